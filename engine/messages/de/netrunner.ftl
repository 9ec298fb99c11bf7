# Netrunner: wo eine Partie steht, was gefragt ist, was eine Wahl bedeutet. Kartennamen, Untertypen und die
# Namen der Zonen bleiben englisch, so wie sie auf den Karten stehen; „der Konzern“, „der Runner“, „das Ice“.

## Zahlen

nr-n-credits = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
nr-n-clicks = { $n ->
    [one] { $n } Klick
   *[other] { $n } Klicks
}
nr-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
nr-n-tags = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tags
}
nr-n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
nr-n-agenda-points = { $n ->
    [one] { $n } Agendapunkt
   *[other] { $n } Agendapunkte
}
nr-alike = { $n } von { $most } gleichen
nr-n-counters = { $kind ->
    [credit] { nr-n-credits }
    [virus] { $n ->
        [one] { $n } Virusmarke
       *[other] { $n } Virusmarken
    }
    [power] { $n ->
        [one] { $n } Powermarke
       *[other] { $n } Powermarken
    }
    [agenda] { $n ->
        [one] { $n } Agendamarke
       *[other] { $n } Agendamarken
    }
    [advancement] { $n ->
        [one] { $n } Fortschrittsmarke
       *[other] { $n } Fortschrittsmarken
    }
   *[other] { $n ->
        [one] { $n } Marke ({ $kind })
       *[other] { $n } Marken ({ $kind })
    }
}
nr-price = { $text } · { $n ->
    [0] kostenlos
    [one] { $n } Credit
   *[other] { $n } Credits
}
nr-and = { $one } und { $other }

## Orte und Karten

nr-server-hq = HQ
nr-server-rd = R&D
nr-server-archives = Archives
nr-server-new = ein neuer Server
nr-server-remote = Server { $n }
nr-part = { $where ->
    [ice] vor { $server }
    [central] in der Root von { $server }
   *[remote] { $server }
}
nr-place-root = in { $server }
nr-place-central-root = in der Root von { $server }
nr-place-protecting = vor { $server }
nr-place-innermost = vor { $server } (innen)
nr-place-outermost = vor { $server } (außen)
nr-place-position = vor { $server } (Position { $n })
nr-placed = { $name } { $where }
nr-card-gone = eine Karte, die es nicht mehr gibt
nr-card = eine Karte
nr-facedown-card = eine verdeckte Karte
nr-unrezzed-ice = ungerezztes Ice
nr-ice = Ice
nr-the-ice = das Ice
nr-the-server = dem Server
nr-the-unrezzed-ice = das ungerezzte Ice
nr-the-facedown-card = die verdeckte Karte

nr-role = { $seat ->
    [corp] Konzern
   *[runner] Runner
}

## Wo die Partie steht

nr-where-over = Die Partie ist zu Ende
nr-where-setup = Vor dem ersten Zug: Starthände
nr-where-turn = Zug { $n } { $seat ->
    [corp] des Konzerns
   *[runner] des Runners
}, { $phase ->
    [start] Zugbeginn
    [discard] Abwurfphase
   *[action] Aktionsphase
}
nr-where-trace = { $where } · Aufspüren { $strength } gegen Link { $link }
nr-where-run = Run auf { $server }: { $doing }
nr-run-starting = beginnt
nr-run-approach = nähert sich { $count ->
    [0] dem Ice
    [1] dem einzigen Ice
   *[other] Ice { $nth } von { $count }
}
nr-run-encounter = trifft auf { $ice }{ $count ->
    [0] { "" }
    [1] { " " }(das einzige Ice)
   *[other] { " " }(Ice { $nth } von { $count })
}
nr-run-past = hinter { $count ->
    [1] dem einzigen Ice
   *[other] Ice { $nth } von { $count }
}
nr-run-before = vor { $count ->
    [1] dem einzigen Ice
   *[other] Ice 1 von { $count }
}
nr-run-reaching = kurz vor dem Server
nr-run-accessing = Zugriff auf eine Karte
nr-run-breaching = erfolgreich, Eindringen in den Server
nr-run-ending = endet

## Fragen

