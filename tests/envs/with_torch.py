"""The trainings of examples/training run, in a short form, and what they count is right.

They need PyTorch, which is no requirement of ours: test_training.py fetches it and runs this file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

TRAINING = Path(__file__).resolve().parent.parent.parent / "examples" / "training"


@pytest.fixture
def training(monkeypatch):
    """The folder of the programs, from which they import each other."""
    monkeypatch.syspath_prepend(TRAINING)
    for name in ("masked_ppo", "against_bots", "self_play", "puffer_env"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def test_a_policy_learns_against_bots_and_is_measured(training, capsys):
    import against_bots

    against_bots.main(updates=2, seed=1, games=12)
    lines = capsys.readouterr().out.splitlines()
    assert "8,192 decisions" in lines[0]
    assert [line.split()[0] for line in lines[1:]] == list(against_bots.OPPONENTS)
    assert all("of 12" in line for line in lines[1:])


def test_a_policy_learns_from_games_against_itself(training, capsys):
    import self_play

    self_play.main(updates=2, seed=1, games=12)
    assert capsys.readouterr().out.count("of 12") == 6


def test_the_same_seed_learns_the_same(training, capsys):
    import masked_ppo
    import self_play

    learned = [masked_ppo.train(self_play.AgainstItself(4, 3, 50), 2, 3) for _ in range(2)]
    first, second = (
        np.concatenate([p.detach().numpy().ravel() for p in one.parameters()]) for one in learned
    )
    assert (first == second).all()


def test_only_legal_tokens_are_said(training):
    import masked_ppo
    import self_play

    table = self_play.AgainstItself(16, 5, 30)
    policy = masked_ppo.Policy(2, 16)
    for _ in range(60):
        tokens, logs, _ = policy.choose(table.seen, table.mask)
        assert table.mask[np.arange(16), tokens].all() and (logs <= 0).all()
        table.step(tokens)


def test_what_is_paid_belongs_to_the_last_word_of_a_seat(training):
    """Seats 0 and 1 are asked in turn; the second step ends the game, another one has begun with seat 1."""
    import masked_ppo

    class Stub:
        games, seats, seen = 1, 2, np.zeros((1, 3), np.float32)

    played = masked_ppo.Played(Stub, 4)
    played.who[:, 0] = [0, 1, 1, 0]
    played.worth[:, 0] = [0.5, -0.5, 0.25, 0.75]
    played.rewards[:, 0] = [[0.1, -0.1], [1.0, -1.0], [0.2, -0.2], [0.3, -0.3]]
    played.ended[1] = True
    gains = played.advantages(np.array([[2.0, -2.0]], np.float32), discount=0.5, trace=0.5)[:, 0]
    seat_0_later = 0.3 + 0.5 * 2.0 - 0.75
    seat_1_later = -0.2 - 0.3 + 0.5 * -2.0 - 0.25
    assert gains == pytest.approx([0.1 + 1.0 - 0.5, -1.0 + 0.5, seat_1_later, seat_0_later])


def test_won_lost_and_undecided_games_are_told_apart(training):
    import against_bots
    import masked_ppo

    policy = masked_ppo.Policy(2, 16)
    for unlearned in (policy, against_bots.ByChance(5)):
        counted = against_bots.measure(unlearned, "simple", 40, 5)
        assert sum(counted) == 40 and counted[1] > 20  # it loses most games
    assert against_bots.told("x", 50, 30, 20).split("won")[1].startswith("  50.0 ± 9.8 %")


def test_the_notebook_runs(training, monkeypatch, capsys):
    monkeypatch.chdir(TRAINING)
    cells = json.loads((TRAINING / "train_an_agent.ipynb").read_text(encoding="utf-8"))["cells"]
    space: dict[str, object] = {}
    for number, cell in enumerate(cell for cell in cells if cell["cell_type"] == "code"):
        source = "".join(cell["source"])
        if "parameters" in cell["metadata"].get("tags", []):
            source += "\nUPDATES, GAMES = 1, 4\n"
        exec(compile(source, f"cell {number}", "exec"), space)
    said = capsys.readouterr().out
    assert said.count("4,096 decisions") == 2 and said.count("of 4\n") == 5


def test_pufferlib_steps_it(training, monkeypatch, tmp_path):
    pytest.importorskip("psutil")
    monkeypatch.chdir(tmp_path)  # importing it leaves a link where one stands
    pytest.importorskip("pufferlib", reason="PufferLib is not installed")
    import puffer_env

    assert puffer_env.walk(3, 1) > 0
    env = puffer_env.Learners(4, players=2, max_turns=3)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(80):
        assert (seen[:, env.numbers :] != 0).any(axis=1).all()
        seen, rewards, terminals, truncations, infos = env.step(env.many.sample_legal())
        assert len(infos) == (terminals | truncations).sum()
        ended += len(infos)
    assert ended > 4 and rewards.dtype == np.float32
