"""Messages of the .ftl files, without an edition: for the start screen and for errors before a game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("de", "en")
SWISS = str.maketrans({"ß": "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›"})
# A message with its key; it goes on until a line begins with another one or a comment.
ENTRY = re.compile(r"^(?P<key>[a-zA-Z][\w-]*) *=.*(?:\n(?![#a-zA-Z]).*)*", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


def as_swiss(text: str) -> str:
    """Return German as it is written in Switzerland."""
    return text.translate(SWISS)


class Messages:
    """All messages of a language: every .ftl file of its folder.

    Each is parsed when it is first wanted, since parsing all of them takes longer than most commands.
    For a Swiss edition the messages themselves are respelled, so that names put into them stay as they are.
    """

    def __init__(self, language: str, swiss: bool) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle(["de-CH" if swiss else language], use_isolating=False)
        self.sources: dict[str, str] = {}
        folder = resources.files(__package__) / language
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                text = file.read_text("utf-8")
                found = ENTRY.finditer(as_swiss(text) if swiss else text)
                self.sources.update((entry["key"], entry[0]) for entry in found)

    def __contains__(self, key: str) -> bool:
        return key in self.sources

    def pattern(self, key: str) -> Pattern | None:
        """Return a message ready to be filled in, if there is one of this key."""
        self._parse(key)
        return self.bundle.get_message(key).value if key in self else None

    def _parse(self, key: str) -> None:
        """Parse a message and those it refers to."""
        from fluent.runtime import FluentResource

        if key in self and not self.bundle.has_message(key):
            self.bundle.add_resource(FluentResource(self.sources[key]))
            for other in REFERENCE.findall(self.sources[key]):
                self._parse(other)


@cache
def messages_of(language: str, swiss: bool) -> Messages:
    """Return the messages of a language, in Swiss spelling where wanted."""
    return Messages(language, swiss)


@cache
def variables(messages: Messages, key: str) -> frozenset[str]:
    """Return the variables a message uses, with those of the messages it refers to."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    class Reader(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
            self.found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
            self.found |= variables(messages, node.id.name)

    reader = Reader()
    reader.visit(messages.pattern(key))
    return frozenset(reader.found)


class Plain:
    """Says messages in one language."""

    def __init__(self, language: str, spelling: str = "de") -> None:
        """Choose a language of LANGUAGES (else ValueError); the spelling is the `language` of an edition."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language
        self.swiss = language == "de" and spelling == "de-CH"

    @property
    def messages(self) -> Messages:
        """All messages in this language and spelling, read when the first is said."""
        return messages_of(self.language, self.swiss)

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        return key in self.messages

    def say(self, key: str, /, **args: object) -> str:
        """Return a message with its variables filled in; an unknown key comes back as it is."""
        return self.format(key, args)

    def format(self, key: str, args: Mapping[str, object]) -> str:
        """Return a message; variables may have any name of Fluent, such as `to-kind`."""
        pattern = self.messages.pattern(key)
        return key if pattern is None else str(self.messages.bundle.format_pattern(pattern, dict(args))[0])

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
