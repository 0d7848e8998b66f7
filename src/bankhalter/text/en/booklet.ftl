### The booklet: each paragraph has a heading (…-title) and a text. Which paragraphs there are, which rules they
### state and where they apply stands in text/booklet/contents.py. No number is typed here: sums (…-sum) and
### counts come from the edition, the switches have the names of docs/switches.md.

booklet-name = Rules: { $edition }
booklet-rules = Rules

## Chapters

booklet-chapter-goal = What it is about
booklet-chapter-box = What is in the box
booklet-chapter-setup = Getting ready
booklet-chapter-turn = A turn
booklet-chapter-squares = The spaces
booklet-chapter-buy = Buying and auctions
booklet-chapter-rent = Rent
booklet-chapter-build = Building
booklet-chapter-sell = Selling buildings
booklet-chapter-mortgage = Mortgages
booklet-chapter-trade = Trading
booklet-chapter-cards = Cards
booklet-chapter-jail = { $jail }
booklet-chapter-debt = Debts and bankruptcy
booklet-chapter-speed = The speed die
booklet-chapter-short = The short game
booklet-chapter-time = The timed game
booklet-chapter-win = Who wins
booklet-chapter-forbidden = What is not allowed
booklet-chapter-questions = Is that allowed? Questions and answers
booklet-chapter-tips = Tips
booklet-chapter-history = How the game came about

## What it is about

booklet-goal-aim-title = The aim
booklet-goal-aim = You move round the board, buy properties, build on them and collect rent. { $counted ->
        [yes] At this table the end is counted: whoever has the greatest fortune then wins.
       *[no] The last one who is not bankrupt wins.
    }
booklet-goal-how-title = How to get ahead
booklet-goal-how = Collect all { $street-many } of a colour: their rent doubles, and you may build. Every building raises the rent a good deal. When money runs short, the bank helps with a mortgage, or you trade with the others.
booklet-goal-players-title = How many can play
booklet-goal-players = There is room for { $players-min } to { $players-max } people, each with a token of their own.{ $age ->
        [0] { "" }
       *[other] { " " }The game is meant for everybody from the age of { $age }.
    }

## What is in the box

booklet-box-parts-title = The parts
booklet-box-parts = All this belongs to the game. There are never more { $house-many } and { $hotel-many } than it says here: the stock is a hard limit.
booklet-box-tokens-title = The tokens
booklet-box-tokens = You can choose from: { $token-names }.
booklet-box-properties-title = Kinds of property
booklet-box-properties = There are { $deeds } properties: { $property-kinds }.
booklet-box-deed-title = What the deeds say
booklet-box-deed = Every property has { $deed-a }. It shows the rent for each stage of building and the prices of buildings{ $deed-double ->
        [yes] , with a note about double rent
       *[no] { "" }
    }. The mortgage value is on its back{ $deed-mortgage ->
        [yes] , and on the front too.
       *[no] .
    } The price of the property is on the board{ $deed-price ->
        [yes] , and { $deed-the } names it as well.
       *[no] .
    }
booklet-box-classic-title = Values of the classic game
booklet-box-classic = { $times ->
        [1] Names and pictures are its own, the values are not: prices, rents, building costs and mortgages are exactly those of the classic board. The four corners are the same too.
       *[other] If you know the classic board you will soon feel at home: prices, rents, building costs and mortgages are { $times } times as high throughout.
    }
booklet-box-words-title = What goes by another name
booklet-box-words = If you know the classic game, just swap a few words: { $renamed }. They work in the same way.
booklet-box-twins-title = Building or property?
booklet-box-twins = Do not mix up buildings and properties: { $house-a } and { $hotel-a } are built; { $station-a } and { $utility-a } are bought like any other property, and nothing is ever built there.
booklet-box-money-title = Money and odd sums
booklet-box-money = { $has-currency ->
        [yes] You pay in { $currency }, written like this: { $salary-sum }.{ " " }
       *[no] { "" }
    }Sums go in steps of { $grain }; the smallest note is { $smallest-sum }. Interest is rounded up for each property by itself. If a note is missing, a slip of paper will do: the bank simply writes the sum down.

## Getting ready

booklet-setup-banker-title = The banker
booklet-setup-banker = Choose a banker, who keeps the bank's money, holds the auctions and keeps private money strictly apart from the bank's. At this table whoever sits in seat { $banker-number } is the banker; the program does the sums.
booklet-setup-banker-plays-title = Does the banker play too?
booklet-setup-banker-plays = { $banker-may-abstain ->
        [yes] With { $abstain-from } people or more the banker may choose to play or only to keep the bank; with fewer the banker plays. { $banker-plays ->
            [no] At this table the banker only keeps the bank: no token, no money, no bids.
           *[yes] At this table the banker plays.
        }
       *[no] The banker plays like everybody else.
    }
booklet-setup-bank-title = What the bank does
booklet-setup-bank = The bank keeps the money, the { $deed-many }, the { $house-many } and the { $hotel-many }. It sells and auctions properties and buildings, pays you what is yours, collects charges and { $fine-many }, and grants mortgages.
booklet-setup-rich-title = The bank is never bankrupt
booklet-setup-rich = When the bank runs out of money, the banker writes sums on slips of paper, and they are as good as notes. Whatever the bank owes you, you always get in full.
booklet-setup-tray-title = The tray and the card trays
booklet-setup-tray = Before the very first game press the { $feet } rubber feet into the bottom of the sorting tray and put the stickers on it and on the card trays. Then the money, the { $deed-many }, the { $house-many } and the { $hotel-many } go into their compartments and the card trays on their places on the board. On a screen all that is done already.
booklet-setup-cards-title = The piles of cards
booklet-setup-cards = Separate the two kinds of cards, shuffle each by itself and lay them face down on their spots: { $cards-a } { $card-a-many } and { $cards-b } { $card-b-many }.
booklet-setup-token-title = Tokens on { $go }
booklet-setup-token = Everybody chooses a token and puts it on { $go }.
booklet-setup-money-title = Starting money
booklet-setup-money = { $other-start ->
        [yes] This table agreed on another starting capital: everybody begins with { $start-now-sum }. By the booklet it would be { $printed-start-sum } in these notes.
       *[no] { $speed-die ->
            [yes] Everybody gets { $start-sum } in these notes and, as you play with the speed die, another { $bonus-sum }: everybody begins with { $start-now-sum }.
           *[no] Everybody gets { $start-sum } in these notes.
        }
    }
