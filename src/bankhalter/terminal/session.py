"""One game in a terminal: who is asked, what is said, what it leads to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bankhalter.analysis.advice import advise
from bankhalter.analysis.deal_effect import effect_of
from bankhalter.bots.explanations import why_not
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.events import Event, TurnBegun
from bankhalter.game.figures import FIGURES_NOTE
from bankhalter.game.game import IllegalAction
from bankhalter.game.notation import BadNotation
from bankhalter.game.table import Table, TableStep
from bankhalter.game.view import OfferView
from bankhalter.switches import starting_capital
from bankhalter.terminal.console import Console, EndOfInput
from bankhalter.terminal.offer_dialogue import OfferDialogue
from bankhalter.terminal.table_views import VIEWS, TableViews
from bankhalter.text import LANGUAGES, Speaker, booklet
from bankhalter.text.insight_words import InsightWords
from bankhalter.text.narration import tell_all
from bankhalter.text.overview import Viewer
from bankhalter.text.phrases import offers, vocabulary
from bankhalter.text.phrases.action_reader import Doer
from bankhalter.text.phrases.fuzzy import Sorry, Unclear, fold
from bankhalter.text.phrases.menu import Item, items
from bankhalter.text.phrases.vocabulary import BY_KEY, CHAPTERS, COMMANDS, TypedCommand
from bankhalter.text.situations import in_situation

SURE = ("resign", "bankrupt")  # asked back before it is done
OFF = ("aus", "off", "nein", "no")
LONGEST_LINE = 500
INTERRUPTED = 130
HERE = {codes.TURN: "throw", codes.REST: "end-turn"}  # what Enter does, by what is awaited
AT_LAST = (codes.E_OUT, codes.E_TIME, codes.E_COUNTED, codes.E_OVER)  # told even when only bots are left
FOR_A_DEBT = {codes.SELL, codes.SELL_DOWN, codes.MORTGAGE, codes.DEMAND, codes.OFFER, codes.ACCEPT}
NUMBERS = {codes.AUCTION: "bid", codes.WANTS: "want", codes.STEPS: "steps"}  # what a bare number means


class SessionEnd(Exception):
    """The session ends with this exit code."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(code)


