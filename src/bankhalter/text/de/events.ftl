### Was geschehen ist: ein Satz je Ereignis.
### $who handelt oder gibt, $to ist die andere Seite. $target sagt, wohin Geld geht: player, bank oder pot.

## Geld

event-paid-start = { $to } bekommt { $amount } Startgeld.
event-paid-salary = Für { $go } bekommt { $to } { $amount } { $salary }.
event-paid-price = { $who } zahlt der Bank { $amount } Kaufpreis.
event-paid-bid = { $who } zahlt der Bank das Gebot von { $amount }.
event-paid-rent = { $who } zahlt { $to } { $amount } Miete.
event-paid-tax = { $who } zahlt { $amount } { $target ->
        [pot] in den Topf
       *[bank] an die Bank
    }.
# Eine Karte verlangt Geld …
event-paid-card = { $who } zahlt { $amount } { $target ->
        [pot] in den Topf
       *[bank] an die Bank
    }.
# … oder bringt welches.
event-paid-card-to = { $to } bekommt { $amount } von der Bank.
event-paid-fine = { $who } zahlt { $amount } { $fine } { $target ->
        [pot] in den Topf
       *[bank] an die Bank
    }.
event-paid-build = { $who } zahlt der Bank { $amount } Baukosten.
event-paid-sell = { $to } bekommt { $amount } für verkaufte Gebäude.
event-paid-mortgage = { $to } bekommt dafür { $amount } von der Bank.
event-paid-lift = { $who } zahlt { $amount } und löst { $mortgage-gender ->
        [m] einen
        [f] eine
       *[n] ein
    } { $mortgage } ab.
event-paid-interest = { $who } zahlt der Bank { $amount } Zinsen.
event-paid-trade = { $who } zahlt { $to } { $amount } wie ausgehandelt.
event-paid-estate = Das letzte Geld von { $who }, { $amount }, geht an die Bank.
event-paid-estate-to = Das letzte Geld von { $who }, { $amount }, geht an { $to }.
event-paid-pot = { $to } räumt den Topf ab: { $amount }!
event-paid-repairs = { $who } zahlt für Reparaturen { $amount } { $target ->
        [pot] in den Topf
       *[bank] an die Bank
    }.
event-paid-gift = { $who } zahlt { $to } { $amount }.

## Würfel und Züge

event-thrown = { $who } würfelt { $first } und { $second }.
event-thrown-doubles = { $who } würfelt einen Pasch: { $first } und { $second }.
event-thrown-speed = { $who } würfelt { $first }, { $second } und mit dem Tempo-Würfel: { $third }.
event-thrown-stays = { $who } würfelt { $first } und { $second } und bleibt { $jail-gender ->
        [m] im
        [f] in der
       *[n] im
    } { $jail }.
event-moved = { $who } landet auf { $space }.
event-jailed = { $who } muss { $jail-gender ->
        [m] in den
        [f] in die
       *[n] ins
    } { $jail }.
event-freed = { $who } kommt { $jail-gender ->
        [m] aus dem
        [f] aus der
       *[n] aus dem
    } { $jail } frei.
event-turn = { $who } ist dran.
event-starts = { $who } fängt an.
event-speed = { $who } spielt ab jetzt mit dem Tempo-Würfel.

## Besitz

event-deed = { $deed } geht von { $who } an { $to }.
event-deed-bought = { $to } besitzt jetzt { $deed }.
event-deed-returned = { $deed } fällt von { $who } an die Bank zurück.
event-level-up = { $who } baut: { $deed } hat jetzt { $count } { $buildings }.
event-level-hotel = { $who } baut: { $deed } hat jetzt { $hotel-gender ->
        [m] einen
        [f] eine
       *[n] ein
    } { $hotel }!
event-level-down = { $who } verkauft: { $deed } hat noch { $count } { $buildings }.
event-level-empty = { $who } verkauft: { $deed } ist nicht mehr bebaut.
event-mortgaged = { $who } beleiht { $deed }.
event-lifted = { $deed } ist wieder frei von { $mortgage-dative }.
event-lifted-bank = Die Bank übernimmt { $deed } frei von { $mortgage-dative }.
event-declined = { $who } verzichtet: { $deed } wird versteigert.

## Karten

event-drawn = { $who } zieht { $pile ->
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
    }: „{ $text }“
event-kept = { $who } behält { $jail-card-gender ->
        [m] den
        [f] die
       *[n] das
    } { $jail-card }.
event-card-back = { $jail-card-gender ->
        [m] Der
        [f] Die
       *[n] Das
    } { $jail-card } kommt zurück { $pile ->
        [a] { $deck-a-gender ->
            [m] unter den
            [f] unter die
           *[n] unter das
        } { $deck-a }
       *[b] { $deck-b-gender ->
            [m] unter den
            [f] unter die
           *[n] unter das
        } { $deck-b }
    }.
event-card-to = { $to } bekommt { $jail-card-gender ->
        [m] einen
        [f] eine
       *[n] ein
    } { $jail-card } von { $who }.

## Versteigerungen

event-lot = Zu versteigern: { $lot }, ab { $amount }.
event-bid = { $who } bietet { $amount }.
event-passed = { $who } passt.
event-sold = Zuschlag! { $lot } für { $amount } an { $who }.
event-unsold = Niemand bietet: { $lot } bleibt bei der Bank.
event-scarce = { $who } möchte { $count } { $what }, die Bank hat nur noch { $stock }. Wer möchte auch?

## Miete und Schulden

event-claim = { $to } steht auf { $deed }: { $who } kann { $amount } Miete verlangen.
event-claim-throw = { $to } steht auf { $deed }: { $who } kann Miete verlangen, { $to } würfelt sie dann aus.
event-lapsed = Zu spät: { $who } bekommt die { $amount } Miete für { $deed } von { $to } nicht mehr.
event-lapsed-throw = Zu spät: { $who } bekommt die Miete für { $deed } von { $to } nicht mehr.
event-owes = { $who } schuldet { $to } { $amount } Miete.
event-set-off = { $who } und { $to } verrechnen { $amount } Schulden miteinander.

## Handel

event-offer = { $who } macht { $to } ein Angebot.
event-accepted = { $to } nimmt das Angebot von { $who } an.
event-rejected = { $to } lehnt das Angebot von { $who } ab.
event-withdrawn = { $who } zieht das Angebot an { $to } zurück.
event-offer-lapsed = Das Angebot von { $who } an { $to } gilt nicht mehr.

## Ausscheiden und Ende

event-out = { $who } ist pleite. Alles geht an { $to }.
event-out-bank = { $who } scheidet aus. Alles geht an die Bank.
event-leaving = { $who } verlässt das Spiel.
event-time = Die Zeit ist um!
event-counted = { $who } besitzt insgesamt { $amount }.
event-over = { $winners } gewinnt!
event-over-tie = Gleichstand: { $winners } gewinnen gemeinsam!
