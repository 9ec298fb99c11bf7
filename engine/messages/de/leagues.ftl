# Ligen: warum etwas nicht geht, warum eine Paarung, warum ein Rang, was die Leitung getan hat.

## Einstellungen und Anmeldung

lg-error-no-name = Eine Liga braucht einen Namen.
lg-error-format = Ein Format „{ $format }“ gibt es nicht.
lg-error-ties = Jede Feinwertung lässt sich nur einmal wählen.
lg-error-cut-size = Ein Cut hat 3, 4, 8 oder 16 Plätze, nicht { $cut }.
lg-error-elimination = K.-o. gibt es einfach oder doppelt, nicht „{ $elimination }“.
lg-error-cut-format = Dieses Format hat keinen Cut: Turnierbaum oder Rangliste bestimmen den Sieger selbst.
lg-error-number = { $name ->
    [rounds] Die Zahl der Runden
    [divisions] Die Zahl der Divisionen
    [legs] Die Zahl der Matches je Paar
   *[reach] Die Zahl der Plätze, die eine Forderung nach oben reicht,
} muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
lg-error-seed-range = Eine Startzahl ist eine ganze Zahl ab 0, kleiner als 2 hoch 63.
lg-error-begun = Es wird schon gespielt; das lässt sich nicht mehr ändern.
lg-error-rounds-played = { $rounds } { $rounds ->
    [one] Runde ist
   *[other] Runden sind
} zu wenig: { $played } sind schon gespielt.
lg-error-divisions = { $divisions } { $divisions ->
    [one] Division braucht
   *[other] Divisionen brauchen
} mindestens je zwei Spieler; da sind { $players }.
lg-error-division = Eine Division { $division } gibt es nicht; diese Liga hat { $divisions }.
lg-error-no-player-name = Ein Spieler braucht einen Namen.
lg-error-signed-up = { $player } ist schon angemeldet.
lg-error-late-bye = { $player } kann kein Freilos für Runde eins bekommen: Sie ist schon gepaart.
lg-error-seed = Der Setzplatz von { $player } muss mindestens 1 sein.
lg-error-drawn = Spielplan oder Turnierbaum steht; das geht nicht mehr.
lg-error-not-waiting = { $player } steht nicht auf der Warteliste.
lg-error-dropped = { $player } ist schon ausgestiegen.
lg-error-not-dropped = { $player } ist nicht ausgestiegen.
lg-error-replaced = Für { $player } spielt inzwischen jemand anderes.
lg-error-playing = { $player } hat noch ein offenes Match.

## Paarung

lg-error-unknown-player = Ein Spieler „{ $player }“ nimmt nicht teil.
lg-error-unknown-round = Eine Runde { $round } gibt es nicht.
lg-error-unknown-table = Runde { $round } hat keinen Tisch { $table }.
lg-error-round-open = { ls-of-round }: wird noch gespielt.
lg-error-no-open-round = Gerade läuft keine Runde.
lg-error-unfinished = { ls-of-round }: { $matches ->
    [one] Ein Ergebnis fehlt
   *[other] { $matches } Ergebnisse fehlen
} noch.
lg-error-too-few = { $players ->
    [0] Niemand spielt
    [one] Nur eine Person spielt
   *[other] Nur { $players } spielen
} mit; es braucht mindestens { $least }.
lg-error-cut-too-large = Ein Cut von { $cut } ist größer als das Feld: { $players } { $players ->
    [one] Spieler ist
   *[other] Spieler sind
} noch dabei.
lg-error-no-round-left = Alle Runden sind gespielt ({ $rounds }).
lg-error-byes-spent = Das Feld ist ungerade ({ $players }), und alle darin hatten schon ein Freilos. Ein zweites bekommt niemand: Beende hier die Runden, oder lass jemanden ein- oder aussteigen.
lg-error-no-strict = Nach den strengen Regeln lassen sich für Runde { $round } nicht alle paaren. Erlaube Lockerungen oder paare von Hand.
lg-error-draft-stale = Dieser Entwurf passt nicht mehr; lose neu aus.
lg-error-no-cut = Es gibt noch keinen Turnierbaum.
lg-error-cut-over = Der Turnierbaum ist ausgespielt: { $player } hat gewonnen.

## Ergebnisse

