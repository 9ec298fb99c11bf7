# What stands in Netrunner's pictures, and in their descriptions for those who do not see them.

## The banner

nr-pic-role = { $name } ({ nr-role })
nr-pic-draw = Game over: a draw
nr-pic-abandoned = Game over: abandoned
nr-pic-wins = { $name } wins
nr-pic-your-move = Your move
nr-pic-both-decide = Your move (both players decide)
nr-pic-in-progress = Game in progress
nr-pic-to-decide = { $names } to decide
nr-pic-to-move = { $name } to move
nr-pic-score = { nr-pic-corp } { $corp }–{ $runner } { nr-pic-runner }
nr-pic-corp = Corp
nr-pic-letter = { $seat ->
    [corp] C
   *[runner] R
}
nr-pic-runner = Runner

## Figures

nr-pic-credits = { $n ->
    [one] credit
   *[other] credits
}
nr-pic-clicks = clicks
nr-pic-bad-publicity = bad publicity
nr-pic-fund = +{ $n } for run
nr-pic-for-run = { $n } for run
nr-pic-grip = grip
nr-pic-stack = stack
nr-pic-heap = heap
nr-pic-memory = memory
nr-pic-tags = { $n ->
    [one] tag
   *[other] tags
}
nr-pic-core-damage = core damage
nr-pic-link = link
nr-pic-scored = Scored
nr-pic-in-play = In play
nr-pic-hq-revealed = HQ, revealed
nr-pic-grip-revealed = Grip, revealed
nr-pic-stolen = Stolen
nr-pic-goal = / { $n } points

## Cards

nr-pic-hosts = hosts { $name }
nr-pic-hosts-more = hosts { $name } and { $n } more
nr-pic-new = new
nr-pic-used = used
nr-pic-seen = seen · turn { $n }
nr-pic-known = { $zone ->
    [hq] known: { $card }
   *[rd] { $place ->
        [1] top: { $card }
       *[other] card { $place }: { $card }
    }
}
nr-pic-card-facedown = { $name } (facedown)
nr-pic-n-facedown = { $n } facedown
nr-pic-unknown = Unknown card
nr-pic-to-score = to score
nr-pic-point = { $n ->
    [one] point
   *[other] points
}
nr-pic-strength = strength
nr-pic-to-trash = to trash

## Servers, rig, what goes on

nr-pic-root-empty = nothing in the root
nr-pic-no-ice = no ice
nr-pic-server-mark = Mark
nr-pic-server-chosen = Chosen for { $cards }
nr-pic-run = RUN
nr-pic-mark-server = Runner at the server
nr-pic-mark-inside = Runner is inside
nr-pic-mark-approach = Runner approaches
nr-pic-mark-encounter = Runner encounters
nr-pic-mark-movement = Runner passes
nr-pic-programs = Programs
nr-pic-hardware = Hardware
nr-pic-resources = Resources
nr-pic-facedown = Facedown
nr-pic-nothing-installed = Nothing installed yet
nr-pic-heap-label = Heap
nr-pic-more = + { $n } more
nr-pic-shown = Shown
nr-pic-encounter = Encounter: { $name }
nr-pic-strength-n = strength { $n }
# $sign: what a subroutine does, a word in a picture
nr-pic-sign = { $sign ->
    [end] end the run
    [net] net damage
    [meat] meat damage
    [core] core damage
    [tag] tags
    [untag] remove tags
    [bad_publicity] bad publicity
    [leave] may jack out
    [trash] trash
    [install] install, rez
    [back] take back
    [cards] draw
    [eye] look at cards
    [access] access
    [agenda] agendas
    [counter] counters
    [credit_up] gain credits
    [credit_down] lose credits
    [click_up] gain clicks
    [click_down] lose clicks
    [move] move
    [again] resolve again
    [broken] break
    [lasting] lasts for a while
    [contest] Psi Game
    [breaker] a breaker fits
    [fresh] changed since your move
    [chosen] chosen by a card
    [only-you] only you see it
    [facedown] facedown on the table
   *[trace] trace
}
nr-pic-resolved = resolved
nr-pic-broken = broken
nr-pic-accessing = Accessing
nr-pic-hand = { $n ->
    [0] Your { nr-pic-hand-name } is empty
   *[other] Your { nr-pic-hand-name }: { nr-n-cards }
}
nr-pic-hand-name = { $seat ->
    [corp] HQ
   *[runner] grip
}

## Descriptions

