# 主催者が設定し動かすリーグ、誰でも読めること、ファイル、プライバシー。

## コマンド

bl-command-league = リーグ：参加登録、対戦、順位の確認
bl-command-create = このチャンネルにリーグを作る
bl-command-settings = リーグの設定を変える
bl-command-start = 参加登録を締め切り、第1ラウンドを組み合わせる
bl-command-close = 参加登録を締め切る
bl-command-cancel = リーグを中止する
bl-command-repair = 組み合わせを見る：公開、入れ替え、手動の組み合わせ、無効
bl-command-undo = 主催者の最後の変更を取り消す
bl-command-report-for = 結果、異議、欠席の申し立てを裁定する
bl-command-player = プレイヤーの追加、ドロップ、交代、不戦勝、シード
bl-command-audit = リーグで誰がいつ何をしたか
bl-command-standings = 順位表
bl-command-bracket = 決勝のトーナメント表
bl-command-pairings = 誰が誰と対戦するか
bl-command-why = なぜその順位で、なぜその組み合わせなのか
bl-command-export = リーグをファイルに：NRTM、CSV、カレンダー、統計
bl-command-import = Cobra、NRTM、AesopsTablesのファイルの大会をここで続ける
bl-command-privacy = あなたについて保存していること
bl-command-privacy-export = あなたについて保存しているすべてをファイルに
bl-command-privacy-delete = あなたのことを忘れさせる
bl-option-league = リーグ（空欄ならこのチャンネルのもの）
bl-option-action = すること
bl-option-user = 誰
bl-option-other = 引き継ぐ席、取り込んだプレイヤー、名前、または参加しないラウンド
bl-option-seed = シード（0：なし）
bl-option-round = ラウンド（空欄なら最新のもの）
bl-option-player = プレイヤー（空欄なら自分）
bl-option-form = どのファイルか
bl-option-file = Cobra、NRTM、AesopsTablesのファイル（.json）
bl-choice-add = 追加する
bl-choice-drop = ドロップさせる
bl-choice-rejoin = 復帰させる
bl-choice-admit = 待機リストから入れる
bl-choice-check-in = チェックインさせる
bl-choice-substitute = 他のプレイヤーと交代させる
bl-choice-bye = 第1ラウンドの不戦勝を与える
bl-choice-no-bye = 第1ラウンドの不戦勝を取り消す
bl-choice-away = 参加しないラウンドを決める
bl-choice-seed = シードを決める
bl-choice-name = 名前を決める
bl-choice-link = 取り込んだどのプレイヤーかを決める
bl-choice-warn = 警告…
bl-choice-nrtm = NRTM（AlwaysBeRunning）
bl-choice-csv = 順位表、組み合わせ、トーナメント表、レーティング（CSV）
bl-choice-json = 公開されているすべて（JSON）
bl-choice-ics = カレンダー（ICS）
bl-choice-statistics = IDの統計（CSV）

## 作成

bl-create = **新しいリーグ。** 一番近いものを選んでください。後からすべて変更できます。
bl-create-title = 新しいリーグ
bl-choose-template = どんなリーグですか？
bl-template-weekly-swiss = 週1回のスイス式
bl-template-weekly-swiss-about = 週1ゲーム、人数に応じたラウンド、その後上位4人。10人未満では2回当たることも
bl-template-double-weekly = 週1回の両陣営スイス式
bl-template-double-weekly-about = 毎週両陣営1ゲームずつ、その後上位4人
bl-template-small-round-robin = 小さな総当たり
bl-template-small-round-robin-about = 全員が1回ずつ対戦、8人まで。友人どうしに最適
bl-template-knock-out-weekend = 週末ノックアウト
bl-template-knock-out-weekend-about = 12時間の短いラウンドのダブルエリミネーション
bl-template-teams = チーム
bl-template-teams-about = 3ボード、週1ラウンド、共通の補欠
bl-template-ladder = ラダー
bl-template-ladder-about = 好きなだけ上位の人に挑戦
bl-default-title = { $guild }リーグ
bl-create-about = リーグはこのチャンネルで告知されます。
bl-create-now = 作成して参加登録を始める
bl-create-later = 作成のみ（登録は後で）

## 数行でわかるリーグ

