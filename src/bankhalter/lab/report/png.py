"""Charts as PNG (extra `lab`)."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from bankhalter.lab.lab_error import LabError
from bankhalter.lab.report.svg import WIDTH, flat


def png_writer() -> Callable[[str], bytes]:
    """Return what turns a chart into a picture, or say which extra is missing."""
    try:
        resvg = import_module("resvg_py")
    except ImportError as problem:
        raise LabError("extra-missing", extra="lab", option="--png") from problem
    return lambda svg: bytes(resvg.svg_to_bytes(svg_string=flat(svg), width=2 * WIDTH))
