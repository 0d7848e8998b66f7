"""CARD: drawing, the verbs on the cards, the decks, and the cards one keeps.

The printed decks do not hold every verb. Where a verb is tested for all decks, both decks of a
custom edition hold all of them, once on the standard board and once on the Swiss one.
"""

import json

import pytest
from kit import ALL, BANK, CHANCE, STD, A, B, C, D, Table, bottom, denied, edition, lands, table

from bankhalter.core import names, odds
from bankhalter.edition import EditionError, load

AT = {"a": 22, "b": 17}  # a card space of each deck
VERBS = {  # by id: what the card does, with amounts in standard ones, and its text
    "go": ({"do": "advance", "to": 0}, "{space}"),
    "red": ({"do": "advance", "to": 24}, "{space}"),
    "back": ({"do": "back", "steps": 3}, "x"),
    "first": ({"do": "back_to", "to": 1}, "{space}"),
    "start": ({"do": "back_to", "to": 0}, "{space}"),
    "station": ({"do": "nearest", "kind": "station", "times": 2}, "x"),
    "utility": ({"do": "nearest", "kind": "utility", "factor": 10}, "x"),
    "fee": ({"do": "pay", "amount": 50}, "{amount}"),
    "gift": ({"do": "collect", "amount": 50}, "{amount}"),
    "round": ({"do": "pay_each", "amount": 50}, "{amount}"),
    "birthday": ({"do": "collect_each", "amount": 10}, "{amount}"),
    "repairs": ({"do": "repairs", "house": 10, "hotel": 50}, "{house} {hotel}"),
    "jail": ({"do": "jail"}, "x"),
    "keep": ({"do": "keep"}, "x"),
    "choice": ({"do": "pay_or_draw", "amount": 10, "deck": "other"}, "{amount}"),
}
SUMS = ("amount", "factor", "house", "hotel")


def deck_of_all_verbs(deck: str, x: int) -> str:
    """Write a deck with every verb; "other" is the other deck."""
    lines = [f"[cards.{deck}]"]
    for name, (card, text) in VERBS.items():
        args = {key: value * x if key in SUMS else value for key, value in card.items()}
        if "deck" in args:
            args["deck"] = "b" if deck == "a" else "a"
        body = ", ".join(f"{key} = {json.dumps(value)}" for key, value in args.items())
        lines.append(f'{name} = {{ {body}, text = {{ de = "{text}", en = "{text}" }} }}')
    return "\n".join(lines)


@pytest.fixture(scope="module")
def homes(tmp_path_factory):
    """Two editions with every verb in both decks, by the edition they extend."""
    paths = {}
    for base, x in (("standard", 1), ("deluxe-ch", 20)):
        path = tmp_path_factory.mktemp("verbs") / f"{base}-verbs.toml"
        head = f'extends = "{base}"\nfresh = ["cards"]\nid = "{base}-verbs"'
        decks = [deck_of_all_verbs(deck, x) for deck in "ab"]
        path.write_text("\n".join([head, *decks, '[status]\n"*" = "ours"']))
        paths[base] = str(path)
    return paths


@pytest.fixture(params=["standard", "deluxe-ch"])
def verbs(request, homes):
    """Return a function that lays a table of an edition with every verb in both decks."""

    def lay(players: int = 4) -> Table:
        t = table(homes[request.param], players)
        t.x = 20 if request.param == "deluxe-ch" else 1
        return t

    return lay


both = pytest.mark.parametrize("deck", ["a", "b"])


def draws(t: Table, seat: int, card: int, space: int = 0) -> None:
    """Let a player land on a card space and draw this card."""
    lands(t, seat, space or AT[t.edition.cards[card].deck])
    assert t.awaited == "draw"
    t.draw(card)


def count(t: Table, deck: str) -> int:
    """Return how many cards lie in a deck."""
    pile = t.st.piles["ab".index(deck)]
    return int(pile.unseen).bit_count() + len(pile.under)


def at(t: Table, seat: int) -> int:
    """Return where a token stands."""
    return int(t.st.seats[seat].at)


