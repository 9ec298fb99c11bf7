# Advice: why a choice is made, from the prices it was made by. Hints, and why a computer did something.

nr-advice-wins = It wins the game this turn, whatever the opponent does.
nr-advice-bluff = A bluff: it looks like an agenda. One that never came would be read, so it comes now and then, by lot.
nr-advice-tried = I played on to the next turn over { $deals } ways the hidden cards could lie: this wins about { $mine } of 100 games, “{ $other }” about { $theirs }.
nr-advice-tried-alike = I played on to the next turn over { $deals } ways the hidden cards could lie: “{ $other }” does about as well ({ $mine } of 100 games won).
nr-advice-doubt = Over { $deals } ways the hidden cards could lie, “{ $other }” did a little better ({ $theirs } of 100 games won against { $mine }), which may be chance.
nr-advice-worth = Worth about { $credits } { $credits ->
        [one] credit
       *[other] credits
    } more than “{ $other }”, all costs, cards and clicks counted in credits.
nr-advice-far = Worth far more than anything else; next would be “{ $other }”.
nr-advice-alike = Worth about as much as “{ $other }”; it makes little difference.
nr-advice-loosely = “{ $other }” would have been worth about { $credits } { $credits ->
        [one] credit
       *[other] credits
    } more; now and then a weaker computer does not take the best.
nr-advice-only = There was nothing else to choose.
nr-advice-wait = Using something now would cost more than it brings or saves.
nr-advice-prices = For each choice I weighed what it costs against what it brings or saves. This one comes out best.
nr-advice-least = These are missed least: what is worth little now, and second copies.
nr-advice-leave = What lies ahead costs more than can be paid, or may be deadly.
nr-advice-go-on = What is to be gained behind is worth what the way there still costs.
nr-advice-trash = Left alone it would bring its owner more than the { $credits } { $credits ->
        [one] credit
       *[other] credits
    } it costs to trash.
nr-advice-spare = Trashing it costs more than leaving it, or the credits are needed.
nr-advice-rez = Passing it costs the Runner about { $tax } { $tax ->
        [one] credit
       *[other] credits
    }, now and in later runs, for { $credits } to rez; and something is at stake behind it.
nr-advice-no-rez = For { $credits } { $credits ->
        [one] credit
       *[other] credits
    } it would cost the Runner about { $tax } to pass: too little for what is at stake here.
nr-advice-cheapest = The cheapest way past what would hurt.
nr-advice-let = What is still unbroken hurts you less than breaking it would cost.
nr-advice-keep-corp = Ice: { $ice }, cards that earn credits: { $money }, agendas: { $agendas }. Servers can be guarded, and the hand is not full of points.
nr-advice-mulligan-corp = Ice: { $ice }, cards that earn credits: { $money }, agendas: { $agendas }. Too little to guard servers with, or too many points to steal.
nr-advice-keep-runner = Cards that earn credits: { $money }, icebreakers: { $breakers }. That is enough to begin with.
nr-advice-mulligan-runner = Cards that earn credits: { $money }, icebreakers: { $breakers }. Without credits nothing gets going.
nr-advice-then = After that I would go on so, unless something changes: { $steps }
nr-advice-run-open = Nothing that costs credits stands in the way of that run.
nr-advice-run-costs = Passing the ice that is known on the way of that run costs { $tax } { $tax ->
        [one] credit
       *[other] credits
    }; there are { $credits } to spend.
nr-advice-run-unknown = { $ice ->
        [one] One piece of ice before that server is
       *[other] { $ice } pieces of ice before that server are
    } still unknown: whether the run gets through is a guess.
nr-advice-scores-next = That leaves an agenda worth { $points } { $points ->
        [one] point
       *[other] points
    } that can be scored next turn.
nr-advice-shut-out = With what it can have by then, the Runner has no way into that server.
nr-advice-tolled = Getting in there would cost the Runner about { $tax } { $tax ->
        [one] credit
       *[other] credits
    }; it has { $credits }.
nr-advice-nothing = Nothing
