"""One game of a batch: who is asked for a token, the sentence begun, the limits, and what a token does."""

from __future__ import annotations

from typing import Final, cast

from bankhalter.core import bits, engine
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    ACCEPT,
    BID,
    BUILD,
    DEMAND,
    FINE,
    HOTEL,
    HOUSE,
    JUMP_TO,
    KEEP,
    KEEP_CARD,
    LIFT,
    MORTGAGE,
    OPEN,
    ORDER,
    OVER,
    PLACE,
    PLAY_CARD,
    PUT,
    REDEEM,
    REJECT,
    RESIGN,
    SELL,
    SELL_DOWN,
    STEP,
    WANT,
    WISH,
    WISH_DEMAND,
    WITHDRAW,
)
from bankhalter.core.decisions import Auction, Receipt
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64, vec
from bankhalter.core.odds import Dice
from bankhalter.core.rules import auction, trade
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.envs.draft import ONLY_AMOUNT, WHOLE_OFFER, WHOLE_ORDER, Draft, EnvOptions
from bankhalter.envs.holdings import SeatHoldings
from bankhalter.envs.tokens import (
    DIGITS,
    LEVELS,
    PLAIN,
    REPLY,
    RUNGS,
    SAY_ACCEPT,
    SAY_ASK,
    SAY_BID,
    SAY_BUILD,
    SAY_CANCEL,
    SAY_CASH,
    SAY_COUNT,
    SAY_DEMAND,
    SAY_GIVE,
    SAY_GIVE_CARD,
    SAY_JUMP,
    SAY_KEEP,
    SAY_LEAVE,
    SAY_LIFT,
    SAY_MORTGAGE,
    SAY_NOTHING,
    SAY_OFFER,
    SAY_ORDER,
    SAY_REDEEM,
    SAY_REJECT,
    SAY_RELIEF,
    SAY_RESIGN,
    SAY_SELL,
    SAY_SELL_DOWN,
    SAY_SEND,
    SAY_STEP,
    SAY_WANT,
    SAY_WANT_CARD,
    SAY_WISH,
    SAY_WITHDRAW,
    amounts,
)
from bankhalter.game.driver import Driver

NOBODY_ASKED: Final = -1
RUNNING: Final = 0  # how a game stands
TERMINATED: Final = 1
TRUNCATED: Final = 2
KEPT = (  # what a pickled lane has besides its state, its draft and its dice
    "said",
    "policies",
    "learners",
    "seed",
    "asked",
    "question",
    "ended",
    "known_out",
    "turn",
    "opens",
    "offers_made",
    "sold",
    "pledged",
    "passed",
    "put",
)


