### Who is to do what now: one sentence for each decision.

awaited-turn = { $who } is to throw the dice.
awaited-turn-again = { $who } had doubles: throw again.
# $choices lists what is possible now, with “or” before the last.
awaited-turn-jail = { $who } is in { $jail }: { $choices }.
awaited-jail-throw = try for doubles
awaited-jail-fine = pay { $amount }
awaited-jail-card = use the { $jail-card }
awaited-jail-stay = stay there

awaited-rest = { $who } may still build or trade, or end the turn.
awaited-purchase = { $who }: buy { $space } for { $amount } or let it be auctioned?
awaited-purchase-short = { $who }: buy { $space } for { $amount }? There is not enough money yet. Raise some first or let it be auctioned?

awaited-roll = The dice are rolling for { $who }.
awaited-draw = { $who } draws a card from the { $pile ->
        [a] { $deck-a }
       *[b] { $deck-b }
    }.
awaited-rent-roll = { $who } throws for the rent due to { $to }: the total times { $factor }.
awaited-steps = { $who } takes the bus: { $choices } spaces?
awaited-jump = { $who } has three of a kind: jump to any space, or move as usual?
awaited-card-choice = { $who }: pay { $amount } or draw a card from the { $pile ->
        [a] { $deck-a }
       *[b] { $deck-b }
    }?
awaited-receipt = { $who } has received mortgaged property: { $deeds }. Lift the mortgage now, or pay just the interest?
awaited-deal = The title deeds are being dealt: { $who } gets the next one.
awaited-opening = { $who } throws to see who begins.
awaited-over = The game is over: { $who } has won.
awaited-over-tie = The game is over: { $who } have won together.

awaited-debt = { $who } owes { $target ->
        [bank] the bank
       *[player] { $to }
    } { $amount }{ $cash ->
        [hidden] { "" }
       *[other] { "" } and has { $cash }
    }: sell, mortgage or trade.
awaited-debt-lost = { $who } owes { $target ->
        [bank] the bank
       *[player] { $to }
    } { $amount } and cannot raise that any more: trade or declare bankruptcy.

awaited-auction = Up for auction: { $lot }. { $who }: bid at least { $least }, or pass?
awaited-auction-led = Up for auction: { $lot }. { $leader } leads with { $high }. { $who }: bid at least { $least }, or pass?
awaited-auction-live = Up for auction: { $lot }. Who bids? It starts at { $least }.
awaited-auction-live-led = Up for auction: { $lot }. { $leader } leads with { $high }. Who bids more, from { $least }?

awaited-bonus = { $who } threw { $mr } and will move on to the next free property.
awaited-move = { $who } moves on.
awaited-estate = The estate of { $who } is being auctioned.
awaited-wants = The bank has { $stock } { $what } left. { $who }: how many would you like?
awaited-lots = The scarce buildings are auctioned one by one.
awaited-place = { $who } may place { $count } { $what }: where? Or do without.
awaited-place-won = { $who } has won { $count } { $what } at auction: where to put them?
awaited-call = { $debtor } is about to drop out. { $who }: ask for open rent now, or let it go?
awaited-final-call = Time is up. { $who }: ask for open rent now, or let it go?
awaited-count = Everybody’s wealth is being counted.
