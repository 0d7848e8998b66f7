### Die Blätter in der Mitte des Bretts: Besitzrechtkarte, Versteigerung, Handel, Schulden, Bauen, Ende und mehr.

## Überall

sheet-you = du
sheet-yours = gehört dir
sheet-no-back = Nein, zurück
sheet-cancel = Abbrechen
sheet-reset = Zurücksetzen
sheet-loading = Einen Augenblick …
sheet-done = Erledigt.
sheet-hidden = verdeckt
sheet-mortgaged = beliehen
sheet-money = Geld
sheet-cash = Bargeld
sheet-cash-now = Du hast { $amount }.
sheet-player = Wer
sheet-groups = Gruppen
sheet-price = Kaufpreis
sheet-owner = Gehört
sheet-owner-bank = der Bank
sheet-not-asked = Du bist gerade nicht gefragt.
sheet-you-watch = Du schaust zu.
sheet-trade = Handeln
sheet-more = mehr
sheet-amount-more = { $label }: { $amount } mehr
sheet-amount-less = { $label }: { $amount } weniger
sheet-amount-now = { $label }: { $amount }
sheet-fewer = weniger
sheet-dice-times = Augen × { $factor }

## Was sich ändert

sheet-what-changes = Was sich ändert
sheet-cash-then = Geld danach
sheet-cash-after-interest = Geld nach den Zinsen
sheet-rents = Mieten zusammen
sheet-interest = Zinsen sofort
sheet-group-made = { $group } vollständig
sheet-group-broken = { $group } nicht mehr vollständig
sheet-deeds-change = Miete Feld für Feld ({ $count })

## Besitzrechtkarte

sheet-rent-now = Miete jetzt
sheet-rent-plain = Miete
sheet-rent-group = mit ganzer Gruppe
sheet-rent-houses = mit { $count } { $count ->
        [1] { $house }
       *[other] { $house-dative }
    }
sheet-rent-hotel = mit { $hotel }
sheet-doubled = doppelt
sheet-today = gilt jetzt
sheet-stations = { $count ->
        [1] allein
       *[other] mit { $count } { $station-dative }
    }
sheet-utilities = mit { $count } { $count ->
        [1] { $utility }
       *[other] { $utility-dative }
    }
sheet-house-costs = { $house } kostet
sheet-hotel-costs = { $hotel } kostet, plus { $count } { $house-many }
sheet-mortgage-value = { $mortgage-value }
sheet-no-rent-meanwhile = Solange beliehen: keine Miete.
sheet-lift-costs = Auflösen kostet
sheet-loan-plus = { $mortgage-value } plus { $percent } % Zinsen
sheet-see-front = Vorderseite ansehen
sheet-see-back = Rückseite ansehen
sheet-free-for = frei, kostet { $amount }
sheet-rent-to = { $amount } Miete an { $player }
sheet-ask-for-it = Danach fragen
sheet-to-building = Zum Bauen und Beleihen
sheet-not-for-sale = Dieses Feld gehört niemandem und lässt sich nicht kaufen.
sheet-do-build = Bauen für { $amount }
sheet-do-sell = Verkaufen für { $amount }
sheet-do-mortgage = Hypothek aufnehmen: { $amount } bekommen
sheet-do-lift = Hypothek auflösen für { $amount }

## Versteigerung

sheet-auction = Versteigerung
sheet-auction-of = Versteigerung: { $what }
sheet-highest-bid = Höchstes Gebot
sheet-opening-bid = Geboten wird ab
sheet-estate = Aus der Konkursmasse von { $player }. Danach { $count ->
        [0] kommt nichts mehr.
        [1] kommt noch ein Feld.
       *[other] kommen noch { $count } Felder.
    }
