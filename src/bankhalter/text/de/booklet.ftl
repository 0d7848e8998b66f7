### Das Regelheft: jeder Absatz eine Überschrift (…-title) und ein Text. Welche Absätze es gibt, zu welchen
### Regeln sie gehören und wann sie gelten, steht in text/booklet/contents.py. Keine Zahl wird hier getippt:
### Beträge (…-sum) und Anzahlen kommen aus der Ausgabe, die Schalter heißen wie in docs/switches.md.

booklet-name = Regelheft: { $edition }
booklet-rules = Regeln

## Kapitel

booklet-chapter-goal = Worum es geht
booklet-chapter-box = Was in der Schachtel ist
booklet-chapter-setup = Vorbereitung
booklet-chapter-turn = Ein Zug
booklet-chapter-squares = Die Felder
booklet-chapter-buy = Kaufen und versteigern
booklet-chapter-rent = Miete
booklet-chapter-build = Bauen
booklet-chapter-sell = Gebäude verkaufen
booklet-chapter-mortgage = Hypotheken
booklet-chapter-trade = Handeln
booklet-chapter-cards = Karten
booklet-chapter-jail = { $jail }
booklet-chapter-debt = Schulden und Bankrott
booklet-chapter-speed = Der Tempo-Würfel
booklet-chapter-short = Das Kurzspiel
booklet-chapter-time = Das Spiel auf Zeit
booklet-chapter-win = Wer gewinnt
booklet-chapter-forbidden = Was nicht erlaubt ist
booklet-chapter-questions = Darf man das? Fragen und Antworten
booklet-chapter-tips = Tipps
booklet-chapter-history = Wie das Spiel entstand

## Worum es geht

booklet-goal-aim-title = Das Ziel
booklet-goal-aim = Ihr zieht um das Brett, kauft Grundstücke, baut darauf und kassiert Miete. { $counted ->
        [yes] An diesem Tisch wird am Ende gezählt: Wer dann das größte Vermögen hat, gewinnt.
       *[no] Wer am Ende als Einziger nicht bankrott ist, gewinnt.
    }
booklet-goal-how-title = So kommst du voran
booklet-goal-how = Sammle alle { $street-many } einer Farbe: Dann verdoppelt sich dort die Miete, und du darfst bauen. Mit jedem Gebäude steigt die Miete kräftig. Wird dein Geld knapp, hilft die Bank mit einer Hypothek, oder du handelst mit den anderen.
booklet-goal-players-title = Wie viele mitspielen
booklet-goal-players = An den Tisch passen { $players-min } bis { $players-max } Personen, jede mit ihrer eigenen Spielfigur.{ $age ->
        [0] { "" }
       *[other] { " " }Gedacht ist das Spiel für alle ab { $age } Jahren.
    }

## Was in der Schachtel ist

booklet-box-parts-title = Die Teile
booklet-box-parts = Das alles gehört zum Spiel. Mehr { $house-many } und { $hotel-many }, als hier steht, gibt es nicht: Der Vorrat ist eine feste Grenze.
booklet-box-tokens-title = Die Spielfiguren
booklet-box-tokens = Zur Wahl stehen: { $token-names }.
booklet-box-properties-title = Arten von Grundstücken
booklet-box-properties = Es gibt { $deeds } Grundstücke: { $property-kinds }.
booklet-box-deed-title = Was auf den Karten steht
booklet-box-deed = Zu jedem Grundstück gehört { $deed-a }. Darauf stehen die Mieten für jede Ausbaustufe und die Preise der Gebäude{ $deed-double ->
        [yes] , dazu der Hinweis auf die doppelte Miete
       *[no] { "" }
    }. { $mortgage-value-the } steht auf der Rückseite{ $deed-mortgage ->
        [yes] { " " }und noch einmal vorn.
       *[no] .
    } Den Kaufpreis liest du vom Spielplan ab{ $deed-price ->
        [yes] ; auch { $deed-the } nennt ihn.
       *[no] .
    }
booklet-box-classic-title = Werte wie im klassischen Spiel
booklet-box-classic = { $times ->
        [1] Namen und Bilder sind eigene, die Werte nicht: Preise, Mieten, Baukosten und Hypotheken sind genau die des klassischen Bretts. Auch die vier Ecken sind dieselben.
       *[other] Wer das klassische Brett kennt, findet sich schnell zurecht: Preise, Mieten, Baukosten und Hypotheken sind hier durchweg das { $times }-Fache.
    }
booklet-box-words-title = Was hier anders heißt
booklet-box-words = Kennst du das klassische Spiel, musst du nur ein paar Wörter tauschen: { $renamed }. Gespielt wird damit genauso.
booklet-box-twins-title = Gebäude oder Grundstück?
booklet-box-twins = Verwechsle die Gebäude nicht mit den Grundstücken. { $house-a } und { $hotel-a } werden gebaut; { $station-a } und { $utility-a } kauft man wie jedes andere Grundstück, und dort wird nie gebaut.
booklet-box-money-title = Geld und krumme Beträge
booklet-box-money = { $has-currency ->
        [yes] Bezahlt wird mit { $currency }, geschrieben zum Beispiel { $salary-sum }.{ " " }
       *[no] { "" }
    }Gerechnet wird in Schritten von { $grain }, der kleinste Schein ist { $smallest-sum } wert. Zinsen werden für jedes Grundstück einzeln aufgerundet. Fehlt ein Schein, hilft ein Zettel: Die Bank schreibt den Betrag einfach auf.

## Vorbereitung

booklet-setup-banker-title = Der Bankhalter
booklet-setup-banker = Wählt einen Bankhalter. Er verwaltet das Geld der Bank, leitet die Versteigerungen und hält sein eigenes Geld streng von dem der Bank getrennt. An diesem Tisch führt die Bank, wer auf Platz { $banker-number } sitzt; das Rechnen übernimmt das Programm.
booklet-setup-banker-plays-title = Spielt der Bankhalter mit?
booklet-setup-banker-plays = { $banker-may-abstain ->
        [yes] Ab { $abstain-from } Personen steht es dem Bankhalter frei, mitzuspielen oder allein die Bank zu führen; sind es weniger, spielt er mit. { $banker-plays ->
            [no] An diesem Tisch führt er nur die Bank: Er hat keine Spielfigur, kein Geld und bietet nicht mit.
           *[yes] An diesem Tisch spielt er mit.
        }
       *[no] Der Bankhalter spielt ganz normal mit.
    }
booklet-setup-bank-title = Was die Bank tut
booklet-setup-bank = Die Bank verwahrt das Geld, die { $deed-many }, die { $house-many } und die { $hotel-many }. Sie verkauft und versteigert Grundstücke und Gebäude, zahlt aus, was dir zusteht, nimmt Abgaben und { $fine-many } ein und vergibt Hypotheken.
booklet-setup-rich-title = Die Bank ist nie bankrott
booklet-setup-rich = Geht der Bank das Geld aus, schreibt der Bankhalter Beträge auf Zettel, und die gelten wie Scheine. Was die Bank dir schuldet, bekommst du deshalb immer ganz.
booklet-setup-tray-title = Einsatz und Kartenablagen
booklet-setup-tray = Vor dem allerersten Spiel drückt ihr die { $feet } Gummifüße unten in den Sortiereinsatz und klebt die Aufkleber auf ihn und auf die Kartenablagen. Danach kommen Geld, { $deed-many }, { $house-many } und { $hotel-many } in ihre Fächer und die Kartenablagen auf ihre Plätze auf dem Spielplan. Am Bildschirm ist das schon getan.
booklet-setup-cards-title = Die Kartenstapel
booklet-setup-cards = Trennt die beiden Sorten Karten, mischt jede für sich und legt sie verdeckt auf ihren Platz: { $cards-a } { $card-a-many } und { $cards-b } { $card-b-many }.
booklet-setup-token-title = Die Figuren auf { $go }
booklet-setup-token = Jeder sucht sich eine Spielfigur aus und stellt sie auf { $go }.
booklet-setup-money-title = Das Startkapital
booklet-setup-money = { $other-start ->
        [yes] An diesem Tisch ist ein anderes Startkapital ausgemacht: Alle beginnen mit { $start-now-sum }. Nach dem Heft wären es { $printed-start-sum } in diesen Scheinen.
       *[no] { $speed-die ->
            [yes] Jeder bekommt { $start-sum } in diesen Scheinen und, weil ihr mit dem Tempo-Würfel spielt, noch { $bonus-sum } dazu: Alle beginnen mit { $start-now-sum }.
           *[no] Jeder bekommt { $start-sum } in diesen Scheinen.
        }
    }
