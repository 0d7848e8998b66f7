"""A file imports only from the layers below it; the rules live in core/rules and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from bankhalter.cli.command_table import COMMANDS
from bankhalter.core.rules import CHAPTERS

ROOT = Path(__file__).resolve().parent.parent / "src" / "bankhalter"
# From the bottom up; a module may import modules of earlier lines, and siblings in its own package.
LAYERS = [
    ["edition", "atomic_files", "process_limits", "uncompiled", "compiled_aside"],
    ["artwork", "switches"],
    ["core"],  # the package itself; its rooms follow
    ["core.native", "core.bits", "core.codes", "core.names"],
    ["core.fields"],
    ["core.values"],
    ["core.actions", "core.tables", "core.decisions", "core.events"],
    ["core.state"],
    ["core.ledger", "core.digest", "core.dump"],
    ["core.rules"],
    ["core.flatten"],
    ["core.engine"],
    ["core.legal", "core.odds"],
    ["bots.api", "bots.ladder", "bots.registry", "bots.visibility"],
    ["bots.thinking.landing", "bots.thinking.valuation", "bots.thinking.features", "bots.thinking.value"],
    ["game"],  # the package itself; its rooms follow
    ["game.driver"],
    [
        "game.notation",
        "game.chance",
        "game.real_dice",
        "game.figures",
        "game.record",
        "game.question",
        "game.view",
    ],
    ["game.game_setup", "game.drawing"],
    ["game.position"],
    ["game.game"],
    ["game.journal", "game.correction", "game.quiet_moment"],
    ["game.edition_links"],
    ["game.table"],
    ["bots"],
    ["analysis"],
    ["text"],
    ["printing"],
    ["odds"],
    ["envs"],
    ["lab"],
    ["server"],
    ["terminal"],
    ["server.admin"],
    ["cli", "__main__"],
]
# Inside the packages: every module stands in exactly one stratum, and imports none of its own or above.
STRATA: dict[str, list[list[str]]] = {
    "edition": [
        ["edition", "problems", "colours"],
        ["shapes", "tree_text", "grammar"],
        ["layers", "toml_files"],
        ["relations", "schema", "status"],
        ["loading", "hints"],
        ["fixes"],
    ],
    "artwork": [
        ["svg_elements", "lettering"],
        ["board_plan", "patterns", "looks"],
        ["board_drawing"],
    ],
    "bots": [
        ["api", "ladder", "visibility"],
        ["registry", "sandbox", "explanations"],
        ["thinking.landing"],
        ["thinking.valuation"],
        ["thinking.features", "thinking.what_if"],
        ["thinking.value"],
        ["thinking.deals", "players.simple"],
        ["external", "players.sensible"],
        [
            "players.builder",
            "players.cautious",
            "players.fixed_policy",
            "players.negotiator",
            "players.random_bot",
        ],
        ["thinking.list_prices"],
        ["thinking.appraisal", "thinking.customers"],
        ["players.trader_1", "players.strategist_1"],
        [
            "thinking.bargaining",
            "thinking.rollout",
            "population.member",
            "players.strategist",
            "players.trader",
        ],
        ["players.champion_1", "population.families", "population.sets"],
        ["players.champion"],
    ],
    "game": [
        ["driver", "chance", "figures", "notation", "question", "real_dice", "record"],
        ["game_setup", "view", "drawing"],
        ["position"],
        ["game"],
        ["journal", "correction", "quiet_moment"],
        ["table", "edition_links"],
    ],
    "analysis": [
        ["dice_luck", "foresight"],
        ["choices", "course", "reasons"],
        ["outlook"],
        ["weighing"],
        ["advice", "deal_effect", "key_moments"],
        ["game_analysis", "puzzles"],
        ["puzzle_search"],
    ],
    "text": [
        ["articles", "catalog", "narration", "places", "situations", "table_work", "wrapping"],
        ["questions"],
        ["speaker"],
        ["bot_words", "insight_words", "overview", "phrases.fuzzy"],
        ["puzzle_words"],
        ["booklet.contents", "booklet.facts", "booklet.links", "booklet.question_words"],
        ["booklet.book_tables"],
        ["booklet.book"],
        ["booklet.ask"],
        ["booklet.render"],
        ["phrases.action_reader", "phrases.vocabulary"],
        ["phrases.menu", "phrases.offers"],
    ],
    "printing": [
        ["print_settings", "pages", "pdf_process"],
        ["print_job", "imposition", "pdf_worker"],
        ["board_sheets", "booklet_sheets", "deed_sheets", "figure_sheets", "note_sheets", "test_page"],
        ["card_sheets"],
        ["sheets"],
    ],
    "envs": [
        ["tokens", "draft", "holdings"],
        ["lane", "labels", "registration"],
        ["legal_tokens", "observation"],
        ["next_question"],
        ["rewards"],
        ["batch"],
        ["env_setting"],
        ["arrays", "board_text"],
        ["episodes"],
        ["bankhalter_v0", "learner_env", "openspiel_game"],
    ],
    "odds": [["lone_token"], ["markov_chain"], ["exact", "token_walk"], ["odds_report"]],
    "lab": [
        ["lab_error", "statistics.counts", "statistics.intervals"],
        ["statistics.tally"],
        ["jobs.progress", "jobs.job"],
        ["jobs.executors"],
        ["jobs.cluster", "jobs.runner"],
        ["statistics.result"],
        ["jobs.job_files"],
        ["report.format", "report.rendering"],
        ["report.svg", "report.text_table"],
        ["report.charts", "report.png", "comparison"],
        ["report.outputs", "report.page"],
        ["report.analysis_page"],
        ["series"],
        ["probe.trial_games", "probe.changes"],
        ["probe.effects"],
        ["probe.balance"],
        ["probe.probe_report", "probe.probe_process", "probe.probe_worker"],
        ["training.samples", "training.boosting"],
        ["training.judging"],
        ["training.training"],
        ["tournament.ratings", "tournament.games"],
        ["tournament.bot_host", "tournament.tournament"],
        ["tournament.tournament_report"],
        ["bench.loops"],
        ["bench.measurements"],
        ["bench.bench", "bench.instructions"],
    ],
    "server": [
        [
            "protocol.framing",
            "fairness.dice",
            "metrics",
            "steady_clock",
            "admin.operator_error",
            "http.fallback_page",
            "http.security",
            "http.compression",
            "room.bot_personas",
            "room.neutral_edition",
            "storage.database_tables",
            "storage.leases",
        ],
        [
            "protocol.corrections",
            "protocol.entrance",
            "protocol.happened",
            "protocol.queries",
            "protocol.replies",
            "protocol.room_parts",
        ],
        ["protocol.messages"],
        ["storage.entries", "room.word_cache"],
        ["protocol.answers", "protocol.insight_answers", "room.door", "room.match"],
        ["room.seating", "storage.chain"],
        ["storage.renewal"],
        [
            "storage.store",
            "room.change",
            "room.error_text",
            "room.offer_memory",
            "room.laid_position",
            "room.luck_draw",
            "room.outcome",
            "room.proposals",
            "room.typed_past",
        ],
        ["room.room"],
        ["room.correcting", "room.drawing_luck", "room.seat_codes"],
        [
            "live.ownership",
            "storage.witness",
            "storage.bans",
            "storage.edition_shelf",
            "storage.game_results",
            "storage.handovers",
            "storage.subscriptions",
            "push.encryption",
            "push.endpoints",
            "storage.probe_results",
            "storage.person_lines",
            "storage.retention",
            "http.websocket_protocol",
        ],
        [
            "room.commands",
            "room.reckoning",
            "room.lobby_line",
            "room.rematch_entries",
            "schedule.proxies",
            "http.websocket_choice",
            "admin.personal_data",
            "admin.log_check",
            "admin.edition_admin",
            "admin.seat_holders",
            "http.http_protocol",
        ],
        ["schedule.timers", "schedule.probe_jobs", "schedule.analysis_jobs", "schedule.analysis_worker"],
        ["schedule.thinking_turns", "admin.room_admin"],
        ["admin.report_admin"],
        [
            "room.coaching",
            "room.outlooks",
            "room.reach",
            "room.preview",
            "room.word_list",
            "schedule.auto_answers",
        ],
        ["room.views"],
        ["room.room_narration", "room.typed_lines", "schedule.bot_workers"],
        ["live.live_room", "live.room_reader", "fairness.proof", "push.sender"],
        ["live.broadcast", "schedule.scheduler", "fairness.throws", "push.reminders"],
        ["live.presence"],
        ["live.hub"],
        ["live.rematch"],
        ["http.context", "http.websocket"],
        [
            "http.booklet_routes",
            "http.edition_routes",
            "http.workshop_routes",
            "http.guests",
            "http.lobby",
            "http.my_games",
            "http.push_routes",
            "http.operations",
            "http.records",
            "http.static_files",
            "http.websocket_entry",
        ],
        ["http.analysis_routes", "http.position_routes", "http.print_routes", "http.probe_routes"],
        ["http.outlook_routes", "http.puzzle_routes"],
        ["http.app"],
        ["admin.serve"],
        ["admin.preflight"],
    ],
    "terminal": [["console"], ["offer_dialogue", "table_views", "start"], ["session"]],
    "cli": [
        ["complaint"],
        ["files", "kinds"],
        ["command_table"],
        ["errors", "help"],
        ["parser"],
        [f"commands.{name.replace('-', '_')}" for name in COMMANDS if name != "compare"],
        ["commands.compare"],  # two simulations
    ],
}
ALLOWED_OUTSIDE = {"core": {"__future__", "typing", "hashlib", "collections", "inspect"}}


def level(module: str) -> int:
    """Return a module's layer: the longest name of the table that it begins with."""
    names = [(name, i) for i, names in enumerate(LAYERS) for name in names]
    fitting = [(len(n), i) for n, i in names if module == n or module.startswith(n + ".")]
    assert fitting, f"{module} has no layer"
    return max(fitting)[1]


