"""Section 21, the switches, and section 22, the profile of the editions, against what is loaded."""

from dataclasses import asdict

import pytest
from kit import ALL, SPEED, A, edition, table

from bankhalter.switches import RulesError, agree, names, of_use

EDITIONS = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")  # 000, 001, 002, 003, 004
FACES = ("1", "2", "3", "bus", "mr", "mr")
NA = object()  # n/a in the table


def same(value):
    """The same default in all five editions."""
    return (value,) * 5


def swiss(value, other):
    """One default in 001, another one in the rest."""
    return (other, value, other, other, other)


# The table of section 21, row by row: 000, 001, 002, 003, 004.
DEFAULTS = {
    "rent_demand": same("manual"),
    "double_rent_despite_mortgage": swiss(True, False),
    "count_mortgaged": same(True),
    "utility_dice": swiss("move_throw", "anew"),
    "opening_bid": swiss(20, 1),
    "building_opening_bid": swiss("lowest_printed", "minimum"),
    "auction_mode": same("round_robin"),
    "build_window": swiss("between_turns", "anytime"),
    "hotel_condition": ("street", "group", "street", "group", "street"),
    "mortgage_needs_clear": swiss("property", "group"),
    "sell_back": same("printed"),
    "jail_pay_turns": swiss((1, 2), (1, 2, 3)),
    "jail_may_skip_throw": same(False),
    "jail_doubles_roll_again": same(False),
    "bankruptcy_handover": swiss("as_is", "liquidate"),
    "debt_trade_guard": same(True),
    "speed_die": same(False),
    "speed_faces": (FACES, NA, FACES, NA, FACES),
    "triple_counts_as_doubles": (True, NA, True, NA, True),
    "mr_monopoly_all_owned": ("next_property", NA, "next_property", NA, "next_property"),
    "variant": same("normal"),
    "custom_game": same(False),
    "swiss_short_jail_exit": same(False),
    "tie_break": (NA, "shared", NA, "shared", NA),
    "max_players": (8, 10, 6, 6, 8),
    "banker_plays": same(True),
    "cash_visible": same(True),
    "free_parking_pot": same(False),
    "double_salary_on_go": same(False),
    "agreed_end": same(False),
    "starting_cash": same(0),
    "tournament": same(False),
}
# Besides the registry: who banks, how long a timed game lasts, and two facts of the Swiss book.
BESIDE = {"banker_seat", "minutes", "banker_may_abstain", "offers_block"}


def refused(name, seats=4, **switches):
    """Return all problems of an agreement that must be refused."""
    with pytest.raises(RulesError) as caught:
        agree(edition(name), seats, **switches)
    return list(caught.value.problems)


def words(name, seats=4, **switches):
    return [word for word, _ in refused(name, seats, **switches)]


# Defaults -------------------------------------------------------------------------------------------


APPLICABLE = [
    (name, switch, want)
    for switch, wanted in DEFAULTS.items()
    for name, want in zip(EDITIONS, wanted, strict=True)
    if want is not NA
]


@pytest.mark.parametrize(("name", "switch", "want"), APPLICABLE)
def test_section_21_defaults(name, switch, want):
    """Section 21: every switch has in every edition the default of the table.

    `rentDemand` `doubleRentDespiteMortgage` `countMortgaged` `utilityDice` `openingBid` `buildingOpeningBid`
    `auctionMode` `buildWindow` `hotelCondition` `mortgageNeedsClear` `sellBack` `jailPayTurns`
    `jailMaySkipThrow` `jailDoublesRollAgain` `bankruptcyHandover` `debtTradeGuard` `speedDie` `speedFaces`
    `tripleCountsAsDoubles` `mrMonopolyAllOwned` `variant` `customGame` `swissShortJailExit` `tieBreak`
    `maxPlayers` `bankerPlays` `cashVisible` `freeParkingPot` `doubleSalaryOnGo` `tournament`
    """
    assert getattr(agree(edition(name), 4), switch) == want


def test_section_21_no_switch_is_missing_or_unknown():
    """Section 21: the switches are exactly those of the registry and the four beside it."""
    assert set(names()) == set(DEFAULTS) | BESIDE


