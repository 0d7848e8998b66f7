"""A position as a small JSON file: where things stand between two turns. docs/position.md describes it.

What can be worked out is not written: the bank's money and buildings, and the cards nobody has seen. A
position is laid out through the ledger, so everything that is counted along is right.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

from bankhalter import edition as editions
from bankhalter.core import codes, engine
from bankhalter.core.decisions import Turn
from bankhalter.core.ledger import Ledger
from bankhalter.core.rules import build
from bankhalter.core.state import Seat, State
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition
from bankhalter.game.game_setup import Setup, set_up
from bankhalter.game.notation import BadNotation, Notation
from bankhalter.game.record import changed_rules, clean_name, read_value, write_value
from bankhalter.switches import Rules

FORMAT = 1
MARK = "bankhalter-position"
MORTGAGED = "mortgaged"
LONGEST = 200_000  # characters
MOST = 10**12
LEVELS = 6  # of a deed's row in `paid`
TOP_KEYS = (
    *(MARK, "edition", "digest", "own-edition", "rules", "turn", "players", "under", "pot", "paid"),
    *("turns", "moves", "numbers", "thrown"),
)
FACTS = (MARK, "edition", "digest", "own-edition", "rules")  # what a record says by itself
PLAYER_KEYS = ("name", "bot", "cash", "at", "jail", "cards", "deeds", "out", "speed", "demands", "parked")


class BadPosition(ValueError):
    """A position that cannot be used; `word` says why, `place` where, `detail` what."""

    def __init__(self, word: str, place: str = "", detail: object = "") -> None:
        self.word = word
        self.place = place
        self.detail = str(detail)[:60]
        super().__init__(f"{place}: {word} {self.detail}".strip(": "))


@dataclass(frozen=True)
class Position:
    """Who plays what by which rules, and where things stand."""

    edition: Edition
    rules: Rules
    tables: Tables
    state: State
    players: tuple[str, ...]
    bots: tuple[str, ...]


# Writing -----------------------------------------------------------------------------------------------


def write(at: Position) -> str:
    """Return a position as text; only between two turns, with nothing pending."""
    if not is_quiet(at.state):
        raise BadPosition("not-quiet")
    tree = {
        MARK: FORMAT,
        "edition": editions.reference(at.edition),
        "digest": at.edition.digest,
        "rules": {k: write_value(v) for k, v in changed_rules(at.edition, at.rules).items()},
        **standing(at),
    }
    if tree["edition"] not in editions.available():
        tree["own-edition"] = editions.whole(at.edition)
    return json.dumps(tree, indent=1, ensure_ascii=False) + "\n"


def standing(at: Position) -> dict[str, Any]:
    """Return where things stand and who plays, without what is played by which rules."""
    st, notation = at.state, Notation(at.edition, at.tables)
    return {
        "turn": int(st.turn) + 1,
        "players": [write_player(at, notation, seat) for seat in range(len(st.seats))],
        "under": [notation.cards[int(card)] for pile in st.piles for card in pile.under],
        "pot": int(st.pot),
        "paid": write_paid(at),
        "turns": int(st.turns),
        "moves": int(st.seq),
        "numbers": int(st.numbers),
        "thrown": [int(st.die1), int(st.die2), int(st.face)],
    }


def line_of(tree: Mapping[str, Any]) -> str:
    """Return where things stand as the line of a record; who plays by which rules it says elsewhere."""
    kept = {key: value for key, value in tree.items() if key not in FACTS}
    players = [{k: v for k, v in one.items() if k not in ("name", "bot")} for one in tree["players"]]
    return json.dumps({**kept, "players": players}, separators=(",", ":"))


def is_quiet(st: State) -> bool:
    """Tell whether somebody is about to begin a turn, and nothing else is open."""
    if st.top.kind != codes.TURN or len(st.agenda) > 1 or st.claims or st.offers or st.leaving or st.time_up:
        return False
    frame = cast(Turn, st.top)
    return bool(frame.first == 1 and frame.begun == 0)


def write_player(at: Position, notation: Notation, seat: int) -> dict[str, Any]:
    """Return one player; what is as usual is left out."""
    s = at.state.seats[seat]
    tree: dict[str, Any] = {"name": at.players[seat], "bot": at.bots[seat] if seat < len(at.bots) else ""}
    tree |= {"cash": int(s.cash), "at": int(s.at), "jail": int(s.jail), "parked": int(s.parked)}
    tree["cards"] = [card for i, card in enumerate(notation.cards) if s.kept >> i & 1]
    tree["deeds"] = write_deeds(at, seat)
    tree |= {"out": s.out == codes.FALLEN, "speed": bool(s.entitled)}
    kept = {name: value for name, value in tree.items() if value or name in ("cash", "at")}
    return kept if s.wishes & codes.WISH_DEMAND else {**kept, "demands": False}


def write_deeds(at: Position, seat: int) -> dict[str, int | str]:
    """Return the deeds of a seat by their spaces, with the level of their buildings."""
    st, t = at.state, at.tables
    return {
        str(t.space[deed]): MORTGAGED if st.pledged[deed] else int(st.level[deed])
        for deed in range(t.deeds)
        if st.owner[deed] == seat
    }


def write_paid(at: Position) -> dict[str, list[int]]:
    """Return what was paid for buildings, where they are sold back at that price."""
    rows = [at.state.paid[LEVELS * deed : LEVELS * (deed + 1)] for deed in range(at.tables.deeds)]
    return {str(at.tables.space[deed]): [int(n) for n in row] for deed, row in enumerate(rows) if any(row)}


# Reading -----------------------------------------------------------------------------------------------


def looks_like(text: str) -> bool:
    """Tell whether a text means to be a position rather than a record."""
    return text.lstrip().startswith("{")


def read(text: str) -> Position:
    """Lay out a position, or raise BadPosition (or what the edition or the rules say)."""
    tree = parse(text)
    edition = find_edition(tree)
    players = tuple(read_names(tree))
    setup = set_up(edition, len(players), **read_rules(tree))
    bots = tuple(str(player.get("bot", "")) for player in tree["players"])
    return Position(edition, setup.rules, setup.tables, lay_out(setup, tree), players, bots)


def lay_out(setup: Setup, tree: Mapping[str, Any]) -> State:
    """Lay out what a checked tree says by these rules, whatever rules it names; raise what is wrong first."""
    state, problems = try_out(setup, tree)
    if problems:
        raise problems[0]
    return state


def try_out(setup: Setup, tree: Mapping[str, Any]) -> tuple[State, list[BadPosition]]:
    """Lay out as much of a checked tree as can be; return it with everything that cannot."""
    led = engine.new_game(setup.tables, len(listed(tree, "players")), False)
    layout = Layout(led, setup.notation, tree)
    layout.lay()
    return led.state, layout.problems


def parse(text: str) -> dict[str, Any]:
    """Read the JSON and check its outline."""
    tree = load(text)
    if MARK not in tree:
        raise BadPosition("not-a-position")
    if tree[MARK] != FORMAT:
        raise BadPosition("other-format", detail=tree[MARK])
    return check_outline(tree)


def load(text: str) -> dict[str, Any]:
    """Read the JSON."""
    try:
        tree = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError) as problem:
        raise BadPosition("not-a-position", detail=problem) from problem
    if not isinstance(tree, dict):
        raise BadPosition("not-a-position")
    return tree


def read_standing(text: str, players: int) -> dict[str, Any]:
    """Read the line of a record that says where so many players stand."""
    tree = load(text)
    if len(listed(tree, "players")) != players:
        raise BadPosition("not-a-position")
    return check_outline(tree)


def check_outline(tree: dict[str, Any]) -> dict[str, Any]:
    """Return a tree in which every key has a meaning."""
    check_keys(tree, TOP_KEYS, "")
    for i, player in enumerate(listed(tree, "players")):
        check_keys(player, PLAYER_KEYS, f"players {i + 1}")
    return tree


def check_keys(tree: object, allowed: Sequence[str], place: str) -> None:
    """A misspelt key would silently mean the default."""
    if not isinstance(tree, dict):
        raise BadPosition("wrong-value", place, tree)
    for key in tree:
        if key not in allowed:
            raise BadPosition("unknown-key", place, key)


def listed(tree: Mapping[str, Any], name: str) -> list[Any]:
    """Return a list of the file, empty if it is not there."""
    found = tree.get(name, [])
    if not isinstance(found, list):
        raise BadPosition("wrong-value", name, found)
    return found


def mapped(tree: Mapping[str, Any], name: str, place: str = "") -> dict[str, Any]:
    """Return a table of the file, empty if it is not there."""
    found = tree.get(name, {})
    if not isinstance(found, dict):
        raise BadPosition("wrong-value", f"{place} {name}".strip(), found)
    return found


def number(value: object, place: str, low: int = 0, high: int = MOST) -> int:
    """Return a whole number within its limits."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition("wrong-value", place, value)
    return value


