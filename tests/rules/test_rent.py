"""RENT: claims, demanding them, their amounts, and how they end."""

import pytest
from kit import (
    ALL,
    CLOCK,
    G1,
    G2,
    G3,
    STD,
    A,
    B,
    C,
    D,
    Table,
    by_hand,
    card_to,
    claims,
    demand,
    denied,
    lands,
    table,
)

from bankhalter.core import codes
from bankhalter.core.codes import BANK
from bankhalter.switches import RulesError

SWISS = "deluxe-ch"
# 001 has the throw that moved the token decide the rent of a utility, the others a new one (RENT-8).


def land(t: Table, space: int = G1, seat: int = A) -> None:
    """A player throws 1 and 3 and lands on a space."""
    t.at(seat, (space - 4) % 40)
    t.throw(1, 3)


# RENT-1 to RENT-3 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_printed_rent_on_demand(name: str) -> None:
    """T-043, RENT-1, RENT-4: B owns only G1, unbuilt; A lands: 26 when B demands it, nothing before."""
    t = by_hand(name)
    t.give(B, G1)
    land(t)
    assert t.paid(A, B) == 0
    assert t.awaited == "rest"
    demand(t, B)
    assert t.paid(A, B, "rent") == 26
    assert (t.money(A), t.money(B), t.money(C)) == (1474, 1526, 1500)
    assert claims(t, B) == []


@pytest.mark.parametrize("name", ALL)
def test_rent_is_the_owners_alone(name: str) -> None:
    """RENT-1: nobody else demands it, nobody demands it twice."""
    t = by_hand(name)
    t.give(B, G1)
    land(t)
    (number,) = claims(t, B)
    for seat in (A, C, D):
        assert denied(t, seat, "demand", number) == "no-such-claim"
    assert denied(t, B, "demand", number + 1) == "no-such-claim"
    demand(t, B)
    assert denied(t, B, "demand", number) == "no-such-claim"
    assert t.paid(A, B) == 26


@pytest.mark.parametrize("name", ALL)
def test_no_rent_on_a_mortgaged_property(name: str) -> None:
    """T-047, RENT-2, R-17: A lands on mortgaged G2: nothing, no claim; a purchase neither."""
    t = by_hand(name)
    t.give(B, G1, G3)
    t.give(B, G2, mortgaged=True)
    land(t, G2)
    assert claims(t, B) == []
    assert t.awaited == "rest"
    assert t.money(A) == 1500


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("space", [5, 12])
def test_no_rent_on_a_mortgaged_station_or_utility(name: str, space: int) -> None:
    """RENT-2: the same for stations and utilities; no throw is asked for."""
    t = table(name)
    t.give(B, space, mortgaged=True)
    land(t, space)
    assert (t.awaited, t.money(A)) == ("rest", 1500)


@pytest.mark.parametrize("name", ALL)
def test_an_undemanded_rent_lapses_with_the_next_throw(name: str) -> None:
    """T-059, RENT-3: D does not demand, B throws: the claim is gone, a later demand is refused."""
    t = by_hand(name)
    t.give(D, G1)
    land(t)
    (number,) = claims(t, D)
    t.end_turn()
    assert t.refused(D, "demand", number) == "fine"
    t.say(B, "throw")
    assert denied(t, D, "demand", number) == "no-such-claim"
    t.roll(4, 6)
    assert denied(t, D, "demand", number) == "no-such-claim"
    assert (t.money(A), t.money(D)) == (1500, 1500)
    assert len(t.happened("lapsed")) == 1


@pytest.mark.parametrize("name", ALL)
def test_the_last_moment_to_demand(name: str) -> None:
    """RENT-3, R-13: between the end of A's turn and B's throw the demand is in time."""
    t = by_hand(name)
    t.give(D, G1)
    land(t)
    t.end_turn()
    demand(t, D)
    assert t.paid(A, D, "rent") == 26
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
def test_the_owners_own_throw_ends_the_claim(name: str) -> None:
    """T-061, R-13: B is the next player and throws without demanding."""
    t = by_hand(name)
    t.give(B, G1)
    land(t)
    (number,) = claims(t, B)
    t.end_turn()
    t.throw(4, 6)
    assert denied(t, B, "demand", number) == "no-such-claim"
    assert (t.money(A), t.money(B)) == (1500, 1500)


@pytest.mark.parametrize("name", ALL)
def test_a_throw_in_jail_ends_the_claim_too(name: str) -> None:
    """RENT-3: the next player's first throw may be one for doubles in jail; paying the fine is no throw."""
    t = by_hand(name)
    t.give(D, G1)
    t.jail(B)
    land(t)
    t.end_turn()
    t.say(B, "throw")
    assert claims(t, D) == []

    t = by_hand(name)
    t.give(D, G1)
    t.jail(B)
    land(t)
    t.end_turn()
    t.say(B, "pay-fine")
    (number,) = claims(t, D)
    assert t.refused(D, "demand", number) == "fine"
    t.say(B, "throw")
    assert denied(t, D, "demand", number) == "no-such-claim"


