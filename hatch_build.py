"""What building the package does besides packing it.

Every job may fail alone: it says so in one line, and the wheel works without it. One builds the browser
client; one compiles the core with mypyc, in a temporary folder, all modules or none, as pyproject.toml lists.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

MYPY = "2.4.1"  # the compiler; a new version must pass tests/compiled before it is named here
COMPILING_NEEDS = [f"mypy=={MYPY}", "setuptools>=68"]
COMPILED_NEEDS = ["librt~=0.16", "mypy-extensions~=1.0"]
TOLD = "bankhalter/compiled.json"  # how it was compiled, for `bankhalter bench`
GROUP = "bankhalter"  # names the library all compiled modules share: bankhalter__mypyc
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
PLACES = {"Homepage": "", "Changelog": "/blob/main/CHANGELOG.md", "Issues": "/issues", "Source": ""}
LITERAL_SHIFT = re.compile(r"= (-?\d+ (?:<<|>>) cpy_r_)")
QUICKER = ["-fno-semantic-interposition", "-fvisibility=hidden"]  # nothing but the modules looks into it
LEARN = ("-fprofile-generate",)
LEARNT = ("-fprofile-use", "-Wno-missing-profile")
LESSON = """
from bankhalter.bots.players.strategist import Strategist
from bankhalter.core import compiled, engine
from bankhalter.core.odds import Dice
from bankhalter.edition import available
from bankhalter.game.driver import Driver
from bankhalter.lab.bench.loops import count_games, step_batch
from bankhalter.lab.bench.measurements import SEATS, measure, tables
assert compiled()
for edition in available():
    measure(edition, repeat=0, first=0, games=100)
    count_games(tables(edition), SEATS, 0, 50, 4000)
    step_batch(tables(edition), SEATS, 64, 400, 0)
    for seed in range(20):
        led = engine.new_game(tables(edition), SEATS, False)
        Driver([Strategist() for _ in range(SEATS)], Dice(seed)).play(led, 400)
"""
IMPORT_ALL = """
import importlib, sys
suffix, *names = sys.argv[1:]
sys.exit([name for name in names if not importlib.import_module(name).__file__.endswith(suffix)] or None)
"""


class Failed(Exception):
    """Why there is no compiled core."""


class Metadata(MetadataHookInterface):
    """What an installed Bankhalter needs, a little more where the core will be compiled, and its home."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the dependencies, and what a release says of its home."""
        metadata["dependencies"] = [*self.config["dependencies"], *(COMPILED_NEEDS if can_compile() else ())]
        home = os.environ.get("BANKHALTER_HOME", "").rstrip(
            "/"
        )  # the repository's address; a release knows it
        page = Path(self.root, "README.md")
        if page.is_file():
            text = with_addresses(page.read_text(encoding="utf-8"), home, metadata["version"])
            metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if home:
            metadata["urls"] = {name: home + place for name, place in PLACES.items()}


def with_addresses(page: str, home: str, version: str) -> str:
    """Let pictures and links of a guide lead to the repository, for readers who have only the page."""
    if not home:
        return page
    page = re.sub(r"(!\[[^]]*\])\((?!https?:)", rf"\1({home}/raw/v{version}/", page)
    return re.sub(r"\]\((?!https?:|#)", f"]({home}/blob/v{version}/", page)


