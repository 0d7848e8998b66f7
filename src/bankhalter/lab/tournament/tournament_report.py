"""The result of a tournament: as plain values, as a table for the terminal, and as a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bankhalter import __version__
from bankhalter.edition import load
from bankhalter.lab.report.format import LabSpeaker
from bankhalter.lab.report.page import TableRow, render
from bankhalter.lab.report.text_table import columns
from bankhalter.lab.statistics.intervals import tidy, wilson
from bankhalter.lab.tournament.games import Score, TournamentPlan
from bankhalter.lab.tournament.ratings import Result, matrix, ratings

Found = dict[str, Any]


def summary(plan: TournamentPlan, scores: Iterable[Score]) -> Found:
    """Add everything up."""
    kept = list(scores)
    count = len(plan.names)
    results = [Result(tuple(s.lineup), tuple(s.wins)) for s in kept]
    rated = ratings(results, count)
    games = sum(s.games for s in kept)
    return {
        "engine": __version__,
        "entrants": list(plan.names),
        "population": plan.population,
        "mode": plan.mode,
        "seats": plan.seats,
        "edition": plan.edition,
        "rules": {name: str(value) for name, value in plan.switches},
        "seed": plan.seed,
        "rounds": plan.rounds,
        "games": games,
        "unfinished": share(sum(s.unfinished for s in kept), games),
        "bots": [entry(plan, kept, i, rated[i]) for i in range(count)],
        "matrix": [[share(*cell) for cell in row] for row in matrix(results, count)],
        "lineups": lineups(plan, kept),
        "faults": [fault for s in kept for fault in s.faults],
    }


def share(hits: int, of: int) -> Found:
    """A share with its interval."""
    value, low, high = wilson(hits, of)
    return {"value": value, "low": low, "high": high, "count": hits, "of": of}


def entry(plan: TournamentPlan, kept: list[Score], number: int, rated: tuple[float, float, float]) -> Found:
    """One entrant: rating, wins, time. `together` is how often one of several copies won."""
    places = [(s, i) for s in kept for i, e in enumerate(s.lineup) if e == number]
    alone = [(s, i) for s, i in places if s.lineup.count(number) == 1]
    copies = [s for s in kept if s.lineup.count(number) > 1]
    asked = sum(s.questions[i] for s, i in places)
    spent = sum(s.seconds[i] for s, i in places)
    won_together = sum(w for s in copies for e, w in zip(s.lineup, s.wins, strict=True) if e == number)
    return {
        "bot": plan.names[number],
        "points": dict(zip(("value", "low", "high"), map(tidy, rated), strict=True)),
        "wins": share(sum(s.wins[i] for s, i in alone), sum(s.games for s, _ in alone)),
        "together": share(won_together, sum(s.games for s in copies)),
        "answers": asked,
        "seconds": tidy(spent),
        "microseconds": tidy(1e6 * spent / asked) if asked else 0.0,
    }


def lineups(plan: TournamentPlan, kept: list[Score]) -> list[Found]:
    """How often the first of each line-up won."""
    sums: dict[tuple[int, ...], list[int]] = {}
    for s in kept:
        one = sums.setdefault(tuple(s.lineup), [0, 0])
        one[0] += s.wins[0]
        one[1] += s.games
    return [
        {"bots": [plan.names[e] for e in lineup], **share(hits, of)} for lineup, (hits, of) in sums.items()
    ]


# Showing -----------------------------------------------------------------------------------------------


def ranked(found: Found) -> list[Found]:
    """The entrants, the best first."""
    return sorted(found["bots"], key=lambda bot: -bot["points"]["value"])


def rating_rows(found: Found, words: LabSpeaker) -> list[list[str]]:
    """A line for each entrant."""
    return [
        [
            f"{rank}. {bot['bot']}",
            words.mean(bot["points"], 0),
            *(words.share(bot[key]) if bot[key]["of"] else "–" for key in shown(found)),
            f"{words.number(bot['microseconds'] / 1000, 3)}\u00a0ms",
        ]
        for rank, bot in enumerate(ranked(found), 1)
    ]


def matrix_rows(found: Found, words: LabSpeaker) -> list[list[str]]:
    """A line for each entrant, a column for each other one."""
    names = found["entrants"]
    rows = []
    for i, row in enumerate(found["matrix"]):
        rows.append([names[i], *(words.percent(c["value"]) if c["of"] else "–" for c in row)])
    return rows


def fault_rows(found: Found, words: LabSpeaker) -> list[str]:
    """A sentence for each fault."""
    return [
        words.say(f"bot-fault-{word}", name=found["entrants"][who], turn="?", detail=detail)
        for who, word, detail, _game in found["faults"][:20]
    ]


def shown(found: Found) -> tuple[str, ...]:
    """Which shares of wins there are: where copies play, those of one alone and of all copies together."""
    return ("wins", "together") if any(bot["together"]["of"] for bot in found["bots"]) else ("wins",)


def heads(found: Found, words: LabSpeaker) -> list[str]:
    """The heads of the rating table."""
    won = ("alone", "together") if len(shown(found)) > 1 else ("won",)
    return [words.say(f"tournament-{key}") for key in ("bot", "points", *won, "time")]


def lineup_rows(found: Found, words: LabSpeaker) -> list[list[str]]:
    """A line for each line-up in which one meets copies of another: how often that one won."""
    rows = []
    for one in found["lineups"]:
        first, *others = one["bots"]
        if len(others) > 1 and len(set(others)) == 1:
            rows.append([f"{first} – {len(others)} × {others[0]}", words.share(one)])
    return rows


def lead(found: Found, words: LabSpeaker) -> str:
    """What was played."""
    games = words.number(found["games"], 0)
    return words.say("tournament-lead", games=games, seats=str(found["seats"]), seed=str(found["seed"]))


def ended(found: Found, words: LabSpeaker) -> str:
    """How many games did not end."""
    rounds = words.number(found["rounds"], 0)
    return words.say(
        "tournament-unfinished", share=words.percent(found["unfinished"]["value"], 2), rounds=rounds
    )


def table(found: Found, language: str) -> str:
    """Return the result for the terminal."""
    words = LabSpeaker(load(found["edition"]), language)
    lines = [lead(found, words), ended(found, words), "", words.say("tournament-rating")]
    lines += columns([heads(found, words), *rating_rows(found, words)])
    if lineups_shown := lineup_rows(found, words):
        lines += ["", words.say("tournament-lineups"), *columns(lineups_shown)]
    lines += [
        "",
        words.say("tournament-matrix"),
        *columns([["", *found["entrants"]], *matrix_rows(found, words)]),
    ]
    faults = fault_rows(found, words) or [words.say("tournament-none")]
    lines += ["", words.say("tournament-faults"), *(f"  {line}" for line in faults)]
    return "\n".join(lines) + "\n"


def page(found: Found, language: str) -> bytes:
    """Return the result as a page of its own."""
    words = LabSpeaker(load(found["edition"]), language)
    title = words.say("tournament-title")
    return render(
        "tournament",
        words,
        title=title,
        kicker=title,
        heading=", ".join(found["entrants"]),
        lead=lead(found, words),
        ended=ended(found, words),
        rating_head=heads(found, words),
        lineups_head=["", words.say("tournament-won")],
        lineups=[TableRow(cells) for cells in lineup_rows(found, words)],
        rating=[TableRow(cells) for cells in rating_rows(found, words)],
        matrix_head=["", *found["entrants"]],
        matrix=[TableRow(cells) for cells in matrix_rows(found, words)],
        faults=fault_rows(found, words) or [words.say("tournament-none")],
        version=found["engine"],
    )