lg-error-bye-result = Tisch { $table } in Runde { $round } ist ein Freilos; ein anderes Ergebnis hat er nicht.
lg-error-void = { ls-of-round }: Tisch { $table } ist gestrichen.
lg-error-confirmed = { ls-of-round }: Tisch { $table } hat ein bestätigtes Ergebnis; korrigieren kann es nur die Leitung.
lg-error-nothing-reported = { ls-of-round }: An Tisch { $table } wartet kein Ergebnis auf Bestätigung.
lg-error-not-yours = Das kann { $player } nicht sagen.
lg-error-reports-differ = { $player } hat ein anderes Ergebnis gemeldet. Bestätige es, oder widersprich: Dann entscheidet die Turnierleitung.
lg-error-games = { $games ->
    [0] Keine Partie ist
    [one] Eine Partie ist
   *[other] { $games } Partien sind
} angegeben; das Match hat { $wanted }. Weniger zählen nur mit einem davon: vereinbartes Remis, Zwei-in-eins, jemand fehlte.
lg-error-same-sides = In zwei Partien ist jeder einmal der Konzern.
lg-error-two-for-one = Zwei-in-eins braucht eine Partie von zweien und einen Sieger.
lg-error-absent = Gefehlt haben kann nur jemand aus diesem Match.
lg-error-other-players = Diese Partie haben nicht die beiden aus diesem Match gespielt.
lg-error-points = Eine Partie endet 3:0, 0:3 oder 1:1, nicht { $corp }:{ $runner }.
lg-error-sides = In diesem Match ist { $corp } der Konzern.
lg-error-ladder-correct = Die Plätze haben sich seitdem verschoben; nimm das Ergebnis stattdessen zurück.
lg-error-no-pick = { ls-of-round }: An Tisch { $table } ist keine Seite zu wählen.
lg-error-not-your-pick = { $player } wählt die Seite: Das darf der bessere Setzplatz.

## Eingriffe

lg-error-round-over = { ls-of-round }: schon vorbei; die Paarungen lassen sich nicht mehr ändern.
lg-error-swap-same = { $first } und { $second } sitzen am selben Tisch.
lg-error-paired = { $player } ist in dieser Runde schon gepaart; streiche erst diese Paarung.
lg-error-not-playing = { $player } spielt gerade nicht mit.
lg-error-not-in-round = { $player } ist nicht in Runde { $round }.
lg-error-has-result = { ls-of-round }: Tisch { $table } hat schon ein Ergebnis.
lg-error-second-bye = { $player } hatte schon ein Freilos; ein zweites bekommt niemand.
lg-error-no-sides = An Tisch { $table } in Runde { $round } ist keine Seite festzulegen.
lg-error-nothing-to-undo = Es gibt nichts zurückzunehmen.
lg-repair-swap = Runde { $round }: { $first } und { $second } haben die Plätze getauscht.
lg-repair-pair = Runde { $round }: { $first } und { $second } wurden von Hand gepaart.
lg-repair-bye = Runde { $round }: { $player } bekam ein Freilos.
lg-repair-void = { ls-of-round }: Tisch { $table } ({ $names }) wurde gestrichen.
lg-repair-corp = { ls-of-round }, Tisch { $table }: { $corp } ist jetzt der Konzern.

## Rangliste und Wertungen

lg-error-no-ladder = Diese Liga ist keine Rangliste.
lg-error-ladder-pairs = In einer Rangliste wird nicht gepaart: Man fordert einander heraus.
lg-error-challenge-self = Es braucht zwei verschiedene Spieler.
lg-error-challenge-down = { $player } steht weiter unten; Forderungen gehen nach oben.
lg-error-challenge-reach = { $player } steht { $places } Plätze weiter oben; Forderungen reichen höchstens { $reach } nach oben.
lg-error-challenge-again = Das letzte Match ging gegen { $player } verloren; erst kommt ein anderes.
lg-error-period = Wertungsperiode { $period } liegt nicht nach der letzten, { $last }.

## Dateien

