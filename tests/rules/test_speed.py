"""SPEED: the speed die of the editions 000, 002 and 004."""

import pytest
from kit import BANK, BUS, G1, G2, G3, MR, SPEED, A, B, C, D, Table, edition, table

from bankhalter.core import odds
from bankhalter.core.codes import CHANCE
from bankhalter.switches import RulesError, agree

speed = pytest.mark.parametrize("name", SPEED)
FALLEN = 1


def fast(name: str, players: int = 4, **switches) -> Table:
    """A game with the speed die in which A has earned it."""
    t = table(name, players, speed_die=True, **switches)
    t.entitle(A)
    return t


def owned(t: Table, seat: int, *but: int) -> None:
    """Give a player every deed except those on these spaces."""
    t.give(seat, *(int(s) for s in t.tables.space if int(s) not in but))


def at(t: Table, seat: int = A) -> int:
    return int(t.st.seats[seat].at)


def two_doubles(t: Table) -> None:
    """A, owner of everything, throws two plain doubles: the next would be the third."""
    owned(t, A)
    t.at(A, 5)
    t.throw(2, 2, 1)
    t.throw(1, 1, 3)
    assert (t.awaited, t.asked, at(t)) == ("turn", A, 15)


# The die itself -------------------------------------------------------------------------------------


@speed
def test_SPEED_1_the_die_is_optional(name):
    """SPEED-1 `speedDie`: off by default; then it is never thrown."""
    t = table(name)
    assert not t.rules.speed_die
    t.give(A, 1)
    t.at(A, 35)
    t.throw(3, 3)  # over GO
    t.say(A, "throw")
    assert {face for _, _, face in t.faces()} == {0}


@pytest.mark.parametrize("name", ("deluxe-ch", "warendorf"))
def test_SPEED_1_not_in_the_other_books(name):
    """SPEED-1 `speedDie`: 001 and 003 have no speed die."""
    with pytest.raises(RulesError) as caught:
        agree(edition(name), 4, speed_die=True)
    assert [word for word, _ in caught.value.problems] == ["no-speed-die"]


@speed
def test_SPEED_2_a_thousand_more(name):
    """SPEED-2: everyone gets 1000 more at the start, 2500; without the die 1500."""
    t = table(name, speed_die=True)
    assert [t.money(s) for s in range(4)] == [2500] * 4
    assert table(name).money(A) == 1500


@speed
def test_T_221_the_faces(name):
    """T-221 [R-67] `speedFaces`: 1, 2, 3, Bus, Mr. Monopoly twice."""
    t = fast(name)
    assert t.rules.speed_faces == ("1", "2", "3", "bus", "mr", "mr")
    t.say(A, "throw")
    weights: dict[int, int] = {}
    for action, weight in odds.odds(t.st):
        weights[int(action.c)] = weights.get(int(action.c), 0) + weight
    assert weights == {1: 36, 2: 36, 3: 36, BUS: 36, MR: 72}


@speed
def test_R_67_other_faces_by_agreement(name):
    """R-67 `speedFaces`: another die may be agreed; faces it does not have are refused."""
    t = fast(name, speed_faces=("1", "1", "3", "bus", "bus", "mr"))
    t.say(A, "throw")
    assert {face for _, _, face in t.faces()} == {1, 3, BUS, MR}
    assert t.refused(CHANCE, "rolled", 1, 2, 2) == "wrong-dice"


# Earning it -----------------------------------------------------------------------------------------


@speed
def test_SPEED_3_only_after_the_first_time_over_go(name):
    """SPEED-3, R-68: before the first salary two dice; the start on GO does not count."""
    t = table(name, speed_die=True)
    t.say(A, "throw")
    assert {face for _, _, face in t.faces()} == {0}
    assert t.refused(CHANCE, "rolled", 1, 2, 3) == "wrong-dice"


