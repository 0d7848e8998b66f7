### Der Tisch im Netz: Meldungen des Servers und Sätze, die Mitspielende lesen.

## Warum etwas nicht geht

server-refused = Das geht gerade nicht.
server-malformed = Diese Nachricht ist nicht zu lesen. docs/protocol.md sagt, wie sie aussehen muss.
server-too-large = Diese Nachricht ist zu lang.
server-too-fast = Das war zu viel auf einmal. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
server-too-much = Zu viele Nachrichten in kurzer Zeit. Diese Verbindung ist deshalb getrennt.
server-too-many-lines = Von dieser Adresse gibt es schon zu viele Verbindungen.
server-too-slow = Diese Verbindung kommt nicht mehr mit. Sie muss neu aufgebaut werden.
server-hello-first = Zuerst muss sich die Verbindung mit „hello“ vorstellen.
server-stale = Inzwischen ist etwas anderes gefragt. Sieh noch einmal hin.
server-no-question = Zu einer Antwort gehört die Nummer der Frage.
server-busy = Am Tisch sprechen gerade alle durcheinander. Versuche es noch einmal.
server-not-your-seat = Auf diesem Platz sitzt du nicht.
server-not-host = Das darf nur, wer den Raum leitet.
server-not-yourself = Dich selbst kannst du nicht vom Tisch nehmen. Gib erst die Leitung ab.
server-locked = Der Raum ist abgeschlossen.
server-no-invitation = Diese Einladung gilt nicht mehr. Lass dir von der Runde eine neue schicken.
server-not-locked = Einladungen braucht nur ein abgeschlossener Raum. In diesen kommt jeder, der den Link hat.
server-banned = Von diesem Tisch wurdest du weggeschickt.
server-banned-here = Wer diesen Server betreibt, lässt dich nicht mehr mitspielen. Zuschauen darfst du.
server-full = Alle Plätze sind besetzt.
server-taken = Dieser Platz ist schon besetzt.
server-seat-out = Dieser Platz ist aus dem Spiel ausgeschieden.
server-seats-of-position = Diese Partie ist schon im Gange: Jeder Platz, der noch mitspielt, braucht jemanden, und es bleiben so viele wie bisher.
server-bad-position = So kann es auf dem Brett nicht stehen: { $why }
server-no-quiet-moment = Bis dahin hat noch kein Zug begonnen. Geh ein Stück weiter vor.
server-name-taken = So heißt hier schon jemand. Nimm einen anderen Namen.
server-figure-taken = Diese Figur hat schon jemand. Nimm eine andere.
server-colour-taken = Diese Farbe hat schon jemand. Nimm eine andere.
server-no-such-figure = Diese Figur gibt es in dieser Ausgabe nicht.
server-no-name = Es fehlt ein Name.
server-unwanted-words = Dieses Wort ist hier nicht erwünscht.
server-nobody-there = Auf diesem Platz sitzt niemand.
server-no-such-bot = Einen Computergegner dieses Namens gibt es nicht.
server-no-such-puzzle = Dieses Rätsel gibt es nicht.
server-no-such-code = Diesen Code gibt es nicht, oder er ist abgelaufen. Hol auf dem anderen Gerät einen neuen.
server-push-turn = { $name }, du bist dran
server-push-off = Dieser Server ruft niemanden.
server-push-full = Der Server ist voll: Mehr Geräte kann er nicht rufen.
server-push-nowhere = Damit kann der Server dieses Gerät nicht rufen.
server-no-such-seat-code = Zu diesem Code gehört hier kein Platz. Wer am Tisch sitzt, sieht den richtigen unter „Leute“.
server-no-such-room = Diesen Raum gibt es nicht. Stimmt der Code?
server-no-such-edition = Diese Ausgabe gibt es nicht.
server-no-such-phrase = Diesen Satz gibt es nicht.
server-not-found = Hier ist nichts.
server-too-late = Dafür ist es zu spät: Das Spiel läuft schon.
server-no-coach = Rat gibt es hier nur, wenn der Tisch ihn vor dem Spiel abgemacht hat.
server-drawing = Die Glückszahlen werden gerade aufgedeckt. Gleich geht es los.
server-draw-broken = An diesem Tisch wurde eine Ziehung abgebrochen. Bis zum Spiel setzt sich niemand mehr dazu; am besten öffnet ihr einen neuen Tisch.
server-no-draw = Gerade wird keine Glückszahl aufgedeckt.
server-other-luck = Das ist nicht die Glückszahl, die versprochen war.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-over = Das geht erst, wenn das Spiel aus ist.
server-not-paused = Das Spiel ruht gar nicht.
server-yourself = Das bist du selbst.
server-paused = Das Spiel ruht. Erst müssen alle weiterspielen wollen.
server-other-edition = Die Ausgabe oder die Regeln haben sich geändert, seit dieses Spiel begann. Es lässt sich ansehen, aber nicht fortsetzen.
server-damaged = Das Protokoll dieses Raums ist beschädigt. Das Spiel lässt sich ansehen, aber nicht fortsetzen.
server-room-closed = Wer diesen Server betreibt, hat den Raum geschlossen. Er lässt sich ansehen, aber nicht weiterspielen.
server-other-short = Die andere Seite hat gerade nicht so viel Geld.
server-ask-twice = Das lässt sich nicht zurücknehmen. Nimm dafür den Knopf auf der Seite, er fragt nach.
server-book-beside = Das Regelheft liegt hier neben dem Brett, unter „Regeln“. Dort lässt es sich auch fragen.
server-not-here = Dieses Wort gehört zum Programm im Terminal. Am Tisch im Netz wird es nicht gebraucht.
server-do-not-disturb = Hier sind gerade keine Angebote erwünscht.
server-too-soon = Gib Bedenkzeit: Das nächste Angebot geht in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
server-nothing-typed = Da ist nichts Getipptes, das sich noch ändern ließe.
server-too-late-to-take-back = Dafür ist es zu spät. Unter „Berichtigen“ könnt ihr es gemeinsam ändern.
server-same-cash = So viel ist es schon.
server-same-throw = Das steht schon so da.
server-not-typed = Hier würfelt der Server.
server-not-fair = Hier wurde von Hand gewürfelt. Da gibt es nichts nachzurechnen.
server-no-throw-awaited = Gerade ist weder ein Wurf noch eine Karte gefragt.
server-no-auction = Gerade läuft keine Versteigerung.
server-no-proxy = Du hast kein geheimes Höchstgebot abgegeben.
server-no-moment = Darauf wartet gerade niemand.
server-nothing-proposed = Das hat niemand vorgeschlagen.
server-no-vote = Du bist hier nicht gefragt.
server-not-away = Dieser Platz ist nicht verlassen, oder noch nicht lange genug.
server-dice-fell = Was gewürfelt ist, bleibt gewürfelt.
server-nothing-said = Das war kein Wort.
server-other-origin = Diese Anfrage kommt von einer fremden Seite.
server-other-host = Unter diesem Namen gibt es hier keinen Server.
server-trouble = Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.
server-unsettled = Ob das noch ankam, ist gerade nicht zu erfahren. Es wird von selbst noch einmal gefragt.

