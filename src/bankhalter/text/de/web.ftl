### Der Tisch im Browser: was auf Start, Raum und Tisch steht. Die Blätter in der Mitte haben sheets.ftl.

## Überall

web-close = Schließen
web-nav = Seite
web-to-dark = Dunkel anzeigen
web-to-light = Hell anzeigen
web-settings = Einstellungen
web-again = Noch einmal versuchen
web-reload = Neu laden
web-to-start = Zur Startseite
web-loading = Der Tisch wird geholt.
web-no = nein
web-guest = Gast

## Start

web-hero = Setzt euch.
    Die Bank ist bereit.
web-hero-more = Der Spieltisch im Browser, der die Regeln deiner Ausgabe kennt: Geld, Grundstücke, Gebäude, Versteigerung. Ohne Konto, ohne Installation.
web-choose-edition = Ausgabe wählen
web-own-board = Lieber euer eigenes Brett?
web-own-edition = Eigene Ausgabe
web-puzzles-alone = Gerade allein?
web-to-puzzles = Rätsel lösen
web-puzzles = Rätsel
web-puzzles-more = Stellungen aus gespielten Partien, jede mit einem klar besten Zug.
web-puzzles-loading = Das Rätsel des Tages wird aufgebaut …
web-puzzles-solved = { $count } von { $all } gelöst
web-puzzle-grade = Wie schwer
web-puzzle-grade-0 = alle
web-puzzle-grade-1 = leicht
web-puzzle-grade-2 = mittel
web-puzzle-grade-3 = schwer
web-puzzle-daily = Rätsel des Tages
web-puzzle-next = Nächstes Rätsel
web-puzzle-nothing = nichts
web-middle = Mitten in einer Partie?
web-to-middle = Stellung aufbauen oder Datei öffnen
web-to-workshop = Eigene Ausgabe schreiben
web-begin = Losspielen
web-your-name = Dein Name
web-opponents = Gegner
web-how-many = Plätze am Tisch
web-play-now = Sofort spielen
web-play-now-more = { $count ->
        [one] Du gegen einen Computergegner
       *[other] Du gegen { $count } Computergegner
    }
web-at-device = An diesem Gerät
web-at-device-more = { $count } Personen, reihum
web-invite = Freunde einladen
web-invite-more = Link, Code oder QR, jeder am eigenen Gerät
web-go-on = Weiterspielen:
web-go-on-with = mit { $who }
web-to-table = Zum Tisch
web-me = Meine Spiele
web-me-all = Alle meine Spiele, Siege und Freunde
web-me-how = Ohne Konto: Dieser Browser merkt sich deine Plätze.
web-me-running = Laufende Spiele
web-me-none-running = Gerade läuft keines.
web-me-finished = Gespielte Spiele
web-me-none-finished = Noch keines zu Ende gespielt.
web-me-more = { $count } weitere zeigen
web-me-won = gewonnen
web-me-lost = nicht gewonnen
web-me-again = Noch einmal
web-me-tally = Bilanz
web-me-counting = { $count ->
        [one] Ein Spiel wird noch gezählt.
       *[other] { $count } Spiele werden noch gezählt.
    }
web-me-games = Spiele
web-me-wins = Siege
web-me-share = Anteil
web-me-group = Lieblingsgruppe
web-me-group-count = { $count ->
        [one] einmal vollständig
       *[other] { $count }-mal vollständig
    }
