"""What comes first: the lot, debts, lots of an estate, the purchase, Mr. Monopoly, the dice (R-84, R-87)."""

import pytest
from kit import (
    ALL,
    BUS,
    CLOCK,
    G1,
    G2,
    MR,
    SPEED,
    STD,
    A,
    B,
    C,
    D,
    Table,
    bid,
    by_hand,
    claims,
    demand,
    denied_action,
    table,
)

from bankhalter.core import codes
from bankhalter.core.codes import BANK

SWISS = "deluxe-ch"
MODES = ("round_robin", "live")


def finish(t: Table) -> None:
    """Close the running lot."""
    if t.asked == codes.ANYONE:
        t.say(CLOCK, "hammer")
        return
    closed = len(t.happened("sold")) + len(t.happened("unsold"))
    while len(t.happened("sold")) + len(t.happened("unsold")) == closed:
        t.say(t.asked, "pass")


def rent_then_purchase(t: Table, *dice: int) -> None:
    """A lands with doubles on B's station 25 (rent 25), then on the unowned G1."""
    t.give(B, 25)
    t.at(A, 21)
    t.throw(2, 2)
    t.throw(*(dice or (2, 4)))


# The running lot, then debts -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_rent_demanded_during_an_auction(name: str, mode: str) -> None:
    """T-243, R-84, R-13, R-25: accepted; A goes on bidding with all cash; the debt arises after the lot."""
    t = by_hand(name, auction_mode=mode)
    t.give(A, 5)
    rent_then_purchase(t)
    t.say(A, "decline")
    t.cash(A, 100)
    bid(t, B, 10)
    demand(t, B)
    assert claims(t, B) == []
    assert t.awaited == "auction"
    assert t.paid(A, B) == 0
    if mode == "round_robin":
        t.say(C, "pass")
        t.say(D, "pass")
    bid(t, A, 100)  # the whole cash: the rent has not taken any of it
    finish(t)
    assert (t.owner(G1), t.money(A)) == (A, 0)
    assert (t.awaited, t.asked) == ("debt", A)
    t.say(A, "mortgage", 5)
    assert t.paid(A, B, "rent") == 25
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_demanded_rent_does_not_uncover_a_bid(name: str, mode: str) -> None:
    """R-84, R-25: A leads with all cash when B demands: A still pays the bid in full, then owes the rent."""
    t = by_hand(name, auction_mode=mode)
    t.give(A, 5)
    rent_then_purchase(t)
    t.say(A, "decline")
    t.cash(A, 100)
    if mode == "round_robin":
        for seat in (B, C, D):
            t.say(seat, "pass")
    bid(t, A, 100)
    demand(t, B)
    finish(t)
    assert t.paid(A, BANK, "bid") == 100
    assert (t.awaited, t.asked) == ("debt", A)


@pytest.mark.parametrize("name", ALL)
def test_a_rent_paid_from_cash_after_the_lot(name: str) -> None:
    """R-84: after the lot the demanded rent is paid at once where the cash suffices."""
    t = by_hand(name)
    rent_then_purchase(t)
    t.say(A, "decline")
    demand(t, B)
    assert t.money(B) == 1500
    t.all_pass()
    assert (t.money(A), t.money(B)) == (1475, 1525)
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", STD)
def test_a_utility_rent_demanded_during_a_lot(name: str) -> None:
    """R-84, R-19: the demand is in time; the payer throws when the lot is over."""
    t = by_hand(name)
    t.give(B, 28)
    t.at(A, 24)
    t.throw(2, 2)
    t.throw(1, 2)
    t.say(A, "decline")
    demand(t, B)
    assert t.awaited == "auction"
    t.all_pass()
    assert t.awaited == "rent-roll"
    t.roll(2, 3)
    assert t.paid(A, B, "rent") == 20
    assert t.awaited == "rest"


