"""What a seat may see of a game, as plain values. Holds no rule: it only repeats what the state says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, cast

from bankhalter.core import codes, names
from bankhalter.core.actions import Offer
from bankhalter.core.fields import FACE
from bankhalter.core.rules import end, rent
from bankhalter.core.state import Claim, State
from bankhalter.edition import Edition
from bankhalter.game.question import Detail, detail, seats_of, spaces_of
from bankhalter.switches import Rules

Face = int | Literal["bus", "mr"]  # of the speed die: its eyes, or what is drawn on it; 0 without it
TOP_LINE = 5  # of the rents printed on a street's deed: with a hotel


@dataclass(frozen=True)
class SeatView:
    """A player as others see it; `cash` and `worth` (cash, deeds, buildings) are None where hidden."""

    seat: int
    name: str
    cash: int | None
    worth: int | None
    at: int
    jail_turn: int
    out: bool
    speed_die: bool
    jail_cards: tuple[str, ...]
    deeds: tuple[int, ...]
    always_demands: bool


@dataclass(frozen=True)
class DeedView:
    """A deed on its space: owner (None: the bank), buildings, mortgage, and the rent due there now.

    `line` counts from 0 which of the printed rents or factors that is; a whole group may double the first.
    """

    space: int
    owner: int | None
    level: int
    hotel: bool
    mortgaged: bool
    rent: int | None
    factor: int | None
    line: int | None = None


@dataclass(frozen=True)
class OfferView:
    """A standing offer, with spaces and card ids."""

    number: int
    seat: int
    to: int
    give: tuple[int, ...]
    cards: tuple[str, ...]
    cash: int
    want: tuple[int, ...]
    want_cards: tuple[str, ...]
    want_cash: int
    relief: int


@dataclass(frozen=True)
class ClaimView:
    """A rent that may be demanded; `factor` where a throw decides the amount."""

    number: int
    owner: int
    payer: int
    space: int
    amount: int
    factor: int


@dataclass(frozen=True)
class PileView:
    """A deck by its numbers, which everybody can count: cards in it, unseen ones among them, cards kept."""

    deck: str
    cards: int
    unseen: int
    out: int


@dataclass(frozen=True)
class TableView:
    """The whole table as everybody sees it; `asked` is a seat, -2 chance, -3 the clock, -4 any bidder."""

    awaited: str
    asked: int
    detail: Detail = field(hash=False)
    turn: int
    turns: int
    seats: tuple[SeatView, ...]
    deeds: tuple[DeedView, ...]
    claims: tuple[ClaimView, ...]
    piles: tuple[PileView, ...]
    houses: int
    hotels: int
    pot: int
    dice: tuple[int, int, Face]
    over: bool
    winners: tuple[int, ...]


@dataclass(frozen=True)
class View(TableView):
    """One seat's sight of the whole table: `seat` is None for a spectator, who sees no offers."""

    seat: int | None
    offers: tuple[OfferView, ...]


def view(edition: Edition, rules: Rules, st: State, players: tuple[str, ...], seat: int | None) -> View:
    """Return what a seat sees; None is a spectator."""
    return View(
        seat=seat,
        awaited=names.FRAMES[st.top.kind],
        asked=int(st.top.seat),
        detail=detail(st),
        turn=int(st.turn),
        turns=int(st.turns),
        seats=tuple(seat_view(edition, rules, st, players, i, seat) for i in range(len(st.seats))),
        deeds=tuple(deed_view(st, deed) for deed in range(st.tables.deeds)),
        offers=tuple(offer_view(edition, st, o) for o in st.offers if seat in (o.seat, o.to)),
        claims=tuple(claim_view(st, c) for c in st.claims),
        piles=tuple(pile_view(st, deck) for deck in range(len(st.piles))),
        houses=int(st.houses),
        hotels=int(st.hotels),
        pot=int(st.pot),
        dice=thrown(st),
        over=st.top.kind == codes.OVER,
        winners=tuple(seats_of(int(st.winners))),
    )