## Die einfache Seite

server-page-running = Der Bankhalter läuft.
server-page-room = Du wurdest in den Raum { $code } eingeladen.
server-page-no-client = Die Oberfläche für den Browser ist noch nicht gebaut. Sie gehört in den Ordner „static“ des Pakets.
server-page-protocol = Andere Programme können schon mitspielen: docs/protocol.md beschreibt, wie.

## Befehle

server-listening = Der Bankhalter ist da: { $address }
server-listening-near = Für alle im selben Netz: { $address }
server-running = Der Bankhalter ist schon da: { $address }
server-rewound = Der Server hat die letzten Züge verloren. Das Spiel steht wieder bei einem früheren Zug.
server-lines-lost = Die Datenbank ist älter als beim letzten Lauf des Servers: Was dazwischen geschrieben wurde, fehlt (eine verlorene -wal-Datei oder eine ältere Kopie).
server-file-problem = SQLite meldet: { $said }
server-log-gap = { $room }: bis Zeile { $good } in Ordnung; die nächste fehlt.
server-log-changed = { $room }: bis Zeile { $good } in Ordnung; die nächste ist nicht mehr, wie sie geschrieben wurde.
server-log-unreadable = { $room }: bis Zeile { $good } in Ordnung; die nächste lässt sich nicht lesen.
server-log-checked = { $rooms ->
        [one] Ein Raum
       *[other] { $rooms } Räume
    }, { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    }: { $bad ->
        [0] Alles ist vollständig.
        [one] Ein Raum ist beschädigt.
       *[other] { $bad } Räume sind beschädigt.
    }
