"""What becomes of a command: an entry for the log, or a word why not. The room does not change by it."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from bankhalter.bots import registry
from bankhalter.core import codes, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Auction
from bankhalter.core.rules import auction
from bankhalter.edition import Edition
from bankhalter.game.notation import BadNotation
from bankhalter.game.record import clean_name
from bankhalter.server.protocol import corrections, entrance, framing
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.framing import SEATS
from bankhalter.server.room import correcting, drawing_luck, seat_codes
from bankhalter.server.room.bot_personas import personas
from bankhalter.server.room.door import digest_of
from bankhalter.server.room.match import Wrong, agreed
from bankhalter.server.room.outcome import ActionOutcome
from bankhalter.server.room.room import KEEPER, Room
from bankhalter.server.room.seating import options_of_game
from bankhalter.server.storage import entries as e
from bankhalter.switches import RulesError, defaults

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "one-moment", "trade", "goodbye")
BY_APP = "*"  # said instead of a throw or a card
ABSENCE = ("wait", "defaults", "bot")
JOINER = "\u200d"  # makes one picture of two
JOINERS = JOINER + "\u200c"  # the other one keeps two letters apart
INDIC = ("DEVANAGARI", "BENGALI", "GUJARATI", "GURMUKHI", "KANNADA", "MALAYALAM", "ORIYA", "TAMIL", "TELUGU")
JOINED = ("ARABIC", "SINHALA", *INDIC)  # as the names of their letters begin
DRESS = (
    "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # how it is drawn: in colour, in which skin
)
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and pictures that look like a space
DRESSING = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), 0x180B, 0x180C, 0x180D, 0x180F)  # other shapes
UNSEEN = dict.fromkeys([*map(ord, JOINERS + BLANKS), 0x034F, 0x17B4, 0x17B5, *DRESSING])


def everybody() -> set[int]:
    """Return all seats."""
    return set(range(SEATS))


@dataclass
class Asker:
    """Who sends a command: the person, the seats held by this connection, and who is away for how long."""

    person: str = ""
    seats: tuple[int, ...] = ()
    token: str = ""  # of a seat about to be taken
    overdue: frozenset[int] = field(default_factory=frozenset)
    there: Callable[[], set[int]] = everybody  # whose pages are open
    inherits: int = -1  # the seat of the code that was said


def key_of(token: str) -> str:
    """Return the digest by which a token is known."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def decide(room: Room, command: framing.Numbered, asker: Asker, now: int) -> e.AnyEntry:
    """Return the entry a command makes, or raise Wrong."""
    if room.frozen:
        raise Wrong(room.frozen)
    seat = getattr(command, "seat", None)
    if type(command) in OWN and seat not in asker.seats:
        raise Wrong("not-your-seat")
    if type(command) in HOSTED and room.host not in asker.seats:
        raise Wrong("not-host")
    if room.phase == "drawing" and type(command) not in WHILE_DRAWING:
        raise Wrong("drawing")
    entry: e.AnyEntry = DECISIONS[type(command)](room, command, asker, now)
    return entry


def need(phase: bool, word: str) -> None:
    """Raise Wrong with a word unless something holds."""
    if not phase:
        raise Wrong(word)


# Sitting down and standing up --------------------------------------------------------------------------


def sit(room: Room, c: m.Sit, asker: Asker, now: int) -> e.SeatTaken:
    """Take a free seat, in a running game one a bot keeps warm and that still plays, or one by its code."""
    if c.code:
        need(asker.person not in room.door.banned or not asker.person, "banned")
        return seat_codes.taken_over(room, asker.inherits, key_of(asker.token), asker.person)
    refused = room.door.refuse(asker.person, c.invitation, room.host >= 0)
    need(not refused, refused)
    need(room.phase != "over", "game-over")
    need(room.phase != "open" or not room.draw.broken, "draw-broken")
    free = [i for i, place in enumerate(room.places) if place.free and room.plays(i)]
    need(bool(free), "full")
    seat = seat_for(room, c, free)
    need(seat < len(room.places), "no-such-seat")
    need(room.plays(seat), "seat-out")
    need(seat in free, "taken")
    name = visible(c.name) or f"{seat + 1}"
    need(look(name) not in {look(p.name) for p in room.places if not p.free}, "name-taken")
    figure = figure_for(room, seat, c.figure)
    key, invitation = key_of(asker.token), digest_of(c.invitation)
    return e.SeatTaken(seat, name, key, "", asker.person, figure, c.pledge, invitation)


