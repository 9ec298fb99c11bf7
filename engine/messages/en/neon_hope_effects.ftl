# NEON HOPE: rules text of cards, built of clauses.
# $form: "you" (an instruction), "inf" (after "you may"), "third" (about others), "inverted" (the same after
# "if ...,"), "inverted-you". $doer: "you" or "they". $per: "" or " per character" and the like.

## Words

nhe-quoted = “{ $name }”
nhe-place =
    { $kind ->
        [environment] { $case ->
            [to] to { $name }
           *[at] in { $name }
        }
       *[location] { $case ->
            [to] to “{ $name }”
           *[at] at “{ $name }”
        }
    }
nhe-modifier-skull = skull
nhe-modifier-epic-win = Epic Win
nhe-modifier-epic-fail = Epic Fail
nhe-type-investigate = Investigate
nhe-type-support = Get Support
nhe-type-fight = Fight
nhe-type-hack = Hack
nhe-difficulty =
    { $level ->
        [normal] Normal
        [advanced] Advanced
        [hard] Hard
       *[hopeless] Hopeless
    }
nhe-list-and = { $first } and { $last }
nhe-list-or = { $first } or { $last }
nhe-list-then = { $first }, then { $last }
nhe-list-after = { $first }, then: { $then }
nhe-nothing = nothing happens
nhe-where-x = , where X is { $amount }

nhe-who-another = another character of your choice
nhe-who-lead = the lead character
nhe-who-each = each character
nhe-who-each-here = each character at your location
nhe-who-each-in-environment = each character in your environment
nhe-who-others = each other character

nhe-pick-this = this card
nhe-pick-target = the task’s card
nhe-noun-enemy =
    { $which ->
        [all] enemies
       *[other] enemy
    }
nhe-noun-clue =
    { $which ->
        [all] clues
       *[other] clue
    }
nhe-noun-condition =
    { $which ->
        [all] conditions
       *[other] condition
    }
nhe-noun-any =
    { $which ->
        [all] cards
       *[other] card
    }
nhe-ending = { "" }
nhe-adjective-regular = regular
nhe-adjective-elite = Elite
nhe-adjective-retreated = retreated
nhe-adjective-standing = unretreated
nhe-where-here = { " " }at your location
nhe-where-here-condition = { " " }within your reach
nhe-where-environment = { " " }in your environment
nhe-where-environment-condition = { " " }in your environment or the network
nhe-where-anywhere = { " " }in play
nhe-where-network = { " " }in the network
nhe-things =
    { $which ->
        [each] each { $noun }{ $where }
        [all] { $noun }{ $where }
        [random] a random { $noun }{ $where }
       *[choose] { $first ->
            [enemy] an
            [elite] an
            [standing] an
           *[other] a
        } { $noun }{ $where }
    }
nhe-things-named =
    { $which ->
        [each] each copy of { $name }{ $where }
        [all] copies of { $name }{ $where }
       *[choose] { $name }{ $where }
    }

## Numbers

nhe-amount-characters =
    { $times ->
        [0] { $plus }
        [1] the number of characters plus { $plus }
       *[other] { $times } times the number of characters plus { $plus }
    }
nhe-amount-count = the number of { $what }
nhe-amount-tracker = the value of { $name }
nhe-amount-flag = the number of times { $name } was noted
nhe-amount-hand = the number of cards in your hand
nhe-amount-endurance = your endurance
nhe-per-character = per character
nhe-per-card = for { $what }
nhe-per-hand = for each card in your hand

## Effects: harm

nhe-effect-stress =
    { $doer ->
        [they] { $who } suffers { $n } stress{ $per }
       *[you] suffer { $n } stress{ $per }
    }
nhe-effect-surveillance = cause { $n } surveillance{ $per }
nhe-effect-surveillance-lower = lower surveillance by { $n }{ $per }
nhe-effect-damage = deal { $n } damage{ $per } to { $what }
nhe-effect-retreat = force { $what } to retreat
nhe-effect-ready = turn { $what } face up again

