# The probe: what the changes of an own edition do

probe-same = Nothing that affects play was changed: names and looks change no game.
probe-played = { $games } games of the edition and of its base on the same dice, { $seats } traders each.
probe-here = here
probe-base = base
probe-difference = difference lies in
probe-median = rounds, middle game
probe-long = rounds, every tenth is longer
probe-endless = without end (%)
probe-place = wins of number { $place } in turn (%)
probe-below = Games without end (not over after { $rounds } rounds) are surely fewer than { $share } here. Colours: rent as a multiple of the price.
probe-clear = ! cannot be chance: all ranges together err in at most one probe of a hundred.
probe-nothing = Nothing stands out: every difference from the base can be chance.

## What stands out

probe-group-more = { $group }: { $change } more rent than in the base, { $here } times the price instead of { $base } times.
probe-group-less = { $group }: { $change } less rent than in the base, { $here } times the price instead of { $base } times.
probe-median-more = Games take longer: { $here } instead of { $base } rounds in the middle.
probe-median-less = Games are shorter: { $here } instead of { $base } rounds in the middle.
probe-long-more = Long games get longer: every tenth takes more than { $here } instead of { $base } rounds.
probe-long-less = Long games get shorter: every tenth takes more than { $here } instead of { $base } rounds.
probe-endless-more = More games never end: { $here }% instead of { $base }%.
probe-endless-less = Fewer games never end: { $here }% instead of { $base }%.
probe-place-more = Number { $place } in turn wins more often: { $here }% instead of { $base }%.
probe-place-less = Number { $place } in turn wins less often: { $here }% instead of { $base }%.

## Where it comes from, and what helps

probe-cause = Cause: { $causes }.
probe-elsewhere = Nothing was changed here itself, it comes from elsewhere: { $causes }.
probe-and = {", "}
probe-set = { $part } at { $percent }%
probe-proposal = Proposal: { $idea }.
probe-propose = { $part } at { $percent }% of the base
probe-back = { $part } as in the base again
probe-part-start = starting money
probe-part-salary = { $salary }
probe-part-rents = rents
probe-part-prices = prices
probe-part-buildings = cost of buildings
probe-part-rules = rules
probe-part-cards = cards
probe-part-amounts = amounts and stock of the bank
probe-part-dice = dice
probe-part-board = spaces
lab-probe-no-base = This edition has no base (extends) it could be compared with.
lab-probe-fell = The probe broke off: its process crashed.