bl-format-dss = 両陣営スイス式
bl-format-sss = 片陣営スイス式
bl-format-round-robin = 総当たり
bl-format-single-elimination = ノックアウト（シングルエリミネーション）
bl-format-double-elimination = ノックアウト（ダブルエリミネーション）
bl-format-ladder = 挑戦式のラダー
bl-both-sides = 両陣営1ゲームずつ
bl-divisions = { $n }ディビジョン
bl-tiers = 強さ別の{ $n }ディビジョン
bl-legs = 全員と{ $n }回ずつ
bl-rounds = { $n ->
    [0] 人数に応じたラウンド数
   *[other] { $n }ラウンド
}
bl-reach = { $n }位上まで挑戦
bl-cut-0 = 決勝なし
bl-cut-2 = 上位2人
bl-cut-3 = 上位3人
bl-cut-4 = 上位4人
bl-cut-8 = 上位8人
bl-cut-16 = 上位16人
bl-cut-of = 上位{ $n }人（{ $how }）
bl-elimination-single = シングルエリミネーション
bl-elimination-double = ダブルエリミネーション
bl-decks-free-private = 各自のデッキ、別の場所でプレイ、リストは非公開
bl-decks-free-cut = 各自のデッキ、別の場所でプレイ、リストは決勝で公開
bl-decks-free-public = 各自のデッキ、別の場所でプレイ、リストは第1ラウンドから公開
bl-decks-own-private = 各自の登録デッキ（{ $format }）、ここでプレイ、リストは非公開
bl-decks-own-cut = 各自の登録デッキ（{ $format }）、ここでプレイ、リストは決勝で公開
bl-decks-own-public = 各自の登録デッキ（{ $format }）、ここでプレイ、リストは第1ラウンドから公開
bl-decks-all = ✅ 全員がデッキを登録しています。
bl-decks-missing = ⚠️ まだデッキを登録していない人が{ $n }人います：{ $names }{ $more ->
    [0] 。
   *[other] 、ほか{ $more }人。
}
bl-publish-organiser = 各ラウンドを主催者が公開
bl-publish-at-once = ラウンドはすぐに自動で公開
bl-publish-after = ラウンドは組み合わせの{ $length }後に自動で公開
bl-forfeits = { $n ->
    [0] 時間切れは規則により不戦敗
    [1] 時間切れは規則により不戦敗。第1ラウンドでは主催者が決定
   *[other] 時間切れは規則により不戦敗。第1～{ $n }ラウンドでは主催者が決定
}
bl-length = 1ラウンド{ $length }
bl-length-cut = 1ラウンド{ $length }、決勝では{ $cut }
bl-length-ladder = 挑戦ごとに{ $length }
bl-length-same = 他のラウンドと同じ
bl-quiet = { $hours }はリマインダーなし
bl-quiet-none = いつでもリマインダー
bl-window-from = 参加登録は{ $start }に始まります。
bl-window-from-until = 参加登録は{ $start }に始まり、{ $until }に締め切ります。
bl-window-open = 参加登録を受け付けています。
bl-window-until = { $until }まで参加登録を受け付けています。
bl-window-late = 参加登録は終わりました。遅れた人は次のラウンドから参加できます。
bl-window-ladder = 参加登録は終わりました。今から参加する人は一番下から始めます。
bl-window-closed = 参加登録は終わりました。
bl-state-planned = 参加登録はまだ始まっていません。
bl-state-signup = 参加登録を受け付けています。
bl-state-closed = 参加登録は終わりました。次は第1ラウンドです。
bl-state-checking = { $until }までチェックイン受付中：{ $players }人中{ $n }人。
bl-state-checking-open = 人数がそろうまでチェックイン受付中：{ $players }人中{ $n }人。
bl-state-finished = リーグは終わりました。
bl-state-cancelled = リーグは中止されました。
bl-state-ladder = ラダーは開いています。上位の人に挑戦してください。
bl-state-between = { ls-of-round }は終わり、次を組み合わせています。
bl-state-cut = { ls-of-round }が進行中です。
bl-state-round = 全{ $rounds }ラウンドの第{ $round }ラウンドが進行中です。
bl-everybody = なし
bl-line-rules = **形式：**{ $rules }
bl-line-length = **時間：**{ $length }
bl-line-planned = **今の{ $players }人なら：**{ $rounds ->
    [0] { "" }
   *[other] { $rounds }ラウンド
}{ $cut ->
    [0] { "" }
   *[other] { $rounds ->
        [0] 最大{ $cut }ラウンドのノックアウト
       *[other] 、その後最大{ $cut }ラウンドの決勝
    }
}。延期がなければ最長{ $length }
bl-line-rematches = -# 10人未満では、このラウンド数だと2回当たる人がいます。*総当たり*なら全員と1回ずつです。
bl-line-zone = **タイムゾーン：**{ $zone }、{ $quiet }
bl-line-decks = **デッキ：**{ $decks }
bl-line-edition = **ルール：**{ $edition }
bl-line-publish = **組み合わせ：**{ $publish }
bl-line-forfeits = **不戦敗：**{ $forfeits }
bl-line-check-in = **チェックイン：**{ $how }
bl-line-series = **シーズン：**{ $how }
bl-series = { $name }{ $leagues ->
    [0] { "" }
   *[other] 、{ $leagues }リーグ
}{ $moving ->
    [0] { "" }
   *[other] 、昇格と降格{ $moving }人ずつ
}
bl-line-people = **プレイヤー：**{ $players }人参加、定員：{ $room }、最少{ $fewest }人
bl-line-organisers = **主催者：**{ $who }
bl-signed-up = **プレイヤー（{ $n }）**
bl-signed-up-of = **プレイヤー（{ $room }人中{ $n }人）**
bl-waiting-list = **待機リスト：**{ $names }
bl-and-more = { $names }、ほか{ $n }人
bl-seed = すべての抽選はシード{ $seed }によるので、誰でも検証できます。参加登録から示されているSHA-256：{ $hash }
bl-seed-sealed = すべての抽選は第1ラウンドで示されるシードによります。それに合わせて出入りする人がいないようにするためです。それまではSHA-256：{ $hash }
bl-seed-short = `{ $hash }…`（全体は`/league why`に表示）

