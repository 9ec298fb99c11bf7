# Netrunner: die Regeltexte der Karten. Außer { $this } („dieses Ice“), { $side }, { $person }, { $you }, { $corp }
# und { $runner } kennt jede Meldung im Deutschen { $to_this } („diesem Ice“), { $it } („es“), { $form } („do“: zieh,
# „may“: ziehen, „does“: der Runner zieht, „then“: zieht der Runner) und { $at } („first“ oder „after“: ob schon
# ein anderer Satzteil davor steht).

## Leute, Karten und Zahlen

nrc-this = { $type ->
    [ice] dieses Ice
    [hardware] diese Hardware
    [agenda] diese Agenda
    [asset] dieses Asset
    [operation] diese Operation
    [upgrade] dieses Upgrade
    [event] dieses Event
    [program] dieses Programm
    [resource] diese Ressource
   *[identity] diese Identität
}
nrc-to-this = { $type ->
    [ice] diesem Ice
    [hardware] dieser Hardware
    [agenda] dieser Agenda
    [asset] diesem Asset
    [operation] dieser Operation
    [upgrade] diesem Upgrade
    [event] diesem Event
    [program] diesem Programm
    [resource] dieser Ressource
   *[identity] dieser Identität
}
nrc-it = { $type ->
    [ice] es
    [asset] es
    [upgrade] es
    [event] es
    [program] es
   *[other] sie
}
nrc-gender = { $type ->
    [ice] n
    [asset] n
    [upgrade] n
    [event] n
    [program] n
    [icebreaker] m
   *[other] f
}
nrc-you = du
nrc-the-seat = { $seat ->
    [corp] der Konzern
   *[runner] der Runner
}
nrc-n-credits = { nr-n-credits }
nrc-n-clicks = { nr-n-clicks }
nrc-n-cards = { nr-n-cards }
nrc-n-tags = { nr-n-tags }
nrc-n-counters = { nr-n-counters }
nrc-n-damage = { $n } { nr-damage }
nrc-n-hosted = { $kind ->
    [credit] { $n ->
        [one] { $n } gehosteter Credit
       *[other] { $n } gehostete Credits
    }
   *[other] { $n ->
        [one] { $n } gehostete { nrc-counter }
       *[other] { $n } gehostete { nrc-counters }
    }
}
nrc-credits = Credits
nrc-clicks = Klicks
nrc-cards = Karten
nrc-tags = Tags
nrc-counter = { $kind ->
    [credit] Credit
    [virus] Virusmarke
    [power] Powermarke
    [agenda] Agendamarke
    [advancement] Fortschrittsmarke
   *[other] Marke ({ $kind })
}
nrc-counters = { $kind ->
    [credit] Credits
    [virus] Virusmarken
    [power] Powermarken
    [agenda] Agendamarken
    [advancement] Fortschrittsmarken
   *[other] Marken ({ $kind })
}
nrc-damage = { nr-damage }
nrc-x-credits = X Credits
nrc-equal = X { $things } (X ist { $amount })
nrc-where-x = { $what } (X ist { $amount })
nrc-or = { $one } oder { $other }
nrc-then = { $first }, dann { $last }
nrc-type-agenda = { $n ->
    [one] Agenda
   *[other] Agenden
}
nrc-type-asset = { $n ->
    [one] Asset
   *[other] Assets
}
nrc-type-ice = Ice
nrc-type-operation = { $n ->
    [one] Operation
   *[other] Operationen
}
nrc-type-upgrade = { $n ->
    [one] Upgrade
   *[other] Upgrades
}
nrc-type-event = { $n ->
    [one] Event
   *[other] Events
}
nrc-type-hardware = Hardware
nrc-type-program = { $n ->
    [one] Programm
   *[other] Programme
}
nrc-type-resource = { $n ->
    [one] Ressource
   *[other] Ressourcen
}
nrc-type-icebreaker = Icebreaker
nrc-type-card = { $n ->
    [one] Karte
   *[other] Karten
}

## Mengen von Karten: hinter den Eigenschaftswörtern steht die Endung

