"""What must hold after every action, whoever plays whatever."""

from __future__ import annotations

from bankhalter.core import codes, engine, legal
from bankhalter.core.actions import Action
from bankhalter.core.rules import build
from bankhalter.core.state import State


def check_state(st: State) -> None:
    """Money, buildings, cards, counters and the agenda are in order."""
    check_money(st)
    check_buildings(st)
    check_cards(st)
    check_counters(st)
    check_agenda(st)


def check_money(st: State) -> None:
    """Money is only moved: all accounts together never change, and nobody is below nought."""
    assert sum(s.cash for s in st.seats) + st.bank + st.pot == 0
    assert all(s.cash >= 0 for s in st.seats) and st.pot >= 0


def check_buildings(st: State) -> None:
    """BANK-6: what stands on the board and what the bank has left is the printed stock."""
    hotel = st.tables.hotel
    assert st.houses + sum(level for level in st.level if level < hotel) == st.tables.houses
    assert st.hotels + sum(1 for level in st.level if level == hotel) == st.tables.hotels
    assert st.houses >= 0 and st.hotels >= 0
    for deed in range(st.tables.deeds):
        if st.level[deed]:
            g = st.tables.group[deed]
            assert st.whole[g] == st.owner[deed] >= 0
            assert not st.pledged[deed] and (
                st.tables.mortgage_needs_clear != codes.CLEAR_GROUP or not st.pledges[g]
            )
    for g in range(st.tables.streets):
        assert build.highest(st, g) - build.lowest(st, g) <= 1


def check_cards(st: State) -> None:
    """Every card is in exactly one place: unseen, under its deck, or in one hand."""
    for deck, pile in enumerate(st.piles):
        places = [pile.unseen, *(1 << card for card in pile.under)]
        places += [s.kept & st.tables.deck_mask[deck] for s in st.seats]
        together = 0
        for mask in places:
            assert together & mask == 0
            together |= mask
        if st.top.kind != codes.DRAW:
            assert together == st.tables.deck_mask[deck]


def check_counters(st: State) -> None:
    """The running counters agree with a recount; the fallen hold nothing."""
    t = st.tables
    for g in range(t.groups):
        deeds = [t.members[i] for i in range(t.first[g], t.first[g] + t.count[g])]
        owners = [st.owner[d] for d in deeds]
        for seat in range(len(st.seats)):
            assert st.held[g * codes.SEATS + seat] == owners.count(seat)
        assert st.whole[g] == (owners[0] if len(set(owners)) == 1 else codes.BANK)
        assert st.pledges[g] == sum(st.pledged[d] for d in deeds)
        assert st.built[g] == sum(st.level[d] for d in deeds)
    for seat, s in enumerate(st.seats):
        if s.out != codes.PLAYING:
            assert s.cash == 0 and s.kept == 0 and seat not in list(st.owner)
    assert st.alive == sum(s.out == codes.PLAYING for s in st.seats) >= 1


def check_agenda(st: State) -> None:
    """R-84: the agenda is in order of rank, with exactly one turn at the bottom, and the living asked."""
    ranks = [f.rank for f in st.agenda]
    assert ranks == sorted(ranks) and ranks.count(codes.GROUND) == 1
    assert st.top is st.agenda[-1]
    if st.top.seat >= 0:
        assert st.seats[st.top.seat].out == codes.PLAYING
    for claim in st.claims:
        assert st.seats[claim.owner].out == st.seats[claim.payer].out == codes.PLAYING


def check_menu(st: State) -> None:
    """The menu agrees with `refuse`: all of it is accepted, and nothing enumerable is missing."""
    for seat in (*range(len(st.seats)), codes.CLOCK):
        menu = legal.menu(st, seat)
        for line in menu:
            for action in ends(line):
                assert engine.refuse(st, action) == codes.FINE, (line.kind, line.seat, line.a, line.b)
        listed = {(line.kind, line.a, line.b) for line in menu}
        for action in enumerable(st, seat):
            if engine.refuse(st, action) == codes.FINE:
                assert (action.kind, action.a, action.b) in listed, (action.kind, action.a, action.b)


def ends(line: legal.Choice) -> list[Action]:
    """The actions at both ends of a line's range; offers have no numbers of their own."""
    if line.kind == codes.OFFER:
        return []
    if line.kind == codes.ORDER:
        return [Action(line.kind, line.seat, line.a, n) for n in {line.low, line.high}]
    if line.low < line.high or line.kind in (codes.BID, codes.WANT):
        return [Action(line.kind, line.seat, n) for n in {line.low, line.high}]
    return [Action(line.kind, line.seat, line.a, line.b)]


def enumerable(st: State, seat: int) -> list[Action]:
    """Everything with few possible numbers that a seat could say."""
    plain = (codes.THROW, codes.PAY_FINE, codes.END_TURN, codes.WALK, codes.BUY, codes.DECLINE, codes.PASS)
    plain += (codes.PAY, codes.TAKE_CARD, codes.BANKRUPT, codes.RAISE, codes.RESIGN, codes.HAMMER)
    out = [Action(kind, seat) for kind in (*plain, codes.TIME_UP)]
    for kind in (codes.BUILD, codes.SELL, codes.MORTGAGE, codes.LIFT, codes.PUT, codes.KEEP, codes.REDEEM):
        out += [Action(kind, seat, deed) for deed in range(-1, st.tables.deeds + 1)]
    for kind in (codes.DEMAND, codes.ACCEPT, codes.REJECT, codes.WITHDRAW):
        out += [Action(kind, seat, n) for n in range(max(0, st.numbers - 40), st.numbers + 2)]
    out += [Action(codes.PLAY_CARD, seat, card) for card in range(-1, st.tables.cards + 1)]
    out += [Action(codes.STEP, seat, n) for n in range(-1, 14)]
    out += [Action(codes.JUMP_TO, seat, n) for n in range(-1, st.tables.size + 1)]
    return out
