### What happened: one sentence for each event.
### $who acts or gives, $to is the other side. $target says where money goes: player, bank or pot.

## Money

event-paid-start = { $to } gets { $amount } to start with.
event-paid-salary = { $to } gets { $amount } { $salary } for { $go }.
event-paid-price = { $who } pays the bank the price of { $amount }.
event-paid-bid = { $who } pays the bank the bid of { $amount }.
event-paid-rent = { $who } pays { $to } { $amount } rent.
event-paid-tax = { $who } pays { $amount } { $target ->
        [pot] into the pot
       *[bank] to the bank
    }.
# A card asks for money …
event-paid-card = { $who } pays { $amount } { $target ->
        [pot] into the pot
       *[bank] to the bank
    }.
# … or brings some.
event-paid-card-to = { $to } gets { $amount } from the bank.
event-paid-fine = { $who } pays a { $fine } of { $amount } { $target ->
        [pot] into the pot
       *[bank] to the bank
    }.
event-paid-build = { $who } pays the bank { $amount } for building.
event-paid-sell = { $to } gets { $amount } for the buildings sold.
event-paid-mortgage = { $to } gets { $amount } for it from the bank.
event-paid-lift = { $who } pays { $amount } to lift a { $mortgage }.
event-paid-interest = { $who } pays the bank { $amount } interest.
event-paid-trade = { $who } pays { $to } { $amount } as agreed.
event-paid-estate = The last money of { $who }, { $amount }, goes to the bank.
event-paid-estate-to = The last money of { $who }, { $amount }, goes to { $to }.
event-paid-pot = { $to } takes the pot: { $amount }!
event-paid-repairs = { $who } pays { $amount } { $target ->
        [pot] into the pot
       *[bank] to the bank
    } for repairs.
event-paid-gift = { $who } pays { $to } { $amount }.

## Dice and moves

event-thrown = { $who } throws { $first } and { $second }.
event-thrown-doubles = { $who } throws doubles: { $first } and { $second }.
event-thrown-speed = { $who } throws { $first }, { $second } and, on the speed die, { $third }.
event-thrown-stays = { $who } throws { $first } and { $second } and stays in { $jail }.
event-moved = { $who } lands on { $space }.
event-jailed = { $who } goes to { $jail }.
event-freed = { $who } gets out of { $jail }.
event-turn = It is { $who }’s turn.
event-starts = { $who } begins.
event-speed = { $who } plays with the speed die from now on.

## Property

event-deed = { $deed } goes from { $who } to { $to }.
event-deed-bought = { $deed } now belongs to { $to }.
event-deed-returned = { $deed } goes back from { $who } to the bank.
event-level-up = { $who } builds: { $deed } now has { $count } { $buildings }.
event-level-hotel = { $who } builds: { $deed } now has a { $hotel }!
event-level-down = { $who } sells: { $deed } has { $count } { $buildings } left.
event-level-empty = { $who } sells: there is no building on { $deed } any more.
event-mortgaged = { $who } mortgages { $deed }.
event-lifted = { $deed } is free of { $mortgage-many } again.
event-lifted-bank = The bank takes { $deed } over free of { $mortgage-many }.
event-declined = { $who } does not buy: { $deed } is put up for auction.

## Cards

event-drawn = { $who } draws a card from the { $pile ->
        [a] { $deck-a }
       *[b] { $deck-b }
    }: “{ $text }”
event-kept = { $who } keeps the { $jail-card }.
event-card-back = The { $jail-card } goes under the { $pile ->
        [a] { $deck-a }
       *[b] { $deck-b }
    }.
event-card-to = { $to } gets a { $jail-card } from { $who }.

## Auctions

event-lot = For sale by auction: { $lot }, from { $amount }.
event-bid = { $who } bids { $amount }.
event-passed = { $who } passes.
event-sold = Sold! { $lot } for { $amount } to { $who }.
event-unsold = Nobody bids: { $lot } stays with the bank.
event-scarce = { $who } would like { $count } { $what }, and the bank has only { $stock } left. Who else would?

## Rent and debts

event-claim = { $to } is on { $deed }: { $who } may ask for { $amount } rent.
event-claim-throw = { $to } is on { $deed }: { $who } may ask for rent, and { $to } throws for the amount.
event-lapsed = Too late: { $who } no longer gets the { $amount } rent for { $deed } from { $to }.
event-lapsed-throw = Too late: { $who } no longer gets the rent for { $deed } from { $to }.
event-owes = { $who } owes { $to } { $amount } rent.
event-set-off = { $who } and { $to } set { $amount } of their debts off against each other.

## Trade

event-offer = { $who } makes { $to } an offer.
event-accepted = { $to } accepts the offer from { $who }.
event-rejected = { $to } turns down the offer from { $who }.
event-withdrawn = { $who } takes back the offer to { $to }.
event-offer-lapsed = The offer from { $who } to { $to } no longer stands.

## Leaving and the end

event-out = { $who } is bankrupt. Everything goes to { $to }.
event-out-bank = { $who } is out of the game. Everything goes to the bank.
event-leaving = { $who } is leaving the game.
event-time = Time is up!
event-counted = { $who } is worth { $amount } altogether.
event-over = { $winners } wins!
event-over-tie = A tie: { $winners } win together!
