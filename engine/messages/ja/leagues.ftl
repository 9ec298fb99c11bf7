# コミュニティのリーグ：できない理由、組み合わせの理由、順位の理由、主催者のしたこと。

## 設定と参加登録

lg-error-no-name = リーグには名前が必要です。
lg-error-format = 「{ $format }」という形式はありません。
lg-error-ties = タイブレークはそれぞれ1回だけ選べます。
lg-error-cut-size = 決勝に進めるのは3、4、8、16人のいずれかです。{ $cut }人ではできません。
lg-error-elimination = 決勝はシングルエリミネーションかダブルエリミネーションです。「{ $elimination }」ではできません。
lg-error-cut-format = この形式に決勝はありません。優勝者はトーナメント表またはラダーそのものから決まります。
lg-error-number = { $name ->
    [rounds] ラウンド数
    [divisions] ディビジョン数
    [legs] 各組が対戦する回数
   *[reach] 挑戦できる上位との順位差
}は{ $least }から{ $most }までです。{ $value }にはできません。
lg-error-seed-range = シードは0以上、2の63乗未満の整数です。
lg-error-begun = 対戦が始まったので、もう変更できません。
lg-error-rounds-played = { $rounds }ラウンドでは足りません。すでに{ $played }ラウンド終わっています。
lg-error-divisions = { $divisions }ディビジョンには、それぞれ2人以上のプレイヤーが必要です。今は{ $players }人です。
lg-error-division = ディビジョン{ $division }はありません。このリーグには{ $divisions }あります。
lg-error-no-player-name = プレイヤーには名前が必要です。
lg-error-signed-up = { $player }はすでに参加登録しています。
lg-error-late-bye = { $player }は第1ラウンドの不戦勝を得られません。第1ラウンドの組み合わせはもう決まっています。
lg-error-seed = { $player }のシードは1以上でなければなりません。
lg-error-drawn = 日程またはトーナメント表が決まったので、もうできません。
lg-error-not-waiting = { $player }は待機リストにいません。
lg-error-dropped = { $player }はすでにドロップしています。
lg-error-not-dropped = { $player }はドロップしていません。
lg-error-replaced = 今は別の人が{ $player }の代わりにプレイしています。
lg-error-playing = { $player }にはまだ終わっていない対戦があります。

## 組み合わせ

lg-error-unknown-player = 「{ $player }」というプレイヤーは参加していません。
lg-error-unknown-round = 第{ $round }ラウンドはありません。
lg-error-unknown-table = 第{ $round }ラウンドに{ $table }卓はありません。
lg-error-round-open = { ls-of-round }はまだ進行中です。
lg-error-no-open-round = 進行中のラウンドはありません。
lg-error-unfinished = { ls-of-round }には、結果のない対戦がまだ{ $matches }試合あります。
lg-error-too-few = プレイするのは{ $players }人です。{ $least }人以上必要です。
lg-error-cut-too-large = { $cut }人の決勝には人数が足りません。残っているのは{ $players }人です。
lg-error-no-round-left = すべてのラウンドが終わりました（全{ $rounds }ラウンド）。
lg-error-byes-spent = 人数が奇数（{ $players }人）で、全員がすでに不戦勝を得ています。2回目は誰にも与えられません。ここでラウンドを終えるか、誰かを加えるか外してください。
lg-error-no-strict = 厳密なルールでは、第{ $round }ラウンドの全員の組み合わせが見つかりません。ルールの緩和を許すか、手動で組み合わせてください。
lg-error-draft-stale = この案はもう合いません。組み直してください。
lg-error-no-cut = トーナメント表はまだありません。
lg-error-cut-over = トーナメントは終わりました。{ $player }の優勝です。

## 結果

