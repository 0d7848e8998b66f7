"""How often each space is landed on, what every group earns by it, and what that makes it worth.

One chain of throws over the ring with the cards of the edition, iterated until it stands still: a token
that leaves jail at once and throws again after doubles only by the number of throws a turn has on average.
`bankhalter odds` has the exact figures; for prices the third digit does not matter. All of it is worked out
once for a board and kept in tables, since a game asks for it thousands of times.
"""

from __future__ import annotations

from typing import Final

from bankhalter.core.codes import (
    ADVANCE,
    BACK,
    BACK_TO,
    DRAW_SPACE,
    GO_TO_JAIL,
    NEAREST,
    SEATS,
    STATION,
    TO_JAIL,
    UTILITY,
)
from bankhalter.core.native import i64, vec
from bankhalter.core.tables import Tables, zeros

STEPS: Final = 60  # iterations of the chain; the second eigenvalue is far below 0.8
PER_TURN: Final = 1.19  # throws in a turn, on average
MILLION: Final = 1_000_000
HOLDINGS: Final = 7  # entries of a group in tables by the deeds held: none to six


class Landing:
    """Landings per turn in millionths (`hit`), what groups earn per opponent's turn by them, and their worth.

    A deed earns over the turns the others are still expected to take, a whole group as far as its owner can
    build, and part of a group is worth its chance of becoming a whole one. So the worth of some deeds of a
    group is `sure` + (`whole` - `part`) * `chance` / 100.
    """

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
        self.deeds: vec[i64] = zeros(t.groups)  # as a mask
        for g in range(t.groups):
            self.add_group(t, g)
        self.part: vec[i64] = zeros(t.groups * HOLDINGS)
        self.chance: vec[i64] = zeros(t.groups * HOLDINGS)  # per cent
        self.sure: vec[i64] = zeros((SEATS + 1) * t.groups * HOLDINGS)  # a block for each number of players …
        self.whole: vec[i64] = zeros((SEATS + 1) * t.groups * 6)  # … also here, by the level that can be paid
        for g in range(t.groups):
            self.rate_group(t, g)

    def add_group(self, t: Tables, g: i64) -> None:
        """Add up the deeds of a group."""
        for i in range(t.first[g], t.first[g] + t.count[g]):
            deed = t.members[i]
            self.deeds[g] |= 1 << deed
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

    # Worth ---------------------------------------------------------------------------------------

    def horizon(self, players: i64) -> i64:
        """Return how many turns of opponents are still expected."""
        return self.pace * (players - 1) + self.longer

    def rate_group(self, t: Tables, g: i64) -> None:
        """Fill the tables of a group, for any number of players and deeds held."""
        for held in range(1, t.count[g] + 1):
            at = g * HOLDINGS + held
            if g < t.streets:
                self.part[at] = self.price[g] * self.scrap // 100 * held // t.count[g]
                self.chance[at] = self.chance_of(t.count[g] - held)
            for players in range(SEATS + 1):
                self.sure[players * t.groups * HOLDINGS + at] = self.surely(t, g, held, self.horizon(players))
        if g < t.streets:
            for players in range(SEATS + 1):
                for level in range(t.hotel + 1):
                    cash = self.house[g] * level
                    worth = self.whole_group(t, g, 0, cash, self.horizon(players))
                    self.whole[(players * t.groups + g) * 6 + level] = worth

    def chance_of(self, missing: i64) -> i64:
        """Return how likely a group becomes a whole one, in per cent."""
        if missing == 0:
            return 100
        return self.nearly if missing == 1 else self.hardly

    def surely(self, t: Tables, g: i64, held: i64, turns: i64) -> i64:
        """Return what some deeds of a group are worth without the chance of all of it."""
        count = t.count[g]
        if g >= t.streets:
            earned = self.income[g * 6 + held - 1] * turns // 100
            return earned + self.price[g] * held * self.scrap // count // 100
        part = self.part[g * HOLDINGS + held]
        return part if held == count else part + self.income[g * 6] * turns * held // count // 200

    def whole_group(self, t: Tables, g: i64, stands: i64, cash: i64, turns: i64) -> i64:
        """Return what a whole street group brings, built up as far as cash goes beyond what stands there."""
        best = self.income[g * 6] * turns // 100
        for level in range(1, t.hotel + 1):
            cost = self.house[g] * level - stands
            if cost > cash:
                break
            best = max(best, self.income[g * 6 + level] * turns // 100 - max(cost, 0))
        return best + self.price[g] * self.scrap // 100


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
