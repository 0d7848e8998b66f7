"""The five built-in editions against the facts known about their boards."""

import copy
import json
import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

from bankhalter import edition
from bankhalter.edition import Edition, available, load

FACTS = Path(__file__).parents[1] / "data" / "facts"
BOARDS = {
    "standard": "standard_numbers",
    "deluxe-ch": "swiss",
    "azeroth": "wow",
    "warendorf": "warendorf",
    "schalke": "schalke",
}
STD = ("standard", "azeroth", "warendorf", "schalke")
KINDS = {
    "go": "go",
    "street": "street",
    "community": "draw",
    "chance": "draw",
    "tax": "tax",
    "station": "station",
    "utility": "utility",
    "jail": "jail",
    "free_parking": "parking",
    "go_to_jail": "to_jail",
}
LONG_BUT_PRINTED = {
    "La Chaux-de-Fonds Avenue Léopold-Robert",
    "Zentrales Elektrizitätswerk von Kezan",
}


def facts(name):
    return json.loads((FACTS / f"{name}.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def editions():
    return {name: load(name) for name in available()}


def every(argument="name"):
    return pytest.mark.parametrize(argument, available())


def german(ed: Edition):
    """Every German text of an edition, with its place."""
    yield from ((f"spaces.{s.at}", s.name["de"]) for s in ed.spaces)
    yield from ((f"cards.{c.deck}.{c.id}", c.text["de"]) for c in ed.cards)
    yield from ((f"tokens.{t.id}", t.name["de"]) for t in ed.tokens)
    yield from ((f"groups.{g.id}", g.name["de"]) for g in ed.groups.values())
    yield from ((f"decks.{d.id}", f"{d.name['de']} {d.card['de']}") for d in ed.decks.values())
    for key, term in ed.terms.items():
        yield f"terms.{key}", f"{term['de'].one} {term['de'].many} {term['de'].dative_many}"
    yield "name", ed.name["de"]
    yield "blurb", ed.blurb["de"]


def test_the_built_in_editions_are_named_in_order():
    assert available() == ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")


@every()
def test_a_built_in_edition_has_no_problem(name, editions):
    assert edition.check(name) == []
    assert editions[name].id == name
    assert editions[name].seed == f"00{available().index(name)}"


# --- Board and deeds --------------------------------------------------------------------------


@every()
def test_SETUP_10_R_82_the_board_is_that_of_the_facts(name, editions):
    """SETUP-10, R-82, R-21, R-7: every number of every space, in every edition."""
    squares = facts(BOARDS[name])["squares"]
    assert len(squares) == len(editions[name].spaces) == 40
    for fact, space in zip(squares, editions[name].spaces, strict=True):
        assert space.at == fact["pos"]
        assert space.kind == KINDS[fact["type"]]
        assert space.group == fact.get("group", "")
        assert space.price == fact.get("price", 0)
        assert space.house == fact.get("house_cost", 0)
        assert space.hotel == fact.get("hotel_cost", 0)
        assert space.mortgage == fact.get("mortgage", 0)
        assert space.rent == tuple(fact.get("rents") or fact.get("rents_by_count") or ())
        assert space.factor == tuple(fact.get("dice_factor_by_count", ()))
        assert space.amount == fact.get("amount", 0)


@every()
def test_known_names_are_kept(name, editions):
    board = facts("german_names" if name == "standard" else BOARDS[name])
    known = {s["pos"]: s.get("name") or s.get("name_de") for s in board["squares"]}
    for space in editions[name].spaces:
        if known[space.at]:
            assert space.name["de"].upper() == known[space.at].upper()


@pytest.mark.parametrize("name", ["azeroth", "warendorf", "schalke"])
def test_names_known_without_a_place_are_on_the_board(name, editions):
    board = facts(BOARDS[name])
    names = {space.name["de"] for space in editions[name].spaces}
    candidates = {c for square in board["squares"] for c in square.get("candidates", ())}
    loose = {entry["de"] for entry in board.get("known_street_names_without_position", ())}
    assert candidates | loose <= names


@every()
def test_names_of_spaces_are_short_and_streets_distinct(name, editions):
    for language in edition.LANGUAGES:
        names = [space.name[language] for space in editions[name].spaces]
        assert {n for n in names if len(n) > 28} <= LONG_BUT_PRINTED
        deeds = [s.name[language] for s in editions[name].spaces if s.price]
        assert len(set(deeds)) == 28


def numbers(ed: Edition):
    """Every sum of money of an edition that exists in all of them."""
    for s in ed.spaces:
        yield from (s.price, s.house, s.hotel, s.mortgage, s.amount, *s.rent, *s.factor)
    yield from (ed.amounts.salary, ed.amounts.fine, ed.money.start, ed.rules["opening_bid"])
    yield from (value for value, _ in ed.money.notes)


def test_R_21_the_swiss_edition_is_twenty_times_the_standard(editions):
    """R-21, R-1: all numbers of 001 are twenty times those of 000."""
    assert list(numbers(editions["deluxe-ch"])) == [20 * n for n in numbers(editions["standard"])]


def test_T_230_azeroth_has_the_values_of_the_standard(editions):
    """T-230 SETUP-9 SETUP-10: only names differ."""
    assert list(numbers(editions["azeroth"])) == list(numbers(editions["standard"]))


@every()
def test_T_239_decks_lie_at_their_spaces(name, editions):
    """T-239 R-8 R-82: A at 7, 22, 36; B at 2, 17, 33; each under the deck's name."""
    ed = editions[name]
    draws = {s.at: s.deck for s in ed.spaces if s.kind == "draw"}
    assert draws == {2: "b", 7: "a", 17: "b", 22: "a", 33: "b", 36: "a"}
    for at, deck in draws.items():
        assert ed.spaces[at].name == ed.decks[deck].name


def test_T_239_the_newspapers_and_the_matches(editions):
    """T-239 R-8."""
    assert editions["warendorf"].spaces[7].name["de"] == "Westfälische Nachrichten"
    assert editions["warendorf"].spaces[2].name["de"] == "Die Glocke"
    assert editions["schalke"].spaces[7].name["de"] == "Heimspiel"
    assert editions["schalke"].spaces[2].name["de"] == "Auswärtsspiel"


# --- Components -------------------------------------------------------------------------------


@every()
def test_SETUP_7_components(name, editions):
    """SETUP-7, SETUP-11, R-2: deeds, cards, buildings, tokens."""
    ed = editions[name]
    assert sum(bool(s.price) for s in ed.spaces) == 28
    assert Counter(card.deck for card in ed.cards) == {"a": 16, "b": 16}
    assert (ed.amounts.houses, ed.amounts.hotels) == (32, 12)
    seats = dict(zip(available(), (8, 10, 6, 6, 8), strict=True))[name]
    assert ed.players == (2, seats)
    assert len(ed.tokens) == seats


@every()
def test_SETUP_8_three_kinds_of_property(name, editions):
    """SETUP-8: 22 streets, 4 stations, 2 utilities; R-82 says where."""
    ed = editions[name]
    kinds = Counter(s.kind for s in ed.spaces if s.group)
    assert kinds == {"street": 22, "station": 4, "utility": 2}
    assert [s.at for s in ed.spaces if s.kind == "station"] == [5, 15, 25, 35]
    assert [s.at for s in ed.spaces if s.kind == "utility"] == [12, 28]
    sizes = Counter(s.group for s in ed.spaces if s.group)
    assert [sizes[g] for g in ed.groups] == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert "".join(g.letter for g in ed.groups.values()) == "ABCDEFGHSU"


@pytest.mark.parametrize("name", STD)
def test_T_001_start_money(name, editions):
    """T-001 SETUP-3 R-1, the data part."""
    money = editions[name].money
    assert money.notes == ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))
    assert money.start == sum(value * count for value, count in money.notes) == 1500
    assert (money.grain, money.smallest) == (1, 1)


