### What the program says in the terminal.

## Who is asked

terminal-asked = ––– { $players } –––
terminal-offer-first = { $player }, the offer first, then the dice roll on:
terminal-minutes-left = { $minutes } { $minutes ->
        [1] minute
       *[other] minutes
    } left on the clock.
terminal-may-demand = { $player } may still demand rent from { $payer }: “{ $command }”.
terminal-moment = { $player }, a moment before { $thrower } throws: { $what }
terminal-moment-rent = there is still a rent to demand.
terminal-moment-build = you can still build.
terminal-moment-both = there is still a rent to demand, and you can build.
terminal-no-moment = Nobody is waiting for you right now.
terminal-moments-on = Before a computer player throws you are asked if something is over after that.
terminal-moments-off = From now on computer players do not wait for rents and buildings.
terminal-offer-line = Offer { $number }: { $offer }
terminal-offer-stands = Offer { $number } of { $player } still stands.
terminal-may-answer = { $player } answers with “{ $accept }” or “{ $decline }”.
terminal-bots-alone = The computer players settle it among themselves now. Ctrl-C interrupts.
terminal-bot-stumbled = { $player } was at a loss; the bank made the simplest move.

## When something was not understood

terminal-quoted = “{ $word }”
terminal-no-command = I do not understand “{ $said }”. “menu” shows what is possible now, “help” all commands.
terminal-near-command = I do not understand “{ $said }”. Did you mean { $words }?
terminal-several-commands = “{ $said }” may mean several things: { $words }?
terminal-choose = Enter alone decides nothing here. You can choose: { $words }.
terminal-which-space = Which space? Its name, the beginning of it, or its number will do.
terminal-no-space = There is no space “{ $said }” here. “board” shows them all.
terminal-near-space = There is no space “{ $said }” here. Did you mean { $spaces }?
terminal-several-spaces = “{ $said }” fits several spaces: { $spaces }.
terminal-no-space-number = There is no space { $number }, they go from 0 to { $last }.
terminal-not-for-sale = Nobody can own { $space }.
terminal-no-group = “{ $said }” belongs to no group.
terminal-which-group = Which group? Its name, its letter, or one of its spaces.
terminal-no-player = “{ $said }” is not at this table. The players are { $players }.
terminal-is-bot = { $player } is played by the computer, nobody speaks for it.
terminal-which-number = Which number? “offers” shows them all.
terminal-which-offer = There are several offers. Add the number: { $numbers }.
terminal-no-offer = There is no offer before you.
terminal-no-own-offer = You have made no offer.
terminal-how-much = How much? For example “bid { $sample-sum }”.
terminal-how-many = How many?
terminal-which-building = What do you order? For example “order 2 { $house-many }”.
terminal-no-claim = There is no rent you could still demand.
terminal-on-or-off = “wish rent on” or “wish rent off”?
terminal-which-language = German or English? “language de” or “language en”.
terminal-no-such-line = The menu has no such line, it ends at { $last }.
terminal-who-calls = Who calls that? Add the name, for example “{ $player }: bid { $sample-sum }”.
terminal-offer-form = An offer goes like this: “offer { $sample-player }: { $sample-street } + { $sample-sum } for { $sample-other }”. With “offer” alone I ask for everything.
terminal-no-jail-card = { $player } has no { $jail-card } left.

## Asking back

terminal-noted = Noted.
terminal-cancelled = All right, we leave it.
terminal-sure-resign = Really resign? You lose everything you own. [y/N]
terminal-sure-bankrupt = Really declare bankruptcy? You will be out of the game. [y/N]
terminal-sure-offer = Make this offer? [y/N]
terminal-offer-to = Whom do you make an offer?
terminal-offer-how = List with +: spaces, money, { $jail-card-many } (“card”), and with debts “relief { $sample-sum }”. Empty means nothing.
terminal-offer-give = What do you give?
terminal-offer-want = What do you want for it from { $player }?
terminal-menu-how = The number will do.

## Saving and leaving

terminal-saved = Everything is saved, as after every move: { $file }
terminal-kept-in = The whole game is in { $file }
terminal-not-saved = This game is not being saved.
terminal-bye = See you! The game is saved.
terminal-input-over = The input ends here. The game is saved.
terminal-interrupted = Interrupted. The game is saved, nothing is lost.
terminal-how-to-resume = Go on with: { $command }
terminal-cannot-write = { $place } cannot be written to ({ $reason }).
terminal-play-unsaved = Play on without saving? [y/N]
terminal-goes-on = We go on: { $edition }, { $file }.
terminal-was-damaged = The file was damaged from line { $line } on: { $reason } Everything before is sound; the original is kept in { $aside }.
terminal-language-now = English from now on.

## In the beginning

