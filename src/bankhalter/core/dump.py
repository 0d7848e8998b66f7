"""Values and states as plain named values, for messages, files and people, and back again.

    {"kind": "paid", "payer": 0, "payee": "bank", "amount": 60, "why": "price"}

A state is written as JSON, one line for each thing it holds, without its tables: these come from the edition
and the agreed rules, and are needed again to read it.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar, cast

from bankhalter.core import names
from bankhalter.core.actions import Offer
from bankhalter.core.codes import BANK
from bankhalter.core.decisions import Decision
from bankhalter.core.events import Event
from bankhalter.core.fields import PARTY, SEAT, contents, fields, filled, meaning
from bankhalter.core.state import Claim, Pile, Seat, State
from bankhalter.core.tables import Tables

V = TypeVar("V")

WORDS: Final[dict[Any, tuple[str, ...]]] = {
    Event: names.EVENTS,
    Decision: names.FRAMES,
}  # of the kinds that are classes
LISTED: Final[dict[str, Any]] = {
    "seats": Seat,
    "piles": Pile,
    "claims": Claim,
    "offers": Offer,
    "agenda": Decision,
}
# What a state's text leaves out.
DERIVED: Final = ("tables", "ground", "beneath", "top", "deeds_of", "groups_of", "mortgaged")
LATER: Final = ("turn_waits",)  # what texts of earlier versions do not have


# Values ------------------------------------------------------------------------------------------------


def kinds(base: Any) -> dict[str, Any]:
    """Return the classes of events or of decisions by their words, in the order of `codes.py`."""
    classes = {cls(*[0] * len(fields(cls))).kind: cls for cls in base.__subclasses__()}
    return {word: classes[kind] for kind, word in enumerate(WORDS[base])}


KINDS: Final = {base: kinds(base) for base in WORDS}
NAMES: Final = {cls: word for named in KINDS.values() for word, cls in named.items()}


def as_values(value: Any) -> dict[str, Any]:
    """Return the fields of a value by name, with words for what has words, and bits for masks."""
    told = {name: plain(name, getattr(value, name)) for name in fields(type(value))}
    word = NAMES.get(type(value))
    return {"kind": word, **told} if word else told


def about(event: Event) -> int:
    """Return whom an event is about: who is named first, or the bank if that is nobody."""
    name = next(iter(fields(type(event))), "")
    return int(getattr(event, name)) if meaning(name) in (SEAT, PARTY) else BANK


def from_values(base: type[V], told: dict[str, Any]) -> V:
    """Return the value that was told, of this class or of the kind it names; ValueError if it is none."""
    given = dict(told)
    cls: Any = KINDS[base].get(given.pop("kind", "")) if base in KINDS else base
    if cls is None or set(given) != set(fields(cls)):
        raise ValueError(f"no {base.__name__}: {told}")
    return cast(V, cls(**{name: unplain(name, what) for name, what in given.items()}))


def plain(name: str, what: Any) -> Any:
    """Return one field as JSON has it."""
    return meaning(name).plain(what) if isinstance(what, int) else list(what)


def unplain(name: str, told: Any) -> Any:
    """Return one field as the value has it."""
    if isinstance(told, list) and not meaning(name).is_mask:
        return tuple(told)
    return meaning(name).number(told)


# States ------------------------------------------------------------------------------------------------


def write(st: State) -> str:
    """Return everything a state holds as text that `read` understands."""
    held = told_of(st)
    told = {name: [as_values(v) for v in what] if name in LISTED else what for name, what in held.items()}
    lines = [f" {json.dumps(name)}: {json.dumps(what)}" for name, what in told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def told_of(st: State) -> dict[str, Any]:
    """Return what a state's text holds, by name."""
    held = {name: what for name, what in contents(st).items() if name not in DERIVED}
    return {**held, "agenda": st.agenda}


def read(text: str, tables: Tables) -> State:
    """Return the state that was written, at a table of the same board and rules; ValueError if it is none."""
    held = {name: listed(name, what) for name, what in json.loads(text).items()}
    fresh = (tables, len(held.get("seats", ())), None)
    wrong = set(held) ^ set(told_of(State(*fresh))) - (set(LATER) - set(held))
    if wrong:
        raise ValueError(f"no state: {', '.join(sorted(wrong))}")
    st = cast(State, filled(State, fresh, held))
    st.work_out_masks()
    return st


def listed(name: str, what: Any) -> Any:
    """Return a list of values where the state has one, anything else as it is."""
    return [from_values(LISTED[name], told) for told in what] if name in LISTED else what
