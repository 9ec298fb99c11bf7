# Ligen, wie die Turnierleitung sie einrichtet und leitet; was alle von einer lesen; Dateien; Datenschutz.

## Befehle

bl-command-league = Ligen: anmelden, spielen, sehen, wer wo steht
bl-command-create = Eine Liga in diesem Kanal gründen
bl-command-settings = Die Einstellungen einer Liga ändern
bl-command-start = Anmeldung schließen und Runde eins auslosen
bl-command-close = Die Anmeldung schließen
bl-command-cancel = Eine Liga absagen
bl-command-repair = Paarungen ansehen: veröffentlichen, tauschen, von Hand paaren, streichen
bl-command-undo = Die letzte Änderung der Turnierleitung zurücknehmen
bl-command-report-for = Ein Ergebnis, einen Einspruch oder eine Abwesenheit entscheiden
bl-command-player = Jemanden aufnehmen, herausnehmen, ersetzen; Freilose und Setzplätze
bl-command-audit = Wer in einer Liga wann was getan hat
bl-command-standings = Wer wo steht
bl-command-bracket = Der Turnierbaum des Cuts
bl-command-pairings = Wer gegen wen spielt
bl-command-why = Warum jemand dort steht und so gepaart wurde
bl-command-export = Eine Liga als Dateien: NRTM, CSV, Kalender, Statistik
bl-command-import = Ein Turnier aus einer Datei von Cobra, NRTM oder AesopsTables fortsetzen
bl-command-privacy = Was ich über dich speichere
bl-command-privacy-export = Alles, was ich über dich speichere, als Datei
bl-command-privacy-delete = Mich dich vergessen lassen
bl-option-league = Die Liga (sonst: die dieses Kanals)
bl-option-action = Was geschehen soll
bl-option-user = Wer
bl-option-other = Wessen Platz, welcher importierte Spieler, der Name, oder die Runden ohne sie
bl-option-seed = Der Setzplatz (0: keiner)
bl-option-round = Die Runde (sonst: die neueste)
bl-option-player = Wer (sonst: du)
bl-option-form = Welche Dateien
bl-option-file = Eine Datei von Cobra, NRTM oder AesopsTables (.json)
bl-choice-add = Aufnehmen
bl-choice-drop = Herausnehmen
bl-choice-rejoin = Wieder aufnehmen
bl-choice-admit = Von der Warteliste holen
bl-choice-check-in = Anwesend melden
bl-choice-substitute = Für jemanden einwechseln
bl-choice-bye = Freilos in Runde eins geben
bl-choice-no-bye = Freilos in Runde eins zurücknehmen
bl-choice-away = Eintragen, in welchen Runden jemand fehlt
bl-choice-seed = Setzplatz festlegen
bl-choice-name = Sagen, wie jemand heißt
bl-choice-link = Sagen, welcher importierte Spieler das ist
bl-choice-warn = Verwarnungen …
bl-choice-nrtm = NRTM (AlwaysBeRunning)
bl-choice-csv = Tabelle, Paarungen, Turnierbaum, Wertungen (CSV)
bl-choice-json = Alles Öffentliche (JSON)
bl-choice-ics = Kalender (ICS)
bl-choice-statistics = Statistik der Identitäten (CSV)

## Gründen

bl-create = **Eine neue Liga.** Wähle, was am nächsten kommt; danach lässt sich alles ändern.
bl-create-title = Neue Liga
bl-choose-template = Welche Art Liga?
bl-template-weekly-swiss = Wöchentliches Schweizer System
bl-template-weekly-swiss-about = jede Woche eine Partie, danach die besten 4; unter zehn treffen sich manche zweimal
bl-template-double-weekly = Wöchentliches Schweizer System, beidseitig
bl-template-double-weekly-about = jede Woche eine Partie auf jeder Seite, danach ein Cut der besten 4
bl-template-small-round-robin = Kleine Liga, jeder gegen jeden
bl-template-small-round-robin-about = alle spielen einmal gegen alle, bis zu acht; am besten für einen Freundeskreis
bl-template-knock-out-weekend = K.-o.-Wochenende
bl-template-knock-out-weekend-about = Doppel-K.-o. in schnellen Runden von 12 Stunden
bl-template-teams = Teams
bl-template-teams-about = drei Bretter, eine Runde pro Woche, Ersatz für alle
bl-template-ladder = Rangliste
bl-template-ladder-about = fordere die über dir heraus, so lange du magst
bl-default-title = Liga { $guild }
bl-create-about = Die Liga wird in diesem Kanal angekündigt.
bl-create-now = Gründen und Anmeldung öffnen
bl-create-later = Gründen, Anmeldung später öffnen

## Eine Liga in wenigen Zeilen

