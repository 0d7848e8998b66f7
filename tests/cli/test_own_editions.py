"""`bankhalter new-edition` and `check-edition`: from nothing to a file that is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bankhalter.cli import main
from bankhalter.edition import available, check, load
from bankhalter.edition.schema import schema_text

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("base", available())
def test_a_new_edition_is_its_base_under_another_name(base: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert main(["new-edition", "Unsere Große Straße!", "--base", base, "--out", str(file)]) == 0
    made = load(file)
    assert (made.id, made.base, made.name["de"]) == ("unsere-grosse-strasse", base, "Unsere Große Straße!")
    assert made.digest == load(base).digest
    assert (tmp_path / "edition.schema.json").read_text(encoding="utf-8") == schema_text()
    assert file.read_text(encoding="utf-8").startswith("#:schema ./edition.schema.json\n")


@pytest.mark.parametrize("base", available())
def test_every_commented_line_says_what_the_base_says(base: str, tmp_path: Path, capsys: Capture) -> None:
    assert main(["new-edition", "Mine", "--base", base, "--language", "de"]) == 0
    told = capsys.readouterr().out
    file = tmp_path / "mine.toml"
    bare, count = re.subn(r"^#(?=[a-z0-9_.-]+ = )", "", told, flags=re.MULTILINE)
    assert count > 400
    file.write_text(bare, encoding="utf-8")
    assert check(file) == []
    made, known = load(file), load(base)
    assert (made.spaces, made.cards, made.terms, made.tokens) == (
        known.spaces,
        known.cards,
        known.terms,
        known.tokens,
    )


def test_nothing_is_overwritten_and_only_built_in_editions_are_bases(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine", encoding="utf-8")
    assert main(["new-edition", "Mine", "--out", str(file), "--language", "de"]) == 1
    assert "gibt es schon" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"
    assert main(["new-edition", "Mine", "--base", str(file), "--language", "en"]) == 1
    assert "is not a built-in edition" in capsys.readouterr().err


def test_check_edition_gives_hints_when_nothing_is_wrong(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    text = 'format = 1\nextends = "standard"\nid = "mine"\nspaces.1.rent = [9, 8, 30, 90, 160, 250]\n'
    file.write_text(text, encoding="utf-8")
    assert main(["check-edition", str(file), "--language", "de"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Alles in Ordnung."
    assert said[1].startswith("Hinweis zu spaces.1.rent.1: Die Miete fällt von 9 auf 8")
    file.write_text(text + "colour = 1\n", encoding="utf-8")
    assert main(["check-edition", str(file), "--language", "en"]) == 1
    assert capsys.readouterr().out == "colour: No value of this name is known here.\n"


def test_the_laboratory_takes_a_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    assert main(["new-edition", "Mine", "--out", str(file)]) == 0
    words = ["--edition", str(file), "--games", "2", "--seats", "simple*2", "--rounds", "5", "--workers", "1"]
    out = tmp_path / "found.json"
    assert main(["simulate", *words, "--quiet", "--json", str(out)]) == 0
    assert f"mine@{load(file).hash}" in out.read_text(encoding="utf-8")
