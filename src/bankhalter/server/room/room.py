"""A room is what its log says: `fold` takes one line after the other, and nothing else changes a room."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Decision
from bankhalter.edition import Edition
from bankhalter.game.driver import rights
from bankhalter.game.notation import ACTORS
from bankhalter.game.real_dice import NONE as NO_THROW
from bankhalter.game.real_dice import NextThrow, next_throw
from bankhalter.game.view import DeedView, PileView, SeatView
from bankhalter.server.fairness.dice import Fair
from bankhalter.server.protocol.messages import Options, RoomTable
from bankhalter.server.room.change import Change
from bankhalter.server.room.door import Door
from bankhalter.server.room.laid_position import LaidPosition, first_match, is_playing
from bankhalter.server.room.luck_draw import LuckDraw
from bankhalter.server.room.match import (
    Match,
    agreed,
    answered_by_server,
    edition_changed,
    edition_named,
    edition_of,
    hash_in,
    same_call,
    same_lot,
)
from bankhalter.server.room.offer_memory import OfferMemory
from bankhalter.server.room.outcome import ActionOutcome
from bankhalter.server.room.proposals import UNDO_ASKED, Proposal, Topic
from bankhalter.server.room.seating import (
    RoomSeat,
    counted_anew,
    options_of_game,
    recoloured,
    refigured,
    resized,
    with_banker,
)
from bankhalter.server.room.typed_past import CORRECTION, Spoken, TypedPast
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.chain import START, BrokenChain, check
from bankhalter.server.storage.entries import Row

TAIL = 32  # steps kept for those who come back after a short while
SEEN = 64  # commands remembered without asking the database
UNDO = 6  # actions that can be taken back
PASSED = -1  # a moment that somebody let pass
KEEPER = "simple"  # the bot that keeps a deserted seat warm
CLOSED = "room-closed"  # why nobody plays on: the operator's word
CHANCE = ACTORS[codes.CHANCE]

# Questions of the turn itself, which run on the bank; others may have a time of their own.
BANKED = {codes.TURN, codes.REST, codes.DEBT}


class Room:
    """A room at one version."""

    def __init__(self, code: str, seed: bytes = b"", own: Edition | None = None) -> None:
        """Make a room of which nothing is known; `own` is its edition, if that is not a built-in one."""
        self.code = code
        self.seed = seed
        self.own = own
        self.seq = 0
        self.link = START  # of the last line, on which the next one fits
        self.last_at = 0
        self.moved = 0  # the version since which nobody's thoughts need to change
        self.moved_at = 0  # when the game itself last went on
        self.cleaned = 0  # how often its log was cleaned while it lived
        self.options = Options()
        self.edition = edition_of(self.options.edition)
        self.commit = ""
        self.all_banked = False
        self.frozen = ""  # why it cannot be played on: another print of the edition, a damaged log
        self.damage: Exception | None = None  # why the log could not be followed; the game stands since then
        self.phase = "open"
        self.places: list[RoomSeat] = []
        self.host = -1
        self.banker = -1  # whom the table chose before the game; nobody: as the options say
        self.door = Door()
        self.rematch = ""
        self.match: Match | None = None
        self.laid: LaidPosition | None = None  # where the game begins, if not at an empty table
        self.luck: list[str] = []
        self.draw = LuckDraw()
        self.source: Fair | None = None
        self.question = 0
        self.lot = 0  # the question with which the lot that is up began
        self.asked_at = 0
        self.clocks: list[int] = []
        self.played = 0
        self.votes: dict[Topic, Proposal] = {}
        self.past: list[tuple[int, int, list[str]]] = []  # what can be taken back: seat, version, words
        self.before: Match | None = None  # the game before that
        self.typed = TypedPast()
        self.proxies: dict[int, int] = {}
        self.offers = OfferMemory()
        self.answered: dict[int, int] = {}  # who let a moment pass, or took it: since when
        self.answered_in = 0  # the turn before whose first throw that was
        self.tried: ActionOutcome | None = None  # what an entry that is decided and not yet written came to
        self.seen: dict[str, int] = {}
        self.tail: deque[Change] = deque(maxlen=TAIL)
        self.public: RoomTable | None = None  # as it was last shown; what it is made of follows
        self.seats: tuple[SeatView, ...] = ()
        self.seat_keys: dict[int, object] = {}
        self.deed_keys: tuple[Any, ...] | None = None
        self.deeds: tuple[DeedView, ...] = ()
        self.piles: list[Any] = []
        self.pile_views: tuple[PileView, ...] = ()

    # Looking -----------------------------------------------------------------------------------

    @property
    def game(self) -> Match:
        """The game; there must be one."""
        assert self.match is not None
        return self.match

    @property
    def neutral(self) -> bool:
        """Whether the edition is without its own names: it was blocked or deleted."""
        return hash_in(self.options.edition) not in ("", self.edition.hash)

    @property
    def broken(self) -> bool:
        """Whether a line of its log is missing or not as it was written: nothing can be added to it."""
        return isinstance(self.damage, BrokenChain)

    @property
    def running(self) -> bool:
        """Whether the game goes on now."""
        return self.phase == "playing" and not self.frozen

    @property
    def stirs(self) -> bool:
        """Whether anything may happen here by itself."""
        return self.running or (self.phase == "drawing" and not self.frozen)

    def fair(self) -> Fair:
        """Return the source of chance; where throws are typed in it answers only what it is asked for."""
        if self.source is None:
            self.source = Fair(self.seed, self.code, self.luck, self.draw.scheme)
        return self.source

    def by_server(self) -> frozenset[int]:
        """Return the questions to chance that the server answers by itself."""
        return answered_by_server(self.options)

    def next_throw(self) -> NextThrow:
        """Return whose throw can be typed in now."""
        if self.options.chance != "typed" or not self.running:
            return NO_THROW
        seats = range(len(self.places)) if self.options.board == "real" else ()
        return next_throw(self.game.state, sum([1 << seat for seat in seats if not self.bot_for(seat)]))

    def plays(self, seat: int) -> bool:
        """Tell whether a seat is still in the game."""
        return is_playing(self.match, self.laid, seat)

    def voters(self, about: int = -1) -> list[int]:
        """Return the people who have a say about a proposal."""
        return [
            i for i, p in enumerate(self.places) if p.human and not p.away and i != about and self.plays(i)
        ]

    def asked_about(self, topic: Topic) -> list[int]:
        """Return the people whose voices count for a proposal: those who were there, and still have a say."""
        found, there = self.voters(topic[1]), self.votes[topic].voters
        return found if there is None else [seat for seat in found if seat in there]

    def bot_for(self, seat: int) -> str:
        """Return which bot answers for a seat: none (the person), `defaults`, or a bot."""
        place = self.places[seat]
        if place.bot:
            return place.bot
        return "" if place.away == "wait" else place.away

    def moments(self) -> dict[int, int]:
        """Return the people with a right that the throw of the bot that is asked will end.

        With it, since when they take the time to use it, or 0; who let it pass is not there.
        """
        if not self.running or self.options.moment == "off":
            return {}
        state = self.game.state
        if state.top.seat < 0 or not self.bot_for(int(state.top.seat)):
            return {}
        ends = rights(state)
        answered = self.answered if self.answered_in == state.turns else {}
        people = [seat for seat in range(len(self.places)) if ends >> seat & 1 and not self.bot_for(seat)]
        return {seat: answered.get(seat, 0) for seat in people if answered.get(seat) != PASSED}

    def own_time(self, kind: int) -> int:
        """Return the seconds a question has for itself, or 0."""
        if kind in BANKED:
            return self.options.clock.turn
        return self.options.clock.call if kind == codes.AUCTION else self.options.clock.answer

    def on_bank(self, kind: int) -> bool:
        """Tell whether a question runs on the bank."""
        return not self.own_time(kind) and (kind in BANKED or self.all_banked)

    def rest(self) -> None:
        """Let go of what can be made anew: nothing has happened here for a while."""
        self.tail.clear()
        self.public = None
        self.seats, self.seat_keys = (), {}
        self.deeds, self.deed_keys, self.piles, self.pile_views = (), None, [], ()
        self.source = None

    # Folding -----------------------------------------------------------------------------------

    def fold(self, row: Row, tried: ActionOutcome | None = None) -> Change:
        """Take the next line of the log; from one that cannot be followed, the room can only be looked at.

        Behind a line that is missing or not as it was written nothing is believed: the room stays as it was.
        `tried` is what its actions came to on a copy of this very version; they are not carried out again.
        """
        self.tried = tried
        try:
            check(row, self.seq, self.link)
            return self._fold(row, e.read(row.body))
        except BrokenChain as problem:
            self.damage, self.frozen = problem, "damaged"
            return Change(row, e.ServerResumed())
        except Exception as problem:  # whatever is in a log, the room can be opened
            self.damage = self.damage or problem
            self.frozen = self.frozen or "damaged"
            self.seq, self.link, self.last_at = row.seq, row.link, row.at
            return Change(row, e.ServerResumed())
        finally:
            self.tried = None

    def _fold(self, row: Row, entry: e.AnyEntry) -> Change:
        change = Change(row, entry)
        if self.phase == "playing" and not isinstance(entry, e.NOBODYS):
            self.played += max(0, row.at - self.last_at)
        FOLDS[type(entry)](self, entry, change)
        self.seq, self.link, self.last_at = row.seq, row.link, row.at
        if isinstance(entry, e.PLAYED):
            self.moved, self.moved_at = row.seq, row.at
        elif isinstance(entry, e.RESEATED):
            self.moved = row.seq
        self._remember(row)
        return change

    def _remember(self, row: Row) -> None:
        if row.command:
            self.seen[row.command] = row.seq
            if len(self.seen) > SEEN:
                del self.seen[next(iter(self.seen))]

    def _room_opened(self, entry: e.RoomOpened, change: Change) -> None:
        self.options = entry.options
        self.commit = entry.commit
        self.all_banked = entry.all_banked
        self.laid = LaidPosition(entry.position) if entry.position else None
        self.places = [RoomSeat() for _ in range(entry.options.seats)]
        named = edition_named(entry.options.edition, self.own)
        self.edition = named or self.edition
        if edition_changed(entry, named):
            self.frozen = "other-edition"

    def _seat_taken(self, entry: e.SeatTaken, change: Change) -> None:
        place = self.places[entry.seat]
        place.clear()
        place.name, place.key = entry.name, entry.key
        place.person, place.luck, place.pledge = entry.person, entry.luck, entry.pledge
        place.figure = entry.figure
        self.door.use(entry.invitation)
        if self.host < 0:
            self.host = entry.seat

    def _ready_set(self, entry: e.ReadySet, change: Change) -> None:
        self.places[entry.seat].ready = entry.on

    def _banker_chosen(self, entry: e.BankerChosen, change: Change) -> None:
        self.banker = entry.seat
        self.options = with_banker(self.options, entry.seat, entry.plays)

    def _terms_changed(self, entry: e.TermsChanged, change: Change) -> None:
        self.options = entry.options
        self.places = resized(self.places, entry.options.seats)
        for place in self.places:
            place.ready = False

    def _luck_given(self, entry: e.LuckGiven, change: Change) -> None:
        self.places[entry.seat].luck = entry.luck

    def _luck_pledged(self, entry: e.LuckPledged, change: Change) -> None:
        self.places[entry.seat].pledge = entry.pledge

    def _draw_opened(self, entry: e.DrawOpened, change: Change) -> None:
        self.phase = "drawing"
        self.draw.begin(entry, change.at)

    def _draw_broken(self, entry: e.DrawBroken, change: Change) -> None:
        self.phase = "open"
        self.draw.break_off([self.places[seat].name for seat in entry.missing])
        for seat in entry.missing:
            self._seat_left(e.SeatLeft(seat), change)
        for place in self.places:
            place.pledge, place.ready = "", False

    def _bot_seated(self, entry: e.BotSeated, change: Change) -> None:
        place = self.places[entry.seat]
        place.clear()
        place.bot, place.name, place.figure = entry.bot, entry.name, entry.figure
        place.face = entry.face

    def _seat_left(self, entry: e.SeatLeft, change: Change) -> None:
        place = self.places[entry.seat]
        if entry.kicked and place.person not in ("", self.places[self.host].person):  # who share a device
            self.door.banned.add(place.person)
        name, figure = place.name, place.figure
        place.clear()
        if self.phase != "open":
            place.name, place.figure, place.away = name, figure, KEEPER
        elif self.banker == entry.seat:
            self.banker = -1
            self.options = with_banker(self.options, 0, plays=True)
        if self.host == entry.seat:
            self.host = next((i for i, p in enumerate(self.places) if p.human), -1)
        self._forget_votes(entry.seat)
        self._look_again(change)

    def _forget_votes(self, seat: int) -> None:
        for key in [key for key, vote in self.votes.items() if seat in vote.yes or key[1] == seat]:
            del self.votes[key]

    def _seat_renamed(self, entry: e.SeatRenamed, change: Change) -> None:
        self.places[entry.seat].name = entry.name

    def _host_changed(self, entry: e.HostChanged, change: Change) -> None:
        self.host = entry.seat

    def _game_started(self, entry: e.GameStarted, change: Change) -> None:
        for bot in entry.fill:
            self._bot_seated(bot, change)
        host = self.places[self.host] if self.host >= 0 else None
        self.places = [self.places[i] for i in entry.seats]
        now = counted_anew(entry)
        for place in self.places:
            place.muted = frozenset([now[i] for i in place.muted if i in now])
        self.host = next((i for i, p in enumerate(self.places) if p is host), -1)
        self.options = options_of_game(self.options, self.banker, entry.seats)
        self.banker = now.get(self.banker, -1)
        self.phase = "playing"
        self.luck = list(entry.luck)
        self.source = None
        setup = agreed(self.edition, self.options, len(self.places))
        self.match = first_match(setup, [place.name for place in self.places], self.laid)
        self.clocks = [self.options.clock.bank * 1000] * len(self.places)
        change.events, self.match.opening = self.match.opening, []
        self._settle(self._carry_out(entry.said), change)
        if self.options.chance == "typed":
            self.typed.begin(self.match)

    def _acted(self, entry: e.Acted, change: Change) -> None:
        change.shown = False
        if self.damage is not None:
            return
        tried = self.tried if self.tried is not None and self.tried.said == entry.said else None
        self._keep_way_back(entry, change.version, tried)
        turn = int(self.game.state.turns)
        self._settle(tried or self._carry_out(entry.said), change)
        if self.options.chance == "typed":
            spoken = Spoken(change.version, change.at, entry.seat, entry.by, turn, entry.said)
            self.typed.note(spoken, self.game, entry.left)
        change.shown = self.votes.pop(UNDO_ASKED, None) is not None
        if self.game.over:
            self.phase = "over"
            self.votes.clear()
            change.shown = True
        elif self.votes and codes.E_OUT in [event.kind for event in change.events]:
            self._look_again(change)
            change.shown = True

    def _keep_way_back(self, entry: e.Acted, version: int, tried: ActionOutcome | None) -> None:
        """Keep the way back to the last word of chance, or a few steps of it: dice are never taken back.

        A game that is left behind for one that was tried need not be copied.
        """
        if CHANCE in [text[0] for text in entry.said]:
            self.past, self.before = [], None
            return
        if self.before is None:
            self.before = self.game if tried else self.game.copy()
        self.past.append((entry.seat, version, entry.said))
        if len(self.past) > UNDO:
            self.before.say_all(self.past.pop(0)[2])

    def _carry_out(self, said: list[str]) -> ActionOutcome:
        """Carry out what the log says, in the room's own game."""
        outcome = ActionOutcome(self.game)
        for text in said:
            outcome.say(text)
        return outcome

    def _settle(self, outcome: ActionOutcome, change: Change) -> None:
        """Go on from what actions came to: note the answers to offers, and start the next clock."""
        self.match = outcome.match
        change.events += outcome.events
        change.said = outcome.said
        for action, offer in outcome.answered:
            self._notice(action, offer, change)
        self.offers.follow(self.match.state)
        if outcome.is_asked_anew:
            self._next_question(outcome.first, change)

    def _next_question(self, before: Decision, change: Change) -> None:
        """Another question is on top: settle the clock of the last one and start the next."""
        seat, now = int(before.seat), self.game.state.top
        if self.options.clock.bank and seat >= 0 and self.places[seat].there:
            self._charge(seat, before.kind, change.at)
        if now.kind != codes.AUCTION or not same_lot(before, now):
            self.proxies.clear()
            self.lot = change.version
        if not same_call(before, now):
            self.asked_at = change.at
        self.question = change.version

    def _charge(self, seat: int, kind: int, at: int) -> None:
        """Take what a question took from the bank, if it ran on that; turns bring the increment."""
        if self.on_bank(kind):
            self.clocks[seat] = max(0, self.clocks[seat] - (at - self.asked_at))
        if kind in BANKED:
            self.clocks[seat] += self.options.clock.increment * 1000

    def _notice(self, action: Action, offer: Offer, change: Change) -> None:
        """Note an answer to an offer; what was said for a person who kept silent is no refusal."""
        if self.bot_for(int(action.seat)) or not getattr(change.entry, "by", ""):
            said = [self.game.words.read(text) for text in change.said]
            self.offers.answered(action, offer, said, change.at)
        self.offers.keep(offer, self.game.state, getattr(change.entry, "reason", ""))

    def _say_again(self, entry: e.TakenBack | e.Corrected, change: Change) -> None:
        """Go back to before an entry, and on from there with other words."""
        said, left = (entry.said, entry.left) if isinstance(entry, e.Corrected) else ([], 0)
        change.undone, change.was = entry.version, self.game.state
        self.match = self.typed.go_back(entry.version, left)
        self._retell(said, left, change)
        self.phase = "over" if self.game.over else "playing"
        self._ask_anew(change)

    def _retell(self, said: list[str], left: int, change: Change) -> None:
        """Carry out what the table agreed on, after which the last `left` words still wait."""
        turn = int(self.game.state.turns)
        self._settle(self._carry_out(said), change)
        self.typed.note(Spoken(change.version, change.at, -1, "", turn, said), self.game, left)
        self.typed.proposed, self.past, self.before = None, [], None

    def _proxy_set(self, entry: e.ProxySet, change: Change) -> None:
        self.proxies.pop(entry.seat, None)  # a new one comes last
        if entry.maximum:
            self.proxies[entry.seat] = entry.maximum

    def _vote_cast(self, entry: e.VoteCast, change: Change) -> None:
        if entry.topic == CORRECTION:
            self.typed.vote(entry)
            return
        key = (entry.topic, entry.about, entry.bot)
        vote = self.votes.setdefault(key, Proposal())
        vote.voters = entry.voters
        if entry.yes and entry.seat not in vote.yes:
            vote.yes.append(entry.seat)
        elif not entry.yes and entry.seat in vote.yes:
            vote.yes.remove(entry.seat)
        if not vote.yes or (entry.about < 0 and not entry.yes):  # one no is enough where all must agree
            del self.votes[key]
        elif entry.yes and self._agreed(key):
            self._carried(key, change)

    def _look_again(self, change: Change) -> None:
        """Somebody is asked no longer: what the others have agreed to is agreed."""
        for key in [key for key, vote in self.votes.items() if vote.voters is not None]:
            if key in self.votes and self._agreed(key):
                self._carried(key, change)

    def _agreed(self, key: Topic) -> bool:
        """Tell whether enough said yes: everybody, or the majority about somebody who is away."""
        voters = self.asked_about(key)
        count = len(set(self.votes[key].yes).intersection(voters))
        return 0 < count == len(voters) or (key[1] >= 0 and 2 * count > len(voters))

    def _carried(self, key: Topic, change: Change) -> None:
        """A proposal is agreed."""
        topic, about, bot = key
        self.moved = change.version
        if about < 0:
            self.moved_at = change.at
        if topic in ("pause", "resume"):
            self.phase = "paused" if topic == "pause" else "playing"
            self.asked_at = change.at - self.asked_at  # while paused it holds how long the question was open
        elif topic == "undo":
            self._undo(self.votes[key].yes[0], change)
        else:
            self.places[about].away = bot or KEEPER if topic == "bot" else topic
        for other in [other for other in self.votes if other[1] == about]:
            del self.votes[other]
        self._look_again(change)

    def _undo(self, seat: int, change: Change) -> None:
        """Go back to before the last action of the one who asked, or of anybody."""
        assert self.before is not None
        mine = [i for i, (who, _, _) in enumerate(self.past) if who == seat]
        place = mine[-1] if mine else len(self.past) - 1
        change.undone = self.past[place][1]
        del self.past[place:]
        self.match = self.before.copy()
        for _, _, said in self.past:
            self.match.say_all(said)
        self._ask_anew(change)

    def _ask_anew(self, change: Change) -> None:
        """Whatever is asked now is asked for the first time."""
        self.question = self.lot = change.version
        self.asked_at = change.at
        self.proxies.clear()

    def _seat_reclaimed(self, entry: e.SeatReclaimed, change: Change) -> None:
        place = self.places[entry.seat]
        if place.away and self.match is not None and self.match.asked == entry.seat:
            self.asked_at = 0 if self.phase == "paused" else change.at  # the question begins anew
        place.away = ""
        self._forget_votes(entry.seat)

    def _mute_set(self, entry: e.MuteSet, change: Change) -> None:
        place = self.places[entry.seat]
        place.muted = place.muted | {entry.whom} if entry.on else place.muted - {entry.whom}

    def _quiet_set(self, entry: e.QuietSet, change: Change) -> None:
        self.places[entry.seat].quiet = entry.on

    def _moment_answered(self, entry: e.MomentAnswered, change: Change) -> None:
        turns = int(self.game.state.turns)
        if self.answered_in != turns:
            self.answered, self.answered_in = {}, turns
        self.answered[entry.seat] = change.at if entry.take else PASSED

    def _server_resumed(self, entry: e.ServerResumed | e.RoomClosed, change: Change) -> None:
        self.draw.since = change.at
        if self.phase == "playing":
            self.asked_at = change.at

    def _room_closed(self, entry: e.RoomClosed, change: Change) -> None:
        if self.frozen in ("", CLOSED):
            self.frozen = CLOSED if entry.on else ""
        self._server_resumed(entry, change)

    def _rematch_opened(self, entry: e.RematchOpened, change: Change) -> None:
        self.rematch = entry.code


