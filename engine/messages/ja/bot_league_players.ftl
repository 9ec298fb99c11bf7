# プレイヤーから見たリーグ：参加、情報、対戦、報告、時間、欠席、デッキ、レーティング。

## ボタン

blp-button-join = 参加する
blp-button-check-in = チェックイン
blp-button-season = シーズン
blp-button-calendar = 別のアドレス
blp-button-leave = 抜ける
blp-button-leave-yes = リーグから抜ける
blp-button-leave-no = 残る
blp-button-details = 自分の情報
blp-button-my = 自分の対戦
blp-button-challenge = 挑戦する…
blp-button-play = プレイ
blp-button-report = 報告…
blp-button-times = 時間を提案…
blp-button-more = 時間を延ばす…
blp-button-absent = 欠席…
blp-button-show = 対戦
blp-button-corp = コーポになる
blp-button-runner = ランナーになる
blp-button-confirm = 確認する
blp-button-dispute = 異議…
blp-button-take-back = 報告を取り消す
blp-button-answer = 申し立てに返答…
blp-button-evidence = 経緯
blp-button-claim = 欠席を申し立てる…
blp-button-draw = 引き分けを申し出る
blp-button-two-for-one = 2-for-1を申し出る
blp-button-public = 日時を全員に見せる
blp-button-other-time = 別の時間…
blp-button-hours = { $hours }時間
blp-button-yes-draw = 引き分けに同意する
blp-button-no-draw = 引き分けにしない
blp-button-yes-two-for-one = 2-for-1に同意する
blp-button-yes-public = 見せる
blp-button-no-two-for-one = 両方のゲームをする
blp-button-no-public = 見せない
blp-button-yes-extension = 時間を延ばす
blp-button-no-extension = 延ばさない
blp-button-yes-time = その時間に同意する
blp-button-no-time = その時間はできない
blp-button-zone-form = 別のタイムゾーン…
blp-button-week-form = 時間を文字で…
blp-button-anytime = いつでも
blp-button-decks-form = 自分のデッキ…

## コマンド

blp-command-my = すべてのリーグで自分がすべきこと
blp-command-join = リーグに参加する、または復帰する
blp-command-leave = リーグから抜ける
blp-command-details = リーグでのタイムゾーン、時間、静かな時間帯、デッキ
blp-command-challenge = ラダーで誰かに挑戦する
blp-command-deck = リーグでの自分のデッキ、または見てよい他の人のデッキ
blp-command-rating = このサーバーのリーグでの誰かの結果、トロフィー、レーティング
blp-command-leaderboard = このサーバーのコーポとランナーの上位者
blp-option-league = どのリーグか
blp-option-zone = タイムゾーン（例：Asia/Tokyo）
blp-option-opponent = 挑戦する相手
blp-option-player = 誰のものか。空欄なら自分
blp-which-league = どのリーグですか？ `league` オプションで選んでください。
blp-no-league-here = ここに当てはまるリーグはありません。
blp-no-leagues = 進行中のリーグに参加していません。
blp-not-in = このリーグに参加していません。

## 参加と離脱

blp-you-are-in = 参加しました。いつプレイできるかをここで教えてください。対戦の時間を探します。
blp-you-wait = リーグは満員です。待機リストに入りました。
blp-checked-in = ✅ チェックインしました。第1ラウンドが始まるときにお知らせします。
blp-checked-in-waiting = ✅ チェックインしました。席のある人が来なければ、あなたのものになるかもしれません。
blp-you-are-back = 復帰しました。
blp-leave-before = **{ $league }**から抜けますか？ 参加登録の受付中なら、また参加できます。
blp-leave-begun = **{ $league }**からドロップしますか？ 終わっていない対戦は負けになり、結果は順位表に残ります。
blp-leave-ladder = **{ $league }**から抜けますか？ もう一度参加すると、ラダーの一番下からになります。
blp-you-stay = そのまま残ります。
blp-you-left = リーグから抜けました。
blp-you-dropped = ドロップしました。結果は順位表に残ります。

## 情報

