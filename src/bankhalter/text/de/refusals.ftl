### Warum etwas nicht geht, und was stattdessen hilft. docs/refusals.md nennt die Regeln dazu.

refusal-fine = Das geht.

## Wann und wer

refusal-not-your-turn = Du bist gerade nicht gefragt. Warte, bis du dran bist.
refusal-not-now = Das geht jetzt nicht. Erst ist zu entscheiden, was gerade ansteht.
refusal-not-now-thrown = Du hast schon gewürfelt.
refusal-not-now-buy = Hier gibt es gerade nichts zu kaufen.
refusal-not-now-bid = Gerade wird nichts versteigert.
refusal-not-now-pass = Gerade gibt es nichts, worauf du verzichten könntest.
refusal-not-now-jail = Aus dem { $jail } kommst du nur zu Beginn deines Zugs.
refusal-not-now-card = Gerade lässt dir keine Karte die Wahl.
refusal-not-now-bus = Du hast gerade keinen Bus gewürfelt.
refusal-not-now-triple = Du hast gerade nicht drei Gleiche gewürfelt.
refusal-not-now-scarce = Gerade werden keine knappen Gebäude vergeben.
refusal-not-now-receipt = Du hast gerade kein belastetes Grundstück übernommen.
refusal-not-now-debt = Du schuldest gerade nichts.
refusal-dice-in-air = Einen Moment: Erst müssen die Würfel liegen und die Karten aufgedeckt sein.
refusal-answer-first = Einen Moment: Erst muss beantwortet werden, was gerade gefragt ist.
refusal-lot-running = Gerade läuft eine Versteigerung. Verkaufen und beleihen kannst du, alles andere erst danach.
refusal-debt-first = Erst muss die offene Schuld beglichen werden. Bis dahin kannst du nur verkaufen, beleihen und handeln.
refusal-game-over = Das Spiel ist aus.
refusal-closing = Gleich wird gezählt: Nur wer noch Schulden hat, macht jetzt noch Geschäfte.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-out-of-game = Wer ausgeschieden ist, spielt nicht mehr mit.
refusal-leaving-already = Du hast schon gesagt, dass du gehst.
refusal-must-throw = Du musst noch würfeln, bevor dein Zug zu Ende ist.
refusal-no-time-limit = In diesem Spiel ist keine Spielzeit ausgemacht.
refusal-unknown = Das gibt es in diesem Spiel nicht.

## Besitz

refusal-no-such-deed = Dazu gibt es { $deed-gender ->
        [m] keinen
        [f] keine
       *[n] kein
    } { $deed }.
refusal-not-owner = Das gehört dir nicht.
refusal-not-a-street = Hier kann man nicht bauen, nur auf { $street-dative }.
refusal-no-such-group = Diese Farbgruppe gibt es nicht.
refusal-no-cash = Dafür reicht dein Geld nicht. Verkaufe oder beleihe erst etwas.
refusal-deed-gone = { $deed-gender ->
        [m] Diesen
        [f] Diese
       *[n] Dieses
    } { $deed } hat die Bank nicht mehr.

## Bauen

refusal-group-incomplete = Du brauchst erst alle { $street-many } dieser Farbe, dann darfst du bauen.
refusal-group-mortgaged = In dieser Farbgruppe ist noch ein Grundstück belastet. Löse erst die { $mortgage } auf, dann darfst du bauen.
refusal-window-closed = Bauen darfst du nur in deinem Zug oder zwischen zwei Zügen.
refusal-hotel-stands = Mehr als { $hotel-gender ->
        [m] ein
        [f] eine
       *[n] ein
    } { $hotel } passt hier nicht hin.
refusal-hotel-too-early = Erst müssen in der ganzen Farbgruppe genug { $house-many } stehen, dann kommt { $hotel-gender ->
        [m] der
        [f] die
       *[n] das
    } { $hotel }.
refusal-uneven-building = Baue gleichmäßig: Erst muss überall in der Farbgruppe gleich viel stehen, bevor hier etwas dazukommt.
refusal-no-houses = Die Bank hat keine { $house-many } mehr. Warte, bis jemand verkauft.
refusal-no-hotels = Die Bank hat keine { $hotel-many } mehr. Warte, bis jemand verkauft.
refusal-too-many-wanted = So viele kannst du gerade nicht bauen oder bezahlen, oder die Bank hat nicht so viele.
refusal-must-place = Was du ersteigert hast, musst du auch setzen.

## Gebäude verkaufen

refusal-no-building = Solche Gebäude gibt es hier nicht.
refusal-uneven-sale = Verkaufe gleichmäßig: Zuerst dort, wo in der Farbgruppe am meisten steht.
refusal-too-few-houses = Die Bank hat nicht genug { $house-many }, um { $hotel-gender ->
        [m] den
        [f] die
       *[n] das
    } { $hotel } umzutauschen. Verkaufe in der ganzen Farbgruppe auf einmal.
refusal-not-lower = Ein Verkauf senkt den Bestand. Gib für { $street-gender ->
        [m] jeden
        [f] jede
       *[n] jedes
    } { $street } höchstens so viel an, wie jetzt dort steht, und irgendwo weniger.
