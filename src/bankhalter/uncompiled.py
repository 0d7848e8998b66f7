"""Running the source of an installation whose core is compiled: for comparing the two, and for debuggers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package as source, past the compiled ones that lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of the package is; others are found the usual way."""
        if not name.startswith("bankhalter."):
            return None
        places = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)) for place in path or ())
        return next((found for place in places if (found := place.find_spec(name))), None)


def prefer_source() -> None:
    """From now on import every module of the package as source."""
    sys.meta_path.insert(0, SourceFinder)