booklet-setup-rest-title = What stays in the bank
booklet-setup-rest = The rest of the money, all { $deed-many } and all buildings are in the bank at the beginning.
booklet-setup-first-title = Who begins?
booklet-setup-first = From the banker on everybody throws both dice once. The highest total begins. If several have the highest, only they throw again until one is ahead.
booklet-setup-order-title = The order of play
booklet-setup-order = Then it goes on clockwise, always to the left. Whoever is out of the game is skipped.
booklet-setup-open-title = What everybody can see
booklet-setup-open = Properties, mortgages, buildings and { $jail-card-many } lie open. { $cash-visible ->
        [yes] Nobody hides their money either: everybody may see how much the others have.
       *[no] How much money you have you need not show to anybody.
    }

## A turn

booklet-turn-throw-title = Throw and move
booklet-turn-throw = Throw both dice, move your token clockwise by their total and then do what the space you land on says.
booklet-turn-go-title = { $salary }: { $salary-sum } for { $go }
booklet-turn-go = Every time you land on { $go } or pass it, the bank pays you your { $salary }, { $salary-sum }, even before you do what your new space says. That can happen twice in one turn. Moving backwards or going to { $jail } earns nothing. { $double-salary-on-go ->
        [yes] If your move ends exactly on { $go } you get twice as much at this table, that is { $double-sum }.
       *[no] Landing exactly on { $go } brings no more than passing it.
    }
booklet-turn-doubles-title = Doubles: throw again
booklet-turn-doubles = When both dice show the same number, that is doubles. Finish the move completely and then throw again; you have to.
booklet-turn-third-title = The third doubles
booklet-turn-third = Three doubles in a row in one turn is too fast: after the third you do not move but go to { $jail } at once.
booklet-turn-end-title = The end of a turn
booklet-turn-end = When everything is done you hand the dice to the player on your left. As long as you still have to throw, your turn is not over.
booklet-turn-together-title = Several on one space
booklet-turn-together = Any number of tokens may stand on the same space.
booklet-turn-anytime-title = What you may do at any time
booklet-turn-anytime = { $build-window ->
        [between_turns] You may trade, sell buildings, take out and lift mortgages, bid and demand rent at any time, also when it is somebody else's turn and also in { $jail }. Only buildings are bought in your own turn or between the turns of others, that is before the next player has thrown.
       *[anytime] Demanding rent, bidding, building, selling buildings, taking out and lifting mortgages and trading is possible at any time: also when it is somebody else's turn, and even in { $jail }.
    }
booklet-turn-pause-title = When everybody waits a moment
booklet-turn-pause = From a throw until it is clear what the new space asks for, everything else rests. During an auction you may only sell buildings and take out mortgages, so that you can bid.
booklet-turn-first-title = What comes first
booklet-turn-first = When many things come together this is their order: the running auction, then open debts, the oldest first, then further auctions, then the question whether you buy, and last the next throw or the end of your turn. A rent nobody has demanded yet holds nothing up; if it is demanded during an auction it is due afterwards.

## The spaces

booklet-squares-all-title = Once round the board
booklet-squares-all = These are the { $spaces } spaces, clockwise from { $go }. The number on the right is the price or the charge.
booklet-square-free-title = A free property
booklet-square-free = If nobody owns the space yet, you may buy it; otherwise it is auctioned.
booklet-square-owned-title = Somebody else's property
booklet-square-owned = If it belongs to somebody else, you owe rent.
booklet-square-own-title = Your own property
booklet-square-own = If you land on your own property nothing happens: you pay nothing and get nothing.
booklet-square-draw-title = “{ $name-deck-a }” and “{ $name-deck-b }”
booklet-square-draw = Draw the top card of the pile that belongs to the space and follow it at once.
booklet-square-tax-title = { $tax-names }
booklet-square-tax = Here you pay what the space says: { $tax-sums }. { $free-parking-pot ->
        [yes] At this table the money goes into the pot on “{ $name-parking }”.
       *[no] The money goes to the bank and nowhere else.
    }
booklet-square-jail-title = Just visiting
booklet-square-jail = If an ordinary move takes you to “{ $name-jail }” you are just visiting. You put your token at the edge, and nothing happens. Your next turn is an ordinary one.
booklet-square-to-jail-title = “{ $name-to-jail }”
booklet-square-to-jail = Whoever lands here puts the token in { $jail } at once and gets nothing for { $go }. The turn is over.
booklet-square-parking-title = “{ $name-parking }”
booklet-square-parking = { $free-parking-pot ->
        [yes] At this table the pot is here. Charges, payments to the bank for cards and { $fine-many } go into it. Whoever lands on the space gets it all; whoever stands there already gets every new payment at once. If several stand there, it is the one who came first.
       *[no] Here you take a rest: you pay nothing and get nothing. You may do business all the same, such as collecting rent.
    }

## Buying and auctions

booklet-buy-right-title = Buying
booklet-buy-right = If you land on a free property, only you have the right to buy it from the bank at the printed price. You pay and lay { $deed-the } face up before you.
booklet-buy-decline-title = Not buying
booklet-buy-decline = You never have to buy. If you do not want to or cannot, the bank auctions the property at once.
booklet-buy-cash-title = If you do not have the money
booklet-buy-cash = If you are short of money for the purchase you may first sell buildings, take out mortgages or trade. If that is still not enough, it counts as a no, and there is an auction.
booklet-buy-alike-title = { $unbuilt-kinds }
booklet-buy-alike = { $unbuilt-kinds } are bought and auctioned just like { $street-many }.
booklet-buy-always-title = From the start, as often as you like
booklet-buy-always = You may buy in the very first round, and every time you land on a free property, no matter whether the dice or a card took you there.
booklet-auction-when-title = When there is an auction
booklet-auction-when = There is an auction when somebody does not buy a free property, when somebody goes bankrupt to the bank, and when several want the last buildings.
booklet-auction-who-title = Who may bid
booklet-auction-who = Everybody may bid: also the one who did not want to buy, also the banker as a player, and also whoever is in { $jail }. Only those with an open debt have to settle it first.
booklet-auction-open-title = The first bid
booklet-auction-open = The first bid for a property is at least { $opening-sum }, every further one at least { $grain } more than the one before. The price may end below or above the printed one.
booklet-auction-cash-title = Only with the money in hand
booklet-auction-cash = Bid only what you have in cash. Between two bids you may sell buildings and take out mortgages. As long as your bid is the highest, that money stays put.
booklet-auction-order-title = How bidding goes
booklet-auction-order = { $auction-mode ->
        [live] Bids are called out in any order. When nobody calls more, the hammer falls.
       *[round_robin] Bidding goes round, beginning left of the one who did not buy or is bankrupt. When it is your turn you bid more or pass. Passing when there is a bid puts you out; before the first bid a pass does not count yet. Nobody raises their own bid.
    }
