# Netrunner: the rules texts of cards. Every message is given { $this } ("this ice"), { $side } of the card,
# { $person } ("you" if the card's player reads, else "other") and { $you } (words for that player), and whether
# { $corp } and { $runner } are "you" or "other".

## People, cards and numbers

nrc-this = { $type ->
    [ice] this ice
    [hardware] this hardware
    [agenda] this agenda
    [asset] this asset
    [operation] this operation
    [upgrade] this upgrade
    [event] this event
    [program] this program
    [resource] this resource
   *[identity] this identity
}
nrc-you = you
nrc-the-seat = { $seat ->
    [corp] the Corp
   *[runner] the Runner
}
nrc-n-credits = { nr-n-credits }
nrc-n-clicks = { nr-n-clicks }
nrc-n-cards = { nr-n-cards }
nrc-n-tags = { nr-n-tags }
nrc-n-counters = { nr-n-counters }
nrc-n-damage = { $n } { nr-damage }
nrc-n-hosted = { $n ->
    [one] { $n } hosted { $kind } counter
   *[other] { $n } hosted { $kind } counters
}
nrc-credits = credits
nrc-clicks = clicks
nrc-cards = cards
nrc-tags = tags
nrc-counters = { $kind ->
    [credit] credits
   *[other] { $kind } counters
}
nrc-damage = { nr-damage }
nrc-x-credits = X credits
nrc-equal = { $things } equal to { $amount }
nrc-where-x = { $what }, where X is { $amount }
nrc-or = { $one } or { $other }
nrc-then = { $first }, then { $last }
nrc-type-agenda = agenda
nrc-type-asset = asset
nrc-type-ice = piece of ice
nrc-type-operation = operation
nrc-type-upgrade = upgrade
nrc-type-event = event
nrc-type-hardware = piece of hardware
nrc-type-program = program
nrc-type-resource = resource
nrc-type-icebreaker = icebreaker
nrc-type-card = card

## Sets of cards

nrc-mark-installed = installed
nrc-mark-unrezzed = unrezzed
nrc-mark-corp = Corp
nrc-mark-runner = Runner
nrc-mark-old = that was not installed this turn
nrc-that-is-not = that is not { $what }
nrc-in-zones = in { $zones }
nrc-zone-hq = HQ
nrc-zone-rd = R&D
nrc-zone-archives = Archives
nrc-zone-grip = the grip
nrc-zone-stack = the stack
nrc-zone-heap = the heap
nrc-zone-set-aside = what is set aside
nrc-with-counter = with a { $kind } counter
nrc-that-hosts-this = that hosts { $this }
nrc-here = in or protecting this server
nrc-up-to = up to { $cards }
nrc-that-card = that card
nrc-odd-cost = whose printed play or install cost is odd (0 is not)
nrc-accessed-card = the accessed card
nrc-encountered-ice = the ice { nrc-runner-is } encountering
nrc-runner-is = { $runner ->
    [you] you are
   *[other] the Runner is
}
nrc-server-hq = HQ
nrc-server-rd = R&D
nrc-server-archives = Archives
nrc-server-remote = a remote server
nrc-attacked-server = the attacked server

## Amounts

nrc-number-hosted = the number of hosted { nrc-counters }
nrc-times = { $times } times { $amount }
nrc-plus = { $base } plus { $amount }
nrc-number-cards = the number of { $cards }
nrc-number-cards-and-this = the number of { $cards } (including this one)
nrc-number-tags = the number of tags the Runner has
nrc-number-unused-memory = the number of unused MU
nrc-number-in-zone = the number of cards in { $zone }
nrc-link = the Runner's link

## Abilities and costs

