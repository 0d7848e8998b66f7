"""What a series of games says: plain values, ready for JSON, CSV, Parquet, tables and reports.

Nothing here depends on how the games were played: the same seed gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bankhalter import __version__
from bankhalter.core import names
from bankhalter.core.flatten import group_ids
from bankhalter.lab.jobs.job import Job, Ready, identity, prepare
from bankhalter.lab.jobs.runner import Sum
from bankhalter.lab.statistics import counts as count
from bankhalter.lab.statistics.intervals import mean, quantile, tidy, wilson
from bankhalter.lab.statistics.tally import Tally

FORMAT = 1
# Facts reported as means per game, by name; money is turned back into the edition's unit.
LENGTH = {"turns": count.TURNS, "rounds": count.ROUNDS, "actions": count.ACTIONS}
PER_GAME = {
    "bankruptcies": count.BANKRUPT,
    "throws": count.THROWS,
    "cards": count.CARDS,
    "jailed": count.JAILED,
    "auctions": count.LOTS,
    "auctions-sold": count.LOTS_SOLD,
    "bids": count.BIDS,
    "offers": count.OFFERS,
    "trades": count.TRADES,
    "houses": count.HOUSES,
    "hotels": count.HOTELS,
    "pulled-down": count.PULLED_DOWN,
    "mortgages": count.MORTGAGES,
    "lifts": count.LIFTS,
    "winner-deeds": count.WINNER_DEEDS,
}
MONEY = {"winner-cash": count.WINNER_CASH, "winner-wealth": count.WINNER_WEALTH}
SHARES = {"unfinished": count.UNFINISHED, "tied": count.TIED, "counted": count.COUNTED}
WAYS = ("from-bank", "to-bank", "between", "to-pot", "from-pot")
ALWAYS = ("bankruptcies", "winner-deeds")  # known without listening to events
QUANTILES = {"p10": 0.1, "p50": 0.5, "p90": 0.9}


@dataclass(frozen=True)
class SeriesResult:
    """A tally with what is needed to read it."""

    job: Job
    ready: Ready
    tally: Tally
    games: int

    def mean(self, fact: int, unit: float = 1) -> dict[str, float]:
        """Return the mean of a fact with its interval."""
        total, squares = self.tally["sums"][fact], self.tally["squares"][fact]
        return interval(mean(total, squares, self.games, unit))

    def share(self, fact: int) -> dict[str, float]:
        """Return how often something happened, with its interval."""
        hits = self.tally["sums"][fact]
        return {"count": hits, **interval(wilson(hits, self.games))}


def interval(found: tuple[float, float, float]) -> dict[str, float]:
    """Return an estimate with its interval under their names."""
    return dict(zip(("value", "low", "high"), found, strict=True))


def result(job: Job, so_far: Sum, arm: int = 0) -> dict[str, Any]:
    """Return everything a series says."""
    view = SeriesResult(job, prepare(job), so_far.tallies[arm], so_far.games)
    found: dict[str, Any] = {
        "format": FORMAT,
        "engine": __version__,
        "job": identity(job),
        "games": so_far.games,
        "ended": so_far.why,
        "shares": {name: view.share(fact) for name, fact in SHARES.items()},
        "length": length(view),
        "wins": wins(view),
        "per_game": per_game(view),
    }
    if not job.fast:
        found |= {
            "landings": landings(view),
            "deeds": deeds(view),
            "groups": groups(view),
            "flows": flows(view),
            "wealth": wealth(view),
        }
    return found


def length(view: SeriesResult) -> dict[str, Any]:
    """How long games are; the histogram's last bin holds all longer ones."""
    counts = view.tally["lengths"]
    spread = {name: quantile(counts, at, count.LENGTH_STEP) for name, at in QUANTILES.items()}
    means = {name: view.mean(fact) for name, fact in LENGTH.items()}
    return {**means, "rounds_spread": spread, "histogram": {"step": count.LENGTH_STEP, "counts": counts}}


def wins(view: SeriesResult) -> dict[str, Any]:
    """Who won: by bot, by place in the order of play, and by seat."""
    seats = range(len(view.job.bots))
    names_of = view.ready.players or tuple(str(k + 1) for k in seats)
    return {
        "by_bot": [
            {"bot": view.job.bots[k], "number": k + 1, **view.share(count.ENTRANT + k)} for k in seats
        ],
        "by_place": [{"place": k + 1, **view.share(count.PLACE + k)} for k in seats],
        "by_seat": [{"seat": k + 1, "name": names_of[k], **view.share(count.SEAT + k)} for k in seats],
    }


def per_game(view: SeriesResult) -> dict[str, Any]:
    """Means per game; without listening only what the last state tells."""
    grain = int(view.ready.tables.grain)
    known = {n: f for n, f in PER_GAME.items() if n in ALWAYS or not view.job.fast}
    return {n: view.mean(f) for n, f in known.items()} | {n: view.mean(f, grain) for n, f in MONEY.items()}


def landings(view: SeriesResult) -> list[dict[str, Any]]:
    """How often each space was landed on; on the jail's space those sent to jail are included."""
    counts = view.tally["landings"]
    total = sum(counts)
    return [{"space": at, "count": n, **interval(wilson(n, total))} for at, n in enumerate(counts)]