@speed
def test_SPEED_3_each_for_oneself(name):
    """SPEED-3, SPEED-4: A has earned the die, B has not: the one throws three dice, the other two."""
    t = fast(name)
    owned(t, A)
    t.demand_by_hand()
    t.throw(1, 2, 1)
    t.end_turn()
    t.say(B, "throw")
    assert {face for _, _, face in t.faces()} == {0}


@speed
def test_T_199_in_the_same_turn(name):
    """T-199 [R-68]: A passes GO with doubles: the extra throw of that turn uses three dice."""
    t = table(name, speed_die=True)
    t.give(A, 1)
    t.at(A, 35)
    t.throw(3, 3)
    assert t.paid(BANK, A, "salary") == 200
    t.say(A, "throw")
    assert 0 not in {face for _, _, face in t.faces()}


@speed
def test_T_199_without_go_no_die(name):
    """T-199 [R-68]: doubles without GO: the extra throw uses two dice."""
    t = table(name, speed_die=True)
    t.give(A, 16)
    t.at(A, 10)
    t.throw(3, 3)
    t.say(A, "throw")
    assert {face for _, _, face in t.faces()} == {0}


@speed
def test_T_200_the_way_to_jail_does_not_count(name):
    """T-200 [R-68]: sent to jail across GO: no salary, still not entitled."""
    t = table(name, speed_die=True)
    t.at(A, 27)
    t.throw(1, 2)
    assert at(t) == 10
    assert not t.st.seats[A].entitled
    t.turn(A)
    t.say(A, "pay-fine")
    t.say(A, "throw")
    assert {face for _, _, face in t.faces()} == {0}


@speed
def test_R_68_a_card_to_go_counts(name):
    """R-68: landing on GO by a card is the first time too."""
    t = table(name, speed_die=True)
    t.at(A, 4)
    t.throw(1, 2)
    t.draw(t.find_card("advance", "a", to=0))
    assert t.st.seats[A].entitled
    assert t.paid(BANK, A, "salary") == 200


@speed
def test_T_238_the_die_is_not_optional_per_throw(name):
    """T-238 [SPEED-4, R-69]: the entitled throw all three dice; two are refused."""
    t = fast(name)
    t.say(A, "throw")
    assert t.refused(CHANCE, "rolled", 1, 2) == "wrong-dice"
    assert t.refused(CHANCE, "rolled", 1, 2, 1) == "fine"


# Faces 1, 2, 3 and the bus --------------------------------------------------------------------------


@speed
@pytest.mark.parametrize("face", (1, 2, 3))
def test_SPEED_5_the_sum_of_three(name, face):
    """SPEED-5: faces 1 to 3 add to the move."""
    t = fast(name)
    owned(t, A)
    t.at(A, 10)
    t.throw(1, 5, face)
    assert at(t) == 16 + face


@speed
def test_T_202_the_bus(name):
    """T-202 [SPEED-6]: 1, 5, Bus: 1, 5 or 6; 4 is refused."""
    for steps in (1, 5, 6):
        t = fast(name)
        owned(t, A)
        t.at(A, 10)
        t.throw(1, 5, BUS)
        assert (t.awaited, t.asked, at(t)) == ("steps", A, 10)
        for wrong in (0, 2, 4, 7, -1):
            assert t.refused(A, "steps", wrong) == "no-such-steps"
        assert t.refused(B, "steps", steps) == "not-your-turn"
        t.say(A, "steps", steps)
        assert at(t) == 10 + steps
        assert t.awaited == "rest"


@speed
def test_T_203_the_bus_with_doubles(name):
    """T-203 [R-70]: 3, 3, Bus: 3 or 6, then A throws again."""
    for steps in (3, 6):
        t = fast(name)
        owned(t, A)
        t.at(A, 10)
        t.throw(3, 3, BUS)
        assert t.refused(A, "steps", 9) == "no-such-steps"
        t.say(A, "steps", steps)
        assert at(t) == 10 + steps
        assert (t.awaited, t.asked) == ("turn", A)


