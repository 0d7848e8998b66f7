### The workshop in the browser: write, check, share and print an edition of your own. Loaded only with it.

## Beginning

workshop-hero = Your own edition
workshop-hero-more = Your street, your club, your jokes: take one of the five editions and rewrite it. It can be played from the first moment; whatever you leave alone stays as it is.
workshop-new = Start afresh
workshop-first-blurb = Our board, our game.
workshop-new-name = My edition
workshop-edition-name = Name of the edition
workshop-from = Begin with
workshop-begin = To the workshop
workshop-from-file = From a file
workshop-from-file-more = TOML or JSON, up to 64 KB
workshop-from-link = From a link
workshop-from-link-more = Just as somebody sent it to you
workshop-open = Open
workshop-own-words = Only your own words and drawings belong in here: no crests, mascots or lettering of others.
workshop-file-large = The file is larger than 64 KB.
workshop-file-wrong = This file cannot be read: { $why }
workshop-no-link = There is no edition in this link.

## Drafts

workshop-drafts = Your drafts on this device
workshop-no-base = from scratch
workshop-copy = Copy “{ $name }”
workshop-copy-of = { $name } (copy)
workshop-drop = Delete “{ $name }”
workshop-drop-sure = Really delete “{ $name }”
workshop-really = Really?
workshop-held = This draft is open in another tab. Where do you want to go on?
workshop-take = Go on here
workshop-take-copy = Open a copy
workshop-leave-it = Leave it

## The bench

workshop-title = Workshop: { $name }
workshop-state-kept = Draft, saved
workshop-state-keeping = saving …
workshop-state-failed = not saved
workshop-state-away = server out of reach
workshop-undo = Undo
workshop-redo = Redo
workshop-files = File and link
workshop-files-due = File and link. { $due }
workshop-play = Play
workshop-steps = Steps
workshop-middle = Preview
workshop-step-squares = Squares
workshop-step-colours = Colours
workshop-step-words = Words
workshop-step-money = Money
workshop-step-cards = Cards
workshop-step-figures = Figures
workshop-step-prices = Prices
workshop-step-rules = Rules
workshop-step-probe = Probe
workshop-step-print = Print
workshop-not-playable = Not playable yet
workshop-problem-at = { $where }: { $text }
workshop-more-problems = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
workshop-count-problems = { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }
workshop-count-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
workshop-count-new = { $count } new
workshop-besides = Besides
workshop-put-in = Put in { $value }
workshop-mend = Mend it
workshop-mend-all = Mend all { $count } of this kind
workshop-as-meant = As I want it
workshop-original = Base: { $value }
workshop-back-to-base = Back to the base
workshop-base = base
workshop-here = here
workshop-english = English (if you like)
workshop-more = More about this square
workshop-checking = One moment, the edition is still being checked.
workshop-mend-first = Mend the mistakes first, then off you go.

## Squares

workshop-square = Square { $number }
workshop-square-short = Square
workshop-square-of = Square { $number } of { $count }
workshop-square-before = Square before
workshop-square-after = Next square
workshop-kind-go = Start
workshop-kind-street = Street
workshop-kind-station = { $station }
workshop-kind-utility = { $utility }
workshop-kind-draw = Card square
workshop-kind-tax = Tax
workshop-kind-jail = Corner
workshop-kind-parking = Corner
workshop-kind-to-jail = Corner
workshop-name = Name
workshop-short = Short name on the square
workshop-short-help = For long names. Deeds and sentences keep the whole one.
workshop-enter-next = Enter: next square
workshop-names-list = All names as a list
workshop-names-help = Paste a list, one name a line. { $count } names fill the whole board; as many as there are properties or streets fill only those.
workshop-names-one-line = One name a line
workshop-names-for = { $what ->
        [all] { $squares } names for all squares
        [deeds] { $squares } names for all properties
        [streets] { $squares } names for all streets
       *[from] { $squares ->
            [one] One name for square { $from }
           *[other] { $squares } names from square { $from } on
        }
    }
workshop-names-apply = { $count ->
        [one] Put in one name
       *[other] Put in { $count } names
    }