# Drawing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("space", [2, 7, 17, 22, 33, 36])
def test_a_card_space_draws_from_its_deck(name, space):
    """CARD-1: the top card of that space's deck, drawn at once."""
    deck = "a" if space in (7, 22, 36) else "b"
    t = table(name, 2)
    t.at(A, (space - 3) % 40)
    t.throw(1, 2)
    assert t.awaited == "draw"
    cards = t.edition.cards
    assert {cards[int(a.a)].deck for a, _ in odds.odds(t.st)} == {deck}
    other = next(i for i, card in enumerate(cards) if card.deck != deck)
    assert denied(t, CHANCE, "drawn", other) == "no-such-card"
    card = t.find_card("collect", deck)
    t.draw(card)
    assert [(e.seat, e.card) for e in t.happened("drawn")] == [(A, card)]


@pytest.mark.parametrize("name", ALL)
def test_a_card_must_be_obeyed(name):
    """T-080, CARD-2: neither drawing nor a drawn payment can be refused."""
    t = table(name, 3)
    lands(t, A, 17)
    for word in ("decline", "pass", "end-turn", "throw"):
        assert denied(t, A, word) == "not-your-turn"  # chance is asked, nobody else
    t.draw(t.card("doctor", "b"))
    assert t.paid(A, BANK, "card") == 50
    assert t.money(A) == 1450
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
def test_a_card_must_be_obeyed_at_once(name):
    """T-080, CARD-2: who is short of cash owes the payment before anything else goes on."""
    t = table(name, 3)
    t.cash(A, 20)
    t.give(A, 5)
    draws(t, A, t.card("doctor", "b"))
    assert (t.awaited, t.asked) == ("debt", A)
    for word in ("end-turn", "decline", "throw"):
        assert denied(t, A, word) == "not-now"
    assert denied(t, A, "bankrupt") == "solvent"
    t.say(A, "mortgage", 5)
    assert (t.money(A), t.awaited) == (20 + 100 - 50, "rest")


@pytest.mark.parametrize("name", ALL)
@both
def test_a_card_goes_under_its_deck(name, deck):
    """CARD-3: afterwards it is the bottom card of its own deck, which is as large as before."""
    t = table(name, 2)
    card = t.find_card("collect", deck)
    draws(t, A, card)
    assert bottom(t, deck) == card
    assert (count(t, "a"), count(t, "b")) == (16, 16)
    lands(t, B, AT[deck])
    assert denied(t, CHANCE, "drawn", card) == "no-such-card"  # not before all the others


@pytest.mark.parametrize("name", ALL)
def test_a_moving_card_is_back_before_its_landing(name):
    """R-85, CARD-3: "back 3" lies under its deck before the card on 33 is drawn."""
    t = table(name, 2)
    card = t.find_card("back", "a")
    draws(t, A, card, 36)
    assert t.awaited == "draw"
    assert bottom(t, "a") == card
    told = [names.EVENTS[e.kind] for e in t.log]
    assert told.index("card-back") < len(told) - 1 - told[::-1].index("moved")


@pytest.mark.parametrize("name", ALL)
def test_a_deck_is_not_shuffled_again(name):
    """R-79, CARD-3: a held jail card is missing; the rest come again in their order."""
    t = table(name, 3)
    t.give(B, 1)
    for seat in (A, B, C):
        t.cash(seat, 50_000)
    deck = [i for i, card in enumerate(t.edition.cards) if card.deck == "b"]
    kept = t.find_card("keep", "b")

    def play(card: int) -> None:
        t.draw(card)
        if t.awaited == "card-choice":
            t.say(B, "pay")
        t.st.seats[B].jail = 0

    for card in deck:
        lands(t, B, 17)
        play(card)
    order = [card for card in deck if card != kept]
    assert count(t, "b") == 15
    for card in order:
        lands(t, B, 17)
        assert [int(a.a) for a, _ in odds.odds(t.st)] == [card]
        assert denied(t, CHANCE, "drawn", kept) == "no-such-card"
        play(card)
    assert t.st.piles[1].under == tuple(order)
    t.jail(B)
    t.turn(B)
    t.say(B, "play-card", kept)
    assert t.st.piles[1].under == (*order, kept)


