"""The few things a compiled core needs, with plain stand-ins so that the same source runs uncompiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    from bankhalter.core import compiled

    if compiled():
        from librt.vecs import vec
        from mypy_extensions import i32, i64, mypyc_attr, u8
    else:
        from array import array
        from functools import partial

        i64 = int

        def i32(number):
            """A number of 32 bits; nothing to do without a compiler."""
            return number

        def u8(number):
            """A number of 8 bits; nothing to do without a compiler."""
            return number

        BUFFERS = {i32: "i", u8: "B", float: "d"}

        class vec:  # noqa: N801 - stands in for librt.vecs.vec
            """`vec[i64](numbers)` is an ordinary list when nothing is compiled, others are buffers."""

            def __class_getitem__(cls, item):
                return partial(array, BUFFERS[item]) if item in BUFFERS else list

        def mypyc_attr(*_names, **_values):
            """Advice to the compiler; nothing to do without one."""
            return lambda cls: cls
