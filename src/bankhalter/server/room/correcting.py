"""Typed throws and cards set right: who may, what would be different, and what is written then.

So is money that was counted. Only where throws are typed in: fair dice stay as they fell.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.odds import dice_awaited, odds
from bankhalter.core.state import State
from bankhalter.game.correction import Word, annotate, resume
from bankhalter.game.notation import BadNotation
from bankhalter.server.protocol import corrections as c
from bankhalter.server.room.error_text import sentence
from bankhalter.server.room.match import Match, Wrong
from bankhalter.server.room.outcome import ActionOutcome
from bankhalter.server.room.room import Room
from bankhalter.server.room.typed_past import Proposed, Spoken, throwers
from bankhalter.server.storage import entries as e
from bankhalter.text.narration import tell_all
from bankhalter.text.table_work import jobs, moved

AT_ONCE: Final = 5_000  # milliseconds in which whoever typed may take it back
LATE: Final = 1_000  # and for the way to the server


def need(holds: bool, word: str) -> None:
    """Raise Wrong with a word unless something holds."""
    if not holds:
        raise Wrong(word)


def need_typed(room: Room) -> None:
    """There is a game with typed throws, and it goes on."""
    need(room.options.chance == "typed", "not-typed")
    need(room.running, "not-started" if room.match is None else "game-over")


# Taking back at once -----------------------------------------------------------------------------------


def take_back(room: Room, seat: int, now: int) -> e.TakenBack:
    """Take back what one just typed in, while nobody else has acted."""
    need_typed(room)
    last = room.typed.spoken[-1] if room.typed.spoken else None
    typed = last is not None and not last.by and any(text.startswith("* ") for text in last.texts)
    if last is None or not typed or last.seat != seat or room.typed.waiting:
        raise Wrong("nothing-typed")
    need(now - last.at <= AT_ONCE + LATE, "too-late-to-take-back")
    return e.TakenBack(seat, last.version)


# Looking back ------------------------------------------------------------------------------------------


def look_back(room: Room, query: c.LookBack) -> c.LookedBack:
    """Return what was typed in during the last two rounds, the newest first."""
    need_typed(room)
    found: list[c.TypedBefore] = []
    if room.typed.spoken:
        match = room.typed.before(room.typed.spoken[0].version)
        for spoken in room.typed.spoken:
            found += typed_in(room, match, spoken)
    return c.LookedBack(query.id, room.seq, found[::-1])


def typed_in(room: Room, match: Match, spoken: Spoken) -> list[c.TypedBefore]:
    """Say an entry in a game and return what people typed in it."""
    found = []
    for place, text in enumerate(spoken.texts):
        top, state = match.state.top, match.state
        cards = [int(a.a) for a, _ in odds(state)] if top.kind == codes.DRAW else []
        dice = int(dice_awaited(state)) if top.seat == codes.CHANCE and not cards else 0
        [word] = annotate(match, [text])
        if room.typed.is_typed(word, spoken.by) and not (cards and room.options.cards == "app"):
            found.append(c.TypedBefore(spoken.version, place, spoken.at, word.who, text[2:], cards, dice))
    return found


def find(room: Room, version: int, place: int) -> c.TypedBefore:
    """Return a typed word of the last two rounds."""
    for typed in look_back(room, c.LookBack("", 0)).typed:
        if (typed.version, typed.place) == (version, place):
            return typed
    raise Wrong("nothing-typed")


# Trying ------------------------------------------------------------------------------------------------


def tried(room: Room, version: int, place: int, say: str) -> tuple[ActionOutcome, list[Word]]:
    """Say everything again on a copy with another throw or card; return what came of it, and what waits."""
    words = room.typed.words(version)
    outcome = ActionOutcome(room.typed.before(version))
    for word in words[:place]:
        outcome.say(word.text)
    try:
        outcome.say(f"* {say}")
    except BadNotation as problem:
        raise Wrong(problem.word) from problem
    return outcome, go_on(room, outcome, words[place + 1 :])


def go_on(room: Room, outcome: ActionOutcome, words: list[Word]) -> list[Word]:
    """Say what still holds of some words, with what the server draws by itself; return what waits."""
    while True:
        said, words = resume(outcome.match.copy(), words)
        for text in said:
            outcome.say(text)
        count = len(outcome.said)
        outcome.answer_chance(room.fair(), room.by_server())
        if len(outcome.said) == count or not words:
            return words


def difference(room: Room, query: c.TryCorrection, language: str) -> c.Difference:
    """Return what a correction would change."""
    need_typed(room)
    find(room, query.version, query.place)
    try:
        after, left = tried(room, query.version, query.place, query.say)
    except Wrong as wrong:
        text = sentence(wrong, language, room.edition)
        return c.Difference(query.id, room.seq, word=wrong.word, text=text)
    before = ActionOutcome(room.typed.before(query.version))
    for text in no_longer_so(room, query.version, left):
        before.say(text)
    speaker = room.game.words.speaker(language, tuple([place.name for place in room.places]))
    told = [
        [text for _, text in tell_all(speaker, outcome.events, outcome.match.state) if text]
        for outcome in (before, after)
    ]
    was, now = room.game.state, after.match.state
    throws = throwers(left)
    hands = [text for _, text in jobs(speaker, moved(was, now, throws), now, room.options.money == "real")]
    gone, instead = only_in(told[0], told[1]), only_in(told[1], told[0])
    return c.Difference(query.id, room.seq, gone, instead, purses(was, now), hands, len(throws))


def no_longer_so(room: Room, version: int, left: list[Word]) -> list[str]:
    """Return what was said from an entry on, but what only waits: that is kept."""
    said = room.typed.since(version)
    return said[: len(said) + len(room.typed.waiting) - len(left)]


def only_in(lines: list[str], others: list[str]) -> list[str]:
    """Return the lines that the others do not have, in their order."""
    known, found = Counter(others), []
    for line in lines:
        known[line] -= 1
        if known[line] < 0:
            found.append(line)
    return found


def purses(was: State, now: State) -> list[c.Purse]:
    """Return whose cash changes."""
    pairs = zip(was.seats, now.seats, strict=True)
    return [c.Purse(i, int(a.cash), int(b.cash)) for i, (a, b) in enumerate(pairs) if a.cash != b.cash]


# Proposing and agreeing --------------------------------------------------------------------------------


def correct(room: Room, command: c.Correct) -> e.AnyEntry:
    """Propose a correction; where one voice is the majority it is made at once."""
    need_typed(room)
    typed = find(room, command.version, command.place)
    need(command.say != typed.say, "same-throw")
    tried(room, command.version, command.place, command.say)
    need(command.seat in room.voters(), "no-vote")
    proposed = e.CorrectionProposed(command.seat, command.version, command.place, typed.say, command.say)
    return agreed_alone(room, proposed)


def count_cash(room: Room, command: c.CountCash) -> e.AnyEntry:
    """Say what a player's money was counted to be; where one voice is the majority it is so at once."""
    need_typed(room)
    need(command.whom < len(room.places), "nobody-there")
    was = int(room.game.state.seats[command.whom].cash)
    need(command.cash != was, "same-cash")
    need(command.seat in room.voters(), "no-vote")
    proposed = e.CountProposed(command.seat, command.whom, was, command.cash, command.reason)
    counted(room, proposed)
    return agreed_alone(room, proposed)


