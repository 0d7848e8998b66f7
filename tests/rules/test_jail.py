"""JAIL: the ways in, the ways out, and what may be done inside."""

import pytest
from kit import ALL, BANK, CHANCE, SPEED, STD, A, B, C, Table, bottom, denied, lands, rests, table

from bankhalter.core import codes
from bankhalter.switches import RulesError


def inside(t: Table, seat: int) -> bool:
    """Tell whether a player is in jail, and make sure that the token stands there."""
    jailed = t.st.seats[seat].jail > 0
    assert not jailed or t.st.seats[seat].at == 10
    return jailed


def at(t: Table, seat: int) -> int:
    """Return where a token stands."""
    return int(t.st.seats[seat].at)


# The ways in ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("way", ["space", "card a", "card b", "doubles"])
def test_the_ways_into_jail(name, way):
    """JAIL-1, JAIL-3: by the space, a card of either deck, three doubles; the turn is over."""
    t = table(name, 3)
    if way == "space":
        lands(t, A, 30)
    elif way == "doubles":
        t.give(A, 12, 14)
        t.at(A, 10)
        t.throw(1, 1)
        t.throw(1, 1)
        assert not inside(t, A)
        t.throw(1, 1)
    else:
        lands(t, A, 22 if way == "card a" else 33)
        t.draw(t.find_card("jail", way[-1]))
    assert inside(t, A)
    assert (t.awaited, t.asked) == ("turn", B)
    assert denied(t, A, "throw") == "not-your-turn"
    assert denied(t, A, "pay-fine") == "not-your-turn"
    assert t.money(A) == 1500


@pytest.mark.parametrize("name", ALL)
def test_no_salary_on_the_way_to_jail(name):
    """T-097, SPACE-4, JAIL-2: from 30 to 10 over GO pays nothing."""
    t = table(name, 2)
    lands(t, A, 30)
    assert (at(t, A), inside(t, A)) == (10, True)
    assert t.money(A) == 1500
    assert not t.happened("paid")


# By fine --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_out_by_fine_and_a_normal_turn(name):
    """T-082, JAIL-5, R-46: A pays 50 (001: 1'000), throws 4+4, moves 8 and throws again."""
    t = table(name, 2)
    t.jail(A)
    t.say(A, "pay-fine")
    assert (t.paid(A, BANK, "fine"), t.money(A)) == (50, 1450)
    assert not inside(t, A)
    assert denied(t, A, "end-turn") == "must-throw"
    assert denied(t, A, "pay-fine") == "not-in-jail"
    t.give(A, 18)
    t.throw(4, 4)
    assert at(t, A) == 18
    assert (t.awaited, t.asked) == ("turn", A)
    t.throw(1, 1)
    assert at(t, A) == 20


@pytest.mark.parametrize("name", ALL)
def test_out_by_fine_and_back_by_three_doubles(name):
    """T-083, JAIL-5, TURN-8, R-46: 2+2, 3+3, 5+5 after the fine: back in jail, unmoved."""
    t = table(name, 2)
    t.give(A, 14)
    t.jail(A)
    t.say(A, "pay-fine")
    t.throw(2, 2)
    t.throw(3, 3)
    assert (at(t, A), inside(t, A)) == (20, False)
    t.throw(5, 5)
    assert inside(t, A)
    assert [int(e.space) for e in t.happened("moved")] == [14, 20, 10]
    assert t.asked == B
    assert t.st.seats[A].jail == 1  # before the first jail turn again


@pytest.mark.parametrize("name", STD)
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_fine_may_be_paid_in_any_jail_turn(name, turn):
    """T-089, JAIL-5, R-42, jailPayTurns: turns 1, 2 and 3, before throwing."""
    t = table(name, 2)
    t.jail(A, turn)
    t.say(A, "pay-fine")
    assert not inside(t, A)
    t.throw(4, 6)
    assert (at(t, A), t.money(A)) == (20, 1450)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_swiss_fine_only_in_two_turns(turn):
    """JAIL-5, R-42, jailPayTurns: in 001 turns 1 and 2; on turn 3 one throws first."""
    t = table("deluxe-ch", 2)
    t.jail(A, turn)
    if turn == 3:
        assert denied(t, A, "pay-fine") == "fine-too-late"
        assert "pay-fine" not in t.menu(A)
    else:
        t.say(A, "pay-fine")
        assert t.francs(A) == 29_000


