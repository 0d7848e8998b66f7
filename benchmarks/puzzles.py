"""Find puzzles, or check the shipped ones anew.

    python benchmarks/puzzles.py find FILE [--each 6] [--seed 1]     # makes the collection
    python benchmarks/puzzles.py check [--games 200] [--seed 9]       # with dice it was not found by

Games of the training population in all editions are searched until each edition has so many of each grade,
one of a game, and no more than about half of them about the same kind of thing. `check` prints how many best
moves are best again. Takes minutes, on a compiled build.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from bankhalter import Game
from bankhalter.analysis.foresight import LONG, Foresight, difference, mean
from bankhalter.analysis.puzzle_search import GAMES, puzzle_of, questions
from bankhalter.analysis.puzzles import GRADES, Puzzle, collection, write
from bankhalter.bots.population.sets import drawn
from bankhalter.core import codes, names
from bankhalter.core.odds import Dice
from bankhalter.edition import available

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil")
ROUNDS = 60  # of a game that is searched
MOST_GAMES = 300  # for one edition


def game_of(edition: str, seed: int) -> Game:
    """Play a game to be searched: two to five members of the population, each third seat a strategist."""
    seats = 2 + Dice(seed).below(4)
    bots = drawn("training", seats, seed)
    bots = ["strategist" if i % 3 == seed % 3 else bot for i, bot in enumerate(bots)]
    return Game(edition, NAMES[:seats], seed=seed, bots=bots).play(most_rounds=ROUNDS)


def kind(one: Puzzle) -> str:
    """Return what a puzzle is about: the question, and in a turn the answer."""
    st = one.game().state
    if st.offers:
        return "offer"
    return one.options[one.best].say[0].split()[1] if st.top.kind == codes.TURN else names.FRAMES[st.top.kind]


def found_in(edition: str, each: int, seed: int) -> Iterator[Puzzle]:
    """Find puzzles of one edition until there are enough of each grade."""
    found: list[Puzzle] = []
    for number in range(seed, seed + MOST_GAMES):
        one = one_of_game(
            game_of(edition, number), f"{edition}-{len(found) + 1}", number, lacking(found, each)
        )
        if one is not None and [kind(other) for other in found].count(kind(one)) <= each // 2:
            print(one.id, one.grade, kind(one), one.lead, file=sys.stderr, flush=True)
            found.append(one)
            yield one
        if len(found) >= each:
            return


def lacking(found: Sequence[Puzzle], each: int) -> list[int]:
    """Return the grades of which there are too few yet."""
    have = Counter(one.grade for one in found)
    return [grade for grade in GRADES if have[grade] < each // len(GRADES)]


def one_of_game(game: Game, name: str, number: int, grades: Sequence[int]) -> Puzzle | None:
    """Return the first puzzle of these grades in a game, if there is one."""
    for i, question in enumerate(questions(game)):
        one = puzzle_of(question, name, number * 1000 + i, GAMES, grades)
        if one is not None:
            return one
    return None


def lead_again(one: Puzzle, games: int, seed: int) -> float:
    """Return by how much the best is ahead of the best of the others with other dice."""
    sight = Foresight()
    played = [sight.results(way.state, games, seed, LONG) for way in one.candidates(one.game())]
    others = [rows for i, rows in enumerate(played) if i != one.best]
    return min(mean(difference(played[one.best], rows))[0][one.seat] for rows in others)


def check(games: int, seed: int) -> None:
    """Play every puzzle on again and tell how many best moves are best."""
    leads = {name: lead_again(one, games, seed + i) for i, (name, one) in enumerate(collection().items())}
    worst = sorted(leads, key=leads.__getitem__)[:5]
    again = sum(lead > 0 for lead in leads.values())
    print(
        f"{again} of {len(leads)} are best again; closest:", {name: round(leads[name], 3) for name in worst}
    )


def main() -> None:
    """Find or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("find", "check"))
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--each", type=int, default=6)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.what == "check":
        check(args.games, args.seed)
    elif args.file is None:
        parser.error("which file?")
    else:
        puzzles: list[Puzzle] = []
        for i, edition in enumerate(available()):  # other games for each: some boards are alike
            puzzles += found_in(edition, args.each, args.seed + i * MOST_GAMES)
            args.file.write_text(write(puzzles, GAMES), encoding="utf-8")


if __name__ == "__main__":
    main()
