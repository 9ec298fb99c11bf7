# NEON HOPE: wo ein Spiel steht, was gefragt wird, was jede Wahl bedeutet, was geschehen ist.

## Namen

nh-type = { $type ->
    [investigate] Ermitteln
    [support] Unterstützung holen
    [fight] Kämpfen
   *[hack] Hacken
}
nh-any-task = jede Aufgabe
nh-zone = { $zone ->
    [network] das Netzwerk
    [community] der Gemeinschaftsbereich
    [scrap] der Entsorgungstapel
   *[other] der Tisch
}
nh-token = { $kind ->
    [hope] Hoffnung
   *[resource] Ressource
}
nh-attribute-token = Attributmarker { $attribute }
nh-charges-left = Ladungen übrig: { $n }
nh-modifier = { $modifier ->
    [skull] Schädel
    [epic-win] Epic Win
   *[epic-fail] Epic Fail
}
nh-keyword = { $keyword ->
    [confrontation] Konfrontation
    [additional-consequences] Weitere Folgen
    [unpredictable] Unberechenbar
    [reckless] Waghalsig
    [teamwork] Teamarbeit
   *[flexible] Flexibel
}
nh-slot = { $kind ->
    [slot] Hacking-Feld
    [stress] Stresssymbol
    [surveillance] Überwachungssymbol
   *[retreat] Rückzugsbox
}
nh-difficulty = { $level ->
    [normal] Normal
    [advanced] Fortgeschritten
    [hard] Schwer
   *[hopeless] Hoffnungslos
}
nh-percent = { $n } %
nh-impacts = { $n ->
    [one] 1 Impuls
   *[other] { $n } Impulse
}
nh-previously = Was bisher geschah: { $campaign }
nh-previously-gone = Vorbei: { $note }
nh-previously-who = { $who }: { $what }
nh-previously-choice = Ihr habt „{ $choice }“ gewählt.
nh-chapter-title = Kapitel { $n }: { $name }
nh-group = { $group ->
    [tasks] Aufgaben
    [move] Ort wechseln
    [abilities] Fähigkeiten
    [focus] Fokussieren
    [cards] Karten
    [hope] Hoffnung
    [boosted] Mit mehr
    [charges] Ladungen
    [tools] Vorteile
   *[choices] Auswahl
}

## Wo das Spiel steht

