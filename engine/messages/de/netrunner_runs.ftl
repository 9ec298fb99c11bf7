# Netrunner: was Karten mit Läufen machen, und was sie verändern, solange sie gelten.

## Läufe

nrc-run = { $form ->
    [do] laufe auf { $where }
    [may] auf { $where } laufen
    [then] läuft { $you } auf { $where }
   *[does] { $you } läuft auf { $where }
}
nrc-run-any = { $fresh ->
    [yes] einen Server ohne Lauf in diesem Zug
   *[no] einen beliebigen Server
}
nrc-run-central = einen zentralen Server{ $fresh ->
    [yes] { " " }ohne Lauf in diesem Zug
   *[no] { "" }
}
nrc-run-servers = { $servers }{ $fresh ->
    [yes] { " " }(ohne Lauf in diesem Zug)
   *[no] { "" }
}
nrc-during-run = Während dieses Laufs { $what }
nrc-if-successful = Ist der Lauf erfolgreich, { $what }
nrc-end-run = { $form ->
    [do] beende den Lauf
    [may] den Lauf beenden
    [then] endet der Lauf
   *[does] der Lauf endet
}
nrc-may-jack-out = { $at ->
    [after] { $runner ->
        [you] darfst du dich
       *[other] darf sich der Runner
    }
   *[first] { $runner ->
        [you] du darfst dich
       *[other] der Runner darf sich
    }
} ausklinken
nrc-subroutines = { $least ->
    [none] bis zu{ " " }
   *[all] { "" }
}{ $n ->
    [0] alle { nrc-sub-kind }Subroutinen
    [one] { $n } { nrc-sub-kind }Subroutine
   *[other] { $n } { nrc-sub-kind }Subroutinen
}
nrc-sub-kind = { $any ->
    [yes] { "" }
   *[no] { $kind }-
}
nrc-break = { $form ->
    [do] brich { $subs }
    [may] { $subs } brechen
    [then] bricht { $you } { $subs }
   *[does] { $you } bricht { $subs }
}
nrc-break-here = { $form ->
    [do] brich { $subs } von { $to_this }
    [may] { $subs } von { $to_this } brechen
    [then] bricht { $you } { $subs } von { $to_this }
   *[does] { $you } bricht { $subs } von { $to_this }
}
nrc-boost = +{ $n } Stärke für { $duration ->
    [encounter] diese Begegnung
    [run] diesen Lauf
   *[turn] diesen Zug
}
nrc-boost-now = +{ $n } Stärke
nrc-access = { $form ->
    [do] greife auf { $cards } zu
    [may] auf { $cards } zugreifen
    [then] greift { $you } auf { $cards } zu
   *[does] { $you } greift auf { $cards } zu
}
nrc-one-more-for-each = 1 zusätzliche Karte je { $kind ->
    [credit] gehostetem Credit
   *[other] gehosteter { nrc-counter }
}
nrc-more-cards = { $n ->
    [one] { $n } zusätzliche Karte
   *[other] { $n } zusätzliche Karten
}
nrc-x-more-cards = X zusätzliche Karten
nrc-bypass = { $form ->
    [do] umgehe das Ice dieser Begegnung
    [may] das Ice dieser Begegnung umgehen
    [then] umgeht { $you } das Ice dieser Begegnung
   *[does] { $you } umgeht das Ice dieser Begegnung
}
nrc-reduce = { $at ->
    [after] bekommt das Ice dieser Begegnung -{ $n } Stärke für diese Begegnung
   *[first] das Ice dieser Begegnung bekommt -{ $n } Stärke für diese Begegnung
}
nrc-reduce-now = das Ice bekommt -{ $n } Stärke
nrc-force-encounter = { $at ->
    [after] trifft der Runner auf { $what }
   *[first] der Runner trifft auf { $what }
}
nrc-access-top = { $at ->
    [after] greift der Runner auf die oberste Karte von R&D zu
   *[first] der Runner greift auf die oberste Karte von R&D zu
}
nrc-breach = { $at ->
    [after] durchbricht der Runner in { $server }
   *[first] der Runner durchbricht in { $server }
}
nrc-change-server = { $at ->
    [after] ist der angegriffene Server nun { $server }
   *[first] der angegriffene Server ist nun { $server }
}
nrc-move-runner = { $at ->
    [after] kommt der Runner an die äußerste Position vor { $server }
   *[first] der Runner kommt an die äußerste Position vor { $server }
}
nrc-end-action-phase = { $at ->
    [after] endet die Aktionsphase
   *[first] die Aktionsphase endet
}

## Was anhält