FOLDS: dict[type, Callable[[Room, Any, Change], None]] = {
    e.RoomOpened: Room._room_opened,
    e.SeatTaken: Room._seat_taken,
    e.FigureChosen: lambda room, entry, change: refigured(room.places, entry.seat, entry.figure),
    e.ColourChosen: lambda room, entry, change: recoloured(room.places, entry.seat, entry.colour),
    e.ReadySet: Room._ready_set,
    e.BankerChosen: Room._banker_chosen,
    e.TermsChanged: Room._terms_changed,
    e.LuckGiven: Room._luck_given,
    e.LuckPledged: Room._luck_pledged,
    e.DrawOpened: Room._draw_opened,
    e.LuckRevealed: lambda room, entry, change: room.draw.tell(entry),
    e.DrawBroken: Room._draw_broken,
    e.BotSeated: Room._bot_seated,
    e.SeatLeft: Room._seat_left,
    e.SeatRenamed: Room._seat_renamed,
    e.RoomLocked: lambda room, entry, change: room.door.lock(entry.on),
    e.Invited: lambda room, entry, change: room.door.invite(entry.key),
    e.PersonBanned: lambda room, entry, change: room.door.banned.add(entry.person),
    e.HostChanged: Room._host_changed,
    e.GameStarted: Room._game_started,
    e.Acted: Room._acted,
    e.TakenBack: Room._say_again,
    e.CorrectionProposed: lambda room, entry, change: room.typed.propose(entry),
    e.Corrected: Room._say_again,
    e.CountProposed: lambda room, entry, change: room.typed.propose(entry),
    e.CashCounted: lambda room, entry, change: room._retell(entry.said, len(room.typed.waiting), change),
    e.ProxySet: Room._proxy_set,
    e.VoteCast: Room._vote_cast,
    e.SeatReclaimed: Room._seat_reclaimed,
    e.ChatSent: lambda room, entry, change: None,
    e.MuteSet: Room._mute_set,
    e.QuietSet: Room._quiet_set,
    e.MomentAnswered: Room._moment_answered,
    e.ServerResumed: Room._server_resumed,
    e.RoomClosed: Room._room_closed,
    e.RematchOpened: Room._rematch_opened,
}
