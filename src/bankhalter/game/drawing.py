"""A game drawn for people at a Python prompt: one line, a text board, and a picture for notebooks."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, cast

from bankhalter.artwork.board_plan import BoardPlan
from bankhalter.artwork.lettering import LEADING, REGULAR, fitted
from bankhalter.artwork.svg_elements import group, number, rectangle, words
from bankhalter.core import codes
from bankhalter.core.decisions import Auction, Purchase
from bankhalter.edition import Edition, Space

if TYPE_CHECKING:
    from bankhalter.game.game import Game

SPEAKERS = {codes.CHANCE: "chance", codes.CLOCK: "the clock", codes.ANYONE: "any bidder"}
SIZE, CORNER, BAND = 624, 78, 15  # of the picture, of a corner, of the colour of a group
STRETCH = 1.26  # how much wider the letters of a screen may be than those of paper
TOKENS = (
    "#b3261e",
    "#1e5fa8",
    "#2e7d32",
    "#e08a00",
    "#6a3fa0",
    "#00838f",
    "#ad1f6a",
    "#5d4037",
    "#455a64",
    "#827717",
    "#283593",
    "#c2185b",
)


# In words ----------------------------------------------------------------------------------------------


def standing(game: Game) -> str:
    """Return in a few words how far a game has come and what it waits for."""
    turns = f"turn {game.state.turns}" if game.state.turns else "opening"
    if game.over:
        won = " and ".join(game.players[seat] for seat in game.winners)
        return f"over in {turns}, {won} won"
    who = game.players[game.asked] if game.asked >= 0 else SPEAKERS[game.asked]
    return f"{turns}, {who} to answer {game.awaited}{about(game)}"


def about(game: Game) -> str:
    """Return what a purchase or an auction is about."""
    top = game.state.top
    deed = -1
    if top.kind == codes.PURCHASE:
        deed = int(cast(Purchase, top).deed)
    elif top.kind == codes.AUCTION and cast(Auction, top).what == codes.DEED:
        deed = int(cast(Auction, top).deed)
    return f" of {name_of(game.edition, int(game.tables.space[deed]))}" if deed >= 0 else ""


def language(edition: Edition) -> str:
    """Return the language in which an edition is printed; its country does not matter."""
    return edition.language[:2]


def name_of(edition: Edition, at: int) -> str:
    """Return the name of a space as it is printed."""
    return edition.spaces[at].name[language(edition)]


def money(edition: Edition, amount: int) -> str:
    """Return a sum as it is written in the edition's own language."""
    digits = f"{amount:,}".replace(",", edition.money.thousands)
    return edition.money.pattern[language(edition)].format(digits)


# As text -----------------------------------------------------------------------------------------------


def board(game: Game) -> str:
    """Return the spaces in order, a line each, then everybody's cash and what is awaited."""
    widest = max(len(name_of(game.edition, space.at)) for space in game.edition.spaces)
    lines = [
        f"{space.at:>2}  {name_of(game.edition, space.at):<{widest}}  {on(game, space)}"
        for space in game.edition.spaces
    ]
    cash = [f"{name}: {purse(game, seat)}" for seat, name in enumerate(game.players)]
    return "\n".join([line.rstrip() for line in lines] + ["", *cash, "", standing(game)])


def on(game: Game, space: Space) -> str:
    """Return what is on a space: its group, price or owner, buildings, and who stands there."""
    here = ", ".join(game.players[seat] for seat in standing_on(game, space.at))
    group = game.edition.groups[space.group].name[language(game.edition)] if space.group else ""
    return f"{group:<18}{owned(game, space):<26}{'< ' + here if here else ''}"


def owned(game: Game, space: Space) -> str:
    """Return whose a deed is and what stands on it, or its price."""
    deed = int(game.tables.deed_at[space.at])
    if deed < 0:
        return ""
    owner = int(game.state.owner[deed])
    if owner < 0:
        return money(game.edition, space.price)
    pledged = " (mortgaged)" if game.state.pledged[deed] else ""
    return f"{game.players[owner]}{built(game, deed)}{pledged}"


def built(game: Game, deed: int) -> str:
    """Return the buildings on a deed as signs."""
    level = int(game.state.level[deed])
    return "" if not level else " #" if level == game.tables.hotel else " " + "^" * level