class Package(BuildHookInterface[Any]):
    """Puts into the wheel what is made on this machine."""

    def dependencies(self) -> list[str]:
        """Return what the jobs below need to run."""
        return [*(COMPILING_NEEDS if can_compile() else []), *client_needs(Path(self.root))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Do the jobs. An editable install runs the source as it is, so that edits are seen."""
        if version == "editable":
            return
        built_client(Path(self.root))
        self.folder = tempfile.TemporaryDirectory(prefix="bankhalter-")
        made = compiled_core(Path(self.root), Path(self.folder.name), self.config)
        if made:
            build_data["force_include"].update(made)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up."""
        if version != "editable":
            self.folder.cleanup()


def say(text: str) -> None:
    """Tell the outcome of a job in one line (pip shows it with -v)."""
    print(f"bankhalter: {text}", file=sys.stderr, flush=True)


# --- the browser client -----------------------------------------------------------------------


def client_builder(root: Path) -> Any:
    """Return web/scripts/build.py, which `./dev` uses too, or None where the client's source is not here."""
    script = root / "web" / "scripts" / "build.py"
    spec = spec_from_file_location("bankhalter_web_build", script)
    if not script.is_file() or spec is None or spec.loader is None:
        return None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def client_needs(root: Path) -> list[str]:
    """Return Node as a wheel where the client is to be built and the machine has none that is new enough."""
    client = client_builder(root)
    if client is None or os.environ.get("BANKHALTER_CLIENT") == "0":
        return []
    return [] if client.fresh(root) or client.good_node() else [client.WHEEL]


def built_client(root: Path) -> None:
    """Build the client into the package; without it the server shows a plain page.

    BANKHALTER_CLIENT=0 is the wish to leave it out; with 1 the build fails rather than come out without it.
    """
    wish = os.environ.get("BANKHALTER_CLIENT")
    client = client_builder(root)
    why_not = (
        "as wished" if wish == "0" else "its source is not here" if client is None else client.trouble(root)
    )
    if why_not and wish == "1":
        raise SystemExit(f"the browser client cannot be built: {why_not}")
    say(f"without the browser client ({why_not})" if why_not else "the browser client is built")


# --- the compiled core ------------------------------------------------------------------------


@cache
def can_compile() -> bool:
    """Tell whether mypyc can do its work here: a suitable Python, and a C compiler that finds its headers.

    BANKHALTER_PURE=1 is the wish not to compile; with 0 the build fails rather than come out uncompiled.
    """
    if os.environ.get("BANKHALTER_PURE") == "1" or sys.implementation.name != "cpython":
        return False
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return False
    return os.name == "nt" or probe()


def compiler() -> list[str]:
    """Return the command of the C compiler that will be used."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def probe() -> bool:
    """Compile an empty extension module with the compiler that will be used."""
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        command = [*compiler(), *headers, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compiled_core(root: Path, folder: Path, config: dict[str, Any]) -> dict[str, str]:
    """Return the compiled modules and where they belong in the wheel; nothing if one of them failed."""
    try:
        if os.environ.get("BANKHALTER_PURE") == "1":
            raise Failed("as wished")
        if not can_compile():
            raise Failed("no working C compiler")
        built = kept_or_built(root, folder, config)
    except (Failed, OSError) as failed:
        if os.environ.get("BANKHALTER_PURE") == "0":
            raise SystemExit(f"the core cannot be compiled: {failed}") from failed
        say(f"the core runs as pure Python ({failed})")
        return {}
    say("the core is compiled")
    found = [*built.rglob(f"*{SUFFIX}"), built / TOLD]
    return {str(file): file.relative_to(built).as_posix() for file in found}


def kept_or_built(root: Path, folder: Path, config: dict[str, Any]) -> Path:
    """Compile; BANKHALTER_CACHE may name a folder that keeps the last result for the next time."""
    source = folder / "src"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))
    files = chosen(source, config)
    if "BANKHALTER_CACHE" not in os.environ:
        return build(source, files)
    kept = Path(os.environ["BANKHALTER_CACHE"]) / digest(source, files)
    if not kept.is_dir():
        keep(build(source, files), kept)
    return kept


def keep(built: Path, kept: Path) -> None:
    """Put a result where it is found the next time, in place of older ones."""
    for older in kept.parent.glob("core-*"):
        shutil.rmtree(older)
    shutil.copytree(built, kept.with_suffix(".new"))
    kept.with_suffix(".new").rename(kept)


def chosen(source: Path, config: dict[str, Any]) -> list[str]:
    """Return the files to compile, as pyproject.toml lists them."""
    found = {path for pattern in config["compile"] for path in source.glob(pattern)}
    left_out = {path for pattern in config["leave"] for path in source.glob(pattern)}
    return sorted(path.relative_to(source).as_posix() for path in found - left_out)


def digest(source: Path, files: list[str]) -> str:
    """Return a name for what compiling these files gives: of all they may import, this file, this Python."""
    seen = [
        Path(__file__),
        *sorted((source / "bankhalter" / "core").rglob("*.py")),
        *map(source.joinpath, files),
    ]
    wishes = [os.environ.get(name) for name in ("CC", "BANKHALTER_LEARN")]
    summed = hashlib.sha256(f"{sys.version} {SUFFIX} {wishes} {files}".encode())
    for file in seen:
        summed.update(hashlib.sha256(file.read_bytes()).digest())
    return f"core-{summed.hexdigest()[:24]}"


def build(source: Path, files: list[str]) -> Path:
    """Compile the files and import every one of them, in processes of their own."""
    built = source.parent / "built"
    checked("compiling failed", [sys.executable, __file__, str(built), *files], source)
    if len(list(built.rglob(f"*{SUFFIX}"))) != len(files) + 1:
        raise Failed("compiling gave not every module")
    shutil.copytree(built, source, dirs_exist_ok=True)
    names = [file.removesuffix(".py").replace("/", ".") for file in files]
    checked(
        "the compiled modules cannot be imported", [sys.executable, "-c", IMPORT_ALL, SUFFIX, *names], source
    )
    return built


def checked(problem: str, command: list[str], folder: Path) -> None:
    """Run a command; raise Failed with its last words if it fails."""
    done = subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode != 0:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise Failed(f"{problem}: {lines[-1].strip() if lines else done.returncode}")


def compile_here(built: str, files: list[str]) -> None:
    """Compile the files in this folder as one group. Ends the process if that fails."""
    from mypy.version import __version__ as version
    from mypyc.build import mypycify

    if version != MYPY:
        sys.exit(f"mypy {MYPY} is needed, this is {version}")
    modules = mypycify(files, opt_level="3", debug_level="0", group_name=GROUP, multi_file=bool(joining()))
    if os.name != "nt":
        modules[0].extra_compile_args += QUICKER  # one list, shared by all
    for file in {file for module in modules for file in module.sources}:
        widen_shifts(Path(file))
    learned = learnt(modules)
    make(modules, built, LEARNT if learned else ())
    Path(built, TOLD).write_text(json.dumps({"compiler": compiler_named(), "learned": learned}) + "\n")


def make(modules: list[Any], folder: str, flags: tuple[str, ...]) -> None:
    """Let the C compiler make the modules, with these flags besides the usual ones, on all cores."""
    joined = (*flags, *joining())
    usual = list(modules[0].extra_compile_args)
    command = ["-q", "build_ext", "--force", f"--parallel={cores()}", "--build-lib", folder]
    modules[0].extra_compile_args += joined
    for module in modules:
        module.extra_link_args = [*joined, "-O3"]
    try:
        import_module("setuptools").setup(
            name=GROUP, ext_modules=modules, script_args=command, cmdclass={"build_ext": on_all_cores()}
        )
    finally:
        modules[0].extra_compile_args[:] = usual


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def joining() -> tuple[str, ...]:
    """The flags to compile a C file for each module and join them when they are linked, as if they were one.

    Without them, as with Microsoft's compiler or a clang whose linker cannot do it, all modules are one file.
    """
    if is_gcc():
        return (f"-flto={cores()}",)
    return ("-flto=thin",) if os.name != "nt" and links("-flto=thin") else ()


def links(flag: str) -> bool:
    """Tell whether the C compiler makes a library with a flag."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("int answer(void) { return 42; }\n", encoding="utf-8")
        command = [*compiler(), "-O1", "-fPIC", "-shared", flag, str(source), "-o", f"{source}.so"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def on_all_cores() -> Any:
    """Return the command that compiles the C files of a module at the same time, before it links them."""
    usual = import_module("setuptools.command.build_ext").build_ext

    class Parallel(usual):  # type: ignore[misc, valid-type]
        """Compiles on all cores."""

        def build_extension(self, ext: Any) -> None:
            with ThreadPoolExecutor(cores()) as pool:
                made = list(pool.map(lambda source: self.compiled(ext, source), ext.sources))
            sources, ext.sources = ext.sources, []
            ext.extra_objects = [name for names in made for name in names]
            try:
                super().build_extension(ext)
            finally:
                ext.sources = sources

        def compiled(self, ext: Any, source: str) -> list[str]:
            found: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            return found

    return Parallel


def learnt(modules: list[Any]) -> bool:
    """Compile into this folder and play games, so that gcc sees which ways are taken; tell whether it did.

    That takes as long again as compiling, and games become a quarter quicker. BANKHALTER_LEARN=0: without.
    """
    if os.environ.get("BANKHALTER_LEARN") == "0" or not is_gcc():
        return False
    try:
        make(modules, ".", LEARN)
        checked("playing failed", [sys.executable, "-c", LESSON], Path())
    except (Failed, SystemExit):
        return False
    return any(Path("build").rglob("*.gcda"))


def is_gcc() -> bool:
    """Whether the C compiler is GNU's, which keeps what it learns beside what it compiles."""
    return "Free Software Foundation" in compiler_says()


def compiler_says() -> str:
    """What the C compiler tells of itself; nothing on Windows, where Python is made with Microsoft's."""
    if os.name == "nt":
        return ""
    done = subprocess.run([*compiler(), "--version"], capture_output=True, encoding="utf-8", check=False)
    return done.stdout


def compiler_named() -> str:
    """The name and version of the C compiler."""
    return next(iter(compiler_says().splitlines()), platform.python_compiler())


def widen_shifts(file: Path) -> None:
    """Let `1 << n` have 64 bits: mypyc 2.4.1 writes a bare 1 into the C, which is cut off at 32."""
    text = file.read_text(encoding="utf-8")
    file.write_text(LITERAL_SHIFT.sub(r"= (int64_t)\1", text), encoding="utf-8")


if __name__ == "__main__":
    compile_here(sys.argv[1], sys.argv[2:])
