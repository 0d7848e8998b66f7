"""README, docs and examples run on the compiled build too."""

from __future__ import annotations

from compiled.builds import CALM, ROOT, run

SAMPLES = """
import re, sys
from pathlib import Path
from bankhalter.core import compiled
assert compiled()
pages = [Path("README.md"), Path("README.de.md"), *sorted(Path("docs").glob("*.md"))]
code = r"(?ms)^```python\\n(.*?)^```"
blocks = [(page, b) for page in pages for b in re.findall(code, page.read_text("utf-8"))]
for page, block in blocks:
    exec(compile(block, str(page), "exec"), {"__name__": "docs"})
print(len(blocks), "samples")
"""


def test_python_in_the_docs_runs(compiled_python):
    said = run([compiled_python, "-c", SAMPLES], cwd=ROOT, env=CALM)
    assert int(said.splitlines()[-1].split()[0]) >= 8


def test_examples_run(compiled_python):
    for example in sorted((ROOT / "examples").glob("*.py")):
        if not example.name.startswith("bot_"):
            assert run([compiled_python, example], cwd=ROOT, env=CALM).strip()
