# Netrunner: where a game stands, what is asked, what each choice means, what happened.

## Numbers

nr-n-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
nr-n-clicks = { $n ->
    [one] { $n } click
   *[other] { $n } clicks
}
nr-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nr-n-tags = { $n ->
    [one] { $n } tag
   *[other] { $n } tags
}
nr-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nr-n-agenda-points = { $n ->
    [one] { $n } agenda point
   *[other] { $n } agenda points
}
# Of cards that do not differ in anything: the $n-th of $most.
nr-alike = { $n } of { $most } alike
nr-n-counters = { $kind ->
    [credit] { nr-n-credits }
    [advancement] { $n ->
        [one] { $n } advancement counter
       *[other] { $n } advancement counters
    }
   *[other] { $n ->
        [one] { $n } { $kind } counter
       *[other] { $n } { $kind } counters
    }
}
nr-price = { $text } · { $n ->
    [0] free
    [one] { $n } credit
   *[other] { $n } credits
}
# $one and $other: two cards or things of any kind
nr-and = { $one } and { $other }

## Places and cards

nr-server-hq = HQ
nr-server-rd = R&D
nr-server-archives = Archives
nr-server-new = a new server
nr-server-remote = Server { $n }
# Where a card is installed, by itself or in brackets ($where): neither the root of R&D nor ice is in R&D.
nr-part = { $where ->
    [ice] protecting { $server }
    [central] in the root of { $server }
   *[remote] { $server }
}
nr-place-root = in { $server }
nr-place-central-root = in the root of { $server }
nr-place-protecting = protecting { $server }
nr-place-innermost = protecting { $server } (innermost)
nr-place-outermost = protecting { $server } (outermost)
nr-place-position = protecting { $server } (position { $n })
# A card and where it is ($where); in some languages the place stands before it.
nr-placed = { $name } { $where }
nr-card-gone = a card that is gone
nr-card = a card
nr-facedown-card = a facedown card
nr-unrezzed-ice = unrezzed ice
nr-ice = ice
nr-the-ice = the ice
nr-the-server = the server
nr-the-unrezzed-ice = the unrezzed ice
nr-the-facedown-card = the facedown card

nr-role = { $seat ->
    [corp] Corp
   *[runner] Runner
}

## Where the game stands

nr-where-over = The game is over
nr-where-setup = Before the first turn: opening hands
nr-where-turn = { nr-role }'s turn { $n }, { $phase ->
    [start] start of turn
    [discard] discard phase
   *[action] action phase
}
# $where: the turn or the run, in words, as “Run on HQ: …”
nr-where-trace = { $where } · trace { $strength } against link { $link }
# $doing: what happens in the run now, as “encountering Palisade”
nr-where-run = Run on { $server }: { $doing }
nr-run-starting = starting
nr-run-approach = approaching { $count ->
    [0] the ice
    [1] the only ice
   *[other] ice { $nth } of { $count }
}
nr-run-encounter = encountering { $ice }{ $count ->
    [0] { "" }
    [1] { " " }(the only ice)
   *[other] { " " }(ice { $nth } of { $count })
}
nr-run-past = past { $count ->
    [1] the only ice
   *[other] ice { $nth } of { $count }
}
nr-run-before = before { $count ->
    [1] the only ice
   *[other] ice 1 of { $count }
}
nr-run-reaching = about to reach the server
nr-run-accessing = accessing a card
nr-run-breaching = successful, breaching the server
nr-run-ending = ending

## Questions