nr-prompt = Wähle.
nr-prompt-identity = { $title }: Welche Identität nimmst du?
nr-prompt-start-with = { $n ->
    [one] Wähle die Karte, mit der du das Spiel beginnst.
   *[other] Wähle { $n } Karten, mit denen du das Spiel beginnst.
}
nr-prompt-mulligan = Deine Starthand. Behalten oder einmal neu ziehen?
nr-prompt-card-action = { $title }: Welche Aktion nimmst du?
nr-prompt-action = Dein Zug: noch { nr-n-clicks }. Wähle eine Aktion.
nr-prompt-turn = Dein Zug: noch { nr-n-clicks }.
nr-prompt-no-clicks = Keine Klicks mehr. Sonst noch etwas in diesem Zug?
nr-prompt-run-server = { $title }: auf welchen Server machst du einen Run?
nr-prompt-jack-out = Weiter oder ausklinken?
nr-prompt-may-jack-out = { $title }: Du darfst jetzt ausklinken. Im Run bleiben?
nr-prompt-may-jack-out-amid = { $title }: Du darfst jetzt ausklinken. { $n ->
    [0] Es kommt keine Subroutine mehr.
    [one] Noch 1 ungebrochene Subroutine steht aus: { $does }
   *[other] Noch { $n } ungebrochene Subroutinen stehen aus: { $does }
} Du hältst { nr-n-held }.
nr-prompt-must-jack-out = Dieser Run geht immer im Kreis; er muss hier enden.
nr-prompt-run-plan = Was rezzt du in diesem Run, sobald es geht? Du wirst nicht noch einmal gefragt.
nr-prompt-trace = { $title }: Aufspürstärke { $strength } gegen Link { $link }. { $stands ->
    [below] Das Aufspüren ist nicht erfolgreich, wenn du nicht mindestens { nr-n-credits } ausgibst.
    [open] Bisher wehrt der Runner es mit { nr-n-credits } ab und kann { $most } ausgeben.
   *[above] Der Runner kann { nr-n-credits } ausgeben, zu wenig, um es abzuwehren.
} Wie viele Credits gibst du aus?
nr-prompt-link = { $title }: Aufspürstärke { $strength } gegen deinen Link { $link }. { $stands ->
    [below] Das Aufspüren ist nicht erfolgreich, auch wenn du nichts ausgibst.
    [open] Das Aufspüren ist nicht erfolgreich, wenn du mindestens { nr-n-credits } ausgibst.
   *[above] Um es abzuwehren, bräuchtest du { nr-n-credits }; ausgeben kannst du { $most }.
} Wie viele Credits gibst du aus?
nr-prompt-access = Du greifst auf { $name } zu.
nr-prompt-candidate = Du bist im Server. Worauf greifst du zu?
nr-prompt-steal = Du greifst auf { $name } zu. { $able ->
    [yes] Der Diebstahl kostet extra. Bezahlen?
   *[no] Der Diebstahl kostet extra, und das kannst du nicht bezahlen.
}
nr-prompt-discard = Wirf { nr-n-cards } ab (Handkartenlimit).
nr-prompt-target = { $title }: wähle { nr-how-many }.
nr-prompt-break = { $title }: { $most ->
    [1] welche Subroutine brechen
   *[other] welche Subroutinen brechen ({ nr-how-many })
}?
nr-how-many = { $most ->
    [1] 1
   *[other] { $range ->
        [yes] { $least } bis { $most }
       *[no] { $most }
    }
}
nr-prompt-search = { $title }: was nimmst du aus dem Stack? (Danach wird er gemischt.)
nr-prompt-instruction = { $title }: { $does }
nr-prompt-may = { $title }: machen?
nr-prompt-unless = { $title }: bezahlen oder geschehen lassen?
nr-prompt-mode = { $title }: wähle eins.
nr-prompt-spare = { $title }: Für welche Karten bezahlst du?
nr-prompt-loop = { $title } dreht sich im Kreis. Wie oft geschieht es noch, bevor es aufhört?
nr-prompt-additional = { $title } hat zusätzliche Kosten. Zahlst du sie?
nr-prompt-pay-way = { $title }: Welche Kosten zahlst du?
nr-prompt-damaged = { $title }: Wähle { nr-n-cards }, die der Schaden trasht.
nr-prompt-next-subroutine = { $title }: Welche ungebrochene Subroutine wird als nächste abgehandelt?
nr-prompt-gained-subroutines = { $title }: Welche der hinzukommenden Subroutinen steht vorn?
nr-prompt-placed-subroutines = { $title }: Welche seiner Subroutinen kommt als nächste?
nr-prompt-separate = { $title }: Wähle die Karten des ersten Stapels. Die anderen sind der zweite.
nr-prompt-discount = { $title }: Eine Karte aus deinem Grip trashen, um weniger zu zahlen?
nr-prompt-held = { $title }: Eine der getrashten Karten aus dem Spiel entfernen?
nr-prompt-pay-with = { $title }: Womit zahlst du? Wähle { $n }.
nr-prompt-payment = Woher sollen die Credits kommen?
nr-prompt-memory = Zu wenig Speicher. Welche Programme werden getrasht?
nr-prompt-trash-like = { $title } installieren: welche Karte vorher trashen?
nr-prompt-install-inward = { $title }: Ice direkt dahinter installieren, kostenlos?
nr-prompt-bid = { $title }: wie viele Credits bietest du? Beide Gebote werden gleichzeitig aufgedeckt.
nr-prompt-how-many = { $title }: wie viele?
nr-prompt-card-name = { $title }: welcher Kartenname?
nr-prompt-card-type = { $title }: welcher Kartentyp?
nr-prompt-subtype = { $title }: welcher Subtyp?
nr-prompt-server = { $title }: welcher Server?
nr-prompt-destination = Wohin installierst du { $title }?
nr-prompt-faceup = Wie herum installierst du { $title }?
nr-prompt-keep = In diesem Server darf nur eine Agenda oder ein Asset bleiben. Was bleibt?
nr-prompt-candidate-declare = { $name } kam in den Server, in dem du bist. Auch darauf zugreifen?
nr-prompt-interrupt = { $title } passiert gleich. Unterbrechen?
nr-something = Etwas
nr-prompt-ability = Eine Fähigkeit nutzen?
nr-prompt-rez = Der Runner kommt an { $ice }. { $can ->
    [yes] Rezzen?
    [other] Du kannst es jetzt nicht rezzen.
   *[no] Du kannst es jetzt nicht rezzen. { nr-prompt-asked-anyway }
}
nr-prompt-encounter = Du triffst auf { $name }: { $n ->
    [one] { $n } ungebrochene Subroutine
   *[other] { $n } ungebrochene Subroutinen
}.
nr-with-strength = { $name }, Stärke { $strength }
nr-prompt-asked-anyway = Gefragt wirst du trotzdem, damit der Runner daraus nichts erfährt.
nr-prompt-reaching = Der Runner ist kurz vor { $server }. { $can ->
    [yes] Vorher etwas rezzen oder benutzen?
   *[no] Du kannst jetzt nichts rezzen oder benutzen. { nr-prompt-asked-anyway }
}
nr-prompt-begin = Gleich beginnt dein Zug, noch vor dem Ziehen. { $can ->
    [yes] Vorher etwas rezzen oder punkten?
   *[no] Du kannst jetzt nichts rezzen oder punkten. { nr-prompt-asked-anyway }
}
nr-prompt-none-hidden = Eine verborgene Karte könnte jetzt benutzt werden. Du hast keine, die hier etwas tut.
nr-prompt-triggers = Mehrere Fähigkeiten lösen aus. Welche zuerst?

