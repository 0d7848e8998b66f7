### Was das Programm im Terminal sagt.

## Wer gefragt ist

terminal-asked = ––– { $players } –––
terminal-offer-first = { $player }, erst das Angebot, dann rollen die Würfel weiter:
terminal-minutes-left = Noch { $minutes } { $minutes ->
        [1] Minute
       *[other] Minuten
    } auf der Uhr.
terminal-may-demand = { $player } kann von { $payer } noch Miete verlangen: „{ $command }“.
terminal-moment = { $player }, ein Augenblick, bevor { $thrower } würfelt: { $what }
terminal-moment-rent = noch ist Miete zu verlangen.
terminal-moment-build = noch kannst du bauen.
terminal-moment-both = noch ist Miete zu verlangen, und bauen kannst du auch.
terminal-no-moment = Gerade wartet niemand auf dich.
terminal-moments-on = Bevor ein Computergegner würfelt, wirst du gefragt, wenn danach etwas nicht mehr geht.
terminal-moments-off = Die Computergegner warten ab jetzt nicht mehr auf Miete und Bau.
terminal-offer-line = Angebot { $number }: { $offer }
terminal-offer-stands = Angebot { $number } von { $player } steht noch.
terminal-may-answer = { $player } antwortet mit „{ $accept }“ oder „{ $decline }“.
terminal-bots-alone = Die Computergegner machen das jetzt unter sich aus. Strg-C unterbricht.
terminal-bot-stumbled = { $player } wusste nicht weiter; die Bank hat den einfachsten Zug gemacht.

## Wenn etwas nicht verstanden wurde

terminal-quoted = „{ $word }“
terminal-no-command = „{ $said }“ verstehe ich nicht. „menü“ zeigt, was gerade geht, „hilfe“ alle Befehle.
terminal-near-command = „{ $said }“ verstehe ich nicht. Meintest du { $words }?
terminal-several-commands = „{ $said }“ kann vieles heißen: { $words }?
terminal-choose = Enter allein genügt hier nicht. Zur Wahl: { $words }.
terminal-which-space = Welches Feld? Name, Anfang des Namens oder Nummer genügt.
terminal-no-space = Ein Feld „{ $said }“ gibt es hier nicht. „brett“ zeigt alle.
terminal-near-space = Ein Feld „{ $said }“ gibt es hier nicht. Meintest du { $spaces }?
terminal-several-spaces = „{ $said }“ passt auf mehrere Felder: { $spaces }.
terminal-no-space-number = Ein Feld { $number } gibt es nicht, sie gehen von 0 bis { $last }.
terminal-not-for-sale = Das Feld „{ $space }“ kann niemandem gehören.
terminal-no-group = „{ $said }“ gehört zu keiner Gruppe.
terminal-which-group = Welche Gruppe? Name, Buchstabe oder eines ihrer Felder.
terminal-no-player = „{ $said }“ sitzt nicht am Tisch. Es spielen { $players }.
terminal-is-bot = { $player } spielt der Computer, da redet niemand mit.
terminal-which-number = Welche Nummer? „angebote“ zeigt alle.
terminal-which-offer = Es liegen mehrere Angebote vor. Sag die Nummer dazu: { $numbers }.
terminal-no-offer = Dir liegt gerade kein Angebot vor.
terminal-no-own-offer = Du hast gerade kein Angebot gemacht.
terminal-how-much = Wie viel? Zum Beispiel „bieten { $sample-sum }“.
terminal-how-many = Wie viele?
terminal-which-building = Was soll bestellt werden? Zum Beispiel „bestellen 2 { $house-many }“.
terminal-no-claim = Da ist keine Miete, die du noch verlangen könntest.
terminal-on-or-off = „wunsch miete an“ oder „wunsch miete aus“?
terminal-which-language = Deutsch oder Englisch? „sprache de“ oder „sprache en“.
terminal-no-such-line = So viele Zeilen hat das Menü nicht, es geht bis { $last }.
terminal-who-calls = Wer ruft das? Sag den Namen dazu, zum Beispiel „{ $player }: bieten { $sample-sum }“.
terminal-offer-form = Ein Angebot geht so: „angebot { $sample-player }: { $sample-street } + { $sample-sum } gegen { $sample-other }“. Mit „angebot“ allein frage ich alles ab.
terminal-no-jail-card = { $player } hat keine { $jail-card } mehr übrig.

