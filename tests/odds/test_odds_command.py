"""`bankhalter odds` as a real process: what it prints, what it writes, and how it complains."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys

import pytest
from kit import ALL, edition

from bankhalter.cli.command_table import COMMANDS
from bankhalter.cli.kinds import OneOf
from bankhalter.odds import odds_report
from bankhalter.odds.exact import odds
from bankhalter.odds.lone_token import CHOICES, Way


def run(*words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bankhalter", "--language", language, "odds", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


@pytest.mark.parametrize("language", ["de", "en"])
def test_help_explains_every_option(language):
    done = run("--help", language=language)
    assert done.returncode == 0
    assert "--jail-cards" in done.stdout
    assert "odds-" not in done.stdout.replace("docs/odds", "")


def test_the_options_are_the_choices_there_are():
    declared = {option.name: option for option in COMMANDS["odds"].options}
    for name, allowed in CHOICES.items():
        option = declared[name.replace("_", "-")]
        assert isinstance(option.kind, OneOf)
        assert (option.kind.words, option.default) == (allowed, getattr(Way(), name))
    show = declared["show"].kind
    assert isinstance(show, OneOf) and show.words == tuple(odds_report.PARTS)


def test_the_short_answer_names_the_most_visited_street():
    done = run(language="de")
    assert (done.returncode, done.stderr) == (0, "")
    assert "24 Opernplatz" in done.stdout
    assert len(done.stdout.splitlines()) <= 35


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", ALL)
def test_tables_fit_eighty_columns_and_have_no_raw_keys(name, language):
    known = odds(edition(name))
    for show in odds_report.PARTS:
        for per in ("throw", "turn"):
            said = odds_report.as_table(known, language, show, per)
            assert max(map(len, said.splitlines())) <= 80
            assert "odds-" not in said
            assert "{" not in said
    assert language == "en" or name != "deluxe-ch" or "ß" not in said


@pytest.mark.parametrize(("language", "hotel"), [("de", "Stallgebäude"), ("en", "stable building")])
def test_a_long_head_stands_whole_above_its_column(language, hotel):
    """Warendorf's largest building is longer than a column of sums."""
    lines = odds_report.as_table(odds(edition("warendorf")), language, "rent").splitlines()
    at = next(i for i, line in enumerate(lines) if line.strip() == hotel)
    assert len(lines[at]) == len(lines[at + 2]), "it ends where its sums end"
    assert len(lines[at + 1].split()) == 6, "the other six have theirs below"


def test_json_and_csv_hold_the_same_numbers(tmp_path):
    place = tmp_path / "odds.csv"
    said = run("--edition", "schalke", "--jail", "long", "--format", "json")
    data = json.loads(said.stdout)
    assert (data["edition"], data["way"]["jail"]) == ("schalke", "long")
    assert data["residual"] < 1e-12
    done = run("--edition", "schalke", "--jail", "long", "--format", "csv", "--output", str(place))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    lines = list(csv.DictReader(io.StringIO(place.read_text(encoding="utf-8"))))
    assert len(lines) == 41
    assert [float(line["per_throw"]) for line in lines] == [s["per_throw"] for s in data["spaces"]]
    assert float(lines[39]["rent-hotel"]) == data["deeds"][-1]["steps"][-1]["rent_per_throw"]
    assert [path.name for path in tmp_path.iterdir()] == ["odds.csv"]


def test_amounts_per_turn_are_those_per_throw_times_the_throws():
    known = odds(edition("standard"), Way())
    data = odds_report.as_data(known, "en")
    for deed in data["deeds"]:
        for step in deed["steps"]:
            assert step["rent_per_turn"] == pytest.approx(step["rent_per_throw"] * known.throws_per_turn)


COMPLAINTS = [
    (["--edition", "atlantis"], 2, ["atlantis", "standard"]),
    (["--edition", "missing.toml"], 1, ["missing.toml"]),
    (["--jail", "never"], 2, ["never", "--jail", "short, long"]),
    (["--show", "everything"], 2, ["everything", "--show"]),
    (["--triple", "40"], 2, ["40", "39"]),
    (["--triple", "²"], 2, ["²", "39"]),
    (["--rule", "speed"], 2, ["speed", "NAME="]),
    (["--rule", "wings=yes"], 2, ["wings"]),
    (["--edition", "deluxe-ch", "--speed"], 2, []),
    (["--variant", "short"], 2, ["short"]),
]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("words", "code", "named"), COMPLAINTS)
def test_bad_input_gets_a_sentence(words, code, named, language):
    done = run(*words, language=language)
    assert (done.returncode, done.stdout) == (code, "")
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "odds-" not in done.stderr
    assert all(word in done.stderr for word in named)


@pytest.mark.parametrize("place", ["nowhere/odds.txt", "folder", "file/odds.txt"])
def test_what_cannot_be_written_changes_nothing(tmp_path, place):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    done = run("--output", str(tmp_path / place))
    assert (done.returncode, done.stdout) == (1, "")
    assert str(tmp_path / place) in done.stderr
    assert "Traceback" not in done.stderr
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "folder"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_written_file_replaces_the_old_one_whole(tmp_path):
    place = tmp_path / "odds.txt"
    place.write_text("old", encoding="utf-8")
    assert run("--output", str(place), language="de").returncode == 0
    assert place.read_text(encoding="utf-8") == run(language="de").stdout
