"""TURN: throwing, moving, the salary, doubles, and what may be done meanwhile."""

import pytest
from kit import ALL, BANK, CHANCE, STD, A, B, C, D, Table, denied, lands, rests, table

from bankhalter.core import names, odds


def visited(t: Table, seat: int) -> list[int]:
    """Return the spaces a token came to, in order."""
    return [int(e.space) for e in t.happened("moved") if e.seat == seat]


# Throw and move -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_turn_begins_with_a_throw_of_two_dice(name):
    """TURN-1: who has the turn throws two dice, and nobody else; it cannot be ended before."""
    t = table(name, 3)
    assert denied(t, B, "throw") == "not-your-turn"
    assert denied(t, A, "end-turn") == "must-throw"
    t.say(A, "throw")
    answers = odds.odds(t.st)
    pips = range(1, 7)
    assert {(a.a, a.b, a.c) for a, _ in answers} == {(d1, d2, 0) for d1 in pips for d2 in pips}
    assert len({weight for _, weight in answers}) == 1
    for dice in [(0, 3), (7, 1), (3, 4, 1)]:
        assert denied(t, CHANCE, "rolled", *dice) == "wrong-dice"
    assert denied(t, A, "rolled", 6, 6) == "not-your-turn"


@pytest.mark.parametrize("name", ALL)
def test_the_token_moves_by_the_sum_and_gets_its_salary(name):
    """T-013, TURN-1, TURN-2, TURN-4: A on 35 throws 3+4 and is on 2, with 200 (001: 4'000)."""
    t = table(name, 2)
    t.at(A, 35)
    t.throw(3, 4)
    assert t.st.seats[A].at == 2
    assert t.money(A) == 1700
    assert t.paid(BANK, A, "salary") == 200


@pytest.mark.parametrize("name", ALL)
def test_no_salary_before_go(name):
    """TURN-4: A on 32 throws 3+4 and is on 39, one short of GO: no salary."""
    t = table(name, 2)
    t.at(A, 32)
    t.throw(3, 4)
    assert t.st.seats[A].at == 39
    assert t.money(A) == 1500


@pytest.mark.parametrize("name", ALL)
def test_exactly_on_go_pays_one_salary(name):
    """T-014, TURN-4, SPACE-5: A on 33 throws 3+4: one salary, not two, and none on leaving GO."""
    t = table(name, 2)
    t.at(A, 33)
    t.throw(3, 4)
    assert t.st.seats[A].at == 0
    assert t.paid(BANK, A, "salary") == 200
    assert t.awaited == "rest"
    t.end_turn()
    t.turn(A)
    t.give(A, 3)
    t.throw(1, 2)
    assert t.paid(BANK, A) == 200


@pytest.mark.parametrize("name", ALL)
def test_the_salary_is_paid_each_time(name):
    """TURN-4: once per lap, lap after lap."""
    t = table(name, 2)
    t.give(A, 1)
    for lap in (1, 2, 3):
        t.turn(A)
        t.at(A, 38)
        t.throw(1, 2)
        assert t.paid(BANK, A, "salary") == 200 * lap


@pytest.mark.parametrize("name", ALL)
def test_two_salaries_in_one_turn(name):
    """T-020, TURN-6, CARD-7: over GO onto 2, "advance to GO" drawn there: 400 (001: 8'000)."""
    t = table(name, 2)
    t.at(A, 35)
    t.throw(3, 4)
    t.draw(t.find_card("advance", "b", to=0))
    assert t.st.seats[A].at == 0
    assert t.paid(BANK, A, "salary") == 400
    assert t.money(A) == 1900


@pytest.mark.parametrize("base", ["standard", "deluxe-ch"])
@pytest.mark.parametrize(("steps", "to"), [(7, 0), (8, 39), (17, 30)])
def test_no_salary_for_going_backwards(base, steps, to, tmp_path):
    """TURN-5, R-11: a card that leads back onto GO or over it pays nothing."""
    path = tmp_path / "back.toml"
    card = f"cards.a.back.steps = {steps}"
    path.write_text(f'extends = "{base}"\nid = "back"\n{card}\nstatus = {{ "*" = "ours" }}')
    t = table(str(path), 2)
    before = t.francs(A)
    t.at(A, 4)
    t.throw(1, 2)
    t.draw(t.find_card("back", "a"))
    assert visited(t, A)[:2] == [7, to]
    assert t.francs(A) == before
    assert not t.happened("paid")


