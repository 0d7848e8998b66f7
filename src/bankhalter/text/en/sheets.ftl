### The sheets in the middle of the board: deed, auction, trade, debt, building, end and more.

## Everywhere

sheet-you = you
sheet-yours = is yours
sheet-no-back = No, go back
sheet-cancel = Cancel
sheet-reset = Reset
sheet-loading = One moment …
sheet-done = Done.
sheet-hidden = hidden
sheet-mortgaged = mortgaged
sheet-money = Money
sheet-cash = Cash
sheet-cash-now = You have { $amount }.
sheet-player = Who
sheet-groups = Groups
sheet-price = Price
sheet-owner = Belongs to
sheet-owner-bank = the bank
sheet-not-asked = You are not asked just now.
sheet-you-watch = You are watching.
sheet-trade = Trade
sheet-more = more
sheet-amount-more = { $label }: { $amount } more
sheet-amount-less = { $label }: { $amount } less
sheet-amount-now = { $label }: { $amount }
sheet-fewer = fewer
sheet-dice-times = dice × { $factor }

## What changes

sheet-what-changes = What changes
sheet-cash-after-interest = Cash after the interest
sheet-cash-then = Cash afterwards
sheet-rents = Rents together
sheet-interest = Interest at once
sheet-group-made = { $group } complete
sheet-group-broken = { $group } no longer complete
sheet-deeds-change = Rent space by space ({ $count })

## Deed

sheet-rent-now = Rent now
sheet-rent-plain = Rent
sheet-rent-group = with the whole group
sheet-rent-houses = with { $count } { $count ->
        [1] { $house }
       *[other] { $house-many }
    }
sheet-rent-hotel = with { $hotel }
sheet-doubled = double
sheet-today = holds now
sheet-stations = { $count ->
        [1] alone
       *[other] with { $count } { $station-many }
    }
sheet-utilities = with { $count } { $count ->
        [1] { $utility }
       *[other] { $utility-many }
    }
sheet-house-costs = { $house } costs
sheet-hotel-costs = { $hotel } costs, plus { $count } { $house-many }
sheet-mortgage-value = { $mortgage-value }
sheet-no-rent-meanwhile = No rent while mortgaged.
sheet-lift-costs = Lifting costs
sheet-loan-plus = { $mortgage-value } plus { $percent } % interest
sheet-see-front = See the front
sheet-see-back = See the back
sheet-free-for = free, costs { $amount }
sheet-rent-to = { $amount } rent to { $player }
sheet-ask-for-it = Ask for it
sheet-to-building = To building and mortgages
sheet-not-for-sale = This space belongs to nobody and cannot be bought.
sheet-do-build = Build for { $amount }
sheet-do-sell = Sell for { $amount }
sheet-do-mortgage = Mortgage: get { $amount }
sheet-do-lift = Lift for { $amount }

## Auction

sheet-auction = Auction
sheet-auction-of = Auction: { $what }
sheet-highest-bid = Highest bid
sheet-opening-bid = Bids from
sheet-estate = From the estate of { $player }. Then { $count ->
        [0] nothing more comes.
        [1] one more space comes.
       *[other] { $count } more spaces come.
    }
sheet-leads = leads
sheet-outbid = outbid
sheet-still-in = is in
sheet-dropped-out = dropped out
sheet-going-1 = Going once …
sheet-going-2 = Going twice …
sheet-quick-bids = Quick bids
sheet-your-bid = Your bid
sheet-you-have = You have { $amount }.
sheet-limit = Set a secret limit
sheet-limit-is = Secret limit: { $amount }
sheet-up-to = Up to
sheet-only-you-see = Only you see your limit. Bids are made for you up to it.
sheet-set-limit = Set the limit
sheet-clear-limit = Drop the limit { $amount }
sheet-bid = Bid { $amount }
sheet-drop-out = Drop out
sheet-next-bid = Next bid
sheet-bid-of = { $player } bids { $amount }
sheet-drop-out-of = { $player } drops out
sheet-is-asked = to bid
sheet-limit-of = Secret limit of { $player }
sheet-limit-done = Done, back to everybody
sheet-own-row = Everybody bids in their own row.
sheet-you-lead = You lead. Now it is up to the others.
sheet-you-dropped = You have dropped out and are watching.
sheet-auction-over = The auction is over.
sheet-cannot-bid = You do not have enough money for that. You may sell or mortgage.
sheet-wait-for-call = You are still in and will be asked again.

## Trade

