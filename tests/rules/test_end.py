"""END: the last player who is not bankrupt wins."""

import pytest
from kit import ALL, BANK, G1, A, B, C, Table, table

every = pytest.mark.parametrize("name", ALL)


def tax_ruins(t: Table, seat: int) -> None:
    """A player without anything lands on the tax."""
    t.cash(seat, 0)
    t.at(seat, 1)
    t.throw(1, 2)
    t.say(seat, "bankrupt")


@every
def test_END_1_the_last_one_wins(name):
    """END-1: the last player who is not bankrupt wins; until then the game goes on."""
    t = table(name, 3)
    tax_ruins(t, A)
    assert (t.awaited, t.asked) == ("turn", B)
    assert t.winners == set()
    tax_ruins(t, B)
    assert t.awaited == "over"
    assert t.winners == {C}
    assert [e.winners for e in t.happened("over")] == [1 << C]


@every
def test_END_1_wealth_does_not_matter(name):
    """END-1: the last one wins however little is left; nothing is counted."""
    t = table(name, 2)
    t.cash(B, 1)
    tax_ruins(t, A)
    assert t.winners == {B}
    assert t.happened("counted") == []


@every
def test_END_1_nothing_is_possible_after_the_end(name):
    """END-1: when the game is over every word is refused and every menu is empty."""
    t = table(name, 2)
    t.give(B, G1)
    tax_ruins(t, A)
    for word in ("throw", "end-turn", "mortgage", "resign", "build", "pass"):
        assert t.refused(B, word, G1) == "game-over"
    assert t.menu(A) == t.menu(B) == set()


@every
def test_R_94_claims_and_debts_are_void(name):
    """R-94, END-1: the last one left wins at once; open claims, debts and offers are void."""
    t = table(name, 2)
    t.demand_by_hand()
    t.give(B, 39, 37)
    t.build(s37=5, s39=5)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 10)
    t.at(A, 37 - 2)
    t.throw(1, 1)  # 1500, a claim
    t.throw(1, 1)  # 2000, another
    t.say(B, "demand", t.st.claims[0].number)
    t.give(B, 5)
    t.offer(B, A, give=(5,))
    assert len(t.st.claims) == len(t.st.offers) == 1
    t.say(A, "bankrupt")
    assert t.awaited == "over"
    assert t.st.claims == []
    assert t.st.offers == []
    assert t.paid(A, B) == 10
    assert t.paid(B, BANK) == 0
