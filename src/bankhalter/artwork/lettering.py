"""The printed letters: how wide they are, and how a name is fitted into a box.

The font is Fira Sans Condensed (SIL Open Font License, fonts/LICENSE). Its widths are kept as data, so that
fitting needs no font library; tests/printing holds them to the font files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

REGULAR, BOLD = 500, 700
SCRIPTS = ("latin", "latin-ext", "cyrillic", "greek")
UNKNOWN = 1000  # the advance of a letter that another font must lend: room for the widest
LEADING = 1.14  # from line to line, by the size
SOFT = "\u00ad"
CAPITAL = 0.69  # the height of a capital, by the size
STEPS = 12  # sizes tried between the largest and the smallest

WORD = re.compile(r"( *)([^ /-]+[/-]?|[/-]+)")  # a line may end after a space, a hyphen or a slash

Measure = Callable[[str], float]
Softener = Callable[[str], str]


@cache
def _advances(weight: int) -> dict[str, int]:
    data = json.loads(resources.files(__package__).joinpath("metrics.json").read_text("utf-8"))
    return {letter: int(advance) for advance, letters in data[str(weight)].items() for letter in letters}


def width(text: str, size: float, weight: int = REGULAR) -> float:
    """Return how wide a text is printed; kerning only makes it narrower."""
    advances = _advances(weight)
    return size * sum(advances.get(letter, UNKNOWN) for letter in text) / 1000


def known(text: str) -> bool:
    """Tell whether the printed font has every letter of a text."""
    return all(letter in _advances(REGULAR) for letter in text)


# Where a word may be broken --------------------------------------------------------------------------------


@cache
def _parts() -> re.Pattern[str]:
    """The places before the parts that long names are made of; the browser breaks there too."""
    parts = json.loads(resources.files(__package__).joinpath("word_parts.json").read_text("utf-8"))
    return re.compile(rf"(?<=[a-zäöüß]{{3}})(?=(?:{'|'.join(map(re.escape, parts))}))", re.IGNORECASE)


VOWEL, CONSONANT = "aeiouyäöüáàâéèêíìîóòôúùûаеёиоуыэюя", r"[^\W\d_aeiouyäöüáàâéèêíìîóòôúùûаеёиоуыэюя]"
SYLLABLE = re.compile(
    rf"(?<=[{VOWEL}])(?={CONSONANT}[{VOWEL}])|(?<=[{VOWEL}]{CONSONANT})(?={CONSONANT}[{VOWEL}])", re.I
)


def softened(name: str) -> str:
    """Return a name with soft hyphens before the parts it is made of."""
    return _parts().sub(SOFT, name)


def syllables(name: str) -> str:
    """Return a name with soft hyphens between its syllables, as far as a simple rule finds them."""
    return " ".join(_syllables(word) for word in softened(name).split(" "))


def _syllables(word: str) -> str:
    pieces = SYLLABLE.sub(SOFT, word).split(SOFT)
    joined = [pieces[0]]
    for piece in pieces[1:]:
        if len(joined[-1]) < 3 or len(piece) < 3:
            joined[-1] += piece
        else:
            joined.append(piece)
    return SOFT.join(joined)


def letters(name: str) -> str:
    """Return a name that may be broken anywhere inside its words: the last resort."""
    return " ".join(SOFT.join(word) for word in name.split(" "))


# Lines -----------------------------------------------------------------------------------------------------


def broken(name: str, room: float, measure: Measure) -> list[str] | None:
    """Break a name into lines of a width, at spaces, hyphens, soft hyphens; None if a piece is too wide."""
    lines, line = [], ""
    for space, word in WORD.findall(name.strip()):
        glue = " " if line and space else ""
        if measure(_bare(line + glue + word)) <= room:
            line += glue + word
            continue
        lines += [_bare(line)] if line else []
        pieces = _cut(word, room, measure)
        if pieces is None:
            return None
        lines += pieces[:-1]
        line = pieces[-1]
    return [*lines, _bare(line)]


def _bare(text: str) -> str:
    return text.replace(SOFT, "")


def _cut(word: str, room: float, measure: Measure) -> list[str] | None:
    """Cut one word at its soft hyphens so that every piece fits."""
    out, piece = [], ""
    parts = word.split(SOFT)
    for i, part in enumerate(parts):
        hyphen = "-" if i < len(parts) - 1 else ""
        if measure(part + hyphen) > room:
            return None
        if measure(piece + part + hyphen) > room:
            out.append(f"{piece}-")
            piece = ""
        piece += part
    return [*out, piece]


@dataclass(frozen=True)
class Fitted:
    """A name in lines, and the size at which they fit."""

    lines: tuple[str, ...]
    size: float

    @property
    def high(self) -> float:
        """How high the lines are together, from the top of the capitals to the last base line."""
        return self.size * (CAPITAL + LEADING * (len(self.lines) - 1))


def whole(name: str) -> str:
    """Return a name whose words are not to be broken."""
    return name


def fitted(
    name: str, wide: float, high: float, sizes: tuple[float, float], weight: int = BOLD, breaks: bool = True
) -> Fitted:
    """Fit a name into a box: whole words, then broken ones, smaller and smaller, down to the second size.

    What even then does not fit is broken anywhere, and as small as it must be: nothing leaves its box.
    """
    for soften, first, last in _ways(sizes) if breaks else _whole_ways(sizes):
        found = _largest(soften(name), wide, high, (first, last), weight)
        if found is not None:
            return found
    return Fitted((name,), min(sizes[1], wide / max(width(name, 1, weight), 0.01)))


def _ways(sizes: tuple[float, float]) -> Sequence[tuple[Softener, float, float]]:
    """Return how a name may be broken between which sizes, in the order of trying."""
    largest, floor = sizes
    readable = max(floor, largest * 0.85)
    return (
        (whole, largest, readable),
        (softened, largest, readable),
        (whole, readable, floor),
        (softened, readable, floor),
        (syllables, largest, floor),
        (letters, floor, floor * 0.2),
    )


def _whole_ways(sizes: tuple[float, float]) -> Sequence[tuple[Softener, float, float]]:
    """The same where no word may be broken."""
    return (whole, *sizes), (whole, sizes[1], sizes[1] * 0.2)


def _largest(text: str, wide: float, high: float, sizes: tuple[float, float], weight: int) -> Fitted | None:
    """Return the lines at the largest size between two at which they fit."""
    for step in range(STEPS + 1):
        size = sizes[0] + (sizes[1] - sizes[0]) * step / STEPS
        lines = broken(text, wide, lambda said, size=size: width(said, size, weight))  # type: ignore[misc]
        if lines is not None:
            found = Fitted(tuple(lines), size)
            if found.high <= high:
                return found
    return None


def paragraph(text: str, room: float, size: float, weight: int = REGULAR) -> list[str]:
    """Break running text into lines of a width; words that are too long are broken."""

    def measure(said: str) -> float:
        return width(said, size, weight)

    for soften in (whole, softened, syllables, letters):
        lines = broken(soften(text), room, measure)
        if lines is not None:
            return lines
    return [text]