nr-prompt = Choose.
nr-prompt-identity = { $title }: which identity do you take?
nr-prompt-start-with = { $n ->
    [one] Choose the card to start the game with.
   *[other] Choose { $n } cards to start the game with.
}
nr-prompt-mulligan = Your opening hand. Keep it, or take one mulligan?
nr-prompt-card-action = { $title }: which action do you take?
nr-prompt-action = Your turn: { nr-n-clicks } left. Take an action.
nr-prompt-turn = Your turn: { nr-n-clicks } left.
nr-prompt-no-clicks = No clicks left. Anything else this turn?
nr-prompt-run-server = { $title }: which server do you run on?
nr-prompt-jack-out = Go on, or jack out?
nr-prompt-may-jack-out = { $title }: you may jack out now. Stay in the run?
# $does: what the subroutines do that are still to come, as sentences; $title: a card
nr-prompt-may-jack-out-amid = { $title }: you may jack out now. { $n ->
    [0] No subroutine is still to come.
    [one] 1 unbroken subroutine is still to come: { $does }
   *[other] { $n } unbroken subroutines are still to come: { $does }
} You hold { nr-n-held }.
nr-prompt-must-jack-out = This run goes round and round, so it has to end here.
nr-prompt-run-plan = What do you rez in this run, whenever it can be rezzed? You are not asked again.
# $stands: “below” the link, “open” (the Runner can stop it) or “above” what the Runner can spend; $n credits it takes to
# change that, or of “above” what the Runner can spend; $most: credits, what can be spent
nr-prompt-trace = { $title }: trace strength { $strength } against link { $link }. { $stands ->
    [below] The trace is unsuccessful unless you spend at least { nr-n-credits }.
    [open] As it stands, the Runner stops it with { nr-n-credits } and can spend { $most }.
   *[above] The Runner can spend { nr-n-credits }, too little to stop it.
} How many credits do you spend?
# $stands: “below” the link, “open” (the trace can be stopped for $n credits) or “above” what can be spent, $most credits
nr-prompt-link = { $title }: trace strength { $strength } against your link { $link }. { $stands ->
    [below] The trace is unsuccessful even if you spend nothing.
    [open] The trace is unsuccessful if you spend at least { nr-n-credits }.
   *[above] To stop it you would have to spend { nr-n-credits }; you can spend { $most }.
} How many credits do you spend?
nr-prompt-access = You access { $name }.
nr-prompt-candidate = You breach the server. What do you access?
# $able: whether the Runner can pay it
nr-prompt-steal = You access { $name }. { $able ->
    [yes] Stealing it has an additional cost. Pay it?
   *[no] Stealing it has an additional cost that you cannot pay.
}
nr-prompt-discard = Discard { nr-n-cards } to your maximum hand size.
nr-prompt-target = { $title }: choose { nr-how-many }.
nr-prompt-break = { $title }: break { $most ->
    [1] which subroutine
   *[other] which subroutines ({ nr-how-many })
}?
nr-how-many = { $most ->
    [1] one
   *[other] { $range ->
        [yes] { $least } to { $most }
       *[no] { $most }
    }
}
nr-prompt-search = { $title }: what do you take from the stack? (It is shuffled afterwards.)
# $does: the instruction as the card says it, a sentence; $title: a card
nr-prompt-instruction = { $title }: { $does }
nr-prompt-may = { $title }: do it?
nr-prompt-unless = { $title }: pay, or let it happen?
nr-prompt-mode = { $title }: choose one.
nr-prompt-spare = { $title }: for which cards do you pay?
nr-prompt-loop = { $title } goes round and round. How often does it happen before it stops?
nr-prompt-additional = { $title } has additional costs. Do you pay them?
nr-prompt-pay-way = { $title }: which cost do you pay?
nr-prompt-damaged = { $title }: choose { nr-n-cards } that the damage trashes.
nr-prompt-next-subroutine = { $title }: which unbroken subroutine resolves next?
nr-prompt-gained-subroutines = { $title }: which of the subroutines that it gains comes first?
nr-prompt-placed-subroutines = { $title }: which of its subroutines comes next?
nr-prompt-separate = { $title }: choose the cards of the first pile. The others are the second one.
nr-prompt-discount = { $title }: trash a card from your grip to pay less?
nr-prompt-held = { $title }: remove one of the trashed cards from the game?
nr-prompt-pay-with = { $title }: what do you pay with? Choose { $n }.
nr-prompt-payment = Where should the credits come from?
nr-prompt-memory = Not enough memory. Which programs are trashed?
nr-prompt-trash-like = Installing { $title }: trash which card first?
nr-prompt-install-inward = { $title }: install ice directly inward of it, free?
nr-prompt-bid = { $title }: how many credits do you bid? Both bids are revealed together.
nr-prompt-how-many = { $title }: how many?
nr-prompt-card-name = { $title }: which card name?
nr-prompt-card-type = { $title }: which card type?
nr-prompt-subtype = { $title }: which subtype?
nr-prompt-server = { $title }: which server?
nr-prompt-destination = Where do you install { $title }?
nr-prompt-faceup = Which way up do you install { $title }?
nr-prompt-keep = Only one agenda or asset may stay in this server. Which?
nr-prompt-candidate-declare = { $name } entered the server you breach. Access it too?
nr-prompt-interrupt = { $title } is about to happen. Interrupt it?
nr-something = Something
nr-prompt-ability = Use an ability?
# $can: yes; no; other where another thing can be done than to rez it
nr-prompt-rez = The Runner approaches { $ice }. { $can ->
    [yes] Rez it?
    [other] You cannot rez it now.
   *[no] You cannot rez it now. { nr-prompt-asked-anyway }
}
nr-prompt-encounter = You encounter { $name }: { $n ->
    [one] { $n } unbroken subroutine
   *[other] { $n } unbroken subroutines
}.
nr-with-strength = { $name }, strength { $strength }
nr-prompt-asked-anyway = You are asked all the same, so that the Runner learns nothing from it.
# $can: whether there is anything one can do
nr-prompt-reaching = The Runner is about to reach { $server }. { $can ->
    [yes] Rez or use something first?
   *[no] You can rez or use nothing now. { nr-prompt-asked-anyway }
}
# $can: whether there is anything one can do
nr-prompt-begin = Your turn is about to begin, before you draw. { $can ->
    [yes] Rez or score something first?
   *[no] You can rez or score nothing now. { nr-prompt-asked-anyway }
}
nr-prompt-none-hidden = A hidden card could be used now. You have none that does anything here.
nr-prompt-triggers = Several abilities trigger. Which one first?