sheet-trade-with = Trade with { $players }
sheet-partners = With whom?
sheet-choose-partner = Choose whom to trade with, or tap a space on the board.
sheet-choose-partner-phone = Choose whom to trade with.
sheet-you-give = You give
sheet-you-get = You get
sheet-add-good = add
sheet-take-off = take off again
sheet-has-nothing = There is nothing to give here ({ $player }).
sheet-one-side-pays = Only one side pays money.
sheet-offer-it = Offer this
sheet-offer-pay = Offer and pay { $amount }
sheet-offer-get = Offer for { $amount }
sheet-discard = Discard
sheet-offers = Offers
sheet-offer-from = Offer from { $player }
sheet-your-offers = Your open offers
sheet-offers-until = What nobody answers stands until the end of your next turn.
sheet-accept = Accept
sheet-accept-pay = Accept and pay { $amount }
sheet-accept-get = Accept and get { $amount }
sheet-counter = Counter-offer
sheet-reject = Decline
sheet-own-offer = An offer of your own
sheet-raise-offer = Change
sheet-withdraw = Take back
sheet-again = Once more
sheet-offer-goods = { $give } for { $want }
sheet-offer-between = { $player } to { $to }: { $goods }
sheet-countering = Counter-offer to { $player }: the old offer is declined with it.
sheet-raising = New offer to { $player }: it takes the place of the old one.
sheet-history-with = Earlier offers with { $players } ({ $count })
sheet-history = Earlier offers ({ $count })
sheet-offer-accepted = accepted
sheet-offer-rejected = declined
sheet-offer-withdrawn = taken back
sheet-offer-offer-lapsed = lapsed
sheet-do-not-disturb = No offers, please
sheet-do-not-disturb-hint = Offers to you are turned away until you allow them again.

## Debt

sheet-debt = Debt
sheet-you-owe = You owe { $player } { $amount }
sheet-you-owe-bank = You owe the bank { $amount }
sheet-owed-rent = Rent. You decide what is sold.
sheet-owed-tax = { $space }. You decide what is sold.
sheet-owed-card = A card asks for it. You decide what is sold.
sheet-owed-fine = { $fine }. You decide what is sold.
sheet-owed-repairs = Repairs. You decide what is sold.
sheet-owed-interest = Interest. You decide what is sold.
sheet-owed-gift = Because of a card. You decide what is sold.
sheet-owed-other = You decide what is sold.
sheet-in-cash = in cash
sheet-by-plan = by the plan
sheet-covered = covered, { $amount } left
sheet-missing = { $amount } are missing
sheet-not-enough = Everything together would bring { $amount } at most.
sheet-plan-head = This works: what the bank suggests
sheet-mortgage-it = Mortgage
sheet-sell-one = Sell one building
sheet-sell-to = Sell down to level { $level }
sheet-rent-lost = rent lost { $amount }
sheet-choose-yourself = Choose yourself
sheet-nothing-to-raise = You have nothing left that brings money.
sheet-no-debt = You owe nothing just now.
sheet-plan-and-pay = Carry out the plan and pay { $amount }
sheet-raise-and-pay = Do it and pay { $amount }
sheet-raise-some = Do it: raise { $amount }
sheet-other-ways = Other ways
sheet-back-to-plan = Back to the plan
sheet-bankrupt = Declare bankruptcy
sheet-bankrupt-sure = Really declare bankruptcy? Everything you have goes to { $player }, and you are out of the game.
sheet-bankrupt-now = Declare bankruptcy now

## Building

sheet-build = Build and mortgage
sheet-bank-has = Bank: { $houses } { $house-many }, { $hotels } { $hotel-many }
sheet-whole-group = whole group
sheet-one-more = One level more: { $space }
sheet-one-less = One level less: { $space }
sheet-evenly = Build and sell evenly. You pay only when you build.
sheet-worst-rent = Highest rent against you
sheet-others-asked = The bank has only a few of them left: the others are asked first. If there are enough for all, the whole plan is built; if not, they are auctioned and nothing of it is built.
sheet-no-deeds = Nothing is yours yet.
sheet-plan-first = Choose levels
sheet-build-one = { $what } for { $amount }
sheet-build-evenly = Build evenly: { $what } for { $amount }
sheet-build-for = Build for { $amount }
sheet-sell-for = Sell for { $amount }
sheet-sell-all = Sell all buildings: { $amount }

## Choices of a turn

