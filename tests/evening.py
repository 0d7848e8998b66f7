"""An evening around a real board as it really was, to measure corrections by.

Its dice and cards are fixed beforehand: what falls as the n-th throw of a turn, which card comes as the n-th
of a deck in a turn. People answer by the question alone. So a game typed right from the start can be played
beside one in which a throw or a card was mistyped and put right later, and neither asks the code under test.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple, cast

from bankhalter import Edition, Game
from bankhalter import edition as editions
from bankhalter.core import codes
from bankhalter.core.decisions import Auction, CardChoice, Draw
from bankhalter.core.odds import odds
from bankhalter.core.rules import auction
from bankhalter.core.state import State
from bankhalter.game.correction import Word, resume
from bankhalter.game.real_dice import next_throw

FACES = ("1", "2", "3", "bus", "mr", "mr")
Key = tuple[Any, ...]


class NoMoreCards(Exception):
    """An evening drew more cards than were laid ready."""


class Due(NamedTuple):
    """A throw that is waited for: in which turn, the how many-th, with how many dice."""

    turn: int
    number: int
    dice: int


def number_of(*key: object) -> int:
    """Return a number that depends on nothing but these."""
    return int.from_bytes(sha256(repr(key).encode()).digest()[:6])


class Tape:
    """What dice and cards show, and what people answer, all evening."""

    def __init__(self, seed: int, base: Game) -> None:
        self.seed = seed
        self.first = int(base.state.turns)
        self.decks = [shuffled(seed, base.state, deck) for deck in (0, 1)]

    def throw(self, due: Due) -> str:
        """Return what the dice show."""
        eyes = [1 + number_of(self.seed, due, die) % 6 for die in range(2)]
        face = [FACES[number_of(self.seed, due, 2) % 6]] if due.dice == 3 else []
        return "-".join([*map(str, eyes), *face])

    def card(self, deck: int, turn: int, number: int) -> int:
        """Return a card; every place in the evening has one of its own."""
        place = 2 * (turn - self.first) + number
        if number > 1 or place >= len(self.decks[deck]) - 1:
            raise NoMoreCards
        return self.decks[deck][place]

    def mistyped(self, game: Game, right: str) -> str:
        """Return another throw than the right one, or a card that nobody draws this evening.

        No bus: its question is the same whatever the white dice show.
        """
        st = game.state
        if st.top.kind == codes.DRAW:
            return f"* drawn {game.notation.cards[self.decks[int(cast(Draw, st.top).deck)][-1]]}"
        said = game.notation.read(right)
        same = {int(said.a), int(said.b)}
        found = [one for one, _ in odds(st) if one.c != codes.BUS and {int(one.a), int(one.b)} != same]
        return game.write(found[number_of(self.seed, "wrong") % len(found)])

    def answer(self, st: State) -> str:
        """Return what whoever is asked says, by the question alone: nobody here is short of money."""
        top, seat = st.top, int(st.top.seat) + 1
        if top.kind == codes.PURCHASE:
            deed = int(getattr(top, "deed"))  # noqa: B009
            return f"{seat} {'buy' if number_of(self.seed, deed) % 3 else 'decline'}"
        if top.kind == codes.AUCTION:
            lot = cast(Auction, top)
            wins = number_of(self.seed, int(lot.deed), "lot") % len(st.seats)
            bids = wins + 1 == seat and lot.leader < 0
            return f"{seat} bid {auction.lowest_bid(st, lot)}" if bids else f"{seat} pass"
        if top.kind == codes.CARD_CHOICE:
            return f"{seat} {('pay', 'take-card')[number_of(self.seed, int(cast(CardChoice, top).card)) % 2]}"
        return f"{seat} steps {st.die1 + st.die2}" if top.kind == codes.STEPS else f"{seat} walk"


def shuffled(seed: int, st: State, deck: int) -> list[int]:
    """Return the cards of a deck that nobody has seen yet, in the order of this evening."""
    unseen = [card for card in range(st.tables.cards) if st.piles[deck].unseen >> card & 1]
    random.Random(number_of(seed, deck)).shuffle(unseen)
    return unseen


class Evening:
    """A game that goes on by a tape; `heard` are the throws and cards there were."""

    def __init__(self, base: Game, tape: Tape) -> None:
        self.game, self.follower = base.copy(), base.copy()
        self.tape = tape
        self.start = len(base.actions)
        self.counts: Counter[Key] = Counter()
        self.heard: set[Key] = set()

    def texts(self) -> list[str]:
        """Return what was said this evening."""
        return [self.game.write(action) for action in self.game.actions[self.start :]]

    def due(self) -> Due:
        """Return the throw that is waited for."""
        coming = next_throw(self.game.state, -1)
        turn = int(self.game.state.turns) + sum(one.kind == codes.END_TURN for one in coming.before)
        return Due(turn, self.said("throw", turn), coming.dice)

    def said(self, *key: object) -> int:
        """Count what chance said of one kind so far: the throws of a turn, or the cards of a deck in it."""
        for action in self.game.actions[len(self.follower.actions) :]:
            st = self.follower.state
            if action.kind == codes.DRAWN:
                self.counts[int(cast(Draw, st.top).deck), int(st.turns)] += 1
            elif action.kind == codes.ROLLED:
                self.counts["throw", int(st.turns)] += 1
            self.follower.push(action)
        return self.counts[key]

    def ends(self, turn: int) -> bool:
        """Tell whether nothing is open, and the next throw begins this turn."""
        return (
            not is_question(self.game.state) and self.game.asked != codes.CHANCE and self.due().turn >= turn
        )

    def step(self) -> str:
        """Return what is said next: a card, an answer, or a throw with what leads to it."""
        st = self.game.state
        if st.top.kind == codes.DRAW:
            deck, turn = int(cast(Draw, st.top).deck), int(st.turns)
            number = self.said(deck, turn)
            self.hear("card", deck, turn, number)
            return f"* drawn {self.game.notation.cards[self.tape.card(deck, turn, number)]}"
        if is_question(st):
            return self.tape.answer(st)
        due = self.due()
        self.hear("throw", *due)
        for before in next_throw(st, -1).before:
            self.game.push(before)
        return f"* {self.tape.throw(due)}"

    def hear(self, *key: object) -> None:
        """Note what is said; the same is never asked twice."""
        assert key not in self.heard, f"asked again: {key}"
        self.heard.add(key)

    def play_to(self, turn: int, place: int = -1, wrong: str = "") -> None:
        """Play until a turn is about to begin; one word of the evening may be `wrong`."""
        while not self.ends(turn):
            text = self.step()
            self.game.push(wrong if len(self.game.actions) - self.start == place else text)

    def play_on(self, left: Sequence[Word]) -> None:
        """Answer what is asked anew until nothing waits any more."""
        while left:
            self.game.push(self.step())
            _, left = resume(self.game, left)


def is_question(st: State) -> bool:
    """Tell whether a person is asked something but to throw or to end the turn."""
    return st.top.seat >= 0 and st.top.kind not in (codes.TURN, codes.REST)


@cache
def load(edition: str) -> Edition:
    """Load a built-in edition once."""
    return editions.load(edition)


def sat_down(edition: str, seed: int, rounds: int) -> Game:
    """Return a game of rich people after some rounds; every third one with the speed die, if there is one."""
    printed = load(edition)
    speed = {"speed_die": True} if seed % 3 == 0 and printed.speed else {}
    players = 2 + seed % 4
    game = Game(printed, players, starting_cash=10 * printed.money.start, **speed)
    dice = random.Random(seed)
    while game.asked == codes.CHANCE or is_question(game.state) or game.state.turns <= rounds * players:
        if game.asked == codes.CHANCE:
            actions, weights = zip(*odds(game.state), strict=True)
            game.push(dice.choices(actions, weights)[0])
        elif game.awaited == "purchase" and dice.random() < 0.4:
            game.push(f"{game.asked + 1} buy")
        else:
            game.push(game.default())
    return game
