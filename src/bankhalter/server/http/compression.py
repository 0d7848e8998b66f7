"""Answers as small as a browser takes them, or that the one it has is still good."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response

PACKED: Final = ("br", "gzip")  # the better one first
NOT_MODIFIED: Final = 304


def accepted(request: Request[Any, Any, Any]) -> list[str]:
    """Return the ways of packing a browser takes, the best first."""
    said = [part.replace(" ", "") for part in request.headers.get("accept-encoding", "").split(",")]
    refused = {part.partition(";")[0] for part in said if part.endswith((";q=0", ";q=0.0"))}
    taken = {part.partition(";")[0] for part in said} - refused
    return [way for way in PACKED if way in taken]


def answer(
    request: Request[Any, Any, Any], data: bytes, digest: str, kind: str, headers: dict[str, str], way: str
) -> Response[bytes]:
    """Answer with data packed in a way ("" for not at all), or that what the browser has is the same."""
    told = {"vary": "Accept-Encoding", "etag": f'"{digest}"', **headers}
    if told["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=NOT_MODIFIED, headers=told, media_type=kind)
    if way:
        told["content-encoding"] = way
    return Response(data, headers=told, media_type=kind)
