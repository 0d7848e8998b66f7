"""What an environment is made of: edition and rules, its own options, and who plays beside the learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from bankhalter import edition as editions
from bankhalter.bots.api import Bot
from bankhalter.bots.registry import find
from bankhalter.core import codes
from bankhalter.core.odds import Dice
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition
from bankhalter.envs import rewards, tokens
from bankhalter.envs.batch import Batch, Seating
from bankhalter.envs.draft import EnvOptions
from bankhalter.game.driver import Driver
from bankhalter.game.game_setup import Setup, set_up

Policy = Callable[[Any, Any], int]  # an observation and a mask give a token
SEAT_DRAW = 0x5EA7  # so that the seat does not depend on the throws
LIMITS = {"truncate": False, "count": True}
AMOUNTS = {"ladder": False, "exact": True}


class UnfitForEnvironment(ValueError):
    """An edition or rules that the tokens have no room or no order of seats for; `word` says why."""

    def __init__(self, word: str, detail: str) -> None:
        self.word = word
        super().__init__(f"{word}: {detail}")


@dataclass(frozen=True)
class EnvSetting:
    """An agreed environment; `batch` makes games of it."""

    setup: Setup
    seats: int
    options: EnvOptions
    reward: int

    @property
    def players(self) -> list[int]:
        """The seats that play: all but a banker who only banks."""
        t = self.setup.tables
        return [seat for seat in range(self.seats) if t.banker_plays or seat != t.banker_seat]

    def batch(self, games: int, seating: Seating | None = None, **more: bool) -> Batch:
        """Return so many games in lock-step, still to be reset."""
        return Batch(self.setup.tables, self.seats, games, self.options, self.reward, seating=seating, **more)


def agree_on(
    edition: str | Path | Edition = "standard",
    players: int = 4,
    *,
    reward: str = "outcome",
    simple: bool = False,
    business: bool = False,
    amounts: str = "ladder",
    wishes: bool = False,
    resign: bool = False,
    max_turns: int = 400,
    on_limit: str = "truncate",
    max_offers: int = 2,
    max_open_actions: int = 32,
    explicit_chance: bool = False,
    **switches: Any,
) -> EnvSetting:
    """Agree on an environment; `switches` are those of docs/switches.md, the rest is told in docs/env.md."""
    found = edition if isinstance(edition, Edition) else editions.load(edition)
    setup = set_up(found, players, **switches)
    check_room(setup.tables, players)
    options = EnvOptions(
        simple=simple,
        business=business,
        exact=chosen(AMOUNTS, "amounts", amounts),
        wishes=wishes,
        resign=resign,
        cash_visible=setup.rules.cash_visible,
        explicit_chance=explicit_chance,
        count_at_limit=chosen(LIMITS, "on_limit", on_limit),
        most_turns=max_turns,
        most_offers=within("max_offers", max_offers, 15),
        most_opens=within("max_open_actions", max_open_actions, 63),
    )
    modes = {word: code for code, word in enumerate(rewards.MODES)}
    return EnvSetting(setup, players, options, chosen(modes, "reward", reward))


def chosen(values: dict[str, Any], name: str, word: str) -> Any:
    """Return what a word stands for, or raise ValueError with the words there are."""
    if word not in values:
        raise ValueError(f"{name}={word!r}: one of {', '.join(values)}")
    return values[word]


def within(name: str, number: int, most: int) -> int:
    """Return a number from 0 to `most`, or raise ValueError."""
    if not 0 <= number <= most:
        raise ValueError(f"{name}={number}: from 0 to {most}")
    return number


def check_room(t: Tables, players: int) -> None:
    """Refuse what the tokens cannot say."""
    if t.auction_mode == codes.LIVE:
        raise UnfitForEnvironment("live-auction", 'bids have no order; agree auction_mode="round_robin"')
    keepers = sum(t.card_do[card] == codes.KEEP_CARD for card in range(t.cards))
    decks = [sum(t.card_deck[card] == deck for card in range(t.cards)) for deck in range(2)]
    for what, found, most in (
        ("players", players, tokens.MOST_SEATS),
        ("spaces", t.size, tokens.MOST_SPACES),
        ("deeds", t.deeds, tokens.MOST_DEEDS),
        ("street groups", t.streets, tokens.MOST_STREET_GROUPS),
        ("jail cards", keepers, tokens.MOST_JAIL_CARDS),
        ("cards in a deck", max(decks), tokens.MOST_CARDS),
    ):
        if found > most:
            raise UnfitForEnvironment("too-many", f"{found} {what}, at most {most}")


class Opponents(Seating):
    """One learner, at a fixed seat or one drawn for each game, and who sits at the others.

    An opponent is the name of a bot (docs/bots.md) or a policy: a function of observation and mask that
    returns a token. One stands for all, or there is one for each other player, clockwise from the learner.
    """

    def __init__(
        self, setting: EnvSetting, opponents: str | Policy | Sequence[str | Policy], seat: int | None = None
    ) -> None:
        self.setting = setting
        others = len(setting.players) - 1
        alone = isinstance(opponents, str) or callable(opponents)
        each = [opponents] * others if alone else opponents
        self.opponents = list(cast("Sequence[str | Policy]", each))
        self.seat = seat
        if len(self.opponents) != others:
            raise ValueError(f"{len(self.opponents)} opponents for {others} other players")
        if seat is not None and seat not in setting.players:
            raise ValueError(f"seat={seat}: one of {setting.players}")
        for opponent in self.opponents:
            if isinstance(opponent, str):
                find(opponent)

    def learner(self, seed: int) -> int:
        """Return the learner's seat in the game of a seed."""
        players = self.setting.players
        return players[int(Dice(seed ^ SEAT_DRAW).below(len(players)))] if self.seat is None else self.seat

    def learners(self, seed: int) -> int:
        """Return the learner's seat as a mask."""
        return 1 << self.learner(seed)

    def seated(self, seed: int) -> dict[int, str | Policy]:
        """Return who sits where in the game of a seed, the learner left out."""
        players = self.setting.players
        first = players.index(self.learner(seed)) + 1
        order = [players[(first + i) % len(players)] for i in range(len(players) - 1)]
        return dict(zip(order, self.opponents, strict=True))

    def driver(self, seed: int) -> Driver | None:
        """Return a driver for the bots of a new game."""
        bots: list[Bot | None] = [None] * self.setting.seats
        for seat, opponent in self.seated(seed).items():
            if isinstance(opponent, str):
                bots[seat] = find(opponent)(seed + seat)
        return Driver(bots) if any(bots) else None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it was made of."""
        return Opponents, (self.setting, self.opponents, self.seat)
