### The table in the browser: what stands on start page, room and table. The sheets in the middle have sheets.ftl.

## Everywhere

web-close = Close
web-nav = Page
web-to-dark = Show dark
web-to-light = Show light
web-settings = Settings
web-again = Try again
web-reload = Reload
web-to-start = To the start page
web-loading = Fetching the table.
web-no = no
web-guest = Guest

## Start

web-hero = Take a seat.
    The bank is ready.
web-hero-more = The game table in your browser that knows the rules of your edition: money, deeds, buildings, auctions. No account, nothing to install.
web-choose-edition = Choose an edition
web-own-board = Rather your own board?
web-own-edition = Own edition
web-puzzles-alone = On your own?
web-to-puzzles = Solve puzzles
web-puzzles = Puzzles
web-puzzles-more = Positions from games that were played, each with one clearly best move.
web-puzzles-loading = Laying out the puzzle of the day …
web-puzzles-solved = { $count } of { $all } solved
web-puzzle-grade = How hard
web-puzzle-grade-0 = all
web-puzzle-grade-1 = easy
web-puzzle-grade-2 = medium
web-puzzle-grade-3 = hard
web-puzzle-daily = puzzle of the day
web-puzzle-next = Next puzzle
web-puzzle-nothing = nothing
web-middle = In the middle of a game?
web-to-middle = Lay out a position or open a file
web-to-workshop = Write your own edition
web-begin = Start playing
web-your-name = Your name
web-opponents = Opponents
web-how-many = Seats at the table
web-play-now = Play now
web-play-now-more = { $count ->
        [one] You against one computer player
       *[other] You against { $count } computer players
    }
web-at-device = On this device
web-at-device-more = { $count } people, taking turns
web-invite = Invite friends
web-invite-more = Link, code or QR, everybody on their own device
web-go-on = Go on playing:
web-go-on-with = with { $who }
web-to-table = To the table
web-me = My games
web-me-all = All my games, wins and friends
web-me-how = Without an account: this browser remembers your seats.
web-me-running = Running games
web-me-none-running = None is running now.
web-me-finished = Games played
web-me-none-finished = None played to its end yet.
web-me-more = Show { $count } more
web-me-won = won
web-me-lost = not won
web-me-again = Once more
web-me-tally = Tally
web-me-counting = { $count ->
        [one] One game is still being counted.
       *[other] { $count } games are still being counted.
    }
web-me-games = Games
web-me-wins = Wins
web-me-share = Share
web-me-group = Favourite group
web-me-group-count = { $count ->
        [one] complete once
       *[other] complete { $count } times
    }
web-me-luck = Luck with dice and cards
web-me-luck-more = { $count ->
    [one] percentage points of the chance to win, more or less than was to be expected. An estimate, from one game.
   *[other] percentage points of the chance to win per game, more or less than was to be expected. An estimate, the mean of { $count } games.
}
web-me-circle = Hall of fame, { $count ->
        [one] one game
       *[other] { $count } games
    }
web-me-who = Who
web-me-no-tally = As soon as you have played a game to its end, you find here what came of it.
web-me-data = My data
web-me-move-how = To another device: get a code here and type it in there. It lasts ten minutes and works once.
web-me-move = Code for another device
web-me-code = Your code
web-me-code-left = { $time } left
web-me-type-code = Code from the other device
web-me-arrive = Bring it here
web-me-arrived = Your games are here.
web-me-export = Download everything that is kept about me here
web-me-delete = Delete everything of mine
web-me-delete-sure = Name, chat, seats and drafts are lost; games stay without your name. Are you sure?
web-my-games = { $count ->
        [one] One more game of yours
       *[other] { $count } more games of yours
    }
