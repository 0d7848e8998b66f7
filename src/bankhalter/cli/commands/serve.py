"""`bankhalter serve`: the table online."""

from __future__ import annotations

from functools import partial

from bankhalter.cli.parser import Given
from bankhalter.server.admin.preflight import check
from bankhalter.server.admin.serve import Serving, operate, serve


def run(args: Given) -> int:
    """Serve until somebody ends it, or only tell what is missing."""
    asked = Serving(
        host=args.host,
        port=args.port,
        database=args.database,
        origins=args.origin,
        sites=args.site,
        proxy=args.proxy,
        rate=args.rate,
        lines=args.lines,
        rooms=args.rooms,
        chat=args.chat,
        rooms_days=args.rooms_days,
        editions=args.editions,
        editions_days=args.editions_days,
        probes=args.probes,
        words=args.words,
        metrics=args.metrics,
        log=args.log,
        open=args.open,
        language=args.language,
        push=args.push,
    )
    return operate(partial(check if args.check else serve, asked))
