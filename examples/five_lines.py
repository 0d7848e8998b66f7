"""The shortest game: everybody keeps silent, so nobody ever buys anything."""

from bankhalter import Game

game = Game("schalke", ["Anna", "Ben", "Cem"], seed=4)
while not game.over and game.state.turns < 30:
    game.push(game.default())
print(game.record().text())
