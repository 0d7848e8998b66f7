"""Programs as players: the line protocol with real processes, good ones and bad ones."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from bankhalter.cli import main
from bankhalter.text import plain

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "bot_program.py"
HEAD = "import json, sys, time\nfor line in sys.stdin:\n    q = json.loads(line)\n"
HELLO = """    if q['ask'] == 'hello':
        print(json.dumps({'name': 'Tester'}), flush=True)
        continue
"""
BAD = {
    "silent": HEAD + HELLO + "    time.sleep(60)\n",
    "crashed": HEAD + HELLO + "    sys.exit(3)\n",
    "illegal": HEAD + HELLO + "    print('hello?', flush=True)\n",
}
MORE_BAD = {
    "no object": (HEAD + HELLO + "    print('[1]', flush=True)\n", "illegal"),
    "no action": (HEAD + HELLO + "    print(json.dumps({'say': 'fly to 7'}), flush=True)\n", "illegal"),
    "another seat": (HEAD + HELLO + "    print(json.dumps({'say': '2 throw'}), flush=True)\n", "illegal"),
    "nothing": (HEAD + HELLO + "    print(json.dumps({'say': None}), flush=True)\n", "silent"),
    "no hello": (HEAD + "    sys.exit(0)\n", "crashed"),
}


def host(capsys: pytest.CaptureFixture[str], command: str, *more: str) -> tuple[int, str]:
    code = main(["--language", "en", "bot-host", command, "--seconds", "2", *more])
    out, err = capsys.readouterr()
    return code, out + err


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "program.py"
    path.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


def test_the_example_plays_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = host(
        capsys,
        shlex.join([sys.executable, str(EXAMPLE)]),
        "--games",
        "1",
        "--seed",
        "2",
        "--against",
        "strategist",
    )
    assert code == 0, said
    assert "Example" in said
    assert "0 with a fault" in said


@pytest.mark.parametrize("word", BAD)
def test_a_bad_program_loses_its_seat(word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = host(capsys, program(tmp_path, BAD[word]), "--seconds", "5")
    assert code == 1
    assert "Game 1" in said, "the game went on"
    assert (
        plain("en").say(f"bot-fault-{word}", name="Tester", turn="1", detail="").split(" in turn")[0] in said
    )


@pytest.mark.parametrize("case", MORE_BAD)
def test_other_ways_to_fail(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, _ = MORE_BAD[case]
    code, said = host(capsys, program(tmp_path, text))
    assert code == 1
    assert "1 with a fault" in said


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "no-such-program-anywhere --fast", "", "'"])
def test_a_program_that_is_not_there_plays_no_game(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, said = host(capsys, command)
    assert code == 1
    assert "There is no program" in said and "game" not in said


def test_bad_numbers_are_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = host(capsys, "x", "--games", "many")
    assert code == 2
    assert "--games" in said


def test_an_unknown_opponent_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = host(capsys, "x", "--against", "strategst")
    assert code == 1
    assert "strategst" in said


def test_what_a_program_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Conformance: every question has what docs/bots.md promises."""
    log = tmp_path / "log"
    text = HEAD.replace("json.loads(line)\n", f"json.loads(line)\n    open({str(log)!r}, 'a').write(line)\n")
    text += HELLO + f"    if len(open({str(log)!r}).readlines()) > 60:\n        break\n"
    text += "    say = q['legal'][0]['say'] if q['ask'] == 'choose' else None\n"
    text += "    print(json.dumps({'say': say}), flush=True)\n"
    host(capsys, program(tmp_path, text), "--against", "simple")
    questions = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert questions[0] == {
        "ask": "hello",
        "protocol": 2,
        "edition": "standard",
        "rules": {},
        "players": ["Player 1", "Player 2"],
        "seat": 1,
    }
    asked = [q for q in questions if q["ask"] == "choose"]
    assert asked
    for q in asked:
        assert q["view"]["seat"] == 0
        assert len(q["view"]["seats"]) == 2
        assert all(line["say"].startswith("1 ") for line in q["legal"])
