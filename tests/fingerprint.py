"""Prints one fingerprint over many games; run in other processes, Pythons and builds it must be the same."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from play import BotPlayer, RandomPlayer, settings

from bankhalter.core.digest import digest
from bankhalter.game.game import Game

GOLDEN = Path(__file__).resolve().parent / "records" / "golden"


def fingerprint(step: int) -> str:
    """Play every `step`-th setting, by bots and at random, and replay the golden games."""
    print_of = hashlib.sha256()
    for seed, setting in enumerate(settings()[::step]):
        for kind in (BotPlayer, RandomPlayer):
            player = kind(setting, seed)
            for _ in range(400):
                if not player.over:
                    player.step()
            print_of.update(digest(player.st).encode())
    for path in sorted(GOLDEN.glob("*.game"))[::step]:
        print_of.update(Game.from_record(path).digest().encode())
    return print_of.hexdigest()


if __name__ == "__main__":
    print(fingerprint(int(sys.argv[1])))