# Cards one keeps ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@both
def test_a_jail_card_is_kept(name, deck):
    """T-076, CARD-4, R-79: A holds the drawn jail card; its deck has fifteen cards."""
    t = table(name, 2)
    card = t.find_card("keep", deck)
    draws(t, A, card)
    assert t.st.seats[A].kept == 1 << card
    assert count(t, deck) == 15
    assert count(t, "b" if deck == "a" else "a") == 16
    assert t.awaited == "rest"
    lands(t, B, AT[deck])
    assert denied(t, CHANCE, "drawn", card) == "no-such-card"


@pytest.mark.parametrize("name", ALL)
@both
def test_a_jail_card_may_be_sold(name, deck):
    """CARD-4: at a freely agreed price, and the buyer may use it; who does not hold it cannot."""
    t = table(name, 3)
    card = t.keep(A, deck)
    assert t.refused_offer(t.bundle(C, B, cards=(card,), want_cash=70)) == "not-held"
    t.say(B, "accept", t.offer(A, B, cards=(card,), want_cash=70))
    assert (t.money(A), t.money(B)) == (1570, 1430)
    assert (t.st.seats[A].kept, t.st.seats[B].kept) == (0, 1 << card)
    t.jail(B)
    t.turn(B)
    t.say(B, "play-card", card)
    assert t.st.seats[B].jail == 0


@pytest.mark.parametrize("name", ALL)
@both
def test_a_played_jail_card_returns_under_its_own_deck(name, deck):
    """CARD-5: the deck is complete again, with the card at the bottom."""
    t = table(name, 2)
    other = t.keep(A, "b" if deck == "a" else "a")
    card = t.keep(A, deck)
    t.jail(A)
    t.say(A, "play-card", card)
    assert (count(t, deck), bottom(t, deck)) == (16, card)
    assert t.st.seats[A].kept == 1 << other


# Kinds of cards -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_every_kind_of_card_is_there(name):
    """T-235, CARD-6: the decks hold move, pay, receive, go-to-jail, jail-free and repair cards."""
    for deck in "ab":
        verbs = {card.do for card in edition(name).cards if card.deck == deck}
        assert {"advance", "pay", "collect", "jail", "keep"} <= verbs
    assert "repairs" in {card.do for card in edition(name).cards}


def test_unknown_kinds_fail_at_load(tmp_path):
    """T-235, CARD-6: a card with an unknown verb is refused when the edition is loaded."""
    path = tmp_path / "odd.toml"
    card = 'cards.b.doctor.do = "dance"'
    path.write_text(f'extends = "standard"\nid = "odd"\n{card}\nstatus = {{ "*" = "ours" }}')
    with pytest.raises(EditionError) as error:
        load(path)
    found = [(p.place, p.word) for p in error.value.problems]
    assert found == [("cards.b.doctor.do", "unknown-verb")]


@pytest.mark.parametrize("name", ALL)
def test_every_card_of_every_deck_can_be_drawn(name):
    """T-235, CARD-2, CARD-6: each card has a handler and leaves somebody to speak."""
    for number, card in enumerate(edition(name).cards):
        t = table(name, 3)
        draws(t, A, number)
        assert t.happened("drawn")[0].card == number
        assert t.awaited in {
            "advance": {"rest", "purchase"},
            "back": {"purchase", "rest"},
            "back_to": {"purchase"},
            "nearest": {"purchase"},
            "pay_or_draw": {"card-choice"},
            "jail": {"turn"},
        }.get(card.do, {"rest"})
        assert t.menu(B if card.do == "jail" else A)


@pytest.mark.parametrize("name", ALL)
def test_cards_that_only_move_money_with_the_bank(name):
    """CARD-2, CARD-6, R-85: every "pay" and "collect" of the printed decks, to the coin."""
    seen = 0
    for number, card in enumerate(edition(name).cards):
        if card.do in ("pay", "collect"):
            seen += 1
            t = table(name, 3)
            bank, before = t.st.bank, t.francs(A)
            draws(t, A, number)
            gain = card.args["amount"] if card.do == "collect" else -card.args["amount"]
            assert t.francs(A) == before + gain
            assert t.st.bank == bank - gain
            assert t.money(B) == t.money(C) == 1500
    assert seen == (6 + 10 if name == "deluxe-ch" else 3 + 11)


