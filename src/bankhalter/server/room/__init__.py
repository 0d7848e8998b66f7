"""A room: what its log says, what commands do to it, and who may know what."""
