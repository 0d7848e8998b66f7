### Das Labor: viele Spiele, gezählt und verglichen.

lab-played = { $games } Spiele gespielt.
lab-ended-interrupted = Abgebrochen; was fertig war, ist gezählt.
lab-ended-time = Die Zeit war um.
lab-ended-width = Die Gewinnanteile sind genau genug bekannt.
lab-progress = { $done } von { $games } Spielen · { $rate }/s · noch { $left }

# Was gezählt wird
lab-length = Länge eines Spiels (Mittel, 95-%-Bereich)
lab-rounds = Runden
lab-turns = Züge
lab-actions = Handlungen
lab-unfinished = ohne Ende
lab-tied = geteilter Sieg
lab-counted = durch Auszählen beendet
lab-wins-by-bot = Wer gewinnt (Anteil, 95-%-Bereich)
lab-wins-by-place = Gewinn nach Reihenfolge
lab-wins-from-here = Wer gewinnt von hier aus (Anteil, 95-%-Bereich)
lab-place = { $place }. am Zug
lab-per-game = Je Spiel
lab-bankruptcies = Bankrotte
lab-throws = Würfe
lab-cards = Karten
lab-jailed = Mal ins Gefängnis
lab-auctions = Versteigerungen
lab-auctions-sold = davon mit Zuschlag
lab-bids = Gebote
lab-offers = Angebote
lab-trades = Geschäfte
lab-houses = { $house-many } gebaut
lab-hotels = { $hotel-many } gebaut
lab-pulled-down = Baustufen verkauft
lab-mortgages = Hypotheken aufgenommen
lab-lifts = Hypotheken aufgelöst
lab-winner-deeds = Besitz am Ende (Felder)
lab-winner-cash = Bargeld am Ende
lab-winner-wealth = Vermögen am Ende
lab-landings-top = Am häufigsten betreten (Anteil an allen Landungen)
lab-groups = Was die Gruppen bringen
lab-rent = Miete je Spiel
lab-on-spent = Ertrag auf Ausgaben
lab-held = vollständig
lab-holder-wins = Besitzer gewinnt
lab-flows = Geldflüsse je Spiel

# Warum Geld fließt
lab-why-start = Startkapital
lab-why-salary = { $salary }
lab-why-price = Kaufpreise
lab-why-bid = Versteigerungen
lab-why-rent = Miete
lab-why-tax = { $taxes }
lab-why-card = Karten
lab-why-fine = Gefängnis
lab-why-build = Bauen
lab-why-sell = Gebäudeverkauf
lab-why-mortgage = Hypotheken
lab-why-lift = Hypotheken auflösen
lab-why-interest = Zinsen
lab-why-trade = Handel
lab-why-estate = Konkursmasse
lab-why-pot = Topf
lab-why-repairs = Reparaturen
lab-why-gift = Karten zwischen Spielern
lab-way-from-bank = von der Bank
lab-way-to-bank = an die Bank
lab-way-between = unter Spielern
lab-way-to-pot = in den Topf
lab-way-from-pot = aus dem Topf

