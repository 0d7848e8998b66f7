"""The browser client the way people use it: Debian's Chromium, a real server, the built client."""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from server.desk import Server, serving
from web.seat import Seat

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("BANKHALTER_CHROMIUM") or shutil.which("chromium") or ""
PATIENCE = 60_000  # milliseconds; machines that build and test at the same time are slow


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """One process at a time."""
    with (Path(tempfile.gettempdir()) / f"{name}-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client; built as `./dev play` does, by one worker while the others wait."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "scripts" / "build.py")
    assert spec and spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    with alone("bankhalter-client"):
        try:
            build.build(ROOT)
        except build.Failed as failed:
            pytest.fail(f"the browser client cannot be built: {failed}", pytrace=False)
    return Path(build.target(ROOT))


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server all tests of a worker share."""
    with serving(str(tmp_path_factory.mktemp("web") / "games.db")) as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    if not CHROMIUM:
        pytest.skip("no Chromium here (apt install chromium, or BANKHALTER_CHROMIUM)")
    found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield found
    found.close()


Sit = Callable[..., Seat]


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Open browsers of people; afterwards none of them may have complained."""
    seats: list[Seat] = []

    def opened(**wishes: Any) -> Seat:
        seats.append(Seat(browser, server, PATIENCE, **wishes))
        return seats[-1]

    yield opened
    for seat in seats:
        seat.close()
    complaints = [line for seat in seats for line in seat.complaints]
    assert not complaints, complaints
