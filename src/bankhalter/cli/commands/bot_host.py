"""`bankhalter bot-host "program"`: a program in any language plays against built-in bots."""

from __future__ import annotations

from bankhalter.cli.parser import Given
from bankhalter.lab.tournament.bot_host import Host, HostedGame, check, play
from bankhalter.text import Plain, plain


def run(args: Given) -> int:
    """Let it play: 0 if the program played every game without a fault."""
    host = Host(args.program, args.against, args.games, args.seed, args.edition, args.seconds, args.budget)
    check(host)
    played = [play(host, number) for number in range(host.games)]
    return tell(played, plain(args.language))


def tell(played: list[HostedGame], words: Plain) -> int:
    """Print a line for each game and the sum."""
    for i, game in enumerate(played, 1):
        print(words.say("bot-host-game", game=str(i), result=result(game, words)))
        if game.fault is not None:
            told = {"name": game.name, "turn": str(game.fault.turn), "detail": game.fault.detail}
            print("  " + words.say(f"bot-fault-{game.fault.word}", **told))
    faults = sum(game.fault is not None for game in played)
    each = 1000 * sum(game.used for game in played) / max(sum(game.answers for game in played), 1)
    told = {"games": str(len(played)), "won": str(sum(game.won for game in played))}
    print(words.say("bot-host-sum", **told, faults=str(faults), time=f"{each:.2f}"))
    return 1 if faults else 0


def result(game: HostedGame, words: Plain) -> str:
    """How a game ended for the program."""
    key = "open" if not game.over else "won" if game.won else "lost"
    return words.say(f"bot-host-{key}", name=game.name, turns=str(game.turns))
