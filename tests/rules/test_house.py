"""HOUSE: the official rules, and the two house rules of the Swiss book."""

import pytest
from kit import ALL, BANK, CLOCK, G1, G2, G3, SPEED, STD, A, B, C, D, Table, edition, lands, table

from bankhalter.core.codes import POT
from bankhalter.switches import RulesError, agree

every = pytest.mark.parametrize("name", ALL)
std = pytest.mark.parametrize("name", STD)


def pot(t: Table) -> int:
    """What lies on Free Parking, in standard amounts."""
    return int(t.st.pot) // t.x


def with_pot(name: str, players: int = 4, **switches) -> Table:
    return table(name, players, free_parking_pot=True, **switches)


def tax(t: Table, seat: int) -> None:
    """Whoever is on turn lands on the tax of 200."""
    t.at(seat, 1)
    t.throw(1, 2)


# Official rules -------------------------------------------------------------------------------------


@every
def test_HOUSE_1_no_loans(name):
    """HOUSE-1: no loans between players: cash for nothing is refused in both directions."""
    t = table(name)
    assert t.refused_offer(t.bundle(A, B, cash=100)) == "offer-cash-only"
    assert t.refused_offer(t.bundle(A, B, want_cash=100)) == "offer-cash-only"
    t.give(A, G1)
    assert t.refused_offer(t.bundle(A, B, give=(G1,), want_cash=100)) == "fine"


@every
def test_HOUSE_1_no_agreement_to_suspend_rent(name):
    """HOUSE-1: a rent cannot be let off for nothing or for cash."""
    t = table(name)
    t.give(B, 39)
    t.cash(A, 10)
    t.at(A, 36)
    t.throw(1, 2)
    assert t.refused_offer(t.bundle(B, A, relief=50)) == "offer-cash-only"
    assert t.refused_offer(t.bundle(B, A, want_cash=10, relief=50)) == "offer-cash-only"
    assert t.refused_offer(t.bundle(B, A, give=(39,), relief=50)) == "relief-needs-goods"


@every
def test_T_223_taxes_and_fines_go_to_the_bank(name):
    """T-223 [HOUSE-6, BANK-7, HOUSE-1]: by default tax and fine go to the bank, Free Parking pays 0."""
    t = table(name)
    t.at(C, 20)
    tax(t, A)
    assert t.paid(A, BANK, "tax") == 200
    t.end_turn()
    t.jail(B)
    t.say(B, "pay-fine")
    assert t.paid(B, BANK, "fine") == 50
    assert t.st.pot == 0
    t.turn(D)
    t.at(D, 17)
    t.throw(1, 2)
    assert t.st.seats[D].at == 20
    assert t.money(C) == t.money(D) == 1500
    assert (t.awaited, t.asked) == ("rest", D)


@every
def test_HOUSE_6_off_by_default(name):
    """HOUSE-6 `freeParkingPot` `doubleSalaryOnGo` `tournament`: all off in every edition."""
    rules = agree(edition(name), 4)
    assert (rules.free_parking_pot, rules.double_salary_on_go, rules.tournament) == (False, False, False)


@every
@pytest.mark.parametrize("switch", ("free_parking_pot", "double_salary_on_go"))
def test_HOUSE_4_players_choose(name, switch):
    """HOUSE-4: players may always choose between house rules and official rules."""
    assert getattr(agree(edition(name), 4, **{switch: True}), switch)
    assert not getattr(agree(edition(name), 4, **{switch: False}), switch)


@every
def test_HOUSE_5_tournaments(name):
    """HOUSE-5 `tournament`: no deviation; both house rules are named, neither is let through."""
    assert agree(edition(name), 4, tournament=True).tournament
    for wanted in (
        ["free_parking_pot"],
        ["double_salary_on_go"],
        ["free_parking_pot", "double_salary_on_go"],
        ["agreed_end"],
    ):
        with pytest.raises(RulesError) as caught:
            agree(edition(name), 4, tournament=True, **dict.fromkeys(wanted, True))
        assert list(caught.value.problems) == [("not-in-tournament", {"switch": s}) for s in wanted]


