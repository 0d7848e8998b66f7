"""Two servers on one PostgreSQL with rooms of bots on both, to be troubled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from server import postgres
from server.cables import Cable, laid
from server.desk import Client, Server, serving, wait_for

from bankhalter.server.live.ownership import share_of
from bankhalter.server.storage.leases import SHARES
from bankhalter.server.storage.store import engine_of


class Pair:
    """Two servers on one database, the second behind a cable where one may be laid, and rooms of bots."""

    def __init__(self, database: postgres.Cluster, servers: list[Server], cable: Cable | None) -> None:
        self.database, self.servers, self.cable = database, servers, cable
        self.rooms: list[str] = []

    def deal(self) -> None:
        """Open rooms in which bots play, until each server looks after some."""
        wait_for(self.balanced)
        while len({self.owner(code) for code in self.rooms}) < 2 or len(self.rooms) < 4:
            client = Client(self.servers[0], self.servers[0].open(seats=3, pace=100, absence=5))
            client.sit("Anna")
            client.ask("start", fill="simple")
            while not client.table or client.table["asked"] != 0:
                client.receive()
            client.act(0, "resign")
            self.rooms.append(client.room["code"])
            client.close()

    def owners(self) -> list[str]:
        """Who has each share."""
        rows = ask(self.database.url(), "SELECT owner FROM lease ORDER BY share")
        return [str(owner) for (owner,) in rows]

    def owner(self, code: str) -> str:
        return self.owners()[share_of(code)]

    def balanced(self) -> bool:
        owners = self.owners()
        there = set(owners)
        return len(there) == 2 and "" not in there and owners.count(owners[0]) == SHARES // 2

    def heads(self) -> list[int]:
        """The newest version of each room that is not over."""
        found = ask(self.database.url(), "SELECT game, max(seq) FROM log GROUP BY game")
        newest = {str(game): int(str(seq)) for game, seq in found}
        return [newest[code] for code in self.rooms]

    def go_on(self) -> None:
        """Wait until bots have spoken in every room."""
        before = self.heads()
        wait_for(lambda: all(now > was + 1 for was, now in zip(before, self.heads(), strict=True)))


def ask(place: str, statement: str) -> list[tuple[object, ...]]:
    """Send a statement to a database; return its rows."""
    engine = engine_of(place)
    with engine.begin() as connection:
        found = [tuple(row) for row in connection.exec_driver_sql(statement)]
    engine.dispose()
    return found


@contextmanager
def paired() -> Iterator[Pair]:
    """Such servers, the second in a namespace of its own where there may be one, and gone afterwards."""
    with ExitStack() as stack:
        cable = stack.enter_context(laid(0))
        database = stack.enter_context(postgres.controlled(cable.here if cable else ""))
        near = stack.enter_context(serving(database.url()))
        far = (
            serving(database.url(cable.here), "--host", cable.there, prefix=cable.enter())
            if cable
            else serving(database.url())
        )
        found = Pair(database, [near, stack.enter_context(far)], cable)
        found.deal()
        yield found
