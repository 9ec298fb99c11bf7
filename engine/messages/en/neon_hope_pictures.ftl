# NEON HOPE's pictures and their descriptions.

# The banner.
rnh-your-move = Your move
rnh-turn = { $name } to act
rnh-who-next = Who is next? { $names }
rnh-deciding = { $names } to decide
rnh-setup = Setup
rnh-playing = Episode in progress
rnh-won = Episode won
rnh-lost = Episode lost
rnh-over = Episode over
rnh-round = Round { $n }
rnh-or = { $first } or { $last }
rnh-and = { $first } and { $last }
rnh-no-advice = Encounter cards: no advice until all are resolved

# Chapter, surveillance, grid.
rnh-chapter = Chapter { $n }
rnh-surveillance = Surveillance
rnh-escalated = escalated
rnh-threshold = At { $n }: { $text }
rnh-epic-fail = Epic Fail also: { $text }
rnh-grid = Grid
rnh-grid-later = The grid is laid after setup.
rnh-face-down = { $n } face down
rnh-archive = Archive { $n }
rnh-hidden = Hidden

# Places and cards.
rnh-nothing-here = nothing here
rnh-percent = { $n }%
rnh-danger = danger { $n }
rnh-retreat = retreat { $n }
rnh-retreats = retreats
rnh-retreated = retreated
rnh-elite = Elite
rnh-secrets = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
}
rnh-network = Network
rnh-network-empty = no cards besides surveillance
rnh-encounter-deck = Encounter deck { $n }
rnh-encounter-discard = discard { $n }
rnh-discard-top = { $n } ({ $top } on top)
rnh-scrap = Scrap pile { $n }
rnh-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
}
rnh-access = { $access ->
    [locked] locked
    [locking] locked next
    [closing] closes next
   *[closed] closed
}
rnh-secrets-kept = Only you know
rnh-attacks = attacks:
# $n of $of: which stage of an enemy, and how many it has
rnh-stage = stage { $n }/{ $of }
rnh-counters = { $name ->
    [none] { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
   *[other] { $name } { $n }
}
rnh-used = used

# Characters.
rnh-endurance = endurance
rnh-hand = hand
rnh-hope = hope
rnh-resources = resources
rnh-actions = actions
rnh-lead = lead
rnh-exhausted = exhausted
rnh-done = turn taken
rnh-at-turn = turn
rnh-tools = Tools

# The task being performed.
rnh-task-by = { $name } performs: { $card }
rnh-value = value
rnh-needed = needed
rnh-revealed = revealed
rnh-nothing-revealed = nothing revealed yet
rnh-success = success
rnh-failure = failure

# The hand.
rnh-played = plays
rnh-your-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
rnh-impact = { $n ->
    [one] impact
   *[other] impacts
}
rnh-universal = Universal
rnh-discard-pile = Discard pile
rnh-tool-set = Tool set
rnh-in-play = In play
rnh-tokens = Tokens
rnh-drawn = Your encounter card
rnh-drawn-alone = You decide alone: no advice.
rnh-looked-at = You look at
rnh-archive-known = Archive, as you know it

# Descriptions for those who do not see the picture.
rnh-more = More on the table is not described.
rnh-alt-name-role = { $name } ({ $role })
rnh-alt-surveillance = Surveillance { $n } of { $last }.
rnh-alt-surveillance-escalated = Surveillance { $n } of { $last }, escalated.
rnh-alt-next = Next threshold at { $n }.
rnh-alt-goal = Chapter { $n }, { $name }: { $goal }
rnh-alt-hero = { $name }, { $place }: endurance { $endurance }, hand { $hand }, hope { $hope }, resources { $resources }, actions { $actions }
rnh-alt-hero-begins = { $name }: endurance { $endurance }, the rest is still being chosen
rnh-alt-nowhere = not placed yet
# $down: how many tiles lie face down; $up: those that lie face up, as a list
rnh-alt-grid = Grid: { $down } face down, up { $up }.
rnh-alt-place = { $name }: { $cards }.
rnh-alt-secrets = { $name } ({ $n ->
    [one] { $n } secret
   *[other] { $n } secrets
})
rnh-alt-attacks = attacks: { $n } { $kind ->
    [stress] stress
   *[other] surveillance
}
rnh-alt-enemy = { $name } (enemy, damage { $damage } of { $health })
rnh-alt-enemy-gone = { $name } (enemy, retreated)
rnh-alt-network = Network: { $cards }.
rnh-alt-condition = { $name } ({ $filled } of { $slots } dice)
# $task: the kind of task; $value: what the character brings to it
rnh-alt-task = { $name }: { $task } on { $card }, value { $value }.
rnh-alt-hand = Your hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}:
rnh-alt-list = { $label }: { $items }.

# Modifiers in words.
rnh-skull = skull
rnh-epic-win-name = Epic Win
rnh-epic-fail-name = Epic Fail

# What is new, and the course of an episode
rnh-new = new
rnh-campaign-before = { $n ->
    [one] { $n } step before this
   *[other] { $n } steps before this
}
rnh-campaign-next = next
rnh-campaign-over = The campaign is over
rnh-campaign-modifiers = Modifiers
rnh-campaign-pool = { $n } × { $modifier }
rnh-campaign-choice = “{ $choice }”
rnh-campaign-crossed = Crossed out: { $note }
rnh-campaign-healed = No more: { $note }
rnh-campaign-card = learned { $card }
# $who: a character; $what: what became of them, as it is written in the story
rnh-campaign-who = { $who }: { $what }
rnh-campaign-learned = { $card } in place of { $old }
rnh-campaign-unscathed = Nothing lost, nothing learned yet
rnh-alt-campaign-next = next comes { $step }
rnh-course-surveillance = Surveillance (all of you)
rnh-course-endurance = Endurance
rnh-course-completed = Completed tasks
rnh-course-round = Round
rnh-alt-course = The course of the episode. Surveillance at the end of each round: { $values }, of { $most }.
rnh-alt-course-hero = { $name }: endurance { $endurance }, completed tasks { $n }.