## 設定

bl-page-play = 対戦
bl-page-time = 時間
bl-page-people = 人
bl-page-play-about = 設定 · 対戦のしかた
bl-page-time-about = 設定 · ラウンド、日時、公開する人
bl-page-people-about = 設定 · デッキ、主催者、途中参加
bl-choose-format = 形式
bl-choose-rounds = ラウンド数
bl-ties = 同点：{ $ties }
bl-ties-named = 同点のとき：{ $ties }
bl-choose-ties = 同点のときの決め方
bl-choose-cut = ラウンドの後の決勝
bl-choose-elimination = 決勝の形式
bl-choose-length = 1ラウンドの長さ
bl-choose-cut-length = 決勝の1ラウンドの長さ
bl-choose-publish = ラウンドを公開する人
bl-choose-check-in = 第1ラウンド前のチェックイン
bl-check-in-none = 第1ラウンド前のチェックインなし
bl-check-in-length = 参加登録の後{ $length }、第1ラウンドの前
bl-check-in-begun = ✅ チェックインを始めました。終わると組み合わせを作ります。
bl-choose-decks = デッキ
bl-choose-edition = ルールの版
bl-choose-roles = メンバーが主催者となるロール
bl-choose-organisers = 主催者となる人
bl-choose-channel = 告知するチャンネル
bl-choose-deskchannel = 主催者に知らせるチャンネル（なければ直接）
bl-flag-both-on = 両陣営でプレイする
bl-flag-both-off = 1対戦1ゲームにする
bl-flag-seeds-on = 同点をシードで決める
bl-flag-seeds-off = 順位でシードを使わない
bl-flag-relax-on = 必要ならルールを緩和する
bl-flag-relax-off = 組み合わせのルールを緩和しない
bl-flag-late-on = 途中参加を認める
bl-flag-late-off = 途中参加なし
bl-flag-early-on = 全員終わり次第、次のラウンド
bl-flag-early-off = ラウンドは期限まで続ける
bl-modal-dates = 日時とタイムゾーン…
bl-modal-numbers = 名前と数…
bl-field-title = 名前
bl-field-title-about = 全員に見える名前
bl-field-zone = タイムゾーン
bl-field-zone-about = 例：Asia/Tokyo
bl-field-opens = 参加登録の開始
bl-field-opens-about = 2026-12-24 18:00、または3日後
bl-field-closes = 参加登録の締め切り
bl-field-closes-about = 2026-12-24 18:00、または7日後。空欄：手動
bl-field-quiet = 静かな時間帯（リマインダーなし）
bl-field-quiet-about = 22:00-08:00。空欄：なし
bl-field-capacity = 定員は何人ですか？
bl-field-capacity-about = 空欄：全員
bl-field-fewest = 最少で何人必要ですか？
bl-field-fewest-about = 足りなければ始まりません
bl-field-divisions = ディビジョン数
bl-field-divisions-about = 1：全員が全員と対戦
bl-field-legs = 各組は何回対戦しますか？
bl-field-legs-about = 1、または往復なら2
bl-field-reach = 挑戦できる上位との順位差
bl-field-reach-about = 1以上
bl-field-reason = 理由
bl-field-reason-about = チャンネルで伝えます。空欄でもよい
bl-field-deadline = 期限
bl-field-deadline-about = 2026-12-24 18:00、または2日後

## ボタン