@speed
def test_R_70_the_bus_choice_is_atomic(name):
    """R-70, R-84: the choice comes after seeing the throw, and nobody does business meanwhile."""
    t = fast(name)
    t.give(B, G1, 5)
    t.throw(1, 5, BUS)
    assert t.refused(B, "mortgage", 5) == "answer-first"
    assert t.refused(A, "end-turn") == "not-now"


# Mr. Monopoly ---------------------------------------------------------------------------------------


@speed
def test_SPEED_7_first_the_space_then_the_next_unowned(name):
    """SPEED-7: carry out the space of the white dice, then advance to the next unowned property."""
    t = fast(name)
    owned(t, B, 32, 39)
    t.at(A, 27)
    before = t.money(A)
    t.throw(1, 3, MR)  # G1 of B, who holds two of three: 26, then on to 32
    assert t.paid(A, B, "rent") == 26
    assert at(t) == 32
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert t.owner(32) == A
    assert t.money(A) == before - 26 - 300
    assert t.awaited == "rest"


@speed
def test_SPEED_7_a_purchase_first(name):
    """SPEED-7, R-71: the first space's purchase is decided before the bonus move starts."""
    t = fast(name)
    t.at(A, 27)
    t.throw(1, 3, MR)
    assert (t.awaited, at(t)) == ("purchase", 31)
    t.say(A, "buy")
    assert (t.awaited, at(t)) == ("purchase", 32)
    t.say(A, "buy")
    assert t.owner(G1) == t.owner(G2) == A


@speed
def test_R_71_a_debt_holds_the_bonus_up(name):
    """R-71, R-84: the bonus move waits until the debt of the first space is settled."""
    t = fast(name)
    t.give(B, G1)
    t.give(A, 5)
    t.cash(A, 0)
    t.at(A, 27)
    t.throw(1, 3, MR)
    assert (t.awaited, at(t)) == ("debt", 31)
    t.say(A, "mortgage", 5)
    assert (t.awaited, at(t)) == ("purchase", 32)


@speed
def test_R_71_after_the_card_move(name):
    """R-71: the bonus move starts from where a card has led."""
    t = fast(name)
    owned(t, A, 8, 26)
    t.at(A, 4)
    t.throw(1, 2, MR)
    t.draw(t.find_card("advance", "a", to=24))
    assert at(t) == 26
    assert t.awaited == "purchase"


@speed
def test_R_71_before_the_extra_throw(name):
    """R-71, SPEED-9: with doubles the bonus move comes first, then the extra throw."""
    t = fast(name)
    owned(t, A, 26)
    t.at(A, 20)
    t.throw(2, 2, MR)
    assert (t.awaited, at(t)) == ("purchase", 26)
    t.say(A, "buy")
    assert (t.awaited, t.asked) == ("turn", A)


@speed
def test_T_205_salary_on_the_bonus_move(name):
    """T-205 [R-71]: the bonus move passes GO: salary."""
    t = fast(name)
    owned(t, A, 3)
    t.at(A, 31)
    t.throw(1, 2, MR)
    assert at(t) == 3
    assert t.paid(BANK, A, "salary") == 200
    assert t.awaited == "purchase"


@speed
def test_T_206_the_bonus_property_is_auctioned(name):
    """T-206 [SPEED-7, BUY-3]: A declines the bonus property: auction, A may bid."""
    t = fast(name)
    owned(t, A, 39)
    t.at(A, 31)
    t.throw(1, 2, MR)
    t.say(A, "decline")
    for seat in (B, C, D):
        t.say(seat, "pass")
    t.say(A, "bid", 1)
    t.all_pass()
    assert t.owner(39) == A
    assert t.paid(A, BANK, "bid") == 1


