"""An edition as data: trees, texts and back, what they are called, and what differs from a base."""

import json

import pytest

from bankhalter import edition
from bankhalter.edition import (
    EditionError,
    available,
    check,
    check_tree,
    difference,
    from_json,
    from_toml,
    from_tree,
    load,
    merged_tree,
    reference,
    to_json,
    to_toml,
    whole,
)
from bankhalter.text.speaker import Speaker

OWN = {
    "format": 1,
    "extends": "standard",
    "id": "our-street",
    "name": {"de": "Unsere Straße"},
    "spaces": {"1": {"name": {"de": "Garagenhof"}, "short": {"de": "Garagen"}, "forms": {"gender": "m"}}},
    "terms": {"house": {"de": {"one": "Jurte", "many": "Jurten", "gender": "f"}}},
}
every = pytest.mark.parametrize("name", available())


def own(**more):
    return {**json.loads(json.dumps(OWN)), **more}


def words(problems):
    return [(p.place, p.word) for p in problems]


# --- Trees --------------------------------------------------------------------------------------


def test_a_tree_over_a_base_is_an_edition():
    made = from_tree(OWN)
    assert (made.id, made.base, made.spaces[3].name["de"]) == ("our-street", "standard", "Turmstraße")
    assert made.spaces[1].short["de"] == "Garagen"
    assert made.tree == {k: v for k, v in merged_tree(OWN).items() if k != "extends" and k != "status"}


@every
def test_the_tree_of_an_edition_is_that_edition(name):
    known = load(name)
    again = from_tree(known.tree)
    assert (again.hash, again.digest, again.base) == (known.hash, known.digest, "")
    assert again.spaces == known.spaces
    assert again.cards == known.cards
    assert again.terms == known.terms


def test_a_word_said_again_as_it_was_loses_nothing():
    """Whoever writes down all forty names keeps the articles and the English of those that did not change."""
    base = load("standard").tree
    spaces = {at: {"name": {"de": space["name"]["de"]}} for at, space in base["spaces"].items()}
    terms = {"house": {"de": {"many": base["terms"]["house"]["de"]["many"]}}}
    made = from_tree({"format": 1, "extends": "standard", "id": "own", "spaces": spaces, "terms": terms})
    assert made.spaces == load("standard").spaces
    assert made.terms == load("standard").terms


def test_a_box_of_another_name_has_only_what_is_said_of_it():
    own = from_tree({"format": 1, "extends": "deluxe-ch", "id": "own", "box": {"extras": {"feet": 2}}})
    assert (own.box.currency, dict(own.box.extras)) == ({}, {"feet": 2})
    assert own.box.finish == load("deluxe-ch").box.finish
    bare = from_tree({"format": 1, "extends": "deluxe-ch", "id": "own", "box": {"currency": False}})
    assert not bare.box.currency and "currency" not in bare.tree["box"]


def test_buildings_of_another_name_look_as_is_said_of_them():
    base, tents = load("deluxe-ch").box.finish, {"house": {"de": {"one": "Zelt", "many": "Zelte"}}}
    made = from_tree({"format": 1, "extends": "deluxe-ch", "id": "own", "terms": tents})
    assert made.box.finish == {"hotel": base["hotel"]}
    english = {"house": {"en": {"one": "cabin", "many": "cabins"}}}
    made = from_tree({"format": 1, "extends": "deluxe-ch", "id": "own", "terms": english})
    assert made.box.finish == base


def test_what_a_box_shows_is_found_again_in_a_whole_tree():
    for box in ({"currency": {"de": "Franken"}}, {"currency": {"de": "Taler"}, "extras": {"feet": 4}}, {}):
        made = from_tree({"format": 1, "extends": "deluxe-ch", "id": "own", "box": box})
        said = difference(made.tree, load("deluxe-ch").tree)
        assert said.get("box", {}) == box
        assert from_tree(said).hash == made.hash


def test_a_new_name_has_lost_what_belonged_to_the_old_one():
    made = from_tree(
        {"format": 1, "extends": "standard", "id": "x", "spaces": {"1": {"name": {"de": "Hof"}}}}
    )
    assert made.spaces[1].name == {"de": "Hof", "en": "Hof"}
    assert made.spaces[1].forms.gender == "title"
    assert from_tree(OWN).terms["house"]["de"].dative_many == "Jurten"
    grandchild = edition.layers.merged([merged_tree(OWN), {"spaces": {"1": {"name": {"de": "Hof"}}}}])
    assert "short" not in grandchild["spaces"]["1"]


