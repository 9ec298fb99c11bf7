# Advice: why a choice is made, from the prices it was made by. Hints, and why a computer did something.

nr-advice-wins = It wins the game this turn, whatever the opponent does.
nr-advice-bluff = A bluff: it looks like an agenda. One that never came would be read, so it comes now and then, by lot.
nr-advice-tried = I played on to the next turn over { $deals } ways the hidden cards could lie: this wins about { $mine } of 100 games, “{ $other }” about { $theirs }.
nr-advice-tried-alike = I played on to the next turn over { $deals } ways the hidden cards could lie: “{ $other }” does about as well ({ $mine } of 100 games won).
nr-advice-doubt = Over { $deals } ways the hidden cards could lie, “{ $other }” did a little better ({ $theirs } of 100 games won against { $mine }). That may be chance: counted by costs and gains, this comes out ahead.
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
nr-advice-leave = What is to be gained behind is worth less than what the way there still costs.
nr-advice-leave-deadly = What lies ahead may do more damage than the hand has cards.
nr-advice-leave-shut = There is no way past the ice ahead with what is there.
nr-advice-go-on = What is to be gained behind is worth what the way there still costs.
nr-advice-trash = Left alone it would bring its owner more than the { $credits } { $credits ->
        [one] credit
       *[other] credits
    } it costs to trash.
nr-advice-spare = Trashing it costs more than leaving it.
nr-advice-spare-run = The credits are needed for a run this turn.
nr-advice-spare-credits = Trashing it costs { $credits } { $credits ->
        [one] credit
       *[other] credits
    }, and it is not installed: the credits are worth more.
nr-advice-rez = Passing it costs the Runner about { $tax } { $tax ->
        [one] credit
       *[other] credits
    }, now and in later runs, for { $credits } to rez; and something is at stake behind it.
nr-advice-rez-stops = The Runner has nothing that gets past it. It costs { $credits } { $credits ->
        [one] credit
       *[other] credits
    } to rez, and something is at stake behind it.
nr-advice-no-rez-stops = The Runner has nothing that gets past it, but too little is at stake here for { $credits } { $credits ->
        [one] credit
       *[other] credits
    }.
nr-advice-no-rez-owed = The { $credits } { $credits ->
        [one] credit is
       *[other] credits are
    } needed for an installed agenda: to score it, or to guard it.
nr-advice-no-rez = For { $credits } { $credits ->
        [one] credit
       *[other] credits
    } it would cost the Runner about { $tax } to pass: too little for what is at stake here.
nr-advice-cheapest = The cheapest way past what would hurt.
nr-advice-cheapest-ends = Unbroken, it ends the run. This is the cheapest way past it.
nr-advice-cheapest-hurts = Unbroken, it does harm worth about { $credits } { $credits ->
        [one] credit
       *[other] credits
    }. This is the cheapest way past that.
nr-advice-let = What is still unbroken hurts you less than breaking it would cost.
nr-advice-let-ends = It ends the run: getting past it costs more than the run is worth, or cannot be done.
nr-advice-keep-corp = Ice: { $ice }, cards that earn credits: { $money }, agendas: { $agendas }. Servers can be guarded, and the hand is not full of points.
nr-advice-mulligan-corp = Ice: { $ice }, cards that earn credits: { $money }, agendas: { $agendas }. Too little to guard servers with, or too many points to steal.
nr-advice-keep-runner = Cards that earn credits: { $money }, icebreakers: { $breakers }. That is enough to begin with.
nr-advice-mulligan-runner = Cards that earn credits: { $money }, icebreakers: { $breakers }. Without credits nothing gets going.
nr-advice-again = Then the same { $n ->
        [one] once more
       *[other] { $n } times more
    }, unless something changes.
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
nr-advice-shut-out = With what it can have by then, the Runner has no way past { $names }.
nr-advice-cannot-pay = Getting past { $names } would cost the Runner { $tax } { $tax ->
        [one] credit
       *[other] credits
    }; by then it can have about { $credits }.
nr-advice-tolled = Getting in there would cost the Runner about { $tax } { $tax ->
        [one] credit
       *[other] credits
    }; it has { $credits }.
nr-advice-nothing = Nothing

# What an action is for, and what another choice weighs
nr-advice-for-credit = What comes next has to be paid for, and { $credits ->
        [one] 1 credit is
       *[other] { $credits } credits are
    } there.
nr-advice-for-money = It brings more credits than the clicks and credits it costs.
nr-advice-for-cards = New cards give more to choose from; { $cards ->
        [0] the hand is empty
        [one] 1 card is in hand
       *[other] { $cards } cards are in hand
    }.
nr-advice-for-drawing = It brings new cards.
nr-advice-for-hq = A card of HQ is accessed by chance: it may be an agenda.
nr-advice-for-rd = The top card of R&D is accessed: it may be an agenda, and one that the Corp never draws.
nr-advice-for-archives = What the Corp has discarded is accessed: there may be agendas among it.
nr-advice-for-agenda = An agenda lies there, worth { $points } { $points ->
        [one] point
       *[other] points
    }.