def seat_for(room: Room, c: m.Sit, free: list[int]) -> int:
    """Return the wanted seat, else the one of this name in a position, else the first free one."""
    if c.seat is not None:
        return int(c.seat)
    return room.laid.seat_of(visible(c.name), free) if room.laid and room.phase == "open" else free[0]


def figure_for(room: Room, seat: int, wanted: str) -> str:
    """Return the figure of whoever sits down: the wanted one, or a free one; in a running game the seat's."""
    if room.phase != "open":
        return room.places[seat].figure
    if wanted:
        need_figure(room, seat, wanted)
        need(wanted in free_figures(room), "figure-taken")
    return wanted or free_figures(room)[0]


def free_figures(room: Room) -> list[str]:
    """Return the edition's figures that stand on no seat; at the end nothing, where seats outnumber them."""
    used = {place.figure for place in room.places}
    figures = [token.id for token in room.edition.tokens]
    return [figure for figure in figures if figure not in used] + [""]


def need_figure(room: Room, seat: int, wanted: str) -> None:
    """The edition has this figure, and no other person."""
    need(wanted in [token.id for token in room.edition.tokens], "no-such-figure")
    people = [place for i, place in enumerate(room.places) if i != seat and place.human]
    need(wanted not in [place.figure for place in people], "figure-taken")


def choose_figure(room: Room, c: m.ChooseFigure, asker: Asker, now: int) -> e.FigureChosen:
    """Take another figure, before the game."""
    need(room.phase == "open", "too-late")
    need_figure(room, c.seat, c.figure)
    return e.FigureChosen(c.seat, c.figure)


def choose_colour(room: Room, c: m.ChooseColour, asker: Asker, now: int) -> e.ColourChosen:
    """Take another colour, before the game; no two people have the same."""
    need(room.phase == "open", "too-late")
    people = [place.colour if place.colour >= 0 else i for i, place in enumerate(room.places) if place.human]
    own = room.places[c.seat].colour
    need(c.colour not in people or c.colour == (own if own >= 0 else c.seat), "colour-taken")
    return e.ColourChosen(c.seat, c.colour)


def set_ready(room: Room, c: m.SetReady, asker: Asker, now: int) -> e.ReadySet:
    """Say that one is ready to begin."""
    need(room.phase == "open", "too-late")
    return e.ReadySet(c.seat, c.on)


def choose_banker(room: Room, c: m.ChooseBanker, asker: Asker, now: int) -> e.BankerChosen:
    """Say whom the table chose as banker; only some books let the banker stand aside."""
    need(room.phase == "open", "too-late")
    need(c.seat < len(room.places) and not room.places[c.seat].free, "nobody-there")
    if not c.plays and not defaults(room.edition)["banker_may_abstain"]:
        raise Wrong("banker-must-play", problem=True)
    return e.BankerChosen(c.seat, c.plays)


def change_terms(room: Room, c: m.ChangeTerms, asker: Asker, now: int) -> e.TermsChanged:
    """Agree otherwise, before the game; what the edition has anyway need not be said."""
    need(room.phase == "open", "too-late")
    printed = defaults(room.edition)
    chosen = {**room.options.switches, **c.switches}
    switches = {name: value for name, value in chosen.items() if value != printed.get(name)}
    said = {name: getattr(c, name) for name in ("moment", "coach", "variant", "clock", "absence", "seats")}
    wanted = {name: value for name, value in said.items() if value is not None}
    options = msgspec.structs.replace(room.options, switches=switches, **wanted)
    need(all(place.free for place in room.places[options.seats :]), "taken")
    need(room.laid is None or options.seats == room.options.seats, "seats-of-position")
    check_options(room.edition, options)
    check_position(room, options)
    return e.TermsChanged(options)


