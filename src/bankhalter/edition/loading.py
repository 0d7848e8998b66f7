"""Building: a tree without a problem becomes an `Edition`; `load` and `check` go all the way."""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from bankhalter.edition.edition import (
    Amounts,
    BoxPrint,
    Card,
    Deck,
    Edition,
    Forms,
    Group,
    Money,
    Space,
    Term,
    Token,
    Tree,
    Variant,
)
from bankhalter.edition.problems import EditionError, Problem, Report
from bankhalter.edition.relations import check_relations
from bankhalter.edition.schema import check_shape
from bankhalter.edition.status import statuses_of
from bankhalter.edition.toml_files import merged, path_of, read_layers


def load(id_or_path: str | os.PathLike[str]) -> Edition:
    """The built-in edition of this id, or the edition in this file; raises `EditionError`."""
    edition, problems = _load(path_of(id_or_path))
    if edition is None:
        raise EditionError(tuple(problems))
    return edition


def check(path: str | os.PathLike[str]) -> list[Problem]:
    """Every problem of the edition in this file (or of this built-in id)."""
    return _load(path_of(path))[1]


def _load(path: Path) -> tuple[Edition | None, list[Problem]]:
    report = Report()
    layers = read_layers(path, report)
    edition = None if report.problems else judged(layers, report)
    return edition, report.problems


def judged(layers: list[Tree], report: Report) -> Edition | None:
    """The edition these layers make; none if anything is wrong, now or before."""
    tree = merged(layers)
    check_shape(tree, layers, report)
    check_relations(tree, report)
    statuses = statuses_of(layers, tree, report)
    return None if report.problems else _build(tree, statuses)


def _build(tree: Tree, statuses: Mapping[str, str]) -> Edition:
    return Edition(
        **{key: tree[key] for key in ("id", "seed", "language", "name", "blurb", "sources")},
        players=(tree["players"]["min"], tree["players"]["max"]),
        money=Money(**{**tree["money"], "notes": tuple(map(tuple, tree["money"]["notes"]))}),
        amounts=Amounts(**tree["amounts"]),
        speed=tree["dice"]["speed"],
        faces=tuple(tree["dice"]["faces"]),
        variants={k: Variant(**tree["variants"].get(k, {})) for k in tree["variants"]["list"]},
        rules=_frozen(tree["rules"]),
        spaces=tuple(_space(at, tree["spaces"][str(at)]) for at in range(len(tree["spaces"]))),
        groups={k: Group(k, **group) for k, group in tree["groups"].items()},
        decks={k: Deck(k, **tree["decks"][k]) for k in sorted(tree["decks"])},
        cards=tuple(_card(*card) for card in _cards(tree)),
        terms={k: {lang: _term(t) for lang, t in term.items()} for k, term in tree["terms"].items()},
        tokens=tuple(Token(**token) for token in tree["tokens"]),
        digest=_digest(tree),
        statuses=statuses,
        box=BoxPrint(**_frozen(tree.get("box", {}))),
    )


def _frozen(table: Tree) -> Tree:
    return {k: tuple(v) if isinstance(v, list) else v for k, v in table.items()}


def _space(at: int, space: Tree) -> Space:
    forms = {"forms": Forms(**space["forms"])} if "forms" in space else {}
    return Space(at, **_frozen({**space, **forms}))


def _cards(tree: Tree) -> Iterator[tuple[str, str, Tree]]:
    for deck in sorted(tree["cards"]):
        for key, card in tree["cards"][deck].items():
            yield deck, key, card


def _card(deck: str, key: str, card: Tree) -> Card:
    args = {k: v for k, v in card.items() if k not in ("do", "text")}
    return Card(key, deck, card["do"], args, card["text"])


def _term(term: Tree) -> Term:
    return Term(**{"gender": "", "dative_many": term["many"], **term})


def _digest(tree: Tree) -> str:
    """A short name of everything that affects play; names and texts do not."""
    plays: Tree = {k: tree[k] for k in ("players", "amounts", "dice", "variants", "rules")}
    plays["money"] = {k: tree["money"][k] for k in ("grain", "smallest", "start", "notes")}
    plays["spaces"] = {k: _without(space, "name", "forms") for k, space in tree["spaces"].items()}
    plays["cards"] = [[deck, key, _without(card, "text")] for deck, key, card in _cards(tree)]
    canonical = json.dumps(plays, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _without(table: Tree, *names: str) -> Tree:
    return {k: v for k, v in table.items() if k not in names}
