# Was der Bot selbst sagt: Panels, Spielpläne, Herausforderungen, Einstellungen, und warum etwas nicht geht.

## Personen, Aufzählungen, Dauer

bot-list = { $first } und { $last }
bot-or = { $first } oder { $last }
bot-nobody = niemand
bot-waiting-for = Warten auf { $names }.
bot-not-your-move = Du bist nicht am Zug. Warten auf { $names }.
bot-panel-waits = du bist nicht dran
bot-panel-against = gegen { $name }
bot-panel-with = mit { $names }
bot-to-move = ▶ **{ $names }** am Zug
bot-against = { $first } gegen { $second }
bot-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
bot-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
bot-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
bot-length = { $longer } { $shorter }
bot-moment = weniger als eine Minute

## Warum etwas nicht geht

bot-not-in-game = Du spielst in dieser Partie nicht mit. Spielplan und Protokoll stehen allen offen.
bot-stale = Das steht nicht mehr an.
bot-stale-waiting = Das steht nicht mehr an. Warten auf { $names }.
bot-already-done = Das ist schon geschehen.
bot-forged = Dieser Knopf gehört zu nichts, was ich kenne. Versuch es mit **Mein Zug** am Spielplan deiner Partie.
bot-unavailable = Das konnte ich gerade nicht speichern, also hat sich nichts geändert. Bitte versuch es gleich noch einmal.
bot-held-up = Das dauert länger, als es sollte: Was du gewählt hast, ist noch nicht gespeichert. Die Antwort kommt hierhin; bleibt sie aus, versuch es bitte noch einmal.
bot-held-up-done = Jetzt ist es erledigt.
bot-died-lost = Ich konnte nicht zu Ende bringen, was du gewählt hast, und nichts davon ist gespeichert. Bitte versuch es noch einmal.
bot-died-stored = Ich konnte dir nicht zu Ende antworten, aber was du gewählt hast, ist gespeichert.
bot-busy = Gerade ist mehr los, als ich schaffe; es hat sich nichts geändert. Bitte versuch es in ein paar Sekunden noch einmal.
bot-failed = Bei mir ist etwas schiefgegangen; es hat sich nichts geändert. Bitte versuch es noch einmal.
bot-illegal-answer = Das steht nicht zur Wahl.
bot-choose-exactly = Wähle { $minimum }.
bot-choose-between = Wähle { $minimum } bis { $maximum }.
bot-too-many = Das sind zu viele auf einmal; wähle weniger.
bot-no-game = Diese Partie kenne ich nicht.
bot-other-kind = Das ist eine Partie { $title }. Nimm dafür /{ $group }.
bot-no-games = Du spielst gerade in keiner Partie. Beginne eine mit { $starters }.
bot-which-game = Hier läuft keine Partie von dir. Wähle eine mit der Option `game` oder beginne eine mit { $starters }.
bot-game-over = Diese Partie ist zu Ende.
bot-missing-content = Die Inhalte dieses Spiels sind gerade nicht installiert. Nichts ist verloren: Es geht weiter, sobald sie wieder da sind (Partie { $game }; zuständig ist, wer diesen Bot betreibt).
bot-damaged = ⚠️ Der gespeicherte Stand dieser Partie ist nicht lesbar; sie ist beiseitegelegt. Was noch lesbar war, ist nicht verloren; bitte sag dem Betreiber dieses Bots Bescheid (Partie { $game }). Alle anderen Partien gehen weiter.
bot-record = -# Eure { $n } Partien: { $one } { $wins }:{ $losses } { $other } ({ $sides })
bot-record-side = { $name } als { $side } { $wins } von { $n }
bot-retired = Dieses Panel ist in eine neuere Nachricht weiter unten umgezogen.
bot-not-here = Eine Partie braucht einen Textkanal eines Servers, in dem ich einen Thread öffnen kann.
bot-not-here-alone = Eine Partie mit anderen braucht einen Textkanal eines Servers, in dem ich einen Thread öffnen kann. Hier kannst du gegen den Computer spielen, ohne dass es jemand sieht: `/{ $group } practice`.
bot-not-here-league = Eine Liga braucht einen Textkanal eines Servers, in dem ich schreiben kann.
bot-missing = Hier kann ich keine Partie beginnen: Mir fehlen in diesem Kanal die Rechte { $names }.
bot-missing-league = Hier kann ich für keine Liga schreiben: Mir fehlen in diesem Kanal die Rechte { $names }.
bot-no-thread = Discord lässt mich den Thread eurer Partie in { $channel } gerade nicht öffnen. Die Partie geht hier weiter, per Direktnachricht, und ich versuche es weiter: Sobald der Thread offen ist, sage ich es dir. /{ $group } board zeigt den Spielplan, /{ $group } log das Protokoll.
bot-thread-at-last = Der Thread deiner Partie ist jetzt offen: { $thread }.
bot-not-reached = Ich kann { $name } nicht schreiben: Die Direktnachrichten sind für mich geschlossen, und die Partie hat keinen Thread, in dem ich rufen könnte. Mit /{ $group } move lässt sich trotzdem weiterspielen. Wenn ihr euch kennt, sag es weiter.
bot-player-gone = { $names }: Ich kann { $name } nicht mehr erreichen. Entweder hat { $name } den Server verlassen oder verlassen müssen, oder das Konto gibt es nicht mehr. Niemand muss warten; wer zurückkommt, findet den eigenen Platz noch frei.
bot-player-gone-league = { $names }: Ich kann { $name } nicht mehr erreichen. Entweder hat { $name } den Server verlassen oder verlassen müssen, oder das Konto gibt es nicht mehr. Was aus dieser Partie wird, entscheidet die Leitung der Liga.
bot-lost-thread = Im Thread deiner Partie kann ich nicht mehr schreiben (er ist weg oder geschlossen, oder ich darf es nicht). Die Partie geht hier weiter: /{ $group } board zeigt den Spielplan, /{ $group } log das Protokoll.
bot-lost-thread-over = Im Thread deiner Partie, die vorbei ist, kann ich nicht mehr schreiben (er ist weg oder geschlossen, oder ich darf es nicht). /{ $group } board zeigt, wie sie ausging, /{ $group } log das Protokoll.
bot-dm-closed = { $name }, deine Direktnachrichten sind für mich geschlossen. Drücke oben am Spielplan **Mein Zug** (oder nimm /{ $group } move), dann zeige ich dir Hand und Entscheidungen hier, nur dir allein.
bot-your-move = { $name }, du bist am Zug.

