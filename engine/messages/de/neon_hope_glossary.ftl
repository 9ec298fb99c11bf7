# Die Wörter von NEON HOPE, erklärt. `nh-forms-` ist, wonach ein Text durchsucht wird, durch Striche getrennt; ein
# Stern steht für jede Endung. Die Erklärung sind ein, zwei Sätze für jemanden, der noch nie gespielt hat.

## Die Episode

nh-words-episode = Die Episode

nh-word-round = Runde
nh-forms-round = runde | runden
nh-means-round = Erst macht jeder Charakter einen Zug, dann kommt die Begegnungsphase; dann beginnt die nächste Runde.

nh-word-turn = Zug
nh-forms-turn = zug | zuges | züge
nh-means-turn = Die drei Aktionen eines Charakters. Die Charaktere machen ihre Züge nacheinander, in beliebiger Reihenfolge.

nh-word-action = Aktion
nh-forms-action = aktion | aktionen
nh-means-action = Du hast drei in einem Zug: den Ort wechseln, eine Aufgabe, oder eine Fähigkeit, die eine Aktion kostet. Übrige verfallen.

nh-word-chapter = Kapitel
nh-forms-chapter = kapitel*
nh-means-chapter = Die Karte, die die Geschichte erzählt und sagt, was zu tun ist. Ist ihr Ziel erreicht, kommt das nächste Kapitel; nach dem letzten habt ihr gewonnen.

nh-word-objective = Ziel
nh-forms-objective = ziel | ziele | zieles
nh-means-objective = Was das Kapitel von euch allen verlangt. Es steht oben auf dem Spielplan.

nh-word-lead = verantwortlicher Charakter
nh-forms-lead = verantwortliche* charakter*
nh-means-lead = Einer von euch, auf dem Spielplan markiert: handelt die Begegnungskarten zuerst ab, und manche Effekte treffen ihn.

nh-word-environment = Umgebung
nh-forms-environment = umgebung*
nh-means-environment = Ein Teil der Stadt mit einem oberen und einem unteren Ort. Wer in derselben Umgebung ist, kann einander helfen.

nh-word-location = Ort
nh-forms-location = ort | orte | orten | ortes
nh-means-location = Wo ein Charakter steht. Du kannst die Aufgaben der Karten an deinem Ort angehen.

nh-word-network = Netzwerk
nh-forms-network = netzwerk*
nh-means-network = Ein Ort, der überall ist: Seine Karten wirken auf euch alle, und ihre Aufgaben könnt ihr von jedem Ort aus angehen.

## Karten

nh-words-cards = Karten

nh-word-clue = Spur
nh-forms-clue = spur | spuren
nh-means-clue = Ein Platz zum Suchen oder jemand zum Reden. Ist das letzte Geheimnis oder der letzte Marker weg, wird sie umgedreht; ihre Rückseite kommt weg.

nh-word-secret = Geheimnis
nh-forms-secret = geheimnis | geheimnisse*
nh-means-secret = Was es auf einer Spur herauszufinden gibt. Jedes gelungene Ermitteln nimmt eines weg.

nh-word-token = Marker
nh-forms-token = *marker*
nh-means-token = Hilfe, die auf einer Spur liegt, bis jemand Unterstützung holt: Hoffnung, eine Ressource oder ein Attributmarker mit zwei Ladungen.

nh-word-enemy = Gegner
nh-forms-enemy = gegner*
nh-means-enemy = Jemand, der hinter euch her ist. Er erhöht die Überwachung, wo er bei einem Charakter steht, und greift an, wenn ein Schädel fällt.

nh-word-health = Lebenspunkte
nh-forms-health = lebenspunkt* | schaden*
nh-means-health = Ein Gegner mit so viel Schaden wie Lebenspunkten ist besiegt.

nh-word-retreat = Rückzug
nh-forms-retreat = rückzug* | zieht sich zurück | zurückgezogen*
nh-means-retreat = Ein zurückgezogener Gegner liegt umgedreht: Er tut nichts und kann nicht bekämpft werden, bis die Begegnungsphase ihn zurückbringt.