## Effects: tokens

nhe-effect-hope =
    { $doer ->
        [they] { $who } gains { $n } hope{ $per }
       *[you] gain { $n } hope{ $per }
    }
nhe-effect-hope-lose =
    { $doer ->
        [they] { $who } loses { $n } hope{ $per }
       *[you] lose { $n } hope{ $per }
    }
nhe-some-resources =
    { $n } { $n ->
        [one] resource
       *[other] resources
    }
nhe-effect-resource =
    { $doer ->
        [they] { $who } gains { nhe-some-resources }{ $per }
       *[you] gain { nhe-some-resources }{ $per }
    }
nhe-effect-resource-lose =
    { $doer ->
        [they] { $who } loses { nhe-some-resources }{ $per }
       *[you] lose { nhe-some-resources }{ $per }
    }
nhe-effect-endurance =
    { $doer ->
        [they] { $who } gains { $n } endurance{ $per }
       *[you] gain { $n } endurance{ $per }
    }
nhe-effect-endurance-lose =
    { $doer ->
        [they] { $who } loses { $n } endurance{ $per }
       *[you] lose { $n } endurance{ $per }
    }
nhe-effect-token =
    { $doer ->
        [they] { $who } gains an attribute token for { $attribute }
       *[you] gain an attribute token for { $attribute }
    }
nhe-effect-token-choose =
    { $doer ->
        [they] { $who } gains an attribute token of their choice
       *[you] gain an attribute token of your choice
    }
nhe-effect-token-rolled =
    { $doer ->
        [they] { $who } gains a token of the attribute rolled
       *[you] gain a token of the attribute rolled
    }
nhe-some-charges =
    { $n } { $n ->
        [one] charge
       *[other] charges
    }
nhe-effect-charge = put { nhe-some-charges }{ $per } back on your attribute tokens
nhe-some-secrets =
    { $n } { $n ->
        [one] secret
       *[other] secrets
    }
nhe-effect-remove-secrets = remove { nhe-some-secrets }{ $per } from { $what }
nhe-effect-die =
    put { $n } hacking { $n ->
        [one] die
       *[other] dice
    }{ $per } on { $what }

## Effects: the board

nhe-effect-move-any =
    { $doer ->
        [they] { $who } moves to a location of their choice
       *[you] move to any location
    }
nhe-effect-move-other-side =
    { $doer ->
        [they] { $who } moves to the other location of their environment
       *[you] move to the other location of your environment
    }
nhe-effect-move-here-environment =
    { $doer ->
        [they] { $who } moves to another location of their environment
       *[you] move to another location of your environment
    }
nhe-effect-move-to =
    { $doer ->
        [they] { $who } moves { $to }
       *[you] move { $to }
    }
nhe-effect-move-enemy-you = move { $what } to your location
nhe-effect-move-enemy = move { $what } { $to }
nhe-effect-bring-upper = put { $card } into play at the upper location of your environment
nhe-effect-bring-lower = put { $card } into play at the lower location of your environment
nhe-effect-bring-here = put { $card } into play at your location
nhe-effect-bring-network = put { $card } into play in the network
nhe-effect-bring-community = put { $card } into play in the community area
nhe-effect-bring-at = put { $card } into play { $at }
nhe-effect-environment = put the environment { $card } into play with its clues
nhe-effect-flip = turn { $what } over
nhe-effect-scrap = scrap { $what }
nhe-effect-discard = discard { $what }
nhe-effect-recycle = recycle this tool

## Effects: cards

nhe-some-encounter-cards =
    { $n } { $n ->
        [one] encounter card
       *[other] encounter cards
    }
nhe-effect-draw-encounter = draw and resolve { nhe-some-encounter-cards }{ $per }
nhe-effect-search-encounter = search the encounter deck for { $card } and let it appear
nhe-some-action-cards =
    { $n } { $n ->
        [one] action card
       *[other] action cards
    }
