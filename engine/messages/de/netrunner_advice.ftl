# Rat: warum etwas gewählt wird, nach den Preisen, nach denen es gewählt wurde. Tipps, und warum ein Computer etwas tat.

nr-advice-wins = Damit ist die Partie noch in diesem Zug gewonnen, was auch immer die Gegenseite tut.
nr-advice-bluff = Ein Bluff: Es sieht aus wie eine Agenda. Wer nie blufft, wird durchschaut; darum kommt es ab und zu vor, nach dem Los.
nr-advice-tried = Ich habe die Karten, die du nicht siehst, { $deals }-mal zufällig verteilt und bis zum nächsten Zug weitergespielt: So gewinnst du etwa { $mine } von 100 Partien, mit „{ $other }“ etwa { $theirs }.
nr-advice-tried-alike = Ich habe die Karten, die du nicht siehst, { $deals }-mal zufällig verteilt und bis zum nächsten Zug weitergespielt: „{ $other }“ ist etwa ebenso gut ({ $mine } von 100 Partien gewonnen).
nr-advice-doubt = Als ich die Karten, die du nicht siehst, { $deals }-mal zufällig verteilt habe, war „{ $other }“ ein wenig besser ({ $theirs } von 100 Partien gewonnen, so { $mine }); das kann Zufall sein.
nr-advice-worth = Etwa { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    } mehr wert als „{ $other }“, alle Kosten, Karten und Klicks in Credits gerechnet.
nr-advice-far = Weit mehr wert als alles andere; das Nächste wäre „{ $other }“.
nr-advice-alike = Etwa so viel wert wie „{ $other }“; es macht kaum einen Unterschied.
nr-advice-loosely = „{ $other }“ wäre etwa { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    } mehr wert gewesen; ein schwächerer Computer nimmt ab und zu nicht das Beste.
nr-advice-only = Es gab nichts anderes zu wählen.
nr-advice-wait = Jetzt etwas einzusetzen kostet mehr, als es bringt oder erspart.
nr-advice-prices = Bei jeder Möglichkeit habe ich abgewogen, was sie kostet und was sie bringt oder erspart. Diese schneidet am besten ab.
nr-advice-least = Diese fehlen am wenigsten: was jetzt wenig wert ist, und zweite Exemplare.
nr-advice-leave = Was noch bevorsteht, kostet mehr, als sich zahlen lässt, oder kann tödlich sein.
nr-advice-go-on = Was dahinter zu holen ist, ist wert, was der Weg dorthin noch kostet.
nr-advice-trash = Es zu trashen kostet { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }; liegen gelassen brächte es der Gegenseite mehr ein.
nr-advice-spare = Es zu trashen kostet mehr, als es liegen zu lassen, oder die Credits werden gebraucht.
nr-advice-rez = Daran vorbeizukommen kostet den Runner etwa { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    }, jetzt und in späteren Runs, für { $credits } zum Rezzen; und dahinter steht etwas auf dem Spiel.
nr-advice-no-rez = Für { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    } müsste der Runner etwa { $tax } zahlen, um vorbeizukommen: zu wenig für das, was hier auf dem Spiel steht.
nr-advice-cheapest = Der billigste Weg an dem vorbei, was wehtut.
nr-advice-let = Was ungebrochen bleibt, tut weniger weh, als es zu brechen kostet.
nr-advice-keep-corp = Ice: { $ice }, Karten, die Credits bringen: { $money }, Agenden: { $agendas }. Server lassen sich schützen, und die Hand ist nicht voller Punkte.
nr-advice-mulligan-corp = Ice: { $ice }, Karten, die Credits bringen: { $money }, Agenden: { $agendas }. Zu wenig, um Server zu schützen, oder zu viele Punkte zum Stehlen.
nr-advice-keep-runner = Karten, die Credits bringen: { $money }, Icebreaker: { $breakers }. Das reicht für den Anfang.
nr-advice-mulligan-runner = Karten, die Credits bringen: { $money }, Icebreaker: { $breakers }. Ohne Credits kommt nichts in Gang.
nr-advice-then = Danach würde ich so weitermachen, wenn sich nichts ändert: { $steps }
nr-advice-run-open = Bei diesem Run steht nichts im Weg, was Credits kostet.
nr-advice-run-costs = Das bekannte Ice auf dem Weg dieses Runs zu passieren kostet { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    }; { $credits } sind dafür da.
nr-advice-run-unknown = { $ice ->
        [one] Ein Ice vor diesem Server ist
       *[other] { $ice } Ice vor diesem Server sind
    } noch unbekannt: Ob der Run dort durchkommt, ist eine Vermutung.
nr-advice-scores-next = Danach liegt eine Agenda für { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } da, die im nächsten Zug gepunktet werden kann.
nr-advice-shut-out = Mit dem, was er bis dahin haben kann, kommt der Runner in diesen Server nicht hinein.
nr-advice-tolled = Dort hineinzukommen würde den Runner etwa { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    } kosten; er hat { $credits }.
nr-advice-nothing = Nichts
