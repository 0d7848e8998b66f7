"""Every public value prints, compares, hashes, copies, pickles and reads back.

These tests run on both builds (tests/compiled/test_same_games.py starts them on the compiled one).
"""

from __future__ import annotations

import copy
import os
import pickle
import re
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bankhalter import Action, Game, IllegalAction, Offer, Record, Rules, Scripted, Seeded
from bankhalter.core import actions, codes, compiled, decisions, dump, engine, events, legal, names, state
from bankhalter.core.decisions import Decision
from bankhalter.core.digest import digest
from bankhalter.core.events import Event
from bankhalter.core.fields import fields, meaning
from bankhalter.core.ledger import Ledger
from bankhalter.core.legal import Choice
from bankhalter.core.odds import odds
from bankhalter.core.state import Claim, Pile, Seat, State
from bankhalter.game import position, view
from bankhalter.game import record as records
from bankhalter.lab.jobs.job import Job

MODULES = (actions, codes, decisions, events, legal, state)
SPACE = {name: what for module in MODULES for name, what in vars(module).items()} | {"codes": codes}
CLASSES = [*dump.KINDS[Event].values(), *dump.KINDS[Decision].values(), Action, Offer, Choice, Claim]


def sample(cls: Any, first: int = 1) -> Any:
    """A value of a class, every field a number of its own."""
    return cls(*range(first, first + len(fields(cls))))


VALUES = [*map(sample, CLASSES), Pile(0b1010, (4, 2)), Seat(1500, 3, 0, 0, 1, 0b100, 1, 0)]
KEYS = [value for value in VALUES if not isinstance(value, Seat)]  # a seat changes in place
named = pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)


@pytest.mark.skipif("BANKHALTER_EXPECT" not in os.environ, reason="only where a build is expected")
def test_this_is_the_build_that_is_meant() -> None:
    assert compiled() == (os.environ["BANKHALTER_EXPECT"] == "compiled")


# Values ----------------------------------------------------------------------------------------------


@named
def test_a_value_prints_as_what_makes_it(value: Any) -> None:
    said = repr(value)
    assert said.startswith(type(value).__name__ + "(")
    assert eval(said, dict(SPACE)) == value


@named
def test_every_field_makes_a_difference(value: Any) -> None:
    cls, told = type(value), {name: getattr(value, name) for name in fields(type(value))}
    assert cls(**told) == value
    assert (cls(**told) != value) is False
    for name, was in told.items():
        other = cls(**{**told, name: (7,) if isinstance(was, tuple) else was + 1})
        assert other != value and repr(other) != repr(value), name


@named
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda v: pickle.loads(pickle.dumps(v))])
def test_a_value_can_be_copied_and_pickled(value: Any, again: Any) -> None:
    twin = again(value)
    assert twin == value and type(twin) is type(value)
    assert getattr(twin, "kind", None) == getattr(value, "kind", None)


@named
def test_a_value_reads_back(value: Any) -> None:
    base = next((base for base in dump.KINDS if isinstance(value, base)), type(value))
    told = dump.as_values(value)
    assert dump.from_values(base, told) == value
    with pytest.raises(ValueError, match="no "):
        dump.from_values(base, {**told, "nonsense": 1})


def test_values_that_are_equal_are_one_key() -> None:
    twins = [copy.copy(value) for value in KEYS]
    assert len({*KEYS, *twins}) == len(KEYS)


def test_things_of_different_kinds_differ() -> None:
    assert decisions.Rest(1) != decisions.Steps(1)
    assert events.Jailed(1) != events.Freed(1)
    assert Action(codes.PASS, 1) != (codes.PASS, 1)


def test_what_changes_in_place_has_no_hash() -> None:
    game = Game("standard", 2)
    for thing in (game.state, game.state.seats[0], game.tables):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