sheet-title-steps = The bus is here
sheet-title-jump = Three of a kind!
sheet-title-card-choice = Pay or draw?
sheet-title-call = An open rent
sheet-title-final-call = Last call
sheet-title-turn = Your turn
sheet-bus-how = How far do you want to go?
sheet-jump-how = Tap a space on the board or choose it here.
sheet-jump-where = Where to?
sheet-choose-space = Choose a space
sheet-call-how = Somebody who still owes you rent is about to go bankrupt. Do you demand it now?
sheet-final-how = The time is up. Whoever still has rent to get demands it now.
sheet-say-steps = { $count } on: { $space }
sheet-say-jump = Jump to { $space }
sheet-say-walk = Move as usual
sheet-say-pay = Pay { $amount }
sheet-say-take-card = Draw a card
sheet-say-pass = Demand nothing

## Scarce buildings

sheet-scarce-title = Too few { $what }
sheet-scarce-how = The bank has { $count } { $what } left. How many do you want?
sheet-scarce-then = If all together want no more than there are, everybody pays the regular price. Otherwise they are auctioned.
sheet-how-many = How many?
sheet-at-most = { $count } at most
sheet-want = Want { $count } { $what }
sheet-want-none = None
sheet-place-title = Place { $what }
sheet-place-how = You may still place { $count } { $what }. Tap the board where, or choose it here.
sheet-place-here = Here
sheet-place-none = Do without

## Mortgaged deeds received

sheet-receipt-title = Lift it, or interest only?
sheet-receipt-how = Lift each mortgage now, or pay only the interest. Then it stays mortgaged.
sheet-keep = Interest only: { $amount }
sheet-redeem = Lift: { $amount }
sheet-keep-all = Interest only for all: { $amount }

## Demanding rent

sheet-window-own = Demand it now: once you throw, it has lapsed.
sheet-window = Only until the next player throws ({ $player } is in turn).
sheet-demand-it = Demand rent

## At the end

sheet-over = How it ended
sheet-winner = Won by
sheet-after-turns = after { $count } turns
sheet-turns = { $count } turns
sheet-ranking = Ranking
sheet-reckoning = Final reckoning
sheet-reckoning-how = What counts: cash, the prices of spaces (mortgaged ones half) and buildings at their price.
sheet-worth = Wealth
sheet-bankrupt-out = out
sheet-resigned = gave up
sheet-analysis = Analyse the game
sheet-analysis-more = How did the chances stand, what was luck, and which decision cost most?
sheet-analysis-stop = Stop
sheet-analysis-failed = The analysis did not come to its end.
sheet-insight = Analysis
sheet-chances = Chances to win
sheet-chances-note = The pale band holds the chance three rounds later in eight of ten cases.
sheet-key-moments = Key moments
sheet-no-mistakes = No decision was clearly worse than another.
sheet-curves = How it went
sheet-curve-cash = Cash
sheet-curve-worth = Wealth
sheet-curve-rent = Rents
sheet-highest-rent = Highest rent: { $amount }, paid by { $player }.
sheet-dice-report = The dice
sheet-faces-label = How often each face came: { $list }
sheet-dice-sum = { $throws } throws, doubles { $doubles } times. { $often ->
        [0] Honest dice are hardly ever this uneven.
       *[other] Honest dice are this uneven or more in { $often } of 100 games.
    }
