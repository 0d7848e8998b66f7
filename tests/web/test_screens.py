"""Every main screen of every edition: for everyone (axe), in light and dark, at every width."""

from __future__ import annotations

import pytest
from web.conftest import Sit
from web.look import faults, unswiss
from web.tour import tour

BEFORE = {"start", "house-rules", "settings"}  # no edition is played yet
# Where an edition has its own colours; all other screens are looked at in the first one.
OWN = {"start", "purchase", "trade", "auction", "debt", "end"}


# The first edition's screens, all of them, take minutes on a busy machine: two tests share them.
LOOKS = [
    ("standard", 0),
    ("standard", 1),
    ("deluxe-ch", -1),
    ("azeroth", -1),
    ("warendorf", -1),
    ("schalke", -1),
]


@pytest.mark.parametrize(("edition", "share"), LOOKS)
def test_every_screen_is_for_everyone_and_fits(sit: Sit, edition: str, share: int) -> None:
    seat = sit(remembers={"light": "auto"}, reduced_motion="reduce")
    wrong: dict[str, list[str]] = {}
    for number, name in enumerate(tour(seat, edition)):
        looked = name in OWN if share < 0 else number % 2 == share
        wrong[name] = faults(seat.page, crossed=number // 2 % 2 == 1) if looked else []
        if edition == "deluxe-ch" and name not in BEFORE:
            wrong[name] += unswiss(seat.page)
    assert not any(wrong.values()), "\n".join(f"{name}: {line}" for name in wrong for line in wrong[name])
