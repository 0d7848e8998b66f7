"""The rules of the game, and nothing else. Pure: no clock, no dice, no words for people."""