def purse(game: Game, seat: int) -> str:
    """Return what a player has in hand, or that it is out."""
    player = game.state.seats[seat]
    if player.out != codes.PLAYING:
        return "out"
    return money(game.edition, int(player.cash)) + (", in jail" if player.jail else "")


def standing_on(game: Game, at: int) -> list[int]:
    """Return the players whose tokens are on a space."""
    seats = game.state.seats
    return [i for i, s in enumerate(seats) if s.at == at and s.out == codes.PLAYING]


# As a picture ------------------------------------------------------------------------------------------


def svg(game: Game) -> str:
    """Return the board as an SVG picture; plan and lettering are those of the printed board."""
    plan = BoardPlan(len(game.edition.spaces), SIZE, CORNER)
    squares = [group(square(game, place.at, plan), plan.turn(place)) for place in plan.places()]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" '
        f'font-family="system-ui, sans-serif" role="img"><title>{escape(repr(game))}</title>'
        f'<rect width="{SIZE}" height="{SIZE}" rx="8" fill="#f4efe4"/>{"".join(squares)}{middle(game)}</svg>'
    )


def square(game: Game, at: int, plan: BoardPlan) -> str:
    """Return one space, upright from 0 0."""
    space = game.edition.spaces[at]
    wide = CORNER if plan.place(at).corner else plan.wide
    parts = [
        rectangle(0, 0, wide, CORNER, fill="#fffdf8", stroke="#8d8474", stroke_width=0.8),
        band(game, space, wide),
        label(game, space, wide),
        *[token(seat, i, wide) for i, seat in enumerate(standing_on(game, at))],
    ]
    return "".join(parts)


def band(game: Game, space: Space, wide: float) -> str:
    """Return the colour of the group with the buildings on it, and the owner's stripe at the foot."""
    if not space.group:
        return ""
    deed = int(game.tables.deed_at[space.at])
    level, owner = int(game.state.level[deed]), int(game.state.owner[deed])
    drawn = rectangle(0, 0, wide, BAND, fill=game.edition.groups[space.group].colour)
    hotel = level == game.tables.hotel
    for i in range(1 if hotel else level):
        drawn += building(15 if hotel else 4 + i * 12, 22 if hotel else 9, "#b3261e" if hotel else "#2e7d32")
    if owner >= 0:
        faded = 0.35 if game.state.pledged[deed] else None
        drawn += rectangle(0, CORNER - 6, wide, 6, fill=TOKENS[owner], opacity=faded)
    return drawn


def building(x: float, wide: float, colour: str) -> str:
    """Return a house or a hotel."""
    return rectangle(x, 4, wide, 8, rx=1.5, fill=colour, stroke="#fff")


def label(game: Game, space: Space, wide: float) -> str:
    """Return the name of a space in whole words, small enough for the longest, and its price."""
    room, high = (wide - 4) / STRETCH, CORNER - BAND - 22
    name = fitted(name_of(game.edition, space.at), room, high, (7.5, 5), REGULAR, breaks=False)
    lines = [(BAND + 9 + name.size * LEADING * i, line, name.size) for i, line in enumerate(name.lines)]
    lines += [(CORNER - 10, money(game.edition, space.price), 6.5)] if space.price else []
    return "".join(text(wide / 2, y, line, size, "middle") for y, line, size in lines)


def text(x: float, y: float, said: str, height: float, anchor: str = "start") -> str:
    """Return words at a place."""
    return words(x, y, said, height, text_anchor=anchor, fill="#3b352b")


def token(seat: int, place: int, wide: float) -> str:
    """Return the token of a player."""
    x, y = 9 + place % 4 * 11, CORNER - 25 + place // 4 * 11
    return f'<circle cx="{number(min(x, wide - 7))}" cy="{y}" r="5.5" fill="{TOKENS[seat]}" stroke="#fff"/>'


def middle(game: Game) -> str:
    """Return the edition's name, everybody with their cash, and what is awaited."""
    x, y = CORNER + 40, CORNER + 60
    drawn = text(x, y, game.edition.name[language(game.edition)], 24)
    for seat, name in enumerate(game.players):
        y += 26
        drawn += f'<circle cx="{x + 6}" cy="{y - 5}" r="6" fill="{TOKENS[seat]}"/>'
        drawn += text(x + 20, y, f"{name}: {purse(game, seat)}", 14)
    return drawn + text(x, y + 34, standing(game), 12)
