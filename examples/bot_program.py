"""A computer player as a program of its own: reads questions, writes answers, one JSON object per line.

    bankhalter bot-host "python examples/bot_program.py" --games 3

It buys, builds and throws, bids up to a hundred, and accepts offers in which it gives nothing away.
"""

import json
import sys

FIRST = ("buy", "build", "lift", "throw", "end-turn", "raise", "keep", "pay", "pass", "want", "walk", "put")


def choose(question: dict) -> str:
    """Take the first line of the menu that is on the list, else the first one there is."""
    menu = {line["say"].split()[1]: line for line in question["legal"]}
    bid = menu.get("bid")
    if bid and bid.get("low", 101) <= 100:
        return f"bid {bid['low']}"
    for word in FIRST:
        if word in menu:
            return menu[word]["say"]
    return question["legal"][0]["say"]


def reply(question: dict) -> str:
    """Accept presents only."""
    offer = next(o for o in question["view"]["offers"] if o["number"] == question["offer"])
    costs = offer["want"] or offer["want_cards"] or offer["want_cash"]
    return "reject" if costs else "accept"


def main() -> None:
    """Answer until somebody says goodbye."""
    for line in sys.stdin:
        question = json.loads(line)
        if question["ask"] == "bye":
            return
        answer = {"say": None}
        if question["ask"] == "hello":
            answer = {"name": "Example", "between": False}
        elif question["ask"] == "choose":
            answer = {"say": choose(question)}
        elif question["ask"] == "reply":
            answer = {"say": reply(question)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
