"""The table in text: board, groups, standing, deeds, bank."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from bankhalter.core import bits, codes
from bankhalter.core.rules import end, rent
from bankhalter.edition import Group, Space
from bankhalter.game.figures import figures_of
from bankhalter.game.game import Game
from bankhalter.text import Speaker
from bankhalter.text.wrapping import wrap

CELL = 7  # letters of a space on the drawn board, at least
WIDEST_CELL = 11
GAP = "  "


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Set rows in columns, those in `right` flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            c.rjust(w) if i in right else c.ljust(w) for i, (c, w) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(GAP.join(cells).rstrip())
    return "\n".join(lines)


@dataclass
class Viewer:
    """Draws what one seat sees."""

    game: Game
    speaker: Speaker
    seat: int | None

    def say(self, key: str, **args: object) -> str:
        """Return a message of the terminal."""
        return self.speaker.say(f"terminal-{key}", **args)

    # One space ---------------------------------------------------------------------------------

    def group(self, space: Space) -> Group:
        """The group of a property."""
        return self.game.edition.groups[space.group]

    def owner(self, at: int) -> int:
        """The owner of a space, the bank if nobody."""
        deed = int(self.game.tables.deed_at[at])
        return int(self.game.state.owner[deed]) if deed >= 0 else codes.BANK

    def level(self, at: int) -> int:
        """The buildings on a space; 0 where none can stand."""
        deed = int(self.game.tables.deed_at[at])
        return int(self.game.state.level[deed]) if deed >= 0 else 0

    def mortgaged(self, at: int) -> bool:
        """Whether a space is mortgaged."""
        deed = int(self.game.tables.deed_at[at])
        return deed >= 0 and bool(self.game.state.pledged[deed])

    def buildings(self, at: int) -> str:
        """Buildings or mortgage in words."""
        level = self.level(at)
        if self.mortgaged(at):
            return self.say("mortgaged")
        if not level:
            return ""
        hotel = level == self.game.tables.hotel
        count = 1 if hotel else level
        return f"{count} {self.speaker.term('hotel' if hotel else 'house', count)}"

    def rent(self, at: int) -> str:
        """The rent due on a space now."""
        deed = int(self.game.tables.deed_at[at])
        if self.owner(at) < 0 or self.mortgaged(at):
            return ""
        if self.game.tables.deed_kind[deed] == codes.UTILITY:
            return self.say("times-dice", factor=str(rent.factor(self.game.state, deed)))
        return self.speaker.money(int(rent.amount(self.game.state, deed)))

    def tokens(self, at: int) -> list[int]:
        """The players on a space."""
        seats = self.game.state.seats
        return [i for i, s in enumerate(seats) if s.at == at and s.out == codes.PLAYING]

    def standing_here(self, at: int) -> str:
        """The players on a space by name; who sits in jail is marked."""
        seats = self.game.state.seats
        names = [
            self.say("in-jail", player=self.game.players[i]) if seats[i].jail else self.game.players[i]
            for i in self.tokens(at)
        ]
        return ", ".join(names)

    # Boards ------------------------------------------------------------------------------------

    def board(self, width: int) -> tuple[str, str]:
        """The drawn board with its legend if the screen is wide enough, else the list."""
        size = len(self.game.edition.spaces)
        per_side = size // 4 + 1
        cell = min(WIDEST_CELL, (width - 2) // per_side - 1)
        if size % 4 or cell < CELL:
            return self.board_list(), ""
        ring = Ring(self, per_side, cell)
        return ring.text(), ring.legend()

    def board_list(self) -> str:
        """Every space in one line: number, group, name, owner, buildings, rent, players."""
        heads = ["space", "owner", "built", "rent", "here"]
        rows = [["", "", *(self.say(f"head-{head}") for head in heads)]]
        for space in self.game.edition.spaces:
            owned = self.owner(space.at)
            rows.append(
                [
                    str(space.at),
                    self.group(space).letter if space.group else "",
                    self.speaker.space(space.at),
                    self.game.players[owned] if owned >= 0 else self.unowned(space),
                    self.buildings(space.at),
                    self.rent(space.at),
                    self.standing_here(space.at),
                ]
            )
        return columns(rows, right=(0, 5))

    def unowned(self, space: Space) -> str:
        """What a space without an owner costs: its price, or what is to be paid there."""
        if space.price:
            return self.say("for-sale", money=self.speaker.money(space.price))
        return self.say("tax", money=self.speaker.money(space.amount)) if space.amount else ""

    def groups(self) -> str:
        """Every property by group, in short."""
        lines = []
        for key, group in self.game.edition.groups.items():
            parts = [self.in_short(s.at) for s in self.game.edition.spaces if s.group == key]
            lines.append(f"{group.letter}  {self.speaker.group(group.id)}: " + ", ".join(parts))
        return "\n".join(lines)

    def in_short(self, at: int) -> str:
        """A property with its owner and what stands on it."""
        owned = self.owner(at)
        marks = [self.game.players[owned]] if owned >= 0 else []
        marks += [self.buildings(at)] if self.buildings(at) else []
        name = self.speaker.space(at)
        return f"{name} ({', '.join(marks)})" if marks else name

    # Players -----------------------------------------------------------------------------------

    def standing(self) -> str:
        """Cash, worth and place of everybody, then what each owns."""
        heads = ["player", "cash", "worth", "place"]
        rows = [[self.say(f"head-{head}") for head in heads]]
        rows += [self.standing_row(i) for i in range(len(self.game.players))]
        owned = [self.possessions(i) for i in range(len(self.game.players))]
        return "\n".join([columns(rows, right=(1, 2)), *(line for line in owned if line)])

    def standing_row(self, seat: int) -> list[str]:
        """One player in a line; what is hidden shows as a dash."""
        seen = self.game.view(self.seat).seats[seat]
        name = self.with_figure(seat)
        if self.game.state.seats[seat].out == codes.ABSENT:
            return [name, "", "", self.say("only-bank")]
        if seen.out:
            return [name, "", "", self.say("out")]
        cash = self.speaker.money(seen.cash) if seen.cash is not None else "–"
        worth = self.speaker.money(int(end.wealth(self.game.state, seat))) if seen.cash is not None else "–"
        return [name, cash, worth, self.place(seat)]

    def with_figure(self, seat: int) -> str:
        """A player's name, and what they move if that was chosen."""
        game, name = self.game, self.game.players[seat]
        figure = figures_of(game.edition, game.notes, len(game.players))[seat]
        return f"{name} ({figure.name[self.speaker.language]})" if figure else name

    def place(self, seat: int) -> str:
        """Where a player is."""
        s = self.game.state.seats[seat]
        if s.jail:
            return self.say("jail-turn", turn=str(s.jail))
        return self.speaker.space(int(s.at))

    def possessions(self, seat: int) -> str:
        """What a player owns, by group."""
        spaces = [s for s in self.game.edition.spaces if s.group and self.owner(s.at) == seat]
        order = list(self.game.edition.groups)
        spaces.sort(key=lambda s: (order.index(s.group), s.at))
        parts = [f"{self.group(s).letter} {self.owned(s.at)}" for s in spaces]
        kept = int(bits.count(self.game.state.seats[seat].kept))
        if kept:
            parts.append(f"{kept} {self.speaker.term('jail_card', kept)}")
        return f"· {self.game.players[seat]}: {', '.join(parts)}" if parts else ""

    def owned(self, at: int) -> str:
        """A property of a player with what stands on it."""
        built = self.buildings(at)
        return f"{self.speaker.space(at)} ({built})" if built else self.speaker.space(at)

    # One deed ----------------------------------------------------------------------------------

    def deed(self, at: int) -> str:
        """Everything printed on a deed, and whose it is."""
        space = self.game.edition.spaces[at]
        if not space.price:
            return self.plain_space(space)
        group = self.group(space)
        title = f"{self.speaker.space(at)} ({group.letter}, {self.speaker.group(group.id)}, {at})"
        rows = [*self.rent_rows(space), *self.price_rows(space)]
        whose = self.owner(at)
        owner = self.say("owned-by", player=self.game.players[whose]) if whose >= 0 else self.say("unowned")
        extra = [text for text in (self.buildings(at), self.rent_now(at)) if text]
        return "\n".join([title, columns(rows, right=(1,)), " · ".join([owner, *extra])])

    def plain_space(self, space: Space) -> str:
        """A space that nobody can own."""
        name = f"{self.speaker.space(space.at)} ({space.at})"
        due = f": {self.speaker.money(space.amount)}" if space.amount else ""
        here = self.standing_here(space.at)
        return f"{name}{due}" + (f" · {here}" if here else "")

    def rent_now(self, at: int) -> str:
        """The rent that is due on it at present."""
        rent = self.rent(at)
        return self.say("rent-now", rent=rent) if rent else ""

    def rent_rows(self, space: Space) -> list[list[str]]:
        """The rents by buildings or by number."""
        money = self.speaker.money
        if space.factor:
            return [
                [self.say("rent-utility", count=i + 1), self.say("times-dice", factor=str(f))]
                for i, f in enumerate(space.factor)
            ]
        if space.kind == "station":
            return [[self.say("rent-station", count=i + 1), money(rent)] for i, rent in enumerate(space.rent)]
        hotel = int(self.game.tables.hotel)
        rows = [
            [self.say("rent-bare"), money(space.rent[0])],
            [self.say("rent-group"), money(2 * space.rent[0])],
        ]
        for level in range(1, hotel):
            rows.append([f"{level} {self.speaker.term('house', level)}", money(space.rent[level])])
        return [*rows, [self.speaker.term("hotel"), money(space.rent[5])]]

    def price_rows(self, space: Space) -> list[list[str]]:
        """Price, mortgage, and what building costs."""
        money = self.speaker.money
        rows = [[self.say("price"), money(space.price)], [self.say("mortgage-value"), money(space.mortgage)]]
        if space.house:
            rows.append([self.say("building-price", what=self.speaker.term("house")), money(space.house)])
            houses = int(self.game.tables.hotel) - 1
            rows.append([self.say("hotel-price", count=houses), money(space.hotel)])
        return rows

    # Bank --------------------------------------------------------------------------------------

    def bank(self) -> str:
        """What the bank has left."""
        st = self.game.state
        free = sum(1 for deed in range(self.game.tables.deeds) if st.owner[deed] == codes.BANK)
        rows = [
            [self.speaker.term("house", 2), str(st.houses)],
            [self.speaker.term("hotel", 2), str(st.hotels)],
            [self.say("bank-deeds"), str(free)],
        ]
        if self.game.rules.free_parking_pot:
            rows.append([self.say("bank-pot"), self.speaker.money(int(st.pot))])
        return columns(rows, right=(1,))

    def offers(self) -> str:
        """The standing offers, everybody's: one keyboard, one table."""
        found = {o.number: o for seat in range(len(self.game.players)) for o in self.game.view(seat).offers}
        lines = [
            self.say("offer-line", number=str(n), offer=self.speaker.offer(o))
            for n, o in sorted(found.items())
        ]
        return "\n".join(lines) or self.say("no-offers")


