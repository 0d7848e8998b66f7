"""What happens by itself: timers, bots, answers for the silent."""
