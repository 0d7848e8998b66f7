"""Learning the value of positions from games of the population."""
