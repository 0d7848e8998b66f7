### Was auf gedruckten Bögen steht, und was beim Drucken schiefgehen kann.

## Am Fuß jeder Seite

print-sheet-test = Probeblatt
print-sheet-board = Brett
print-sheet-deeds = { $deed-many }
print-sheet-cards = Karten
print-sheet-notes = Scheine
print-sheet-figures = Figuren
print-sheet-booklet = Regelheft
print-fronts = Vorderseiten
print-backs = Rückseiten
print-duplex-long = beidseitig drucken, an der langen Kante wenden
print-duplex-short = beidseitig drucken, an der kurzen Kante wenden
print-duplex-none = einseitig drucken, an der gestrichelten Linie falten und kleben
print-offset = Versatz { $x } / { $y } mm
print-tile = Blatt { $number } von { $count }, Reihe { $row }, Spalte { $column }; Laschen rechts und unten bleiben stehen
print-note-sets = { $count }-mal das Startkapital
print-figures-how = an den gestrichelten Linien falten, Füße nach außen

## Auf den Bögen

print-subtitle = Bankhalter
print-salary = { $amount } { $salary }
print-hotel-costs = { $hotel } (+ { $count } { $house-many })
print-glue = Fuß
print-test-title = Probeblatt
print-test-size = Lineal anlegen: Sind es genau 100 mm? Sonst im Druckfenster „Tatsächliche Größe“ oder „100 %“ wählen.
print-test-offset = Beidseitig drucken und gegen das Licht halten: Um wie viele Millimeter liegen die Kreuze der Rückseite daneben, von hinten gesehen? Diese Zahlen mit umgekehrtem Vorzeichen sind der Versatz nach rechts und nach unten.
print-test-front = Vorderseite
print-test-back = Rückseite

## Im Terminal

print-written = { $place } ({ $count ->
        [1] 1 Seite
       *[other] { $count } Seiten
    })

## Was nicht geht

print-problem-unknown = Eine Einstellung „{ $name }“ gibt es nicht.
print-problem-choice = { $name }: „{ $said }“ geht nicht. Möglich: { $all }.
print-problem-range = { $name }: „{ $said }“ geht nicht. Möglich sind Zahlen von { $low } bis { $high }.
print-problem-too-large = { $name }: { $size } mm passen nicht auf das Papier { $paper }.
print-problem-squares-too-small = Bei einem Brett von { $size } mm mit Ecken von { $corner } mm bleibt für die Felder zu wenig Platz.
print-no-pdf-absent = Für PDF fehlt das Zusatzpaket: pip install "bankhalter[print]". Die HTML-Seiten lassen sich im Browser drucken.
print-no-pdf-too-long = Das PDF hat zu lange gebraucht und wurde abgebrochen. Druck weniger Bögen auf einmal.
print-no-pdf-too-large = Das PDF braucht zu viel Speicher. Druck weniger Bögen auf einmal.
print-no-pdf-failed = Das PDF ließ sich nicht herstellen: { $detail }
