"""A name for every number of an observation, in its order, and which of them are money."""

from __future__ import annotations

from bankhalter.core.names import FRAMES
from bankhalter.envs.tokens import MOST_CARDS, MOST_DEEDS

HEAD_NAMES = (
    *(f"asked {frame}" for frame in FRAMES),
    "asked reply",
    "asked business",
    "asked draft",
    "amount",
    "lowest bid",
    "what is sold",
    "party",
    "first throw",
    "count",
    "turns",
    "turns left",
    "houses",
    "hotels",
    "pot",
    "die 1",
    "die 2",
    "speed die",
    "doubles",
    "whose turn",
    "rents demanded by themselves",
    "claims",
    "first claim",
    "offer: other side",
    "offer: I pay",
    "offer: I get",
    "offer: cards I give",
    "offer: cards I get",
    "offer: debt let off",
    "offer: whose debt",
    "offers to me",
    "offers by me",
    "offers left",
    "open actions left",
    "amount so far",
    "digits left",
    "last word",
    *(f"unseen {deck}{card}" for deck in "ab" for card in range(MOST_CARDS)),
    "next card a",
    "next card b",
    "closing",
    "players left",
)
SEAT_NAMES = (
    "playing",
    "cash",
    "space",
    "jail turn",
    "jail cards",
    "speed die",
    "wealth",
    "liquidation value",
    "deeds",
    "buildings",
    "debt",
    "bidding",
)
DEED_NAMES = ("owner", "level", "mortgaged", "subject", "give", "get", "price", "rent", "whole", "held")
MONEY = {
    "amount",
    "lowest bid",
    "pot",
    "first claim",
    "offer: I pay",
    "offer: I get",
    "offer: debt let off",
    "amount so far",
    "cash",
    "wealth",
    "liquidation value",
    "debt",
    "price",
    "rent",
}


def observation_labels(seats: int) -> list[str]:
    """Return the names of all numbers: the head, then every seat, then every deed in board order."""
    of_seats = [f"seat {seat}: {name}" for seat in range(seats) for name in SEAT_NAMES]
    of_deeds = [f"deed {deed}: {name}" for deed in range(MOST_DEEDS) for name in DEED_NAMES]
    return [*HEAD_NAMES, *of_seats, *of_deeds]


def money_columns(seats: int) -> list[int]:
    """Return the places of the numbers that are amounts of money."""
    names = observation_labels(seats)
    return [i for i, name in enumerate(names) if bare(name) in MONEY]


def bare(label: str) -> str:
    """Return a label without the number of its seat or deed."""
    return label.partition(": ")[2] if label.startswith(("seat ", "deed ")) else label
