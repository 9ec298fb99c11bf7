# Der Verlauf einer Liga: was jemand erfährt, was jemand noch zu tun hat, warum etwas nicht geht, das Protokoll.

## Aufzählungen

ls-list = { $first } und { $last }
ls-nobody = niemand

## Anmeldung

ls-signup-open = Die Anmeldung ist offen.
ls-signup-open-until = Die Anmeldung ist offen bis { $until }.
ls-signup-closed = Die Anmeldung ist zu. { $players ->
    [one] { $players } Spieler ist dabei.
   *[other] { $players } Spieler sind dabei.
}
ls-joined = Du bist dabei. Ich melde mich, wenn die erste Runde beginnt.
ls-joined-late = Du bist ab Runde { $round } dabei.
ls-joined-waiting = Die Liga ist voll. Du stehst auf der Warteliste und rückst nach, sobald ein Platz frei wird.
ls-joined-channel = { $person } steigt ein.
ls-joined-ladder = { $place ->
    [0] Du bist dabei. Ich sage dir, wo du stehst, wenn die Rangliste beginnt.
   *[other] Du bist dabei, auf Platz { $place } der Rangliste. Fordere unter der Tabelle jemanden bis zu { $reach } Plätze über dir heraus.
}
ls-rejoined-ladder = Du bist wieder dabei, auf Platz { $place } der Rangliste. Die Tabelle zeigt, wen du herausfordern kannst.
ls-admitted-ladder = { $place ->
    [0] Ein Platz ist frei: Du bist dabei. Ich sage dir, wo du stehst, wenn die Rangliste beginnt.
   *[other] Ein Platz ist frei: Du bist dabei, auf Platz { $place } der Rangliste. Die Tabelle zeigt, wen du herausfordern kannst.
}
ls-your-rung = Die Rangliste beginnt: Du stehst auf Platz { $place } von { $players }. { $place ->
    [1] Andere fordern dich heraus; wer dich schlägt, nimmt deinen Platz ein.
   *[other] Fordere unter der Tabelle jemanden bis zu { $reach } Plätze über dir heraus: Wer von unten gewinnt, nimmt den Platz der anderen Person ein.
}
ls-ladder-moved = **{ $person }** übernimmt Platz { $place } der Rangliste von { $other }.
ls-ladder-stays = { $result } Beide behalten ihren Platz in der Rangliste.
ls-ladder-missed = { $result } Beide behalten ihren Platz in der Rangliste, und beide haben ein Match versäumt: Wer zwei nacheinander versäumt, ist draußen, bis die Turnierleitung ihn wieder hereinlässt.
ls-result-gone-you = Du bist ausgestiegen und verlierst kampflos, was nicht gespielt ist. { $result }
# $cut: how many players go on
ls-not-in-cut = Die Runden sind vorbei: Du bist auf Platz { $place } von { $players }, und die ersten { $cut } kommen in den Cut. Die endgültigen Plätze sage ich dir, wenn die Liga zu Ende ist.
ls-admitted = Ein Platz ist frei: Du bist ab Runde { $round } dabei.
ls-left = Du bist nicht mehr in der Liga.
ls-dropped = Du bist ausgestiegen. Deine Ergebnisse bleiben in der Tabelle; offene Matches sind verloren.
ls-dropped-channel = { $person } steigt aus.
ls-rejoined = Du bist ab Runde { $round } wieder dabei, mit deinen bisherigen Punkten.
ls-rejoined-cut = Du bist wieder dabei, mit deinen bisherigen Punkten. Vor dem Cut kommt keine Runde mehr; in den kannst du noch kommen.
ls-rejoined-channel = { $person } ist wieder dabei.
ls-substitute = Du übernimmst ab der nächsten Runde den Platz von { $other }.
ls-substitute-channel = { $person } übernimmt den Platz von { $other }.
ls-retired = Du hast zwei Runden in Folge versäumt und bist in den nächsten nicht dabei. Die Turnierleitung kann dich wieder aufnehmen.
ls-retired-ladder = Du hast zwei Matches in Folge versäumt und stehst nicht mehr auf der Rangliste. Die Turnierleitung kann dich wieder aufnehmen.
ls-retired-channel = { $person } hat zwei Runden in Folge versäumt und ist in den nächsten nicht dabei.
ls-retired-channel-ladder = { $person } hat zwei Matches in Folge versäumt und steht nicht mehr auf der Rangliste.

## Runden

