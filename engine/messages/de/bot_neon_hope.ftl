# NEON HOPE im Kanal: Tisch, Kampagne, Hilfsangebote, Verlassen und Übernehmen, Geschichte.

## Der Tisch

bnh-title = NEON HOPE
bnh-heading = { $episode }
bnh-of-campaign = NEON HOPE · { $campaign }, Episode { $number } von { $count }
bnh-one-episode = NEON HOPE · eine einzelne Episode
bnh-told-in = -# Die Geschichte gibt es nur auf { $languages }; sie und die Namen der Karten stehen hier auf Englisch. Alles andere ist in deiner Sprache.
bnh-at-the-table = **Am Tisch** ({ $places } von { $most })
bnh-nobody = Noch ist niemand dabei.
bnh-seated = { $who }: { $character }
bnh-by-chance = Zufällig
bnh-by-chance-about = Einer der Charaktere, die niemand nimmt
bnh-options-difficulty = **Schwierigkeitsgrad:** { $name }: { $about }
bnh-options-rest = **Verantwortlicher Charakter:** { $lead } · **Hilfsangebote:** { $limit } · **Handkarten:** { $hands }
bnh-options-several = Eine Person darf mehrere Charaktere spielen.
bnh-as-recommended = wie empfohlen
bnh-expires = Der Tisch wartet bis { $until }. Bis zu { $most } Charaktere können spielen; beginnen darf, wer am Tisch sitzt.
bnh-difficulty-normal = Normal
bnh-difficulty-advanced = Fortgeschritten
bnh-difficulty-hard = Schwer
bnh-difficulty-hopeless = Hoffnungslos
bnh-difficulty-normal-about = für ein erstes Spiel
bnh-difficulty-advanced-about = es taucht mehr Ärger auf
bnh-difficulty-hard-about = mehr Ärger, und die Überwachung schlägt früher zu
bnh-difficulty-hopeless-about = von allem das Schlimmste
bnh-limit-0 = ohne Zeitlimit
bnh-limit-30 = 30 Sekunden
bnh-limit-120 = 2 Minuten
bnh-limit-600 = 10 Minuten
bnh-limit-3600 = 1 Stunde
bnh-limit-0-about = Das Spiel wartet auf jede Antwort
bnh-limit-about = Wer nicht rechtzeitig antwortet, hilft nicht
bnh-hands-open = offen
bnh-hands-closed = verdeckt
bnh-join = Mitspielen
bnh-leave = Aufstehen
bnh-begin = Beginnen
bnh-cancel = Abbrechen
bnh-open-hands = Handkarten offen spielen
bnh-close-hands = Handkarten verdeckt spielen
bnh-allow-several = Mehrere Charaktere pro Person
bnh-forbid-several = Ein Charakter pro Person
bnh-choose-character = Dein Charakter …
bnh-choose-characters = Deine Charaktere …
bnh-choose-difficulty = Schwierigkeitsgrad: { $now }
bnh-choose-lead = Verantwortlicher Charakter: { $now }
bnh-choose-limit = Zeitlimit für Hilfsangebote: { $now }
bnh-taken-about = Spielt { $name }
bnh-closed-begun = ✅ Das Spiel beginnt.
bnh-closed-cancelled = ↩️ Abgebrochen.
bnh-closed-expired = ⌛ Niemand hat rechtzeitig begonnen. `/neonhope start` eröffnet einen neuen Tisch, `/neonhope campaign` setzt eine Kampagne fort.
bnh-no-longer = Dieser Tisch ist geschlossen.

bnh-already-in = Du sitzt schon an diesem Tisch.
bnh-not-in = Du sitzt nicht an diesem Tisch. Drück auf Mitspielen oder wähl einen Charakter.
bnh-full = Der Tisch ist voll: Höchstens { $most } Charaktere können spielen.
bnh-forged = Das steht hier nicht zur Wahl.
bnh-one-character = An diesem Tisch spielt jede Person einen Charakter; wer dort sitzt, kann mehrere erlauben.
bnh-character-taken = { $name } spielt { $character }. Wähl einen anderen Charakter.
bnh-several-in-use = Jemand spielt mehrere Charaktere und muss sie erst abgeben.
bnh-only-table-cancels = Abbrechen kann nur, wer den Tisch eröffnet hat oder daran sitzt.
bnh-no-episode = Ich kenne keine Episode oder Kampagne mit diesem Namen. Wähl eine der vorgeschlagenen.
bnh-no-packs = Dieser Bot hat keine Episode zum Spielen.
bnh-cannot-begin = Die Episode kann nicht beginnen: { $reason }
bnh-pack-gone = Das Paket „{ $pack }“ gibt es nicht mehr, also lässt sich das nicht spielen.

## Kampagnen

