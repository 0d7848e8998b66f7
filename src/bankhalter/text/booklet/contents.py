"""What stands in the booklet: its chapters and paragraphs, the rules they state, and where they apply.

A paragraph's words are the messages `booklet-<anchor>-title` and `booklet-<anchor>`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Paragraph:
    """One paragraph: its anchor, the rules it states, its condition (`facts`) and its table (`tables`)."""

    anchor: str
    rules: tuple[str, ...]
    when: str = ""
    table: str = ""


@dataclass(frozen=True)
class Chapter:
    """One chapter, `booklet-chapter-<id>`; it applies where its condition holds."""

    id: str
    paragraphs: tuple[Paragraph, ...]
    when: str = ""


def say(anchor: str, rules: str, when: str = "", table: str = "") -> Paragraph:
    """Return a paragraph; its rules are written in one line."""
    return Paragraph(anchor, tuple(rules.split()), when, table)


CONTENTS: tuple[Chapter, ...] = (
    Chapter(
        "goal",
        (
            say("goal-aim", "END-1 SHORT-C7 SHORT-W5 TIME-1 HOUSE-7"),
            say("goal-how", "RENT-5 BUILD-1 MORT-1 TRADE-1"),
            say("goal-players", "SETUP-11 R-2"),
        ),
    ),
    Chapter(
        "box",
        (
            say("box-parts", "SETUP-7 BANK-6", table="parts"),
            say("box-tokens", "SETUP-2 SETUP-7 R-2"),
            say("box-properties", "SETUP-8 SETUP-7"),
            say("box-deed", "SETUP-10 BUY-1"),
            say("box-classic", "SETUP-9 R-21", when="like-classic"),
            say("box-words", "SETUP-7 SETUP-8", when="own-words"),
            say("box-twins", "R-9", when="twin-words"),
            say("box-money", "R-6 BANK-4"),
        ),
    ),
    Chapter(
        "setup",
        (
            say("setup-banker", "BANK-1 BANK-2 R-4"),
            say("setup-banker-plays", "BANK-5 R-4"),
            say("setup-bank", "BANK-3 BANK-7 BANK-8 SETUP-4"),
            say("setup-rich", "BANK-4"),
            say("setup-tray", "SETUP-1 SETUP-4 SETUP-7", when="tray"),
            say("setup-cards", "SETUP-1 SETUP-7 R-8"),
            say("setup-token", "SETUP-2"),
            say("setup-money", "SETUP-3 R-1 SPEED-1 SPEED-2", table="notes"),
            say("setup-rest", "SETUP-4"),
            say("setup-first", "SETUP-5 R-3 R-4"),
            say("setup-order", "SETUP-6 R-80"),
            say("setup-open", "R-5 BUY-2"),
        ),
    ),
    Chapter(
        "turn",
        (
            say("turn-throw", "TURN-1 TURN-2 TURN-3"),
            say("turn-go", "TURN-4 TURN-5 TURN-6 SPACE-5 CARD-7 JAIL-2 HOUSE-3 R-11 R-77 R-83"),
            say("turn-doubles", "TURN-7"),
            say("turn-third", "TURN-8 JAIL-1 R-10"),
            say("turn-end", "TURN-10 SETUP-6 R-43"),
            say("turn-together", "TURN-11"),
            say("turn-anytime", "TURN-12 TURN-13 BUILD-9 TRADE-5 R-29"),
            say("turn-pause", "R-28 R-25"),
            say("turn-first", "R-84 R-55"),
        ),
    ),
    Chapter(
        "squares",
        (
            say("squares-all", "R-82 TURN-3 SPACE-1 SETUP-10", table="squares"),
            say("square-free", "BUY-1 BUY-3"),
            say("square-owned", "RENT-1"),
            say("square-own", "RENT-10"),
            say("square-draw", "CARD-1 CARD-2", when="cards"),
            say("square-tax", "SPACE-1 BANK-7 HOUSE-2 R-7 R-76", when="taxes"),
            say("square-jail", "SPACE-3"),
            say("square-to-jail", "SPACE-4 JAIL-1 JAIL-2 TURN-9", when="to-jail"),
            say("square-parking", "SPACE-2 HOUSE-2 R-76", when="parking"),
        ),
    ),
    Chapter(
        "buy",
        (
            say("buy-right", "BUY-1 BUY-2"),
            say("buy-decline", "BUY-3 AUCT-1"),
            say("buy-cash", "R-22 BUY-3"),
            say("buy-alike", "BUY-4", when="unbuilt"),
            say("buy-always", "BUY-5 BUY-6"),
            say("auction-when", "AUCT-1"),
            say("auction-who", "AUCT-2 R-27"),
            say("auction-open", "AUCT-3 AUCT-6 R-23 R-26"),
            say("auction-cash", "AUCT-4 R-25"),
            say("auction-order", "R-23 R-86"),
            say("auction-bound", "AUCT-5 AUCT-6"),
            say("auction-nobody", "R-24"),
        ),
    ),
    Chapter(
        "rent",
        (
            say("rent-due", "RENT-1 RENT-12"),
            say("rent-demand", "RENT-3 R-13"),
            say("rent-lapse", "RENT-3 R-13 R-88 R-93"),
            say("rent-fixed", "R-14"),
            say("rent-double", "RENT-5 RENT-6 R-16 R-17", when="streets"),
            say("rent-built", "RENT-4 R-15 R-16", when="streets"),
            say("rent-streets", "RENT-1 RENT-4 SETUP-10 R-21", when="streets", table="rents"),
            say("rent-stations", "RENT-7 RENT-11 R-18 R-21", when="stations", table="stations"),
            say("rent-utilities", "RENT-8 R-18 R-19 R-20", when="utilities"),
            say("rent-mortgaged", "RENT-2 RENT-11 MORT-3"),
            say("rent-jail", "RENT-9 JAIL-4 TURN-12"),
        ),
    ),
    Chapter(
        "build",
        (
            say("build-group", "BUILD-1 BUILD-9"),
            say("build-price", "BUILD-2 BUILD-6 SETUP-10"),
            say("build-prices", "BUILD-2 SETUP-10 MORT-1 BUY-1", table="prices"),
            say("build-even", "BUILD-3 R-30 SHORT-C3 SHORT-W2 R-59"),
            say("build-hotel", "BUILD-4 BUILD-5 BUILD-7 BUILD-12 R-30 SHORT-C3 SHORT-W2 R-59"),
            say("build-hotel-price", "BUILD-6 BUILD-7 R-33 SHORT-C3 SHORT-W2 R-59"),
            say("build-mortgage", "BUILD-8"),
            say("build-when", "BUILD-9 TURN-12 TURN-13 R-28 R-29"),
            say("build-plan", "R-31 R-98"),
            say("build-none", "BUILD-10 BANK-6"),
            say("build-few", "BUILD-11 AUCT-1 R-31"),
            say("build-lots", "AUCT-3 AUCT-7 BUILD-11 R-32 R-89"),
        ),
        when="streets",
    ),
    Chapter(
        "sell",
        (
            say("sell-half", "SELL-1 R-35 TRADE-2"),
            say("sell-even", "SELL-2 SELL-4 R-30 SHORT-C4 SHORT-W2 R-59"),
            say("sell-hotel", "SELL-3 SELL-5 R-34 SHORT-C4 SHORT-W2 R-59"),
            say("sell-group", "R-34"),
        ),
        when="streets",
    ),
    Chapter(
        "mortgage",
        (
            say("mortgage-take", "MORT-1 BANK-8 R-37"),
            say("mortgage-clear", "MORT-2 MORT-6 R-36"),
            say("mortgage-effect", "MORT-3 MORT-5 RENT-2"),
            say("mortgage-lift", "MORT-4 MORT-10 R-6"),
            say("mortgage-handover", "MORT-8 R-39"),
            say("mortgage-bank", "MORT-9 R-38"),
            say("mortgage-rebuild", "MORT-7"),
        ),
    ),
    Chapter(
        "trade",
        (
            say("trade-what", "TRADE-1 TRADE-3 R-90 R-91"),
            say("trade-built", "TRADE-2"),
            say("trade-when", "TRADE-5 TURN-12 TURN-13 R-90"),
            say("trade-mortgaged", "TRADE-4 MORT-8 R-39"),
            say("trade-offer", "R-90 R-91"),
            say("trade-card", "CARD-4 JAIL-11 TRADE-3"),
            say("trade-leaving", "R-80 R-87"),
        ),
    ),
    Chapter(
        "cards",
        (
            say("cards-draw", "CARD-1 CARD-2 CARD-3"),
            say("cards-keep", "CARD-4 CARD-5 R-79"),
            say("cards-move", "CARD-7 CARD-8 R-11 R-12"),
            say("cards-kinds", "CARD-6"),
            say("cards-nearest", "R-85", when="cards-nearest"),
            say("cards-repairs", "R-85", when="cards-repairs"),
            say("cards-each", "R-54 R-85", when="cards-each"),
            say("cards-choice", "R-85", when="cards-choice"),
            say("cards-a", "CARD-6 R-8", table="cards-a"),
            say("cards-b", "CARD-6 R-8", table="cards-b"),
        ),
        when="cards",
    ),
    Chapter(
        "jail",
        (
            say("jail-in", "JAIL-1"),
            say("jail-end", "JAIL-2 JAIL-3 TURN-9"),
            say("jail-business", "JAIL-4 RENT-9 TURN-12"),
            say("jail-out", "JAIL-5 JAIL-6 JAIL-7 JAIL-9 JAIL-10"),
            say("jail-fine", "JAIL-5 R-42 R-46", when="may-stay"),
            say("jail-card", "JAIL-6 JAIL-11 R-45"),
            say("jail-doubles", "JAIL-7 JAIL-8 R-43 R-44 R-46", when="may-stay"),
            say("jail-third", "JAIL-9 JAIL-10 R-47", when="may-stay"),
            say("jail-leave", "JAIL-12 SHORT-W3 R-58", when="must-leave"),
        ),
    ),
    Chapter(
        "debt",
        (
            say("debt-raise", "DEBT-1 R-48"),
            say("debt-while", "R-92 R-27"),
            say("debt-several", "R-54 R-55"),
            say("debt-deeds", "DEBT-5 R-81 R-91"),
            say("debt-guard", "R-41"),
            say("debt-bankrupt", "DEBT-2 R-48"),
            say("debt-call", "R-55 R-93"),
            say("debt-player", "DEBT-3 R-49 R-50 R-53"),
            say("debt-interest", "DEBT-3 DEBT-6 MORT-8 R-51"),
            say("debt-bank", "DEBT-4 R-52"),
            say("debt-turn", "R-56 R-80"),
            say("debt-resign", "R-57 R-87 R-88"),
        ),
    ),
    Chapter(
        "speed",
        (
            say("speed-what", "SPEED-1 R-67 R-78"),
            say("speed-bonus", "SPEED-2"),
            say("speed-after", "SPEED-3 R-68"),
            say("speed-throw", "SPEED-4 R-69"),
            say("speed-number", "SPEED-5"),
            say("speed-bus", "SPEED-6 R-70"),
            say("speed-mr", "SPEED-7 BUY-6 R-71 R-97"),
            say("speed-owned", "SPEED-8 R-72 R-97"),
            say("speed-doubles", "SPEED-9"),
            say("speed-triple", "SPEED-10 R-73 R-97"),
            say("speed-jail", "SPEED-11 R-71 R-75"),
            say("speed-out", "SPEED-12 JAIL-12 R-75"),
            say("speed-utilities", "SPEED-13 R-74", when="utilities"),
        ),
        when="speed",
    ),
    Chapter(
        "short",
        (
            say("short-what", "R-58 R-78 SHORT-C1 SHORT-W1"),
            say("short-deal", "SHORT-C1 SHORT-C2 SHORT-W1 R-66 R-96"),
            say("short-hotel", "SHORT-C3 SHORT-W2 R-59"),
            say("short-sell", "SHORT-C4 SHORT-W2 R-59"),
            say("short-jail", "SHORT-W3 JAIL-12 R-58"),
            say("short-end", "SHORT-C5 SHORT-C6 SHORT-W4 R-60 R-61 R-87 R-95"),
        ),
        when="short",
    ),
    Chapter(
        "time",
        (
            say("time-what", "TIME-1"),
            say("time-deal", "TIME-2 R-66 R-96"),
            say("time-rest", "TIME-3"),
            say("time-up", "R-65 R-88"),
            say("time-mixed", "R-78"),
        ),
        when="time",
    ),
    Chapter(
        "win",
        (
            say("win-last", "END-1 R-61 R-94 SHORT-C5 SHORT-W4 TIME-1 HOUSE-7 R-99"),
            say("win-clock", "HOUSE-7 R-65 R-88 R-99", when="clock-agreed"),
            say("win-count", "SHORT-C7 SHORT-W5 HOUSE-7 R-62 R-63", when="counting"),
            say("win-tie", "R-64 R-99", when="counting"),
        ),
    ),
    Chapter(
        "forbidden",
        (
            say("forbidden-loans", "TRADE-6 BANK-8 HOUSE-1 R-40"),
            say("forbidden-waive", "TRADE-7 HOUSE-1 R-40"),
            say("forbidden-gifts", "TRADE-6 R-40 R-91"),
            say("forbidden-pot", "BANK-7 HOUSE-1 HOUSE-2", when="parking"),
        ),
    ),
    Chapter(
        "questions",
        (
            say("questions-parking", "SPACE-2 BANK-7 HOUSE-1 HOUSE-2 R-76", when="parking"),
            say("questions-go", "SPACE-5 TURN-4 HOUSE-3 R-77"),
            say("questions-house", "HOUSE-4 HOUSE-5 HOUSE-6"),
            say("questions-clock", "HOUSE-7 R-99"),
            say("questions-capital", "HOUSE-8 R-100"),
            say("questions-wait", "BUILD-9 TURN-12 TURN-13 R-29"),
            say("questions-mortgaged", "RENT-11 RENT-5 RENT-2 R-17"),
            say("questions-trade", "TRADE-1 TRADE-2"),
            say("questions-loan", "TRADE-6 BANK-8"),
            say("questions-stock", "BANK-6"),
            say("questions-bank", "BANK-4"),
            say("questions-lap", "BUY-5"),
            say("questions-decline", "AUCT-2"),
            say("questions-forgot", "RENT-3 R-13"),
            say("questions-jail", "JAIL-4 RENT-9 TURN-12"),
            say("questions-swap", "TRADE-7 RENT-3 R-40"),
        ),
    ),
    Chapter(
        "tips",
        (
            say("tips-buy", "BUY-1"),
            say("tips-group", "RENT-5 BUILD-1"),
            say("tips-three", "BUILD-3"),
            say("tips-stock", "BANK-6 BUILD-10"),
            say("tips-jail", "JAIL-4"),
            say("tips-deeds", "DEBT-5 R-81"),
            say("tips-watch", "RENT-3 R-13"),
        ),
    ),
    Chapter(
        "history",
        (
            say("history-magie", ""),
            say("history-homemade", ""),
            say("history-darrow", ""),
            say("history-world", ""),
        ),
    ),
)

# Rules that only some books have, by the beginning of their ids or by the whole id: the condition of `facts`.
ONLY = {
    "SPEED-": "speed",
    "SHORT-C": "short-paid",
    "SHORT-W": "short-free",
    "TIME-": "time",
    "TURN-12": "build-anytime",
    "TURN-13": "build-between",
    "SETUP-9": "values-equal",
    "SELL-4": "hotel-level",
    "JAIL-12": "jail-differs",
    "R-9": "twin-words",
    "R-20": "throw-of-move",
    "R-19": "throw-anew",
    "R-21": "values-times",
    "R-26": "coarse-money",
    "R-49": "liquidate",
    "R-50": "as-is",
    "R-53": "as-is",
    "R-58": "short",
    "R-59": "short",
    "R-60": "short",
    "R-61": "short",
    "R-62": "short-paid",
    "R-63": "counting",
    "R-64": "counting",
    "R-65": "time",
    "R-66": "dealing",
    "R-67": "speed",
    "R-68": "speed",
    "R-69": "speed",
    "R-70": "speed",
    "R-71": "speed",
    "R-72": "speed",
    "R-73": "speed",
    "R-74": "speed",
    "R-75": "speed",
    "R-78": "several-games",
    "R-95": "short",
    "R-96": "dealing",
    "R-97": "speed",
}
