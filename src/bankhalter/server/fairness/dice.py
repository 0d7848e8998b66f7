"""Dice that are fixed before the game and that everybody can check afterwards.

Before anybody sits down the server publishes SHA-256 of a secret seed. Each player publishes SHA-256 of luck
of their own, and tells the luck only when everybody's is fixed. Answer number n of a stream (dice, each pile
of cards, dealing) is derived from HMAC-SHA256 with the seed as key over game, luck, stream, n and a counter;
numbers are drawn by rejection, so that every face is exactly as likely as any other. At the end the seed is
published, and whoever likes derives all throws again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from struct import Struct
from typing import cast

from bankhalter.core.actions import Action
from bankhalter.core.codes import DEAL, DRAW, DRAWN, ROLLED
from bankhalter.core.decisions import Draw
from bankhalter.core.odds import odds
from bankhalter.core.state import State
from bankhalter.core.tables import Tables

OPEN = "hmac-sha256-1"  # luck was given in the open, or nobody gave any
SEALED = "hmac-sha256-2"  # luck was promised by everybody before anybody told it
SCHEMES = (OPEN, SEALED)
WORD = 1 << 32
EIGHT = Struct(">8I")  # a digest as words


def new_seed() -> bytes:
    """Return a secret seed of the system's own chance."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """Return what is published before the game."""
    return hashlib.sha256(seed).hexdigest()


def pledge(luck: str) -> str:
    """Return what a player publishes before anybody's luck is told."""
    return hashlib.sha256(luck.encode()).hexdigest()


def draw_seal(game: str, commit: str, pledges: Sequence[str]) -> str:
    """Return one word for all that is promised when a draw begins; nothing of it changes any more."""
    return hashlib.sha256("\n".join([SEALED, game, commit, *pledges]).encode()).hexdigest()


def stream_of(st: State) -> str:
    """Return the name of the stream the awaited answer belongs to."""
    if st.top.kind == DRAW:
        return f"cards-{'ab'[int(cast(Draw, st.top).deck)]}"
    return "deal" if st.top.kind == DEAL else "dice"


def stream_said(action: Action, tables: Tables) -> str:
    """Return the stream an answer of chance came from."""
    if action.kind == ROLLED:
        return "dice"
    return f"cards-{'ab'[int(tables.card_deck[action.a])]}" if action.kind == DRAWN else "deal"


class Fair:
    """The source of one game."""

    def __init__(self, seed: bytes, game: str, luck: Sequence[str], scheme: str = OPEN) -> None:
        self.keyed = hmac.new(seed, digestmod="sha256")  # copied for each block: the key is prepared once
        self.about = hashlib.sha256("\n".join([scheme, game, *luck]).encode()).hexdigest()

    def answer(self, st: State, stream: str, number: int) -> Action:
        """Return answer `number` of a stream: an entry of `odds`, each by its weight."""
        possible = odds(st)
        place = self.below(sum([weight for _, weight in possible]), stream, number)
        for action, weight in possible:
            place -= weight
            if place < 0:
                return action
        raise LookupError("chance is not asked")

    def below(self, n: int, stream: str, number: int) -> int:
        """Return a number from 0 to n - 1, each exactly as likely as any other."""
        limit, block = WORD - WORD % n, 0
        while True:
            for word in self.words(stream, number, block):
                if word < limit:
                    return word % n
            block += 1

    def words(self, stream: str, number: int, block: int) -> tuple[int, ...]:
        """Return eight numbers of 32 bits."""
        mac = self.keyed.copy()
        mac.update(f"{self.about}/{stream}/{number}/{block}".encode())
        return EIGHT.unpack(mac.digest())
