# Die Bilder der Ligen und ihre Beschreibungen.

## Gemeinsam

rlg-decimal = { $whole },{ $parts }
rlg-round = Runde { $n }
rlg-round-of = Runde { $n } von { $rounds }
rlg-rounds = { $n } { $n ->
    [one] Runde
   *[other] Runden
}
rlg-teams = { $n ->
    [one] { $n } Team
   *[other] { $n } Teams
}
rlg-players = { $n } Spieler
rlg-format = { $format ->
    [dss] Zweiseitiges Schweizer System
    [sss] Einseitiges Schweizer System
    [round_robin] Jeder gegen jeden
    [single_elimination] Einfaches K.-o.
    [double_elimination] Doppeltes K.-o.
   *[ladder] Rangliste
}
rlg-division = Division { $n }
rlg-alt-more = Und { $n } mehr.
rlg-alt-part = Teil { $n } von { $parts }.

## Tabelle

rlg-standings = Tabelle
rlg-being-played = Runde { $n } läuft
rlg-col-team = Team
rlg-col-board = Brett
rlg-col-player = Spieler
rlg-col-points = Punkte
rlg-col-record = S-U-N
rlg-col-tie = { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz
    [median] Median
    [solkoff] Solkoff
    [board_points] Bretter
   *[head_to_head] Direkt
}
rlg-col-byes = Freilose
rlg-dropped = ausgestiegen
rlg-retired = gestrichen
rlg-cut-line = Top { $n }
rlg-key-cut = im Cut
rlg-key-cut-now = wäre jetzt im Cut
rlg-key-moved = Plätze seit der letzten Runde
rlg-key-lot = nur durchs Los getrennt
rlg-key-sos = Stärke der Gegner; ESoS: von deren Gegnern
rlg-after-cut = Nach dem Cut
rlg-alt-standings = Tabelle von { $league }.
rlg-alt-row = { $name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $record }.
rlg-alt-row-unscored = { $name }: { $record }.

## Saisons: mehrere Ligen

rlg-series = Saison
rlg-series-leagues = Ligen:
rlg-series-going = { $league } (läuft)
rlg-series-parts = Punkte je Liga
rlg-series-over = Zu Ende nach { $n } { $n ->
    [one] Liga
   *[other] Ligen
}
rlg-series-played = { $planned ->
    [0] { $n } { $n ->
        [one] Liga
       *[other] Ligen
    } gespielt
   *[other] { $n } von { $planned } Ligen gespielt
}
rlg-key-trophy = Pokale der Saison
rlg-key-missed = nicht zu Ende gespielt
rlg-alt-series = Saison { $name }.
rlg-alt-series-row = { $name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} ({ $parts }).

## Paarungen

rlg-pairings = Paarungen
rlg-challenges = Offene Herausforderungen
rlg-both-sides = zwei Partien, jede Seite einmal
rlg-left = { $n ->
    [one] { $n } Match offen
   *[other] { $n } Matches offen
}
rlg-all-done = alles gespielt
rlg-col-number = Nr.
rlg-col-table = Tisch
rlg-col-score = Ergebnis
rlg-corp = Konzern
rlg-runner = Runner
rlg-state = { $state ->
    [open] offen
    [playing] läuft
    [disputed] strittig
    [reported] gemeldet
    [overdue] Zeit ist um
    [done] gespielt
    [bye] Freilos
   *[void] gestrichen
}
rlg-manner = { $manner ->
    [absent] gefehlt
    [intentional_draw] vereinbart
   *[two_for_one] Zwei-in-eins
}
rlg-key-reported = gemeldet, noch nicht bestätigt
rlg-alt-pairings = Paarungen von { $league }, { $round }.
rlg-alt-pairing = Tisch { $table }: { $first } – { $second }, { $state }.
rlg-alt-board = Brett { $table }: { $first } – { $second }, { $state }.
rlg-alt-walkover = Brett { $table }: { $name } hat niemanden gegenüber.
rlg-alt-teams = { $first } – { $second }, { $points }:{ $less }.
rlg-alt-team-bye = { $team } hat ein Freilos.
rlg-walkover = niemand gegenüber
rlg-team-bye = Freilos
rlg-alt-bye = Tisch { $table }: { $name } hat ein Freilos.

## Wertungen

rlg-ratings = Wertungen
rlg-glicko = Glicko-2
rlg-period = nach Wertungsperiode { $n }
rlg-as-corp = Als Konzern
rlg-as-runner = Als Runner
rlg-col-rating = Wertung
rlg-col-games = Partien
rlg-no-ratings = noch keine Partien
rlg-provisional = vorläufig
rlg-key-range = eine Abweichung; Balken: zwei, zu 95 % sicher
rlg-key-change = in der letzten Periode
rlg-key-provisional = vorläufig: weniger als { $n } Partien
rlg-alt-ratings = Wertungen nach Periode { $period }.
rlg-alt-rated = { $name } { $rating } ±{ $deviation }, { $games } { $games ->
    [one] Partie
   *[other] Partien
}{ $mark }.

## Turnierbaum

rlg-bracket = Turnierbaum
rlg-winner = Sieg: { $name }
rlg-reseeded = bester Setzplatz gegen schlechtesten
rlg-free = Direkt in Runde 2: { $names }
rlg-places = Plätze
rlg-place = { $place }. { $name }
rlg-round-single = { $left ->
    [0] Finale
    [1] Halbfinale
    [2] Top 8
    [3] Top 16
   *[other] Runde { $n }
}
rlg-round-upper = { $last ->
    [yes] Upper-Finale
   *[no] Upper Bracket { $n }
}
rlg-round-lower = { $last ->
    [yes] Lower-Finale
   *[no] Lower Bracket { $n }
}
rlg-round-final = Finale
rlg-round-reset = Entscheidungsspiel
rlg-from-winner = Sieger aus { $n }
rlg-from-loser = Verlierer aus { $n }
rlg-from-seeds = offen
rlg-not-needed = nicht nötig
rlg-if-needed = nur bei Sieg des Lower Brackets
rlg-key-through = gewonnen
rlg-alt-bracket = Turnierbaum von { $league }.
rlg-alt-game = Partie { $n }: { $first } – { $second }, { $state }.
rlg-alt-undecided = Hier kann noch nichts gespielt werden.