def agreed_alone(room: Room, proposed: Proposed) -> e.AnyEntry:
    """Return a proposal, or what it comes to where nobody else is to be asked."""
    return carried(room, proposed) if len(room.voters()) == 1 else proposed


def vote(room: Room, seat: int, yes: bool, voters: list[int]) -> e.AnyEntry:
    """Give a voice; the one that makes the majority makes the correction."""
    proposed = room.typed.proposed
    if proposed is None:
        raise Wrong("nothing-proposed")
    need(seat in voters, "no-vote")
    agreed = set(room.typed.yes).intersection(voters) | {seat}
    if yes and 2 * len(agreed) > len(voters):
        return carried(room, proposed)
    return e.VoteCast(seat, "correct", yes, voters=voters)


def carried(room: Room, proposed: Proposed) -> e.Corrected | e.CashCounted:
    """Return what is written when a proposal is agreed."""
    if isinstance(proposed, e.CountProposed):
        return counted(room, proposed)
    find(room, proposed.version, proposed.place)
    outcome, left = tried(room, proposed.version, proposed.place, proposed.say)
    return e.Corrected(
        proposed.seat, proposed.version, proposed.was, proposed.say, outcome.said, left=len(left)
    )


def counted(room: Room, proposed: e.CountProposed) -> e.CashCounted:
    """Return what is written when a count is agreed: what has been paid since it was made counts on top."""
    was = int(room.game.state.seats[proposed.whom].cash)
    cash = was + proposed.cash - proposed.was
    outcome = ActionOutcome(room.game.copy())
    outcome.try_action(Action(codes.RECOUNT, codes.CLOCK, proposed.whom, cash))
    return e.CashCounted(proposed.seat, proposed.whom, was, cash, proposed.reason, outcome.said)
