"""Luck for the dice: promised, told when everybody's is fixed, and what becomes of a draw without it.

Nobody who knows what others told can still change what goes into the dice. Whoever keeps back their luck
then does not play; all others promise new luck, and nobody new sits down, so that no one gets a second try.
"""

from __future__ import annotations

from bankhalter.server.fairness import dice
from bankhalter.server.protocol import messages as m
from bankhalter.server.room.laid_position import first_match
from bankhalter.server.room.match import Wrong, agreed
from bankhalter.server.room.room import Room
from bankhalter.server.room.seating import options_of_game
from bankhalter.server.storage import entries as e


def promise(room: Room, c: m.PledgeLuck, asker: object, now: int) -> e.LuckPledged:
    """Promise luck for the dice, before the game."""
    if room.phase != "open":
        raise Wrong("too-late")
    return e.LuckPledged(c.seat, c.pledge)


def begun_or_drawn(room: Room, seats: list[int], fill: list[e.BotSeated], there: set[int]) -> e.AnyEntry:
    """Return how a game begins: where people who are there promised luck, they tell it first."""
    pledges = [room.places[seat].pledge if seat in there else "" for seat in seats]
    if room.options.chance == "fair" and any(pledges):
        return e.DrawOpened(seats, pledges, fill)
    return begun(room, seats, fill, [room.places[seat].luck for seat in seats], dice.OPEN)


def begun(
    room: Room, seats: list[int], fill: list[e.BotSeated], luck: list[str], scheme: str
) -> e.GameStarted:
    """Return the start of the game, with the first throws."""
    setup = agreed(room.edition, options_of_game(room.options, room.banker, seats), len(seats))
    fair = dice.Fair(room.seed, room.code, luck, scheme)
    said = first_match(setup, [""] * len(seats), room.laid).throw_fairly(fair, room.by_server())
    return e.GameStarted(seats, fill, luck, said)


def reveal(room: Room, c: m.RevealLuck, asker: object, now: int) -> e.LuckRevealed | e.GameStarted:
    """Tell the luck that was promised; the last one begins the game by it."""
    draw = room.draw
    if room.phase != "drawing" or draw.entry is None or c.seat not in draw.missing():
        raise Wrong("no-draw")
    if dice.pledge(c.luck) != draw.pledge_of(c.seat):
        raise Wrong("other-luck")
    if draw.missing() != [c.seat]:
        return e.LuckRevealed(c.seat, c.luck)
    luck = [c.luck if seat == c.seat else draw.luck.get(seat, "") for seat in draw.seats]
    return begun(room, draw.seats, draw.entry.fill, luck, dice.SEALED)


def broken_off(room: Room) -> e.DrawBroken | None:
    """Return the end of a draw to which luck is missing; who has heard nothing yet gains nothing by it."""
    if room.phase != "drawing":
        return None
    missing = room.draw.missing()
    return e.DrawBroken(missing if room.draw.luck else [])
