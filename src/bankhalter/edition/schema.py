"""The schema: which keys an edition file has, and the shape of each."""

import json
from collections.abc import Mapping
from typing import Any, Final

from bankhalter.edition.edition import (
    BUILDINGS,
    GENDERS,
    ICONS,
    MAX_AMOUNT,
    MAX_SEATS,
    MAX_SPACES,
    MIDDLES,
    PALETTES,
    STATUSES,
    TERMS,
    Tree,
)
from bankhalter.edition.problems import Report, kind_of
from bankhalter.edition.shapes import (
    Shape,
    anything,
    emoji,
    entries,
    find,
    flag,
    ident,
    list_of,
    matching,
    money,
    one_of,
    spoken,
    table,
    tagged,
    text,
    whole,
)

FORMAT: Final = 1

_NAME: Final = spoken(60)
_DECK: Final = one_of("a", "b")
_CASES: Final = dict.fromkeys(("nominative", "accusative", "dative"), text(60))
_FORMS: Final = table({"gender": one_of(*GENDERS)}, _CASES)
_SHORT: Final = spoken(24)
_INITIALS: Final = Shape(matching("[^\\W_]{1,2}", "A, AB").check, {"type": "string", "maxLength": 2})
_FIGURE: Final = matching("[a-z0-9-]+-[a-z0-9_]+", "standard-tram")


def space_shapes() -> dict[str, Shape]:
    """The shape of a space, by its kind."""
    base: dict[str, Shape] = {"kind": anything, "name": _NAME}
    deed = {**base, "group": ident, "price": money(), "mortgage": money(0)}
    rents, factors = list_of(money(0), 1, 60), list_of(money(), 1, 60)
    shapes: dict[str, dict[str, Shape]] = {
        **dict.fromkeys(("go", "jail", "parking", "to_jail"), base),
        "draw": {**base, "deck": _DECK},
        "tax": {**base, "amount": money()},
        "street": {**deed, "house": money(), "hotel": money(), "rent": rents},
        "station": {**deed, "rent": rents},
        "utility": {**deed, "factor": factors},
    }
    return {kind: table(shape, {"short": _SHORT, "forms": _FORMS}) for kind, shape in shapes.items()}


def card_shapes() -> dict[str, Shape]:
    """The shape of a card, by its verb."""
    base: dict[str, Shape] = {"do": anything, "text": spoken(240)}
    to: dict[str, Shape] = {**base, "to": whole(0, MAX_SPACES - 1)}
    amount: dict[str, Shape] = {**base, "amount": money()}
    kind: dict[str, Shape] = {**base, "kind": anything}
    nearest = {
        "station": table({**kind, "times": whole(1, 100)}),
        "utility": table({**kind, "factor": money()}),
    }
    return {
        **{verb: table(to) for verb in ("advance", "back_to")},
        **{verb: table(amount) for verb in ("pay", "collect", "pay_each", "collect_each")},
        **{verb: table(base) for verb in ("jail", "keep")},
        "back": table({**base, "steps": whole(1, MAX_SPACES - 1)}),
        "nearest": tagged("kind", nearest, "unknown-kind"),
        "repairs": table({**base, "house": money(0), "hotel": money(0)}),
        "pay_or_draw": table({**amount, "deck": _DECK}),
    }


def _rule_shapes() -> dict[str, Shape]:
    flags = """double_rent_despite_mortgage count_mortgaged jail_may_skip_throw
        jail_doubles_roll_again debt_trade_guard triple_counts_as_doubles cash_visible
        free_parking_pot double_salary_on_go tournament offers_block banker_may_abstain"""
    return {
        **dict.fromkeys(flags.split(), flag),
        "rent_demand": one_of("manual", "auto", "by_call"),
        "utility_dice": one_of("anew", "move_throw"),
        "opening_bid": money(),
        "building_opening_bid": one_of("minimum", "lowest_printed"),
        "auction_mode": one_of("round_robin", "live"),
        "build_window": one_of("anytime", "between_turns"),
        "hotel_condition": one_of("street", "group"),
        "mortgage_needs_clear": one_of("group", "property"),
        "sell_back": one_of("printed", "paid"),
        "jail_pay_turns": list_of(whole(1, 3), 1, 3, unique=True),
        "bankruptcy_handover": one_of("liquidate", "as_is"),
        "mr_monopoly_all_owned": one_of("next_property", "next_rent_due"),
        "tie_break": one_of("shared", "cash"),
    }


_VARIANT_LIST: Final = list_of(ident, 1, 10, unique=True)
_VARIANTS: Final = entries(table({}, {
    "deal": whole(0, 10),
    "deal_paid": flag,
    "hotel_houses": whole(1, 4),
    "end_bankruptcies": whole(0, MAX_SEATS),
    "jail_must_leave": flag,
    "timed": flag,
}))  # fmt: skip


def _variants(report: Report, place: str, value: Any) -> None:
    """The list of variants, and beside it one table for each."""
    if not isinstance(value, dict):
        report.add(place, "not-table", found=kind_of(value))
        return
    _VARIANT_LIST(report, f"{place}.list", value.get("list"))
    _VARIANTS(report, place, {k: v for k, v in value.items() if k != "list"})


def _pattern(report: Report, place: str, value: Any) -> None:
    text(20)(report, place, value)
    if report.sound(place) and (value.count("{}"), value.count("{"), value.count("}")) != (1, 1, 1):
        report.add(place, "bad-pattern")


def _note(report: Report, place: str, value: Any) -> None:
    list_of(anything, 2, 2)(report, place, value)
    if report.sound(place):
        money()(report, f"{place}.0", value[0])
        whole(1, 1000)(report, f"{place}.1", value[1])