# Debts before the purchase ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("buys", [True, False])
def test_a_rent_demanded_while_deciding_on_a_purchase(name: str, buys: bool) -> None:
    """T-244, R-84, BUY-1: the debt is settled first, then A buys or declines."""
    t = by_hand(name)
    t.give(A, 5)
    rent_then_purchase(t)
    t.cash(A, 0)
    demand(t, B)
    assert (t.awaited, t.asked) == ("debt", A)
    assert denied_action(t, t.action(A, "buy")) == "not-now"
    assert denied_action(t, t.action(A, "decline")) == "not-now"
    t.say(A, "mortgage", 5)
    assert t.paid(A, B, "rent") == 25
    assert (t.awaited, t.asked) == ("purchase", A)
    if buys:
        assert t.refused(A, "buy") == "no-cash"
        t.cash(A, 300)
        t.say(A, "buy")
        assert (t.owner(G1), t.money(A)) == (A, 0)
    else:
        t.say(A, "decline")
        assert t.awaited == "auction"


@pytest.mark.parametrize("name", ALL)
def test_the_cash_for_the_purchase_may_go_to_the_rent(name: str) -> None:
    """T-244, R-84: A has exactly 300; B demands 25 before A buys: 275 no longer suffice."""
    t = by_hand(name)
    rent_then_purchase(t)
    t.cash(A, 300)
    assert t.refused(A, "buy") == "fine"
    demand(t, B)
    assert t.money(A) == 275
    assert t.refused(A, "buy") == "no-cash"
    assert t.awaited == "purchase"


@pytest.mark.parametrize("name", ALL)
def test_an_undemanded_claim_holds_up_nothing(name: str) -> None:
    """R-84: with B's claim open A buys, does business and ends the turn."""
    t = by_hand(name)
    rent_then_purchase(t)
    t.say(A, "buy")
    t.say(A, "mortgage", G1)
    assert t.awaited == "rest"
    t.end_turn()
    assert (t.awaited, t.asked) == ("turn", B)
    assert len(claims(t, B)) == 1
    t.throw(4, 6)
    assert t.paid(A, B) == 0


# Debts, first in, first out --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_demanded_rent_goes_before_a_later_tax(name: str) -> None:
    """R-84, R-55: B demands, then A's throw ends on the tax of 100: the rent is paid first."""
    t = by_hand(name)
    t.give(B, 25)
    t.give(A, 5, 15)
    t.at(A, 21)
    t.throw(2, 2)
    t.at(A, 35)
    t.cash(A, 0)
    t.say(A, "throw")
    demand(t, B)
    t.roll(1, 2)
    assert (t.awaited, t.asked) == ("debt", A)
    t.say(A, "mortgage", 5)
    assert (t.paid(A, B, "rent"), t.paid(A, BANK, "tax")) == (25, 0)
    t.say(A, "mortgage", 15)
    assert t.paid(A, BANK, "tax") == 100
    assert t.money(A) == 75


@pytest.mark.parametrize("name", ALL)
def test_a_tax_goes_before_a_rent_demanded_later(name: str) -> None:
    """R-84, R-55: the counter-case: the tax is owed already when B demands."""
    t = by_hand(name)
    t.give(B, 25)
    t.give(A, 5, 15)
    t.at(A, 21)
    t.throw(2, 2)
    t.at(A, 35)
    t.cash(A, 0)
    t.throw(1, 2)
    assert (t.awaited, t.asked) == ("debt", A)
    demand(t, B)
    t.say(A, "mortgage", 5)
    assert (t.paid(A, B, "rent"), t.paid(A, BANK, "tax")) == (0, 100)
    t.say(A, "mortgage", 15)
    assert t.paid(A, B, "rent") == 25


