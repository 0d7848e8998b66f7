### Aussichten, Glück und Rat: was die Auswertung eines Spiels und der Rat am Tisch sagen.

## Was zu tun wäre, hinter „besser:“ oder als Zeile einer Liste

insight-do-throw = gleich würfeln
insight-do-end-turn = den Zug beenden
insight-do-pay-fine = sich für { $amount } freikaufen
insight-do-play-card = mit einer Karte freikommen
insight-do-steps = { $number } { $number ->
        [1] Feld
       *[other] Felder
    } weit ziehen
insight-do-jump = { $space-to } springen
insight-do-walk = ganz normal ziehen
insight-do-buy = { $space-acc } kaufen
insight-do-decline = { $space-acc } nicht kaufen
insight-do-bid = { $amount } bieten
insight-do-pass = passen
insight-do-hammer = den Zuschlag geben
insight-do-raise = die Bank das Geld beschaffen lassen
insight-do-bankrupt = Bankrott anmelden
insight-do-pay = zahlen
insight-do-take-card = stattdessen eine Karte ziehen
insight-do-build = { $number ->
        [1] ein Gebäude
       *[other] { $number } Gebäude
    } in der Gruppe { $group } bauen
insight-do-sell = { $space-at } ein Gebäude verkaufen
insight-do-sell-down = Gebäude der Gruppe { $group } verkaufen
insight-do-mortgage = eine { $mortgage } { $space-at } aufnehmen
insight-do-lift = die { $mortgage } { $space-at } auflösen
insight-do-redeem = die { $mortgage } { $space-at } sofort auflösen
insight-do-keep = für { $space-acc } nur die Zinsen zahlen
insight-do-order = { $number } Gebäude bestellen
insight-do-plan = nach Plan bauen
insight-do-want = { $number } Gebäude haben wollen
insight-do-put = ein Gebäude auf { $space-acc } setzen
insight-do-demand = die Miete verlangen
insight-do-wish = es mit der Miete anders halten
insight-do-offer = anbieten: { $offer }
insight-do-accept = das Angebot von { $name } annehmen
insight-do-reject = das Angebot von { $name } ablehnen
insight-do-withdraw = das eigene Angebot zurückziehen
insight-do-resign = aufgeben
insight-do-nothing = nichts tun

## Was dafür spricht …

insight-for-survive = So ist das Spiel noch nicht verloren.
insight-for-own-group = So ist die Gruppe um { $space-acc } vollständig.
insight-for-other-group = So bekommt { $name } die Gruppe um { $space-acc } nicht zusammen.
insight-for-rent = Das bringt je Runde im Mittel { $amount } mehr Miete.
insight-for-deed = Das bringt { $space-acc } in eigenen Besitz.
insight-for-other-deed = So bekommt { $name } { $space-acc } nicht.
insight-for-jail-in = { $jail-gender ->
        [f] In der
       *[other] Im
    } { $jail } fällt keine Miete an.
insight-for-jail-out = Draußen ist gerade mehr zu gewinnen als zu verlieren.
insight-for-safe = So reicht das Geld, wenn der nächste Wurf { $amount } kostet.
insight-for-cash = So bleiben { $amount } mehr in der Hand.
insight-for-course = Auf lange Sicht gewinnt das öfter.
insight-for-only = Sonst ist hier nichts zu entscheiden.

## … und was dagegen

insight-against-survive = Damit ist das Spiel verloren.
insight-against-own-group = So wird die Gruppe um { $space-acc } nicht vollständig.
insight-against-other-group = So bekommt { $name } die ganze Gruppe um { $space-acc }.
insight-against-rent = Das bringt je Runde im Mittel { $amount } weniger Miete.
insight-against-deed = Das bringt { $space-acc } nicht in eigenen Besitz.
insight-against-other-deed = So bekommt { $name } { $space-acc }.
insight-against-jail-in = Draußen kann es gerade teuer werden.
insight-against-jail-out = { $jail-gender ->
        [f] In der
       *[other] Im
    } { $jail } ist gerade nichts zu gewinnen.
insight-against-safe = Das Geld wird knapp: Der nächste Wurf kann { $amount } kosten.
insight-against-cash = So bleiben { $amount } weniger in der Hand.
insight-against-course = Auf lange Sicht gewinnt das seltener.