booklet-setup-rest-title = Was in der Bank bleibt
booklet-setup-rest = Das übrige Geld, alle { $deed-many } und alle Gebäude liegen am Anfang in der Bank.
booklet-setup-first-title = Wer fängt an?
booklet-setup-first = Vom Bankhalter an wirft jeder einmal beide Würfel. Die höchste Augensumme beginnt. Haben mehrere die höchste, werfen nur sie noch einmal, bis einer vorne liegt.
booklet-setup-order-title = Die Reihenfolge
booklet-setup-order = Danach geht es im Uhrzeigersinn weiter, immer zum linken Nachbarn. Wer ausgeschieden ist, wird übersprungen.
booklet-setup-open-title = Was alle sehen
booklet-setup-open = Grundstücke, Hypotheken, Gebäude und { $jail-card-many } liegen offen. { $cash-visible ->
        [yes] Auch sein Geld versteckt niemand: Jeder darf sehen, wie viel die anderen haben.
       *[no] Wie viel Geld du hast, brauchst du niemandem zu zeigen.
    }

## Ein Zug

booklet-turn-throw-title = Würfeln und ziehen
booklet-turn-throw = Wirf beide Würfel, zieh mit deiner Figur um die Augensumme im Uhrzeigersinn weiter und tu dann, was das Feld verlangt, auf dem du landest.
booklet-turn-go-title = { $salary }: { $salary-sum } für { $go }
booklet-turn-go = Jedes Mal, wenn du auf { $go } landest oder darüber hinausziehst, zahlt dir die Bank { $salary-sum } { $salary }, noch bevor du ausführst, was auf deinem neuen Feld zu tun ist. Das kann in einem Zug auch zweimal vorkommen. Wer rückwärts zieht oder ins { $jail } muss, bekommt nichts. { $double-salary-on-go ->
        [yes] Endet dein Zug genau auf { $go }, bekommst du an diesem Tisch das Doppelte, also { $double-sum }.
       *[no] Genau auf { $go } zu landen bringt nicht mehr, als darüber zu ziehen.
    }
booklet-turn-doubles-title = Pasch: noch einmal würfeln
booklet-turn-doubles = Zeigen beide Würfel die gleiche Zahl, ist das ein Pasch. Führe den Zug ganz aus und würfle danach noch einmal; das ist Pflicht.
booklet-turn-third-title = Der dritte Pasch
booklet-turn-third = Beim dritten Pasch hintereinander in einem Zug warst du zu schnell: Du ziehst nicht mehr, sondern kommst sofort ins { $jail }.
booklet-turn-end-title = Zug zu Ende
booklet-turn-end = Ist alles erledigt, gibst du die Würfel an deinen linken Nachbarn weiter. Solange du noch würfeln musst, ist dein Zug nicht vorbei.
booklet-turn-together-title = Mehrere auf einem Feld
booklet-turn-together = Auf einem Feld dürfen beliebig viele Figuren stehen.
booklet-turn-anytime-title = Was du jederzeit tun darfst
booklet-turn-anytime = { $build-window ->
        [between_turns] Handeln, Gebäude verkaufen, Hypotheken aufnehmen und auflösen, mitbieten und Miete verlangen darfst du jederzeit, auch wenn andere am Zug sind und auch im { $jail }. Nur Gebäude kaufst du in deinem eigenen Zug oder zwischen den Zügen der anderen, nämlich bevor der Nächste gewürfelt hat.
       *[anytime] Miete verlangen, mitbieten, bauen, Gebäude verkaufen, Hypotheken aufnehmen und auflösen und handeln darfst du jederzeit: auch wenn andere am Zug sind und sogar im { $jail }.
    }
booklet-turn-pause-title = Wann alle kurz warten
booklet-turn-pause = Vom Wurf bis klar ist, was das neue Feld verlangt, ruht alles andere. Während einer Versteigerung darfst du nur Gebäude verkaufen und Hypotheken aufnehmen, um bieten zu können.
booklet-turn-first-title = Was zuerst kommt
booklet-turn-first = Kommt vieles zusammen, gilt diese Reihenfolge: die laufende Versteigerung, dann offene Schulden, die älteste zuerst, dann weitere Versteigerungen, dann die Frage, ob du kaufst, und zuletzt der nächste Wurf oder das Ende deines Zugs. Eine Miete, die noch niemand verlangt hat, hält nichts auf; wird sie während einer Versteigerung verlangt, ist sie danach fällig.

## Die Felder

booklet-squares-all-title = Einmal rundherum
booklet-squares-all = So liegen die { $spaces } Felder, von { $go } aus im Uhrzeigersinn. Die Zahl rechts ist der Preis oder die Abgabe.
booklet-square-free-title = Ein freies Grundstück
booklet-square-free = Gehört das Feld noch niemandem, darfst du es kaufen; sonst wird es versteigert.
booklet-square-owned-title = Ein fremdes Grundstück
booklet-square-owned = Gehört es jemand anderem, schuldest du Miete.
booklet-square-own-title = Dein eigenes Grundstück
booklet-square-own = Landest du auf deinem eigenen Grundstück, geschieht nichts: Du zahlst nichts und bekommst nichts.
booklet-square-draw-title = „{ $name-deck-a }“ und „{ $name-deck-b }“
booklet-square-draw = Zieh die oberste Karte des Stapels, der zum Feld gehört, und befolge sie sofort.
booklet-square-tax-title = { $tax-names }
booklet-square-tax = Hier zahlst du, was auf dem Feld steht: { $tax-sums }. { $free-parking-pot ->
        [yes] Das Geld kommt an diesem Tisch in den Topf auf „{ $name-parking }“.
       *[no] Das Geld geht an die Bank und nirgendwohin sonst.
    }
booklet-square-jail-title = Nur zu Besuch
booklet-square-jail = Kommst du mit einem gewöhnlichen Zug auf „{ $name-jail }“, bist du nur zu Besuch. Du stellst deine Figur an den Rand, und es geschieht nichts. In deinem nächsten Zug geht es ganz normal weiter.
booklet-square-to-jail-title = „{ $name-to-jail }“
booklet-square-to-jail = Wer hier landet, stellt seine Figur sofort ins { $jail } und bekommt für { $go } nichts. Der Zug ist zu Ende.
booklet-square-parking-title = „{ $name-parking }“
booklet-square-parking = { $free-parking-pot ->
        [yes] Hier liegt an diesem Tisch der Topf. Hinein kommt, was an Abgaben, Kartenzahlungen an die Bank und { $fine-dative } fällig wird. Wer auf dem Feld landet, bekommt alles; wer schon dort steht, bekommt jede neue Einzahlung sofort. Stehen mehrere dort, ist es der, der zuerst da war.
       *[no] Hier ruhst du dich aus: Du zahlst nichts und bekommst nichts. Geschäfte machen darfst du trotzdem, zum Beispiel Miete kassieren.
    }

## Kaufen und versteigern

booklet-buy-right-title = Kaufen
booklet-buy-right = Landest du auf einem freien Grundstück, hast nur du das Recht, es zum aufgedruckten Preis von der Bank zu kaufen. Du zahlst und legst { $deed-the-acc } offen vor dich hin.
booklet-buy-decline-title = Nicht kaufen
booklet-buy-decline = Du musst nie kaufen. Willst oder kannst du nicht, versteigert die Bank das Grundstück sofort.
booklet-buy-cash-title = Wenn das Geld nicht reicht
booklet-buy-cash = Fehlt dir Geld für den Kauf, darfst du erst Gebäude verkaufen, Hypotheken aufnehmen oder handeln. Reicht es auch dann nicht, gilt das als Nein, und es wird versteigert.
booklet-buy-alike-title = { $unbuilt-kinds }
booklet-buy-alike = { $unbuilt-kinds } werden genauso gekauft und versteigert wie { $street-many }.
booklet-buy-always-title = Von Anfang an, so oft du willst
booklet-buy-always = Kaufen darfst du schon in der ersten Runde und so oft, wie du auf freien Grundstücken landest, ganz gleich, ob dich die Würfel oder eine Karte dorthin gebracht haben.
booklet-auction-when-title = Wann versteigert wird
booklet-auction-when = Versteigert wird, wenn jemand ein freies Grundstück nicht kauft, wenn jemand bei der Bank bankrott geht und wenn mehrere die letzten Gebäude haben wollen.
booklet-auction-who-title = Wer mitbietet
booklet-auction-who = Alle dürfen bieten: auch wer gerade nicht kaufen wollte, auch der Bankhalter als Spieler und auch, wer im { $jail } sitzt. Nur wer noch eine Schuld offen hat, muss sie zuerst begleichen.
booklet-auction-open-title = Das erste Gebot
booklet-auction-open = Das erste Gebot für ein Grundstück beträgt mindestens { $opening-sum }, jedes weitere mindestens { $grain } mehr als das vorige. Der Preis darf unter oder über dem aufgedruckten liegen.
booklet-auction-cash-title = Nur mit Geld in der Hand
booklet-auction-cash = Biete nur, was du bar hast. Zwischen zwei Geboten darfst du Gebäude verkaufen und Hypotheken aufnehmen. Solange dein Gebot das höchste ist, bleibt dieses Geld dafür liegen.
booklet-auction-order-title = Wie geboten wird
booklet-auction-order = { $auction-mode ->
        [live] Geboten wird auf Zuruf, in beliebiger Reihenfolge. Ruft niemand mehr etwas Höheres, fällt der Hammer.
       *[round_robin] Geboten wird reihum, beginnend links von dem, der nicht gekauft hat oder bankrott ist. Wer dran ist, bietet mehr oder passt. Wer passt, obwohl schon ein Gebot steht, ist draußen; vor dem ersten Gebot zählt das Passen noch nicht. Sein eigenes Gebot erhöht niemand.
    }
