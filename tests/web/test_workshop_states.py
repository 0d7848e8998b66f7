"""What the workshop shows when something is in the way: it is for everyone, too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.desk import Server
from web.bench import Bench
from web.conftest import Sit
from web.look import faults

from bankhalter.cli import main
from bankhalter.edition import Tree, check_tree, to_json

SYSTEM = {"remembers": {"light": "auto"}, "reduced_motion": "reduce"}  # light or dark as the system is
# Something wrong at each of these steps, and where.
WRONG: list[tuple[str, str, Tree]] = [
    ("squares", "spaces.1.name.de", {"spaces": {"1": {"name": {"de": ""}, "price": "dear"}}}),
    ("words", "terms.house.de.one", {"terms": {"house": {"de": {"one": "", "many": 7}}}}),
    ("money", "money.notes", {"money": {"start": 7}}),
    ("cards", "cards.a.to-go.do", {"cards": {"a": {"to-go": {"do": "fly", "text": {"de": "{x}"}}}}}),
]


@pytest.mark.parametrize("number", range(len(WRONG)), ids=[step for step, _, _ in WRONG])
def test_a_draft_with_problems_is_for_everyone(sit: Sit, tmp_path: Path, number: int) -> None:
    """The words at the field, the mark of the step and of the square, what mends it."""
    step, place, change = WRONG[number]
    tree: Tree = {"format": 1, "extends": "standard", "id": "own", "name": {"de": "Lindenau"}, **change}
    assert place in {problem.place for problem in check_tree(tree)}
    (tmp_path / "own.json").write_text(to_json(tree), "utf-8")
    bench = Bench(sit(**SYSTEM))
    bench.page.goto("/werkstatt")
    bench.page.locator("main input[type=file]").set_input_files(tmp_path / "own.json")
    bench.step(step)
    if step == "squares":
        bench.square(1)
    expect(bench.page.locator(".edit .notes").first).to_be_visible()
    expect(bench.page.locator(".rail .dot:not(.odd)").first).to_be_visible()
    assert not faults(bench.page, crossed=number % 2 == 1)


def test_a_blocked_edition_is_for_everyone(sit: Sit, server: Server) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.page.get_by_role("button", name=bench.seat.say("workshop-files"), exact=True).click()
    bench.seat.button("workshop-make-link").click()
    link = bench.page.get_by_label(bench.seat.say("workshop-link"), exact=True).input_value()
    assert main(["edition", "block", link.rpartition("/")[2], "--database", server.database]) == 0
    guest = sit(name="Ben", **SYSTEM)
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name=guest.say("workshop-blocked"))).to_be_visible()
    assert not faults(guest.page)
    unblocked = ["edition", "unblock", link.rpartition("/")[2], "--database", server.database]
    assert main(unblocked) == 0, "other tests share the server, and the same text is the same edition"


def test_the_question_of_a_second_tab_is_for_everyone(sit: Sit) -> None:
    bench = Bench(sit(**SYSTEM))
    bench.begin()
    bench.kept()
    other = bench.seat.context.new_page()
    other.goto("/werkstatt")
    other.get_by_role("button", name="Lindenau").first.click()
    expect(other.get_by_role("alertdialog")).to_be_visible()
    assert not faults(other, crossed=True)
