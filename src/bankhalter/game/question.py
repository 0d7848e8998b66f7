"""What the question on top of a game is about, in plain values. Holds no rule: it repeats the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, cast

from bankhalter.core import codes, names
from bankhalter.core.decisions import (
    Auction,
    CardChoice,
    Deal,
    Debt,
    Decision,
    Draw,
    Estate,
    Opening,
    Place,
    Purchase,
    Receipt,
    RentRoll,
    Roll,
    Wants,
)
from bankhalter.core.odds import dice_awaited, odds
from bankhalter.core.rules import auction
from bankhalter.core.state import State


class Detail(TypedDict, total=False):
    """What the question is about; which entries there are depends on `awaited` (docs/protocol.md)."""

    space: int | None  # of the deed for sale
    amount: int  # its price, what is owed, or what a card asks
    to: int  # whom it is owed
    why: str
    what: str  # the lot, or the scarce building
    least: int  # the lowest bid
    high: int
    leader: int
    bidders: list[int]
    count: int
    card: int  # by its place in the edition
    spaces: list[int]  # of deeds received, or that may be dealt
    who: int  # whom chance is asked for
    dice: int  # how many
    deck: str
    cards: list[int]  # that may be drawn, by their places in the edition
    of: int  # whose estate the lot belongs to
    after: int  # how many lots of it follow


def detail(st: State) -> Detail:
    """Return what the question on top is about."""
    make = DETAILS.get(st.top.kind)
    return make(st, st.top) if make else {}


def spaces_of(st: State, deeds: int) -> list[int]:
    """Return the spaces of a mask of deeds."""
    return [int(st.tables.space[d]) for d in range(st.tables.deeds) if deeds >> d & 1] if deeds else []


def seats_of(mask: int) -> list[int]:
    """Return the seats of a mask."""
    return [i for i in range(codes.SEATS) if mask >> i & 1]


def _purchase(st: State, top: Decision) -> Detail:
    deed = cast(Purchase, top).deed
    return {"space": int(st.tables.space[deed]), "amount": int(st.tables.price[deed])}


def _debt(st: State, top: Decision) -> Detail:
    debt = cast(Debt, top)
    return {"to": int(debt.to), "amount": int(debt.amount), "why": names.WHYS[debt.why]}


def _auction(st: State, top: Decision) -> Detail:
    lot = cast(Auction, top)
    return {
        "what": names.LOTS[lot.what],
        "space": int(st.tables.space[lot.deed]) if lot.what == codes.DEED else None,
        "least": int(auction.lowest_bid(st, lot)),
        "high": int(lot.high),
        "leader": int(lot.leader),
        "bidders": seats_of(int(lot.bidders & ~lot.passed)),
        **_estate(st, lot),
    }


def _estate(st: State, lot: Auction) -> Detail:
    """Return whose estate a lot is of, and how many more follow."""
    if lot.of < 0:
        return {}
    left = [cast(Estate, f).deeds for f in st.agenda if f.kind == codes.ESTATE and f.seat == lot.of]
    return {"of": int(lot.of), "after": sum(int(deeds).bit_count() for deeds in left)}


def _wants(st: State, top: Decision) -> Detail:
    return {"what": names.LOTS[cast(Wants, top).what]}


def _place(st: State, top: Decision) -> Detail:
    place = cast(Place, top)
    return {"what": names.LOTS[place.what], "count": int(place.count)}


def _receipt(st: State, top: Decision) -> Detail:
    return {"spaces": spaces_of(st, int(cast(Receipt, top).deeds))}


def _card_choice(st: State, top: Decision) -> Detail:
    card = int(cast(CardChoice, top).card)
    return {"card": card, "amount": int(st.tables.card_a[card])}


def _thrown(st: State, top: Decision) -> Detail:
    return {"who": int(thrown_for(top)), "dice": int(dice_awaited(st))}


def thrown_for(top: Decision) -> int:
    """Return whom chance throws for."""
    if top.kind == codes.RENT_ROLL:
        return cast(RentRoll, top).payer
    return cast(Opening, top).who if top.kind == codes.OPENING else cast(Roll, top).who


def _drawn(st: State, top: Decision) -> Detail:
    draw = cast(Draw, top)
    return {
        "who": int(draw.who),
        "deck": names.DECKS[draw.deck],
        "cards": [int(action.a) for action, _ in odds(st)],
    }


def _dealt(st: State, top: Decision) -> Detail:
    space = st.tables.space
    return {"who": int(cast(Deal, top).who), "spaces": [int(space[action.a]) for action, _ in odds(st)]}


DETAILS: dict[int, Callable[[State, Decision], Detail]] = {
    codes.PURCHASE: _purchase,
    codes.DEBT: _debt,
    codes.AUCTION: _auction,
    codes.WANTS: _wants,
    codes.PLACE: _place,
    codes.RECEIPT: _receipt,
    codes.CARD_CHOICE: _card_choice,
    # Of chance, which is asked for long only where people type in what falls.
    codes.OPENING: _thrown,
    codes.ROLL: _thrown,
    codes.RENT_ROLL: _thrown,
    codes.DRAW: _drawn,
    codes.DEAL: _dealt,
}