# RENT-4: built streets -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("level", "rent"), [(1, 130), (2, 390), (3, 900), (4, 1100), (5, 1275)])
def test_the_printed_rent_of_a_built_street(name: str, level: int, rent: int) -> None:
    """T-049, RENT-4, R-15, R-16: houses and hotel bring the printed rent, never doubled (001: × 20)."""
    t = table(name)
    t.give(B, G1, G2, G3)
    t.build(s31=level, s32=level, s34=level)
    land(t)
    assert t.paid(A, B, "rent") == rent
    assert t.francs(A) == (1500 - rent) * t.x


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("space", [G2, G3])
def test_an_unbuilt_street_beside_a_built_one_is_doubled(name: str, space: int) -> None:
    """RENT-6, R-16: levels 1/0/0: G2 pays 52, G3 56; the built G1 its 130, undoubled."""
    t = table(name)
    t.give(B, G1, G2, G3)
    t.build(s31=1)
    land(t, space)
    assert t.paid(A, B, "rent") == {G2: 52, G3: 56}[space]

    t = table(name)
    t.give(B, G1, G2, G3)
    t.build(s31=1)
    land(t, G1)
    assert t.paid(A, B, "rent") == 130


# RENT-5: the whole group -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_whole_group_doubles_the_basic_rent(name: str) -> None:
    """T-044, RENT-5: G1-G3 unbuilt and unmortgaged: 52 (001: 1'040)."""
    t = table(name)
    t.give(B, G1, G2, G3)
    land(t)
    assert t.paid(A, B, "rent") == 52
    assert t.francs(A) == 1448 * t.x


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("third", [BANK, A, C])
def test_an_incomplete_group_is_not_doubled(name: str, third: int) -> None:
    """RENT-5: two of three are not all, whoever has the third."""
    t = table(name)
    t.give(B, G1, G2)
    t.give(third, G3)
    land(t)
    assert t.paid(A, B, "rent") == 26


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("space", "one", "both"), [(1, 2, 4), (3, 4, 8), (37, 35, 70), (39, 50, 100)])
def test_a_group_of_two(name: str, space: int, one: int, both: int) -> None:
    """RENT-5: the groups of two streets double when both are in one hand."""
    for spaces, rent in (((space,), one), ((1, 3, 37, 39), both)):
        t = table(name)
        t.give(B, *spaces)
        land(t, space)
        assert t.paid(A, B, "rent") == rent


@pytest.mark.parametrize("name", STD)
def test_a_mortgage_in_the_group_stops_the_doubling(name: str) -> None:
    """RENT-5, R-17: G2 mortgaged: 26 on G1, whatever other sentences of 003 and 004 promise."""
    t = table(name)
    t.give(B, G1, G3)
    t.give(B, G2, mortgaged=True)
    land(t)
    assert t.paid(A, B, "rent") == 26


def test_a_mortgage_does_not_stop_the_swiss_doubling() -> None:
    """T-046, RENT-5: as T-044 but G2 mortgaged: still 1'040; two mortgages neither."""
    for pledged in ((G2,), (G2, G3)):
        t = table(SWISS)
        t.give(B, *({G1, G2, G3} - set(pledged)))
        t.give(B, *pledged, mortgaged=True)
        land(t)
        assert 30000 - t.francs(A) == 1040


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("switch", "rent"), [(True, 52), (False, 26)])
def test_doubling_despite_a_mortgage_by_agreement(name: str, switch: bool, rent: int) -> None:
    """R-17: the switch doubleRentDespiteMortgage decides in every edition."""
    t = table(name, double_rent_despite_mortgage=switch)
    t.give(B, G1, G3)
    t.give(B, G2, mortgaged=True)
    land(t)
    assert t.paid(A, B, "rent") == rent


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("switch", [True, False])
def test_the_switch_is_only_about_the_mortgage(name: str, switch: bool) -> None:
    """R-17: doubleRentDespiteMortgage changes no clear or incomplete group, nor the mortgaged deed."""
    for mine, pledged, rent in (((G1, G2, G3), (), 52), ((G1, G2), (), 26), ((G2, G3), (G1,), 0)):
        t = table(name, double_rent_despite_mortgage=switch)
        t.give(B, *mine)
        t.give(B, *pledged, mortgaged=True)
        land(t)
        assert t.paid(A, B, "rent") == rent


# RENT-7: stations ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("count", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_station_rent_by_number(name: str, count: int, rent: int) -> None:
    """T-050, RENT-7: 25 / 50 / 100 / 200 for one to four stations (001: × 20); others' do not count."""
    t = table(name)
    t.give(C, 5, 15, 25, 35)
    t.give(B, *(25, 5, 15, 35)[:count])
    land(t, 25)
    assert t.paid(A, B, "rent") == rent
    assert t.paid(A, C) == 0


