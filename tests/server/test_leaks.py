"""Worlds that differ only in what is hidden look the same, byte by byte, to those it is hidden from.

What is compared is what goes over the wire: steps as they are told, sentences, whole views, answers.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.log import Ear, Log

from bankhalter.bots.api import Bot
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.odds import odds
from bankhalter.core.state import State
from bankhalter.game.driver import Moment
from bankhalter.server.live import broadcast
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol import queries
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import preview, typed_lines, views
from bankhalter.server.room.match import Wrong
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.storage import entries as e

PLAYERS = 4
SIDES = (0, 1)  # the seats that share a secret
OTHERS = [(2,), (3,), (2, 3), ()]
EYES = [*OTHERS, (0,), (1,), (0, 1)]
LINES = ("offers", "standing", "menu", "board", "groups", "bank", "accept 1", "reject 1", "accept", "throw")


def begun(secret: str, edition: str = "standard", **switches: object) -> Log:
    """A game a few rounds old; tokens, contributions and seed are secrets."""
    ears = [Ear(*[f"{secret}-{seat}" for seat in eyes]) for eyes in EYES]
    options = Options(edition, PLAYERS, chance="typed", switches=switches)
    log = Log(options, seed=secret.encode(), ears=ears)
    for seat in range(PLAYERS):
        log.write(1, e.SeatTaken(seat, f"P{seat}", f"{secret}-{seat}", person=f"{secret}{seat}"))
    log.write(1, e.GameStarted(list(range(PLAYERS)), luck=[secret] * PLAYERS))
    assert [ear.seats for ear in ears] == EYES
    number = 0
    while number < 60 or log.room.game.state.top.kind != codes.TURN:
        number += 1
        match = log.room.game
        if match.asked == codes.CHANCE:
            answers = odds(match.state)
            action = answers[number * 7 % len(answers)][0]
        elif match.state.top.kind == codes.PURCHASE:
            action = match.setup.notation.read(f"{match.asked + 1} buy")
            action = match.default() if match.refuse(action) else action
        else:
            action = match.default()
        log.write(10, e.Acted(int(action.seat), [match.write(action)]))
    return log


def seen(log: Log, eyes: tuple[int, ...]) -> list[bytes]:
    """Everything a viewer was sent, what it would get now, and what it can ask for."""
    [heard] = [ear.heard for ear in log.live.connections if isinstance(ear, Ear) and ear.seats == eyes]
    log.room.tail.extend(log.changes)
    back = Ear()
    back.seats = eyes
    for since in (None, log.room.seq - 1, log.room.seq):
        broadcast.send_welcome(log.live, back, since)
    asked = [answer for seat in eyes for answer in answers(log, seat)]
    return [timeless(data) for data in (*heard, *back.heard, *map(m.encode, asked))]


def timeless(data: bytes) -> bytes:
    """Return a message without the time of day at which it was sent."""
    return re.sub(rb'"(now|[0-9])":\d{13}', b"", data)


def answers(log: Log, seat: int) -> list[object]:
    """What a seat is answered to questions and typed lines that change nothing."""
    full = views.mine(log.room, seat, full=True)
    tried = preview.preview(log.room, queries.Preview("p", seat, ["accept 1", "throw"]), "en", log.now)
    held = preview.holdings(log.room, queries.Holdings("h", seat), "en")
    return [full, tried, held, *[typed_answer(log, seat, line) for line in LINES]]


def typed_answer(log: Log, seat: int, line: str) -> str:
    """What a typed line shows, would say, or why not."""
    try:
        shown = typed_lines.typed(log.room, m.Type("t", seat, line), "en")
    except Wrong as wrong:
        return f"{wrong.word} {wrong.values}"
    return shown if isinstance(shown, str) else " ".join(log.room.game.write(action) for action in shown)


def goods(log: Log, seat: int) -> list[int]:
    """The spaces of a seat's deeds."""
    state = log.room.game.state
    return [int(state.tables.space[d]) for d in range(state.tables.deeds) if state.owner[d] == seat]


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch"])  # in the second one offers hold up the dice
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 9), st.integers(0, 9), st.booleans())
def test_offers_between_two_are_no_business_of_others(edition: str, a: int, b: int, refused: bool) -> None:
    worlds = []
    for n in (a, b):
        log = begun("x", edition)
        give, price = goods(log, SIDES[0]), (n + 1) * int(log.room.game.setup.tables.grain)
        log.write(5, e.Acted(0, [f"1 offer 2 give={give[n % len(give)]} want-cash={price}"]))
        number = int(log.room.game.state.offers[0].number)
        if refused:
            log.write(5, e.Acted(1, [f"2 reject {number}", f"2 offer 1 cash={5 * price} want={give[0]}"]))
        worlds.append(log)
    for eyes in OTHERS:
        assert seen(worlds[0], eyes) == seen(worlds[1], eyes)
    if a != b:
        assert seen(worlds[0], (1,)) != seen(worlds[1], (1,)), "the other side sees the difference"


