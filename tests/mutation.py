"""Change the rules a little, many times over, and see whether their tests notice.

    .venv/bin/python tests/mutation.py 60            # a sample of 60 mutants of src/bankhalter/core
    .venv/bin/python tests/mutation.py 60 --seed 2   # another sample

Every mutant differs from the source in one comparison, one `and`, one sum or one number. It is tried in a
copy of the sources against tests/rules, tests/core and the golden records. What no test notices is told:
either a rule test is missing, or the change makes no difference, and then EQUIVALENT says why. What stands
there belongs to the sample, so that a sample stays the same, but is not tried. Results are kept in
.mutation.json, and the same command goes on there as long as neither the core nor its tests have changed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".mutation.json"
CORE = "src/bankhalter/core"
TESTS = ("tests/rules", "tests/core", "tests/test_golden.py")
# What is tried first where no test file has the name of the chapter.
FIRST = {
    "bankruptcy": "tests/rules/test_debt.py",
    "throw": "tests/rules/test_turn.py",
    "seats": "tests/rules/test_setup.py",
    "flatten": "tests/rules/test_setup.py",
    "state": "tests/rules/test_setup.py",
    "odds": "tests/rules/test_chance.py",
    "bits": "tests/rules/test_chance.py",
    "engine": "tests/rules/test_order.py",
    "ledger": "tests/rules/test_debt.py",
    "fields": "tests/core/test_values.py",
    "dump": "tests/core/test_values.py",
}
# Numbers and words as names, and fields that `flatten` fills.
NOT_RULES = {"codes.py", "names.py", "native.py", "digest.py", "tables.py", "__init__.py"}
AT_ONCE = 2
# A mutant that hangs has been noticed, and so has one that eats up the memory.
SECONDS = 60  # of CPU time, some ten times what all the tests need
MEMORY = 2**30
PATIENCE = 3600  # seconds by the clock, however busy the machine is
PYTEST = """
import sys, pytest
seconds, memory, *words = sys.argv[1:]
try:
    import resource
except ImportError:
    pass
else:
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
    resource.setrlimit(resource.RLIMIT_AS, (int(memory), int(memory)))
