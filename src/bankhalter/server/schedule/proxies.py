"""Secret maxima: what is bid for somebody who named one."""

from __future__ import annotations

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Auction
from bankhalter.core.rules import auction
from bankhalter.server.room.room import Room


def next_maximum(room: Room, lot: Auction) -> list[int]:
    """Return whose secret maximum speaks next in a live auction: the highest one that can lead, if any."""
    able = [seat for seat in room.proxies if raised_to(room, lot, seat)]
    return sorted(able, key=lambda seat: -room.proxies[seat])[:1]


def raised_to(room: Room, lot: Auction, seat: int) -> int:
    """Return what a secret maximum bids now: just more than the others reach, or 0 if it cannot lead.

    Of equal ones the first to be named wins.
    """
    tops = {s: top for s, top in room.proxies.items() if lot.bidders >> s & 1}
    if seat not in tops:
        return 0
    grain, best = int(room.game.setup.tables.grain), max(tops, key=tops.__getitem__)
    rival = max([top for s, top in tops.items() if s != seat], default=0)
    wanted = rival + grain if seat == best else rival - grain
    bid = max(int(auction.lowest_bid(room.game.state, lot)), min(tops[seat], wanted))
    return bid if bid <= tops[seat] and not room.game.refuse(Action(codes.BID, seat, bid)) else 0