# Verbs: moving --------------------------------------------------------------------------------


@both
def test_advance_to_go(verbs, deck):
    """CARD-7, R-12: a card move that reaches GO pays one salary."""
    t = verbs()
    draws(t, A, t.card("go", deck))
    assert (at(t, A), t.money(A)) == (0, 1700)
    assert t.awaited == "rest"


@both
def test_advance_without_go(verbs, deck):
    """CARD-7, CARD-8, R-12: forward without GO pays nothing; the new space is carried out."""
    t = verbs()
    draws(t, A, t.card("red", deck))
    assert (at(t, A), t.money(A)) == (24, 1500)
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert t.owner(24) == A


@both
def test_advance_goes_forward_all_the_way_round(verbs, deck):
    """CARD-7, R-12: from behind the target the token goes over GO, with salary, and pays rent."""
    t = verbs()
    t.give(B, 24)
    draws(t, A, t.card("red", deck), {"a": 36, "b": 33}[deck])
    assert at(t, A) == 24
    assert t.paid(BANK, A, "salary") == 200
    assert t.paid(A, B, "rent") == 20


@pytest.mark.parametrize("name", ALL)
def test_advance_to_a_station(name):
    """T-077, CARD-7, CARD-8: from 36 to the station on 5 (001: 15): salary, then buy or rent."""
    space = 15 if name == "deluxe-ch" else 5
    t = table(name, 3)
    card = t.find_card("advance", "a", to=space)
    draws(t, A, card, 36)
    assert (at(t, A), t.money(A)) == (space, 1700)
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert t.owner(space) == A
    t = table(name, 3)
    t.give(B, space)
    draws(t, A, card, 36)
    assert (t.money(A), t.paid(A, B)) == (1500 + 200 - 25, 25)


@pytest.mark.parametrize("name", ALL)
def test_back_three_onto_the_other_deck(name):
    """T-079, CARD-8, R-12: from 36 back to 33, where a card of the other deck is drawn."""
    t = table(name, 2)
    draws(t, A, t.find_card("back", "a", steps=3), 36)
    assert (at(t, A), t.awaited) == (33, "draw")
    cards = t.edition.cards
    assert {cards[int(a.a)].deck for a, _ in odds.odds(t.st)} == {"b"}
    t.draw(t.card("doctor", "b"))
    assert t.money(A) == 1450


@both
def test_back(verbs, deck):
    """CARD-8, R-12: back three: 22 to 19, 17 to 14, and the space there is carried out."""
    t = verbs()
    t.give(B, 19, 14)
    draws(t, A, t.card("back", deck))
    assert at(t, A) == AT[deck] - 3
    assert t.paid(A, B, "rent") == {"a": 16, "b": 12}[deck]


def test_back_three_onto_a_tax(verbs):
    """CARD-8: from 7 back to 4, where the tax is due."""
    t = verbs()
    draws(t, A, t.card("back", "a"), 7)
    assert (at(t, A), t.money(A)) == (4, 1300)


@both
def test_back_to_a_named_space(verbs, deck):
    """R-85, R-11: "back to" the first street: no salary, then the usual landing."""
    t = verbs()
    draws(t, A, t.card("first", deck))
    assert (at(t, A), t.money(A)) == (1, 1500)
    assert (t.awaited, t.asked) == ("purchase", A)


@both
def test_back_to_go_pays_nothing(verbs, deck):
    """R-11, TURN-5: GO reached backwards pays no salary."""
    t = verbs()
    draws(t, A, t.card("start", deck))
    assert (at(t, A), t.money(A)) == (0, 1500)


def test_swiss_back_to_chur():
    """R-85: the printed Swiss card leads back to the first street, without salary."""
    t = table("deluxe-ch", 2)
    t.give(B, 1)
    draws(t, A, t.find_card("back_to", "b", to=1), 33)
    assert at(t, A) == 1
    assert t.francs(A) == 30_000 - 40