bot-may-read-messages = „Kanal ansehen“
bot-may-send-messages = „Nachrichten senden“
bot-may-create-public-threads = „Öffentliche Threads erstellen“
bot-may-send-messages-in-threads = „Nachrichten in Threads senden“
bot-may-attach-files = „Dateien anhängen“
bot-may-read-message-history = „Nachrichtenverlauf anzeigen“

## Knöpfe und Panels

bot-button-hand = Meine Hand
bot-button-move = Mein Zug
bot-button-show = Meinen Zug zeigen
bot-button-board = Spielplan
bot-button-log = Protokoll
bot-button-card = Karte …
bot-button-rematch = Revanche
bot-rematch-with = Revanche: { $strength }
bot-play-computer = Gegen den Computer: { $strength }
bot-confirm = Bestätigen ({ $n })
bot-confirm-none = Bestätigen: keine
bot-choose = Wähle …
bot-otherwise = Etwas anderes
bot-more-ways = Weitere Wege …
bot-opens-more = { $option } …
bot-choose-n = Wähle { $n } …
# A button for several together, above one for each
bot-choose-at-once = Wähle { $n } mit einem Knopf:
bot-leave-out-at-once = Lass { $n } mit einem Knopf weg:
bot-one-by-one = Oder einzeln …
bot-leave-out = Lass { $n } weg …
bot-left-out = Weggelassen: { $names }
bot-choose-again = Neu wählen
bot-chosen = Gewählt: { $names }
bot-yes = Ja: { $label }
bot-no = Nein, zurück
bot-find = Suchen …
bot-find-option = Eine Wahl suchen
bot-find-words = Wörter oder eine Zahl, mit denen sie beginnt
bot-find-all = Alle Möglichkeiten
bot-found-nothing = Nichts hier passt zu „{ $words }“.
bot-previous = ◀ Zurück
bot-next = Weiter ▶
bot-page = { $name } ({ $page } von { $pages })
bot-your-hand = **Deine Hand:** { $cards }
bot-no-cards = keine Karten
bot-shown = Dir wird gezeigt: { $cards }
bot-facedown = eine verdeckte Karte
bot-log-knows = **Was du gesehen hast**
bot-log-no-memory = -# In dieser Partie ist das Gedächtnis aus: Hier steht, was alle gesehen haben.
bot-log-empty = Noch ist nichts geschehen.

