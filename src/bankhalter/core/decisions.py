"""The frames of the agenda: what is awaited, and from whom.

Frames are values: they are replaced, never changed, so copies of a state may share them. Each has a
`rank`, and the agenda is kept in that order: the rank table in `codes.py` says what comes first.
"""

from __future__ import annotations

from typing import Final

from bankhalter.core.codes import (
    AFTERWARDS,
    AT_ONCE,
    ATOMIC,
    AUCTION,
    BANK,
    BIDDING,
    BONUS,
    BUYING,
    CALL,
    CARD_CHOICE,
    CHANCE,
    CLOCK,
    COUNT,
    DEAL,
    DEBT,
    DRAW,
    ESTATE,
    ESTATES,
    FINAL_CALL,
    FOR_MOVE,
    GROUND,
    JUMP,
    LOTS,
    MOVE,
    OPENING,
    OVER,
    OWING,
    PLACE,
    PURCHASE,
    RECEIPT,
    RENT_ROLL,
    REST,
    ROLL,
    SEATS,
    STEPS,
    TURN,
    WANTS,
)
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.values import Value


@mypyc_attr(acyclic=True)
class Decision(Value):
    """What is awaited: its kind, the seat that may answer, and its rank on the agenda."""

    def __init__(self, kind: i64, seat: i64, rank: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.rank = rank


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Decision):
    """Chance deals a deed to `who`; `left` deeds are still to be dealt."""

    def __init__(self, who: i64, left: i64) -> None:
        self.kind = DEAL
        self.seat = CHANCE
        self.rank = GROUND
        self.who = who
        self.left = left


@mypyc_attr(acyclic=True, free_list_len=1)
class Opening(Decision):
    """`who` throws for the start; `todo` follow, `tied` share the best throw so far."""

    def __init__(self, who: i64, todo: i64, best: i64, tied: i64) -> None:
        self.kind = OPENING
        self.seat = CHANCE
        self.rank = GROUND
        self.who = who
        self.todo = todo
        self.best = best
        self.tied = tied


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Decision):
    """`seat` is to throw. `first`: the turn's first throw; `begun`: something was already done in it."""

    def __init__(self, seat: i64, first: i64, begun: i64) -> None:
        self.kind = TURN
        self.seat = seat
        self.rank = GROUND
        self.first = first
        self.begun = begun


@mypyc_attr(acyclic=True, free_list_len=1)
class Rest(Decision):
    """The landing is settled; `seat` may still do business and then ends the turn."""

    def __init__(self, seat: i64) -> None:
        self.kind = REST
        self.seat = seat
        self.rank = GROUND


@mypyc_attr(acyclic=True, free_list_len=1)
class Count(Decision):
    """A counted game is over as soon as everything above this frame is settled."""

    def __init__(self) -> None:
        self.kind = COUNT
        self.seat = CLOCK
        self.rank = GROUND


@mypyc_attr(acyclic=True, free_list_len=1)
class Over(Decision):
    """The game is over."""

    def __init__(self) -> None:
        self.kind = OVER
        self.seat = CLOCK
        self.rank = GROUND


@mypyc_attr(acyclic=True, free_list_len=1)
class Bonus(Decision):
    """The Mr. Monopoly move, due when the first landing is settled."""

    def __init__(self, seat: i64) -> None:
        self.kind = BONUS
        self.seat = seat
        self.rank = AFTERWARDS


@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Decision):
    """The move behind a jail fine that had to be raised first."""

    def __init__(self, seat: i64, steps: i64) -> None:
        self.kind = MOVE
        self.seat = seat
        self.rank = AFTERWARDS
        self.steps = steps


@mypyc_attr(acyclic=True, free_list_len=1)
class Purchase(Decision):
    """`seat` buys the deed at its price or lets it be auctioned."""

    def __init__(self, seat: i64, deed: i64) -> None:
        self.kind = PURCHASE
        self.seat = seat
        self.rank = BUYING
        self.deed = deed


@mypyc_attr(acyclic=True, free_list_len=1)
class Estate(Decision):
    """Deeds of the bankrupt `seat`, a bit mask, still to be auctioned one by one."""

    def __init__(self, seat: i64, deeds: i64) -> None:
        self.kind = ESTATE
        self.seat = seat
        self.rank = ESTATES
        self.deeds = deeds


@mypyc_attr(acyclic=True, free_list_len=1)
class Debt(Decision):
    """`seat` owes `amount` to `to`. `born` tells its age; `called` that it was moved ahead once."""

    def __init__(self, seat: i64, to: i64, amount: i64, why: i64, born: i64, called: i64) -> None:
        self.kind = DEBT
        self.seat = seat
        self.rank = OWING
        self.to = to
        self.amount = amount
        self.why = why
        self.born = born
        self.called = called


@mypyc_attr(acyclic=True, free_list_len=1)
class RentRoll(Decision):
    """The payer's throw for a utility rent that was demanded; becomes a debt."""

    def __init__(self, payer: i64, owner: i64, factor: i64, born: i64, called: i64) -> None:
        self.kind = RENT_ROLL
        self.seat = CHANCE
        self.rank = OWING
        self.payer = payer
        self.owner = owner
        self.factor = factor
        self.born = born
        self.called = called


