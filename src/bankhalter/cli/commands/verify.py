"""`bankhalter verify RECORD`: prove every throw of a game played on a server."""

from __future__ import annotations

from typing import Final

from bankhalter.cli.complaint import Complaint
from bankhalter.cli.parser import Given
from bankhalter.game.record import read_file
from bankhalter.text import plain

VALUES: Final = ("line", "said", "expected", "reason", "commit", "seal")


def run(args: Given) -> int:
    """Print the verdict; 0 only if everything is proved."""
    from bankhalter.server.fairness.proof import prove

    words = plain(args.language)
    if not args.record.is_file():
        raise Complaint("cli-no-file", place=str(args.record))
    found = prove(read_file(args.record), args.commit)
    values = {
        **{key: str(getattr(found, key)) for key in VALUES},
        "count": found.count,
        "broken": found.broken,
    }
    print(words.say(f"server-verdict-{found.word}", **values))
    if found.proved and not args.commit:
        print(words.say("server-promised", **values))
        if found.seal:
            print(words.say("server-sealed", **values))
    if found.broken:
        print(words.say("server-draws-broken", **values))
    return 0 if found.proved else 1