@speed
def test_T_208_jailed_on_the_first_space(name):
    """T-208 [SPEED-11]: the first space is go-to-jail: jail, no bonus move, the turn is over."""
    t = fast(name)
    t.at(A, 27)
    t.throw(1, 2, MR)
    assert at(t) == 10
    assert t.st.seats[A].jail == 1
    assert (t.awaited, t.asked) == ("turn", B)


@speed
def test_SPEED_11_jailed_by_a_card(name):
    """SPEED-11: sent to jail by a card with doubles and Mr. Monopoly: no bonus, no extra throw."""
    t = fast(name)
    t.at(A, 3)
    t.throw(2, 2, MR)
    t.draw(t.find_card("jail", "a"))
    assert at(t) == 10
    assert (t.awaited, t.asked) == ("turn", B)


@speed
def test_T_209_only_the_space_one_stands_on(name):
    """T-209 [R-71]: the only unowned property is the one A stands on: no bonus move."""
    t = fast(name)
    owned(t, A, G3)
    t.at(A, 31)
    t.throw(1, 2, MR)
    t.say(A, "decline")
    t.all_pass()
    assert t.owner(G3) == BANK
    assert at(t) == 34
    assert (t.awaited, t.asked) == ("rest", A)


@speed
def test_T_209_another_unowned_one_ahead(name):
    """T-209 [R-71]: the space stood on is not searched: with another unowned property A goes there."""
    t = fast(name)
    owned(t, A, G3, 37)
    t.at(A, 31)
    t.throw(1, 2, MR)
    t.say(A, "decline")
    t.all_pass()
    assert (t.awaited, at(t)) == ("purchase", 37)


@speed
def test_T_209_bought_all_are_owned(name):
    """T-209 [SPEED-8]: if A buys that last one all are owned: on to the next property."""
    t = fast(name)
    owned(t, A, G3)
    t.at(A, 31)
    t.throw(1, 2, MR)
    t.say(A, "buy")
    assert at(t) == 35
    assert t.awaited == "rest"


@speed
def test_SPEED_8_all_owned(name):
    """SPEED-8, R-72: with no unowned property left, on to the next property and pay its owner."""
    t = fast(name)
    owned(t, A)
    t.give(C, 37)
    t.at(A, 33)
    t.throw(1, 2, MR)  # 36 draws a card first
    t.draw(t.find_card("collect", "a", amount=50))
    assert at(t) == 37
    assert t.paid(A, C, "rent") == 35
    assert t.paid(BANK, A, "salary") == 0


@speed
@pytest.mark.parametrize(("way", "space", "rent"), [("next_property", 37, 0), ("next_rent_due", 39, 50)])
@pytest.mark.parametrize("mortgaged", (False, True))
def test_R_72_which_property_when_all_are_owned(name, way, space, rent, mortgaged):
    """R-72 `mrMonopolyAllOwned`: the next one whoever owns it, or the next one on which rent is owed."""
    t = fast(name, mr_monopoly_all_owned=way)
    owned(t, A)
    t.give(C, 39)
    if mortgaged:
        t.give(B, 37, mortgaged=True)
    t.at(A, 33)
    t.throw(1, 2, MR)
    t.draw(t.find_card("collect", "a", amount=50))
    assert at(t) == space
    assert t.paid(A, C, "rent") == rent
    assert t.paid(A, B) == 0


@speed
def test_R_97_claims_do_not_hold_the_bonus_up(name):
    """R-97: an undemanded claim of the first space does not hold up the bonus move; it stays open."""
    t = fast(name)
    t.demand_by_hand()
    owned(t, A, 3)
    t.give(B, G3)
    t.at(A, 31)
    t.throw(1, 2, MR)
    assert (t.awaited, at(t)) == ("purchase", 3)
    t.say(B, "demand", t.st.claims[0].number)
    assert t.paid(A, B, "rent") == 28


