"""TRADE: offers, goods, mortgages in a trade, trades of debtors (section 13)."""

from __future__ import annotations

import pytest
from kit import ALL, G1, G2, G3, STD, A, B, C, D, Table, denied, denied_action, table

from bankhalter.core import codes, engine, legal
from bankhalter.core.actions import Offer
from bankhalter.core.codes import BANK
from bankhalter.core.decisions import Debt

EACH = pytest.mark.parametrize("name", ALL)
STANDARD = pytest.mark.parametrize("name", STD)
CH = "deluxe-ch"


def standing(t: Table) -> set[int]:
    """The numbers of the standing offers."""
    return {int(o.number) for o in t.st.offers}


def owe(t: Table, seat: int, to: int, amount: int) -> None:
    """Let a player owe another a rent."""
    t.st.numbers += 1
    t.led.lay(Debt(seat, to, amount * t.x, codes.W_RENT, t.st.numbers, 0))


def debtor(name: str, cash: int = 10, **switches: bool) -> Table:
    """A lands on B's 39 and owes 50, has little cash and G1 (mortgage 150)."""
    t = table(name, **switches)
    t.give(B, 39)
    t.give(A, G1)
    t.cash(A, cash)
    t.at(A, 35)
    t.throw(1, 3)
    assert (t.awaited, t.asked) == ("debt", A)
    return t


# What is traded ------------------------------------------------------------------------------------


@EACH
def test_a_street_for_a_station_and_cash(name: str) -> None:
    """TRADE-1, TRADE-3, T-143: A gives G1, B a station and 100."""
    t = table(name)
    t.give(A, G1)
    t.give(B, 5)
    number = t.offer(A, B, give=(G1,), want=(5,), want_cash=100)
    assert t.owner(G1) == A and t.money(A) == 1500  # an offer moves nothing
    t.say(B, "accept", number)
    assert (t.owner(G1), t.owner(5)) == (B, A)
    assert (t.money(A), t.money(B)) == (1600, 1400)
    assert t.paid(B, A, "trade") == 100 and not standing(t)


@EACH
@pytest.mark.parametrize("price", [0, 1, 299, 1500])
def test_the_price_is_free(name: str, price: int) -> None:
    """TRADE-1, R-40: any price the two agree on, also none."""
    t = table(name)
    t.give(A, G1)
    t.say(B, "accept", t.offer(A, B, give=(G1,), want_cash=price))
    assert t.owner(G1) == B and t.money(A) == 1500 + price and t.money(B) == 1500 - price


@EACH
def test_any_mix_of_goods(name: str) -> None:
    """TRADE-3: cash, a street, a utility and a jail card against a station and the other jail card."""
    t = table(name)
    t.give(A, G1, 12)
    t.give(B, 5)
    first, second = t.keep(A, "a"), t.keep(B, "b")
    number = t.offer(A, B, give=(G1, 12), cards=(first,), cash=70, want=(5,), want_cards=(second,))
    t.say(B, "accept", number)
    assert (t.owner(G1), t.owner(12), t.owner(5)) == (B, B, A)
    assert t.st.seats[A].kept == 1 << second and t.st.seats[B].kept == 1 << first
    assert (t.money(A), t.money(B)) == (1430, 1570)


