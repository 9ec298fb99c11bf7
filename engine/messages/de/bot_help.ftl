# Hilfe: die Wörter einer Ansicht erklärt, und jedes Spiel auf einer Seite.

bot-button-words = Was ist das?
bot-words-here = **Die Wörter, die du hier siehst**
bot-words-none = Hier gibt es nichts zu erklären.
bot-words-line = **{ $word }**: { $means }
bot-words-more = Mehr Wörter dieser Frage und deiner Karten …
bot-words-help = Das Spiel auf einer Seite
bot-help-words = { $names } …
bot-help-no-word = Dieses Wort ist nicht erklärt. `/{ $group } help` nennt alle.
bot-command-help = Wie das Spiel geht, auf einer Seite mit Bildern; oder was ein Wort bedeutet
bot-option-word = Ein Wort des Spiels
bot-help-netrunner =
    ## Netrunner auf einer Seite
    { "" }**Worum es geht.** Zwei Leute, zwei verschiedene Spiele. Der **Konzern** versteckt *Agenden* in seinen Servern und bewacht sie. Der **Runner** bricht ein und stiehlt sie. Wer zuerst genug *Agendapunkte* hat, gewinnt: 7, in der Einsteigerpartie 6.
    { "" }**Ein Zug.** Du bekommst *Klicks* (Konzern 3, Runner 4) und gibst jeden für eine Sache aus: 1 Credit nehmen, eine Karte ziehen, eine Karte spielen oder installieren, oder was nur deine Seite kann. Der Konzern zieht außerdem zu Beginn seines Zuges eine Karte umsonst. Dann ist die andere Seite dran.
    { "" }**Der Konzern** installiert Karten verdeckt und bezahlt sie erst, wenn er sie aufdeckt; das heißt *rezzen*. *Ice* kommt vor einen Server, Agenden und Assets kommen hinein. Eine Agenda *treibt* er *voran* (jedes Mal 1 Klick und 1 Credit), bis genug Marken darauf liegen, und *punktet* sie.
    { "" }**Der Runner** installiert *Icebreaker* und macht *Runs* auf Server, so oft seine Klicks reichen. Drei gibt es immer: **HQ** (die Hand des Konzerns), **R&D** (sein Deck), **Archives** (sein Ablagestapel), dazu die Remote-Server, die der Konzern schafft.
    { "" }**Ein Run** geht vom äußersten Ice nach innen. An jedem darf der Konzern es rezzen. Gerezztes Ice hat *Subroutinen*; der Runner bricht sie mit einem passenden Icebreaker, oder sie geschehen. Hinter dem letzten Ice *greift* der Runner auf die Karten *zu*: Agenden sind sofort gestohlen, andere kann er gegen ihren Preis trashen.
    { "" }**Der Runner verliert auch**, wenn er mehr *Schaden* nimmt, als er Karten auf der Hand hat, und der Konzern, wenn er nicht mehr ziehen kann. Du musst nie wissen, wann du etwas darfst: Deine Ansicht nennt alles, was jetzt geht, und *Was ist das?* erklärt ihre Wörter.
    `/netrunner learn` bringt dir das alles beim Spielen bei, in sechs kurzen Lektionen. `/netrunner challenge` fordert dann jemanden heraus: einen Menschen, oder den Computer in fünf Stärken (Neuling, sehr leicht, leicht, normal, stark). *Was würdest du tun?* in deiner Ansicht holt einen Tipp vom starken, wo die Partie Tipps erlaubt.
    -# Die Bilder: ein Tisch mitten im Spiel (oben die Server des Konzerns, unten die Karten des Runners), ein Ice, und der Icebreaker, der es bricht. Darunter: alle Wörter.

