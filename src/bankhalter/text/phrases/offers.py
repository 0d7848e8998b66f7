"""Offers in one line: `angebot Ben: Seestraße + 100 gegen Hafenstraße`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bankhalter.core.actions import Offer
from bankhalter.text.phrases.action_reader import Doer
from bankhalter.text.phrases.fuzzy import Sorry, amount, fold

# For words with one space between them: with runs of spaces they would go back and forth.
AGAINST = re.compile(r" (?:gegen|für|fuer|for|against) | ?<-> ?", re.IGNORECASE)
PLUS = re.compile(r" ?(?:[+&;]|,(?!\d{3}(?!\d))) ?| (?:und|and|plus) ", re.IGNORECASE)
RELIEF = re.compile(r"(?:schulderlass|erlass|erlaß|relief)\s+(.+)", re.IGNORECASE)
SPACE = re.compile(r"(?:#|feld\s+|space\s+)(\d{1,2})", re.IGNORECASE)
NOTHING = ("", "nichts", "nothing", "0")
CARD_WORDS = ("gefangniskarte", "gefangnisfrei", "freikarte", "jailcard", "getoutofjail", "karte", "card")


@dataclass
class Goods:
    """One side of an offer; deeds and cards are masks."""

    cash: int = 0
    deeds: int = 0
    cards: int = 0
    relief: int = 0


def read_offer(doer: Doer, text: str) -> Offer:
    """Read an offer to a player with both sides."""
    name, mark, goods = text.partition(":")
    if not mark:
        name, _, goods = text.partition(" ")
    sides = AGAINST.split(f" {' '.join(goods.split())} ")
    if len(sides) != 2:
        raise Sorry("terminal-offer-form")
    return make_offer(doer, doer.player(name.strip()), sides[0], sides[1])


def make_offer(doer: Doer, to: int, give: str, want: str) -> Offer:
    """Put two lists of goods together."""
    mine = read_goods(doer, doer.seat, give)
    theirs = read_goods(doer, to, want)
    return Offer(
        doer.seat,
        to,
        mine.cash,
        mine.deeds,
        mine.cards,
        theirs.cash,
        theirs.deeds,
        theirs.cards,
        mine.relief or theirs.relief,
    )


def read_goods(doer: Doer, holder: int, text: str) -> Goods:
    """Read a list such as `Seestraße + 100`."""
    goods = Goods()
    for item in PLUS.split(" ".join(text.split())):
        if fold(item) not in NOTHING:
            add_item(doer, holder, item.strip(), goods)
    return goods


def add_item(doer: Doer, holder: int, item: str, goods: Goods) -> None:
    """Add money, relief from a debt, a jail card or a property."""
    relief = RELIEF.fullmatch(item)
    money = amount(relief[1] if relief else item)
    if relief and money is not None:
        goods.relief += money
    elif money is not None:
        goods.cash += money
    elif is_card(doer, item):
        goods.cards |= a_card(doer, holder, goods.cards)
    else:
        goods.deeds |= 1 << a_deed(doer, holder, item)


def is_card(doer: Doer, item: str) -> bool:
    """Tell whether a jail card is meant."""
    own = [fold(term.one) for term in doer.game.edition.terms["jail_card"].values()]
    said = re.sub(r"^\d+", "", fold(item))
    return len(said) > 3 and any(
        word.startswith(said) or said.startswith(word) for word in (*own, *CARD_WORDS)
    )


def a_card(doer: Doer, holder: int, taken: int) -> int:
    """Return one of the cards the holder keeps, as a mask."""
    left = int(doer.game.state.seats[holder].kept) & ~taken
    if not left:
        raise Sorry("terminal-no-jail-card", player=doer.speaker.seat(holder))
    return left & -left


def a_deed(doer: Doer, holder: int, item: str) -> int:
    """Return the property meant; of several, the one the holder owns."""
    numbered = SPACE.fullmatch(item)

    def fits(at: int) -> bool:
        deed = int(doer.game.tables.deed_at[at])
        return deed >= 0 and bool(doer.game.state.owner[deed] == holder)

    at = doer.space(numbered[1] if numbered else item, fits)
    deed = int(doer.game.tables.deed_at[at])
    if deed < 0:
        raise Sorry("terminal-not-for-sale", space=doer.speaker.space(at))
    return deed


def is_open(doer: Doer) -> str | None:
    """Return the word why no offer can be made at this moment, judged by an offer that is empty."""
    word = doer.game.refuse(Offer(doer.seat, (doer.seat + 1) % len(doer.game.players)))
    return word if word in MOMENT_WORDS else None


MOMENT_WORDS = frozenset(
    {"dice-in-air", "lot-running", "debt-first", "closing", "game-over", "out-of-game", "no-such-seat"}
)
