### Was an Regeln, Ausgaben und Aufzeichnungen nicht stimmt. Ohne Wörter einer Ausgabe.

## Ausgemachte Regeln

problem-bad-link = Ein Link zu einer Ausgabe sieht so aus: https://example.org/e/ und 26 Buchstaben und Ziffern.
problem-link-blocked = Der Server hat diese Ausgabe gesperrt.
problem-link-empty = Unter dieser Adresse gibt es keine solche Ausgabe.
problem-link-other = Der Server gibt eine andere Ausgabe heraus, als der Link nennt.
problem-link-unreachable = Der Server antwortet nicht ({ $why }).
problem-not-fetched = Diese Ausgabe wurde hier noch nie geholt. Gib einmal ihren Link an, oder ihre Datei.
problem-unknown-switch = Die Regel „{ $switch }“ gibt es nicht.
problem-bad-switch-value = { $kind ->
        [choice] Bei der Regel „{ $switch }“ geht „{ $value }“ nicht, nur: { $choices }.
        [number] Bei der Regel „{ $switch }“ gehört eine ganze Zahl hin, nicht „{ $value }“.
       *[other] „{ $value }“ passt nicht zur Regel „{ $switch }“.
    }
problem-no-such-variant = Die Spielart „{ $variant }“ gibt es in dieser Ausgabe nicht.
problem-variants-not-mixed = „{ $variant }“ mischt Spielarten. Das geht nur als eigenes Spiel (custom_game).
problem-no-speed-die = Zu dieser Ausgabe gehört kein Tempo-Würfel.
problem-switch-needs-short-game = Die Regel „{ $switch }“ gilt nur im Kurzspiel.
problem-wrong-player-count = Hier spielen { $min } bis { $max } Leute mit, nicht { $players }.
problem-no-such-banker-seat = Am Platz { $seat } sitzt niemand, der die Bank halten könnte.
problem-banker-must-play = Nur die Bank halten und nicht mitspielen geht erst ab sechs Personen, und nur, wo die Ausgabe es vorsieht.
problem-too-many-dealt = Es sollen { $deal } Karten ausgeteilt werden, aber es gibt nur { $deeds }.
problem-bad-duration = { $minutes } Minuten sind keine Spielzeit. Möglich sind 1 bis { $max }.
problem-bad-opening-bid = { $amount } geht nicht als Mindestgebot.
problem-bad-starting-cash = { $amount } geht nicht als Startkapital. Möglich ist { $min } bis { $max }, in ganzen Scheinen.
problem-bad-max-players = { $players } geht nicht als größte Spielerzahl.
problem-not-in-tournament = Im Turnier gilt die Hausregel „{ $switch }“ nicht.

## Ausgaben