lg-error-bye-result = 第{ $round }ラウンドの{ $table }卓は不戦勝です。他の結果はありません。
lg-error-void = { ls-of-round }の{ $table }卓は無効です。
lg-error-confirmed = { ls-of-round }の{ $table }卓の結果は確定しています。訂正できるのは主催者だけです。
lg-error-nothing-reported = { ls-of-round }の{ $table }卓に、確認待ちの結果はありません。
lg-error-not-yours = それは{ $player }が決めることではありません。
lg-error-reports-differ = それは{ $player }の報告した結果と違います。その報告を確認するか、異議を申し立ててください。異議があれば主催者が裁定します。
lg-error-games = { $games }ゲームが入力されましたが、この対戦は{ $wanted }ゲームです。少なくてもよいのは、合意の引き分け、2-for-1、欠席のいずれかのときだけです。
lg-error-same-sides = 2ゲームでは、各プレイヤーが1回ずつコーポになります。
lg-error-two-for-one = 2-for-1には、2ゲーム中の1ゲームと勝者が必要です。
lg-error-absent = 欠席にできるのは、この対戦のプレイヤーだけです。
lg-error-other-players = そのゲームは、この対戦の2人がプレイしたものではありません。
lg-error-points = ゲームの結果は3–⁠0、0–⁠3、1–1のいずれかです。{ $corp }–⁠{ $runner }ではありません。
lg-error-sides = この対戦では{ $corp }がコーポです。
lg-error-ladder-correct = その後順位が動きました。訂正ではなく結果を取り消してください。
lg-error-no-pick = { ls-of-round }の{ $table }卓に、選ぶ陣営はありません。
lg-error-not-your-pick = 陣営を選ぶのは上位シードの{ $player }です。

## 修正

lg-error-round-over = { ls-of-round }は終わりました。組み合わせはもう変更できません。
lg-error-swap-same = { $first }と{ $second }は同じ卓です。
lg-error-paired = { $player }はこのラウンドですでに組み合わせに入っています。先にそれを無効にしてください。
lg-error-not-playing = { $player }は今プレイしていません。
lg-error-not-in-round = { $player }は第{ $round }ラウンドにいません。
lg-error-has-result = { ls-of-round }の{ $table }卓にはすでに結果があります。
lg-error-second-bye = { $player }はすでに不戦勝を得ています。2回目は誰にも与えられません。
lg-error-no-sides = 第{ $round }ラウンドの{ $table }卓では、陣営を決める必要はありません。
lg-error-nothing-to-undo = 取り消すことはありません。
lg-repair-swap = 第{ $round }ラウンド：{ $first }と{ $second }が入れ替わりました。
lg-repair-pair = 第{ $round }ラウンド：{ $first }と{ $second }を手動で組み合わせました。
lg-repair-bye = 第{ $round }ラウンド：{ $player }に不戦勝を与えました。
lg-repair-void = { ls-of-round }：{ $table }卓（{ $names }）を無効にしました。
lg-repair-corp = { ls-of-round }、{ $table }卓：{ $corp }がコーポになりました。

## ラダーとレーティング

lg-error-no-ladder = このリーグはラダーではありません。
lg-error-ladder-pairs = ラダーに組み合わせはありません。プレイヤーが互いに挑戦します。
lg-error-challenge-self = 異なる2人のプレイヤーが必要です。
lg-error-challenge-down = { $player }は下位です。挑戦は上位に行います。
lg-error-challenge-reach = { $player }は{ $places }位上です。挑戦できるのは{ $reach }位上までです。
lg-error-challenge-again = 直前の対戦で{ $player }に負けています。先に別の対戦が必要です。
lg-error-period = レーティング期間{ $period }は、最後の期間{ $last }より後ではありません。

## ファイル