@pytest.mark.parametrize("name", ALL)
def test_the_turns_of_the_fine_are_agreed(name):
    """jailPayTurns, R-42: what was agreed counts, in every edition."""
    for turns, want in (((1, 2, 3), "fine"), ((1, 2), "fine-too-late"), ((1,), "fine-too-late")):
        t = table(name, 2, jail_pay_turns=turns)
        t.jail(A, 3)
        assert t.refused(A, "pay-fine") == want
    t = table(name, 2, jail_pay_turns=(1,))
    t.jail(A, 1)
    assert t.refused(A, "pay-fine") == "fine"
    t.jail(A, 2)
    assert t.refused(A, "pay-fine") == "fine-too-late"
    with pytest.raises(RulesError):
        table(name, 2, jail_pay_turns=(4,))


@pytest.mark.parametrize("name", ALL)
def test_the_fine_is_paid_in_cash_at_the_start_of_the_own_turn(name):
    """JAIL-5: not without the cash, not in another's turn; mortgaging first helps."""
    t = table(name, 2)
    t.cash(A, 49)
    t.give(A, 1)
    t.jail(A)
    assert denied(t, A, "pay-fine") == "no-cash"
    t.say(A, "mortgage", 1)
    t.turn(B)
    assert denied(t, A, "pay-fine") == "not-your-turn"
    t.turn(A)
    t.say(A, "pay-fine")
    assert t.money(A) == 49 + 30 - 50


# By card --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_out_by_card_and_a_normal_turn(name, turn):
    """T-092, JAIL-6, CARD-5, R-45, R-46: on any turn; the card goes under its deck."""
    t = table(name, 2)
    card = t.keep(A, "b")
    t.jail(A, turn)
    t.say(A, "play-card", card)
    assert (bottom(t, "b"), t.st.seats[A].kept) == (card, 0)
    assert (inside(t, A), t.money(A)) == (False, 1500)
    assert denied(t, A, "end-turn") == "must-throw"
    t.throw(5, 5)
    assert at(t, A) == 20
    assert (t.awaited, t.asked) == ("turn", A)  # the first doubles of a normal turn


def test_swiss_card_on_the_third_turn():
    """T-091, JAIL-6, R-45: before throwing accepted; after the failed throw refused, 1'000 due."""
    t = table("deluxe-ch", 2)
    card = t.keep(A, "a")
    t.jail(A, 3)
    t.say(A, "play-card", card)
    assert not inside(t, A)
    t = table("deluxe-ch", 2)
    card = t.keep(A, "a")
    t.cash(A, 0)
    t.give(A, 5)
    t.jail(A, 3)
    t.throw(4, 6)
    assert (t.awaited, t.asked) == ("debt", A)
    assert denied(t, A, "play-card", card) == "not-now"
    t.say(A, "mortgage", 5)
    assert t.francs(A) == 2_000 - 1_000
    assert (at(t, A), t.st.seats[A].kept) == (20, 1 << card)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("turn", [1, 2])
def test_no_card_after_a_failed_throw(name, turn):
    """R-45: after throwing in that turn the card comes too late; it stays in the hand."""
    t = table(name, 2)
    card = t.keep(A, "a")
    t.jail(A, turn)
    t.throw(1, 2)
    assert denied(t, A, "play-card", card) == "not-your-turn"
    assert inside(t, A)


@pytest.mark.parametrize("name", ALL)
def test_a_card_must_be_held_and_needed(name):
    """JAIL-6: not without it, not another's, not outside jail."""
    t = table(name, 3)
    card = t.keep(B, "a")
    own = t.keep(A, "b")
    t.jail(A)
    assert denied(t, A, "play-card", card) == "no-jail-card"
    assert denied(t, A, "play-card", t.find_card("collect", "a")) == "no-jail-card"
    t.say(A, "pay-fine")
    assert denied(t, A, "play-card", own) == "not-in-jail"


@pytest.mark.parametrize("name", ALL)
def test_a_card_bought_at_the_start_of_the_jail_turn(name):
    """JAIL-11, JAIL-6, CARD-4: B sells A a jail card in A's jail turn; A plays it and throws."""
    t = table(name, 3)
    card = t.keep(B, "a")
    t.jail(A, 2)
    t.say(A, "accept", t.offer(B, A, cards=(card,), want_cash=30))
    t.say(A, "play-card", card)
    assert (t.money(A), t.money(B)) == (1470, 1530)
    t.throw(4, 6)
    assert (at(t, A), inside(t, A)) == (20, False)


@pytest.mark.parametrize("name", ALL)
def test_a_card_bought_in_anothers_turn(name):
    """JAIL-11: the sale is possible at any time, also before A's turn."""
    t = table(name, 3)
    card = t.keep(C, "b")
    t.jail(A)
    t.turn(B)
    t.say(C, "accept", t.offer(A, C, cash=40, want_cards=(card,)))
    assert (t.st.seats[A].kept, t.money(C)) == (1 << card, 1540)


