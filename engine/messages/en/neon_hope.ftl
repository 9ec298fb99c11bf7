# NEON HOPE: where a game stands, what is asked, what each choice means, what happened.

## Names

nh-type = { $type ->
    [investigate] Investigate
    [support] Get Support
    [fight] Fight
   *[hack] Hack
}
nh-any-task = any task
nh-zone = { $zone ->
    [network] the network
    [community] the community area
    [scrap] the scrap pile
   *[other] the table
}
nh-token = { $kind ->
    [hope] hope
   *[resource] resource
}
nh-attribute-token = { $attribute } token
# $n: of one token, or of several as a list
nh-charges-left = charges left: { $n }
nh-modifier = { $modifier ->
    [skull] skull
    [epic-win] Epic Win
   *[epic-fail] Epic Fail
}
nh-keyword = { $keyword ->
    [confrontation] Confrontation
    [additional-consequences] Additional Consequences
    [unpredictable] Unpredictable
    [reckless] Reckless
    [teamwork] Teamwork
   *[flexible] Flexible
}
nh-slot = { $kind ->
    [slot] Hacking slot
    [stress] Stress symbol
    [surveillance] Surveillance symbol
   *[retreat] Retreat box
}
nh-difficulty = { $level ->
    [normal] Normal
    [advanced] Advanced
    [hard] Hard
   *[hopeless] Hopeless
}
nh-percent = { $n }%
nh-impacts = { $n ->
    [one] 1 impact
   *[other] { $n } impacts
}
nh-previously = Previously in { $campaign }
nh-previously-gone = No more: { $note }
# $who: a character; $what: a mark or what became of them, as it is written in the story
nh-previously-who = { $who }: { $what }
nh-previously-choice = You chose “{ $choice }”.
nh-chapter-title = Chapter { $n }: { $name }
nh-group = { $group ->
    [tasks] Tasks
    [move] Move
    [abilities] Abilities
    [focus] Focus
    [cards] Cards
    [hope] Hope
    [boosted] With more
    [charges] Charges
    [tools] Tools
   *[choices] Choices
}

## Where the game stands

nh-where-over = The episode is over
nh-where-setup = Setup
nh-where-between = Round { $n }: who takes the next turn?
nh-where-turn = Round { $n }: { $hero }’s turn, { $actions ->
    [0] no actions left
    [one] 1 action left
   *[other] { $actions } actions left
}
nh-where-task = Round { $n }: { $hero }, { nh-type } – { $card }
nh-where-encounter = Round { $n }: encounter phase
nh-where-encounter-card = Round { $n }: encounter phase, { $hero } resolves { $card }

## Prompts

