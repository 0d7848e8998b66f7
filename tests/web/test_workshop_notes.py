"""The workshop says of a draft what `check-edition` says of its file, each thing at its place."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from editions.test_random_edits import PLACES, hostile_value, put
from playwright.sync_api import expect
from web.bench import Bench
from web.conftest import Sit
from web.look import FULL

from bankhalter.edition import Tree, available, check_tree, hints, merged_tree, to_json
from bankhalter.text import plain

SEEDS = range(60) if FULL else (3, 30, 46, 49)  # no board, no deck, unknown parts, no letter
# Everything that is told: at each step, each square that has a mark, each card that has one.
TOLD = """async (wait) => {
  const seen = new Set(), draw = () => new Promise((done) => setTimeout(done, wait))
  const read = () => document.querySelectorAll(".edit .notes p, .mid .notes p").forEach((one) => seen.add(
    [...one.querySelector("span").childNodes].filter((node) => node.nodeType === 3)
      .map((node) => node.textContent).join("").trim().replace(/\\s+/g, " ")))
  const press = async (all) => {
    const find = () => [...document.querySelectorAll(all)]
    for (let i = 0; i < find().length; i++) {
      find()[i].dispatchEvent(new MouseEvent("click", { bubbles: true }))
      await draw()
      read()
    }
  }
  const steps = document.querySelectorAll(".rail nav button").length
  for (let i = 0; i < steps; i++) {
    document.querySelectorAll(".rail nav button")[i].click()
    await draw()
    read()
    if (i === 0) {
      const squares = document.querySelectorAll("svg g[data-at]")
      for (const square of squares) {
        square.dispatchEvent(new MouseEvent("click", { bubbles: true }))
        await draw()
        read()
      }
    }
    for (const deck of document.querySelectorAll(".mid .bar .seg button")) {
      deck.click()
      await draw()
      read()
      await press(".mid li button:has(.dot)")
    }
  }
  return [...seen]
}"""
WAIT = 30  # milliseconds until what was pressed is drawn


def broken(seed: int) -> Tree:
    """A draft in which some things are not as they should be."""
    chance = random.Random(seed)
    while True:
        tree: Tree = {"format": 1, "extends": chance.choice(available()), "id": "mine"}
        for _ in range(chance.randrange(1, 5)):
            put(tree, chance.choice(PLACES), hostile_value(chance))
        if told_by_the_checker(tree):
            return tree


def told_by_the_checker(tree: Tree) -> list[Any]:
    """What there is to tell of a tree that can be laid on the bench at all."""
    problems = check_tree(tree)
    if any(problem.word in ("too-deep", "too-large", "bad-base", "unknown-base") for problem in problems):
        return []
    try:
        to_json(tree)
    except ValueError:
        return []
    return [*problems, *hints(merged_tree(tree))]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_check_edition_says_is_told_at_a_step(sit: Sit, tmp_path: Path, seed: int) -> None:
    tree = broken(seed)
    (tmp_path / "own.json").write_text(to_json(tree), "utf-8")
    bench = Bench(sit())
    bench.page.goto("/werkstatt")
    with bench.page.expect_response("**/api/editions/check"):
        bench.page.locator("main input[type=file]").set_input_files(tmp_path / "own.json")
    expect(bench.page.locator("main.ws")).to_be_visible()
    wrong = len(check_tree(tree))
    expect(bench.page.locator(".rail [role=status] .bad")).to_have_count(1 if wrong else 0)
    counts = bench.page.locator(".rail nav .dot:not(.odd)").all_inner_texts()
    assert sum(map(int, counts)) == wrong
    told = " ".join(bench.seat.comes(TOLD, WAIT))
    for problem in told_by_the_checker(tree):
        sentence = " ".join(plain("de").problem(problem.word, problem.args).split())
        assert sentence in told, problem