bl-format-dss = Schweizer System, beidseitig
bl-format-sss = Schweizer System, einseitig
bl-format-round-robin = Jeder gegen jeden
bl-format-single-elimination = K.-o. (einfach)
bl-format-double-elimination = K.-o. (doppelt)
bl-format-ladder = Rangliste mit Herausforderungen
bl-both-sides = eine Partie auf jeder Seite
bl-divisions = { $n } Divisionen
bl-tiers = { $n } Divisionen nach Stärke
bl-legs = { $n }-mal jeder gegen jeden
bl-rounds = { $n ->
    [0] Runden je nach Feld
    [one] { $n } Runde
   *[other] { $n } Runden
}
bl-reach = Herausforderungen bis { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
} nach oben
bl-cut-0 = kein Cut
bl-cut-2 = Top 2
bl-cut-3 = Top 3
bl-cut-4 = Top 4
bl-cut-8 = Top 8
bl-cut-16 = Top 16
bl-cut-of = Top { $n } ({ $how })
bl-elimination-single = einfaches K.-o.
bl-elimination-double = Doppel-K.-o.
bl-decks-free-private = eigene Decks, anderswo gespielt; Listen bleiben geheim
bl-decks-free-cut = eigene Decks, anderswo gespielt; Listen im Cut offen
bl-decks-free-public = eigene Decks, anderswo gespielt; Listen ab Runde eins offen
bl-decks-own-private = eigene Decks, eingereicht ({ $format }), hier gespielt; Listen bleiben geheim
bl-decks-own-cut = eigene Decks, eingereicht ({ $format }), hier gespielt; Listen im Cut offen
bl-decks-own-public = eigene Decks, eingereicht ({ $format }), hier gespielt; Listen ab Runde eins offen
bl-decks-all = ✅ Alle haben Decks eingereicht.
bl-decks-missing = ⚠️ { $n ->
    [one] Einer hat
   *[other] { $n } haben
} noch keine Decks eingereicht: { $names }{ $more ->
    [0] .
   *[other] { " " }und { $more } weitere.
}
bl-publish-organiser = die Turnierleitung veröffentlicht jede Runde
bl-publish-at-once = Runden erscheinen sofort von selbst
bl-publish-after = Runden erscheinen von selbst { $length } nach der Auslosung
bl-forfeits = { $n ->
    [0] nach der Regel, wenn die Zeit um ist
    [one] nach der Regel, wenn die Zeit um ist; in Runde 1 entscheidet die Turnierleitung
   *[other] nach der Regel, wenn die Zeit um ist; in den Runden 1 bis { $n } entscheidet die Turnierleitung
}
bl-length = { $length } je Runde
bl-length-cut = { $length } je Runde, { $cut } im Cut
bl-length-ladder = { $length } je Herausforderung
bl-length-same = wie die anderen Runden
bl-quiet = keine Erinnerungen { $hours }
bl-quiet-none = Erinnerungen zu jeder Zeit
bl-window-from = Die Anmeldung öffnet { $start }.
bl-window-from-until = Die Anmeldung öffnet { $start } und schließt { $until }.
bl-window-open = Die Anmeldung ist offen.
bl-window-until = Die Anmeldung ist offen bis { $until }.
bl-window-late = Die Anmeldung ist zu; Nachzügler steigen ab der nächsten Runde ein.
bl-window-ladder = Die Anmeldung ist zu; wer jetzt dazukommt, fängt unten an.
bl-window-closed = Die Anmeldung ist zu.
bl-state-planned = Die Anmeldung ist noch nicht offen.
bl-state-signup = Die Anmeldung ist offen.
bl-state-closed = Die Anmeldung ist zu; als Nächstes kommt Runde eins.
bl-state-checking = Bis { $until } melden sich alle anwesend: { $n } von { $players } sind da.
bl-state-checking-open = Alle melden sich anwesend, bis es genug sind: { $n } von { $players } sind da.
bl-state-finished = Die Liga ist zu Ende.
bl-state-cancelled = Die Liga ist abgesagt.
bl-state-ladder = Die Rangliste ist offen: Fordere jemanden über dir heraus.
bl-state-between = { ls-of-round }: zu Ende. Die nächste Runde wird ausgelost.
bl-state-cut = { ls-of-round }: läuft.
bl-state-round = Runde { $round } von { $rounds } läuft.
bl-everybody = alle
bl-line-rules = **Modus:** { $rules }
bl-line-length = **Zeit:** { $length }
bl-line-planned = **Mit den { $players }, die jetzt dabei sind:** { $rounds ->
    [0] {""}
    [one] eine Runde
   *[other] { $rounds } Runden
}{ $cut ->
    [0] {""}
   *[other] { $rounds ->
        [0] bis zu { $cut } K.-o.-Runden
       *[other] , danach bis zu { $cut } im Cut
    }
}; höchstens { $length }, wenn nichts verschoben wird
bl-line-rematches = -# Unter zehn Spielern treffen sich in diesen Runden manche zweimal. Bei *Jeder gegen jeden* trifft jeder einmal auf jeden.
bl-line-zone = **Zeitzone:** { $zone }, { $quiet }
bl-line-decks = **Decks:** { $decks }
bl-line-edition = **Regeln:** { $edition }
bl-line-publish = **Paarungen:** { $publish }
bl-line-forfeits = **Kampflos:** { $forfeits }
bl-line-check-in = **Anwesenheit:** { $how }
bl-line-series = **Saison:** { $how }
bl-series = { $name }{ $leagues ->
    [0] {""}
    [one] , { $leagues } Liga
   *[other] , { $leagues } Ligen
}{ $moving ->
    [0] {""}
   *[other] , je { $moving } auf und ab
}
bl-line-people = **Spieler:** { $players } dabei, Platz für { $room }, { $fewest } nötig
bl-line-organisers = **Turnierleitung:** { $who }
bl-signed-up = **Spieler ({ $n })**
bl-signed-up-of = **Spieler ({ $n } von { $room })**
bl-waiting-list = **Warteliste:** { $names }
bl-and-more = { $names } und { $n } weitere
bl-seed = Alle Auslosungen kommen aus der Startzahl { $seed }, sodass alle sie nachprüfen können. Ihr SHA-256, seit der Anmeldung zu sehen: { $hash }
bl-seed-sealed = Alle Auslosungen kommen aus einer Startzahl, die mit der ersten Runde gezeigt wird, damit niemand ihretwegen ein- oder aussteigt. Bis dahin ihr SHA-256: { $hash }
bl-seed-short = `{ $hash }…` (ganz in `/league why`)