@EACH
def test_no_street_of_a_built_group(name: str) -> None:
    """TRADE-2: with one house in the group no street of it changes hands, given or asked for."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.give(B, 5)
    t.build(s31=1)
    for space in (G1, G2, G3):
        assert denied_action(t, t.bundle(A, B, give=(space,))) == "group-built"
        assert denied_action(t, t.bundle(B, A, want=(space,), cash=500)) == "group-built"
        assert denied_action(t, t.bundle(B, A, want=(space,), give=(5,))) == "group-built"
    t.say(A, "sell", G1)
    t.say(B, "accept", t.offer(A, B, give=(G2,), want_cash=100))
    assert t.owner(G2) == B


@EACH
def test_other_groups_may_be_built(name: str) -> None:
    """TRADE-2: houses on another group do not hinder a trade."""
    t = table(name)
    t.give(A, G1, 1, 3)
    t.build(s1=1)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    assert t.owner(G1) == B and t.level(1) == 1


@EACH
def test_only_what_one_holds(name: str) -> None:
    """TRADE-1, TRADE-3: nobody gives or is asked for what the other does not have."""
    t = table(name)
    t.give(C, G1)
    card = t.keep(C, "a")
    for offer in (
        t.bundle(A, B, give=(G1,)),
        t.bundle(A, B, give=(G2,)),
        t.bundle(A, B, want=(G1,), cash=10),
        t.bundle(A, B, cards=(card,)),
        t.bundle(A, B, want_cards=(card,), cash=10),
    ):
        assert denied_action(t, offer) == "not-held"
    assert t.refused_offer(t.bundle(A, C, want=(G1,), cash=10)) == "fine"


@EACH
def test_no_loans(name: str) -> None:
    """TRADE-6, R-40, T-149, HOUSE-1: cash for nothing or for a promise is refused."""
    t = table(name)
    t.give(A, G1)
    assert denied_action(t, t.bundle(A, B, cash=100)) == "offer-cash-only"
    assert denied_action(t, t.bundle(A, B, want_cash=100)) == "offer-cash-only"
    assert denied_action(t, t.bundle(A, B, cash=100, relief=100)) == "offer-cash-only"
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    assert t.owner(G1) == B  # a deed for nothing is no loan


@EACH
def test_no_rent_is_waived(name: str) -> None:
    """TRADE-7, R-40, R-91: no relief where nothing is owed, none for cash, in 001 neither."""
    t = debtor(name)
    t.give(B, 5)
    for offer in (t.bundle(A, B, cash=10, relief=50), t.bundle(B, A, want_cash=10, relief=50)):
        assert denied_action(t, offer) == "offer-cash-only"
    assert denied_action(t, t.bundle(A, B, relief=50)) == "offer-cash-only"
    bought = t.bundle(A, B, cash=10, want=(5,), relief=40)  # only the creditor gives goods
    assert denied_action(t, bought) == "relief-needs-goods"
    t.give(C, 15)
    waived = t.bundle(C, B, give=(15,), relief=50)  # C owes nothing
    assert denied_action(t, waived) == "no-such-debt"


@EACH
def test_a_jail_card_for_nothing(name: str) -> None:
    """R-40, T-152: A gives B a jail card for 0."""
    t = table(name)
    card = t.keep(A, "a")
    t.say(B, "accept", t.offer(A, B, cards=(card,)))
    assert t.st.seats[B].kept == 1 << card and t.st.seats[A].kept == 0
    assert t.money(A) == t.money(B) == 1500


@EACH
def test_malformed_offers(name: str) -> None:
    """R-91, R-40, T-261: negative, cash on both sides, nothing at all, or to oneself."""
    t = table(name)
    t.give(A, G1)
    deed = t.mask((G1,))
    cases = [
        (t.bundle(A, B, give=(G1,), cash=-10), "negative-amount"),
        (t.bundle(A, B, give=(G1,), want_cash=-10), "negative-amount"),
        (t.bundle(A, B, give=(G1,), relief=-10), "negative-amount"),
        (t.bundle(A, B, give=(G1,), cash=10, want_cash=20), "offer-cash-both"),
        (t.bundle(A, B), "offer-empty"),
        (t.bundle(A, A, give=(G1,)), "offer-to-self"),
        (t.bundle(A, BANK, give=(G1,), want_cash=10), "no-such-seat"),
        (t.bundle(A, 7, give=(G1,), want_cash=10), "no-such-seat"),
        (Offer(A, B, deeds=-deed), "negative-amount"),
    ]
    for offer, word in cases:
        assert denied_action(t, offer) == word
    assert not standing(t)
    assert t.refused_offer(t.bundle(A, B, give=(G1,), cash=10)) == "fine"


def test_swiss_grain() -> None:
    """R-91, R-6: in 001 amounts go in steps of Fr. 10."""
    t = table(CH)
    t.give(A, G1)
    deed = t.mask((G1,))
    assert denied_action(t, Offer(A, B, 0, deed, 0, 15)) == "off-grain"
    assert denied_action(t, Offer(A, B, 15, deed, 0, 0)) == "off-grain"
    t.push(Offer(A, B, 0, deed, 0, 10))
    t.say(B, "accept", max(standing(t)))
    assert t.francs(A) == 30010


@EACH
def test_no_trade_with_a_bankrupt(name: str) -> None:
    """R-91, R-90: who is out neither offers nor is offered anything; standing offers lapse."""
    t = table(name)
    t.give(A, G1)
    t.give(B, 5)
    to, by = t.offer(A, B, give=(G1,)), t.offer(B, A, give=(5,))
    t.say(B, "resign")
    t.all_pass()
    assert not standing(t) & {to, by}
    assert denied_action(t, t.bundle(A, B, give=(G1,))) == "out-of-game"
    assert denied_action(t, t.bundle(B, A, cash=1, want=(G1,))) == "out-of-game"


@EACH
def test_cash_must_be_there(name: str) -> None:
    """TRADE-1, R-90: the giver's cash when offering, both sides' when accepting."""
    t = table(name)
    t.give(B, G1)
    t.cash(A, 100)
    assert denied_action(t, t.bundle(A, B, cash=101, want=(G1,))) == "giver-short"
    number = t.offer(A, B, cash=100, want=(G1,))
    t.cash(A, 99)
    assert denied(t, B, "accept", number) == "giver-short"
    t.cash(A, 100)
    t.say(B, "accept", number)
    number = t.offer(A, B, give=(G1,), want_cash=1700)
    assert denied(t, B, "accept", number) == "taker-short"
    t.cash(B, 1700)
    t.say(B, "accept", number)
    assert t.money(B) == 0 and t.owner(G1) == B


@EACH
def test_a_card_keeps_its_deck(name: str) -> None:
    """R-91, T-262, CARD-5: A sells the card of deck B to C, who plays it: it lies under deck B."""
    t = table(name)
    first, second = t.keep(A, "a"), t.keep(A, "b")
    t.say(C, "accept", t.offer(A, C, cards=(second,), want_cash=40))
    t.jail(C)
    t.turn(C)
    assert denied(t, C, "play-card", first) == "no-jail-card"
    t.say(C, "play-card", second)
    assert t.st.piles[1].under[-1] == second and first not in t.st.piles[0].under
    assert t.st.seats[A].kept == 1 << first and t.st.seats[C].kept == 0
    assert t.money(A) == 1540


# Mortgaged deeds -----------------------------------------------------------------------------------


@EACH
def test_a_mortgaged_deed_is_kept(name: str) -> None:
    """TRADE-4, MORT-8, T-145: sold for 80, kept mortgaged: 80 to A, 15 to the bank, later 165."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1,), want_cash=80))
    t.say(B, "keep", G1)
    assert t.paid(B, A) == 80 and t.paid(B, BANK, "interest") == 15 and t.mortgaged(G1)
    t.say(B, "lift", G1)
    assert t.money(B) == 1500 - 80 - 15 - 165


