### What happened: one sentence for each event.
### $who acts or gives, $to is the other side. $target says where money goes: player, bank or pot.

## Money

event-paid-start = { $to } gets { $amount } to start with.
event-paid-salary = { $to } passes { $go } and gets { $amount } { $salary }.
event-paid-salary-on = { $to } gets { $amount } { $salary }.
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
event-paid-lift = { $who } pays the bank { $amount }: the mortgage and the interest.
event-paid-interest = { $who } pays the bank { $amount } interest.
event-paid-trade = { $who } pays { $to } { $amount } as agreed.
event-paid-estate = The last money of { $who }, { $amount }, goes to the bank.
event-paid-estate-to = The last money of { $who }, { $amount }, goes to { $to }.
event-paid-pot = { $to } takes the pot: { $amount }!
event-paid-repairs = { $who } pays { $amount } { $target ->
        [pot] into the pot
       *[bank] to the bank
    } for repairs.
event-paid-count = Cash count: { $who } has { $amount } less.
event-paid-count-reason = Reason: { $reason }
event-paid-count-more = Cash count: { $to } has { $amount } more.
event-paid-gift = { $who } pays { $to } { $amount }.

## Dice and moves

event-thrown = { $who } throws { $first } and { $second }.
event-thrown-doubles = { $who } throws doubles: { $first } and { $second }.
event-thrown-speed = { $who } throws { $first }, { $second } and, on the speed die, { $third }.
event-thrown-stays = { $who } throws { $first } and { $second } and stays in { $jail }.
event-moved = { $who } lands { $space-at }.
event-moved-visit = { $who } is just visiting { $jail }.
event-jailed = { $who } goes to { $jail }.
event-freed = { $who } gets out of { $jail }.
event-turn = It is { $who }’s turn.
event-starts = { $who } begins.
event-speed = { $who } plays with the speed die from now on.

## Property

event-deed = { $to } gets { $space-acc } from { $who }.
event-deed-bought = { $to } now owns { $space-acc }.
event-deed-returned = { $who } gives { $space-acc } back to the bank.
event-level-up = { $who } builds { $space-at }: now { $count } { $buildings }.
event-level-hotel = { $who } builds a { $hotel } { $space-at }!
event-level-down = { $who } sells { $space-at }: { $count } { $buildings } left.
event-level-empty = { $who } sells { $space-at }: no building is left.
event-mortgaged = { $who } mortgages { $space-acc }.
event-lifted = { $who } lifts the mortgage { $space-at }.
event-lifted-bank = The bank takes { $space-acc } over free of mortgage.
event-declined = { $who } does not buy { $space-acc }.

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
event-unsold = Nobody bids. Left with the bank: { $lot }.
event-scarce = { $who } would like to build { $count } { $what }. Who else wants some? The bank has { $stock } left.

## Rent and debts

event-claim = { $to } is { $space-at }: { $who } may ask for { $amount } rent.
event-claim-throw = { $to } is { $space-at }: { $who } may ask for rent, and { $to } throws for the amount.
event-lapsed = Too late: { $who } no longer gets the { $amount } rent for { $space-acc } from { $to }.
event-lapsed-throw = Too late: { $who } no longer gets the rent for { $space-acc } from { $to }.
event-owes = { $who } owes { $to } { $amount } rent.
event-set-off = { $who } and { $to } set { $amount } of their debts off against each other.

## Trade

event-offer = { $who } makes { $to } an offer.
event-accepted = { $to } accepts the offer from { $who }.
event-rejected = { $to } turns down the offer from { $who }.
event-withdrawn = { $who } takes back the offer to { $to }.
event-offer-lapsed = The offer from { $who } to { $to } no longer stands.

## Leaving and the end

event-out = { $who } is bankrupt and out of the game. What is left goes to { $to }.
event-out-bank = { $who } is bankrupt and out of the game. What is left goes to the bank.
event-out-left = { $who } is out of the game. What is left goes to { $to }.
event-leaving = { $who } is leaving the game.
event-time = Time is up!
event-counted = { $who } is worth { $amount } altogether.
event-over = { $winners } wins!
event-over-tie = A tie: { $winners } win together!
