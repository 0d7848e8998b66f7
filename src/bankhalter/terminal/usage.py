"""What `bankhalter --help` says. Kept apart from the messages, so that it is there at once."""

USAGE = {
    "de": """\
Bankhalter – das bekannte Spiel um Straßen, Häuser und Miete, nach den Regeln von fünf deutschen Ausgaben.

Aufruf:
  bankhalter play                    ein Spiel beginnen (fragt nach allem, Enter nimmt die Vorgabe)
  bankhalter play --resume [DATEI]   das letzte oder ein bestimmtes Spiel fortsetzen
  bankhalter editions                die Ausgaben mit Spielerzahl und Varianten
  bankhalter check-edition DATEI     eine eigene Ausgabe prüfen: jedes Problem mit Ort und Grund
  bankhalter replay DATEI            ein Spiel nacherzählen, am Ende der Stand
  bankhalter odds                    wie oft man wo landet, was jede Straße bringt: genau ausgerechnet
  bankhalter simulate                viele Spiele unter Computerspielern, mit Bericht
  bankhalter compare A B             zwei Regelwerke oder Ausgaben vergleichen
  bankhalter bench                   wie schnell gerechnet wird
  bankhalter bots                    die Computerspieler mit Namen und Art
  bankhalter tournament BOT BOT …    Computerspieler gegeneinander antreten lassen, mit Wertungen
  bankhalter bot-host "PROGRAMM"     ein eigenes Programm gegen Computerspieler antreten lassen
  bankhalter serve                   der Tisch im Netz: Räume für Freunde, öffentliche Räume, Zuschauer
  bankhalter backup DATEI            die Datenbank des Servers sichern, auch während er läuft
  bankhalter person export|delete ID die Daten eines Menschen ausgeben oder löschen
  bankhalter verify DATEI            jeden Wurf eines Spiels vom Server nachrechnen
  bankhalter --version               die Version

Wahl bei „play“:
  --edition ID|DATEI        Ausgabe, zum Beispiel schalke, oder eine .toml-Datei
  --variant NAME            normal, short (kurz) oder time (auf Zeit), je nach Ausgabe
  --speed                   mit Tempo-Würfel, wo die Ausgabe einen hat
  --players NAME,NAME,bot   wer mitspielt; „bot“ ist ein Computerspieler, „bot:Käthe“ einer mit Namen,
                            „bot=Strategin“ ein bestimmter, „bot=Strategin:Käthe“ beides
  --seed ZAHL               gleiche Zahl, gleiche Würfe
  --rule NAME=WERT          eine Regel anders vereinbaren, mehrmals möglich (docs/switches.md)
  --folder ORDNER           wo Spiele gespeichert werden
  --resume [DATEI]          fortsetzen

Wahl bei „replay“:
  --moves ZAHL              nur so viele Züge
  --quiet                   nur den Stand am Ende
  --position DATEI          den Stand als Stellung speichern, für „simulate --from“

Mehr zu „odds“, „simulate“, „compare“, „bench“, „tournament“, „bot-host“ und „serve“ sagt jeweils --help.

Überall:
  --language de|en          Sprache (sonst nach LANG)
  --help                    dieser Text
""",
    "en": """\
Bankhalter – the well-known game of streets, houses and rent, by the rules of five German editions.

Usage:
  bankhalter play                    begin a game (asks for everything, Enter takes the default)
  bankhalter play --resume [FILE]    go on with the last game or a certain one
  bankhalter editions                the editions with players and variants
  bankhalter check-edition FILE      check an edition of your own: every problem with place and reason
  bankhalter replay FILE             tell a game again, with the standing at the end
  bankhalter odds                    how often one lands where, what each street brings: exact
  bankhalter simulate                many games among computer players, with a report
  bankhalter compare A B             compare two sets of rules or editions
  bankhalter bench                   how fast it runs
  bankhalter bots                    the computer players with names and styles
  bankhalter tournament BOT BOT …    computer players meet each other, with ratings
  bankhalter bot-host "PROGRAM"      let a program of your own play against computer players
  bankhalter serve                   the table online: rooms for friends, public rooms, spectators
  bankhalter backup FILE             back the server’s database up, even while it runs
  bankhalter person export|delete ID print or delete a person’s data
  bankhalter verify FILE             work out again every throw of a game played on a server
  bankhalter --version               the version

Options of “play”:
  --edition ID|FILE         edition, for example schalke, or a .toml file
  --variant NAME            normal, short or time, depending on the edition
  --speed                   with the speed die, where the edition has one
  --players NAME,NAME,bot   who plays; “bot” is a computer player, “bot:Kate” one with a name,
                            “bot=strategist” a certain one, “bot=strategist:Kate” both
  --seed NUMBER             same number, same throws
  --rule NAME=VALUE         agree on a rule, may be repeated (docs/switches.md)
  --folder FOLDER           where games are saved
  --resume [FILE]           go on

Options of “replay”:
  --moves NUMBER            only so many moves
  --quiet                   only the standing at the end
  --position FILE           save the standing as a position, for “simulate --from”

“odds”, “simulate”, “compare”, “bench”, “tournament”, “bot-host” and “serve” tell more with --help.

Everywhere:
  --language de|en          language (else by LANG)
  --help                    this text
""",
}
