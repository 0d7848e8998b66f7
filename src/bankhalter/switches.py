"""What the table agreed: one frozen value with a field per switch of docs/rules.md, section 21."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from bankhalter.edition import Edition, Variant


class RulesError(ValueError):
    """The agreed rules do not fit; `problems` holds all of them, as (word, details).

    `spelling` is the language of the edition, for the sentences.
    """

    def __init__(self, problems: Sequence[tuple[str, dict[str, Any]]], spelling: str = "de") -> None:
        self.problems = tuple(problems)
        self.spelling = spelling
        super().__init__("; ".join(f"{word} {details}" for word, details in problems))


@dataclass(frozen=True)
class Rules:
    """The switches. Defaults come from the edition; docs/rules.md, section 21, names the rule of each.

    House rules are off unless agreed (HOUSE-6), the speed die is thrown only where it is wanted (SPEED-1).
    """

    variant: str = "normal"  # normal, short, time, or by custom_game "short+time"
    speed_die: bool = False
    minutes: int = 60  # the agreed duration, where there is one
    custom_game: bool = False
    rent_demand: str = "manual"
    double_rent_despite_mortgage: bool = False
    count_mortgaged: bool = True
    utility_dice: str = "anew"
    opening_bid: int = 1
    building_opening_bid: str = "minimum"
    auction_mode: str = "round_robin"
    build_window: str = "anytime"
    hotel_condition: str = "street"  # short games: always group
    mortgage_needs_clear: str = "group"
    sell_back: str = "printed"
    jail_pay_turns: tuple[int, ...] = (1, 2, 3)
    jail_may_skip_throw: bool = False
    jail_doubles_roll_again: bool = False
    bankruptcy_handover: str = "liquidate"
    debt_trade_guard: bool = True
    speed_faces: tuple[str, ...] = ("1", "2", "3", "bus", "mr", "mr")
    triple_counts_as_doubles: bool = True
    mr_monopoly_all_owned: str = "next_property"
    swiss_short_jail_exit: bool = False
    tie_break: str = "shared"
    max_players: int = 8
    banker_seat: int = 0
    banker_plays: bool = True
    banker_may_abstain: bool = False  # only where the book offers the choice
    offers_block: bool = False
    cash_visible: bool = True
    free_parking_pot: bool = False
    double_salary_on_go: bool = False
    agreed_end: bool = False
    starting_cash: int = 0  # 0: as the book says
    tournament: bool = False

    def __repr__(self) -> str:
        """Name only what differs from the defaults above."""
        told = [(f.name, getattr(self, f.name)) for f in fields(self) if getattr(self, f.name) != f.default]
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in told)})"


CHOICES: Mapping[str, tuple[str, ...]] = {
    "rent_demand": ("manual", "auto", "by_call"),
    "utility_dice": ("anew", "move_throw"),
    "building_opening_bid": ("minimum", "lowest_printed"),
    "auction_mode": ("round_robin", "live"),
    "build_window": ("anytime", "between_turns"),
    "hotel_condition": ("street", "group"),
    "mortgage_needs_clear": ("group", "property"),
    "sell_back": ("printed", "paid"),
    "bankruptcy_handover": ("liquidate", "as_is"),
    "mr_monopoly_all_owned": ("next_property", "next_rent_due"),
    "tie_break": ("shared", "cash"),
}
BY_THE_BOOK = ("rent_demand", "speed_die", "minutes", "banker_seat", "banker_plays")  # left to the table
HOUSE_RULES = ("free_parking_pot", "double_salary_on_go", "agreed_end", "starting_cash")
FACES = ("1", "2", "3", "bus", "mr")
LONGEST = 24 * 60  # minutes of a timed game
RICHEST_START = 10  # times the printed starting capital
USUAL_HOUSES = 4  # on a street before its hotel
ABSTAIN_ABOVE = 5  # players; then the banker may choose to bank only (BANK-5)


def names() -> tuple[str, ...]:
    """Return the names of all switches."""
    return tuple(field.name for field in fields(Rules))


def agree(edition: Edition, seats: int, **switches: Any) -> Rules:
    """Return the rules of a game for so many seats, or raise RulesError with everything wrong."""
    known, problems = defaults(edition), []
    for name, value in switches.items():
        if name not in known:
            problems.append(("unknown-switch", {"switch": name}))
        elif not _fits(name, known[name], value):
            problems.append(("bad-switch-value", {"switch": name, "value": _said(value), **takes(name)}))
        else:
            known[name] = tuple(value) if isinstance(value, list) else value
    rules = Rules(**known)
    if variant_of(edition, rules).hotel_houses < USUAL_HOUSES:
        rules = replace(rules, hotel_condition="group")
    if problems := [*problems, *check(edition, rules, seats)]:
        raise RulesError(problems, edition.language)
    return rules


def defaults(edition: Edition) -> dict[str, Any]:
    """Return every switch as the edition's book sets it."""
    values = {field.name: field.default for field in fields(Rules)}
    for name, value in edition.rules.items():
        values[name] = tuple(value) if isinstance(value, list | tuple) else value
    values["speed_faces"] = edition.faces or values["speed_faces"]
    values["max_players"] = edition.players[1]
    return values


