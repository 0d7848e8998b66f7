"""Laws of the environments, on random play and on play of bots, in every edition and for 2 to 10 players.

They run on both builds (compiled/test_same_games.py starts them on the compiled one).
"""

from __future__ import annotations

import copy
import hashlib
import pickle

import pytest
from envs import token_laws
from play import BotPlayer, settings

from bankhalter import Game
from bankhalter.core import codes
from bankhalter.core.digest import digest
from bankhalter.core.ledger import Ledger
from bankhalter.envs import labels, tokens
from bankhalter.envs.batch import Batch, IllegalToken
from bankhalter.envs.draft import EnvOptions
from bankhalter.envs.env_setting import agree_on
from bankhalter.envs.lane import RUNNING, TRUNCATED, Lane
from bankhalter.envs.legal_tokens import LegalTokens
from bankhalter.envs.observation import width

MEANINGS = {0: "e732f23a1c210c2b"}  # of every version there has been: a new meaning needs a new number
EVERYTHING = {"business": True, "amounts": "exact", "wishes": True, "resign": True}
HIDDEN = {"cash_visible": False, "offers_block": False}
WINDOW = {"build_window": "between_turns"}
SETTINGS = {
    "standard-2": {"edition": "standard", "players": 2},
    "standard-4-speed": {"edition": "standard", "players": 4, "speed_die": True, "max_turns": 30},
    "standard-5-all": {"edition": "standard", "players": 5, **EVERYTHING},
    "deluxe-ch-10": {"edition": "deluxe-ch", "players": 10, "business": True, **HIDDEN},
    "deluxe-ch-3-short": {"edition": "deluxe-ch", "players": 3, "variant": "short", **EVERYTHING},
    "deluxe-ch-6-time": {"edition": "deluxe-ch", "players": 6, "variant": "time", "max_turns": 12},
    "azeroth-6-by-call": {"edition": "azeroth", "players": 6, "rent_demand": "by_call"},
    "warendorf-4-short": {"edition": "warendorf", "players": 4, "variant": "short", "wishes": True},
    "schalke-8-simple": {"edition": "schalke", "players": 8, "simple": True},
    "schalke-3-block": {
        "edition": "schalke",
        "players": 3,
        "offers_block": True,
        "build_window": "between_turns",
    },
}


def batch_of(name: str, games: int = 1) -> Batch:
    made = agree_on(**SETTINGS[name]).batch(games)
    made.reset(sum(map(ord, name)))
    return made


def mask_of(batch: Batch, game: int = 0) -> set[int]:
    row = memoryview(batch.mask)[game * tokens.TOKENS : (game + 1) * tokens.TOKENS]
    return {token for token, allowed in enumerate(row) if allowed}


def rows(batch: Batch) -> tuple[bytes, bytes]:
    return bytes(memoryview(batch.observation)), bytes(memoryview(batch.mask))


@pytest.mark.parametrize("name", SETTINGS)
def test_the_mask_allows_what_the_engine_does_not_refuse(name: str) -> None:
    batch = batch_of(name)
    asked = set()
    for _ in range(260):
        lane = batch.lanes[0]
        assert mask_of(batch) == token_laws.legal_tokens(lane) == set(batch.legal_ids(0))
        assert lane.ended != RUNNING or mask_of(batch)
        asked.add(int(lane.question))
        batch.step(batch.sample_legal())
    assert len(asked) > 3


@pytest.mark.parametrize("setting", settings()[::5], ids=lambda s: s.name)
def test_the_mask_holds_where_bots_go(setting) -> None:
    if dict(setting.switches).get("auction_mode") == "live" or setting.players > tokens.MOST_SEATS:
        pytest.skip("no environment")
    lane = Lane(setting.tables(), setting.players, EnvOptions(wishes=True, resign=True))
    legal = LegalTokens(memory(), 0)
    player = BotPlayer(setting, 3)
    steps = 0
    while not player.over and len(player.said) < 700:
        player.step()
        steps += 1
        if player.st.top.seat >= 0 and (steps % 9 == 0 or player.st.top.kind not in COMMON):
            lane.led = Ledger(player.st, False)
            lane.asked, lane.question, lane.ended = player.st.top.seat, player.st.top.kind, RUNNING
            lane.holdings.refresh(lane.led)
            legal.fill(lane)
            assert {legal.ids[i] for i in range(legal.count)} == token_laws.legal_tokens(lane)


COMMON = (codes.TURN, codes.REST, codes.PURCHASE, codes.AUCTION)


def memory():
    return agree_on().batch(1).mask