def test_two_facts_of_the_swiss_book():
    """R-90, BANK-5: only in 001 an open offer holds the dice and the banker may only bank."""
    for name in EDITIONS:
        rules = agree(edition(name), 4)
        assert rules.offers_block == rules.banker_may_abstain == (name == "deluxe-ch")


@pytest.mark.parametrize(
    ("name", "variants"),
    [
        ("standard", {"normal"}),
        ("deluxe-ch", {"normal", "short", "time"}),
        ("azeroth", {"normal"}),
        ("warendorf", {"normal", "short"}),
        ("schalke", {"normal"}),
    ],
)
def test_variant_only_those_of_the_book(name, variants):
    """`variant`, R-78: only the variants of the edition's own rulebook are offered."""
    for variant in ("normal", "short", "time"):
        if variant in variants:
            assert agree(edition(name), 4, variant=variant).variant == variant
        else:
            assert refused(name, variant=variant) == [("no-such-variant", {"variant": variant})]


def test_hotel_condition_in_short_games():
    """`hotelCondition`, R-30, R-59: in both games of 003 the whole group needs its houses."""
    for variant, level in (("normal", 4), ("short", 3)):
        t = table("warendorf", 4, variant=variant)
        t.give(A, 37, 39)
        t.build(s37=level, s39=level - 1)
        t.cash(A, 1500)
        assert t.refused(A, "build", 37) == "hotel-too-early"
        t.build(s39=level)
        assert t.refused(A, "build", 37) == "fine"


# What is agreed is what is played -------------------------------------------------------------------


CHANGES = {
    "rent_demand": "auto",
    "double_rent_despite_mortgage": True,
    "count_mortgaged": False,
    "utility_dice": "move_throw",
    "opening_bid": 10,
    "building_opening_bid": "lowest_printed",
    "auction_mode": "live",
    "build_window": "between_turns",
    "hotel_condition": "group",
    "mortgage_needs_clear": "property",
    "sell_back": "paid",
    "jail_pay_turns": (1,),
    "jail_may_skip_throw": True,
    "jail_doubles_roll_again": True,
    "bankruptcy_handover": "as_is",
    "debt_trade_guard": False,
    "speed_die": True,
    "speed_faces": ("1", "2", "3", "bus", "bus", "mr"),
    "triple_counts_as_doubles": False,
    "mr_monopoly_all_owned": "next_rent_due",
    "custom_game": True,
    "max_players": 5,
    "banker_seat": 3,
    "cash_visible": False,
    "free_parking_pot": True,
    "double_salary_on_go": True,
    "agreed_end": True,
    "starting_cash": 2000,
    "tournament": True,
}


@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_itself_only(switch):
    """Section 21: an agreed switch has the agreed value, all others keep their default."""
    value = CHANGES[switch]
    plain = asdict(agree(edition("standard"), 4))
    assert plain[switch] != value
    assert asdict(agree(edition("standard"), 4, **{switch: value})) == plain | {switch: value}


def test_lists_are_taken_as_tuples():
    """Section 21: a list from a file is the same agreement as a tuple."""
    assert agree(edition("standard"), 4, jail_pay_turns=[1, 2]).jail_pay_turns == (1, 2)
    assert agree(edition("standard"), 4, speed_faces=list(FACES)).speed_faces == FACES


# Refusals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_unknown_switches_are_all_named(name):
    """Section 21: every unknown switch is named, also one in the spelling of the rules text."""
    assert refused(name, freeParkingPot=True, gold=3) == [
        ("unknown-switch", {"switch": "freeParkingPot"}),
        ("unknown-switch", {"switch": "gold"}),
    ]


@pytest.mark.parametrize("switch", [*DEFAULTS, "minutes", "banker_seat"])
@pytest.mark.parametrize("value", [None, 1.5, {}, b"on", object], ids=str)
def test_values_of_a_wrong_type(switch, value):
    """Section 21: a value of the wrong type is refused and named."""
    [(word, details)] = refused("standard", **{switch: value})
    assert (word, details["switch"]) == ("bad-switch-value", switch)