web-me-luck = Glück mit Würfeln und Karten
web-me-luck-more = { $count ->
    [one] Prozentpunkte Gewinnchance mehr oder weniger, als zu erwarten war. Geschätzt, aus einem Spiel.
   *[other] Prozentpunkte Gewinnchance je Spiel mehr oder weniger, als zu erwarten war. Geschätzt, im Mittel von { $count } Spielen.
}
web-me-circle = Ruhmeshalle, { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
web-me-who = Wer
web-me-no-tally = Sobald du ein Spiel zu Ende gespielt hast, steht hier, was daraus wurde.
web-me-data = Meine Daten
web-me-move-how = Auf ein anderes Gerät: Hier einen Code holen und ihn dort eintippen. Er gilt zehn Minuten und nur einmal.
web-me-move = Code für ein anderes Gerät
web-me-code = Dein Code
web-me-code-left = noch { $time }
web-me-type-code = Code vom anderen Gerät
web-me-arrive = Hierher holen
web-me-arrived = Deine Spiele sind da.
web-me-export = Alles herunterladen, was hier von mir steht
web-me-delete = Alles von mir löschen
web-me-delete-sure = Name, Chat, Plätze und Entwürfe gehen verloren; Spiele bleiben ohne deinen Namen. Sicher?
web-my-games = { $count ->
        [one] Noch ein Spiel von dir
       *[other] Noch { $count } Spiele von dir
    }
web-game-running = läuft, zuletzt dort am { $when }
web-game-over = zu Ende, zuletzt dort am { $when }
web-game-look = Ansehen
web-game-forget = Aus der Liste nehmen
web-join-code = Mitspielen mit Code
web-join = Hingehen
web-as-printed = Wie im Regelheft.
web-as-printed-eased = Wie im Regelheft, nur die Miete kommt von selbst.
web-as-printed-hurried = Wie im Regelheft, nur warten Computer nicht auf Miete und Bau.
web-as-printed-more = Hausregeln gelten nur, wenn ihr sie wählt.
web-open-tables = Öffentliche Tische
web-open-table = Offener Tisch
web-open-none = Gerade ist kein öffentlicher Tisch frei.
web-open-none-such = Ein solcher Tisch ist gerade nicht dabei.
web-table-free = { $free ->
        [one] 1 von { $seats } Plätzen frei
       *[other] { $free } von { $seats } Plätzen frei
    }
web-table-locked = abgeschlossen
web-table-running = { $count ->
        [one] läuft, 1 Person spielt
       *[other] läuft, { $count } Personen spielen
    }
web-table-paused = ruht gerade
web-filter-edition = Ausgabe
web-filter-any = alle
web-filter-running = Auch laufende, zum Zusehen
web-watch = Zusehen
web-public = Tisch öffentlich zeigen
web-public-more = Für „Freunde einladen“: Dann finden ihn alle auf dieser Startseite.
web-title = Titel
web-more-hints = Mehr Hinweise
web-house-rules = Regeln dieses Tisches ändern
web-person = Person { $number }
web-storage-blocked = Dein Browser speichert nichts für diese Seite. Du kannst spielen, aber nach dem Neuladen ist dein Platz nicht mehr deiner.

## Vereinbarungen

web-variant = Spielweise
web-variant-normal = Bis zum Ende
web-variant-short = Kurzspiel
web-variant-time = Auf Zeit
web-switch-minutes = Minuten
web-switch-speed-die = Mit Tempo-Würfel
web-switch-rent-demand = Miete
web-switch-auction-mode = Versteigerung
web-switch-auction-mode-round-robin = reihum
web-switch-auction-mode-live = alle durcheinander, mit Hammer
web-switch-build-window = Bauen
web-switch-build-window-anytime = jederzeit
web-switch-build-window-between-turns = im eigenen Zug oder zwischen den Zügen
web-switch-jail-doubles-roll-again = Pasch aus dem Gefängnis gibt einen weiteren Wurf
web-switch-bankruptcy-handover = Nach einem Bankrott gehen Grundstücke
web-switch-bankruptcy-handover-liquidate = mit Hypotheken belastet über
web-switch-bankruptcy-handover-as-is = über, wie sie sind
web-switch-cash-visible = Bargeld liegt offen
web-switch-free-parking-pot = Hausregel: Topf auf „{ $parking }“
web-switch-double-salary-on-go = Hausregel: das Doppelte genau auf „{ $go }“
web-switch-banker-plays = Der Bankhalter spielt mit (ohne ihn erst ab sechs Personen)
web-switch-tie-break = Bei Gleichstand
web-switch-tie-break-shared = teilen sich alle den Sieg
web-switch-tie-break-cash = gewinnt, wer mehr Bargeld hat
web-switch-starting-cash = Startkapital
web-as-in-box = wie im Heft
web-printed-is = im Heft { $sum }
web-differs = anders als im Heft
web-end = Schluss
web-end-none = wie im Heft
web-end-minutes = nach { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }
web-end-after = Schluss nach { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }: Dann wird gezählt.
web-more-rules = Weitere Regeln
web-switch-agreed-end = Hausregel: Schluss nach vereinbarter Zeit
web-switch-tournament = Turnier: keine Hausregeln
web-switch-swiss-short-jail-exit = Nur im Kurzspiel: Wer sitzt, muss im nächsten Zug heraus
web-clock = Bedenkzeit
web-clock-none = ohne Uhr
web-clock-quick = zügig: 5 Minuten, je Zug 10 Sekunden dazu
web-clock-calm = gemütlich: 20 Minuten, je Zug 20 Sekunden dazu
web-clock-day = über Tage: 24 Stunden je Zug
web-clock-days = über Tage: 72 Stunden je Zug
web-clock-own = eigene
web-colour = Farbe
web-colour-0 = Türkis
web-colour-1 = Veilchen
web-colour-2 = Rostrot
web-colour-3 = Schiefer
web-colour-4 = Pink
web-colour-5 = Oliv
web-colour-6 = Blau
web-colour-7 = Nussbraun
web-colour-8 = Grün
web-colour-9 = Lila
web-colour-10 = Senf
web-colour-11 = Grau
web-ready = Ich bin bereit
web-not-ready = Doch noch nicht bereit
web-is-ready = bereit
web-ready-count = { $count ->
        [one] { $ready ->
            [one] Dein Gast ist bereit.
           *[other] Dein Gast ist noch nicht bereit.
        }
       *[other] { $ready } von { $count } Gästen sind bereit.
    }
web-bot-called = Computer: { $bot }

## Raum

web-laying-table = Der Tisch wird gedeckt
web-lobby = Freunde einladen
web-guest-of = { $who } lädt dich ein
web-guest-table = Am Tisch von { $who }
web-guest-first = Setz dich an den Tisch
web-guest-locked = Der Raum ist abgeschlossen.
web-guest-full = Der Tisch ist voll.
web-guest-watch = Du kannst zusehen: Sobald das Spiel beginnt, siehst du es hier.
web-written-edition = Diese Ausgabe hat jemand selbst geschrieben.
web-written-edition-look = Ansehen oder melden
web-lobby-device = An diesem Gerät
web-lobby-device-more = Tragt eure Namen ein. Vor jedem Zug sagt der Bildschirm, wer das Gerät bekommt.
web-qr = QR-Code mit der Adresse dieses Raums
web-code = Code
web-share = Link teilen
web-copy = Kopieren
web-link-here-only = Diese Adresse gilt nur auf diesem Gerät. Damit alle im selben WLAN mitspielen können, starte so:
web-invitation-send = Einladung verschicken
web-invitation-hint = Abgeschlossen: Dazu kommt nur, wer eine Einladung von dir hat. Jede gilt einmal, für eine Person.
web-invitations-open = { $count ->
        [one] Eine Einladung ist noch offen.
       *[other] { $count } Einladungen sind noch offen.
    }
web-copied = Der Link ist kopiert.
web-at-table = Am Tisch
web-name-of = Name von Platz { $number }
web-who-are-you = Wer bist du?
web-seat-of = { $who } (frei)
web-seat-fallen = ausgeschieden
web-seat-code = Code eines Platzes
web-seat-take = Platz übernehmen
web-seat-code-more = Telefon leer oder verloren? Wer am Tisch sitzt, liest ihn unter „Leute“ vor. Er steht dort bei allen, deren Gerät seit einer halben Minute fehlt.
web-seat-free = Platz frei
web-seat-waits = wird erwartet
web-bot = Computergegner
web-bot-short = Computer
web-host = leitet den Raum
web-online = online
web-away = weg
web-put-bot = Computer setzen
web-kick = { $who } vom Tisch nehmen
web-stand = Platz freigeben
web-sit = Platz nehmen
web-start-with = Beginnen: { $count } am Tisch
web-start-bots = Mit Computern auffüllen
web-lock = Abschließen
web-unlock = Aufschließen
web-need-more = { $count ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $count }.
    }
