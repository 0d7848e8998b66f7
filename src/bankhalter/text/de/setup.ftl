### Mitten im Spiel beginnen: die Seite, auf der eine Stellung aufgebaut wird, und was der Prüfer an ihr findet.

## Was nicht stimmt

layout-built-too-early = { $space }: Gebäude stehen nur, wo eine ganze Farbgruppe einer Person gehört und nichts davon belastet ist.
layout-uneven = { $space }: In dieser Farbgruppe stehen die Gebäude nicht gleichmäßig.
layout-too-many-buildings = So viele Gebäude hat die Bank nicht.
layout-jail-elsewhere = { $player } sitzt ein und steht doch woanders.
layout-out-holds = { $player } spielt nicht mehr mit und besitzt noch etwas.
layout-too-few = Mindestens zwei müssen noch im Spiel sein.
layout-turn-of-nobody = Wer am Zug ist, muss noch mitspielen.
layout-wrong-value = { $player }: „{ $detail }“ geht hier nicht.
layout-twice = Dasselbe liegt an zwei Stellen: { $detail }.
layout-other = Das passt nicht: { $detail }.

## Die Seite

setup-title = Mitten im Spiel beginnen
setup-where = Stellung aufbauen
setup-how = Wähle eine Person und tippe auf dem Brett an, was ihr gehört. Tippst du ein Feld noch einmal an, stellst du dort Gebäude auf oder belastest es.
setup-edition = Ausgabe
setup-file = Datei öffnen
setup-file-more = Aufzeichnung (.game) oder Stellung (.json)
setup-file-bad = Diese Datei lässt sich nicht lesen.
setup-people = Wer spielt
setup-name = Name von Person { $number }
setup-called = Name
setup-cash = Geld von { $who }
setup-out-short = ausgeschieden
setup-at = Steht auf
setup-jail = { $jail }
setup-jail-no = nicht dort
setup-jail-turn = { $turn ->
        [1] vor dem ersten Wurf
        [2] vor dem zweiten Wurf
       *[3] vor dem letzten Wurf
    }
setup-cards = Behält
setup-out = ist ausgeschieden
setup-speed = würfelt schon mit dem Tempo-Würfel
setup-square = Ein Feld
setup-pick = Tippe auf dem Brett ein Feld an.
setup-no-deed = Hier gibt es nichts zu besitzen.
setup-owner = Gehört
setup-nobody = niemandem
setup-level = Darauf
setup-empty = nichts
setup-turn = Am Zug ist
setup-pot = Im Topf
setup-box = In der Schachtel müssen noch liegen: { $houses } { $houses ->
        [one] { $house }
       *[other] { $house-many }
    }, { $hotels } { $hotels ->
        [one] { $hotel }
       *[other] { $hotel-many }
    }.
setup-fine = So kann es stehen.
setup-go-on = Von hier weiterspielen
setup-me = Ich bin
setup-phones = Am echten Brett, jeder mit Telefon
setup-tablet = Am echten Brett, ein Gerät für alle
setup-bots = Gegen Computer
setup-invite = Freunde einladen
setup-device = An diesem Gerät
setup-save = Stellung speichern
setup-rules = Regeln
