"""Dice that are fixed before the game and that everybody can check."""
