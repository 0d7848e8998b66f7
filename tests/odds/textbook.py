"""The chain of two dice written down from the rulebooks, without the engine: a second opinion."""

from __future__ import annotations

from collections import defaultdict

from bankhalter.edition import Edition

TokenPlace = tuple[int, int, int]  # space, jail turn, doubles


def shares(edition: Edition, jail: str, jail_cards: str) -> list[float]:
    """Return the share of throws that end on each space; the last one is for sitting in jail."""
    book = Textbook(edition, jail == "short", jail_cards == "kept")
    places: dict[TokenPlace, float] = {(0, 0, 0): 1.0}
    for _ in range(400):
        after: dict[TokenPlace, float] = defaultdict(float)
        for place, share in places.items():
            for to, chance in book.throw(place):
                after[to] += share * chance
        places = after
    found = [0.0] * (len(edition.spaces) + 1)
    for (at, turn, _), share in places.items():
        found[-1 if turn else at] += share
    return found


class Textbook:
    def __init__(self, edition: Edition, short: bool, kept: bool) -> None:
        self.spaces = edition.spaces
        self.size = len(edition.spaces)
        self.jail = next(s.at for s in edition.spaces if s.kind == "jail")
        self.short, self.pay_turns = short, edition.rules["jail_pay_turns"]
        self.decks = {
            deck: [card for card in edition.cards if card.deck == deck and not (kept and card.do == "keep")]
            for deck in "ab"
        }
        self.memory: dict[TokenPlace, list[tuple[TokenPlace, float]]] = {}

    def throw(self, place: TokenPlace) -> list[tuple[TokenPlace, float]]:
        if place not in self.memory:
            found: dict[TokenPlace, float] = defaultdict(float)
            for a in range(1, 7):
                for b in range(1, 7):
                    for to, chance in self.dice(place, a + b, a == b):
                        found[to] += chance / 36
            self.memory[place] = list(found.items())
        return self.memory[place]

    def dice(self, place: TokenPlace, steps: int, equal: bool) -> list[tuple[TokenPlace, float]]:
        at, turn, doubles = place
        if turn and not (self.short and turn in self.pay_turns):
            if not equal and turn < 3:
                return [((at, turn + 1, 0), 1.0)]
            return self.end(at + steps, 0)  # out of jail: no further throw, whatever the dice show
        doubles = doubles + 1 if equal else 0
        if doubles == 3:
            return [((self.jail, 1, 0), 1.0)]
        return self.end(at + steps, doubles)

    def end(self, at: int, doubles: int) -> list[tuple[TokenPlace, float]]:
        space = self.spaces[at % self.size]
        if space.kind == "to_jail":
            return [((self.jail, 1, 0), 1.0)]
        if space.kind != "draw":
            return [((space.at, 0, doubles), 1.0)]
        cards = self.decks[space.deck]
        return [
            (to, chance / len(cards)) for card in cards for to, chance in self.card(card, space.at, doubles)
        ]

    def card(self, card, at: int, doubles: int) -> list[tuple[TokenPlace, float]]:
        if card.do == "jail":
            return [((self.jail, 1, 0), 1.0)]
        if card.do in ("advance", "back_to"):
            return self.end(card.args["to"], doubles)
        if card.do == "back":
            return self.end(at - card.args["steps"], doubles)
        if card.do == "nearest":
            ahead = range(at + 1, at + self.size)
            return self.end(
                next(i for i in ahead if self.spaces[i % self.size].kind == card.args["kind"]), doubles
            )
        return [((at, 0, doubles), 1.0)]