def test_values_say_what_they_are() -> None:
    assert repr(Action(codes.BID, 1, 120)) == "Action(kind=codes.BID, seat=1, a=120)"
    assert repr(Offer(0, 2, deeds=0b1010)) == "Offer(seat=0, to=2, deeds=1<<1|1<<3)"
    assert repr(events.Paid(0, codes.BANK, 60, codes.W_RENT)) == (
        "Paid(payer=0, payee=codes.BANK, amount=60, why=codes.W_RENT)"
    )
    assert dump.as_values(events.Ended(0b101)) == {"kind": "over", "winners": [0, 2]}
    mister = events.Thrown(0, 2, 3, codes.MR)
    assert repr(mister) == "Thrown(seat=0, die1=2, die2=3, face=codes.MR)"
    assert [dump.as_values(events.Thrown(0, 2, 3, face))["face"] for face in (0, 3, codes.BUS)] == [
        0,
        3,
        "bus",
    ]
    old = {"kind": "thrown", "seat": 0, "die1": 2, "die2": 3, "face": 5}  # as it was told once
    assert dump.from_values(events.Event, old) == mister
    assert dump.as_values(decisions.Roll(1, 0, 2)) == {"kind": "roll", "who": 1, "purpose": 0, "dice": 2}


def test_an_offer_has_goods_and_no_numbers() -> None:
    offer = Offer(0, 2, 10, 1, 1, 20, 2, 2, 5)
    assert (offer.a, offer.b, offer.c) == (0, 0, 0)


def test_an_event_is_about_whoever_it_names_first() -> None:
    assert dump.about(events.Paid(2, codes.BANK, 60, codes.W_RENT)) == 2
    assert dump.about(events.Paid(codes.BANK, 2, 60, codes.W_RENT)) == codes.BANK
    assert dump.about(events.Ended(0b101)) == codes.BANK
    assert dump.about(events.TimeIsUp()) == codes.BANK


# Kinds -----------------------------------------------------------------------------------------------


def test_every_word_has_its_class() -> None:
    assert tuple(dump.KINDS[Event]) == names.EVENTS and len(names.EVENTS) == codes.EVENTS
    assert tuple(dump.KINDS[Decision]) == names.FRAMES and len(names.FRAMES) == codes.FRAMES
    for cls in CLASSES[: codes.EVENTS + codes.FRAMES]:
        words = names.EVENTS if issubclass(cls, Event) else names.FRAMES
        assert words[sample(cls).kind] == dump.NAMES[cls]


@pytest.mark.parametrize("name", ["seat", "why", "what", "kind"])
def test_every_code_has_its_name(name: str) -> None:
    for number, spelled in meaning(name).codes.items():
        assert getattr(codes, spelled) == number


# States ----------------------------------------------------------------------------------------------


def go_on(led: Ledger, steps: int, seed: int) -> None:
    """Let everybody say anything at all, now and then an offer; the same seed says the same."""
    chance = Random(seed)
    for _ in range(steps):
        said = anything(led.state, chance)
        if engine.apply(led, said) != codes.FINE and led.state.top.kind != codes.OVER:
            assert engine.apply(led, legal.default(led.state)) == codes.FINE


def anything(st: State, chance: Random) -> Action:
    """An answer to what is asked, or an offer that may be refused."""
    if st.top.seat == codes.CHANCE:
        return chance.choice(odds(st))[0]
    seat = int(st.top.seat)
    if seat < 0:
        return legal.default(st) if st.top.kind != codes.OVER else Action(codes.END_TURN, 0)
    if chance.random() < 0.2:
        to = chance.randrange(len(st.seats))
        return Offer(seat, to, cash=10 * chance.randrange(9), want_deeds=1 << chance.randrange(28))
    lines = [line for line in legal.menu(st, seat) if line.kind not in NEVER]
    line = chance.choice(lines)
    return line.action(chance.randint(line.low, line.high) if line.low < line.high else None)


NEVER = (codes.OFFER, codes.RESIGN, codes.BANKRUPT)


@cache
def played(edition: str, steps: int) -> State:
    """A state in the middle of a game."""
    led = engine.new_game(Game(edition, 4).tables, 4, False)
    go_on(led, steps, 11)
    assert not led.events, "where nobody listens no event is made"
    return led.state


MOMENTS = [("standard", n) for n in range(0, 1600, 160)] + [("warendorf", 900)]
at_moments = pytest.mark.parametrize("moment", MOMENTS, ids=str)