ls-draft-made = { ls-of-round }: Die Paarungen stehen. Sieh sie an, ändere, was du willst, und veröffentliche sie.
ls-draft-automatic = { ls-of-round }: Die Paarungen stehen. Sie erscheinen von selbst: { $until }; bis dahin kannst du sie ändern.
ls-draft-waits = { ls-of-round }: Die Paarungen warten noch darauf, dass du sie veröffentlichst.
ls-stuck = Die nächste Runde lässt sich nicht paaren: { $reason } Ändere das Feld oder die Einstellungen, dann versuche ich es wieder.
ls-round-published = **{ ls-of-round }** beginnt: { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matches
}, zu spielen bis { $deadline }.
ls-relaxed = { $reason }
ls-round-over = { ls-of-round } ist zu Ende.
ls-your-bye = Du hast in Runde { $round } ein Freilos: volle Punkte, nichts zu spielen.
ls-your-rest = Du setzt in Runde { $round } aus.
ls-your-rest-asked = Du bist in Runde { $round } nicht dabei, wie gewünscht: kein Match, keine Punkte.
ls-away-paired = Du wolltest in Runde { $round } nicht dabei sein, aber ohne dich geht die Auslosung nicht auf: Du bist doch dabei.
ls-away-vacation = Du bist im Urlaub bis { $until }: In Runde { $round } bist du nicht dabei. Bist du zurück, bevor sie veröffentlicht ist, nimmt dich *Meine Angaben* wieder hinein.
ls-noted-away = Die Turnierleitung hat eingetragen, dass du nicht dabei bist: Runde { $rounds }. Du hast dann kein Match und bekommst keine Punkte.
ls-noted-back = Die Turnierleitung hat eingetragen, dass du in allen kommenden Runden dabei bist.
ls-of-round = { $stage ->
    [top] Top { $size }
    [top-again] Top { $size }, Runde { $again }
    [semi] Halbfinale
    [semi-again] Halbfinale, Runde { $again }
    [final] Finale
    [final-again] Finale, Runde { $again }
    [decider] Entscheidungsspiel
   *[main] { $round ->
        [0] Herausforderung
       *[other] Runde { $round }
    }
}
ls-in-round = { $stage ->
    [top] Top { $size }
    [top-again] Top { $size }, Runde { $again }
    [semi] Halbfinale
    [semi-again] Halbfinale, Runde { $again }
    [final] Finale
    [final-again] Finale, Runde { $again }
    [decider] Entscheidungsspiel
   *[main] { $round ->
        [0] Herausforderung
       *[other] Runde { $round }
    }
}
ls-your-match = { ls-of-round }: Du spielst gegen { $other }, auf jeder Seite eine Partie, bis { $deadline }.
ls-your-match-corp = { ls-of-round }: Du spielst gegen { $other } als Konzern, bis { $deadline }.
ls-your-match-runner = { ls-of-round }: Du spielst gegen { $other } als Runner, bis { $deadline }.
ls-your-match-pick = { ls-of-round }: Du spielst gegen { $other }, bis { $deadline }. Du bist höher gesetzt: Wähle deine Seite.
ls-your-match-wait = { ls-of-round }: Du spielst gegen { $other }, bis { $deadline }. Dein Gegenüber ist höher gesetzt und wählt die Seite.
ls-voided = Dein Match gegen { $other } zählt nicht mehr; die Turnierleitung hat es gestrichen.
ls-ladder-begins = Die Rangliste beginnt mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
}. Fordere jemanden über dir heraus.
ls-challenged = { $person } fordert { $other } heraus. Sie spielen bis { $deadline }.
ls-main-over-early = Es lässt sich niemand mehr paaren, also war Runde { $round } die letzte vor dem Ende.
ls-cut-smaller = { $cut ->
    [0] Für einen Cut sind zu wenige Spieler übrig.
   *[other] Für den geplanten Cut sind zu wenige Spieler übrig: Es wird ein Top { $cut }.
}
ls-cut-begins = Der Cut beginnt. In der Reihenfolge der Setzliste: { $people }.
ls-bracket-begins = Der Turnierbaum steht. In der Reihenfolge der Setzliste: { $people }.
ls-bracket-reset = Bracket-Reset: Beide im Finale haben einmal verloren, also entscheidet eine weitere Partie.
ls-finished = Die Liga ist zu Ende. **{ $winner }** gewinnt. Glückwunsch!
ls-finished-points = Die Divisionen sind gleich stark: Über alle hinweg entscheiden die Punkte, dann die Feinwertungen.
ls-finished-division = Division { $division }: **{ $winner }** ist auf Platz 1.
ls-finished-empty = Die Liga ist zu Ende.
ls-now-rounds = Die Turnierleitung hat geändert, wie viele Runden es vor dem Ende gibt: { $number ->
    [0] so viele, wie das Feld verlangt,
   *[other] { $number }
} statt { $was ->
    [0] so vieler, wie das Feld verlangt
   *[other] { $was }
}.
ls-now-cut = Die Turnierleitung hat den Cut geändert: { $number ->
    [0] Es gibt keinen mehr
   *[other] Die besten { $number } spielen weiter
}; vorher { $was ->
    [0] sollte es keinen geben
   *[other] waren es die besten { $was }
}.
ls-now-single = Die Turnierleitung hat den Cut geändert: Er ist jetzt ein einfaches K.-o.
ls-now-double = Die Turnierleitung hat den Cut geändert: Er ist jetzt ein doppeltes K.-o.
ls-now-capacity = Die Turnierleitung hat geändert, wie viele in der Liga sein können: { $number ->
    [0] alle
   *[other] { $number }
} statt { $was ->
    [0] aller
   *[other] { $was }
}.
ls-now-ties = Die Turnierleitung hat geändert, was Spieler mit gleichen Punkten trennt; die Tabelle rechnet von jetzt an damit.
ls-now-promote = Die Turnierleitung hat geändert, wie viele zwischen zwei Divisionen auf- und absteigen: { $number } statt { $was }.
ls-not-promoted = Du hattest dir den Aufstieg verdient, aber dafür haben sich zu wenige angemeldet: Du spielst in Division { $division }.
ls-organisers-not-promoted = { $person } war der Aufstieg zugesagt und spielt in Division { $division }: Es haben sich zu wenige angemeldet.
ls-your-place = Die Liga ist zu Ende: Du bist auf Platz { $place } von { $players }.
ls-your-place-division = Die Liga ist zu Ende: Du bist auf Platz { $place } von { $players } in Division { $division }, insgesamt auf { $overall } von { $all }.
ls-cancelled = Die Liga ist abgesagt.
ls-cancelled-reason = Die Liga ist abgesagt: { $reason }

