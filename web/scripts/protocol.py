"""Write web/src/protocol.ts: messages, answers, views and editions of the server as TypeScript.

The file is committed, because the client is built where the server's libraries need not be installed;
tests/web/test_protocol_types.py fails when it is stale. Run: python web/scripts/protocol.py
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as mi

from bankhalter.core import codes
from bankhalter.edition.edition import Edition
from bankhalter.game.view import Face
from bankhalter.server.protocol import answers, framing, happened, insight_answers
from bankhalter.server.protocol import messages as m
from bankhalter.switches import BY_THE_BOOK

TARGET = Path(__file__).resolve().parent.parent / "src" / "protocol.ts"
WIDTH = 110  # as in web/.prettierrc.json
HEAD = "// Written by web/scripts/protocol.py from the Python types; do not edit.\n"
ROOTS: dict[str, Any] = {
    "Face": Face,
    "AnyHappened": happened.AnyHappened,
    "AnyCommand": m.AnyCommand,
    "AnyMessage": m.AnyMessage,
    "Options": m.Options,
    "Edition": Edition,
    "ErrorAnswer": answers.ErrorAnswer,
    "EditionSummary": answers.EditionSummary,
    "BotSummary": answers.BotSummary,
    "RoomSummary": answers.RoomSummary,
    "OpenedRoom": answers.OpenedRoom,
    "RoomLink": answers.RoomLink,
    "PositionWish": answers.PositionWish,
    "PositionCheck": answers.PositionCheck,
    "PositionFile": answers.PositionFile,
    "PositionSource": answers.PositionSource,
    "EditionSource": answers.EditionSource,
    "CheckWish": answers.CheckWish,
    "EditionCheck": answers.EditionCheck,
    "FormsWish": answers.FormsWish,
    "FormsGuess": answers.FormsGuess,
    "ConvertWish": answers.ConvertWish,
    "ConvertedEdition": answers.ConvertedEdition,
    "PrintWish": answers.PrintWish,
    "PrintPreview": answers.PrintPreview,
    "ProbeWish": answers.ProbeWish,
    "ProbeState": answers.ProbeState,
    "EditionUpload": answers.EditionUpload,
    "EditionLink": answers.EditionLink,
    "SharedEdition": answers.SharedEdition,
    "EditionComplaint": answers.EditionComplaint,
    "Booklet": answers.Booklet,
    "Phrases": answers.Phrases,
    "Guest": answers.Guest,
    "Forgotten": answers.Forgotten,
    "MyGames": answers.MyGames,
    "HandoverCode": answers.HandoverCode,
    "HandedOver": answers.HandedOver,
    "PushOffer": answers.PushOffer,
    "Replay": answers.Replay,
    "Standing": answers.Standing,
    "AnalysisState": insight_answers.AnalysisState,
    "LiveChances": insight_answers.LiveChances,
    "PuzzleSet": insight_answers.PuzzleSet,
    "PuzzleTask": insight_answers.PuzzleTask,
    "PuzzleJudged": insight_answers.PuzzleJudged,
    "DiceReport": answers.DiceReport,
    "DiceSteps": answers.DiceSteps,
    "Verdict": answers.Verdict,
}
NUMBERS = {
    "PROTOCOL": framing.PROTOCOL,
    "CHANCE": codes.CHANCE,
    "CLOCK": codes.CLOCK,
    "ANYONE": codes.ANYONE,
    "MOST_TRIED": framing.MOST_TRIED,
    "SEATS": framing.SEATS,
    "MOMENT_TAKEN": framing.MOMENT_TAKEN,
}
VALUES: dict[str, dict[str, Any]] = {
    "MOMENTS": framing.MOMENTS,
    # What is meant where an option is left out.
    "OPTIONS": {field.name: field.default for field in msgspec.structs.fields(m.Options)},
}
PLAIN = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}
LISTS = (mi.ListType, mi.VarTupleType, mi.SetType, mi.FrozenSetType)
OBJECTS = (mi.StructType, mi.DataclassType, mi.TypedDictType)
UNIONS: dict[tuple[str, ...], str] = {}  # those that have a name, as soon as they are written


def types_of(t: Any) -> tuple[str, ...]:
    """Return the names of what a union is of."""
    return tuple(map(spelled, t.types))


def spelled(t: Any) -> str:
    """Return a type in the words of TypeScript."""
    if type(t) in PLAIN:
        return PLAIN[type(t)]
    if isinstance(t, mi.LiteralType):
        return " | ".join(f'"{value}"' for value in t.values)
    if isinstance(t, LISTS):
        item = spelled(t.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(t, mi.TupleType):
        return f"[{', '.join(map(spelled, t.item_types))}]"
    if isinstance(t, mi.DictType):
        return f"Record<{spelled(t.key_type)}, {spelled(t.value_type)}>"
    if isinstance(t, mi.UnionType):
        return UNIONS.get(types_of(t)) or " | ".join(map(spelled, t.types))
    if isinstance(t, OBJECTS):
        return str(t.cls.__name__)
    if isinstance(t, mi.Metadata):
        return spelled(t.type)
    return "unknown"


def inner(t: Any) -> list[Any]:
    """Return the types a type is made of."""
    if isinstance(t, OBJECTS):
        return [field.type for field in t.fields]
    if isinstance(t, LISTS):
        return [t.item_type]
    if isinstance(t, mi.TupleType):
        return list(t.item_types)
    if isinstance(t, mi.DictType):
        return [t.key_type, t.value_type]
    if isinstance(t, mi.UnionType):
        return list(t.types)
    return [t.type] if isinstance(t, mi.Metadata) else []


def interface(t: Any) -> str:
    """Return one object as an interface; what the server may leave out is optional."""
    tag = getattr(t, "tag", None)
    lines = [f'  {t.tag_field}: "{tag}"'] if tag is not None else []
    left_out = isinstance(t, mi.TypedDictType) or (
        isinstance(t, mi.StructType) and t.cls.__struct_config__.omit_defaults
    )
    for field in t.fields:
        if t.cls is Edition and field.name in answers.NOT_SENT:
            continue
        mark = "?" if left_out and not field.required else ""
        lines.append(member(f"  {field.encode_name}{mark}:", spelled(field.type)))
    head = f"{comment(t.cls.__doc__ or '')}export interface {t.cls.__name__} {{\n"
    return head + "\n".join(lines) + "\n}\n"


def member(name: str, spelling: str) -> str:
    """Return a field; a choice that is too long stands one by one, as prettier breaks it."""
    if len(name) + 1 + len(spelling) <= WIDTH or "[" in spelling:
        return f"{name} {spelling}"
    return "\n".join([name, *(f"    | {choice}" for choice in spelling.split(" | "))])


def comment(doc: str) -> str:
    """Return a docstring as a comment, in lines as prettier leaves them."""
    text = " ".join(doc.split())
    if len(text) + len("/**  */") <= WIDTH:
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ")
    return "\n".join(["/**", *lines, " */\n"])


def union(name: str, t: Any) -> str:
    """Return a named type; of a long choice each one on a line, as prettier breaks it."""
    line = f"export type {name} = {spelled(t)}\n"
    if not isinstance(t, mi.UnionType) or len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {spelled(part)}" for part in t.types) + "\n"


def collect(t: Any, found: dict[str, str]) -> None:
    """Add the interfaces of a type and of all it is made of, the inner ones first."""
    name = spelled(t) if isinstance(t, OBJECTS) else ""
    if name in found:
        return
    for part in inner(t):
        collect(part, found)
    if name:
        found[name] = interface(t)


def written() -> str:
    """Return the whole file."""
    found: dict[str, str] = {}
    unions = []
    for name, root in ROOTS.items():
        t = mi.type_info(root)
        collect(t, found)
        if not isinstance(t, OBJECTS):
            unions.append(union(name, t))
            if isinstance(t, mi.UnionType):
                UNIONS[types_of(t)] = name
    numbers = "".join(f"export const {name} = {number}\n" for name, number in NUMBERS.items())
    values = "".join(constant(name, value) for name, value in VALUES.items())
    book = ", ".join(f'"{name}"' for name in BY_THE_BOOK)
    lists = (
        f"/** Switches that the books leave to the table. */\nexport const BY_THE_BOOK: string[] = [{book}]\n"
    )
    return "\n".join([HEAD, numbers + values + lists, *found.values(), *unions])


def constant(name: str, value: dict[str, Any]) -> str:
    """Return plain values as an object; what is made anew each time has no place in it."""
    plain = {key: item for key, item in value.items() if isinstance(item, int | str)}
    lines = "".join(f"  {key}: {json.dumps(item)},\n" for key, item in plain.items())
    return f"export const {name} = {{\n{lines}}} as const\n"


def main() -> int:
    """Write the file, or with --check tell whether it is fresh."""
    if "--check" in sys.argv:
        return 0 if TARGET.read_text("utf-8") == written() else 1
    TARGET.write_text(written(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
