# Die geführte Runde von `/neonhope learn`: von jedem Schritt Name und Aufgabe, und was zu einem Druck gesagt wird.

nh-lesson-name = Deine erste Runde

nh-lesson-move = Wo du stehst
nh-lesson-move-task = Du bist Bruna Vasile, heute Nacht allein im Kessel. Ein Zug hat 3 Aktionen. Was du suchst, ist unter der Laterne an der Fährtreppe. **Wechsle zur Fährtreppe**: Das ist eine Aktion.

nh-lesson-investigate = Eine Spur
nh-lesson-investigate-task = **Ermittle an Laterne 44** mit deinem Mut: 4 gegen 4, und dann gibt oder nimmt der Zufall etwas. Also **spiel Schulterschluss dazu**, für 1 mehr. Ein Knopf nennt beides; die Prozente sagen, wie wahrscheinlich es jeweils gelingt.

nh-lesson-fight = Ein Gegner
nh-lesson-fight-task = An der Fährtreppe steht der Höflichkeitsposten. **Kämpfe gegen ihn** und **spiel Schulter voran**: Ihr Impuls lässt einen Erfolg doppelt zählen, und der Posten hat 2 Lebenspunkte.

nh-lesson-encounter = Was die Stadt tut
nh-lesson-encounter-task = Wenn alle Charaktere ihre Aktionen verbraucht haben, kommt die Begegnungsphase, und du ziehst eine Karte. Wähle, was du lieber erträgst.

nh-lesson-praise = Sehr gut! Das war eine ganze Runde: drei Aktionen, dann die Antwort der Stadt. Spiel hier weiter, solange du magst, oder spiel mit anderen eine richtige Episode: `/neonhope start` auf einem Server.

nh-lesson-on-move = Du hast den Ort gewechselt. Die Aufgaben von allem, was hier liegt, kannst du jetzt angehen.
nh-lesson-on-success = Das ist gelungen: Der Wert hat die Schwierigkeit erreicht.
nh-lesson-on-completes = Das war das letzte Geheimnis: Die Spur wird umgedreht und zeigt ihre andere Seite, und du bekommst 1 Ressource für eine abgeschlossene Aufgabe.
nh-lesson-on-completed = Eine Aufgabe ist abgeschlossen, und du bekommst dafür 1 Ressource.
nh-lesson-on-defeated = So viel Schaden, wie er Lebenspunkte hat: Der Gegner ist weg. Bruna bekommt jedes Mal 1 Hoffnung, wenn das geschieht.
nh-lesson-on-failure = Das ist gescheitert: Der Wert war zu klein. Scheitern allein kostet nur die Aktion und die Karte; du kannst es noch einmal versuchen, solange du Aktionen hast.
nh-lesson-on-danger = Der Wert lag unter der Gefahr, also haben dich die Symbole der Karte getroffen: Stress kostet Karten, Überwachung kostet Zeit.
nh-lesson-on-token = Du hast einen Marker genommen. Hoffnung wehrt Stress ab, Ressourcen kaufen Vorteile, Attributmarker helfen bei Aufgaben.
nh-lesson-on-stress = Stress: Für jeden Punkt hast du eine Karte hergegeben oder stattdessen Hoffnung. *Immer …* unter dieser Frage entscheidet das von da an für dich.
nh-lesson-on-encounter = Die Überwachung ist gestiegen, um 1 für jeden Charakter und für jeden Gegner, der bei einem steht. Dann hast du eine Karte gezogen.
nh-lesson-on-focus = Du hast fokussiert: etwas weniger Ausdauer, und Karten zum Zurücknehmen.
nh-lesson-other = Das geht, und oft ist es richtig. Die Aufgabe hier ist noch offen.
