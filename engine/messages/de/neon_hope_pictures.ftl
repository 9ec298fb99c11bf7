# Die Bilder von NEON HOPE und ihre Beschreibungen.

# Das Banner.
rnh-your-move = Du bist dran
rnh-turn = { $name } ist am Zug
rnh-who-next = Wer ist als Nächstes dran? { $names }
rnh-deciding = { $n ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
rnh-setup = Aufbau
rnh-playing = Die Episode läuft
rnh-won = Episode gewonnen
rnh-lost = Episode verloren
rnh-over = Episode beendet
rnh-round = Runde { $n }
rnh-or = { $first } oder { $last }
rnh-and = { $first } und { $last }
rnh-no-advice = Begegnungskarten: kein Rat, bis alle abgehandelt sind

# Kapitel, Überwachung, Grid.
rnh-chapter = Kapitel { $n }
rnh-surveillance = Überwachung
rnh-escalated = eskaliert
rnh-threshold = Bei { $n }: { $text }
rnh-epic-fail = Epic Fail außerdem: { $text }
rnh-grid = Grid
rnh-grid-later = Das Grid wird nach dem Aufbau ausgelegt.
rnh-face-down = { $n } verdeckt
rnh-archive = Archiv { $n }
rnh-hidden = Verborgen

# Orte und Karten.
rnh-nothing-here = nichts hier
rnh-percent = { $n } %
rnh-danger = Gefahr { $n }
rnh-retreat = Rückzug { $n }
rnh-retreats = Rückzug
rnh-retreated = zurückgezogen
rnh-elite = Elite
rnh-secrets = { $n ->
    [one] { $n } Geheimnis
   *[other] { $n } Geheimnisse
}
rnh-network = Netzwerk
rnh-network-empty = außer Überwachung keine Karten
rnh-encounter-deck = Begegnungsdeck { $n }
rnh-encounter-discard = Ablage { $n }
rnh-discard-top = { $n } (oben { $top })
rnh-scrap = Entsorgungsstapel { $n }
rnh-uses = { $n ->
    [one] { $n } Einsatz
   *[other] { $n } Einsätze
}
rnh-access = { $access ->
    [locked] gesperrt
    [locking] wird als Nächstes gesperrt
    [closing] schließt als Nächstes
   *[closed] geschlossen
}
rnh-secrets-kept = Nur du weißt es
rnh-attacks = greift an:
rnh-stage = Stufe { $n }/{ $of }
rnh-counters = { $name ->
    [none] { $n } Zähler
   *[other] { $name } { $n }
}
rnh-used = benutzt

# Charaktere.
rnh-endurance = Ausdauer
rnh-hand = Hand
rnh-hope = Hoffnung
rnh-resources = Ressourcen
rnh-actions = Aktionen
rnh-lead = verantwortlich
rnh-exhausted = erschöpft
rnh-done = Zug beendet
rnh-at-turn = am Zug
rnh-tools = Vorteile

# Die laufende Aufgabe.
rnh-task-by = { $name } führt aus: { $card }
rnh-value = Wert
rnh-needed = nötig
rnh-revealed = aufgedeckt
rnh-nothing-revealed = noch nichts aufgedeckt
rnh-success = Erfolg
rnh-failure = gescheitert

# Die Hand.
rnh-played = spielt
rnh-your-hand = { $n ->
    [0] Deine Hand ist leer
    [one] Deine Hand: { $n } Karte
   *[other] Deine Hand: { $n } Karten
}
rnh-impact = { $n ->
    [one] Impuls
   *[other] Impulse
}
rnh-universal = Universal
rnh-discard-pile = Ablagestapel
rnh-tool-set = Vorteilset
rnh-in-play = Im Spiel
rnh-tokens = Marker
rnh-drawn = Deine Begegnungskarte
rnh-drawn-alone = Du entscheidest allein: kein Rat.
rnh-looked-at = Du siehst dir an
rnh-archive-known = Archiv, soweit du es kennst

# Beschreibungen für alle, die das Bild nicht sehen.
rnh-more = Was sonst noch ausliegt, ist nicht beschrieben.
rnh-alt-name-role = { $name } ({ $role })
rnh-alt-surveillance = Überwachung { $n } von { $last }.
rnh-alt-surveillance-escalated = Überwachung { $n } von { $last }, eskaliert.
rnh-alt-next = Nächster Schwellenwert: { $n }.
rnh-alt-goal = Kapitel { $n }, { $name }: { $goal }
rnh-alt-hero = { $name }, { $place }: Ausdauer { $endurance }, Hand { $hand }, Hoffnung { $hope }, Ressourcen { $resources }, Aktionen { $actions }
rnh-alt-hero-begins = { $name }: Ausdauer { $endurance }, der Rest wird noch gewählt
rnh-alt-nowhere = noch an keinem Ort
rnh-alt-grid = Grid: { $down } verdeckt, offen { $up }.
rnh-alt-place = { $name }: { $cards }.
rnh-alt-secrets = { $name } ({ $n ->
    [one] { $n } Geheimnis
   *[other] { $n } Geheimnisse
})
rnh-alt-attacks = greift an: { $n } { $kind ->
    [stress] Stress
   *[other] Überwachung
}
rnh-alt-enemy = { $name } (Gegner, Schaden { $damage } von { $health })
rnh-alt-enemy-gone = { $name } (Gegner, zurückgezogen)
rnh-alt-network = Netzwerk: { $cards }.
rnh-alt-condition = { $name } ({ $filled } von { $slots } Würfeln)
rnh-alt-task = { $name }: { $task }, { $card }, Wert { $value }.
rnh-alt-hand = Deine Hand, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}:
rnh-alt-list = { $label }: { $items }.

# Modifikatoren in Worten.
rnh-skull = Schädel
rnh-epic-win-name = Epic Win
rnh-epic-fail-name = Epic Fail

# What is new, and the course of an episode
rnh-new = neu
rnh-campaign-before = { $n ->
    [one] { $n } Schritt davor
   *[other] { $n } Schritte davor
}
rnh-campaign-next = jetzt
rnh-campaign-over = Die Kampagne ist zu Ende
rnh-campaign-modifiers = Modifikatoren
rnh-campaign-pool = { $n } × { $modifier }
rnh-campaign-choice = „{ $choice }“
rnh-campaign-crossed = Gestrichen: { $note }
rnh-campaign-healed = Vorbei: { $note }
rnh-campaign-card = { $card } gelernt
rnh-campaign-who = { $who }: { $what }
rnh-campaign-learned = { $card } statt { $old }
rnh-campaign-unscathed = Noch nichts verloren, noch nichts gelernt
rnh-alt-campaign-next = als Nächstes kommt { $step }
rnh-course-surveillance = Überwachung (ihr alle)
rnh-course-endurance = Ausdauer
rnh-course-completed = Abgeschlossene Aufgaben
rnh-course-round = Runde
rnh-alt-course = Der Verlauf der Episode. Überwachung am Ende jeder Runde: { $values }, von { $most }.
rnh-alt-course-hero = { $name }: Ausdauer { $endurance }, abgeschlossene Aufgaben { $n }.
