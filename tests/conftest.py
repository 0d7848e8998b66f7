"""Every test on its own feet: `./dev test --shuffle 7 tests/server` runs them in an order nobody chose."""

from __future__ import annotations

import hashlib

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "files in the order of this seed, and the tests in each of them"
    parser.addoption("--shuffle", metavar="SEED", help=about)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Draw lots; a file stays together, since what its tests share would else be set up for each of them."""
    seed = config.getoption("--shuffle")
    if seed is None:
        return

    def lot(name: str) -> bytes:
        return hashlib.sha256(f"{seed} {name}".encode()).digest()

    items.sort(key=lambda item: (lot(item.path.name), lot(item.nodeid)))
