"""What the host agrees otherwise before the game, and what a seat is told of its own standing."""

from __future__ import annotations

from server.desk import Client, Server
from server.log import Log

from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import views
from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e


def test_the_host_changes_rent_and_moments_before_the_game(server: Server) -> None:
    code = server.open(seats=2, switches={"free_parking_pot": True})
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna")
    ben.sit("Ben")
    assert ben.ask("terms", moment="long")["word"] == "not-host"
    assert anna.ask("terms", switches={"rent_demand": "by_call"}, moment="long")["is"] == "ack"
    ben.settle()
    assert ben.room["options"]["switches"] == {"free_parking_pot": True, "rent_demand": "by_call"}
    assert ben.room["options"]["moment"] == "long"
    anna.ask("start")
    ben.settle()
    assert [seat["always_demands"] for seat in ben.table["seats"]] == [False, False]
    assert anna.ask("terms", moment="off")["word"] == "too-late"


def test_what_the_book_says_anyway_is_not_said_and_what_fits_nowhere_is_refused(server: Server) -> None:
    code = server.open(seats=2, switches={"rent_demand": "by_call"}, moment="long")
    anna = Client(server, code)
    anna.sit("Anna")
    assert anna.ask("terms", switches={"rent_demand": "manual"}, moment="short")["is"] == "ack"
    anna.settle()
    assert "switches" not in anna.room["options"] and "moment" not in anna.room["options"]
    refused = anna.ask("terms", switches={"rent_demand": "never"})
    assert refused["word"] == "bad-switch-value" and refused["text"]


def test_agreements_are_kept_with_the_banker_and_over_a_restart() -> None:
    log = Log(Options("deluxe-ch", 6))
    log.write(1, e.SeatTaken(0, "Anna", "a"))
    log.write(1, e.BankerChosen(0, plays=False))
    log.write(
        1, e.TermsChanged(Options("deluxe-ch", 6, switches={**log.room.options.switches, "minutes": 90}))
    )
    assert log.room.options.switches == {"banker_plays": False, "minutes": 90}
    again = Room(log.room.code)
    for row in log.rows:
        again.fold(row)
    assert again.options == log.room.options


# What a seat is told --------------------------------------------------------------------------------


BOUGHT = ("1 throw", "* 1-2", "1 buy", "1 end-turn")


def playing(edition: str = "standard", **switches: object) -> Log:
    """Two people; the first is to throw."""
    log = Log(Options(edition, 2, chance="typed", switches=switches))  # type: ignore[arg-type]
    for seat, name in enumerate(("Anna", "Ben")):
        log.write(1, e.SeatTaken(seat, name, name))
    log.write(1, e.GameStarted([0, 1]))
    for line in ("* 6-5", "* 1-2"):
        log.write(1, e.Acted(-2, [line]))
    return log


def said(log: Log, *lines: str) -> None:
    for line in lines:
        actor = line.split()[0]
        log.write(1, e.Acted(-2 if actor == "*" else int(actor) - 1, [line]))


def test_a_bidder_is_told_the_highest_bid_and_whether_the_secret_maximum_answers() -> None:
    log = playing()
    said(log, "1 throw", "* 1-2", "1 decline")
    assert [views.mine(log.room, seat).most for seat in (0, 1)] == [1500, 1500]
    log.write(0, e.ProxySet(1, 40))
    assert views.mine(log.room, 1).proxied and not views.mine(log.room, 0).proxied
    said(log, "2 bid 20", "1 bid 1500")
    assert not views.mine(log.room, 1).proxied, "beyond the maximum"
    assert views.mine(log.room, 1).most == 0, "and beyond all cash"
    said(log, "2 pass")
    assert views.mine(log.room, 0).most == 0, "nothing is up any more"


def test_where_offers_block_the_dice_who_throws_and_who_answers_is_told_while_it_lasts() -> None:
    log = playing(offers_block=True)
    said(log, *BOUGHT)
    assert not views.mine(log.room, 1).held_up
    said(log, "1 offer 2 give=3 want-cash=50")
    assert views.mine(log.room, 0).held_up is False, "who offers waits for nothing"
    assert views.mine(log.room, 1).held_up
    assert "throw" not in [choice.say for choice in views.menu(log.room, 1)]
    said(log, "2 reject 1")
    assert not views.mine(log.room, 0).held_up and not views.mine(log.room, 1).held_up


def test_elsewhere_an_offer_holds_nobody_up() -> None:
    log = playing()
    said(log, *BOUGHT, "1 offer 2 give=3 want-cash=50")
    assert not views.mine(log.room, 0).held_up and not views.mine(log.room, 1).held_up


def test_the_table_says_what_a_hotel_counts_and_how_often_one_tries_to_leave_jail() -> None:
    table = views.table_view(playing().room)
    assert (table.hotel_level, table.jail_turns) == (5, 3)