server-log-whole = Das Protokoll von Raum { $room } ist vollständig.
server-log-mended = Raum { $room } geht ab Zeile { $good } weiter. Was danach kam, liegt in { $place }.
server-log-lost = Von Raum { $room } ist nichts Brauchbares übrig.
server-room-missing = Welcher Raum? Mit --room und seinem Code sagen.
server-restart = Der Server startet gleich neu. Das Spiel geht danach weiter.
server-backed-up = Gesichert: { $place }
server-forgotten = { $count ->
        [0] Über diese Person ist nichts gespeichert.
        [one] In einem Raum wurden Name und Worte gelöscht.
       *[other] In { $count } Räumen wurden Namen und Worte gelöscht.
    }
server-missing-package = Für den Server fehlt das Paket { $package }. Installiere „bankhalter[{ $extra }]“.
server-bad-origin = Mit --origin { $said } ist nichts anzufangen. Eine Herkunft besteht aus https:// und dem Namen, zum Beispiel https://spiel.example.
server-bad-contact = Mit --push { $said } ist nichts anzufangen. Gemeint ist deine Adresse für Mail oder die einer Seite mit https://.
server-bad-proxy = Mit --proxy { $said } ist nichts anzufangen. Gemeint sind Adressen oder Netze mit Komma, zum Beispiel 10.0.0.2,192.168.1.0/24.
server-wide-proxy = --proxy { $said } wäre das halbe Internet. Jeder von dort könnte sich als jemand anderes ausgeben. Nenne nur die Server, die davorstehen, zum Beispiel 10.0.0.2,192.168.1.0/24.
server-no-port = Unter { $host } kann der Server keine Verbindungen annehmen. Gehört die Adresse zu diesem Rechner?
server-port-taken = Anschluss { $port } auf { $host } ist schon belegt. Nimm mit --port einen anderen.
server-port-forbidden = Anschluss { $port } auf { $host } darf dieses Benutzerkonto nicht öffnen. Nimm mit --port einen anderen, zum Beispiel 8000.
server-in-use = Diese Datenbank benutzt schon ein anderer Server: { $place }. Mit --database nimmst du eine andere.
server-in-use-at = Diese Datenbank benutzt schon der Server unter { $address }: { $place }. Mit --open kommst du zu ihm, mit --database nimmst du eine andere.
server-no-database = Die Datenbank ist nicht zu benutzen: { $detail }
server-other-schema = Die Datenbank stammt von einer anderen Fassung ({ $detail }).
server-write = In die Datenbank lässt sich nicht schreiben: { $detail }
server-backup-postgres = PostgreSQL sichert man mit pg_dump.
server-no-folder = Diesen Ordner gibt es nicht: { $place }
server-no-place = Dort lässt sich keine Datei anlegen: { $place }
server-same-file = Das ist dieselbe Datei: { $place }. Eine Sicherung braucht einen anderen Ort.
server-other-database = Mit { $place } kann der Server nichts anfangen. Er speichert in einer Datei (SQLite) oder unter postgresql://…
server-no-file = Diese Datei gibt es nicht: { $place }
server-bad-metrics = Mit --metrics { $said } ist nichts anzufangen. Gemeint sind Adresse und Anschluss, zum Beispiel 127.0.0.1:9464.

## Prüfen, bevor es losgeht (bankhalter serve --check)