## Einstellungen

bl-page-play = Spiel
bl-page-time = Zeit
bl-page-people = Leute
bl-page-play-about = Einstellungen · wie gespielt wird
bl-page-time-about = Einstellungen · Runden, Termine, wer veröffentlicht
bl-page-people-about = Einstellungen · Decks, Turnierleitung, Nachzügler
bl-choose-format = Modus
bl-choose-rounds = Runden
bl-ties = Bei Gleichstand: { $ties }
bl-ties-named = bei Gleichstand { $ties }
bl-choose-ties = Was bei Gleichstand entscheidet
bl-choose-cut = Cut nach den Runden
bl-choose-elimination = Wie der Cut gespielt wird
bl-choose-length = Länge einer Runde
bl-choose-cut-length = Länge einer Runde im Cut
bl-choose-publish = Wer veröffentlicht eine Runde?
bl-choose-check-in = Vor Runde eins anwesend melden?
bl-check-in-none = niemand muss sich vor Runde eins anwesend melden
bl-check-in-length = vor Runde eins, { $length } lang nach der Anmeldung
bl-check-in-begun = ✅ Alle melden sich jetzt anwesend. Danach kommen die Paarungen.
bl-choose-decks = Decks
bl-choose-edition = Ausgabe der Regeln
bl-choose-roles = Rollen, deren Mitglieder leiten
bl-choose-organisers = Leute, die leiten
bl-choose-channel = Kanal, in dem sie angekündigt wird
bl-choose-deskchannel = Kanal für die Turnierleitung (keiner: direkt)
bl-flag-both-on = Beide Seiten spielen
bl-flag-both-off = Eine Partie je Match
bl-flag-seeds-on = Setzplätze trennen Gleiche
bl-flag-seeds-off = Setzplätze in der Tabelle nicht zählen
bl-flag-relax-on = Paarungsregeln notfalls lockern
bl-flag-relax-off = Paarungsregeln nie lockern
bl-flag-late-on = Nachzügler zulassen
bl-flag-late-off = Keine Nachzügler
bl-flag-early-on = Nächste Runde, sobald alle gespielt haben
bl-flag-early-off = Runden dauern ihre volle Zeit
bl-modal-dates = Termine und Zeitzone …
bl-modal-numbers = Name und Zahlen …
bl-field-title = Name
bl-field-title-about = Wie alle ihn lesen
bl-field-zone = Zeitzone
bl-field-zone-about = Zum Beispiel Europe/Berlin
bl-field-opens = Anmeldung öffnet
bl-field-opens-about = 24.12.2026 18:00, oder 3d: in drei Tagen
bl-field-closes = Anmeldung schließt
bl-field-closes-about = 24.12.2026 18:00, oder 7d; leer: von Hand
bl-field-quiet = Ruhezeit ohne Erinnerungen
bl-field-quiet-about = 22:00-08:00; leer: keine
bl-field-capacity = Platz für wie viele Spieler?
bl-field-capacity-about = Leer: alle
bl-field-fewest = Wie viele sind nötig?
bl-field-fewest-about = Mit weniger beginnt die Liga nicht
bl-field-divisions = Divisionen
bl-field-divisions-about = 1: jeder gegen jeden
bl-field-legs = Wie oft trifft jedes Paar aufeinander?
bl-field-legs-about = 1, oder 2 mit Rückspiel
bl-field-reach = Plätze nach oben für Herausforderungen
bl-field-reach-about = 1 oder mehr
bl-field-reason = Warum?
bl-field-reason-about = Steht dann im Kanal; darf leer bleiben
bl-field-deadline = Zu spielen bis
bl-field-deadline-about = 24.12.2026 18:00, oder 2d: in zwei Tagen

## Knöpfe

