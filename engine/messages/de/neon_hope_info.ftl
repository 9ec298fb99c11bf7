# NEON HOPE: Karten zum Lesen.

nhe-keyword = { $name } ({ $reminder })
nhe-keyword-confrontation = Konfrontation
nhe-keyword-additional-consequences = Weitere Folgen
nhe-keyword-unpredictable = Unberechenbar
nhe-keyword-reckless = Waghalsig
nhe-keyword-teamwork = Teamarbeit
nhe-keyword-flexible = Flexibel
nhe-reminder-confrontation = du darfst den Ort dieser Karte nicht verlassen
nhe-reminder-additional-consequences = ziehe danach eine weitere Begegnungskarte und handle sie ab
nhe-reminder-unpredictable = Schädel gelten als Epic Fail
nhe-reminder-reckless = decke einen zusätzlichen Modifikator auf
nhe-reminder-teamwork = eine passende Ladung darf statt +2 auch 1 Impuls geben
nhe-reminder-flexible = 1 Ladung eines beliebigen Attributs gilt als passend

nhe-headed = { $head }: { $text }
nhe-head-if = { $head }, wenn { $condition }
nhe-box-revealed = Aufgedeckt
nhe-box-completed = Abgeschlossen
nhe-box-follower = Begleiter
nhe-box-attack = Angriff
nhe-box-danger = Gefahr
nhe-box-played = Wenn ausgespielt
nhe-box-resolved = Wenn abgehandelt
nhe-box-success = Bei Erfolg
nhe-box-failure = Beim Scheitern

nhe-moment-turn-start = Zu Beginn deines Zuges
nhe-moment-turn-end = Am Ende deines Zuges
nhe-moment-encounter-start = Zu Beginn der Begegnungsphase
nhe-moment-before-task = Bevor du eine Aufgabe{ $task } ausführst
nhe-moment-after-task = Nachdem du eine Aufgabe{ $task } ausgeführt hast
nhe-moment-task-succeeded = Wenn dir eine Aufgabe{ $task } gelingt
nhe-moment-task-failed = Wenn du an einer Aufgabe{ $task } scheiterst
nhe-moment-stress = Wenn du Stress erlitten hast
nhe-moment-focus = Wenn du fokussierst
nhe-moment-defeated = Wenn du einen Gegner oder Zustand besiegst

nhe-ability-free = In deinem Zug
nhe-ability-free-types = In deinem Zug
nhe-ability-activate = Aktivieren
nhe-ability-activate-types = Aktivieren
nhe-ability-task = Während deiner Aufgabe
nhe-ability-task-types = Während deiner Aufgabe { $types }
nhe-once-turn = einmal pro Zug
nhe-once-round = einmal pro Runde
nhe-cost-action = 1 Aktion
nhe-cost-recycle = recycle diesen Vorteil
nhe-cost-scrap = entsorge diesen Vorteil
nhe-cost-use = verbrauche 1 Einsatz
nhe-only-if = nur wenn { $condition }

nhe-typed = „{ $type }“
nhe-bonus =
    { $on ->
        [yes] { $n } { $attribute }{ $some ->
            [yes] { " " }in Aufgaben { $types }
           *[no] { "" }
        }
       *[no] { $some ->
            [yes] { $n } in Aufgaben { $types }
           *[no] { $n } auf jedes Attribut
        }
    }
nhe-symbols-stress = { $n } Stress
nhe-symbols-surveillance = { $n } Überwachung
nhe-symbols-slots =
    { $of ->
        [one] Ein Hacking-Würfel kann es verdecken.
       *[other] Hacking-Würfel können { $n } dieser Symbole verdecken.
    }
nhe-threshold-flip = Die Überwachungskarte wird auf ihre Eskalationsseite gedreht.
nhe-threshold-end = Die Episode ist verloren.

nhe-task-danger = Gefahr { $n }
nhe-task-retreat = Rückzug { $n }
nhe-task-slots =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
nhe-task-retreat-box = Rückzugsbox { $n }
nhe-count-per =
    { $base ->
        [0] { $each } pro Charakter
       *[other] { $base } + { $each } pro Charakter
    }
nhe-token-hope = Hoffnung
nhe-token-resource = Ressource
nhe-token-attribute = Attributmarker { $attribute }

nhe-fact-secrets = Geheimnisse
nhe-fact-support = Unterstützung
nhe-fact-task = Aufgabe
nhe-fact-secondary = Sekundäre Aufgabe
nhe-fact-number = Nummer
nhe-fact-bonus = Attributsbonus
nhe-fact-impacts = Impulse
nhe-fact-cost = Kosten
nhe-fact-uses = Einsätze
nhe-fact-upper = Oberer Ort
nhe-fact-lower = Unterer Ort
nhe-fact-health = Lebenspunkte
nhe-fact-appears = Erscheint
nhe-fact-goal = Ziel
nhe-appears-here = an deinem Ort
nhe-appears-upper = am oberen Ort deiner Umgebung
nhe-appears-lower = am unteren Ort deiner Umgebung
nhe-appears-start = am Startort
nhe-appears-network = im Netzwerk

nhe-kind-character = Charakter
nhe-kind-action = Aktionskarte
nhe-kind-tool = Vorteil
nhe-kind-character-tool = Charakter-Vorteil
nhe-kind-environment = Umgebung
nhe-kind-clue = Spur
nhe-kind-enemy = Gegner
nhe-kind-condition = Zustand
nhe-kind-event = Ereignis
nhe-kind-community = Gemeinschaftskarte
nhe-kind-chapter = Kapitel
nhe-kind-surveillance = Überwachungskarte
nhe-kind-episode = Episode
nhe-kind-campaign = Kampagne
nhe-trait-universal = Universal
nhe-trait-elite = Elite