def check_position(room: Room, options: m.Options) -> None:
    """What was laid out fits the rules, too."""
    if room.laid is not None:
        room.laid.state(agreed(room.edition, options, options.seats))


def check_options(edition: Edition, options: m.Options) -> None:
    """The rules fit together for some number of players up to the seats of the room."""
    try:
        agreed(edition, options, max(options.seats, edition.players[0]))
    except RulesError as problem:
        raise misfit(problem) from problem
    except TypeError:
        raise Wrong("malformed") from None


def misfit(problem: RulesError) -> Wrong:
    """Return why rules do not fit together, as a refusal: the first reason."""
    word, args = problem.problems[0]
    return Wrong(word, problem=True, spelling=problem.spelling, **args)


def visible(name: str) -> str:
    """Return a name without what cannot be seen: nobody looks like somebody else, or turns a line around."""
    seen = clean_name(shown(name)).rstrip(JOINERS)
    return seen if look(seen) else ""


def shown(text: str) -> str:
    """Return a text with spaces for what cannot be seen, except for what joins pictures and letters."""
    return "".join([letter if is_seen(letter) or joins(text, i) else " " for i, letter in enumerate(text)])


def is_seen(letter: str) -> bool:
    """Tell whether a letter takes its place in a line and can be seen there."""
    return letter.isprintable() and letter not in BLANKS


def one_line(text: str) -> str:
    """Return a text as one line of what can be seen."""
    return " ".join(shown(text).split())


def joins(text: str, i: int) -> bool:
    """Tell whether a letter makes one picture of the two beside it, or shapes letters that need it."""
    if text[i] not in JOINERS:
        return False
    beside = text[:i].rstrip(DRESS)[-1:] or " ", text[i + 1 : i + 2] or " "
    pictures = text[i] == JOINER and all(unicodedata.category(x) == "So" for x in beside)
    return pictures or all(unicodedata.name(x, "").startswith(JOINED) for x in beside)


def look(name: str) -> str:
    """Return what a name looks like at a glance; no two at a table look alike."""
    return unicodedata.normalize("NFKC", name).casefold().translate(UNSEEN)


def stand(room: Room, c: m.Stand, asker: Asker, now: int) -> e.SeatLeft:
    """Leave a seat."""
    return e.SeatLeft(c.seat)


def rename(room: Room, c: m.Rename, asker: Asker, now: int) -> e.SeatRenamed:
    """Take another name, before the game."""
    need(room.phase == "open", "too-late")
    name = visible(c.name)
    need(bool(name), "no-name")
    others = [p for i, p in enumerate(room.places) if i != c.seat and not p.free]
    need(look(name) not in {look(p.name) for p in others}, "name-taken")
    return e.SeatRenamed(c.seat, name)


def put_bot(room: Room, c: m.PutBot, asker: Asker, now: int) -> e.BotSeated:
    """Put a bot on a free seat, before the game."""
    need(room.phase == "open", "too-late")
    need(c.seat < len(room.places), "no-such-seat")
    need(room.places[c.seat].free, "taken")
    taken = {look(p.name) for p in room.places}
    return bot_on(c.seat, c.bot, c.name or name_at(room, c.seat), taken, free_figures(room)[0])


def bot_on(seat: int, bot: str, name: str, taken: set[str], figure: str) -> e.BotSeated:
    """Return the entry of a bot with a name nobody has."""
    need(bot in registry.names(), "no-such-bot")
    persona = next(p for p in personas(seat) if look(p) not in taken)
    stem = visible(name) or persona
    names = [stem, *(f"{stem[:36]} {i}" for i in range(2, 20))]
    free = next(n for n in names if look(n) not in taken)
    return e.BotSeated(seat, bot, free, figure, look(persona))