# Free Parking ---------------------------------------------------------------------------------------


@every
def test_T_224_the_pot(name):
    """T-224 [HOUSE-2, HOUSE-4, R-76] `freeParkingPot`: tax 200, fine 50: who lands there gets 250."""
    t = with_pot(name)
    assert pot(t) == 0  # it starts empty
    tax(t, A)
    assert pot(t) == 200
    t.end_turn()
    t.jail(B)
    t.say(B, "pay-fine")
    assert pot(t) == 250
    t.turn(C)
    t.at(C, 17)
    t.throw(1, 2)
    assert t.money(C) == 1750
    assert pot(t) == 0
    assert t.paid(POT, C, "pot") == 250


@every
def test_R_76_passing_brings_nothing(name):
    """R-76, HOUSE-2: only who reaches the space takes it, not who passes."""
    t = with_pot(name)
    tax(t, A)
    t.turn(C)
    t.give(C, 21)
    t.at(C, 18)
    t.throw(1, 2)
    assert pot(t) == 200
    assert t.money(C) == 1500


@every
def test_R_76_the_third_throw_fine(name):
    """R-76: the fine of the third attempt feeds the pot too."""
    t = with_pot(name)
    t.give(A, 13)
    t.jail(A, 3)
    t.throw(1, 2)
    assert pot(t) == 50


@every
def test_R_76_card_payments(name):
    """R-76, HOUSE-2: card payments to the bank and repairs feed the pot."""
    t = with_pot(name)
    hospital = t.find_card("pay", "b", amount=100 * t.x)
    repairs = t.find_card("repairs", "a", house=25 * t.x)
    t.at(A, 14)
    t.throw(1, 2)
    t.draw(hospital)
    assert pot(t) == 100
    t.end_turn()
    t.give(B, 1, 3)
    t.build(s1=2, s3=1)
    t.at(B, 4)
    t.throw(1, 2)
    t.draw(repairs)
    assert pot(t) == 175
    assert t.money(B) == 1425


@every
def test_T_226_what_does_not_feed_the_pot(name):
    """T-226 [R-76]: mortgage interest, purchases, buildings, bids and rent leave the pot as it is."""
    t = with_pot(name)
    t.give(A, 5, mortgaged=True)
    t.give(A, 37, 39)
    t.give(B, G1)
    t.say(A, "lift", 5)
    t.say(A, "build", 39)
    t.at(A, 27)
    t.throw(2, 2)  # rent
    t.at(A, 28)
    t.throw(1, 3)  # purchase
    t.say(A, "buy")
    t.end_turn()
    t.at(B, 31)
    t.throw(1, 2)  # auction
    t.say(B, "decline")
    t.say(C, "bid", 30 * t.x)
    t.all_pass()
    assert t.paid(C, BANK) == 30
    assert t.paid(A, BANK) == 110 + 200 + 300
    assert t.paid(A, B, "rent") == 26
    assert pot(t) == 0


@every
def test_R_76_gifts_between_players(name):
    """R-76: a card that moves money between players does not feed the pot."""
    t = with_pot(name)
    t.at(A, 14)
    t.throw(1, 2)
    t.draw(t.find_card("collect_each", "b"))
    assert t.money(A) == 1530
    assert pot(t) == 0


@every
def test_R_76_who_stands_there_takes_it_at_once(name):
    """R-76, HOUSE-2: a player standing on Free Parking takes a payment at once."""
    t = with_pot(name)
    t.turn(C)
    t.at(C, 17)
    t.throw(1, 2)
    t.turn(A)
    tax(t, A)
    assert t.money(C) == 1700
    assert pot(t) == 0


