# NEON HOPE：読むためのカード。

nhe-keyword = { $name }（{ $reminder }）
nhe-keyword-confrontation = 対峙
nhe-keyword-additional-consequences = さらなる影響
nhe-keyword-unpredictable = 予測不能
nhe-keyword-reckless = 無謀
nhe-keyword-teamwork = チームワーク
nhe-keyword-flexible = 柔軟
nhe-reminder-confrontation = このカードのロケーションから移動できない
nhe-reminder-additional-consequences = この後、遭遇カードをもう1枚引いて解決する
nhe-reminder-unpredictable = ドクロを大失敗として数える
nhe-reminder-reckless = 修正をもう1つめくる
nhe-reminder-teamwork = 合うチャージは、+2の代わりにインパクト1を与えてもよい
nhe-reminder-flexible = どの能力値のチャージも、1つだけ合うものとして使ってよい

nhe-stays = あなたのところには来ない。自身の効果でだけ移動する。

nhe-threshold-flip = 監視カードをエスカレーション面に裏返す。
nhe-threshold-end = エピソードは敗北となる。

nhe-task-danger = 危険{ $n }
nhe-task-retreat = 撤退{ $n }
nhe-task-slots = スロット{ $n }個
nhe-task-retreat-box = 撤退の枠{ $n }
nhe-count-per =
    { $base ->
        [0] キャラクター1人につき{ $each }
       *[other] { $base } + キャラクター1人につき{ $each }
    }
nhe-by-characters = キャラクター1、2、3、4人でそれぞれ{ $one }、{ $two }、{ $three }、{ $four }
nhe-token-hope = 希望
nhe-token-resource = リソース
nhe-token-attribute = { $attribute }トークン

nhe-fact-secrets = 秘密
nhe-fact-counters = カウンター
nhe-fact-support = 支援
nhe-fact-task = タスク
nhe-fact-secondary = 副タスク
nhe-fact-number = 番号
nhe-fact-bonus = 能力値ボーナス
nhe-fact-impacts = インパクト
nhe-fact-cost = コスト
nhe-fact-uses = 使用回数
nhe-fact-upper = 上のロケーション
nhe-fact-lower = 下のロケーション
nhe-fact-health = 体力
nhe-fact-stage = 第{ $n }段階
nhe-fact-appears = 登場
nhe-fact-goal = 目標
nhe-appears-here = あなたのロケーション
nhe-appears-upper = あなたの環境の上のロケーション
nhe-appears-lower = あなたの環境の下のロケーション
nhe-appears-start = 開始ロケーション
nhe-appears-network = ネットワーク

nhe-kind-character = キャラクター
nhe-kind-action = アクションカード
nhe-kind-tool = ツール
nhe-kind-character-tool = キャラクターツール
nhe-kind-environment = 環境
nhe-kind-clue = 手がかり
nhe-kind-enemy = 敵
nhe-kind-condition = コンディション
nhe-kind-event = イベント
nhe-kind-community = コミュニティカード
nhe-kind-chapter = 章
nhe-kind-surveillance = 監視カード
nhe-kind-episode = エピソード
nhe-kind-campaign = キャンペーン
nhe-trait-universal = 汎用
nhe-trait-elite = エリート

nhe-difficulty =
    { $level ->
        [normal] 普通
        [advanced] 上級
        [hard] 困難
       *[hopeless] 絶望
    }
nhe-may-question = { $effects }実行しますか？
