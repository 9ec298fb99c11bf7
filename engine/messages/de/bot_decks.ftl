# Eigene Decks

bot-command-deck = Deine eigenen Decks
bot-command-deck-import = Ein Deck importieren: Liste einfügen oder Datei hochladen
bot-command-deck-list = Deine Decks
bot-command-deck-show = Eines deiner Decks zeigen, nur dir oder allen hier
bot-command-deck-rename = Einem deiner Decks einen anderen Namen geben
bot-command-deck-delete = Eines deiner Decks löschen
bot-command-deck-export = Eines deiner Decks als Datei
bot-command-deck-copy = Eines deiner Decks kopieren
bot-option-deck = Welches Deck
bot-option-deck-file = Eine Liste: Text, Markdown, BBCode, JSON oder OCTGN (.o8d)
bot-option-deck-name = Der Name des Decks
bot-option-deck-identity = Die Identität, wenn die Liste sie nicht nennt
bot-option-deck-public = Ob alle hier es sehen
bot-option-deck-format = Wie es geschrieben wird
bot-deck-import = Ein Deck importieren
bot-deck-paste = Die Liste
bot-deck-hint = 3x Hedge Fund … und die Identität. Länger als 4.000 Zeichen? Lade sie als Datei hoch.
bot-deck-name-form = Name (sonst wie in der Liste)
bot-deck-identity-form = Identität (wenn sie in der Liste fehlt)
bot-deck-name = Name
bot-deck-new = Ein Deck importieren …
bot-deck-list = { $n ->
    [one] **Dein Deck**
   *[other] **Deine { $n } Decks**
}
bot-deck-no-decks = Du hast hier noch keine Decks.
bot-deck-none = So ein Deck gibt es nicht.
bot-deck-not-named = Du hast kein Deck namens „{ $name }“, oder mehrere.
bot-deck-taken = Du hast schon ein Deck namens { $name }.
bot-deck-nameless = Ein Deck braucht einen Namen.
bot-deck-link = Das ist ein Link, und Links werden hier nicht geöffnet. Öffne ihn selbst, kopiere die Liste oder exportiere sie als Text, und importiere sie so; nichts wurde aufgehoben.
bot-deck-many = Du hast { $n } Decks; mehr werden nicht aufgehoben. Lösche erst eines.
bot-deck-large = Diese Datei ist zu groß für eine Deckliste: höchstens { $most } kB.
bot-deck-slow = Diese Datei braucht zum Lesen zu lange. Schick ihre Listen einzeln.
bot-deck-unread = Die Datei konnte nicht geholt werden. Versuch es noch einmal.
bot-deck-refused = **Die Liste wurde nicht angenommen; nichts wurde aufgehoben.**
bot-deck-more = und { $n } weitere
bot-deck-doubts = { $n ->
    [one] **Ein Name ist nicht eindeutig.** Welche Karte ist gemeint?
   *[other] **{ $n } Namen sind nicht eindeutig.** Welche Karten sind gemeint?
}
bot-deck-no-identity = **Die Liste nennt keine Identität.** Welche ist es?
    Ist sie nicht dabei? Importiere die Liste noch einmal und gib die Identität dabei an.
