"""The only code that changes a state: money, deeds, buildings, cards, tokens, and the agenda."""

from __future__ import annotations

from bankhalter.core.actions import Offer
from bankhalter.core.codes import (
    ABSENT,
    BANK,
    FALLEN,
    POT,
    SEATS,
)
from bankhalter.core.decisions import Debt, Decision, Over, Turn
from bankhalter.core.events import (
    CardBack,
    CardTo,
    Event,
    Freed,
    Handed,
    Jailed,
    Kept,
    Levelled,
    Lifted,
    Mortgaged,
    Moved,
    Paid,
)
from bankhalter.core.native import i64
from bankhalter.core.state import Claim, Pile, State


class Listener:
    """Somebody who hears every event as it happens, instead of finding them in a list."""

    def hear(self, event: Event) -> None:
        """Hear an event; the state may be between two, and is not to be asked."""


class Ledger:
    """One per game. `listening` says whether anybody wants the events: a listener, or who reads `events`.

    `touched` are the deeds, as a mask, whose owner, buildings or mortgage changed since somebody took it; at
    first every one.
    """

    def __init__(self, state: State, listening: bool, listener: Listener | None = None) -> None:
        self.state = state
        self.listening = listening
        self.listener = listener
        self.events: list[Event] = []
        self.touched: i64 = -1

    def tell(self, event: Event) -> None:
        """Report what happened. Ask `listening` first: where nobody listens no event is made."""
        if self.listener is not None:
            self.listener.hear(event)
        else:
            self.events.append(event)

    def tell_to(self, listener: Listener) -> None:
        """Let somebody hear what was told so far, and from now on everything."""
        for event in self.events:
            listener.hear(event)
        self.events.clear()
        self.listener = listener

    # Money -------------------------------------------------------------------------------------

    def pay(self, src: i64, dst: i64, amount: i64, why: i64) -> None:
        """Move money; the bank is counted too, so the sum of all money never changes."""
        st = self.state
        if src >= 0:
            st.seats[src].cash -= amount
        elif src == POT:
            st.pot -= amount
        else:
            st.bank -= amount
        if dst >= 0:
            st.seats[dst].cash += amount
        elif dst == POT:
            st.pot += amount
        else:
            st.bank += amount
        if self.listening:
            self.tell(Paid(src, dst, amount, why))

    def owe(self, seat: i64, to: i64, amount: i64, why: i64) -> None:
        """Put a new debt on the agenda."""
        self.lay(Debt(seat, to, amount, why, self.number(), 0))

    def number(self) -> i64:
        """Return the next number of the game: debts, claims and offers have one, the older the lower."""
        st = self.state
        st.numbers += 1
        return st.numbers

    # Claims and offers -------------------------------------------------------------------------

    def claim(self, claim: Claim) -> None:
        """Note a rent that may be demanded."""
        self.state.claims.append(claim)

    def keep_claims(self, claims: list[Claim]) -> None:
        """Keep only these of the open claims."""
        self.state.claims = claims

    def offer(self, offer: Offer) -> None:
        """Let an offer stand."""
        self.state.offers.append(offer)

    def keep_offers(self, offers: list[Offer]) -> None:
        """Keep only these of the standing offers."""
        self.state.offers = offers

    def wish(self, seat: i64, wish: i64, on: bool) -> None:
        """Note a standing wish, or that it is given up."""
        s = self.state.seats[seat]
        s.wishes = s.wishes | wish if on else s.wishes & ~wish

    # Deeds and buildings -----------------------------------------------------------------------

    def deed_to(self, deed: i64, to: i64) -> None:
        """Hand a deed over; its mortgage stays on it."""
        st = self.state
        t = st.tables
        g = t.group[deed]
        was = st.owner[deed]
        if was >= 0:
            st.held[g * SEATS + was] -= 1
            st.deeds_of[was] &= ~(1 << deed)
            st.groups_of[was] &= ~(1 << g)
        st.owner[deed] = to
        self.touched |= 1 << deed
        st.whole[g] = BANK
        if to >= 0:
            st.held[g * SEATS + to] += 1
            st.deeds_of[to] |= 1 << deed
            if st.held[g * SEATS + to] == t.count[g]:
                st.whole[g] = to
                st.groups_of[to] |= 1 << g
        if self.listening:
            self.tell(Handed(was, to, deed))

    def pledge(self, deed: i64) -> None:
        """Turn a deed over: mortgaged."""
        st = self.state
        st.pledged[deed] = 1
        st.mortgaged |= 1 << deed
        self.touched |= 1 << deed
        st.pledges[st.tables.group[deed]] += 1
        if self.listening:
            self.tell(Mortgaged(st.owner[deed], deed))

    def redeem(self, deed: i64) -> None:
        """Turn a deed face up again."""
        st = self.state
        st.pledged[deed] = 0
        st.mortgaged &= ~(1 << deed)
        self.touched |= 1 << deed
        st.pledges[st.tables.group[deed]] -= 1
        if self.listening:
            self.tell(Lifted(st.owner[deed], deed))

    def build(self, deed: i64, price: i64) -> None:
        """Put the next building on a street, and note what was paid for it where that matters."""
        st = self.state
        level = st.level[deed] + 1
        if len(st.paid) > 0:
            self.note_price(deed, level, price)
        self.set_level(deed, level)

    def note_price(self, deed: i64, level: i64, price: i64) -> None:
        """Note what was paid for a building; only where it is sold back at that price."""
        self.state.paid[deed * 6 + level] = price

    def set_level(self, deed: i64, level: i64) -> None:
        """Put buildings on a street or take them off, out of and into the bank's stock."""
        st = self.state
        hotel = st.tables.hotel
        was = st.level[deed]
        if was == hotel:
            st.hotels += 1
        else:
            st.houses += was
        if level == hotel:
            st.hotels -= 1
        else:
            st.houses -= level
        st.level[deed] = level
        self.touched |= 1 << deed
        st.built[st.tables.group[deed]] += level - was
        if self.listening:
            self.tell(Levelled(st.owner[deed], deed, was, level))

    # Turns and dice ----------------------------------------------------------------------------

    def count_from(self, turns: i64, actions: i64, numbers: i64) -> None:
        """Go on counting where an earlier part of the game stopped."""
        st = self.state
        st.turns = turns
        st.seq = actions
        st.numbers = numbers

    def count_action(self) -> None:
        """Count an action."""
        self.state.seq += 1

    def begin_turn(self, frame: Turn) -> None:
        """Give the dice to a player."""
        st = self.state
        st.turn = frame.seat
        st.turns += 1
        st.doubles = 0
        self.ground(frame)

    def turn_waits(self, on: bool) -> None:
        """Note whether the turn is still to be told."""
        self.state.turn_waits = on

    def throw(self, die1: i64, die2: i64, face: i64) -> None:
        """Let the dice lie as they fell."""
        st = self.state
        st.die1 = die1
        st.die2 = die2
        st.face = face

    def count_doubles(self) -> i64:
        """Count doubles of this turn; return how many there were."""
        st = self.state
        st.doubles += 1
        return st.doubles

    def entitle(self, seat: i64) -> None:
        """Give a player the speed die for good."""
        self.state.seats[seat].entitled = 1

    # Coming and going --------------------------------------------------------------------------

    def absent(self, seat: i64) -> None:
        """Note a seat that never plays."""
        st = self.state
        st.seats[seat].out = ABSENT
        st.alive -= 1

    def leaves(self, seat: i64) -> None:
        """Note that a player is about to leave."""
        self.state.leaving |= 1 << seat

    def fall(self, seat: i64) -> None:
        """Take a player out of the game."""
        st = self.state
        s = st.seats[seat]
        s.out = FALLEN
        s.parked = 0
        st.alive -= 1
        st.fallen += 1
        st.leaving &= ~(1 << seat)

    def time_up(self) -> None:
        """Note that the agreed time is over."""
        self.state.time_up = True

    def close(self) -> None:
        """Note that the game is only wound up."""
        self.state.closing = True

    def finish(self, winners: i64) -> None:
        """End the game: nothing is open any more."""
        st = self.state
        st.winners = winners
        st.leaving = 0
        st.claims = []
        st.offers = []
        self.rewrite([Over()])

    # Tokens ------------------------------------------------------------------------------------

    def move(self, seat: i64, to: i64) -> None:
        """Put a token on a space."""
        st = self.state
        s = st.seats[seat]
        was = s.at
        s.at = to
        s.parked = 0
        if to == st.tables.parking_at:
            s.parked = st.seq
        if self.listening:
            self.tell(Moved(seat, was, to))

    def stand(self, seat: i64, at: i64, jail: i64, parked: i64) -> None:
        """Put a token where it already stood, which is no move: `parked` is when it came to Free Parking."""
        s = self.state.seats[seat]
        s.at = at
        s.jail = jail
        s.parked = parked

    def jail(self, seat: i64) -> None:
        """Put a token behind bars."""
        self.move(seat, self.state.tables.jail_at)
        self.state.seats[seat].jail = 1
        if self.listening:
            self.tell(Jailed(seat))

    def sit(self, seat: i64, turn: i64) -> None:
        """Leave a token behind bars for the jail turn to come."""
        self.state.seats[seat].jail = turn

    def release(self, seat: i64) -> None:
        """Count no further jail turn; whether the token is out is told by `free`."""
        self.state.seats[seat].jail = 0

    def free(self, seat: i64) -> None:
        """Let a token out of jail."""
        self.release(seat)
        if self.listening:
            self.tell(Freed(seat))

    # Cards -------------------------------------------------------------------------------------

    def shuffle(self, deck: i64, cards: i64) -> None:
        """Make a pile of these cards, none of them seen."""
        self.state.piles[deck] = Pile(cards, ())

    def draw(self, deck: i64, card: i64) -> None:
        """Take a card off its pile."""
        pile = self.state.piles[deck]
        if pile.unseen:
            self.state.piles[deck] = Pile(pile.unseen & ~(1 << card), pile.under)
        else:
            self.state.piles[deck] = Pile(0, pile.under[1:])

    def under(self, card: i64) -> None:
        """Put a card face down under its deck."""
        deck = self.state.tables.card_deck[card]
        pile = self.state.piles[deck]
        lowest: tuple[int, ...] = (int(card),)
        self.state.piles[deck] = Pile(pile.unseen, pile.under + lowest)
        if self.listening:
            self.tell(CardBack(deck, card))

    def keep(self, seat: i64, card: i64) -> None:
        """Let a player keep a jail card."""
        self.state.seats[seat].kept |= 1 << card
        if self.listening:
            self.tell(Kept(seat, card))

    def give_up(self, seat: i64, card: i64) -> None:
        """Return a kept card under its deck."""
        self.state.seats[seat].kept &= ~(1 << card)
        self.under(card)

    def cards_to(self, src: i64, dst: i64, cards: i64) -> None:
        """Hand kept cards to another player."""
        st = self.state
        st.seats[src].kept &= ~cards
        st.seats[dst].kept |= cards
        for card in range(st.tables.cards):
            if cards & (1 << card):
                if self.listening:
                    self.tell(CardTo(src, dst, card))

    # Agenda ------------------------------------------------------------------------------------

    def lay(self, frame: Decision) -> None:
        """Put a frame on the agenda behind everything of its rank or above."""
        st = self.state
        if st.top.rank >= frame.rank:
            self.insert(frame, behind=True)
            return
        if st.top is not st.ground:
            st.beneath.append(st.top)
        st.top = frame

    def urge(self, frame: Decision) -> None:
        """Put a frame on the agenda ahead of others of its rank."""
        self.insert(frame, behind=False)

    def insert(self, frame: Decision, behind: bool) -> None:
        """Put a frame between others, behind those of its rank or ahead of them."""
        agenda = self.state.agenda
        i = len(agenda)
        while i > 0 and must_follow(frame, agenda[i - 1], behind):
            i -= 1
        agenda.insert(i, frame)
        self.rewrite(agenda)

    def swap(self, frame: Decision) -> None:
        """Replace the frame on top by its successor of the same rank."""
        st = self.state
        if st.top is st.ground:
            st.ground = frame
        st.top = frame

    def done(self) -> None:
        """Take the frame on top off the agenda."""
        st = self.state
        st.top = st.beneath.pop() if len(st.beneath) > 0 else st.ground

    def ground(self, frame: Decision) -> None:
        """Replace the frame at the bottom: the turn itself."""
        st = self.state
        if st.top is st.ground:
            st.top = frame
        st.ground = frame

    def replace(self, frame: Decision, other: Decision) -> None:
        """Put another frame of the same rank where one lies, wherever that is."""
        self.rewrite([other if f is frame else f for f in self.state.agenda])

    def drop(self, frame: Decision) -> None:
        """Take a frame off the agenda, wherever it lies."""
        self.rewrite([f for f in self.state.agenda if f is not frame])

    def rewrite(self, agenda: list[Decision]) -> None:
        """Put a swept agenda in place of the old one."""
        self.state.agenda = agenda


def must_follow(frame: Decision, other: Decision, behind: bool) -> bool:
    """Tell whether a frame is settled after another one: that of a higher rank, or `behind` of the same."""
    return other.rank > frame.rank or (behind and other.rank == frame.rank)
