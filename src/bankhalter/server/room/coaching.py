"""Advice for a person at the table: who may have it, and what the coach says, by what that seat may know."""

from __future__ import annotations

from bankhalter.analysis.advice import Advice, Suggestion, advise_at
from bankhalter.analysis.deal_effect import DealEffect, effect_of
from bankhalter.core.actions import Action
from bankhalter.core.codes import ACCEPT, OFFER, PLAYING
from bankhalter.server.protocol import queries
from bankhalter.server.room.commands import need, need_running, read
from bankhalter.server.room.room import Room
from bankhalter.text import LANGUAGES, Speaker
from bankhalter.text.insight_words import InsightWords


def need_coach(room: Room, seat: int) -> None:
    """A game runs in which the seat plays, and the table agreed on advice or nobody else could mind."""
    need_running(room)
    need(seat < len(room.places) and room.plays(seat), "seat-out")
    others = [i for i, place in enumerate(room.places) if place.human and i != seat]
    need(room.options.coach or not others, "no-coach")


def coached(room: Room, name: str, seat: int, language: str) -> queries.Advised:
    """Return the advice for a seat; it takes about a second of a processor."""
    setup = room.game.setup
    names = [place.name for place in room.places]
    speaker = Speaker(setup.edition, language if language in LANGUAGES else "en", names)
    words = Coach(room, InsightWords(speaker, ()))
    found = advise_at(room.game.state, seat, setup.rules.cash_visible)
    return queries.Advised(name, room.seq, seat, words.lines(found), words.words.risk(found))


def weighed(room: Room, name: str, seat: int, say: str) -> queries.DealWeighed:
    """Return what a deal would do to everybody's chance; of nobody if it cannot be made."""
    st = room.game.state
    found = effect_of(st, seat, deal_said(room, seat, say), room.game.rules.cash_visible)
    alive = [i for i, s in enumerate(st.seats) if found is not None and s.out == PLAYING]
    return queries.DealWeighed(name, room.seq, seat, [chance_of(found, i) for i in alive if found])


def chance_of(found: DealEffect, seat: int) -> queries.SeatChance:
    """Return what a deal does to one seat."""
    before, after = round(found.before[seat], 3), round(found.after[seat], 3)
    return queries.SeatChance(seat, before, after, found.is_sure(seat))


def deal_said(room: Room, seat: int, say: str) -> Action:
    """Return the offer or the yes that a seat says, or raise Wrong."""
    action = read(room, f"{seat + 1} {say}")
    need(action.kind in (OFFER, ACCEPT), "malformed")
    return action


class Coach:
    """Puts advice into messages."""

    def __init__(self, room: Room, words: InsightWords) -> None:
        self.room = room
        self.words = words

    def lines(self, found: Advice) -> list[queries.AdvisedAction]:
        """Return everything that was weighed."""
        return [self.line(found.seat, one, i == 0) for i, one in enumerate(found.options)]

    def line(self, seat: int, one: Suggestion, best: bool) -> queries.AdvisedAction:
        """Return one thing to say."""
        notation, good = self.room.game.setup.notation, best or one.as_good
        return queries.AdvisedAction(
            say=[notation.write_words(action) for action in one.actions],
            text=self.words.done(self.room.game.state, one.actions),
            chance=round(one.chances[seat], 3),
            good=good,
            why=self.words.why(one.reason, against=not best) if best or not good else "",
        )