@mypyc_attr(acyclic=True, free_list_len=1)
class Lots(Decision):
    """Scarce buildings sold one by one: `left` lots; `wants` packs five bits per seat."""

    def __init__(self, first: i64, what: i64, wants: i64, left: i64) -> None:
        self.kind = LOTS
        self.seat = CLOCK
        self.rank = ESTATES
        self.first = first
        self.what = what
        self.wants = wants
        self.left = left


@mypyc_attr(acyclic=True, free_list_len=1)
class Wants(Decision):
    """`seat` is asked how many scarce buildings it wants; `todo` are asked next.

    `ones`, `twos` and `fours` are the first asker's plan, all 0 where it only named a number.
    """

    def __init__(
        self, seat: i64, todo: i64, first: i64, what: i64, wants: i64, ones: i64, twos: i64, fours: i64
    ) -> None:
        self.kind = WANTS
        self.seat = seat
        self.rank = BIDDING
        self.todo = todo
        self.first = first
        self.what = what
        self.wants = wants
        self.ones = ones
        self.twos = twos
        self.fours = fours


@mypyc_attr(acyclic=True, free_list_len=1)
class Auction(Decision):
    """One lot. `bidders` are still in; `passed` have passed since nobody has opened.

    `of` is whose estate it belongs to, if it does; no rule asks for it, people do.
    """

    def __init__(
        self,
        seat: i64,
        what: i64,
        deed: i64,
        least: i64,
        bidders: i64,
        passed: i64,
        high: i64,
        leader: i64,
        of: i64 = BANK,
    ) -> None:
        self.kind = AUCTION
        self.seat = seat
        self.rank = BIDDING
        self.what = what
        self.deed = deed
        self.least = least
        self.bidders = bidders
        self.passed = passed
        self.high = high
        self.leader = leader
        self.of = of


@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Decision):
    """`seat` places `count` buildings; `paid` at auction (-1: the printed price is due when placed)."""

    def __init__(self, seat: i64, what: i64, count: i64, paid: i64) -> None:
        self.kind = PLACE
        self.seat = seat
        self.rank = AT_ONCE
        self.what = what
        self.count = count
        self.paid = paid


@mypyc_attr(acyclic=True, free_list_len=1)
class Receipt(Decision):
    """`seat` received mortgaged deeds (a mask): lift each, or pay the interest."""

    def __init__(self, seat: i64, deeds: i64) -> None:
        self.kind = RECEIPT
        self.seat = seat
        self.rank = AT_ONCE
        self.deeds = deeds


@mypyc_attr(acyclic=True, free_list_len=1)
class Call(Decision):
    """Before `debtor` falls, `seat` may demand a claim older than the debt; before one leaves, any."""

    def __init__(self, seat: i64, debtor: i64, born: i64) -> None:
        self.kind = CALL
        self.seat = seat
        self.rank = AT_ONCE
        self.debtor = debtor
        self.born = born


@mypyc_attr(acyclic=True, free_list_len=1)
class FinalCall(Decision):
    """The time is up: `seat` may still demand open claims."""

    def __init__(self, seat: i64) -> None:
        self.kind = FINAL_CALL
        self.seat = seat
        self.rank = AFTERWARDS


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Decision):
    """Chance throws `dice` dice for `who`."""

    def __init__(self, who: i64, purpose: i64, dice: i64) -> None:
        self.kind = ROLL
        self.seat = CHANCE
        self.rank = ATOMIC
        self.who = who
        self.purpose = purpose
        self.dice = dice


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Decision):
    """Chance draws a card of `deck` for `who`."""

    def __init__(self, who: i64, deck: i64) -> None:
        self.kind = DRAW
        self.seat = CHANCE
        self.rank = ATOMIC
        self.who = who
        self.deck = deck


@mypyc_attr(acyclic=True, free_list_len=1)
class Steps(Decision):
    """The bus: `seat` moves by one white die or by both."""

    def __init__(self, seat: i64) -> None:
        self.kind = STEPS
        self.seat = seat
        self.rank = ATOMIC


@mypyc_attr(acyclic=True, free_list_len=1)
class Jump(Decision):
    """Three equal numbers: `seat` may jump anywhere."""

    def __init__(self, seat: i64) -> None:
        self.kind = JUMP
        self.seat = seat
        self.rank = ATOMIC


@mypyc_attr(acyclic=True, free_list_len=1)
class CardChoice(Decision):
    """A drawn card lets `seat` pay or draw another card."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.kind = CARD_CHOICE
        self.seat = seat
        self.rank = ATOMIC
        self.card = card


# What every turn is made of, made once.
TURNS: Final = [Turn(seat, 1, 0) for seat in range(SEATS)]
RESTS: Final = [Rest(seat) for seat in range(SEATS)]
ROLLS_TO_MOVE: Final = [Roll(seat, FOR_MOVE, 2) for seat in range(SEATS)]