sheet-leads = führt
sheet-outbid = überboten
sheet-still-in = bietet mit
sheet-dropped-out = ausgestiegen
sheet-going-1 = Zum Ersten …
sheet-going-2 = Zum Zweiten …
sheet-quick-bids = Schnell bieten
sheet-your-bid = Dein Gebot
sheet-you-have = Du hast { $amount }.
sheet-limit = Geheime Grenze setzen
sheet-limit-is = Geheime Grenze: { $amount }
sheet-up-to = Bis höchstens
sheet-only-you-see = Nur du siehst deine Grenze. Bis dahin wird für dich geboten.
sheet-set-limit = Grenze setzen
sheet-clear-limit = Grenze { $amount } aufheben
sheet-bid = { $amount } bieten
sheet-drop-out = Aussteigen
sheet-next-bid = Nächstes Gebot
sheet-bid-of = { $player } bietet { $amount }
sheet-drop-out-of = { $player } steigt aus
sheet-is-asked = ist dran
sheet-limit-of = Geheime Grenze von { $player }
sheet-limit-done = Fertig, zurück zu allen
sheet-own-row = Geboten wird in der eigenen Zeile.
sheet-you-lead = Du führst. Jetzt sind die anderen dran.
sheet-you-dropped = Du bist ausgestiegen und schaust zu.
sheet-auction-over = Die Versteigerung ist vorbei.
sheet-cannot-bid = Dafür reicht dein Geld nicht. Du kannst verkaufen oder beleihen.
sheet-wait-for-call = Du bist noch dabei und gleich wieder gefragt.

## Handel

sheet-trade-with = Handel mit { $players }
sheet-partners = Mit wem?
sheet-choose-partner = Wähle, mit wem du handeln willst, oder tippe ein Feld auf dem Brett an.
sheet-choose-partner-phone = Wähle, mit wem du handeln willst.
sheet-you-give = Du gibst
sheet-you-get = Du bekommst
sheet-add-good = hinzufügen
sheet-take-off = wieder wegnehmen
sheet-has-nothing = Hier gibt es nichts zu geben ({ $player }).
sheet-one-side-pays = Nur eine Seite zahlt Geld.
sheet-offer-it = So anbieten
sheet-offer-pay = Anbieten und { $amount } zahlen
sheet-offer-get = Anbieten für { $amount }
sheet-discard = Verwerfen
sheet-offers = Angebote
sheet-offer-from = Angebot von { $player }
sheet-your-offers = Deine offenen Angebote
sheet-offers-until = Was niemand beantwortet, gilt bis zum Ende deines nächsten Zugs.
sheet-accept = Annehmen
sheet-accept-pay = Annehmen und { $amount } zahlen
sheet-accept-get = Annehmen und { $amount } bekommen
sheet-counter = Gegenangebot
sheet-reject = Ablehnen
sheet-own-offer = Eigenes Angebot
sheet-raise-offer = Ändern
sheet-withdraw = Zurückziehen
sheet-again = Noch einmal
sheet-offer-goods = { $give } gegen { $want }
sheet-offer-between = { $player } an { $to }: { $goods }
sheet-countering = Gegenangebot an { $player }: Das alte Angebot wird dabei abgelehnt.
sheet-raising = Neues Angebot an { $player }: Es tritt an die Stelle des alten.
sheet-history-with = Frühere Angebote mit { $players } ({ $count })
sheet-history = Frühere Angebote ({ $count })
sheet-offer-accepted = angenommen
sheet-offer-rejected = abgelehnt
sheet-offer-withdrawn = zurückgezogen
sheet-offer-offer-lapsed = verfallen
sheet-do-not-disturb = Bitte keine Angebote
sheet-do-not-disturb-hint = Angebote an dich werden abgewiesen, bis du es wieder erlaubst.

## Schulden