booklet-auction-bound-title = Geboten ist geboten
booklet-auction-bound = Ein Gebot kannst du nicht zurücknehmen. Bietet niemand mehr, musst du zu deinem Gebot kaufen: Du zahlst an die Bank und bekommst { $deed-the-acc }.
booklet-auction-nobody-title = Wenn niemand bietet
booklet-auction-nobody = Will es niemand, bleibt das Grundstück bei der Bank. Wer das nächste Mal darauf landet, darf es wieder kaufen.

## Miete

booklet-rent-due-title = Wann Miete fällig wird
booklet-rent-due = Landest du auf einem Grundstück, das jemand anderem gehört, schuldest du die Miete, die auf { $deed-the-dat } steht. Das gilt für jedes Landen, auch wenn du nach einem Pasch gleich weiterziehst.
booklet-rent-demand-title = Miete verlangen
booklet-rent-demand = { $rent-demand ->
        [auto] An diesem Tisch braucht niemand aufzupassen: Jede Miete wird von selbst verlangt und sofort gezahlt.
       *[manual] Pass auf! Miete bekommst du nur, wenn du sie verlangst, und zwar bevor der Nächste, der an der Reihe ist, gewürfelt hat. Danach ist sie verfallen, und niemand schuldet dir mehr etwas. Würfelt der Zahler nach einem Pasch selbst noch einmal, läuft deine Frist weiter. Wer mag, lässt das Programm die Miete verlangen; wer selbst ruft, spielt wie zu Hause am Tisch.
    }
booklet-rent-lapse-title = Wann eine Miete verfällt
booklet-rent-lapse = Eine Miete verfällt, sobald der Nächste würfelt, der Besitzer ausscheidet oder das Spiel endet. Steigt der Zahler aus, werden vorher alle, die noch Miete von ihm verlangen können, ein letztes Mal gefragt{ $clock-known ->
        [yes] ; dasselbe gilt, bevor am Ende einer vereinbarten Spielzeit gezählt wird.
       *[no] .
    }
booklet-rent-fixed-title = Der Betrag steht beim Landen fest
booklet-rent-fixed = Was fällig ist und wer es bekommt, entscheidet sich beim Landen. Ob danach gebaut, verkauft oder mit einer Hypothek belastet wird, ändert nichts mehr.
booklet-rent-double-title = Doppelte Miete
booklet-rent-double = Gehören dir alle { $street-many } einer Farbe, bringt dort { $street-each } ohne Gebäude die doppelte Miete, auch wenn anderswo in der Gruppe schon gebaut ist. { $double-rent-despite-mortgage ->
        [yes] Das gilt sogar dann, wenn in der Gruppe etwas mit einer Hypothek belastet ist.
       *[no] Ist aber in der Gruppe irgendetwas mit einer Hypothek belastet, gibt es nur die einfache Miete.
    } Beispiel „{ $example-street }“: einfach { $example-rent-sum }, doppelt { $example-double-sum }.
booklet-rent-built-title = Miete mit Gebäuden
booklet-rent-built = Steht auf { $street-the-dat } etwas, gilt genau der Betrag, der für so viele { $house-many } oder für { $hotel-the-acc } aufgedruckt ist. Verdoppelt wird er nie.
booklet-rent-streets-title = Mieten aller { $street-many }
booklet-rent-streets = Die Miete ohne Gebäude, mit { $house-dative } und mit { $hotel-the-dat }.
booklet-rent-stations-title = Miete für { $station-many }
booklet-rent-stations = Hier zählt, wie viele { $station-many } derselben Person gehören. { $count-mortgaged ->
        [yes] Auch solche mit Hypothek zählen dabei mit, bringen selbst aber nichts.
       *[no] Solche mit Hypothek zählen dabei nicht mit und bringen selbst nichts.
    }
booklet-rent-utilities-title = Miete für { $utility-many }
booklet-rent-utilities = Hier entscheiden die Würfel: Besitzt jemand { $utility-a-acc }, zahlst du das { $utility-one }-Fache der Augensumme; besitzt dieselbe Person { $utilities ->
        [2] beide
       *[other] alle
    }, das { $utility-all }-Fache. { $utility-dice ->
        [move_throw] Es zählt der Wurf, mit dem du hergekommen bist. Hat dich eine Karte hergeschickt, wirfst du beide Würfel neu.
       *[anew] Dafür wirfst du die Würfel neu, sobald die Miete verlangt ist. Dieser Wurf bewegt niemanden und ist kein Pasch.
    } { $count-mortgaged ->
        [yes] Auch wenn eines davon mit einer Hypothek belastet ist, zählt es für das andere mit.
       *[no] Ist eines davon mit einer Hypothek belastet, zählt es für das andere nicht mit.
    }
booklet-rent-mortgaged-title = Keine Miete bei Hypothek
booklet-rent-mortgaged = Für ein Grundstück, das mit einer Hypothek belastet ist, bekommst du keine Miete. Deine anderen Grundstücke bringen weiter Miete, auch die derselben Farbe.
booklet-rent-jail-title = Miete aus dem { $jail }
booklet-rent-jail = Auch wer im { $jail } sitzt, bekommt seine Miete wie immer.

## Bauen

booklet-build-group-title = Wo du bauen darfst
booklet-build-group = Bauen darfst du nur auf { $street-dative }, und nur, wenn dir alle { $street-many } dieser Farbe gehören. Wo deine Figur gerade steht, ist gleich.
booklet-build-price-title = Was ein Gebäude kostet
booklet-build-price = Den Preis nennt { $deed-the }. Beispiel „{ $example-street }“: { $example-house-sum } für { $house-each-acc }, noch einmal { $example-hotel-sum } für { $hotel-the-acc }.
booklet-build-prices-title = Preise und { $mortgage-value-many }
booklet-build-prices = Kaufpreis, { $house }, { $hotel } und { $mortgage-value } für jedes Grundstück.
booklet-build-even-title = Gleichmäßig bauen
booklet-build-even = Bau gleichmäßig: Auf { $street-a-dat } darf erst dann das zweite Gebäude stehen, wenn auf { $street-each-dat } dieser Farbe eines steht, und so fort. { $hotel-condition ->
        [group] { $hotel-the } zählt dabei eine Stufe mehr als { $full } { $house-many }.
       *[street] { $hotel-the } zählt dabei so viel wie { $full } { $house-many }.
    }
booklet-build-hotel-title = { $hotel-the }
booklet-build-hotel = Auf { $street-a-dat } stehen höchstens { $full } { $house-many } oder { $hotel-a }. { $hotel-condition ->
        [group] Erst wenn auf { $street-each-dat } der Farbgruppe { $full } { $house-many } oder schon { $hotel-a } stehen, darfst du irgendwo in der Gruppe { $hotel-a-acc } bauen.
       *[street] Stehen auf { $street-a-dat } { $full } { $house-many }, darfst du dort { $hotel-a-acc } bauen, auch wenn es nebenan noch weniger sind.
    }
booklet-build-hotel-price-title = Was { $hotel-a } kostet
booklet-build-hotel-price = Du gibst die { $full } { $house-many } an die Bank zurück und zahlst den aufgedruckten Preis dazu. Neben { $hotel-the-dat } steht nichts anderes. Überspringen geht nicht: Hat die Bank kein Gebäude für die Stufe davor, musst du warten.
booklet-build-mortgage-title = Nicht bauen bei Hypothek
booklet-build-mortgage = Solange irgendein Grundstück der Farbgruppe mit einer Hypothek belastet ist, wird dort nicht gebaut.
booklet-build-when-title = Wann du bauen darfst
booklet-build-when = { $build-window ->
        [between_turns] Gebäude kaufst du in deinem eigenen Zug oder zwischen zwei Zügen: wenn jemand fertig ist und bevor der Nächste würfelt. Hat jemand anderes gewürfelt, warte, bis sein Zug zu Ende ist, auch wenn er einen Pasch hat.
       *[anytime] Bauen darfst du jederzeit, auch im Zug der anderen. Nur zwischen einem Wurf und dem, was das Feld verlangt, und während einer Versteigerung oder einer offenen Schuld wartest du einen Moment.
    }
