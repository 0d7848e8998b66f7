"""What the people of a room propose to each other, until all who are asked have answered."""

from __future__ import annotations

Topic = tuple[str, int, str]  # what is proposed, about which seat, with which bot
UNDO_ASKED: Topic = ("undo", -1, "")


class Proposal:
    """What is proposed: who said yes, the first one proposed it, and who was asked at the last voice."""

    __slots__ = ("voters", "yes")

    def __init__(self) -> None:
        self.yes: list[int] = []
        self.voters: list[int] | None = None  # everybody, as older logs say it