class Session:
    """Plays one table at one keyboard."""

    def __init__(self, console: Console, table: Table, language: str) -> None:
        self.console = console
        self.table = table
        self.game = table.game
        self.log: list[str] = []
        self.listed: list[Item] = []
        self.listed_for = -1
        self.asked: list[int] = []
        self.named = False  # whether the line began with a name
        self.told = -1  # how many actions had been taken when it was last said what is awaited
        self.turn_told = -1
        self.with_people = bool(table.people)
        self.alone = False  # whether only bots are left
        self.shown: set[int] = set()  # offers that were read out
        self.unsaved = table.journal is None
        self.booklets: dict[str, booklet.Index] = {}  # by language, written when first asked for
        self.refusal = ""  # the word of what was just refused
        self.refused_before = ""  # the same, of the line before
        self.refusal_explained = False  # whether it was said how to read why
        self.speak(language)
        console.complete_with(self.complete)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.speaker = Speaker(self.game.edition, language, self.game.players)

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.speaker.language

    def text(self, key: str, **args: object) -> str:
        """Return a message of the terminal."""
        return self.speaker.say(f"terminal-{key}", **args)

    def say(self, key: str, **args: object) -> None:
        """Print a message of the terminal."""
        self.console.say(self.text(key, **args))

    # The loop ----------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over, the input ends, or somebody leaves; return the exit code."""
        try:
            self.play()
            return 0
        except EndOfInput:
            self.leave("input-over")
            return 0
        except KeyboardInterrupt:
            self.console.say()
            self.leave("interrupted")
            return INTERRUPTED
        except SessionEnd as stop:
            return stop.code
        finally:
            self.table.close()

    def play(self) -> None:
        """Let everybody act in turn."""
        if self.game.opening:
            self.show_notes()
            self.show_figures()
        self.tell(TableStep(self.game.opening, codes.CHANCE))
        while True:
            for step in self.table.advance():
                self.tell(step)
            if self.game.over:
                self.finish()
                return
            self.announce()
            self.handle(self.console.ask(self.prompt()))

    def show_notes(self) -> None:
        """Say once, before the game, how the book sorts the money everybody begins with, and no other sum."""
        edition, money = self.game.edition, self.speaker.money
        if starting_capital(edition, self.game.rules) != edition.money.start:
            return
        notes = ", ".join(f"{count} × {money(note)}" for note, count in edition.money.notes)
        if self.game.rules.speed_die:
            self.say("start-notes-speed", notes=notes, bonus=money(edition.amounts.speed_bonus))
        else:
            self.say("start-notes", notes=notes)

    def show_figures(self) -> None:
        """Say once, before the game, who moves what, if that was chosen."""
        if FIGURES_NOTE in self.game.notes:
            viewer = self.viewer()
            named = [viewer.with_figure(seat) for seat in range(len(self.game.players))]
            self.say("start-figures", figures=", ".join(named))

    def finish(self) -> None:
        """Show how it ended."""
        self.console.say()
        self.console.show(self.viewer().standing())
        if self.table.journal is not None:
            self.say("kept-in", file=str(self.table.journal.path))

    def leave(self, key: str) -> None:
        """Say that nothing is lost and how to go on."""
        self.table.save()
        if self.table.journal is None or self.table.trouble is not None:
            self.say("not-saved")
            return
        self.say(key)
        self.say("how-to-resume", command=f'bankhalter play --resume "{self.table.journal.path}"')

    def tell(self, step: TableStep) -> None:
        """Say what happened, and take care of trouble with the file."""
        for i, (event, sentence) in enumerate(tell_all(self.speaker, step.events, self.game.state), start=1):
            if sentence:
                self.log.append(sentence)
            if self.alone and event.kind not in AT_LAST:
                continue
            if event.kind == codes.E_TURN:
                self.console.say()
            if sentence and not (i == len(step.events) and self.asks_next(event)):
                self.console.say(sentence)
        if not self.alone and (reason := why_not(self.speaker, step.reason)):
            self.console.say(reason)
        self.bots_alone()
        if step.stumbled >= 0:
            self.say("bot-stumbled", player=self.speaker.seat(step.stumbled))
        if self.table.trouble is not None and not self.unsaved:
            self.trouble()

    def bots_alone(self) -> None:
        """When the last person is out the bots play on among themselves; only what matters is told."""
        if self.with_people and not self.alone and not self.table.people and not self.game.over:
            self.alone = True
            self.say("bots-alone")

    def asks_next(self, event: Event) -> bool:
        """Tell whether an event only says what the question after it says again."""
        return isinstance(event, TurnBegun) and [event.seat] == self.table.waiting

    def trouble(self) -> None:
        """The file cannot be written: at a keyboard ask whether to play on, in a pipe stop."""
        problem = self.table.trouble
        if problem is not None:
            self.say("cannot-write", place=str(problem.path), reason=problem.reason)
        if not self.console.keyboard or not self.console.confirm(self.text("play-unsaved")):
            raise SessionEnd(1)
        self.unsaved = True

    # Asking ------------------------------------------------------------------------------------

    def announce(self) -> None:
        """Say who is asked what, whenever that has changed."""
        waiting = self.table.waiting
        if waiting != self.asked and len(self.table.people) > 1:
            self.console.say()
            self.say("asked", players=self.speaker.both([self.speaker.seat(seat) for seat in waiting]))
        if self.told != len(self.game.actions):
            self.listed = []
            self.time_left()
            self.console.say(self.question(waiting))
            for line in self.hints(waiting):
                self.console.say(line)
        self.asked, self.told = waiting, len(self.game.actions)

    def question(self, waiting: list[int]) -> str:
        """What is awaited, in a sentence."""
        if waiting == self.table.moments != []:
            return self.moment(waiting[0])
        if self.game.asked in self.table.bots:
            return self.text("offer-first", player=self.speaker.seat(waiting[0]))
        return self.speaker.awaited(self.game.state)

    def moment(self, seat: int) -> str:
        """What somebody may still do before a bot throws, in a sentence."""
        kinds = {int(choice.kind) for choice in self.game.legal(seat)}
        found = [name for name, kind in (("rent", codes.DEMAND), ("build", codes.BUILD)) if kind in kinds]
        what = self.text(f"moment-{'both' if len(found) > 1 else found[0]}")
        thrower = self.speaker.seat(self.game.asked)
        return self.text("moment", player=self.speaker.seat(seat), thrower=thrower, what=what)

    def time_left(self) -> None:
        """Say how much of the agreed time is left, once a turn."""
        left = self.table.seconds_left
        if left is not None and self.turn_told != self.game.state.turns:
            self.turn_told = int(self.game.state.turns)
            self.say("minutes-left", minutes=-(-left // 60))

    def hints(self, waiting: list[int]) -> Iterable[str]:
        """What the people asked should not overlook: open rents, offers made to them."""
        for seat in self.table.people:
            for claim in self.game.state.claims:
                if claim.owner == seat:
                    args = {"player": self.speaker.seat(seat), "payer": self.speaker.seat(int(claim.payer))}
                    yield self.text("may-demand", **args, command=self.command_of("demand", seat, waiting))
            for offer in self.game.view(seat).offers:
                if offer.to == seat:
                    yield from self.offer_hint(offer, waiting)

    def offer_hint(self, offer: OfferView, waiting: list[int]) -> Iterable[str]:
        """An offer in full when it is new; later only that it still stands, before a throw."""
        number = str(offer.number)
        if offer.number not in self.shown:
            self.shown.add(offer.number)
            accept, decline = (
                self.command_of(key, offer.to, waiting, number) for key in ("accept", "decline")
            )
            yield self.text("offer-line", number=number, offer=self.speaker.offer(offer))
            player = self.speaker.seat(offer.to)
            yield self.text("may-answer", player=player, accept=accept, decline=decline)
        elif self.game.awaited == "turn" and offer.to in waiting:
            yield self.text("offer-stands", number=number, player=self.speaker.seat(offer.seat))

    def command_of(self, key: str, seat: int, waiting: list[int], number: str = "") -> str:
        """Return what a seat has to type: with its name before it if somebody else is asked."""
        word = f"{BY_KEY[key].shown(self.language)} {number}".strip()
        return word if waiting[:1] == [seat] else f"{self.speaker.seat(seat)}: {word}"

    def prompt(self) -> str:
        """Return the prompt: who, and what Enter does."""
        waiting = self.table.waiting
        names = ", ".join(self.speaker.seat(seat) for seat in waiting)
        if len(waiting) == 1:
            names += f" ({self.speaker.money(int(self.game.state.seats[waiting[0]].cash))})"
        key = self.obvious()
        hint = f" [Enter: {BY_KEY[key].shown(self.language)}]" if key else ""
        return f"{names}{hint}> "

    def obvious(self) -> str:
        """Return the command Enter stands for, or "" where anything might be lost by it."""
        game = self.game
        if game.asked == codes.ANYONE:
            return "hammer"
        if self.table.waiting == self.table.moments != []:
            return "go-on"
        if game.asked in self.table.bots or any(c.owner in self.table.people for c in game.state.claims):
            return ""
        answers = {int(choice.kind) for choice in game.legal() if choice.kind < codes.OPEN}
        key = HERE.get(int(game.state.top.kind), "")
        if key and BY_KEY[key].kinds[0] in answers:
            return key
        return "pass" if answers == {codes.PASS} and game.awaited == "auction" else ""

    # Understanding -----------------------------------------------------------------------------

    def handle(self, line: str) -> None:
        """Do what a line says, or say why not."""
        self.refused_before, self.refusal = self.refusal, ""
        try:
            self.obey(line[:LONGEST_LINE])
        except Sorry as sorry:
            self.console.say(self.speaker.say(sorry.key, **sorry.args_of))
        except Unclear as unclear:
            self.unclear(unclear)
        except (IllegalAction, BadNotation) as refused:
            self.refused(refused.word)

    def refused(self, word: str) -> None:
        """Say why something was refused; the first time also how to read the rule."""
        self.refusal = word
        self.console.say(self.speaker.refusal(word))
        if word in booklet.REFUSALS and not self.refusal_explained:
            self.refusal_explained = True
            self.say("refused-how")

    def unclear(self, unclear: Unclear) -> None:
        """Name the commands that were perhaps meant."""
        found = [c for c in unclear.found if isinstance(c, TypedCommand)]
        words = [self.text("quoted", word=c.shown(self.language)) for c in found]
        key = "several-commands" if unclear.several else "near-command" if words else "no-command"
        self.say(key, said=unclear.said[:40], words=self.speaker.either(words))

    def obey(self, line: str) -> None:
        """Find out who says what."""
        self.named = False
        seat, said = self.who(line)
        if not said:
            self.enter(seat)
        elif re.fullmatch(r"\d{1,15}", said, re.ASCII):
            self.bare_number(seat, said)
        else:
            command, rest = vocabulary.understand(said, self.language, self.possible(seat))
            self.run_command(seat, self.meant(seat, command, rest), rest)

    def who(self, line: str) -> tuple[int, str]:
        """Split `Ben: miete` into seat and words; without a name it is whoever is asked."""
        asked = self.table.waiting[0] if self.table.waiting else codes.BANK
        name, mark, rest = line.partition(":")
        if not mark:
            return asked, line.strip()
        folded = fold(name)
        names = [fold(player) for player in self.game.players]
        found = [i for i, player in enumerate(names) if player == folded]
        found = found or [i for i, player in enumerate(names) if folded and player.startswith(folded)]
        if len(found) != 1:
            return asked, line.strip()
        if found[0] in self.table.bots:
            raise Sorry("terminal-is-bot", player=self.speaker.seat(found[0]))
        self.named = True
        return found[0], rest.strip()

    def possible(self, seat: int) -> Callable[[TypedCommand], bool]:
        """Return a test whether a command makes sense for a seat now."""
        kinds = {int(choice.kind) for choice in self.game.legal(seat)} if seat >= 0 else set()
        return lambda command: not command.kinds or not kinds.isdisjoint(command.kinds)

    def meant(self, seat: int, command: TypedCommand, rest: str) -> str:
        """`karte` alone plays a jail card where one can be played, else it shows a deed."""
        playing = command.key == "deed" and not rest and self.possible(seat)(BY_KEY["play-card"])
        return "play-card" if playing else command.key

    def enter(self, seat: int) -> None:
        """An empty line does the obvious, or shows what there is to choose from."""
        key = self.obvious()
        if key and seat in self.table.waiting:
            self.run_command(seat, key, "")
            return
        wide = self.game.awaited == "debt"
        legal = {int(choice.kind) for choice in self.game.legal(seat)}
        kinds = {kind for kind in legal if kind < codes.OPEN or (wide and kind in FOR_A_DEBT)}
        words = [c.shown(self.language) for c in COMMANDS if not set(c.kinds).isdisjoint(kinds)]
        if words:
            self.say("choose", words=self.speaker.either(words))
        else:
            self.menu(seat, "")

    def bare_number(self, seat: int, said: str) -> None:
        """A number alone is a line of the menu just shown, or the answer awaited."""
        if self.listed:
            self.choose(int(said))
        elif int(self.game.state.top.kind) in NUMBERS:
            self.do(seat, NUMBERS[int(self.game.state.top.kind)], said)
        else:
            self.menu(seat, "")

    def run_command(self, seat: int, key: str, rest: str) -> None:
        """Look, or act."""
        if key in VIEWS:
            VIEWS[key](TableViews(self.console, self.viewer(seat), self.log), rest)
        elif key in ASIDES:
            ASIDES[key](self, seat, rest)
        elif key == "offer":
            self.offer(seat, rest)
        else:
            self.do(seat, key, rest)

    # Acting ------------------------------------------------------------------------------------

    def do(self, seat: int, key: str, rest: str) -> None:
        """Carry out a command's actions until one is refused."""
        several = self.game.asked == codes.ANYONE and len(self.table.waiting) > 1
        if key in ("bid", "pass") and several and not self.named:
            raise Sorry("terminal-who-calls", player=self.speaker.seat(seat))
        for action in Doer(self.game, self.speaker, seat).actions(key, rest):
            self.carry_out(key, action)

    def carry_out(self, key: str, action: Action) -> None:
        """Push one action; what cannot be taken back is asked back first."""
        word = self.game.refuse(action)
        if word is not None:
            raise IllegalAction(in_situation(word, action, self.game.state), key)
        if key in SURE and not self.console.confirm(self.text(f"sure-{key}")):
            self.say("cancelled")
            return
        lines = len(self.log)
        self.tell(self.table.push(action))
        if len(self.log) == lines:
            self.say("noted")

    def offer(self, seat: int, rest: str) -> None:
        """Make an offer, in one line or by questions."""
        offer = OfferDialogue(self.console, self.game, self.speaker, seat).read(rest)
        if offer is None:
            self.say("cancelled")
        else:
            self.tell(self.table.push(offer))

    # Looking -----------------------------------------------------------------------------------

    def viewer(self, seat: int | None = None) -> Viewer:
        """Return what a seat sees."""
        return Viewer(self.game, self.speaker, seat)

    def rules(self, seat: int, rest: str) -> None:
        """Open the booklet: its contents, a chapter, what answers a question; or the rule of a refusal."""
        if self.language not in self.booklets:
            book = booklet.compose(self.game.edition, self.game.rules, self.language)
            self.booklets[self.language] = booklet.Index(book)
        index, width = self.booklets[self.language], min(self.console.width, booklet.WIDTH)
        anchor = "" if rest else booklet.REFUSALS.get(self.refused_before, "")
        if (entry := index.book.entry(anchor)) is not None:
            self.console.show("\n".join(booklet.entry_lines(entry, width)))
            return
        self.console.show("\n".join(booklet.look_up(index, rest, width)))
        if not rest:
            self.say("rules-how")

    def advise(self, seat: int, rest: str) -> None:
        """Say what could be done now, what it is worth and why, or what a deal does to everybody."""
        words = InsightWords(self.speaker, ())
        if rest:
            self.weigh(seat, rest, words)
            return
        for line in words.advice(self.game.state, advise(self.game, seat)):
            self.console.say(line)

    def weigh(self, seat: int, rest: str, words: InsightWords) -> None:
        """Say what an offer, by its number or in words, would do to everybody's chance."""
        if rest.isdecimal():
            deal = Action(codes.ACCEPT, seat, int(rest))
        else:
            deal = offers.read_offer(Doer(self.game, self.speaker, seat), rest)
        found = effect_of(self.game.state, seat, deal, self.game.rules.cash_visible)
        if found is None:
            raise IllegalAction(self.game.refuse(deal) or "no-such-offer", rest)
        for line in words.deal(self.game.state, found):
            self.console.say(line)

    def menu(self, seat: int, rest: str) -> None:
        """Show everything possible, numbered."""
        self.listed = items(self.game, self.speaker, self.game.legal(seat))
        if self.game.asked == codes.ANYONE:
            self.listed += items(self.game, self.speaker, self.game.legal(codes.CLOCK))
        self.listed_for = seat
        for i, item in enumerate(self.listed, start=1):
            self.console.say(f"{i:>3}  {item.text}")
        self.say("menu-how")

    def choose(self, number: int) -> None:
        """Do what a line of the menu says; ask for what is still missing."""
        if not 1 <= number <= len(self.listed):
            raise Sorry("terminal-no-such-line", last=str(len(self.listed)))
        item, seat = self.listed[number - 1], self.listed_for
        self.listed = []
        if item.action is not None:
            self.carry_out(item.key, item.action)
        elif item.key == "offer":
            self.offer(seat, "")
        else:
            self.ask_more(seat, item)

    def ask_more(self, seat: int, item: Item) -> None:
        """Ask for the amount or the place a line of the menu still needs."""
        more = self.console.ask(f"{item.text}: ")
        if more:
            for action in Doer(self.game, self.speaker, seat).actions(item.key, more):
                self.carry_out(item.key, action)
        else:
            self.say("cancelled")

    # Moments -----------------------------------------------------------------------------------

    def go_on(self, seat: int, rest: str) -> None:
        """Let the moment pass."""
        if seat not in self.table.moments:
            raise Sorry("terminal-no-moment")
        self.table.let_pass(seat)
        self.told = -1

    def moments(self, seat: int, rest: str) -> None:
        """Have computer players wait before a throw that ends a right, or not."""
        on = fold(rest) not in OFF
        self.table.driver.gives_moments = on
        self.say("moments-on" if on else "moments-off")

    # The program -------------------------------------------------------------------------------

    def help(self, seat: int, rest: str) -> None:
        """Explain a command, or list them all."""
        if rest:
            command, _ = vocabulary.understand(rest, self.language, lambda _: True)
            self.console.say(self.explained(command))
            return
        for chapter in CHAPTERS:
            self.console.say(self.text(f"chapter-{chapter}"))
            words = [c.shown(self.language) for c in COMMANDS if c.chapter == chapter]
            self.console.say("  " + ", ".join(words))
        self.say("help-how")

    def explained(self, command: TypedCommand) -> str:
        """Return a command with all its words and what it does."""
        words = dict.fromkeys(
            (*command.words(self.language), *command.words(vocabulary.other(self.language)))
        )
        return f"{' / '.join(words)}\n  " + self.text(f"help-{command.key}")

    def save(self, seat: int, rest: str) -> None:
        """Say where the game is saved; it always is."""
        self.table.save()
        if self.table.journal is None or self.table.trouble is not None:
            self.say("not-saved")
        else:
            self.say("saved", file=str(self.table.journal.path))

    def change_language(self, seat: int, rest: str) -> None:
        """Speak another language from now on."""
        wanted = fold(rest)[:2] or vocabulary.other(self.language)
        if wanted not in LANGUAGES:
            raise Sorry("terminal-which-language")
        self.speak(wanted)
        self.listed = []
        self.told = -1
        self.say("language-now")

    def quit(self, seat: int, rest: str) -> None:
        """Leave the program; the game stays."""
        self.leave("bye")
        raise SessionEnd(0)

    # Completion --------------------------------------------------------------------------------

    def complete(self, line: str) -> list[str]:
        """Return whole lines a line may become: names, commands, spaces and players."""
        head, mark, tail = line.rpartition(": ") if ": " in line else ("", "", line)
        words = tail.split(" ")
        if len(words) < 2:
            known = [word for c in COMMANDS for word in c.words(self.language) if len(word) > 1]
            names = [f"{self.speaker.seat(seat)}: " for seat in self.table.people] if not mark else []
            return [head + mark + word for word in known + names if fold(word).startswith(fold(tail))]
        start, last = " ".join(words[:-1]), words[-1]
        names = [self.speaker.space(s.at) for s in self.game.edition.spaces] + list(self.game.players)
        found = dict.fromkeys(name for name in names if last and fold(name).startswith(fold(last)))
        return [f"{head}{mark}{start} {name}" for name in found]


ASIDES: dict[str, Callable[[Session, int, str], None]] = {
    "rules": Session.rules,
    "advice": Session.advise,
    "menu": Session.menu,
    "go-on": Session.go_on,
    "moments": Session.moments,
    "help": Session.help,
    "save": Session.save,
    "language": Session.change_language,
    "quit": Session.quit,
}
