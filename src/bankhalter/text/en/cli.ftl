### The command line. Help texts (help, about, option, argument, value, group, title) are plain lines without
### placeables: so the help is there without loading Fluent.

## The frame of the help

cli-title = Bankhalter – the well-known game of streets, houses and rent, by the rules of five German editions.
cli-title-usage = Usage:
cli-title-command = COMMAND
cli-title-choices = [OPTIONS …]
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-everywhere = Everywhere
cli-title-more = “bankhalter COMMAND --help” tells more about a command.
cli-title-default = default
cli-title-pure = pure Python
cli-title-compiled = compiled
cli-group-play = Play
cli-group-look = Look things up
cli-group-lab = Laboratory
cli-group-server = Server
cli-group-help = Help

## Commands

cli-help-play = begin a game or go on with one
cli-about-play = Asks for everything that is not given; Enter takes the default. Every move is saved.
cli-help-replay = tell a game again, with the standing at the end
cli-help-puzzle = solve a puzzle: a position with one clearly best move
cli-about-puzzle = Shows a position and asks what wins most often; without a name it is the puzzle of the day (docs/analysis.md).
cli-help-analyse = analyse a game: chances, luck and decisions, key moments
cli-about-analyse = Plays on from every position of a record and tells how the chances stood, what dice and cards brought, and which decisions cost most (docs/analysis.md).
cli-help-editions = the editions with players and variants
cli-help-check-edition = check an edition of your own: every problem with place and reason
cli-help-new-edition = begin an edition of your own: a file with everything that can be changed
cli-about-new-edition = Writes a file that can be played at once. Every line you take the # from changes something of its base (docs/editions.md).
cli-help-rules = read, ask or print the booklet of an edition
cli-about-rules = Prints the booklet of an edition, with what a table agrees differently (marked *). Add a question in your own words to get the three paragraphs that fit best: bankhalter rules standard "may I collect rent in jail?"
cli-help-print = board, deeds, cards and everything else on paper
cli-about-print = Writes sheets of an edition as HTML and, with the extra bankhalter[print], as PDF; all lengths are millimetres. docs/printing.md explains the settings. Print the test sheet first: bankhalter print standard --sheets test
cli-help-bots = the computer players with names and styles
cli-help-odds = how often one lands where, what each street brings: exact
cli-about-odds = Solves the way of a token round the board exactly: how often each space is landed on, what each deed brings on average, and after how many throws of the opponents a building has paid back. What is assumed is written in docs/odds.md.
cli-help-simulate = many games among computer players, counted, with a report
cli-about-simulate = Play many games and count; from a position: who wins from here?
cli-help-compare = compare two sets of rules or editions on the same dice
cli-help-probe = what the changes of an edition of your own do
cli-about-probe = Plays an edition of your own and its base on the same dice and says what that changes: length, games without end, wins by order of play, what each colour brings; with cause and proposal. Ctrl-C stops and counts what was played.
cli-help-bench = how fast it runs
cli-about-bench = Measure the speed: compiled against pure Python, in turns, in CPU time.
cli-help-tournament = computer players meet each other, with ratings
cli-help-train = learn the value of positions from games of the population
cli-about-train = Plays games of the population, keeps their positions in a folder, learns everybody’s chance to win from them and judges it on games it has not seen. Goes on where it stopped.
cli-help-bot-host = let a program of your own play against computer players
cli-about-bot-host = Let a program of yours play: questions and answers, one JSON object per line (docs/bots.md).
cli-help-serve = the table online: rooms for friends, public rooms, spectators
cli-about-serve = Starts the server. Without further arguments one machine is enough, and one file keeps everything.
cli-help-backup = back the server’s database up, even while it runs
cli-help-check-log = check whether the log of every room is whole
cli-about-check-log = Checks every line of the log against the chain, also while the server runs. Where a room’s log is damaged it says up to where it is good; with --room and --aside the room goes on from there.
cli-help-person = print or delete a person’s data, ban a guest
cli-help-edition = look at own editions on the server, block or delete them
cli-about-edition = “list” shows all, “show” the wording and the reports. No new game begins with an edition that is blocked or deleted; running ones go on with neutral names.
cli-help-report = read what players reported, and do something about it
cli-about-report = "list" shows all open reports, "show" one with the talk around it. "clean" takes the names and words of whom it is about out of that room, "ban" lets them play no more on this server, "close" takes the report out. All of it is safe while the server runs.
cli-help-room = close a room on the server, open it again, or delete it
cli-about-room = Nobody plays on in a closed room, time there counts for nobody, and everybody in it reads why. "delete" takes it out of the database with all that belongs to it. All of it is safe while the server runs.
cli-help-verify = work out again every throw of a game played on a server
cli-about-verify = Derives every throw and every card of a record again from the seed that was revealed.
cli-help-completion = set up completion with the tab key
cli-about-completion = Prints what bash, zsh or fish needs to complete commands; docs/terminal.md tells where to put it.