booklet-auction-bound-title = A bid is a bid
booklet-auction-bound = You cannot take a bid back. If nobody bids more you have to buy at your bid: you pay the bank and get { $deed-the }.
booklet-auction-nobody-title = If nobody bids
booklet-auction-nobody = If nobody wants it, the property stays with the bank. Whoever lands on it next may buy it again.

## Rent

booklet-rent-due-title = When rent is due
booklet-rent-due = If you land on a property that belongs to somebody else, you owe the rent printed on { $deed-the }. That goes for every landing, also when doubles take you on at once.
booklet-rent-demand-title = Demanding rent
booklet-rent-demand = { $rent-demand ->
        [auto] Nobody has to watch out at this table: every rent is demanded by itself and paid at once.
       *[manual] Watch out! You only get rent if you ask for it, and before the next player in turn has thrown the dice. After that it has lapsed, and nobody owes you anything. If the payer throws again after doubles, you still have time. If you like, the program demands it for you; calling for it yourself is how it is played at home.
    }
booklet-rent-lapse-title = When a rent lapses
booklet-rent-lapse = A rent lapses with the next player's throw, when its owner is out of the game, and when the game ends. If the payer resigns, everybody who can still demand rent is called one last time{ $clock-known ->
        [yes] ; the same goes before the count when an agreed playing time is up.
       *[no] .
    }
booklet-rent-fixed-title = The sum is fixed on landing
booklet-rent-fixed = What is due and who gets it is settled when you land. Whether somebody builds, sells or mortgages afterwards changes nothing.
booklet-rent-double-title = Double rent
booklet-rent-double = If you own all { $street-many } of a colour, { $street-each } without buildings brings double rent, even if others of the group are built on. { $double-rent-despite-mortgage ->
        [yes] That is so even if something in the group is mortgaged.
       *[no] But if anything in the group is mortgaged, there is only the single rent.
    } Example “{ $example-street }”: single { $example-rent-sum }, double { $example-double-sum }.
booklet-rent-built-title = Rent with buildings
booklet-rent-built = If anything has been built on { $street-a }, exactly the sum printed for so many { $house-many } or for { $hotel-the } is due. It is never doubled.
booklet-rent-streets-title = The rents of all { $street-many }
booklet-rent-streets = The rent without buildings, with { $house-many } and with { $hotel-a }.
booklet-rent-stations-title = Rent for { $station-many }
booklet-rent-stations = What counts here is how many { $station-many } the same person owns. { $count-mortgaged ->
        [yes] Mortgaged ones are counted, but bring nothing themselves.
       *[no] Mortgaged ones are not counted and bring nothing themselves.
    }
booklet-rent-utilities-title = Rent for { $utility-many }
booklet-rent-utilities = Here the dice decide: if somebody owns one of them you pay { $utility-one } times the total of the dice; if the same person owns { $utilities ->
        [2] both
       *[other] all
    }, { $utility-all } times. { $utility-dice ->
        [move_throw] The throw that brought you here counts. If a card sent you, you throw both dice anew.
       *[anew] For that you throw the dice anew once the rent is demanded. This throw moves nobody and does not count as doubles.
    } { $count-mortgaged ->
        [yes] Even if one of them is mortgaged it counts for the other.
       *[no] If one of them is mortgaged it does not count for the other.
    }
booklet-rent-mortgaged-title = No rent with a mortgage
booklet-rent-mortgaged = For a mortgaged property, its deed turned over, you get no rent. Your other properties go on bringing rent, also those of the same colour.
booklet-rent-jail-title = Rent from { $jail }
booklet-rent-jail = Whoever is in { $jail } gets their rent as always.

## Building

booklet-build-group-title = Where you may build
booklet-build-group = You may build only on { $street-many }, and only if you own all { $street-many } of that colour. It does not matter where your token is.
booklet-build-price-title = What a building costs
booklet-build-price = { $deed-the } names the price. Example “{ $example-street }”: { $house-each } costs { $example-house-sum }, { $hotel-the } another { $example-hotel-sum }.
booklet-build-prices-title = Prices and mortgage values
booklet-build-prices = Price, { $house }, { $hotel } and mortgage value of every property.
booklet-build-even-title = Building evenly
booklet-build-even = Build evenly: no second building on { $street-a } before there is one on { $street-each } of that colour, and so on. { $hotel-condition ->
        [group] For this { $hotel-a } counts one step more than { $full } { $house-many }.
       *[street] For this { $hotel-a } counts as much as { $full } { $house-many }.
    }
booklet-build-hotel-title = { $hotel-the }
booklet-build-hotel = On { $street-a } there are at most { $full } { $house-many } or one { $hotel }. { $hotel-condition ->
        [group] Only when { $street-each } of the colour group has { $full } { $house-many }, or { $hotel-a } already, may you build { $hotel-a } on any of them.
       *[street] When { $street-a } has { $full } { $house-many } you may build { $hotel-a } there, even if the others of the group still have fewer.
    }
booklet-build-hotel-price-title = What { $hotel-a } costs
booklet-build-hotel-price = You hand the { $full } { $house-many } back to the bank and pay the printed price as well. Nothing else is built beside { $hotel-the }. You cannot skip a step: if the bank has no building for the step before, you have to wait.
booklet-build-mortgage-title = No building with a mortgage
booklet-build-mortgage = As long as any property of the colour group is mortgaged, nothing is built there.
booklet-build-when-title = When you may build
booklet-build-when = { $build-window ->
        [between_turns] You buy buildings in your own turn or between two turns: when somebody has finished and before the next player throws. Once somebody else has thrown, wait until that turn is over, also with doubles.
       *[anytime] You may build at any time, also in somebody else's turn. Only between a throw and what the space asks for, and during an auction or an open debt, you wait a moment.
    }