## Ein Match

ls-ready = { $other } ist bereit. Drück bis { $deadline } auf Spielen, und es geht los.
ls-next-game = Partie { $game } deines Matches gegen { $other } beginnt.
ls-game-stopped = Die Partie deines Matches gegen { $other } ist ohne Ergebnis zu Ende. Drück bis { $deadline } auf Spielen, um neu zu beginnen.
ls-side-corp = { $other } nimmt den Konzern, du bist also Runner. Spielt bis { $deadline }.
ls-side-runner = { $other } nimmt den Runner, du bist also Konzern. Spielt bis { $deadline }.
ls-side-by-chance = Niemand hat rechtzeitig eine Seite gewählt, also hat das Los entschieden: { $corp } ist Konzern.

ls-result = { ls-of-round }: **{ $winner }** schlägt { $other } { $points }:{ $less }.
ls-result-forfeit = { ls-of-round }: **{ $winner }** bekommt { $points }:{ $less } gegen { $other }; was nicht gespielt wurde, ist kampflos verloren.
ls-result-draw = { ls-of-round }: { $person } und { $other } spielen { $points }:{ $points } unentschieden.
ls-result-intentional = { ls-of-round }: { $person } und { $other } teilen die Punkte { $points }:{ $points }, ohne weiterzuspielen.
ls-result-nobody = { ls-of-round }: { $person } und { $other } verlieren beide kampflos.
ls-result-nobody-cut = { ls-of-round }: { $winner } und { $other } verlieren beide kampflos; { $winner } ist höher gesetzt und kommt weiter.
ls-result-tied-cut = { ls-of-round }: Die Partie zwischen { $winner } und { $other } endet unentschieden; { $winner } ist höher gesetzt und kommt weiter.
ls-result-gone = { $people } ist ausgestiegen und verliert kampflos. { $result }
ls-reason = Warum die Turnierleitung euer Match so entschieden hat: { $text }
ls-corrected = Die Turnierleitung hat das Ergebnis deines Matches berichtigt. { $result }
ls-decided = Die Turnierleitung hat dein Match entschieden. { $result }
ls-rule-waited = Die Zeit ist um, und die Partie hat auf { $people } gewartet. { $result }
ls-rule-effort = Die Zeit ist um. { $people } hat weniger dafür getan, dass gespielt wird. { $result }
ls-rule-equal = Die Zeit ist um, und ihr habt euch beide bemüht; was nicht gespielt wurde, ist unentschieden. { $result }
ls-rule-equal-cut = Die Zeit ist um, und ihr habt euch beide bemüht. { $result }
ls-rule-nobody = Die Zeit ist um, und keiner von euch hat etwas für das Match getan. { $result }
ls-rule-claim = Dass { $people } nicht erschienen ist, blieb unwidersprochen. { $result }
ls-grace = Die Zeit ist um, aber eure Partie läuft: Ihr habt noch bis { $deadline }.
ls-put-off = Ich war nicht da, also habt ihr um so viel länger Zeit. Die nächste Frist eures Matches ist jetzt { $until }.
ls-agreed-missed = Ihr hattet euch für { $start } verabredet, und da war ich nicht da. Sucht eine andere Zeit.
ls-away = Ich war von { $start } bis { $end } nicht da. Jede Frist ist um diese Zeit verschoben.
ls-new-deadline = Die Turnierleitung hat für euer Match eine neue Frist gesetzt: { $deadline }.

