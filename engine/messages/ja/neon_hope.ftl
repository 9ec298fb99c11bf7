# NEON HOPE：ゲームの状況、質問、選択肢の意味、起こったこと。
# 用語：監視、希望、持久力、消耗、能力値、チャージ、インパクト、危険、手がかり、敵、修正、グリッド、しきい値。

## 名前

nh-type = { $type ->
    [investigate] 調査
    [support] 支援を得る
    [fight] 戦闘
   *[hack] ハック
}
nh-any-task = どのタスクでも
nh-zone = { $zone ->
    [network] ネットワーク
    [community] コミュニティエリア
    [scrap] スクラップ置き場
   *[other] テーブル
}
nh-token = { $kind ->
    [hope] 希望
   *[resource] リソース
}
nh-attribute-token = { $attribute }トークン
nh-charges-left = 残りチャージ：{ $n }
nh-modifier = { $modifier ->
    [skull] ドクロ
    [epic-win] 大成功
   *[epic-fail] 大失敗
}
nh-keyword = { $keyword ->
    [confrontation] 対峙
    [additional-consequences] さらなる影響
    [unpredictable] 予測不能
    [reckless] 無謀
    [teamwork] チームワーク
   *[flexible] 柔軟
}
nh-slot = { $kind ->
    [slot] ハッキングスロット
    [stress] ストレスのシンボル
    [surveillance] 監視のシンボル
   *[retreat] 撤退の枠
}
nh-difficulty = { $level ->
    [normal] 普通
    [advanced] 上級
    [hard] 困難
   *[hopeless] 絶望
}
nh-percent = { $n }%
nh-impacts = インパクト{ $n }
nh-previously = { $campaign }のこれまで
nh-previously-gone = もうない：{ $note }
nh-previously-who = { $who }：{ $what }
nh-previously-choice = あなたが選んだもの：「{ $choice }」。
nh-chapter-title = 第{ $n }章：{ $name }
nh-group = { $group ->
    [tasks] タスク
    [move] 移動
    [abilities] 能力
    [focus] 集中
    [cards] カード
    [hope] 希望
    [boosted] さらに加えて
    [charges] チャージ
    [tools] ツール
   *[choices] 選択肢
}

## ゲームの状況

nh-where-over = エピソードは終了しました
nh-where-setup = 準備
nh-where-between = 第{ $n }ラウンド：次のターンは誰が行いますか？
nh-where-turn = 第{ $n }ラウンド：{ $hero }のターン、{ $actions ->
    [0] アクションは残っていません
   *[other] 残り{ $actions }アクション
}
nh-where-task = 第{ $n }ラウンド：{ $hero }、{ nh-type } – { $card }
nh-where-encounter = 第{ $n }ラウンド：遭遇フェイズ
nh-where-encounter-card = 第{ $n }ラウンド：遭遇フェイズ、{ $hero }が{ $card }を解決中

## 質問

