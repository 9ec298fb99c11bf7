# Netrunner: was Karten tun, als Anweisungen.

## Wahl und Reihenfolge

nrc-may = { $at ->
    [after] { $person ->
        [you] darfst du
       *[other] darf { $you }
    }
   *[first] { $person ->
        [you] du darfst
       *[other] { $you } darf
    }
} { $what }
nrc-may-otherwise = { nrc-may }. Wenn nicht, { $otherwise }
nrc-if = wenn { $condition }, { $then }
nrc-if-otherwise = wenn { $condition }, { $then }; sonst { $otherwise }
nrc-unless = { nrc-whose-may } { $several ->
    [yes] entweder { $paid }
   *[no] { $paid }
}. { nrc-whose-does } das nicht, { $what }
nrc-whose-may = { $at ->
    [after] { $whose ->
        [you] darfst du
       *[other] darf { $who }
    }
   *[first] { $whose ->
        [you] du darfst
       *[other] { $who } darf
    }
}
nrc-whose-does = { $whose ->
    [you] Tust du
   *[other] Tut er
}
nrc-choose-one = { $by ->
    [you] { $at ->
        [after] wähle
       *[first] wähle
    } eins: { $modes }
    [corp] { $at ->
        [after] wählt der Konzern
       *[first] der Konzern wählt
    } eins für { nrc-the-player }: { $modes }
    [runner] { $at ->
        [after] wählt der Runner
       *[first] der Runner wählt
    } eins für { nrc-the-player }: { $modes }
   *[player] { $form ->
        [may] eins davon tun: { $modes }
        [then] wählt { $you } eins: { $modes }
        [does] { $you } wählt eins: { $modes }
       *[do] wähle eins: { $modes }
    }
}
nrc-the-player = { $person ->
    [you] dich
   *[other] { $side ->
        [corp] den Konzern
       *[runner] den Runner
    }
}
nrc-choose-all = { nrc-choose-one }. Wenn { $condition }, { $person ->
    [you] darfst du
   *[other] darf { $you }
} { $several ->
    [two] beides
   *[more] alles
} tun, in beliebiger Reihenfolge
nrc-delayed = { $what }, { $trigger }
nrc-delayed-when = { $trigger }, { $what }
nrc-for-now = { $what } für den Rest { $duration ->
    [encounter] dieser Begegnung
    [run] dieses Laufs
   *[turn] dieses Zugs
}
nrc-may-pay = { nrc-whose-may } { $paid }. { nrc-whose-does } das, { $then }

## Credits, Karten, Marken, Schaden, Tags

