"""AUCT: one frame for deeds, houses and hotels, spoken in turn or live (R-23, R-86)."""

from __future__ import annotations

from typing import cast

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    ANYONE,
    AUCTION,
    BANK,
    BID,
    BID_BINDS,
    BID_TOO_LOW,
    BID_UNCOVERED,
    CLOCK,
    DEED,
    FINE,
    HAMMER,
    HOUSE,
    LIVE,
    LOTS,
    MUCH,
    NO_PLACE,
    NOT_A_BIDDER,
    NOT_NOW,
    NOT_YOUR_TURN,
    OFF_GRAIN,
    PASS,
    W_BID,
)
from bankhalter.core.decisions import Auction, Estate, Lots, Place
from bankhalter.core.events import BidMade, LotOpened, Passed, Sold, Unsold
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import build, seats
from bankhalter.core.state import State


def open_deed(led: Ledger, deed: i64, after: i64, of: i64 = BANK) -> None:
    """Auction a deed, beginning left of the lander or of the bankrupt (AUCT-1, AUCT-2, R-23)."""
    st = led.state
    open_lot(led, DEED, deed, st.tables.opening_bid, seats.playing(st), after, of)


def open_lot(led: Ledger, what: i64, deed: i64, least: i64, bidders: i64, after: i64, of: i64 = BANK) -> None:
    """Put one lot up."""
    st = led.state
    speaker = ANYONE if st.tables.auction_mode == LIVE else seats.next_in(st, bidders, after)
    led.lay(Auction(speaker, what, deed, least, bidders, 0, 0, BANK, of))
    if led.listening:
        led.tell(LotOpened(what, deed, least))


def refuse(st: State, lot: Auction, act: Action) -> i64:
    """Who may speak, and what may be said."""
    if act.seat == CLOCK:
        return FINE if act.kind == HAMMER and lot.seat == ANYONE else NOT_NOW
    if not lot.bidders & (1 << act.seat):
        return NOT_A_BIDDER
    if act.seat == lot.leader:
        return BID_BINDS
    if st.leaving & (1 << act.seat):
        return NOT_A_BIDDER
    if lot.seat != ANYONE and lot.seat != act.seat:
        return NOT_YOUR_TURN
    if act.kind == BID:
        return refuse_bid(st, lot, act)
    return FINE if act.kind == PASS else NOT_NOW


def refuse_bid(st: State, lot: Auction, act: Action) -> i64:
    """A bid is higher, in the edition's grain, and covered by cash (AUCT-3, AUCT-4, R-25)."""
    if act.a < lot.least or act.a <= lot.high:
        return BID_TOO_LOW
    if act.a % st.tables.grain:
        return OFF_GRAIN
    if lot.what != DEED and not build.has_place(st, act.seat, lot.what, MUCH):
        return NO_PLACE
    return FINE if act.a <= st.seats[act.seat].cash else BID_UNCOVERED


