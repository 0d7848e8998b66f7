"""Taps a person needs at a real board, counted from recorded games: what the keys of the browser client cost.

    python benchmarks/taps.py [--games 40] [--bot strategist] [--own-cards] [--speed-die] [RECORD ...]

Without records games among computers are played in every edition, with rents that owners call for. Turns
with a trade or an auction are counted apart: there people talk and bid. A visit to the building table costs
opening it, turning to each group that it does not show by itself, and a tap for each thing done there: what
raises all streets of a group that can be built on is one, since there is a key for that. The interval is
one of 95 % over whole games, drawn anew a thousand times: the turns of a game are not independent.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from bankhalter import Game, available
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.rules import plan
from bankhalter.game.real_dice import NOBODY, next_throw, thrower

FEW = 3  # taps a person and turn, the aim
FREE = {codes.THROW, codes.END_TURN, codes.HAMMER, codes.TIME_UP}  # the dice or the clock say it
CARDS = {codes.DRAWN, codes.DEALT}
VISITS = {codes.BUILD, codes.SELL, codes.SELL_DOWN, codes.MORTGAGE, codes.LIFT, codes.PLAN, codes.ORDER}
TALK = {codes.OFFER, codes.ACCEPT, codes.REJECT, codes.WITHDRAW, codes.BID, codes.PASS, codes.WANT}

PAID = {codes.SELL, codes.SELL_DOWN, codes.ORDER}  # chosen first, then carried out

Taps = Counter[tuple[int, int]]  # by turn and seat


class Visit:
    """What one person does at the building table in one go."""

    def __init__(self, game: Game, place: tuple[int, int]) -> None:
        self.place = place
        self.tables = game.state.tables
        self.levels = list(game.state.level)  # as they are; `wanted`: as they will be
        self.wanted = list(self.levels)
        self.shown = shown_group(game, place[1])
        self.taps = 1  # opened

    def note(self, action: Action) -> None:
        """Count an action; houses are only noted, since one tap may build several."""
        kind = int(action.kind)
        deeds = [deed for deed in range(self.tables.deeds) for _ in range(houses(action, deed))]
        for deed in deeds:
            self.wanted[deed] += 1
        for group in sorted({int(self.tables.group[deed]) for deed in deeds}) or [self.group_of(action)]:
            self.taps += group not in (self.shown, -1)
            self.shown = group
        if not deeds:
            self.taps += 1 + (kind in PAID)

    def group_of(self, action: Action) -> int:
        """Return the group an action is about; -1 where it names none."""
        if action.kind == codes.SELL_DOWN:
            return int(action.a)
        return -1 if action.kind == codes.ORDER else int(self.tables.group[action.a])

    def cost(self) -> int:
        """Return all taps of the visit, those for the houses included."""
        t = self.tables
        groups = [list(t.members)[t.first[g] : t.first[g] + t.count[g]] for g in range(t.streets)]
        return self.taps + sum(self.built(group) for group in groups)

    def built(self, group: list[int]) -> int:
        """Return the taps that build what is wanted on a group: where all of the lowest rise, one."""
        taps = 0
        while low := [deed for deed in group if self.levels[deed] < self.wanted[deed]]:
            least = min(self.levels[deed] for deed in low)
            level = [deed for deed in group if self.levels[deed] == least]
            rising = level if set(level) <= set(low) else low[:1]
            for deed in rising:
                self.levels[deed] += 1
            taps += 1
        return taps


def houses(action: Action, deed: int) -> int:
    """Return how many buildings an action puts on a street."""
    if action.kind == codes.PLAN:
        return int(plan.count(action, deed))
    return int(action.kind == codes.BUILD and action.a == deed)


def shown_group(game: Game, seat: int) -> int:
    """Return the group the building table opens with: one to be built on, else a whole one, else any."""
    t, st = game.state.tables, game.state
    own = [g for g in range(t.groups) if st.held[g * codes.SEATS + seat]]
    whole = [g for g in own if g < t.streets and st.whole[g] == seat]
    sites = {line.a for line in game.legal(seat) if line.kind == codes.BUILD}
    ready = [g for g in whole if any(t.group[deed] == g for deed in sites)]
    return next(iter([*ready, *whole, *own]), -1)


class Counting:
    """The taps of one game, and the turns in which people traded or bid."""

    def __init__(self, own_cards: bool = False) -> None:
        self.own_cards = own_cards
        self.taps: Taps = Counter()
        self.talk: set[int] = set()
        self.visit: Visit | None = None

    def note(self, game: Game, action: Action) -> None:
        """Count what an action costs, before it is carried out."""
        turn, kind = int(game.state.turns), int(action.kind)
        if kind in TALK:
            self.talk.add(turn)
        place = (turn, self.whose(game, action))
        if self.visit and (kind not in VISITS or self.visit.place != place):
            self.leave()
        if kind in VISITS:
            self.visit = self.visit or Visit(game, place)
            self.visit.note(action)
        elif kind == codes.ROLLED:
            self.taps[place] += 2 if action.c else 1
        elif kind not in FREE and (kind not in CARDS or self.own_cards):
            self.taps[place] += 1

    def leave(self) -> None:
        """The visit to the building table is over."""
        if self.visit:
            self.taps[self.visit.place] += self.visit.cost()
        self.visit = None

    def whose(self, game: Game, action: Action) -> int:
        """Return who taps: for the dice whoever threw them."""
        if action.kind != codes.ROLLED:
            return int(action.seat) if action.seat >= 0 else int(game.state.turn)
        who = thrower(game.state)
        return who if who != NOBODY else next_throw(game.state, -1).who

    def people(self, talked: bool) -> list[int]:
        """Return the taps of everybody who tapped in a turn, of turns with or without trade and auction."""
        return [
            count for (turn, _), count in sorted(self.taps.items()) if turn and (turn in self.talk) == talked
        ]

    def turns(self) -> list[int]:
        """Return the most taps of one person in each turn without trade and auction."""
        most: dict[int, int] = {}
        for (turn, _), count in self.taps.items():
            most[turn] = max(most.get(turn, 0), count)
        return [count for turn, count in sorted(most.items()) if turn and turn not in self.talk]


def counted(game: Game, own_cards: bool = False) -> Counting:
    """Count a game from its beginning."""
    counting, again = Counting(own_cards), Game.of(game.setup, game.players, history=False)
    for action in game.actions:
        counting.note(again, action)
        again.push(action)
    counting.leave()
    return counting


def share(turns: Sequence[int], most: int = FEW) -> float:
    """Return the share of turns in which nobody needs more taps."""
    return sum(1 for count in turns if count <= most) / max(1, len(turns))


def interval(countings: Sequence[Counting]) -> tuple[float, float]:
    """Return between what the share of turns with few taps lies, by drawing whole games anew."""
    dice, people = random.Random(1), [counting.people(talked=False) for counting in countings]
    shares = sorted(
        share([taps for game in dice.choices(people, k=len(people)) for taps in game]) for _ in range(1000)
    )
    return shares[25], shares[974]


def report(name: str, countings: Sequence[Counting]) -> str:
    """Return a line of figures."""
    quiet = [count for counting in countings for count in counting.people(talked=False)]
    loud = [count for counting in countings for count in counting.people(talked=True)]
    turns = [count for counting in countings for count in counting.turns()]
    mean, (low, high) = sum(quiet) / max(1, len(quiet)), interval(countings)
    return (
        f"{name:10} at most {FEW} taps a person and turn: {share(quiet):.1%} "
        f"({low:.1%} to {high:.1%}) of {len(quiet)}, "
        f"mean {mean:.2f}; "
        f"all persons of a turn: {share(turns):.1%} of {len(turns)}; "
        f"with trade or auction: {share(loud):.1%} of {len(loud)}"
    )


def games(edition: str, count: int, bot: str, **switches: bool) -> Iterable[Game]:
    """Play games among computers that call for their rents; each edition has dice of its own."""
    for seed in range(count):
        dice = 1000 * available().index(edition) + seed
        yield Game(edition, 4, seed=dice, rent_demand="by_call", **switches).play(bot, most_rounds=60)


def main() -> None:
    """Count, and print a line for every edition or record."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("records", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="strategist")
    parser.add_argument("--own-cards", action="store_true", help="cards are chosen by hand, too")
    parser.add_argument("--speed-die", action="store_true", help="only editions that have it, with it")
    wish = parser.parse_args()
    for path in wish.records:
        print(report(path.stem, [counted(Game.from_record(path), wish.own_cards)]))
    for edition in available() if not wish.records else ():
        switches = {"speed_die": True} if wish.speed_die else {}
        if Game(edition).edition.speed or not switches:
            played = games(edition, wish.games, wish.bot, **switches)
            print(report(edition, [counted(game, wish.own_cards) for game in played]))


if __name__ == "__main__":
    main()
