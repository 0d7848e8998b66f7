"""Where results go: every place is checked before the first game, and written whole after the last."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bankhalter.lab.jobs import job_files
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.report.png import png_writer
from bankhalter.lab.statistics.result import Row

FILES = ("out", "json", "csv", "parquet", "report")
FOLDERS = ("svg", "png")
PLACES = (*FILES, *FOLDERS)
PRINTABLE = ("json", "csv")


@dataclass
class Outputs:
    """The places asked for."""

    paths: dict[str, Path] = field(default_factory=dict)
    parquet: Callable[[Iterable[Row]], bytes] | None = None
    png: Callable[[str], bytes] | None = None

    def write(self, name: str, make: Callable[[], bytes]) -> None:
        """Write one result if it was asked for; `-` is the terminal."""
        path = self.paths.get(name)
        if path is None:
            return
        if str(path) == "-":
            sys.stdout.buffer.write(make())
            sys.stdout.flush()
        else:
            job_files.write_whole(path, make())

    def write_results(self, found: Any, rows: Callable[[], Iterable[Row]]) -> None:
        """Write the numbers: JSON, CSV, Parquet."""
        self.write("json", lambda: job_files.as_json_bytes(found))
        self.write("csv", lambda: job_files.as_csv(rows()))
        if self.parquet is not None:
            write = self.parquet
            self.write("parquet", lambda: write(rows()))

    def write_charts(self, charts: Mapping[str, str], standalone: Callable[[str], str]) -> None:
        """Write every chart as a file of its own."""
        for name, svg in charts.items():
            if "svg" in self.paths:
                job_files.write_whole(self.paths["svg"] / f"{name}.svg", standalone(svg).encode())
            if "png" in self.paths and self.png is not None:
                job_files.write_whole(self.paths["png"] / f"{name}.png", self.png(svg))

    @property
    def to_terminal(self) -> bool:
        """Whether a result is printed instead of the table."""
        return any(str(path) == "-" for path in self.paths.values())


def open_outputs(paths: dict[str, Path]) -> Outputs:
    """Check every place, by its name of PLACES, before the work begins."""
    outputs = Outputs(paths)
    places = [str(path.absolute()) for path in paths.values() if str(path) != "-"]
    if len(set(places)) < len(places):
        raise LabError("same-place")
    outputs.parquet = job_files.parquet_writer() if "parquet" in paths else None
    outputs.png = png_writer() if "png" in paths else None
    for name, path in paths.items():
        if name in FILES and (str(path) != "-" or name not in PRINTABLE):
            job_files.check_writable(path)
    for name in FOLDERS:
        if name in paths:
            job_files.check_folder(paths[name])
    return outputs
