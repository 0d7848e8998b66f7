"""What may be looked at again, what mends a problem, and what both stand on: colours and grammar."""

import json
import re
from itertools import product
from pathlib import Path

import pytest

from bankhalter.edition import (
    HINTS,
    Forms,
    available,
    check_tree,
    fix_of,
    from_tree,
    guess_forms,
    hints,
    load,
    merged_tree,
)
from bankhalter.edition.colours import TILES, alike, contrast, distance, edge, seen_as
from bankhalter.text.places import in_sentences

EDITIONS_TS = Path(__file__).parents[2] / "web" / "src" / "theme" / "editions.ts"
LOOKS = Path(__file__).parents[2] / "src" / "bankhalter" / "artwork" / "looks.json"
BASE = {"format": 1, "extends": "standard", "id": "mine"}


def own(**more):
    return {**BASE, **more}


def named(name):
    return {"spaces": {"1": {"name": {"de": name}}}}


def painted(**colours):
    return {"groups": {group: {"colour": colour} for group, colour in colours.items()}}


def said(tree):
    return {(hint.place, hint.word): hint for hint in hints(from_tree(tree))}


# --- Hints ---------------------------------------------------------------------------------------


def test_an_untouched_copy_has_no_hints():
    for name in available():
        assert hints(from_tree({"format": 1, "extends": name, "id": "mine"})) == []


@pytest.mark.parametrize(
    ("place", "word", "more"),
    [
        ("spaces.1.rent.3", "rent-falls", {"spaces": {"1": {"rent": [2, 10, 30, 20, 160, 250]}}}),
        ("spaces.5.rent.1", "rent-falls", {"spaces": {"5": {"rent": [25, 20, 100, 200]}}}),
        ("spaces.12.factor.1", "rent-falls", {"spaces": {"12": {"factor": [10, 4]}}}),
        ("spaces.1.mortgage", "mortgage-off", {"spaces": {"1": {"price": 80}}}),
        ("spaces.1.name.de", "long-name", named("Donaudampfschifffahrtsgesellschaft")),
        ("spaces.1.name.de", "long-name", named("Die ganz besonders lange alte Straße unserer Tante")),
        ("spaces.3.name.de", "same-name", {"spaces": {"3": {"name": {"de": "badstraße"}}}}),
        ("spaces.1.forms", "no-forms", named("Garagenhof")),
        ("spaces", "no-english", named("Garagenhof")),
        ("terms", "no-english", {"terms": {"house": {"de": {"one": "Zelt", "many": "Zelte"}}}}),
        ("groups.pink.colour", "colours-alike", painted(pink="#8ccbff")),
        ("groups.red.colour", "colours-alike-protan", painted(brown="#607000", red="#a04020")),
        ("groups.pink.colour", "colour-of-tile", painted(pink="#fffdf0")),
        ("groups.pink.colour", "colour-of-tile", painted(pink="#1e2824")),
        ("spaces", "prices-low", {"money": {"start": 15000, "notes": [[500, 30]]}}),
        ("spaces", "prices-high", {"money": {"start": 500, "notes": [[500, 1]]}}),
        ("id", "borrowed-id", {"id": "schalke"}),
        ("cards.b", "unused-deck", {"spaces": {str(at): {"deck": "a"} for at in (2, 17, 33)}}),
        ("groups.brown", "lone-street", {"spaces": {"1": {"group": "light_blue"}}}),
    ],
    ids=str,
)  # fmt: skip
def test_what_is_hinted_at(place, word, more):
    assert (place, word) in said(own(**more))


def test_rents_far_from_the_base():
    def times(factor):
        spaces = load("standard").tree["spaces"]
        return {at: {"rent": [r * factor for r in s["rent"]]} for at, s in spaces.items() if "rent" in s}

    assert said(own(spaces=times(3)))["spaces", "rents-high"].args == {"percent": 300, "base": "standard"}
    assert ("spaces", "rents-low") in said(own(spaces=times(0)))
    assert not said(own(spaces=times(2)))


def test_a_short_name_and_forms_answer_their_hints():
    long = {"de": "Donaudampfschifffahrtsgesellschaft", "en": "Danube Steam"}
    place = {"name": long, "short": {"de": "Donaudampf", "en": "Danube"}, "forms": {"gender": "f"}}
    assert said(own(spaces={"1": place})) == {}


