"""Figures of the house: import cycles, names used twice, lengths of functions and lines.

    python benchmarks/house.py [FOLDER]

FOLDER is a checkout, else this one. Standard library only, so that it can be run on any older version.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).resolve().parent.parent
PYTHON_LINE, CLIENT_LINE = 110, 120


def trees(root: Path) -> dict[str, ast.Module]:
    """Return every module of the package, by its dotted name."""
    found = {}
    for path in sorted((root / "src").rglob("*.py")):
        name = ".".join(path.relative_to(root / "src").with_suffix("").parts).removesuffix(".__init__")
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def running(tree: ast.Module) -> Iterator[ast.AST]:
    """Return every node but those only a type checker reads."""
    for statement in tree.body:
        if not (isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"):
            yield from ast.walk(statement)


def imports(name: str, modules: dict[str, ast.Module]) -> set[str]:
    """Return the modules of the package a module imports, at once or later."""
    found = set()
    for node in running(modules[name]):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                found.add(full if full in modules else node.module)
    return (found & modules.keys()) - {name}


def cycles(modules: dict[str, ast.Module]) -> list[set[str]]:
    """Return the groups of modules that import each other, by what can be reached from each."""
    direct = {name: imports(name, modules) for name in modules}
    reached = {name: reach(name, direct) for name in modules}
    groups = {frozenset({n} | {o for o in reached[n] if n in reached[o]}) for n in modules if n in reached[n]}
    return [set(group) for group in groups]


def reach(name: str, direct: dict[str, set[str]]) -> set[str]:
    """Return everything a module imports, whatever way round."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        new = direct[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def names_twice(modules: dict[str, ast.Module]) -> list[str]:
    """Return the class names that stand for more than one class."""
    nodes = [node for tree in modules.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return sorted(name for name, count in Counter(node.name for node in nodes).items() if count > 1)


def lengths(modules: dict[str, ast.Module]) -> list[int]:
    """Return how many lines every function has."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    functions = [n for tree in modules.values() for n in ast.walk(tree) if isinstance(n, kinds)]
    return [(n.end_lineno or n.lineno) - n.lineno + 1 for n in functions]


def long_lines(folder: Path, kinds: tuple[str, ...], most: int) -> int:
    """Return how many lines of some kinds of files are longer than that."""
    files = [path for path in folder.rglob("*") if path.suffix in kinds]
    return sum(len(line) > most for path in files for line in path.read_text(encoding="utf-8").splitlines())


def figures(root: Path) -> dict[str, object]:
    """Return all figures of a checkout."""
    modules = trees(root)
    lines = lengths(modules)
    packages = {name.rpartition(".")[0] for name in modules}
    files = [name for name in modules if name not in packages and ".cli.commands." not in name]
    stems = Counter(name.rpartition(".")[2] for name in files)
    return {
        "Python modules": len(modules),
        "groups of modules in an import cycle": len(cycles(modules)),
        "class names used more than once": len(names_twice(modules)),
        "module names used more than once (outside cli/commands)": sum(n > 1 for n in stems.values()),
        "functions": len(lines),
        "lines of a function: median / 90th percentile / longest": f"{median(lines):.0f} / "
        f"{quantiles(lines, n=10)[-1]:.0f} / {max(lines)}",
        f"lines over {PYTHON_LINE} characters in Python": long_lines(root / "src", (".py",), PYTHON_LINE),
        f"lines over {CLIENT_LINE} characters in the client": long_lines(
            root / "web" / "src", (".ts", ".svelte", ".css"), CLIENT_LINE
        ),
    }


def main() -> None:
    """Print the figures."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    for name, value in figures(root).items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
