# チャンネルでのNEON HOPE：ロビー、キャンペーン、助けの申し出、離脱と引き継ぎ、物語。

## ロビー

bnh-title = NEON HOPE
bnh-heading = { $episode }
bnh-of-campaign = NEON HOPE · { $campaign }、全{ $count }話の第{ $number }話
bnh-one-episode = NEON HOPE · 単発エピソード
bnh-told-in = -# 物語は{ $languages }だけなので、物語とカードの名前は英語で表示します。それ以外はすべて日本語です。
bnh-at-the-table = **テーブルに着いている人**（{ $most }人中{ $places }人）
bnh-nobody = まだ誰も参加していません。
bnh-seated = { $who }：{ $character }
bnh-by-chance = おまかせ
bnh-by-chance-about = 誰も選ばなかったキャラクターの1人
bnh-options-difficulty = **難易度：**{ $name }：{ $about }
bnh-options-rest = **リーダー：**{ $lead } · **助けの申し出：**{ $limit } · **手札：**{ $hands }
bnh-options-several = 1人で複数のキャラクターをプレイできます。
bnh-as-recommended = 推奨どおり
bnh-expires = テーブルは{ $until }まで待ちます。プレイできるキャラクターは{ $most }人までで、着いている人なら誰でも始められます。
bnh-difficulty-normal = 普通
bnh-difficulty-advanced = 上級
bnh-difficulty-hard = 困難
bnh-difficulty-hopeless = 絶望
bnh-difficulty-normal-about = 最初のゲーム向け
bnh-difficulty-advanced-about = 厄介ごとが増える
bnh-difficulty-hard-about = 厄介ごとが増え、監視も早く迫る
bnh-difficulty-hopeless-about = すべてが最悪
bnh-limit-0 = 時間制限なし
bnh-limit-30 = 30秒
bnh-limit-120 = 2分
bnh-limit-600 = 10分
bnh-limit-3600 = 1時間
bnh-limit-0-about = 返事がそろうまで待ちます
bnh-limit-about = 時間内に答えない人は助けません
bnh-hands-open = 公開
bnh-hands-closed = 各自だけ
bnh-join = 参加する
bnh-leave = 離れる
bnh-begin = 始める
bnh-cancel = 取りやめる
bnh-open-hands = 手札を全員に見せる
bnh-close-hands = 手札を非公開にする
bnh-allow-several = 1人で複数キャラクター可
bnh-forbid-several = 1人1キャラクター
bnh-choose-character = あなたのキャラクター…
bnh-choose-characters = あなたのキャラクター（複数）…
bnh-choose-difficulty = 難易度：{ $now }
bnh-choose-lead = リーダー：{ $now }
bnh-choose-limit = 助けの申し出の時間制限：{ $now }
bnh-taken-about = { $name }が選択済み
bnh-closed-begun = ✅ ゲームを始めます。
bnh-closed-cancelled = ↩️ 取りやめました。
bnh-closed-expired = ⌛ 時間内に始まりませんでした。新しいテーブルは `/neonhope start`、キャンペーンの続きは `/neonhope campaign` で開けます。
bnh-no-longer = このテーブルは閉じています。

bnh-already-in = すでにこのテーブルに着いています。
bnh-not-in = このテーブルに着いていません。「参加する」を押すか、キャラクターを選んでください。
bnh-full = テーブルは満員です。プレイできるキャラクターは{ $most }人までです。
bnh-forged = それはここの選択肢にありません。
bnh-one-character = このテーブルでは1人1キャラクターです。着いている人が複数を許可できます。
bnh-character-taken = { $character }は{ $name }がプレイします。別のキャラクターを選んでください。
bnh-several-in-use = 複数のキャラクターをプレイする人がいます。先に手放す必要があります。
bnh-only-table-cancels = 取りやめられるのは、テーブルを開いた人か着いている人だけです。
bnh-no-episode = その名前のエピソードやキャンペーンは見つかりません。候補から選んでください。
bnh-no-packs = このボットにはプレイできるエピソードがありません。
bnh-cannot-begin = エピソードを始められません：{ $reason }
bnh-pack-gone = パック「{ $pack }」がもうないため、プレイできません。

## キャンペーン

