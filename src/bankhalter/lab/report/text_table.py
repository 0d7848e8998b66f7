"""Results as a table for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bankhalter.edition import Edition
from bankhalter.lab.report.format import LabSpeaker

TOP = 8  # of spaces


def table(found: dict[str, Any], edition: Edition, language: str) -> str:
    """Return the most important results."""
    words = LabSpeaker(edition, language)
    parts = [
        [words.title(found["job"]), words.ended(found)],
        lengths(found, words),
        winners(found, words),
    ]
    if not found["job"]["fast"]:
        parts += [business(found, words), spaces(found, words), groups(found, words), flows(found, words)]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Set rows in columns: the first to the left, the others to the right."""
    lines = [list(row) for row in rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return [
        "  "
        + "  ".join(
            cell.rjust(w) if i else cell.ljust(w)
            for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]


def lengths(found: dict[str, Any], words: LabSpeaker) -> list[str]:
    """How long games are, and how many do not end."""
    rows = [[words.say(f"lab-{n}"), words.mean(found["length"][n])] for n in ("rounds", "turns", "actions")]
    rows += [
        [words.say(f"lab-{name}"), words.share(share, 2)]
        for name, share in found["shares"].items()
        if share["count"] or name == "unfinished"
    ]
    return [words.say("lab-length"), *columns(rows)]


def winners(found: dict[str, Any], words: LabSpeaker) -> list[str]:
    """Who won."""
    if found["job"]["start"]:
        rows = [[entry["name"], words.share(entry)] for entry in found["wins"]["by_seat"]]
        return [words.say("lab-wins-from-here"), *columns(rows)]
    bots = [[words.bot(entry), words.share(entry)] for entry in found["wins"]["by_bot"]]
    places = [
        [words.say("lab-place", place=str(entry["place"])), words.share(entry)]
        for entry in found["wins"]["by_place"]
    ]
    by_bot = [words.say("lab-wins-by-bot"), *columns(bots), ""]
    return [*by_bot, words.say("lab-wins-by-place"), *columns(places)]


def business(found: dict[str, Any], words: LabSpeaker) -> list[str]:
    """What happens in a game."""
    shown = ("trades", "auctions", "houses", "hotels", "mortgages", "jailed")
    rows = [[words.say(f"lab-{name}"), words.mean(found["per_game"][name])] for name in shown]
    return [words.say("lab-per-game"), *columns(rows)]


def spaces(found: dict[str, Any], words: LabSpeaker) -> list[str]:
    """The spaces landed on most often."""
    best = sorted(found["landings"], key=lambda entry: -entry["count"])[:TOP]
    return [
        words.say("lab-landings-top"),
        *columns([[words.space(e["space"]), words.share(e, 2)] for e in best]),
    ]


def groups(found: dict[str, Any], words: LabSpeaker) -> list[str]:
    """What the groups bring."""
    head = ["", *(words.say(f"lab-{name}") for name in ("rent", "on-spent", "held", "holder-wins"))]
    rows = [
        [
            words.group(entry["group"]),
            words.sum(entry["rent"]),
            words.percent(entry["return_on_spent"], 0),
            words.percent(entry["held"]["value"], 0),
            words.percent(entry["holder_wins"]["value"], 0),
        ]
        for entry in found["groups"]
    ]
    return [words.say("lab-groups"), *columns([head, *rows])]


def flows(found: dict[str, Any], words: LabSpeaker) -> list[str]:
    """Where money goes, the broadest streams first."""
    rows = [
        [
            words.say(f"lab-why-{entry['why']}"),
            words.say(f"lab-way-{entry['way']}"),
            words.sum(entry["value"]),
        ]
        for entry in sorted(found["flows"], key=lambda entry: -entry["value"])
    ]
    return [words.say("lab-flows"), *columns(rows)]
