"""Everything on the wire has a type."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import msgspec.inspect as mi
import pytest

from bankhalter.server.http import booklet_routes, guests, lobby, records
from bankhalter.server.protocol import answers, insight_answers
from bankhalter.server.protocol import messages as m

ANSWERS = [
    kind
    for module in (answers, insight_answers)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__
]
HANDLERS = [*booklet_routes.HANDLERS, *guests.HANDLERS, *lobby.HANDLERS, *records.HANDLERS]
PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


# The tree of an edition may say anything until the checker has read it; these hold one, or a value of one.
TREES = {
    answers.OwnEdition: {"tree"},
    answers.EditionSource: {"tree"},
    answers.EditionPatch: {"value"},
    answers.EditionNote: set(),
    answers.CheckWish: {"tree"},
    answers.EditionCheck: set(),
    answers.ConvertedEdition: set(),
    answers.EditionUpload: {"tree"},
    answers.SharedEdition: {"tree"},
    answers.PrintWish: {"tree"},
    answers.ProbeWish: {"tree"},
    answers.ProbeFinding: set(),
    answers.ProbeResult: set(),
    answers.ProbeState: set(),
    answers.PositionWish: {"position"},
    answers.PositionSource: {"position"},
}


@pytest.mark.parametrize(
    "kind", [m.AnyCommand, m.AnyMessage, *(a for a in ANSWERS if a not in TREES)], ids=str
)
def test_no_message_holds_just_anything(kind: Any) -> None:
    assert "AnyType(" not in repr(mi.type_info(kind))


@pytest.mark.parametrize("kind", TREES, ids=lambda kind: kind.__name__)
def test_only_the_tree_of_an_edition_or_a_position_may_say_anything(kind: Any) -> None:
    assert "AnyType(" in repr(mi.type_info(kind))
    assert {name for name, hint in get_type_hints(kind).items() if "typing.Any" in str(hint)} == TREES[kind]


@pytest.mark.parametrize("handler", HANDLERS, ids=lambda handler: handler.handler_name)
def test_no_answer_is_a_mere_dictionary(handler: Any) -> None:
    assert "dict[str, typing.Any]" not in str(get_type_hints(handler.fn)["return"])


@pytest.mark.parametrize("kind", [answers.OwnLine, answers.OwnReport])
def test_the_page_names_what_a_person_takes_along(kind: Any) -> None:
    assert f"`{{{', '.join(kind.__struct_fields__)}}}`" in PAGE


def test_a_change_of_the_table_has_the_fields_of_the_table() -> None:
    assert m.TableChange.__struct_fields__ == tuple(get_type_hints(m.RoomTable))
