"""The champion: what it learns on the market, how it prices a bargain, how it thinks ahead."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from bots.table import begun, deed_at, game, give

from bankhalter.bots.api import Bot
from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.champion_1 import MOST_DEALS
from bankhalter.bots.players.fixed_policy import FixedA, FixedB, FixedC
from bankhalter.bots.players.sensible import Sensible
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.players.strategist_1 import NEVER
from bankhalter.bots.thinking.bargaining import FLOOR, bargains, least, purchases
from bankhalter.bots.thinking.deals import ROUNDS_OF_TALK, Exchange, Talks, listed, offer_of, won
from bankhalter.bots.thinking.landing import landing
from bankhalter.bots.thinking.list_prices import CUSTOMER, OTHERWISE, TRIES, Market
from bankhalter.bots.thinking.rollout import FEWEST, JUDGED_DOUBT, JUDGED_ROW, ROW, Ahead, Contest
from bankhalter.bots.thinking.value import Evaluator, chances
from bankhalter.bots.thinking.what_if import after, dealt
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, FINE, OFFER, REJECT
from bankhalter.core.engine import apply
from bankhalter.core.ledger import Ledger
from bankhalter.core.state import State

ORANGE = (16, 18, 19)
RED = (21, 23, 24)
PINK = (11, 13, 14)


class Spoken(Champion):
    """A champion whose offers are written down with the round they were made in."""

    def __init__(self) -> None:
        super().__init__(effort=0)
        self.offers_made: list[tuple[int, Offer]] = []

    def note(self, st: State, action: Action | None) -> None:
        if isinstance(action, Offer):
            self.offers_made.append((int(st.turns), action))

    def choose(self, st: State, seat: int) -> Action:
        action = super().choose(st, seat)
        self.note(st, action)
        return action

    def between(self, st: State, seat: int) -> Action | None:
        action = super().between(st, seat)
        self.note(st, action)
        return action


class Ticking:
    """A clock that goes on by one whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def mind(effort: int, seconds: float = 1e9, clock: Callable[[], float] | None = None) -> Ahead:
    """A mind with a question before it."""
    found = Ahead(effort, seconds, 1, clock or Ticking())
    found.begin()
    return found


def table_of_three() -> tuple[Ledger, int, int]:
    """Seat `a` is to throw and holds two oranges, `b` the third."""
    led = begun(3)
    a = int(led.state.turn)
    b = (a + 1) % 3
    give(led, a, *ORANGE[:2])
    give(led, b, ORANGE[2])
    return led, a, b


# The market --------------------------------------------------------------------------------------------


def answered(led: Ledger, market: Market, offer: Offer, kind: int) -> None:
    assert apply(led, offer) == 0
    assert apply(led, Action(kind, offer.to, led.state.offers[-1].number)) == 0
    market.settles(led.state, int(offer.seat))


def test_whoever_sells_at_the_printed_price_is_a_customer() -> None:
    led, a, b = table_of_three()
    market = Market()
    offer = market.buy("market", led.state, a, deed_at(led.state, ORANGE[2]))
    assert offer is not None
    assert offer.cash >= led.state.tables.price[deed_at(led.state, ORANGE[2])]
    answered(led, market, offer, ACCEPT)
    assert market.kind[b] == CUSTOMER


def test_whoever_refuses_twice_is_left_alone() -> None:
    led, a, b = table_of_three()
    market = Market()
    for _ in range(TRIES):
        offer = market.buy("market", led.state, a, deed_at(led.state, ORANGE[2]))
        assert offer is not None
        answered(led, market, offer, REJECT)
    assert market.kind[b] == OTHERWISE
    assert not market.is_open(led.state, a, b)
    assert market.trade(led.state, landing(led.state.tables), a, 0, 0) is None


def test_a_customers_group_is_completed_for_all_cash() -> None:
    led, a, b = table_of_three()
    give(led, b, *RED[:2])
    give(led, a, RED[2])
    market = Market()
    market.kind[b] = CUSTOMER
    offer = market.complete_for_all(led.state, a)
    assert offer is not None
    assert offer.want_cash == led.state.seats[b].cash
    assert won(led.state, b, offer.deeds) == 1


def test_a_rivals_new_group_is_broken_up() -> None:
    led, a, b = table_of_three()
    give(led, b, *RED)
    offer = Market().break_up(led.state, a)
    assert offer is not None
    assert offer.to == b
    assert offer.want_deeds & sum(1 << deed_at(led.state, space) for space in RED)


