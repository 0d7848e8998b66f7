"""What the booklet is filled with, and where its paragraphs apply: all from the edition and the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property

from bankhalter.core.flatten import deed_spaces, flatten
from bankhalter.edition import Edition, Space, Variant, load
from bankhalter.switches import ABSTAIN_ABOVE, Rules, defaults, starting_capital, variant_of
from bankhalter.text.catalog import as_swiss
from bankhalter.text.speaker import Speaker

VALUES = ("price", "house", "hotel", "mortgage", "amount")
LISTS = ("rent", "factor")
RENAMED = ("house", "hotel", "street", "station", "utility", "card_a", "card_b")  # in this order


@dataclass(frozen=True)
class BookTable:
    """An edition with the rules a table has agreed on."""

    edition: Edition
    rules: Rules

    @property
    def variant(self) -> Variant:
        """What the agreed variant changes."""
        return variant_of(self.edition, self.rules)

    @property
    def short(self) -> Variant:
        """The short game of this edition's book; the normal game where it has none."""
        return self.edition.variants.get("short", Variant())

    @property
    def timed(self) -> Variant:
        """The timed game of this edition's book; the normal game where it has none."""
        return self.edition.variants.get("time", Variant())

    def spaces(self, kind: str) -> list[Space]:
        """The spaces of a kind, from GO on."""
        return [space for space in self.edition.spaces if space.kind == kind]

    @property
    def counted(self) -> bool:
        """Whether fortunes are counted at the end of this table's game."""
        return self.variant.timed or self.variant.end_bankruptcies > 0

    @property
    def by_the_clock(self) -> bool:
        """Whether this table plays the timed game of its book."""
        return "time" in self.rules.variant.split("+")

    @cached_property
    def times_classic(self) -> int:
        """How many times the values of the classic board all values are; 0 if they are others."""
        there = classic()
        if self.edition.id == there.id or len(self.edition.spaces) != len(there.spaces):
            return 0
        times = self.edition.money.start // there.money.start
        pairs = zip(self.edition.spaces, there.spaces, strict=True)
        return times if all(_multiple(here, there, times) for here, there in pairs) else 0


@cache
def classic() -> Edition:
    """The edition the others are compared with."""
    return load("standard")


def _multiple(here: Space, there: Space, times: int) -> bool:
    """Tell whether every value of a space is so many times that of another."""
    single = all(getattr(here, name) == times * getattr(there, name) for name in VALUES)
    return single and all(
        getattr(here, name) == tuple(times * value for value in getattr(there, name)) for name in LISTS
    )


def _twin_words(table: BookTable) -> bool:
    """Whether a building is called like a property (R-9)."""
    terms = table.edition.terms
    if not (table.spaces("station") and table.spaces("utility")):
        return False
    return terms["house"]["de"].one in terms["station"]["de"].one


def _own_words(table: BookTable) -> bool:
    """Whether this edition calls its buildings otherwise than the classic game does."""
    return table.edition.terms["house"] != classic().terms["house"]


def _order(table: BookTable, what: str) -> bool:
    """Whether a card of this edition orders something (CARD-6)."""
    return any(card.do == what for card in table.edition.cards)


# Where a paragraph or a rule applies, by the word of `contents`.
CONDITIONS: Mapping[str, Callable[[BookTable], bool]] = {
    "": lambda table: True,
    "speed": lambda table: table.edition.speed,
    "short": lambda table: "short" in table.edition.variants,
    "short-paid": lambda table: table.short.deal > 0 and table.short.deal_paid,
    "short-free": lambda table: table.short.deal > 0 and not table.short.deal_paid,
    "time": lambda table: "time" in table.edition.variants,
    "clock-agreed": lambda table: table.rules.agreed_end and not table.by_the_clock,
    "counting": lambda table: table.short.end_bankruptcies > 0 or table.timed.timed or table.counted,
    "dealing": lambda table: table.short.deal > 0 or table.timed.deal > 0,
    "several-games": lambda table: len(table.edition.variants) > 1 or table.edition.speed,
    "must-leave": lambda table: table.variant.jail_must_leave,
    "may-stay": lambda table: not table.variant.jail_must_leave,
    "jail-differs": lambda table: table.edition.speed or table.short.jail_must_leave,
    "build-anytime": lambda table: table.rules.build_window == "anytime",
    "build-between": lambda table: table.rules.build_window == "between_turns",
    "hotel-level": lambda table: table.rules.hotel_condition == "group",
    "throw-anew": lambda table: table.rules.utility_dice == "anew",
    "throw-of-move": lambda table: table.rules.utility_dice == "move_throw",
    "liquidate": lambda table: table.rules.bankruptcy_handover == "liquidate",
    "as-is": lambda table: table.rules.bankruptcy_handover == "as_is",
    "coarse-money": lambda table: table.edition.money.grain > 1,
    "like-classic": lambda table: table.times_classic > 0,
    "values-equal": lambda table: table.times_classic == 1,
    "values-times": lambda table: table.times_classic > 1,
    "twin-words": _twin_words,
    "own-words": _own_words,
    "tray": lambda table: "tray" in table.edition.box.extras,
    "streets": lambda table: bool(table.spaces("street")),
    "stations": lambda table: bool(table.spaces("station")),
    "unbuilt": lambda table: bool(table.spaces("station") or table.spaces("utility")),
    "utilities": lambda table: bool(table.spaces("utility")),
    "taxes": lambda table: bool(table.spaces("tax")),
    "to-jail": lambda table: bool(table.spaces("to_jail")),
    "parking": lambda table: bool(table.spaces("parking")),
    "cards": lambda table: bool(table.edition.cards),
    "cards-nearest": lambda table: _order(table, "nearest"),
    "cards-repairs": lambda table: _order(table, "repairs"),
    "cards-each": lambda table: _order(table, "pay_each") or _order(table, "collect_each"),
    "cards-choice": lambda table: _order(table, "pay_or_draw"),
}


