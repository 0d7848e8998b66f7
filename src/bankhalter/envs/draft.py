"""What an environment agreed, and the sentence a seat has begun."""

from __future__ import annotations

from typing import Final

from bankhalter.core import fields
from bankhalter.core.actions import Offer
from bankhalter.core.native import i64

WHOLE_OFFER: Final = 1  # kinds of draft
WHOLE_ORDER: Final = 2
ONLY_AMOUNT: Final = 3


class EnvOptions:
    """What an environment agreed beside the rules; docs/env.md explains each."""

    def __init__(
        self,
        simple: bool = False,
        business: bool = False,
        exact: bool = False,
        wishes: bool = False,
        resign: bool = False,
        cash_visible: bool = True,
        explicit_chance: bool = False,
        count_at_limit: bool = False,
        most_turns: i64 = 400,
        most_offers: i64 = 2,
        most_opens: i64 = 32,
    ) -> None:
        self.simple = simple
        self.business = business
        self.exact = exact
        self.wishes = wishes
        self.resign = resign
        self.cash_visible = cash_visible
        self.explicit_chance = explicit_chance
        self.count_at_limit = count_at_limit
        self.most_turns = most_turns
        self.most_offers = most_offers
        self.most_opens = most_opens

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields.given(self) == fields.given(other)

    def __hash__(self) -> int:
        return hash(fields.given(self))

    def __repr__(self) -> str:
        return fields.spelled(self)

    def __reduce__(self) -> tuple[object, ...]:
        return EnvOptions, fields.given(self)


class Draft:
    """A sentence begun: an offer, an order or an amount. `last` is its last token, 0 where none is begun."""

    def __init__(self) -> None:
        self.kind: i64 = 0
        self.last: i64 = 0
        self.to: i64 = 0
        self.give: i64 = 0
        self.want: i64 = 0
        self.give_cards: i64 = 0
        self.want_cards: i64 = 0
        self.pay: i64 = 0
        self.ask: i64 = 0
        self.relief: i64 = 0
        self.what: i64 = 0
        # An exact amount: `amount` so far, `digits` still to be said, each of the worth of its place.
        self.digits: i64 = 0
        self.amount: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.purpose: i64 = 0

    def clear(self) -> None:
        """Throw the sentence away."""
        self.kind = 0
        self.last = 0
        self.to = 0
        self.give = 0
        self.want = 0
        self.give_cards = 0
        self.want_cards = 0
        self.pay = 0
        self.ask = 0
        self.relief = 0
        self.what = 0
        self.digits = 0
        self.amount = 0

    def follow(self, src: Draft) -> None:
        """Become a copy of another draft."""
        self.kind = src.kind
        self.last = src.last
        self.to = src.to
        self.give = src.give
        self.want = src.want
        self.give_cards = src.give_cards
        self.want_cards = src.want_cards
        self.pay = src.pay
        self.ask = src.ask
        self.relief = src.relief
        self.what = src.what
        self.digits = src.digits
        self.amount = src.amount
        self.least = src.least
        self.most = src.most
        self.purpose = src.purpose

    def offer(self, seat: i64) -> Offer:
        """Return the offer as it would be sent now."""
        return Offer(
            seat,
            self.to,
            self.pay,
            self.give,
            self.give_cards,
            self.ask,
            self.want,
            self.want_cards,
            self.relief,
        )

    def goods(self) -> bool:
        """Tell whether a deed or a card is in it."""
        return self.give | self.want | self.give_cards | self.want_cards != 0

    def __repr__(self) -> str:
        held = {name: number for name, number in fields.contents(self).items() if number}
        return f"<Draft: {held}>"

    def __reduce__(self) -> tuple[object, ...]:
        return fields.filled, (Draft, (), fields.contents(self))
