"""Network namespaces with a cable to this machine that can be pulled."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator


def ip(*words: str) -> bool:
    """Run a command of `ip`; tell whether it worked."""
    return subprocess.run(["ip", *words], check=False, capture_output=True).returncode == 0


class Cable:
    """A namespace and its cable: `here` is our end, `there` the other."""

    def __init__(self, number: int) -> None:
        self.name = f"bh{os.getpid()}n{number}"
        self.near = f"bh{os.getpid() % 100_000}v{number}"
        net = f"10.231.{os.getpid() % 250}"
        self.here, self.there = f"{net}.{4 * number + 1}", f"{net}.{4 * number + 2}"

    def lay(self) -> bool:
        """Make both ends; tell whether that is possible here."""
        inside = ("-n", self.name)
        return (
            ip("netns", "add", self.name)
            and ip("link", "add", self.near, "type", "veth", "peer", "name", "far", "netns", self.name)
            and ip("addr", "add", f"{self.here}/30", "dev", self.near)
            and ip("link", "set", self.near, "up")
            and ip(*inside, "addr", "add", f"{self.there}/30", "dev", "far")
            and ip(*inside, "link", "set", "far", "up")
            and ip(*inside, "link", "set", "lo", "up")
        )

    def pull(self) -> None:
        """Let nothing through any more."""
        assert ip("link", "set", self.near, "down")

    def plug(self) -> None:
        """Let everything through again."""
        assert ip("link", "set", self.near, "up")

    def enter(self) -> list[str]:
        """Return how to run a program at the other end."""
        return ["ip", "netns", "exec", self.name]


@contextlib.contextmanager
def laid(number: int) -> Iterator[Cable | None]:
    """A cable that is gone afterwards; None where one may not lay any."""
    cable = Cable(number)
    try:
        yield cable if shutil.which("ip") and os.geteuid() == 0 and cable.lay() else None
    finally:
        if shutil.which("ip"):
            ip("netns", "del", cable.name)
            ip("link", "del", cable.near)
