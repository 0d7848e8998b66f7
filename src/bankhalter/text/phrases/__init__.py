"""Typed lines: the words people type at any table, read forgivingly."""
