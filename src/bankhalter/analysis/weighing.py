"""Which of several things to do wins most often: a quick look at all, and a thorough one at the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bankhalter.analysis.choices import Candidate
from bankhalter.analysis.foresight import LONG, Chances, Foresight, difference, mean
from bankhalter.core import compiled

LOOK = 16  # games of the quick look at most, a few rounds long
SHORTLIST = 4  # of them the best are played on to the end
NOTHING = -1  # the kind of doing nothing
MOST_ALIKE = 2  # of one kind on the short list: there is more to say than how many houses
ROW = 10 if compiled() else 2  # games between two looks at the clock
TRUST = 17  # one word of the value counts as much as so many games
CLEAR = 2.5  # standard errors by which a better move must be ahead
Enough = Callable[[], bool]


def never() -> bool:
    """Do not stop before everything is done."""
    return False


@dataclass
class Weighed:
    """A candidate with the chances of everybody after it, and the games they come from."""

    candidate: Candidate
    chances: Chances
    results: list[Chances]
    games: int

    def ahead_of(self, other: Weighed, seat: int) -> tuple[float, float]:
        """Return by how much a seat's chance is better than with another one, and the standard error."""
        gains, errors = mean(difference(self.results, other.results))
        return gains[seat], errors[seat]

    def is_ahead_of(self, other: Weighed, seat: int, least: float, errors: float = CLEAR) -> bool:
        """Tell whether a candidate is better by so much at least, and by so many standard errors."""
        gain, error = self.ahead_of(other, seat)
        return gain >= least and gain > errors * error


class Scales:
    """Weighs candidates for one question; all are played on with the same dice."""

    def __init__(self, sight: Foresight, games: int, seed: int, enough: Enough = never) -> None:
        self.sight = sight
        self.games = games
        self.seed = seed
        self.enough = enough

    def shortlist(self, found: Sequence[Candidate], seat: int, most: int = SHORTLIST) -> list[Candidate]:
        """Return the most promising candidates by a quick look, the best first, of each kind a few."""
        seen = [(self.quick(one)[seat], one) for one in found]
        kept: list[Candidate] = []
        for _, one in sorted(seen, key=lambda pair: -pair[0]):
            alike = [other for other in kept if kind_of(other) == kind_of(one)]
            if len(kept) < most and len(alike) < MOST_ALIKE:
                kept.append(one)
        return kept

    def quick(self, one: Candidate) -> Chances:
        """Look at one candidate; when time is up only with the value."""
        if self.enough():
            return self.sight.judged(one.state)
        return mean(self.sight.results(one.state, min(LOOK, self.games), self.seed))[0]

    def weigh(self, found: Sequence[Candidate], seat: int) -> list[Weighed]:
        """Return candidates with their chances, the best first; each gets the same games."""
        words = [self.sight.judged(one.state) for one in found]
        results: list[list[Chances]] = [[] for _ in found]
        while len(found) and len(results[0]) < self.games and not self.enough():
            self.play_row(found, results)
        weighed = [
            Weighed(one, blended(word, played), played or [word], len(played))
            for one, word, played in zip(found, words, results, strict=True)
        ]
        return sorted(weighed, key=lambda one: -one.chances[seat])

    def play_row(self, found: Sequence[Candidate], results: list[list[Chances]]) -> None:
        """Play every candidate on for some more games."""
        row = min(ROW, self.games - len(results[0]))
        seed = self.seed * 1000 + len(results[0])
        for one, played in zip(found, results, strict=True):
            played.extend(self.sight.results(one.state, row, seed, LONG))


def kind_of(one: Candidate) -> int:
    """Return what kind of thing a candidate begins with."""
    return int(one.actions[0].kind) if one.actions else NOTHING


def blended(word: Chances, played: list[Chances]) -> Chances:
    """Return what the value and the games say together."""
    sums = [TRUST * chance for chance in word]
    for row in played:
        sums = [a + b for a, b in zip(sums, row, strict=True)]
    return [one / (TRUST + len(played)) for one in sums]