def test_of_two_offers_made_at_once_each_is_the_business_of_its_own_two_sides() -> None:
    worlds = []
    for cash in (11, 77):
        log = begun("x")
        give = goods(log, 0)[0]
        log.write(
            5,
            e.Acted(0, [f"1 offer 2 give={give} want-cash={cash}", f"1 offer 3 give={give} want-cash=5"]),
        )
        one, two = [int(offer.number) for offer in log.room.game.state.offers]
        log.write(5, e.Acted(0, [f"1 withdraw {one}", f"1 withdraw {two}"]))
        worlds.append(log)
    for eyes in OTHERS:
        assert seen(worlds[0], eyes) == seen(worlds[1], eyes)
    assert seen(worlds[0], (1,)) != seen(worlds[1], (1,))
    heard = [views.step(log.room, change, None, (2,), False).said for change in log.changes[-2:]]
    assert heard == [[f"1 offer 3 give={give} want-cash=5"], [f"1 withdraw {two}"]]


@pytest.mark.parametrize("maxima", [((0, 10), (0, 300)), ((0, 1), (0, 2)), ((0, 10), (1, 10))])
def test_a_secret_maximum_is_no_business_of_others(maxima: tuple[tuple[int, int], ...]) -> None:
    """Neither how much it is nor whose."""
    worlds = []
    for seat, amount in maxima:
        log = begun("x", auction_mode="live")
        while log.room.game.state.top.kind != codes.AUCTION:
            match = log.room.game
            action = (
                odds(match.state)[len(log.changes) * 5 % len(odds(match.state))][0]
                if match.asked == codes.CHANCE
                else match.default()
            )
            log.write(10, e.Acted(int(action.seat), [match.write(action)]))
        log.write(5, e.ProxySet(seat, amount))
        worlds.append(log)
    for eyes in OTHERS:
        assert seen(worlds[0], eyes) == seen(worlds[1], eyes)
    assert seen(worlds[0], (0,)) != seen(worlds[1], (0,))


@pytest.mark.parametrize("eyes", [(0,), (0, 1), ()])
def test_tokens_people_contributions_and_seeds_are_nobodys_business(eyes: tuple[int, ...]) -> None:
    assert seen(begun("one"), eyes) == seen(begun("two"), eyes)


def test_hidden_cash_is_no_business_of_others() -> None:
    worlds = []
    for more in (0, 7):
        log = begun("x", cash_visible=False)
        log.room.game.state.seats[0].cash += more
        log.write(5, e.Acted(0, ["1 wish demand off"]))
        log.write(5, e.ChatSent(1, "well"))
        worlds.append(log)
    for eyes in [(1,), *OTHERS]:
        assert seen(worlds[0], eyes) == seen(worlds[1], eyes)
    assert seen(worlds[0], (0,)) != seen(worlds[1], (0,))


def test_hidden_cash_is_shown_to_its_owner_only() -> None:
    log = begun("x", cash_visible=False)
    for eyes in [(2,), ()]:
        table = views.welcome(log.room, views.room_view(log.room, (), 0), list(eyes), 0).table
        assert table is not None and all(seat.cash is None for seat in table.seats)
    assert views.mine(log.room, 2).cash == log.room.game.state.seats[2].cash


def test_who_muted_whom_is_nobodys_business() -> None:
    a, b, c = begun("x"), begun("x"), begun("x")
    a.write(5, e.MuteSet(0, 1, True))
    b.write(5, e.MuteSet(0, 2, True))
    c.write(5, e.MuteSet(1, 0, True))
    for eyes in OTHERS:
        assert seen(a, eyes) == seen(b, eyes) == seen(c, eyes)
    assert seen(a, (1,)) == seen(b, (1,))
    assert seen(a, (0,)) != seen(b, (0,))


def test_a_bot_sees_what_a_person_in_its_seat_would_see() -> None:
    """Neither what others offer each other, nor what they have where money is hidden."""
    log = begun("x", cash_visible=False)
    log.write(5, e.Acted(0, [f"1 offer 2 give={goods(log, 0)[0]} want-cash=3"]))
    looks: list[State] = []

    class Spy(Bot):
        def choose(self, st: State, seat: int) -> Action:
            looks.append(st)
            return super().choose(st, seat)

    answers = AutoAnswers()
    answers.bots[3, "spy"] = Spy()
    log.room.places[3].bot = "spy"
    answers.think(log.room, Moment("answer", 3))
    [seen], real = looks, log.room.game.state
    assert real.offers and not seen.offers
    assert seen.seats[3].cash == real.seats[3].cash
    assert len({int(real.seats[i].cash) for i in range(3)}) > 1
    assert len({int(seen.seats[i].cash) for i in range(3)}) == 1