booklet-build-plan-title = Several buildings at once
booklet-build-plan = If you want several buildings, order them together. An order has one price and is carried out completely or not at all.
booklet-build-none-title = No buildings left
booklet-build-none = If the bank has no { $house-many } or no { $hotel-many } left, you have to wait until somebody gives some back.
booklet-build-few-title = When buildings run short
booklet-build-few = When only a few are left, the others are asked whether they want to build too. Few means: after your order fewer would be left than somebody else needs to add one step on every part of one of their colour groups. If the stock is enough for all who want some, everybody pays the printed price. If not, there is an auction.
booklet-build-lots-title = Auctions of buildings
booklet-build-lots = Scarce buildings are auctioned one by one. Only those who can put the building up may bid. The first bid is at least { $building-opening-bid ->
        [lowest_printed] the lowest price printed on one of the { $deed-many } concerned.
       *[minimum] { $opening-sum }.
    } The winner puts the building up at once, and for { $hotel-a } hands back the { $house-many } as always. If only one is left, that one pays the printed price.

## Selling buildings

booklet-sell-half-title = To the bank, at half price
booklet-sell-half = You sell buildings only to the bank, but at any time. It pays { $sell-back ->
        [paid] half of what you paid for the building.
       *[printed] half the printed price, even if you paid more in an auction.
    } Example “{ $example-street }”: { $example-house-half } for { $house-a }.
booklet-sell-even-title = Selling evenly
booklet-sell-even = You sell as evenly as you build: first where most stands in the colour group. { $hotel-condition ->
        [group] For this { $hotel-a } counts one step more than { $full } { $house-many }.
       *[street] For this { $hotel-a } counts as much as { $full } { $house-many }.
    }
booklet-sell-hotel-title = Selling { $hotel-a }
booklet-sell-hotel = For { $hotel-a } you get half its price and put { $full } { $house-many } back in its place. If the bank does not have as many, that is not possible.
booklet-sell-group-title = The whole colour group at once
booklet-sell-group = You may also lower a colour group in one step, completely or down to an even level. Then the bank needs only as many { $house-many } as are left standing. So nobody goes bankrupt only because the bank is short of { $house-many }.

## Mortgages

booklet-mortgage-take-title = Taking out a mortgage
booklet-mortgage-take = If you need money you can mortgage a property with the bank: you turn { $deed-the } over and get the mortgage value. You may do so at any time, not only in need. Example “{ $example-street }”: { $example-mortgage-sum }.
booklet-mortgage-clear-title = Sell the buildings first
booklet-mortgage-clear = { $mortgage-needs-clear ->
        [property] If there are buildings on the property, you have to sell them to the bank first. Buildings next to it may stay; but nothing more is built in that colour group until the mortgage is lifted.
       *[group] If there are buildings anywhere in the colour group, you have to sell all of them to the bank first, also those on the other { $street-many }.
    } Buildings themselves cannot be mortgaged.
booklet-mortgage-effect-title = What a mortgage does
booklet-mortgage-effect = As long as it is mortgaged, the property brings no rent. It is still yours: nobody can take it from you by paying the mortgage.
booklet-mortgage-lift-title = Lifting a mortgage
booklet-mortgage-lift = To lift it you pay the bank the mortgage value and { $percent } % interest and turn { $deed-the } face up again. How long it was mortgaged does not matter. Example “{ $example-street }”: { $example-mortgage-sum } and { $example-interest-sum } interest, together { $example-lift-sum }.
booklet-mortgage-handover-title = Taking over a mortgaged property
booklet-mortgage-handover = If you get a property with a mortgage you decide at once: either you lift it, or you pay { $percent } % interest and leave it mortgaged. If you lift it later, the interest is due once more. If your money would not cover the interest after a trade, the trade does not take effect.
booklet-mortgage-bank-title = No sale to the bank
booklet-mortgage-bank = The bank buys no properties back, neither with a mortgage nor without. You can only sell them to the others.
booklet-mortgage-rebuild-title = Building again after a mortgage
booklet-mortgage-rebuild = If you sold buildings to take out a mortgage, you pay the full price for new ones later.

## Trading

booklet-trade-what-title = What you can trade
booklet-trade-what = Two of you may exchange properties, { $jail-card-many } and money, in any mix and at any price. Only one side gives money, and at least one property or { $jail-card-a } is part of it.
booklet-trade-built-title = No groups with buildings
booklet-trade-built = As long as there are buildings anywhere in a colour group, none of its properties changes hands. Sell all buildings of the group to the bank first. Buildings themselves are never traded.
booklet-trade-when-title = When you trade
booklet-trade-when = You may trade at any time, also in { $jail }. { $offers-block ->
        [yes] As long as an offer is on the table the game rests: nobody throws until it is accepted, declined or taken back.
       *[no] An offer does not hold up the game; whoever does not answer simply has not answered.
    }
booklet-trade-mortgaged-title = Trading mortgaged properties
booklet-trade-mortgaged = You may sell or trade a mortgaged property too. Whoever gets it pays { $percent } % interest at once or lifts the mortgage straight away.
booklet-trade-offer-title = Offers
booklet-trade-offer = An offer says exactly what both sides give. You can take it back until it is accepted. The first acceptance makes the deal; what can no longer be carried out then lapses. Nothing is accepted during an auction or between a throw and the landing. Sums go in steps of { $grain }.
booklet-trade-card-title = Selling { $jail-card-a }
booklet-trade-card = You may sell { $jail-card-a } to anybody, at any time and at any price, also to somebody who is in { $jail }.
booklet-trade-leaving-title = Whoever leaves no longer trades
booklet-trade-leaving = Somebody who has said that they are leaving makes and accepts no more offers.

## Cards

