# Words of the Reference Guide 1.0 and the first core rules, laid over those of today.
nr-damage = { $kind ->
    [net] Netz-Schaden
    [meat] Körper-Schaden
   *[core] Hirn-Schaden
}
nr-pic-core-damage = Hirn-Schaden
nr-pic-sign = { $sign ->
    [end] Ende des Runs
    [net] Netz-Schaden
    [meat] Körper-Schaden
    [core] Hirn-Schaden
    [tag] Markierungen
    [untag] Markierungen entfernen
    [bad_publicity] Negative Publicity
    [leave] darf sich ausstöpseln
    [trash] zerstören
    [install] installieren, laden
    [back] zurücknehmen
    [cards] ziehen
    [eye] Karten ansehen
    [access] Zugriff
    [agenda] Agenden
    [counter] Zähler
    [credit_up] Credits dazu
    [credit_down] Credits verlieren
    [click_up] Klicks dazu
    [click_down] Klicks verlieren
    [move] bewegen
    [again] noch einmal
    [broken] ausschalten
    [lasting] hält eine Weile an
    [contest] Psi-Spiel
    [breaker] ein Ice-Brecher passt
    [fresh] neu seit deinem Zug
    [chosen] von einer Karte gewählt
    [only-you] siehst nur du
    [facedown] liegt verdeckt
   *[trace] Aufspüren
}
nr-alt-core-damage = { $n } Hirn-Schaden
nr-alt-sign = { $sign ->
    [end] Ende des Runs
    [net] { nr-alt-damage } Netz-Schaden
    [meat] { nr-alt-damage } Körper-Schaden
    [core] { nr-alt-damage } Hirn-Schaden
    [tag] { nr-n-tags }
    [untag] Markierungen entfernen
    [bad_publicity] Negative Publicity
    [leave] der Runner darf sich ausstöpseln
    [trash] zerstören
    [install] installieren oder laden
    [back] Karten zurück
    [cards] ziehen
    [eye] Karten ansehen
    [access] Zugriff
    [agenda] Agenden
    [counter] Zähler
    [credit_up] Credits dazu
    [credit_down] Credits weg
    [click_up] Klicks dazu
    [click_down] Klicks weg
    [move] bewegen
    [again] noch einmal
    [broken] Subroutinen ausschalten
    [lasting] etwas von Dauer
    [contest] ein Psi-Spiel
   *[trace] Aufspüren { $n }
}
nr-run-breaching = erfolgreich, Zugriff auf Karten des Systems
nr-prompt-candidate = Du greifst auf Karten des Systems zu. Auf welche?
nr-prompt-candidate-declare = { $name } kam in das System, auf dessen Karten du zugreifst. Auch darauf zugreifen?
nr-option-run-instead = { $run }, statt zuzugreifen { $name } nutzen
nr-option-instead = Statt zuzugreifen { $name } nutzen
nr-option-breach = Auf Karten in { $server } zugreifen
nr-stay-breach = Weiter auf Karten zugreifen

## Zahlen, Orte und Karten

nr-n-tags = { $n ->
    [one] { $n } Markierung
   *[other] { $n } Markierungen
}
nr-n-counters = { $kind ->
    [credit] { nr-n-credits }
    [virus] { $n ->
        [one] { $n } Viruszähler
       *[other] { $n } Viruszähler
    }
    [power] { $n ->
        [one] { $n } Powerzähler
       *[other] { $n } Powerzähler
    }
    [agenda] { $n ->
        [one] { $n } Agendazähler
       *[other] { $n } Agendazähler
    }
    [advancement] { $n ->
        [one] { $n } Entwicklungsmarker
       *[other] { $n } Entwicklungsmarker
    }
   *[other] { $n ->
        [one] { $n } Zähler ({ $kind })
       *[other] { $n } Zähler ({ $kind })
    }
}
nr-server-rd = F&E
nr-server-archives = Archiv
nr-server-new = ein neues System
nr-server-remote = System { $n }
nr-part = { $where ->
    [ice] vor { $server }
    [central] im Root von { $server }
   *[remote] { $server }
}
nr-place-central-root = im Root von { $server }
nr-unrezzed-ice = ungeladenes Ice
nr-the-server = dem System
nr-the-unrezzed-ice = das ungeladene Ice

