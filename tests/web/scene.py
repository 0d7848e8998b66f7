"""Moments that are rare in a game: written as a record is, played at a server, handed to a browser."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from server.desk import Server
from web.seat import CHANCE, Partner, Seat

from bankhalter import Game

NAMES = ("Anna", "Ben", "Cem", "Dora")
ANNA, BEN, CEM = 0, 1, 2


class Script:
    """A game in memory that notes everything said; whoever shall have a deed gets it for the least bid."""

    def __init__(self, edition: str = "standard", players: int = 2, **switches: Any) -> None:
        self.switches = switches
        self.game = Game(edition, NAMES[:players], **switches)
        self.lines: list[str] = []
        while self.game.awaited == "deal":
            self.say(str(self.game.odds()[0][0]))
        self.say("* 6-5", *["* 1-2"] * (players - 1))
        assert (self.game.awaited, self.game.asked) == ("turn", ANNA)

    def say(self, *lines: str) -> Script:
        """Say lines of a record."""
        for line in lines:
            self.game.push(line)
            self.lines.append(line)
        return self

    def answer(self, word: str) -> Script:
        """Say a word for whoever is asked."""
        return self.say(f"{self.game.asked + 1} {word}")

    def throw(self, thrown: str, owner: int = -1, card: str = "") -> Script:
        """Throw; what is for sale goes to this owner, or to nobody."""
        self.answer("throw").say(f"* {thrown}")
        if card:
            self.say(f"* drawn {card}")
        if self.game.awaited == "purchase":
            self.answer("decline")
        while self.game.awaited == "auction":
            self.answer(f"bid {self.game.rules.opening_bid}" if self.game.asked == owner else "pass")
        return self

    def turn(self, *throws: str, owner: int = -1, card: str = "") -> Script:
        """Throw, after doubles again, and end the turn."""
        for thrown in throws:
            self.throw(thrown, owner, card)
        return self.answer("end-turn")


class Troupe(Partner):
    """One connection that holds every seat, plays a script, and goes on for seats nobody takes."""

    def says(self, line: str) -> None:
        """Say a line of a record."""
        who, _, said = line.partition(" ")
        if who == "*":
            answer = self.ask("chance", seat=self.seats[-1], say=said, question=self.table["question"])
        else:
            answer = self.act(int(who) - 1, said)
        assert answer["is"] == "ack", (line, answer)
        self.follow(answer["version"])

    def goes_on(self, *lines: str) -> None:
        """Say lines, each when it is the time for it: throws and questions are waited for."""
        for line in lines:
            self.wait(CHANCE if line.startswith("*") else int(line.split()[0]) - 1)
            self.settle()
            self.says(line)


# Scripts -------------------------------------------------------------------------------------------


def jail() -> Script:
    """Anna is in jail and has a card that leads out."""
    script = Script().turn("3-4", card="a/keep").turn("4-6").turn("1-2").turn("4-6").turn("4-6")
    return script.turn("1-3", owner=BEN).answer("throw").say("* 4-6").turn("1-3")


def builders() -> Script:
    """Anna has three groups and Ben one; Ben's is built with three on each street. It is Anna's turn."""
    script = Script().turn("1-2", owner=ANNA).turn("3-5", owner=ANNA).turn("1-2", owner=ANNA)
    script.turn("2-3", owner=BEN).turn("1-2", owner=ANNA).turn("2-3", owner=ANNA)
    script.turn("1-1", "1-2", owner=BEN).turn("1-1", "5-6")
    script.turn("1-1", "1-2", owner=ANNA).turn("4-6", owner=ANNA)
    return built(script, BEN, 3, 11, 13, 14)


def built(script: Script, seat: int, level: int, *streets: int) -> Script:
    """Build evenly; nobody else wants any."""
    for street in streets * level:
        script.say(f"{seat + 1} build {street}")
        while script.game.awaited == "wants":
            script.answer("want 0")
    return script


def few() -> Script:
    """Three houses are left; Anna has 492 and could build on orange, Ben on pink."""
    return built(built(builders(), ANNA, 4, 1, 3), ANNA, 4, 6, 8, 9)


def shortage() -> Script:
    """Three houses are left, Anna asks for two, and Ben is asked how many he wants."""
    return few().say("1 order house 2")


def claim() -> Script:
    """Ben stands on Anna's street, and she has not demanded her rent."""
    return Script().turn("1-2", owner=ANNA).say("1 wish demand off").throw("1-2")