bnh-campaigns-none = Auf diesem Server wurde noch keine Kampagne begonnen. `/neonhope start` beginnt eine.
bnh-campaigns = **Kampagnen dieses Servers**
bnh-campaign-line = **{ $name }** (Kampagne { $id }) · { $state }
bnh-campaign-next = als Nächstes: Episode { $number }, { $episode }
bnh-campaign-playing = läuft gerade: { $where }
bnh-campaign-over = beendet
bnh-campaign-gone = Diese Kampagne gibt es auf diesem Server nicht.
bnh-campaign-choose = Von welcher Kampagne willst du das Logbuch sehen?
bnh-campaign-start-next = Nächste Episode
bnh-campaign-finished = Diese Kampagne ist zu Ende.
bnh-campaign-busy = Eine Episode dieser Kampagne wird gerade gespielt: { $where }
bnh-campaign-lobby-open = Dafür gibt es schon einen offenen Tisch: { $where }
bnh-log-title = { $name }: Kampagnen-Logbuch
bnh-log-characters = **Charaktere:** { $names }
bnh-log-results = **Episoden**
bnh-log-result = { $number }. { $episode }: { $resolution } ({ $won ->
    [yes] gewonnen
   *[no] verloren
})
bnh-log-given-up = aufgegeben
bnh-log-tracker = **{ $name }:** { $value }
bnh-log-followers = **Begleiter:** { $names }
bnh-log-follower = { $follower } bei { $character }
bnh-log-notes = **Notizen**
bnh-log-pool = **Modifikatoren-Auswahl:** { $changes }
bnh-log-nothing = Noch steht nichts darin.
bnh-skull = Schädel
bnh-epic-win = Epic Win
bnh-epic-fail = Epic Fail
bnh-go-on = Weiter
bnh-the-end = Ende
bnh-step-of = NEON HOPE · { $campaign }
bnh-step-chose = **{ $name }** hat gewählt: { $choice }
bnh-train = { $kind ->
    [action] „{ $into }“ üben statt „{ $out }“
   *[tool] „{ $into }“ mitnehmen statt „{ $out }“
}
bnh-train-which = { $character } trainiert …
bnh-step-absent = Ab { $at } kann, wer gewählt hat, es auch für die anderen tun.
bnh-step-waits = **{ $character }** muss noch wählen.
bnh-step-gone = Die Kampagne ist schon weiter. **/neonhope campaign** zeigt, wo sie steht.
bnh-step-chosen = Deine Charaktere haben schon gewählt; ab { $at } kannst du für die anderen wählen.
bnh-step-not-yours = Hier wählen die, die die letzte Episode dieser Kampagne gespielt haben.
bnh-campaign-next-step = als Nächstes: { $step }
bnh-of-story = NEON HOPE · { $campaign }, Episode { $number }
bnh-log-swap = { $into } statt { $out }
bnh-back = Einen Schritt zurück
bnh-choose-without = Jemand kommt nicht mit
bnh-back-asked = Soll die Kampagne zurück vor **{ $step }**? { $n } von { $of } wollen es. Alle, die die letzte Episode gespielt haben, müssen zustimmen.
bnh-back-done = Die Kampagne steht wieder vor **{ $step }**.
bnh-copy = Kopieren
bnh-copied = Kampagne { $copy } ist eine Kopie von Kampagne { $id } und steht, wo diese steht.
bnh-pause = Pausieren
bnh-pause-back = Ich bin wieder da
bnh-pause-end = Pause beenden
bnh-pause-since = ⏸️ Pause seit { $since }. { $n ->
    [0] Noch ist niemand wieder da.
   *[other] Wieder da: { $back }; noch weg: { $away }.
}
bnh-pause-told = ⏸️ **{ $name }** pausiert die Kampagne. Niemand wird an etwas erinnert, bis alle wieder da sind; wer zurückkommt, sagt es hier.
bnh-pause-returned = **{ $name }** ist wieder da. Noch weg: { $names }.
bnh-pause-all = ▶️ **{ $name }** ist wieder da: Die Kampagne geht weiter.{ $count ->
    [0] {""}
   *[other] {" "}{ $names }
}
bnh-pause-ended = ▶️ **{ $name }** beendet die Pause: Die Kampagne geht weiter.{ $count ->
    [0] {""}
   *[other] {" "}{ $names }
}
bnh-pause-done = Die Kampagne ist pausiert. Niemand wird an etwas erinnert; sie geht weiter, wenn alle wieder da sind, die zuletzt gespielt haben.
bnh-pause-you = Willkommen zurück. Die Kampagne geht weiter, wenn auch die anderen wieder da sind.
bnh-pause-gone-on = Die Kampagne geht weiter.
bnh-pause-already = Diese Kampagne ist schon pausiert.
bnh-pause-back-already = Du bist schon wieder da. Noch weg: { $names }.
bnh-pause-none = Diese Kampagne ist nicht (mehr) pausiert.
bnh-pause-not-yours = Diese Kampagne pausieren die, die ihre letzte Episode gespielt haben; sie beenden auch die Pause.
bnh-paused-pace = Diese Kampagne ist pausiert: Niemand wird an etwas erinnert. **/neonhope campaign** zeigt, wer wieder da ist.
bnh-goes-on-with = Weiter: { $name }
bnh-gone-into = Kampagne { $next }, **{ $name }**, geht dort weiter, wo Kampagne { $id } zu Ende war, mit allem, was sie mitgebracht hat.
bnh-campaign-lacks = Kampagne { $id } wartet: Sie braucht das Paket „{ $pack }“, das dieser Bot nicht (mehr) hat.
bnh-log-version = Begonnen mit { $pack } { $then }; jetzt ist es { $now }, und was sich daran geändert hat, gilt.
bnh-log-history = **Was jeder Schritt geändert hat**
bnh-log-step = **{ $step }**: { $changes }
bnh-log-epilogue = das Ende
bnh-log-choice = „{ $choice }“
bnh-log-chose = **{ $character }**: { $choice }
bnh-log-came = { $choice } ({ $note })
bnh-next-episode = Nächste Episode
bnh-play-again = Noch einmal spielen
bnh-no-next = Die Kampagne hat keine weitere Episode.