def test_T_002_swiss_start_money(editions):
    """T-002 SETUP-3 R-6, the data part."""
    money = editions["deluxe-ch"].money
    notes = ((10000, 2), (2000, 4), (1000, 1), (400, 1), (200, 2), (100, 1), (20, 5))
    assert money.notes == notes
    assert money.start == sum(value * count for value, count in notes) == 30000
    assert (money.grain, money.smallest) == (10, 20)
    told = {int(v): n for v, n in facts("swiss")["start_notes"]["notes"].items()}
    assert dict(notes) == told


@every()
def test_amounts_are_those_of_the_rulebook(name, editions):
    ed = editions[name]
    told = facts("edition_parameters")[ed.seed]
    assert ed.money.start == told["start_money"]
    assert (ed.amounts.salary, ed.amounts.fine) == (told["salary"], told["jail_fine"])
    assert ed.amounts.interest_percent == 10
    assert ed.speed == bool(told["speed_die"])
    assert ed.amounts.speed_bonus == (1000 if ed.speed else 0)
    assert len(ed.tokens) == (told["tokens"] or 8)


def test_azeroth_has_its_printed_tokens(editions):
    told = facts("wow")["tokens"]["names"]
    assert [t.name["de"] for t in editions["azeroth"].tokens] == told
    assert editions["azeroth"].status("tokens") == "printed"


