"""Random edits of the five editions, and files made to do harm.

What the checker says of a draft is what it says of its file; every problem has a place; what is written is
read back the same; what can be played is played. BANKHALTER_FULL=1 tries far more of each.
"""

import contextlib
import gc
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bankhalter.edition import (
    EditionError,
    available,
    check,
    check_tree,
    difference,
    fix_of,
    from_json,
    from_toml,
    from_tree,
    hints,
    load,
    merged_tree,
    packed,
    to_json,
    to_toml,
)
from bankhalter.edition.problems import shown
from bankhalter.lab.jobs.job import Job, play_chunk
from bankhalter.lab.statistics.counts import UNFINISHED
from bankhalter.text import plain

FULL = bool(os.environ.get("BANKHALTER_FULL"))
TREES = {name: load(name).tree for name in available()}
calm = settings(
    deadline=None,
    max_examples=1000 if FULL else 40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
NAMES = st.text(st.characters(codec="utf-8"), max_size=70)
ODD = st.one_of(
    st.booleans(),
    st.integers(-(2**63) + 1, 2**63 - 1),
    st.floats(allow_nan=False, allow_infinity=False),
    NAMES,
    st.lists(st.integers(0, 2000), max_size=8),
    st.dictionaries(
        st.sampled_from(["de", "en", "kind", "x", "", "a.b", "one"]), st.text(max_size=9), max_size=3
    ),
)


def paths(tree, above=()):
    """Every place of a tree, tables before what is in them."""
    for key, value in tree.items():
        yield (*above, key)
        if isinstance(value, dict):
            yield from paths(value, (*above, key))


def at(tree, path):
    for key in path:
        tree = tree[key]
    return tree


def put(tree, path, value):
    """Say something at a place; what stood in the way is written over."""
    for key in path[:-1]:
        if not isinstance(tree.get(key), dict):
            tree[key] = {}
        tree = tree[key]
    tree[path[-1]] = value


def likely(value):
    """A value such as somebody might type instead of this one."""
    if isinstance(value, bool):
        return st.booleans()
    if isinstance(value, int):
        return st.integers(0, 3 * value + 10)
    if isinstance(value, str):
        return st.one_of(
            st.just(value.upper()), st.sampled_from(["Neue Brücke", "Omas Garten", "#123456", "<b>x</b>"])
        )
    if isinstance(value, list) and all(type(one) is int for one in value):
        return st.lists(st.integers(0, 2000), min_size=len(value), max_size=len(value)).map(sorted)
    return st.just(value)


@st.composite
def drafts(draw, wild=True):
    """An edition over one of the five with a few things changed."""
    base = draw(st.sampled_from(available()))
    tree = {"format": 1, "extends": base, "id": "mine"}
    places = list(paths(TREES[base]))
    for _ in range(draw(st.integers(1, 6))):
        path = draw(st.sampled_from(places))
        value = at(TREES[base], path)
        if wild and draw(st.booleans()):
            new = draw(NAMES) if draw(st.booleans()) else ""
            put(tree, (*path[:-1], new) if new else path, draw(ODD))
        elif not isinstance(value, dict):
            put(tree, path, draw(likely(value)))
    return tree


def sorted_words(problems):
    return sorted((p.place, p.word, p.reason) for p in problems)


@calm
@given(drafts())
def test_a_draft_and_its_file_have_the_same_problems(tree):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("mine.toml", to_toml(tree)), ("mine.json", to_json(tree))):
            (Path(folder) / name).write_text(text, encoding="utf-8")
            assert sorted_words(check(Path(folder) / name)) == sorted_words(check_tree(tree))


@calm
@given(drafts())
def test_what_is_written_is_read_back_and_written_the_same(tree):
    toml, text = to_toml(tree), to_json(tree)
    assert to_toml(from_toml(toml)) == toml
    assert to_json(from_json(text)) == text
    assert to_toml(from_json(text)) == toml
    assert to_json(from_toml(toml)) == text


def rest_of(tree, place):
    """What is left of a place when its keys are followed through a tree as far as they go."""
    children = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, child in children:
        name = shown(str(key)) or '""'
        if place == name:
            return ""
        if place.startswith(f"{name}."):
            return rest_of(child, place[len(name) + 1 :])
    return place


