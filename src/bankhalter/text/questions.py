"""Who is to do what now: one sentence for the decision on top of the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from bankhalter.core import codes, engine, legal, names
from bankhalter.core.actions import Action
from bankhalter.core.decisions import (
    Auction,
    Call,
    CardChoice,
    Deal,
    Debt,
    Draw,
    Opening,
    Place,
    Purchase,
    Receipt,
    RentRoll,
    Roll,
    Turn,
    Wants,
)
from bankhalter.core.rules import auction
from bankhalter.core.state import State
from bankhalter.text.narration import SIDES

if TYPE_CHECKING:
    from bankhalter.text.speaker import Speaker

Said = tuple[str, dict[str, object]]  # the variant of the message, and its variables
WAYS_OUT = {
    codes.THROW: "awaited-jail-throw",
    codes.PAY_FINE: "awaited-jail-fine",
    codes.PLAY_CARD: "awaited-jail-card",
    codes.END_TURN: "awaited-jail-stay",
}


def tell(speaker: Speaker, state: State) -> str:
    """Return the sentence for the decision on top."""
    kind = int(state.top.kind)
    variant, args = DETAILS[kind](speaker, state) if kind in DETAILS else ("", {})
    who = speaker.seat(int(state.top.seat))
    key = f"awaited-{names.FRAMES[kind]}" + (f"-{variant}" if variant else "")
    return speaker.say(key, **{"who": who, **args})


def _turn(speaker: Speaker, state: State) -> Said:
    """Throw, throw again after doubles, or the ways out of jail."""
    if state.seats[state.top.seat].jail:
        return "jail", {"choices": speaker.either(_ways_out(speaker, state))}
    again = not cast(Turn, state.top).first
    return ("again" if again else ""), {}


def _ways_out(speaker: Speaker, state: State) -> list[str]:
    """What the menu offers in jail."""
    kinds = {int(choice.kind) for choice in legal.menu(state, state.top.seat)}
    fine = speaker.money(int(state.tables.fine))
    return [speaker.say(key, amount=fine) for kind, key in WAYS_OUT.items() if kind in kinds]


def _purchase(speaker: Speaker, state: State) -> Said:
    """Buy or let it be auctioned; who is short of cash learns that money can be raised first."""
    deed = cast(Purchase, state.top).deed
    short = engine.refuse(state, Action(codes.BUY, state.top.seat)) == codes.NO_CASH
    return ("short" if short else ""), {
        "space": speaker.space(int(state.tables.space[deed])),
        "amount": speaker.money(int(state.tables.price[deed])),
    }


def _auction(speaker: Speaker, state: State) -> Said:
    """Bid or pass; in a live auction everybody at once."""
    lot = cast(Auction, state.top)
    args: dict[str, object] = {
        "lot": speaker.lot(int(lot.what), int(lot.deed), state),
        "least": speaker.money(int(auction.lowest_bid(state, lot))),
        "high": speaker.money(int(lot.high)),
        "leader": speaker.seat(int(lot.leader)),
    }
    live = "live" if lot.seat == codes.ANYONE else ""
    led = "led" if lot.leader != codes.BANK else ""
    return "-".join(filter(None, (live, led))), args


def _debt(speaker: Speaker, state: State) -> Said:
    """What is owed, what is there, and whether it can still be raised."""
    debt = cast(Debt, state.top)
    lost = engine.refuse(state, Action(codes.BANKRUPT, debt.seat)) == codes.FINE
    return ("lost" if lost else ""), {
        "to": speaker.seat(int(debt.to)),
        "target": SIDES.get(int(debt.to), "player"),
        "amount": speaker.money(int(debt.amount)),
        "cash": speaker.money(int(state.seats[debt.seat].cash)) if speaker.cash_open else "hidden",
    }


def _card_choice(speaker: Speaker, state: State) -> Said:
    """Pay, or draw a card of a pile."""
    t, card = state.tables, cast(CardChoice, state.top).card
    return "", {"amount": speaker.money(int(t.card_a[card])), "pile": "ab"[int(t.card_b[card])]}


def _steps(speaker: Speaker, state: State) -> Said:
    """The ways of the bus."""
    one, two = int(state.die1), int(state.die2)
    return "", {"choices": speaker.either([str(steps) for steps in sorted({one, two, one + two})])}


def _receipt(speaker: Speaker, state: State) -> Said:
    """The mortgaged deeds received."""
    deeds = int(cast(Receipt, state.top).deeds)
    spaces = [int(state.tables.space[d]) for d in range(state.tables.deeds) if deeds >> d & 1]
    return "", {"deeds": speaker.both([speaker.space(at) for at in spaces])}


def _wants(speaker: Speaker, state: State) -> Said:
    """Which kind of building is scarce, and how many there are."""
    what = names.LOTS[cast(Wants, state.top).what]
    stock = int(state.houses if what == "house" else state.hotels)
    return "", {"what": speaker.term(what, 2), "stock": stock}


def _place(speaker: Speaker, state: State) -> Said:
    """How many buildings are to be placed; what was won at auction must be."""
    place = cast(Place, state.top)
    count = int(place.count)
    won = "won" if place.paid >= 0 else ""
    return won, {"count": count, "what": speaker.term(names.LOTS[place.what], count)}


def _rent_roll(speaker: Speaker, state: State) -> Said:
    """The throw for a utility's rent."""
    roll = cast(RentRoll, state.top)
    return "", {
        "who": speaker.seat(int(roll.payer)),
        "to": speaker.seat(int(roll.owner)),
        "factor": int(roll.factor),
    }


def _over(speaker: Speaker, state: State) -> Said:
    """One winner or several."""
    won = [speaker.seat(i) for i in range(len(state.seats)) if state.winners >> i & 1]
    return ("tie" if len(won) > 1 else ""), {"who": speaker.both(won)}


def _draw(speaker: Speaker, state: State) -> Said:
    """Whose card comes next, and from which pile."""
    draw = cast(Draw, state.top)
    return "", {"who": speaker.seat(int(draw.who)), "pile": "ab"[int(draw.deck)]}


def _call(speaker: Speaker, state: State) -> Said:
    """Who is about to be out."""
    return "", {"debtor": speaker.seat(int(cast(Call, state.top).debtor))}


def _by_chance(speaker: Speaker, state: State) -> Said:
    """For whom chance throws or deals."""
    return "", {"who": speaker.seat(int(cast(Roll | Opening | Deal, state.top).who))}


DETAILS: dict[int, Callable[[Speaker, State], Said]] = {
    codes.TURN: _turn,
    codes.PURCHASE: _purchase,
    codes.ROLL: _by_chance,
    codes.DRAW: _draw,
    codes.RENT_ROLL: _rent_roll,
    codes.STEPS: _steps,
    codes.CARD_CHOICE: _card_choice,
    codes.RECEIPT: _receipt,
    codes.DEAL: _by_chance,
    codes.OPENING: _by_chance,
    codes.OVER: _over,
    codes.DEBT: _debt,
    codes.AUCTION: _auction,
    codes.WANTS: _wants,
    codes.PLACE: _place,
    codes.CALL: _call,
}
