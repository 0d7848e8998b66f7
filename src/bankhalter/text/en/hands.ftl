### At a real board: what hands have to do on the table after a step. Short, to be read in passing.

hands-token = Move { $who } to { $space-acc }.
hands-jail = Move { $who } to { $jail }.
hands-gone = Take { $who }’s token off the board.
hands-deed = The { $deed } “{ $space }” to { $who }.
hands-deed-back = The { $deed } “{ $space }” back to the bank.
hands-face-down = Turn the { $deed } “{ $space }” over: mortgaged.
hands-face-up = Turn the { $deed } “{ $space }” face up again.
hands-build = Put { $what } { $space-at }.
hands-box = { $what } back to the bank ({ $space }).
hands-card = Give { $who } the { $jail-card }.
hands-card-back = Put the { $jail-card } { $pile ->
        [a] under the { $deck-a }
       *[b] under the { $deck-b }
    }.
hands-pay = { $who } gives { $to } { $amount }.
hands-to-side = { $who } puts { $amount } { $side ->
        [pot] into the pot
       *[bank] into the bank
    }.
hands-from-side = { $side ->
        [pot] { $to } takes { $amount } from the pot
       *[bank] The bank gives { $to } { $amount }
    }.
hands-sides = { $side ->
        [pot] { $amount } from the pot into the bank
       *[bank] { $amount } from the bank into the pot
    }.
