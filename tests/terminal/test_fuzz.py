"""Whatever is typed, nothing breaks, and the state changes only by what the game allows."""

from __future__ import annotations

import contextlib

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from terminal.desk import Desk

from bankhalter.game.game import Game
from bankhalter.terminal.console import EndOfInput
from bankhalter.terminal.session import SessionEnd
from bankhalter.terminal.start import seats
from bankhalter.text.phrases.fuzzy import Unclear, amount, find, fold
from bankhalter.text.phrases.vocabulary import COMMANDS

WORDS = [word for command in COMMANDS for word in (*command.de, *command.en)]
THINGS = [
    "Seestraße",
    "see",
    "11",
    "100",
    "Ben",
    "gegen",
    "für",
    ":",
    "+",
    "karte",
    "1",
    "2-1-1",
    "#13",
    "pink",
    "ja",
]
SENSIBLE = st.lists(st.sampled_from([*WORDS, *THINGS]), min_size=1, max_size=6).map(" ".join)
NAMED = st.tuples(st.sampled_from(["Anna", "Ben", "b", "Cem"]), SENSIBLE).map(": ".join)
LINES = st.lists(
    st.one_of(SENSIBLE, NAMED, st.text(max_size=40).filter(lambda t: "\n" not in t)), max_size=25
)


def replayed(desk: Desk) -> str:
    """The digest of the same actions said to a fresh game: everything went through the rules."""
    twin = Game(desk.game.edition, desk.game.players, **vars(desk.game.rules))
    for action in desk.game.actions:
        twin.push(action)
    return twin.digest()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(LINES, st.sampled_from(["standard", "deluxe-ch", "schalke"]), st.sampled_from(["round_robin", "live"]))
def test_random_lines_never_crash(lines, edition, mode):
    desk = Desk(edition, ("Anna", "Ben", "Cem"), bots=(2,), auction_mode=mode)
    with contextlib.suppress(EndOfInput, SessionEnd):
        desk.type(*(line.replace("\r", " ") for line in lines))
    assert replayed(desk) == desk.game.digest()


@given(st.text(max_size=60))
def test_reading_words_is_total(said):
    fold(said)
    assert (amount(said) or 0) >= 0
    with contextlib.suppress(Unclear):
        find(said, [("Seestraße", 1), ("Hafenstraße", 2), ("Münchner Straße", 3)])


@given(st.text(max_size=60))
def test_any_list_of_players_is_read(said):
    names, bots = seats(said)
    assert len(names) == len(bots)


def test_folding():
    assert fold("Münchner Straße") == fold("Muenchner Strasse") == fold("MUNCHNER STRASSE")
    said = ("M 1.500", "Fr. 1'000.–", "50g", "1,500", "120", "drei", "-5", "")
    assert [amount(text) for text in said] == [1500, 1000, 50, 1500, 120, None, None, None]