bl-act-open = 参加登録を始める
bl-act-close = 参加登録を締め切る
bl-act-start = 開始
bl-act-cancel = 中止する…
bl-act-finish = リーグを終える…
bl-act-round = 組み合わせ
bl-act-show-round = 組み合わせを見る
bl-act-draft = 次のラウンドを組む
bl-act-publish = 公開する
bl-act-redraw = 自分の変更を捨てる
bl-act-swap = 入れ替え…
bl-act-pair = 手動で組み合わせ…
bl-act-void = 無効にする…
bl-act-deadline = 期限…
bl-act-deadline-match = この対戦の期限…
bl-act-endround = ラウンドを終える…
bl-act-call = 全員に呼びかける
bl-act-decide = 対戦を裁定…
bl-act-decide-this = 裁定する
bl-act-decide-other = 別の対戦…
bl-act-tables = すべての対戦
bl-act-reason = 理由を加える…
bl-reason = そう裁定した理由
bl-reason-given = 両者に伝え、操作記録に残しました。
bl-act-warn = 警告する…
bl-warnings = ## { $player }への警告
bl-warnings-none = あなたが主催するリーグで有効な警告はありません。
bl-warning = • { $at }、{ $until }まで有効、**{ $league }**で{ $who }による：{ $text }
bl-choose-unwarn = 警告を取り下げる
bl-warned = ✅ 本人に伝えました。警告があることは主催者にしか見えません。
bl-unwarned = ✅ 取り下げました。本人に伝えました。
bl-decide-warnings = ⚠️ { $player }：有効な警告{ $n }件
bl-field-warning = 理由
bl-field-warning-about = 本人は読みます。他のプレイヤーは読みません
bl-field-days = 日数
bl-field-days-about = 有効な期間
bl-act-waits = 待っていること
bl-act-undo = 取り消す…
bl-act-settings = 設定
bl-act-audit = 操作記録
bl-no = いいえ、戻る

## 主催者のための組み合わせ

bl-draft = ## { ls-of-round }：案
bl-draft-publishes = { $at }に自動で公開されます。
bl-draft-resting = **このラウンドに入らない人：**{ $who }
bl-draft-asked = { $name }（本人の希望）
bl-away-later = **後のラウンドに入らない人：**{ $who }
bl-away-later-of = { $name }（{ $rounds }）
bl-draft-seed = -# シード{ $seed }による抽選です。まだ主催者にしか見えません。
bl-round = ## { ls-of-round }
bl-round-until = 期限は{ $until }です。
bl-no-round = 案のあるラウンドも進行中のラウンドもありません。
bl-no-challenge = 未決着の挑戦はありません。
bl-no-match = 選べる対戦がありません。
bl-pairing = { $table }. { $first } – { $second }
bl-pairing-corp-first = { $table }. { $first }（コーポ） – { $second }（ランナー）
bl-pairing-corp-second = { $table }. { $first }（ランナー） – { $second }（コーポ）
bl-pairing-bye = { $table }. { $player }：不戦勝
bl-more-pairings = …ほか{ $n }組
bl-match-open = 未対戦
bl-match-agreed = 約束の日時：{ $start }
bl-match-playing = 対戦中
bl-match-reported = 報告済み、未確認
bl-match-disputed = ⚠️ 異議あり
bl-match-claimed = ⚠️ 欠席の申し立て
bl-match-done = { $points }–⁠{ $less }
bl-match-option = { ls-of-round }、{ $table }卓：{ $names }
bl-swap-question = どの2人を入れ替えますか？
bl-swap-choose = プレイヤー2人
bl-pair-question = 誰を手動で組み合わせますか？ 対戦なら2人、不戦勝なら1人を選んでください。すでに対戦のある人は、先にそれを無効にする必要があります。
bl-pair-choose = プレイヤー1人または2人
bl-void-question = どの対戦を無効にしますか？
bl-void-choose = 対戦
bl-void-sure = { $names }を無効にしますか？ プレイまたは報告されたことは数えられなくなり、両者に伝えられます。
bl-void-yes = はい、無効にする
bl-sides-question = { $who }が対戦します。誰がコーポですか？
bl-sides-by-rule = 規則のとおり
bl-sides-corp = { $player }
bl-published = ✅ 公開しました。
bl-redrawn = 変更を捨てました。シードによる組み合わせはこのとおりです。
bl-repaired = ✅ 完了しました。
bl-announced-rounds = ラウンド数は第1ラウンドで告知済みです。それでも変えますか？ 全員に伝えられます。
bl-announced-cut = 決勝は第1ラウンドで告知済みです。それでも変えますか？ 全員に伝えられます。
bl-announced-elimination = 決勝の形式は第1ラウンドで告知済みです。それでも変えますか？ 全員に伝えられます。
bl-announced-ties = 同点の決め方は第1ラウンドで告知済みです。それでも変えますか？ 順位は計算し直され、全員に伝えられます。
bl-announced-capacity = 定員は第1ラウンドで告知済みです。それでも変えますか？ 全員に伝えられます。
bl-announced-promote = 昇格と降格の人数は第1ラウンドで告知済みです。それでも変えますか？ 全員に伝えられます。
bl-announced-yes = はい、変える
bl-deadline-set = ✅ 期限は{ $until }です。
bl-deadline-soon = それは{ $until }で、1時間以内です。それまでに結果のないものは、不戦敗を含め規則で決まります。それでよいですか？
bl-deadline-unreminded = それは{ $until }です。それまで誰にもリマインダーを送れません。それでよいですか？
bl-deadline-yes = はい、それまで
bl-opens-soon = 参加登録は{ $until }に始まり、1時間以内です。それでよいですか？
bl-opens-yes = はい、そのとき始める
bl-closes-soon = 参加登録は{ $until }に締め切り、1時間以内です。それでよいですか？
bl-closes-unreminded = 参加登録は{ $until }に締め切ります。まだデッキのない人に、それまでリマインダーを送れません。それでよいですか？
bl-closes-yes = はい、そのとき締め切る
bl-publish-unlinked = 次のプレイヤーはまだDiscordに結び付いていません：{ $who }。/league settings のボタンで誰かを指定するか、ドロップさせてください。
bl-endround-sure = 今ラウンドを終えますか？ 報告はそのまま数えられ、結果のないものは不戦敗を含め規則で決まります。
bl-endround-yes = はい、ラウンドを終える
bl-round-ended = ✅ ラウンドは終わりました。

