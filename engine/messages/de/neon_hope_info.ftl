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

nhe-stays = Kommt nicht zu dir; nur eigene Effekte bewegen diesen Gegner.

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
nhe-by-characters = { $one }, { $two }, { $three } oder { $four } bei 1, 2, 3 oder 4 Charakteren
nhe-token-hope = Hoffnung
nhe-token-resource = Ressource
nhe-token-attribute = Attributmarker { $attribute }

nhe-fact-secrets = Geheimnisse
nhe-fact-counters = Zähler
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
nhe-fact-stage = Stufe { $n }
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

nhe-difficulty =
    { $level ->
        [normal] Normal
        [advanced] Fortgeschritten
        [hard] Schwer
       *[hopeless] Hoffnungslos
    }
nhe-may-question = { $effects } Machst du das?