@every()
def test_T_221_faces_of_the_speed_die(name, editions):
    """T-221 R-67: 1, 2, 3, Bus, Mr. Monopoly twice; SPEED-1: only in 000, 002, 004."""
    ed = editions[name]
    spelled = {"mr_monopoly": "mr"}
    told = [spelled.get(face, str(face)) for face in facts("speed_die")["faces"]["value"]]
    assert ed.speed == (name in ("standard", "azeroth", "schalke"))
    assert Counter(ed.faces) == (Counter(told) if ed.speed else {})


@every()
def test_money_is_written_as_in_the_edition(name, editions):
    money = editions[name].money
    written = {
        name: money.pattern["de"].format(f"{30000:,}".replace(",", money.thousands)),
    }
    expected = {"deluxe-ch": "Fr. 30'000.–", "azeroth": "30000g"}
    assert written[name] == expected.get(name, "M 30000")


# --- Rules and variants -----------------------------------------------------------------------

SWISS_RULES = {
    "double_rent_despite_mortgage": True,
    "utility_dice": "move_throw",
    "opening_bid": 20,
    "building_opening_bid": "lowest_printed",
    "build_window": "between_turns",
    "hotel_condition": "group",
    "mortgage_needs_clear": "property",
    "jail_pay_turns": (1, 2),
    "bankruptcy_handover": "as_is",
    "offers_block": True,
    "banker_may_abstain": True,
}


def test_rules_of_the_standard_profile(editions):
    """The defaults of the registry (section 21) for 000; HOUSE-6: house rules are off."""
    assert editions["standard"].rules == {
        "rent_demand": "manual",
        "double_rent_despite_mortgage": False,
        "count_mortgaged": True,
        "utility_dice": "anew",
        "opening_bid": 1,
        "building_opening_bid": "minimum",
        "auction_mode": "round_robin",
        "build_window": "anytime",
        "hotel_condition": "street",
        "mortgage_needs_clear": "group",
        "sell_back": "printed",
        "jail_pay_turns": (1, 2, 3),
        "jail_may_skip_throw": False,
        "jail_doubles_roll_again": False,
        "bankruptcy_handover": "liquidate",
        "debt_trade_guard": True,
        "triple_counts_as_doubles": True,
        "mr_monopoly_all_owned": "next_property",
        "tie_break": "shared",
        "cash_visible": True,
        "free_parking_pot": False,
        "double_salary_on_go": False,
        "tournament": False,
        "offers_block": False,
        "banker_may_abstain": False,
    }