# By doubles -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_out_by_doubles(name, turn):
    """JAIL-7, JAIL-8, T-088: doubles free at once, without fine, and move the token."""
    t = table(name, 2)
    t.jail(A, turn)
    t.throw(5, 5)
    assert (at(t, A), inside(t, A)) == (20, False)
    assert t.money(A) == 1500
    assert t.awaited == "rest"
    assert denied(t, A, "throw") == "not-now"


@pytest.mark.parametrize("name", ALL)
def test_third_attempt_doubles(name):
    """T-088, JAIL-7, JAIL-10: after two failures 5+5: free without fine, on Free Parking."""
    t = table(name, 2)
    t.jail(A)
    for dice in [(1, 2), (6, 5)]:
        t.throw(*dice)
        assert inside(t, A)
        rests(t, B)
    t.throw(5, 5)
    assert (at(t, A), inside(t, A), t.money(A)) == (20, False, 1500)
    assert not t.happened("paid")


@pytest.mark.parametrize("name", ALL)
def test_no_further_throw_after_doubles_out_of_jail(name):
    """T-085, JAIL-8, R-44, jailDoublesRollAgain: 3+3 moves 6, and the turn ends."""
    t = table(name, 2)
    t.give(A, 16)
    t.jail(A)
    t.throw(3, 3)
    assert (at(t, A), t.awaited) == (16, "rest")
    assert denied(t, A, "throw") == "not-now"
    t.end_turn()
    assert t.asked == B


@pytest.mark.parametrize("name", ALL)
def test_a_further_throw_where_agreed(name):
    """T-085, R-44, jailDoublesRollAgain: agreed, one more throw follows."""
    t = table(name, 2, jail_doubles_roll_again=True)
    t.give(A, 16)
    t.jail(A)
    t.throw(3, 3)
    assert (at(t, A), t.awaited, t.asked) == (16, "turn", A)
    assert denied(t, A, "end-turn") == "must-throw"
    t.throw(1, 3)
    assert (at(t, A), t.awaited) == (20, "rest")
    assert denied(t, A, "throw") == "not-now"


@pytest.mark.parametrize("name", ALL)
def test_the_freeing_doubles_do_not_count(name):
    """R-46, jailDoublesRollAgain: two doubles after the exit are the first two; a third jails."""
    t = table(name, 2, jail_doubles_roll_again=True)
    t.give(A, 16, 18)
    t.jail(A)
    t.throw(3, 3)
    t.throw(1, 1)
    t.throw(1, 1)
    assert (at(t, A), inside(t, A)) == (20, False)
    t.throw(1, 1)
    assert inside(t, A)


@pytest.mark.parametrize("name", ALL)
def test_the_freeing_doubles_do_not_count_in_the_next_turn(name):
    """R-46: out by doubles, next turn two doubles: no jail."""
    t = table(name, 2)
    t.give(A, 16, 18)
    t.jail(A)
    t.throw(3, 3)
    t.end_turn()
    rests(t, B)
    t.throw(1, 1)
    t.throw(1, 1)
    assert (at(t, A), inside(t, A)) == (20, False)


@pytest.mark.parametrize("name", ALL)
def test_the_landing_after_doubles_is_carried_out(name):
    """JAIL-7: the move by the freeing throw is a usual one: A on 16 may buy, on B's 14 pays."""
    t = table(name, 2)
    t.jail(A)
    t.throw(3, 3)
    assert (t.awaited, t.asked) == ("purchase", A)
    t = table(name, 2)
    t.give(B, 14)
    t.jail(A)
    t.throw(2, 2)
    assert t.paid(A, B, "rent") == 12


# Staying --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("turn", [1, 2])
def test_a_failed_attempt(name, turn):
    """T-086, JAIL-9: A stays, the turn ends, no fine."""
    t = table(name, 2)
    t.jail(A, turn)
    t.throw(4, 6)
    assert inside(t, A)
    assert t.money(A) == 1500
    assert (t.awaited, t.asked) == ("turn", B)
    assert t.st.seats[A].jail == turn + 1


