"""SPACE: taxes, Free Parking, visiting, and the way to jail."""

import pytest
from kit import ALL, BANK, A, B, C, edition, lands, table


@pytest.mark.parametrize("name", ALL)
def test_first_tax(name):
    """T-070, SPACE-1, R-7: on 4 A pays 200 (001: 4'000) to the bank, at once."""
    t = table(name, 3)
    lands(t, A, 4)
    assert t.paid(A, BANK, "tax") == 200
    assert [t.money(seat) for seat in (A, B, C)] == [1300, 1500, 1500]
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
def test_second_tax(name):
    """T-071, SPACE-1, R-7: on 38 A pays 100 (001: 2'000); in 004 that is the Dauerkarte."""
    t = table(name, 3)
    lands(t, A, 38)
    assert t.paid(A, BANK, "tax") == 100
    assert t.money(A) == 1400


def test_taxes_by_name():
    """T-071, R-7: Dauerkarte 100 and Pokalfinale 200; both spaces of 003 cost what is printed."""
    taxes = {
        (name, space.name["de"], space.amount)
        for name in ("schalke", "warendorf")
        for space in edition(name).spaces
        if space.kind == "tax"
    }
    assert taxes == {
        ("schalke", "Pokalfinale", 200),
        ("schalke", "Dauerkarte", 100),
        ("warendorf", "Setze ein Zeichen", 200),
        ("warendorf", "Setze ein Zeichen", 100),
    }


@pytest.mark.parametrize("name", ALL)
def test_a_tax_must_be_paid_at_once(name):
    """SPACE-1: short of cash A must raise it; neither ending the turn nor waiting is possible."""
    t = table(name, 3)
    t.cash(A, 150)
    t.give(A, 5)
    lands(t, A, 4)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.refused(A, "end-turn") == "not-now"
    assert t.refused(A, "bankrupt") == "solvent"
    assert t.refused(B, "throw") == "not-your-turn"
    t.say(A, "mortgage", 5)
    assert t.money(A) == 150 + 100 - 200
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
def test_free_parking_pays_nothing(name):
    """T-073, SPACE-2, BANK-7: taxes and fines were paid earlier; Free Parking brings no money."""
    t = table(name, 3)
    lands(t, B, 4)
    lands(t, B, 38)
    t.jail(C)
    t.turn(C)
    t.say(C, "pay-fine")
    lands(t, A, 20)
    assert t.money(A) == 1500
    assert (t.awaited, t.asked) == ("rest", A)
    assert t.st.pot == 0
    lands(t, B, 4)  # and nothing while A stands there
    assert t.money(A) == 1500


@pytest.mark.parametrize("name", ALL)
def test_business_goes_on_at_free_parking(name):
    """SPACE-2: on Free Parking A collects rent, builds and mortgages."""
    t = table(name, 3)
    t.give(A, 1, 3, 5)
    lands(t, A, 20)
    t.say(A, "build", 1)
    t.say(A, "mortgage", 5)
    t.end_turn()
    t.at(B, 38)
    t.throw(1, 2)
    assert t.paid(B, A, "rent") == 10
    assert t.money(A) == 1500 - 50 + 100 + 10


@pytest.mark.parametrize("name", ALL)
def test_just_visiting(name):
    """T-074, SPACE-3: on 10 by dice A only visits; the next turn is a normal throw and move."""
    t = table(name, 2)
    lands(t, A, 10)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (10, 0)
    assert t.money(A) == 1500
    assert t.awaited == "rest"
    t.end_turn()
    t.at(B, 17)
    t.throw(1, 2)
    t.end_turn()
    assert t.refused(A, "pay-fine") == "not-in-jail"
    t.throw(4, 6)
    assert (t.st.seats[A].at, t.money(A)) == (20, 1500)
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
def test_doubles_onto_the_visiting_space(name):
    """SPACE-3: doubles that lead to 10 give the usual further throw."""
    t = table(name, 2)
    t.at(A, 4)
    t.throw(3, 3)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (10, 0)
    assert (t.awaited, t.asked) == ("turn", A)


@pytest.mark.parametrize("name", ALL)
def test_go_to_jail_space(name):
    """SPACE-4: on 30 the token goes to jail immediately; one space further nothing of the kind."""
    t = table(name, 2)
    lands(t, A, 30)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (10, 1)
    assert t.asked == B
    t = table(name, 2)
    lands(t, A, 31)
    assert (t.st.seats[A].at, t.st.seats[A].jail) == (31, 0)


@pytest.mark.parametrize("name", ALL)
def test_go_gives_no_bonus(name):
    """SPACE-5: exact landing on GO pays as much as passing it."""
    on, over = table(name, 2), table(name, 2)
    for t, start in ((on, 37), (over, 38)):
        t.at(A, start)
        t.throw(1, 2)
    assert (on.st.seats[A].at, over.st.seats[A].at) == (0, 1)
    assert on.money(A) == over.money(A) == 1700
