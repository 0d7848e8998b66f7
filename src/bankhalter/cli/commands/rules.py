"""`bankhalter rules EDITION`: the booklet of an edition, or of what a table agrees; or what it answers."""

from __future__ import annotations

import shutil

from bankhalter.cli.files import write
from bankhalter.cli.kinds import agreed_rules, switches
from bankhalter.cli.parser import Given
from bankhalter.edition import load
from bankhalter.text import booklet


def run(args: Given) -> int:
    """Write the page that was asked for; without one, print the booklet or answer the question."""
    edition = load(args.edition)
    rules = agreed_rules(edition, switches(args.rule, args.variant, args.speed))
    width = min(shutil.get_terminal_size().columns, booklet.WIDTH)
    if args.html:
        write(args.html, booklet.render_html(edition, rules, args.language))
    if args.question:
        index = booklet.Index(booklet.compose(edition, rules, args.language))
        print("\n".join(booklet.look_up(index, " ".join(args.question), width)))
    elif not args.html:
        write(None, booklet.render_text(edition, rules, args.language, width))
    return 0
