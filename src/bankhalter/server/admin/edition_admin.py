"""What an operator does about own editions: look at them, block them, delete them."""

from __future__ import annotations

from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.storage.edition_shelf import EditionReport, EditionShelf, ShelfLine, ShelfRow
from bankhalter.server.storage.store import Store


def shelf_of(place: str) -> EditionShelf:
    """Return the own editions of a database; no server may have renewed its tables yet."""
    store = Store(place)
    store.prepare()
    return EditionShelf(store)


def lines(place: str) -> list[ShelfLine]:
    """Return all own editions, those with the most reports first."""
    return shelf_of(place).lines()


def shown(place: str, name: str) -> tuple[ShelfRow, list[EditionReport]]:
    """Return an edition and what people reported about it."""
    shelf = shelf_of(place)
    row = shelf.find(name)
    if row is None:
        raise OperatorError("no-such-edition", 1)
    return row, shelf.reports_about(name)


def change(place: str, what: str, name: str) -> None:
    """Block an edition, unblock it, or delete it."""
    shelf = shelf_of(place)
    done = shelf.delete(name) if what == "delete" else shelf.block(name, what == "block")
    if not done:
        raise OperatorError("no-such-edition", 1)
    shelf.store.shred()