booklet-cards-draw-title = Drawing a card
booklet-cards-draw = On “{ $name-deck-a }” and “{ $name-deck-b }” you draw the top card of the pile. You have to do what it says at once. Then it goes face down under its pile.
booklet-cards-keep-title = { $jail-card-the }
booklet-cards-keep = You keep { $jail-card-the } until you need it, or you sell it. As long as somebody holds it, it is missing from the pile. Once played it goes under the pile it came from.
booklet-cards-move-title = Moved by a card
booklet-cards-move = If a card sends you to another space you carry it out as after a throw: buy, pay rent, perhaps another card. If that takes you forward past { $go }, you get your { $salary } of { $salary-sum } as always. Going backwards and on the way to { $jail } you get nothing.
booklet-cards-kinds-title = What cards may ask for
booklet-cards-kinds = Cards move you, make you pay or collect, send you to { $jail } or get you out.
booklet-cards-nearest-title = To the nearest property of a kind
booklet-cards-nearest = The next one ahead is meant. If it is free you may buy it; if it belongs to somebody else, the rent on the card is due; if it is yours or mortgaged nothing happens.
booklet-cards-repairs-title = Repairs
booklet-cards-repairs = Your buildings at that moment count, { $hotel-a } only as { $hotel-a } and not as { $house-many } again.
booklet-cards-each-title = Cards about everybody
booklet-cards-each = { $all-are-paid ->
        [yes] If you pay everybody, you begin on your left and go round.{ " " }
       *[no] { "" }
    }{ $all-pay ->
        [yes] If everybody pays you, that means everybody who is still in the game.
       *[no] { "" }
    }
booklet-cards-choice-title = Pay or draw
booklet-cards-choice = If a card leaves you the choice, you alone decide: you pay, or you draw a card from the pile it names and carry that out as well.
booklet-cards-a-title = All { $card-a-many }
booklet-cards-a = These are all { $cards-a } cards of this pile and what they do.
booklet-cards-b-title = All { $card-b-many }
booklet-cards-b = These are all { $cards-b } cards of this pile and what they do.

## Jail

booklet-jail-in-title = How you get into { $jail }
booklet-jail-in = You go to { $jail } from the space “{ $name-to-jail }”, by a card, or with the third doubles in a row.
booklet-jail-end-title = On the way there
booklet-jail-end = You put your token straight in { $jail }. Even if your way would lead past { $go } you get nothing. Your turn is over, also after doubles.
booklet-jail-business-title = What you may do in { $jail }
booklet-jail-business = In { $jail } you stay in business: you demand rent, bid, trade, build, sell and take out mortgages.
booklet-jail-out-title = How you get out again
booklet-jail-out = There are three ways out: you buy yourself out, you play { $jail-card-a }, or you throw doubles. { $must-leave ->
        [yes] At this table you have to leave in your very next turn.
       *[no] After the third attempt at the latest you have to leave.
    }
booklet-jail-fine-title = Buying yourself out
booklet-jail-fine = { $pay-count ->
        [0] At this table nobody can buy themselves out.
       *[other] In your { $pay-turns } turn in { $jail } you may pay a { $fine } of { $fine-sum } before throwing. Then you throw and move as usual; doubles then are your first and bring another throw as always.
    }
booklet-jail-card-title = Out with a card
booklet-jail-card = If you have { $jail-card-a }, drawn or bought, you may play it at the beginning of { $must-leave ->
        [yes] your turn in { $jail }.
       *[no] any turn in { $jail }, also the third.
    } Then you throw and move as usual. After throwing it is too late for that.
booklet-jail-doubles-title = Out with doubles
booklet-jail-doubles = If you neither pay nor play a card, { $jail-may-skip-throw ->
        [yes] you may throw or stay where you are.
       *[no] you have to throw.
    } With doubles you are free and move on by that throw. { $jail-doubles-roll-again ->
        [yes] Then you throw again.
       *[no] You do not get another throw after that.
    }
booklet-jail-third-title = The third attempt
booklet-jail-third = Without doubles you stay, and your turn is over. If the third attempt fails too, you pay the { $fine } of { $fine-sum } and move by that throw at once. If you do not have the money it is a debt to the bank; you move only when it is settled.
booklet-jail-leave-title = Out in the next turn
booklet-jail-leave = Before throwing you may pay { $fine-sum } or play { $jail-card-a }; then you move as usual. Or you throw: doubles set you free. If you try for doubles and fail, you pay in the same turn and move by that throw.

## Debts and bankruptcy

booklet-debt-raise-title = If you cannot pay
booklet-debt-raise = If you owe more than you have in cash you have to raise money: sell buildings to the bank, take out mortgages, trade with the others. Where you begin is up to you.
booklet-debt-while-title = As long as a debt is open
booklet-debt-while = Nobody throws until the debt is paid. The debtor may sell, mortgage, trade and demand rent from others, but not build, lift mortgages or bid. The others may not build or lift mortgages either until then.
booklet-debt-several-title = Several debts
booklet-debt-several = If you have several debts you pay the oldest first. If a card wants money for everybody, that is a debt of its own to each, beginning on your left. If the money gives out, the first who cannot be paid in full gets everything that is left; the later ones get nothing.
booklet-debt-deeds-title = Paying rent in properties
booklet-debt-deeds = If you are short of money for a rent, you can offer to pay the creditor part or all of it in properties or cards. The creditor does not have to agree. Less money alone will not do: that would be waiving rent, and there is no such thing.
booklet-debt-guard-title = Nothing behind the creditor’s back
booklet-debt-guard = { $debt-trade-guard ->
        [yes] As long as you are in debt you may not give anything away if that leaves less to pay it with. The only exception is a settlement of your oldest debt, or one after which all older debts are still covered.
       *[no] At this table you may trade as you like even when you are in debt.
    }
booklet-debt-bankrupt-title = Bankrupt
booklet-debt-bankrupt = You are bankrupt only when your money, half the price of all your buildings and all your mortgage values together are not enough and no trade helps either. You may not declare yourself bankrupt before that. Whoever is bankrupt is out of the game.
booklet-debt-call-title = Last call before a bankruptcy
booklet-debt-call = Before somebody goes bankrupt, mutual debts are set off. The debtor may still demand what is due to them, and whoever is still owed an older rent may demand it now. Only then is it all added up.
booklet-debt-player-title = Bankrupt to a player
booklet-debt-player = Your buildings go to the bank at half price. { $bankruptcy-handover ->
        [as_is] The money for them, your cash, all properties as they are and your { $jail-card-many } go to the creditor.
       *[liquidate] Then all your properties are mortgaged, and as much of the debt is paid as the money allows. The mortgaged properties and your { $jail-card-many } go to the creditor.
    }
