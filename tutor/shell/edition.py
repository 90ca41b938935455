"""Which edition of the texts and files this is: kept copies of another one are thrown away."""

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from django.conf import settings

TOLD = ("seeds/**/*.md", "seeds/**/*.toml", "locale/**/*.mo", "templates/**/*.html")


@lru_cache(maxsize=1)
def edition() -> str:
    """A short word that changes with any text, template or hashed file."""
    root = Path(settings.BASE_DIR)
    files = [
        *(file for pattern in TOLD for file in root.glob(pattern)),
        Path(settings.STATIC_ROOT) / "staticfiles.json",
    ]
    digest = blake2b(digest_size=6)
    for file in sorted(files):
        if file.exists():
            digest.update(file.read_bytes())
    return digest.hexdigest()