terminal-welcome = Welcome! Enter takes the default. (Deutsch? Eintippen: de)
terminal-which-edition = Which edition? [{ $name }]
terminal-which-variant = Which variant? [1]
terminal-variant-normal = Normal game: until only one is left
terminal-variant-short = Short game: deeds are dealt, it ends sooner
terminal-variant-time = Timed game: in the end the richest wins
terminal-variant-short-normal = normal
terminal-variant-short-short = short
terminal-variant-short-time = timed (time)
terminal-how-long = How many minutes? [60]
terminal-with-speed-die = With the speed die? [y/N]
terminal-how-rent = Rent automatically, or by call as in the book? [automatically]
terminal-house-free-parking-pot = Taxes and fines go into a pot for whoever lands on “{ $square }”
terminal-house-double-salary-on-go = Whoever lands on “{ $square }” exactly gets double
terminal-which-house-rules = House rules? Numbers, several with commas [none]
terminal-who-plays = Who plays? { $min } to { $max } names with commas, “bot” for a computer player, “bot=strategist” for a certain one. [{ $default }]
terminal-who-banks = Who keeps the bank? [{ $name }]
terminal-banker-aside = Does { $name } only keep the bank, without playing? [y/N]
terminal-start-notes = The starting money lies before everybody like this: { $notes }.
terminal-start-notes-speed = The starting money lies before everybody like this: { $notes }; and { $bonus } for playing with the speed die.
terminal-start-figures = The figures: { $figures }.
terminal-default-players = Anna, bot, bot
terminal-start-again = I did not understand that.

## The board

terminal-head-space = Space
terminal-head-owner = Owner
terminal-head-built = Buildings
terminal-head-rent = Rent
terminal-head-here = Who is here
terminal-head-player = Player
terminal-head-cash = Cash
terminal-head-worth = Worth
terminal-head-place = Where
terminal-mortgaged = { $mortgage }
terminal-for-sale = free, { $money }
terminal-tax = pay { $money }
terminal-times-dice = { $factor } × dice
terminal-in-jail = { $player } (locked up)
terminal-jail-turn = { $jail }, try { $turn }
terminal-out = out of the game
terminal-only-bank = only runs the bank
terminal-owned-by = owned by { $player }
terminal-unowned = not owned yet
terminal-rent-now = rent now { $rent }
terminal-rent-bare = Rent
terminal-rent-group = … with the whole group
terminal-rent-station = Rent with { $count } { $count ->
        [1] { $station }
       *[other] { $station-many }
    }
terminal-rent-utility = Rent with { $count } { $count ->
        [1] { $utility }
       *[other] { $utility-many }
    }
terminal-price = Price
terminal-mortgage-value = { $mortgage-value }
terminal-building-price = 1 { $what } costs
terminal-hotel-price = 1 { $hotel } (plus { $count } { $house-many }) costs
terminal-bank-deeds = unowned { $property-many }
terminal-bank-pot = Pot
terminal-no-offers = There are no offers.
terminal-no-log = Nothing has happened yet.
terminal-board-legend = { $players }. Below the name on the left the owner: { $owned } = { $first }, { $owned }2 = with 2 { $house-many }, { $owned }# = with a { $hotel }, ({ $mark }) = { $mortgage }. On the right who stands there.

## Menu

terminal-menu-throw = Throw the dice
terminal-menu-pay-fine = Pay { $money } and go free
terminal-menu-play-card = Play a { $jail-card } ({ $deck })
terminal-menu-end-turn = End the turn
terminal-menu-steps = Move { $number } { $number ->
        [1] space
       *[other] spaces
    }
terminal-menu-jump = Jump to { $space }
terminal-menu-jump-some = Jump to a space
terminal-menu-walk = Move as usual
terminal-menu-buy = Buy { $space } for { $money }
terminal-menu-decline = Do not buy, let it be auctioned: { $space }
terminal-menu-bid = Bid, { $low } to { $high }
terminal-menu-pass = Pass
terminal-menu-hammer = Sold!
terminal-menu-want = Want some, 0 to { $high }
terminal-menu-put = Put 1 { $what } on { $space }
terminal-menu-put-some = Place a building
terminal-menu-keep = Pay only the interest of { $money } for { $space }
terminal-menu-keep-some = Pay only the interest
terminal-menu-redeem = Lift { $space } at once for { $money }
terminal-menu-redeem-some = Lift at once
terminal-menu-pay = Pay
terminal-menu-take-card = Draw a card instead
terminal-menu-bankrupt = Declare bankruptcy
terminal-menu-raise = Let the bank sell and mortgage for me until there is enough
terminal-menu-build = Build on { $space }: 1 { $what } for { $money }
terminal-menu-build-some = Build
terminal-menu-order = Order several { $what } at once, up to { $high }
terminal-menu-sell = Sell a building on { $space }, brings { $money }
terminal-menu-sell-some = Sell a building
terminal-menu-sell-down = Sell all buildings of the group { $group }
terminal-menu-mortgage = Mortgage { $space }, brings { $money }
terminal-menu-mortgage-some = Mortgage something
terminal-menu-lift = Lift the mortgage on { $space }, costs { $money }
terminal-menu-lift-some = Lift a mortgage
terminal-menu-demand = Demand rent from { $player }: { $space }, { $money }
terminal-menu-demand-some = Demand rent
terminal-menu-offer = Offer somebody a trade
terminal-menu-accept = Accept offer { $number }: { $offer }
terminal-menu-accept-some = Accept an offer
terminal-menu-reject = Decline offer { $number }
terminal-menu-reject-some = Decline an offer
terminal-menu-withdraw = Withdraw offer { $number }
terminal-menu-withdraw-some = Withdraw an offer
terminal-menu-resign = Resign
terminal-menu-wish = { $wish ->
        [on] From now on demand rent at once
       *[off] From now on demand rent only when you say so
    }