## Möglichkeiten: Überschriften

nr-group-basic = Grundaktionen
nr-group-break = Brechen
nr-group-install = Installieren
nr-group-install-trash = Installieren, vorher anderes trashen
nr-group-play = Spielen
nr-group-run = Run
nr-group-advance = Vorantreiben
nr-group-action = Kartenaktionen
nr-group-use = Fähigkeiten
nr-group-rez = Rezzen
nr-group-score = Punkten
nr-group-trigger = Ausgelöste Fähigkeiten
nr-group-choices = Auswahl

## Möglichkeiten: Aufschriften

nr-option-keep-hand = Diese Hand behalten
nr-option-start-with = Mit { $name } beginnen
nr-option-mulligan = Mulligan (neue Hand)
nr-option-decline = Nein
nr-option-pile = Stapel { $which }: { nr-n-cards }
nr-option-at-random = Eine zufällige Karte
nr-option-done = { $kind ->
    [trash_like] Fertig: nichts weiter trashen, installieren
    [swap] Fertig: das Ice so liegen lassen
   *[other] Fertig: nichts weiter wählen
}
nr-option-find-nothing = Nichts nehmen
nr-option-no-target = Es gibt nichts zu wählen
nr-option-run = Run auf { $server }
nr-option-run-instead = { $run }, statt einzudringen { $name } nutzen
nr-option-advance = { $text } ({ $have })
nr-option-advance-agenda = { $text } ({ $have } von { $need })
nr-option-tagged = { $text } (der Runner ist getaggt)
nr-option-points = { $text } · { nr-n-points }
nr-option-trashing = { $text }, { $gone } trashen
nr-option-faceup = Offen
nr-option-facedown = Verdeckt
nr-option-installing-faceup = { $text }, offen
nr-option-trash-first = { $text }, vorher trashen
nr-costing = { $text } · { $cost }
nr-option-ability = { $title }: { $does } · { $cost }
nr-option-break-all = Alles mit { $name } brechen
nr-option-jack-out = Ausklinken (Run beenden)
nr-option-go-on-unless = Bis zum Server weiter, solange nichts gerezzt wird
nr-option-plan-run = Für den ganzen Run entscheiden …
nr-option-use = { $name } nutzen
nr-option-pay = Zahlen
nr-option-other = Möglichkeit { $n }
nr-option-trigger = { $title } nutzen: { $does }
nr-option-break = Brechen: { $sub }
nr-option-access-hq = Zugriff auf eine zufällige Karte aus HQ{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(noch { $n })
}
nr-option-access-hq-chosen = Zugriff auf eine Karte aus HQ, die der Konzern wählt{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(noch { $n })
}
nr-option-access-rd = Zugriff auf die nächste Karte von R&D{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(noch { $n })
}
nr-option-from-rd = Karte { $n } von oben in R&D
nr-option-from-stack = Karte { $n } von oben im Stack
nr-option-leave = { $name } liegen lassen und weiter
nr-option-spend = { nr-n-credits }{ $then ->
    [stops] : Das Aufspüren ist nicht erfolgreich
    [holds] : Der Runner kann es nicht abwehren
   *[nothing] {""}
}
nr-option-steal-next = Weiter; ob du { $name } stiehlst, wird gleich gefragt
nr-option-do-not-steal = { $name } nicht stehlen
nr-option-letter = Namen mit { $letter }
nr-option-number = X ist { $n }
nr-option-count = { $n }
nr-option-loop = { $n ->
    [0] Jetzt aufhören
   *[other] Noch { $n }-mal
}
nr-option-instead = Statt einzudringen { $name } nutzen
nr-option-not-hosted = Nicht gehostet
nr-option-hosted = Gehostet auf { $name }
nr-option-breach = In { $server } eindringen
nr-option-install-from-hq = { $name } aus HQ installieren
nr-option-find-in-heap = { $name } (im Heap)
nr-option-find-in-archives = { $name } (in Archives)
nr-option-install-from-archives = { $name } aus Archives installieren
nr-option-hosted-credits = Zuerst { $n ->
    [one] { $n } gehosteter Credit
   *[other] { $n } gehostete Credits
}
nr-option-fund-credits = Zuerst { $n } aus den Mitteln durch schlechte Publicity
nr-option-no-fund = Keine aus den Mitteln durch schlechte Publicity
nr-option-pool-only = Nur Credits aus dem Vorrat
nr-option-candidate = Auch Zugriff auf { $name }
nr-option-no-candidate = Kein Zugriff auf { $name }
nr-option-do-not-pay = Nicht bezahlen
nr-option-let-it-happen = Geschehen lassen: { $what }
nr-option-yes = Ja: { $what }