lg-error-nrtm-json = このファイルはJSONではありません。
lg-error-nrtm-shape = これはNRTMファイルではありません。「{ $where }」がないか、正しい形ではありません。
lg-error-nrtm-large = このファイルには{ $players }人を超えるプレイヤー、または{ $rounds }を超えるラウンドがあります。それより大きな大会はここでは扱えません。
lg-error-nrtm-long = このファイルの「{ $where }」は{ $most }文字を超えています。
lg-error-nrtm-deep = これはNRTMファイルではありません。入れ子が深すぎます。
lg-error-nrtm-doubled = プレイヤー{ $player }がこのファイルに2回あります。
lg-error-nrtm-unknown = 第{ $round }ラウンドに、ファイルにいないプレイヤー「{ $player }」の名前があります。
lg-error-nrtm-twice = プレイヤー{ $player }が第{ $round }ラウンドに2回います。
lg-error-nrtm-nobody = 第{ $round }ラウンドにプレイヤーのいない対戦があります。
lg-error-nrtm-points = 第{ $round }ラウンドに{ $first }–⁠{ $second }で終わった対戦があります。そのような結果はありえません。
lg-error-nrtm-cut = このファイルの決勝はどのトーナメント表にも合いません。
lg-error-nrtm-cut-game = このファイルの決勝はどのトーナメント表にも合いません。第{ $round }ラウンドで{ $first }が{ $second }と対戦しています。
lg-error-nrtm-cut-open = 第{ $round }ラウンドに、勝者のいない決勝のゲームがあります：{ $first } 対 { $second }。
lg-import-points = { $player }のポイントはファイルでは{ $file }、対戦からは{ $here }です。
lg-import-sos = { $player }の対戦相手の強さ（SoS）はファイルでは{ $file }、対戦からは{ $here }です。
lg-import-esos = { $player }の拡張SoS（ESoS）はファイルでは{ $file }、対戦からは{ $here }です。
lg-import-rank = { $player }の順位はファイルでは{ $file }、対戦からは{ $here }です。

## ラウンドで緩和されたルール

lg-relaxed-sides = { $pairs }組が、前回と同じ陣営で対戦します。厳密なルールでは余る人が出るためです。
lg-relaxed-rematch = { $pairs }組が、ルールの許す回数を超えて対戦します。そうしないと余る人が出るためです。
lg-relaxed-distance = { $pairs }組が、ポイントまたは陣営でルールの許す以上に離れています。そうしないと余る人が出るためです。

## 組み合わせの理由

lg-why-manual = 主催者がこの組み合わせを決めました。
lg-why-random = 第1ラウンドはランダムです。抽選は誰でも検証できます。シードは{ $seed }です。
lg-why-equal = { $first }と{ $second }はどちらも{ $points }ポイントです。
lg-why-points = { $first }は{ $points }ポイント、{ $second }は{ $others }ポイントです。全体の中で最も近い組み合わせでした。
lg-why-first-meeting = これまで対戦していません。
lg-why-rematch = これまで{ $times }回対戦しています。
lg-why-cheapest = このラウンドのコストは公開された重みで{ $cost }です。許された全員の組み合わせの中で、これより小さいものはありません。
lg-why-bye-given = { $player }は抽選とは別に、第1ラウンドの不戦勝を得ています。
lg-why-bye-random = 人数が奇数で、抽選により{ $player }が不戦勝になりました。
lg-why-bye = 人数が奇数です。{ $player }は{ $points }ポイントで、まだ不戦勝を得ていません。
lg-why-sides-met = { $corp }がコーポです。前回の対戦では逆でした。
lg-why-sides-bias = { $corp }がコーポです。コーポとランナーのゲーム数の差は{ $bias }対{ $others }です。
lg-why-sides-last = { $corp }がコーポです。陣営の回数は同じで、前回は逆でした。
lg-why-sides-random = 抽選により{ $corp }がコーポです。陣営の回数は同じです。
lg-why-relaxed-sides = 前回と同じ陣営で対戦します。そうしないと余る人が出るためです。
lg-why-relaxed-rematch = ルールの許す回数を超えて対戦します。そうしないと余る人が出るためです。
lg-why-relaxed-distance = ポイントまたは陣営でルールの許す以上に離れています。そうしないと余る人が出るためです。
lg-why-robin = { $division ->
    [0] 第{ $round }節
   *[other] ディビジョン{ $division }、第{ $round }節
}{ $leg ->
    [0] { "" }
   *[other] （{ $leg }巡目）
}：全員が全員と対戦します。
lg-why-ladder = { $first }が{ $second }に挑戦しました。
lg-why-cut = トーナメント第{ $game }ゲーム：{ $first } 対 { $second }。
lg-why-reset = トーナメント第{ $game }ゲームが{ $first }と{ $second }の決着をつけます。どちらも1敗しています。
lg-why-slot-seed = { $player }は第{ $n }シードです。
lg-why-slot-winner = { $player }は第{ $n }ゲームに勝ちました。
lg-why-slot-loser = { $player }は第{ $n }ゲームに負けました。
lg-why-cut-pick = { $player }は上位シードなので陣営を選びます。
lg-why-cut-side = { $corp }がコーポです。決勝でのコーポの回数が少ないか、同数なら抽選によります。