terminal-chapter-turn = In your turn:
terminal-chapter-business = Business, also out of turn:
terminal-chapter-look = Looking:
terminal-chapter-program = And:
terminal-help-how = 
    The first letters will do, and for spaces the number. Enter does what the brackets say.
    Whoever is not asked puts the name first: “{ $sample-player }: rent”. More about a command: “help offer”.
terminal-help-throw = Throws the dice.
terminal-help-buy = Buys the space you stand on.
terminal-help-decline = Declines the purchase, so that it is auctioned. “decline 3” turns down offer 3.
terminal-help-bid = “bid { $sample-sum }” bids in the auction.
terminal-help-pass = Bids no more, or waives.
terminal-help-hammer = Ends a live auction: the highest call gets it.
terminal-help-go-on = Lets the moment pass: the computer player throws.
terminal-help-moments = “moments off”: computer players throw without waiting for rents and buildings; “moments on” asks again.
terminal-help-end-turn = Hands on the dice.
terminal-help-pay-fine = Pays the { $fine } and leaves { $jail }.
terminal-help-play-card = Plays a { $jail-card }; behind bars “card” is enough.
terminal-help-steps = With the bus: “steps 5” moves five spaces.
terminal-help-jump = With three of a kind: “jump { $sample-top }” jumps to any space.
terminal-help-walk = With three of a kind: does not jump but moves as usual.
terminal-help-pay = Pays what the card wants.
terminal-help-take-card = Draws a card instead.
terminal-help-raise = Leaves it to the bank to sell buildings and mortgage property for a debt until there is enough.
terminal-help-bankrupt = Declares bankruptcy when nothing is left. Asks back.
terminal-help-build = “build { $sample-street }” builds one, “build { $sample-street } 2” two, “build { $sample-group } 3” three, evenly.
terminal-help-order = Orders several buildings when they are scarce: “order 3 { $house-many }”.
terminal-help-want = Says how many of the scarce buildings you want: “want 2”.
terminal-help-put = Places a building won at auction: “put { $sample-street }”.
terminal-help-sell = “sell { $sample-street }” sells a building to the bank, “sell { $sample-street } 2” two.
terminal-help-sell-down = “sell down { $sample-group }” sells all buildings of the group, “sell down { $sample-group } 1-1-1” all but one each.
terminal-help-mortgage = “mortgage { $sample-street }” mortgages a property.
terminal-help-lift = “lift { $sample-street }” lifts the mortgage.
terminal-help-keep = For a mortgaged property just received, pays only the interest for now.
terminal-help-demand = Demands open rents: all of them, or “rent { $sample-player }” from one.
terminal-help-wish = “wish rent on” always demands rent at once, “wish rent off” only when you say so.
terminal-help-offer = “offer { $sample-player }: { $sample-street } + { $sample-sum } for { $sample-other }”. “offer” alone asks for everything. Also “card” (for a { $jail-card }), “#11” for space 11, and “relief { $sample-sum }” when there are debts.
terminal-help-accept = Accepts an offer; with the number if there are several.
terminal-help-withdraw = Withdraws your own offer.
terminal-help-resign = Leaves the game for good. Asks back.
terminal-help-menu = Shows everything possible now; then the number before it will do.
terminal-help-board = Shows the board; “board list” as a list.
terminal-help-groups = Shows all properties by group.
terminal-help-standing = Shows cash, worth and possessions.
terminal-help-deed = “deed { $sample-street }” shows all rents and prices of a space.
terminal-help-bank = Shows what the bank has left.
terminal-help-offers = Shows all offers that stand.
terminal-help-advice = Tells what you could do, how often you win with it, and why; “advice 2” what offer 2 means for everybody at the table, “advice { $sample-player }: { $sample-sum } for { $sample-other }” what your own would mean. Only by what you can know yourself.
terminal-help-log = Shows the last events; “log 50” more of them.
terminal-refused-how = (“rules” shows what the booklet says about it.)
terminal-rules-how = “rules 7” shows a chapter, and so does “rules mortgages”; or just ask: “rules do i get rent in jail?”
terminal-help-rules = Opens the booklet: “rules” its contents, “rules mortgages” a chapter, “rules may i lend money” the answer. Right after a refusal “rules” shows the rule behind it.
terminal-help-help = Shows all commands, or one: “help build”.
terminal-help-save = Says where the game is saved. It is saved after every move anyway.
terminal-help-language = “language de” changes to German, “language en” to English.
terminal-help-quit = Leaves the program; the game stays saved.