@pytest.mark.parametrize("name", ALL)
def test_one_of_four_stations_is_mortgaged(name: str) -> None:
    """RENT-11, R-18: nothing on the mortgaged one, the four-station rent on each other."""
    for space in (5, 15, 25, 35):
        t = table(name)
        t.give(B, 5, 25, 35)
        t.give(B, 15, mortgaged=True)
        land(t, space)
        assert t.paid(A, B, "rent") == (0 if space == 15 else 200)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("counts", "rent"), [(True, 200), (False, 100)])
def test_mortgaged_stations_count_by_agreement(name: str, counts: bool, rent: int) -> None:
    """R-18: countMortgaged off: with one of four mortgaged the others pay the three-station rent."""
    t = table(name, count_mortgaged=counts)
    t.give(B, 5, 25, 35)
    t.give(B, 15, mortgaged=True)
    t.give(C, 12, mortgaged=True)  # somebody else's mortgage is not counted
    land(t, 25)
    assert t.paid(A, B, "rent") == rent


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("counts", [True, False])
def test_another_owners_mortgaged_station_never_counts(name: str, counts: bool) -> None:
    """R-18, RENT-7: countMortgaged is about the owner's own stations only."""
    t = table(name, count_mortgaged=counts)
    t.give(B, 5, 25)
    t.give(C, 15, mortgaged=True)
    land(t, 25)
    assert t.paid(A, B, "rent") == 50


@pytest.mark.parametrize("name", ALL)
def test_a_mortgage_does_not_stop_the_rent_beside_it(name: str) -> None:
    """RENT-11: mortgaged G2 stops no rent on G1, nor on B's station."""
    t = table(name)
    t.give(B, G1, 35)
    t.give(B, G2, mortgaged=True)
    land(t)
    assert t.paid(A, B, "rent") == 26
    t.end_turn()
    t.turn(A)
    land(t, 35)
    assert t.paid(A, B, "rent") == 26 + 25


# RENT-8: utilities -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STD)
@pytest.mark.parametrize(("others", "rent"), [((), 44), ((28,), 110)])
def test_the_throw_for_a_utility(name: str, others: tuple[int, ...], rent: int) -> None:
    """T-052, T-053, RENT-8: A reaches 12 with 3+4; rent throw 5+6: 44 for one, 110 for both utilities."""
    t = table(name)
    t.give(B, 12, *others)
    t.at(A, 5)
    t.throw(3, 4)
    assert t.awaited == "rent-roll"
    t.roll(5, 6)
    assert t.paid(A, B, "rent") == rent
    assert t.st.seats[A].at == 12


@pytest.mark.parametrize("name", ALL)
def test_the_other_utility_in_other_hands(name: str) -> None:
    """RENT-8: "both" means both in one hand."""
    t = table(name)
    t.give(B, 12)
    t.give(C, 28)
    t.at(A, 5)
    t.throw(3, 4)
    if t.awaited == "rent-roll":
        t.roll(3, 4)
    assert t.paid(A, B, "rent") == 28


@pytest.mark.parametrize(("others", "francs"), [((), 560), ((28,), 1400)])
def test_the_swiss_utility_goes_by_the_throw_of_the_move(others: tuple[int, ...], francs: int) -> None:
    """RENT-8, R-20: 001 counts the 3+4 that moved the token: 80 × 7, or 200 × 7; nobody throws again."""
    t = table(SWISS)
    t.give(B, 12, *others)
    t.at(A, 5)
    t.throw(3, 4)
    assert t.awaited == "rest"
    assert 30000 - t.francs(A) == francs


def test_a_card_to_the_swiss_utility_needs_a_new_throw() -> None:
    """T-055, RENT-8, R-20: a card sends A to B's only utility; new throw 2+3: 400, not 80 × 3."""
    t = table(SWISS)
    t.give(B, 12)
    t.at(A, 4)
    t.throw(1, 2)
    t.draw(card_to(t, 12))
    assert t.awaited == "rent-roll"
    t.roll(2, 3)
    assert 30000 - t.francs(A) == 400


@pytest.mark.parametrize("jail_turn", [1, 2, 3])
def test_out_of_jail_onto_the_swiss_utility(jail_turn: int) -> None:
    """T-056, R-20: A leaves jail with 1+1 and lands on 12: 80 × 2 = 160."""
    t = table(SWISS)
    t.give(B, 12)
    t.jail(A, jail_turn)
    t.throw(1, 1)
    assert t.awaited == "rest"
    assert 30000 - t.francs(A) == 160


@pytest.mark.parametrize("cash", [1500, 0])
def test_the_third_throw_out_of_jail_onto_the_swiss_utility(cash: int) -> None:
    """R-20: the throw that failed moves the token behind the fine, and counts: 80 × (3 + 4) = 560.

    On the classic ring only 1+1 leads from jail to a utility, so the jail of this board stands on 5.
    """
    t = table(SWISS)
    t.tables.jail_at = 5
    t.give(B, 12)
    t.give(A, 39)
    t.jail(A, 3)
    t.cash(A, cash)
    t.throw(3, 4)
    if cash == 0:
        assert t.awaited == "debt"
        t.say(A, "mortgage", 39)
    assert t.paid(A, BANK, "fine") == 50
    assert t.awaited == "rest"
    assert t.francs(B) - 30000 == 560


