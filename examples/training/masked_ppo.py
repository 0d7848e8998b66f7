"""Proximal policy optimisation with a mask, small enough to read: what the programs here share.

A *table* has `games` games in lock-step and says who is asked in each: `seen` and `mask` are what they see
and may say, `who` their seats. `step(tokens)` gives a reward for every game and seat, and which games have
ended; those have begun anew. `views()` are what every seat of every game sees.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import torch
from torch import nn

from bankhalter.envs.labels import observation_labels
from bankhalter.envs.tokens import TOKENS

Array = np.ndarray[Any, Any]


class Table(Protocol):
    """Games in which a policy speaks."""

    games: int
    seats: int
    players: int
    seen: Array
    mask: Array
    who: Array

    def step(self, tokens: Array) -> tuple[Array, Array]: ...

    def views(self) -> Array: ...


@dataclass
class Settings:
    """What is usually turned when a training is tuned."""

    steps: int = 64  # in every game, between two updates
    epochs: int = 4
    minibatch: int = 1024
    rate: float = 1.5e-3  # of learning, falling to 0 at the end
    discount: float = 0.999
    trace: float = 0.98  # lambda of the advantages
    clip: float = 0.2
    entropy: float = 0.005
    width: int = 128


class Policy(nn.Module):
    """Two layers; a head for the tokens and one for what a position is worth."""

    def __init__(self, players: int, width: int) -> None:
        super().__init__()
        labels = observation_labels(players)
        owners = [i for i, label in enumerate(labels) if label.endswith(": owner")]
        self.register_buffer("owners", torch.tensor(owners))
        inputs = len(labels) + 2 * len(owners)
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.tokens = nn.Linear(width, TOKENS)
        self.worth = nn.Linear(width, 1)
        for head, scale in ((self.tokens, 0.01), (self.worth, 0.1)):
            nn.init.orthogonal_(head.weight, scale)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the chances of all tokens, and the worth."""
        owner = seen[:, self.owners]
        compressed = torch.sign(seen) * torch.log1p(seen.abs())
        x = self.body(torch.cat([compressed, owner == 1, owner > 1], dim=1))
        logits = self.tokens(x).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, dim=1), self.worth(x).squeeze(1)

    @torch.no_grad()
    def choose(self, seen: Array, mask: Array, greedy: bool = False) -> tuple[Array, Array, Array]:
        """Return a token for every row, the logarithm of its chance, and the worth of the position."""
        logs, worth = self(torch.from_numpy(seen), torch.from_numpy(mask))
        tokens = logs.argmax(1) if greedy else torch.multinomial(logs.exp(), 1).squeeze(1)
        return tokens.numpy(), logs.gather(1, tokens[:, None]).squeeze(1).numpy(), worth.numpy()


class Played:
    """What was seen, said and paid in some steps of all games."""

    def __init__(self, table: Table, steps: int) -> None:
        shape = (steps, table.games)
        self.seen = np.zeros((*shape, table.seen.shape[1]), np.float32)
        self.mask = np.zeros((*shape, TOKENS), np.int8)
        self.who = np.zeros(shape, np.int64)
        self.tokens = np.zeros(shape, np.int64)
        self.logs = np.zeros(shape, np.float32)
        self.worth = np.zeros(shape, np.float32)
        self.rewards = np.zeros((*shape, table.seats), np.float32)
        self.ended = np.zeros(shape, bool)

    def play(self, table: Table, policy: Policy) -> None:
        """Play on from where the table stands."""
        for t in range(len(self.tokens)):
            self.seen[t], self.mask[t], self.who[t] = table.seen, table.mask, table.who
            self.tokens[t], self.logs[t], self.worth[t] = policy.choose(self.seen[t], self.mask[t])
            self.rewards[t], self.ended[t] = table.step(self.tokens[t])

    def advantages(self, later: Array, discount: float, trace: float) -> Array:
        """Return by how much every word turned out better than expected (GAE).

        The words of a seat are a chain of their own: what is paid until it is asked again belongs to its last
        word. `later` is what the position after the last step is worth to every seat of every game.
        """
        games = np.arange(self.tokens.shape[1])
        out = np.zeros_like(self.worth)
        following, gained, paid = later.copy(), np.zeros_like(later), np.zeros_like(later)
        for t in reversed(range(len(out))):
            for kept in (following, gained, paid):
                kept[self.ended[t]] = 0.0
            paid += self.rewards[t]
            at = (games, self.who[t])
            surprise = paid[at] + discount * following[at] - self.worth[t]
            out[t] = surprise + discount * trace * gained[at]
            following[at], gained[at], paid[at] = self.worth[t], out[t], 0.0
        return out


