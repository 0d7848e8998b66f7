"""PettingZoo: every seat is an agent, asked one after the other (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bankhalter.envs.arrays import Arrays, Scale, seen_space
from bankhalter.envs.board_text import board_text, last_line
from bankhalter.envs.env_setting import agree_on
from bankhalter.envs.lane import RUNNING, TERMINATED
from bankhalter.envs.tokens import TOKENS, VERSION


def env(illegal: str = "raise", **options: Any) -> AECEnv[str, Any, int]:
    """Return the environment with PettingZoo's usual wrappers; `illegal="end"` lets an illegal token lose.

    The options are those of docs/env.md, and the switches of the rules.
    """
    made: AECEnv[str, Any, int] = raw_env(**options)
    if illegal == "end":
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    elif illegal != "raise":
        raise ValueError(f"illegal={illegal!r}: one of raise, end")
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def raw_env(**options: Any) -> SeatsEnv:
    """Return the environment as it is."""
    return SeatsEnv(**options)


class SeatsEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One game; an agent is a seat, and is removed when it falls."""

    metadata = {  # noqa: RUF012 - PettingZoo reads it from the class
        "name": f"bankhalter_v{VERSION}",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, render_mode: str | None = None, scale: str | None = None, **options: Any) -> None:
        super().__init__()
        self.setting = agree_on(**options)
        self.render_mode = render_mode
        self.scale = Scale(self.setting, scale)
        self.batch = self.setting.batch(1, autoreset=False)
        self.arrays = Arrays(self.batch)
        self.lane = self.batch.lanes[0]
        self.names = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.possible_agents = [self.names[seat] for seat in self.setting.players]
        self.started = False
        self.paid = False
        self.observation_spaces: dict[str, Any] = {
            agent: seen_space(self.setting, self.scale) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {a: spaces.Discrete(TOKENS) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what an agent sees, always the same object."""
        return self.observation_spaces[agent]  # type: ignore[no-any-return]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of what an agent says, always the same object."""
        return self.action_spaces[agent]  # type: ignore[no-any-return]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew: with a seed, or else with the next one of its stream."""
        if seed is None and not self.started:
            seed = int(np.random.SeedSequence().entropy) % 2**31  # type: ignore[arg-type]
        self.started = True
        self.lane.said = [] if self.render_mode else None
        if seed is None:
            self.batch.restart(0)
        else:
            self.batch.start(0, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        """Turn to the agent that is asked."""
        agent = self.names[self.lane.asked]
        self.agent_selection = agent
        self.infos[agent]["legal"] = self.batch.legal_ids(0)
        if self.render_mode:
            self.infos[agent]["text"] = last_line(self.setting, self.lane)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; only who is asked has anything in the mask."""
        seat = self.seat_of[agent]
        if seat == self.lane.asked:
            seen, mask = self.arrays.observation[0], self.arrays.mask[0].copy()
        else:
            self.batch.glance(0, seat)
            seen, mask = self.arrays.scratch, np.zeros(TOKENS, np.int8)
        return {"observation": self.scale.copy(seen), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Say a token; ValueError if it is not legal. An agent that has fallen says None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is only said by an agent that has fallen")
        out = self.lane.known_out
        self.batch.play(0, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.pay()
        if self.lane.ended != RUNNING:
            self.end()
        else:
            if self.lane.known_out != out:
                self.drop(self.lane.known_out & ~out)
            self.select()
        if self.lane.ended != RUNNING or self.lane.known_out != out:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def pay(self) -> None:
        """Give out the rewards of the step, if there are any."""
        if self.paid:
            self._clear_rewards()
            self.paid = False
        if self.batch.rewards[0].given:
            row = self.arrays.reward[0]
            for agent in self.agents:
                self.rewards[agent] = float(row[self.seat_of[agent]])
            self._accumulate_rewards()
            self.paid = True

    def drop(self, fallen: int) -> None:
        """Note who fell."""
        for agent in self.agents:
            if fallen >> self.seat_of[agent] & 1:
                self.terminations[agent] = True

    def end(self) -> None:
        """Note that it is over for everybody left."""
        over = self.terminations if self.lane.ended == TERMINATED else self.truncations
        for agent in self.agents:
            over[agent] = True
            self.infos[agent] = {"legal": [], "wealth": self.wealth(self.seat_of[agent])}
            if self.render_mode:
                self.infos[agent]["text"] = last_line(self.setting, self.lane)

    def wealth(self, seat: int) -> int:
        """Return what a seat is worth, for the value of a game that was cut off."""
        return int(self.batch.wealth(0, seat))

    def render(self) -> str | None:
        """Return the board as text, or print it, with the last thing said."""
        if self.render_mode is None:
            return None
        text = board_text(self.setting, self.lane) + "\n" + last_line(self.setting, self.lane)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