## Zurückfragen

terminal-noted = Ist notiert.
terminal-cancelled = Gut, dann nicht.
terminal-sure-resign = Wirklich aufgeben? Dein ganzer Besitz ist dann weg. [j/N]
terminal-sure-bankrupt = Wirklich Bankrott anmelden? Dann bist du aus dem Spiel. [j/N]
terminal-sure-offer = So anbieten? [j/N]
terminal-offer-to = Wem bietest du etwas an?
terminal-offer-how = Zähl mit + auf: Felder, Geld, { $jail-card-many } („karte“), bei Schulden auch „erlass { $sample-sum }“. Leer heißt nichts.
terminal-offer-give = Was gibst du?
terminal-offer-want = Was willst du dafür von { $player }?
terminal-menu-how = Die Zahl genügt.

## Speichern und gehen

terminal-saved = Alles gespeichert, wie immer nach jedem Zug: { $file }
terminal-kept-in = Das ganze Spiel steht in { $file }
terminal-not-saved = Dieses Spiel wird nicht gespeichert.
terminal-bye = Bis bald! Das Spiel ist gespeichert.
terminal-input-over = Hier endet die Eingabe. Das Spiel ist gespeichert.
terminal-interrupted = Unterbrochen. Das Spiel ist gespeichert, nichts ist verloren.
terminal-how-to-resume = Weiter geht es mit: { $command }
terminal-cannot-write = In { $place } lässt sich nicht schreiben ({ $reason }).
terminal-play-unsaved = Ohne Speichern weiterspielen? [j/N]
terminal-goes-on = Es geht weiter: { $edition }, { $file }.
terminal-was-damaged = Die Datei war ab Zeile { $line } beschädigt: { $reason } Bis dahin stimmt alles; das Original liegt in { $aside }.
terminal-language-now = Ab jetzt auf Deutsch.

## Am Anfang

terminal-welcome = Willkommen! Enter nimmt jeweils die Vorgabe. (English? Type: en)
terminal-which-edition = Welche Ausgabe? [{ $name }]
terminal-which-variant = Welche Variante? [1]
terminal-variant-normal = Normales Spiel: bis nur noch einer übrig ist
terminal-variant-short = Kurzes Spiel: mit verteilten Karten, schneller zu Ende
terminal-variant-time = Spiel auf Zeit: am Ende gewinnt, wer am meisten hat
terminal-variant-short-normal = normal
terminal-variant-short-short = kurz (short)
terminal-variant-short-time = auf Zeit (time)
terminal-how-long = Wie viele Minuten? [60]
terminal-with-speed-die = Mit Tempo-Würfel? [j/N]
terminal-how-rent = Miete automatisch, oder auf Zuruf wie im Buch? [automatisch]
terminal-house-free-parking-pot = Abgaben kommen in einen Topf, und wer auf „{ $square }“ landet, bekommt ihn
terminal-house-double-salary-on-go = Wer genau auf „{ $square }“ landet, bekommt das Doppelte
terminal-which-house-rules = Mit Hausregeln? Nummern, mehrere mit Komma [keine]
terminal-who-plays = Wer spielt? { $min } bis { $max } Namen mit Komma, „bot“ für einen Computergegner, „bot=Strategin“ für einen bestimmten. [{ $default }]
terminal-who-banks = Wer hält die Bank? [{ $name }]
terminal-banker-aside = Hält { $name } nur die Bank, ohne mitzuspielen? [j/N]
terminal-start-notes = Das Startkapital liegt so vor jedem: { $notes }.
terminal-start-notes-speed = Das Startkapital liegt so vor jedem: { $notes }; dazu { $bonus } für das Spiel mit dem Tempo-Würfel.
terminal-start-figures = Die Figuren: { $figures }.
terminal-default-players = Anna, bot, bot
terminal-start-again = Das habe ich nicht verstanden.

