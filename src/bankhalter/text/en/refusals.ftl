### Why something is not possible, and what to do instead. docs/refusals.md names the rules.

refusal-fine = That is possible.

## When and who

refusal-not-your-turn = It is not for you to answer just now. Wait until you are asked.
refusal-not-now = That does not fit now. First decide what is on the table.
refusal-not-now-thrown = You have already thrown the dice.
refusal-not-now-buy = There is nothing to buy here just now.
refusal-not-now-bid = Nothing is being auctioned just now.
refusal-not-now-pass = There is nothing to pass on just now.
refusal-not-now-jail = You can only leave { $jail } at the start of your turn.
refusal-not-now-card = No card gives you a choice just now.
refusal-not-now-bus = You have not thrown a bus just now.
refusal-not-now-triple = You have not thrown three of a kind just now.
refusal-not-now-scarce = No scarce buildings are being shared out just now.
refusal-not-now-receipt = You have not just taken over a mortgaged property.
refusal-not-now-debt = You owe nothing just now.
refusal-dice-in-air = One moment: first the dice have to lie still and the cards be turned over.
refusal-answer-first = One moment: first the question on the table has to be answered.
refusal-lot-running = An auction is running. You may sell and mortgage; everything else has to wait.
refusal-debt-first = The open debt has to be settled first. Until then you can only sell, mortgage and trade.
refusal-game-over = The game is over.
refusal-closing = The count is about to begin: only those who still owe something do business now.
refusal-no-such-seat = There is no such seat at the table.
refusal-out-of-game = Whoever is out of the game no longer takes part.
refusal-leaving-already = You have already said that you are leaving.
refusal-must-throw = You still have to throw the dice before your turn ends.
refusal-no-time-limit = No playing time was agreed for this game.
refusal-unknown = There is no such thing in this game.

## Property

refusal-no-such-deed = There is no { $deed } for that.
refusal-not-owner = That is not yours.
refusal-not-a-street = You cannot build here, only on { $street-many }.
refusal-no-such-group = There is no such colour group.
refusal-no-cash = You do not have the money. Sell or mortgage something first.
refusal-deed-gone = The bank no longer has this { $deed }.

## Building

refusal-group-incomplete = You need all { $street-many } of this colour before you may build.
refusal-group-mortgaged = Something in this colour group is still mortgaged. Lift the { $mortgage-many } first, then you may build.
refusal-window-closed = You may only build in your own turn or between two turns.
refusal-hotel-stands = There is no room here for more than one { $hotel }.
refusal-hotel-too-early = First there must be enough { $house-many } in the whole colour group, then comes the { $hotel }.
refusal-uneven-building = Build evenly: the whole colour group must be equally built before more is added here.
refusal-no-houses = The bank has no { $house-many } left. Wait until somebody sells.
refusal-no-hotels = The bank has no { $hotel-many } left. Wait until somebody sells.
refusal-too-many-wanted = You cannot build or pay for so many now, or the bank does not have as many.
refusal-must-place = What you won at auction you also have to place.

## Selling buildings

refusal-no-building = There are no such buildings here.
refusal-uneven-sale = Sell evenly: begin where the colour group is built highest.
refusal-too-few-houses = The bank does not have enough { $house-many } to break up the { $hotel }. Sell in the whole colour group at once.
refusal-not-lower = A sale means less. For each { $street } name at most what stands there now, and less somewhere.
refusal-last-place = You are leading the auction and need this place for the building.

## Mortgages

refusal-built = There are still buildings here. Sell them to the bank first.
refusal-group-built = There are still buildings in this colour group. Sell them to the bank first.
refusal-already-mortgaged = It is mortgaged already.
refusal-not-mortgaged = It is not mortgaged at all.
refusal-not-received = That is not among what you have just received.
refusal-interest-uncovered = Whoever takes over a mortgaged property pays interest at once, and there is not enough money for it.

## Auctions

refusal-bid-too-low = That is too little. Bid more than the highest bid, and no less than the opening bid.
refusal-bid-uncovered = You do not have that much money. Sell or mortgage something first.
refusal-off-grain = There is no change that small here. Reckon in steps of { $grain }.
refusal-no-place = You have no place for this building now, so you cannot bid for it.
refusal-not-a-bidder = You are no longer bidding in this auction.
refusal-bid-binds = Your bid is the highest and it stands. Now it is up to the others.

## Rent and debts

refusal-no-such-claim = There is no open rent here that you could ask for.
refusal-solvent = You are not bankrupt yet: sell and mortgage what you have, and it will do.
refusal-insolvent = Even selling and mortgaging everything would not do. Trade, or declare bankruptcy.

## Trade

refusal-no-such-offer = This offer no longer stands, or it is not yours.
refusal-offer-open = First the open offer has to be answered or taken back.
refusal-offer-empty = There is nothing in this offer.
refusal-offer-cash-only = Money alone cannot be traded. A deal needs something other than money.
refusal-offer-cash-both = Only one side pays money. Set the two amounts off against each other.
refusal-offer-to-self = You cannot trade with yourself.
refusal-negative-amount = An amount cannot be below zero.
refusal-not-held = That cannot be given, as it does not belong to the side that would give it.
refusal-giver-short = Whoever made the offer does not have that much money.
refusal-taker-short = You do not have that much money. Sell or mortgage something first.
refusal-debt-guard = Whoever is in debt may not trade away what the debt could still be paid from.
refusal-no-such-debt = There is no open debt between the two of you.
refusal-relief-needs-goods = A debt is only let off for something: whoever owes it has to give something.
refusal-relief-too-high = The debt is not that high.
refusal-too-many-offers = There are too many offers on the table. Answer some of them first.

## Jail

refusal-not-in-jail = You are not in { $jail } at all.
refusal-fine-too-late = You can no longer buy yourself out this time. Try for doubles, or play a card.
refusal-no-jail-card = You do not have this { $jail-card }.

## Dice, spaces, cards

refusal-wrong-dice = That does not go with the dice that are thrown now.
refusal-no-such-steps = The bus takes you by one white die, by the other, or by both.
refusal-no-such-space = There is no such space.
refusal-same-space = You are there already. Choose another space.
refusal-no-such-card = This card cannot come up now.

## What could not be read

refusal-no-word = It does not say what to do.
refusal-unknown-word = I do not know this word.
refusal-no-such-throw = Dice cannot fall like that: 1 to 6 each, for example 3-4.
refusal-unknown-face = The speed die has no such face.
refusal-wrong-arguments = Something is missing, or there is something too many.
refusal-no-number = That is not a whole number I can use.
refusal-no-such-building = There is no such building.
refusal-no-levels = Say what is to stay on each { $street } of the colour group, for example 2-1-1.
refusal-no-such-wish = There is no such standing wish.
