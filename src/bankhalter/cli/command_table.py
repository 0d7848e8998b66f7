"""Every command, option and argument there is, declared once: help, parser and completion read this table.

A command's module is `commands/<name>.py`; it is imported when the command is carried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bankhalter.cli.complaint import FAILED, WRONG_USE
from bankhalter.cli.kinds import (
    EDITION,
    RULE,
    VARIANT,
    BotName,
    ComparedSide,
    EditionFile,
    File,
    Kind,
    OneOf,
    Real,
    Seats,
    Text,
    Whole,
    Words,
)


@dataclass(frozen=True)
class Option:
    """`--name`: a flag if it has no kind of value. Its help is the message `cli-option-<help or name>`."""

    name: str
    kind: Kind | None = None
    default: str | int | float | None = None
    help: str = ""
    many: bool = False
    optional_value: bool = False


@dataclass(frozen=True)
class Argument:
    """A word without a name; its help is the message `cli-argument-<help>`."""

    name: str
    kind: Kind
    help: str
    many: bool = False
    required: bool = True


@dataclass(frozen=True)
class Command:
    """A command: its heading in the help, arguments, options, and exit codes where they are its own."""

    name: str
    group: str
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()
    wrong_value: int = WRONG_USE
    wrong_rules: int = FAILED


# Kinds that several options share.
FILE: Final = File()
FOLDER: Final = File("folder")
SEED: Final = Whole(-(10**18) + 1, 10**18 - 1)
CLUSTER: Final = Text("address")
WORKERS: Final = Whole(1, 512)
ROUNDS: Final = Whole(1, 10**6)

# Options that several commands share.
LANGUAGE: Final = Option("language", OneOf("de", "en"))
GAME: Final = Option("edition", EDITION, "standard")
AGREED: Final = (Option("variant", VARIANT), Option("speed"), Option("rule", RULE, many=True))
DATABASE: Final = Option("database", Text("address"), "")
SERIES: Final = (
    Option("seats", Seats(2), "simple*4"),
    Option("games", Whole(), 1000),
    Option("seed", SEED, 1),
    Option("workers", WORKERS),
    Option("cluster", CLUSTER),
    Option("rounds", ROUNDS, 1000),
    Option("turns", Whole(1, 10**7)),
    Option("pace", Whole(1, 60), 2),
    Option("stop-width", Real(0, 1)),
    Option("time-limit", Real(0, 10**7)),
    Option("out", FILE),
    Option("json", FILE),
    Option("csv", FILE),
    Option("parquet", FILE),
    Option("report", FILE),
    Option("quiet"),
)
PLAY: Final = (
    replace(GAME, default=None),
    *AGREED,
    Option("rent", OneOf("auto", "call")),
    Option("players", Words("players")),
    Option("figures", Words("figures"), help="play-figures"),
    Option("seed", SEED, help="play-seed"),
    Option("folder", FOLDER),
    Option("resume", FILE, optional_value=True),
)
REPLAY: Final = (
    Option("moves", Whole(0, 10**18 - 1)),
    Option("quiet", help="standing"),
    Option("position", FILE),
)
ANALYSE: Final = (
    Option("games", Whole(1, 10_000), help="played-on"),
    Option("json", FILE),
    Option("html", FILE, help="report"),
    Option("quiet", help="no-progress"),
)
PUZZLE: Final = (
    Option("edition", EDITION),
    Option("grade", Whole(1, 3)),
    Option("list", help="list-puzzles"),
)
ODDS: Final = (
    GAME,
    *AGREED,
    Option("jail", OneOf("short", "long"), "short"),
    Option("jail-cards", OneOf("kept", "returned"), "kept"),
    Option("bus", OneOf("both", "smaller", "larger"), "both"),
    Option("triple", Words("space"), "walk"),
    Option("choice", OneOf("pay", "draw"), "pay"),
    Option("show", OneOf("short", "spaces", "rent", "payback", "order", "all"), "short"),
    Option("per", OneOf("throw", "turn"), "throw"),
    Option("format", OneOf("table", "json", "csv"), "table"),
    Option("output", FILE),
)
NEW_EDITION: Final = (
    Option("base", EDITION, "standard"),
    Option("out", FILE, help="new-file"),
)
RULES: Final = (*AGREED, Option("html", FILE))
SIMULATE: Final = (
    GAME,
    *AGREED,
    *SERIES,
    Option("svg", FOLDER),
    Option("png", FOLDER),
    Option("fast"),
    Option("from", Words("place")),
)
PROBE: Final = (
    Option("games", Whole(), 1000, help="pairs"),
    Option("seed", SEED, 1),
    Option("workers", WORKERS),
    Option("json", FILE),
)
BENCH: Final = (
    Option("edition", EDITION, help="one-edition"),
    Option("repeats", Whole(1, 100), 5),
    Option("json", help="figures"),
    Option("against", FILE, help="other-build"),
    Option("history", FILE),
    Option("keep"),
    Option("commit", Text("word"), "", help="measured"),
)
TOURNAMENT: Final = (
    Option("mode", OneOf("round-robin", "league"), "round-robin"),
    Option("population", OneOf("test", "training", "aside")),
    Option("seats", Whole(2, 6), help="table"),
    Option("games", Whole(), 100, help="line-up"),
    Option("seed", Whole(-(10**17), 10**17), 1),
    GAME,
    Option("rule", RULE, many=True),
    Option("rounds", ROUNDS, 1000),
    Option("budget", Real(0, 10**6), 60.0),
    Option("workers", WORKERS),
    Option("cluster", CLUSTER),
    Option("out", FILE),
    Option("json", FILE, help="scores"),
    Option("report", FILE),
    Option("quiet"),
)
TRAIN: Final = (
    Option("population", OneOf("test", "training"), "training", help="learned-from"),
    Option("games", Whole(10, 10**8), 20_000),
    Option("trees", Whole(1, 1000), 64),
    Option("seed", SEED, 1),
    Option("workers", WORKERS),
    Option("cluster", CLUSTER),
    Option("out", FILE, help="value"),
    Option("quiet"),
)
BOT_HOST: Final = (
    Option("against", Seats(1), "simple,simple"),
    Option("games", Whole(1, 10**15), 1),
    Option("seed", Whole(0, 10**15), 1, help="dice"),
    GAME,
    Option("seconds", Real(0.05, 10**15), 10.0),
    Option("budget", Real(0.05, 10**15), 600.0, help="answers"),
)
SERVE: Final = (
    Option("host", Text("address"), "127.0.0.1"),
    Option("port", Whole(0, 65535), 8000),
    DATABASE,
    Option("open"),
    Option("origin", Text("address"), many=True),
    Option("site", Text("address"), many=True),
    Option("proxy", Text("address"), ""),
    Option("rate", Real(1, 1e6), 20.0),
    Option("lines", Whole(1, 10**6), 200),
    Option("rooms", Real(0.01, 1e6), 0.5),
    Option("chat", Real(0.01, 1e6), 0.5),
    Option("rooms-days", Whole(0, 10**5), 0),
    Option("editions", Whole(0, 10**7), 10_000, help="shared-editions"),
    Option("editions-days", Whole(1, 10**5), 180),
    Option("probes", Whole(0, 10**4), 6),
    Option("words", FILE),
    Option("metrics", Text("address"), ""),
    Option("push", Text("address"), ""),
    Option("check"),
    Option("log", OneOf("debug", "info", "warning", "error", "critical"), "warning"),
)
MILLIMETRES: Final = Words("length")
# The settings of a print; printing/print_settings.py judges what is typed, tests/printing compares the two.
PRINT: Final = (
    Option("out", FOLDER, ".", help="print-out"),
    Option("sheets", Words("sheets"), help="print-sheets"),
    Option("paper", OneOf("a4", "a3", "a2", "letter"), help="print-paper"),
    Option("margin", MILLIMETRES, help="print-margin"),
    Option("ink", OneOf("full", "sparing"), help="print-ink"),
    Option("board", OneOf("tiles", "a3", "a2", "poster"), help="print-board"),
    Option("board-size", MILLIMETRES, help="print-board-size"),
    Option("corner", MILLIMETRES, help="print-corner"),
    Option("writing", OneOf("outwards", "below"), help="print-writing"),
    Option("flap", MILLIMETRES, help="print-flap"),
    Option("duplex", OneOf("long", "short", "none"), help="print-duplex"),
    Option("offset-x", MILLIMETRES, help="print-offset-x"),
    Option("offset-y", MILLIMETRES, help="print-offset-y"),
    Option("bleed", MILLIMETRES, help="print-bleed"),
    Option("deed-width", MILLIMETRES, help="print-deed-width"),
    Option("deed-height", MILLIMETRES, help="print-deed-height"),
    Option("card-width", MILLIMETRES, help="print-card-width"),
    Option("card-height", MILLIMETRES, help="print-card-height"),
    Option("note-width", MILLIMETRES, help="print-note-width"),
    Option("note-height", MILLIMETRES, help="print-note-height"),
    Option("note-sets", Words("number"), help="print-note-sets"),
    Option("figure-width", MILLIMETRES, help="print-figure-width"),
    Option("figure-height", MILLIMETRES, help="print-figure-height"),
    Option("booklet-type", MILLIMETRES, help="print-booklet-type"),
)
RECORD: Final = Argument("record", FILE, "record")

COMMANDS: Final[Mapping[str, Command]] = {
    command.name: command
    for command in (
        Command("play", "play", (), PLAY),
        Command("replay", "play", (RECORD,), REPLAY),
        Command("analyse", "play", (RECORD,), ANALYSE),
        Command("puzzle", "play", (Argument("puzzle", Words("puzzle"), "puzzle", required=False),), PUZZLE),
        Command("editions", "look"),
        Command("check-edition", "look", (Argument("edition", EditionFile(), "own-edition"),)),
        Command("new-edition", "look", (Argument("title", Text("name"), "new-name"),), NEW_EDITION),
        Command(
            "rules",
            "look",
            (
                Argument("edition", EDITION, "edition"),
                Argument("question", Words("question"), "question", many=True, required=False),
            ),
            RULES,
            wrong_rules=WRONG_USE,
        ),
        Command("print", "look", (Argument("edition", EDITION, "edition"),), PRINT),
        Command("bots", "look"),
        Command("odds", "look", (), ODDS, wrong_rules=WRONG_USE),
        Command("simulate", "lab", (), SIMULATE, wrong_value=FAILED),
        Command(
            "compare",
            "lab",
            (Argument("sides", ComparedSide("side"), "sides", many=True, required=False),),
            SERIES,
            wrong_value=FAILED,
        ),
        Command("probe", "lab", (Argument("edition", EDITION, "probed"),), PROBE, wrong_value=FAILED),
        Command("bench", "lab", (), BENCH, wrong_value=FAILED),
        Command(
            "tournament",
            "lab",
            (Argument("entrants", BotName("bot"), "entrants", many=True),),
            TOURNAMENT,
            wrong_value=FAILED,
        ),
        Command("train", "lab", (Argument("folder", FOLDER, "training"),), TRAIN, wrong_value=FAILED),
        Command("bot-host", "lab", (Argument("program", Text("program"), "program"),), BOT_HOST),
        Command("serve", "server", (), SERVE),
        Command("backup", "server", (Argument("target", FILE, "target"),), (DATABASE,)),
        Command(
            "check-log", "server", (), (DATABASE, Option("room", Text("word"), ""), Option("aside", FILE))
        ),
        Command(
            "person",
            "server",
            (
                Argument("what", OneOf("export", "delete", "ban", "unban"), "what"),
                Argument("person", Text("person"), "person"),
            ),
            (DATABASE,),
        ),
        Command(
            "edition",
            "server",
            (
                Argument("what", OneOf("list", "show", "block", "unblock", "delete"), "edition-what"),
                Argument("hash", Text("hash"), "edition-hash", required=False),
            ),
            (DATABASE,),
        ),
        Command(
            "report",
            "server",
            (
                Argument("what", OneOf("list", "show", "clean", "ban", "close"), "report-what"),
                Argument("number", Whole(1, 10**12), "report-number", required=False),
            ),
            (DATABASE,),
        ),
        Command(
            "room",
            "server",
            (
                Argument("what", OneOf("close", "open", "delete"), "room-what"),
                Argument("code", Text("word"), "room-code"),
            ),
            (DATABASE,),
        ),
        Command("verify", "server", (RECORD,), (Option("commit", Text("word"), ""),)),
        Command("completion", "help", (Argument("shell", OneOf("bash", "zsh", "fish"), "shell"),)),
    )
}