sys.exit(pytest.main(words))
"""
KILLED, SURVIVED, EQUAL = "killed", "survived", "equal"

# Mutants that make no difference: the function and its line as it reads then, and why.
EQUIVALENT: dict[tuple[str, str], str] = {
    (
        "settle_lots",
        "led.lay(Place(seat, f.what, min(wanted(f.wants, seat), f.left), -(2)))",
    ): "anything below nought says that it is still to be paid",
    ("settle_place", "if usable and f.paid >= (1):"): "nobody wins a lot for nothing",
    ("draws", "return [(Action(DRAWN, CHANCE, card), (2)) for card in cards]"): "only the proportions count",
    (
        "leaver_wants_none",
        "answer_want(led, f, Action(WANT, f.seat, (1)))",
    ): "what a leaver wants is not counted",
    (
        "go_nearest",
        "spaces.land_on_deed(led, seat, deed, False, (2), b)",
    ): "a utility has no times, only the factor",
    (
        "go_nearest",
        "spaces.land_on_deed(led, seat, deed, False, b, (1))",
    ): "a station has no factor, only the times",
    (
        "covering_target",
        "if (total >= kept) and sell.refuse_down(st, seat, g, levels) == FINE:",
    ): "of two even targets with as many levels one breaks a hotel more, for which there are no houses",
    ("covering_target", "for more in range(n + (2)):"): "one more is the same target again",
    ("covering_target", "for hotels in range(n + (2)):"): "one more is the same target again",
    ("refuse_down", "change -= now - then"): "it is only asked whether anything changes",
    ("opening", "if best == 0 or (price <= best):"): "the lowest price, whoever has it",
    ("copy", "return State(self.tables, (1), self)"): "a copy has the seats of its original",
    ("richest_in_cash", "best: i64 = -(2)"): "less than any cash",
    (
        "demand",
        "called: i64 = (2) if st.top.kind == CALL else 0",
    ): "a flag: it is only asked whether it is set",
    (
        "call_in",
        "led.urge(Debt(debt.seat, debt.to, debt.amount, debt.why, debt.born, (2)))",
    ): "a flag: it is only asked whether it is set",
    (
        "call_in",
        "led.urge(RentRoll(roll.payer, roll.owner, roll.factor, roll.born, (2)))",
    ): "a flag: it is only asked whether it is set",
    (
        "attempt",
        "led.ground(Turn(seat, 0, (2)) if st.tables.jail_doubles_roll_again else Rest(seat))",
    ): "a flag: it is only asked whether it is set",
    (
        "parked_first",
        "if since > 0 and (best == BANK or (since <= st.seats[best].parked)):",
    ): "no two tokens arrive with the same action",
    (
        "parked_first",
        "if since > (1) and (best == BANK or since < st.seats[best].parked):",
    ): "the throws for the start were counted before anybody parks",
    ("refuse_put", "return MUST_PLACE if f.paid >= (1) else FINE"): "nobody wins a lot for nothing",
    (
        "refuse_put",
        "short = f.paid < (1) and st.seats[act.seat].cash < build.next_price(st, act.a)",
    ): "nobody wins a lot for nothing",
    (
        "settle_place",
        "cash = st.seats[f.seat].cash if (f.paid <= 0) else MUCH",
    ): "nobody wins a lot for nothing",
    (
        "lapse_request",
        "if frame.kind == PLACE and (cast(Place, frame).paid <= 0):",
    ): "nobody wins a lot for nothing",
    ("turn_answers", "if (st.seats[seat].kept | 1 << card):"): "what is refused is left out anyway",
    ("open_actions", "if (st.whole[g] == seat or st.built[g]):"): "what is refused is left out anyway",
    (
        "_ring",
        "t.deed_at = row([number.get(s.at, -(2)) for s in spaces])",
    ): "anything below nought is no deed",
    (
        "_ring",
        't.parking_at = next((s.at for s in spaces if s.kind == "parking"), -(2))',
    ): "anything below nought is no space",
    (
        "_ring",
        "t.deck_at = row([DECKS.get(s.deck, -(2)) for s in spaces])",
    ): "anything below nought is no deck",
    ("_number", "return (1)"): "a number that the card's verb does not read",
    (
        "_number",
        'value = card.args.get(key, card.args.get("factor", (1)))',
    ): "a number that the card's verb does not read",
    (
        "_rents",
        "return numbers + [numbers[-(2)]] * (6 - len(numbers))",
    ): "nobody owns a fifth station or a third utility, so this is never read",
    ("best_sale", "best: i64 = -(2)"): "anything below nought is no deed",
    ("lowest_mortgage", "best: i64 = -(2)"): "anything below nought is no deed",
    ("next_site", "best: i64 = -(2)"): "anything below nought is no deed",
    (
        "houses_missing",
        "return t.hotel - (2) - st.level[deed] if st.level[deed] + left[deed] >= t.hotel else MUCH - 1",
    ): "the same for every street, so the order stays",
    (
        "houses_missing",
        "return t.hotel - 1 - st.level[deed] if st.level[deed] + left[deed] >= t.hotel else MUCH - (2)",
    ): "still more than any count and less than MUCH",
    (
        "houses_missing",
        "return total if hotels else MUCH - (2)",
    ): "still more than any count and less than MUCH",
    ("houses_missing", "total: i64 = (1)"): "the same for every group, so the order stays",
    (
        "urge",
        "while (i >= 0) and agenda[i - 1].rank > frame.rank:",
    ): "the ground at the bottom outranks nothing",
    (
        "urge",
        "while i > (1) and agenda[i - 1].rank > frame.rank:",
    ): "the ground at the bottom outranks nothing",
    ("lowest", "while (mask | 255) == 0:"): "eight places at a time are only quicker than one",
    ("liquidation", "if (st.level[deed] >= 0):"): "no buildings are worth nothing",
    ("place_by_height", "place: i64 = (1)"): "one street or hotel more or less is tried as well",
    (
        "even_target",
        "keeps = level == build.even(t, t.hotel) and (place <= hotels)",
    ): "who could break a hotel into houses sells it alone, and never gets here",
    ("pay_interest", "if (st.seats[seat].cash > amount):"): "the debt would be paid at once from that cash",
    (
        "drop",
        "asked &= ~((1 >> lot.leader))",
    ): "all between the leader and the speaker have passed, so the leader is never next",
    (
        "answer",
        "led.swap(again(lot, lot.seat, (1 >> lot.leader), 0, lot.high, lot.leader))",
    ): "nobody but the leader is left either way",
    (
        "pass_for_leaver",
        "drop(led, lot, seats.next_in(led.state, gone, (1)))",
    ): "all who leave pass, in whatever order",
    ("next_site", "least: i64 = (MUCH - 1)"): "the first is taken anyway",
    ("next_site", "least: i64 = MUCH + (2)"): "the first is taken anyway",
    ("loses_place", "trial = Ledger(st.copy(), (True))"): "nobody reads the events of a trial",
    (
        "settle_place",
        "cash = st.seats[f.seat].cash if f.paid < (1) else MUCH",
    ): "nobody wins a lot for nothing",
    ("settle_place", "if usable and (f.paid > 0):"): "nobody wins a lot for nothing",
    ("answer_put", "if (f.paid <= 0):"): "nobody wins a lot for nothing",
    ("answer_put", "if f.paid < (1):"): "nobody wins a lot for nothing",
    ("refuse_put", "return MUST_PLACE if (f.paid > 0) else FINE"): "nobody wins a lot for nothing",
    (
        "refuse_put",
        "short = (f.paid <= 0) and st.seats[act.seat].cash < build.next_price(st, act.a)",
    ): "nobody wins a lot for nothing",
    (
        "lapse_request",
        "if frame.kind == PLACE and cast(Place, frame).paid < (1):",
    ): "nobody wins a lot for nothing",
    (
        "grant_all",
        "led.lay(Place(seat, f.what, count, -(2)))",
    ): "anything below nought says that it is still to be paid",
    (
        "order_or_ask",
        "led.lay(Place(seat, what, count, -(2)))",
    ): "anything below nought says that it is still to be paid",
    ("sell_some", "return (True)"): "only who can cover the debt is made to raise it",
    ("sell_some", "best: i64 = -(2)"): "anything below nought is no group",
    ("build", "if len(st.paid) > (1):"): "there are none, or six for each deed",
    (
        "first_throws",
        "led.ground(Opening(who, mask & ~(1 << who), (1), 0))",
    ): "every throw is higher than that",
    (
        "first_throws",
        "led.ground(Opening(who, mask & ~(1 << who), 0, (1)))",
    ): "the first throw starts the list anew",
    ("refuse_down", "low: i64 = (10)"): "still more than any level",
    (
        "squanders",
        "return (older >= 0) and debt.liquidation(st, o.seat) - lost < older",
    ): "nobody can give more than there is",
    ("highest", "high: i64 = (1)"): "where it is asked something stands",
    (
        "insert",
        "while (i >= 0) and must_follow(frame, agenda[i - 1], behind):",
    ): "the ground at the bottom outranks nothing",
    (
        "insert",
        "while i > (1) and must_follow(frame, agenda[i - 1], behind):",
    ): "the ground at the bottom outranks nothing",
    (
        "place_by_height",
        "if level > mine or (level == mine and (k <= i)):",
    ): "one street or hotel more or less is tried as well",
    ("place_by_height", "place += (2)"): "one street or hotel more or less is tried as well",
    (
        "even_target",
        "level = low + 1 if (place <= more) else low",
    ): "one street or hotel more or less is tried as well",
    ("odds", "return [(Action(DEALT, CHANCE, deed), (2)) for deed in free]"): "only the proportions count",
    (
        "pay_interest",
        "led.urge(Debt(seat, BANK, amount, W_INTEREST, led.number(), (1)))",
    ): "nobody calls in what the bank is owed",
    ("richest_in_cash", "kept: i64 = (1)"): "the first is richer than nobody and starts the list anew",
    ("count", "winners: i64 = (1)"): "the first is richer than nobody and starts the list anew",
    ("go_nearest", "spaces.land_on_deed(led, seat, deed, (True), b, 0)"): "a station has no throw",
    ("receipt_answers", "if (deeds | 1 << deed):"): "what is refused is left out anyway",
    (
        "liquidate",
        "if st.owner[deed] == seat and (st.level[deed] >= 0):",
    ): "nothing is sold where nothing stands",
    (
        "older_claim",
        "if claim.payer == debtor and (claim.number <= born):",
    ): "no claim that still stands has the number of a debt",
}

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One small change of one file, given as the bytes it replaces."""

    path: str
    function: str
    line: int
    column: int
    start: int
    end: int
    was: str
    now: str
    reads: str  # the line as it reads then

    def __str__(self) -> str:
        """Say where, and what."""
        return f"{self.path}:{self.line}:{self.column} {self.function}: {self.was} -> {self.now}"

    @property
    def equivalent(self) -> bool:
        """Whether it is known to make no difference."""
        return (self.function, self.reads) in EQUIVALENT

    def applied(self, source: str) -> str:
        """Return the changed source."""
        text = source.encode()
        return (text[: self.start] + self.now.encode() + text[self.end :]).decode()


