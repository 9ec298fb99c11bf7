# Rat: warum etwas gewählt wird, nach den Preisen, nach denen es gewählt wurde. Tipps, und warum ein Computer etwas tat.

nr-advice-wins = Damit ist die Partie noch in diesem Zug gewonnen, was auch immer die Gegenseite tut.
nr-advice-bluff = Ein Bluff: Es sieht aus wie eine Agenda. Wer nie blufft, wird durchschaut; darum kommt es ab und zu vor, nach dem Los.
nr-advice-tried = Ich habe die Karten, die du nicht siehst, { $deals }-mal zufällig verteilt und bis zum nächsten Zug weitergespielt: So gewinnst du etwa { $mine } von 100 Partien, mit „{ $other }“ etwa { $theirs }.
nr-advice-tried-alike = Ich habe die Karten, die du nicht siehst, { $deals }-mal zufällig verteilt und bis zum nächsten Zug weitergespielt: „{ $other }“ ist etwa ebenso gut ({ $mine } von 100 Partien gewonnen).
nr-advice-doubt = Als ich die Karten, die du nicht siehst, { $deals }-mal zufällig verteilt habe, war „{ $other }“ ein wenig besser ({ $theirs } von 100 Partien gewonnen, so { $mine }); das kann Zufall sein: Nach Kosten und Gewinn gerechnet liegt dies vorn.
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
nr-advice-leave = Was dahinter zu holen ist, ist weniger wert, als der Weg dorthin noch kostet.
nr-advice-leave-deadly = Was noch bevorsteht, kann mehr Schaden machen, als Karten auf der Hand sind.
nr-advice-leave-shut = An dem Ice, das noch kommt, führt mit dem, was da ist, kein Weg vorbei.
nr-advice-go-on = Was dahinter zu holen ist, ist wert, was der Weg dorthin noch kostet.
nr-advice-trash = Es zu trashen kostet { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }; liegen gelassen brächte es der Gegenseite mehr ein.
nr-advice-spare = Es zu trashen kostet mehr, als es liegen zu lassen.
nr-advice-spare-run = Die Credits werden für einen Run in diesem Zug gebraucht.
nr-advice-spare-credits = Es zu trashen kostet { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }, und es ist nicht installiert: Die Credits sind mehr wert.
nr-advice-rez = Daran vorbeizukommen kostet den Runner etwa { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    }, jetzt und in späteren Runs, für { $credits } zum Rezzen; und dahinter steht etwas auf dem Spiel.
nr-advice-rez-stops = Der Runner hat nichts, womit er daran vorbeikommt. Es zu rezzen kostet { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }, und dahinter steht etwas auf dem Spiel.
nr-advice-no-rez-stops = Der Runner hat nichts, womit er daran vorbeikommt, aber für { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    } steht hier zu wenig auf dem Spiel.
nr-advice-no-rez-owed = { $credits ->
        [one] Der Credit wird
       *[other] Die { $credits } Credits werden
    } für eine installierte Agenda gebraucht: um sie zu punkten oder zu schützen.
nr-advice-no-rez = Für { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    } müsste der Runner etwa { $tax } zahlen, um vorbeizukommen: zu wenig für das, was hier auf dem Spiel steht.
nr-advice-cheapest = Der billigste Weg an dem vorbei, was wehtut.
nr-advice-cheapest-ends = Ungebrochen beendet es den Run. Das ist der billigste Weg daran vorbei.
nr-advice-cheapest-hurts = Ungebrochen schadet es so sehr, wie etwa { $credits } { $credits ->
        [one] Credit wert ist
       *[other] Credits wert sind
    }. Das ist der billigste Weg daran vorbei.
nr-advice-let = Was ungebrochen bleibt, tut weniger weh, als es zu brechen kostet.
nr-advice-let-ends = Es beendet den Run: Daran vorbeizukommen kostet mehr, als der Run wert ist, oder geht nicht.
nr-advice-keep-corp = Ice: { $ice }, Karten, die Credits bringen: { $money }, Agenden: { $agendas }. Server lassen sich schützen, und die Hand ist nicht voller Punkte.
nr-advice-mulligan-corp = Ice: { $ice }, Karten, die Credits bringen: { $money }, Agenden: { $agendas }. Zu wenig, um Server zu schützen, oder zu viele Punkte zum Stehlen.
nr-advice-keep-runner = Karten, die Credits bringen: { $money }, Icebreaker: { $breakers }. Das reicht für den Anfang.
nr-advice-mulligan-runner = Karten, die Credits bringen: { $money }, Icebreaker: { $breakers }. Ohne Credits kommt nichts in Gang.
nr-advice-again = Dann noch { $n ->
        [one] einmal
       *[other] { $n }-mal
    } dasselbe, wenn sich nichts ändert.
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
nr-advice-shut-out = Mit dem, was er bis dahin haben kann, kommt der Runner nicht vorbei an { $names }.
nr-advice-cannot-pay = An { $names } vorbeizukommen würde den Runner { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    } kosten; bis dahin kann er etwa { $credits } haben.
nr-advice-tolled = Dort hineinzukommen würde den Runner etwa { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    } kosten; er hat { $credits }.
nr-advice-nothing = Nichts