nh-word-condition = Zustand
nh-forms-condition = zustand | zustände*
nh-means-condition = Ein Ärgernis im Netzwerk, das bleibt, bis alle seine Felder Hacking-Würfel haben. Jede Begegnungsphase legt einen dazu.

nh-word-slot = Hacking-Feld
nh-forms-slot = hacking* | feld | felder*
nh-means-slot = Wohin ein gelungenes Hacken einen Würfel legt. Ein Gefahrensymbol unter einem Würfel zählt nicht mehr, weder bei Gefahr noch wenn ein Gegner angreift.

nh-word-follower = Begleiter
nh-forms-follower = begleite*
nh-means-follower = Eine Spur, die sich einem Charakter angeschlossen hat und dauerhaft etwas bringt.

nh-word-encountercard = Begegnungskarte
nh-forms-encountercard = begegnungskarte*
nh-means-encountercard = Was die Stadt schickt: Jeder Charakter zieht eine in der Begegnungsphase und handelt sie allein ab.

## Aufgaben

nh-words-tasks = Aufgaben

nh-word-task = Aufgabe
nh-forms-task = aufgabe | aufgaben
nh-means-task = Etwas, das du an einer Karte versuchen kannst: dein Attribut mit Karte, Ladungen und einem Modifikator gegen ihre Schwierigkeit.

nh-word-investigate = Ermitteln
nh-forms-investigate = ermittel*
nh-means-investigate = Die Aufgabe der Spuren mit Geheimnissen. Gelingt sie, kommt ein Geheimnis weg.

nh-word-support = Unterstützung holen
nh-forms-support = unterstützung holen | unterstützung
nh-means-support = Die Aufgabe der Spuren mit Markern. Gelingt sie, bekommst du einen davon.

nh-word-fight = Kämpfen
nh-forms-fight = kämpf* | kampf*
nh-means-fight = Die Aufgabe der Gegner. Gelingt sie, bekommt der Gegner 1 Schaden.

nh-word-hack = Hacken
nh-forms-hack = hacken | hackst
nh-means-hack = Die Aufgabe der Karten mit Feldern. Gelingt sie, kommt ein Hacking-Würfel auf eines davon.

nh-word-attribute = Attribut
nh-forms-attribute = attribut | attribute | attributs
nh-means-attribute = Eines der vier Dinge, die ein Charakter besser oder schlechter kann. Jede Aufgabe nennt das, was sie braucht.

nh-word-difficulty = Schwierigkeit
nh-forms-difficulty = schwierigkeit | gegen
nh-means-difficulty = Was dein Attribut am Ende, mit allem zusammen, erreichen muss, damit eine Aufgabe gelingt.

nh-word-danger = Gefahr
nh-forms-danger = gefahr*
nh-means-danger = Ist dein Endwert kleiner als diese Zahl, treffen dich die Gefahrensymbole der Karte: Stress oder Überwachung. Auch bei einem Erfolg.

nh-word-completed = abgeschlossen
nh-forms-completed = abgeschlossen*
nh-means-completed = Das letzte Geheimnis, der letzte Marker, Lebenspunkt oder das letzte Feld schließt eine Aufgabe ab: Du bekommst 1 Ressource.

## Zufall

nh-words-chance = Zufall

nh-word-modifier = Modifikator
nh-forms-modifier = modifikator*
nh-means-modifier = Was der Zufall zu deinem Attribut dazutut oder abzieht. Bei jeder Aufgabe wird einer im Grid aufgedeckt.

nh-word-grid = Grid
nh-forms-grid = grid | grids
nh-means-grid = Sechzehn Modifikatoren, erst verdeckt. Aufgedeckte bleiben liegen, bis alle offen sind; dann wird neu gemischt. Der Spielplan zeigt, welche noch fehlen.

nh-word-archive = Archiv
nh-forms-archive = archiv*
nh-means-archive = Wo die Modifikatoren liegen, die nicht im Grid sind. Wird es gemischt, kommen sie zurück.

