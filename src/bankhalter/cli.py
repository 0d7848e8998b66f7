"""The command `bankhalter`. Whatever goes wrong ends in one sentence, never in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bankhalter import __version__

if TYPE_CHECKING:
    from bankhalter.edition import Edition
    from bankhalter.game.game import Game
    from bankhalter.game.table import Found, Journal
    from bankhalter.switches import RulesError
    from bankhalter.terminal.start import Plan

LANGUAGES = ("de", "en")
OPTIONS: Mapping[str, Mapping[str, str]] = {  # what each command knows: flag, value, values, maybe
    "play": {
        "edition": "value",
        "variant": "value",
        "speed": "flag",
        "players": "value",
        "seed": "value",
        "rule": "values",
        "folder": "value",
        "resume": "maybe",
    },
    "editions": {},
    "bots": {},
    "check-edition": {},
    "replay": {"moves": "value", "quiet": "flag", "position": "value"},
}
# Commands of other rooms, imported only when they are used: each has `add(commands, say)` and `run(args)`.
ROOMS: Mapping[str, str] = {
    "simulate": "bankhalter.lab.commands",
    "compare": "bankhalter.lab.commands",
    "bench": "bankhalter.lab.commands",
    "tournament": "bankhalter.lab.tournament.command",
    "bot-host": "bankhalter.lab.tournament.bot_host",
    "odds": "bankhalter.odds.command",
    "serve": "bankhalter.server.admin.serve",
    "backup": "bankhalter.server.admin.serve",
    "person": "bankhalter.server.admin.serve",
    "verify": "bankhalter.server.fairness.verify",
}
FILES = {"check-edition": 1, "replay": 1}  # how many files follow a command
LONGEST_SEED = 18
BUILDS = {"de": ("reines Python", "übersetzt"), "en": ("pure Python", "compiled")}
CLOSED_PIPE = 1
INTERRUPTED = 130
WRONG_USE = 2


class Complaint(Exception):
    """What the user is told on the way out: a message key, or a finished text, and the exit code."""

    def __init__(self, key: str, code: int = 1, text: str = "", **args: object) -> None:
        self.key = key
        self.code = code
        self.text = text
        self.args_of = args
        super().__init__(key)


@dataclass
class Wanted:
    """The command line, read."""

    language: str
    command: str = ""
    options: dict[str, str] = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = spoken(words, os.environ)
    try:
        code = run(words, language)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        return complain(complaint, language)
    except BrokenPipeError:
        return pipe_closed(language)
    except KeyboardInterrupt:
        return complain(Complaint("interrupted-early", INTERRUPTED), language)
    except (ValueError, OSError, RecursionError, MemoryError) as problem:
        return complain(explained(problem, language), language)


def run(words: list[str], language: str) -> int:
    """Answer the questions that need nothing else at once, and carry out commands."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if (heard := without_language(words)) and heard[0] in ROOMS:
        return run_room(heard, language)
    if not words or {"--help", "-h", "help"} & set(words[:1] + [w for w in words if w.startswith("-")]):
        from bankhalter.terminal.usage import USAGE

        sys.stdout.write(USAGE[language])
        return 0 if words else WRONG_USE
    if "--version" in words:
        sys.stdout.write(f"bankhalter {__version__} ({build(language)})\n")
        return 0
    wanted = read_line(words, language)
    return COMMANDS[wanted.command](wanted)


def build(language: str) -> str:
    """Tell whether the rules run compiled."""
    from bankhalter.core import compiled

    return BUILDS[language][compiled()]


def run_room(words: list[str], language: str) -> int:
    """Carry out a command of another room with its own options."""
    from importlib import import_module

    from bankhalter.options import Options
    from bankhalter.text import plain

    room = import_module(ROOMS[words[0]])
    options = Options(prog="bankhalter", allow_abbrev=False)
    commands = options.add_subparsers(parser_class=Options)
    room.add(commands, plain(language).say)
    commands.choices[words[0]].speak(plain(language).say)
    try:
        args = options.parse_args(words)
    except Options.Wrong as wrong:
        raise Complaint(f"options-{wrong.word}", WRONG_USE, command=words[0], **wrong.values) from None
    args.language = language
    return int(room.run(args))


