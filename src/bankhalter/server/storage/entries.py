"""What the log of a room holds: one entry per version. Folding them in order is the room."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bankhalter.server.protocol.messages import Options


class Entry(Struct, tag_field="e", frozen=True, omit_defaults=True):
    """Something that changed a room."""


class RoomOpened(Entry, tag="opened", frozen=True, omit_defaults=True):
    """The room is there: what was agreed, the edition's digest, and the promise of the dice."""

    options: Options
    digest: str
    commit: str = ""
    rules_version: int = 1
    all_banked: bool = False  # questions without a time of their own run on the bank; once they had no limit
    position: str = ""  # JSON: where the game begins, if not at an empty table


class SeatTaken(Entry, tag="sat", frozen=True, omit_defaults=True):
    """Somebody took a seat; `key` is a digest of the token, which itself is nowhere kept."""

    seat: int
    name: str
    key: str
    luck: str = ""  # in older logs, where it was given in the open
    person: str = ""
    figure: str = ""  # of the edition; older logs know none
    pledge: str = ""
    invitation: str = ""  # the digest of the one that let them in


class FigureChosen(Entry, tag="figure", frozen=True, omit_defaults=True):
    """Somebody took another figure; a bot that had it takes theirs."""

    seat: int
    figure: str


class ColourChosen(Entry, tag="colour", frozen=True, omit_defaults=True):
    """Somebody took another colour; the seat that had it takes theirs."""

    seat: int
    colour: int


class ReadySet(Entry, tag="ready", frozen=True, omit_defaults=True):
    """Somebody is ready to begin, or no longer."""

    seat: int
    on: bool = True


class BankerChosen(Entry, tag="banker", frozen=True, omit_defaults=True):
    """The table chose who keeps the bank, and whether the banker plays along."""

    seat: int
    plays: bool = True


class TermsChanged(Entry, tag="terms", frozen=True, omit_defaults=True):
    """The host changed what was agreed; the options are told whole, as they are from now on."""

    options: Options


class LuckGiven(Entry, tag="wished", frozen=True, omit_defaults=True):
    """Somebody gave other luck for the dice, in the open: only in older logs."""

    seat: int
    luck: str = ""


class LuckPledged(Entry, tag="pledged", frozen=True, omit_defaults=True):
    """Somebody promised luck for the dice: its SHA-256."""

    seat: int
    pledge: str


class BotSeated(Entry, tag="bot-sat", frozen=True, omit_defaults=True):
    """A bot was put on a seat."""

    seat: int
    bot: str
    name: str
    figure: str = ""
    face: str = ""  # older logs know none


class SeatLeft(Entry, tag="stood", frozen=True, omit_defaults=True):
    """A seat is free again; in a running game a bot keeps it warm."""

    seat: int
    kicked: bool = False


class SeatRenamed(Entry, tag="renamed", frozen=True, omit_defaults=True):
    """Somebody took another name."""

    seat: int
    name: str


class RoomLocked(Entry, tag="locked", frozen=True, omit_defaults=True):
    """The room is closed to newcomers, or open."""

    on: bool


class Invited(Entry, tag="invited", frozen=True, omit_defaults=True):
    """The host lets one person into the locked room; `key` is the digest of the invitation."""

    key: str


class PersonBanned(Entry, tag="banned", frozen=True, omit_defaults=True):
    """Somebody may not sit down here: carried over from the room before."""

    person: str


class HostChanged(Entry, tag="host", frozen=True, omit_defaults=True):
    """Somebody else is host."""

    seat: int


class DrawOpened(Entry, tag="drawing", frozen=True, omit_defaults=True):
    """The game is to begin with these seats, and all that goes into the dice is fixed: now luck is told.

    `pledges` are those of the seats in order; nothing for one whose luck is not in the dice.
    """

    seats: list[int]
    pledges: list[str]
    fill: list[BotSeated] = []


class LuckRevealed(Entry, tag="revealed", frozen=True, omit_defaults=True):
    """Somebody told the luck they had promised; whoever is the last one begins the game by it."""

    seat: int
    luck: str


class DrawBroken(Entry, tag="draw-broken", frozen=True, omit_defaults=True):
    """Not everybody told their luck: the draw is void, and those who kept theirs back are out."""

    missing: list[int] = []


class GameStarted(Entry, tag="started", frozen=True, omit_defaults=True):
    """The game began: these seats play, in this order, with these contributions to the dice."""

    seats: list[int]
    fill: list[BotSeated] = []
    luck: list[str] = []
    said: list[str] = []


class Acted(Entry, tag="said", frozen=True, omit_defaults=True):
    """Actions of one seat, or of chance or the clock, with everything chance answered to them."""

    seat: int
    said: list[str]
    by: str = ""  # nothing: the person; bot, clock, proxy; app: the server threw or drew for typed dice
    reason: str = ""  # why a bot declined an offer: the message `bot-no-<reason>`
    left: int = 0  # words said before a correction that still wait


