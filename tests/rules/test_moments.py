"""When open actions are possible: free, atomic, during a lot, while a debt is open (R-28, R-29)."""

from __future__ import annotations

import pytest
from kit import ALL, BUS, G1, G2, G3, SPEED, STD, A, B, C, Table, denied_action, table

from bankhalter.core import engine, names

EACH = pytest.mark.parametrize("name", ALL)
STANDARD = pytest.mark.parametrize("name", STD)
CH = "deluxe-ch"
GREEN = 6
BUSINESS = ("build", "order", "sell", "sell-down", "mortgage", "lift", "offer")


def busy(name: str, seat: int = A, **switches: bool) -> Table:
    """A player who could do every kind of business: a house on each green street, two stations."""
    t = table(name, **switches)
    t.give(seat, G1, G2, G3, 5)
    t.give(seat, 15, mortgaged=True)
    t.build(s31=1, s32=1, s34=1)
    return t


def words(t: Table, seat: int = A) -> dict[str, str]:
    """What becomes of each kind of business now; a refusal really said changes nothing."""
    said = {
        "build": t.action(seat, "build", G1),
        "order": t.action(seat, "order", 1, 1),
        "sell": t.action(seat, "sell", G1),
        "sell-down": t.action(seat, "sell-down", GREEN, 0),
        "mortgage": t.action(seat, "mortgage", 5),
        "lift": t.action(seat, "lift", 15),
        "offer": t.bundle(seat, C, give=(5,), want_cash=300),
    }
    out = {}
    for word, action in said.items():
        code = engine.refuse(t.st, action)
        out[word] = denied_action(t, action) if code else names.REFUSALS[code]
        assert out[word] == names.REFUSALS[code]
    return out


def everything(word: str) -> dict[str, str]:
    return dict.fromkeys(BUSINESS, word)


@EACH
def test_before_the_throw(name: str) -> None:
    """R-28, TURN-12: before throwing everything is open."""
    t = busy(name)
    assert words(t) == everything("fine")
    assert {"build", "order", "sell", "mortgage", "lift", "offer"} <= t.menu(A)


@EACH
def test_after_the_landing(name: str) -> None:
    """R-28: after the landing, before the turn is ended, everything is open again."""
    t = busy(name)
    t.throw(4, 6)
    assert t.awaited == "rest"
    assert words(t) == everything("fine")


@EACH
def test_while_deciding_on_a_purchase(name: str) -> None:
    """R-28, R-22: the obligation is fixed, so business is open while A may buy."""
    t = busy(name)
    t.throw(1, 2)
    assert t.awaited == "purchase"
    assert words(t) == everything("fine")


@EACH
def test_between_doubles(name: str) -> None:
    """R-28: between doubles and the next throw everything is open for the player whose turn it is."""
    t = busy(name)
    t.throw(5, 5)
    assert t.awaited == "turn"
    assert words(t) == everything("fine")


@EACH
def test_with_an_undemanded_claim(name: str) -> None:
    """R-28: an open claim fixes the obligation; business goes on."""
    t = busy(name)
    t.demand_by_hand()
    t.give(B, 39)
    t.at(A, 35)
    t.throw(1, 3)
    assert t.st.claims and t.awaited == "rest"
    assert words(t) == everything("fine")


@EACH
def test_while_the_dice_roll(name: str) -> None:
    """R-28: from the throw on nobody builds, sells, trades, mortgages or lifts, also not from jail."""
    t = busy(name)
    t.say(A, "throw")
    assert words(t) == everything("dice-in-air")
    t = busy(name)
    t.jail(A)
    t.say(A, "throw")
    assert words(t) == everything("dice-in-air")


@EACH
def test_nobody_else_either(name: str) -> None:
    """R-28: the atomic moment binds the players who are not throwing as well."""
    t = busy(name, seat=B)
    t.say(A, "throw")
    assert words(t, B) == everything("dice-in-air")


@EACH
@pytest.mark.parametrize(("start", "space"), [(3, 7), (29, 33)])
def test_while_a_card_is_drawn(name: str, start: int, space: int) -> None:
    """R-28: the card is not drawn yet, so the obligation is not fixed."""
    t = busy(name)
    t.at(A, start)
    t.throw(1, 3)
    assert t.awaited == "draw" and t.st.seats[A].at == space
    assert words(t) == everything("dice-in-air")