@pytest.mark.parametrize("name", SETTINGS)
def test_an_observation_says_what_the_seat_may_see(name: str) -> None:
    """Also that a row written by differences is the row written anew, and that seats are rotated."""
    batch = batch_of(name)
    names, wide = labels.observation_labels(int(batch.seats)), int(batch.width)
    for step in range(120):
        lane = batch.lanes[0]
        if lane.ended == RUNNING:
            told = dict(zip(names, memoryview(batch.observation).tolist(), strict=True))
            assert told == token_laws.seen(lane, int(lane.asked))
        if step % 23 == 0:
            for seat in range(int(batch.seats)):
                batch.glance(0, seat)
                told = dict(zip(names, memoryview(batch.scratch).tolist(), strict=True))
                assert told == token_laws.seen(lane, seat)
        batch.step(batch.sample_legal())
    assert wide == len(names) == width(batch.seats)


@pytest.mark.parametrize("name", ["standard-4-speed", "standard-5-all", "azeroth-6-by-call"])
def test_everybody_sees_the_same_table_turned(name: str) -> None:
    batch = batch_of(name)
    seats, names = int(batch.seats), labels.observation_labels(int(batch.seats))
    for _ in range(150):
        views = []
        for viewer in range(seats):
            batch.glance(0, viewer)
            views.append(dict(zip(names, memoryview(batch.scratch).tolist(), strict=True)))
        tables = [turned_back(view, viewer, seats) for viewer, view in enumerate(views)]
        assert all(table == tables[0] for table in tables)
        batch.step(batch.sample_legal())


def turned_back(view: dict[str, int], viewer: int, seats: int) -> dict[object, int]:
    """Return seats and owners as somebody beside the table numbers them; 0 is the bank."""
    table: dict[object, int] = {}
    for label, number in view.items():
        of, _, what = label.partition(": ")
        if of.startswith("seat ") and what:
            table[(int(of[5:]) + viewer) % seats, what] = number
        elif label == "whose turn" or what == "owner":
            table[label] = (number - 1 + viewer) % seats + 1 if number else 0
    return table


def test_hidden_things_do_not_change_a_byte() -> None:
    """Cash that others moved between them, offers between others, and a sentence somebody else has begun."""
    batch = batch_of("deluxe-ch-10")
    tried = 0
    for step in range(400):
        lane = batch.lanes[0]
        st = lane.led.state
        others = [s for s in range(10) if s != lane.asked and st.seats[s].out == codes.PLAYING]
        calm = lane.ended == RUNNING and not lane.draft.kind and not st.offers
        if step % 7 == 0 and calm and len(others) > 2:
            before = seen_and_allowed(batch, lane)
            twin = batch.copy()
            hide(twin.lanes[0], others)
            assert seen_and_allowed(twin, twin.lanes[0]) == before
            tried += 1
        batch.step(batch.sample_legal())
    assert tried > 15


def hide(lane: Lane, others: list[int]) -> None:
    """Let another game look the same to the one who is asked."""
    st = lane.led.state
    first, second, third = others[:3]
    amount = st.seats[first].cash // 2 // st.tables.grain * st.tables.grain
    lane.led.pay(first, second, amount, codes.W_TRADE)
    owned = [d for d in range(st.tables.deeds) if st.owner[d] == second]
    if owned:
        from bankhalter.core.actions import Offer

        lane.led.offer(Offer(second, third, deeds=1 << owned[0], want_cash=100, number=1))
        lane.put = 1


def seen_and_allowed(batch: Batch, lane: Lane) -> tuple[bytes, set[int]]:
    batch.glance(0, lane.asked)
    legal = LegalTokens(memory(), 0)
    legal.fill(lane)
    return bytes(memoryview(batch.scratch)), {int(legal.ids[i]) for i in range(legal.count)}


def test_a_sentence_is_not_seen_by_others() -> None:
    batch = batch_of("standard-5-all")
    for _ in range(600):
        lane = batch.lanes[0]
        others = [s for s in range(5) if s != lane.asked]
        before = [glanced(batch, seat) for seat in others]
        seat = lane.asked
        batch.step(batch.sample_legal())
        if lane.draft.kind and lane.asked == seat and not lane.opens_by(seat):
            assert [glanced(batch, seat) for seat in others] == before


def glanced(batch: Batch, seat: int) -> bytes:
    batch.glance(0, seat)
    return bytes(memoryview(batch.scratch))


@pytest.mark.parametrize("name", SETTINGS)
def test_the_same_game_played_by_game_has_the_same_digest(name: str) -> None:
    batch = batch_of(name)
    chosen = {k: v for k, v in SETTINGS[name].items() if k not in ENV_OPTIONS}
    lane = batch.lanes[0]
    lane.said = []
    batch.start(0, 5)
    for _ in range(400):
        if lane.ended == RUNNING:
            batch.step(batch.sample_legal())
    game = Game(chosen.pop("edition"), chosen.pop("players"), seed=5, **chosen)
    for action in lane.said:
        if action.seat != codes.CHANCE:
            game.push(action)
    assert game.digest() == digest(lane.led.state)