# What an action is for, and what another choice weighs
nr-advice-for-credit = Was kommt, will bezahlt sein, und da { $credits ->
        [one] ist 1 Credit
       *[other] sind { $credits } Credits
    }.
nr-advice-for-money = Es bringt mehr Credits, als es an Klicks und Credits kostet.
nr-advice-for-cards = Neue Karten geben mehr Auswahl; { $cards ->
        [0] die Hand ist leer
        [one] auf der Hand ist 1 Karte
       *[other] auf der Hand sind { $cards } Karten
    }.
nr-advice-for-drawing = Es bringt neue Karten.
nr-advice-for-hq = Auf eine zufällige Karte von HQ wird zugegriffen: Sie kann eine Agenda sein.
nr-advice-for-rd = Auf die oberste Karte von R&D wird zugegriffen: Sie kann eine Agenda sein, und dann eine, die der Konzern nie zieht.
nr-advice-for-archives = Auf das, was der Konzern abgeworfen hat, wird zugegriffen: Agenden können darunter sein.
nr-advice-for-agenda = Dort liegt eine Agenda für { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
nr-advice-for-remote = Dort liegt eine Karte, die niemand angesehen hat: Sie kann eine Agenda sein.
nr-advice-for-trash = Was dort liegt, hilft dem Konzern, solange es nicht getrasht wird.
nr-advice-for-breaker = Damit kommt man an Ice vorbei: Ohne Icebreaker sind die meisten Server zu.
nr-advice-for-lasting = Einmal installiert, hilft es für den Rest der Partie.
nr-advice-for-asset = Ist es gerezzt, arbeitet es für den Konzern, bis der Runner es trasht.
nr-advice-for-first-ice = Diesen Server schützt noch kein Ice, und jede Karte, auf die dort zugegriffen wird, kann eine Agenda sein.
nr-advice-for-remote-ice = Hinter Ice kann eine Agenda vorangetrieben und gepunktet werden.
nr-advice-for-shutting = Der Runner hat nichts, womit er an diesem Ice vorbeikommt.
nr-advice-for-ice = Ist es gerezzt, kostet jeder Run dort den Runner etwa { $tax } { $tax ->
        [one] Credit
       *[other] Credits
    } mehr.
nr-advice-for-scoring = Eine Agenda muss installiert sein, ehe sie vorangetrieben und gepunktet werden kann; diese zählt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
nr-advice-for-trap = Es sieht aus wie eine Agenda und tut dem weh, der sie holen will.
nr-advice-for-upgrade = Damit kommt man schwerer in den Server, oder er bringt mehr.
nr-advice-for-advancing = Danach muss sie noch { $n ->
        [one] einmal
       *[other] { $n }-mal
    } vorangetrieben werden, bis sie gepunktet werden kann.
nr-advice-for-ready = Damit kann die Agenda gepunktet werden.
nr-advice-for-bait = Eine vorangetriebene Karte sieht aus wie eine Agenda, und was dort liegt, kann dadurch wachsen.
nr-advice-for-stronger-ice = Das Ice wird dadurch stärker.
nr-advice-for-purge = { $n ->
        [one] 1 Virusmarke kommt
       *[other] { $n } Virusmarken kommen
    } weg.
nr-advice-for-score = Das bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
nr-advice-for-untag = Mit einem Tag kann der Konzern Ressourcen trashen, und manche seiner Karten tun getaggten Runnern weh.
nr-advice-for-resource = Der Runner verliert, was diese Ressource bringt.
nr-advice-for-nothing = Nichts von dem, was möglich ist, ist wert, was es kostet.
nr-advice-for-run-card = Es macht einen Run, der mehr bringt als einer ohne die Karte.
nr-advice-for-damage = Schaden kostet den Runner Handkarten; wer ihn nicht mehr nehmen kann, hat verloren.
nr-advice-for-tags = Ein Tag öffnet, was nur gegen getaggte Runner geht.
nr-advice-for-counters = Es legt Marken, die mehr wert sind, als es kostet.
nr-advice-for-losing = Die andere Seite verliert { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }.
nr-advice-for-taking = Es nimmt der anderen Seite etwas weg.
nr-advice-for-installing = Es bringt eine Karte billiger oder sofort ins Spiel.
nr-advice-for-clicks = Es gibt Klicks, mit denen mehr getan werden kann.
nr-advice-for-success = Zu stehlen gibt es dort nichts: Es geht um den erfolgreichen Run selbst.
nr-advice-for-once = Ist es installiert, kann es einmal benutzt werden, dann, wenn das am meisten bringt.
nr-advice-for-little = { $credits ->
        [0] Es kostet nichts und bewirkt für sich allein gerade wenig.
        [one] Für sich allein bringt es gerade nicht mehr als den 1 Credit, den es kostet.
       *[other] Für sich allein bringt es gerade nicht mehr als die { $credits } Credits, die es kostet.
    }
nr-advice-for-effect = Was es tut, ist mehr wert, als es kostet.
nr-advice-worth-it = Was es bringt, ist mehr wert, als es kostet.
nr-advice-not-worth-it = Es würde mehr kosten, als es bringt.
nr-advice-pays = Zu zahlen kostet weniger als das, was sonst geschieht.
nr-advice-lets-happen = Was geschieht, kostet weniger, als zu zahlen.
nr-advice-aim = Was nützt, ist für eigene Karten, was schadet, für die der anderen Seite; hier wiegt es am meisten.
nr-advice-missing = Von dem, was sich finden lässt, fehlt das am meisten.
nr-advice-place = Dort nützt es am meisten, so wie die Server jetzt stehen.
nr-advice-named = Von dem, was sich nennen lässt, hängt daran am meisten, soweit man es wissen kann.
nr-advice-number = Weniger brächte weniger, mehr würde mehr kosten, als es bringt.
nr-advice-order = Von den möglichen Anordnungen bringt diese am meisten oder schadet am wenigsten.
nr-advice-mode-money = Von dem, was die Karte anbietet, sind Credits jetzt am meisten wert.
nr-advice-mode-drawing = Von dem, was die Karte anbietet, sind neue Karten jetzt am meisten wert.
nr-advice-mode-taking = Von dem, was die Karte anbietet, ist das, was die andere Seite trifft, jetzt am meisten wert.
nr-advice-mode-effect = Von dem, was die Karte anbietet, ist das jetzt am meisten wert.
nr-advice-mode-theirs = Es ist eine Karte der anderen Seite: Von dem, was sich wählen lässt, nützt ihr das am wenigsten oder schadet dir am wenigsten.
nr-advice-plan = Jetzt für den ganzen Run entschieden, wird nicht mehr bei jeder Karte gefragt.
nr-advice-plan-rez = Was gewählt ist, ist in diesem Run seinen Preis wert; der Rest kann verborgen bleiben.
nr-advice-plan-nothing = Nichts von dem, was dort liegt, ist in diesem Run seinen Preis wert.
nr-advice-bid = Jede Zahl ist so wahrscheinlich wie die anderen: Was keiner Regel folgt, lässt sich nicht vorhersehen.
nr-advice-trace-decided = So viele Credits entscheiden den Trace, und was daran hängt, ist mehr wert.
nr-advice-trace-left = Den Trace zu entscheiden würde mehr Credits kosten, als es wert ist, oder mehr, als da sind.
nr-advice-agendas-first = Was eine Agenda sein kann, kommt zuerst.
nr-advice-for-any-ice = Jeder Run auf den Server, vor dem es liegen wird, muss daran vorbei.
nr-advice-keep-one = Von den Karten, die nicht nebeneinander bleiben können, ist sie am meisten wert.
nr-advice-cheapest-way = Von den Arten zu zahlen kostet diese am wenigsten.
nr-advice-hosted-first = Credits auf Karten lassen sich nur für weniges ausgeben, die des Vorrats für alles.
nr-advice-piles = In beiden Stapeln liegen etwa gleich viele Agenda-Punkte, sodass keiner besser zu raten ist.
nr-advice-larger-pile = Es ist der größere Stapel.
nr-advice-saved = Die Karte ist weniger wert als die Credits, die es spart, sie zu trashen.
nr-advice-missed-most = Von diesen Karten würde sie dem Runner am meisten fehlen.
nr-advice-start = Von Anfang an auf dem Tisch ist sie am meisten wert.
nr-advice-came-in = Sie kam während des Runs dorthin, und auch auf sie kann zugegriffen werden.
nr-advice-least-hurt = Diese schadet am wenigsten.
nr-advice-most-hurt = Diese schadet dem Runner am meisten.
nr-advice-seen = Der Runner hat zu wenige Karten übrig, um sie zu holen.
nr-advice-unseen = Solange sie verdeckt liegt, weiß niemand, was sie ist.
nr-advice-host = Auf dieser Karte nützt sie am meisten.
