"""Whoever comes back from any version sees what a newcomer sees."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest
from server.desk import View, lasting
from server.log import Log

from bankhalter.server.live import broadcast
from bankhalter.server.live.live_room import SILENT, LiveRoom
from bankhalter.server.protocol import entrance, framing
from bankhalter.server.protocol import messages as m
from bankhalter.server.room.commands import Asker, decide
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage import entries as e

PEOPLE = 3
ENOUGH = 60  # versions of each table


class Ear(View):
    """A connection that keeps its view up to date."""

    def __init__(self, *seats: int) -> None:
        super().__init__()
        self.seats: Any = seats
        self.keys: set[str] = set()
        self.language, self.narration_language, self.person = "en", "", ""
        self.shown, self.late = SILENT, False

    def send(self, data: bytes) -> None:
        self.hear(data)

    def close(self, code: int) -> None:
        """Nothing to close."""

    def on_welcome(self, message: dict[str, Any]) -> None:
        super().on_welcome(message)
        self.seats = tuple(message["seats"])


def wish(log: Log, chance: random.Random) -> tuple[framing.Numbered, int]:
    """Return something one of the people might say now."""
    seat, other = chance.sample(range(PEOPLE), 2)
    topic, yes = chance.choice(("pause", "resume", "undo")), chance.random() < 0.8
    beside = (
        m.Chat("x", seat, "well"),
        entrance.Lock("x", chance.random() < 0.5),
        m.HandOver("x", other),
        m.Mute("x", seat, other, chance.random() < 0.5),
        m.Quiet("x", seat, chance.random() < 0.5),
        m.Act("x", seat, [f"offer {other + 1} cash=5 want_cash=7"]),
        m.Ballot("x", seat, topic, yes),
        m.Ballot("x", seat, topic, yes),
    )
    game = log.room.game
    if chance.random() < 0.5 and game.asked >= 0 and log.room.running:
        words = game.setup.notation.write_words(game.default())
        return m.Act("x", game.asked, [words], log.room.question), game.asked
    return chance.choice(beside), seat


def newcomer(live: LiveRoom, *seats: int) -> Ear:
    """Return what somebody sees who comes now."""
    ear = Ear(*seats)
    broadcast.send_welcome(live, ear)
    return ear


@pytest.mark.parametrize("seed", range(8))
def test_whoever_comes_back_from_any_version_sees_what_a_newcomer_sees(seed: int) -> None:
    chance = random.Random(seed)
    log = Log(m.Options("deluxe-ch" if seed % 2 else "standard", PEOPLE))
    for seat in range(PEOPLE):
        log.write(0, e.SeatTaken(seat, f"P{seat}", f"key-{seat}"))
    log.write(0, decide(log.room, m.Start("x"), Asker(seats=(0,)), log.now))
    live = LiveRoom(log.room)
    known = {log.room.seq: newcomer(live, 1)}
    while log.room.seq < ENOUGH and log.room.phase != "over":
        command, seat = wish(log, chance)
        try:
            entry = decide(log.room, command, Asker(seats=(seat, log.room.host)), log.now)
        except Wrong:
            continue
        live.room.tail.append(log.write(500, entry))
        now = known[log.room.seq] = newcomer(live, 1)
        for since in range(max(min(known), log.room.seq - 6), log.room.seq + 1):
            back = deepcopy(known[since])
            broadcast.send_welcome(live, back, since)
            assert (back.version, back.table, back.mine) == (now.version, now.table, now.mine), since
            assert lasting(back.room) == lasting(now.room), since
    assert log.room.seq >= ENOUGH // 2