booklet-debt-interest-title = What the creditor pays
booklet-debt-interest = For every mortgaged property out of a bankruptcy the new owner pays the bank { $percent } % interest at once, even before older debts of their own. They may lift the mortgage straight away. If they cannot pay the interest, it is a new debt to the bank.
booklet-debt-bank-title = Bankrupt to the bank
booklet-debt-bank = If you are bankrupt to the bank it takes your money and auctions all your properties at once, one after the other, from { $go } on. Whoever wins one buys it anew from the bank and so gets it without a mortgage. What nobody wants is free again. Buildings are not auctioned with them, and your { $jail-card-many } go back under their piles.
booklet-debt-turn-title = How it goes on
booklet-debt-turn = If the one whose turn it is goes bankrupt, the turn is over. If it is somebody else, the turn goes on. The others go on in their order.
booklet-debt-resign-title = Giving up
booklet-debt-resign = Whoever wants to stop may do so. A running auction is finished first, and a highest bid counts. Whoever can still demand rent of them is called one last time. Then their debts are paid as far as it goes; everything else goes to the bank and is auctioned. Only if a debt to a player is not covered does that player get the rest.

## Speed die

booklet-speed-what-title = A faster game
booklet-speed-what = The speed die is an extra for those who like it faster. { $speed-die ->
        [yes] At this table it is used.
       *[no] You agree before the game whether to use it; otherwise it stays in the box.
    } Its six faces show: { $face-names }.
booklet-speed-bonus-title = More starting money
booklet-speed-bonus = With the speed die everybody gets another { $bonus-sum } at the beginning, that is { $speed-start-sum } instead of { $start-sum }.
booklet-speed-after-title = First once past { $go }
booklet-speed-after = You may use it only once you have landed on { $go } or passed it for the first time, everybody for themselves, from your next throw on. The start on { $go } and the way to { $jail } do not count.
booklet-speed-throw-title = Three dice at once
booklet-speed-throw = From then on you throw all three dice together at every throw of your turn.
booklet-speed-number-title = A number
booklet-speed-number = If the speed die shows a number you move by the total of all three dice.
booklet-speed-bus-title = The bus
booklet-speed-bus = With the bus you choose how far you ride: by one white die, by the other, or by both together. A one and a five let you go one, five or six spaces. Doubles stay doubles.
booklet-speed-mr-title = Mr. Monopoly
booklet-speed-mr = With Mr. Monopoly you first move by the two white dice and settle everything there. Then you go on to the next property that nobody owns, and buy it or let it be auctioned. For { $go } on the way there is { $salary-sum } as always. If you had doubles, you throw again only after that.
booklet-speed-owned-title = When everything is sold
booklet-speed-owned = If every property belongs to somebody, Mr. Monopoly takes you { $mr-monopoly-all-owned ->
        [next_rent_due] to the next property on which you owe rent.
       *[next_property] to the next property, whoever owns it. If it belongs to somebody else you pay the usual rent when it is demanded; if it is yours or mortgaged nothing happens.
    }
booklet-speed-doubles-title = Doubles with three dice
booklet-speed-doubles = Only the two white dice decide whether it is doubles.
booklet-speed-triple-title = Three alike
booklet-speed-triple = If all three dice show the same number, you may jump to any other space of the board. For { $go } the jump counts as a move forward; you get into { $jail } only by jumping to “{ $name-to-jail }”, and then you are locked up. You may also simply move the total. { $triple-counts-as-doubles ->
        [yes] Three alike are doubles too: you throw again afterwards; if it is the third you go to { $jail } instead.
       *[no] Three alike do not count as doubles: your turn is over after that.
    }
booklet-speed-jail-title = Sent to { $jail }
booklet-speed-jail = If you have to go to { $jail } during your turn, it is over. What the speed die shows is not played out.
booklet-speed-out-title = Throwing your way out of { $jail }
booklet-speed-out = Whoever tries to get out of { $jail } by doubles uses only the two white dice. If you bought yourself out or played a card, you throw all three again.
booklet-speed-utilities-title = Three dice for { $utility-many }
booklet-speed-utilities = To find the rent for { $utility-a } you throw all three dice, if you may already use the speed die. Bus and Mr. Monopoly count as nothing.

## Short game

booklet-short-what-title = What is different
booklet-short-what = The short game changes only what is in this chapter; otherwise the whole booklet applies. { $variant-short ->
        [yes] It is played at this table.
       *[no] You agree on it before the game.
    } { $short-from ->
        [0] It is over sooner than a normal game.
       *[other] It takes about { $short-from } to { $short-to } minutes.
    }
booklet-short-deal-title = Properties at the start
booklet-short-deal = The banker shuffles the { $deed-many } and deals { $short-deal } to everybody, one at a time, beginning on the left. { $short-paid ->
        [yes] Before that the player on the left cuts. Everybody pays the bank the printed price at once.
       *[no] They cost nothing.
    } The others stay in the bank. Whoever gets a whole colour that way has all its rights.
booklet-short-hotel-title = { $hotel-the } comes earlier
booklet-short-hotel = As soon as { $street-each } of the colour group has { $short-full } { $house-many }, you may exchange them for { $hotel-a } and pay its price as well. There are never more { $house-many } than that.
booklet-short-sell-title = Rents and sale
booklet-short-sell = Rents stay as they are printed. If you sell { $hotel-a } you get half its price and { $short-full } { $house-many } back. As it holds one building less than in the normal game, it brings less altogether.
booklet-short-jail-title = { $jail } in the short game
booklet-short-jail = { $short-leave ->
        [yes] Whoever is in { $jail } has to leave in the next turn: with { $jail-card-a }, with doubles or for { $fine-sum }. If you try for doubles and fail, you pay in the same turn and move by that throw.
       *[no] For { $jail } the usual rules apply.
    }
booklet-short-end-title = When it ends
booklet-short-end = { $short-falls ->
        [1] As soon as the first player is bankrupt, the game is over. That player hands everything to the creditor;
       *[other] The first to go bankrupt leaves as always. As soon as { $short-falls } in all are bankrupt, the game is over; with only two at the table, as soon as the first is. The last to go bankrupt hands everything to the creditor;
    } if that is the bank, nothing is auctioned any more. What is already owed, also the creditor's interest, is paid before the count. Whoever goes bankrupt over it is not counted. Giving up counts as going bankrupt.

## Timed game

