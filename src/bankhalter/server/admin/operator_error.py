"""What an operator is told."""

from __future__ import annotations

from typing import Final

WRONG_USE: Final = 2


class OperatorError(Exception):
    """What the operator is told: the message `server-<key>` and an exit code."""

    def __init__(self, key: str, code: int = WRONG_USE, **values: object) -> None:
        self.key = key
        self.code = code
        self.values = values
        super().__init__(key)
