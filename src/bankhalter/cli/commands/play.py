"""`bankhalter play`: a game in the terminal, begun or resumed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bankhalter.cli.complaint import BadValue, Complaint
from bankhalter.cli.kinds import agreed_rules, switches
from bankhalter.cli.parser import Given
from bankhalter.edition import Edition, available, load
from bankhalter.game.figures import FIGURES_NOTE, hand_out
from bankhalter.game.game import Game, open_games
from bankhalter.game.journal import Found, Journal, Unwritable, home, open_game
from bankhalter.game.table import Table, new_game, seat_bots, throws_again
from bankhalter.switches import RulesError
from bankhalter.terminal.console import Console
from bankhalter.terminal.session import Session
from bankhalter.terminal.start import Dialogue, GamePlan, seats
from bankhalter.text import Speaker, plain
from bankhalter.text.overview import Viewer
from bankhalter.text.phrases.fuzzy import Unclear, find, fold

RENT = {"auto": "manual", "call": "by_call"}  # as the switch has it


def run(args: Given) -> int:
    """Begin a game, or go on with one."""
    return begin(args, Console()) if args.resume is None else go_on(args, Console())


# A new game --------------------------------------------------------------------------------------------


def begin(args: Given, console: Console) -> int:
    """Lay the table, open the file, and play."""
    edition = load(args.edition) if args.edition else None
    speed = True if args.speed else None
    rent = [("rent_demand", RENT[args.rent])] if args.rent else []
    plan = GamePlan(args.language, edition, args.variant, speed, args.players, switches([*rent, *args.rule]))
    refuse_early(plan)
    Dialogue(console, plan).run()
    assert plan.edition is not None and plan.players is not None
    names, bots = seats(plan.players, plan.language)
    game = new_game(plan.edition, names, bots, args.seed, **plan.switches())
    if args.figures:
        game.notes[FIGURES_NOTE] = ",".join(figures(args.figures, plan.edition, bots, plan.language))
    journal = open_journal(folder_of(args), game, console, plan.language)
    return Session(console, Table(game, seat_bots(game), journal), plan.language).run()


def figures(said: str, edition: Edition, bots: Sequence[str], language: str) -> list[str]:
    """Return the figure of every seat: the people's wishes in their order, free ones for the rest."""
    wishes = [figure_meant(part, edition, language) for part in said.split(",")]
    people = [seat for seat, bot in enumerate(bots) if not bot]
    if len(wishes) > len(people):
        raise BadValue("too-many-figures", count=len(people))
    for i, wish in enumerate(wishes):
        if wish and wish in wishes[:i]:
            raise BadValue("figure-taken", said=said.split(",")[i].strip()[:60])
    by_seat = dict(zip(people, wishes, strict=False))
    return hand_out(edition, [by_seat.get(seat, "") for seat in range(len(bots))])


def figure_meant(said: str, edition: Edition, language: str) -> str:
    """Return the id of a figure by its id or its name in any language; nothing if nothing is said."""
    names = [(name, token.id) for token in edition.tokens for name in (token.id, *token.name.values())]
    try:
        return find(said, names) if said.strip() else ""
    except Unclear:
        known = ", ".join(token.name[language] for token in edition.tokens)
        raise BadValue("no-figure", said=said.strip()[:60], all=known) from None


def refuse_early(plan: GamePlan) -> None:
    """Refuse rules that no edition still to be chosen has, before anything is asked."""
    editions = [plan.edition] if plan.edition else [load(name) for name in available()]
    problems = [problem for edition in editions if (problem := unfit(edition, plan.switches()))]
    if len(problems) < len(editions):
        return
    if plan.edition is None and problems[0].problems[0][0] == "no-such-variant":
        known = dict.fromkeys(variant for edition in editions for variant in edition.variants)
        raise BadValue("no-variant", said=(plan.variant or "")[:60], all=", ".join(known))
    raise problems[0]


def unfit(edition: Edition, agreed: Mapping[str, Any]) -> RulesError | None:
    """Return what is wrong with rules for any number of players, or nothing."""
    try:
        agreed_rules(edition, agreed)
    except RulesError as problem:
        return problem
    return None


def folder_of(args: Given) -> Path:
    """Return where games are kept."""
    return args.folder.expanduser() if args.folder is not None else home()


def open_journal(folder: Path, game: Game, console: Console, language: str) -> Journal | None:
    """Open the file of a new game; without one only whoever says so plays on."""
    try:
        return Journal.create(folder, game)
    except Unwritable as problem:
        if not console.keyboard:
            raise
        words = plain(language)
        console.say(words.say("terminal-cannot-write", place=str(problem.path), reason=problem.reason))
        if fold(console.ask(words.say("terminal-play-unsaved") + " "))[:1] not in ("j", "y"):
            raise
    return None


# A saved game ------------------------------------------------------------------------------------------


def go_on(args: Given, console: Console) -> int:
    """Read a game back and play on."""
    path = Path(args.resume).expanduser() if args.resume else newest(folder_of(args))
    found, journal = open_game(path)
    game = found.game
    game.source = throws_again(game)
    game.opening = []
    welcome_back(found, path, console, args.language)
    table = Table(game, seat_bots(game), journal, float(found.elapsed))
    return Session(console, table, args.language).run()


def newest(folder: Path) -> Path:
    """Return the newest game that is not over."""
    for path in open_games(folder):
        if not any(line.startswith(b"=") for line in path.read_bytes().splitlines()[-3:]):
            return path
    raise Complaint("cli-nothing-to-resume", place=str(folder))


def welcome_back(found: Found, path: Path, console: Console, language: str) -> None:
    """Say which game goes on, where it stands, and what was damaged."""
    speaker = Speaker(found.game.edition, language, found.game.players)
    console.say(speaker.say("terminal-goes-on", file=path.name, edition=found.game.edition.name[language]))
    if found.damage is not None:
        reason = speaker.problem(found.damage.word, {"line": found.damage.line, "detail": found.damage.text})
        told = {"line": str(found.damage.line), "reason": reason, "aside": str(found.kept_aside)}
        console.say(speaker.say("terminal-was-damaged", **told))
    if not found.game.over:
        console.say(Viewer(found.game, speaker, None).standing())