def test_hints_stand_a_tree_in_which_much_is_wrong():
    tree = own(
        spaces={"1": {"rent": "viel"}, "3": 7, "5": {"rent": [9, 8, 7, 6]}, "x": {}}, groups=4, money=[]
    )
    assert check_tree(tree)
    words = {(hint.place, hint.word) for hint in hints(merged_tree(tree))}
    assert words == {(f"spaces.5.rent.{n}", "rent-falls") for n in (1, 2, 3)}
    for odd in ({}, {"look": {"palette": []}}, {"spaces": [], "cards": 1, "id": []}, {"extends": {}}):
        assert isinstance(hints(odd), list)


def test_every_hint_is_in_the_docs():
    page = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
    for word in HINTS:
        assert f"`{re.sub('^colours-alike(?=-)', '', word)}`" in page, word


# --- Fixes ------------------------------------------------------------------------------------------


def falling(at, **lists):
    """What mends the falling rents of a space, and what is odd about it then."""
    tree = own(spaces={str(at): lists})
    [fix] = [hint.fix for (_, word), hint in said(tree).items() if word == "rent-falls"]
    return fix, {word for place, word in said(mended(tree, fix)) if place.startswith(f"spaces.{at}.")}


@pytest.mark.parametrize(
    ("at", "lists", "fix"),
    [
        (29, {"rent": [24, 120, 36, 850, 1025, 1200]}, ("spaces.29.rent", [24, 120, 360, 850, 1025, 1200])),
        (5, {"rent": [25, 50, 100, 20]}, ("spaces.5.rent", [25, 50, 100, 200])),
        (12, {"factor": [4, 1]}, ("spaces.12.factor", [4, 10])),
    ],
)
def test_a_sum_mistyped_is_put_back_by_one_press(at, lists, fix):
    assert falling(at, **lists) == ((fix,), set())


@pytest.mark.parametrize(
    "rent",
    [
        [24, 1200, 360, 850, 1025, 1200],  # the sum before was mistyped, not the one that falls
        [48, 240, 72, 1700, 2050, 2400],  # all were changed: the base's sum would not fit
        [24, 120, 36, 85, 1025, 1200],  # two were changed, and the base's sum makes the next one fall
    ],
)
def test_where_a_rent_falls_for_another_reason_nothing_is_proposed(rent):
    assert falling(29, rent=rent)[0] == ()


NOTES = [[500, 1], [100, 4], [50, 1], [20, 1], [10, 2], [5, 1], [1, 5]]  # of a thousand


def mended(tree, fix):
    """The tree with the changes of a fix made in it, as the workshop makes them."""
    tree = json.loads(json.dumps(tree))
    for place, value in fix:
        *above, last = place.split(".")
        here = tree
        for key in above:
            here = here.setdefault(key, {})
        if value is None:
            del here[last]
        else:
            here[last] = value
    return tree


@pytest.mark.parametrize(
    ("more", "fix"),
    [
        ({"colour": 1}, (("colour", None),)),
        ({"format": 2}, (("format", 1),)),
        ({"players": {"min": 8, "max": 2}}, (("players.min", 2), ("players.max", 8))),
        ({"rules": {"jail_pay_turns": [1, 1, 2]}}, (("rules.jail_pay_turns", [1, 2]),)),
        ({"variants": {"list": ["short"], "short": {"deal": 1}}}, (("variants.list", ["normal", "short"]),)),
        ({"groups": {"red": {"colour": "#D7263D"}}}, (("groups.red.colour", "#d7263d"),)),
        ({"groups": {"red": {"letter": "e"}}}, (("groups.red.letter", "E"),)),
        ({"amounts": {"fine": "60"}}, (("amounts.fine", 60),)),
        ({"amounts": {"fine": 60.0}}, (("amounts.fine", 60),)),
        ({"name": {"de": "Bad\u202e!"}}, (("name.de", "Bad!"),)),
        ({"spaces": {"1": {"rent": [2, "9", 30, 90, 99, 99]}}}, (("spaces.1.rent", [2, 9, 30, 90, 99, 99]),)),
        ({"spaces": {"1": {"mortgage": False}}}, (("spaces.1.mortgage", 30),)),
        ({"money": {"start": 1000}}, (("money.notes", NOTES),)),
        ({"dice": {"speed": False}}, (("dice.faces", []), ("amounts.speed_bonus", 0))),
    ],
    ids=str,
)  # fmt: skip
def test_one_right_answer_mends_a_problem(more, fix):
    tree = own(**more)
    (problem,) = check_tree(tree)
    assert fix_of(problem, merged_tree(tree)) == fix
    assert check_tree(mended(tree, fix)) == []