nh-word-skull = Schädel
nh-forms-skull = schädel*
nh-means-skull = Ein Modifikator: minus 1, decke noch einen auf, und nach der Aktion greifen alle Gegner an deinem Ort an; ein weiterer kommt zu dir.

nh-word-epicwin = Epic Win
nh-forms-epicwin = epic win
nh-means-epicwin = Ein Modifikator: Die Aufgabe gelingt sofort, ohne Gefahr und mit einem Impuls mehr.

nh-word-epicfail = Epic Fail
nh-forms-epicfail = epic fail
nh-means-epicfail = Ein Modifikator: Die Aufgabe scheitert sofort, ihre Gefahr tritt ein, und nach der Aktion greifen Gegner an.

nh-word-charge = Ladung
nh-forms-charge = ladung | ladungen
nh-means-charge = Ein Attributmarker hat zwei. Eine Ladung gibt +2 bei einer Aufgabe mit diesem Attribut: bei deiner oder der von jemandem in deiner Umgebung.

nh-word-impact = Impuls
nh-forms-impact = impuls | impulse*
nh-means-impact = Ein Erfolg mit einem Impuls zählt doppelt: ein Geheimnis, Marker, Schaden oder Würfel mehr.

nh-word-analyse = analysieren
nh-forms-analyse = analysier*
nh-means-analyse = Verdeckte Modifikatoren oder Begegnungskarten ansehen und einige davon beiseitelegen.

nh-word-shape = formen
nh-forms-shape = forme*
nh-means-shape = Offene Modifikatoren ins Grid zurückmischen, damit sie wiederkommen können.

## Dein Charakter

nh-words-self = Dein Charakter

nh-word-actioncard = Aktionskarte
nh-forms-actioncard = aktionskarte*
nh-means-actioncard = Eine Karte deiner Hand. Spiele eine zu einer Aufgabe ihrer Art: Sie gibt ihren Bonus, tut, was sie sagt, und kommt auf den Ablagestapel.

nh-word-stress = Stress
nh-forms-stress = stress | stresssymbol*
nh-means-stress = Jeder Punkt kostet dich eine Karte der Hand oder stattdessen 1 Hoffnung. Was du nicht zahlen kannst, gibt 1 Überwachung.

nh-word-hope = Hoffnung
nh-forms-hope = hoffnung
nh-means-hope = Gib 1 aus, um 1 Stress zu verhindern. Alle beginnen mit drei.

nh-word-focus = Fokussieren
nh-forms-focus = fokus*
nh-means-focus = Wenn deine Hand leer ist (nach der Aufgabe, falls gerade eine läuft), oder wann du willst: Deine Ausdauer sinkt um 1, du nimmst so viele Karten zurück und kannst Vorteile kaufen.

nh-word-endurance = Ausdauer
nh-forms-endurance = ausdauer
nh-means-endurance = Sie sinkt bei jedem Fokussieren um 1; so viele Karten nimmst du dann zurück. Bei 0 bist du erschöpft.

nh-word-exhausted = erschöpft
nh-forms-exhausted = erschöpf*
nh-means-exhausted = Ein Charakter mit Ausdauer 0. Die Episode ist verloren: nach den Zügen, oder sofort in der Begegnungsphase.

nh-word-resource = Ressource
nh-forms-resource = ressource | ressourcen
nh-means-resource = Womit Vorteile gekauft werden. Jede abgeschlossene Aufgabe bringt eine.

nh-word-tool = Vorteil
nh-forms-tool = vorteil* | charakter-vorteil*
nh-means-tool = Eine Karte mit Fähigkeiten, die du beim Fokussieren mit Ressourcen kaufst. Dein eigener zweiseitiger ist von Anfang an da.

nh-word-recycle = recyceln
nh-forms-recycle = recycel* | recycl*
nh-means-recycle = Mit einem Vorteil bezahlen, indem er in dein Set zurückkommt: Du kannst ihn wieder kaufen.

nh-word-scrap = entsorgen
nh-forms-scrap = entsorg*
nh-means-scrap = Mit einem Vorteil endgültig bezahlen, oder was aus einer erledigten Spur wird: Sie ist aus dem Spiel.

## Karten und Orte, die sich verändern