def kick(room: Room, c: m.Kick, asker: Asker, now: int) -> e.SeatLeft:
    """Take a seat away."""
    need(c.seat < len(room.places), "no-such-seat")
    need(not room.places[c.seat].free, "nobody-there")
    need(c.seat != room.host, "not-yourself")
    need(room.phase == "open" or room.places[c.seat].human, "too-late")
    return e.SeatLeft(c.seat, kicked=True)


def lock(room: Room, c: entrance.Lock, asker: Asker, now: int) -> e.RoomLocked:
    """Close or open the room."""
    return e.RoomLocked(c.on)


def invite(room: Room, c: entrance.Invite, asker: Asker, now: int) -> e.Invited:
    """Let one more person into a locked room."""
    need(room.door.locked, "not-locked")
    return e.Invited(c.key)


def hand_over(room: Room, c: m.HandOver, asker: Asker, now: int) -> e.HostChanged:
    """Make another person host."""
    need(c.seat < len(room.places) and room.places[c.seat].human, "nobody-there")
    return e.HostChanged(c.seat)


def start(room: Room, c: m.Start, asker: Asker, now: int) -> e.AnyEntry:
    """Begin: the taken seats play; free ones are filled with bots where a bot is named."""
    need(room.phase == "open", "too-late")
    free = [i for i, place in enumerate(room.places) if place.free]
    taken = {look(p.name) for p in room.places}
    figures = free_figures(room)
    figures += [""] * (len(free) - len(figures))
    fill: list[e.BotSeated] = []
    for i, figure in zip(free, figures, strict=False):
        if bot := filling(room, i, c.fill):
            fill.append(bot_on(i, bot, name_at(room, i), taken, figure))
            taken.add(look(fill[-1].name))
    filled = [entry.seat for entry in fill]
    seats = [i for i in range(len(room.places)) if i in filled or i not in free]
    need(room.laid is None or len(seats) == len(room.places), "seats-of-position")
    try:
        agreed(room.edition, options_of_game(room.options, room.banker, seats), len(seats))
    except RulesError as problem:
        raise misfit(problem) from problem
    return drawing_luck.begun_or_drawn(room, seats, fill, asker.there())


def filling(room: Room, seat: int, bot: str) -> str:
    """Return the bot for a free seat: one that is out before the game begins only has to be there."""
    return bot if room.plays(seat) else KEEPER


def name_at(room: Room, seat: int) -> str:
    """Return what somebody on this seat is called in the position the game begins in, or nothing."""
    return room.laid.names[seat] if room.laid else ""


# Playing -----------------------------------------------------------------------------------------------


def act(room: Room, c: m.Act, asker: Asker, now: int) -> e.Acted:
    """Say one action or several that hold only together."""
    need_running(room)
    actions = [read(room, f"{c.seat + 1} {words}") for words in c.say]
    if [action for action in actions if action.kind < codes.OPEN]:
        check_question(room, c.question)
    for action in actions:
        if isinstance(action, Offer):
            check_offer(room, action, now)
    return said(room, c.seat, actions, "")


def need_running(room: Room) -> None:
    """The game goes on."""
    need(not room.frozen, room.frozen)
    need(room.phase not in ("open", "drawing"), "not-started")
    need(room.phase != "paused", "paused")
    need(room.phase != "over", "game-over")


def read(room: Room, text: str) -> Action:
    """Read an action."""
    try:
        return room.game.words.read(text)
    except BadNotation as problem:
        raise Wrong(problem.word) from problem


def check_question(room: Room, question: int | None) -> None:
    """An answer names its question; a call in a live auction needs none, but not one before its lot."""
    if room.game.asked == codes.ANYONE:
        need(question is None or question >= room.lot, "stale")
        return
    need(question is not None, "no-question")
    need(question == room.question, "stale")