bnh-campaigns-none = このサーバーで始まったキャンペーンはありません。`/neonhope start` で始められます。
bnh-campaigns = **このサーバーのキャンペーン**
bnh-campaign-line = **{ $name }**（キャンペーン{ $id }） · { $state }
bnh-campaign-next = 次：第{ $number }話、{ $episode }
bnh-campaign-playing = プレイ中：{ $where }
bnh-campaign-over = 終了
bnh-campaign-gone = このサーバーにそのキャンペーンはありません。
bnh-campaign-choose = どのキャンペーンの記録ですか？
bnh-campaign-start-next = 次のエピソード
bnh-campaign-finished = このキャンペーンは終わりました。
bnh-campaign-busy = このキャンペーンのエピソードをプレイ中です：{ $where }
bnh-campaign-lobby-open = すでに開いているテーブルがあります：{ $where }
bnh-log-title = { $name }：キャンペーンの記録
bnh-log-characters = **キャラクター：**{ $names }
bnh-log-results = **エピソード**
bnh-log-result = { $number }. { $episode }：{ $resolution }（{ $won ->
    [yes] 勝利
   *[no] 敗北
}）
bnh-log-given-up = あきらめた
bnh-log-tracker = **{ $name }：**{ $value }
bnh-log-followers = **同行者：**{ $names }
bnh-log-follower = { $character }と{ $follower }
bnh-log-notes = **記録**
bnh-log-pool = **修正プール：**{ $changes }
bnh-log-nothing = まだ何も書かれていません。
bnh-skull = ドクロ
bnh-epic-win = 大成功
bnh-epic-fail = 大失敗
bnh-go-on = 続ける
bnh-the-end = おわり
bnh-step-of = NEON HOPE · { $campaign }
bnh-step-chose = **{ $name }**の選択：{ $choice }
bnh-train = { $kind ->
    [action] 「{ $out }」の代わりに「{ $into }」を練習する
   *[tool] 「{ $out }」の代わりに「{ $into }」を持つ
}
bnh-train-which = { $character }の訓練…
bnh-step-absent = { $at }から、選び終えた人が他の人の分も選べます。
bnh-step-waits = **{ $character }**がまだ選んでいません。
bnh-step-gone = キャンペーンはその先に進みました。**/neonhope campaign**で今の状態を見られます。
bnh-step-chosen = あなたのキャラクターは選び終えています。{ $at }から他の人の分も選べます。
bnh-step-not-yours = ここで選ぶのは、このキャンペーンの最後のエピソードをプレイした人です。
bnh-campaign-next-step = 次：{ $step }
bnh-of-story = NEON HOPE · { $campaign }、第{ $number }話
bnh-log-swap = { $out }の代わりに{ $into }
bnh-back = 一段階戻る
bnh-choose-without = 来ない人がいる
bnh-back-asked = キャンペーンを**{ $step }**の前に戻しますか？ { $of }人中{ $n }人が希望しています。最後のエピソードをプレイした全員の同意が必要です。
bnh-back-done = キャンペーンは**{ $step }**の前に戻りました。
bnh-copy = コピー
bnh-copied = キャンペーン{ $copy }はキャンペーン{ $id }のコピーで、同じ状態にあります。
bnh-pause = 休止
bnh-pause-back = 戻りました
bnh-pause-end = 休止を終える
bnh-pause-since = ⏸️ { $since }から休止中。{ $n ->
    [0] まだ誰も戻っていません。
   *[other] 戻った人：{ $back }。まだの人：{ $away }。
}
bnh-pause-told = ⏸️ **{ $name }**がキャンペーンを休止しました。全員が戻るまで、誰にもリマインダーを送りません。戻った人はここで知らせてください。
bnh-pause-returned = **{ $name }**が戻りました。まだの人：{ $names }。
bnh-pause-all = ▶️ **{ $name }**が戻り、キャンペーンが再開します。{ $count ->
    [0] { "" }
   *[other] { " " }{ $names }
}
bnh-pause-ended = ▶️ **{ $name }**が休止を終え、キャンペーンが再開します。{ $count ->
    [0] { "" }
   *[other] { " " }{ $names }
}
bnh-pause-done = キャンペーンを休止しました。誰にもリマインダーを送りません。最後にプレイした全員が戻ると再開します。
bnh-pause-you = おかえりなさい。他の人も戻るとキャンペーンが再開します。
bnh-pause-gone-on = キャンペーンは再開しました。
bnh-pause-already = このキャンペーンはすでに休止中です。
bnh-pause-back-already = すでに戻っています。まだの人：{ $names }。
bnh-pause-none = このキャンペーンは休止していません。
bnh-pause-not-yours = 休止とその終了は、このキャンペーンの最後のエピソードをプレイした人が行います。
bnh-paused-pace = このキャンペーンは休止中で、誰にもリマインダーを送りません。**/neonhope campaign**で誰が戻ったかを見られます。
bnh-goes-on-with = 続ける：{ $name }
bnh-gone-into = キャンペーン{ $next }、**{ $name }**は、キャンペーン{ $id }の終わったところから、そのすべてを引き継いで続きます。
bnh-campaign-lacks = キャンペーン{ $id }は待っています。必要なパック「{ $pack }」がこのボットにありません。
bnh-log-version = { $pack } { $then }で始まり、今は{ $now }です。変わった内容が使われます。
bnh-log-history = **各段階で変わったこと**
bnh-log-step = **{ $step }**：{ $changes }
bnh-log-epilogue = おわり
bnh-log-choice = 「{ $choice }」
bnh-log-chose = **{ $character }**：{ $choice }
bnh-log-came = { $choice }（{ $note }）
bnh-next-episode = 次のエピソード
bnh-play-again = もう一度プレイ
bnh-no-next = このキャンペーンに次のエピソードはありません。

