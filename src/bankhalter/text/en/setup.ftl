### Begin in the middle of a game: the page on which a position is laid out, and what its checker finds.

## What is not right

layout-built-too-early = { $space }: there are buildings only where one person owns a whole colour group and nothing of it is mortgaged.
layout-uneven = { $space }: the buildings of this colour group do not stand evenly.
layout-too-many-buildings = The bank does not have so many buildings.
layout-jail-elsewhere = { $player } sits in { $jail } and yet stands elsewhere.
layout-out-holds = { $player } is out of the game and still owns something.
layout-too-few = At least two must still be in the game.
layout-turn-of-nobody = Whoever is on turn must still be in the game.
layout-wrong-value = { $player }: “{ $detail }” does not fit here.
layout-twice = The same lies in two places: { $detail }.
layout-other = This does not fit: { $detail }.

## The page

setup-title = Begin in the middle of a game
setup-where = Lay out a position
setup-how = Choose a person, and tap on the board what they own. Tap a square again to put up buildings there or to mortgage it.
setup-edition = Edition
setup-file = Open a file
setup-file-more = A record (.game) or a position (.json)
setup-file-bad = This file cannot be read.
setup-people = Who plays
setup-name = Name of person { $number }
setup-called = Name
setup-cash = Money of { $who }
setup-out-short = out of the game
setup-at = Stands on
setup-jail = { $jail }
setup-jail-no = not there
setup-jail-turn = { $turn ->
        [1] before the first throw
        [2] before the second throw
       *[3] before the last throw
    }
setup-cards = Keeps
setup-out = is out of the game
setup-speed = throws the speed die already
setup-square = A square
setup-pick = Tap a square on the board.
setup-no-deed = There is nothing to own here.
setup-owner = Belongs to
setup-nobody = nobody
setup-level = On it
setup-empty = nothing
setup-turn = On turn
setup-pot = In the pot
setup-box = Still in the box there must be: { $houses } { $houses ->
        [one] { $house }
       *[other] { $house-many }
    }, { $hotels } { $hotels ->
        [one] { $hotel }
       *[other] { $hotel-many }
    }.
setup-fine = It can stand like this.
setup-go-on = Play on from here
setup-me = I am
setup-phones = At a real board, everybody with a phone
setup-tablet = At a real board, one device for all
setup-bots = Against computers
setup-invite = Invite friends
setup-device = At this device
setup-save = Save the position
setup-rules = Rules
