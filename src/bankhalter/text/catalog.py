"""Messages of the .ftl files, without an edition: for the start screen and for errors before a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
SWISS = str.maketrans({"ß": "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›"})


def as_swiss(text: str) -> str:
    """Return German as it is written in Switzerland."""
    return text.translate(SWISS)


@cache
def bundle(language: str, swiss: bool = False) -> FluentBundle:
    """Return all messages of a language: every .ftl file of its folder.

    For a Swiss edition the messages themselves are respelled, so that names put into them stay as they are.
    """
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle(["de-CH" if swiss else language], use_isolating=False)
    folder = resources.files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            text = file.read_text("utf-8")
            found.add_resource(FluentResource(as_swiss(text) if swiss else text))
    return found


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """Return the variables a message uses, with those of the messages it refers to."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    class Reader(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
            self.found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
            self.found |= variables(language, node.id.name)

    reader = Reader()
    if bundle(language).has_message(key):
        reader.visit(bundle(language).get_message(key).value)
    return frozenset(reader.found)


class Plain:
    """Says messages in one language."""

    def __init__(self, language: str, spelling: str = "de") -> None:
        """Choose a language of LANGUAGES (else ValueError); the spelling is the `language` of an edition."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language
        self.swiss = language == "de" and spelling == "de-CH"

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        return bundle(self.language).has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        """Return a message with its variables filled in; an unknown key comes back as it is."""
        return self.format(key, args)

    def format(self, key: str, args: Mapping[str, object]) -> str:
        """Return a message; variables may have any name of Fluent, such as `to-kind`."""
        found = bundle(self.language, self.swiss)
        if not found.has_message(key):
            return key
        pattern = found.get_message(key).value
        return key if pattern is None else str(found.format_pattern(pattern, dict(args))[0])

    def problem(self, word: str, args: Mapping[str, object]) -> str:
        """Return what is wrong with rules, an edition or a record, or a hint; `args` as the error holds them.

        For a BadRecord or a Damage `args` are its `line` and `detail`.
        """
        topics = ("record", "refusal") if "detail" in args else ("problem", "hint")
        found = (f"{topic}-{word}" for topic in topics if self.has(f"{topic}-{word}"))
        return self.format(next(found, word), {name: str(value) for name, value in args.items()})


@cache
def plain(language: str, spelling: str = "de") -> Plain:
    """Return the messages of a language without the words of an edition, in an edition's spelling."""
    return Plain(language, spelling)
