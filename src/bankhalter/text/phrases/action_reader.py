"""From a command to actions. Nothing here judges: the game refuses what is not possible."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Receipt
from bankhalter.core.rules import plan
from bankhalter.edition import Deck, Term
from bankhalter.game.game import Game
from bankhalter.text import Speaker
from bankhalter.text.phrases.fuzzy import Sorry, Unclear, amount, find, fold, fold_words

MOST_AT_ONCE = 60
ON = ("an", "ein", "ja", "on", "yes")
OFF = ("aus", "nein", "off", "no")


@dataclass
class Doer:
    """Reads what one seat says after a command."""

    game: Game
    speaker: Speaker
    seat: int

    def actions(self, key: str, rest: str) -> Iterator[Action]:
        """Return what a command asks for, one action after the other."""
        if key in PLAIN:
            return iter([Action(PLAIN[key], self.seat)])
        return READERS[key](self, rest)

    # Finding things ----------------------------------------------------------------------------

    def space(self, said: str, fits: Callable[[int], bool] | None = None) -> int:
        """Return the space of a name or number; of several, the only one that fits now."""
        if not said:
            raise Sorry("terminal-which-space")
        spaces = self.game.edition.spaces
        if said.isascii() and said.isdecimal():
            if int(said[:9]) >= len(spaces):
                raise Sorry("terminal-no-space-number", number=said[:9], last=str(len(spaces) - 1))
            return int(said)
        try:
            return find(said, [(name, s.at) for s in spaces for name in s.name.values()])
        except Unclear as unclear:
            return self._only(unclear, fits)

    def _only(self, unclear: Unclear, fits: Callable[[int], bool] | None) -> int:
        """Choose among several spaces, or say which there are."""
        found = cast("list[int]", unclear.found)
        good = [at for at in found if fits is not None and fits(at)]
        if unclear.several and len(good) == 1:
            return good[0]
        names = self.speaker.both([f"{self.speaker.space(at)} ({at})" for at in (good or found)[:6]])
        key = "several-spaces" if unclear.several else "near-space" if found else "no-space"
        raise Sorry(f"terminal-{key}", said=unclear.said[:40], spaces=names)

    def deed(self, said: str, kind: int) -> int:
        """Return the deed of a space; of several, the one with which the action is possible."""

        def fits(at: int) -> bool:
            deed = int(self.game.tables.deed_at[at])
            return deed >= 0 and self.game.refuse(Action(kind, self.seat, deed)) is None

        at = self.space(said, fits)
        deed = int(self.game.tables.deed_at[at])
        if deed < 0:
            raise Sorry("terminal-not-for-sale", space=self.speaker.space(at))
        return deed

    def group(self, said: str) -> int:
        """Return a group by its name, its letter, or one of its streets."""
        groups = self.game.edition.groups
        ids = self.game.notation.groups
        letters = {fold(group.letter): ids.index(key) for key, group in groups.items()}
        if fold(said) in letters:
            return letters[fold(said)]
        try:
            return find(said, [(name, ids.index(g.id)) for g in groups.values() for name in g.name.values()])
        except Unclear:
            deed = int(self.game.tables.deed_at[self.space(said)])
            if deed < 0:
                raise Sorry("terminal-no-group", said=said[:40]) from None
            return int(self.game.tables.group[deed])

    def player(self, said: str) -> int:
        """Return another player's seat by the first letters of the name or the number of the seat."""
        players = self.game.players
        if said.isascii() and said.isdecimal() and 1 <= int(said[:3]) <= len(players):
            return int(said[:3]) - 1
        try:
            return find(said, [(name, seat) for seat, name in enumerate(players)])
        except Unclear:
            raise Sorry("terminal-no-player", said=said[:40], players=self.speaker.both(players)) from None

    def number(self, said: str, key: str) -> int:
        """Return a number, or ask for one."""
        found = amount(said)
        if found is None:
            raise Sorry(key)
        return found

    # Reading -----------------------------------------------------------------------------------

    def decline(self, rest: str) -> Iterator[Action]:
        """Turn down the purchase, or else an offer."""
        buying = self.game.refuse(Action(codes.DECLINE, self.seat)) is None
        if buying and not rest:
            yield Action(codes.DECLINE, self.seat)
        else:
            yield self._offer(codes.REJECT, rest)

    def accept(self, rest: str) -> Iterator[Action]:
        """Accept an offer."""
        yield self._offer(codes.ACCEPT, rest)

    def withdraw(self, rest: str) -> Iterator[Action]:
        """Take an own offer back."""
        yield self._offer(codes.WITHDRAW, rest)

    def _offer(self, kind: int, rest: str) -> Action:
        """The offer of a number; without one the only one there is."""
        own = kind == codes.WITHDRAW
        mine = [int(o.number) for o in self.game.state.offers if (o.seat if own else o.to) == self.seat]
        if rest:
            return Action(kind, self.seat, self.number(rest, "terminal-which-number"))
        if len(mine) == 1:
            return Action(kind, self.seat, mine[0])
        if mine:
            raise Sorry("terminal-which-offer", numbers=self.speaker.both([str(n) for n in mine]))
        raise Sorry("terminal-no-own-offer" if own else "terminal-no-offer")

    def bid(self, rest: str) -> Iterator[Action]:
        """Bid an amount."""
        yield Action(codes.BID, self.seat, self.number(rest, "terminal-how-much"))

    def want(self, rest: str) -> Iterator[Action]:
        """Want so many scarce buildings."""
        yield Action(codes.WANT, self.seat, self.number(rest, "terminal-how-many"))

    def steps(self, rest: str) -> Iterator[Action]:
        """Move by so many."""
        yield Action(codes.STEP, self.seat, self.number(rest, "terminal-how-many"))

    def jump(self, rest: str) -> Iterator[Action]:
        """Jump to a space."""
        yield Action(codes.JUMP_TO, self.seat, self.space(rest))

    def hammer(self, rest: str) -> Iterator[Action]:
        """Let the hammer fall."""
        yield Action(codes.HAMMER, codes.CLOCK)

    def build(self, rest: str) -> Iterator[Action]:
        """Build on a street, or evenly on a whole group, once or several times."""
        name, count = split_count(rest)
        levels = {deed: int(self.game.state.level[deed]) for deed in self._site(name)}
        sites: list[int] = []
        for _ in range(count):
            sites.append(min(levels, key=lambda deed: levels[deed]))
            levels[sites[-1]] += 1
        yield plan.of(self.seat, sites) if count > 1 else Action(codes.BUILD, self.seat, sites[0])

    def _site(self, said: str) -> list[int]:
        """The streets of a group if its name is given, else the one street."""
        t = self.game.tables
        names = [(n, g.id) for g in self.game.edition.groups.values() for n in g.name.values()]
        exact = {fold(name): key for name, key in names}.get(fold(said))
        if exact is None:
            return [self.deed(said, codes.BUILD)]
        g = self.game.notation.groups.index(exact)
        return [int(t.members[i]) for i in range(t.first[g], t.first[g] + t.count[g])]

    def sell(self, rest: str) -> Iterator[Action]:
        """Sell one or several buildings of a street."""
        name, count = split_count(rest)
        deed = self.deed(name, codes.SELL)
        for _ in range(count):
            yield Action(codes.SELL, self.seat, deed)

    def sell_down(self, rest: str) -> Iterator[Action]:
        """Sell the buildings of a group down to some levels, or all of them."""
        found = LEVELS.search(rest)
        name = rest[: found.start() if found else None].rstrip()
        if not name:
            raise Sorry("terminal-which-group")
        left = [int(level) for level in found[0].split("-")] if found else []
        mask = sum(level << (3 * i) for i, level in enumerate(left))
        yield Action(codes.SELL_DOWN, self.seat, self.group(name), mask)

    def order(self, rest: str) -> Iterator[Action]:
        """Order several buildings: `bestellen 3 Häuser`."""
        words = rest.split()
        numbers = [word for word in words if word.isdecimal()]
        kinds = [(term.one, code) for code, key in BUILDINGS.items() for term in self._terms(key)]
        kinds += [(term.many, code) for code, key in BUILDINGS.items() for term in self._terms(key)]
        named = " ".join(word for word in words if not word.isdecimal())
        try:
            what = find(named, kinds) if named else codes.HOUSE
        except Unclear:
            raise Sorry("terminal-which-building") from None
        yield Action(codes.ORDER, self.seat, what, int(numbers[0][:6]) if numbers else 1)

    def _terms(self, key: str) -> Sequence[Term]:
        """The edition's words for a thing in both languages."""
        return list(self.game.edition.terms[key].values())

    def mortgage(self, rest: str) -> Iterator[Action]:
        """Mortgage a property."""
        yield Action(codes.MORTGAGE, self.seat, self.deed(rest, codes.MORTGAGE))

    def lift(self, rest: str) -> Iterator[Action]:
        """Lift a mortgage; on deeds just received that is the answer awaited."""
        kind = codes.REDEEM if self._received() else codes.LIFT
        yield Action(kind, self.seat, self._receipt(rest, kind))

    def keep(self, rest: str) -> Iterator[Action]:
        """Pay only the interest on a deed just received."""
        yield Action(codes.KEEP, self.seat, self._receipt(rest, codes.KEEP))

    def _received(self) -> list[int]:
        """The mortgaged deeds this seat has just received."""
        top = self.game.state.top
        if top.kind != codes.RECEIPT or top.seat != self.seat:
            return []
        deeds = cast(Receipt, top).deeds
        return [deed for deed in range(self.game.tables.deeds) if deeds >> deed & 1]

    def _receipt(self, rest: str, kind: int) -> int:
        """The deed named, or the only one received."""
        received = self._received()
        return received[0] if not rest and len(received) == 1 else self.deed(rest, kind)

    def put(self, rest: str) -> Iterator[Action]:
        """Place a building."""
        yield Action(codes.PUT, self.seat, self.deed(rest, codes.PUT))

    def demand(self, rest: str) -> Iterator[Action]:
        """Demand a rent by its number or payer, or every open one."""
        claims = [c for c in self.game.state.claims if c.owner == self.seat]
        if not claims:
            raise Sorry("terminal-no-claim")
        if rest:
            number = amount(rest)
            payer = -1 if number is not None else self.player(rest)
            claims = [c for c in claims if c.number == number or c.payer == payer]
        if not claims:
            raise Sorry("terminal-no-claim")
        for number in [int(c.number) for c in claims]:
            yield Action(codes.DEMAND, self.seat, number)

    def wish(self, rest: str) -> Iterator[Action]:
        """Let rent be demanded without asking, or not."""
        word = fold_words(rest)[-1:] or [""]
        if word[0] not in ON + OFF:
            raise Sorry("terminal-on-or-off")
        yield Action(codes.WISH, self.seat, codes.WISH_DEMAND, int(word[0] in ON))

    def play_card(self, rest: str) -> Iterator[Action]:
        """Play a kept card; where both decks' cards are held either will do."""
        kept = int(self.game.state.seats[self.seat].kept)
        held = [card for card in range(self.game.tables.cards) if kept >> card & 1]
        decks = self.game.edition.decks
        named = [c for c in held if rest and fold(rest) in deck_words(decks[self.game.edition.cards[c].deck])]
        yield Action(codes.PLAY_CARD, self.seat, (named or held or [0])[0])


