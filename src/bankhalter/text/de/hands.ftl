### Am echten Brett: was Hände nach einem Schritt auf dem Tisch zu tun haben. Kurz, im Vorbeigehen zu lesen.

hands-token = Setz { $who } auf { $space-acc }.
hands-jail = Setz { $who } { $jail-gender ->
        [m] in den
        [f] in die
       *[n] ins
    } { $jail }.
hands-gone = Nimm die Figur von { $who } vom Brett.
hands-deed = { $deed } „{ $space }“ an { $who }.
hands-deed-back = { $deed } „{ $space }“ zurück zur Bank.
hands-face-down = Dreh { $deed-the-acc } „{ $space }“ um: { $mortgage }.
hands-face-up = Dreh { $deed-the-acc } „{ $space }“ wieder auf die Vorderseite.
hands-build = { $what } { $space-at } aufstellen.
hands-box = { $what } zurück zur Bank ({ $space }).
hands-card = { $jail-card-gender ->
        [m] Den
        [f] Die
       *[n] Das
    } { $jail-card } zu { $who } legen.
hands-card-back = { $jail-card-gender ->
        [m] Den
        [f] Die
       *[n] Das
    } { $jail-card } { $pile ->
        [a] { $deck-a-gender ->
            [m] unter den
            [f] unter die
           *[n] unter das
        } { $deck-a }
       *[b] { $deck-b-gender ->
            [m] unter den
            [f] unter die
           *[n] unter das
        } { $deck-b }
    } legen.
hands-pay = { $who } gibt { $to } { $amount }.
hands-to-side = { $who } legt { $amount } { $side ->
        [pot] in den Topf
       *[bank] in die Bank
    }.
hands-from-side = { $side ->
        [pot] { $to } nimmt { $amount } aus dem Topf
       *[bank] Die Bank gibt { $to } { $amount }
    }.
hands-sides = { $side ->
        [pot] { $amount } aus dem Topf in die Bank
       *[bank] { $amount } aus der Bank in den Topf
    }.
