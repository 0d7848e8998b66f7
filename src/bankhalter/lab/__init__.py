"""The laboratory: many games, counted; rules compared; reports to look at."""
