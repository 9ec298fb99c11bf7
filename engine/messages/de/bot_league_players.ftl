# Ligen aus Sicht der Spieler: Anmelden, Angaben, Matches, Ergebnisse, Zeiten, Nichterscheinen, Decks, Wertungen.

## Schaltflächen

blp-button-join = Mitmachen
blp-button-check-in = Ich bin da
blp-button-season = Saison
blp-button-calendar = Andere Adresse
blp-button-leave = Aussteigen
blp-button-leave-yes = Aus der Liga aussteigen
blp-button-leave-no = Dabeibleiben
blp-button-details = Meine Angaben
blp-button-my = Meine Matches
blp-button-challenge = Herausfordern …
blp-button-play = Spielen
blp-button-report = Ergebnis melden …
blp-button-times = Zeit vorschlagen …
blp-button-more = Mehr Zeit …
blp-button-absent = Nicht erschienen …
blp-button-show = Match
blp-button-corp = Konzern sein
blp-button-runner = Runner sein
blp-button-confirm = Bestätigen
blp-button-dispute = Widersprechen …
blp-button-take-back = Meldung zurücknehmen
blp-button-answer = Dazu etwas sagen …
blp-button-evidence = Was ich weiß
blp-button-claim = Nichterscheinen melden …
blp-button-draw = Unentschieden anbieten
blp-button-two-for-one = Eine Partie für beide anbieten
blp-button-public = Termin allen zeigen
blp-button-other-time = Andere Zeit …
blp-button-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
blp-button-yes-draw = Unentschieden annehmen
blp-button-no-draw = Kein Unentschieden
blp-button-yes-two-for-one = Eine Partie für beide
blp-button-yes-public = Zeigen
blp-button-no-two-for-one = Beide Partien spielen
blp-button-no-public = Lieber nicht
blp-button-yes-extension = Mehr Zeit geben
blp-button-no-extension = Nicht verlängern
blp-button-yes-time = Der Zeit zustimmen
blp-button-no-time = Da kann ich nicht
blp-button-zone-form = Andere Zeitzone …
blp-button-week-form = Zeiten in Worten …
blp-button-anytime = Jederzeit
blp-button-decks-form = Meine Decks …

## Befehle

blp-command-my = Was du in allen deinen Ligen zu tun hast
blp-command-join = In einer Liga mitmachen oder wieder einsteigen
blp-command-leave = Aus einer Liga aussteigen
blp-command-details = Deine Zeitzone, Spielzeiten, Ruhezeit und Decks in einer Liga
blp-command-challenge = Jemanden in einer Rangliste herausfordern
blp-command-deck = Deine Decks in einer Liga, oder die eines anderen, wenn du sie sehen darfst
blp-command-rating = Ergebnisse, Trophäen und Wertungen von jemandem in den Ligen dieses Servers
blp-command-leaderboard = Die Besten dieses Servers als Konzern und als Runner
blp-option-league = Welche Liga
blp-option-zone = Deine Zeitzone, etwa Europe/Berlin
blp-option-opponent = Wen du herausforderst
blp-option-player = Von wem; ohne Angabe von dir
blp-which-league = Welche Liga? Wähle sie mit der Option `league`.
blp-no-league-here = Hier gibt es keine passende Liga.
blp-no-leagues = Du bist in keiner laufenden Liga.
blp-not-in = Du bist nicht in dieser Liga.

## Mitmachen und aussteigen

blp-you-are-in = Du bist dabei. Sag mir hier, wann du spielen kannst, dann finde ich Zeiten für deine Matches.
blp-you-wait = Die Liga ist voll: Du stehst auf der Warteliste.
blp-checked-in = ✅ Du bist als anwesend gemeldet. Ich melde mich, wenn die erste Runde beginnt.
blp-checked-in-waiting = ✅ Du bist als anwesend gemeldet. Fehlt jemand mit einem Platz, kann er deiner sein.
blp-you-are-back = Du bist wieder dabei.
blp-leave-before = Aus **{ $league }** aussteigen? Solange die Anmeldung offen ist, kannst du wieder mitmachen.
blp-leave-begun = Aus **{ $league }** aussteigen? Deine offenen Matches sind dann verloren; deine Ergebnisse bleiben in der Tabelle.
blp-leave-ladder = Aus **{ $league }** aussteigen? Wenn du wieder mitmachst, beginnst du am Ende der Rangliste.
blp-you-stay = Du bleibst dabei.
blp-you-left = Du bist nicht mehr in der Liga.
blp-you-dropped = Du bist ausgestiegen. Deine Ergebnisse bleiben in der Tabelle.

