# Hilfe: die Wörter einer Ansicht erklärt; Lektionen; Tipps.

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

# Lektionen

bot-learn-head = 🎓 **Lektion { $n } von { $most }: { $name }**
bot-learn-step = 🎓 **Schritt { $n } von { $most }: { $name }**
bot-learn-next = Nächste Lektion
bot-learn-again = Neu anfangen
bot-learn-stop = Aufhören
# $n: the lesson that comes next; 0 where they begin anew
bot-learn-stopped = { $n ->
    [0] Aufgehört. `/{ $group } learn` beginnt von vorn.
   *[other] Aufgehört. `/{ $group } learn` macht mit Lektion { $n } weiter.
}
bot-lesson-number = Lektion { $n }
bot-learn-opens = Lektion { $n } hat begonnen, und niemand sonst sieht sie: Sie kommt per Direktnachricht zu dir. Sind die für mich geschlossen, drücke *Mein Zug*.
bot-learn-opens-here = Lektion { $n } hat begonnen, und niemand sonst sieht sie: Sie geht hier weiter.
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
