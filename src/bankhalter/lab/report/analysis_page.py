"""The analysis of a game as a page and as text for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from bankhalter import __version__
from bankhalter.analysis.course import FEWEST_FOR_BAND
from bankhalter.analysis.game_analysis import GameAnalysis, PlayerAccount
from bankhalter.edition import Edition
from bankhalter.game.game import Game
from bankhalter.lab.report.charts import Plane
from bankhalter.lab.report.format import LabSpeaker
from bankhalter.lab.report.page import Figure, TableRow, render
from bankhalter.lab.report.svg import drawing, path, short, text, ticks
from bankhalter.lab.report.text_table import columns
from bankhalter.text import Speaker
from bankhalter.text.insight_words import InsightWords

# Told apart on light and dark ground, also by those who see few colours; for more players again, dashed.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#b0568c", "#a67c00")
HEIGHT = 420.0
LEGEND = 30.0  # a line of it


class AnalysisSpeaker(LabSpeaker):
    """The laboratory's figures, with the players of one game."""

    def __init__(self, edition: Edition, language: str, players: Sequence[str]) -> None:
        super().__init__(edition, language)
        self.players = Speaker(edition, language, players).players


def page(game: Game, found: GameAnalysis, words: AnalysisSpeaker) -> bytes:
    """Return the page."""
    insight = InsightWords(words, game.positions())
    return render(
        "analysis",
        words,
        title=game.edition.name[words.language],
        kicker=words.say("insight-title"),
        heading=", ".join(words.players),
        lead=insight.heading(game, found),
        method=insight.method(found),
        figure=Figure(
            words.say("insight-curve"), curve_note(found, words), Markup(curves(found, words)), True
        ),
        head=head(words),
        rows=[TableRow(cells(one, words)) for one in found.accounts],
        sentences=[insight.account(one) for one in found.accounts],
        mistakes=[insight.mistake(game, one) for one in found.mistakes],
        throws=[insight.lucky_throw(game, one) for one in found.throws],
        version=__version__,
    )


def text_report(game: Game, found: GameAnalysis, words: AnalysisSpeaker) -> str:
    """Return the report for the terminal."""
    insight = InsightWords(words, game.positions())
    mistakes = [insight.mistake(game, one) for one in found.mistakes[:3]]
    return "\n".join(
        [
            insight.heading(game, found),
            "",
            *columns([head(words), *(cells(one, words) for one in found.accounts)]),
            "",
            *(insight.account(one) for one in found.accounts),
            "",
            words.say("insight-mistakes") + ":",
            *(mistakes or [words.say("insight-no-mistakes")]),
            "",
            words.say("insight-throws") + ":",
            *(insight.lucky_throw(game, one) for one in found.throws),
            "",
            insight.method(found),
            "",
        ]
    )


def head(words: AnalysisSpeaker) -> list[str]:
    """Return the head of the table."""
    names = ("player", "start", "luck", "own", "others", "end", "doubt")
    return [words.say(f"insight-column-{name}") for name in names]


def cells(one: PlayerAccount, words: AnalysisSpeaker) -> list[str]:
    """Return a player's line: from the first chance to the last."""
    moved = [words.number(100 * x, 0, True) for x in (one.luck, one.own, one.others)]
    start, end = (words.percent(x, 0) for x in (one.start, one.end))
    return [words.players[one.seat], start, *moved, end, words.number(100 * one.doubt, 0)]


# The curves --------------------------------------------------------------------------------------------


def curve_note(found: GameAnalysis, words: AnalysisSpeaker) -> str:
    """Say what the band is, where there is one."""
    return words.say("insight-curve-note") if found.games >= FEWEST_FOR_BAND else ""


def curves(found: GameAnalysis, words: AnalysisSpeaker) -> str:
    """Draw everybody's chance over the turns, with its band, and whose it is."""
    seats = range(len(found.players))
    below = LEGEND * (len(seats) + 1) // 2 + 20
    plane = Plane(HEIGHT, max(found.turns, 1), 1.0)
    left = [(share / 4, words.percent(share / 4, 0)) for share in range(5)]
    turns = [(v, words.number(v, 0)) for v in ticks(plane.right) if v <= plane.right]
    parts = list(plane.axes(turns, left, words.say("insight-axis-turns")))
    for seat in seats:
        parts += curve(found, seat, plane)
    parts += legend(words)
    return drawing(words.say("insight-curve"), HEIGHT + below, parts)


def curve(found: GameAnalysis, seat: int, plane: Plane) -> Iterator[str]:
    """Draw one seat's chance."""
    colour = COLOURS[seat % len(COLOURS)]
    up = [(plane.x(p.turn), plane.y(p.high[seat])) for p in found.curve]
    down = [(plane.x(p.turn), plane.y(p.low[seat])) for p in reversed(found.curve)]
    yield coloured(path(up + down, "", True), f"fill:{colour};fill-opacity:.1")
    yield coloured(path([(plane.x(p.turn), plane.y(p.chances[seat])) for p in found.curve], ""), line(seat))


def line(seat: int) -> str:
    """Return the style of a seat's line."""
    dash = ";stroke-dasharray:8 5" if seat >= len(COLOURS) else ""
    return f"fill:none;stroke:{COLOURS[seat % len(COLOURS)]};stroke-width:3;stroke-linejoin:round{dash}"


def coloured(svg: str, style: str) -> str:
    """Return a path in a colour of its own."""
    return svg.replace("<path ", f'<path style="{style}" ', 1)


def legend(words: AnalysisSpeaker) -> Iterator[str]:
    """Say below the curves, in two columns, whose is which."""
    for seat, name in enumerate(words.players):
        x, y = 92 + 270 * (seat % 2), HEIGHT + 16 + LEGEND * (seat // 2)
        yield coloured(path([(x, y), (x + 44, y)], ""), line(seat))
        yield text(x + 56, y + 7, short(name, 20), "s")