def of_use(edition: Edition, name: str) -> bool:
    """Tell whether a switch can make a difference in this edition at all."""
    if name in ("speed_die", "speed_faces", "triple_counts_as_doubles", "mr_monopoly_all_owned"):
        return edition.speed
    if name == "banker_plays":
        return bool(defaults(edition)["banker_may_abstain"])
    if name == "swiss_short_jail_exit":  # where the short game does not say it anyway
        return "short" in edition.variants and not edition.variants["short"].jail_must_leave
    return True


def takes(name: str) -> dict[str, str]:
    """Return what a switch takes as its sentence wants it: a kind, and the choices where there are some."""
    default = {field.name: field.default for field in fields(Rules)}[name]
    if name in CHOICES or isinstance(default, bool):
        return {"kind": "choice", "choices": ", ".join(CHOICES.get(name, ("yes", "no")))}
    return {"kind": "number" if isinstance(default, int) else "other", "choices": ""}


def _said(value: object) -> str:
    """Return a value as somebody may have typed it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _fits(name: str, default: object, value: object) -> bool:
    """Tell whether a value is of the switch's type and one of its choices."""
    if name in CHOICES:
        return value in CHOICES[name]
    if isinstance(default, bool) or isinstance(value, bool):
        return type(value) is type(default)
    if isinstance(default, tuple):
        return isinstance(value, list | tuple) and _fits_list(name, value)
    return type(value) is type(default)


def _fits_list(name: str, value: list[Any] | tuple[Any, ...]) -> bool:
    """Tell whether a list of jail turns or die faces makes sense."""
    if name == "speed_faces":
        return len(value) == 6 and all(face in FACES for face in value)
    return all(type(turn) is int and 1 <= turn <= 3 for turn in value)


def check(edition: Edition, rules: Rules, seats: int) -> list[tuple[str, dict[str, Any]]]:
    """Return everything that does not fit together, as words with details."""
    return [
        *_check_variant(edition, rules),
        *_check_seats(edition, rules, seats),
        *_check_numbers(edition, rules),
        *_check_house_rules(rules),
    ]


def _check_variant(edition: Edition, rules: Rules) -> list[tuple[str, dict[str, Any]]]:
    """Only the variants of the edition's own book, uncombined unless agreed (R-78)."""
    parts = rules.variant.split("+")
    unknown = [part for part in parts if part not in edition.variants]
    problems: list[tuple[str, dict[str, Any]]] = [("no-such-variant", {"variant": part}) for part in unknown]
    if len(parts) > 1 and not rules.custom_game:
        problems.append(("variants-not-mixed", {"variant": rules.variant}))
    if len(set(parts)) < len(parts):
        problems.append(("no-such-variant", {"variant": rules.variant}))
    if rules.speed_die and not edition.speed:
        problems.append(("no-speed-die", {}))
    if rules.swiss_short_jail_exit and "short" not in parts:
        problems.append(("switch-needs-short-game", {"switch": "swiss_short_jail_exit"}))
    return problems


