# Words of the Reference Guide 1.0 and the first core rules, laid over those of the lessons.
nr-lesson-money-on-play = Sure Gamble nahm 5 Credits, gab 9 und liegt jetzt in deiner Ablage: Ereignisse spielt man einmal.
nr-lesson-money-on-run = Du hast einen Run auf ein System durchgeführt und nachgesehen, was dort ist. Mehr davon in der nächsten Lektion; jetzt spiele Sure Gamble.

nr-lesson-run-task = Der Konzern hat in **System 1** eine Agenda versteckt, und nichts bewacht sie. **Führe einen Run auf System 1 durch** und stiehl sie.
nr-lesson-run-praise = Gut gemacht! Du bist in das System gekommen, hast auf die Karte darin zugegriffen und eine Agenda gestohlen. Ihre Punkte behältst du.
nr-lesson-run-on-access = Du hast auf eine Karte zugegriffen, aber es war keine Agenda. Was du suchst, liegt in System 1.
nr-lesson-run-on-ended = Das Ice hat deinen Run beendet, bevor du hineinkamst. System 1 bewacht niemand.
nr-lesson-run-on-run = Dein Run hat begonnen. Wenn du zwischen Weiter und Ausstöpseln wählen kannst, geh weiter.
nr-lesson-run-on-nothing = Dort war nichts, und der Run ist vorbei. Was du suchst, liegt in System 1.

nr-lesson-break = Ice und Ice-Brecher
nr-lesson-break-task = Diesmal steht Palisade vor System 1: Ice, dessen Subroutine deinen Run beendet. **Installiere Cleaver**, **führe einen Run auf System 1 durch**, **schalte** die Subroutine mit Cleaver **aus** und stiehl die Agenda.
nr-lesson-break-praise = Gut gemacht! Einen Ice-Brecher installieren, einen Run durchführen, fürs Ausschalten zahlen, nehmen, was dahinter liegt: Das ist das Spiel des Runners.
nr-lesson-break-on-break = Die Subroutine ist ausgeschaltet: Sie tut nichts mehr. Geh weiter in das System.
nr-lesson-break-on-ended = Die Subroutine war nicht ausgeschaltet, also hat sie deinen Run beendet. Verloren ist nur der Klick: Installiere Cleaver und versuche es noch einmal.
nr-lesson-break-on-install = Deine Karte liegt bereit. Ist Cleaver da, führe einen Run auf System 1 durch.
nr-lesson-break-on-encounter = Du bist auf das Ice getroffen. Nimm die Taste, mit der Cleaver ausschaltet.
nr-lesson-break-on-access = Du hast auf eine Karte zugegriffen, doch sie war keine Agenda. Die Agenda liegt in System 1.
nr-lesson-break-on-again = Die Subroutine war nicht ausgeschaltet, also hat sie deinen Run beendet. Verloren ist nur der Klick: Führe noch einen Run durch und schalte sie mit Cleaver aus.

nr-lesson-protect-task = Jetzt bist du der Konzern; dein Zug hat 3 Klicks. **Installiere Offworld Office** in einem neuen System, und **installiere Palisade** davor. Beide liegen verdeckt: Der Runner weiß nicht, was sie sind. (HQ ist deine Hand, F&E dein Deck, das Archiv dein Ablagestapel: Auch sie kann man bewachen.)
nr-lesson-protect-on-ice = Das Ice liegt verdeckt vor seinem System. Die Agenda gehört dahinter, in dasselbe System.
nr-lesson-protect-on-root = Die Karte liegt verdeckt im System. Lege Ice davor, bevor der Runner dran ist.
nr-lesson-protect-on-apart = Palisade schützt jetzt ein anderes System als das, in dem die Agenda liegt oder liegen wird. **Beginne neu**: Das kostet nichts.

nr-lesson-rez = Ice laden
nr-lesson-rez-task = Der Runner führt einen Run auf System 1 durch, wo deine Agenda liegt, und steht vor deinem verdeckten Palisade. **Lade Palisade**: Zahle seine Ladekosten und decke es auf.
nr-lesson-rez-praise = Gut gemacht! Der Runner konnte die Subroutine von Palisade nicht ausschalten, also hat sie den Run beendet. Geladenes Ice bleibt geladen und wacht von jetzt an umsonst.
nr-lesson-rez-on-steal = Ungeladenes Ice tut nichts: Der Runner ging daran vorbei und hat deine Agenda gestohlen. Das passiert allen einmal. Fang neu an.
nr-lesson-rez-on-pass = Ungeladenes Ice tut nichts: Der Runner ging daran vorbei, auf das zu, was dahinter liegt. Fang neu an.

nr-lesson-score = Punkte erzielen
nr-lesson-score-task = Superconducting Hub in System 1 braucht 3 Entwicklungsmarker; der erste lag von Anfang an darauf. **Entwickle es zweimal**, jedes Mal für 1 Klick und 1 Credit, dann **erziele die Punkte**: Das kostet keinen Klick.
nr-lesson-score-praise = Gut gemacht! Du hast die Punkte für eine Agenda erzielt. Mehr musst du nicht wissen: Der Konzern erzielt Punkte, der Runner stiehlt sie, und wer genug davon hat, gewinnt.
nr-lesson-score-on-advance = Ein Marker mehr liegt auf der Agenda. Sobald es genug sind, kannst du die Punkte dafür erzielen.
nr-lesson-score-on-enough = Das sind genug: Erziele die Punkte mit dem Knopf darunter. Das kostet keinen Klick.
