"""MORT: mortgaging, lifting, and mortgaged deeds that change hands (section 12)."""

from __future__ import annotations

import pytest
from kit import ALL, G1, G2, G3, STD, A, B, C, denied, table

from bankhalter.core.codes import BANK
from bankhalter.core.rules import bank

EACH = pytest.mark.parametrize("name", ALL)
STANDARD = pytest.mark.parametrize("name", STD)
CH = "deluxe-ch"


VALUES = [(1, 30), (6, 50), (9, 60), (12, 75), (5, 100), (24, 120), (G1, 150), (37, 175), (39, 200)]


@EACH
@pytest.mark.parametrize(("space", "value"), VALUES)
def test_the_bank_pays_the_mortgage_value(name: str, space: int, value: int) -> None:
    """MORT-1: streets, stations and utilities can be mortgaged for the value on their back."""
    t = table(name)
    t.give(A, space)
    t.say(A, "mortgage", space)
    assert t.money(A) == 1500 + value and t.mortgaged(space) and t.owner(space) == A
    assert t.paid(BANK, A, "mortgage") == value


@EACH
def test_only_ones_own_and_only_once(name: str) -> None:
    """MORT-1, T-140: a mortgaged deed is not mortgaged again, another's or the bank's not at all."""
    t = table(name)
    t.give(A, G1)
    t.say(A, "mortgage", G1)
    assert denied(t, A, "mortgage", G1) == "already-mortgaged"
    assert denied(t, B, "mortgage", G1) == "not-owner"
    assert denied(t, A, "mortgage", G2) == "not-owner"
    assert t.refused(A, "mortgage", 20) == "no-such-deed"