## Wo die Partie steht

nr-where-turn = Zug { $n } { $seat ->
    [corp] des Konzerns
   *[runner] des Runners
}, { $phase ->
    [start] Zugbeginn
    [discard] Ablegephase
   *[action] Aktionsphase
}
nr-where-trace = { $where } · Aufspüren { $strength } gegen Verbindung { $link }
nr-run-reaching = kurz vor dem System

## Fragen

nr-prompt-run-server = { $title }: auf welches System führst du einen Run durch?
nr-prompt-jack-out = Weiter oder ausstöpseln?
nr-prompt-may-jack-out = { $title }: Du darfst dich jetzt ausstöpseln. Im Run bleiben?
nr-prompt-may-jack-out-amid = { $title }: Du darfst dich jetzt ausstöpseln. { $n ->
    [0] Es kommt keine Subroutine mehr.
    [one] Noch 1 nicht ausgeschaltete Subroutine steht aus: { $does }
   *[other] Noch { $n } nicht ausgeschaltete Subroutinen stehen aus: { $does }
} Du hältst { nr-n-held }.
nr-prompt-run-plan = Was lädst du in diesem Run, sobald es geht? Du wirst nicht noch einmal gefragt.
nr-prompt-trace = { $title }: Aufspürstärke { $strength } gegen Verbindung { $link }. { $stands ->
    [below] Das Aufspüren ist nicht erfolgreich, wenn du nicht mindestens { nr-n-credits } ausgibst.
    [open] Bisher wehrt der Runner es mit { nr-n-credits } ab und kann { $most } ausgeben.
   *[above] Der Runner kann { nr-n-credits } ausgeben, zu wenig, um es abzuwehren.
} Wie viele Credits gibst du aus?
nr-prompt-link = { $title }: Aufspürstärke { $strength } gegen deine Verbindung { $link }. { $stands ->
    [below] Das Aufspüren ist nicht erfolgreich, auch wenn du nichts ausgibst.
    [open] Das Aufspüren ist nicht erfolgreich, wenn du mindestens { nr-n-credits } ausgibst.
   *[above] Um es abzuwehren, bräuchtest du { nr-n-credits }; ausgeben kannst du { $most }.
} Wie viele Credits gibst du aus?
nr-prompt-discard = Lege { nr-n-cards } ab (Handkartenlimit).
nr-prompt-break = { $title }: { $most ->
    [1] welche Subroutine ausschalten
   *[other] welche Subroutinen ausschalten ({ nr-how-many })
}?
nr-prompt-search = { $title }: was nimmst du aus dem Stapel? (Danach wird er gemischt.)
nr-prompt-damaged = { $title }: Wähle { nr-n-cards }, die der Schaden zerstört.
nr-prompt-next-subroutine = { $title }: Welche nicht ausgeschaltete Subroutine wird als nächste abgehandelt?
nr-prompt-separate = { $title }: Wähle die Karten des ersten Haufens. Die anderen sind der zweite.
nr-prompt-discount = { $title }: Eine Karte aus deinem Griff zerstören, um weniger zu zahlen?
nr-prompt-held = { $title }: Eine der zerstörten Karten aus dem Spiel entfernen?
nr-prompt-memory = Zu wenig Speicher. Welche Programme werden zerstört?
nr-prompt-trash-like = { $title } installieren: welche Karte vorher zerstören?
nr-prompt-subtype = { $title }: welche Unterart?
nr-prompt-server = { $title }: welches System?
nr-prompt-keep = In diesem System darf nur eine Agenda oder ein Aktivposten bleiben. Was bleibt?
nr-prompt-rez = Der Runner kommt an { $ice }. { $can ->
    [yes] Laden?
    [other] Du kannst es jetzt nicht laden.
   *[no] Du kannst es jetzt nicht laden. { nr-prompt-asked-anyway }
}
nr-prompt-encounter = Du triffst auf { $name }: { $n ->
    [one] { $n } nicht ausgeschaltete Subroutine
   *[other] { $n } nicht ausgeschaltete Subroutinen
}.
nr-prompt-reaching = Der Runner ist kurz vor { $server }. { $can ->
    [yes] Vorher etwas laden oder benutzen?
   *[no] Du kannst jetzt nichts laden oder benutzen. { nr-prompt-asked-anyway }
}
nr-prompt-begin = Gleich beginnt dein Zug, noch vor dem Ziehen. { $can ->
    [yes] Vorher etwas laden oder Punkte erzielen?
   *[no] Du kannst jetzt nichts laden und keine Punkte erzielen. { nr-prompt-asked-anyway }
}

