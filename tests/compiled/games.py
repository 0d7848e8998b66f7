"""Plays seeded games and prints fingerprints; run by both builds, whose output must be the same.

    python games.py [--plain] chain FIRST COUNT    one line per game, chained over every move
    python games.py [--plain] trace NUMBER         one line per move of one game
    python games.py [--plain] replay < RECORD      the digest after every tenth action of a record
    python games.py [--plain] env SEED STEPS       a line per step of environments: all they show, and digests
    python games.py [--plain] champion SEED TURNS  a line per action of a game with a champion without a clock

With --plain the stand-ins of core/native.py are used even where librt is installed, as in an
installation without a compiler.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

if "--plain" in sys.argv:
    sys.argv.remove("--plain")
    sys.modules["librt.vecs"] = None  # type: ignore[assignment]
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from play import BotPlayer, settings

from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.strategist import Strategist
from bankhalter.core import compiled, engine, legal, native
from bankhalter.core.digest import digest
from bankhalter.core.flatten import flatten
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.edition import load
from bankhalter.envs.batch import Batch
from bankhalter.envs.draft import EnvOptions
from bankhalter.envs.rewards import RANK, WEALTH
from bankhalter.game.driver import Driver
from bankhalter.game.game import Game
from bankhalter.switches import agree

LONGEST = 4000  # actions; a few games never end
MENU_EVERY = 16


def moves(number: int) -> Iterator[str]:
    """Play a game and yield, after every step, what was said and where things stand."""
    every = settings()
    setting = every[number % len(every)]
    player = BotPlayer(setting, number)
    notation = setting.notation()
    while not player.over and len(player.said) < LONGEST:
        before = len(player.said)
        player.step()
        said = "; ".join(notation.write(action) for action in player.said[before:])
        menu = menu_text(player.st) if before % MENU_EVERY == 0 else ""
        yield f"{said} {digest(player.st)} {menu}"


def menu_text(st: State) -> str:
    """Return everybody's menu as numbers."""
    lines = [c for seat in range(len(st.seats)) for c in legal.menu(st, seat)]
    return str([[int(n) for n in (c.kind, c.seat, c.a, c.b, c.low, c.high)] for c in lines])


def chain(first: int, count: int) -> Iterator[str]:
    """Return one line per game."""
    for number in range(first, first + count):
        summed, length = hashlib.sha256(), 0
        for length, move in enumerate(moves(number), 1):  # noqa: B007
            summed.update(move.encode())
        yield f"{number} {length} {summed.hexdigest()}"


def replay(text: str) -> Iterator[str]:
    """Follow a record and look now and then."""
    game = Game.from_record(text)
    actions = list(game.actions)
    yield f"{len(actions)} {game.digest()} {game.winners} {game.damage}"
    while game.actions:
        game.pop()
        if len(game.actions) % 10 == 0:
            yield f"{len(game.actions)} {game.digest()} {game.awaited} {game.asked} {game.odds()[:3]}"


def env(seed: int, steps: int) -> Iterator[str]:
    """Step environments of several kinds by legal tokens; yield what their buffers hold."""
    kinds = [
        ("standard", 4, EnvOptions(most_turns=60), WEALTH, {}),
        ("azeroth", 3, EnvOptions(business=True, exact=True, wishes=True), RANK, {"speed_die": True}),
        ("schalke", 2, EnvOptions(resign=True, cash_visible=False), RANK, {"rent_demand": "manual"}),
    ]
    for name, seats, options, reward, switches in kinds:
        edition = load(name)
        batch = Batch(flatten(edition, agree(edition, seats, **switches)), seats, 4, options, reward)
        batch.reset(seed)
        for _ in range(steps):
            batch.step(batch.sample_legal())
            shown = (batch.observation, batch.mask, batch.reward, batch.asked, batch.ended)
            summed = hashlib.sha256(b"".join(bytes(memoryview(part)) for part in shown))
            yield f"{name} {summed.hexdigest()[:16]} {[digest(lane.led.state)[:8] for lane in batch.lanes]}"


def champion(seed: int, turns: int) -> Iterator[str]:
    """Let a champion for whom no clock runs play against two strategists."""
    edition = load("standard")
    led = engine.new_game(flatten(edition, agree(edition, 3)), 3, False)
    bots = [Champion(seed=seed, clock=lambda: 0.0), Strategist(), Strategist()]
    driver = Driver(bots, Dice(seed))
    while led.state.turns < turns and driver.step(led):
        said = driver.said
        assert said is not None
        yield f"{int(said.seat)} {int(said.kind)} {digest(led.state)}"


def main(command: str, *numbers: str) -> None:
    """Say which build this is, then do what is asked."""
    print("compiled" if compiled() else "plain" if native.vec[native.i64] is list else "pure")
    wanted = {"chain": chain, "trace": moves, "env": env, "champion": champion}
    lines = replay(sys.stdin.read()) if command == "replay" else wanted[command](*map(int, numbers))
    for line in lines:
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