# Further lots of an estate ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_debts_go_before_further_lots_of_an_estate(name: str, mode: str) -> None:
    """R-84: C's two deeds come up; B demands during the first lot: A's debt stands before the second."""
    t = by_hand(name, auction_mode=mode)
    t.give(B, 25)
    t.give(C, 1, 3)
    t.give(A, 5)
    t.at(A, 21)
    t.throw(1, 3)
    t.cash(A, 0)
    t.say(C, "resign")
    assert len(t.happened("lot")) == 1
    demand(t, B)
    finish(t)
    assert (t.awaited, t.asked) == ("debt", A)
    assert len(t.happened("lot")) == 1
    assert t.refused(A, "bid", t.x) == "not-now"
    assert t.refused(D, "bid", t.x) == "not-your-turn"
    t.say(A, "mortgage", 5)
    assert t.paid(A, B, "rent") == 25
    assert (t.awaited, len(t.happened("lot"))) == ("auction", 2)
    finish(t)
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_all_lots_of_an_estate_go_before_the_purchase(name: str, mode: str) -> None:
    """R-84: A is deciding when C leaves: both lots are sold first, in board order; then A decides."""
    t = by_hand(name, auction_mode=mode)
    t.give(C, 3, 1)
    t.at(A, 27)
    t.throw(1, 3)
    t.say(C, "resign")
    assert t.awaited == "auction"
    assert t.refused(A, "buy") != "fine"
    finish(t)
    assert t.awaited == "auction"
    finish(t)
    assert [int(e.deed) for e in t.happened("lot")] == [t.deed(1), t.deed(3)]
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert t.owner(G1) == A


@pytest.mark.parametrize("name", ALL)
def test_an_estate_goes_before_the_extra_throw(name: str) -> None:
    """R-84: A has doubles to throw on; C's lot comes first."""
    t = by_hand(name)
    t.give(A, G1)
    t.give(C, 1)
    t.at(A, 27)
    t.throw(2, 2)
    assert (t.awaited, t.asked) == ("turn", A)
    t.say(C, "resign")
    assert t.awaited == "auction"
    assert t.refused(A, "throw") != "fine"
    t.all_pass()
    assert (t.awaited, t.asked) == ("turn", A)


# The purchase, Mr. Monopoly, the extra throw ---------------------------------------------------------


@pytest.mark.parametrize("name", SPEED)
def test_the_whole_order_in_one_turn(name: str) -> None:
    """R-84: doubles with Mr. Monopoly: lot, debt, then the bonus move, its purchase, then the throw."""
    t = by_hand(name, speed_die=True)
    t.entitle(A)
    t.give(A, 5)
    t.give(B, 25)
    t.at(A, 18)
    t.throw(2, 2, 3)  # to B's 25
    t.throw(3, 3, MR)  # to the unowned G1, Mr. Monopoly waits
    assert (t.awaited, t.st.seats[A].at) == ("purchase", 31)
    t.cash(A, 0)
    t.say(A, "decline")
    demand(t, B)
    assert t.awaited == "auction"
    t.all_pass()
    assert (t.awaited, t.st.seats[A].at) == ("debt", 31)
    t.say(A, "mortgage", 5)
    assert t.paid(A, B, "rent") == 25
    assert (t.awaited, t.asked, t.st.seats[A].at) == ("purchase", A, 32)
    t.say(A, "decline")
    t.all_pass()
    assert (t.awaited, t.asked) == ("turn", A)


@pytest.mark.parametrize("name", SPEED)
def test_the_purchase_goes_before_mr_monopoly(name: str) -> None:
    """R-84: A buys on the first space (and so Mr. Monopoly goes on), then moves."""
    t = by_hand(name, speed_die=True)
    t.entitle(A)
    t.at(A, 27)
    t.throw(1, 3, MR)
    assert (t.awaited, t.st.seats[A].at) == ("purchase", 31)
    t.say(A, "buy")
    assert (t.awaited, t.st.seats[A].at) == ("purchase", 32)
    t.say(A, "buy")
    assert (t.owner(G1), t.owner(G2)) == (A, A)
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", SPEED)
def test_a_debt_goes_before_mr_monopoly_an_open_claim_does_not(name: str) -> None:
    """R-84: demanded at once the rent is settled before the bonus move; undemanded it waits for nobody."""
    for wish in (True, False):
        t = table(name, speed_die=True)
        if not wish:
            t.demand_by_hand()
        t.entitle(A)
        t.give(B, G1)
        t.give(A, 5)
        t.cash(A, 0)
        t.at(A, 27)
        t.throw(1, 3, MR)
        if wish:
            assert (t.awaited, t.st.seats[A].at) == ("debt", 31)
            t.say(A, "mortgage", 5)
        assert (t.awaited, t.st.seats[A].at) == ("purchase", 32)
        assert len(claims(t, B)) == (0 if wish else 1)


