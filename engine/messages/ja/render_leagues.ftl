# リーグの画像とその説明。

## 共通

rlg-decimal = { $whole }.{ $parts }
rlg-round = 第{ $n }ラウンド
rlg-round-of = 第{ $n }ラウンド（全{ $rounds }ラウンド）
rlg-rounds = { $n }ラウンド
rlg-teams = { $n }チーム
rlg-players = { $n }人
rlg-format = { $format ->
    [dss] 両陣営スイス式
    [sss] 片陣営スイス式
    [round_robin] 総当たり
    [single_elimination] シングルエリミネーション
    [double_elimination] ダブルエリミネーション
   *[ladder] ラダー
}
rlg-division = ディビジョン{ $n }
rlg-alt-more = ほか{ $n }件。
rlg-alt-part = { $parts }部中第{ $n }部。

## 順位表

rlg-standings = 順位表
rlg-being-played = 第{ $n }ラウンド進行中
rlg-col-team = チーム
rlg-col-board = ボード
rlg-col-player = プレイヤー
rlg-col-points = ポイント
rlg-col-record = 勝-分-負
rlg-col-tie = { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz
    [median] Median
    [solkoff] Solkoff
    [board_points] ボード
   *[head_to_head] 直接対決
}
rlg-col-byes = 不戦勝
rlg-dropped = ドロップ
rlg-retired = 棄権
rlg-cut-line = 上位{ $n }
rlg-key-cut = 決勝進出
rlg-key-cut-now = 今のところ決勝圏内
rlg-key-moved = 前ラウンドからの順位の変動
rlg-key-lot = 抽選でだけ差がついた
rlg-key-sos = 対戦相手の強さ。ESoS：その対戦相手の強さ
rlg-after-cut = 決勝の結果
rlg-alt-standings = { $league }の順位表。
rlg-alt-row = { $name }：{ $points }ポイント、{ $record }。
rlg-alt-row-unscored = { $name }：{ $record }。

## シーズン：複数のリーグ

rlg-series = シーズン
rlg-series-leagues = リーグ：
rlg-series-going = { $league }（進行中）
rlg-series-parts = 各リーグのポイント
rlg-series-over = { $n }リーグで終了
rlg-series-played = { $planned ->
    [0] { $n }リーグ終了
   *[other] { $planned }リーグ中{ $n }リーグ終了
}
rlg-key-trophy = シーズンのトロフィー
rlg-key-missed = 最後までプレイしていない
rlg-alt-series = シーズン{ $name }。
rlg-alt-series-row = { $name }：{ $points }ポイント（{ $parts }）。

## 組み合わせ

rlg-pairings = 組み合わせ
rlg-challenges = 未決着の挑戦
rlg-both-sides = 2ゲーム、両陣営1回ずつ
rlg-left = 残り{ $n }試合
rlg-all-done = すべて終了
rlg-col-number = 番号
rlg-col-table = 卓
rlg-col-score = スコア
rlg-corp = コーポ
rlg-runner = ランナー
rlg-state = { $state ->
    [open] 未対戦
    [playing] 対戦中
    [disputed] 異議あり
    [reported] 報告済み
    [overdue] 期限切れ
    [done] 終了
    [bye] 不戦勝
   *[void] 無効
}
rlg-manner = { $manner ->
    [absent] 欠席
    [intentional_draw] 合意の引き分け
   *[two_for_one] 2-for-1
}
rlg-key-reported = 報告済み、未確認
rlg-alt-pairings = { $league }、{ $round }の組み合わせ。
rlg-alt-pairing = { $table }卓：{ $first } – { $second }、{ $state }。
rlg-alt-board = ボード{ $table }：{ $first } – { $second }、{ $state }。
rlg-alt-walkover = ボード{ $table }：{ $name }の相手がいません。
rlg-alt-teams = { $first } – { $second }、{ $points }–⁠{ $less }。
rlg-alt-team-bye = { $team }は不戦勝です。
rlg-walkover = 相手なし
rlg-team-bye = 不戦勝
rlg-alt-bye = { $table }卓：{ $name }は不戦勝です。

## レーティング

rlg-ratings = レーティング
rlg-glicko = Glicko-2
rlg-period = レーティング期間{ $n }の後
rlg-as-corp = コーポとして
rlg-as-runner = ランナーとして
rlg-col-rating = レート
rlg-col-games = ゲーム数
rlg-no-ratings = まだゲームがありません
rlg-provisional = 暫定
rlg-key-range = 偏差1つ分。バー：2つ分、95%の確かさ
rlg-key-change = 直前の期間での変化
rlg-key-provisional = 暫定：{ $n }ゲーム未満
rlg-alt-ratings = 期間{ $period }の後のレーティング。
rlg-alt-rated = { $name } { $rating } ±{ $deviation }、{ $games }ゲーム{ $mark }。

## トーナメント表

rlg-bracket = トーナメント表
rlg-winner = 優勝：{ $name }
rlg-reseeded = 残った最上位シードが最下位シードと対戦
rlg-free = 第2ラウンドへ：{ $names }
rlg-places = 順位
rlg-place = { $place }. { $name }
rlg-round-single = { $left ->
    [0] 決勝戦
    [1] 準決勝
    [2] トップ8
    [3] トップ16
   *[other] 第{ $n }ラウンド
}
rlg-round-upper = { $last ->
    [yes] 勝者側決勝
   *[no] 勝者側 第{ $n }ラウンド
}
rlg-round-lower = { $last ->
    [yes] 敗者側決勝
   *[no] 敗者側 第{ $n }ラウンド
}
rlg-round-final = 決勝戦
rlg-round-reset = 再決勝
rlg-from-winner = 第{ $n }ゲームの勝者
rlg-from-loser = 第{ $n }ゲームの敗者
rlg-from-seeds = 未定
rlg-not-needed = 不要
rlg-if-needed = 敗者側が決勝に勝った場合のみ
rlg-key-through = 勝ち
rlg-alt-bracket = { $league }のトーナメント表。
rlg-alt-game = 第{ $n }ゲーム：{ $first } – { $second }、{ $state }。
rlg-alt-undecided = ここで対戦できるゲームはまだありません。
