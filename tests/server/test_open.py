"""Open to the internet: origins, headers, cookies, credits, logs; and people's data."""

from __future__ import annotations

import contextlib
import json
import socket
import sqlite3
import sys
from collections.abc import Iterator
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from shlex import quote
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.testing import TestClient
from server.desk import Client, Server, command, seated, serving, wait_for
from uvicorn.middleware.proxy_headers import _TrustedHosts
from websockets.exceptions import ConnectionClosed

from bankhalter.cli import main
from bankhalter.server.admin import serve
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.http.app import create_app
from bankhalter.server.http.context import Settings
from bankhalter.server.http.security import household
from bankhalter.server.http.websocket import MOST_EXCESS, NO_SUCH_ROOM, OTHER_ORIGIN, TOO_MUCH
from bankhalter.server.storage.store import Store
from bankhalter.text import plain


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = str(tmp_path_factory.mktemp("db") / "rooms.db")
    with serving(place, "--log", "debug", "--origin", "https://play.example") as found:
        yield found


def cookie(server: Server) -> tuple[str, str]:
    """A new guest and the cookie."""
    answer = httpx.get(server.url + "api/me")
    return answer.json()["person"], f"bankhalter={answer.cookies['bankhalter']}"


def test_foreign_pages_get_no_connection(server: Server) -> None:
    code = server.open()
    for origin in ("https://evil.example", "http://[", "null"):
        with pytest.raises(ConnectionClosed) as closed:
            Client(server, code, headers={"Origin": origin})
        assert closed.value.rcvd is not None and closed.value.rcvd.code == OTHER_ORIGIN == 4003
    Client(server, code, headers={"Origin": "https://play.example"}).settle()
    Client(server, code, headers={"Origin": server.url.rstrip("/")}).settle()
    answer = server.http.post("/api/rooms", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["word"]) == (422, "other-origin")


