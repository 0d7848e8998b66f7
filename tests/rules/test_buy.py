"""BUY: the first right to buy, at the printed price, on every landing."""

import pytest
from kit import ALL, BUS, G1, MR, SPEED, STD, A, B, C, Table, card_to, denied, table

from bankhalter.core.codes import BANK


def land(t: Table, space: int = G1) -> None:
    """A throws 1 and 3 and lands on a space."""
    t.at(A, space - 4)
    t.throw(1, 3)


# BUY-1 to BUY-4 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_lander_buys_at_the_printed_price(name: str) -> None:
    """BUY-1, BUY-2: pay the bank 300, receive the deed and lay it face up."""
    t = table(name)
    land(t)
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert t.paid(A, BANK, "price") == 300
    assert t.money(A) == 1200
    assert t.owner(G1) == A
    assert not t.mortgaged(G1)
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
def test_the_first_right_is_the_landers_alone(name: str) -> None:
    """BUY-1: nobody else may buy or decline for the lander, and nobody bids before the lander decided."""
    t = table(name)
    land(t)
    assert denied(t, B, "buy") == "not-your-turn"
    assert t.refused(B, "decline") == "not-your-turn"
    assert t.refused(B, "bid", 400 * t.x) == "not-your-turn"
    assert {"buy", "decline"} <= t.menu(A)
    assert not {"buy", "decline", "bid"} & t.menu(B)


@pytest.mark.parametrize("name", ALL)
def test_no_right_to_buy_what_somebody_owns(name: str) -> None:
    """BUY-1: only an unowned property is for sale; on an owned or mortgaged one nothing is offered."""
    t = table(name)
    t.give(B, G1, mortgaged=True)
    land(t)
    assert t.awaited == "rest"
    assert t.refused(A, "buy") == "not-now"


@pytest.mark.parametrize("name", ALL)
def test_who_does_not_buy_lets_the_bank_auction_at_once(name: str) -> None:
    """BUY-3: buying is never compulsory, not even for the rich; the auction comes before all else."""
    t = table(name)
    t.cash(A, 5000)
    land(t)
    t.say(A, "decline")
    assert t.awaited == "auction"
    assert t.money(A) == 5000
    assert t.owner(G1) == BANK
    assert t.refused(A, "buy") != "fine"
    assert t.refused(A, "end-turn") != "fine"


@pytest.mark.parametrize("name", ALL)
def test_the_purchase_cannot_be_left_open(name: str) -> None:
    """BUY-3: the lander buys or declines; neither throwing on nor ending the turn goes around it."""
    t = table(name)
    t.at(A, 27)
    t.throw(2, 2)
    assert t.awaited == "purchase"
    assert denied(t, A, "throw") == "not-now"
    assert denied(t, A, "end-turn") == "not-now"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("space", "price"), [(5, 200), (15, 200), (25, 200), (35, 200), (12, 150), (28, 150)]
)
def test_stations_and_utilities_are_bought_like_streets(name: str, space: int, price: int) -> None:
    """BUY-4: stations and utilities under the same conditions: printed price, or auction."""
    t = table(name)
    land(t, space)
    t.say(A, "buy")
    assert (t.owner(space), t.money(A)) == (A, 1500 - price)

    t = table(name)
    land(t, space)
    t.say(A, "decline")
    t.say(B, "bid", 20 * t.x)
    t.all_pass()
    assert (t.owner(space), t.money(B)) == (B, 1480)


# BUY-5, BUY-6 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_purchase_in_the_first_lap(name: str) -> None:
    """T-040, BUY-5: no ban in the first lap."""
    t = table(name)
    t.throw(1, 2)
    t.say(A, "buy")
    assert (t.owner(3), t.money(A)) == (A, 1440)


@pytest.mark.parametrize("name", ALL)
def test_three_purchases_in_one_turn(name: str) -> None:
    """BUY-5: no limit on purchases per turn: 6, 8 and 11 for 100 + 100 + 140."""
    t = table(name)
    for dice in ((3, 3), (1, 1), (1, 2)):
        t.throw(*dice)
        t.say(A, "buy")
    assert [t.owner(space) for space in (6, 8, 11)] == [A, A, A]
    assert t.money(A) == 1500 - 340
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("buys", [True, False])
def test_a_card_leads_to_an_unowned_utility(name: str, buys: bool) -> None:
    """T-041, BUY-6: sent by a card to an unowned utility: buy or auction."""
    t = table(name)
    t.at(A, 4)
    t.throw(1, 2)
    t.draw(card_to(t, 12))
    assert (t.awaited, t.asked, t.st.seats[A].at) == ("purchase", A, 12)
    t.say(A, "buy" if buys else "decline")
    if buys:
        assert (t.owner(12), t.money(A)) == (A, 1350)
    else:
        assert t.awaited == "auction"


@pytest.mark.parametrize("name", STD)
def test_the_card_to_the_nearest_utility_leads_to_a_purchase(name: str) -> None:
    """T-041, BUY-6: the nearest utility, unowned: the ordinary printed price."""
    t = table(name)
    t.at(A, 4)
    t.throw(1, 2)
    t.draw(t.find_card("nearest", "a", kind="utility"))
    t.say(A, "buy")
    assert (t.owner(12), t.money(A)) == (A, 1350)


@pytest.mark.parametrize("name", SPEED)
def test_mr_monopoly_leads_to_a_second_purchase(name: str) -> None:
    """BUY-6: the right arises on the first space and again on the Mr. Monopoly space."""
    t = table(name, speed_die=True)
    t.entitle(A)
    t.throw(1, 2, MR)
    t.say(A, "buy")
    assert (t.awaited, t.asked, t.st.seats[A].at) == ("purchase", A, 5)
    t.say(A, "buy")
    assert (t.owner(3), t.owner(5)) == (A, A)
    assert t.money(A) == 2500 - 60 - 200