@speed
def test_R_97_rent_of_the_bonus_space_must_be_demanded(name):
    """R-97, SPEED-8: rent on the bonus space is a claim like any other."""
    t = fast(name)
    t.demand_by_hand()
    owned(t, A)
    t.give(B, 35)
    t.at(A, 31)
    t.throw(1, 2, MR)
    assert at(t) == 35
    assert t.paid(A, B) == 0
    assert [(c.owner, c.amount) for c in t.st.claims] == [(B, 25)]


@speed
def test_T_220_no_bonus_for_the_bankrupt(name):
    """T-220 [R-56, R-71]: A bankrupt on the first space with Mr. Monopoly: no bonus move."""
    t = fast(name)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.cash(A, 0)
    t.at(A, 36)
    t.throw(1, 2, MR)
    t.say(A, "bankrupt")
    assert t.st.seats[A].out == FALLEN
    assert at(t) == 39
    assert (t.awaited, t.asked) == ("turn", B)


# Three equal numbers --------------------------------------------------------------------------------


@speed
@pytest.mark.parametrize(("space", "salary"), [(0, 200), (5, 200), (39, 0), (35, 0), (10, 200)])
def test_T_211_the_jump(name, space, salary):
    """T-211 [R-73, SPEED-10]: a jump is a forward move with salary; then throw again."""
    t = fast(name)
    owned(t, A)
    t.at(A, 34)
    t.throw(2, 2, 2)
    assert (t.awaited, t.asked, at(t)) == ("jump", A, 34)
    t.say(A, "jump", space)
    assert at(t) == space
    assert t.paid(BANK, A, "salary") == salary
    assert t.st.seats[A].jail == 0  # the jail space means visiting
    assert (t.awaited, t.asked) == ("turn", A)


@speed
def test_SPEED_10_the_space_is_carried_out(name):
    """SPEED-10: the space jumped to is carried out: B's street costs rent, an unowned one may be bought."""
    t = fast(name)
    t.give(B, 39)
    t.at(A, 34)
    t.throw(2, 2, 2)
    t.say(A, "jump", 39)
    assert t.paid(A, B, "rent") == 50
    t.throw(3, 3, 3)
    t.say(A, "jump", 37)
    assert t.awaited == "purchase"
    assert t.paid(BANK, A, "salary") == 200  # from 39 to 37 is nearly a lap


@speed
def test_T_212_declining_the_jump(name):
    """T-212 [R-73]: A declines the jump at 2-2-2: moves 6, and throws again."""
    t = fast(name)
    owned(t, A)
    t.at(A, 25)
    t.throw(2, 2, 2)
    t.say(A, "walk")
    assert at(t) == 31
    assert (t.awaited, t.asked) == ("turn", A)


@speed
def test_SPEED_10_only_three_equal_numbers(name):
    """SPEED-10: 2, 2 and face 1 is no triple."""
    t = fast(name)
    owned(t, A)
    t.at(A, 11)
    t.throw(2, 2, 1)
    assert (t.awaited, at(t)) == ("turn", 16)


@speed
@pytest.mark.parametrize("white", range(1, 7))
def test_SPEED_10_the_bus_makes_no_triple(name, white):
    """SPEED-10, SPEED-6, R-70: the bus is no number: with any white doubles it is a bus ride of v or 2v."""
    t = fast(name)
    owned(t, A)
    t.at(A, 6)
    t.throw(white, white, BUS)
    assert t.awaited == "steps"
    t.say(A, "steps", 2 * white)
    assert at(t) == 6 + 2 * white
    assert (t.awaited, t.asked) == ("turn", A)


@speed
@pytest.mark.parametrize("white", range(1, 7))
def test_SPEED_10_mr_monopoly_makes_no_triple(name, white):
    """SPEED-10, SPEED-7: Mr. Monopoly is no number: with any white doubles it brings the bonus move."""
    t = fast(name)
    owned(t, A, 39)
    t.at(A, 6)
    t.throw(white, white, MR)
    assert (t.awaited, at(t)) == ("purchase", 39)


