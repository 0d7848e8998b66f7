"""What would happen if: actions tried on a copy by the engine itself. Nothing here judges or changes a game.

What the viewer may not know is not used: on the copy everybody whose cash is hidden has plenty, and offers
between others are gone, so that no answer can depend on them.
"""

from __future__ import annotations

from typing import cast

from bankhalter.core import codes, engine, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Debt
from bankhalter.core.events import Levelled, Mortgaged, Paid
from bankhalter.core.ledger import Ledger
from bankhalter.core.rules import build, debt, mortgage, sell
from bankhalter.core.state import State
from bankhalter.game.game_setup import Setup
from bankhalter.game.view import DeedView, deed_view
from bankhalter.server.protocol import queries
from bankhalter.server.room.commands import check_offer, need_running, read
from bankhalter.server.room.error_text import rule_of, sentence
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room

PLENTY = 10**9  # more than anybody ever needs
# What is refused to the other side of an offer, told to the one who makes it.
OTHERS = {"taker-short": "other-short"}
PLANNED = (codes.BUILD, codes.PLAN)  # what names its streets, so that its price is known beforehand


class Trial:
    """A copy of a game as one seat knows it, and what became of it."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room, self.seat = room, seat
        self.setup: Setup = room.game.setup
        self.was: State = known(room, seat)
        self.state: State = self.was.copy()
        self.led = Ledger(self.state, True)
        self.done = 0
        self.asks = False  # others are asked about scarce buildings first
        self.wrong: Wrong | None = None

    def run(self, said: list[str], now: int) -> None:
        """Try one action after the other, until one is refused or somebody else has the word."""
        first = self.state.top
        for text in said:
            waits = self.state.top is not first and self.state.top.seat != self.seat
            if waits or self.state.top.seat == codes.CHANCE:
                return
            self.wrong = self.try_one(read(self.room, f"{self.seat + 1} {text}"), now)
            if self.wrong is not None:
                return
            self.done += 1

    def try_one(self, action: Action, now: int) -> Wrong | None:
        """Carry out an action on the copy; an offer is accepted at once."""
        code = engine.apply(self.led, action)
        if code != codes.FINE:
            return Wrong(names.REFUSALS[code])
        if action.kind in PLANNED:
            self.others_want_none()
        return self.accepted(action, now) if isinstance(action, Offer) else None

    def others_want_none(self) -> None:
        """Go on as if nobody else wanted scarce buildings: what the whole plan then costs and brings."""
        while self.state.top.kind == codes.WANTS:
            self.asks = True
            engine.apply(self.led, Action(codes.WANT, self.state.top.seat, 0))

    def accepted(self, offer: Offer, now: int) -> Wrong | None:
        """Let the other side accept, and say what would keep it or the server from that."""
        code = engine.apply(self.led, Action(codes.ACCEPT, offer.to, self.state.numbers))
        if code != codes.FINE:
            word = names.REFUSALS[code]
            return Wrong(OTHERS.get(word, word))
        try:
            check_offer(self.room, offer, now)
        except Wrong as wrong:
            return wrong
        return None


def known(room: Room, seat: int) -> State:
    """Return a copy of the game without what a seat may not know."""
    state: State = room.game.state.without_offers_of_others(seat)
    if not room.game.setup.rules.cash_visible:
        for other in range(len(state.seats)):
            if other != seat:
                state.hide_cash(other, PLENTY)
    return state


# Previews ----------------------------------------------------------------------------------------------


def preview(room: Room, query: queries.Preview, language: str, now: int) -> queries.Previewed:
    """Return what some actions would lead to."""
    need_running(room)
    trial = Trial(room, query.seat)
    trial.run(query.say, now)
    then = trial.state
    return queries.Previewed(
        id=query.id,
        version=room.seq,
        done=trial.done,
        sides=[side(trial, seat) for seat in range(len(then.seats))],
        deeds=altered(trial.was, then),
        houses=int(then.houses),
        hotels=int(then.hotels),
        awaited=names.FRAMES[then.top.kind],
        asked=int(then.top.seat),
        asks=trial.asks,
        word=trial.wrong.word if trial.wrong else "",
        text=why(room, trial.wrong, language),
        rule=rule_of(trial.wrong.word) if trial.wrong else "",
    )


def why(room: Room, wrong: Wrong | None, language: str) -> str:
    """Return the sentence of a refusal, or nothing."""
    return "" if wrong is None else sentence(wrong, language, room.edition)


def side(trial: Trial, seat: int) -> queries.Side:
    """Return what would change for one seat."""
    was, then, groups = trial.was, trial.state, trial.setup.notation.groups
    knows = trial.setup.rules.cash_visible or seat == trial.seat
    return queries.Side(
        seat=seat,
        cash=int(was.seats[seat].cash) if knows else None,
        then=int(then.seats[seat].cash) if knows else None,
        made=[group for g, group in enumerate(groups) if then.whole[g] == seat != was.whole[g]],
        broken=[group for g, group in enumerate(groups) if was.whole[g] == seat != then.whole[g]],
        interest=int(mortgage.interest_due(then, received(was, then, seat))),
    )


def received(was: State, then: State, seat: int) -> int:
    """Return the deeds a seat would get, as a mask."""
    deeds = range(then.tables.deeds)
    return sum(1 << deed for deed in deeds if then.owner[deed] == seat != was.owner[deed])


def altered(was: State, then: State) -> list[queries.Altered]:
    """Return every deed that would change, in owner, buildings, mortgage or rent."""
    pairs = [(deed_view(was, deed), deed_view(then, deed)) for deed in range(then.tables.deeds)]
    return [queries.Altered(old, new) for old, new in pairs if old != new]


# Holdings ----------------------------------------------------------------------------------------------


def holdings(room: Room, query: queries.Holdings, language: str) -> queries.Held:
    """Return what a seat can do with each of its deeds, and the plan for a debt that is due."""
    need_running(room)
    deeds = DeedOptions(room, query.seat, language)
    t, state = deeds.state.tables, deeds.state
    groups = [deeds.group(g) for g in range(t.groups) if state.held[g * codes.SEATS + query.seat]]
    cash = int(state.seats[query.seat].cash)
    return queries.Held(query.id, room.seq, query.seat, cash, groups, deeds.plan())


class DeedOptions:
    """Asks the engine about everything one seat could do with its deeds."""

    def __init__(self, room: Room, seat: int, language: str) -> None:
        self.room, self.seat, self.language = room, seat, language
        self.setup: Setup = room.game.setup
        self.state: State = known(room, seat)

    def group(self, g: int) -> queries.OwnGroup:
        """The own deeds of a group."""
        t, state = self.state.tables, self.state
        members = [int(t.members[i]) for i in range(t.first[g], t.first[g] + t.count[g])]
        own = [deed for deed in members if state.owner[deed] == self.seat]
        lines = [queries.Holding(deed_view(state, deed), self.deals(deed)) for deed in own]
        down = self.sale(g, own) if g < t.streets and state.built[g] else None
        whole = bool(state.whole[g] == self.seat)
        return queries.OwnGroup(self.setup.notation.groups[g], lines, whole, self.top(own), down)

    def top(self, deeds: list[int]) -> int:
        """The level up to which these deeds can be built, by a whole group of streets; else 0."""
        never = (codes.NOT_A_STREET, codes.GROUP_INCOMPLETE)
        barred = [build.refuse_place(self.state, self.seat, deed) in never for deed in deeds]
        return 0 if any(barred) else int(self.state.tables.hotel)

    def deals(self, deed: int) -> list[queries.DeedDeal]:
        """What may be done with a deed, and why not what may not."""
        st = self.state
        level, pledged = int(st.level[deed]), bool(st.pledged[deed])
        found = []
        if build.is_street(st, deed) and build.next_what(st, deed):
            found.append(self.deal(codes.BUILD, deed, -int(build.next_price(st, deed))))
        if level:
            found.append(self.deal(codes.SELL, deed, int(sell.refund(st, deed, level))))
        if pledged:
            found.append(self.deal(codes.LIFT, deed, -int(mortgage.lift_cost(st, deed))))
        else:
            found.append(self.deal(codes.MORTGAGE, deed, int(st.tables.value[deed])))
        return found

    def deal(self, kind: int, deed: int, amount: int) -> queries.DeedDeal:
        """One thing to do, tried on a copy."""
        action = Action(kind, self.seat, deed)
        say = self.setup.notation.write_words(action)
        led = Ledger(self.state.copy(), False)
        code = engine.apply(led, action)
        if code != codes.FINE:
            wrong = Wrong(names.REFUSALS[code])
            return queries.DeedDeal(say, amount, word=wrong.word, text=why(self.room, wrong, self.language))
        then: DeedView = deed_view(led.state, deed)
        asks = led.state.top.kind == codes.WANTS
        return queries.DeedDeal(say, amount, then.rent, then.factor, bool(asks))

    def sale(self, g: int, deeds: list[int]) -> queries.DeedDeal:
        """The sale of all buildings of a group at once."""
        action = Action(codes.SELL_DOWN, self.seat, g, 0)
        amount = sum(int(sell.buildings_value(self.state, deed)) for deed in deeds)
        code = engine.refuse(self.state, action)
        wrong = None if code == codes.FINE else Wrong(names.REFUSALS[code])
        word, text = (wrong.word if wrong else ""), why(self.room, wrong, self.language)
        return queries.DeedDeal(self.setup.notation.write_words(action), amount, word=word, text=text)

    def plan(self) -> queries.DebtPlan | None:
        """How the bank would raise what this seat is to pay now: by RAISE itself, on a copy."""
        top = self.state.top
        if top.kind != codes.DEBT or top.seat != self.seat:
            return None
        owed, led = cast(Debt, top), Ledger(self.state.copy(), True)
        code = engine.apply(led, Action(codes.RAISE, self.seat))
        wrong = None if code == codes.FINE else Wrong(names.REFUSALS[code])
        cash, steps = int(self.state.seats[self.seat].cash), self.steps(led)
        return queries.DebtPlan(
            to=int(owed.to),
            amount=int(owed.amount),
            why=names.WHYS[owed.why],
            cash=cash,
            most=int(debt.liquidation(self.state, self.seat)),
            steps=steps,
            left=cash + sum(step.amount for step in steps) - int(owed.amount) if not wrong else 0,
            word=wrong.word if wrong else "",
            text=why(self.room, wrong, self.language),
        )

    def steps(self, led: Ledger) -> list[queries.Raised]:
        """The sales and mortgages the ledger told of; each comes with one payment of the bank."""
        space = self.state.tables.space
        whys = (codes.W_SELL, codes.W_MORTGAGE)
        paid = [e for e in led.events if isinstance(e, Paid) and e.payee == self.seat and e.why in whys]
        things = [e for e in led.events if isinstance(e, Levelled | Mortgaged)]
        return [
            queries.Raised(
                "sell" if isinstance(thing, Levelled) else "mortgage",
                int(space[thing.deed]),
                int(money.amount),
                int(thing.level) if isinstance(thing, Levelled) else 0,
            )
            for thing, money in zip(things, paid, strict=False)
        ]