bl-act-open = Anmeldung öffnen
bl-act-close = Anmeldung schließen
bl-act-start = Starten
bl-act-cancel = Absagen …
bl-act-finish = Liga beenden …
bl-act-round = Paarungen
bl-act-show-round = Paarungen zeigen
bl-act-draft = Nächste Runde auslosen
bl-act-publish = Veröffentlichen
bl-act-redraw = Meine Änderungen verwerfen
bl-act-swap = Tauschen …
bl-act-pair = Von Hand paaren …
bl-act-void = Streichen …
bl-act-deadline = Frist …
bl-act-deadline-match = Frist dieses Matches …
bl-act-endround = Runde beenden …
bl-act-call = Alle erinnern
bl-act-decide = Match entscheiden …
bl-act-decide-this = Entscheiden
bl-act-decide-other = Ein anderes Match …
bl-act-tables = Alle Matches
bl-act-reason = Grund nennen …
bl-reason = Warum so entschieden wurde
bl-reason-given = Beide wissen es jetzt, und es steht im Protokoll.
bl-act-warn = Verwarnen …
bl-warnings = ## Verwarnungen: { $player }
bl-warnings-none = In den Ligen, die du leitest, gilt keine.
bl-warning = • { $at }, gilt bis { $until }, von { $who } in **{ $league }**: { $text }
bl-choose-unwarn = Eine Verwarnung zurücknehmen
bl-warned = ✅ Das ist ausgerichtet. Nur die Turnierleitung sieht, dass es eine Verwarnung gibt.
bl-unwarned = ✅ Zurückgenommen und ausgerichtet.
bl-decide-warnings = ⚠️ { $player }: { $n ->
    [one] eine Verwarnung
   *[other] { $n } Verwarnungen
} in Kraft
bl-field-warning = Wofür
bl-field-warning-about = Das liest, wer verwarnt wird; andere Spieler lesen es nicht
bl-field-days = Tage
bl-field-days-about = Wie lange sie gilt
bl-act-waits = Was wartet?
bl-act-undo = Rückgängig …
bl-act-settings = Einstellungen
bl-act-audit = Protokoll
bl-no = Nein, zurück

## Paarungen, für die Turnierleitung

bl-draft = ## { ls-of-round }: Entwurf
bl-draft-publishes = Erscheint von selbst { $at }.
bl-draft-resting = **In dieser Runde nicht dabei:** { $who }
bl-draft-asked = { $name } (auf Wunsch)
bl-away-later = **In späteren Runden nicht dabei:** { $who }
bl-away-later-of = { $name } ({ $rounds })
bl-draft-seed = -# Ausgelost aus der Startzahl { $seed }; das sieht bisher nur die Turnierleitung.
bl-round = ## { ls-of-round }
bl-round-until = Zu spielen bis { $until }.
bl-no-round = Es ist keine Runde ausgelost und keine läuft.
bl-no-challenge = Es ist keine Herausforderung offen.
bl-no-match = Es gibt kein Match zu wählen.
bl-pairing = { $table }. { $first } – { $second }
bl-pairing-corp-first = { $table }. { $first } (Konzern) – { $second } (Runner)
bl-pairing-corp-second = { $table }. { $first } (Runner) – { $second } (Konzern)
bl-pairing-bye = { $table }. { $player }: Freilos
bl-more-pairings = … und { $n } mehr
bl-match-open = offen
bl-match-agreed = vereinbart: { $start }
bl-match-playing = läuft
bl-match-reported = gemeldet, nicht bestätigt
bl-match-disputed = ⚠️ Einspruch
bl-match-claimed = ⚠️ Abwesenheit gemeldet
bl-match-done = { $points }:{ $less }
bl-match-option = { ls-of-round }, Tisch { $table }: { $names }
bl-swap-question = Welche zwei Spieler tauschen die Plätze?
bl-swap-choose = Zwei Spieler
bl-pair-question = Wer wird von Hand gepaart? Wähle zwei für ein Match, einen für ein Freilos. Wer schon ein Match hat, dessen Match muss erst gestrichen werden.
bl-pair-choose = Ein oder zwei Spieler
bl-void-question = Welches Match zählt nicht?
bl-void-choose = Ein Match
bl-void-sure = { $names } streichen? Was darin gespielt oder gemeldet wurde, zählt nicht mehr, und beide erfahren es.
bl-void-yes = Ja, streichen
bl-sides-question = { $who } spielen gegeneinander. Wer ist der Konzern?
bl-sides-by-rule = Nach den Regeln
bl-sides-corp = { $player }
bl-published = ✅ Veröffentlicht.
bl-redrawn = Deine Änderungen sind verworfen; das ist, was die Startzahl auslost.
bl-repaired = ✅ Erledigt.
bl-announced-rounds = Wie viele Runden es gibt, wurde mit Runde 1 angekündigt. Trotzdem ändern? Alle erfahren es.
bl-announced-cut = Der Cut wurde mit Runde 1 angekündigt. Trotzdem ändern? Alle erfahren es.
bl-announced-elimination = Wie der Cut gespielt wird, wurde mit Runde 1 angekündigt. Trotzdem ändern? Alle erfahren es.
bl-announced-ties = Was Spieler mit gleichen Punkten trennt, wurde mit Runde 1 angekündigt. Trotzdem ändern? Die Tabelle wird neu gerechnet, und alle erfahren es.
bl-announced-capacity = Wie viele in der Liga sein können, wurde mit Runde 1 angekündigt. Trotzdem ändern? Alle erfahren es.
bl-announced-promote = Wie viele auf- und absteigen, wurde mit Runde 1 angekündigt. Trotzdem ändern? Alle erfahren es.
bl-announced-yes = Ja, ändern
bl-deadline-set = ✅ Zu spielen bis { $until }.
bl-deadline-soon = Das ist { $until }, in weniger als einer Stunde. Was dann kein Ergebnis hat, entscheiden die Regeln, auch kampflos. Ist das so gemeint?
bl-deadline-unreminded = Das ist { $until }. Bis dahin kann niemand mehr erinnert werden. Ist das so gemeint?
bl-deadline-yes = Ja, bis dahin
bl-opens-soon = Die Anmeldung öffnet { $until }, in weniger als einer Stunde. Ist das so gemeint?
bl-opens-yes = Ja, dann öffnen
bl-closes-soon = Die Anmeldung schließt { $until }, in weniger als einer Stunde. Ist das so gemeint?
bl-closes-unreminded = Die Anmeldung schließt { $until }. Wer noch keine Decks hat, kann bis dahin nicht mehr erinnert werden. Ist das so gemeint?
bl-closes-yes = Ja, dann schließen
bl-publish-unlinked = Noch nicht auf Discord: { $who }. Sag mit dem Knopf in /league settings, wer sie sind, oder nimm sie heraus.
bl-endround-sure = Die Runde jetzt beenden? Meldungen zählen, wie sie sind; was kein Ergebnis hat, entscheiden die Regeln, auch kampflos.
bl-endround-yes = Ja, Runde beenden
bl-round-ended = ✅ Die Runde ist zu Ende.