## Choices: headings

nr-group-basic = Basic actions
nr-group-break = Break
nr-group-install = Install
nr-group-install-trash = Install, trashing other cards first
nr-group-play = Play
nr-group-run = Run
nr-group-advance = Advance
nr-group-action = Card actions
nr-group-use = Abilities
nr-group-rez = Rez
nr-group-score = Score
nr-group-trigger = Triggered abilities
nr-group-choices = Choices

## Choices: labels

nr-option-keep-hand = Keep this hand
nr-option-start-with = Start with { $name }
nr-option-mulligan = Take a mulligan (new hand)
nr-option-decline = No
# $which: the number of the pile, 1 or 2
nr-option-pile = Pile { $which }: { nr-n-cards }
nr-option-at-random = A random card
nr-option-done = { $kind ->
    [trash_like] Done: trash no more, install
    [swap] Done: leave the ice as it lies
   *[other] Done: choose no more
}
nr-option-find-nothing = Find nothing
nr-option-no-target = There is nothing to choose
nr-option-run = Run on { $server }
nr-option-run-instead = { $run }, use { $name } instead of breaching
# $have: how many advancement counters the card has; $text: “Advance …”
nr-option-advance = { $text } ({ $have })
# $have of $need: advancement counters it has, and needs to be scored; $text: “Advance …”
nr-option-advance-agenda = { $text } ({ $have } of { $need })
nr-option-tagged = { $text } (the Runner is tagged)
nr-option-points = { $text } · { nr-n-points }
# $text: “Install …”; $gone: cards that are trashed for it, as a list
nr-option-trashing = { $text }, trashing { $gone }
nr-option-faceup = Faceup
nr-option-facedown = Facedown
nr-option-installing-faceup = { $text }, faceup
nr-option-trash-first = { $text }, trashing first
nr-costing = { $text } · { $cost }
# $does: what the ability does, as the card says it; $cost: what is paid
nr-option-ability = { $title }: { $does } · { $cost }
nr-option-break-all = Break everything with { $name }
nr-option-jack-out = Jack out (end the run)
nr-option-go-on-unless = On to the server, unless something is rezzed
nr-option-plan-run = Decide for the whole run…
nr-option-use = Use { $name }
nr-option-pay = Pay
nr-option-other = Choice { $n }
# $does: what the ability does, as the card says it
nr-option-trigger = Use { $title }: { $does }
nr-option-break = Break: { $sub }
nr-option-access-hq = Access a random card from HQ{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $n } left)
}
nr-option-access-hq-chosen = Access a card from HQ that the Corp chooses{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $n } left)
}
nr-option-access-rd = Access the next card of R&D{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $n } left)
}
nr-option-from-rd = Card { $n } from the top of R&D
nr-option-from-stack = Card { $n } from the top of the stack
nr-option-leave = Leave { $name } and go on
# $then: what becomes of the trace if so much is spent: it “stops”, it “holds”, or that is not decided by it
nr-option-spend = { nr-n-credits }{ $then ->
    [stops] : the trace is unsuccessful
    [holds] : the Runner cannot stop it
   *[nothing] {""}
}
nr-option-steal-next = Go on; whether to steal { $name } is asked next
nr-option-do-not-steal = Do not steal { $name }
nr-option-letter = Names with { $letter }
nr-option-number = X is { $n }
nr-option-count = { $n }
nr-option-loop = { $n ->
    [0] Stop now
    [one] { $n } more time
   *[other] { $n } more times
}
nr-option-instead = Use { $name } instead of breaching
nr-option-not-hosted = Not hosted
nr-option-hosted = Hosted on { $name }
nr-option-breach = Breach { $server }
nr-option-install-from-hq = Install { $name } from HQ
nr-option-find-in-heap = { $name } (in the heap)
nr-option-find-in-archives = { $name } (in Archives)
nr-option-install-from-archives = Install { $name } from Archives
nr-option-hosted-credits = { $n } hosted credits first
nr-option-fund-credits = { $n } from the bad publicity fund first
nr-option-no-fund = Nothing from the bad publicity fund
nr-option-pool-only = Only credits from the pool
nr-option-candidate = Access { $name } too
nr-option-no-candidate = Do not access { $name }
nr-option-do-not-pay = Do not pay
# $what: the effect that could be prevented, as the card says it
nr-option-let-it-happen = Let it happen: { $what }
# $what: what is done then, as the card says it
nr-option-yes = Yes: { $what }

