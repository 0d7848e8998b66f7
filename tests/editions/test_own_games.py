"""Own editions in records, positions and jobs: everything needed to replay them is inside."""

from dataclasses import replace
from pathlib import Path

import pytest

from bankhalter import Game, load
from bankhalter.edition import from_tree, packed, reference, to_toml
from bankhalter.game import position, record
from bankhalter.game.journal import EDITION_NOTE, find_game
from bankhalter.game.position import BadPosition, Position, is_quiet
from bankhalter.game.record import BadRecord
from bankhalter.lab.jobs.job import Job, identity, play_chunk

TREE = {
    "format": 1,
    "extends": "standard",
    "id": "our-street",
    "name": {"de": "Unsere Straße"},
    "spaces": {"1": {"name": {"de": "Garagenhof; | = „eigen“"}, "price": 80, "mortgage": 40}},
}
OWN = from_tree(TREE)


def played(edition, actions=120):
    """A game with some moves made, and standing between two turns."""
    game = Game(edition, ["Anna", "Ben"], seed=7)
    while len(game.actions) < actions or not is_quiet(game.state):
        game.push(game.legal()[0])
    return game


@pytest.fixture(scope="module")
def game():
    return played(OWN)


def test_a_record_carries_its_own_edition(game):
    text = game.record().text()
    assert f"edition: our-street@{OWN.hash} {OWN.digest}\n" in text
    again = Game.from_record(text)
    assert again.damage is None
    assert again.digest() == game.digest()
    assert again.edition.spaces[1].name["de"] == "Garagenhof; | = „eigen“"
    assert (again.edition.hash, again.edition.base) == (OWN.hash, "standard")
    assert again.record().text() == text


def test_a_record_of_a_built_in_edition_is_as_it_was():
    lines = played(load("schalke"), 20).record().text().splitlines()
    assert lines[1] == f"edition: schalke {load('schalke').digest}"
    assert not any(line.startswith("own-edition") for line in lines)


def test_an_old_record_finds_its_edition_by_the_file_it_notes(game, tmp_path):
    (tmp_path / "own.toml").write_text(to_toml(TREE), encoding="utf-8")
    old = record.parse(game.record().text())
    old.edition, old.own_edition = "our-street", ""
    with pytest.raises(BadRecord, match="unknown-edition"):
        Game.from_record(old.text())
    assert Game.from_record(old.text(), edition=OWN).digest() == game.digest()
    old.notes[EDITION_NOTE] = str(tmp_path / "own.toml")
    (tmp_path / "old.game").write_text(old.text(), encoding="utf-8")
    assert find_game(tmp_path / "old.game").game.digest() == game.digest()


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("our-street@", "your-street@", "other-edition"),
        (OWN.hash, "a" * 26, "other-edition"),
        ('"price":80', '"price":90', "other-edition"),
        ('"price":80', '"price":"viel"', "bad-own-edition"),
        ("own-edition: {", "own-edition: [", "unknown-edition"),
        ("own-edition: {", "own-edition: {{", "bad-own-edition"),
        ("own-edition: {", "own-edition: /etc/passwd {", "unknown-edition"),
    ],
)
def test_a_record_with_another_edition_than_it_says_is_refused(game, old, new, word):
    text = game.record().text()
    assert old in text
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text.replace(old, new))
    assert caught.value.word == word


def test_a_position_carries_its_own_edition(game):
    at = Position(game.edition, game.rules, game.tables, game.state, game.players, game.bots)
    text = position.write(at)
    again = position.read(text)
    assert again.edition.hash == OWN.hash
    assert position.write(again) == text
    with pytest.raises(BadPosition, match="other-edition"):
        position.read(text.replace(f"our-street@{OWN.hash}", "your-street"))
    with pytest.raises(BadPosition, match="unknown-edition"):
        position.read(text.replace('"own-edition"', '"pot"'))


def tallies(job):
    """What a game of a job came to."""
    return play_chunk((job,), 0, 1).tallies


def test_a_job_names_and_carries_its_edition(game, tmp_path):
    (tmp_path / "own.toml").write_text(to_toml(TREE), encoding="utf-8")
    seats = ("simple", "simple")
    carried = Job(packed(OWN), (), seats, rounds=20)
    assert identity(carried)["edition"] == reference(OWN) == f"our-street@{OWN.hash}"
    from_file = replace(carried, edition=str(tmp_path / "own.toml"))
    assert identity(carried) == identity(from_file)
    assert tallies(carried) == tallies(from_file) != tallies(replace(carried, edition="standard"))
    assert identity(Job("schalke", (), seats))["edition"] == "schalke"
    from_here = Job("", (), seats, rounds=20, record=game.record().text(), moves=30)
    assert identity(from_here)["edition"] == reference(OWN)


def test_every_packed_edition_is_one_line():
    assert packed(load("azeroth")) == "azeroth"
    assert "\n" not in packed(OWN)
    assert load(packed(OWN)).hash == OWN.hash
    assert not Path(packed(OWN)[:20]).exists()