@EACH
def test_a_mortgaged_deed_is_lifted_at_once(name: str) -> None:
    """TRADE-4, MORT-8, T-146: lifted at once it costs 165 in all."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1,), want_cash=80))
    t.say(B, "redeem", G1)
    assert t.paid(B, BANK) == 165 and not t.mortgaged(G1)
    assert t.money(B) == 1500 - 80 - 165


@STANDARD
def test_interest_of_a_utility(name: str) -> None:
    """R-6, MORT-8, T-148: a mortgaged utility (75) costs its receiver 8."""
    t = table(name)
    t.give(A, 12, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(12,)))
    t.say(B, "keep", 12)
    assert t.money(B) == 1492


@pytest.mark.parametrize(("name", "francs"), [*((n, 16) for n in STD), (CH, 300)])
def test_interest_is_rounded_per_deed(name: str, francs: int) -> None:
    """R-6: two utilities cost 8 + 8, not ten per cent of 150; in 001 exactly 150 + 150."""
    t = table(name)
    t.give(A, 12, 28, mortgaged=True)
    start = t.francs(B)
    t.say(B, "accept", t.offer(A, B, give=(12, 28)))
    t.say(B, "keep", 28)
    t.say(B, "keep", 12)
    assert start - t.francs(B) == francs


@EACH
def test_the_receiver_can_pay_the_interest(name: str) -> None:
    """R-39: refused if the receiver could not pay ten per cent from cash right after the exchange."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.cash(B, 14)
    number = t.offer(A, B, give=(G1,))
    assert denied(t, B, "accept", number) == "interest-uncovered"
    t.cash(B, 15)
    t.say(B, "accept", number)
    assert denied(t, B, "redeem", G1) == "no-cash"
    t.say(B, "keep", G1)
    assert t.money(B) == 0


@EACH
def test_cash_of_the_exchange_counts(name: str) -> None:
    """R-39: after the exchange: what is received with the deed counts, what is paid for it is gone."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.cash(B, 20)
    dear = t.offer(A, B, give=(G1,), want_cash=6)
    assert denied(t, B, "accept", dear) == "interest-uncovered"
    t.say(B, "reject", dear)
    t.cash(B, 0)
    t.say(B, "accept", t.offer(A, B, give=(G1,), cash=15))
    t.say(B, "keep", G1)
    assert t.money(B) == 0 and t.owner(G1) == B


@EACH
def test_the_offerer_pays_interest_too(name: str) -> None:
    """R-39: the check and the choice hold for whoever receives, also for the offerer."""
    t = table(name)
    t.give(B, G1, mortgaged=True)
    t.cash(A, 114)
    number = t.offer(A, B, cash=100, want=(G1,))
    assert denied(t, B, "accept", number) == "interest-uncovered"
    t.cash(A, 115)
    t.say(B, "accept", number)
    assert (t.awaited, t.asked) == ("receipt", A)
    t.say(A, "keep", G1)
    assert t.money(A) == 0


@EACH
def test_the_choice_is_made_per_deed(name: str) -> None:
    """R-39, MORT-8: of two mortgaged deeds one is lifted and the other left."""
    t = table(name)
    t.give(A, G1, 5, mortgaged=True)
    t.give(B, 39, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1, 5), want=(39,)))
    t.say(B, "redeem", 5)
    t.say(B, "keep", G1)
    assert (t.awaited, t.asked) == ("receipt", A)
    t.say(A, "keep", 39)
    assert t.paid(B, BANK) == 110 + 15 and t.paid(A, BANK) == 20
    assert t.mortgaged(G1) and not t.mortgaged(5) and t.mortgaged(39)


@EACH
def test_lifting_one_leaves_the_interest_of_the_other(name: str) -> None:
    """R-39, MORT-8: lifting the first may not eat up the ten per cent due on the second."""
    t = table(name)
    t.give(A, G1, 5, mortgaged=True)
    t.cash(B, 124)
    t.say(B, "accept", t.offer(A, B, give=(G1, 5)))
    assert denied(t, B, "redeem", 5) == "interest-uncovered"
    t.cash(B, 125)
    t.say(B, "redeem", 5)
    t.say(B, "keep", G1)
    assert t.money(B) == 0


@EACH
def test_silence_keeps_the_mortgage(name: str) -> None:
    """R-91: a receiver who does not answer pays the ten per cent and leaves it mortgaged."""
    t = table(name)
    t.give(A, G1, 5, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1, 5)))
    while t.awaited == "receipt":
        t.push(legal.default(t.st))
    assert t.paid(B, BANK) == 25 and t.mortgaged(G1) and t.mortgaged(5)


@EACH
def test_a_leaver_is_not_waited_for_to_answer(name: str) -> None:
    """R-91, R-87: whoever leaves before answering pays the ten per cent; the deed stays mortgaged."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1,)))
    t.say(B, "resign")
    assert t.paid(B, BANK, "interest") == 15 and t.st.seats[B].out


