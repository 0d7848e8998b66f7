"""`bankhalter simulate` and `bankhalter compare` as real processes: what they write and how they complain."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
GOLDEN = Path(__file__).resolve().parent.parent / "records" / "golden"


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def wait_for(what: Callable[[], object], process: subprocess.Popen[str]) -> None:
    """Wait until something is so, or the process has ended."""
    end = time.monotonic() + 120
    while not what() and process.poll() is None:
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def leftovers(place: Path) -> list[str]:
    return sorted(p.name for p in place.iterdir() if p.name not in ("mybots.py", "marks", "__pycache__"))


# Results -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes_for_any_number_of_workers(command: Command, place: Path) -> None:
    for workers in ("1", "2", "3"):
        done = command(
            "simulate", "--games", "24", "--workers", workers, "--json", f"{workers}.json", "--quiet"
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    first = (place / "1.json").read_bytes()
    assert first == (place / "2.json").read_bytes() == (place / "3.json").read_bytes()
    command("simulate", "--games", "24", "--seed", "2", "--json", "other.json", "--quiet")
    assert read(place / "other.json")["length"] != json.loads(first)["length"]


@pytest.mark.parametrize(("language", "word"), [("de", "Runden"), ("en", "rounds")])
def test_the_table_speaks_the_users_language(command: Command, language: str, word: str) -> None:
    done = command("--language", language, "simulate", "--games", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert word in done.stdout and "lab-" not in done.stdout


def test_json_and_csv_say_the_same(command: Command, place: Path) -> None:
    done = command("simulate", "--games", "4", "--json", "r.json", "--csv", "-", "--fast")
    table = list(csv.DictReader(io.StringIO(done.stdout)))
    found = read(place / "r.json")
    assert found["games"] == 4 and found["job"]["fast"] is True
    turns = next(row for row in table if (row["part"], row["item"]) == ("length", "turns"))
    assert float(turns["value"]) == found["length"]["turns"]["value"]
    assert "landings" not in found


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="needs the extra lab")
def test_parquet_holds_the_rows_of_the_csv(command: Command, place: Path) -> None:
    import pyarrow.parquet

    done = command("simulate", "--games", "4", "--parquet", "r.parquet", "--csv", "r.csv")
    assert done.returncode == 0, done.stderr
    rows = pyarrow.parquet.read_table(place / "r.parquet").to_pylist()
    with (place / "r.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert len(rows) == len(table) > 100
    for row, line in zip(rows, table, strict=True):
        assert {k: "" if v is None else str(v) for k, v in row.items()} == line


def test_what_an_extra_would_do_is_refused_before_the_first_game(
    command: Command, place: Path, environ: dict[str, str]
) -> None:
    for name in ("pyarrow", "resvg_py", "distributed", "dask"):
        (place / f"{name}.py").write_text("raise ImportError('not here')", encoding="utf-8")
    paths = os.pathsep.join([str(place), environ["PYTHONPATH"]])
    cases = {"--parquet": ("r", "lab"), "--png": ("new", "lab"), "--cluster": ("tcp://h:1", "cluster")}
    for option, (value, extra) in cases.items():
        done = command("simulate", option, value, "--games", "1000000", PYTHONPATH=paths)
        assert done.returncode == 1
        assert f"bankhalter[{extra}]" in done.stderr and option in done.stderr
    assert not (place / "new").exists() and not (place / "r").exists()


def test_variants_switches_and_editions_reach_the_games(command: Command, place: Path) -> None:
    command("simulate", "--edition", "warendorf", "--variant", "short", "--seats", "simple*3", "--rule",
            "opening-bid=10", "--games", "4", "--json", "r.json")  # fmt: skip
    job = read(place / "r.json")["job"]
    assert (job["edition"], job["rules"]["variant"], job["rules"]["opening_bid"]) == (
        "warendorf",
        "short",
        "10",
    )
    assert job["bots"] == ["simple"] * 3


def test_time_runs_out(command: Command, place: Path) -> None:
    words = ("--games", "100000000", "--workers", "1", "--time-limit", "0.5", "--json", "r.json", "--fast")
    done = command("simulate", *words)
    assert done.returncode == 0
    assert 0 < read(place / "r.json")["games"] < 100000000
    assert read(place / "r.json")["ended"] == "time"


# Positions ---------------------------------------------------------------------------------------------


def test_who_wins_from_here(command: Command, place: Path) -> None:
    """Just before the end of a finished game its winner wins nearly always; at the beginning not so."""
    record = GOLDEN / "standard-normal.game"
    lines = record.read_text(encoding="utf-8").splitlines()
    moves = sum(1 for line in lines[lines.index("") + 1 :] if line and not line.startswith("="))
    for name, at in (("late", moves - 3), ("early", 1)):
        done = command("simulate", "--from", f"{record}:{at}", "--games", "12", "--json", f"{name}.json")
        assert done.returncode == 0, done.stderr
    late, early = (read(place / f"{name}.json") for name in ("late", "early"))
    assert late["job"]["players"] == [entry["name"] for entry in late["wins"]["by_seat"]]
    assert max(entry["count"] for entry in late["wins"]["by_seat"]) == 12
    assert late["length"]["turns"]["value"] < early["length"]["turns"]["value"] / 5


def test_positions_that_cannot_be_played_are_refused(command: Command, place: Path) -> None:
    record = str(GOLDEN / "standard-normal.game")
    broken = (GOLDEN / "standard-normal.game").read_text(encoding="utf-8").splitlines()
    broken[broken.index("") + 5] = "nonsense"
    (place / "broken.game").write_text("\n".join(broken), encoding="utf-8")
    cases = {
        record: "over already",
        f"{record}:99999999": "has only",
        "broken.game": "damaged in line",
        "nowhere.game": "no file “nowhere.game”",
        "mybots.py": "record",
    }
    for said, answer in cases.items():
        done = command("simulate", "--from", said, "--games", "2")
        assert (done.returncode, done.stdout) == (1, "")
        assert answer in done.stderr and "Traceback" not in done.stderr
    done = command("simulate", "--from", f"{record}:9", "--edition", "schalke")
    assert "--edition" in done.stderr and done.returncode == 1


# Bots --------------------------------------------------------------------------------------------------


def test_a_bot_that_is_always_refused_plays_by_default(command: Command, place: Path) -> None:
    words = ("--games", "2", "--rounds", "20", "--json", "r.json")
    done = command("simulate", "--seats", "mybots:Stubborn,default", *words)
    assert done.returncode == 0, done.stderr
    assert read(place / "r.json")["games"] == 2


def test_a_bot_that_fails_ends_in_a_sentence(command: Command) -> None:
    for workers in ("1", "2"):
        done = command("simulate", "--seats", "mybots:Broken,simple", "--workers", workers)
        assert done.returncode == 1
        assert "RuntimeError: out of ideas" in done.stderr and "Game 0" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_bot_that_wants_a_seed_gets_one_for_each_game(command: Command, place: Path) -> None:
    words = ("simulate", "--seats", "mybots:Seeded,simple", "--games", "3", "--rounds", "2", "--workers", "1")
    seeds = []
    for _ in range(2):
        assert command(*words).returncode == 0
        seeds.append([line for line in (place / "seeds.txt").read_text().splitlines() if line != "0"])
        (place / "seeds.txt").unlink()
    assert seeds[0] == seeds[1] and len(set(seeds[0])) == 3


# Stopping and going on ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_job_goes_on_where_it_stopped(
    start: Start, command: Command, place: Path, workers: str
) -> None:
    words = (
        "simulate",
        "--games",
        "400",
        "--rounds",
        "4",  # a game lasts as long as its bots are slow to begin
        "--workers",
        workers,
        "--seats",
        "mybots:Slow*3",
        "--out",
        "job.json",
    )
    process = start(*words, "--json", "part.json", MARKS=str(place / "marks"))
    wait_for(lambda: any((place / "marks").iterdir()), process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, "")
    assert "Interrupted" in out
    done = read(place / "job.json")["games"]
    assert 0 < done < 400 and read(place / "part.json")["games"] == done
    assert command(*words, "--json", "whole.json").returncode == 0
    again = [word for word in words if word not in ("--out", "job.json")]
    command(*again, "--json", "fresh.json")
    assert (place / "whole.json").read_bytes() == (place / "fresh.json").read_bytes()
    assert read(place / "job.json")["games"] == 400


@pytest.mark.slow
def test_a_killed_process_of_this_machine_loses_no_game(start: Start, command: Command, place: Path) -> None:
    words = ("simulate", "--games", "80", "--rounds", "4", "--seats", "mybots:Slow*3", "--workers")
    process = start(*words, "2", "--json", "killed.json", MARKS=str(place / "marks"))
    wait_for(lambda: any((place / "marks").iterdir()), process)
    os.kill(int(next((place / "marks").iterdir()).name), signal.SIGKILL)
    process.communicate(timeout=120)
    assert process.returncode == 0
    command(*words, "1", "--json", "fresh.json")
    assert (place / "killed.json").read_bytes() == (place / "fresh.json").read_bytes()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
def test_workers_end_with_the_process_that_started_them(start: Start, place: Path) -> None:
    """Also when it is killed and could tell them nothing."""
    words = ("simulate", "--games", "4000", "--seats", "mybots:Slow*3", "--workers", "2")
    process = start(*words, MARKS=str(place / "marks"))
    wait_for(lambda: len(list((place / "marks").iterdir())) == 2, process)
    workers = [int(mark.name) for mark in (place / "marks").iterdir()]
    process.kill()
    process.communicate(timeout=120)
    end = time.monotonic() + 120
    while any(map(runs, workers)):
        assert time.monotonic() < end, "they run on"
        time.sleep(0.05)


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_finished_job_is_shown_again_and_can_be_extended(command: Command, place: Path) -> None:
    words = ("simulate", "--out", "job.json", "--fast", "--games")
    first = command(*words, "5").stdout
    assert command(*words, "5").stdout == first
    assert read(place / "job.json")["games"] == 5
    command(*words, "9", "--json", "more.json")
    command("simulate", "--fast", "--games", "9", "--json", "fresh.json")
    assert (place / "more.json").read_bytes() == (place / "fresh.json").read_bytes()


def test_a_job_with_other_parameters_is_refused(command: Command, place: Path) -> None:
    base = ("simulate", "--out", "job.json", "--games")
    command(*base, "2", "--fast")
    before = (place / "job.json").read_bytes()
    others = {
        "seed": ("--fast", "--seed", "2"),
        "bots": ("--fast", "--seats", "simple*3"),
        "rules": ("--fast", "--rule", "opening_bid=7"),
        "max_rounds": ("--fast", "--rounds", "9"),
        "fast": (),
    }
    for what, other in others.items():
        done = command(*base, "4", *other)
        assert done.returncode == 1
        assert what in done.stderr.partition("these differ:")[2]
    assert (place / "job.json").read_bytes() == before


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"bankhalter-lab": 1, "job": {}, "games": "x"}', "[" * 9999]
)
def test_a_file_that_is_no_job_is_left_alone(command: Command, place: Path, text: str) -> None:
    (place / "job.json").write_text(text, encoding="utf-8")
    done = command("simulate", "--out", "job.json", "--games", "2")
    assert (done.returncode, (place / "job.json").read_text(encoding="utf-8")) == (1, text)
    assert "job.json is not a file of the laboratory" in done.stderr


KEPT = {  # commands that keep what they have played in a file
    "simulate": ("--seats", "mybots:Slow,simple"),
    "compare": ("standard", "standard free_parking_pot=yes", "--seats", "mybots:Slow,simple"),
    "tournament": ("mybots:Slow", "simple"),
}
TAKEN = {"de": "schreibt gerade ein anderer Lauf", "en": "Another run is writing to job.json"}


@pytest.mark.parametrize("name", KEPT)
def test_a_second_run_keeps_off_the_file_of_the_first(
    start: Start, command: Command, place: Path, name: str
) -> None:
    words = (name, *KEPT[name], "--rounds", "3", "--workers", "1", "--out", "job.json", "--quiet", "--games")
    first = start(*words, "1000000", MARKS=str(place / "marks"))
    try:
        wait_for(lambda: any((place / "marks").iterdir()), first)
        for language, sentence in TAKEN.items():
            second = command("--language", language, *words, "1")
            assert (second.returncode, second.stdout) == (1, "")
            assert sentence in second.stderr and len(second.stderr.splitlines()) == 1
        assert first.poll() is None
    finally:
        first.kill()
        first.communicate()
    assert command(*words, "1").returncode == 0  # the lock has ended with its process
    assert leftovers(place) == ["job.json"]


# Complaints --------------------------------------------------------------------------------------------

WRONG = {
    "--seats simpel*4": "Did you mean “simple”",
    "--seats nobody": "to",
    "--seats nobody,xyz": "There is no bot “nobody”",
    "--seats mybots:Nothing,simple": "cannot be loaded",
    "--seats nomodule:X,simple": "No module named",
    "--seats mybots:Stranger,simple": "inherits from",
    "--seats mybots:Needy,simple": "cannot be made",
    "--seats simple*1": "Two to 10",
    "--seats simple*x": "Seats are given as",
    "--seats ,": "Seats are given as",
    "--seats simple*9": "not 9",
    "--rule speed_dye=yes": "Did you mean “speed_die”",
    "--rule nonsense": "NAME=VALUE",
    "--rule opening_bid=lots": "opening_bid",
    "--edition schalk": "Did you mean “schalke”",
    "--edition none.toml": "none.toml",
    "--variant turbo": "turbo",
    "--edition schalke --rule speed_faces=1": "speed_faces",
    "--rule tournament=yes --rule free_parking_pot=yes": "free_parking_pot",
    "--games many": "--games needs a number",
    "--games 0": "between 1",
    "--games -5": "--games",
    "--workers 100000": "between 1 and 512",
    "--stop-width wide": "--stop-width needs a number",
    "--stop-width 3": "between 0 and 1",
    "--time-limit -1": "between 0",
    "--json nowhere/r.json": "cannot be written",
    "--report .": "cannot be written",
    "--csv mybots.py/r.csv": "cannot be written",
    "--svg mybots.py": "cannot be written",
    "--json x --csv x": "same file",
    "--workers 2 --cluster tcp://127.0.0.1:1": "--workers",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_said_in_a_sentence_before_anything_is_played(
    command: Command, place: Path, words: str
) -> None:
    done = command("simulate", *words.split(), *([] if "--games" in words else ["--games", "1000000000"]))
    assert done.returncode == 1 and done.stdout == ""
    assert WRONG[words] in done.stderr
    assert "Traceback" not in done.stderr and "lab-" not in done.stderr
    assert leftovers(place) == []


def test_complaints_are_german_for_germans(command: Command) -> None:
    done = command("--language", "de", "simulate", "--seats", "simpel*4")
    assert "War „simple“ gemeint?" in done.stderr


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a user who may not do everything")
def test_a_folder_without_permission(command: Command, place: Path) -> None:
    (place / "locked").mkdir(mode=0o500)
    done = command("simulate", "--games", "2", "--json", "locked/r.json")
    assert done.returncode == 1 and "cannot be written" in done.stderr


# Comparing ---------------------------------------------------------------------------------------------


def test_two_rules_are_compared_on_the_same_dice(command: Command, place: Path) -> None:
    words = ("standard", "free_parking_pot=yes", "--games", "12", "--json", "c.json", "--csv", "c.csv")
    done = command("compare", *words)
    assert done.returncode == 0, done.stderr
    found = read(place / "c.json")
    entries = {entry["name"]: entry for entry in found["differences"]}
    assert found["a"]["job"]["rules"] == {} and found["b"]["job"]["rules"] == {"free_parking_pot": "yes"}
    for entry in entries.values():
        a, b, d = (entry[key]["value"] for key in ("a", "b", "difference"))
        assert b - a == pytest.approx(d, abs=1e-4 * (1 + abs(a)))
    assert entries["pot/from-pot"]["a"]["value"] == 0 < entries["pot/from-pot"]["b"]["value"]
    assert "compare-advantage" in entries and "unfinished" in entries
    assert "difference B − A" in done.stdout and "lab-" not in done.stdout


def test_each_side_of_a_comparison_is_the_simulation_of_it(command: Command, place: Path) -> None:
    command("compare", "standard", "opening_bid=10", "--games", "6", "--json", "c.json")
    command("simulate", "--rule", "opening_bid=10", "--games", "6", "--json", "s.json")
    assert read(place / "c.json")["b"] == read(place / "s.json")


def test_editions_with_different_money_are_compared_without_a_difference_of_sums(
    command: Command, place: Path
) -> None:
    done = command("compare", "standard", "deluxe-ch", "--games", "4", "--json", "c.json")
    assert done.returncode == 0, done.stderr
    entries = {entry["name"]: entry for entry in read(place / "c.json")["differences"]}
    assert entries["turns"]["difference"] is not None
    assert entries["rent/between"]["difference"] is None


@pytest.mark.parametrize(
    ("sides", "answer"),
    [
        (("standard",), "Two sides are compared"),
        (("standard", "standard"), "nothing to compare"),
        (("standard", "standart opening_bid=10"), "Did you mean “standard”"),
        (("standard", "free_parking=yes"), "Did you mean “free_parking_pot”"),
    ],
)
def test_wrong_comparisons(command: Command, sides: tuple[str, ...], answer: str) -> None:
    done = command("compare", *sides, "--games", "2")
    assert done.returncode == 1 and answer in done.stderr


# Positions ---------------------------------------------------------------------------------------------


def test_a_position_gives_what_the_record_gives(command: Command, place: Path) -> None:
    record = str(next(GOLDEN.glob("standard*.game")))
    moves = next(
        n
        for n in range(100, 200)
        if command("replay", record, "--moves", str(n), "--quiet", "--position", "p").returncode == 0
    )
    same = ("--games", "5", "--seats", "simple*4", "--quiet", "--json")
    assert command("simulate", "--from", "p", *same, "p.json").stderr == ""
    assert command("simulate", "--from", f"{record}:{moves}", *same, "r.json").stderr == ""
    assert (place / "p.json").read_bytes() == (place / "r.json").read_bytes()


def test_a_position_that_cannot_be_is_told_in_a_sentence(command: Command, place: Path) -> None:
    (place / "bad.json").write_text(
        '{"bankhalter-position": 1, "edition": "standard", "players": [{"cash": -1}, {}]}', encoding="utf-8"
    )
    done = command("--language", "de", "simulate", "--from", "bad.json")
    assert done.returncode == 1 and "players 1 cash" in done.stderr and "passt hier nicht" in done.stderr
    (place / "good.json").write_text(
        '{"bankhalter-position": 1, "edition": "standard", "players": [{}, {}]}', encoding="utf-8"
    )
    assert "a position has no moves" in command("simulate", "--from", "good.json:3").stderr


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("de", ("simulate", "--spiele", "3"), "„--spiele“ kenne ich bei „bankhalter simulate“ nicht."),
        ("de", ("simulate", "--games"), "Zu --games fehlt die Angabe."),
        ("de", ("bench", "--json=x"), "--json steht für sich allein, ohne Wert."),
        ("en", ("odds", "--wings"), "I do not know “--wings” for “bankhalter odds”."),
        ("en", ("compare", "--seed"), "--seed needs a value."),
    ],
)
def test_options_that_are_wrong_are_told_in_the_users_language(
    command: Command, language: str, words: tuple[str, ...], said: str
) -> None:
    done = command("--language", language, *words)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith(said) and "--help" in done.stderr and "argument" not in done.stderr


@pytest.mark.parametrize("room", ["simulate", "bench", "odds", "tournament", "bot-host"])
def test_help_is_german_throughout_for_germans(command: Command, room: str) -> None:
    done = command("--language", "de", room, "--help")
    assert done.returncode == 0 and done.stdout.startswith(f"Aufruf: bankhalter {room} ")
    for english in ("usage", "options:", "arguments:", "show this"):
        assert english not in done.stdout