def modules() -> list[str]:
    """Every module of the package."""
    paths = [p.relative_to(ROOT).with_suffix("") for p in ROOT.rglob("*.py")]
    names = [".".join(p.parts).removesuffix(".__init__") for p in paths]
    return sorted(n for n in names if n not in ("__init__", ""))


def path_of(module: str) -> Path:
    """Return a module's file."""
    path = ROOT.joinpath(*module.split("."))
    return path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"


def running(tree: ast.Module) -> Iterator[ast.AST]:
    """Return every node but those that only a type checker reads."""
    typing_only = [n for n in tree.body if isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING"]
    for statement in tree.body:
        if statement not in typing_only:
            yield from ast.walk(statement)


def imports(module: str) -> set[str]:
    """Return what a module imports from the package, at once or later, as module names."""
    found = set()
    for node in running(ast.parse(path_of(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bankhalter"):
            base = (node.module or "").removeprefix("bankhalter").removeprefix(".")
            for alias in node.names:
                full = f"{base}.{alias.name}".strip(".")
                found.add(full if path_of(full).exists() else base)
    return found - {""}


def head(module: str) -> str:
    """Return the top-level name of a module."""
    return module.partition(".")[0]


def package(module: str) -> str:
    """Return the package a module lives in."""
    return module.rpartition(".")[0]


@pytest.mark.parametrize("module", modules())
def test_imports_only_from_below(module: str) -> None:
    for other in imports(module):
        if head(other) == head(module) != "core":
            continue
        same = level(other) == level(module) and package(other) == package(module)
        assert same or level(other) < level(module), other


def stratum(module: str) -> int:
    """Return where a module stands in its package, packages at the bottom; it must stand somewhere once."""
    if is_package(module):
        return -1
    inner = module.partition(".")[2]
    found = [i for i, names in enumerate(STRATA[head(module)]) if inner in names]
    assert len(found) == 1, f"{module} stands in {len(found)} strata"
    return found[0]


def is_package(module: str) -> bool:
    """Tell whether a module is the face of a package: that is built of what lies inside."""
    return path_of(module).name == "__init__.py"


@pytest.mark.parametrize("module", [m for m in modules() if head(m) in STRATA and not is_package(m)])
def test_inside_a_package_too_imports_come_only_from_below(module: str) -> None:
    inside = [other for other in imports(module) if head(other) == head(module) and other != module]
    assert [other for other in inside if stratum(other) >= stratum(module)] == []


def test_the_strata_name_no_module_that_is_gone() -> None:
    named = {f"{name}.{inner}" for name, strata in STRATA.items() for inners in strata for inner in inners}
    assert named <= set(modules())


def test_no_import_goes_in_a_circle() -> None:
    graph = {module: imports(module) - {module} for module in modules()}
    assert list(TopologicalSorter(graph).static_order())


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_chapters_import_only_chapters_before_them(chapter: str) -> None:
    names = {m.rpartition(".")[2] for m in imports(f"core.rules.{chapter}") if m.startswith("core.rules.")}
    assert names <= set(CHAPTERS[: CHAPTERS.index(chapter)])


def test_every_chapter_is_listed() -> None:
    assert sorted(CHAPTERS) == sorted(
        p.stem for p in (ROOT / "core/rules").glob("*.py") if p.stem != "__init__"
    )


@pytest.mark.parametrize("module", [m for m in modules() if m.startswith("core.")])
def test_the_core_needs_nothing_from_outside(module: str) -> None:
    for node in ast.walk(ast.parse(path_of(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and module != "core.native":
            head = node.module.split(".")[0]
            assert head == "bankhalter" or head in ALLOWED_OUTSIDE["core"], node.module


def test_no_edition_is_asked_for_by_name() -> None:
    """Edition differences are data or a switch."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                values = [c.value for c in [node.left, *node.comparators] if isinstance(c, ast.Constant)]
                assert not {"schalke", "azeroth", "warendorf", "deluxe-ch"} & set(map(str, values)), path


# Who writes a state ------------------------------------------------------------------------------------

WRITERS = {"core.ledger", "core.state"}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def fields_of_a_state() -> set[str]:
    """Every attribute of State, Seat and Pile, as their own file assigns them."""
    tree = ast.parse(path_of("core.state").read_text(encoding="utf-8"))
    classes = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name in ("State", "Seat", "Pile")]
    assert len(classes) == 3
    return {"agenda"} | {  # which is not an attribute, but can be set like one
        node.attr
        for cls in classes
        for node in ast.walk(cls)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }


def written_by(node: ast.AST) -> list[ast.expr]:
    """Return what a statement or a call changes: targets of an assignment, or the list it is called on."""
    if isinstance(node, ast.Assign):
        return [part for t in node.targets for part in (t.elts if isinstance(t, ast.Tuple) else [t])]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    if isinstance(node, ast.Delete):
        return node.targets
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        return [ast.Subscript(node.func.value)]
    return []


def writes(source: str) -> list[str]:
    """Return where a module writes to a field of a state, one of its elements, or a local name for one."""
    fields, found = fields_of_a_state(), []
    tree = ast.parse(source)
    for function in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
        nodes = list(ast.walk(function))
        named = {
            n.targets[0].id
            for n in nodes
            if isinstance(n, ast.Assign)
            and isinstance(n.targets[0], ast.Name)
            and isinstance(n.value, ast.Attribute)
            and n.value.attr in fields
        }
        for target in [t for n in nodes for t in written_by(n)]:
            inner, element = target, False
            while isinstance(inner, ast.Subscript):
                inner, element = inner.value, True
            own = isinstance(inner, ast.Attribute) and ast.unparse(inner.value) in ("self", "t")
            if isinstance(inner, ast.Attribute) and inner.attr in fields and not own:
                found.append(f"{function.name}: {ast.unparse(inner)}")
            if element and isinstance(inner, ast.Name) and inner.id in named:
                found.append(f"{function.name}: {inner.id}")
    return found


# What else has a field of such a name, by module: counts of a series, connections, caches, goods of an offer.
NOT_A_STATE = {
    "lab.statistics.counts": {"self.counts.hotels", "self.counts.houses", "c.whole"},
    "server.live.broadcast": {"connection.seats"},
    "server.live.presence": {"connection.seats"},
    "server.room.room": {"place.face"},
    "server.room.views": {"room.seats", "room.piles"},
    "text.phrases.offers": {"goods.cash"},
}


@pytest.mark.parametrize("module", [m for m in modules() if m not in WRITERS])
def test_only_ledger_and_state_write_a_state(module: str) -> None:
    """Frames and actions have such fields too, but set them on themselves; flatten fills the tables `t`."""
    found = [place.partition(": ")[2] for place in writes(path_of(module).read_text(encoding="utf-8"))]
    assert set(found) == NOT_A_STATE.get(module, set())


@pytest.mark.parametrize(
    "line",
    [
        "st.turns += 1",
        "led.state.seats[seat].cash = 3",
        "st.owner[deed] = seat",
        "st.claims.clear()",
        "st.die1, st.die2 = 1, 2",
        "agenda = st.agenda; agenda[0] = frame",
        "agenda = st.agenda; agenda.pop()",
        "del st.offers[0]",
    ],
)
def test_a_write_beside_the_ledger_is_seen(line: str) -> None:
    assert writes(f"def chapter(led, st, seat, deed, frame):\n    {line}\n")