@speed
def test_T_270_where_the_jump_may_go(name):
    """T-270 [R-97, R-73]: naming 30 means jail, no salary, turn over; the present space is refused."""
    t = fast(name)
    t.at(A, 34)
    t.throw(1, 1, 1)
    assert t.refused(A, "jump", 34) == "same-space"
    assert t.refused(A, "jump", 40) == "no-such-space"
    assert t.refused(A, "jump", -1) == "no-such-space"
    t.say(A, "jump", 30)
    assert at(t) == 10
    assert t.st.seats[A].jail == 1
    assert t.paid(BANK, A, "salary") == 0
    assert (t.awaited, t.asked) == ("turn", B)


@speed
def test_R_73_the_third_doubles_win(name):
    """R-73, R-75: a triple as third doubles: jail, no jump."""
    t = fast(name)
    two_doubles(t)
    t.throw(3, 3, 3)
    assert at(t) == 10
    assert t.st.seats[A].jail == 1
    assert (t.awaited, t.asked) == ("turn", B)


@speed
def test_R_73_by_agreement_a_triple_is_no_doubles(name):
    """R-73 `tripleCountsAsDoubles`: false: the turn ends after the jump, and a triple never means jail."""
    t = fast(name, triple_counts_as_doubles=False)
    two_doubles(t)
    t.throw(3, 3, 3)
    assert t.awaited == "jump"
    t.say(A, "jump", 20)
    assert at(t) == 20
    assert (t.awaited, t.asked) == ("rest", A)


@speed
def test_R_73_other_doubles_count_as_ever(name):
    """R-73 `tripleCountsAsDoubles`: false touches triples only: plain third doubles still mean jail."""
    t = fast(name, triple_counts_as_doubles=False)
    two_doubles(t)
    t.throw(3, 3, 1)
    assert t.st.seats[A].jail == 1


@speed
@pytest.mark.parametrize("face", (1, BUS, MR))
def test_R_75_third_doubles_before_any_face(name, face):
    """R-75: third doubles are checked before any face of the speed die."""
    t = fast(name)
    two_doubles(t)
    t.throw(4, 4, face)
    assert at(t) == 10
    assert t.st.seats[A].jail == 1
    assert (t.awaited, t.asked) == ("turn", B)


# Doubles, jail, utilities ---------------------------------------------------------------------------


@speed
def test_T_214_the_speed_die_makes_no_doubles(name):
    """T-214 [SPEED-9]: white 2 and 5, face 2: not doubles; white 5 and 5, face 2: doubles."""
    t = fast(name)
    owned(t, A)
    t.at(A, 10)
    t.throw(2, 5, 2)
    assert at(t) == 19
    assert (t.awaited, t.asked) == ("rest", A)
    t.turn(A)
    t.throw(5, 5, 2)
    assert (t.awaited, t.asked, at(t)) == ("turn", A, 31)


@speed
def test_T_215_two_dice_out_of_jail(name):
    """T-215 [SPEED-12]: a jail attempt uses two dice; 3+3 moves 6, no speed die, no further throw."""
    t = fast(name)
    owned(t, A)
    t.jail(A)
    t.say(A, "throw")
    assert {face for _, _, face in t.faces()} == {0}
    assert t.refused(CHANCE, "rolled", 3, 3, 3) == "wrong-dice"
    t.roll(3, 3)
    assert at(t) == 16
    assert (t.awaited, t.asked) == ("rest", A)


@speed
def test_R_75_the_third_failed_attempt(name):
    """R-75, SPEED-12: the third-throw exit moves by the two white dice only."""
    t = fast(name)
    owned(t, A)
    t.jail(A, 3)
    t.throw(1, 2)
    assert at(t) == 13
    assert t.paid(A, BANK, "fine") == 50
    assert t.awaited == "rest"


