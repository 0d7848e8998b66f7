"""The dice: derived by hand from docs/protocol.md, evenly spread, and never twice the same by accident."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from server.log import Log

from bankhalter.core import codes
from bankhalter.core.odds import odds
from bankhalter.server.fairness.dice import Fair, commitment, new_seed
from bankhalter.server.protocol.messages import Options
from bankhalter.server.storage import entries as e

SEED = bytes(range(32))


def by_hand(seed: bytes, code: str, luck: list[str], number: int) -> str:
    """Throw two dice as docs/protocol.md says, without any code of ours."""
    about = hashlib.sha256("\n".join(["hmac-sha256-1", code, *luck]).encode()).hexdigest()
    block = 0
    while True:
        digest = hmac.new(seed, f"{about}/dice/{number}/{block}".encode(), hashlib.sha256).digest()
        for i in range(0, 32, 4):
            word = int.from_bytes(digest[i : i + 4], "big")
            if word < 2**32 - 2**32 % 36:
                return f"* {word % 36 // 6 + 1}-{word % 6 + 1}"
        block += 1


def test_throws_follow_from_seed_code_and_luck_as_documented() -> None:
    log = Log(Options("standard", 2), seed=SEED)
    log.write(0, e.SeatTaken(0, "Anna", "a", "clover"))
    log.write(0, e.SeatTaken(1, "Ben", "b"))
    log.write(0, e.GameStarted([0, 1], luck=["clover", ""]))
    match, fair = log.room.game, log.room.fair()
    assert match.throw_fairly(fair, log.room.by_server()) == [
        by_hand(SEED, "abcdefg", ["clover", ""], n) for n in range(2)
    ]


def test_another_seed_code_or_luck_gives_other_dice() -> None:
    worlds = [(SEED, "a", ["x"]), (SEED[::-1], "a", ["x"]), (SEED, "b", ["x"]), (SEED, "a", ["y"])]
    throws = [tuple(Fair(*world).below(36, "dice", n) for n in range(40)) for world in worlds]
    assert len(set(throws)) == len(worlds)


def test_streams_do_not_disturb_each_other() -> None:
    fair = Fair(SEED, "a", [])
    assert [fair.below(6, "dice", n) for n in range(30)] != [fair.below(6, "cards-a", n) for n in range(30)]


def test_faces_are_evenly_spread() -> None:
    """A chi-square test that an honest die fails once in a million; the seed is fixed."""
    fair = Fair(SEED, "a", [])
    counts = Counter(fair.below(36, "dice", n) for n in range(20_000))
    expected = 20_000 / 36
    assert len(counts) == 36 and sum((n - expected) ** 2 / expected for n in counts.values()) < 95


def test_every_card_that_may_be_drawn_is_drawn_sometimes() -> None:
    log = Log(Options("standard", 2, chance="typed"))
    log.write(0, e.SeatTaken(0, "Anna", "a"))
    log.write(0, e.SeatTaken(1, "Ben", "b"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2", "1 throw", "* 3-4"]))
    state = log.room.game.state
    assert state.top.kind == codes.DRAW
    fair = Fair(SEED, "a", [])
    drawn = {fair.answer(state, "cards-a", n).a for n in range(400)}
    assert drawn == {action.a for action, _ in odds(state)}


def test_the_promise_binds() -> None:
    seed = new_seed()
    assert commitment(seed) == hashlib.sha256(seed).hexdigest() and new_seed() != seed