def deeds(view: SeriesResult) -> list[dict[str, Any]]:
    """What each deed earned, and what was put into it at printed prices."""
    return [_deed(view, i) for i in range(view.ready.tables.deeds)]


def _deed(view: SeriesResult, i: int) -> dict[str, Any]:
    """One deed: rent per game, its return on the price, and on everything spent on it."""
    t, tally, games = view.ready.tables, view.tally, view.games
    rent = tally["rent"][i] * int(t.grain)
    spent = tally["bought"][i] * int(t.price[i])
    spent += tally["houses"][i] * int(t.house[i]) + tally["hotels"][i] * int(t.hotel_price[i])
    return {
        "space": int(t.space[i]),
        "group": group_ids(view.ready.edition)[int(t.group[i])],
        "price": int(t.price[i]),
        "rents": tidy(tally["rents"][i] / games),
        "rent": tidy(rent / games),
        "spent": tidy(spent / games),
        "houses": tidy(tally["houses"][i] / games),
        "hotels": tidy(tally["hotels"][i] / games),
        "return_on_price": tidy(rent / games / int(t.price[i])),
        "return_on_spent": tidy(rent / spent) if spent else 0.0,
    }


def groups(view: SeriesResult) -> list[dict[str, Any]]:
    """The same for whole groups; how often one was held before the first bankruptcy, and its holder won."""
    every = deeds(view)
    found = []
    for g, name in enumerate(group_ids(view.ready.edition)):
        mine = [deed for deed in every if deed["group"] == name]
        rent, spent = (sum(deed[key] for deed in mine) for key in ("rent", "spent"))
        price = sum(deed["price"] for deed in mine)
        back = {
            "return_on_price": tidy(rent / price),
            "return_on_spent": tidy(rent / spent) if spent else 0.0,
        }
        whole, won = view.tally["whole"][g], view.tally["winning"][g]
        held = {"count": whole, **interval(wilson(whole, view.games))}
        wins_with = {"count": won, **interval(wilson(won, whole))}
        sums = {"rent": tidy(rent), "spent": tidy(spent)}
        found.append({"group": name, **sums, **back, "held": held, "holder_wins": wins_with})
    return found


def flows(view: SeriesResult) -> list[dict[str, Any]]:
    """Money per game by why and way."""
    grain = int(view.ready.tables.grain)
    found = []
    for why, word in enumerate(names.WHYS):
        for way, name in enumerate(WAYS):
            fact = count.FLOW + why * count.WAYS + way
            if view.tally["sums"][fact]:
                found.append({"why": word, "way": name, **view.mean(fact, grain)})
    return found


def wealth(view: SeriesResult) -> dict[str, Any]:
    """Wealth at the beginning of rounds while games last, of those who won later, of the others, of all."""
    counts, size = view.tally["wealth"], count.POINTS * count.WEALTH_BINS
    winner, others = counts[:size], counts[size:]
    both = [a + b for a, b in zip(winner, others, strict=True)]
    rows = {"winner": winner, "others": others, "all": both}
    return {name: list(_course(view, row)) for name, row in rows.items()}


def _course(view: SeriesResult, counts: list[int]) -> Iterator[dict[str, float]]:
    """The bands of a histogram per point in time."""
    width = max(1, int(view.ready.tables.start) // count.WEALTH_PARTS)
    for point in range(count.POINTS):
        bins = counts[point * count.WEALTH_BINS : (point + 1) * count.WEALTH_BINS]
        if sum(bins):
            bands = {name: quantile(bins, at, width) for name, at in QUANTILES.items()}
            yield {"round": point * count.POINT_STEP + 1, "count": sum(bins), **bands}


# Rows --------------------------------------------------------------------------------------------------

COLUMNS = ("part", "item", "measure", "count", "value", "low", "high")
Row = tuple[str, str, str, int | None, float | None, float | None, float | None]


def rows(found: dict[str, Any]) -> Iterator[Row]:
    """Return a result as rows: one estimate each."""
    for part in ("shares", "length", "per_game"):
        for name, value in found[part].items():
            if "value" in value:
                yield _row(part, name, "share" if part == "shares" else "mean", value)
    for part, key in (("by_bot", "number"), ("by_place", "place"), ("by_seat", "seat")):
        for entry in found["wins"][part]:
            yield _row(f"wins_{part}", str(entry[key]), "share", entry)
    for entry in found.get("landings", ()):
        yield _row("landings", str(entry["space"]), "share", entry)
    for part, key in (("deeds", "space"), ("groups", "group")):
        for entry in found.get(part, ()):
            for measure in ("rent", "spent", "return_on_price", "return_on_spent"):
                yield _row(part, str(entry[key]), measure, {"value": entry[measure]})
    for entry in found.get("flows", ()):
        yield _row("flows", f"{entry['why']}/{entry['way']}", "mean", entry)
    for who, course in found.get("wealth", {}).items():
        for point in course:
            for band in QUANTILES:
                value = {"value": point[band], "count": point["count"]}
                yield _row(f"wealth_{who}", str(point["round"]), band, value)


def _row(part: str, item: str, measure: str, value: dict[str, Any]) -> Row:
    """One row; what an estimate does not have stays empty."""
    return part, item, measure, value.get("count"), value["value"], value.get("low"), value.get("high")
