"""What stands in deploy/ and what `serve --check` tells; with real servers in front, where there are any."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit
from zipfile import ZipFile

import click
import httpx
import pytest
from prometheus_client import REGISTRY
from server import postgres
from server.desk import PATIENCE, Server, command, serving, wait_for
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bankhalter.cli.parser import Program
from bankhalter.server import metrics
from bankhalter.server.live.broadcast import RESTART
from bankhalter.server.storage.store import Store

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SERVE = re.compile(r'bankhalter"?,? "?serve[^\n\[\]]*|command: \[.+\]')
TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname, TRUSTING.verify_mode = False, ssl.CERT_NONE  # certificates made here for this test


# --check -----------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    store = Store("good.db")
    store.prepare()
    store.close()
    return tmp_path


def test_the_check_finds_what_serving_needs_and_changes_nothing(folder: Path) -> None:
    code, said = command("serve", "--check", "--port", "0", "--database", "new.db", "--site", "bank.example")
    assert code == 0 and "will be made at the first start: new.db" in said and "bank.example" in said
    assert sorted(path.name for path in folder.iterdir()) == ["good.db"]
    assert command("serve", "--check", "--port", "0", "--database", "good.db")[0] == 0


def test_the_check_says_what_would_stop_the_server(folder: Path) -> None:
    Path("nonsense.db").write_text("hello" * 1000, encoding="utf-8")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = command("serve", "--check", "--port", port, "--database", "nonsense.db")
    assert code == 1
    assert [line[0] for line in said.splitlines()].count("✗") == 2
    assert port in said and "not a database" in said


def test_the_check_knows_a_database_of_another_version_and_one_in_use(folder: Path) -> None:
    for schema, code, words in (("3", 0, "will be renewed"), ("99", 1, "newer version")):
        with contextlib.closing(sqlite3.connect("good.db")) as file, file:
            file.execute("UPDATE setting SET value = ? WHERE name = 'schema'", (schema,))
        found, said = check("good.db")
        assert found == code and words in said
    with serving("used.db") as server:
        code, said = check("used.db")
        assert code == 1 and "used.db" in said and server.url in said


@pytest.mark.parametrize(
    "option",
    [
        ("--proxy", "0.0.0.0/0"),
        ("--origin", "foo"),
        ("--push", "nobody"),
        ("--words", "none.txt"),
        ("--metrics", "9464x"),
    ],
)
def test_the_check_refuses_what_serving_would(folder: Path, option: tuple[str, str]) -> None:
    checked = command("serve", "--check", "--port", "0", "--database", "good.db", *option)
    served = command("serve", "--port", "0", "--database", "good.db", *option)
    assert checked[0] == 1 and served[0] > 0 and served[1].strip() in checked[1]


def check(database: str) -> tuple[int, str]:
    return command("serve", "--check", "--port", "0", "--database", database)


# Figures -----------------------------------------------------------------------------------------------


def test_the_figures_may_have_an_address_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with serving(str(tmp_path / "games.db"), "--metrics", f"127.0.0.1:{port}") as server:
        server.open(seats=2)
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert "\nbankhalter_rooms 1.0\n" in figures
        assert server.http.get("/metrics").status_code == 404


@pytest.mark.parametrize("said", ["9464x", "nowhere:", "127.0.0.1:x"])
def test_an_address_for_the_figures_that_is_none(said: str, tmp_path: Path) -> None:
    code, text = command("serve", "--port", "0", "--database", str(tmp_path / "x.db"), "--metrics", said)
    assert code == 2 and said in text


def test_the_board_of_figures_shows_only_figures_there_are() -> None:
    assert metrics.STEPS
    there = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    there |= {f"{family.name}_total" for family in REGISTRY.collect() if family.type == "counter"}
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    shown = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:bankhalter|process)_\w+", target["expr"])
    }
    assert len(shown) > 8 and shown - there == set()


# Files for operators -------------------------------------------------------------------------------------


def test_how_a_server_is_may_be_asked_by_any_name(tmp_path: Path) -> None:
    """Proxies and engines of containers know its address, not the name it goes by."""
    with serving(str(tmp_path / "games.db"), "--site", "bank.example") as server:
        assert [server.http.get(place).status_code for place in ("/health", "/health/live")] == [200, 200]
        assert server.http.get("/api/rooms").status_code == 421


def test_the_files_name_options_there_are() -> None:
    program = Program("en")
    serve = program.get_command(click.Context(program), "serve")
    assert serve
    seen = 0
    for name in ("Containerfile", "compose.yaml", "bankhalter.service"):
        for line in SERVE.findall((DEPLOY / name).read_text(encoding="utf-8")):
            words = shlex.split(re.sub(r'[",\[\]]|\$\{?\w+(?::\?)?\}?|command:', " x ", line))
            options = [word for word in words if word.startswith("--")]
            flags = {option for param in serve.params for option in param.opts}
            assert set(options) <= flags, (name, options)
            seen += len(options)
    assert seen > 8


def test_the_unit_checks_what_it_serves() -> None:
    unit = (DEPLOY / "bankhalter.service").read_text(encoding="utf-8")
    before, served = (
        re.findall(rf"^{key}=(.+)$", unit, re.MULTILINE) for key in ("ExecStartPre", "ExecStart")
    )
    assert [line.replace(" --check", "") for line in before] == served
    assert all("$OPTIONS" in line for line in served)


# The image ---------------------------------------------------------------------------------------------


def stays_out(path: str) -> bool:
    """Tell whether .dockerignore keeps a file out of the image: the last line that fits it decides."""
    parts = path.split("/")
    places = ["/".join(parts[: i + 1]) for i in range(len(parts))]
    out = False
    for line in patterns(ROOT / ".dockerignore"):
        name = re.escape(line.removeprefix("!")).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
        fits = re.compile(name.replace(r"\[", "[").replace(r"\]", "]"))
        if any(fits.fullmatch(place) for place in places):
            out = not line.startswith("!")
    return out


def patterns(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_nothing_that_git_ignores_gets_into_the_image() -> None:
    """Neither games of people nor environments, wherever git would ignore them."""
    ignored = [("", line) for line in patterns(ROOT / ".gitignore")]
    ignored += [("web/", line) for line in patterns(ROOT / "web" / ".gitignore")]
    for folder, line in ignored:
        name = line.replace("[cod]", "c").replace("*", "x").rstrip("/")
        places = [""] if line.startswith("/") else ["", "src/bankhalter/"] if not folder else [folder]
        for place in places:
            assert stays_out(f"{place}{name.lstrip('/')}"), line
            assert stays_out(f"{place}{name.lstrip('/')}/inside.txt"), line
    assert stays_out(".git/config") and stays_out("games/mine.txt") and stays_out(".venv-compiled/bin/python")


def test_the_image_is_built_of_what_it_needs(tmp_path: Path) -> None:
    """A wheel is made of what .dockerignore leaves, and everything of the package is in it."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False, text=True)
    if listed.returncode:
        pytest.skip("no history here to read the files from")
    files = [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
    for name in (name for name in files if not stays_out(name)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    pure = {**os.environ, "BANKHALTER_PURE": "1", "BANKHALTER_CLIENT": "0"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(build, cwd=tmp_path, env=pure, check=True, capture_output=True)
    with ZipFile(next((tmp_path / "dist").glob("*.whl"))) as wheel:
        packed = set(wheel.namelist())
    assert {name.removeprefix("src/") for name in files if name.startswith("src/")} <= packed
    assert (tmp_path / "web" / "package-lock.json").is_file() and (tmp_path / "web" / ".npmrc").is_file()


# What stands before it -----------------------------------------------------------------------------------


Make = Callable[[Path, Sequence[str], int], list[str]]
BEHIND_PROXY = ("--proxy", "127.0.0.1", "--site", "localhost")


def caddy(folder: Path, behind: Sequence[str], port: int) -> list[str]:
    """The Caddyfile as it is, with a certificate of its own instead of a fetched one."""
    name = "Caddyfile" if len(behind) == 1 else "Caddyfile.several"
    text = (DEPLOY / name).read_text(encoding="utf-8")
    text = text.replace("\treverse_proxy", "\ttls internal\n\treverse_proxy")
    settings = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(settings + text, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, behind: Sequence[str], port: int) -> list[str]:
    """nginx.conf as it is, with a certificate made here, other ports and folders of its own."""
    make = (
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out cert.pem"
    )
    subprocess.run(make.split(), cwd=folder, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"/etc/letsencrypt\S+/fullchain\.pem", str(folder / "cert.pem"), text)
    text = re.sub(r"/etc/letsencrypt\S+/privkey\.pem", str(folder / "key.pem"), text)
    [one] = re.findall(r"^ +server 127\.0\.0\.1:8000.*\n", text, re.MULTILINE)
    text = text.replace(one, "".join(one.replace("127.0.0.1:8000", place) for place in behind))
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    places = "".join(
        f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http = f"http {{ access_log off; {places} {text} }}"
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}} {http}"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf")]


