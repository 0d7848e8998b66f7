"""The JSON Schema for editors: written from the shapes, true of the editions, and not of mistakes."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from bankhalter.edition import available, load, to_toml
from bankhalter.edition.schema import json_schema, schema_text
from bankhalter.edition.toml_files import path_of

FILE = Path(__file__).parents[2] / "docs" / "edition.schema.json"
KINDS = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}


def fits(schema, value):
    """Whether a value is as a schema says, for the words that ours uses."""
    unknown = schema.keys() - KNOWN.keys() - {"$schema", "title", "description", "properties", "examples"}
    assert not unknown, unknown
    return all(KNOWN[word](schema, value) for word in schema if word in KNOWN)


def fits_kind(schema, value):
    return isinstance(value, KINDS[schema["type"]]) and isinstance(value, bool) == (
        schema["type"] == "boolean"
    )


def fits_entries(schema, value):
    if not isinstance(value, dict):
        return True
    named, other = schema.get("properties", {}), schema["additionalProperties"]
    rest = [one for key, one in value.items() if key not in named]
    inner = all(fits(named[key], one) for key, one in value.items() if key in named)
    return inner and (all(fits(other, one) for one in rest) if other else not rest)


KNOWN = {
    "type": fits_kind,
    "additionalProperties": fits_entries,
    "required": lambda schema, value: all(key in value for key in schema["required"]),
    "anyOf": lambda schema, value: any(fits(one, value) for one in schema["anyOf"]),
    "enum": lambda schema, value: value in schema["enum"],
    "const": lambda schema, value: value == schema["const"] and type(value) is type(schema["const"]),
    "items": lambda schema, value: all(fits(schema["items"], one) for one in value),
    "pattern": lambda schema, value: re.search(schema["pattern"], value) is not None,
    "minimum": lambda schema, value: value >= schema["minimum"],
    "maximum": lambda schema, value: value <= schema["maximum"],
    "minLength": lambda schema, value: len(value) >= schema["minLength"],
    "maxLength": lambda schema, value: len(value) <= schema["maxLength"],
    "minItems": lambda schema, value: len(value) >= schema["minItems"],
    "maxItems": lambda schema, value: len(value) <= schema["maxItems"],
}


def test_the_file_is_what_the_shapes_say():
    assert FILE.read_text(encoding="utf-8") == schema_text(), "run python docs/edition_schema.py"
    assert json.loads(schema_text()) == json_schema()


@pytest.mark.parametrize("name", available())
def test_the_editions_fit(name):
    assert fits(json_schema(), tomllib.loads(path_of(name).read_text(encoding="utf-8")))
    assert fits(json_schema(), tomllib.loads(to_toml(load(name).tree)))


@pytest.mark.parametrize(
    "more",
    [
        {"spaces": {"1": {"name": {"de": "Hof"}}, "2": False}},
        {"cards": {"a": {"jail": False, "new": {"do": "pay", "amount": 5, "text": {"de": "{amount}"}}}}},
        {"tokens": [{"emoji": "🐸"}, {"initials": "ÄB"}, {"drawn": "standard-tram"}]},
        {"variants": {"list": ["normal"], "blitz": {"deal": 2}}},
        {"look": {"palette": "azeroth"}, "fresh": ["cards"], "status": {"*": "ours"}},
    ],
    ids=str,
)
def test_own_files_fit(more):
    assert fits(json_schema(), {"format": 1, "id": "mine", "extends": "standard", **more})


@pytest.mark.parametrize(
    "more",
    [
        {"id": "Großes Haus"},
        {"colour": 1},
        {"spaces": {"1": {"price": "60"}}},
        {"spaces": {"1": {"kind": "casino"}}},
        {"cards": {"a": {"new": {"do": "teleport"}}}},
        {"groups": {"red": {"colour": "red"}}},
        {"rules": {"tie_break": "dice"}},
        {"money": {"pattern": {"de": "M"}}},
        {"look": {"palette": "url(x)"}},
        {"name": {"de": "x" * 61}},
    ],
    ids=str,
)
def test_mistakes_do_not_fit(more):
    assert not fits(json_schema(), {"format": 1, "id": "mine", **more})
