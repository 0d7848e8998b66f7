"""PettingZoo, Gymnasium and OpenSpiel accept the environments, and what they promise is kept."""

from __future__ import annotations

import copy
import os
import pickle
import warnings

import pytest

from bankhalter.envs import tokens

gymnasium = pytest.importorskip("gymnasium", reason="the extra env is not installed")
np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason="the extra env is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - behind the question whether it is there
from gymnasium.vector import AutoresetMode  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from bankhalter.envs import bankhalter_v0  # noqa: E402
from bankhalter.envs.learner_env import LearnerEnv, LearnersEnv  # noqa: E402
from bankhalter.envs.registration import ids, register_all  # noqa: E402

FULL = os.environ.get("BANKHALTER_FULL") == "1"
LONG, SERIALISED = 60, 6  # turns of OpenSpiel's games then; it is slow to write a state as all its actions

register_all()


@pytest.fixture(autouse=True)
def _masked_games_are_warned_about():
    """Their checks warn of every game with a mask in its observation; nothing else is let pass."""
    with warnings.catch_warnings():
        for text in (
            ".*not a NumPy array.*",
            ".*probably should be.*",
            ".*not within the obs.*",
            ".*casting.*",
        ):
            warnings.filterwarnings("ignore", text)
        yield


# PettingZoo ----------------------------------------------------------------------------------------


def short(**more):
    return bankhalter_v0.env(players=3, max_turns=12, **more)


def test_pettingzoo_accepts_the_api(capsys):
    api_test(short(), num_cycles=300)
    api_test(bankhalter_v0.env(players=4, simple=True, max_turns=150, scale="salary"), num_cycles=900)
    capsys.readouterr()


def test_pettingzoo_accepts_the_seeds(capsys):
    seed_test(short, num_cycles=120)
    capsys.readouterr()


def test_pettingzoo_accepts_the_rendering(capsys):
    render_test(lambda render_mode=None: short(render_mode=render_mode))
    assert "Seat 0" in capsys.readouterr().out


def played(env, seed, cycles):
    """Play the first legal tokens in turn; return what was seen and paid."""
    env.reset(seed=seed)
    told, paid = [], dict.fromkeys(env.possible_agents, 0.0)
    for i, agent in enumerate(env.agent_iter(cycles)):
        seen, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        told.append((agent, seen["observation"].tobytes(), terminated, truncated))
        env.step(None if terminated or truncated else info["legal"][i % len(info["legal"])])
    return told, paid


def test_two_environments_side_by_side_do_not_interfere():
    alone, _ = played(short(), 4, 150)
    one, other = short(), short()
    other.reset(seed=9)
    together, _ = played(one, 4, 150)
    assert together == alone


def test_a_game_that_is_cut_off_ends_for_everybody_at_the_limit():
    env = bankhalter_v0.raw_env(players=3, simple=True, max_turns=9)
    told, _ = played(env, 1, 10**6)
    assert env.lane.led.state.turns == 10
    assert [truncated for *_, truncated in told].count(True) == 3 and not env.agents


def test_rewards_of_all_agents_sum_to_zero_and_the_fallen_leave():
    env = bankhalter_v0.raw_env(players=3, simple=True, max_turns=900, on_limit="count")
    _, paid = played(env, 2, 10**6)
    assert abs(sum(paid.values())) < 1e-9 and max(paid.values()) == 1.0 and not env.agents


def test_others_have_an_empty_mask_and_no_effect_on_the_one_asked():
    env = short()
    env.reset(seed=1)
    asked = env.agent_selection
    before = env.observe(asked)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == asked)
    assert (env.observe(asked)["observation"] == before["observation"]).all()


def test_an_illegal_token_is_an_error_with_the_word_or_ends_the_game():
    env = short()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not-now"):
        env.step(tokens.SAY_BUY)
    other = short(illegal="end")
    other.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        other.step(tokens.SAY_BUY)
    assert all(other.terminations.values())


def test_what_was_said_last_is_told_where_the_board_is_shown():
    """As a line of a record; nobody else pays for writing it."""
    env = short(render_mode="ansi")
    env.reset(seed=1)
    env.step(tokens.SAY_THROW)
    *_, info = env.last()
    assert info["text"] == env.render().splitlines()[-1] != ""
    alone = gymnasium.make(ids()["standard"], players=2, render_mode="ansi", max_turns=10)
    assert alone.reset(seed=3)[1]["text"] == alone.render().splitlines()[-1] != ""
    assert "text" not in gymnasium.make(ids()["standard"], players=2).reset(seed=3)[1]


# Gymnasium -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ids())
def test_gymnasium_accepts_the_environment(edition):
    env = gymnasium.make(ids()[edition], max_turns=20)
    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_accepts_it_scaled_and_rendered():
    env = gymnasium.make(ids()["standard"], players=2, scale="salary", render_mode="ansi", max_turns=10)
    check_env(env.unwrapped, skip_render_check=True)
    seen, info = env.reset(seed=3)
    assert "Seat 0" in env.render()
    assert seen["observation"][97] == pytest.approx(1500 / 200)
    assert env.unwrapped.action_masks().nonzero()[0].tolist() == info["legal"]


