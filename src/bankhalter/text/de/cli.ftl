### Die Befehlszeile. Hilfetexte (help, about, option, argument, value, group, title) sind einfache Zeilen ohne
### Platzhalter: So ist die Hilfe da, ohne dass Fluent geladen wird.

## Rahmen der Hilfe

cli-title = Bankhalter – das bekannte Spiel um Straßen, Häuser und Miete, nach den Regeln von fünf deutschen Ausgaben.
cli-title-usage = Aufruf:
cli-title-command = BEFEHL
cli-title-choices = [WAHL …]
cli-title-arguments = Angaben
cli-title-options = Wahlmöglichkeiten
cli-title-everywhere = Überall
cli-title-more = „bankhalter BEFEHL --help“ sagt mehr zu einem Befehl.
cli-title-default = Vorgabe
cli-title-pure = reines Python
cli-title-compiled = übersetzt
cli-group-play = Spielen
cli-group-look = Nachsehen
cli-group-lab = Labor
cli-group-server = Server
cli-group-help = Hilfe

## Befehle

cli-help-play = ein Spiel beginnen oder fortsetzen
cli-about-play = Fragt nach allem, was nicht angegeben ist; Enter nimmt die Vorgabe. Jeder Zug wird gespeichert.
cli-help-replay = ein Spiel nacherzählen, am Ende der Stand
cli-help-puzzle = ein Rätsel lösen: eine Stellung mit einem klar besten Zug
cli-about-puzzle = Zeigt eine Stellung und fragt, was am häufigsten gewinnt; ohne Namen das Rätsel des Tages (docs/analysis.md).
cli-help-analyse = ein Spiel auswerten: Aussichten, Glück und Entscheidungen, Schlüsselmomente
cli-about-analyse = Spielt von jeder Stellung einer Aufzeichnung aus weiter und sagt, wie die Chancen standen, was Würfel und Karten brachten und welche Entscheidungen am meisten gekostet haben (docs/analysis.md).
cli-help-editions = die Ausgaben mit Spielerzahl und Varianten
cli-help-check-edition = eine eigene Ausgabe prüfen: jedes Problem mit Ort und Grund
cli-help-new-edition = eine eigene Ausgabe beginnen: eine Datei mit allem, was sich ändern lässt
cli-about-new-edition = Schreibt eine Datei, die schon spielbar ist. Jede Zeile, deren # du wegnimmst, ändert etwas gegenüber der Vorlage (docs/editions.md).
cli-help-rules = das Regelheft einer Ausgabe lesen, befragen oder drucken
cli-about-rules = Gibt das Regelheft einer Ausgabe aus, mit dem, was ein Tisch anders abmacht (* davor). Wer eine Frage in eigenen Worten dazuschreibt, bekommt die drei Absätze, die am besten passen: bankhalter rules standard "darf ich im Gefängnis Miete kassieren?"
cli-help-print = Brett, Urkunden, Karten und alles andere auf Papier
cli-about-print = Schreibt Druckbögen einer Ausgabe als HTML und, mit dem Zusatzpaket bankhalter[print], als PDF; alle Längen in Millimetern. Was die Einstellungen bedeuten, steht in docs/printing.md. Zuerst das Probeblatt drucken: bankhalter print standard --sheets test
cli-help-bots = die Computerspieler mit Namen und Art
cli-help-odds = wie oft man wo landet, was jede Straße bringt: genau ausgerechnet
cli-about-odds = Berechnet den Weg einer Figur um das Brett genau: wie oft jedes Feld erreicht wird, was jede Besitzrechtkarte im Mittel bringt und nach wie vielen Würfen der Gegner ein Gebäude seinen Preis wieder eingebracht hat. Die Annahmen stehen in docs/odds.md.
cli-help-simulate = viele Spiele unter Computerspielern, ausgezählt, mit Bericht
cli-about-simulate = Viele Spiele spielen und auszählen; von einer Stellung aus: Wer gewinnt von hier?
cli-help-compare = zwei Regelwerke oder Ausgaben mit gleichen Würfeln vergleichen
cli-help-probe = was die Änderungen einer eigenen Ausgabe bewirken
cli-about-probe = Spielt eine eigene Ausgabe und ihre Vorlage mit denselben Würfeln und sagt, was sich dadurch ändert: Länge, Partien ohne Ende, Siege nach Reihenfolge, Ertrag jeder Farbe; dazu Ursache und Vorschlag. Strg-C hört auf und zählt, was gespielt ist.
cli-help-bench = wie schnell gerechnet wird
cli-about-bench = Die Geschwindigkeit messen: übersetzt gegen reines Python, abwechselnd, in CPU-Zeit.
cli-help-tournament = Computerspieler gegeneinander antreten lassen, mit Wertungen
cli-help-train = aus Partien der Population lernen, was Stellungen wert sind
cli-about-train = Lässt die Population spielen, hebt Stellungen in einem Ordner auf, lernt daraus die Gewinnaussicht aller Beteiligten und prüft sie an Partien, die nicht zum Lernen dienten. Macht weiter, wo es aufgehört hat.
cli-help-bot-host = ein eigenes Programm gegen Computerspieler antreten lassen
cli-about-bot-host = Ein eigenes Programm mitspielen lassen: Fragen und Antworten, ein JSON-Objekt je Zeile (docs/bots.md).
cli-help-serve = der Tisch im Netz: Räume für Freunde, öffentliche Räume, Zuschauer
cli-about-serve = Startet den Server. Ohne weitere Angaben genügt ein Rechner, eine Datei hält alles fest.
cli-help-backup = die Datenbank des Servers sichern, auch während er läuft
cli-help-check-log = prüfen, ob das Protokoll aller Räume vollständig ist
cli-about-check-log = Prüft jede Zeile des Protokolls an der Kette, auch während der Server läuft. Ist das Protokoll eines Raums beschädigt, steht da, bis wohin es stimmt; mit --room und --aside geht es dort weiter.
cli-help-person = die Daten eines Menschen ausgeben oder löschen, einen Gast ausschließen
cli-help-edition = eigene Ausgaben auf dem Server ansehen, sperren, löschen
cli-about-edition = „list“ zeigt alle, „show“ den Wortlaut und die Meldungen. Mit einer gesperrten oder gelöschten Ausgabe beginnt kein neues Spiel; laufende gehen mit neutralen Namen weiter.
cli-help-report = Meldungen von Spielern lesen und etwas dagegen tun
cli-about-report = „list“ zeigt alle offenen Meldungen, „show“ eine mit dem Gespräch darum herum. „clean“ nimmt Namen und Worte des Gemeldeten aus diesem Raum, „ban“ lässt ihn auf diesem Server nicht mehr mitspielen, „close“ nimmt die Meldung heraus. Alles geht, während der Server läuft.
cli-help-room = einen Raum auf dem Server schließen, wieder öffnen oder löschen
cli-about-room = In einem geschlossenen Raum spielt niemand weiter, und die Zeit zählt für niemanden; alle dort lesen, warum. „delete“ nimmt ihn mit allem, was dazugehört, aus der Datenbank. Alles geht, während der Server läuft.
cli-help-verify = jeden Wurf eines Spiels vom Server nachrechnen
cli-about-verify = Leitet jeden Wurf und jede Karte einer Aufzeichnung aus dem offengelegten Startwert noch einmal her.
cli-help-completion = Ergänzung mit der Tabulatortaste einrichten
cli-about-completion = Gibt aus, was bash, zsh oder fish zum Ergänzen braucht; docs/terminal.md sagt, wohin damit.