def test_a_new_unit_rounds_all_prices():
    tree = own(money={"grain": 100, "smallest": 100, "start": 1500, "notes": [[500, 3]]})
    while found := check_tree(tree):
        for problem in found:
            fix = fix_of(problem, merged_tree(tree))
            assert fix, problem
            tree = mended(tree, fix)
    made = from_tree(tree)
    assert (made.spaces[1].price, made.spaces[3].rent) == (100, (100, 100, 100, 200, 300, 500))


@pytest.mark.parametrize(
    "more",
    [
        {"amounts": {"fine": -1}},
        {"amounts": {"fine": "viel"}},
        {"name": {"de": "\u202e"}},
        {"groups": {"red": {"colour": "rot"}}},
        {"dice": {"faces": []}},
        {"money": {"start": 1501, "notes": [[500, 3]]}},
        {"spaces": {"1": {"price": False}}},
    ],
    ids=str,
)
def test_where_there_are_choices_nothing_is_mended(more):
    tree = own(**more)
    for problem in check_tree(tree):
        assert fix_of(problem, merged_tree(tree)) == ()


def test_a_hint_brings_its_fix():
    tree = own(spaces={"1": {"name": {"de": "Neue Brücke", "en": "New bridge"}, "price": 80}})
    for hint in hints(from_tree(tree)):
        assert fix_of(hint, merged_tree(tree)) == hint.fix != ()
        tree = mended(tree, hint.fix)
    assert hints(from_tree(tree)) == []
    assert tree["spaces"]["1"]["forms"] == {"gender": "f", "dative": "Neuen Brücke"}


# --- Colours -----------------------------------------------------------------------------------------

# Pairs and distances from Sharma, Wu and Dalal (2005), table 1.
SHARMA = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    ((50, -1, 2), (50, 0, 0), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "expected"), SHARMA, ids=str)
def test_distances_are_those_of_the_paper(one, other, expected):
    assert distance(one, other) == pytest.approx(expected, abs=0.0001)
    assert distance(other, one) == pytest.approx(expected, abs=0.0001)


def test_white_and_black_are_where_they_should_be():
    assert seen_as("#ffffff", "all") == pytest.approx((100, 0, 0), abs=0.02)
    assert seen_as("#000000", "all") == pytest.approx((0, 0, 0), abs=0.02)
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    for sight in ("protan", "deutan", "tritan"):  # grey is grey to all eyes
        assert distance(seen_as("#808080", sight), seen_as("#808080", "all")) < 0.5


def test_red_and_green_are_alike_only_to_eyes_that_lack_one():
    colours = {"red": "#a04020", "green": "#607000"}
    assert [sight for *_, sight in alike(colours)] == ["protan"]
    assert alike({"red": "#a04020", "blue": "#2040c0"}) == []


def test_the_line_around_a_band_is_seen_whatever_its_colour():
    steps = range(0, 256, 51)
    for red, green, blue in product(steps, steps, steps):
        colour = f"#{red:02x}{green:02x}{blue:02x}"
        for light, dark in TILES.values():
            assert contrast(edge(colour, 0), light) >= 3
            assert contrast(edge(colour, 255), dark) >= 3


