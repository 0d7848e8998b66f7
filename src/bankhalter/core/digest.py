"""A short fingerprint of a state, the same in every process, on every Python, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Any

from bankhalter.core.state import State


def numbers(st: State) -> list[Any]:
    """Return everything a state holds as nested lists of whole numbers."""
    return [
        [[s.cash, s.at, s.jail, s.out, s.entitled, s.kept, s.wishes, s.parked] for s in st.seats],
        list(st.owner),
        list(st.level),
        list(st.pledged),
        list(st.paid),
        [[p.unseen, list(p.under)] for p in st.piles],
        [[c.number, c.owner, c.payer, c.deed, c.amount, c.factor] for c in st.claims],
        [[getattr(o, name) for name in OFFER_FIELDS] for o in st.offers],
        [frame_numbers(f) for f in st.agenda],
        [st.bank, st.pot, st.houses, st.hotels, st.turn, st.turns, st.doubles],
        [st.die1, st.die2, st.face, st.seq, st.numbers, st.alive, st.fallen, st.leaving],
        [int(st.time_up), int(st.closing), st.winners],
    ]


OFFER_FIELDS = (
    "number",
    "seat",
    "to",
    "cash",
    "deeds",
    "cards",
    "want_cash",
    "want_deeds",
    "want_cards",
    "relief",
    "pledged",
)
FRAME_FIELDS = (
    "who",
    "left",
    "todo",
    "best",
    "tied",
    "first",
    "begun",
    "steps",
    "deed",
    "deeds",
    "to",
    "amount",
    "why",
    "born",
    "called",
    "payer",
    "owner",
    "factor",
    "what",
    "wants",
    "ones",
    "twos",
    "fours",
    "least",
    "bidders",
    "passed",
    "high",
    "leader",
    "count",
    "paid",
    "debtor",
    "purpose",
    "dice",
    "deck",
    "card",
)


def frame_numbers(frame: object) -> list[int]:
    """Return a frame as its kind, its seat and the fields it has."""
    fields = [int(getattr(frame, name)) for name in FRAME_FIELDS if hasattr(frame, name)]
    return [int(getattr(frame, "kind")), int(getattr(frame, "seat")), *fields]  # noqa: B009


def digest(st: State) -> str:
    """Return sixteen hexadecimal digits."""
    return hashlib.sha256(repr(_plain(numbers(st))).encode()).hexdigest()[:16]


def _plain(value: Any) -> Any:
    """Return nested lists of ordinary ints, whatever the build made of them."""
    return [_plain(item) for item in value] if isinstance(value, list) else int(value)
