"""What an edition is: the values that `load` gives, and how large an edition may be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

LANGUAGES: Final = ("de", "en")
STATUSES: Final = ("printed", "derived", "ours")  # from the most to the least certain
MAX_AMOUNT: Final = 10**9
MAX_SEATS: Final = 12
MAX_CARDS: Final = 31
MAX_DEEDS: Final = 60
MIN_SPACES: Final = 12
MAX_SPACES: Final = 60
STREET_RENTS: Final = 6

# fmt: off
TERMS: Final = (
    "house", "hotel", "street", "station", "utility", "property", "deed", "deck_a", "deck_b",
    "card_a", "card_b", "jail_card", "go", "jail", "visiting", "to_jail", "parking",
    "mortgage", "mortgage_value", "bank", "token", "player", "salary", "fine", "mr",
)
GENDERS: Final = ("m", "f", "n", "many", "bare", "title")  # of the name of a space, see `Forms`
PALETTES: Final = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke", "neutral")
MIDDLES: Final = ("rosette", "alps", "compass", "horseshoe", "pitch", "plain")
BUILDINGS: Final = ("gable", "chalet", "keep", "stable", "stand")
ICONS: Final = ("station", "gondola", "portal", "flag", "stand", "stadium", "bolt", "drop")
# fmt: on

Tree = dict[str, Any]  # an edition as its file says it, before it is known to be one


@dataclass(frozen=True, slots=True)
class Forms:
    """How the German name of a space stands in a sentence.

    `gender` is m, f, n or many (a plural) for names with an article, bare for names without one (Durotar),
    and title for what can only be quoted (Setze ein Zeichen). The cases are those after the article: das
    Dunkle Portal, auf dem Dunklen Portal; left empty they are the name itself.
    """

    gender: str
    nominative: str = ""
    accusative: str = ""
    dative: str = ""


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the ring; fields that its kind does not have are empty."""

    at: int
    kind: str
    name: Mapping[str, str]
    short: Mapping[str, str] = field(default_factory=dict)  # on the square, if the name is too long for it
    forms: Forms = Forms("title")
    group: str = ""
    deck: str = ""
    price: int = 0
    house: int = 0
    hotel: int = 0
    mortgage: int = 0
    rent: tuple[int, ...] = ()
    factor: tuple[int, ...] = ()
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """One card: the verb `do`, its arguments, and our own text with placeholders."""

    id: str
    deck: str
    do: str
    args: Mapping[str, int | str]
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Term:
    """What the edition calls a thing, with what grammar needs (gender m, f, n, or empty)."""

    one: str
    many: str
    gender: str
    dative_many: str


@dataclass(frozen=True, slots=True)
class Group:
    """A colour group, or the stations, or the utilities."""

    id: str
    name: Mapping[str, str]
    letter: str
    colour: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A pile of cards: the name of its spaces and of one of its cards."""

    id: str
    name: Mapping[str, str]
    card: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Token:
    """A figure a player moves: a drawing of the edition, or of any edition, an emoji, or letters."""

    id: str
    name: Mapping[str, str]
    drawn: str = ""  # `edition-figure`, such as standard-tram
    emoji: str = ""
    initials: str = ""


@dataclass(frozen=True, slots=True)
class BoardLook:
    """How the board is drawn; what is left empty is as the palette has it."""

    palette: str = "neutral"
    middle: str = ""
    buildings: str = ""
    station: str = ""
    utilities: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Money:
    """The currency: its grain, what a player starts with, and how a sum is written."""

    grain: int
    smallest: int
    start: int
    notes: tuple[tuple[int, int], ...]
    pattern: Mapping[str, str]
    thousands: str


@dataclass(frozen=True, slots=True)
class Amounts:
    """Sums and stocks that belong to no single space."""

    salary: int
    fine: int
    speed_bonus: int
    houses: int
    hotels: int
    interest_percent: int


@dataclass(frozen=True, slots=True)
class Variant:
    """How a variant departs from the normal game; the defaults are the normal game."""

    deal: int = 0
    deal_paid: bool = False
    hotel_houses: int = 4
    end_bankruptcies: int = 0  # 0: play until one is left
    jail_must_leave: bool = False
    timed: bool = False


@dataclass(frozen=True, slots=True)
class BoxPrint:
    """What box and parts show, as far as a rulebook tells: nothing of it matters for play."""

    age: int = 0  # 0: not said
    short_minutes: tuple[int, ...] = ()  # from, to
    currency: Mapping[str, str] = field(default_factory=dict)  # by language
    look: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # of "house" and "hotel"
    deed_also: tuple[str, ...] = ()  # what deeds show besides rents and building prices
    extras: Mapping[str, int] = field(default_factory=dict)  # parts that only this box has


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed.

    `hash` names all of it, `digest` what affects play; `base` is the built-in edition it was made from,
    `tree` what its file and those it extends say, merged (only to be read).
    """

    id: str
    seed: str
    language: str
    name: Mapping[str, str]
    blurb: Mapping[str, str]
    players: tuple[int, int]
    money: Money
    amounts: Amounts
    speed: bool
    faces: tuple[str, ...]
    variants: Mapping[str, Variant]
    rules: Mapping[str, object]
    spaces: tuple[Space, ...]
    groups: Mapping[str, Group]
    decks: Mapping[str, Deck]
    cards: tuple[Card, ...]
    terms: Mapping[str, Mapping[str, Term]]
    tokens: tuple[Token, ...]
    sources: Mapping[str, str]
    look: BoardLook
    base: str
    hash: str
    digest: str
    statuses: Mapping[str, str] = field(default_factory=dict)
    tree: Tree = field(compare=False, default_factory=dict)
    box: BoxPrint = BoxPrint()

    def __repr__(self) -> str:
        return f"Edition({self.id!r}, digest={self.digest!r})"

    def __hash__(self) -> int:
        return hash(self.hash)

    def status(self, path: str) -> str:
        """The status of a value such as `spaces.1.rent`; of a table, its least certain one."""
        below = path + "."
        found = [s for at, s in self.statuses.items() if at == path or at.startswith(below)]
        if not found:
            raise KeyError(path)
        return max(found, key=STATUSES.index)
