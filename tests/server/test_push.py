"""Web Push: who is asked and not at the table is called; a service here takes what comes, and it is read."""

from __future__ import annotations

import base64
import contextlib
import json
import secrets
import ssl
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from cryptography import x509
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID
from server.desk import Server, command, serving, wait_for
from server.event_loop import run
from server.test_my_games import Person

from bankhalter.server.push import endpoints
from bankhalter.server.push.encryption import Vapid, as_bytes, as_text, encrypted, is_subscribers, new_secret
from bankhalter.server.push.sender import FORBIDDEN, PushSender
from bankhalter.server.storage.database_tables import meta
from bankhalter.server.storage.store import Store
from bankhalter.server.storage.subscriptions import EACH, Subscription, Subscriptions

CURVE = ec.SECP256R1()
DAYS = {"clock": {"turn": 86_400, "call": 86_400, "answer": 86_400}}
NEAR = (
    "import sys; from bankhalter.server.push import endpoints, reminders; endpoints.near_too = True; "
    "reminders.Reminders.wait = 0.3; from bankhalter.server.http.security import TokenBucket as T; "
    "T.take = lambda self, cost=1.0: True; from bankhalter.cli import main; sys.exit(main())"
)
NEW = ("subscription", "called")  # the tables
# RFC 8291, appendix A.
SAID = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
READER_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
    "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(as_bytes(text), "big"), CURVE)


def part(text: str) -> Any:
    return json.loads(base64.urlsafe_b64decode(text + "=="))


class Browser:
    """What a browser does with a message: it has the private key, and reads as RFC 8291 says."""

    def __init__(self, service: str, key: ec.EllipticCurvePrivateKey | None = None, auth: str = "") -> None:
        self.own = key or ec.generate_private_key(CURVE)
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.key = as_text(self.own.public_key().public_bytes(*form))
        self.auth = auth or as_text(secrets.token_bytes(16))
        self.endpoint = f"{service}/to/{secrets.token_hex(8)}"

    def wish(self, language: str = "de") -> dict[str, str]:
        return {"endpoint": self.endpoint, "key": self.key, "auth": self.auth, "language": language}

    def read(self, body: bytes) -> bytes:
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        assert size == 65
        shared = self.own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + as_bytes(self.key) + sender
        base = HKDF(hashes.SHA256(), 32, as_bytes(self.auth), info).derive(shared)
        lock, nonce = (
            HKDF(hashes.SHA256(), length, salt, b"Content-Encoding: " + name + b"\0").derive(base)
            for length, name in ((16, b"aes128gcm"), (12, b"nonce"))
        )
        text = AESGCM(lock).decrypt(nonce, body[21 + size :], None)
        assert text.endswith(b"\x02")
        return text[:-1]


class Service:
    """A push service on this machine that keeps what comes."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        self.slow = threading.Event()
        self.slow.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.came.append((self.path, dict(self.headers.items()), body))
                service.slow.wait()
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("location", f"{service.url}/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("localhost", 0), Handler)
        self.url = f"http://localhost:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def to(self, browser: Browser) -> list[Any]:
        """What came for a browser, read by it."""
        path = browser.endpoint.removeprefix(self.url)
        return [json.loads(browser.read(body)) for to, _, body in self.came if to == path]

    def close(self) -> None:
        self.slow.set()
        self.http.shutdown()
        self.http.server_close()


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.close()


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls people, also through a service on this machine."""
    place = str(tmp_path_factory.mktemp("push") / "games.db")
    with serving(place, "--push", "host@play.example", program=NEAR) as found:
        yield found
        assert found.healthy() and not any("Traceback" in line for line in found.errors), found.errors


def begun(server: Server, **options: Any) -> tuple[str, dict[int, Person], dict[int, Any]]:
    """A game of two; return its room, who sits where, and their connections."""
    people = [Person(server), Person(server)]
    code = server.open(seats=2, **{**DAYS, **options})
    clients = [person.sits(code, f"P{seat}") for seat, person in enumerate(people)]
    assert clients[0].ask("start")["is"] == "ack"
    for client in clients:
        while not client.table:
            client.receive()
    return code, dict(enumerate(people)), dict(enumerate(clients))