## Das Brett

terminal-head-space = Feld
terminal-head-owner = Besitz
terminal-head-built = Bebauung
terminal-head-rent = Miete
terminal-head-here = Wer steht hier
terminal-head-player = Spieler
terminal-head-cash = Geld
terminal-head-worth = Vermögen
terminal-head-place = Wo
terminal-mortgaged = { $mortgage }
terminal-for-sale = frei, { $money }
terminal-tax = { $money } zahlen
terminal-times-dice = { $factor } × Augen
terminal-in-jail = { $player } (sitzt)
terminal-jail-turn = { $jail }, { $turn }. Versuch
terminal-out = ausgeschieden
terminal-only-bank = führt nur die Bank
terminal-owned-by = gehört { $player }
terminal-unowned = gehört noch niemandem
terminal-rent-now = jetzt { $rent } Miete
terminal-rent-bare = Miete
terminal-rent-group = … mit der ganzen Gruppe
terminal-rent-station = Miete bei { $count } { $count ->
        [1] { $station }
       *[other] { $station-dative }
    }
terminal-rent-utility = Miete bei { $count } { $count ->
        [1] { $utility }
       *[other] { $utility-dative }
    }
terminal-price = Kaufpreis
terminal-mortgage-value = { $mortgage-value }
terminal-building-price = 1 { $what } kostet
terminal-hotel-price = 1 { $hotel } (plus { $count } { $house-many }) kostet
terminal-bank-deeds = freie { $property-many }
terminal-bank-pot = Topf
terminal-no-offers = Es liegen keine Angebote vor.
terminal-no-log = Noch ist nichts geschehen.
terminal-board-legend = { $players }. Unter dem Namen links der Besitz: { $owned } = { $first }, { $owned }2 = mit 2 { $house-dative }, { $owned }# = mit { $hotel }, ({ $mark }) = { $mortgage }. Rechts, wer dort steht.

## Menü

terminal-menu-throw = Würfeln
terminal-menu-pay-fine = { $money } zahlen und frei sein
terminal-menu-play-card = { $jail-card } einsetzen ({ $deck })
terminal-menu-end-turn = Zug beenden
terminal-menu-steps = { $number } { $number ->
        [1] Feld
       *[other] Felder
    } weit ziehen