# Offers --------------------------------------------------------------------------------------------


@EACH
def test_the_first_acceptance_executes(name: str) -> None:
    """R-90, T-258: A offers G1 to B and C; C accepts, so B's offer has lapsed."""
    t = table(name)
    t.give(A, G1)
    to_b, to_c = t.offer(A, B, give=(G1,), want_cash=90), t.offer(A, C, give=(G1,), want_cash=80)
    t.say(C, "accept", to_c)
    assert t.owner(G1) == C and not standing(t)
    assert denied(t, B, "accept", to_b) == "no-such-offer"
    assert len(t.happened("offer-lapsed")) == 1


@EACH
def test_mortgaging_ends_an_offer(name: str) -> None:
    """R-90, T-259: A offers unmortgaged G1 for 200 and then mortgages it: lapsed."""
    t = table(name)
    t.give(A, G1)
    number = t.offer(A, B, give=(G1,), want_cash=200)
    t.say(A, "mortgage", G1)
    assert denied(t, B, "accept", number) == "no-such-offer"
    number = t.offer(A, B, give=(G1,), want_cash=20)
    t.say(A, "lift", G1)  # lifting changes it as well
    assert denied(t, B, "accept", number) == "no-such-offer"


@EACH
def test_building_ends_an_offer(name: str) -> None:
    """R-90, TRADE-2: a house on the group ends offers of its streets, also after it is sold again."""
    t = table(name)
    t.give(A, G1, G2, G3, 5)
    given, asked = t.offer(A, B, give=(G1,)), t.offer(B, A, want=(G2,), cash=10)
    other = t.offer(A, B, give=(5,))
    t.say(A, "build", G3)
    t.say(A, "sell", G3)
    assert standing(t) == {other}
    assert denied(t, B, "accept", given) == "no-such-offer"
    assert denied(t, A, "accept", asked) == "no-such-offer"


@EACH
def test_spent_cash_ends_an_offer(name: str) -> None:
    """R-90: a trade after which another offer cannot be carried out makes that one lapse."""
    t = table(name)
    t.give(B, 5)
    t.give(C, 15)
    t.cash(A, 100)
    first, second = t.offer(A, B, cash=100, want=(5,)), t.offer(A, C, cash=60, want=(15,))
    t.say(C, "accept", second)
    assert t.money(A) == 40 and not standing(t)
    assert denied(t, B, "accept", first) == "no-such-offer"


@EACH
def test_relief_lapses_with_the_debt(name: str) -> None:
    """R-81, R-90: A offers G1 against the rent, then pays it otherwise: nothing is left to let off."""
    t = debtor(name)
    t.give(A, 5)
    number = t.offer(A, B, give=(G1,), relief=50)
    assert standing(t) == {number}
    t.say(A, "mortgage", 5)
    assert t.paid(A, B) == 50 and not standing(t)


@EACH
def test_twenty_offers_and_not_one_more(name: str) -> None:
    """R-90: twenty of A's offers may stand at once; B's are not counted among them."""
    t = table(name)
    t.give(A, G1)
    t.give(B, 5)
    for price in range(19):
        t.offer(A, B, give=(G1,), want_cash=price)
    t.offer(B, A, give=(5,), want_cash=98)
    t.offer(A, B, give=(G1,), want_cash=19)  # the twentieth of hers, though twenty stood already
    assert denied_action(t, t.bundle(A, B, give=(G1,), want_cash=99)) == "too-many-offers"
    t.offer(B, A, give=(5,), want_cash=99)
    assert len(t.st.offers) == 22


