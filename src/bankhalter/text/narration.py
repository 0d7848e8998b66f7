"""Events of the ledger as sentences: which message, and what fills its variables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from bankhalter.core import codes, names
from bankhalter.core.events import (
    CardBack,
    Claimed,
    Ended,
    Event,
    Handed,
    Levelled,
    Lifted,
    LotOpened,
    Moved,
    Owed,
    Paid,
    Scarce,
    Thrown,
    WentOut,
)
from bankhalter.core.rules import debt
from bankhalter.core.state import State

if TYPE_CHECKING:
    from bankhalter.text.speaker import Speaker

SIDES = {codes.BANK: "bank", codes.POT: "pot"}

GO = 0  # a move that ends there is told before its salary
PLACES = ("deed", "space")  # said as a space, in all its forms

# The variables of each kind of event, in front of `=` where the field has another name; `FILL` words them.
USES: dict[int, str] = {
    codes.E_PAID: "who=payer to=payee target=payee amount",
    codes.E_THROWN: "who=seat first=die1 second=die2 third=face",
    codes.E_MOVED: "who=seat space",
    codes.E_JAILED: "who=seat",
    codes.E_FREED: "who=seat",
    codes.E_DEED: "who=giver to=taker deed",
    codes.E_LEVEL: "who=owner deed count=level buildings=level",
    codes.E_MORTGAGED: "who=owner deed",
    codes.E_LIFTED: "who=owner deed",
    codes.E_DRAWN: "who=seat pile=deck text=card",
    codes.E_KEPT: "who=seat",
    codes.E_CARD_BACK: "pile=deck",
    codes.E_CARD_TO: "who=giver to=taker",
    codes.E_TURN: "who=seat",
    codes.E_LOT: "lot=deed amount=least",
    codes.E_BID: "who=seat lot=deed amount",
    codes.E_PASSED: "who=seat",
    codes.E_SOLD: "who=seat lot=deed amount",
    codes.E_UNSOLD: "lot=deed",
    codes.E_CLAIM: "who=owner to=payer amount deed",
    codes.E_LAPSED: "who=owner to=payer amount deed",
    codes.E_OWES: "who=payer to=payee amount",
    codes.E_OFFER: "who=seat to",
    codes.E_ACCEPTED: "who=seat to",
    codes.E_REJECTED: "who=seat to",
    codes.E_WITHDRAWN: "who=seat to",
    codes.E_OFFER_LAPSED: "who=seat to",
    codes.E_SET_OFF: "who=payer to=payee amount",
    codes.E_OUT: "who=seat to",
    codes.E_LEAVING: "who=seat",
    codes.E_SPEED: "who=seat",
    codes.E_STARTS: "who=seat",
    codes.E_TIME: "",
    codes.E_COUNTED: "who=seat amount",
    codes.E_OVER: "winners",
    codes.E_SCARCE: "who=seat what=count count stock",
    codes.E_DECLINED: "who=seat deed",
}


def tell_all(speaker: Speaker, events: Sequence[Event], state: State) -> list[tuple[Event, str]]:
    """Return every event of a step with its sentence, "" where it needs none."""
    pairs = zip([None, *events], events, strict=False)
    return [(event, tell(speaker, event, state, before)) for before, event in pairs]


def tell(speaker: Speaker, event: Event, state: State, before: Event | None = None) -> str:
    """Return the sentence of an event, or "" where it needs none; `before` it another one of the step."""
    kind = int(event.kind)
    variant = _variant(event, state, before)
    if variant is None:
        return ""
    key = f"event-{names.EVENTS[kind]}" + (f"-{variant}" if variant else "")
    return speaker.say(key, **variables(speaker, event, state))


def variables(speaker: Speaker, event: Event, state: State) -> dict[str, object]:
    """Return what a sentence about an event may mention."""
    found: dict[str, object] = {}
    for use in USES[int(event.kind)].split():
        name, _, field = use.partition("=")
        value = int(getattr(event, field or name))
        if name in PLACES:
            found |= speaker.place(int(state.tables.space[value]) if name == "deed" else value)
        else:
            found[name] = FILL[name](speaker, value, event, state)
    return found


# Variables -------------------------------------------------------------------------------------


def _who(speaker: Speaker, seat: int, event: Event, state: State) -> str:
    """A player, the bank or the pot."""
    return speaker.seat(seat)


def _winners(speaker: Speaker, seats: int, event: Event, state: State) -> str:
    """Everybody who won."""
    return speaker.both([speaker.seat(i) for i in range(len(state.seats)) if seats >> i & 1])


def _target(speaker: Speaker, seat: int, event: Event, state: State) -> str:
    """Where money goes, as a word to select by: player, bank or pot."""
    return SIDES.get(seat, "player")


def _amount(speaker: Speaker, amount: int, event: Event, state: State) -> str:
    """A sum of money."""
    return speaker.money(amount)


def _number(speaker: Speaker, number: int, event: Event, state: State) -> int:
    """A number as it is."""
    return number


def _buildings(speaker: Speaker, level: int, event: Event, state: State) -> str:
    """The word for so many houses."""
    return speaker.term("house", level)


def _what(speaker: Speaker, count: int, event: Event, state: State) -> str:
    """The word for so many scarce buildings."""
    return speaker.term(names.LOTS[cast(Scarce, event).what], count)


def _lot(speaker: Speaker, deed: int, event: Event, state: State) -> str:
    """What is auctioned."""
    return speaker.lot(int(cast(LotOpened, event).what), deed, state)


def _pile(speaker: Speaker, deck: int, event: Event, state: State) -> str:
    """Which of the two piles of cards, as a word to select by."""
    return "ab"[deck]


def _text(speaker: Speaker, card: int, event: Event, state: State) -> str:
    """What a card says."""
    return speaker.card(card)


def _third(speaker: Speaker, face: int, event: Event, state: State) -> str:
    """The face of the speed die as a word."""
    return speaker.face(face)


FILL: dict[str, Callable[[Speaker, int, Event, State], object]] = {
    "who": _who,
    "winners": _winners,
    "to": _who,
    "target": _target,
    "amount": _amount,
    "count": _number,
    "buildings": _buildings,
    "what": _what,
    "stock": _number,
    "lot": _lot,
    "pile": _pile,
    "text": _text,
    "first": _number,
    "second": _number,
    "third": _third,
}

# Variants: the end of the message's key, or None for what needs no word. -----------------------


def _variant(event: Event, state: State, before: Event | None) -> str | None:
    """A state may be further on, on GO by a card: what came before tells how a salary was earned."""
    kind = int(event.kind)
    found = VARIANTS[kind](event, state) if kind in VARIANTS else ""
    if before is None or found not in ("salary", "salary-on"):
        return found
    return "salary-on" if isinstance(before, Moved) and before.space == GO else "salary"


def _paid(event: Paid, state: State) -> str | None:
    """By the reason; a bid is told by the hammer. Cards go both ways."""
    if event.why == codes.W_BID:
        return None
    if event.why == codes.W_SALARY and event.payee >= 0 and state.seats[event.payee].at == GO:
        return "salary-on"
    if event.why == codes.W_CARD and event.payer < 0:
        return "card-to"
    if event.why == codes.W_ESTATE and event.payee >= 0:
        return "estate-to"
    if event.why == codes.W_COUNT and event.payee >= 0:
        return "count-more"
    return names.WHYS[event.why]


def _thrown(event: Thrown, state: State) -> str:
    """Doubles are worth a word, and so are the third die and an attempt to leave jail that failed."""
    if event.face:
        return "speed"
    if event.die1 == event.die2:
        return "doubles"
    return "stays" if state.seats[event.seat].jail > 1 else ""  # the first turn there begins later


def _moved(event: Moved, state: State) -> str | None:
    """The way to jail is told by the next event; who is not sent there is visiting."""
    if state.tables.kind[event.space] == codes.TO_JAIL:
        return None
    if event.space != state.tables.jail_at:
        return ""
    return None if state.seats[event.seat].jail else "visit"


def _handed(event: Handed, state: State) -> str:
    """A deed comes from the bank, goes to it, or changes hands."""
    if event.giver < 0:
        return "bought"
    return "" if event.taker >= 0 else "returned"


def _levelled(event: Levelled, state: State) -> str:
    """Up to houses or a hotel, down to houses or nothing."""
    if event.level > event.was:
        return "hotel" if event.level == state.tables.hotel else "up"
    return "down" if event.level else "empty"


def _lifted(event: Lifted, state: State) -> str:
    """The bank takes deeds back free of mortgages."""
    return "" if event.owner >= 0 else "bank"


def _card_back(event: CardBack, state: State) -> str | None:
    """Only a kept card that returns is worth a word."""
    return "" if state.tables.card_do[event.card] == codes.KEEP_CARD else None


def _claimed(event: Claimed, state: State) -> str:
    """A utility's rent is not known before the throw."""
    return "" if event.amount else "throw"


def _owed(event: Owed, state: State) -> str | None:
    """Only what could not be paid at once is worth a word."""
    return None if debt.between(state, event.payer, event.payee) is None else ""


def _went_out(event: WentOut, state: State) -> str:
    """By resigning; else to a player or to the bank."""
    if event.resigned:
        return "left"
    return "" if event.to >= 0 else "bank"


def _ended(event: Ended, state: State) -> str:
    """One winner or several."""
    return "tie" if event.winners & (event.winners - 1) else ""


VARIANTS: dict[int, Callable[[Any, State], str | None]] = {
    codes.E_PAID: _paid,
    codes.E_THROWN: _thrown,
    codes.E_MOVED: _moved,
    codes.E_DEED: _handed,
    codes.E_LEVEL: _levelled,
    codes.E_LIFTED: _lifted,
    codes.E_CARD_BACK: _card_back,
    codes.E_CLAIM: _claimed,
    codes.E_LAPSED: _claimed,
    codes.E_OWES: _owed,
    codes.E_OUT: _went_out,
    codes.E_OVER: _ended,
}
