"""What happened, told by the ledger to whoever listens."""

from __future__ import annotations

from bankhalter.core.native import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """One entry of the ledger: what, who, the other side, how much, and the thing concerned."""

    def __init__(self, kind: i64, seat: i64, other: i64, amount: i64, thing: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.amount = amount
        self.thing = thing