sheet-debt = Schulden
sheet-you-owe = Du schuldest { $player } { $amount }
sheet-you-owe-bank = Du schuldest der Bank { $amount }
sheet-owed-rent = Miete. Du entscheidest, was verkauft wird.
sheet-owed-tax = { $space }. Du entscheidest, was verkauft wird.
sheet-owed-card = Zahlung wegen einer Karte. Du entscheidest, was verkauft wird.
sheet-owed-fine = { $fine }. Du entscheidest, was verkauft wird.
sheet-owed-repairs = Reparaturen. Du entscheidest, was verkauft wird.
sheet-owed-interest = Zinsen. Du entscheidest, was verkauft wird.
sheet-owed-gift = Wegen einer Karte. Du entscheidest, was verkauft wird.
sheet-owed-other = Du entscheidest, was verkauft wird.
sheet-in-cash = bar
sheet-by-plan = durch den Plan
sheet-covered = gedeckt, { $amount } übrig
sheet-missing = Es fehlen { $amount }
sheet-not-enough = Zusammen käme höchstens { $amount } heraus.
sheet-plan-head = So geht es auf: Vorschlag der Bank
sheet-mortgage-it = Beleihen
sheet-sell-one = Ein Gebäude verkaufen
sheet-sell-to = Verkaufen bis auf Stufe { $level }
sheet-rent-lost = Mietverlust { $amount }
sheet-choose-yourself = Selbst wählen
sheet-nothing-to-raise = Du hast nichts mehr, was Geld bringt.
sheet-no-debt = Du schuldest gerade nichts.
sheet-plan-and-pay = Plan ausführen und { $amount } zahlen
sheet-raise-and-pay = Ausführen und { $amount } zahlen
sheet-raise-some = Ausführen: { $amount } beschaffen
sheet-other-ways = Andere Wege
sheet-back-to-plan = Zurück zum Plan
sheet-bankrupt = Bankrott anmelden
sheet-bankrupt-sure = Wirklich Bankrott anmelden? Alles, was du hast, geht an { $player }, und du bist aus dem Spiel.
sheet-bankrupt-now = Jetzt Bankrott anmelden

## Bauen

sheet-build = Bauen und beleihen
sheet-bank-has = Bank: { $houses } { $house-many }, { $hotels } { $hotel-many }
sheet-whole-group = ganze Gruppe
sheet-one-more = Eine Stufe mehr: { $space }
sheet-one-less = Eine Stufe weniger: { $space }
sheet-evenly = Gebaut und verkauft wird gleichmäßig. Bezahlt wird erst beim Bauen.
sheet-worst-rent = Höchste Miete gegen dich
sheet-others-asked = Die Bank hat nur noch wenige davon: Erst werden die anderen gefragt. Reicht es für alle, wird der ganze Plan gebaut; sonst wird versteigert, und nichts davon wird gebaut.
sheet-no-deeds = Dir gehört noch nichts.
sheet-plan-first = Stufen wählen
sheet-build-one = { $what } für { $amount }
sheet-build-evenly = Gleichmäßig bauen: { $what } für { $amount }
sheet-build-for = Bauen für { $amount }
sheet-sell-for = Verkaufen für { $amount }
sheet-sell-all = Alle Gebäude verkaufen: { $amount }

## Entscheidungen im Zug

sheet-title-steps = Der Bus ist da
sheet-title-jump = Drei Gleiche!
sheet-title-card-choice = Zahlen oder ziehen?
sheet-title-call = Eine offene Miete
sheet-title-final-call = Letzter Aufruf
sheet-title-turn = Dein Zug
sheet-bus-how = Wie weit willst du fahren?
sheet-jump-how = Tippe ein Feld auf dem Brett an oder wähle es hier.
sheet-jump-where = Wohin?
sheet-choose-space = Feld wählen
sheet-call-how = Gleich scheidet jemand aus, der dir noch Miete schuldet. Willst du sie jetzt verlangen?
sheet-final-how = Die Zeit ist um. Wer noch Miete zu bekommen hat, verlangt sie jetzt.
sheet-say-steps = { $count } weiter: { $space }
sheet-say-jump = Springen: { $space }
sheet-say-walk = Normal ziehen
sheet-say-pay = { $amount } zahlen
sheet-say-take-card = Karte ziehen
sheet-say-pass = Nichts verlangen

## Knappe Gebäude

sheet-scarce-title = Zu wenige { $what }
sheet-scarce-how = Die Bank hat noch { $count } { $what }. Wie viele willst du?
sheet-scarce-then = Wollen alle zusammen nicht mehr, als da ist, zahlt jeder den regulären Preis. Sonst wird versteigert.
sheet-how-many = Wie viele?
sheet-at-most = höchstens { $count }
sheet-want = { $count } { $what } haben wollen
sheet-want-none = Keine
sheet-place-title = { $what } aufstellen
sheet-place-how = Du darfst noch { $count } { $what } setzen. Tippe auf dem Brett an, wo, oder wähle es hier.
sheet-place-here = Hier
sheet-place-none = Darauf verzichten

