### Die Werkstatt im Browser: eine eigene Ausgabe schreiben, prüfen, teilen, drucken. Wird erst mit ihr geladen.

## Anfang

workshop-hero = Deine Ausgabe
workshop-hero-more = Eure Straße, euer Verein, eure Witze: Nimm eine der fünf Ausgaben und schreib sie um. Spielbar ist sie vom ersten Augenblick an; was du nicht anfasst, bleibt, wie es ist.
workshop-new = Neu anfangen
workshop-first-blurb = Unser Brett, unser Spiel.
workshop-new-name = Meine Ausgabe
workshop-edition-name = Name der Ausgabe
workshop-from = Ausgehen von
workshop-begin = In die Werkstatt
workshop-from-file = Aus einer Datei
workshop-from-file-more = TOML oder JSON, bis 64 KB
workshop-from-link = Aus einem Link
workshop-from-link-more = So, wie jemand ihn dir geschickt hat
workshop-open = Öffnen
workshop-own-words = Hier gehören nur eigene Wörter und Zeichnungen hinein: keine Wappen, Maskottchen oder Schriftzüge von anderen.
workshop-file-large = Die Datei ist größer als 64 KB.
workshop-file-wrong = Diese Datei lässt sich nicht lesen: { $why }
workshop-no-link = In diesem Link steckt keine Ausgabe.

## Entwürfe

workshop-drafts = Deine Entwürfe auf diesem Gerät
workshop-no-base = ohne Vorlage
workshop-copy = „{ $name }“ kopieren
workshop-copy-of = { $name } (Kopie)
workshop-drop = „{ $name }“ löschen
workshop-drop-sure = „{ $name }“ wirklich löschen
workshop-really = Wirklich?
workshop-held = Dieser Entwurf ist in einem anderen Tab offen. Wo willst du weiterarbeiten?
workshop-take = Hier weiterarbeiten
workshop-take-copy = Eine Kopie öffnen
workshop-leave-it = Lassen

## Werkbank

workshop-title = Werkstatt: { $name }
workshop-state-kept = Entwurf, gesichert
workshop-state-keeping = wird gesichert …
workshop-state-failed = nicht gesichert
workshop-state-away = Server nicht erreichbar
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-files = Datei und Link
workshop-files-due = Datei und Link. { $due }
workshop-play = Spielen
workshop-steps = Schritte
workshop-middle = Vorschau
workshop-step-squares = Felder
workshop-step-colours = Farben
workshop-step-words = Wörter
workshop-step-money = Geld
workshop-step-cards = Karten
workshop-step-figures = Figuren
workshop-step-prices = Preise
workshop-step-rules = Regeln
workshop-step-probe = Probe
workshop-step-print = Drucken
workshop-not-playable = Noch nicht spielbar
workshop-problem-at = { $where }: { $text }
workshop-more-problems = { $count ->
        [one] und eins mehr
       *[other] und { $count } mehr
    }
