"""Events of the ledger as sentences: which message, and what fills its variables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bankhalter.core import codes, names
from bankhalter.core.events import Event
from bankhalter.core.rules import debt
from bankhalter.core.state import State

if TYPE_CHECKING:
    from bankhalter.text.speaker import Speaker

SIDES = {codes.BANK: "bank", codes.POT: "pot"}
LOTS = {codes.DEED: "deed", codes.HOUSE: "house", codes.HOTEL: "hotel"}

# The variables of each kind of event; `FILL` says where they come from.
USES: dict[int, str] = {
    codes.E_PAID: "who to target amount",
    codes.E_THROWN: "who first second third",
    codes.E_MOVED: "who space",
    codes.E_JAILED: "who",
    codes.E_FREED: "who",
    codes.E_DEED: "who to deed",
    codes.E_LEVEL: "who deed count buildings",
    codes.E_MORTGAGED: "who deed",
    codes.E_LIFTED: "who deed",
    codes.E_DRAWN: "who pile text",
    codes.E_KEPT: "who",
    codes.E_CARD_BACK: "pile",
    codes.E_CARD_TO: "who to",
    codes.E_TURN: "who",
    codes.E_LOT: "lot amount",
    codes.E_BID: "who lot amount",
    codes.E_PASSED: "who",
    codes.E_SOLD: "who lot amount",
    codes.E_UNSOLD: "lot",
    codes.E_CLAIM: "who to amount deed",
    codes.E_LAPSED: "who to amount deed",
    codes.E_OWES: "who to amount",
    codes.E_OFFER: "who to",
    codes.E_ACCEPTED: "who to",
    codes.E_REJECTED: "who to",
    codes.E_WITHDRAWN: "who to",
    codes.E_OFFER_LAPSED: "who to",
    codes.E_SET_OFF: "who to amount",
    codes.E_OUT: "who to",
    codes.E_LEAVING: "who",
    codes.E_SPEED: "who",
    codes.E_STARTS: "who",
    codes.E_TIME: "",
    codes.E_COUNTED: "who amount",
    codes.E_OVER: "who",
    codes.E_SCARCE: "who what count stock",
    codes.E_DECLINED: "who deed",
}


def tell(speaker: Speaker, event: Event, state: State) -> str:
    """Return the sentence of an event, or "" where it needs none."""
    kind = int(event.kind)
    variant = VARIANTS[kind](event, state) if kind in VARIANTS else ""
    if variant is None:
        return ""
    key = f"event-{names.EVENTS[kind]}" + (f"-{variant}" if variant else "")
    return speaker.say(key, **{name: FILL[name](speaker, event, state) for name in USES[kind].split()})


# Variables -------------------------------------------------------------------------------------


def _who(speaker: Speaker, event: Event, state: State) -> str:
    """Who it is about: after the end everybody who won."""
    if event.kind == codes.E_OVER:
        return speaker.both([speaker.seat(i) for i in range(len(state.seats)) if event.thing >> i & 1])
    return speaker.seat(int(event.seat))


def _to(speaker: Speaker, event: Event, state: State) -> str:
    """The other side."""
    return speaker.seat(int(event.other))


def _target(speaker: Speaker, event: Event, state: State) -> str:
    """Where money goes, as a word to select by: player, bank or pot."""
    return SIDES.get(int(event.other), "player")


def _amount(speaker: Speaker, event: Event, state: State) -> str:
    """A sum of money."""
    return speaker.money(int(event.amount))


def _deed(speaker: Speaker, event: Event, state: State) -> str:
    """The space of a deed."""
    return speaker.space(int(state.tables.space[event.thing]))


def _space(speaker: Speaker, event: Event, state: State) -> str:
    """A space of the ring."""
    return speaker.space(int(event.thing))


def _count(speaker: Speaker, event: Event, state: State) -> int:
    """How many buildings."""
    return int(event.amount)


def _buildings(speaker: Speaker, event: Event, state: State) -> str:
    """The word for so many houses."""
    return speaker.term("house", int(event.amount))


def _what(speaker: Speaker, event: Event, state: State) -> str:
    """The word for so many scarce buildings."""
    return speaker.term(LOTS[int(event.other)], int(event.amount))


def _stock(speaker: Speaker, event: Event, state: State) -> int:
    """How many the bank still has."""
    return int(event.thing)


def _lot(speaker: Speaker, event: Event, state: State) -> str:
    """What is auctioned."""
    return speaker.lot(int(event.other), int(event.thing), state)


def _pile(speaker: Speaker, event: Event, state: State) -> str:
    """Which of the two piles of cards, as a word to select by."""
    return "ab"[int(event.amount)]


def _text(speaker: Speaker, event: Event, state: State) -> str:
    """What a card says."""
    return speaker.card(int(event.thing))


def _first(speaker: Speaker, event: Event, state: State) -> int:
    """The first white die."""
    return int(event.other)


def _third(speaker: Speaker, event: Event, state: State) -> str:
    """The face of the speed die as a word."""
    return speaker.face(int(event.thing))


FILL: dict[str, Callable[[Speaker, Event, State], object]] = {
    "who": _who,
    "to": _to,
    "target": _target,
    "amount": _amount,
    "deed": _deed,
    "space": _space,
    "count": _count,
    "buildings": _buildings,
    "what": _what,
    "stock": _stock,
    "lot": _lot,
    "pile": _pile,
    "text": _text,
    "first": _first,
    "second": _count,
    "third": _third,
}

# Variants: the end of the message's key, or None for what needs no word. -----------------------


def _paid(event: Event, state: State) -> str | None:
    """By the reason; a bid is told by the hammer. Cards go both ways."""
    if event.thing == codes.W_BID:
        return None
    if event.thing == codes.W_CARD and event.seat < 0:
        return "card-to"
    if event.thing == codes.W_ESTATE and event.other >= 0:
        return "estate-to"
    return names.WHYS[int(event.thing)]


def _thrown(event: Event, state: State) -> str:
    """Doubles are worth a word, and so are the third die and an attempt to leave jail that failed."""
    if event.thing:
        return "speed"
    if event.other == event.amount:
        return "doubles"
    return "stays" if state.seats[event.seat].jail > 1 else ""  # the first turn there begins later


def _moved(event: Event, state: State) -> str | None:
    """The way to jail is told by the next event."""
    jailed = event.thing == state.tables.jail_at and state.seats[event.seat].jail
    return None if jailed else ""


def _handed(event: Event, state: State) -> str:
    """A deed comes from the bank, goes to it, or changes hands."""
    if event.seat < 0:
        return "bought"
    return "" if event.other >= 0 else "returned"


def _level(event: Event, state: State) -> str:
    """Up to houses or a hotel, down to houses or nothing."""
    if event.amount > event.other:
        return "hotel" if event.amount == state.tables.hotel else "up"
    return "down" if event.amount else "empty"


def _lifted(event: Event, state: State) -> str:
    """The bank takes deeds back free of mortgages."""
    return "" if event.seat >= 0 else "bank"


def _card_back(event: Event, state: State) -> str | None:
    """Only a kept card that returns is worth a word."""
    return "" if state.tables.card_do[event.thing] == codes.KEEP_CARD else None


def _claim(event: Event, state: State) -> str:
    """A utility's rent is not known before the throw."""
    return "" if event.amount else "throw"


def _owes(event: Event, state: State) -> str | None:
    """Only what could not be paid at once is worth a word."""
    return None if debt.between(state, event.seat, event.other) is None else ""


def _out(event: Event, state: State) -> str:
    """To a player or to the bank."""
    return "" if event.other >= 0 else "bank"


def _over(event: Event, state: State) -> str:
    """One winner or several."""
    return "tie" if event.thing & (event.thing - 1) else ""


VARIANTS: dict[int, Callable[[Event, State], str | None]] = {
    codes.E_PAID: _paid,
    codes.E_THROWN: _thrown,
    codes.E_MOVED: _moved,
    codes.E_DEED: _handed,
    codes.E_LEVEL: _level,
    codes.E_LIFTED: _lifted,
    codes.E_CARD_BACK: _card_back,
    codes.E_CLAIM: _claim,
    codes.E_LAPSED: _claim,
    codes.E_OWES: _owes,
    codes.E_OUT: _out,
    codes.E_OVER: _over,
}
