clash-title = Clash
clash-level = { $level ->
    [long] Auf fünf Punkte
   *[short] Auf zwei Punkte
}
clash-side = { $seat ->
    [left] Links
   *[right] Rechts
}
clash-computer = Automat (würfelt)
clash-strength = Würfel
clash-signs = Zeichen
clash-rock = Stein
clash-paper = Papier
clash-scissors = Schere
clash-choose = Wähle ein Zeichen. Der andere sieht es nicht.
clash-where = Runde { $n }
clash-points = { $left } zu { $right }, { $goal } gewinnen
clash-chosen = Du hast gewählt: { $what }
clash-won = { clash-side } gewinnt.
clash-nobody = Niemand gewinnt.
clash-log-round = __Runde { $n }__
clash-log-shows = { clash-side } zeigt { $what }.
clash-log-rolls = { clash-side } würfelt { $n }.
clash-log-scores = { clash-side } punktet und hat { $n }.
clash-log-ends = { $seat ->
    [nobody] Niemand gewinnt.
   *[other] { clash-side } gewinnt.
}
clash-dealt = Die ersten Würfel: { $dice }
