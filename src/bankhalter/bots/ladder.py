"""The built-in computer players from the weakest to the strongest, and the published baselines.

`bots.ftl` has a name (`bot-name-…`) and a description (`bot-about-…`) for each.
"""

from __future__ import annotations

LADDER = {
    "random": "bankhalter.bots.random_bot:Random",
    "cautious": "bankhalter.bots.cautious:Cautious",
    "builder": "bankhalter.bots.builder:Builder",
    "trader": "bankhalter.bots.trader:Trader",
    "strategist": "bankhalter.bots.strategist:Strategist",
    "champion": "bankhalter.bots.champion:Champion",
}
BASELINES = {
    "fp-a": "bankhalter.bots.fixed:FixedA",
    "fp-b": "bankhalter.bots.fixed:FixedB",
    "fp-c": "bankhalter.bots.fixed:FixedC",
    "fp-a-loose": "bankhalter.bots.fixed:FixedALoose",
    "fp-b-loose": "bankhalter.bots.fixed:FixedBLoose",
    "fp-c-loose": "bankhalter.bots.fixed:FixedCLoose",
}
UPPER = ("trader", "strategist", "champion")
BOTS = {**LADDER, **BASELINES}