problem-bad-base = „{ $base }“ ist weder eine eingebaute Ausgabe noch eine .toml-Datei daneben.
problem-bad-format = Dieses Programm liest das Format { $want }.
problem-bad-key = „{ $key }“ darf nur Kleinbuchstaben, Ziffern, - und _ enthalten.
problem-bad-pattern = Das Muster muss { "{" }{ "}" } genau einmal enthalten und sonst keine geschweifte Klammer.
problem-bad-placeholder = Der Text in „{ $language }“ hat den Platzhalter { $found }; erlaubt sind: { $allowed }.
problem-bad-space-number = „{ $key }“ ist nicht die Nummer eines Felds.
problem-bad-text-braces = Im Text in „{ $language }“ passen die geschweiften Klammern nicht zusammen.
problem-board-size = Ein Brett hat { $low } bis { $high } Felder; dieses hat { $found }.
problem-circular-extends = Die Datei baut am Ende auf sich selbst auf.
problem-deck-undefined = Es gibt keinen Kartenstapel „{ $deck }“.
problem-directory = Das ist ein Ordner, keine Datei.
problem-duplicate-letter = Den Buchstaben „{ $letter }“ hat schon die Gruppe „{ $other }“.
problem-duplicate-note = Scheine zu { $value } stehen doppelt in der Liste.
problem-duplicate-space = Feld { $at } ist zweimal beschrieben.
problem-duplicate-token = Es gibt zwei Figuren mit der Kennung „{ $id }“.
problem-duplicate-value = „{ $value }“ steht doppelt in der Liste.
problem-empty-deck = Felder oder Karten ziehen vom Stapel „{ $deck }“, aber er hat keine Karten.
problem-empty-group = Zur Gruppe „{ $group }“ gehört kein Feld.
problem-empty-text = Der Text ist leer.
problem-few-tokens = Es gibt { $found } Figuren für bis zu { $want } Mitspielende.
problem-go-not-first = Feld 0 muss das Startfeld sein, und sonst keines.
problem-group-mixed = Die Gruppe „{ $group }“ enthält verschiedene Arten von Feldern: { $kinds }.
problem-group-undefined = Es gibt keine Gruppe „{ $group }“.
problem-inherited-id = Die Ausgabe braucht eine eigene Kennung, nicht die ihrer Vorlage.
problem-json-syntax = Kein JSON: { $why } (Zeile { $line }, Spalte { $column }).
problem-line-too-long = Zeile { $line } ist länger als { $limit } Zeichen.
problem-list-length = Die Liste muss { $low } bis { $high } Einträge haben; sie hat { $found }.
problem-min-over-max = Die kleinste Spielerzahl ({ $low }) liegt über der größten ({ $high }).
problem-missing = Der Wert fehlt.
problem-nearest-missing = Die Karte sucht ein Feld der Art „{ $kind }“, aber auf dem Brett ist keines.
problem-no-figure = Eine Zeichnung „{ $found }“ gibt es nicht; sie heißen Ausgabe-Figur, etwa standard-tram.
problem-no-jail = Das Brett braucht genau ein Gefängnis; es hat { $found }.
problem-no-normal = In der Liste der Spielarten muss „normal“ stehen.
problem-no-placeholder = Im Text in „{ $language }“ fehlt { "{" }{ $want }{ "}" }.
problem-no-status = Der Wert hat keinen Status; ergänze ein Muster dafür unter [status].
problem-no-such-edition = Es gibt weder eine eingebaute Ausgabe noch eine Datei mit diesem Namen.
problem-no-translation = Der Text in „{ $language }“ fehlt.
problem-not-a-file = Das ist keine gewöhnliche Datei.
problem-not-allowed = „{ $found }“ ist keines von: { $allowed }.
problem-not-emoji = Das ist nicht genau ein Emoji.
problem-not-flag = Hier gehört true oder false hin, nicht { $found }.
problem-not-list = Hier gehört eine Liste hin, nicht { $found }.
problem-not-table = Hier gehört eine Tabelle hin, nicht { $found }.
problem-not-text = Hier gehört ein Text hin, nicht { $found }.
problem-not-utf8 = Die Datei ist nicht in UTF-8 geschrieben (zuerst bei Byte { $at }).
problem-not-whole = Hier gehört eine ganze Zahl hin, nicht { $found }.
problem-notes-sum = Die Scheine ergeben { $found }, das Startkapital ist aber { $want }.
problem-off-board = Feld { $to } liegt nicht auf diesem Brett mit { $count } Feldern.
problem-off-grain = { $found } ist kein Vielfaches der kleinsten Einheit { $grain }.
problem-only-keepers = Alle Karten des Stapels „{ $deck }“ werden behalten, er würde also leer.
problem-out-of-range = { $found } liegt nicht zwischen { $low } und { $high }.
problem-rent-count = Ein Feld der Art „{ $kind }“ braucht in dieser Gruppe { $want } Werte; hier stehen { $found }.
problem-space-missing = Feld { $at } fehlt.
problem-speed-faces = Ein Tempo-Würfel hat sechs Seiten; ohne ihn gibt es keine Seiten und kein zusätzliches Geld.
problem-syntax = Das ist kein TOML: { $why } (Zeile { $line }, Spalte { $column }).
problem-text-too-long = Der Text hat { $found } Zeichen; höchstens { $limit } passen.
problem-to-jail-without-jail = Das schickt Spieler ins Gefängnis, aber es gibt keines.
problem-too-deep = Die Datei ist tiefer als { $limit } Ebenen verschachtelt.
problem-too-large = Die Datei ist größer als { $limit } Bytes.
problem-too-many-bases = Die Datei baut auf einer Kette von mehr als { $limit } Dateien auf.
problem-too-many-deeds = Auf dem Brett kann man { $found } Felder kaufen; höchstens { $limit } sind möglich.
problem-unknown-base = Die Ausgabe „{ $base }“, auf der diese aufbaut, gibt es nicht.
problem-unknown-key = Einen Wert dieses Namens gibt es hier nicht.
problem-unknown-kind = Die Art „{ $found }“ gibt es nicht.
problem-unknown-verb = Keine Karte kann „{ $found }“.
problem-unlisted-variant = Diese Spielart ist beschrieben, steht aber nicht in der Liste.
problem-piled-signs = Auf einem Buchstaben stehen mehr als { $most } Zeichen übereinander.
problem-unprintable = Der Text enthält ein Zeichen, das sich nicht anzeigen lässt.
problem-unreadable = Die Datei lässt sich nicht lesen ({ $why }).
problem-unwritable = Das lässt sich nicht aufschreiben: { $found }.
problem-variant-undefined = Die Spielart „{ $variant }“ steht in der Liste, ist aber nicht beschrieben.

## Hinweise zu Ausgaben: spielbar, aber vielleicht nicht so gemeint

