"""Slow and plain: which tokens must be legal, and what an observation must say, straight from the state."""

from __future__ import annotations

from bankhalter.bots.visibility import seen_by
from bankhalter.core import codes, engine, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.rules import auction, debt, end, rent, trade
from bankhalter.envs import labels
from bankhalter.envs import tokens as t
from bankhalter.envs.lane import Lane

FINE = codes.FINE
GOODS = (codes.NOT_HELD, codes.GROUP_BUILT)
OPEN_TOKENS = (
    (t.SAY_SELL, t.SAY_KEEP),  # sell, sell down, mortgage, lift
    (t.SAY_ORDER, t.SAY_DEMAND),
    (t.SAY_WISH, t.SAY_GIVE),
    (t.SAY_ACCEPT, t.SAY_LEAVE),
    (t.SAY_WITHDRAW, t.SAY_NOTHING),
)


def legal_tokens(lane: Lane) -> set[int]:
    """Return every token that must be in the mask."""
    if lane.asked < 0:
        return set()
    judge = in_draft if lane.draft.kind else in_reply if lane.question == t.REPLY else in_question
    return {token for token in range(t.TOKENS) if judge(lane, token)}


def fine(lane: Lane, action: Action) -> bool:
    return engine.refuse(lane.led.state, action) == FINE


def in_reply(lane: Lane, token: int) -> bool:
    if token == t.SAY_LEAVE:
        return not lane.tables.offers_block
    return token in (t.SAY_ACCEPT, t.SAY_REJECT) and fine(lane, lane.action(token))


def in_question(lane: Lane, token: int) -> bool:
    """Outside sentences a token is legal if the engine takes it, an amount has one name, and limits allow."""
    if token == t.SAY_NOTHING:
        return lane.question == t.BUSINESS
    if t.SAY_GIVE <= token <= t.SAY_CANCEL or token == t.SAY_LEAVE:
        return False
    if t.SAY_OFFER <= token < t.SAY_GIVE:
        return allowed(lane, token) and may_begin_offer(lane, token)
    if lane.options.exact and t.SAY_BID <= token < t.SAY_COUNT:
        return any(fine(lane, Action(codes.BID, lane.asked, a)) for a in amounts_at(lane, token - t.SAY_BID))
    if not said_once(lane, token) or not fine(lane, lane.action(token)):
        return False
    return allowed(lane, token)


def amounts_at(lane: Lane, rung: int) -> range:
    """Every exact amount between a rung and the next, up to what is there."""
    low = lane.ladder[rung]
    if rung and not low:
        return range(0)
    higher = [lane.ladder[i] for i in range(rung + 1, t.RUNGS) if lane.ladder[i]]
    richest = max(s.cash for s in lane.led.state.seats)
    return range(low, higher[0] if higher else richest + 1, lane.tables.grain)


def said_once(lane: Lane, token: int) -> bool:
    """An action with two tokens is said with the first."""
    st = lane.led.state
    if token == t.SAY_STEP + 1:
        return st.die1 != st.die2
    if t.SAY_BID < token < t.SAY_COUNT and st.top.kind == codes.AUCTION:
        amount = lane.ladder[token - t.SAY_BID]
        return amount > auction.lowest_bid(st, st.top)
    wish = st.seats[lane.asked].wishes & codes.WISH_DEMAND
    return not (token == t.SAY_WISH and wish) and not (token == t.SAY_NO_WISH and not wish)


