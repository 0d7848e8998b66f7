"""./dev as people meet it: in a folder with a space, and when something is missing."""

from __future__ import annotations

import errno
import importlib.machinery
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load(path):
    """Import the file that has no ending."""
    loader = importlib.machinery.SourceFileLoader("dev_under_test", str(path))
    spec = importlib.util.spec_from_file_location(loader.name, path, loader=loader)
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def copy(tmp_path):
    """The skeleton in a folder with a space in its name."""
    folder = tmp_path / "mein Spiel"
    folder.mkdir()
    for name in ("dev", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


@pytest.fixture
def dev(copy, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    module = load(copy / "dev")
    for name in module.UNWANTED:
        monkeypatch.delenv(name, raising=False)  # main() drops them; this puts them back
    yield module
    for file in module.IN_USE:
        file.close()


def start(folder, *args, **env):
    return subprocess.run(
        [sys.executable, str(folder / "dev"), *args],
        env={**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "PYTHONUTF8": "1", **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        start_new_session=True,  # what one of them does to its session's priority is not done to the tests
    )


def pretend_ready(dev, lock, venv=None):
    """A .venv as a finished set-up leaves it, with programs that say what they are."""
    venv = venv or dev.PLAIN
    venv.bin.mkdir(parents=True)
    for name in ("python", "bankhalter"):
        (venv.bin / name).write_text(f'#!/bin/sh\necho "{name}|$*|$(cat)"\n', encoding="utf-8")
        (venv.bin / name).chmod(0o755)
    venv.made_by.write_text(dev.interpreter(), encoding="utf-8")
    venv.stamp.write_text(venv.fingerprint(lock), encoding="utf-8")


# --- from outside


@pytest.mark.parametrize(("language", "word"), [("de_AT.UTF-8", "Stilprüfung"), ("C", "measure")])
def test_help_speaks_the_language(copy, language, word):
    done = start(copy, "help", LANG=language)
    assert done.returncode == 0
    assert word in done.stdout
    assert not (copy / ".venv").exists()


def test_help_names_every_command(copy, dev):
    text = start(copy).stdout
    assert [name for name in dev.COMMANDS if f"./dev {name}" not in text] == []


@pytest.mark.parametrize(("language", "first"), [("de_DE", "Den Befehl"), ("en_GB", "There is no")])
def test_unknown_command_is_a_sentence_in_both_languages(copy, language, first):
    done = start(copy, "spiel", LANG=language)
    lines = done.stderr.splitlines()
    assert done.returncode == 1
    assert len(lines) == 2
    assert lines[0].startswith(f"dev: {first}")


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_play_hands_over_arguments_and_the_pipe(copy, dev):
    pretend_ready(dev, "run")
    done = subprocess.run(
        [sys.executable, str(copy / "dev"), "play", "--sitze", "a b"],
        input="würfeln",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout == "bankhalter|play --sitze a b|würfeln\n"
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("no_server", "no_client", "command"),
    [("", "", "serve"), ("requirements/web.txt", "", "play"), ("", "no Node", "play")],
)
def test_play_is_in_the_browser_and_else_says_why_not(
    dev, monkeypatch, capsys, no_server, no_client, command
):
    class Became(Exception):
        """Instead of another program."""

    def became(words):
        raise Became(words[1])

    pretend_ready(dev, "run")
    monkeypatch.setattr(dev, "compile_aside", lambda: None)
    monkeypatch.setattr(dev, "without_server", lambda: no_server)
    monkeypatch.setattr(dev, "without_client", lambda: no_client)
    monkeypatch.setattr(dev, "become", became)
    with pytest.raises(Became, match=command):
        dev.main(["play"])
    assert (no_server or no_client) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("has", "root", "asked"),
    [({"chromium", "apt-get"}, True, 0), ({"apt-get"}, False, 0), (set(), True, 0), ({"apt-get"}, True, 2)],
)
def test_chromium_is_fetched_only_where_it_is_missing_and_we_may(dev, monkeypatch, capsys, has, root, asked):
    commands = []
    monkeypatch.setattr(dev.shutil, "which", lambda name: name if name in has else None)
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0 if root else 1000)
    monkeypatch.setenv("DEBIAN_FRONTEND", "")
    failed = subprocess.CompletedProcess([], 1, "", "")
    monkeypatch.setattr(dev, "quietly", lambda command: commands.append(command[1]) or failed)
    dev.fetch_chromium()
    assert commands == ["update", "install"][:asked]
    assert ("ohne Chromium" in capsys.readouterr().err) == bool(asked)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")
def test_failed_installation_leaves_nothing_behind(copy):
    """No registry can be reached: a sentence that names the command, and no .venv."""
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(copy), "PIP_CONFIG_FILE": os.devnull}
    done = start(copy, "play", LANG="de", **nowhere)
    assert done.returncode == 1
    assert "Das Paketverzeichnis ist nicht zu erreichen" in done.stderr
    assert "run.txt" in done.stderr.splitlines()[-1]
    assert not (copy / ".venv").exists()


