"""What finished games came to, kept by room: a log is counted once, and again after it was cleaned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from bankhalter.server.storage.database_tables import game_result, rooms, wrote
from bankhalter.server.storage.store import Store

LISTED: Final = 200  # games of a person that are told, the newest


class SeatResult(Struct, frozen=True, omit_defaults=True):
    """What a game came to for a seat; `groups` are those of which it held every deed at some time.

    `luck`: by how much dice and cards raised its chance to win over what was to be expected; older
    results do not say.
    """

    name: str
    person: str = ""  # never told to others
    bot: str = ""
    face: str = ""
    won: bool = False
    worth: int = 0
    groups: list[str] = []
    luck: float | None = None


class GameResult(Struct, frozen=True):
    """What a finished game came to."""

    turns: int
    seats: list[SeatResult]


class RoomAt(Struct, frozen=True):
    """A room a person wrote in, as the lobby knows it."""

    code: str
    at: int
    phase: str
    edition: str
    own: str
    variant: str


read = msgspec.json.Decoder(GameResult).decode


class GameResults:
    """The results in a database; every method asks it at once, and may take a while."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def rooms_of(self, person: str) -> list[RoomAt]:
        """Return the newest rooms in which a person wrote something."""
        told = [getattr(rooms.c, name) for name in RoomAt.__struct_fields__]
        mine = sa.select(wrote.c.game).where(wrote.c.who == person)
        wanted = sa.select(*told).where(rooms.c.code.in_(mine)).order_by(rooms.c.at.desc()).limit(LISTED)
        with self.engine.connect() as connection:
            return [RoomAt(*row) for row in connection.execute(wanted)] if person else []

    def find(self, codes: Iterable[str]) -> dict[str, GameResult]:
        """Return the results that are kept of these rooms."""
        wanted = sa.select(game_result.c.game, game_result.c.text).where(game_result.c.game.in_(list(codes)))
        with self.engine.connect() as connection:
            return {str(game): read(text) for game, text in connection.execute(wanted)}

    def keep(self, code: str, found: GameResult) -> None:
        """Keep what a game came to."""
        row = {"game": code, "text": msgspec.json.encode(found).decode()}
        with self.engine.begin() as connection:
            connection.execute(game_result.delete().where(game_result.c.game == code))
            connection.execute(game_result.insert(), row)

    def drop(self, codes: Iterable[str]) -> None:
        """Forget what these games came to: their logs were cleaned."""
        with self.engine.begin() as connection:
            connection.execute(game_result.delete().where(game_result.c.game.in_(list(codes))))
