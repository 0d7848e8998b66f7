"""A table for rule tests: put things where you want them, say what the players say, look at what happened.

    t = table("schalke", players=3)
    t.give(B, 31, 32, 34)          # deeds by the number of their space
    t.at(A, 27)
    t.throw(1, 3)                  # A throws and lands on 31; B has the standing wish to demand
    assert t.paid(A, B) == 52

Positions are made through the ledger, so counters stay right. What is said goes through the engine like
everything else. `say` fails if refused, `refused` returns the word.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from bankhalter.core import codes, digest, engine, legal, names, odds
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BANK, CHANCE
from bankhalter.core.codes import CLOCK as CLOCK
from bankhalter.core.events import Event, Paid
from bankhalter.core.flatten import flatten
from bankhalter.core.rules import end, plan
from bankhalter.core.state import State
from bankhalter.edition import Edition, load
from bankhalter.switches import RulesError, agree

A, B, C, D, E, F, G, H, I, J, K = range(11)  # noqa: E741 - seats are letters
STD = ("standard", "azeroth", "warendorf", "schalke")
ALL = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")
SPEED = ("standard", "azeroth", "schalke")
BY_STREET = ("standard", "azeroth", "schalke")  # a hotel asks only for the houses of its street
BY_GROUP = ("deluxe-ch", "warendorf")
G1, G2, G3 = 31, 32, 34  # the green group
FACTOR = {"deluxe-ch": 20}  # Swiss amounts are twenty times the others


@cache
def edition(name: str) -> Edition:
    """Load a built-in edition once."""
    return load(name)


def factor(name: str) -> int:
    """Return 20 for the Swiss edition, else 1."""
    return FACTOR.get(name, 1)


class Table:
    """One game under test."""

    def __init__(self, name: str, players: int, **switches: Any) -> None:
        self.edition = edition(name)
        self.rules = agree(self.edition, players, **switches)
        self.tables = flatten(self.edition, self.rules)
        self.led = engine.new_game(self.tables, players, True)
        self.log: list[Event] = []
        self.x = factor(name)

    @property
    def thrower(self) -> int:
        """Who throws for the start."""
        return int(self.st.top.who)  # type: ignore[attr-defined]

    @property
    def first(self) -> int:
        """The first seat that plays: A, unless A only banks."""
        return min(i for i, s in enumerate(self.st.seats) if s.out == codes.PLAYING)

    # Position ----------------------------------------------------------------------------------

    @property
    def st(self) -> State:
        """The state."""
        return self.led.state

    def deed(self, space: int) -> int:
        """Return the number of the deed on a space."""
        return int(self.tables.deed_at[space])

    def give(self, seat: int, *spaces: int, mortgaged: bool = False) -> None:
        """Put deeds before a player (BANK gives them back)."""
        for space in spaces:
            self.led.deed_to(self.deed(space), seat)
            if mortgaged:
                self.led.pledge(self.deed(space))
        self.led.events.clear()

    def build(self, **levels: int) -> None:
        """Put buildings: t.build(s31=3, s32=3); 5 is a hotel (4 in short games)."""
        for key, level in levels.items():
            self.led.set_level(self.deed(int(key[1:])), level)
        self.led.events.clear()

    def cash(self, seat: int, amount: int) -> None:
        """Give a player exactly this much, in standard amounts (times 20 in the Swiss edition)."""
        amount *= self.x
        self.led.pay(BANK, seat, amount - self.st.seats[seat].cash, codes.W_START)
        self.led.events.clear()

    def at(self, seat: int, space: int) -> None:
        """Put a token on a space."""
        self.led.move(seat, space)
        self.led.events.clear()

    def jail(self, seat: int, turn: int = 1) -> None:
        """Put a player in jail, before jail turn 1, 2 or 3."""
        self.led.jail(seat)
        self.st.seats[seat].jail = turn
        self.led.events.clear()

    def stock(self, houses: int, hotels: int = 12) -> None:
        """Set what the bank has left of buildings."""
        self.st.houses, self.st.hotels = houses, hotels

    def entitle(self, *seats: int) -> None:
        """Let players have earned the speed die."""
        for seat in seats:
            self.st.seats[seat].entitled = 1

    def card(self, card_id: str, deck: str = "") -> int:
        """Return the number of a card by its id (and its deck, if both decks have one)."""
        found = [i for i, c in enumerate(self.edition.cards) if c.id == card_id and deck in ("", c.deck)]
        assert len(found) == 1, f"{card_id}: {[c.id for c in self.edition.cards]}"
        return found[0]

    def find_card(self, do: str, deck: str = "", **args: object) -> int:
        """Return the number of the first card with this verb and these arguments."""
        for i, c in enumerate(self.edition.cards):
            if c.do == do and deck in ("", c.deck) and args.items() <= dict(c.args).items():
                return i
        raise AssertionError(f"no card {do} {args} in {self.edition.id}")

    def keep(self, seat: int, deck: str) -> int:
        """Give a player the jail card of a deck; return its number."""
        card = self.find_card("keep", deck)
        self.led.draw("ab".index(deck), card)
        self.led.keep(seat, card)
        self.led.events.clear()
        return card

    def demand_by_hand(self, *seats: int) -> None:
        """Switch the standing wish to demand rent off (for everybody, or for these)."""
        for seat in seats or range(len(self.st.seats)):
            self.st.seats[seat].wishes = 0

    def turn(self, seat: int) -> None:
        """Make it this player's turn, before the first throw."""
        from bankhalter.core.rules import turn

        turn.begin(self.led, seat)
        self.led.events.clear()

    # Saying things -----------------------------------------------------------------------------

    def action(self, seat: int, word: str, *numbers: int) -> Action:
        """Make an action from its word in names.ACTIONS; deeds are meant by their space."""
        kind = names.ACTION_CODES[word]
        if kind == codes.PLAN:
            return plan.of(seat, [self.deed(space) for space in numbers])
        args = list(numbers)
        if word in DEED_WORDS and args and 0 <= args[0] < self.tables.size:
            args[0] = self.deed(args[0])
        return Action(kind, seat, *args)

    def say(self, seat: int, word: str, *numbers: int) -> list[Event]:
        """Say something that must be accepted; return what happened."""
        return self.push(self.action(seat, word, *numbers))

    def push(self, action: Action) -> list[Event]:
        """Carry out an action that must be accepted."""
        code = engine.apply(self.led, action)
        assert code == codes.FINE, f"refused: {names.REFUSALS[code]} ({self.awaited})"
        events = list(self.led.events)
        self.log += events
        self.led.events.clear()
        return events

    def refused(self, seat: int, word: str, *numbers: int) -> str:
        """Say something; return the word of the refusal ("fine" if it would be accepted)."""
        return names.REFUSALS[engine.refuse(self.st, self.action(seat, word, *numbers))]

    def refused_offer(self, offer: Offer) -> str:
        """Return the word of the refusal of an offer."""
        return names.REFUSALS[engine.refuse(self.st, offer)]

    def throw(self, d1: int, d2: int, face: int = 0) -> list[Event]:
        """Let the awaited player throw these dice."""
        self.say(self.st.top.seat, "throw")
        return self.roll(d1, d2, face)

    def roll(self, d1: int, d2: int, face: int = 0) -> list[Event]:
        """Chance answers with these dice (for a throw already under way)."""
        return self.push(Action(codes.ROLLED, CHANCE, d1, d2, face))

    def draw(self, card: int) -> list[Event]:
        """Chance answers with this card."""
        return self.push(Action(codes.DRAWN, CHANCE, card))

    def offer(self, seat: int, to: int, **goods: Any) -> int:
        """Make an offer; return its number. See `bundle` for the goods."""
        self.push(self.bundle(seat, to, **goods))
        return int(self.st.offers[-1].number)

    def bundle(
        self,
        seat: int,
        to: int,
        *,
        give: tuple[int, ...] = (),
        want: tuple[int, ...] = (),
        cash: int = 0,
        want_cash: int = 0,
        cards: tuple[int, ...] = (),
        want_cards: tuple[int, ...] = (),
        relief: int = 0,
    ) -> Offer:
        """Make an offer of deeds (by space), cash and relief (standard amounts), and cards (by number)."""
        return Offer(
            seat,
            to,
            cash * self.x,
            self.mask(give),
            sum(1 << c for c in cards),
            want_cash * self.x,
            self.mask(want),
            sum(1 << c for c in want_cards),
            relief * self.x,
        )

    def mask(self, spaces: tuple[int, ...]) -> int:
        """Return the bit mask of the deeds on these spaces."""
        return sum(1 << self.deed(space) for space in spaces)

    def end_turn(self) -> None:
        """Let the awaited player end the turn."""
        self.say(self.st.top.seat, "end-turn")

    def all_pass(self) -> None:
        """Everybody asked in the running auction passes until it is closed."""
        while self.awaited == "auction":
            self.say(self.st.top.seat, "pass")

    # Looking -----------------------------------------------------------------------------------

    @property
    def awaited(self) -> str:
        """The kind of decision on top, by its word in names.FRAMES."""
        return names.FRAMES[self.st.top.kind]

    @property
    def asked(self) -> int:
        """The seat that is to answer."""
        return int(self.st.top.seat)

    def money(self, seat: int) -> int:
        """A player's cash in standard amounts (Swiss francs divided by 20 must come out even)."""
        cash = int(self.st.seats[seat].cash)
        assert cash % self.x == 0, cash
        return cash // self.x

    def francs(self, seat: int) -> int:
        """A player's cash as it is."""
        return int(self.st.seats[seat].cash)

    def paid(self, src: int, dst: int, why: str = "") -> int:
        """How much one paid another since the table was laid, in standard amounts."""
        total = sum(
            int(e.amount)
            for e in self.log
            if isinstance(e, Paid) and (e.payer, e.payee) == (src, dst) and why in ("", names.WHYS[e.why])
        )
        return total // self.x

    def owner(self, space: int) -> int:
        """Who owns the deed on a space."""
        return int(self.st.owner[self.deed(space)])

    def level(self, space: int) -> int:
        """The building level of a street."""
        return int(self.st.level[self.deed(space)])

    def mortgaged(self, space: int) -> bool:
        """Whether the deed on a space is mortgaged."""
        return bool(self.st.pledged[self.deed(space)])

    def happened(self, word: str) -> list[Any]:
        """All events of a kind so far, by its word in names.EVENTS."""
        return [e for e in self.log if names.EVENTS[e.kind] == word]

    def menu(self, seat: int) -> set[str]:
        """The words on a seat's menu."""
        return {names.ACTIONS[c.kind] for c in legal.menu(self.st, seat)}

    def faces(self) -> list[tuple[int, int, int]]:
        """The throws chance may answer with."""
        return [(int(a.a), int(a.b), int(a.c)) for a, _ in odds.odds(self.st)]

    def worth(self, seat: int) -> int:
        """A player's wealth as counted games count it, in standard amounts."""
        return int(end.wealth(self.st, seat)) // self.x

    @property
    def winners(self) -> set[int]:
        """Who has won."""
        return {s for s in range(len(self.st.seats)) if self.st.winners & (1 << s)}


