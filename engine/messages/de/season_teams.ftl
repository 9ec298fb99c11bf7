# Teams: was Teamchefs und Spielern gesagt wird und was sie schulden, das Protokoll, warum etwas nicht geht.

ls-signup-closed-teams = Die Anmeldung ist geschlossen. { $teams ->
    [one] { $teams } Team ist dabei.
   *[other] { $teams } Teams sind dabei.
}
ls-joined-teams = Du bist dabei, als Ersatz für alle Teams. Gründe ein eigenes Team oder geh in eines, das dich einlädt.
ls-dropped-team = Du bist ausgestiegen. Deine Ergebnisse bleiben; wo jemand dein offenes Match übernehmen kann, geschieht das.
ls-team-founded = { $person } gründet das Team **{ $team }**.
ls-team-out = Das Team **{ $team }** spielt keine weitere Runde.
ls-invited = { $other } lädt dich in das Team **{ $team }** ein. Unter *Teams* sagst du zu oder ab.
ls-invitation-declined = { $person } kommt nicht zu { $team }. Unter *Teams* kannst du jemand anderen einladen.
ls-invitation-lapsed = { $person } spielt jetzt für ein anderes Team, deine Einladung zu { $team } ist damit erledigt. Unter *Teams* kannst du jemand anderen einladen.
ls-member = { $person } gehört jetzt zu deinem Team { $team }.
ls-enrolled = Die Turnierleitung hat dich in das Team { $team } aufgenommen.
ls-released = Du gehörst nicht mehr zum Team { $team }. Du bist Ersatz für alle Teams.
ls-member-out = { $person } spielt nicht mehr für { $team }. Wer auf der Bank als Nächstes kommt, rückt auf; sieh deine Aufstellung an.
ls-captain = Du führst jetzt das Team { $team }.
ls-line-up = Runde { $round } ist ausgelost. Sieh die Aufstellung von { $team } an und bestätige sie: Sie gilt, sobald die Turnierleitung die Runde veröffentlicht.
ls-line-up-until = Runde { $round } ist ausgelost. Sieh die Aufstellung von { $team } an und bestätige sie bis { $until }: Dann gilt sie.
ls-team-bye = { $team } hat in Runde { $round } ein Freilos: ein Sieg mit einem Brett Vorsprung, nichts zu spielen.
ls-teams-meet = Runde { $round }: **{ $team }** trifft auf **{ $foe }**.
ls-board-empty = An Brett { $board } sitzt in Runde { $round } niemand von { $team }, und kein Ersatz war frei: Es ist verloren.
ls-stands-in = Du springst in Runde { $round } für { $team } ein.
ls-seated = { $person } spielt in Runde { $round } anstelle von { $other }.
ls-relieved = { $other } spielt dein Match in Runde { $round } an deiner Stelle.
ls-finished-team = Die Liga ist zu Ende. **{ $team }** gewinnt. Glückwunsch!
ls-your-team-place = Die Liga ist zu Ende: { $team } ist auf Platz { $place } von { $teams }.

ls-owe-line-up = Aufstellung von { $team } für Runde { $round } bestätigen
ls-owe-invited = Zum Team { $team } gehen oder absagen

ls-log-team-founded = das Team { $team } von { $person }
ls-log-team-renamed = das Team { $team } heißt jetzt { $foe }
ls-log-team-out = das Team { $team } spielt keine weitere Runde
ls-log-member = { $person } geht ins Team { $team }
ls-log-member-out = { $person } verlässt das Team { $team }
ls-log-captain = { $person } führt { $team }
ls-log-line-up = setzt die Bretter von { $team }: { $people }
ls-log-line-up-confirmed = bestätigt die Aufstellung von { $team } für Runde { $round }
ls-log-stand-in = { $person } spielt in der nächsten Runde Brett { $board } von { $team }
ls-log-seated = { $person } spielt { $match } anstelle von { $other }

ls-error-no-teams = Das ist keine Liga von Teams.
ls-error-captain = Das kann nur, wer das Team führt, oder die Turnierleitung.
ls-error-not-invited = Dieses Team hat dich nicht eingeladen, oder nicht mehr.
ls-error-no-member = Du gehörst zu keinem Team.
ls-error-confirmed = Die Aufstellung für Runde { $round } ist schon bestätigt.
ls-error-board-begun = In diesem Match ist schon etwas geschehen: Es bleibt bei denen, die es spielen, oder die Turnierleitung entscheidet es.
ls-error-too-few-teams = { $teams ->
    [0] Kein Team ist dabei
    [one] Nur { $teams } Team ist dabei
   *[other] Nur { $teams } Teams sind dabei
}; nötig sind { $least }.
ls-error-teams-with = Teams spielen ohne Check-in und gehören zu keiner Saison aus mehreren Ligen.
ls-error-teams-by-hand = Die Bretter ergeben sich aus den Teams, die sich treffen. Tausche im Entwurf zwei Teams oder benenne Ersatz.
ls-error-teams-published = Die Aufstellungen gelten. Nimm zuerst die Veröffentlichung zurück (Rückgängig), dann tausche Teams.
