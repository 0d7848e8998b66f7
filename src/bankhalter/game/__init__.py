"""One game: the façade, records, notation, positions, views."""