def check_offer(room: Room, offer: Offer, now: int) -> None:
    """Whoever wants peace has it, and after a refusal the same pair waits a while."""
    if not 0 <= offer.to < len(room.places):
        return
    need(not room.places[offer.to].quiet, "do-not-disturb")
    _, until = room.offers.pauses.get((int(offer.seat), int(offer.to)), (0, 0))
    if now < until:
        raise Wrong("too-soon", seconds=-(-(until - now) // 1000))


def said(room: Room, seat: int, actions: list[Action], by: str) -> e.Acted:
    """Try actions on a copy, let chance answer, and return the entry; the room keeps what came of it."""
    outcome = ActionOutcome(room.game.copy())
    for action in actions:
        outcome.try_action(action)
    return came(room, seat, outcome, by)


def came(room: Room, seat: int, outcome: ActionOutcome, by: str) -> e.Acted:
    """Let the server's chance answer what came of actions, and return the entry."""
    outcome.answer_chance(room.fair(), room.by_server())
    left = correcting.go_on(room, outcome, room.typed.waiting) if room.typed.waiting else []
    room.tried = outcome
    return e.Acted(seat, outcome.said, by, left=len(left))


def chance(room: Room, c: m.Chance, asker: Asker, now: int) -> e.Acted:
    """Type in a throw or a card, or let the server answer; a throw says what leads to it."""
    need_running(room)
    need(room.options.chance == "typed", "not-typed")
    before = room.next_throw().before
    need(room.game.asked == codes.CHANCE or bool(before), "no-throw-awaited")
    check_question(room, c.question)
    outcome = ActionOutcome(room.game.copy())
    for action in before:
        outcome.try_action(action)
    app = c.say == BY_APP
    outcome.try_action(outcome.match.chance(room.fair()) if app else read(room, f"* {c.say}"))
    return came(room, c.seat, outcome, "app" if app else "")


def proxy(room: Room, c: m.Proxy, asker: Asker, now: int) -> e.ProxySet:
    """Name a secret maximum for the lot that is up."""
    need_running(room)
    need(room.game.state.top.kind == codes.AUCTION, "no-auction")
    need(c.maximum > 0 or c.seat in room.proxies, "no-proxy")
    if c.maximum:
        need_promising(room, c)
    return e.ProxySet(c.seat, c.maximum)


def need_promising(room: Room, c: m.Proxy) -> None:
    """A maximum is of use: its owner could bid it for this lot."""
    state = room.game.state
    word = auction.refuse_maximum(state, cast(Auction, state.top), c.seat, c.maximum)
    need(word == codes.FINE, names.REFUSALS[word])


# Agreeing ----------------------------------------------------------------------------------------------


def take_back(room: Room, c: corrections.TakeBack, asker: Asker, now: int) -> e.TakenBack:
    """Take back what one just typed in."""
    return correcting.take_back(room, c.seat, now)


def correct(room: Room, c: corrections.Correct, asker: Asker, now: int) -> e.AnyEntry:
    """Propose that something typed was something else."""
    return correcting.correct(room, c)


def count_cash(room: Room, c: corrections.CountCash, asker: Asker, now: int) -> e.AnyEntry:
    """Propose that a player has what was counted."""
    reason = one_line(c.reason)
    need(bool(reason), "nothing-said")
    return correcting.count_cash(room, msgspec.structs.replace(c, reason=reason))


def vote(room: Room, c: m.Ballot, asker: Asker, now: int) -> e.AnyEntry:
    """Propose, agree or decline."""
    if c.topic == "correct":
        need_running(room)
        there = [seat for seat in room.voters() if seat not in asker.overdue]
        return correcting.vote(room, c.seat, c.yes, there)
    about = c.about if c.topic in ABSENCE else -1
    key = (c.topic, about, c.bot if c.topic == "bot" else "")
    need_moment(room, c.topic)
    need(c.yes or key in room.votes, "nothing-proposed")
    need(c.seat in room.voters(about), "no-vote")
    if c.topic == "undo":
        need(bool(room.past), "dice-fell")
    if c.topic in ABSENCE:
        need(0 <= about < len(room.places) and room.places[about].human, "nobody-there")
        need(about in asker.overdue, "not-away")
        need(c.topic != "bot" or (c.bot or "simple") in registry.names(), "no-such-bot")
    absent = asker.overdue if c.topic != "undo" else ()  # nobody's word is taken back behind their back
    voters = [seat for seat in room.voters(about) if seat not in absent]
    return e.VoteCast(c.seat, c.topic, c.yes, about, key[2], voters)


def need_moment(room: Room, topic: str) -> None:
    """A proposal fits the moment: who is away can be decided about while the game is paused, too."""
    if room.phase != "paused" or topic not in ("resume", *ABSENCE):
        need_running(room)
        need(topic != "resume", "not-paused")


# Talking -----------------------------------------------------------------------------------------------


def chat(room: Room, c: m.Chat, asker: Asker, now: int) -> e.ChatSent:
    """Speak to the table."""
    if c.phrase:
        need(c.phrase in PHRASES, "no-such-phrase")
        return e.ChatSent(c.seat, phrase=c.phrase)
    text = one_line(c.text)
    need(bool(text), "nothing-said")
    return e.ChatSent(c.seat, text)


def mute(room: Room, c: m.Mute, asker: Asker, now: int) -> e.MuteSet:
    """Stop hearing somebody."""
    need(c.whom != c.seat, "yourself")
    need(c.whom < len(room.places), "nobody-there")
    return e.MuteSet(c.seat, c.whom, c.on)


def quiet(room: Room, c: m.Quiet, asker: Asker, now: int) -> e.QuietSet:
    """Ask for peace."""
    return e.QuietSet(c.seat, c.on)


def answer_moment(room: Room, c: m.AnswerMoment, asker: Asker, now: int) -> e.MomentAnswered:
    """Let a moment pass, or take it."""
    need_running(room)
    need(c.seat in room.moments(), "no-moment")
    return e.MomentAnswered(c.seat, c.take)


OWN = (
    m.Act,
    m.Chance,
    m.PledgeLuck,
    m.RevealLuck,
    m.Stand,
    m.Rename,
    m.ChooseFigure,
    m.ChooseColour,
    m.SetReady,
    m.Ballot,
    m.Proxy,
    corrections.TakeBack,
    corrections.Correct,
    corrections.CountCash,
    m.Chat,
    m.Mute,
    m.ReportPlayer,
    m.Quiet,
    m.AnswerMoment,
    m.Rematch,
)
WHILE_DRAWING = (m.RevealLuck, m.Chat, m.Mute, m.Quiet)
DOOR = (m.Kick, entrance.Lock, entrance.Invite)
HOSTED = (m.ChooseBanker, m.ChangeTerms, m.PutBot, *DOOR, m.HandOver, m.Start)
DECISIONS: dict[type, Callable[[Room, Any, Asker, int], e.AnyEntry]] = {
    m.Sit: sit,
    m.ChooseFigure: choose_figure,
    m.ChooseColour: choose_colour,
    m.SetReady: set_ready,
    m.ChooseBanker: choose_banker,
    m.ChangeTerms: change_terms,
    m.PledgeLuck: drawing_luck.promise,
    m.RevealLuck: drawing_luck.reveal,
    m.Stand: stand,
    m.Rename: rename,
    m.PutBot: put_bot,
    m.Kick: kick,
    entrance.Lock: lock,
    entrance.Invite: invite,
    m.HandOver: hand_over,
    m.Start: start,
    m.Act: act,
    m.Chance: chance,
    m.Proxy: proxy,
    m.Ballot: vote,
    corrections.TakeBack: take_back,
    corrections.Correct: correct,
    corrections.CountCash: count_cash,
    m.Chat: chat,
    m.Mute: mute,
    m.Quiet: quiet,
    m.AnswerMoment: answer_moment,
}