@every
def test_R_76_the_first_arrived(name):
    """R-76: of several standing there the first arrived takes it; who left does not."""
    t = with_pot(name)
    for seat in (D, B, C):
        t.turn(seat)
        t.at(seat, 17)
        t.throw(1, 2)
    t.turn(A)
    tax(t, A)
    assert [t.money(s) for s in (B, C, D)] == [1500, 1500, 1700]
    t.turn(D)
    t.give(D, 23)
    t.throw(1, 2)
    t.turn(A)
    tax(t, A)
    assert [t.money(s) for s in (B, C, D)] == [1700, 1500, 1700]


@every
def test_R_76_a_debt_raised_in_full_feeds_the_pot(name):
    """R-76: a tax paid after raising the money goes to the pot like any other."""
    t = with_pot(name)
    t.cash(A, 100)
    t.give(A, 5)
    tax(t, A)
    t.say(A, "mortgage", 5)
    assert t.money(A) == 0
    assert pot(t) == 200


@every
def test_R_76_partial_sums_of_a_bankrupt_go_to_the_bank(name):
    """R-76: a bankrupt's partial sum goes to the bank, not to the pot."""
    t = with_pot(name)
    t.cash(A, 150)
    tax(t, A)
    t.say(A, "bankrupt")
    assert pot(t) == 0
    assert t.paid(A, BANK) == 150


@every
def test_R_76_at_the_end_it_belongs_to_nobody(name):
    """R-76: what lies there when the game ends belongs to nobody."""
    t = with_pot(name, 2)
    tax(t, A)
    t.say(A, "resign")
    assert t.winners == {B}
    assert pot(t) == 200
    assert t.money(B) == 1500


def test_R_76_the_pot_is_not_counted():
    """R-76, R-63: a counted game does not count the pot."""
    t = with_pot("deluxe-ch", variant="time")
    tax(t, A)
    worth = t.worth(A), t.worth(B)
    t.say(CLOCK, "time-up")
    t.end_turn()
    assert {e.seat: e.amount // 20 for e in t.happened("counted") if e.seat <= B} == {
        A: worth[0],
        B: worth[1],
    }
    assert pot(t) == 200


# Double salary --------------------------------------------------------------------------------------


@every
@pytest.mark.parametrize(("double", "exact"), [(True, 400), (False, 200)])
def test_T_227_double_salary(name, double, exact):
    """T-227 [HOUSE-3, R-77] `doubleSalaryOnGo`: exact landing 400, passing 200; off: 200 and 200."""
    t = table(name, double_salary_on_go=double)
    t.at(A, 33)
    t.throw(3, 4)
    assert t.paid(BANK, A, "salary") == exact
    t.end_turn()
    t.give(B, 1)
    t.at(B, 34)
    t.throw(3, 4)
    assert t.paid(BANK, B, "salary") == 200


@every
def test_R_77_a_card_to_go(name):
    """R-77: a card that ends on GO pays twice."""
    t = table(name, double_salary_on_go=True)
    t.at(A, 4)
    t.throw(1, 2)
    t.draw(t.find_card("advance", "a", to=0))
    assert t.paid(BANK, A, "salary") == 400


@pytest.mark.parametrize("name", SPEED)
def test_R_77_a_jump_to_go(name):
    """R-77, R-73: a jump that ends on GO pays twice, one that passes it once."""
    for space, salary in ((0, 400), (10, 200)):
        t = table(name, double_salary_on_go=True, speed_die=True)
        t.entitle(A)
        t.at(A, 34)
        t.throw(2, 2, 2)
        t.say(A, "jump", space)
        assert t.paid(BANK, A, "salary") == salary


# Agreed end, other starting capital -------------------------------------------------------------------


