"""How long the next offer to somebody has to wait who has turned some down."""

from __future__ import annotations

from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer

FIRST_PAUSE = 10_000  # milliseconds after the first refusal of an offer; doubled with each further one
LONGEST_PAUSE = 300_000

Pauses = dict[tuple[int, int], tuple[int, int]]  # by who offers whom: refusals so far, and until when


def note(pauses: Pauses, answer: Action, offer: Offer, said: list[Action], at: int) -> None:
    """Refused offers make the next one to the same player wait; an accepted one forgives.

    An offer back, said with the answer, makes it no refusal.
    """
    pair = (int(offer.seat), int(offer.to))
    if answer.kind == codes.ACCEPT:
        pauses.pop(pair, None)
    elif (offer.to, offer.seat) not in [(back.seat, back.to) for back in said if isinstance(back, Offer)]:
        count = pauses.get(pair, (0, 0))[0] + 1
        pauses[pair] = (count, at + min(LONGEST_PAUSE, FIRST_PAUSE << min(count - 1, 9)))