def test_what_has_no_english_is_german_there_too():
    made = from_tree(own(cards={"a": {"to-red": {"text": {"de": "Auf! Zieh vor {to-space}."}}}}))
    assert made.terms["house"]["en"].many == "Jurten"
    at = next(i for i, card in enumerate(made.cards) if (card.deck, card.id) == ("a", "to-red"))
    assert Speaker(made, "en", ["A", "B"]).card(at) == "Auf! Zieh vor bis zum Opernplatz."
    assert Speaker(made, "en", ["A", "B"]).space(1) == "Garagenhof"


def test_the_built_in_editions_are_complete_in_english():
    def lacking(tree, path=""):
        if isinstance(tree, dict) and "de" in tree and "en" not in tree:
            yield path
        if isinstance(tree, dict):
            for key, value in tree.items():
                yield from lacking(value, f"{path}.{key}")

    assert [place for name in available() for place in lacking(load(name).tree)] == []


@pytest.mark.parametrize(
    ("tree", "expected"),
    [
        (None, [("edition", "not-table")]),
        ([], [("edition", "not-table")]),
        ({"extends": "../secret.toml"}, [("extends", "bad-base")]),
        ({"extends": "beside.toml"}, [("extends", "unknown-base")]),
        ({"extends": ["standard"]}, [("extends", "bad-base")]),
        ({"a": [[[[[[[[]]]]]]]]}, [("a.0.0.0.0.0.0.0", "too-deep")]),
        (own(seed=None), [("seed", "not-text")]),
        (own(name={"de": "\ud800"}), [("name.de", "unprintable")]),
        (own(name={"de": "\u202eabc"}), [("name.de", "unprintable")]),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_tree(tree, expected):
    assert words(check_tree(tree)) == expected
    with pytest.raises(EditionError):
        from_tree(tree)


def test_a_tree_reads_no_files(tmp_path, monkeypatch):
    (tmp_path / "beside.toml").write_text('extends = "standard"\nid = "beside"')
    monkeypatch.chdir(tmp_path)
    assert words(check_tree({"extends": "beside.toml"})) == [("extends", "unknown-base")]


def test_an_edition_that_is_too_large_as_a_whole():
    sources = {f"s{n}": "x" * 400 for n in range(155)}
    assert words(check_tree(own(sources=sources))) == [("edition", "too-large")]


# --- Figures and look -----------------------------------------------------------------------------


def test_figures_of_every_sort():
    drawn = [
        {"drawn": "standard-tram"},
        {"emoji": "🐸"},
        {"emoji": "👩🏽‍🚒"},
        {"emoji": "🇨🇭"},
        {"initials": "ÄB"},
    ]
    named = [{"emoji": "❤️", "name": {"de": "Herz"}}, {"id": "hat", "name": {"de": "Hut"}}, {"initials": "7"}]
    made = from_tree(own(tokens=drawn + named)).tokens
    assert [token.id for token in made] == [
        "standard-tram", "emoji-1f438", "emoji-1f469-1f3fd-200d-1f692", "emoji-1f1e8-1f1ed", "initials-äb",
        "emoji-2764-fe0f", "hat", "initials-7",
    ]  # fmt: skip
    assert (made[0].name["de"], made[1].name["en"], made[5].name["en"]) == ("Straßenbahn", "🐸", "Herz")


def test_a_look_is_inherited_and_may_be_changed():
    assert from_tree(OWN).look.palette == "standard"
    made = from_tree(own(look={"palette": "azeroth", "utilities": ["drop", "bolt"]}))
    assert (made.look.palette, made.look.utilities, made.look.middle) == ("azeroth", ("drop", "bolt"), "")


# --- What an edition is called ------------------------------------------------------------------------


def test_a_hash_names_everything_and_a_digest_what_is_played():
    first = from_tree(OWN)
    assert len(first.hash) == 26
    assert first.hash.isalnum()
    assert first.hash.islower()
    renamed = from_tree(own(spaces={"1": {"name": {"de": "Hof"}}}))
    painted = from_tree(own(look={"palette": "azeroth"}))
    dearer = from_tree(own(amounts={"fine": 60}))
    assert len({first.hash, renamed.hash, painted.hash, dearer.hash}) == 4
    assert first.digest == renamed.digest == painted.digest != dearer.digest


def test_a_hash_does_not_know_how_an_edition_was_written():
    other = {key: OWN[key] for key in reversed(OWN)}
    assert from_tree(other).hash == from_tree(OWN).hash
    assert from_tree({**OWN, "status": {"*": "ours"}}).hash == from_tree(OWN).hash
    assert from_tree(whole(from_tree(OWN))).hash == from_tree(OWN).hash


def test_cards_in_another_order_are_another_edition():
    decks = load("standard").tree["cards"]
    turned = {"a": dict(reversed(decks["a"].items())), "b": decks["b"]}
    made = from_tree(own(fresh=["cards"], cards=turned))
    assert made.hash != from_tree(OWN).hash
    assert from_tree(from_toml(to_toml(made.tree))).cards == made.cards
    assert from_tree(difference(made.tree, load("standard").tree)).cards == made.cards


@every
def test_references(name):
    assert reference(load(name)) == name
    assert reference(from_tree(whole(load(name)))) == name
    other = from_tree({"format": 1, "extends": name, "id": name, "seed": "mine"})
    assert reference(other) == f"{name}@{other.hash}"


# --- Texts ---------------------------------------------------------------------------------------------


@every
def test_written_read_and_written_again(name):
    for tree in (load(name).tree, whole(load(name)), OWN):
        toml, text = to_toml(tree), to_json(tree)
        assert from_toml(toml) == from_json(text) == tree
        assert to_toml(from_toml(toml)) == toml == to_toml(from_json(text))
        assert to_json(from_json(text)) == text == to_json(from_toml(toml))


def test_a_file_says_what_its_tree_says(tmp_path):
    for name, text in (("own.toml", to_toml(OWN)), ("own.json", to_json(OWN))):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert load(tmp_path / name) == from_tree(OWN)
        assert check(tmp_path / name) == []


def test_toml_looks_like_our_files():
    assert to_toml(own(tokens=[{"emoji": "🐸"}, {"initials": "A"}], cards={"a": {"jail": False}})) == (
        "format = 1\n"
        'extends = "standard"\n'
        'id = "our-street"\n'
        'name = { de = "Unsere Straße" }\n'
        "tokens = [\n"
        '    { emoji = "🐸" },\n'
        '    { initials = "A" },\n'
        "]\n"
        "\n[spaces]\n"
        '1 = { name = { de = "Garagenhof" }, short = { de = "Garagen" }, forms = { gender = "m" } }\n'
        "\n[cards.a]\n"
        "jail = false\n"
        "\n[terms]\n"
        'house = { de = { gender = "f", one = "Jurte", many = "Jurten" } }\n'
    )


@pytest.mark.parametrize(
    ("text", "word", "line"),
    [
        ("{", "json-syntax", 1),
        ('{\n"a": NaN}', "json-syntax", 1),
        ("[1]", "not-table", 0),
        ("", "json-syntax", 1),
        ("[" * 9000, "too-deep", 0),
        ('{"a": ' + "1" * 9000 + "}", "json-syntax", 1),
        ('{"a": 1\n"b": 2}', "json-syntax", 2),
    ],
    ids=lambda x: str(x)[:20],
)
def test_json_that_cannot_be_read(text, word, line):
    with pytest.raises(EditionError) as caught:
        from_json(text)
    (problem,) = caught.value.problems
    assert (problem.place, problem.word, problem.args.get("line", 0)) == ("edition", word, line)


def test_texts_that_are_too_large():
    for read in (from_json, from_toml):
        with pytest.raises(EditionError, match="larger than 65536 bytes"):
            read("#" * 65_537)


@pytest.mark.parametrize(
    "value", [None, float("nan"), float("inf"), 2**63, "\ud800", {"\udfff": 1}, ()], ids=repr
)
def test_what_cannot_be_written_is_refused(value):
    for write in (to_json, to_toml):
        with pytest.raises(EditionError) as caught:
            write({"a": {"b": [1, value]}})
        assert [p.word for p in caught.value.problems] == ["unwritable"]
        assert caught.value.problems[0].place.startswith("a.b.1")


# --- Differences -------------------------------------------------------------------------------------------


@every
@pytest.mark.parametrize("base", available())
def test_a_difference_over_any_base_gives_the_edition_again(name, base):
    tree = difference(load(name).tree, load(base).tree)
    made = from_tree(tree)
    assert (made.hash, made.base) == (load(name).hash, base)
    assert made.cards == load(name).cards


def test_a_difference_holds_only_what_differs():
    assert difference(from_tree(OWN).tree, load("standard").tree) == OWN
    assert difference(load("standard").tree, load("standard").tree) == {
        "format": 1, "extends": "standard", "id": "standard",
    }  # fmt: skip


def test_a_difference_takes_away_and_keeps_what_would_be_lost():
    tree = from_tree(OWN).tree
    tree = {
        **tree,
        "cards": {**tree["cards"], "a": {k: v for k, v in tree["cards"]["a"].items() if k != "jail"}},
    }
    assert difference(tree, load("standard").tree)["cards"] == {"a": {"jail": False}}
    english = json.loads(json.dumps(load("standard").tree))
    english["spaces"]["1"]["name"]["en"] = "Bath Street"
    assert difference(english, load("standard").tree)["spaces"] == {
        "1": {"name": {"en": "Bath Street"}, "forms": {"gender": "f"}}
    }