booklet-build-plan-title = Mehrere Gebäude auf einmal
booklet-build-plan = Willst du mehrere Gebäude, bestell sie zusammen. Die Bestellung hat einen Preis und wird ganz ausgeführt oder gar nicht.
booklet-build-none-title = Keine Gebäude mehr da
booklet-build-none = Hat die Bank keine { $house-many } oder keine { $hotel-many } mehr, musst du warten, bis jemand welche zurückgibt.
booklet-build-few-title = Wenn Gebäude knapp werden
booklet-build-few = Sind nur noch wenige da, werden die anderen gefragt, ob sie auch bauen wollen. Knapp heißt: Nach deiner Bestellung bliebe weniger übrig, als jemand anderes braucht, um auf einer seiner Farbgruppen überall eine Stufe weiterzubauen. Reicht der Vorrat für alle, die wollen, zahlt jeder den aufgedruckten Preis. Reicht er nicht, wird versteigert.
booklet-build-lots-title = Gebäude versteigern
booklet-build-lots = Knappe Gebäude kommen einzeln unter den Hammer. Bieten darf nur, wer das Gebäude auch setzen kann. Das erste Gebot beträgt mindestens { $building-opening-bid ->
        [lowest_printed] den niedrigsten Preis, der auf einer der betroffenen { $deed-many } steht.
       *[minimum] { $opening-sum }.
    } Wer gewinnt, setzt das Gebäude sofort, und für { $hotel-a-acc } gibt er wie immer seine { $house-many } zurück. Bleibt nur noch einer übrig, zahlt er den aufgedruckten Preis.

## Gebäude verkaufen

booklet-sell-half-title = Zum halben Preis an die Bank
booklet-sell-half = Gebäude verkaufst du nur an die Bank, dafür jederzeit. Sie zahlt { $sell-back ->
        [paid] die Hälfte dessen, was du für das Gebäude bezahlt hast.
       *[printed] die Hälfte des aufgedruckten Preises, auch wenn du in einer Versteigerung mehr bezahlt hast.
    } Beispiel „{ $example-street }“: { $example-house-half } für { $house-a-acc }.
booklet-sell-even-title = Gleichmäßig verkaufen
booklet-sell-even = Verkauft wird so gleichmäßig, wie gebaut wird: zuerst dort, wo in der Farbgruppe am meisten steht. { $hotel-condition ->
        [group] { $hotel-the } zählt dabei eine Stufe mehr als { $full } { $house-many }.
       *[street] { $hotel-the } zählt dabei so viel wie { $full } { $house-many }.
    }
booklet-sell-hotel-title = { $hotel-a-acc } verkaufen
booklet-sell-hotel = Für { $hotel-a-acc } bekommst du die Hälfte des Preises und stellst dafür wieder { $full } { $house-many } hin. Hat die Bank nicht so viele, geht das nicht.
booklet-sell-group-title = Die ganze Farbgruppe auf einmal
booklet-sell-group = Du kannst eine Farbgruppe auch in einem Schritt verkleinern, ganz oder bis auf einen gleichmäßigen Rest. Dann braucht die Bank nur so viele { $house-many }, wie am Ende noch dastehen. So wird niemand bankrott, nur weil der Bank die { $house-many } fehlen.

## Hypotheken

booklet-mortgage-take-title = Eine Hypothek aufnehmen
booklet-mortgage-take = Brauchst du Geld, kannst du ein Grundstück bei der Bank mit einer Hypothek belasten: Du drehst { $deed-the-acc } um und bekommst { $mortgage-value-the-acc }. Das darfst du jederzeit, nicht nur in der Not. Beispiel „{ $example-street }“: { $example-mortgage-sum }.
booklet-mortgage-clear-title = Erst die Gebäude verkaufen
booklet-mortgage-clear = { $mortgage-needs-clear ->
        [property] Stehen auf dem Grundstück Gebäude, musst du sie vorher an die Bank verkaufen. Gebäude nebenan dürfen stehen bleiben; weitergebaut wird in dieser Farbgruppe aber erst wieder, wenn die Hypothek aufgelöst ist.
       *[group] Stehen irgendwo in der Farbgruppe Gebäude, musst du vorher alle an die Bank verkaufen, auch die auf den anderen { $street-dative }.
    } Gebäude selbst kann man nicht belasten.
booklet-mortgage-effect-title = Was die Hypothek bewirkt
booklet-mortgage-effect = Solange die Hypothek läuft, bringt das Grundstück keine Miete. Es gehört trotzdem weiter dir: Niemand kann es dir wegnehmen, indem er die Hypothek bezahlt.
booklet-mortgage-lift-title = Eine Hypothek auflösen
booklet-mortgage-lift = Zum Auflösen zahlst du der Bank { $mortgage-value-the-acc } und { $percent } % Zinsen und drehst { $deed-the-acc } wieder um. Wie lange die Hypothek gelaufen ist, spielt keine Rolle. Beispiel „{ $example-street }“: { $example-mortgage-sum } und { $example-interest-sum } Zinsen, zusammen { $example-lift-sum }.
booklet-mortgage-handover-title = Ein belastetes Grundstück übernehmen
booklet-mortgage-handover = Bekommst du ein Grundstück mit Hypothek, entscheidest du sofort: Entweder löst du sie auf, oder du zahlst { $percent } % Zinsen und lässt sie stehen. Löst du sie später auf, werden die Zinsen noch einmal fällig. Reicht dein Geld nach einem Tausch nicht für die Zinsen, kommt der Tausch nicht zustande.
booklet-mortgage-bank-title = Kein Verkauf an die Bank
booklet-mortgage-bank = Die Bank kauft keine Grundstücke zurück, weder mit noch ohne Hypothek. Verkaufen kannst du sie nur an die anderen.
booklet-mortgage-rebuild-title = Nach der Hypothek neu bauen
booklet-mortgage-rebuild = Hast du Gebäude verkauft, um eine Hypothek aufzunehmen, zahlst du später für neue wieder den vollen Preis.

## Handeln

booklet-trade-what-title = Was ihr tauschen könnt
booklet-trade-what = Zwei von euch dürfen Grundstücke, { $jail-card-many } und Geld tauschen, in jeder Mischung und zu jedem Preis. Geld gibt dabei nur eine Seite, und wenigstens ein Grundstück oder { $jail-card-a } gehört dazu.
booklet-trade-built-title = Keine bebauten Farbgruppen
booklet-trade-built = Stehen irgendwo in einer Farbgruppe Gebäude, wechselt keines ihrer Grundstücke den Besitzer. Verkauft erst alle Gebäude der Gruppe an die Bank. Gebäude selbst werden nie getauscht.
booklet-trade-when-title = Wann ihr handelt
booklet-trade-when = Handeln dürft ihr jederzeit, auch im { $jail }. { $offers-block ->
        [yes] Solange ein Angebot auf dem Tisch liegt, ruht das Spiel: Gewürfelt wird erst, wenn es angenommen, abgelehnt oder zurückgezogen ist.
       *[no] Ein Angebot hält das Spiel nicht auf; wer nicht antwortet, hat eben nicht geantwortet.
    }
booklet-trade-mortgaged-title = Belastete Grundstücke tauschen
booklet-trade-mortgaged = Auch ein Grundstück mit Hypothek darfst du verkaufen oder tauschen. Wer es bekommt, zahlt sofort { $percent } % Zinsen oder löst die Hypothek gleich auf.
booklet-trade-offer-title = Angebote
booklet-trade-offer = Ein Angebot nennt genau, was beide Seiten geben. Du kannst es zurückziehen, bis es angenommen ist. Wer zuerst annimmt, mit dem gilt der Handel; was sich danach nicht mehr ausführen lässt, verfällt. Während einer Versteigerung und zwischen Wurf und Landen wird nichts angenommen. Gerechnet wird in ganzen Schritten von { $grain }.
booklet-trade-card-title = { $jail-card-a-acc } verkaufen
booklet-trade-card = { $jail-card-a-acc } darfst du an jeden verkaufen, jederzeit und zu jedem Preis, auch an jemanden, der gerade im { $jail } sitzt.
booklet-trade-leaving-title = Wer geht, handelt nicht mehr
booklet-trade-leaving = Hat jemand gesagt, dass er aufhört, macht er keine Angebote mehr und nimmt auch keine an.

## Karten