## Möglichkeiten

nr-group-break = Ausschalten
nr-group-install-trash = Installieren, vorher anderes zerstören
nr-group-advance = Entwickeln
nr-group-rez = Laden
nr-group-score = Punkte erzielen
nr-option-pile = Haufen { $which }: { nr-n-cards }
nr-option-tagged = { $text } (der Runner ist markiert)
nr-option-trashing = { $text }, { $gone } zerstören
nr-option-trash-first = { $text }, vorher zerstören
nr-option-break-all = Alles mit { $name } ausschalten
nr-option-jack-out = Ausstöpseln (Run beenden)
nr-option-go-on-unless = Bis zum System weiter, solange nichts geladen wird
nr-option-break = Ausschalten: { $sub }
nr-option-access-rd = Zugriff auf die nächste Karte von F&E{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(noch { $n })
}
nr-option-from-rd = Karte { $n } von oben in F&E
nr-option-from-stack = Karte { $n } von oben im Stapel
nr-option-done = { $kind ->
    [trash_like] Fertig: nichts weiter zerstören, installieren
    [swap] Fertig: das Ice so liegen lassen
   *[other] Fertig: nichts weiter wählen
}
nr-option-find-in-heap = { $name } (in der Ablage)
nr-option-find-in-archives = { $name } (im Archiv)
nr-option-install-from-archives = { $name } aus dem Archiv installieren
nr-option-fund-credits = Zuerst { $n } aus den Mitteln durch Negative Publicity
nr-option-no-fund = Keine aus den Mitteln durch Negative Publicity
nr-confirm-run = { $sure ->
    [yes] { $name } würde dir { $n } Schaden zufügen, du hältst { nr-n-held }, und nichts auf dem Tisch hält ihn auf: Damit verlierst du die Partie. Trotzdem einen Run durchführen?
   *[no] { $name } könnte dir { $n } Schaden zufügen, du hältst { nr-n-held }, und nichts auf dem Tisch hält ihn auf: Damit kannst du die Partie verlieren. Trotzdem einen Run durchführen?
}
nr-confirm-replace = { $central ->
    [yes] Im Root von { $server }
   *[no] In { $server }
} wird { $name } zerstört. Trotzdem dort installieren?
nr-confirm-purge = Im Spiel ist kein Viruszähler. Wirklich { nr-n-clicks } für nichts ausgeben?
nr-confirm-score = Du kannst die Punkte für { $name } erzielen. Den Zug wirklich beenden?
nr-confirm-last-click = Mit diesem Klick könntest du { $name } entwickeln und die Punkte dafür erzielen. Wirklich etwas anderes tun?
nr-confirm-only-theirs = Die Zähler von { $name } könnten nur Karten der anderen Seite bekommen. Wirklich tun?
nr-confirm-no-use = Keine deiner Karten, auf die { $name } Zähler legen könnte, hat etwas davon. Wirklich tun?
nr-confirm-unused = { $name } hat nichts von diesen Zählern, andere deiner Karten schon. Trotzdem wählen?
nr-pass-encounter = Die nicht ausgeschalteten Subroutinen ablaufen lassen
nr-pass-rez = Nicht laden
nr-pass-rez-nothing = Nichts laden, weiter
nr-option-rez-nothing = In diesem Run nichts laden
nr-go-on-server = Weiter zum System
nr-confirm-empty-rd = { $n ->
        [0] F&E ist leer
        [one] In F&E ist 1 Karte
       *[other] In F&E sind { $n } Karten
    }: Wer ziehen muss und nicht kann, verliert die Partie. Wirklich ziehen?