## プレイ

bnh-role-free = 空き
bnh-advice = 🤫 遭遇カードを引いて解決しています。今は誰も助言できません。
bnh-due = 時間制限：{ $when }。返事がなければ「いいえ」とします。
bnh-help-always = 常に助ける
bnh-help-never = 助けない
bnh-help-ask = 尋ねる
bnh-help-set-always = あなたのキャラクターは、できるときは常に助けます。`/neonhope settings` で変えられます。
bnh-help-set-never = `/neonhope settings` で変えるまで、あなたのキャラクターは助けません。
bnh-help-set-ask = あなたのキャラクターが助けられるとき、尋ねます。
bnh-story = 物語
bnh-story-none = まだ物語は語られていません。
bnh-story-page = { $page }／{ $pages }ページ
bnh-previous = ◀ 前へ
bnh-next = 次へ ▶
bnh-hand = **{ $name }の手札：**{ $cards }
bnh-hand-empty = カードなし
bnh-hand-drawn = **引いたカード（あなただけに表示）：**{ $card }

## 離脱と引き継ぎ

bnh-leave-ask = ゲーム{ $game }を離れますか？ 席が空いてゲームは待ちます。誰でも、あなたも引き継げます。
bnh-leave-yes = はい、離れる
bnh-leave-no = いいえ、残る
bnh-stayed = ゲームに残りました。
bnh-left = ゲーム{ $game }を離れました。
bnh-has-left = **{ $name }**が離れました。{ $characters }は引き継ぐ人を待っています。何も失われていません。
bnh-free = { $character }は空いています。
bnh-take-over = { $character }を引き継ぐ
bnh-took-over = **{ $name }**が{ $character }を引き継ぎました。
bnh-taken = { $character }はすでに誰かがプレイしています。
bnh-you-took-over = { $character }をプレイします。
bnh-abandon-ask = エピソードをあきらめますか（ゲーム{ $game }）？ プレイ中の全員が同意すると、途中で終わります。
bnh-abandon-yes = はい、あきらめる
bnh-abandon-no = いいえ、続ける
bnh-abandon-wants = **{ $name }**がこのエピソードをあきらめることを望んでいます。プレイ中の全員が同意すると終わります。まだの人：{ $missing }。
bnh-abandon-agree = 自分もあきらめる
bnh-abandon-against = 続ける
bnh-abandon-noted = あきらめる希望を受け付けました。他の人にはスレッドで尋ねています。
bnh-abandon-withdrawn = **{ $name }**は続けることを望んでいます。エピソードは続きます。
bnh-abandon-plays-on = エピソードは続きます。
bnh-abandoned = エピソードはあきらめられました。
bnh-already-over = このエピソードは終わっています。

## 設定とコマンド

