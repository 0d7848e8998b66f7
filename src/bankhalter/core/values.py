"""Values: they print, compare, hash, copy and pickle by their fields, in both builds."""

from __future__ import annotations

from bankhalter.core import fields
from bankhalter.core.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Value:
    """Something that is what its fields say. Whoever means this very object writes `is`."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields.given(self) == fields.given(other)

    def __hash__(self) -> int:
        return hash((type(self), fields.given(self)))

    def __repr__(self) -> str:
        return fields.spelled(self)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), fields.given(self)


@mypyc_attr(acyclic=True)
class Mutable:  # noqa: PLW1641 - no hash, as it says
    """Something that changes in place: it compares by what it holds, and has no hash."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields.contents(self) == fields.contents(other)

    def __repr__(self) -> str:
        return fields.spelled(self)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), fields.given(self)
