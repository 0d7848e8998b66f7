"""Installing with pip in a fresh environment: with a C compiler, without one, with one that fails."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import zipfile

import pytest
from compiled.builds import ROOT, build_file, run
from web.client import built_client

CC = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
# Plays a game on what is installed and says which build it is, and what the package asks for.
PROGRAM = """
import importlib.metadata, importlib.util
from bankhalter import Game
from bankhalter.core import compiled
game = Game("standard", 3, seed=4)
while not game.over and len(game.actions) < 300:
    game.push(game.default())
needs = importlib.metadata.requires("bankhalter")
librt = importlib.util.find_spec("librt") is not None
print(compiled(), librt, any("librt" in need for need in needs), game.digest())
"""
ADDRESS = re.compile(r"http://[\d.:]+/?")
# All modules take minutes: BANKHALTER_FULL=1 compiles them as a release does, but without learning.
FULL = os.environ.get("BANKHALTER_FULL") == "1"
LISTED = re.compile(r"^compile = \[\n.*?^\]", re.MULTILINE | re.DOTALL)
LITTLE = 'compile = ["bankhalter/core/engine.py"]'
# What a build does about the core, without an installation around it.
COMPILES = """
import pathlib, sys, hatch_build
config = {"compile": ["bankhalter/core/engine.py"], "leave": []}
made = hatch_build.compiled_core(pathlib.Path(), pathlib.Path(sys.argv[1]), config)
print(hatch_build.can_compile(), made)
"""
HURRIED = '#!/bin/sh\nexec "{cc}" "$@" -O0\n'  # optimising takes most of the time
FAILS_LATE = """#!/bin/sh
case "$*" in *__native*) echo "cc1: out of luck" >&2; exit 1;; esac
exec "{cc}" "$@"
"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="the stand-ins for compilers are shell scripts"),
]


