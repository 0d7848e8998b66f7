"""What hands must do on a real table after a step: set a token, hand a deed over, put houses on or back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from bankhalter.core import codes
from bankhalter.core.events import (
    CardBack,
    CardTo,
    Drawn,
    Event,
    Handed,
    Jailed,
    Kept,
    Levelled,
    Lifted,
    Mortgaged,
    Moved,
    Paid,
    WentOut,
)
from bankhalter.core.state import Seat, State

if TYPE_CHECKING:
    from bankhalter.text.speaker import Speaker

Job = tuple[Event, str]  # what happened, and what it asks of hands

TURNED = {codes.E_MORTGAGED: "face-down", codes.E_LIFTED: "face-up"}


def jobs(speaker: Speaker, events: Sequence[Event], state: State, money: bool) -> list[Job]:
    """Return what is to be done after a step; `money`: that is real, too, and has to be handed over."""
    found = [*tokens(speaker, events), *deeds(speaker, events, state), *cards(speaker, events, state)]
    found += buildings(speaker, events, state)
    return [*found, *(payments(speaker, events) if money else [])]


def tokens(speaker: Speaker, events: Sequence[Event]) -> Iterator[Job]:
    """Where tokens go: only the last place of each counts."""
    last: dict[int, Event] = {}
    for event in events:
        if isinstance(event, Moved | Jailed | WentOut):
            last.pop(int(event.seat), None)
            last[int(event.seat)] = event
    for seat, event in last.items():
        who = speaker.seat(seat)
        if isinstance(event, Moved):
            yield event, speaker.say("hands-token", who=who, **speaker.place(int(event.space)))
        else:
            yield event, speaker.say("hands-jail" if isinstance(event, Jailed) else "hands-gone", who=who)


def deeds(speaker: Speaker, events: Sequence[Event], state: State) -> Iterator[Job]:
    """Which deeds change hands or are turned over."""
    for event in events:
        if isinstance(event, Handed):
            name = speaker.space(int(state.tables.space[event.deed]))
            key = "hands-deed-back" if event.taker < 0 else "hands-deed"
            yield event, speaker.say(key, space=name, who=speaker.seat(int(event.taker)))
        elif isinstance(event, Mortgaged | Lifted):
            name = speaker.space(int(state.tables.space[event.deed]))
            yield event, speaker.say(f"hands-{TURNED[int(event.kind)]}", space=name)


def cards(speaker: Speaker, events: Sequence[Event], state: State) -> Iterator[Job]:
    """Where kept cards lie; a card that was just drawn goes under its deck by itself."""
    drawn = {int(event.card) for event in events if isinstance(event, Drawn)}
    for event in events:
        if isinstance(event, Kept):
            yield event, speaker.say("hands-card", who=speaker.seat(int(event.seat)))
        elif isinstance(event, CardTo):
            yield event, speaker.say("hands-card", who=speaker.seat(int(event.taker)))
        elif isinstance(event, CardBack) and int(event.card) not in drawn:
            if state.tables.card_do[event.card] == codes.KEEP_CARD:
                yield event, speaker.say("hands-card-back", pile="ab"[int(event.deck)])


def buildings(speaker: Speaker, events: Sequence[Event], state: State) -> Iterator[Job]:
    """How many houses and hotels come from the bank or go back to it, street by street."""
    first: dict[int, int] = {}
    last: dict[int, Levelled] = {}
    for event in events:
        if isinstance(event, Levelled):
            first.setdefault(int(event.deed), int(event.was))
            last[int(event.deed)] = event
    for deed, event in last.items():
        place = speaker.place(int(state.tables.space[deed]))
        for term, more in changed(first[deed], int(event.level), int(state.tables.hotel)):
            what = f"{abs(more)} {speaker.term(term, abs(more))}"
            yield event, speaker.say("hands-build" if more > 0 else "hands-box", what=what, **place)


def changed(was: int, now: int, hotel: int) -> Iterator[tuple[str, int]]:
    """Return what there is more or less of, from one level of a street to another."""
    houses = (now if now < hotel else 0) - (was if was < hotel else 0)
    hotels = int(now == hotel) - int(was == hotel)
    yield from [(term, more) for term, more in (("hotel", hotels), ("house", houses)) if more]


def payments(speaker: Speaker, events: Sequence[Event]) -> Iterator[Job]:
    """Who pays whom how much, one sum for each pair and direction; what was counted lies there already."""
    sums: dict[tuple[int, int], int] = {}
    last: dict[tuple[int, int], Event] = {}
    for event in events:
        if isinstance(event, Paid) and event.why != codes.W_COUNT:
            pair = int(event.payer), int(event.payee)
            sums[pair] = sums.get(pair, 0) + int(event.amount)
            last[pair] = event
    for (payer, payee), amount in sums.items():
        names = {"who": speaker.seat(payer), "to": speaker.seat(payee), "amount": speaker.money(amount)}
        side = {codes.POT: "pot"}.get(payee if payer >= 0 else payer, "bank")
        yield last[payer, payee], speaker.say(way(payer, payee), side=side, **names)


def way(payer: int, payee: int) -> str:
    """Return the message for money that goes from one to the other, which may lie beside the board."""
    if payer < 0 and payee < 0:
        return "hands-sides"
    return "hands-from-side" if payer < 0 else "hands-to-side" if payee < 0 else "hands-pay"


# From one state to another ----------------------------------------------------------------------------


def moved(was: State, now: State, waiting: Collection[int] = ()) -> list[Event]:
    """Return what has to be moved on the table to get from one state to another, as events.

    Tokens of the `waiting` stay: their throws are said again, and then it shows where they belong.
    """
    return [
        *tokens_moved(was, now, waiting),
        *deeds_moved(was, now),
        *cards_moved(was, now),
        *settled(was, now),
    ]


def tokens_moved(was: State, now: State, waiting: Collection[int]) -> Iterator[Event]:
    """Which tokens stand elsewhere, leave the board or come back to it."""
    for seat, (before, after) in enumerate(zip(was.seats, now.seats, strict=True)):
        if after.out != codes.PLAYING:
            yield from [WentOut(seat, codes.BANK, 0)] * (before.out == codes.PLAYING)
        elif before.out != codes.PLAYING or (seat not in waiting and place_of(before) != place_of(after)):
            yield Jailed(seat) if after.jail else Moved(seat, before.at, after.at)


def place_of(seat: Seat) -> tuple[int, bool]:
    """Return where a token stands: on which space, and whether behind bars."""
    return int(seat.at), seat.jail > 0


def deeds_moved(was: State, now: State) -> Iterator[Event]:
    """Which deeds have another owner, another side up or other buildings."""
    for deed in range(now.tables.deeds):
        if was.owner[deed] != now.owner[deed]:
            yield Handed(was.owner[deed], now.owner[deed], deed)
        if was.pledged[deed] != now.pledged[deed]:
            yield (Mortgaged if now.pledged[deed] else Lifted)(now.owner[deed], deed)
        if was.level[deed] != now.level[deed]:
            yield Levelled(now.owner[deed], deed, was.level[deed], now.level[deed])


def cards_moved(was: State, now: State) -> Iterator[Event]:
    """Which kept cards lie before somebody else, or under their deck."""
    for card in range(now.tables.cards):
        before, after = keeper(was, card), keeper(now, card)
        if before != after and after < 0:
            yield CardBack(now.tables.card_deck[card], card)
        elif before != after:
            yield CardTo(before, after, card) if before >= 0 else Kept(after, card)


def keeper(state: State, card: int) -> int:
    """Return who keeps a card, or the bank."""
    return next((seat for seat, one in enumerate(state.seats) if one.kept >> card & 1), codes.BANK)


def settled(was: State, now: State) -> Iterator[Paid]:
    """Return who gives whom how much: people settle with each other first, then with pot and bank."""
    more = {seat: int(b.cash - a.cash) for seat, (a, b) in enumerate(zip(was.seats, now.seats, strict=True))}
    more[codes.POT] = int(now.pot - was.pot)
    more[codes.BANK] = -sum(more.values())
    for payer, payee in permutations(more, 2):
        amount = min(-more[payer], more[payee])
        if amount > 0:
            more[payer] += amount
            more[payee] -= amount
            yield Paid(payer, payee, amount, codes.W_GIFT)
