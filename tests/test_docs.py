"""README, docs and examples are executed, and the reference names everything the code knows."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

import bankhalter.game.game
from bankhalter import switches
from bankhalter.cli.parser import Program
from bankhalter.core import names
from bankhalter.edition import available, load

ROOT = Path(__file__).resolve().parent.parent
READMES = [ROOT / "README.md", ROOT / "README.de.md"]
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
# Programs that talk to a host over stdin and stdout (bot_*) are run by tests/bots, learners by tests/envs.
EXAMPLES = sorted(p for p in (ROOT / "examples").glob("*.py") if not p.name.startswith(("bot_", "learn_")))
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^```(?:sh|text)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ *bankhalter ((?:[^\s#]| (?! |#))+)", re.MULTILINE)


@pytest.mark.parametrize(
    "page", [p for p in PAGES if "```python" in p.read_text(encoding="utf-8")], ids=lambda p: p.name
)
def test_python_in_the_docs_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in CODE.findall(page.read_text(encoding="utf-8")):
        exec(compile(block, str(page), "exec"), {"__name__": "docs"})
    capsys.readouterr()


def test_command_lines_of_the_docs_name_commands_and_options_there_are() -> None:
    program = Program("en")
    top = click.Context(program, info_name="bankhalter")
    seen = 0
    for page in PAGES:
        for line in COMMAND.findall("".join(TYPED.findall(page.read_text(encoding="utf-8")))):
            name, *rest = shlex.split(line)
            command = program.get_command(top, name)
            assert command, f"{page.name}: bankhalter {line}"
            command.make_parser(click.Context(command, parent=top)).parse_args(rest)
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("page", READMES, ids=lambda p: p.name)
def test_the_editions_are_told_as_they_are(page: Path) -> None:
    told = re.findall(r"^\| .+ \| `([\w-]+)` \| (\d+)–(\d+) \|", page.read_text("utf-8"), re.MULTILINE)
    editions = [load(name) for name in available()]
    assert sorted(told) == sorted((e.id, str(e.players[0]), str(e.players[1])) for e in editions)


def test_both_readmes_have_the_same_parts_and_samples() -> None:
    english, german = (page.read_text(encoding="utf-8") for page in READMES)
    assert len(re.findall("^## ", english, re.MULTILINE)) == len(re.findall("^## ", german, re.MULTILINE))
    bare = [re.sub(r" +#.*", "", "".join(CODE.findall(page))) for page in (english, german)]
    assert bare[0] == bare[1] != ""


def test_bots_play_without_anything_internal() -> None:
    """What api.md needs stands in `bankhalter` itself."""
    samples = "".join(CODE.findall((ROOT / "docs" / "api.md").read_text(encoding="utf-8")))
    assert re.findall(r"^from (bankhalter\.\S+) import", samples, re.MULTILINE) == []


def test_contributing_tells_where_every_folder_is() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = page.partition("## Where things live")[2].partition("\n## ")[0]
    package, client = ROOT / "src" / "bankhalter", ROOT / "web" / "src"
    made = {"__pycache__", "static"}
    inner = [p.name for p in package.glob("*/*/") if (p / "__init__.py").exists() and p.name != "commands"]
    folders = [p.name for root in (package, client) for p in root.glob("*/") if p.name not in made]
    missing = [name for name in (*folders, *inner) if f"{name}/" not in table]
    assert folders and inner and missing == []
    for name in re.findall(r"`((?:core|game|cli)/\w+\.py)`", table):
        assert (package / name).exists(), name


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda p: p.name)
def test_examples_run(example: Path) -> None:
    done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() and not done.stderr


def test_docstring_of_game() -> None:
    assert doctest.testmod(bankhalter.game.game).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("group", ["ACTIONS", "FRAMES", "EVENTS", "WHYS"])
def test_the_reference_names_every_word(group: str) -> None:
    page = (ROOT / "docs" / "actions.md").read_text(encoding="utf-8")
    missing = [word for word in getattr(names, group) if f"`{word}`" not in page]
    assert missing == []


def test_every_rule_is_listed_as_it_is_typed_with_its_values() -> None:
    page = (ROOT / "docs" / "switches.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", page, re.MULTILINE))
    assert tuple(listed) == switches.names()
    for name, values in listed.items():
        choices = switches.takes(name)["choices"]
        assert not choices or values.replace("`", "") == choices, name
