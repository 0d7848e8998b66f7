"""The mutation runner in small: it changes what it should, and tells a noticed mutant from a survivor."""

from __future__ import annotations

import json
from pathlib import Path

import mutation
import pytest
from mutation import EQUAL, KILLED, SURVIVED, mutants

CHAPTER = '''"""A chapter: 1 + 1."""


def most(a: int | None, b: int) -> int:
    """Return the greater one, or 3 + 3."""
    return b if a is None or a < b else a


def share(amount: int) -> int:
    return amount // 2
'''
# 3 and 2 are told apart from 5, but nobody asks for a share.
TEST = """from bankhalter.core.chapter import most


def test_most():
    assert most(2, 3) == 3 and most(5, 3) == 5 and most(None, 1) == 1
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one chapter and a test that leaves half of it out."""
    core, rules = tmp_path / "src/bankhalter/core", tmp_path / "tests/rules"
    for folder in (core, rules, tmp_path / "tests/core"):
        folder.mkdir(parents=True)
    for package in (core.parent, core):
        (package / "__init__.py").touch()
    (core / "chapter.py").write_text(CHAPTER, encoding="utf-8")
    (rules / "test_chapter.py").write_text(TEST, encoding="utf-8")
    (tmp_path / "tests/test_golden.py").write_text("def test_golden(): pass\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", encoding="utf-8")
    return tmp_path


def test_signatures_and_texts_are_left_alone() -> None:
    found = {(m.function, m.was, m.now) for m in mutants("chapter.py", CHAPTER)}
    assert found == {
        ("most", "a is None or a < b", "(a is None and a < b)"),
        ("most", "a is None", "(a is not None)"),
        ("most", "a < b", "(a <= b)"),
        ("share", "amount // 2", "(amount * 2)"),
        ("share", "2", "(3)"),
    }


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("not a", "(a)"),
        ("a != b", "(a == b)"),
        ("a & b", "(a | b)"),
        ("a << b", "(a >> b)"),
        ("a - b", "(a + b)"),
        ("True", "(False)"),
    ],
)
def test_what_is_changed(was: str, now: str) -> None:
    source = f"def f(a, b):\n    return {was}\n"
    assert [m.applied(source) for m in mutants("f.py", source)] == [f"def f(a, b):\n    return {now}\n"]


def test_a_sum_in_place_is_changed_in_place() -> None:
    source = "def f(a, b):\n    a -= b\n"
    assert [m.applied(source) for m in mutants("f.py", source)] == ["def f(a, b):\n    a += b\n"]


def test_survivors_are_told_and_nothing_is_tried_twice(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.json"
    monkeypatch.setitem(
        mutation.EQUIVALENT,
        ("most", "return b if a is None or (a <= b) else a"),
        "equal ones are equally great",
    )
    assert mutation.main(["9"], root, kept) == 1
    verdicts = json.loads(kept.read_text(encoding="utf-8"))["verdicts"]
    by_function = {(text.split()[1], word) for text, word in verdicts.items()}
    assert by_function == {("most:", KILLED), ("most:", EQUAL), ("share:", SURVIVED)} and len(verdicts) == 5
    assert "2 of 4 mutants were noticed; 1 more" in capsys.readouterr().out
    assert (root / "src/bankhalter/core/chapter.py").read_text(encoding="utf-8") == CHAPTER

    monkeypatch.setattr(mutation, "verdict", lambda *_: pytest.fail("tried twice"))
    assert mutation.main(["9"], root, kept) == 1
    (root / "tests/rules/test_share.py").touch()
    assert mutation.load(kept, mutation.fingerprint(root)) == {}, "other tests, other verdicts"


def test_a_sample_stays_when_something_else_changes() -> None:
    longer = "def other(a):\n    return a + 1\n\n\n" + CHAPTER
    before, after = [mutants("chapter.py", source) for source in (CHAPTER, longer)]
    for seed in (1, 2):
        kept = [m.reads for m in mutation.drawn(after, seed) if m.function != "other"]
        assert kept == [m.reads for m in mutation.drawn(before, seed)]
    assert mutation.drawn(before, 1) != mutation.drawn(before, 2)


def test_nothing_is_tried_where_the_tests_fail_anyway(root: Path, tmp_path: Path) -> None:
    (root / "tests/test_golden.py").write_text("def test_golden(): assert False\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="before anything"):
        mutation.main(["9"], root, tmp_path / "kept.json")


def test_a_mutant_that_hangs_has_been_noticed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutation, "SECONDS", 2)
    (root / "tests/rules/test_chapter.py").write_text("while True: pass\n", encoding="utf-8")
    mutant = mutants("src/bankhalter/core/chapter.py", CHAPTER)[0]
    assert mutation.verdict(root, mutant, mutation.TESTS) == KILLED