# --- from inside


def test_old_python_is_told_so(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev, "OLDEST", (99, 0))
    assert dev.main(["play"]) == 1
    assert "braucht Python" in capsys.readouterr().err.splitlines()[0]


def test_missing_venv_module_is_told(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev, "has", lambda module: module != "ensurepip")
    assert dev.main(["play"]) == 1
    assert "python3-venv" in capsys.readouterr().err
    assert not dev.PLAIN.folder.exists()


@pytest.mark.parametrize(
    ("number", "word"),
    [(errno.ENOSPC, "voll"), (errno.EACCES, "Recht zu schreiben"), (errno.EIO, "System meldet")],
)
def test_errors_of_the_system_are_sentences(dev, monkeypatch, capsys, number, word):
    def fail():
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(dev.PLAIN, "make", fail)
    assert dev.main(["play"]) == 1
    assert word in capsys.readouterr().err.splitlines()[0]


@pytest.mark.parametrize(
    ("output", "word"),
    [
        ("OSError: [Errno 28] No space left on device", "voll"),
        ("Temporary failure in name resolution", "Netz"),
        ("error: Hash mismatch for `attrs==1`", "Prüfsumme"),
        (
            "  x: the core cannot be compiled: no working C compiler\n  hint: y",
            "zu übersetzen: no working C compiler",
        ),
        ("boom", "Gescheitert: pip install"),
    ],
)
def test_failed_commands_are_sentences(dev, output, word):
    assert word in dev.reason("pip install", output).german


def test_interrupted_set_up_is_removed(dev, monkeypatch):
    def made():
        dev.PLAIN.folder.mkdir()

    def interrupted(_lock):
        raise KeyboardInterrupt

    monkeypatch.setattr(dev.PLAIN, "make", made)
    monkeypatch.setattr(dev.PLAIN, "install", interrupted)
    assert dev.main(["play"]) == 130
    assert not dev.PLAIN.folder.exists()


def test_failed_renewal_keeps_the_venv_but_not_its_stamp(dev, monkeypatch):
    pretend_ready(dev, "run")
    monkeypatch.setattr(dev.PLAIN, "installers", lambda: [["false"]])
    assert dev.main(["lint"]) == 1
    assert dev.PLAIN.sound()
    assert not dev.PLAIN.ready("run")


def test_dev_set_up_serves_play_but_not_the_other_way(dev):
    pretend_ready(dev, "dev")
    assert dev.PLAIN.ready("run")
    assert dev.PLAIN.ready("dev")
    dev.PLAIN.stamp.write_text(dev.PLAIN.fingerprint("run"), encoding="utf-8")
    assert not dev.PLAIN.ready("dev")


@pytest.mark.parametrize("file", ["pyproject.toml", "requirements/run.txt"])
def test_a_changed_lock_is_noticed(dev, file):
    pretend_ready(dev, "run")
    assert dev.PLAIN.ready("run")
    with (dev.ROOT / file).open("a", encoding="utf-8") as changed:
        changed.write("# changed\n")
    assert not dev.PLAIN.ready("run")


@pytest.mark.parametrize("name", ["python", "bankhalter"])
def test_a_missing_program_is_noticed(dev, name):
    pretend_ready(dev, "run")
    (dev.PLAIN.bin / name).unlink()
    assert not dev.PLAIN.ready("run")


def test_another_interpreter_is_noticed(dev, monkeypatch):
    pretend_ready(dev, "run")
    monkeypatch.setattr(dev.sys, "version", "3.99.0 (tomorrow)")
    assert not dev.PLAIN.sound()