booklet-cards-draw-title = Eine Karte ziehen
booklet-cards-draw = Auf „{ $name-deck-a }“ und „{ $name-deck-b }“ ziehst du die oberste Karte des Stapels. Was sie verlangt, musst du sofort tun. Danach kommt sie verdeckt unter ihren Stapel.
booklet-cards-keep-title = { $jail-card-the }
booklet-cards-keep = { $jail-card-the-acc } behältst du, bis du sie brauchst, oder du verkaufst sie. Solange sie jemand hat, fehlt sie im Stapel. Ausgespielt kommt sie unter den Stapel, aus dem sie stammt.
booklet-cards-move-title = Von einer Karte bewegt
booklet-cards-move = Schickt dich eine Karte auf ein anderes Feld, führst du es aus wie nach einem Wurf: kaufen, Miete zahlen, vielleicht noch eine Karte. Kommst du dabei vorwärts über { $go }, bekommst du wie immer { $salary-sum } { $salary }. Rückwärts und auf dem Weg ins { $jail } gibt es nichts.
booklet-cards-kinds-title = Was Karten verlangen können
booklet-cards-kinds = Karten bewegen dich, lassen dich zahlen oder kassieren, schicken dich ins { $jail } oder holen dich heraus.
booklet-cards-nearest-title = Zum nächsten Grundstück einer Art
booklet-cards-nearest = Gemeint ist das nächste in Zugrichtung. Ist es frei, darfst du es kaufen; gehört es jemand anderem, gilt die Miete, die auf der Karte steht; gehört es dir oder ist es belastet, geschieht nichts.
booklet-cards-repairs-title = Reparaturen
booklet-cards-repairs = Es zählen deine Gebäude in diesem Augenblick, { $hotel-a } nur als { $hotel } und nicht noch einmal als { $house-many }.
booklet-cards-each-title = Karten, die alle angehen
booklet-cards-each = { $all-are-paid ->
        [yes] Zahlst du allen etwas, beginnst du links von dir und zahlst reihum.{ " " }
       *[no] { "" }
    }{ $all-pay ->
        [yes] Bekommst du von allen etwas, zahlt jeder, der noch mitspielt.
       *[no] { "" }
    }
booklet-cards-choice-title = Zahlen oder ziehen
booklet-cards-choice = Lässt dir eine Karte die Wahl, entscheidest du allein: Du zahlst, oder du ziehst eine Karte von dem Stapel, den sie nennt, und führst auch diese aus.
booklet-cards-a-title = { $card-a-many } im Überblick
booklet-cards-a = Das sind alle { $cards-a } Karten dieses Stapels und was sie bewirken.
booklet-cards-b-title = { $card-b-many } im Überblick
booklet-cards-b = Das sind alle { $cards-b } Karten dieses Stapels und was sie bewirken.

## Gefängnis

booklet-jail-in-title = Wie du ins { $jail } kommst
booklet-jail-in = Ins { $jail } kommst du vom Feld „{ $name-to-jail }“, durch eine Karte oder mit dem dritten Pasch hintereinander.
booklet-jail-end-title = Auf dem Weg dorthin
booklet-jail-end = Du stellst deine Figur direkt ins { $jail }. Auch wenn dein Weg über { $go } führen würde, bekommst du nichts. Dein Zug ist zu Ende, selbst nach einem Pasch.
booklet-jail-business-title = Was du im { $jail } darfst
booklet-jail-business = Auch im { $jail } bleibst du im Geschäft: Du verlangst Miete, bietest mit, handelst, baust, verkaufst und nimmst Hypotheken auf.
booklet-jail-out-title = Wie du wieder herauskommst
booklet-jail-out = Drei Wege führen hinaus: Du kaufst dich frei, du spielst { $jail-card-a-acc } aus, oder du würfelst einen Pasch. { $must-leave ->
        [yes] An diesem Tisch musst du gleich in deinem nächsten Zug hinaus.
       *[no] Spätestens nach dem dritten Versuch musst du hinaus.
    }
booklet-jail-fine-title = Freikaufen
booklet-jail-fine = { $pay-count ->
        [0] Freikaufen kann man sich an diesem Tisch nicht.
       *[other] In deinem { $pay-turns } Zug im { $jail } kannst du vor dem Würfeln { $fine-sum } { $fine } zahlen. Dann würfelst du und ziehst ganz normal; ein Pasch ist dabei dein erster und bringt wie immer einen weiteren Wurf.
    }
booklet-jail-card-title = Mit einer Karte heraus
booklet-jail-card = Hast du { $jail-card-a-acc }, ob gezogen oder gekauft, darfst du sie { $must-leave ->
        [yes] zu Beginn deines Zugs im { $jail } ausspielen.
       *[no] zu Beginn jedes Zugs im { $jail } ausspielen, auch im dritten.
    } Danach würfelst du und ziehst ganz normal. Nach dem Würfeln ist es dafür zu spät.
booklet-jail-doubles-title = Mit einem Pasch heraus
booklet-jail-doubles = Zahlst du nicht und spielst keine Karte, { $jail-may-skip-throw ->
        [yes] darfst du würfeln oder sitzen bleiben.
       *[no] musst du würfeln.
    } Mit einem Pasch bist du frei und ziehst um diesen Wurf weiter. { $jail-doubles-roll-again ->
        [yes] Danach würfelst du noch einmal.
       *[no] Noch einmal würfeln darfst du danach nicht.
    }
booklet-jail-third-title = Der dritte Versuch
booklet-jail-third = Ohne Pasch bleibst du sitzen, und dein Zug ist vorbei. Misslingt auch der dritte Versuch, zahlst du { $fine-sum } { $fine } und ziehst sofort um diesen Wurf. Fehlt dir das Geld, ist das eine Schuld bei der Bank; erst wenn sie beglichen ist, wird gezogen.
booklet-jail-leave-title = Heraus im nächsten Zug
booklet-jail-leave = Vor dem Würfeln kannst du { $fine-sum } zahlen oder { $jail-card-a-acc } ausspielen; dann ziehst du ganz normal. Oder du würfelst: Mit einem Pasch bist du frei. Versuchst du den Pasch vergeblich, zahlst du im selben Zug und ziehst um diesen Wurf.

## Schulden und Bankrott

booklet-debt-raise-title = Wenn du nicht zahlen kannst
booklet-debt-raise = Schuldest du mehr, als du bar hast, musst du Geld beschaffen: Gebäude an die Bank verkaufen, Hypotheken aufnehmen, mit den anderen handeln. Womit du anfängst, entscheidest du.
booklet-debt-while-title = Solange eine Schuld offen ist
booklet-debt-while = Bis die Schuld bezahlt ist, würfelt niemand. Der Schuldner darf verkaufen, belasten, handeln und eigene Mieten verlangen, aber weder bauen noch auflösen noch bieten. Auch die anderen warten so lange mit dem Bauen und Auflösen.
booklet-debt-several-title = Mehrere Schulden
booklet-debt-several = Hast du mehrere Schulden, zahlst du die älteste zuerst. Verlangt eine Karte Geld für alle, ist das für jeden eine eigene Schuld, links von dir beginnend. Reicht es irgendwann nicht mehr, bekommt der Erste, der nicht voll bezahlt werden kann, alles, was übrig ist; die Späteren gehen leer aus.
booklet-debt-deeds-title = Miete in Grundstücken zahlen
booklet-debt-deeds = Fehlt dir Geld für eine Miete, kannst du dem Gläubiger anbieten, einen Teil oder alles in Grundstücken oder Karten zu zahlen. Er muss nicht darauf eingehen. Weniger Geld allein genügt nicht: Das wäre ein Mieterlass, und den gibt es nicht.
booklet-debt-guard-title = Nichts am Gläubiger vorbei
booklet-debt-guard = { $debt-trade-guard ->
        [yes] Solange du Schulden hast, darfst du nichts so weggeben, dass für sie weniger übrig bleibt. Ausgenommen ist nur eine Einigung über deine älteste Schuld oder eine, nach der alle älteren Schulden noch gedeckt sind.
       *[no] An diesem Tisch darfst du auch mit Schulden tauschen, wie du willst.
    }
booklet-debt-bankrupt-title = Bankrott
booklet-debt-bankrupt = Bankrott bist du erst, wenn dein Geld, die Hälfte aller Gebäudepreise und alle { $mortgage-value-many } zusammen nicht reichen und auch kein Handel mehr hilft. Vorher darfst du dich nicht bankrott erklären. Wer bankrott ist, scheidet aus.
booklet-debt-call-title = Letzter Aufruf vor dem Bankrott
booklet-debt-call = Bevor jemand bankrott geht, werden gegenseitige Schulden verrechnet. Er darf noch verlangen, was ihm zusteht, und wer eine ältere Miete von ihm zu bekommen hat, darf sie jetzt noch verlangen. Erst dann wird nachgerechnet.
booklet-debt-player-title = Bankrott bei einem Mitspieler
booklet-debt-player = Deine Gebäude gehen zum halben Preis an die Bank. { $bankruptcy-handover ->
        [as_is] Das Geld dafür, dein Bargeld, alle Grundstücke, so wie sie sind, und deine { $jail-card-many } bekommt der Gläubiger.
       *[liquidate] Dann werden alle deine Grundstücke mit Hypotheken belastet, und mit dem Geld wird gezahlt, so viel es geht. Die belasteten Grundstücke und deine { $jail-card-many } bekommt der Gläubiger.
    }