workshop-sounds = How it sounds in German sentences
workshop-sounds-wait = Three sentences show how the name sounds.
workshop-lands = Anna lands { $space-at }.
workshop-buys = Bruno buys { $space-acc }.
workshop-advances = Move on { $space-to }.
workshop-article = Article
workshop-article-m = der
workshop-article-f = die
workshop-article-n = das
workshop-article-many = plural
workshop-article-bare = none
workshop-article-title = „…“
workshop-forms-own = Write the forms yourself
workshop-forms-help = Only what follows the article. Empty means: as the name.
workshop-forms-nominative = das ist …
workshop-forms-accusative = kauft …
workshop-forms-dative = landet auf …
workshop-price = Price
workshop-mortgage = { $mortgage }
workshop-house-costs = A { $house } costs
workshop-hotel-costs = A { $hotel } costs
workshop-amount = Amount
workshop-draws-from = Draws from
workshop-rent = Rent
workshop-factor = Dice times
workshop-street-level = { $level ->
        [0] unbuilt
        [1] 1 { $house }
        [5] { $hotel }
       *[other] { $level } { $house-many }
    }
workshop-deed-level = { $level ->
        [one] with one
       *[other] with { $level }
    }

## Colours

workshop-colours-help = Tap a group. Letter and pattern always stay, so that nobody needs to tell colours apart.
workshop-colour-of = Colour of { $name }
workshop-colour-other = Another colour
workshop-group-name = Name of the group
workshop-look = Look
workshop-palette = Palette
workshop-palette-standard = Standard, green on paper
workshop-palette-deluxe-ch = Switzerland, red and black
workshop-palette-azeroth = Azeroth, blue and gold
workshop-palette-warendorf = Warendorf, brown and green
workshop-palette-schalke = Schalke, royal blue
workshop-art = Drawing in the middle
workshop-art-rosette = rosette
workshop-art-alps = mountains
workshop-art-compass = compass
workshop-art-horseshoe = horseshoe
workshop-art-pitch = pitch
workshop-art-plain = rings
workshop-buildings = Buildings
workshop-buildings-gable = gabled house
workshop-buildings-chalet = chalet
workshop-buildings-keep = hut and castle
workshop-buildings-stable = stable
workshop-buildings-stand = stand and stadium
workshop-sign-of = Sign: { $name }
workshop-sign-station = Train
workshop-sign-gondola = Cable car
workshop-sign-portal = Portal
workshop-sign-flag = Flag
workshop-sign-stand = Stand
workshop-sign-stadium = Stadium
workshop-sign-bolt = Bolt
workshop-sign-drop = Drop

## Words

workshop-blurb = A sentence about it
workshop-term-house = The small building
workshop-term-hotel = The large building
workshop-one = one
workshop-many = several
workshop-dative-many = German “mit mehreren …”
workshop-say-built = With 3 { $house-many } the rent is { $amount }.
workshop-say-build = You build 1 { $house }.
workshop-say-hotel = Four { $house-many } go back, 1 { $hotel } takes their place.
workshop-decks = Decks
workshop-deck-name = Name of the square
workshop-deck-card = Name of a card
workshop-more-words = All further words

## Money

workshop-before = Before the figure
workshop-after = After the figure
workshop-looks-like = This is how it looks
workshop-currency = In the booklet: “You pay in …”
workshop-thousands = Thousands
workshop-no-mark = without a mark
workshop-grain = Smallest unit
workshop-off-grain = { $count ->
        [one] One sum is no multiple of { $grain }.
       *[other] { $count } sums are no multiples of { $grain }.
    }
workshop-round-all = Round all
workshop-start = Everybody starts with
workshop-smallest = Smallest note
workshop-salary = { $salary }
workshop-fine = { $fine }
workshop-interest = Interest in per cent
workshop-speed-bonus = More with the speed die
workshop-stock-houses = { $house-many } in the bank
workshop-stock-hotels = { $hotel-many } in the bank
workshop-notes = Notes at the start
workshop-notes-help = They follow what everybody starts with.

## Cards