def test_a_moved_folder_is_noticed(dev, copy):
    pretend_ready(dev, "run")
    moved = copy.rename(copy.with_name("umgezogen"))
    assert not load(moved / "dev").PLAIN.sound()


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_discard_removes_a_link_but_not_its_target(dev, tmp_path):
    target = tmp_path / "elsewhere"
    target.mkdir()
    dev.PLAIN.folder.symlink_to(target)
    dev.discard(dev.PLAIN.folder)
    assert target.exists()
    assert not dev.PLAIN.folder.is_symlink()


def test_disturbing_settings_are_dropped(dev, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    dev.main(["help"])
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


@pytest.fixture
def calls(dev, monkeypatch):
    """What would have been run in .venv."""
    seen = []
    monkeypatch.setattr(dev.PLAIN, "prepare", seen.append)
    monkeypatch.setattr(dev, "run", lambda *command: seen.append(command) or 0)
    monkeypatch.delenv("BANKHALTER_QUICK", raising=False)
    return seen


def test_test_checks_everything(dev, calls):
    assert dev.main(["test"]) == 0
    names = [call[0] for call in calls if call != "dev"]
    assert names == ["ruff", "ruff", "mypy", "python", "python", "pytest"]
    assert [call[2:] for call in calls if call[0] == "python"] == [("--run", "lint"), ("--run", "test")]
    assert calls[-1] == ("pytest", "-n", str(dev.cores()), "--dist", "worksteal")


def test_test_with_arguments_is_pytest_alone(dev, calls):
    dev.main(["test", "-q", "tests/test_dev.py"])
    assert calls == ["dev", ("pytest", "-q", "tests/test_dev.py")]


def test_quick_is_an_environment_setting(dev, calls, monkeypatch):
    monkeypatch.setenv("BANKHALTER_QUICK", "")
    dev.main(["test", "--quick"])
    assert os.environ["BANKHALTER_QUICK"] == "1"
    assert calls[-1][0] == "pytest"
    assert "--quick" not in calls[-1]


def test_one_failed_check_fails_the_whole(dev, calls, monkeypatch):
    monkeypatch.setattr(dev, "run", lambda *command: int(command[1:] == ("check",)))
    assert dev.main(["test"]) == 1


@pytest.mark.parametrize(("code", "told"), [(0, False), (1, False), (3, True)])
def test_where_there_is_no_node_the_client_is_not_checked_and_that_is_said(
    dev, calls, monkeypatch, capsys, code, told
):
    monkeypatch.setattr(dev, "run", lambda name, *_args: code if name == "python" else 0)
    assert dev.main(["lint"]) == (code if code == 1 else 0)
    assert ("ohne Node" in capsys.readouterr().err) == told


# --- the compiled copy


def pretend_compiled(dev):
    """A .venv-compiled as a finished ./dev build leaves it."""
    (dev.ROOT / "src").mkdir()
    (dev.ROOT / "src" / "rules.py").write_text("ONE = 1\n", encoding="utf-8")
    pretend_ready(dev, "dev", dev.COMPILED)


def test_a_changed_source_is_noticed_where_it_is_copied(dev):
    pretend_compiled(dev)
    pretend_ready(dev, "dev")
    assert dev.COMPILED.ready("dev")
    (dev.ROOT / "src" / "rules.py").write_text("ONE = 2\n", encoding="utf-8")
    assert not dev.COMPILED.ready("dev")
    assert dev.PLAIN.ready("dev")


def test_what_python_leaves_in_the_source_is_not_a_change(dev):
    pretend_compiled(dev)
    (dev.ROOT / "src" / "__pycache__").mkdir()
    (dev.ROOT / "src" / "__pycache__" / "rules.pyc").write_bytes(b"1")
    assert dev.COMPILED.ready("dev")


@pytest.mark.parametrize("changed", [False, True])
def test_play_takes_the_compiled_rules_only_while_they_are_current(dev, monkeypatch, changed):
    started = []
    monkeypatch.setattr(dev, "become", started.extend)
    pretend_compiled(dev)
    pretend_ready(dev, "run")
    if changed:
        (dev.ROOT / "src" / "rules.py").write_text("ONE = 2\n", encoding="utf-8")
    dev.main(["play", "--terminal"])
    assert started[0] == (dev.PLAIN if changed else dev.COMPILED).tool("bankhalter")


# --- compiling aside


@pytest.fixture
def browser(dev, monkeypatch):
    """A table in the browser that only wants to be started, and what was started for it."""
    started = []
    monkeypatch.setattr(dev, "without_server", lambda: "")
    monkeypatch.setattr(dev, "without_client", lambda: "")
    monkeypatch.setattr(dev, "become", lambda command: started.append(command) or sys.exit(0))
    monkeypatch.setattr(dev.subprocess, "Popen", lambda command, **_: started.append(command[-2:]))
    monkeypatch.setattr(dev, "compiler", lambda: "cc")
    monkeypatch.delenv("BANKHALTER_PURE", raising=False)
    monkeypatch.setenv("BANKHALTER_ASIDE", "of another start")  # dropped; what is set instead is taken back
    pretend_ready(dev, "run")
    return started


def play(dev):
    with pytest.raises(SystemExit):
        dev.main(["play"])


def test_a_first_game_lets_the_rules_be_compiled_meanwhile(dev, browser, capsys):
    play(dev)
    assert browser == [["build", "--aside"], [dev.PLAIN.tool("bankhalter"), "serve", "--open"]]
    assert "nebenbei" in capsys.readouterr().err


def test_the_server_is_told_where_they_will_be_and_what_the_builder_will_say(dev, browser):
    """What it does with that is tried in tests/compiled/test_compiled_aside.py."""
    play(dev)
    told = json.loads(os.environ["BANKHALTER_ASIDE"])
    assert text_at(told["stamp"]) not in told["ready"]
    pretend_ready(dev, dev.PLAYED, dev.COMPILED)
    assert text_at(told["stamp"]) in told["ready"]
    assert Path(told["guard"]) == dev.COMPILED.guard
    assert "Regelwerk ist übersetzt" in told["say"]


def test_it_is_told_the_folder_that_installing_fills(dev, monkeypatch):
    monkeypatch.setenv("BANKHALTER_ASIDE", "")  # what is set is taken back
    dev.tell_of_compiled()
    told = json.loads(os.environ["BANKHALTER_ASIDE"])
    asked = "import sysconfig; print(sysconfig.get_path('platlib'))"
    made = dev.ROOT / "made"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(made)], check=True)
    python = made / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = subprocess.run([str(python), "-c", asked], capture_output=True, encoding="utf-8", check=True)
    packages = Path(told["package"]).parent
    assert packages.relative_to(dev.COMPILED.folder) == Path(done.stdout.strip()).relative_to(made)