def need(make: Make) -> None:
    """Such a server is on this machine."""
    if not shutil.which(make.__name__):
        pytest.skip(f"no {make.__name__} on this machine")


@contextlib.contextmanager
def in_front(make: Make, folder: Path, *servers: Server) -> Iterator[str]:
    """A server with TLS before ours; the address browsers use."""
    port, behind = free_port(), [urlsplit(server.url).netloc for server in servers]
    words = make(folder, behind, port)
    settings = {**os.environ, "SITE": f"localhost:{port}", "BEHIND": " ".join(behind), "HOME": str(folder)}
    settings["XDG_DATA_HOME"] = settings["XDG_CONFIG_HOME"] = str(folder)
    with subprocess.Popen(
        words, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            address = f"https://localhost:{port}"
            wait_for(lambda: answers(address))
            yield address
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()  # it may wait for lines that are still open


def answers(address: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{address}/health/live", verify=TRUSTING).status_code == 200
    return False


@pytest.mark.parametrize("make", [caddy, nginx], ids=lambda make: make.__name__)
def test_a_table_behind_tls(make: Make, tmp_path: Path) -> None:
    """The cookie is for TLS alone, the socket passes, the sender is believed, the figures stay inside."""
    need(make)
    with (
        serving(str(tmp_path / "games.db"), *BEHIND_PROXY) as server,
        in_front(make, tmp_path, server) as address,
    ):
        with httpx.Client(base_url=address, verify=TRUSTING) as browser:
            page = browser.get("/")
            assert page.status_code == 200 and "; Secure" in page.headers["set-cookie"]
            assert browser.get("/metrics").status_code == 404
            origin = {"Origin": address}
            code = browser.post("/api/rooms", json={"seats": 2}, headers=origin).json()["code"]
            foreign = browser.post("/api/rooms", json={}, headers={"Origin": "https://evil.example"})
            assert foreign.json()["word"] == "other-origin"
        with contextlib.closing(line_through(address, code)) as line:
            assert json.loads(line.recv(timeout=PATIENCE))["is"] == "welcome"


def line_through(address: str, code: str) -> ClientConnection:
    """A line to a room that has said hello."""
    place = address.replace("https", "wss") + f"/api/rooms/{code}/socket"
    line = connect(place, ssl=TRUSTING, origin=Origin(address), legacy=True)
    line.send(json.dumps({"do": "hello", "client": "tls", "tokens": [], "since": None, "language": "en"}))
    return line


@pytest.mark.slow
@pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")
@pytest.mark.skipif(not os.environ.get("BANKHALTER_FULL"), reason="waits for minutes: BANKHALTER_FULL=1")
@pytest.mark.parametrize("make", [caddy, nginx], ids=lambda make: make.__name__)
def test_several_servers_are_renewed_behind_it(make: Make, tmp_path: Path, cluster: str) -> None:
    """Whoever is handed on comes to the other server; one that is back gets people again."""
    need(make)
    database = postgres.made(cluster, f"behind_{make.__name__}")
    with (
        serving(database, *BEHIND_PROXY) as first,
        serving(database, *BEHIND_PROXY) as second,
        in_front(make, tmp_path, first, second) as address,
        httpx.Client(base_url=address, verify=TRUSTING) as browser,
    ):
        code = browser.post("/api/rooms", json={"seats": 2}, headers={"Origin": address}).json()["code"]
        lines = [line_through(address, code) for _ in range(6)]
        assert all(json.loads(line.recv(timeout=PATIENCE))["is"] == "welcome" for line in lines)
        wait_for(lambda: (people(first), people(second)) == (3, 3))
        port = urlsplit(first.url).port
        first.process.terminate()
        again = [let_in(address, code) for _ in range(6)]
        assert first.process.wait(PATIENCE) == 0 and people(second) == 9
        assert sorted(map(was_handed_on, lines)) == [False] * 3 + [True] * 3
        assert [browser.get(f"/api/rooms/{code}").status_code for _ in range(10)] == [200] * 10
        first.tidy()
        first.start(port or 0)
        wait_for(lambda: again.append(let_in(address, code)) or people(first))
        for line in lines + again:
            line.close()


def people(server: Server) -> float:
    """How many lines a server has."""
    figures = server.http.get("/metrics", headers={"Host": "localhost"}).text
    found = re.search(r"^bankhalter_connections (\S+)$", figures, re.MULTILINE)
    return float(found[1]) if found else 0.0


def was_handed_on(line: ClientConnection) -> bool:
    """Tell whether a line was closed so that it comes back; others stay open."""
    with contextlib.suppress(TimeoutError):
        try:
            while True:
                line.recv(timeout=3)
        except ConnectionClosed as closed:
            return closed.rcvd is not None and closed.rcvd.code == RESTART
    return False


def let_in(address: str, code: str) -> ClientConnection:
    """Come in, as browsers do: a server that closes is left for another one."""
    while True:
        try:
            line = line_through(address, code)
            assert json.loads(line.recv(timeout=PATIENCE))["is"] == "welcome"
            return line
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == RESTART
            time.sleep(0.25)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
