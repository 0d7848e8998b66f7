### Wer jetzt was tun muss: ein Satz je Entscheidung.

awaited-turn = { $who } ist dran: würfeln.
awaited-turn-again = { $who } hatte einen Pasch: noch einmal würfeln.
# $choices zählt auf, was gerade geht, mit „oder“ vor dem letzten.
awaited-turn-jail = { $who } sitzt { $jail-gender ->
        [m] im
        [f] in der
       *[n] im
    } { $jail }: { $choices }.
awaited-jail-throw = einen Pasch versuchen
awaited-jail-fine = { $amount } zahlen
awaited-jail-card = { $jail-card-gender ->
        [m] den
        [f] die
       *[n] das
    } { $jail-card } einsetzen
awaited-jail-stay = sitzen bleiben

awaited-rest = { $who }: noch etwas bauen oder handeln, oder den Zug beenden.
awaited-purchase = { $who }: { $space } für { $amount } kaufen oder versteigern lassen?
awaited-purchase-short = { $who }: { $space } für { $amount } kaufen? Dafür reicht das Geld noch nicht. Erst Geld beschaffen oder versteigern lassen?

awaited-roll = Die Würfel rollen für { $who }.
awaited-draw = { $who } zieht { $pile ->
        [a] { $card-a-gender ->
            [m] einen
            [f] eine
           *[n] ein
        } { $card-a }
       *[b] { $card-b-gender ->
            [m] einen
            [f] eine
           *[n] ein
        } { $card-b }
    }.
awaited-rent-roll = { $who } würfelt die Miete für { $to } aus: Augen mal { $factor }.
awaited-steps = { $who } nimmt den Bus: { $choices } Felder weit?
awaited-jump = { $who } hat drei Gleiche: auf ein beliebiges Feld springen oder ganz normal ziehen?
awaited-card-choice = { $who }: { $amount } zahlen oder { $pile ->
        [a] { $card-a-gender ->
            [m] einen
            [f] eine
           *[n] ein
        } { $card-a }
       *[b] { $card-b-gender ->
            [m] einen
            [f] eine
           *[n] ein
        } { $card-b }
    } ziehen?
awaited-receipt = { $who } hat belastete Grundstücke übernommen: { $deeds }. Die Hypothek gleich auflösen oder nur die Zinsen zahlen?
awaited-deal = Die Karten werden ausgeteilt: { $who } bekommt die nächste.
awaited-opening = { $who } würfelt darum, wer anfängt.
awaited-over = Das Spiel ist aus: { $who } hat gewonnen.
awaited-over-tie = Das Spiel ist aus: { $who } haben gemeinsam gewonnen.

awaited-debt = { $who } schuldet { $target ->
        [bank] der Bank
       *[player] { $to }
    } { $amount }{ $cash ->
        [hidden] { "" }
       *[other] { "" } und hat { $cash }
    }: verkaufen, beleihen oder handeln.
awaited-debt-lost = { $who } schuldet { $target ->
        [bank] der Bank
       *[player] { $to }
    } { $amount } und kann das nicht mehr aufbringen: handeln oder Bankrott anmelden.

awaited-auction = Zur Versteigerung: { $lot }. { $who }: mindestens { $least } bieten oder passen?
awaited-auction-led = Zur Versteigerung: { $lot }. { $leader } führt mit { $high }. { $who }: mindestens { $least } bieten oder passen?
awaited-auction-live = Zur Versteigerung: { $lot }. Wer bietet? Los geht es bei { $least }.
awaited-auction-live-led = Zur Versteigerung: { $lot }. { $leader } führt mit { $high }. Wer bietet mehr, ab { $least }?

awaited-bonus = { $who } hat { $mr } gewürfelt und rückt gleich noch zum nächsten freien Grundstück vor.
awaited-move = { $who } zieht weiter.
awaited-estate = Die Konkursmasse von { $who } wird versteigert.
awaited-wants = Die Bank hat noch { $stock } { $what }. { $who }: wie viele sollen es sein?
awaited-lots = Die knappen Gebäude werden einzeln versteigert.
awaited-place = { $who } darf { $count } { $what } setzen: wohin? Oder darauf verzichten.
awaited-place-won = { $who } hat { $count } { $what } ersteigert: wohin damit?
awaited-call = { $debtor } scheidet gleich aus. { $who }: jetzt noch offene Miete verlangen oder darauf verzichten?
awaited-final-call = Die Zeit ist um. { $who }: jetzt noch offene Miete verlangen oder darauf verzichten?
awaited-count = Es wird gezählt, wer am meisten besitzt.