def poorer(script: Script, seat: int, deed: int, amount: int) -> Script:
    """Somebody loses money to the owner of a deed by buying it and giving it back for 1."""
    owner = next(d.owner for d in script.game.view().deeds if d.space == deed)
    assert owner is not None
    number = int(script.game.state.numbers)
    script.say(
        f"{owner + 1} offer {seat + 1} give={deed} want-cash={amount}", f"{seat + 1} accept {number + 1}"
    )
    return script.say(
        f"{seat + 1} offer {owner + 1} give={deed} want-cash=1", f"{owner + 1} accept {number + 2}"
    )


def last_call() -> Script:
    """Ben is bankrupt, and Anna has not demanded an older rent."""
    script = Script().turn("2-4", owner=ANNA).say("1 wish demand off")
    return poorer(script, BEN, 6, 1460).throw("3-3").throw("5-6", card="b/hospital").say("2 bankrupt")


def estate() -> Script:
    """Ben is bankrupt to the bank; his two deeds are auctioned, and Cem is asked first."""
    script = Script(players=3).turn("1-2", owner=BEN).turn("2-4", owner=BEN).turn("4-6")
    script.turn("2-3", owner=ANNA)
    return poorer(script, BEN, 8, 1490).throw("5-6", card="b/hospital").say("2 bankrupt")


def debt() -> Script:
    """Anna owes 50 and has 19 in cash and two streets that are worth more than the rest."""
    script = Script().turn("1-2", owner=ANNA).turn("2-3", owner=BEN).turn("1-2", owner=ANNA).turn("2-3")
    return poorer(script, ANNA, 5, 1480).throw("5-6", card="b/doctor")


def ruin() -> Script:
    """Anna owes 100 and could not raise it with all she has."""
    script = Script().turn("1-2", owner=ANNA).turn("2-3", owner=BEN).turn("4-6").turn("1-4")
    return poorer(script, ANNA, 5, 1480).throw("1-3", card="b/hospital")


def live() -> Script:
    """A street is called out, and anybody may bid."""
    return Script(auction_mode="live").answer("throw").say("* 1-2").answer("decline")


def around(script: Script) -> Script:
    """Everybody goes round once and buys nothing."""
    for thrown in ("4-6", "4-6", "5-6", "4-5"):
        for _ in script.game.players:
            script.turn(thrown)
    return script


def bus() -> Script:
    return around(Script(speed_die=True)).answer("throw").say("* 1-2-bus")


def jump() -> Script:
    return around(Script(speed_die=True)).answer("throw").say("* 2-2-2")


def pay_or_draw() -> Script:
    return Script("deluxe-ch").throw("1-1", card="b/fine-or-draw")


def mortgaged() -> Script:
    """Ben offers Anna a mortgaged station; it is her turn."""
    script = Script().turn("1-2", owner=ANNA).turn("2-3", owner=BEN)
    return script.say("2 mortgage 5", "2 offer 1 give=5 want-cash=50")


# At a server ---------------------------------------------------------------------------------------


def staged(script: Script, server: Server, **options: Any) -> tuple[str, Troupe]:
    """Play a script in a room of its own; return its code and the troupe."""
    game = script.game
    switches = dict(script.switches)
    variant = switches.pop("variant", "")
    code = server.open(
        edition=game.edition.id, seats=len(game.players), chance="typed", variant=variant, switches=switches,
        **options,
    )  # fmt: skip
    troupe = Troupe(server, code)
    for name in game.players:
        troupe.seats.append(troupe.sit(name))
    assert troupe.ask("start", fill="")["is"] == "ack"
    while not troupe.table:
        troupe.receive()
    for line in script.lines:
        troupe.says(line)
    return code, troupe


def takes(seat: Seat, code: str, troupe: Troupe, places: Sequence[int] = (ANNA,)) -> None:
    """Let a browser take seats from the troupe."""
    tokens = [troupe.tokens[place] for place in places]
    kept = {code: {"tokens": tokens, "client": f"browser-{code}", "edition": "", "names": [], "at": 0}}
    seat.context.add_init_script(f"localStorage['bankhalter.rooms'] ??= {json.dumps(json.dumps(kept))}")
    seat.page.goto(f"/r/{code}")
    seat.page.locator("main.table").wait_for()
