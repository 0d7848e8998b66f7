"""Insight in words: what could be done, why, how lucky somebody was, and what the coach says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from bankhalter.analysis.advice import Advice, Suggestion
from bankhalter.analysis.deal_effect import DealEffect
from bankhalter.analysis.game_analysis import GameAnalysis, LuckyThrow, Mistake, PlayerAccount
from bankhalter.analysis.reasons import Reason
from bankhalter.core import codes, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Purchase
from bankhalter.core.state import State
from bankhalter.game.game import Game
from bankhalter.game.view import offer_view
from bankhalter.text.speaker import Speaker

DEEDS = {
    codes.BUILD,
    codes.SELL,
    codes.MORTGAGE,
    codes.LIFT,
    codes.REDEEM,
    codes.KEEP,
    codes.PUT,
}
NUMBERED = {codes.STEP, codes.WANT, codes.ORDER}
EVEN = 1.0  # points of luck that are none
MINUS = "−"


def percent(chance: float) -> str:
    """Return a chance in whole per cent; halves are rounded up, as browsers do."""
    return f"{int(100 * chance + 0.5)}\u00a0%"


def in_points(change: float, plus: bool = False) -> str:
    """Return a change in whole points; `plus`: with its sign."""
    points = round(100 * change)
    sign = MINUS if points < 0 else "+" if plus and points else ""
    return f"{sign if plus else ''}{abs(points)}"


class InsightWords:
    """Says what is known about a game, with the words of its table."""

    def __init__(self, speaker: Speaker, positions: Sequence[State]) -> None:
        self.speaker = speaker
        self.positions = positions

    def say(self, key: str, **args: object) -> str:
        """Return a message of the insight."""
        return self.speaker.say(f"insight-{key}", **args)

    # What is done ------------------------------------------------------------------------------

    def done(self, st: State, actions: Sequence[Action]) -> str:
        """Return what somebody says at a position, in a few words; equal things are counted."""
        if len(actions) > 1 and actions[-1].kind in (codes.THROW, codes.END_TURN):
            actions = actions[:-1]
        counted = [list(same) for _, same in groupby(actions, key=lambda action: self.alike(st, action))]
        phrases = [self.one(st, same[0], len(same)) for same in counted]
        return self.speaker.both(list(dict.fromkeys(phrases))) or self.say("do-nothing")

    def alike(self, st: State, action: Action) -> tuple[int, int]:
        """Return what makes actions one: buildings by group, all else by itself."""
        if action.kind == codes.BUILD:
            return int(action.kind), int(st.tables.group[action.a])
        return int(action.kind), int(action.a)

    def one(self, st: State, action: Action, number: int) -> str:
        """Return one action in a few words."""
        kind = int(action.kind)
        return self.say(f"do-{names.ACTIONS[kind]}", **self.told(st, action, kind, number))

    def told(self, st: State, action: Action, kind: int, number: int) -> dict[str, object]:
        """Return what the words of an action speak of."""
        speaker, t = self.speaker, st.tables
        if kind == codes.BUILD or kind == codes.SELL_DOWN:
            g = int(t.group[action.a]) if kind == codes.BUILD else int(action.a)
            return {"group": self.group(st, g), "number": number}
        if kind in DEEDS:
            return {**speaker.place(int(t.space[action.a]))}
        if kind in (codes.BUY, codes.DECLINE):
            return {**speaker.place(int(t.space[cast(Purchase, st.top).deed]))} if is_sale(st) else {}
        if kind == codes.JUMP_TO:
            return {**speaker.place(int(action.a))}
        if kind in NUMBERED:
            return {"number": int(action.b if kind == codes.ORDER else action.a)}
        if kind in (codes.ACCEPT, codes.REJECT):
            makers = [int(offer.seat) for offer in st.offers if offer.number == action.a]
            return {"name": speaker.seat(makers[0] if makers else codes.BANK)}
        if kind == codes.OFFER:
            return {"offer": speaker.offer(offer_view(speaker.edition, st, cast(Offer, action)))}
        return {"amount": speaker.money(int(action.a if kind == codes.BID else t.fine))}

    def group(self, st: State, g: int) -> str:
        """Return the name of a group."""
        space = self.speaker.edition.spaces[int(st.tables.space[st.tables.members[st.tables.first[g]]])]
        return self.speaker.group(space.group) if space.group else self.speaker.space(space.at)

    # Why ---------------------------------------------------------------------------------------

    def why(self, reason: Reason, against: bool = False) -> str:
        """Return what speaks for something, or `against` it."""
        side = "against" if against else "for"
        return self.say(
            f"{side}-{reason.word}",
            **(self.speaker.place(reason.space) if reason.space >= 0 else {}),
            amount=self.speaker.money(reason.amount),
            name=self.speaker.seat(reason.other) if reason.other >= 0 else "",
        )

    # Advice ------------------------------------------------------------------------------------

    def advice(self, st: State, found: Advice) -> list[str]:
        """Return what the coach says, line by line."""
        if not found.options:
            return [self.say("advice-nothing")]
        lines = [self.option(st, found.seat, option, i == 0) for i, option in enumerate(found.options)]
        return [*lines, self.risk(found)]

    def option(self, st: State, seat: int, option: Suggestion, best: bool) -> str:
        """Return one thing to do with its chance and why."""
        key = "best" if best else "as-good" if option.as_good else "worse"
        what = self.done(st, option.actions)
        why = self.why(option.reason, not best) if best or not option.as_good else ""
        return self.say(f"advice-{key}", what=what, percent=percent(option.chances[seat]), why=why)

    def risk(self, found: Advice) -> str:
        """Return what the next throw may cost."""
        if found.worst == 0:
            return self.say("advice-no-risk")
        money = self.speaker.money
        return self.say("advice-risk", expected=money(found.expected), worst=money(found.worst))

    def deal(self, st: State, found: DealEffect) -> list[str]:
        """Return what a deal does to everybody who is still in, and how that was found."""
        alive = [seat for seat, s in enumerate(st.seats) if s.out == codes.PLAYING]
        return [*(self.side(found, seat) for seat in alive), self.say("deal-how", games=found.games)]

    def side(self, found: DealEffect, seat: int) -> str:
        """Return what a deal does to one seat; what may be nothing but chance is none."""
        change = in_points(found.change(seat), True) if found.is_sure(seat) else "±0"
        before, after = percent(found.before[seat]), percent(found.after[seat])
        return self.say("deal", name=self.speaker.seat(seat), before=before, after=after, change=change)

    # The analysis ------------------------------------------------------------------------------

    def account(self, one: PlayerAccount, you: bool = False) -> str:
        """Return how lucky somebody was, and what was given away, in one sentence."""
        even = abs(100 * one.luck) < max(EVEN, 200 * one.doubt)
        return self.say(
            "luck-you" if you else "luck",
            name=self.speaker.seat(one.seat),
            kind="even" if even else "good" if one.luck > 0 else "bad",
            luck=in_points(one.luck),
            mistakes=one.mistakes,
            given=in_points(one.given_away),
        )

    def mistake(self, game: Game, one: Mistake) -> str:
        """Return a key moment in words."""
        st = self.positions[one.number]
        done, better = ([game.notation.read(said) for said in side] for side in (one.done, one.better))
        return self.say(
            "mistake",
            turn=one.turn,
            name=self.speaker.seat(one.seat),
            done=self.done(st, done),
            better=self.done(st, better),
            chance=percent(one.chance),
            **{"chance-better": percent(one.chance_better)},
            why=self.why(one.reason),
        )

    def lucky_throw(self, game: Game, one: LuckyThrow) -> str:
        """Return a throw or card that mattered."""
        return self.say(
            "throw",
            turn=one.turn,
            what=self.thrown(game, game.notation.read(one.action)),
            name=self.speaker.seat(one.seat),
            change=in_points(one.change, True),
        )

    def thrown(self, game: Game, action: Action) -> str:
        """Return a throw or card in words."""
        if action.kind == codes.DRAWN:
            return self.say("drawn", card=self.speaker.card(int(action.a)))
        return self.say("thrown", first=int(action.a), second=int(action.b))

    def heading(self, game: Game, found: GameAnalysis) -> str:
        """Return which game it was and how it ended."""
        return self.say(
            "head",
            edition=game.edition.name[self.speaker.language],
            turns=found.turns,
            over="yes" if found.over else "no",
            winners=self.speaker.both([self.speaker.seat(seat) for seat in found.winners]),
        )

    def method(self, found: GameAnalysis) -> str:
        """Return how the figures were found."""
        return self.say("how", games=found.games)


def is_sale(st: State) -> bool:
    """Tell whether a deed is for sale."""
    return bool(st.top.kind == codes.PURCHASE)
