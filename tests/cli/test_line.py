"""The command line: what the table declares is understood, explained and refused, in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import bankhalter
from bankhalter.cli import main, spoken
from bankhalter.cli.command_table import COMMANDS, Command
from bankhalter.cli.help import keys, texts
from bankhalter.text import LANGUAGES, plain

SOURCES = sorted((Path(bankhalter.__file__).parent / "cli").rglob("*.py"))
ENGLISH = ("Usage", "Options", "Arguments", "default:", "Show this")
Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


# The table ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda command: command.name)
def test_every_command_has_a_module_and_no_option_twice(command: Command) -> None:
    module = import_module(f"bankhalter.cli.commands.{command.name.replace('-', '_')}")
    assert callable(module.run)
    names = [one.name for one in (*command.arguments, *command.options)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda command: command.name)
def test_every_default_is_a_value_that_may_be_typed(command: Command) -> None:
    for option in command.options:
        if option.kind is not None and option.default not in (None, ""):
            assert option.kind.read(str(option.default), option.name) is not None


def test_there_is_one_parser() -> None:
    """Whoever else reads a command line is found."""
    home = Path(bankhalter.__file__).parent
    own = re.compile(r"^\s*(?:import|from) (?:argparse|optparse|getopt|click)\b|\bsys\.argv\b", re.MULTILINE)
    found = {p.relative_to(home).as_posix() for p in home.rglob("*.py") if own.search(p.read_text("utf-8"))}
    assert {name.partition("/")[0] for name in found} == {"cli"}


# The texts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_texts_are_plain_lines_that_fluent_reads_alike(language: str) -> None:
    known = texts(language)
    for key in keys():
        text = known[f"cli-{key}"]
        assert "{" not in text and plain(language).say(f"cli-{key}") == text


def test_no_text_is_left_over_or_missing() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = {f"cli-{key}" for key in keys()} | {f"cli-about-{name}" for name in COMMANDS}
    named |= set(re.findall(r'"(cli-[a-z-]+)"', code))
    named |= {f"cli-{key}" for key in re.findall(r'(?:say|BadValue)\(\s*["\']([a-z-]+)["\']', code)}
    named |= {"cli-title-compiled", "cli-title-pure", "cli-in-use", "cli-unwritable-folder"}
    named |= {f"{key}-near" for key in named}
    spoken_keys = set(texts("de"))
    assert spoken_keys - named == set()
    assert {f"cli-{key}" for key in keys()} <= spoken_keys == set(texts("en"))


# Help --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_names_every_command(language: str, capsys: Capture) -> None:
    code, out, err = said(capsys, "--help", "--language", language)
    assert (code, err) == (0, "")
    for name in COMMANDS:
        assert re.search(rf"^  {name} +\S", out, re.MULTILINE), name
    assert "cli-" not in out


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_explains_every_option(name: str, capsys: Capture) -> None:
    code, out, _ = said(capsys, "--language", "de", name, "--help")
    assert code == 0 and out.startswith(f"Aufruf: bankhalter {name} ")
    for option in COMMANDS[name].options:
        assert re.search(rf"^  --{option.name}\b", out, re.MULTILINE), option
    assert not [word for word in ENGLISH if word in out]
    assert said(capsys, "help", name, "--language", "de")[:2] == (0, out)


def test_defaults_are_told_from_the_table(capsys: Capture) -> None:
    assert "how many games (default: 1000)" in said(capsys, "simulate", "--help", "--language", "en")[1]
    assert "Vorgabe: standard" in said(capsys, "odds", "--help", "--language", "de")[1]


def test_nothing_asked_shows_the_help_and_is_wrong_use(capsys: Capture) -> None:
    code, out, err = said(capsys)
    assert (code, err) == (2, "") and "completion" in out
    code, out, err = said(capsys, "--language", "de")
    assert (code, out) == (2, "") and err.startswith("Was soll ich tun?")


def test_help_is_there_without_fluent_and_without_the_engine() -> None:
    heavy = "{'fluent', 'jinja2', 'bankhalter.core.engine', 'bankhalter.text'} & set(sys.modules)"
    code = (
        f"import sys; from bankhalter.cli import main; main(['simulate', '--help']); sys.exit({heavy} or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# What is not understood --------------------------------------------------------------------------------

WRONG = [
    ("simulat", "Meintest du „simulate“?", "Did you mean “simulate”?"),
    ("xyz", "Den Befehl „xyz“ gibt es nicht.", "There is no command “xyz”."),
    ("--langauge de play", "Meintest du „--language“?", "Did you mean “--language”?"),
    ("odds --jail-card kept", "Meintest du „--jail-cards“?", "Did you mean “--jail-cards”?"),
    ("odds --wings", "„--wings“ kenne ich bei „bankhalter odds“ nicht.", "I do not know “--wings”"),
    ("odds --bus bth", "Meintest du „both“? Es gibt: both, smaller, larger.", "Did you mean “both”?"),
    ("odds --edition --per turn", "Zu --edition fehlt die Angabe.", "--edition needs a value."),
    ("odds --edition", "Zu --edition fehlt die Angabe.", "--edition needs a value."),
    ("odds --speed=yes", "--speed steht für sich allein", "--speed stands alone"),
    ("replay", "Es fehlt: DATEI.", "Missing: FILE."),
    ("person export", "Es fehlt: KENNUNG.", "Missing: ID."),
    ("person exprot x", "Meintest du „export“?", "Did you mean “export”?"),
    ("editions all", "Mit „all“ kann ich", "what to do with “all”"),
    (
        "play --language fr",
        "„fr“ passt nicht zu --language. Es gibt: de, en.",
        "“fr” does not fit --language.",
    ),
    ("play --seed 1.5", "--seed braucht eine Zahl zwischen", "--seed needs a number between"),
    ("serve --port 70000", "zwischen 0 und 65535, nicht „70000“", "between 0 and 65535, not “70000”"),
    ("completion tcsh", "Es gibt: bash, zsh, fish.", "There are: bash, zsh, fish."),
]


@pytest.mark.parametrize(("line", "german", "english"), WRONG)
def test_what_is_not_understood_is_said_with_the_nearest_that_would_be(
    line: str, german: str, english: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, expected in (("de_CH", german), ("en_GB", english)):
        monkeypatch.setenv("LC_ALL", language)
        code, out, err = said(capsys, *line.split())
        assert (code, out) == (2, "")
        assert expected in err and len(err.splitlines()) == 1 and "cli-" not in err


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("odds --edition atlantis", 2),
        ("odds --rule wings=yes", 2),
        ("odds --variant short", 2),  # rules asked for on the line are part of the line
        ("odds --edition none.toml", 1),
        ("play --players a,b --variant short --edition standard", 1),
        ("play --variant quick", 2),
        ("simulate --rule wings=yes", 1),  # the laboratory: 1 if anything is wrong with a job
        ("simulate --games none", 1),
        ("simulate --gmes 3", 2),
        ("bot-host x --games none", 2),
        ("bot-host x --against nobody", 1),
        ("verify none.game", 1),
        ("check-edition standard", 0),
    ],
)
def test_exit_codes(line: str, code: int, capsys: Capture) -> None:
    assert said(capsys, *line.split())[0] == code


def test_a_mistake_of_ours_is_not_hidden_behind_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(args: object) -> int:
        raise KeyError("ours")

    monkeypatch.setattr("bankhalter.cli.commands.editions.run", broken)
    with pytest.raises(KeyError):
        main(["editions"])


@pytest.mark.parametrize(
    ("words", "environ", "language"),
    [
        (["--language", "en"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["play", "--language=DE"], {"LANG": "en_GB"}, "de"),
        ([], {"LANG": "de_CH.UTF-8"}, "de"),
        ([], {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (["--language"], {"LANG": "gsw_CH"}, "de"),
    ],
)
def test_the_language_is_as_asked_for_else_that_of_the_surroundings(
    words: list[str], environ: dict[str, str], language: str
) -> None:
    assert spoken(words, environ) == language