booklet-debt-interest-title = Was der Gläubiger zahlt
booklet-debt-interest = Für jedes belastete Grundstück aus einem Bankrott zahlt der neue Besitzer der Bank sofort { $percent } % Zinsen, noch vor seinen eigenen älteren Schulden. Er darf die Hypothek auch gleich auflösen. Kann er die Zinsen nicht zahlen, ist das eine neue Schuld bei der Bank.
booklet-debt-bank-title = Bankrott bei der Bank
booklet-debt-bank = Bist du bei der Bank bankrott, nimmt sie dein Geld und versteigert alle deine Grundstücke sofort, eines nach dem anderen, von { $go } an. Wer eines ersteigert, kauft es neu von der Bank und bekommt es darum ohne Hypothek. Was niemand will, ist wieder frei. Gebäude werden nicht mitversteigert, und deine { $jail-card-many } kommen unter ihre Stapel zurück.
booklet-debt-turn-title = Wie es danach weitergeht
booklet-debt-turn = Wer in seinem eigenen Zug bankrott geht, dessen Zug ist zu Ende. Trifft es jemand anderen, geht der Zug weiter. Die anderen spielen in ihrer Reihenfolge weiter.
booklet-debt-resign-title = Aufgeben
booklet-debt-resign = Wer aufhören möchte, darf das. Eine laufende Versteigerung wird noch zu Ende geführt, und ein höchstes Gebot gilt. Wer noch Miete von ihm verlangen kann, wird ein letztes Mal gefragt. Dann werden die Schulden bezahlt, so weit es reicht; alles Übrige geht an die Bank und wird versteigert. Nur wenn eine Schuld bei einem Mitspieler nicht gedeckt ist, bekommt dieser den Rest.

## Tempo-Würfel

booklet-speed-what-title = Ein schnelleres Spiel
booklet-speed-what = Der Tempo-Würfel ist eine Zugabe für alle, die es schneller mögen. { $speed-die ->
        [yes] An diesem Tisch spielt er mit.
       *[no] Ihr macht vor dem Spiel aus, ob er mitspielt; sonst bleibt er in der Schachtel.
    } Seine sechs Seiten zeigen: { $face-names }.
booklet-speed-bonus-title = Mehr Startkapital
booklet-speed-bonus = Mit dem Tempo-Würfel bekommt jeder am Anfang { $bonus-sum } zusätzlich, also { $speed-start-sum } statt { $start-sum }.
booklet-speed-after-title = Erst einmal über { $go }
booklet-speed-after = Mitwerfen darfst du ihn erst, wenn du zum ersten Mal auf { $go } gelandet oder darüber gezogen bist, jeder für sich, ab deinem nächsten Wurf. Der Anfang auf { $go } und der Weg ins { $jail } zählen nicht.
booklet-speed-throw-title = Drei Würfel auf einmal
booklet-speed-throw = Von da an wirfst du bei jedem Wurf deines Zugs alle drei Würfel zusammen.
booklet-speed-number-title = Eine Zahl
booklet-speed-number = Zeigt der Tempo-Würfel eine Zahl, ziehst du so viele Felder, wie alle drei Würfel zusammen ergeben.
booklet-speed-bus-title = Der Bus
booklet-speed-bus = Beim Bus suchst du dir aus, wie weit du fährst: um die Augen des einen weißen Würfels, um die des anderen oder um beide zusammen. Bei einer Eins und einer Fünf sind das ein, fünf oder sechs Felder. Ein Pasch bleibt dabei ein Pasch.
booklet-speed-mr-title = { $mr }
booklet-speed-mr = Bei { $mr } ziehst du zuerst um die beiden weißen Würfel und erledigst dort alles. Dann rückst du zum nächsten Grundstück vor, das noch niemandem gehört, und kaufst es oder lässt es versteigern. Für { $go } unterwegs gibt es wie immer { $salary-sum }. Hattest du einen Pasch, würfelst du erst danach noch einmal.
booklet-speed-owned-title = Wenn alles verkauft ist
booklet-speed-owned = Gehört schon jedes Grundstück jemandem, führt dich { $mr } { $mr-monopoly-all-owned ->
        [next_rent_due] zum nächsten Grundstück, für das du Miete schuldest.
       *[next_property] zum nächsten Grundstück, ganz gleich, wem es gehört. Gehört es jemand anderem, zahlst du die übliche Miete, wenn sie verlangt wird; gehört es dir oder ist es mit einer Hypothek belastet, geschieht nichts.
    }
booklet-speed-doubles-title = Pasch mit drei Würfeln
booklet-speed-doubles = Ob es ein Pasch ist, entscheiden nur die beiden weißen Würfel.
booklet-speed-triple-title = Drei Gleiche
booklet-speed-triple = Zeigen alle drei Würfel dieselbe Zahl, darfst du auf jedes andere Feld des Bretts springen. Für { $go } gilt der Sprung wie ein Zug vorwärts; ins { $jail } springt man nur über „{ $name-to-jail }“, und dann sitzt man auch. Du kannst auch einfach die Summe ziehen. { $triple-counts-as-doubles ->
        [yes] Drei Gleiche sind zugleich ein Pasch: Du würfelst danach noch einmal; wäre es der dritte, gehst du stattdessen ins { $jail }.
       *[no] Als Pasch zählen drei Gleiche nicht: Danach ist dein Zug zu Ende.
    }
booklet-speed-jail-title = Ins { $jail } geschickt
booklet-speed-jail = Musst du in deinem Zug ins { $jail }, ist er vorbei. Was der Tempo-Würfel zeigt, wird nicht mehr ausgespielt.
booklet-speed-out-title = Aus dem { $jail } würfeln
booklet-speed-out = Wer sich aus dem { $jail } freiwürfeln will, nimmt nur die beiden weißen Würfel. Hast du dich freigekauft oder eine Karte gespielt, wirfst du wieder alle drei.
booklet-speed-utilities-title = Drei Würfel für { $utility-many }
booklet-speed-utilities = Darfst du den Tempo-Würfel schon benutzen, kommt er auch beim Wurf um die Miete auf { $utility-a-dat } dazu: Du wirfst alle drei. Bus und { $mr } gelten dabei als null.

## Kurzspiel

booklet-short-what-title = Was anders ist
booklet-short-what = Das Kurzspiel ändert nur, was in diesem Kapitel steht; sonst gilt das ganze Heft. { $variant-short ->
        [yes] An diesem Tisch wird es gespielt.
       *[no] Abgemacht wird es vor dem Spiel.
    } { $short-from ->
        [0] Es ist schneller zu Ende als ein normales Spiel.
       *[other] Es dauert etwa { $short-from } bis { $short-to } Minuten.
    }
booklet-short-deal-title = Grundstücke am Anfang
booklet-short-deal = Der Bankhalter mischt die { $deed-many } und teilt reihum { $short-deal } an jeden aus, links von sich beginnend. { $short-paid ->
        [yes] Vorher hebt sein linker Nachbar ab. Den aufgedruckten Preis zahlt jeder sofort an die Bank.
       *[no] Sie kosten nichts.
    } Die übrigen bleiben in der Bank. Wer so eine ganze Farbe bekommt, hat alle Rechte daran.
booklet-short-hotel-title = { $hotel-the } kommt früher
booklet-short-hotel = Schon wenn auf { $street-each-dat } der Farbgruppe { $short-full } { $house-many } stehen, darfst du sie gegen { $hotel-a-acc } tauschen und zahlst dafür den Preis dazu. Mehr { $house-many } stehen dort nie.
booklet-short-sell-title = Mieten und Verkauf
booklet-short-sell = Die Mieten bleiben, wie sie aufgedruckt sind. Verkaufst du { $hotel-a-acc }, bekommst du die Hälfte des Preises und { $short-full } { $house-many } zurück. Weil darin ein Gebäude weniger steckt als im normalen Spiel, kommt insgesamt auch weniger heraus.
booklet-short-jail-title = { $jail } im Kurzspiel
booklet-short-jail = { $short-leave ->
        [yes] Wer im { $jail } sitzt, muss im nächsten Zug heraus: mit { $jail-card-a-dat }, mit einem Pasch oder für { $fine-sum }. Versuchst du den Pasch vergeblich, zahlst du im selben Zug und ziehst um diesen Wurf.
       *[no] Für das { $jail } gelten die gewöhnlichen Regeln.
    }