MISSING = {"missing", "no-translation", "space-missing", "go-not-first", "not-list"}


@calm
@given(drafts())
def test_every_problem_has_a_field(tree):
    whole = merged_tree(tree)
    for problem in [*check_tree(tree), *hints(whole)]:
        rest = rest_of(whole, problem.place)
        assert problem.place
        assert not rest or (problem.word in {*MISSING, "no-forms"} and "." not in rest), problem
        assert all(place for place, _ in fix_of(problem, whole))
        for language in ("de", "en"):
            assert plain(language).problem(problem.word, problem.args) != problem.word


@calm
@given(drafts(wild=False))
def test_what_can_be_played_is_its_difference_again(tree):
    assume(not check_tree(tree))
    made = from_tree(tree)
    again = from_tree(difference(made.tree, TREES[made.base]))
    assert (again.hash, again.cards, again.spaces) == (made.hash, made.cards, made.spaces)
    assert replace(load(packed(made)), statuses={}) == replace(made, statuses={})


@settings(calm, max_examples=200 if FULL else 8)
@given(drafts(wild=False), st.integers(0, 2**32))
def test_a_draft_without_a_problem_is_played_to_its_end(tree, seed):
    """Unless the bank has too few houses for a group: then rents may never come to more than GO pays."""
    assume(not check_tree(tree))
    made = from_tree(tree)
    assert finished(made, seed) or made.amounts.houses < ENOUGH


ENOUGH = 3 * 4  # houses, for the streets of a group


def finished(edition, seed):
    """Whether a game is over within a thousand rounds."""
    seats = ("simple",) * edition.players[0]
    done = play_chunk((Job(packed(edition), (), seats, seed=seed, rounds=1000),), 0, 1)
    return done.tallies[0]["sums"][UNFINISHED] == 0


DEEDS = {at: space for at, space in TREES["deluxe-ch"]["spaces"].items() if "rent" in space}
UNBUILT = {"amounts": {"houses": 0, "hotels": 0}}
RENT_FREE = {"spaces": {at: {"rent": [0] * len(space["rent"])} for at, space in DEEDS.items()}}


@pytest.mark.parametrize("change", [UNBUILT, RENT_FREE], ids=["unbuilt", "rent-free"])
def test_where_hardly_any_rent_is_paid_nobody_wins(change):
    made = from_tree({"format": 1, "extends": "deluxe-ch", "id": "mine", **change})
    assert not finished(made, 1)


# --- Files made to do harm -------------------------------------------------------------------------------

SIGNS = [
    *("<script>alert(1)</script>", "]]>", "&lt;", "javascript:alert(1)", "../../etc/passwd", "#:schema"),
    *("\u202egnp.exe", "\u2066", "\u200d", "\u200b", "\x00", "\ud800", "a\u0301" * 50, "\U0001d54f"),
    *("{}", "{space.__class__}", "{0!r}", "%s", "NaN", "1e999", "-0", "A" * 3000, "é" * 61, "😀" * 40),
    *("\n\n[status]\n", '"""', "'''", "\\u0000", "\\"),
]
PARTS = [path for path in paths(TREES["standard"]) if len(path) <= 3]
PLACES = [
    *PARTS,
    ("extends",),
    ("fresh",),
    ("status",),
    ("look", "palette"),
    ("spaces", "99"),
    ("a.b", ""),
    ("",),
]


def hostile_value(chance, depth=0):
    """Something nobody would write: of a wrong sort, huge, deep, or full of signs."""
    kind = chance.randrange(12)
    if kind < 4:
        return chance.choice(SIGNS)
    if kind == 4:
        return chance.choice(
            [10**30, -(10**18), 2**63, 10**400, 0, -1, 0.1, float("nan"), float("inf"), None, True]
        )
    if kind == 5:
        return [hostile_value(chance, depth + 1) for _ in range(chance.randrange(40 if depth < 2 else 2))]
    if kind == 6 and depth < 4:
        return {hostile_key(chance): hostile_value(chance, depth + 1) for _ in range(chance.randrange(30))}
    if kind == 7:
        deep = chance.choice(["x", {}])
        for _ in range(chance.choice([3, 9, 200])):
            deep = [deep] if chance.random() < 0.5 else {"de": deep}
        return deep
    if kind == 8:
        return {
            f"{hostile_key(chance)}{n}": chance.choice([0, "", {}]) for n in range(chance.choice([5, 3000]))
        }
    if kind == 9:
        return chance.choice(SIGNS) * chance.randrange(30)
    return chance.choice([{"de": chance.choice(SIGNS)}, {"kind": chance.choice(SIGNS)}, list("a.b"), False])