## Karten

bot-no-card = { $met ->
    [yes] Keine Karte, die schon aufgetaucht ist, heißt „{ $name }“
   *[no] Keine Karte heißt „{ $name }“
}.
bot-no-card-near = { $met ->
    [yes] Keine Karte, die schon aufgetaucht ist, heißt „{ $name }“
   *[no] Keine Karte heißt „{ $name }“
}. Meinst du { $near }?
bot-no-card-of-kinds = { $kinds } wurden als Arten von Karten gelesen, und keine Karte gehört zu allen.
bot-quoted = „{ $text }“
bot-no-cards-seen = Du siehst noch keine Karte offen.
bot-choose-card = Welche Karte willst du lesen?
bot-card-by-name = Nach Namen …
bot-card-name = Name der Karte
bot-card-placeholder = Karten, die du siehst
bot-fact = { $name }: { $value }

## Partien, Spielpläne, Ergebnisse

bot-game-number = Partie { $game }
bot-turn = Zug { $turn }
bot-round = Runde { $turn }
bot-rounds = { $n ->
    [0] vor der ersten Runde
    [one] { $n } Runde
   *[other] { $n } Runden
}
bot-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
bot-your-move-short = du bist am Zug
bot-starter = 🎲 **{ $title }, Partie { $game }:** { $players }
# $hands: yes in a game whose players hold hands
bot-hello = { $hands ->
    [yes] { $players }. Hände und Entscheidungen bleiben geheim; was alle wissen dürfen, steht hier.
   *[no] { $players }. Entscheidungen bleiben geheim; was alle wissen dürfen, steht hier.
}
bot-concede = Willst du Partie { $game } wirklich aufgeben? Damit ist sie sofort zu Ende.
bot-concede-yes = Ja, aufgeben
bot-conceded = Du hast aufgegeben.
bot-concede-no = Nicht aufgegeben; die Partie geht weiter.
bot-computer-novice = Computer (Neuling)
bot-computer-gentle = Computer (sehr leicht)
bot-computer-easy = Computer (leicht)
bot-computer-sensible = Computer (normal)
bot-computer-strong = Computer (stark)

## Herausforderungen

