"""A game of an environment as text, for people who look on."""

from __future__ import annotations

from bankhalter.envs.env_setting import EnvSetting
from bankhalter.envs.lane import Lane
from bankhalter.game.game import Game


def board_text(setting: EnvSetting, lane: Lane) -> str:
    """Return the board as it stands."""
    names = [f"Seat {seat}" for seat in range(setting.seats)]
    return Game.of(setting.setup, names, lane.led.state.copy(), history=False).board()


def last_line(setting: EnvSetting, lane: Lane) -> str:
    """Return the last thing said, as it stands in a record; nothing where nobody wanted to know."""
    return setting.setup.notation.write(lane.said[-1]) if lane.said else ""
