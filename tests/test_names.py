"""One name, one thing: classes and modules that could be confused have names of their own."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "src" / "bankhalter"
FILES = sorted(ROOT.rglob("*.py"))
COMMANDS = ROOT / "cli" / "commands"  # a command's module has the name of the command, whatever does the work


def twice(found: list[tuple[str, Path]]) -> dict[str, list[str]]:
    """Return the names that stand in more than one place."""
    where = defaultdict(list)
    for name, path in found:
        where[name].append(path.relative_to(ROOT).as_posix())
    return {name: paths for name, paths in where.items() if len(paths) > 1}


def definitions(kind: type[ast.AST]) -> list[tuple[str, Path]]:
    """Return every definition of a kind in the package, with its file."""
    trees = [(ast.parse(path.read_text(encoding="utf-8")), path) for path in FILES]
    return [(getattr(n, "name", ""), path) for tree, path in trees for n in ast.walk(tree) if type(n) is kind]


def test_no_two_classes_have_the_same_name() -> None:
    assert len(definitions(ast.ClassDef)) > 200
    assert twice(definitions(ast.ClassDef)) == {}


def test_no_two_modules_have_the_same_name() -> None:
    assert twice([(p.stem, p) for p in FILES if p.stem != "__init__" and COMMANDS not in p.parents]) == {}


def test_only_commands_are_run() -> None:
    """`run` alone says nothing; in cli/commands it is how the parser calls every command."""
    elsewhere = [
        node.name
        for path in FILES
        if COMMANDS not in path.parents
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == "run"
    ]
    assert elsewhere == []
