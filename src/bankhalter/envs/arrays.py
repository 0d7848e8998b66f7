"""The buffers of a batch as numpy arrays: live, read-only, without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from bankhalter.envs.batch import Batch
from bankhalter.envs.env_setting import EnvSetting
from bankhalter.envs.labels import money_columns
from bankhalter.envs.observation import width
from bankhalter.envs.tokens import TOKENS

MOST = 2**31 - 1  # no number is larger; nor is any below -1


class Arrays:
    """What a batch fills: `observation`, `mask`, `reward`, `asked` and `ended`, a row for each game."""

    def __init__(self, batch: Batch) -> None:
        games, seats = int(batch.games), int(batch.seats)
        self.observation = view(batch.observation, np.int32).reshape(games, int(batch.width))
        self.mask = view(batch.mask, np.int8).reshape(games, TOKENS)
        self.reward = view(batch.reward, np.float64).reshape(games, seats)
        self.asked = view(batch.asked, np.int32)
        self.ended = view(batch.ended, np.uint8)
        self.scratch = view(batch.scratch, np.int32)


def view(buffer: Any, dtype: Any) -> np.ndarray[Any, Any]:
    """Return a buffer as an array that cannot be written to."""
    array = np.frombuffer(memoryview(buffer), dtype)
    array.flags.writeable = False
    return array


class Scale:
    """How observations are handed out: as they are, or money in salaries as 32-bit floats."""

    def __init__(self, setting: EnvSetting, scale: str | None) -> None:
        if scale not in (None, "salary"):
            raise ValueError(f"scale={scale!r}: None or 'salary'")
        self.dtype: Any = np.int32 if scale is None else np.float32
        self.factors: np.ndarray[Any, Any] | None = None
        if scale is not None:
            self.factors = np.ones(int(width(setting.seats)), np.float32)
            self.factors[money_columns(setting.seats)] = 1.0 / float(setting.setup.tables.salary)

    def copy(self, rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Return rows of an observation, as they are to be handed out."""
        return rows.copy() if self.factors is None else rows.astype(np.float32) * self.factors


def observation_space(setting: EnvSetting, scale: Scale) -> spaces.Box:
    """Return the space of an observation without the mask."""
    most = MOST if scale.factors is None else float(2**31)
    return spaces.Box(-1, most, (int(width(setting.seats)),), scale.dtype)


def seen_space(setting: EnvSetting, scale: Scale) -> spaces.Dict:
    """Return the space of an observation with the mask beside it."""
    return spaces.Dict(
        {
            "observation": observation_space(setting, scale),
            "action_mask": spaces.Box(0, 1, (TOKENS,), np.int8),
        }
    )
