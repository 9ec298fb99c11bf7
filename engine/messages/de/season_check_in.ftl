# Anwesenheit vor der ersten Runde: was jemand erfährt und zu tun hat, warum etwas nicht geht, das Protokoll.

ls-check-in = Bis { $until } meldet sich noch einmal, wer angemeldet und da ist. Wer es nicht tut, wird nicht gepaart.
ls-check-in-you = Die Anmeldung ist vorbei. Melde dich bis { $until } anwesend, sonst wirst du nicht gepaart.
ls-check-in-waiting = Die Anmeldung ist vorbei, und du stehst auf der Warteliste. Melde dich bis { $until } anwesend: Plätze, die leer bleiben, bekommen die Anwesenden der Liste, die ersten zuerst.
ls-remind-check-in = Du hast dich noch nicht anwesend gemeldet. Ohne das wirst du nach { $until } nicht gepaart.
ls-check-in-over = Die Anwesenheit ist festgestellt. { $players ->
    [one] { $players } Spieler ist da
   *[other] { $players } Spieler sind da
}{ $absent ->
    [0] .
    [one] ; { $absent } hat sich nicht gemeldet und ist nicht dabei.
   *[other] ; { $absent } haben sich nicht gemeldet und sind nicht dabei.
}
ls-check-in-few = { $n ->
    [0] Niemand hat sich anwesend gemeldet; also geht es damit weiter, und niemand hat seinen Platz verloren.
    [one] Von { $players } Spielern hat sich nur { $n } anwesend gemeldet. Das ist zu wenig für den Anfang; also geht es damit weiter, und niemand hat seinen Platz verloren.
   *[other] Von { $players } Spielern haben sich nur { $n } anwesend gemeldet. Das sind zu wenige für den Anfang; also geht es damit weiter, und niemand hat seinen Platz verloren.
} In den Einstellungen lässt es sich abstellen: Dann spielen alle, die sich angemeldet haben.
ls-checked-in = Die Turnierleitung hat dich anwesend gemeldet.
ls-not-seated = Du hast dich nicht anwesend gemeldet und bist nicht mehr in der Liga. Die Turnierleitung kann dich noch anmelden.
ls-not-seated-late = Du hast dich nicht anwesend gemeldet und bist in den ersten Paarungen nicht dabei. Nachträglich einsteigen kannst du noch: auf dem Server mit /league join.

ls-owe-check-in = Bis { $until } anwesend melden

ls-log-checked-in = meldet { $person } anwesend
ls-log-not-seated = haben sich nicht anwesend gemeldet und sind nicht dabei: { $people }

ls-error-check-in = Anwesend melden kann man sich mindestens zehn Minuten und höchstens eine Woche lang.
ls-error-no-check-in = Gerade muss sich niemand anwesend melden.
ls-error-checked-in = Du hast dich schon anwesend gemeldet.
ls-error-too-few-here = { $players ->
    [0] Niemand hat sich
    [one] Nur { $players } Spieler hat sich
   *[other] Nur { $players } Spieler haben sich
} anwesend gemeldet; gebraucht werden { $least }. Stellst du das in den Einstellungen ab, spielen alle, die sich angemeldet haben.
