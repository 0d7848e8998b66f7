"""Building: a tree without a problem becomes an `Edition`; `load` and `check` go all the way."""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from functools import lru_cache

from bankhalter.edition.edition import (
    Amounts,
    BoardLook,
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
from bankhalter.edition.layers import completed, content, merged, stand_alone
from bankhalter.edition.problems import EditionError, Problem, Report
from bankhalter.edition.relations import check_relations, figure_id
from bankhalter.edition.schema import check_shape
from bankhalter.edition.status import statuses_of
from bankhalter.edition.toml_files import available, drawings, layers_of, path_of, read_layers
from bankhalter.edition.tree_text import MAX_BYTES, WHOLE, canonical, hash_of, parse_json


def load(id_or_path: str | os.PathLike[str]) -> Edition:
    """The built-in edition of this id, the one in this file, or a `packed` one; raises `EditionError`."""
    return _sound(*_load(id_or_path))


def check(id_or_path: str | os.PathLike[str]) -> list[Problem]:
    """Every problem of the edition in this file (or of this built-in id)."""
    return _load(id_or_path)[1]


def from_tree(tree: object) -> Edition:
    """The edition that this tree is; it can extend only built-in ones. Raises `EditionError`."""
    return _sound(*_from_tree(tree))


def check_tree(tree: object) -> list[Problem]:
    """Every problem of a tree, the same as those of the file in which it is written."""
    return _from_tree(tree)[1]


def merged_tree(tree: Tree) -> Tree:
    """A tree over those it extends, with whatever is wrong in it."""
    return merged(layers_of(tree, Report()))


def whole(edition: Edition) -> Tree:
    """The tree of an edition that is the same edition whatever becomes of its base."""
    return stand_alone(edition.tree, edition.base)


def reference(edition: Edition) -> str:
    """How records and jobs name an edition: a built-in one by its id, any other as `id@hash`."""
    known = edition.id in available() and edition.hash == _hash_of_built_in(edition.id)
    return edition.id if known else f"{edition.id}@{edition.hash}"


def packed(edition: Edition) -> str:
    """One line from which `load` gives this edition anywhere: an id, or the whole edition as JSON."""
    name = reference(edition)
    return canonical(whole(edition)).decode() if "@" in name else name


@lru_cache
def _hash_of_built_in(name: str) -> str:
    return load(name).hash


def _sound(edition: Edition | None, problems: list[Problem]) -> Edition:
    if edition is None:
        raise EditionError(tuple(problems))
    return edition


def _load(id_or_path: str | os.PathLike[str]) -> tuple[Edition | None, list[Problem]]:
    report = Report()
    if isinstance(id_or_path, str) and id_or_path.startswith("{"):
        tree = parse_json(id_or_path, WHOLE, report)
        return (None, report.problems) if report.problems else _from_tree(tree)
    layers = read_layers(path_of(id_or_path), report)
    return (None if report.problems else judged(layers, report)), report.problems


def _from_tree(tree: object) -> tuple[Edition | None, list[Problem]]:
    report = Report()
    layers = layers_of(tree, report)
    return (None if report.problems else judged(layers, report)), report.problems


def judged(layers: list[Tree], report: Report) -> Edition | None:
    """The edition these layers make; none if anything is wrong, now or before."""
    tree = merged(layers)
    check_shape(tree, layers, report)
    check_relations(tree, report)
    statuses = statuses_of(layers, tree, report)
    if not report.problems and len(canonical(content(tree))) > MAX_BYTES:
        report.add(WHOLE, "too-large", limit=MAX_BYTES)
    return None if report.problems else _build(content(tree), _base(layers), statuses)


def _base(layers: list[Tree]) -> str:
    """The nearest built-in edition below the last layer."""
    return next((layer["id"] for layer in reversed(layers[:-1]) if layer.get("id") in available()), "")


def _build(content: Tree, base: str, statuses: Mapping[str, str]) -> Edition:
    tree = completed(content)
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
        tokens=tuple(_token(token) for token in tree["tokens"]),
        look=BoardLook(**_frozen(tree.get("look", {}))),
        base=base,
        hash=hash_of(content),
        digest=_digest(tree),
        statuses=statuses,
        tree=content,
        box=BoxPrint(**_frozen(tree.get("box", {}))),
    )


def _token(token: Tree) -> Token:
    """A token; without a name it is called as it looks."""
    looks = token.get("emoji") or token.get("initials") or ""
    usual = drawings()[token["drawn"]] if "drawn" in token else {"de": looks, "en": looks}
    return Token(**{"name": usual, **token, "id": figure_id(token)})


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
    plays["spaces"] = {k: _without(space, "name", "short", "forms") for k, space in tree["spaces"].items()}
    plays["cards"] = [[deck, key, _without(card, "text")] for deck, key, card in _cards(tree)]
    canonical = json.dumps(plays, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _without(table: Tree, *names: str) -> Tree:
    return {k: v for k, v in table.items() if k not in names}
