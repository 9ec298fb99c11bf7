# Zeit in freien Partien: Tempo, Erinnerungen, Anstupsen, Ruhezeit, Urlaub

bot-option-pace = Wie lange ein Zug dauern darf; ohne Angabe beliebig lange, mit Erinnerungen
bot-choice-pace-none = Beliebig lange
bot-choice-pace-day = Ein Tag je Zug
bot-choice-pace-three = Drei Tage je Zug
bot-challenge-pace-day = ein Tag je Zug
bot-challenge-pace-three = drei Tage je Zug

bot-button-pace = Anstupsen …
bot-command-pace = Auf wen eine Partie wie lange wartet; anstupsen, oder beenden, wenn es zu lange dauert
bot-pace-none = Ein Zug darf beliebig lange dauern; nach 14 Tagen ohne Zug dürfen die anderen die Partie beenden.
bot-pace-day = Vereinbart: ein Tag je Zug.
bot-pace-three = Vereinbart: drei Tage je Zug.
bot-pace-alone = Außer dir spielt niemand mit: Deine Züge dürfen beliebig lange dauern.
bot-pace-off = Die Liga, zu der diese Partie gehört, setzt ihre Fristen selbst. Siehe `/league my`.
bot-pace-nobody = Auf niemand anderen wird gewartet.
bot-pace-since = Auf **{ $name }** wird seit { $since } gewartet.
bot-pace-since-you = Auf deinen eigenen Zug wird seit { $since } gewartet.
bot-pace-until = Zeit ist bis { $due }.
bot-pace-too-long = Das ist zu lange.
bot-pace-both = Keine der beiden Seiten hat rechtzeitig gezogen; den Sieg kann niemand beanspruchen.
bot-pace-is-away = Im Urlaub bis { $until }; die Zeit steht still.
bot-pace-away = { $name } ist bis { $until } im Urlaub.
bot-pace-nudge = Anstupsen
bot-pace-nudged = Erledigt: Ich habe { $names } gerufen.
bot-pace-nudge-later = { $name } kann man { $at } anstupsen.
bot-pace-nudge-gone = { $name } ist nicht mehr zu erreichen: Du musst nicht warten.
bot-pace-moved = Niemand ist mehr überfällig; sieh noch einmal nach.
bot-pace-claim = Sieg beanspruchen
bot-pace-claim-sure = Partie { $game } gewinnen, weil die andere Seite die Zeit verstreichen ließ?
bot-pace-claim-told = { $name } beansprucht den Sieg: { $other } hat die vereinbarte Zeit verstreichen lassen.
bot-pace-claim-done = Du hast den Sieg beansprucht.
bot-pace-abandon = Beenden, niemand gewinnt
bot-pace-abandon-sure = Partie { $game } endgültig beenden, ohne Sieg?
bot-pace-abandon-told = { $name } beendet die Partie: { $other } hat zu lange nicht gezogen.
bot-pace-abandon-gone-told = { $name } beendet die Partie: { $other } ist nicht mehr zu erreichen.
bot-pace-gone = Ich erreiche niemanden mehr auf diesem Platz: Du musst nicht warten.
bot-pace-abandon-done = Die Partie ist beendet; niemand gewinnt.
bot-pace-over-none = { $names }: { $name } hat seit 14 Tagen nicht gezogen. Länger zu warten ist nicht nötig.
bot-pace-over-day = { $names }: { $name } braucht länger als den vereinbarten Tag. Länger zu warten ist nicht nötig.
bot-pace-over-three = { $names }: { $name } braucht länger als die vereinbarten drei Tage. Länger zu warten ist nicht nötig.
bot-pace-what = Was kann ich tun?
bot-remind = ⏰ Auf deinen Zug wird seit { $since } gewartet.
bot-remind-by = 👋 { $name } stupst dich an: Auf deinen Zug wird seit { $since } gewartet.
bot-remind-due = Zieh bis { $due }; danach müssen die anderen nicht mehr auf dich warten.
bot-games-due = bis { $due }