nrc-cost-lose-clicks = lose { nr-n-clicks }
nrc-cost-trash = trash { $this }
nrc-cost-tags = take { nr-n-tags }
nrc-cost-net-damage = suffer { $n } net damage
nrc-pay-clicks = spend { nr-n-clicks }
nrc-pay-x = pay X credits
nrc-pay-more = pay credits equal to { $amount }
nrc-pay-credits = pay { nr-n-credits }
nrc-pay-lose-clicks = lose { nr-n-clicks }
nrc-pay-counters = spend { nrc-n-hosted }
nrc-pay-trash = trash { $this }
nrc-pay-tags = take { nr-n-tags }
nrc-pay-net-damage = suffer { $n } net damage
nrc-cost-remove-tags = remove { nr-n-tags }
nrc-cost-damage = suffer { $n } { $kind } damage
nrc-cost-bad-publicity = { $how } { $n } bad publicity
nrc-cost-place = place { $things } on { $this }
nrc-cost-spend = spend { $what }
nrc-cost-counters-on = { $counters } on { $cards }
nrc-cost-at-random = { $what } at random
nrc-agendas = { $n ->
    [one] { $n } agenda
   *[other] { $n } agendas
}
nrc-top-of-deck = the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $side ->
    [corp] R&D
   *[runner] the stack
}
nrc-cost-cards = { $verb ->
    [forfeit] forfeit { $cards }
    [return] add { $cards } to hand
    [bottom] add { $cards } to the bottom of the deck
    [top] add { $cards } to the top of the deck
    [shuffle] shuffle { $cards } into the deck
    [remove] remove { $cards } from the game
    [reveal] reveal { $cards }
    [reveal-and-trash] reveal and trash { $cards }
    [derez] derez { $cards }
   *[trash] trash { $cards }
}
nrc-flag-interrupt = Interrupt
nrc-flag-access = Access
nrc-flag-interface = Interface
nrc-flag-once = Once per turn
nrc-flag-persistent = Persistent
nrc-use-only-if = Use this only if { $condition }.
nrc-use-only-by = Only { $who } can use this.
nrc-persistent = (If the Runner trashes { $this } while accessing it, this still applies to that run.)
nrc-x-at-most = X cannot be more than { $amount }.
nrc-play-only-if = { $you } can play { $this } only if { $condition }.
nrc-while = { $what } while { $condition }
nrc-if-behind = { $what } if { $condition }
nrc-can-advance = { $corp ->
    [you] you
   *[other] the Corp
} can advance { $this }.
nrc-console = Limit 1 console per player.
nrc-no-abilities = { $this } has no abilities.

## When

nrc-when-scored = when { $this } is scored
nrc-when-scored-or-stolen = when { $this } is scored or stolen
nrc-when-rezzed = when { $this } is rezzed
nrc-when-installed = when { $this } is installed
nrc-when-empty = when { $this } is empty
nrc-when-turn-begins = each time { $person ->
    [you] your
   *[other] { $you }'s
} turn begins
nrc-when-accessed = when { nrc-runner-accesses } { $this }
nrc-when-accessed-installed = when { nrc-runner-accesses } { $this } while it is installed
nrc-runner-accesses = { $runner ->
    [you] you access
   *[other] the Runner accesses
}
nrc-when-encountered = when { $runner ->
    [you] you encounter
   *[other] the Runner encounters
} { $this }
nrc-when-approached = each time { $runner ->
    [you] you approach
   *[other] the Runner approaches
} this server
nrc-when-run-here-ends-with-steal = each time a run on this server ends, if { nrc-runner } stole any agendas during it
nrc-runner = { $runner ->
    [you] you
   *[other] the Runner
}
nrc-when-run-ends = when this run ends
nrc-when-successful = when the run is successful
nrc-when-successful-run = each time { nrc-runner-makes } a successful run
nrc-when-successful-run-central = each time { nrc-runner-makes } a successful run on a central server
nrc-runner-makes = { $runner ->
    [you] you make
   *[other] the Runner makes
}
nrc-when-successful-run-rd-ends = each time a successful run on R&D ends
nrc-when-first-breach = each turn, the first time { nrc-runner-breaches } HQ
nrc-when-breach = when { nrc-runner-breaches } { $servers }
nrc-runner-breaches = { $runner ->
    [you] you breach
   *[other] the Runner breaches
}
nrc-after-resolving = after { $this } resolves

## If

nrc-if-tagged = { nrc-runner-is } tagged
nrc-if-credits = { $whose ->
    [you] you have
   *[other] { $who } has
} { nr-n-credits } or fewer
nrc-if-clicks-left = { $person ->
    [you] you have
   *[other] { $you } has
} any clicks left
nrc-if-run-this-turn = { nrc-runner } made a successful run this turn
nrc-if-run-last-turn = { nrc-runner } made a successful run during { $runner ->
    [you] your
   *[other] their
} last turn
nrc-if-protecting-remote = { $this } protects a remote server
nrc-if-stole = { nrc-runner } stole any agendas during that run
nrc-if-that-run-successful = that run was successful
nrc-if-did = this { $how ->
    [trashed] trashed
    [found] found
   *[other] chose
} { $what }
nrc-if-at-least = { $amount } is { $n } or more
nrc-if-no-program = { $runner ->
    [you] you have
   *[other] the Runner has
} not installed a program this turn
nrc-if-threat = the threat level is { $n } or more
nrc-if-run-here = there is a run on this server