def text_at(place):
    return Path(place).read_text(encoding="utf-8") if Path(place).exists() else ""


def test_the_next_one_is_played_with_them(dev, browser, capsys):
    pretend_compiled(dev)
    play(dev)
    assert browser == [[dev.COMPILED.tool("bankhalter"), "serve", "--open"]]
    assert "mit übersetztem Regelwerk" in capsys.readouterr().err
    assert "BANKHALTER_ASIDE" not in os.environ


def without_compiler(dev, monkeypatch):
    monkeypatch.setattr(dev, "compiler", lambda: "")
    return "kein C-Compiler"


def by_wish(dev, monkeypatch):
    monkeypatch.setenv("BANKHALTER_PURE", "1")
    return "wie gewünscht"


def failed_before(dev, monkeypatch):
    said = dev.reason("uv", "the core cannot be compiled: out of luck").english
    dev.LOG.write_text(f"{dev.COMPILED.fingerprint(dev.PLAYED)}\ndev: {said}\n", encoding="utf-8")
    return ".venv-compiled.log"


def under_way(dev, monkeypatch):
    monkeypatch.setattr(dev, "locked", lambda file, **_: file.name != str(dev.COMPILED.guard))
    return "noch gearbeitet"


@pytest.mark.skipif(os.name == "nt", reason="locks are those of POSIX")
@pytest.mark.parametrize("reason", [without_compiler, by_wish, failed_before, under_way])
def test_where_they_cannot_be_compiled_it_says_why_and_plays(dev, browser, monkeypatch, capsys, reason):
    word = reason(dev, monkeypatch)
    play(dev)
    assert [command[1] for command in browser] == ["serve"]
    said = capsys.readouterr().err
    assert "Regelwerk unübersetzt: " in said
    assert word in said


