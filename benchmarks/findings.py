"""Write docs/findings.md: what seat, groups, habits and house rules are worth among strategists.

    python benchmarks/findings.py [GAMES] > docs/findings.md

All games are of the standard edition at a table of four, from fixed seeds: the same command writes the same
file on any machine. With the default of 1,000 games a row it takes about a minute on a compiled build.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, stdev

from bankhalter.bots.api import Bot
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.players.trader import Trader
from bankhalter.core import engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUY, DECLINE, FINE, STATION, TURN, UTILITY
from bankhalter.core.decisions import Auction
from bankhalter.core.flatten import flatten
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import load
from bankhalter.game.driver import Driver
from bankhalter.lab.statistics.intervals import wilson
from bankhalter.switches import agree

SEATS = 4
ROUNDS = 1000
FIRST = 900_000  # far from the seeds with which the bots were tuned
GAMES = 1000
EVEN = 1 / SEATS
Z = 1.96  # standard errors in half of an interval


# Strategists with one habit of their own ---------------------------------------------------------------


class NeverTrades(Strategist):
    """Makes no offer and accepts none."""

    def proposal(self, st: State, seat: int) -> Offer | None:
        return None

    def objection(self, st: State, seat: int, offer: Offer) -> str:
        return "no-trade"


class NeverOffers(Strategist):
    """Makes no offer, but may accept one."""

    def proposal(self, st: State, seat: int) -> Offer | None:
        return None


class LeavesAtOnce(Strategist):
    """Pays or plays its card before the first throw, always."""

    def leaves_jail(self, st: State, seat: int) -> bool:
        return True


class StaysInside(Strategist):
    """Never leaves before it must."""

    def leaves_jail(self, st: State, seat: int) -> bool:
        return False


class BuildsHotels(Strategist):
    """Builds hotels though that gives houses back which others want."""

    def keeps_houses(self, st: State, g: int) -> bool:
        return False


class NeverHotels(Strategist):
    """Stops at four houses, always."""

    def keeps_houses(self, st: State, g: int) -> bool:
        return True


class BuysEverything(Strategist):
    """Buys whatever it lands on and can pay."""

    def buy_or_not(self, st: State, seat: int, deed: int) -> Action:
        buy = Action(BUY, seat)
        return buy if engine.refuse(st, buy) == FINE else super().buy_or_not(st, seat, deed)


class LeavesOut(Strategist):
    """Never buys deeds of one kind, and bids nothing for them."""

    kind = STATION

    def is_left_out(self, st: State, deed: int) -> bool:
        return bool(st.tables.deed_kind[deed] == self.kind)

    def buy_or_not(self, st: State, seat: int, deed: int) -> Action:
        return Action(DECLINE, seat) if self.is_left_out(st, deed) else super().buy_or_not(st, seat, deed)

    def limit(self, st: State, seat: int, lot: Auction) -> int:
        return 0 if self.is_left_out(st, lot.deed) else super().limit(st, seat, lot)


class NoStations(LeavesOut):
    """Leaves the stations to the others."""


class NoUtilities(LeavesOut):
    """Leaves the utilities to the others."""

    kind = UTILITY


class NoDearStreets(LeavesOut):
    """Leaves the last two groups to the others, whose houses cost most."""

    def is_left_out(self, st: State, deed: int) -> bool:
        return bool(st.tables.streets - 2 <= st.tables.group[deed] < st.tables.streets)


class NoCheapStreets(LeavesOut):
    """Leaves the first two groups to the others."""

    def is_left_out(self, st: State, deed: int) -> bool:
        return bool(st.tables.group[deed] < 2)


class BidsLow(Strategist):
    """Bids no more than half the printed price in auctions."""

    def limit(self, st: State, seat: int, lot: Auction) -> int:
        return min(super().limit(st, seat, lot), st.tables.price[lot.deed] // 2)


class NoReserve(Strategist):
    """Builds with the last coin."""

    def reserve(self, st: State, seat: int) -> int:
        return 0


class TwoSalaries(Strategist):
    """Keeps two salaries more than it would."""

    def reserve(self, st: State, seat: int) -> int:
        return super().reserve(st, seat) + 2 * st.tables.salary


class NoMortgages(Strategist):
    """Takes up no mortgage to buy or to build."""

    def pledge_for(self, st: State, seat: int, lacking: int) -> Action | None:
        return None


# Games -------------------------------------------------------------------------------------------------


def tables_of(**rules: object) -> Tables:
    """Agree on rules for the table."""
    edition = load("standard")
    return flatten(edition, agree(edition, SEATS, **rules))


def opened(tables: Tables, bots: list[Bot], seed: int) -> tuple[Ledger, Driver]:
    """Begin a game, up to the first turn."""
    led, driver = engine.new_game(tables, SEATS, False), Driver(bots, Dice(seed))
    while led.state.top.kind != TURN:
        driver.step(led)
    return led, driver


def finished(led: Ledger, driver: Driver) -> State:
    """Play a game that has begun to its end."""
    driver.play(led, ROUNDS * SEATS)
    return led.state


@dataclass
class Row:
    """How often something won, of so many games."""

    name: str
    won: int
    games: int

    def cells(self) -> str:
        """Return a line of a table, with what it says."""
        share, low, high = wilson(self.won, self.games)
        said = "better" if low > EVEN else "worse" if high < EVEN else "not shown to differ"
        return f"| {self.name} | {100 * share:.1f} % | {100 * low:.1f} – {100 * high:.1f} % | {said} |"


def alone(kind: Callable[[], Bot], games: int) -> list[int]:
    """One strategist with a habit among three without: 1 for each game it wins, in every seat in turn."""
    won, tables = [], tables_of()
    for seed in range(FIRST, FIRST + games):
        bots: list[Bot] = [Strategist() for _ in range(SEATS)]
        bots[seed % SEATS] = kind()
        won.append(int(finished(*opened(tables, bots, seed)).winners == 1 << seed % SEATS))
    return won


def habit_rows(games: int) -> Iterator[str]:
    """Yield a line for each habit, with the difference to having none in the same seats and dice."""
    usual = alone(Strategist, games)
    yield f"| none: the strategist itself | {100 * sum(usual) / games:.1f} % | | |"
    for name, kind in HABITS:
        won = alone(kind, games)
        changes = [a - b for a, b in zip(won, usual, strict=True)]
        mean, half = fmean(changes), Z * stdev(changes) / sqrt(games)
        said = "better" if mean > half else "worse" if mean < -half else "not shown to differ"
        points = f"{100 * mean:+.1f} ± {100 * half:.1f}"
        yield f"| {name} | {100 * sum(won) / games:.1f} % | {points} | {said} |"


def in_order(games: int) -> Iterator[Row]:
    """How often whoever begins wins, and the second, third and fourth."""
    won, tables = [0] * SEATS, tables_of()
    for seed in range(FIRST, FIRST + games):
        led, driver = opened(tables, [Strategist() for _ in range(SEATS)], seed)
        begins = int(led.state.turn)
        winners = finished(led, driver).winners
        for place in range(SEATS):
            won[place] += winners == 1 << (begins + place) % SEATS
    for place, name in enumerate(("first", "second", "third", "fourth")):
        yield Row(name, won[place], games)


def with_group(name: str, deeds: list[int], games: int) -> Row:
    """One strategist has a whole group from the beginning, for its printed price."""
    won, tables = 0, tables_of()
    for seed in range(FIRST, FIRST + games):
        led, driver = opened(tables, [Strategist() for _ in range(SEATS)], seed)
        seat = seed % SEATS
        give(led, seat, deeds)
        won += finished(led, driver).winners == 1 << seat
    return Row(name, won, games)


def give(led: Ledger, seat: int, deeds: list[int]) -> None:
    """Sell deeds to a seat for their printed prices."""
    for deed in deeds:
        led.deed_to(deed, seat)
        led.state.seats[seat].cash -= led.state.tables.price[deed]
        led.state.bank += led.state.tables.price[deed]


def groups(games: int) -> Iterator[Row]:
    """Every group of the board."""
    edition, tables = load("standard"), tables_of()
    for g in range(tables.groups):
        deeds = [deed for deed in range(tables.deeds) if tables.group[deed] == g]
        price = sum(tables.price[deed] for deed in deeds)
        group = edition.spaces[tables.space[deeds[0]]].group
        yield with_group(f"{edition.groups[group].name['en']} ({price})", deeds, games)


@dataclass(frozen=True)
class Setting:
    """How a table plays: by which rules, with how many houses and hotels more, and who sits there."""

    name: str
    rules: tuple[tuple[str, object], ...] = ()
    houses: int = 0
    hotels: int = 0
    players: Callable[[], Bot] = Strategist


SETTINGS = (
    Setting("by the book"),
    Setting("fees go into a pot on Free Parking", (("free_parking_pot", True),)),
    Setting("double salary on GO", (("double_salary_on_go", True),)),
    Setting("twice the starting cash", (("starting_cash", 3000),)),
    Setting("twice the houses and hotels", houses=32, hotels=12),
    Setting("nobody trades", players=NeverTrades),
    Setting("speed die", (("speed_die", True),)),
)


def played(setting: Setting, tables: Tables, bots: list[Bot], seed: int) -> State:
    """Play one game in a setting."""
    led, driver = opened(tables, bots, seed)
    led.state.houses += setting.houses
    led.state.hotels += setting.hotels
    return finished(led, driver)


def in_setting(setting: Setting, games: int) -> str:
    """How long a table plays, and how often one strategist beats three traders there."""
    tables, left, won = tables_of(**dict(setting.rules)), 0, 0
    lengths: list[float] = []
    for seed in range(FIRST, FIRST + games):
        st = played(setting, tables, [setting.players() for _ in range(SEATS)], seed)
        lengths.append(st.turns / SEATS)
        left += not st.winners
        bots: list[Bot] = [Trader() for _ in range(SEATS)]
        bots[seed % SEATS] = setting.players()
        won += played(setting, tables, bots, seed).winners == 1 << seed % SEATS
    share, low, high = wilson(won, games)
    skill = f"{100 * share:.1f} % | {100 * low:.1f} – {100 * high:.1f} %"
    return f"| {setting.name} | {median(lengths):.0f} | {left} | {skill} |"


HABITS: tuple[tuple[str, type[Strategist]], ...] = (
    ("never trades", NeverTrades),
    ("makes no offers, but accepts some", NeverOffers),
    ("leaves jail at once", LeavesAtOnce),
    ("stays in jail as long as it may", StaysInside),
    ("builds hotels though houses are short", BuildsHotels),
    ("never builds hotels", NeverHotels),
    ("buys everything it can pay", BuysEverything),
    ("leaves out the stations", NoStations),
    ("leaves out the utilities", NoUtilities),
    ("leaves out the two dearest groups", NoDearStreets),
    ("leaves out the two cheapest groups", NoCheapStreets),
    ("bids no more than half the price in auctions", BidsLow),
    ("keeps no reserve", NoReserve),
    ("keeps two salaries more in reserve", TwoSalaries),
    ("mortgages nothing to buy or build", NoMortgages),
)


def table(head: str, rows: Iterator[Row]) -> str:
    """Return a table of shares."""
    lines = [f"| {head} | wins | 95 % interval | against a quarter |", "|---|--:|--:|---|"]
    return "\n".join([*lines, *(row.cells() for row in rows)])


def written(games: int) -> str:
    """Return the whole file."""
    head = "| habit | wins | points against none | |"
    habits = "\n".join([head, "|---|--:|--:|---|", *habit_rows(2 * games)])
    rules = [in_setting(setting, games) for setting in SETTINGS]
    head = "| table | rounds (median) | unfinished | strategist against three traders | 95 % interval |"
    return TEXT.format(
        games=f"{games:,}",
        order=table("place in the order of play", in_order(4 * games)),
        many=f"{4 * games:,}",
        more=f"{2 * games:,}",
        groups=table("group (price)", groups(games)),
        habits=habits,
        rules="\n".join([head, "|---|--:|--:|--:|--:|", *rules]),
    )


TEXT = """# Findings: what things are worth among strong players

