### Was überall am Tisch gebraucht wird.
###
### In jeder Nachricht stehen die Wörter der Ausgabe bereit: { $house } (Haus, Dorf, Tribüne …),
### { $house-many } (Häuser), { $house-dative } (Häusern) und { $house-gender } (m, f, n), ebenso für
### hotel, street, station, utility, property, deed, deck-a, deck-b, card-a, card-b, jail-card, go, jail,
### visiting, to-jail, parking, mortgage, mortgage-value, bank, token, player, salary, fine und mr. Mit einem
### Wörtchen davor: { $house-the } (das Haus), { $house-the-acc }, { $house-the-dat } (dem Haus); ebenso a, no,
### each und this. Dazu { $taxes } (die Namen der Steuerfelder), { $grain } und Beispiele vom Brett:
### sample-street, sample-other, sample-top, sample-group, sample-sum, sample-player.
###
### Wo ein Feld vorkommt, gibt es { $space } (Name), { $space-the } (die Badstraße), { $space-acc },
### { $space-dat }, { $space-at } (auf der Badstraße) und { $space-to } (bis zur Badstraße).

table-bank = die Bank
table-chance = der Zufall
table-clock = die Uhr
table-anyone = alle Bietenden
table-pot = der Topf

table-and = und
table-or = oder
table-nothing = nichts

table-face-bus = Bus
table-face-mr = { $mr }

# $give und $want sind Aufzählungen wie „Badstraße, Turmstraße und M 100“, oder „nichts“.
table-offer = { $who } bietet { $to }: { $give } gegen { $want }.
table-relief = Damit wären { $amount } der Schuld erledigt.

# Im Regelheft, auf Papier wie am Bildschirm.
booklet-changed = abgemacht
booklet-changed-how = So bezeichnete Absätze hat dieser Tisch anders abgemacht, als es im Heft der Ausgabe steht.
booklet-found-none = Dazu steht nichts im Regelheft. Versuche es mit einem anderen Wort.
booklet-contents = Inhalt