# Bericht
lab-report-title = Laborbericht
lab-report-lead = { $games } Spiele · Startzahl { $seed } · höchstens { $rounds } Runden
lab-report-lead-from = { $games } Spiele von einer Stellung aus · Startzahl { $seed } · höchstens { $rounds } Runden
lab-report-made = Gespielt mit Bankhalter { $version }. Alle Bereiche gelten zu 95 %; Anteile nach Wilson, Mittel normalverteilt.
lab-report-rules = Vereinbarte Regeln
lab-report-book = wie im Regelheft der Ausgabe
lab-chart-board = Wo man landet
lab-chart-board-note = Je kräftiger, desto häufiger; das Gefängnisfeld enthält auch alle, die dorthin geschickt wurden. Zahlen: Anteil an allen Landungen in Prozent.
lab-chart-length = Wie lange ein Spiel dauert
lab-chart-length-note = Die Hälfte der Spiele ist nach { $median } Runden vorbei, neun von zehn nach { $ninety }. Ohne Ende blieben { $unfinished }.
lab-chart-wealth = Vermögen im Lauf des Spiels
lab-chart-wealth-note = Mitte und mittlere 80 % zu Beginn jeder zweiten Runde, solange Spiele dauern und wer im Spiel ist.
lab-chart-wins = Wer gewinnt
lab-chart-wins-note = Punkt: Anteil der gewonnenen Spiele. Strich: 95-%-Bereich. Gestrichelt: wenn alle gleich oft gewännen.
lab-chart-deeds = Was jedes Grundstück bringt
lab-chart-deeds-note = Miete je Spiel, und als Zahl der Ertrag auf alles, was hineingesteckt wurde (Preis und Gebäude zu Listenpreisen).
lab-chart-groups = Was jede Gruppe bringt
lab-chart-groups-note = Voller Balken: Miete je Spiel; Rahmen: Ausgaben für Preis und Gebäude. Rechts, wie oft gewinnt, wer die Gruppe vor dem ersten Bankrott vollständig hat.
lab-chart-flows = Wohin das Geld fließt
lab-chart-flows-note = Mittlere Summe je Spiel, alle Balken im gleichen Maßstab.
lab-chart-numbers = Zahlen
lab-axis-rounds = Runden
lab-later = mehr
lab-winner = spätere Sieger
lab-others = die anderen
lab-by-bot = nach Bot
lab-by-place = nach Reihenfolge
lab-by-seat = nach Platz

# Vergleich
lab-compare-title = Zwei Regeln im Vergleich
lab-compare-lead = { $games } Spielpaare mit gleichen Würfeln · Startzahl { $seed } · höchstens { $rounds } Runden
lab-points = { $number } Pp.
lab-compare-difference = Unterschied B − A
lab-compare-length = Länge
lab-compare-end = Wie Spiele enden
lab-compare-seats = Gewinn nach Reihenfolge
lab-compare-business = Je Spiel
lab-compare-flows = Geldflüsse je Spiel
lab-compare-clear = * Der 95-%-Bereich des Unterschieds enthält die Null nicht.
lab-compare-advantage = Vorteil des Ersten vor dem Letzten

# Was nicht geht
lab-seats-differ = { $bots } Bots passen nicht auf { $seats } Plätze.
lab-banker-idle = Im Labor spielt jeder mit; ein Bankhalter, der nur die Bank führt, geht nicht.
lab-bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $all }; ein eigener heißt modul:Klasse.
lab-bot-unknown-near = Einen Bot „{ $name }“ gibt es nicht. War „{ $near }“ gemeint? Es gibt: { $all }.
lab-bot-import = Der Bot „{ $name }“ lässt sich nicht laden ({ $detail }).
lab-bot-class = „{ $detail }“ ist keine Klasse, die von bankhalter.bots.api.Bot erbt.
lab-bot-construct = Der Bot „{ $name }“ lässt sich nicht ohne Angaben oder mit „seed“ erzeugen ({ $detail }).
lab-game-failed = Spiel { $game } ist gescheitert ({ $detail }). Was vorher fertig war, ist behalten, wenn --out angegeben war.
lab-record-damaged = Die Aufzeichnung ist in Zeile { $line } beschädigt: { $text }
lab-record-short = Die Aufzeichnung hat nur { $moves } Züge, nicht { $asked }.
lab-record-over = In dieser Stellung ist das Spiel schon zu Ende. Mit DATEI:ZUG beginnt man früher.
lab-position-moves = DATEI:ZUG gibt es nur bei Aufzeichnungen; eine Stellung hat keine Züge.
lab-from-with = { $option } steht schon in der Aufzeichnung und geht nicht zusammen mit --from.
lab-workers-and-cluster = --workers gilt auf diesem Rechner und geht nicht zusammen mit --cluster.
lab-worker-fell = Ein Arbeitsprozess ist immer wieder abgestürzt. Was fertig war, ist behalten, wenn --out angegeben war.
lab-cluster-form = „{ $said }“ ist keine Adresse eines Dask-Schedulers wie tcp://rechner:8786.
lab-cluster-dead = Unter { $url } antwortet kein Dask-Scheduler (gewartet: { $seconds } s).
lab-cluster-idle = Der Scheduler { $url } hat keine Arbeiter (gewartet: { $seconds } s).
lab-cluster-lost = Die Verbindung zum Cluster { $url } ist verloren ({ $detail }). Was fertig war, ist behalten, wenn --out angegeben war.
lab-extra-missing = { $option } braucht Zusatzpakete: pip install "bankhalter[{ $extra }]"
lab-unwritable = { $place } lässt sich nicht schreiben ({ $reason }).
lab-in-use = In { $place } schreibt gerade ein anderer Lauf; warte, bis er fertig ist, oder nimm eine andere Datei.
lab-no-program = Ein Programm „{ $name }“ gibt es hier nicht.
lab-unreadable = { $place } lässt sich nicht lesen ({ $reason }).
lab-same-place = Zwei Ergebnisse können nicht in dieselbe Datei geschrieben werden.
lab-not-a-job = { $place } ist keine Datei des Labors.
lab-other-job = { $place } gehört zu einem anderen Auftrag; es unterscheidet sich: { $what }.
lab-nothing-played = Kein Spiel ist fertig geworden.
lab-compare-form = Verglichen werden zwei Angaben wie „standard“ und „standard free_parking_pot=yes“.
lab-compare-same = Beide Seiten sind gleich; da gibt es nichts zu vergleichen.