def find_edition(tree: Mapping[str, Any]) -> Edition:
    """Load the edition, built in or carried; if a digest is given it must be that of this print."""
    name = tree.get("edition")
    if name in editions.available():
        edition = editions.load(str(name))
    elif "own-edition" in tree:
        edition = own_edition(tree)
    else:
        raise BadPosition("unknown-edition", "edition", name)
    if tree.get("digest", edition.digest) != edition.digest:
        raise BadPosition("other-edition", "digest", tree["digest"])
    return edition


def own_edition(tree: Mapping[str, Any]) -> Edition:
    """Read the edition a position carries; it must be the one that is named."""
    edition = editions.from_tree(tree["own-edition"])
    if tree.get("edition") not in (edition.id, editions.reference(edition)):
        raise BadPosition("other-edition", "edition", tree.get("edition"))
    return edition


def read_names(tree: Mapping[str, Any]) -> list[str]:
    """Return the players' names, made up where there is none."""
    return [
        clean_name(str(player.get("name", ""))) or f"Player {i + 1}"
        for i, player in enumerate(listed(tree, "players"))
    ]


def read_rules(tree: Mapping[str, Any]) -> dict[str, Any]:
    """Return the switches that differ from the book, written as in records."""
    return {name: read_value(name, str(value)) for name, value in mapped(tree, "rules").items()}