nh-prompt-other = 選んでください。
nh-prompt-offer = この申し出はあなただけに見えます。何を選びますか？
nh-prompt-choose = 1つ選んでください。
nh-prompt-begin = 次は誰が行いますか？ 最初に何かした人のターンになります。
nh-prompt-action = あなたのターン：{ $actions ->
    [0] アクションは残っていません。{ $race ->
        [1] { "" }
       *[other] 他の人が始めると、あなたのターンは終わります。
    }
   *[other] 残り{ $actions }アクション。
}{ $ends ->
    [yes] これでターンが終わることがあります。集中するなら先に行ってください。
   *[no] {""}
}何をしますか？
nh-prompt-play = { $card }：{ $attribute } { $value }、難易度{ $difficulty }{ $danger ->
    [0] { "" }
   *[other] （{ $danger }未満で危険）
}。カードを一緒にプレイしますか？
nh-prompt-charges = { $card }：{ $attribute } { $value }、難易度{ $difficulty }、{ $chance }。{ $gives ->
    [impact] チャージを使ってインパクトを1つ得ますか？
    [either] チャージを使いますか？
   *[more] チャージを使って+2しますか？
}
nh-prompt-help = { $hero }は{ $attribute } { $difficulty }が必要で、今は{ $value }です（{ $chance }）。{ $gives ->
    [impact] チャージでインパクトを1つ与えて助けますか？
    [either] チャージで助けますか？
   *[more] チャージで+2して助けますか？
}
nh-prompt-go-on = 待たなくてもかまいません。{ $hero }がチャージで助けるかもしれません（今は{ $chance }）。
nh-prompt-task-ability = { $card }：{ $attribute } { $value }、難易度{ $difficulty }、{ $chance }。何か使いますか？
nh-prompt-stress = { $n }ストレスを受けます。捨てるカード{ $n }枚、または使う希望を選んでください。
nh-prompt-focus-cards = 集中します。カードを{ $n }枚取り戻してください。
nh-prompt-buy = リソースが{ $resources }あります。ツールを買いますか？
nh-prompt-support = { $card }からどのトークンを取りますか？
nh-prompt-slot = { $card }のどこにハッキングダイスを置きますか？{ $covers ->
    [yes] 覆われたシンボルは、危険でも敵の攻撃でも数えません。
   *[no] {""}
}
nh-prompt-follower = { $card }が同行します。誰に？
nh-prompt-order = 複数の効果があります。どれを先にしますか？
nh-prompt-universal = 1人でプレイするので、他のキャラクターの汎用カードを2枚持っていけます。
nh-prompt-starting-hand = 開始時の手札にするカードを{ $n }枚選んでください。残りは捨て札置き場から始まります。
nh-prompt-tool-side = キャラクターツールのどちらの面を使いますか？
nh-prompt-enemy-moves = どの敵があなたのところに来ますか？
nh-prompt-another = { $text }どのキャラクターですか？
nh-prompt-target = { $text }選んでください。
nh-prompt-attribute = { $text }どの能力値ですか？
nh-prompt-recharge = どのトークンにチャージを戻しますか？
nh-prompt-move = どこへ移動しますか？
nh-prompt-take-back = どのカードを{ $n }枚取り戻しますか？
nh-prompt-rolled = ダイスに2つの能力値が出ています。どちらにしますか？
nh-prompt-archive = どの修正を{ $n }個アーカイブに送りますか？
nh-prompt-analyse-modifiers = あなただけがこの修正を見ています。どれをアーカイブに送りますか（{ $most }個まで）？
nh-prompt-analyse-encounters = あなただけがこの遭遇カードを見ています。どれを捨てますか（{ $most }枚まで）？
nh-prompt-shape-modifiers = 混ぜて戻す表向きの修正を{ $n }個選んでください。
nh-prompt-optional = { $card }：{ $text }実行しますか？

nh-because = { $cause }：{ $text }
nh-cause-threshold = 監視が{ $n }に達しました
nh-cause-danger = 危険（{ $card }）
nh-cause-attack = 敵の攻撃
nh-cause-empty = あなたの手札は空です

## 選択肢

nh-option-task = { $stands ->
    [under] { nh-type }：
   *[alone] { nh-type }：{ $card } ·{" "}
}{ $attribute } { $value }、難易度{ $difficulty } · { $chance }{ $asks ->
        [yes] …
       *[no] { "" }
    }