def leave_and_turn(clients: dict[int, Any], gone: int, really: bool = True) -> None:
    """One closes the page; the other one plays until the one who is gone is asked."""
    there = clients[1 - gone]
    if really:
        clients[gone].close()
    for _ in range(60):
        there.settle()
        if there.table["asked"] == gone:
            return
        menu = [choice["say"] for choice in there.mine[1 - gone]["menu"]]
        wanted = ("throw", "decline", "end-turn", "pay", "raise", "bid", "pass")
        say = next((word for word in wanted if word in menu), menu[0])
        assert there.act(1 - gone, *say.split())["is"] == "ack"
    raise AssertionError("the other one was never asked")


def come_later(server: Server, service: Service) -> None:
    """Have somebody else called; whoever was to be called before has been by then."""
    _, people, clients = begun(server)
    browser = Browser(service.url)
    assert people[1].ask("POST", "api/me/push", json=browser.wish()).status_code == 204
    leave_and_turn(clients, gone=1)
    wait_for(lambda: service.to(browser))


# What is sent ------------------------------------------------------------------------------------------


def test_the_example_of_rfc_8291_comes_out() -> None:
    assert (
        as_text(encrypted(SAID, as_bytes(READER_KEY), as_bytes(AUTH), private(SENDER), as_bytes(SALT)))
        == SENT
    )
    browser = Browser("https://x.example", private(READER), AUTH)
    assert browser.key == READER_KEY and browser.read(as_bytes(SENT)) == SAID


def test_only_the_browser_it_is_for_can_read_a_message_and_none_is_like_another() -> None:
    browser, other = Browser("x"), Browser("x")
    first, second = (encrypted(SAID, as_bytes(browser.key), as_bytes(browser.auth)) for _ in range(2))
    assert browser.read(first) == browser.read(second) == SAID and first != second
    with pytest.raises(InvalidTag):
        other.read(first)


def claims_in(header: str) -> tuple[Any, Any]:
    """What a header of RFC 8292 says, once its signature was checked by its key."""
    token, key = header.removeprefix("vapid t=").split(", k=")
    said, _, signature = token.rpartition(".")
    raw = as_bytes(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, as_bytes(key))
    public.verify(pair, said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = said.split(".")
    return part(head), part(claims)


def test_the_sender_is_signed_for_one_service_and_half_a_day() -> None:
    vapid = Vapid(new_secret(), "mailto:host@play.example")
    header = vapid.authorization("https://push.example")
    head, claims = claims_in(header)
    assert head == {"typ": "JWT", "alg": "ES256"} and header.endswith(f"k={vapid.public}")
    assert (claims["aud"], claims["sub"]) == ("https://push.example", "mailto:host@play.example")
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    with pytest.raises(InvalidSignature):
        claims_in(header.replace(vapid.public, Vapid(new_secret(), "").public))


@pytest.mark.parametrize("key, auth", [("", AUTH), (READER_KEY, ""), (READER_KEY[:-2], AUTH), ("ä", AUTH)])
def test_a_key_that_is_none_is_refused(key: str, auth: str) -> None:
    assert is_subscribers(READER_KEY, AUTH) and not is_subscribers(key, auth)


# Where it goes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        *["http://push.example/a", "https://127.0.0.1/a", "https://[::1]/a", "https://localhost/a"],
        *["https://10.0.0.1/", "https://0x7f000001/", "https://2130706433/", "https://a@push.example/"],
        *[
            "https://push.example:8080/a",
            "https://push.example",
            "ftp://push.example/",
            "https://p.example/#a",
        ],
        *["https://p.example/a b", "https://p.example/a\r\nX: y", "https://p.example/" + "a" * 600, ""],
        *["http://localhost:80/a", "https://p.example\\@localhost/", "https://127.1/", "https://p.example/ä"],
    ],
)
def test_nothing_is_sent_to_what_is_no_service_of_the_open_internet(endpoint: str) -> None:
    assert endpoints.endpoint_of(endpoint) is None


def test_services_as_browsers_name_them_are_taken() -> None:
    for name in ("https://fcm.googleapis.com/fcm/send/a:b-c_d", "https://web.push.apple.com/Q?x=%20"):
        found = endpoints.endpoint_of(name)
        assert found and name == found.origin + found.path