blp-details = **{ $league }でのあなたの情報**
blp-kept = 保存しました。
blp-zone-is = **タイムゾーン：**{ $zone }（今そこは{ $clock }）
blp-times-are = **プレイできる時間：**{ $times }
blp-any-time = **プレイできる時間：**静かな時間帯のほかはいつでも
blp-quiet-is = **静かな時間帯：**{ $start }から{ $end }
blp-for-all = タイムゾーンと静かな時間帯は、すべてのゲームとリーグで共通です（休暇も `/play reminders`）。
blp-vacation = **休暇中：**{ $until }まで。リマインダーは届きません。それまでに終わるスイス式のラウンドは、あなた抜きで組まれます。
blp-away-is = **参加しないラウンド：**{ $rounds }（対戦も得点もなく、欠席にもなりません）
blp-away-round = 第{ $round }ラウンドに参加しない
blp-choose-away = 参加しないラウンド
blp-quiet-never = **静かな時間帯：**なし
blp-quiet-option = { $hours }はリマインダーなし
blp-quiet-option-never = いつでもリマインダー
blp-quiet-as-league = リーグと同じ：{ $hours }は静か
blp-quiet-as-league-never = リーグと同じ：いつでも
blp-as-league = リーグと同じ：{ $value }
blp-choose-zone = タイムゾーン…
blp-choose-hours = { $days }はいつ？
blp-choose-day = 1日だけ別に…
blp-choose-quiet = 静かな時間帯…
blp-hours-work = 月曜日から金曜日
blp-hours-end = 土曜日と日曜日
blp-day-0 = 月曜日
blp-day-1 = 火曜日
blp-day-2 = 水曜日
blp-day-3 = 木曜日
blp-day-4 = 金曜日
blp-day-5 = 土曜日
blp-day-6 = 日曜日
blp-short-day-0 = 月
blp-short-day-1 = 火
blp-short-day-2 = 水
blp-short-day-3 = 木
blp-short-day-4 = 金
blp-short-day-5 = 土
blp-short-day-6 = 日
blp-form-zone = タイムゾーン
blp-form-zone-title = あなたのタイムゾーン
blp-form-week = プレイできる時間（あなたのタイムゾーンで）
blp-form-week-title = あなたの1週間
blp-form-week-hint = 月-金 18-22, 土 10:00-14:00, 日 20-1
blp-zone-near = タイムゾーン「{ $zone }」は見つかりません。もしかして：{ $near }
blp-bad-times = 「{ $text }」を読めません。曜日と時間をこのように書いてください：月-金 18-22, 土 10:00-14:00
blp-bad-clock = 「{ $text }」は時刻ではありません。
blp-too-many-times = 異なる時間が多すぎます。いくつか減らしてください。

## デッキ

blp-form-decks-title = あなたのデッキ
blp-form-identity-corp = コーポのID
blp-form-identity-runner = ランナーのID
blp-form-list-corp = コーポのデッキ：リストまたはリンク
blp-form-list-runner = ランナーのデッキ：リストまたはリンク
blp-deck-corp = **コーポ：**{ $identity }
blp-deck-runner = **ランナー：**{ $identity }
blp-no-deck-corp = **コーポ：**デッキなし
blp-no-deck-runner = **ランナー：**デッキなし
blp-with-list = リストあり
blp-decks-locked = デッキは最初のラウンドから固定されています。
blp-decks-of = { $league }での**{ $name }のデッキ**
blp-no-decks = { $name }はここにデッキを登録していません。
blp-decks-hidden-private = このリーグでは{ $name }のデッキは非公開です。
blp-decks-hidden-cut = { $name }のデッキは、決勝に進めば公開されます。
blp-decks-hidden-public = { $name }のデッキは、最初のラウンドで固定されると公開されます。
blp-deck-no-identity = { $side ->
    [corp] コーポ
   *[runner] ランナー
}のリストがありますが、IDがありません。
blp-deck-not-identity = { $card }は{ $side ->
    [corp] コーポ
   *[runner] ランナー
}のIDではありません。
blp-deck-other-side = { $card }は{ $side ->
    [corp] コーポ
   *[runner] ランナー
}のデッキには入りません。
blp-deck-copies = { $card }が{ $copies }枚あります。{ $most }枚まで入れられます。
blp-deck-line = そのリストは読めません。{ $line }
blp-deck-size = そのデッキは{ $size }枚です。デッキは{ $least }枚から{ $most }枚です。

## 対戦

