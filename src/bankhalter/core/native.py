"""The few things a compiled core needs, with plain stand-ins so that the same source runs uncompiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    from bankhalter.core import compiled

    if compiled():
        from librt.vecs import vec
        from mypy_extensions import i64, mypyc_attr
    else:
        i64 = int

        class vec:  # noqa: N801 - stands in for librt.vecs.vec
            """`vec[i64](numbers)` is an ordinary list when nothing is compiled."""

            def __class_getitem__(cls, _item):
                return list

        def mypyc_attr(*_names, **_values):
            """Advice to the compiler; nothing to do without one."""
            return lambda cls: cls