@pytest.mark.parametrize("path", ["/", "/health", "/api/rooms", "/r/abc", "/nothing"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff" and "server" not in headers


def test_cookies_are_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    answer = httpx.get(server.url + "api/me")
    assert "HttpOnly" in answer.headers["set-cookie"] and "SameSite=lax" in answer.headers["set-cookie"]
    person, value = cookie(server)
    assert httpx.get(server.url + "api/me", headers={"Cookie": value}).json()["person"] == person
    forged = httpx.get(server.url + "api/me", headers={"Cookie": value[:-2] + "xx"})
    assert forged.json()["person"] != person


@pytest.mark.parametrize("path", ["/", "/health", "/api/rooms", "/r/abc", "/nothing", "/schema"])
def test_a_head_is_a_page_without_its_body(server: Server, path: str) -> None:
    head, whole = server.http.head(path), server.http.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]


def test_the_schema_is_read_without_anybody_elses_scripts(server: Server) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        answer = server.http.get(path)
        assert (
            answer.headers["content-type"].startswith("application/")
            and "/api/rooms" in answer.json()["paths"]
        )
    assert server.http.get("/schema/swagger").status_code == 404


def test_the_browser_opens_when_somebody_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that asks for the page at once and notes what it got."""
    browser, seen = tmp_path / "browser.py", tmp_path / "seen"
    get = "urllib.request.urlopen(sys.argv[1]).status"
    note = f"pathlib.Path({str(seen)!r}).write_text(str({get}))"
    browser.write_text(f"import pathlib, sys, urllib.request\n{note}\n", encoding="utf-8")
    monkeypatch.setenv("BROWSER", f"{quote(sys.executable)} {quote(str(browser))} %s")
    with serving(str(tmp_path / "rooms.db"), "--open") as server:
        wait_for(seen.exists)
        wait_for(seen.read_text)
        assert seen.read_text() == "200" and server.healthy()


def test_figures_for_the_operator(server: Server) -> None:
    assert server.http.get("/health").json()["status"] == "ok"
    assert "bankhalter_steps_total" in server.http.get("/metrics").text
    assert "/api/rooms" in server.http.get("/schema/openapi.json").json()["paths"]


def test_no_secret_is_in_the_logs(server: Server) -> None:
    person, value = cookie(server)
    code = server.open(seats=2, title="Geheimtitel")
    client = Client(server, code, headers={"Cookie": value})
    client.sit("Geheimname")
    Client(server, code).sit("Ben")
    client.ask("chat", seat=0, text="geheimes Wort")
    client.ask("report", seat=0, whom=1, reason="geheimer Grund")
    client.ask("bogus")
    client.send("[" * 5000)
    client.settle()
    wait_for(lambda: {"room-opened", "report"} <= {line["event"] for line in logged(server, code)})
    said = "".join(server.errors)
    secrets = ("Geheimname", "geheimes Wort", "Geheimtitel", "geheimer Grund", "127.0.0.1", value, person)
    assert not [secret for secret in (*client.tokens, *secrets) if secret in said]


def test_what_uvicorn_says_is_a_line_of_json_too(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        place = urlsplit(server.url)
        with socket.create_connection((place.hostname, place.port), timeout=60) as line:
            line.sendall(b"what is this?\r\n\r\n")
            assert b" 400 " in line.recv(1000)
        wait_for(lambda: server.errors)
        said = json.loads(server.errors[0])
        assert (said["level"], said["event"]) == ("warning", "Invalid HTTP request received.")


def logged(server: Server, code: str) -> list[dict[str, str]]:
    """What the server's log holds about a room; each line is one of JSON."""
    lines = [json.loads(line) for line in server.errors]
    return [line for line in lines if line.get("room") == code]


def test_too_many_messages_are_turned_away(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db"), "--rate", "5") as server:
        client = Client(server, server.open())
        with contextlib.suppress(ConnectionClosed):
            for n in range(400):
                client.send({"do": "lock", "id": f"n{n}"})
        with pytest.raises(ConnectionClosed) as closed:
            client.until("pong")
        answers = [said for said in client.others if said["is"] == "refused"]
        assert [said["id"] for said in answers] == [f"n{n}" for n in range(len(answers))], "never silence"
        early = [said for said in answers if said["word"] == "too-fast"]
        assert len(early) >= MOST_EXCESS and {said["word"] for said in answers} == {"not-host", "too-fast"}
        assert early[0]["wait"] == 1 and early[0]["text"] == "That was too much at once. Wait one second."
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MUCH
        assert closed.value.rcvd.reason.startswith("Too many messages")
        Client(server, client.room["code"]).settle()


def test_many_connections_of_one_address_share_their_credits(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db"), "--rate", "20") as server:
        code = server.open()
        clients = [Client(server, code) for _ in range(20)]
        for client in clients:
            for n in range(50):  # none of them is too fast for itself
                client.send({"do": "lock", "id": f"n{n}"})
        said = [client.until("refused", name=f"n{n}") for client in clients for n in range(50)]
        early = [answer for answer in said if answer["word"] == "too-fast"]
        assert 100 <= len(early) <= 1000 - 300 + 20, "five times what one may, and not more"
        assert early[0]["wait"] >= 1 and early[0]["text"]


def test_too_many_connections_of_one_address_are_turned_away(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db"), "--lines", "3") as server:
        code = server.open()
        held = [Client(server, code) for _ in range(3)]
        with pytest.raises(ConnectionClosed) as closed:
            Client(server, code)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MUCH
        assert closed.value.rcvd.reason == "Von dieser Adresse gibt es schon zu viele Verbindungen."
        held[0].close()


def test_connections_that_come_too_fast_are_told_to_wait(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db"), "--rooms", "0.01") as server:  # 20 requests a second, 200 at once
        code = server.open()
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(400):
                server.http.get("/api/phrases")
                Client(server, code, headers={"Accept-Language": "en"}).close()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MUCH
        assert closed.value.rcvd.reason == "That was too much at once. Wait one second."


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (None, "de"),
        ("*", "de"),
        ("de-AT", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr,de;q=0.8", "de"),
        ("fr", "en"),
    ],
)
def test_rest_and_socket_speak_the_same_language(server: Server, wanted: str | None, language: str) -> None:
    headers = {} if wanted is None else {"Accept-Language": wanted}
    text = plain(language).say("server-no-such-room")
    assert httpx.get(server.url + "api/rooms/none", headers=headers).json()["text"] == text
    with pytest.raises(ConnectionClosed) as closed:
        Client(server, "none", headers=headers)
    assert closed.value.rcvd is not None and closed.value.rcvd.reason == text
    assert closed.value.rcvd.code == NO_SUCH_ROOM == 4004


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_credits_belong_to_a_household(address: str, counted: str) -> None:
    assert household(address) == counted


def test_a_person_is_forgotten_by_command_while_the_server_runs(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        person, value = cookie(server)
        client = Client(server, server.open(seats=3), headers={"Cookie": value})
        client.sit("Annabella")
        client.ask("put-bot", seat=1)
        client.ask("put-bot", seat=2)
        client.ask("start")  # bots write all the time
        done, said = command("person", "delete", person, "--database", server.database)
        assert done == 0 and "in one room" in said
        wait_for(lambda: "Annabella" not in server.http.get(f"/api/rooms/{client.room['code']}").text)
        while client.room["places"][0]["name"] == "Annabella":
            client.receive()
        assert client.seats == [0], "the seat is still hers"
        assert client.ask("chat", seat=0, text="still here")["is"] == "ack"
        assert httpx.get(server.url + "api/me/data", headers={"Cookie": value}).json() == []
        assert not server.errors


def test_a_person_can_take_everything_along_and_be_forgotten(server: Server) -> None:
    person, value = cookie(server)
    code = server.open(seats=2)
    client = Client(server, code, headers={"Cookie": value})
    client.sit("Annabella")
    client.ask("chat", seat=0, text="my words")
    mine = httpx.get(server.url + "api/me/data", headers={"Cookie": value}).json()
    assert [entry["entry"]["e"] for entry in mine] == ["sat", "talked"] and "Annabella" in str(mine)
    Client(server, code).sit("Ben")
    client.ask("report", seat=0, whom=1, reason="rude")
    mine = httpx.get(server.url + "api/me/data", headers={"Cookie": value}).json()
    assert {tuple(line) for line in mine} == {("room", "version", "at", "entry"), ("room", "at", "report")}
    assert mine[-1]["room"] == code and mine[-1]["report"] == "rude"
    done, said = command("person", "export", person, "--database", server.database)
    assert done == 0 and "my words" in said
    gone = httpx.delete(server.url + "api/me", headers={"Cookie": value})
    assert gone.json() == {"rooms": 1} and "Max-Age=0" in gone.headers["set-cookie"]
    assert httpx.get(server.url + "api/me/data", headers={"Cookie": value}).json() == []
    place = server.http.get(f"/api/rooms/{code}").json()["places"][0]
    assert place["taken"] and "Annabella" not in str(place)
    assert client.ask("chat", seat=0, text="still here")["is"] == "ack"
    again = Client(server, code, client.tokens)
    assert again.seats == [0], "the seat is still theirs"
    assert httpx.get(server.url + "api/me/data", headers={"Cookie": value}).json() == []


def test_everything_somebody_named_is_theirs_to_take_along_and_to_delete(tmp_path: Path) -> None:
    """A room's title, the names of bots, reports; and nothing of it stays in the file, not even unseen."""
    words = {"title": "Zimmertitel", "bot": "Blechbert", "chat": "Plauderwort", "reason": "Klagegrund"}
    with serving(str(tmp_path / "rooms.db")) as server:
        _, value = cookie(server)
        mine = httpx.Client(base_url=server.url, headers={"Cookie": value})
        options = {"seats": 3, "public": True, "title": words["title"]}
        code = mine.post("/api/rooms", json=options).json()["code"]
        anna, ben = Client(server, code, headers={"Cookie": value}), Client(server, code)
        anna.sit("Annabella")
        ben.sit("Ben")
        assert anna.ask("put-bot", seat=2, name=words["bot"])["is"] == "ack"
        assert anna.ask("chat", seat=0, text=words["chat"])["is"] == "ack"
        assert anna.ask("report", seat=0, whom=1, reason=words["reason"])["is"] == "ack"
        taken = mine.get("/api/me/data").text
        assert all(word in taken for word in (*words.values(), "Annabella"))
        assert mine.delete("/api/me").json() == {"rooms": 1}
        mine.close()
        shown = server.http.get(f"/api/rooms/{code}").text + server.http.get("/api/rooms").text
        assert not any(word in shown for word in (*words.values(), "Annabella")) and code in shown
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert not [word for word in (*words.values(), "Annabella") if word.encode() in kept]


def test_who_was_sent_away_stays_away(server: Server) -> None:
    code = server.open(seats=3)
    host = Client(server, code)
    host.sit("Anna")
    _, value = cookie(server)
    Client(server, code, headers={"Cookie": value}).sit("Ben")
    assert host.ask("kick", seat=1)["is"] == "ack"
    assert Client(server, code, headers={"Cookie": value}).ask("sit", name="Ben")["word"] == "banned"


def test_a_host_who_sends_away_a_neighbour_at_the_same_device_may_stay(server: Server) -> None:
    code = server.open(seats=3)
    _, value = cookie(server)
    host = Client(server, code, headers={"Cookie": value})
    host.sit("Anna")
    host.sit("Ben")
    assert host.ask("kick", seat=1)["is"] == "ack"
    assert host.sit("Carla") == 1


def test_who_comes_by_the_link_is_somebody(server: Server) -> None:
    """As a browser does it: the page of the room, then its socket; nothing else is asked before."""
    code = server.open(seats=3)
    with httpx.Client(base_url=server.url) as browser:
        page = browser.get(f"/r/{code}")
        assert "private" in page.headers["cache-control"] and "HttpOnly" in page.headers["set-cookie"]
        assert "set-cookie" not in browser.get(f"/r/{code}").headers, "the same guest as before"
        value = f"bankhalter={browser.cookies['bankhalter']}"
        host, guest = Client(server, code), Client(server, code, headers={"Cookie": value})
        host.sit("Anna")
        guest.sit("Ben")
        assert host.ask("report", seat=0, whom=1, reason="rude")["is"] == "ack"
        with contextlib.closing(sqlite3.connect(server.database)) as file:
            person = browser.get("/api/me").json()["person"]
            wanted = "SELECT about, seat, whom, version FROM report WHERE game = ?"
            assert file.execute(wanted, (code,)).fetchone() == (person, 0, 1, 3)
        assert [entry["entry"]["e"] for entry in browser.get("/api/me/data").json()] == ["sat"]
    assert host.ask("kick", seat=1)["is"] == "ack"
    assert Client(server, code, headers={"Cookie": value}).ask("sit", name="Ben")["word"] == "banned"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--port", "99999"), "--port"),
        (("serve", "--port", "x"), "--port"),
        (("serve", "--log", "loud"), "loud"),
        (("backup", "copy.db", "--database", "postgresql://x/y"), "pg_dump"),
        (("backup", "copy.db", "--database", "missing.db"), "missing.db"),
    ],
)
def test_wrong_use_gets_a_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", *words]) != 0
    text = capsys.readouterr().err
    assert said in text and "Traceback" not in text


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good database and a file that is none."""
    monkeypatch.chdir(tmp_path)
    good = Store("good.db")
    good.prepare()
    good.close()
    Path("nonsense.db").write_text("hello" * 1000, encoding="utf-8")
    Path("sub").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("backup none/copy.db --database good.db", "none/copy.db"),
        ("backup sub --database good.db", "sub"),
        ("backup copy.db --database nonsense.db", "cannot be used"),
        ("backup good.db --database good.db", "same file"),
        ("backup sub/../good.db --database ./good.db", "same file"),
        ("person export anna --database none.db", "none.db"),
        ("person delete anna --database nonsense.db", "cannot be used"),
        ("serve --port 0 --database none/rooms.db", "folder: none"),
        ("serve --port 0 --database sub", "cannot be used"),
        ("serve --port 0 --database mysql://x/y", "SQLite"),
        ("serve --port 0 --database sqlite://", "SQLite"),
        ("serve --port 0 --database sqlite:///:memory:", "SQLite"),
        ("serve --port 0 --database postgresql://[bad", "cannot be used"),
        ("verify none.game", "none.game"),
        ("verify sub", "sub"),
        ("verify good.db", "record"),
    ],
)
def test_what_an_operator_mistypes_gets_a_sentence(folder: Path, line: str, said: str) -> None:
    before = sorted(path.name for path in folder.iterdir())
    size = Path("good.db").stat().st_size
    code, text = command(*line.split())
    assert code != 0 and said in text and "Traceback" not in text and len(text.splitlines()) <= 2, text
    after = sorted(path.name for path in folder.iterdir())
    assert after == before and Path("good.db").stat().st_size == size, "nothing was made or lost"


def test_a_database_that_does_not_answer_gets_a_sentence() -> None:
    code, text = command("serve", "--database", "postgresql://127.0.0.1:1/none", "--port", "0")
    assert code == 1 and "database" in text and "Traceback" not in text


@pytest.mark.parametrize(
    ("switches", "said"),
    [
        ({"minutes": True}, "Bei der Regel „minutes“ gehört eine ganze Zahl hin, nicht „yes“."),
        ({"jail_pay_turns": ["x", 2]}, "„x, 2“ passt nicht zur Regel „jail_pay_turns“."),
        ({"auction_mode": "loud"}, "Bei der Regel „auction_mode“ geht „loud“ nicht, nur: round_robin, live."),
    ],
)
def test_a_wrong_value_is_named_as_people_write_it(
    server: Server, switches: dict[str, object], said: str
) -> None:
    answer = server.http.post("/api/rooms", json={"switches": switches}, headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.json()["text"]) == (422, said)


def test_a_port_that_is_taken_gets_a_sentence(server: Server, tmp_path: Path) -> None:
    port, place = str(urlsplit(server.url).port), str(tmp_path / "other.db")
    code, said = command("serve", "--port", port, "--database", place)
    assert code == 1 and port in said and "--port" in said and "Errno" not in said
    code, said = command("serve", "--host", "192.0.2.1", "--port", "0", "--database", place)
    assert code == 1 and "192.0.2.1" in said and "Errno" not in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--origin", "foo"), "https://play.example"),
        (("--origin", "https://play.example/path"), "https://play.example"),
        (("--proxy", "foo"), "10.0.0.2"),
        (("--proxy", "*"), "10.0.0.2"),
        (("--port", "99999"), "between 0 and 65535"),
        (("--rooms", "viele"), "between 0.01 and 1000000"),
    ],
)
def test_an_option_that_means_nothing_is_refused_and_says_what_would(
    options: tuple[str, str], said: str, tmp_path: Path
) -> None:
    code, told = command("serve", *options, "--database", str(tmp_path / "rooms.db"))
    assert code == 2 and options[0] in told and options[1] in told and said in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("0.0.0.0/0", "0.0.0.0/0"),
        ("::/0", "::/0"),
        ("10.0.0.2,128.0.0.0/1", "128.0.0.0/1"),
        ("::ffff:0:0/96", "0.0.0.0/0"),
        ("2000::/3", "2000::/3"),
        ("10.0.0.0/8,11.0.0.0/8", "10.0.0.0/7"),
        (",".join(f"{n}.0.0.0/8" for n in range(256)), "0.0.0.0/0"),
        (",".join(f"{n:x}::/16" for n in range(0x2000, 0x4000)), "2000::/3"),
    ],
)
def test_proxies_that_are_everybody_are_refused(asked: str, named: str, tmp_path: Path) -> None:
    """Also in halves, or as many networks that are each narrow enough."""
    with pytest.raises(OperatorError) as refused:
        serve.proxies_of(asked)
    assert (refused.value.key, refused.value.values) == ("wide-proxy", {"said": named})


def test_a_proxy_is_believed_as_it_is_counted() -> None:
    """What lets many connections in and what believes the sender read the same networks."""
    asked = serve.proxies_of("10.1.2.3/8, ::1,172.30.0.0/24,fd12::/16")
    assert asked == "10.0.0.0/8,::1/128,172.30.0.0/24,fd12::/16"
    hosts = _TrustedHosts(asked)
    for address, known in {"10.9.9.9": True, "::1": True, "172.30.1.1": False, "fd12::1": True}.items():
        assert (address in hosts) is known
        assert any(ip_address(address) in network for network in serve.networks_of(asked)) is known


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    code, told = command("serve", "--port", "0", "--database", str(folder / "rooms.db"))
    assert (code, told) == (1, f"There is no such folder: {folder}\n")


def test_an_unknown_person_is_told_apart(tmp_path: Path) -> None:
    place = str(tmp_path / "rooms.db")
    found = Store(place)
    found.prepare()
    found.close()
    assert command("person", "delete", "nobody", "--database", place) == (
        0,
        "Nothing is kept about this person.\n",
    )
    assert command("person", "export", "nobody", "--database", place) == (
        0,
        "[]\nNothing is kept about this person.\n",
    )


def test_a_seat_left_in_a_running_game_can_be_taken_over(server: Server) -> None:
    code, clients = seated(server, 2)
    assert clients[1].ask("stand", seat=1)["is"] == "ack"
    clients[0].settle()
    assert clients[0].room["places"][1]["away"] == "simple"
    heir = Client(server, code)
    assert heir.sit("Heir") == 1


@pytest.mark.parametrize(
    ("host", "near", "said"),
    [
        ("127.0.0.1", "10.1.2.3", ["http://127.0.0.1:8000/"]),
        ("0.0.0.0", "10.1.2.3", ["http://localhost:8000/", "http://10.1.2.3:8000/"]),
        ("::", "", ["http://localhost:8000/"]),
        ("::1", "10.1.2.3", ["http://[::1]:8000/"]),
    ],
)
def test_it_is_said_where_others_find_the_table(
    host: str,
    near: str,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve, "own_host", lambda: near)
    asked = serve.Serving(host, 8000, "", (), (), "", 0, 0, 0, 0, 0, 0, 0, 0, None, "", "", False, "de")
    serve.greet(asked, None, host, 8000)
    assert [line.rpartition(" ")[2] for line in capsys.readouterr().out.splitlines()] == said


@pytest.mark.parametrize(
    ("host", "asked", "link"),
    [
        ("0.0.0.0", "localhost:8000", "http://10.1.2.3:8000/r/"),
        ("0.0.0.0", "127.0.0.9:8000", "http://10.1.2.3:8000/r/"),
        ("0.0.0.0", "spiel.example", "http://spiel.example/r/"),
        ("127.0.0.1", "localhost:8000", "http://localhost:8000/r/"),
    ],
)
def test_a_link_is_one_that_friends_can_follow(
    host: str, asked: str, link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "own_host", lambda: "10.1.2.3")
    app = create_app(Settings(str(tmp_path / "games.db")))
    app.state.context.near = partial(serve.address_near, host, 8000)
    app.state.context.store.open()
    with TestClient(app) as client:
        client.headers["host"] = asked
        opened = client.post("/api/rooms", json={}).json()
        assert opened["link"] == link + opened["code"]
        assert client.get(f"/api/rooms/{opened['code']}/link").json() == {"link": opened["link"]}
