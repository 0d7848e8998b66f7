"""A room's game as a record, its dice proved and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from bankhalter import __version__
from bankhalter.core import codes
from bankhalter.core.digest import digest
from bankhalter.core.names import ACTIONS
from bankhalter.core.rules import end
from bankhalter.core.state import State
from bankhalter.edition import Edition, reference
from bankhalter.game.game import laid
from bankhalter.game.game_setup import Setup, set_up
from bankhalter.game.notation import BadNotation
from bankhalter.game.record import RULES_VERSION, BadRecord, Record, carried, changed_rules, find_edition
from bankhalter.game.view import deed_view
from bankhalter.server.fairness.dice import (
    OPEN,
    SCHEMES,
    SEALED,
    Fair,
    commitment,
    draw_seal,
    pledge,
    stream_of,
)
from bankhalter.server.protocol.answers import DiceReport, Replay, Standing, Verdict
from bankhalter.server.protocol.messages import Step
from bankhalter.server.room import room_narration, views
from bankhalter.server.room.change import Change
from bankhalter.server.room.match import Match, Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row

COUNT = f"! {ACTIONS[codes.RECOUNT]} "


def lines_of(rows: Sequence[Row], room: Room) -> list[str]:
    """Fold a room anew and return every action of its game that was not taken back."""
    said: list[tuple[int, list[str]]] = []
    lost: list[str] = []  # counts to be said again
    for row in rows:
        change = room.fold(row)
        if change.undone:
            lost += [
                line
                for version, lines in said
                if version >= change.undone
                for line in lines
                if line.startswith(COUNT)
            ]
            said = [(version, lines) for version, lines in said if version < change.undone]
        if isinstance(change.entry, e.Corrected):
            said.append((change.version, noted_again(marked(change.said, change.entry), lost)))
        elif isinstance(change.entry, e.CashCounted):
            said.append((change.version, [counted(change.said[0], change.entry)]))
        elif isinstance(change.entry, e.Acted | e.GameStarted):
            said.append((change.version, noted_again(change.said, lost)))
    return [line for _, lines in said for line in lines]


def marked(lines: list[str], entry: e.Corrected) -> list[str]:
    """Return the lines of a correction, with what was typed first as a comment."""
    place = lines.index(f"* {entry.say}")
    return [*lines[:place], f"{lines[place]} ; corrected, was {entry.was}", *lines[place + 1 :]]


def counted(line: str, entry: e.CashCounted) -> str:
    """Return the line of a cash count, with what it was before and why as a comment."""
    return f"{line} ; counted, was {entry.was}: {entry.reason}"


def noted_again(lines: list[str], lost: list[str]) -> list[str]:
    """Return lines, those of cash counts that are said again with the comments they had."""
    return [f"{line}{comment_of(line, lost)}" if line.startswith(COUNT) else line for line in lines]


def comment_of(line: str, lost: list[str]) -> str:
    """Return the comment of the first lost count of the same player's money, which is found then."""
    whose = line[: line.rindex(" ") + 1]
    found = next((old for old in lost if old.startswith(whose)), "")
    if found:
        lost.remove(found)
    return "".join(found.partition(" ; ")[1:])


def record_of(rows: Sequence[Row], code: str, seed: bytes, own: Edition | None = None) -> Record:
    """Return the record of a room; once the game is over with the seed of its dice."""
    room = Room(code, seed, own)
    lines = lines_of(rows, room)
    if room.match is None:
        raise Wrong("not-started")
    if room.frozen == "other-edition":  # what was said would stand under rules it was not said by
        raise Wrong(room.frozen)
    setup = room.match.setup
    return Record(
        edition=reference(setup.edition),
        digest=setup.edition.digest,
        own_edition=carried(setup.edition),
        engine=__version__,
        rules=changed_rules(setup.edition, setup.rules),
        players=tuple(place.name for place in room.places),
        bots=tuple(place.bot for place in room.places),
        notes=notes_of(room),
        position=room.laid.line if room.laid else "",
        actions=lines,
        result=digest(room.match.state) if room.match.over else "",
    )


def notes_of(room: Room) -> dict[str, str]:
    """Return what proves the dice."""
    if room.options.chance != "fair":
        return {"chance": "typed"}
    notes = {"chance": room.draw.scheme, "fair-game": room.code, "fair-commit": room.commit}
    if room.draw.scheme == SEALED:
        notes["fair-pledges"] = ",".join(room.draw.pledges)
    if room.draw.broken:
        notes["fair-broken"] = str(len(room.draw.broken))
    notes["fair-luck"] = ",".join(room.luck)
    if room.phase == "over":
        notes["fair-seed"] = room.seed.hex()
    return notes


# Proof -------------------------------------------------------------------------------------------------


def prove(record: Record, commit: str = "") -> Verdict:
    """Derive every throw and draw again; tell how many were right and which was the first that was not.

    Whoever wrote the record wrote its promises too: only `commit`, seen before the game, binds the server.
    It is the seal of the draw, or, of the server alone, the digest of the seed.
    """
    notes = record.notes
    if notes.get("chance") not in SCHEMES:
        return verdict("not-fair")
    promised, seal = notes.get("fair-commit", ""), seal_of(record)
    if commit and commit.casefold() not in (promised.casefold(), seal):
        return msgspec.structs.replace(verdict("other-promise", commit=promised), seal=seal)
    found = luck_kept_back(notes) or _prove(record)
    broken = int(notes["fair-broken"]) if notes.get("fair-broken", "").isdecimal() else 0
    return msgspec.structs.replace(found, commit=promised, seal=seal, broken=broken)