booklet-short-end-title = Wann Schluss ist
booklet-short-end = { $short-falls ->
        [1] Sobald der Erste bankrott ist, ist das Spiel aus. Er übergibt alles an seinen Gläubiger;
       *[other] Der erste Bankrotte scheidet aus wie immer. Sobald insgesamt { $short-falls } bankrott sind, ist das Spiel aus; sind nur zwei am Tisch, schon mit dem ersten. Wer zuletzt bankrott geht, übergibt alles an seinen Gläubiger;
    } ist das die Bank, wird nichts mehr versteigert. Was schon geschuldet ist, auch die Zinsen des Gläubigers, wird vor dem Zählen bezahlt. Wer dabei bankrott geht, zählt nicht mit. Wer aufgibt, gilt als bankrott.

## Spiel auf Zeit

booklet-time-what-title = Eine feste Spieldauer
booklet-time-what = Macht vorher aus, wie lange ihr spielt{ $variant-time ->
        [yes] ; an diesem Tisch { $minutes ->
            [one] ist es eine Minute.
           *[other] sind es { $minutes } Minuten.
        }
       *[no] ; sagt ihr nichts, sind es hier { $usual-minutes } Minuten.
    } Ist die Zeit um, gewinnt, wer das größte Vermögen hat.
booklet-time-deal-title = Grundstücke am Anfang
booklet-time-deal = Vor dem Spiel werden die { $deed-many } gemischt und jedem { $time-deal } ausgeteilt. { $time-paid ->
        [yes] Ihren Preis zahlt jeder sofort an die Bank.
       *[no] Sie kosten nichts.
    }
booklet-time-rest-title = Sonst wie immer
booklet-time-rest = Alles andere bleibt wie im normalen Spiel, auch { $hotel-the } und das { $jail }.
booklet-time-up-title = Wenn die Zeit um ist
booklet-time-up = Läuft gerade ein Zug, wird er noch zu Ende gespielt, mit allen Würfen, Versteigerungen, Schulden und Mieten. Zwischen zwei Zügen ist sofort Schluss; eine Bestellung von Gebäuden, nach der gerade gefragt wird, entfällt.
booklet-time-mixed-title = Spielarten mischen
booklet-time-mixed = { $custom-game ->
        [yes] An diesem Tisch dürft ihr die Spielarten dieses Hefts mischen.
       *[no] Kurzspiel und Spiel auf Zeit werden nicht gemischt, außer ihr macht es ausdrücklich aus.
    }

## Wer gewinnt

booklet-win-last-title = Der Letzte am Tisch
booklet-win-last = { $counted ->
        [yes] An diesem Tisch endet das Spiel früher, und es wird gezählt. Bleibt vorher nur einer übrig, hat er sofort gewonnen.
       *[no] Wer als Einziger nicht bankrott ist, hat gewonnen, und zwar sofort: Was dann noch läuft, gilt nicht mehr.
    }
booklet-win-clock-title = Schluss nach { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }
booklet-win-clock = An diesem Tisch läuft eine Uhr; ausgeteilt wird dafür nichts. Ist die Zeit um, während jemand am Zug ist, wird dieser Zug noch zu Ende gespielt, mit allen Würfen, Versteigerungen, Schulden und Mieten. Zwischen zwei Zügen ist sofort Schluss; eine Bestellung von Gebäuden, nach der gerade gefragt wird, entfällt. { $ends-by-bankruptcy ->
        [yes] Endet das Kurzspiel vorher durch einen Bankrott, wird gleich dann gezählt.
       *[no] Dann wird gezählt.
    }
booklet-win-count-title = Das Vermögen zählen
booklet-win-count = Wird gezählt, nimmt jeder: sein Bargeld, jedes Grundstück zum Kaufpreis, mit Hypothek zum halben, { $house-many } zum Kaufpreis und { $hotel-many } zum Kaufpreis samt den { $house-dative }, die dafür zurückgegeben wurden. { $jail-card-many } und Mieten, die niemand verlangt hat, zählen nicht.
booklet-win-tie-title = Gleichstand
booklet-win-tie = { $tie-break ->
        [cash] Haben mehrere gleich viel, gewinnt von ihnen, wer mehr Bargeld hat.
       *[shared] Haben mehrere gleich viel, gewinnen sie gemeinsam.
    }

## Was nicht erlaubt ist

booklet-forbidden-loans-title = Kein Leihen
booklet-forbidden-loans = Geld oder Grundstücke leiht ihr einander nicht, auch nicht auf Raten. Geld leiht nur die Bank, und nur gegen eine Hypothek.
booklet-forbidden-waive-title = Kein Mieterlass
booklet-forbidden-waive = Ihr dürft nicht abmachen, dass jemand bei jemandem keine Miete zahlt, weder für einmal noch für immer. Gemeinsamer Besitz und Versprechen für später gelten nicht: Getauscht wird nur, was sofort übergeben wird.
booklet-forbidden-gifts-title = Kein Geld geschenkt
booklet-forbidden-gifts = Ein Grundstück oder { $jail-card-a-acc } dürft ihr verschenken. Geld allein wechselt nicht den Besitzer: Das wäre ein verstecktes Darlehen.
booklet-forbidden-pot-title = Kein Topf in der Mitte
booklet-forbidden-pot = { $free-parking-pot ->
        [yes] Nach dem Heft gehen Abgaben und { $fine-many } an die Bank. Dieser Tisch hat es anders abgemacht und sammelt sie auf „{ $name-parking }“.
       *[no] Abgaben und { $fine-many } gehen an die Bank. Gesammelt wird für „{ $name-parking }“ nicht.
    }

## Fragen und Antworten

booklet-questions-parking-title = Bekomme ich auf „{ $name-parking }“ Geld?
booklet-questions-parking = { $free-parking-pot ->
        [yes] An diesem Tisch ja: Du bekommst den ganzen Topf. Kaufpreise, Baukosten und Zinsen kommen nicht hinein. Was am Ende darin liegt, gehört niemandem.
       *[no] Nein. Als Hausregel ist der Topf beliebt: Alle Abgaben, Reparaturen und { $fine-many } kommen hinein, Kaufpreise, Baukosten und Zinsen nicht, und wer dort landet oder gerade steht, bekommt alles. Das Spiel dauert damit deutlich länger.
    }
booklet-questions-go-title = Bekomme ich mehr, wenn ich genau auf { $go } lande?
booklet-questions-go = { $double-salary-on-go ->
        [yes] An diesem Tisch ja: { $double-sum } statt { $salary-sum }.
       *[no] Nein, es bleibt bei { $salary-sum }. Das Doppelte auszuzahlen ist eine verbreitete Hausregel.
    }
booklet-questions-house-title = Dürfen wir Hausregeln ausmachen?
booklet-questions-house = { $tournament ->
        [yes] Im Turnier nicht: An diesem Tisch gilt das Heft ohne jede Abweichung.
       *[no] Ja. Ob ihr nach Hausregeln oder nach dem Heft spielt, entscheidet ihr gemeinsam, bevor es losgeht. Von selbst gilt keine, viele machen das Spiel deutlich länger, und im Turnier ist keine erlaubt.
    }
booklet-questions-clock-title = Können wir nach einer Stunde Schluss machen?
booklet-questions-clock = { $timed ->
        [yes] An diesem Tisch ist nach { $minutes ->
            [one] einer Minute
           *[other] { $minutes } Minuten
        } Schluss. Der laufende Zug wird noch zu Ende gespielt, dann zählt jeder sein Vermögen, und das größte gewinnt.
       *[no] Ja, wenn ihr es vor dem Spiel ausmacht: Ist die Zeit um, wird der laufende Zug noch zu Ende gespielt; dann zählt jeder sein Vermögen, und das größte gewinnt. { $time-known ->
            [yes] Das Spiel auf Zeit aus diesem Heft teilt vorher noch Grundstücke aus; ohne das ist es eine Hausregel.
           *[no] Im Heft steht das nicht, es ist eine Hausregel.
        }
    }
booklet-questions-capital-title = Dürfen wir mit mehr Geld anfangen?
booklet-questions-capital = { $other-start ->
        [yes] An diesem Tisch ja: Alle beginnen mit { $start-now-sum }; gedruckt sind { $printed-start-sum }.
       *[no] Nach dem Heft { $speed-known ->
            [yes] nur mit dem Tempo-Würfel: Dann bekommen alle { $bonus-sum } zusätzlich.
           *[no] nicht.
        } Als Hausregel könnt ihr vor dem Spiel ein anderes Startkapital ausmachen, für alle das gleiche.
    }
booklet-questions-wait-title = Muss ich mit dem Bauen warten, bis ich dran bin?
booklet-questions-wait = { $build-window ->
        [between_turns] Nein. Auch zwischen zwei Zügen der anderen darfst du bauen, aber nicht mehr, wenn der Nächste gewürfelt hat.
       *[anytime] Nein. Bauen darfst du jederzeit, auch wenn andere am Zug sind.
    }