@every()
def test_rules_that_differ_from_the_standard(name, editions):
    """Nearly all in 001; in 003 the hotel condition (R-30)."""
    differs = {"deluxe-ch": SWISS_RULES, "warendorf": {"hotel_condition": "group"}}
    assert editions[name].rules == {**editions["standard"].rules, **differs.get(name, {})}


@every()
def test_variants(name, editions):
    """SHORT-C1 SHORT-C2 SHORT-C3 SHORT-C5, SHORT-W1 to W4, TIME-1 to 3, R-58: the data part."""
    normal = edition.Variant()
    assert normal == edition.Variant(0, False, 4, 0, False, False)
    swiss = {
        "short": edition.Variant(deal=2, deal_paid=True, hotel_houses=3, end_bankruptcies=2),
        "time": edition.Variant(deal=2, deal_paid=True, timed=True),
    }
    westphalian = {"short": edition.Variant(3, False, 3, 1, True, False)}
    others = {"deluxe-ch": swiss, "warendorf": westphalian}.get(name, {})
    assert editions[name].variants == {"normal": normal, **others}


# --- Cards ------------------------------------------------------------------------------------


def effect(card):
    """A card's effect in the words of the facts."""
    a = card.args
    kinds = {
        "advance": lambda: ("advance_to", a["to"]),
        "back": lambda: ("move_by", -a["steps"]),
        "back_to": lambda: ("go_back_to", a["to"]),
        "nearest": lambda: ("advance_to_nearest", a["kind"], a.get("times") or a["factor"]),
        "pay": lambda: ("pay_bank", a["amount"]),
        "collect": lambda: ("receive_bank", a["amount"]),
        "pay_each": lambda: ("pay_each", a["amount"]),
        "collect_each": lambda: ("collect_from_each", a["amount"]),
        "repairs": lambda: ("repairs", a["house"], a["hotel"]),
        "jail": lambda: ("go_to_jail",),
        "keep": lambda: ("jail_free_card",),
        "pay_or_draw": lambda: ("choice", a["amount"], a["deck"]),
    }
    return kinds[card.do]()


def told(fact):
    """The same of a fact."""
    e = fact["effect"]
    if e["type"] == "choice":
        pay, draw = e["options"]
        return "choice", pay["amount"], {"chance": "a", "kanzlei": "b"}[draw["deck"]]
    names = "pos steps kind rent_multiplier fresh_dice_multiplier amount per_house per_hotel"
    return (e["type"], *(e[name] for name in names.split() if name in e))


@every()
def test_cards_do_what_the_facts_say(name, editions):
    """Every effect of the 32 cards, in the order of the facts."""
    swiss, international = facts("swiss")["decks"], facts("cards_international")
    a, b = (
        (swiss["chance"], swiss["kanzlei"])
        if name == "deluxe-ch"
        else (international["chance"], international["community"])
    )
    assert [effect(card) for card in editions[name].cards] == [told(fact) for fact in a + b]
    assert [card.deck for card in editions[name].cards] == ["a"] * 16 + ["b"] * 16


@every()
def test_T_235_every_kind_of_card_is_there(name, editions):
    """T-235 CARD-6 R-85: move, pay, receive, go to jail, be freed."""
    verbs = {card.do for card in editions[name].cards}
    assert {"advance", "back", "pay", "collect", "jail", "keep", "repairs"} <= verbs
    assert "collect_each" in verbs
    special = {"back_to", "pay_or_draw"} if name == "deluxe-ch" else {"nearest", "pay_each"}
    assert special <= verbs


def test_T_235_unknown_card_verbs_fail_at_load(tmp_path):
    """T-235: an unknown kind fails at load."""
    path = tmp_path / "odd.toml"
    path.write_text('extends = "standard"\nid = "odd"\ncards.a.jail.do = "teleport"\nstatus."*" = "ours"')
    with pytest.raises(edition.EditionError) as caught:
        load(path)
    assert [(p.place, p.word) for p in caught.value.problems] == [("cards.a.jail.do", "unknown-verb")]
    assert str(caught.value) == "cards.a.jail.do: No card can “teleport”."


