### Chances, luck and advice: what the analysis of a game and the advice at the table say.

## What could be done, behind "better:" or as a line of a list

insight-do-throw = throw at once
insight-do-end-turn = end the turn
insight-do-pay-fine = pay { $amount } to get out
insight-do-play-card = get out with a card
insight-do-steps = move { $number } { $number ->
        [1] space
       *[other] spaces
    }
insight-do-jump = jump { $space-to }
insight-do-walk = move as usual
insight-do-buy = buy { $space-acc }
insight-do-decline = not buy { $space-acc }
insight-do-bid = bid { $amount }
insight-do-pass = pass
insight-do-hammer = let the hammer fall
insight-do-raise = let the bank raise the money
insight-do-bankrupt = declare bankruptcy
insight-do-pay = pay
insight-do-take-card = draw a card instead
insight-do-build = put up { $number ->
        [1] one building
       *[other] { $number } buildings
    } in the group { $group }
insight-do-sell = sell a building { $space-at }
insight-do-sell-down = sell buildings of the group { $group }
insight-do-mortgage = take up a { $mortgage } { $space-at }
insight-do-lift = lift the { $mortgage } { $space-at }
insight-do-redeem = lift the { $mortgage } { $space-at } at once
insight-do-keep = pay only the interest on { $space-acc }
insight-do-order = order { $number } buildings
insight-do-plan = build to a plan
insight-do-want = want { $number } buildings
insight-do-put = put a building on { $space-acc }
insight-do-demand = demand the rent
insight-do-wish = change how rent is demanded
insight-do-offer = offer: { $offer }
insight-do-accept = accept the offer of { $name }
insight-do-reject = decline the offer of { $name }
insight-do-withdraw = withdraw one’s own offer
insight-do-resign = resign
insight-do-nothing = do nothing

## What speaks for it …

insight-for-survive = The game is not lost that way.
insight-for-own-group = That completes the group around { $space-acc }.
insight-for-other-group = That keeps { $name } from completing the group around { $space-acc }.
insight-for-rent = That brings { $amount } more rent a round, on average.
insight-for-deed = That makes { $space-acc } one’s own.
insight-for-other-deed = That way { $name } does not get { $space-acc }.
insight-for-jail-in = No rent falls due in { $jail }.
insight-for-jail-out = There is more to win than to lose outside.
insight-for-safe = The money will do if the next throw costs { $amount }.
insight-for-cash = That leaves { $amount } more in hand.
insight-for-course = In the long run that wins more often.
insight-for-only = There is nothing else to decide here.

## … and against it

insight-against-survive = That loses the game.
insight-against-own-group = The group around { $space-acc } stays incomplete.
insight-against-other-group = { $name } gets the whole group around { $space-acc }.
insight-against-rent = That brings { $amount } less rent a round, on average.
insight-against-deed = That does not make { $space-acc } one’s own.
insight-against-other-deed = That way { $name } gets { $space-acc }.
insight-against-jail-in = It may be dear outside just now.
insight-against-jail-out = There is nothing to win in { $jail } just now.
insight-against-safe = Money gets short: the next throw may cost { $amount }.
insight-against-cash = That leaves { $amount } less in hand.
insight-against-course = In the long run that wins less often.

## Advice at the table

insight-advice-best = Advice: { $what } ({ $percent }). { $why }
insight-advice-as-good = About as good: { $what } ({ $percent }).
insight-advice-worse = { $what } ({ $percent }). { $why }
insight-advice-risk = The next throw costs { $expected } on average, { $worst } at worst.
insight-advice-no-risk = The next throw costs nothing.
insight-advice-played = Played on { $games } times from each of them.
insight-deal = { $name }: { $before } without the deal, { $after } with it ({ $change }).
insight-deal-how = Played on { $games } times with the deal and without it, with the same throws; ±0: no more than chance may make.
insight-advice-nothing = There is nothing to decide just now.

## The analysis

insight-title = Analysis
insight-head = { $edition }: { $turns } turns, { $over ->
        [yes] won by { $winners }
       *[no] not over yet
    }
insight-working = Analysis: { $percent }
insight-how = Chances to win if every position is played on { $games } times. Luck is what dice and cards brought; decisions are measured against what a strategist would have done. Points are percentage points.
insight-column-player = Player
insight-column-start = start
insight-column-luck = luck
insight-column-own = own decisions
insight-column-others = the others
insight-column-end = end
insight-column-doubt = ±
insight-curve = Chances to win
insight-curve-note = The pale band holds the chance three rounds later in eight of ten cases.
insight-axis-turns = turns
insight-accounts = Luck and decisions
insight-mistakes = Key moments
insight-no-mistakes = No decision was clearly worse than another.
insight-throws = The throws that mattered most
insight-luck = { $kind ->
        [good] { $name } had { $luck } points of good luck
        [bad] { $name } had { $luck } points of bad luck
       *[even] { $name } had neither good nor bad luck
    } and { $mistakes ->
        [0] made no grave mistake.
        [1] gave away { $given } by one decision.
        [2] gave away { $given } by two decisions.
        [3] gave away { $given } by three decisions.
       *[other] gave away { $given } by { $mistakes } decisions.
    }
insight-luck-you = { $kind ->
        [good] You had { $luck } points of good luck
        [bad] You had { $luck } points of bad luck
       *[even] You had neither good nor bad luck
    } and { $mistakes ->
        [0] made no grave mistake.
        [1] gave away { $given } by one decision.
        [2] gave away { $given } by two decisions.
        [3] gave away { $given } by three decisions.
       *[other] gave away { $given } by { $mistakes } decisions.
    }
insight-mistake = Turn { $turn }, { $name }: { $done }. Better: { $better } ({ $chance-better } instead of { $chance }). { $why }
insight-throw = Turn { $turn }: { $what } – { $name } { $change } points.
insight-thrown = throw { $first } and { $second }
insight-drawn = card “{ $card }”
insight-made = Analysed with Bankhalter { $version }.

## Puzzles

insight-puzzle-head = Puzzle { $id }: { $edition }, { $grade ->
        [1] easy
        [2] medium
       *[3] hard
    }
insight-puzzle-question = You are { $name }. { $asked } What wins most often?
insight-puzzle-prompt = Your choice (1–{ $count }):
insight-puzzle-right = Right: { $best } ({ $percent }). { $why }
insight-puzzle-wrong = Better: { $best } ({ $percent }). { $why }
insight-puzzle-other = { $what } ({ $percent }). { $why }
insight-puzzle-how = So often you win by it if everybody then plays like the strategist: { $games } games for each option.