@pytest.mark.parametrize("name", ALL)
def test_the_third_failed_attempt(name):
    """JAIL-10: three failures in three turns, then the fine and a move by the third throw."""
    t = table(name, 2)
    t.jail(A)
    for _ in range(2):
        t.throw(1, 2)
        assert (inside(t, A), t.money(A)) == (True, 1500)
        rests(t, B)
    t.throw(4, 6)
    assert (at(t, A), inside(t, A)) == (20, False)
    assert (t.paid(A, BANK, "fine"), t.money(A)) == (50, 1450)
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
def test_the_fine_of_the_third_attempt_must_be_raised_before_moving(name):
    """T-094, JAIL-10, R-47, DEBT-1: cash 20 and a station: A mortgages, pays 50, then moves."""
    t = table(name, 2)
    t.cash(A, 20)
    t.give(A, 5)
    t.jail(A, 3)
    t.throw(4, 6)
    assert (t.awaited, t.asked) == ("debt", A)
    assert at(t, A) == 10  # not moved yet
    assert denied(t, A, "bankrupt") == "solvent"
    assert denied(t, A, "end-turn") == "not-now"
    assert denied(t, B, "throw") == "not-your-turn"
    t.say(A, "mortgage", 5)
    assert t.money(A) == 20 + 100 - 50
    assert (at(t, A), inside(t, A), t.awaited) == (20, False, "rest")


@pytest.mark.parametrize("name", ALL)
def test_who_cannot_raise_the_fine_does_not_move(name):
    """T-095, R-47, DEBT-4: L = 30: bankrupt to the bank, no move; the next player's turn."""
    t = table(name, 3)
    t.cash(A, 0)
    t.give(A, 1)
    t.jail(A, 3)
    t.throw(4, 6)
    assert t.awaited == "debt"
    t.say(A, "bankrupt")
    assert t.st.seats[A].out == codes.FALLEN
    t.all_pass()  # the auction of the estate
    assert (t.awaited, t.asked) == ("turn", B)
    assert t.owner(1) == BANK
    assert at(t, A) == 10
    assert not t.happened("moved")


@pytest.mark.parametrize("name", ALL)
def test_nobody_sits_without_throwing(name):
    """T-098, R-43, jailMaySkipThrow: neither fine nor card nor throw: the turn cannot be ended."""
    t = table(name, 2)
    for turn in (1, 2, 3):
        t.jail(A, turn)
        assert denied(t, A, "end-turn") == "must-throw"
        assert "end-turn" not in t.menu(A)


@pytest.mark.parametrize("name", ALL)
def test_sitting_without_throwing_where_agreed(name):
    """R-43, jailMaySkipThrow: agreed, A may end the jail turn; outside jail A must throw."""
    t = table(name, 2, jail_may_skip_throw=True)
    assert denied(t, A, "end-turn") == "must-throw"
    t.jail(A)
    t.say(A, "end-turn")
    assert (inside(t, A), t.money(A)) == (True, 1500)
    assert (t.awaited, t.asked) == ("turn", B)
    rests(t, B)
    t.say(A, "pay-fine")
    assert denied(t, A, "end-turn") == "must-throw"


def test_a_jail_turn_sat_out_is_a_turn():
    """R-42, R-43, jailMaySkipThrow, jailPayTurns: 001:155 counts turns ("im nächsten oder
    übernächsten Zug"), not attempts: after two of them, sat out, the fine comes too late.
    """
    t = table("deluxe-ch", 2, jail_may_skip_throw=True)
    t.jail(A)
    for _ in range(2):
        assert t.refused(A, "pay-fine") == "fine"
        t.say(A, "end-turn")
        rests(t, B)
    assert denied(t, A, "pay-fine") == "fine-too-late"


def test_nobody_sits_in_the_warendorf_short_game():
    """JAIL-12, jailMaySkipThrow: SHORT-W3 says one must leave in the next turn."""
    t = table("warendorf", 2, variant="short", jail_may_skip_throw=True)
    t.jail(A)
    assert denied(t, A, "end-turn") == "must-throw"


@pytest.mark.parametrize("name", ALL)
def test_prisoner_and_visitor_on_one_space(name):
    """T-100, SPACE-3, JAIL-1: A visits and moves normally, B inside must use an exit."""
    t = table(name, 2)
    t.jail(B)
    lands(t, A, 10)
    assert at(t, A) == at(t, B) == 10
    t.end_turn()
    t.throw(4, 6)  # B fails
    assert inside(t, B)
    assert t.asked == A
    assert denied(t, A, "pay-fine") == "not-in-jail"
    t.throw(4, 6)
    assert (at(t, A), t.money(A)) == (20, 1500)


