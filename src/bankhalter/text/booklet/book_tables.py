"""The tables of the booklet: rows of cells, the first row being the head."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bankhalter.core.flatten import deed_spaces
from bankhalter.edition import Card, Space
from bankhalter.text.booklet.facts import BookTable
from bankhalter.text.speaker import Speaker

Rows = list[list[str]]


def rows(name: str, table: BookTable, speaker: Speaker) -> Rows:
    """Return a table by its name in `contents`; "" is no table."""
    return TABLES[name](table, speaker) if name else []


def bare(speaker: Speaker, amount: int) -> str:
    """Return a sum without its currency, as columns have it."""
    before, _, after = speaker.edition.money.pattern[speaker.language].partition("{}")
    return speaker.money(amount).removeprefix(before).removesuffix(after)


def head(speaker: Speaker, *keys: str) -> list[str]:
    """Return the head of a table."""
    return [speaker.say(f"booklet-table-{key}") for key in keys]


def parts(table: BookTable, speaker: Speaker) -> Rows:
    """What is in the box (SETUP-7)."""
    edition = table.edition
    terms = {
        "token": len(edition.tokens),
        "deed": len(deed_spaces(edition)),
        "card_a": sum(card.deck == "a" for card in edition.cards),
        "card_b": sum(card.deck == "b" for card in edition.cards),
        "house": edition.amounts.houses,
        "hotel": edition.amounts.hotels,
    }
    counted = [[_looking(term, count, speaker), str(count)] for term, count in terms.items()]
    dice = {"board": 1, "notes": 1, "dice": 2, **({"speed-die": 1} if edition.speed else {})}
    things = [[speaker.say(f"booklet-part-{part}"), str(count)] for part, count in dice.items()]
    extras = [
        [speaker.say(f"booklet-part-{part.replace('_', '-')}"), str(count)]
        for part, count in edition.box.extras.items()
    ]
    return [head(speaker, "part", "count"), *things, *counted, *extras]


def _looking(term: str, count: int, speaker: Speaker) -> str:
    """The word for a part, and how it looks where the box says so."""
    look = speaker.edition.box.look.get(term)
    word = speaker.term(term, count)
    return f"{word} ({look[speaker.language]})" if look else word


def notes(table: BookTable, speaker: Speaker) -> Rows:
    """The notes everybody begins with (SETUP-3)."""
    money = table.edition.money
    lines = [[speaker.money(value), str(count), speaker.money(value * count)] for value, count in money.notes]
    total = [
        speaker.say("booklet-table-total"),
        str(sum(count for _, count in money.notes)),
        speaker.money(money.start),
    ]
    return [head(speaker, "note", "count", "sum"), *lines, total]


def squares(table: BookTable, speaker: Speaker) -> Rows:
    """Every space of the board with what it is and what it costs."""
    lines = [
        [str(space.at), speaker.space(space.at), kind(table, space, speaker), cost(space, speaker)]
        for space in table.edition.spaces
    ]
    return [["", *head(speaker, "space", "kind", "price")], *lines]


def kind(table: BookTable, space: Space, speaker: Speaker) -> str:
    """Return what a space is: its colour group, its kind, or what happens there."""
    if space.kind in ("station", "utility"):
        return speaker.term(space.kind)
    if space.group:
        return table.edition.groups[space.group].name[speaker.language]
    salary = speaker.money(table.edition.amounts.salary)
    return speaker.format(f"booklet-kind-{space.kind.replace('_', '-')}", {"salary-sum": salary})


def cost(space: Space, speaker: Speaker) -> str:
    """Return a space's price or tax."""
    amount = space.price or space.amount
    return bare(speaker, amount) if amount else ""


def rents(table: BookTable, speaker: Speaker) -> Rows:
    """The rents of all streets, by what stands on them."""
    streets = table.spaces("street")
    houses = [f"{count}" for count in range(1, len(streets[0].rent) - 1)]
    columns = [*houses[:-1], f"{houses[-1]} {speaker.term('house', 2)}", speaker.term("hotel")]
    lines = [[speaker.space(space.at), *(bare(speaker, rent) for rent in space.rent)] for space in streets]
    return [[speaker.term("street"), *head(speaker, "rent"), *columns], *lines]


def stations(table: BookTable, speaker: Speaker) -> Rows:
    """The rent of a station by how many of them are owned (RENT-7)."""
    scale = table.spaces("station")[0].rent
    lines = [[str(owned), speaker.money(rent)] for owned, rent in enumerate(scale, start=1)]
    return [head(speaker, "owned", "rent-each"), *lines]


def prices(table: BookTable, speaker: Speaker) -> Rows:
    """The price of every property, of its buildings, and its mortgage value."""
    lines = [
        [speaker.space(space.at), *(bare(speaker, amount) if amount else "–" for amount in _costs(space))]
        for space in deed_spaces(table.edition)
    ]
    buildings = [speaker.term("house"), speaker.term("hotel")]
    return [
        [speaker.term("property"), *head(speaker, "price"), *buildings, *head(speaker, "mortgage")],
        *lines,
    ]


def _costs(space: Space) -> tuple[int, ...]:
    """What a property and its buildings cost, and what a mortgage brings."""
    return (space.price, space.house, space.hotel, space.mortgage)


def cards_a(table: BookTable, speaker: Speaker) -> Rows:
    """The cards of the first deck."""
    return cards("a", table, speaker)


def cards_b(table: BookTable, speaker: Speaker) -> Rows:
    """The cards of the second deck."""
    return cards("b", table, speaker)


def cards(deck: str, table: BookTable, speaker: Speaker) -> Rows:
    """All cards of a deck: what they say, and what they do."""
    lines = [
        [speaker.card(index), effect(card, speaker)]
        for index, card in enumerate(table.edition.cards)
        if card.deck == deck
    ]
    return [head(speaker, "card", "effect"), *lines]


def effect(card: Card, speaker: Speaker) -> str:
    """Return what a card does, in a few words (R-85)."""
    args = dict(card.args)
    values: dict[str, object] = {"times": args.get("times", 1), "factor": args.get("factor", 0)}
    values["steps"] = args.get("steps", 0)
    values |= {f"{name}-sum": speaker.money(int(args.get(name, 0))) for name in ("house", "hotel")}
    values["amount"] = speaker.money(int(args.get("amount", 0)))
    values["to"] = speaker.space(int(args.get("to", 0)))
    values["what"] = speaker.term(str(args.get("kind", "property")))
    values["deck"] = speaker.edition.decks[str(args.get("deck", "a"))].card[speaker.language]
    return speaker.format(f"booklet-card-{card.do.replace('_', '-')}", values)


TABLES: Mapping[str, Callable[[BookTable, Speaker], Rows]] = {
    "parts": parts,
    "notes": notes,
    "squares": squares,
    "rents": rents,
    "stations": stations,
    "prices": prices,
    "cards-a": cards_a,
    "cards-b": cards_b,
}