@EACH
def test_cash_that_is_just_enough_keeps_an_offer(name: str) -> None:
    """R-90: after the trade both sides of the other offers can still be paid, to the last unit."""
    t = table(name)
    t.give(B, 5)
    t.give(C, 15, 25)
    t.cash(A, 160)
    stays = {t.offer(A, B, cash=100, want=(5,)), t.offer(C, A, give=(25,), want_cash=100)}
    t.say(C, "accept", t.offer(A, C, cash=60, want=(15,)))
    assert t.money(A) == 100 and standing(t) == stays


@EACH
def test_no_acceptance_during_an_auction(name: str) -> None:
    """R-90, R-28, T-260: refused during the auction, the offer stands, accepted afterwards."""
    t = table(name)
    t.give(A, G1)
    t.throw(1, 2)
    number = t.offer(A, B, give=(G1,), want_cash=50)
    t.say(A, "decline")
    assert t.awaited == "auction"
    assert denied(t, B, "accept", number) == "lot-running"
    assert denied_action(t, t.bundle(B, A, want=(G1,), cash=60)) == "lot-running"
    t.all_pass()
    assert number in standing(t)
    t.say(B, "accept", number)
    assert t.owner(G1) == B


@STANDARD
def test_no_acceptance_while_the_dice_roll(name: str) -> None:
    """R-90, R-28: between throw and landing refused, the offer stands and is accepted afterwards."""
    t = table(name)
    t.give(A, G1)
    number = t.offer(A, B, give=(G1,), want_cash=50)
    t.say(A, "throw")
    assert denied(t, B, "accept", number) == "dice-in-air"
    t.roll(4, 6)
    t.say(B, "accept", number)
    assert t.owner(G1) == B


@EACH
def test_withdrawing_and_declining(name: str) -> None:
    """R-90: the offerer may withdraw until accepted, the other decline; nobody else may do either."""
    t = table(name)
    t.give(A, G1)
    one, two = t.offer(A, B, give=(G1,)), t.offer(A, B, give=(G1,), cash=5)
    assert denied(t, C, "accept", one) == "no-such-offer"
    assert denied(t, A, "accept", one) == "no-such-offer"
    assert denied(t, C, "withdraw", one) == "no-such-offer"
    assert denied(t, B, "withdraw", one) == "no-such-offer"
    assert denied(t, A, "reject", one) == "no-such-offer"
    t.say(A, "withdraw", one)
    assert denied(t, B, "accept", one) == "no-such-offer"
    t.say(B, "reject", two)
    assert denied(t, B, "accept", two) == "no-such-offer"
    three = t.offer(A, B, give=(G1,))
    t.say(B, "accept", three)
    assert denied(t, A, "withdraw", three) == "no-such-offer" and t.owner(G1) == B


@STANDARD
def test_an_unanswered_offer_holds_up_nothing(name: str) -> None:
    """R-90, TRADE-5: in STD the game goes on; the offer still stands a turn later."""
    t = table(name)
    t.give(A, G1)
    number = t.offer(A, B, give=(G1,))
    t.throw(4, 6)
    t.end_turn()
    t.at(B, 0)
    t.throw(4, 6)
    assert standing(t) == {number}
    t.say(B, "accept", number)
    assert t.owner(G1) == B


@pytest.mark.parametrize("answer", ["accept", "reject", "withdraw"])
def test_swiss_play_pauses_for_an_offer(answer: str) -> None:
    """R-90, TRADE-5: in 001 nobody throws until it is accepted, declined or withdrawn."""
    t = table(CH)
    t.give(C, G1)
    number = t.offer(C, B, give=(G1,))
    assert denied(t, A, "throw") == "offer-open"
    t.say(C if answer == "withdraw" else B, answer, number)
    t.throw(4, 6)
    assert t.st.seats[A].at == 10


def test_swiss_silence_declines() -> None:
    """R-90: in 001 an offer nobody answers is declined, so that play goes on."""
    t = table(CH)
    t.give(C, G1)
    t.offer(C, B, give=(G1,))
    default = legal.default(t.st)
    assert engine.refuse(t.st, default) == codes.FINE
    for _ in range(3):
        t.push(legal.default(t.st))
        if t.awaited == "roll":
            break
    assert not standing(t) and t.owner(G1) == C and t.awaited == "roll"


@EACH
def test_trade_from_jail_in_anothers_turn(name: str) -> None:
    """TRADE-5, T-151, JAIL-4: A in jail trades in C's turn; in 001 C's throw waits."""
    t = table(name)
    t.give(A, G1)
    t.jail(A)
    t.turn(C)
    number = t.offer(A, B, give=(G1,), want_cash=100)
    assert t.refused(C, "throw") == ("offer-open" if name == CH else "fine")
    t.say(B, "accept", number)
    assert t.owner(G1) == B and t.money(A) == 1600
    t.throw(4, 6)


