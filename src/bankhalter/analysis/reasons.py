"""Why one position is better than another: what can be seen in both, the weightiest first."""

from __future__ import annotations

from dataclasses import dataclass

from bankhalter.analysis.foresight import settled
from bankhalter.bots.thinking.landing import landing
from bankhalter.bots.thinking.valuation import due, risk
from bankhalter.core.codes import PLAYING
from bankhalter.core.state import State

MILLION = 1_000_000
WORDS = (
    "survive",
    "own-group",
    "other-group",
    "rent",
    "deed",
    "other-deed",
    "jail-in",
    "jail-out",
    "safe",
    "cash",
    "course",
    "only",
)


@dataclass(frozen=True)
class Reason:
    """A word, and what it is about: a space, a sum, another seat; -1 is none."""

    word: str
    space: int = -1
    amount: int = 0
    other: int = -1


def reason(seat: int, better: State, worse: State) -> Reason:
    """Return what speaks most for one position against another, for a seat."""
    a, b = settled(better), settled(worse)
    for find in (survival, groups, deeds, earnings, jail, safety):
        found = find(seat, a, b)
        if found is not None:
            return found
    return Reason("course")


def survival(seat: int, a: State, b: State) -> Reason | None:
    """Still being in the game."""
    return Reason("survive") if a.seats[seat].out == PLAYING != b.seats[seat].out else None


def groups(seat: int, a: State, b: State) -> Reason | None:
    """A whole group of one's own, or one that nobody else gets."""
    for g in range(a.tables.groups):
        here, there = a.whole[g], b.whole[g]
        space = int(a.tables.space[a.tables.members[a.tables.first[g]]])
        if here == seat != there:
            return Reason("own-group", space)
        if there >= 0 and there not in (seat, here):
            return Reason("other-group", space, other=int(there))
    return None


def earnings(seat: int, a: State, b: State) -> Reason | None:
    """More rent in every round."""
    more = income(a, seat) - income(b, seat)
    return Reason("rent", amount=more) if more > 0 else None


def income(st: State, seat: int) -> int:
    """Return what a seat's deeds earn in a round, on average."""
    land = landing(st.tables)
    owned = (deed for deed in range(st.tables.deeds) if st.owner[deed] == seat)
    each = sum(int(due(st, deed) * land.hit[st.tables.space[deed]]) for deed in owned)
    return each * (int(st.alive) - 1) // MILLION


def deeds(seat: int, a: State, b: State) -> Reason | None:
    """A deed, or one that somebody else does not get."""
    for deed in range(a.tables.deeds):
        space = int(a.tables.space[deed])
        if a.owner[deed] == seat != b.owner[deed]:
            return Reason("deed", space)
        if b.owner[deed] >= 0 and b.owner[deed] not in (seat, a.owner[deed]):
            return Reason("other-deed", space, other=int(b.owner[deed]))
    return None


def jail(seat: int, a: State, b: State) -> Reason | None:
    """Being out of jail, or in it."""
    if bool(a.seats[seat].jail) == bool(b.seats[seat].jail):
        return None
    return Reason("jail-in" if a.seats[seat].jail else "jail-out")


def safety(seat: int, a: State, b: State) -> Reason | None:
    """More cash, where it may be needed at once."""
    more = int(a.seats[seat].cash) - int(b.seats[seat].cash)
    if more <= 0:
        return None
    worst = int(risk(a, seat) & 0xFFFFFFFF)
    return Reason("safe", amount=worst) if worst > b.seats[seat].cash else Reason("cash", amount=more)
