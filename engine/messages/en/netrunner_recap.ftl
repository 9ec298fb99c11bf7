# What happened, told shortly: a line an action. The first part of a line is its beginning, the rest follows after a colon.
# A number in brackets is what it cost in credits.

nr-recap-cost = { $n ->
    [0] { "" }
   *[other] { " " }({ nr-n-credits })
}
nr-recap-cost-and-clicks = { $clicks ->
    [none] { nr-recap-cost }
   *[other] { $n ->
        [0] { " " }({ $clicks })
       *[other] { " " }({ nr-n-credits }, { $clicks })
    }
}
nr-recap-turn = **{ $name }** · { nr-role } turn { $n }
nr-there-ice = protecting { $server }
nr-there-central = in the root of { $server }
nr-there-remote = in { $server }
nr-recap-times = { $n } × { $text }
nr-recap-again = { $text } ×{ $n }
nr-recap-more = { $heading ->
    [none] { "" }
   *[other] { $heading } ·{ " " }
}{ $n ->
    [0] …
    [one] … 1 line more in the *Log*
   *[other] … { $n } lines more in the *Log*
}
nr-recap-totals = { nr-n-credits } left · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand · agenda points { $score }
nr-recap-whose = { $other ->
    [yes] { nr-role }{ " " }
   *[no] { "" }
}
nr-recap-credit = takes 1 credit
nr-recap-untag = removes 1 tag{ nr-recap-cost }
nr-recap-untags = Runner −{ nr-n-tags }
nr-recap-purge = purges virus counters
nr-recap-draws = draws { nr-n-cards }{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
}
nr-recap-discards = discards { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
}
# $where: what kind of place it is, if it is in $server
nr-recap-installs = installs { $card }{ $where ->
    [ice] { " " }protecting { $server }
    [central] { " " }in the root of { $server }
    [root] { " " }in { $server }
   *[rig] { "" }
}{ nr-recap-cost }
nr-recap-plays = plays { $card }{ nr-recap-cost }
nr-recap-uses = uses { $card }{ nr-recap-cost }
# $there: the place, as “protecting HQ”, or none
nr-recap-rezzes = { $card }{ $there ->
    [none] { "" }
   *[other] { " " }{ $there }
} rezzed{ nr-recap-cost }
# $there: the place, as “in Server 1”
nr-recap-advances = advances { $card } { $there }{ nr-recap-cost }
nr-recap-gains = { nr-recap-whose }+{ nr-n-credits }
nr-recap-takes = +{ nr-n-credits } from { $card }
nr-recap-loses = { nr-recap-whose }−{ nr-n-credits }
nr-recap-gains-clicks = { nr-recap-whose }+{ nr-n-clicks }
nr-recap-loses-clicks = { nr-recap-whose }−{ nr-n-clicks }
nr-recap-pays-for = { nr-recap-whose }−{ nr-n-credits }{ nr-recap-for }
nr-recap-spends-for = { nr-recap-whose }−{ nr-n-clicks }{ nr-recap-for }
nr-recap-for = { $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
# $there: the place, as “in Server 1”, or none
nr-recap-counters = +{ nr-n-counters } on { $card }{ $there ->
    [none] { "" }
   *[other] { " " }{ $there }
}
# $where: what kind of place it is in $server
nr-recap-moves = { $card } moved { $where ->
    [ice] to protect { $server }
    [central] to the root of { $server }
   *[remote] to { $server }
}
nr-recap-swaps = 2 cards swapped
nr-recap-flipped = the identity is now { $card }
nr-recap-added-as-agenda = { $card } added as an agenda ({ nr-n-points })
nr-recap-loses-bad-publicity = Corp −{ $n } bad publicity
nr-recap-mark = the mark is { $server }
nr-recap-names = names { $card }
nr-recap-switches = identity is now { $card }
nr-recap-run = run on { $server }
nr-recap-passes = past { $n ->
    [one] unrezzed ice
   *[other] { $n } pieces of unrezzed ice
}
# $all: whether all subroutines of the ice; else $broken: how many
nr-recap-breaks = breaks { $all ->
    [yes] { $card }
   *[no] { $broken ->
        [one] 1 subroutine
       *[other] { $broken } subroutines
    } of { $card }
}{ nr-recap-cost-and-clicks }
nr-recap-ordered = { $part } – as you ordered
nr-recap-bypasses = bypasses { $card }
nr-recap-jacks-out = jacks out
nr-recap-successful = successful
# $by: the card that ended it, or none
nr-recap-ends-run = run ended{ $by ->
    [none] { "" }
   *[other] { " " }by { $by }
}
nr-recap-accesses = accesses { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
}
nr-recap-archives = accesses { nr-n-cards } in Archives
nr-recap-trashes = trashes { $card }{ nr-recap-cost }
nr-recap-steals = steals { $card } ({ nr-n-points })
nr-recap-scores = scores { $card } ({ nr-n-points })
nr-recap-trashed = { $card } trashed
nr-recap-damage = { $n } { nr-damage }
nr-recap-tags = Runner +{ nr-n-tags }
nr-recap-bad-publicity = Corp +{ $n } bad publicity
nr-recap-reveals = { $card } revealed
nr-recap-derezzed = { $card } derezzed
nr-recap-looks = looks at { $card }
nr-recap-forfeits = forfeits { $card }
# $done: whether the trace was successful; $n: its strength
nr-recap-trace = trace { $n } { $done ->
    [yes] successful
   *[no] unsuccessful
}
nr-recap-keeps = { nr-role } keeps the opening hand
nr-recap-mulligan = { nr-role } takes a mulligan
nr-recap-concedes = { nr-role } concedes

nr-ending-hand = { $seat ->
    [corp] The Corp's hand
   *[runner] The Runner's hand
}: { $cards }
nr-ending-facedown = Facedown: { $cards }
nr-ending-none = no cards
