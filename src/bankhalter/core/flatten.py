"""Turn an edition and the agreed rules into the numbers the core plays with."""

from __future__ import annotations

from collections.abc import Sequence

from bankhalter.core import codes, names
from bankhalter.core.native import i64, vec
from bankhalter.core.rules import bank
from bankhalter.core.tables import Tables
from bankhalter.edition import Card, Edition, Space
from bankhalter.switches import CHOICES, Rules, starting_capital, variant_of

KINDS = {
    "go": codes.GO,
    "street": codes.STREET,
    "station": codes.STATION,
    "utility": codes.UTILITY,
    "tax": codes.TAX,
    "draw": codes.DRAW_SPACE,
    "jail": codes.JAIL_SPACE,
    "parking": codes.PARKING,
    "to_jail": codes.TO_JAIL,
}
FACES = {word: face for face, word in enumerate(names.FACES) if word}
DECKS = {word: deck for deck, word in enumerate(names.DECKS)}
# Card verbs: the code, and which arguments become its two numbers.
VERBS: dict[str, tuple[int, str, str]] = {
    "advance": (codes.ADVANCE, "to", ""),
    "back": (codes.BACK, "steps", ""),
    "back_to": (codes.BACK_TO, "to", ""),
    "nearest": (codes.NEAREST, "kind", "times"),
    "pay": (codes.PAY_BANK, "amount", ""),
    "collect": (codes.COLLECT, "amount", ""),
    "pay_each": (codes.PAY_EACH, "amount", ""),
    "collect_each": (codes.COLLECT_EACH, "amount", ""),
    "repairs": (codes.REPAIRS, "house", "hotel"),
    "jail": (codes.GO_TO_JAIL, "", ""),
    "keep": (codes.KEEP_CARD, "", ""),
    "pay_or_draw": (codes.PAY_OR_DRAW, "amount", "deck"),
}

# Switches that are on or off.
FLAGS = (
    "double_rent_despite_mortgage",
    "count_mortgaged",
    "jail_may_skip_throw",
    "jail_doubles_roll_again",
    "debt_trade_guard",
    "speed_die",
    "triple_counts_as_doubles",
    "offers_block",
    "free_parking_pot",
    "double_salary_on_go",
    "banker_plays",
)


def row(values: Sequence[int]) -> vec[i64]:
    """Return numbers as a row of the tables."""
    return vec[i64](list(values))


def flatten(edition: Edition, rules: Rules) -> Tables:
    """Return the tables of one agreed game."""
    t = Tables()
    _ring(t, edition)
    _deeds(t, edition)
    _cards(t, edition)
    _amounts(t, edition, rules)
    _switches(t, rules)
    _variant(t, edition, rules)
    return t


def deed_spaces(edition: Edition) -> list[Space]:
    """Return the spaces with a deed, in board order: the deed's number is its place here."""
    return [space for space in edition.spaces if space.price]


def group_ids(edition: Edition) -> list[str]:
    """Return the groups in board order, street groups first."""
    streets = [s.group for s in edition.spaces if s.kind == "street"]
    others = [s.group for s in edition.spaces if s.kind in ("station", "utility")]
    return list(dict.fromkeys(streets + others))


def _ring(t: Tables, edition: Edition) -> None:
    """The spaces of the ring."""
    spaces = edition.spaces
    t.size = len(spaces)
    t.kind = row([KINDS[s.kind] for s in spaces])
    t.jail_at = next(s.at for s in spaces if s.kind == "jail")
    t.parking_at = next((s.at for s in spaces if s.kind == "parking"), -1)
    number = {s.at: i for i, s in enumerate(deed_spaces(edition))}
    t.deed_at = row([number.get(s.at, -1) for s in spaces])
    t.tax = row([s.amount for s in spaces])
    t.deck_at = row([DECKS.get(s.deck, -1) for s in spaces])


