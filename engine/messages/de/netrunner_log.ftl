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
nr-log-gains = { $who } erhält { nr-n-credits }{ $by }.
nr-log-loses-credits = { $who } verliert { nr-n-credits }{ $by }.
nr-log-loses-clicks = { $who } verliert { nr-n-clicks }.
nr-log-draws = { $who } zieht { nr-n-cards }.
nr-log-installs = { $who } installiert { $card }.
nr-log-installs-ice = { $who } installiert { $card } vor { $server }.
nr-log-installs-root = { $who } installiert { $card } in { $server }.
nr-log-installs-central = { $who } installiert { $card } in der Root von { $server }.
nr-log-plays = { $who } spielt { $card }.
nr-log-uses = { $who } nutzt { $card } ({ nr-n-clicks }).
nr-log-rezzes = { $who } rezzt { $card } ({ $server }).
nr-log-derezzed = { $card } wird derezzt.
nr-log-advances = { $who } treibt { $card } in { $server } voran.
nr-log-counters = { nr-n-counters } auf { $card } gelegt.
nr-log-takes = { $who } nimmt { nr-n-credits } von { $card }.
nr-log-pays = { $who } zahlt { nr-n-credits }{ $by }.
nr-log-spends = { $who } gibt { nr-n-clicks } aus{ $by }.
nr-log-pays-and-spends = { $who } zahlt { nr-n-credits } und gibt { $clicks ->
    [one] { $clicks } Klick
   *[other] { $clicks } Klicks
} aus{ $by }.
nr-log-run = { $who } läuft auf { $server }.
nr-log-approach = Annäherung an { $card }.
nr-log-encounter = Der Runner trifft auf { $card }.
nr-log-broken = Subroutine { $n } von { $card } gebrochen{ $by }.
nr-log-subroutine = Eine Subroutine von { $card } läuft ab.
nr-log-boost = { $card } bekommt +{ $n } Stärke.
nr-log-weaken = { $card } senkt die Stärke des Ice um { $n }.
nr-log-jack-out = { $who } klinkt sich aus.
nr-log-run-ends = Der Lauf auf { $server } endet{ $by }.
nr-log-successful = Der Lauf auf { $server } ist erfolgreich.
nr-log-accesses-from = { $who } greift auf { $card } aus { $server } zu.
nr-log-accesses-in = { $who } greift auf { $card } in { $server } zu.
nr-log-trash-cost = { $who } zahlt { nr-n-credits }, um sie zu trashen.
nr-log-steals = { $who } stiehlt { $card }: { nr-n-agenda-points }!
nr-log-scores = { $who } punktet { $card }: { nr-n-agenda-points }!
nr-log-damage = Der Runner erleidet { $n } { nr-damage }{ $by }.
nr-damage = { $kind ->
    [net] Netzschaden
    [meat] Körperschaden
   *[core] Core-Schaden
}
nr-log-tag = Der Runner bekommt { nr-n-tags }.
nr-log-bad-publicity = Der Konzern bekommt { $n } schlechte Publicity.
nr-log-trace-begins = { $card }: Ermittlung { $n }.
nr-log-exposed = { $card } wird enthüllt.
nr-log-looks = { $who } sieht { $card } an.
nr-log-switches = { $who } wechselt die Identität zu { $card }.
nr-log-names = { $who } nennt { $card }.
nr-log-run-plan = { $seat ->
    [corp] Der Konzern hat entschieden, was er im Rest dieses Laufs rezzt.
   *[runner] Der Runner geht bis zum Server weiter, solange nichts gerezzt wird.
}
nr-log-bid = { $who } hat { nr-n-credits } geboten.
nr-log-traced = { $done ->
    [yes] Die Ermittlung ist erfolgreich, mit Stärke { $trace }.
   *[no] Die Ermittlung ist erfolglos, mit Stärke { $trace }.
}
nr-log-prevents = { $card } verhindert { nr-effect }: { $n ->
    [0] alles
   *[other] { $n }
}.
nr-effect = { $kind ->
    [net-damage] Netzschaden
    [meat-damage] Körperschaden
    [core-damage] Core-Schaden
    [tag] Tags
    [trash] Trashen
    [trash-program] Trashen von Programmen
    [end-run] das Ende des Laufs
   *[other] Effekt ({ $kind })
}
nr-log-bypass = { $card } wird umgangen.
nr-log-trashed = { $card } wird getrasht.
nr-log-discards = { $who } wirft { $card } ab.
nr-log-revealed = { $card } wird gezeigt.
nr-log-searches = { $who } durchsucht { $place ->
    [stack] den Stack
   *[deck] das Deck
}.
nr-log-concedes = { $who } gibt auf.
nr-a-card = Eine Karte

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
nr-fact-advancement-requirement = Fortschrittsbedarf
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