DEED_WORDS = {"build", "sell", "mortgage", "lift", "put", "keep", "redeem"}
BUS, MR = codes.BUS, codes.MR


def table(name: str = "standard", players: int = 4, **switches: Any) -> Table:
    """Lay a table where A is about to throw for the first time. Short games: the first deeds are dealt.

    Nobody holds anything but the starting capital, except for what a short or timed game deals.
    """
    t = Table(name, players, **switches)
    while t.awaited == "deal":
        t.push(legal_deal(t))
    while t.awaited == "opening":
        t.roll(6, 5) if t.thrower == t.first else t.roll(1, 2)
    t.log.clear()
    return t


def legal_deal(t: Table) -> Action:
    """Return the dealing of the first deed still in the bank."""
    return odds.odds(t.st)[0][0]


# What many chapters do ---------------------------------------------------------------------------------


def denied(t: Table, seat: int, word: str, *numbers: int) -> str:
    """Really say something; if it is refused nothing at all may have changed. Return the word."""
    return denied_action(t, t.action(seat, word, *numbers))


def denied_action(t: Table, action: Action) -> str:
    """The same for a finished action."""
    before = digest.numbers(t.st), len(t.led.events)
    code = engine.apply(t.led, action)
    assert code == codes.FINE or (digest.numbers(t.st), len(t.led.events)) == before
    return names.REFUSALS[code]