# A figure is its id and name, or how it is drawn, from which both follow.
_FIGURES: Final = {
    "drawn": table({"drawn": _FIGURE}, {"name": _NAME}),
    "emoji": table({"emoji": emoji}, {"name": _NAME}),
    "initials": table({"initials": _INITIALS}, {"name": _NAME}),
    "id": table({"id": ident, "name": _NAME}),
}


def _token(report: Report, place: str, value: Any) -> None:
    keys = value if isinstance(value, dict) else {}
    _FIGURES[next((key for key in _FIGURES if key in keys), "id")](report, place, value)


def _look() -> Shape:
    icon = one_of(*ICONS)
    return table({"palette": one_of(*PALETTES)}, {
        "middle": one_of(*MIDDLES), "buildings": one_of(*BUILDINGS), "station": icon,
        "utilities": list_of(icon, 2, 2),
    })  # fmt: skip


def _top_shapes() -> dict[str, Shape]:
    plain: dict[str, Shape] = {"one": text(60), "many": text(60)}
    german = table({**plain, "gender": one_of("m", "f", "n")}, {"dative_many": text(60)})
    term = table({"de": german}, {"en": table(plain)}, gap="no-translation")
    card = tagged("do", card_shapes(), "unknown-verb")
    token = Shape(_token, {"anyOf": [figure.json for figure in _FIGURES.values()]})
    note = Shape(_note, {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2})
    pattern = Shape(_pattern, {"type": "string", "pattern": r"^[^{}]*\{\}[^{}]*$", "maxLength": 20})
    variants = Shape(_variants, {**_VARIANTS.json, "properties": {"list": _VARIANT_LIST.json}})
    letter, colour = matching("[A-Z]", "A to Z"), matching("#[0-9a-f]{6}", "#000000 to #ffffff")
    return {
        "format": whole(0),
        "id": ident,
        "seed": text(20),
        "language": one_of("de", "de-CH"),
        "name": _NAME,
        "blurb": spoken(240),
        "players": table({"min": whole(2, MAX_SEATS), "max": whole(2, MAX_SEATS)}),
        "money": table({
            "grain": whole(1), "smallest": money(), "start": money(), "notes": list_of(note, 1, 20),
            "pattern": spoken(20, pattern), "thousands": text(1, 0),
        }),
        "amounts": table({
            "salary": money(0), "fine": money(), "speed_bonus": money(0), "houses": whole(0, 999),
            "hotels": whole(0, 999), "interest_percent": whole(0, 100),
        }),
        "dice": table({
            "speed": flag, "faces": list_of(one_of("1", "2", "3", "bus", "mr"), 0, 6),
        }),
        "variants": variants,
        "rules": table(_rule_shapes()),
        "spaces": entries(tagged("kind", space_shapes(), "unknown-kind"), any_key=True),
        "groups": entries(table({"name": _NAME, "letter": letter, "colour": colour})),
        "decks": table({}, dict.fromkeys("ab", table({"name": _NAME, "card": _NAME}))),
        "cards": table({}, dict.fromkeys("ab", entries(card))),
        "terms": table(dict.fromkeys(TERMS, term)),
        "tokens": list_of(token, 1, 40),
        "sources": entries(text(400)),
    }  # fmt: skip


_BOX: Final = table({}, {
    "age": whole(1, 99),
    "short_minutes": list_of(whole(1, 999), 2, 2),
    "currency": _NAME,
    "look": table({}, dict.fromkeys(("house", "hotel"), _NAME)),
    "deed_also": list_of(one_of("price", "mortgage", "double"), 0, 3, unique=True),
    "extras": table({}, dict.fromkeys(("tray", "card_trays", "stickers", "feet"), whole(1, 99))),
})  # fmt: skip


def _top(shapes: Mapping[str, Shape]) -> Shape:
    """The whole file: these parts, and beside them what says how to merge and where values are from."""
    extends = Shape(anything.check, {"type": "string", "examples": list(PALETTES[:-1])})
    status = Shape(anything.check, {"type": "object", "additionalProperties": {"enum": list(STATUSES)}})
    fresh = list_of(one_of(*shapes, "look", "box"), 0, 30)
    beside = {"look": _look(), "box": _BOX, "extends": extends, "fresh": fresh, "status": status}
    return table(shapes, beside)


_TOP: Final = _top(_top_shapes())


def json_schema() -> dict[str, Any]:
    """What a file may hold, for editors that read JSON Schema."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Bankhalter edition",
        "description": "docs/editions.md tells what everything means.",
        **_TOP.json,
        "required": ["format", "id"],
    }


def schema_text() -> str:
    """The JSON Schema as a file: a line for every part of an edition."""
    schema = json_schema()
    parts = [f"  {json.dumps(key)}: {json.dumps(one)}" for key, one in schema.pop("properties").items()]
    return json.dumps(schema, indent=1)[:-2] + ',\n "properties": {\n' + ",\n".join(parts) + "\n }\n}\n"


def check_shape(tree: Tree, layers: list[Tree], report: Report) -> None:
    """Hold every value of the merged tree, and the status patterns of every layer, against its shape."""
    grain = find(tree, "money", "grain")
    report.grain = grain if type(grain) is int and 0 < grain <= MAX_AMOUNT else 1
    _TOP(report, "", tree)
    if "id" in tree and "id" not in layers[-1]:
        report.add("id", "inherited-id")
    if report.sound("format") and tree["format"] != FORMAT:
        report.add("format", "bad-format", want=FORMAT)
    for layer in layers:
        entries(one_of(*STATUSES), any_key=True)(report, "status", layer.get("status", {}))
    report.shaped()
