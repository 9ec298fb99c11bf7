# Verwarnungen: was der Spieler erfährt, das Protokoll, warum etwas nicht geht.

ls-warned = Die Turnierleitung verwarnt dich; das gilt bis { $until }, und nur die Turnierleitung sieht es: { $text }
ls-warning-withdrawn = Die Turnierleitung hat eine Verwarnung zurückgenommen.
ls-log-warned = verwarnt { $person } bis { $until }
ls-log-warning-withdrawn = nimmt eine Verwarnung von { $person } zurück
ls-error-warning-text = Eine Verwarnung sagt, wofür sie ist, in höchstens { $most } Zeichen.
ls-error-warning-days = Eine Verwarnung gilt mindestens einen Tag und höchstens { $most }.
ls-error-warnings = Jemand kann höchstens { $most } geltende Verwarnungen haben.
ls-error-no-warning = Diese Verwarnung gibt es nicht mehr.
