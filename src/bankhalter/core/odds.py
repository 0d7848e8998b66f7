"""Chance as an actor: every answer it can give, with its weight."""

from __future__ import annotations

from typing import Final, cast

from bankhalter.core import bits
from bankhalter.core.actions import ROLLS, Action
from bankhalter.core.codes import BANK, CHANCE, DEAL, DEALT, DRAW, DRAWN, RENT_ROLL, ROLL, ROLLED
from bankhalter.core.decisions import Draw, RentRoll, Roll
from bankhalter.core.native import i64
from bankhalter.core.rules import throw
from bankhalter.core.state import State

MASK: Final = (1 << 62) - 1


def odds(st: State) -> list[tuple[Action, int]]:
    """Return what chance may answer now, with whole-number weights; empty if chance is not asked."""
    if st.top.seat != CHANCE:
        return []
    if st.top.kind == DRAW:
        return draws(st, cast(Draw, st.top).deck)
    if st.top.kind == DEAL:
        free = [d for d in range(st.tables.deeds) if st.owner[d] == BANK]
        return [(Action(DEALT, CHANCE, deed), 1) for deed in free]
    return throws(st, dice_awaited(st))


def dice_awaited(st: State) -> i64:
    """Return how many dice are to be thrown."""
    if st.top.kind == ROLL:
        return cast(Roll, st.top).dice
    if st.top.kind == RENT_ROLL:
        return throw.rent_dice(st, cast(RentRoll, st.top))
    return 2


def throws(st: State, dice: i64) -> list[tuple[Action, int]]:
    """Every throw of two white dice, and of the speed die where it is thrown too."""
    faces = [0] if dice == 2 else [int(face) for face in st.tables.speed_faces]
    count = {face: faces.count(face) for face in sorted(set(faces))}
    return [
        (Action(ROLLED, CHANCE, d1, d2, face), weight)
        for d1 in range(1, 7)
        for d2 in range(1, 7)
        for face, weight in count.items()
    ]


def draws(st: State, deck: i64) -> list[tuple[Action, int]]:
    """Any unseen card; once all were seen, the order is public."""
    pile = st.piles[deck]
    if pile.unseen:
        cards = [c for c in range(st.tables.cards) if pile.unseen & (1 << c)]
        return [(Action(DRAWN, CHANCE, card), 1) for card in cards]
    return [(Action(DRAWN, CHANCE, pile.under[0]), 1)]


class Dice:
    """A seeded source of chance: the same seed gives the same game, compiled or not.

    Splitmix cut to 62 bits, so that every product stays within a machine word once masked.
    """

    def __init__(self, seed: i64) -> None:
        self.x: i64 = seed & MASK

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1."""
        x = (self.x + 2177342782468422677) & MASK
        self.x = x
        x = (x ^ (x >> 30)) * 4564656998412383673 & MASK
        x = (x ^ (x >> 27)) * 1499397855399784939 & MASK
        return ((x ^ (x >> 31)) >> 30) * n >> 32

    def answer(self, st: State) -> Action:
        """Answer for chance."""
        k = st.top.kind
        if k == DRAW:
            return Action(DRAWN, CHANCE, self.card(st, cast(Draw, st.top).deck))
        if k == DEAL:
            return Action(DEALT, CHANCE, self.deed(st))
        roll = ROLLS[self.below(36)]
        if st.tables.speed_die and dice_awaited(st) == 3:
            return Action(ROLLED, CHANCE, roll.a, roll.b, st.tables.speed_faces[self.below(6)])
        return roll

    def card(self, st: State, deck: i64) -> i64:
        """Return the next card of a deck."""
        pile = st.piles[deck]
        if pile.unseen == 0:
            return pile.under[0]
        return self.nth(pile.unseen, self.below(bits.count(pile.unseen)))

    def deed(self, st: State) -> i64:
        """Return one of the deeds still in the bank."""
        mask: i64 = 0
        for deed in range(st.tables.deeds):
            if st.owner[deed] == BANK:
                mask |= 1 << deed
        return self.nth(mask, self.below(bits.count(mask)))

    def nth(self, mask: i64, n: i64) -> i64:
        """Return the place of the n-th set bit."""
        while n > 0:
            mask &= mask - 1
            n -= 1
        return bits.lowest(mask)
