# Was der Bot von sich aus über Ligen sagt: ihre Nachrichten, und was aus Kanälen wird.

lst-no-league = Diese Liga gibt es nicht.
lst-damaged = **{ $league }** ist nicht mehr lesbar und liegt auf Eis. Alle anderen Ligen laufen weiter.
lst-channel-lost = Im Kanal von **{ $league }** kann ich nicht mehr schreiben. Die Liga läuft weiter; gib ihr einen anderen Kanal, oder lass mich dort schreiben und wähle ihn noch einmal.
lst-left-server = **{ $league }:** { $name } ist nicht mehr auf dem Server (gegangen oder gebannt), also erreicht ihn oder sie nichts, was ich sage. Du kannst ihn oder sie herausnehmen; sonst wird weiter gepaart, und nach zwei versäumten Runden ist Schluss.
lst-organisers-wait = Etwas von **{ $league }** wartet auf dich als Turnierleitung.
lst-word-waits = Die Turnierleitung hat dir geschrieben: Drück auf Meine Matches oder sieh unter /league my nach.
lst-not-on-discord = Eine der beiden Personen hat hier kein Konto, deshalb lässt sich die Partie nicht öffnen. Spielt woanders und meldet das Ergebnis.
lst-undo-since = Seitdem ist etwas geschehen, das sich so nicht zurücknehmen lässt. Was die Zeit in einer Runde entschieden hat, lässt sich wieder öffnen: /league repair, Wieder öffnen, falls es dort steht.
lst-nothing-to-undo = Es gibt nichts zurückzunehmen.
lst-undone = { $actor } hat die letzte Änderung der Turnierleitung zurückgenommen. Jetzt gilt, was in den Nachrichten der Liga steht.

## Das Protokoll

lst-log-undone = Zurückgenommen: { $action }
lst-log-organisers = Die Turnierleitung besteht jetzt aus: { $names }
lst-log-channel = Die Liga findet ab jetzt in { $channel } statt
lst-log-organiser-channel = Die Turnierleitung wird ab jetzt in { $channel } benachrichtigt
lst-log-level = Starterdecks sind jetzt: { $level }
lst-log-edition = Regeln ihrer Partien sind jetzt: { $edition }

## Nachrichten

lst-more = und { $count } weitere
lst-standings = ## { $league }: Tabelle
lst-cut-places = **Nach dem Cut:** { $names }
lst-round = ## { $league }: { ls-in-round }
lst-round-until = Zu spielen bis { $time }.
lst-match-until = bis { $time }
lst-match-agreed = gespielt wird { $time }
lst-reported = { $score }, gemeldet, noch nicht bestätigt
lst-round-gone = Diese Runde ist zurückgenommen.
lst-table = { $table }. { $names }
lst-bye = { $table }. { $name } hat ein Freilos
lst-against = { $one } gegen { $other }
lst-sides = { $corp } (Konzern) gegen { $runner } (Runner)
lst-web = Im Web