nr-confirm-go-on = { $sure ->
    [yes] What lies open there does { $n } damage to who accesses it, and you hold { nr-n-held }: that loses the game. Really go on?
   *[no] What lies open there can do { $n } damage to who accesses it, and you hold { nr-n-held }: that can lose you the game. Really go on?
}
nr-confirm-run = { $sure ->
    [yes] { $name } would do { $n } damage, you hold { nr-n-held }, and nothing on the table keeps it off: that loses the game. Really run?
   *[no] { $name } could do { $n } damage, you hold { nr-n-held }, and nothing on the table keeps it off: that can lose you the game. Really run?
}
nr-confirm-go-on-to-ice = { $sure ->
    [yes] { $name } would do { $n } damage, you hold { nr-n-held }, and nothing on the table keeps it off: that loses the game. Really go on?
   *[no] { $name } could do { $n } damage, you hold { nr-n-held }, and nothing on the table keeps it off: that can lose you the game. Really go on?
}
nr-confirm-replace = { $name } in { $central ->
    [yes] the root of { $server }
   *[no] { $server }
} will be trashed. Install there anyway?
nr-confirm-purge = There is no virus counter in the game. Really spend { nr-n-clicks } on nothing?
nr-confirm-empty-rd = { $n ->
        [0] R&D is empty
        [one] There is 1 card in R&D
       *[other] There are { $n } cards in R&D
    }: whoever has to draw and cannot loses the game. Really draw?