## Angaben

cli-argument-puzzle = Name eines Rätsels, wie --list ihn nennt
cli-argument-record = Datei mit der Aufzeichnung
cli-argument-own-edition = Datei mit der Ausgabe, oder ihr Link
cli-argument-new-name = wie die Ausgabe heißen soll, in Anführungszeichen
cli-argument-edition = Ausgabe, Datei oder Link
cli-argument-question = eine Frage, oder Name oder Nummer eines Kapitels; ohne sie kommt das ganze Heft
cli-argument-sides = zwei Seiten wie "standard" und "standard free_parking_pot=yes"; ohne Ausgabe gilt die der ersten
cli-argument-probed = eigene Ausgabe (Datei oder Link), oder eine eingebaute mit Vorlage
cli-argument-training = Ordner für die Stellungen
cli-argument-entrants = wer antritt: Namen von Bots oder modul:Klasse
cli-argument-program = das Programm mit seinen Argumenten, in Anführungszeichen
cli-argument-target = Datei für die Sicherung
cli-argument-what = ausgeben (export), löschen (delete), ausschließen (ban) oder wieder zulassen (unban)
cli-argument-person = Kennung der Person (steht unter /api/me)
cli-argument-edition-what = alle zeigen (list), eine zeigen (show), sperren (block), entsperren (unblock) oder löschen (delete)
cli-argument-edition-hash = welche: die 26 Zeichen aus ihrem Link
cli-argument-report-what = alle zeigen (list), eine zeigen (show), Namen und Worte löschen (clean), den Gast ausschließen (ban) oder erledigen (close)
cli-argument-report-number = welche: die Nummer aus „list“
cli-argument-room-what = schließen (close), wieder öffnen (open) oder löschen (delete)
cli-argument-room-code = welcher: der Code aus seinem Link
cli-argument-shell = für welche Shell

