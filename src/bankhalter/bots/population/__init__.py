"""Opponents of many kinds: families of players whose habits and limits are drawn from a number."""
