### The laboratory: many games, counted and compared.

lab-played = { $games } games played.
lab-ended-interrupted = Interrupted; what was finished is counted.
lab-ended-time = The time was up.
lab-ended-width = The shares of wins are known well enough.
lab-progress = { $done } of { $games } games · { $rate }/s · { $left } left

# What is counted
lab-length = Length of a game (mean, 95 % interval)
lab-rounds = rounds
lab-turns = turns
lab-actions = actions
lab-unfinished = never ending
lab-tied = shared win
lab-counted = ended by counting
lab-wins-by-bot = Who wins (share, 95 % interval)
lab-wins-by-place = Wins by order of play
lab-wins-from-here = Who wins from here (share, 95 % interval)
lab-place = playing no. { $place }
lab-per-game = Per game
lab-bankruptcies = bankruptcies
lab-throws = throws
lab-cards = cards
lab-jailed = times to jail
lab-auctions = auctions
lab-auctions-sold = of them sold
lab-bids = bids
lab-offers = offers
lab-trades = trades
lab-houses = { $house-many } built
lab-hotels = { $hotel-many } built
lab-pulled-down = building levels sold
lab-mortgages = mortgages taken
lab-lifts = mortgages lifted
lab-winner-deeds = winner’s deeds
lab-winner-cash = winner’s cash
lab-winner-wealth = winner’s wealth
lab-landings-top = Landed on most often (share of all landings)
lab-groups = What the groups bring
lab-rent = rent per game
lab-on-spent = return on spending
lab-held = complete
lab-holder-wins = holder wins
lab-flows = Money flows per game

# Why money flows
lab-why-start = starting money
lab-why-salary = { $salary }
lab-why-price = purchases
lab-why-bid = auctions
lab-why-rent = rent
lab-why-tax = { $taxes }
lab-why-card = cards
lab-why-fine = jail
lab-why-build = building
lab-why-sell = buildings sold
lab-why-mortgage = mortgages
lab-why-lift = lifting mortgages
lab-why-interest = interest
lab-why-trade = trades
lab-why-estate = estates
lab-why-pot = pot
lab-why-repairs = repairs
lab-why-gift = cards between players
lab-way-from-bank = from the bank
lab-way-to-bank = to the bank
lab-way-between = between players
lab-way-to-pot = into the pot
lab-way-from-pot = out of the pot

# Report
lab-report-title = Laboratory report
lab-report-lead = { $games } games · seed { $seed } · at most { $rounds } rounds
lab-report-lead-from = { $games } games from a position · seed { $seed } · at most { $rounds } rounds
lab-report-made = Played with Bankhalter { $version }. All intervals are at 95 %; shares by Wilson, means by the normal distribution.
lab-report-rules = Agreed rules
lab-report-book = as in the edition’s rule book
lab-chart-board = Where one lands
lab-chart-board-note = The stronger, the more often; the jail’s space includes everybody sent there. Numbers: share of all landings in per cent.
lab-chart-length = How long a game takes
lab-chart-length-note = Half of the games are over after { $median } rounds, nine in ten after { $ninety }. { $unfinished } never ended.
lab-chart-wealth = Wealth in the course of the game
lab-chart-wealth-note = Middle and middle 80 % at the beginning of every other round, while games last and of those still playing.
lab-chart-wins = Who wins
lab-chart-wins-note = Dot: share of games won. Line: 95 % interval. Dashed: if all won equally often.
lab-chart-deeds = What each property brings
lab-chart-deeds-note = Rent per game, and as a number the return on everything put into it (price and buildings at printed prices).
lab-chart-groups = What each group brings
lab-chart-groups-note = Solid bar: rent per game; frame: spending on price and buildings. On the right, how often whoever holds the group before the first bankruptcy wins.
lab-chart-flows = Where the money goes
lab-chart-flows-note = Mean sum per game, all bars to the same scale.
lab-chart-numbers = Numbers
lab-axis-rounds = rounds
lab-later = more
lab-winner = later winners
lab-others = the others
lab-by-bot = by bot
lab-by-place = by order of play
lab-by-seat = by seat

# Comparison
lab-compare-title = Two rules compared
lab-compare-lead = { $games } pairs of games on the same dice · seed { $seed } · at most { $rounds } rounds
lab-points = { $number } pp
lab-compare-difference = difference B − A
lab-compare-length = Length
lab-compare-end = How games end
lab-compare-seats = Wins by order of play
lab-compare-business = Per game
lab-compare-flows = Money flows per game
lab-compare-clear = * The 95 % interval of the difference does not include nought.
lab-compare-advantage = advantage of the first over the last

