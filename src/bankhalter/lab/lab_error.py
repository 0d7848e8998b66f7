"""What can go wrong in the laboratory, as a message key with its variables."""

from __future__ import annotations

from typing import Any


class LabError(ValueError):
    """Something the user is told in one sentence: the message `lab-<key>` with its variables."""

    def __init__(self, key: str, /, **args: str) -> None:
        self.key = key
        self.values = args
        super().__init__(f"{key} {args}")

    def __reduce__(self) -> tuple[Any, ...]:
        """Cross the border between processes whole."""
        return _again, (self.key, self.values)


def _again(key: str, args: dict[str, str]) -> LabError:
    """Make the error anew in another process."""
    return LabError(key, **args)