def improve(
    policy: Policy, optimiser: torch.optim.Optimizer, played: Played, gains: Array, s: Settings
) -> None:
    """Make what turned out well more likely, in small steps."""
    seen = torch.from_numpy(played.seen.reshape(-1, played.seen.shape[2]))
    mask = torch.from_numpy(played.mask.reshape(-1, TOKENS))
    tokens, logs, gain, worth = (
        torch.from_numpy(x.reshape(-1)) for x in (played.tokens, played.logs, gains, gains + played.worth)
    )
    for _ in range(s.epochs):
        for rows in torch.randperm(len(tokens)).split(s.minibatch):
            optimiser.zero_grad()
            loss(
                policy, seen[rows], mask[rows], tokens[rows], logs[rows], gain[rows], worth[rows], s
            ).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def loss(policy: Policy, seen, mask, tokens, old, gain, worth, s: Settings) -> torch.Tensor:  # type: ignore[no-untyped-def]
    """Return the clipped loss of the policy, that of the worth, and a push against certainty."""
    logs, guess = policy(seen, mask)
    ratio = (logs.gather(1, tokens[:, None]).squeeze(1) - old).exp()
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    push = torch.minimum(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain).mean()
    entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
    return 0.5 * (guess - worth).pow(2).mean() - push - s.entropy * entropy


def train(table: Table, updates: int, seed: int, s: Settings | None = None) -> Policy:
    """Return a policy that has learned at a table, and tell about it now and then."""
    s = s or Settings()
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    policy = Policy(table.players, s.width)
    optimiser = torch.optim.Adam(policy.parameters(), s.rate, eps=1e-5)
    diary = Diary()
    for update in range(updates):
        optimiser.param_groups[0]["lr"] = s.rate * (1 - update / updates)
        played = Played(table, s.steps)
        played.play(table, policy)
        gains = played.advantages(values(policy, table), s.discount, s.trace)
        improve(policy, optimiser, played, gains, s)
        diary.note(played)
        if update % 20 == 19 or update == updates - 1:
            diary.tell()
    return policy


@torch.no_grad()
def values(policy: Policy, table: Table) -> Array:
    """Return what the position is worth to every seat of every game."""
    seen = torch.from_numpy(table.views().reshape(table.games * table.seats, -1))
    worth = policy(seen, torch.ones(len(seen), TOKENS))[1]
    return worth.numpy().reshape(table.games, table.seats)


class Diary:
    """What is told while a policy learns: how much it has said, and what the first seat got for a game."""

    def __init__(self) -> None:
        self.begun = time.process_time()
        self.decisions = self.games = 0
        self.paid = 0.0

    def note(self, played: Played) -> None:
        """Count some steps."""
        self.decisions += played.tokens.size
        self.games += int(played.ended.sum())
        self.paid += float(played.rewards[:, :, 0].sum())

    def tell(self) -> None:
        """Print a line, and count the games anew."""
        spent = time.process_time() - self.begun
        mean = f"{self.paid / self.games:+.2f}" if self.games else "-"
        so_far = f"{self.decisions:9,} decisions  {spent:5.0f} s"
        print(f"{so_far}  {self.games:5} games, mean return {mean}", flush=True)
        self.games, self.paid = 0, 0.0
