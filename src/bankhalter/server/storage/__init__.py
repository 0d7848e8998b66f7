"""The log of every room, in a database."""