## 順位の理由

lg-rank-place = { $player }は{ $points }ポイントで{ $players }人中{ $place }位です。
lg-error-not-ranked = { $player }は順位表にいません。
lg-rank-matches = 対戦：{ $won }勝、{ $drawn }分、{ $lost }敗。
lg-rank-byes = 不戦勝：{ $byes }。
lg-rank-sos = SoS { $sos }：{ $opponents }試合の対戦相手の1ラウンドあたりの平均得点。ESoS { $esos }：その対戦相手についての同じ値。
lg-rank-no-opponents = まだ対戦相手がいないので、SoSとESoSは0です。
lg-rank-above-points = すぐ上の{ $other }はポイントが多いです：{ $theirs }対{ $mine }。
lg-rank-above-seed = すぐ上の{ $other }は同じポイントで、シードが上です：{ $theirs }対{ $mine }。
lg-rank-above-tie = すぐ上の{ $other }は同じポイントで、{ $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz値
    [median] Median値
    [solkoff] Solkoff値
    [board_points] ボードポイント
   *[head_to_head] 同点者どうしの対戦の得点
}が高いです：{ $theirs }対{ $mine }。
lg-rank-above-draw = すぐ上の{ $other }とは抽選の差です。他はすべて同じです。
lg-rank-below-points = すぐ下の{ $other }はポイントが少ないです：{ $theirs }対{ $mine }。
lg-rank-below-seed = すぐ下の{ $other }は同じポイントで、シードが下です：{ $theirs }対{ $mine }。
lg-rank-below-tie = すぐ下の{ $other }は同じポイントで、{ $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz値
    [median] Median値
    [solkoff] Solkoff値
    [board_points] ボードポイント
   *[head_to_head] 同点者どうしの対戦の得点
}が低いです：{ $theirs }対{ $mine }。
lg-rank-below-draw = すぐ下の{ $other }とは抽選の差です。他はすべて同じです。
lg-rank-dropped = { $player }はドロップしましたが、結果は数えられます。
lg-rank-open-round = 第{ $round }ラウンドは進行中で、終わってから数えられます。
lg-rank-cut-seed = 決勝の第{ $seed }シードです。順位はまだ決まっていません。
lg-rank-cut-place = 決勝の第{ $seed }シードで、{ $place }位です。
lg-rank-ladder = { $player }はラダーで{ $players }人中{ $place }位です。
lg-rank-ladder-new = まだ対戦していない人は、参加したときの順位にいます。
lg-rank-ladder-last = { $other }との直前の対戦は{ $mine }–⁠{ $theirs }でした。上位の人に勝つと、その順位を得ます。

# チーム。
lg-error-teams-format = チーム戦は、決勝のない、1ディビジョンのスイス式または総当たりです。
lg-error-no-team = そのようなチームはありません。
lg-error-team-name = チームの名前は{ $most }文字までです。
lg-error-team-taken = チーム{ $team }はすでにあります。
lg-error-team-full = { $team }は満員です。チームのメンバーは{ $most }人までです。
lg-error-team-gone = { $team }はもうプレイしません。
lg-error-in-team = { $player }はチーム{ $team }に入っています。
lg-error-no-member = { $player }はそのチームにいません。
lg-error-no-board = ボード{ $board }はありません。チームのボードの数は{ $boards }です。
lg-error-stands-in = { $player }はすでに{ $team }の代役です。
lg-rank-boards = ボードポイント：{ $points }。対戦のポイントのすぐ次に比べます。
lg-why-boards = 各チームが両陣営を同じ回数持ちます。どのボードで誰がコーポになるかは、プレイヤーの重みによるコストが最も小さくなるように決まります。
lg-why-boards-odd = 各チームが、奇数のボードで可能な限り両陣営を同じ回数持ちます。どのボードで誰がコーポになるかは、プレイヤーの重みによるコストが最も小さくなるように決まります。