def hostile_key(chance):
    return chance.choice([*SIGNS, "", ".", "de", "en", "0", "007", "name", "x" * 500])


def hostile_tree(chance):
    tree = {"format": 1, "extends": chance.choice([*available(), "x.toml", 7]), "id": "mine"}
    for _ in range(chance.randrange(1, 5)):
        put(tree, chance.choice(PLACES), hostile_value(chance))
    return tree


def hostile_text(chance):
    """A tree that was written by no program of ours, or not even a tree."""
    tree = hostile_tree(chance)
    kind = chance.randrange(6)
    if kind == 0:
        return json.dumps(tree)[: chance.randrange(1, 5000)]
    if kind == 1:
        return "[" * chance.choice([9, 900, 60_000])
    if kind == 2:
        return "a = " + "[" * chance.choice([9, 900]) + "1" * chance.choice([1, 9000])
    try:
        return json.dumps(tree) if kind < 5 else to_toml(tree)
    except EditionError:
        return "a.b." * 900 + " = 0x" + "f" * 5000


class Meter:
    """Does things and knows the most work one was: how many functions were called on the way.

    In full each is done once more for the milliseconds of the processor that the longest took.
    """

    def __init__(self):
        self.calls = self.most = 0
        self.slowest = 0.0

    def __call__(self, work, *args):
        if FULL:
            self.take_time(work, *args)
        self.calls = 0
        sys.setprofile(self.called)
        try:
            return work(*args)
        finally:
            sys.setprofile(None)
            self.most = max(self.most, self.calls)

    def called(self, _frame, event, _argument):
        self.calls += event in ("call", "c_call")

    def take_time(self, work, *args):
        begun = time.process_time()
        with contextlib.suppress(EditionError):
            work(*args)
        self.slowest = max(self.slowest, 1000 * (time.process_time() - begun))


def judge(text, metered):
    """Everything that is ever done with a text that comes from a stranger, each request by itself."""
    for read in (from_json, from_toml):
        try:
            tree = metered(read, text)
        except EditionError as error:
            assert error.problems
            continue
        judge_tree(tree, metered)


def judge_tree(tree, metered):
    for problem in metered(looked_at, tree):
        assert problem.place
        assert problem.reason.replace("\u00a0", " ").isprintable()
        assert len(problem.reason) < 400
    for write in (to_json, to_toml):
        try:
            metered(write, tree)
        except EditionError as error:
            assert error.problems


def looked_at(tree):
    """What the workshop asks with every change: problems, hints and what mends them."""
    problems, whole = check_tree(tree), {}
    if not any(problem.word in ("too-deep", "too-large", "bad-base", "unknown-base") for problem in problems):
        whole = merged_tree(tree)
    found = [*problems, *hints(whole)]
    for problem in found:
        fix_of(problem, whole)
    return found


@pytest.mark.parametrize("seed", range(20))
def test_hostile_files_do_no_harm(seed, record_property):
    """Only problems, never an exception, and little more work than a sound edition; 10,000 in full.

    In full the slowest request is written down (`--junit-xml`, or -s). What only the first one does, reading
    its base, does not count, nor that the collector looks through all that the tests have made.
    """
    sound = sound_work()
    gc.collect()
    gc.freeze()
    chance, metered = random.Random(seed), Meter()
    for _ in range(250 if FULL else 15):
        judge(hostile_text(chance), metered)
        judge_tree(hostile_tree(chance), metered)
    gc.unfreeze()
    record_property("slowest_ms", round(metered.slowest))
    print(f"seed {seed}: {metered.most / sound:.2f} of a sound one, slowest {metered.slowest:.0f} ms")
    assert metered.most < 1.5 * sound


def sound_work():
    """The most work it is to look at a built-in edition under another name, once it has been read."""
    metered = Meter()
    for tree in [{"format": 1, "extends": base, "id": "mine"} for base in available()]:
        looked_at(tree)
        metered(looked_at, tree)
    return metered.most