nh-where-over = Die Episode ist zu Ende
nh-where-setup = Aufbau
nh-where-between = Runde { $n }: Wer macht den nächsten Zug?
nh-where-turn = Runde { $n }: Zug von { $hero }, { $actions ->
    [0] keine Aktion übrig
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
nh-where-task = Runde { $n }: { $hero }, { nh-type } – { $card }
nh-where-encounter = Runde { $n }: Begegnungsphase
nh-where-encounter-card = Runde { $n }: Begegnungsphase, { $hero } handelt { $card } ab

## Fragen

nh-prompt-other = Wähle.
nh-prompt-offer = Nur du siehst dieses Angebot. Was wählst du?
nh-prompt-choose = Wähle eins.
nh-prompt-begin = Wer ist als Nächstes dran? Wer zuerst etwas tut, macht seinen Zug.
nh-prompt-action = Dein Zug: { $actions ->
    [0] keine Aktion übrig.{ $race ->
        [1] {""}
       *[other] {" "}Dein Zug ist zu Ende, sobald jemand anderes weitermacht.
    }
    [one] noch 1 Aktion.
   *[other] noch { $actions } Aktionen.
}{ $ends ->
    [yes] {" "}Dein Zug endet vielleicht damit: Fokussiere vorher, wenn du willst.
   *[no] {""}
} Was tust du?
nh-prompt-play = { $card }: { $attribute } { $value } gegen { $difficulty }{ $danger ->
    [0] {""}
   *[other] {" "}(Gefahr unter { $danger })
}. Spielst du eine Karte dazu?
nh-prompt-charges = { $card }: { $attribute } { $value } gegen { $difficulty }, { $chance }. { $gives ->
    [impact] Eine Ladung für 1 Impuls ausgeben?
    [either] Eine Ladung ausgeben?
   *[more] Eine Ladung für +2 ausgeben?
}
nh-prompt-help = { $hero } braucht { $attribute } { $difficulty } und hat { $value } ({ $chance }). { $gives ->
    [impact] Hilfst du mit einer Ladung für 1 Impuls?
    [either] Hilfst du mit einer Ladung?
   *[more] Hilfst du mit einer Ladung für +2?
}
nh-prompt-go-on = Du musst nicht warten: { $hero } kann noch mit einer Ladung helfen (jetzt { $chance }).
nh-prompt-task-ability = { $card }: { $attribute } { $value } gegen { $difficulty }, { $chance }. Etwas einsetzen?
nh-prompt-stress = Du erleidest { $n } Stress: Wähle { $n ->
    [one] eine Karte zum Abwerfen oder Hoffnung.
   *[other] { $n } Karten zum Abwerfen oder Hoffnung.
}
nh-prompt-focus-cards = Du fokussierst: Nimm { $n ->
    [one] 1 Karte zurück.
   *[other] { $n } Karten zurück.
}
nh-prompt-buy = Du hast { $resources ->
    [one] 1 Ressource.
   *[other] { $resources } Ressourcen.
} Kaufst du einen Vorteil?
nh-prompt-support = Welchen Marker nimmst du von { $card }?
nh-prompt-slot = Wohin kommt der Hacking-Würfel auf { $card }?{ $covers ->
    [yes] {" "}Ein belegtes Symbol zählt weder bei Gefahr noch wenn der Gegner angreift.
   *[no] {""}
}
nh-prompt-follower = { $card } kommt mit: mit wem?
nh-prompt-order = Mehrere Effekte stehen an. Welcher zuerst?
nh-prompt-universal = Allein spielst du mit 2 Universal-Karten anderer Charaktere.
nh-prompt-starting-hand = Wähle { $n } Karten für deine Starthand. Die übrigen beginnen im Ablagestapel.
nh-prompt-tool-side = Welche Seite deines Charakter-Vorteils nutzt du?
nh-prompt-enemy-moves = Welcher Gegner kommt zu dir?
nh-prompt-another = { $text } Welcher Charakter?
nh-prompt-target = { $text } Wähle.
nh-prompt-attribute = { $text } Welches Attribut?
nh-prompt-recharge = Welcher Marker bekommt eine Ladung zurück?
nh-prompt-move = Wohin?
nh-prompt-take-back = { $n ->
    [one] Welche Karte nimmst du zurück?
   *[other] Welche { $n } Karten nimmst du zurück?
}
nh-prompt-rolled = Der Würfel zeigt zwei Attribute: welches?
nh-prompt-archive = { $n ->
    [one] Welcher Modifikator kommt ins Archiv?
   *[other] Welche { $n } Modifikatoren kommen ins Archiv?
}
nh-prompt-analyse-modifiers = Nur du siehst diese Modifikatoren. Welche kommen ins Archiv (höchstens { $most })?
nh-prompt-analyse-encounters = Nur du siehst diese Begegnungskarten. Welche werden abgeworfen (höchstens { $most })?
nh-prompt-shape-modifiers = Wähle { $n } offene Modifikatoren, die zurückgemischt werden.
nh-prompt-optional = { $card }: { $text } Machst du das?

nh-because = { $cause }: { $text }
nh-cause-threshold = Die Überwachung hat { $n } erreicht
nh-cause-danger = Gefahr ({ $card })
nh-cause-attack = Gegner greifen an
nh-cause-empty = Deine Hand ist leer

## Auswahl

nh-option-task = { $stands ->
    [under] { nh-type }:
   *[alone] { nh-type }: { $card } ·
}{" "}{ $attribute } { $value } gegen { $difficulty } · { $chance }{ $asks ->
        [yes] {" "}…
       *[no] {""}
    }
nh-option-direct = { $stands ->
    [under] { nh-type }:
   *[alone] { nh-type }: { $card } ·
}{" "}{ $attribute } + { $action } · { $chance }
nh-with-may = { $card } (mit „du darfst“)
nh-price-stress = { $n } Stress
nh-own-ability = Eigene Fähigkeit
nh-only-chance = Sonst nichts.
nh-no-card = keine Karte
nh-option-move = Wechsle zu: { $place }
nh-option-move-there = Wechsle zu: { $place } ({ $there })
nh-odds = { $what ->
    [danger] Gefahr{" "}
    [retreat] Rückzug{" "}
   *[success] {""}
}{ $now } → { $then }
nh-odds-hardly = { $now }, etwa gleich
nh-option-ability = { $card }{ $cost }: { $text }
nh-option-boost = { $card }{ $cost } · { $change } · { $text }
nh-ability-cost = { $cost ->
    [action] 1 Aktion
    [recycle] recyceln
    [scrap] entsorgen
   *[use] 1 Einsatz
}
nh-option-focus = Fokussieren: Hand abwerfen, Ausdauer { $n }, { $n } zurücknehmen
nh-option-end = Zug beenden
nh-option-begin = Ich bin dran
nh-option-no-card = Ohne Karte · { $chance }
nh-option-charge = Attributmarker { $attribute }: +2 · { $change }
nh-option-charges = { $n } Attributmarker { $attribute }: +{ $more } · { $change }
nh-option-team = Attributmarker { $attribute }: 1 Impuls (Teamarbeit)
nh-option-buy = { $only ->
        [yes] Nur{" "}
       *[no] {""}
    }{ $card } · { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}
nh-option-yes = Ja
nh-option-no = Nein
nh-option-done = Fertig
nh-option-back = Zurück: etwas anderes tun
nh-option-go-on = Ohne Hilfe weiter
nh-option-looked = Fertig
nh-hope = Hoffnung
nh-option-spend-hope = { $n ->
    [1] 1 Hoffnung ausgeben
   *[other] Eine { $n }. Hoffnung ausgeben
}
nh-confirm-exhausting = Wenn du jetzt fokussierst, bist du erschöpft: Dein Zug endet, und nach dieser Runde ist die Episode verloren. Wirklich?
nh-confirm-end = Du hast noch { $n ->
    [one] 1 Aktion.
   *[other] { $n } Aktionen.
} Zug beenden?

## Ergebnis

nh-result = { $won ->
    [true] Die Episode ist gewonnen
   *[false] { $reason ->
        [surveillance] Die Episode ist verloren: Die Überwachung hat euch eingeholt
        [exhausted] Die Episode ist verloren: Ein Charakter ist erschöpft
        [abandoned] Die Episode wurde aufgegeben
        [lesson] Die Lektion ist zu Ende
       *[other] Die Episode ist verloren
    }
}{ $named ->
    [no] .
   *[yes] : „{ $name }“.
}

## Protokoll

nh-log-round = __Runde { $n }__
nh-log-turn = ▸ Zug von { $hero }
nh-log-task = { $hero }: { nh-type } – { $card } ({ $attribute }, { $n }){ $plays ->
    [yes] {" "}mit { $played }
   *[no] {""}
}
nh-log-uses = { $hero } nutzt { $card }
nh-log-chooses = { $hero } wählt „{ $other }“
nh-log-modified = { $card }: { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}
nh-log-impacts = { $card }: { $n ->
    [one] 1 Impuls
   *[other] { $n } Impulse
}
nh-log-extra-reveal = { $card }: ein Modifikator mehr
nh-log-outcome = { $revealed } → { $epic ->
    [win] Erfolg
    [fail] gescheitert
   *[no] { $value } gegen { $difficulty }, { $outcome ->
        [success] Erfolg
       *[failure] gescheitert
    }
}
nh-log-surveillance = Überwachung { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}: { $other }
nh-log-gains = { $hero } erhält { $kind ->
    [hope] { $n } Hoffnung
   *[resources] { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
}
nh-log-token = { $hero } erhält einen Attributmarker { $other }
nh-log-charge = { $hero } gibt eine Ladung aus ({ $other }): { $place ->
    [team] 1 Impuls
   *[other] +2
}
nh-log-recharge = { $hero } lädt einen Attributmarker { $other } auf
nh-log-stress = { $hero } erleidet { $n } Stress
nh-log-late-focus = { $hero } hat keine Handkarten und fokussiert erst, wenn die Aufgabe vorbei ist
nh-log-spent-threshold = Überwachung { $other } noch einmal zu erreichen, löst nichts aus
# $other: the thresholds; $n: where surveillance begins
nh-log-past-threshold = Was die Überwachung bei { $other } auslöst, geschieht nicht: Die Episode beginnt bei { $n }
nh-log-excess = { $hero } hat weder Karten noch Hoffnung: 1 Überwachung
nh-log-move = { $hero } wechselt zu { $place }
nh-log-extra-action = { $hero } darf { $n ->
    [one] 1 weitere Aktion
   *[other] { $n } weitere Aktionen
} ausführen
nh-log-enters = { $card } kommt ins Spiel: { $place }
nh-log-environment = Neue Umgebung: { $card }
nh-log-turned = { $card } wird umgedreht
nh-log-scrapped = { $card } kommt auf den Entsorgungstapel
nh-log-secrets = { $n ->
    [one] 1 Geheimnis
   *[other] { $n } Geheimnisse
} weniger auf { $card }
nh-log-damage = { $card } erleidet { $n } Schaden
nh-log-location = { $other ->
    [locked] 🔒 { $place } ist gesperrt
    [closing] ⚠️ { $place } schließt als Nächstes
    [closed] ⚠️ { $place } schließt
   *[open] { $place } ist offen
}
nh-log-environment-turned = Die Umgebung wird umgedreht: { $card }
nh-log-environment-leaves = { $card } verlässt das Spiel
nh-place-access = { $place } ({ $access ->
    [locked] gesperrt
    [closing] schließt als Nächstes
   *[closed] geschlossen
})
nh-log-secret = { $hero } behält etwas für sich: { $other }
nh-log-stage = ⚠️ Stufe { $n }: { $card }
nh-log-healed = { $card } verliert { $n } Schaden
nh-log-counters = { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
} Zähler auf { $card }: { $other }
nh-log-die = Ein Hacking-Würfel auf { $card }
nh-log-defeated = { $card } ist besiegt
nh-log-retreats = { $card } zieht sich zurück
nh-log-returns = { $card } ist wieder da
nh-log-enemy-moves = { $card } kommt zu: { $place }
nh-log-follower = { $card } begleitet { $hero }
nh-log-buys = { $hero } kauft { $card }
nh-log-recycled = { $hero } recycelt { $card }
nh-log-attacks = { $card } greift { $hero } an
nh-log-focus = { $hero } fokussiert
nh-log-take-back = { $hero } nimmt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } zurück
nh-log-exhausted = ⚠️ { $hero } ist erschöpft
nh-log-says = { $card }: „{ $text }“
nh-log-threshold = Die Überwachung hat { $n } erreicht
nh-log-escalation = ⚠️ Die Überwachungskarte wird auf ihre Eskalationsseite gedreht
nh-log-chapter-done = Das Ziel ist erreicht: { $card }
nh-log-encounter-phase = __Begegnungsphase { $n }__
nh-log-draws = Du ziehst { $card }
nh-log-encounter = { $hero } handelt { $card } ab
nh-log-consequences = { $hero } zieht noch eine Karte
nh-log-reshuffled = Der Begegnungsablagestapel wird zum neuen Deck gemischt
nh-log-shuffled-in = Neu im Begegnungsdeck: „{ $other }“
nh-log-reset = Das Grid wird zurückgesetzt
nh-log-archived = { $n ->
    [one] 1 Modifikator
   *[other] { $n } Modifikatoren
} ins Archiv
nh-log-analyses = { $hero } sieht sich { $n ->
    [one] 1 Modifikator
   *[other] { $n } Modifikatoren
} an
nh-log-analyses-encounters = { $hero } sieht sich { $n ->
    [one] die oberste Begegnungskarte
   *[other] die obersten { $n } Begegnungskarten
} an
nh-log-encounter-discarded = { $card } wird abgeworfen
nh-log-shapes = { $hero } formt { $n ->
    [one] 1 Modifikator
   *[other] { $n } Modifikatoren
}
nh-log-rolled = { $hero } würfelt { $other }
nh-log-die-turned = Der Würfel wird auf { $other } gedreht
nh-log-quiet = Die Schädel dieser Aufgabe aktivieren keine Gegner
nh-log-pool = Ab der nächsten Episode: { $sign ->
    [up] { $abs } mehr
   *[down] { $abs } weniger
} von { $other } in der Modifikatoren-Auswahl
nh-log-tracker = { $other }: { $n }
nh-log-crossed = Gestrichen: { $other }
nh-log-mark = { $hero } notiert: { $other }
nh-log-unmark = { $hero } streicht: { $other }
nh-log-swap = Ab der nächsten Episode: { $other } anstelle von { $card }
nh-log-note = Notiz: { $other }
nh-log-ends = Die Episode endet
nh-recap-more = { $n ->
    [0] …
    [one] … 1 Zeile mehr im *Protokoll*
   *[other] … { $n } Zeilen mehr im *Protokoll*
}
