"""One learner among opponents: what the Gymnasium environments have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from bankhalter.envs.arrays import Arrays, Scale
from bankhalter.envs.batch import Batch
from bankhalter.envs.env_setting import EnvSetting, Opponents, agree_on
from bankhalter.envs.lane import RUNNING

ILLEGAL = ("end", "raise")
Array = np.ndarray[Any, Any]


class Episodes:
    """Games in which one seat learns; `learner` is its seat in each of them."""

    def __init__(
        self,
        games: int,
        opponents: Any,
        seat: int | None,
        scale: str | None,
        illegal: str,
        options: dict[str, Any],
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r}: one of {', '.join(ILLEGAL)}")
        self.setting: EnvSetting = agree_on(**options)
        self.seating = Opponents(self.setting, opponents, seat)
        self.policies = [opponent for opponent in self.seating.opponents if callable(opponent)]
        self.raises = illegal == "raise"
        self.scale = Scale(self.setting, scale)
        self.batch: Batch = self.setting.batch(games, self.seating, autoreset=False)
        self.arrays = Arrays(self.batch)
        self.rows = np.arange(games)
        self.learner = np.zeros(games, np.int64)
        self.reward = np.zeros(games)

    def start(self, game: int, seed: int | None) -> None:
        """Begin a game: with the throws of a seed, or with the next seed of its stream."""
        if seed is None:
            self.batch.restart(game)
        else:
            self.batch.start(game, seed)
        self.learner[game] = self.seating.learner(int(self.batch.lanes[game].seed))
        self.let_policies_speak(game)
        self.reward[game] = 0.0

    def say(self, game: int, token: int) -> str:
        """Let the learner of one game speak; return "" or the word of an illegal token, which loses."""
        word = ""
        if self.arrays.mask[game, token] or self.raises:
            self.batch.play(game, token)
        else:
            word = self.batch.why_not(game, token)
            self.batch.forfeit(game)
        self.reward[game] = self.arrays.reward[game, self.learner[game]]
        self.let_policies_speak(game)
        return word

    def say_all(self, tokens: Array) -> None:
        """Let every learner speak; games that have ended stand still."""
        running = self.arrays.ended == RUNNING
        legal = self.arrays.mask[self.rows, tokens] != 0
        if not (legal | ~running).all() or self.policies:
            self.reward[:] = 0.0
            for game in np.flatnonzero(running):
                self.say(int(game), int(tokens[game]))
            return
        self.batch.step(tokens.tolist())
        self.reward = np.where(running, self.arrays.reward[self.rows, self.learner], 0.0)

    def let_policies_speak(self, game: int) -> None:
        """Ask the functions among the opponents until the learner is asked again."""
        if not self.policies:
            return
        seated = self.seating.seated(int(self.batch.lanes[game].seed))
        while self.arrays.ended[game] == RUNNING and self.arrays.asked[game] != self.learner[game]:
            policy: Callable[..., int] = seated[int(self.arrays.asked[game])]  # type: ignore[assignment]
            seen = self.scale.copy(self.arrays.observation[game])
            self.batch.play(game, int(policy(seen, self.arrays.mask[game].copy())))
            self.reward[game] += self.arrays.reward[game, self.learner[game]]

    def seen(self, game: int) -> dict[str, Array]:
        """Return what the learner of one game sees, copied."""
        row = self.arrays.observation[game]
        if self.arrays.ended[game] != RUNNING:
            self.batch.glance(game, int(self.learner[game]))
            row = self.arrays.scratch
        return {"observation": self.scale.copy(row), "action_mask": self.arrays.mask[game].copy()}

    def result(self, game: int) -> dict[str, Any]:
        """Return how a game stands for the learner: wealth by seat from its own on, and who has won."""
        learner, seats = int(self.learner[game]), self.setting.seats
        wealth = [self.batch.wealth(game, (learner + i) % seats) for i in range(seats)]
        return {
            "wealth": np.array([int(amount) for amount in wealth]),
            "turns": int(self.batch.lanes[game].led.state.turns),
            "won": bool(self.batch.has_won(game, learner)),
        }
