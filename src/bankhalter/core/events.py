"""What happened, told by the ledger to whoever listens: one class for each kind, in the order of `codes.py`.

`fields.py` says what each name means. Where a `seat` is named first, the event is about it.
"""

from __future__ import annotations

from bankhalter.core.codes import (
    E_ACCEPTED,
    E_BID,
    E_CARD_BACK,
    E_CARD_TO,
    E_CLAIM,
    E_COUNTED,
    E_DECLINED,
    E_DEED,
    E_DRAWN,
    E_FREED,
    E_JAILED,
    E_KEPT,
    E_LAPSED,
    E_LEAVING,
    E_LEVEL,
    E_LIFTED,
    E_LOT,
    E_MORTGAGED,
    E_MOVED,
    E_OFFER,
    E_OFFER_LAPSED,
    E_OUT,
    E_OVER,
    E_OWES,
    E_PAID,
    E_PASSED,
    E_REJECTED,
    E_SCARCE,
    E_SET_OFF,
    E_SOLD,
    E_SPEED,
    E_STARTS,
    E_THROWN,
    E_TIME,
    E_TURN,
    E_UNSOLD,
    E_WITHDRAWN,
)
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.values import Value


@mypyc_attr(acyclic=True)
class Event(Value):
    """One entry of the ledger: its kind, and what belongs to it."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind


@mypyc_attr(acyclic=True, free_list_len=1)
class Paid(Event):
    """Money changes hands."""

    def __init__(self, payer: i64, payee: i64, amount: i64, why: i64) -> None:
        self.kind = E_PAID
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.why = why


@mypyc_attr(acyclic=True, free_list_len=1)
class Thrown(Event):
    """A throw; `face` of the speed die: its eyes or `bus` or `mr`, 0 without it."""

    def __init__(self, seat: i64, die1: i64, die2: i64, face: i64) -> None:
        self.kind = E_THROWN
        self.seat = seat
        self.die1 = die1
        self.die2 = die2
        self.face = face


@mypyc_attr(acyclic=True, free_list_len=1)
class Moved(Event):
    """A token goes from a space to another."""

    def __init__(self, seat: i64, origin: i64, space: i64) -> None:
        self.kind = E_MOVED
        self.seat = seat
        self.origin = origin
        self.space = space


@mypyc_attr(acyclic=True, free_list_len=1)
class Jailed(Event):
    """A token is behind bars."""

    def __init__(self, seat: i64) -> None:
        self.kind = E_JAILED
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Freed(Event):
    """A token is out of jail."""

    def __init__(self, seat: i64) -> None:
        self.kind = E_FREED
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Handed(Event):
    """A deed changes hands."""

    def __init__(self, giver: i64, taker: i64, deed: i64) -> None:
        self.kind = E_DEED
        self.giver = giver
        self.taker = taker
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class Levelled(Event):
    """A street has other buildings than before."""

    def __init__(self, owner: i64, deed: i64, was: i64, level: i64) -> None:
        self.kind = E_LEVEL
        self.owner = owner
        self.deed = deed
        self.was = was
        self.level = level


@mypyc_attr(acyclic=True, free_list_len=1)
class Mortgaged(Event):
    """A deed is turned over."""

    def __init__(self, owner: i64, deed: i64) -> None:
        self.kind = E_MORTGAGED
        self.owner = owner
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class Lifted(Event):
    """A deed is turned face up again."""

    def __init__(self, owner: i64, deed: i64) -> None:
        self.kind = E_LIFTED
        self.owner = owner
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawn(Event):
    """A card is drawn."""

    def __init__(self, seat: i64, deck: i64, card: i64) -> None:
        self.kind = E_DRAWN
        self.seat = seat
        self.deck = deck
        self.card = card


@mypyc_attr(acyclic=True, free_list_len=1)
class Kept(Event):
    """A card is kept."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.kind = E_KEPT
        self.seat = seat
        self.card = card


@mypyc_attr(acyclic=True, free_list_len=1)
class CardBack(Event):
    """A card goes under its deck."""

    def __init__(self, deck: i64, card: i64) -> None:
        self.kind = E_CARD_BACK
        self.deck = deck
        self.card = card


@mypyc_attr(acyclic=True, free_list_len=1)
class CardTo(Event):
    """A kept card changes hands."""

    def __init__(self, giver: i64, taker: i64, card: i64) -> None:
        self.kind = E_CARD_TO
        self.giver = giver
        self.taker = taker
        self.card = card


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnBegun(Event):
    """A turn begins, the `turns`-th of the game."""

    def __init__(self, seat: i64, turns: i64) -> None:
        self.kind = E_TURN
        self.seat = seat
        self.turns = turns


@mypyc_attr(acyclic=True, free_list_len=1)
class LotOpened(Event):
    """A lot is put up; `deed` is -1 for a building."""

    def __init__(self, what: i64, deed: i64, least: i64) -> None:
        self.kind = E_LOT
        self.what = what
        self.deed = deed
        self.least = least


@mypyc_attr(acyclic=True, free_list_len=1)
class BidMade(Event):
    """A bid leads."""

    def __init__(self, seat: i64, what: i64, deed: i64, amount: i64) -> None:
        self.kind = E_BID
        self.seat = seat
        self.what = what
        self.deed = deed
        self.amount = amount


