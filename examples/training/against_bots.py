"""A policy learns against computer players (masked PPO), and is measured against others.

    python against_bots.py [UPDATES [SEED [OPPONENT]]]

Two players, the tutorial's rules: everything of the game but offers among the learner's words. With 0 updates
what is measured are words drawn by chance.
"""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from masked_ppo import Array, Policy, train

from bankhalter.envs.learner_env import LearnersEnv

OPPONENTS = ("random", "simple", "cautious", "builder", "trader", "strategist")
RULES: dict[str, Any] = {"players": 2, "simple": True, "scale": "salary"}


class AgainstBots:
    """Games of one learner against computer players, by Gymnasium's vector: one seat, that of the learner."""

    seats = 1

    def __init__(self, games: int, seed: int, opponent: str, **more: Any) -> None:
        rules = {**RULES, **more}
        self.games, self.players = games, rules["players"]
        mode = AutoresetMode.SAME_STEP
        self.env = LearnersEnv(games, opponent, autoreset_mode=mode, **rules)
        self.who = np.zeros(games, np.int64)
        self.note(self.env.reset(seed=seed)[0])

    def note(self, seen: dict[str, Array]) -> None:
        """Keep what is seen now."""
        self.seen, self.mask = seen["observation"], seen["action_mask"]

    def step(self, tokens: Array) -> tuple[Array, Array]:
        """Say a token in every game."""
        seen, rewards, terminated, truncated, self.info = self.env.step(tokens)
        self.note(seen)
        return rewards[:, None], terminated | truncated

    def views(self) -> Array:
        """What the learners see."""
        return self.seen


class ByChance:
    """Nobody has learned anything: every legal token is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def choose(self, seen: Array, mask: Array, greedy: bool = False) -> tuple[Array, Array, Array]:
        """Return a legal token for every row."""
        nothing = np.zeros(len(mask))
        return np.where(mask, self.rng.random(mask.shape), -1.0).argmax(1), nothing, nothing


def measure(policy: Policy | ByChance, opponent: str, games: int, seed: int) -> tuple[int, int, int]:
    """Return how many games were won, lost, and cut off undecided, with the likeliest words."""
    table = AgainstBots(min(games, 64), seed, opponent, reward="outcome", max_turns=400)
    won = lost = undecided = 0
    while won + lost + undecided < games:
        rewards, ended = table.step(policy.choose(table.seen, table.mask, greedy=True)[0])
        for reward in rewards[ended, 0][: games - won - lost - undecided]:
            won, lost, undecided = won + (reward > 0), lost + (reward < 0), undecided + (reward == 0)
    return won, lost, undecided


def told(name: str, won: int, lost: int, undecided: int) -> str:
    """Return a line of the results: the share of games won, with its 95 % interval."""
    games = won + lost + undecided
    share = won / games
    doubt = 1.96 * math.sqrt(share * (1 - share) / games)
    rest = f"lost {lost}, undecided {undecided} of {games}"
    return f"{name:12} won {100 * share:5.1f} ± {100 * doubt:.1f} %  {rest}"


def results(policy: Policy | ByChance, games: int, seed: int) -> list[str]:
    """Return a line for every opponent; the games are none that were learned from."""
    return [told(name, *measure(policy, name, games, seed)) for name in OPPONENTS]


def main(updates: int = 120, seed: int = 1, opponent: str = "simple", games: int = 1000) -> None:
    """Train and measure."""
    policy: Policy | ByChance = ByChance(seed)
    if updates:
        policy = train(AgainstBots(64, seed, opponent, reward="wealth", max_turns=200), updates, seed)
    print("\n".join(results(policy, games, 10**6)), flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(*map(int, words[:2]), *words[2:3])
