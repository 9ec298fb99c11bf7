# Was in Netrunners Bildern steht, und in ihren Beschreibungen für alle, die sie nicht sehen.

## Das Banner

nr-pic-role = { $name } ({ nr-role })
nr-pic-draw = Spielende: unentschieden
nr-pic-abandoned = Spielende: abgebrochen
nr-pic-wins = { $name } gewinnt
nr-pic-your-move = Du bist dran
nr-pic-both-decide = Du bist dran (beide entscheiden)
nr-pic-in-progress = Die Partie läuft
nr-pic-to-decide = { $names } entscheiden
nr-pic-to-move = { $name } ist dran
nr-pic-score = { nr-pic-corp } { $corp }:{ $runner } { nr-pic-runner }
nr-pic-corp = Konzern
nr-pic-letter = { $seat ->
    [corp] K
   *[runner] R
}
nr-pic-runner = Runner

## Zahlen

nr-pic-credits = { $n ->
    [one] Credit
   *[other] Credits
}
nr-pic-clicks = Klicks
nr-pic-bad-publicity = schlechte Publicity
nr-pic-fund = +{ $n } für Run
nr-pic-for-run = { $n } für Run
nr-pic-grip = Grip
nr-pic-stack = Stack
nr-pic-heap = Heap
nr-pic-memory = Speicher
nr-pic-tags = { $n ->
    [one] Tag
   *[other] Tags
}
nr-pic-core-damage = Kernschaden
nr-pic-link = Link
nr-pic-scored = Gepunktet
nr-pic-in-play = Im Spiel
nr-pic-hq-revealed = HQ, offen
nr-pic-grip-revealed = Grip, offen
nr-pic-stolen = Gestohlen
nr-pic-goal = / { $n } Punkte

## Karten

nr-pic-hosts = hostet { $name }
nr-pic-hosts-more = hostet { $name } und { $n } mehr
nr-pic-new = neu
nr-pic-used = benutzt
nr-pic-seen = gesehen · Zug { $n }
nr-pic-known = { $zone ->
    [hq] bekannt: { $card }
   *[rd] { $place ->
        [1] oben: { $card }
       *[other] Karte { $place }: { $card }
    }
}
nr-pic-card-facedown = { $name } (verdeckt)
nr-pic-n-facedown = { $n } verdeckt
nr-pic-unknown = Unbekannte Karte
nr-pic-to-score = zum Punkten
nr-pic-point = { $n ->
    [one] Punkt
   *[other] Punkte
}
nr-pic-strength = Stärke
nr-pic-to-trash = zum Trashen

## Server, Rig, was gerade geschieht

nr-pic-root-empty = nichts in der Root
nr-pic-no-ice = kein Ice
nr-pic-server-mark = Ziel
nr-pic-server-chosen = Gewählt für { $cards }
nr-pic-run = RUN
nr-pic-mark-server = Runner am Server
nr-pic-mark-inside = Runner ist drin
nr-pic-mark-approach = Runner nähert sich
nr-pic-mark-encounter = Runner trifft auf
nr-pic-mark-movement = Runner ist vorbei
nr-pic-programs = Programme
nr-pic-hardware = Hardware
nr-pic-resources = Ressourcen
nr-pic-facedown = Verdeckt
nr-pic-nothing-installed = Noch nichts installiert
nr-pic-heap-label = Heap
nr-pic-more = + { $n } weitere
nr-pic-shown = Gezeigt
nr-pic-encounter = Begegnung: { $name }
nr-pic-strength-n = Stärke { $n }
nr-pic-sign = { $sign ->
    [end] Ende des Runs
    [net] Netzschaden
    [meat] Körperschaden
    [core] Kernschaden
    [tag] Tags
    [untag] Tags entfernen
    [bad_publicity] schlechte Publicity
    [leave] darf ausklinken
    [trash] trashen
    [install] installieren, rezzen
    [back] zurücknehmen
    [cards] ziehen
    [eye] Karten ansehen
    [access] Zugriff
    [agenda] Agenden
    [counter] Marken
    [credit_up] Credits dazu
    [credit_down] Credits verlieren
    [click_up] Klicks dazu
    [click_down] Klicks verlieren
    [move] bewegen
    [again] noch einmal
    [broken] brechen
    [lasting] hält eine Weile an
    [contest] Psi-Spiel
    [breaker] ein Icebreaker passt
    [fresh] neu seit deinem Zug
    [chosen] von einer Karte gewählt
    [only-you] siehst nur du
    [facedown] liegt verdeckt
   *[trace] Aufspüren
}
nr-pic-resolved = geschehen
nr-pic-broken = gebrochen
nr-pic-accessing = Zugriff auf
nr-pic-hand = { $n ->
    [0] Dein { nr-pic-hand-name } ist leer
   *[other] Dein { nr-pic-hand-name }: { nr-n-cards }
}
nr-pic-hand-name = { $seat ->
    [corp] HQ
   *[runner] Grip
}

## Beschreibungen

