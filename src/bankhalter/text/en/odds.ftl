### `bankhalter odds`: exact odds of a token's way round the board.

## What was assumed

odds-title = { $edition }: exact odds of a token’s way round the board
odds-plain = Two dice
odds-speed = With the speed die
odds-jail-short = in jail the { $fine } is paid at once
odds-jail-long = in jail everybody throws for doubles
odds-jail-cards-kept = { $jail-card-many } lie before the players
odds-jail-cards-returned = { $jail-card-many } lie in their decks
odds-bus-both = the bus goes by both dice
odds-bus-smaller = the bus goes by the smaller die
odds-bus-larger = the bus goes by the larger die
odds-triple-walk = three of a kind walk on
odds-triple-jump = three of a kind jump to space { $at }
odds-solved = { $places } places before a throw, { $throws } throws a turn; the solution balances to { $residual }.

## Tables

odds-in-jail = In jail
odds-top = The { $count } spaces where tokens stand most often, in per cent
odds-spaces = Every space, in per cent: share of throws and of turns that end there, landings
odds-head-throw-end = throw ends
odds-head-turn-end = turn ends
odds-head-per-throw = per throw
odds-head-per-turn = per turn
odds-per-throw = throw
odds-per-turn = turn
odds-many-throw = throws
odds-many-turn = turns
odds-head-price = price
odds-head-throws = throws
odds-head-turns = turns
odds-rents-streets = Expected rent for each { $per } of an opponent: the deed alone, the whole group, with { $house-many }, with a { $hotel }
odds-rents-others = Expected rent for each { $per } of an opponent, by how many of the group are owned
odds-payback-streets = After how many opponents’ { $many } each purchase has paid back: all deeds of a group, then one more building on each of them
odds-payback-others = The same for one more deed of the group
odds-payback-each = After how many opponents’ { $many } each purchase on one space has paid back
odds-order = Every purchase for a whole group, the quickest to pay back first (in opponents’ { $many })
odds-step-deed-short = deed
odds-step-deed-long = deed
odds-step-group-short = group
odds-step-group-long = all deeds
odds-step-house-short = { $count }
odds-step-house-long = { $house } no. { $count } everywhere
odds-step-hotel-short = { $hotel }
odds-step-hotel-long = { $hotel-many } everywhere
odds-step-owned-short = { $count }
odds-step-owned-long = deed no. { $count }

## What can be wrong

odds-endless = The cards of this edition can send a token to and fro without end; that has no odds.