nr-advice-for-remote = A card that nobody has looked at lies there: it may be an agenda.
nr-advice-for-trash = What lies there helps the Corp for as long as it is not trashed.
nr-advice-for-breaker = It gets past ice: without icebreakers most servers are shut.
nr-advice-for-lasting = Once it is installed it helps for the rest of the game.
nr-advice-for-asset = Once it is rezzed, it works for the Corp until the Runner trashes it.
nr-advice-for-first-ice = No ice guards this server yet, where each card that is accessed may be an agenda.
nr-advice-for-remote-ice = Behind ice an agenda can be advanced and scored.
nr-advice-for-shutting = The Runner has nothing that gets past this ice.
nr-advice-for-ice = Once it is rezzed, each run there costs the Runner about { $tax } { $tax ->
        [one] credit
       *[other] credits
    } more.
nr-advice-for-scoring = An agenda has to be installed before it can be advanced and scored; this one is worth { $points } { $points ->
        [one] point
       *[other] points
    }.
nr-advice-for-trap = It looks like an agenda, and hurts whoever comes for it.
nr-advice-for-upgrade = It makes its server harder to get into, or worth more.
nr-advice-for-advancing = After that it has to be advanced { $n ->
        [one] once more
       *[other] { $n } times more
    } until it can be scored.
nr-advice-for-ready = With it the agenda can be scored.
nr-advice-for-bait = An advanced card looks like an agenda, and what lies there may grow by it.
nr-advice-for-stronger-ice = The ice grows stronger by it.
nr-advice-for-purge = { $n ->
        [one] 1 virus counter goes
       *[other] { $n } virus counters go
    } away.
nr-advice-for-score = It scores { $points } { $points ->
        [one] point
       *[other] points
    }.
nr-advice-for-untag = A tag lets the Corp trash resources, and some of its cards hurt whoever is tagged.
nr-advice-for-resource = The Runner loses what this resource brings.
nr-advice-for-nothing = Nothing that is offered is worth what it costs.
nr-advice-for-run-card = It makes a run that brings more than one without it.
nr-advice-for-damage = Damage takes cards out of the Runner’s hand; who cannot take it has lost.
nr-advice-for-tags = A tag opens what only works against a tagged Runner.
nr-advice-for-counters = It places counters that are worth more than what it costs.
nr-advice-for-losing = The other player loses { $credits } { $credits ->
        [one] credit
       *[other] credits
    }.
nr-advice-for-taking = It takes something away from the other player.
nr-advice-for-installing = It brings a card onto the table for less, or at once.
nr-advice-for-clicks = It gives clicks to do more with.
nr-advice-for-success = There is nothing to steal there: it is for the successful run itself.
nr-advice-for-once = Once it is installed, it can be used one time, when that is worth most.
nr-advice-for-little = { $credits ->
        [0] It costs nothing, and by itself does little now.
        [one] By itself it brings no more now than the 1 credit it costs.
       *[other] By itself it brings no more now than the { $credits } credits it costs.
    }
nr-advice-for-effect = What it does is worth more than what it costs.
nr-advice-worth-it = What it brings is worth more than what it costs.
nr-advice-not-worth-it = It would cost more than it brings.
nr-advice-pays = Paying costs less than what happens otherwise.
nr-advice-lets-happen = What happens costs less than paying.
nr-advice-aim = What does good is for one’s own cards, what does harm for the other player’s; here it counts most.
nr-advice-missing = Of what can be found, this is what is missing most.
nr-advice-place = There it is of most use, as the servers are now.
nr-advice-named = Of what can be named, most hangs on this, as far as it can be known.
nr-advice-number = Fewer would bring less, more would cost more than they bring.
nr-advice-order = Of the orders there are, this one brings most or hurts least.
nr-advice-mode-money = Of what the card offers, credits are worth most now.
nr-advice-mode-drawing = Of what the card offers, new cards are worth most now.
nr-advice-mode-taking = Of what the card offers, what it does to the other player is worth most now.
nr-advice-mode-effect = Of what the card offers, this is worth most now.
nr-advice-mode-theirs = It is the other player’s card: of what can be chosen, this does them least good or you least harm.
nr-advice-plan = Decided now for the whole run, nothing more is asked at each card.
nr-advice-plan-rez = What is chosen is worth its price in this run; the rest can stay hidden.
nr-advice-plan-nothing = Nothing that lies there is worth its price in this run.
nr-advice-bid = Each number is as likely as the others: what follows no rule cannot be foreseen.
nr-advice-trace-decided = So many credits decide the trace, and what hangs on it is worth more.
nr-advice-trace-left = To decide the trace would take more credits than what hangs on it is worth, or more than there are.
nr-advice-agendas-first = What may be an agenda comes first.
nr-advice-for-any-ice = Each run on the server it comes to lie before has to get past it.
nr-advice-keep-one = Of the cards that cannot stay together it is worth most.
nr-advice-cheapest-way = Of the ways to pay, this one takes least.
nr-advice-hosted-first = Credits on cards can be spent on few things, those of the pool on everything.
nr-advice-piles = Both piles hold about as many agenda points, so neither is the better guess.
nr-advice-larger-pile = It is the larger pile.
nr-advice-saved = The card is worth less than the credits that trashing it saves.
nr-advice-missed-most = Of these cards the Runner would miss this one most.
nr-advice-start = From the start it is worth most on the table.
nr-advice-came-in = It came there during the run, and can be accessed as well.
nr-advice-least-hurt = This one hurts least.
nr-advice-most-hurt = This one hurts the Runner most.
nr-advice-seen = The Runner has too few cards left to come for it.
nr-advice-unseen = While it lies facedown, nobody knows what it is.
nr-advice-host = On that card it is of most use.