## Entscheiden

bl-decide-question = Welches Match willst du entscheiden?
bl-decide-choose = Ein Match
bl-decide-match = ## { ls-of-round }, Tisch { $table }: { $names }
bl-decide-result = Wie ist es ausgegangen?
bl-decided = ✅ Entschieden. { $n ->
    [0] Sonst wartet nichts auf dich.
    [one] Noch ein Match wartet auf deine Entscheidung.
   *[other] Noch { $n } Matches warten auf deine Entscheidung.
}
bl-claim-absent = { $player } war nicht da
bl-claim-both = Beide waren nicht da
bl-claim-nobody = Niemand hat gefehlt

## Das Feld

bl-player-add = ✅ { $player } ist dabei.
bl-player-waiting = ✅ { $player } steht auf der Warteliste: Die Liga ist voll.
bl-player-drop = ✅ { $player } ist draußen.
bl-player-rejoin = ✅ { $player } ist wieder dabei.
bl-player-admit = ✅ { $player } rückt von der Warteliste nach.
bl-player-check-in = ✅ { $player } ist anwesend gemeldet.
bl-player-substitute = ✅ { $player } übernimmt den Platz ab der nächsten Runde.
bl-player-bye = ✅ { $player } hat in Runde eins ein Freilos.
bl-player-no-bye = ✅ { $player } hat in Runde eins kein Freilos.
bl-player-seed = ✅ Der Setzplatz von { $player } steht.
bl-player-name = ✅ { $player } heißt von jetzt an so.
bl-player-away = ✅ Die Runden, in denen { $player } nicht dabei ist, sind eingetragen.
bl-player-rounds = Ich kann „{ $text }“ nicht als Runden lesen. Schreibe ihre Nummern, etwa 4 oder 4, 5; nichts für keine.
bl-player-link = ✅ { $player } spielt hier weiter.
bl-player-which = Ich weiß nicht, wer „{ $name }“ ist. Wähle aus den Vorschlägen.
bl-player-other-substitute = Nenne in `other`, wessen Platz es ist.
bl-player-other-link = Nenne in `other`, welcher importierte Spieler es ist.
bl-drop-sure = { $player } herausnehmen? Offene Matches sind damit verloren; was gespielt ist, bleibt.
bl-drop-yes = Ja, herausnehmen
bl-no-bots = { $name } ist ein Bot und kann in keiner Liga spielen.

## Vom Start bis zum Ende

bl-cancel-sure = **{ $title }** absagen? Offene Matches enden ohne Ergebnis. Was gespielt ist, bleibt nachzulesen.
bl-cancel-yes = Ja, absagen …
bl-cancelled = Die Liga ist abgesagt.
bl-finish-sure = Die Liga so beenden, wie sie steht? Danach kann darin nichts mehr gespielt werden.
bl-finish-yes = Ja, beenden
bl-finished = ✅ Die Liga ist zu Ende.
bl-start-sure = Damit beginnt die Liga sofort, mit { $players ->
    [one] einer Person
   *[other] { $players } Personen
}: Die Anmeldung schließt, und die Matches beginnen. Niemand sieht sich die Paarungen vorher an.
bl-start-yes = Ja, beginnen
bl-undo-sure = Das zurücknehmen? { $line }
bl-undo-yes = Ja, zurücknehmen
bl-undone = ✅ Zurückgenommen.
bl-unchanged = Nichts hat sich geändert.

## Nachlesen

bl-audit = ## { $title }: Protokoll
bl-audit-empty = Noch ist nichts geschehen.
bl-audit-line = { $at } **{ $who }**: { $what }
bl-audit-clock = Regel:
bl-audit-older = Älteres ▶
bl-audit-newest = ◀ Neuestes
bl-somebody = Jemand
bl-bracket = ## { $title }: Turnierbaum
bl-bracket-place = **{ $place }.** { $player }
bl-bracket-game = Partie { $game }: { $first } – { $second }
bl-bracket-later = Der Turnierbaum steht noch nicht: Er kommt mit der ersten K.-o.-Runde.
bl-bracket-none = Diese Liga hat keinen Cut, also keinen Turnierbaum.
bl-no-pairings = Noch ist keine Runde veröffentlicht.
bl-nobody-yet = Noch hat sich niemand angemeldet.
bl-challenges = ## { $title }: offene Herausforderungen
bl-why-rank = **Warum dieser Platz?**
bl-why-pairing = **{ ls-of-round }: warum { $names }?**
bl-why-unpaired = Noch nicht gepaart.
bl-act-link = { $number ->
    [one] Sagen, wer ein importierter Spieler ist
   *[other] Sagen, wer { $number } importierte Spieler sind
}
bl-link = ## { $title }: Wer ist wer?
    { $left ->
        [one] Von einem importierten Spieler weiß ich nicht, wer er auf Discord ist.
       *[other] Von { $left } importierten Spielern weiß ich nicht, wer sie auf Discord sind.
    } Wähle für jeden jemanden, oder nimm meine Vermutungen. Alles wird gleich gespeichert; wen du auslässt, der bleibt, wie er ist. Seite { $page } von { $pages }.