booklet-time-what-title = A fixed playing time
booklet-time-what = Agree beforehand how long you play{ $variant-time ->
        [yes] ; at this table it is { $minutes ->
            [one] one minute.
           *[other] { $minutes } minutes.
        }
       *[no] ; unless you say otherwise it is { $usual-minutes } minutes here.
    } When the time is up, whoever has the greatest fortune wins.
booklet-time-deal-title = Properties at the start
booklet-time-deal = Before the game the { $deed-many } are shuffled and { $time-deal } are dealt to everybody. { $time-paid ->
        [yes] Everybody pays the bank their price at once.
       *[no] They cost nothing.
    }
booklet-time-rest-title = Otherwise as always
booklet-time-rest = Everything else stays as in the normal game, also { $hotel-the } and { $jail }.
booklet-time-up-title = When the time is up
booklet-time-up = If a turn is running it is played to its end, with all throws, auctions, debts and rents. Between two turns the game stops at once; an order of buildings that is just being asked about lapses.
booklet-time-mixed-title = Mixing the games
booklet-time-mixed = { $custom-game ->
        [yes] At this table you may mix the games of this booklet.
       *[no] The short game and the timed game are not mixed unless you agree on it.
    }

## Who wins

booklet-win-last-title = The last at the table
booklet-win-last = { $counted ->
        [yes] At this table the game ends earlier, and there is a count. If only one is left before that, that one has won at once.
       *[no] The only player who is not bankrupt has won, and at once: what is still going on no longer counts.
    }
