"""A seat goes to another device by its code: a phone is lost, its battery empty, or it is handed on."""

from __future__ import annotations

import time
from typing import Any

import pytest
from server.desk import PATIENCE, Client, Server, seated
from server.log import Log

from bankhalter.server.protocol.messages import Options
from bankhalter.server.protocol.queries import SeatCodes
from bankhalter.server.room import seat_codes
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage import entries as e

SECRET = b"secret of the server"


def codes(client: Client, seat: int) -> dict[str, str]:
    """The codes somebody at the table may read out."""
    client.send({"do": "seat-codes", "id": "codes", "seat": seat})
    answer = client.until("seat-codes", "refused", name="codes")
    assert answer["is"] == "seat-codes", answer
    return dict(answer["codes"])


def told(screen: Client) -> dict[str, Any]:
    """What somebody who only watches is told."""
    screen.send({"do": "seat-codes", "id": "codes", "seat": 0})
    return screen.until("seat-codes", "refused", name="codes")


def waits_for_code(client: Client, seat: int, lost: int) -> str:
    """Ask until the code of a lost seat is told."""
    end = time.monotonic() + PATIENCE
    while str(lost) not in (found := codes(client, seat)):
        assert time.monotonic() < end
        time.sleep(0.2)
    return found[str(lost)]


def takes(client: Client, code: str) -> Any:
    return client.ask("sit", name="", code=code)


def test_a_neighbour_reads_out_the_code_of_a_phone_that_died(server: Server) -> None:
    code, (anna, ben) = seated(server, 2, absence=1)
    ben.settle()
    cash = ben.table["seats"][1]["cash"]
    assert list(codes(anna, 0)) == ["0"]  # as long as Ben is there, only his own page tells
    ben.close()
    said = waits_for_code(anna, 0, 1)
    other = Client(server, code)
    answer = takes(other, said)
    assert (answer["is"], answer["seat"]) == ("seated", 1)
    other.settle()
    assert other.table["seats"][1]["cash"] == cash
    assert codes(other, 1) != {"1": said}  # whoever has it now has another code
    again = Client(server, code, tokens=[answer["token"]])
    assert codes(again, 1).keys() == {"1"}


def test_whoever_watches_hears_no_codes_and_guesses_only_a_few(server: Server) -> None:
    code, (anna, _ben) = seated(server, 2)
    right = codes(anna, 0)["0"]
    watcher = Client(server, code)
    assert watcher.ask("seat-codes", seat=0)["word"] == "not-your-seat"
    wrong = [f"{number:04}" for number in range(20) if f"{number:04}" != right]
    words = [takes(watcher, guess)["word"] for guess in wrong[:12]]
    assert words[0] == "no-such-seat-code" and words[-1] == "too-fast"


def test_a_screen_tells_the_codes_when_the_only_tablet_is_gone(server: Server) -> None:
    code = server.open(seats=2, absence=1)
    server.http.cookies.clear()
    cookie = server.http.get("/api/me").headers["set-cookie"].partition(";")[0]
    tablet = Client(server, code, headers={"Cookie": cookie})
    for name in ("Anna", "Ben"):
        tablet.sit(name)
    assert tablet.ask("start")["is"] == "ack"
    screen = Client(server, code)
    assert screen.ask("seat-codes", seat=0)["word"] == "not-your-seat"  # as long as the tablet is there
    tablet.close()
    end = time.monotonic() + PATIENCE
    while (answer := told(screen))["is"] == "refused":
        assert time.monotonic() < end
        time.sleep(0.2)
    other = Client(server, code)
    assert [takes(other, answer["codes"][seat])["seat"] for seat in ("0", "1")] == [0, 1]
    assert told(screen)["word"] == "not-your-seat"


@pytest.mark.parametrize(
    ("options", "persons", "lost", "told"),
    [
        ({}, ("tablet", "tablet"), (0, 1), True),
        ({"board": "real"}, ("anna", "ben"), (0, 1), True),
        ({}, ("tablet", "tablet"), (1,), False),  # somebody is still there
        ({}, ("anna", "ben"), (0, 1), False),  # at home, in a game over days
        ({}, ("", ""), (0, 1), False),  # without cookies nobody is known again
        ({"public": True}, ("tablet", "tablet"), (0, 1), False),
    ],
)
def test_only_people_who_sit_together_are_helped_by_a_screen(
    options: dict[str, Any], persons: tuple[str, str], lost: tuple[int, ...], told: bool
) -> None:
    log = Log(Options("standard", 2, **options))
    for seat, person in enumerate(persons):
        log.write(0, e.SeatTaken(seat, f"P{seat}", f"key-{seat}", "", person))
    assert seat_codes.is_left_alone(log.room, frozenset(lost)) is told
    log.write(0, e.RoomLocked(True))
    assert not seat_codes.is_left_alone(log.room, frozenset(lost))


def room(phase: str = "open") -> Log:
    log = Log(Options("standard", 2))
    for seat, name in enumerate(("Anna", "Ben")):
        log.write(
            0, e.SeatTaken(seat, name, f"key-{seat}", "", f"person-{seat}", "", "pledge" if seat else "")
        )
    if phase == "playing":
        log.write(0, e.GameStarted([0, 1]))
    return log


def test_everything_that_belongs_to_a_seat_goes_with_it() -> None:
    log = room("playing")
    before = log.room.places[1]
    kept = (before.name, before.figure, before.pledge)
    log.write(0, seat_codes.taken_over(log.room, 1, "other", "somebody"))
    now = log.room.places[1]
    assert (now.name, now.figure, now.pledge) == kept
    assert (now.key, now.person, log.room.host) == ("other", "somebody", 0)


def test_a_code_is_that_of_one_seat_one_room_and_one_holder() -> None:
    log = room()
    query = SeatCodes("x", 0)
    found = seat_codes.told(SECRET, log.room, query, (0,), (1,)).codes
    assert found.keys() == {0, 1} and all(len(code) == 4 and code.isdecimal() for code in found.values())
    assert [seat_codes.seat_of(SECRET, log.room, found[seat]) for seat in (0, 1)] == [0, 1]
    assert seat_codes.told(b"another", log.room, query, (0,), (1,)).codes != found
    log.write(0, e.SeatTaken(1, "Ben", "other"))
    with pytest.raises(Wrong, match="no-such-seat-code"):
        seat_codes.seat_of(SECRET, log.room, found[1])
    assert seat_codes.told(SECRET, log.room, query, (0,), ()).codes == {0: found[0]}