@pytest.mark.parametrize("name", SPEED)
def test_an_estate_goes_before_mr_monopoly(name: str) -> None:
    """R-84: a lot is open to Mr. Monopoly's search: sold first, it is no longer unowned."""
    t = by_hand(name, speed_die=True)
    t.entitle(A)
    t.at(A, 27)
    t.give(C, G2)
    t.throw(1, 3, MR)
    t.say(C, "resign")
    bid(t, D, 1)
    t.all_pass()
    assert (t.awaited, t.st.seats[A].at) == ("purchase", 31)
    t.say(A, "buy")
    assert (t.awaited, t.st.seats[A].at) == ("purchase", 34)


# Atomic choices --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_rent_demanded_while_the_dice_roll(name: str) -> None:
    """R-84, R-13: between A's second throw and the landing the demand is in time; it is settled after."""
    t = by_hand(name)
    t.give(B, 25)
    t.at(A, 21)
    t.throw(2, 2)
    t.say(A, "throw")
    demand(t, B)
    assert t.awaited == "roll"
    assert t.paid(A, B) == 0
    assert t.refused(B, "mortgage", 25) == "dice-in-air"
    t.roll(2, 4)
    assert t.paid(A, B, "rent") == 25
    assert (t.awaited, t.asked) == ("purchase", A)


@pytest.mark.parametrize("name", SPEED)
def test_a_rent_demanded_during_the_choice_of_the_bus(name: str) -> None:
    """R-84: the bus choice is atomic: nothing is mortgaged; a demand becomes a debt after the move."""
    t = by_hand(name, speed_die=True)
    t.entitle(A)
    t.give(B, 25)
    t.give(A, 5)
    t.at(A, 18)
    t.throw(2, 2, 3)
    t.cash(A, 0)
    t.throw(1, 6, BUS)
    assert (t.awaited, t.asked) == ("steps", A)
    demand(t, B)
    assert t.awaited == "steps"
    assert t.refused(A, "mortgage", 5) == "answer-first"
    assert t.refused(B, "mortgage", 25) == "answer-first"
    t.say(A, "steps", 6)
    assert (t.awaited, t.st.seats[A].at) == ("debt", 31)
    t.say(A, "mortgage", 5)
    assert t.paid(A, B, "rent") == 25
    assert (t.awaited, t.asked) == ("purchase", A)


@pytest.mark.parametrize("name", SPEED)
def test_a_rent_demanded_during_the_choice_of_a_jump(name: str) -> None:
    """R-84: the triple is atomic too."""
    t = by_hand(name, speed_die=True)
    t.entitle(A)
    t.give(B, 25)
    t.give(A, 5)
    t.at(A, 18)
    t.throw(2, 2, 3)
    t.cash(A, 0)
    t.throw(1, 1, 1)
    assert t.awaited == "jump"
    demand(t, B)
    assert t.awaited == "jump"
    assert t.refused(A, "mortgage", 5) == "answer-first"
    t.say(A, "jump", 39)
    assert (t.awaited, t.st.seats[A].at) == ("debt", 39)
    t.say(A, "mortgage", 5)
    assert (t.awaited, t.asked) == ("purchase", A)


@pytest.mark.parametrize("choice", ["pay", "take-card"])
def test_a_rent_demanded_during_the_choice_of_a_card(choice: str) -> None:
    """R-84: "pay or draw" is atomic; the rent, demanded before the choice is made, is the older debt."""
    t = by_hand(SWISS)
    t.give(B, 25)
    t.give(A, 5)
    t.at(A, 21)
    t.throw(2, 2)
    t.at(A, 30)
    t.cash(A, 0)
    t.throw(1, 2)
    t.draw(t.card("fine-or-draw"))
    assert (t.awaited, t.asked) == ("card-choice", A)
    demand(t, B)
    assert t.awaited == "card-choice"
    assert t.refused(A, "mortgage", 5) == "answer-first"
    t.say(A, choice)
    if choice == "take-card":
        assert t.awaited == "draw"
        t.draw(t.card("speeding"))
    assert (t.awaited, t.asked) == ("debt", A)
    t.say(A, "mortgage", 5)
    paid = [(int(e.payee), int(e.amount)) for e in t.happened("paid") if e.payer == A]
    assert paid == [(B, 500), (BANK, 200 if choice == "pay" else 300)]


