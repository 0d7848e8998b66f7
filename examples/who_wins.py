"""Two hundred games between four plain computer players: does it matter who sits where?"""

from collections import Counter

from bankhalter import load
from bankhalter.bots.match import play
from bankhalter.bots.players.simple import Simple
from bankhalter.core.engine import new_game
from bankhalter.core.flatten import flatten
from bankhalter.core.odds import Dice
from bankhalter.switches import agree

GAMES = 200

edition = load("warendorf")
tables = flatten(edition, agree(edition, 4))
wins: Counter[int] = Counter()
for seed in range(GAMES):
    ledger = new_game(tables, 4, False)
    play(ledger, [Simple() for _ in range(4)], Dice(seed), 4000)
    wins.update(seat for seat in range(4) if ledger.state.winners >> seat & 1)
for seat in range(4):
    print(f"seat {seat + 1}: {wins[seat] / GAMES:.0%}")
