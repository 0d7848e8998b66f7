"""Write web/src/protocol.ts: messages, answers, views and editions of the server as TypeScript.

The file is committed, because the client is built where the server's libraries need not be installed;
tests/web/test_protocol_types.py fails when it is stale. Run: python web/scripts/protocol.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as mi

from bankhalter.core import codes
from bankhalter.edition.values import Edition
from bankhalter.server.protocol import answers
from bankhalter.server.protocol import messages as m

TARGET = Path(__file__).resolve().parent.parent / "src" / "protocol.ts"
HEAD = "// Written by web/scripts/protocol.py from the Python types; do not edit.\n"
ROOTS: dict[str, Any] = {
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
    "Phrases": answers.Phrases,
    "Guest": answers.Guest,
    "Forgotten": answers.Forgotten,
    "Replay": answers.Replay,
    "Standing": answers.Standing,
    "DiceReport": answers.DiceReport,
    "Verdict": answers.Verdict,
}
NUMBERS = {"PROTOCOL": m.PROTOCOL, "CHANCE": codes.CHANCE, "CLOCK": codes.CLOCK, "ANYONE": codes.ANYONE}
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
        return " | ".join(map(spelled, t.types))
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
        mark = "?" if left_out and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)}")
    doc = " ".join((t.cls.__doc__ or "").split())
    return f"/** {doc} */\nexport interface {t.cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


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
            unions.append(f"export type {name} = {spelled(t)}\n")
    numbers = [f"export const {name} = {number}\n" for name, number in NUMBERS.items()]
    return "\n".join([HEAD, *numbers, *found.values(), *unions])


def main() -> int:
    """Write the file, or with --check tell whether it is fresh."""
    if "--check" in sys.argv:
        return 0 if TARGET.read_text("utf-8") == written() else 1
    TARGET.write_text(written(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
