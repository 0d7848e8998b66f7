"""What ends a command: a complaint with its exit code; `errors.py` has the sentences."""

from __future__ import annotations

FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130


class Complaint(Exception):
    """What the user is told on the way out: a message key with its variables, and the exit code."""

    def __init__(self, key: str, code: int = FAILED, **values: object) -> None:
        self.key = key
        self.code = code
        self.values = values
        super().__init__(f"{key} {values}")


class BadValue(Complaint):
    """A value that means nothing: the message `cli-<key>`, or `cli-<key>-near` if one that does is near."""

    def __init__(self, key: str, near: str = "", **values: object) -> None:
        super().__init__(f"cli-{key}{'-near' if near else ''}", WRONG_USE, near=near, **values)