def test_while_a_card_choice_is_open() -> None:
    """R-28, R-84: "pay or draw" belongs to the atomic moment."""
    t = busy(CH)
    card = t.find_card("pay_or_draw")
    t.at(A, 29 if t.tables.card_deck[card] else 3)
    t.throw(1, 3)
    t.draw(card)
    assert t.awaited == "card-choice"
    assert words(t) == everything("answer-first")
    t.say(A, "pay")
    assert words(t) == everything("fine")


@pytest.mark.parametrize("name", SPEED)
def test_while_the_speed_die_asks(name: str) -> None:
    """R-28, R-84: the choices of bus and triple belong to the atomic moment."""
    t = busy(name, speed_die=True)
    t.entitle(A)
    t.throw(4, 6, BUS)
    assert t.awaited == "steps"
    assert words(t) == everything("answer-first")
    t = busy(name, speed_die=True)
    t.entitle(A)
    t.throw(2, 2, 2)
    assert t.awaited == "jump"
    assert words(t) == everything("answer-first")


@STANDARD
def test_while_a_utility_rent_is_thrown(name: str) -> None:
    """R-28, R-19: until the throw for a utility the amount is not fixed."""
    t = busy(name)
    t.give(B, 12)
    t.throw(5, 5)
    t.throw(1, 1)
    assert t.awaited == "rent-roll"
    assert words(t) == everything("dice-in-air")


@EACH
def test_during_an_auction(name: str) -> None:
    """R-28, R-25: during an auction only mortgaging and selling buildings are open, for everybody."""
    for seat in (A, B):
        t = busy(name, seat=seat)
        t.throw(1, 2)
        t.say(A, "decline")
        assert t.awaited == "auction"
        assert words(t, seat) == {
            **everything("lot-running"),
            "sell": "fine",
            "sell-down": "fine",
            "mortgage": "fine",
        }
        t.say(seat, "sell", G1)
        t.say(seat, "mortgage", 5)
        assert t.money(seat) == 1700


@EACH
def test_while_a_debt_is_open(name: str) -> None:
    """R-28, R-41, R-92: with a debt open one sells, mortgages and trades, but does not build or lift."""
    for seat in (A, B):
        t = busy(name, seat=seat)
        t.give(A, 35)
        t.cash(A, 199)
        t.throw(1, 3)
        assert (t.awaited, t.asked) == ("debt", A)
        assert words(t, seat) == {
            **everything("fine"),
            "build": "debt-first",
            "order": "debt-first",
            "lift": "debt-first",
        }


@STANDARD
def test_others_at_any_time(name: str) -> None:
    """R-28, R-29, BUILD-9, buildWindow: in STD others do every business in A's turn."""
    t = busy(name, seat=B)
    assert words(t, B) == everything("fine")
    t.throw(5, 5)
    assert words(t, B) == everything("fine")
    t.throw(1, 2)
    assert t.awaited == "purchase"
    assert words(t, B) == everything("fine")
    t.say(A, "buy")
    assert words(t, B) == everything("fine")


def test_others_in_the_swiss_edition() -> None:
    """R-28, R-29, BUILD-9, buildWindow: in 001 others do everything but build after A's throw."""
    t = busy(CH, seat=B)
    closed = {**everything("fine"), "build": "window-closed", "order": "window-closed"}
    assert words(t, B) == everything("fine")
    t.throw(5, 5)
    assert words(t, B) == closed
    t.throw(1, 2)
    assert words(t, B) == closed
    t.say(A, "buy")
    assert words(t, B) == closed
    t.end_turn()
    assert words(t, B) == everything("fine")


@EACH
def test_withdrawing_and_declining_at_any_time(name: str) -> None:
    """R-90, TRADE-5: offers are withdrawn or declined even during an auction, made or accepted not."""
    t = table(name)
    t.give(A, G1)
    t.throw(1, 2)
    one, two = t.offer(A, B, give=(G1,)), t.offer(A, C, give=(G1,))
    t.say(A, "decline")
    assert t.refused(B, "accept", one) == "lot-running"
    t.say(B, "reject", one)
    t.say(A, "withdraw", two)
    assert not t.st.offers and t.owner(G1) == A


@EACH
def test_who_is_out_does_no_business(name: str) -> None:
    """R-28, R-80: a bankrupt has no open actions."""
    t = busy(name, seat=B)
    t.say(B, "resign")
    t.all_pass()
    assert words(t, B) == everything("out-of-game")
