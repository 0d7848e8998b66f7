"""The rooms in memory: connections, presence, broadcast, ownership."""