sheet-verify = Check the dice
sheet-proved = ✓ Checked: all { $count } throws and cards follow from the sealed number.
sheet-not-proved = The proof failed ({ $word }) after { $count } that were right.
sheet-promise = Promised before the game (SHA-256)
sheet-seed = Revealed after the game
sheet-promise-how = Whoever takes the SHA-256 of the second number must get the first.
sheet-promise-noted = ✓ This browser noted the same promise before the game.
sheet-promise-other = This browser noted another promise before the game: { $commit }
sheet-copied = Copied.
sheet-typed-dice = The throws were typed in, so there is nothing to check.
sheet-derived-open-page = Check throw by throw
sheet-derived = Throw by throw
sheet-derived-right = ✓ This browser has checked all { $count } throws and cards by itself.
sheet-derived-wrong = ✗ Something is wrong. See below.
sheet-derived-how = It is worked out here, in your browser. The server only says what was promised before the game and opened after it.
sheet-derived-promise = 1. The server’s number
sheet-derived-seed = The number that was opened is the one that was promised.
sheet-derived-seed-wrong = The number that was opened is not the one that was promised.
sheet-derived-noted = This browser noted it before the game.
sheet-derived-noted-other = This browser noted something else before the game.
sheet-derived-luck = 2. The lucky numbers
sheet-derived-own = made in this browser
sheet-derived-pledged = Promised (SHA-256):
sheet-derived-told = Opened:
sheet-derived-luck-right = Opened as promised.
sheet-derived-luck-wrong = Not opened as promised.
sheet-derived-none = No lucky number in these dice.
sheet-derived-seal = Seal: everything that stood fast before the opening
sheet-derived-open = Nobody gave a sealed lucky number in this game. Then the throws are the server’s.
sheet-derived-throws = 3. The throws
sheet-derived-whose = Whose throws?
sheet-derived-about = From all lucky numbers
sheet-derived-turn = Turn { $turn }
sheet-derived-opening = Who begins?
sheet-derived-asked = The server’s number is the key; it is asked for:
sheet-derived-answer = Answer (HMAC-SHA256):
sheet-derived-rest = The first fair number in it is { $number }. Divided by { $of } it leaves { $rest }.
sheet-derived-dice = { $rest } is { $tens } times 6 and { $ones }: with one added to each, the two dice.
sheet-derived-no-throws = Nobody threw on this seat.
sheet-rematch = Rematch
sheet-to-rematch = To the rematch
sheet-watch-again = Watch the game
sheet-record = Download the record
sheet-no-replay = The game cannot be loaded just now.
sheet-replay = The game once more
sheet-moment = Step { $at } of { $all }, turn { $turn }
sheet-step-back = One step back
sheet-step-on = One step on
sheet-turn-back = One turn back
sheet-turn-on = One turn on
sheet-run = Play
sheet-halt = Stop
sheet-play-on = Play on from here
sheet-copy-moment = Link to this moment
sheet-link-copied = The link is copied.
sheet-back-to-end = To the ranking

## Talk

sheet-chat = Talk
sheet-chat-log = What was said
sheet-chat-empty = Nobody has said anything yet.
sheet-chat-say = Say something
sheet-send = Send
sheet-phrases = Phrases
sheet-mute-report = Mute or report
sheet-mute = Mute
sheet-unmute = Hear again
sheet-is-muted = muted
sheet-report = Report
sheet-report-why = What about { $player }?
sheet-report-send = Send the report
sheet-reported = Thank you, the report has arrived.

## Who is here

sheet-seat-code = Code for another device: { $code }
sheet-people = At the table
sheet-host = host
sheet-seat-free = free
sheet-is-bot = computer player
sheet-is-quiet = wants no offers
sheet-online = online
sheet-away = away
sheet-away-for = away, wait { $seconds } s
sheet-away-silent = away, play goes on
sheet-away-bot = away, a computer plays
sheet-let = What about { $player }?
sheet-let-wait = Wait
sheet-let-defaults = Play on without { $player }
sheet-let-bot = Computer plays on
sheet-make-host = Make host
sheet-kick = Take from the table
sheet-kick-sure = Really take { $player } from the table?
sheet-kick-now = Send away now
sheet-spectators = { $count ->
        [1] One person is watching.
       *[other] { $count } are watching.
    }
sheet-lock = Lock the room
sheet-lock-hint = Then only those you invite can join. Whoever you sent away stays out, too.
sheet-pause = Propose a break
sheet-resume = Play on
sheet-undo = Propose to take back
sheet-resign = Give up
sheet-resign-sure = Really give up? What you have goes to the bank, and you are out of the game.
sheet-resign-now = Give up now
sheet-vote-pause = Take a break?
sheet-vote-resume = Play on?
sheet-vote-undo = Take the last step back?
sheet-agree = Agreed
sheet-disagree = Against
sheet-take-back = On second thoughts, no

## Typing

sheet-type = Type commands
sheet-type-how = The same words as in the terminal: “throw”, “buy”, “build { $sample-street } 2”, “offer { $sample-player }: { $sample-street } for { $sample-sum }”, “standing”, “help”.
sheet-type-label = Command
sheet-type-enter = Go
sheet-lately = What happened last
sheet-no-answer = No answer came. Try again.

## The first game