server-check-compiled = Das Regelwerk ist übersetzt.
server-check-uncompiled = Das Regelwerk läuft unübersetzt: Das reicht für eine Runde, nicht für viele, und der Meister denkt länger nach. Mit einem C-Compiler übersetzt es die Installation.
server-check-client = Die Oberfläche für den Browser ist da.
server-check-no-client = Die Oberfläche für den Browser fehlt; wer kommt, sieht nur eine schlichte Seite. In einer Kopie des Quelltexts baut ./dev play sie.
server-check-database = Die Datenbank ist da und von dieser Fassung: { $place }
server-check-new-database = Die Datenbank ist leer und wird beim ersten Start angelegt: { $place }
server-check-renewed = Die Datenbank ist von einer älteren Fassung ({ $schema }) und wird beim Start erneuert. Sichere sie vorher: { $place }
server-check-unknown-schema = Die Datenbank ist von einer neueren Fassung ({ $schema }) und nicht zu benutzen: { $place }
server-check-taken = Die Datenbank benutzt gerade ein anderer Server: { $place }
server-check-taken-at = Die Datenbank benutzt gerade der Server unter { $address }: { $place }
server-check-disk = Auf dem Datenträger sind { $free } MB frei.
server-check-port = Unter { $host } ist Anschluss { $port } frei.
server-check-open-files = { $most } Dateien dürfen zugleich offen sein, so viele Verbindungen wird es höchstens geben.
server-check-near-only = Der Server ist nur auf diesem Rechner zu finden. Für das Netz zu Hause: --host 0.0.0.0.
server-check-no-tls = Kein Server davor ist genannt (--proxy): Zu Hause ist das gut, ins offene Netz gehört einer mit TLS davor.
server-check-no-site = Kein Name ist genannt (--site): Der Server antwortet unter jedem.
server-check-site = Der Server antwortet unter dem Namen { $name }.
server-check-pdf = Bögen gibt es auch als PDF.
server-check-no-pdf = Bögen gibt es nur als Seite zum Drucken; für PDF installiere „bankhalter[print]“.
server-check-trouble = { $said }

## Nachrechnen

server-verdict-proved = Bewiesen: Alle { $count } Würfe und Karten folgen aus dem Startwert, der vor dem Spiel festgelegt war.
server-promised = Versprochen war: { $commit }
    Nur wenn der Raum das vor dem Spiel gezeigt hat, konnte niemand den Startwert nachträglich aussuchen. „--commit“ vergleicht es.
server-sealed = Siegel der Ziehung: { $seal }
server-draws-broken = { $broken ->
        [one] Vorher wurde eine Ziehung abgebrochen
       *[other] Vorher wurden { $broken } Ziehungen abgebrochen
    }, weil jemand die eigene Glückszahl nicht aufdeckte.
server-verdict-unfinished = Diese Aufzeichnung ist nicht vollständig: Das Spiel darin geht nicht zu Ende. { $count ->
        [0] Sie enthält keine Würfe und Karten.
        [one] Der eine Wurf darin stimmt.
       *[other] Die { $count } Würfe und Karten darin stimmen.
    }
server-verdict-other-promise = Diese Aufzeichnung gehört zu einem anderen Versprechen: { $commit }
server-verdict-bad-throw = Zeile { $line }: „{ $said }“ stimmt nicht, es hätte „{ $expected }“ sein müssen. Vorher stimmten { $count }.
server-verdict-bad-line = Zeile { $line }: „{ $said }“ ist nicht möglich ({ $reason }). Vorher stimmten { $count } Würfe und Karten.
server-verdict-broken-promise = Der offengelegte Startwert ist nicht der, der vor dem Spiel versprochen wurde.
server-verdict-broken-pledge = Eine Glückszahl ist nicht die, die vor dem Spiel versprochen wurde.
server-verdict-bad-seed = Der offengelegte Startwert ist nicht zu lesen.
server-verdict-not-revealed = Der Startwert ist noch nicht offengelegt. Das geschieht, wenn das Spiel aus ist.
server-verdict-not-fair = Diese Aufzeichnung stammt nicht von einem Server, oder die Würfe wurden von Hand eingetragen.
server-verdict-other-result = Alle { $count } Würfe stimmen, aber das Spiel endet anders, als die Aufzeichnung sagt.

## Eine eigene Ausgabe ohne die Worte derer, die sie schrieben

server-neutral-name = Eigene Ausgabe
server-neutral-blurb = Eine eigene Ausgabe. Ihre Namen werden hier nicht mehr gezeigt.
server-neutral-space = Feld { $number }
server-neutral-group = Gruppe { $letter }
server-neutral-deck = Stapel { $letter }
server-neutral-card = Karte { $letter }
server-neutral-figure = Figur { $number }

## Eigene Ausgaben