# Business inside ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_business_from_jail_in_the_own_turn(name):
    """JAIL-4: A in jail builds, sells, mortgages, lifts and trades."""
    t = table(name, 2)
    t.give(A, 1, 3, 5)
    t.jail(A)
    t.say(A, "build", 1)
    t.say(A, "sell", 1)
    t.say(A, "mortgage", 5)
    t.say(A, "lift", 5)
    t.say(B, "accept", t.offer(A, B, give=(5,), want_cash=150))
    assert t.money(A) == 1500 - 50 + 25 + 100 - 110 + 150
    assert (t.owner(5), inside(t, A)) == (B, True)


@pytest.mark.parametrize("name", ALL)
def test_rent_and_purchase_from_jail(name):
    """JAIL-4: B in jail collects rent, wins an auction and buys from a player."""
    t = table(name, 3)
    t.give(B, 6)
    t.give(C, 15)
    t.jail(B)
    lands(t, A, 6)
    assert t.paid(A, B, "rent") == 6
    lands(t, A, 8)
    t.say(A, "decline")
    t.say(B, "bid", 20 * t.x)
    t.all_pass()
    assert t.owner(8) == B
    t.say(C, "accept", t.offer(B, C, cash=210, want=(15,)))
    assert (t.owner(15), t.money(B)) == (B, 1500 + 6 - 20 - 210)


# Variants -------------------------------------------------------------------------------------


def test_warendorf_short_game_out_at_the_first_turn():
    """JAIL-12: in the 003 short game a failed first attempt costs 50 and moves at once."""
    t = table("warendorf", 2, variant="short")
    t.jail(A)
    before = t.money(A)
    t.throw(4, 6)
    assert (at(t, A), inside(t, A)) == (20, False)
    assert before - t.money(A) == 50
    assert t.awaited == "rest"


def test_warendorf_short_game_other_exits():
    """JAIL-12: card, fine and doubles work as usual; doubles cost nothing."""
    t = table("warendorf", 2, variant="short")
    before = t.money(A)
    card = t.keep(A, "a")
    t.jail(A)
    t.say(A, "play-card", card)
    assert not inside(t, A)
    t.jail(A)
    t.turn(A)
    t.throw(5, 5)
    assert (at(t, A), t.money(A), t.awaited) == (20, before, "rest")
    t.jail(A)
    t.turn(A)
    t.say(A, "pay-fine")
    assert t.money(A) == before - 50


@pytest.mark.parametrize("variant", ["short", "time"])
def test_swiss_variants_keep_the_usual_jail(variant):
    """JAIL-12: only the 003 short game differs; in 001 a first failure leaves A inside."""
    t = table("deluxe-ch", 2, variant=variant)
    t.jail(A)
    t.throw(4, 6)
    assert inside(t, A)
    assert t.asked == B


@pytest.mark.parametrize("name", SPEED)
def test_attempts_use_the_white_dice_only(name):
    """JAIL-12: with the speed die earned, attempts take two dice; after the fine it is thrown."""
    t = table(name, 2, speed_die=True)
    t.entitle(A)
    t.jail(A)
    t.say(A, "throw")
    assert {face for _, _, face in t.faces()} == {0}
    assert denied(t, CHANCE, "rolled", 1, 1, 1) == "wrong-dice"
    t.roll(1, 2)
    t.turn(A)
    t.say(A, "pay-fine")
    t.say(A, "throw")
    assert 0 not in {face for _, _, face in t.faces()}


@pytest.mark.parametrize("name", ALL)
def test_the_throw_after_the_exit_ends_no_claim(name):
    """R-44, R-13: by agreement A throws again; it is the same turn, so B's claim stays open."""
    t = table(name, jail_doubles_roll_again=True)
    t.demand_by_hand()
    t.give(B, 16)
    t.jail(A)
    t.throw(3, 3)
    assert t.awaited == "turn" and len(t.st.claims) == 1
    t.throw(1, 3)
    assert len(t.st.claims) == 1


@pytest.mark.parametrize("name", ALL)
def test_the_first_card_of_all_may_be_the_jail_card(name):
    """JAIL-6, CARD-5, DEBT-4: nothing depends on where in the edition the card stands."""
    t = table(name)
    t.jail(A)
    t.led.draw(0, 0)
    t.led.keep(A, 0)
    assert t.refused(A, "play-card", 0) == "fine"
    t.say(A, "resign")
    assert t.st.seats[A].kept == 0 and bottom(t, "a") == 0


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("cash", "word"), [(49, "no-cash"), (50, "fine")])
def test_the_fine_to_the_last_unit(name, cash, word):
    """JAIL-5: whoever has exactly the fine may pay it."""
    t = table(name)
    t.jail(A)
    t.cash(A, cash)
    assert t.refused(A, "pay-fine") == word