terminal-menu-jump = Springen: { $space }
terminal-menu-jump-some = Auf ein Feld springen
terminal-menu-walk = Ganz normal ziehen
terminal-menu-buy = Kaufen: { $space } für { $money }
terminal-menu-decline = Nicht kaufen, sondern versteigern lassen: { $space }
terminal-menu-bid = Bieten, { $low } bis { $high }
terminal-menu-pass = Passen
terminal-menu-hammer = Zuschlag!
terminal-menu-want = Haben wollen, 0 bis { $high }
terminal-menu-put = 1 { $what } setzen: { $space }
terminal-menu-put-some = Ein Gebäude setzen
terminal-menu-keep = Nur { $money } Zinsen zahlen: { $space }
terminal-menu-keep-some = Nur Zinsen zahlen
terminal-menu-redeem = Hypothek sofort auflösen: { $space }, kostet { $money }
terminal-menu-redeem-some = Eine Hypothek sofort auflösen
terminal-menu-pay = Zahlen
terminal-menu-take-card = Stattdessen eine Karte ziehen
terminal-menu-bankrupt = Bankrott anmelden
terminal-menu-raise = Die Bank für mich verkaufen und beleihen lassen, bis es reicht
terminal-menu-build = Bauen: { $space }, 1 { $what } für { $money }
terminal-menu-build-some = Bauen
terminal-menu-order = Mehrere { $what } auf einmal bestellen, bis { $high }
terminal-menu-sell = Ein Gebäude verkaufen: { $space }, bringt { $money }
terminal-menu-sell-some = Ein Gebäude verkaufen
terminal-menu-sell-down = Alle Gebäude der Gruppe { $group } verkaufen
terminal-menu-mortgage = Hypothek aufnehmen: { $space }, bringt { $money }
terminal-menu-mortgage-some = Eine Hypothek aufnehmen
terminal-menu-lift = Hypothek auflösen: { $space }, kostet { $money }
terminal-menu-lift-some = Eine Hypothek auflösen
terminal-menu-demand = Miete von { $player } verlangen: { $space }, { $money }
terminal-menu-demand-some = Miete verlangen
terminal-menu-offer = Jemandem einen Tausch anbieten
terminal-menu-accept = Angebot { $number } annehmen: { $offer }
terminal-menu-accept-some = Ein Angebot annehmen
terminal-menu-reject = Angebot { $number } ablehnen
terminal-menu-reject-some = Ein Angebot ablehnen
terminal-menu-withdraw = Angebot { $number } zurückziehen
terminal-menu-withdraw-some = Ein Angebot zurückziehen
terminal-menu-resign = Aufgeben
terminal-menu-wish = { $wish ->
        [on] Miete künftig immer gleich verlangen
       *[off] Miete künftig nur auf Zuruf verlangen
    }

terminal-chapter-turn = Im Zug:
terminal-chapter-business = Geschäfte, auch außer der Reihe:
terminal-chapter-look = Nachsehen:
terminal-chapter-program = Sonst:
terminal-help-how = 
    Die ersten Buchstaben genügen, bei Feldern auch die Nummer. Enter tut das, was in der Klammer steht.
    Wer nicht dran ist, stellt seinen Namen voran: „{ $sample-player }: miete“. Mehr zu einem Befehl: „hilfe angebot“.
terminal-help-throw = Würfelt.
terminal-help-buy = Kauft das Feld, auf dem du stehst.
terminal-help-decline = Lehnt den Kauf ab, dann wird versteigert. „ablehnen 3“ schlägt Angebot 3 aus.
terminal-help-bid = „bieten { $sample-sum }“ bietet in der Versteigerung.
terminal-help-pass = Bietet nicht mehr mit, oder verzichtet.
terminal-help-hammer = Beendet eine Versteigerung auf Zuruf: Der höchste Ruf bekommt den Zuschlag.
terminal-help-go-on = Lässt den Augenblick verstreichen: Der Computergegner würfelt.
terminal-help-moments = „augenblicke aus“: Computergegner würfeln, ohne auf Miete und Bau zu warten; „augenblicke an“ fragt wieder.
terminal-help-end-turn = Gibt die Würfel weiter.
terminal-help-pay-fine = Zahlt die { $fine } und verlässt { $jail-gender ->
        [m] den
        [f] die
       *[n] das
    } { $jail }.