server-bad-edition = Mit dieser Ausgabe lässt sich noch nicht spielen. { $place }: { $why }
server-edition-blocked = Diese Ausgabe hat der Betreiber gesperrt. Neue Spiele gibt es mit ihr nicht.
server-editions-today = Heute hast du schon { $count } Ausgaben geteilt. Morgen geht es weiter.
server-editions-tried = Heute hast du schon { $count } Fassungen gespielt oder gedruckt. Morgen geht es weiter.
server-editions-own = Du hast schon { $count } Ausgaben geteilt. Mehr bewahrt der Server für einen Menschen nicht auf.
server-editions-full = Der Server ist voll: Mehr als { $count } eigene Ausgaben bewahrt er nicht auf.
server-reports-today = Heute hast du schon { $count } Ausgaben gemeldet. Morgen geht es weiter.
server-probes-off = Auf diesem Server werden keine Proben gespielt. Mit der Datei deiner Ausgabe geht es in der Eingabezeile: bankhalter probe DATEI.
server-analyses-busy = Gerade werden zu viele Spiele ausgewertet. Versuch es in ein paar Minuten noch einmal.
server-probes-busy = Gerade warten zu viele Proben. Versuch es in ein paar Minuten noch einmal.
server-probes-hour = { $count ->
        [one] Eine Probe
       *[other] { $count } Proben
    } in der Stunde spielt der Server für dich. Die nächste geht in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
server-probe-no-base = Diese Ausgabe hat keine Vorlage, mit der sie sich vergleichen ließe.
server-edition-line = { $hash }  { $id } ({ $base }), { $created }; Spiele: { $games }, Meldungen: { $reports }{ $blocked ->
        [yes] , gesperrt
       *[no] { "" }
    }
server-edition-none = Auf diesem Server liegt keine eigene Ausgabe.
server-edition-reported = { $at } gemeldet: { $reason }
server-edition-block = Gesperrt: { $hash }. Laufende Spiele gehen mit neutralen Namen weiter.
server-edition-unblock = Nicht mehr gesperrt: { $hash }.
server-edition-delete = Gelöscht: { $hash }. Laufende Spiele gehen mit neutralen Namen weiter.
server-edition-hash-missing = Welche Ausgabe? Es fehlen die 26 Zeichen aus ihrem Link; „bankhalter edition list“ zeigt sie.
server-report-line = { $number }  { $at }, Raum { $room }: { $reason }
server-report-none = Es liegt keine Meldung vor.
server-report-head = { $at }, Raum { $room }: { $by } (Platz { $seat }) über { $about } (Platz { $whom })
server-report-closed = Erledigt: Meldung { $number }.
server-report-number-missing = Welche Meldung? Es fehlt ihre Nummer; „bankhalter report list“ zeigt sie.
server-no-such-report = Eine Meldung { $number } gibt es nicht.
server-report-guest = Gast: { $guest }
server-report-no-guest = Der gemeldete Platz gehörte einem Browser ohne Cookie. Den kann man nicht wiedererkennen; „bankhalter room close“ schließt den Raum.
server-report-cleaned = { $lines ->
        [0] In Raum { $room } war nichts zu löschen.
        [one] In Raum { $room } wurden Name und Worte aus einer Zeile gelöscht.
       *[other] In Raum { $room } wurden Namen und Worte aus { $lines } Zeilen gelöscht.
    }
server-person-banned = { $tables ->
        [0] { $person } spielt hier nicht mehr mit. „bankhalter person unban“ hebt das auf.
        [one] { $person } spielt hier nicht mehr mit und hat einen Tisch verlassen. „bankhalter person unban“ hebt das auf.
       *[other] { $person } spielt hier nicht mehr mit und hat { $tables } Tische verlassen. „bankhalter person unban“ hebt das auf.
    }
server-person-unbanned = { $person } darf wieder mitspielen.
server-no-such-ban = { $person } ist nicht ausgeschlossen.
server-room-close = Raum { $room } ist geschlossen. „bankhalter room open“ öffnet ihn wieder.
server-room-open = Raum { $room } ist wieder offen.
server-room-delete = Raum { $room } ist gelöscht.
server-room-damaged = Das Protokoll von Raum { $room } ist beschädigt. Bring es zuerst mit „bankhalter check-log“ in Ordnung.
server-no-words = Diese Wortliste ist nicht zu lesen: { $place }. Gemeint ist eine Textdatei mit einem Wort in jeder Zeile.
