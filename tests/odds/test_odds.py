"""Exact odds: against a second opinion, against the printed rents, against simulated throws."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest
from kit import ALL, SPEED, edition
from odds import textbook

from bankhalter.edition import load
from bankhalter.odds import markov_chain, token_walk
from bankhalter.odds.exact import Odds, odds
from bankhalter.odds.lone_token import Way
from bankhalter.odds.markov_chain import Chain, TokenPlace
from bankhalter.switches import agree

SMALL = """
extends = "standard"
id = "small"
fresh = ["spaces", "cards"]
[spaces]
0 = { kind = "go", name = { de = "a", en = "a" } }
3 = { kind = "jail", name = { de = "d", en = "d" } }
6 = { kind = "to_jail", name = { de = "g", en = "g" } }
9 = { kind = "draw", deck = "a", name = { de = "j", en = "j" } }
"""
STREET = (
    'kind = "street", group = "{}", price = 60, house = 50, hotel = 50, mortgage = 30, '
    'rent = [2, 10, 30, 90, 160, 250], name = {{ de = "s", en = "s" }}'
)
GROUPS = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue")


@cache
def solved(name: str, way: Way, speed: bool = False) -> Chain:
    return markov_chain.build(edition(name), agree(edition(name), 2, speed_die=speed), way)


def row(name: str, way: Way, place: TokenPlace) -> markov_chain.Row:
    """Where one throw leads, without solving anything."""
    board = markov_chain.measuring_board(edition(name), agree(edition(name), 2, speed_die=bool(place.die)))
    return markov_chain.Explorer(board, 2, way).row(place)


@cache
def found(name: str, way: Way, speed: bool = False) -> Odds:
    return odds(edition(name), way, speed_die=speed)


@pytest.fixture
def small(tmp_path):
    """A board of thirteen spaces with one deck of two cards."""
    streets = [at for at in range(13) if at not in (0, 3, 6, 9)]
    groups = [*GROUPS, "station"]
    lines = [SMALL]
    for at, group in zip(streets, groups, strict=True):
        kind = STREET.format(group)
        if group == "station":
            kind = 'kind = "station", group = "station", price = 9, mortgage = 4, rent = [3], '
            kind += 'name = { de = "s", en = "s" }'
        lines.append(f"{at} = {{ {kind} }}")
    lines.append('[cards.a]\nout = { do = "back", steps = 2, text = { de = "x", en = "x" } }')
    lines.append('in = { do = "jail", text = { de = "x", en = "x" } }')
    path = tmp_path / "small.toml"
    text = "\n".join(lines).replace('"spaces", "cards"', '"spaces", "cards", "groups"')
    text += "\n[groups]\n" + "\n".join(
        f'{group} = {{ name = {{ de = "x", en = "x" }}, letter = "{letter}", colour = "#123456" }}'
        for group, letter in zip(groups, "ABCDEFGHS", strict=True)
    )
    path.write_text(text + '\n[status]\n"*" = "ours"\n', encoding="utf-8")
    return load(path)


# The chain ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_chances_are_whole_and_the_shares_balance(name):
    way = Way(jail="long")
    assert all(sum(row.values()) == 1 for row in solved(name, way).rows.values())
    assert sum(solved(name, way).shares.values()) == pytest.approx(1, abs=1e-12)
    assert solved(name, way).residual < 1e-12


@pytest.mark.parametrize("jail_cards", ["kept", "returned"])
@pytest.mark.parametrize("jail", ["short", "long"])
@pytest.mark.parametrize("name", ALL)
def test_a_second_opinion_agrees_to_twelve_digits(name, jail, jail_cards):
    expected = textbook.shares(edition(name), jail, jail_cards)
    ends = [space.throw_end for space in found(name, Way(jail=jail, jail_cards=jail_cards)).spaces]
    assert ends == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("jail", ["short", "long"])
def test_a_board_of_any_size_with_any_cards(small, jail):
    ends = [space.throw_end for space in odds(small, Way(jail=jail)).spaces]
    assert len(ends) == 14
    assert ends == pytest.approx(textbook.shares(small, jail, "kept"), abs=1e-12)


@pytest.mark.parametrize("name", SPEED)
def test_jail_turns_and_doubles(name):
    """What the rules say about throws from jail, and about the third doubles."""
    way = Way(jail="long")
    stays = {o.to: c for o, c in row(name, way, TokenPlace(10, 1, 0, 1)).items() if o.to.jail == 2}
    assert stays == {TokenPlace(10, 2, 0, 1): Fraction(5, 6)}
    third = row(name, way, TokenPlace(10, 3, 0, 1))
    assert sum(c for o, c in third.items() if not o.over) == 0
    assert sum(c for o, c in third.items() if o.stops[0] == 12) == Fraction(1, 36)
    doubles = row(name, way, TokenPlace(11, 0, 2, 1))
    assert sum(c for o, c in doubles.items() if o.stops == (40,)) == Fraction(1, 6)


def test_the_bus_the_jump_and_mr_monopoly_lead_where_they_are_told():
    place = TokenPlace(20, 0, 0, 1)
    base = row("standard", Way(), place)
    # A double six with Mr. Monopoly (two faces of six): on to 32, then to the next property.
    assert sum(c for o, c in base.items() if o.stops == (32, 34)) == Fraction(2, 6 * 36)
    jump = row("standard", Way(triple=39), place)
    assert sum(c for o, c in jump.items() if o.stops == (39,) and not o.over) == Fraction(3, 6 * 36)
    small_bus = row("standard", Way(bus="smaller"), place)
    assert sum(c for o, c in small_bus.items() if o.stops == (21,)) == Fraction(11, 6 * 36)


def test_cards_that_are_returned_are_cards_that_do_nothing(tmp_path):
    path = tmp_path / "none.toml"
    lines = ['extends = "standard"', 'id = "none"']
    for deck in "ab":
        text = '{ de = "x {amount}", en = "x {amount}" }'
        lines.append(f'cards.{deck}.keep = {{ do = "collect", amount = 1, text = {text} }}')
    path.write_text("\n".join(lines) + '\n[status]\n"*" = "ours"\n', encoding="utf-8")
    other = odds(load(path))
    assert [s.per_throw for s in other.spaces] == pytest.approx(
        [s.per_throw for s in found("standard", Way(jail_cards="returned")).spaces], abs=1e-14
    )


def test_two_states_have_the_shares_everybody_knows():
    assert markov_chain.stationary([[0.75, 0.25], [0.5, 0.5]]) == pytest.approx([2 / 3, 1 / 3], abs=1e-15)


def test_an_unknown_choice_is_refused():
    with pytest.raises(ValueError, match="jail"):
        Way(jail="never")


# What is known (general knowledge about the American decks, which `standard` has) --------------------------


def test_what_everybody_knows_about_the_board():
    """Published for the American decks with a short stay: jail 3.95 %, space 24 3.19 %, GO 3.10 %."""
    known = found("standard", Way(jail_cards="returned"))
    order = sorted(known.spaces, key=lambda space: -space.throw_end)
    assert [(s.at, s.in_jail) for s in order[:3]] == [(10, True), (24, False), (0, False)]
    assert [round(100 * s.throw_end, 2) for s in order[:3]] == [3.95, 3.19, 3.10]
    groups = sorted(known.groups[:8], key=lambda group: -group.per_throw)
    assert {groups[0].group, groups[1].group} == {"orange", "red"}


@pytest.mark.parametrize("jail", ["short", "long"])
@pytest.mark.parametrize("name", ALL)
def test_jail_is_where_most_throws_end(name, jail):
    spaces = found(name, Way(jail=jail)).spaces
    assert max(spaces, key=lambda space: space.throw_end).in_jail


@pytest.mark.parametrize("speed", [False, True])
def test_shares_and_landings_hang_together(speed):
    known = found("standard", Way(jail="long"), speed)
    assert sum(s.throw_end for s in known.spaces) == pytest.approx(1)
    assert sum(s.turn_end for s in known.spaces) == pytest.approx(1)
    assert 1 < known.throws_per_turn < 1.25
    for space in known.spaces:
        assert space.per_turn == pytest.approx(space.per_throw * known.throws_per_turn)
        assert space.in_jail or space.throw_end <= space.per_throw + 1e-15
    to_jail, in_jail = known.spaces[30], known.spaces[40]
    assert to_jail.throw_end == 0
    assert to_jail.per_throw < in_jail.per_throw


# Rents -----------------------------------------------------------------------------------------------------


def tolls(name: str, speed: bool, stops: tuple[int, ...], at: int = 0) -> tuple[Fraction, set[object]]:
    """The chance of a way from a space, and what it costs at its end."""
    leads = row(name, Way(), TokenPlace(at, 0, 0, int(speed)))
    ways = {o: c for o, c in leads.items() if o.stops == stops}
    return sum(ways.values()), {(o.tolls[-1].times, o.tolls[-1].fixed) for o in ways}


def test_cards_raise_the_rent():
    """From GO a seven leads to an event card: two of fifteen go to the next station for twice the rent."""
    assert tolls("standard", False, (7, 15)) == (Fraction(6, 36) * Fraction(2, 15), {(2, 0)})
    assert tolls("standard", False, (7, 12)) == (Fraction(6, 36) * Fraction(1, 15), {(0, 10 * 7)})


def test_utilities_count_the_throw_that_the_book_names():
    assert tolls("standard", False, (12,))[1] == {(7, 0)}  # thrown anew: seven on average
    assert tolls("deluxe-ch", False, (12,))[1] == {(12, 0)}  # the throw that led there
    assert tolls("standard", True, (12,), at=4)[1] == {(8, 0)}  # one more with the speed die


@pytest.mark.parametrize("name", ALL)
def test_streets_bring_what_is_printed(name):
    known = found(name, Way())
    for deed in known.deeds:
        space = edition(name).spaces[deed.at]
        if space.kind != "street":
            continue
        landings = known.spaces[deed.at].per_throw
        alone, *built = space.rent
        rents = [alone, 2 * alone, *built]
        assert [s.rent for s in deed.steps] == pytest.approx([landings * rent for rent in rents])
        prices = [space.price, 0, *[space.house] * 4, space.hotel]
        assert [s.price for s in deed.steps] == prices
        for i, step in enumerate(deed.steps):
            added = rents[i] - (rents[i - 1] if i else 0)
            expected = prices[i] / (landings * added) if prices[i] else None
            assert step.throws == (pytest.approx(expected) if expected else None)


def test_stations_bring_more_together():
    known = found("standard", Way())
    stations = [deed for deed in known.deeds if deed.group == "station"]
    group = next(group for group in known.groups if group.group == "station")
    assert len(stations) == 4
    for count in range(4):
        mean = sum(deed.steps[count].rent for deed in stations) / 4
        assert group.steps[count].rent == pytest.approx((count + 1) * mean)
    first, second = group.steps[:2]
    assert second.throws == pytest.approx(200 / (second.rent - first.rent))


def test_the_short_game_has_three_houses():
    steps = odds(edition("warendorf"), variant="short").deeds[0].steps
    assert [step.name for step in steps] == ["deed", "group", "house-1", "house-2", "house-3", "hotel"]
    assert steps[-1].rent > steps[-2].rent


def test_the_order_begins_with_the_quickest():
    throws = [step.throws for _, step in found("standard", Way()).order()]
    assert throws == sorted(throws)
    assert len(throws) == 8 * 6 + 4 + 2


# Simulated throws ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "freedom"), [(3.841459, 1), (18.307038, 10), (55.758479, 40), (124.342113, 100)]
)
def test_the_tail_of_chi_square_is_that_of_the_tables(x, freedom):
    assert token_walk.tail(x, freedom) == pytest.approx(0.05, abs=1e-7)


def test_rare_cells_are_put_together_without_a_look_at_the_counts():
    """A fair die of 400 faces, thrown 400 times, fits; one that never shows every tenth does not."""
    throws = random.Random(3)
    shares = dict.fromkeys(range(400), 1 / 400)
    fair = Counter(throws.randrange(400) for _ in range(400))
    assert token_walk.pearson([(shares, fair)]).p > 0.001
    biased = Counter(face for face in (throws.randrange(400) for _ in range(8000)) if face % 10)
    assert token_walk.pearson([(shares, biased)]).p < 1e-9


def test_what_cannot_happen_never_fits():
    assert token_walk.pearson([({"heads": 1.0, "edge": 0.0}, {"heads": 99, "edge": 1})]).p == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "jail", "speed"),
    [
        ("standard", "short", False),
        ("standard", "long", False),
        ("standard", "long", True),
        ("deluxe-ch", "short", False),
    ],
)
def test_a_hundred_thousand_throws_of_the_engine_fit(name, jail, speed):
    way = Way(jail=jail)
    tally = token_walk.walk(edition(name), way, 100_000, 7, speed_die=speed)
    assert tally.throws == 100_000
    assert token_walk.ends_fit(solved(name, way, speed), tally).p > 0.001
    assert token_walk.moves_fit(solved(name, way, speed), tally).p > 0.001


def test_throws_of_another_way_do_not_fit():
    tally = token_walk.walk(edition("standard"), Way(jail="long"), 6_000, 7)
    assert token_walk.ends_fit(solved("standard", Way(jail="long")), tally).p > 0.001
    assert token_walk.ends_fit(solved("standard", Way(jail="short")), tally).p < 1e-9
    assert token_walk.moves_fit(solved("standard", Way(jail="short")), tally).p < 1e-9


def test_throws_with_other_cards_do_not_fit():
    """The Swiss decks on the same ring: seen by the places alone."""
    tally = token_walk.walk(edition("deluxe-ch"), Way(), 20_000, 7)
    assert token_walk.ends_fit(solved("deluxe-ch", Way()), tally).p > 0.001
    assert token_walk.ends_fit(solved("standard", Way()), tally).p < 0.001