@pytest.mark.parametrize("seed", range(6))
def test_no_offer_to_the_baselines_is_below_three_quarters_of_the_list(seed: int) -> None:
    """Deeds and cash given are worth that much of the deeds asked for; sold deeds bring that much too."""
    bot = Spoken()
    seated: list[Bot] = [FixedA(), FixedB(), FixedC()]
    seated.insert(seed % 4, bot)
    st = game(seated, seed, turns=200)
    assert bot.offers_made
    for _, offer in bot.offers_made:
        gives = listed(st, offer.deeds) + offer.cash
        gets = listed(st, offer.want_deeds) + offer.want_cash
        assert 4 * gives >= 3 * listed(st, offer.want_deeds)
        assert 4 * gets >= 3 * listed(st, offer.deeds)


def test_a_partner_who_never_trades_is_not_pestered() -> None:
    """Two soundings on the market; then three offers between pauses of 4, 8, 16, 32 and 64 rounds."""
    bot = Spoken()
    game([bot, Sensible()], seed=3, turns=2 * 124)
    assert len(bot.offers_made) <= TRIES + 5 * ROUNDS_OF_TALK
    turns = [turn for turn, _ in bot.offers_made]
    assert max(map(turns.count, turns)) <= 1


def test_offers_of_a_turn_have_an_end() -> None:
    bot = Spoken()
    game([bot, FixedA(), FixedB(), FixedC()], seed=1, turns=200)
    turns = [turn for turn, _ in bot.offers_made]
    assert max(map(turns.count, turns)) <= MOST_DEALS


# Bargains ----------------------------------------------------------------------------------------------


def test_a_bargain_is_priced_where_its_partner_just_accepts() -> None:
    led, a, b = table_of_three()
    model = Strategist()
    gets = 1 << deed_at(led.state, ORANGE[2])
    cash = least(led.state, model, a, b, gets, 0)
    assert cash != NEVER
    assert model.objection(led.state, b, offer_of(a, b, gets, 0, cash)) == ""
    assert model.objection(led.state, b, offer_of(a, b, gets, 0, cash - 1)) != ""


def test_a_declined_bargain_gets_better() -> None:
    led, a, _ = table_of_three()
    land, talks, model = landing(led.state.tables), Talks(), Strategist()
    before = bargains(led.state, land, model, a, talks)[0].offer
    talks.opens(Exchange(before.to, before.want_deeds, before.deeds, 0, 0))
    talks.step[before.to] = 1
    again = [found.offer for found in bargains(led.state, land, model, a, talks)]
    same = [offer for offer in again if offer.want_deeds == before.want_deeds and offer.deeds == before.deeds]
    assert same
    assert same[0].cash - same[0].want_cash > before.cash - before.want_cash


def test_what_completes_no_group_is_bought_where_its_owner_just_sells() -> None:
    """Never below the floor, whatever its owner would take; what completes a group is a bargain instead."""
    led, a, b = table_of_three()
    give(led, b, *RED[:2], 5)
    model = Strategist()
    found = purchases(led.state, model, a, Talks())
    assert {int(offer.want_deeds) for offer in found} >= {
        sum(1 << deed_at(led.state, space) for space in RED[:2]),
        1 << deed_at(led.state, 5),
    }
    for offer in found:
        assert model.objection(led.state, b, offer) == ""
        assert 100 * offer.cash >= FLOOR * listed(led.state, offer.want_deeds)
        assert won(led.state, a, offer.want_deeds) == 0
        assert offer.deeds == 0


def test_a_declined_purchase_gets_dearer_and_a_resting_partner_is_left_alone() -> None:
    led, a, b = table_of_three()
    give(led, b, 5)
    talks, model, station = Talks(), Strategist(), 1 << deed_at(led.state, 5)
    first = next(o for o in purchases(led.state, model, a, talks) if o.want_deeds == station)
    talks.opens(Exchange(b, station, 0, 0, 0))
    talks.step[b] = 1
    again = next(o for o in purchases(led.state, model, a, talks) if o.want_deeds == station)
    assert again.cash > first.cash
    talks.rest(led.state, b)
    assert not [o for o in purchases(led.state, model, a, talks) if o.to == b]


def test_the_deals_tried_out_are_those_that_promise_most() -> None:
    led, a, b = table_of_three()
    give(led, b, *RED[:2], 5, 15)
    give(led, a, RED[2], *PINK[:2])
    offers = Champion().hopeful(led.state, a)
    assert len(offers) > 1
    made = [dealt(led.state, offer) for offer in offers]
    promised = [chances(st)[a] for st in made if st is not None]
    assert promised == sorted(promised, reverse=True)
    assert promised[0] > chances(led.state)[a]


