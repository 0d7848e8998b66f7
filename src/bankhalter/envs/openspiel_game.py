"""OpenSpiel: the game with chance as a player of its own; importing this module registers `bankhalter`.

import pyspiel, bankhalter.envs.openspiel_game
game = pyspiel.load_game("bankhalter(players=2,simple=True)")
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from bankhalter.core import codes, odds
from bankhalter.core.actions import Action
from bankhalter.core.digest import digest
from bankhalter.envs import tokens
from bankhalter.envs.arrays import view
from bankhalter.envs.batch import Batch
from bankhalter.envs.env_setting import EnvSetting, agree_on
from bankhalter.envs.lane import RUNNING, Lane
from bankhalter.envs.next_question import begin, take, take_chance

THROWS = 216  # two dice and the face of the speed die
CARDS = 32
CHANCES = THROWS + CARDS + tokens.MOST_DEEDS
WORDS_PER_TURN = 500  # generous: answers, the words of drafts, and chance
DEFAULTS: dict[str, Any] = {
    "edition": "standard",
    "players": 2,
    "simple": False,
    "business": False,
    "exact": False,
    "max_turns": 200,
}


def game_type(perfect: bool = True) -> Any:
    """Return what kind of game it is: imperfect where cash is hidden."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name="bankhalter",
        long_name="Bankhalter",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if perfect else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=tokens.MOST_SEATS,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


@cache  # a game is made anew whenever a state is unpickled
def setting_of(edition: str, players: int, exact: bool, **more: Any) -> EnvSetting:
    """Return the agreed environment: chance explicit, and counted at the limit so that the sum is zero."""
    amounts = "exact" if exact else "ladder"
    return agree_on(edition, players, amounts=amounts, on_limit="count", explicit_chance=True, **more)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The agreed game; the parameters are those of `agree_on`, `exact` is `amounts="exact"`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.setting = setting_of(**given)
        self.scratch: Batch = self.setting.batch(1, autoreset=False)
        most = given["max_turns"] * WORDS_PER_TURN * given["players"]
        super().__init__(
            game_type(self.setting.options.cash_visible),
            pyspiel.GameInfo(
                num_distinct_actions=tokens.TOKENS,
                max_chance_outcomes=CHANCES,
                num_players=given["players"],
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=most,
            ),
            params or {},
        )

    def new_initial_state(self) -> SpielState:
        """Lay the table; chance throws for the start."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what looks at a state through a seat's eyes."""
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress: its lane, the legal tokens as a list, and what everybody has got so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.lane = Lane(game.setting.setup.tables, game.setting.seats, game.setting.options)
        self.totals = [0.0] * game.setting.seats
        begin(self.lane, game.scratch.legal[0], 0, None, 0)
        game.scratch.rewards[0].begin(self.lane)
        self.note(game)

    def note(self, game: SpielGame) -> None:
        """Keep the legal tokens; the mask belongs to all states of the game."""
        self.ids: list[int] = game.scratch.legal_ids(0)

    def current_player(self) -> int:
        """Return whose word is awaited."""
        if self.lane.ended != RUNNING:
            return int(pyspiel.PlayerId.TERMINAL)
        asked = int(self.lane.asked)
        return int(pyspiel.PlayerId.CHANCE) if asked == codes.CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal tokens, the lowest first."""
        return list(self.ids)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may answer, with probabilities."""
        found = odds.odds(self.lane.led.state)
        total = sum(weight for _, weight in found)
        return sorted((chance_id(action), weight / total) for action, weight in found)

    def _apply_action(self, action: int) -> None:
        """Take a token, or an answer of chance."""
        game: SpielGame = self.get_game()
        legal, rewards = game.scratch.legal[0], game.scratch.rewards[0]
        if self.lane.asked == codes.CHANCE:
            take_chance(self.lane, legal, chance_action(action))
        else:
            take(self.lane, legal, action)
        rewards.clear()
        rewards.give(self.lane)
        if rewards.given:
            paid = memoryview(game.scratch.reward).tolist()
            self.totals = [a + b for a, b in zip(self.totals, paid, strict=True)]
        self.note(game)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the name of a token, or what chance says in a record."""
        if player == pyspiel.PlayerId.CHANCE:
            notation = self.get_game().setting.setup.notation
            return str(notation.write(chance_action(action)))
        return NAMES[action]

    def is_terminal(self) -> bool:
        """Tell whether it is over."""
        return bool(self.lane.ended != RUNNING)

    def returns(self) -> list[float]:
        """Return the outcome; before the end nobody has anything."""
        return self.totals if self.is_terminal() else [0.0] * len(self.totals)

    def __str__(self) -> str:
        """Return where things stand, with the words of a sentence begun."""
        words = f", draft {self.lane.draft!r}" if self.lane.draft.kind else ""
        return f"{self.lane.led.state!r} {digest(self.lane.led.state)}, asked {self.lane.asked}{words}"


class SpielObserver:
    """The observation of docs/env.md as floats, and as text."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(int(game.scratch.width), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        scratch = self.game.scratch
        scratch.look_at(state.lane, player)
        self.tensor[:] = view(scratch.scratch, np.int32)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the numbers that are not zero."""
        self.set_from(state, player)
        seen = {int(i): int(self.tensor[i]) for i in np.flatnonzero(self.tensor)}
        return " ".join(f"{place}:{number}" for place, number in seen.items())


def chance_id(action: Action) -> int:
    """Return the number of an answer of chance."""
    if action.kind == codes.ROLLED:
        return int((action.a - 1) * 6 + action.b - 1 + 36 * action.c)
    return int(action.a) + (THROWS if action.kind == codes.DRAWN else THROWS + CARDS)


def chance_action(number: int) -> Action:
    """Return the answer of chance with this number."""
    if number < THROWS:
        return Action(codes.ROLLED, codes.CHANCE, number % 36 // 6 + 1, number % 6 + 1, number // 36)
    if number < THROWS + CARDS:
        return Action(codes.DRAWN, codes.CHANCE, number - THROWS)
    return Action(codes.DEALT, codes.CHANCE, number - THROWS - CARDS)


NAMES = tokens.names()
pyspiel.register_game(game_type(), SpielGame)