def seat_view(
    edition: Edition, rules: Rules, st: State, players: tuple[str, ...], i: int, viewer: int | None
) -> SeatView:
    """One player, as the viewer sees it."""
    s = st.seats[i]
    seen = rules.cash_visible or viewer == i
    return SeatView(
        seat=i,
        name=players[i],
        cash=int(s.cash) if seen else None,
        worth=int(end.wealth(st, i)) if seen else None,
        at=int(s.at),
        jail_turn=int(s.jail),
        out=s.out != codes.PLAYING,
        speed_die=bool(s.entitled),
        jail_cards=_cards(edition, int(s.kept)),
        deeds=owned(st, i),
        always_demands=bool(s.wishes & codes.WISH_DEMAND),
    )


def thrown(st: State) -> tuple[int, int, Face]:
    """The last throw."""
    return int(st.die1), int(st.die2), cast("Face", FACE.plain(int(st.face)))


def owned(st: State, seat: int) -> tuple[int, ...]:
    """The spaces of a player's deeds."""
    space = st.tables.space
    return tuple([space[deed] for deed, owner in enumerate(st.owner) if owner == seat])


def deed_view(st: State, deed: int) -> DeedView:
    """One deed."""
    owner = int(st.owner[deed])
    rent, factor = dues(st, deed)
    return DeedView(
        space=int(st.tables.space[deed]),
        owner=owner if owner >= 0 else None,
        level=int(st.level[deed]),
        hotel=st.level[deed] == st.tables.hotel,
        mortgaged=bool(st.pledged[deed]),
        rent=rent,
        factor=factor,
        line=None if rent is None and factor is None else counted_line(st, deed),
    )


def counted_line(st: State, deed: int) -> int:
    """Which of the printed rents or factors of a deed counts: by its buildings, or by those beside it."""
    t = st.tables
    if t.deed_kind[deed] != codes.STREET:
        return int(rent.counted(st, t.group[deed], st.owner[deed])) - 1
    return TOP_LINE if st.level[deed] == t.hotel else int(st.level[deed])


def dues(st: State, deed: int) -> tuple[int | None, int | None]:
    """The rent of a deed, or the factor by which a throw makes it; neither where none is due."""
    if st.owner[deed] < 0 or st.pledged[deed]:
        return None, None
    if st.tables.deed_kind[deed] == codes.UTILITY:
        return None, int(rent.factor(st, deed))
    return int(rent.amount(st, deed)), None


def claim_view(st: State, c: Claim) -> ClaimView:
    """One rent that may be demanded."""
    return ClaimView(
        number=int(c.number),
        owner=int(c.owner),
        payer=int(c.payer),
        space=int(st.tables.space[c.deed]),
        amount=int(c.amount),
        factor=int(c.factor),
    )


def pile_view(st: State, deck: int) -> PileView:
    """One deck; its order is told by nothing here."""
    pile = st.piles[deck]
    unseen = int(pile.unseen).bit_count()
    cards = unseen + len(pile.under)
    return PileView(names.DECKS[deck], cards, unseen, int(st.tables.deck_mask[deck]).bit_count() - cards)


def offer_view(edition: Edition, st: State, o: Offer) -> OfferView:
    """One offer."""
    return OfferView(
        number=int(o.number),
        seat=int(o.seat),
        to=int(o.to),
        give=tuple(spaces_of(st, int(o.deeds))),
        cards=_cards(edition, int(o.cards)),
        cash=int(o.cash),
        want=tuple(spaces_of(st, int(o.want_deeds))),
        want_cards=_cards(edition, int(o.want_cards)),
        want_cash=int(o.want_cash),
        relief=int(o.relief),
    )


def _cards(edition: Edition, cards: int) -> tuple[str, ...]:
    """The ids of a mask of cards."""
    return tuple(f"{c.deck}/{c.id}" for i, c in enumerate(edition.cards) if cards >> i & 1) if cards else ()