booklet-questions-mortgaged-title = Bekomme ich Miete, wenn nebenan eine Hypothek liegt?
booklet-questions-mortgaged = Ja, für alle Grundstücke ohne Hypothek. { $double-rent-despite-mortgage ->
        [yes] Gehört dir die ganze Farbe, sogar die doppelte; das erlauben längst nicht alle Ausgaben.
       *[no] Nur die doppelte Miete für die ganze Farbe fällt so lange weg.
    }{ $stations ->
        [0] { "" }
       *[other] { " " }Bei den { $station-dative } bringen nur die belasteten nichts.
    }
booklet-questions-trade-title = Darf ich Grundstücke an andere verkaufen?
booklet-questions-trade = Ja, wenn in der Farbgruppe keine Gebäude stehen. Den Preis macht ihr frei aus.
booklet-questions-loan-title = Darf ich mir von anderen Geld leihen?
booklet-questions-loan = Nein. Geld leiht dir nur die Bank, wenn du ein Grundstück mit einer Hypothek belastest.
booklet-questions-stock-title = Warum gibt es nur { $houses } { $house-many }?
booklet-questions-stock = Weil Knappheit zum Spiel gehört. Könnte jeder überall bauen, ginge kaum jemand bankrott. { $houses } { $house-many } und { $hotels } { $hotel-many } sind genau richtig, und dabei bleibt es.
booklet-questions-bank-title = Und wenn der Bank das Geld ausgeht?
booklet-questions-bank = Sie kann nicht bankrott gehen. Der Bankhalter schreibt Beträge auf Zettel, und es geht weiter.
booklet-questions-lap-title = Müssen wir erst eine Runde ziehen, bevor wir kaufen dürfen?
booklet-questions-lap = Nein. Kaufen darf jeder ab dem ersten Wurf.
booklet-questions-decline-title = Darf ich mitbieten, obwohl ich nicht kaufen wollte?
booklet-questions-decline = Ja. In der Versteigerung bietet jeder mit, auch du, und vielleicht bekommst du es billiger.
booklet-questions-forgot-title = Was, wenn jemand seine Miete vergisst?
booklet-questions-forgot = { $rent-demand ->
        [auto] Das kann an diesem Tisch nicht geschehen: Miete wird von selbst verlangt.
       *[manual] Pech gehabt. Hat der Nächste gewürfelt, ist sie verfallen, und niemand muss daran erinnern.
    }
booklet-questions-jail-title = Darf ich im { $jail } Miete kassieren?
booklet-questions-jail = Ja. Im { $jail } darfst du alle Geschäfte machen wie sonst auch: Miete kassieren, kaufen, verkaufen, bauen, handeln.
booklet-questions-swap-title = Darf ich einen Mitspieler einfach durchlassen?
booklet-questions-swap = Du kannst vergessen, Miete zu verlangen. Aber abmachen dürft ihr das nicht: Ein Mieterlass ist verboten.

## Tipps

booklet-tips-buy-title = Früh kaufen
booklet-tips-buy = Kauf am Anfang fast alles, worauf du landest. Grundstücke bringen Miete, Bargeld nicht, und mit jedem fehlt den anderen eines zu ihrer Farbe.
booklet-tips-group-title = Auf die Farbe kommt es an
booklet-tips-group = Eine ganze Farbgruppe ist viel mehr wert als ihre Teile. Handle darauf hin, auch wenn du dafür etwas drauflegst.
booklet-tips-three-title = Lieber überall etwas als irgendwo viel
booklet-tips-three = Der größte Sprung in der Miete kommt in der Mitte. Bau zuerst eine Gruppe bis dorthin aus und behalte genug Geld für die nächste Runde.
booklet-tips-stock-title = Knappe Gebäude
booklet-tips-stock = Lässt du deine { $house-many } stehen, statt sie gegen { $hotel-many } zu tauschen, fehlen sie den anderen. Bei { $houses } Stück merkt man das schnell.
booklet-tips-jail-title = Im { $jail } sitzen
booklet-tips-jail = Am Anfang willst du schnell heraus, um zu kaufen. Später, wenn überall gebaut ist, sitzt du dort ganz gut.
booklet-tips-deeds-title = Grundstücke statt Geld
booklet-tips-deeds = Kann jemand seine Miete nicht zahlen, nimm ruhig Grundstücke, auch belastete. Oft sind sie mehr wert als der Betrag, weil sie dir zu einer Farbe fehlen oder einem anderen fehlen würden.
booklet-tips-watch-title = Die Augen offen halten
booklet-tips-watch = { $rent-demand ->
        [auto] Schau trotzdem hin, wer wo landet: Dann weißt du, wer bald Geld braucht und gern mit dir handelt.
       *[manual] Behalte die Figuren der anderen im Blick. Wer träumt, dem entgeht die Miete.
    }

## Geschichte

booklet-history-magie-title = Die Erfinderin
booklet-history-magie = Am Anfang stand eine Frau mit einem Anliegen: Elizabeth Magie ließ sich 1904 in den USA „The Landlord’s Game“ patentieren. Ihr Brett mit Grundstücken, Miete und Gefängnis sollte zeigen, wie wenige reich werden, wenn ihnen aller Boden gehört.
booklet-history-homemade-title = Von Hand gemalt
booklet-history-homemade = Jahrzehntelang wurde das Spiel von Hand abgemalt und weitergegeben, an Universitäten und in Familien, jedes Mal ein wenig anders und mit Straßennamen aus der eigenen Umgebung.
booklet-history-darrow-title = Charles Darrow
booklet-history-darrow = So lernte es Charles Darrow aus Pennsylvania kennen, ein Heizungsbauer, der in der Wirtschaftskrise seine Arbeit verloren hatte. Er zeichnete seine eigene Fassung, ein befreundeter Drucker half, ein Händler in Philadelphia nahm über fünftausend Stück, und bald wollten mehr Leute das Spiel, als Darrow liefern konnte. Der Verlag Parker Brothers lehnte 1934 erst ab, kaufte dann aber 1935 seine Rechte und auch die von Magie.
booklet-history-world-title = Um die Welt
booklet-history-world = Seit 1935 ist das Spiel um die Welt gegangen, bald auch nach Europa; Mitte der Neunziger wurde es in 43 Ländern und 26 Sprachen verkauft. Heute gibt es unzählige Ausgaben mit eigenen Namen, und immer noch dieselbe Runde um das Brett.

## Tabellen

booklet-table-part = Teil
booklet-table-count = Anzahl
booklet-table-note = Schein
booklet-table-sum = zusammen
booklet-table-space = Feld
booklet-table-kind = Art
booklet-table-price = Preis
booklet-table-rent = leer
booklet-table-owned = davon im Besitz
booklet-table-rent-each = Miete
booklet-table-mortgage = Hypothek
booklet-table-card = Karte
booklet-table-effect = Wirkung
booklet-table-total = Summe
booklet-part-board = Spielplan
booklet-part-dice = Würfel
booklet-part-speed-die = Tempo-Würfel
booklet-part-notes = Satz Spielgeld
booklet-part-tray = Sortiereinsatz für die Bank
booklet-part-card-trays = Kartenablagen
booklet-part-stickers = Bogen mit Aufklebern
booklet-part-feet = Gummifüße für den Sortiereinsatz
booklet-pair = { $here } statt { $there }
booklet-kind-go = bringt { $salary-sum }
booklet-kind-tax = Abgabe
booklet-kind-draw = Karte ziehen
booklet-kind-jail = nur zu Besuch
booklet-kind-parking = Ruhe
booklet-kind-to-jail = ins { $jail }
booklet-kind-street = { $count } { $thing } in { $colours } { $colours ->
        [1] Farbgruppe
       *[other] Farbgruppen
    }
booklet-kind-named = { $count } { $thing } ({ $names })
booklet-face-bus = Bus
booklet-face-mr = { $mr }
booklet-turn-1 = ersten
booklet-turn-2 = zweiten
booklet-turn-3 = dritten
booklet-card-advance = vor bis „{ $to }“
booklet-card-back-to = zurück bis „{ $to }“
booklet-card-nearest = vor zum nächsten Feld der Art: { $what }; { $factor ->
        [0] { $times ->
            [2] doppelte Miete
           *[other] { $times }-fache Miete
        }
       *[other] Miete: das { $factor }-Fache der Augen
    }
booklet-card-back = { $steps } Felder zurück
booklet-card-jail = ins { $jail }
booklet-card-keep = behalten, bis du sie brauchst
booklet-card-repairs = { $house-sum } je { $house }, { $hotel-sum } je { $hotel }
booklet-card-pay = { $amount } zahlen
booklet-card-pay-each = allen anderen je { $amount } zahlen
booklet-card-collect = { $amount } bekommen
booklet-card-collect-each = von allen anderen je { $amount } bekommen
booklet-card-pay-or-draw = { $amount } zahlen oder eine Karte ziehen: { $deck }
booklet-quoted = „{ $name }“