bot-opens = Deine Partie öffnet sich unten in einem Thread.
bot-opens-alone = Deine Partie hat begonnen, und niemand sonst sieht sie: Sie kommt per Direktnachricht zu dir. Sind die für mich geschlossen, drücke *Mein Zug*.
bot-opens-alone-here = Deine Partie hat begonnen, und niemand sonst sieht sie: Sie geht hier weiter.
bot-opens-in = Deine Partie öffnet sich in einem eigenen Thread in { $channel }.
bot-challenge = **{ $challenger } fordert { $opponent } zu einer Partie { $title } heraus**
bot-challenge-rematch = **{ $challenger } bittet { $opponent } um eine Revanche in { $title }**
bot-challenge-anyone = **{ $challenger } fordert alle zu einer Partie { $title } heraus**
bot-challenge-side = { $challenger } spielt { $side }
bot-challenge-lot = die Seiten werden ausgelost
bot-challenge-no-memory = niemand wird daran erinnert, was er gesehen hat
bot-challenge-stands = Die Herausforderung gilt { $hours ->
    [1] eine Stunde
   *[other] { $hours } Stunden
}.
bot-join = Mitspielen
bot-withdraw = Zurückziehen
bot-accept = Annehmen
bot-decline = Ablehnen
bot-challenge-accepted = ✅ Angenommen: Die Partie beginnt.
bot-challenge-accepted-in = ✅ Angenommen: Die Partie beginnt in { $channel }.
bot-challenge-declined = ❌ { $opponent } hat abgelehnt.
bot-challenge-withdrawn = ↩️ Zurückgezogen.
# $whom: named where the challenge names an opponent
bot-challenge-expired = ⌛ Abgelaufen: { $whom ->
    [named] { $opponent } hat nicht rechtzeitig geantwortet.
   *[anyone] Niemand hat sie angenommen.
}
bot-challenge-next = `/{ $group } challenge` fordert jemand anderen heraus; `/play find` zeigt, wer sonst eine Partie sucht.
bot-ask-again = Noch einmal fragen
bot-ask-anyone = Alle fragen
bot-ask-again-late = Das Deck dieser Herausforderung ist nicht mehr aufbewahrt. Mit `/{ $group } challenge` forderst du mit einem deiner Decks heraus.
bot-challenge-asked-again = Du hast schon noch einmal gefragt: Jene Herausforderung gilt noch.
bot-only-challenger-asks = Nur { $name } kann noch einmal fragen. Mit `/{ $group } challenge` forderst du selbst jemanden heraus.
bot-challenge-taken = Diese Herausforderung ist schon erledigt.
bot-not-challenged = Diese Herausforderung gilt { $name }.
bot-own-challenge = Das ist deine eigene Herausforderung. Du kannst sie zurückziehen.
bot-only-challenger = Nur { $name } kann diese Herausforderung zurückziehen.
bot-no-self = Gegen dich selbst kannst du nicht spielen. Lass den Gegner weg, um alle herauszufordern, oder nimm den Computer.
bot-too-many-games = { $most } deiner Partien gegen den Computer sind noch nicht zu Ende. Spiele eine zu Ende oder gib eine auf.
bot-too-many-challenges = { $most } deiner Herausforderungen sind noch offen. Ziehe eine zurück oder warte, bis jemand antwortet.
bot-too-many-challenges-server = Auf diesem Server sind noch { $most } Herausforderungen offen. Nimm eine davon an oder warte, bis einige beantwortet sind.
bot-too-many-tables = Du hast { $most } Tische, an denen Leute zusammenkommen oder spielen. Beende, verlasse oder schließe einen, dann kannst du den nächsten eröffnen.
bot-too-many-tables-server = Auf diesem Server gibt es { $most } Tische, an denen Leute zusammenkommen oder spielen. Setz dich an einen davon oder warte, bis einer fertig ist.
bot-no-bot = { $name } ist ein Bot, der nicht mitspielt. Den Computer wählst du mit der Option `computer`.
bot-one-opponent = Nenne einen Gegner oder den Computer, nicht beide.
bot-rematch-asked = Für diese Partie ist schon eine Revanche gefordert.
bot-rematch-shown = Deine Herausforderung steht in { $channel }.
bot-rematch-declined = ❌ { $opponent } hat die Revanche in { $title } abgelehnt, um die du in { $channel } gebeten hast. Auf dem Server fordert `/{ $group } challenge` jemand anderen heraus, und `/play find` zeigt, wer eine Partie sucht.
bot-rematch-expired = ⌛ { $opponent } hat nicht rechtzeitig geantwortet: Deine Bitte um eine Revanche in { $title } in { $channel } ist abgelaufen. `/{ $group } challenge` auf dem Server fordert jemand anderen heraus.
bot-rematch-not-shown = Ich konnte die Herausforderung in { $channel } nicht zeigen, es gibt also keine. Bitte im Thread unter dem Ende des Spiels um Revanche.
bot-rematch-gone = { $name } spielt hier nicht mehr.

