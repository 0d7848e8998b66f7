"""What the numbers say: exact odds."""