bot-help-neon-hope =
    ## NEON HOPE auf einer Seite
    { "" }**Worum es geht.** Ein bis vier Leute gegen eine Stadt, die zusieht. Das *Kapitel* sagt, was ihr tun müsst; ist sein *Ziel* erreicht, geht die Geschichte weiter, und nach dem letzten Kapitel habt ihr alle gewonnen. Ihr habt alle verloren, wenn die *Überwachung* ihren letzten Schwellenwert erreicht oder einer von euch *erschöpft* ist.
    { "" }**Eine Runde.** Jeder Charakter macht einen Zug mit drei *Aktionen*: den Ort wechseln, oder eine *Aufgabe* einer Karte angehen, die an deinem Ort oder im *Netzwerk* liegt. Dann, in der Begegnungsphase, steigt die Überwachung um 1 für jeden Charakter und für jeden Gegner, der bei einem steht, und alle ziehen eine *Begegnungskarte*.
    { "" }**Aufgaben.** *Ermitteln* nimmt ein Geheimnis von einer Spur, *Unterstützung holen* einen Marker, *Kämpfen* gibt einem Gegner 1 Schaden, *Hacken* legt einen Würfel auf ein Feld. Mit dem letzten Geheimnis, Marker, Schaden oder Würfel ist die Aufgabe *abgeschlossen*: Spuren werden umgedreht, Gegner sind weg, und du bekommst 1 Ressource.
    { "" }**Wie eine Aufgabe geht.** Dein Attribut, dazu was eine passende Karte deiner Hand gibt, dazu 2 für jede *Ladung* (andere in deiner Umgebung können helfen), dazu eine Zahl, die der Zufall im *Grid* aufdeckt: Reicht das an die Schwierigkeit heran, ist sie gelungen. Ein *Impuls* lässt den Erfolg noch einmal zählen. Bevor du dich festlegst, erfährst du, wie wahrscheinlich er ist.
    { "" }**Was schiefgeht.** Ein Wert unter der *Gefahr* bringt die Symbole der Karte, Stress oder Überwachung. Ein *Schädel* lässt die Gegner an deinem Ort angreifen.
    { "" }**Deine Hand ist deine Kraft.** *Stress* kostet Karten der Hand oder stattdessen *Hoffnung*; *Immer …* bei dieser Frage entscheidet es für alle weiteren Male. Ist die Hand leer, *fokussierst* du: Die Ausdauer sinkt um 1, du nimmst so viele Karten zurück, und Ressourcen kaufen *Vorteile*. Bei Ausdauer 0 bist du erschöpft.
    Du musst nie wissen, wann du etwas darfst: Deine Ansicht nennt alles, was jetzt geht, und *Was ist das?* erklärt ihre Wörter.
    `/neonhope learn` spielt eine Runde mit dir und erklärt jeden Schritt.
    -# Die Bilder: ein Tisch mitten im Spiel, eine Spur, und eine Aktionskarte, die dazu passt. Darunter: alle Wörter.

# Lektionen

bot-learn-head = 🎓 **Lektion { $n } von { $most }: { $name }**
bot-learn-step = 🎓 **Schritt { $n } von { $most }: { $name }**
bot-learn-all = Das war die letzte Lektion. Spiel jetzt eine ganze Partie: `/netrunner challenge`, gegen den Computer oder einen Menschen.
bot-learn-next = Nächste Lektion
bot-learn-again = Neu anfangen
bot-learn-stop = Aufhören
bot-learn-stopped = Aufgehört. `/{ $group } learn` macht dort weiter, wo du warst.
bot-learn-opens = Lektion { $n } hat begonnen, und niemand sonst sieht sie: Sie kommt per Direktnachricht zu dir. Sind die für mich geschlossen, drücke *Mein Zug*.
bot-command-learn-neon-hope = Eine Runde mit jemandem spielen, der jeden Schritt erklärt
bot-command-learn-netrunner = Das Spiel in sechs kurzen Lektionen gegen den Computer lernen
bot-option-lesson = Welche Lektion; sonst die nächste

# Hints: what the computer would do in one's place
bot-button-hint = Was würdest du tun?
bot-hint-title = Was der starke Computer an deiner Stelle täte
bot-hint-forbidden = In dieser Partie gibt es keine Tipps.
bot-hint-lesson = In einer Lektion sagt die Aufgabe, was zu tun ist: Sie steht über deinen Knöpfen.
bot-hint-not-asked = Du wirst gerade nichts gefragt.
bot-hint-failed = Das kann ich gerade nicht ausrechnen. Versuch es gleich noch einmal.
bot-hint-quota = Das waren { $most } Tipps in einer Stunde. Den nächsten gibt es in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