ls-reported = { $other } meldet: { $result } Bestätige das oder widersprich; ohne Antwort gilt es ab { $until }.
ls-report-taken-back = { $other } hat die Meldung zu eurem Match zurückgezogen.
ls-disputed = { $other } widerspricht deiner Meldung. Die Turnierleitung entscheidet.
ls-organisers-dispute = { $other } widerspricht einer Meldung von { $person }. Gemeldet: { $result } Begründung: { $text }
ls-organisers-claim = { $person } sagt, dass { $other } nicht erscheint. { $other } ist gefragt.
ls-organisers-answered = { $person } antwortet auf die Meldung von { $other }, nicht zu erscheinen: { $text }
ls-organisers-decide = Das Match von { $people } wartet noch auf deine Entscheidung.

ls-claimed = { $other } sagt, dass du nicht erscheinst. Drück auf Spielen oder sag, was war, bis { $until }; sonst verlierst du kampflos.
ls-claim-answered = { $other } hat auf deine Meldung geantwortet. Die Turnierleitung entscheidet.
ls-claim-shows-up = { $other } ist da: Deine Meldung ist erledigt, und ihr könnt spielen.
ls-claim-refused = Die Turnierleitung hat entschieden, dass niemand gefehlt hat. Spielt euer Match bis { $deadline }.

ls-offer-draw = { $other } bietet ein Unentschieden ohne Spiel an.
ls-offer-two-for-one = { $other } schlägt vor, dass eine Partie für beide zählt (6:0).
ls-offer-public = { $other } möchte, dass alle sehen, wann ihr spielt.
ls-offer-extension = { $other } bittet für euer Match um { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} mehr.
ls-offer-time = { $other } schlägt vor zu spielen: { $start }.
ls-declined-draw = { $other } will kein Unentschieden. Spielt euer Match bis { $deadline }.
ls-declined-two-for-one = { $other } will beide Partien spielen. Sie sind bis { $deadline } zu spielen.
ls-declined-public = { $other } möchte nicht zeigen, wann ihr spielt. Was ihr verabredet habt, gilt weiter.
ls-declined-extension = { $other } will euer Match nicht verlängern. Es ist bis { $deadline } zu spielen; schlag eine Zeit vor, oder die Leitung kann es verlängern.
ls-declined-time = { $other } kann zu der Zeit nicht, die du vorgeschlagen hast. Schlag eine andere vor; das Match ist bis { $deadline } zu spielen.
ls-time-past = { $other } hat auf deinen Vorschlag für { $start } nicht geantwortet, und die Zeit ist vorbei. Schlag eine andere vor; das Match ist bis { $deadline } zu spielen.
ls-agreed-draw = Ihr habt euch auf ein Unentschieden geeinigt. { $result }
ls-agreed-two-for-one = Abgemacht: Eine Partie zählt für beide.
ls-agreed-public = Abgemacht: Alle sehen, wann ihr spielt.
ls-agreed-extension = Abgemacht: Euer Match hat Zeit bis { $deadline }.
ls-agreed-time = Abgemacht: Ihr spielt { $start }.

## Erinnerungen

ls-remind-play = Dein Match gegen { $other } ist bis { $deadline } zu spielen. Drück auf Spielen, schlag eine Zeit vor oder bitte um mehr.
ls-remind-move = Dein Match gegen { $other } läuft und ist bis { $deadline } zu Ende zu spielen. Spiel in seiner Partie weiter oder bitte um mehr Zeit.
ls-remind-side = Wähle deine Seite gegen { $other } bis { $deadline }; danach entscheidet das Los.
ls-remind-confirm = { $other } hat das Ergebnis eures Matches gemeldet. Bestätige es oder widersprich bis { $deadline }; danach gilt es.
ls-remind-claim = { $other } sagt, dass du nicht erscheinst. Antworte bis { $deadline }, sonst verlierst du kampflos.
ls-remind-agreed = Du spielst gegen { $other }: { $start }.

## Was jemand zu tun hat

ls-owe-play = Gegen { $other } spielen, bis { $deadline }
ls-owe-overdue = Dein Match gegen { $other }: Die Zeit ist um, und die Turnierleitung entscheidet, ob es kampflos gewertet wird. Wenn ihr gespielt habt, meldet das Ergebnis.
ls-owe-lapsed = Dein Match gegen { $other }: Antworte auf die Meldung, dass du nicht erscheinst, oder spiel. Die Turnierleitung entscheidet, ob du kampflos verlierst.
ls-owe-lapsed-other = Dein Match gegen { $other }: Auf deine Meldung kam keine Antwort, und die Turnierleitung entscheidet, ob kampflos verloren ist.
ls-owe-move = Dein Zug in der Partie gegen { $other }, bis { $deadline }
ls-owe-side = Seite gegen { $other } wählen, bis { $deadline }
ls-owe-confirm = Bestätigen oder widersprechen, was { $other } meldet, bis { $deadline }
ls-owe-claim = Auf die Meldung von { $other } antworten, dass du nicht erscheinst, bis { $deadline }
ls-owe-draw = Auf das Unentschieden antworten, das { $other } anbietet
ls-owe-two-for-one = Antworten, ob eine Partie gegen { $other } für beide zählt
ls-owe-public = Antworten, ob alle sehen dürfen, wann du gegen { $other } spielst
ls-owe-extension = Antworten, ob { $other } mehr Zeit bekommt
ls-owe-time = Auf die Zeit antworten, die { $other } vorschlägt
ls-owe-deck = Deine Decks nennen
ls-owe-publish = Die Paarungen veröffentlichen ({ ls-in-round })
ls-owe-decide = Den Streit zwischen { $person } und { $other } entscheiden ({ ls-in-round })
ls-owe-decide-claim = Entscheiden, ob bei { $person } gegen { $other } jemand gefehlt hat ({ ls-in-round })