## Arguments

cli-argument-puzzle = name of a puzzle, as --list tells it
cli-argument-record = file with the record
cli-argument-own-edition = file with the edition, or its link
cli-argument-new-name = what the edition is called, in quotation marks
cli-argument-edition = edition, file or link
cli-argument-question = a question, or the name or number of a chapter; without one the whole booklet
cli-argument-sides = two sides such as "standard" and "standard free_parking_pot=yes"; without an edition the first one’s
cli-argument-probed = edition of your own (file or link), or a built-in one with a base
cli-argument-training = folder that keeps the positions
cli-argument-entrants = the entrants: names of bots, or module:Class
cli-argument-program = the program with its arguments, in quotes
cli-argument-target = file for the backup
cli-argument-what = print (export), delete, ban, or let back in (unban)
cli-argument-person = the person’s id (shown at /api/me)
cli-argument-edition-what = show all (list), show one (show), block it, unblock it or delete it
cli-argument-edition-hash = which one: the 26 letters and digits of its link
cli-argument-report-what = show all (list), show one (show), take out names and words (clean), ban the guest (ban) or close one (close)
cli-argument-report-number = which: the number from "list"
cli-argument-room-what = close, open again (open) or delete
cli-argument-room-code = which: the code from its link
cli-argument-shell = for which shell

## Options