def allowed(lane: Lane, token: int) -> bool:
    """The limits and options of the environment, which hold for open actions only."""
    placing = lane.led.state.top.kind == codes.PLACE and lane.led.state.top.seat == lane.asked
    building = t.SAY_BUILD <= token < t.SAY_SELL and not placing
    if not building and not any(first <= token < last for first, last in OPEN_TOKENS):
        return True
    o, seat = lane.options, lane.asked
    if lane.opens_by(seat) >= o.most_opens or (lane.question == t.BUSINESS and not o.business):
        return False
    if building and lane.sold >> (token - t.SAY_BUILD) & 1:
        return False
    if t.SAY_LIFT <= token < t.SAY_KEEP and lane.pledged >> (token - t.SAY_LIFT) & 1:
        return False
    if t.SAY_OFFER <= token < t.SAY_GIVE and lane.offers_by(seat) >= o.most_offers:
        return False
    if token in (t.SAY_WISH, t.SAY_NO_WISH) and not o.wishes:
        return False
    if token == t.SAY_RESIGN and not o.resign:
        return False
    if o.simple and not building:
        return lane.question == codes.DEBT and t.SAY_SELL <= token < t.SAY_LIFT
    return True


def may_begin_offer(lane: Lane, token: int) -> bool:
    """An offer may be begun if something could be in it, though a debt may forbid to send it."""
    seat = lane.asked
    to = (seat + 1 + token - t.SAY_OFFER) % lane.seats
    if token - t.SAY_OFFER + 1 >= lane.seats:
        return False
    singles = [Offer(seat, to, deeds=1 << deed) for deed in range(lane.tables.deeds)]
    singles += [Offer(seat, to, want_deeds=1 << deed) for deed in range(lane.tables.deeds)]
    singles += [Offer(seat, to, cards=1 << card) for card in range(lane.tables.cards)]
    singles += [Offer(seat, to, want_cards=1 << card) for card in range(lane.tables.cards)]
    words = {engine.refuse(lane.led.state, offer) for offer in singles}
    return bool(words & {FINE, codes.DEBT_GUARD})


def in_draft(lane: Lane, token: int) -> bool:
    d = lane.draft
    if d.digits:
        return digit_leads_somewhere(lane, token - t.SAY_COUNT)
    if d.what:
        order = Action(codes.ORDER, lane.asked, d.what, token - t.SAY_COUNT)
        return t.SAY_COUNT <= token < t.SAY_BUILD and fine(lane, order)
    if token == t.SAY_CANCEL:
        return True
    if token == t.SAY_SEND:
        return fine(lane, d.offer(lane.asked))
    return max(d.last, t.SAY_GIVE - 1) < token < t.SAY_SEND and part_fits(lane, token)


def digit_leads_somewhere(lane: Lane, digit: int) -> bool:
    d, grain = lane.draft, lane.tables.grain
    if not 0 <= digit < t.DIGITS:
        return False
    worth = grain * t.DIGITS ** (d.digits - 1)
    low = d.amount + digit * worth
    return any(d.least <= amount <= d.most for amount in range(low, low + worth, grain))


def part_fits(lane: Lane, token: int) -> bool:
    """Goods that are held and may be traded; cash on one side and only beside goods; a debt that is."""
    d, seat = lane.draft, lane.asked
    trial = d.offer(seat)
    if token < t.SAY_CASH:
        if token < t.SAY_WANT:
            trial.deeds |= 1 << (token - t.SAY_GIVE)
        elif token < t.SAY_GIVE_CARD:
            trial.want_deeds |= 1 << (token - t.SAY_WANT)
        else:
            card = lane.jail_cards[(token - t.SAY_GIVE_CARD) % 2]
            held = trial.cards if token < t.SAY_WANT_CARD else trial.want_cards
            if card < 0:
                return False
            if token < t.SAY_WANT_CARD:
                trial.cards = held | 1 << card
            else:
                trial.want_cards = held | 1 << card
        return engine.refuse(lane.led.state, trial) not in GOODS
    if not d.goods():
        return False
    if token == t.SAY_RELIEF:
        return relief_fits(lane, trial)
    return d.last < t.SAY_CASH and cash_fits(lane, token, trial)


def relief_fits(lane: Lane, trial: Offer) -> bool:
    st = lane.led.state
    mine, theirs = debt.between(st, trial.seat, trial.to), debt.between(st, trial.to, trial.seat)
    owed = [f.amount for f, goods in ((mine, trial.deeds | trial.cards),) if f is not None and goods]
    owed += [f.amount for f, goods in ((theirs, trial.want_deeds | trial.want_cards),) if f and goods]
    if not owed:
        return False
    trial.relief = lane.tables.grain if lane.options.exact else owed[0]
    return trade.refuse_form(st, trial) == FINE