@pytest.mark.parametrize("name", ALL)
def test_the_space_decides_what_happens(name):
    """TURN-3: property, card, tax, go-to-jail, own property, parking and visiting."""
    found = {}
    for space in (3, 4, 6, 8, 10, 17, 20, 22, 25, 28, 30):
        t = table(name, 2)
        t.give(A, 6)
        t.give(B, 8)
        lands(t, A, space)
        found[space] = (t.awaited, t.asked, 1500 - t.money(A))
    assert found == {
        3: ("purchase", A, 0),
        4: ("rest", A, 200),
        6: ("rest", A, 0),
        8: ("rest", A, 6),
        10: ("rest", A, 0),
        17: ("draw", CHANCE, 0),
        20: ("rest", A, 0),
        22: ("draw", CHANCE, 0),
        25: ("purchase", A, 0),
        28: ("purchase", A, 0),
        30: ("turn", B, 0),
    }


@pytest.mark.parametrize("name", ALL)
def test_any_number_of_tokens_on_a_space(name):
    """T-022, TURN-11: B is on 24 already, A and C land there too; all stay."""
    t = table(name, 3)
    t.give(A, 24)
    t.at(B, 24)
    lands(t, A, 24)
    lands(t, C, 24)
    assert [seat.at for seat in t.st.seats] == [24, 24, 24]


# Doubles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_doubles_throw_again(name):
    """TURN-7: after doubles the move is carried out completely, then a further throw is due."""
    t = table(name, 2)
    t.at(A, 27)
    t.throw(2, 2)
    assert t.awaited == "purchase"
    assert denied(t, A, "throw") == "not-now"  # first the landing
    t.say(A, "buy")
    assert denied(t, A, "end-turn") == "must-throw"
    assert denied(t, B, "throw") == "not-your-turn"
    t.throw(1, 2)  # and that move is carried out too
    assert t.st.seats[A].at == 34
    assert t.awaited == "purchase"
    t.say(A, "buy")
    assert denied(t, A, "throw") == "not-now"
    t.end_turn()
    assert t.asked == B


@pytest.mark.parametrize("name", ALL)
def test_three_doubles_lead_to_jail_unmoved(name):
    """T-016, TURN-8, R-10: from 16 to jail, space 22 is not visited, the turn is over."""
    t = table(name, 3)
    t.give(A, 12, 16)
    t.at(A, 10)
    t.throw(1, 1)
    t.throw(2, 2)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (16, 0)
    t.throw(3, 3)
    assert visited(t, A) == [12, 16, 10]
    assert t.st.seats[A].jail == 1
    assert not t.happened("drawn")
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
def test_a_third_throw_without_doubles_is_played(name):
    """TURN-8: two doubles and a plain throw lead to no jail; the turn then ends."""
    t = table(name, 3)
    t.give(A, 12, 16)
    t.at(A, 10)
    t.throw(1, 1)
    t.throw(2, 2)
    t.throw(1, 3)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (20, 0)
    assert denied(t, A, "throw") == "not-now"


@pytest.mark.parametrize("name", ALL)
def test_third_doubles_over_go_pay_nothing(name):
    """T-017, TURN-8, JAIL-2: on 36 after two doubles, 3+3 would pass GO: jail, no salary."""
    t = table(name, 2)
    t.give(A, 32)
    t.at(A, 26)
    t.throw(3, 3)
    t.throw(2, 2)
    t.draw(t.find_card("collect", "a", amount=50 * t.x))
    assert (t.st.seats[A].at, t.money(A)) == (36, 1550)
    t.throw(3, 3)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (10, 1)
    assert t.money(A) == 1550
    assert t.asked == B


