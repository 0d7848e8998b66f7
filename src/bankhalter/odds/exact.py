"""Exact odds of an edition: how often each space is landed on, what deeds bring, when buildings pay back.

    >>> from bankhalter import load
    >>> from bankhalter.odds.exact import odds
    >>> found = odds(load("standard"))
    >>> max(found.spaces, key=lambda space: space.throw_end).at   # the jail, behind bars
    10

What is assumed is written in docs/odds.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import fsum
from typing import Any

from bankhalter.core.codes import STREET, UTILITY
from bankhalter.core.flatten import deed_spaces, flatten, group_ids
from bankhalter.core.ledger import Ledger
from bankhalter.core.rules import build, rent
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition
from bankhalter.odds import markov_chain
from bankhalter.odds.lone_token import Way
from bankhalter.odds.markov_chain import LANDLORD, Chain, Outcome
from bankhalter.switches import Rules, agree


@dataclass(frozen=True)
class SpaceOdds:
    """How often a token comes to a space; the jail is there twice, for visitors and for prisoners."""

    at: int
    in_jail: bool
    throw_end: float  # share of throws after which the token stands here; all of them sum to 1
    turn_end: float  # share of turns that end here; all of them sum to 1
    per_throw: float  # landings per throw, each stop on the way counted
    per_turn: float  # landings per turn


@dataclass(frozen=True)
class Rung:
    """One rung of a deed or group: its name, its printed price, what it brings, when it has paid back."""

    name: str  # deed, group, house-1 …, hotel; or owned-1 … for stations and utilities
    price: int  # of this rung alone; 0 where nothing is bought
    rent: float  # expected for each throw of an opponent, with this rung
    throws: float | None  # of opponents until the price is back by what the rung adds; None: never, or free


@dataclass(frozen=True)
class DeedOdds:
    """What a deed brings, rung by rung."""

    deed: int
    at: int
    group: str
    steps: tuple[Rung, ...]


@dataclass(frozen=True)
class GroupOdds:
    """What a whole group brings when it is bought and built evenly."""

    group: str
    per_throw: float  # landings on any of its deeds
    steps: tuple[Rung, ...]


@dataclass(frozen=True)
class Odds:
    """Everything `bankhalter odds` tells."""

    edition: Edition
    rules: Rules
    way: Way
    spaces: tuple[SpaceOdds, ...]
    deeds: tuple[DeedOdds, ...]
    groups: tuple[GroupOdds, ...]
    throws_per_turn: float
    places: int  # states of the chain
    residual: float  # what the solution misses at worst

    def order(self) -> list[tuple[str, Rung]]:
        """Return the rungs of all groups that cost something, the quickest to pay back first."""
        steps = [(group.group, step) for group in self.groups for step in group.steps if step.throws]
        return sorted(steps, key=lambda pair: pair[1].throws or 0.0)


def odds(edition: Edition, way: Way | None = None, **switches: Any) -> Odds:
    """Solve the chain of an edition; `switches` are those of the game (speed_die, variant …)."""
    way = way or Way()
    rules = agree(edition, edition.players[0], **switches)
    solved = markov_chain.build(edition, rules, way)
    turns = sum_over(solved, lambda outcome: float(outcome.over))
    ladder = Ladder(edition, rules, solved)
    return Odds(
        edition,
        rules,
        way,
        tuple(space_odds(edition, solved, turns)),
        tuple(ladder.deed(deed) for deed in range(ladder.tables.deeds)),
        tuple(ladder.group(g) for g in range(ladder.tables.groups)),
        1 / turns,
        len(solved.rows),
        solved.residual,
    )


# Spaces ------------------------------------------------------------------------------------------------


def sum_over(solved: Chain, worth: Callable[[Outcome], float]) -> float:
    """Return the long-run mean for each throw of something an outcome is worth."""
    return fsum(
        share * float(chance) * worth(outcome)
        for place, share in solved.shares.items()
        for outcome, chance in solved.rows[place].items()
    )


def space_odds(edition: Edition, solved: Chain, turns: float) -> Iterable[SpaceOdds]:
    """Return the odds of every space, the prisoners last."""
    size = len(edition.spaces)
    ends, rests, lands = ([0.0] * (size + 1) for _ in range(3))
    for place, share in solved.shares.items():
        for outcome, chance in solved.rows[place].items():
            weight = share * float(chance)
            stands = size if outcome.to.jail else outcome.to.at
            ends[stands] += weight
            rests[stands] += weight * outcome.over
            for stop in outcome.stops:
                lands[stop] += weight
    jail = next(space.at for space in edition.spaces if space.kind == "jail")
    for slot in range(size + 1):
        at = jail if slot == size else slot
        landings = lands[slot]
        yield SpaceOdds(at, slot == size, ends[slot], rests[slot] / turns, landings, landings / turns)


# Deeds and groups ----------------------------------------------------------------------------------------


class Ladder:
    """Climbs the rungs of deeds and groups; what is due on each is asked of the engine."""

    def __init__(self, edition: Edition, rules: Rules, solved: Chain) -> None:
        self.edition = edition
        self.tables: Tables = flatten(edition, rules)
        self.seats = edition.players[0]
        self.landings = [0.0] * self.tables.deeds
        self.times = [0.0] * self.tables.deeds
        self.fixed = [0.0] * self.tables.deeds
        self.measure(solved)

    def measure(self, solved: Chain) -> None:
        """Add up, for each deed, how often its printed rent falls due and what cards fix instead."""
        for place, share in solved.shares.items():
            for outcome, chance in solved.rows[place].items():
                for toll in outcome.tolls:
                    weight = share * float(chance)
                    self.landings[toll.deed] += weight
                    self.times[toll.deed] += weight * toll.times
                    self.fixed[toll.deed] += weight * toll.fixed

    def due(self, deed: int, printed: int) -> float:
        """Return the expected rent for each throw, given the printed rent or factor."""
        return self.times[deed] * printed + self.fixed[deed]

    def members(self, g: int) -> list[int]:
        """Return the deeds of a group."""
        first = self.tables.first[g]
        return [int(self.tables.members[i]) for i in range(first, first + self.tables.count[g])]

    def deed(self, deed: int) -> DeedOdds:
        """Return the rungs of one deed."""
        g = int(self.tables.group[deed])
        street = self.tables.deed_kind[deed] == STREET
        rungs = self.street(deed) if street else self.counted(deed)
        space = deed_spaces(self.edition)[deed]
        return DeedOdds(deed, space.at, group_ids(self.edition)[g], tuple(climb(rungs)))

    def street(self, deed: int) -> list[tuple[str, int, float]]:
        """Return name, price and rent of a street's rungs."""
        led = self.empty()
        st = led.state
        led.deed_to(deed, LANDLORD)
        rungs = [("deed", int(self.tables.price[deed]), self.due(deed, int(rent.amount(st, deed))))]
        for member in self.members(int(self.tables.group[deed])):
            led.deed_to(member, LANDLORD) if member != deed else None
        rungs.append(("group", 0, self.due(deed, int(rent.amount(st, deed)))))
        for level in range(1, self.tables.hotel + 1):
            price = int(build.next_price(st, deed))
            led.set_level(deed, level)
            name = "hotel" if level == self.tables.hotel else f"house-{level}"
            rungs.append((name, price, self.due(deed, int(rent.amount(st, deed)))))
        return rungs

    def counted(self, deed: int) -> list[tuple[str, int, float]]:
        """Return name, price and rent of a station or utility with one, two … of its group owned."""
        led = self.empty()
        utility = self.tables.deed_kind[deed] == UTILITY
        others = [member for member in self.members(int(self.tables.group[deed])) if member != deed]
        rungs = []
        for count, member in enumerate([deed, *others], 1):
            led.deed_to(member, LANDLORD)
            printed = rent.factor(led.state, deed) if utility else rent.amount(led.state, deed)
            price = int(self.tables.price[deed]) if count == 1 else 0
            rungs.append((f"owned-{count}", price, self.due(deed, int(printed))))
        return rungs

    def empty(self) -> Ledger:
        """Return an empty table."""
        return Ledger(State(self.tables, self.seats, None), False)

    def group(self, g: int) -> GroupOdds:
        """Return the rungs of a group: whole and built evenly, or one more of its kind at a time."""
        deeds = self.members(g)
        landings = fsum(self.landings[deed] for deed in deeds)
        whole = self.whole(deeds) if g < self.tables.streets else self.one_by_one(deeds)
        return GroupOdds(group_ids(self.edition)[g], landings, tuple(climb(whole)))

    def whole(self, deeds: list[int]) -> list[tuple[str, int, float]]:
        """Return a street group's rungs: all deeds, then a building on each street."""
        streets = [self.street(deed) for deed in deeds]
        rungs = [
            (rung[0][0], sum(price for _, price, _ in rung), fsum(rent for _, _, rent in rung))
            for rung in zip(*streets, strict=True)
        ]
        (_, price, _), (name, _, rent), *buildings = rungs
        return [(name, price, rent), *buildings]

    def one_by_one(self, deeds: list[int]) -> list[tuple[str, int, float]]:
        """Return the rungs of stations or utilities, the mean over which ones are owned."""
        price = sum(int(self.tables.price[deed]) for deed in deeds) // len(deeds)
        rungs = []
        for count, rung in enumerate(zip(*map(self.counted, deeds), strict=True), 1):
            rungs.append((rung[0][0], price, count * fsum(rent for _, _, rent in rung) / len(deeds)))
        return rungs


def climb(rungs: Iterable[tuple[str, int, float]]) -> Iterable[Rung]:
    """Return the rungs with the throws until each has paid back by what it adds."""
    before = 0.0
    for name, price, brings in rungs:
        added = brings - before
        yield Rung(name, price, brings, price / added if price and added > 0 else None)
        before = brings