nr-confirm-go-on = { $sure ->
    [yes] Was dort offen liegt, fügt beim Zugriff { $n } Schaden zu, und du hältst { nr-n-held }: Damit verlierst du die Partie. Wirklich weitergehen?
   *[no] Was dort offen liegt, kann beim Zugriff { $n } Schaden zufügen, und du hältst { nr-n-held }: Damit kannst du die Partie verlieren. Wirklich weitergehen?
}
nr-confirm-run = { $sure ->
    [yes] { $name } würde dir { $n } Schaden zufügen, du hältst { nr-n-held }, und nichts auf dem Tisch hält ihn auf: Damit verlierst du die Partie. Den Run trotzdem machen?
   *[no] { $name } könnte dir { $n } Schaden zufügen, du hältst { nr-n-held }, und nichts auf dem Tisch hält ihn auf: Damit kannst du die Partie verlieren. Den Run trotzdem machen?
}
nr-confirm-go-on-to-ice = { $sure ->
    [yes] { $name } würde dir { $n } Schaden zufügen, du hältst { nr-n-held }, und nichts auf dem Tisch hält ihn auf: Damit verlierst du die Partie. Wirklich weitergehen?
   *[no] { $name } könnte dir { $n } Schaden zufügen, du hältst { nr-n-held }, und nichts auf dem Tisch hält ihn auf: Damit kannst du die Partie verlieren. Wirklich weitergehen?
}
nr-confirm-replace = In { $central ->
    [yes] der Root von { $server }
   *[no] { $server }
} wird { $name } getrasht. Trotzdem dort installieren?
nr-confirm-purge = Im Spiel ist keine Virusmarke. Wirklich { nr-n-clicks } für nichts ausgeben?
nr-confirm-empty-rd = { $n ->
        [0] R&D ist leer
        [one] In R&D ist 1 Karte
       *[other] In R&D sind { $n } Karten
    }: Wer ziehen muss und nicht kann, verliert die Partie. Wirklich ziehen?
