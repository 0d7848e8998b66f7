"""Counts of games and what they say."""
