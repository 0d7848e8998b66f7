### What is needed everywhere at the table.
###
### The edition's words are at hand in every message: { $house } (house, village, stand …),
### { $house-many } (houses), and likewise for hotel, street, station, utility, property, deed, deck-a,
### deck-b, card-a, card-b, jail-card, go, jail, visiting, to-jail, parking, mortgage, mortgage-value, bank,
### token, player, salary, fine and mr; also { $taxes } (the names of the tax spaces), { $grain }, and
### examples from the board: sample-street, sample-other, sample-top, sample-group, sample-sum, sample-player.
###
### Where a space is mentioned there are { $space } (its name), { $space-the }, { $space-acc }, { $space-dat },
### { $space-at } (on …) and { $space-to } (to …).

table-bank = the bank
table-chance = chance
table-clock = the clock
table-anyone = all bidders
table-pot = the pot

table-and = and
table-or = or
table-nothing = nothing

table-face-bus = bus
table-face-mr = { $mr }

# $give and $want are lists such as “Badstraße, Turmstraße and M 100”, or “nothing”.
table-offer = { $who } offers { $to }: { $give } for { $want }.
table-relief = This would settle { $amount } of the debt.

# In the booklet, on paper as on the screen.
booklet-changed = agreed
booklet-changed-how = Paragraphs with this mark are not as the edition's booklet has them: this table agreed on something else.
booklet-found-none = The booklet says nothing about that. Try another word.
booklet-contents = Contents