lg-error-nrtm-json = Diese Datei ist kein JSON.
lg-error-nrtm-shape = Das ist keine NRTM-Datei: „{ $where }“ fehlt oder ist nicht, was es sein soll.
lg-error-nrtm-large = Diese Datei hat mehr als { $players } Spieler oder { $rounds } Runden. Größere Turniere lassen sich hier nicht ausrichten.
lg-error-nrtm-long = „{ $where }“ ist in dieser Datei länger als { $most } Zeichen.
lg-error-nrtm-deep = Das ist keine NRTM-Datei: Sie ist zu tief verschachtelt.
lg-error-nrtm-doubled = Spieler { $player } steht zweimal in dieser Datei.
lg-error-nrtm-unknown = Runde { $round } nennt einen Spieler „{ $player }“, den die Datei nicht kennt.
lg-error-nrtm-twice = Spieler { $player } kommt in Runde { $round } zweimal vor.
lg-error-nrtm-nobody = In Runde { $round } steht ein Match ohne Spieler.
lg-error-nrtm-points = In Runde { $round } steht ein Match, das { $first }:{ $second } endete; das kann keines.
lg-error-nrtm-cut = Der Cut in dieser Datei passt in keinen Turnierbaum.
lg-error-nrtm-cut-game = Der Cut in dieser Datei passt in keinen Turnierbaum: In Runde { $round } traf { $first } auf { $second }.
lg-error-nrtm-cut-open = In Runde { $round } steht eine Partie des Cuts ohne Sieger: { $first } gegen { $second }.
lg-import-points = { $player } hat in der Datei { $file } Punkte, nach den Matches { $here }.
lg-import-sos = { $player } hat in der Datei eine SoS (Stärke der Gegner) von { $file }, nach den Matches { $here }.
lg-import-esos = { $player } hat in der Datei eine ESoS (erweiterte Stärke der Gegner) von { $file }, nach den Matches { $here }.
lg-import-rank = { $player } steht in der Datei auf Rang { $file }, nach den Matches auf { $here }.

## Regeln, die in einer Runde gelockert wurden

lg-relaxed-sides = { $pairs ->
    [one] Ein Paar spielt
   *[other] { $pairs } Paare spielen
} noch einmal mit denselben Seiten gegeneinander: Streng nach den Regeln bliebe jemand übrig.
lg-relaxed-rematch = { $pairs ->
    [one] Ein Paar trifft
   *[other] { $pairs } Paare treffen
} öfter aufeinander, als die Regeln erlauben: Sonst bliebe jemand übrig.
lg-relaxed-distance = { $pairs ->
    [one] Ein Paar liegt
   *[other] { $pairs } Paare liegen
} weiter auseinander, als die Regeln erlauben, in Punkten oder Seiten: Sonst bliebe jemand übrig.

## Warum eine Paarung

lg-why-manual = Diese Paarung hat die Leitung gesetzt.
lg-why-random = Runde eins ist ausgelost. Alle können das nachrechnen: Die Startzahl ist { $seed }.
lg-why-equal = { $first } und { $second } haben beide { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
lg-why-points = { $first } hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $second } { $others }: näher ging es für das ganze Feld nicht.
lg-why-first-meeting = Sie sind sich noch nicht begegnet.
lg-why-rematch = { $times ->
    [one] Sie sind sich schon einmal begegnet.
   *[other] Sie sind sich schon { $times }-mal begegnet.
}
lg-why-cheapest = Die Runde kostet nach den veröffentlichten Gewichten { $cost }; keine erlaubte Paarung aller kostet weniger.
lg-why-bye-given = { $player } hat ein Freilos für Runde eins, außerhalb der Auslosung.
lg-why-bye-random = Das Feld ist ungerade; das Los gab { $player } das Freilos.
lg-why-bye = Das Feld ist ungerade. { $player } hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und hatte noch kein Freilos.
lg-why-sides-met = { $corp } ist der Konzern: In ihrem letzten Match war es umgekehrt.
lg-why-sides-bias = { $corp } ist der Konzern: Konzern-Partien minus Runner-Partien sind { $bias } gegen { $others }.
lg-why-sides-last = { $corp } ist der Konzern: Die Seiten sind ausgeglichen, und letztes Mal war es umgekehrt.
lg-why-sides-random = { $corp } ist der Konzern durch das Los: Die Seiten sind ausgeglichen.
lg-why-relaxed-sides = Sie spielen dieselben Seiten wie zuvor: Sonst bliebe jemand übrig.
lg-why-relaxed-rematch = Sie treffen öfter aufeinander, als die Regeln erlauben: Sonst bliebe jemand übrig.
lg-why-relaxed-distance = Sie liegen weiter auseinander, als die Regeln erlauben, in Punkten oder Seiten: Sonst bliebe jemand übrig.
lg-why-robin = { $division ->
    [0] Spieltag { $round }
   *[other] Division { $division }, Spieltag { $round }
}{ $leg ->
    [0] {""}
   *[other] {" "}im { $leg }. Durchgang
}: Jeder trifft auf jeden.
lg-why-ladder = { $first } hat { $second } herausgefordert.
lg-why-cut = Partie { $game } im Turnierbaum: { $first } gegen { $second }.
lg-why-reset = Partie { $game } im Turnierbaum entscheidet zwischen { $first } und { $second }: Beide haben einmal verloren.
lg-why-slot-seed = { $player } kommt von Setzplatz { $n }.
lg-why-slot-winner = { $player } hat Partie { $n } gewonnen.
lg-why-slot-loser = { $player } hat Partie { $n } verloren.
lg-why-cut-pick = { $player } hat den besseren Setzplatz und wählt die Seite.
lg-why-cut-side = { $corp } ist der Konzern: weniger Konzern-Partien im Cut, oder das Los, wenn beide gleich viele haben.

