"""What computer players think with: odds, values, deals, rollouts."""
