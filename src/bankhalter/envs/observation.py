"""What a seat sees, as whole numbers in a fixed order; only what changed is written again.

Seats are rotated: row 0 is the one who looks, then clockwise. Owners and parties are 0 for the bank or
nobody, 1 for the one who looks, 2 for the next to the left, and so on.
"""

from __future__ import annotations

from typing import Final, cast

from bankhalter.core import bits
from bankhalter.core.actions import Offer
from bankhalter.core.codes import (
    AUCTION,
    BANK,
    CALL,
    DEBT,
    DEED,
    PLACE,
    PLAYING,
    PURCHASE,
    RECEIPT,
    SEATS,
    TURN,
    WANTS,
    WISH_DEMAND,
)
from bankhalter.core.decisions import Auction, Call, Debt, Place, Purchase, Receipt, Turn, Wants
from bankhalter.core.native import i32, i64, vec
from bankhalter.core.rules import auction, shortage, trade
from bankhalter.core.state import State
from bankhalter.core.tables import Tables, zeros
from bankhalter.envs.draft import WHOLE_OFFER, WHOLE_ORDER
from bankhalter.envs.lane import Lane
from bankhalter.envs.tokens import (
    MOST_CARDS,
    MOST_DEEDS,
    REPLY,
)

# The head: the question as 27 zeros and a one, then these.
H_AMOUNT: Final = 27
H_LEAST: Final = 28
H_WHAT: Final = 29
H_PARTY: Final = 30
H_FIRST: Final = 31
H_COUNT: Final = 32
H_TURNS: Final = 33
H_TURNS_LEFT: Final = 34
H_HOUSES: Final = 35
H_HOTELS: Final = 36
H_POT: Final = 37
H_DIE1: Final = 38
H_DIE2: Final = 39
H_FACE: Final = 40
H_DOUBLES: Final = 41
H_TURN: Final = 42
H_WISH: Final = 43
H_CLAIMS: Final = 44
H_CLAIM: Final = 45
H_OTHER: Final = 46
H_PAY: Final = 47
H_GET: Final = 48
H_CARDS_GIVEN: Final = 49
H_CARDS_GOT: Final = 50
H_RELIEF: Final = 51
H_RELIEVED: Final = 52
H_OFFERS_TO_ME: Final = 53
H_OFFERS_BY_ME: Final = 54
H_OFFERS_LEFT: Final = 55
H_OPENS_LEFT: Final = 56
H_SPELLED: Final = 57
H_DIGITS: Final = 58
H_LAST: Final = 59
H_UNSEEN: Final = 60  # twice sixteen
H_NEXT: Final = 92  # twice one
H_CLOSING: Final = 94
H_ALIVE: Final = 95
HEAD: Final = 96

S_PLAYING: Final = 0
S_CASH: Final = 1
S_AT: Final = 2
S_JAIL: Final = 3
S_CARDS: Final = 4
S_SPEED: Final = 5
S_WEALTH: Final = 6
S_LIQUID: Final = 7
S_DEEDS: Final = 8
S_BUILDINGS: Final = 9
S_DEBT: Final = 10
S_BIDDING: Final = 11
SEAT: Final = 12

D_OWNER: Final = 0
D_LEVEL: Final = 1
D_MORTGAGED: Final = 2
D_SUBJECT: Final = 3
D_GIVE: Final = 4
D_GET: Final = 5
D_PRICE: Final = 6
D_RENT: Final = 7
D_WHOLE: Final = 8
D_HELD: Final = 9
DEED_ROW: Final = 10


def width(seats: i64) -> i64:
    """Return how many numbers an observation has."""
    return HEAD + SEAT * seats + DEED_ROW * MOST_DEEDS