nh-option-direct = { $stands ->
    [under] { nh-type }：
   *[alone] { nh-type }：{ $card } ·{" "}
}{ $attribute } + { $action } · { $chance }
nh-with-may = { $card }（「してもよい」を行う）
nh-price-stress = ストレス{ $n }
nh-own-ability = 自分の能力
nh-only-chance = ほかには何もありません。
nh-no-card = カードなし
nh-option-move = { $place }へ移動
nh-option-move-there = { $place }へ移動（{ $there }）
nh-odds = { $what ->
    [danger] 危険
    [retreat] 撤退
   *[success] {""}
}{ $now } → { $then }
nh-odds-hardly = { $now }（ほぼ変わらず）
nh-option-ability = { $card }{ $cost }：{ $text }
nh-option-boost = { $card }{ $cost } · { $change } · { $text }
nh-ability-cost = { $cost ->
    [action] 1アクション
    [recycle] リサイクルする
    [scrap] スクラップする
   *[use] 1回使用
}
nh-option-focus = 集中：手札を捨て、持久力{ $n }、{ $n }枚取り戻す
nh-option-end = 自分のターンを終える
nh-option-begin = 自分のターンを行う
nh-option-no-card = カードなしで · { $chance }
nh-option-charge = { $attribute }トークン：+2 · { $change }
nh-option-charges = { $attribute }トークン{ $n }個：+{ $more } · { $change }
nh-option-team = { $attribute }トークン：インパクト1（チームワーク）
nh-option-buy = { $card }{ $only ->
        [yes] のみ
       *[no] {""}
    } · リソース{ $n }
nh-option-yes = はい
nh-option-no = いいえ
nh-option-done = 決定
nh-option-back = 戻る：他のことをする
nh-option-go-on = 助けなしで進む
nh-option-looked = 決定
nh-hope = 希望
nh-option-spend-hope = { $n ->
    [1] 希望を1つ使う
   *[other] { $n }個目の希望を使う
}
nh-confirm-exhausting = 今集中すると消耗します。ターンは終わり、このラウンドの後にエピソードは負けになります。本当にしますか？
nh-confirm-end = まだ{ $n }アクション残っています。ターンを終えますか？

## 結果

nh-result = { $won ->
    [true] エピソードに勝利しました
   *[false] { $reason ->
        [surveillance] エピソードに敗北しました。監視に追いつかれました
        [exhausted] エピソードに敗北しました。キャラクターが消耗しました
        [abandoned] エピソードはあきらめられました
        [lesson] レッスンは終了しました
       *[other] エピソードに敗北しました
    }
}{ $named ->
    [no] 。
   *[yes] ：「{ $name }」。
}

## ログ