## Der Rat am Tisch

insight-advice-best = Rat: { $what } ({ $percent }). { $why }
insight-advice-as-good = Fast gleich gut: { $what } ({ $percent }).
insight-advice-worse = { $what } ({ $percent }). { $why }
insight-advice-risk = Der nächste Wurf kostet im Mittel { $expected }, schlimmstenfalls { $worst }.
insight-advice-no-risk = Beim nächsten Wurf ist nichts zu bezahlen.
insight-advice-played = Von jeder Möglichkeit aus { $games }-mal weitergespielt.
insight-deal = { $name }: { $before } ohne den Handel, { $after } mit ihm ({ $change }).
insight-deal-how = Mit dem Handel und ohne ihn { $games }-mal mit denselben Würfen weitergespielt; ±0: nicht mehr, als auch der Zufall macht.
insight-advice-nothing = Gerade ist nichts zu entscheiden.

## Die Auswertung

insight-title = Auswertung
insight-head = { $edition }: { $turns } Züge, { $over ->
        [yes] gewonnen von { $winners }
       *[no] noch nicht zu Ende
    }
insight-working = Auswertung: { $percent }
insight-how = Chancen zu gewinnen, wenn von jeder Stellung aus { $games }-mal weitergespielt wird. Glück ist, was Würfel und Karten brachten, Entscheidungen sind am Zug einer Strategin gemessen. Punkte sind Prozentpunkte.
insight-column-player = Spieler
insight-column-start = Anfang
insight-column-luck = Glück
insight-column-own = eigene Entscheidungen
insight-column-others = die anderen
insight-column-end = Ende
insight-column-doubt = ±
insight-curve = Chancen zu gewinnen
insight-curve-note = Im blassen Band liegt die Aussicht drei Runden später in acht von zehn Fällen.
insight-axis-turns = Züge
insight-accounts = Glück und Entscheidungen
insight-mistakes = Schlüsselmomente
insight-no-mistakes = Keine Entscheidung war klar schlechter als eine andere.
insight-throws = Die folgenreichsten Würfe
insight-luck = { $kind ->
        [good] { $name } hat { $luck } Punkte Glück gehabt
        [bad] { $name } hat { $luck } Punkte Pech gehabt
       *[even] { $name } hat weder Glück noch Pech gehabt
    } und { $mistakes ->
        [0] keinen groben Fehler gemacht.
        [1] mit einer Entscheidung { $given } verschenkt.
        [2] mit zwei Entscheidungen { $given } verschenkt.
        [3] mit drei Entscheidungen { $given } verschenkt.
       *[other] mit { $mistakes } Entscheidungen { $given } verschenkt.
    }
insight-luck-you = { $kind ->
        [good] Du hast { $luck } Punkte Glück gehabt
        [bad] Du hast { $luck } Punkte Pech gehabt
       *[even] Du hast weder Glück noch Pech gehabt
    } und { $mistakes ->
        [0] keinen groben Fehler gemacht.
        [1] mit einer Entscheidung { $given } verschenkt.
        [2] mit zwei Entscheidungen { $given } verschenkt.
        [3] mit drei Entscheidungen { $given } verschenkt.
       *[other] mit { $mistakes } Entscheidungen { $given } verschenkt.
    }
insight-mistake = Zug { $turn }, { $name }: { $done }. Besser: { $better } ({ $chance-better } statt { $chance }). { $why }
insight-throw = Zug { $turn }: { $what } – { $name } { $change } Punkte.
insight-thrown = Wurf { $first } und { $second }
insight-drawn = Karte „{ $card }“
insight-made = Ausgewertet mit Bankhalter { $version }.

## Rätsel

insight-puzzle-head = Rätsel { $id }: { $edition }, { $grade ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
insight-puzzle-question = Du bist { $name }. { $asked } Was gewinnt am häufigsten?
insight-puzzle-prompt = Deine Wahl (1–{ $count }):
insight-puzzle-right = Richtig: { $best } ({ $percent }). { $why }
insight-puzzle-wrong = Besser: { $best } ({ $percent }). { $why }
insight-puzzle-other = { $what } ({ $percent }). { $why }
insight-puzzle-how = So oft gewinnt, wer so weiterspielt, wenn danach alle wie die Strategin spielen: { $games } Spiele für jede Möglichkeit.