class Lane:
    """A game in progress, asked for one token after the other.

    `asked` is the seat whose token comes next and `question` its kind; -2 is chance, where it is explicit.
    `policies` are the seats, as a mask, for which tokens come from outside; a driver speaks for the others.
    """

    def __init__(self, tables: Tables, seats: i64, options: EnvOptions) -> None:
        self.tables = tables
        self.seats = seats
        self.options = options
        self.ladder: vec[i64] = amounts(tables.salary, tables.grain)
        self.jail_cards: vec[i64] = jail_cards(tables)
        self.holdings = SeatHoldings(tables)
        self.draft = Draft()
        self.dice = Dice(0)
        self.driver: Driver | None = None
        self.led = Ledger(State(tables, seats, None), False)
        self.said: list[Action] | None = None  # everything said so far, where somebody wants to know
        self.policies: i64 = (1 << seats) - 1
        self.learners: i64 = self.policies  # with the last of them the game ends for the environment
        self.seed: i64 = 0
        self.asked: i64 = NOBODY_ASKED
        self.question: i64 = OVER
        self.ended: i64 = TERMINATED
        self.known_out: i64 = 0  # who is known to be out, as a mask
        # Limits against stalling.
        self.turn: i64 = 0  # the turn they count for
        self.opens: i64 = 0  # open actions in this turn, six bits a seat
        self.offers_made: i64 = 0  # in this turn, four bits a seat
        self.sold: i64 = 0  # deeds from which buildings were sold in this turn
        self.pledged: i64 = 0  # deeds mortgaged in this turn
        self.passed: i64 = 0  # who has no further business before this throw
        self.put: i64 = 0  # the number of the last offer that was put to its receiver

    # Saying ------------------------------------------------------------------------------------

    def say(self, act: Action) -> None:
        """Carry an action out; it must be legal."""
        word = engine.apply(self.led, act)
        if word != FINE:
            raise ValueError(f"an action the mask allowed was refused: {word}")
        if self.said is not None:
            self.said.append(act)

    def take(self, token: i64) -> None:
        """Do what a token of the seat that is asked says; it must be legal."""
        if self.draft.kind:
            self.go_on(token)
        elif token == SAY_NOTHING:
            self.passed |= 1 << self.asked
        elif token == SAY_LEAVE:
            pass  # it was put to its receiver, and stays on the table
        elif SAY_OFFER <= token < SAY_GIVE:
            self.begin_offer(token)
        elif SAY_ORDER <= token < SAY_DEMAND:
            self.begin_order(token)
        elif self.options.exact and SAY_BID <= token < SAY_COUNT:
            self.draft.kind = ONLY_AMOUNT
            self.begin_amount(token, SAY_BID, self.lowest_bid(), self.cash_of(self.asked))
        else:
            self.act(self.action(token))

    def act(self, act: Action) -> None:
        """Carry out what a seat said, and count it."""
        if act.kind >= OPEN and self.question != REPLY:
            self.opens += 1 << (6 * self.asked)
            self.note(act)
        self.say(act)

    def note(self, act: Action) -> None:
        """Remember what must not be undone in the same turn."""
        if act.kind == SELL:
            self.sold |= 1 << act.a
        elif act.kind == MORTGAGE:
            self.pledged |= 1 << act.a
        elif act.kind == SELL_DOWN:
            t = self.tables
            for i in range(t.first[act.a], t.first[act.a] + t.count[act.a]):
                self.sold |= 1 << t.members[i]

    def new_turn(self, turns: i64) -> None:
        """Let the limits of a turn begin anew."""
        self.turn = turns
        self.opens = 0
        self.offers_made = 0
        self.sold = 0
        self.pledged = 0
        self.passed = 0

    def opens_by(self, seat: i64) -> i64:
        """Return how many open actions a seat has taken in this turn."""
        return self.opens >> (6 * seat) & 63

    def offers_by(self, seat: i64) -> i64:
        """Return how many offers a seat has begun in this turn."""
        return self.offers_made >> (4 * seat) & 15

    # Tokens that are actions -------------------------------------------------------------------

    def action(self, token: i64) -> Action:
        """Return the action that a token stands for now, at the seat that is asked; it may be refused.

        Tokens of a sentence stand for none until it is finished.
        """
        seat = self.asked
        if token < SAY_STEP:
            card = bits.lowest(self.led.state.seats[seat].kept | 1 << 62) if PLAIN[token] == PLAY_CARD else 0
            return Action(PLAIN[token], seat, card)
        if token < SAY_COUNT:
            return self.moving_or_bidding(token)
        if token < SAY_BUILD:
            return Action(WANT, seat, token - SAY_COUNT)
        if token < SAY_KEEP:
            return self.of_deed(token)
        if token < SAY_OFFER:
            return self.of_question(token)
        return self.of_offer(token)

    def moving_or_bidding(self, token: i64) -> Action:
        """The bus, the jump and the auction."""
        st = self.led.state
        if token >= SAY_BID:
            return Action(BID, self.asked, self.bid(token - SAY_BID))
        if token >= SAY_JUMP:
            return Action(JUMP_TO, self.asked, token - SAY_JUMP)
        steps = st.die1 + st.die2
        if token == SAY_STEP:
            steps = st.die1
        elif token == SAY_STEP + 1:
            steps = st.die2
        return Action(STEP, self.asked, steps)

    def of_deed(self, token: i64) -> Action:
        """Buildings and mortgages."""
        seat = self.asked
        if token < SAY_SELL:
            placing = self.led.state.top.kind == PLACE and self.led.state.top.seat == seat
            return Action(PUT if placing else BUILD, seat, token - SAY_BUILD)
        if token < SAY_SELL_DOWN:
            return Action(SELL, seat, token - SAY_SELL)
        if token < SAY_MORTGAGE:
            group = (token - SAY_SELL_DOWN) // LEVELS
            level = (token - SAY_SELL_DOWN) % LEVELS
            return Action(SELL_DOWN, seat, group, self.levels_down_to(group, level))
        if token < SAY_LIFT:
            return Action(MORTGAGE, seat, token - SAY_MORTGAGE)
        return Action(LIFT, seat, token - SAY_LIFT)

    def of_question(self, token: i64) -> Action:
        """Deeds received, orders of one building, demands and wishes."""
        st = self.led.state
        seat = self.asked
        if token <= SAY_REDEEM:
            deeds: i64 = 1 << 62
            if isinstance(st.top, Receipt):
                deeds |= st.top.deeds
            return Action(KEEP if token == SAY_KEEP else REDEEM, seat, bits.lowest(deeds))
        if token < SAY_DEMAND:
            return Action(ORDER, seat, HOUSE if token == SAY_ORDER else HOTEL, 1)
        if token < SAY_WISH:
            return Action(DEMAND, seat, self.nth_claim(seat, token - SAY_DEMAND))
        return Action(WISH, seat, WISH_DEMAND, 1 if token == SAY_WISH else 0)

    def of_offer(self, token: i64) -> Action:
        """Standing offers, and leaving the game."""
        seat = self.asked
        if token == SAY_ACCEPT or token == SAY_REJECT:
            return Action(ACCEPT if token == SAY_ACCEPT else REJECT, seat, self.offer_shown(seat))
        if SAY_WITHDRAW <= token < SAY_RESIGN:
            return Action(WITHDRAW, seat, self.nth_offer(seat, token - SAY_WITHDRAW))
        if token == SAY_RESIGN:
            return Action(RESIGN, seat)
        raise ValueError(f"token {token} is part of a sentence")

    # What tokens mean --------------------------------------------------------------------------

    def lowest_bid(self) -> i64:
        """Return the lowest bid of the running lot."""
        st = self.led.state
        return auction.lowest_bid(st, st.top) if isinstance(st.top, Auction) else 0

    def bid(self, rung: i64) -> i64:
        """Return the bid at a rung; 0 is the lowest possible."""
        return self.ladder[rung] if rung else self.lowest_bid()

    def cash_of(self, seat: i64) -> i64:
        """Return a seat's cash, down to the grain."""
        return auction.covered(self.led.state, seat)

    def levels_down_to(self, group: i64, level: i64) -> i64:
        """Pack the levels of a group in which none is above this one."""
        t = self.tables
        packed: i64 = 0
        if group < t.streets:
            for i in range(t.count[group]):
                packed |= min(self.led.state.level[t.members[t.first[group] + i]], level) << (3 * i)
        return packed

    def nth_claim(self, seat: i64, n: i64) -> i64:
        """Return the number of the n-th open claim of a seat, or 0."""
        for claim in self.led.state.claims:
            if claim.owner == seat:
                if n == 0:
                    return claim.number
                n -= 1
        return 0

    def nth_offer(self, seat: i64, n: i64) -> i64:
        """Return the number of the n-th standing offer of a seat, or 0."""
        for offer in self.led.state.offers:
            if offer.seat == seat:
                if n == 0:
                    return offer.number
                n -= 1
        return 0

    def offer_shown(self, seat: i64) -> i64:
        """Return the number of the offer a seat may answer now: the one put to it, else the oldest; or 0."""
        if self.question == REPLY:
            return self.put
        for offer in self.led.state.offers:
            if offer.to == seat:
                return offer.number
        return 0

    # Sentences ---------------------------------------------------------------------------------

    def begin_offer(self, token: i64) -> None:
        """Turn to somebody with an offer."""
        self.opens += 1 << (6 * self.asked)
        self.offers_made += 1 << (4 * self.asked)
        self.draft.kind = WHOLE_OFFER
        self.draft.last = token
        self.draft.to = (self.asked + 1 + token - SAY_OFFER) % self.seats

    def begin_order(self, token: i64) -> None:
        """Ask for houses or hotels; how many comes next."""
        self.draft.kind = WHOLE_ORDER
        self.draft.last = token
        self.draft.what = HOUSE if token == SAY_ORDER else HOTEL

    def go_on(self, token: i64) -> None:
        """Take the next word of a sentence."""
        d = self.draft
        if d.digits:
            self.spell(token - SAY_COUNT)
        elif token == SAY_CANCEL:
            d.clear()
        elif d.kind == WHOLE_ORDER:
            what = d.what
            d.clear()
            self.act(Action(ORDER, self.asked, what, token - SAY_COUNT))
        elif token == SAY_SEND:
            offer = d.offer(self.asked)
            d.clear()
            self.say(offer)
        else:
            self.add(token)

    def add(self, token: i64) -> None:
        """Put something into the offer."""
        d = self.draft
        d.last = token
        if token < SAY_WANT:
            d.give |= 1 << (token - SAY_GIVE)
        elif token < SAY_GIVE_CARD:
            d.want |= 1 << (token - SAY_WANT)
        elif token < SAY_WANT_CARD:
            d.give_cards |= 1 << self.jail_cards[token - SAY_GIVE_CARD]
        elif token < SAY_CASH:
            d.want_cards |= 1 << self.jail_cards[token - SAY_WANT_CARD]
        elif token == SAY_RELIEF:
            self.let_off()
        elif self.options.exact:
            self.add_exactly(token)
        elif token < SAY_ASK:
            d.pay = self.cash_at(token - SAY_CASH)
        else:
            d.ask = self.ask_at(token - SAY_ASK)

    def cash_at(self, rung: i64) -> i64:
        """Return the cash that is given at a rung; 0 is all of it."""
        return self.ladder[rung] if rung else self.cash_of(self.asked)

    def ask_at(self, rung: i64) -> i64:
        """Return the cash that is asked at a rung; 0 is all the other one has."""
        return self.ladder[rung] if rung else self.cash_of(self.draft.to)

    def debt_settled(self) -> i64:
        """Return the amount of the debt that the offer could let off, or 0."""
        d = self.draft
        offer = d.offer(self.asked)
        offer.relief = self.tables.grain
        settled = trade.debt_settled(self.led.state, offer)
        return settled.amount if settled is not None else 0

    def let_off(self) -> None:
        """Let the whole debt off, or where amounts are exact as much as is said next."""
        if self.options.exact:
            self.begin_amount(SAY_RELIEF, SAY_RELIEF, self.tables.grain, self.debt_settled())
        else:
            self.draft.relief = self.debt_settled()

    def add_exactly(self, token: i64) -> None:
        """Begin to say how much cash is given or asked."""
        grain = self.tables.grain
        if token < SAY_ASK:
            self.begin_amount(token, SAY_CASH, grain, self.cash_of(self.asked))
        else:
            self.begin_amount(token, SAY_ASK, grain, self.most_asked())

    def most_asked(self) -> i64:
        """Return the most cash that may be asked exactly: what is there, or where that is hidden plenty."""
        if self.options.cash_visible:
            return self.cash_of(self.draft.to)
        return self.ladder[RUNGS - 1] + (DIGITS * DIGITS - 1) * self.tables.grain

    # Exact amounts -----------------------------------------------------------------------------

    def begin_amount(self, token: i64, purpose: i64, least: i64, most: i64) -> None:
        """Begin an amount between two rungs: so many digits follow, the highest first."""
        d = self.draft
        low = self.interval_low(token - purpose)
        high = most if purpose == SAY_RELIEF else self.interval_high(token - purpose, most)
        d.purpose = purpose
        d.amount = low
        d.least = max(least, low)
        d.most = high
        d.digits = 1
        span = (high - low) // self.tables.grain
        while span >= DIGITS:
            span //= DIGITS
            d.digits += 1

    def interval_low(self, rung: i64) -> i64:
        """Return the lowest amount of an interval; rungs that rounding made equal have none."""
        return self.ladder[rung]

    def interval_high(self, rung: i64, most: i64) -> i64:
        """Return the highest amount of an interval: below the next rung, and never above `most`."""
        for higher in range(rung + 1, RUNGS):
            if self.ladder[higher]:
                return min(self.ladder[higher] - self.tables.grain, most)
        return most

    def place_worth(self) -> i64:
        """Return what a digit said next counts."""
        worth = self.tables.grain
        for _ in range(1, self.draft.digits):
            worth *= DIGITS
        return worth

    def spell(self, digit: i64) -> None:
        """Take the next digit; with the last one the amount is said."""
        d = self.draft
        d.amount += digit * self.place_worth()
        d.digits -= 1
        if d.digits:
            return
        amount = d.amount
        d.amount = 0
        if d.purpose == SAY_BID:
            d.clear()
            self.act(Action(BID, self.asked, amount))
        elif d.purpose == SAY_CASH:
            d.pay = amount
        elif d.purpose == SAY_ASK:
            d.ask = amount
        else:
            d.relief = amount

    # Copying -----------------------------------------------------------------------------------

    def follow(self, src: Lane) -> None:
        """Become a copy of another lane; bots are not copied, they are to be seated again."""
        self.led = Ledger(src.led.state.copy(), False)
        self.dice.x = src.dice.x
        self.draft.follow(src.draft)
        self.said = None if src.said is None else src.said[:]
        self.policies = src.policies
        self.learners = src.learners
        self.seed = src.seed
        self.asked = src.asked
        self.question = src.question
        self.ended = src.ended
        self.known_out = src.known_out
        self.turn = src.turn
        self.opens = src.opens
        self.offers_made = src.offers_made
        self.sold = src.sold
        self.pledged = src.pledged
        self.passed = src.passed
        self.put = src.put

    def copy(self) -> Lane:
        """Return an independent copy without bots."""
        twin = Lane(self.tables, self.seats, self.options)
        twin.follow(self)
        return twin

    def __copy__(self) -> Lane:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Lane:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.tables, self.seats, self.options, self.led.state, self.draft, self.numbers())

    def numbers(self) -> dict[str, object]:
        """Return everything else that a pickled lane needs."""
        return {"dice": self.dice.x, **{name: getattr(self, name) for name in KEPT}}


def restored(
    tables: Tables, seats: i64, options: EnvOptions, state: State, draft: Draft, numbers: dict[str, object]
) -> Lane:
    """Return a pickled lane."""
    lane = Lane(tables, seats, options)
    lane.led = Ledger(state, False)
    lane.draft.follow(draft)
    for name, number in numbers.items():
        if name == "dice":
            lane.dice.x = cast(int, number)
        else:
            setattr(lane, name, number)
    return lane


def jail_cards(t: Tables) -> vec[i64]:
    """Return the numbers of the cards that are kept, -1 where there is none."""
    found: vec[i64] = vec[i64]([-1, -1])
    n: i64 = 0
    for card in range(t.cards):
        if t.card_do[card] == KEEP_CARD and n < 2:
            found[n] = card
            n += 1
    return found