@every()
def test_R_85_nearest_utility_pays_the_high_factor(name, editions):
    """R-85: ten times the throw, as with both utilities."""
    ed = editions[name]
    for card in ed.cards:
        if card.do == "nearest" and card.args["kind"] == "utility":
            assert card.args["factor"] == max(ed.spaces[12].factor)


@every()
def test_card_texts_hold_no_sum_and_no_target_by_hand(name, editions):
    for card in editions[name].cards:
        for language, text in card.text.items():
            assert not re.search(r"\d", text.replace("1997", "")), text
            if "to" in card.args:
                assert editions[name].spaces[int(card.args["to"])].name[language] not in text


@every()
def test_card_texts_are_written_for_their_edition(name, editions):
    for language in edition.LANGUAGES:
        texts = [card.text[language] for card in editions[name].cards]
        assert len(set(texts)) == 32
        if name != "standard":
            assert not set(texts) & {c.text[language] for c in editions["standard"].cards}


@every()
def test_german_texts_say_du(name, editions):
    for place, text in german(editions[name]):
        if place.startswith("cards"):
            assert not re.search(r"\b(Ihnen|Ihr|Ihre[nmrs]?|\w+en Sie)\b", text), text


def test_swiss_texts_know_no_sharp_s(editions):
    assert editions["deluxe-ch"].language == "de-CH"
    assert [place for place, text in german(editions["deluxe-ch"]) if "ß" in text] == []


@every()
def test_R_9_terms_are_complete_and_their_datives_german(name, editions):
    """R-9: buildings and spaces of 004 have different words."""
    terms = editions[name].terms
    assert set(terms) == set(edition.TERMS)
    for term in terms.values():
        de, en = term["de"], term["en"]
        assert de.gender in "mfn" and de.gender
        assert en.gender == ""
        assert de.dative_many in (de.many, de.many + "n") or de.dative_many == "Freien Parkplätzen"
        assert de.dative_many.endswith(("n", "s", "»")) or de.one == "Mr. Monopoly"
        assert len(en.one) and len(en.many)
    words = [terms[k]["de"].many for k in ("house", "hotel", "street", "station", "utility")]
    assert len(set(words)) == 5


@pytest.mark.parametrize(
    ("name", "house", "hotel", "station"),
    [
        ("standard", "Haus", "Hotel", "Verkehrsfeld"),
        ("deluxe-ch", "Haus", "Hotel", "Bahnhof"),
        ("azeroth", "Dorf", "Stadt", "Transportfeld"),
        ("warendorf", "Pferdebox", "Stallgebäude", "Partnerstadt"),
        ("schalke", "Tribüne", "Stadion", "Tribünen-Feld"),
    ],
)
def test_what_things_are_called(name, house, hotel, station, editions):
    terms = editions[name].terms
    assert [terms[k]["de"].one for k in ("house", "hotel", "station")] == [house, hotel, station]


@every()
def test_repairs_name_the_buildings_of_the_edition(name, editions):
    ed = editions[name]
    for card in ed.cards:
        if card.do == "repairs":
            for language in edition.LANGUAGES:
                assert ed.terms["house"][language].one in card.text[language]
                assert ed.terms["hotel"][language].one in card.text[language]


# --- Status, digest, values -------------------------------------------------------------------


@every()
def test_every_leaf_has_a_status(name, editions):
    ed = editions[name]
    assert set(ed.statuses.values()) == set(edition.STATUSES)
    assert ed.status("spaces.1.rent") in ("printed", "derived")
    assert {ed.status(f"cards.{c.deck}.{c.id}.text") for c in ed.cards} == {"ours"}
    assert ed.status("spaces") == "ours"
    for path in ("", "spaces.99", "spaces.1.ren"):
        with pytest.raises(KeyError):
            ed.status(path)


def test_numbers_are_never_ours(editions):
    for name, ed in editions.items():
        for path, status in ed.statuses.items():
            number = re.fullmatch(r"(spaces\.\d+\.(?!name|forms).*|amounts\..*|cards\..*(?<!de|en))", path)
            assert not (number and status == "ours"), (name, path)