ENV_OPTIONS = {"business", "amounts", "wishes", "resign", "max_turns", "simple"}


@pytest.mark.parametrize("name", ["standard-5-all", "deluxe-ch-3-short"])
def test_copies_and_pickles_go_on_alike_and_apart(name: str) -> None:
    batch = batch_of(name, 3)
    for _ in range(150):
        batch.step(batch.sample_legal())
    twins = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    before = rows(batch)
    assert all(rows(twin) == before for twin in twins)
    for _ in range(60):
        twins[0].step(twins[0].sample_legal())
    assert rows(batch) == before != rows(twins[0])
    for _ in range(60):
        for one in (batch, *twins[1:]):
            one.step(one.sample_legal())
    assert rows(batch) == rows(twins[0]) == rows(twins[1]) == rows(twins[2])


def test_seeds_repeat_and_games_beside_do_not_matter() -> None:
    one, three = batch_of("standard-2"), agree_on(players=2).batch(3)
    one.reset(8)
    three.reset(7)
    for _ in range(300):
        token = one.sample_legal()[0]
        one.step([token])
        others = three.sample_legal()
        three.step([others[0], token, others[2]])
    wide = 4 * int(one.width)
    assert bytes(memoryview(one.observation)) == bytes(memoryview(three.observation))[wide : 2 * wide]


def test_an_illegal_token_changes_nothing_and_says_why() -> None:
    batch = batch_of("standard-2")
    before = rows(batch)
    for token, word in ((tokens.SAY_BUY, "not-now"), (tokens.SAY_BUILD, "not-owner"), (402, "unknown")):
        with pytest.raises(IllegalToken) as caught:
            batch.step([token])
        assert caught.value.word == word
    with pytest.raises(IllegalToken, match="not-in-this-sentence"):
        batch.step([tokens.SAY_SEND])
    assert rows(batch) == before


@pytest.mark.parametrize("reward", ["outcome", "rank", "wealth"])
@pytest.mark.parametrize("on_limit", ["truncate", "count"])
def test_rewards_sum_to_zero_and_the_limit_is_kept(reward: str, on_limit: str) -> None:
    setting = agree_on(players=3, simple=True, reward=reward, on_limit=on_limit, max_turns=60)
    batch = setting.batch(1, autoreset=False)
    for seed in range(4):
        batch.start(0, seed)
        total = [0.0] * 3
        while batch.lanes[0].ended == RUNNING:
            assert batch.lanes[0].led.state.turns <= 60
            batch.step(batch.sample_legal())
            total = [a + b for a, b in zip(total, memoryview(batch.reward).tolist(), strict=True)]
        lane = batch.lanes[0]
        cut = lane.led.state.top.kind != codes.OVER
        assert (lane.ended == TRUNCATED) == (cut and on_limit == "truncate")
        if cut:
            assert lane.led.state.turns == 61
        if lane.ended != TRUNCATED:
            assert abs(sum(total)) < 1e-9
        if reward == "outcome" and not cut:
            assert sorted(round(x, 9) for x in total) == [-0.5, -0.5, 1.0]


def test_tokens_are_named_once_and_stay_where_they_are() -> None:
    names = tokens.names()
    assert len(names) == len(set(names)) == tokens.TOKENS
    firsts = {name: place for name, place in vars(tokens).items() if name.startswith("SAY_")}
    spelled = {place: names[place] for place in firsts.values()}
    assert spelled[tokens.SAY_BID] == "bid-lowest" and spelled[tokens.SAY_SEND] == "send"
    assert spelled[tokens.SAY_SELL_DOWN] == "sell-down-0-to-0" and spelled[tokens.SAY_NOTHING] == "nothing"


def test_what_tokens_and_numbers_mean_changes_only_with_the_version() -> None:
    """Code and page are written from one place; who has trained a policy needs them to stand still."""
    limits = EnvOptions()
    told = [
        *tokens.names(),
        *labels.observation_labels(tokens.MOST_SEATS),
        f"{limits.most_offers} offers, {limits.most_opens} open actions",
    ]
    assert hashlib.sha256("\n".join(told).encode()).hexdigest()[:16] == MEANINGS[tokens.VERSION]


def test_what_the_tokens_cannot_say_is_refused() -> None:
    with pytest.raises(ValueError, match="live-auction"):
        agree_on(auction_mode="live")
    with pytest.raises(ValueError, match="one of ladder, exact"):
        agree_on(amounts="any")
    with pytest.raises(ValueError, match="too-many: 11 players"):
        agree_on("deluxe-ch", 11, banker_plays=False)
