"""Environments for research: games in lock-step, and the interfaces that libraries expect (docs/env.md)."""
