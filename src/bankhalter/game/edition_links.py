"""Editions by their link: fetched once, held against the name of their content, and kept beside the games.

`edition.load` never fetches anything, since what it is given may stand in somebody else's file.
"""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

from bankhalter import __version__
from bankhalter.atomic_files import write_whole
from bankhalter.edition import MAX_BYTES, Edition, EditionError, load, packed
from bankhalter.edition.problems import Report
from bankhalter.game.journal import home

LINK: Final = re.compile(r"(https?://[^/\s]+(?:/[^\s?#]*)?)/e/([a-z2-7]{26})/?(?:[?#]\S*)?")
NAME: Final = re.compile(r"([a-z0-9_-]+)@([a-z2-7]{26})")  # as records and rooms name it
LARGEST: Final = 6 * MAX_BYTES  # as JSON with a line for each value
PATIENCE: Final = 20.0  # seconds


def is_link(said: str) -> bool:
    """Tell whether a text is meant as a link, or names a content."""
    return said.startswith(("http://", "https://")) or NAME.fullmatch(said) is not None


def fetch(said: str, folder: Path | None = None) -> Edition:
    """Return the edition of a link (`https://…/e/HASH`), or a fetched one by `id@hash`; raises EditionError.

    What was fetched once is found in the folder, whatever becomes of the server.
    """
    place = folder or home().parent / "editions"
    if named := NAME.fullmatch(said):
        return _named(named[1], named[2], place, said)
    linked = LINK.fullmatch(said)
    if linked is None:
        raise refusal(said, "bad-link")
    return _kept(linked[2], place) or _fetched(linked[1], linked[2], place, said)


def refusal(said: str, word: str, **args: object) -> EditionError:
    """Return why a link gives no edition."""
    report = Report()
    report.add(said[:120], word, **args)
    return EditionError(tuple(report.problems))


def _named(own: str, content: str, folder: Path, said: str) -> Edition:
    found = _kept(content, folder)
    if found is None or found.id != own:
        raise refusal(said, "not-fetched")
    return found


def _kept(content: str, folder: Path) -> Edition | None:
    """An edition that was fetched before, if its file still says the same."""
    with suppress(OSError, UnicodeError, EditionError):
        found = load((folder / f"{content}.json").read_text("utf-8"))
        return found if found.hash == content else None
    return None


def _fetched(server: str, content: str, folder: Path, said: str) -> Edition:
    text = _download(f"{server}/api/editions/{content}/json", said)
    if not text.startswith("{"):
        raise refusal(said, "link-empty")
    found = load(text)
    if found.hash != content:
        raise refusal(said, "link-other")
    with suppress(OSError):  # it can be fetched again
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / f"{content}.json", packed(found).encode())
    return found


def _download(address: str, said: str) -> str:
    """The text at an address, or why there is none."""
    request = urllib.request.Request(address, headers={"User-Agent": f"bankhalter/{__version__}"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            data = answer.read(LARGEST + 1)
    except urllib.error.HTTPError as problem:
        problem.close()
        raise refusal(said, "link-blocked" if problem.code == 403 else "link-empty") from problem
    except (OSError, ValueError) as problem:
        why = getattr(problem, "reason", problem)
        raise refusal(said, "link-unreachable", why=str(getattr(why, "strerror", None) or why)) from problem
    if len(data) > LARGEST:
        raise refusal(said, "too-large", limit=MAX_BYTES)
    return str(data.decode("utf-8", errors="replace"))
