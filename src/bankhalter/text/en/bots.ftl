### Computer players: who they are, what they say, and why.

bot-name-random = Fortune hunter
bot-about-random = Picks any legal move, blindly.
bot-name-cautious = Penny saver
bot-about-cautious = Keeps much in hand, bids low, builds little and sells only dearly.
bot-name-builder = Master builder
bot-about-builder = Buys every property it lands on and builds as long as there is money.
bot-name-trader = Trader
bot-about-trader = Is always after a deal, and buys what others lack.
bot-name-strategist = Strategist
bot-about-strategist = Reckons with the odds: what a space earns, what the next throw may cost, and what a deal does to everybody’s chances.
bot-name-champion = Champion
bot-about-champion = Plays a few rounds on in its head before every decision that matters, and compares the chances.
bot-name-simple = Plain player
bot-about-simple = Plays plainly and quickly, with nothing up its sleeve.
bot-name-default = Nobody
bot-about-default = Does only what happens when somebody keeps silent.
bot-name-fp-a = FP-A
bot-about-fp-a = Published baseline A, strict about offers.
bot-name-fp-b = FP-B
bot-about-fp-b = Published baseline B: transport spaces and the dearest groups; strict about offers.
bot-name-fp-c = FP-C
bot-about-fp-c = Published baseline C: orange, light blue, transport spaces, three buildings; strict about offers.
bot-name-fp-a-loose = FP-A loose
bot-about-fp-a-loose = Published baseline A, accepting offers as released.
bot-name-fp-b-loose = FP-B loose
bot-about-fp-b-loose = Published baseline B, accepting offers as released.
bot-name-fp-c-loose = FP-C loose
bot-about-fp-c-loose = Published baseline C, accepting offers as released.

# Why an offer is declined
bot-declines = “{ $reason }”
bot-no-no-trade = I do not trade like that.
bot-no-coin = The coin says no.
bot-no-too-little = That is too little for me.
bot-no-too-dear = That is too dear.
bot-no-helps-you-more = That helps you far more than me.
bot-no-helps-leader = You are ahead already; my help is not that cheap.
bot-no-needs-cash = I need my cash.
bot-no-own-group = I want to keep my group together.
bot-no-mortgaged = I do not deal in mortgaged deeds.
bot-no-worse-ahead = I have played it through in my head: my chances would be worse with it.
bot-no-impossible = That cannot be done just now.

# Why something was done
bot-why-buy = I would pay about { $amount } for { $space-acc }.
bot-why-complete = With { $space-dat } I have the whole group.
bot-why-block = With { $space-dat } somebody would have a whole group, so I take it myself.
bot-why-take = I can afford { $space-acc }.
bot-why-save = I would rather keep my cash.
bot-why-bid = I bid { $amount } for { $space-acc }.
bot-why-bid-building = Buildings are scarce; this one is worth { $amount } to me.
bot-why-pass = It is not worth more to me.
bot-why-build = Building { $space-at } pays for itself after about { $turns } turns of the others.
bot-why-build-on = What I do not need in reserve goes into { $space-acc }.
bot-why-lift = There is money enough: I lift the { $mortgage } { $space-at } and get rent again.
bot-why-raise = Of all I can mortgage, I lose least rent with { $space-dat }.
bot-why-pledge = The { $mortgage } { $space-at } gives me money for something better.
bot-why-jail = In { $jail } I pay no rent.
bot-why-leave = I want to leave { $jail }: there is more to win outside than to lose.
bot-why-offer = This deal with { $name } is worth about { $amount } to me.
bot-why-sell = { $name } gains more from { $space-dat } than I do; I want my share of that.
bot-why-sell-to-build = { $space-acc } brings me money to build with.
bot-why-accept = On balance that brings me about { $amount }.
bot-why-counter = Not for that, { $name }; but with { $amount } it would be a deal.
bot-why-market = { $name } sells at the list price; that is how I get { $space-acc }.
bot-why-sound = I ask { $name } for { $space-dat } to see who sells at the list price.
bot-why-collect = With { $space-dat } I come closer to a group, and offer { $name } a little more than the list price.
bot-why-break-up = { $name } has the whole group around { $space-acc }; I break it up before { $house-many } stand there.
bot-why-prevent = { $name } has nearly all of the group around { $space-acc }; I step in first.
bot-why-for-all = With { $space-dat } { $name } has a whole group; I want all the cash for it: { $amount }.
bot-why-sell-dearly = { $name } pays more than the list price for { $space-acc }: { $amount }.
bot-why-cheap = I offer { $name } less than the list price for { $space-acc }.
bot-why-lend = For { $amount } { $name } gets a whole group with { $space-dat }; I buy it back at the list price at once.
bot-why-buy-back = I take { $space-acc } back at the list price at once.
bot-why-ahead = I played on in my head: my chances are best this way.

# Faults
bot-fault-crashed = { $name } crashed in turn { $turn } ({ $detail }); default moves play on.
bot-fault-slow = { $name } used up its time in turn { $turn }; default moves play on.
bot-fault-illegal = { $name } wanted something illegal in turn { $turn } ({ $detail }); default moves play on.
bot-fault-silent = { $name } said nothing in turn { $turn }; default moves play on.
bot-fault-endless = { $name } found no end in turn { $turn }; default moves play on.

# bankhalter bot-host
bot-host-game = Game { $game }: { $result }
bot-host-won = { $name } won after { $turns } turns.
bot-host-lost = { $name } lost after { $turns } turns.
bot-host-open = not finished after { $turns } turns.
bot-host-sum = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $won } won, { $faults } with a fault; { $time } ms per answer.

# bankhalter tournament
tournament-title = Tournament
tournament-lead = { $games } games, { $seats } at a table, every order of seats; seed { $seed }
tournament-rating = Ratings (95 % interval)
tournament-rank = Rank
tournament-bot = Bot
tournament-points = Points
tournament-won = Won
tournament-alone = Won alone
tournament-together = Won by one of several
tournament-time = Per answer
tournament-matrix = Who beats whom: of the games at one table that either of the two won, the share of the row
tournament-lineups = Line-ups: how often the first one won
tournament-unfinished = { $share } of the games did not end within { $rounds } rounds.
tournament-faults = Faults
tournament-none = none
lab-tournament-too-few = { $seats } seats need at least { $need } different bots, or --mode league.
lab-tournament-twice = “{ $name }” is named twice.
lab-tournament-other = { $place } holds another tournament.
lab-tournament-not-one = { $place } holds no tournament.
tournament-interrupted = Interrupted; what was finished is kept.

# bankhalter train
train-learned = Learned from { $rows } players in positions; written to { $out }.
train-held-out = On games not seen: log-loss { $log_loss } (after round 15: { $log_loss_late }), calibration error { $calibration }
train-prospects = By what everybody owns:  log-loss { $log_loss } (after round 15: { $log_loss_late }), calibration error { $calibration }
train-even = If all were equal:    log-loss { $log_loss } (after round 15: { $log_loss_late }), calibration error { $calibration }
