"""Taps a person needs at a real board, counted from recorded games: what the keys of the browser client cost.

    python benchmarks/taps.py [--games 40] [--bot strategist] [--own-cards] [RECORD ...]

Without records games among computers are played in every edition, with rents that owners call for. Turns
with a trade or an auction are counted apart: there people talk and bid. A building visit is counted with
opening it and paying.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from bankhalter import Game, available
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.game.real_dice import NOBODY, next_throw, thrower

FEW = 3  # taps a person and turn, the aim
FREE = {codes.THROW, codes.END_TURN, codes.HAMMER, codes.TIME_UP}  # the dice or the clock say it
CARDS = {codes.DRAWN, codes.DEALT}
VISITS = {codes.BUILD, codes.SELL, codes.SELL_DOWN, codes.MORTGAGE, codes.LIFT, codes.PLAN, codes.ORDER}
TALK = {codes.OFFER, codes.ACCEPT, codes.REJECT, codes.WITHDRAW, codes.BID, codes.PASS, codes.WANT}

Taps = Counter[tuple[int, int]]  # by turn and seat


class Counting:
    """The taps of one game, and the turns in which people traded or bid."""

    def __init__(self, own_cards: bool = False) -> None:
        self.own_cards = own_cards
        self.taps: Taps = Counter()
        self.talk: set[int] = set()
        self.visit = (-1, -1)  # the turn and the seat of a visit to the building table that goes on

    def note(self, game: Game, action: Action) -> None:
        """Count what an action costs, before it is carried out."""
        turn, kind = int(game.state.turns), int(action.kind)
        if kind in TALK:
            self.talk.add(turn)
        place = (turn, self.whose(game, action))
        if kind in VISITS:
            self.taps[place] += 1 if self.visit == place else 3  # opened, chosen, paid
            self.visit = place
            return
        self.visit = (-1, -1)
        if kind == codes.ROLLED:
            self.taps[place] += 2 if action.c else 1
        elif kind not in FREE and (kind not in CARDS or self.own_cards):
            self.taps[place] += 1

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
    return counting


def share(turns: Sequence[int], most: int = FEW) -> float:
    """Return the share of turns in which nobody needs more taps."""
    return sum(1 for count in turns if count <= most) / max(1, len(turns))


def report(name: str, countings: Sequence[Counting]) -> str:
    """Return a line of figures."""
    quiet = [count for counting in countings for count in counting.people(talked=False)]
    loud = [count for counting in countings for count in counting.people(talked=True)]
    turns = [count for counting in countings for count in counting.turns()]
    mean = sum(quiet) / max(1, len(quiet))
    return (
        f"{name:10} at most {FEW} taps a person and turn: {share(quiet):.1%} of {len(quiet)}, "
        f"mean {mean:.2f}; "
        f"all persons of a turn: {share(turns):.1%} of {len(turns)}; "
        f"with trade or auction: {share(loud):.1%} of {len(loud)}"
    )


def games(edition: str, count: int, bot: str) -> Iterable[Game]:
    """Play games among computers that call for their rents."""
    for seed in range(count):
        yield Game(edition, 4, seed=seed, rent_demand="by_call").play(bot, most_rounds=60)


def main() -> None:
    """Count, and print a line for every edition or record."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("records", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="strategist")
    parser.add_argument("--own-cards", action="store_true", help="cards are chosen by hand, too")
    wish = parser.parse_args()
    for path in wish.records:
        print(report(path.stem, [counted(Game.from_record(path), wish.own_cards)]))
    for edition in available() if not wish.records else ():
        found = [counted(game, wish.own_cards) for game in games(edition, wish.games, wish.bot)]
        print(report(edition, found))


if __name__ == "__main__":
    main()