nh-prompt-other = Choose.
nh-prompt-offer = Only you see this offer. What do you choose?
nh-prompt-choose = Choose one.
nh-prompt-begin = Who goes next? Whoever does something first takes the turn.
nh-prompt-action = Your turn: { $actions ->
    [0] no actions left.{ $race ->
        [1] {""}
       *[other] {" "}Your turn is over as soon as somebody else goes on.
    }
    [one] 1 action left.
   *[other] { $actions } actions left.
}{ $ends ->
    [yes] {" "}Your turn may end with it: to focus, do so before.
   *[no] {""}
} What do you do?
# $value: the character's value of $attribute, against the number $difficulty
nh-prompt-play = { $card }: { $attribute } { $value } against { $difficulty }{ $danger ->
    [0] {""}
   *[other] {" "}(danger below { $danger })
}. Play a card with it?
# $value: the character's value of $attribute; $chance: words, as “60 % to succeed”
nh-prompt-charges = { $card }: { $attribute } { $value } against { $difficulty }, { $chance }. { $gives ->
    [impact] Spend a charge for 1 impact?
    [either] Spend a charge?
   *[more] Spend a charge for +2?
}
# $value: what $hero has of $attribute so far; $chance: words, as “60 % to succeed”
nh-prompt-help = { $hero } needs { $attribute } { $difficulty } and has { $value } ({ $chance }). { $gives ->
    [impact] Help with a charge for 1 impact?
    [either] Help with a charge?
   *[more] Help with a charge for +2?
}
nh-prompt-go-on = You need not wait: { $hero } may still help with a charge ({ $chance } now).
# $value: the character's value of $attribute; $chance: words, as “60 % to succeed”
nh-prompt-task-ability = { $card }: { $attribute } { $value } against { $difficulty }, { $chance }. Use anything?
nh-prompt-stress = You suffer { $n } stress: choose { $n ->
    [one] a card to discard, or hope to spend.
   *[other] { $n } cards to discard, or hope to spend.
}
nh-prompt-focus-cards = You focus: take back { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
nh-prompt-buy = You have { $resources ->
    [one] 1 resource.
   *[other] { $resources } resources.
} Buy a tool?
nh-prompt-support = Which token do you take from { $card }?
nh-prompt-slot = Where do you put the hacking die on { $card }?{ $covers ->
    [yes] {" "}A covered symbol counts neither in danger nor when the enemy attacks.
   *[no] {""}
}
nh-prompt-follower = { $card } follows: whom?
nh-prompt-order = Several effects are due. Which one is first?
nh-prompt-universal = Playing alone, you take 2 Universal cards of others along.
nh-prompt-starting-hand = Choose { $n } cards for your starting hand. The others begin in your discard pile.
nh-prompt-tool-side = Which side of your character tool do you use?
nh-prompt-enemy-moves = Which enemy comes to you?
nh-prompt-another = { $text } Which character?
nh-prompt-target = { $text } Choose.
nh-prompt-attribute = { $text } Which attribute?
nh-prompt-recharge = Which token gets a charge back?
nh-prompt-move = Where to?
nh-prompt-take-back = { $n ->
    [one] Which card do you take back?
   *[other] Which { $n } cards do you take back?
}
nh-prompt-rolled = The die shows two attributes: which one?
nh-prompt-archive = { $n ->
    [one] Which modifier goes to the archive?
   *[other] Which { $n } modifiers go to the archive?
}
nh-prompt-analyse-modifiers = You alone see these modifiers. Which of them go to the archive ({ $most } at most)?
nh-prompt-analyse-encounters = You alone see these encounter cards. Which of them are discarded ({ $most } at most)?
nh-prompt-shape-modifiers = Choose { $n } face-up modifiers to shuffle back.
nh-prompt-optional = { $card }: { $text } Do it?

nh-because = { $cause }: { $text }
nh-cause-threshold = Surveillance has reached { $n }
nh-cause-danger = Danger ({ $card })
nh-cause-attack = Enemies attack
nh-cause-empty = Your hand is empty

## Options

# $value: the character's value of $attribute; $asks: whether something is chosen next
nh-option-task = { $stands ->
    [under] { nh-type }:
   *[alone] { nh-type }: { $card } ·
}{" "}{ $attribute } { $value } against { $difficulty } · { $chance }{ $asks ->
        [yes] {" "}…
       *[no] {""}
    }
nh-option-direct = { $stands ->
    [under] { nh-type }:
   *[alone] { nh-type }: { $card } ·
}{" "}{ $attribute } + { $action } · { $chance }
nh-with-may = { $card } (with “you may”)
nh-price-stress = { $n } stress
nh-own-ability = Own ability
nh-only-chance = Nothing else.
nh-no-card = no card
nh-option-move = Move to { $place }
# $there: what is at the place, as a list
nh-option-move-there = Move to { $place } ({ $there })
# $now and $then: a chance without something and with it, as “60 %”; $what: success, danger or retreat
nh-odds = { $what ->
    [danger] danger{" "}
    [retreat] retreat{" "}
   *[success] {""}
}{ $now } → { $then }
# $now: the chance of success, as “60 %”, which stays about as it is
nh-odds-hardly = { $now }, about the same
nh-option-ability = { $card }{ $cost }: { $text }
# $change: what becomes of the chances, as “60 % → 75 %”; $cost: what it costs, or nothing
nh-option-boost = { $card }{ $cost } · { $change } · { $text }
nh-ability-cost = { $cost ->
    [action] 1 action
    [recycle] recycle it
    [scrap] scrap it
   *[use] 1 use
}
nh-option-focus = Focus: discard your hand, endurance { $n }, take back { $n }
nh-option-end = End my turn
nh-option-begin = Take my turn
nh-option-no-card = Without a card · { $chance }
# $change: what becomes of the chances, as “60 % → 75 %”
nh-option-charge = { $attribute } token: +2 · { $change }
# $change: what becomes of the chances, as “60 % → 75 %”; $more: what they add
nh-option-charges = { $n } { $attribute } tokens: +{ $more } · { $change }
nh-option-team = { $attribute } token: 1 impact (Teamwork)
# $only: yes where nothing else is bought with it
nh-option-buy = { $only ->
        [yes] Only{" "}
       *[no] {""}
    }{ $card } · { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
nh-option-yes = Yes
nh-option-no = No
nh-option-done = Done
nh-option-back = Back: do something else
nh-option-go-on = Go on without help
nh-option-looked = Done
nh-hope = hope
nh-option-spend-hope = { $n ->
    [1] Spend 1 hope
    [2] Spend a 2nd hope
    [3] Spend a 3rd hope
   *[other] Spend a { $n }th hope
}
nh-confirm-exhausting = Focusing now exhausts you: your turn ends, and the episode is lost after this round. Really?
nh-confirm-end = You still have { $n ->
    [one] 1 action.
   *[other] { $n } actions.
} End your turn?

## Results

nh-result = { $won ->
    [true] The episode is won
   *[false] { $reason ->
        [surveillance] The episode is lost: surveillance has caught up with you
        [exhausted] The episode is lost: a character is exhausted
        [abandoned] The episode was given up
        [lesson] The lesson has ended
       *[other] The episode is lost
    }
}{ $named ->
    [no] .
   *[yes] : “{ $name }”.
}

## Log

nh-log-round = __Round { $n }__
nh-log-turn = ▸ { $hero }’s turn
nh-log-task = { $hero }: { nh-type } – { $card } ({ $attribute }, { $n }){ $plays ->
    [yes] {" "}with { $played }
   *[no] {""}
}
nh-log-uses = { $hero } uses { $card }
nh-log-chooses = { $hero } chooses “{ $other }”
# $sign: up or down; $abs: by how much
nh-log-modified = { $card }: { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}
nh-log-impacts = { $card }: { $n ->
    [one] 1 impact
   *[other] { $n } impacts
}
nh-log-extra-reveal = { $card }: one more modifier
# $value: what was reached, against the number $difficulty; $revealed: the modifier that was drawn
nh-log-outcome = { $revealed } → { $epic ->
    [win] success
    [fail] failure
   *[no] { $value } against { $difficulty }, { $outcome ->
        [success] success
       *[failure] failure
    }
}
# $sign: up or down, by $abs; $other: how much it is now
nh-log-surveillance = Surveillance { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}: { $other }
nh-log-gains = { $hero } gains { $kind ->
    [hope] { $n } hope
   *[resources] { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
}
nh-log-token = { $hero } gains a token: { $other }
nh-log-charge = { $hero } spends a charge ({ $other }): { $place ->
    [team] 1 impact
   *[other] +2
}
nh-log-recharge = { $hero } puts a charge back on a token: { $other }
nh-log-stress = { $hero } suffers { $n } stress
nh-log-late-focus = { $hero } holds no cards, and focuses only when the task is over
nh-log-spent-threshold = reaching surveillance { $other } again triggers nothing
# $other: the thresholds; $n: where surveillance begins
nh-log-past-threshold = What surveillance triggers at { $other } does not happen: the episode begins at { $n }
nh-log-excess = { $hero } has no cards and no hope left: 1 surveillance
nh-log-move = { $hero } moves to { $place }
nh-log-extra-action = { $hero } may take { $n ->
    [one] 1 more action
   *[other] { $n } more actions
}
nh-log-enters = { $card } enters play: { $place }
nh-log-environment = New environment: { $card }
nh-log-turned = { $card } is turned over
nh-log-scrapped = { $card } goes to the scrap pile
nh-log-secrets = { $n ->
    [one] 1 secret
   *[other] { $n } secrets
} less on { $card }
nh-log-damage = { $card } takes { $n } damage
nh-log-location = { $other ->
    [locked] 🔒 { $place } is locked
    [closing] ⚠️ { $place } closes next
    [closed] ⚠️ { $place } closes
   *[open] { $place } is open
}
nh-log-environment-turned = The environment turns over: { $card }
nh-log-environment-leaves = { $card } leaves play
nh-place-access = { $place } ({ $access ->
    [locked] locked
    [closing] closes next
   *[closed] closed
})
nh-log-secret = { $hero } keeps something to themselves: { $other }
nh-log-stage = ⚠️ Stage { $n }: { $card }
nh-log-healed = { $card } loses { $n } damage
# $sign: up or down, by $abs; $other: how many it has now
nh-log-counters = { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
} { $abs ->
    [one] counter
   *[other] counters
} on { $card }: { $other }
nh-log-die = A hacking die on { $card }
nh-log-defeated = { $card } is defeated
nh-log-retreats = { $card } retreats
nh-log-returns = { $card } is back
nh-log-enemy-moves = { $card } comes to { $place }
nh-log-follower = { $card } follows { $hero }
nh-log-buys = { $hero } buys { $card }
nh-log-recycled = { $hero } recycles { $card }
nh-log-attacks = { $card } attacks { $hero }
nh-log-focus = { $hero } focuses
nh-log-take-back = { $hero } takes back { $n ->
        [one] a card
       *[other] { $n } cards
    }
nh-log-exhausted = ⚠️ { $hero } is exhausted
nh-log-says = { $card }: “{ $text }”
nh-log-threshold = Surveillance has reached { $n }
nh-log-escalation = ⚠️ The surveillance card turns to its escalation side
nh-log-chapter-done = The objective is met: { $card }
nh-log-encounter-phase = __Encounter phase { $n }__
nh-log-draws = You draw { $card }
nh-log-encounter = { $hero } resolves { $card }
nh-log-consequences = { $hero } draws one more card
nh-log-reshuffled = The encounter discard pile is shuffled into a new deck
nh-log-shuffled-in = New in the encounter deck: “{ $other }”
nh-log-reset = The grid is reset
nh-log-archived = { $n ->
    [one] 1 modifier
   *[other] { $n } modifiers
} to the archive
nh-log-analyses = { $hero } looks at { $n ->
    [one] 1 modifier
   *[other] { $n } modifiers
}
nh-log-analyses-encounters = { $hero } looks at the top { $n ->
    [one] encounter card
   *[other] { $n } encounter cards
}
nh-log-encounter-discarded = { $card } is discarded
nh-log-shapes = { $hero } shapes { $n ->
    [one] 1 modifier
   *[other] { $n } modifiers
}
nh-log-rolled = { $hero } rolls { $other }
nh-log-die-turned = The die is turned to { $other }
nh-log-quiet = The skulls of this task activate no enemies
# $sign: more or fewer, by $abs; $other: the modifier, as “+1”
nh-log-pool = From the next episode on: { $sign ->
    [up] { $abs } more
   *[down] { $abs } fewer
} of { $other } in the modifier pool
nh-log-tracker = { $other }: { $n }
nh-log-crossed = Crossed out: { $other }
nh-log-mark = { $hero } notes: { $other }
nh-log-unmark = { $hero } crosses out: { $other }
nh-log-swap = From the next episode on: { $other } in place of { $card }
nh-log-note = Note: { $other }
nh-log-ends = The episode ends
nh-recap-more = { $n ->
    [0] …
    [one] … 1 line more in the *Log*
   *[other] … { $n } lines more in the *Log*
}
