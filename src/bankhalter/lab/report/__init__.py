"""Results on paper and screen."""
