### `bankhalter odds`: exact odds of a token's way round the board.

## Help

odds-help = exact odds: landings, expected rent, when buildings pay back
odds-about = Solves the way of a token round the board exactly: how often each space is landed on, what each deed brings on average, and after how many throws of the opponents a building has paid back. What is assumed is written in docs/odds.md.
odds-option-edition = edition or .toml file
odds-option-variant = variant of the edition, such as short
odds-option-speed = with the speed die
odds-option-rule = agree on another rule (docs/switches.md); may be given several times
odds-option-jail = pay the fine at once (short) or always throw (long)
odds-option-jail-cards = get-out-of-jail cards lie before the players (kept) or in their deck (returned)
odds-option-bus = the bus goes by both dice, by the smaller or by the larger one
odds-option-triple = three of a kind: walk, or the number of the space to jump to
odds-option-choice = a card that lets you pay or draw another one: pay or draw
odds-option-show = what to show
odds-option-per = amounts for each throw or for each turn of an opponent
odds-option-format = table, JSON or CSV
odds-option-output = file to write to instead of the screen

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

odds-bad-choice = “{ $said }” does not fit { $option }. There are: { $all }.
odds-bad-triple = “{ $said }” does not fit --triple: it takes “walk” or a space from 0 to { $last }.
odds-unwritable = { $place } cannot be written ({ $reason }). Nothing has been changed.
odds-endless = The cards of this edition can send a token to and fro without end; that has no odds.
