"""Lines in the words of the terminal, read by the terminal's own reader: the same words at every table."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.game.game import Game, IllegalAction
from bankhalter.server.protocol import messages as m
from bankhalter.server.room.commands import (
    Asker,
    answer_moment,
    check_offer,
    check_question,
    need_running,
    said,
)
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.preview import known
from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e
from bankhalter.text import LANGUAGES, Speaker
from bankhalter.text.overview import Viewer
from bankhalter.text.phrases import offers, vocabulary
from bankhalter.text.phrases.action_reader import Doer
from bankhalter.text.phrases.fuzzy import Sorry, Unclear
from bankhalter.text.phrases.menu import items
from bankhalter.text.phrases.vocabulary import CHAPTERS, COMMANDS, TypedCommand

NUMBERS = {codes.AUCTION: "bid", codes.WANTS: "want", codes.STEPS: "steps"}  # what a bare number means
SURE = ("resign", "bankrupt")  # never by a line alone: the page asks twice


class Unread(Wrong):
    """A line that was not understood; its sentence is made already."""

    def __init__(self, text: str) -> None:
        super().__init__("unread", sentence=text)


class PassedMoment:
    """A line by which somebody lets a moment pass."""


@dataclass
class LineReader:
    """Reads one line of one seat."""

    game: Game
    speaker: Speaker
    seat: int

    def read(self, line: str) -> Read:
        """Return what is shown, or what is said; raise Unread or Wrong."""
        try:
            return self.understood(" ".join(line.split()))
        except Sorry as sorry:
            raise Unread(self.speaker.say(sorry.key, **sorry.args_of)) from sorry
        except Unclear as unclear:
            raise Unread(self.unclear(unclear)) from unclear
        except IllegalAction as refused:
            raise Wrong(refused.word) from refused

    def understood(self, line: str) -> Read:
        """A bare number answers the question; everything else begins with a command."""
        number = NUMBERS.get(int(self.game.state.top.kind))
        if number and re.fullmatch(r"\d{1,15}", line, re.ASCII):
            return self.actions(number, line)
        command, rest = vocabulary.understand(line, self.speaker.language, self.possible())
        if command.key in LOOKS:
            return LOOKS[command.key](self, rest)
        if command.key in SURE:
            raise Wrong("ask-twice")
        if command.key == "rules":  # written out and searched by a thread of its own: http/booklet_routes.py
            raise Wrong("book-beside")
        if command.key == "go-on":
            return PassedMoment()
        if command.key in ("advice", "save", "language", "quit", "log", "hammer", "moments"):
            raise Wrong("not-here")
        return self.actions(command.key, rest)

    def possible(self) -> Callable[[TypedCommand], bool]:
        """Return a test whether a command makes sense now."""
        kinds = {int(choice.kind) for choice in self.game.legal(self.seat)}
        return lambda command: not command.kinds or not kinds.isdisjoint(command.kinds)

    def actions(self, key: str, rest: str) -> list[Action]:
        """Return a command's actions, tried one after the other."""
        doer = Doer(self.game, self.speaker, self.seat)
        if key == "offer":
            return [self.offer(doer, rest)]
        done = []
        for action in doer.actions(key, rest):
            self.game.push(action)
            done.append(action)
        return done

    def offer(self, doer: Doer, rest: str) -> Offer:
        """Read an offer; why none may be made now comes first."""
        word = offers.is_open(doer)
        if word is not None:
            raise Wrong(word)
        return offers.read_offer(doer, rest)

    # Looking -----------------------------------------------------------------------------------

    def viewer(self) -> Viewer:
        """Return what this seat sees."""
        return Viewer(self.game, self.speaker, self.seat)

    def deed(self, rest: str) -> str:
        """A deed by name, or that of the space one stands on."""
        here = int(self.game.state.seats[self.seat].at)
        at = Doer(self.game, self.speaker, self.seat).space(rest) if rest else here
        return self.viewer().deed(at)

    def menu(self, rest: str) -> str:
        """Everything possible now."""
        found = items(self.game, self.speaker, self.game.legal(self.seat))
        return "\n".join(item.text for item in found)

    def help(self, rest: str) -> str:
        """One command with all its words, or all commands by chapter."""
        language = self.speaker.language
        if rest:
            command, _ = vocabulary.understand(rest, language, lambda _: True)
            words = dict.fromkeys((*command.words(language), *command.words(vocabulary.other(language))))
            return f"{' / '.join(words)}\n{self.speaker.say(f'terminal-help-{command.key}')}"
        chapters = []
        for chapter in CHAPTERS[:-1]:
            shown = [c.shown(language) for c in COMMANDS if c.chapter == chapter]
            chapters.append(f"{self.speaker.say(f'terminal-chapter-{chapter}')}\n{', '.join(shown)}")
        return "\n".join(chapters)

    def unclear(self, unclear: Unclear) -> str:
        """Name the commands that were perhaps meant."""
        found = [c for c in unclear.found if isinstance(c, TypedCommand)]
        words = [self.speaker.say("terminal-quoted", word=c.shown(self.speaker.language)) for c in found]
        key = "several-commands" if unclear.several else "near-command" if words else "no-command"
        return self.speaker.say(f"terminal-{key}", said=unclear.said[:40], words=self.speaker.either(words))


Read = str | list[Action] | PassedMoment
LOOKS: dict[str, Callable[[LineReader, str], str]] = {
    "menu": LineReader.menu,
    "board": lambda reader, rest: reader.viewer().board_list(),
    "groups": lambda reader, rest: reader.viewer().groups(),
    "standing": lambda reader, rest: reader.viewer().standing(),
    "deed": LineReader.deed,
    "bank": lambda reader, rest: reader.viewer().bank(),
    "offers": lambda reader, rest: reader.viewer().offers(),
    "help": LineReader.help,
}


def typed(room: Room, command: m.Type, language: str) -> Read:
    """Return what a line shows, the actions it says, or that it lets a moment pass."""
    need_running(room)
    language = language if language in LANGUAGES else "en"
    names = [place.name for place in room.places]
    game = Game.of(room.game.setup, names, known(room, command.seat), history=False)
    speaker = Speaker(game.edition, language, game.players)
    speaker.cash_open = game.rules.cash_visible
    return LineReader(game, speaker, command.seat).read(command.line)


def entry(room: Room, command: m.Type, language: str, now: int) -> e.Acted | e.MomentAnswered:
    """Return the entry of a line that says something."""
    actions = typed(room, command, language)
    if isinstance(actions, PassedMoment):
        return answer_moment(room, m.AnswerMoment(command.id, command.seat), Asker(), now)
    if isinstance(actions, str):
        raise Wrong("not-now")
    if any(action.kind < codes.OPEN for action in actions):
        check_question(room, command.question)
    for action in actions:
        if isinstance(action, Offer):
            check_offer(room, action, now)
    return said(room, command.seat, actions, "")
