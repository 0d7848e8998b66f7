### What stands on a card that only says what it does. $to-space, $amount … are the placeholders of its text.

card-says-collect = You receive { $amount }.
card-says-pay = Pay { $amount }.
card-says-collect-each = Everybody else pays you { $amount } each.
card-says-pay-each = Pay everybody else { $amount } each.
card-says-advance = Move on { $to-space }.
card-says-back-to = Go back { $to-space }.
card-says-back = Go back by { $steps }.
card-says-nearest-station = Move on to the next { $station }. If nobody owns it you may buy it; otherwise pay { $times } times the rent.
card-says-nearest-utility = Move on to the next { $utility }. If nobody owns it you may buy it; otherwise throw the dice and pay { $factor } times the total.
card-says-repairs = Pay { $house-sum } for each { $house } and { $hotel-sum } for each { $hotel }.
card-says-jail = Go to { $jail }.
card-says-keep = Keep this card: it gets you out of { $jail } once.
card-says-pay-or-draw = Pay { $amount } or draw a card.
card-says-found = A find in the attic: you receive { $amount }.
