# Teams in Ligen: die Nachricht eines Teams, was sich damit tun lässt, und Einstellungen.

blp-button-team = Teams
blp-command-team = Dein Team: Aufstellung, Ersatz, Mitglieder; oder ein anderes
blp-option-team = Welches Team (sonst deines)

blt-lobby = ## Teams von { $league }
blt-asks = Du bist eingeladen von { $who }.
blt-substitute-for-all = Du bist Ersatz für alle Teams. Braucht dich eines, erfährst du es.
blt-no-teams = Es gibt noch kein Team.
blt-team-line = **{ $team }** ({ $n } für { $boards } Bretter), geführt von { $captain }
blt-captain = **Führt das Team:** { $name }
blt-members = **Mitglieder:** { $who }
blt-gone = Dieses Team spielt keine weitere Runde.
blt-invited = **Eingeladen:** { $who }
blt-line-up-open = **Aufstellung für Runde { $round }** (noch nicht bestätigt)
blt-line-up-confirmed = **Aufstellung für Runde { $round }** (bestätigt)
blt-board = { $board }. { $name }
blt-board-stands-in = { $board }. { $name } (springt für diese Runde ein)
blt-board-empty = { $board }. niemand: Jemand vom Ersatz aller Teams übernimmt es, wenn jemand frei ist
blt-bench = **Bank:** { $who }
blt-out = **Spielt nicht:** { $who }
blt-how = Wer zum Team gehört, hat das gewählte Brett von nun an; Ersatz spielt eine Runde. Bis eine Runde veröffentlicht ist, kannst du ihre Aufstellung ändern.
blt-choose-board = Brett { $board }: { $name }
blt-choose-invite = Jemanden einladen …
blt-choose-team = Ein anderes Team ansehen …
blt-choose-captain = Jemand anders führt das Team …
blt-choose-remove = Jemand verlässt das Team …
blt-choose-out = Welches Brett?
blt-choose-in = Wer spielt?
blt-substitute = { $name } (Ersatz)
blt-replace = Wessen Match dieser Runde soll jemand anders spielen? Begonnene Matches bleiben, wie sie sind.
blt-replace-option = Brett { $board }: { $name }
blt-replace-none = Jedes Match dieser Runde hat begonnen oder ist vorbei.
blt-replace-whom = Wer spielt anstelle von { $name }?
blt-replace-nobody = Niemand ist frei: Bank und Ersatz spielen alle, oder es gibt keine.
blt-manage = ## { $team }
blt-withdraw-sure = **{ $team }** aus der Liga nehmen? Das Team spielt keine weitere Runde; seine Mitglieder können für andere einspringen.
blt-field-name = Name des Teams
blt-done = Erledigt.
blt-founded = Dein Team ist da. Lade Leute ein, oder lass die Turnierleitung sie aufnehmen.
blt-asked = Die Einladung ist verschickt.
blt-joined = Du gehörst zum Team.
blt-left = Du hast das Team verlassen.
blt-confirmed = Die Aufstellung ist bestätigt.
blt-replaced = Alle Beteiligten wissen Bescheid.

blt-act-found = Team gründen …
blt-act-yes = Zu { $team }
blt-join-alone = Ohne Team mitmachen
blt-act-no = Nein, danke
blt-act-confirm = Aufstellung bestätigen
blt-act-replace = Jetzt auswechseln …
blt-act-manage = Mehr …
blt-act-rename = Anderer Name …
blt-act-leave = Team verlassen
blt-act-withdraw = Team zurückziehen …
blt-act-withdraw-yes = Zurückziehen
blt-act-show = Zurück

bl-boards = { $n ->
    [0] Einzeln, keine Teams
   *[other] Teams zu { $n }
}
bl-choose-boards = Einzeln oder in Teams
bl-teams-in = { $n ->
    [one] **{ $n } Team**
   *[other] **{ $n } Teams**
}
bl-teams-in-of = **Teams ({ $n } von { $room })**
bl-team-of = **{ $team }**: { $names }
bl-substitutes = **Ersatz für alle:** { $names }
bl-line-teams = **Teams:** { $players } dabei, Platz für { $room }, nötig { $fewest }
bl-swap-teams-question = Welche zwei Teams tauschen die Plätze? Ihre Bretter folgen.
bl-swap-teams-choose = Zwei Teams
bl-pairing-walkover = { $table }. { $player } hat niemanden gegenüber
lst-teams-meet = **{ $first } – { $second }** · { $points }
lst-teams-open = **{ $first } – { $second }** · { $points } ({ $left ->
    [one] { $left } Brett offen
   *[other] { $left } Bretter offen
})
lst-team-bye = **{ $team }** hat ein Freilos: ein Sieg mit einem Brett Vorsprung
lst-board-corp = { $one } (Konzern) – { $other } (Runner)
lst-board-runner = { $one } (Runner) – { $other } (Konzern)
lst-walkover = { $table }. { $name }, niemand gegenüber
web-teams = Teams
web-team-captain = führt das Team
web-team-bench = Bank
web-substitutes = Ersatz für alle Teams
web-team-bye = Freilos: ein Sieg mit einem Brett Vorsprung
bl-print-team = Team
