"""What an edition calls printed can be pointed to: a line of its rulebook, and what is found there.

The rulebooks are not in this repository. Whoever has them sets BANKHALTER_SEEDS to their folder, and the
lines are looked up as well.
"""

from __future__ import annotations

import json
import os
import re
import unicodedata
from pathlib import Path

import pytest

from bankhalter.edition import Edition, available, load
from bankhalter.edition.layers import merged
from bankhalter.edition.problems import Report
from bankhalter.edition.toml_files import path_of, read_layers

LINES: dict[str, dict[str, list[tuple[int, str]]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "seed_lines.json").read_text("utf-8")
)
NUMBERS = {"ein": 1, "zwei": 2, "zweite": 2, "drei": 3, "übernächsten": 2}
SEEDS = os.environ.get("BANKHALTER_SEEDS", "")


def every(argument: str = "name") -> pytest.MarkDecorator:
    return pytest.mark.parametrize(argument, available())


def printed(ed: Edition) -> set[str]:
    return {path for path, status in ed.statuses.items() if status == "printed"}


def pointed(ed: Edition, path: str) -> list[tuple[int, str]]:
    """The lines of a value, or of the term it belongs to."""
    lines = LINES[ed.seed]
    return lines.get(path) or lines.get(path.rpartition(".")[0]) or []


def value_at(name: str, path: str) -> object:
    """The value of a path in the merged files."""
    found: object = merged(read_layers(path_of(name), Report()))
    for key in path.split("."):
        assert isinstance(found, dict)
        found = found[key]
    return found


def numbers_in(tokens: list[str]) -> set[int]:
    digits = {int(n.replace("'", "")) for token in tokens for n in re.findall(r"\d[\d']*", token)}
    return digits | {NUMBERS[word] for token in tokens for word in token.split() if word in NUMBERS}


def folded(text: str) -> str:
    """Letters only, without marks: scans have lost some."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").lower())
    return "".join(c for c in plain if c.isalpha())


def flat(value: object) -> list[int]:
    return [n for item in value for n in flat(item)] if isinstance(value, list) else [value]  # type: ignore[list-item]


@every()
def test_every_printed_value_has_its_line_and_every_line_its_value(name: str) -> None:
    ed = load(name)
    paths = printed(ed)
    assert {path for path in paths if not pointed(ed, path)} == set()
    known = {path for path in LINES[ed.seed] if path in paths or any(p.startswith(path + ".") for p in paths)}
    assert set(LINES[ed.seed]) == known


@every()
def test_the_number_on_the_line_is_the_number_of_the_edition(name: str) -> None:
    ed, checked = load(name), 0
    for path in printed(ed):
        value = value_at(name, path)
        if type(value) is int or (isinstance(value, list) and path.startswith(("spaces", "money"))):
            there = numbers_in([token for _, token in pointed(ed, path)])
            assert set(flat(value)) <= there, path
            checked += 1
    assert checked >= 10


@every()
def test_the_word_on_the_line_is_the_word_of_the_edition(name: str) -> None:
    ed, checked = load(name), 0
    for path in printed(ed):
        value = value_at(name, path)
        if not isinstance(value, str) or path.startswith(("rules", "money")):
            continue
        [token] = [folded(token) for _, token in pointed(ed, path)]
        word = folded(value)
        assert token[:4] in word or word[:4] in token, (path, value, token)
        checked += 1
    assert checked >= 40


def test_what_the_facts_call_derived_is_not_called_printed() -> None:
    """Numbers of streets that only other boards give are derived, in every edition."""
    for name in available():
        ed = load(name)
        for space in ed.spaces:
            if space.kind == "street" and (name, space.at) != ("schalke", 31):
                assert {ed.status(f"spaces.{space.at}.{key}") for key in ("price", "rent", "house")} == {
                    "derived"
                }
    assert load("schalke").status("spaces.31.rent") == "printed"
    assert load("standard").status("spaces.1.name.de") == "derived"
    assert load("azeroth").status("terms.salary.de.one") == "ours"


@every()
def test_the_guide_says_where_the_names_of_squares_are_from(name: str) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
    row = re.search(rf"^\| `{name}` \| (\d+) \| (\d+) \| (\d+) \|$", guide, re.M)
    statuses = [load(name).status(f"spaces.{at}.name.de") for at in range(40)]
    assert row
    assert [int(n) for n in row.groups()] == [statuses.count(w) for w in ("printed", "derived", "ours")]


@pytest.mark.skipif(not SEEDS, reason="the rulebooks are not here")
@pytest.mark.parametrize("seed", sorted(LINES))
def test_the_lines_say_so(seed: str) -> None:
    [file] = Path(SEEDS).glob(f"{seed}*")
    text = file.read_text("utf-8").split("\n")
    for path, lines in LINES[seed].items():
        for number, token in lines:
            assert token in text[number - 1].replace("*", ""), (path, number)


def test_an_edition_may_say_of_an_inherited_value_what_its_book_does(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('extends = "standard"\nid = "own"\n[status]\n"*" = "ours"\n"amounts.fine" = "derived"\n')
    own = load(file)
    assert own.status("amounts.fine") == "derived"
    assert own.status("amounts.salary") == "printed"
    assert own.status("id") == "ours"