def test_another_source_is_tried_again(dev, browser, monkeypatch):
    failed_before(dev, monkeypatch)
    (dev.ROOT / "src").mkdir()
    (dev.ROOT / "src" / "rules.py").write_text("ONE = 1\n", encoding="utf-8")
    play(dev)
    assert browser[0] == ["build", "--aside"]


@pytest.mark.skipif(os.name == "nt", reason="locks are those of POSIX")
def test_rules_that_are_played_with_are_not_replaced(dev, monkeypatch, tmp_path):
    """The lock is held by the program that ./dev turns into."""
    pretend_compiled(dev)
    (dev.COMPILED.bin / "bankhalter").write_text("#!/bin/sh\necho playing\nread end\n", encoding="utf-8")
    playing = subprocess.Popen(
        [sys.executable, str(dev.ROOT / "dev"), "play", "--terminal"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    assert playing.stdout.readline() == "playing\n"
    (dev.ROOT / "src" / "rules.py").write_text("ONE = 2\n", encoding="utf-8")
    monkeypatch.setattr(dev.COMPILED, "prepare", lambda _lock: pytest.fail("replaced"))
    assert dev.build_aside() == 0
    assert not dev.LOG.exists()
    playing.communicate("end\n")
    with dev.COMPILED.guard.open("rb") as file:
        assert dev.locked(file)


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_compiling_aside_is_logged_and_humble(copy, dev):
    """As a process of its own, in a folder where installing fails."""
    pretend_compiled(dev)
    (copy / "src" / "rules.py").write_text("ONE = 2\n", encoding="utf-8")
    for name in ("python", "uv"):
        tool = dev.COMPILED.bin / name
        tool.write_text('#!/bin/sh\necho "nice $(nice): No space left"\nexit 1\n', encoding="utf-8")
        tool.chmod(0o755)
    done = start(copy, "build", "--aside", LANG="de")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")
    log = dev.LOG.read_text(encoding="utf-8")
    assert log.startswith(dev.COMPILED.fingerprint(dev.PLAYED))
    assert "Der Datenträger ist voll" in log


@pytest.mark.skipif(not Path("/proc/self/autogroup").exists(), reason="no system that weighs sessions")
def test_a_terminal_somebody_works_in_keeps_its_priority(dev, monkeypatch):
    monkeypatch.setattr(os, "nice", lambda by: by)
    before = Path("/proc/self/autogroup").read_text(encoding="ascii")
    assert os.getsid(0) != os.getpid(), "the tests are not what leads their session"
    dev.be_humble()
    assert Path("/proc/self/autogroup").read_text(encoding="ascii") == before


def test_a_finished_build_is_not_repeated(dev, monkeypatch, capsys):
    for name in ("BANKHALTER_CACHE", "BANKHALTER_PURE"):
        monkeypatch.setenv(name, "")  # the command sets them; this takes them back
    pretend_compiled(dev)
    monkeypatch.setattr(dev, "quietly", lambda command: pytest.fail(f"ran {command}"))
    assert dev.main(["build"]) == 0
    assert capsys.readouterr().err == ""


def test_rules_made_in_haste_serve_tests_and_nobody_else(dev, monkeypatch):
    """What learnt from games serves everybody."""
    pretend_compiled(dev)
    monkeypatch.delenv("BANKHALTER_LEARN", raising=False)
    assert dev.COMPILED.ready("dev")
    dev.COMPILED.stamp.write_text(dev.COMPILED.fingerprint("dev") + dev.HASTY, encoding="utf-8")
    assert not dev.COMPILED.ready("dev")
    monkeypatch.setenv("BANKHALTER_LEARN", "0")
    assert dev.COMPILED.ready("dev")
    dev.COMPILED.stamp.write_text(dev.COMPILED.fingerprint("dev"), encoding="utf-8")
    assert dev.COMPILED.ready("dev")
    monkeypatch.setattr(dev.COMPILED, "tried", lambda way, lock: True)
    monkeypatch.setattr(dev.COMPILED, "installers", lambda: [[], []])
    dev.COMPILED.install("dev")
    assert dev.COMPILED.stamp.read_text(encoding="utf-8").endswith(dev.HASTY)