bl-link-guess = vielleicht { $who }
bl-link-choose = Wer ist { $name }?
bl-link-take = { $number ->
    [one] Die Vermutung stimmt
   *[other] Alle { $number } Vermutungen stimmen
}
bl-link-taken = ✅ { $names } spielen hier weiter.
bl-link-since = Inzwischen hat sich etwas geändert: So steht es jetzt.
bl-link-none = **{ $title }**: Alle Importierten sind jetzt jemand auf Discord.
bl-log-link = sagt, wer ein importierter Spieler ist: { $name } ist { $person }
bl-log-imported = importiert { $title } aus einer Datei

## Dateien

bl-export-nrtm = **{ $title }** als NRTM-Datei, wie AlwaysBeRunning sie nimmt. Darin sind die beendeten Runden.
bl-export-unknown = { $number ->
    [one] Diese Identität ist nicht bekannt und bleibt in der Datei leer: { $names }.
   *[other] { $number } Identitäten sind nicht bekannt und bleiben in der Datei leer: { $names }.
}
bl-export-csv = **{ $title }**: Tabelle und Paarungen, dazu Turnierbaum und Wertungen, wo es sie gibt.
bl-export-json = **{ $title }**: Tabelle, Runden, Turnierbaum und Wertungen in einer Datei für Programme.
bl-called = ✅ { $number ->
    [one] Jemand schuldet etwas und wird erinnert
   *[other] { $number } Leute schulden etwas und werden erinnert
}, in Ruhezeiten, sobald sie vorbei sind.
bl-choice-print = Paarungen nach Namen, zum Drucken (Text)
bl-export-print = **{ $title }**: wer an welchem Tisch spielt, nach Namen.
bl-print-head = { $title }, { ls-in-round }
bl-print-side = Seite
bl-print-bye = Freilos
bl-export-ics = **{ $title }**: deine offenen Matches für den Kalender. Nimm die Datei neu auf, wenn sich etwas verschoben hat: Sie ändert die Einträge, die da sind.
bl-export-subscribe = Abonniert folgt dein Kalender von selbst, in allen deinen Ligen: { $address }
  Die Adresse ist nur für dich: Wer sie kennt, liest deine Matches.