def _deeds(t: Tables, edition: Edition) -> None:
    """The deeds and their groups."""
    deeds = deed_spaces(edition)
    groups = group_ids(edition)
    t.deeds = len(deeds)
    t.space = row([s.at for s in deeds])
    t.deed_kind = row([KINDS[s.kind] for s in deeds])
    t.group = row([groups.index(s.group) for s in deeds])
    t.price = row([s.price for s in deeds])
    t.house = row([s.house for s in deeds])
    t.hotel_price = row([s.hotel for s in deeds])
    t.value = row([s.mortgage for s in deeds])
    grain, percent = edition.money.grain, edition.amounts.interest_percent
    t.interest = row([bank.interest(grain, percent, s.mortgage) for s in deeds])
    t.rent = row([n for s in deeds for n in _rents(s)])
    _groups(t, deeds, groups)


def _groups(t: Tables, deeds: list[Space], groups: list[str]) -> None:
    """Which deeds belong together."""
    members = [[i for i, s in enumerate(deeds) if s.group == g] for g in groups]
    t.groups = len(groups)
    t.streets = len({s.group for s in deeds if s.kind == "street"})
    t.count = row([len(m) for m in members])
    t.widest = max((len(m) for m in members[: t.streets]), default=0)
    t.first = row([sum(len(m) for m in members[:g]) for g in range(len(members))])
    t.members = row([deed for m in members for deed in m])
    t.deeds_in = row([sum(1 << deed for deed in m) for m in members])


def _rents(space: Space) -> list[int]:
    """Six numbers: levels 0-4 and hotel, or the amounts or factors by count."""
    numbers = list(space.rent or space.factor)
    return numbers + [numbers[-1]] * (6 - len(numbers))


def _cards(t: Tables, edition: Edition) -> None:
    """The cards as verbs with two numbers."""
    cards = edition.cards
    t.cards = len(cards)
    t.card_deck = row([DECKS[c.deck] for c in cards])
    t.card_do = row([VERBS[c.do][0] for c in cards])
    t.card_a = row([_number(c, VERBS[c.do][1]) for c in cards])
    t.card_b = row([_number(c, VERBS[c.do][2]) for c in cards])
    masks = [sum(1 << i for i, c in enumerate(cards) if DECKS[c.deck] == d) for d in (0, 1)]
    t.deck_mask = row(masks)


def _number(card: Card, key: str) -> int:
    """Return a card's argument as a number; the second one of `nearest` is called times or factor."""
    if not key:
        return 0
    value = card.args.get(key, card.args.get("factor", 0))
    if isinstance(value, int):
        return value
    return DECKS[value] if key == "deck" else KINDS[value]


def _amounts(t: Tables, edition: Edition, rules: Rules) -> None:
    """Money and stock."""
    t.grain = edition.money.grain
    t.start = starting_capital(edition, rules) + (edition.amounts.speed_bonus if rules.speed_die else 0)
    t.salary = edition.amounts.salary
    t.fine = edition.amounts.fine
    t.houses = edition.amounts.houses
    t.hotels = edition.amounts.hotels


def _switches(t: Tables, rules: Rules) -> None:
    """Every switch that the core knows, under its own name; a word is its place among its choices."""
    for name, choices in CHOICES.items():
        setattr(t, name, choices.index(getattr(rules, name)))
    for name in FLAGS:
        setattr(t, name, getattr(rules, name))
    t.opening_bid = rules.opening_bid
    t.banker_seat = rules.banker_seat
    t.jail_pay_turns = sum(1 << turn for turn in set(rules.jail_pay_turns))
    t.speed_faces = row([FACES[face] for face in rules.speed_faces])


def _variant(t: Tables, edition: Edition, rules: Rules) -> None:
    """What a short or timed game changes (SHORT, TIME)."""
    variant = variant_of(edition, rules)
    t.deal = variant.deal
    t.deal_paid = variant.deal_paid
    t.hotel = variant.hotel_houses + 1
    t.end_bankruptcies = variant.end_bankruptcies
    t.timed = variant.timed
    t.jail_must_leave = variant.jail_must_leave