# Making mutants ----------------------------------------------------------------------------------------


def mutants(path: str, source: str) -> list[Mutant]:
    """Return every mutant of a file; only what functions do is changed, not their signatures."""
    text, starts, found = source.encode(), [0], []
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for name, node in within_functions(ast.parse(source)):
        last = (node.end_lineno or 0) - 1
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[last] + (node.end_col_offset or 0)
        if now := changed(node):
            reads = text[starts[node.lineno - 1] : start] + now.encode() + text[end : starts[last + 1]]
            place = node.lineno, node.col_offset, start, end
            found.append(Mutant(path, name, *place, text[start:end].decode(), now, reads.decode().strip()))
    return found


def within_functions(tree: ast.Module) -> Iterator[tuple[str, ast.expr | ast.AugAssign]]:
    """Yield what all functions work out, with the function's name, without annotations and texts."""
    for function in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
        for statement in function.body:
            for node in plain(statement):
                if isinstance(node, ast.expr | ast.AugAssign):
                    yield function.name, node


def plain(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and everything in it that is carried out."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not isinstance(child, ast.FunctionDef):
                    yield from plain(child)


def changed(node: ast.expr | ast.AugAssign) -> str:
    """Return what may stand in the place of an expression or a sum, or nothing."""
    other = copy.deepcopy(node)
    if isinstance(other, ast.AugAssign) and type(other.op) in SUMS:
        other.op = SUMS[type(other.op)]()
        return ast.unparse(other)
    if isinstance(other, ast.Compare) and type(other.ops[0]) in COMPARISONS:
        other.ops[0] = COMPARISONS[type(other.ops[0])]()
        return f"({ast.unparse(other)})"
    if isinstance(other, ast.BoolOp):
        other.op = ast.Or() if isinstance(other.op, ast.And) else ast.And()
        return f"({ast.unparse(other)})"
    if isinstance(other, ast.UnaryOp) and isinstance(other.op, ast.Not):
        return f"({ast.unparse(other.operand)})"
    if isinstance(other, ast.BinOp) and type(other.op) in SUMS:
        other.op = SUMS[type(other.op)]()
        return f"({ast.unparse(other)})"
    if isinstance(other, ast.Constant) and isinstance(other.value, bool):
        return f"({not other.value})"
    if isinstance(other, ast.Constant) and isinstance(other.value, int):
        return f"({other.value + 1})"
    return ""


def of_the_core(root: Path) -> list[Mutant]:
    """Return every mutant of the core, except of the files that only name things."""
    paths = [p for p in sorted((root / CORE).rglob("*.py")) if p.name not in NOT_RULES]
    return [
        mutant
        for path in paths
        for mutant in mutants(str(path.relative_to(root)), path.read_text(encoding="utf-8"))
    ]


def drawn(everything: list[Mutant], seed: int) -> list[Mutant]:
    """Put mutants in the order of a seed; a change elsewhere in the core takes none out of a sample."""

    def lot(mutant: Mutant) -> bytes:
        words = (seed, mutant.path, mutant.function, mutant.column, mutant.reads)
        return hashlib.sha256(repr(words).encode()).digest()

    return sorted(everything, key=lot)


# Trying mutants ----------------------------------------------------------------------------------------


def copied(root: Path, folder: Path) -> Path:
    """Copy what the tests need."""
    for name in ("src", "tests"):
        shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(root / "pyproject.toml", folder)
    return folder


def verdict(folder: Path, mutant: Mutant, tests: tuple[str, ...]) -> str:
    """Try a mutant in a copy and put the copy right again; the tests of its own chapter alone are quicker."""
    path = folder / mutant.path
    source = path.read_text(encoding="utf-8")
    path.write_text(mutant.applied(source), encoding="utf-8")
    chapter = FIRST.get(path.stem, f"tests/rules/test_{path.stem}.py")
    rounds = [(chapter,), tests] if (folder / chapter).exists() else [tests]
    try:
        return SURVIVED if all(passes(folder, files) for files in rounds) else KILLED
    finally:
        path.write_text(source, encoding="utf-8")


def passes(folder: Path, tests: tuple[str, ...]) -> bool:
    """Tell whether the tests pass in a copy."""
    environment = os.environ | {
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading what these tests do not need takes half the time
    }
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "pytest_timeout"]
    words = [sys.executable, "-c", PYTEST, str(SECONDS), str(MEMORY), *options, *tests]
    try:
        done = subprocess.run(
            words, cwd=folder, env=environment, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def tried(root: Path, sample: list[Mutant], tests: tuple[str, ...]) -> Iterator[tuple[Mutant, str]]:
    """Try mutants side by side, each in a copy of its own; yield them as they are done with."""
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(AT_ONCE) as pool:
        free: SimpleQueue[Path] = SimpleQueue()
        for i in range(AT_ONCE):
            free.put(copied(root, Path(place) / str(i)))
        if sample and not passes(Path(place) / "0", tests):
            raise SystemExit("The tests fail before anything is changed.")

        def one(mutant: Mutant) -> tuple[Mutant, str]:
            folder = free.get()
            try:
                return mutant, verdict(folder, mutant, tests)
            finally:
                free.put(folder)

        for done in as_completed([pool.submit(one, mutant) for mutant in sample]):
            yield done.result()


# Keeping count -----------------------------------------------------------------------------------------


def fingerprint(root: Path) -> str:
    """Return a short name for the core and its tests as they are now."""
    found = hashlib.sha256()
    folders = [root / CORE, root / "tests/rules", root / "tests/core"]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    for path in [*paths, *sorted((root / "tests").glob("*.py"))]:
        if path.name != "mutation.py":
            found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]


