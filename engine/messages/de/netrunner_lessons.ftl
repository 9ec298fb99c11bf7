# Die Lektionen von `/netrunner learn`: von jeder Name, Aufgabe und Lob, und was zu einem Druck gesagt wird.

nr-lesson-other = Auch das geht. Die Aufgabe ist noch offen.
nr-lesson-turn-over = Dein Zug ist vorbei, die andere Seite hat gespielt. Die Aufgabe ist noch offen: Mach weiter oder fang neu an.
nr-lessons-again = Der Tisch ist nicht mehr so, wie ihn die Lektion braucht. **Beginne sie neu**: Das kostet nichts.
nr-lessons-running = Ein Run ist im Gang: Beantworte, was gefragt wird, dann geht er weiter.
nr-lessons-turn-theirs = Dein Zug ist vorbei, und die andere Seite spielt. Die Aufgabe ist noch offen.

nr-lesson-money = Klicks und Credits
nr-lesson-money-task = Du bist der Runner. Dein Zug hat 4 Klicks, und jeder bezahlt eine Aktion. Du beginnst mit 5 Credits. **Spiele Sure Gamble** aus deiner Hand: Es kostet 5 und bringt 9.
nr-lesson-money-praise = Gut gemacht! Ein Klick hat aus 5 Credits 9 gemacht. So geht jeder Zug: Gib Klicks aus und hole mehr aus ihnen heraus als die anderen.
nr-lesson-money-on-play = Sure Gamble nahm 5 Credits, gab 9 und liegt jetzt auf deinem Ablagestapel: Events spielt man einmal.
nr-lesson-money-on-install = Die Karte liegt jetzt vor dir und bleibt da. Ist Sure Gamble nun zu teuer, nimm erst Credits, einen für jeden Klick.
nr-lesson-money-on-run = Du hast einen Run auf einen Server gemacht und nachgesehen, was dort ist. Mehr davon in der nächsten Lektion; jetzt spiele Sure Gamble.
nr-lesson-money-on-draw = Du hast für einen Klick eine Karte gezogen. Die Aufgabe ist noch offen: Spiele Sure Gamble.
nr-lesson-money-on-gain = Ein Klick, ein Credit. Sicher, aber langsam: Sure Gamble bringt 4 für einen Klick.

nr-lesson-run = Dein erster Run
nr-lesson-run-task = Der Konzern hat in **Server 1** eine Agenda versteckt, und nichts bewacht sie. **Mache einen Run auf Server 1** und stiehl sie.
nr-lesson-run-praise = Gut gemacht! Du bist in den Server gekommen, hast auf die Karte darin zugegriffen und eine Agenda gestohlen. Ihre Punkte behältst du.
nr-lesson-run-on-steal = Der Zugriff auf eine Agenda genügte: Du hast sie gestohlen.
nr-lesson-run-on-access = Du hast auf eine Karte zugegriffen, aber es war keine Agenda. Was du suchst, liegt in Server 1.
nr-lesson-run-on-ended = Das Ice hat deinen Run beendet, bevor du hineinkamst. Server 1 bewacht niemand.
nr-lesson-run-on-run = Dein Run hat begonnen. Wenn du zwischen Weiter und Ausklinken wählen kannst, geh weiter.
nr-lesson-run-on-found = Da ist sie: eine Agenda. Stiehl sie mit dem Knopf darunter.
nr-lesson-run-on-nothing = Dort war nichts, und der Run ist vorbei. Was du suchst, liegt in Server 1.

