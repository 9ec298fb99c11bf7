# Warum nicht?
nr-why-now = Jetzt
nr-why-basic = Grundaktionen
nr-why-hand = Hand
nr-why-installed = Installierte Karten
nr-why-line = { $what }: { $why }
nr-why-cited = { $why } ({ $rule })
nr-why-step = { $where } · { $step }
nr-step = Schritt { $step }
nr-step-of-chart = { $chart ->
    [corp] Zug des Konzerns, Schritt { $step }
    [runner] Zug des Runners, Schritt { $step }
   *[run] Run, Schritt { $step }
}
nr-step-named = { $part ->
    [corp-1] Nachziehphase
    [corp-2] Aktionsphase
    [corp-3] Ablegephase
    [runner-1] Aktionsphase
    [runner-2] Ablegephase
    [run-1] Initiierung
    [run-2] Konfrontation: Annähern an Ice
    [run-3] Konfrontation: Begegnung mit Ice
    [run-5] Zugriff
   *[run-6] Ende des Runs
}
nr-why-do-credit = 1 Credit nehmen
nr-why-do-draw = 1 Karte ziehen
nr-why-do-purge = Virusmarken löschen
nr-why-do-untag = Einen Tag entfernen
nr-why-do-run = Run auf { $server }
nr-why-do-play = { $name } spielen
nr-why-do-install = { $name } installieren
nr-why-do-advance = { $name } vorantreiben
nr-why-do-trash-resource = { $name } trashen
nr-why-do-trash-any = Eine Ressource trashen
nr-why-do-action = { $name } als Aktion nutzen
nr-why-do-use = { $name } nutzen
nr-why-do-ability = { $what } ({ $does })
nr-why-do-rez = { $name } rezzen
nr-why-do-score = { $name } punkten
nr-why-not-turn = Du bist nicht am Zug: keine Aktionen.
nr-why-not-later = Erst kommt etwas anderes: keine Aktionen, und nichts wird gerezzt oder gepunktet.
nr-why-not-ability = In diesem Augenblick lassen sich keine Fähigkeiten nutzen.
nr-why-not-must = Du musst zuerst einen Run machen.
nr-why-not-clicks = { $n ->
    [one] Das kostet { $n } Klick, und du hast { $have }.
   *[other] Das kostet { $n } Klicks, und du hast { $have }.
}
nr-why-not-credits = { $n ->
    [one] Das kostet { $n } Credit, und du hast { $have }.
   *[other] Das kostet { $n } Credits, und du hast { $have }.
}
nr-why-not-cost = Die Kosten lassen sich nicht bezahlen.
nr-why-not-deck = Es ist keine Karte mehr zu ziehen.
nr-why-not-forbidden = Eine Karte oder Regel verbietet es jetzt.
nr-why-not-console = Eine Konsole ist schon installiert, und diese Regeln erlauben keine zweite.
nr-why-not-condition = Erst muss wahr sein, was auf der Karte steht.
nr-why-not-priority = Das muss der erste Klick des Zuges sein.
nr-why-not-useless = Es würde nichts ändern.
nr-why-not-nowhere = Es gibt keinen Platz dafür.
nr-why-not-memory = Das braucht { $n } MU, und deine Grenze ist { $have }.
nr-why-not-untagged = Niemand ist getaggt.
nr-why-not-once = Es wurde in diesem Zug schon genutzt.
nr-why-not-encounter = Nur in einer Begegnung mit Ice.
nr-why-not-breaking = Nur in einer Begegnung mit Ice: Gebrochen werden Subroutinen.
nr-why-not-strength = Das Ice hat Stärke { $n }, und dies hat { $have }.
nr-why-not-fleeting = Es wäre vorbei, bevor es etwas nützt.
nr-why-not-approach = Ice wird gerezzt, wenn sich der Runner ihm nähert.
nr-why-not-advancement = Es braucht { $n } Fortschrittsmarken und hat { $have }.

# Überschriften des Referenzhandbuchs 1.0, wie sie dort stehen, und der ersten Grundregeln (core-…).
nr-heading = { $heading ->
    [action-phase] Aktionsphase
    [action] Aktion
    [paid-window] Fenster für bezahlte Fähigkeiten
    [if-able] Falls möglich
    [click] Klick
    [paying] Kosten zahlen
    [cannot] Kann nicht
    [using] Fähigkeiten verwenden
    [installing] Installieren
    [memory] Speichereinheit, Speicherkosten, Speicherlimit
    [tagged] Markiert, Markierung
    [icebreaker] Ice-Brecher
    [run-steps] Timing-Struktur eines Runs
    [scoring] Punkte erzielen
    [console] Konsole
    [core-turn] Zugübersicht
    [core-priority] Reihenfolge beim Timing
    [core-paid] Bezahlte Fähigkeiten
    [core-drawing] Ziehen, Erhalten
    [core-constant] Kartenfähigkeiten, ständige, ausgelöste
    [core-triggering] Fähigkeiten auslösen
    [core-installing] Karten installieren
    [core-traces] Aufspüren, Markierungen
    [core-icebreakers] Ice-Brecher, Stärke erhöhen
    [core-run] Beginn, Konfrontation, Zugriff
    [core-scoring] Agendapunkte erzielen
   *[other] { $heading }
}
