"""The client's types are those of the server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bankhalter.core import names
from bankhalter.core.fields import MEANINGS

pytest.importorskip("msgspec")
ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "web" / "src"
OBJECT = re.compile(r"(?:interface (\w+)|type (\w+) =) \{(.*?)\}", re.DOTALL)
FIELD = re.compile(r"(?:^|[;\n{])\s*(\w+)\??:")
# What has words in the core, whose numbers would say nothing; and a building's level, whose number is a rule.
WORDED = {name for name, meaning in MEANINGS.items() if meaning.words and name != "of"} | {
    "asked",
    "level",
    "was",
}
COMPARED = re.compile(rf"\b(?:{'|'.join(sorted(WORDED))})\b[!)]*\s*(?:[!=]==?|[<>]=?)\s*-?(?:[2-9]|\d\d+)\b")
WORDS = {
    (word, number)
    for words in (names.ACTIONS, names.FRAMES, names.EVENTS, names.WHYS, names.LOTS, names.FACES)
    for number, word in enumerate(words)
}
BESIDE_WORD = re.compile(r"\b[\"']?([a-z-]+)[\"']?: (\d+)\b|(\d+): [\"']([a-z-]+)[\"']")
ALIKE = 4  # fields of its own that are all fields of one message make a type a copy of that


def test_protocol_ts_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "web" / "scripts" / "protocol.py"), "--check"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
        check=False,
    )
    assert done.returncode == 0, "run python web/scripts/protocol.py"


def objects(path: Path) -> dict[str, set[str]]:
    """Return the object types a file declares, by name, with their fields."""
    found = OBJECT.findall(path.read_text("utf-8"))
    return {one or other: set(FIELD.findall(body)) for one, other, body in found}


def test_the_client_declares_no_type_of_its_own_for_what_comes_over_the_wire() -> None:
    wire = objects(SOURCE / "protocol.ts")
    assert {"RoomTable", "Step", "EditionSummary", "Verdict"} <= wire.keys()
    paths = [
        path for kind in ("*.ts", "*.svelte") for path in SOURCE.rglob(kind) if path.name != "protocol.ts"
    ]
    copies = [
        (path.name, name, message)
        for path in paths
        for name, fields in objects(path).items()
        for message, known in wire.items()
        if len(fields) >= ALIKE and fields <= known
    ]
    assert not copies, "import these from protocol.ts"


def core_numbers(source: str) -> list[str]:
    """Return where a source compares with a number of the core, or has one beside its word."""
    found = [match.group() for match in COMPARED.finditer(source)]
    for match in BESIDE_WORD.finditer(source):
        after, before = match.group(1, 2), match.group(4, 3)
        word, number = after if after[0] else before
        if (word, int(number)) in WORDS and int(number) > 1:
            found.append(match.group())
    return found


@pytest.mark.parametrize(
    "source",
    [
        "speed && face > 3",
        "if (event.why === 4)",
        "table.asked === -2 || seat <= -3",
        "{ bus: 4, mr: 5 }",
        'const WHY = { 4: "rent" }',
        "deed.level == 5",
    ],
)
def test_a_number_of_the_core_would_be_noticed(source: str) -> None:
    assert core_numbers(source)


def test_no_number_of_the_core_stands_in_the_client() -> None:
    paths = [path for kind in ("*.ts", "*.svelte") for path in SOURCE.rglob(kind)]
    found = {path.name: core_numbers(path.read_text("utf-8")) for path in paths}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}