## Ergebnisse zur Auswahl

ls-possible-corp = { $winner } gewinnt als Konzern
ls-possible-runner = { $winner } gewinnt als Runner
ls-possible-tied = unentschieden mit { $corp } als Konzern
ls-possible-both = { $person } { $points }:{ $less } { $other }: { $first }; { $second }
ls-possible-two-for-one = { $winner } gewinnt die eine Partie, die für beide zählt
ls-possible-draw = Unentschieden ohne Spiel
ls-possible-absent = { $person } hat gefehlt
ls-possible-nobody = Beide haben gefehlt

## Was bekannt ist

ls-fact-recorded = { $at }: { $person }: { $what }
ls-fact-ruled = { $at }, nach der Regel: { $what }
ls-fact-opened = { $at }: Das Match beginnt, zu spielen bis { $deadline }.
ls-fact-ready = { $at }: { $person } drückt auf Spielen.
ls-fact-proposed = { $at }: { $person } macht einen Vorschlag.
ls-fact-answered = { $at }: { $person } antwortet.
ls-fact-claimed = { $at }: { $person } sagt, dass niemand sonst erscheint.
ls-fact-moved = { $at }: { $person } macht den bisher letzten Zug.
ls-fact-reported = { $at }: { $person } meldet ein Ergebnis.
ls-fact-days = { $person } hat an { $days } { $days ->
    [one] Tag
   *[other] Tagen
} etwas für das Match getan.
ls-fact-agreed = { $start }: die Zeit, auf die sich beide geeinigt haben.
ls-fact-game = { $at }: Eine Partie beginnt hier.
ls-fact-waiting = Seit { $at } wartet die Partie auf { $people }.
ls-fact-reminded = { $person } wurde { $times ->
    [one] einmal
   *[other] { $times }-mal
} erinnert.

## Protokoll

ls-log-created = legt die Liga { $title } an
ls-log-edited = ändert die Einstellungen
ls-log-web-on = zeigt die Liga im Web
ls-log-web-off = nimmt die Liga aus dem Web
ls-log-called = erinnert { $number ->
    [one] jemanden, der etwas schuldet,
   *[other] { $number } Leute, die etwas schulden,
}
ls-log-signup-opened = öffnet die Anmeldung
ls-log-signup-closed = schließt die Anmeldung
ls-log-started = startet die Liga mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
}
ls-log-finished = beendet die Liga
ls-log-cancelled = sagt die Liga ab
ls-log-joined = meldet { $person } an
ls-log-dropped = nimmt { $person } heraus
ls-log-rejoined = nimmt { $person } wieder auf
ls-log-admitted = nimmt { $person } von der Warteliste auf
ls-log-substitute = setzt { $person } auf den Platz von { $other }
ls-log-retired = { $person } ist draußen: zwei Runden in Folge versäumt
ls-log-retired-ladder = { $person } ist draußen: zwei Matches in Folge versäumt
ls-log-bye = gibt { $person } ein Freilos in Runde eins
ls-log-not-in = { $person } ist nicht dabei: Runde { $rounds }
ls-log-in = { $person } ist in allen kommenden Runden dabei
ls-log-no-bye = nimmt { $person } das Freilos in Runde eins
ls-log-seed = setzt { $person } an Stelle { $seed }
ls-log-deck = ändert die Decks von { $person }
ls-log-redrafted = lässt die Paarungen neu ermitteln
ls-log-published = veröffentlicht die Paarungen: { ls-in-round }
ls-log-round-ended = beendet: { ls-in-round }
ls-log-repair = { $said }
ls-log-deadline = setzt eine Frist: { $deadline }
# $match: its key, or “here” where only this match is spoken of
ls-log-of = { $match ->
    [here] {""}
   *[other] Match { $match }:{" "}
}
ls-log-reported = { ls-log-of }meldet ein Ergebnis: { $result }
ls-log-confirmed = { ls-log-of }bestätigt das Ergebnis: { $result }
ls-log-report-back = { ls-log-of }nimmt die Meldung zurück: { $result }
ls-log-disputed = { ls-log-of }bestreitet die Meldung: { $result } Die Begründung: { $text }
ls-log-claimed = { ls-log-of }sagt, dass { $other } nicht erscheint: { $text }
ls-log-claim-answered = { ls-log-of }antwortet auf die Meldung von { $other }: { $text }
ls-log-reason = { ls-log-of }der Grund der Entscheidung: { $text }
ls-log-decided = { $match ->
    [here] entscheidet: { $result }
   *[other] entscheidet Match { $match }: { $result }
}
ls-log-claim = { $match ->
    [here] entscheidet über das Nichterscheinen; gefehlt: { $people }
   *[other] entscheidet über das Nichterscheinen in Match { $match }; gefehlt: { $people }
}
ls-log-brought = das Ergebnis stammt aus der importierten Datei
ls-log-renamed = sagt, wie { $person } heißt
ls-log-played-on = lässt das importierte Turnier mit Runde { $round } weitergehen
ls-log-forfeit = { ls-log-of }kampflos verloren von { $people }
ls-log-drawn = { ls-log-of }nach der Regel unentschieden, denn { $people } haben sich gleich bemüht
ls-log-accepted = { ls-log-of }die Meldung von { $person } gilt, denn niemand hat geantwortet
ls-log-away = nicht da von { $start } bis { $end }: jede Frist ist um diese Zeit verschoben