# Geschwindigkeit
lab-bench-compiled = Bankhalter { $version }, übersetzt, Python { $python }; vier Bots „simple“
lab-bench-pure = Bankhalter { $version }, nicht übersetzt, Python { $python }; vier Bots „simple“
lab-bench-games-per-cpu-s = Spiele je CPU-Sekunde
lab-bench-pure-games-per-cpu-s = dasselbe als reines Python
lab-bench-ratio = Verhältnis
lab-bench-turns-per-cpu-s = Züge je CPU-Sekunde
lab-bench-decisions-per-cpu-s = Entscheidungen je CPU-Sekunde
lab-bench-rollouts-per-cpu-s = Spiele zu Ende je CPU-Sekunde, aus der Mitte
lab-bench-turns-per-game = Züge je Spiel
lab-bench-finished-share = Anteil beendeter Spiele
lab-bench-env-decisions-per-cpu-s = Entscheidungen der Umgebung je CPU-Sekunde
lab-bench-clone-us = Kopie einer Stellung, µs
lab-bench-replay-ns-per-action = Nachspielen, ns je Handlung
lab-bench-listening-ratio = mit Zuhörer, Zeit mal
lab-bench-import-s = import bankhalter
lab-bench-help-s = bankhalter --help
lab-bench-first-result-s = erstes Ergebnis von simulate
lab-bench-slower = Warnung: „{ $edition }“ läuft { $percent } % langsamer als zuletzt, gemessen an der Eichschleife.
lab-bench-against = So viel Mal so schnell wie der andere Stand:
lab-bench-instructions = Maschinenbefehle, gezählt von callgrind (Ausgabe „standard“):
lab-bench-one-game = eines Spiels
lab-bench-one-rollout = eines Spiels zu Ende, aus der Mitte
lab-bench-one-env-step = einer Entscheidung der Umgebung
lab-bench-uncounted = Maschinenbefehle sind nicht gezählt: valgrind fehlt.
lab-bench-uncounted-pure = Maschinenbefehle sind nicht gezählt: Das Regelwerk ist nicht übersetzt.
lab-bench-more-instructions = Warnung: { $work ->
    [game] Ein Spiel
    [rollout] Ein Spiel aus der Mitte
   *[env_step] Eine Entscheidung der Umgebung
} braucht { $percent } % mehr Maschinenbefehle als bei der letzten Zählung.
lab-keep-where = --keep braucht --history DATEI.
lab-not-a-history = { $place } enthält keine früheren Messungen.
