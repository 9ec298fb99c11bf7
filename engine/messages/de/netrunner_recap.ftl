# Was geschah, kurz erzählt: eine Zeile je Aktion. Der erste Teil einer Zeile ist ihr Anfang, das Übrige folgt nach einem Doppelpunkt.
# Eine Zahl in Klammern ist der Preis in Credits.

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
nr-recap-turn = **{ $name }** · Zug { $n } { $seat ->
    [corp] des Konzerns
   *[runner] des Runners
}
nr-there-ice = vor { $server }
nr-there-central = in der Root von { $server }
nr-there-remote = in { $server }
nr-recap-times = { $n } × { $text }
nr-recap-again = { $text } ×{ $n }
nr-recap-more = { $heading ->
    [none] { "" }
   *[other] { $heading } ·{ " " }
}{ $n ->
    [0] …
    [one] … 1 Zeile mehr im *Protokoll*
   *[other] … { $n } Zeilen mehr im *Protokoll*
}
nr-recap-totals = noch { nr-n-credits } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand · Agendapunkte { $score }
nr-recap-whose = { $other ->
    [yes] { nr-role }{ " " }
   *[no] { "" }
}
nr-recap-credit = nimmt 1 Credit
nr-recap-untag = entfernt 1 Tag{ nr-recap-cost }
nr-recap-untags = Runner −{ nr-n-tags }
nr-recap-purge = löscht alle Virusmarken
nr-recap-draws = zieht { nr-n-cards }{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
}
nr-recap-discards = wirft { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
} ab
nr-recap-installs = installiert { $card }{ $where ->
    [ice] { " " }vor { $server }
    [central] { " " }in der Root von { $server }
    [root] { " " }in { $server }
   *[rig] { "" }
}{ nr-recap-cost }
nr-recap-plays = spielt { $card }{ nr-recap-cost }
nr-recap-uses = nutzt { $card }{ nr-recap-cost }
nr-recap-rezzes = { $card }{ $there ->
    [none] { "" }
   *[other] { " " }{ $there }
} gerezzt{ nr-recap-cost }
nr-recap-advances = treibt { $card } { $there } voran{ nr-recap-cost }
nr-recap-gains = { nr-recap-whose }+{ nr-n-credits }
nr-recap-takes = +{ nr-n-credits } von { $card }
nr-recap-loses = { nr-recap-whose }−{ nr-n-credits }
nr-recap-gains-clicks = { nr-recap-whose }+{ nr-n-clicks }
nr-recap-loses-clicks = { nr-recap-whose }−{ nr-n-clicks }
nr-recap-pays-for = { nr-recap-whose }−{ nr-n-credits }{ nr-recap-for }
nr-recap-spends-for = { nr-recap-whose }−{ nr-n-clicks }{ nr-recap-for }
nr-recap-for = { $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
nr-recap-counters = +{ nr-n-counters } auf { $card }{ $there ->
    [none] { "" }
   *[other] { " " }{ $there }
}
nr-recap-moves = { $card } { $where ->
    [ice] vor { $server }
    [central] in die Root von { $server }
   *[remote] nach { $server }
} verschoben
nr-recap-swaps = 2 Karten vertauscht
nr-recap-flipped = die Identität ist jetzt { $card }
nr-recap-added-as-agenda = { $card } als Agenda hinzugefügt ({ nr-n-points })
nr-recap-loses-bad-publicity = Konzern −{ $n } schlechte Publicity
nr-recap-mark = das Ziel ist { $server }
nr-recap-names = nennt { $card }
nr-recap-switches = Identität ist jetzt { $card }
nr-recap-run = Run auf { $server }
nr-recap-passes = vorbei an { $n ->
    [one] ungerezztem Ice
   *[other] { $n } ungerezzten Ice
}
nr-recap-breaks = bricht { $all ->
    [yes] { $card }
   *[no] { $broken ->
        [one] 1 Subroutine
       *[other] { $broken } Subroutinen
    } von { $card }
}{ nr-recap-cost-and-clicks }
nr-recap-ordered = { $part } – dein Auftrag
nr-recap-bypasses = umgeht { $card }
nr-recap-jacks-out = klinkt sich aus
nr-recap-successful = erfolgreich
nr-recap-ends-run = Run beendet{ $by ->
    [none] { "" }
   *[other] { " " }durch { $by }
}
nr-recap-accesses = greift auf { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
} zu
nr-recap-archives = greift auf { nr-n-cards } in Archives zu
nr-recap-trashes = trasht { $card }{ nr-recap-cost }
nr-recap-steals = stiehlt { $card } ({ nr-n-points })
nr-recap-scores = punktet { $card } ({ nr-n-points })
nr-recap-trashed = { $card } getrasht
nr-recap-damage = { $n } { nr-damage }
nr-recap-tags = Runner +{ nr-n-tags }
nr-recap-bad-publicity = Konzern +{ $n } schlechte Publicity
nr-recap-reveals = { $card } gezeigt
nr-recap-derezzed = { $card } derezzt
nr-recap-looks = sieht sich { $card } an
nr-recap-forfeits = gibt { $card } auf
nr-recap-trace = Aufspüren { $n } { $done ->
    [yes] erfolgreich
   *[no] erfolglos
}
nr-recap-keeps = { nr-role } behält die Starthand
nr-recap-mulligan = { nr-role } nimmt einen Mulligan
nr-recap-concedes = { nr-role } gibt auf

nr-ending-hand = { $seat ->
    [corp] Hand des Konzerns
   *[runner] Hand des Runners
}: { $cards }
nr-ending-facedown = Verdeckt: { $cards }
nr-ending-none = keine Karten
