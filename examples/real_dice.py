"""Banker for a real board: the dice and cards are typed in, the engine keeps money, deeds and rules."""

from bankhalter import Game

EVENING = """
* 6-5
* 3-3
1 throw
* 2-4
1 buy
1 end-turn
2 throw
* 1-1
* drawn b/holiday
2 throw
* 3-1
2 end-turn
""".splitlines()

game = Game("standard", ["Anna", "Ben"])
for line in filter(None, EVENING):
    game.push(line)
for seat in game.view().seats:
    print(seat.name, seat.cash, seat.deeds)
