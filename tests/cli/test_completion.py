"""Completion behind the tab key: in a real bash, and as zsh and fish ask for it."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from terminal.desk import environment

from bankhalter.bots.registry import names
from bankhalter.cli.command_table import COMMANDS
from bankhalter.edition import available


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A PATH on which `bankhalter` is this source."""
    program = tmp_path / "bankhalter"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bankhalter "$@"\n', encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return f"{tmp_path}{os.pathsep}{os.environ['PATH']}"


def tab_in_bash(path: str, *words: str) -> list[str]:
    """What bash offers when the tab key is hit behind the last word."""
    line = " ".join(f"'{word}'" for word in words)
    script = f"""
        source <(bankhalter completion bash)
        complete -p bankhalter > /dev/null || exit 9
        COMP_WORDS=(bankhalter {line}); COMP_CWORD={len(words)}
        $(complete -p bankhalter | sed 's/.*-F \\([^ ]*\\) .*/\\1/') bankhalter '{words[-1]}' ''
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        ["bash", "--norc", "-c", script],
        env=environment(PATH=path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")


@needs_bash
def test_bash_offers_commands_options_and_values(path: str) -> None:
    assert tab_in_bash(path, "") == list(COMMANDS)
    assert tab_in_bash(path, "sim") == ["simulate"]
    assert tab_in_bash(path, "odds", "--ja") == ["--jail", "--jail-cards"]
    assert tab_in_bash(path, "odds", "--bus", "") == ["both", "smaller", "larger"]
    assert tab_in_bash(path, "play", "--edition", "") == list(available())
    assert tab_in_bash(path, "tournament", "simple", "") == names()


@needs_bash
def test_bash_looks_for_files_itself(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    script = "source <(bankhalter completion bash); complete -p bankhalter"
    declared = subprocess.run(
        ["bash", "--norc", "-c", script],
        env=environment(PATH=path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "bankhalter" in declared.stdout
    assert asked("bash", "replay", "la") == "file,la"


def asked(shell: str, *words: str) -> str:
    """What the program answers a shell that wants to complete the last word."""
    line = {"COMP_WORDS": " ".join(("bankhalter", *words)), "COMP_CWORD": str(len(words))}
    line = {"COMP_WORDS": line["COMP_WORDS"], "COMP_CWORD": words[-1]} if shell == "fish" else line
    done = subprocess.run(
        [sys.executable, "-m", "bankhalter"],
        env=environment(_BANKHALTER_COMPLETE=f"{shell}_complete", LANG="de_DE.UTF-8", **line),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_zsh_and_fish_are_told_what_things_are_in_the_users_language() -> None:
    assert asked("zsh", "backu").splitlines() == [
        "plain",
        "backup",
        "die Datenbank des Servers sichern, auch während er läuft",
    ]
    assert "die Version" in asked("fish", "--vers")
    assert asked("fish", "bench", "--edition", "schal").startswith("plain,schalke")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_is_one_the_shell_can_read(shell: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bankhalter", "completion", shell],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"_BANKHALTER_COMPLETE={shell}_complete" in done.stdout
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=done.stdout, text=True, check=True)