refusal-last-place = Du führst gerade die Versteigerung und brauchst diesen Platz für das Gebäude.

## Hypotheken

refusal-built = Hier stehen noch Gebäude. Verkaufe sie erst an die Bank.
refusal-group-built = In dieser Farbgruppe stehen noch Gebäude. Verkaufe sie erst an die Bank.
refusal-already-mortgaged = Das ist schon beliehen.
refusal-not-mortgaged = Das ist gar nicht beliehen.
refusal-not-received = Das hast du nicht gerade bekommen.
refusal-interest-uncovered = Wer ein belastetes Grundstück übernimmt, zahlt sofort Zinsen, und dafür reicht das Geld nicht.

## Versteigern

refusal-bid-too-low = Das ist zu wenig. Biete mehr als das höchste Gebot, mindestens aber das Mindestgebot.
refusal-bid-uncovered = So viel Geld hast du nicht. Verkaufe oder beleihe erst etwas.
refusal-off-grain = So krumme Beträge gibt es hier nicht. Rechne in Schritten von { $grain }.
refusal-no-place = Für dieses Gebäude hast du gerade keinen Platz, also kannst du nicht darauf bieten.
refusal-not-a-bidder = In dieser Versteigerung bietest du nicht mehr mit.
refusal-bid-binds = Dein Gebot ist das höchste und gilt. Jetzt sind die anderen dran.

## Miete und Schulden

refusal-no-such-claim = Hier ist keine Miete offen, die du verlangen könntest.
refusal-solvent = Noch bist du nicht bankrott: Verkaufe und beleihe, was du hast, dann reicht es.
refusal-insolvent = Selbst wenn du alles verkaufst und beleihst, reicht es nicht mehr. Handle oder melde Bankrott an.

## Handeln

refusal-no-such-offer = Dieses Angebot gibt es nicht mehr, oder es ist nicht deins.
refusal-offer-open = Erst muss das offene Angebot beantwortet oder zurückgezogen werden.
refusal-offer-empty = In diesem Angebot steht nichts.
refusal-offer-cash-only = Geld allein kann man nicht tauschen. Zu einem Handel gehört etwas anderes als Geld.
refusal-offer-cash-both = Nur eine Seite gibt Geld. Verrechne die beiden Beträge.
refusal-offer-to-self = Mit dir selbst kannst du nicht handeln.
refusal-negative-amount = Ein Betrag kann nicht kleiner als null sein.
refusal-not-held = Das kann nicht gegeben werden, denn es gehört der Seite nicht, die es geben soll.
refusal-giver-short = Wer das Angebot gemacht hat, hat nicht so viel Geld.
refusal-taker-short = So viel Geld hast du nicht. Verkaufe oder beleihe erst etwas.
refusal-debt-guard = Wer Schulden hat, darf dabei nichts verlieren, womit sie noch bezahlt werden könnten.
refusal-no-such-debt = Zwischen euch beiden ist keine Schuld offen.
refusal-relief-needs-goods = Eine Schuld wird nur gegen etwas erlassen: Wer sie hat, muss etwas dafür geben.
refusal-relief-too-high = So hoch ist die Schuld gar nicht.
refusal-too-many-offers = Es liegen schon zu viele Angebote auf dem Tisch. Beantwortet erst ein paar davon.

## Gefängnis

refusal-not-in-jail = Du bist gar nicht im { $jail }.
refusal-fine-too-late = In dieser Runde kannst du dich nicht mehr freikaufen. Versuch es mit einem Pasch, oder setze eine Karte ein.
refusal-no-jail-card = { $jail-card-gender ->
        [m] Diesen
        [f] Diese
       *[n] Dieses
    } { $jail-card } hast du nicht.

## Würfel, Felder, Karten

refusal-wrong-dice = Das passt nicht zu den Würfeln, die jetzt geworfen werden.
refusal-no-such-steps = Mit dem Bus ziehst du die Augen des einen, des anderen oder beider weißen Würfel.
refusal-no-such-space = Dieses Feld gibt es nicht.
refusal-same-space = Da stehst du schon. Such dir ein anderes Feld aus.
refusal-no-such-card = Diese Karte kann jetzt nicht kommen.

## Was sich nicht lesen ließ

refusal-no-word = Da fehlt, was getan werden soll.
refusal-unknown-word = Dieses Wort kenne ich nicht.
refusal-no-such-throw = So können die Würfel nicht fallen: Augen von 1 bis 6, zum Beispiel 3-4.
refusal-unknown-face = So eine Seite hat der Tempo-Würfel nicht.
refusal-wrong-arguments = Da fehlt etwas, oder es ist etwas zu viel.
refusal-no-number = Das ist keine ganze Zahl, mit der ich etwas anfangen kann.
refusal-no-such-building = So ein Gebäude gibt es nicht.
refusal-no-levels = Schreib, was { $street-gender ->
        [m] auf jedem
        [f] auf jeder
       *[n] auf jedem
    } { $street } der Farbgruppe stehen bleiben soll, zum Beispiel 2-1-1.
refusal-no-such-wish = Diesen Dauerwunsch gibt es nicht.
