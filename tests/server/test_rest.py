"""Every operation of the REST interface, asked as its schema says and as it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from server.desk import Server, serving

EXAMPLES = settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    phases=[Phase.generate],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db")) as found:
        yield found
        assert found.healthy() and not any("Traceback" in line for line in found.errors), found.errors


def operations(server: Server) -> Iterator[Any]:
    """Every operation the server declares."""
    for found in schemathesis.openapi.from_url(f"{server.url}schema/openapi.json").get_all_operations():
        yield found.ok()


@pytest.mark.filterwarnings("ignore")  # of the tool, about the schema; not of ours
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_declared_operation_takes_what_fits_and_what_does_not(
    server: Server, mode: GenerationMode
) -> None:
    """Schemathesis reads the schema; whatever it sends, no answer is a 500, and refusals have a word."""
    seen = set()
    for operation in operations(server):

        @EXAMPLES
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            answer = case.call(base_url=server.url.rstrip("/"))
            assert answer.status_code < 500, (case.method, case.path, answer.text)
            assert answer.status_code < 400 or answer.json()["text"], (case.method, case.path, answer.text)

        try:
            ask()
        except Unsatisfiable:  # nothing wrong can be said where nothing is asked
            continue
        seen.add(operation.label)
    assert len(seen) >= 5, seen