nr-confirm-score = You can score { $name }. Really end the turn?
nr-confirm-flatline = { $sure ->
    [yes] The subroutines would do { $n } damage, and you hold { nr-n-held }: that loses the game. Really let them resolve?
   *[no] The subroutines could do { $n } damage, and you hold { nr-n-held }: that can lose you the game. Really let them resolve?
}
nr-confirm-harm = { $sure ->
    [yes] That does { $n } damage, and by then you hold { nr-n-held }: that loses the game. Really do it?
   *[no] That can come to { $n } damage, and unless you draw by then you hold { nr-n-held }: that can lose you the game. Really do it?
}
nr-confirm-harm-and-more = { $sure ->
    [yes] That and what is still to come would do { $n } damage, and you hold { nr-n-held }: that loses the game. Really do it?
   *[no] That and what is still to come could do { $n } damage, and you hold { nr-n-held }: that can lose you the game. Really do it?
}
nr-confirm-stay = { $sure ->
    [yes] What is still to come would do { $n } damage, and you hold { nr-n-held }: that loses the game. Really stay?
   *[no] What is still to come could do { $n } damage, and you hold { nr-n-held }: that can lose you the game. Really stay?
}
nr-n-held = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
nr-confirm-last-click = With this click you could advance { $name } and score it. Really do something else?
nr-confirm-theirs = { $name } is a card of the other player, and you have cards of your own that could have this. Choose it all the same?
nr-confirm-only-theirs = Only cards of the other player could have the counters that { $name } places. Really do it?
nr-confirm-no-use = None of your cards that could have the counters of { $name } has a use for them. Really do it?
nr-confirm-unused = { $name } has no use for these counters, and you have cards that do. Choose it all the same?
nr-confirm-leave = To steal it costs { $cost }, which you can pay. Really leave it?

nr-pass = Pass
nr-pass-trigger = Do not use it
nr-pass-triggers = Use none of them
nr-pass-encounter = Let the unbroken subroutines resolve
nr-pass-go-on = Go on
nr-pass-rez = Do not rez
nr-pass-rez-nothing = Rez nothing, go on
nr-option-rez-nothing = Rez nothing in this run
nr-pass-begin = Begin the turn
nr-pass-end = End the turn
# $does: what the subroutines do that are left, or none where that is too long; $n: how many are left
nr-stay-subroutines = { $n ->
    [0] Go on (no subroutine left)
    [one] { $does ->
        [none] Go on (1 more subroutine)
       *[other] Go on (1 more subroutine: { $does })
    }
   *[other] { $does ->
        [none] Go on ({ $n } more subroutines)
       *[other] Go on ({ $n } more subroutines: { $does })
    }
}
nr-stay-breach = Go on with the breach
nr-go-on-server = Go on to the server
nr-go-on-ice = Go on ({ $n } more ice)

## The end

nr-result-draw = The game ends in a draw.
nr-result-points = { nr-winner } wins by agenda points.
nr-result-flatline = { nr-winner } wins by flatlining the Runner.
nr-result-decked = { nr-winner } wins because the Corp had to draw from an empty R&D.
nr-result-card = { nr-winner } wins by what a card does.
nr-result-lesson = The lesson has ended.
nr-result-conceded = { nr-winner } wins because the other player conceded.
nr-result-time = { nr-winner } wins because the other player ran out of time.
nr-result-abandoned = The game was abandoned; nobody wins.
# $name: who won, or none where the role says it.
nr-winner = { $name ->
    [none] { nr-the-role }
   *[other] { $name }
}
nr-the-role = { $seat ->
    [corp] The Corp
   *[runner] The Runner
}

## What a player has, in words above the picture

nr-standing-bad-publicity = { $n } bad publicity