## Vorlagen

ls-template-weekly-swiss = Schweizer System, wöchentlich
ls-template-weekly-swiss-about = Eine Partie pro Woche, dann ein Cut der besten vier. Für etwa 8 bis 40 Spieler.
ls-template-double-weekly = Doppeltes Schweizer System, wöchentlich
ls-template-double-weekly-about = Pro Woche auf jeder Seite eine Partie, dann ein Cut der besten vier.
ls-template-small-round-robin = Kleine Runde
ls-template-small-round-robin-about = Bis zu 8 Spieler, jeder einmal gegen jeden, eine Woche pro Runde.
ls-template-knock-out-weekend = K.-o.-Wochenende
ls-template-knock-out-weekend-about = Doppel-K.-o., zwölf Stunden pro Runde.
ls-template-teams = Teams
ls-template-teams-about = Teams zu dritt im Schweizer System, eine Woche pro Runde, mit Ersatz für alle.
ls-template-ladder = Rangliste
ls-template-ladder-about = Ohne Ende: Fordere die über dir heraus, eine Woche pro Match.

## Warum etwas nicht geht

ls-error-nothing-decided = Dieses Match hat niemand entschieden.
ls-error-organisers = Das kann nur die Turnierleitung dieser Liga.
ls-error-over = Diese Liga ist zu Ende.
ls-error-begun = Das lässt sich nicht mehr ändern: Die Liga hat begonnen.
ls-error-not-begun = Die Liga hat noch nicht begonnen.
ls-error-title = Die Liga braucht einen Namen mit höchstens { $most } Zeichen.
ls-error-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Zeitzonen heißen zum Beispiel Europe/Berlin.
ls-error-quiet = Ruhezeiten sind zwei Uhrzeiten.
ls-error-away-format = Nur im Schweizer System kann eine Runde ohne jemanden gespielt werden. Bitte stattdessen um mehr Zeit, oder vereinbart einen Termin.
ls-error-away-round = Runde { $round } ist keine, die noch kommt.
ls-error-on-vacation = { $person } ist im Urlaub bis { $until }. Was bis zum Fristende nicht gespielt ist, wird dann entschieden; ihr könnt euch auf mehr Zeit einigen.
ls-error-window = Das ist kein Zeitfenster einer Woche: ein Tag, ein Beginn und ein Ende höchstens 24 Stunden später.
ls-error-closes = Die Anmeldung würde schließen, bevor sie öffnet.
ls-error-closes-past = Die Anmeldung wäre schon vorbei.
ls-error-round-length = Eine Runde dauert mindestens eine Stunde und höchstens acht Wochen.
ls-error-capacity = Höchstens { $most } Spieler können teilnehmen.
ls-error-capacity-few = Platz ist für { $capacity }, gebraucht werden aber mindestens { $least }.
ls-error-fewest = Eine Liga beginnt mit 2 bis { $most } Spielern.
ls-error-choice = „{ $value }“ steht nicht zur Wahl.
ls-error-reminders = Es gibt höchstens { $most } Erinnerungen, jede eine Zeit vor der Frist.
ls-error-answer-length = Auf Meldungen und Vorwürfe kann man mindestens eine Stunde und höchstens zwei Wochen lang antworten.
ls-error-lengths = Mit dieser Dauer kann ich nichts anfangen.
ls-error-too-few = { $players ->
    [one] Nur { $players } Spieler ist dabei; gebraucht werden { $least }.
   *[other] Nur { $players } Spieler sind dabei; gebraucht werden { $least }.
}
ls-error-signup-open = Die Anmeldung ist offen, oder es wird schon gespielt.
ls-error-signup-not-open = Die Anmeldung ist nicht offen.
ls-error-no-late = Die Anmeldung ist vorbei, und in dieser Liga kann niemand später einsteigen.
ls-error-no-round-left = { $rounds ->
    [one] Die einzige Runde vor dem Ende ist schon ausgelost,
   *[other] Alle { $rounds } Runden vor dem Ende sind schon ausgelost,
} also kann niemand mehr einsteigen. Wie viele es sind, wurde mit Runde 1 angekündigt; die Turnierleitung kann es in den Einstellungen ändern.
ls-error-full = Die Liga ist voll.
ls-error-name-long = Ein Name hat höchstens { $most } Zeichen.
ls-error-in-already = Du bist schon angemeldet.
ls-error-linked = { $person } ist schon in dieser Liga.
ls-error-nobody-owes = Gerade schuldet niemand einem Match etwas.
ls-error-called = Alle, die etwas schulden, sind gerade erinnert worden. Ab { $until } geht das wieder.
ls-error-not-in = Diese Person ist nicht in der Liga.
ls-error-left-already = Schon nicht mehr in der Liga.
ls-error-deck-missing = Diese Liga braucht für jede Seite ein Deck.
ls-error-deck-list = In dieser Liga werden Decks gezeigt: Jedes braucht seine Liste, als Text oder als Link.
ls-error-deck-long = Diese Deckliste ist zu lang.
ls-error-locked = Seit deiner ersten Runde stehen die Decks fest. Frag die Turnierleitung.
ls-error-draft-there = Die Paarungen stehen schon.
ls-error-no-draft = Es warten keine Paarungen auf ihre Veröffentlichung.
ls-error-undecided = Entscheide zuerst die strittigen Matches dieser Runde.
ls-error-matches-open = Es sind noch Matches offen. Entscheide oder streiche sie, oder warte, bis sie zu Ende sind.
ls-error-deadline-past = Diese Zeit ist vorbei.
ls-error-no-match = Es gibt kein Match { $match }.
ls-error-match-over = Dieses Match ist zu Ende.
ls-error-not-yours = Das ist nicht dein Match.
ls-error-game-running = Eine Partie dieses Matches läuft.
ls-error-ready-already = Du hast schon auf Spielen gedrückt; jetzt ist dein Gegenüber dran.
ls-error-side-first = Zuerst muss eine Seite gewählt werden.
ls-error-reported = Für dieses Match ist ein Ergebnis gemeldet.
ls-error-disputed = Dieses Ergebnis ist strittig. Die Turnierleitung entscheidet.
ls-error-nothing-reported = Kein Ergebnis wartet auf Antwort.
ls-error-own-report = Das hast du selbst gemeldet; bestätigen muss es dein Gegenüber.
ls-error-claim-instead = Ist dein Gegenüber nicht gekommen, dann melde Nichterscheinen.
ls-error-offer-instead = Dazu gehören zwei: Biete es deinem Gegenüber an.
ls-error-hosted-result = Das passt nicht zu der Partie, die ihr hier gespielt habt.
ls-error-no-two-for-one = Eins für zwei geht nur in Matches mit zwei Partien, von denen noch keine gespielt ist.
ls-error-no-time-agreed = Ihr habt keinen Termin vereinbart, oder alle sehen ihn schon.
ls-error-no-draw-in-cut = Im Cut gibt es kein vereinbartes Unentschieden.
ls-error-no-offer = Dieses Angebot gibt es nicht mehr.
ls-error-time = Diese Zeit ist vorbei oder nach der Frist.
ls-error-extension = { $hours ->
    [0] Dieses Match lässt sich nicht weiter verlängern.
    [one] Dieses Match lässt sich um höchstens { $hours } Stunde verlängern.
   *[other] Dieses Match lässt sich um höchstens { $hours } Stunden verlängern.
}
ls-error-claimed = Nichterscheinen ist schon gemeldet.
ls-error-claim-early = Dafür ist es zu früh: Warte, bis die halbe Zeit um ist oder eine Viertelstunde seit der vereinbarten Zeit.
ls-error-claim-yours = Die Partie wartet auf dich.
ls-error-no-claim = Eine solche Meldung gibt es nicht.
ls-error-claim-answered = Du hast schon geantwortet. Die Turnierleitung entscheidet.
ls-error-no-text = Sag in einem Satz, was war.

