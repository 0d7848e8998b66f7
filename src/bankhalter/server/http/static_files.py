"""The files of the browser client: compressed where they lie compressed, and fetched anew only if changed."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from bankhalter.server.http.compression import NOT_MODIFIED, accepted, answer
from bankhalter.server.http.context import context_of, guest, language_of
from bankhalter.server.http.fallback_page import page

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
FOREVER: Final = "public, max-age=31536000, immutable"  # for names that hold a digest of what is in them
ASK: Final = "no-cache"  # keep it, but ask each time whether it changed
OWN: Final = "private, no-cache"  # the same, and nobody between keeps it: it may carry a cookie
NAME: Final = re.compile(r"[\w-]{1,80}(\.[\w-]{1,20})+")  # no way out of the folder, on any system
OF_PROGRAMS: Final = ("/api/", "/assets/")  # where nobody looks for a page
BESIDE: Final = ("icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "sw.js")


def file(request: Request[Any, Any, Any], path: Path, cache: str) -> Response[bytes]:
    """Answer with a file as small as the browser takes it, or that the one it has is still good."""
    kind = KINDS.get(path.suffix)
    if kind is None or not path.is_file():
        raise HTTPException(status_code=404)
    way = next((way for way in accepted(request) if packed(path, way).is_file()), "")
    data, digest = content(*version(packed(path, way)))
    return answer(request, data, digest, kind, {"cache-control": cache}, way)


def packed(path: Path, way: str) -> Path:
    """Return where a file lies packed."""
    return path.with_name(path.name + SUFFIXES.get(way, ""))


def version(path: Path) -> tuple[Path, int, int]:
    """Return a file with what tells that it changed."""
    stat = path.stat()
    return path, stat.st_mtime_ns, stat.st_size


@lru_cache(maxsize=256)
def content(path: Path, changed: int, size: int) -> tuple[bytes, str]:
    """Return what is in a version of a file, and a digest of it."""
    data = path.read_bytes()
    return data, hashlib.sha256(data).hexdigest()[:20]


@get(
    [
        *("/", "/r/{code:str}", "/r/{code:str}/replay", "/spiele", "/raetsel", "/puzzles"),
        *("/aufbau", "/werkstatt", "/workshop", "/e/{hash:str}"),
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def home(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The first page, that of a room, the workshop, and that of a shared edition."""
    return client(request, state)


def client(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Answer with the browser client where it is built, else with a plain page; who has none gets a cookie.

    So everybody who comes by a link is somebody from the first seat on: can be sent away, and forgotten.
    """
    context = context_of(state)
    index = context.settings.static / "index.html"
    found = file(request, index, OWN) if index.is_file() else plain_page(request)
    guest(request, context, found)
    return found


def plain_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer with the page that needs no client."""
    text = page(language_of(request), request.path_params.get("code", "")[:16])
    return Response(text.encode(), media_type=MediaType.HTML, headers={"cache-control": OWN})


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Answer a person at an unknown address with the client, which says so; None for programs."""
    wanted = request.headers.get("accept", "")
    if request.method != "GET" or "text/html" not in wanted or request.url.path.startswith(OF_PROGRAMS):
        return None
    found = client(request, request.app.state)
    if found.status_code != NOT_MODIFIED:
        found.status_code = 404
    return found


@get([f"/{name}" for name in BESIDE], include_in_schema=False)
async def beside(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The few files beside the client's page."""
    name = request.url.path.removeprefix("/")
    return file(request, context_of(state).settings.static / name, ASK)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], state: State, name: FromPath[str]) -> Response[bytes]:
    """What the client's page is made of."""
    if not NAME.fullmatch(name):
        raise HTTPException(status_code=404)
    return file(request, context_of(state).settings.static / "assets" / name, FOREVER)


HANDLERS: Final = [home, beside, asset]
