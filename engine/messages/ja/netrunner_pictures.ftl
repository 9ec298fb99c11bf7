# ネットランナーの画像に書かれる言葉と、画像を見られない人のための説明。

## バナー

nr-pic-role = { $name }（{ nr-role }）
nr-pic-draw = ゲーム終了：引き分け
nr-pic-abandoned = ゲーム終了：中止
nr-pic-wins = { $name }の勝利
nr-pic-your-move = あなたの番です
nr-pic-both-decide = あなたの番です（両プレイヤーが決定）
nr-pic-in-progress = ゲーム進行中
nr-pic-to-decide = { $names }が決定します
nr-pic-to-move = { $name }の番です
nr-pic-score = { nr-pic-corp }{ $corp }–{ $runner }{ nr-pic-runner }
nr-pic-corp = コーポ
nr-pic-letter = { $seat ->
    [corp] C
   *[runner] R
}
nr-pic-runner = ランナー

## 数値

nr-pic-credits = クレジット
nr-pic-clicks = クリック
nr-pic-bad-publicity = 悪名
nr-pic-fund = ラン用＋{ $n }
nr-pic-for-run = ラン用{ $n }
nr-pic-grip = グリップ
nr-pic-stack = スタック
nr-pic-heap = ヒープ
nr-pic-memory = メモリー
nr-pic-tags = タグ
nr-pic-core-damage = コアダメージ
nr-pic-link = リンク
nr-pic-scored = 得点済み
nr-pic-in-play = プレイ中
nr-pic-hq-revealed = HQ（公開）
nr-pic-grip-revealed = グリップ（公開）
nr-pic-stolen = 盗んだ計画書
nr-pic-goal = ／{ $n }ポイント

## カード

nr-pic-hosts = { $name }を搭載
nr-pic-hosts-more = { $name }ほか{ $n }枚を搭載
nr-pic-new = 新
nr-pic-used = 使用済み
nr-pic-seen = 確認済み · 第{ $n }ターン
nr-pic-known = { $zone ->
    [hq] 判明：{ $card }
   *[rd] { $place ->
        [1] 一番上：{ $card }
       *[other] { $place }枚目：{ $card }
    }
}
nr-pic-card-facedown = { $name }（裏向き）
nr-pic-n-facedown = 裏向き{ $n }枚
nr-pic-unknown = 不明なカード
nr-pic-to-score = 得点に必要
nr-pic-point = ポイント
nr-pic-strength = 強度
nr-pic-to-trash = トラッシュ

## サーバー、リグ、進行

nr-pic-root-empty = ルートは空
nr-pic-no-ice = アイスなし
nr-pic-server-mark = マーク
nr-pic-server-chosen = { $cards }が選択
nr-pic-run = ラン
nr-pic-mark-server = ランナーがサーバー前
nr-pic-mark-inside = ランナーが侵入中
nr-pic-mark-approach = ランナーがアプローチ
nr-pic-mark-encounter = ランナーがエンカウント
nr-pic-mark-movement = ランナーが通過
nr-pic-programs = プログラム
nr-pic-hardware = ハードウェア
nr-pic-resources = リソース
nr-pic-facedown = 裏向き
nr-pic-nothing-installed = まだ何もインストールされていません
nr-pic-heap-label = ヒープ
nr-pic-more = ほか{ $n }枚
nr-pic-shown = 表示中
nr-pic-encounter = エンカウント：{ $name }
nr-pic-strength-n = 強度{ $n }
nr-pic-sign = { $sign ->
    [end] ランを終了
    [net] ネットダメージ
    [meat] ミートダメージ
    [core] コアダメージ
    [tag] タグ
    [untag] タグを除去
    [bad_publicity] 悪名
    [leave] ジャックアウト可
    [trash] トラッシュ
    [install] インストール、レゾ
    [back] 手札に戻す
    [cards] ドロー
    [eye] カードを見る
    [access] アクセス
    [agenda] 計画書
    [counter] カウンター
    [credit_up] クレジットを得る
    [credit_down] クレジットを失う
    [click_up] クリックを得る
    [click_down] クリックを失う
    [move] 移動
    [again] もう一度解決
    [broken] ブレイク
    [lasting] しばらく続く
    [contest] サイゲーム
    [breaker] 対応するブレイカーあり
    [fresh] 前回の手番から変化
    [chosen] カードが選択
    [only-you] あなただけに見える
    [facedown] 場では裏向き
   *[trace] トレース
}
nr-pic-resolved = 解決済み
nr-pic-broken = ブレイク済み
nr-pic-accessing = アクセス中
nr-pic-hand = { $n ->
    [0] あなたの{ nr-pic-hand-name }は空です
   *[other] あなたの{ nr-pic-hand-name }：{ nr-n-cards }
}
nr-pic-hand-name = { $seat ->
    [corp] HQ
   *[runner] グリップ
}

## 説明

