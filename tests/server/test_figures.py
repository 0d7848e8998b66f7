"""Figures and banker: chosen before the game, kept in the log, shown to everybody."""

from __future__ import annotations

from server.desk import Client, Server, seated, wait_for
from server.log import Log

from bankhalter.server.protocol.messages import Options
from bankhalter.server.room.match import edition_of
from bankhalter.server.storage import entries as e


def figures(client: Client) -> list[str]:
    client.settle()
    return [place.get("figure", "") for place in client.room["places"]]


def ids(edition: str) -> list[str]:
    return [token.id for token in edition_of(edition).tokens]


def test_who_sits_down_has_the_wanted_figure_or_a_free_one(server: Server) -> None:
    code = server.open(seats=3, edition="azeroth")
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna", figure="murky")
    ben.sit("Ben")
    first = next(figure for figure in ids("azeroth") if figure != "murky")
    assert figures(anna) == ["murky", first, ""]


def test_two_people_never_have_the_same_figure(server: Server) -> None:
    code = server.open(seats=3, edition="azeroth")
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna", figure="murky")
    assert ben.ask("sit", name="Ben", figure="murky")["word"] == "figure-taken"
    assert ben.ask("sit", name="Ben", figure="cow")["word"] == "no-such-figure"
    ben.sit("Ben", figure="boot")
    assert ben.ask("figure", seat=1, figure="murky")["word"] == "figure-taken"
    assert ben.ask("figure", seat=0, figure="doomhammer")["word"] == "not-your-seat"
    assert ben.ask("figure", seat=1, figure="doomhammer")["is"] == "ack"
    assert figures(ben) == ["murky", "doomhammer", ""]
    assert anna.ask("figure", seat=0, figure="boot")["is"] == "ack"
    assert figures(ben) == ["boot", "doomhammer", ""]


def test_a_bot_gives_way_and_takes_the_old_figure(server: Server) -> None:
    code = server.open(seats=2, edition="warendorf")
    anna = Client(server, code)
    anna.sit("Anna", figure="horse")
    anna.ask("put-bot", seat=1)
    assert figures(anna) == ["horse", "rider"]
    assert anna.ask("figure", seat=0, figure="rider")["is"] == "ack"
    assert figures(anna) == ["rider", "horse"]


def test_bots_that_fill_the_table_get_free_figures_and_the_game_keeps_them(server: Server) -> None:
    code = server.open(seats=6, edition="azeroth")
    anna = Client(server, code)
    anna.sit("Anna", seat=2, figure="hearthstone")
    assert anna.ask("start", fill="simple")["is"] == "ack"
    wait_for(lambda: figures(anna) and anna.room["phase"] == "playing")
    assert sorted(figures(anna)) == sorted(ids("azeroth")) and figures(anna)[2] == "hearthstone"
    assert anna.ask("figure", seat=2, figure="murky")["word"] == "too-late"


def test_who_takes_over_a_seat_takes_over_its_figure(server: Server) -> None:
    code, clients = seated(server, 2, edition="schalke")
    before = figures(clients[0])
    assert clients[1].ask("stand", seat=1)["is"] == "ack"
    assert figures(clients[0]) == before
    newcomer = Client(server, code)
    newcomer.sit("Dora", seat=1, figure="pigeon")
    assert figures(newcomer) == before


def test_a_log_without_figures_opens(server: Server) -> None:
    """Older databases: nobody has a figure, and everything else is as it was."""
    log = Log(Options(edition="azeroth", seats=2))
    log.write(0, e.SeatTaken(0, "Anna", "key-a"))
    log.write(0, e.BotSeated(1, "simple", "Bot"))
    assert b"figure" not in b"".join(row.body for row in log.rows)
    log.write(0, e.GameStarted([0, 1]))
    assert [place.figure for place in log.room.places] == ["", ""]


# The banker ------------------------------------------------------------------------------------------


def test_the_table_chooses_the_banker_who_throws_first(server: Server) -> None:
    """SETUP-5: everybody throws for the start, beginning with the banker; left-out seats are not counted."""
    code = server.open(seats=4, chance="typed")
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna", seat=1)
    ben.sit("Ben", seat=3)
    assert ben.ask("banker", seat=3)["word"] == "not-host"
    assert anna.ask("banker", seat=2)["word"] == "nobody-there"
    assert anna.ask("banker", seat=3)["is"] == "ack"
    ben.settle()
    assert ben.room["options"]["switches"] == {"banker_seat": 3}
    assert anna.ask("start")["is"] == "ack"
    anna.settle()
    assert anna.room["options"]["switches"] == {"banker_seat": 1}
    assert anna.table["detail"]["who"] == 1


def test_a_banker_who_leaves_is_banker_no_longer(server: Server) -> None:
    code = server.open(seats=3)
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna")
    ben.sit("Ben")
    anna.ask("banker", seat=1)
    ben.ask("stand", seat=1)
    anna.settle()
    assert anna.room["options"].get("switches", {}) == {}


def test_only_where_the_book_says_so_a_banker_stands_aside(server: Server) -> None:
    """BANK-5: in the Swiss edition, with more than five people."""
    anna = Client(server, server.open(seats=6))
    anna.sit("Anna")
    refused = anna.ask("banker", seat=0, plays=False)
    assert refused["word"] == "banker-must-play" and refused["text"]
    swiss = Client(server, server.open(seats=6, edition="deluxe-ch"))
    for name in "ABCDE":
        swiss.sit(name)
    assert swiss.ask("banker", seat=4, plays=False)["is"] == "ack"
    assert swiss.ask("start")["word"] == "banker-must-play"
    swiss.sit("F")
    assert swiss.ask("start")["is"] == "ack"
    swiss.settle()
    assert swiss.room["options"]["switches"] == {"banker_seat": 4, "banker_plays": False}
    assert [seat["out"] for seat in swiss.table["seats"]].count(True) == 1 and swiss.table["seats"][4]["out"]