## 裁定

bl-decide-question = どの対戦を裁定しますか？
bl-decide-choose = 対戦
bl-decide-match = ## { ls-of-round }、{ $table }卓：{ $names }
bl-decide-result = 結果はどうでしたか？
bl-decided = ✅ 裁定しました。{ $n ->
    [0] 他に待っているものはありません。
   *[other] あと{ $n }試合があなたの裁定を待っています。
}
bl-claim-absent = { $player }が欠席
bl-claim-both = 両者とも欠席
bl-claim-nobody = どちらも欠席ではない

## 参加者

bl-player-add = ✅ { $player }が参加しました。
bl-player-waiting = ✅ リーグは満員なので、{ $player }は待機リストに入りました。
bl-player-drop = ✅ { $player }を外しました。
bl-player-rejoin = ✅ { $player }が復帰しました。
bl-player-admit = ✅ { $player }が待機リストから参加しました。
bl-player-check-in = ✅ { $player }がチェックインしました。
bl-player-substitute = ✅ { $player }が次のラウンドから席を引き継ぎます。
bl-player-bye = ✅ { $player }は第1ラウンド不戦勝です。
bl-player-no-bye = ✅ { $player }の第1ラウンドの不戦勝はなくなりました。
bl-player-seed = ✅ { $player }のシードを決めました。
bl-player-name = ✅ これからの名前は{ $player }です。
bl-player-away = ✅ { $player }が入らないラウンドを記録しました。
bl-player-rounds = 「{ $text }」をラウンドとして読めません。4や4, 5のように番号で書いてください。なければ空にします。
bl-player-link = ✅ { $player }がここで続けます。
bl-player-which = 「{ $name }」がどのプレイヤーかわかりません。候補から選んでください。
bl-player-other-substitute = `other` に、誰の席を引き継ぐかを指定してください。
bl-player-other-link = `other` に、取り込んだどのプレイヤーかを指定してください。
bl-drop-sure = { $player }を外しますか？ 終わっていない対戦は負けになり、プレイしたものは残ります。
bl-drop-yes = はい、外す
bl-no-bots = { $name }はボットなので、リーグでプレイできません。

## 始まりから終わりまで

bl-cancel-sure = **{ $title }**を中止しますか？ 終わっていない対戦は結果なしで終わります。プレイしたものは記録に残ります。
bl-cancel-yes = はい、中止する…
bl-cancelled = リーグは中止されました。
bl-finish-sure = 今の状態でリーグを終えますか？ その後は何もプレイできません。
bl-finish-yes = はい、終える
bl-finished = ✅ リーグは終わりました。
bl-start-sure = { $players }人ですぐにリーグを始めます。参加登録は締め切られ、対戦が始まります。事前に組み合わせを確かめることはできません。
bl-start-yes = はい、始める
bl-undo-sure = これを取り消しますか？ { $line }
bl-undo-yes = はい、取り消す
bl-undone = ✅ 取り消しました。
bl-unchanged = 何も変わっていません。

## 閲覧