BAD = [
    *(
        (switch, value)
        for switch, value in CHANGES.items()
        if isinstance(value, bool)
        for value in (0, 1, "true")
    ),
    *(
        (switch, value)
        for switch in ("opening_bid", "max_players", "minutes", "banker_seat")
        for value in (True, "5", 2.0)
    ),
    *((switch, "sometimes") for switch, value in CHANGES.items() if isinstance(value, str)),
    *((switch, True) for switch, value in CHANGES.items() if isinstance(value, str)),
    ("tie_break", "dice"),
    ("variant", 1),
    ("variant", True),
    ("jail_pay_turns", 1),
    ("jail_pay_turns", (0,)),
    ("jail_pay_turns", (1, 4)),
    ("jail_pay_turns", ("1",)),
    ("jail_pay_turns", (True,)),
    ("jail_pay_turns", "12"),
    ("speed_faces", "123"),
    ("speed_faces", FACES[:5]),
    ("speed_faces", (*FACES, "1")),
    ("speed_faces", ("4", "2", "3", "bus", "mr", "mr")),
    ("speed_faces", (1, 2, 3, "bus", "mr", "mr")),
    ("speed_faces", ([], "2", "3", "bus", "mr", "mr")),
    ("rent_demand", []),
]


@pytest.mark.parametrize(("switch", "value"), BAD, ids=str)
def test_wrong_values(switch, value):
    """Section 21: a value outside a switch's choices is refused and named."""
    [(word, details)] = refused("standard", **{switch: value})
    assert (word, details["switch"]) == ("bad-switch-value", switch)


@pytest.mark.parametrize(
    ("switch", "value", "kind", "choices", "said"),
    [
        ("auction_mode", "loud", "choice", "round_robin, live", "loud"),
        ("cash_visible", 1, "choice", "yes, no", "1"),
        ("minutes", True, "number", "", "yes"),
        ("jail_pay_turns", ("x", 9), "other", "", "x, 9"),
        ("variant", 1, "other", "", "1"),
    ],
)
def test_a_wrong_value_is_told_with_what_the_switch_takes(switch, value, kind, choices, said):
    """Section 21: whoever names a wrong value learns which ones there are."""
    details = {"switch": switch, "value": said, "kind": kind, "choices": choices}
    assert refused("standard", **{switch: value}) == [("bad-switch-value", details)]


def test_all_wrong_values_are_named_together():
    """Section 21: everything wrong is named at once."""
    problems = refused("standard", gold=1, sell_back="never", tournament="yes")
    assert [(word, details["switch"]) for word, details in problems] == [
        ("unknown-switch", "gold"),
        ("bad-switch-value", "sell_back"),
        ("bad-switch-value", "tournament"),
    ]


def test_all_impossible_combinations_are_named_together():
    """Section 21: every combination that does not fit is named at once."""
    found = words(
        "standard", 12, variant="short", tournament=True, free_parking_pot=True, banker_plays=False, minutes=0
    )
    assert sorted(found) == sorted(
        ["no-such-variant", "wrong-player-count", "banker-must-play", "bad-duration", "not-in-tournament"]
    )


def test_wrong_values_and_wrong_numbers_are_named_together():
    """Section 21: an unknown switch does not hide that there are too many players."""
    assert sorted(words("standard", 12, gold=1)) == ["unknown-switch", "wrong-player-count"]


def test_the_message_names_every_problem():
    """Section 21: the error's text names what its problems name."""
    with pytest.raises(RulesError, match=r"gold.*sell_back"):
        agree(edition("standard"), 4, gold=1, sell_back="never")
    assert issubclass(RulesError, ValueError)


def test_R_78_variants_are_not_mixed():
    """R-78 `customGame`: short and time are combined only if it is set, and only in 001."""
    assert words("deluxe-ch", variant="short+time") == ["variants-not-mixed"]
    assert agree(edition("deluxe-ch"), 4, variant="short+time", custom_game=True).custom_game
    assert words("warendorf", variant="short+time", custom_game=True) == ["no-such-variant"]
    assert words("deluxe-ch", variant="short+short", custom_game=True) == ["no-such-variant"]


