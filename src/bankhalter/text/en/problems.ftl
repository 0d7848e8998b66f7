### What is wrong with rules, editions and records. Without the words of an edition.

## Agreed rules

problem-bad-link = A link to an edition looks like this: https://example.org/e/ and 26 letters and digits.
problem-link-blocked = The server has blocked this edition.
problem-link-empty = There is no such edition at this address.
problem-link-other = The server gave another edition than the link names.
problem-link-unreachable = The server does not answer ({ $why }).
problem-not-fetched = This edition was never fetched here; give its link once, or its file.
problem-unknown-switch = There is no rule “{ $switch }”.
problem-bad-switch-value = { $kind ->
        [choice] The rule “{ $switch }” does not take “{ $value }”, only: { $choices }.
        [number] The rule “{ $switch }” takes a whole number, not “{ $value }”.
       *[other] “{ $value }” does not fit the rule “{ $switch }”.
    }
problem-no-such-variant = This edition has no variant “{ $variant }”.
problem-variants-not-mixed = “{ $variant }” mixes variants. That takes a game of your own (custom_game).
problem-no-speed-die = This edition has no speed die.
problem-switch-needs-short-game = The rule “{ $switch }” is for the short game only.
problem-wrong-player-count = { $min } to { $max } people can play, not { $players }.
problem-no-such-banker-seat = Nobody sits at seat { $seat } who could keep the bank.
problem-banker-must-play = Keeping the bank without playing needs six people or more, and an edition that allows it.
problem-too-many-dealt = { $deal } title deeds would be dealt, but there are only { $deeds }.
problem-bad-duration = { $minutes } minutes is no playing time. From 1 to { $max } is possible.
problem-bad-opening-bid = { $amount } cannot be the opening bid.
problem-bad-starting-cash = { $amount } cannot be the starting capital. Possible is { $min } to { $max }, in whole notes.
problem-bad-max-players = { $players } cannot be the largest number of players.
problem-not-in-tournament = The house rule “{ $switch }” is not allowed in a tournament.

## Editions

problem-bad-base = “{ $base }” is neither a built-in edition nor a .toml file beside this one.
problem-bad-format = This program reads format { $want }.
problem-bad-key = “{ $key }” may hold only lower-case letters, digits, - and _.
problem-bad-pattern = The pattern must hold { "{" }{ "}" } exactly once and no other brace.
problem-bad-placeholder = The text in “{ $language }” has the placeholder { $found }; allowed: { $allowed }.
problem-bad-space-number = “{ $key }” is not the plain number of a space.
problem-bad-text-braces = The text in “{ $language }” has braces that do not match.
problem-board-size = A board has { $low } to { $high } spaces; this one has { $found }.
problem-circular-extends = The file extends itself in the end.
problem-deck-undefined = There is no deck “{ $deck }”.
problem-directory = This is a directory, not a file.
problem-duplicate-letter = The letter “{ $letter }” is already that of the group “{ $other }”.
problem-duplicate-note = Notes of { $value } are listed twice.
problem-duplicate-space = Space { $at } is described twice.
problem-duplicate-token = There are two tokens with the id “{ $id }”.
problem-duplicate-value = “{ $value }” is listed twice.
problem-empty-deck = Spaces or cards draw from the deck “{ $deck }”, but it has no cards.
problem-empty-group = No space belongs to the group “{ $group }”.
problem-empty-text = The text is empty.
problem-few-tokens = There are { $found } tokens for up to { $want } players.
problem-go-not-first = Space 0 must be GO, and no other.
problem-group-mixed = The group “{ $group }” holds spaces of different kinds: { $kinds }.
problem-group-undefined = There is no group “{ $group }”.
problem-inherited-id = The edition needs an id of its own, not that of the one it extends.
problem-json-syntax = Not JSON: { $why } (line { $line }, column { $column }).
problem-line-too-long = Line { $line } is longer than { $limit } characters.
problem-list-length = The list must have { $low } to { $high } entries; it has { $found }.
problem-min-over-max = The smallest number of players ({ $low }) is above the largest ({ $high }).
problem-missing = The value is missing.
problem-nearest-missing = The card looks for a { $kind }, but the board has none.
problem-no-figure = There is no drawing “{ $found }”; one is called edition-figure, such as standard-tram.
problem-no-jail = The board needs exactly one jail; it has { $found }.
problem-no-normal = The list of variants must hold “normal”.
problem-no-placeholder = The text in “{ $language }” does not say { "{" }{ $want }{ "}" }.
problem-no-status = The value has no status; add a pattern for it to [status].
problem-no-such-edition = There is no built-in edition and no file of this name.
problem-no-translation = The text in “{ $language }” is missing.
problem-not-a-file = This is not an ordinary file.
problem-not-allowed = “{ $found }” is not one of: { $allowed }.
problem-not-emoji = This is not one emoji.
problem-not-flag = Expected true or false, found { $found }.
problem-not-list = Expected a list, found { $found }.
problem-not-table = Expected a table, found { $found }.
problem-not-text = Expected a text, found { $found }.
problem-not-utf8 = The file is not UTF-8 (first at byte { $at }).
problem-not-whole = Expected a whole number, found { $found }.
problem-notes-sum = The notes add up to { $found }, but a player starts with { $want }.
problem-off-board = Space { $to } is not on this board of { $count } spaces.
problem-off-grain = { $found } is not a multiple of the smallest unit { $grain }.
problem-only-keepers = Every card of the deck “{ $deck }” is kept, so it would run dry.
problem-out-of-range = { $found } is not between { $low } and { $high }.
problem-rent-count = A { $kind } of this group needs { $want } values; there are { $found }.
problem-space-missing = Space { $at } is missing.
problem-speed-faces = A speed die has six faces; without one there are none and no bonus.
problem-syntax = Not TOML: { $why } (line { $line }, column { $column }).
problem-text-too-long = The text has { $found } characters; at most { $limit } fit.
problem-to-jail-without-jail = This sends players to jail, but there is none.
problem-too-deep = The file is nested more deeply than { $limit } levels.
problem-too-large = The file is larger than { $limit } bytes.
problem-too-many-bases = The file extends a chain of more than { $limit } files.
problem-too-many-deeds = The board has { $found } deeds; at most { $limit } are possible.
problem-unknown-base = There is no edition “{ $base }” to extend.
problem-unknown-key = No value of this name is known here.
problem-unknown-kind = There is no kind “{ $found }”.
problem-unknown-verb = No card can “{ $found }”.
problem-unlisted-variant = This variant is described but not in the list of variants.
problem-piled-signs = More than { $most } marks stand on one letter.
problem-unprintable = The text holds a character that cannot be shown.
problem-unreadable = The file cannot be read ({ $why }).
problem-unwritable = This cannot be written: { $found }.
problem-variant-undefined = The variant “{ $variant }” is listed but not described.

