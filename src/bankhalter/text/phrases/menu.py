"""Everything possible now as a numbered list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from bankhalter.core import codes, names
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Purchase
from bankhalter.core.legal import Choice
from bankhalter.core.rules import build, mortgage, sell
from bankhalter.game.game import Game
from bankhalter.text import Speaker
from bankhalter.text.phrases.vocabulary import COMMANDS

MANY = 12  # choices of one kind that are not listed one by one
KEYS = {kind: command.key for command in COMMANDS for kind in command.kinds}


@dataclass(frozen=True)
class Item:
    """A line of the menu: `action` if it is complete, else the command `key` still has to ask."""

    text: str
    key: str
    action: Action | None


def items(game: Game, speaker: Speaker, choices: Sequence[Choice]) -> list[Item]:
    """Return the lines of a menu; many of a kind become one that asks."""
    counts = Counter(int(choice.kind) for choice in choices)
    found: dict[str, Item] = {}
    for choice in choices:
        item = one(game, speaker, choice, counts[int(choice.kind)] > MANY)
        found.setdefault(item.text, item)
    return list(found.values())


def one(game: Game, speaker: Speaker, choice: Choice, crowded: bool) -> Item:
    """Return one line."""
    kind = int(choice.kind)
    word = names.ACTIONS[kind]
    if crowded:
        return Item(speaker.say(f"terminal-menu-{word}-some"), KEYS[kind], None)
    text = speaker.say(f"terminal-menu-{word}", **details(game, speaker, choice))
    asks = choice.low < choice.high or kind == codes.OFFER
    action = None if asks else Action(kind, choice.seat, choice.a, choice.b)
    return Item(text, KEYS[kind], action)


def details(game: Game, speaker: Speaker, choice: Choice) -> dict[str, object]:
    """Return what a line may have to say."""
    kind = int(choice.kind)
    if kind in DEEDS:
        deed = int(choice.a)
        space = speaker.space(int(game.tables.space[deed]))
        return {
            "space": space,
            "money": speaker.money(price(game, kind, deed)),
            "what": next_building(game, speaker, deed),
        }
    if kind == codes.BUY or kind == codes.DECLINE:
        deed = int(cast(Purchase, game.state.top).deed)
        space = speaker.space(int(game.tables.space[deed]))
        return {"space": space, "money": speaker.money(int(game.tables.price[deed]))}
    if kind == codes.BID:
        return {"low": speaker.money(int(choice.low)), "high": speaker.money(int(choice.high))}
    return details_of_rest(game, speaker, choice, kind)


def details_of_rest(game: Game, speaker: Speaker, choice: Choice, kind: int) -> dict[str, object]:
    """Return what the rarer lines have to say."""
    if kind in (codes.ACCEPT, codes.REJECT, codes.WITHDRAW):
        offers = {o.number: o for o in game.view(int(choice.seat)).offers}
        offer = offers.get(int(choice.a))
        return {"number": str(choice.a), "offer": speaker.offer(offer) if offer else ""}
    if kind == codes.DEMAND:
        return demand(game, speaker, int(choice.a))
    if kind == codes.SELL_DOWN:
        return {"group": speaker.group(game.notation.groups[int(choice.a)])}
    if kind == codes.ORDER:
        what = speaker.term("house" if choice.a == codes.HOUSE else "hotel", int(choice.high))
        return {"what": what, "high": str(choice.high)}
    if kind == codes.JUMP_TO:
        return {"space": speaker.space(int(choice.a))}
    if kind == codes.PLAY_CARD:
        return {"deck": game.edition.decks[game.edition.cards[int(choice.a)].deck].card[speaker.language]}
    return {
        "money": speaker.money(game.edition.amounts.fine),
        "number": int(choice.a),
        "high": str(choice.high),
        "wish": "on" if choice.b else "off",
    }


def demand(game: Game, speaker: Speaker, number: int) -> dict[str, object]:
    """Return what is to be said of an open rent."""
    for claim in game.state.claims:
        if claim.number == number:
            space = speaker.space(int(game.tables.space[claim.deed]))
            due = speaker.money(int(claim.amount)) if claim.amount else f"{claim.factor} ×"
            return {"player": speaker.seat(int(claim.payer)), "space": space, "money": due}
    return {}


def price(game: Game, kind: int, deed: int) -> int:
    """Return the sum that goes with an action on a deed."""
    st, t = game.state, game.tables
    if kind in (codes.BUILD, codes.PUT):
        return int(build.next_price(st, deed)) if build.is_street(st, deed) else 0
    if kind == codes.SELL:
        return int(sell.refund(st, deed, st.level[deed]))
    if kind == codes.MORTGAGE:
        return int(t.value[deed])
    return int(t.interest[deed]) if kind == codes.KEEP else int(mortgage.lift_cost(st, deed))


def next_building(game: Game, speaker: Speaker, deed: int) -> str:
    """Return what would be built next."""
    what = build.next_what(game.state, deed) if build.is_street(game.state, deed) else 0
    return speaker.term("hotel" if what == codes.HOTEL else "house")


DEEDS = {codes.BUILD, codes.SELL, codes.MORTGAGE, codes.LIFT, codes.PUT, codes.KEEP, codes.REDEEM}