blp-match-of = **{ $league }**、{ ls-of-round }
blp-match-challenge = **{ $league }**、挑戦{ $round }
blp-match-players = ### { $one } – { $other }
blp-both-sides = 両陣営1ゲームずつ。
blp-one-decides = 1ゲームで両方を決めます。
blp-you-play-corp = あなたはコーポです。
blp-you-play-runner = あなたはランナーです。
blp-choose-side = あなたが上位シードです。{ $until }までに陣営を選んでください。その後は抽選で決まります。
blp-they-choose = { $other }が上位シードで、{ $until }までに陣営を選びます。
blp-deadline = 期限は{ $deadline }です。
blp-agreed = { $start }にプレイすることで合意しています。
blp-agreed-public = { $start }にプレイすることで合意しています（全員に見えます）。
blp-they-are-away = { $other }は{ $until }まで休暇中です。
blp-is-ready = { $name }の準備ができています。
blp-ready-you = あなたの準備はできています。{ $other }はまだ「プレイ」を押していません。
blp-thread-soon = リーグのチャンネルのスレッド
blp-game-runs = 第{ $number }ゲームが進行中：{ $where }。
blp-game-waits = 第{ $number }ゲームは{ $names }を待っています：{ $where }。
blp-game-tied = 第{ $number }ゲームは引き分けでした：{ $where }。
blp-game-won-corp = { $winner }がコーポで第{ $number }ゲームに勝ちました：{ $where }。
blp-game-won-runner = { $winner }がランナーで第{ $number }ゲームに勝ちました：{ $where }。
blp-void = この対戦は無効になり、数えられません。
blp-disputed = 結果に異議があります。主催者が裁定します。
blp-reported = { $by }の報告：{ $result }異議がなければ{ $until }に確定します。
blp-claimed = { $by }によると{ $against }が来ません。返答がなければ、{ $against }は{ $until }に不戦敗になります。
blp-claim-answered = { $by }によると{ $against }が来ません。{ $against }は返答しました。主催者が裁定します。
blp-mine-draw = プレイせずに引き分けることを申し出ています。
blp-mine-two-for-one = 1ゲームで両方を決めることを提案しています。
blp-mine-public = 対戦日時を全員に見せることを提案しています。
blp-mine-extension = あと{ $hours }時間を求めています。
blp-mine-time = { $start }にプレイすることを提案しています。
blp-theirs-draw = プレイせずに引き分けることを申し出られています。
blp-theirs-two-for-one = 1ゲームで両方を決めること（6–0）を提案されています。
blp-theirs-public = 対戦日時を全員に見せることを提案されています。
blp-theirs-extension = あと{ $hours }時間を求められています。
blp-theirs-time = { $start }にプレイすることを提案されています。
blp-game-opens = ゲームはリーグのチャンネルのスレッドで始まります。
blp-you-are-ready = 準備ができました。{ $other }が「プレイ」を押すとゲームが始まります。
blp-play-elsewhere = このリーグでは各自のデッキを使うので、好きな場所でプレイして結果を報告してください。

## 報告

blp-report-how = 結果はどうでしたか？ 対戦相手が確認します。
blp-choose-result = 結果…
blp-reported-by = { $by }の報告：{ $result }同じものを選ぶと確定します。違う場合は異議を申し立ててください。
blp-you-reported = 報告しました。対戦相手が確認するか、何も言わなければ確定します。
blp-both-reported = 両者の報告が同じなので確定しました。
blp-you-confirmed = 確認しました。
blp-taken-back = 報告を取り消しました。
blp-you-disputed = 主催者が裁定します。
blp-result-gone = その結果はもう選べません。もう一度「報告」を押してください。
blp-reported-already = すでに報告しています。
blp-form-dispute = 実際はどうでしたか？
blp-form-dispute-title = 報告への異議

## 申し出

blp-you-offered = 申し出ました。あとは対戦相手の同意を待ちます。
blp-agreed-both = 合意しました。
blp-you-declined = 断りました。相手に知らせます。対戦はこれまでどおり続きます。
blp-offered-already = すでに申し出ています。対戦相手の返答はまだありません。
blp-agreed-already = すでに合意しています。

## 時間

blp-times = 両者がプレイできる時間です（できるだけ夜）。{ $other }に1つ提案してください：
blp-no-overlap = あなたと{ $other }の両方がプレイできる時間が見つかりません。自分で提案するか、延長を求めてください。
blp-no-availability = { $names }は、週のいつプレイできるかを登録していません。静かな時間帯のほかすべてを使いました。
blp-time-proposed = 提案しました：{ $start }。あとは対戦相手の同意を待ちます。
blp-time-agreed = 合意しました：{ $start }にプレイします。
blp-form-time = 日付と時刻（{ $zone }）
blp-form-time-hint = 12月24日 19:30
blp-form-time-title = 時間を提案する
blp-no-time = 日付と時刻を書いてください（例：12月24日 19:30、2026-12-24 19:30）。
blp-time-soon = それは{ $start }で、1時間以内です。それでよいですか？
blp-time-soon-yes = はい、提案する
blp-more-how = 対戦の期限は{ $deadline }です。あとどれだけ必要ですか？ 合意があれば合計{ $hours }時間まで延長できます。
blp-you-asked = 求めました。あとは対戦相手の同意を待ちます。

## 欠席

