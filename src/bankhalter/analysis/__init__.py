"""Insight: the chance to win through a game, luck and decisions apart, and advice (docs/analysis.md)."""