nhe-effect-take-back =
    { $doer ->
        [they] { $who } takes back { nhe-some-action-cards }{ $per } from their discard pile
       *[you] take back { nhe-some-action-cards }{ $per } from your discard pile
    }
nhe-one-tool =
    { $discount ->
        [0] 1 tool
        [one] 1 tool for { $discount } resource less
       *[other] 1 tool for { $discount } resources less
    }
nhe-effect-buy = buy { nhe-one-tool }
nhe-more-actions =
    { $n } { $n ->
        [one] additional action
       *[other] additional actions
    }
nhe-effect-extra-action = take { nhe-more-actions }{ $per } this turn
nhe-effect-roll = roll an attribute die

## Effects: the grid and the running task

nhe-up-to-archive =
    { $archive ->
        [0] { "" }
       *[other] { " " }(archive up to { $archive })
    }
nhe-effect-analyse-modifiers = Analyse Modifiers { $n }{ $per }{ nhe-up-to-archive }
nhe-effect-shape-modifiers = Shape Modifiers { $n }{ $per }
nhe-up-to-discard =
    { $discard ->
        [0] { "" }
       *[other] { " " }(discard up to { $discard })
    }
nhe-effect-analyse-encounters = Analyse Encounter Cards { $n }{ $per }{ nhe-up-to-discard }
nhe-face-up-modifiers =
    { $n } { $n ->
        [one] face-up modifier
       *[other] face-up modifiers
    }
nhe-effect-archive-face-up = archive { nhe-face-up-modifiers } of the grid{ $per }
nhe-effect-modify = get { $signed }{ $per } for this task
nhe-more-impacts =
    { $n } { $n ->
        [one] additional impact
       *[other] additional impacts
    }
nhe-effect-impact = get { nhe-more-impacts }{ $per }
nhe-more-modifiers =
    { $n } { $n ->
        [one] additional modifier
       *[other] additional modifiers
    }
nhe-effect-extra-reveal = reveal { nhe-more-modifiers }{ $per }
nhe-effect-no-activation = activate no enemies for skulls of this task

## Effects: the story

nhe-so-often =
    { $n ->
        [one] { "" }
       *[other] { " " }{ $n } times
    }
nhe-effect-flag = note { $name }{ nhe-so-often }
nhe-effect-tracker = raise { $name } by { $n }{ $per }
nhe-effect-tracker-lower = lower { $name } by { $n }{ $per }
nhe-effect-pool-add = add { $n } × { $modifier } to the modifier pool of the following episodes
nhe-effect-pool-remove = remove { $n } × { $modifier } from the modifier pool of the following episodes
nhe-effect-note = write in the campaign log: { $name }
nhe-effect-chapter = go on with another chapter
nhe-effect-end = end the episode

## Arrangements

nhe-effect-may = you may { $effects }
nhe-effect-may-following = if you want, { $effects }
nhe-may-question = { $effects } Do it?
nhe-choice = { $label } ({ $effects })
nhe-effect-choose = choose one: { $options }
nhe-effect-if = if { $condition }, { $then }
nhe-effect-if-else = if { $condition }, { $then }; otherwise, { $otherwise }
nhe-effect-for-each =
    { $one ->
        [yes] { $who }: { $effects }
       *[no] { $who } in turn: { $effects }
    }
nhe-effect-repeat =
    { $n ->
        [2] twice: { $effects }
       *[other] { $n } times: { $effects }
    }
nhe-effect-repeat-per =
    { $n ->
        [1] once{ $per }: { $effects }
       *[other] { $n } times{ $per }: { $effects }
    }

## Conditions: after "if"

nhe-if-flag =
    { $sense ->
        [not] { $n ->
            [one] { $name } has not been noted
           *[other] { $name } has been noted fewer than { $n } times
        }
       *[so] { $n ->
            [one] { $name } has been noted
           *[other] { $name } has been noted at least { $n } times
        }
    }
