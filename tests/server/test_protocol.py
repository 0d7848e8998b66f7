"""Everything on the wire has a type."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import msgspec.inspect as mi
import pytest

from bankhalter.server.http import booklet_routes, guests, lobby, records
from bankhalter.server.protocol import answers
from bankhalter.server.protocol import messages as m

ANSWERS = [
    kind for kind in vars(answers).values() if isinstance(kind, type) and kind.__module__ == answers.__name__
]
HANDLERS = [*booklet_routes.HANDLERS, *guests.HANDLERS, *lobby.HANDLERS, *records.HANDLERS]
PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", [m.AnyCommand, m.AnyMessage, *ANSWERS], ids=str)
def test_no_message_holds_just_anything(kind: Any) -> None:
    assert "AnyType(" not in repr(mi.type_info(kind))


@pytest.mark.parametrize("handler", HANDLERS, ids=lambda handler: handler.handler_name)
def test_no_answer_is_a_mere_dictionary(handler: Any) -> None:
    assert "dict[str, typing.Any]" not in str(get_type_hints(handler.fn)["return"])


@pytest.mark.parametrize("kind", [answers.OwnLine, answers.OwnReport])
def test_the_page_names_what_a_person_takes_along(kind: Any) -> None:
    assert f"`{{{', '.join(kind.__struct_fields__)}}}`" in PAGE


def test_a_change_of_the_table_has_the_fields_of_the_table() -> None:
    assert m.TableChange.__struct_fields__ == tuple(get_type_hints(m.RoomTable))