@STANDARD
def test_the_whole_group_is_cleared_first(name: str) -> None:
    """MORT-2, R-36, mortgageNeedsClear: in STD no street of a group with any building."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.build(s31=1)
    assert denied(t, A, "mortgage", G2) == "group-built"
    assert denied(t, A, "mortgage", G1) == "built"
    t.say(A, "sell", G1)
    t.say(A, "mortgage", G2)
    t.say(A, "mortgage", G1)
    assert t.money(A) == 1500 + 100 + 150 + 150


def test_only_the_property_itself_is_cleared_first() -> None:
    """MORT-2, R-36, BUILD-8, T-136: in 001 G2 is mortgaged beside a house; then nothing is built."""
    t = table(CH)
    t.give(B, G1, G2, G3)
    t.build(s31=1)
    t.say(B, "mortgage", G2)
    assert t.money(B) == 1650
    assert denied(t, B, "build", G3) == "group-mortgaged"
    assert denied(t, B, "build", G1) == "group-mortgaged"
    t.at(A, 27)
    t.throw(1, 3)
    assert t.paid(A, B, "rent") == 130  # G1 still earns its house rent


def test_a_built_street_is_never_mortgaged() -> None:
    """MORT-2, MORT-6, T-137: in 001 G1 with a house is refused until the house is sold."""
    t = table(CH)
    t.give(A, G1, G2, G3)
    t.build(s31=1)
    assert denied(t, A, "mortgage", G1) == "built"
    t.say(A, "sell", G1)
    t.say(A, "mortgage", G1)
    assert t.mortgaged(G1)


@EACH
def test_mortgage_needs_clear_is_a_switch(name: str) -> None:
    """R-36, mortgageNeedsClear: `property` or `group` may be agreed in every edition."""
    t = table(name, mortgage_needs_clear="property")
    t.give(A, G1, G2, G3)
    t.build(s31=1)
    t.say(A, "mortgage", G2)
    assert t.mortgaged(G2)
    t = table(name, mortgage_needs_clear="group")
    t.give(A, G1, G2, G3)
    t.build(s31=1)
    assert denied(t, A, "mortgage", G2) == "group-built"


@EACH
def test_houses_elsewhere_do_not_matter(name: str) -> None:
    """MORT-2: buildings of another group hinder no mortgage."""
    t = table(name)
    t.give(A, G1, 1, 3)
    t.build(s1=1)
    t.say(A, "mortgage", G1)
    assert t.mortgaged(G1)


@EACH
def test_no_rent_while_mortgaged(name: str) -> None:
    """MORT-3: the mortgaged street earns nothing; lifted it earns again."""
    t = table(name)
    t.give(B, G1)
    t.say(B, "mortgage", G1)
    t.at(A, 27)
    t.throw(1, 3)
    assert t.awaited == "rest" and t.paid(A, B) == 0 and not t.st.claims
    t.say(B, "lift", G1)
    t.end_turn()
    t.turn(C)
    t.at(C, 27)
    t.throw(1, 3)
    assert t.paid(C, B, "rent") == 26


@EACH
def test_lifting_costs_ten_percent_more(name: str) -> None:
    """MORT-4, MORT-10, T-133: G1 is lifted for 165 (001: 3'300)."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 164)
    assert denied(t, A, "lift", G1) == "no-cash"
    t.cash(A, 165)
    t.say(A, "lift", G1)
    assert t.money(A) == 0 and not t.mortgaged(G1) and t.paid(A, BANK, "lift") == 165
    assert denied(t, A, "lift", G1) == "not-mortgaged"


@EACH
def test_interest_does_not_grow(name: str) -> None:
    """MORT-10: the interest is a flat ten per cent however many turns the mortgage lasts."""
    t = table(name)
    t.give(B, G1)
    t.say(B, "mortgage", G1)
    for seat in (A, B, C, A, B, C):
        t.turn(seat)
        t.at(seat, 0)
        t.throw(4, 6)
    t.cash(B, 165)
    t.say(B, "lift", G1)
    assert t.money(B) == 0


@pytest.mark.parametrize(("space", "cost"), [(12, 83), (28, 83), (37, 193), (1, 33), (G3, 176)])
@STANDARD
def test_interest_is_rounded_up(name: str, space: int, cost: int) -> None:
    """R-6, T-134, MORT-4: 75 is lifted for 83 and 175 for 193; the other values are exact."""
    t = table(name)
    t.give(A, space, mortgaged=True)
    t.cash(A, cost)
    t.say(A, "lift", space)
    assert t.money(A) == 0


@pytest.mark.parametrize(("space", "francs"), [(12, 1650), (37, 3850), (1, 660)])
def test_swiss_interest_is_exact(space: int, francs: int) -> None:
    """R-6, T-134: in 001 1'500 is lifted for 1'650 and 3'500 for 3'850."""
    t = table(CH)
    t.give(A, space, mortgaged=True)
    t.say(A, "lift", space)
    assert t.francs(A) == 30000 - francs


@EACH
def test_nobody_else_takes_it_by_paying(name: str) -> None:
    """MORT-5: the deed stays its owner's; B cannot lift it, and landing on it gives no right to buy."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    assert denied(t, B, "lift", G1) == "not-owner"
    t.turn(B)
    t.at(B, 27)
    t.throw(1, 3)
    assert t.awaited == "rest" and t.owner(G1) == A
    assert denied(t, B, "buy") == "not-now"


@EACH
def test_buildings_are_not_mortgaged(name: str) -> None:
    """MORT-6: a mortgage names a deed; with a house or a hotel on it there is none."""
    t = table(name)
    t.give(A, G1, G2, G3)
    for level in (1, 4, 5):
        t.build(s31=level, s32=level, s34=level)
        assert denied(t, A, "mortgage", G1) == "built"


@EACH
def test_rebuilding_costs_the_full_price(name: str) -> None:
    """MORT-7, T-139: sold for 100, mortgaged, lifted: the house costs 200 again."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.build(s31=1)
    t.say(A, "sell", G1)
    t.say(A, "mortgage", G1)
    t.say(A, "lift", G1)
    assert t.money(A) == 1500 + 100 + 150 - 165
    before = t.money(A)
    t.say(A, "build", G1)
    assert before - t.money(A) == 200


@EACH
def test_plenty_of_cash_is_no_hindrance(name: str) -> None:
    """R-37, T-142: mortgaging needs no need, and no turn of one's own."""
    t = table(name)
    t.give(A, G1)
    t.give(C, 5)
    t.cash(A, 9000)
    t.say(A, "mortgage", G1)
    t.throw(4, 6)
    t.say(C, "mortgage", 5)
    assert t.money(A) == 9150 and t.money(C) == 1600


@EACH
@pytest.mark.parametrize("mortgaged", [False, True])
def test_no_deed_is_sold_to_the_bank(name: str, mortgaged: bool) -> None:
    """MORT-9, R-38: the bank buys no deed, mortgaged or not; another player may."""
    t = table(name)
    t.give(A, G1, mortgaged=mortgaged)
    assert t.refused_offer(t.bundle(A, BANK, give=(G1,), want_cash=100)) == "no-such-seat"
    assert denied(t, A, "sell", G1) == "no-building"
    t.say(B, "accept", t.offer(A, B, give=(G1,), want_cash=100))
    assert t.owner(G1) == B


@EACH
def test_the_receiver_keeps_it_mortgaged(name: str) -> None:
    """MORT-8, MORT-10: ten per cent at once, and mortgage plus ten per cent again when lifting later."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    assert (t.awaited, t.asked) == ("receipt", B)
    t.say(B, "keep", G1)
    assert t.mortgaged(G1) and t.paid(B, BANK) == 15 and t.awaited == "turn"
    t.say(B, "lift", G1)
    assert t.paid(B, BANK) == 15 + 165 and not t.mortgaged(G1)


@EACH
def test_the_receiver_lifts_it_at_once(name: str) -> None:
    """MORT-8: lifting at once costs mortgage plus ten per cent, once."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    t.say(B, "redeem", G1)
    assert t.paid(B, BANK) == 165 and not t.mortgaged(G1) and t.owner(G1) == B


@EACH
def test_the_receiver_must_answer_first(name: str) -> None:
    """MORT-8: at once means at once: nobody throws and nothing else is said before."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    assert denied(t, A, "throw") == "not-your-turn"
    assert denied(t, B, "pass") == "not-now"
    assert denied(t, A, "keep", G1) == "not-your-turn"
    assert denied(t, B, "keep", G2) == "not-received"


@EACH
def test_an_unmortgaged_deed_needs_no_answer(name: str) -> None:
    """MORT-8: for a free deed nothing is due."""
    t = table(name)
    t.give(A, G1)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    assert t.awaited == "turn" and t.paid(B, BANK) == 0


@EACH
def test_interest_to_the_last_unit(name: str) -> None:
    """MORT-8, R-51: 15 in cash pay the interest of 15, and the game goes on."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.cash(B, 15)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    t.say(B, "keep", G1)
    assert t.money(B) == 0 and (t.awaited, t.asked) == ("turn", A)


@pytest.mark.parametrize(
    ("grain", "percent", "value", "due"),
    [(1, 10, 75, 8), (1, 10, 2000, 200), (1, 7, 300, 21), (10, 10, 1540, 160)],
)
def test_interest_is_a_share_of_a_hundred(grain: int, percent: int, value: int, due: int) -> None:
    """MORT-10, R-6: so many per cent, rounded up to the grain, whatever is printed on the deed."""
    assert bank.interest(grain, percent, value) == due


@EACH
@pytest.mark.parametrize(("cash", "word"), [(164, "no-cash"), (165, "fine")])
def test_a_deed_received_is_lifted_to_the_last_unit(name: str, cash: int, word: str) -> None:
    """MORT-8, MORT-4: lifting G1 at once costs 165 and needs no more than that."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.cash(B, cash)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    assert t.refused(B, "redeem", G1) == word
