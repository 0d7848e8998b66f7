"""The words of the line mode: German and English, always both, whatever language is spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from bankhalter.core import codes
from bankhalter.text.phrases.fuzzy import Unclear, closest, fold

LONGEST = 3  # words of a command


@dataclass(frozen=True)
class TypedCommand:
    """One command: its chapter in the help, its words, and the actions it may lead to.

    The first word of a language is the one that is shown. `whole`: never understood by its first letters.
    """

    key: str
    chapter: str
    de: tuple[str, ...]
    en: tuple[str, ...]
    kinds: tuple[int, ...] = ()
    whole: bool = False

    def words(self, language: str) -> tuple[str, ...]:
        """The words of one language."""
        return self.de if language == "de" else self.en

    def shown(self, language: str) -> str:
        """The word that is shown."""
        return self.words(language)[0]


def _all() -> tuple[TypedCommand, ...]:
    """Everything that can be said."""
    turn, deal, look, program = "turn", "business", "look", "program"
    return (
        TypedCommand("throw", turn, ("würfeln", "w", "würfel"), ("throw", "t", "roll"), (codes.THROW,)),
        TypedCommand("buy", turn, ("kaufen", "k"), ("buy",), (codes.BUY,)),
        TypedCommand(
            "decline", turn, ("ablehnen", "n"), ("decline", "reject"), (codes.DECLINE, codes.REJECT)
        ),
        TypedCommand("bid", turn, ("bieten", "gebot"), ("bid",), (codes.BID,)),
        TypedCommand("pass", turn, ("passen", "p"), ("pass",), (codes.PASS,)),
        TypedCommand("hammer", turn, ("zuschlag",), ("hammer",), (codes.HAMMER,)),
        TypedCommand(
            "end-turn", turn, ("zug beenden", "z", "fertig"), ("end turn", "end", "done"), (codes.END_TURN,)
        ),
        TypedCommand("go-on", turn, ("weiter",), ("go on", "continue")),
        TypedCommand(
            "pay-fine", turn, ("freikaufen", "strafe zahlen"), ("pay fine", "fine"), (codes.PAY_FINE,)
        ),
        TypedCommand("play-card", turn, ("karte spielen",), ("play card",), (codes.PLAY_CARD,)),
        TypedCommand("steps", turn, ("schritte",), ("steps",), (codes.STEP,)),
        TypedCommand("jump", turn, ("sprung", "springen"), ("jump",), (codes.JUMP_TO,)),
        TypedCommand("walk", turn, ("laufen",), ("walk",), (codes.WALK,)),
        TypedCommand("pay", turn, ("zahlen", "bezahlen"), ("pay",), (codes.PAY,)),
        TypedCommand(
            "take-card", turn, ("ziehen", "karte ziehen"), ("take card", "draw card"), (codes.TAKE_CARD,)
        ),
        TypedCommand("raise", turn, ("geld beschaffen",), ("raise money",), (codes.RAISE,)),
        TypedCommand("bankrupt", turn, ("bankrott",), ("bankrupt",), (codes.BANKRUPT,), whole=True),
        TypedCommand("build", deal, ("bauen",), ("build",), (codes.BUILD,)),
        TypedCommand("order", deal, ("bestellen",), ("order",), (codes.ORDER,)),
        TypedCommand("want", deal, ("haben wollen", "will"), ("want",), (codes.WANT,)),
        TypedCommand("put", deal, ("setzen", "aufstellen"), ("put", "place"), (codes.PUT,)),
        TypedCommand("sell", deal, ("verkaufen",), ("sell",), (codes.SELL,)),
        TypedCommand(
            "sell-down", deal, ("gruppe verkaufen",), ("sell down", "sell group"), (codes.SELL_DOWN,)
        ),
        TypedCommand("mortgage", deal, ("hypothek", "beleihen"), ("mortgage",), (codes.MORTGAGE,)),
        TypedCommand(
            "lift",
            deal,
            ("auflösen", "ablösen", "hypothek auflösen"),
            ("lift", "redeem"),
            (codes.LIFT, codes.REDEEM),
        ),
        TypedCommand("keep", deal, ("zinsen", "zinsen zahlen"), ("keep", "interest"), (codes.KEEP,)),
        TypedCommand("demand", deal, ("miete", "miete verlangen"), ("demand", "rent"), (codes.DEMAND,)),
        TypedCommand("wish", deal, ("wunsch", "wunsch miete"), ("wish", "wish rent"), (codes.WISH,)),
        TypedCommand(
            "offer", deal, ("angebot", "anbieten", "tauschen", "handeln"), ("offer", "trade"), (codes.OFFER,)
        ),
        TypedCommand("accept", deal, ("annehmen",), ("accept",), (codes.ACCEPT,)),
        TypedCommand("withdraw", deal, ("zurückziehen",), ("withdraw",), (codes.WITHDRAW,)),
        TypedCommand("resign", deal, ("aufgeben",), ("resign",), (codes.RESIGN,), whole=True),
        TypedCommand("menu", look, ("menü", "m", "was geht"), ("menu", "options")),
        TypedCommand("board", look, ("brett", "b"), ("board",)),
        TypedCommand("groups", look, ("gruppen", "farben"), ("groups", "colours", "colors")),
        TypedCommand("standing", look, ("stand", "s", "spielstand"), ("standing", "status")),
        TypedCommand("deed", look, ("karte", "feld"), ("deed", "card", "space")),
        TypedCommand("bank", look, ("bank",), ("bank", "stock")),
        TypedCommand("offers", look, ("angebote",), ("offers",)),
        TypedCommand("advice", look, ("rat", "raten"), ("advice", "hint")),
        TypedCommand("log", look, ("verlauf",), ("log", "history")),
        TypedCommand("rules", look, ("regeln", "regelheft"), ("rules", "booklet")),
        TypedCommand("help", program, ("hilfe", "h", "?"), ("help",)),
        TypedCommand("moments", program, ("augenblicke",), ("moments",)),
        TypedCommand("save", program, ("speichern",), ("save",)),
        TypedCommand("language", program, ("sprache",), ("language",)),
        TypedCommand("quit", program, ("ende", "schluss", "beenden"), ("quit", "q", "exit"), whole=True),
    )


COMMANDS: Final = _all()
BY_KEY: Final = {command.key: command for command in COMMANDS}
CHAPTERS: Final = ("turn", "business", "look", "program")


@cache
def phrases(language: str) -> list[tuple[str, TypedCommand]]:
    """Return every word of a language, folded, with its command."""
    return [(fold(word) or word, c) for c in COMMANDS for word in c.words(language)]


def understand(
    line: str, language: str, possible: Callable[[TypedCommand], bool]
) -> tuple[TypedCommand, str]:
    """Return the command of a line and what is left of the line; raise Unclear."""
    words = line.split()
    for match in (exact, beginning):
        for count in range(min(LONGEST, len(words)), 0, -1):
            said = "".join(map(fold, words[:count])) or words[0]
            command = match(said, language, possible)
            if command is not None:
                return command, " ".join(words[count:])
    said = words[0] if words else ""
    usual = [(word, c) for word, c in phrases("de") + phrases("en") if len(word) > 2 and not c.whole]
    return closest(said, usual), " ".join(words[1:])


def exact(said: str, language: str, possible: Callable[[TypedCommand], bool]) -> TypedCommand | None:
    """Find the command that has exactly this word."""
    both = phrases(language) + phrases(other(language))
    found = list(dict.fromkeys(c for word, c in both if word == said))
    return next((c for c in found if possible(c)), found[0]) if found else None


def beginning(said: str, language: str, possible: Callable[[TypedCommand], bool]) -> TypedCommand | None:
    """Find the command that begins so: in the language spoken, or in the other; raise Unclear if several."""
    for spoken in (language, other(language)):
        found = [(w, c) for w, c in phrases(spoken) if w.startswith(said) and not c.whole]
        commands = list(dict.fromkeys(c for _, c in found))
        if len(commands) > 1:
            commands = narrowed(found, commands, possible)
        if len(commands) == 1:
            return commands[0]
        if commands:
            raise Unclear(said, commands, True)
    return None


def narrowed(
    found: list[tuple[str, TypedCommand]],
    commands: list[TypedCommand],
    possible: Callable[[TypedCommand], bool],
) -> list[TypedCommand]:
    """Prefer what is possible now, then the word that all others begin with."""
    now = [c for c in commands if possible(c)] or commands
    shortest, first = min(((w, c) for w, c in found if c in now), key=lambda pair: len(pair[0]))
    if all(any(w.startswith(shortest) for w, c in found if c is one) for one in now):
        return [first]
    return now


def other(language: str) -> str:
    """Return the other language."""
    return "en" if language == "de" else "de"


def shown(commands: Iterable[TypedCommand], language: str) -> list[str]:
    """Return commands as they are written in a language."""
    return [command.shown(language) for command in commands]