def test_the_learners_seat_is_drawn_from_the_seed_unless_it_is_fixed():
    env = LearnerEnv(players=4, simple=True)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2, 3} and seats == [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert {LearnerEnv(players=4, seat=2).reset(seed=s)[1]["seat"] for s in range(5)} == {2}


def test_opponents_may_be_policies():
    asked = []

    def first(seen, mask):
        asked.append(seen.shape)
        return int(mask.argmax())

    env = LearnerEnv(players=3, simple=True, opponents=[first, "simple"], max_turns=12)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, terminated, truncated, info = env.step(info["legal"][0])
        ended = terminated or truncated
    assert asked and truncated and info["turns"] == 13 and len(info["wealth"]) == 3


def test_who_is_counted_first_at_the_limit_has_won():
    env = LearnerEnv(players=2, simple=True, on_limit="count", max_turns=9)
    seen = []
    for seed in range(12):
        _, info = env.reset(seed=seed)
        paid, ended = 0.0, False
        while not ended:
            _, reward, ended, truncated, info = env.step(info["legal"][0])
            paid += reward
        assert not truncated and info["won"] == (info["wealth"][0] >= info["wealth"][1])
        assert paid == (np.sign(info["wealth"][0] - info["wealth"][1]))
        seen.append(info["won"])
    assert len(set(seen)) == 2


def test_an_illegal_token_loses_and_says_why():
    env = LearnerEnv(players=3)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(tokens.SAY_SEND)
    assert (reward, terminated, info["illegal"]) == (-0.5, True, "not-in-this-sentence")
    with pytest.raises(ValueError, match="not-in-this-sentence"):
        strict = LearnerEnv(players=3, illegal="raise")
        strict.reset(seed=1)
        strict.step(tokens.SAY_SEND)


def many(mode, games=4, **more):
    return gymnasium.make_vec(
        ids()["standard"],
        num_envs=games,
        vectorization_mode="vector_entry_point",
        **{"autoreset_mode": mode, "players": 2, "simple": True, "max_turns": 6, **more},
    )


@pytest.mark.parametrize("mode", AutoresetMode)
def test_games_begin_anew_in_all_three_ways(mode):
    env = many(mode)
    assert env.metadata["autoreset_mode"] == mode
    seen, infos = env.reset(seed=5)
    assert env.observation_space.contains(seen) and infos["_seat"].all()
    ended = np.zeros(4, bool)
    finished = 0
    for _ in range(120):
        before = ended
        seen, rewards, terminated, truncated, infos = env.step(env.unwrapped.sample_legal())
        ended = terminated | truncated
        finished += ended.sum()
        assert env.observation_space.contains(seen)
        if mode == AutoresetMode.NEXT_STEP:
            assert not ended[before].any() and not rewards[before].any()
            assert (seen["action_mask"].any(axis=1) == ~ended).all()
        elif mode == AutoresetMode.SAME_STEP:
            assert seen["action_mask"].any(axis=1).all()
            if ended.any():
                assert (infos["_final_obs"] == ended).all() and "wealth" in infos["final_info"]
        elif ended.any():
            with pytest.raises(ValueError, match="reset_mask"):
                env.step(env.unwrapped.sample_legal())
            env.reset(options={"reset_mask": ended})
    assert finished > 8


def test_the_vector_plays_the_games_of_single_environments():
    env = many(AutoresetMode.NEXT_STEP, max_turns=40, opponents="simple")
    seen, _ = env.reset(seed=7)
    alone = [LearnerEnv(players=2, simple=True, max_turns=40) for _ in range(4)]
    for i, one in enumerate(alone):
        assert (one.reset(seed=7 + i)[0]["observation"] == seen["observation"][i]).all()
    for step in range(40):
        actions = [np.flatnonzero(mask)[step % mask.sum()] for mask in seen["action_mask"]]
        seen, rewards, terminated, truncated, _ = env.step(np.array(actions))
        for i, one in enumerate(alone):
            there, reward, *ends, _ = one.step(int(actions[i]))
            assert (there["observation"] == seen["observation"][i]).all() and reward == rewards[i]
            assert ends == [terminated[i], truncated[i]]
        if (terminated | truncated).any():
            return


def test_environments_copy_and_pickle():
    env = LearnersEnv(3, players=3, opponents="simple", max_turns=30)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.sample_legal())
    batch = env.episodes.batch
    for twin in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        assert bytes(memoryview(twin.observation)) == bytes(memoryview(batch.observation))


# OpenSpiel -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def spiel():
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import bankhalter.envs.openspiel_game  # noqa: F401

    return pyspiel


@pytest.mark.parametrize("serialise", [False, True])
def test_openspiel_plays_it(spiel, serialise, capfd):
    game = spiel.load_game("bankhalter(players=2,simple=True,max_turns=2)")
    spiel.random_sim_test(game, num_sims=1, serialize=serialise, verbose=False)
    full = spiel.load_game("bankhalter(edition=deluxe-ch,players=3,business=True,exact=True,max_turns=1)")
    spiel.random_sim_test(full, num_sims=1, serialize=serialise, verbose=False)
    if FULL:
        long = spiel.load_game(f"bankhalter(players=4,max_turns={SERIALISED if serialise else LONG})")
        spiel.random_sim_test(long, num_sims=20, serialize=serialise, verbose=False)
    capfd.readouterr()


def test_openspiel_searches_in_it(spiel):
    from open_spiel.python.algorithms import mcts

    game = spiel.load_game("bankhalter(players=2,simple=True,max_turns=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[7 * len(state.history()) % len(outcomes)][0])  # equal throws are repeated
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_chance_of_openspiel_is_the_games_own(spiel):
    game = spiel.load_game("bankhalter(players=2,simple=True,max_turns=2)")
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 36 and sum(p for _, p in outcomes) == pytest.approx(1)
    twin = state.clone()
    state.apply_action(outcomes[3][0])
    assert str(twin) != str(state) and len(twin.observation_tensor(0)) == 400
