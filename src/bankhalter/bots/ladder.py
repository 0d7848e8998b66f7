"""The built-in computer players from the weakest to the strongest, and the published baselines.

`bots.ftl` has a name (`bot-name-…`) and a description (`bot-about-…`) for each.
"""

from __future__ import annotations

LADDER = {
    "random": "bankhalter.bots.players.random_bot:Random",
    "cautious": "bankhalter.bots.players.cautious:Cautious",
    "builder": "bankhalter.bots.players.builder:Builder",
    "trader": "bankhalter.bots.players.trader:Trader",
    "strategist": "bankhalter.bots.players.strategist:Strategist",
    "champion": "bankhalter.bots.players.champion:Champion",
}
BASELINES = {
    "fp-a": "bankhalter.bots.players.fixed_policy:FixedA",
    "fp-b": "bankhalter.bots.players.fixed_policy:FixedB",
    "fp-c": "bankhalter.bots.players.fixed_policy:FixedC",
    "fp-a-loose": "bankhalter.bots.players.fixed_policy:FixedALoose",
    "fp-b-loose": "bankhalter.bots.players.fixed_policy:FixedBLoose",
    "fp-c-loose": "bankhalter.bots.players.fixed_policy:FixedCLoose",
}
UPPER = ("trader", "strategist", "champion")
BOTS = {**LADDER, **BASELINES}