## Wahlmöglichkeiten

cli-option-language = Sprache (sonst nach LANG)
cli-option-help = diese Hilfe zeigen
cli-option-version = die Version
cli-option-edition = Ausgabe, Datei oder Link
cli-option-base = eingebaute Ausgabe, von der alles kommt, was du nicht änderst
cli-option-new-file = Datei für die Ausgabe; ohne Angabe auf den Bildschirm
cli-option-variant = Variante der Ausgabe: short (kurz) oder time (auf Zeit), wo es sie gibt
cli-option-speed = mit Tempo-Würfel, wo die Ausgabe einen hat
cli-option-rent = Miete automatisch (auto) oder auf Zuruf wie im Buch (call)
cli-option-rule = eine Regel anders vereinbaren, mehrmals möglich (docs/switches.md)
cli-option-players = wer mitspielt: Namen mit Komma; „bot“ ist ein Computerspieler, „bot:Käthe“ einer mit Namen, „bot=Strategin“ ein bestimmter, „bot=Strategin:Käthe“ beides
cli-option-play-figures = welche Figuren die Menschen nehmen, in der Reihenfolge der Plätze; die übrigen werden verteilt
cli-option-play-seed = gleiche Zahl, gleiche Würfe
cli-option-folder = wo Spiele gespeichert werden
cli-option-resume = fortsetzen: diese Datei, ohne Angabe das letzte Spiel
cli-option-moves = nur so viele Züge
cli-option-standing = nur den Stand am Ende
cli-option-position = den Stand als Stellung speichern, für „simulate --from“
cli-option-population = gegen Mitglieder der Population antreten: einer unter ihnen, mit --mode league je eines jeder Familie unter Kopien eines Bots
cli-option-learned-from = aus wessen Partien gelernt wird
cli-option-trees = Zahl der Bäume
cli-option-value = wohin das Gelernte geschrieben wird (sonst in den Ordner)
cli-option-seats = wer spielt, etwa simple*4 oder simple,modul:Klasse
cli-option-games = wie viele Spiele
cli-option-pairs = wie viele Partien von jeder der beiden
cli-option-seed = gleiche Zahl, gleiche Ergebnisse
cli-option-workers = Prozesse; ohne Angabe so viele, wie es Kerne gibt
cli-option-cluster = auf einem Dask-Cluster spielen, etwa tcp://rechner:8786
cli-option-rounds = nach so vielen Runden gilt ein Spiel als endlos
cli-option-turns = nach so vielen Zügen ebenso
cli-option-pace = Züge je Minute in Spielen auf Zeit
cli-option-stop-width = aufhören, wenn alle Gewinnanteile so genau bekannt sind, etwa 1%; alle 2000 Spiele geprüft
cli-option-time-limit = nach so vielen Sekunden aufhören
cli-option-fast = nur Länge und Sieger zählen
cli-option-from = von einer Aufzeichnung aus spielen, am Ende oder nach einem Zug, oder von einer Stellung aus
cli-option-out = Auftragsdatei: derselbe Aufruf setzt fort, wo er aufhörte
cli-option-grade = nur diese Stufe: 1 leicht, 2 mittel, 3 schwer
cli-option-list-puzzles = alle aufzählen
cli-option-played-on = so oft von jeder Stellung aus weiterspielen (Vorgabe: 64, bei langen Spielen weniger, unübersetzt 6)
cli-option-no-progress = keinen Fortschritt anzeigen
cli-option-json = Ergebnis als JSON (- gibt es aus)
cli-option-csv = Ergebnis als CSV (- gibt es aus)
cli-option-parquet = Ergebnis als Parquet
cli-option-html = das Heft als eine Seite zum Drucken
cli-option-print-out = Ordner für die Bögen
cli-option-print-sheets = welche Bögen, mit Komma: test, board, deeds, cards, notes, figures, booklet; ohne Angabe alle außer den Scheinen
cli-option-print-paper = Papier im Drucker (a4)
cli-option-print-margin = Rand, den der Drucker weiß lässt (5)
cli-option-print-ink = volle Flächen (full) oder sparsam (sparing)
cli-option-print-board = Brett auf mehreren Blättern (tiles), auf einem Blatt A3 oder A2, oder als Poster
cli-option-print-board-size = Größe des Bretts (500; auf A3 280, auf A2 400)
cli-option-print-corner = Größe einer Ecke (ein Achtel des Bretts)
cli-option-print-writing = Schrift nach außen (outwards) oder alles von unten zu lesen (below)
cli-option-print-flap = Breite der Klebelasche (6)
cli-option-print-duplex = beidseitig an der langen Kante (long), an der kurzen (short), oder einseitig zum Falten (none)
cli-option-print-offset-x = Rückseiten nach rechts schieben, auch negativ
cli-option-print-offset-y = Rückseiten nach unten schieben, auch negativ
cli-option-print-bleed = wie weit Rückseiten über den Schnitt reichen (2)
cli-option-print-deed-width = Breite einer Urkunde (66)
cli-option-print-deed-height = Höhe einer Urkunde (80)
cli-option-print-card-width = Breite einer Karte (87)
cli-option-print-card-height = Höhe einer Karte (56)
cli-option-print-note-width = Breite eines Scheins (93)
cli-option-print-note-height = Höhe eines Scheins (46)
cli-option-print-note-sets = wie oft das Startkapital; ohne Angabe für alle, die mitspielen können, und zweimal für die Bank
cli-option-print-figure-width = Breite einer Figur (25)
cli-option-print-figure-height = Höhe einer Figur (50)
cli-option-print-booklet-type = Schriftgröße im Regelheft (3)
cli-option-report = Bericht als eine HTML-Seite
cli-option-svg = jedes Schaubild als SVG in diesen Ordner
cli-option-png = jedes Schaubild als PNG in diesen Ordner
cli-option-quiet = nichts ausgeben
cli-option-one-edition = nur diese Ausgabe; ohne Angabe alle
cli-option-repeats = wie oft gemessen wird
cli-option-other-build = das Python eines anderen Stands, im Wechsel mit diesem gemessen
cli-option-figures = alle Zahlen als JSON ausgeben
cli-option-history = frühere Messungen, mit denen verglichen wird
cli-option-keep = diese Messung an die früheren anhängen
cli-option-measured = wozu die angehängte Messung gehört
cli-option-mode = round-robin (jede Auswahl) oder league (einer gegen mehrere gleiche)
cli-option-table = Spieler am Tisch, 2 bis 6; ohne Angabe 4, oder so viele, wie antreten
cli-option-line-up = Partien je Besetzung
cli-option-budget = Sekunden Rechenzeit eines Bots je Partie
cli-option-scores = Datei für die Ergebnisse
cli-option-against = die anderen am Tisch
cli-option-dice = Zahl, aus der die Würfe folgen
cli-option-seconds = wie lange eine Antwort dauern darf
cli-option-answers = wie viele Sekunden alle Antworten einer Partie dauern dürfen
cli-option-jail = im Gefängnis sofort zahlen (short) oder immer würfeln (long)
cli-option-jail-cards = Gefängnis-frei-Karten liegen bei den Spielern (kept) oder im Stapel (returned)
cli-option-bus = der Bus fährt mit beiden Würfeln (both), dem kleineren (smaller) oder dem größeren (larger)
cli-option-triple = drei gleiche Zahlen: weiterziehen (walk) oder die Nummer des Feldes, auf das gesprungen wird
cli-option-choice = eine Karte, bei der man zahlt oder eine andere zieht: zahlen (pay) oder ziehen (draw)
cli-option-show = was gezeigt wird
cli-option-per = Beträge je Wurf (throw) oder je Zug (turn) eines Gegners
cli-option-format = Tabelle (table), JSON oder CSV
cli-option-output = Datei statt Bildschirm
cli-option-host = Adresse, unter der der Server erreichbar ist (0.0.0.0: unter allen Adressen dieses Rechners)
cli-option-port = Anschluss; 0 nimmt einen freien
cli-option-database = Datei für SQLite oder postgresql://…; ohne Angabe eine Datei neben den Spielen
cli-option-open = gleich den Browser öffnen
cli-option-origin = weitere Herkunft, von der Browser zugreifen dürfen, zum Beispiel https://spiel.example
cli-option-site = Name, unter dem der Server gefunden wird; unter anderen bedient er niemanden (mehrfach möglich)
cli-option-proxy = Adressen der vorgeschalteten Server, denen die Angabe des Absenders geglaubt wird
cli-option-rate = Nachrichten je Sekunde und Verbindung
cli-option-lines = Verbindungen je Adresse
cli-option-rooms = neue Räume je Sekunde und Adresse
cli-option-chat = Zeilen im Chat je Sekunde und Platz
cli-option-shared-editions = so viele eigene Ausgaben höchstens aufbewahren
cli-option-rooms-days = nach so vielen Tagen ohne ein Ereignis verschwindet ein Raum; 0: nie
cli-option-editions-days = nach so vielen Tagen verschwindet eine, die niemand braucht
cli-option-probes = so viele Proben eigener Ausgaben je Gast und Stunde
cli-option-words = Datei mit Wörtern, die in Namen, Gesprächen und Titeln nicht erwünscht sind
cli-option-metrics = Adresse und Anschluss nur für die Zahlen des Betreibers, zum Beispiel 127.0.0.1:9464
cli-option-push = die rufen, die dran und nicht da sind (Web Push); die Adresse, unter der Push-Dienste dich erreichen
cli-option-check = nur sagen, was da ist und was fehlt
cli-option-log = was ins Protokoll kommt
cli-option-room = Code eines einzelnen Raums
cli-option-aside = Datei für das, was nach dem guten Teil von --room kommt; der Raum geht dort weiter
cli-option-commit = Versprechen, das der Raum vor dem Spiel gezeigt hat (64 Zeichen)

