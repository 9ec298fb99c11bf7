# Netrunner: the running log, and cards for reading.

## The log: { $who } is a seat at the beginning of a sentence, { $by } the card that did it

nr-log-turn = **__{ nr-role } turn { $n }__**
nr-log-by = { " " }(**{ $card }**)
nr-log-keep = { $who } keeps the opening hand.
nr-log-mulligan = { $who } takes a mulligan.
nr-log-action-credit = { $who } takes a click to gain 1 credit.
nr-log-action-draw = { $who } takes a click to draw.
nr-log-action-purge = { $who } purges virus counters (3 clicks).
nr-log-action-untag = { $who } removes a tag (1 click, 2 credits).
nr-log-uses = { $who } uses { $card } ({ nr-n-clicks }).
# $by: what for (`nr-log-by` with the blank before it), or nothing
nr-log-pays = { $who } pays { nr-n-credits }{ $by }.
# $by: what for (`nr-log-by` with the blank before it), or nothing
nr-log-spends = { $who } spends { nr-n-clicks }{ $by }.
# $by: what for (`nr-log-by` with the blank before it), or nothing
nr-log-pays-and-spends = { $who } pays { nr-n-credits } and spends { $clicks ->
    [one] { $clicks } click
   *[other] { $clicks } clicks
}{ $by }.
nr-log-subroutine = A subroutine of { $card } resolves.
nr-log-trash-cost = { $who } pays { nr-n-credits } to trash it.
nr-damage = { $kind ->
    [net] net damage
    [meat] meat damage
   *[core] core damage
}
nr-log-trace-begins = { $card }: trace { $n }.
nr-log-switches = { $who } switches identity to { $card }.
nr-log-names = { $who } names { $card }.
# $how: chosen by a card, or the mark of the turn
nr-log-mark = { $how ->
    [chosen] { $who } chooses { $server } for { $card }.
   *[mark] The mark is { $server }.
  }
nr-log-run-plan = { $seat ->
    [corp] The Corp has decided what it rezzes in the rest of this run.
   *[runner] The Runner goes on to the server, unless something is rezzed.
}
nr-log-bid = { $who } bid { nr-n-credits }.
# $done: whether the trace was successful; $trace: a number
nr-log-traced = { $done ->
    [yes] The trace is successful, with trace strength { $trace }.
   *[no] The trace is unsuccessful, with trace strength { $trace }.
}
nr-log-searches = { $who } searches the { $place ->
    [stack] stack
   *[deck] deck
}.
nr-log-concedes = { $who } concedes.

## Cards for reading

nr-type = { $type ->
    [agenda] Agenda
    [asset] Asset
    [ice] Ice
    [operation] Operation
    [upgrade] Upgrade
    [event] Event
    [hardware] Hardware
    [program] Program
    [resource] Resource
   *[identity] Identity
}
nr-type-line = { nr-type }: { $subtypes }
nr-faction-neutral-corp = Neutral (Corp)
nr-faction-neutral-runner = Neutral (Runner)
nr-fact-advancement-requirement = Advancement requirement
nr-fact-agenda-points = Agenda points
nr-fact-play-cost = Play cost
nr-fact-rez-cost = Rez cost
nr-fact-install-cost = Install cost
nr-fact-strength = Strength
nr-fact-memory-cost = Memory cost
nr-fact-trash-cost = Trash cost
nr-fact-minimum-deck-size = Minimum deck size
nr-fact-base-link = Base link
nr-fact-influence-cost = Influence cost
