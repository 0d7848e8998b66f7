### Was überall am Tisch gebraucht wird.
###
### In jeder Nachricht stehen die Wörter der Ausgabe bereit: { $house } (Haus, Dorf, Tribüne …),
### { $house-many } (Häuser), { $house-dative } (Häusern) und { $house-gender } (m, f, n), ebenso für
### hotel, street, station, utility, property, deed, deck-a, deck-b, card-a, card-b, jail-card, go, jail,
### visiting, to-jail, parking, mortgage, bank, token, player, salary und fine. Mit einem Wörtchen davor:
### { $house-the } (das Haus), { $house-the-acc }, { $house-the-dat } (dem Haus); ebenso a, no, each und this.

table-bank = die Bank
table-chance = der Zufall
table-clock = die Uhr
table-anyone = alle Bietenden
table-pot = der Topf

table-and = und
table-or = oder
table-nothing = nichts

table-face-bus = Bus
table-face-mr = Zylinder

# $give und $want sind Aufzählungen wie „Badstraße, Turmstraße und M 100“, oder „nichts“.
table-offer = { $who } bietet { $to }: { $give } gegen { $want }.
table-relief = Damit wären { $amount } der Schuld erledigt.