web-wait-host = { $who } beginnt das Spiel, sobald alle da sind.
web-terms = Regeln dieses Tisches
web-figure = Figur
web-figure-of = Figur von { $who }: { $figure }. Andere wählen
web-choose-banker = Wer hält die Bank?
web-banker-aside = spielt nicht mit, sondern hält nur die Bank (ab sechs Personen)
web-terms-banker = Bankhalter: { $who }.
web-terms-banker-aside = Bankhalter: { $who }, ohne mitzuspielen.
web-terms-differ = Anders als im Regelheft:
web-terms-others = { $count ->
    [one] Eine weitere Regel weicht ab.
   *[other] { $count } weitere Regeln weichen ab.
}
web-not-printed = Anders als im Regelheft.
web-terms-away = Wer länger weg ist, kann von einem Computer vertreten werden und bekommt den Platz zurück.
web-terms-public = Öffentlich: Der Tisch steht auf der Startseite. Alle können ihn finden und zusehen.
web-terms-public-titled = Öffentlich als „{ $title }“: Der Tisch steht auf der Startseite. Alle können ihn finden und zusehen.
web-terms-typed = Gewürfelt und gezogen wird am echten Tisch; ihr tippt ein, was fällt.
web-terms-dice = Jeder Platz hat eine geheime Glückszahl, der Server auch. Erst beim Start werden sie aufgedeckt, und aus allen zusammen folgen die Würfe: Niemand kann sie sich aussuchen, und danach lassen sie sich nachrechnen ({ $commit } …).
web-luck-drawing = Die Glückszahlen werden aufgedeckt.
web-luck-missing = Es { $count ->
        [one] fehlt
       *[other] fehlen
    } noch { $who }.