def test_doubles_onto_the_swiss_utility() -> None:
    """R-20: the second throw of a turn counts by itself: 3+3 to 6, then 2+4 to 12: 80 × 6."""
    t = table(SWISS)
    t.give(A, 6)
    t.give(B, 12)
    t.throw(3, 3)
    t.throw(2, 4)
    assert 30000 - t.francs(A) == 480

    t = table(SWISS)  # and the doubles themselves, which are still thrown on
    t.give(B, 12)
    t.at(A, 6)
    t.throw(3, 3)
    assert 30000 - t.francs(A) == 480
    assert (t.awaited, t.asked) == ("turn", A)


def test_the_swiss_amount_is_known_at_the_landing() -> None:
    """R-20, R-14: demanded later, the rent is that of the landing, whatever was thrown since."""
    t = by_hand(SWISS)
    t.give(B, 12)
    t.at(A, 6)
    t.throw(3, 3)
    t.throw(6, 2)  # Free Parking
    demand(t, B)
    assert 30000 - t.francs(A) == 480


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("dice", ["anew", "move_throw"])
def test_the_utility_dice_by_agreement(name: str, dice: str) -> None:
    """RENT-8: the switch utilityDice: a new throw of 5+6 (44), or the 3+4 of the move (28)."""
    t = table(name, utility_dice=dice)
    t.give(B, 12)
    t.at(A, 5)
    t.throw(3, 4)
    if dice == "anew":
        t.roll(5, 6)
    assert t.awaited == "rest"
    assert t.paid(A, B, "rent") == (44 if dice == "anew" else 28)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("dice", ["anew", "move_throw"])
def test_a_card_always_needs_a_new_throw(name: str, dice: str) -> None:
    """R-20: with either value of utilityDice a card's landing is thrown for anew."""
    t = table(name, utility_dice=dice)
    t.give(B, 12)
    t.at(A, 4)
    t.throw(1, 2)
    t.draw(card_to(t, 12))
    t.roll(6, 5)
    assert t.paid(A, B, "rent") == 44


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("counts", "rent"), [(True, 70), (False, 28)])
def test_one_of_two_utilities_is_mortgaged(name: str, counts: bool, rent: int) -> None:
    """T-058, R-18: throw 7: 70 (001: 1'400); without countMortgaged 28. The mortgaged one pays nothing."""
    t = table(name, count_mortgaged=counts)
    t.give(B, 12)
    t.give(B, 28, mortgaged=True)
    t.at(A, 5)
    t.throw(3, 4)
    if name != SWISS:
        t.roll(3, 4)
    assert t.paid(A, B, "rent") == rent
    t.turn(C)
    t.at(C, 21)
    t.throw(3, 4)
    assert t.paid(C, B) == 0


@pytest.mark.parametrize("name", STD)
def test_the_payer_throws_when_the_rent_is_demanded(name: str) -> None:
    """R-19: nobody throws before the demand; then it is the payer's throw with two dice, and moves nobody."""
    t = by_hand(name)
    t.give(B, 12)
    t.at(A, 6)
    t.throw(2, 4)
    assert t.awaited == "rest"
    demand(t, B)
    assert t.awaited == "rent-roll"
    assert len(t.faces()) == 36
    assert {face for _, _, face in t.faces()} == {0}
    t.roll(6, 6)
    assert [int(e.seat) for e in t.happened("thrown")] == [A, A]
    assert t.paid(A, B, "rent") == 48
    assert t.st.seats[A].at == 12
    assert (t.awaited, t.asked) == ("rest", A)
    assert t.refused(A, "throw") == "not-now"


@pytest.mark.parametrize("name", STD)
def test_the_rent_throw_is_no_doubles(name: str) -> None:
    """R-19: after two doubles a rent throw of doubles sends nobody to jail and counts for nothing."""
    t = table(name)
    t.give(B, 12)
    t.give(A, 6)
    t.throw(3, 3)
    t.throw(3, 3)
    t.roll(5, 5)
    assert t.paid(A, B, "rent") == 40
    assert (t.awaited, t.asked, t.st.seats[A].jail) == ("turn", A, 0)
    t.throw(1, 2)
    assert t.st.seats[A].at == 15


@pytest.mark.parametrize("name", STD)
def test_after_the_turn_the_payer_still_throws(name: str) -> None:
    """R-19, R-13: demanded in the next player's turn, before the throw: A throws, B's turn is untouched."""
    t = by_hand(name)
    t.give(D, 12)
    t.at(A, 8)
    t.throw(1, 3)
    t.end_turn()
    demand(t, D)
    assert t.awaited == "rent-roll"
    assert t.refused(B, "throw") == "not-your-turn"
    t.roll(1, 2)
    assert t.paid(A, D, "rent") == 12
    assert t.paid(B, D) == 0
    assert (t.awaited, t.asked) == ("turn", B)


