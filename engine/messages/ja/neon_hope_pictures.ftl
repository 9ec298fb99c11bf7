# NEON HOPEの画像とその説明。

# バナー。
rnh-your-move = あなたの番です
rnh-turn = { $name }の番です
rnh-who-next = 次は誰？ { $names }
rnh-deciding = { $names }が決定します
rnh-setup = 準備
rnh-playing = エピソード進行中
rnh-won = エピソード勝利
rnh-lost = エピソード敗北
rnh-over = エピソード終了
rnh-round = 第{ $n }ラウンド
rnh-or = { $first }または{ $last }
rnh-and = { $first }と{ $last }
rnh-no-advice = 遭遇カード：すべて解決するまで助言なし

# 章、監視、グリッド。
rnh-chapter = 第{ $n }章
rnh-surveillance = 監視
rnh-escalated = エスカレーション
rnh-threshold = { $n }で：{ $text }
rnh-epic-fail = 大失敗のとき追加：{ $text }
rnh-grid = グリッド
rnh-grid-later = グリッドは準備の後に並べます。
rnh-face-down = 裏向き{ $n }
rnh-archive = アーカイブ{ $n }
rnh-hidden = 非公開

# 場所とカード。
rnh-nothing-here = 何もない
rnh-percent = { $n }%
rnh-danger = 危険{ $n }
rnh-retreat = 撤退{ $n }
rnh-retreats = 撤退
rnh-retreated = 撤退中
rnh-elite = エリート
rnh-secrets = 秘密{ $n }
rnh-network = ネットワーク
rnh-network-empty = 監視のほかにカードなし
rnh-encounter-deck = 遭遇デッキ{ $n }
rnh-encounter-discard = 捨て札{ $n }
rnh-discard-top = { $n }（一番上は{ $top }）
rnh-scrap = スクラップ置き場{ $n }
rnh-uses = 使用{ $n }回
rnh-access = { $access ->
    [locked] 施錠
    [locking] 次に施錠
    [closing] 次に閉鎖
   *[closed] 閉鎖
}
rnh-secrets-kept = あなただけが知っていること
rnh-attacks = 攻撃：
rnh-stage = 段階{ $n }/{ $of }
rnh-counters = { $name ->
    [none] カウンター{ $n }個
   *[other] { $name } { $n }
}
rnh-used = 使用済み

# キャラクター。
rnh-endurance = 持久力
rnh-hand = 手札
rnh-hope = 希望
rnh-resources = リソース
rnh-actions = アクション
rnh-lead = リーダー
rnh-exhausted = 消耗
rnh-done = ターン終了
rnh-at-turn = ターン中
rnh-tools = ツール

# 行っているタスク。
rnh-task-by = { $name }が挑戦中：{ $card }
rnh-value = 値
rnh-needed = 必要
rnh-revealed = めくられた
rnh-nothing-revealed = まだ何もめくられていません
rnh-success = 成功
rnh-failure = 失敗

# 手札。
rnh-played = プレイ
rnh-your-hand = { $n ->
    [0] あなたの手札は空です
   *[other] あなたの手札：カード{ $n }枚
}
rnh-impact = インパクト
rnh-universal = 汎用
rnh-discard-pile = 捨て札置き場
rnh-tool-set = ツールセット
rnh-in-play = 場
rnh-tokens = トークン
rnh-drawn = あなたの遭遇カード
rnh-drawn-alone = 1人で決めます：助言なし。
rnh-looked-at = あなたが見ているもの
rnh-archive-known = あなたが知っているアーカイブ

# 画像を見られない人のための説明。
rnh-more = テーブルには説明していないものがまだあります。
rnh-alt-name-role = { $name }（{ $role }）
rnh-alt-surveillance = 監視{ $n }（最大{ $last }）。
rnh-alt-surveillance-escalated = 監視{ $n }（最大{ $last }）、エスカレーション中。
rnh-alt-next = 次のしきい値は{ $n }。
rnh-alt-goal = 第{ $n }章、{ $name }：{ $goal }
rnh-alt-hero = { $name }、{ $place }：持久力{ $endurance }、手札{ $hand }、希望{ $hope }、リソース{ $resources }、アクション{ $actions }
rnh-alt-hero-begins = { $name }：持久力{ $endurance }、残りは選択中
rnh-alt-nowhere = まだ配置されていない
rnh-alt-grid = グリッド：裏向き{ $down }、表向き{ $up }。
rnh-alt-place = { $name }：{ $cards }。
rnh-alt-secrets = { $name }（秘密{ $n }）
rnh-alt-attacks = 攻撃：{ $kind ->
    [stress] ストレス{ $n }
   *[other] 監視{ $n }
}
rnh-alt-enemy = { $name }（敵、体力{ $health }中ダメージ{ $damage }）
rnh-alt-enemy-gone = { $name }（敵、撤退中）
rnh-alt-network = ネットワーク：{ $cards }。
rnh-alt-condition = { $name }（ダイス{ $slots }個中{ $filled }個）
rnh-alt-task = { $name }：{ $card }で{ $task }、値{ $value }。
rnh-alt-hand = あなたの手札、カード{ $n }枚：
rnh-alt-list = { $label }：{ $items }。

# 言葉で書いた修正。
rnh-skull = ドクロ
rnh-epic-win-name = 大成功
rnh-epic-fail-name = 大失敗

# 新しいものと、エピソードの経過
rnh-new = 新
rnh-campaign-before = これより前の{ $n }段階
rnh-campaign-next = 次
rnh-campaign-over = キャンペーンは終了しました
rnh-campaign-modifiers = 修正
rnh-campaign-pool = { $modifier } × { $n }
rnh-campaign-choice = 「{ $choice }」
rnh-campaign-crossed = 線で消した：{ $note }
rnh-campaign-healed = もうない：{ $note }
rnh-campaign-card = { $card }を習得
rnh-campaign-who = { $who }：{ $what }
rnh-campaign-learned = { $old }の代わりに{ $card }
rnh-campaign-unscathed = まだ何も失わず、何も習得していない
rnh-alt-campaign-next = 次は{ $step }
rnh-course-surveillance = 監視（全員）
rnh-course-endurance = 持久力
rnh-course-completed = 完了したタスク
rnh-course-round = ラウンド
rnh-alt-course = エピソードの経過。各ラウンド終了時の監視：{ $values }（最大{ $most }）。
rnh-alt-course-hero = { $name }：持久力{ $endurance }、完了したタスク{ $n }。