# Debtors -------------------------------------------------------------------------------------------


@EACH
def test_a_debtor_does_not_squander(name: str) -> None:
    """R-41, T-169, debtTradeGuard: unmortgaged G1 (150) for 10 is refused, for 200 accepted."""
    t = debtor(name)
    assert denied_action(t, t.bundle(A, C, give=(G1,), want_cash=10)) == "debt-guard"
    assert denied_action(t, t.bundle(A, C, give=(G1,), want_cash=149)) == "debt-guard"
    assert denied_action(t, t.bundle(A, B, give=(G1,), want_cash=10)) == "debt-guard"
    t.say(C, "accept", t.offer(A, C, give=(G1,), want_cash=200))
    assert t.owner(G1) == C and t.money(A) == 10 + 200 - 50
    assert t.paid(A, B, "rent") == 50 and t.awaited == "rest"


@EACH
def test_the_guard_holds_for_offers_to_the_debtor(name: str) -> None:
    """R-41: it does not matter who made the offer."""
    t = debtor(name)
    assert denied_action(t, t.bundle(C, A, cash=10, want=(G1,))) == "debt-guard"
    t.say(A, "accept", t.offer(C, A, cash=150, want=(G1,)))
    assert t.owner(G1) == C and t.money(A) == 110


@EACH
def test_the_guard_is_checked_again_on_acceptance(name: str) -> None:
    """R-41, R-90: an offer made before the debt cannot be accepted while it is open, but stands."""
    t = table(name)
    t.give(A, G1)
    t.cash(A, 0)
    number = t.offer(A, C, give=(G1,), want_cash=10)
    owe(t, A, B, 50)
    assert denied(t, C, "accept", number) == "debt-guard"
    assert number in standing(t)
    t.say(A, "raise")  # mortgages G1, so the offer names a changed deed
    assert t.awaited == "turn" and not standing(t) and t.paid(A, B) == 50


@EACH
def test_goods_of_no_liquidation_value(name: str) -> None:
    """R-41, R-48: mortgaged deeds and jail cards add nothing to L, so a debtor may give them away."""
    t = debtor(name)
    t.give(A, 5, mortgaged=True)
    card = t.keep(A, "a")
    t.say(C, "accept", t.offer(A, C, give=(5,), cards=(card,)))
    t.say(C, "keep", 5)
    assert t.owner(5) == C and t.st.seats[C].kept == 1 << card
    assert t.awaited == "debt"
    t.give(C, 15, mortgaged=True)
    taken = t.bundle(A, C, want=(15,))  # interest of 10 would lower A's L
    assert denied_action(t, taken) == "debt-guard"


@EACH
def test_the_guard_is_a_switch(name: str) -> None:
    """R-41, debtTradeGuard: switched off, a debtor may sell G1 for 10."""
    t = debtor(name, debt_trade_guard=False)
    t.say(C, "accept", t.offer(A, C, give=(G1,), want_cash=10))
    assert t.owner(G1) == C and t.money(A) == 20 and t.awaited == "debt"


@EACH
def test_who_owes_nothing_is_free(name: str) -> None:
    """R-41: the guard is for debtors only; C may give away what C likes meanwhile."""
    t = debtor(name)
    t.give(C, 5)
    t.say(D, "accept", t.offer(C, D, give=(5,), want_cash=1))
    assert t.owner(5) == D and t.awaited == "debt"


@EACH
def test_rent_paid_with_a_deed(name: str) -> None:
    """R-81, R-41: debtor and creditor agree on G1 for the whole rent; no money moves."""
    t = debtor(name)
    number = t.offer(A, B, give=(G1,), relief=50)
    t.say(B, "accept", number)
    assert t.owner(G1) == B and t.money(A) == 10 and t.money(B) == 1500
    assert t.awaited == "rest" and t.paid(A, B) == 0


@EACH
def test_rent_paid_in_part_with_a_deed(name: str) -> None:
    """R-81, DEBT-5: part in cash, part in property: 40 let off, the remaining 10 are paid."""
    t = debtor(name)
    t.say(B, "accept", t.offer(A, B, give=(G1,), relief=40))
    assert t.paid(A, B, "rent") == 10 and t.money(A) == 0 and t.awaited == "rest"
    t = debtor(name, cash=5)
    t.say(B, "accept", t.offer(A, B, give=(G1,), relief=40))
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.st.top.amount == 10 * t.x


@EACH
def test_the_creditor_may_propose_it(name: str) -> None:
    """R-81: the creditor names the deed; the debtor is free to accept."""
    t = debtor(name)
    t.say(A, "accept", t.offer(B, A, want=(G1,), relief=50))
    assert t.owner(G1) == B and t.awaited == "rest" and t.money(A) == 10


