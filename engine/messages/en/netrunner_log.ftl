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
nr-log-gains = { $who } gains { nr-n-credits }{ $by }.
nr-log-loses-credits = { $who } loses { nr-n-credits }{ $by }.
nr-log-loses-clicks = { $who } loses { nr-n-clicks }.
nr-log-draws = { $who } draws { nr-n-cards }.
nr-log-installs = { $who } installs { $card }.
nr-log-installs-ice = { $who } installs { $card } protecting { $server }.
nr-log-installs-root = { $who } installs { $card } in { $server }.
nr-log-installs-central = { $who } installs { $card } in the root of { $server }.
nr-log-plays = { $who } plays { $card }.
nr-log-uses = { $who } uses { $card } ({ nr-n-clicks }).
nr-log-rezzes = { $who } rezzes { $card } ({ $server }).
nr-log-derezzed = { $card } is derezzed.
nr-log-advances = { $who } advances { $card } in { $server }.
nr-log-counters = { nr-n-counters } placed on { $card }.
nr-log-takes = { $who } takes { nr-n-credits } from { $card }.
nr-log-pays = { $who } pays { nr-n-credits }{ $by }.
nr-log-spends = { $who } spends { nr-n-clicks }{ $by }.
nr-log-pays-and-spends = { $who } pays { nr-n-credits } and spends { $clicks ->
    [one] { $clicks } click
   *[other] { $clicks } clicks
}{ $by }.
nr-log-run = { $who } runs on { $server }.
nr-log-approach = Approaching { $card }.
nr-log-encounter = Encountering { $card }.
nr-log-broken = Subroutine { $n } of { $card } broken{ $by }.
nr-log-subroutine = A subroutine of { $card } resolves.
nr-log-boost = { $card } gets +{ $n } strength.
nr-log-weaken = { $card } lowers the strength of the ice by { $n }.
nr-log-jack-out = { $who } jacks out.
nr-log-run-ends = The run on { $server } ends{ $by }.
nr-log-successful = The run on { $server } is successful.
nr-log-accesses-from = { $who } accesses { $card } from { $server }.
nr-log-accesses-in = { $who } accesses { $card } in { $server }.
nr-log-trash-cost = { $who } pays { nr-n-credits } to trash it.
nr-log-steals = { $who } steals { $card }: { nr-n-agenda-points }!
nr-log-scores = { $who } scores { $card }: { nr-n-agenda-points }!
nr-log-damage = The Runner suffers { $n } { nr-damage }{ $by }.
nr-damage = { $kind ->
    [net] net damage
    [meat] meat damage
   *[core] core damage
}
nr-log-tag = The Runner takes { nr-n-tags }.
nr-log-bad-publicity = The Corp takes { $n } bad publicity.
nr-log-trace-begins = { $card }: trace { $n }.
nr-log-exposed = { $card } is exposed.
nr-log-looks = { $who } looks at { $card }.
nr-log-switches = { $who } switches identity to { $card }.
nr-log-names = { $who } names { $card }.
nr-log-run-plan = { $seat ->
    [corp] The Corp has decided what it rezzes in the rest of this run.
   *[runner] The Runner goes on to the server, unless something is rezzed.
}
nr-log-bid = { $who } bid { nr-n-credits }.
nr-log-traced = { $done ->
    [yes] The trace is successful, with trace strength { $trace }.
   *[no] The trace is unsuccessful, with trace strength { $trace }.
}
nr-log-prevents = { $card } prevents { $n ->
    [0] all
   *[other] { $n }
} { nr-effect }.
nr-effect = { $kind ->
    [net-damage] net damage
    [meat-damage] meat damage
    [core-damage] core damage
    [tag] tag
    [trash] trash
    [trash-program] trash program
    [end-run] end run
   *[other] { $kind }
}
nr-log-bypass = { $card } is bypassed.
nr-log-trashed = { $card } is trashed.
nr-log-discards = { $who } discards { $card }.
nr-log-revealed = { $card } is revealed.
nr-log-searches = { $who } searches the { $place ->
    [stack] stack
   *[deck] deck
}.
nr-log-concedes = { $who } concedes.
nr-a-card = A card

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