## Hints about editions: playable, but perhaps not meant

hint-borrowed-id = “{ $id }” is the id of a built-in edition; one of its own is told apart more easily.
hint-colour-of-tile = On the board this colour is hardly seen: the squares have nearly the same.
hint-colours-alike = This colour is easily taken for that of the group “{ $other }”.
hint-colours-alike-deutan = Who sees little green takes this colour for that of the group “{ $other }”.
hint-colours-alike-protan = Who sees little red takes this colour for that of the group “{ $other }”.
hint-colours-alike-tritan = Who sees little blue takes this colour for that of the group “{ $other }”.
hint-lone-street = A group of one street is complete as soon as the street is bought.
hint-long-name = The name is too long for its square; a short one beside it would fit.
hint-mortgage-off = The mortgage is { $found }; usual is half the price, { $want }.
hint-no-english = Texts without English: { $count }. There the German ones are shown.
hint-no-forms = In sentences this name is quoted; with its article it would be “{ $guess }”.
hint-prices-high = Measured by the starting money the prices are { $percent } % of those in “{ $base }”.
hint-prices-low = Measured by the starting money the prices are only { $percent } % of those in “{ $base }”.
hint-rent-falls = The rent falls from { $before } to { $found }, though there is more to pay for.
hint-rents-high = Measured by the prices the rents are { $percent } % of those in “{ $base }”.
hint-rents-low = Measured by the prices the rents are only { $percent } % of those in “{ $base }”.
hint-same-name = Space { $other } has the same name.
hint-unused-deck = No space and no card draws from the deck “{ $deck }”.

## Records

record-not-a-record = This is not the record of a game.
record-other-format = This record is in format { $detail }, which I cannot read.
record-too-long = This record is too long.
record-bad-header = Line { $line } does not belong in the head of a record: { $detail }
record-incomplete-header = The head of the record lacks the edition, the program or the players.
record-no-file = There is no file “{ $detail }”.
record-unreadable = The record cannot be read ({ $detail }).
record-bad-position = No game can begin like this: { $detail }
record-bad-own-edition = The edition that this record carries cannot be read (at { $detail }).
record-unknown-edition = The record’s edition “{ $detail }” does not exist here.
record-other-engine = The record was made by a version with other rules ({ $detail }).
record-other-edition = The edition has changed since this record was made ({ $detail }).
record-other-result = The game ends differently here than in the record.

## Positions

position-not-quiet = There is a position only between two turns: somebody is to throw and has not yet, and no debt, claim or offer is open. Try a few moves earlier or later with --moves.
position-not-a-position = This is no position. { $detail }
position-other-format = This position is in format { $detail }, which I cannot read.
position-unknown-key = A position knows no “{ $detail }” ({ $place }).
position-wrong-value = “{ $detail }” does not fit here ({ $place }).
position-unknown-edition = The position’s edition “{ $detail }” does not exist here.
position-other-edition = The edition has changed since this position was written ({ $detail }).
position-no-such-deed = There is nothing to own on space “{ $detail }” ({ $place }).
position-no-such-card = There is no card “{ $detail }” ({ $place }).
position-twice = “{ $detail }” lies in two places ({ $place }).
position-jail-elsewhere = Who is in jail stands on the jail’s space ({ $place }).
position-out-holds = Who is out of the game owns nothing ({ $place }).
position-too-few = At least two must still be in the game.
position-turn-of-nobody = Seat { $detail } is out of the game and cannot have the turn.
position-built-too-early = Buildings stand only on whole groups without a mortgage ({ $place }).
position-uneven = The buildings do not stand evenly ({ $place }).
position-too-many-buildings = The bank does not have so many buildings (left: { $detail }).