@pytest.mark.parametrize("name", ("deluxe-ch", "warendorf"))
def test_R_78_no_foreign_speed_die(name):
    """R-78, SPEED-1: not even `customGame` brings the die of another book."""
    assert words(name, speed_die=True) == ["no-speed-die"]
    assert words(name, speed_die=True, custom_game=True) == ["no-speed-die"]


@pytest.mark.parametrize("name", SPEED)
def test_R_78_speed_die_or_not(name):
    """R-78 `speedDie`: 000, 002 and 004 offer the die or not."""
    assert agree(edition(name), 4, speed_die=True).speed_die
    assert not agree(edition(name), 4, speed_die=False).speed_die


def test_R_58_the_swiss_switch_needs_the_short_game():
    """R-58 `swissShortJailExit`: only in the Swiss short game."""
    assert agree(edition("deluxe-ch"), 4, variant="short", swiss_short_jail_exit=True)
    for variant in ("normal", "time"):
        assert words("deluxe-ch", variant=variant, swiss_short_jail_exit=True) == ["switch-needs-short-game"]
    for name in ("standard", "azeroth", "warendorf", "schalke"):
        assert words(name, swiss_short_jail_exit=True) == ["switch-needs-short-game"]


@pytest.mark.parametrize(
    ("name", "most"), [("standard", 8), ("deluxe-ch", 10), ("azeroth", 6), ("warendorf", 6), ("schalke", 8)]
)
def test_R_2_player_numbers(name, most):
    """R-2 `maxPlayers`: two to as many as there are tokens; fewer may be agreed, more not."""
    assert agree(edition(name), 2)
    assert agree(edition(name), most)
    for seats in (0, 1, most + 1):
        assert words(name, seats) == ["wrong-player-count"]
    assert words(name, 4, max_players=3) == ["wrong-player-count"]
    assert words(name, 4, max_players=most + 1) == ["bad-max-players"]
    assert "bad-max-players" in words(name, 2, max_players=1)


def test_R_4_the_banker():
    """BANK-5, R-4 `bankerPlays`: only in 001, only above five; the banker's seat must exist."""
    assert words("deluxe-ch", 5, banker_plays=False) == ["banker-must-play"]
    assert agree(edition("deluxe-ch"), 6, banker_plays=False)
    assert agree(edition("deluxe-ch"), 11, banker_plays=False)  # ten players and a banker
    assert words("deluxe-ch", 11) == ["wrong-player-count"]
    assert words("standard", 6, banker_plays=False) == ["banker-must-play"]
    for seat in (-1, 4):
        assert words("standard", 4, banker_seat=seat) == ["no-such-banker-seat"]


@pytest.mark.parametrize(("name", "bad"), [("standard", (0, -1)), ("deluxe-ch", (0, 15, 25, -20))])
def test_opening_bids(name, bad):
    """`openingBid`, R-23: a positive amount in the edition's grain."""
    for bid in bad:
        assert words(name, opening_bid=bid) == ["bad-opening-bid"]
    assert agree(edition(name), 4, opening_bid=30).opening_bid == 30


# Section 22 -----------------------------------------------------------------------------------------


def by_edition(*values):
    return list(zip(EDITIONS, values, strict=True))


@pytest.mark.parametrize("name", EDITIONS)
def test_section_22_amounts(name):
    """Section 22: start capital, salary, fine, interest, grain, smallest note, stock (R-1, R-6)."""
    ed = edition(name)
    x = 20 if name == "deluxe-ch" else 1
    assert ed.money.start == 1500 * x == sum(value * count for value, count in ed.money.notes)
    notes = ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))
    assert ed.money.notes == tuple((value * x, count) for value, count in notes)
    assert (ed.amounts.salary, ed.amounts.fine) == (200 * x, 50 * x)
    assert ed.amounts.interest_percent == 10
    assert (ed.money.grain, ed.money.smallest) == ((10, 20) if x == 20 else (1, 1))
    assert (ed.amounts.houses, ed.amounts.hotels) == (32, 12)