web-game-running = going on, last there on { $when }
web-game-over = over, last there on { $when }
web-game-look = Look
web-game-forget = Take off the list
web-join-code = Join with a code
web-join = Go there
web-as-printed = As in the rulebook.
web-as-printed-eased = As in the rulebook, only that rent comes by itself.
web-as-printed-hurried = As in the rulebook, only that computers do not wait for rent and building.
web-as-printed-more = House rules hold only if you choose them.
web-open-tables = Public tables
web-open-table = Open table
web-open-none = No public table has a free seat right now.
web-open-none-such = There is no such table right now.
web-table-free = { $free ->
        [one] 1 of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
web-table-locked = locked
web-table-running = { $count ->
        [one] running, 1 person plays
       *[other] running, { $count } people play
    }
web-table-paused = paused
web-filter-edition = Edition
web-filter-any = all
web-filter-running = Running ones too, to watch
web-watch = Watch
web-public = Show the table to everybody
web-public-more = For “Invite friends”: everybody finds it on this start page.
web-title = Title
web-more-hints = More hints
web-house-rules = Change the rules of this table
web-person = Person { $number }
web-storage-blocked = Your browser keeps nothing for this page. You can play, but after a reload your seat is no longer yours.

## Agreements

web-variant = Kind of game
web-variant-normal = To the end
web-variant-short = Short game
web-variant-time = Against the clock
web-switch-minutes = Minutes
web-switch-speed-die = With the speed die
web-switch-rent-demand = Rent
web-switch-auction-mode = Auctions
web-switch-auction-mode-round-robin = in turn
web-switch-auction-mode-live = everybody at once, with a hammer
web-switch-build-window = Building
web-switch-build-window-anytime = at any time
web-switch-build-window-between-turns = in your own turn or between turns
web-switch-jail-doubles-roll-again = Doubles out of jail give another throw
web-switch-bankruptcy-handover = After a bankruptcy property goes over
web-switch-bankruptcy-handover-liquidate = mortgaged as far as possible
web-switch-bankruptcy-handover-as-is = as it is
web-switch-cash-visible = Cash lies open
web-switch-free-parking-pot = House rule: a pot on “{ $parking }”
web-switch-double-salary-on-go = House rule: the double sum right on “{ $go }”
web-switch-banker-plays = The banker plays along (without, six people are needed)
web-switch-tie-break = In a tie
web-switch-tie-break-shared = everybody shares the win
web-switch-tie-break-cash = whoever has more cash wins
web-switch-starting-cash = Starting capital
web-as-in-box = as in the book
web-printed-is = in the book { $sum }
web-differs = differs from the book
web-end = End
web-end-none = as in the book
web-end-minutes = after { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
web-end-after = The game ends after { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }: then fortunes are counted.
web-more-rules = More rules
web-switch-agreed-end = House rule: the game ends after an agreed time
web-switch-tournament = Tournament: by the book only
web-switch-swiss-short-jail-exit = Short game only: prisoners must leave in their next turn
web-clock = Time to think
web-clock-none = no clock
web-clock-quick = brisk: 5 minutes, 10 seconds more each turn
web-clock-calm = easy: 20 minutes, 20 seconds more each turn
web-clock-day = over days: 24 hours a turn
web-clock-days = over days: 72 hours a turn
web-clock-own = your own
web-colour = Colour
web-colour-0 = Teal
web-colour-1 = Violet
web-colour-2 = Rust
web-colour-3 = Slate
web-colour-4 = Pink
web-colour-5 = Olive
web-colour-6 = Blue
web-colour-7 = Chestnut
web-colour-8 = Green
web-colour-9 = Lilac
web-colour-10 = Mustard
web-colour-11 = Grey
web-ready = I am ready
web-not-ready = Not ready after all
web-is-ready = ready
web-ready-count = { $count ->
        [one] { $ready ->
            [one] Your guest is ready.
           *[other] Your guest is not ready yet.
        }
       *[other] { $ready } of { $count } guests are ready.
    }
web-bot-called = Computer: { $bot }

## Room

web-laying-table = The table is being laid
web-lobby = Invite friends
web-guest-of = { $who } invites you
web-guest-table = At the table of { $who }
web-guest-first = Take a seat at the table
web-guest-locked = The room is locked.
web-guest-full = The table is full.
web-guest-watch = You can watch: as soon as the game begins, you see it here.
web-written-edition = Somebody wrote this edition themselves.
web-written-edition-look = Look at it, or report it
web-lobby-device = On this device
web-lobby-device-more = Put in your names. Before each turn the screen says who gets the device.
web-qr = QR code with the address of this room
web-code = Code
web-share = Share the link
web-copy = Copy
web-link-here-only = This address works on this device only. To let everybody in the same Wi-Fi join, start like this:
web-invitation-send = Send an invitation
web-invitation-hint = Locked: only those you invite can join. Each invitation works once, for one person.
web-invitations-open = { $count ->
        [one] One invitation is still open.
       *[other] { $count } invitations are still open.
    }
web-copied = The link is copied.
web-at-table = At the table
web-name-of = Name of seat { $number }
web-who-are-you = Who are you?
web-seat-of = { $who } (free)
web-seat-fallen = out of the game
web-seat-code = Code of a seat
web-seat-take = Take over the seat
web-seat-code-more = Phone lost or empty? Whoever sits at the table reads it out under “People”. It stands there beside everybody whose device has been gone for half a minute.
web-seat-free = Free seat
web-seat-waits = awaited
web-bot = Computer player
web-bot-short = Computer
web-host = hosts the room
web-online = online
web-away = away
web-put-bot = Add a computer
web-kick = Take { $who } off the table
web-stand = Give the seat back
web-sit = Sit down
web-start-with = Begin: { $count } at the table
web-start-bots = Fill up with computers
web-lock = Lock
web-unlock = Unlock
web-need-more = { $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }
web-wait-host = { $who } begins the game as soon as everybody is here.
web-terms = Rules of this table
web-figure = Figure
web-figure-of = Figure of { $who }: { $figure }. Choose another
web-choose-banker = Who keeps the bank?
web-banker-aside = does not play but only keeps the bank (from six people on)
web-terms-banker = Banker: { $who }.
web-terms-banker-aside = Banker: { $who }, who does not play.
web-terms-differ = Unlike the book:
web-terms-others = { $count ->
    [one] One more rule differs.
   *[other] { $count } more rules differ.
}
web-not-printed = Not as in the book.
web-terms-away = Whoever is away for long may be stood in for by a computer, and gets the seat back.
web-terms-public = Public: the table is on the start page. Everybody can find it and watch.
web-terms-public-titled = Public as “{ $title }”: the table is on the start page. Everybody can find it and watch.
web-terms-typed = Dice are thrown and cards drawn at the real table; you type in what falls.
web-terms-dice = Every seat has a secret lucky number, and so has the server. They are opened only when the game begins, and the throws follow from all of them: nobody can choose them, and afterwards they can be checked ({ $commit } …).
web-luck-drawing = The lucky numbers are being opened.
web-luck-missing = { $who } { $count ->
        [one] is
       *[other] are
    } still missing.
web-luck-kept-back = { $who } did not open { $count ->
        [one] their lucky number and does
       *[other] their lucky numbers and do
    } not play. Everybody else has new numbers. Until the game nobody else sits down.
web-luck-out = Your lucky number is not in the dice of this game: the server did not see your page when it began.
web-luck-broken = Careful: what went into the dice of this game is not what was promised before it was opened.
web-luck-twice = Careful: your lucky number was to be opened once more, but beside other promises. This browser did not do so.
web-luck-lost = The draw was broken off although this browser had opened your lucky number. It is drawn again.

## Table

web-skip-link = To the decision
web-board = Board, { $count } spaces
web-title-turn = Your turn
web-turn-number = Turn { $count }
web-spectators = { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
web-line-down = No connection. What you enter is caught up later.
web-frozen-damaged = The log of this room is damaged. Up to here everything is right; whoever runs the server can let the game go on from here.
web-frozen-room-closed = Whoever runs this server has closed the room. It can only be looked at.
web-frozen-other-edition = The edition or the rules have changed since this game began. It can only be looked at.
web-tool-chat = Chat
web-tool-chat-new = Chat, { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
web-tool-rules = Rules
web-tool-people = People
web-tool-type = Type a command
web-log = Log
web-log-all = Whole log
web-since-you-sums = Money since your last turn
web-since-you = since your last turn
web-heard-less = { $count ->
        [one] One more event is in the log.
       *[other] { $count } more events are in the log.
    }
web-die = Die: { $value }
web-speed-die = Speed die: { $value }
web-strip = One throw ahead
web-view-board = Board
web-view-line = Track
web-hand-to = Hand the device to { $who }
web-hand-taken = I am { $who }
web-throws = { $who } to play
web-occasion-group = { $group } complete: all of it belongs to { $who }!
web-threw = Thrown by { $who }

web-players = Players
web-player-label = { $name }: more about
web-turn-mark = to play
web-you = you
web-here = at this device
web-out = out
web-away-wait = away, we wait
web-away-defaults = away, play goes on
web-away-bot = a computer stands in
web-away-until = away { $time }
web-away-soon = { $who } is away. In { $time } you can decide how to go on.
web-away-decide = { $who } is away. What now?
web-away-silence = When { $who } is asked, that means: no purchase, no bid, no demand.
web-away-others = { $who } is away. The others decide how to go on.
web-decide-again = Decide otherwise
web-hidden = hidden
web-deeds = { $count ->
        [0] nothing yet
        [one] 1 { $deed }
       *[other] { $count } { $deed-many }
    }
web-jail-cards = { $jail-card-many }: { $count }
web-in-jail = in { $jail }
web-houses = { $house-many }
web-hotels = { $hotel-many }
web-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
web-worth = worth { $amount }
web-deeds-left = free
web-pot = Pot
web-mortgage-letter = M

## Squares

web-square-mortgaged = mtg.
web-square-group = group { $letter } { $name }
web-square-price = costs { $amount }
web-square-owner = belongs to { $who }
web-square-houses = { $count } { $count ->
        [one] { $house }
       *[other] { $house-many }
    }
web-square-hotel = { $hotel }
web-square-mortgage = mortgaged, no rent
web-square-rent = rent { $amount }
web-square-factor = rent { $factor } times the dice
web-square-here = here: { $who }
web-kind-go = { $amount } when you pass
web-kind-jail = In { $jail }, or just visiting
web-kind-parking = Nothing happens here
web-kind-parking-pot = Whoever lands here gets the pot
web-kind-to-jail = Straight to { $jail }
web-kind-draw = Draw a card
web-corner-go = { $name }|+{ $salary }
web-corner-jail = { $name }|just visiting
web-corner-parking = { $name }
web-corner-to-jail = { $name }

## What is asked

web-your-turn = { $name }, it is your turn
web-your-answer = { $name }, you are asked
web-ask-turn = Throw the dice?
web-ask-turn-again = Doubles! Throw again
web-ask-turn-jail = How do you get out of { $jail }?
web-jail-turn = Try { $count } of { $all }.
web-ask-rest = Anything else? Otherwise your turn is over.
web-ask-purchase = Buy { $deed }?
web-ask-auction = Auction: do you bid?
web-ask-auction-shared = Auction: who is bidding?
web-ask-debt = You have to raise { $amount }
web-ask-steps = How far do you take the bus?
web-ask-jump = Three of a kind: where do you jump?
web-ask-card-choice = Pay or draw a card?
web-ask-receipt = You took over mortgaged property
web-ask-place = Where does the building go?
web-ask-wants = How many buildings would you like?
web-ask-call = Do you want to demand rent that is still open?
web-ask-final-call = Time is up: any rent to demand?
web-say-throw = Throw
web-say-try-doubles = Try for doubles
web-say-pay-fine = Pay { $fine }
web-say-play-card = Play the card
web-say-end-turn = End turn
web-say-buy = Buy for { $amount }
web-say-decline = Let it be auctioned
web-say-pass = Pass
web-say-pay = Pay { $amount }
web-say-take-card = Draw a card
web-say-keep = { $what }: pay the interest only
web-say-redeem = { $what }: lift it
web-say-walk = Move as usual
web-say-raise = Let the bank sell and mortgage for me
web-of-yours = { $own } of { $all } yours
web-price = Price
web-rent = Rent
web-rent-top = with { $hotel }
web-rent-all = all
web-mortgage-value = { $mortgage-value }
web-left-after = You keep { $amount }
web-short-of = You are { $amount } short
web-fact-free = { $deed } (still free)
web-fact-mine = { $deed } (yours)
web-fact-owned = { $deed } (belongs to { $who })
web-open-sheet = To the decision
web-trade = Trade
web-trade-offers = { $count ->
        [one] Trade, 1 offer
       *[other] Trade, { $count } offers
    }
web-offer-first = Answer the offer of { $who } first
web-offer-wait = Wait for the answer of { $who }
web-offer-others = Others are still trading. The dice come after that.
web-offer-aside = Later
web-offer-changes = What it would change
web-offer-until = Stands until the next turn of { $who } is over.
web-offer-see = To the offer
web-raise-money = Raise money
web-build = Build
web-always-demand-on = Automatic rent
web-always-demand-off = Rent on demand
web-always-demand-more = Rent that is due is demanded for you as soon as possible
web-demand = Demand { $amount } rent from { $who } ({ $deed })
web-rent-manual = automatically
web-rent-auto = automatically, for everybody
web-rent-by-call = by call (as in the book)
web-advice = Advice
web-coach-option = Advice for people playing each other
web-terms-coach = Everybody may take advice when asked something.
web-moment-option = Computers wait for rents and buildings
web-moment-option-off = never
web-moment-option-short = short ({ $seconds } seconds)
web-moment-option-long = long ({ $seconds } seconds)
web-moment-yours = { $name }, your moment
web-moment-rent = You can still demand rent, then { $who } throws.
web-moment-build = You can still build, then { $who } throws.
web-moment-both = You can still demand rent and build, then { $who } throws.
web-moment-pass = Go on
web-seconds-left = { $count ->
        [one] One second left
       *[other] { $count } seconds left
    }
web-paused = The game rests
web-resume = Go on playing
web-together = Decide together
web-vote-yes = In favour: { $yes }.
web-vote-agreed = { $count ->
        [one] You have agreed.
       *[other] You have all agreed.
    }
web-vote-missing = Still missing: { $open }.
web-not-yet = Not yet
web-news-pause = { $who } proposes a break.
web-news-resume = { $who } wants to play on.
web-news-undo = { $who } wants to take the last step back.
web-news-wait = { $who } wants to wait for { $about }.
web-news-defaults = { $who } wants to play on without { $about }.
web-news-bot = { $who } wants a computer to play for { $about }.
web-news-agrees = { $who } agrees. Still missing: { $open }.
web-news-declines = { $who } is against it. The proposal is off the table.
web-news-mistyped = { $who } would like to correct something that was typed in.
web-news-for-it = { $who } is in favour.
web-news-withdraws = { $who } withdraws the proposal.
web-news-paused = Agreed: time for a break.
web-news-undone = Taken back: { $what }
web-news-undone-all = Taken back.
web-news-goes-on = The game goes on.
web-news-away-wait = { $who } is being waited for.
web-news-away-defaults = The game goes on without { $who }.
web-news-away-bot = A computer plays on for { $who }.
web-news-stood = { $who } no longer sits at the table.
web-news-moved = { $who } plays on with another device.
web-news-sat = { $who } takes over the seat of { $before }.
web-news-back = { $who } is playing again.
web-news-host = { $who } is the host now.
web-news-gone = { $who } is away.
web-news-here = { $who } is back.
web-over = The game is over
web-rematch-of = { $who } would like a rematch.
web-rematch-wanted = The table for the rematch is laid.
web-result = See the result
web-watching = You are watching.
web-outlook = Prospects
web-tv-open = Large view for the television
web-tv-join = Play or watch: scan or type the code
web-tv-waits = About to begin
web-tv-lost = All devices are gone. Go on with another one: scan the code, then type the digits of the seat.
web-tv-won = { $count ->
    [one] { $who } wins!
   *[other] The winners are { $who }!
}
web-tv-lot = Up for auction: { $deed }, from { $amount }
web-tv-bid = Up for auction: { $deed }. { $who } bids { $amount }
web-tv-sale = Buy { $deed } for { $amount }?
web-removed = { $host } has taken you from the table. You are watching now.
web-removed-one = { $host } has taken { $who } from the table.
web-removed-meanwhile = You no longer sit at this table. You are watching.
web-banker = keeps the bank
web-banker-watching = You keep the bank and watch.
web-out-watching = You are out of the game and watching.
web-skip = Skip ahead
web-chance-real = Real dice and cards
web-chance-opening-own = Who begins? What did you throw?
web-chance-opening-other = Who begins? What did { $who } throw?
web-chance-throw-own = What did you throw?
web-chance-throw-other = What did { $who } throw?
web-chance-draw-own = { $deck }: which card did you draw?
web-chance-draw-other = { $deck }: which card did { $who } draw?
web-chance-deal-own = What are you dealt?
web-chance-deal-other = What is { $who } dealt?
web-chance-speed = Speed die
web-chance-face-bus = Bus
web-chance-face-mr = { $mr }
web-throw-keys = What do the dice show?
web-throw-pair = { $first } and { $second }
web-throw-double = double { $first }
web-throw-double-short = double
web-throw-how = One tap enters both dice.
web-throw-how-speed = Tap the speed die and the white dice, in any order.
web-throw-app = App throws
web-throw-for = Enter { $who }’s throw
web-wait-throw = { $who } throws

web-mend-back = Undo
web-mend-left = { $count } s
web-mend = Correct
web-mend-proposed = { $who } would like to correct: { $say } instead of { $was }
web-mend-counted = { $who } has counted: { $whom } has { $cash } instead of { $was }.
web-mend-reason = Reason: { $reason }
web-mend-see = Have a look

## At a real board

web-real-board = At a real board
web-real-board-more = The board lies on the table, the bank is here: every throw is one tap, the sums are made for you.
web-real-phones = Everybody with a phone
web-real-tablet = One device for all { $count }
web-real-cards = We draw the cards ourselves
web-real-own-money = The money is real too
web-real-own-money-more = You are told who gives whom how much, and it is counted along.
web-real-terms = At a real board: tap what the dice show. What to do on the table is said here.
web-real-terms-cards = The app draws the cards.
web-real-terms-money = You pay with real money; it is counted along here.
web-real-show-board = Show the board
web-real-hands = On the table
web-real-money = Your money
web-real-purse = Money of { $who }
web-real-worth = worth { $amount }
web-real-jail-card = { $count } × { $jail-card }
web-real-at = Stands here: { $space }
web-real-jailed = Sits in jail: { $jail }
web-real-own = { $property-many }
web-real-here = { $count ->
    [one] { $who } is here
   *[other] { $who } are here
}
web-wait-for = { $who } is asked
web-wait-chance = The dice are falling
web-wait-bidders = Bids are coming in
web-wait-clock = One moment
web-wait-turn = Until it is your turn you may trade, build and mortgage.
web-wait-turn-no-building = Until it is your turn you can trade and mortgage.
web-wait-rest = The turn is nearly over. You may trade and build now, too.
web-wait-rest-no-building = The turn is nearly over. You can trade now, and build again before the next turn.
web-wait-purchase = Buy or auction? The answer comes soon.
web-wait-auction = An auction is on.
web-wait-debt = Somebody has to raise money. There may be a trade in it.
web-wait-steps = The bus is waiting.
web-wait-jump = Three of a kind: a space is being chosen.
web-wait-card-choice = Pay or draw?
web-wait-receipt = Mortgaged property changes hands.
web-wait-place = A building is being placed.
web-wait-wants = Buildings are scarce, everybody is asked.
web-wait-call = Last chance to demand rent.
web-wait-final-call = Last chance to demand rent.
web-wait-roll = The dice are rolling.
web-wait-rent-roll = The rent is being thrown.
web-wait-draw = A card is being drawn.
web-wait-deal = Deeds are being dealt.
web-wait-opening = A throw decides who begins.
web-wait-move = Moving on.
web-wait-bonus = Moving on.
web-wait-estate = A bankrupt’s property is being auctioned.
web-wait-lots = Buildings are being auctioned.
web-wait-count = Everything is being counted.
web-wait-over = The game is over.

## Settings

web-set-language = Language
web-set-language-de = Deutsch
web-set-language-en = English
web-set-boardlanguage = Names on the board
web-set-boardlanguage-same = as above
web-set-boardlanguage-de = Deutsch
web-set-boardlanguage-en = English
web-set-light = Brightness
web-set-light-auto = as the device
web-set-light-light = light
web-set-light-dark = dark
web-set-speed = Motion
web-set-speed-normal = normal
web-set-speed-fast = fast
web-set-speed-off = off
web-set-moments = Rents and buildings before a throw
web-set-moments-ask = ask me
web-set-moments-pass = let them pass
web-set-sound = Sounds
web-set-occasions = Great moments: whole group, top building, bankruptcy, victory
web-set-vibrate = Vibrate when it is my turn
web-set-push = Notify me when it is my turn
web-set-push-denied = The browser does not allow notifications. Its settings for this page can change that.
web-set-autothrow = Throw by itself where nothing else is to be said
web-set-autoend = End the turn by itself, after a moment to build and trade
web-edges = Who sits where?
web-facing = The question lies before the person who is asked
web-edge-bottom = bottom
web-edge-left = left
web-edge-top = top
web-edge-right = right
web-set-awake = Screen stays on
web-set-awake-real = at a real board
web-set-awake-always = in every game
web-set-awake-never = never
web-awake-missing = Without HTTPS, as in most home networks, the browser cannot keep the screen on. Tell the device itself not to switch it off.
web-set-guide = Hints for the first game
web-set-notes = Show notes in hand
web-set-commands = Type commands
web-keys = Keys: D to the decision, S to skip ahead, P to let a moment pass. On the board: arrows walk the track, Home goes to your piece, G to the next space of the group, O to your next own one.

## When something is missing

web-trouble-offline = The server does not answer
web-trouble-offline-help = The connection may be gone, or the server is restarting. Your game is safe.
web-trouble-again = As soon as it is back, this page goes on by itself.
web-trouble-no-such-room = There is no such room
web-trouble-no-such-room-help = Is the code right? Rooms do not vanish, but typing errors happen.
web-trouble-replaced = Your seat is open elsewhere
web-trouble-replaced-help = You are playing this seat in another window or on another device now. You can fetch it back here.
web-trouble-old = This page is out of date
web-trouble-old-help = The server was renewed. Reload the page, the game goes on where it stands.
web-trouble-not-found = Nothing here
web-trouble-not-found-help = There is no such page.
web-trouble-too-fast = Too many requests at once
web-trouble-too-fast-help = Wait a moment and try again.
web-trouble-other = That did not work
web-trouble-other-help = Try again.

## The booklet

web-book = Rules booklet
web-book-rule = The rule
web-book-opening = Opening the booklet …
web-book-ask = Ask the book
web-book-ask-how = Ask the book: what if nobody bids?
web-book-ask-go = Ask
web-book-found = { $count ->
    [0] The booklet says nothing about it.
    [one] One paragraph about it
   *[other] { $count } paragraphs about it
}
web-book-forget = Close the answers
web-book-print = Page for printing