def bid(t: Table, seat: int, amount: int) -> None:
    """Bid in standard amounts."""
    t.say(seat, "bid", amount * t.x)


def lands(t: Table, seat: int, space: int) -> None:
    """Let a player throw 1+2 onto a space (3 or higher: GO is not crossed)."""
    t.turn(seat)
    t.at(seat, space - 3)
    t.throw(1, 2)


def problems(name: str, seats: int, **switches: object) -> set[str]:
    """Return the words why rules cannot be agreed; empty if they can."""
    try:
        agree(edition(name), seats, **switches)
    except RulesError as error:
        return {word for word, _ in error.problems}
    return set()


def card_to(t: Table, space: int) -> int:
    """Print another destination on a deck A card "advance to"; return its number."""
    card = t.find_card("advance", "a", to=24)
    t.tables.card_a[card] = space
    return card


def bottom(t: Table, deck: str) -> int:
    """Return the bottom card of a deck."""
    return t.st.piles["ab".index(deck)].under[-1]


def lots(t: Table) -> list[int]:
    """The spaces of the deeds put up for auction so far."""
    return [t.tables.space[e.deed] for e in t.happened("lot")]


def rests(t: Table, seat: int) -> None:
    """Play a turn that ends on Free Parking."""
    assert (t.awaited, t.asked) == ("turn", seat)
    t.at(seat, 17)
    t.throw(1, 2)
    t.end_turn()


def by_hand(name: str = "standard", players: int = 4, **switches: object) -> Table:
    """Lay a table where everybody demands their rents themselves."""
    t = table(name, players, **switches)
    t.demand_by_hand()
    return t


def claims(t: Table, owner: int) -> list[int]:
    """The numbers of a player's open claims, oldest first."""
    return [int(c.number) for c in t.st.claims if c.owner == owner]


def demand(t: Table, owner: int) -> None:
    """Demand the oldest open claim."""
    t.say(owner, "demand", claims(t, owner)[0])