## Belastete Grundstücke übernehmen

sheet-receipt-title = Hypothek auflösen oder nur Zinsen?
sheet-receipt-how = Löse jede Hypothek gleich auf, oder zahle jetzt nur die Zinsen. Dann bleibt das Grundstück belastet.
sheet-keep = Nur Zinsen: { $amount }
sheet-redeem = Hypothek auflösen: { $amount }
sheet-keep-all = Überall nur Zinsen: { $amount }

## Miete verlangen

sheet-window-own = Verlang sie jetzt: Sobald du würfelst, ist sie verfallen.
sheet-window = Das geht nur, bis der nächste Spieler würfelt ({ $player } ist am Zug).
sheet-demand-it = Miete verlangen

## Am Ende

sheet-over = Wie es ausging
sheet-winner = Gewonnen:
sheet-after-turns = nach { $count } Zügen
sheet-turns = { $count } Züge
sheet-ranking = Rangliste
sheet-reckoning = Endabrechnung
sheet-reckoning-how = Gezählt werden Bargeld, Kaufpreise der Felder (belastete zur Hälfte) und Gebäude zum Kaufpreis.
sheet-worth = Vermögen
sheet-bankrupt-out = ausgeschieden
sheet-resigned = hat aufgegeben
sheet-analysis = Spiel auswerten
sheet-analysis-more = Wie standen die Chancen, was war Glück, und welche Entscheidung hat am meisten gekostet?
sheet-analysis-stop = Abbrechen
sheet-analysis-failed = Die Auswertung ist nicht fertig geworden.
sheet-insight = Auswertung
sheet-chances = Chancen zu gewinnen
sheet-chances-note = Im blassen Band liegt die Aussicht drei Runden später in acht von zehn Fällen.
sheet-key-moments = Schlüsselmomente
sheet-no-mistakes = Keine Entscheidung war klar schlechter als eine andere.
sheet-curves = Verlauf
sheet-curve-cash = Bargeld
sheet-curve-worth = Vermögen
sheet-curve-rent = Mieten
sheet-highest-rent = Höchste Miete: { $amount }, gezahlt von { $player }.
sheet-dice-report = Die Würfel
sheet-faces-label = Wie oft jede Augenzahl fiel: { $list }
sheet-dice-sum = { $throws } Würfe, { $doubles }-mal Pasch. { $often ->
        [0] So ungleich fallen ehrliche Würfel fast nie.
       *[other] So ungleich oder ungleicher fallen ehrliche Würfel in { $often } von 100 Partien.
    }
