"""Each pair of colours that is used together is read easily: WCAG ratios from tokens.css, in every theme."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "tutor" / "static" / "css" / "tokens.css"

TEXT = 4.5
EDGE = 3.0  # edges, signs and large text

PAIRS = [
    *((ink, ground, TEXT) for ink in ("ink", "quiet", "rose") for ground in ("paper", "surface")),
    *((f"ink-{suit}", ground, TEXT) for suit in "hdc" for ground in ("paper", "surface")),
    *(("ink", wash, TEXT) for wash in ("rose-wash", "ochre-wash", "sea-wash")),
    *(("rose", wash, TEXT) for wash in ("rose-wash", "ochre-wash", "sea-wash")),
    *(("quiet", wash, TEXT) for wash in ("rose-wash", "ochre-wash", "sea-wash")),
    ("rose-deep", "paper", TEXT),
    ("on-rose", "rose", TEXT),
    ("on-rose", "rose-deep", TEXT),
    ("on-cloth", "cloth", TEXT),
    ("surface", "ochre-ink", TEXT),
    ("surface", "sea-ink", TEXT),
    ("glow", "cloth", EDGE),
    ("edge", "paper", EDGE),
    ("edge", "surface", EDGE),
    ("slate", "paper", EDGE),
    ("sea", "surface", EDGE),
    ("ochre", "surface", EDGE),
    ("card-face", "cloth", EDGE),
    *((f"card-{suit}", "card-face", TEXT) for suit in "hdcs"),
    ("card-ink", "card-face", TEXT),
    ("card-on-band", "card-band", TEXT),
    ("card-on-band", "card-band-special", TEXT),
]


def _tokens() -> dict[str, dict[str, str]]:
    """Every theme: by day and by night, plain, with four suit colours, with more contrast, with both."""
    plain, four, more = re.split(
        r'^:root\[data-suits="four"\]|^@media \(prefers-contrast', TOKENS.read_text(), flags=re.M
    )
    looks = {"plain": plain, "four": plain + four, "more": plain + more, "both": plain + four + more}
    return {f"{name} {time}": _read(css, time) for name, css in looks.items() for time in ("day", "night")}


def _read(css: str, time: str) -> dict[str, str]:
    colours = re.findall(r"--([\w-]+): (?:var\(--day, (#\w{6})\) var\(--night, (#\w{6})\)|(#\w{6}));", css)
    return {name: always or (day if time == "day" else night) for name, day, night, always in colours}


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", _tokens())
def test_pairs_used_together_are_read_easily(theme: str) -> None:
    tokens = _tokens()[theme]
    weak = []
    for ink, ground, least in PAIRS:
        bright, dim = sorted((_luminance(tokens[ink]), _luminance(tokens[ground])), reverse=True)
        ratio = (bright + 0.05) / (dim + 0.05)
        if ratio < least:
            weak.append(f"{ink} on {ground}: {ratio:.2f} < {least}")
    assert not weak