terminal-help-play-card = Spielt eine { $jail-card } aus; sitzt du, genügt „karte“.
terminal-help-steps = Beim Bus: „schritte 5“ zieht fünf Felder weit.
terminal-help-jump = Bei drei Gleichen: „sprung { $sample-top }“ springt auf ein beliebiges Feld.
terminal-help-walk = Bei drei Gleichen: verzichtet auf den Sprung und zieht ganz normal.
terminal-help-pay = Zahlt, was die Karte verlangt.
terminal-help-take-card = Zieht stattdessen eine Karte.
terminal-help-raise = Überlässt es der Bank, für eine Schuld Gebäude zu verkaufen und Felder zu beleihen, bis es reicht.
terminal-help-bankrupt = Meldet Bankrott an, wenn nichts mehr zu holen ist. Fragt nach.
terminal-help-build = „bauen { $sample-street }“ baut eins, „bauen { $sample-street } 2“ zwei, „bauen { $sample-group } 3“ drei, gleichmäßig verteilt.
terminal-help-order = Bestellt mehrere Gebäude, wenn sie knapp sind: „bestellen 3 { $house-many }“.
terminal-help-want = Sagt, wie viele der knappen Gebäude du haben willst: „will 2“.
terminal-help-put = Setzt ein ersteigertes Gebäude: „setzen { $sample-street }“.
terminal-help-sell = „verkaufen { $sample-street }“ verkauft ein Gebäude an die Bank, „verkaufen { $sample-street } 2“ zwei.
terminal-help-sell-down = „gruppe verkaufen { $sample-group }“ verkauft alle Gebäude der Gruppe, „gruppe verkaufen { $sample-group } 1-1-1“ alle bis auf je eins.
terminal-help-mortgage = „hypothek { $sample-street }“ nimmt eine Hypothek auf.
terminal-help-lift = „auflösen { $sample-street }“ löst die Hypothek wieder auf.
terminal-help-keep = Zahlt für ein belastetes Grundstück, das du gerade übernommen hast, vorerst nur die Zinsen.
terminal-help-demand = Verlangt offene Miete: alle, oder „miete { $sample-player }“ von einem.
terminal-help-wish = „wunsch miete an“ verlangt Miete immer gleich, „wunsch miete aus“ nur auf Zuruf.
terminal-help-offer = „angebot { $sample-player }: { $sample-street } + { $sample-sum } gegen { $sample-other }“. „angebot“ allein fragt alles ab. Auch „karte“ (für eine { $jail-card }), „#11“ für Feld 11 und, wenn Schulden im Spiel sind, „erlass { $sample-sum }“.
terminal-help-accept = Nimmt ein Angebot an; bei mehreren mit der Nummer.
terminal-help-withdraw = Zieht dein eigenes Angebot zurück.
terminal-help-resign = Steigt aus dem Spiel aus. Fragt nach.
terminal-help-menu = Zeigt alles, was gerade möglich ist; die Zahl davor genügt dann.
terminal-help-board = Zeigt das Brett; „brett liste“ als Liste.
terminal-help-groups = Zeigt alle Felder nach Gruppen.
terminal-help-standing = Zeigt Geld, Vermögen und Besitz.
terminal-help-deed = „karte { $sample-street }“ zeigt alle Mieten und Preise eines Felds.
terminal-help-bank = Zeigt, was die Bank noch hat.
terminal-help-offers = Zeigt alle Angebote, die gerade gelten.
terminal-help-advice = Sagt, was du tun könntest, wie oft du damit gewinnst und warum; „rat 2“, was Angebot 2 für alle am Tisch heißt, „rat { $sample-player }: { $sample-sum } gegen { $sample-other }“, was dein eigenes hieße. Nur mit dem, was du selbst wissen kannst.
terminal-help-log = Zeigt die letzten Ereignisse; „verlauf 50“ mehr davon.
terminal-refused-how = („regeln“ zeigt, was dazu im Regelheft steht.)
terminal-rules-how = „regeln 7“ zeigt ein Kapitel, „regeln hypothek“ auch; und frag ruhig: „regeln bekomme ich miete im gefängnis?“
terminal-help-rules = Schlägt das Regelheft auf: „regeln“ den Inhalt, „regeln hypothek“ ein Kapitel, „regeln darf ich geld leihen“ die Antwort. Gleich nach einer Ablehnung zeigt „regeln“, welche Regel dahintersteht.
terminal-help-help = Zeigt alle Befehle, oder einen: „hilfe bauen“.
terminal-help-save = Sagt, wo das Spiel gespeichert ist. Gespeichert wird ohnehin nach jedem Zug.
terminal-help-language = „sprache en“ wechselt zu Englisch, „sprache de“ zu Deutsch.
terminal-help-quit = Verlässt das Programm; das Spiel bleibt gespeichert.
