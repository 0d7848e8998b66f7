"""A draft is the same edition in the browser as on the server: both merge it with its base alike."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from editions.test_random_edits import TREES, at, paths, put
from web.client import build_script
from web.look import FULL

from bankhalter.edition import Tree, check_tree, hints, merged_tree
from bankhalter.edition.layers import content

ROOT = Path(__file__).resolve().parents[2]
MODEL = ROOT / "web" / "src" / "workshop" / "model"
DRAFTS = 3000 if FULL else 300
# Reads drafts with their bases; tells each whole, and once more after it was told apart and merged again.
BOTH_WAYS = """
import { content, difference, merged } from "MODEL/tree.ts"
const work = ({ base, own }) => {
  const whole = content(merged(base, own))
  return { whole, again: content(merged(base, difference(whole, content(base)))) }
}
"""
# Reads whole editions, each with a smallest unit; tells the draft in which all sums are rounded to it.
ROUNDED = """
import { regrained } from "MODEL/prices.ts"
const work = ({ base, own, grain }) => regrained(own, base, base, grain)
"""
READ_ALL = """
const text = await new Response(process.stdin).text()
process.stdout.write(JSON.stringify(JSON.parse(text).map(work)))
"""

GRAINS = (1, 5, 10, 100)
PLAIN = ("--experimental-strip-types", "--no-warnings", "--input-type=module")  # TypeScript as it is


def edited(chance: random.Random) -> Tree:
    """A draft in which things are changed, taken out, begun anew, or said again as they are."""
    base = chance.choice(sorted(TREES))
    tree: Tree = {"format": 1, "extends": base, "id": "mine"}
    places = list(paths(TREES[base]))
    for _ in range(chance.randrange(1, 7)):
        path = chance.choice(places)
        before = at(TREES[base], path)
        other = [False, True, 7, "Hof", ["a"], {"de": "Hof"}, {"de": "Hof", "en": "Yard"}, {}, before]
        put(tree, path, json.loads(json.dumps(chance.choice(other))))
    if not chance.randrange(4):
        tree["fresh"] = chance.sample(["cards", "spaces", "terms", "look"], 2)
    return tree


def in_the_browser(work: str, drafts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the workshop's own program makes of drafts, run by Node."""
    node, environment = build_script().node()
    done = subprocess.run(
        [node, *PLAIN, "-e", work.replace("MODEL", MODEL.as_uri()) + READ_ALL],
        input=json.dumps(drafts),
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    told: list[dict[str, Any]] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def drafts() -> list[dict[str, Any]]:
    chance = random.Random(14)
    owns = [edited(chance) for _ in range(DRAFTS)]
    return [{"base": TREES[str(own["extends"])], "own": own} for own in owns]


def test_browser_and_server_merge_a_draft_alike(drafts: list[dict[str, Any]]) -> None:
    for draft, told in zip(drafts, in_the_browser(BOTH_WAYS, drafts), strict=True):
        whole = content(merged_tree(draft["own"]))
        assert json.dumps(told["whole"], sort_keys=True) == json.dumps(whole, sort_keys=True), draft["own"]
        if "fresh" not in draft["own"]:  # what is begun anew can say things no difference says
            assert told["again"] == told["whole"], draft["own"]


def test_all_sums_are_rounded_at_one_press_and_nothing_is_wrong_then() -> None:
    """In every edition to every smallest unit the workshop offers: sums, notes and mortgages."""
    owns: list[Tree] = [{"format": 1, "extends": base, "id": "mine"} for base in sorted(TREES)]
    drafts = [{"base": TREES[own["extends"]], "own": own, "grain": grain} for own in owns for grain in GRAINS]
    for draft, rounded in zip(drafts, in_the_browser(ROUNDED, drafts), strict=True):
        assert check_tree(rounded) == [], draft["own"]
        assert merged_tree(rounded)["money"]["grain"] == draft["grain"]
        told = {hint.word for hint in hints(merged_tree(rounded))}
        assert not told & {"mortgage-off", "rent-falls"}, draft["own"]
