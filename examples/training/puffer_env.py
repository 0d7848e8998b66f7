"""PufferLib 3: learners in many games, written into the buffers that PufferLib shares among processes.

    python puffer_env.py [STEPS]    steps through PufferLib's own vectors, in one process and in two

An observation is one Box there: the numbers of docs/env.md, then the 402 bytes of the mask. `Masked` is a
policy that takes it apart again; hand it to PufferLib's trainer in place of its default. Version 4 of
PufferLib has no such environments any more. Where GitHub cannot be reached `pip install pufferlib` fails,
because its build fetches graphics from there.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import gymnasium
import numpy as np
import pufferlib
import pufferlib.vector
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

from bankhalter.envs.learner_env import LearnersEnv
from bankhalter.envs.tokens import TOKENS


class Learners(pufferlib.PufferEnv):
    """One agent for each game: a learner among computer players; games that have ended begin anew at once."""

    def __init__(self, games: int = 64, buf: Any = None, seed: int = 0, **options: Any) -> None:
        self.many = LearnersEnv(games, autoreset_mode=AutoresetMode.SAME_STEP, copy=False, **options)
        self.numbers = self.many.single_observation_space["observation"].shape[0]
        most = np.iinfo(np.int32)
        shape = (self.numbers + TOKENS,)
        self.single_observation_space = gymnasium.spaces.Box(most.min, most.max, shape, np.int32)
        self.single_action_space = gymnasium.spaces.Discrete(TOKENS)
        self.num_agents = games
        super().__init__(buf)

    def show(self, seen: dict[str, np.ndarray[Any, Any]]) -> None:
        """Copy what is seen into the shared buffer."""
        self.observations[:, : self.numbers] = seen["observation"]
        self.observations[:, self.numbers :] = seen["action_mask"]

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """Begin every game anew."""
        self.show(self.many.reset(seed=seed)[0])
        self.terminals[:] = self.truncations[:] = False
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, ...]:
        """Say a token in every game."""
        seen, rewards, terminated, truncated, info = self.many.step(np.asarray(actions))
        self.show(seen)
        self.rewards[:], self.terminals[:], self.truncations[:] = rewards, terminated, truncated
        ended = terminated | truncated
        infos = [{"won": float(info["final_info"]["won"][game])} for game in np.flatnonzero(ended)]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing is open."""


class Masked(nn.Module):
    """Two layers, and the mask over what they say."""

    def __init__(self, env: Any, width: int = 128) -> None:
        super().__init__()
        self.numbers = env.single_observation_space.shape[0] - TOKENS
        self.body = nn.Sequential(
            nn.Linear(self.numbers, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.tokens, self.worth = nn.Linear(width, TOKENS), nn.Linear(width, 1)

    def forward(self, observations: torch.Tensor, state: Any = None) -> tuple[torch.Tensor, torch.Tensor]:
        """Return what speaks for every token, and the worth of the position."""
        seen = observations[:, : self.numbers].float()
        x = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        logits = self.tokens(x).masked_fill(observations[:, self.numbers :] == 0, -1e9)
        return logits, self.worth(x)

    forward_eval = forward


def walk(steps: int, workers: int) -> float:
    """Step through a vector of PufferLib with an untrained policy; return its decisions in a second."""
    backend = pufferlib.vector.Multiprocessing if workers > 1 else pufferlib.vector.Serial
    chosen = {"num_workers": workers} if workers > 1 else {}
    vector = pufferlib.vector.make(
        Learners, env_kwargs={"players": 2}, backend=backend, num_envs=workers, **chosen
    )
    policy = Masked(vector.driver_env)
    seen, _ = vector.reset(seed=1)
    begun = time.perf_counter()
    for _ in range(steps):
        with torch.no_grad():
            logits, _ = policy(torch.as_tensor(seen))
        seen, *_ = vector.step(torch.distributions.Categorical(logits=logits).sample().numpy())
    vector.close()
    return steps * len(seen) / (time.perf_counter() - begun)


if __name__ == "__main__":
    for workers in (1, 2):
        count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
        print(
            f"{workers} process(es): {walk(count, workers):,.0f} decisions a second, the policy's time in it"
        )