## Angaben

blp-details = **Deine Angaben in { $league }**
blp-kept = Gespeichert.
blp-zone-is = **Zeitzone:** { $zone } (dort ist es { $clock } Uhr)
blp-times-are = **Du kannst spielen:** { $times }
blp-any-time = **Du kannst spielen:** jederzeit außer in der Ruhezeit
blp-quiet-is = **Ruhezeit:** { $start } bis { $end } Uhr
blp-for-all = Zeitzone und Ruhezeit gelten in all deinen Partien und Ligen (`/play reminders`, auch für Urlaub).
blp-vacation = **Im Urlaub** bis { $until }: keine Erinnerungen. Eine Runde im Schweizer System, die bis dahin vorbei ist, wird ohne dich ausgelost.
blp-away-is = **Nicht dabei:** Runde { $rounds } – kein Match, keine Punkte, und keine versäumte Runde.
blp-away-round = In Runde { $round } nicht dabei
blp-choose-away = Runden ohne mich
blp-quiet-never = **Ruhezeit:** keine
blp-quiet-option = Keine Erinnerungen { $hours }
blp-quiet-option-never = Erinnerungen jederzeit
blp-quiet-as-league = Wie die Liga: Ruhe { $hours }
blp-quiet-as-league-never = Wie die Liga: jederzeit
blp-as-league = Wie die Liga: { $value }
blp-choose-zone = Zeitzone …
blp-choose-hours = Wann { $days }?
blp-choose-day = Ein Tag für sich …
blp-choose-quiet = Ruhezeit …
blp-hours-work = Montag bis Freitag
blp-hours-end = Samstag und Sonntag
blp-day-0 = Montag
blp-day-1 = Dienstag
blp-day-2 = Mittwoch
blp-day-3 = Donnerstag
blp-day-4 = Freitag
blp-day-5 = Samstag
blp-day-6 = Sonntag
blp-short-day-0 = Mo
blp-short-day-1 = Di
blp-short-day-2 = Mi
blp-short-day-3 = Do
blp-short-day-4 = Fr
blp-short-day-5 = Sa
blp-short-day-6 = So
blp-form-zone = Zeitzone
blp-form-zone-title = Deine Zeitzone
blp-form-week = Wann du spielen kannst, in deiner Zeitzone
blp-form-week-title = Deine Woche
blp-form-week-hint = Mo-Fr 18-22, Sa 10:00-14:00, So 20-1
blp-zone-near = Die Zeitzone „{ $zone }“ kenne ich nicht. Meinst du eine von diesen: { $near }?
blp-bad-times = „{ $text }“ kann ich nicht lesen. Schreib Tage und Zeiten so: Mo-Fr 18-22, Sa 10:00-14:00.
blp-bad-clock = „{ $text }“ ist keine Uhrzeit.
blp-too-many-times = Das sind zu viele verschiedene Zeiten; lass einige weg.

## Decks