@pytest.mark.parametrize("name", ALL)
def test_a_rent_demanded_before_the_card_is_drawn(name: str) -> None:
    """R-84: the card in the air is drawn and carried out first; then the debt, then the purchase."""
    t = by_hand(name)
    t.give(B, 25)
    t.give(A, 5)
    t.at(A, 21)
    t.throw(2, 2)
    t.at(A, 19)
    t.cash(A, 0)
    t.throw(1, 2)
    assert t.awaited == "draw"
    demand(t, B)
    t.draw(t.find_card("advance", "a", to=24))
    assert (t.awaited, t.st.seats[A].at) == ("debt", 24)
    t.say(A, "mortgage", 5)
    assert (t.awaited, t.asked) == ("purchase", A)


# leaving ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_leaving_takes_effect_at_once_in_a_calm_moment(name: str) -> None:
    """R-87: no lot, no atomic choice: B is out at once, and A's turn goes on."""
    t = table(name)
    t.say(B, "resign")
    assert t.st.seats[B].out
    assert (t.awaited, t.asked) == ("turn", A)


@pytest.mark.parametrize("name", ALL)
def test_leaving_waits_for_the_dice(name: str) -> None:
    """R-87: while A's dice roll B is still in; once they lie and the token has moved B leaves."""
    t = table(name)
    t.give(B, 25)
    t.at(A, 21)
    t.say(A, "throw")
    t.say(B, "resign")
    assert not t.st.seats[B].out
    assert t.awaited == "roll"
    t.roll(1, 3)
    assert t.st.seats[B].out
    assert [int(e.deed) for e in t.happened("lot")] == [t.deed(25)]


@pytest.mark.parametrize("name", ALL)
def test_the_leavers_own_throw_is_finished(name: str) -> None:
    """R-87: A leaves with the dice in the air: the token still moves, then A's turn ends, no auction."""
    t = table(name)
    t.at(A, 27)
    t.say(A, "throw")
    t.say(A, "resign")
    assert not t.st.seats[A].out
    t.roll(2, 2)
    assert t.st.seats[A].out
    assert t.owner(G1) == BANK
    assert t.happened("lot") == []
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", SPEED)
def test_leaving_waits_for_the_bus(name: str) -> None:
    """R-87, R-84: the bus choice is atomic: B, who leaves meanwhile, is in until A has chosen."""
    t = table(name, speed_die=True)
    t.entitle(A)
    t.throw(1, 5, BUS)
    t.say(B, "resign")
    assert (t.awaited, t.asked, t.st.seats[B].out) == ("steps", A, 0)
    t.say(A, "steps", 1)
    assert t.st.seats[B].out
    assert (t.awaited, t.asked) == ("purchase", A)


@pytest.mark.parametrize("name", SPEED)
def test_the_leavers_own_choice_is_finished(name: str) -> None:
    """R-87: A leaves with an own choice open: the throw is still played out, then A is gone, no auction."""
    t = table(name, speed_die=True)
    t.entitle(A)
    t.throw(1, 5, BUS)
    t.say(A, "resign")
    if t.awaited == "steps":  # whoever is asked for the choice, it comes before the leaving
        t.say(A, "steps", 6)
    assert [int(e.seat) for e in t.happened("moved")] == [A]
    assert t.st.seats[A].out
    assert t.happened("lot") == []
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
def test_offers_of_a_leaver_lapse(name: str) -> None:
    """R-87: offers made by and to the leaver lapse; those of others stand."""
    t = table(name)
    t.give(B, 5)
    t.give(C, 15)
    by, to = t.offer(B, C, give=(5,), want_cash=10), t.offer(D, B, cash=10, want=(5,))
    other = t.offer(C, D, give=(15,), want_cash=10)
    t.say(B, "resign")
    t.all_pass()
    assert [int(o.number) for o in t.st.offers] == [other]
    assert t.refused(C, "accept", by) == "no-such-offer"
    assert t.refused(D, "withdraw", to) == "no-such-offer"
    t.say(D, "accept", other)
    assert t.owner(15) == D


