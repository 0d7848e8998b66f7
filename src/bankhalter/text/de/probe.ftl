# Die Probe: was die Änderungen einer eigenen Ausgabe bewirken

probe-same = An dem, was gespielt wird, ist nichts geändert: Namen und Aussehen ändern keine Partie.
probe-played = { $games } Partien der Ausgabe und ihrer Vorlage mit denselben Würfeln, je { $seats } Händler.
probe-here = hier
probe-base = Vorlage
probe-difference = Unterschied liegt in
probe-median = Runden, mittlere Partie
probe-long = Runden, jede zehnte ist länger
probe-endless = ohne Ende (%)
probe-place = Siege als { $place }. am Zug (%)
probe-below = Ohne Ende (nach { $rounds } Runden nicht fertig) bleiben hier sicher weniger als { $share } der Partien. Farben: Miete als Vielfaches des Kaufpreises.
probe-clear = ! kann kein Zufall sein: Alle Bereiche zusammen irren in höchstens einer von hundert Proben.
probe-nothing = Nichts fällt auf: Jeder Unterschied zur Vorlage kann Zufall sein.

## Was auffällt

probe-group-more = { $group }: { $change } mehr Miete als in der Vorlage, das { $here }-Fache des Kaufpreises statt des { $base }-Fachen.
probe-group-less = { $group }: { $change } weniger Miete als in der Vorlage, das { $here }-Fache des Kaufpreises statt des { $base }-Fachen.
probe-median-more = Partien dauern länger: in der Mitte { $here } statt { $base } Runden.
probe-median-less = Partien sind kürzer: in der Mitte { $here } statt { $base } Runden.
probe-long-more = Lange Partien werden länger: Jede zehnte dauert mehr als { $here } statt { $base } Runden.
probe-long-less = Lange Partien werden kürzer: Jede zehnte dauert mehr als { $here } statt { $base } Runden.
probe-endless-more = Mehr Partien enden nie: { $here } % statt { $base } %.
probe-endless-less = Weniger Partien enden nie: { $here } % statt { $base } %.
probe-place-more = Wer als { $place }. am Zug ist, gewinnt öfter: { $here } % statt { $base } %.
probe-place-less = Wer als { $place }. am Zug ist, gewinnt seltener: { $here } % statt { $base } %.

## Woher es kommt, und was hilft

probe-cause = Ursache: { $causes }.
probe-elsewhere = Hier selbst ist nichts geändert, es kommt von anderswo: { $causes }.
probe-and = {", "}
probe-set = { $part } auf { $percent } %
probe-proposal = Vorschlag: { $idea }.
probe-propose = { $part } auf { $percent } % der Vorlage
probe-back = { $part } wieder wie in der Vorlage
probe-part-start = Startkapital
probe-part-salary = { $salary }
probe-part-rents = Mieten
probe-part-prices = Kaufpreise
probe-part-buildings = Baukosten
probe-part-rules = Regeln
probe-part-cards = Karten
probe-part-amounts = Beträge und Vorräte der Bank
probe-part-dice = Würfel
probe-part-board = Felder
lab-probe-no-base = Diese Ausgabe hat keine Vorlage (extends), mit der sie sich vergleichen ließe.
lab-probe-fell = Die Probe ist abgebrochen, weil ihr Prozess abgestürzt ist.
