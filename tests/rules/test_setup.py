"""SETUP: what lies on the table, who may sit at it, and who starts."""

import pytest
from kit import ALL, BANK, CHANCE, SPEED, STD, A, B, C, D, E, F, G, Table, edition, problems, rests, table

from bankhalter.core import codes, odds
from bankhalter.switches import agree

PLAYERS = {"standard": 8, "deluxe-ch": 10, "azeroth": 6, "warendorf": 6, "schalke": 8}


def throws(t: Table, *dice: tuple[int, int]) -> list[int]:
    """Throw for the start; return who threw, in order."""
    order = []
    for d1, d2 in dice:
        assert t.awaited == "opening"
        order.append(int(t.st.top.who))
        t.roll(d1, d2)
    return order


# The board ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_group_is_the_same_as_a_list_and_as_a_mask(name):
    """Its deeds are those that say they belong to it, in the order of the board."""
    t = table(name).st.tables
    for group in range(t.groups):
        deeds = [deed for deed in range(t.deeds) if t.group[deed] == group]
        first = t.first[group]
        assert [t.members[at] for at in range(first, first + t.count[group])] == deeds
        assert t.deeds_in[group] == sum(2**deed for deed in deeds)


# What everybody has ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", STD)
def test_starting_capital(name):
    """T-001, SETUP-3, R-1: 1500 as 2×500 4×100 1×50 1×20 2×10 1×5 5×1."""
    t = Table(name, 4)
    assert [t.francs(seat) for seat in (A, B, C, D)] == [1500] * 4
    notes = dict(edition(name).money.notes)
    assert notes == {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}


def test_swiss_starting_capital():
    """T-002, SETUP-3: 30'000 as 2×10'000 4×2'000 1×1'000 1×400 2×200 1×100 5×20."""
    t = Table("deluxe-ch", 4)
    assert [t.francs(seat) for seat in (A, B, C, D)] == [30_000] * 4
    notes = dict(edition("deluxe-ch").money.notes)
    assert notes == {10_000: 2, 2_000: 4, 1_000: 1, 400: 1, 200: 2, 100: 1, 20: 5}


@pytest.mark.parametrize("name", ALL)
def test_tokens_start_on_go(name):
    """T-229, SETUP-2, R-5: every token on GO, nobody in jail, nothing held."""
    t = Table(name, 4)
    for seat in t.st.seats:
        assert (seat.at, seat.jail, seat.kept) == (0, 0, 0)


@pytest.mark.parametrize("name", ALL)
def test_everything_else_is_the_banks(name):
    """SETUP-4: all deeds, houses and hotels start in the bank, the players' cash too."""
    t = Table(name, 3)
    assert {int(owner) for owner in t.st.owner} == {BANK}
    assert not any(t.st.level) and not any(t.st.pledged)
    assert (t.st.houses, t.st.hotels) == (32, 12)
    assert t.st.bank == -3 * 1500 * t.x


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("deck", "space"), [("a", 7), ("b", 17)])
def test_two_shuffled_decks(name, deck, space):
    """SETUP-1: two separate decks; any of its sixteen cards may lie on top, all equally likely."""
    t = table(name, 2)
    t.at(A, space - 3)
    t.throw(1, 2)
    answers = odds.odds(t.st)
    cards = t.edition.cards
    own = {i for i, card in enumerate(cards) if card.deck == deck}
    assert {int(action.a) for action, _ in answers} == own
    assert len(answers) == 16
    assert len({weight for _, weight in answers}) == 1
    other = next(i for i, card in enumerate(cards) if card.deck != deck)
    assert t.refused(CHANCE, "drawn", other) == "no-such-card"


@pytest.mark.parametrize("name", ALL)
def test_cash_visible_is_agreed(name):
    """R-5, cashVisible: cash is public unless agreed otherwise; deeds and cards always are."""
    assert agree(edition(name), 3).cash_visible is True
    assert agree(edition(name), 3, cash_visible=False).cash_visible is False
    assert problems(name, 3, cash_visible="no") == {"bad-switch-value"}