@pytest.mark.parametrize("name", ALL)
def test_doubles_are_counted_within_one_turn(name):
    """T-019, TURN-8: one doubles in a turn, two in the next: no jail."""
    t = table(name, 2)
    t.give(A, 12, 15, 16, 18)
    t.at(A, 10)
    t.throw(1, 1)
    t.throw(1, 2)
    t.end_turn()
    rests(t, B)
    t.at(A, 12)
    t.throw(2, 2)
    t.throw(1, 1)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (18, 0)
    assert (t.awaited, t.asked) == ("turn", A)
    t.throw(1, 1)  # the third one of this turn
    assert t.st.seats[A].jail == 1


@pytest.mark.parametrize("name", ALL)
def test_doubles_of_others_do_not_count(name):
    """TURN-8: doubles in a row are counted for one player; B's first is no third."""
    t = table(name, 2)
    t.give(A, 12, 16)
    t.at(A, 10)
    t.throw(1, 1)
    t.throw(2, 2)
    t.throw(1, 3)
    t.end_turn()
    t.at(B, 16)
    t.throw(2, 2)
    assert (t.st.seats[B].at, t.st.seats[B].jail) == (20, 0)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("way", ["space", "card"])
def test_jail_ends_a_turn_with_doubles(name, way):
    """TURN-9, JAIL-3: doubles that lead to jail give no further throw."""
    t = table(name, 3)
    t.at(A, 24 if way == "space" else 16)
    t.throw(3, 3)
    if way == "card":
        t.draw(t.find_card("jail", "a"))
    assert t.st.seats[A].jail == 1
    assert (t.awaited, t.asked) == ("turn", B)
    assert denied(t, A, "throw") == "not-your-turn"
    rests(t, B)


# Handing on -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_dice_go_to_the_left(name):
    """T-233, TURN-3, TURN-10: after 2+5 no further throw is possible; A ends, B is active."""
    t = table(name, 3)
    t.at(A, 3)
    t.throw(2, 5)
    assert t.awaited == "rest"
    assert denied(t, A, "throw") == "not-now"
    assert denied(t, B, "throw") == "not-your-turn"
    assert denied(t, B, "end-turn") == "not-your-turn"
    t.end_turn()
    assert (t.awaited, t.asked) == ("turn", B)
    rests(t, B)
    rests(t, C)
    assert t.asked == A


@pytest.mark.parametrize("name", ALL)
def test_a_bankrupt_player_is_skipped(name):
    """T-023, SETUP-6, R-80: B is bankrupt, so after A comes C, round after round."""
    t = table(name, 4)
    t.cash(B, 0)
    lands(t, B, 4)
    t.say(B, "bankrupt")
    assert t.refused(B, "resign") == "out-of-game"
    for seat in (C, D, A, C, D, A):
        rests(t, seat)
    assert t.asked == C


# The salary comes first -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_salary_pays_for_the_space(name):
    """T-242, R-83, TURN-4: on 39 with 50, 1+4: salary first, tax 200 paid, 50 left."""
    t = table(name, 3)
    t.cash(A, 50)
    t.at(A, 39)
    t.throw(1, 4)
    assert [names.WHYS[e.why] for e in t.happened("paid")] == ["salary", "tax"]
    assert t.money(A) == 50
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
def test_without_the_salary_the_tax_is_too_much(name):
    """R-83: the same player without GO on the way cannot pay the tax."""
    t = table(name, 3)
    t.cash(A, 50)
    t.at(A, 1)
    t.throw(1, 2)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.refused(A, "bankrupt") == "fine"


@pytest.mark.parametrize("name", ALL)
def test_the_salary_may_buy_the_property_behind_go(name):
    """R-83: without a coin A passes GO onto 1 and buys it for 60."""
    t = table(name, 3)
    t.cash(A, 0)
    t.at(A, 38)
    t.throw(1, 2)
    t.say(A, "buy")
    assert (t.owner(1), t.money(A)) == (A, 140)


# Business at any time -------------------------------------------------------------------------