cli-option-language = language (else by LANG)
cli-option-help = show this help
cli-option-version = the version
cli-option-edition = edition, file or link
cli-option-base = built-in edition from which everything comes that you do not change
cli-option-new-file = file for the edition; without one to the screen
cli-option-variant = variant of the edition: short or time, where there is one
cli-option-speed = with the speed die, where the edition has one
cli-option-rent = rent automatically (auto), or by call as in the book (call)
cli-option-rule = agree on a rule, may be repeated (docs/switches.md)
cli-option-players = who plays: names with commas; “bot” is a computer player, “bot:Kate” one with a name, “bot=strategist” a certain one, “bot=strategist:Kate” both
cli-option-play-figures = which figures the people take, in the order of their seats; the others are handed out
cli-option-play-seed = same number, same throws
cli-option-folder = where games are saved
cli-option-resume = go on: with this file, or with the last game if none is named
cli-option-moves = only so many moves
cli-option-standing = only the standing at the end
cli-option-position = save the standing as a position, for “simulate --from”
cli-option-population = meet members of the population: alone among three of them, with --mode league one of each family among copies of an entrant
cli-option-learned-from = whose games it learns from
cli-option-trees = trees to grow
cli-option-value = where the value is written (otherwise into the folder)
cli-option-seats = who plays, such as simple*4 or simple,module:Class
cli-option-games = how many games
cli-option-pairs = how many games of either
cli-option-seed = same number, same results
cli-option-workers = processes; as many as there are cores if not given
cli-option-cluster = play on a Dask cluster, such as tcp://host:8786
cli-option-rounds = after so many rounds a game counts as never ending
cli-option-turns = likewise after so many turns
cli-option-pace = turns per minute of timed games
cli-option-stop-width = stop when all shares of wins are known so well, such as 1%; looked at every 2000 games
cli-option-time-limit = stop after so many seconds
cli-option-fast = count only length and winners
cli-option-from = play from a record, at its end or after a move, or from a position file
cli-option-out = job file: the same command goes on where it stopped
cli-option-grade = only this grade: 1 easy, 2 medium, 3 hard
cli-option-list-puzzles = list them all
cli-option-played-on = play on so often from every position (default: 64, fewer for long games, uncompiled 6)
cli-option-no-progress = show no progress
cli-option-json = result as JSON (- prints it)
cli-option-csv = result as CSV (- prints it)
cli-option-parquet = result as Parquet
cli-option-html = the booklet as one page for printing
cli-option-print-out = folder for the sheets
cli-option-print-sheets = which sheets, with commas: test, board, deeds, cards, notes, figures, booklet; all but the notes if not given
cli-option-print-paper = paper in the printer (a4)
cli-option-print-margin = margin the printer leaves white (5)
cli-option-print-ink = full grounds (full) or little ink (sparing)
cli-option-print-board = board on several sheets (tiles), on one sheet of A3 or A2, or as a poster
cli-option-print-board-size = size of the board (500; on A3 280, on A2 400)
cli-option-print-corner = size of a corner (an eighth of the board)
cli-option-print-writing = writing looks outwards, or all is read from below
cli-option-print-flap = width of the flap for glue (6)
cli-option-print-duplex = both sides, flipped on the long or the short edge; or one side, to fold (none)
cli-option-print-offset-x = move backs to the right, may be negative
cli-option-print-offset-y = move backs down, may be negative
cli-option-print-bleed = how far backs reach over the cut (2)
cli-option-print-deed-width = width of a deed (66)
cli-option-print-deed-height = height of a deed (80)
cli-option-print-card-width = width of a card (87)
cli-option-print-card-height = height of a card (56)
cli-option-print-note-width = width of a note (93)
cli-option-print-note-height = height of a note (46)
cli-option-print-note-sets = how often the starting money; if not given, for all who may play and twice for the bank
cli-option-print-figure-width = width of a figure (25)
cli-option-print-figure-height = height of a figure (50)
cli-option-print-booklet-type = size of type in the booklet (3)
cli-option-report = report as one HTML page
cli-option-svg = every chart as SVG into this folder
cli-option-png = every chart as PNG into this folder
cli-option-quiet = print nothing
cli-option-one-edition = only this edition; all of them if not given
cli-option-repeats = how often to measure
cli-option-other-build = the Python of another build, measured in turns with this one
cli-option-figures = print all figures as JSON
cli-option-history = earlier measurements to compare with
cli-option-keep = add this measurement to the earlier ones
cli-option-measured = what the added measurement belongs to
cli-option-mode = round-robin (every set of entrants) or league (one against copies of another)
cli-option-table = players at a table, 2 to 6; 4, or as many as there are entrants, if not given
cli-option-line-up = games of each line-up
cli-option-budget = seconds of CPU time a bot has for a game
cli-option-scores = file for the results
cli-option-against = the others at the table
cli-option-dice = number from which the dice follow
cli-option-seconds = how long one answer may take
cli-option-answers = how many seconds all answers of a game may take
cli-option-jail = pay the fine at once (short) or always throw (long)
cli-option-jail-cards = get-out-of-jail cards lie before the players (kept) or in their deck (returned)
cli-option-bus = the bus goes by both dice, by the smaller or by the larger one
cli-option-triple = three of a kind: walk, or the number of the space to jump to
cli-option-choice = a card that lets you pay or draw another one: pay or draw
cli-option-show = what to show
cli-option-per = amounts for each throw or for each turn of an opponent
cli-option-format = table, JSON or CSV
cli-option-output = file to write to instead of the screen
cli-option-host = address to listen on (0.0.0.0: everywhere)
cli-option-port = port; 0 takes a free one
cli-option-database = file for SQLite, or postgresql://…; a file beside the games if not given
cli-option-open = open the browser at once
cli-option-origin = further origin that browsers may come from, for example https://play.example
cli-option-site = name the server goes by; under others it serves nobody (repeatable)
cli-option-proxy = addresses of the proxies in front that are believed about the sender
cli-option-rate = messages a second and connection
cli-option-lines = connections of one address
cli-option-rooms = new rooms a second and address
cli-option-chat = lines of the chat a second and seat
cli-option-shared-editions = keep so many own editions at most
cli-option-rooms-days = after so many days in which nothing happened a room goes; 0: never
cli-option-editions-days = after so many days one goes that nobody uses
cli-option-probes = so many probes of own editions an hour and guest
cli-option-words = file of words that are not wanted in names, talk and titles
cli-option-metrics = address and port for the figures alone, such as 127.0.0.1:9464
cli-option-push = call whoever is asked and not there (web push); the address at which push services reach you
cli-option-check = only tell what is there and what is missing
cli-option-log = what is logged
cli-option-room = the code of one room
cli-option-aside = file for what comes after the good part of --room; the room goes on from there
cli-option-commit = promise the room showed before the game (64 characters)

## Values, as the help calls them

cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-number = NUMBER
cli-value-length = MM
cli-value-sheets = SHEET,SHEET
cli-value-edition = EDITION
cli-value-name = NAME
cli-value-variant = NAME
cli-value-rule = NAME=VALUE
cli-value-players = NAME,NAME,bot
cli-value-figures = FIGURE,FIGURE
cli-value-seats = BOT,BOT
cli-value-bot = BOT
cli-value-place = FILE[:MOVE]
cli-value-address = ADDRESS
cli-value-space = walk|SPACE
cli-value-side = SIDE
cli-value-program = PROGRAM
cli-value-person = ID
cli-value-hash = LETTERS
cli-value-puzzle = PUZZLE
cli-value-question = QUESTION
cli-value-word = WORD