workshop-deck = Deck
workshop-card = Card { $number }
workshop-card-of = Card { $number } of { $count }
workshop-card-before = Card before
workshop-card-after = Next card
workshop-new-mark = new
workshop-add-card = Card
workshop-drop-card = Take the card out
workshop-deck-brings = On average a card of this deck brings { $mean } (base: { $base }). Of { $count } cards { $moves ->
        [one] one moves
       *[other] { $moves } move
    } the token, { $jails ->
        [0] none sends
        [one] one sends
       *[other] { $jails } send
    } it to jail.
workshop-what-happens = What happens
workshop-card-retold = The text says so now. “Undo” brings the old one back.
workshop-verb-collect = Collect money
workshop-verb-pay = Pay money
workshop-verb-collect-each = Collect from everybody else
workshop-verb-pay-each = Pay everybody else
workshop-verb-advance = Advance to a square
workshop-verb-back-to = Go back to a square
workshop-verb-back = Go back some squares
workshop-verb-nearest = On to the nearest …
workshop-verb-repairs = Pay for buildings
workshop-verb-jail = Go to jail
workshop-verb-keep = Keep it: gets out of jail
workshop-verb-pay-or-draw = Pay or draw a card
workshop-where-to = Where to
workshop-nearest = To the nearest
workshop-nearest-station = { $station }
workshop-nearest-utility = { $utility }
workshop-or-draw = Or draw from
workshop-card-amount = Amount
workshop-card-house = For each { $house }
workshop-card-hotel = For each { $hotel }
workshop-card-steps = Squares
workshop-card-times = Rent times
workshop-card-factor = Dice times
workshop-text = Text
workshop-chip-amount = amount
workshop-chip-space = square
workshop-chip-to-space = to the square
workshop-chip-house = each { $house }
workshop-chip-hotel = each { $hotel }
workshop-chip-steps = squares
workshop-chip-times = times
workshop-chip-factor = factor
workshop-on-card = This is what the card says
workshop-english-text = English text (if you like)

## Figures

workshop-players-min = Fewest players
workshop-players-max = Most players
workshop-new-figure = New figure
workshop-add-figure = Figure
workshop-drop-figure = Take the figure out
workshop-figure-kind = What “{ $name }” looks like
workshop-figure-drawn = drawn
workshop-figure-emoji = emoji
workshop-figure-initials = letters
workshop-figure-letters = One or two letters

## Prices

workshop-prices-help = Prices, rents, building costs and mortgages together, measured against the base. What you set one by one stays.
workshop-prices-own = all set one by one
workshop-prices-all = Everything
workshop-prices-table = Whole table
workshop-prices-board = Back to the board
workshop-prices-base = As in the base
workshop-table-help = Paste a block from a spreadsheet into the cell where it is to begin.
workshop-column-price = price
workshop-column-house = a { $house }
workshop-column-hotel = { $hotel }
workshop-column-mortgage = { $mortgage }
workshop-column-rent = { $level ->
        [0] rent
        [5] with { $hotel }
       *[other] with { $level }
    }

## Rules

