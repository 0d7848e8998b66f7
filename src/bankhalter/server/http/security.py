"""What keeps a server on the open internet in good order: credits, origins, headers, signed cookies."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "bankhalter"
YEAR: Final = 365 * 24 * 3600
MOST_ADDRESSES: Final = 20_000
TALK_BURST: Final = 8.0  # lines of the chat at once
REPEATED: Final = 4.0  # what a line costs that says the same as the one before

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}


class TokenBucket:
    """So many things at once, so many a second on the long run."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take a credit if there is one."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> int:
        """Return the seconds until there is a credit again, at least one."""
        return max(1, math.ceil((cost - self.left) / self.rate))


class AddressLimits:
    """TokenBucket and open connections of each address; forgets those that have been quiet."""

    def __init__(self, rate: float, most: float, lines: int) -> None:
        self.rate = rate
        self.most = most
        self.most_lines = lines
        self.limit: dict[str, TokenBucket] = {}
        self.lines: dict[str, int] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take a credit of an address."""
        if address not in self.limit:
            if len(self.limit) >= MOST_ADDRESSES:
                self._forget()
            self.limit[address] = TokenBucket(self.rate, self.most)
        return self.limit[address].take(cost)

    def wait(self, address: str) -> int:
        """Return the seconds until an address has a credit again."""
        return self.limit[address].wait() if address in self.limit else 1

    def _forget(self) -> None:
        now = time.monotonic()
        full = self.most / self.rate
        quiet = [address for address, c in self.limit.items() if now - c.at > full]
        for address in quiet or list(self.limit)[: MOST_ADDRESSES // 2]:
            del self.limit[address]

    def enter(self, address: str) -> bool:
        """Count a connection; False if the address has too many."""
        if self.lines.get(address, 0) >= self.most_lines:
            return False
        self.lines[address] = self.lines.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """A connection of an address is gone."""
        left = self.lines.get(address, 0) - 1
        if left > 0:
            self.lines[address] = left
        else:
            self.lines.pop(address, None)


@lru_cache(maxsize=MOST_ADDRESSES)
def household(address: str) -> str:
    """Return whose address it is: with IPv6 everybody has more of them than could be counted."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class TalkLimit:
    """What a seat may say to the table, and an address on all its seats; saying the same again costs more."""

    def __init__(self, rate: float, shared: AddressLimits) -> None:
        self.rate = rate
        self.shared = shared

    def take(self, seat: SeatTalk, text: str, address: str) -> int:
        """Take a credit for a line; return 0, or the seconds to wait."""
        own = seat.bucket = seat.bucket or TokenBucket(self.rate, TALK_BURST)
        cost = REPEATED if text and text == seat.last else 1.0
        if not own.take(cost):
            return own.wait(cost)
        if not self.shared.take(address, cost):
            return self.shared.wait(address)
        seat.last = text
        return 0


class SeatTalk:
    """What a seat has said lately."""

    __slots__ = ("bucket", "last")

    def __init__(self) -> None:
        self.bucket: TokenBucket | None = None
        self.last = ""


class MessageLimit:
    """What a connection may send: by its own credits, and by those all connections of its address share.

    `talk` is for the chat, `asides` for what else is written beside the game: one line of the log each.
    """

    __slots__ = ("address", "asides", "own", "shared", "talk")

    def __init__(
        self,
        own: TokenBucket,
        shared: AddressLimits,
        address: str,
        talk: TalkLimit | None = None,
        asides: AddressLimits | None = None,
    ) -> None:
        self.own = own
        self.shared = shared
        self.address = address
        self.talk = talk
        self.asides = asides

    def take(self) -> bool:
        """Take a credit of both if there is one."""
        return self.own.take() and self.shared.take(self.address)

    def wait(self) -> int:
        """Return the seconds until there is a credit again, at least one."""
        return max(self.own.wait(), self.shared.wait(self.address))

    def wait_to_talk(self, seat: SeatTalk, text: str) -> int:
        """Take a credit for a line of the chat; return 0, or the seconds to wait."""
        return self.talk.take(seat, text, self.address) if self.talk is not None else 0

    def wait_for_aside(self) -> int:
        """Take a credit for something beside the game; return 0, or the seconds to wait."""
        if self.asides is None or self.asides.take(self.address):
            return 0
        return self.asides.wait(self.address)


class Signer:
    """Knows guests again by a signed cookie; a forged one is nobody's."""

    def __init__(self, key: str) -> None:
        self.serializer = URLSafeSerializer(key, salt="guest")

    def new(self) -> tuple[str, str]:
        """Return a new guest and the cookie's value."""
        person = secrets.token_hex(12)
        return person, self.sign(person)

    def sign(self, person: str) -> str:
        """Return the cookie's value of a guest."""
        return str(self.serializer.dumps(person))

    def read(self, value: str | None) -> str:
        """Return the guest of a cookie, or nothing."""
        if not value:
            return ""
        try:
            person = self.serializer.loads(value)
        except BadSignature:
            return ""
        return person if isinstance(person, str) else ""


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Tell whether a browser's request comes from our own pages; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/") in allowed:
        return True
    try:
        return urlsplit(origin).netloc.casefold() == headers.get("host", "").casefold() != ""
    except ValueError:  # no address at all
        return False


def is_known(host: str, sites: frozenset[str]) -> bool:
    """Tell whether a `Host` names this server; any does where the operator named none."""
    return not sites or host.partition(":")[0].casefold() in sites or host.casefold() in sites


def is_host(said: str) -> bool:
    """Tell whether a `Host` can be part of an address; many programs send none."""
    try:
        place = urlsplit(f"//{said}")
        return place.netloc == said and place.port != 0
    except ValueError:
        return False