nr-confirm-score = Du kannst { $name } punkten. Den Zug wirklich beenden?
nr-confirm-flatline = { $sure ->
    [yes] Die Subroutinen fügen dir { $n } Schaden zu, und du hältst { nr-n-held }: Damit verlierst du die Partie. Wirklich ablaufen lassen?
   *[no] Die Subroutinen können dir { $n } Schaden zufügen, und du hältst { nr-n-held }: Damit kannst du die Partie verlieren. Wirklich ablaufen lassen?
}
nr-confirm-harm = { $sure ->
    [yes] Das fügt dir { $n } Schaden zu, und du hältst dann { nr-n-held }: Damit verlierst du die Partie. Wirklich so?
   *[no] Das kann dir { $n } Schaden einbringen, und wenn du bis dahin nichts ziehst, hältst du { nr-n-held }: Damit kannst du die Partie verlieren. Wirklich so?
}
nr-confirm-harm-and-more = { $sure ->
    [yes] Das und was noch kommt, fügt dir { $n } Schaden zu, und du hältst { nr-n-held }: Damit verlierst du die Partie. Wirklich so?
   *[no] Das und was noch kommt, kann dir { $n } Schaden zufügen, und du hältst { nr-n-held }: Damit kannst du die Partie verlieren. Wirklich so?
}
nr-confirm-stay = { $sure ->
    [yes] Was noch kommt, fügt dir { $n } Schaden zu, und du hältst { nr-n-held }: Damit verlierst du die Partie. Wirklich bleiben?
   *[no] Was noch kommt, kann dir { $n } Schaden zufügen, und du hältst { nr-n-held }: Damit kannst du die Partie verlieren. Wirklich bleiben?
}
nr-n-held = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
nr-confirm-last-click = Mit diesem Klick könntest du { $name } vorantreiben und punkten. Wirklich etwas anderes tun?
nr-confirm-theirs = { $name } ist eine Karte der anderen Seite, und du hast eigene, die das bekommen könnten. Trotzdem wählen?
nr-confirm-only-theirs = Die Marken von { $name } könnten nur Karten der anderen Seite bekommen. Wirklich tun?
nr-confirm-no-use = Keine deiner Karten, auf die { $name } Marken legen könnte, hat etwas davon. Wirklich tun?
nr-confirm-unused = { $name } hat nichts von diesen Marken, andere deiner Karten schon. Trotzdem wählen?
nr-confirm-leave = Das Stehlen kostet { $cost }, und das kannst du zahlen. Wirklich liegen lassen?

nr-pass = Passen
nr-pass-trigger = Nicht nutzen
nr-pass-triggers = Keine davon nutzen
nr-pass-encounter = Die ungebrochenen Subroutinen ablaufen lassen
nr-pass-go-on = Weiter
nr-pass-rez = Nicht rezzen
nr-pass-rez-nothing = Nichts rezzen, weiter
nr-option-rez-nothing = In diesem Run nichts rezzen
nr-pass-begin = Zug beginnen
nr-pass-end = Zug beenden
nr-stay-subroutines = { $n ->
    [0] Weiter (keine Subroutine mehr)
    [one] { $does ->
        [none] Weiter (noch 1 Subroutine)
       *[other] Weiter (noch 1 Subroutine: { $does })
    }
   *[other] { $does ->
        [none] Weiter (noch { $n } Subroutinen)
       *[other] Weiter (noch { $n } Subroutinen: { $does })
    }
}
nr-stay-breach = Weiter mit dem Eindringen
nr-go-on-server = Weiter zum Server
nr-go-on-ice = Weiter (noch { $n } Ice)

## Das Ende

nr-result-draw = Die Partie endet unentschieden.
nr-result-points = { nr-winner } gewinnt nach Agendapunkten.
nr-result-flatline = { nr-winner } gewinnt durch den Flatline des Runners.
nr-result-decked = { nr-winner } gewinnt, weil der Konzern aus leerem R&D ziehen musste.
nr-result-card = { nr-winner } gewinnt durch eine Karte.
nr-result-lesson = Die Lektion ist zu Ende.
nr-result-conceded = { nr-winner } gewinnt, weil die andere Seite aufgegeben hat.
nr-result-time = { nr-winner } gewinnt, weil die Zeit der anderen Seite abgelaufen ist.
nr-result-abandoned = Die Partie wurde abgebrochen; niemand gewinnt.
nr-winner = { $name ->
    [none] { nr-the-role }
   *[other] { $name }
}
nr-the-role = { $seat ->
    [corp] Der Konzern
   *[runner] Der Runner
}

## What a player has, in words above the picture

nr-standing-bad-publicity = { $n } schlechte Publicity