## Im Spiel

bnh-role-free = niemand
bnh-advice = 🤫 Begegnungskarten werden gezogen und abgehandelt: Jetzt darf niemand Ratschläge geben.
bnh-due = Zeitlimit: { $when }. Keine Antwort heißt nein.
bnh-help-always = Immer helfen
bnh-help-never = Nie helfen
bnh-help-ask = Mich fragen
bnh-help-set-always = Deine Charaktere helfen jetzt immer, wenn sie können. `/neonhope settings` ändert das.
bnh-help-set-never = Deine Charaktere helfen nicht mehr, bis du es mit `/neonhope settings` änderst.
bnh-help-set-ask = Du wirst gefragt, wenn einer deiner Charaktere helfen könnte.
bnh-story = Geschichte
bnh-story-none = Noch wurde nichts erzählt.
bnh-story-page = Seite { $page } von { $pages }
bnh-previous = ◀ Zurück
bnh-next = Weiter ▶
bnh-hand = **Handkarten von { $name }:** { $cards }
bnh-hand-empty = keine Karten
bnh-hand-drawn = **Gezogen, nur für deine Augen:** { $card }

## Verlassen und übernehmen

bnh-leave-ask = Willst du Partie { $game } verlassen? Dein Platz wird frei, und das Spiel wartet; wer will, kann ihn übernehmen, auch du wieder.
bnh-leave-yes = Ja, verlassen
bnh-leave-no = Nein, bleiben
bnh-stayed = Du bleibst im Spiel.
bnh-left = Du hast Partie { $game } verlassen.
bnh-has-left = **{ $name }** hat das Spiel verlassen. { $characters } { $count ->
    [one] wartet
   *[other] warten
} darauf, übernommen zu werden; nichts ist verloren.
bnh-free = { $character } ist frei.
bnh-take-over = { $character } übernehmen
bnh-took-over = **{ $name }** übernimmt { $character }.
bnh-taken = { $character } wird schon von jemandem gespielt.
bnh-you-took-over = Du spielst jetzt { $character }.
bnh-abandon-ask = Willst du die Episode aufgeben (Partie { $game })? Sie endet unvollendet, wenn alle, die noch mitspielen, zustimmen.
bnh-abandon-yes = Ja, aufgeben
bnh-abandon-no = Nein, weiterspielen
bnh-abandon-wants = **{ $name }** will diese Episode aufgeben. Sie endet, wenn alle zustimmen, die noch mitspielen; es fehlt noch: { $missing }.
bnh-abandon-agree = Auch aufgeben
bnh-abandon-against = Weiterspielen
bnh-abandon-noted = Du willst aufgeben; die anderen werden im Thread gefragt.
bnh-abandon-withdrawn = **{ $name }** will weiterspielen; die Episode geht weiter.
bnh-abandon-plays-on = Die Episode geht weiter.
bnh-abandoned = Die Episode wurde aufgegeben.
bnh-already-over = Diese Episode ist zu Ende.

## Einstellungen und Befehle

