"""What can be wrong with an edition: the reasons, a single problem, and the report that collects them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

MOST_PROBLEMS: Final = 1000  # that are told; a file with more was not made by hand

REASONS: Final[Mapping[str, str]] = {
    "bad-base": "“{base}” is neither a built-in edition nor a .toml file beside this one.",
    "bad-format": "This program reads format {want}.",
    "bad-key": "“{key}” may hold only lower-case letters, digits, - and _.",
    "bad-link": "A link to an edition looks like this: https://example.org/e/ and 26 letters and digits.",
    "bad-pattern": "The pattern must hold {{}} exactly once and no other brace.",
    "bad-placeholder": "The text in “{language}” has the placeholder {found}; allowed: {allowed}.",
    "bad-space-number": "“{key}” is not the plain number of a space.",
    "bad-text-braces": "The text in “{language}” has braces that do not match.",
    "board-size": "A board has {low} to {high} spaces; this one has {found}.",
    "circular-extends": "The file extends itself in the end.",
    "deck-undefined": "There is no deck “{deck}”.",
    "directory": "This is a directory, not a file.",
    "duplicate-letter": "The letter “{letter}” is already that of the group “{other}”.",
    "duplicate-note": "Notes of {value} are listed twice.",
    "duplicate-space": "Space {at} is described twice.",
    "duplicate-token": "There are two tokens with the id “{id}”.",
    "duplicate-value": "“{value}” is listed twice.",
    "empty-deck": "Spaces or cards draw from the deck “{deck}”, but it has no cards.",
    "empty-group": "No space belongs to the group “{group}”.",
    "empty-text": "The text is empty.",
    "few-tokens": "There are {found} tokens for up to {want} players.",
    "go-not-first": "Space 0 must be GO, and no other.",
    "group-mixed": "The group “{group}” holds spaces of different kinds: {kinds}.",
    "group-undefined": "There is no group “{group}”.",
    "inherited-id": "The edition needs an id of its own, not that of the one it extends.",
    "json-syntax": "Not JSON: {why} (line {line}, column {column}).",
    "line-too-long": "Line {line} is longer than {limit} characters.",
    "link-blocked": "The server has blocked this edition.",
    "link-empty": "There is no such edition at this address.",
    "link-other": "The server gave another edition than the link names.",
    "link-unreachable": "The server does not answer ({why}).",
    "list-length": "The list must have {low} to {high} entries; it has {found}.",
    "min-over-max": "The smallest number of players ({low}) is above the largest ({high}).",
    "missing": "The value is missing.",
    "nearest-missing": "The card looks for a {kind}, but the board has none.",
    "no-figure": "There is no drawing “{found}”; one is called edition-figure, such as standard-tram.",
    "no-jail": "The board needs exactly one jail; it has {found}.",
    "no-normal": "The list of variants must hold “normal”.",
    "no-placeholder": "The text in “{language}” does not say {{{want}}}.",
    "no-status": "The value has no status; add a pattern for it to [status].",
    "no-such-edition": "There is no built-in edition and no file of this name.",
    "no-translation": "The text in “{language}” is missing.",
    "not-a-file": "This is not an ordinary file.",
    "not-allowed": "“{found}” is not one of: {allowed}.",
    "not-emoji": "This is not one emoji.",
    "not-fetched": "This edition was never fetched here; give its link once, or its file.",
    "not-flag": "Expected true or false, found {found}.",
    "not-list": "Expected a list, found {found}.",
    "not-table": "Expected a table, found {found}.",
    "not-text": "Expected a text, found {found}.",
    "not-utf8": "The file is not UTF-8 (first at byte {at}).",
    "not-whole": "Expected a whole number, found {found}.",
    "notes-sum": "The notes add up to {found}, but a player starts with {want}.",
    "off-board": "Space {to} is not on this board of {count} spaces.",
    "off-grain": "{found} is not a multiple of the smallest unit {grain}.",
    "only-keepers": "Every card of the deck “{deck}” is kept, so it would run dry.",
    "out-of-range": "{found} is not between {low} and {high}.",
    "rent-count": "A {kind} of this group needs {want} values; there are {found}.",
    "space-missing": "Space {at} is missing.",
    "speed-faces": "A speed die has six faces; without one there are none and no bonus.",
    "syntax": "Not TOML: {why} (line {line}, column {column}).",
    "text-too-long": "The text has {found} characters; at most {limit} fit.",
    "to-jail-without-jail": "This sends players to jail, but there is none.",
    "too-deep": "The file is nested more deeply than {limit} levels.",
    "too-large": "The file is larger than {limit} bytes.",
    "too-many-bases": "The file extends a chain of more than {limit} files.",
    "too-many-deeds": "The board has {found} deeds; at most {limit} are possible.",
    "unknown-base": "There is no edition “{base}” to extend.",
    "unknown-key": "No value of this name is known here.",
    "unknown-kind": "There is no kind “{found}”.",
    "unknown-verb": "No card can “{found}”.",
    "unlisted-variant": "This variant is described but not in the list of variants.",
    "piled-signs": "More than {most} marks stand on one letter.",
    "unprintable": "The text holds a character that cannot be shown.",
    "unwritable": "This cannot be written: {found}.",
    "unreadable": "The file cannot be read ({why}).",
    "variant-undefined": "The variant “{variant}” is listed but not described.",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong: where, an English sentence, and the word and arguments to translate it."""

    place: str
    reason: str
    word: str = ""
    args: Mapping[str, object] = field(default_factory=dict, hash=False)


class EditionError(ValueError):
    """An edition cannot be used; `problems` says everything that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(f"{p.place}: {p.reason}" for p in self.problems)


class Report:
    """Collects problems and remembers which places they touch."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.grain = 1
        self._touched: set[str] = set()
        self._shaping = True

    def add(self, place: str, word: str, **args: object) -> None:
        """Something is wrong here: a word of `REASONS` and what its sentence mentions."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(place, REASONS[word].format(**args), word, args))
        while place and self._shaping:
            self._touched.add(place)
            place = place.rpartition(".")[0]

    def shaped(self) -> None:
        """The shapes are checked: later problems leave a place sound."""
        self._shaping = False

    def sound(self, *places: str) -> bool:
        """Whether nothing is wrong at these places or below them."""
        return self._touched.isdisjoint(places)


def shown(value: object) -> str:
    """A value as a short, printable piece of a sentence."""
    text = value if isinstance(value, str) else kind_of(value)
    if type(value) is int:
        text = _number(value)
    if len(text) <= 60 and text.isprintable():
        return text
    return "".join(c if c.isprintable() else "?" for c in text[:60]) + "…" * (len(text) > 60)


def _number(value: int) -> str:
    return str(value) if abs(value) <= 10**18 else "a huge number"


def kind_of(value: object) -> str:
    """What sort of thing a value is, as a sentence calls it."""
    if value is None:
        return "nothing"
    names = {bool: "true/false", int: "a number", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), f"a {type(value).__name__}")


def dotted(above: str, *keys: str) -> str:
    """The place of a value: the keys that lead to it from the place above (empty at the top), with dots."""
    return ".".join([above] * bool(above) + [shown(key) or '""' for key in keys])