nr-alt-more = Was sonst noch ausliegt, ist nicht beschrieben.
nr-alt-subroutine = Subroutine: { $text }
nr-alt-points = Punkte: Konzern { $corp }, Runner { $runner }, von { $goal }.
nr-alt-accessing = Zugriff auf { $name }.
nr-alt-bad-publicity = { $n } schlechte Publicity
nr-alt-fund = { $n ->
    [one] { $n } weiterer Credit für diesen Run
   *[other] { $n } weitere Credits für diesen Run
}
nr-alt-core-damage = { $n } Kernschaden
nr-alt-link = { $n } Link
nr-alt-corp = { $name }: { $credits }, { $clicks }{ $more }; HQ { $hand }, R&D { $deck }, Archives { $archives }.
nr-alt-runner = { $name }: { $credits }, { $clicks }; Grip { $hand }, Stack { $deck }, Heap { $heap }, Speicher { $used } von { $limit }{ $more }.
nr-alt-played = Identitäten: { $identities }
nr-alt-list = { $label }: { $items }.
nr-alt-at-server = Der Runner ist an { $server }.
nr-alt-before-server = Der Runner ist kurz vor { $server }.
nr-alt-run = Run auf { $server }.
nr-alt-at-ice = Der Runner ist an Ice { $nth } von { $count } vor { $server }, { $ice }.
nr-alt-before-ice = Run auf { $server }: Der Runner ist vor Ice { $nth } von { $count }, { $ice }, und hat sich ihm noch nicht genähert.
nr-alt-at-ice-broken = Der Runner ist an Ice { $nth } von { $count } vor { $server }, { $ice }, { $n } von { $all } Subroutinen gebrochen.
nr-alt-unrezzed = ungerezzt
nr-alt-facedown = verdeckt
nr-alt-with = { $name } mit { $marks }
nr-alt-ice = Ice: { $names }
nr-alt-ice-inwards = Ice von außen: { $names }
nr-alt-root = Root: { $names }
nr-alt-server = { $server }, { $ice }.
nr-alt-server-root = { $server }, { $ice }; { $root }.
nr-alt-brief = { $server }: { $ice }.
nr-alt-brief-root = { $server }: { $ice }; Root: { $root }.
nr-alt-private = { $name } (ungerezzt)
nr-alt-strength = { $name } (Stärke { $n })
nr-alt-rig-empty = Der Runner hat nichts installiert.
nr-alt-hand = Dein { nr-pic-hand-name }, { nr-n-cards }:
nr-alt-hand-empty = Dein { nr-pic-hand-name } ist leer.
nr-alt-hand-card = { $name } ({ $kind })
nr-alt-hand-cost = { $name } ({ $kind }, Kosten { $n })
nr-alt-hand-agenda = { $name } ({ $kind }, { $need } zum Punkten, { nr-n-points })
nr-alt-kind = { $type ->
    [agenda] Agenda
    [asset] Asset
    [ice] Ice
    [operation] Operation
    [upgrade] Upgrade
    [event] Event
    [hardware] Hardware
    [program] Programm
    [resource] Ressource
    [corp_identity] Konzern-Identität
    [runner_identity] Runner-Identität
   *[other] Karte
}
nr-alt-strip = Auf dem Tisch: { $sides }. { $places }.
nr-alt-strip-side = { nr-role } { $credits }, { $points }, { $hand } auf der Hand{ $more }
nr-alt-strip-server = { $server }: { $ice } Ice, { $root } in der Root
nr-alt-chosen = Für { $card } gewählt: { $chosen } ({ $where })
nr-alt-chosen-ice = ungerezztes Ice { $n }
nr-alt-used = In diesem Zug benutzt: { $cards }
nr-alt-subs = { $name } (Stärke { $n }: { $subs })
nr-alt-sub = { $maybe ->
    [yes] vielleicht { nr-alt-sign }
   *[no] { nr-alt-sign }
}
nr-alt-sign = { $sign ->
    [end] Ende des Runs
    [net] { nr-alt-damage } Netzschaden
    [meat] { nr-alt-damage } Körperschaden
    [core] { nr-alt-damage } Kernschaden
    [tag] { nr-n-tags }
    [untag] Tags entfernen
    [bad_publicity] schlechte Publicity
    [leave] der Runner darf ausklinken
    [trash] trashen
    [install] installieren oder rezzen
    [back] Karten zurücknehmen oder umdrehen
    [cards] ziehen
    [eye] Karten ansehen
    [access] Zugriff
    [agenda] Agenden
    [counter] Marken
    [credit_up] Credits dazu
    [credit_down] Credits weg
    [click_up] Klicks dazu
    [click_down] Klicks weg
    [move] bewegen
    [again] noch einmal
    [broken] Subroutinen brechen
    [lasting] etwas von Dauer
    [contest] ein Psi-Spiel
   *[trace] Aufspüren { $n }
}
nr-alt-damage = { $n ->
    [0] X
   *[other] { $n }
}
nr-alt-new = Seit deinem letzten Zug verändert: { $cards }
nr-alt-seen = Gesehen hast du { $cards }
nr-seen = { $zone ->
    [hq] HQ
    [grip] Hand des Runners
    [stack] Stapel
    [rd] R&D
   *[other] { $zone }
}{ $place ->
    [0] { "" }
    [1] , oberste Karte
   *[other] , Karte { $place }
}: { $card } (Zug { $turn })
nr-outside = Außerhalb des Spiels, nur für dich einzusehen: { $cards }

## Der Verlauf eines Spiels

nr-course-points = Agendapunkte
nr-course-credits = Credits
nr-course-cards = Karten auf der Hand
nr-course-turn = Zug
nr-course-at = Zug { $turn }
nr-alt-course = Der Verlauf des Spiels: Agendapunkte, Credits und Handkarten von { $corp } (Konzern) und { $runner } (Runner), Zug um Zug.
nr-alt-course-score = Agendapunkte: { $score }.