## Einstellungen

bot-settings = **Deine Einstellungen**
# $hands: yes where there are games whose players hold hands
bot-private-dm = { $hands ->
    [yes] Hand und Entscheidungen kommen als Direktnachricht.
   *[no] Entscheidungen kommen als Direktnachricht.
}
bot-private-panel = { $hands ->
    [yes] Hand und Entscheidungen kommen in einem privaten Panel hinter **Mein Zug** (im Thread wirst du gerufen).
   *[no] Entscheidungen kommen in einem privaten Panel hinter **Mein Zug** (im Thread wirst du gerufen).
}
bot-control-off = Du wirst gefragt, wo eine Entscheidung meist zählt.
bot-control-on = Du wirst bei jeder Gelegenheit mit mehr als einer Möglichkeit gefragt.
bot-language-own = Mit dir spreche ich { $language }.
bot-language-auto = Mit dir spreche ich die Sprache deines Discord: { $language }.
bot-to-dm = Lieber Direktnachrichten
bot-to-panel = Lieber ein privates Panel
bot-to-control-on = Volle Kontrolle einschalten
bot-to-control-off = Volle Kontrolle ausschalten
bot-language-choice = Sprache
bot-automatic = Wie Discord eingestellt ist
bot-server-about = Sysop { $version } leitet { $games }. { $n ->
    [0] Hier läuft gerade keine Partie.
    [one] Hier läuft eine Partie.
   *[other] Hier laufen { $n } Partien.
  }
bot-server-language-own = In den Threads dieses Servers spreche ich { $language }.
bot-server-language-auto = In den Threads dieses Servers spreche ich die Sprache des Servers: { $language }.
bot-server-threads-archived = Auf diesem Server archiviere ich den Thread einer Partie, wenn sie zu Ende ist. Wer etwas hineinschreibt, öffnet ihn wieder.
bot-server-threads-kept = Auf diesem Server lasse ich die Threads beendeter Partien, wie sie sind.
bot-server-only = Das ist eine Einstellung für einen Server; nimm sie dort vor.
bot-server-not-allowed = Nur wer den Server verwalten darf, kann das einstellen.

## Beschreibungen der Slash-Befehle und Auswahl darin