# Ruhezeit und Urlaub
bot-command-play = Partien finden, und deine Zeit dafür
bot-command-reminders = Ruhezeit und Urlaub, in allen deinen Partien
bot-option-quiet = Stunden ohne Erinnerungen, etwa 22-8; „aus“ für keine
bot-option-zone = Deine Zeitzone, etwa Europe/Berlin
bot-option-vacation = Tage ab jetzt, in denen deine Zeit stillsteht; 0, um zurück zu sein
bot-reminders = **Wann ich dich erinnere**
bot-reminders-quiet = Ruhezeit: { $hours } ({ $zone }). Dann gibt es keine Erinnerung, in Partien wie in Ligen; ein Ruf zum Zug kommt lautlos, und keine Zeit für einen Zug läuft ab.
bot-reminders-loud = Keine eigene Ruhezeit. Du setzt sie mit `/play reminders quiet:22-8`; bis dahin haben Ligen ihre eigene.
bot-reminders-away = Im Urlaub bis { $until }: Deine Zeit steht still, und niemand kann dich anstupsen. In Ligen wirst du nicht erinnert, und eine Runde im Schweizer System, die bis dahin vorbei ist, wird ohne dich ausgelost.
bot-reminders-here = Nicht im Urlaub. { $n ->
    [0] Die Tage für dieses Jahr sind verbraucht.
    [one] Für dieses Jahr bleibt noch { $n } Tag.
   *[other] Für dieses Jahr bleiben noch { $n } Tage.
}
bot-reminders-too-many = Das ist mehr als die { $n } Tage, die dir für diese zwölf Monate bleiben.
bot-reminders-long-quiet = Die Ruhezeit darf höchstens 12 Stunden am Tag dauern.
bot-reminders-back = Ich bin zurück

# Tempo
bnh-choose-pace = Zeit für einen Zug: { $now }
bnh-pace-none-about = Mit Erinnerungen nach einem, drei und sieben Tagen
bnh-pace-day-about = Danach dürfen die anderen den Platz freigeben
bnh-pace-three-about = Danach dürfen die anderen den Platz freigeben
bnh-options-pace = { $pace }.
bnh-free-place = Platz von { $character } freigeben
bnh-released = **{ $name }** hat zu lange nicht gezogen; die anderen haben den Platz freigegeben. { $characters } { $count ->
    [one] wartet auf jemand anderen.
   *[other] warten auf jemand anderen.
}
bnh-released-gone = **{ $name }** ist nicht mehr zu erreichen; die anderen haben den Platz freigegeben. { $characters } { $count ->
    [one] wartet auf jemand anderen.
   *[other] warten auf jemand anderen.
}
bnh-released-done = Der Platz von { $name } ist frei. Wer will, übernimmt ihn im Thread.

# Mitspieler finden
bot-command-find = Such eine Partie; ohne Angaben siehst du, wer sucht
bot-option-find-game = Was du spielen möchtest
bot-option-find-format = Format, Stufe oder Episode
bot-find-title = **Wer Mitspieler sucht:**
bot-find-line = • { $what } · { $name } · [dort mitspielen]({ $where })
bot-find-nobody = Niemand sucht hier eine Partie. { $choose ->
    [yes] Wähle, was du spielen möchtest: Es wird in diesem Kanal gesagt, und wer auf *{ bot-join }* drückt, spielt mit dir.
   *[no] `/play find` in einem Kanal eines Servers sagt, dass du eines suchst.
}
bot-find-choose = Was möchtest du spielen?
bot-find-joined = { $name } hat dasselbe gesucht: Ihr spielt gegeneinander. Die Partie öffnet sich in einem Thread von { $channel }.
bot-find-format = Dieses Format kenne ich nicht. Wähl eines aus der Liste.

# Statistik
bot-command-stats = Was deine beendeten Partien ergeben, oder die von jemand anderem auf diesem Server
bot-option-stats-player = Wessen; ohne Angabe deine eigene
bot-stats-title = **Partien von { $name }**
bot-stats-none = Noch zählt keine beendete Partie. Lektionen zählen nicht.
bot-stats-line = { $title }: { $n ->
    [0] noch keine Partie mit anderen
    [one] { $n } Partie mit anderen, { $won } gewonnen, { $lost } verloren, { $open } ohne Sieg
   *[other] { $n } Partien mit anderen, { $won } gewonnen, { $lost } verloren, { $open } ohne Sieg
}
bot-stats-computers = Gegen den Computer: { $n ->
    [one] { $n } Partie, { $won } gewonnen, { $lost } verloren, { $open } ohne Sieg
   *[other] { $n } Partien, { $won } gewonnen, { $lost } verloren, { $open } ohne Sieg
}
bot-stats-picture = { $name } · { $title }
bot-stats-sides = Nach Seite
bot-stats-played = Nach Identität oder Charakter
bot-stats-against = Gegen wen
bot-stats-with = Mit wem
bot-stats-somebody = Jemand
bot-stats-hidden = { $name } zeigt anderen keine Statistik.
bot-stats-shown = Andere auf deinen Servern können das sehen, und deinen Namen in ihrer Statistik.
bot-stats-not-shown = Nur du kannst das sehen, und niemand sieht deinen Namen in seiner Statistik.
bot-stats-to-off = Vor anderen verbergen
bot-stats-to-on = Anderen zeigen
stats-won = gewonnen
stats-lost = verloren
stats-open = ohne Sieg
stats-alt = { $won } gewonnen, { $lost } verloren, { $open } ohne Sieg