bnh-settings-help-ask = あなたのキャラクターが誰かを助けられるとき、尋ねます。
bnh-settings-help-always = あなたのキャラクターは、できるときは常に、尋ねずに助けます。
bnh-settings-help-never = あなたのキャラクターは、自分のトークンで他の人を助けません。
bnh-command-start = エピソードまたはキャンペーンのテーブルを開く
bnh-command-campaign = このサーバーのキャンペーン、その記録と次のエピソード
bnh-command-story = これまでの物語を読み返す
bnh-command-leave = ゲームを離れる。席は引き継げます
bnh-command-abandon = プレイ中の全員が同意すれば、エピソードをあきらめる
bnh-command-settings = 尋ねる場所と頻度、キャラクターが助けるかどうか
bnh-option-episode = エピソード、または最初からのキャンペーン。空欄なら最初のもの
bnh-option-difficulty = 難しさ
bnh-option-campaign = どのキャンペーンか
bnh-option-game = 複数プレイ中なら、どのゲームか
bnh-option-help = キャラクターが助けられるときどうするか
bnh-choice-campaign = キャンペーン：{ $name }（{ $episode }から）
bnh-choice-episode = エピソード：{ $name }
bnh-turn-of-round = __第{ $n }ラウンド__ · { $turn }

# 前もっての指示
bnh-orders-stress = ストレス
bnh-orders-ask = 尋ねる
bnh-orders-least3 = 一番使わないカードを失い、3枚残す
bnh-orders-least1 = 一番使わないカードを失い、1枚残す
bnh-orders-hope1 = まず希望、次に一番使わないカード
bnh-orders-back = 取り戻すカード
bnh-orders-useful = 一番役立つカード
bnh-orders-charges = チャージ（確率が低い間）
bnh-orders-below60 = 60%未満ならチャージ
bnh-orders-below80 = 80%未満ならチャージ
bnh-orders-yes = する
bnh-orders-no = しない
bnh-orders-now = { $order }（現在：{ $answer }）

bot-help-neon-hope =
    ## 1ページでわかるNEON HOPE
    { "" }**どんなゲームか。** 1～4人で、監視する都市に立ち向かいます。*章*が何をすべきかを告げ、*目標*を達成すると物語が進み、最後の章を終えれば全員の勝利です。*監視*が最後のしきい値に達するか、誰か1人が*消耗*すると全員の負けです。
    { "" }**ラウンド。** 各キャラクターは*アクション*3回のターンを行います。他のロケーションに移動するか、自分のいる場所または*ネットワーク*のカードの*タスク*を行います。その後の遭遇フェイズで、キャラクター1人ごとと、キャラクターのそばの敵1体ごとに監視が1上がり、全員が*遭遇カード*を引きます。
    { "" }**タスク。** *調査*は手がかりから秘密を1つ取り、*支援を得る*はトークンを1つ取り、*戦闘*は敵に1ダメージを与え、*ハック*はダイスをスロットに置きます。最後の秘密、トークン、ダメージ、ダイスでタスクは*完了*します。手がかりは裏返り、敵はいなくなり、あなたはリソースを1得ます。
    { "" }**タスクの進み方。** あなたの能力値に、合う手札のカードの値と、使った*チャージ*1つごとに2（同じ環境の仲間も助けられます）、そして*グリッド*でめくられる数を足します。それが難易度に達すれば成功です。*インパクト*は成功をもう1回分に数えます。決める前に、成功の確率が表示されます。
    { "" }**うまくいかないとき。** 値が*危険*の数を下回ると、カードのシンボル、つまりストレスや監視が生じます。*ドクロ*は、あなたのロケーションの敵に攻撃させます。
    { "" }**手札は力です。** *ストレス*は手札のカードか、代わりに*希望*を失わせます。その質問の *常に…* で、以後の扱いを決められます。手札が空になると*集中*し、持久力が1下がり、同じ数のカードを取り戻し、リソースで*ツール*を買えます。持久力が0になると消耗します。
    いつ何ができるかを覚える必要はありません。今できることはすべてパネルに並び、*その他…* の中の *これは何？* がその言葉を説明します。
    `/neonhope learn` は1ラウンドを一緒にプレイし、各段階を説明します。
    -# 画像：プレイ中のテーブル、手がかり、それに合うアクションカード。下：すべての言葉。
bot-command-learn-neon-hope = 各段階を説明する案内役と一緒に1ラウンドをプレイする