class TakenBack(Entry, tag="took-back", frozen=True, omit_defaults=True):
    """Somebody took back what they had just typed in: that entry and nothing else."""

    seat: int
    version: int


class CorrectionProposed(Entry, tag="mistyped", frozen=True, omit_defaults=True):
    """Somebody says that a typed throw or card was another one: word `place` of an entry."""

    seat: int
    version: int
    place: int
    was: str
    say: str


class Corrected(Entry, tag="corrected", frozen=True, omit_defaults=True):
    """The table agreed: from an entry on everything is said again with another throw or card.

    `was` stays beside `say`; of what had been said the last `left` words wait for an answer.
    """

    seat: int
    version: int
    was: str
    say: str
    said: list[str]
    left: int = 0


class CountProposed(Entry, tag="miscounted", frozen=True, omit_defaults=True):
    """Somebody says that a player's money was counted, and what it was by the app."""

    seat: int
    whom: int
    was: int
    cash: int
    reason: str


class CashCounted(Entry, tag="counted", frozen=True, omit_defaults=True):
    """The table agreed: a player has what was counted; `was` stays beside `cash`."""

    seat: int
    whom: int
    was: int
    cash: int
    reason: str
    said: list[str]


class ProxySet(Entry, tag="bade", frozen=True, omit_defaults=True):
    """A secret maximum for the running auction."""

    seat: int
    maximum: int


class VoteCast(Entry, tag="voted", frozen=True, omit_defaults=True):
    """A voice for or against a proposal; `voters` are those who were there to be asked."""

    seat: int
    topic: str
    yes: bool = True
    about: int = -1
    bot: str = ""
    voters: list[int] | None = None  # older logs do not say: then everybody at the table


class SeatReclaimed(Entry, tag="back", frozen=True, omit_defaults=True):
    """Somebody who was away is there again and has the seat back."""

    seat: int


class ChatSent(Entry, tag="talked", frozen=True, omit_defaults=True):
    """Somebody spoke to the table."""

    seat: int
    text: str = ""
    phrase: str = ""


class MuteSet(Entry, tag="muted", frozen=True, omit_defaults=True):
    """Somebody does not want to hear somebody."""

    seat: int
    whom: int
    on: bool


class QuietSet(Entry, tag="quieted", frozen=True, omit_defaults=True):
    """Somebody wants no offers, or wants them again."""

    seat: int
    on: bool


class MomentAnswered(Entry, tag="moment", frozen=True, omit_defaults=True):
    """Somebody lets the moment before a bot's throw pass, or takes the time to use it."""

    seat: int
    take: bool = False


class ServerResumed(Entry, tag="woke", frozen=True, omit_defaults=True):
    """The server is back: the time it was away counts for nobody."""


class RoomClosed(Entry, tag="closed", frozen=True, omit_defaults=True):
    """The operator closed the room, or opened it again: the time between counts for nobody."""

    on: bool = True


class RematchOpened(Entry, tag="moved", frozen=True, omit_defaults=True):
    """The same people play on in another room."""

    code: str


AnyEntry = (
    RoomOpened
    | SeatTaken
    | FigureChosen
    | ColourChosen
    | ReadySet
    | BankerChosen
    | TermsChanged
    | LuckGiven
    | LuckPledged
    | BotSeated
    | SeatLeft
    | SeatRenamed
    | RoomLocked
    | Invited
    | PersonBanned
    | HostChanged
    | DrawOpened
    | LuckRevealed
    | DrawBroken
    | GameStarted
    | Acted
    | TakenBack
    | CorrectionProposed
    | Corrected
    | CountProposed
    | CashCounted
    | ProxySet
    | VoteCast
    | SeatReclaimed
    | ChatSent
    | MuteSet
    | QuietSet
    | MomentAnswered
    | ServerResumed
    | RoomClosed
    | RematchOpened
)


NOBODYS = (ServerResumed, RoomClosed)  # the time before these counts for nobody
# The game went on: whoever waits to speak waits anew.
PLAYED = (GameStarted, Acted, TakenBack, Corrected, CashCounted, *NOBODYS)
DRAWN = (DrawOpened, LuckRevealed, DrawBroken)
RESEATED = (SeatTaken, BotSeated, SeatLeft, SeatReclaimed, *DRAWN)  # another may speak for a seat


class Row(Struct, frozen=True, gc=False):
    """A line of the log: which version, when in milliseconds, by whom, by which command, and what.

    `seal` and `link` chain it to the lines before it (storage/chain.py).
    """

    game: str
    seq: int
    at: int
    who: str
    command: str | None
    body: bytes
    seal: bytes = b""
    link: bytes = b""


read = msgspec.json.Decoder(AnyEntry).decode
write = msgspec.json.Encoder().encode
