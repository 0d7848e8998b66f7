"""Scripts of offers that try to fool the upper bots, laid over any player that does the rest."""

from __future__ import annotations

from collections.abc import Callable

from bots.table import Beside

from bankhalter.bots.api import Bot
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import FINE, PLAYING, SEATS, TURN
from bankhalter.core.engine import refuse
from bankhalter.core.odds import Dice
from bankhalter.core.state import State

MOST = 2  # offers in one turn
Script = Callable[[State, int, Dice], Offer | None]


class Scripted(Beside):
    """A player that makes the offers of a script besides its own."""

    def __init__(self, player: Bot, script: Script, seed: int) -> None:
        super().__init__(player)
        self.script = script
        self.chance = Dice(seed)
        self.made = (-1, 0)  # a turn, and the script's offers in it
        self.speaks = False  # the last word was the script's

    def choose(self, st: State, seat: int) -> Action:
        """Make the script's offers before a throw."""
        offer = self.next_offer(st, seat) if st.top.kind == TURN and not st.offers else None
        self.speaks = offer is not None
        return offer or super().choose(st, seat)

    def next_offer(self, st: State, seat: int) -> Offer | None:
        """Return an offer of the script that may be made, a few in each turn."""
        turn, count = self.made
        count = count if turn == st.turns else 0
        if count == MOST:
            return None
        self.made = (int(st.turns), count + 1)
        offer = self.script(st, seat, self.chance)
        return offer if offer is not None and refuse(st, offer) == FINE else None


def haggle(st: State, seat: int, chance: Dice) -> Offer | None:
    """Any deeds and any cash against any others."""
    others = [i for i, s in enumerate(st.seats) if i != seat and s.out == PLAYING]
    to = others[chance.below(len(others))]
    gives, wants = some(st, seat, chance, 3), some(st, to, chance, 2)
    cash = chance.below(1 + int(st.seats[seat].cash) // 2)
    side = chance.below(3)
    return Offer(seat, to, cash if side == 0 else 0, gives, 0, cash // 2 if side == 1 else 0, wants)


def some(st: State, seat: int, chance: Dice, one_in: int) -> int:
    """A few deeds of a seat."""
    owned = [d for d in range(st.tables.deeds) if st.owner[d] == seat]
    return sum(1 << d for d in owned if chance.below(one_in + len(owned) // 2) == 0)


def grab(st: State, seat: int, chance: Dice) -> Offer | None:
    """Ask for whatever completes a group, at the printed price and up to 60 per cent more."""
    t = st.tables
    for deed in range(t.deeds):
        to = int(st.owner[deed])
        lacking = t.count[t.group[deed]] - st.held[t.group[deed] * SEATS + seat]
        if to >= 0 and to != seat and lacking == 1:
            cash = t.price[deed] * (100 + chance.below(60)) // 100 // t.grain * t.grain
            return Offer(seat, to, cash, 0, 0, 0, 1 << deed)
    return None


def squeeze(st: State, seat: int, chance: Dice) -> Offer | None:
    """Offer the deeds that complete somebody's group for nearly all the cash he has."""
    t = st.tables
    for g in range(t.groups):
        mine = sum(1 << d for d in range(t.deeds) if t.group[d] == g and st.owner[d] == seat)
        for to, other in enumerate(st.seats):
            theirs = st.held[g * SEATS + to]
            whole = theirs + st.held[g * SEATS + seat] == t.count[g]
            if mine and theirs and whole and to != seat and other.out == PLAYING and not st.built[g]:
                share = 100 - chance.below(60)
                return Offer(seat, to, 0, mine, 0, int(other.cash) * share // 100 // t.grain * t.grain)
    return None


def rob(st: State, seat: int, chance: Dice) -> Offer | None:
    """Ask for all that somebody has of a group, for anything from a tenth to nine tenths of its price."""
    t = st.tables
    to, g = chance.below(len(st.seats)), chance.below(t.groups)
    wants = sum(1 << d for d in range(t.deeds) if t.group[d] == g and st.owner[d] == to)
    if to == seat or not wants:
        return None
    price = sum(t.price[d] for d in range(t.deeds) if wants >> d & 1)
    return Offer(seat, to, price * (10 + chance.below(81)) // 100 // t.grain * t.grain, 0, 0, 0, wants)


SCRIPTS: dict[str, Script] = {"random": haggle, "greedy": grab, "ransom": squeeze, "robbery": rob}