def deck_words(deck: Deck) -> str:
    """Everything a deck is called, folded."""
    return " ".join(fold(name) for name in (*deck.name.values(), *deck.card.values()))


def split_count(rest: str) -> tuple[str, int]:
    """Split `Seestraße 2` into name and count; a lone number is the space."""
    name, _, last = rest.rpartition(" ")
    found = re.fullmatch(r"x?(\d{1,2})x?", last)
    if found is None or not name:
        return rest, 1
    return name.rstrip(), max(1, min(int(found[1]), MOST_AT_ONCE))


LEVELS = re.compile(r"(?<![0-5]-)(?:[0-5]-)+[0-5]\Z")  # `2-2-1` at the end
BUILDINGS = {codes.HOUSE: "house", codes.HOTEL: "hotel"}
PLAIN = {
    "throw": codes.THROW,
    "buy": codes.BUY,
    "pass": codes.PASS,
    "end-turn": codes.END_TURN,
    "pay-fine": codes.PAY_FINE,
    "walk": codes.WALK,
    "pay": codes.PAY,
    "take-card": codes.TAKE_CARD,
    "raise": codes.RAISE,
    "bankrupt": codes.BANKRUPT,
    "resign": codes.RESIGN,
}
READERS: dict[str, Callable[[Doer, str], Iterator[Action]]] = {
    "decline": Doer.decline,
    "accept": Doer.accept,
    "withdraw": Doer.withdraw,
    "bid": Doer.bid,
    "want": Doer.want,
    "steps": Doer.steps,
    "jump": Doer.jump,
    "hammer": Doer.hammer,
    "build": Doer.build,
    "sell": Doer.sell,
    "sell-down": Doer.sell_down,
    "order": Doer.order,
    "mortgage": Doer.mortgage,
    "lift": Doer.lift,
    "keep": Doer.keep,
    "put": Doer.put,
    "demand": Doer.demand,
    "wish": Doer.wish,
    "play-card": Doer.play_card,
}
