"""The built-in computer players from the weakest to the strongest, and the published baselines.

Earlier selves and the families of the population are found by name too, but not offered at a table.
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
EARLIER_SELVES = {  # kept as they were, to measure against
    "trader-1": "bankhalter.bots.players.trader_1:Trader1",
    "strategist-1": "bankhalter.bots.players.strategist_1:Strategist1",
    "champion-1": "bankhalter.bots.players.champion_1:Champion1",
}
FAMILIES = {  # of the population; `collector.12` is a member
    "collector": "bankhalter.bots.population.families:Collector",
    "miser": "bankhalter.bots.population.families:Miser",
    "hoarder": "bankhalter.bots.population.families:Hoarder",
    "cash-buyer": "bankhalter.bots.population.families:CashBuyer",
    "loner": "bankhalter.bots.population.families:Loner",
    "bundler": "bankhalter.bots.population.families:Bundler",
    "nag": "bankhalter.bots.population.families:Nag",
    "sitter": "bankhalter.bots.population.families:Sitter",
    "price-lister": "bankhalter.bots.population.families:PriceLister",
    "deal-maker": "bankhalter.bots.population.families:DealMaker",
    "swapper": "bankhalter.bots.population.families:Swapper",
    "speculator": "bankhalter.bots.population.families:Speculator",
}
UPPER = ("trader", "strategist", "champion")
BOTS = {**LADDER, **BASELINES}