blp-evidence = **この対戦の経緯**
blp-claim-from = 欠席を申し立てられるのは{ $start }からです。
blp-claim-how = 欠席を申し立てると、対戦相手は{ $hours }時間以内に「プレイ」を押すか返答しなければ不戦敗になります。両者と主催者に、私の知っていることが表示されます。
blp-form-claim = 何がありましたか？（空欄でもよい）
blp-form-claim-title = 欠席を申し立てる
blp-form-answer = 何がありましたか？
blp-form-answer-title = 申し立てへの返答
blp-you-claimed = 対戦相手に確認しています。
blp-you-answered = 主催者が裁定します。

## すべきこと

blp-my-league = ### { $league }
blp-nothing-running = ここですべきことはありません。
blp-nothing-before = 登録済みです。対戦はまだ始まっていません。
blp-warning = ⚠️ 主催者から警告されています：{ $text } 有効期限は{ $until }です。
blp-calendar-new = これからのあなたのカレンダー：{ $address }
  以前のアドレスはもう使えません。
blp-series = ## { $name }：シーズン
blp-series-going = { $planned ->
    [0] 終わったリーグ：{ $n }リーグ。
   *[other] 終わったリーグ：{ $planned }リーグ中{ $n }リーグ。
}
blp-series-over = シーズンは{ $n }リーグで終わりました。
blp-series-now = 進行中：{ $league }
blp-series-none = まだ誰もポイントを得ていません。最初のリーグが終わっていません。
blp-series-row = { $place }. { $name }：{ $points }ポイント（{ $parts }）
blp-series-points = 順位のポイント：{ $points }。最後までプレイした他の全員に1。同点は順位の良さで決まります。
blp-profile-series = シーズン{ $name }
blp-out-dropped = ドロップしています。できる間は「参加する」で復帰できます。
blp-out-retired = 2ラウンド続けて欠席したので、この先のラウンドには入りません。主催者は復帰させることができます。
blp-league-finished = このリーグは終わっています。
blp-league-cancelled = このリーグは中止されました。

## ラダー

blp-challenge-how = あなたは{ $place }位です。{ $reach }位上までの人に挑戦できます。
blp-choose-opponent = 誰に挑戦しますか？
blp-nobody-to-challenge = 今挑戦できる相手はいません。あなたが対戦中か、1位か、上位の全員が対戦中です。

## レーティング

blp-rating-of = このサーバーのリーグでの**{ $name }**
blp-profile-leagues = リーグ
blp-profile-in = { $league }：登録済み
blp-profile-place = { $league }：{ $field }人中{ $place }位{ $how ->
    [over] { "" }
   *[going] （現在）
}、{ $record }
blp-profile-matches = 最近の対戦
blp-profile-match = { $league }、{ ls-of-round }：{ $score } 対 { $other }
blp-rating-corp = **コーポとして：**{ $rating } ± { $deviation }（{ $games }ゲーム）
blp-rating-runner = **ランナーとして：**{ $rating } ± { $deviation }（{ $games }ゲーム）
blp-rating-none-corp = **コーポとして：**まだゲームなし
blp-rating-none-runner = **ランナーとして：**まだゲームなし
blp-rating-provisional = { $games }ゲームまでは暫定
blp-rating-history = 以前：{ $values }
blp-rating-about = このサーバーのリーグのゲームによるGlicko-2。20回中19回は、真の強さが±の後の数の2倍以内にあります。
blp-no-ratings = このサーバーでレーティングのある人はまだいません。レーティングはリーグのゲームから生まれます。
blp-server-only = レーティングはサーバーのものです。サーバーで見てください。
blp-button-appeal = 再審を求める…
blp-form-appeal = 本当はどうでしたか？
blp-form-appeal-title = 再審を求める
blp-you-appealed = 主催者が検討します。

# 登録デッキ

blp-button-register = デッキを登録…
blp-register = **{ $league }のデッキ** · { $format }
blp-register-corp = コーポのデッキを選ぶ…
blp-register-runner = ランナーのデッキを選ぶ…
blp-register-day = 適正かどうかは{ $day }時点のフォーマットで決まります。その後に発効する禁止リストは、登録済みのデッキに影響しません。
blp-register-not = その日の{ $format }では使えません：
blp-register-lists-private = 今の内容のコピーを登録します。リストは他の人には見えません。第1ラウンドで固定されます。
blp-register-lists-cut = 今の内容のコピーを登録します。決勝に進んだ人のリストは全員に見えます。第1ラウンドで固定されます。
blp-register-lists-public = 今の内容のコピーを登録します。リストは第1ラウンドで固定されると全員に見えます。
blp-deck-format-changed = フォーマットが変わったばかりです。もう一度見てください。
