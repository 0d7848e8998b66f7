"""Every rule, ruling, switch and scenario of docs/rules.md is named by a test; none is open."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

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
    assert len(defined_switches()) == 30


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