bl-export-statistics = **{ $title }**: Partien, Siege und der Weg in den Cut jeder Identität.
bl-export-no-matches = Du hast kein offenes Match, also gibt es keine Fristen.
bl-export-no-identities = Hier hat niemand eine Identität genannt, also gibt es keine Statistik.
bl-ics-deadline = { ls-of-round }: { $names } (Frist)
bl-ics-agreed = { ls-of-round }: { $names }
bl-import-large = Die Datei ist zu groß: höchstens { $most } kB.
bl-import-slow = Diese Datei zu lesen dauert zu lange.
bl-import-unread = Ich konnte die Datei nicht lesen. Bitte versuch es noch einmal.
bl-imported = { $found ->
    [0] ✅ Importiert:
   *[other] ⚠️ Importiert, mit etwas zum Nachsehen:
} { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, { $rounds ->
    [one] eine beendete Runde
   *[other] { $rounds } beendete Runden
}.
bl-import-open = { $matches ->
    [one] Ein Match hat noch kein Ergebnis; es wird hier gespielt.
   *[other] { $matches } Matches haben noch kein Ergebnis; sie werden hier gespielt.
}
bl-import-void = { $matches ->
    [one] Ein Match einer früheren Runde hat in der Datei kein Ergebnis; es zählt nicht.
   *[other] { $matches } Matches früherer Runden haben in der Datei kein Ergebnis; sie zählen nicht.
}
bl-import-more = … und noch bei { $more ->
    [one] einem weiteren
   *[other] { $more } weiteren
}.
bl-imported-who = Sag nun, wer sie auf Discord sind, bevor du die nächste Runde veröffentlichst.
bl-imported-over = Das Turnier ist vorbei, und sein Endstand ist hier. Du kannst weiterhin sagen, wer seine Spieler auf Discord sind.
bl-imported-on = Alle Runden der Datei sind gespielt, und sie nennt keinen Cut, der noch käme. Geht es hier weiter, drücke *{ bl-act-on }*.
bl-act-on = Weitere Runden spielen
bl-act-drop = Herausnehmen …

## Datenschutz

bl-privacy-file = Alles, was ich über dich speichere. Diese Nachricht siehst nur du. Was in laufenden Partien verborgen ist (Hände, Decks), gehört zu den Partien und steht nicht in der Datei.
bl-privacy-sure = Soll ich dich vergessen, auf allen Servern? Deine Einstellungen und Wertungen gehen. In beendeten Partien heißt dein Platz „Jemand“. Aus laufenden Ligen steigst du aus, und deine Ergebnisse bleiben unter einem neutralen Namen. Das lässt sich nicht zurücknehmen.
bl-privacy-yes = Ja, vergiss mich
bl-privacy-kept = Nichts ist gelöscht.
bl-privacy-done = ✅ Ich habe dich vergessen. Was du oder ich in Kanälen geschrieben haben, liegt bei Discord; lösche es dort.
bl-privacy-damaged = Ich habe dich vergessen, außer in einer Liga, die sich nicht mehr lesen lässt. Bitte frag, wer diesen Bot betreibt.
bl-privacy-playing = Partien, in denen du noch spielst (Nummern): { $games }. Beende sie oder gib sie auf: Die anderen am Tisch brauchen deinen Platz.

## Warum etwas nicht geht

bl-may-not-create = Um eine Liga zu gründen, musst du den Server oder seine Veranstaltungen verwalten dürfen.
bl-too-many-leagues = { $most } Ligen, die du gegründet hast, sind noch nicht zu Ende. Beende oder brich eine ab, dann kannst du die nächste gründen.
bl-too-many-leagues-server = Auf diesem Server laufen noch { $most } Ligen. Beende oder brich eine ab, dann kann die nächste gegründet werden.
bl-no-league = Auf diesem Server gibt es noch keine Liga. Gründe eine mit /league create.
bl-which-league = Hier gibt es mehrere Ligen. Wähle eine mit der Option `league`.
bl-forged = Das steht nicht mehr zur Wahl. Bitte öffne es neu.
bl-bad-date = „{ $text }“ verstehe ich nicht als Datum. Schreib zum Beispiel 24.12. 18:00, Freitag 20 Uhr, morgen, 3 Tage oder 1 Monat.
bl-date-far = „{ $text }“ ist zu weit weg.
bl-bad-hours = „{ $text }“ verstehe ich nicht als Uhrzeiten. Schreib 22:00-08:00, oder „aus“ für keine.
bl-bad-number = { $name }: „{ $text }“ ist keine ganze Zahl.
bl-bad-channel = Ankündigen kann ich eine Liga nur in einem Textkanal dieses Servers.
bl-everyone = Diese Rolle hat jeder auf dem Server. Wähle eine andere.
bl-cut-too-large = Der Cut braucht { $cut } Spieler, dabei { $players ->
    [one] ist nur { $players }
   *[other] sind nur { $players }
}. Wähle in den Einstellungen einen kleineren Cut oder warte auf mehr Spieler.

## Reopening

bl-act-reopen = Wieder öffnen …
bl-reopen-question = Was soll wieder offen sein? Eine ganze Runde heißt: ihre Matches, die nach der Regel entschieden wurden.
bl-reopen-choose = Ein Match mit Ergebnis
bl-reopen-round = { ls-of-round }: nach der Regel entschieden ({ $matches })
bl-reopen-yes = Ja, wieder öffnen
bl-reopened = Wieder offen. Beide jedes Matches wissen es; mit Rückgängig lässt es sich zurücknehmen.
bl-reopen-nothing = Noch hat kein Match ein Ergebnis.
bl-reopen-sure = { $what }
    Wieder öffnen?
bl-correct-yes = Ja, berichtigen
bl-correct-sure = { $what }
    Berichtigen?
bl-act-dismiss = Einspruch abweisen
bl-act-approve = Kampflos werten
bl-match-proposed = kampflos, wartet auf dein Wort
bl-flag-word-on = Kampflos in Runde 1 und 2 nur auf mein Wort
bl-flag-word-off = Kampflos sofort nach der Regel
bl-flag-tiers-on = Divisionen nach Stärke
bl-flag-tiers-off = Divisionen gleich stark
bl-modal-series = Saison …
bl-field-series = Name der Saison
bl-field-series-about = Ligen dieses Servers mit dem gleichen Namen zählen zusammen
bl-field-leagues = Ligen darin
bl-field-leagues-about = Nach so vielen gibt es Trophäen; leer: ohne Ende
bl-field-promote = Auf- und Absteiger
bl-field-promote-about = Wie viele zur nächsten Liga die Division wechseln
bl-act-next = Nächste Liga
bl-next-made = ✅ Die nächste Liga der Saison. Öffne ihre Anmeldung, wann du willst.
bl-next-there = Die nächste Liga der Saison gibt es schon.
bl-line-undo = **Zurücknehmen:** { $undo ->
    [off] nicht erlaubt
   *[consent] wenn der Gegner einverstanden ist
}
bl-flag-undo-on = Zurücknehmen mit Einverständnis
bl-flag-undo-off = Kein Zurücknehmen
bl-line-hints = **Tipps vom Computer:** { $hints ->
    [on] erlaubt
   *[off] nicht erlaubt
}
bl-flag-hints-on = Tipps vom Computer erlauben
bl-flag-hints-off = Keine Tipps vom Computer

## Seiten im Web

bl-line-web = **Webseite:** { $address } – alle können sie lesen
bl-flag-web-on = Im Web zeigen
bl-flag-web-off = Aus dem Web nehmen
bl-web-none = Wer diesen Bot betreibt, hat keine Webseiten eingeschaltet.
web-skip = Zum Inhalt
web-pages = Seiten
web-languages = Sprachen
web-rules = Regeln
web-about = Geführt von Sysop. Hier steht, was auch der Kanal der Liga auf Discord zeigt. Als Daten:
web-live = { $n ->
    [one] Eine Partie läuft
   *[other] { $n } Partien laufen
}
web-until = Zu spielen bis
web-agreed = Wird gespielt
web-played = Gespielte Herausforderungen
web-place = Platz
web-record = Gewonnen, unentschieden, verloren
web-free = Steht schon in Runde 2:
web-no-matches = Kein Match ist offen.
web-missing = Hier ist nichts
web-missing-about = Diese Seite gibt es nicht, oder wer sie führt, zeigt sie nicht.
web-back = Zur Liga
web-rule-format = Modus
web-rule-length = Zeit
web-rule-publish = Paarungen
web-rule-forfeits = Kampflos verloren
web-rule-check-in = Anwesenheit
web-rule-series = Saison
web-rule-decks = Decks
web-rule-edition = Ausgabe der Regeln
web-rule-zone = Zeitzone
web-rule-undo = Zurücknehmen
web-rule-hints = Tipps vom Computer
web-rule-seed = Auslosungen
web-rule-ties = Bei Gleichstand
web-rule-yes = erlaubt
web-rule-consent = wenn der Gegner einverstanden ist
web-rule-no = nicht erlaubt
web-tie = { $tie ->
    [sos] SoS: wie gut die Gegner abschneiden
    [esos] ESoS: wie gut deren Gegner abschneiden
    [buchholz] Punkte aller Gegner; ein Freilos zählt wie jemand mit den eigenen Punkten
    [median] Punkte aller Gegner bis auf den besten und den schlechtesten
    [solkoff] Punkte aller Gegner
    [board_points] Brettpunkte
   *[head_to_head] Punkte aus den Matches der Gleichen untereinander, wenn alle sich begegnet sind
}
web-ties-draw = das Los

## Wörter, die in Getipptem gelesen werden, mit Kommas getrennt; die aller Sprachen kennt jeder

bl-typed-minute = min, minute, minuten
bl-typed-hour = std, stdn, stunde, stunden
bl-typed-day = t, tag, tage, tagen
bl-typed-week = w, wo, woche, wochen
bl-typed-month = monat, monate, monaten
bl-typed-year = jahr, jahre, jahren
bl-typed-one = ein, eine, einem, einen, einer
bl-typed-half = einer halben, eine halbe, halben, halbe
bl-typed-half-hour = { "" }
bl-typed-one-and-half = anderthalb, eineinhalb
bl-typed-number-2 = zwei
bl-typed-number-3 = drei
bl-typed-number-4 = vier
bl-typed-number-5 = fünf
bl-typed-number-6 = sechs
bl-typed-number-7 = sieben
bl-typed-number-8 = acht
bl-typed-number-9 = neun
bl-typed-number-10 = zehn
bl-typed-and-half = { "" }
bl-typed-the = den, dem
bl-typed-this = diesen, diese, kommenden, kommende, kommender
bl-typed-next-week = nächste woche, nächster woche, naechste woche
bl-typed-until-behind = { "" }
bl-typed-ordinal = { "" }
bl-typed-half-past = { "" }
bl-typed-half-to = halb
bl-typed-noon = mittag, mittags
bl-typed-midnight = mitternacht
bl-typed-evening = abends
bl-typed-in-the-morning = früh, vormittag, morgen
bl-typed-in-the-evening = nachmittag, abend
bl-typed-tonight = { "" }
bl-typed-after = ab, nach
bl-typed-onwards = { "" }
bl-typed-all-day = ganztags, den ganzen tag, ganzer tag
bl-typed-workdays = werktags, wochentags, werktage, wochentage, unter der woche
bl-typed-weekend = wochenende, wochenenden
bl-typed-zones = MEZ Europe/Berlin, MESZ Europe/Berlin, Wien Europe/Vienna, Zürich Europe/Zurich, Deutschland Europe/Berlin, Österreich Europe/Vienna, Schweiz Europe/Zurich
bl-typed-and = und
bl-typed-in = in
bl-typed-at = um, bis, ab
bl-typed-on = am, bis, bis zum, ab, für
bl-typed-from = von
bl-typed-to = bis
bl-typed-o-clock = uhr
bl-typed-am = morgens, vormittags
bl-typed-pm = nachmittags
bl-typed-every-day = täglich, taeglich, jeden tag, jeden abend
bl-typed-off = aus, keine, keins, nein, nie
bl-typed-today = heute
bl-typed-tomorrow = morgen
bl-typed-overmorrow = übermorgen, uebermorgen
bl-typed-weekday-0 = mo, montag, montags
bl-typed-weekday-1 = di, dienstag, dienstags
bl-typed-weekday-2 = mi, mittwoch, mittwochs
bl-typed-weekday-3 = do, donnerstag, donnerstags
bl-typed-weekday-4 = fr, freitag, freitags
bl-typed-weekday-5 = sa, samstag, sonnabend, samstags, sonnabends
bl-typed-weekday-6 = so, sonntag, sonntags
bl-typed-month-1 = jan, januar, jänner
bl-typed-month-2 = feb, februar
bl-typed-month-3 = mär, mrz, märz, maerz
bl-typed-month-4 = apr, april
bl-typed-month-5 = mai
bl-typed-month-6 = jun, juni
bl-typed-month-7 = jul, juli
bl-typed-month-8 = aug, august
bl-typed-month-9 = sep, sept, september
bl-typed-month-10 = okt, oktober
bl-typed-month-11 = nov, november
bl-typed-month-12 = dez, dezember
