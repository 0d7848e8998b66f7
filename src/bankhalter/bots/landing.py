"""How often each space is landed on, and what every deed and group earns by it.

One chain of throws over the ring with the cards of the edition, iterated until it stands still: a token
that leaves jail at once and throws again after doubles only by the number of throws a turn has on average.
`bankhalter odds` has the exact figures; for prices the third digit does not matter.
"""

from __future__ import annotations

from bankhalter.core.codes import (
    ADVANCE,
    BACK,
    BACK_TO,
    DRAW_SPACE,
    GO_TO_JAIL,
    NEAREST,
    STATION,
    TO_JAIL,
    UTILITY,
)
from bankhalter.core.native import i64, vec
from bankhalter.core.tables import Tables, zeros

STEPS = 60  # iterations of the chain; the second eigenvalue is far below 0.8
PER_TURN = 1.19  # throws in a turn, on average
MILLION = 1_000_000


class Landing:
    """Landings per turn in millionths (`hit`), and what groups earn per opponent's turn by them."""

    def __init__(self, t: Tables) -> None:
        self.tables = t
        self.pace: i64 = 9  # rounds a position is expected to go on earning …
        self.longer: i64 = 14  # … and more turns, which matter with few players
        self.scrap: i64 = 50  # per cent of its price a deed is worth for itself
        self.nearly: i64 = 15  # per cent of a whole group's worth if one deed is missing
        self.hardly: i64 = 8  # … and if more are
        self.hit: vec[i64] = zeros(t.size)
        landings = settle(t)
        for at in range(t.size):
            self.hit[at] = i64(landings[at] * PER_TURN * MILLION)
        self.income: vec[i64] = zeros(t.groups * 6)  # per opponent's turn, in hundredths, by level or count
        self.price: vec[i64] = zeros(t.groups)  # of all deeds
        self.house: vec[i64] = zeros(t.groups)  # one level on every street
        for g in range(t.groups):
            self.add_group(t, g)

    def add_group(self, t: Tables, g: i64) -> None:
        """Add up the deeds of a group."""
        for i in range(t.first[g], t.first[g] + t.count[g]):
            deed = t.members[i]
            self.price[g] += t.price[deed]
            self.house[g] += t.house[deed]
            for step in range(6):
                self.income[g * 6 + step] += self.earns(t, deed, step)
        if g < t.streets:
            return
        for k in range(6):  # so many stations or utilities earn their share of what all would
            self.income[g * 6 + k] = self.income[g * 6 + k] * min(k + 1, t.count[g]) // t.count[g]

    def earns(self, t: Tables, deed: i64, step: i64) -> i64:
        """Return what a deed earns per opponent's turn at a level, or with so many and one held."""
        rent = t.rent[deed * 6 + step]
        if t.deed_kind[deed] == UTILITY:
            rent *= 7
        elif t.deed_kind[deed] != STATION and step == 0:
            rent *= 2
        return rent * self.hit[t.space[deed]] * 100 // MILLION


def settle(t: Tables) -> list[float]:
    """Return the share of throws that land on each space."""
    here = [1.0 / float(t.size)] * t.size
    landed = here
    for _ in range(STEPS):
        landed = [0.0] * t.size
        here = one_throw(t, here, landed)
    return landed


def one_throw(t: Tables, here: list[float], landed: list[float]) -> list[float]:
    """Throw once from everywhere; count the landings and return where the tokens come to rest."""
    rest = [0.0] * t.size
    for at in range(t.size):
        for total in range(2, 13):
            share = here[at] * float(6 - abs(7 - total)) / 36.0
            arrive(t, (at + total) % t.size, share, landed, rest)
    return rest


def arrive(t: Tables, at: i64, share: float, landed: list[float], rest: list[float]) -> None:
    """Land on a space; cards and the way to jail lead on."""
    landed[at] += share
    if t.kind[at] == TO_JAIL:
        rest[t.jail_at] += share
    elif t.kind[at] == DRAW_SPACE:
        draw(t, at, share, landed, rest)
    else:
        rest[at] += share


def draw(t: Tables, at: i64, share: float, landed: list[float], rest: list[float]) -> None:
    """Draw any card of the deck."""
    deck = t.deck_at[at]
    count: i64 = 0
    for card in range(t.cards):
        if t.card_deck[card] == deck:
            count += 1
    for card in range(t.cards):
        if t.card_deck[card] == deck:
            to = target(t, at, card)
            part = share / float(count)
            if to != at and t.card_do[card] != GO_TO_JAIL:
                landed[to] += part
            rest[to] += part


def target(t: Tables, at: i64, card: i64) -> i64:
    """Return where a card sends a token."""
    do = t.card_do[card]
    if do == ADVANCE or do == BACK_TO:
        return t.card_a[card]
    if do == BACK:
        return (at - t.card_a[card] + t.size) % t.size
    if do == GO_TO_JAIL:
        return t.jail_at
    if do == NEAREST:
        to = (at + 1) % t.size
        while t.kind[to] != t.card_a[card]:
            to = (to + 1) % t.size
        return to
    return at


KNOWN: list[Landing] = []


def landing(t: Tables) -> Landing:
    """Return the figures of a board, worked out once."""
    for found in KNOWN:
        if found.tables is t:
            return found
    if len(KNOWN) > 16:
        KNOWN.clear()
    KNOWN.append(Landing(t))
    return KNOWN[-1]