sheet-verify = Würfel nachprüfen
sheet-proved = ✓ Nachgerechnet: Alle { $count } Würfe und Karten stammen aus der Zahl, die vor dem Spiel festgelegt wurde.
sheet-not-proved = Der Nachweis gelang nicht ({ $word }) nach { $count } richtigen.
sheet-promise = Vor dem Spiel versprochen (SHA-256)
sheet-seed = Nach dem Spiel offengelegt
sheet-promise-how = Wer aus der zweiten Zahl selbst die SHA-256-Summe bildet, muss die erste erhalten.
sheet-promise-noted = ✓ Dasselbe Versprechen hat dieser Browser vor dem Spiel notiert.
sheet-promise-other = Dieser Browser hat vor dem Spiel ein anderes Versprechen notiert: { $commit }
sheet-copied = Kopiert.
sheet-typed-dice = Die Würfe wurden eingetippt. Da gibt es nichts nachzurechnen.
sheet-derived-open-page = Wurf für Wurf nachrechnen
sheet-derived = Wurf für Wurf
sheet-derived-right = ✓ Dieser Browser hat alle { $count } Würfe und Karten selbst nachgerechnet.
sheet-derived-wrong = ✗ Etwas stimmt nicht. Was, steht unten.
sheet-derived-how = Gerechnet wird hier, in deinem Browser. Vom Server kommt nur, was vor dem Spiel versprochen und danach aufgedeckt wurde.
sheet-derived-promise = 1. Die Zahl des Servers
sheet-derived-seed = Die offengelegte Zahl ist die versprochene.
sheet-derived-seed-wrong = Die offengelegte Zahl ist nicht die versprochene.
sheet-derived-noted = Das hat dieser Browser vor dem Spiel notiert.
sheet-derived-noted-other = Dieser Browser hat vor dem Spiel etwas anderes notiert.
sheet-derived-luck = 2. Die Glückszahlen
sheet-derived-own = in diesem Browser gemacht
sheet-derived-pledged = Versprochen (SHA-256):
sheet-derived-told = Aufgedeckt:
sheet-derived-luck-right = Aufgedeckt wie versprochen.
sheet-derived-luck-wrong = Anders aufgedeckt als versprochen.
sheet-derived-none = Keine Glückszahl in diesen Würfeln.
sheet-derived-seal = Siegel: alles, was vor dem Aufdecken feststand
sheet-derived-open = In diesem Spiel gab niemand eine versiegelte Glückszahl. Dann sind die Würfe die des Servers.
sheet-derived-throws = 3. Die Würfe
sheet-derived-whose = Wessen Würfe?
sheet-derived-about = Aus allen Glückszahlen
sheet-derived-turn = Zug { $turn }
sheet-derived-opening = Wer beginnt?
sheet-derived-asked = Die Zahl des Servers wird als Schlüssel gefragt nach:
sheet-derived-answer = Antwort (HMAC-SHA256):
sheet-derived-rest = Die erste faire Zahl darin ist { $number }. Geteilt durch { $of } bleibt { $rest }.
sheet-derived-dice = { $rest } ist { $tens } mal 6 und { $ones }: mit je eins dazu die beiden Würfel.
sheet-derived-no-throws = Auf diesem Platz wurde nicht gewürfelt.
sheet-rematch = Revanche
sheet-to-rematch = Zur Revanche
sheet-watch-again = Partie ansehen
sheet-record = Aufzeichnung laden
sheet-no-replay = Die Partie lässt sich gerade nicht laden.
sheet-replay = Die Partie noch einmal
sheet-moment = Schritt { $at } von { $all }, Zug { $turn }
sheet-step-back = Einen Schritt zurück
sheet-step-on = Einen Schritt weiter
sheet-turn-back = Einen Zug zurück
sheet-turn-on = Einen Zug weiter
sheet-run = Abspielen
sheet-halt = Anhalten
sheet-play-on = Ab hier weiterspielen
sheet-copy-moment = Link zu diesem Augenblick
sheet-link-copied = Der Link ist kopiert.
sheet-back-to-end = Zur Rangliste

## Reden

sheet-chat = Gespräch
sheet-chat-log = Was gesagt wurde
sheet-chat-empty = Noch hat niemand etwas gesagt.
sheet-chat-say = Etwas sagen
sheet-send = Senden
sheet-phrases = Kurze Sätze
sheet-mute-report = Stummschalten oder melden
sheet-mute = Stummschalten
sheet-unmute = Wieder hören
sheet-is-muted = stumm geschaltet
sheet-report = Melden
sheet-report-why = Was ist mit { $player }?
sheet-report-send = Meldung abschicken
sheet-reported = Danke, die Meldung ist angekommen.

## Wer da ist

sheet-seat-code = Code für ein anderes Gerät: { $code }
sheet-people = Am Tisch
sheet-host = leitet
sheet-seat-free = frei
sheet-is-bot = Computergegner
sheet-is-quiet = will keine Angebote
sheet-online = online
sheet-away = weg
sheet-away-for = weg, noch { $seconds } s warten
sheet-away-silent = weg, es geht ohne weiter
sheet-away-bot = weg, ein Computer vertritt
sheet-let = Was wird mit { $player }?
sheet-let-wait = Warten
sheet-let-defaults = Ohne { $player } weiterspielen
sheet-let-bot = Computer spielt weiter
sheet-make-host = Leitung geben
sheet-kick = Vom Tisch nehmen
sheet-kick-sure = { $player } wirklich vom Tisch nehmen?
sheet-kick-now = Jetzt wegschicken
sheet-spectators = { $count ->
        [1] Eine Person schaut zu.
       *[other] { $count } schauen zu.
    }