bot-command-group = { $title } auf diesem Server spielen
bot-command-challenge = Jemanden, irgendwen oder den Computer zu einer Partie herausfordern
bot-command-games = Deine laufenden Partien, und wer am Zug ist
bot-command-move = Deine Entscheidung in einer Partie, nur für dich
bot-command-hand = Deine Hand, nur für dich
bot-command-board = Der Spielplan einer Partie
bot-command-log = Was in einer Partie geschehen ist
bot-command-card = Eine Karte lesen
bot-command-concede = Eine Partie aufgeben
bot-command-settings = Deine Einstellungen: in welcher Sprache und wo du gefragt wirst, und was sich sonst einstellen lässt
bot-command-server = Was für diesen ganzen Server gilt
bot-command-server-language = Die Sprache der Threads auf diesem Server
bot-command-server-threads = Was aus den Threads beendeter Partien wird
bot-command-server-about = Was dieser Bot ist und was hier läuft
bot-option-opponent = Wen du herausforderst; lass es weg, um alle herauszufordern
bot-option-side = Die Seite, die du spielen willst
bot-option-level = Was für eine Partie; ohne Angabe die erste
bot-option-computer = Stattdessen gegen den Computer spielen: wie stark er ist
bot-option-edition = Nach welcher Ausgabe der Regeln; ohne Angabe nach der geltenden
bot-option-memory = Ob ich für beide behalte, was sie gesehen haben; ohne Angabe: an
bot-option-game = Welche Partie, falls du mehrere spielst
bot-option-card = Ihr Name oder ein Teil davon
bot-option-private = Direktnachrichten oder ein privates Panel hinter „Mein Zug“
bot-option-control = Bei jeder Gelegenheit gefragt werden
bot-option-language = Die Sprache, die ich mit dir spreche
bot-option-server-threads = Archivieren oder lassen; lass es weg, um zu sehen, was eingestellt ist
bot-choice-threads-archive = Sofort archivieren
bot-choice-threads-keep = Lassen, wie sie sind
bot-command-practice = Gegen den Computer spielen, in Direktnachrichten, wo es niemand sonst sieht
# $usual: what that strength is called
bot-option-practice-computer = Wie stark der Computer ist; ohne Angabe: { $usual }
bot-option-server-language = Lass es weg, um zu sehen, was eingestellt ist
bot-choice-random = Zufall
bot-choice-dm = Direktnachrichten
bot-choice-panel = Privates Panel
bot-choice-novice = Neuling
bot-choice-gentle = Sehr leicht
bot-choice-easy = Leicht
bot-choice-sensible = Normal
bot-choice-strong = Stark
bot-choice-by-lot = Durch Los
bot-choice-on = An
bot-choice-off = Aus

# Daueraufträge
bot-button-orders = Aufträge …
bot-command-orders = Was du in einer Partie im Voraus entschieden hast, und es ändern
bot-orders-title = Deine Aufträge. Wo sie gelten, wird niemand gefragt; was sie sagen, siehst nur du.
bot-orders-none = Du hast keine Aufträge hinterlassen: Du wirst alles gefragt.
bot-always = Immer …
bot-always-order = Immer: { $order }
bot-orders-given = Auftrag für { $about }: **{ $order }**. Von nun an ist das deine Antwort, und du wirst nicht gefragt, bis du es hinter *Mehr …* unter *Aufträge …* änderst.
bot-orders-taken-back = Auftrag für { $about } zurückgenommen: **{ $order }**.
bot-orders-gone = Das lässt sich nicht mehr anordnen.
bot-orders-amount = Wie viele?
bot-orders-no-amount = Bitte eine ganze Zahl von 0 bis { $most } eingeben.
bot-orders-about = Worum geht es?
bot-orders-left = { $name } hat Aufträge hinterlassen für: { $about }.
bot-orders-left-none = { $name } hat keine Aufträge hinterlassen.

bot-slow-quota = Du hast in einer Stunde { $most } { $most ->
    [one] Bild oder Seite
   *[other] Bilder und Seiten
} angefordert. Das nächste gibt es in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}. Deine Partien gehen weiter: Ihre Ansichten und Bretter kommen von selbst.
bot-slow-quota-server = Auf diesem Server { $most ->
    [one] wurde in einer Stunde { $most } Bild oder Seite
   *[other] wurden in einer Stunde { $most } Bilder und Seiten
} angefordert. Das nächste gibt es in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}. Partien gehen weiter: Ihre Ansichten und Bretter kommen von selbst.
bot-file-quota = Du hast in einer Stunde { $most } { $most ->
    [one] Datei
   *[other] Dateien
} geschrieben oder gelesen (Exporte, Importe, zur Prüfung neu ausgeteilte Partien). Die nächste geht in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
bot-file-quota-server = Auf diesem Server { $most ->
    [one] wurde in einer Stunde { $most } Datei
   *[other] wurden in einer Stunde { $most } Dateien
} geschrieben oder gelesen (Exporte, Importe, zur Prüfung neu ausgeteilte Partien). Die nächste geht in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