def test_the_moments_have_everything_a_state_may_hold() -> None:
    states = [played(*moment) for moment in MOMENTS]
    for name in ("claims", "offers", "piles", "seats", "agenda"):
        assert any(getattr(st, name) for st in states), name
    assert any(max(st.level) for st in states) and any(max(st.pledged) for st in states)
    assert {int(st.top.kind) for st in states} >= {codes.OPENING, codes.TURN}
    assert max(len(st.agenda) for st in states) > 1


@at_moments
def test_a_state_reads_back(moment: tuple[str, int]) -> None:
    st = played(*moment)
    twin = dump.read(dump.write(st), st.tables)
    assert twin == st and digest(twin) == digest(st)
    assert twin.top is twin.agenda[-1]
    assert_goes_on_alike(st, twin)


@at_moments
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda v: pickle.loads(pickle.dumps(v))])
def test_a_state_can_be_copied_and_pickled(moment: tuple[str, int], again: Any) -> None:
    st = played(*moment)
    twin = again(st)
    assert twin == st and twin.tables == st.tables
    assert_goes_on_alike(st, twin)


def assert_goes_on_alike(st: State, twin: State) -> None:
    """A twin plays on as the original would, and does not touch it."""
    before = digest(st)
    ends = []
    for led in (Ledger(st.copy(), True), Ledger(twin, True)):
        go_on(led, 60, 5)
        ends.append((digest(led.state), led.events))
    assert ends[0] == ends[1] and ends[0][1] and digest(st) == before


def test_states_differ_by_what_they_hold() -> None:
    st = played("standard", 320)
    for change in ("pot", "turns", "seq"):
        other = st.copy()
        setattr(other, change, getattr(st, change) + 1)
        assert other != st
    other = st.copy()
    other.seats[2].cash += 1
    assert other != st
    other = st.copy()
    other.level[0] += 1
    assert other != st


def test_a_state_is_one_line_for_people() -> None:
    game = Game("standard", ["Anna", "Ben"])
    assert repr(game.state) == "<State: turn 0 of seat 0, opening asks chance; cash 1500, 1500>"
    assert repr(game.tables) == "<Tables: 40 spaces, 28 deeds, 32 cards>"


def test_a_state_of_something_else_is_refused() -> None:
    st = played("standard", 160)
    with pytest.raises(ValueError, match="no state: pot"):
        dump.read(dump.write(st).replace('"pot"', '"pott"'), st.tables)


def test_a_state_of_an_earlier_version_reads_back() -> None:
    """Whether a turn is still to be told is known since then; it changes neither play nor digest."""
    st = played("standard", 160)
    told = "".join(line for line in dump.write(st).splitlines(True) if "turn_waits" not in line)
    assert told != dump.write(st)
    other = st.copy()
    other.turn_waits = not st.turn_waits
    assert digest(other) == digest(st) and dump.read(re.sub(r",\s*}\s*$", "}", told), st.tables) == st


def test_other_rules_are_other_tables() -> None:
    assert Game("standard", 2).tables == Game("standard", 2).tables
    assert Game("standard", 2).tables != Game("standard", 2, free_parking_pot=True).tables


# What is around the rules -----------------------------------------------------------------------------


def around() -> list[Any]:
    """One of every public value that is no value of the core, of a game that stands between two turns."""
    game = Game("azeroth", ["Anna", "Ben"], seed=4, free_parking_pot=True)
    while not position.is_quiet(game.state):
        game.push(game.default())
    at = position.Position(game.edition, game.rules, game.tables, game.state, game.players, ("", ""))
    job = Job("azeroth", (("free_parking_pot", True),), ("simple", "random"))
    values = [game.edition, game.rules, game.setup, game.view(0), game.view(None), job]
    return [*values, game, game.record(), at, game.source, Scripted(game.actions, Seeded(7))]


CHANGING = (Game, Record, position.Position, Seeded, Scripted)  # they, or what they hold, go on
NAMES = vars(view) | {"Rules": Rules, "Job": Job}
AROUND = [pytest.param(i, id=type(value).__name__) for i, value in enumerate(around())]


