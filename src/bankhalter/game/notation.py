"""Actions as text that comes back: `1 bid 120`, `* 3-4`, `2 build 31`. docs/record.md is the grammar."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from bankhalter.core import codes, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.flatten import FACES, group_ids
from bankhalter.core.legal import Choice
from bankhalter.core.rules import plan
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition

ACTORS = {codes.CHANCE: "*", codes.CLOCK: "!"}
ACTOR_CODES = {mark: code for code, mark in ACTORS.items()}
FACE_WORDS = {code: word for word, code in FACES.items()}
BUILDINGS = {"house": codes.HOUSE, "hotel": codes.HOTEL}
BUILDING_WORDS = {code: word for word, code in BUILDINGS.items()}
DEED_ACTIONS = {codes.BUILD, codes.SELL, codes.MORTGAGE, codes.LIFT, codes.PUT, codes.KEEP, codes.REDEEM}
NUMBER_ACTIONS = {
    codes.BID,
    codes.WANT,
    codes.STEP,
    codes.JUMP_TO,
    codes.DEMAND,
    codes.ACCEPT,
    codes.REJECT,
    codes.WITHDRAW,
}
LARGEST = 10**12  # beyond any amount in any game
DICE = re.compile(r"\d+-\d+(-\w+)?", re.ASCII)
EYES = set("123456")


class BadNotation(ValueError):
    """A text that is no action; `word` says why."""

    def __init__(self, word: str, text: str) -> None:
        self.word = word
        self.text = text
        super().__init__(f"{word}: {text!r}")


class Menu(list[Choice]):
    """The lines of a menu, which print as what may be said."""

    def __init__(self, lines: Iterable[Choice], notation: Notation) -> None:
        super().__init__(lines)
        self.notation = notation

    def __repr__(self) -> str:
        """Return the lines as text: `<Menu: 1 bid 10…1500, 1 pass>`."""
        return f"<Menu: {', '.join(map(self.line, self)) or 'nothing'}>"

    def line(self, choice: Choice) -> str:
        """Return a line as text, with its range where an amount is free."""
        said = self.notation.write_choice(choice)
        if choice.kind == codes.OFFER:
            return said + " …"
        return f"{said}…{choice.high}" if choice.low < choice.high else said

    def __reduce__(self) -> tuple[type[Menu], tuple[list[Choice], Notation]]:
        """Pickle and copy with the notation."""
        return Menu, (list(self), self.notation)


class Notation:
    """Writes and reads actions of one edition: deeds by space, cards by id, seats from 1."""

    def __init__(self, edition: Edition, tables: Tables) -> None:
        self.edition = edition
        self.tables = tables
        self.groups = group_ids(edition)
        self.cards = [f"{card.deck}/{card.id}" for card in edition.cards]

    # Writing -----------------------------------------------------------------------------------

    def write(self, action: Action) -> str:
        """Return an action as text."""
        actor = ACTORS.get(int(action.seat)) or str(action.seat + 1)
        return f"{actor} {self.write_words(action)}"

    def write_choice(self, choice: Choice) -> str:
        """Return a line of the menu as the least that can be said by it; an offer without its goods."""
        if choice.kind == codes.OFFER:
            return f"{choice.seat + 1} {names.ACTIONS[codes.OFFER]}"
        return self.write(Action(choice.kind, choice.seat, choice.a, choice.b))

    def write_words(self, action: Action) -> str:
        """Return an action without its actor."""
        kind = int(action.kind)
        if kind == codes.ROLLED:
            return self.write_dice(action)
        if isinstance(action, Offer):
            return self.write_offer(action)
        word = names.ACTIONS[kind]
        arguments = self.write_arguments(kind, action)
        return f"{word} {arguments}" if arguments else word

    def write_dice(self, action: Action) -> str:
        """Return a throw as 3-4 or 3-4-bus."""
        dice = f"{action.a}-{action.b}"
        return f"{dice}-{FACE_WORDS[int(action.c)]}" if action.c else dice

    def write_arguments(self, kind: int, action: Action) -> str:
        """Return the numbers of an action in words people know."""
        if kind in DEED_ACTIONS or kind == codes.DEALT:
            return str(self.tables.space[action.a])
        if kind in NUMBER_ACTIONS:
            return str(action.a)
        if kind in (codes.DRAWN, codes.PLAY_CARD):
            return self.cards[int(action.a)]
        if kind == codes.ORDER:
            return f"{BUILDING_WORDS[int(action.a)]} {action.b}"
        if kind == codes.SELL_DOWN:
            return f"{self.groups[int(action.a)]} {self.write_levels(action)}"
        if kind == codes.WISH:
            return f"demand {'on' if action.b else 'off'}"
        if kind == codes.RECOUNT:
            return f"{action.a + 1} {action.b}"
        return self.write_plan(action) if kind == codes.PLAN else ""

    def write_plan(self, action: Action) -> str:
        """Return the streets of a plan, each once for every building on it."""
        counts = [int(plan.count(action, deed)) for deed in range(self.tables.deeds)]
        sites = [deed for deed, count in enumerate(counts) for _ in range(count)]
        return " ".join(str(self.tables.space[deed]) for deed in sites)

    def write_levels(self, action: Action) -> str:
        """Return the target levels of a group sale as 2-1-1."""
        count = self.tables.count[action.a]
        return "-".join(str((action.b >> (3 * i)) & 7) for i in range(count))

    def write_offer(self, o: Offer) -> str:
        """Return an offer as `offer 2 give=31,a/keep cash=100 want=5`; what is nothing is left out."""
        parts = {
            "give": self.write_goods(int(o.deeds), int(o.cards)),
            "cash": str(o.cash) if o.cash else "",
            "want": self.write_goods(int(o.want_deeds), int(o.want_cards)),
            "want-cash": str(o.want_cash) if o.want_cash else "",
            "relief": str(o.relief) if o.relief else "",
        }
        said = [f"{key}={value}" for key, value in parts.items() if value]
        return " ".join([f"offer {o.to + 1}", *said])

    def write_goods(self, deeds: int, cards: int) -> str:
        """Return deeds and cards as a list with commas."""
        spaces = [str(self.tables.space[d]) for d in range(self.tables.deeds) if deeds >> d & 1]
        return ",".join(spaces + [card for i, card in enumerate(self.cards) if cards >> i & 1])

    # Reading -----------------------------------------------------------------------------------

    def read(self, text: str) -> Action:
        """Return the action a text says, or raise BadNotation."""
        actor, _, rest = text.strip().partition(" ")
        words = rest.split()
        seat = self.read_actor(actor)
        if not words:
            raise BadNotation("no-word", text)
        if DICE.fullmatch(words[0]):
            return self.read_dice(seat, *words)
        kind = names.ACTION_CODES.get(words[0])
        if kind is None or kind == codes.ROLLED:
            raise BadNotation("unknown-word", words[0])
        if kind == codes.OFFER:
            return self.read_offer(seat, words[1:])
        if kind == codes.PLAN:
            return self.read_plan(seat, words[1:])
        return self.read_arguments(kind, seat, words[1:])

    def read_actor(self, text: str) -> int:
        """Return the seat of `1`, `*` or `!`."""
        if text in ACTOR_CODES:
            return ACTOR_CODES[text]
        return read_seat(text)

    def read_dice(self, seat: int, text: str, *more: str) -> Action:
        """Read 3-4 or 3-4-bus."""
        first, second, *third = text.split("-")
        if more:
            raise BadNotation("wrong-arguments", " ".join([text, *more]))
        if not {first, second} <= EYES:
            raise BadNotation("no-such-throw", text)
        if third and third[0] not in FACES:
            raise BadNotation("unknown-face", text)
        return Action(codes.ROLLED, seat, int(first), int(second), FACES[third[0]] if third else 0)

    def read_arguments(self, kind: int, seat: int, words: list[str]) -> Action:
        """Read the numbers of an action."""
        readers: list[Callable[[str], int]] = []
        if kind in DEED_ACTIONS or kind == codes.DEALT:
            readers = [self.read_deed]
        elif kind in NUMBER_ACTIONS:
            readers = [read_number]
        elif kind in (codes.DRAWN, codes.PLAY_CARD):
            readers = [self.read_card]
        elif kind == codes.ORDER:
            readers = [read_building, read_number]
        elif kind == codes.SELL_DOWN:
            readers = [self.read_group, read_levels]
        elif kind == codes.WISH:
            readers = [read_wish, read_switch]
        elif kind == codes.RECOUNT:
            readers = [read_seat, read_number]
        if len(words) != len(readers):
            raise BadNotation("wrong-arguments", " ".join([names.ACTIONS[kind], *words]))
        return Action(kind, seat, *(read(word) for read, word in zip(readers, words, strict=True)))

    def read_deed(self, text: str) -> int:
        """Return the deed on a space."""
        space = read_number(text)
        if space >= self.tables.size or self.tables.deed_at[space] < 0:
            raise BadNotation("no-such-deed", text)
        return int(self.tables.deed_at[space])

    def read_card(self, text: str) -> int:
        """Return a card by deck and id."""
        if text not in self.cards:
            raise BadNotation("no-such-card", text)
        return self.cards.index(text)

    def read_group(self, text: str) -> int:
        """Return a group by its id."""
        if text not in self.groups:
            raise BadNotation("no-such-group", text)
        return self.groups.index(text)

    def read_offer(self, seat: int, words: list[str]) -> Offer:
        """Read an offer."""
        if not words:
            raise BadNotation("wrong-arguments", "offer")
        goods = {"give": "", "cash": "0", "want": "", "want-cash": "0", "relief": "0"}
        for word in words[1:]:
            key, mark, value = word.partition("=")
            if key not in goods or not mark:
                raise BadNotation("wrong-arguments", word)
            goods[key] = value
        deeds, cards = self.read_goods(goods["give"])
        want_deeds, want_cards = self.read_goods(goods["want"])
        cash, want_cash, relief = (read_number(goods[key]) for key in ("cash", "want-cash", "relief"))
        to = self.read_actor(words[0])
        return Offer(seat, to, cash, deeds, cards, want_cash, want_deeds, want_cards, relief)

    def read_plan(self, seat: int, words: list[str]) -> Action:
        """Read a plan: each street once for every building on it."""
        deeds = [self.read_deed(word) for word in words]
        if not deeds or max(Counter(deeds).values()) > self.tables.hotel:
            raise BadNotation("wrong-arguments", " ".join(["plan", *words]))
        return plan.of(seat, deeds)

    def read_goods(self, text: str) -> tuple[int, int]:
        """Read a list of deeds and cards as two masks."""
        deeds = cards = 0
        for item in text.split(",") if text else ():
            if "/" in item:
                cards |= 1 << self.read_card(item)
            else:
                deeds |= 1 << self.read_deed(item)
        return deeds, cards


def read_seat(text: str) -> int:
    """Read the number of a seat."""
    if not re.fullmatch(r"[1-9]\d?", text) or int(text) > codes.SEATS:
        raise BadNotation("no-such-seat", text)
    return int(text) - 1


def read_number(text: str) -> int:
    """Read a whole amount within reason; nothing in the game is below nought."""
    if not re.fullmatch(r"\d{1,13}", text, re.ASCII) or int(text) > LARGEST:
        raise BadNotation("no-number", text)
    return int(text)


def read_building(text: str) -> int:
    """Read house or hotel."""
    if text not in BUILDINGS:
        raise BadNotation("no-such-building", text)
    return BUILDINGS[text]


def read_levels(text: str) -> int:
    """Read target levels such as 2-1-1."""
    if not re.fullmatch(r"[0-5](-[0-5]){0,9}", text):
        raise BadNotation("no-levels", text)
    return sum(int(level) << (3 * i) for i, level in enumerate(text.split("-")))


def read_wish(text: str) -> int:
    """Read the name of a standing wish."""
    if text != "demand":
        raise BadNotation("no-such-wish", text)
    return codes.WISH_DEMAND


def read_switch(text: str) -> int:
    """Read on or off."""
    if text not in ("on", "off"):
        raise BadNotation("wrong-arguments", text)
    return int(text == "on")