bl-audit = ## { $title }：操作記録
bl-audit-empty = まだ何も行われていません。
bl-audit-line = { $at } **{ $who }**：{ $what }
bl-audit-clock = 規則：
bl-audit-older = 古いもの ▶
bl-audit-newest = ◀ 最新
bl-somebody = 誰か
bl-bracket = ## { $title }：トーナメント表
bl-bracket-place = **{ $place }位** { $player }
bl-bracket-game = 第{ $game }ゲーム：{ $first } – { $second }
bl-bracket-later = トーナメント表はまだありません。ノックアウトまたは決勝の最初のラウンドでできます。
bl-bracket-none = このリーグには決勝がないので、トーナメント表はありません。
bl-no-pairings = まだ公開されたラウンドはありません。
bl-nobody-yet = まだ誰も登録していません。
bl-challenges = ## { $title }：未決着の挑戦
bl-why-rank = **なぜこの順位？**
bl-why-pairing = **{ ls-of-round }：なぜ{ $names }？**
bl-why-unpaired = まだ組み合わせに入っていません。
bl-act-link = 取り込んだ{ $number }人が誰かを決める
bl-link = ## { $title }：誰が誰？
    取り込んだ{ $left }人について、Discordで誰なのかわかりません。それぞれ誰かを選ぶか、推測を採用してください。すぐに保存され、選ばなかった人はそのままです。{ $page }／{ $pages }ページ。
bl-link-guess = おそらく{ $who }
bl-link-choose = { $name }は誰？
bl-link-take = { $number ->
    [1] 推測は正しい
   *[other] { $number }件の推測はすべて正しい
}
bl-link-taken = ✅ { $names }がここで続けます。
bl-link-since = その間に変化がありました。今はこうなっています。
bl-link-none = **{ $title }**：取り込んだ人は全員Discordの誰かに結び付いています。
bl-log-link = 取り込んだプレイヤー{ $name }は{ $person }
bl-log-imported = ファイルから{ $title }を取り込む

## ファイル

bl-export-nrtm = **{ $title }**のNRTMファイルです。AlwaysBeRunningで使えます。終わったラウンドが入っています。
bl-export-unknown = { $number }枚のIDが不明で、ファイルでは空欄です：{ $names }。
bl-export-csv = **{ $title }**：順位表、組み合わせ、あればトーナメント表とレーティングの表です。
bl-export-json = **{ $title }**：順位表、ラウンド、トーナメント表、レーティングをプログラム向けの1つのファイルに。
bl-called = ✅ すべきことのある{ $number }人に呼びかけます。静かな時間帯の人には終わり次第。
bl-choice-print = 名前順の組み合わせ、印刷用（テキスト）
bl-export-print = **{ $title }**：誰がどの卓か、名前順。
bl-print-head = { $title }、{ ls-of-round }
bl-print-side = 陣営
bl-print-bye = 不戦勝
bl-export-ics = **{ $title }**：カレンダー用の、あなたの終わっていない対戦です。変わったときはもう一度取り込むと、今ある予定が更新されます。
bl-export-subscribe = 購読すると、すべてのリーグについてカレンダーが自動で更新されます：{ $address }
  このアドレスはあなただけのものです。知っている人はあなたの対戦を読めます。
bl-export-statistics = **{ $title }**：IDごとのゲーム数、勝ち数、決勝への進出。
bl-export-no-matches = 終わっていない対戦がないので、期限もありません。
bl-export-no-identities = ここではまだIDが登録されていないので、統計はありません。
bl-ics-deadline = { ls-of-round }：{ $names }（期限）
bl-ics-agreed = { ls-of-round }：{ $names }
bl-import-large = そのファイルは大きすぎます。{ $most } kBまでです。
bl-import-slow = そのファイルは読むのに時間がかかりすぎます。
bl-import-unread = そのファイルを読めませんでした。もう一度お試しください。
bl-imported = { $found ->
    [0] ✅ 取り込みました：
   *[other] ⚠️ 取り込みました。確かめることがあります：
}プレイヤー{ $players }人、終わった{ $rounds }ラウンド。
bl-import-open = { $matches }試合にまだ結果がなく、ここで対戦します。
bl-import-void = 以前のラウンドの{ $matches }試合は、ファイルに結果がないので数えられません。
bl-import-more = …ほか{ $more }人について。
bl-imported-who = 次のラウンドを公開する前に、Discordで誰なのかを決めてください。
bl-imported-over = 大会は終わっており、最終順位がここにあります。プレイヤーがDiscordで誰なのかは、今からでも決められます。
bl-imported-on = ファイルのラウンドはすべて終わっており、この先の決勝は書かれていません。ここで続ける場合は*{ bl-act-on }*を押してください。
bl-act-on = 続きのラウンドを行う
bl-act-drop = 外す…

## プライバシー

bl-privacy-file = あなたについて保存しているすべてです。このメッセージはあなたにしか見えません。進行中のゲームで隠されているもの（手札、デッキ）はゲームの一部で、ファイルには入っていません。
bl-privacy-sure = すべてのサーバーであなたのことを忘れますか？ 設定とレーティングは消えます。終わったゲームの席は「誰か」になります。進行中のリーグからはドロップし、結果は中立の名前で残ります。これは取り消せません。
bl-privacy-yes = はい、忘れてください
bl-privacy-kept = 何も削除していません。
bl-privacy-done = ✅ あなたのことを忘れました。あなたや私がチャンネルに書いたものはDiscordにあります。そこで削除してください。
bl-privacy-damaged = 読めなくなったリーグ1つを除いて、あなたのことを忘れました。このボットの運営者に連絡してください。
bl-privacy-playing = まだプレイ中のゲームの番号：{ $games }。先にこれらのゲームを終えるか投了してください。テーブルの他の人にはあなたの席が必要です。