nrc-modify-memory = { $change } MU
nrc-modify-link = { $change } Link
nrc-modify-hand = { $at ->
    [after] { $whose ->
        [you] bekommst du
       *[other] bekommt { $who }
    }
   *[first] { $whose ->
        [you] du bekommst
       *[other] { $who } bekommt
    }
} { $change } maximale Handgröße
nrc-modify-strength = { $at ->
    [after] bekommt { $what } { $change } Stärke
   *[first] { $what } bekommt { $change } Stärke
}
nrc-modify-advancement = { $at ->
    [after] braucht { $what } { $change } Fortschrittsmarken zum Punkten
   *[first] { $what } braucht { $change } Fortschrittsmarken zum Punkten
}
nrc-modify-cost = { $at ->
    [after] kostet { $what }
   *[first] { $what } kostet
} beim { $stat ->
    [rez] Rezzen
    [install] Installieren
    [play] Spielen
   *[trash] Trashen
} { $credits } { $how ->
    [less] weniger
   *[more] mehr
}
nrc-spend-hosted = { $at ->
    [after] { $person ->
        [you] kannst du
       *[other] kann { $you }
    }
   *[first] { $person ->
        [you] du kannst
       *[other] { $you } kann
    }
} die Credits auf { $to_this } ausgeben
nrc-first-draw-draws-two = mit { $person ->
    [you] deiner
   *[other] der
} ersten Grundaktion zum Ziehen in jedem Zug { $person ->
    [you] ziehst du
   *[other] zieht { $you }
} 2 statt 1 Karte
nrc-recurring = { $at ->
    [after] hat { $this } { $n } wiederkehrende Credits
   *[first] { $this } hat { $n } wiederkehrende Credits
}
nrc-extra-cost = zusätzliche Kosten, um { $act ->
    [remove-tag] ein Tag zu entfernen
    [trash-resource] { $what } zu trashen
    [jack-out] auszusteigen
    [draw] Karten zu ziehen
    [run] einen Lauf zu machen
    [break] mit { $what } Subroutinen zu brechen
    [access] auf { $what } zuzugreifen
    [advance] { $what } voranzutreiben
    [install] { $what } zu installieren
    [play] { $what } zu spielen
    [rez] { $what } zu rezzen
    [score] { $what } zu punkten
    [steal] { $what } zu stehlen
    [use] { $what } zu benutzen
   *[trash] { $what } zu trashen
}: { $who ->
    [none] { $paid }
   *[other] { $who } muss { $paid }
}
nrc-spend-hosted-for = { nrc-spend-hosted }, um { $acts }
nrc-spend-for = { $act ->
    [remove-tag] Tags zu entfernen
    [run] Läufe zu machen
    [jack-out] auszusteigen
    [trace] zu verfolgen
    [draw] Karten zu ziehen
    [advance] { $what } voranzutreiben
    [trash-resource] { $what } zu trashen
    [break] mit { $what } Subroutinen zu brechen
    [access] auf { $what } zuzugreifen
    [install] { $what } zu installieren
    [play] { $what } zu spielen
    [rez] { $what } zu rezzen
    [score] { $what } zu punkten
    [steal] { $what } zu stehlen
    [trash] { $what } zu trashen
   *[use] { $what } zu benutzen
}
nrc-steal-cost = um { $what } zu stehlen, muss der Runner als zusätzliche Kosten { $paid }
nrc-gain-subs = { $at ->
    [after] hat { $what } so oft „{ $sub }“: { $amount }
   *[first] { $what } hat so oft „{ $sub }“: { $amount }
}
nrc-gain-subtype = { $at ->
    [after] wird { $what } zusätzlich { $subtype }
   *[first] { $what } wird zusätzlich { $subtype }
}
nrc-lose-subtype = { $at ->
    [after] ist { $what } kein { $subtype } mehr
   *[first] { $what } ist kein { $subtype } mehr
}
nrc-no-access = { $at ->
    [after] kann der Runner nicht auf { $what } zugreifen
   *[first] der Runner kann nicht auf { $what } zugreifen
}
nrc-instead-of-breach = { $what } statt des Durchbruchs
nrc-may-instead-of-breach = { $at ->
    [after] darf der Runner statt des Durchbruchs
   *[first] der Runner darf statt des Durchbruchs
} { $what }
nrc-hosts = { $at ->
    [after] kann { $this }
   *[first] { $this } kann
} { $n ->
    [0] { $cards }
   *[other] bis zu { $cards }
} hosten{ $discount ->
    [0] { "" }
   *[other] { " " }(Installationskosten um { $discount } niedriger)
}