# Thinking ahead ----------------------------------------------------------------------------------------


def test_the_better_position_is_seen() -> None:
    led, a, _ = table_of_three()
    poor = led.state.copy()
    give(led, a, *ORANGE, *RED)
    led.state.seats[a].cash += 1000
    assert mind(2 * ROW).best_of(a, [poor, led.state]) == 1
    assert mind(2 * ROW).best_of(a, [led.state, poor]) == 0


def test_a_few_rounds_and_the_value_see_it_too() -> None:
    """Nobody wins or loses in two rounds; what tells the positions apart is what the value says of them."""
    led, a, _ = table_of_three()
    poor = led.state.copy()
    give(led, a, *RED)
    ahead = Ahead(JUDGED_ROW, 1e9, 1, Ticking(), 2, Evaluator())
    ahead.begin()
    assert ahead.best_of(a, [poor, led.state]) == 1
    assert ahead.best_of(a, [led.state, poor]) == 0
    assert ahead.best_of(a, [led.state, led.state.copy()]) == 0


def test_the_value_must_see_more_than_its_own_error() -> None:
    contest = Contest(3, JUDGED_DOUBT)
    for _ in range(FEWEST):
        contest.add([0.5, 0.505, 0.52])
    assert contest.best() == 2
    contest = Contest(2, JUDGED_DOUBT)
    for _ in range(FEWEST):
        contest.add([0.5, 0.505])
    assert contest.best() == 0


def test_equal_positions_keep_the_usual_choice() -> None:
    led, a, _ = table_of_three()
    assert mind(ROW).best_of(a, [led.state, led.state.copy()]) == 0


def test_the_clock_is_looked_at_before_every_game() -> None:
    """Of three candidates in four ticks each is played once; the second row is broken off and not counted."""
    led, a, _ = table_of_three()
    clock = Ticking()
    ahead = mind(ROW, seconds=4.5, clock=clock)
    ahead.best_of(a, [led.state, led.state.copy(), led.state.copy()])
    assert clock.looks == 1 + 5  # to begin, before four games, and once more when the time is up


def test_all_thoughts_of_a_question_share_its_time() -> None:
    """In jail, before rich streets: how much to build, which bargain to propose, whether to leave?"""
    led, a, b = table_of_three()
    give(led, a, *RED, *PINK[:2])
    give(led, b, *ORANGE, PINK[2])
    for space in ORANGE:
        led.set_level(deed_at(led.state, space), 4)
    led.jail(a)
    led.state.seats[a].cash = 200
    clock = Ticking()
    bot = Champion(effort=1_000_000, seconds=13.5, clock=clock)
    for other in range(3):
        bot.market.kind[other] = OTHERWISE
    bot.choose(led.state, a)
    thoughts = clock.looks - 1 - 13  # one look to begin, one before each game, one of each thought too late
    assert thoughts == 3


def test_every_question_has_its_own_time() -> None:
    led, a, b = table_of_three()
    clock = Ticking()
    bot = Champion(effort=1_000_000, seconds=5.5, clock=clock)
    assert apply(led, Offer(b, a, 0, 1 << deed_at(led.state, ORANGE[2]), 0, 100)) == FINE
    for _ in range(3):
        before = clock.looks
        bot.reply(led.state, a, led.state.offers[0])
        assert clock.looks == before + 1 + 6


def test_few_games_are_no_proof() -> None:
    contest = Contest(2)
    for _ in range(3):
        contest.add([0.0, 1.0])
    assert contest.best() == 0


def test_enough_games_are_one() -> None:
    contest = Contest(2)
    for _ in range(FEWEST):
        contest.add([0.0, 1.0])
    assert contest.best() == 1


def test_who_wins_everything_already_need_not_think() -> None:
    contest = Contest(3)
    for _ in range(ROW):
        contest.add([1.0, 1.0, 1.0])
    contest.drop()
    assert contest.left == []


def test_thinking_changes_nothing() -> None:
    led, a, _ = table_of_three()
    before = (led.state.seq, [s.cash for s in led.state.seats], list(led.state.owner))
    Champion(effort=2).choose(led.state, a)
    assert (led.state.seq, [s.cash for s in led.state.seats], list(led.state.owner)) == before
    assert after(led.state, Action(OFFER, a)) is None