class Layout:
    """Puts what a file says on the table, through the ledger; what cannot be is left out and noted."""

    def __init__(self, led: Ledger, notation: Notation, tree: Mapping[str, Any]) -> None:
        self.led = led
        self.st: State = led.state
        self.notation = notation
        self.tree = tree
        self.laid: set[str] = set()  # deeds and cards that have their place
        self.problems: list[BadPosition] = []

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note what is wrong with one thing, and go on with the next."""
        try:
            yield
        except BadPosition as problem:
            self.problems.append(problem)

    def lay(self) -> None:
        """Lay out everything, then see whether it can be."""
        for seat, player in enumerate(self.tree["players"]):
            self.player(seat, player)
        with self.noting():
            for card in listed(self.tree, "under"):
                self.led.under(self.card(card, "under"))
        with self.noting():
            self.led.pay(codes.BANK, codes.POT, number(self.tree.get("pot", 0), "pot"), codes.W_START)
        for step in (self.paid, self.counters, self.turn):
            with self.noting():
                step()
        self.check_buildings()

    def player(self, seat: int, player: Mapping[str, Any]) -> None:
        """One player: money, token, cards, deeds."""
        place, s = f"players {seat + 1}", self.st.seats[seat]
        with self.noting():
            cash = number(player.get("cash", int(s.cash)), f"{place} cash")
            self.led.pay(codes.BANK, seat, cash - s.cash, codes.W_START)
        with self.noting():
            self.token(seat, player, place)
        self.led.wish(seat, codes.WISH_DEMAND, bool(player.get("demands", True)))
        if player.get("speed") is True:
            self.led.entitle(seat)
        with self.noting():
            for card in listed(player, "cards"):
                self.led.keep(seat, self.card(card, f"{place} cards"))
        with self.noting():
            for space, level in mapped(player, "deeds", place).items():
                with self.noting():
                    self.deed(seat, space, level, f"{place} deeds")
        with self.noting():
            self.out(seat, player, s, place)

    def token(self, seat: int, player: Mapping[str, Any], place: str) -> None:
        """Where the token stands, and whether it is in jail."""
        t = self.st.tables
        at = number(player.get("at", 0), f"{place} at", 0, int(t.size) - 1)
        jail = number(player.get("jail", 0), f"{place} jail", 0, 3)
        if jail and at != t.jail_at:
            raise BadPosition("jail-elsewhere", place)
        self.led.stand(seat, at, jail, number(player.get("parked", 0), f"{place} parked"))

    def out(self, seat: int, player: Mapping[str, Any], s: Seat, place: str) -> None:
        """Who is bankrupt holds nothing any more; so does a banker who only banks."""
        if player.get("out") is True:
            self.led.fall(seat)
        if s.out != codes.PLAYING and (s.cash or s.kept or seat in list(self.st.owner)):
            raise BadPosition("out-holds", place)

    def deed(self, seat: int, space: str, level: object, place: str) -> None:
        """One deed with its buildings or its mortgage."""
        deed = self.deed_on(space, place)
        self.once(f"deed {deed}", place, space)
        self.led.deed_to(deed, seat)
        if level == MORTGAGED:
            self.led.pledge(deed)
        elif number(level, f"{place} {space}", 0, int(self.st.tables.hotel)):
            self.led.set_level(deed, number(level, place))

    def deed_on(self, space: str, place: str) -> int:
        """Return the deed of a space."""
        try:
            return self.notation.read_deed(space)
        except BadNotation:
            raise BadPosition("no-such-deed", place, space) from None

    def card(self, said: object, place: str) -> int:
        """Take a card off its pile."""
        try:
            card = self.notation.read_card(str(said))
        except BadNotation:
            raise BadPosition("no-such-card", place, said) from None
        self.once(f"card {card}", place, said)
        self.led.draw(self.st.tables.card_deck[card], card)
        return card

    def once(self, thing: str, place: str, said: object) -> None:
        """Nothing lies in two places."""
        if thing in self.laid:
            raise BadPosition("twice", place, said)
        self.laid.add(thing)

    def paid(self) -> None:
        """What buildings cost, where they are sold back at that price."""
        for space, row in mapped(self.tree, "paid").items():
            deed = self.deed_on(space, "paid")
            if not isinstance(row, list) or len(row) != LEVELS or not len(self.st.paid):
                raise BadPosition("wrong-value", f"paid {space}", row)
            for level, price in enumerate(row):
                self.led.note_price(deed, level, number(price, f"paid {space}"))

    def counters(self) -> None:
        """What was counted before the turn that begins: turns, moves, and the last throw."""
        turns = number(self.tree.get("turns", 1), "turns", 1)
        moves = number(self.tree.get("moves", 0), "moves")
        self.led.count_from(turns - 1, moves, number(self.tree.get("numbers", 0), "numbers"))
        thrown = listed(self.tree, "thrown") or [0, 0, 0]
        if len(thrown) != 3:
            raise BadPosition("wrong-value", "thrown", thrown)
        die1, die2, face = [number(die, "thrown", 0, 6) for die in thrown]
        self.led.throw(die1, die2, face)

    def turn(self) -> None:
        """Who is to begin a turn; at least two play."""
        seat = number(self.tree.get("turn", 1), "turn", 1, len(self.st.seats)) - 1
        if self.st.alive < 2:
            raise BadPosition("too-few", "players")
        if self.st.seats[seat].out != codes.PLAYING:
            raise BadPosition("turn-of-nobody", "turn", seat + 1)
        self.led.begin_turn(Turn(seat, 1, 0))

    def check_buildings(self) -> None:
        """Buildings stand on whole groups without a mortgage, evenly, and the bank has so many."""
        st, t = self.st, self.st.tables
        for deed in range(t.deeds):
            g, place = t.group[deed], f"deeds {t.space[deed]}"
            if not st.level[deed]:
                continue
            clear = not st.pledges[g] or t.mortgage_needs_clear != codes.CLEAR_GROUP
            if g >= t.streets or st.whole[g] != st.owner[deed] or not clear:
                self.problems.append(BadPosition("built-too-early", place, int(st.level[deed])))
            elif build.highest(st, g) - build.lowest(st, g) > 1:
                self.problems.append(BadPosition("uneven", place, int(st.level[deed])))
        if st.houses < 0 or st.hotels < 0:
            self.problems.append(BadPosition("too-many-buildings", "deeds", f"{st.houses}, {st.hotels}"))
