clash-title = Clash
clash-level = { $level ->
    [long] To five points
   *[short] To two points
}
clash-side = { $seat ->
    [left] Left
   *[right] Right
}
clash-computer = Automaton (throws dice)
clash-strength = Dice
clash-signs = Signs
clash-rock = Rock
clash-paper = Paper
clash-scissors = Scissors
clash-choose = Choose a sign. The other cannot see it.
clash-where = Round { $n }
# $left, $right: the points of the two seats.
clash-points = { $left } to { $right }, { $goal } win
# $what: a sign.
clash-chosen = You have chosen: { $what }
clash-won = { clash-side } wins.
clash-nobody = Nobody wins.
clash-log-round = __Round { $n }__
# $what: a sign.
clash-log-shows = { clash-side } shows { $what }.
clash-log-rolls = { clash-side } rolls a { $n }.
clash-log-scores = { clash-side } scores and has { $n }.
clash-log-ends = { $seat ->
    [nobody] Nobody wins.
   *[other] { clash-side } wins.
}
clash-dealt = The first dice: { $dice }
