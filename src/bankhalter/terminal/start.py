"""Before the game: which edition, which variant, who plays. Every question has a default."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bankhalter.bots.registry import UnknownBot, names
from bankhalter.edition import Edition, EditionError, available, load
from bankhalter.game.table import BOT, known_bot
from bankhalter.switches import ABSTAIN_ABOVE, HOUSE_RULES, RulesError, agree, defaults
from bankhalter.terminal.console import Console
from bankhalter.text import LANGUAGES, plain
from bankhalter.text.phrases.fuzzy import Unclear, find, fold

T = TypeVar("T")
BOT_WORDS = ("bot", "computer", "rechner")
MANUAL = "manual"
RENTS = {"auto": MANUAL, "aufzuruf": "by_call", "zuruf": "by_call", "bycall": "by_call", "call": "by_call"}
ON_SQUARES = {"free_parking_pot": "parking", "double_salary_on_go": "go"}  # house rules, and where they apply
LANGUAGE_WORDS = ("sprache", "language")
LANGUAGE_NAMES = {"de": "de", "deutsch": "de", "german": "de", "en": "en", "english": "en", "englisch": "en"}


@dataclass
class GamePlan:
    """What a game is to be; what is None is still to be asked."""

    language: str
    edition: Edition | None = None
    variant: str | None = None
    speed: bool | None = None
    players: str | None = None
    rules: dict[str, Any] = field(default_factory=dict)

    def switches(self) -> dict[str, Any]:
        """The agreed rules."""
        chosen: dict[str, Any] = {"variant": self.variant or "normal"}
        if self.speed:
            chosen["speed_die"] = True
        return {**chosen, **self.rules}


def seats(text: str, language: str = "de") -> tuple[list[str], list[str]]:
    """Read `Anna, bot, bot=Strategin:Käthe` as names and computer players; equal names get a number."""
    found = [seat(part.strip(), language) for part in text.split(",") if part.strip()]
    return numbered([name for name, _ in found]), [bot for _, bot in found]


def seat(said: str, language: str) -> tuple[str, str]:
    """Read one player: the name, and which computer player it is, empty for a person."""
    kind, _, name = (part.strip() for part in said.partition(":"))
    word, chosen, style = (part.strip() for part in kind.partition("="))
    if fold(word) not in BOT_WORDS:
        return said, ""
    if not chosen:
        return name or "Bot", BOT
    bot = called(style)
    key = f"bot-name-{bot}"
    return name or (plain(language).say(key) if plain(language).has(key) else bot), bot


def called(style: str) -> str:
    """Return the computer player meant by a name in any language; an unknown one stays as it is."""
    for bot in names():
        if fold(style) in [fold(bot), *(fold(plain(lang).say(f"bot-name-{bot}")) for lang in LANGUAGES)]:
            return bot
    return style


def numbered(said: Sequence[str]) -> list[str]:
    """Give equal names numbers: Bot 1, Bot 2."""
    folded = [fold(name) for name in said]
    counts: dict[str, int] = {}
    found = []
    for name, key in zip(said, folded, strict=True):
        counts[key] = counts.get(key, 0) + 1
        found.append(f"{name} {counts[key]}" if folded.count(key) > 1 else name)
    return found


class Dialogue:
    """Asks for whatever the command line left open."""

    def __init__(self, console: Console, plan: GamePlan) -> None:
        self.console = console
        self.plan = plan

    def text(self, key: str, **args: object) -> str:
        """Return a message of the terminal."""
        spelling = self.plan.edition.language if self.plan.edition else "de"
        return plain(self.plan.language, spelling).say(f"terminal-{key}", **args)

    def run(self) -> GamePlan:
        """Ask everything that is open."""
        plan = self.plan
        open_before = plan.players is None
        if open_before:
            self.console.say(self.text("welcome"))
        if plan.edition is None:
            plan.edition = self.which_edition() if open_before else load("standard")
        if open_before:
            self.ask_variant(plan.edition)
        while plan.players is None:
            self.ask_players(plan.edition)
        if open_before and "banker_seat" not in plan.rules:
            self.ask_banker(plan.edition, plan.players)
        return plan

    def ask(self, question: Callable[[], str], read: Callable[[str], T | None]) -> T:
        """Ask until the answer makes sense; the language can be changed at any question."""
        while True:
            said = self.console.ask(question() + " ")
            if self.language(said):
                continue
            answer = read(said)
            if answer is not None:
                return answer
            self.console.say(self.text("start-again"))

    def language(self, said: str) -> bool:
        """Change the language if that is what was said."""
        words = [fold(word) for word in said.split()]
        if words[:1] and words[0] in LANGUAGE_WORDS:
            words = words[1:]
        wanted = LANGUAGE_NAMES.get(words[0]) if len(words) == 1 else None
        if wanted is None:
            return False
        self.plan.language = wanted
        self.console.say(self.text("language-now"))
        return True

    def which_edition(self) -> Edition:
        """Let an edition be chosen by number or name."""
        ids = list(available())
        found = [load(name) for name in ids]
        for i, edition in enumerate(found, start=1):
            lang = self.plan.language
            self.console.say(f"  {i}  {edition.name[lang]} – {edition.blurb[lang]}")

        def read(said: str) -> Edition | None:
            if not said:
                return found[0]
            if said.isascii() and said.isdecimal():
                return found[int(said[:3]) - 1] if 1 <= int(said[:3]) <= len(found) else None
            names = [(name, e.id) for e in found for name in (e.id, *e.name.values())]
            try:
                return found[ids.index(find(said, names))]
            except Unclear:
                return None

        return self.ask(lambda: self.text("which-edition", name=found[0].name[self.plan.language]), read)

    def ask_variant(self, edition: Edition) -> None:
        """Ask for variant, duration and speed die, where there is a choice, and how rents are asked for."""
        plan = self.plan
        if plan.variant is None and len(edition.variants) > 1:
            plan.variant = self.which_variant(list(edition.variants))
        timed = "time" in (plan.variant or "").split("+") or plan.rules.get("agreed_end") is True
        if timed and "minutes" not in plan.rules:
            plan.rules["minutes"] = self.ask(lambda: self.text("how-long"), read_minutes)
        if plan.speed is None and edition.speed:
            plan.speed = self.ask(lambda: self.text("with-speed-die"), read_yes)
        if "rent_demand" not in plan.rules:
            plan.rules["rent_demand"] = self.ask(lambda: self.text("how-rent"), read_rent)
        if not plan.rules.get("tournament") and not any(name in plan.rules for name in HOUSE_RULES):
            plan.rules |= dict.fromkeys(self.which_house_rules(edition), True)

    def which_house_rules(self, edition: Edition) -> list[str]:
        """Ask which of the house rules of the table are agreed."""
        kinds = {space.kind: space.name[self.plan.language] for space in edition.spaces}
        asked = [rule for rule, kind in ON_SQUARES.items() if kind in kinds]
        names = [
            self.text(f"house-{rule.replace('_', '-')}", square=kinds[ON_SQUARES[rule]]) for rule in asked
        ]
        for i, name in enumerate(names, start=1):
            self.console.say(f"  {i}  {name}")
        return [asked[i] for i in self.ask(lambda: self.text("which-house-rules"), numbers_up_to(len(asked)))]

    def which_variant(self, variants: list[str]) -> str:
        """Let a variant be chosen."""
        for i, name in enumerate(variants, start=1):
            self.console.say(f"  {i}  " + self.text(f"variant-{name}"))

        def read(said: str) -> str | None:
            if not said:
                return variants[0]
            if said.isascii() and said.isdecimal():
                return variants[int(said[:3]) - 1] if 1 <= int(said[:3]) <= len(variants) else None
            words = [(word, name) for name in variants for word in (name, self.text(f"variant-{name}"))]
            try:
                return find(said, words)
            except Unclear:
                return None

        return self.ask(lambda: self.text("which-variant"), read)

    def ask_players(self, edition: Edition) -> None:
        """Ask who plays, until so many can play this."""
        low, high = edition.players
        default = self.text("default-players")
        question = self.text("who-plays", min=str(low), max=str(high), default=default)
        said = self.ask(lambda: question, lambda text: text or default)
        try:
            bots = seats(said)[1]
            agree(edition, len(bots), **self.plan.switches())
            for bot in filter(None, bots):
                known_bot(bot)
            self.plan.players = said
        except UnknownBot as problem:
            key, told = problem.message()
            self.console.say(plain(self.plan.language).say(f"lab-{key}", **told))
        except RulesError as problem:
            for word, args in problem.problems:
                self.console.say(plain(self.plan.language, problem.spelling).problem(word, args))
            if all(word != "wrong-player-count" for word, _ in problem.problems):
                raise

    def ask_banker(self, edition: Edition, players: str) -> None:
        """Let several people choose who keeps the bank, and by some books whether to play along."""
        found, bots = seats(players, self.plan.language)
        if bots.count("") < 2:
            return
        question = self.text("who-banks", name=found[0])
        banker = self.ask(lambda: question, lambda said: read_seat(said, found))
        self.plan.rules["banker_seat"] = banker
        if defaults(edition)["banker_may_abstain"] and len(found) > ABSTAIN_ABOVE:
            asks = self.text("banker-aside", name=found[banker])
            self.plan.rules["banker_plays"] = not self.ask(lambda: asks, read_yes)


def read_seat(said: str, found: Sequence[str]) -> int | None:
    """Read one of these players by number or name; the first if nothing is said."""
    if said.isascii() and said.isdecimal():
        return int(said[:3]) - 1 if 1 <= int(said[:3]) <= len(found) else None
    try:
        return found.index(find(said, [(name, name) for name in found])) if said else 0
    except Unclear:
        return None


def read_minutes(said: str) -> int | None:
    """Read a duration; an hour if nothing is said."""
    if not said:
        return 60
    number = said.split(maxsplit=1)[0]
    return int(number) if number.isascii() and number.isdecimal() and 1 <= int(number[:6]) <= 1440 else None


def read_rent(said: str) -> str | None:
    """Read how rents are asked for; automatically if nothing is said."""
    word = fold(said)
    for start, value in RENTS.items():
        if word.startswith(start):
            return value
    return None if word else MANUAL


def numbers_up_to(most: int) -> Callable[[str], list[int] | None]:
    """Return a reader of several numbers, counted from 0; none if nothing is said."""

    def read(said: str) -> list[int] | None:
        words = said.replace(",", " ").split()
        fits = all(word.isascii() and word.isdecimal() and 1 <= int(word[:3]) <= most for word in words)
        return [int(word[:3]) - 1 for word in dict.fromkeys(words)] if fits else None

    return read


def read_yes(said: str) -> bool | None:
    """Read yes or no; no if nothing is said."""
    word = fold(said)[:1]
    return {"": False, "j": True, "y": True, "n": False}.get(word)


__all__ = ["Dialogue", "EditionError", "GamePlan", "numbered", "seats"]
