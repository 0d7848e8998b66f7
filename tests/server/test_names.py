"""Names and titles: letters that cannot be seen make nobody look like somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.desk import serving

from bankhalter.server.room.commands import look, one_line, visible

FILLERS = ("\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u034f", "\u17b4", "\ufe01", "\U000e0101")


@pytest.mark.parametrize("filler", FILLERS)
def test_letters_that_look_like_nothing_make_no_other_name(filler: str) -> None:
    for name in (f"Anna{filler}", f"{filler}Anna", f"An{filler}na"):
        assert look(visible(name)).replace(" ", "") == "anna"
    assert look(visible(f"Anna{filler}")) == look(visible(f"{filler}Anna")) == "anna"
    assert visible(filler * 3) == ""
    assert look(f"Anna{filler}") == "anna", "as older rooms have kept it"


LETTERS = ["한글", "\u1112\u1161\u11ab", "Зоя", "नमस्ते", "🧑‍🚀", "❤️", "李雷", "می\u200cخواهم", "क्\u200dष"]


@pytest.mark.parametrize("name", LETTERS)
def test_names_in_other_letters_stay_as_they_are(name: str) -> None:
    assert visible(name) == name


@pytest.mark.parametrize("between", ["\u200c", "\u200d"])
def test_joiners_hold_letters_apart_only_where_a_script_needs_them(between: str) -> None:
    assert visible(f"An{between}na") == "An na" and one_line(f"{between}Anna{between}") == "Anna"
    assert one_line(f"سلام{between} Anna") == "سلام Anna"
    assert look(f"می{between}خواهم") == look("میخواهم"), "two such names would look alike"


def test_the_title_of_a_room_is_one_line_of_what_can_be_seen(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code = server.open(title="\u202eFun\n\x00table\u3164", public=True)
        assert server.http.get(f"/api/rooms/{code}").json()["options"]["title"] == "Fun table"
        assert [row["title"] for row in server.http.get("/api/rooms").json()] == ["Fun table"]
