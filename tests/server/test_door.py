"""The door of a room: who was sent away stays away, and into a locked one only invitations lead."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from server.desk import Client, Server, serving

from bankhalter.server.admin import personal_data
from bankhalter.server.room.door import MOST_INVITATIONS
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.store import Store

SECRET = "0123456789abcdef0123456789abcdef"


def key(invitation: str) -> str:
    """What the host says of an invitation; itself only the guest knows."""
    return hashlib.sha256(invitation.encode()).hexdigest()


@pytest.fixture
def host(server: Server) -> Client:
    """Anna, alone in her locked room."""
    found = Client(server, server.open(seats=4))
    found.sit("Anna")
    assert found.ask("lock", on=True)["is"] == "ack"
    return found


def guest(server: Server, host: Client) -> Client:
    """Somebody with a browser of their own."""
    server.http.cookies.clear()
    cookie = server.http.get("/api/me").headers["set-cookie"].partition(";")[0]
    return Client(server, host.room["code"], headers={"Cookie": cookie})


def tried(client: Client, invitation: str = "") -> str:
    """Try to sit down; return what comes of it."""
    answer = client.ask("sit", name=f"Guest {client.client[:6]}", invitation=invitation)
    return str(answer.get("word", answer["is"]))


def test_into_a_locked_room_each_invitation_lets_one_person(server: Server, host: Client) -> None:
    first, second = guest(server, host), guest(server, host)
    assert tried(first) == "locked" and tried(first, SECRET) == "no-invitation"
    assert host.ask("invite", key=key(SECRET))["is"] == "ack"
    host.settle()
    assert host.room["invitations"] == 1
    assert tried(first) == "locked", "the address of the room alone is none"
    assert tried(first, SECRET) == "seated"
    assert tried(second, SECRET) == "no-invitation", "it was used"
    host.settle()
    assert "invitations" not in host.room


def test_who_was_sent_away_does_not_come_back_under_another_name(server: Server, host: Client) -> None:
    host.ask("invite", key=key(SECRET))
    assert tried(guest(server, host), SECRET) == "seated"
    assert host.ask("kick", seat=1)["is"] == "ack"
    for newcomer in (guest(server, host), Client(server, host.room["code"])):  # other cookie, no cookie
        assert tried(newcomer) == "locked" and tried(newcomer, SECRET) == "no-invitation"


def test_who_is_banned_is_not_let_in_by_the_invitation_of_another(server: Server, host: Client) -> None:
    unwanted = guest(server, host)
    host.ask("invite", key=key(SECRET))
    assert tried(unwanted, SECRET) == "seated"
    host.ask("kick", seat=1)
    host.ask("invite", key=key(SECRET * 2))
    assert tried(unwanted, SECRET * 2) == "banned"


def test_locking_anew_makes_open_invitations_void(server: Server, host: Client) -> None:
    host.ask("invite", key=key(SECRET))
    assert host.ask("lock", on=True)["is"] == "ack"
    assert tried(guest(server, host), SECRET) == "no-invitation"


def test_only_so_many_are_open_the_newest_ones(server: Server, host: Client) -> None:
    for number in range(MOST_INVITATIONS + 1):
        host.ask("invite", key=key(f"{SECRET}{number}"))
    host.settle()
    assert host.room["invitations"] == MOST_INVITATIONS
    assert tried(guest(server, host), f"{SECRET}0") == "no-invitation"
    assert tried(guest(server, host), f"{SECRET}1") == "seated"


def test_only_the_host_invites_and_only_where_it_is_locked(server: Server, host: Client) -> None:
    assert guest(server, host).ask("invite", key=key(SECRET))["word"] == "not-host"
    assert host.ask("lock", on=False)["is"] == "ack"
    assert host.ask("invite", key=key(SECRET))["word"] == "not-locked"


def test_invitations_outlive_a_restart_and_being_forgotten(tmp_path: Path) -> None:
    place = str(tmp_path / "rooms.db")
    with serving(place) as server:
        host = Client(server, server.open(seats=4))
        host.sit("Anna")
        host.ask("lock", on=True)
        for number in range(2):
            host.ask("invite", key=key(f"{SECRET}{number}"))
        first = guest(server, host)
        assert tried(first, f"{SECRET}0") == "seated"
        code, tokens = host.room["code"], host.tokens
    store = Store(place)
    taken = [row for row in store.read(code) if isinstance(e.read(row.body), e.SeatTaken) and row.who]
    assert [e.read(personal_data.cleaned(row).body).invitation for row in taken] == [key(f"{SECRET}0")]
    store.engine.dispose()
    with serving(place) as server:
        again = Client(server, code, tokens)
        assert again.room["locked"] and again.room["invitations"] == 1
        assert tried(Client(server, code), f"{SECRET}0") == "no-invitation"
        assert tried(Client(server, code), f"{SECRET}1") == "seated"
