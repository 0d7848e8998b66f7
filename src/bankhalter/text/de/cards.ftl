### Was auf einer Karte steht, die nur sagt, was sie tut. $to-space, $amount … sind die Platzhalter ihres Textes.

card-says-collect = Du bekommst { $amount }.
card-says-pay = Zahl { $amount }.
card-says-collect-each = Alle anderen zahlen dir je { $amount }.
card-says-pay-each = Zahl allen anderen je { $amount }.
card-says-advance = Zieh vor { $to-space }.
card-says-back-to = Geh zurück { $to-space }.
card-says-back = Geh um { $steps } zurück.
card-says-nearest-station = Zieh vor { $station-gender ->
        [f] zur
       *[other] zum
    } nächsten { $station }. Ist das Feld frei, darfst du es kaufen; sonst zahlst du das { $times }-Fache der Miete.
card-says-nearest-utility = Zieh vor { $utility-gender ->
        [f] zur
       *[other] zum
    } nächsten { $utility }. Ist das Feld frei, darfst du es kaufen; sonst würfle und zahl das { $factor }-Fache der Augen.
card-says-repairs = Zahl { $house-sum } je { $house } und { $hotel-sum } je { $hotel }.
card-says-jail = Geh { $jail-gender ->
        [m] in den
        [f] in die
       *[n] ins
    } { $jail }.
card-says-keep = Behalte diese Karte: Sie bringt dich einmal { $jail-gender ->
        [f] aus der
       *[other] aus dem
    } { $jail }.
card-says-pay-or-draw = Zahl { $amount } oder zieh eine Karte.
card-says-found = Ein Fund auf dem Dachboden: Du bekommst { $amount }.