nr-lesson-break = Ice und Icebreaker
nr-lesson-break-task = Diesmal steht Palisade vor Server 1: Ice, dessen Subroutine deinen Run beendet. **Installiere Cleaver**, **mache einen Run auf Server 1**, **brich** die Subroutine mit Cleaver und stiehl die Agenda.
nr-lesson-break-praise = Gut gemacht! Einen Icebreaker installieren, einen Run machen, fürs Brechen zahlen, nehmen, was dahinter liegt: Das ist das Spiel des Runners.
nr-lesson-break-on-steal = Die Agenda hinter dem Ice gehört dir.
nr-lesson-break-on-break = Die Subroutine ist gebrochen: Sie tut nichts mehr. Geh weiter in den Server.
nr-lesson-break-on-ended = Die Subroutine war nicht gebrochen, also hat sie deinen Run beendet. Verloren ist nur der Klick: Installiere Cleaver und versuche es noch einmal.
nr-lesson-break-on-install = Deine Karte liegt bereit. Ist Cleaver da, mache einen Run auf Server 1.
nr-lesson-break-on-encounter = Du bist auf das Ice getroffen. Nimm die Taste, mit der Cleaver bricht.
nr-lesson-break-on-found = Du bist drin, und das ist die Agenda. Stiehl sie mit dem Knopf darunter.
nr-lesson-break-on-access = Du hast auf eine Karte zugegriffen, doch sie war keine Agenda. Die Agenda liegt in Server 1.
nr-lesson-break-on-again = Die Subroutine war nicht gebrochen, also hat sie deinen Run beendet. Verloren ist nur der Klick: Mache noch einen Run und brich sie mit Cleaver.

nr-lesson-protect = Verstecken und bewachen
nr-lesson-protect-task = Jetzt bist du der Konzern; dein Zug hat 3 Klicks. **Installiere Offworld Office** in einem neuen Server, und **installiere Palisade** davor. Beide liegen verdeckt: Der Runner weiß nicht, was sie sind. (HQ ist deine Hand, R&D dein Deck, Archives dein Ablagestapel: Auch sie kann man bewachen.)
nr-lesson-protect-praise = Gut gemacht! Innen eine Agenda, davor Ice. Für Palisade hast du noch nichts gezahlt: Das kommt, wenn du es aufdeckst.
nr-lesson-protect-on-ice = Das Ice liegt verdeckt vor seinem Server. Die Agenda gehört dahinter, in denselben Server.
nr-lesson-protect-on-root = Die Karte liegt verdeckt im Server. Lege Ice davor, bevor der Runner dran ist.
nr-lesson-protect-on-play = Mehr Credits sind immer gut. Behalte Klicks für beide Karten.
nr-lesson-protect-on-apart = Palisade schützt jetzt einen anderen Server als den, in dem die Agenda liegt oder liegen wird. **Beginne neu**: Das kostet nichts.

nr-lesson-rez = Ice aufdecken
nr-lesson-rez-task = Der Runner macht einen Run auf Server 1, wo deine Agenda liegt, und steht vor deinem verdeckten Palisade. **Rezze Palisade**: Zahle seinen Preis und decke es auf.
nr-lesson-rez-praise = Gut gemacht! Der Runner konnte Palisade nicht brechen, also hat dessen Subroutine den Run beendet. Gerezztes Ice bleibt gerezzt und wacht von jetzt an umsonst.
nr-lesson-rez-on-rez = Du hast Palisade bezahlt, und seine Subroutine hat den Run beendet.
nr-lesson-rez-on-steal = Ungerezztes Ice tut nichts: Der Runner ging daran vorbei und hat deine Agenda gestohlen. Das passiert allen einmal. Fang neu an.
nr-lesson-rez-on-pass = Ungerezztes Ice tut nichts: Der Runner ging daran vorbei, auf das zu, was dahinter liegt. Fang neu an.

nr-lesson-score = Punkten
nr-lesson-score-task = Superconducting Hub in Server 1 braucht 3 Fortschrittsmarken; die erste lag von Anfang an darauf. **Treibe es zweimal voran**, jedes Mal 1 Klick und 1 Credit, dann **punkte es**: Das kostet keinen Klick.
nr-lesson-score-praise = Gut gemacht! Du hast eine Agenda gepunktet. Mehr musst du nicht wissen: Der Konzern punktet, der Runner stiehlt, und wer genug Punkte hat, gewinnt.
nr-lesson-score-on-score = Die Agenda liegt vor dir und zählt.
nr-lesson-score-on-advance = Eine Marke mehr liegt auf der Agenda. Sobald es genug sind, kannst du sie punkten.
nr-lesson-score-on-enough = Das sind genug: Punkte die Agenda mit dem Knopf darunter. Das kostet keinen Klick.
