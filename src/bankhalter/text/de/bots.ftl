### Computergegner: wer sie sind, was sie sagen und warum.

bot-name-random = Glücksritter
bot-about-random = Wählt aufs Geratewohl irgendeinen erlaubten Zug.
bot-name-cautious = Sparfuchs
bot-about-cautious = Hält sein Bargeld zusammen, bietet wenig, baut wenig und verkauft nur teuer.
bot-name-builder = Baumeister
bot-about-builder = Kauft jedes Grundstück, auf dem er landet, und baut, solange Geld da ist.
bot-name-trader = Händlerin
bot-about-trader = Ist immer auf einen Handel aus und kauft, was anderen fehlt.
bot-name-strategist = Strategin
bot-about-strategist = Rechnet mit Wahrscheinlichkeiten: was ein Feld einbringt, was der nächste Wurf kosten kann und was ein Handel an den Aussichten aller ändert.
bot-name-champion = Meister
bot-about-champion = Spielt vor jeder wichtigen Entscheidung im Kopf einige Runden weiter und vergleicht die Aussichten.
bot-name-simple = Mitspieler
bot-about-simple = Spielt schlicht und zügig, ohne Hintergedanken.
bot-name-default = Niemand
bot-about-default = Tut nur, was geschieht, wenn jemand schweigt.
bot-name-fp-a = FP-A
bot-about-fp-a = Veröffentlichter Vergleichsgegner A, streng bei Angeboten.
bot-name-fp-b = FP-B
bot-about-fp-b = Veröffentlichter Vergleichsgegner B: Verkehrsfelder und die teuersten Gruppen; streng bei Angeboten.
bot-name-fp-c = FP-C
bot-about-fp-c = Veröffentlichter Vergleichsgegner C: Orange, Hellblau, Verkehrsfelder, drei Gebäude; streng bei Angeboten.
bot-name-fp-a-loose = FP-A locker
bot-about-fp-a-loose = Veröffentlichter Vergleichsgegner A, nimmt Angebote an wie veröffentlicht.
bot-name-fp-b-loose = FP-B locker
bot-about-fp-b-loose = Veröffentlichter Vergleichsgegner B, nimmt Angebote an wie veröffentlicht.
bot-name-fp-c-loose = FP-C locker
bot-about-fp-c-loose = Veröffentlichter Vergleichsgegner C, nimmt Angebote an wie veröffentlicht.

# Warum ein Angebot abgelehnt wird
bot-declines = „{ $reason }“
bot-no-no-trade = So handle ich nicht.
bot-no-coin = Die Münze sagt nein.
bot-no-too-little = Das ist mir zu wenig.
bot-no-too-dear = Das ist mir zu teuer.
bot-no-helps-you-more = Das nützt dir weit mehr als mir.
bot-no-helps-leader = Du liegst schon vorn; so billig helfe ich dir nicht weiter.
bot-no-needs-cash = Ich brauche mein Bargeld.
bot-no-own-group = Ich will meine Gruppe zusammenhalten.
bot-no-mortgaged = Mit belasteten Grundstücken handle ich nicht.
bot-no-worse-ahead = Ich habe es im Kopf durchgespielt: Damit stünden meine Aussichten schlechter.
bot-no-impossible = Das geht gerade nicht.

# Warum etwas getan wurde
bot-why-buy = Für { $space-acc } würde ich etwa { $amount } zahlen.
bot-why-complete = Mit { $space-dat } habe ich die ganze Gruppe.
bot-why-block = Mit { $space-dat } hätte jemand die ganze Gruppe; da greife lieber ich zu.
bot-why-take = Ich kann mir { $space-acc } leisten.
bot-why-save = Ich behalte mein Geld lieber in der Hand.
bot-why-bid = Für { $space-acc } biete ich { $amount }.
bot-why-bid-building = Gebäude sind knapp; { $amount } ist es mir wert.
bot-why-pass = Mehr ist es mir nicht wert.
bot-why-build = Nach etwa { $turns } Zügen der anderen zahlt es sich aus, { $space-at } zu bauen.
bot-why-build-on = Was ich nicht als Rücklage brauche, stecke ich in { $space-acc }.
bot-why-lift = Geld ist da: Ich löse die { $mortgage } { $space-at } auf und bekomme wieder Miete.
bot-why-raise = Von allem, was ich beleihen kann, verliere ich mit { $space-dat } am wenigsten Miete.
bot-why-pledge = Die { $mortgage } { $space-at } bringt mir Geld für Besseres.
bot-why-jail = { $jail-gender ->
        [m] Im
        [f] In der
       *[n] Im
    } { $jail } zahle ich keine Miete.
bot-why-leave = Ich will { $jail-gender ->
        [m] aus dem
        [f] aus der
       *[n] aus dem
    } { $jail }: Draußen ist mehr zu gewinnen als zu verlieren.
