"""Whole games for tests: every edition, variant and number of players, by chance or by computer players."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from bankhalter.bots.players.simple import Simple
from bankhalter.core import codes, engine, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.flatten import flatten
from bankhalter.core.ledger import Ledger
from bankhalter.core.legal import Choice
from bankhalter.core.odds import Dice
from bankhalter.core.rules import plan
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition, load
from bankhalter.game.driver import Driver
from bankhalter.game.notation import Notation
from bankhalter.switches import agree

RARE = {codes.MORTGAGE, codes.LIFT, codes.WISH, codes.WITHDRAW, codes.OFFER, codes.SELL_DOWN, codes.SELL}


@dataclass(frozen=True)
class Setting:
    """An edition, what was agreed, and how many sit at the table."""

    edition: str
    players: int
    switches: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        """A short name."""
        said = "-".join(f"{key}={value}" for key, value in self.switches)
        return f"{self.edition}-{self.players}-{said or 'book'}"

    def tables(self) -> Tables:
        """The numbers of this game."""
        rules = agree(edition(self.edition), self.players, **dict(self.switches))
        return flatten(edition(self.edition), rules)

    def notation(self) -> Notation:
        """How its actions are written."""
        return Notation(edition(self.edition), self.tables())


@cache
def edition(name: str) -> Edition:
    """Load an edition once."""
    return load(name)


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "standard": [{}, {"speed_die": True}],
    "deluxe-ch": [{}, {"variant": "short"}, {"variant": "time"}],
    "azeroth": [{}, {"speed_die": True}],
    "warendorf": [{}, {"variant": "short"}],
    "schalke": [{}, {"speed_die": True}],
}
# Each switch away from its default at least once, two or three at a time.
TWISTS: list[tuple[str, dict[str, Any]]] = [
    ("standard", {"auction_mode": "live", "rent_demand": "auto", "hotel_condition": "group"}),
    ("standard", {"sell_back": "paid", "build_window": "between_turns", "count_mortgaged": False}),
    ("standard", {"free_parking_pot": True, "double_salary_on_go": True, "opening_bid": 10}),
    ("azeroth", {"speed_die": True, "triple_counts_as_doubles": False, "jail_may_skip_throw": True}),
    ("azeroth", {"speed_die": True, "mr_monopoly_all_owned": "next_rent_due", "auction_mode": "live"}),
    ("schalke", {"utility_dice": "move_throw", "mortgage_needs_clear": "property"}),
    ("schalke", {"bankruptcy_handover": "as_is", "debt_trade_guard": False, "offers_block": True}),
    ("warendorf", {"double_rent_despite_mortgage": True, "building_opening_bid": "lowest_printed"}),
    ("warendorf", {"variant": "short", "tie_break": "cash", "jail_doubles_roll_again": True}),
    ("deluxe-ch", {"variant": "short", "swiss_short_jail_exit": True, "auction_mode": "live"}),
    ("deluxe-ch", {"variant": "short+time", "custom_game": True, "jail_pay_turns": (1, 2, 3)}),
    ("warendorf", {"variant": "short", "agreed_end": True}),
    ("azeroth", {"agreed_end": True, "starting_cash": 4000, "speed_die": True}),
    ("deluxe-ch", {"sell_back": "paid", "free_parking_pot": True, "offers_block": False}),
]


def settings() -> list[Setting]:
    """Every edition and variant for every number of players, then the twists."""
    out = [
        Setting(name, players, tuple(switches.items()))
        for name, variants in VARIANTS.items()
        for switches in variants
        for players in range(2, edition(name).players[1] + 1)
    ]
    out += [Setting(name, 2 + i % 5, tuple(twist.items())) for i, (name, twist) in enumerate(TWISTS)]
    out.append(Setting("deluxe-ch", 7, (("banker_plays", False), ("banker_seat", 2))))
    out.append(Setting("deluxe-ch", 11, (("banker_plays", False),)))
    return out


class Player:
    """Plays one game step by step and keeps what was said."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.led: Ledger = engine.new_game(setting.tables(), setting.players, False)
        self.dice = Dice(seed)
        self.luck = random.Random(seed)
        self.said: list[Action] = []

    @property
    def st(self) -> State:
        """The state."""
        return self.led.state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.st.top.kind == codes.OVER

    def push(self, action: Action) -> None:
        """Say something that must be accepted."""
        word = engine.apply(self.led, action)
        assert word == codes.FINE, (word, action.kind, action.seat, action.a, action.b)
        self.said.append(action)