Made by `python benchmarks/findings.py > docs/findings.md` from fixed seeds (`FIRST` there): standard
edition, official rules, four at a table, no clock, games broken off after 1,000 rounds. All players are
the strategist ([bots.md](bots.md)) unless a row says otherwise; shares of wins have 95 % Wilson
intervals, and 25 % is chance. A habit is a strategist with one method changed (the classes of the
script). The figures hold among these players: others may punish or forgive the same habit. With some
thirty rows one or two may lie outside their intervals by chance.

## What strong players do differently

Folklore against the tables below:

* *Dear streets win.* Early and alone the green group is worth no more than the brown one, and the dark
  blue one less than any other but these two: their houses leave no cash. Orange, light blue and pink
  are worth most. The two cheapest groups are missed more than the two dearest.
* *Buy everything you land on.* It costs nothing that can be shown, and brings nothing either: groups
  come by trading. Utilities can be left to others; stations cannot.
* *Keep your deeds.* Whoever never trades hardly ever wins, and a table where nobody does hardly ever
  ends. Making offers, not only answering them, is worth several points.
* *Leave jail early, sit there late.* Doing always the one or always the other costs less than can be
  shown here.
* *Sit on four houses.* Never building hotels costs a little. That houses run short decides few games
  among players who all reckon with it: with twice as many in the bank nothing changes that can be
  shown.
* *Money on Free Parking makes games endless.* Not among players who build; but it takes some of the
  edge of the better player, as twice the starting cash does.
* *Keep money for a rainy day.* Two salaries more than the risk of the next throw asks for cost more
  than keeping nothing.
* Whoever begins wins a little more often than whoever comes last.

## Who begins

{many} games.

{order}

## Groups

One of four strategists owns the group from the first turn on and has paid its printed price; {games}
games for each. The others may still trade for it. This is what a group is worth *early and alone*, not
what it is worth to complete it late, when there is cash to build.

{groups}

## Habits

One strategist with a habit among three without it; {more} games for each, the same dice and seats for
all, so that a habit is compared with having none game by game.

{habits}

## House rules, shortage, trading

{games} games for each, four of the same; then as many of one of them against three traders, which tells
how much skill the table leaves. The median counts rounds of the whole table.

{rules}
"""

if __name__ == "__main__":
    print(written(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES), end="")