@pytest.mark.parametrize(
    "address",
    [
        *["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
        *[
            "::1",
            "fe80::1%eth0",
            "fd00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "ff02::1",
            "::",
        ],
    ],
)
def test_addresses_of_no_open_network_are_none(address: str) -> None:
    assert not endpoints.is_public(address)
    assert endpoints.is_public("93.184.215.14") and endpoints.is_public("2606:4700::1111")


def sent(sender: PushSender, to: Subscription) -> int:
    return run(sender.send(to, b"text", "room"))


def test_a_name_that_leads_into_the_own_network_is_not_followed(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, sender = Browser(service.url), PushSender(Vapid(new_secret(), ""))
    to = Subscription("", browser.endpoint, browser.key, browser.auth, "de")
    assert sent(sender, to) == FORBIDDEN
    place = endpoints.Endpoint(False, "localhost", service.http.server_port, "/")
    monkeypatch.setattr("bankhalter.server.push.sender.endpoint_of", lambda text: place)
    with pytest.raises(OSError, match="open internet"):
        sent(sender, to)
    assert service.came == []


def certificate(folder: Path) -> Path:
    """A certificate for `localhost` that nobody else vouches for, with its key."""
    key, now = ec.generate_private_key(CURVE), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now - timedelta(1)).not_valid_after(now + timedelta(1))
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    signed = made.add_extension(names, False).sign(key, hashes.SHA256())
    plain = serialization.NoEncryption()
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    place = folder / "both.pem"
    place.write_bytes(key.private_bytes(*form) + signed.public_bytes(serialization.Encoding.PEM))
    return place


def test_a_service_must_prove_its_name(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "near_too", True)
    place = certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(place)
    service.http.socket = context.wrap_socket(service.http.socket, server_side=True)
    browser = Browser(service.url.replace("http", "https"))
    to = Subscription("", browser.endpoint, browser.key, browser.auth, "de")
    vapid = Vapid(new_secret(), "")
    with contextlib.suppress(ssl.SSLCertVerificationError):
        pytest.fail(f"it was sent: {sent(PushSender(vapid), to)}")
    assert sent(PushSender(vapid, ssl.create_default_context(cafile=str(place))), to) == 201
    assert [browser.read(body) for _, _, body in service.came] == [b"text"]


# Who is called -----------------------------------------------------------------------------------------


def test_who_is_asked_and_not_there_is_called_once_and_can_read_it(calling: Server, service: Service) -> None:
    code, people, clients = begun(calling)
    browser = Browser(service.url)
    assert people[1].ask("POST", "api/me/push", json=browser.wish()).status_code == 204
    leave_and_turn(clients, gone=1)
    wait_for(lambda: service.came)
    said = {"room": code, "text": "P1, du bist dran", "language": "de"}
    assert [said] == [plain(found) for found in service.to(browser)]
    _, head, body = service.came[0]
    _, claims = claims_in(head["Authorization"])
    assert (claims["aud"], claims["sub"]) == (service.url, "mailto:host@play.example")
    assert head["Authorization"].endswith(calling.http.get("/api/push").json()["key"])
    assert (head["Topic"], head["Content-Encoding"], len(body) < 500) == (code, "aes128gcm", True)
    assert clients[0].ask("chat", seat=0, text="Hallo?")["is"] == "ack", "a step, and the same question"
    come_later(calling, service)
    assert len(service.to(browser)) == 1


def plain(said: Any) -> Any:
    """Without the marks that keep a name apart from the sentence around it."""
    return {key: text.replace("\u2068", "").replace("\u2069", "") for key, text in said.items()}


def test_who_is_there_or_has_little_time_or_did_not_ask_for_it_is_not_called(
    calling: Server, service: Service
) -> None:
    short = {"clock": {"turn": 60, "call": 60, "answer": 60}}
    for options, wishes, stays in (({}, True, True), (short, True, False), ({}, False, False)):
        _, people, clients = begun(calling, **options)
        if wishes:
            assert people[1].ask("POST", "api/me/push", json=Browser(service.url).wish()).status_code == 204
        leave_and_turn(clients, gone=1, really=not stays)
    come_later(calling, service)
    assert len(service.came) == 1


def test_a_service_that_says_gone_is_not_asked_again_and_one_that_hangs_holds_up_nobody(
    calling: Server, service: Service
) -> None:
    _, people, clients = begun(calling)
    gone, hanging = Browser(service.url), Browser(service.url)
    service.answers[gone.endpoint.removeprefix(service.url)] = 410
    for browser in (gone, hanging):
        assert people[1].ask("POST", "api/me/push", json=browser.wish("en")).status_code == 204
    leave_and_turn(clients, gone=1)
    wait_for(lambda: len(service.came) == 2)
    wait_for(lambda: kept(people[1]) == [hanging.endpoint])
    service.slow.clear()
    code, people, clients = begun(calling)
    assert people[1].ask("POST", "api/me/push", json=hanging.wish()).status_code == 204
    leave_and_turn(clients, gone=1)
    wait_for(lambda: len(service.came) == 3)
    assert clients[0].ask("chat", seat=0, text="Noch da")["is"] == "ack"
    service.slow.set()
    assert calling.healthy() and code


def kept(person: Person) -> list[str]:
    """The browsers of a person, as the person is told."""
    data = person.ask("GET", "api/me/data").json()
    return [piece["endpoint"] for piece in data if "endpoint" in piece]


def test_after_a_restart_nobody_is_called_again_about_the_same_question(
    tmp_path: Path, service: Service
) -> None:
    with serving(str(tmp_path / "games.db"), "--push", "https://play.example", program=NEAR) as server:
        key = server.http.get("/api/push").json()["key"]
        _, people, clients = begun(server)
        assert people[1].ask("POST", "api/me/push", json=Browser(service.url).wish()).status_code == 204
        leave_and_turn(clients, gone=1)
        wait_for(lambda: service.came)
        assert server.stop() == 0
        server.start()
        assert server.http.get("/api/push").json()["key"] == key != ""
        come_later(server, service)
        assert len(service.came) == 2


# What is kept ------------------------------------------------------------------------------------------


def test_a_wish_is_taken_back_told_and_forgotten_with_its_person(calling: Server, service: Service) -> None:
    anna, ben = Person(calling), Person(calling)
    phones = [Browser(service.url) for _ in range(EACH + 2)]
    for phone in phones:
        assert anna.ask("POST", "api/me/push", json=phone.wish()).status_code == 204
    assert sorted(kept(anna)) == sorted(phone.endpoint for phone in phones[2:]), "the newest ones"
    assert ben.ask("POST", "api/me/push/end", json={"endpoint": phones[-1].endpoint}).status_code == 204
    assert len(kept(anna)) == EACH, "others cannot end it"
    assert anna.ask("POST", "api/me/push/end", json={"endpoint": phones[-1].endpoint}).status_code == 204
    assert ben.ask("POST", "api/me/push", json=phones[-2].wish()).status_code == 204
    assert kept(ben) == [phones[-2].endpoint] and len(kept(anna)) == EACH - 2, "a browser is one person's"
    assert ben.ask("DELETE", "api/me").status_code == 200
    who = anna.ask("GET", "api/me").json()["person"]
    assert phones[2].endpoint in command("person", "export", who, "--database", calling.database)[1]
    assert command("person", "delete", who, "--database", calling.database)[0] == 0
    store = Store(calling.database)
    assert Subscriptions(store).by(who) == [] == kept(anna)
    store.close()


@pytest.mark.parametrize(
    "change",
    [{"endpoint": "https://10.0.0.1/"}, {"key": "AAAA"}, {"auth": "AAAA"}, {"endpoint": "https://a/"}],
)
def test_a_wish_that_leads_nowhere_is_refused(calling: Server, change: dict[str, str]) -> None:
    wish = {**Browser("https://push.example").wish(), **change}
    answer = Person(calling).ask("POST", "api/me/push", json=wish)
    assert (answer.status_code, answer.json()["word"]) == (422, "push-nowhere")


def test_it_is_off_where_the_operator_does_not_wish_it(server: Server) -> None:
    assert server.http.get("/api/push").json() == {"key": ""}
    answer = Person(server).ask("POST", "api/me/push", json=Browser("https://push.example").wish())
    assert (answer.status_code, answer.json()["word"]) == (403, "push-off") and answer.json()["text"]


def test_an_operator_says_how_to_be_reached() -> None:
    code, said = command("serve", "--push", "me")
    assert code != 0 and "--push me" in said


def test_an_older_database_takes_wishes(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "games.db"))
    meta.create_all(store.engine, [table for name, table in meta.tables.items() if name not in NEW])
    store.prepare()
    found = Subscriptions(store)
    assert found.keep(Subscription("anna", "https://a.example/", "k", "a", "en"), 5)
    assert [to.endpoint for to in found.to_call("anna", "room", 3)] == ["https://a.example/"]
    assert found.to_call("anna", "room", 3) == [] == found.to_call("ben", "room", 4)
    assert found.to_call("anna", "room", 4)
    store.close()