def test_tiles_and_group_colours_are_those_of_the_screen():
    shared = json.loads(LOOKS.read_text(encoding="utf-8"))
    place = shared["colours"].split().index("tile")
    for name, look in shared["looks"].items():
        assert tuple(look[light].split()[place].lower() for light in ("light", "dark")) == TILES[name], name
    assert shared["looks"].keys() == TILES.keys()
    source = EDITIONS_TS.read_text(encoding="utf-8")
    groups = re.search(r"const GROUPS: Palette = \{(.*?)\}", source, re.DOTALL)
    screen = {letter.upper(): colour.lower() for letter, colour in re.findall(r'(\w): "(#\w+)"', groups[1])}
    own = {g.letter: g.colour for g in load("standard").groups.values() if g.letter in screen}
    assert own == screen


# --- Grammar -------------------------------------------------------------------------------------------

NAMES = """
    Garagenhof: auf dem Garagenhof, bis zum Garagenhof
    Neue Brücke: auf der Neuen Brücke, bis zur Neuen Brücke
    Alter Markt: auf dem Alten Markt, bis zum Alten Markt
    Hohes Ufer: auf dem Hohen Ufer, bis zum Hohen Ufer
    Grüner Weg: auf dem Grünen Weg, bis zum Grünen Weg
    Lange Gasse: auf der Langen Gasse, bis zur Langen Gasse
    Kölner Straße: auf der Kölner Straße, bis zur Kölner Straße
    Dr.-Müller-Platz: auf dem Dr.-Müller-Platz, bis zum Dr.-Müller-Platz
    Schulgärten: auf den Schulgärten, bis zu den Schulgärten
    Rote Häuser: auf den Roten Häusern, bis zu den Roten Häusern
    Omas Garten: auf Omas Garten, bis Omas Garten
    Burg Eltz: auf Burg Eltz, bis Burg Eltz
    Café Kranz: auf dem Café Kranz, bis zum Café Kranz
    Zeche Anna: auf der Zeche Anna, bis zur Zeche Anna
    Ufer der Spree: auf dem Ufer der Spree, bis zum Ufer der Spree
    Wiesen am Fluss: auf den Wiesen am Fluss, bis zu den Wiesen am Fluss
    3. Oktober: auf dem 3. Oktober, bis zum 3. Oktober
    Am Alten Markt: auf dem Feld „Am Alten Markt“, bis zum Feld „Am Alten Markt“
    Rück vor: auf dem Feld „Rück vor“, bis zum Feld „Rück vor“
    Göttingen: auf Göttingen, bis Göttingen
    Stadtbücherei: auf der Stadtbücherei, bis zur Stadtbücherei
    Freibad: auf dem Freibad, bis zum Freibad
    Heldenwiese: auf der Heldenwiese, bis zur Heldenwiese
    Hinterhof: auf dem Hinterhof, bis zum Hinterhof
    Kletterturm: auf dem Kletterturm, bis zum Kletterturm
    Eisdiele: auf der Eisdiele, bis zur Eisdiele
    Baumhaus: auf dem Baumhaus, bis zum Baumhaus
    Grosse Schanze: auf der Grossen Schanze, bis zur Grossen Schanze
"""


@pytest.mark.parametrize("line", NAMES.strip().splitlines())
def test_names_in_sentences(line):
    name, _, expected = line.strip().partition(": ")
    guess = guess_forms(name)
    assert guess.sure
    space = from_tree(own(spaces={"1": {"name": {"de": name}, "forms": {"gender": "f"}}})).spaces[1]
    spoken = in_sentences(type(space)(1, "street", {"de": name}, forms=guess.forms), "de")
    assert f"{spoken['space-at']}, {spoken['space-to']}" == expected


@pytest.mark.parametrize(
    "name", ["Durotar", "Kanzlei am See und Teich", "Bern Spitalgasse", "Xyzzy Qux", "", "4711"]
)
def test_what_is_unsure_has_no_article(name):
    guess = guess_forms(name)
    if not guess.sure:
        assert guess.forms in (Forms("bare"), Forms("title"))


def test_most_names_of_the_five_editions_are_guessed_right():
    """The endings were chosen with these in sight; of those it is sure of, two are names of their own."""
    known = {s.name["de"]: s.forms for name in available() for s in load(name).spaces}
    guesses = {name: guess_forms(name) for name in known}
    wrong = {name for name, guess in guesses.items() if guess.sure and guess.forms != known[name]}
    assert wrong == {"Grizzlyhügel", "Eiskrone"}
    assert sum(guess.sure for guess in guesses.values()) > 110
