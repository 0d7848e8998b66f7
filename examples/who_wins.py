"""Two hundred games between four plain computer players: does it matter who sits where?"""

from collections import Counter

from bankhalter import load
from bankhalter.bots.players.simple import Simple
from bankhalter.core.engine import new_game
from bankhalter.core.odds import Dice
from bankhalter.game.driver import Driver
from bankhalter.game.game_setup import set_up

GAMES = 200

tables = set_up(load("warendorf"), 4).tables
wins: Counter[int] = Counter()
for seed in range(GAMES):
    ledger = new_game(tables, 4, False)
    Driver([Simple() for _ in range(4)], Dice(seed)).play(ledger, 4000)
    wins.update(seat for seat in range(4) if ledger.state.winners >> seat & 1)
for seat in range(4):
    print(f"seat {seat + 1}: {wins[seat] / GAMES:.0%}")
