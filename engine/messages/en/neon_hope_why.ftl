# NEON HOPE: what cannot be done now, and why.

nh-why-now = Now
nh-why-tasks = Tasks
nh-why-move = Moving
nh-why-abilities = Abilities
nh-why-hand = Your hand
nh-why-tools = Your tools
# $what: the card or choice; $why: a sentence that begins small
nh-why-line = { $what }: { $why }
nh-why-task = { nh-type }: { $card } ({ $attribute } against { $difficulty })
nh-why-ability = { $card } ({ $text })
nh-why-not-turn = somebody else’s turn goes on: no actions.
nh-why-not-done = you have had your turn in this round.
nh-why-not-phase = there are no actions in setup and in the encounter phase.
nh-why-not-later = something else comes first: no actions.
nh-why-not-begin = something happens as your turn begins: take your turn first.
nh-why-not-actions = it takes an action, and you have none left.
nh-why-not-place = it is somewhere else: { $place }.
nh-why-not-retreated = it has retreated and comes back in the encounter phase.
nh-why-not-no-investigate = there are no secrets on it.
nh-why-not-no-support = there are no tokens on it.
nh-why-not-no-fight = it has no health left.
nh-why-not-no-hack = all its slots are filled.
nh-why-not-locked = it is locked.
nh-why-not-closed = it has closed.
nh-why-not-held = a card with Confrontation at your location holds you.
nh-why-not-task = only during a task it fits.
nh-why-not-condition = what it says has to be true first.
nh-why-not-once-turn = it was used this turn already.
nh-why-not-once-round = it was used this round already.
nh-why-not-uses = it has no uses left.
nh-why-not-useless = it would change nothing.
nh-why-not-types = nothing here has a task it could be played with.
nh-why-not-type = it does not fit this type of task.
# $have: a number of resources
nh-why-not-resources = { $n ->
    [one] it costs 1 resource, and you have { $have }.
   *[other] it costs { $n } resources, and you have { $have }.
}
nh-why-not-focus = tools are bought when you focus.