workshop-count-problems = { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
workshop-count-hints = { $count ->
        [one] ein Hinweis
       *[other] { $count } Hinweise
    }
workshop-count-new = { $count } neu
workshop-besides = Sonst noch
workshop-put-in = { $value } einsetzen
workshop-mend = Beheben
workshop-mend-all = Alle { $count } dieser Art beheben
workshop-as-meant = So gewollt
workshop-original = Vorlage: { $value }
workshop-back-to-base = Zurück zur Vorlage
workshop-base = Vorlage
workshop-here = hier
workshop-english = Englisch (freiwillig)
workshop-more = Mehr zu diesem Feld
workshop-checking = Einen Moment, die Ausgabe wird noch geprüft.
workshop-mend-first = Erst die Fehler beheben, dann kann es losgehen.

## Felder

workshop-square = Feld { $number }
workshop-square-short = Feld
workshop-square-of = Feld { $number } von { $count }
workshop-square-before = Voriges Feld
workshop-square-after = Nächstes Feld
workshop-kind-go = Start
workshop-kind-street = Straße
workshop-kind-station = { $station }
workshop-kind-utility = { $utility }
workshop-kind-draw = Kartenfeld
workshop-kind-tax = Abgabe
workshop-kind-jail = Ecke
workshop-kind-parking = Ecke
workshop-kind-to-jail = Ecke
workshop-name = Name
workshop-short = Kurzer Name auf dem Feld
workshop-short-help = Für lange Namen. Auf Urkunde und in Sätzen steht weiter der ganze.
workshop-enter-next = Eingabetaste: nächstes Feld
workshop-names-list = Alle Namen als Liste
workshop-names-help = Füg eine Liste ein, ein Name je Zeile. { $count } Namen füllen das ganze Brett; sind es so viele wie Grundstücke oder Straßen, dann nur die.
workshop-names-one-line = Ein Name je Zeile
workshop-names-for = { $what ->
        [all] { $squares } Namen für alle Felder
        [deeds] { $squares } Namen für alle Grundstücke
        [streets] { $squares } Namen für alle Straßen
       *[from] { $squares ->
            [one] Ein Name für Feld { $from }
           *[other] { $squares } Namen ab Feld { $from }
        }
    }
workshop-names-apply = { $count ->
        [one] Einen Namen einsetzen
       *[other] { $count } Namen einsetzen
    }
workshop-sounds = So klingt es in Sätzen
workshop-sounds-wait = Drei Sätze zeigen, wie der Name klingt.
workshop-lands = Anna landet { $space-at }.
workshop-buys = Bruno kauft { $space-acc }.
workshop-advances = Zieh vor { $space-to }.
workshop-article = Artikel
workshop-article-m = der
workshop-article-f = die
workshop-article-n = das
workshop-article-many = Mehrzahl
workshop-article-bare = ohne
workshop-article-title = „…“
workshop-forms-own = Formen selbst schreiben
workshop-forms-help = Nur, was hinter dem Artikel steht. Leer heißt: wie der Name.
workshop-forms-nominative = das ist …
workshop-forms-accusative = kauft …
workshop-forms-dative = landet auf …
workshop-price = Preis
workshop-mortgage = { $mortgage }
workshop-house-costs = { $house-gender ->
        [f] Eine { $house } kostet
       *[other] Ein { $house } kostet
    }
workshop-hotel-costs = { $hotel-gender ->
        [f] Eine { $hotel } kostet
       *[other] Ein { $hotel } kostet
    }
workshop-amount = Betrag
workshop-draws-from = Zieht vom Stapel
workshop-rent = Miete
workshop-factor = Augen mal
workshop-street-level = { $level ->
        [0] unbebaut
        [1] 1 { $house }
        [5] { $hotel }
       *[other] { $level } { $house-many }
    }
workshop-deed-level = { $level ->
        [one] bei einem
       *[other] bei { $level }
    }

## Farben

workshop-colours-help = Tippe eine Gruppe an. Buchstabe und Muster bleiben immer stehen, damit niemand Farben unterscheiden muss.
workshop-colour-of = Farbe von { $name }
workshop-colour-other = Andere Farbe
workshop-group-name = Name der Gruppe
workshop-look = Aussehen
workshop-palette = Farbwelt
workshop-palette-standard = Standard, Grün auf Papier
workshop-palette-deluxe-ch = Schweiz, Rot und Schwarz
workshop-palette-azeroth = Azeroth, Blau und Gold
workshop-palette-warendorf = Warendorf, Braun und Grün
workshop-palette-schalke = Schalke, Königsblau
workshop-art = Zeichnung in der Mitte
workshop-art-rosette = Rosette
workshop-art-alps = Berge
workshop-art-compass = Kompass
workshop-art-horseshoe = Hufeisen
workshop-art-pitch = Spielfeld
workshop-art-plain = Ringe
workshop-buildings = Gebäude
workshop-buildings-gable = Giebelhaus
workshop-buildings-chalet = Chalet
workshop-buildings-keep = Hütte und Burg
workshop-buildings-stable = Stall
workshop-buildings-stand = Tribüne und Stadion
workshop-sign-of = Zeichen: { $name }
workshop-sign-station = Bahn
workshop-sign-gondola = Gondel
workshop-sign-portal = Portal
workshop-sign-flag = Fahne
workshop-sign-stand = Tribüne
workshop-sign-stadium = Stadion
workshop-sign-bolt = Blitz
workshop-sign-drop = Tropfen

## Wörter

workshop-blurb = Ein Satz dazu
workshop-term-house = Das kleine Gebäude
workshop-term-hotel = Das große Gebäude
workshop-one = eines
workshop-many = mehrere
workshop-dative-many = mit mehreren …
workshop-say-built = Mit 3 { $house-dative } kostet die Miete { $amount }.
workshop-say-build = Du baust { $house-gender ->
        [m] einen { $house }
        [f] eine { $house }
       *[n] ein { $house }
    }.
workshop-say-hotel = Vier { $house-many } kommen zurück, { $hotel-gender ->
        [m] ein { $hotel }
        [f] eine { $hotel }
       *[n] ein { $hotel }
    } kommt hin.
workshop-decks = Kartenstapel
workshop-deck-name = Name des Felds
workshop-deck-card = Name der Karte
workshop-more-words = Alle weiteren Wörter

## Geld

workshop-before = Vor der Zahl
workshop-after = Nach der Zahl
workshop-looks-like = So sieht es aus
workshop-currency = Im Heft: „Bezahlt wird mit …“
workshop-thousands = Tausender
workshop-no-mark = ohne Trennzeichen
workshop-grain = Kleinste Einheit
workshop-off-grain = { $count ->
        [one] Ein Betrag ist kein Vielfaches von { $grain }.
       *[other] { $count } Beträge sind kein Vielfaches von { $grain }.
    }
workshop-round-all = Alle runden
workshop-start = Startkapital
workshop-smallest = Kleinster Schein
workshop-salary = { $salary }
workshop-fine = { $fine }
workshop-interest = Zins in Prozent
workshop-speed-bonus = Dazu mit Tempo-Würfel
workshop-stock-houses = { $house-many } in der Bank
workshop-stock-hotels = { $hotel-many } in der Bank
workshop-notes = Scheine zu Beginn
workshop-notes-help = Sie folgen dem Startkapital.

## Karten

workshop-deck = Stapel
workshop-card = Karte { $number }
workshop-card-of = Karte { $number } von { $count }
workshop-card-before = Vorige Karte
workshop-card-after = Nächste Karte
workshop-new-mark = neu
workshop-add-card = Karte
workshop-drop-card = Karte herausnehmen
workshop-deck-brings = Dieser Stapel bringt im Mittel { $mean } je Karte (Vorlage: { $base }). Von { $count } Karten { $moves ->
        [one] bewegt eine
       *[other] bewegen { $moves }
    } die Figur, { $jails ->
        [0] keine schickt
        [one] eine schickt
       *[other] { $jails } schicken
    } ins Gefängnis.
workshop-what-happens = Was geschieht
workshop-card-retold = Der Text passt jetzt dazu. „Rückgängig“ bringt den alten zurück.
workshop-verb-collect = Geld bekommen
workshop-verb-pay = Geld zahlen
workshop-verb-collect-each = Von allen anderen Geld bekommen
workshop-verb-pay-each = Allen anderen Geld zahlen
workshop-verb-advance = Vorrücken bis zu einem Feld
workshop-verb-back-to = Zurückgehen bis zu einem Feld
workshop-verb-back = Einige Felder zurück
workshop-verb-nearest = Vor bis zum nächsten …
workshop-verb-repairs = Für Gebäude zahlen
workshop-verb-jail = Ins Gefängnis
workshop-verb-keep = Behalten: kommt aus dem Gefängnis frei
workshop-verb-pay-or-draw = Zahlen oder eine Karte ziehen
workshop-where-to = Wohin
workshop-nearest = Zum nächsten
workshop-nearest-station = { $station }
workshop-nearest-utility = { $utility }
workshop-or-draw = Oder ziehen vom Stapel
workshop-card-amount = Betrag
workshop-card-house = Je { $house }
workshop-card-hotel = Je { $hotel }
workshop-card-steps = Felder
workshop-card-times = Wievielfache Miete
workshop-card-factor = Augen mal
workshop-text = Text
workshop-chip-amount = Betrag
workshop-chip-space = Feld
workshop-chip-to-space = bis zum Feld
workshop-chip-house = je { $house }
workshop-chip-hotel = je { $hotel }
workshop-chip-steps = Felder
workshop-chip-times = wievielfach
workshop-chip-factor = Faktor
workshop-on-card = So steht es auf der Karte
workshop-english-text = Englischer Text (freiwillig)

## Figuren

workshop-players-min = Personen, mindestens
workshop-players-max = Personen, höchstens
workshop-new-figure = Neue Figur
workshop-add-figure = Figur
workshop-drop-figure = Figur herausnehmen
workshop-figure-kind = Wie „{ $name }“ aussieht
workshop-figure-drawn = gezeichnet
workshop-figure-emoji = Emoji
workshop-figure-initials = Buchstaben
workshop-figure-letters = Ein oder zwei Buchstaben

## Preise

workshop-prices-help = Preise, Mieten, Baukosten und Hypotheken zusammen, gemessen an der Vorlage. Was du einzeln gesetzt hast, bleibt.
workshop-prices-own = alles einzeln gesetzt
workshop-prices-all = Alles
workshop-prices-table = Ganze Tabelle
workshop-prices-board = Zurück zum Brett
workshop-prices-base = Wie in der Vorlage
workshop-table-help = Ein Block aus einer Tabellenkalkulation lässt sich in die Zelle einfügen, in der er beginnen soll.
workshop-column-price = Preis
workshop-column-house = je { $house }
workshop-column-hotel = { $hotel }
workshop-column-mortgage = { $mortgage }
workshop-column-rent = { $level ->
        [0] Miete
        [5] mit { $hotel }
       *[other] mit { $level }
    }

## Regeln

workshop-rules-help = So beginnt jeder Tisch dieser Ausgabe. Darunter steht, was im Heft der Vorlage steht.
workshop-in-the-book = In der Vorlage: { $what }
workshop-yes = ja
workshop-no = nein
workshop-turns = in den Runden { $turns }
workshop-rule-rent-demand = Miete
workshop-rule-rent-demand-manual = muss verlangt werden
workshop-rule-rent-demand-auto = wird von selbst gezahlt
workshop-rule-rent-demand-by-call = muss ausgerufen werden
workshop-rule-double-rent-despite-mortgage = Doppelte Miete auch, wenn ein Grundstück der Gruppe belastet ist
workshop-rule-count-mortgaged = Belastete Grundstücke zählen beim Mietsatz mit
workshop-rule-utility-dice = Für das Versorgungswerk
workshop-rule-utility-dice-anew = wird neu gewürfelt
workshop-rule-utility-dice-move-throw = gilt der Wurf des Zugs
workshop-rule-opening-bid = Erstes Gebot mindestens
workshop-rule-building-opening-bid = Erstes Gebot für Gebäude
workshop-rule-building-opening-bid-minimum = wie für Grundstücke
workshop-rule-building-opening-bid-lowest-printed = der kleinste Baupreis
workshop-rule-auction-mode = Versteigerung
workshop-rule-auction-mode-round-robin = reihum
workshop-rule-auction-mode-live = alle durcheinander, mit Hammer
workshop-rule-build-window = Bauen
workshop-rule-build-window-anytime = jederzeit
workshop-rule-build-window-between-turns = im eigenen Zug oder zwischen den Zügen
workshop-rule-hotel-condition = Für { $hotel } braucht es vier { $house-many }
workshop-rule-hotel-condition-street = auf diesem Grundstück
workshop-rule-hotel-condition-group = auf jedem Grundstück der Gruppe
workshop-rule-mortgage-needs-clear = Vor einer Hypothek müssen Gebäude weg
workshop-rule-mortgage-needs-clear-group = von der ganzen Gruppe
workshop-rule-mortgage-needs-clear-property = nur vom Grundstück selbst
workshop-rule-sell-back = Die Bank nimmt Gebäude zurück
workshop-rule-sell-back-printed = zum halben aufgedruckten Preis
workshop-rule-sell-back-paid = zum halben gezahlten Preis
workshop-rule-jail-pay-turns = Freikaufen aus dem Gefängnis
workshop-rule-jail-may-skip-throw = Im Gefängnis darf man auf den Wurf verzichten
workshop-rule-jail-doubles-roll-again = Pasch aus dem Gefängnis gibt einen weiteren Wurf
workshop-rule-bankruptcy-handover = Nach einem Bankrott gehen Grundstücke
workshop-rule-bankruptcy-handover-liquidate = mit Hypotheken belastet über
workshop-rule-bankruptcy-handover-as-is = über, wie sie sind
workshop-rule-debt-trade-guard = Wer Schulden hat, darf nichts verschenken
workshop-rule-triple-counts-as-doubles = Drei Gleiche mit dem Tempo-Würfel zählen als Pasch
workshop-rule-mr-monopoly-all-owned = { $mr }, wenn alles verkauft ist
workshop-rule-mr-monopoly-all-owned-next-property = zum nächsten Grundstück
workshop-rule-mr-monopoly-all-owned-next-rent-due = zum nächsten, auf dem Miete fällig wird
workshop-rule-tie-break = Bei Gleichstand
workshop-rule-tie-break-shared = teilen sich alle den Sieg
workshop-rule-tie-break-cash = gewinnt, wer mehr Bargeld hat
workshop-rule-cash-visible = Bargeld liegt offen
workshop-rule-free-parking-pot = Hausregel: Topf auf „{ $parking }“
workshop-rule-double-salary-on-go = Hausregel: das Doppelte genau auf „{ $go }“
workshop-rule-tournament = Turnier: keine Hausregeln
workshop-rule-offers-block = Das Spiel wartet, bis ein Angebot beantwortet ist
workshop-rule-banker-may-abstain = Ab sechs Personen darf der Bankhalter nur die Bank halten

## Probe

workshop-probe-help = Vier gleich starke Computer spielen deine Ausgabe und ihre Vorlage mit denselben Würfeln, je { $games } Partien. Was dann noch verschieden ist, kommt von deinen Änderungen. Namen und Farben ändern keine Partie.
workshop-probe-start = { $games } Partien spielen
workshop-probe-stop = Anhalten
workshop-probe-waiting = Eine andere Probe ist noch nicht fertig. Danach bist du dran.
workshop-probe-running = { $played } von { $wanted } Partien gespielt
workshop-probe-meanwhile = Arbeite ruhig weiter oder schließ die Seite: Das Ergebnis wartet hier.
workshop-probe-same = Bisher sind nur Namen und Aussehen anders. Das ändert keine Partie, also gibt es nichts zu messen.
workshop-probe-old = Seitdem hast du etwas geändert: Das hier gilt für den Stand davor.
workshop-probe-stopped = Angehalten, bevor etwas zu sagen war.
workshop-probe-failed = Die Probe ist abgebrochen. Versuch es noch einmal.
workshop-probe-findings = { $count ->
        [0] Nichts fällt auf
        [one] Eine Sache fällt auf
        [2] Zwei Dinge fallen auf
        [3] Drei Dinge fallen auf
       *[other] { $count } Dinge fallen auf
    }
workshop-probe-nothing = Jeder Unterschied zur Vorlage kann Zufall sein.
workshop-probe-sure = Was hier steht, ist kein Zufall: Von hundert Proben irrt höchstens eine.
workshop-probe-places = Wer gewinnt?
workshop-probe-place-head = Am Zug
workshop-probe-place = als { $number }.
workshop-probe-between = Unterschied
workshop-probe-played = { $games } Partien gespielt
workshop-probe-partly = Das sind weniger als { $wanted }: Kleine Unterschiede bleiben eher unentdeckt.
workshop-probe-median = Mittlere Partie
workshop-probe-long = Jede zehnte dauert länger als
workshop-probe-rounds = Runden · Vorlage { $base }
workshop-probe-endless = Ohne Ende
workshop-probe-endless-help = Nach { $rounds } Runden nicht entschieden. Sicher unter { $below } % · Vorlage { $base } %
workshop-probe-groups = Was eine Farbe einbringt
workshop-probe-groups-help = Miete als Vielfaches des Kaufpreises. Grau ist die Vorlage. Die Klammer zeigt, wo der Wert sicher liegt; reicht sie bis ans graue Ende, kann es Zufall sein.
workshop-probe-group = { $name }: { $here } statt { $base }. Der Unterschied liegt zwischen { $low } und { $high }.

## Drucken

workshop-print-paper = Papier
workshop-print-paper-a4 = A4
workshop-print-paper-a3 = A3
workshop-print-paper-a2 = A2
workshop-print-paper-letter = Letter
workshop-print-sheets = Was gedruckt wird
workshop-sheet-test = Probeblatt
workshop-sheet-test-more = 100 mm zum Nachmessen, zwei Kreuze
workshop-sheet-board = Brett
workshop-sheet-board-more = zum Zusammenkleben oder in einem Stück
workshop-sheet-deeds = Urkunden
workshop-sheet-deeds-more = beidseitig, hinten die Hypothek
workshop-sheet-cards = Karten
workshop-sheet-cards-more = beidseitig
workshop-sheet-notes = Scheine
workshop-sheet-notes-more = unnötig, wenn eure Telefone die Kasse sind
workshop-sheet-figures = Figuren
workshop-sheet-figures-more = zum Falten und Aufstellen
workshop-sheet-booklet = Regelheft
workshop-sheet-booklet-more = A5, falten und heften
workshop-print-board = Brett
workshop-print-board-tiles = 50 cm, geklebt
workshop-print-board-a3 = A3
workshop-print-board-a2 = A2
workshop-print-board-poster = Poster 50 × 50
workshop-print-duplex = Beidseitig
workshop-print-duplex-long = lange Kante
workshop-print-duplex-short = kurze Kante
workshop-print-duplex-none = falten und kleben
workshop-print-offset-x = Versatz rechts, mm
workshop-print-offset-y = Versatz unten, mm
workshop-print-test = Erst das Probeblatt drucken: 100 mm nachmessen und die zwei Kreuze gegen das Licht halten.
workshop-print-prepare = { $count ->
    [0] Bogen vorbereiten
    [one] 1 Blatt vorbereiten
   *[other] { $count } Blatt vorbereiten
}
workshop-print-writing = Schrift auf dem Brett
workshop-print-writing-outwards = nach außen
workshop-print-writing-below = alle von unten
workshop-print-ink = Tinte
workshop-print-ink-full = volle Farben
workshop-print-ink-sparing = sparsam
workshop-print-sizes = Alle Maße
workshop-print-sizes-help = In Millimetern, damit es in deine Schachtel passt: Miss eine Urkunde, eine Karte und einen Schein nach. Was leer bleibt, ist wie üblich.
workshop-size-board-size = Brett
workshop-size-corner = Ecke des Bretts
workshop-size-deed-width = Urkunde, breit
workshop-size-deed-height = Urkunde, hoch
workshop-size-card-width = Karte, breit
workshop-size-card-height = Karte, hoch
workshop-size-note-width = Schein, breit
workshop-size-note-height = Schein, hoch
workshop-size-figure-width = Figur, breit
workshop-size-figure-height = Figur, hoch
workshop-size-margin = Rand des Druckers
workshop-size-flap = Klebelasche
workshop-size-bleed = Rückseiten größer um
workshop-size-booklet-type = Schrift im Regelheft
workshop-size-note-sets = Wie oft das Startkapital
workshop-print-papers = { $both ->
    [yes] { $count } Blatt, beidseitig
   *[no] { $count } Blatt
}
workshop-print-piece = Blatt { $number }
workshop-print-front = vorn
workshop-print-back = hinten
workshop-print-nothing = Noch nichts ausgewählt.
workshop-print-view = Ansehen und drucken
workshop-print-pdf = Als PDF
workshop-print-as-pdf = Als PDF: Öffne die Bögen mit „Ansehen und drucken“ und wähle im Druckfenster „Als PDF speichern“, bei 100 %.

## Datei und Link

workshop-remind = { $count ->
        [one] Eine Änderung liegt
       *[other] { $count } Änderungen liegen
    } nur in diesem Browser. Eine Datei ist sicherer.
workshop-save = Als Datei sichern
workshop-as-toml = TOML-Datei
workshop-as-json = JSON-Datei
workshop-save-help = TOML liest sich gut, JSON verstehen Programme. Beide lassen sich hier wieder öffnen.
workshop-share = Als Link teilen
workshop-share-help = Wer den Link hat, kann die Ausgabe ansehen, spielen und drucken. Sie steht in keiner Liste. Änderst du sie später, bekommt sie einen neuen Link.
workshop-make-link = Link holen
workshop-link = Link
workshop-link-copied = Der Link liegt in der Zwischenablage.
workshop-other = Etwas anderes
workshop-open-file = Datei öffnen
workshop-all-drafts = Alle Entwürfe

## Geteilte Ausgaben

workshop-shared-warning-help = Die Namen und Texte stammen nicht von uns. Wenn etwas nicht in Ordnung ist, kannst du es melden.
workshop-shared-show = Ansehen
workshop-shared-base = Nach der Vorlage „{ $base }“
workshop-shared-edit = In der Werkstatt ändern
workshop-report = Melden
workshop-report-why = Was ist nicht in Ordnung?
workshop-report-send = Abschicken
workshop-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
workshop-blocked = Diese Ausgabe ist gesperrt
workshop-blocked-help = Wer diesen Server betreibt, hat sie gesperrt. Laufende Partien gehen weiter.
