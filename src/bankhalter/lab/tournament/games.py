"""The games of a tournament: who meets whom, in every order of seats, each bot behind glass.

A heat is some games of one line-up. It is a pure function of its numbers, so heats can be played anywhere,
in any order, and again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any

from bankhalter.bots.api import Bot
from bankhalter.bots.population.sets import POPULATIONS, drawn
from bankhalter.bots.sandbox import Guarded
from bankhalter.core import engine
from bankhalter.core.flatten import flatten
from bankhalter.core.odds import MASK, Dice
from bankhalter.core.tables import Tables
from bankhalter.edition import load
from bankhalter.game.driver import Driver
from bankhalter.lab.jobs.job import find_bot
from bankhalter.lab.statistics.counts import game_seed
from bankhalter.switches import Rules, agree

MOST_FAULTS = 20  # kept of one heat
ROUND_ROBIN = "round-robin"
LEAGUE = "league"
DRAWN = "population"  # stands for whoever is drawn


@dataclass(frozen=True)
class TournamentPlan:
    """A whole tournament in plain values."""

    entrants: tuple[str, ...]
    mode: str = ROUND_ROBIN
    seats: int = 4
    games: int = 100  # of each line-up
    edition: str = "standard"
    switches: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    rounds: int = 1000
    budget: float = 60.0
    heat: int = 20  # games of one heat
    population: str = ""  # with one, entrants meet its members: one among them, in a league three of one each

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody who may sit in a line-up: the entrants, then the population, in a league by families."""
        if not self.population:
            return self.entrants
        return (*self.entrants, *(POPULATIONS[self.population] if self.mode == LEAGUE else [DRAWN]))


@dataclass(frozen=True)
class Heat:
    """The games `first` to `first + count - 1` of one line-up."""

    plan: TournamentPlan
    lineup: tuple[int, ...]  # entrants by number, one for each seat
    first: int
    count: int

    @property
    def key(self) -> str:
        """The name under which its result is kept."""
        return f"{'-'.join(map(str, self.lineup))}:{self.first}:{self.count}"


@dataclass
class Score:
    """What a heat brought: by place in the line-up."""

    lineup: list[int]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    unfinished: int = 0
    tied: int = 0
    questions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    faults: list[list[Any]] = field(default_factory=list)  # entrant, word, detail, game


# Who meets whom ----------------------------------------------------------------------------------------


def lineups(plan: TournamentPlan) -> list[tuple[int, ...]]:
    """Return every line-up: all sets of entrants, or in a league one against copies of another."""
    numbers = range(len(plan.entrants))
    if plan.population:
        return guests(plan)
    if plan.mode == LEAGUE:
        pairs = permutations(numbers, 2) if plan.seats > 2 else combinations(numbers, 2)
        return [(a, *[b] * (plan.seats - 1)) for a, b in pairs]
    return list(combinations(numbers, plan.seats))


def guests(plan: TournamentPlan) -> list[tuple[int, ...]]:
    """Return the line-ups with a population: an entrant alone among it, or a family alone among copies."""
    own, others = range(len(plan.entrants)), range(len(plan.entrants), len(plan.names))
    alone, rest = (others, own) if plan.mode == LEAGUE else (own, others)
    return [(a, *[b] * (plan.seats - 1)) for a in alone for b in rest]


def heats(plan: TournamentPlan) -> Iterator[Heat]:
    """Deal the games out."""
    for lineup in lineups(plan):
        for first in range(0, plan.games, plan.heat):
            yield Heat(plan, lineup, first, min(plan.heat, plan.games - first))


@lru_cache(maxsize=64)
def orders(seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return every seating of a line-up, as places in it; copies of one bot are not told apart."""
    seen: dict[tuple[int, ...], tuple[int, ...]] = {}
    for order in permutations(range(len(seats))):
        seen.setdefault(tuple(seats[i] for i in order), order)
    return tuple(seen.values())


# Playing -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def agreed(edition: str, switches: tuple[tuple[str, Any], ...], seats: int) -> tuple[Rules, Tables]:
    """Agree on the rules once for all games."""
    found = load(edition)
    rules = agree(found, seats, **dict(switches))
    return rules, flatten(found, rules)


def play_heat(heat: Heat) -> Score:
    """Play the games of a heat; this is what other processes call."""
    size = len(heat.lineup)
    score = Score(list(heat.lineup), 0, [0] * size, 0, 0, [0] * size, [0.0] * size)
    for number in range(heat.first, heat.first + heat.count):
        play_one(heat, number, score)
    return score


def play_one(heat: Heat, number: int, score: Score) -> None:
    """Play one game and add it up."""
    plan, size = heat.plan, len(heat.lineup)
    rules, tables = agreed(plan.edition, plan.switches, size)
    seed = int(game_seed((plan.seed + sum(e << (4 * i) for i, e in enumerate(heat.lineup))) & MASK, number))
    order = orders(heat.lineup)[number % len(orders(heat.lineup))]
    seated = [seat_bot(plan, heat.lineup[place], (seed + i) & MASK, rules) for i, place in enumerate(order)]
    winners, _turns = run_game(tables, seated, seed, plan.rounds)
    score.games += 1
    score.unfinished += not winners
    score.tied += len(winners) > 1
    for seat, place in enumerate(order):
        score.wins[place] += winners == [seat]
        score.questions[place] += seated[seat].questions
        score.seconds[place] += seated[seat].used
        fault = seated[seat].fault
        if fault is not None and len(score.faults) < MOST_FAULTS:
            score.faults.append([heat.lineup[place], fault.word, fault.detail, number])


def seat_bot(plan: TournamentPlan, entrant: int, seed: int, rules: Rules) -> Guarded:
    """Make a bot for one game."""
    bot = find_bot(sitting(plan, entrant, seed))(seed)
    return Guarded(bot, budget=plan.budget, cash_visible=rules.cash_visible)


def sitting(plan: TournamentPlan, entrant: int, seed: int) -> str:
    """Return who sits down: an entrant, or a member of the population, drawn anew for each game."""
    name = plan.names[entrant]
    if entrant < len(plan.entrants):
        return name
    if name == DRAWN:
        return drawn(plan.population, 1, seed)[0]
    family = POPULATIONS[plan.population][name]
    return family[Dice(seed).below(len(family))]


def run_game(tables: Tables, seated: Sequence[Bot], seed: int, rounds: int) -> tuple[list[int], int]:
    """Play to the end or to the limit of rounds; return who won, nobody if it did not end, and the turns."""
    led = engine.new_game(tables, len(seated), False)
    Driver(seated, Dice(seed)).play(led, rounds * len(seated))
    st = led.state
    return [seat for seat in range(len(seated)) if st.winners >> seat & 1], int(st.turns)
