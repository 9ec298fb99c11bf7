clash-title = クラッシュ
clash-level = { $level ->
    [long] 5点先取
   *[short] 2点先取
}
clash-side = { $seat ->
    [left] 左
   *[right] 右
}
clash-computer = 自動人形（サイコロを振る）
clash-strength = サイコロ
clash-signs = 手
clash-rock = グー
clash-paper = パー
clash-scissors = チョキ
clash-choose = 手を選んでください。相手には見えません。
clash-where = ラウンド{ $n }
clash-points = { $left }対{ $right }、{ $goal }点で勝ち
clash-chosen = 選んだ手：{ $what }
clash-won = { clash-side }の勝ちです。
clash-nobody = 勝者はいません。
clash-log-round = __ラウンド{ $n }__
clash-log-shows = { clash-side }は{ $what }を出した。
clash-log-rolls = { clash-side }はサイコロで{ $n }を出した。
clash-log-scores = { clash-side }が得点し、{ $n }点になった。
clash-log-ends = { $seat ->
    [nobody] 勝者はいない。
   *[other] { clash-side }の勝ち。
}
clash-dealt = 最初のサイコロ：{ $dice }