sheet-lock = Raum abschließen
sheet-lock-hint = Dann kommt nur noch dazu, wer eine Einladung von dir hat. So bleibt auch draußen, wen du weggeschickt hast.
sheet-pause = Pause vorschlagen
sheet-resume = Weiterspielen
sheet-undo = Zurücknehmen vorschlagen
sheet-resign = Aufgeben
sheet-resign-sure = Wirklich aufgeben? Was du hast, geht an die Bank, und du bist aus dem Spiel.
sheet-resign-now = Jetzt aufgeben
sheet-vote-pause = Pause machen?
sheet-vote-resume = Weiterspielen?
sheet-vote-undo = Den letzten Schritt zurücknehmen?
sheet-agree = Einverstanden
sheet-disagree = Dagegen
sheet-take-back = Doch nicht

## Tippen

sheet-type = Befehle tippen
sheet-type-how = Dieselben Wörter wie im Terminal: „würfeln“, „kaufen“, „bauen { $sample-street } 2“, „angebot { $sample-player }: { $sample-street } gegen { $sample-sum }“, „stand“, „hilfe“.
sheet-type-label = Befehl
sheet-type-enter = Los
sheet-lately = Was zuletzt geschah
sheet-no-answer = Es kam keine Antwort. Versuche es noch einmal.

## Das erste Spiel

sheet-hints = Dein erstes Spiel
sheet-hints-on = Hinweise zeigen
sheet-hints-go = Weiterspielen
sheet-hint-goal = Darum geht es
sheet-hint-goal-more = Kaufe Felder, sammle ganze Gruppen und baue darauf. Wer am Ende als Einziger nicht bankrott ist, gewinnt.
sheet-hint-turn = Würfeln
sheet-hint-turn-more = Der große Knopf würfelt. Deine Figur zieht, und das Feld sagt, was geschieht. Ein Pasch bringt noch einen Wurf.
sheet-hint-purchase = Kaufen oder versteigern
sheet-hint-purchase-more = Ein freies Feld kannst du zum Kaufpreis kaufen. Willst du nicht, wird es versteigert, und du darfst mitbieten.
sheet-hint-auction = Bieten
sheet-hint-auction-more = Biete in Schritten oder setze eine geheime Grenze. Das höchste Gebot bekommt den Zuschlag und gilt.
sheet-hint-rent = Miete
sheet-hint-rent-more = Steht jemand auf deinem Feld, bekommst du Miete. „Miete automatisch“ verlangt sie für dich.
sheet-hint-group = Ganze Gruppen
sheet-hint-group-more = Mit allen Feldern einer Farbe darfst du bauen. Mehr Gebäude, viel mehr Miete. Baue gleichmäßig.
sheet-hint-jail = { $jail }
sheet-hint-jail-more = Zahle dich frei, spiele eine Karte oder versuche einen Pasch. Miete bekommst du trotzdem.
sheet-hint-debt = Schulden
sheet-hint-debt-more = Reicht dein Geld nicht, hilft die Bank mit einem Plan: beleihen und verkaufen. Du gehst nie aus Versehen bankrott.
sheet-hint-trade = Handeln
sheet-hint-trade-more = Biete Felder, Karten und Geld in jeder Mischung. Vor dem Klick siehst du, was sich für beide ändert.

## Echte Karten

sheet-drawn = { $deck }: die gezogene Karte
sheet-dealt = Was ausgeteilt wird
sheet-dealt-seek = Ein Stück ihres Namens
sheet-drawn-none = Keine Karte passt dazu.
sheet-drawn-app = App zieht
sheet-drawn-how = Tipp an, was die Karte bewirkt.

## Rat