@pytest.mark.parametrize("name", EDITIONS)
def test_section_22_spaces(name):
    """Section 22: station rents and prices, utility factors and prices, taxes (R-7, R-21)."""
    ed = edition(name)
    x = 20 if name == "deluxe-ch" else 1
    for space in (5, 15, 25, 35):
        station = ed.spaces[space]
        assert (station.kind, station.price, station.mortgage) == ("station", 200 * x, 100 * x)
        assert station.rent == tuple(r * x for r in (25, 50, 100, 200))
    for space in (12, 28):
        utility = ed.spaces[space]
        assert (utility.kind, utility.price, utility.mortgage) == ("utility", 150 * x, 75 * x)
        assert utility.factor == (4 * x, 10 * x)
    assert [ed.spaces[s].amount for s in (4, 38)] == [200 * x, 100 * x]
    assert {s.at for s in ed.spaces if s.kind == "tax"} == {4, 38}
    g1 = ed.spaces[31]
    assert (g1.price, g1.mortgage, g1.house, g1.hotel) == (300 * x, 150 * x, 200 * x, 200 * x)
    assert g1.rent == tuple(r * x for r in (26, 130, 390, 900, 1100, 1275))


@pytest.mark.parametrize(
    ("name", "taxes"),
    [  # 001 names no tax
        ("standard", ("Einkommensteuer", "Zusatzsteuer")),
        ("azeroth", ("Auktionshausgebühr", "Reparaturgebühr")),
        ("warendorf", ("Setze ein Zeichen", "Setze ein Zeichen")),
        ("schalke", ("Pokalfinale", "Dauerkarte")),
    ],
)
def test_section_22_tax_names(name, taxes):
    """Section 22, R-7: the names of the two taxes, the 200 first (004: Pokalfinale 200, Dauerkarte 100)."""
    assert tuple(edition(name).spaces[s].name["de"] for s in (4, 38)) == taxes


@pytest.mark.parametrize(("name", "die"), by_edition(1000, None, 1000, None, 1000))
def test_section_22_speed_die(name, die):
    """Section 22, SPEED-2: the die and its extra 1000 in 000, 002 and 004 only."""
    ed = edition(name)
    assert ed.speed == (die is not None)
    assert ed.amounts.speed_bonus == (die or 0)
    assert ed.faces == (FACES if die else ())


@pytest.mark.parametrize(("name", "most"), by_edition(8, 10, 6, 6, 8))
def test_section_22_players_and_tokens(name, most):
    """Section 22, R-2: players from two to the number of tokens."""
    assert edition(name).players == (2, most)
    assert len(edition(name).tokens) == most


@pytest.mark.parametrize(
    ("name", "a", "b"),
    [
        ("standard", "Ereignis", "Gemeinschaft"),
        ("deluxe-ch", "Chance", "Kanzlei"),
        ("azeroth", "Ereignis", "Schatztruhe"),
        ("warendorf", "Westfälische Nachrichten", "Die Glocke"),
        ("schalke", "Heimspiel", "Auswärtsspiel"),
    ],
)
def test_section_22_decks(name, a, b):
    """Section 22, R-8, R-82: the decks and where they are drawn."""
    ed = edition(name)
    assert ed.decks["a"].name["de"].startswith(a)
    assert ed.decks["b"].name["de"].startswith(b)
    assert {s.at for s in ed.spaces if s.deck == "a"} == {7, 22, 36}
    assert {s.at for s in ed.spaces if s.deck == "b"} == {2, 17, 33}
    assert [sum(c.deck == deck for c in ed.cards) for deck in "ab"] == [16, 16]


TERMS = {
    "deed": ("Besitzrechtkarte", "Eigentumsurkunde", *("Besitzrechtkarte",) * 3),
    "property": ("Grundstück",) * 5,
    "street": ("Straße", "Strasse", "Ort", "Straße", "Straßenfeld"),
    "house": ("Haus", "Haus", "Dorf", "Pferdebox", "Tribüne"),
    "hotel": ("Hotel", "Hotel", "Stadt", "Stallgebäude", "Stadion"),
    "station": ("Verkehrsfeld", "Bahnhof", "Transportfeld", "Partnerstadt", "Tribünen-Feld"),
    "go": ("LOS", "START", "LOS", "LOS", "LOS"),
    "jail": ("Gefängnis",) * 5,
    "mortgage": ("Hypothek",) * 5,
}


