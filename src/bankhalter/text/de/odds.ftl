### `bankhalter odds`: die genauen Chancen einer Figur auf ihrem Weg um das Brett.

## Annahmen

odds-title = { $edition }: die genauen Chancen einer Figur auf ihrem Weg um das Brett
odds-plain = Zwei Würfel
odds-speed = Mit Tempo-Würfel
odds-jail-short = im Gefängnis wird sofort gezahlt
odds-jail-long = im Gefängnis wird immer um einen Pasch gewürfelt
odds-jail-cards-kept = { $jail-card-many } liegen bei den Spielern
odds-jail-cards-returned = { $jail-card-many } liegen in ihren Stapeln
odds-bus-both = der Bus fährt mit beiden Würfeln
odds-bus-smaller = der Bus fährt mit dem kleineren Würfel
odds-bus-larger = der Bus fährt mit dem größeren Würfel
odds-triple-walk = bei drei gleichen Zahlen wird weitergezogen
odds-triple-jump = bei drei gleichen Zahlen wird auf Feld { $at } gesprungen
odds-solved = { $places } Lagen vor einem Wurf, { $throws } Würfe je Zug; die Lösung geht auf { $residual } genau auf.

## Tabellen

odds-in-jail = Im Gefängnis
odds-top = Die { $count } Felder, auf denen Figuren am häufigsten stehen, in Prozent
odds-spaces = Alle Felder, in Prozent: Anteil der Würfe und der Züge, die dort enden, und Besuche
odds-head-throw-end = Wurfende
odds-head-turn-end = Zugende
odds-head-per-throw = je Wurf
odds-head-per-turn = je Zug
odds-per-throw = Wurf
odds-per-turn = Zug
odds-many-throw = Würfen
odds-many-turn = Zügen
odds-head-price = Preis
odds-head-throws = Würfe
odds-head-turns = Züge
odds-rents-streets = Erwartete Miete je { $per } eines Gegners: Karte allein, ganze Farbgruppe, mit { $house-dative }, mit { $hotel }
odds-rents-others = Erwartete Miete je { $per } eines Gegners, nach der Zahl der Karten, die man aus der Gruppe besitzt
odds-payback-streets = Nach wie vielen { $many } der Gegner sich ein Kauf bezahlt gemacht hat: alle Karten einer Gruppe, dann je ein weiteres Gebäude auf jedem ihrer Felder
odds-payback-others = Dasselbe für eine weitere Karte der Gruppe
odds-payback-each = Nach wie vielen { $many } der Gegner sich ein Kauf auf einem Feld bezahlt gemacht hat
odds-order = Jeder Kauf für eine ganze Gruppe, die lohnendsten zuerst (nach so vielen { $many } der Gegner bezahlt gemacht)
odds-step-deed-short = Karte
odds-step-deed-long = Karte
odds-step-group-short = Gruppe
odds-step-group-long = alle Karten
odds-step-house-short = { $count }
odds-step-house-long = überall { $house } Nr. { $count }
odds-step-hotel-short = { $hotel }
odds-step-hotel-long = überall { $hotel }
odds-step-owned-short = { $count }
odds-step-owned-long = Karte Nr. { $count }

## Was nicht stimmen kann

odds-endless = Die Karten dieser Ausgabe können eine Figur ohne Ende hin und her schicken; dafür gibt es keine Chancen.