sheet-deal-ask = Was bringt das wem?
sheet-deal-thinking = Es wird von hier aus weitergespielt …
sheet-deal-chances = Aussicht zu gewinnen
sheet-deal-before = ohne
sheet-deal-after = mit Handel
sheet-deal-points = Punkte
sheet-deal-how = Mit dem Handel und ohne ihn mit denselben Würfen weitergespielt. ±0: nicht mehr, als auch der Zufall macht.
sheet-deal-unknown = Was dieser Handel bringt, lässt sich gerade nicht sagen.
sheet-outlook = Aussichten
sheet-outlook-thinking = Die Züge bisher werden bewertet …
sheet-outlook-how = Gerechnet wird nur mit dem, was alle am Tisch sehen.
sheet-advice = Rat
sheet-advice-thinking = Die Partie wird von hier aus weitergespielt …
sheet-advice-nothing = Gerade ist nichts zu entscheiden.
sheet-advice-as-good = fast gleich gut
sheet-advice-how = So oft gewinnst du damit, wenn es von hier aus viele Male weitergeht. Gerechnet wird nur mit dem, was du selbst wissen kannst.
sheet-advice-back = Zurück ans Brett

## Was eine Karte bewirkt, in wenigen Wörtern

sheet-effect-collect = bekommt { $amount }
sheet-effect-pay = zahlt { $amount }
sheet-effect-collect-each = von allen je { $amount }
sheet-effect-pay-each = an alle je { $amount }
sheet-effect-advance = vor bis zum Feld { $space }
sheet-effect-back-to = zurück bis zum Feld { $space }
sheet-effect-back = { $steps ->
        [one] ein Feld zurück
       *[other] { $steps } Felder zurück
    }
sheet-effect-nearest = { $kind ->
        [station] { $station-gender ->
            [m] nächster
            [f] nächste
           *[n] nächstes
        } { $station }, { $times }-fache Miete
       *[utility] { $utility-gender ->
            [m] nächster
            [f] nächste
           *[n] nächstes
        } { $utility }, Augen mal { $times }
    }
sheet-effect-repairs = { $house } und { $hotel } je Gebäude
sheet-effect-jail = { $jail-gender ->
        [m] in den
        [f] in die
       *[n] ins
    } { $jail }
sheet-effect-keep = behalten
sheet-effect-pay-or-draw = zahlt { $amount } oder zieht

## Berichtigen

sheet-mend = Berichtigen
sheet-mend-which = Was war falsch? Die Würfe und Karten der letzten zwei Runden:
sheet-mend-none = In den letzten zwei Runden ist nichts getippt worden.
sheet-mend-now = Was war es wirklich?
sheet-mend-by = { $who } um { $time }
sheet-mend-instead-of = { $say } statt { $was }
sheet-mend-gone = Damit entfällt
sheet-mend-instead = Stattdessen
sheet-mend-cash = Geld von { $who }: { $was } wird { $now }
sheet-mend-table = Auf dem Tisch
sheet-mend-nothing = Daran ändert sich sonst nichts.
sheet-mend-left = { $count ->
    [one] Ein späterer Wurf bleibt erhalten und gilt, sobald die Frage davor beantwortet ist.
   *[other] { $count } spätere Würfe bleiben erhalten und gelten, sobald die Frage davor beantwortet ist.
}
sheet-mend-propose = Den anderen vorschlagen
sheet-mend-do = So berichtigen
sheet-mend-agreed = Einverstanden: { $yes }
sheet-mend-waits = Es fehlt noch die Mehrheit.
sheet-mend-leave = Lassen, wie es war
sheet-mend-other = Etwas anderes berichtigen
sheet-count = Kassensturz
sheet-count-open = Das Geld auf dem Tisch stimmt nicht
sheet-count-whose = Wessen Geld wurde gezählt?
sheet-count-sum = Gezählt
sheet-count-here = Hier stehen { $amount }.
sheet-count-more = Das sind { $amount } mehr.
sheet-count-less = Das sind { $amount } weniger.
sheet-count-why = Woran lag es?
sheet-count-why-change = Falsch herausgegeben
sheet-count-why-forgot = Zahlung vergessen
sheet-count-why-unknown = Keine Ahnung
