"""Dice that nobody can bend and everybody can check."""