## Reopening

ls-reopened = Die Turnierleitung hat dein Match gegen { $other } wieder geöffnet. Es ist zu spielen bis { $deadline }.
ls-round-reopened = **{ ls-of-round }**: von der Turnierleitung wieder geöffnet, bis { $until }.
ls-round-taken-back = { ls-of-round }: zurückgenommen; später wird neu ausgelost.
ls-back-again = Du bist wieder dabei. { ls-of-round }: wieder offen.
ls-reopen-match = { ls-of-round }: Das öffnet Match { $match } wieder. Es ist zu spielen bis { $until }, oder bis zu seiner eigenen Frist, wenn die später ist.
ls-reopen-round = { ls-of-round }: Das wird wieder geöffnet. { $matches ->
    [one] Ein Match, das nach der Regel entschieden wurde, ist
   *[other] { $matches } Matches, die nach der Regel entschieden wurden, sind
} zu spielen bis { $until }. Gemeldete und gespielte Ergebnisse bleiben.
ls-reopen-published = { ls-of-round }: wird zurückgenommen, gespielt hat dort noch niemand.
ls-reopen-draft = { ls-of-round }: Der Entwurf wird verworfen und neu gemacht, wenn diese Runde zu Ende ist.
ls-reopen-cut = Der Cut wird neu ausgelost, wenn diese Runde zu Ende ist.
ls-reopen-back = Wieder dabei, denn sie waren ausgeschieden, weil sie gefehlt hatten: { $people }.
ls-reopen-over = Die Liga ist nicht mehr zu Ende.
ls-correct-match = Match { $match } zählt so: { $was } Von jetzt an: { $result }
ls-correct-later = Die Paarungen bleiben, wie sie sind, ab hier: { ls-in-round }.
ls-correct-draft = { ls-of-round }: Der Entwurf wird neu gemacht, denn er beruht auf diesem Ergebnis.
ls-log-reopened = { $match ->
    [here] öffnet das Match wieder
   *[other] öffnet Match { $match } wieder
}
ls-log-reopened-round = öffnet wieder: { ls-in-round }
ls-error-not-decided = Dieses Match hat kein Ergebnis, das man zurücknehmen könnte.
ls-error-nothing-by-rule = { ls-of-round }: Nichts wurde nach der Regel entschieden. Öffne stattdessen ein einzelnes Match.
ls-error-played-on = { ls-of-round }: Es hat schon jemand gespielt, also bleibt, was davor war. Berichtige stattdessen das Ergebnis: Match entscheiden.

