"""Why something does not fit now: the same refusal, said for the situation."""

from __future__ import annotations

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.state import State

# What is missing for an action that answers a question nobody has asked.
MISSING = {
    codes.PAY_FINE: "jail",
    codes.PLAY_CARD: "jail",
    codes.STEP: "bus",
    codes.JUMP_TO: "triple",
    codes.WALK: "triple",
    codes.BUY: "buy",
    codes.DECLINE: "buy",
    codes.BID: "bid",
    codes.HAMMER: "bid",
    codes.PASS: "pass",
    codes.WANT: "scarce",
    codes.PUT: "scarce",
    codes.KEEP: "receipt",
    codes.REDEEM: "receipt",
    codes.PAY: "card",
    codes.TAKE_CARD: "card",
    codes.BANKRUPT: "debt",
    codes.RAISE: "debt",
}


def in_situation(word: str, action: Action, state: State) -> str:
    """Return the word of a refusal, with the situation behind it where `not-now` alone says too little."""
    if word != "not-now":
        return word
    if action.kind == codes.THROW:
        return "not-now-thrown" if state.top.kind == codes.REST else word
    missing = MISSING.get(int(action.kind), "")
    return f"{word}-{missing}" if missing else word
