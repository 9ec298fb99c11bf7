# Netrunner: what cards do, as instructions.

## Choices and order

nrc-may = { $you } may { $what }
nrc-may-otherwise = { nrc-may }. If { $person ->
    [you] you do
   *[other] { $you } does
} not, { $otherwise }
nrc-if = if { $condition }, { $then }
nrc-if-otherwise = if { $condition }, { $then }; otherwise, { $otherwise }
nrc-unless = { $who } may { $several ->
    [yes] either { $paid }
   *[no] { $paid }
}. If { $whose ->
    [you] you
   *[other] they
} do not, { $what }
nrc-choose-one = { $several ->
    [two] either { $modes }
   *[more] do 1 of these: { $modes }
}{ $by ->
    [player] { "" }
    [you] . You choose which
    [corp] . The Corp chooses which
   *[runner] . The Runner chooses which
}
nrc-choose-all = { nrc-choose-one }. If { $condition }, { $you } may do { $several ->
    [two] both
   *[more] all of them
}, in either order
nrc-delayed = { $what } { $trigger }
nrc-delayed-when = { $trigger }, { $what }
nrc-for-now = for the remainder of this { $duration }, { $what }
nrc-may-pay = { $who } may pay { $cost } to { $then }

## Credits, cards, counters, damage, tags

nrc-gain = gain { $things }
nrc-runner-loses = { $runner ->
    [you] you lose
   *[other] the Runner loses
} { $things }
nrc-lose = lose { $things }
nrc-draw = draw { $things }
nrc-damage-do = do { $things }
nrc-give-tags = give { nrc-runner } { $things }
nrc-remove-tags = remove { $things }
nrc-bad-publicity = { $corp ->
    [you] you take
   *[other] the Corp takes
} { $amount } bad publicity
nrc-prevent = { $kind ->
    [tag] avoid
   *[other] prevent
} { $n ->
    [0] all
   *[other] { $n }
} { nr-effect }
nrc-instead-of = instead of that { nr-effect }, { $what }
nrc-increase = increase that { nr-effect } by { $n }
nrc-place = place { $things } on { $what }
nrc-load = load { $kind ->
    [credit] { nr-n-credits }
   *[other] { nr-n-counters }
} onto { $this }
nrc-take-credits = take { $n ->
    [0] all credits
   *[other] { nr-n-credits }
} from { $this }
nrc-trash = trash { $what }
nrc-rez = rez { $what }{ nrc-rez-cost }
nrc-rez-cost = { $cost ->
    [free] , ignoring all costs
   *[paid] { $less ->
        [0] { "" }
       *[other] , paying { $less } credits less
    }
}
nrc-derez = derez { $what }
nrc-add-to-hand = add { $what } to { nrc-hand }
nrc-hand = { $side ->
    [corp] HQ
   *[runner] { $person ->
        [you] your grip
       *[other] the grip
    }
}
nrc-deck = { $side ->
    [corp] R&D
   *[runner] { $person ->
        [you] your stack
       *[other] the stack
    }
}
nrc-purge = purge virus counters
nrc-remove-from-game = remove { $what } from the game
nrc-search = search { nrc-deck } for { $what }. Shuffle { nrc-deck } and reveal the card found
nrc-install-from = { $you } may install { $what } from { $zones }{ $where ->
    [here] { " " }in or protecting this server
   *[anywhere] { "" }
}{ $cost ->
    [free] , ignoring all costs
   *[paid] { "" }
}
nrc-move-ice = move { $what } to the outermost position of { $server }
nrc-swap = swap { $what }
nrc-arrange = arrange the top { $n } cards of { nrc-deck }
nrc-to-bottom = add { $what } to the bottom of { nrc-deck }
nrc-install-found = install it, paying its install cost
nrc-found-to-hand = if { $you } did not install it, add it to { nrc-hand }
nrc-install-inward = { $corp ->
    [you] you
   *[other] the Corp
} may choose 1 piece of ice in HQ or Archives and install it directly inward from { $this }, ignoring all costs

## Basic actions

nrc-install-from-hand = install 1 card from { nrc-hand }
nrc-play-from-hand = play 1 card from { nrc-hand }
nrc-advance-card = advance 1 installed card
nrc-trash-resource = trash 1 resource
