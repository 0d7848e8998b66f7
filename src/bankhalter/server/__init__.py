"""The online table: rooms that people and bots share, kept in a database, spoken to by docs/protocol.md."""
