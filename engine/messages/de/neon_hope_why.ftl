# NEON HOPE: was jetzt nicht geht, und warum.

nh-why-now = Jetzt
nh-why-tasks = Aufgaben
nh-why-move = Ort wechseln
nh-why-abilities = Fähigkeiten
nh-why-hand = Deine Hand
nh-why-tools = Deine Vorteile
nh-why-line = { $what }: { $why }
nh-why-task = { nh-type }: { $card } ({ $attribute } gegen { $difficulty })
nh-why-ability = { $card } ({ $text })
nh-why-not-turn = Jemand anderes ist am Zug: keine Aktionen.
nh-why-not-done = Du warst in dieser Runde schon am Zug.
nh-why-not-phase = Beim Aufbau und in der Begegnungsphase gibt es keine Aktionen.
nh-why-not-later = Erst kommt etwas anderes: keine Aktionen.
nh-why-not-begin = Zu Beginn deines Zuges geschieht etwas: Mach erst deinen Zug.
nh-why-not-actions = Es kostet eine Aktion, und du hast keine mehr.
nh-why-not-place = Das ist anderswo: { $place }.
nh-why-not-retreated = Zurückgezogen; er kommt in der Begegnungsphase wieder.
nh-why-not-no-investigate = Darauf liegt kein Geheimnis.
nh-why-not-no-support = Darauf liegt kein Marker.
nh-why-not-no-fight = Keine Lebenspunkte mehr.
nh-why-not-no-hack = Alle Felder sind belegt.
nh-why-not-locked = Dieser Ort ist gesperrt.
nh-why-not-closed = Dieser Ort ist geschlossen.
nh-why-not-held = Eine Karte mit Konfrontation hält dich an deinem Ort.
nh-why-not-task = Nur während einer Aufgabe, zu der es passt.
nh-why-not-condition = Was darauf steht, muss erst zutreffen.
nh-why-not-once-turn = In diesem Zug schon eingesetzt.
nh-why-not-once-round = In dieser Runde schon eingesetzt.
nh-why-not-uses = Kein Einsatz mehr übrig.
nh-why-not-useless = Es würde nichts ändern.
nh-why-not-types = Hier hat nichts eine Aufgabe, zu der sie passt.
nh-why-not-type = Passt nicht zu dieser Art von Aufgabe.
nh-why-not-resources = { $n ->
    [one] Kostet 1 Ressource, und du hast { $have }.
   *[other] Kostet { $n } Ressourcen, und du hast { $have }.
}
nh-why-not-focus = Vorteile werden beim Fokussieren gekauft.