@pytest.mark.parametrize("name", SPEED)
def test_the_jump_of_a_triple_leads_to_a_purchase(name: str) -> None:
    """BUY-6: also the triple jump is a landing."""
    t = table(name, speed_die=True)
    t.entitle(A)
    t.throw(1, 1, 1)
    t.say(A, "jump", 39)
    t.say(A, "buy")
    assert (t.owner(39), t.money(A)) == (A, 2100)


@pytest.mark.parametrize("name", SPEED)
def test_the_bus_leads_to_a_purchase(name: str) -> None:
    """BUY-6: the right is that of the space the bus stops on, not of the sum."""
    t = table(name, speed_die=True)
    t.entitle(A)
    t.throw(1, 5, BUS)
    t.say(A, "steps", 5)
    t.say(A, "buy")
    assert (t.owner(5), t.owner(6), t.owner(1)) == (A, BANK, BANK)


# R-22 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STD)
def test_mortgages_pay_for_the_purchase(name: str) -> None:
    """T-026, BUY-3, R-22: with 100 the price of 300 is too much; two mortgages of 100 later it is not."""
    t = table(name)
    t.give(A, 5, 15)
    t.cash(A, 100)
    land(t)
    assert denied(t, A, "buy") == "no-cash"
    t.say(A, "mortgage", 5)
    assert t.refused(A, "buy") == "no-cash"
    t.say(A, "mortgage", 15)
    t.say(A, "buy")
    assert (t.owner(G1), t.money(A)) == (A, 0)


@pytest.mark.parametrize("name", ALL)
def test_the_price_to_the_last_coin(name: str) -> None:
    """R-22: 300 in cash suffice, a grain less does not, and the bank lends nothing."""
    t = table(name)
    t.cash(A, 300)
    land(t)
    t.say(A, "buy")
    assert t.money(A) == 0

    t = table(name)
    t.cash(A, 299)
    land(t)
    assert t.refused(A, "buy") == "no-cash"
    assert "buy" not in t.menu(A)
    t.say(A, "decline")
    assert t.awaited == "auction"


@pytest.mark.parametrize("name", ALL)
def test_a_building_pays_for_the_purchase(name: str) -> None:
    """R-22: the lander may sell a house (half of 200) while deciding."""
    t = table(name)
    t.give(A, 37, 39)
    t.build(s39=1)
    t.cash(A, 200)
    land(t)
    assert t.refused(A, "buy") == "no-cash"
    t.say(A, "sell", 39)
    t.say(A, "buy")
    assert (t.owner(G1), t.money(A)) == (A, 0)


@pytest.mark.parametrize("name", ALL)
def test_a_trade_pays_for_the_purchase(name: str) -> None:
    """R-22: the lander may sell a deed to another player while deciding."""
    t = table(name)
    t.give(A, 5)
    t.cash(A, 50)
    land(t)
    offer = t.offer(A, C, give=(5,), want_cash=250)
    t.say(C, "accept", offer)
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert (t.owner(G1), t.owner(5), t.money(A), t.money(C)) == (A, C, 0, 1250)


@pytest.mark.parametrize("name", ALL)
def test_money_moves_to_the_bank_and_nowhere_else(name: str) -> None:
    """BUY-2: the price goes to the bank; the other players' cash is not touched."""
    t = table(name)
    bank = int(t.st.bank)
    land(t)
    t.say(A, "buy")
    assert t.st.bank - bank == 300 * t.x
    assert [t.money(s) for s in (B, C)] == [1500, 1500]
    assert len(t.happened("paid")) == 1


# R-24 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_an_unsold_property_is_for_sale_at_the_next_landing(name: str) -> None:
    """T-028, R-24: nobody bids, the deed stays in the bank; B, landing there later, buys it for 300."""
    t = table(name)
    land(t)
    t.say(A, "decline")
    t.all_pass()
    assert t.owner(G1) == BANK
    assert [t.money(s) for s in range(4)] == [1500] * 4
    t.end_turn()
    t.at(B, 27)
    t.throw(1, 3)
    assert (t.awaited, t.asked) == ("purchase", B)
    t.say(B, "buy")
    assert (t.owner(G1), t.money(B)) == (B, 1200)


@pytest.mark.parametrize("name", ALL)
def test_an_unsold_property_may_be_auctioned_again(name: str) -> None:
    """R-24: or it is auctioned at the next landing."""
    t = table(name)
    land(t)
    t.say(A, "decline")
    t.all_pass()
    t.end_turn()
    t.at(B, 27)
    t.throw(1, 3)
    t.say(B, "decline")
    assert (t.awaited, t.asked) == ("auction", C)


# R-87 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_resigning_while_deciding_on_a_purchase(name: str) -> None:
    """T-250, R-87, R-56: the property stays unowned without auction; the estate is auctioned; B's turn."""
    t = table(name)
    t.give(A, 5)
    t.at(A, 27)
    t.throw(2, 2)
    assert t.awaited == "purchase"
    t.say(A, "resign")
    assert t.st.seats[A].out
    lots = t.happened("lot")
    assert [int(e.deed) for e in lots] == [t.deed(5)]
    assert (t.awaited, t.asked) == ("auction", B)
    t.all_pass()
    assert len(t.happened("lot")) == 1
    assert t.owner(G1) == BANK
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
def test_somebody_elses_resignation_leaves_the_purchase_alone(name: str) -> None:
    """R-87, R-56: if another player leaves, the lander still decides."""
    t = table(name)
    land(t)
    t.say(C, "resign")
    assert t.st.seats[C].out
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert t.owner(G1) == A