nrc-mark-installed = installiert
nrc-mark-unrezzed = ungerezzt
nrc-mark-corp = Konzern
nrc-mark-runner = Runner
nrc-mark-old = nicht in diesem Zug installiert
nrc-that-is-not = ({ $what })
nrc-in-zones = aus { $zones }
nrc-zone-hq = HQ
nrc-zone-rd = R&D
nrc-zone-archives = Archives
nrc-zone-grip = dem Grip
nrc-zone-stack = dem Stack
nrc-zone-heap = dem Heap
nrc-zone-set-aside = der Beiseite-Zone
nrc-with-counter = mit { $kind ->
    [credit] Credits
   *[other] { nrc-counter }
}
nrc-that-hosts-this = (Host von { $to_this })
nrc-here = in oder vor diesem Server
nrc-up-to = bis zu { $cards }
nrc-that-card = diese Karte
nrc-odd-cost = mit ungeraden aufgedruckten Spiel- oder Installationskosten (0 ist gerade)
nrc-accessed-card = die Karte dieses Zugriffs
nrc-encountered-ice = das Ice dieser Begegnung
nrc-runner-is = { $runner ->
    [you] du
   *[other] der Runner
}
nrc-server-hq = HQ
nrc-server-rd = R&D
nrc-server-archives = Archives
nrc-server-remote = einen Remote-Server
nrc-attacked-server = den angegriffenen Server

## Beträge

nrc-number-hosted = die Zahl der gehosteten { nrc-counters }
nrc-times = { $times } mal { $amount }
nrc-plus = { $base } plus { $amount }
nrc-number-cards = die Zahl { $cards }
nrc-number-cards-and-this = die Zahl { $cards } einschließlich dieser Karte
nrc-number-tags = die Zahl der Tags des Runners
nrc-number-unused-memory = die Zahl der freien MU
nrc-number-in-zone = die Zahl der Karten in { $zone }
nrc-link = der Link des Runners

## Fähigkeiten und Kosten

nrc-cost-lose-clicks = { nr-n-clicks } verlieren
nrc-cost-trash = { $this } trashen
nrc-cost-tags = { nr-n-tags } nehmen
nrc-cost-net-damage = { $n } Netzschaden erleiden
nrc-pay-clicks = { nr-n-clicks } ausgeben
nrc-pay-x = X Credits zahlen
nrc-pay-more = X Credits zahlen (X ist { $amount })
nrc-pay-credits = { nr-n-credits } zahlen
nrc-pay-lose-clicks = { nr-n-clicks } verlieren
nrc-pay-counters = { nrc-n-hosted } ausgeben
nrc-pay-trash = { $this } trashen
nrc-pay-tags = { nr-n-tags } nehmen
nrc-pay-net-damage = { $n } Netzschaden erleiden
nrc-cost-remove-tags = { nr-n-tags } entfernen
nrc-cost-damage = { $n } { $kind ->
    [meat] Körperschaden
   *[core] Kernschaden
} erleiden
nrc-cost-bad-publicity = { $n } schlechte Publicity { $how ->
    [take] nehmen
   *[remove] entfernen
}
nrc-cost-place = { $things } auf { $this } legen
nrc-cost-spend = { $what } ausgeben
nrc-cost-counters-on = { $counters } auf { $cards }
nrc-cost-at-random = zufällig { $what }
nrc-agendas = { $n ->
    [one] { $n } Agenda
   *[other] { $n } Agenden
}
nrc-top-of-deck = die { $n ->
    [one] oberste Karte
   *[other] obersten { $n } Karten
} { $side ->
    [corp] von F&E
   *[runner] des Stapels
}
nrc-cost-cards = { $cards } { $verb ->
    [forfeit] aufgeben
    [return] auf die Hand nehmen
    [bottom] unter das Deck legen
    [top] auf das Deck legen
    [shuffle] ins Deck mischen
    [remove] aus dem Spiel entfernen
    [reveal] zeigen
    [reveal-and-trash] zeigen und trashen
    [derez] derezzen
   *[trash] trashen
}
nrc-flag-interrupt = Unterbrechung
nrc-flag-access = Zugriff
nrc-flag-interface = Interface
nrc-flag-once = Einmal pro Zug
nrc-flag-persistent = Anhaltend
nrc-use-only-if = Nutze das nur, wenn { $condition }.
nrc-use-only-by = Nur { $who } { $who ->
    [du] kannst
   *[other] kann
} das nutzen.
nrc-persistent = (Trasht der Runner { $this } beim Zugriff, gilt das trotzdem noch für diesen Lauf.)
nrc-x-at-most = X darf nicht mehr sein als { $amount }.
nrc-play-only-if = { nrc-can-first } { $this } nur spielen, wenn { $condition }.
nrc-can-first = { $person ->
    [you] du kannst
   *[other] { $you } kann
}
nrc-while = { $what }, solange { $condition }
nrc-if-behind = { $what }, wenn { $condition }
nrc-can-advance = { $corp ->
    [you] du kannst
   *[other] der Konzern kann
} { $this } vorantreiben.
nrc-console = Höchstens 1 Console je Seite.
nrc-no-abilities = { $this } hat keine Fähigkeiten.

