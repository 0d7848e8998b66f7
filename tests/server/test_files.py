"""The files of the browser client: packed, kept by the browser, and fetched anew when they changed."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from bankhalter.server.http import static_files
from bankhalter.server.http.app import create_app
from bankhalter.server.http.context import Settings

SCRIPT = b"console.log(1);" * 100
FILES = {
    "index.html": b"<!doctype html>",
    "icon.svg": b"<svg/>",
    "assets/Room-abc.js": SCRIPT,
    "assets/Room-abc.js.gz": gzip.compress(SCRIPT),
    "assets/Room-abc.js.br": b"brotli",
    "assets/plain.css": b"p{}",
    "secret.txt": b"secret",
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[object]]:
    for name, data in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    app = create_app(Settings(str(tmp_path / "rooms.db"), static=tmp_path))
    app.state.context.store.open()
    with TestClient(app) as found:
        yield found  # type: ignore[misc]


@pytest.mark.parametrize(
    ("accepts", "way"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_the_browser_takes_it(
    client: TestClient[object], accepts: str, way: str | None
) -> None:
    with client.stream("GET", "/assets/Room-abc.js", headers={"accept-encoding": accepts}) as answer:
        raw = b"".join(answer.iter_raw())
    ending = {"br": ".br", "gzip": ".gz", None: ""}[way]
    assert raw == FILES[f"assets/Room-abc.js{ending}"]
    assert answer.headers.get("content-encoding") == way and answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) == len(raw)


def test_names_with_a_digest_are_kept_for_ever_and_the_page_is_asked_for(client: TestClient[object]) -> None:
    assert "immutable" in client.get("/assets/plain.css").headers["cache-control"]
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
    for page in ("/", "/r/abcdefg"):
        assert client.get(page).headers["cache-control"] == "private, no-cache", "it may carry a cookie"


def test_what_did_not_change_is_not_sent_again_and_what_did_is(
    client: TestClient[object], tmp_path: Path
) -> None:
    tag = client.get("/").headers["etag"]
    same = client.get("/", headers={"if-none-match": tag})
    assert same.status_code == 304 and same.content == b"" and same.headers["etag"] == tag
    (tmp_path / "index.html").write_bytes(b"<!doctype html>other")
    os.utime(tmp_path / "index.html", ns=(1, 1))
    new = client.get("/", headers={"if-none-match": tag})
    assert new.status_code == 200 and new.content == b"<!doctype html>other"


def test_packed_and_unpacked_are_different_things_to_a_cache(client: TestClient[object]) -> None:
    tags = {
        client.get("/assets/Room-abc.js", headers={"accept-encoding": way}).headers["etag"]
        for way in ("gzip", "identity")
    }
    assert len(tags) == 2


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%2e%2e",
        "/assets/%2e%2e%2fsecret.txt",
        "/assets/none.js",
        "/assets/" + 300 * "a" + ".js",
        "/secret.txt",
        "/sw.js",
    ],
)
def test_nothing_else_is_served(client: TestClient[object], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and answer.json()["word"] == "not-found"


def test_the_page_helps_where_no_client_is_built(client: TestClient[object], tmp_path: Path) -> None:
    (tmp_path / "index.html").unlink()
    german = client.get("/r/abc", headers={"Accept-Language": "de"}).text
    english = client.get("/", headers={"Accept-Language": "en"}).text
    assert "Bankhalter läuft" in german and "is running" in english
    assert "abc" in german


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/rules/standard", "/r/abc/xyz", "/secret.txt"])
def test_a_person_who_lost_the_way_gets_the_page(client: TestClient[object], path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404 and answer.content == FILES["index.html"]


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/none.js"])
def test_where_programs_look_there_is_no_page(client: TestClient[object], path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404 and answer.json()["word"] == "not-found"


@pytest.mark.parametrize("name", ["C:\\x.json", "..\\x.json", "../x.json", ".x.json", "x", "x.json\n"])
def test_a_name_leads_out_of_the_folder_on_no_system(name: str) -> None:
    assert not static_files.NAME.fullmatch(name)
