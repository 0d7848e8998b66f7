"""Customers: by which price each of them goes, what is sold and bought back, and the band of prices."""

from __future__ import annotations

import math

from bots.prices import is_inside
from bots.table import begun, deed_at, game, give

from bankhalter.bots.api import Bot
from bankhalter.bots.players.champion import Champion
from bankhalter.bots.registry import find
from bankhalter.bots.thinking.customers import BACK, BREAK_UP, LEND, Clientele
from bankhalter.bots.thinking.deals import listed, won
from bankhalter.bots.thinking.landing import landing
from bankhalter.bots.thinking.list_prices import CUSTOMER
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, FINE, REJECT
from bankhalter.core.engine import apply
from bankhalter.core.ledger import Ledger
from bankhalter.core.state import State

ORANGE = (16, 18, 19)
RED = (21, 23, 24)
UTILITIES = (12, 28)


def table() -> tuple[Ledger, int, int, Clientele]:
    """Seat `a` is to throw and holds a red street; `b`, a customer, holds the other two."""
    led = begun(3)
    a = int(led.state.turn)
    b = (a + 1) % 3
    give(led, a, RED[2])
    give(led, b, *RED[:2])
    clients = Clientele()
    clients.kind[b] = CUSTOMER
    return led, a, b, clients


def trade(led: Ledger, clients: Clientele, seat: int) -> Offer:
    offer = clients.trade(led.state, landing(led.state.tables), seat, 0, 0)
    assert offer is not None
    assert is_inside(led.state, offer)
    return offer


def answered(led: Ledger, clients: Clientele, offer: Offer, kind: int) -> None:
    assert apply(led, offer) == FINE
    assert apply(led, Action(kind, offer.to, led.state.offers[-1].number)) == FINE
    clients.settles(led.state, int(offer.seat))


def test_a_customer_is_tried_with_a_better_price_and_a_no_costs_nothing() -> None:
    led, a, b, clients = table()
    give(led, a, ORANGE[0])
    offer = trade(led, clients, a)
    price = listed(led.state, offer.deeds)
    assert offer.deeds == 1 << deed_at(led.state, ORANGE[0]), "the red one would complete a group"
    assert price < offer.want_cash <= price * 5 // 4
    answered(led, clients, offer, REJECT)
    assert clients.firm[b] == 1
    assert clients.kind[b] == CUSTOMER and clients.refused[b] == 0
    assert clients.sell_dearly(led.state, a) is None


def test_who_pays_dearly_and_sells_cheaply_is_sold_the_same_deed_again_and_again() -> None:
    """Ten deals of one turn take money from a customer, though the same deeds go to and fro."""
    led, a, b, clients = table()
    give(led, a, ORANGE[0])
    before = int(led.state.seats[b].cash)
    sold: set[int] = set()
    bought: set[int] = set()
    for _ in range(10):
        offer = trade(led, clients, a)
        sold.add(int(offer.deeds))
        bought.add(int(offer.want_deeds))
        answered(led, clients, offer, ACCEPT)
    assert (sold & bought) - {0}
    assert led.state.seats[b].cash < before - led.state.tables.salary // 2


def test_a_group_is_lent_for_all_the_cash_and_taken_back() -> None:
    """Red is completed for a customer who is left without the price of a house."""
    led, a, b, clients = table()
    give(led, a, *ORANGE[:2], 5, 15, 39)
    clients.firm[b] = clients.trusted[b] = 1
    led.state.seats[b].cash = 800
    loan = trade(led, clients, a)
    assert clients.purpose == LEND
    assert won(led.state, b, loan.deeds) == 1
    assert 800 - loan.want_cash < led.state.tables.house[deed_at(led.state, RED[0])]
    answered(led, clients, loan, ACCEPT)
    back = trade(led, clients, a)
    assert clients.purpose == BACK
    assert back.want_deeds == loan.deeds
    assert back.cash < loan.want_cash
    answered(led, clients, back, REJECT)
    assert clients.keeps[b] == 1, "whoever keeps a group once is lent no other"
    assert clients.complete_for_all(led.state, a) is None


def test_streets_are_lent_only_to_whoever_has_sold_what_others_would_keep() -> None:
    led, a, b, clients = table()
    give(led, a, *ORANGE[:2], 5, 15, 39)
    clients.firm[b] = 1
    led.state.seats[b].cash = 1000
    assert clients.complete_for_all(led.state, a) is None
    give(led, a, UTILITIES[0])
    give(led, b, UTILITIES[1])
    loan = clients.complete_for_all(led.state, a)
    assert loan is not None and loan.deeds >> deed_at(led.state, UTILITIES[0]) & 1
    assert won(led.state, b, loan.deeds) == 1


def test_trust_comes_of_selling_the_last_of_a_group_at_its_price() -> None:
    led, a, b, clients = table()
    give(led, a, ORANGE[0])
    give(led, b, ORANGE[1])
    offer = clients.buy("collect", led.state, a, deed_at(led.state, ORANGE[1]))
    assert offer is not None
    answered(led, clients, offer, ACCEPT)
    assert clients.trusted[b] == 1


def test_who_does_not_break_up_a_group_is_not_asked_again() -> None:
    led, a, b, clients = table()
    give(led, b, *ORANGE)
    clients.firm[b] = 1
    offer = trade(led, clients, a)
    assert clients.purpose == BREAK_UP
    answered(led, clients, offer, REJECT)
    assert clients.break_up(led.state, a) is None
    assert clients.kind[b] == CUSTOMER


class Watching(Champion):
    """A champion that keeps count of what it says to customers outside the band."""

    def __init__(self, seed: int) -> None:
        super().__init__(effort=0, seconds=math.inf, seed=seed)
        self.said = 0
        self.outside = 0

    def note(self, st: State, action: Action | None) -> None:
        if isinstance(action, Offer) and self.market.kind[action.to] == CUSTOMER:
            self.said += 1
            self.outside += not is_inside(st, action)

    def choose(self, st: State, seat: int) -> Action:
        action = super().choose(st, seat)
        self.note(st, action)
        return action

    def between(self, st: State, seat: int) -> Action | None:
        action = super().between(st, seat)
        self.note(st, action)
        return action


def test_no_customer_hears_a_price_outside_the_band() -> None:
    said = 0
    for seed in range(8):
        bot = Watching(seed)
        ending = "-loose" if seed % 2 else ""
        seated: list[Bot] = [find(name + ending)(seed) for name in ("fp-a", "fp-b", "fp-c")]
        seated.insert(seed % 4, bot)
        game(seated, seed, turns=120)
        assert bot.outside == 0
        said += bot.said
    assert said > 100
