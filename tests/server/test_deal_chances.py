"""What a deal does to every seat: where advice is allowed, thought out in a process of its own, and true."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from bots.table import begun as laid
from bots.table import deed_at, give
from server.hubs import heard, with_hub, written
from server.test_leaks import begun

from bankhalter.analysis.deal_effect import effect_of
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, FINE, THROW
from bankhalter.core.engine import apply
from bankhalter.core.ledger import Ledger
from bankhalter.server.live.hub import Hub
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol import queries
from bankhalter.server.room.coaching import deal_said, weighed
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage import entries as e


class Ticks:
    """A clock that goes on by a tenth of a second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def table_of_three() -> tuple[Ledger, int, int, int]:
    """Seat `a` is to throw and holds two oranges, `b` the third; `c` has nothing."""
    led = laid(3)
    a = int(led.state.turn)
    b, c = (a + 1) % 3, (a + 2) % 3
    give(led, a, 16, 18)
    give(led, b, 19)
    return led, a, b, c


# What it says ------------------------------------------------------------------------------------------


def test_a_group_for_a_song_helps_one_and_costs_the_others() -> None:
    led, a, b, c = table_of_three()
    offer = Offer(a, b, 10, 0, 0, 0, 1 << deed_at(led.state, 19))
    found = effect_of(led.state, a, offer, True, clock=Ticks())
    assert found is not None
    assert found.change(a) > 0.05 and found.is_sure(a)
    assert found.change(b) < 0 and found.change(c) < 0, "the third pays, too"
    assert sum(found.before) == pytest.approx(1) and sum(found.after) == pytest.approx(1)


def test_an_offer_that_lies_is_weighed_like_its_yes() -> None:
    led, a, b, _ = table_of_three()
    assert apply(led, Offer(a, b, 10, 0, 0, 0, 1 << deed_at(led.state, 19))) == FINE
    yes = Action(ACCEPT, b, led.state.offers[0].number)
    found = effect_of(led.state, b, yes, True, clock=Ticks())
    assert found is not None and found.change(b) < 0
    assert len(led.state.offers) == 1, "looking changes nothing"


def test_what_cannot_be_made_is_not_weighed() -> None:
    led, a, b, _ = table_of_three()
    dear = Offer(a, b, 10**6, 0, 0, 0, 1 << deed_at(led.state, 19))
    assert effect_of(led.state, a, dear, True, clock=Ticks()) is None
    assert effect_of(led.state, a, Action(THROW, a), True, clock=Ticks()) is None


def test_hidden_cash_is_not_looked_at() -> None:
    """Two tables that differ only in cash a seat may not see are the same to it."""
    led, a, b, c = table_of_three()
    offer = Offer(a, b, 10, 0, 0, 0, 1 << deed_at(led.state, 19))
    twin = led.state.copy()
    twin.seats[b].cash += 400
    twin.seats[c].cash -= 400
    found = [effect_of(st, a, offer, False, seconds=0.0, clock=Ticks()) for st in (led.state, twin)]
    assert found[0] == found[1]


# At a table --------------------------------------------------------------------------------------------


def test_only_deals_are_weighed() -> None:
    log = begun("x")
    for said in ("throw", "nonsense"):
        with pytest.raises(Wrong):
            deal_said(log.room, 0, said)


def test_a_deal_that_cannot_be_made_helps_nobody() -> None:
    log = begun("x")
    assert weighed(log.room, "q", 0, "accept 99").chances == []


def test_a_process_of_its_own_weighs_a_deal(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.find((await hub.open(m.Options(seats=2, pace=10_000))).code)
        assert live is not None
        await hub.write(live, lambda now: e.SeatTaken(0, "Anna", "k"))
        await hub.write(live, lambda now: e.BotSeated(1, "simple", "Ben"))
        said = ["* 6-5", "* 1-2", "1 throw", "* 1-2", "1 buy"]
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=said))
        peer, line = heard(hub, live)
        line.begin_advice(queries.WeighDeal("q", 0, "offer 2 give=3 want-cash=50"))
        with pytest.raises(Wrong, match="too-fast"):
            line.begin_advice(queries.WeighDeal("r", 0, "offer 2 give=3 want-cash=50"))
        while line.advised:
            await asyncio.sleep(0.05)
        await written(line)
        answer = msgspec.json.decode(peer.got[-1], type=queries.DealWeighed)
        assert (answer.id, answer.seat, [one.seat for one in answer.chances]) == ("q", 0, [0, 1])
        for one in answer.chances:
            assert 0 < one.before < 1 and 0 < one.after < 1

    with_hub(work, tmp_path)


def test_among_people_only_if_the_table_agreed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.find((await hub.open(m.Options(seats=2))).code)
        assert live is not None
        await hub.write(live, lambda now: e.SeatTaken(0, "Anna", "k"))
        await hub.write(live, lambda now: e.SeatTaken(1, "Ben", "l"))
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
        _, line = heard(hub, live)
        with pytest.raises(Wrong, match="no-coach"):
            line.begin_advice(queries.WeighDeal("q", 0, "offer 2 give=3 want-cash=50"))

    with_hub(work, tmp_path)