## Wrong use

cli-unknown-command = There is no command “{ $said }”. “bankhalter --help” shows them all.
cli-unknown-command-near = There is no command “{ $said }”. Did you mean “{ $near }”?
cli-unknown-option = I do not know “{ $said }” for “{ $command }”. “{ $command } --help” lists what is possible.
cli-unknown-option-near = I do not know “{ $said }” for “{ $command }”. Did you mean “{ $near }”? “{ $command } --help” lists what is possible.
cli-needs-value = { $option } needs a value. “{ $command } --help” lists what is possible.
cli-takes-no-value = { $option } stands alone, without a value. “{ $command } --help” lists what is possible.
cli-missing = Missing: { $what }. “{ $command } --help” lists what is possible.
cli-too-many-words = I do not know what to do with “{ $said }” for “{ $command }”. “{ $command } --help” lists what is possible.
cli-no-command = What shall I do? “bankhalter --help” shows everything.
cli-misuse = I do not understand that for “{ $command }”. “{ $command } --help” lists what is possible.
cli-number = { $option } needs a number between { $low } and { $high }, not “{ $said }”.
cli-not-a-choice = “{ $said }” does not fit { $option }. There are: { $all }.
cli-not-a-choice-near = “{ $said }” does not fit { $option }. Did you mean “{ $near }”? There are: { $all }.
cli-seats-form = Seats are given as “simple,simple,simple” or “simple*3”, not as “{ $said }”.
cli-seats-count = Two to { $most } sit at a table, not { $count }.
cli-no-edition = There is no edition “{ $said }”. There are { $all }; or give a .toml file.
cli-no-edition-near = There is no edition “{ $said }”. Did you mean “{ $near }”? There are { $all }.
cli-no-base = “{ $said }” is not a built-in edition. There are { $all }.
cli-file-exists = { $place } exists already; nothing is overwritten.
cli-bad-triple = “{ $said }” does not fit --triple: it takes “walk” or a space from 0 to { $last }.
cli-rule-form = “{ $said }” is no rule; it is written NAME=VALUE.
cli-no-variant = There is no variant “{ $said }”. There are { $all }.
cli-no-figure = This edition has no figure “{ $said }”. It has { $all }.
cli-figure-taken = Only one player can take the figure “{ $said }”.
cli-too-many-figures = These are too many figures for { $count } people.
cli-no-rule = There is no rule “{ $said }”; docs/switches.md lists them all.
cli-no-rule-near = There is no rule “{ $said }”. Did you mean “{ $near }”?

## What can go wrong

cli-bad-record = This is no game I can read: { $reason }
cli-bad-notation = “{ $said }” is no action: { $reason }
cli-no-puzzle = There is no puzzle { $name }; `bankhalter puzzle --list` lists them all.
cli-nothing-played = There is not a single move in { $place }, so there is nothing to analyse.
cli-damaged = From line { $line } on the record is damaged (“{ $text }”): { $reason }
cli-unwritable = { $place } cannot be written ({ $reason }). Nothing has been changed.
cli-unwritable-folder = { $place } cannot be written to ({ $reason }). Choose another folder with --folder.
cli-in-use = { $place } is already open in another window.
cli-no-file = There is no such file: { $place }
cli-nothing-to-resume = There is no unfinished game in { $place }.
cli-pipe-closed = The output was closed.
cli-interrupted = Interrupted.
cli-input-over-early = The input ended before the game began.
cli-trouble = That did not work: { $reason }

## Answers

cli-edition = { $players } players · variants: { $variants }
cli-edition-speed = can be played with the speed die
cli-edition-good = Everything is fine.
cli-edition-hint = Hint about { $hint }
cli-new-edition-head = Take the # from a line and change what it says; everything else is as in the base.
cli-new-edition-check = Check: bankhalter check-edition { $file } · Play: bankhalter play --edition { $file }
cli-new-edition-look = Look and figures (also emoji = "🐸", initials = "AB" or drawn = "schalke-ball")
cli-new-edition-spaces = Spaces: name, short name on the square (short), how the German name stands in a sentence (m, f, n, many, bare, title), prices
cli-new-edition-groups = Groups with letter and colour
cli-new-edition-money = Money: how a sum is written, starting money and notes
cli-new-edition-amounts = Sums, and what the bank has
cli-new-edition-terms = Words for buildings, cards and so on
cli-new-edition-cards = Cards: what they do and what they say; name = false takes one out