## Einsprüche

ls-appealed = { $other } legt Einspruch dagegen ein, wie die Regel euer Match entschieden hat. Die Turnierleitung sieht es sich an.
ls-organisers-appeal = { $person } legt Einspruch dagegen ein, wie eine Regel das Match mit { $other } entschieden hat ({ ls-in-round }): { $text }
ls-appeal-dismissed = Die Turnierleitung hat sich den Einspruch angesehen: Euer Match bleibt, wie es ist.
ls-log-appealed = { ls-log-of }legt Einspruch gegen die Regel ein: { $text }
ls-log-appeal-dismissed = { ls-log-of }weist den Einspruch ab
ls-owe-appeal = Den Einspruch zu { $person } gegen { $other } anhören ({ ls-in-round })
ls-error-no-appeal = Hier gibt es nichts einzuwenden: Keine Regel hat dieses Match entschieden, oder du hast schon Einspruch eingelegt.
ls-error-nothing-appealed = Zu diesem Match wartet kein Einspruch.

## Wertungen, die das Wort der Turnierleitung brauchen

ls-forfeit-proposed = Die Zeit ist um. Nach den Regeln verliert kampflos: { $people }; das entscheidet die Turnierleitung. Wenn ihr gespielt habt, meldet jetzt das Ergebnis.
ls-organisers-forfeit = { ls-of-round }: Die Zeit ist um, und nach den Regeln verliert kampflos: { $people }. Es gilt, wenn du es sagst; du kannst auch mehr Zeit geben.
ls-organisers-lapsed = { ls-of-round }: { $people } hat auf die Meldung, nicht zu erscheinen, nicht geantwortet und verliert nach den Regeln kampflos. Das gilt erst, wenn du es sagst; bis dahin kann { $people } noch antworten, und beide können spielen.
ls-organisers-proposal-gone = { $people } spielen nun doch: Kein kampfloses Ergebnis wartet mehr auf dein Wort.
ls-claim-lapsed-you = Auf die Meldung, dass du nicht erscheinst, hast du nicht geantwortet. Nach den Regeln verlierst du dieses Match kampflos; das entscheidet die Turnierleitung. Bis dahin kannst du noch antworten oder auf Spielen drücken.
ls-claim-lapsed = { $other } hat auf deine Meldung, nicht zu erscheinen, nicht geantwortet und verliert dieses Match nach den Regeln kampflos; das entscheidet die Turnierleitung. Bis dahin könnt ihr noch spielen.
ls-proposal-gone = Ihr seid beide da, also verliert niemand kampflos. Euer Match hat bis { $deadline } Zeit.
ls-log-proposed = { ls-log-of }nach den Regeln verliert kampflos: { $people }; die Turnierleitung ist gefragt
ls-log-proposal-gone = { ls-log-of }Beide spielen nun doch, also wird kein kampfloses Ergebnis mehr vorgeschlagen
ls-owe-forfeit = Die kampflose Wertung zwischen { $person } und { $other } bestätigen oder mehr Zeit geben ({ ls-in-round })
ls-error-nothing-proposed = Für dieses Match wartet keine kampflose Wertung auf dein Wort.
