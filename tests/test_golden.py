"""Old games replay to the same end: golden playthroughs, and every bug that became a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden import games
from laws import check_state

from bankhalter.game.game import Game
from bankhalter.game.record import RULES_VERSION, BadRecord

RECORDS = Path(__file__).resolve().parent / "records"


@pytest.mark.parametrize("path", [path for _, _, path in games()], ids=lambda p: p.stem)
def test_golden_playthrough(path: Path) -> None:
    """A whole game of each edition and variant: every move is legal, the end is the stored one."""
    game = Game.from_record(path)
    assert game.damage is None
    assert game.over and game.winners
    assert f"= {game.digest()}" in path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.game")), ids=lambda p: p.stem)
def test_record_of_a_bug(path: Path) -> None:
    """Each position that once went wrong is replayed with all laws checked after every move."""
    whole = Game.from_record(path)
    assert whole.damage is None
    replay = Game(whole.edition, whole.players, **dict(_rules(whole)))
    for action in whole.actions:
        replay.push(action)
        check_state(replay.state)


def _rules(game: Game) -> dict[str, object]:
    return game.record().rules


def test_golden_covers_every_edition_and_variant() -> None:
    from bankhalter import available, load

    found = {
        (Game.from_record(p, moves=0).edition.id, Game.from_record(p, moves=0).rules.variant)
        for *_, p in games()
    }
    assert found == {(name, variant) for name in available() for variant in load(name).variants}


@pytest.mark.parametrize("path", [path for _, _, path in games()], ids=lambda p: p.stem)
def test_games_of_other_rules_are_refused_with_a_clear_word(path: Path) -> None:
    """A record of the version before is never replayed under these rules."""
    text = path.read_text(encoding="utf-8")
    old = text.replace(f" rules {RULES_VERSION}\n", f" rules {RULES_VERSION - 1}\n")
    assert old != text
    with pytest.raises(BadRecord) as caught:
        Game.from_record(old)
    assert (caught.value.word, caught.value.line) == ("other-engine", 3)