nh-words-life = Karten und Orte, die sich verändern

nh-word-stage = Stufe
nh-forms-stage = Stufe | Stufen
nh-means-stage = Manche Gegner haben mehrere nacheinander, jede mit eigenen Aufgaben. Erst nach der letzten sind sie besiegt.

nh-word-counter = Zähler
nh-forms-counter = Zähler | Zählern
nh-means-counter = Womit eine Karte mitzählt: wie viele Leute noch da sind, wie weit eine Maschine ist. Was es bedeutet, steht auf der Karte.

nh-word-locked = gesperrt
nh-forms-locked = gesperrt
nh-means-locked = Zu einem gesperrten Ort kann niemand wechseln, bis ihn etwas öffnet. Wer dort ist, darf ihn verlassen.

nh-word-closing = schließt als Nächstes
nh-forms-closing = schließt als Nächstes
nh-means-closing = Dieser Ort schließt als nächster. Dann verlassen seine Karten das Spiel, und wer dort ist, geht fort: Was ihr dort wollt, tut ihr jetzt.

## Bedrohung

nh-words-threat = Bedrohung

nh-word-surveillance = Überwachung
nh-forms-surveillance = überwachung | überwachungskarte*
nh-means-surveillance = Wie nah sie euch allen sind. Sie steigt in jeder Begegnungsphase; an ihrem letzten Schwellenwert habt ihr verloren.

nh-word-threshold = Schwellenwert
nh-forms-threshold = schwellenwert* | überwachung hat
nh-means-threshold = Ein Wert der Überwachung, bei dem euch allen etwas geschieht, einmal: Wer darunter fällt und ihn wieder erreicht, erlebt nichts mehr.

nh-word-escalation = Eskalation
nh-forms-escalation = eskalation*
nh-means-escalation = Die zweite Seite der Überwachungskarte. Solange sie oben liegt, ist der Epic Fail schlimmer.

nh-word-encounter = Begegnungsphase
nh-forms-encounter = begegnungsphase*
nh-means-encounter = Nach allen Zügen: Die Überwachung steigt um 1 je Charakter und je Gegner bei einem, Zurückgezogene kommen wieder, und jeder zieht eine Karte.

## Schlüsselwörter

nh-words-keywords = Schlüsselwörter

nh-word-confrontation = Konfrontation
nh-forms-confrontation = konfrontation
nh-means-confrontation = Du darfst den Ort dieser Karte nicht verlassen.

nh-word-consequences = Weitere Folgen
nh-forms-consequences = weitere folgen
nh-means-consequences = Nach dieser Begegnungskarte ziehst du noch eine und handelst sie ab.

nh-word-unpredictable = Unberechenbar
nh-forms-unpredictable = unberechenbar
nh-means-unpredictable = Bei dieser Aufgabe gelten Schädel als Epic Fail.

nh-word-reckless = Waghalsig
nh-forms-reckless = waghalsig
nh-means-reckless = Für diese Aufgabe wird ein Modifikator mehr aufgedeckt, und beide zählen.

nh-word-teamwork = Teamarbeit
nh-forms-teamwork = teamarbeit
nh-means-teamwork = Eine Ladung für diese Aufgabe darf statt +2 auch 1 Impuls geben.

nh-word-flexible = Flexibel
nh-forms-flexible = flexibel
nh-means-flexible = Für diese Aufgabe darf eine Ladung eines beliebigen Attributs gelten, als passte sie.

nh-word-universal = Universal
nh-forms-universal = universal*
nh-means-universal = Aktionskarten mit diesem Merkmal dürfen andere mitnehmen: Wer allein spielt, hat zwei davon.

nh-word-another = anderer Charakter
nh-forms-another = anderer charakter | anderen charakter | anderem charakter
nh-means-another = Jemand von den anderen, nach deiner Wahl. Spielst du allein, so meinen deine eigenen Karten dich selbst und andere Karten niemanden.

nh-word-elite = Elite
nh-forms-elite = elite
nh-means-elite = Ein Gegner mit eigenem Kopf: Viele Effekte wirken nur auf reguläre.