nr-alt-more = More on the table is not described.
nr-alt-subroutine = Subroutine: { $text }
nr-alt-points = Points: Corp { $corp }, Runner { $runner }, of { $goal }.
nr-alt-accessing = Accessing { $name }.
nr-alt-bad-publicity = { $n } bad publicity
nr-alt-fund = { $n ->
    [one] { $n } more credit for this run
   *[other] { $n } more credits for this run
}
nr-alt-core-damage = { $n } core damage
nr-alt-link = { $n } link
# $more: bad publicity behind a comma, or nothing; $credits and $clicks: with their nouns
nr-alt-corp = { $name }: { $credits }, { $clicks }{ $more }; HQ { $hand }, R&D { $deck }, Archives { $archives }.
# $more: tags and damage behind a comma, or nothing; $used of $limit: memory units
nr-alt-runner = { $name }: { $credits }, { $clicks }; grip { $hand }, stack { $deck }, heap { $heap }, memory { $used } of { $limit }{ $more }.
nr-alt-played = Identities: { $identities }
nr-alt-list = { $label }: { $items }.
nr-alt-at-server = The Runner is at { $server }.
nr-alt-before-server = The Runner is about to reach { $server }.
nr-alt-run = Run on { $server }.
nr-alt-at-ice = The Runner is at ice { $nth } of { $count } protecting { $server }, { $ice }.
nr-alt-before-ice = The Runner is before ice { $nth } of { $count } protecting { $server }, { $ice }, and has not approached it yet.
# $nth of $count: which ice; $n of $all: subroutines
nr-alt-at-ice-broken = The Runner is at ice { $nth } of { $count } protecting { $server }, { $ice }, { $n } of { $all } subroutines broken.
nr-alt-unrezzed = unrezzed
nr-alt-facedown = facedown
nr-alt-with = { $name } with { $marks }
nr-alt-ice = ice: { $names }
nr-alt-ice-inwards = ice inwards: { $names }
nr-alt-root = root: { $names }
nr-alt-server = { $server }, { $ice }.
nr-alt-server-root = { $server }, { $ice }; { $root }.
nr-alt-brief = { $server }: { $ice }.
nr-alt-brief-root = { $server }: { $ice }; root: { $root }.
nr-alt-private = { $name } (unrezzed)
nr-alt-strength = { $name } (strength { $n })
nr-alt-rig-empty = The Runner has nothing installed.
nr-alt-hand = Your { nr-pic-hand-name }, { nr-n-cards }:
nr-alt-hand-empty = Your { nr-pic-hand-name } is empty.
nr-alt-hand-card = { $name } ({ $kind })
nr-alt-hand-cost = { $name } ({ $kind }, cost { $n })
# $need: how many advancement counters it takes; $kind: its type
nr-alt-hand-agenda = { $name } ({ $kind }, { $need } to score, { nr-n-points })
nr-alt-kind = { $type ->
    [agenda] agenda
    [asset] asset
    [ice] ice
    [operation] operation
    [upgrade] upgrade
    [event] event
    [hardware] hardware
    [program] program
    [resource] resource
    [corp_identity] corp identity
    [runner_identity] runner identity
   *[other] card
}
nr-alt-strip = On the table: { $sides }. { $places }.
# $more: tags or bad publicity behind a comma, or nothing; $credits and $points: with their nouns
nr-alt-strip-side = { nr-role } { $credits }, { $points }, { $hand } in hand{ $more }
nr-alt-strip-server = { $server }: { $ice } ice, { $root } in the root
# $chosen: the card that was chosen for $card; $where: its place
nr-alt-chosen = Chosen for { $card }: { $chosen } ({ $where })
nr-alt-chosen-ice = unrezzed ice { $n }
nr-alt-used = Used this turn: { $cards }
nr-alt-subs = { $name } (strength { $n }: { $subs })
# $maybe: yes where it depends on something whether the subroutine does it
nr-alt-sub = { $maybe ->
    [yes] perhaps { nr-alt-sign }
   *[no] { nr-alt-sign }
}
# $sign: what a subroutine does; the other variables are how much of it
nr-alt-sign = { $sign ->
    [end] end the run
    [net] { nr-alt-damage } net damage
    [meat] { nr-alt-damage } meat damage
    [core] { nr-alt-damage } core damage
    [tag] { nr-n-tags }
    [untag] remove tags
    [bad_publicity] bad publicity
    [leave] the Runner may jack out
    [trash] trash
    [install] install or rez
    [back] take back or turn over cards
    [cards] draw
    [eye] look at cards
    [access] access
    [agenda] agendas
    [counter] counters
    [credit_up] credits gained
    [credit_down] credits lost
    [click_up] clicks gained
    [click_down] clicks lost
    [move] move
    [again] resolve again
    [broken] break subroutines
    [lasting] a lasting effect
    [contest] a Psi Game
   *[trace] trace { $n }
}
nr-alt-damage = { $n ->
    [0] X
   *[other] { $n }
}
nr-alt-new = Changed since your last move: { $cards }
nr-alt-seen = You have seen { $cards }
nr-seen = { $zone ->
    [hq] HQ
    [grip] the grip
    [stack] the stack
    [rd] R&D
   *[other] { $zone }
}{ $place ->
    [0] { "" }
    [1] , top card
   *[other] , card { $place }
}: { $card } (turn { $turn })
nr-outside = Outside the game, yours to look at: { $cards }

## The course of a game

nr-course-points = Agenda points
nr-course-credits = Credits
nr-course-cards = Cards in hand
nr-course-turn = Turn
nr-course-at = turn { $turn }
nr-alt-course = The course of the game: agenda points, credits and cards in hand of { $corp } (Corp) and { $runner } (Runner), turn by turn.
nr-alt-course-score = Agenda points: { $score }.