@dataclass
class Ring:
    """The board drawn as a ring, the standing in its middle."""

    viewer: Viewer
    side: int
    cell: int

    def text(self) -> str:
        """Draw it."""
        last = self.side - 1
        top, bottom = range(2 * last, 3 * last + 1), range(last, -1, -1)
        lines = [self.rule(), *self.row(list(top)), self.rule()]
        middle = self.middle(3 * (self.side - 2) - 1)
        for i in range(self.side - 2):
            left, right = 2 * last - 1 - i, 3 * last + 1 + i
            inside = middle[3 * i : 3 * i + 3]
            lines += self.flanked(left, right, inside, i == self.side - 3)
        return "\n".join([*lines, self.rule(), *self.row(list(bottom)), self.rule()])

    def rule(self) -> str:
        """A line across the whole board."""
        return "+" + ("-" * self.cell + "+") * self.side

    def row(self, spaces: list[int]) -> list[str]:
        """The two lines of a row of spaces."""
        cells = [self.inside(at % len(self.viewer.game.edition.spaces)) for at in spaces]
        return ["|" + "|".join(cell[i] for cell in cells) + "|" for i in range(2)]

    def flanked(self, left: int, right: int, inside: list[str], last: bool) -> list[str]:
        """Two spaces with the middle between them."""
        ends = self.inside(left), self.inside(right)
        lines = [f"|{ends[0][i]}|{inside[i]}|{ends[1][i]}|" for i in range(2)]
        edge = "+" + "-" * self.cell + "+"
        return lines if last else [*lines, edge + inside[2] + edge]

    def inside(self, at: int) -> tuple[str, str]:
        """The name of a space; its owner, buildings and visitors below."""
        name = shortened(self.viewer.speaker.space(at), self.cell)
        below = self.marks(at)
        here = "".join(self.mark(seat) for seat in self.viewer.tokens(at))
        room = max(0, self.cell - len(below))
        return name.ljust(self.cell), below + here[:room].rjust(room)

    def marks(self, at: int) -> str:
        """Whose it is and what stands there: `A3`, `A#` for a hotel, `(A)` mortgaged; or a tax."""
        viewer, owner = self.viewer, self.viewer.owner(at)
        if owner < 0:
            amount = viewer.game.edition.spaces[at].amount
            return viewer.speaker.money(amount)[: self.cell] if amount else ""
        level = viewer.level(at)
        built = "#" if level == viewer.game.tables.hotel else str(level) if level else ""
        return f"({self.mark(owner)})" if viewer.mortgaged(at) else self.mark(owner).lower() + built

    def mark(self, seat: int) -> str:
        """The letter of a player: of the name, and nobody else's."""
        return letters(self.viewer.game.players)[seat]

    def middle(self, height: int) -> list[str]:
        """The lines of the middle: the standing."""
        width = (self.side - 2) * (self.cell + 1) - 1
        text = ["", *self.viewer.standing().split("\n")]
        lines = [piece for line in text for piece in wrapped(line, width - 4)]
        lines = lines[: height - 1] + [""] * max(0, height - len(lines))
        return [f"  {line}".ljust(width)[:width] for line in [*lines, *[""] * (height - len(lines))]]

    def legend(self) -> str:
        """What the marks mean."""
        players = range(len(self.viewer.game.players))
        names = ", ".join(f"{self.mark(i)} {self.viewer.game.players[i]}" for i in players)
        first = self.viewer.game.players[0]
        mark = self.mark(0)
        return self.viewer.say("board-legend", players=names, first=first, mark=mark, owned=mark.lower())


def shortened(name: str, room: int) -> str:
    """Make a name fit: streets are abbreviated first, then the end is left out."""
    if len(name) > room:
        name = re.sub(r"(?i)(stra)(?:ß|ss)e\b", lambda found: found[1][:3] + ".", name)
    if len(name) <= room:
        return name
    whole = name[: room + 1].rfind(" ")
    return name[:whole].rstrip(" -/,") if whole >= room - 2 else name[: room - 1].rstrip(" -/,.") + "."


def letters(names: Sequence[str]) -> list[str]:
    """Give every name a letter of its own, if possible its first."""
    taken: list[str] = []
    for name in names:
        wished = [c for c in name.upper() if c.isalpha() and len(c) == 1]
        taken.append(next(c for c in [*wished, *ascii_uppercase, "?"] if c not in taken))
    return taken


def wrapped(line: str, width: int) -> list[str]:
    """Break a line between words."""
    return wrap(line, width, further="    ") or [""]