## できない理由

bl-may-not-create = リーグを作るには、サーバーまたはイベントを管理する権限が必要です。
bl-too-many-leagues = あなたが作ったリーグが{ $most }個、まだ終わっていません。どれかを終えるか中止すると、次を作れます。
bl-too-many-leagues-server = このサーバーには終わっていないリーグが{ $most }個あります。どれかを終えるか中止すると、次を作れます。
bl-no-league = このサーバーにリーグはまだありません。/league create で作れます。
bl-which-league = ここには複数のリーグがあります。`league` オプションで選んでください。
bl-forged = それはもう選択肢にありません。開き直してください。
bl-bad-date = 「{ $text }」を日時として読めません。例：2026-12-24 18:00、12月24日 18時、金曜日 20時、明日、3日後、1か月後。
bl-date-far = 「{ $text }」は先すぎます。
bl-bad-hours = 「{ $text }」を時間帯として読めません。22:00-08:00 のように書いてください。なしは「オフ」です。
bl-bad-number = { $name }：「{ $text }」は整数ではありません。
bl-bad-channel = リーグを告知できるのは、このサーバーのテキストチャンネルだけです。
bl-everyone = そのロールはサーバーの全員です。別のものを選んでください。
bl-cut-too-large = 決勝には{ $cut }人必要ですが、参加しているのは{ $players }人です。設定でもっと小さな決勝を選ぶか、参加者を待ってください。

## 再開

bl-act-reopen = 再開…
bl-reopen-question = 何を再開しますか？ ラウンド全体とは、規則で決まった対戦のことです。
bl-reopen-choose = 結果のある対戦
bl-reopen-round = { ls-of-round }：規則で決まったもの（{ $matches }試合）
bl-reopen-yes = はい、再開する
bl-reopened = 再開しました。各対戦の両者に伝えました。「取り消す」で元に戻せます。
bl-reopen-nothing = 結果のある対戦はまだありません。
bl-reopen-sure = { $what }
    再開しますか？
bl-correct-yes = はい、訂正する
bl-correct-sure = { $what }
    訂正しますか？
bl-act-dismiss = 再審の求めを退ける
bl-act-approve = 不戦敗を承認する
bl-match-proposed = 不戦敗、あなたの承認待ち
bl-flag-word-on = 第1・2ラウンドの不戦敗は承認制
bl-flag-word-off = 不戦敗は規則ですぐ確定
bl-flag-tiers-on = 強さ別のディビジョン
bl-flag-tiers-off = 同じ強さのディビジョン
bl-modal-series = シーズン…
bl-field-series = シーズンの名前
bl-field-series-about = 同じ名前のこのサーバーのリーグを合わせて数えます
bl-field-leagues = 含まれるリーグの数
bl-field-leagues-about = この数の後にトロフィー。空欄：終わりなし
bl-field-promote = ディビジョン間の昇格と降格
bl-field-promote-about = 次のリーグで入れ替わる人数
bl-act-next = 次のリーグ
bl-next-made = ✅ シーズンの次のリーグです。好きなときに参加登録を始めてください。
bl-next-there = シーズンの次のリーグはすでにあります。
bl-line-undo = **取り消し：**{ $undo ->
    [off] 不可
   *[consent] 対戦相手が同意すれば可
}
bl-flag-undo-on = 同意があれば取り消しを認める
bl-flag-undo-off = 取り消しなし
bl-line-hints = **コンピューターのヒント：**{ $hints ->
    [on] 可
   *[off] 不可
}
bl-flag-hints-on = コンピューターのヒントを認める
bl-flag-hints-off = コンピューターのヒントなし

## ウェブのページ