def cash_fits(lane: Lane, token: int, trial: Offer) -> bool:
    st, grain = lane.led.state, lane.tables.grain
    giving = token < t.SAY_ASK
    rung = token - (t.SAY_CASH if giving else t.SAY_ASK)
    cash = st.seats[trial.seat if giving else trial.to].cash // grain * grain
    known = giving or lane.options.cash_visible
    if lane.options.exact:
        most = cash if known else lane.ladder[t.RUNGS - 1] + (t.DIGITS**2 - 1) * grain
        if rung and not lane.ladder[rung]:
            return False
        higher = [lane.ladder[i] for i in range(rung + 1, t.RUNGS) if lane.ladder[i]]
        return max(grain, lane.ladder[rung]) <= min(most, higher[0] - grain if higher else most)
    if rung == 0:
        return known and cash > 0
    if giving:
        return 0 < lane.ladder[rung] < cash
    return lane.ladder[rung] > 0 and not (known and lane.ladder[rung] == cash)


# What is seen --------------------------------------------------------------------------------------


def seen(lane: Lane, viewer: int) -> dict[str, int]:
    """Return every number of an observation by its name, from what `seen_by` shows of the state."""
    st = seen_by(lane.led.state, viewer, lane.options.cash_visible)
    n = len(st.seats)
    called = lambda seat: (seat - viewer) % n + 1 if seat >= 0 else 0  # noqa: E731
    out = dict.fromkeys(labels.observation_labels(n), 0)
    kind = lane.question if lane.asked == viewer else st.top.kind
    out[[*(f"asked {f}" for f in names.FRAMES), "asked reply", "asked business", "asked draft"][kind]] = 1
    out |= {"turns": st.turns, "turns left": max(0, lane.options.most_turns - st.turns)}
    out |= {"houses": st.houses, "hotels": st.hotels, "pot": st.pot, "players left": st.alive}
    out |= {"die 1": st.die1, "die 2": st.die2, "speed die": st.face, "doubles": st.doubles}
    out |= {"whose turn": called(st.turn), "closing": int(st.closing or st.time_up)}
    out["rents demanded by themselves"] = st.seats[viewer].wishes & 1
    subject = question(st, called, out)
    dues = [c for c in st.claims if c.owner == viewer]
    out["claims"] = len(dues)
    out["first claim"] = (dues[0].amount or 7 * dues[0].factor) if dues else 0
    for deck, pile in enumerate(st.piles):
        cards = [c for c in range(st.tables.cards) if st.tables.card_deck[c] == deck]
        for place, card in enumerate(cards):
            out[f"unseen {'ab'[deck]}{place}"] = pile.unseen >> card & 1
        known = pile.unseen == 0 and pile.under
        out[f"next card {'ab'[deck]}"] = cards.index(pile.under[0]) + 1 if known else 0
    give, get = offers(lane, st, viewer, called, out)
    for k in range(n):
        out |= {f"seat {k}: {name}": number for name, number in seat_row(st, (viewer + k) % n).items()}
    for deed in range(st.tables.deeds):
        row = deed_row(st, deed, called)
        row |= {"subject": int(deed == subject), "give": give >> deed & 1, "get": get >> deed & 1}
        out |= {f"deed {deed}: {name}": number for name, number in row.items()}
    return out