# Components -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_components(name):
    """SETUP-7: 28 deeds, 16 + 16 cards, 32 houses, 12 hotels, a token for every player."""
    ed = edition(name)
    assert sum(1 for space in ed.spaces if space.price) == 28
    assert [sum(card.deck == deck for card in ed.cards) for deck in "ab"] == [16, 16]
    assert (ed.amounts.houses, ed.amounts.hotels) == (32, 12)
    assert len(ed.tokens) == PLAYERS[name]


@pytest.mark.parametrize("name", ALL)
def test_a_speed_die_only_where_it_is_in_the_box(name):
    """SETUP-7: 000, 002 and 004 have a speed die; 001 and 003 have two dice only."""
    refused = problems(name, 3, speed_die=True)
    assert refused == (set() if name in SPEED else {"no-speed-die"})


@pytest.mark.parametrize("name", ALL)
def test_three_kinds_of_property(name):
    """SETUP-8: 22 streets in colour groups, 4 stations, 2 utilities."""
    ed = edition(name)
    kinds = [space.kind for space in ed.spaces if space.price]
    count = {kind: kinds.count(kind) for kind in set(kinds)}
    assert count == {"street": 22, "station": 4, "utility": 2}
    streets = [space.group for space in ed.spaces if space.kind == "street"]
    assert sorted(streets.count(group) for group in set(streets)) == [2, 2, 3, 3, 3, 3, 3, 3]
    assert len({s.group for s in ed.spaces if s.kind == "station"}) == 1
    assert len({s.group for s in ed.spaces if s.kind == "utility"}) == 1


def test_azeroth_has_the_classic_values():
    """T-230, SETUP-9: all values of 002 equal those of 000, only names differ."""

    def values(name):
        return [
            (s.kind, s.price, s.house, s.hotel, s.mortgage, s.rent, s.factor, s.amount)
            for s in edition(name).spaces
        ]

    assert values("azeroth") == values("standard")
    streets = {s.at for s in edition("standard").spaces if s.kind == "street"}
    for at in streets:
        assert edition("azeroth").spaces[at].name["de"] != edition("standard").spaces[at].name["de"]


@pytest.mark.parametrize("name", ALL)
def test_what_a_deed_carries(name):
    """SETUP-10, R-21: G1 with price, six rents, house and hotel price and mortgage value."""
    x = 20 if name == "deluxe-ch" else 1
    g1 = edition(name).spaces[31]
    assert (g1.price, g1.house, g1.hotel, g1.mortgage) == (300 * x, 200 * x, 200 * x, 150 * x)
    assert g1.rent == tuple(n * x for n in (26, 130, 390, 900, 1100, 1275))
    for space in edition(name).spaces:
        if space.kind == "street":
            assert len(space.rent) == 6 and list(space.rent) == sorted(space.rent)
            assert 2 * space.mortgage == space.price
            assert min(space.house, space.hotel) > 0
        elif space.price:
            assert 2 * space.mortgage == space.price
            assert (space.house, space.hotel) == (0, 0)


@pytest.mark.parametrize("name", ALL)
def test_geometry_of_the_board(name):
    """R-82: the classic ring of forty spaces."""
    spaces = edition(name).spaces
    assert [space.at for space in spaces] == list(range(40))
    where = {
        kind: [space.at for space in spaces if space.kind == kind]
        for kind in {space.kind for space in spaces}
    }
    streets = where.pop("street")
    assert len(streets) == 22
    assert where == {
        "go": [0],
        "jail": [10],
        "parking": [20],
        "to_jail": [30],
        "station": [5, 15, 25, 35],
        "utility": [12, 28],
        "tax": [4, 38],
        "draw": [2, 7, 17, 22, 33, 36],
    }
    assert [spaces[at].deck for at in (2, 17, 33)] == ["b"] * 3
    assert [spaces[at].deck for at in (7, 22, 36)] == ["a"] * 3


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("warendorf", "Westfälische Nachrichten", "Die Glocke"),
        ("schalke", "Heimspiel", "Auswärtsspiel"),
    ],
)
def test_which_deck_is_which(name, first, second):
    """T-239, R-8: 7, 22 and 36 draw from the first-named deck, 2, 17 and 33 from the other."""
    ed = edition(name)
    for space, word in [(7, first), (22, first), (36, first), (17, second), (33, second)]:
        assert ed.spaces[space].name["de"] == word
        t = table(name, 2)
        t.at(A, space - 3)
        t.throw(1, 2)
        decks = {ed.cards[int(action.a)].deck for action, _ in odds.odds(t.st)}
        assert [ed.decks[deck].name["de"] for deck in decks] == [word]
    t = table(name, 2)
    t.at(A, 39)
    t.throw(1, 2)
    decks = {ed.cards[int(action.a)].deck for action, _ in odds.odds(t.st)}
    assert [ed.decks[deck].name["de"] for deck in decks] == [second]