def lowest_bid(st: State, lot: Auction) -> i64:
    """Return the lowest amount that may be bid now."""
    grain = st.tables.grain
    if lot.leader != BANK:
        return lot.high + grain
    return -(-lot.least // grain) * grain


def covered(st: State, seat: i64) -> i64:
    """Return the highest amount a seat can pay for a bid."""
    return st.seats[seat].cash // st.tables.grain * st.tables.grain


def refuse_maximum(st: State, lot: Auction, seat: i64, amount: i64) -> i64:
    """A secret maximum is what its bidder could bid in time; the leader's may be the bid that stands."""
    if not lot.bidders & (1 << seat):
        return NOT_A_BIDDER
    if seat == lot.leader and amount == lot.high:
        return FINE
    return refuse_bid(st, lot, Action(BID, seat, amount))


def answer(led: Ledger, lot: Auction, act: Action) -> None:
    """Take a bid or a pass; the clock's hammer ends a live lot."""
    if act.kind == BID:
        bid(led, lot, act.seat, act.a)
    elif act.kind == PASS:
        drop(led, lot, act.seat)
    elif lot.leader == BANK:
        unsold(led, lot)
    else:
        knock_down(led, lot)


def again(lot: Auction, seat: i64, bidders: i64, passed: i64, high: i64, leader: i64) -> Auction:
    """Return the lot with what changed."""
    return Auction(seat, lot.what, lot.deed, lot.least, bidders, passed, high, leader, lot.of)


def bid(led: Ledger, lot: Auction, seat: i64, amount: i64) -> None:
    """The bid leads; with the first one everybody is in again (R-86)."""
    speaker = lot.seat
    if speaker != ANYONE:
        speaker = seats.next_in(led.state, lot.bidders, seat)
    led.swap(again(lot, speaker, lot.bidders, 0, amount, seat))
    if led.listening:
        led.tell(BidMade(seat, lot.what, lot.deed, amount))


def drop(led: Ledger, lot: Auction, seat: i64) -> None:
    """A pass is final once a bid stands; before that it only counts the round (R-86)."""
    if led.listening:
        led.tell(Passed(seat, lot.what, lot.deed))
    bidders = lot.bidders
    passed = lot.passed
    if lot.leader == BANK:
        passed |= 1 << seat
    else:
        bidders &= ~(1 << seat)
    speaker = lot.seat
    if speaker != ANYONE:
        asked = bidders & ~passed
        if lot.leader != BANK:
            asked &= ~(1 << lot.leader)
        speaker = seats.next_in(led.state, asked, seat)
    led.swap(again(lot, speaker, bidders, passed, lot.high, lot.leader))


def settle(led: Ledger, lot: Auction) -> bool:
    """Close a lot nobody will raise (AUCT-5), and pass for whoever is leaving."""
    if lot.leader == BANK:
        if lot.bidders & ~lot.passed == 0:
            unsold(led, lot)
            return True
    elif lot.bidders & ~(1 << lot.leader) == 0:
        knock_down(led, lot)
        return True
    return led.state.leaving != 0 and pass_for_leaver(led, lot)


def pass_for_leaver(led: Ledger, lot: Auction) -> bool:
    """Say pass for a leaving player whose word is awaited."""
    gone = led.state.leaving & lot.bidders & ~lot.passed
    if lot.leader != BANK:
        gone &= ~(1 << lot.leader)
    if lot.seat != ANYONE:
        gone &= 1 << lot.seat
    if gone == 0:
        return False
    drop(led, lot, seats.next_in(led.state, gone, 0))
    return True


def knock_down(led: Ledger, lot: Auction) -> None:
    """The winner pays the bank and takes the deed, or places the building at once (AUCT-6)."""
    led.done()
    led.pay(lot.leader, BANK, lot.high, W_BID)
    if led.listening:
        led.tell(Sold(lot.leader, lot.what, lot.deed, lot.high))
    if lot.what == DEED:
        led.deed_to(lot.deed, lot.leader)
        return
    f = further_lots(led.state)
    led.replace(f, Lots(f.first, f.what, f.wants - (1 << (5 * lot.leader)), f.left - 1))
    led.lay(Place(lot.leader, lot.what, 1, lot.high))


def further_lots(st: State) -> Lots:
    """Return the frame on the agenda from which further buildings are auctioned."""
    agenda = st.agenda
    i: i64 = len(agenda) - 1
    while agenda[i].kind != LOTS:
        i -= 1
    return cast(Lots, agenda[i])


def unsold(led: Ledger, lot: Auction) -> None:
    """Nobody bid: the lot stays with the bank (R-24); requests for a building lapse."""
    led.done()
    if led.listening:
        led.tell(Unsold(lot.what, lot.deed))
    if lot.what != DEED:
        led.drop(further_lots(led.state))


def next_of_estate(led: Ledger, frame: Estate) -> None:
    """Auction the bankrupt's next deed, in board order."""
    deed: i64 = 0
    while not frame.deeds & (1 << deed):
        deed += 1
    rest = frame.deeds & ~(1 << deed)
    if rest:
        led.swap(Estate(frame.seat, rest))
    else:
        led.done()
    open_deed(led, deed, frame.seat, frame.seat)


def leads_building(st: State, seat: i64) -> bool:
    """Tell whether a seat leads the bidding for a house or a hotel."""
    if st.top.kind != AUCTION:
        return False
    lot = cast(Auction, st.top)
    return lot.leader == seat and lot.what != DEED


def houses_held(st: State) -> i64:
    """Return how many houses of the stock are under the hammer: they stay until it falls."""
    return 1 if st.top.kind == AUCTION and cast(Auction, st.top).what == HOUSE else 0


def lacks_place(st: State, seat: i64) -> bool:
    """Tell whether the building a seat leads the bidding for has no place: that must not happen."""
    return not build.has_place(st, seat, cast(Auction, st.top).what, MUCH)