@EACH
def test_settling_is_never_compulsory(name: str) -> None:
    """R-81: the creditor declines and the debt is still there."""
    t = debtor(name)
    t.say(B, "reject", t.offer(A, B, give=(G1,), relief=50))
    assert t.owner(G1) == A and t.awaited == "debt"
    t.say(A, "mortgage", G1)
    assert t.paid(A, B, "rent") == 50


@EACH
def test_settling_with_a_mortgaged_deed(name: str) -> None:
    """R-81, MORT-8: the creditor who takes a mortgaged deed pays its ten per cent or lifts it."""
    t = debtor(name)
    t.give(A, 5, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(5,), relief=50))
    assert (t.awaited, t.asked) == ("receipt", B)
    t.say(B, "keep", 5)
    assert t.paid(B, BANK) == 10 and t.awaited == "rest"


@EACH
def test_relief_needs_a_deed_or_a_card(name: str) -> None:
    """R-91, R-81: relief for at least one deed or jail card of the debtor, never more than is owed."""
    t = debtor(name)
    card = t.keep(A, "a")
    assert denied_action(t, t.bundle(A, B, give=(G1,), relief=51)) == "relief-too-high"
    assert denied_action(t, t.bundle(A, C, give=(G1,), relief=50)) == "no-such-debt"
    t.say(B, "accept", t.offer(A, B, cards=(card,), relief=50))
    assert t.st.seats[B].kept == 1 << card and t.awaited == "rest" and t.money(A) == 10


@EACH
def test_a_debt_to_the_bank_is_not_settled_in_deeds(name: str) -> None:
    """R-81, R-91: the bank takes no deeds, and no player lets off what the bank is owed."""
    t = table(name)
    t.give(A, G1)
    t.cash(A, 0)
    t.throw(1, 3)
    assert t.awaited == "debt"
    assert denied_action(t, t.bundle(A, BANK, give=(G1,), relief=200)) == "no-such-seat"
    assert denied_action(t, t.bundle(A, B, give=(G1,), relief=200)) == "no-such-debt"


@EACH
def test_a_settlement_is_one_with_the_own_creditor(name: str) -> None:
    """R-41, R-81: A settles with B, but B owes C: B may not give G1 away to A beside the relief."""
    t = table(name)
    card = t.keep(A, "a")
    t.give(B, G1)
    t.give(A, 5)
    t.cash(A, 0)
    t.cash(B, 0)
    owe(t, A, B, 50)
    owe(t, B, C, 100)
    squander = t.bundle(A, B, cards=(card,), want=(G1,), relief=10)
    assert denied_action(t, squander) == "debt-guard"
    t.say(B, "accept", t.offer(A, B, cards=(card,), relief=10))
    assert t.st.top.amount == 40 * t.x


@EACH
def test_the_creditor_may_propose_it_among_mutual_debts(name: str) -> None:
    """R-81: B owes A something too; still B may propose to let A's debt off for A's G1."""
    t = table(name)
    t.give(A, G1)
    t.cash(A, 0)
    t.cash(B, 0)
    t.give(B, 5)
    owe(t, A, B, 50)
    owe(t, B, A, 10)
    t.say(A, "accept", t.offer(B, A, want=(G1,), relief=50))
    assert t.owner(G1) == B
    assert (t.awaited, t.asked) == ("debt", B) and t.st.top.amount == 10 * t.x


@EACH
def test_a_settlement_with_one_creditor_only(name: str) -> None:
    """R-41, R-81: relief stands between debtor and creditor, a third player is not part of it."""
    t = debtor(name)
    t.give(C, 5)
    assert denied_action(t, t.bundle(C, A, give=(5,), relief=50)) == "no-such-debt"
    assert denied_action(t, t.bundle(C, B, give=(5,), relief=50)) == "no-such-debt"


# A settlement out of turn ------------------------------------------------------------------------------


@EACH
def test_no_sham_settlement(name: str) -> None:
    """T-278, R-41, R-81: A owes the tax first, so D's 50 are no reason to give D all for relief of 1."""
    t = table(name)
    t.demand_by_hand()
    t.give(D, 39)
    t.at(A, 35)
    t.throw(2, 2)
    t.give(A, G1)
    t.cash(A, 60)
    t.at(A, 0)
    t.throw(1, 3)
    assert (t.awaited, t.asked) == ("debt", A) and t.refused(A, "bankrupt") == "solvent"
    t.say(D, "demand", t.st.claims[0].number)
    for relief in (1, 50):
        assert denied_action(t, t.bundle(A, D, give=(G1,), cash=60, relief=relief)) == "debt-guard"
        assert denied_action(t, t.bundle(D, A, want=(G1,), want_cash=60, relief=relief)) == "debt-guard"
    t.say(A, "raise")
    assert t.paid(A, BANK, "tax") == 200 and t.money(A) == 10


def three_creditors(name: str) -> Table:
    """A owes B, C and D 50 each, in this order, and has 40 and G1 (mortgage 150)."""
    t = table(name)
    t.give(A, G1)
    t.cash(A, 40)
    for creditor in (B, C, D):
        owe(t, A, creditor, 50)
    return t


