"""Where push messages may go: to services of the open internet, never into the network of this server."""

from __future__ import annotations

import asyncio
import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

LONGEST: Final = 600  # letters of an endpoint
SERVICE: Final = re.compile(r"https://((?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*)(?::443)?(/[!\"$-~]*)")
NEAR: Final = re.compile(r"https?://(localhost):(\d+)(/[!\"$-~]*)")
TRANSLATED: Final = ip_network("64:ff9b::/96")  # another way to say an address of IPv4
# Only tests change it: a push service on this machine, which may do without TLS.
near_too = False


class Endpoint(NamedTuple):
    """An endpoint taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The service itself."""
        usual = self.port == (443 if self.secure else 80)
        return f"http{'s' * self.secure}://{self.host}{'' if usual else f':{self.port}'}"


def endpoint_of(text: str) -> Endpoint | None:
    """Take an endpoint apart; None if nothing may be sent there.

    Only names: a browser is never given a bare address, and whoever says one means something else.
    """
    if len(text) > LONGEST:
        return None
    if found := SERVICE.fullmatch(text):
        return Endpoint(True, found[1], 443, found[2])
    if near_too and (found := NEAR.fullmatch(text)):
        return Endpoint(text.startswith("https:"), found[1], int(found[2]), found[3])
    return None


def is_public(address: str) -> bool:
    """Tell whether an address belongs to the open internet, however it is written."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped or found.sixtofour or found.teredo or found in TRANSLATED:
            return False
    return found.is_global and not found.is_multicast


async def address_of(endpoint: Endpoint) -> str:
    """Look a service up, and return the address to connect to; OSError if one of its addresses will not do.

    What was looked at is what is connected to: a name may mean something else a moment later.
    """
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(place[4][0]) for place in found]
    if not near_too and not all(map(is_public, addresses)):
        raise OSError("not an address of the open internet")
    return addresses[0]