nhe-if-tracker =
    { $sense ->
        [not] { $name } is below { $n }
       *[so] { $name } is { $n } or more
    }
nhe-if-surveillance =
    { $sense ->
        [not] surveillance is below { $n }
       *[so] surveillance is { $n } or more
    }
nhe-if-escalated =
    { $sense ->
        [not] the surveillance card does not show its escalation side
       *[so] the surveillance card shows its escalation side
    }
nhe-if-difficulty =
    { $sense ->
        [not] the difficulty level is not { $levels }
       *[so] the difficulty level is { $levels }
    }
nhe-if-characters =
    { $kind ->
        [exactly] { $sense ->
            [not] the number of characters is not { $n }
           *[so] the number of characters is { $n }
        }
        [least] { $sense ->
            [not] there are fewer than { $n } characters
           *[so] there are at least { $n } characters
        }
        [most] { $sense ->
            [not] there are more than { $n } characters
           *[so] there are at most { $n } characters
        }
       *[between] { $sense ->
            [not] the number of characters is not between { $n } and { $most }
           *[so] there are { $n } to { $most } characters
        }
    }
nhe-if-round =
    { $sense ->
        [not] round { $n } has not begun
       *[so] round { $n } has begun
    }
nhe-if-in-play =
    { $sense ->
        [not] { $card } is not in play
       *[so] { $card } is in play
    }
nhe-if-scrapped =
    { $sense ->
        [not] { $n ->
            [one] { $cards } is not on the scrap pile
           *[other] { $cards } are not all on the scrap pile
        }
       *[so] { $n ->
            [one] { $cards } is on the scrap pile
           *[other] { $cards } are on the scrap pile
        }
    }
nhe-if-completed =
    { $sense ->
        [not] { $n ->
            [one] { $cards } has not been completed
           *[other] { $cards } have not all been completed
        }
       *[so] { $n ->
            [one] { $cards } has been completed
           *[other] { $cards } have been completed
        }
    }
nhe-if-turned =
    { $sense ->
        [not] { $n ->
            [one] { $cards } still shows its front
           *[other] { $cards } have not all been turned over
        }
       *[so] { $n ->
            [one] { $cards } has been turned over or has left
           *[other] { $cards } have been turned over or have left
        }
    }
nhe-if-defeated =
    { $sense ->
        [not] { $n ->
            [one] { $card } has not been defeated
           *[other] { $card } has been defeated fewer than { $n } times
        }
       *[so] { $n ->
            [one] { $card } has been defeated
           *[other] { $card } has been defeated at least { $n } times
        }
    }
nhe-if-at =
    { $sense ->
        [not] { $who ->
            [all] not all characters are { $place }
           *[any] no character is { $place }
        }
       *[so] { $who ->
            [all] all characters are { $place }
           *[any] a character is { $place }
        }
    }
nhe-if-enemies =
    { $sense ->
        [not] { $n ->
            [one] there is no enemy{ $place }
           *[other] there are fewer than { $n } enemies{ $place }
        }
       *[so] { $n ->
            [one] there is an enemy{ $place }
           *[other] there are at least { $n } enemies{ $place }
        }
    }
nhe-if-noted =
    { $sense ->
        [not] the campaign log does not say { $note }
       *[so] the campaign log says { $note }
    }
nhe-if-result =
    { $sense ->
        [not] { $episode } did not end with { $resolution }
       *[so] { $episode } ended with { $resolution }
    }
nhe-if-succeeded =
    { $sense ->
        [not] you fail
       *[so] you succeed
    }
nhe-if-task =
    { $sense ->
        [not] this is not a task{ $task }
       *[so] this is a task{ $task }
    }
nhe-of-task =
    { $some ->
        [yes] { " " }of type { $types }
       *[no] { "" }
    }{ $on ->
        [yes] { " " }on { $attribute }
       *[no] { "" }
    }