web-luck-kept-back = { $who } { $count ->
        [one] hat die eigene Glückszahl nicht aufgedeckt und spielt
       *[other] haben die eigene Glückszahl nicht aufgedeckt und spielen
    } nicht mit. Alle anderen haben neue Zahlen. Bis zum Spiel setzt sich niemand mehr dazu.
web-luck-out = Deine Glückszahl ist nicht in den Würfeln dieses Spiels: Beim Start sah der Server deine Seite nicht.
web-luck-broken = Vorsicht: Was in die Würfel dieses Spiels einging, ist nicht, was vor dem Aufdecken versprochen war.
web-luck-twice = Vorsicht: Deine Glückszahl sollte noch einmal aufgedeckt werden, aber neben anderen Versprechen. Dieser Browser hat das nicht getan.
web-luck-lost = Die Ziehung wurde abgebrochen, obwohl dieser Browser deine Glückszahl schon aufgedeckt hatte. Es wird neu gezogen.

## Tisch

web-skip-link = Zur Entscheidung
web-board = Spielbrett, { $count } Felder
web-title-turn = Du bist am Zug
web-turn-number = Zug { $count }
web-spectators = { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
web-line-down = Keine Verbindung. Deine Eingaben werden nachgeholt.
web-frozen-damaged = Das Protokoll dieses Raums ist beschädigt. Bis hierher stimmt alles; wer den Server betreibt, kann das Spiel hier weitergehen lassen.
web-frozen-room-closed = Wer diesen Server betreibt, hat den Raum geschlossen. Er lässt sich nur noch ansehen.
web-frozen-other-edition = Ausgabe oder Regeln haben sich seit Beginn dieses Spiels geändert. Es lässt sich nur noch ansehen.
web-tool-chat = Chat
web-tool-chat-new = Chat, { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-tool-rules = Regeln
web-tool-people = Leute
web-tool-type = Befehl tippen
web-log = Verlauf
web-log-all = Ganzer Verlauf
web-since-you-sums = Geld seit deinem letzten Zug
web-since-you = seit deinem letzten Zug
web-heard-less = { $count ->
        [one] Ein weiteres Ereignis steht im Verlauf.
       *[other] { $count } weitere Ereignisse stehen im Verlauf.
    }
web-die = Würfel: { $value }
web-speed-die = Tempo-Würfel: { $value }
web-strip = Ein Wurf voraus
web-view-board = Brett
web-view-line = Strecke
web-hand-to = Gerät an { $who } geben
web-hand-taken = Ich bin { $who }
web-throws = { $who } ist am Zug
web-occasion-group = { $group } vollständig: Alles gehört { $who }!
web-threw = Wurf von { $who }

web-players = Spieler
web-player-label = { $name }: mehr dazu
web-turn-mark = am Zug
web-you = du
web-here = an diesem Gerät
web-out = ausgeschieden
web-away-wait = weg, es wird gewartet
web-away-defaults = weg, es geht weiter
web-away-bot = ein Computer vertritt
web-away-until = weg { $time }
web-away-soon = { $who } ist weg. In { $time } könnt ihr entscheiden, wie es weitergeht.
web-away-decide = { $who } ist weg. Wie weiter?
web-away-silence = Wird { $who } gefragt, heißt das: nicht kaufen, nicht bieten, nichts verlangen.
web-away-others = { $who } ist weg. Die anderen entscheiden, wie es weitergeht.
web-decide-again = Anders entscheiden
web-hidden = verdeckt
web-deeds = { $count ->
        [0] noch nichts
        [one] 1 { $deed }
       *[other] { $count } { $deed-many }
    }
web-jail-cards = { $jail-card-many }: { $count }
web-in-jail = { $jail-gender ->
        [f] in der
       *[other] im
    } { $jail }
web-houses = { $house-many }
web-hotels = { $hotel-many }
web-cards-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
web-worth = Wert { $amount }
web-deeds-left = frei
web-pot = Topf
web-mortgage-letter = H

## Felder

web-square-mortgaged = Hyp.
web-square-group = Gruppe { $letter } { $name }
web-square-price = kostet { $amount }
web-square-owner = gehört { $who }
web-square-houses = { $count } { $count ->
        [one] { $house }
       *[other] { $house-many }
    }
web-square-hotel = { $hotel }
web-square-mortgage = belastet, keine Miete
web-square-rent = Miete { $amount }
web-square-factor = Miete Augen mal { $factor }
web-square-here = hier: { $who }
web-kind-go = { $amount } beim Vorbeiziehen
web-kind-jail = { $jail }, oder nur zu Besuch
web-kind-parking = Hier geschieht nichts
web-kind-parking-pot = Wer hier landet, bekommt den Topf
web-kind-to-jail = Geradewegs { $jail-gender ->
        [m] in den
        [f] in die
       *[n] ins
    } { $jail }
web-kind-draw = Eine Karte ziehen
web-corner-go = { $name }|+{ $salary }
web-corner-jail = { $name }|nur zu Besuch
web-corner-parking = { $name }
web-corner-to-jail = { $name }

## Was gefragt ist

web-your-turn = { $name }, du bist am Zug
web-your-answer = { $name }, du bist gefragt
web-ask-turn = Würfeln?
web-ask-turn-again = Pasch! Noch einmal würfeln
web-ask-turn-jail = Wie kommst du { $jail-gender ->
        [f] aus der
       *[other] aus dem
    } { $jail }?
web-jail-turn = Dein { $count }. von { $all } Versuchen.
web-ask-rest = Noch etwas? Sonst ist dein Zug zu Ende.
web-ask-purchase = { $deed } kaufen?
web-ask-auction = Versteigerung: bietest du mit?
web-ask-auction-shared = Versteigerung: Wer bietet mit?
web-ask-debt = Du musst { $amount } aufbringen
web-ask-steps = Wie weit fährst du mit dem Bus?
web-ask-jump = Drei Gleiche: wohin springst du?
web-ask-card-choice = Zahlen oder eine Karte ziehen?
web-ask-receipt = Du hast belastete Grundstücke übernommen
web-ask-place = Wohin mit dem Gebäude?
web-ask-wants = Wie viele Gebäude möchtest du?
web-ask-call = Willst du noch offene Miete verlangen?
web-ask-final-call = Die Zeit ist um: noch Miete zu verlangen?
web-say-throw = Würfeln
web-say-try-doubles = Pasch versuchen
web-say-pay-fine = { $fine } zahlen
web-say-play-card = Karte einsetzen
web-say-end-turn = Zug beenden
web-say-buy = Kaufen für { $amount }
web-say-decline = Versteigern lassen
web-say-pass = Passen
web-say-pay = { $amount } zahlen
web-say-take-card = Karte ziehen
web-say-keep = { $what }: nur Zinsen zahlen
web-say-redeem = { $what }: Hypothek auflösen
web-say-walk = Normal ziehen
web-say-raise = Die Bank für mich verkaufen und beleihen lassen
web-of-yours = { $own } von { $all } bei dir
web-price = Preis
web-rent = Miete
web-rent-top = mit { $hotel }
web-rent-all = alle
web-mortgage-value = { $mortgage-value }
web-left-after = Danach bleiben dir { $amount }
web-short-of = Dir fehlen { $amount }
web-fact-free = { $deed } (noch frei)
web-fact-mine = { $deed } (gehört dir)
web-fact-owned = { $deed } (gehört { $who })
web-open-sheet = Zur Entscheidung
web-trade = Handeln
web-trade-offers = { $count ->
        [one] Handeln, 1 Angebot
       *[other] Handeln, { $count } Angebote
    }
web-offer-first = Erst das Angebot von { $who } beantworten
web-offer-wait = Warte auf die Antwort von { $who }
web-offer-others = Andere verhandeln noch. Gewürfelt wird danach.
web-offer-aside = Später
web-offer-changes = Was sich ändern würde
web-offer-until = Gilt, bis der nächste Zug von { $who } zu Ende ist.
web-offer-see = Zum Angebot
web-raise-money = Geld beschaffen
web-build = Bauen
web-always-demand-on = Miete automatisch
web-always-demand-off = Miete auf Zuruf
web-always-demand-more = Fällige Miete wird für dich verlangt, sobald es geht
web-demand = Von { $who } { $amount } Miete verlangen ({ $deed })
web-rent-manual = automatisch
web-rent-auto = automatisch, für alle
web-rent-by-call = auf Zuruf (wie im Buch)
web-advice = Rat
web-coach-option = Rat auch für Menschen gegeneinander
web-terms-coach = Alle dürfen sich einen Rat holen, wenn sie gefragt sind.
web-moment-option = Computer warten auf Miete und Bau
web-moment-option-off = nie
web-moment-option-short = kurz ({ $seconds } Sekunden)
web-moment-option-long = lang ({ $seconds } Sekunden)
web-moment-yours = { $name }, dein Augenblick
web-moment-rent = Noch kannst du Miete verlangen, dann würfelt { $who }.
web-moment-build = Noch kannst du bauen, dann würfelt { $who }.
web-moment-both = Noch kannst du Miete verlangen und bauen, dann würfelt { $who }.
web-moment-pass = Weiter
web-seconds-left = { $count ->
        [one] Noch eine Sekunde
       *[other] Noch { $count } Sekunden
    }
web-paused = Das Spiel ruht
web-resume = Weiterspielen
web-together = Gemeinsam entscheiden
web-vote-yes = Dafür: { $yes }.
web-vote-agreed = { $count ->
        [one] Du bist einverstanden.
       *[other] Ihr seid einverstanden.
    }
web-vote-missing = Es fehlt noch: { $open }.
web-not-yet = Noch nicht
web-news-pause = { $who } schlägt eine Pause vor.
web-news-resume = { $who } möchte weiterspielen.
web-news-undo = { $who } möchte den letzten Schritt zurücknehmen.
web-news-wait = { $who } möchte auf { $about } warten.
web-news-defaults = { $who } möchte ohne { $about } weiterspielen.
web-news-bot = { $who } möchte einen Computer für { $about } spielen lassen.
web-news-agrees = { $who } ist einverstanden. Es fehlt noch: { $open }.
web-news-declines = { $who } ist dagegen. Der Vorschlag ist vom Tisch.
web-news-mistyped = { $who } möchte etwas berichtigen, das eingetippt wurde.
web-news-for-it = { $who } ist dafür.
web-news-withdraws = { $who } zieht den Vorschlag zurück.
web-news-paused = Abgemacht: Jetzt ist Pause.
web-news-undone = Zurückgenommen: { $what }
web-news-undone-all = Zurückgenommen.
web-news-goes-on = Es geht weiter.
web-news-away-wait = Auf { $who } wird gewartet.
web-news-away-defaults = Es geht ohne { $who } weiter.
web-news-away-bot = Ein Computer spielt für { $who } weiter.
web-news-stood = { $who } sitzt nicht mehr am Tisch.
web-news-moved = { $who } spielt an einem anderen Gerät weiter.
web-news-sat = { $who } übernimmt den Platz von { $before }.
web-news-back = { $who } spielt wieder selbst.
web-news-host = { $who } leitet jetzt den Raum.
web-news-gone = { $who } ist weg.
web-news-here = { $who } ist wieder da.
web-over = Das Spiel ist aus
web-rematch-of = { $who } möchte eine Revanche.
web-rematch-wanted = Der Tisch für die Revanche ist gedeckt.
web-result = Ergebnis ansehen
web-watching = Du schaust zu.
web-outlook = Aussichten
web-tv-open = Große Ansicht für den Fernseher
web-tv-join = Mitspielen oder zuschauen: Code scannen oder eingeben
web-tv-waits = Gleich geht es los
web-tv-lost = Alle Geräte sind weg. Weiter geht es mit einem anderen: Code scannen, dann die Ziffern des Platzes eintippen.
web-tv-won = { $count ->
    [one] { $who } gewinnt!
   *[other] Es gewinnen { $who }!
}
web-tv-lot = Zur Versteigerung: { $deed }, ab { $amount }
web-tv-bid = Zur Versteigerung: { $deed }. { $who } bietet { $amount }
web-tv-sale = { $deed } für { $amount } kaufen?
web-removed = { $host } hat dich vom Tisch genommen. Du schaust jetzt zu.
web-removed-one = { $host } hat { $who } vom Tisch genommen.
web-removed-meanwhile = Du sitzt nicht mehr an diesem Tisch. Du schaust zu.
web-banker = hält die Bank
web-banker-watching = Du hältst die Bank und schaust zu.
web-out-watching = Du bist ausgeschieden und schaust zu.
web-skip = Vorspulen
web-chance-real = Echte Würfel und Karten
web-chance-opening-own = Wer fängt an? Was hast du gewürfelt?
web-chance-opening-other = Wer fängt an? Was hat { $who } gewürfelt?
web-chance-throw-own = Was hast du gewürfelt?
web-chance-throw-other = Was hat { $who } gewürfelt?
web-chance-draw-own = { $deck }: Welche Karte hast du gezogen?
web-chance-draw-other = { $deck }: Welche Karte hat { $who } gezogen?
web-chance-deal-own = Was wird dir ausgeteilt?
web-chance-deal-other = Was wird { $who } ausgeteilt?
web-chance-speed = Tempo-Würfel
web-chance-face-bus = Bus
web-chance-face-mr = { $mr }
web-throw-keys = Was zeigen die Würfel?
web-throw-pair = { $first } und { $second }
web-throw-double = Pasch { $first }
web-throw-double-short = Pasch
web-throw-how = Ein Tipp trägt beide Würfel ein.
web-throw-how-speed = Tempo-Würfel und weiße Würfel antippen, in beliebiger Reihenfolge.
web-throw-app = App würfelt
web-throw-for = Wurf von { $who } eintragen
web-wait-throw = { $who } würfelt

web-mend-back = Rückgängig
web-mend-left = { $count } s
web-mend = Berichtigen
web-mend-proposed = { $who } möchte berichtigen: { $say } statt { $was }
web-mend-counted = { $who } hat nachgezählt: { $whom } hat { $cash } statt { $was }.
web-mend-reason = Grund: { $reason }
web-mend-see = Ansehen

## Am echten Brett

web-real-board = Am echten Brett
web-real-board-more = Das Brett liegt auf dem Tisch, hier ist die Bank: Jeder Wurf ist ein Tipp, gerechnet wird von selbst.
web-real-phones = Jeder mit Telefon
web-real-tablet = Ein Gerät für alle { $count }
web-real-cards = Wir ziehen die Karten selbst
web-real-own-money = Auch das Geld ist echt
web-real-own-money-more = Es wird gesagt, wer wem wie viel gibt, und mitgezählt.
web-real-terms = Am echten Brett: Was die Würfel zeigen, wird angetippt. Was auf dem Tisch zu tun ist, steht da.
web-real-terms-cards = Die Karten zieht die App.
web-real-terms-money = Bezahlt wird mit echtem Geld; hier wird mitgezählt.
web-real-show-board = Brett zeigen
web-real-hands = Auf dem Tisch
web-real-money = Dein Geld
web-real-purse = Geld von { $who }
web-real-worth = Vermögen { $amount }
web-real-jail-card = { $count } × { $jail-card }
web-real-at = Steht hier: { $space }
web-real-jailed = Sitzt fest: { $jail }
web-real-own = { $property-many }
web-real-here = { $count ->
    [one] { $who } steht hier
   *[other] { $who } stehen hier
}
web-wait-for = { $who } ist gefragt
web-wait-chance = Die Würfel fallen
web-wait-bidders = Es wird geboten
web-wait-clock = Einen Augenblick
web-wait-turn = Bis du dran bist, kannst du handeln, bauen und beleihen.
web-wait-turn-no-building = Bis du dran bist, kannst du handeln und beleihen.
web-wait-rest = Der Zug ist fast vorbei. Handeln und bauen geht auch jetzt.
web-wait-rest-no-building = Der Zug ist fast vorbei. Handeln geht auch jetzt, bauen wieder vor dem nächsten Zug.
web-wait-purchase = Kaufen oder versteigern? Die Antwort kommt gleich.
web-wait-auction = Eine Versteigerung läuft.
web-wait-debt = Da muss jemand Geld beschaffen. Vielleicht ist ein Handel drin.
web-wait-steps = Der Bus wartet.
web-wait-jump = Drei Gleiche: es wird ein Feld gewählt.
web-wait-card-choice = Zahlen oder ziehen?
web-wait-receipt = Belastete Grundstücke wechseln den Besitzer.
web-wait-place = Ein Gebäude wird gesetzt.
web-wait-wants = Die Gebäude sind knapp, es wird gefragt.
web-wait-call = Letzte Gelegenheit, Miete zu verlangen.
web-wait-final-call = Letzte Gelegenheit, Miete zu verlangen.
web-wait-roll = Die Würfel rollen.
web-wait-rent-roll = Die Miete wird ausgewürfelt.
web-wait-draw = Eine Karte wird gezogen.
web-wait-deal = Es wird ausgeteilt.
web-wait-opening = Es wird gewürfelt, wer anfängt.
web-wait-move = Es geht weiter.
web-wait-bonus = Es geht weiter.
web-wait-estate = Eine Konkursmasse wird versteigert.
web-wait-lots = Gebäude werden versteigert.
web-wait-count = Es wird gezählt.
web-wait-over = Das Spiel ist aus.

## Einstellungen

web-set-language = Sprache
web-set-language-de = Deutsch
web-set-language-en = English
web-set-boardlanguage = Namen auf dem Brett
web-set-boardlanguage-same = wie oben
web-set-boardlanguage-de = Deutsch
web-set-boardlanguage-en = English
web-set-light = Helligkeit
web-set-light-auto = wie das Gerät
web-set-light-light = hell
web-set-light-dark = dunkel
web-set-speed = Bewegung
web-set-speed-normal = normal
web-set-speed-fast = schnell
web-set-speed-off = aus
web-set-moments = Miete und Bau vor einem Wurf
web-set-moments-ask = fragen
web-set-moments-pass = verstreichen lassen
web-set-sound = Töne
web-set-occasions = Große Momente: ganze Gruppe, voller Ausbau, Bankrott, Sieg
web-set-vibrate = Vibrieren, wenn ich dran bin
web-set-push = Benachrichtigen, wenn ich dran bin
web-set-push-denied = Der Browser lässt keine Benachrichtigungen zu. In seinen Einstellungen für diese Seite lässt sich das ändern.
web-set-autothrow = Von selbst würfeln, wenn nichts anderes zu sagen ist
web-set-autoend = Zug von selbst beenden, nach einem Augenblick zum Bauen und Handeln
web-edges = Wer sitzt wo?
web-facing = Die Frage liegt vor der Person, die gefragt ist
web-edge-bottom = unten
web-edge-left = links
web-edge-top = oben
web-edge-right = rechts
web-set-awake = Bildschirm bleibt an
web-set-awake-real = am echten Brett
web-set-awake-always = in jedem Spiel
web-set-awake-never = nie
web-awake-missing = Ohne HTTPS, wie meist im Heimnetz, kann der Browser den Bildschirm nicht anlassen. Stell am Gerät selbst ein, dass er nicht von allein ausgeht.
web-set-guide = Hinweise für das erste Spiel
web-set-notes = Scheine in der Hand zeigen
web-set-commands = Befehle tippen
web-keys = Tasten: D zur Entscheidung, S vorspulen, P einen Augenblick verstreichen lassen. Auf dem Brett: Pfeile laufen die Strecke, Pos1 zur eigenen Figur, G zum nächsten Feld der Gruppe, O zum nächsten eigenen.

## Wenn etwas fehlt

web-trouble-offline = Der Server antwortet nicht
web-trouble-offline-help = Vielleicht ist die Verbindung weg, oder der Server startet gerade neu. Dein Spiel ist gespeichert.
web-trouble-again = Sobald er wieder da ist, geht es hier von selbst weiter.
web-trouble-no-such-room = Diesen Raum gibt es nicht
web-trouble-no-such-room-help = Stimmt der Code? Räume verschwinden nicht, aber Tippfehler kommen vor.
web-trouble-replaced = Dein Platz ist anderswo offen
web-trouble-replaced-help = Du spielst diesen Platz inzwischen in einem anderen Fenster oder auf einem anderen Gerät. Du kannst ihn hierher zurückholen.
web-trouble-old = Diese Seite ist veraltet
web-trouble-old-help = Der Server wurde erneuert. Lade die Seite neu, das Spiel geht dort weiter, wo es steht.
web-trouble-not-found = Hier ist nichts
web-trouble-not-found-help = Diese Seite gibt es nicht.
web-trouble-too-fast = Zu viele Anfragen auf einmal
web-trouble-too-fast-help = Warte einen Augenblick und versuche es noch einmal.
web-trouble-other = Das hat nicht geklappt
web-trouble-other-help = Versuche es noch einmal.

## Das Regelheft

web-book = Regelheft
web-book-rule = Regel dazu
web-book-opening = Das Heft wird aufgeschlagen …
web-book-ask = Frag das Regelheft
web-book-ask-how = Frag das Heft: Was, wenn niemand bietet?
web-book-ask-go = Fragen
web-book-found = { $count ->
    [0] Dazu steht nichts im Regelheft.
    [one] Ein Absatz dazu
   *[other] { $count } Absätze dazu
}
web-book-forget = Antworten schließen
web-book-print = Seite zum Drucken
