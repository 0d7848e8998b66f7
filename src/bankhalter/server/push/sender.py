"""Sends encrypted messages to push services: a little at a time, and never for long."""

from __future__ import annotations

import asyncio
import ssl
from typing import Final

from bankhalter.server.push.encryption import Vapid, as_bytes, encrypted
from bankhalter.server.push.endpoints import Endpoint, address_of, endpoint_of
from bankhalter.server.storage.subscriptions import Subscription

AT_ONCE: Final = 16
TIMEOUT: Final = 10.0  # seconds for everything: looking up, connecting, sending, the answer
KEPT: Final = 24 * 3600  # seconds a service keeps a message for a browser that is away
FORBIDDEN: Final = 0  # instead of a status: nothing may be sent there


class PushSender:
    """What sends."""

    def __init__(self, vapid: Vapid, trusted: ssl.SSLContext | None = None) -> None:
        self.vapid = vapid
        self.trusted = trusted or ssl.create_default_context()
        self.free = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: Subscription, text: bytes, topic: str) -> int:
        """Send a message, which replaces an older one on the same topic; return what the service answered.

        OSError, ssl.SSLError among them, and TimeoutError if it could not be reached.
        """
        endpoint = endpoint_of(to.endpoint)
        if endpoint is None:
            return FORBIDDEN
        body = encrypted(text, as_bytes(to.key), as_bytes(to.auth))
        async with self.free, asyncio.timeout(TIMEOUT):
            return await self._post(endpoint, self.head(endpoint, topic, len(body)) + body)

    def head(self, endpoint: Endpoint, topic: str, length: int) -> bytes:
        """Return the head of a request."""
        lines = [
            f"POST {endpoint.path} HTTP/1.1",
            f"Host: {endpoint.origin.partition('//')[2]}",
            f"Authorization: {self.vapid.authorization(endpoint.origin)}",
            f"TTL: {KEPT}",
            f"Topic: {topic}",
            "Urgency: normal",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {length}",
            "Connection: close",
        ]
        return "\r\n".join([*lines, "", ""]).encode("ascii")

    async def _post(self, endpoint: Endpoint, request: bytes) -> int:
        """Send a request and read the first line of the answer; nobody is followed anywhere else."""
        place, secure = await address_of(endpoint), endpoint.secure
        reader, writer = await asyncio.open_connection(
            place,
            endpoint.port,
            limit=4096,
            ssl=self.trusted if secure else None,
            server_hostname=endpoint.host if secure else None,
        )
        try:
            writer.write(request)
            await writer.drain()
            return status_of(await reader.readline())
        finally:
            writer.transport.abort()


def status_of(line: bytes) -> int:
    """Return the status in the first line of an answer."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise OSError("no answer of HTTP")
    return int(words[1])