def wealth(t: Table) -> dict[int, int]:
    """Who was counted with how much, in standard amounts."""
    return {e.seat: e.amount // t.x for e in t.happened("counted")}


@every
def test_T_288_an_agreed_end(name):
    """T-288 [HOUSE-7, R-99] `agreedEnd`: between turns all are counted at once; nothing was dealt."""
    t = table(name, agreed_end=True, minutes=45)
    assert t.rules.minutes == 45 and set(t.st.owner[: t.tables.deeds]) == {BANK}
    t.give(C, 39)
    t.say(CLOCK, "time-up")
    assert t.winners == {C}
    assert wealth(t) == {A: 1500, B: 1500, C: 1900, D: 1500}


@every
def test_R_99_a_running_turn_is_finished(name):
    """R-99, R-65: the time is up in the middle of a turn: it is finished, then fortunes are counted."""
    t = table(name, agreed_end=True)
    t.at(A, 34)
    t.throw(1, 2)
    t.say(CLOCK, "time-up")
    assert t.awaited != "over"
    t.say(A, "buy")
    t.end_turn()
    assert t.awaited == "over" and wealth(t)[A] == 1500


@pytest.mark.parametrize("variant", ("short", "short+time"))
def test_R_99_in_the_swiss_games(variant):
    """R-99, R-78: with a short game too; beside the Swiss time limit it changes nothing."""
    mixed = {"custom_game": True} if "+" in variant else {}
    t = table("deluxe-ch", variant=variant, agreed_end=True, **mixed)
    assert t.tables.timed and t.tables.deal == 2
    t.say(CLOCK, "time-up")
    assert t.awaited == "over"


def test_T_289_an_agreed_end_of_a_short_game():
    """T-289 [HOUSE-7, R-99, R-63]: a hotel counts three houses and the hotel; a bankruptcy still ends it."""
    t = short_and_timed()
    t.give(A, G1, G2, G3)
    before = t.worth(A)
    t.build(s31=4, s32=3, s34=3)
    house = t.edition.spaces[G1].house
    t.say(CLOCK, "time-up")
    assert t.worth(A) - before == (4 + 3 + 3) * house
    t = short_and_timed()
    t.say(D, "resign")
    assert t.awaited == "over"


def short_and_timed() -> Table:
    """The 2019 short game with an agreed end; what was dealt went back to the bank."""
    t = table("warendorf", variant="short", agreed_end=True)
    for deed in range(t.tables.deeds):
        t.give(BANK, t.tables.space[deed])
    return t


@every
def test_T_290_another_starting_capital(name):
    """T-290 [HOUSE-8, R-100] `startingCash`: everybody begins with it; the speed die adds 1000."""
    t = table(name, starting_cash=2000 * (20 if name == "deluxe-ch" else 1))
    assert [seat.cash for seat in t.st.seats] == [2000 * t.x] * 4
    if name in SPEED:
        assert table(name, starting_cash=2000, speed_die=True).st.seats[A].cash == 3000


@every
@pytest.mark.parametrize("share", (-1, 0.4, 0.5003, 11))
def test_R_100_it_stays_within_reason(name, share):
    """R-100: from half to ten times the printed sum, in whole notes."""
    start = edition(name).money.start
    amount = int(share * start) if share != 0.5003 else start // 2 + edition(name).money.grain // 2
    if amount == start // 2:  # no half notes
        amount -= 1
    with pytest.raises(RulesError, match="bad-starting-cash"):
        agree(edition(name), 4, starting_cash=amount)
    assert agree(edition(name), 4, starting_cash=start // 2).starting_cash == start // 2


@every
def test_a_pot_of_a_single_unit(name):
    """SPACE-1, HOUSE-2, R-76: a tax of 1 is owed like any other, and 1 lies there for the next to come."""
    t = table(name, free_parking_pot=True)
    t.tables.tax[4] = 1
    lands(t, A, 4)
    assert t.st.pot == 1
    t.end_turn()
    lands(t, B, 20)
    assert t.st.pot == 0 and t.francs(B) == 1500 * t.x + 1
