"""A policy learns by gradient, with numpy alone: REINFORCE with a mask, two players, the tutorial's rules.

python examples/learn_by_gradient.py [UPDATES]    prints the mean return of every update
"""

from __future__ import annotations

import sys

import numpy as np

from bankhalter.envs.learner_env import LearnersEnv

GAMES, STEPS, RATE = 16, 64, 0.02


def main(updates: int) -> None:
    env = LearnersEnv(GAMES, players=2, simple=True, reward="wealth", scale="salary", max_turns=60)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    weights = np.zeros((seen["observation"].shape[1] + 1, 402))
    for update in range(updates):
        features, chances, chosen, rewards = [], [], [], []
        for _ in range(STEPS):
            x = np.hstack([np.tanh(seen["observation"] / 10), np.ones((GAMES, 1))])
            legal = seen["action_mask"] + (~seen["action_mask"].any(axis=1))[:, None]  # ended: anything
            odds = np.exp(np.clip(x @ weights, -20, 20)) * legal
            odds /= odds.sum(axis=1, keepdims=True)
            tokens = (odds.cumsum(axis=1) > rng.random((GAMES, 1))).argmax(axis=1)
            seen, reward, _, _, _ = env.step(tokens)
            for kept, new in ((features, x), (chances, odds), (chosen, tokens), (rewards, reward)):
                kept.append(new)
        returns = np.cumsum(np.array(rewards)[::-1], axis=0)[::-1]
        gain = (returns - returns.mean()) / (returns.std() + 1e-8)
        for x, odds, tokens, worth in zip(features, chances, chosen, gain, strict=True):
            push = -odds
            push[np.arange(GAMES), tokens] += 1
            weights += RATE / STEPS * x.T @ (push * worth[:, None]) / GAMES
        print(f"update {update + 1}: mean return {returns[0].mean():+.4f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