blp-form-decks-title = Deine Decks
blp-form-identity-corp = Identität des Konzerns
blp-form-identity-runner = Identität des Runners
blp-form-list-corp = Konzerndeck: Liste oder Link
blp-form-list-runner = Runnerdeck: Liste oder Link
blp-deck-corp = **Konzern:** { $identity }
blp-deck-runner = **Runner:** { $identity }
blp-no-deck-corp = **Konzern:** kein Deck
blp-no-deck-runner = **Runner:** kein Deck
blp-with-list = mit Liste
blp-decks-locked = Die Decks stehen seit deiner ersten Runde fest.
blp-decks-of = **Decks von { $name }** in { $league }
blp-no-decks = { $name } hat hier keine Decks angegeben.
blp-decks-hidden-private = Die Decks von { $name } sind in dieser Liga privat.
blp-decks-hidden-cut = Die Decks von { $name } sind im Cut zu sehen, wenn es so weit kommt.
blp-decks-hidden-public = Die Decks von { $name } sind zu sehen, sobald sie feststehen: mit der ersten Runde.
blp-deck-no-identity = Für den { $side ->
    [corp] Konzern
   *[runner] Runner
} gibt es eine Liste, aber keine Identität.
blp-deck-not-identity = { $card } ist keine Identität für den { $side ->
    [corp] Konzern
   *[runner] Runner
}.
blp-deck-other-side = { $card } gehört in kein Deck für den { $side ->
    [corp] Konzern
   *[runner] Runner
}.
blp-deck-copies = { $copies }-mal { $card }: Erlaubt sind höchstens { $most }.
blp-deck-line = Diese Liste lässt sich nicht lesen. { $line }
blp-deck-size = Das Deck hat { $size } Karten; ein Deck hat { $least } bis { $most }.

## Ein Match

blp-match-of = **{ $league }**, { ls-in-round }
blp-match-challenge = **{ $league }**, Herausforderung { $round }
blp-match-players = ### { $one } – { $other }
blp-both-sides = Auf jeder Seite eine Partie.
blp-one-decides = Eine Partie zählt für beide.
blp-you-play-corp = Du bist der Konzern.
blp-you-play-runner = Du bist der Runner.
blp-choose-side = Du bist höher gesetzt: Wähle deine Seite bis { $until }; danach entscheidet das Los.
blp-they-choose = { $other } ist höher gesetzt und wählt die Seite bis { $until }.
blp-deadline = Zu spielen bis { $deadline }.
blp-they-are-away = { $other } ist im Urlaub bis { $until }.
blp-agreed = Vereinbart ist: { $start }.
blp-agreed-public = Vereinbart ist: { $start }; das sehen alle.
blp-is-ready = { $name } ist bereit.
blp-ready-you = Du bist bereit; { $other } hat noch nicht auf Spielen gedrückt.
blp-thread-soon = in einem Thread im Kanal der Liga
blp-game-runs = Partie { $number } läuft: { $where }.
blp-game-waits = Partie { $number } wartet auf { $names }: { $where }.
blp-game-tied = Partie { $number } ging unentschieden aus: { $where }.
blp-game-won-corp = { $winner } hat Partie { $number } als Konzern gewonnen: { $where }.
blp-game-won-runner = { $winner } hat Partie { $number } als Runner gewonnen: { $where }.
blp-void = Dieses Match ist gestrichen und zählt nicht.
blp-disputed = Das Ergebnis ist strittig. Die Turnierleitung entscheidet.
blp-reported = { $by } meldet: { $result } Es gilt ab { $until }, wenn niemand widerspricht.
blp-claimed = { $by } sagt, dass { $against } nicht erscheint. Ohne Antwort verliert { $against } kampflos: { $until }.
blp-claim-answered = { $by } sagt, dass { $against } nicht erscheint, und { $against } hat geantwortet. Die Turnierleitung entscheidet.
blp-mine-draw = Du hast ein Unentschieden ohne Spiel angeboten.
blp-mine-two-for-one = Du hast vorgeschlagen, dass eine Partie für beide zählt.
blp-mine-public = Du hast vorgeschlagen, dass alle sehen, wann ihr spielt.
blp-mine-extension = Du hast um { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} mehr gebeten.
blp-mine-time = Du hast vorgeschlagen zu spielen: { $start }.
blp-theirs-draw = Dir wird ein Unentschieden ohne Spiel angeboten.
blp-theirs-two-for-one = Dir wird vorgeschlagen, dass eine Partie für beide zählt (6:0).
blp-theirs-public = Dir wird vorgeschlagen, dass alle sehen, wann ihr spielt.
blp-theirs-extension = Du wirst um { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} mehr gebeten.
blp-theirs-time = Dir wird vorgeschlagen zu spielen: { $start }.
blp-game-opens = Die Partie beginnt in einem Thread im Kanal der Liga.
blp-you-are-ready = Du bist bereit. Sobald { $other } auf Spielen drückt, beginnt die Partie.
blp-play-elsewhere = In dieser Liga spielen alle ihre eigenen Decks. Spielt also, wo ihr wollt, und meldet das Ergebnis.