@pytest.mark.parametrize("term", TERMS)
@pytest.mark.parametrize("name", EDITIONS)
def test_section_22_terms(name, term):
    """Section 22, R-9: what things are called in each edition."""
    assert edition(name).terms[term]["de"].one == TERMS[term][EDITIONS.index(name)]


@pytest.mark.parametrize(
    ("name", "corners"),
    by_edition(
        ("LOS", "Frei Parken", "Gehen Sie in das Gefängnis"),
        ("START", "Freier Parkplatz", "Gehe ins Gefängnis"),
        *(("LOS", "Frei Parken", "Gehen Sie in das Gefängnis"),) * 3,
    ),
)
def test_section_22_corners(name, corners):
    """Section 22: the names of the corners."""
    assert tuple(edition(name).spaces[s].name["de"] for s in (0, 20, 30)) == corners


@pytest.mark.parametrize(
    ("name", "utilities"),
    [
        ("azeroth", {"Zentrales Elektrizitätswerk von Kezan", "Gnomeregan Wasserwerk"}),
        ("warendorf", {"Elektrizitätswerk", "Wasserwerk"}),
        ("schalke", {"Parkstadion", "VELTINS-Arena"}),
        ("deluxe-ch", {"Elektrizitätswerk", "Wasserwerk"}),
    ],
)
def test_section_22_utilities(name, utilities):
    """Section 22: the names of the two utilities."""
    assert {edition(name).spaces[s].name["de"].replace("werke", "werk") for s in (12, 28)} == utilities


@pytest.mark.parametrize(
    ("name", "deal", "paid", "houses", "end", "leave"),
    [("deluxe-ch", 2, True, 3, 2, False), ("warendorf", 3, False, 3, 1, True)],
)
def test_section_22_short_games(name, deal, paid, houses, end, leave):
    """Section 22, SHORT: dealt deeds, houses before a hotel, the ending bankruptcy, the way out of jail."""
    short = edition(name).variants["short"]
    assert (short.deal, short.deal_paid, short.hotel_houses) == (deal, paid, houses)
    assert (short.end_bankruptcies, short.jail_must_leave, short.timed) == (end, leave, False)


def test_section_22_the_time_variant():
    """Section 22, TIME: two paid deeds, the rest as usual; only in 001."""
    time = edition("deluxe-ch").variants["time"]
    assert (time.deal, time.deal_paid, time.hotel_houses) == (2, True, 4)
    assert (time.end_bankruptcies, time.jail_must_leave, time.timed) == (0, False, True)
    assert all(not v.timed for name in EDITIONS for key, v in edition(name).variants.items() if key != "time")


@pytest.mark.parametrize(
    ("name", "seed", "pattern", "thousands"),
    [
        ("standard", "000", "M {}", None),
        ("deluxe-ch", "001", "Fr. {}.", "'"),
        ("azeroth", "002", "{}g", None),
        ("warendorf", "003", "M {}", None),
        ("schalke", "004", "M {}", None),
    ],
)
def test_section_22_currency(name, seed, pattern, thousands):
    """Section 22: M before the number, Fr. with apostrophe and dash, or the suffix g."""
    ed = edition(name)
    assert ed.seed == seed
    assert ed.money.pattern["de"].startswith(pattern)
    if thousands:
        assert ed.money.thousands == thousands


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_no_use_in_an_edition_is_not_offered_there(name):
    """n/a in the table of section 21; the banker stands aside by one book only (001:57)."""
    at = EDITIONS.index(name)
    wanted = {switch for switch, row in DEFAULTS.items() if row[at] is not NA and switch != "banker_plays"}
    useless = {switch for switch in names() if not of_use(edition(name), switch)}
    assert not useless & (wanted - {"speed_die", "swiss_short_jail_exit"})
    assert ("swiss_short_jail_exit" in useless) == (name != "deluxe-ch")
    assert ("speed_die" in useless) == (name in ("deluxe-ch", "warendorf"))
    assert ("banker_plays" in useless) == (name != "deluxe-ch")