@pytest.mark.parametrize("name", ALL)
def test_doubles_onto_a_card_space_still_throw_again(name):
    """CARD-8, R-12: the card's move belongs to the landing; the throw for doubles follows."""
    t = table(name, 2)
    t.at(A, 1)
    t.throw(3, 3)
    t.draw(t.find_card("advance", "a", to=11))
    t.say(A, "buy")
    assert (at(t, A), t.awaited, t.asked) == (11, "turn", A)
    assert denied(t, A, "end-turn") == "must-throw"


# Verbs: the nearest station or utility --------------------------------------------------------


@both
@pytest.mark.parametrize(("kind", "target"), [("station", 25), ("utility", 28)])
def test_nearest_is_the_next_one_ahead(verbs, deck, kind, target):
    """R-85, BUY-1: from 22 and 17 the next one ahead, not the closest; unowned it may be bought."""
    t = verbs()
    draws(t, A, t.card(kind, deck))
    assert (at(t, A), t.money(A)) == (target, 1500)
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert t.owner(target) == A


@pytest.mark.parametrize(("deck", "space"), [("a", 36), ("b", 33)])
def test_nearest_over_go(verbs, deck, space):
    """R-85, CARD-7: from 36 the next station is 5, from 33 it is 35; the next utility is 12."""
    t = verbs()
    draws(t, A, t.card("station", deck), space)
    assert (at(t, A), t.money(A)) == ((5, 1700) if deck == "a" else (35, 1500))
    t = verbs()
    draws(t, A, t.card("utility", deck), space)
    assert (at(t, A), t.money(A)) == (12, 1700)


@both
@pytest.mark.parametrize("others", [(), (5,), (5, 15), (5, 15, 35)])
def test_nearest_station_costs_twice_the_rent(verbs, deck, others):
    """R-85: another player's station costs twice what it would cost by dice."""
    t = verbs()
    t.give(B, 25, *others)
    draws(t, A, t.card("station", deck))
    assert t.paid(A, B, "rent") == 2 * [25, 50, 100, 200][len(others)]


@pytest.mark.parametrize("name", STD)
def test_nearest_station_of_two(name):
    """T-245, R-85, RENT-7: one of B's two stations: a claim of 100; mortgaged: no claim."""
    t = table(name, 3)
    t.give(B, 15, 25)
    t.demand_by_hand()
    draws(t, A, t.find_card("nearest", "a", kind="station"))
    assert [(c.owner, c.payer, c.amount) for c in t.st.claims] == [(B, A, 100)]
    assert t.money(A) == 1500
    t.say(B, "demand", int(t.st.claims[0].number))
    assert (t.money(A), t.money(B)) == (1400, 1600)
    t = table(name, 3)
    t.give(B, 15)
    t.give(B, 25, mortgaged=True)
    t.demand_by_hand()
    draws(t, A, t.find_card("nearest", "a", kind="station"))
    assert not t.st.claims
    assert (t.money(A), t.awaited) == (1500, "rest")


@pytest.mark.parametrize("name", STD)
def test_nearest_utility_costs_ten_times_the_throw(name):
    """T-246, R-85, RENT-8: B owns only that one; throw 3+4: 70."""
    t = table(name, 3)
    t.give(B, 28)
    draws(t, A, t.find_card("nearest", "a", kind="utility"))
    assert t.awaited == "rent-roll"
    t.roll(3, 4)
    assert t.paid(A, B, "rent") == 70
    assert at(t, A) == 28


@both
@pytest.mark.parametrize("utilities", [(28,), (12, 28)])
def test_nearest_utility_pays_by_the_card(homes, deck, utilities):
    """R-85: the factor on the card, a new throw, however many the owner holds; 001: 200 × 7."""
    for base, amount in (("standard", 70), ("deluxe-ch", 1_400)):
        t = table(homes[base], 3)
        # The card of the custom Swiss edition says 200, that of the standard one 10.
        number = t.card("utility", deck)
        assert t.edition.cards[number].args["factor"] == amount // 7
        t.give(B, *utilities)
        before = t.francs(A)
        draws(t, A, number)
        t.roll(3, 4)
        assert before - t.francs(A) == amount


