"""Broken edition files: every problem is named with its place, and nothing else is ever raised."""

import copy
import datetime
import json
import os
import random
import re
import tomllib
from pathlib import Path

import pytest

from bankhalter import edition
from bankhalter.edition import EditionError, Problem, available, check, load, loading, schema
from bankhalter.edition.problems import Report

HOME = Path(edition.__file__).parent.with_name("editions")
STANDARD = (HOME / "standard.toml").read_bytes()
SPACES = {
    "street": 'kind = "street", group = "brown", price = 1, house = 1, hotel = 1, mortgage = 1, '
    "rent = [1, 1, 1, 1, 1, 1]",
    "parking": 'kind = "parking"',
}
NAMED = 'name = { de = "x", en = "x" }'
SAYING = 'text = { de = "x", en = "x" }'
NO_STATUS = "\n# without status\n"


def space(kind):
    return f"{{ {SPACES[kind]}, {NAMED} }}"


def word_at(problems):
    return {(p.place, p.word) for p in problems}


@pytest.fixture
def write(tmp_path):
    def write(text, name="broken.toml"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


HUGE = "0x" + "f" * 4900  # more digits than Python writes


# --- Files ------------------------------------------------------------------------------------

FILES = [
    ("bad-base", "extends", 'extends = "../secret.toml"'),
    ("bad-base", "extends", "extends = 3"),
    ("bad-base", "extends", f"extends = {HUGE}"),
    ("bad-base", "extends", 'extends = "atlantis"'),
    ("unknown-base", "extends", 'extends = "atlantis.toml"'),
    ("circular-extends", "extends", 'extends = "broken.toml"'),
    ("line-too-long", "broken.toml", "a = 1 #" + "x" * edition.MAX_LINE),
    ("line-too-long", "broken.toml", ".".join(["a"] * 30_000) + " = 1"),
    ("not-utf8", "broken.toml", b"id = '\xff'"),
    ("not-utf8", "broken.toml", "id = 'ö'".encode("latin-1")),
    ("not-utf8", "broken.toml", "id = 'x'".encode("utf-16")),
    ("syntax", "broken.toml", "\n\nid = = 3"),
    ("syntax", "broken.toml", "id = 'never closed"),
    ("syntax", "broken.toml", "id = 1\nid = 2"),
    ("syntax", "broken.toml", "a = " + "9" * 5000),
    ("syntax", "broken.toml", "a = '\0'"),
    ("too-deep", "broken.toml", "a = " + "[" * 4000),
    ("too-deep", "a.0.0.0.0.0.0.0", "a = " + "[" * 60 + "]" * 60),
    ("too-deep", "a.a.a.a.a.a.a.a", ".".join(["a"] * 4000) + " = 1"),
    ("too-large", "broken.toml", b"#\n" * edition.MAX_BYTES),
]


@pytest.mark.parametrize(("word", "place", "text"), FILES, ids=lambda x: str(x)[:20])
def test_unreadable_files(word, place, text, write):
    path = write(text)
    assert word_at(check(path)) == {(place, word)}
    with pytest.raises(EditionError) as caught:
        load(path)
    assert caught.value.problems == tuple(check(path))


def test_a_syntax_error_names_its_line(write):
    (problem,) = check(write("format = 1\n\nid = ="))
    assert problem.args["line"] == 3
    assert problem.reason == "Not TOML: Invalid value (line 3, column 6)."
    (problem,) = check(write("format = 1\nid = [1,\n"))
    assert problem.args["line"] in (2, 3)


def test_paths_that_are_no_files(tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "loop.toml").symlink_to(tmp_path / "loop.toml")
    assert word_at(check(tmp_path)) == {(tmp_path.name, "directory")}
    assert word_at(check("")) == {(".", "directory")}
    assert word_at(check("/")) == {("/", "directory")}
    assert word_at(check(tmp_path / "pipe.toml")) == {("pipe.toml", "not-a-file")}
    assert word_at(check(tmp_path / "none.toml")) == {("none.toml", "no-such-edition")}
    assert word_at(check("atlantis")) == {("atlantis", "no-such-edition")}
    assert check("a\0b")[0].word == "no-such-edition"
    assert check("x" * 5000)[0].word in ("unreadable", "no-such-edition")
    assert check(tmp_path / "loop.toml")[0].word in ("unreadable", "no-such-edition")


def test_a_file_that_may_not_be_read(write, monkeypatch):
    def denied(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    path = write("id = 1")
    monkeypatch.setattr(Path, "open", denied)
    (problem,) = check(path)
    assert (problem.word, problem.args) == ("unreadable", {"why": "Permission denied"})


def test_a_circle_of_files(write):
    write('extends = "b.toml"', "a.toml")
    write('extends = "a.toml"', "b.toml")
    assert word_at(check(write('extends = "a.toml"'))) == {("extends", "circular-extends")}


def test_a_long_chain_of_files(write):
    for number in range(12):
        path = write(f'extends = "n{number - 1}.toml"' if number else "", f"n{number}.toml")
    assert word_at(check(path)) == {("extends", "too-many-bases")}


def test_a_byte_order_mark_and_windows_line_ends_are_fine(write):
    text = 'extends = "standard"\nid = "mine"\nstatus = { "*" = "ours" }\n'
    assert load(write("\ufeff" + text.replace("\n", "\r\n"))).id == "mine"


# --- Values -----------------------------------------------------------------------------------

FULL = bool(os.environ.get("BANKHALTER_FULL"))
A_FULL_DECK = "\n".join(f'cards.a.c{n} = {{ do = "jail", {SAYING} }}' for n in range(16))
A_LONG_BOARD = "\n".join(f"spaces.{n} = {space('street')}" for n in range(40, 61))
SIXTY_DEEDS = "\n".join(
    [
        'fresh = ["spaces", "groups"]',
        'groups.brown = { letter = "A", colour = "#000000", name = { de = "x", en = "x" } }',
        *(f"spaces.{n} = {space('street')}" for n in range(61)),
    ]
)
TOKEN = f'{{ id = "x", {NAMED} }},'
GOLD = f'groups.gold = {{ letter = "Z", colour = "#ffffff", {NAMED} }}'

VALUES = [
    ("bad-format", "format", "format = 2"),
    ("bad-key", "id", 'id = "Große Stadt"'),
    ("bad-key", "cards.a.Big", f'cards.a.Big = {{ do = "jail", {SAYING} }}'),
    ("bad-pattern", "money.pattern.de", 'money.pattern.de = "M"'),
    ("bad-pattern", "money.pattern.en", 'money.pattern.en = "{} {}"'),
    ("bad-placeholder", "cards.a.jail.text.de", 'cards.a.jail.text.de = "Zahl {amount}"'),
    ("bad-placeholder", "cards.a.to-go.text.de", 'cards.a.to-go.text.de = "{space!r} {space}"'),
    ("bad-placeholder", "cards.a.to-go.text.de", 'cards.a.to-go.text.de = "{space:>9} {space}"'),
    ("bad-placeholder", "cards.a.to-go.text.de", 'cards.a.to-go.text.de = "{} {space}"'),
    ("bad-placeholder", "cards.a.to-go.text.de", 'cards.a.to-go.text.de = "{space.at} {space}"'),
    ("bad-space-number", "spaces.x", f"spaces.x = {space('parking')}"),
    ("bad-space-number", "spaces.-1", f"spaces.-1 = {space('parking')}"),
    ("bad-space-number", "spaces.040", f"spaces.040 = {space('parking')}"),
    ("bad-space-number", "spaces.²", f"spaces.'²' = {space('parking')}"),
    ("bad-text-braces", "cards.a.jail.text.en", 'cards.a.jail.text.en = "Jail {"'),
    ("board-size", "spaces", A_LONG_BOARD),
    ("board-size", "spaces", 'fresh = ["spaces"]\nspaces.0.kind = "go"'),
    ("deck-undefined", "cards.b", "decks.b = false"),
    ("duplicate-letter", "groups.red.letter", 'groups.red.letter = "A"'),
    ("duplicate-note", "money.notes.1", "money.notes = [[500, 1], [500, 2]]"),
    ("duplicate-space", "spaces.01", f"spaces.01 = {space('street')}"),
    ("duplicate-token", "tokens.1.id", f"tokens = [{TOKEN * 8}]"),
    ("duplicate-value", "rules.jail_pay_turns.1", "rules.jail_pay_turns = [1, 1]"),
    ("duplicate-value", "variants.list.1", 'variants.list = ["normal", "normal"]'),
    ("empty-deck", "spaces.2.deck", "cards.b = false"),
    ("empty-deck", "cards.a.jail.deck", 'cards.b = false\ncards.a.jail = { do = "pay_or_draw", '
     'deck = "b", amount = 1, text = { de = "{amount}", en = "{amount}" } }'),
    ("empty-group", "groups.gold", GOLD),
    ("empty-text", "name.de", 'name.de = " "'),
    ("few-tokens", "tokens", f"tokens = [{TOKEN}]"),
    ("go-not-first", "spaces.0", "spaces.0 = false"),
    ("go-not-first", "spaces.0.kind", 'spaces.20.kind = "go"'),
    ("go-not-first", "spaces.0.kind", 'spaces.0.kind = "parking"'),
    ("group-mixed", "groups.brown", 'spaces.5.group = "brown"'),
    ("group-undefined", "spaces.1.group", 'spaces.1.group = "gold"'),
    ("list-length", "cards.a", A_FULL_DECK),
    ("list-length", "money.notes", "money.notes = []"),
    ("min-over-max", "players.min", "players = { min = 8, max = 2 }"),
    ("missing", "id", "id = false"),
    ("missing", "spaces.14.rent", "spaces.14.rent = false"),
    ("missing", "cards.a.loan.do", "cards.a.loan.do = false"),
    ("missing", "rules.tournament", 'fresh = ["rules"]\nrules.cash_visible = true'),
    ("nearest-missing", "cards.a.nearest-utility.kind", "\n".join(
        f'spaces.{n} = {{ kind = "parking", group = false, price = false, mortgage = false, '
        f"factor = false, {NAMED} }}" for n in (12, 28)) + "\ngroups.utility = false"),
    ("no-jail", "spaces", 'spaces.10.kind = "parking"'),
    ("no-jail", "spaces", 'spaces.20.kind = "jail"'),
    ("no-normal", "variants.list", 'variants = { list = ["short"], short = { deal = 1 } }'),
    ("no-placeholder", "cards.a.loan.text.en", 'cards.a.loan.text.en = "Collect 150"'),
    ("no-placeholder", "cards.a.repairs.text.de", 'cards.a.repairs.text.de = "{house}"'),
    ("no-status", "id", 'id = "mine"\nstatus = { "spaces" = "ours" }' + NO_STATUS),
    ("no-translation", "spaces.1.name.de", "spaces.1.name.de = false"),
    ("no-translation", "terms.house.de", "terms.house.de = false"),
    ("not-allowed", "rules.tie_break", 'rules.tie_break = "dice"'),
    ("not-allowed", "status.*", 'status = { "*" = "guessed" }' + NO_STATUS),
    ("not-allowed", "groups.red.colour", 'groups.red.colour = "red"'),
    ("not-allowed", "fresh.0", 'fresh = ["everything"]'),
    ("not-emoji", "tokens.0.emoji", 'tokens = [{ emoji = "AB" }]'),
    ("not-emoji", "tokens.0.emoji", 'tokens = [{ emoji = "🐸🐸" }]'),
    ("duplicate-token", "tokens.1.emoji", 'tokens = [{ emoji = "🐸" }, { emoji = "🐸" }]'),
    ("duplicate-token", "tokens.1.initials", 'tokens = [{ initials = "AB" }, { initials = "ab" }]'),
    ("unknown-key", "tokens.0.initials", 'tokens = [{ emoji = "🐸", initials = "AB" }]'),
    ("no-figure", "tokens.0.drawn", 'tokens = [{ drawn = "standard-ball" }]'),
    ("not-allowed", "tokens.0.drawn", 'tokens = [{ drawn = "<svg>" }]'),
    ("not-allowed", "look.palette", 'look.palette = "url(x)"'),
    ("list-length", "look.utilities", 'look.utilities = ["bolt"]'),
    ("text-too-long", "spaces.1.short.de", f'spaces.1.short.de = "{"x" * 25}"'),
    ("not-flag", "rules.tournament", "rules.tournament = 1"),
    ("not-list", "spaces.1.rent", "spaces.1.rent = 2"),
    ("not-list", "fresh", 'fresh = "cards"'),
    ("not-table", "spaces.1", "spaces.1 = 60"),
    ("not-table", "status", "status = 1" + NO_STATUS),
    ("not-text", "name.de", "name.de = 1"),
    ("not-text", "seed", "seed = 1979-05-27"),
    ("not-whole", "amounts.fine", "amounts.fine = 50.0"),
    ("not-whole", "amounts.fine", "amounts.fine = true"),
    ("not-whole", "spaces.1.rent.2", "spaces.1.rent = [2, 10, nan, 90, 160, 250]"),
    ("notes-sum", "money.notes", "money.start = 1499"),
    ("off-board", "cards.a.to-top.to", "cards.a.to-top.to = 40"),
    ("off-board", "cards.a.back.steps", "cards.a.back.steps = 40"),
    ("off-grain", "amounts.fine", "money.grain = 3"),
    ("only-keepers", "cards.a", f'fresh = ["cards"]\ncards.a.k = {{ do = "keep", {SAYING} }}\n'
     f'cards.b.k = {{ do = "jail", {SAYING} }}'),
    ("out-of-range", "amounts.fine", "amounts.fine = -50"),
    ("out-of-range", "amounts.fine", f"amounts.fine = {10**300}"),
    ("out-of-range", "players.max", "players.max = 13"),
    ("out-of-range", "cards.a.to-top.to", "cards.a.to-top.to = -1"),
    ("rent-count", "spaces.14.rent", "spaces.14.rent = [1, 2, 3, 4, 5]"),
    ("rent-count", "spaces.5.rent", "spaces.5.rent = [1, 2, 3]"),
    ("rent-count", "spaces.12.factor", "spaces.12.factor = [4]"),
    ("space-missing", "spaces.20", "spaces.20 = false"),
    ("speed-faces", "dice.faces", 'dice.faces = ["1", "2"]'),
    ("speed-faces", "dice.faces", "dice.speed = false"),
    ("speed-faces", "dice.faces", "dice = { speed = false, faces = [] }"),
    ("text-too-long", "name.de", f'name.de = "{"x" * 61}"'),
    ("to-jail-without-jail", "spaces.30.kind", 'spaces.10.kind = "parking"'),
    ("too-many-deeds", "spaces", SIXTY_DEEDS),
    ("unknown-kind", "spaces.20.kind", f"spaces.20.kind = {HUGE}"),
    ("unknown-verb", "cards.a.jail.do", f"cards.a.jail.do = [{HUGE}]"),
    ("out-of-range", "amounts.fine", f"amounts.fine = {HUGE}"),
    ("duplicate-value", "rules.jail_pay_turns.1", f"rules.jail_pay_turns = [{HUGE}, {HUGE}]"),
    ("unknown-key", "colour", "colour = 1"),
    ("unknown-key", "spaces.4.rent", "spaces.4.rent = [1]"),
    ("unknown-key", "cards.a.jail.amount", "cards.a.jail.amount = 1"),
    ("unknown-key", "cards.c", f'cards.c.x = {{ do = "jail", {SAYING} }}'),
    ("unknown-key", "rules.magic", "rules.magic = true"),
    ("unknown-key", "name.fr", 'name.fr = "Standard"'),
    ("unknown-kind", "spaces.20.kind", 'spaces.20.kind = "casino"'),
    ("unknown-kind", "cards.a.nearest-utility.kind", 'cards.a.nearest-utility.kind = "casino"'),
    ("unknown-verb", "cards.a.jail.do", 'cards.a.jail.do = "teleport"'),
    ("unknown-verb", "cards.a.jail.do", "cards.a.jail.do = []"),
    ("unlisted-variant", "variants.blitz", "variants.blitz.deal = 1"),
    ("piled-signs", "name.de", 'name.de = "a\\u0301\\u0301\\u0301\\u0301\\u0301"'),
    ("unprintable", "name.de", 'name.de = "a\\u0007b"'),
    ("variant-undefined", "variants.list", 'variants.list = ["normal", "blitz"]'),
]  # fmt: skip


def child(lines):
    status = "" if NO_STATUS in lines else '\n[status]\n"*" = "ours"\n'
    own = "" if re.search("^id = ", lines, re.MULTILINE) else 'id = "mine"\n'
    return f'extends = "standard"\n{own}{lines}{status}'


@pytest.mark.parametrize(("word", "place", "lines"), VALUES, ids=lambda x: str(x)[:40])
def test_wrong_values_are_named_with_their_place(word, place, lines, write):
    problems = check(write(child(lines)))
    assert (place, word) in word_at(problems)
    for problem in problems:
        assert problem.reason == edition.REASONS[problem.word].format(**problem.args)
        assert problem.reason.endswith(".")


def test_every_kind_of_problem_has_a_test():
    tested = {word for word, *_ in FILES + VALUES}
    elsewhere = {"inherited-id", "directory", "no-such-edition", "not-a-file", "too-many-bases", "unreadable"}
    elsewhere |= {"json-syntax", "unwritable"}  # test_trees.py
    elsewhere |= {"bad-link", "not-fetched"}  # test_edition_links.py of the server
    elsewhere |= {"link-blocked", "link-empty", "link-other", "link-unreachable"}
    assert tested | elsewhere == set(edition.REASONS)


def test_a_child_needs_an_id_of_its_own(write):
    text = 'extends = "standard"\nstatus = { "*" = "ours" }'
    assert word_at(check(write(text))) == {("id", "inherited-id")}


def test_a_harmless_child_has_no_problem(write):
    assert check(write(child('id = "mine"\nspaces.1.name.de = "Meine Straße"'))) == []


def test_all_problems_are_told_not_only_the_first(write):
    lines = [lines for word, _, lines in VALUES if word in ("not-flag", "rent-count", "off-board")]
    lines += ['cards.a.jail.do = "teleport"', 'money.start = "viel"', 'seed = ""']
    found = word_at(check(write(child("\n".join(lines)))))
    assert found >= {
        ("rules.tournament", "not-flag"),
        ("spaces.14.rent", "rent-count"),
        ("cards.a.to-top.to", "off-board"),
        ("cards.a.jail.do", "unknown-verb"),
        ("money.start", "not-whole"),
        ("seed", "empty-text"),
    }


def test_the_message_of_an_error_lists_its_problems(write):
    with pytest.raises(EditionError, match=r"amounts\.fine: Expected a whole number, found a text\."):
        load(write(child('amounts.fine = "50"')))
    assert issubclass(EditionError, ValueError)
    assert Problem("a", "b").word == ""


# --- Mutations --------------------------------------------------------------------------------

WRONG = [-1, "", [], {"de": 1}, 10**30, 1.5, float("nan"), "zzz", True, False, [[1]], {}]
WRONG += [datetime.date(2026, 1, 1), datetime.time(1), ["a", 1], {"kind": "go"}]


def judged(tree):
    """The problems of a tree, as if read from a file without a base."""
    report = Report()
    made = loading.judged([tree], report)
    assert (made is None) == bool(report.problems)
    return report.problems


def leaves(tree, above=()):
    for key, value in tree.items():
        if isinstance(value, dict):
            yield (*above, key), value
            yield from leaves(value, (*above, key))
        else:
            yield (*above, key), value


def changed(tree, path, value, missing=False):
    """A copy of the tree with one value replaced or taken away."""
    top = here = dict(tree)
    for key in path[:-1]:
        here[key] = here = dict(here[key])
    if missing:
        del here[path[-1]]
    else:
        here[path[-1]] = copy.deepcopy(value)
    return top


def small():
    """An edition of thirteen spaces and fifteen cards that has every kind, verb and key."""
    tree = tomllib.loads(STANDARD.decode())
    kept = [0, 1, 2, 3, 4, 5, 7, 10, 12, 20, 30, 37, 39]
    tree["spaces"] = {str(at): tree["spaces"][str(old)] for at, old in enumerate(kept)}
    tree["spaces"]["5"]["rent"], tree["spaces"]["8"]["factor"] = [25], [4]
    groups = ("brown", "dark_blue", "station", "utility")
    tree["groups"] = {name: tree["groups"][name] for name in groups}
    away = {"to-red", "to-top", "nearest-station-again", "dividend", "holiday", "insurance"}
    away |= {"hospital", "school", "consultancy", "street-repairs", "contest", "inheritance"}
    away |= {"doctor", "share-sale", "tax-refund"}
    tree["cards"] = {
        deck: {name: card for name, card in cards.items() if name not in away}
        for deck, cards in tree["cards"].items()
    }
    either = {"de": "{amount}", "en": "{amount}"}
    tree["cards"]["b"]["fine"] = {"do": "pay_or_draw", "amount": 10, "deck": "a", "text": either}
    tree["cards"]["b"]["first"] = {
        "do": "back_to", "to": 1, "text": {"de": "{space}", "en": "{space}"}
    }  # fmt: skip
    tree["variants"] = {"list": ["normal", "short"], "short": {"deal": 2, "deal_paid": True}}
    return tree


def test_the_small_edition_is_whole():
    assert judged(small()) == []
    cards = [card for deck in small()["cards"].values() for card in deck.values()]
    assert {card["do"] for card in cards} == set(schema.card_shapes())
    assert {s["kind"] for s in small()["spaces"].values()} == set(schema.space_shapes())


@pytest.mark.parametrize("number", range(len(WRONG)), ids=lambda number: repr(WRONG[number]))
def test_any_value_anywhere_is_answered_calmly(number):
    """Every wrong value in every fourth place, so that every place meets four of them."""
    tree, wrong = small(), WRONG[number]
    for path, value in list(leaves(tree))[number % 4 :: 4]:
        problems = judged(changed(tree, path, wrong))
        if type(value) is not type(wrong) or type(wrong) is int:
            assert problems, path


@pytest.mark.slow
def test_every_leaf_of_the_standard_edition_is_checked():
    """Each once with one wrong value; BANKHALTER_FULL=1 tries all, else every third."""
    tree = tomllib.loads(STANDARD.decode())
    for number, (path, value) in list(enumerate(leaves(tree)))[:: 1 if FULL else 3]:
        wrong = WRONG[number % len(WRONG)]
        assert judged(changed(tree, path, wrong)) or type(value) is type(wrong), path


def test_a_missing_value_is_missed():
    tree = small()
    for path, _ in leaves(tree):
        problems = judged(changed(tree, path, None, missing=True))
        free = path[0] in ("status", "sources") and len(path) > 1
        whole_card = path[0] == "cards" and len(path) == 3
        optional = path[-1] in ("dative_many", "forms", "en", "look", "status")
        optional |= path[:2] == ("variants", "short")
        optional |= path in (("box",), ("box", "currency"))  # nothing of the box is needed to play
        last_space = path == ("spaces", "12")
        assert problems or free or whole_card or optional or last_space, path


def test_an_unknown_key_is_noticed_in_every_table():
    tree = small()
    tables = [(), *(path for path, value in leaves(tree) if isinstance(value, dict))]
    for path in tables:
        problems = judged(changed(tree, (*path, "zzz"), 1))
        assert any(p.place.endswith("zzz") for p in problems), path


@pytest.mark.parametrize("name", available())
def test_a_file_cut_short_is_answered_calmly(name, write):
    data = (HOME / f"{name}.toml").read_bytes()
    needed = data.index(b"[sources]") if name == "standard" else data.index(b"id = ")
    for length in range(0, len(data), 50):
        problems = check(write(data[:length]))
        assert problems or (length > needed and tomllib.loads(data[:length].decode()))


def test_random_bytes_are_answered_calmly(write):
    chance = random.Random(4)
    for _ in range(200):
        assert check(write(chance.randbytes(chance.randrange(1, 2000))))


def test_flipped_bytes_are_answered_calmly(write):
    chance = random.Random(5)
    for _ in range(300):
        data = bytearray(STANDARD)
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.choice(b"\x00\"'{}[]=.,#\n0a\xc3")
        assert isinstance(check(write(bytes(data))), list)


def test_shuffled_lines_are_answered_calmly(write):
    chance = random.Random(6)
    for _ in range(60):
        lines = STANDARD.decode().split("\n")
        chance.shuffle(lines)
        assert check(write("\n".join(lines)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing",
        "a = 1979-05-27T07:32:00Z",
        "spaces = 1\ncards = 2\nmoney = 3\nstatus = 4\ngroups = 5\ntokens = 6\nfresh = 7",
        "spaces = []\ncards = []\nmoney = []\nstatus = []\ngroups = []\ntokens = {}\nfresh = {}",
        "cards.a = 1\ncards.b = []\ndecks.a = 1\nterms.house = 1\nvariants.list = 1",
        "variants = 1\nplayers = []\ndice = 2",
        "\n".join(f"k{n} = {n}" for n in range(15_000)),
        "\n".join(f"spaces.{n}.kind = 'street'" for n in range(5_000)),
        "'' = 1\n'.' = 2\n'a.b' = { '' = {} }\n'\\u0000' = 1",
        json.dumps({"format": 1}),
    ],
    ids=lambda text: text[:20],
)
def test_odd_files_are_answered_calmly(text, write):
    assert check(write(text))
    assert isinstance(check(write(child(NO_STATUS) + text)), list)