class ObservationWriter:
    """Writes the observation of one lane into its row of a page; `forget` when the row is another one's."""

    def __init__(self, page: vec[i32], base: i64, tables: Tables, seats: i64) -> None:
        self.page = page
        self.base = base
        self.seats = seats
        self.deeds_at: i64 = base + HEAD + SEAT * seats
        self.viewer: i64 = BANK
        self.question: i64 = 0
        self.unseen: vec[i64] = vec[i64]([-1, -1])
        self.rel: vec[i64] = zeros(SEATS + 1)  # how the one who looks calls the bank and each seat
        self.subject: i64 = 0  # which deeds are marked, as masks
        self.give: i64 = 0
        self.get: i64 = 0
        self.details: vec[i64] = zeros(H_COUNT - H_AMOUNT + 1)
        for deed in range(tables.deeds):
            page[self.deeds_at + DEED_ROW * deed + D_PRICE] = i32(tables.price[deed])

    def write(self, lane: Lane, viewer: i64) -> None:
        """Write what a seat sees now; the holdings of the lane are fresh."""
        st = lane.led.state
        turned = viewer != self.viewer
        if turned:
            self.turn_to(viewer)
        self.write_question(lane, st, viewer)
        self.write_table(lane, st, viewer)
        self.write_trade(lane, st, viewer)
        self.write_seats(lane, st, viewer)
        changed = lane.holdings.changed
        lane.holdings.changed = 0
        if turned or changed:
            self.write_deeds(lane, st, viewer, changed)

    def turn_to(self, viewer: i64) -> None:
        """Look through another seat's eyes."""
        self.viewer = viewer
        for seat in range(self.seats):
            away = seat - viewer
            self.rel[seat + 1] = away + 1 if away >= 0 else away + 1 + self.seats

    def party(self, seat: i64) -> i64:
        """Return how the one who looks calls a seat; 0 is the bank, or nobody."""
        return self.rel[seat + 1] if seat >= 0 else 0

    # The question ------------------------------------------------------------------------------

    def write_question(self, lane: Lane, st: State, viewer: i64) -> None:
        """The kind of question, and what it is about."""
        page = self.page
        base = self.base
        asked = lane.question if lane.asked == viewer else st.top.kind
        page[base + self.question] = i32(0)
        page[base + asked] = i32(1)
        self.question = asked
        details = self.details
        for i in range(H_COUNT - H_AMOUNT + 1):
            details[i] = 0
        subject = self.find_details(lane, st)
        for i in range(H_COUNT - H_AMOUNT + 1):
            page[base + H_AMOUNT + i] = i32(details[i])
        if subject != self.subject:
            self.mark(D_SUBJECT, self.subject, subject)
            self.subject = subject

    def tell(self, amount: i64, least: i64, what: i64, party: i64, count: i64) -> None:
        """Note the details of a question."""
        details = self.details
        details[0] = amount
        details[H_LEAST - H_AMOUNT] = least
        details[H_WHAT - H_AMOUNT] = what
        details[H_PARTY - H_AMOUNT] = self.party(party)
        details[H_COUNT - H_AMOUNT] = count

    def find_details(self, lane: Lane, st: State) -> i64:
        """Note what the frame on top is about; return the deeds it is about, as a mask."""
        k = st.top.kind
        if k == TURN:
            self.details[H_FIRST - H_AMOUNT] = cast(Turn, st.top).first
        elif k == PURCHASE:
            deed = cast(Purchase, st.top).deed
            self.tell(st.tables.price[deed], 0, DEED + 1, BANK, 0)
            return 1 << deed
        elif k == AUCTION:
            lot = cast(Auction, st.top)
            self.tell(lot.high, auction.lowest_bid(st, lot), lot.what + 1, lot.leader, 0)
            return 1 << lot.deed if lot.what == DEED else 0
        elif k == DEBT:
            owed = cast(Debt, st.top)
            self.tell(owed.amount, 0, 0, owed.to, 0)
        elif k == RECEIPT:
            deeds = cast(Receipt, st.top).deeds
            first: i64 = 1 << bits.lowest(deeds)
            self.tell(st.tables.interest[bits.lowest(deeds)], 0, DEED + 1, BANK, bits.count(deeds))
            return first
        elif k == WANTS:
            wants = cast(Wants, st.top)
            self.tell(0, 0, wants.what + 1, wants.first, shortage.wanted(wants.wants, wants.first))
        elif k == PLACE:
            place = cast(Place, st.top)
            self.tell(max(0, place.paid), 0, place.what + 1, BANK, place.count)
        elif k == CALL:
            self.tell(0, 0, 0, cast(Call, st.top).debtor, 0)
        return 0

    def mark(self, column: i64, was: i64, now: i64) -> None:
        """Set a column of flags of the deeds from one mask to another."""
        change = was ^ now
        deed: i64 = 0
        while change >> deed:
            if change >> deed & 1:
                self.page[self.deeds_at + DEED_ROW * deed + column] = i32(now >> deed & 1)
            deed += 1

    # The table ---------------------------------------------------------------------------------

    def write_table(self, lane: Lane, st: State, viewer: i64) -> None:
        """The bank, the dice, the piles and the clock."""
        page = self.page
        base = self.base
        page[base + H_TURNS] = i32(st.turns)
        page[base + H_TURNS_LEFT] = i32(max(0, lane.options.most_turns - st.turns))
        page[base + H_HOUSES] = i32(st.houses)
        page[base + H_HOTELS] = i32(st.hotels)
        page[base + H_POT] = i32(st.pot)
        page[base + H_DIE1] = i32(st.die1)
        page[base + H_DIE2] = i32(st.die2)
        page[base + H_FACE] = i32(st.face)
        page[base + H_DOUBLES] = i32(st.doubles)
        page[base + H_TURN] = i32(self.party(st.turn))
        page[base + H_WISH] = i32(1 if st.seats[viewer].wishes & WISH_DEMAND else 0)
        page[base + H_CLOSING] = i32(1 if st.closing or st.time_up else 0)
        page[base + H_ALIVE] = i32(st.alive)
        self.write_claims(st, viewer)
        for deck in range(2):
            if st.piles[deck].unseen != self.unseen[deck] or self.unseen[deck] == 0:
                self.write_pile(st, deck)

    def write_claims(self, st: State, viewer: i64) -> None:
        """Rents that may be demanded by the one who looks."""
        count: i64 = 0
        first: i64 = 0
        if st.claims:
            for claim in st.claims:
                if claim.owner == viewer:
                    if count == 0:
                        first = claim.amount if claim.amount else 7 * claim.factor
                    count += 1
        self.page[self.base + H_CLAIMS] = i32(count)
        self.page[self.base + H_CLAIM] = i32(first)

    def write_pile(self, st: State, deck: i64) -> None:
        """Which cards of a deck are unseen, and the next one where all have been seen."""
        pile = st.piles[deck]
        first: i64 = bits.lowest(st.tables.deck_mask[deck]) if st.tables.deck_mask[deck] else 0
        self.unseen[deck] = pile.unseen
        for i in range(MOST_CARDS):
            self.page[self.base + H_UNSEEN + MOST_CARDS * deck + i] = i32(pile.unseen >> (first + i) & 1)
        known: i64 = 0
        if pile.unseen == 0 and pile.under:
            known = pile.under[0] - first + 1
        self.page[self.base + H_NEXT + deck] = i32(known)

    # Offers ------------------------------------------------------------------------------------

    def write_trade(self, lane: Lane, st: State, viewer: i64) -> None:
        """The sentence begun, or the offer that may be answered, from the side of the one who looks."""
        page = self.page
        base = self.base
        mine = lane.asked == viewer
        d = lane.draft
        drafting = mine and d.kind != 0
        page[base + H_OFFERS_LEFT] = i32(max(0, lane.options.most_offers - lane.offers_by(viewer)))
        page[base + H_OPENS_LEFT] = i32(max(0, lane.options.most_opens - lane.opens_by(viewer)))
        page[base + H_SPELLED] = i32(0)
        page[base + H_DIGITS] = i32(0)
        page[base + H_LAST] = i32(0)
        shown = self.count_offers(lane, st, viewer)
        if drafting:
            self.write_draft(lane, st)
        elif shown is not None:
            self.write_shown(st, viewer, shown)
        else:
            self.write_bundle(BANK, 0, 0, 0, 0, 0, 0)
            self.mark_goods(0, 0)

    def write_draft(self, lane: Lane, st: State) -> None:
        """The sentence begun."""
        d = lane.draft
        self.page[self.base + H_SPELLED] = i32(d.amount)
        self.page[self.base + H_DIGITS] = i32(d.digits)
        self.page[self.base + H_LAST] = i32(d.last + 1)
        if d.kind == WHOLE_OFFER:
            relieved: i64 = 0
            if d.relief:
                relieved = self.relieved(st, d.offer(lane.asked), lane.asked)
            given = bits.count(d.give_cards)
            got = bits.count(d.want_cards)
            self.write_bundle(d.to, d.pay, d.ask, given, got, d.relief, relieved)
            self.mark_goods(d.give, d.want)
        else:
            self.write_bundle(BANK, 0, 0, 0, 0, 0, 0)
            self.mark_goods(0, 0)
            if d.kind == WHOLE_ORDER:
                self.page[self.base + H_WHAT] = i32(d.what + 1)

    def count_offers(self, lane: Lane, st: State, viewer: i64) -> Offer | None:
        """Tell how many offers stand; return the one that may be answered."""
        to_me: i64 = 0
        by_me: i64 = 0
        shown: Offer | None = None
        if st.offers:
            for offer in st.offers:
                if offer.seat == viewer:
                    by_me += 1
                elif offer.to == viewer:
                    to_me += 1
                    if shown is None or (lane.question == REPLY and offer.number == lane.put):
                        shown = offer
        self.page[self.base + H_OFFERS_TO_ME] = i32(to_me)
        self.page[self.base + H_OFFERS_BY_ME] = i32(by_me)
        return shown

    def write_shown(self, st: State, viewer: i64, shown: Offer) -> None:
        """The offer that may be answered, from the side of the one who looks."""
        relieved: i64 = self.relieved(st, shown, viewer) if shown.relief else 0
        given = bits.count(shown.want_cards)
        got = bits.count(shown.cards)
        self.write_bundle(shown.seat, shown.want_cash, shown.cash, given, got, shown.relief, relieved)
        self.mark_goods(shown.want_deeds, shown.deeds)

    def relieved(self, st: State, offer: Offer, viewer: i64) -> i64:
        """Return whose debt an offer lets off: 1 the one who looks, 2 the other one, 0 nobody's."""
        settled = trade.debt_settled(st, offer)
        if settled is None:
            return 0
        return 1 if settled.seat == viewer else 2

    def write_bundle(
        self, other: i64, pay: i64, get: i64, given: i64, got: i64, relief: i64, relieved: i64
    ) -> None:
        """What an offer says besides deeds."""
        page = self.page
        base = self.base
        page[base + H_OTHER] = i32(self.party(other))
        page[base + H_PAY] = i32(pay)
        page[base + H_GET] = i32(get)
        page[base + H_CARDS_GIVEN] = i32(given)
        page[base + H_CARDS_GOT] = i32(got)
        page[base + H_RELIEF] = i32(relief)
        page[base + H_RELIEVED] = i32(relieved)

    def mark_goods(self, give: i64, get: i64) -> None:
        """Which deeds an offer takes and brings."""
        if give != self.give:
            self.mark(D_GIVE, self.give, give)
            self.give = give
        if get != self.get:
            self.mark(D_GET, self.get, get)
            self.get = get

    # Seats and deeds ---------------------------------------------------------------------------

    def write_seats(self, lane: Lane, st: State, viewer: i64) -> None:
        """Everybody's row, beginning with the one who looks."""
        hidden: i64 = -1 if lane.options.cash_visible else average_cash(st, viewer)
        bidders: i64 = cast(Auction, st.top).bidders if st.top.kind == AUCTION else 0
        owing = st.top is not st.ground
        seat = viewer
        at = self.base + HEAD
        for _ in range(self.seats):
            cash = st.seats[seat].cash
            if hidden >= 0 and seat != viewer and st.seats[seat].out == PLAYING:
                cash = hidden
            self.write_seat(lane, st, seat, at, cash)
            self.page[at + S_BIDDING] = i32(bidders >> seat & 1)
            self.page[at + S_DEBT] = i32(0)
            if owing:
                self.page[at + S_DEBT] = i32(debts(st, seat))
            at += SEAT
            seat += 1
            if seat == self.seats:
                seat = 0

    def write_seat(self, lane: Lane, st: State, seat: i64, at: i64, cash: i64) -> None:
        """One row."""
        page = self.page
        s = st.seats[seat]
        h = lane.holdings
        page[at + S_PLAYING] = i32(1 if s.out == PLAYING else 0)
        page[at + S_CASH] = i32(cash)
        page[at + S_AT] = i32(s.at)
        page[at + S_JAIL] = i32(s.jail)
        page[at + S_CARDS] = i32(bits.count(s.kept))
        page[at + S_SPEED] = i32(s.entitled)
        page[at + S_WEALTH] = i32(cash + h.worth[seat])
        page[at + S_LIQUID] = i32(cash + h.raisable[seat])
        page[at + S_DEEDS] = i32(h.count[seat])
        page[at + S_BUILDINGS] = i32(h.buildings[seat])

    def write_deeds(self, lane: Lane, st: State, viewer: i64, changed: i64) -> None:
        """Owners, who are called otherwise after a turn of the eyes, and all of the rows that changed."""
        page = self.page
        at = self.deeds_at
        for deed in range(st.tables.deeds):
            page[at + D_OWNER] = i32(self.rel[st.owner[deed] + 1])
            if changed >> deed & 1:
                self.write_deed(lane, st, deed, at)
            at += DEED_ROW

    def write_deed(self, lane: Lane, st: State, deed: i64, at: i64) -> None:
        """What does not depend on who looks."""
        page = self.page
        owner = st.owner[deed]
        g = st.tables.group[deed]
        page[at + D_LEVEL] = i32(st.level[deed])
        page[at + D_MORTGAGED] = i32(st.pledged[deed])
        page[at + D_RENT] = i32(lane.holdings.rent[deed])
        page[at + D_WHOLE] = i32(1 if st.whole[g] >= 0 else 0)
        page[at + D_HELD] = i32(0)
        if owner >= 0:
            page[at + D_HELD] = i32(st.held[g * SEATS + owner])


def average_cash(st: State, viewer: i64) -> i64:
    """Return what stands for everybody else's cash where that is hidden, as in `bots/visibility.py`."""
    total: i64 = 0
    others: i64 = 0
    for seat in range(len(st.seats)):
        if seat != viewer and st.seats[seat].out == PLAYING:
            total += st.seats[seat].cash
            others += 1
    grain = st.tables.grain
    return total // others // grain * grain if others else 0


def debts(st: State, seat: i64) -> i64:
    """Return what a seat owes."""
    total: i64 = 0
    if st.top.kind == DEBT and st.top.seat == seat:
        total += cast(Debt, st.top).amount
    for frame in st.beneath:  # the ground is a turn, or the end
        if frame.kind == DEBT and frame.seat == seat:
            total += cast(Debt, frame).amount
    return total