def test_status_follows_the_facts(editions):
    assert editions["standard"].status("money.start") == "derived"
    assert editions["deluxe-ch"].status("money.start") == "printed"
    assert editions["deluxe-ch"].status("money.grain") == "ours"
    assert editions["deluxe-ch"].status("spaces.13.house") == "derived"
    assert editions["azeroth"].status("spaces.3.name.de") == "ours"
    assert editions["warendorf"].status("spaces.39.name.de") == "derived"
    assert editions["schalke"].status("terms.house.de.one") == "printed"


def test_the_digest_names_what_affects_play(editions, tmp_path):
    def child(lines):
        path = tmp_path / "child.toml"
        path.write_text(f'extends = "standard"\nid = "child"\n{lines}\nstatus."*" = "ours"', "utf-8")
        return load(path).digest

    digest = editions["standard"].digest
    assert re.fullmatch("[0-9a-f]{16}", digest)
    assert child('spaces.1.name.de = "Anderswo"\ncards.a.jail.text.en = "Jail."') == digest
    assert child('terms.house.de.one = "Hütte"\nmoney.thousands = " "') == digest
    changes = (
        "spaces.1.price = 61",
        "cards.a.speeding.amount = 16",
        "rules.tournament = true",
        "players.max = 7",
        "amounts.fine = 51",
    )
    assert len({child(change) for change in changes} | {digest}) == len(changes) + 1
    assert editions["schalke"].digest == digest
    assert len({ed.digest for ed in editions.values()}) == 4


@every()
def test_an_edition_can_be_copied_and_sent(name, editions):
    ed = editions[name]
    assert pickle.loads(pickle.dumps(ed)) == copy.deepcopy(ed) == load(name)


def test_extending_merges_replaces_removes_and_starts_afresh(tmp_path):
    (tmp_path / "base.toml").write_text(
        'extends = "standard"\nid = "base"\nmoney.notes = [[1500, 1]]\ncards.a.jail = false\n'
        'rules.count_mortgaged = false\nstatus = { "*" = "derived" }',
    )
    (tmp_path / "top.toml").write_text(
        'extends = "base.toml"\nid = "top"\nfresh = ["cards"]\ncards.a.stay = { do = "pay", amount = 5, '
        'text = { de = "{amount}", en = "{amount}" } }\n'
        'cards.b.go = { do = "advance", to = 0, text = { de = "{space}", en = "{space}" } }\n'
        'status = { "*" = "ours", "cards.*.*.do" = "printed" }',
    )
    base, top = load(tmp_path / "base.toml"), load(str(tmp_path / "top.toml"))
    assert len(base.cards) == 31
    assert base.rules["count_mortgaged"] is False
    assert [card.id for card in top.cards] == ["stay", "go"]
    assert top.money.notes == ((1500, 1),)
    assert top.status("money.notes") == "derived"
    assert top.status("cards.a.stay.amount") == "ours"
    assert top.status("cards.a.stay.do") == "printed"
    assert top.status("spaces.1.price") == "derived"
    assert top.status("amounts.fine") == "printed"


def test_boards_of_other_sizes_load(tmp_path):
    """The ring and the deeds come from the data: the first side of the board as a ring of 12."""
    path = tmp_path / "small.toml"
    gone = "\n".join(f"{at} = false" for at in range(12, 40))
    colours = ("orange", "red", "yellow", "green", "dark_blue", "utility")
    groups = "\n".join(f"{colour} = false" for colour in colours)
    cards = "\n".join(f"{c} = false" for c in ("to-red", "nearest-utility", "to-top"))
    path.write_text(
        f'extends = "standard"\nid = "small"\n[spaces]\n5.rent = [25]\n{gone}\n'
        f'[groups]\n{groups}\n[cards.a]\n{cards}\n[status]\n"*" = "ours"',
    )
    assert [(p.place, p.word) for p in edition.check(path)] == []
    assert len(load(path).spaces) == 12
