"""The browser client as `./dev play` builds it, by one process of this checkout while the others wait."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bankhalter.atomic_files import lock

ROOT = Path(__file__).resolve().parents[2]
BUILDS = 240  # seconds in which another worker builds the client


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One process of this checkout at a time."""
    place = hashlib.sha256(str(ROOT).encode()).hexdigest()[:8]
    end = time.monotonic() + BUILDS
    with (Path(tempfile.gettempdir()) / f"bankhalter-client-{os.getuid()}-{place}.lock").open("w") as file:
        while not lock(file.fileno()):
            if time.monotonic() > end:
                pytest.fail(f"another process has been building the client for {BUILDS} s", pytrace=False)
            time.sleep(0.2)
        yield


def build_script() -> Any:
    """The program that builds the client; it is no part of the package."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "scripts" / "build.py")
    assert spec and spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return build


def built_client() -> Path:
    """Build the client unless it is there as its source says; return its folder."""
    build = build_script()
    with alone():
        try:
            build.build(ROOT)
        except build.Failed as failed:
            pytest.fail(f"the browser client cannot be built: {failed}", pytrace=False)
    return Path(build.target(ROOT))