bot-deck-which-identity = Identität
bot-deck-did-you-mean = Meintest du …?
bot-deck-keep-as-it-is = So behalten, wie sie dasteht; spielbar ist sie nicht
bot-deck-keep-all = Alle so behalten, wie sie dastehen
bot-deck-leave-out = Keine davon: weglassen
bot-deck-suggested = Alle wie vorgeschlagen
bot-deck-drop = Die Liste vergessen
bot-deck-dropped = Die Liste ist vergessen; nichts wurde aufgehoben.
bot-deck-no-draft = Es ist keine Liste mehr offen. Importiere sie noch einmal.
bot-deck-skipped = Diese Zeilen nennen keine Karten und wurden übergangen: { $lines }
bot-deck-kept = { $n ->
    [one] Ein Deck wurde aufgehoben:
   *[other] { $n } Decks wurden aufgehoben:
}
bot-deck-left = { $n ->
    [one] Eines nicht. Importiere es für sich allein:
   *[other] { $n } nicht. Importiere sie einzeln:
}
bot-deck-legal = Zulässig in: { $formats }
bot-deck-mark-missing = ⛔ { $n ->
    [one] eine Karte daraus kann hier noch nicht gespielt werden
   *[other] { $n } Karten daraus können hier noch nicht gespielt werden
}
bot-deck-mark-unfinished = ⛔ noch kein zulässiges Deck
bot-deck-mark-casual = ⚠️ nur im freien Format zulässig
bot-deck-marks = `/deck show` sagt zu jedem Deck, warum.
bot-deck-play = Spielen
bot-deck-play-whom = Gegen wen soll **{ $name }** gespielt werden? Partien gegen den Computer kommen per Direktnachricht, und niemand sonst sieht sie. Menschen forderst du mit `/netrunner challenge` heraus und gibst dort dieses Deck an.
bot-deck-why = Warum nicht zulässig …
bot-deck-why-title = **{ $name }**: Was den Formaten entgegensteht
bot-deck-why-not = **{ $name }** ist in allen Formaten erlaubt.
bot-deck-illegal = { $format }: { $reason }{ $n ->
    [0] { "" }
   *[other] { " " }(und { $n } weitere)
}
bot-deck-unfinished = **Noch kein zulässiges Deck:**
bot-deck-of = Ein Deck von { $name }
bot-deck-export = Exportieren als …
bot-deck-post = Hier zeigen
bot-deck-rename = Umbenennen …
bot-deck-copy = Kopieren
bot-deck-delete = Löschen …
bot-deck-deleted = Löschen
bot-deck-keep = Behalten
bot-deck-delete-sure = { $name } endgültig löschen?
bot-deck-gone = { $name } ist gelöscht.
bot-deck-form-text = Text
bot-deck-form-markdown = Markdown
bot-deck-form-bbcode = BBCode
bot-deck-form-jinteki = jinteki.net
bot-deck-form-octgn = OCTGN (.o8d)
bot-deck-form-json-v3 = NetrunnerDB-JSON (v3)
bot-deck-form-json-v2 = NetrunnerDB-JSON (v2)
bot-deck-form-download = Text mit Sets
bot-deck-form-packed = Einfache Zeilen, Identität zuerst
bot-deck-form-bare = Nur Karten
bot-command-deck-play = Eines deiner Decks gegen den Computer spielen
bot-option-deck-computer = Wie stark der Computer ist
bot-option-deck-played = Das Format für beide Decks; der Computer bekommt ein zufälliges zulässiges
bot-option-deck-against = Welches deiner eigenen Decks stattdessen der Computer spielt
bot-deck-same-side = { $name } ist von derselben Seite. Der Computer braucht ein Deck der anderen.
bot-deck-not-legal = { $name } ist in { $format } nicht zulässig:
    { $lines }
bot-deck-ours = **Unsere Decks**, für alle: `/deck play` spielt sie, `/deck copy` macht eines zu deinem.

# Challenges with decks

bot-decks-own = eigene Decks
bot-decks-format = eigene Decks, { $format }
bot-challenge-same-decks = beide mit dem Deck der letzten Partie
bot-option-challenge-format = Mit eigenen Decks: welche Karten erlaubt sind (ohne Angabe zum Deck: Frei)
bot-option-challenge-deck = Dein Deck oder eines von uns; nur mit Format: ein zufälliges zulässiges
bot-challenge-level-or-deck = Eine Stufe wird mit ihren Starterdecks gespielt. Nenne eine Stufe oder Format und Deck, nicht beides.
bot-challenge-deck-changed = Das Deck, das { $name } mitgebracht hat, ist in diesem Format nicht mehr zulässig. Bitte um eine neue Herausforderung.
bot-deck-other-side = { $name } ist ein Deck der Seite { $side }, und du hast die andere Seite gewählt.
bot-deck-none-random = Aus den Karten, die hier gespielt werden, lässt sich kein zulässiges Deck für { $format } bauen.
bot-deck-random = Ein zufälliges zulässiges Deck
bot-deck-which = **Mit welchem Deck spielst du?** { $format }.
bot-deck-which-side = **Mit welchem Deck spielst du { $side }?** { $format }.
bot-deck-which-not = Heute nicht zulässig in { $format }:
bot-deck-choose = Wähle ein Deck …
bot-deck-brought = Du spielst { $name }. Die Partie öffnet sich in einem eigenen Thread in { $channel }.

# Karten, auf die Wörter passen

bot-cards-found = { $n ->
    [one] **Eine Karte passt zu „{ $words }“**
   *[other] **{ $n } Karten passen zu „{ $words }“**
}
bot-cards-not-yet = hier noch nicht spielbar
bot-cards-open = Eine lesen …
bot-cards-page = Seite { $page } von { $pages }
bot-cards-back = Zurück
bot-cards-on = Weiter
