### Was geschehen ist: ein Satz je Ereignis.
### $who handelt oder gibt, $to ist die andere Seite. $target sagt, wohin Geld geht: player, bank oder pot.

## Geld

event-paid-start = { $to } bekommt { $amount } Startkapital.
event-paid-salary = { $to } kommt über { $go } und erhält { $amount } { $salary }.
event-paid-salary-on = { $to } erhält { $amount } { $salary }.
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
event-paid-lift = { $who } zahlt der Bank { $amount }: die Hypothek und die Zinsen.
event-paid-interest = { $who } zahlt der Bank { $amount } Zinsen.
event-paid-trade = { $who } zahlt { $to } { $amount } wie ausgehandelt.
event-paid-estate = Das letzte Geld von { $who }, { $amount }, geht an die Bank.
event-paid-estate-to = Das letzte Geld von { $who }, { $amount }, geht an { $to }.
event-paid-pot = { $to } räumt den Topf ab: { $amount }!
event-paid-repairs = { $who } zahlt für Reparaturen { $amount } { $target ->
        [pot] in den Topf
       *[bank] an die Bank
    }.
event-paid-count = Kassensturz: { $who } hat { $amount } weniger.
event-paid-count-reason = Grund: { $reason }
event-paid-count-more = Kassensturz: { $to } hat { $amount } mehr.
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
event-moved = { $who } landet { $space-at }.
event-moved-visit = { $who } ist nur zu Besuch { $jail-gender ->
        [m] im
        [f] in der
       *[n] im
    } { $jail }.
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

event-deed = { $to } bekommt von { $who } { $space-acc }.
event-deed-bought = { $to } besitzt jetzt { $space-acc }.
event-deed-returned = { $who } gibt { $space-acc } an die Bank zurück.
event-level-up = { $who } baut { $space-at }: Dort { $count ->
        [1] steht jetzt 1 { $buildings }
       *[other] stehen jetzt { $count } { $buildings }
    }.
event-level-hotel = { $who } baut { $space-at } { $hotel-gender ->
        [m] einen
        [f] eine
       *[n] ein
    } { $hotel }!
event-level-down = { $who } verkauft { $space-at }: Dort { $count ->
        [1] steht noch 1 { $buildings }
       *[other] stehen noch { $count } { $buildings }
    }.
event-level-empty = { $who } verkauft { $space-at }: Dort steht kein Gebäude mehr.
event-mortgaged = { $who } beleiht { $space-acc }.
event-lifted = { $who } löst die Hypothek { $space-at } auf.
event-lifted-bank = Die Bank übernimmt { $space-acc } hypothekenfrei.
event-declined = { $who } verzichtet auf { $space-acc }.

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

event-lot = Zur Versteigerung: { $lot }, ab { $amount }.
event-bid = { $who } bietet { $amount }.
event-passed = { $who } passt.
event-sold = Zuschlag! { $lot } für { $amount } an { $who }.
event-unsold = Niemand bietet. Bei der Bank bleibt: { $lot }.
event-scarce = { $who } möchte { $count } { $what } bauen. Wer will auch welche? Die Bank hat noch { $stock }.

## Miete und Schulden

event-claim = { $to } steht { $space-at }: { $who } kann { $amount } Miete verlangen.
event-claim-throw = { $to } steht { $space-at }: { $who } kann Miete verlangen, { $to } würfelt sie dann aus.
event-lapsed = Zu spät: { $who } bekommt die { $amount } Miete für { $space-acc } von { $to } nicht mehr.
event-lapsed-throw = Zu spät: { $who } bekommt die Miete für { $space-acc } von { $to } nicht mehr.
event-owes = { $who } schuldet { $to } { $amount } Miete.
event-set-off = { $who } und { $to } verrechnen { $amount } Schulden miteinander.

## Handel

event-offer = { $who } macht { $to } ein Angebot.
event-accepted = { $to } nimmt das Angebot von { $who } an.
event-rejected = { $to } lehnt das Angebot von { $who } ab.
event-withdrawn = { $who } zieht das Angebot an { $to } zurück.
event-offer-lapsed = Das Angebot von { $who } an { $to } gilt nicht mehr.

## Ausscheiden und Ende

event-out = { $who } ist bankrott und scheidet aus. Was bleibt, geht an { $to }.
event-out-bank = { $who } ist bankrott und scheidet aus. Was bleibt, geht an die Bank.
event-out-left = { $who } scheidet aus. Was bleibt, geht an { $to }.
event-leaving = { $who } verlässt das Spiel.
event-time = Die Zeit ist um!
event-counted = { $who } besitzt insgesamt { $amount }.
event-over = { $winners } gewinnt!
event-over-tie = Gleichstand: { $winners } gewinnen gemeinsam!
