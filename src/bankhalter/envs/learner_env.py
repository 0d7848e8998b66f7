"""Gymnasium: one learner among bots or policies, and many of them at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bankhalter.envs.arrays import seen_space
from bankhalter.envs.board_text import board_text, last_line
from bankhalter.envs.episodes import Array, Episodes
from bankhalter.envs.lane import RUNNING, TERMINATED, TRUNCATED
from bankhalter.envs.tokens import TOKENS

RENDER_MODES = ["ansi", "human"]
Seen = dict[str, Array]


class LearnerEnv(gymnasium.Env[Seen, int]):
    """One game at a time; an episode ends with it, with the learner's fall, or at the limit of turns."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - read from the class

    def __init__(
        self,
        opponents: Any = "simple",
        seat: int | None = None,
        scale: str | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes = Episodes(1, opponents, seat, scale, illegal, options)
        self.render_mode = render_mode
        setting, scaled = self.episodes.setting, self.episodes.scale
        self.observation_space = seen_space(setting, scaled)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(TOKENS)  # type: ignore[assignment]
        self.started = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin anew: with a seed, or else with the next one of its stream."""
        super().reset(seed=seed)
        if seed is None and not self.started:
            seed = int(self.np_random.integers(2**31))
        self.started = True
        self.episodes.batch.lanes[0].said = [] if self.render_mode else None
        self.episodes.start(0, seed)
        return self.episodes.seen(0), self.info()

    def info(self) -> dict[str, Any]:
        """Return the learner's seat and the legal tokens; where the board is shown also the last line."""
        lane = self.episodes.batch.lanes[0]
        found = {
            "seat": int(self.episodes.learner[0]),
            "seed": int(lane.seed),
            "legal": self.episodes.batch.legal_ids(0),
        }
        return found | {"text": last_line(self.episodes.setting, lane)} if self.render_mode else found

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Say a token and go on to the learner's next question."""
        word = self.episodes.say(0, int(action))
        ended = int(self.episodes.arrays.ended[0])
        info = self.info()
        if ended != RUNNING:
            info |= self.episodes.result(0)
        if word:
            info["illegal"] = word
        if self.render_mode == "human":
            self.render()
        reward = float(self.episodes.reward[0])
        return self.episodes.seen(0), reward, ended == TERMINATED, ended == TRUNCATED, info

    def action_masks(self) -> Array:
        """Return the legal tokens as booleans, for learners that ask for them so."""
        legal: Array = self.episodes.arrays.mask[0] != 0
        return legal

    def render(self) -> str | None:
        """Return the board as text, or print it, with the last thing said."""
        if self.render_mode is None:
            return None
        setting, lane = self.episodes.setting, self.episodes.batch.lanes[0]
        text = board_text(setting, lane) + "\n" + last_line(setting, lane)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class LearnersEnv(VectorEnv[Seen, Array, Array]):
    """Many games at once, in lock-step, in one process; all three ways of beginning anew."""

    def __init__(
        self,
        num_envs: int = 64,
        opponents: Any = "simple",
        seat: int | None = None,
        scale: str | None = None,
        illegal: str = "end",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes = Episodes(num_envs, opponents, seat, scale, illegal, options)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": RENDER_MODES, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = seen_space(self.episodes.setting, self.episodes.scale)
        self.single_action_space = spaces.Discrete(TOKENS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.started = False

    # Beginning ---------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew, game i with seed + i, or those that `options["reset_mask"]` names."""
        seeds = self.seeds(seed)
        chosen = np.ones(self.num_envs, bool)
        if options is not None and "reset_mask" in options:
            chosen = checked_mask(options["reset_mask"], self.num_envs)
        for game in np.flatnonzero(chosen):
            self.episodes.start(int(game), seeds[game])
        self.started = True
        return self.seen(), self.info(chosen)

    def seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        """Return a seed for each game; None goes on with its stream."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} environments")
            return seed
        super().reset(seed=seed)
        if seed is None and self.started:
            return [None] * self.num_envs
        first = seed if seed is not None else int(self.np_random.integers(2**31))
        return [first + game for game in range(self.num_envs)]

    # Playing -----------------------------------------------------------------------------------

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Say a token in every game."""
        waiting = self.episodes.arrays.ended != RUNNING
        if waiting.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("a game has ended: reset it first, with options={'reset_mask': …}")
        self.episodes.say_all(np.asarray(actions))
        rewards = self.episodes.reward.copy()
        if waiting.any():
            for game in np.flatnonzero(waiting):
                self.episodes.start(int(game), None)
        ended = self.episodes.arrays.ended.copy()
        info = self.info(waiting)
        over = ended != RUNNING
        if over.any():
            self.tell_results(info, over)
        return self.seen(), rewards, ended == TERMINATED, ended == TRUNCATED, info

    def tell_results(self, info: dict[str, Any], over: Array) -> None:
        """Add what became of the games that have ended; those begun anew at once have it in `final_info`."""
        for game in np.flatnonzero(over):
            found = self.episodes.result(int(game))
            if self.autoreset_mode == AutoresetMode.SAME_STEP:
                found = {"final_obs": self.episodes.seen(int(game)), "final_info": found}
                self.episodes.start(int(game), None)
                self._add_info(info, {"seat": int(self.episodes.learner[game])}, int(game))
            self._add_info(info, found, int(game))

    def info(self, begun: Array) -> dict[str, Any]:
        """Return the learners' seats in the games that have just begun."""
        if not begun.any():
            return {}
        return {"seat": np.where(begun, self.episodes.learner, 0), "_seat": begun.copy()}

    def seen(self) -> Seen:
        """Return what every learner sees."""
        arrays, scale = self.episodes.arrays, self.episodes.scale
        rows = arrays.observation
        over = np.flatnonzero(arrays.ended != RUNNING)
        if len(over):
            rows = rows.copy()
            for game in over:
                self.episodes.batch.glance(int(game), int(self.episodes.learner[game]))
                rows[game] = arrays.scratch
        if self.copy or scale.factors is not None:
            return {"observation": scale.copy(rows), "action_mask": arrays.mask.copy()}
        return {"observation": rows, "action_mask": arrays.mask}

    def action_masks(self) -> Array:
        """Return the legal tokens of every game as booleans."""
        legal: Array = self.episodes.arrays.mask != 0
        return legal

    def sample_legal(self) -> Array:
        """Return a legal token for every game, each with the same chance."""
        return np.array(self.episodes.batch.sample_legal())

    def render(self) -> tuple[str, ...] | None:
        """Return every board as text."""
        if self.render_mode is None:
            return None
        setting = self.episodes.setting
        return tuple(board_text(setting, lane) for lane in self.episodes.batch.lanes)


def checked_mask(mask: Any, games: int) -> Array:
    """Return which games are to begin anew, or raise what Gymnasium's own environments raise."""
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
        raise TypeError(f"options['reset_mask'] is an array of booleans, not {mask!r}")
    if mask.shape != (games,) or not mask.any():
        raise ValueError(f"options['reset_mask'] names at least one of {games} games, not {mask}")
    return mask
