"""`bankhalter new-edition NAME`: a file to begin an edition with; what it may say stands in comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bankhalter.cli.complaint import Complaint
from bankhalter.cli.files import write
from bankhalter.cli.parser import Given
from bankhalter.edition import Tree, available, load, to_toml
from bankhalter.edition.schema import schema_text
from bankhalter.edition.tree_text import inline
from bankhalter.text import Plain, plain

SCHEMA = "edition.schema.json"  # beside the file, for editors
PARTS = {
    "spaces": "cli-new-edition-spaces",
    "groups": "cli-new-edition-groups",
    "money": "cli-new-edition-money",
    "amounts": "cli-new-edition-amounts",
    "terms": "cli-new-edition-terms",
}
LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def run(args: Given) -> int:
    """Write the file, and beside it what an editor needs to help with it."""
    if args.base not in available():
        raise Complaint("cli-no-base", said=str(args.base)[:60], all=", ".join(available()))
    place = Path(args.out) if args.out else None
    if place and place.exists():
        raise Complaint("cli-file-exists", place=str(place))
    name = place.name if place else "FILE.toml"
    write(place, starter(args.title, load(args.base).tree, name, plain(args.language)))
    if place:
        write(place.with_name(SCHEMA), schema_text())
    return 0


def starter(name: str, base: Tree, file: str, words: Plain) -> str:
    """Return a file that is its base under another name, with everything else in comments."""
    own = {"format": 1, "extends": base["id"], "id": ident(name), "name": {"de": name}}
    say = words.say
    lines = [f"#:schema ./{SCHEMA}", "# " + say("cli-new-edition-head")]
    lines += ["# " + say("cli-new-edition-check", file=file), "", to_toml(own)]
    lines += ["# " + say("cli-new-edition-look")]
    lines += commented({key: base[key] for key in ("language", "look", "tokens")})
    for part, key in PARTS.items():
        lines += ["", "# " + say(key), f"[{part}]", *section(base[part])]
    lines += ["", "# " + say("cli-new-edition-cards")]
    for deck, cards in base["cards"].items():
        lines += ["", f"[cards.{deck}]", *section(cards)]
    return "\n".join(lines) + "\n"


def ident(name: str) -> str:
    """Return an id made of a name."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold().translate(LETTERS)).strip("-")[:40].strip("-") or "own"


def section(table: Tree) -> Iterator[str]:
    """The values of a part, or of each of its entries, on a line of their own."""
    for key, entry in table.items():
        inner = isinstance(entry, dict) and "de" not in entry
        values = {f"{key}.{name}": value for name, value in entry.items()} if inner else {key: entry}
        yield from commented(values)


def commented(values: dict[str, Any]) -> Iterator[str]:
    """Lines that say what they would say without the #."""
    yield from (f"#{key} = {inline(value)}" for key, value in values.items())
