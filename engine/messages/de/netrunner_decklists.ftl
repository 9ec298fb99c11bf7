# Netrunner: was über eine gelesene Deckliste gesagt wird. $text ist, was dort steht, $where die Zeile oder Stelle
# (0: die ganze Liste), $card ein Kartenname.

nri-not-a-list = Das ist keine Deckliste. Eine Liste hat für jede Karte eine Zeile, etwa „3x Hedge Fund“, und die Identität.
nri-too-big = Das ist zu groß für eine Deckliste: höchstens { $most } kB.
nri-empty-deck = In dieser Liste sind keine Karten.
nri-bad-xml = Diese OCTGN-Datei ist beschädigt: Sie ist kein wohlgeformtes XML.
nri-doctype-refused = Diese XML-Datei enthält eine Dokumenttyp-Angabe, die Deckdateien nicht haben. Sie wurde nicht gelesen.
nri-wrong-game = Diese Deckdatei gehört zu einem anderen Spiel.
nri-bad-json = Dieses JSON ist beschädigt oder abgeschnitten.
nri-not-found = Die Seite, von der das kopiert wurde, hat das Deck nicht gefunden: Die Antwort ist leer.
nri-upstream-error = Das ist eine Fehlermeldung der Seite, von der es kopiert wurde, und kein Deck.
nri-no-identity = Die Liste nennt keine Identität. Füge eine Zeile mit ihrem Titel hinzu.
nri-several-identities = Zeile { $where }: { $card } ist eine von mehreren Identitäten. Ein Deck hat eine.
nri-wrong-side = { $card } gehört der anderen Seite.
nri-bad-quantity = { $where ->
    [0] „{ $text }“
   *[other] Zeile { $where }, „{ $text }“
}: wie viele Kopien? Erwartet wurde eine ganze Zahl von 1 bis { $most }.
nri-unknown-card = { $where ->
    [0] Keine Karte heißt „{ $text }“.
   *[other] Zeile { $where }: Keine Karte heißt „{ $text }“.
}
nri-ambiguous = { $where ->
    [0] „{ $text }“ kann mehrere Karten meinen.
   *[other] Zeile { $where }: „{ $text }“ kann mehrere Karten meinen.
}
nri-translated = { $where ->
    [0] „{ $text }“ ist ein Titel in einer anderen Sprache.
   *[other] Zeile { $where }: „{ $text }“ ist ein Titel in einer anderen Sprache.
}
nri-bad-card = { $where ->
    [0] „{ $text }“ benennt hier keine Karte richtig.
   *[other] Eintrag { $where }: „{ $text }“ benennt hier keine Karte richtig.
}
nri-mojibake = Zeile { $where } kam beschädigt an und wurde als „{ $text }“ gelesen.
nri-not-utf8 = Die Datei ist nicht in UTF-8; sie wurde als Windows-1252 gelesen.
nri-utf16 = Die Datei wurde als UTF-16 gelesen.

# Ein Deck, wie es gezeigt wird: seine Abschnitte und Zahlen.
nrs-agenda = Agenden
nrs-asset = Assets
nrs-event = Events
nrs-hardware = Hardware
nrs-operation = Operationen
nrs-resource = Ressourcen
nrs-upgrade = Upgrades
nrs-barrier = Barrieren
nrs-code-gate = Codeschranken
nrs-icebreaker = Icebreaker
nrs-multi = Ice mehrerer Typen
nrs-other = Anderes Ice
nrs-program = Programme
nrs-sentry = Wächter
nrs-unknown = Unbekannt
nrs-size = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, mindestens { $least }
nrs-influence = { $n } von { $most } Einfluss
nrs-influence-free = { $n } Einfluss, ohne Grenze
nrs-points = { $n ->
    [one] { $n } Agendapunkt
   *[other] { $n } Agendapunkte
}; nötig sind { $least } oder { $most }
nrs-unplayable = { $n ->
    [one] × { $n } Karte kann hier noch nicht gespielt werden
   *[other] × { $n } Karten können hier noch nicht gespielt werden
}
nrs-costs = Karten nach Kosten

