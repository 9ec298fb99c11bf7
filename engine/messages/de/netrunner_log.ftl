# Netrunner: das laufende Protokoll, und Karten zum Lesen.

## Das Protokoll: { $who } ist eine Seite am Satzanfang, { $by } die Karte, von der es kommt

nr-log-turn = **__Zug { $n } { $seat ->
    [corp] des Konzerns
   *[runner] des Runners
}__**
nr-log-by = { " " }(**{ $card }**)
nr-log-keep = { $who } behält die Starthand.
nr-log-mulligan = { $who } nimmt einen Mulligan.
nr-log-action-credit = { $who } nimmt mit einem Klick 1 Credit.
nr-log-action-draw = { $who } zieht mit einem Klick.
nr-log-action-purge = { $who } löscht alle Virusmarken (3 Klicks).
nr-log-action-untag = { $who } entfernt einen Tag (1 Klick, 2 Credits).
nr-log-uses = { $who } nutzt { $card } ({ nr-n-clicks }).
nr-log-pays = { $who } zahlt { nr-n-credits }{ $by }.
nr-log-spends = { $who } gibt { nr-n-clicks } aus{ $by }.
nr-log-pays-and-spends = { $who } zahlt { nr-n-credits } und gibt { $clicks ->
    [one] { $clicks } Klick
   *[other] { $clicks } Klicks
} aus{ $by }.
nr-log-subroutine = Eine Subroutine von { $card } läuft ab.
nr-log-trash-cost = { $who } zahlt { nr-n-credits }, um sie zu trashen.
nr-damage = { $kind ->
    [net] Netzschaden
    [meat] Körperschaden
   *[core] Kernschaden
}
nr-log-trace-begins = { $card }: Aufspüren mit Stärke { $n }.
nr-log-switches = { $who } wechselt die Identität zu { $card }.
nr-log-names = { $who } nennt { $card }.
nr-log-mark = { $how ->
    [chosen] { $who } wählt { $server } für { $card }.
   *[mark] Das Ziel ist { $server }.
  }
nr-log-run-plan = { $seat ->
    [corp] Der Konzern hat entschieden, was er im Rest dieses Runs rezzt.
   *[runner] Der Runner geht bis zum Server weiter, solange nichts gerezzt wird.
}
nr-log-bid = { $who } hat { nr-n-credits } geboten.
nr-log-traced = { $done ->
    [yes] Das Aufspüren ist erfolgreich, mit Stärke { $trace }.
   *[no] Das Aufspüren ist erfolglos, mit Stärke { $trace }.
}
nr-log-searches = { $who } durchsucht { $place ->
    [stack] den Stack
   *[deck] das Deck
}.
nr-log-concedes = { $who } gibt auf.

## Karten zum Lesen

nr-type = { $type ->
    [agenda] Agenda
    [asset] Asset
    [ice] Ice
    [operation] Operation
    [upgrade] Upgrade
    [event] Event
    [hardware] Hardware
    [program] Programm
    [resource] Ressource
   *[identity] Identität
}
nr-type-line = { nr-type }: { $subtypes }
nr-faction-neutral-corp = Neutral (Konzern)
nr-faction-neutral-runner = Neutral (Runner)
nr-fact-advancement-requirement = Fortschrittsanforderung
nr-fact-agenda-points = Agendapunkte
nr-fact-play-cost = Spielkosten
nr-fact-rez-cost = Rez-Kosten
nr-fact-install-cost = Installationskosten
nr-fact-strength = Stärke
nr-fact-memory-cost = Speicherkosten
nr-fact-trash-cost = Trash-Kosten
nr-fact-minimum-deck-size = Mindestgröße des Decks
nr-fact-base-link = Basis-Link
nr-fact-influence-cost = Einflusskosten