## Wann

nrc-when-scored = wenn { $this } gepunktet wird
nrc-when-scored-or-stolen = wenn { $this } gepunktet oder gestohlen wird
nrc-when-rezzed = wenn { $this } gerezzt wird
nrc-when-installed = wenn { $this } installiert wird
nrc-when-empty = wenn { $this } leer ist
nrc-when-turn-begins = jedes Mal, wenn { $person ->
    [you] dein Zug
   *[other] { $side ->
        [corp] der Zug des Konzerns
       *[runner] der Zug des Runners
    }
} beginnt
nrc-when-accessed = wenn { nrc-runner } auf { $this } { nrc-runner-accesses }
nrc-when-accessed-installed = wenn { nrc-runner } auf { $this } { nrc-runner-accesses }, während { $it } installiert ist
nrc-runner-accesses = { $runner ->
    [you] zugreifst
   *[other] zugreift
}
nrc-when-encountered = wenn { nrc-runner } auf { $this } { $runner ->
    [you] triffst
   *[other] trifft
}
nrc-when-approached = jedes Mal, wenn { $runner ->
    [you] du dich diesem Server näherst
   *[other] der Runner sich diesem Server nähert
}
nrc-when-run-here-ends-with-steal = jedes Mal, wenn ein Lauf auf diesen Server endet, in dem { nrc-runner } Agenden gestohlen { nrc-runner-has }
nrc-runner = { $runner ->
    [you] du
   *[other] der Runner
}
nrc-runner-has = { $runner ->
    [you] hast
   *[other] hat
}
nrc-when-run-ends = wenn dieser Lauf endet
nrc-when-successful = wenn der Lauf erfolgreich ist
nrc-when-successful-run = jedes Mal, wenn { nrc-runner } einen erfolgreichen Lauf { nrc-runner-makes }
nrc-when-successful-run-central = jedes Mal, wenn { nrc-runner } einen erfolgreichen Lauf auf einen zentralen Server { nrc-runner-makes }
nrc-runner-makes = { $runner ->
    [you] machst
   *[other] macht
}
nrc-when-successful-run-rd-ends = jedes Mal, wenn ein erfolgreicher Lauf auf R&D endet
nrc-when-first-breach = wenn { nrc-runner } in einem Zug zum ersten Mal in HQ { nrc-runner-breaches }
nrc-when-breach = wenn { nrc-runner } in { $servers } { nrc-runner-breaches }
nrc-runner-breaches = { $runner ->
    [you] durchbrichst
   *[other] durchbricht
}
nrc-after-resolving = nachdem { $this } abgehandelt ist

## Wenn

nrc-if-tagged = { nrc-runner } getaggt { $runner ->
    [you] bist
   *[other] ist
}
nrc-if-credits = { $who } { $n } oder weniger Credits { $whose ->
    [you] hast
   *[other] hat
}
nrc-if-clicks-left = { $you } noch Klicks { $person ->
    [you] hast
   *[other] hat
}
nrc-if-run-this-turn = { nrc-runner } in diesem Zug einen erfolgreichen Lauf gemacht { nrc-runner-has }
nrc-if-run-last-turn = { nrc-runner } in { $runner ->
    [you] deinem
   *[other] seinem
} letzten Zug einen erfolgreichen Lauf gemacht { nrc-runner-has }
nrc-if-protecting-remote = { $this } einen Remote-Server schützt
nrc-if-stole = { nrc-runner } in diesem Lauf Agenden gestohlen { nrc-runner-has }
nrc-if-that-run-successful = dieser Lauf erfolgreich war
nrc-if-did = dadurch { $what } { $how ->
    [trashed] getrasht
    [found] gefunden
   *[other] gewählt
} wurde
nrc-if-at-least = { $amount } mindestens { $n } ist
nrc-if-no-program = { nrc-runner } in diesem Zug noch kein Programm installiert { nrc-runner-has }
nrc-if-threat = die Bedrohungsstufe mindestens { $n } ist
nrc-if-run-here = gerade ein Lauf auf diesen Server im Gange ist