@speed
def test_R_75_after_fine_or_card_all_three(name):
    """R-75: after fine or card the throw is normal, with all three dice."""
    t = fast(name)
    t.jail(A)
    t.say(A, "pay-fine")
    t.say(A, "throw")
    assert 0 not in {face for _, _, face in t.faces()}
    t = fast(name)
    t.jail(A)
    t.say(A, "play-card", t.keep(A, "a"))
    t.say(A, "throw")
    assert 0 not in {face for _, _, face in t.faces()}


@speed
@pytest.mark.parametrize(
    ("both", "face", "rent"), [(False, BUS, 36), (False, MR, 36), (True, 2, 110), (True, BUS, 90)]
)
def test_T_217_utility_rent_with_three_dice(name, both, face, rent):
    """T-217 [SPEED-13]: 4+5+Bus, one utility: 36; 4+5+2, both: 110; faces have no other effect."""
    t = fast(name)
    t.give(B, *((12, 28) if both else (12,)))
    t.at(A, 5)
    t.throw(3, 2, 2)
    assert t.awaited == "rent-roll"
    t.roll(4, 5, face)
    assert t.paid(A, B, "rent") == rent
    assert at(t) == 12
    assert (t.awaited, t.asked) == ("rest", A)


@speed
@pytest.mark.parametrize(("entitled", "dice", "rent"), [(True, (3, 6, 3), 48), (False, (3, 6, 0), 36)])
def test_T_218_a_card_leads_to_the_utility(name, entitled, dice, rent):
    """T-218 [SPEED-13, R-74]: the entitled throw three dice for the rent, the others two."""
    t = table(name, speed_die=True)
    if entitled:
        t.entitle(A)
    t.give(B, 12)
    card = t.find_card("advance", "a", to=11)
    t.tables.card_a[card] = 12
    if entitled:
        t.at(A, 3)
        t.throw(1, 2, 1)
    else:
        t.at(A, 4)
        t.throw(1, 2)
    t.draw(card)
    assert (0 in {face for _, _, face in t.faces()}) != entitled
    t.roll(*dice)
    assert t.paid(A, B, "rent") == rent


@speed
def test_R_74_the_payer_counts_not_the_owner(name):
    """R-74: the payer's right to the die decides, not the owner's."""
    t = table(name, speed_die=True)
    t.entitle(B)
    t.give(B, 12)
    t.at(A, 5)
    t.throw(3, 4)
    assert {face for _, _, face in t.faces()} == {0}


def test_mr_monopoly_belongs_to_the_throw():
    """R-20, R-71, R-72: where the throw of the move counts it counts for his move too: 4 x 3, not anew."""
    t = table("standard", speed_die=True, utility_dice="move_throw")
    t.give(B, *(t.tables.space[deed] for deed in range(t.tables.deeds)))
    t.give(D, 12)
    t.entitle(A)
    t.at(A, 8)
    t.throw(1, 2, MR)
    assert t.st.seats[A].at == 12 and t.paid(A, D) == 12


def test_mr_monopoly_stays_where_nothing_is_due():
    """R-72: by agreement he goes to the next rent that is due; A owns everything, so nowhere."""
    t = table("standard", speed_die=True, mr_monopoly_all_owned="next_rent_due")
    t.give(A, *(t.tables.space[deed] for deed in range(t.tables.deeds)))
    t.entitle(A)
    t.at(A, 8)
    t.throw(1, 2, MR)
    assert t.st.seats[A].at == 11


def test_nobody_waits_for_the_first_seat_that_leaves():
    """R-87, R-70: A leaves at the bus; the token goes by both dice and A is out."""
    t = table("standard", speed_die=True)
    t.entitle(A)
    t.throw(1, 3, BUS)
    t.say(A, "resign")
    assert t.paid(A, BANK, "tax") == 200 and (t.awaited, t.asked) == ("turn", B)