nr-result-flatline = Der Runner ist hirntot: { nr-winner } gewinnt.
nr-result-decked = { nr-winner } gewinnt, weil der Konzern aus leerem F&E ziehen musste.
nr-standing-bad-publicity = { $n } Negative Publicity

## Das Log, die Zusammenfassung, warum nicht

nr-log-action-purge = { $who } löscht alle Viruszähler (3 Klicks).
nr-log-action-untag = { $who } entfernt eine Markierung (1 Klick, 2 Credits).
nr-log-trash-cost = { $who } zahlt { nr-n-credits }, um sie zu zerstören.
nr-log-run-plan = { $seat ->
    [corp] Der Konzern hat entschieden, was er im Rest dieses Runs lädt.
   *[runner] Der Runner geht bis zum System weiter, solange nichts geladen wird.
}
nr-log-searches = { $who } durchsucht { $place ->
    [stack] den Stapel
   *[deck] das Deck
}.
nr-log-traced = { $done ->
    [yes] Das Aufspüren ist erfolgreich, mit Stärke { $trace }.
   *[no] Das Aufspüren ist nicht erfolgreich, mit Stärke { $trace }.
}
nr-type = { $type ->
    [agenda] Agenda
    [asset] Aktivposten
    [ice] Ice
    [operation] Operation
    [upgrade] Upgrade
    [event] Ereignis
    [hardware] Hardware
    [program] Programm
    [resource] Ressource
   *[identity] Identität
}
nr-fact-advancement-requirement = benötigte Entwicklungen
nr-fact-play-cost = Ausspielkosten
nr-fact-rez-cost = Ladekosten
nr-fact-base-link = Grundverbindung
nr-there-central = im Root von { $server }
nr-recap-discards = legt { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
} ab
nr-recap-untag = entfernt 1 Markierung{ nr-recap-cost }
nr-recap-purge = löscht alle Viruszähler
nr-recap-moves = { $card } { $where ->
    [ice] vor { $server }
    [central] in den Root von { $server }
   *[remote] nach { $server }
} verschoben
nr-recap-installs = installiert { $card }{ $where ->
    [ice] { " " }vor { $server }
    [central] { " " }im Root von { $server }
    [root] { " " }in { $server }
   *[rig] { "" }
}{ nr-recap-cost }
nr-recap-rezzes = { $card }{ $there ->
    [none] { "" }
   *[other] { " " }{ $there }
} geladen{ nr-recap-cost }
nr-recap-advances = entwickelt { $card } { $there }{ nr-recap-cost }
nr-recap-loses-bad-publicity = Konzern −{ $n } Negative Publicity
nr-recap-passes = vorbei an { $n ->
    [one] ungeladenem Ice
   *[other] { $n } ungeladenen Ice
}
nr-recap-breaks = schaltet { $all ->
    [yes] { $card }
   *[no] { $broken ->
        [one] 1 Subroutine
       *[other] { $broken } Subroutinen
    } von { $card }
} aus{ nr-recap-cost-and-clicks }
nr-recap-jacks-out = stöpselt sich aus
nr-recap-archives = greift auf { nr-n-cards } im Archiv zu
nr-recap-trashes = zerstört { $card }{ nr-recap-cost }
nr-recap-scores = erzielt die Punkte für { $card } ({ nr-n-points })
nr-recap-trashed = { $card } zerstört
nr-recap-bad-publicity = Konzern +{ $n } Negative Publicity
nr-recap-derezzed = { $card } entladen
nr-recap-reveals = { $card } aufgedeckt
nr-recap-trace = Aufspüren { $n } { $done ->
    [yes] erfolgreich
   *[no] nicht erfolgreich
}
nr-why-do-purge = Viruszähler löschen
nr-why-do-untag = Eine Markierung entfernen
nr-why-do-advance = { $name } entwickeln
nr-why-do-trash-resource = { $name } zerstören
nr-why-do-trash-any = Eine Ressource zerstören
nr-why-do-rez = { $name } laden
nr-why-do-score = Die Punkte für { $name } erzielen
nr-why-not-must = Du musst zuerst einen Run durchführen.
nr-why-not-later = Erst kommt etwas anderes: keine Aktionen, nichts wird geladen, und niemand erzielt Punkte.
nr-why-not-memory = Das braucht { $n } SE, und deine Grenze ist { $have }.
nr-why-not-untagged = Niemand ist markiert.
nr-why-not-approach = Ice wird geladen, wenn sich der Runner ihm nähert.
nr-why-not-advancement = Es braucht { $n } Entwicklungsmarker und hat { $have }.