def facts(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """Return every variable of the booklet's messages besides the edition's words."""
    return {
        "edition": table.edition.name[speaker.language],
        **_switches(table.rules),
        **_sums(table, speaker),
        **_counts(table),
        **_box(table, speaker),
        **_variants(table),
        **_names(table, speaker),
        **_card_orders(table),
        **_example(table, speaker),
        **_lists(table, speaker),
    }


def _switches(rules: Rules) -> dict[str, object]:
    """The switches by their names with dashes; what is on is `yes`, what is off `no`."""
    values = {field.name.replace("_", "-"): getattr(rules, field.name) for field in fields(Rules)}
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in values.items()
        if not isinstance(value, tuple)
    }


def _sums(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """Sums of money that belong to no single space."""
    money, amounts = table.edition.money, table.edition.amounts
    bonus = amounts.speed_bonus
    start = starting_capital(table.edition, table.rules)
    sums = {
        "printed-start": money.start,
        "start": start,
        "start-now": start + (bonus if table.rules.speed_die else 0),
        "bonus": bonus,
        "speed-start": start + bonus,
        "salary": amounts.salary,
        "double": 2 * amounts.salary,
        "fine": amounts.fine,
        "opening": table.rules.opening_bid,
        "smallest": money.smallest,
    }
    return {f"{name}-sum": speaker.money(amount) for name, amount in sums.items()}


def _counts(table: BookTable) -> dict[str, object]:
    """How many there are of everything."""
    edition = table.edition
    low, high = edition.players
    utility = next((space.factor for space in table.spaces("utility")), (0,))
    return {
        "age": edition.box.age,
        "players-min": low,
        "players-max": min(high, table.rules.max_players),
        "spaces": len(edition.spaces),
        "deeds": len(deed_spaces(edition)),
        "stations": len(table.spaces("station")),
        "utilities": len(table.spaces("utility")),
        "cards-a": sum(card.deck == "a" for card in edition.cards),
        "cards-b": sum(card.deck == "b" for card in edition.cards),
        "houses": edition.amounts.houses,
        "hotels": edition.amounts.hotels,
        "percent": edition.amounts.interest_percent,
        "utility-one": utility[0],
        "utility-all": utility[-1],
        "times": table.times_classic,
        "banker-number": table.rules.banker_seat + 1,
        "abstain-from": ABSTAIN_ABOVE + 1,
        "pay-count": len(table.rules.jail_pay_turns),
    }


def _box(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """What this box and its deeds show besides what all do."""
    box = table.edition.box
    shown = {f"deed-{what}": _yes(what in box.deed_also) for what in ("price", "mortgage", "double")}
    return {
        **shown,
        "has-currency": _yes(bool(box.currency)),
        "currency": box.currency.get(speaker.language, ""),
        "feet": box.extras.get("feet", 0),
        "renamed": _renamed(table, speaker),
    }


def _renamed(table: BookTable, speaker: Speaker) -> str:
    """What this edition calls otherwise than the classic game, as pairs."""
    language = speaker.language
    words = [(table.edition.terms[term][language], classic().terms[term][language]) for term in RENAMED]
    pairs = [
        speaker.say("booklet-pair", here=here.many, there=there.dative_many)
        for here, there in words
        if here.many != there.many
    ]
    return as_swiss(speaker.both(pairs)) if speaker.swiss else speaker.both(pairs)


def _variants(table: BookTable) -> dict[str, object]:
    """What the variants of the book change, and what this table's does."""
    short, timed = table.short, table.timed
    minutes = table.edition.box.short_minutes or (0,)
    leave = short.jail_must_leave or table.rules.swiss_short_jail_exit
    return {
        "full": table.variant.hotel_houses,
        "must-leave": _yes(table.variant.jail_must_leave),
        "counted": _yes(table.counted),
        "timed": _yes(table.variant.timed),
        "other-start": _yes(starting_capital(table.edition, table.rules) != table.edition.money.start),
        "speed-known": _yes(table.edition.speed),
        "variant-short": _yes("short" in table.rules.variant.split("+")),
        "variant-time": _yes(table.by_the_clock),
        "time-known": _yes("time" in table.edition.variants),
        "clock-known": _yes("time" in table.edition.variants or table.rules.agreed_end),
        "usual-minutes": int(defaults(table.edition)["minutes"]),
        "ends-by-bankruptcy": _yes(table.variant.end_bankruptcies > 0),
        "short-from": minutes[0],
        "short-to": minutes[-1],
        "short-deal": short.deal,
        "short-paid": _yes(short.deal_paid),
        "short-full": short.hotel_houses,
        "short-falls": short.end_bankruptcies,
        "short-leave": _yes(leave),
        "time-deal": timed.deal,
        "time-paid": _yes(timed.deal_paid),
    }


def _yes(value: bool) -> str:
    """Return a truth as the messages choose by it."""
    return "yes" if value else "no"


def _names(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """Names printed on the board."""
    language = speaker.language
    corners = {"jail": "jail", "parking": "parking", "to_jail": "to-jail"}
    named = {
        f"name-{word}": next((space.name[language] for space in table.spaces(kind)), "")
        for kind, word in corners.items()
    }
    decks = {f"name-deck-{id}": deck.name[language] for id, deck in table.edition.decks.items()}
    return {**named, **decks}


def _card_orders(table: BookTable) -> dict[str, object]:
    """Which of the orders that concern everybody stand on a card."""
    return {
        "all-are-paid": _yes(_order(table, "pay_each")),
        "all-pay": _yes(_order(table, "collect_each")),
    }


def _example(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """The dearest property, by which prices are explained; interest as the rules reckon it."""
    deeds = deed_spaces(table.edition)
    street = max(deeds, key=lambda space: space.price)
    deed = deeds.index(street)
    rent = street.rent[0] if street.rent else 0
    interest = int(flatten(table.edition, table.rules).interest[deed])
    sums = {
        "rent": rent,
        "double": 2 * rent,
        "house": street.house,
        "hotel": street.hotel,
        "mortgage": street.mortgage,
        "interest": interest,
        "lift": street.mortgage + interest,
    }
    return {
        "example-street": street.name[speaker.language],
        "example-house-half": speaker.money(street.house // 2),
        **{f"example-{name}-sum": speaker.money(amount) for name, amount in sums.items()},
    }


def _lists(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """Lists within sentences."""
    language = speaker.language
    faces = [speaker.say(f"booklet-face-{face}") if face in ("bus", "mr") else face for face in _faces(table)]
    turns = [speaker.say(f"booklet-turn-{turn}") for turn in sorted(set(table.rules.jail_pay_turns))]
    return {
        **_taxes(table, speaker),
        **_kinds(table, speaker),
        "token-names": ", ".join(token.name[language] for token in table.edition.tokens),
        "face-names": ", ".join(faces),
        "pay-turns": speaker.either(turns),
    }


def _kinds(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """The kinds of property this board has: all of them counted, and those that are never built on."""
    found: list[str] = []
    streets = table.spaces("street")
    if streets:
        thing, colours = speaker.term("street", len(streets)), len({space.group for space in streets})
        found.append(speaker.say("booklet-kind-street", count=len(streets), thing=thing, colours=colours))
    others = [kind for kind in ("station", "utility") if table.spaces(kind)]
    found += [_named_kind(table, speaker, kind) for kind in others]
    unbuilt = [speaker.term(kind, 0) for kind in others]
    return {"property-kinds": speaker.both(found), "unbuilt-kinds": speaker.both(unbuilt)}


def _named_kind(table: BookTable, speaker: Speaker, kind: str) -> str:
    """How many properties of a kind there are, and their names."""
    spaces = table.spaces(kind)
    names = ", ".join(space.name[speaker.language] for space in spaces)
    thing = speaker.term(kind, len(spaces))
    return speaker.say("booklet-kind-named", count=len(spaces), thing=thing, names=names)


def _taxes(table: BookTable, speaker: Speaker) -> dict[str, object]:
    """The tax spaces by name, each with what it costs; two may have the same name."""
    sums: dict[str, list[str]] = {}
    for space in table.spaces("tax"):
        name = speaker.say("booklet-quoted", name=space.name[speaker.language])
        sums.setdefault(name, []).append(speaker.money(space.amount))
    costs = [f"{name} {speaker.either(each)}" for name, each in sums.items()]
    return {"tax-names": speaker.both(list(sums)), "tax-sums": ", ".join(costs)}


def _faces(table: BookTable) -> tuple[str, ...]:
    """The faces of the speed die, where there is one."""
    return table.rules.speed_faces if table.edition.speed else ()
