"""Who may still sit down: what the host says about the door of a room."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bankhalter.server.protocol.framing import Numbered

InvitationKey = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]  # SHA-256 of the invitation
Invitation = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9]*\Z")]  # itself, or none


class Lock(Numbered, tag="lock", frozen=True, omit_defaults=True):
    """The host closes the room to newcomers, or opens it; invitations nobody used are void then."""

    on: bool = True


class Invite(Numbered, tag="invite", frozen=True, omit_defaults=True):
    """The host lets one person into the locked room: whoever first brings what `key` is SHA-256 of."""

    key: InvitationKey