## Werte, wie die Hilfe sie nennt

cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-number = ZAHL
cli-value-length = MM
cli-value-sheets = BOGEN,BOGEN
cli-value-edition = AUSGABE
cli-value-name = NAME
cli-value-variant = NAME
cli-value-rule = NAME=WERT
cli-value-players = NAME,NAME,bot
cli-value-figures = FIGUR,FIGUR
cli-value-seats = BOT,BOT
cli-value-bot = BOT
cli-value-place = DATEI[:ZUG]
cli-value-address = ADRESSE
cli-value-space = walk|FELD
cli-value-side = SEITE
cli-value-program = PROGRAMM
cli-value-person = KENNUNG
cli-value-hash = ZEICHEN
cli-value-puzzle = RÄTSEL
cli-value-question = FRAGE
cli-value-word = WORT

## Falsch aufgerufen

cli-unknown-command = Den Befehl „{ $said }“ gibt es nicht. „bankhalter --help“ zeigt alle.
cli-unknown-command-near = Den Befehl „{ $said }“ gibt es nicht. Meintest du „{ $near }“?
cli-unknown-option = „{ $said }“ kenne ich bei „{ $command }“ nicht. „{ $command } --help“ zeigt, was geht.
cli-unknown-option-near = „{ $said }“ kenne ich bei „{ $command }“ nicht. Meintest du „{ $near }“? „{ $command } --help“ zeigt, was geht.
cli-needs-value = Zu { $option } fehlt die Angabe. „{ $command } --help“ zeigt, was geht.
cli-takes-no-value = { $option } steht für sich allein, ohne Wert. „{ $command } --help“ zeigt, was geht.
cli-missing = Es fehlt: { $what }. „{ $command } --help“ zeigt, was geht.
cli-too-many-words = Mit „{ $said }“ kann ich bei „{ $command }“ nichts anfangen. „{ $command } --help“ zeigt, was geht.
cli-no-command = Was soll ich tun? „bankhalter --help“ zeigt alles.
cli-misuse = Das verstehe ich bei „{ $command }“ nicht. „{ $command } --help“ zeigt, was geht.
cli-number = { $option } braucht eine Zahl zwischen { $low } und { $high }, nicht „{ $said }“.
cli-not-a-choice = „{ $said }“ passt nicht zu { $option }. Es gibt: { $all }.
cli-not-a-choice-near = „{ $said }“ passt nicht zu { $option }. Meintest du „{ $near }“? Es gibt: { $all }.
cli-seats-form = Plätze schreibt man „simple,simple,simple“ oder „simple*3“, nicht „{ $said }“.
cli-seats-count = An einem Tisch sitzen zwei bis { $most }, nicht { $count }.
cli-no-edition = Eine Ausgabe „{ $said }“ gibt es nicht. Es gibt { $all }; oder nenn eine .toml-Datei.
cli-no-edition-near = Eine Ausgabe „{ $said }“ gibt es nicht. Meintest du „{ $near }“? Es gibt { $all }.
cli-no-base = „{ $said }“ ist keine eingebaute Ausgabe. Es gibt { $all }.
cli-file-exists = { $place } gibt es schon; ich überschreibe nichts.
cli-bad-triple = „{ $said }“ passt nicht zu --triple: möglich sind „walk“ oder ein Feld von 0 bis { $last }.
cli-rule-form = „{ $said }“ ist keine Regel; sie schreibt sich NAME=WERT.
cli-no-variant = Eine Spielart „{ $said }“ gibt es nicht. Es gibt { $all }.
cli-no-figure = Eine Figur „{ $said }“ hat diese Ausgabe nicht. Sie hat { $all }.
cli-figure-taken = Die Figur „{ $said }“ kann nur einer nehmen.
cli-too-many-figures = Für { $count } Menschen sind das zu viele Figuren.
cli-no-rule = Eine Regel „{ $said }“ gibt es nicht; docs/switches.md zählt alle auf.
cli-no-rule-near = Eine Regel „{ $said }“ gibt es nicht. Meintest du „{ $near }“?