## Bilder und was sie in Worten sagen, Rat

nr-pic-bad-publicity = Negative Publicity
nr-pic-grip = Griff
nr-pic-stack = Stapel
nr-pic-heap = Ablage
nr-pic-tags = { $n ->
    [one] Markierung
   *[other] Markierungen
}
nr-pic-link = Verbindung
nr-pic-scored = Punkte erzielt
nr-pic-grip-revealed = Griff, offen
nr-pic-shown = Aufgedeckt
nr-pic-root-empty = nichts im Root
nr-pic-mark-server = Runner am System
nr-pic-heap-label = Ablage
nr-pic-broken = ausgeschaltet
nr-pic-hand-name = { $seat ->
    [corp] HQ
   *[runner] Griff
}
nr-alt-bad-publicity = { $n } Negative Publicity
nr-alt-link = Verbindung { $n }
nr-alt-corp = { $name }: { $credits }, { $clicks }{ $more }; HQ { $hand }, F&E { $deck }, Archiv { $archives }.
nr-alt-runner = { $name }: { $credits }, { $clicks }; Griff { $hand }, Stapel { $deck }, Ablage { $heap }, Speicher { $used } von { $limit }{ $more }.
nr-alt-at-ice-broken = Der Runner ist an Ice { $nth } von { $count } vor { $server }, { $ice }, { $n } von { $all } Subroutinen ausgeschaltet.
nr-alt-unrezzed = ungeladen
nr-alt-private = { $name } (ungeladen)
nr-alt-kind = { $type ->
    [agenda] Agenda
    [asset] Aktivposten
    [ice] Ice
    [operation] Operation
    [upgrade] Upgrade
    [event] Ereignis
    [hardware] Hardware
    [program] Programm
    [resource] Ressource
    [corp_identity] Konzern-Identität
    [runner_identity] Runner-Identität
   *[other] Karte
}
nr-alt-chosen-ice = ungeladenes Ice { $n }
nr-alt-strip-server = { $server }: { $ice } Ice, { $root } im Root
nr-seen = { $zone ->
    [hq] HQ
    [grip] Hand des Runners
    [stack] Stapel
    [rd] F&E
   *[other] { $zone }
}{ $place ->
    [0] { "" }
    [1] , oberste Karte
   *[other] , Karte { $place }
}: { $card } (Zug { $turn })
nr-advice-trash = Es zu zerstören kostet { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }; liegen gelassen brächte es der Gegenseite mehr ein.
nr-advice-spare = Es zu zerstören kostet mehr, als es liegen zu lassen.
nr-advice-spare-credits = Es zu zerstören kostet { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }, und es ist nicht installiert: Die Credits sind mehr wert.
nr-advice-rez-stops = Der Runner hat nichts, womit er daran vorbeikommt. Es zu laden kostet { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }, und dahinter steht etwas auf dem Spiel.
nr-advice-no-rez-owed = { $credits ->
        [one] Der Credit wird
       *[other] Die { $credits } Credits werden
    } für eine installierte Agenda gebraucht: um die Punkte dafür zu erzielen oder sie zu schützen.
nr-advice-cheapest-ends = Wird es nicht ausgeschaltet, beendet es den Run. Das ist der billigste Weg daran vorbei.
nr-advice-cheapest-hurts = Nicht ausgeschaltet schadet es so sehr, wie etwa { $credits } { $credits ->
        [one] Credit wert ist
       *[other] Credits wert sind
    }. Das ist der billigste Weg daran vorbei.
