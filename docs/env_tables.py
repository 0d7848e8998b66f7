"""The tables of docs/env.md: every token and every number of an observation, from the code.

python docs/env_tables.py    writes them into the page, between its marks
"""

from __future__ import annotations

import re
from pathlib import Path

from bankhalter.envs import labels, tokens

PAGE = Path(__file__).resolve().parent / "env.md"
MARK = "<!-- {name}: docs/env_tables.py -->"
MEANING = {
    "throw": "throw the dice",
    "pay-fine": "leave jail by the fine",
    "play-card": "leave jail by the card, the lowest held",
    "end-turn": "end the turn; in jail, where agreed, stay",
    "walk": "after three of a kind: move the sum instead of jumping",
    "buy": "buy the deed at its price",
    "decline": "let it be auctioned",
    "pass": "no bid; place nothing; demand nothing",
    "pay": "a card's choice: pay",
    "take-card": "a card's choice: draw another one",
    "bankrupt": "fall; only when the debt cannot be raised",
    "raise": "raise the debt in the usual order",
    "step": "the bus: by die 1, by die 2 (if another number), by both",
    "jump": "after three of a kind: to space 0–39",
    "bid": "the lowest bid, or a rung of the ladder above it",
    "count": "how many scarce buildings are wanted or ordered; a digit of an exact amount",
    "build": "build on a deed, or put there the building that is to be placed",
    "sell": "sell one building of a deed",
    "sell-down": "sell a street group (0–7) down to a level (0–4), at once",
    "mortgage": "mortgage a deed",
    "lift": "lift a mortgage; not of what was mortgaged in this turn",
    "keep": "keep the lowest mortgaged deed received, with its interest",
    "redeem": "lift its mortgage at once",
    "order": "order houses or hotels; a count follows",
    "demand": "demand the n-th rent that is one's due",
    "wish": "have rents demanded by themselves, or not (option `wishes`)",
    "offer-to-left": "begin an offer to the k-th seat to the left",
    "give": "offer: give a deed",
    "want": "offer: want a deed",
    "give-card": "offer: give a jail card",
    "want-card": "offer: want a jail card",
    "cash": "offer: pay all one's cash, or a rung",
    "ask": "offer: ask all the other one's cash (where it is seen), or a rung",
    "let-debt-off": "offer: let the debt between the two off, for goods",
    "send": "send the offer",
    "cancel": "throw it away",
    "accept": "accept the offer shown",
    "reject": "reject it",
    "leave-standing": "leave it on the table",
    "withdraw": "withdraw the n-th own offer",
    "resign": "leave the game (option `resign`)",
    "nothing": "no (further) business",
}


def group(name: str) -> str:
    """Return what a token is called without its numbers."""
    found = max((key for key in MEANING if name == key or name.startswith(key + "-")), key=len, default="")
    return {"order-houses": "order", "order-hotels": "order"}.get(name, found)


def token_table() -> str:
    """Return the tokens, a row for each kind."""
    rows: dict[str, list[int]] = {}
    names = tokens.names()
    for token, name in enumerate(names):
        rows.setdefault(group(name), []).append(token)
    lines = ["| tokens | names | what |", "|--:|---|---|"]
    for key, found in rows.items():
        first, last = found[0], found[-1]
        span = str(first) if first == last else f"{first}–{last}"
        called = f"`{names[first]}`" if first == last else f"`{names[first]}` … `{names[last]}`"
        lines.append(f"| {span} | {called} | {MEANING[key]} |")
    return "\n".join(lines)


NUMBERS = {
    "asked": "1 for the question that is asked, else 0",
    "amount": "price, debt, highest bid, interest, or what was paid for the building to be placed",
    "lowest bid": "the lowest bid that is possible",
    "what is sold": "1 a deed, 2 a house, 3 a hotel",
    "party": "leader, creditor, who asked for buildings first, or who is about to fall",
    "first throw": "1 before the first throw of a turn",
    "count": "buildings to be placed, wanted by the first, or deeds still to be answered for",
    "turns": "turns begun",
    "turns left": "until the limit",
    "houses": "left in the bank",
    "hotels": "left in the bank",
    "pot": "money on Free Parking, by house rule",
    "die 1": "the last throw",
    "die 2": "the last throw",
    "speed die": "its face: 1–3, 4 the bus, 5 Mr. Monopoly",
    "doubles": "thrown in this turn",
    "whose turn": "a party",
    "rents demanded by themselves": "1 if one's standing wish is on",
    "claims": "rents one may demand",
    "first claim": "the amount of the oldest; of a utility seven times its factor",
    "offer: other side": "to whom the draft goes, or who made the offer shown; a party",
    "offer: I pay": "cash",
    "offer: I get": "cash",
    "offer: cards I give": "jail cards",
    "offer: cards I get": "jail cards",
    "offer: debt let off": "its amount",
    "offer: whose debt": "1 mine, 2 the other one's",
    "offers to me": "that stand",
    "offers by me": "that stand",
    "offers left": "in this turn",
    "open actions left": "in this turn",
    "amount so far": "of an exact amount being spelled",
    "digits left": "to be said",
    "last word": "of the sentence begun, plus 1",
    "unseen": "1 if this card has not been seen since its pile was shuffled: deck a, deck b, 16 each",
    "next card": "where all have been seen: the next one, counted from 1",
    "closing": "1 when only what is owed is still settled",
    "players left": "who have not fallen",
}


def number_table() -> str:
    """Return the numbers of an observation: the head, one seat, one deed."""
    lines = ["| place | number | what |", "|--:|---|---|"]
    rows: dict[str, list[int]] = {}
    for place, name in enumerate(labels.HEAD_NAMES):
        short = name if name in NUMBERS else re.sub(r" \S+$", "", name)
        rows.setdefault(short, []).append(place)
    for key, found in rows.items():
        span = str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"
        called = key if len(found) == 1 else f"{labels.HEAD_NAMES[found[0]]} … {labels.HEAD_NAMES[found[-1]]}"
        lines.append(f"| {span} | {called} | {NUMBERS[key]} |")
    lines.append(f"| +12·seat | {', '.join(labels.SEAT_NAMES)} | each seat, the one who looks first |")
    lines.append(f"| +10·deed | {', '.join(labels.DEED_NAMES)} | each of 28 deeds in board order |")
    return "\n".join(lines)


TABLES = {"tokens": token_table, "numbers": number_table}


def filled(page: str) -> str:
    """Return the page with its tables as the code has them."""
    for name, table in TABLES.items():
        mark = MARK.format(name=name)
        page = re.sub(
            f"{mark}.*?{mark}", lambda _, m=mark, t=table: f"{m}\n{t()}\n{m}", page, flags=re.DOTALL
        )
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
