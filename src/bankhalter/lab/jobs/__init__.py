"""Series of games: what is to be played, where, and how far it is."""