## Warum ein Rang

lg-rank-place = { $player } steht auf Platz { $place } von { $players } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
lg-error-not-ranked = { $player } steht nicht in der Tabelle.
lg-rank-matches = Matches: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
lg-rank-byes = Freilose: { $byes }.
lg-rank-sos = SoS { $sos }: was die Gegner aus { $opponents } { $opponents ->
    [one] Match
   *[other] Matches
} im Schnitt je Runde holen; ESoS { $esos }: dasselbe von deren Gegnern.
lg-rank-no-opponents = Ohne Gegner bisher sind SoS und ESoS 0.
lg-rank-above-points = { $other } steht direkt darüber mit mehr Punkten: { $theirs } zu { $mine }.
lg-rank-above-seed = { $other } steht bei gleichen Punkten direkt darüber mit dem besseren Setzplatz: { $theirs } zu { $mine }.
lg-rank-above-tie = { $other } steht bei gleichen Punkten direkt davor, mit höherem Wert bei { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz
    [median] Median
    [solkoff] Solkoff
    [board_points] Brettpunkte
   *[head_to_head] den Matches der Gleichen untereinander
}: { $theirs } zu { $mine }.
lg-rank-above-draw = { $other } steht direkt darüber durch das Los: Alles andere ist gleich.
lg-rank-below-points = { $other } steht direkt darunter mit weniger Punkten: { $theirs } zu { $mine }.
lg-rank-below-seed = { $other } steht bei gleichen Punkten direkt darunter mit dem schlechteren Setzplatz: { $theirs } zu { $mine }.
lg-rank-below-tie = { $other } steht bei gleichen Punkten direkt dahinter, mit niedrigerem Wert bei { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz
    [median] Median
    [solkoff] Solkoff
    [board_points] Brettpunkte
   *[head_to_head] den Matches der Gleichen untereinander
}: { $theirs } zu { $mine }.
lg-rank-below-draw = { $other } steht direkt darunter durch das Los: Alles andere ist gleich.
lg-rank-dropped = { $player } ist ausgestiegen; die Ergebnisse zählen weiter.
lg-rank-open-round = Runde { $round } läuft noch und zählt, sobald sie vorbei ist.
lg-rank-cut-seed = Setzplatz { $seed } im Cut; der Platz dort ist noch offen.
lg-rank-cut-place = Setzplatz { $seed } im Cut; Platz { $place } dort.
lg-rank-ladder = { $player } steht auf Platz { $place } von { $players } der Rangliste.
lg-rank-ladder-new = Wer noch nicht gespielt hat, steht dort, wo der Einstieg war.
lg-rank-ladder-last = Das letzte Match, gegen { $other }, endete { $mine }:{ $theirs }; wer jemanden weiter oben schlägt, nimmt dessen Platz.

# Teams.
lg-error-teams-format = Teams spielen Schweizer Runden oder jeder gegen jeden in einer Division, ohne Cut.
lg-error-no-team = So ein Team gibt es nicht.
lg-error-team-name = Ein Team hat einen Namen von höchstens { $most } Zeichen.
lg-error-team-taken = Ein Team { $team } gibt es schon.
lg-error-team-full = { $team } ist voll: Ein Team hat höchstens { $most } Mitglieder.
lg-error-team-gone = { $team } spielt nicht mehr mit.
lg-error-in-team = { $player } gehört zum Team { $team }.
lg-error-no-member = { $player } gehört nicht zum Team.
lg-error-no-board = Brett { $board } gibt es nicht: Teams haben { $boards }.
lg-error-stands-in = { $player } springt schon für { $team } ein.
lg-rank-boards = Brettpunkte: { $points }. Sie kommen gleich nach den Matchpunkten.
lg-why-boards = Jedes Team hat beide Seiten gleich oft; wer an welchem Brett der Konzern ist, kostet nach den Gewichten der Spieler am wenigsten.
lg-why-boards-odd = Jedes Team hat die Seiten so gleichmäßig, wie eine ungerade Zahl von Brettern es zulässt; wer an welchem Brett der Konzern ist, kostet nach den Gewichten der Spieler am wenigsten.