@both
@pytest.mark.parametrize("kind", ["station", "utility"])
def test_nearest_own_or_mortgaged_costs_nothing(verbs, deck, kind):
    """R-85: own or mortgaged: nothing."""
    space = 25 if kind == "station" else 28
    for owner, mortgaged in ((A, False), (B, True), (A, True)):
        t = verbs()
        t.give(owner, space, mortgaged=mortgaged)
        draws(t, A, t.card(kind, deck))
        assert at(t, A) == space
        assert (t.money(A), t.awaited, t.asked) == (1500, "rest", A)


def test_nearest_station_claim_lapses_like_any_other(verbs):
    """R-85: it is an ordinary claim: undemanded until the next player throws, it is gone."""
    t = verbs()
    t.give(B, 25)
    t.demand_by_hand()
    draws(t, A, t.card("station", "a"))
    number = int(t.st.claims[0].number)
    t.end_turn()
    assert t.refused(B, "demand", number) == "fine"
    t.say(B, "throw")
    assert t.refused(B, "demand", number) == "no-such-claim"


# Verbs: money ---------------------------------------------------------------------------------


@both
def test_pay_and_collect(verbs, deck):
    """CARD-2, CARD-6: to the bank and from it."""
    t = verbs()
    draws(t, A, t.card("fee", deck))
    assert t.paid(A, BANK, "card") == 50
    draws(t, B, t.card("gift", deck))
    assert t.paid(BANK, B, "card") == 50
    assert [t.money(seat) for seat in (A, B, C, D)] == [1450, 1550, 1500, 1500]


@both
def test_pay_each_player(verbs, deck):
    """R-85: everybody still in the game, clockwise from the payer's left."""
    t = verbs()
    draws(t, B, t.card("round", deck))
    assert [t.money(seat) for seat in (A, B, C, D)] == [1550, 1350, 1550, 1550]
    assert [int(e.payee) for e in t.happened("paid")] == [C, D, A]


@both
def test_collect_from_each_player(verbs, deck):
    """R-85: everybody still in the game pays, clockwise."""
    t = verbs()
    draws(t, B, t.card("birthday", deck))
    assert [t.money(seat) for seat in (A, B, C, D)] == [1490, 1530, 1490, 1490]
    assert [int(e.payer) for e in t.happened("paid")] == [C, D, A]


@both
@pytest.mark.parametrize("card", ["round", "birthday"])
def test_the_bankrupt_take_no_part(verbs, deck, card):
    """R-85, R-80: "each player" means those still in the game."""
    t = verbs()
    t.say(C, "resign")
    t.log.clear()
    draws(t, A, t.card(card, deck))
    gain = -50 if card == "round" else 10
    assert (t.money(A), t.money(B), t.money(D)) == (1500 + 2 * gain, 1500 - gain, 1500 - gain)
    assert C not in {int(e.payer) for e in t.happened("paid")}
    assert C not in {int(e.payee) for e in t.happened("paid")}


@both
def test_who_cannot_give_a_present_must_raise_it(verbs, deck):
    """R-85, CARD-2: B without cash mortgages; the others have paid or pay after it."""
    t = verbs()
    t.cash(B, 0)
    t.give(B, 1)
    draws(t, A, t.card("birthday", deck))
    assert (t.awaited, t.asked) == ("debt", B)
    assert t.refused(A, "end-turn") == "not-your-turn"
    t.say(B, "mortgage", 1)
    assert (t.money(A), t.money(B)) == (1530, 20)
    assert (t.awaited, t.asked) == ("rest", A)


@both
def test_repairs_count_houses_and_hotels(verbs, deck):
    """R-85: own buildings only, a hotel only as a hotel."""
    t = verbs()
    t.give(A, 1, 3, 31, 32, 34)
    t.give(B, 37, 39)
    t.build(s1=4, s3=5, s31=2, s32=1, s34=1, s37=3, s39=5)
    draws(t, A, t.card("repairs", deck))
    assert t.paid(A, BANK, "repairs") == (4 + 2 + 1 + 1) * 10 + 50
    assert t.money(B) == 1500


@both
def test_repairs_without_buildings_cost_nothing(verbs, deck):
    """R-85: deeds alone cost nothing."""
    t = verbs()
    t.give(A, 1, 3, 5)
    draws(t, A, t.card("repairs", deck))
    assert (t.money(A), t.awaited) == (1500, "rest")


