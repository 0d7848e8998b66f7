"""The long run in small: it goes on where it stopped, and tells what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import soak


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "soak.json"
    assert soak.main(["4", "--edition", "deluxe-ch"], kept) == 0
    first = json.loads(kept.read_text(encoding="utf-8"))["editions"]["deluxe-ch"]
    assert soak.main(["12", "--edition", "deluxe-ch"], kept) == 0
    second = json.loads(kept.read_text(encoding="utf-8"))["editions"]["deluxe-ch"]
    assert (first["games"], second["games"]) == (4, 12) and second["checked"] == 2
    assert second["actions"] > first["actions"] > 0
    assert soak.main(["12", "--edition", "deluxe-ch"], kept) == 0
    assert json.loads(kept.read_text(encoding="utf-8"))["editions"]["deluxe-ch"] == second
    assert "12 games" in capsys.readouterr().out


def test_other_rules_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "soak.json"
    soak.main(["3", "--edition", "warendorf"], kept)
    monkeypatch.setattr(soak, "fingerprint", lambda: "other")
    assert soak.load(kept)["editions"] == {}


def test_a_broken_law_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object) -> None:
        raise AssertionError("money is missing")

    monkeypatch.setattr(soak, "check_state", broken)
    assert soak.main(["11", "--edition", "schalke"], tmp_path / "soak.json") == 1
    told = capsys.readouterr().out
    assert "2 failures" in told and "game 10" in told and "money is missing" in told
