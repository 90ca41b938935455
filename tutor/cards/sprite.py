"""A pack as one SVG sprite: a symbol for each card code, and ``back``."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from tutor.cards.pen import EDGE, FACE, WIDTH, box, element

FOLDER = Path(__file__).parents[1] / "static" / "cards"


class Pack(NamedTuple):
    """What makes a pack: its codes in their order, the pictures, and the letters that follow the language."""

    name: str
    height: int  # of a card that is 100 wide
    codes: tuple[str, ...]
    letters: Mapping[str, Mapping[str, str]]  # language -> court rank -> letter; empty where the faces bear none
    picture: Callable[[str, Mapping[str, str]], str]
    back: Callable[[], str]
    shared: str = ""  # definitions the pictures refer to

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages the pack has a sprite of its own for; one nameless sprite serves all where there are none."""
        return tuple(self.letters) or ("",)

    def file(self, language: str) -> str:
        """The name of the sprite for a reader of this language; English letters for a language without any."""
        if not self.letters:
            return f"{self.name}.svg"
        return f"{self.name}.{language if language in self.letters else 'en'}.svg"

    def sprite(self, language: str) -> str:
        """The whole sprite. KeyError for a language the pack has no letters for."""
        letters = self.letters[language] if self.letters else {}
        face = element("use", href="#face")
        pictures = {code: self.picture(code, letters) for code in self.codes} | {"back": self.back()}
        symbols = [self._symbol(name, face + picture) for name, picture in pictures.items()]
        content = "\n".join([element("defs", self._face() + self.shared), *symbols])
        return element("svg", f"\n{content}\n", xmlns="http://www.w3.org/2000/svg") + "\n"

    def write(self, folder: Path = FOLDER) -> None:
        """Write the sprite of every language into the folder."""
        for language in self.languages:
            (folder / self.file(language)).write_text(self.sprite(language), encoding="utf-8")

    def _symbol(self, name: str, content: str) -> str:
        return element("symbol", content, id=name, viewBox=f"0 0 {WIDTH} {self.height}")

    def _face(self) -> str:
        return box(1, 1, WIDTH - 2, self.height - 2, FACE, rx=7, stroke=EDGE, stroke_width=2, id="face")