booklet-win-clock-title = The end after { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
booklet-win-clock = A clock runs at this table; nothing is dealt out for it. If the time is up during somebody’s turn, that turn is played to its end, with all its throws, auctions, debts and rents. Between two turns the game stops at once; an order of buildings that is just being asked about lapses. { $ends-by-bankruptcy ->
        [yes] If a bankruptcy ends the short game before that, the count comes right then.
       *[no] Then there is a count.
    }
booklet-win-count-title = Counting the fortune
booklet-win-count = If there is a count, everybody takes: cash, every property at its price, mortgaged ones at half, { $house-many } at their price, and { $hotel-many } at their price with the { $house-many } that were handed back for them. { $jail-card-many } and rents nobody demanded count for nothing.
booklet-win-tie-title = A tie
booklet-win-tie = { $tie-break ->
        [cash] If several have the same, the one of them with more cash wins.
       *[shared] If several have the same, they win together.
    }

## What is not allowed

booklet-forbidden-loans-title = No lending
booklet-forbidden-loans = You do not lend each other money or properties, nor sell by instalments. Only the bank lends money, and only against a mortgage.
booklet-forbidden-waive-title = No waiving of rent
booklet-forbidden-waive = You may not agree that somebody pays somebody no rent, neither once nor for good. Shared ownership and promises for later do not count: only what is handed over at once is traded.
booklet-forbidden-gifts-title = No gifts of money
booklet-forbidden-gifts = A property or { $jail-card-a } may be given away. Money alone does not change hands: that would be a hidden loan.
booklet-forbidden-pot-title = No pot in the middle
booklet-forbidden-pot = { $free-parking-pot ->
        [yes] By the booklet charges and { $fine-many } go to the bank. This table agreed otherwise and collects them on “{ $name-parking }”.
       *[no] Charges and { $fine-many } go to the bank. Nothing is collected for “{ $name-parking }”.
    }

## Questions and answers

booklet-questions-parking-title = Do I get money for landing on “{ $name-parking }”?
booklet-questions-parking = { $free-parking-pot ->
        [yes] At this table you do: you get the whole pot. Prices, building costs and interest do not go into it. What is left in it at the end belongs to nobody.
       *[no] No. The pot is a popular house rule: all charges, repairs and { $fine-many } go into it, prices, building costs and interest do not, and whoever lands or is standing there gets it all. The game takes much longer that way.
    }
booklet-questions-go-title = Do I get more for landing exactly on { $go }?
booklet-questions-go = { $double-salary-on-go ->
        [yes] At this table you do: { $double-sum } instead of { $salary-sum }.
       *[no] No, it is { $salary-sum } as always. Paying double is a common house rule.
    }
booklet-questions-house-title = May we agree on house rules?
booklet-questions-house = { $tournament ->
        [yes] Not in a tournament: at this table the booklet applies without any change.
       *[no] Yes. Whether you play by house rules or by the booklet you decide together before you begin. None applies by itself, many make the game much longer, and in a tournament none is allowed.
    }
booklet-questions-clock-title = Can we stop after an hour?
booklet-questions-clock = { $timed ->
        [yes] This table stops after { $minutes ->
            [one] one minute
           *[other] { $minutes } minutes
        }. The running turn is finished, then everybody counts their fortune, and the largest wins.
       *[no] Yes, if you agree on it before the game: when the time is up the running turn is finished; then everybody counts their fortune, and the largest wins. { $time-known ->
            [yes] The timed game of this booklet also deals out properties first; without that it is a house rule.
           *[no] The booklet does not have it, it is a house rule.
        }
    }
booklet-questions-capital-title = May we begin with more money?
booklet-questions-capital = { $other-start ->
        [yes] At this table you do: everybody begins with { $start-now-sum }; { $printed-start-sum } is what is printed.
       *[no] By the booklet { $speed-known ->
            [yes] only with the speed die: everybody then gets { $bonus-sum } more.
           *[no] you do not.
        } As a house rule you may agree on another starting capital before the game, the same for everybody.
    }
booklet-questions-wait-title = Do I have to wait for my turn to build?
booklet-questions-wait = { $build-window ->
        [between_turns] No. You may also build between two turns of others, but no longer once the next player has thrown.
       *[anytime] No. You may build at any time, also when it is somebody else's turn.
    }
booklet-questions-mortgaged-title = Do I get rent if something next door is mortgaged?
booklet-questions-mortgaged = Yes, for all properties without a mortgage. { $double-rent-despite-mortgage ->
        [yes] If you own the whole colour, even double; far from all editions allow that.
       *[no] Only the double rent for the whole colour falls away meanwhile.
    }{ $stations ->
        [0] { "" }
       *[other] { " " }Among the { $station-many } only the mortgaged ones bring nothing.
    }
booklet-questions-trade-title = May I sell properties to others?
booklet-questions-trade = Yes, if there are no buildings in the colour group. The price is up to you.
booklet-questions-loan-title = May I borrow money from others?
booklet-questions-loan = No. Only the bank lends you money, when you mortgage a property.
booklet-questions-stock-title = Why are there only { $houses } { $house-many }?
booklet-questions-stock = Because scarcity is part of the game. If everybody could build everywhere, hardly anybody would go bankrupt. { $houses } { $house-many } and { $hotels } { $hotel-many } are just right, and there are never more.
booklet-questions-bank-title = What if the bank has no money left?
booklet-questions-bank = It cannot go bankrupt. The banker writes sums on slips of paper, and the game goes on.
booklet-questions-lap-title = Do we have to go round once before we may buy?
booklet-questions-lap = No. Everybody may buy from the first throw on.
booklet-questions-decline-title = May I bid although I did not want to buy?
booklet-questions-decline = Yes. Everybody bids in the auction, you too, and perhaps you get it cheaper.
booklet-questions-forgot-title = What if somebody forgets to ask for the rent?
booklet-questions-forgot = { $rent-demand ->
        [auto] That cannot happen at this table: rent is demanded by itself.
       *[manual] Bad luck. Once the next player has thrown it has lapsed, and nobody has to remind them.
    }
booklet-questions-jail-title = May I collect rent in { $jail }?
booklet-questions-jail = Yes. In { $jail } you may do all business as always: collect rent, buy, sell, build, trade.
booklet-questions-swap-title = May I simply let another player pass?
booklet-questions-swap = You can forget to demand rent. But you may not agree on it: waiving rent is forbidden.

## Tips

booklet-tips-buy-title = Buy early
booklet-tips-buy = At the beginning buy almost everything you land on. Properties bring rent, cash does not, and each of them is one the others need for their colour.
booklet-tips-group-title = It is the colour that counts
booklet-tips-group = A whole colour group is worth much more than its parts. Trade for it, even if you have to add something.
booklet-tips-three-title = Better something everywhere than a lot somewhere
booklet-tips-three = The greatest jump in rent comes half-way up. First build one group that far and keep enough money for the next round.
booklet-tips-stock-title = Scarce buildings
booklet-tips-stock = If you leave your { $house-many } where they are instead of exchanging them for { $hotel-many }, the others cannot have them. With { $houses } of them that is soon felt.
booklet-tips-jail-title = Sitting in { $jail }
booklet-tips-jail = At the beginning you want to be out soon, to buy. Later, when everything is built on, it is not a bad place to be.
booklet-tips-deeds-title = Properties instead of money
booklet-tips-deeds = If somebody cannot pay the rent, do take properties, mortgaged ones too. Often they are worth more than the sum, because you need them for a colour, or somebody else would.
booklet-tips-watch-title = Keep your eyes open
booklet-tips-watch = { $rent-demand ->
        [auto] Look where the others land all the same: then you know who will soon need money and be glad to trade.
       *[manual] Watch the tokens of the others. Daydreamers miss their rent.
    }

## History

booklet-history-magie-title = The inventor
booklet-history-magie = It began with a woman who had something to say: in 1904 Elizabeth Magie patented “The Landlord’s Game” in the United States. Her board with properties, rent and a jail was to show how few grow rich when all the land is theirs.
booklet-history-homemade-title = Drawn by hand
booklet-history-homemade = For decades the game was copied by hand and passed on, at universities and in families, each time a little different and with street names from the neighbourhood.
booklet-history-darrow-title = Charles Darrow
booklet-history-darrow = That is how Charles Darrow of Pennsylvania came to know it, a heating engineer who had lost his job in the Depression. He drew his own version, a friend who was a printer helped, a dealer in Philadelphia took more than five thousand, and soon more people wanted the game than Darrow could supply. Parker Brothers first turned it down in 1934, but bought his rights in 1935, and Magie’s too.
booklet-history-world-title = Round the world
booklet-history-world = Since 1935 the game has gone round the world, soon to Europe too; by the mid-nineties it was sold in 43 countries and 26 languages. Today there are countless editions with names of their own, and still the same way round the board.

## Tables

booklet-table-part = Part
booklet-table-count = Number
booklet-table-note = Note
booklet-table-sum = together
booklet-table-space = Space
booklet-table-kind = Kind
booklet-table-price = Price
booklet-table-rent = empty
booklet-table-owned = owned
booklet-table-rent-each = Rent
booklet-table-mortgage = Mortgage
booklet-table-card = Card
booklet-table-effect = Effect
booklet-table-total = Total
booklet-part-board = board
booklet-part-dice = dice
booklet-part-speed-die = speed die
booklet-part-notes = set of play money
booklet-part-tray = sorting tray for the bank
booklet-part-card-trays = card trays
booklet-part-stickers = sheet of stickers
booklet-part-feet = rubber feet for the sorting tray
booklet-pair = { $here } instead of { $there }
booklet-kind-go = pays { $salary-sum }
booklet-kind-tax = charge
booklet-kind-draw = draw a card
booklet-kind-jail = just visiting
booklet-kind-parking = rest
booklet-kind-to-jail = to { $jail }
booklet-kind-street = { $count } { $thing } in { $colours } { $colours ->
        [1] colour group
       *[other] colour groups
    }
booklet-kind-named = { $count } { $thing } ({ $names })
booklet-face-bus = bus
booklet-face-mr = Mr. Monopoly
booklet-turn-1 = first
booklet-turn-2 = second
booklet-turn-3 = third
booklet-card-advance = on to “{ $to }”
booklet-card-back-to = back to “{ $to }”
booklet-card-nearest = on to the next space of this kind: { $what }; { $factor ->
        [0] { $times ->
            [2] double rent
           *[other] { $times } times the rent
        }
       *[other] rent: { $factor } times the dice
    }
booklet-card-back = { $steps } spaces back
booklet-card-jail = to { $jail }
booklet-card-keep = keep it until you need it
booklet-card-repairs = { $house-sum } for each { $house }, { $hotel-sum } for each { $hotel }
booklet-card-pay = pay { $amount }
booklet-card-pay-each = pay each of the others { $amount }
booklet-card-collect = get { $amount }
booklet-card-collect-each = get { $amount } from each of the others
booklet-card-pay-or-draw = pay { $amount } or draw a card: { $deck }
booklet-quoted = “{ $name }”