## Ergebnisse

blp-report-how = Wie ging es aus? Dein Gegenüber bestätigt es.
blp-choose-result = Das Ergebnis …
blp-reported-by = { $by } hat gemeldet: { $result } Meldest du dasselbe, so gilt es; sonst widersprich.
blp-you-reported = Gemeldet. Es gilt, wenn dein Gegenüber es bestätigt oder nichts sagt.
blp-both-reported = Ihr meldet beide dasselbe: Es gilt.
blp-you-confirmed = Bestätigt.
blp-taken-back = Deine Meldung ist zurückgenommen.
blp-you-disputed = Die Turnierleitung entscheidet.
blp-result-gone = Dieses Ergebnis ist nicht mehr möglich. Drück noch einmal auf Ergebnis melden.
blp-reported-already = Das hast du schon gemeldet.
blp-form-dispute = Wie war es?
blp-form-dispute-title = Der Meldung widersprechen

## Angebote

blp-you-offered = Angeboten. Jetzt muss dein Gegenüber zustimmen.
blp-agreed-both = Abgemacht.
blp-you-declined = Abgelehnt; die andere Person erfährt es. Euer Match geht weiter wie bisher.
blp-offered-already = Das hast du schon angeboten; dein Gegenüber hat noch nicht geantwortet.
blp-agreed-already = Das habt ihr schon abgemacht.

## Zeiten

blp-times = Wann ihr beide könnt, abends, wo es geht. Schlag { $other } eine vor:
blp-no-overlap = Ich finde keine Zeit, zu der du und { $other } spielen könnt. Schlag selbst eine vor oder bitte um mehr Zeit.
blp-no-availability = { $names }: ohne Angabe, wann in der Woche es geht; ich habe alles außer der Ruhezeit genommen.
blp-time-proposed = Vorgeschlagen: { $start }. Jetzt muss dein Gegenüber zustimmen.
blp-time-agreed = Abgemacht: Ihr spielt { $start }.
blp-form-time = Datum und Uhrzeit ({ $zone })
blp-form-time-hint = 24.12.2026 19:30
blp-form-time-title = Eine Zeit vorschlagen
blp-no-time = Schreib Datum und Uhrzeit, etwa 24.12.2026 19:30.
blp-time-soon = Das ist { $start }, in weniger als einer Stunde. Ist das so gemeint?
blp-time-soon-yes = Ja, vorschlagen
blp-more-how = Euer Match ist bis { $deadline } zu spielen. Wie viel mehr Zeit brauchst du? Einvernehmlich geht es insgesamt noch um { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} länger.
blp-you-asked = Gefragt. Jetzt muss dein Gegenüber zustimmen.

## Nicht erschienen

blp-evidence = **Was ich von diesem Match weiß**
blp-claim-from = Melden, dass jemand nicht erscheint, kannst du ab { $start }.
blp-claim-how = Meldest du, dass dein Gegenüber nicht erscheint, hat es { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}, um auf Spielen zu drücken oder zu antworten; sonst verliert es kampflos. Ihr beide und die Turnierleitung seht, was ich weiß.
blp-form-claim = Was war los? (darf leer bleiben)
blp-form-claim-title = Nichterscheinen melden
blp-form-answer = Was war los?
blp-form-answer-title = Auf die Meldung antworten
blp-you-claimed = Dein Gegenüber ist gefragt worden.
blp-you-answered = Die Turnierleitung entscheidet.

## Was ich zu tun habe

blp-my-league = ### { $league }
blp-nothing-running = Du hast hier nichts zu tun.
blp-nothing-before = Du bist angemeldet; es ist noch nicht losgegangen.
blp-warning = ⚠️ Die Turnierleitung hat dich verwarnt; das gilt bis { $until }: { $text }
blp-calendar-new = Dein Kalender ist ab jetzt hier: { $address }
  Die alte Adresse führt nirgends mehr hin.