## Was schiefgehen kann

cli-bad-record = Das ist kein Spiel, das ich lesen kann: { $reason }
cli-bad-notation = „{ $said }“ ist keine Handlung: { $reason }
cli-no-puzzle = Ein Rätsel { $name } gibt es nicht; „bankhalter puzzle --list“ zählt alle auf.
cli-nothing-played = In { $place } steht kein einziger Zug, da gibt es nichts auszuwerten.
cli-damaged = Ab Zeile { $line } ist die Aufzeichnung beschädigt („{ $text }“): { $reason }
cli-unwritable = { $place } lässt sich nicht schreiben ({ $reason }). Nichts wurde geändert.
cli-unwritable-folder = In { $place } lässt sich nicht schreiben ({ $reason }). Mit --folder wählst du einen anderen Ordner.
cli-in-use = { $place } ist schon in einem anderen Fenster offen.
cli-no-file = Diese Datei gibt es nicht: { $place }
cli-nothing-to-resume = In { $place } liegt kein angefangenes Spiel.
cli-pipe-closed = Die Ausgabe wurde geschlossen.
cli-interrupted = Abgebrochen.
cli-input-over-early = Die Eingabe war zu Ende, bevor das Spiel begonnen hat.
cli-trouble = Das ging nicht: { $reason }

## Auskünfte

cli-edition = { $players } Spieler · Varianten: { $variants }
cli-edition-speed = mit Tempo-Würfel spielbar
cli-edition-good = Alles in Ordnung.
cli-edition-hint = Hinweis zu { $hint }
cli-new-edition-head = Nimm von einer Zeile das # weg und ändere, was dasteht; alles andere ist wie in der Vorlage.
cli-new-edition-check = Prüfen: bankhalter check-edition { $file } · Spielen: bankhalter play --edition { $file }
cli-new-edition-look = Aussehen und Figuren (auch emoji = "🐸", initials = "AB" oder drawn = "schalke-ball")
cli-new-edition-spaces = Felder: Name, Kurzname auf dem Feld (short), wie der Name im Satz steht (m, f, n, many, bare, title), Preise
cli-new-edition-groups = Gruppen mit Buchstabe und Farbe
cli-new-edition-money = Geld: wie ein Betrag geschrieben wird, Startkapital und Scheine
cli-new-edition-amounts = Beträge und Vorräte der Bank
cli-new-edition-terms = Wörter für Gebäude, Karten und so weiter
cli-new-edition-cards = Karten: was sie tun und was daraufsteht; name = false nimmt eine heraus
