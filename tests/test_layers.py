"""A file imports only from the layers below it; the rules live in core/rules and nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bankhalter.core.rules import CHAPTERS

ROOT = Path(__file__).resolve().parent.parent / "src" / "bankhalter"
# From the bottom up; a module may import modules of earlier lines, and siblings in its own package.
LAYERS = [
    ["edition", "atomic_files", "uncompiled"],
    ["switches"],
    ["core"],  # the package itself; its rooms follow
    ["core.native", "core.codes", "core.names", "core.events"],
    ["core.actions", "core.tables", "core.decisions"],
    ["core.flatten"],
    ["core.state"],
    ["core.ledger", "core.digest"],
    ["core.ask"],
    ["core.rules"],
    ["core.engine"],
    ["core.legal", "core.odds"],
    ["bots.api", "bots.ladder", "bots.registry", "bots.visibility"],
    ["game.notation", "game.chance", "game.record", "game.view"],
    ["game"],
    ["game.game", "game.position"],
    ["game.table"],
    ["bots"],
    ["text"],
    ["odds"],
    ["lab"],
    ["server"],
    ["terminal"],
    ["server.admin"],
    ["cli", "__main__"],
]
ALLOWED_OUTSIDE = {"core": {"__future__", "typing", "hashlib", "collections"}}


def level(module: str) -> int:
    """Return a module's layer: the longest name of the table that it begins with."""
    names = [(name, i) for i, names in enumerate(LAYERS) for name in names]
    fitting = [(len(n), i) for n, i in names if module == n or module.startswith(n + ".")]
    assert fitting, f"{module} has no layer"
    return max(fitting)[1]


def modules() -> list[str]:
    """Every module of the package."""
    paths = [p.relative_to(ROOT).with_suffix("") for p in ROOT.rglob("*.py")]
    names = [".".join(p.parts).removesuffix(".__init__") for p in paths]
    return sorted(n for n in names if n not in ("__init__", ""))


def path_of(module: str) -> Path:
    """Return a module's file."""
    path = ROOT.joinpath(*module.split("."))
    return path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"


def imports(module: str) -> set[str]:
    """Return what a module imports from the package, as module names."""
    found = set()
    for node in ast.walk(ast.parse(path_of(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bankhalter"):
            base = (node.module or "").removeprefix("bankhalter").removeprefix(".")
            for alias in node.names:
                full = f"{base}.{alias.name}".strip(".")
                found.add(full if path_of(full).exists() else base)
    return found - {""}


def head(module: str) -> str:
    """Return the top-level name of a module."""
    return module.partition(".")[0]


def package(module: str) -> str:
    """Return the package a module lives in."""
    return module.rpartition(".")[0]


@pytest.mark.parametrize("module", modules())
def test_imports_only_from_below(module: str) -> None:
    for other in imports(module):
        if head(other) == head(module) != "core":
            continue
        same = level(other) == level(module) and package(other) == package(module)
        assert same or level(other) < level(module), other


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_chapters_import_only_chapters_before_them(chapter: str) -> None:
    names = {m.rpartition(".")[2] for m in imports(f"core.rules.{chapter}") if m.startswith("core.rules.")}
    assert names <= set(CHAPTERS[: CHAPTERS.index(chapter)])


def test_every_chapter_is_listed() -> None:
    assert sorted(CHAPTERS) == sorted(
        p.stem for p in (ROOT / "core/rules").glob("*.py") if p.stem != "__init__"
    )


@pytest.mark.parametrize("module", [m for m in modules() if m.startswith("core.")])
def test_the_core_needs_nothing_from_outside(module: str) -> None:
    for node in ast.walk(ast.parse(path_of(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and module != "core.native":
            head = node.module.split(".")[0]
            assert head == "bankhalter" or head in ALLOWED_OUTSIDE["core"], node.module


def test_no_edition_is_asked_for_by_name() -> None:
    """Edition differences are data or a switch."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                values = [c.value for c in [node.left, *node.comparators] if isinstance(c, ast.Constant)]
                assert not {"schalke", "azeroth", "warendorf", "deluxe-ch"} & set(map(str, values)), path