nr-advice-let = Was nicht ausgeschaltet wird, tut weniger weh, als das Ausschalten kostet.
nr-advice-rez = Daran vorbeizukommen kostet den Runner etwa { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    }, jetzt und in späteren Runs, für { $credits } zum Laden; und dahinter steht etwas auf dem Spiel.
nr-advice-keep-corp = Ice: { $ice }, Karten, die Credits bringen: { $money }, Agenden: { $agendas }. Systeme lassen sich schützen, und die Hand ist nicht voller Punkte.
nr-advice-mulligan-corp = Ice: { $ice }, Karten, die Credits bringen: { $money }, Agenden: { $agendas }. Zu wenig, um Systeme zu schützen, oder zu viele Punkte zum Stehlen.
nr-advice-keep-runner = Karten, die Credits bringen: { $money }, Ice-Brecher: { $breakers }. Das reicht für den Anfang.
nr-advice-mulligan-runner = Karten, die Credits bringen: { $money }, Ice-Brecher: { $breakers }. Ohne Credits kommt nichts in Gang.
nr-advice-scores-next = Danach liegt eine Agenda für { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } da, für die im nächsten Zug Punkte erzielt werden können.
nr-fact-trash-cost = Zerstörungskosten
nr-pic-to-score = zum Erzielen
nr-pic-to-trash = zum Zerstören
nr-alt-hand-agenda = { $name } ({ $kind }, { $need } zum Erzielen der Punkte, { nr-n-points })
nr-advice-for-rd = Auf die oberste Karte von F&E wird zugegriffen: Sie kann eine Agenda sein, und dann eine, die der Konzern nie zieht.
nr-advice-for-trash = Was dort liegt, hilft dem Konzern, solange es nicht zerstört wird.
nr-advice-for-breaker = Damit kommt man an Ice vorbei: Ohne Ice-Brecher sind die meisten Systeme zu.
nr-advice-for-asset = Ist es geladen, arbeitet es für den Konzern, bis der Runner es zerstört.
nr-advice-for-ice = Ist es geladen, kostet jeder Run dort den Runner etwa { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    } mehr.
nr-advice-for-first-ice = Dieses System schützt noch kein Ice, und jede Karte, auf die dort zugegriffen wird, kann eine Agenda sein.
nr-advice-for-remote-ice = Hinter Ice kann man eine Agenda entwickeln und die Punkte dafür erzielen.
nr-advice-for-scoring = Eine Agenda muss installiert sein, ehe man sie entwickeln und die Punkte dafür erzielen kann; diese zählt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
nr-advice-for-upgrade = Damit kommt man schwerer in das System, oder es bringt mehr.
nr-advice-for-advancing = Danach muss sie noch { $n ->
        [one] einmal
       *[other] { $n }-mal
    } entwickelt werden, bis man die Punkte für sie erzielen kann.
nr-advice-for-ready = Damit kann man die Punkte für die Agenda erzielen.
nr-advice-for-bait = Eine entwickelte Karte sieht aus wie eine Agenda, und was dort liegt, kann dadurch wachsen.
nr-advice-for-purge = { $n ->
        [one] 1 Viruszähler kommt
       *[other] { $n } Viruszähler kommen
    } weg.
nr-advice-for-untag = Mit einer Markierung kann der Konzern Ressourcen zerstören, und manche seiner Karten tun markierten Runnern weh.
nr-advice-for-tags = Eine Markierung öffnet, was nur gegen markierte Runner geht.
nr-advice-for-counters = Es legt Zähler, die mehr wert sind, als es kostet.
nr-advice-for-run-card = Damit führt man einen Run durch, der mehr bringt als einer ohne die Karte.
nr-advice-run-unknown = { $ice ->
        [one] Ein Ice vor diesem System ist
       *[other] { $ice } Ice vor diesem System sind
    } noch unbekannt: Ob der Run dort durchkommt, ist eine Vermutung.
nr-advice-place = Dort nützt es am meisten, so wie die Systeme jetzt stehen.
nr-advice-for-any-ice = Jeder Run auf das System, vor dem es liegen wird, muss daran vorbei.
nr-advice-saved = Die Karte ist weniger wert als die Credits, die es spart, sie zu zerstören.
nr-why-not-breaking = Nur in einer Begegnung mit Ice: Ausgeschaltet werden Subroutinen.