@pytest.mark.parametrize("name", ALL)
def test_the_leavers_own_turn_ends(name: str) -> None:
    """R-87: A, with doubles to throw on, leaves: B throws next, no extra throw is left over."""
    t = table(name)
    t.give(A, G1)
    t.at(A, 27)
    t.throw(2, 2)
    t.say(A, "resign")
    t.all_pass()
    assert (t.awaited, t.asked) == ("turn", B)
    t.throw(4, 6)
    assert (t.awaited, t.asked) == ("rest", B)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("first", [B, C])
def test_of_several_debts_the_oldest_names_the_creditor(name: str, first: int) -> None:
    """R-87: A owes B and C more than there is; A leaves: all goes to whoever demanded first."""
    t = by_hand(name)
    t.give(B, 37)
    t.give(C, 39)
    t.at(A, 35)
    t.throw(1, 1)
    t.throw(1, 1)
    t.cash(A, 20)
    second = B + C - first
    demand(t, first)
    demand(t, second)
    t.say(A, "resign")
    assert (t.money(first), t.money(second)) == (1520, 1500)
    assert t.st.seats[A].out
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
def test_a_leaver_pays_what_can_be_paid(name: str) -> None:
    """R-87: A owes B 35 and leaves with 20 and a station: B gets the 35 and no more, the bank the rest."""
    t = table(name)
    t.give(B, 37)
    t.give(A, 5)
    t.cash(A, 20)
    t.at(A, 33)
    t.throw(1, 3)
    assert t.awaited == "debt"
    t.say(A, "resign")
    assert t.money(B) == 1535
    assert t.st.seats[A].out
    assert [int(e.deed) for e in t.happened("lot")] == [t.deed(5)]


@pytest.mark.parametrize(("name", "players", "ends"), [("warendorf", 4, 1), (SWISS, 4, 2)])
def test_in_short_games_leaving_counts_as_bankruptcy(name: str, players: int, ends: int) -> None:
    """R-87: 003 ends with the first, 001 with the second bankruptcy, and a resignation is one."""
    t = table(name, players, variant="short")
    for seat in (B, C)[:ends]:
        assert t.awaited == "turn"
        t.say(seat, "resign")
        t.all_pass()
    assert t.awaited == "over"
    assert not t.winners & {B, C}.intersection((B, C)[:ends])


@pytest.mark.parametrize("name", ALL)
def test_nobody_leaves_twice(name: str) -> None:
    """R-87: during a lot a second resignation is refused, and once out there is nothing to say."""
    t = table(name)
    t.at(A, 27)
    t.throw(1, 3)
    t.say(A, "decline")
    t.say(C, "resign")
    assert denied_action(t, t.action(C, "resign")) == "leaving-already"
    t.all_pass()
    assert denied_action(t, t.action(C, "resign")) == "out-of-game"


@pytest.mark.parametrize("name", ALL)
def test_the_lander_leaves_during_the_lot(name: str) -> None:
    """R-87: A declined and leaves during the lot: it is sold to the end, then A's estate, then B's turn."""
    t = table(name)
    t.give(A, 5)
    t.at(A, 27)
    t.throw(2, 2)
    t.say(A, "decline")
    bid(t, B, 10)
    t.say(A, "resign")
    t.say(C, "pass")
    t.say(D, "pass")
    assert (t.owner(G1), t.money(B)) == (B, 1490)
    assert t.st.seats[A].out
    assert [int(e.deed) for e in t.happened("lot")] == [t.deed(G1), t.deed(5)]
    t.all_pass()
    assert (t.awaited, t.asked) == ("turn", B)