def test_stands_and_stadiums_are_not_mixed_up():
    """R-9: station rent counts station deeds and utility rent utility deeds, never buildings."""
    t = table("schalke", 3)
    t.give(B, 5, 12, 31, 32, 34)
    t.build(s31=3, s32=3, s34=5)  # three stands each, one stadium
    t.at(A, 2)
    t.throw(1, 2)
    assert t.paid(A, B) == 25
    t.turn(A)
    t.at(A, 9)
    t.throw(1, 2)
    t.roll(5, 6)
    assert t.paid(A, B) == 25 + 44
    terms = edition("schalke").terms
    assert terms["house"]["de"].one != terms["station"]["de"].one
    assert terms["hotel"]["de"].one != terms["utility"]["de"].one


# How many may play ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_number_of_players(name):
    """SETUP-11, R-2, maxPlayers: two up to one for each token; 002 states two to six."""
    most = PLAYERS[name]
    for seats in range(2, most + 1):
        assert agree(edition(name), seats).max_players == most
    assert problems(name, 1) == {"wrong-player-count"}
    assert problems(name, most + 1) == {"wrong-player-count"}


def test_number_of_players_by_edition():
    """T-010, SETUP-11, R-2: 002 and 003 refuse seven, 001 takes ten, 004 takes eight."""
    assert problems("azeroth", 7) == {"wrong-player-count"}
    assert problems("warendorf", 7) == {"wrong-player-count"}
    assert Table("deluxe-ch", 10).st.alive == 10
    assert Table("schalke", 8).st.alive == 8
    assert Table("azeroth", 6).st.alive == 6


def test_fewer_players_may_be_agreed_but_not_more():
    """R-2, maxPlayers: a table may agree on fewer; more than there are tokens is refused."""
    assert problems("standard", 4, max_players=4) == set()
    assert problems("standard", 5, max_players=4) == {"wrong-player-count"}
    assert problems("azeroth", 7, max_players=7) != set()


def test_a_banker_who_only_banks_is_not_counted():
    """R-4, maxPlayers, bankerPlays: ten play and an eleventh banks; eleven do not play."""
    assert problems("deluxe-ch", 11, banker_plays=False) == set()
    assert problems("deluxe-ch", 11) == {"wrong-player-count"}
    assert problems("deluxe-ch", 12, banker_plays=False) == {"wrong-player-count"}


# Who starts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_highest_throw_starts(name):
    """SETUP-5, SETUP-6: the highest total of two dice has the first turn, then clockwise."""
    t = Table(name, 4)
    assert throws(t, (6, 1), (2, 2), (5, 4), (4, 4)) == [A, B, C, D]
    for seat in (C, D, A, B, C):
        rests(t, seat)


@pytest.mark.parametrize("name", ALL)
def test_nothing_has_been_thrown_before_the_first_throw(name):
    """SETUP-5: the dice show nothing yet, and nobody has had a turn."""
    st = Table(name, 4).st
    assert (st.die1, st.die2, st.face, st.doubles, st.turns) == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("name", ALL)