@EACH
def test_the_last_in_line_is_not_served_first(name: str) -> None:
    """T-279, R-41, R-81, R-55: G1 settles the oldest debt, not the youngest, whoever makes the offer."""
    t = three_creditors(name)
    for creditor in (C, D):
        assert denied_action(t, t.bundle(A, creditor, give=(G1,), relief=50)) == "debt-guard"
        assert denied_action(t, t.bundle(creditor, A, want=(G1,), relief=50)) == "debt-guard"
    t.say(B, "accept", t.offer(A, B, give=(G1,), relief=50))
    assert t.owner(G1) == B and t.money(B) == 1500


@EACH
@pytest.mark.parametrize(("cash", "word"), [(99, "debt-guard"), (100, "fine")])
def test_a_younger_debt_is_settled_while_the_older_are_covered(name: str, cash: int, word: str) -> None:
    """T-279, R-41: without G1 A is good for 100 of B's and C's 100, or for one less."""
    t = three_creditors(name)
    t.cash(A, cash)
    assert t.refused_offer(t.bundle(A, D, give=(G1,), relief=50)) == word


@EACH
def test_an_older_debt_counts_again_on_acceptance(name: str) -> None:
    """R-41, R-90: offered while the older debts were covered, not accepted when they no longer are."""
    t = three_creditors(name)
    t.cash(A, 49)
    t.give(A, 5)
    assert t.refused_offer(t.bundle(A, D, give=(G1,), relief=50)) == "fine"
    number = t.offer(A, D, give=(G1,), relief=50)
    t.give(BANK, 5)
    assert denied(t, D, "accept", number) == "debt-guard"


@EACH
def test_an_offer_tells_what_was_mortgaged(name: str) -> None:
    """R-90: an offer notes which of its deeds, on either side, were mortgaged when it was made."""
    t = table(name)
    t.give(A, G1, 1)
    t.give(A, 5, mortgaged=True)
    t.give(B, 12)
    t.give(B, 28, mortgaged=True)
    t.offer(A, B, give=(G1, 1, 5), want=(12, 28))
    assert t.st.offers[0].pledged == t.mask((5, 28))
    t.offer(A, B, give=(1,), want=(12,))
    assert t.st.offers[1].pledged == 0


@EACH
def test_even_a_small_older_debt_is_guarded(name: str) -> None:
    """R-41, R-81, R-55: A owes B 1 and then C 50: with G1 gone to C nothing would cover B's 1."""
    t = table(name)
    t.give(A, G1)
    t.cash(A, 0)
    owe(t, A, B, 1)
    owe(t, A, C, 50)
    assert t.refused_offer(t.bundle(A, C, give=(G1,), relief=50)) == "debt-guard"
    t.give(A, 5)
    assert t.refused_offer(t.bundle(A, C, give=(G1,), relief=50)) == "fine"


@EACH
@pytest.mark.parametrize("deck", ["a", "b"])
def test_a_traded_card_is_told(name: str, deck: str) -> None:
    """CARD-4, R-91: everybody hears which jail card went from whom to whom."""
    t = table(name)
    card = t.keep(A, deck)
    t.say(B, "accept", t.offer(A, B, cards=(card,), want_cash=40))
    assert [(e.giver, e.taker, e.card) for e in t.happened("card-to")] == [(A, B, card)]


@EACH
def test_each_player_has_twenty_offers(name: str) -> None:
    """R-90: ten of A's and ten of B's stand; A may make an eleventh."""
    t = table(name)
    t.give(A, G1)
    t.give(B, 5)
    for price in range(10):
        t.offer(A, B, give=(G1,), want_cash=price)
        t.offer(B, A, give=(5,), want_cash=price)
    t.offer(A, B, give=(G1,), want_cash=99)
    assert len(t.st.offers) == 21


@EACH
def test_the_debts_of_others_guard_nothing(name: str) -> None:
    """R-41, R-81: D owes B more and longer; A may still give G1 to C for A's own 50."""
    t = table(name)
    t.give(A, G1)
    t.give(D, 25, 35)
    for seat in (A, D):
        t.cash(seat, 0)
    owe(t, D, B, 190)
    owe(t, A, C, 50)
    assert t.refused_offer(t.bundle(A, C, give=(G1,), relief=50)) == "fine"


def test_a_seat_knows_the_offers_it_is_part_of() -> None:
    """TRADE-1, R-90: an offer is between two; a third sees none of it."""
    t = table()
    t.give(A, G1)
    t.give(B, 5)
    one, two = t.offer(A, B, give=(G1,)), t.offer(B, C, give=(5,))
    known = {
        seat: {int(o.number) for o in t.st.without_offers_of_others(seat).offers} for seat in (A, B, C, D)
    }
    assert known == {A: {one}, B: {one, two}, C: {two}, D: set()} and standing(t) == {one, two}