blp-series = ## { $name }: Saison
blp-series-going = { $planned ->
    [0] Gespielte Ligen: { $n }.
   *[other] Gespielte Ligen: { $n } von { $planned }.
}
blp-series-over = Die Saison ist zu Ende, nach { $n ->
    [one] { $n } Liga
   *[other] { $n } Ligen
}.
blp-series-now = läuft: { $league }
blp-series-none = Noch hat niemand Punkte: Die erste Liga ist nicht zu Ende.
blp-series-row = { $place }. { $name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} ({ $parts })
blp-series-points = Punkte für die Plätze: { $points }; 1 für alle anderen, die bis zum Ende gespielt haben. Bei gleichen Punkten entscheiden die besseren Plätze.
blp-profile-series = Saison { $name }
blp-out-dropped = Du bist ausgestiegen. Mit Mitmachen kommst du zurück, solange das geht.
blp-out-retired = Du hast zwei Runden in Folge versäumt und bist in den nächsten nicht dabei. Die Turnierleitung kann dich wieder aufnehmen.
blp-league-finished = Diese Liga ist zu Ende.
blp-league-cancelled = Diese Liga ist abgesagt.

## Ranglisten

blp-challenge-how = Du stehst auf Platz { $place }. Herausfordern kannst du bis zu { $reach ->
    [one] { $reach } Platz
   *[other] { $reach } Plätze
} über dir.
blp-choose-opponent = Wen forderst du heraus?
blp-nobody-to-challenge = Gerade kannst du niemanden herausfordern: Du hast ein Match, stehst ganz oben, oder alle über dir spielen.

## Wertungen

blp-rating-of = **{ $name }** in den Ligen dieses Servers
blp-profile-leagues = Ligen
blp-profile-in = { $league }: angemeldet
blp-profile-place = { $league }: Platz { $place } von { $field }{ $how ->
    [over] { "" }
   *[going] { " bisher" }
}, { $record }
blp-profile-matches = Letzte Matches
blp-profile-match = { $league }, { ls-in-round }: { $score } gegen { $other }
blp-rating-corp = **Als Konzern:** { $rating } ± { $deviation } nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
blp-rating-runner = **Als Runner:** { $rating } ± { $deviation } nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
blp-rating-none-corp = **Als Konzern:** noch keine Partien
blp-rating-none-runner = **Als Runner:** noch keine Partien
blp-rating-provisional = vorläufig bis { $games } Partien
blp-rating-history = Davor: { $values }
blp-rating-about = Glicko-2, aus den Partien der Ligen dieses Servers. In 19 von 20 Fällen liegt die wahre Stärke innerhalb des Doppelten der Zahl nach ±.
blp-no-ratings = Auf diesem Server hat noch niemand eine Wertung: Wertungen kommen aus den Partien seiner Ligen.
blp-server-only = Wertungen gehören zu einem Server: Frag dort.
blp-button-appeal = Einspruch …
blp-form-appeal = Wie war es wirklich?
blp-form-appeal-title = Einspruch
blp-you-appealed = Die Turnierleitung sieht es sich an.

# Eingereichte Decks

blp-button-register = Decks einreichen …
blp-register = **Decks für { $league }** · { $format }
blp-register-corp = Wähle das Konzern-Deck …
blp-register-runner = Wähle das Runner-Deck …
blp-register-day = Zulässig ist, was das Format am { $day } erlaubt. Eine Bannliste, die später in Kraft tritt, ändert nichts an dem, was eingereicht ist.
blp-register-not = An diesem Tag nicht zulässig in { $format }:
blp-register-lists-private = Eingereicht wird eine Kopie, wie das Deck jetzt ist. Niemand sonst sieht die Listen. Ab Runde eins stehen sie fest.
blp-register-lists-cut = Eingereicht wird eine Kopie, wie das Deck jetzt ist. Im Cut sehen alle die Listen derer, die dabei sind. Ab Runde eins stehen sie fest.
blp-register-lists-public = Eingereicht wird eine Kopie, wie das Deck jetzt ist. Sobald sie ab Runde eins feststehen, sehen alle die Listen.
blp-deck-format-changed = Das Format wurde eben geändert. Sieh noch einmal nach.
