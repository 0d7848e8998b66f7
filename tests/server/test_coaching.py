"""The coach at a table: only where nobody minds, in a process of its own, by what the seat may know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from server.hubs import heard, with_hub, written
from server.test_leaks import begun

from bankhalter.server.live.hub import Hub
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol import queries
from bankhalter.server.room.coaching import coached, need_coach
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage import entries as e


def test_among_people_only_if_the_table_agreed() -> None:
    log = begun("x")
    with pytest.raises(Wrong, match="no-coach"):
        need_coach(log.room, 0)
    log.room.options = msgspec.structs.replace(log.room.options, coach=True)
    need_coach(log.room, 0)
    with pytest.raises(Wrong, match="seat-out"):
        need_coach(log.room, 11)


@pytest.mark.parametrize(("language", "said"), [("de", "gleich würfeln"), ("en", "throw at once")])
def test_what_the_coach_says_can_be_said(language: str, said: str) -> None:
    log = begun("x")
    seat = int(log.room.game.state.top.seat)
    found = coached(log.room, "q", seat, language)
    assert (found.id, found.seat, found.version) == ("q", seat, log.room.seq)
    best = found.actions[0]
    assert best.text == said and best.say == ["throw"] and best.good and 0 < best.chance < 1 and found.risk


def test_a_process_of_its_own_thinks(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.find((await hub.open(m.Options(seats=2, pace=10_000))).code)
        assert live is not None
        await hub.write(live, lambda now: e.SeatTaken(0, "Anna", "k"))
        await hub.write(live, lambda now: e.BotSeated(1, "simple", "Ben"))
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
        peer, line = heard(hub, live)
        line.language = "en"
        line.begin_advice(queries.Advise("q", 0))
        with pytest.raises(Wrong, match="too-fast"):
            line.begin_advice(queries.Advise("r", 0))
        while line.advised:
            await asyncio.sleep(0.05)
        await written(line)
        answer = msgspec.json.decode(peer.got[-1], type=queries.Advised)
        assert answer.id == "q" and answer.actions[0].say == ["throw"]

    with_hub(work, tmp_path)
