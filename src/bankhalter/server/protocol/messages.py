"""What clients and server say to each other; docs/protocol.md explains every message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from bankhalter.game.view import OfferView, TableView
from bankhalter.server.protocol import corrections, entrance
from bankhalter.server.protocol.framing import (
    MOST_TOKENS,
    MOST_TRIED,
    SEATS,
    ClientCommand,
    FigureId,
    Luck,
    Message,
    Name,
    Numbered,
    Pledge,
    Seat,
    Seconds,
    Switch,
    Token,
    Words,
)
from bankhalter.server.protocol.happened import AnyHappened, CompletedGroup
from bankhalter.server.protocol.queries import (
    Advise,
    Advised,
    DealWeighed,
    Held,
    Holdings,
    LookAhead,
    Preview,
    Previewed,
    Reach,
    SeatCodes,
    ToldSeatCodes,
    WeighDeal,
)
from bankhalter.server.protocol.replies import Ack, Refused, Seated, Typed, Unsettled
from bankhalter.server.protocol.room_parts import Clock, DrawView, RoomPlace, Vote

Topic = Literal["pause", "resume", "undo", "wait", "defaults", "bot", "correct"]
MomentLength = Literal["off", "short", "long"]


# What a room is made of -------------------------------------------------------------------------------


class Options(Struct, frozen=True, omit_defaults=True):
    """What is agreed when a room is opened."""

    edition: Annotated[str, Meta(max_length=70)] = "standard"  # or `id@hash` of one that was shared
    seats: Annotated[int, Meta(ge=1, le=SEATS)] = 4
    variant: Annotated[str, Meta(max_length=40)] = ""
    switches: dict[str, Switch] = {}
    title: Name = ""
    public: bool = False
    clock: Clock = Clock()
    chance: Literal["fair", "typed"] = "fair"
    cards: Literal["typed", "app"] = "typed"  # who draws and deals where throws are typed in
    board: Literal["screen", "real"] = "screen"  # real: it lies on the table, with deeds and buildings
    money: Literal["wallets", "real"] = "wallets"  # real: it lies there too; the server counts along
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700  # milliseconds a bot waits before it speaks
    absence: Seconds = 60  # until the others may decide about somebody who is away
    hammer: Annotated[int, Meta(ge=1, le=600)] = 9  # seconds of silence that end a live auction
    moment: MomentLength = "short"  # before a bot's throw ends a right of a person
    coach: bool = False  # whether people get advice though others play, too
    patience: Annotated[int, Meta(ge=0, le=60)] = 6  # seconds bots wait for a screen, for each step


class RoomView(Struct, frozen=True, omit_defaults=True):
    """A room as everybody sees it."""

    code: str
    phase: str  # open, drawing, playing, paused, over
    options: Options
    places: list[RoomPlace]
    host: int = -1
    locked: bool = False
    invitations: int = 0  # open ones: each lets one person into the locked room
    votes: list[Vote] = []
    commit: str = ""
    spectators: int = 0
    rematch: str = ""
    correction: corrections.CorrectionView | None = None
    count: corrections.CountView | None = None
    neutral: bool = False  # its edition was blocked or deleted: it has other names than before
    frozen: str = ""  # why it can only be looked at: the word of a refusal
    draw: DrawView | None = None
    begins: list[str] = []  # before a game that begins in a position: the name of each seat; out: nothing


class MenuChoice(Struct, frozen=True, omit_defaults=True):
    """A line of the menu: words; where `low` < `high` an amount between follows, in steps of `grain`.

    `space` is where the token goes by it, where that is the choice.
    """

    say: str
    low: int = 0
    high: int = 0
    grain: int = 1
    space: int | None = None


class Mine(Struct, frozen=True, omit_defaults=True):
    """What only the holder of a seat sees."""

    seat: int
    question: int = 0  # 0: the seat is not asked now
    cash: int | None = None
    menu: list[MenuChoice] | None = None
    offers: list[OfferView] = []
    proxy: int = 0
    proxied: bool = False  # the secret maximum answers the question
    most: int = 0  # the highest bid this seat could make for the lot that is up; 0: none
    held_up: bool = False  # nobody throws before offers this seat knows of are answered
    muted: list[int] = []


class Sentence(Struct, frozen=True, omit_defaults=True):
    """A sentence about what happened, whom it is about, what that seat gained or lost, and the event.

    `to` is the seat that got what `seat` paid; -1: the bank or the pot.
    """

    text: str
    seat: int = -1
    amount: int = 0
    event: str = ""
    to: int = -1


# The table -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RoomTable(TableView):
    """The table with its clocks: `question` is what an answer names, `clocks` are the banks in milliseconds.

    `deadline` is when silence answers, `left` the rest of a game with a time limit; neither need be there.
    `moments` are the seats with a right that the throw of the bot that is asked will end; `throw_by` is whose
    throw of real dice can be typed now (-1: nobody's), with so many `throw_dice`. `build_open` tells whether
    those who are not on turn may buy buildings. `hotel_level` is what a hotel counts on its street,
    `jail_turns` how many turns there are to throw doubles in jail.
    """

    question: int
    clocks: tuple[int, ...]
    deadline: int | None
    left: int | None
    moments: tuple[int, ...] = ()
    throw_by: int = -1
    throw_dice: int = 0
    build_open: bool = True
    hotel_level: int = 0
    jail_turns: int = 0


FIELDS = get_type_hints(RoomTable)
if TYPE_CHECKING:
    TableChange = Struct
else:
    TableChange = msgspec.defstruct(
        "TableChange",
        [(name, kind | UnsetType, UNSET) for name, kind in FIELDS.items()],
        namespace={
            "__doc__": "What changed on the table: fields whole; of seats and deeds those that changed."
        },
        module=__name__,
        frozen=True,
        omit_defaults=True,
    )


# What clients say ------------------------------------------------------------------------------------


class Hello(ClientCommand, tag="hello", frozen=True, omit_defaults=True):
    """The first word on a connection: the tokens of its seats, and the last version it has seen.

    `client` is a random name the client keeps across connections; the ids of its commands count within it.
    With `words` steps carry `lines`, and a welcome the latest steps as `told`.
    """

    client: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_.:-]*\Z")] = ""
    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)] = []
    since: int | None = None
    language: str = "de"
    words: bool = False  # tell what happens in sentences too
    shows: bool = False  # says by `shown` what its screen shows; bots wait for it


class Ping(ClientCommand, tag="ping", frozen=True, omit_defaults=True):
    """Are you there? Answered by `pong` with the same number."""

    n: int = 0


class Look(ClientCommand, tag="look", frozen=True, omit_defaults=True):
    """What may this seat say now? Answered by `mine`."""

    seat: Seat


class Shown(ClientCommand, tag="shown", frozen=True, omit_defaults=True):
    """What the screen shows now, by its version; not answered."""

    version: int


class Type(Numbered, tag="type", frozen=True, omit_defaults=True):
    """Say something in the words of the terminal (docs/terminal.md); to look is answered by `typed`."""

    seat: Seat
    line: Annotated[str, Meta(min_length=1, max_length=500)]
    question: int | None = None


class Act(Numbered, tag="act", frozen=True, omit_defaults=True):
    """Say something in the game: one action or several that hold only together (counter, raise)."""

    seat: Seat
    say: Annotated[list[Words], Meta(min_length=1, max_length=MOST_TRIED)]
    question: int | None = None


class Chance(Numbered, tag="chance", frozen=True, omit_defaults=True):
    """Type in what the real dice or cards show, where the room agreed to; `*` lets the server throw or draw.

    At a real board a throw ends the turn before it and begins that of `throw_by`.
    """

    seat: Seat
    say: Words
    question: int | None = None


class Sit(Numbered, tag="sit", frozen=True, omit_defaults=True):
    """Take a seat; answered by `seated` with its token. `pledge` is SHA-256 of luck for the dice."""

    name: Name
    seat: Seat | None = None
    pledge: Pledge = ""
    figure: FigureId = ""  # a free one where none is named
    invitation: entrance.Invitation = ""  # lets one person into a locked room
    code: Annotated[str, Meta(max_length=4)] = ""  # of a seat somebody has: it is taken over as it is


class ChooseFigure(Numbered, tag="figure", frozen=True, omit_defaults=True):
    """Take another of the edition's figures before the game; a bot gives way."""

    seat: Seat
    figure: FigureId


class ChooseColour(Numbered, tag="colour", frozen=True, omit_defaults=True):
    """Take another colour of the palette before the game; whoever is no person gives way."""

    seat: Seat
    colour: Seat


class SetReady(Numbered, tag="ready", frozen=True, omit_defaults=True):
    """Say that one is ready to begin, or no longer; it is undone when the host agrees otherwise."""

    seat: Seat
    on: bool = True


class ChooseBanker(Numbered, tag="banker", frozen=True, omit_defaults=True):
    """The host says whom the table chose to keep the bank, and whether the banker plays along."""

    seat: Seat
    plays: bool = True


class ChangeTerms(Numbered, tag="terms", frozen=True, omit_defaults=True):
    """The host changes what was agreed, before the game; switches by name, and what is not said stays.

    Fewer seats take away free ones from the end. `absence` is how long somebody may be away.
    """

    switches: dict[str, Switch] = {}
    moment: MomentLength | None = None
    coach: bool | None = None
    variant: Annotated[str, Meta(max_length=40)] | None = None
    clock: Clock | None = None
    absence: Seconds | None = None
    seats: Annotated[int, Meta(ge=1, le=SEATS)] | None = None


class PledgeLuck(Numbered, tag="pledge", frozen=True, omit_defaults=True):
    """Promise other luck for the dice before the game: its SHA-256. In a rematch nobody has promised any."""

    seat: Seat
    pledge: Pledge


class RevealLuck(Numbered, tag="reveal", frozen=True, omit_defaults=True):
    """Tell the luck that was promised, when the room is `drawing`; the last one begins the game by it."""

    seat: Seat
    luck: Luck


class Stand(Numbered, tag="stand", frozen=True, omit_defaults=True):
    """Give a seat back."""

    seat: Seat


class Rename(Numbered, tag="rename", frozen=True, omit_defaults=True):
    """Change one's name before the game."""

    seat: Seat
    name: Name


class PutBot(Numbered, tag="put-bot", frozen=True, omit_defaults=True):
    """The host puts a bot on a free seat."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] = "simple"
    name: Name = ""


class Kick(Numbered, tag="kick", frozen=True, omit_defaults=True):
    """The host takes a seat away, from a person or a bot."""

    seat: Seat


class HandOver(Numbered, tag="hand-over", frozen=True, omit_defaults=True):
    """The host makes somebody else host."""

    seat: Seat


class Start(Numbered, tag="start", frozen=True, omit_defaults=True):
    """The host starts the game; free seats are left out, or filled with bots of this name."""

    fill: Annotated[str, Meta(max_length=40)] = ""


class Ballot(Numbered, tag="vote", frozen=True, omit_defaults=True):
    """Propose something or answer a proposal."""

    seat: Seat
    topic: Topic
    yes: bool = True
    about: int = -1
    bot: Annotated[str, Meta(max_length=40)] = ""


class Proxy(Numbered, tag="proxy", frozen=True, omit_defaults=True):
    """Let the server bid up to a secret maximum in the running auction; 0 takes it back."""

    seat: Seat
    maximum: Annotated[int, Meta(ge=0, le=10**12)]


class Chat(Numbered, tag="chat", frozen=True, omit_defaults=True):
    """Say something to the table: own words, or the key of a quick phrase."""

    seat: Seat
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Mute(Numbered, tag="mute", frozen=True, omit_defaults=True):
    """Hear nothing from somebody any more, or again."""

    seat: Seat
    whom: Seat
    on: bool = True


class ReportPlayer(Numbered, tag="report", frozen=True, omit_defaults=True):
    """Tell the operator about somebody's words."""

    seat: Seat
    whom: Seat
    reason: Annotated[str, Meta(max_length=300)] = ""


class Quiet(Numbered, tag="quiet", frozen=True, omit_defaults=True):
    """Do not disturb: offers to this seat are turned away."""

    seat: Seat
    on: bool = True


class AnswerMoment(Numbered, tag="moment", frozen=True, omit_defaults=True):
    """Let a moment pass, or take the time to use it."""

    seat: Seat
    take: bool = False


class Rematch(Numbered, tag="rematch", frozen=True, omit_defaults=True):
    """Open a new room with the same people, who keep their tokens."""

    seat: Seat


AnyCommand = (
    Hello
    | Ping
    | Look
    | Shown
    | Preview
    | Holdings
    | LookAhead
    | Advise
    | WeighDeal
    | SeatCodes
    | Type
    | Act
    | Chance
    | Sit
    | ChooseFigure
    | ChooseColour
    | SetReady
    | ChooseBanker
    | ChangeTerms
    | PledgeLuck
    | RevealLuck
    | Stand
    | Rename
    | PutBot
    | Kick
    | entrance.Lock
    | entrance.Invite
    | HandOver
    | Start
    | Ballot
    | Proxy
    | corrections.AnyCorrection
    | Chat
    | Mute
    | ReportPlayer
    | Quiet
    | AnswerMoment
    | Rematch
)


# What the server says --------------------------------------------------------------------------------


class Welcome(Message, tag="welcome", frozen=True, omit_defaults=True):
    """Where things stand, whole: after `hello`, and whenever steps are missing.

    `told` are the steps after version `since` that said something, in words and without tables.
    """

    version: int
    now: int
    room: RoomView
    seats: list[int]
    protocol: int
    table: RoomTable | None = None
    mine: list[Mine] = []
    told: list[Step] = []
    since: int = 0


class Step(Message, tag="step", frozen=True, omit_defaults=True):
    """What happened from the version before to this one; `table` and `room` hold only what changed.

    What was said from version `undone` on is taken back.
    """

    version: int
    at: int
    what: str
    seat: int = -1
    by: str = ""
    said: list[str] = []
    events: list[AnyHappened] = []
    room: RoomView | None = None
    table: TableChange | None = None
    mine: list[Mine] = []
    chat: str = ""
    phrase: str = ""
    undone: int = 0
    lines: list[Sentence] = []
    completed: list[CompletedGroup] = []


class Own(Message, tag="mine", frozen=True, omit_defaults=True):
    """What is a seat's own: the answer to `look`, or to a `hello` that missed nothing."""

    version: int
    mine: Mine


class Going(Message, tag="going", frozen=True, omit_defaults=True):
    """A live auction: going once, going twice."""

    version: int
    times: int


class Presence(Message, tag="presence", frozen=True, omit_defaults=True):
    """Who is there; `until` is when the others may decide about each seat that is away."""

    online: list[int]
    until: dict[int, int] = {}
    spectators: int = 0


class Replaced(Message, tag="replaced", frozen=True, omit_defaults=True):
    """A seat is now played from a newer connection."""

    seat: int


class Banner(Message, tag="banner", frozen=True, omit_defaults=True):
    """A word from the operator, such as `restart`: the server goes down and comes back."""

    word: str
    text: str


class Pong(Message, tag="pong", frozen=True, omit_defaults=True):
    """Here I am."""

    n: int
    now: int


AnyMessage = (
    Welcome
    | Step
    | Ack
    | Refused
    | Unsettled
    | Seated
    | Own
    | Previewed
    | Held
    | Reach
    | corrections.LookedBack
    | corrections.Difference
    | Advised
    | DealWeighed
    | ToldSeatCodes
    | Typed
    | Going
    | Presence
    | Replaced
    | Banner
    | Pong
)

decode = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode
