# Netrunner am Tisch des Bots: Seiten, Stufen, Regelwerke, Hilfe, Lektionen, Daueraufträge.

bot-netrunner-turn = { $n ->
    [0] Aufbau
   *[other] Zug { $n } { $seat ->
        [corp] des Konzerns
       *[runner] des Runners
    }
}
bot-netrunner-turns = { $n ->
    [0] vor dem ersten Zug
    [one] je 1 Zug
   *[other] je { $n } Züge
}
# Der Konzern hat einen Zug mehr begonnen als der Runner
bot-netrunner-turns-unequal = { $corp ->
    [one] 1 Zug
   *[other] { $corp } Züge
} des Konzerns, { $runner } des Runners
bot-netrunner = Netrunner
bot-netrunner-corp = Konzern
bot-netrunner-runner = Runner
bot-netrunner-core-set = Zwei Starterdecks des Grundspiels, bis 7 Agendapunkte
bot-netrunner-beginner = Einsteiger: kleine Starterdecks, bis 6 Agendapunkte
bot-netrunner-intermediate = Fortgeschrittene: volle Starterdecks, bis 7 Agendapunkte
bot-netrunner-points = Agendapunkte: { $points }
bot-netrunner-side-other = Die andere Seite: **{ $cards }**
bot-netrunner-side-up = In dieser Partie liegt die andere Seite oben: **{ $cards }**
bot-netrunner-option-card = Ihr Name, oder Wörter: Typ, Fraktion, Subtyp, Kosten, Text („jinteki ice 3“)

bot-edition-cr26-03 = Comprehensive Rules 26.03 (in Kraft)
bot-edition-cr24-03 = Comprehensive Rules 24.03
bot-edition-rg1-0 = Referenzhandbuch 1.0 (frühere Regeln)
bot-edition-core2012 = Erste Grundregeln (2012)
bot-starters-rg1-0 = { bot-netrunner-core-set }
bot-starters-core2012 = { bot-netrunner-core-set }

bot-help-netrunner =
    ## Netrunner auf einer Seite
    { "" }**Worum es geht.** Zwei Leute, zwei verschiedene Spiele. Der **Konzern** versteckt *Agenden* in seinen Servern und bewacht sie. Der **Runner** bricht ein und stiehlt sie. Wer zuerst genug *Agendapunkte* hat, gewinnt: 7, in der Einsteigerpartie 6.
    { "" }**Ein Zug.** Du bekommst *Klicks* (Konzern 3, Runner 4) und gibst jeden für eine Sache aus: 1 Credit nehmen, eine Karte ziehen, eine Karte spielen oder installieren, oder was nur deine Seite kann. Der Konzern zieht außerdem zu Beginn seines Zuges eine Karte umsonst. Dann ist die andere Seite dran.
    { "" }**Der Konzern** installiert Karten verdeckt und bezahlt sie erst, wenn er sie aufdeckt; das heißt *rezzen*. *Ice* kommt vor einen Server, Agenden und Assets kommen hinein. Eine Agenda *treibt* er *voran* (jedes Mal 1 Klick und 1 Credit), bis genug Marken darauf liegen, und *punktet* sie.
    { "" }**Der Runner** installiert *Icebreaker* und macht *Runs* auf Server, so oft seine Klicks reichen. Drei gibt es immer: **HQ** (die Hand des Konzerns), **R&D** (sein Deck), **Archives** (sein Ablagestapel), dazu die Remote-Server, die der Konzern schafft.
    { "" }**Ein Run** geht vom äußersten Ice nach innen. An jedem darf der Konzern es rezzen. Gerezztes Ice hat *Subroutinen*; der Runner bricht sie mit einem passenden Icebreaker, oder sie geschehen. Hinter dem letzten Ice *greift* der Runner auf die Karten *zu*: Agenden sind sofort gestohlen, andere kann er gegen ihren Preis trashen.
    { "" }**Der Runner verliert auch**, wenn er mehr *Schaden* nimmt, als er Karten auf der Hand hat, und der Konzern, wenn er nicht mehr ziehen kann. Du musst nie wissen, wann du etwas darfst: Deine Ansicht nennt alles, was jetzt geht, und *Was ist das?* hinter *Mehr …* erklärt ihre Wörter.
    `/netrunner learn` bringt dir das alles beim Spielen bei, in sechs kurzen Lektionen. `/netrunner challenge` fordert dann jemanden heraus: einen Menschen, oder den Computer in fünf Stärken (Neuling, sehr leicht, leicht, normal, stark). *Was würdest du tun?* hinter *Mehr …* in deiner Ansicht holt einen Tipp vom starken, wo die Partie Tipps erlaubt.
    -# Die Bilder: ein Tisch mitten im Spiel (oben die Server des Konzerns, unten die Karten des Runners), ein Ice, und der Icebreaker, der es bricht. Darunter: alle Wörter.

bot-learn-all = Das war die letzte Lektion. Spiel jetzt eine ganze Partie: gegen den Computer mit einem der Knöpfe unten oder gegen einen Menschen mit `/netrunner challenge` auf einem Server.
bot-command-learn-netrunner = Das Spiel in sechs kurzen Lektionen gegen den Computer lernen

bot-orders-all = Alle verdeckten Karten
bot-orders-server = Alle verdeckten Karten von { $server } (Ice und Root)
bot-orders-ice = { $card } (Ice { $n } von { $server }, von außen)
bot-orders-root = { $card } (Root von { $server })
bot-orders-full = Volle Kontrolle in einem Run
bot-orders-begin = Deine Züge beginnen
bot-orders-go = Weitergehen in Runs
bot-orders-break = Subroutinen brechen
bot-orders-with = Brechen mit { $card }
bot-orders-trash = Zugegriffene Karten trashen (fragt, bevor Stehlen etwas kostet)
bot-orders-rez-ask = Mich fragen
bot-orders-own-ask = Kein eigener Auftrag
bot-orders-rez-yes = Bei Annäherung rezzen
bot-orders-rez-keep = Rezzen, wenn { $n ->
    [one] 1 Credit bleibt
   *[other] { $n } Credits bleiben
}
bot-orders-rez-open = Rezzen, wenn … Credits bleiben
bot-orders-rez-no = Nicht rezzen
bot-orders-agenda-no = Nicht danach fragen
bot-orders-begin-ask = Mich fragen
bot-orders-begin-on = Gleich beginnen, ohne vorher zu rezzen oder zu punkten
bot-orders-go-ask = Mich fragen
bot-orders-go-on = Weiter, solange nichts gerezzt wird
bot-orders-break-ask = Mich fragen
bot-orders-break-most = { $n ->
    [0] Brechen, wenn es nichts kostet
    [one] Brechen für höchstens { $n } Credit
   *[other] Brechen für höchstens { $n } Credits
}
bot-orders-break-open = Brechen für höchstens … Credits
bot-orders-instead = { $card } statt einzudringen
bot-orders-instead-ask = Eindringen
bot-orders-instead-on = Nutzen, wenn ein Run erfolgreich ist
bot-orders-trash-ask = Mich fragen
bot-orders-trash-most = { $n ->
    [0] Trashen, wenn es nichts kostet, sonst liegen lassen
    [one] Trashen für höchstens { $n } Credit, sonst liegen lassen
   *[other] Trashen für höchstens { $n } Credits, sonst liegen lassen
}
bot-orders-trash-open = Trashen für höchstens … Credits, sonst liegen lassen
bot-orders-full-ask = Aus
bot-orders-full-run = Im nächsten Run alles fragen
bot-orders-installed = Aufträge für eben Installiertes …
bot-orders-full-on = Mich immer fragen
bot-orders-window-approach = Volle Kontrolle: Annäherung an Ice
bot-orders-window-encounter = Volle Kontrolle: Begegnungen
bot-orders-window-pass = Volle Kontrolle: Ice passiert, Server erreicht
bot-orders-window-jack_out = Volle Kontrolle: Ausklinken
bot-orders-window-access = Volle Kontrolle: Zugriffe
bot-orders-window-breach = Volle Kontrolle: Eindringen
bot-orders-window-actions = Volle Kontrolle: vor jeder Aktion
bot-orders-window-turns = Volle Kontrolle: Anfang und Ende der Züge
bot-orders-window-reaction = Volle Kontrolle: Reihenfolge der Fähigkeiten