def question(st, called, out):
    """Fill in what the frame on top is about; return the deed it is about, or -1."""
    top = st.top
    if top.kind == codes.TURN:
        out["first throw"] = top.first
    elif top.kind == codes.PURCHASE:
        out |= {"amount": st.tables.price[top.deed], "what is sold": 1}
        return top.deed
    elif top.kind == codes.AUCTION:
        out |= {"amount": top.high, "lowest bid": auction.lowest_bid(st, top), "what is sold": top.what + 1}
        out["party"] = called(top.leader)
        return top.deed if top.what == codes.DEED else -1
    elif top.kind == codes.DEBT:
        out |= {"amount": top.amount, "party": called(top.to)}
    elif top.kind == codes.RECEIPT:
        deeds = [d for d in range(st.tables.deeds) if top.deeds >> d & 1]
        out |= {"amount": st.tables.interest[deeds[0]], "what is sold": 1, "count": len(deeds)}
        return deeds[0]
    elif top.kind == codes.WANTS:
        out |= {"what is sold": top.what + 1, "party": called(top.first)}
        out["count"] = top.wants >> (5 * top.first) & 31
    elif top.kind == codes.PLACE:
        out |= {"amount": max(0, top.paid), "what is sold": top.what + 1, "count": top.count}
    elif top.kind == codes.CALL:
        out["party"] = called(top.debtor)
    return -1


def offers(lane, st, viewer, called, out):
    """Fill in the draft or the offer that may be answered; return the deeds given and got."""
    d, asked = lane.draft, lane.asked == viewer
    to_me = [o for o in st.offers if o.to == viewer]
    out["offers left"] = max(0, lane.options.most_offers - lane.offers_by(viewer))
    out |= {"offers to me": len(to_me), "offers by me": sum(o.seat == viewer for o in st.offers)}
    out["open actions left"] = max(0, lane.options.most_opens - lane.opens_by(viewer))
    if asked and d.kind:
        out |= {"amount so far": d.amount, "digits left": d.digits, "last word": d.last + 1}
        if d.what:
            out["what is sold"] = d.what + 1
        mine = d.offer(viewer) if d.kind == 1 else None
    else:
        mine = None
        if to_me:
            put = [o for o in to_me if asked and lane.question == t.REPLY and o.number == lane.put]
            o = (put or to_me)[0]
            mine = trade.mirror(o)
            mine.relief = o.relief
    if mine is None:
        return 0, 0
    settled = trade.debt_settled(st, mine) if mine.relief else None
    out |= {"offer: other side": called(mine.to), "offer: I pay": mine.cash, "offer: I get": mine.want_cash}
    out |= {"offer: cards I give": mine.cards.bit_count(), "offer: cards I get": mine.want_cards.bit_count()}
    out |= {"offer: debt let off": mine.relief}
    out["offer: whose debt"] = 0 if settled is None else 1 if settled.seat == viewer else 2
    return mine.deeds, mine.want_deeds


def seat_row(st, seat):
    s, t_ = st.seats[seat], st.tables
    mine = [d for d in range(t_.deeds) if st.owner[d] == seat]
    lot = st.top.kind == codes.AUCTION and st.top.bidders >> seat & 1
    return {
        "playing": int(s.out == codes.PLAYING),
        "cash": s.cash,
        "space": s.at,
        "jail turn": s.jail,
        "jail cards": int(s.kept).bit_count(),
        "speed die": s.entitled,
        "wealth": end.wealth(st, seat),
        "liquidation value": debt.liquidation(st, seat),
        "deeds": len(mine),
        "buildings": sum(st.level[d] for d in mine),
        "debt": sum(f.amount for f in st.agenda if f.kind == codes.DEBT and f.seat == seat),
        "bidding": int(lot),
    }


def deed_row(st, deed, called):
    t_, owner = st.tables, st.owner[deed]
    g = t_.group[deed]
    due = 0
    if owner >= 0 and not st.pledged[deed]:
        utility = t_.deed_kind[deed] == codes.UTILITY
        due = 7 * rent.factor(st, deed) if utility else rent.amount(st, deed)
    held = [d for d in range(t_.deeds) if t_.group[d] == g and owner >= 0 and st.owner[d] == owner]
    owners = {st.owner[d] for d in range(t_.deeds) if t_.group[d] == g}
    return {
        "owner": called(owner),
        "level": st.level[deed],
        "mortgaged": st.pledged[deed],
        "price": t_.price[deed],
        "rent": due,
        "whole": int(len(owners) == 1 and owners != {codes.BANK}),
        "held": len(held),
    }
