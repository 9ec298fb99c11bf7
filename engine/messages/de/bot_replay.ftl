# Beendete Partien nachspielen
bot-button-replay = Nachspielen
bot-command-replay = Eine beendete Partie Schritt für Schritt ansehen
bot-option-replay = Die Partie; ohne Angabe die dieses Threads oder deine zuletzt beendete
bot-replay-at = Schritt { $step } von { $steps }
bot-replay-all = alle Karten offen
bot-replay-spectator = wie alle es sahen
bot-replay-seat = wie { $name } ({ $role }) es sah
bot-replay-before = ⏮ Zug
bot-replay-back = ◀ Zurück
bot-replay-on = Weiter ▶
bot-replay-after = Zug ⏭
bot-replay-turn = Zu einem Zug springen
bot-replay-post = Für alle zeigen
bot-replay-text = Als Text
bot-replay-json = Als JSON
bot-replay-inexact = -# Das wurde mit einem früheren Stand der Regeln gespielt; bis zum nächsten Zug kann das Spielfeld etwas abweichen.
bot-replay-running = Nachspielen kann man eine Partie, wenn sie zu Ende ist. Bis dahin zeigen Spielfeld und Protokoll, was alle sehen dürfen.
bot-replay-slow = Diese Datei zu schreiben dauert gerade zu lange. Bitte versuch es später noch einmal.
bot-replay-none = Die Züge dieser Partie sind nicht so aufbewahrt, dass man sie nachspielen kann.
bot-replay-which = Du hast noch keine Partie beendet, die man nachspielen könnte. Nenne eine mit ihrer Nummer.
bot-replay-eyes = In einer Ligapartie siehst du deine Karten und was alle sahen, nicht die Hand der anderen Seite.
bot-replay-quota = Du hast in einer Stunde { $most } Seiten gezeigt; darin können alle weiterblättern. Die nächste geht in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.

# Why a computer did something
bot-replay-why = Warum hast du das getan?
bot-did-title = Warum der Computer das tat
bot-did-hasty = Es hatte keine Zeit vorauszudenken.
bot-did-unknown = Warum es das tat, lässt sich nicht mehr sagen.
