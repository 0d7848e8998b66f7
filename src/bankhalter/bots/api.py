"""What a computer player is: one question, one answer."""

from __future__ import annotations

from bankhalter.core.actions import Action, Offer
from bankhalter.core.legal import default
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is asked. The state is to be looked at, never changed.

    `choose` is asked whenever the seat has to answer, and must return a legal action: an answer, or an
    open action first (build, lift, offer …), after which it is asked again. `between` is asked when
    somebody else's turn begins: an open action, or None. `reply` is asked once for each offer made to the
    seat; None leaves the offer standing. `why_not` and `explain` put the last answers into words: a key of
    `bots.ftl`, behind `bot-no-` or `bot-why-`, and its variables; an empty key says nothing.
    """

    def choose(self, st: State, seat: i64) -> Action:
        """Return what the seat says now."""
        return default(st)

    def between(self, st: State, seat: i64) -> Action | None:
        """Return an open action before somebody else's first throw, or None."""
        return None

    def reply(self, st: State, seat: i64, offer: Offer) -> Action | None:
        """Return ACCEPT or REJECT for an offer made to the seat, or None."""
        return None

    def why_not(self) -> str:
        """Return the word why the last offer was declined, or ""."""
        return ""

    def explain(self) -> tuple[str, dict[str, int]]:
        """Return the word for the last choice with numbers: deeds, groups, seats and sums."""
        return "", {}