def load(kept: Path, sources: str) -> dict[str, str]:
    """Return the verdicts on the same sources so far."""
    found = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    return dict(found["verdicts"]) if found.get("sources") == sources else {}


def main(words: list[str], root: Path = ROOT, kept: Path = KEPT) -> int:
    """Try a sample, tell what survived; return 1 if anything did."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("mutants", type=int)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    everything = of_the_core(root)
    sample = drawn(everything, options.seed)[: options.mutants]
    sources = fingerprint(root)
    verdicts = load(kept, sources)
    verdicts |= {str(m): EQUAL for m in sample if m.equivalent}
    for mutant, word in tried(root, [m for m in sample if str(m) not in verdicts], TESTS):
        verdicts[str(mutant)] = word
        kept.write_text(json.dumps({"sources": sources, "verdicts": verdicts}, indent=1), encoding="utf-8")
        print(f"{word}  {mutant}", flush=True)
    print(*summary([(m, verdicts[str(m)]) for m in sample], len(everything)), sep="\n")
    return 1 if SURVIVED in [verdicts[str(m)] for m in sample] else 0


def summary(sample: list[tuple[Mutant, str]], everything: int) -> list[str]:
    """Return how many of those that make a difference were noticed, and the others line by line."""
    left = [str(mutant) for mutant, word in sample if word == SURVIVED]
    equal = sum(word == EQUAL for _, word in sample)
    asked = len(sample) - equal
    noticed = f"{asked - len(left)} of {asked} mutants were noticed"
    return [f"{noticed}; {equal} more make no difference (of {everything}).", *left]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
