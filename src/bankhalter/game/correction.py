"""A throw or a card of real dice set right afterwards: what was said since is said again, as far as it holds.

Throws are kept, since the dice did fall: each for whoever threw them, in the turn in which they fell. An
answer is kept where the same question is asked again, anything else where it is still legal; the first
question that finds no answer is asked anew, and what was said after that waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Auction, CardChoice, Deal, Draw, Purchase
from bankhalter.core.state import State
from bankhalter.game.driver import terms
from bankhalter.game.game import Game
from bankhalter.game.real_dice import NOBODY, next_throw, thrower

SAYS: Final = (codes.THROW, codes.END_TURN)  # what a throw says by itself
OF_OFFERS: Final = (codes.ACCEPT, codes.REJECT, codes.WITHDRAW)
HELD, GONE, WAITS, ASKED = range(4)  # what becomes of a word: said, away, it waits, it is asked for anew


class Word(NamedTuple):
    """What was said: for whom, in which turn, and what it answered or named."""

    text: str
    who: int
    turn: int
    about: tuple[int, ...]


def annotate(game: Game, texts: Sequence[str]) -> list[Word]:
    """Say lines in a game and return them with what they were about."""
    words = []
    for text in texts:
        action = game.notation.read(text)
        who = speaker(game.state, action)
        words.append(Word(text, who, int(game.state.turns), about(game.state, action)))
        game.push(action)
    return words


def speaker(st: State, action: Action) -> int:
    """Return whose word an action is: a throw that of the thrower, a count that of whose money it is."""
    if action.seat == codes.CHANCE:
        return drawer(st)
    return int(action.a if action.kind == codes.RECOUNT else action.seat)


def corrected(game: Game, words: Sequence[Word], place: int, text: str) -> tuple[list[str], list[Word]]:
    """Say words with one of them put right, in the game before the first; return what was said and waits.

    IllegalAction or BadNotation if it could not have been said there.
    """
    for word in words[:place]:
        game.push(word.text)
    game.push(text)
    said, left = resume(game, words[place + 1 :])
    return [*[word.text for word in words[:place]], text, *said], left


def resume(game: Game, words: Sequence[Word]) -> tuple[list[str], list[Word]]:
    """Say what still holds of some words; return what was said, and what waits for an answer."""
    said: list[str] = []
    for i, word in enumerate(words):
        fate, texts = judged(game, word)
        if fate in (WAITS, ASKED):
            return said, list(words[i + (fate == ASKED) :])
        for text in texts:
            game.push(text)
        said += texts
    return said, []


def judged(game: Game, word: Word) -> tuple[int, list[str]]:
    """Return what becomes of a word now, and what is said by it."""
    action = game.notation.read(word.text)
    if game.over or (word.who >= 0 and game.state.seats[word.who].out != codes.PLAYING):
        return GONE, []
    if action.kind == codes.ROLLED:
        return judged_throw(game, word, action)
    if action.seat == codes.CHANCE:
        return judged_card(game, word, action)
    return judged_answer(game, word, action)


def judged_throw(game: Game, word: Word, action: Action) -> tuple[int, list[str]]:
    """A throw counts for whoever threw it, in its turn; who has not thrown yet is waited for."""
    coming = next_throw(game.state, -1)
    if coming.who == NOBODY:
        return (WAITS, []) if is_asked(game.state) else (GONE, [])
    turn = int(game.state.turns) + sum(before.kind == codes.END_TURN for before in coming.before)
    if word.turn < turn:
        return GONE, []
    if word.turn > turn or word.who != coming.who:
        return WAITS, []
    trial = game.copy()
    for before in coming.before:
        trial.push(before)
    if trial.refuse(action) is not None:
        return ASKED, []  # another number of dice is due
    return HELD, [*map(game.write, coming.before), word.text]


def judged_card(game: Game, word: Word, action: Action) -> tuple[int, list[str]]:
    """A card counts where it is drawn from the same deck by the same player, if it is still in there."""
    if (
        game.asked != codes.CHANCE
        or about(game.state, action) != word.about
        or drawer(game.state) != word.who
    ):
        return (WAITS, []) if is_asked(game.state) else (GONE, [])
    return (HELD, [word.text]) if game.refuse(action) is None else (ASKED, [])


def judged_answer(game: Game, word: Word, action: Action) -> tuple[int, list[str]]:
    """An answer counts where the same is asked, business where it is still possible."""
    if action.kind in SAYS and word.turn != game.state.turns:
        return GONE, []  # the throw that follows says it
    same = renumbered(game.state, word, action)
    if same is None or game.refuse(same) is not None:
        return GONE, []
    return HELD, [game.write(same)]


def renumbered(st: State, word: Word, action: Action) -> Action | None:
    """Return an action as it is said now: claims and offers have other numbers; None if it means nothing."""
    if action.kind == codes.DEMAND:
        claims = [c for c in st.claims if (int(c.owner), int(c.payer), int(c.deed)) == word.about]
        return Action(codes.DEMAND, action.seat, claims[0].number) if claims else None
    if action.kind in OF_OFFERS:
        offers = [offer for offer in st.offers if terms(offer) == word.about]
        return Action(action.kind, action.seat, offers[0].number) if offers else None
    if action.kind == codes.RECOUNT:  # what was counted too much or too little stays too much or too little
        return Action(codes.RECOUNT, action.seat, action.a, st.seats[action.a].cash + word.about[0])
    return action if about(st, action) == word.about else None


def is_asked(st: State) -> bool:
    """Tell whether something has to be answered before the dice are thrown."""
    return st.top.kind not in (codes.TURN, codes.REST)


def drawer(st: State) -> int:
    """Return for whom chance throws, draws or deals now."""
    if st.top.kind == codes.DRAW:
        return int(cast(Draw, st.top).who)
    return int(cast(Deal, st.top).who) if st.top.kind == codes.DEAL else thrower(st)


def about(st: State, action: Action) -> tuple[int, ...]:
    """Return what an action answers or names, without the numbers that change with every word before it."""
    if action.kind == codes.DEMAND:
        found = [c for c in st.claims if c.number == action.a]
        return (int(found[0].owner), int(found[0].payer), int(found[0].deed)) if found else ()
    if action.kind in OF_OFFERS:
        offers = [offer for offer in st.offers if offer.number == action.a]
        return terms(offers[0]) if offers else ()
    if action.kind == codes.RECOUNT:
        return (int(action.b - st.seats[action.a].cash),)
    return () if isinstance(action, Offer) or action.kind >= codes.OPEN else question(st)


def question(st: State) -> tuple[int, ...]:
    """Return what is asked, and about what."""
    top = st.top
    if top.kind == codes.PURCHASE:
        return (int(top.kind), int(top.seat), int(cast(Purchase, top).deed))
    if top.kind == codes.AUCTION:
        return (int(top.kind), int(cast(Auction, top).what), int(cast(Auction, top).deed))
    if top.kind == codes.DRAW:
        return (int(top.kind), int(cast(Draw, top).deck))
    if top.kind == codes.CARD_CHOICE:
        return (int(top.kind), int(top.seat), int(cast(CardChoice, top).card))
    return (int(top.kind), int(top.seat))