@pytest.mark.parametrize("i", AROUND)
def test_what_is_around_the_rules_compares_copies_and_pickles(i: int) -> None:
    value, twin = around()[i], around()[i]
    assert value == twin and (value != twin) is False and repr(value) == repr(twin)
    assert all(value != other for n, other in enumerate(around()) if n != i)
    for again in (copy.copy, copy.deepcopy, lambda v: pickle.loads(pickle.dumps(v))):
        assert again(value) == value and type(again(value)) is type(value)
    if isinstance(value, CHANGING):
        with pytest.raises(TypeError, match="unhashable"):
            hash(value)
    else:
        assert hash(value) == hash(twin)


@pytest.mark.parametrize("i", AROUND)
def test_what_is_around_the_rules_says_what_it_is(i: int) -> None:
    value = around()[i]
    said = repr(value)
    if isinstance(value, Rules | view.View | Job):
        assert eval(said, dict(NAMES)) == value
    else:
        assert type(value).__name__ in said and len(said) < 400 and " at 0x" not in said


def test_editions_rules_and_records_are_short_to_read() -> None:
    game = Game("standard", ["Anna", "Ben"], seed=4)
    assert repr(game.edition) == f"Edition('standard', digest='{game.edition.digest}')"
    assert repr(Rules(minutes=90, jail_pay_turns=(3,))) == "Rules(minutes=90, jail_pay_turns=(3,))"
    assert repr(game.record()) == f"<Record standard: Anna, Ben; {len(game.actions)} actions>"
    assert records.parse(game.record().text()).text() == game.record().text()


def test_editions_differ_by_more_than_their_key() -> None:
    game = Game("standard", 2)
    renamed = replace(game.edition, name={"de": "Anders", "en": "Other"})
    assert renamed != game.edition and hash(renamed) == hash(game.edition)
    assert Game(renamed, 2).edition.name["de"] == "Anders"


def test_sources_of_chance_differ_by_how_they_go_on() -> None:
    one, other = Seeded(5), Seeded(5)
    assert one == other and one != Seeded(6)
    one.answer(Game("standard", 2).state)
    assert one != other
    throw = Action(codes.ROLLED, codes.CHANCE, 1, 2)
    assert Scripted([throw]) != Scripted([]) and Scripted([]) != Scripted([], one)


# The menu --------------------------------------------------------------------------------------------


def test_what_the_menu_says_can_be_pushed() -> None:
    game = Game("standard", 3, seed=3)
    said = 0
    while len(game.actions) < 400 and not game.over:
        line = next(
            (line for line in game.legal() if line.low >= line.high and line.kind != codes.OFFER), None
        )
        if line is None or line.kind in (codes.RESIGN, codes.WISH):
            game.push(game.default())
            continue
        assert game.refuse(line) is None
        game.push(line)
        said += 1
    assert said > 100


def test_an_amount_that_is_left_open_is_asked_for() -> None:
    game = Game("standard", 3, seed=3)
    while game.awaited != "auction":
        game.push(game.default())
    bid = next(line for line in game.legal() if line.kind == codes.BID)
    before = game.digest()
    with pytest.raises(ValueError, match=f"from {bid.low} to {bid.high} is needed"):
        game.push(bid)
    with pytest.raises(ValueError, match="no amount"):
        bid.action(int(bid.high) + 1)
    assert game.digest() == before
    assert bid.action(40) == Action(codes.BID, bid.seat, 40)
    for amount in (int(bid.low), int(bid.high)):
        assert bid.action(amount) == Action(codes.BID, bid.seat, amount)
    game.push(bid.action(40))


def test_an_order_and_an_offer_from_the_menu() -> None:
    order = Choice(codes.ORDER, 1, codes.HOUSE, 1, 1, 5)
    assert order.action(3) == Action(codes.ORDER, 1, codes.HOUSE, 3)
    with pytest.raises(ValueError, match="Offer"):
        Choice(codes.OFFER, 1, 0, 0, 0, 0).action()
    with pytest.raises(ValueError, match="no amount"):
        Choice(codes.PASS, 1, 0, 0, 0, 0).action(5)


def test_a_line_that_no_longer_holds_is_refused_in_words() -> None:
    game = Game("standard", 3, seed=3)
    with pytest.raises(IllegalAction, match="not-now"):
        game.push(Choice(codes.BUY, game.asked, 0, 0, 0, 0))