workshop-rules-help = This is how every table of this edition begins. Below each you see what the book of the base says.
workshop-in-the-book = In the base: { $what }
workshop-yes = yes
workshop-no = no
workshop-turns = in turns { $turns }
workshop-rule-rent-demand = Rent
workshop-rule-rent-demand-manual = has to be demanded
workshop-rule-rent-demand-auto = is paid by itself
workshop-rule-rent-demand-by-call = has to be called out
workshop-rule-double-rent-despite-mortgage = Double rent even if a property of the group is mortgaged
workshop-rule-count-mortgaged = Mortgaged ones count for the rent of the others
workshop-rule-utility-dice = For a utility
workshop-rule-utility-dice-anew = the dice are thrown anew
workshop-rule-utility-dice-move-throw = the throw of the move counts
workshop-rule-opening-bid = First bid at least
workshop-rule-building-opening-bid = First bid for buildings
workshop-rule-building-opening-bid-minimum = as for properties
workshop-rule-building-opening-bid-lowest-printed = the lowest building price
workshop-rule-auction-mode = Auction
workshop-rule-auction-mode-round-robin = in turn
workshop-rule-auction-mode-live = everybody at once, with a hammer
workshop-rule-build-window = Building
workshop-rule-build-window-anytime = at any time
workshop-rule-build-window-between-turns = in one’s turn or between turns
workshop-rule-hotel-condition = A { $hotel } needs four { $house-many }
workshop-rule-hotel-condition-street = on this property
workshop-rule-hotel-condition-group = on every property of the group
workshop-rule-mortgage-needs-clear = Before a mortgage buildings must leave
workshop-rule-mortgage-needs-clear-group = the whole group
workshop-rule-mortgage-needs-clear-property = only the property itself
workshop-rule-sell-back = The bank takes buildings back
workshop-rule-sell-back-printed = for half the printed price
workshop-rule-sell-back-paid = for half the price paid
workshop-rule-jail-pay-turns = Buying oneself out of jail
workshop-rule-jail-may-skip-throw = In jail one may do without the throw
workshop-rule-jail-doubles-roll-again = Doubles out of jail give another throw
workshop-rule-bankruptcy-handover = After a bankruptcy properties go over
workshop-rule-bankruptcy-handover-liquidate = without buildings and mortgaged
workshop-rule-bankruptcy-handover-as-is = as they are
workshop-rule-debt-trade-guard = Who owes money may give nothing away
workshop-rule-triple-counts-as-doubles = Three of a kind with the speed die count as doubles
workshop-rule-mr-monopoly-all-owned = { $mr } when everything is sold
workshop-rule-mr-monopoly-all-owned-next-property = on to the next property
workshop-rule-mr-monopoly-all-owned-next-rent-due = on to the next where rent is due
workshop-rule-tie-break = In a tie
workshop-rule-tie-break-shared = all share the win
workshop-rule-tie-break-cash = whoever has more cash wins
workshop-rule-cash-visible = Cash lies open
workshop-rule-free-parking-pot = House rule: a pot on “{ $parking }”
workshop-rule-double-salary-on-go = House rule: twice the salary exactly on “{ $go }”
workshop-rule-tournament = Tournament: no house rules
workshop-rule-offers-block = The game waits until an offer is answered
workshop-rule-banker-may-abstain = From six players on the banker may keep the bank only

## Probe

workshop-probe-help = Four equally strong computers play your edition and its base on the same dice, { $games } games each. What still differs comes from your changes. Names and colours change no game.
workshop-probe-start = Play { $games } games
workshop-probe-stop = Stop
workshop-probe-waiting = Another probe is not finished yet. Yours comes next.
workshop-probe-running = { $played } of { $wanted } games played
workshop-probe-meanwhile = Go on working or close the page: the result will be here.
workshop-probe-same = So far only names and looks differ. They change no game, so there is nothing to measure.
workshop-probe-old = You have changed something since: this is about the edition before.
workshop-probe-stopped = Stopped before anything could be said.
workshop-probe-failed = The probe broke off. Try it once more.
workshop-probe-findings = { $count ->
        [0] Nothing stands out
        [one] One thing stands out
        [2] Two things stand out
        [3] Three things stand out
       *[other] { $count } things stand out
    }
workshop-probe-nothing = Every difference from the base can be chance.
workshop-probe-sure = What is said here is no chance: of a hundred probes at most one errs.
workshop-probe-places = Who wins?
workshop-probe-place-head = In turn
workshop-probe-place = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
workshop-probe-between = difference
workshop-probe-played = { $games } games played
workshop-probe-partly = These are fewer than { $wanted }: small differences may go unnoticed.
workshop-probe-median = Middle game
workshop-probe-long = Every tenth is longer than
workshop-probe-rounds = rounds · base { $base }
workshop-probe-endless = Without end
workshop-probe-endless-help = Not decided after { $rounds } rounds. Surely below { $below }% · base { $base }%
workshop-probe-groups = What a colour brings in
workshop-probe-groups-help = Rent as a multiple of the price. Grey is the base. The bracket shows where the value surely is; if it reaches the grey end, it can be chance.
workshop-probe-group = { $name }: { $here } instead of { $base }. The difference is between { $low } and { $high }.

## Print