@pytest.mark.parametrize("name", ALL)
def test_printed_repairs(name):
    """CARD-6, R-85: 25 / 100 and 40 / 115 (001: 500 / 2'000 and 800 / 2'300)."""
    for card, want in (("repairs", 5 * 25 + 100), ("street-repairs", 5 * 40 + 115)):
        t = table(name, 2)
        t.give(A, 1, 3, 6, 8, 9)
        t.build(s1=4, s3=5, s6=1)
        draws(t, A, t.card(card))
        assert t.paid(A, BANK, "repairs") == want


# Verbs: jail and choice -----------------------------------------------------------------------


@both
def test_go_to_jail_by_card(verbs, deck):
    """CARD-7, JAIL-1, JAIL-2: to jail without salary, and the turn is over."""
    t = verbs()
    card = t.card("jail", deck)
    draws(t, A, card, {"a": 36, "b": 33}[deck])
    assert (at(t, A), t.st.seats[A].jail) == (10, 1)
    assert t.money(A) == 1500
    assert (t.awaited, t.asked) == ("turn", B)
    assert bottom(t, deck) == card


@both
def test_keep(verbs, deck):
    """CARD-4: the card is kept, and nothing else happens."""
    t = verbs()
    card = t.card("keep", deck)
    draws(t, A, card)
    assert t.st.seats[A].kept == 1 << card
    assert (at(t, A), t.money(A), t.awaited) == (AT[deck], 1500, "rest")


@both
def test_pay_or_draw_the_drawer_pays(verbs, deck):
    """R-85: the drawer chooses; paying ends it."""
    t = verbs()
    draws(t, A, t.card("choice", deck))
    assert (t.awaited, t.asked) == ("card-choice", A)
    assert denied(t, B, "pay") == "not-your-turn"
    assert denied(t, A, "end-turn") == "not-now"
    assert denied(t, A, "decline") == "not-now"
    t.say(A, "pay")
    assert (t.paid(A, BANK, "card"), t.money(A)) == (10, 1490)
    assert t.awaited == "rest"


@both
def test_pay_or_draw_the_drawer_draws(verbs, deck):
    """R-85: the second card comes from the deck named, and is carried out."""
    t = verbs()
    other = "b" if deck == "a" else "a"
    card = t.card("choice", deck)
    draws(t, A, card)
    t.say(A, "take-card")
    assert t.awaited == "draw"
    assert bottom(t, deck) == card
    assert denied(t, CHANCE, "drawn", t.card("gift", deck)) == "no-such-card"
    t.draw(t.card("gift", other))
    assert (t.money(A), t.awaited) == (1550, "rest")


def test_the_printed_swiss_choice():
    """R-85: pay Fr. 200 or draw a Chance card."""
    t = table("deluxe-ch", 2)
    card = t.find_card("pay_or_draw", "b")
    draws(t, A, card)
    t.say(A, "pay")
    assert t.francs(A) == 29_800
    t = table("deluxe-ch", 2)
    draws(t, A, card)
    t.say(A, "take-card")
    t.draw(t.find_card("advance", "a", to=24))
    assert (at(t, A), t.awaited, t.francs(A)) == (24, "purchase", 30_000)


def test_pay_or_draw_without_cash(verbs):
    """R-85, CARD-2: who chooses to pay without cash owes it and must raise it."""
    t = verbs()
    t.cash(A, 0)
    t.give(A, 1)
    draws(t, A, t.card("choice", "b"))
    t.say(A, "pay")
    assert (t.awaited, t.asked) == ("debt", A)
    t.say(A, "mortgage", 1)
    assert (t.money(A), t.awaited) == (20, "rest")


def test_a_card_back_to_a_utility_takes_a_new_throw():
    """R-20, RENT-8: in 001 too a card moved the token, so the payer throws anew: 80 x 7."""
    t = table("deluxe-ch")
    t.give(B, 12)
    card = t.find_card("back", "a")
    t.tables.card_a[card] = 10
    draws(t, A, card, 22)
    assert t.awaited == "rent-roll"
    t.roll(3, 4)
    assert t.paid(A, B) == 80 * 7 // 20
