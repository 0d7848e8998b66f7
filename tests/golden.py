"""Writes golden playthroughs: `python tests/golden.py warendorf-short` from the root, with src on the path.

One whole game by computer players for each edition and variant. One is written anew only when the rules are
changed on purpose, together with `record.RULES_VERSION`, and it no longer replays; without names, all are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from play import VARIANTS, BotPlayer, Setting

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.game.game import Game

FOLDER = Path(__file__).resolve().parent / "records" / "golden"
PLAYERS = {"standard": 4, "deluxe-ch": 5, "azeroth": 3, "warendorf": 4, "schalke": 6}


def path_of(edition: str, switches: dict[str, Any]) -> Path:
    """Return the file of one playthrough."""
    said = "-".join(str(value) if key == "variant" else key for key, value in switches.items())
    return FOLDER / f"{edition}-{(said or 'normal').replace('_', '-')}.game"


def games() -> list[tuple[str, dict[str, Any], Path]]:
    """Return every edition and variant with its file."""
    return [(name, s, path_of(name, s)) for name, variants in VARIANTS.items() for s in variants]


def play(name: str, switches: dict[str, Any]) -> str:
    """Play one game and return its record."""
    setting = Setting(name, PLAYERS[name], tuple(switches.items()))
    player = BotPlayer(setting, 1904)
    game = Game(name, [f"Bot {i + 1}" for i in range(setting.players)], **switches)
    while not player.over:
        player.step()
        if not player.st.claims and len(player.said) % 97 == 0:
            player.push(wish(player))
    for action in player.said:
        game.push(action)
    return game.record().text()


def wish(player: BotPlayer) -> Action:
    """Somebody switches the standing wish to demand rent, so that claims appear and lapse."""
    seat = next(i for i, s in enumerate(player.st.seats) if s.out == codes.PLAYING)
    return Action(codes.WISH, seat, codes.WISH_DEMAND, 0 if player.st.seats[seat].wishes else 1)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, switches, path in games():
        if path.stem in sys.argv[1:] or not sys.argv[1:]:
            path.write_text(play(name, switches), encoding="utf-8")
            print(path.name)