nr-alt-more = テーブルには説明していないものがまだあります。
nr-alt-subroutine = サブルーチン：{ $text }
nr-alt-points = ポイント：コーポ{ $corp }、ランナー{ $runner }（目標{ $goal }）。
nr-alt-accessing = { $name }にアクセス中。
nr-alt-bad-publicity = 悪名{ $n }
nr-alt-fund = このランで使える追加の{ $n }クレジット
nr-alt-core-damage = コアダメージ{ $n }
nr-alt-link = リンク{ $n }
nr-alt-corp = { $name }：{ $credits }、{ $clicks }{ $more }。HQ{ $hand }枚、R&D{ $deck }枚、アーカイブ{ $archives }枚。
nr-alt-runner = { $name }：{ $credits }、{ $clicks }。グリップ{ $hand }枚、スタック{ $deck }枚、ヒープ{ $heap }枚、メモリー{ $limit }中{ $used }使用{ $more }。
nr-alt-played = ID：{ $identities }
nr-alt-list = { $label }：{ $items }。
nr-alt-at-server = ランナーは{ $server }に到達しています。
nr-alt-before-server = ランナーは{ $server }に到達する直前です。
nr-alt-run = { $server }へのラン。
nr-alt-at-ice = ランナーは{ $server }を守るアイス{ $count }枚中{ $nth }枚目の{ $ice }にいます。
nr-alt-before-ice = ランナーは{ $server }を守るアイス{ $count }枚中{ $nth }枚目の{ $ice }の手前にいて、まだアプローチしていません。
nr-alt-at-ice-broken = ランナーは{ $server }を守るアイス{ $count }枚中{ $nth }枚目の{ $ice }にいます。サブルーチン{ $all }個中{ $n }個がブレイクされています。
nr-alt-unrezzed = 非レゾ状態のアイス
nr-alt-facedown = 裏向き
nr-alt-with = { $name }（{ $marks }）
nr-alt-ice = アイス：{ $names }
nr-alt-ice-inwards = 外側からのアイス：{ $names }
nr-alt-root = ルート：{ $names }
nr-alt-server = { $server }、{ $ice }。
nr-alt-server-root = { $server }、{ $ice }。{ $root }。
nr-alt-brief = { $server }：{ $ice }。
nr-alt-brief-root = { $server }：{ $ice }。ルート：{ $root }。
nr-alt-private = { $name }（非レゾ状態）
nr-alt-strength = { $name }（強度{ $n }）
nr-alt-rig-empty = ランナーは何もインストールしていません。
nr-alt-hand = あなたの{ nr-pic-hand-name }、{ nr-n-cards }：
nr-alt-hand-empty = あなたの{ nr-pic-hand-name }は空です。
nr-alt-hand-card = { $name }（{ $kind }）
nr-alt-hand-cost = { $name }（{ $kind }、コスト{ $n }）
nr-alt-hand-agenda = { $name }（{ $kind }、得点に{ $need }必要、{ nr-n-points }）
nr-alt-kind = { $type ->
    [agenda] 計画書
    [asset] 資材
    [ice] アイス
    [operation] 任務
    [upgrade] 強化
    [event] イベント
    [hardware] ハードウェア
    [program] プログラム
    [resource] リソース
    [corp_identity] コーポのID
    [runner_identity] ランナーのID
   *[other] カード
}
nr-alt-strip = テーブル：{ $sides }。{ $places }。
nr-alt-strip-side = { nr-role } { $credits }、{ $points }、手札{ $hand }枚{ $more }
nr-alt-strip-server = { $server }：アイス{ $ice }枚、ルート{ $root }枚
nr-alt-chosen = { $card }が選択：{ $chosen }（{ $where }）
nr-alt-chosen-ice = { $n }番目の非レゾ状態のアイス
nr-alt-used = このターンに使用済み：{ $cards }
nr-alt-subs = { $name }（強度{ $n }：{ $subs }）
nr-alt-sub = { $maybe ->
    [yes] 場合により{ nr-alt-sign }
   *[no] { nr-alt-sign }
}
nr-alt-sign = { $sign ->
    [end] ランを終了
    [net] { nr-alt-damage }ネットダメージ
    [meat] { nr-alt-damage }ミートダメージ
    [core] { nr-alt-damage }コアダメージ
    [tag] { nr-n-tags }
    [untag] タグを除去
    [bad_publicity] 悪名
    [leave] ランナーはジャックアウトできる
    [trash] トラッシュ
    [install] インストールまたはレゾ
    [back] カードを戻すか裏返す
    [cards] ドロー
    [eye] カードを見る
    [access] アクセス
    [agenda] 計画書
    [counter] カウンター
    [credit_up] クレジットを得る
    [credit_down] クレジットを失う
    [click_up] クリックを得る
    [click_down] クリックを失う
    [move] 移動
    [again] もう一度解決
    [broken] サブルーチンをブレイク
    [lasting] 持続する効果
    [contest] サイゲーム
   *[trace] トレース{ $n }
}
nr-alt-damage = { $n ->
    [0] X
   *[other] { $n }
}
nr-alt-new = あなたの前回の手番から変化：{ $cards }
nr-alt-seen = あなたが見たカード：{ $cards }
nr-seen = { $zone ->
    [hq] HQ
    [grip] グリップ
    [stack] スタック
    [rd] R&D
   *[other] { $zone }
}{ $place ->
    [0] { "" }
    [1] の一番上
   *[other] の上から{ $place }枚目
}：{ $card }（第{ $turn }ターン）
nr-outside = ゲームの外にあり、あなたが見られるカード：{ $cards }

## ゲームの経過

nr-course-points = 計画ポイント
nr-course-credits = クレジット
nr-course-cards = 手札の枚数
nr-course-turn = ターン
nr-course-at = 第{ $turn }ターン
nr-alt-course = ゲームの経過：{ $corp }（コーポ）と{ $runner }（ランナー）の計画ポイント、クレジット、手札の枚数のターンごとの推移。
nr-alt-course-score = 計画ポイント：{ $score }。
