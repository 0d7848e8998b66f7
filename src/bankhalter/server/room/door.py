"""The door of a room: who may still sit down.

Somebody who is sent away is known again by the cookie of their browser, and by nothing else: no address is
kept. A host who wants more locks the room; then only invitations let people in, each of them one.
"""

from __future__ import annotations

import hashlib

MOST_INVITATIONS = 20  # that are open; another one takes the place of the oldest


class Door:
    """Open or locked, with those who were sent away and the invitations that are open."""

    def __init__(self) -> None:
        self.locked = False
        self.banned: set[str] = set()
        self.invitations: list[str] = []  # digests; the invitations themselves are nowhere kept

    def lock(self, on: bool) -> None:
        """Lock it or open it; what was not used by then lets nobody in any more."""
        self.locked = on
        self.invitations.clear()

    def invite(self, key: str) -> None:
        """Let one more person in."""
        self.use(key)
        self.invitations = [*self.invitations[1 - MOST_INVITATIONS :], key]

    def use(self, key: str) -> None:
        """Somebody came in by an invitation."""
        if key in self.invitations:
            self.invitations.remove(key)

    def refuse(self, person: str, invitation: str, host: bool) -> str:
        """Return why somebody may not sit down, or nothing; where there is no host any more no lock holds."""
        if host and self.locked and digest_of(invitation) not in self.invitations:
            return "no-invitation" if invitation else "locked"
        return "banned" if person and person in self.banned else ""


def digest_of(invitation: str) -> str:
    """Return by what an invitation is known; nothing for none."""
    return hashlib.sha256(invitation.encode()).hexdigest() if invitation else ""