bnh-settings-help-ask = Wenn einer deiner Charaktere helfen könnte, wirst du gefragt.
bnh-settings-help-always = Deine Charaktere helfen immer, wenn sie können, ohne dich zu fragen.
bnh-settings-help-never = Deine Charaktere helfen anderen nie mit ihren Markern.
bnh-command-start = Einen Tisch für eine Episode oder Kampagne eröffnen
bnh-command-campaign = Die Kampagnen dieses Servers, ihre Logbücher und nächsten Episoden
bnh-command-story = Die Geschichte bis hierher, zum Nachlesen
bnh-command-leave = Ein Spiel verlassen; dein Platz kann übernommen werden
bnh-command-abandon = Eine Episode aufgeben, wenn alle zustimmen, die noch mitspielen
bnh-command-settings = Wo und wie oft du gefragt wirst und ob deine Charaktere helfen
bnh-option-episode = Eine Episode oder eine Kampagne von Anfang an; ohne Angabe die erste, die es gibt
bnh-option-difficulty = Wie schwer es sein soll
bnh-option-campaign = Welche Kampagne
bnh-option-game = Welches Spiel, wenn du mehrere spielst
bnh-option-help = Was deine Charaktere tun, wenn sie helfen könnten
bnh-choice-campaign = Kampagne: { $name } (ab { $episode })
bnh-choice-episode = Episode: { $name }
bnh-turn-of-round = __Runde { $n }__ · { $turn }

# Aufträge
bnh-orders-stress = Stress
bnh-orders-ask = Frag mich
bnh-orders-least3 = Das Unnützeste abwerfen, 3 Karten behalten
bnh-orders-least1 = Das Unnützeste abwerfen, 1 Karte behalten
bnh-orders-hope1 = Erst Hoffnung, dann das Unnützeste
bnh-orders-back = Karten, die ich zurücknehme
bnh-orders-useful = Die nützlichsten
bnh-orders-charges = Ladungen (solange die Chance darunter liegt)
bnh-orders-below60 = Ladungen unter 60 %
bnh-orders-below80 = Ladungen unter 80 %
bnh-orders-yes = Mach es
bnh-orders-no = Mach es nicht
bnh-orders-now = { $order } (jetzt: { $answer })

bot-help-neon-hope =
    ## NEON HOPE auf einer Seite
    { "" }**Worum es geht.** Ein bis vier Leute gegen eine Stadt, die zusieht. Das *Kapitel* sagt, was ihr tun müsst; ist sein *Ziel* erreicht, geht die Geschichte weiter, und nach dem letzten Kapitel habt ihr alle gewonnen. Ihr habt alle verloren, wenn die *Überwachung* ihren letzten Schwellenwert erreicht oder einer von euch *erschöpft* ist.
    { "" }**Eine Runde.** Jeder Charakter macht einen Zug mit drei *Aktionen*: den Ort wechseln, oder eine *Aufgabe* einer Karte angehen, die an deinem Ort oder im *Netzwerk* liegt. Dann, in der Begegnungsphase, steigt die Überwachung um 1 für jeden Charakter und für jeden Gegner, der bei einem steht, und alle ziehen eine *Begegnungskarte*.
    { "" }**Aufgaben.** *Ermitteln* nimmt ein Geheimnis von einer Spur, *Unterstützung holen* einen Marker, *Kämpfen* gibt einem Gegner 1 Schaden, *Hacken* legt einen Würfel auf ein Feld. Mit dem letzten Geheimnis, Marker, Schaden oder Würfel ist die Aufgabe *abgeschlossen*: Spuren werden umgedreht, Gegner sind weg, und du bekommst 1 Ressource.
    { "" }**Wie eine Aufgabe geht.** Dein Attribut, dazu was eine passende Karte deiner Hand gibt, dazu 2 für jede *Ladung* (andere in deiner Umgebung können helfen), dazu eine Zahl, die der Zufall im *Grid* aufdeckt: Reicht das an die Schwierigkeit heran, ist sie gelungen. Ein *Impuls* lässt den Erfolg noch einmal zählen. Bevor du dich festlegst, erfährst du, wie wahrscheinlich er ist.
    { "" }**Was schiefgeht.** Ein Wert unter der *Gefahr* bringt die Symbole der Karte, Stress oder Überwachung. Ein *Schädel* lässt die Gegner an deinem Ort angreifen.
    { "" }**Deine Hand ist deine Kraft.** *Stress* kostet Karten der Hand oder stattdessen *Hoffnung*; *Immer …* bei dieser Frage entscheidet es für alle weiteren Male. Ist die Hand leer, *fokussierst* du: Die Ausdauer sinkt um 1, du nimmst so viele Karten zurück, und Ressourcen kaufen *Vorteile*. Bei Ausdauer 0 bist du erschöpft.
    Du musst nie wissen, wann du etwas darfst: Deine Ansicht nennt alles, was jetzt geht, und *Was ist das?* hinter *Mehr …* erklärt ihre Wörter.
    `/neonhope learn` spielt eine Runde mit dir und erklärt jeden Schritt.
    -# Die Bilder: ein Tisch mitten im Spiel, eine Spur, und eine Aktionskarte, die dazu passt. Darunter: alle Wörter.
bot-command-learn-neon-hope = Eine Runde mit jemandem spielen, der jeden Schritt erklärt