hint-borrowed-id = „{ $id }“ ist die Kennung einer eingebauten Ausgabe; mit einer eigenen verwechselt man sie nicht.
hint-colour-of-tile = Auf dem Brett ist diese Farbe kaum zu sehen: Die Felder haben fast dieselbe.
hint-colours-alike = Diese Farbe verwechselt man leicht mit der von „{ $other }“.
hint-colours-alike-deutan = Wer Grün schlecht sieht, verwechselt diese Farbe mit der von „{ $other }“.
hint-colours-alike-protan = Wer Rot schlecht sieht, verwechselt diese Farbe mit der von „{ $other }“.
hint-colours-alike-tritan = Wer Blau schlecht sieht, verwechselt diese Farbe mit der von „{ $other }“.
hint-lone-street = Eine Gruppe aus einer einzigen Straße ist schon mit dem Kauf vollständig.
hint-long-name = Der Name ist zu lang für sein Feld; ein Kurzname daneben würde passen.
hint-mortgage-off = Die Hypothek beträgt { $found }; üblich ist der halbe Preis, { $want }.
hint-no-english = Texte ohne Englisch: { $count }. Dort stehen dann die deutschen.
hint-no-forms = In Sätzen steht dieser Name in Anführungszeichen; mit Artikel hieße es „{ $guess }“.
hint-prices-high = Gemessen am Startkapital liegen die Preise bei { $percent } % derer von „{ $base }“.
hint-prices-low = Gemessen am Startkapital liegen die Preise nur bei { $percent } % derer von „{ $base }“.
hint-rent-falls = Die Miete fällt von { $before } auf { $found }, obwohl es mehr zu bezahlen gibt.
hint-rents-high = Gemessen an den Preisen liegen die Mieten bei { $percent } % derer von „{ $base }“.
hint-rents-low = Gemessen an den Preisen liegen die Mieten nur bei { $percent } % derer von „{ $base }“.
hint-same-name = Feld { $other } heißt genauso.
hint-unused-deck = Kein Feld und keine Karte zieht vom Stapel „{ $deck }“.

## Aufzeichnungen

record-not-a-record = Das ist keine Spielaufzeichnung.
record-other-format = Diese Aufzeichnung hat das Format { $detail }, das ich nicht lesen kann.
record-too-long = Diese Aufzeichnung ist zu lang.
record-bad-header = Zeile { $line } gehört so nicht in den Kopf einer Aufzeichnung: { $detail }
record-incomplete-header = Im Kopf der Aufzeichnung fehlt die Ausgabe, das Programm oder wer mitspielt.
record-no-file = Die Datei „{ $detail }“ gibt es nicht.
record-unreadable = Die Aufzeichnung lässt sich nicht lesen ({ $detail }).
record-bad-position = So kann ein Spiel nicht beginnen: { $detail }
record-bad-own-edition = Die eigene Ausgabe in dieser Aufzeichnung lässt sich nicht lesen (bei { $detail }).
record-unknown-edition = Die Ausgabe „{ $detail }“ dieser Aufzeichnung gibt es hier nicht.
record-other-engine = Die Aufzeichnung stammt von einer Fassung mit anderen Regeln ({ $detail }).
record-other-edition = Die Ausgabe hat sich seit dieser Aufzeichnung geändert ({ $detail }).
record-other-result = Das Spiel endet hier anders als in der Aufzeichnung.

## Stellungen

position-not-quiet = Eine Stellung gibt es nur zwischen zwei Zügen: Jemand ist am Zug und hat noch nicht gewürfelt, und weder Schulden noch Forderungen oder Angebote sind offen. Versuche es mit --moves ein paar Züge früher oder später.
position-not-a-position = Das ist keine Stellung. { $detail }
position-other-format = Diese Stellung hat das Format { $detail }, das ich nicht lesen kann.
position-unknown-key = „{ $detail }“ kennt eine Stellung nicht ({ $place }).
position-wrong-value = „{ $detail }“ passt hier nicht ({ $place }).
position-unknown-edition = Die Ausgabe „{ $detail }“ dieser Stellung gibt es hier nicht.
position-other-edition = Die Ausgabe hat sich seit dieser Stellung geändert ({ $detail }).
position-no-such-deed = Auf Feld „{ $detail }“ gibt es nichts zu besitzen ({ $place }).
position-no-such-card = Eine Karte „{ $detail }“ gibt es nicht ({ $place }).
position-twice = „{ $detail }“ liegt an zwei Stellen ({ $place }).
position-jail-elsewhere = Wer im Gefängnis sitzt, steht auf dem Gefängnisfeld ({ $place }).
position-out-holds = Wer nicht mehr mitspielt, besitzt nichts ({ $place }).
position-too-few = Mindestens zwei müssen noch im Spiel sein.
position-turn-of-nobody = Platz { $detail } spielt nicht mehr mit und kann nicht am Zug sein.
position-built-too-early = Gebaut wird nur auf vollständigen Gruppen ohne Hypothek ({ $place }).
position-uneven = Die Gebäude stehen nicht gleichmäßig ({ $place }).
position-too-many-buildings = So viele Gebäude hat die Bank nicht (übrig: { $detail }).