class RandomPlayer(Player):
    """Anybody may say anything legal; now and then somebody resigns or the clock runs out."""

    def step(self) -> None:
        """Say one random thing."""
        if self.st.top.seat == codes.CHANCE:
            self.push(self.dice.answer(self.st))
            return
        choice = self.choose(legal.menu(self.st, self.speaker()))
        action = self.action(choice) if choice is not None else legal.default(self.st)
        if engine.refuse(self.st, action) != codes.FINE:
            action = legal.default(self.st)
        self.push(action)

    def speaker(self) -> int:
        """Mostly the one asked, sometimes somebody else, rarely the clock."""
        asked = int(self.st.top.seat)
        if self.luck.random() < 0.001:
            return codes.CLOCK
        if asked == codes.ANYONE or self.luck.random() < 0.15:
            return self.luck.randrange(self.setting.players)
        return asked

    def choose(self, menu: list[Choice]) -> Choice | None:
        """Pick a line of the menu; some only now and then, so that the game gets on."""
        kept = [c for c in menu if c.kind not in RARE or self.luck.random() < 0.15]
        kept = [c for c in kept if c.kind != codes.RESIGN or self.luck.random() < 0.004]
        return self.luck.choice(kept) if kept else None

    def action(self, choice: Choice) -> Action:
        """Fill in the amounts of a line."""
        if choice.kind == codes.OFFER:
            return self.offer(int(choice.seat))
        low, high = int(choice.low), int(choice.high)
        amount = low + (self.luck.randint(0, high - low) if low < high else 0)
        if choice.kind == codes.BID:
            step = int(self.st.tables.grain)
            amount = min(low + step * self.luck.randint(0, 12), high)
            return Action(codes.BID, choice.seat, amount)
        if choice.kind == codes.ORDER:
            return Action(codes.ORDER, choice.seat, choice.a, amount)
        if choice.kind == codes.WANT:
            return Action(codes.WANT, choice.seat, amount)
        if choice.kind == codes.BUILD and self.luck.random() < 0.5:
            return self.plan(int(choice.seat))
        return Action(choice.kind, choice.seat, choice.a, choice.b)

    def plan(self, seat: int) -> Action:
        """Make up a plan over streets of whole groups; it may well be refused."""
        st, t = self.st, self.st.tables
        own = [d for d in range(t.deeds) if st.owner[d] == seat == st.whole[t.group[d]]]
        rounds = self.luck.randint(1, 3)
        return plan.of(seat, own * rounds if self.luck.random() < 0.5 else self.luck.choices(own, k=rounds))

    def offer(self, seat: int) -> Offer:
        """Make up an offer; it may well be refused."""
        to = self.luck.randrange(self.setting.players)
        grain = int(self.st.tables.grain)
        cash, want_cash = self.luck.choice([(0, 0), (grain * 20, 0), (0, grain * 20), (0, grain)])
        cards = int(self.st.seats[seat].kept) if self.luck.random() < 0.3 else 0
        relief = grain * self.luck.randint(1, 60) if self.luck.random() < 0.2 else 0
        give, want = self.some(seat), self.some(to)
        return Offer(seat, to, cash, give, cards, want_cash, want, 0, relief)

    def some(self, seat: int) -> int:
        """Some deeds of a seat, as a mask."""
        own = [d for d in range(self.st.tables.deeds) if self.st.owner[d] == seat]
        return sum(1 << d for d in self.luck.sample(own, min(len(own), self.luck.randint(0, 2))))


class BotPlayer(Player):
    """The simple computer player in every seat; the clock ends timed games after a while."""

    def __init__(self, setting: Setting, seed: int) -> None:
        super().__init__(setting, seed)
        self.driver = Driver([Simple() for _ in range(setting.players)], self.dice)

    def step(self) -> None:
        """Let the next one speak."""
        if self.st.tables.timed and self.st.turns == 60:
            self.driver.time_is_up = True
        assert self.driver.step(self.led)
        assert self.driver.said is not None
        self.said.append(self.driver.said)
