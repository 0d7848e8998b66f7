"""A policy learns from games against itself (masked PPO): every seat is the same policy, asked in turn.

    python self_play.py [UPDATES [SEED]]

The rules are those of `against_bots.py`, which measures the result too; no computer player takes part in
the training.
"""

from __future__ import annotations

import sys

import numpy as np
from against_bots import RULES, results
from masked_ppo import Array, train

from bankhalter.envs.arrays import Arrays, Scale
from bankhalter.envs.env_setting import agree_on
from bankhalter.envs.lane import RUNNING


class AgainstItself:
    """Games in lock-step by the batch itself, in which every seat is asked for its words."""

    def __init__(self, games: int, seed: int, max_turns: int) -> None:
        rules = {word: value for word, value in RULES.items() if word != "scale"}
        setting = agree_on(**rules, reward="wealth", on_limit="count", max_turns=max_turns)
        self.games, self.seats, self.players = games, setting.seats, setting.seats
        self.scale = Scale(setting, RULES["scale"])
        self.batch = setting.batch(games, autoreset=False)
        self.arrays = Arrays(self.batch)
        self.batch.reset(seed)
        self.note()

    def note(self) -> None:
        """Keep what the seats that are asked see now."""
        self.seen = self.scale.copy(self.arrays.observation)
        self.mask = self.arrays.mask.copy()
        self.who = self.arrays.asked.astype(np.int64)

    def step(self, tokens: Array) -> tuple[Array, Array]:
        """Say a token in every game; those that have ended begin anew at once."""
        self.batch.step(tokens.tolist())
        rewards, ended = self.arrays.reward.copy(), self.arrays.ended != RUNNING
        for game in np.flatnonzero(ended):
            self.batch.restart(int(game))
        self.note()
        return rewards, ended

    def views(self) -> Array:
        """What every seat of every game sees."""
        rows = []
        for game in range(self.games):
            for seat in range(self.seats):
                self.batch.glance(game, seat)
                rows.append(self.arrays.scratch.copy())
        return self.scale.copy(np.array(rows)).reshape(self.games, self.seats, -1)


def main(updates: int = 120, seed: int = 1, games: int = 1000) -> None:
    """Train and measure."""
    policy = train(AgainstItself(64, seed, 200), updates, seed)
    print("\n".join(results(policy, games, 10**6)), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
