"""Every error that reaches the command line has one sentence, in both languages, and no raw key in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankhalter.bots.registry import UnknownBot
from bankhalter.cli.complaint import BadValue, Complaint
from bankhalter.cli.errors import exit_code, sentence, sentences
from bankhalter.edition import EditionError, check
from bankhalter.game.notation import BadNotation
from bankhalter.game.position import BadPosition
from bankhalter.game.record import BadRecord
from bankhalter.game.table import Unwritable
from bankhalter.lab.lab_error import LabError
from bankhalter.printing import BadSetting, NoPdf
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.switches import RulesError
from bankhalter.terminal.console import EndOfInput
from bankhalter.text import LANGUAGES, plain

CASES: list[tuple[BaseException, int, str, str]] = [
    (BadValue("no-rule", "speed_die", said="speed_dye"), 2, "Meintest du „speed_die“?", "Did you mean"),
    (Complaint("cli-nothing-to-resume", place="x"), 1, "In x liegt kein", "no unfinished game in x"),
    (OperatorError("backup-postgres"), 2, "pg_dump", "pg_dump"),
    (EditionError(check("none.toml")), 1, "none.toml", "none.toml"),
    (RulesError([("no-such-variant", {"variant": "quick", "allowed": "normal"})]), 1, "quick", "quick"),
    (BadSetting([("unknown", {"name": "moon"})]), 2, "„moon“ gibt es nicht", "no setting “moon”"),
    (NoPdf("absent"), 1, "Zusatzpaket", "extra package"),
    (UnknownBot("unknown", "simpel", near="simple"), 1, "War „simple“ gemeint?", "Did you mean “simple”?"),
    (LabError("keep-where"), 1, "--history", "--history"),
    (BadRecord("no-record", 1, "x"), 1, "Das ist kein Spiel", "This is no game I can read"),
    (
        BadNotation("unknown-action", "fly to 7"),
        1,
        "„fly to 7“ ist keine Handlung",
        "“fly to 7” is no action",
    ),
    (BadPosition("too-few"), 1, "Mindestens zwei", "At least two"),
    (Unwritable(Path("x"), "in-use"), 1, "anderen Fenster", "another window"),
    (Unwritable(Path("x"), "voll"), 1, "--folder", "--folder"),
    (EndOfInput(), 1, "Die Eingabe war zu Ende", "The input ended"),
    (BrokenPipeError(), 1, "Die Ausgabe wurde geschlossen.", "The output was closed."),
    (KeyboardInterrupt(), 130, "Abgebrochen.", "Interrupted."),
    (ValueError("odd"), 1, "Das ging nicht: odd", "That did not work: odd"),
    (PermissionError(13, "Permission denied"), 1, "Permission denied", "Permission denied"),
    (RecursionError(), 1, "RecursionError", "RecursionError"),
    (MemoryError(), 1, "MemoryError", "MemoryError"),
]


@pytest.mark.parametrize(
    ("problem", "code", "german", "english"), CASES, ids=lambda case: type(case).__name__
)
def test_every_error_has_a_sentence(problem: BaseException, code: int, german: str, english: str) -> None:
    for language, expected in (("de", german), ("en", english)):
        said = sentence(problem, plain(language))
        assert said is not None and expected in said
        assert "{" not in said and not plain(language).has(said)
    assert exit_code(problem, "play") == code


def test_every_line_of_the_table_is_tried() -> None:
    for kind in sentences():
        assert any(isinstance(problem, kind) for problem, *_ in CASES), kind


def test_a_mistake_of_ours_has_none() -> None:
    for language in LANGUAGES:
        assert sentence(KeyError("x"), plain(language)) is None


def test_commands_may_have_exit_codes_of_their_own() -> None:
    rules, value = RulesError([("no-such-variant", {})]), BadValue("rule-form", said="x")
    assert [exit_code(rules, name) for name in ("play", "odds", "")] == [1, 2, 1]
    assert [exit_code(value, name) for name in ("play", "simulate", "")] == [2, 1, 2]
