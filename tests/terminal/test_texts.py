"""Every sentence the terminal wants to say exists, in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bankhalter
from bankhalter.core import names
from bankhalter.text import plain
from bankhalter.text.phrases.vocabulary import CHAPTERS, COMMANDS

HOME = Path(bankhalter.__file__).parent
SOURCES = sorted((HOME / "terminal").glob("*.py"))
CALLERS = sorted((HOME / "cli/commands").glob("*.py"))  # they name whole keys
SPOKEN = r'(?:\.say|\.text|self\.say|self\.text|sure|leave)\(\s*"([a-z][a-z-]+)"'


def keys(language: str) -> set[str]:
    text = (HOME / "text" / language / "terminal.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def wanted() -> set[str]:
    """The keys named in the sources."""
    found: set[str] = set()
    for path in (*SOURCES, *CALLERS):
        found |= set(re.findall(r'"(terminal-[a-z-]+)"', path.read_text(encoding="utf-8")))
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        found |= {f"terminal-{key.removeprefix('terminal-')}" for key in re.findall(SPOKEN, text)}
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_said_is_there(language):
    assert wanted() <= keys(language)
    assert {f"terminal-help-{c.key}" for c in COMMANDS} <= keys(language)
    assert {f"terminal-chapter-{chapter}" for chapter in CHAPTERS} <= keys(language)
    for word in names.ACTIONS[names.ACTIONS.index("hammer") :]:
        if word not in ("time-up", "plan", "recount"):  # the clock's, and what no menu names
            assert plain(language).has(f"terminal-menu-{word}"), word


def test_both_languages_say_the_same_things_with_the_same_variables():
    assert keys("de") == keys("en")
    for key in keys("de"):
        left, right = (plain(language).say(key, **{}) for language in ("de", "en"))
        assert left
        assert right


def test_no_tax_on_commands_that_only_name_another():
    assert len({command.key for command in COMMANDS}) == len(COMMANDS)