nrc-gain = { $form ->
    [do] erhalte { $things }
    [may] { $things } erhalten
    [then] erhält { $you } { $things }
   *[does] { $you } erhält { $things }
}
nrc-runner-loses = { $form ->
    [may] { $runner ->
        [you] selbst
       *[other] den Runner
    } { $things } verlieren lassen
   *[other] { nrc-runner-loses-then } { $things }
}
nrc-runner-loses-then = { $at ->
    [after] { $runner ->
        [you] verlierst du
       *[other] verliert der Runner
    }
   *[first] { $runner ->
        [you] du verlierst
       *[other] der Runner verliert
    }
}
nrc-lose = { $form ->
    [do] verliere { $things }
    [may] { $things } verlieren
    [then] verliert { $you } { $things }
   *[does] { $you } verliert { $things }
}
nrc-draw = { $form ->
    [do] ziehe { $things }
    [may] { $things } ziehen
    [then] zieht { $you } { $things }
   *[does] { $you } zieht { $things }
}
nrc-damage-do = { $form ->
    [do] füge { $things } zu
    [may] { $things } zufügen
    [then] fügt { $you } { $things } zu
   *[does] { $you } fügt { $things } zu
}
nrc-give-tags = { $form ->
    [do] { $runner ->
        [you] nimm { $things }
       *[other] gib dem Runner { $things }
    }
    [may] { $runner ->
        [you] { $things } nehmen
       *[other] dem Runner { $things } geben
    }
    [then] gibt { $you } { nrc-to-runner } { $things }
   *[does] { $you } gibt { nrc-to-runner } { $things }
}
nrc-to-runner = { $runner ->
    [you] dir
   *[other] dem Runner
}
nrc-remove-tags = { $form ->
    [do] entferne { $things }
    [may] { $things } entfernen
    [then] entfernt { $you } { $things }
   *[does] { $you } entfernt { $things }
}
nrc-bad-publicity = { $at ->
    [after] { $corp ->
        [you] nimmst du
       *[other] nimmt der Konzern
    }
   *[first] { $corp ->
        [you] du nimmst
       *[other] der Konzern nimmt
    }
} { $amount } schlechte Publicity
nrc-prevented = { $kind ->
    [tag] { $n ->
        [0] alle Tags
       *[other] { nr-n-tags }
    }
    [trash] { $n ->
        [0] alles Trashen
       *[other] das Trashen von { nr-n-cards }
    }
    [trash-program] { $n ->
        [0] das Trashen aller Programme
        [one] das Trashen von { $n } Programm
       *[other] das Trashen von { $n } Programmen
    }
   *[other] { $n ->
        [0] allen { nr-effect }
       *[other] { $n } { nr-effect }
    }
}
nrc-prevent = { $form ->
    [do] verhindere { nrc-prevented }
    [may] { nrc-prevented } verhindern
    [then] verhindert { $you } { nrc-prevented }
   *[does] { $you } verhindert { nrc-prevented }
}
nrc-instead-of = statt dessen ({ nr-effect }) { $what }
nrc-increase = { $form ->
    [do] erhöhe { nr-effect } um { $n }
    [may] { nr-effect } um { $n } erhöhen
    [then] erhöht { $you } { nr-effect } um { $n }
   *[does] { $you } erhöht { nr-effect } um { $n }
}
nrc-place = { $form ->
    [do] lege { $things } auf { $what }
    [may] { $things } auf { $what } legen
    [then] legt { $you } { $things } auf { $what }
   *[does] { $you } legt { $things } auf { $what }
}
nrc-loaded = { $kind ->
    [credit] { nr-n-credits }
   *[other] { nr-n-counters }
}
nrc-load = { $form ->
    [do] lade { nrc-loaded } auf { $this }
    [may] { nrc-loaded } auf { $this } laden
    [then] lädt { $you } { nrc-loaded } auf { $this }
   *[does] { $you } lädt { nrc-loaded } auf { $this }
}
nrc-taken = { $n ->
    [0] alle Credits
   *[other] { nr-n-credits }
}
nrc-take-credits = { $form ->
    [do] nimm { nrc-taken } von { $to_this }
    [may] { nrc-taken } von { $to_this } nehmen
    [then] nimmt { $you } { nrc-taken } von { $to_this }
   *[does] { $you } nimmt { nrc-taken } von { $to_this }
}
nrc-trash = { $form ->
    [do] trashe { $what }
    [may] { $what } trashen
    [then] trasht { $you } { $what }
   *[does] { $you } trasht { $what }
}
nrc-rez = { $form ->
    [do] rezze { $what }{ nrc-rez-cost }
    [may] { $what }{ nrc-rez-cost } rezzen
    [then] rezzt { $you } { $what }{ nrc-rez-cost }
   *[does] { $you } rezzt { $what }{ nrc-rez-cost }
}
nrc-rez-cost = { $cost ->
    [free] { " " }ohne Kosten
   *[paid] { $less ->
        [0] { "" }
       *[other] { " " }für { $less } Credits weniger
    }
}
nrc-derez = { $form ->
    [do] derezze { $what }
    [may] { $what } derezzen
    [then] derezzt { $you } { $what }
   *[does] { $you } derezzt { $what }
}
nrc-add-to-hand = { $form ->
    [do] füge { $what } { nrc-hand } hinzu
    [may] { $what } { nrc-hand } hinzufügen
    [then] fügt { $you } { $what } { nrc-hand } hinzu
   *[does] { $you } fügt { $what } { nrc-hand } hinzu
}
nrc-hand = { $side ->
    [corp] HQ
   *[runner] { $person ->
        [you] deinem Grip
       *[other] dem Grip
    }
}
nrc-deck = { $side ->
    [corp] R&D
   *[runner] { $person ->
        [you] deinem Stack
       *[other] dem Stack
    }
}
nrc-the-deck = { $side ->
    [corp] R&D
   *[runner] { $person ->
        [you] deinen Stack
       *[other] den Stack
    }
}
nrc-purge = { $form ->
    [do] lösche alle Virusmarken
    [may] alle Virusmarken löschen
    [then] löscht { $you } alle Virusmarken
   *[does] { $you } löscht alle Virusmarken
}
nrc-remove-from-game = { $form ->
    [do] entferne { $what } aus dem Spiel
    [may] { $what } aus dem Spiel entfernen
    [then] entfernt { $you } { $what } aus dem Spiel
   *[does] { $you } entfernt { $what } aus dem Spiel
}
nrc-search = { $form ->
    [do] suche { $what } in { nrc-deck }. Mische { nrc-the-deck } und zeige die gefundene Karte
    [may] { $what } in { nrc-deck } suchen. Danach wird gemischt und die gefundene Karte gezeigt
    [then] sucht { $you } { $what } in { nrc-deck }. Danach wird gemischt und die gefundene Karte gezeigt
   *[does] { $you } sucht { $what } in { nrc-deck }. Danach wird gemischt und die gefundene Karte gezeigt
}
nrc-install-from = { $form ->
    [may] { "" }
   *[other] { nrc-player-may }{ " " }
}{ $what } aus { $zones }{ $where ->
    [here] { " " }in oder vor diesem Server
   *[anywhere] { "" }
}{ $cost ->
    [free] { " " }ohne Kosten
   *[paid] { "" }
} installieren
nrc-player-may = { $at ->
    [after] { $person ->
        [you] darfst du
       *[other] darf { $you }
    }
   *[first] { $person ->
        [you] du darfst
       *[other] { $you } darf
    }
}
nrc-move-ice = { $form ->
    [do] verschiebe { $what } an die äußerste Position vor { $server }
    [may] { $what } an die äußerste Position vor { $server } verschieben
    [then] verschiebt { $you } { $what } an die äußerste Position vor { $server }
   *[does] { $you } verschiebt { $what } an die äußerste Position vor { $server }
}
nrc-swap = { $form ->
    [do] tausche { $what }
    [may] { $what } tauschen
    [then] tauscht { $you } { $what }
   *[does] { $you } tauscht { $what }
}
nrc-arrange = { $form ->
    [do] ordne die obersten { $n } Karten von { nrc-deck }
    [may] die obersten { $n } Karten von { nrc-deck } ordnen
    [then] ordnet { $you } die obersten { $n } Karten von { nrc-deck }
   *[does] { $you } ordnet die obersten { $n } Karten von { nrc-deck }
}
nrc-to-bottom = { $form ->
    [do] lege { $what } unter { nrc-the-deck }
    [may] { $what } unter { nrc-the-deck } legen
    [then] legt { $you } { $what } unter { nrc-the-deck }
   *[does] { $you } legt { $what } unter { nrc-the-deck }
}
nrc-install-found = { $form ->
    [do] installiere sie und zahle ihre Installationskosten
    [may] sie installieren und ihre Installationskosten zahlen
    [then] installiert { $you } sie und zahlt ihre Installationskosten
   *[does] { $you } installiert sie und zahlt ihre Installationskosten
}
nrc-found-to-hand = wurde sie nicht installiert, kommt sie { $side ->
    [corp] zu HQ
   *[runner] { $person ->
        [you] in deinen Grip
       *[other] in den Grip
    }
}
nrc-install-inward = { $at ->
    [after] { $corp ->
        [you] darfst du
       *[other] darf der Konzern
    }
   *[first] { $corp ->
        [you] du darfst
       *[other] der Konzern darf
    }
} 1 Ice aus HQ oder Archives direkt hinter { $to_this } installieren, ohne Kosten

## Grundaktionen

nrc-install-from-hand = { $form ->
    [do] installiere 1 Karte aus { nrc-hand }
    [may] 1 Karte aus { nrc-hand } installieren
    [then] installiert { $you } 1 Karte aus { nrc-hand }
   *[does] { $you } installiert 1 Karte aus { nrc-hand }
}
nrc-play-from-hand = { $form ->
    [do] spiele 1 Karte aus { nrc-hand }
    [may] 1 Karte aus { nrc-hand } spielen
    [then] spielt { $you } 1 Karte aus { nrc-hand }
   *[does] { $you } spielt 1 Karte aus { nrc-hand }
}
nrc-advance-card = { $form ->
    [do] treibe 1 installierte Karte voran
    [may] 1 installierte Karte vorantreiben
    [then] treibt { $you } 1 installierte Karte voran
   *[does] { $you } treibt 1 installierte Karte voran
}
nrc-trash-resource = { $form ->
    [do] trashe 1 Ressource
    [may] 1 Ressource trashen
    [then] trasht { $you } 1 Ressource
   *[does] { $you } trasht 1 Ressource
}
