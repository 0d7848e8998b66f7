"""The real program: whole games through a pipe, interrupted, killed, resumed, and used wrongly."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from terminal.desk import PROGRAM, environment, run

from bankhalter import Game, available
from bankhalter.edition import from_tree, to_toml
from bankhalter.game.record import parse
from bankhalter.text import plain

ROUND = ["", "menü", "1", "ja", "menü", "1", "0"]


def only_game(folder: Path) -> Path:
    (path,) = folder.glob("*.game")
    return path


def text(result: subprocess.CompletedProcess[bytes]) -> str:
    return result.stdout.decode()


def trouble(result: subprocess.CompletedProcess[bytes]) -> str:
    """What is said on stderr: a sentence, never a traceback."""
    said = result.stderr.decode()
    assert result.returncode != 0
    assert "Traceback" not in said
    assert 0 < len(said.strip().splitlines()) <= 12
    return said


# Whole games -------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("edition", available())
def test_a_whole_game_through_a_pipe(edition, language, tmp_path):
    result = run(
        *("play", "--edition", edition, "--players", "Anna,bot", "--seed", "7", "--language", language),
        *("--folder", str(tmp_path)),
        keys="\n".join(ROUND * 1500),
    )
    assert result.returncode == 0, result.stderr.decode()
    assert result.stderr == b""
    game = Game.from_record(only_game(tmp_path))
    assert game.over
    assert game.damage is None
    assert ("gewinnt" if language == "de" else "win") in text(result)
    assert not re.search(r"terminal-\w+|event-\w+|refusal-\w+|awaited-\w+|\{ ?\$", text(result))


def test_an_own_edition_is_played_and_gone_on_with_though_its_file_is_away(tmp_path):
    streets = {str(at): {"name": {"de": f"Gasse {at}"}} for at in (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19)}
    own = {"format": 1, "extends": "standard", "id": "dorf", "name": {"de": "Unser Dorf"}, "spaces": streets}
    file, here = tmp_path / "dorf.toml", ("--folder", str(tmp_path), "--language", "de")
    file.write_text(to_toml(own), encoding="utf-8")
    keys = "\n".join(ROUND * 12)
    first = run("play", "--edition", str(file), "--players", "Anna,bot", "--seed", "7", *here, keys=keys)
    assert first.returncode == 0, first.stderr.decode()
    assert "Gasse " in text(first) and "Badstraße" not in text(first)
    file.unlink()
    before = Game.from_record(only_game(tmp_path))
    again = run("play", "--resume", *here, keys=keys)
    assert again.returncode == 0, again.stderr.decode()
    after = Game.from_record(only_game(tmp_path))
    assert after.edition.hash == before.edition.hash == from_tree(own).hash
    assert len(after.actions) > len(before.actions) > 20


def test_a_short_game_with_the_start_dialogue(tmp_path):
    answers = ["en", "de", "warendorf", "2", "auf Zuruf", "3", "2, 1", "Anna, bot:Ben"]
    keys = "\n".join([*answers, *ROUND * 20, "0", "aufgeben", "ja"])
    result = run("play", "--folder", str(tmp_path), keys=keys)
    assert result.returncode == 0
    game = Game.from_record(only_game(tmp_path))
    assert (game.edition.id, game.rules.variant, game.players) == ("warendorf", "short", ("Anna", "Ben"))
    assert game.rules.rent_demand == "by_call"
    assert game.rules.free_parking_pot and game.rules.double_salary_on_go
    assert game.over


@pytest.mark.parametrize(
    ("language", "line", "row"),
    [
        ("de", "Die Figuren: Anna (Dackel), Bot (Teekessel), Ben (Brezel).", "Anna (Dackel)"),
        ("en", "The figures: Anna (Dachshund), Bot (Tea kettle), Ben (Pretzel).", "Anna (Dachshund)"),
    ],
)
def test_people_choose_figures_and_keep_them(language, line, row, tmp_path):
    """By name or id, in any language; the computer player gets the first that is free."""
    here = ("--folder", str(tmp_path), "--language", language)
    result = run("play", "--players", "Anna,bot,Ben", "--figures", "dachshund, Brez", "--seed", "3", *here)
    assert result.returncode == 0 and line in text(result)
    assert (
        parse(only_game(tmp_path).read_text(encoding="utf-8")).notes["figures"] == "dachshund,kettle,pretzel"
    )
    again = run("play", "--resume", *here)
    assert row in text(again) and line not in text(again)


def test_R_100_the_book_sorts_only_the_sum_it_has(tmp_path):
    """How the notes lie before everybody is printed for the printed sum; another sum is only named."""
    here = ("--folder", str(tmp_path), "--language", "de", "--players", "Anna,Ben", "--seed", "3")
    assert "liegt so vor jedem: 2 × M 500, 4 × M 100" in text(run("play", *here))
    other = text(run("play", *here, "--rule", "starting_cash=2000"))
    assert "liegt so vor jedem" not in other and "Anna bekommt M 2000 Startkapital." in other


def test_without_a_wish_no_figures_are_told(tmp_path):
    here = ("--folder", str(tmp_path), "--language", "de")
    result = run("play", "--players", "Anna,Ben", "--seed", "3", *here)
    assert result.returncode == 0 and "Startkapital" in text(result) and "Figuren" not in text(result)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Zylinder", "Eine Figur „Zylinder“ hat diese Ausgabe nicht. Sie hat Teekessel, Fahrrad,"),
        ("dackel,DACHSHUND", "Die Figur „DACHSHUND“ kann nur einer nehmen."),
        ("tram,gnome,kettle", "Für 2 Menschen sind das zu viele Figuren."),
    ],
)
def test_figures_that_do_not_fit_are_refused_before_a_game_is_kept(said, reason, tmp_path):
    here = ("--folder", str(tmp_path), "--language", "de")
    result = run("play", "--players", "Anna,bot,Ben", "--figures", said, *here)
    assert reason in trouble(result) and result.returncode == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("said", "kept"), [("auto", "manual"), ("call", "by_call")])
def test_how_rents_are_asked_for_is_an_option(said, kept, tmp_path):
    result = run("play", "--rent", said, "--players", "Anna,bot", "--folder", str(tmp_path), keys="ende\n")
    assert result.returncode == 0
    assert Game.from_record(only_game(tmp_path)).rules.rent_demand == kept


def test_several_people_choose_who_keeps_the_bank(tmp_path):
    """Rulebook 001: the players choose a banker; in a large round the banker may stand aside (BANK-5)."""
    answers = ["de", "deluxe", "1", "auto", "", "A,B,C,D,E,F", "niemand", "D", "j", "ende"]
    result = run("play", "--folder", str(tmp_path), keys="\n".join(answers))
    assert result.returncode == 0
    rules = Game.from_record(only_game(tmp_path)).rules
    assert (rules.banker_seat, rules.banker_plays) == (3, False)


def test_the_start_money_is_told_as_the_book_sorts_it(tmp_path):
    """Rulebook 001 prints 2 × 10'000, 4 × 2'000 … 5 × 20."""
    words = ("play", "--folder", str(tmp_path), "--language", "de", "--seed", "1", "--players", "Anna,Ben")
    result = run(*words, "--edition", "deluxe-ch", keys="ende\n")
    assert text(result).count("2 × Fr. 10'000.–, 4 × Fr. 2'000.–") == 1
    resumed = run("play", "--resume", "--folder", str(tmp_path), "--language", "de", keys="ende\n")
    assert "Startkapital" not in text(resumed)


def test_a_banker_cannot_stand_aside_where_no_number_of_players_allows_it(tmp_path):
    """Rulebook 003 has no such choice: that is said, not a number of players nobody asked for."""
    words = ("play", "--folder", str(tmp_path), "--language", "de", "--edition", "warendorf")
    result = run(*words, "--players", "A,B,C,D,E,F", "--rule", "banker_plays=no")
    assert result.returncode != 0
    said = result.stderr.decode() + text(result)
    assert plain("de").say("problem-banker-must-play") in said and "nicht 1" not in said


def test_every_question_has_a_default(tmp_path):
    result = run("play", "--folder", str(tmp_path), "--language", "de", keys="\n" * 7 + "ende\n")
    assert result.returncode == 0
    game = Game.from_record(only_game(tmp_path))
    assert game.players == ("Anna", "Bot 1", "Bot 2")
    assert "Bis bald!" in text(result)


def test_bots_among_themselves(tmp_path):
    words = (
        "play",
        "--players",
        "bot,bot:Käthe",
        "--seed",
        "3",
        "--folder",
        str(tmp_path),
        "--language",
        "de",
    )
    result = run(*words)
    assert result.returncode == 0
    assert "Käthe" in text(result)
    assert Game.from_record(only_game(tmp_path)).over


def test_the_speed_die_and_rules(tmp_path):
    words = (
        "--speed",
        "--rule",
        "auction_mode=live",
        "--rule",
        "free-parking-pot=yes",
        "--folder",
        str(tmp_path),
    )
    result = run("play", "--players", "Anna,bot", "--seed", "1", *words, keys="\n".join(ROUND * 20))
    assert result.returncode == 0
    rules = Game.from_record(only_game(tmp_path)).rules
    assert (rules.speed_die, rules.auction_mode, rules.free_parking_pot) == (True, "live", True)


def test_the_same_seed_gives_the_same_game(tmp_path):
    for name in ("a", "b"):
        run("play", "--players", "bot,bot", "--seed", "11", "--folder", str(tmp_path / name))
    first, second = (only_game(tmp_path / name).read_text() for name in ("a", "b"))
    assert first == second


# Leaving and coming back -------------------------------------------------------------------------------


def start(tmp_path: Path, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*PROGRAM, "play", "--folder", str(tmp_path), "--language", "de", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )


def read_until(process: subprocess.Popen[bytes], wanted: str) -> str:
    """Read what is printed until it holds a word."""
    assert process.stdout is not None
    seen = b""
    deadline = time.monotonic() + 60
    while wanted.encode() not in seen and time.monotonic() < deadline:
        ready, _, _ = select.select([process.stdout], [], [], 1)
        seen += os.read(process.stdout.fileno(), 65536) if ready else b""
    assert wanted.encode() in seen, seen.decode()
    return seen.decode()


def finish(process: subprocess.Popen[bytes]) -> tuple[str, str]:
    out, err = process.communicate(timeout=60)
    return out.decode(), err.decode()


def test_killed_in_the_middle_and_resumed(tmp_path):
    seed = ("--players", "Anna,Ben", "--seed", "9")
    whole = tmp_path / "whole"
    run("play", *seed, "--folder", str(whole), keys="\n".join(["w", "k", "z"] * 30))
    process = start(tmp_path / "cut", *seed)
    assert process.stdin is not None
    process.stdin.write("\n".join(["w", "k", "z"] * 8).encode() + b"\nbank\n")
    process.stdin.flush()
    read_until(process, "freie Grundstücke")
    process.send_signal(signal.SIGKILL)
    finish(process)
    path = only_game(tmp_path / "cut")
    done = len(parse(path.read_text()).actions)
    assert done > 8
    run("play", "--resume", str(path), keys="\n".join(["w", "k", "z"] * 22))
    expected = parse(only_game(whole).read_text()).actions
    assert parse(path.read_text()).actions == expected, "the same throws go on after a kill"


def test_resuming_the_newest_game_of_a_folder(tmp_path):
    run("play", "--players", "Anna,Ben", "--folder", str(tmp_path), keys="w\n")
    result = run("play", "--resume", "--folder", str(tmp_path), "--language", "de", keys="stand\n")
    assert "Es geht weiter" in text(result)
    assert result.returncode == 0
    assert "kein angefangenes Spiel" in trouble(
        run("play", "--resume", "--folder", str(tmp_path / "empty"), "--language", "de")
    )


def test_a_finished_game_shows_how_it_ended(tmp_path):
    keys = "aufgeben\nja\n"
    run("play", "--players", "Anna,Ben", "--folder", str(tmp_path), keys=keys)
    result = run("play", "--resume", str(only_game(tmp_path)), "--language", "de")
    assert result.returncode == 0
    assert text(result).count("Vermögen") == 1


def test_interrupted_by_the_keyboard(tmp_path):
    process = start(tmp_path, "--players", "Anna,Ben", "--seed", "4")
    read_until(process, "> ")
    process.send_signal(signal.SIGINT)
    out, err = finish(process)
    assert process.returncode == 130
    assert "nichts ist verloren" in out
    assert "--resume" in out
    assert err == ""
    assert Game.from_record(only_game(tmp_path)).damage is None


def test_one_game_is_not_played_in_two_windows(tmp_path):
    process = start(tmp_path, "--players", "Anna,Ben")
    read_until(process, "> ")
    path = only_game(tmp_path)
    said = trouble(run("play", "--resume", str(path), "--language", "de"))
    assert "anderen Fenster" in said
    process.kill()
    finish(process)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_at_a_real_keyboard_with_completion(tmp_path):
    import pty

    pid, screen = pty.fork()
    if pid == 0:  # pragma: no cover - the child becomes the program
        words = [
            "play",
            "--players",
            "Anna,Ben",
            "--seed",
            "2",
            "--folder",
            str(tmp_path),
            "--language",
            "de",
        ]
        env = environment(TERM="dumb", COLUMNS="100")
        os.execve(sys.executable, [sys.executable, "-m", "bankhalter", *words], env)
    seen = b""

    def until(word: str, times: int = 1) -> None:
        nonlocal seen
        deadline = time.monotonic() + 60
        while seen.count(word.encode()) < times and time.monotonic() < deadline:
            if select.select([screen], [], [], 1)[0]:
                seen += os.read(screen, 65536)
        assert seen.count(word.encode()) >= times, seen.decode(errors="replace")

    until("[Enter: ")
    time.sleep(0.3)  # the keyboard is readline's only a moment after the prompt
    os.write(screen, b"bre\t\r")
    until("+-------+")
    until("[Enter: ", 2)
    time.sleep(0.3)
    os.write(screen, b"menu\r")
    until("Die Zahl gen")
    until("[Enter: ", 3)
    time.sleep(0.3)
    os.write(screen, b"\x04")
    until("--resume")
    os.close(screen)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) in (0, -signal.SIGHUP)


# Damage ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> bytes:
    folder = tmp_path_factory.mktemp("played")
    keys = "\n".join(["w", "k", "z"] * 20)
    run("play", "--players", "Anna,Ben", "--seed", "5", "--folder", str(folder), keys=keys)
    return only_game(folder).read_bytes()


@pytest.mark.parametrize(
    "tail",
    [b"1 buy house\n", b"\xff\xfe\x00garbage\n", b"7 throw\n", b"1 bid 99999999999999999999\n", b"* 3-"],
)
def test_a_damaged_tail_is_kept_aside_and_play_goes_on(played, tail, tmp_path):
    path = tmp_path / "a.game"
    path.write_bytes(played + tail)
    result = run("play", "--resume", str(path), "--language", "de", keys="stand\n")
    assert result.returncode == 0, result.stderr.decode()
    assert "beschädigt" in text(result)
    assert (tmp_path / "a.game.damaged").read_bytes() == played + tail
    assert Game.from_record(path).damage is None
    assert parse(path.read_text()).actions == parse(played.decode()).actions


def test_half_a_last_line_is_never_taken_for_a_move(played, tmp_path):
    path = tmp_path / "a.game"
    cut = played[: played.rindex(b" throw") + len(b" throw")]
    path.write_bytes(cut)
    result = run("play", "--resume", str(path), "--language", "de", keys="")
    assert "beschädigt" in text(result)
    assert len(parse(path.read_text()).actions) == len(parse(cut.decode()).actions) - 1


def test_replay_plays_the_good_part_and_says_where_it_stops(played, tmp_path):
    path = tmp_path / "a.game"
    path.write_bytes(played + b"1 nonsense\n")
    result = run("replay", str(path), "--language", "de")
    said = trouble(result)
    assert f"Zeile {played.count(chr(10).encode()) + 1}" in said
    assert "würfelt" in text(result)
    assert "Vermögen" in text(result)
    quiet = run("replay", str(path), "--quiet", "--moves", "3", "--language", "en")
    assert quiet.returncode == 0
    assert "throws" not in text(quiet)


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\x01\x02" * 100, b"bankhalter-record 1\n", b"bankhalter-record 99\n\n", b"hello\nworld\n"],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_garbage_is_no_game(content, command, tmp_path):
    path = tmp_path / "a.game"
    path.write_bytes(content)
    for language in ("de", "en"):
        result = run(*command, str(path), "--language", language)
        assert result.returncode == 1 and trouble(result)
    assert path.read_bytes() == content


def ends(played: bytes) -> list[int]:
    """Where the lines of a record end, its header first."""
    return [at + 1 for at, byte in enumerate(played) if byte == ord("\n")]


def test_a_file_cut_behind_a_line_is_a_shorter_game(played, tmp_path):
    header = played.index(b"\n\n") + 2
    whole = [end for end in ends(played) if end >= header]
    for cut in (whole[0], whole[1], whole[len(whole) // 2], whole[-1]):
        path = tmp_path / f"{cut}.game"
        path.write_bytes(played[:cut])
        result = run("replay", str(path), "--language", "de")
        assert (result.returncode, result.stderr) == (0, b"")


def test_a_file_cut_within_a_line_is_told_with_the_line(played, tmp_path):
    header = played.index(b"\n\n") + 2
    whole = [end for end in ends(played) if end >= header]
    for line in (1, len(whole) // 2, len(whole) - 1):
        path = tmp_path / f"{line}.game"
        path.write_bytes(played[: whole[line] - 2])
        result = run("replay", str(path), "--language", "de")
        assert result.returncode == 1
        assert f"Zeile {played[: whole[line]].count(10)}" in trouble(result)
        assert "Vermögen" in text(result), "the good part is told"


def test_a_file_cut_within_its_header_is_no_game(played, tmp_path):
    for cut in (0, 5, played.index(b"\n") + 1, played.index(b"seat: Ben")):
        path = tmp_path / f"{cut}.game"
        path.write_bytes(played[:cut])
        result = run("replay", str(path), "--language", "de")
        assert (result.returncode, result.stdout) == (1, b"")
        assert trouble(result)


# Wrong use ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said", "code"),
    [
        (("play", "--edition", "schalk"), "schalke", 2),
        (("play", "--edition", "nichts.toml"), "nichts.toml", 1),
        (("play", "--players", "Anna"), "2", 1),
        (("play", "--players", ",".join("abcdefghijkl")), "8", 1),
        (("play", "--variant", "short", "--players", "a,b"), "short", 1),
        (("play", "--edition", "warendorf", "--speed", "--players", "a,b"), "Tempo", 1),
        (("play", "--seed", "9" * 400), "--seed", 2),
        (("play", "--seed", "zwölf"), "zwölf", 2),
        (("play", "--players", "a,b", "--rule", "opening_bid=" + "9" * 30), "999", 1),
        (("play", "--players", "a,b", "--rule", "minutes=viele"), "minutes", 1),
        (("play", "--players", "a,b", "--rule", "auktion=1"), "auktion", 2),
        (("play", "--players", "a,b", "--rule", "kaputt"), "kaputt", 2),
        (("play", "--plyers", "a"), "--players", 2),
        (("play", "--players"), "--players", 2),
        (("plya",), "play", 2),
        (("replay",), "DATEI", 2),
        (("replay", "/nirgends"), "lesen", 1),
        (("replay", "/"), "lesen", 1),
        (("replay", "x", "y"), "y", 2),
        (("editions", "--moves", "3"), "moves", 2),
        (("check-edition", "/nirgends.toml"), "", 1),
        (("play", "--language", "fr"), "fr", 2),
        (("play", "--players", "a,b", "--folder", "/proc/nein"), "/proc/nein", 1),
    ],
)
def test_wrong_use_is_answered_in_a_sentence(words, said, code, tmp_path):
    result = run(*words, env={"LANG": "de_DE.UTF-8", "XDG_DATA_HOME": str(tmp_path)}, cwd=tmp_path)
    told = result.stdout.decode() if words[0] == "check-edition" else trouble(result)
    assert result.returncode == code
    assert said in told
    assert not re.search(r"terminal-|problem-|cli-|\{ ?\$", told)


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("x")
    said = trouble(run("play", "--players", "a,b", "--folder", str(tmp_path / "file"), "--language", "en"))
    assert "--folder" in said


@pytest.mark.parametrize("words", [("editions",), ("replay",)])
def test_a_closed_pipe(words, played, tmp_path):
    path = tmp_path / "a.game"
    path.write_bytes(played)
    files = [str(path)] if words == ("replay",) else []
    reading, writing = os.pipe()
    os.close(reading)
    result = subprocess.run(
        [sys.executable, "-m", "bankhalter", *words, *files, "--language", "de"],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(),
        check=False,
    )
    os.close(writing)
    assert result.returncode == 1
    assert result.stderr.decode().strip() == "Die Ausgabe wurde geschlossen."


# The other commands ------------------------------------------------------------------------------------


def test_help_in_both_languages():
    assert "Aufruf:" in text(run("--help", env={"LANG": "de_CH.UTF-8"}))
    assert "Usage:" in text(run("play", "--help", "--language", "en", env={"LANG": "de_CH.UTF-8"}))
    assert run().returncode == 2


def test_version():
    from bankhalter import __version__
    from bankhalter.core import compiled

    build = "compiled" if compiled() else "pure Python"
    assert text(run("--version")) == f"bankhalter {__version__} ({build})\n"


def test_the_list_of_editions():
    said = text(run("editions", "--language", "de"))
    assert all(name in said for name in available())
    assert "auf Zeit" in said
    assert "timed" in text(run("editions", "--language", "en"))


def test_checking_an_edition(tmp_path):
    good = tmp_path / "good.toml"
    good.write_text('format = 1\nextends = "standard"\nid = "mine"\n[status]\n"*" = "ours"\n')
    assert run("check-edition", str(good)).returncode == 0
    bad = tmp_path / "bad.toml"
    bad.write_text('format = 1\nextends = "standard"\nid = "mine"\n[amounts]\nsalary = "viel"\nfine = -3\n')
    result = run("check-edition", str(bad), "--language", "de")
    assert result.returncode == 1
    assert "amounts.salary: " in text(result)
    assert "amounts.fine: " in text(result)


def test_an_edition_of_ones_own_is_found_again_when_resuming(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text('format = 1\nextends = "standard"\nid = "own"\n[status]\n"*" = "ours"\n')
    words = ("play", "--edition", str(own), "--players", "a,b", "--folder", str(tmp_path))
    assert run(*words, keys="w\n").returncode == 0
    assert run("play", "--resume", str(only_game(tmp_path)), keys="stand\n").returncode == 0
    assert run("replay", str(only_game(tmp_path)), "--quiet").returncode == 0


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [("--rule", "auction_mode=laut", "round_robin"), ("--variant", "quick", "short")],
)
def test_rules_that_no_edition_has_are_refused_before_anything_is_asked(option, value, said):
    result = run("play", option, value, "--language", "de", keys="")
    assert said in trouble(result)
    assert result.stdout == b""
    known = run("play", "--edition", "standard", option, value, "--language", "de", keys="")
    assert value.rpartition("=")[2] in trouble(known)
    assert known.stdout == b""