def _check_seats(edition: Edition, rules: Rules, seats: int) -> list[tuple[str, dict[str, Any]]]:
    """Two to as many players as the edition has tokens; who banks only is not counted (R-2)."""
    problems: list[tuple[str, dict[str, Any]]] = []
    aside = not rules.banker_plays and rules.banker_may_abstain and seats > ABSTAIN_ABOVE
    playing = seats - 1 if aside else seats
    low, high = edition.players[0], min(edition.players[1], rules.max_players)
    if not low <= playing <= high:
        problems.append(("wrong-player-count", {"players": playing, "min": low, "max": high}))
    if not 0 <= rules.banker_seat < max(seats, 1):
        problems.append(("no-such-banker-seat", {"seat": rules.banker_seat}))
    if not rules.banker_plays and not aside:
        problems.append(("banker-must-play", {}))
    deal = variant_of(edition, rules).deal * playing
    deeds = sum(1 for space in edition.spaces if space.price)
    if deal > deeds:
        problems.append(("too-many-dealt", {"deal": deal, "deeds": deeds}))
    return problems


def _check_numbers(edition: Edition, rules: Rules) -> list[tuple[str, dict[str, Any]]]:
    """Numbers within reason."""
    problems: list[tuple[str, dict[str, Any]]] = []
    if not 1 <= rules.minutes <= LONGEST:
        problems.append(("bad-duration", {"minutes": rules.minutes, "max": LONGEST}))
    bid = rules.opening_bid
    if not 0 < bid <= edition.money.start or bid % edition.money.grain:
        problems.append(("bad-opening-bid", {"amount": bid}))
    if not edition.players[0] <= rules.max_players <= edition.players[1]:
        problems.append(("bad-max-players", {"players": rules.max_players}))
    return [*problems, *_check_start(edition, rules.starting_cash)]


def _check_start(edition: Edition, amount: int) -> list[tuple[str, dict[str, Any]]]:
    """Another starting capital lies between half and ten times what is printed."""
    start, grain = edition.money.start, edition.money.grain
    if amount == 0 or (start <= 2 * amount <= 2 * RICHEST_START * start and amount % grain == 0):
        return []
    return [("bad-starting-cash", {"amount": amount, "min": -(-start // 2), "max": RICHEST_START * start})]


def _check_house_rules(rules: Rules) -> list[tuple[str, dict[str, Any]]]:
    """Tournament rules allow no deviation (HOUSE-5)."""
    house = [name for name in HOUSE_RULES if getattr(rules, name)]
    if not rules.tournament:
        return []
    return [("not-in-tournament", {"switch": name}) for name in house]


def starting_capital(edition: Edition, rules: Rules) -> int:
    """Return what everybody begins with before the speed die adds to it (HOUSE-8, R-100)."""
    return rules.starting_cash or edition.money.start


def variant_of(edition: Edition, rules: Rules) -> Variant:
    """Return what the agreed variant or a combination changes (R-58), and an agreed end (HOUSE-7, R-99)."""
    parts = [edition.variants[part] for part in rules.variant.split("+") if part in edition.variants]
    return Variant(
        deal=max((v.deal for v in parts), default=0),
        deal_paid=any(v.deal_paid for v in parts),
        hotel_houses=min((v.hotel_houses for v in parts), default=4),
        end_bankruptcies=max((v.end_bankruptcies for v in parts), default=0),
        jail_must_leave=any(v.jail_must_leave for v in parts) or rules.swiss_short_jail_exit,
        timed=any(v.timed for v in parts) or rules.agreed_end,
    )
