# Zurücknehmen
bot-button-undo = Zurücknehmen
bot-command-undo = Zurücknehmen, was du in einer Partie getan hast, oder darum bitten
bot-option-undo = Was man zurücknehmen darf; ohne Angabe sofort, solange niemand etwas sah oder gefragt wurde
bot-choice-free = Sofort, sonst mit Einverständnis
bot-choice-consent = Nur mit Einverständnis
bot-choice-never = Nichts
bot-challenge-undo-consent = zurückgenommen wird nur mit Einverständnis
bot-challenge-undo-off = nichts wird zurückgenommen
bot-undo-title = Was willst du zurücknehmen?
bot-undo-last = Deine letzte Wahl
bot-undo-action = Die ganze Aktion
bot-undo-turn = Deinen ganzen Zug
bot-undo-alone = Das kannst du allein.
bot-undo-computer = Der Computer ist einverstanden.
bot-undo-consent = Dazu { $n ->
    [one] muss
   *[other] müssen
} { $names } einverstanden sein.
bot-undo-never = Das lässt sich nicht zurücknehmen: Du hast seitdem Karten gesehen, oder der Zufall war im Spiel, und dem kann ein Computer nicht zustimmen.
bot-undo-shown = { $names } { $n ->
    [one] hat
   *[other] haben
} gesehen: { $cards }.
bot-undo-own-seen = Du hast gesehen: { $cards }. { $names } { $n ->
    [one] erfährt
   *[other] erfahren
}, wie viel du gesehen hast.
bot-undo-do-last = Letzte Wahl zurücknehmen
bot-undo-do-action = Aktion zurücknehmen
bot-undo-do-turn = Zug zurücknehmen
bot-undo-ask-last = Um die letzte Wahl bitten
bot-undo-ask-action = Um die Aktion bitten
bot-undo-ask-turn = Um meinen Zug bitten
bot-undo-gone = Die Partie ist seitdem weitergegangen; sieh neu nach, was sich zurücknehmen lässt.
bot-undo-off = In dieser Partie wird nichts zurückgenommen.
bot-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
bot-undo-asked = Du hast schon gefragt; die Antwort steht noch aus.
bot-undo-asked-first = Du wirst selbst gefragt: Sag zuerst, ob du einverstanden bist.
bot-undo-own = Dazu müssen andere einverstanden sein, nicht du.
bot-undo-asks = ↩ **{ $name } möchte das zurücknehmen:**
bot-undo-seen = { $name } hat seitdem gesehen: { $cards }.
bot-undo-cards = { $others ->
    [yes] { $n ->
        [one] eine weitere Karte
       *[other] { $n } weitere Karten
    }
   *[no] { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
}
bot-undo-chance = Der Zufall war im Spiel; wer dasselbe noch einmal tut, dem geschieht dasselbe.
bot-undo-waiting = ↩ Du hast { $names } gebeten, dich etwas zurücknehmen zu lassen. Spielt jemand vor der Antwort weiter, ist die Bitte hinfällig.
bot-undo-granted = ↩ Zurückgenommen, mit Einverständnis von { $names }.
bot-undo-agree = Einverstanden
bot-undo-agreed = Du bist einverstanden; gehört werden muss noch: { $names }.
bot-undo-refuse = Nicht einverstanden
bot-undo-withdraw = Bitte zurückziehen
bot-undo-refused = ↩ { $name }, { $other } ist nicht einverstanden: Die Partie geht weiter, wie sie steht.
bot-undo-refused-here = ↩ { $names } ist nicht einverstanden: Nichts wurde zurückgenommen.
bot-undo-call = { $name }, du wirst gefragt, ob etwas zurückgenommen werden darf.
bot-undo-told = { $n ->
    [one] ↩ { $name } nimmt eine Wahl zurück.
   *[other] ↩ { $name } nimmt { $n } Entscheidungen zurück.
}
bot-undo-told-agreed = { $n ->
    [one] ↩ { $name } nimmt mit Einverständnis eine Wahl zurück.
   *[other] ↩ { $name } nimmt mit Einverständnis { $n } Entscheidungen zurück.
}

# The end of the turn
bot-option-end = Deinen Zug selbst beenden, mit einem Knopf
bot-end-off = Dein Zug endet von selbst, wenn nichts mehr zu tun ist.
bot-end-on = Du beendest deinen Zug selbst, mit einem Knopf.
bot-to-end-on = Züge selbst beenden
bot-to-end-off = Züge von selbst enden lassen

# Choices that are seldom meant
bot-more = Mehr …
bot-less = Zurück zur Auswahl

# Why not?
bot-button-why = Warum nicht?
bot-why-title = Was du jetzt nicht tun kannst, und warum
bot-why-nothing = Nichts zu erklären: Alles, was jetzt in Frage kommt, steht auf deinem Panel.