sheet-hints = Your first game
sheet-hints-on = Show hints
sheet-hints-go = Play on
sheet-hint-goal = What it is about
sheet-hint-goal-more = Buy spaces, collect whole groups and build on them. Whoever is the only one not bankrupt in the end wins.
sheet-hint-turn = Throwing
sheet-hint-turn-more = The big button throws the dice. Your piece moves, and the space says what happens. Doubles bring another throw.
sheet-hint-purchase = Buy or auction
sheet-hint-purchase-more = You may buy a free space at its price. If you do not, it is auctioned, and you may bid.
sheet-hint-auction = Bidding
sheet-hint-auction-more = Bid in steps or set a secret limit. The highest bid gets it, and it binds.
sheet-hint-rent = Rent
sheet-hint-rent-more = When somebody stands on your space you get rent. “Automatic rent” demands it for you.
sheet-hint-group = Whole groups
sheet-hint-group-more = With all spaces of a colour you may build. More buildings, much more rent. Build evenly.
sheet-hint-jail = Out of { $jail }
sheet-hint-jail-more = Pay, play a card or try for doubles. You still get your rents.
sheet-hint-debt = Debts
sheet-hint-debt-more = If your money is not enough, the bank helps with a plan: mortgage and sell. You never go bankrupt by accident.
sheet-hint-trade = Trading
sheet-hint-trade-more = Offer spaces, cards and money in any mixture. Before you click you see what changes for both.

## Real cards

sheet-drawn = { $deck }: the card that was drawn
sheet-dealt = What is dealt
sheet-dealt-seek = Part of its name
sheet-drawn-none = No card fits.
sheet-drawn-app = App draws
sheet-drawn-how = Tap what the card does.

## Advice

sheet-deal-ask = Who gains what?
sheet-deal-thinking = Playing on from here …
sheet-deal-chances = Prospects
sheet-deal-before = without
sheet-deal-after = with the deal
sheet-deal-points = points
sheet-deal-how = Played on with the deal and without it, with the same throws. ±0: no more than chance may make.
sheet-deal-unknown = What this deal does cannot be told just now.
sheet-outlook = Prospects
sheet-outlook-thinking = Looking at the turns so far …
sheet-outlook-how = Worked out only by what everybody at the table sees.
sheet-advice = Advice
sheet-advice-thinking = The game is being played on from here …
sheet-advice-nothing = There is nothing to decide just now.
sheet-advice-as-good = about as good
sheet-advice-how = This is how often you win with it if the game goes on from here many times. Only what you can know yourself is used.
sheet-advice-back = Back to the board

## What a card does, in a few words

sheet-effect-collect = collects { $amount }
sheet-effect-pay = pays { $amount }
sheet-effect-collect-each = { $amount } from everybody
sheet-effect-pay-each = { $amount } to everybody
sheet-effect-advance = on to { $space }
sheet-effect-back-to = back to { $space }
sheet-effect-back = { $steps ->
        [one] one square back
       *[other] { $steps } squares back
    }
sheet-effect-nearest = { $kind ->
        [station] to the next { $station }, rent times { $times }
       *[utility] to the next { $utility }, dice times { $times }
    }
sheet-effect-repairs = { $house } and { $hotel } a building
sheet-effect-jail = to { $jail }
sheet-effect-keep = kept
sheet-effect-pay-or-draw = pays { $amount } or draws

## Correcting

sheet-mend = Correct
sheet-mend-which = What was wrong? Throws and cards of the last two rounds:
sheet-mend-none = Nothing was typed in during the last two rounds.
sheet-mend-now = What was it really?
sheet-mend-by = { $who } at { $time }
sheet-mend-instead-of = { $say } instead of { $was }
sheet-mend-gone = This falls away
sheet-mend-instead = Instead
sheet-mend-cash = Money of { $who }: { $was } becomes { $now }
sheet-mend-table = On the table
sheet-mend-nothing = Nothing else changes.
sheet-mend-left = { $count ->
    [one] One later throw is kept and counts as soon as the question before it is answered.
   *[other] { $count } later throws are kept and count as soon as the question before them is answered.
}
sheet-mend-propose = Propose it to the others
sheet-mend-do = Correct it
sheet-mend-agreed = Agreed: { $yes }
sheet-mend-waits = The majority is still missing.
sheet-mend-leave = Leave it as it was
sheet-mend-other = Correct something else
sheet-count = Cash count
sheet-count-open = The money on the table is not right
sheet-count-whose = Whose money was counted?
sheet-count-sum = Counted
sheet-count-here = Here it says { $amount }.
sheet-count-more = That is { $amount } more.
sheet-count-less = That is { $amount } less.
sheet-count-why = What happened?
sheet-count-why-change = Wrong change was given
sheet-count-why-forgot = A payment was forgotten
sheet-count-why-unknown = Nobody knows