@pytest.fixture
def source(tmp_path):
    """A clean copy of the project, as a download would be, with one module to compile; all if FULL."""
    folder = tmp_path / "source"
    left_out = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    for name in ("hatch_build.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    little, count = LISTED.subn(LITTLE, project)
    assert count == 1
    (folder / "pyproject.toml").write_text(project if FULL else little, encoding="utf-8")
    return folder


@pytest.fixture
def install(tmp_path, source):
    """Install the copy into a fresh environment and return what pip said and its Python."""

    def install(**settings):
        venv = tmp_path / "venv"
        run([sys.executable, "-m", "venv", "--without-pip", venv])
        pip = [
            sys.executable,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "--python",
            venv / "bin" / "python",
        ]
        said = run([*pip, "install", "-v", source], env=surroundings(settings), stderr=subprocess.STDOUT)
        return said, venv / "bin" / "python"

    return install


def surroundings(settings):
    """The environment without what this test run was told."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("BANKHALTER_")}
    return {**env, "PYTHONPATH": "", **settings}


def outcome(python, folder):
    """Play on the installed package, away from every source."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return run([python, "-c", PROGRAM], cwd=folder, env=env).split()


def script(path, text):
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def made(folder):
    """The files a build may have left in the source."""
    return [p for p in folder.rglob("*") if p.suffix in (".so", ".c", ".o") or p.name == "build"]


def test_the_wheel_of_this_platform_needs_no_compiler_and_no_node(source, tmp_path, compiler):
    """Made where both are, installed where neither is: the rules are compiled, the page is served."""
    shutil.copytree(built_client(), source / "src" / "bankhalter" / "static", dirs_exist_ok=True)
    env = {key: value for key, value in os.environ.items() if not key.startswith("BANKHALTER_")}
    wishes = {"BANKHALTER_LEARN": "0"}  # ./dev build learns
    if not FULL:
        wishes["CC"] = script(tmp_path / "cc", HURRIED.format(cc=compiler))
    pip = ["-m", "pip", "--disable-pip-version-check"]
    run([sys.executable, *pip, "wheel", "--no-deps", "-w", tmp_path, source], env={**env, **wishes})
    (wheel,) = tmp_path.glob("bankhalter-*.whl")
    assert "-none-any" not in wheel.name
    assert made(source) == []
    venv = tmp_path / "venv"
    run([sys.executable, "-m", "venv", venv])
    bare = {**env, "PATH": str(venv / "bin"), "PYTHONPATH": ""}
    run([venv / "bin" / "python", *pip, "install", f"{wheel}[server]"], env=bare)
    assert outcome(venv / "bin" / "python", tmp_path)[:3] == ["True", "True", "True"]
    build = build_file()
    every = [venv / "bin" / "python", "-c", build.IMPORT_ALL, build.SUFFIX, *listed(build, source)]
    run(every, cwd=tmp_path, env=bare)  # fails with the names of those that are not compiled
    assert '<script type="module"' in first_page(venv / "bin" / "bankhalter", tmp_path, bare)


def listed(build, source):
    """The names of the modules that are to be compiled."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
    config = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    files = build.chosen(source / "src", config)
    assert (len(files) > 1) == FULL
    return [file.removesuffix(".py").replace("/", ".") for file in files]


def first_page(program, folder, env):
    """What the installed server gives to a browser."""
    serve = [program, "--language", "en", "serve", "--port", "0", "--database", folder / "games.db"]
    with subprocess.Popen(serve, cwd=folder, env=env, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            address = next(found[0] for line in server.stdout if (found := ADDRESS.search(line)))
            with urllib.request.urlopen(address, timeout=60) as page:
                return page.read().decode()
        finally:
            server.terminate()


def without_a_compiler(tmp_path):
    (tmp_path / "empty").mkdir()
    return {"PATH": str(tmp_path / "empty")}


def with_one_that_always_fails(tmp_path):
    return {"CC": script(tmp_path / "cc", "#!/bin/sh\nexit 1\n")}


def by_wish(_tmp_path):
    return {"BANKHALTER_PURE": "1"}


@pytest.mark.parametrize("setting", [without_a_compiler, with_one_that_always_fails, by_wish])
def test_without_a_working_compiler_nothing_is_compiled(source, tmp_path, setting):
    (tmp_path / "made").mkdir()
    env = {**surroundings(setting(tmp_path)), "PYTHONDONTWRITEBYTECODE": "1"}
    said = run(
        [sys.executable, "-c", COMPILES, tmp_path / "made"], cwd=source, env=env, stderr=subprocess.STDOUT
    )
    assert re.fullmatch(r"bankhalter: the core runs as pure Python \(.+\)\nFalse \{\}\n", said)
    assert made(source) == []


def test_without_a_working_compiler_it_is_pure(install, source, tmp_path):
    said, python = install(**with_one_that_always_fails(tmp_path))
    assert len(re.findall(r"bankhalter: the core runs as pure Python \(.+\)", said)) == 1
    assert outcome(python, tmp_path)[:3] == ["False", "False", "False"]
    assert made(source) == []


def test_a_compiler_that_fails_in_the_middle_leaves_nothing_compiled(install, source, tmp_path, compiler):
    said, python = install(CC=script(tmp_path / "cc", FAILS_LATE.format(cc=compiler)))
    assert "bankhalter: the core runs as pure Python (compiling failed" in said
    assert outcome(python, tmp_path)[0] == "False"
    assert list((tmp_path / "venv").rglob("*bankhalter*.so")) == []
    assert made(source) == []


def test_an_editable_installation_runs_the_source(source, tmp_path):
    """No compiler is started: edits are seen at once."""
    command = [sys.executable, "-c", "import hatchling.build as b; print(b.build_editable('.'))"]
    seen = subprocess.run(command, cwd=source, capture_output=True, encoding="utf-8", check=True)
    wheel = source / seen.stdout.split()[-1]
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]
    assert "core" not in seen.stderr


def test_another_version_of_the_compiler_is_not_used(tmp_path, monkeypatch, capsys, compiler):
    """What a folder without isolation happens to hold must not decide how the rules are compiled."""
    build_file = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    pinned = re.search(r'^MYPY = "(.+)"', build_file, re.MULTILINE)[1]
    assert f"mypy=={pinned}" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    other = tmp_path / "hatch_build.py"
    other.write_text(build_file.replace(f'MYPY = "{pinned}"', 'MYPY = "0.1"'), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(other), str(tmp_path / "built")],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode != 0
    assert f"mypy 0.1 is needed, this is {pinned}" in done.stderr
    assert not (tmp_path / "built").exists()