@mypyc_attr(acyclic=True, free_list_len=1)
class Passed(Event):
    """Somebody passes."""

    def __init__(self, seat: i64, what: i64, deed: i64) -> None:
        self.kind = E_PASSED
        self.seat = seat
        self.what = what
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class Sold(Event):
    """The hammer falls."""

    def __init__(self, seat: i64, what: i64, deed: i64, amount: i64) -> None:
        self.kind = E_SOLD
        self.seat = seat
        self.what = what
        self.deed = deed
        self.amount = amount


@mypyc_attr(acyclic=True, free_list_len=1)
class Unsold(Event):
    """Nobody bid."""

    def __init__(self, what: i64, deed: i64) -> None:
        self.kind = E_UNSOLD
        self.what = what
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class Claimed(Event):
    """A rent may be demanded; 0 if a throw is still to tell how much."""

    def __init__(self, owner: i64, payer: i64, amount: i64, deed: i64) -> None:
        self.kind = E_CLAIM
        self.owner = owner
        self.payer = payer
        self.amount = amount
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class ClaimLapsed(Event):
    """A rent may no longer be demanded."""

    def __init__(self, owner: i64, payer: i64, amount: i64, deed: i64) -> None:
        self.kind = E_LAPSED
        self.owner = owner
        self.payer = payer
        self.amount = amount
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class Owed(Event):
    """Somebody owes something from now on."""

    def __init__(self, payer: i64, payee: i64, amount: i64, why: i64) -> None:
        self.kind = E_OWES
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.why = why


@mypyc_attr(acyclic=True, free_list_len=1)
class Offered(Event):
    """An offer is made."""

    def __init__(self, seat: i64, to: i64, number: i64) -> None:
        self.kind = E_OFFER
        self.seat = seat
        self.to = to
        self.number = number


@mypyc_attr(acyclic=True, free_list_len=1)
class Accepted(Event):
    """The offer of `seat` is accepted by `to`."""

    def __init__(self, seat: i64, to: i64, number: i64) -> None:
        self.kind = E_ACCEPTED
        self.seat = seat
        self.to = to
        self.number = number


@mypyc_attr(acyclic=True, free_list_len=1)
class Rejected(Event):
    """The offer of `seat` is rejected by `to`."""

    def __init__(self, seat: i64, to: i64, number: i64) -> None:
        self.kind = E_REJECTED
        self.seat = seat
        self.to = to
        self.number = number


@mypyc_attr(acyclic=True, free_list_len=1)
class Withdrawn(Event):
    """`seat` takes its offer back."""

    def __init__(self, seat: i64, to: i64, number: i64) -> None:
        self.kind = E_WITHDRAWN
        self.seat = seat
        self.to = to
        self.number = number


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferLapsed(Event):
    """An offer can no longer be kept."""

    def __init__(self, seat: i64, to: i64, number: i64) -> None:
        self.kind = E_OFFER_LAPSED
        self.seat = seat
        self.to = to
        self.number = number


@mypyc_attr(acyclic=True, free_list_len=1)
class SetOff(Event):
    """Two players' debts to each other are set off."""

    def __init__(self, payer: i64, payee: i64, amount: i64, why: i64) -> None:
        self.kind = E_SET_OFF
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.why = why


@mypyc_attr(acyclic=True, free_list_len=1)
class WentOut(Event):
    """Somebody is bankrupt or has `resigned` (1), and what is left goes `to` the creditor."""

    def __init__(self, seat: i64, to: i64, resigned: i64) -> None:
        self.kind = E_OUT
        self.seat = seat
        self.to = to
        self.resigned = resigned


@mypyc_attr(acyclic=True, free_list_len=1)
class Leaving(Event):
    """Somebody resigns."""

    def __init__(self, seat: i64) -> None:
        self.kind = E_LEAVING
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Entitled(Event):
    """Somebody throws the speed die from now on."""

    def __init__(self, seat: i64) -> None:
        self.kind = E_SPEED
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Starts(Event):
    """Somebody takes the first turn."""

    def __init__(self, seat: i64) -> None:
        self.kind = E_STARTS
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class TimeIsUp(Event):
    """The agreed time is over."""

    def __init__(self) -> None:
        self.kind = E_TIME


@mypyc_attr(acyclic=True, free_list_len=1)
class Counted(Event):
    """Somebody's wealth at the end."""

    def __init__(self, seat: i64, amount: i64) -> None:
        self.kind = E_COUNTED
        self.seat = seat
        self.amount = amount


@mypyc_attr(acyclic=True, free_list_len=1)
class Ended(Event):
    """The game is over."""

    def __init__(self, winners: i64) -> None:
        self.kind = E_OVER
        self.winners = winners


@mypyc_attr(acyclic=True, free_list_len=1)
class Scarce(Event):
    """Somebody wants `count` buildings of which the bank has only `stock`."""

    def __init__(self, seat: i64, what: i64, count: i64, stock: i64) -> None:
        self.kind = E_SCARCE
        self.seat = seat
        self.what = what
        self.count = count
        self.stock = stock


@mypyc_attr(acyclic=True, free_list_len=1)
class Declined(Event):
    """Somebody does not buy."""

    def __init__(self, seat: i64, deed: i64) -> None:
        self.kind = E_DECLINED
        self.seat = seat
        self.deed = deed