def without_language(words: list[str]) -> list[str]:
    """Take `--language` out of a command line; it was heard already."""
    kept = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--language":
            rest = rest[1:]
        elif not word.startswith("--language="):
            kept.append(word)
    return kept


def spoken(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language: as asked for, else German where LANG says so, else English."""
    for i, word in enumerate(words):
        said = word.partition("=")[2] if "=" in word else "".join(words[i + 1 : i + 2])
        if word.split("=")[0] == "--language" and said.casefold() in LANGUAGES:
            return said.casefold()
    found = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    if not found and sys.platform in ("win32", "darwin"):
        import locale

        found = locale.getlocale()[0] or ""
    return "de" if found.casefold().startswith(("de", "german", "gsw")) else "en"


# Reading the command line ------------------------------------------------------------------------------


def read_line(words: list[str], language: str) -> Wanted:
    """Read command, options and files, or raise Complaint."""
    wanted = Wanted(language)
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word.startswith("--") and len(word) > 2:
            read_option(wanted, word, rest)
        elif not wanted.command:
            wanted.command = known(word, {**OPTIONS, **ROOMS}, "unknown-command")
        else:
            wanted.files.append(word)
    check_line(wanted)
    return wanted


def read_option(wanted: Wanted, word: str, rest: list[str]) -> None:
    """Read one option with its value."""
    name, mark, value = word[2:].partition("=")
    kinds = {**OPTIONS.get(wanted.command, {}), "language": "value"}
    if not wanted.command:
        kinds = {key: kind for options in OPTIONS.values() for key, kind in options.items()} | kinds
    kind = kinds[known(name, kinds, "unknown-option")]
    if kind == "flag":
        wanted.options[name] = "yes"
        return
    if not mark:
        value = rest.pop(0) if rest and not rest[0].startswith("--") else ""
    if not value and kind != "maybe":
        raise Complaint("option-needs-value", WRONG_USE, option=f"--{name}")
    if kind == "values":
        wanted.rules.append(value)
    else:
        wanted.options[name] = value


def known(word: str, allowed: Mapping[str, object], key: str) -> str:
    """Return a word that is allowed, or complain and suggest the nearest."""
    if word in allowed:
        return word
    near = get_close_matches(word, list(allowed), 1)
    raise Complaint(key if not near else f"{key}-near", WRONG_USE, said=word[:60], near="".join(near))


def check_line(wanted: Wanted) -> None:
    """The command is there, with as many files as it needs, and the language is one we speak."""
    if not wanted.command:
        raise Complaint("no-command-given", WRONG_USE)
    if wanted.options.get("language", wanted.language).casefold() not in LANGUAGES:
        raise Complaint("no-such-language", WRONG_USE, said=wanted.options["language"][:40])
    unknown = [name for name in wanted.options if name not in {**OPTIONS[wanted.command], "language": ""}]
    if unknown:
        raise Complaint("unknown-option", WRONG_USE, said=unknown[0], near="")
    if len(wanted.files) < FILES.get(wanted.command, 0):
        raise Complaint("file-missing", WRONG_USE, command=wanted.command)
    if len(wanted.files) > FILES.get(wanted.command, 0):
        raise Complaint("too-many-words", WRONG_USE, said=wanted.files[-1][:60])


def read_number(wanted: Wanted, name: str) -> int | None:
    """Return the whole number of an option."""
    said = wanted.options.get(name)
    if said is None:
        return None
    digits = said.removeprefix("-") if name == "seed" else said
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > LONGEST_SEED:
        raise Complaint("not-a-number", WRONG_USE, option=f"--{name}", said=said[:40])
    return int(said)


# Complaining -------------------------------------------------------------------------------------------


def complain(complaint: Complaint, language: str) -> int:
    """Say on stderr what is wrong."""
    from bankhalter.text import plain

    text = complaint.text or plain(language).say(f"terminal-cli-{complaint.key}", **complaint.args_of)
    sys.stderr.write(text + "\n")
    return complaint.code


def pipe_closed(language: str) -> int:
    """Nobody reads any more: say so where somebody may, and be quiet for the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return complain(Complaint("pipe-closed", CLOSED_PIPE), language)


def explained(problem: BaseException, language: str) -> Complaint:
    """Put any problem into a sentence."""
    from bankhalter.agreed import Misheard
    from bankhalter.bots.registry import UnknownBot
    from bankhalter.edition import EditionError
    from bankhalter.game.position import BadPosition
    from bankhalter.game.record import BadRecord
    from bankhalter.game.table import Unwritable
    from bankhalter.switches import RulesError
    from bankhalter.text import plain

    words = plain(language, getattr(problem, "spelling", "de"))
    if isinstance(problem, Misheard):
        return Complaint("", WRONG_USE, words.say(f"agreed-{problem.key}", **problem.values))
    if isinstance(problem, EditionError):
        return Complaint("", text="\n".join(place_of(p, words.problem) for p in problem.problems))
    if isinstance(problem, RulesError):
        return Complaint("", text="\n".join(words.problem(word, args) for word, args in problem.problems))
    if isinstance(problem, UnknownBot):
        key, told = problem.message()
        return Complaint("", text=words.say(f"lab-{key}", **told))
    if isinstance(problem, BadRecord):
        said = words.problem(problem.word, {"line": problem.line, "detail": problem.detail})
        return Complaint("bad-record", line=str(problem.line), reason=said)
    if isinstance(problem, BadPosition):
        said = words.say(f"position-{problem.word}", place=problem.place, detail=problem.detail)
        return Complaint("", text=said)
    if isinstance(problem, Unwritable):
        key = "in-use" if problem.reason == "in-use" else "unwritable"
        return Complaint(key, place=str(problem.path), reason=problem.reason)
    reason = getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
    return Complaint("trouble", reason=reason)


def place_of(problem: Any, translate: Callable[[str, Mapping[str, object]], str]) -> str:
    """A problem of an edition with its place."""
    said = translate(problem.word, problem.args)
    return f"{problem.place}: {said if said != problem.word else problem.reason}"


# Commands ----------------------------------------------------------------------------------------------


def list_editions(wanted: Wanted) -> int:
    """Print every edition with players, variants and a line about it."""
    from bankhalter.edition import available, load
    from bankhalter.text import plain

    words, lang = plain(wanted.language), wanted.language
    for name in available():
        edition = load(name)
        low, high = edition.players
        variants = ", ".join(words.say(f"terminal-variant-short-{v}") for v in edition.variants)
        extra = words.say("terminal-cli-speed-die") if edition.speed else ""
        line = words.say("terminal-cli-edition", players=f"{low}–{high}", variants=variants)
        print(f"{name:<10}  {edition.name[lang]} – {edition.blurb[lang]}")
        print(" " * 12 + line + (f" · {extra}" if extra else ""))
    return 0


def list_bots(wanted: Wanted) -> int:
    """Print every computer player with its name and style."""
    from bankhalter.bots.registry import names
    from bankhalter.text import plain

    words = plain(wanted.language)
    for name in names():
        if words.has(f"bot-name-{name}"):
            print(f"{name:<12}  " + words.say(f"bot-name-{name}") + " – " + words.say(f"bot-about-{name}"))
        else:
            print(name)
    return 0


def check_edition(wanted: Wanted) -> int:
    """Print every problem of an edition."""
    from bankhalter.edition import check
    from bankhalter.text import plain

    words = plain(wanted.language)
    problems = check(wanted.files[0])
    for problem in problems:
        print(place_of(problem, words.problem))
    if not problems:
        print(words.say("terminal-cli-edition-good"))
    return 1 if problems else 0


def replay(wanted: Wanted) -> int:
    """Tell a game again; where the record is damaged say so."""
    from bankhalter.game.table import read_game
    from bankhalter.terminal.console import Console
    from bankhalter.text import Speaker
    from bankhalter.text.overview import Viewer

    moves = read_number(wanted, "moves")
    path = Path(wanted.files[0])
    game = read_game(path, moves)
    speaker = Speaker(game.edition, wanted.language, game.players)
    console = Console()
    if "quiet" not in wanted.options:
        retell(game, speaker, console)
        console.say()
    console.show(Viewer(game, speaker, None).standing())
    console.say(speaker.awaited(game.state))
    if game.damage is not None:
        reason = speaker.problem(game.damage.word, {"line": game.damage.line, "detail": game.damage.text})
        told = {"line": str(game.damage.line), "text": game.damage.text[:60], "reason": reason}
        raise Complaint("damaged", text=speaker.say("terminal-cli-damaged", **told))
    if "position" in wanted.options:
        write_position(game, Path(wanted.options["position"]))
    return 0


def write_position(game: Game, path: Path) -> None:
    """Write down where a game stands."""
    from bankhalter.atomic_files import write_whole
    from bankhalter.game.position import Position, write

    at = Position(game.edition, game.rules, game.tables, game.state, game.players, game.bots)
    try:
        write_whole(path, write(at).encode())
    except OSError as problem:
        raise Complaint("unwritable", place=str(path), reason=problem.strerror or str(problem)) from None


def retell(game: Game, speaker: Any, console: Any) -> None:
    """Say every event of a game from the beginning."""
    from bankhalter.core.codes import E_TURN
    from bankhalter.game.game import Game
    from bankhalter.text.narration import in_order

    twin = Game(game.edition, game.players, bots=game.bots, **vars(game.rules))
    events = list(twin.opening)
    for action in [None, *game.actions]:
        events = events if action is None else twin.push(action)
        for event in in_order(events):
            sentence = speaker.event(event, twin.state)
            if event.kind == E_TURN:
                console.say()
            if sentence:
                console.say(sentence)


def play(wanted: Wanted) -> int:
    """Begin a game, or go on with one."""
    from bankhalter.terminal.console import Console, EndOfInput

    try:
        if "resume" in wanted.options:
            return go_on(wanted, Console())
        return begin(wanted, Console())
    except EndOfInput:
        raise Complaint("input-over-early") from None


def begin(wanted: Wanted, console: Any) -> int:
    """Lay the table, open the file, and play."""
    from bankhalter.game.table import EDITION_NOTE, Table, new_game, seat_bots
    from bankhalter.terminal.session import Session
    from bankhalter.terminal.start import Dialogue, seats

    seed = read_number(wanted, "seed")
    plan = read_plan(wanted)
    refuse_early(plan)
    Dialogue(console, plan).run()
    assert plan.edition is not None and plan.players is not None
    names, bots = seats(plan.players, plan.language)
    game = new_game(plan.edition, names, bots, seed, **plan.switches())
    file = wanted.options.get("edition", "")
    if file and file != plan.edition.id:
        game.notes[EDITION_NOTE] = str(Path(file).resolve())
    journal = open_journal(wanted, game, console, plan.language)
    table = Table(game, seat_bots(game), journal)
    return Session(console, table, plan.language).run()


def read_plan(wanted: Wanted) -> Plan:
    """Put the options of `play` together."""
    from bankhalter.agreed import read_edition, read_switches, read_variant
    from bankhalter.edition import load
    from bankhalter.terminal.start import Plan

    options = wanted.options
    return Plan(
        wanted.language,
        load(read_edition(options["edition"])) if "edition" in options else None,
        read_variant(options["variant"]) if "variant" in options else None,
        True if "speed" in options else None,
        options.get("players"),
        read_switches(wanted.rules),
    )


def refuse_early(plan: Plan) -> None:
    """Refuse rules that no edition still to be chosen has, before anything is asked."""
    from bankhalter.agreed import Misheard
    from bankhalter.edition import available, load

    editions = [plan.edition] if plan.edition else [load(name) for name in available()]
    problems = [problem for edition in editions if (problem := unfit(edition, plan.switches()))]
    if len(problems) < len(editions):
        return
    if plan.edition is None and problems[0].problems[0][0] == "no-such-variant":
        known = dict.fromkeys(variant for edition in editions for variant in edition.variants)
        raise Misheard("no-variant", plan.variant or "", all=", ".join(known))
    raise problems[0]


def unfit(edition: Edition, switches: Mapping[str, Any]) -> RulesError | None:
    """Return what is wrong with rules for any number of players, or nothing."""
    from bankhalter.switches import RulesError, agree

    found: list[RulesError] = []
    for seats in range(edition.players[0], edition.players[1] + 1):
        try:
            agree(edition, seats, **switches)
        except RulesError as problem:
            found.append(problem)
        else:
            return None
    always = set.intersection(*({word for word, _ in problem.problems} for problem in found))
    common = [(word, told) for word, told in found[0].problems if word in always]
    return RulesError(common, edition.language) if common else found[0]


def folder_of(wanted: Wanted) -> Path:
    """Return where games are kept."""
    from bankhalter.game.table import home

    return Path(wanted.options["folder"]).expanduser() if "folder" in wanted.options else home()


def open_journal(wanted: Wanted, game: Game, console: Any, language: str) -> Journal | None:
    """Open the file of a new game; without one only whoever says so plays on."""
    from bankhalter.game.table import Journal, Unwritable
    from bankhalter.text import plain
    from bankhalter.text.phrases.fuzzy import fold

    try:
        return Journal.create(folder_of(wanted), game)
    except Unwritable as problem:
        if not console.keyboard:
            raise
        words = plain(language)
        console.say(words.say("terminal-cannot-write", place=str(problem.path), reason=problem.reason))
        if fold(console.ask(words.say("terminal-play-unsaved") + " "))[:1] not in ("j", "y"):
            raise
    return None


def go_on(wanted: Wanted, console: Any) -> int:
    """Read a game back and play on."""
    from bankhalter.game.table import Table, open_game, seat_bots, throws_again
    from bankhalter.terminal.session import Session

    path = Path(wanted.options["resume"]).expanduser() if wanted.options["resume"] else newest(wanted)
    found, journal = open_game(path)
    game = found.game
    game.source = throws_again(game)
    game.opening = []
    welcome_back(found, path, console, wanted.language)
    table = Table(game, seat_bots(game), journal, float(found.elapsed))
    return Session(console, table, wanted.language).run()


def newest(wanted: Wanted) -> Path:
    """Return the newest game that is not over."""
    from bankhalter.game.game import open_games

    folder = folder_of(wanted)
    for path in open_games(folder):
        if not any(line.startswith(b"=") for line in path.read_bytes().splitlines()[-3:]):
            return path
    raise Complaint("nothing-to-resume", place=str(folder))


def welcome_back(found: Found, path: Path, console: Any, language: str) -> None:
    """Say which game goes on, where it stands, and what was damaged."""
    from bankhalter.text import Speaker
    from bankhalter.text.overview import Viewer

    speaker = Speaker(found.game.edition, language, found.game.players)
    console.say(speaker.say("terminal-goes-on", file=path.name, edition=found.game.edition.name[language]))
    if found.damage is not None:
        reason = speaker.problem(found.damage.word, {"line": found.damage.line, "detail": found.damage.text})
        told = {"line": str(found.damage.line), "reason": reason, "aside": str(found.kept_aside)}
        console.say(speaker.say("terminal-was-damaged", **told))
    if not found.game.over:
        console.say(Viewer(found.game, speaker, None).standing())


COMMANDS: Mapping[str, Callable[[Wanted], int]] = {
    "play": play,
    "editions": list_editions,
    "bots": list_bots,
    "check-edition": check_edition,
    "replay": replay,
}