workshop-print-paper = Paper
workshop-print-paper-a4 = A4
workshop-print-paper-a3 = A3
workshop-print-paper-a2 = A2
workshop-print-paper-letter = Letter
workshop-print-sheets = What is printed
workshop-sheet-test = Test sheet
workshop-sheet-test-more = 100 mm to measure, two crosses
workshop-sheet-board = Board
workshop-sheet-board-more = to glue together or in one piece
workshop-sheet-deeds = Deeds
workshop-sheet-deeds-more = both sides, the mortgage on the back
workshop-sheet-cards = Cards
workshop-sheet-cards-more = both sides
workshop-sheet-notes = Notes
workshop-sheet-notes-more = not needed if your phones are the bank
workshop-sheet-figures = Figures
workshop-sheet-figures-more = to fold and stand up
workshop-sheet-booklet = Rules
workshop-sheet-booklet-more = A5, fold and staple
workshop-print-board = Board
workshop-print-board-tiles = 50 cm, glued
workshop-print-board-a3 = A3
workshop-print-board-a2 = A2
workshop-print-board-poster = Poster 50 × 50
workshop-print-duplex = Both sides
workshop-print-duplex-long = long edge
workshop-print-duplex-short = short edge
workshop-print-duplex-none = fold and glue
workshop-print-offset-x = Offset right, mm
workshop-print-offset-y = Offset down, mm
workshop-print-test = Print the test sheet first: measure the 100 mm and hold the two crosses against the light.
workshop-print-prepare = { $count ->
    [0] Prepare the sheets
    [one] Prepare 1 sheet
   *[other] Prepare { $count } sheets
}
workshop-print-writing = Writing on the board
workshop-print-writing-outwards = outwards
workshop-print-writing-below = all from below
workshop-print-ink = Ink
workshop-print-ink-full = full colours
workshop-print-ink-sparing = sparing
workshop-print-sizes = All sizes
workshop-print-sizes-help = In millimetres, so that it fits your box: measure a deed, a card and a note. What stays empty is as usual.
workshop-size-board-size = Board
workshop-size-corner = Corner of the board
workshop-size-deed-width = Deed, wide
workshop-size-deed-height = Deed, high
workshop-size-card-width = Card, wide
workshop-size-card-height = Card, high
workshop-size-note-width = Note, wide
workshop-size-note-height = Note, high
workshop-size-figure-width = Figure, wide
workshop-size-figure-height = Figure, high
workshop-size-margin = Margin of the printer
workshop-size-flap = Flap for glue
workshop-size-bleed = Backs larger by
workshop-size-booklet-type = Type in the booklet
workshop-size-note-sets = Sets of starting notes
workshop-print-papers = { $both ->
    [yes] { $count ->
        [one] 1 sheet, both sides
       *[other] { $count } sheets, both sides
    }
   *[no] { $count ->
        [one] 1 sheet
       *[other] { $count } sheets
    }
}
workshop-print-piece = Sheet { $number }
workshop-print-front = front
workshop-print-back = back
workshop-print-nothing = Nothing chosen yet.
workshop-print-view = Look and print
workshop-print-pdf = As PDF
workshop-print-as-pdf = As a PDF: open the sheets with “Look and print” and choose “Save as PDF” in the print dialog, at 100 %.

## File and link

workshop-remind = { $count ->
        [one] One change lies
       *[other] { $count } changes lie
    } only in this browser. A file is safer.
workshop-save = Save as a file
workshop-as-toml = TOML file
workshop-as-json = JSON file
workshop-save-help = TOML reads well, JSON is for programs. Both can be opened here again.
workshop-share = Share as a link
workshop-share-help = Whoever has the link can look at the edition, play and print it. It is in no list. If you change it later, it gets a new link.
workshop-make-link = Get the link
workshop-link = Link
workshop-link-copied = The link is in the clipboard.
workshop-other = Something else
workshop-open-file = Open a file
workshop-all-drafts = All drafts

## Shared editions

workshop-shared-warning-help = Its names and texts are not ours. If something is not all right, you can report it.
workshop-shared-show = Show it
workshop-shared-base = Made from “{ $base }”
workshop-shared-edit = Change it in the workshop
workshop-report = Report
workshop-report-why = What is not all right?
workshop-report-send = Send
workshop-reported = Thank you. Whoever runs this server will look into it.
workshop-blocked = This edition is blocked
workshop-blocked-help = Whoever runs this server has blocked it. Games in progress go on.
