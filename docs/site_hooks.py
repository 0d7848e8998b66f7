"""What MkDocs does besides: files of the project that the guides link to become pages of the site too."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

OUTSIDE = re.compile(
    r"\]\((?:\.\./)+((?:examples|src|web|requirements|deploy)/[^)#]+|[A-Z]+(?:\.de)?\.md)(#[^)]*)?\)"
)
HOME = re.compile(r"\]\(docs/([^)]+)\)")  # in a page of the project's own folder
LANGUAGES = {".py": "python", ".ts": "typescript", ".svelte": "html", ".toml": "toml"}


def place(name: str) -> str:
    """Where a file of the project stands in the site."""
    return f"project/{name}" if name.endswith(".md") else f"project/{name}.md"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what the guides link to outside their folder, and what that links to in turn."""
    root = Path(config.docs_dir).parent
    wanted = {found[1] for file in files.documentation_pages() for found in OUTSIDE.finditer(text_of(file))}
    wanted |= {"README.md", "README.de.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"}
    for name in sorted(wanted):
        files.append(File.generated(config, place(name), content=shown(root / name, name)))
    return files


def text_of(file: File) -> str:
    """The text of a page before it is rendered."""
    return file.content_string


def shown(path: Path, name: str) -> str:
    """A guide as it is, a source as a page that shows it."""
    text = path.read_text(encoding="utf-8")
    if name.endswith(".ipynb"):
        return notebook(text)
    if not name.endswith(".md"):
        return f"# {name}\n\n````{LANGUAGES.get(path.suffix, '')}\n{text}\n````\n"
    inside = HOME.sub(r"](../\1)", text)
    return re.sub(r"\]\(((?:examples|LICENSE|web|src)[^)]*)\)", r"](README.md)", inside)


def notebook(text: str) -> str:
    """A notebook as a page: its words, its code, and what that printed."""
    parts = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        parts += [f"```text\n{''.join(out['text']).rstrip()}\n```" for out in cell.get("outputs", ())]
    return "\n\n".join(parts) + "\n"


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Let links out of the guides lead to the pages made above."""
    up = "../" * page.file.src_uri.count("/")
    return OUTSIDE.sub(lambda found: f"]({up}{place(found[1])}{found[2] or ''})", markdown)
