"""Every rule, ruling, switch and scenario of docs/rules.md is named by a test; every rule has one home."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bankhalter import switches
from bankhalter.core import codes
from bankhalter.core.flatten import flatten
from bankhalter.core.tables import Tables
from bankhalter.edition import load

ROOT = Path(__file__).resolve().parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
ID = re.compile(r"\b(?:[A-Z]{2,5}-[CW]?\d+|R-\d+|T-\d{3})\b")
RANGE = re.compile(r"\b([A-Z]+-)(\d+) to (?:[A-Z]+-)?(\d+)\b")


def defined_rules() -> set[str]:
    """Ids in bold at the start of a rule, a ruling or a scenario."""
    rules = set(re.findall(r"^\*\*([A-Z]{2,5}-[CW]?\d+)\*\*", RULES, re.MULTILINE))
    rulings = set(re.findall(r"^- \*\*(R-\d+) ", RULES, re.MULTILINE))
    scenarios = set(re.findall(r"^- \*\*(T-\d{3})\*\*", RULES, re.MULTILINE))
    return rules | rulings | scenarios


def defined_switches() -> set[str]:
    """The first column of the registry in section 21."""
    registry = RULES.split("## 21 ")[1].split("## 22 ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", registry, re.MULTILINE))


@cache
def said_by_tests() -> str:
    """The docstrings of all test functions, as one text."""
    texts = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if path != Path(__file__).resolve():
            tree = ast.parse(path.read_text(encoding="utf-8"))
            tests = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
            texts += [ast.get_docstring(n) or "" for n in tests if n.name.startswith("test_")]
    return "\n".join(texts)


def named_ids() -> set[str]:
    """Ids named by tests, ranges such as `R-1 to R-3` spelled out."""
    text = said_by_tests()
    spelled = {
        f"{head}{n}" for head, low, high in RANGE.findall(text) for n in range(int(low), int(high) + 1)
    }
    return set(ID.findall(text)) | spelled


def test_the_specification_was_read() -> None:
    """The patterns find what the document holds."""
    assert len(defined_rules()) > 380
    assert {"BANK-1", "SHORT-C7", "SHORT-W5", "R-1", "R-97", "T-001", "T-270"} <= defined_rules()
    assert len(defined_switches()) == 32


def test_every_rule_ruling_and_scenario_is_named_by_a_test() -> None:
    """None is open."""
    assert sorted(defined_rules() - named_ids()) == []


@pytest.mark.parametrize("switch", sorted(defined_switches()))
def test_every_switch_is_named_by_a_test(switch: str) -> None:
    """By its name in the registry, or in snake case as the code has it."""
    snake = re.sub(r"([A-Z])", lambda m: "_" + m[1].lower(), switch)
    assert re.search(rf"\b({switch}|{snake})\b", said_by_tests())


def test_no_test_names_an_id_that_does_not_exist() -> None:
    """A misspelt id would look like a covered rule."""
    families = {rule.rsplit("-", 1)[0] for rule in defined_rules()}
    strange = {i for i in named_ids() - defined_rules() if i.rsplit("-", 1)[0] in families}
    assert sorted(strange) == []


# A switch has one name everywhere ----------------------------------------------------------------------

# Switches the core never sees, and who looks at them instead.
OUTSIDE_THE_CORE = {
    "variant": "`variant_of` turns it into what the variant changes",
    "swiss_short_jail_exit": "`variant_of` turns it into jail_must_leave",
    "minutes": "the clock of the table",
    "agreed_end": "`variant_of` turns it into timed",
    "starting_cash": "`starting_capital` turns it into start",
    "custom_game": "checked when the rules are agreed",
    "max_players": "checked when the rules are agreed",
    "banker_may_abstain": "checked when the rules are agreed",
    "tournament": "checked when the rules are agreed",
    "cash_visible": "what a seat is shown",
}
# Words that mean something else in the core, or different things in two switches.
OTHER_CONSTANT = {
    ("hotel_condition", "street"): "HOTEL_BY_STREET",
    ("hotel_condition", "group"): "HOTEL_BY_GROUP",
    ("mortgage_needs_clear", "group"): "CLEAR_GROUP",
    ("mortgage_needs_clear", "property"): "CLEAR_PROPERTY",
    ("tie_break", "cash"): "BY_CASH",
}


def test_a_switch_that_reaches_the_core_is_called_there_as_in_the_docs() -> None:
    fields = {name for name in dir(Tables()) if not name.startswith("_")}
    assert set(switches.names()) - fields == set(OUTSIDE_THE_CORE)
    page = (ROOT / "docs" / "switches.md").read_text(encoding="utf-8")
    assert [name for name in switches.names() if f"| `{name}` |" not in page] == []


@pytest.mark.parametrize("name", sorted(switches.CHOICES))
def test_the_word_of_a_switch_is_a_constant_of_the_core(name: str) -> None:
    """A word is its place among the choices, there and here."""
    edition = load("deluxe-ch")
    for word in switches.CHOICES[name]:
        constant = getattr(codes, OTHER_CONSTANT.get((name, word), word.upper()))
        rules = switches.agree(edition, 4, **{name: word})
        assert getattr(flatten(edition, rules), name) == constant


# Every rule has one home -------------------------------------------------------------------------------

SOURCE = ROOT / "src" / "bankhalter"
HOMES = [*sorted((SOURCE / "core" / "rules").glob("*.py")), SOURCE / "switches.py"]
RULE = re.compile(r"\b(?:[A-Z]{2,5}-[CW]?\d+|R-\d+)\b")
SHORTENED = re.compile(rf"{RULE.pattern} (?:to|-|–) (?:{RULE.pattern}|\d)|{RULE.pattern}(?:, | and )-?\d")
# Rules and rulings without code of their own, and why.
WITHOUT_CODE = {
    **dict.fromkeys(("BANK-1", "BANK-2", "BANK-3"), "the engine is the bank"),
    "BANK-4": "the bank's money is only counted, never asked for",
    **dict.fromkeys(("BANK-8", "HOUSE-1", "R-38", "MORT-9"), "there is no action for what is not allowed"),
    **dict.fromkeys(("MORT-5", "MORT-6", "TURN-11"), "there is no action for what is not allowed"),
    **dict.fromkeys(("SETUP-7", "SETUP-8", "SETUP-9", "SETUP-10", "SETUP-11"), "data of the edition"),
    **dict.fromkeys(("R-1", "R-7", "R-8", "R-9", "R-21", "R-26", "R-82"), "data of the edition"),
    "TURN-6": "follows from TURN-4 and CARD-7",
    **dict.fromkeys(("BUY-4", "BUY-5", "BUY-6"), "nothing distinguishes one purchase from another"),
    **dict.fromkeys(("JAIL-4", "RENT-9"), "nobody asks whether a player is in jail"),
    "RENT-12": "follows from RENT-1: every landing is carried out",
    "R-15": "a misprint: rent does not ask whether a property is built on",
    "R-27": "follows from R-84: debts come before bidding",
    "JAIL-11": "a jail card is traded like anything else (TRADE-3)",
    "JAIL-12": "only points at SHORT-W3 and SPEED-12",
    "BUILD-12": "follows from BUILD-5",
    "MORT-3": "says RENT-2 again",
    "MORT-7": "follows from BUILD-2",
    "R-37": "no condition is no code",
    "TIME-3": "the usual rules",
    "HOUSE-4": "what a table agrees is its own affair",
    "R-5": "what a seat is shown: game/view.py, not the rules",
}


def rules_and_rulings() -> set[str]:
    """Everything of the specification that may have code: all but the scenarios."""
    return {rule for rule in defined_rules() if not rule.startswith("T-")}


@cache
def named_in(path: Path) -> frozenset[str]:
    """The rules a file names."""
    return frozenset(RULE.findall(path.read_text(encoding="utf-8"))) & rules_and_rulings()


@pytest.mark.parametrize("rule", sorted(rules_and_rulings()))
def test_a_rule_with_code_has_exactly_one_home(rule: str) -> None:
    """One chapter names it; a rule that needs no code is named by none."""
    homes = [path.name for path in HOMES if rule in named_in(path)]
    assert len(homes) == (0 if rule in WITHOUT_CODE else 1), homes


def test_only_known_rules_have_no_code() -> None:
    assert set(WITHOUT_CODE) <= rules_and_rulings()


def test_rules_are_named_at_home_only() -> None:
    """Elsewhere a docstring may point at a function; texts for people may name the rule they explain."""
    others = [p for p in SOURCE.rglob("*.py") if p not in HOMES and p.relative_to(SOURCE).parts[0] != "text"]
    assert len(others) > 100
    assert {str(p.relative_to(SOURCE)): sorted(named_in(p)) for p in others if named_in(p)} == {}


@pytest.mark.parametrize("path", HOMES, ids=lambda p: p.name)
def test_rules_are_spelled_out(path: Path) -> None:
    """Whoever looks for RENT-5 finds it, not "RENT-4 to RENT-7"."""
    assert SHORTENED.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["RENT-4 to RENT-7", "BUILD-1, -3", "R-49 to R-53", "RENT-4 to 7"])
def test_a_shortened_list_is_seen(text: str) -> None:
    assert SHORTENED.search(text)
