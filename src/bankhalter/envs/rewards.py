"""What the game pays: who falls loses at that moment, the winner takes it at the end; the sum is zero."""

from __future__ import annotations

from typing import Final

from bankhalter.core import bits
from bankhalter.core.codes import ABSENT, OVER, PLAYING
from bankhalter.core.native import i64, vec
from bankhalter.core.rules import end
from bankhalter.core.state import State
from bankhalter.envs.lane import RUNNING, TERMINATED, Lane
from bankhalter.envs.next_question import out_mask

OUTCOME: Final = 0
RANK: Final = 1
WEALTH: Final = 2
MODES = ("outcome", "rank", "wealth")


class Rewards:
    """The rewards of one lane: a row of a shared page, one for each seat."""

    def __init__(self, page: vec[float], base: i64, seats: i64, mode: i64) -> None:
        self.page = page
        self.base = base
        self.seats = seats
        self.mode = mode
        self.players: i64 = seats
        self.given = False
        self.potential: vec[float] = vec[float]([0.0] * seats)

    def clear(self) -> None:
        """Take the rewards of the last step away."""
        if self.given:
            for seat in range(self.seats):
                self.page[self.base + seat] = 0.0
            self.given = False

    def begin(self, lane: Lane) -> None:
        """Begin with a new game."""
        self.clear()
        st = lane.led.state
        self.players = 0
        for seat in range(self.seats):
            if st.seats[seat].out != ABSENT:
                self.players += 1
        if self.mode == WEALTH:
            for seat in range(self.seats):
                self.potential[seat] = self.share(lane, st, seat)

    def pay(self, seat: i64, amount: float) -> None:
        """Give a seat a reward."""
        self.page[self.base + seat] += amount
        self.given = True

    def give(self, lane: Lane) -> None:
        """Give what the last step brought."""
        st = lane.led.state
        out = lane.known_out
        if self.players - bits.count(out) != st.alive:
            lane.known_out = out_mask(st)
            self.pay_fallen(st, lane.known_out & ~out)
        if lane.ended == TERMINATED:
            self.pay_end(lane, st)
        if self.mode == WEALTH:
            self.pay_potential(lane, st)

    # Outcome and rank --------------------------------------------------------------------------

    def lost(self) -> float:
        """Return what a loser pays."""
        return -1.0 / float(self.players - 1)

    def at_rank(self, rank: float) -> float:
        """Return the reward of a rank: 1 for the first, -1 for the last."""
        return 1.0 - 2.0 * (rank - 1.0) / float(self.players - 1)

    def pay_fallen(self, st: State, fallen: i64) -> None:
        """Let those pay who fell in this step; who fell together shares the ranks."""
        together = bits.count(fallen)
        rank = float(st.alive) + 0.5 * float(together + 1)
        for seat in range(self.seats):
            if fallen >> seat & 1:
                self.pay(seat, self.at_rank(rank) if self.mode == RANK else self.lost())

    def pay_end(self, lane: Lane, st: State) -> None:
        """Pay those who are left, if the game itself has ended and not only that of all policies."""
        if st.top.kind != OVER and not is_counted(lane, st):
            return
        winners = winners_of(lane)
        for seat in range(self.seats):
            if st.seats[seat].out == PLAYING:
                if self.mode == RANK:
                    self.pay(seat, self.at_rank(self.rank(st, winners, seat)))
                elif winners >> seat & 1:
                    self.pay(seat, self.won(bits.count(winners)))
                else:
                    self.pay(seat, self.lost())

    def won(self, winners: i64) -> float:
        """Return what a winner takes: the losers' stakes, shared."""
        return float(self.players - winners) / float((self.players - 1) * winners)

    def rank(self, st: State, winners: i64, seat: i64) -> float:
        """Return the place among those left: winners first, then by wealth; ties share."""
        mine = end.wealth(st, seat)
        rank = 1.0
        for other in range(self.seats):
            if other != seat and st.seats[other].out == PLAYING:
                before = (winners >> other & 1) - (winners >> seat & 1)
                if before == 0:
                    before = end.wealth(st, other) - mine
                if before > 0:
                    rank += 1.0
                elif before == 0:
                    rank += 0.5
        return rank

    # Wealth ------------------------------------------------------------------------------------

    def share(self, lane: Lane, st: State, seat: i64) -> float:
        """Return the potential of a seat: its share of all wealth, beside an equal share."""
        if st.seats[seat].out != PLAYING or lane.ended != RUNNING:
            return 0.0
        total: i64 = 0
        for other in range(self.seats):
            total += end.wealth(st, other)
        if total == 0:
            return 0.0
        return float(end.wealth(st, seat)) / float(total) - 1.0 / float(self.players)

    def pay_potential(self, lane: Lane, st: State) -> None:
        """Pay the change of the potential, which is 0 at every end: the best policy stays the best."""
        for seat in range(self.seats):
            now = self.share(lane, st, seat)
            if now != self.potential[seat]:
                self.pay(seat, now - self.potential[seat])
                self.potential[seat] = now


def is_counted(lane: Lane, st: State) -> bool:
    """Tell whether a game that has ended was counted at the limit of turns."""
    return lane.options.count_at_limit and st.turns > lane.options.most_turns


def winners_of(lane: Lane) -> i64:
    """Return who has won, by the rules or as counted at the limit, as a mask; 0 while nobody has."""
    st = lane.led.state
    if st.top.kind == OVER:
        return st.winners
    return richest(st) if lane.ended == TERMINATED and is_counted(lane, st) else 0


def richest(st: State) -> i64:
    """Return who would win if the game were counted now, as a mask."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(len(st.seats)):
        if st.seats[seat].out == PLAYING:
            worth = end.wealth(st, seat)
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= 1 << seat
    return winners
