"""What the version before wrote and said is still understood: its database, and its side of the wire.

`server/earlier` holds both, made by `earlier/make.py` with the sources of commit 0dd734c. Its games were
played by rules that have changed since: they can be looked at, and are refused in words. That log and
wire mean what they meant is held by reading them as if the rules were the same.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.desk import Client, View, serving

from bankhalter.game.view import TableView, view
from bankhalter.server.protocol import framing
from bankhalter.server.protocol import messages as m
from bankhalter.server.room import views
from bankhalter.server.room.room import Room
from bankhalter.server.storage.store import Store

EARLIER = Path(__file__).parent / "earlier"
Taped = dict[str, Any]


@cache
def tape() -> list[Taped]:
    """Everything that went over the wire, in order."""
    lines = (EARLIER / "wire.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def heard() -> Iterator[tuple[str, Taped]]:
    """Each message of the server, and which client heard it."""
    return ((line["client"], line["said"]) for line in tape() if not line["sent"])


def rooms_of() -> dict[str, str]:
    """Return the room of each client."""
    return {who: said["room"]["code"] for who, said in heard() if said["is"] == "welcome"}


def tokens_in(code: str) -> dict[int, str]:
    """Return the tokens of a room by seat, as they were told."""
    here = {who for who, room in rooms_of().items() if room == code}
    return {said["seat"]: said["token"] for who, said in heard() if said["is"] == "seated" and who in here}


ADDED = {"line", "hotel_level", "jail_turns", "most", "held_up", "proxied"}  # fields younger than the tape


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A copy of the earlier database, to be written to."""
    return Path(shutil.copy(EARLIER / "rooms.db", tmp_path / "rooms.db"))


@pytest.fixture
def same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the earlier games as if edition and rules had not changed since."""
    monkeypatch.setattr("bankhalter.server.room.room.edition_changed", lambda entry, now: False)


def folded(database: Path) -> Iterator[tuple[Room, views.Change]]:
    """Every room after each of its entries."""
    store = Store(str(database))
    store.prepare()
    for code in sorted(set(rooms_of().values())):
        room = Room(code, store.seed(code) or b"")
        for row in store.read(code):
            change = room.fold(row)
            views.refresh(room, change)
            yield room, change
    store.engine.dispose()


@pytest.mark.usefixtures("same_rules")
def test_every_room_of_the_earlier_database_is_read_whole(database: Path) -> None:
    rooms = {room.code: room for room, _ in folded(database)}
    assert not [room.code for room in rooms.values() if room.damage or room.frozen]
    assert sorted(room.phase for room in rooms.values()) == ["open", "over", "paused", "playing"]


def test_games_of_earlier_rules_are_kept_but_not_played_on(database: Path) -> None:
    rooms = {room.code: room for room, _ in folded(database)}
    assert {room.frozen for room in rooms.values()} == {"other-edition"}
    assert len(rooms) == 4 and not [room for room in rooms.values() if room.damage]


def test_commands_are_read_as_they_were_sent() -> None:
    commands = [line["said"] for line in tape() if line["sent"]]
    assert {command["do"] for command in commands} >= {
        "hello",
        "sit",
        "act",
        "vote",
        "chat",
        "proxy",
        "start",
    }
    for command in commands:
        assert m.decode(json.dumps(command)).__struct_config__.tag == command["do"]


@pytest.mark.usefixtures("same_rules")
def test_steps_are_told_as_they_were(database: Path) -> None:
    """Folding the earlier log makes the steps that were told then."""
    told = [(rooms_of()[who], said) for who, said in heard() if said["is"] == "step"]
    compared = 0
    for room, change in folded(database):
        for code, said in told:
            if (code, said["version"]) == (room.code, change.version):
                assert lasting(said) == lasting(step_for(room, change, said))
                compared += 1
    assert compared == len(told) > 80


def step_for(room: Room, change: views.Change, said: Taped) -> Taped:
    """Return the step as it is told today to whom heard it then."""
    eyes = tuple(mine["seat"] for mine in said.get("mine", []))
    made: Taped = json.loads(m.encode(views.step(room, change, None, eyes, True)))
    return made


def lasting(step: Taped) -> Taped:
    """Return a step without `room`, which tells who is there, and without what another protocol changed."""
    return told_then({key: value for key, value in as_today(step).items() if key != "room"})


def told_then(said: Any) -> Any:
    """Return a message without the fields that were added since."""
    if isinstance(said, list):
        return [told_then(part) for part in said]
    if not isinstance(said, dict):
        return said
    return {key: told_then(value) for key, value in said.items() if key not in ADDED}


def as_today(said: Taped) -> Taped:
    """Return a message without what protocol 2 changed: events have fields of their own since."""
    kept = {key: value for key, value in said.items() if key not in ("events", "protocol")}
    return {**kept, "told": [as_today(step) for step in said["told"]]} if "told" in said else kept


def test_messages_are_what_their_types_say() -> None:
    read = msgspec.json.Decoder(m.AnyMessage).decode
    for _, said in heard():
        same = {**as_today(said), "protocol": framing.PROTOCOL} if said["is"] == "welcome" else as_today(said)
        assert told_then(json.loads(m.encode(read(json.dumps(same))))) == same


@pytest.mark.usefixtures("same_rules")
def test_the_table_of_a_room_is_the_view_of_its_game(database: Path) -> None:
    """A room makes anew only what changed; it must not differ from the view that is made whole."""
    for room, _ in folded(database):
        if room.match is not None:
            setup, names = room.game.setup, tuple(place.name for place in room.places)
            whole = view(setup.edition, setup.rules, room.game.state, names, None)
            shown = views.table_view(room)
            assert {f.name: getattr(shown, f.name) for f in fields(TableView)} == {
                f.name: getattr(whole, f.name) for f in fields(TableView)
            }


def test_a_server_of_today_says_why_an_earlier_game_stands_still(database: Path) -> None:
    with serving(str(database)) as server:
        code = room_in("playing")
        clients = [Client(server, code, [token]) for _, token in sorted(tokens_in(code).items())]
        assert [client.seats for client in clients] == [[0], [1]]
        assert clients[0].mine[0]["muted"] == [1]
        for words in ({"do": "act", "say": ["throw"]}, {"do": "chat", "text": "?"}):
            refused = clients[0].ask(words.pop("do"), seat=0, **words)
            assert (refused["is"], refused["word"]) == ("refused", "other-edition")
        stopped = room_in("paused")
        [anna] = [Client(server, stopped, [token]) for token in tokens_in(stopped).values()]
        assert anna.ask("vote", seat=0, topic="resume")["word"] == "other-edition"


def last_heard(code: str) -> View:
    """Return what the first client in a room knew at last."""
    view, first = View(), next(who for who, room in rooms_of().items() if room == code)
    for who, said in heard():
        if who == first:
            view.hear(json.dumps(said))
    return view


def room_in(phase: str) -> str:
    """Return the code of a room that ended in a phase."""
    return next(code for code in set(rooms_of().values()) if last_heard(code).room["phase"] == phase)


SINCE = ("moments", "build_open")  # fields that were added later


def without_times(table: Taped) -> Taped:
    """Return a table without what the clocks show, and what was not told then."""
    unwanted = ("deadline", "clocks", "left", *SINCE)
    return {key: value for key, value in table.items() if key not in unwanted}