# Unsere Decks: wie sie heißen und wie sie sich spielen.
nrp-opening-night = Premiere
nrp-opening-night-plays = Punktet früh eine kleine Agenda, holt mit jeder weitere Karten ins Spiel und beendet es hinter Bioroid-Ice.
nrp-living-prototypes = Lebende Prototypen
nrp-living-prototypes-plays = Fügt Schaden zu, zählt jede Wunde und macht aus den Zählern die Karten, die gerade fehlen.
nrp-front-page = Titelseite
nrp-front-page-plays = Spielt in jedem Zug eine Operation, lebt von dem, was das bringt, und punktet, während der Runner Tags loswird.
nrp-in-plain-sight = Vor aller Augen
nrp-in-plain-sight-plays = Legt Agenden offen auf den Tisch: Wer eine stiehlt, wird verletzt und getaggt; wer nicht, lässt sie punkten.
nrp-from-the-ashes = Aus der Asche
nrp-from-the-ashes-plays = Lässt ab und zu mit Absicht eine Subroutine zu und den Konzern mit Karten aus dem HQ dafür bezahlen.
nrp-open-for-business = Geöffnet
nrp-open-for-business-plays = Installiert etwas, sobald der Konzern Ice rezzt, und verdient an erfolgreichen Runs, bis das HQ leer ist.
nrp-new-hardware = Neue Hardware
nrp-new-hardware-plays = Sieht mit jedem neuen Werkzeug in R&D, zahlt mit verborgenen Credits und macht Runs, wenn klar ist, was oben liegt.
nrp-full-memory = Voller Speicher
nrp-full-memory-plays = Füllt den Speicher bis zum Rand und wird von da an für jeden erfolgreichen Run bezahlt.
nrp-measured-steps = Gemessene Schritte
nrp-measured-steps-plays = Baut hinter dickem Ice eine Wirtschaft auf und punktet mit zusätzlichen Klicks, wenn niemand rechtzeitig hereinkommt.
nrp-patient-harm = Geduldiger Schaden
nrp-patient-harm-plays = Fallen und Schaden zehren an der Hand; wer überall nachsieht, lebt nicht lange.
nrp-always-on-air = Immer auf Sendung
nrp-always-on-air-plays = Lässt jeden Run ein wenig kosten, taggt Unvorsichtige und zieht schnell zu den Agenden.
nrp-heavy-plating = Schwere Panzerung
nrp-heavy-plating-plays = Entwickelt Ice und Agenden offen, wird reich und lässt für jeden Schritt bezahlen.
nrp-scorched-ground = Verbrannter Boden
nrp-scorched-ground-plays = Wird schnell reich und punktet mit kleinen Agenden; wer getaggt ist, sollte viele Karten auf der Hand haben.
nrp-factory-line = Fließband
nrp-factory-line-plays = Jede installierte Karte zahlt sich aus. Durch Bioroid-Ice kommt man mit Klicks, aber dann bleibt für nichts anderes Zeit.
nrp-party-crasher = Ungebetener Gast
nrp-party-crasher-plays = Macht früh und oft Runs, trasht, was es sieht, und lässt Viren wachsen.
nrp-quick-fingers = Flinke Finger
nrp-quick-fingers-plays = Findet schnell seine Werkzeuge und verdient mit jedem erfolgreichen Run.
nrp-sleight-of-hand = Taschenspielerei
nrp-sleight-of-hand-plays = Zieht viel, verschiebt das Ice und gräbt tief in R&D.
nrp-loud-static = Lautes Rauschen
nrp-loud-static-plays = Viren schwächen den Konzern und werfen seine Karten ab; kleine Icebreaker tun den Rest.
nrp-back-door = Hintertür
nrp-back-door-plays = Stiehlt Credits aus dem HQ und kommt durch die Seitentür, bevor das Ice steht.
nrp-workbench = Werkbank
nrp-workbench-plays = Baut eine Ausrüstung, die alles öffnet, und sieht dann mehrere Karten von R&D auf einmal an.

nr-typed-cost = kosten