def seal_of(record: Record) -> str:
    """Return what stood fast when the draw began; nothing where luck was given in the open."""
    notes = record.notes
    if notes.get("chance") == OPEN:
        return ""
    pledges = notes.get("fair-pledges", "").split(",")
    return draw_seal(notes.get("fair-game", ""), notes.get("fair-commit", ""), pledges)


def luck_kept_back(notes: dict[str, str]) -> Verdict | None:
    """Return a verdict where the luck is not what was promised before anybody told any."""
    if notes.get("chance") == OPEN:
        return None
    pledges, luck = notes.get("fair-pledges", "").split(","), notes.get("fair-luck", "").split(",")
    promised = [pledge(one) if one else "" for one in luck]
    return None if promised == pledges and any(pledges) else verdict("broken-pledge")


def _prove(record: Record) -> Verdict:
    notes = record.notes
    if "fair-seed" not in notes:
        return verdict("not-revealed")
    try:
        seed = bytes.fromhex(notes["fair-seed"])
    except ValueError:
        return verdict("bad-seed")
    if commitment(seed) != notes.get("fair-commit"):
        return verdict("broken-promise")
    fair = Fair(seed, notes.get("fair-game", ""), notes.get("fair-luck", "").split(","), notes["chance"])
    return follow(record, match_of(record), fair)


def setup_of(record: Record) -> Setup:
    """Return edition and rules of a record; BadRecord or RulesError if they do not fit."""
    if record.rules_version != RULES_VERSION:
        raise BadRecord("other-engine", 3, f"{record.engine} rules {record.rules_version}")
    edition = find_edition(record)
    if edition.digest != record.digest:
        raise BadRecord("other-edition", 2, record.edition)
    return set_up(edition, len(record.players), **record.rules)


def match_of(record: Record) -> Match:
    """Return the game of a record as it began."""
    setup, seats = setup_of(record), len(record.players)
    return Match(setup, record.players, laid(setup, record.position, seats) if record.position else None)


def follow(record: Record, match: Match, fair: Fair) -> Verdict:
    """Play a record and compare each word of chance with what the seed says."""
    count = 0
    for i, line in enumerate(record.actions):
        here = Verdict("bad-line", False, count, line=record.first_action_line + i, said=line)
        try:
            action = match.words.read(line)
            if action.kind == codes.RECOUNT:
                return msgspec.structs.replace(here, reason="not-typed")
            if action.seat == codes.CHANCE and match.asked == codes.CHANCE:
                stream = stream_of(match.state)
                expected = match.write(fair.answer(match.state, stream, match.used.get(stream, 0)))
                if expected != match.write(action):
                    return msgspec.structs.replace(here, word="bad-throw", expected=expected)
                count += 1
            match.push(action)
        except BadNotation as problem:
            return msgspec.structs.replace(here, reason=problem.word)
        except Wrong as wrong:
            return msgspec.structs.replace(here, reason=wrong.word)
    if not match.over or not record.result:
        return verdict("unfinished", count)
    if record.result != digest(match.state):
        return verdict("other-result", count)
    return verdict("proved", count)


def verdict(word: str, count: int = 0, commit: str = "", line: int = 0) -> Verdict:
    """Return a result of `prove`."""
    return Verdict(word, word == "proved", count, commit, line)


# Telling it again --------------------------------------------------------------------------------------


def replay(rows: Sequence[Row], code: str, seed: bytes, language: str, own: Edition | None = None) -> Replay:
    """Return a finished game step by step, in words too, with everybody's standing at each step."""
    room = Room(code, seed, own)
    steps, course = [], []
    for row in rows:
        change = room.fold(row)
        views.refresh(room, change)
        if room.match is not None and change.table is not None:
            steps.append(public_step(room, change, language))
            course.append(standings(room.match.state))
    names = [place.name for place in room.places]
    return Replay(names, [place.bot for place in room.places], steps, course)


def public_step(room: Room, change: Change, language: str) -> Step:
    """Return a step with what all players know together; who muted whom or bid in secret stays theirs."""
    everybody = tuple(range(len(room.places)))
    eyes = () if isinstance(change.entry, views.HIDDEN) else everybody
    step = views.step(room, change, None, eyes, False)
    said = room_narration.sentences(room, change, eyes, language)
    return msgspec.structs.replace(step, lines=said, by="" if step.by == "proxy" else step.by)


def standings(state: State) -> list[Standing]:
    """Return cash, wealth and the rent of all deeds together, for each seat."""
    rents = [0] * len(state.seats)
    for deed in range(state.tables.deeds):
        view = deed_view(state, deed)
        if view.owner is not None:
            rents[view.owner] += view.rent or 0
    return [(int(seat.cash), int(end.wealth(state, i)), rents[i]) for i, seat in enumerate(state.seats)]


# Counting ----------------------------------------------------------------------------------------------


def dice_report(lines: Sequence[str], players: Sequence[str], match: Match) -> DiceReport:
    """Count the throws of a game: faces, totals, doubles, and how far the faces are from even."""
    faces: Counter[int] = Counter()
    totals: Counter[int] = Counter()
    doubles = throws = 0
    for line in lines:
        action = match.words.read(line)
        if action.seat == codes.CHANCE and action.kind == codes.ROLLED:
            throws += 1
            faces.update((int(action.a), int(action.b)))
            totals[int(action.a + action.b)] += 1
            doubles += action.a == action.b
    expected = throws / 3
    spread = sum((faces[face] - expected) ** 2 / expected for face in range(1, 7)) if throws else 0.0
    return DiceReport(
        throws=throws,
        faces=[faces[face] for face in range(1, 7)],
        totals=[totals[total] for total in range(2, 13)],
        doubles=doubles,
        chi_square=round(spread, 2),
        players=list(players),
    )