# What does not work
lab-seats-differ = { $bots } bots do not fit { $seats } seats.
lab-banker-idle = In the laboratory everybody plays; a banker who only banks is not possible.
lab-bot-unknown = There is no bot “{ $name }”. There are: { $all }; one of your own is module:Class.
lab-bot-unknown-near = There is no bot “{ $name }”. Did you mean “{ $near }”? There are: { $all }.
lab-bot-import = The bot “{ $name }” cannot be loaded ({ $detail }).
lab-bot-class = “{ $detail }” is not a class that inherits from bankhalter.bots.api.Bot.
lab-bot-construct = The bot “{ $name }” cannot be made without arguments or with “seed” ({ $detail }).
lab-game-failed = Game { $game } failed ({ $detail }). What was finished before is kept if --out was given.
lab-record-damaged = The record is damaged in line { $line }: { $text }
lab-record-short = The record has only { $moves } moves, not { $asked }.
lab-record-over = In this position the game is over already. FILE:MOVE begins earlier.
lab-position-moves = FILE:MOVE is for records; a position has no moves.
lab-from-with = { $option } is in the record already and does not go together with --from.
lab-workers-and-cluster = --workers is for this machine and does not go together with --cluster.
lab-worker-fell = A worker process crashed again and again. What was finished is kept if --out was given.
lab-cluster-form = “{ $said }” is not the address of a Dask scheduler such as tcp://host:8786.
lab-cluster-dead = No Dask scheduler answers at { $url } (waited { $seconds } s).
lab-cluster-idle = The scheduler { $url } has no workers (waited { $seconds } s).
lab-cluster-lost = The connection to the cluster { $url } is lost ({ $detail }). What was finished is kept if --out was given.
lab-extra-missing = { $option } needs more packages: pip install "bankhalter[{ $extra }]"
lab-unwritable = { $place } cannot be written ({ $reason }).
lab-in-use = Another run is writing to { $place }; wait until it has finished, or take another file.
lab-no-program = There is no program “{ $name }” here.
lab-unreadable = { $place } cannot be read ({ $reason }).
lab-same-place = Two results cannot be written to the same file.
lab-not-a-job = { $place } is not a file of the laboratory.
lab-other-job = { $place } belongs to another job; these differ: { $what }.
lab-nothing-played = No game was finished.
lab-compare-form = Two sides are compared, such as “standard” and “standard free_parking_pot=yes”.
lab-compare-same = Both sides are the same; there is nothing to compare.

# Speed
lab-bench-compiled = Bankhalter { $version }, compiled, Python { $python }; four bots “simple”
lab-bench-pure = Bankhalter { $version }, not compiled, Python { $python }; four bots “simple”
lab-bench-games-per-cpu-s = games per CPU second
lab-bench-pure-games-per-cpu-s = the same as pure Python
lab-bench-ratio = ratio
lab-bench-turns-per-cpu-s = turns per CPU second
lab-bench-decisions-per-cpu-s = decisions per CPU second
lab-bench-rollouts-per-cpu-s = games to the end per CPU second, from the middle
lab-bench-turns-per-game = turns per game
lab-bench-finished-share = share of games that end
lab-bench-env-decisions-per-cpu-s = decisions of the environment per CPU second
lab-bench-clone-us = copy of a position, µs
lab-bench-replay-ns-per-action = replay, ns per action
lab-bench-listening-ratio = with a listener, time ×
lab-bench-import-s = import bankhalter
lab-bench-help-s = bankhalter --help
lab-bench-first-result-s = first result of simulate
lab-bench-slower = Warning: “{ $edition }” runs { $percent } % slower than of late, measured by the calibration loop.
lab-bench-against = Times as fast as the other build:
lab-bench-instructions = Instructions, counted by callgrind (edition “standard”):
lab-bench-one-game = of a game
lab-bench-one-rollout = of a game to the end from the middle
lab-bench-one-env-step = of a decision of the environment
lab-bench-uncounted = Instructions are not counted: valgrind is missing.
lab-bench-uncounted-pure = Instructions are not counted: the rules are not compiled.
lab-bench-more-instructions = Warning: { $work ->
    [game] a game
    [rollout] a game from the middle
   *[env_step] a decision of the environment
} takes { $percent } % more instructions than when last counted.
lab-keep-where = --keep needs --history FILE.
lab-not-a-history = { $place } holds no earlier measurements.
