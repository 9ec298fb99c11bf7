# Netrunner: what cards do about runs, and what they change for as long as they last.

## Runs

nrc-run = run { $where }
nrc-run-any = any server{ nrc-fresh }
nrc-run-central = a central server{ nrc-fresh }
nrc-run-servers = { $servers }{ nrc-fresh }
nrc-fresh = { $fresh ->
    [yes] { " " }that was not run this turn
   *[no] { "" }
}
nrc-during-run = During that run, { $what }
nrc-if-successful = If the run is successful, { $what }
nrc-end-run = end the run
nrc-may-jack-out = { nrc-runner } may jack out
nrc-subroutines = { $least ->
    [none] up to{ " " }
   *[all] { "" }
}{ $n ->
    [0] all { nrc-sub-kind }subroutines
    [one] { $n } { nrc-sub-kind }subroutine
   *[other] { $n } { nrc-sub-kind }subroutines
}
nrc-sub-kind = { $any ->
    [yes] { "" }
   *[no] { $kind }{ " " }
}
nrc-break = break { $subs }
nrc-break-here = break { $subs } on { $this }
nrc-boost = +{ $n } strength for this { $duration }
nrc-boost-now = +{ $n } strength
nrc-access = access { $cards }
nrc-one-more-for-each = 1 additional card for each hosted { $kind ->
    [credit] credit
   *[other] { $kind } counter
}
nrc-more-cards = { $n ->
    [one] { $n } additional card
   *[other] { $n } additional cards
}
nrc-x-more-cards = X additional cards
nrc-bypass = bypass the ice { nrc-runner-is } encountering
nrc-reduce = the ice { nrc-runner-is } encountering gets -{ $n } strength for this encounter
nrc-reduce-now = the ice gets -{ $n } strength
nrc-force-encounter = the Runner encounters { $what }
nrc-access-top = the Runner accesses the top card of R&D
nrc-breach = the Runner breaches { $server }
nrc-change-server = the attacked server becomes { $server }
nrc-move-runner = the Runner moves to the outermost position of { $server }
nrc-end-action-phase = the action phase ends

## What lasts

nrc-modify-memory = { $change } MU
nrc-modify-link = { $change } link
nrc-modify-hand = { $whose ->
    [you] you get
   *[other] { $who } gets
} { $change } maximum hand size
nrc-modify-strength = { $what } gets { $change } strength
nrc-modify-advancement = { $what } needs { $change } advancement counters to be scored
nrc-modify-cost = { $what } costs { $credits } { $how } to { $stat }
nrc-spend-hosted = { $you } can spend the credits on { $this }
nrc-first-draw-draws-two = { $person ->
    [you] your
   *[other] { $you }'s
} first basic action to draw 1 card each turn draws 2 cards instead
nrc-recurring = { $this } has { $n } recurring credits
nrc-extra-cost = as an additional cost to { $act ->
    [remove-tag] remove a tag
    [trash-resource] trash { $what }
    [jack-out] jack out
    [draw] draw
    [run] run
    [break] break subroutines with { $what }
    [access] access { $what }
    [advance] advance { $what }
    [install] install { $what }
    [play] play { $what }
    [rez] rez { $what }
    [score] score { $what }
    [steal] steal { $what }
    [use] use { $what }
   *[trash] trash { $what }
}, { $who ->
    [none] { $paid }
   *[other] { $who } must { $paid }
}
nrc-spend-hosted-for = { $you } can spend the credits on { $this } to { $acts }
nrc-spend-for = { $act ->
    [remove-tag] remove tags
    [run] run
    [jack-out] jack out
    [trace] trace
    [draw] draw
    [advance] advance { $what }
    [trash-resource] trash { $what }
    [break] break subroutines with { $what }
    [access] access { $what }
    [install] install { $what }
    [play] play { $what }
    [rez] rez { $what }
    [score] score { $what }
    [steal] steal { $what }
    [trash] trash { $what }
   *[use] use { $what }
}
nrc-steal-cost = as an additional cost to steal { $what }, the Runner must { $paid }
nrc-gain-subs = { $what } has { $amount } times "{ $sub }"
nrc-gain-subtype = { $what } gains { $subtype }
nrc-lose-subtype = { $what } loses { $subtype }
nrc-no-access = the Runner cannot access any { $what }
nrc-instead-of-breach = instead of breaching that server, { $what }
nrc-may-instead-of-breach = instead of breaching that server, the Runner may { $what }
nrc-hosts = { $this } can host { $n ->
    [0] { $cards }
   *[other] up to { $cards }
}{ $discount ->
    [0] { "" }
   *[other] , whose install cost is lowered by { $discount }
}