bl-line-web = **ウェブページ：**{ $address } – 誰でも読めます
bl-flag-web-on = ウェブで公開する
bl-flag-web-off = ウェブでの公開をやめる
bl-web-none = このボットの運営者はウェブページを有効にしていません。
web-skip = 本文へ
web-pages = ページ
web-languages = 言語
web-rules = ルール
web-about = Sysopが管理しています。ここにあるのは、Discordのリーグのチャンネルに表示されるものです。データ：
web-live = { $n }ゲームが進行中
web-until = 期限
web-agreed = 対戦日時
web-played = 決着した挑戦
web-place = 順位
web-record = 勝・分・負
web-free = 第2ラウンドへ：
web-no-matches = 終わっていない対戦はありません。
web-missing = ここには何もありません
web-missing-about = このページは存在しないか、管理者が公開していません。
web-back = リーグへ
web-rule-format = 形式
web-rule-length = 時間
web-rule-publish = 組み合わせ
web-rule-forfeits = 不戦敗
web-rule-check-in = チェックイン
web-rule-series = シーズン
web-rule-decks = デッキ
web-rule-edition = ルールの版
web-rule-zone = タイムゾーン
web-rule-undo = 取り消し
web-rule-hints = コンピューターのヒント
web-rule-seed = 抽選
web-rule-ties = 同点
web-rule-yes = 可
web-rule-consent = 対戦相手が同意すれば可
web-rule-no = 不可
web-tie = { $tie ->
    [sos] 対戦相手の強さ：相手の成績
    [esos] 拡張した対戦相手の強さ：相手の対戦相手の成績
    [buchholz] すべての対戦相手のポイント。不戦勝は自分と同じポイントの相手として数える
    [median] 最高と最低を除く対戦相手のポイント
    [solkoff] すべての対戦相手のポイント
    [board_points] ボードポイント
   *[head_to_head] 同点者の全員が対戦している場合、その対戦のポイント
}
web-ties-draw = 抽選

## 入力されたものから読み取る言葉、コンマ区切り。すべての言語の言葉が誰にでも使える

bl-typed-minute = 分, 分間, 分後
bl-typed-hour = 時間, 時間後
bl-typed-day = 日, 日間, 日後
bl-typed-week = 週, 週間, 週間後
bl-typed-month = か月, ヶ月, ケ月, カ月, ヵ月, 箇月, か月後, ヶ月後, ケ月後, カ月後, ヵ月後
bl-typed-year = 年, 年間, 年後
bl-typed-one = 一
bl-typed-half = 半
bl-typed-half-hour = { "" }
bl-typed-one-and-half = { "" }
bl-typed-number-2 = 二
bl-typed-number-3 = 三
bl-typed-number-4 = 四
bl-typed-number-5 = 五
bl-typed-number-6 = 六
bl-typed-number-7 = 七
bl-typed-number-8 = 八
bl-typed-number-9 = 九
bl-typed-number-10 = 十
bl-typed-and-half = 半後, 半
bl-typed-the = { "" }
bl-typed-this = 今週の, 今週, 今度の, 次の
bl-typed-next-week = 来週の, 来週
bl-typed-until-behind = までに, まで, 以内に, 以内
bl-typed-ordinal = { "" }
bl-typed-half-past = 半
bl-typed-half-to = { "" }
bl-typed-noon = 正午
bl-typed-midnight = { "" }
bl-typed-evening = 夜, 夕方, 晩
bl-typed-in-the-morning = { "" }
bl-typed-in-the-evening = { "" }
bl-typed-tonight = 今夜, 今晩
bl-typed-after = { "" }
bl-typed-onwards = 以降
bl-typed-all-day = 終日, 一日中
bl-typed-workdays = 平日
bl-typed-weekend = 週末
bl-typed-zones = JST Asia/Tokyo, 日本 Asia/Tokyo, 日本時間 Asia/Tokyo, 東京 Asia/Tokyo, ロンドン Europe/London, ベルリン Europe/Berlin, モスクワ Europe/Moscow, ニューヨーク America/New_York
bl-typed-and = と
bl-typed-in = あと
bl-typed-at = の
bl-typed-on = { "" }
bl-typed-from = { "" }
bl-typed-to = から
bl-typed-o-clock = 時
bl-typed-am = 午前, 朝, 深夜
bl-typed-pm = 午後
bl-typed-every-day = 毎日, 毎晩
bl-typed-off = オフ, なし, 無し, 不要, いいえ
bl-typed-today = 今日, 本日
bl-typed-tomorrow = 明日, あす, あした
bl-typed-overmorrow = 明後日, あさって
bl-typed-weekday-0 = 月, 月曜, 月曜日
bl-typed-weekday-1 = 火, 火曜, 火曜日
bl-typed-weekday-2 = 水, 水曜, 水曜日
bl-typed-weekday-3 = 木, 木曜, 木曜日
bl-typed-weekday-4 = 金, 金曜, 金曜日
bl-typed-weekday-5 = 土, 土曜, 土曜日
bl-typed-weekday-6 = 日, 日曜, 日曜日
bl-typed-month-1 = 1月
bl-typed-month-2 = 2月
bl-typed-month-3 = 3月
bl-typed-month-4 = 4月
bl-typed-month-5 = 5月
bl-typed-month-6 = 6月
bl-typed-month-7 = 7月
bl-typed-month-8 = 8月
bl-typed-month-9 = 9月
bl-typed-month-10 = 10月
bl-typed-month-11 = 11月
bl-typed-month-12 = 12月