bot-why-offer = Dieser Handel mit { $name } ist mir etwa { $amount } wert.
bot-why-sell = { $name } hat von { $space-dat } mehr als ich; das soll sich auch für mich lohnen.
bot-why-sell-to-build = Für { $space-acc } bekomme ich Geld zum Bauen.
bot-why-accept = Unter dem Strich bringt mir das etwa { $amount }.
bot-why-counter = So nicht, { $name }; aber mit { $amount } kämen wir ins Geschäft.
bot-why-market = { $name } verkauft zum Kaufpreis; so komme ich an { $space-acc }.
bot-why-sound = Ich frage { $name } nach { $space-dat }, um zu sehen, wer zum Kaufpreis verkauft.
bot-why-collect = Mit { $space-dat } komme ich einer Gruppe näher; ich biete { $name } etwas mehr als den Kaufpreis.
bot-why-break-up = { $name } hat die ganze Gruppe um { $space-acc }; ich breche sie auf, bevor dort { $house-many } stehen.
bot-why-prevent = { $name } hat die Gruppe um { $space-acc } fast beisammen; ich komme zuvor.
bot-why-for-all = Mit { $space-dat } hat { $name } eine ganze Gruppe; dafür verlange ich alles Bargeld: { $amount }.
bot-why-sell-dearly = { $name } zahlt mehr als den Kaufpreis für { $space-acc }: { $amount }.
bot-why-cheap = Ich biete { $name } weniger als den Kaufpreis für { $space-acc }.
bot-why-lend = Für { $amount } bekommt { $name } mit { $space-dat } eine ganze Gruppe; ich kaufe sie gleich zum Kaufpreis zurück.
bot-why-buy-back = Ich hole mir { $space-acc } gleich zum Kaufpreis zurück.
bot-why-ahead = Ich habe im Kopf weitergespielt: So stehen meine Aussichten am besten.

# Fehler
bot-fault-crashed = { $name } ist in Zug { $turn } abgestürzt ({ $detail }); es geht mit Standardzügen weiter.
bot-fault-slow = { $name } hat in Zug { $turn } die Bedenkzeit verbraucht; es geht mit Standardzügen weiter.
bot-fault-illegal = { $name } wollte in Zug { $turn } etwas Unerlaubtes ({ $detail }); es geht mit Standardzügen weiter.
bot-fault-silent = { $name } hat in Zug { $turn } nichts gesagt; es geht mit Standardzügen weiter.
bot-fault-endless = { $name } fand in Zug { $turn } kein Ende; es geht mit Standardzügen weiter.

# bankhalter bot-host
bot-host-game = Partie { $game }: { $result }
bot-host-won = { $name } hat nach { $turns } Zügen gewonnen.
bot-host-lost = { $name } hat nach { $turns } Zügen verloren.
bot-host-open = nach { $turns } Zügen nicht beendet.
bot-host-sum = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $won } gewonnen, { $faults } mit Fehler; { $time } ms je Antwort.

# bankhalter tournament
tournament-title = Turnier
tournament-lead = { $games } Partien zu { $seats }, jede Sitzordnung; Startwert { $seed }
tournament-rating = Wertungen (95-%-Bereich)
tournament-rank = Rang
tournament-bot = Bot
tournament-points = Punkte
tournament-won = Gewonnen
tournament-alone = Allein gewonnen
tournament-together = Einer von mehreren gewann
tournament-time = Je Antwort
tournament-matrix = Wer schlägt wen: von den Partien an einem Tisch, die einer der beiden gewann, der Anteil der Zeile
tournament-lineups = Aufstellungen: wie oft der Erste gewann
tournament-unfinished = { $share } der Partien endeten nicht in { $rounds } Runden.
tournament-faults = Fehler
tournament-none = keine
lab-tournament-too-few = { $seats } Plätze brauchen mindestens { $need } verschiedene Bots oder --mode league.
lab-tournament-twice = „{ $name }“ ist zweimal genannt.
lab-tournament-other = In { $place } steht ein anderes Turnier.
lab-tournament-not-one = In { $place } steht kein Turnier.
tournament-interrupted = Unterbrochen; was fertig war, bleibt erhalten.

# bankhalter train
train-learned = Aus { $rows } Stellungen einzelner Spieler gelernt; geschrieben nach { $out }.
train-held-out = An anderen Partien geprüft: Log-Verlust { $log_loss } (nach Runde 15: { $log_loss_late }), Kalibrierungsfehler { $calibration }
train-prospects = Nur nach Besitz: Log-Verlust { $log_loss } (nach Runde 15: { $log_loss_late }), Kalibrierungsfehler { $calibration }
train-even = Wären alle gleich: Log-Verlust { $log_loss } (nach Runde 15: { $log_loss_late }), Kalibrierungsfehler { $calibration }
