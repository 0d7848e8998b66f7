"""The guides as a site: it builds without a warning, so every page has its place and every link its end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOREIGN = re.compile(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=\"?https?:")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    return folder


def test_every_guide_has_its_page(site: Path) -> None:
    guides = {p.relative_to(ROOT / "docs").with_suffix(".html") for p in (ROOT / "docs").rglob("*.md")}
    missing = [str(name) for name in guides if not (site / str(name).replace("README", "index")).exists()]
    assert guides and missing == []


def test_the_reference_says_what_the_source_says(site: Path) -> None:
    page = (site / "reference.html").read_text(encoding="utf-8")
    assert "Lay the table." in page and "most_rounds" in page


def test_nothing_of_a_page_comes_from_elsewhere(site: Path) -> None:
    """Pages are read without a network, and tell nobody that they are read."""
    fetched = {found for page in site.rglob("*.html") for found in FOREIGN.findall(page.read_text("utf-8"))}
    assert fetched == set()
