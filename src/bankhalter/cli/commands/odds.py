"""`bankhalter odds`: how often spaces are landed on, what deeds bring, when buildings pay back."""

from __future__ import annotations

from bankhalter.cli.complaint import BadValue, Complaint
from bankhalter.cli.files import write
from bankhalter.cli.kinds import switches
from bankhalter.cli.parser import Given
from bankhalter.edition import load
from bankhalter.odds import odds_report
from bankhalter.odds.exact import Odds, odds
from bankhalter.odds.lone_token import Way


def run(args: Given) -> int:
    """Compute, and write what was asked for."""
    edition = load(args.edition)
    triple = read_triple(args.triple, len(edition.spaces))
    way = Way(args.jail, args.jail_cards, args.bus, triple, args.choice)
    try:
        found = odds(edition, way, **switches(args.rule, args.variant, args.speed))
    except RecursionError:
        raise Complaint("odds-endless") from None
    write(args.output, text(found, args))
    return 0


def text(found: Odds, args: Given) -> str:
    """Return the odds as a table, JSON or CSV."""
    if args.format == "json":
        return odds_report.as_json(found, args.language)
    if args.format == "csv":
        return odds_report.as_csv(found, args.language)
    return odds_report.as_table(found, args.language, args.show, args.per)


def read_triple(said: str, size: int) -> int:
    """Read where three of a kind jump to: walk, or the number of a space."""
    if said == "walk":
        return -1
    if not (said.isascii() and said.isdecimal() and len(said) < 4 and int(said) < size):
        raise BadValue("bad-triple", said=said[:40], last=str(size - 1))
    return int(said)
