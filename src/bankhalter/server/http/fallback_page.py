"""A plain page where the browser client is not built, and invitations as pictures."""

from __future__ import annotations

import html
import io

import segno

from bankhalter.text import plain

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bankhalter</title>
<style>body{{font:1.1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem}}
code{{background:#8882;padding:.1em .3em;border-radius:.2em}}</style></head>
<body><main><h1>Bankhalter</h1>{body}</main></body></html>
"""


def page(language: str, code: str = "") -> str:
    """Return a helpful page in a language; with a room's code, about that room."""
    say = plain(language).say
    lines = [say("server-page-running"), say("server-page-no-client"), say("server-page-protocol")]
    if code:
        lines.insert(1, say("server-page-room", code=code))
    body = "".join(f"<p>{html.escape(line)}</p>" for line in lines)
    links = " · ".join(f'<a href="{link}">{link}</a>' for link in ("/schema", "/api/rooms", "/health"))
    return PAGE.format(language=language, body=f"{body}<p>{links}</p>")


def picture(link: str) -> bytes:
    """Return a link as a QR code (SVG)."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, title="QR"
    )
    return out.getvalue()