# RENT-9, RENT-10, RENT-12 ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_an_owner_in_jail_collects(name: str) -> None:
    """T-067, RENT-9: B sits in jail, A lands on B's street, B demands and is paid."""
    t = by_hand(name)
    t.give(B, G1)
    t.jail(B)
    land(t)
    demand(t, B)
    assert (t.paid(A, B, "rent"), t.st.seats[B].jail) == (26, 1)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("space", [G1, 25, 12])
def test_ones_own_property(name: str, space: int) -> None:
    """RENT-10: landing on your own property: nothing happens, mortgaged or not."""
    for mortgaged in (False, True):
        t = table(name)
        t.give(A, space, mortgaged=mortgaged)
        land(t, space)
        assert t.awaited == "rest"
        assert t.happened("paid") == []
        assert t.happened("claim") == []


@pytest.mark.parametrize("name", ALL)
def test_doubles_leave_several_claims(name: str) -> None:
    """T-062, R-13, RENT-12: claims of B (6) and C (8); both demand, C first: paid in order of demand."""
    t = by_hand(name)
    t.give(B, 6)
    t.give(C, 9)
    t.throw(3, 3)
    t.throw(1, 2)
    demand(t, C)
    demand(t, B)
    rents = [(int(e.payee), int(e.amount) // t.x) for e in t.happened("paid")]
    assert rents == [(C, 8), (B, 6)]
    assert t.money(A) == 1486


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("first", [B, C])
def test_several_demands_wait_in_order(name: str, first: int) -> None:
    """T-062, R-13: A has no cash: the first to demand is paid first, from the first money raised."""
    t = by_hand(name)
    t.give(B, 37)
    t.give(C, 39)
    t.give(A, 1, 3)
    t.at(A, 35)
    t.throw(1, 1)
    t.throw(1, 1)
    second = C if first == B else B
    t.cash(A, 0)
    demand(t, first)
    demand(t, second)
    assert (t.awaited, t.asked) == ("debt", A)
    rent = {B: 35, C: 50}
    t.say(A, "mortgage", 1)
    t.say(A, "mortgage", 3)
    assert t.paid(A, first, "rent") == rent[first]
    assert t.paid(A, second, "rent") == 0
    assert t.money(A) == 60 - rent[first]
    assert (t.awaited, t.asked) == ("debt", A)


@pytest.mark.parametrize("name", ALL)
def test_two_landings_on_the_same_owner(name: str) -> None:
    """RENT-12: every landing is a rent of its own, also of the same owner; one may be left undemanded."""
    t = by_hand(name)
    t.give(B, 6, 9)
    t.throw(3, 3)
    t.throw(1, 2)
    first, second = claims(t, B)
    t.say(B, "demand", second)
    assert t.paid(A, B) == 8
    assert claims(t, B) == [first]
    t.say(B, "demand", first)
    assert t.paid(A, B) == 14


# the window ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_further_throws_of_the_lander_do_not_end_it(name: str) -> None:
    """R-13: A's doubles let A throw on; B's claim stays open through the landing and to the turn's end."""
    t = by_hand(name)
    t.give(B, 6)
    t.throw(3, 3)
    t.say(A, "throw")
    assert len(claims(t, B)) == 1
    t.roll(1, 3)
    t.end_turn()
    demand(t, B)
    assert t.paid(A, B, "rent") == 6


@pytest.mark.parametrize("name", ALL)
def test_going_to_jail_does_not_end_it(name: str) -> None:
    """R-13: the third doubles end A's turn, not B's claim; B's own throw does."""
    t = by_hand(name)
    t.give(B, 6)
    t.throw(3, 3)
    t.throw(2, 2)
    t.throw(5, 5)
    assert (t.awaited, t.asked, t.st.seats[A].jail) == ("turn", B, 1)
    demand(t, B)
    assert t.paid(A, B, "rent") == 6


@pytest.mark.parametrize("name", ALL)
def test_nobody_throws_before_a_demanded_rent_is_settled(name: str) -> None:
    """R-13: A cannot pay at once: neither A's extra throw nor the end of the turn goes before the debt."""
    t = by_hand(name)
    t.give(B, G1)
    t.give(A, 5)
    t.cash(A, 0)
    t.at(A, 27)
    t.throw(2, 2)
    demand(t, B)
    assert (t.awaited, t.asked) == ("debt", A)
    assert denied(t, A, "throw") == "not-now"
    assert denied(t, B, "throw") == "not-your-turn"
    t.say(A, "mortgage", 5)
    assert (t.paid(A, B, "rent"), t.money(A)) == (26, 74)
    t.throw(1, 3)


@pytest.mark.parametrize("name", ALL)
def test_the_next_player_waits_for_the_debt(name: str) -> None:
    """R-13: demanded after A's turn: B does not throw until A has paid."""
    t = by_hand(name)
    t.give(D, G1)
    t.give(A, 5)
    t.cash(A, 0)
    land(t)
    t.end_turn()
    demand(t, D)
    assert (t.awaited, t.asked) == ("debt", A)
    assert denied(t, B, "throw") == "not-your-turn"
    t.say(A, "mortgage", 5)
    assert (t.awaited, t.asked) == ("turn", B)
    t.throw(4, 6)


@pytest.mark.parametrize("name", ALL)
def test_rent_is_demanded_for_everyone_by_agreement(name: str) -> None:
    """T-068, R-13: rentDemand auto: the debt arises without B's word, also with B's wish switched off."""
    t = by_hand(name, rent_demand="auto")
    t.give(B, G1)
    land(t)
    assert t.paid(A, B, "rent") == 26
    assert claims(t, B) == []

    t = by_hand(name, rent_demand="auto")
    t.give(B, G1)
    t.give(A, 5)
    t.cash(A, 0)
    land(t)
    assert (t.awaited, t.asked) == ("debt", A)


@pytest.mark.parametrize("name", ALL)
def test_the_standing_wish_to_demand(name: str) -> None:
    """R-13: rentDemand manual: the wish is on by default; the table then demands at once."""
    t = table(name)
    assert t.rules.rent_demand == "manual"
    t.give(B, G1)
    land(t)
    assert t.paid(A, B, "rent") == 26


@pytest.mark.parametrize("name", ALL)
def test_rent_by_call_begins_without_anybodys_wish(name: str) -> None:
    """R-13: rentDemand byCall: a landing makes a claim, until its owner wishes otherwise."""
    t = table(name, rent_demand="by_call")
    t.give(B, 6)
    t.throw(3, 3)
    assert (t.paid(A, B), len(claims(t, B))) == (0, 1)
    t.say(B, "wish", codes.WISH_DEMAND, 1)
    t.turn(D)
    t.at(D, 2)
    t.throw(1, 3)
    assert t.paid(D, B) == 6


@pytest.mark.parametrize("name", ALL)
def test_a_wish_is_switched_by_its_seat(name: str) -> None:
    """R-13: B switches the wish off: a claim; and on again: demanded at once. C's wish is C's own."""
    t = table(name)
    t.give(B, 6)
    t.give(C, 9)
    t.say(B, "wish", codes.WISH_DEMAND, 0)
    t.throw(3, 3)
    assert (t.paid(A, B), len(claims(t, B))) == (0, 1)
    t.throw(1, 2)
    assert t.paid(A, C) == 8
    t.say(B, "wish", codes.WISH_DEMAND, 1)
    t.turn(D)
    t.at(D, 2)
    t.throw(1, 3)
    assert t.paid(D, B) == 6


@pytest.mark.parametrize(("wish", "on"), [(0, 0), (0, 1), (2, 0), (2, 1), (3, 1), (1, 2), (1, -1), (2, 2)])
def test_no_other_wish_is_known(wish: int, on: int) -> None:
    """R-13: the only wish is to have rents demanded (1), and it is on (1) or off (0)."""
    t = table("standard")
    assert t.refused(B, "wish", wish, on) == "unknown"
    assert {t.refused(B, "wish", codes.WISH_DEMAND, on) for on in (0, 1)} == {"fine"}


def test_no_third_way_to_demand() -> None:
    """R-13: rentDemand is manual or auto."""
    with pytest.raises(RulesError, match="bad-switch-value"):
        table("standard", rent_demand="never")


# fixed at the landing --------------------------------------------------------------------------


@pytest.mark.parametrize("name", STD)
def test_a_house_built_after_the_landing(name: str) -> None:
    """T-064, R-14: A lands on G1 at level 0; B builds before demanding: the amount stays 52."""
    t = by_hand(name)
    t.give(B, G1, G2, G3)
    land(t)
    t.say(B, "build", G1)
    demand(t, B)
    assert (t.level(G1), t.paid(A, B, "rent")) == (1, 52)


def test_a_swiss_house_built_after_the_landing() -> None:
    """R-14: in 001 B builds between the turns and then demands: still 1'040, not 2'600."""
    t = by_hand(SWISS)
    t.give(B, G1, G2, G3)
    land(t)
    t.end_turn()
    t.say(B, "build", G1)
    demand(t, B)
    assert (t.level(G1), 30000 - t.francs(A)) == (1, 1040)


@pytest.mark.parametrize("name", ALL)
def test_a_street_sold_after_the_landing(name: str) -> None:
    """T-065, R-14: B sells G1 to C, then demands: A owes B the landing amount; C has no claim."""
    t = by_hand(name)
    t.give(B, G1)
    land(t)
    (number,) = claims(t, B)
    t.say(C, "accept", t.offer(B, C, give=(G1,), want_cash=100))
    assert t.owner(G1) == C
    assert denied(t, C, "demand", number) == "no-such-claim"
    demand(t, B)
    assert (t.paid(A, B, "rent"), t.paid(A, C)) == (26, 0)


@pytest.mark.parametrize("name", ALL)
def test_a_mortgage_taken_after_the_landing(name: str) -> None:
    """R-14: B mortgages G1 (or a sibling) before demanding: the doubled 52 stays due."""
    for space in (G1, G2):
        t = by_hand(name)
        t.give(B, G1, G2, G3)
        land(t)
        t.say(B, "mortgage", space)
        demand(t, B)
        assert t.paid(A, B, "rent") == 52


@pytest.mark.parametrize("name", ALL)
def test_a_mortgage_lifted_after_the_landing(name: str) -> None:
    """R-14: lifting G1 after the landing makes no claim."""
    t = by_hand(name)
    t.give(B, G1, mortgaged=True)
    land(t)
    t.say(B, "lift", G1)
    assert claims(t, B) == []


@pytest.mark.parametrize("name", ALL)
def test_a_group_completed_after_the_landing(name: str) -> None:
    """R-14: B buys the missing street after the landing: 26, not 52; the next landing is doubled."""
    t = by_hand(name)
    t.give(B, G1, G2)
    t.give(C, G3)
    land(t)
    t.say(C, "accept", t.offer(B, C, cash=100, want=(G3,)))
    demand(t, B)
    assert t.paid(A, B, "rent") == 26
    t.turn(D)
    land(t, G1, D)
    demand(t, B)
    assert t.paid(D, B, "rent") == 52


@pytest.mark.parametrize("name", ALL)
def test_stations_and_utilities_bought_after_the_landing(name: str) -> None:
    """R-14: the number of stations, and the factor of a utility, are those of the landing."""
    t = by_hand(name)
    t.give(B, 25)
    t.give(C, 35)
    land(t, 25)
    t.say(C, "accept", t.offer(B, C, cash=100, want=(35,)))
    demand(t, B)
    assert t.paid(A, B, "rent") == 25

    t = by_hand(name)
    t.give(B, 12)
    t.give(C, 28)
    land(t, 12)
    t.say(C, "accept", t.offer(B, C, cash=100, want=(28,)))
    demand(t, B)
    if name != SWISS:
        t.roll(1, 3)
    assert t.paid(A, B, "rent") == 16


# the end of a claim ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_claim_of_an_owner_who_leaves(name: str) -> None:
    """T-251, R-88, R-14: B is out before demanding: the claim lapses; C, who gets G1, cannot demand it."""
    t = by_hand(name)
    t.give(B, G1)
    land(t)
    (number,) = claims(t, B)
    t.say(B, "resign")
    t.say(C, "bid", 10 * t.x)
    t.all_pass()
    assert t.owner(G1) == C
    assert t.st.claims == []
    assert denied(t, C, "demand", number) == "no-such-claim"
    assert denied(t, B, "demand", number) == "out-of-game"
    assert t.money(A) == 1500


@pytest.mark.parametrize("name", ALL)
def test_the_claim_of_a_bankrupt_owner(name: str) -> None:
    """T-251, R-88: B cannot pay the others' card and is bankrupt without demanding: the claim is gone."""
    t = by_hand(name)
    t.give(B, G1)
    t.at(A, 27)
    t.throw(2, 2)
    (number,) = claims(t, B)
    t.say(B, "mortgage", G1)
    t.cash(B, 0)
    t.throw(1, 1)
    t.draw(t.card("birthday"))
    assert (t.awaited, t.asked) == ("debt", B)
    t.say(B, "bankrupt")
    while t.awaited == "receipt":
        t.say(t.asked, "keep", G1)
    assert t.owner(G1) == A
    assert t.st.claims == []
    assert t.paid(A, B) == 0
    assert t.refused(A, "demand", number) == "no-such-claim"


@pytest.mark.parametrize("name", ALL)
def test_before_falling_the_owner_may_still_demand(name: str) -> None:
    """R-88, R-13: the counter-case of T-251: B demands 26 in time and stays in the game."""
    t = by_hand(name)
    t.give(B, G1)
    t.at(A, 27)
    t.throw(2, 2)
    t.say(B, "mortgage", G1)
    t.cash(B, 0)
    t.throw(1, 1)
    t.draw(t.card("birthday"))
    demand(t, B)
    assert not t.st.seats[B].out
    assert t.money(B) == 16  # 26 received or set off, 10 given
    assert (t.awaited, t.asked) == ("turn", A)


@pytest.mark.parametrize("name", ALL)
def test_the_claim_against_a_payer_who_leaves(name: str) -> None:
    """R-88: called before A is out, D does not demand: nothing is owed, no claim is part of the estate."""
    t = by_hand(name)
    t.give(D, G1)
    land(t)
    (number,) = claims(t, D)
    t.say(A, "resign")
    assert (t.awaited, t.asked) == ("call", D)
    t.say(D, "pass")
    assert denied(t, D, "demand", number) == "no-such-claim"
    assert t.money(D) == 1500
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("demands", [True, False])
def test_the_next_player_leaves_before_throwing(name: str, demands: bool) -> None:
    """T-252, R-88, R-13: A ended the turn, B resigns: D may demand until C throws."""
    t = by_hand(name)
    t.give(D, G1)
    land(t)
    (number,) = claims(t, D)
    t.end_turn()
    t.say(B, "resign")
    assert (t.awaited, t.asked) == ("turn", C)
    if demands:
        demand(t, D)
        assert t.paid(A, D, "rent") == 26
        assert (t.awaited, t.asked) == ("turn", C)
    t.say(C, "throw")
    assert denied(t, D, "demand", number) == "no-such-claim"


@pytest.mark.parametrize("name", STD)
def test_a_rent_throw_closes_no_window(name: str) -> None:
    """T-253, R-88, R-19: C demands for the utility, throw 6+6: no extra throw; B's claim is still open."""
    t = by_hand(name)
    t.give(B, 8)
    t.give(C, 12)
    t.at(A, 2)
    t.throw(3, 3)
    t.throw(1, 3)
    demand(t, C)
    t.roll(6, 6)
    assert t.paid(A, C, "rent") == 48
    assert (t.awaited, t.asked) == ("rest", A)
    assert len(claims(t, B)) == 1
    t.end_turn()
    demand(t, B)
    assert t.paid(A, B, "rent") == 6


@pytest.mark.parametrize("name", STD)
def test_a_lapsed_utility_claim_needs_no_throw(name: str) -> None:
    """R-88: nobody demanded: B throws for the own move only, and nothing is left to be thrown for."""
    t = by_hand(name)
    t.give(D, 12)
    land(t, 12)
    (number,) = claims(t, D)
    t.end_turn()
    t.throw(4, 6)
    assert len(t.happened("thrown")) == 2
    assert denied(t, D, "demand", number) == "no-such-claim"
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
def test_claims_end_with_the_game(name: str) -> None:
    """R-88: the last one left has won; nothing can be demanded any more."""
    t = by_hand(name, 2)
    t.give(B, G1)
    t.give(A, 5)
    land(t)
    (number,) = claims(t, B)
    t.say(A, "resign")
    assert t.winners == {B}
    assert denied(t, B, "demand", number) == "game-over"
    assert t.paid(A, B, "rent") == 0


@pytest.mark.parametrize("demands", [True, False])
def test_the_last_call_of_a_timed_game(demands: bool) -> None:
    """R-88: the time is up and A's turn finished: C may demand once more, or not, before the count."""
    t = by_hand(SWISS, 3, variant="time")
    t.give(C, G1)
    land(t)
    worth = t.worth(A), t.worth(C)
    t.say(CLOCK, "time-up")
    t.end_turn()
    assert (t.awaited, t.asked) == ("final-call", C)
    assert t.refused(B, "throw") != "fine"
    if demands:
        demand(t, C)
    else:
        t.say(C, "pass")
    assert t.awaited == "over"
    moved = 26 if demands else 0
    assert t.paid(A, C, "rent") == moved
    counted = {int(e.seat): int(e.amount) // t.x for e in t.happened("counted")}
    assert (counted[A], counted[C]) == (worth[0] - moved, worth[1] + moved)


def test_the_last_call_waits_for_the_turn() -> None:
    """R-88: the time is up within A's turn: claims are demanded as usual until A ends it."""
    t = by_hand(SWISS, 3, variant="time")
    t.give(C, G1)
    land(t)
    t.say(CLOCK, "time-up")
    assert (t.awaited, t.asked) == ("rest", A)
    demand(t, C)
    t.end_turn()
    assert (t.awaited, t.paid(A, C, "rent")) == ("over", 26)


# The registry ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_what_the_books_say_of_rent(name: str) -> None:
    """RENT-5, RENT-8, R-13, R-18: rentDemand, doubleRentDespiteMortgage, countMortgaged, utilityDice."""
    rules = table(name).rules
    assert rules.rent_demand == "manual"
    assert rules.count_mortgaged is True
    assert rules.double_rent_despite_mortgage is (name == SWISS)
    assert rules.utility_dice == ("move_throw" if name == SWISS else "anew")


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("owner", [A, B])
def test_a_station_given_away_counts_no_longer(name, owner):
    """RENT-7, TRADE-3: of two stations one is traded away: 25, not 50, whichever seat it was."""
    t = table(name)
    t.give(owner, 5, 15)
    t.say(C, "accept", t.offer(owner, C, give=(15,)))
    lands(t, D, 5)
    assert t.paid(D, owner) == 25


@pytest.mark.parametrize("name", STD)
def test_a_utility_claim_has_no_amount_before_its_throw(name):
    """R-19, RENT-8: what is due is known only when it is demanded and thrown for."""
    t = by_hand(name)
    t.give(B, 12)
    lands(t, A, 12)
    assert [(c.amount, c.factor) for c in t.st.claims] == [(0, 4)]
    assert [e.amount for e in t.happened("claim")] == [0]