@pytest.mark.parametrize("name", STD)
@pytest.mark.parametrize("jailed", [False, True])
def test_standing_actions_out_of_turn(name, jailed):
    """TURN-12: B builds, sells, mortgages, lifts and trades in A's turn, also from jail."""
    t = table(name, 3)
    t.give(B, 1, 3, 5)
    if jailed:
        t.jail(B)
    lands(t, A, 20)
    t.say(B, "build", 1)
    t.say(B, "sell", 1)
    t.say(B, "mortgage", 5)
    t.say(B, "lift", 5)
    t.say(C, "accept", t.offer(B, C, give=(5,), want_cash=100))
    assert (t.owner(5), t.awaited, t.asked) == (C, "rest", A)
    assert t.money(B) == 1500 - 50 + 25 + 100 - 110 + 100


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("jailed", [False, True])
def test_rent_and_bids_out_of_turn(name, jailed):
    """TURN-12: B collects rent and bids in A's turn, also from jail."""
    t = table(name, 3)
    t.give(B, 6)
    if jailed:
        t.jail(B)
    t.demand_by_hand()
    lands(t, A, 6)
    t.say(B, "demand", int(t.st.claims[0].number))
    assert t.paid(A, B, "rent") == 6
    lands(t, A, 8)
    t.say(A, "decline")
    t.say(B, "bid", 20 * t.x)
    t.all_pass()
    assert t.owner(8) == B


@pytest.mark.parametrize("name", ALL)
def test_no_business_while_the_dice_roll(name):
    """TURN-12: atomic moments are excepted: nothing while the dice roll or a card is drawn."""
    t = table(name, 3)
    t.give(B, 1, 3, 5)
    t.at(A, 14)
    t.say(A, "throw")
    for _ in range(2):
        assert denied(t, B, "build", 1) == "dice-in-air"
        assert denied(t, B, "mortgage", 5) == "dice-in-air"
        assert t.refused_offer(t.bundle(B, C, give=(5,))) == "dice-in-air"
        if t.awaited == "roll":
            t.roll(1, 2)  # onto 17: a card
    assert t.awaited == "draw"


def test_swiss_building_window():
    """TURN-13: in one's own turn, and between turns until the next player has thrown."""
    t = table("deluxe-ch", 3)
    t.give(A, 6, 8, 9)
    t.give(B, 1, 3)
    assert t.refused(B, "build", 1) == "fine"  # before the very first throw
    t.at(A, 16)
    t.throw(2, 2)
    for _ in range(2):
        assert denied(t, B, "build", 1) == "window-closed"  # also between A's doubles
        assert t.refused(A, "build", 6) == "fine"
        if t.awaited == "turn":
            t.give(A, 23)
            t.throw(1, 2)
    t.end_turn()
    t.say(B, "build", 1)  # B's own turn
    t.say(A, "build", 6)  # A between the turns
    assert (t.level(1), t.level(6)) == (1, 1)


@pytest.mark.parametrize("name", STD)
def test_elsewhere_building_is_possible_at_any_time(name):
    """TURN-12, TURN-13: the window is Swiss; elsewhere B builds after A's throw."""
    t = table(name, 3)
    t.give(B, 1, 3)
    lands(t, A, 20)
    t.say(B, "build", 1)
    assert t.level(1) == 1


def test_swiss_selling_mortgaging_and_trading_at_any_time():
    """TURN-13: in another player's turn a Swiss player sells, mortgages and trades."""
    t = table("deluxe-ch", 3)
    t.give(B, 1, 3, 5)
    t.build(s1=1)
    lands(t, A, 20)
    t.say(B, "sell", 1)
    t.say(B, "mortgage", 5)
    t.say(C, "accept", t.offer(B, C, give=(1,), want_cash=10))
    assert (t.level(1), t.mortgaged(5), t.owner(1)) == (0, True, C)


@pytest.mark.parametrize("name", ALL)
def test_trading_interrupts_only_swiss_play(name):
    """TURN-13: in 001 nobody throws while an offer is open; elsewhere it holds up nothing."""
    t = table(name, 3)
    t.give(B, 5)
    number = t.offer(B, C, give=(5,), want_cash=100)
    assert t.refused(A, "throw") == ("offer-open" if name == "deluxe-ch" else "fine")
    t.say(C, "reject", number)
    assert t.refused(A, "throw") == "fine"
