"""The population: families with habits of their own, and earlier selves that stay as they were."""

from __future__ import annotations

import math

import pytest
from bots import outside
from bots.table import begun, deed_at, game, give

from bankhalter.bots.ladder import EARLIER_SELVES, FAMILIES
from bankhalter.bots.players.champion_1 import Champion1
from bankhalter.bots.population.families import Collector, Loner, Nag
from bankhalter.bots.population.sets import ONLY_ASIDE, POPULATIONS, drawn
from bankhalter.bots.registry import UnknownBot, find, names
from bankhalter.bots.sandbox import Guarded
from bankhalter.core.actions import Offer
from bankhalter.core.codes import REJECT
from bankhalter.core.digest import digest


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_plays_by_the_rules(family: str) -> None:
    bots = [Guarded(find(f"{family}.{number}")(number)) for number in (1, 2, 3)]
    st = game(bots, seed=len(family), turns=90)
    assert st.turns > 20
    assert [bot.fault for bot in bots] == [None] * 3


def test_a_number_fixes_the_habits() -> None:
    first, again, other = (
        digest(game([find(f"deal-maker.{n}")(1), find("trader")(1)], 3, 60)) for n in (5, 5, 6)
    )
    assert first == again != other


def test_those_kept_aside_are_not_trained_with() -> None:
    seen = {name for family in POPULATIONS["training"].values() for name in family}
    aside = {name for family in POPULATIONS["aside"].values() for name in family if "." in name}
    assert aside and not aside & seen
    assert set(ONLY_ASIDE) == set(POPULATIONS["aside"]) - set(POPULATIONS["training"])
    assert len(ONLY_ASIDE) >= 2


def test_draws_come_from_all_families() -> None:
    found = {name.partition(".")[0] for name in drawn("training", 400, seed=1)}
    assert found >= set(FAMILIES) - set(ONLY_ASIDE)
    assert drawn("training", 5, seed=9) == drawn("training", 5, seed=9) != drawn("training", 5, seed=10)


def test_members_are_found_but_not_offered_at_a_table() -> None:
    assert not any(name in names() for name in (*FAMILIES, *EARLIER_SELVES, "collector.1"))
    for wrong in ("collector.x", "collector.", "collecter.1", f"collector.{10**12}"):
        with pytest.raises(UnknownBot):
            find(wrong)


def test_a_collector_asks_for_single_deeds_from_the_first_round() -> None:
    led = begun(3)
    give(led, (led.state.turn + 1) % 3, 1, 6, 11)
    for number in range(1, 9):
        offer = Collector(number).choose(led.state, led.state.turn)
        assert isinstance(offer, Offer)
        asked = [d for d in range(led.state.tables.deeds) if offer.want_deeds >> d & 1]
        price = led.state.tables.price[asked[0]]
        assert len(asked) == 1 and offer.deeds == 0
        assert 0.79 <= offer.cash / price <= 1.95


def test_a_nag_repeats_itself() -> None:
    led = begun(2)
    seat = int(led.state.turn)
    give(led, 1 - seat, 1)
    nag = Nag(3)
    nag.full = False
    first, second = (nag.choose(led.state, seat) for _ in range(2))
    assert isinstance(first, Offer) and isinstance(second, Offer)
    assert (first.cash, first.want_deeds) == (second.cash, second.want_deeds)


def test_a_loner_never_trades() -> None:
    led = begun(2)
    give(led, 0, 1)
    reply = Loner(1).reply(led.state, 0, Offer(1, 0, 500, 0, 0, 0, 1 << deed_at(led.state, 1)))
    assert reply is not None and reply.kind == REJECT


# Earlier selves: these digests are of games played before there were later ones ---------------------------


def test_the_first_trader_plays_as_it_did() -> None:
    four = [digest(game([find("trader-1")(0) for _ in range(4)], seed, 120)) for seed in (1, 2)]
    assert four == ["9f10b618869db138", "0d621be2dee71477"]


def test_the_first_strategist_plays_as_it_did() -> None:
    four = [digest(game([find("strategist-1")(0) for _ in range(4)], seed, 120)) for seed in (1, 2)]
    assert four == ["0de40c1edc463501", "610cab6676fd8d9a"]


def test_the_first_champion_plays_as_it_did() -> None:
    bots = [Champion1(effort=1, seconds=math.inf, seed=1), find("strategist-1")(1)]
    assert digest(game(bots, 1, 40)) == "1c6c2ee40e70da2b"


# Measuring -----------------------------------------------------------------------------------------------


def test_one_sits_alone_in_every_seat_in_turn() -> None:
    """Whoever never answers loses from every seat; three of them lose to whoever sits alone."""
    assert not any(won for won, _ in outside.among("default", "test", 4, first=1))
    lost = list(outside.against("default", "test", "collector", 4, first=1))
    assert all(won for won, _ in lost)
    assert outside.row("collector – 3 default", iter(lost)).startswith(
        "| collector – 3 default | 4 | 100.0 % [51.0, 100.0] |"
    )
