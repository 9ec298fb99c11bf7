# Why not?
nr-why-now = Now
nr-why-basic = Basic actions
nr-why-hand = Hand
nr-why-installed = Installed cards
# $what: the card or choice; $why: a sentence that begins small
nr-why-line = { $what }: { $why }
# $why: a sentence that begins small; $rule: the number of a rule
nr-why-cited = { $why } ({ $rule })
# $where: the turn or the run, in words; $step: the step of the rules with its number
nr-why-step = { $where } · { $step }
nr-step = step { $step }
nr-step-of-chart = { $chart ->
    [corp] Corp's turn, step { $step }
    [runner] Runner's turn, step { $step }
   *[run] run, step { $step }
}
nr-step-named = { $part ->
    [corp-1] Draw Phase
    [corp-2] Action Phase
    [corp-3] Discard Phase
    [runner-1] Action Phase
    [runner-2] Discard Phase
    [run-1] Initiation Phase
    [run-2] Confrontation Phase: approaching ice
    [run-3] Confrontation Phase: encountering ice
    [run-5] Access Phase
   *[run-6] concluding the run
}
nr-why-do-credit = Gain 1 credit
nr-why-do-draw = Draw 1 card
nr-why-do-purge = Purge virus counters
nr-why-do-untag = Remove a tag
nr-why-do-run = Run on { $server }
nr-why-do-play = Play { $name }
nr-why-do-install = Install { $name }
nr-why-do-advance = Advance { $name }
nr-why-do-trash-resource = Trash { $name }
nr-why-do-trash-any = Trash a resource
nr-why-do-action = Use { $name } as an action
nr-why-do-use = Use { $name }
# $what: “Use Carmen”; $does: what the ability does, which begins small
nr-why-do-ability = { $what } ({ $does })
nr-why-do-rez = Rez { $name }
nr-why-do-score = Score { $name }
nr-why-not-turn = it is not your turn: no actions.
nr-why-not-later = something else comes first: no actions, and nothing is rezzed or scored.
nr-why-not-ability = no abilities can be used at this moment.
nr-why-not-must = you have to run first.
# $n and $have: numbers of clicks
nr-why-not-clicks = { $n ->
    [one] it takes { $n } click, and you have { $have }.
   *[other] it takes { $n } clicks, and you have { $have }.
}
# $n and $have: numbers of credits
nr-why-not-credits = { $n ->
    [one] it costs { $n } credit, and you have { $have }.
   *[other] it costs { $n } credits, and you have { $have }.
}
nr-why-not-cost = its cost cannot be paid.
nr-why-not-deck = there is no card left to draw.
nr-why-not-forbidden = a card or rule forbids it now.
nr-why-not-console = a console is installed already, and these rules allow no other.
nr-why-not-condition = what it says has to be true first.
nr-why-not-priority = it has to be the first click of the turn.
nr-why-not-useless = it would change nothing.
nr-why-not-nowhere = there is no place for it.
# $n and $have: numbers of memory units
nr-why-not-memory = it needs { $n } MU, and your limit is { $have }.
nr-why-not-untagged = nobody is tagged.
nr-why-not-once = it was used this turn already.
nr-why-not-encounter = only in an encounter with ice.
nr-why-not-breaking = only in an encounter with ice: it breaks subroutines.
# $n and $have: strengths
nr-why-not-strength = the ice has strength { $n }, and this has { $have }.
nr-why-not-fleeting = it would wear off before it could matter.
nr-why-not-approach = ice is rezzed when the Runner approaches it.
# $n and $have: numbers of advancement counters
nr-why-not-advancement = it needs { $n } advancement counters, and has { $have }.

# Headings of the Reference Guide 1.0 (as its German and Japanese editions have them) and of the first core rules (core-…), cited in brackets.
nr-heading = { $heading ->
    [action-phase] Action Phase
    [action] Action
    [paid-window] Paid Ability Window
    [if-able] If Able
    [click] Click
    [paying] Paying Costs
    [cannot] Cannot
    [using] Using Abilities
    [installing] Installing
    [memory] Memory Unit, Memory Cost, Memory Limit
    [tagged] Tagged, Tag
    [icebreaker] Icebreaker
    [run-steps] Timing Structure of a Run
    [scoring] Scoring
    [console] Console
    [core-turn] Turn Overview
    [core-priority] Timing Priority
    [core-paid] Paid Abilities
    [core-drawing] Drawing, Gaining
    [core-constant] Card Abilities, Constant, Triggered
    [core-triggering] Triggering Abilities
    [core-installing] Installing Cards
    [core-traces] Traces, Tags
    [core-icebreakers] Icebreakers, Increasing Strength
    [core-run] Initiation, Confrontation, Access Phase
    [core-scoring] Scoring Agendas
   *[other] { $heading }
}
