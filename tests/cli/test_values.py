"""What somebody types for an edition, a variant or a rule."""

from __future__ import annotations

import pytest

from bankhalter.cli.complaint import BadValue
from bankhalter.cli.kinds import EDITION, RULE, VARIANT, switches


@pytest.mark.parametrize(
    ("said", "variant"),
    [
        ("short", "short"),
        ("Kurz", "short"),
        ("kurzspiel", "short"),
        ("auf Zeit", "time"),
        ("kurz+zeit", "short+time"),
    ],
)
def test_variants_are_understood_in_both_languages(said, variant):
    """Section 21: `variant`, as German and English name it."""
    assert VARIANT.read(said) == variant and switches((), variant)["variant"] == variant


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("cash_visible=ja", ("cash_visible", True)),
        ("cash-visible=No", ("cash_visible", False)),
        ("tournament = true", ("tournament", True)),
        ("minutes=45", ("minutes", 45)),
        ("jail_pay_turns=1,2", ("jail_pay_turns", (1, 2))),
        ("auction_mode=live", ("auction_mode", "live")),
    ],
)
def test_rules_are_read_from_words(said, rule):
    """Section 21: switches as they are typed (docs/switches.md)."""
    assert RULE.read(said) == rule


@pytest.mark.parametrize(
    ("said", "key", "near"),
    [
        ("auctionMode=live", "no-rule-near", "auction_mode"),
        ("gold=1", "no-rule", ""),
        ("minutes", "rule-form", ""),
    ],
)
def test_what_names_no_rule_is_refused_with_the_nearest_one(said, key, near):
    """Section 21: a slip of the pen is not a rule."""
    with pytest.raises(BadValue) as wrong:
        RULE.read(said)
    assert (wrong.value.key, wrong.value.values["near"]) == (f"cli-{key}", near)


def test_an_edition_by_a_slip_of_the_pen():
    """Section 22: the nearest edition is suggested."""
    with pytest.raises(BadValue) as wrong:
        EDITION.read("schalker")
    assert wrong.value.values["near"] == "schalke"
