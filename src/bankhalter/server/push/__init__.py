"""Calling people who are not at the table, by Web Push."""
