"""What is told, in the order in which things happen at a table (TURN-5, JAIL-10, DEBT-2, R-56, R-83)."""

import pytest
from kit import ALL, A, B, C, Table, table

from bankhalter.core import names


def told(t: Table) -> list[str]:
    """Return the words of everything told so far; payments with their reason."""
    return [
        f"paid {names.WHYS[e.why]}" if names.EVENTS[e.kind] == "paid" else names.EVENTS[e.kind] for e in t.log
    ]


def after(t: Table, count: int) -> list[str]:
    """Return what was told since so many events."""
    return told(t)[count:]


@pytest.mark.parametrize("name", ALL)
def test_the_salary_of_passing_is_told_before_the_landing(name):
    """TURN-5, R-83: whoever passes GO has the salary before the space is carried out."""
    t = table(name, 2)
    t.at(A, 38)
    t.throw(1, 2)
    assert told(t)[-3:] == ["thrown", "paid salary", "moved"]


@pytest.mark.parametrize("name", ALL)
def test_the_salary_of_landing_on_go_is_told_after_the_landing(name):
    """TURN-4, R-83: whoever lands on GO stands there first."""
    t = table(name, 2)
    t.at(A, 37)
    t.throw(1, 2)
    assert told(t)[-3:] == ["thrown", "moved", "paid salary"]


@pytest.mark.parametrize("name", ALL)
def test_after_the_last_attempt_the_fine_comes_before_the_way_out(name):
    """JAIL-10: first pay, then the token is out, then it moves."""
    t = table(name, 2)
    t.jail(A, 3)
    t.throw(1, 2)
    assert told(t)[-4:] == ["thrown", "paid fine", "freed", "moved"]


@pytest.mark.parametrize("name", ALL)
def test_whoever_cannot_pay_the_fine_is_never_told_free(name):
    """JAIL-10, DEBT-2: no fine, no way out."""
    t = table(name, 3)
    t.jail(A, 3)
    t.cash(A, 0)
    t.throw(1, 2)
    t.say(A, "bankrupt")
    assert "freed" not in told(t)
    assert "out" in told(t)


def broke_at_the_tax(name: str) -> Table:
    """A, with two deeds that do not cover it, lands on the tax of 200."""
    t = table(name, 3)
    t.give(A, 1, 3)
    t.build(s1=1)
    t.cash(A, 0)
    t.at(A, 1)
    t.throw(1, 2)
    return t


@pytest.mark.parametrize("name", ALL)
def test_a_bankrupt_sells_and_mortgages_before_leaving(name):
    """DEBT-2, R-49: the bank turns everything to money, then the player is out, then the money goes."""
    t = broke_at_the_tax(name)
    before = len(t.log)
    t.say(A, "bankrupt")
    said = after(t, before)
    assert said.count("level") == 1
    assert said.count("mortgaged") == 2
    assert max(said.index("level"), len(said) - 1 - said[::-1].index("mortgaged")) < said.index("out")
    assert said.index("out") < said.index("paid estate") < said.index("deed") < said.index("lot")


@pytest.mark.parametrize("name", ALL)
def test_the_estate_is_auctioned_before_the_next_turn_is_told(name):
    """R-56: the turn of the next player waits for all lots of the estate."""
    t = broke_at_the_tax(name)
    before = len(t.log)
    t.say(A, "bankrupt")
    t.say(B, "bid", 10 * t.x)
    t.say(C, "pass")
    assert "turn" not in after(t, before)
    t.all_pass()
    said = after(t, before)
    assert said.count("turn") == 1
    assert said[-2:] == ["unsold", "turn"]
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
def test_after_a_sold_last_lot_the_deed_is_handed_over_before_the_turn(name):
    """R-56, AUCT-6."""
    t = broke_at_the_tax(name)
    t.say(A, "bankrupt")
    for _ in range(2):
        t.say(B, "bid", 10 * t.x)
        t.say(C, "pass")
    assert told(t)[-4:] == ["paid bid", "sold", "deed", "turn"]


def broke_at_a_rent(name: str) -> Table:
    """A, with nothing but two mortgaged deeds, owes B a rent."""
    t = table(name, 3)
    t.give(A, 1, 3, mortgaged=True)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.cash(A, 0)
    t.at(A, 36)
    t.throw(1, 2)
    return t


@pytest.mark.parametrize("name", ALL)
def test_a_creditor_decides_about_mortgages_before_the_next_turn_is_told(name):
    """MORT-8, R-56: the interest or the lifting belongs to the fall, the turn comes after it; told once."""
    t = broke_at_a_rent(name)
    before = len(t.log)
    t.say(A, "bankrupt")
    assert (t.awaited, t.asked) == ("receipt", B)
    assert "out" in after(t, before)
    assert "turn" not in after(t, before)
    t.say(B, "keep", 1)
    assert "turn" not in after(t, before)
    t.say(B, "redeem", 3)
    said = after(t, before)
    assert said.count("turn") == 1
    assert said[-1] == "turn"
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize("name", ALL)
def test_a_trade_between_turns_does_not_tell_the_turn_again(name):
    """MORT-8: a receipt of a trade has nothing to do with the turn that was told."""
    t = table(name, 3)
    t.give(B, 1, mortgaged=True)
    before = len(t.log)
    t.say(A, "accept", t.offer(B, A, give=(1,)))
    t.say(A, "keep", 1)
    assert (t.awaited, t.asked) == ("turn", A)
    assert "turn" not in after(t, before)


@pytest.mark.parametrize("name", ALL)
def test_going_of_ones_own_will_is_told_apart_from_falling(name):
    """R-57: whoever resigns is not bankrupt."""
    t = table(name, 3)
    t.say(A, "resign")
    assert [e.resigned for e in t.log if names.EVENTS[e.kind] == "out"] == [1]
    t = broke_at_the_tax(name)
    t.say(A, "bankrupt")
    assert [e.resigned for e in t.log if names.EVENTS[e.kind] == "out"] == [0]
