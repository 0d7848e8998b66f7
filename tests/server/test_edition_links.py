"""A shared edition by its link: on the command line and in the library as good as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from server.desk import Server, serving

from bankhalter.cli import main
from bankhalter.edition import EditionError, load
from bankhalter.game.edition_links import fetch
from bankhalter.game.game import Game

DRAFT: dict[str, Any] = {
    "format": 1,
    "extends": "standard",
    "id": "lindenau",
    "name": {"de": "Lindenau"},
    "spaces": {"1": {"name": {"de": "Garagenhof"}, "price": 80}},
}
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of one's own for what was fetched."""
    monkeypatch.setattr("bankhalter.game.edition_links.home", lambda: tmp_path / "games")
    return tmp_path / "editions"


def shared(server: Server, **parts: Any) -> dict[str, str]:
    answer = server.http.post("/api/editions", json={"tree": {**DRAFT, **parts}})
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def refused(said: str) -> str:
    with pytest.raises(EditionError) as raised:
        fetch(said)
    [problem] = raised.value.problems
    return problem.word


def test_a_link_is_an_edition_even_when_its_server_is_gone(tmp_path: Path, home: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        link = shared(server)
        address = f"{server.url.rstrip('/')}{link['link']}"
        found = fetch(address)
    assert (found.hash, found.base, found.spaces[1].name["de"]) == (link["hash"], "standard", "Garagenhof")
    assert fetch(f"{address}/?from=chat#top") == found == fetch(f"lindenau@{link['hash']}")
    assert Game(found, 2, seed=1).edition.spaces[1].price == 80
    [file] = home.iterdir()
    assert load(file.read_text("utf-8")) == found
    file.write_text("{}", "utf-8")  # a file that says something else is no edition
    assert refused(f"lindenau@{link['hash']}") == "not-fetched"
    assert refused(address) == "link-unreachable"


def test_commands_take_links(server: Server, tmp_path: Path, capsys: Capture) -> None:
    link = shared(server)
    address = f"{server.url.rstrip('/')}{link['link']}"
    assert main(["check-edition", address, "--language", "de"]) == 0
    assert (
        main(["probe", address, "--games", "10", "--workers", "1", "--json", str(tmp_path / "p.json")]) == 0
    )
    assert json.loads((tmp_path / "p.json").read_text())["edition"] == f"lindenau@{link['hash']}"
    by_name = f"lindenau@{link['hash']}"
    out = str(tmp_path / "s.json")
    assert main(["simulate", "--edition", by_name, "--games", "2", "--workers", "1", "--json", out]) == 0
    assert main(["print", address, "--sheets", "test", "--out", str(tmp_path)]) == 0
    assert (tmp_path / "lindenau-test.html").exists()
    assert main(["rules", address, "--language", "de"]) == 0
    assert "Garagenhof" in capsys.readouterr().out


def test_what_is_no_link_is_refused_in_words(server: Server, capsys: Capture) -> None:
    here = server.url.rstrip("/")
    assert refused(f"{here}/r/abc") == "bad-link"
    assert refused(f"{here}/e/{'a' * 26}") == "link-empty"
    assert refused(f"lindenau@{'a' * 26}") == "not-fetched"
    assert refused(f"http://127.0.0.1:1/e/{'a' * 26}") == "link-unreachable"
    assert main(["check-edition", f"{here}/e/{'a' * 26}", "--language", "de"]) == 1
    assert "Unter dieser Adresse gibt es keine solche Ausgabe." in capsys.readouterr().err


def test_a_blocked_edition_is_not_given(tmp_path: Path) -> None:
    place = str(tmp_path / "rooms.db")
    with serving(place) as server:
        link = shared(server, id="arg")
        assert main(["edition", "block", link["hash"], "--database", place]) == 0
        assert refused(f"{server.url.rstrip('/')}{link['link']}") == "link-blocked"


def test_another_content_than_the_link_names_is_no_edition(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = shared(server)
    other = shared(server, name={"de": "Anders"})
    real = server.http.get(f"/api/editions/{other['hash']}/json").text
    monkeypatch.setattr("bankhalter.game.edition_links._download", lambda address, said: real)
    assert refused(f"{server.url.rstrip('/')}{link['link']}") == "link-other"


def test_no_file_and_no_record_makes_anybody_fetch(server: Server, tmp_path: Path) -> None:
    link = shared(server)
    address = f"{server.url.rstrip('/')}{link['link']}"
    with pytest.raises(EditionError):
        load(address)
    with pytest.raises(EditionError):
        load(f"lindenau@{link['hash']}")