def test_only_the_tied_throw_again(name):
    """T-004, SETUP-5, R-3: A 9, B 9, C 5; A and B again 4 and 7; B starts, then C, then A."""
    t = Table(name, 3)
    order = throws(t, (4, 5), (3, 6), (2, 3), (1, 3), (3, 4))
    assert order == [A, B, C, A, B]
    for seat in (B, C, A, B):
        rests(t, seat)


@pytest.mark.parametrize("name", ALL)
def test_ties_are_broken_as_often_as_needed(name):
    """R-3: A, C and D tie, then C and D, then D wins; a low throw in the second round is out."""
    t = Table(name, 4)
    first = [(5, 5), (1, 1), (4, 6), (6, 4)]
    second = [(1, 2), (3, 3), (2, 4)]
    assert throws(t, *first, *second, (1, 2), (1, 3)) == [A, B, C, D, A, C, D, C, D]
    assert (t.awaited, t.asked) == ("turn", D)


@pytest.mark.parametrize("name", SPEED)
def test_the_start_is_thrown_with_the_white_dice(name):
    """SETUP-5: two white dice only, also in a game with the speed die; the throw moves nobody."""
    t = Table(name, 2, speed_die=True)
    assert {face for _, _, face in t.faces()} == {0}
    assert t.refused(CHANCE, "rolled", 3, 4, 1) == "wrong-dice"
    throws(t, (3, 3), (1, 2))
    assert [seat.at for seat in t.st.seats] == [0, 0]
    assert [(e.seat, e.die1, e.die2, e.face) for e in t.happened("thrown")] == [(A, 3, 3, 0), (B, 1, 2, 0)]


@pytest.mark.parametrize("name", ALL)
def test_throwing_begins_with_the_banker(name):
    """T-005, SETUP-5, SETUP-6, R-4: with banker C of A to D the order of throwing is C, D, A, B."""
    t = Table(name, 4, banker_seat=C)
    assert throws(t, (1, 2), (1, 3), (1, 4), (6, 6)) == [C, D, A, B]
    for seat in (B, C, D, A):
        rests(t, seat)


@pytest.mark.parametrize("name", ALL)
def test_the_banker_seat_is_the_first_unless_said(name):
    """R-4: the first seat is the banker's; a seat that does not exist is refused."""
    assert agree(edition(name), 3).banker_seat == 0
    assert problems(name, 3, banker_seat=3) == {"no-such-banker-seat"}


def test_a_banker_who_only_banks():
    """T-241, R-4, BANK-5, SETUP-5, bankerPlays: no token, cash, turn or bid; B throws first."""
    t = Table("deluxe-ch", 7, banker_seat=A, banker_plays=False)
    assert t.st.seats[A].out == codes.ABSENT
    assert t.francs(A) == 0
    assert [t.money(seat) for seat in (B, C, D, E, F, G)] == [1500] * 6
    order = throws(t, (6, 5), (1, 2), (1, 2), (1, 2), (1, 2), (1, 2))
    assert order == [B, C, D, E, F, G]
    assert t.asked == B
    assert t.refused(A, "resign") == "out-of-game"
    assert t.refused_offer(t.bundle(B, A, cash=10)) == "out-of-game"
    t.throw(1, 2)  # B on 3
    t.say(B, "decline")
    asked = []
    while t.awaited == "auction":
        assert t.refused(A, "bid", 100) == "not-a-bidder"
        asked.append(t.asked)
        t.say(t.asked, "pass")
    assert asked == [C, D, E, F, G, B]
    t.turn(B)
    t.at(B, 14)
    t.throw(1, 2)
    t.draw(t.find_card("collect_each", "b"))
    assert (t.francs(A), t.francs(B)) == (0, 30_000 + 5 * 200)
    t.end_turn()
    for seat in (C, D, E, F, G, B):
        rests(t, seat)


def test_throwing_begins_left_of_a_banker_who_only_banks():
    """R-4, bankerPlays: banker seat C is not playing, so D throws first."""
    t = Table("deluxe-ch", 6, banker_seat=C, banker_plays=False)
    dice = [(1, 2)] * 4 + [(6, 6)]
    assert throws(t, *dice) == [D, E, F, A, B]
    rests(t, B)
    assert t.asked == D
