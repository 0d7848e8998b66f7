"""Very many games, with the laws of `laws.py` looked at now and then: ./dev soak [GAMES] [--edition ID]

Each edition plays so many games (a million) by computer players, in turn in all its variants, numbers of
players and twists. In every tenth game the laws are checked at some turn and at the end; in every thousandth
the menus too. What goes wrong is noted with the game's number and the next one is played. Progress is kept in
.soak.json, and the same command goes on there as long as the rules have not changed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

from laws import check_menu, check_state
from play import VARIANTS, Setting, settings

import bankhalter
from bankhalter.bots.players.simple import Simple
from bankhalter.core import codes, compiled, engine
from bankhalter.core.actions import Action
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice
from bankhalter.game.driver import Driver
from bankhalter.lab.jobs.progress import clock

KEPT = Path(__file__).resolve().parent.parent / ".soak.json"
GAMES = 1_000_000
CHUNK = 500
CHECKED_EVERY = 10
MENU_EVERY = 1000
MOST_ROUNDS = 1000
MOST_TOLD = 20


def main(words: list[str], kept: Path = KEPT) -> int:
    """Play what is missing; return 1 if anything ever went wrong."""
    options = read_options(words)
    soak = load(kept)
    for edition in [options.edition] if options.edition else list(VARIANTS):
        run(soak, edition, options.games, kept)
        print(summary(soak, edition), flush=True)
    return 1 if any(of["failures"] for of in soak["editions"].values()) else 0


def read_options(words: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="./dev soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--edition", choices=list(VARIANTS))
    return parser.parse_args(words)


def load(kept: Path) -> dict[str, Any]:
    """Return what was played before of the same rules, or nothing."""
    fresh = {"rules": fingerprint(), "compiled": compiled(), "editions": {}}
    found = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else fresh
    return dict(found) if found["rules"] == fresh["rules"] else fresh


def fingerprint() -> str:
    """Return a hash of everything that decides how a game goes."""
    package = Path(bankhalter.__file__).parent
    files = [*sorted(package.glob("core/**/*.py")), *sorted(package.glob("editions/*.toml"))]
    summed = hashlib.sha256(b"\0".join(f.read_bytes() for f in [*files, package / "bots/players/simple.py"]))
    return summed.hexdigest()[:16]


def run(soak: dict[str, Any], edition: str, games: int, kept: Path) -> None:
    """Play the games of one edition, chunk by chunk."""
    none = {"games": 0, "checked": 0, "actions": 0, "unfinished": 0, "cpu_s": 0.0, "failures": []}
    of = soak["editions"].setdefault(edition, none)
    tables = [(s, s.tables()) for s in settings() if s.edition == edition]
    begun, first = time.monotonic(), of["games"]
    while of["games"] < games:
        spent = time.process_time()
        for number in range(of["games"], min(of["games"] + CHUNK, games)):
            setting, t = tables[number % len(tables)]
            one_game(of, setting, engine.new_game(t, setting.players, False), number)
            of["games"] += 1
        of["cpu_s"] += time.process_time() - spent
        kept.write_text(json.dumps(soak, indent=1) + "\n", encoding="utf-8")
        tell(edition, of["games"], games, (of["games"] - first) / (time.monotonic() - begun))


def one_game(of: dict[str, Any], setting: Setting, led: Ledger, number: int) -> None:
    """Play a game, look at it if it is its turn, and note what goes wrong."""
    try:
        play_out(led, setting.players, number)
    except Exception as problem:
        if len(of["failures"]) < MOST_TOLD:
            of["failures"].append(f"game {number}, {setting.name}: {type(problem).__name__} {problem}"[:300])
    of["checked"] += number % CHECKED_EVERY == 0
    of["actions"] += int(led.state.seq)
    of["unfinished"] += int(led.state.top.kind != codes.OVER)


def play_out(led: Ledger, players: int, number: int) -> None:
    """Play to some turn, look, let the clock ring where there is one, play to the end, look again."""
    st, driver = led.state, Driver([Simple() for _ in range(players)], Dice(number))
    if number % CHECKED_EVERY == 0:
        driver.play(led, number // CHECKED_EVERY % 200)
        look(led, number)
    if st.tables.timed and st.turns and st.top.kind != codes.OVER:
        assert engine.apply(led, Action(codes.TIME_UP, codes.CLOCK)) == codes.FINE
    driver.play(led, MOST_ROUNDS * players)
    if number % CHECKED_EVERY == 0:
        look(led, number)


def look(led: Ledger, number: int) -> None:
    """Hold the state against the laws."""
    check_state(led.state)
    if number % MENU_EVERY == 0:
        check_menu(led.state)


def tell(edition: str, done: int, games: int, rate: float) -> None:
    """Say how far it is, where somebody sees it."""
    if sys.stderr.isatty():
        left = clock((games - done) / rate)
        sys.stderr.write(f"\r\x1b[K{edition}: {done:,} of {games:,} games, {rate:,.0f}/s, {left} left")
        sys.stderr.flush()


def summary(soak: dict[str, Any], edition: str) -> str:
    """Return the outcome of one edition."""
    of = soak["editions"][edition]
    build = "compiled" if soak["compiled"] else "pure Python"
    lines = [
        f"{edition}: {of['games']:,} games, {of['actions']:,} actions, laws checked in {of['checked']:,}, "
        f"{of['unfinished']:,} not over after {MOST_ROUNDS:,} rounds, {len(of['failures'])} failures "
        f"({of['cpu_s']:,.0f} CPU s, {build}, rules {soak['rules']})"
    ]
    return "\n  ".join([*lines, *of["failures"]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