nh-log-round = __第{ $n }ラウンド__
nh-log-turn = ▸ { $hero }のターン
nh-log-task = { $hero }：{ nh-type } – { $card }（{ $attribute }、{ $n }）{ $plays ->
    [yes] 、{ $played }とともに
   *[no] { "" }
}
nh-log-uses = { $hero }が{ $card }を使用
nh-log-chooses = { $hero }は「{ $other }」を選ぶ
nh-log-modified = { $card }：{ $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}
nh-log-impacts = { $card }：インパクト{ $n }
nh-log-extra-reveal = { $card }：修正をもう1つ
nh-log-outcome = { $revealed } → { $epic ->
    [win] 成功
    [fail] 失敗
   *[no] { $value }、難易度{ $difficulty }、{ $outcome ->
        [success] 成功
       *[failure] 失敗
    }
}
nh-log-surveillance = 監視{ $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}：{ $other }
nh-log-gains = { $hero }が{ $kind ->
    [hope] 希望を{ $n }得る
   *[resources] リソースを{ $n }得る
}
nh-log-token = { $hero }が{ $other }トークンを得る
nh-log-charge = { $hero }がチャージを使う（{ $other }）：{ $place ->
    [team] インパクト1
   *[other] +2
}
nh-log-recharge = { $hero }が{ $other }トークンにチャージを戻す
nh-log-stress = { $hero }が{ $n }ストレスを受ける
nh-log-late-focus = { $hero }は手札がなく、タスクが終わってから集中する
nh-log-spent-threshold = 監視{ $other }にまた達しても、何も起きない
# $other: the thresholds; $n: where surveillance begins
nh-log-past-threshold = 監視{ $other }で起きるはずのことは起きない：エピソードは監視{ $n }から始まる
nh-log-excess = { $hero }にはカードも希望も残っていない：監視1
nh-log-move = { $hero }が{ $place }へ移動
nh-log-extra-action = { $hero }はさらに{ $n }アクション行える
nh-log-enters = { $card }が登場：{ $place }
nh-log-environment = 新しい環境：{ $card }
nh-log-turned = { $card }が裏返る
nh-log-scrapped = { $card }がスクラップ置き場へ
nh-log-secrets = { $card }の秘密が{ $n }減る
nh-log-damage = { $card }が{ $n }ダメージを受ける
nh-log-location = { $other ->
    [locked] 🔒 { $place }は施錠された
    [closing] ⚠️ 次に{ $place }が閉鎖される
    [closed] ⚠️ { $place }が閉鎖される
   *[open] { $place }が開いた
}
nh-log-environment-turned = 環境が裏返る：{ $card }
nh-log-environment-leaves = { $card }が場を離れる
nh-place-access = { $place }（{ $access ->
    [locked] 施錠
    [closing] 次に閉鎖
   *[closed] 閉鎖
}）
nh-log-secret = { $hero }は何かを秘密にする：{ $other }
nh-log-stage = ⚠️ 第{ $n }段階：{ $card }
nh-log-healed = { $card }のダメージが{ $n }減る
nh-log-counters = { $card }のカウンター { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}：{ $other }
nh-log-die = { $card }にハッキングダイス
nh-log-defeated = { $card }は撃破された
nh-log-retreats = { $card }が撤退
nh-log-returns = { $card }が戻る
nh-log-enemy-moves = { $card }が{ $place }に来る
nh-log-follower = { $card }が{ $hero }に同行
nh-log-buys = { $hero }が{ $card }を買う
nh-log-recycled = { $hero }が{ $card }をリサイクル
nh-log-attacks = { $card }が{ $hero }を攻撃
nh-log-focus = { $hero }が集中
nh-log-take-back = { $hero }がカードを{ $n }枚取り戻す
nh-log-exhausted = ⚠️ { $hero }は消耗した
nh-log-says = { $card }：「{ $text }」
nh-log-threshold = 監視が{ $n }に達した
nh-log-escalation = ⚠️ 監視カードがエスカレーション面になる
nh-log-chapter-done = 目標達成：{ $card }
nh-log-encounter-phase = __遭遇フェイズ{ $n }__
nh-log-draws = { $card }を引いた
nh-log-encounter = { $hero }が{ $card }を解決
nh-log-consequences = { $hero }がカードをもう1枚引く
nh-log-reshuffled = 遭遇の捨て札をシャッフルして新しいデッキにする
nh-log-shuffled-in = 遭遇デッキに新しく加わる：「{ $other }」
nh-log-reset = グリッドを並べ直す
nh-log-archived = 修正{ $n }個をアーカイブへ
nh-log-analyses = { $hero }が修正を{ $n }個見る
nh-log-analyses-encounters = { $hero }が遭遇カードを上から{ $n }枚見る
nh-log-encounter-discarded = { $card }が捨てられる
nh-log-shapes = { $hero }が修正を{ $n }個戻す
nh-log-rolled = { $hero }のダイス：{ $other }
nh-log-die-turned = ダイスの目が{ $other }になる
nh-log-quiet = このタスクのドクロは敵を動かさない
nh-log-pool = 次のエピソードから：修正プールの{ $other }が{ $sign ->
    [up] { $abs }個増える
   *[down] { $abs }個減る
}
nh-log-tracker = { $other }：{ $n }
nh-log-crossed = 線で消す：{ $other }
nh-log-mark = { $hero }の記録：{ $other }
nh-log-unmark = { $hero }が線で消す：{ $other }
nh-log-swap = 次のエピソードから：{ $card }の代わりに{ $other }
nh-log-note = 記録：{ $other }
nh-log-ends = エピソード終了
nh-recap-more = { $n ->
    [0] …
   *[other] …*ログ*にあと{ $n }行
}
