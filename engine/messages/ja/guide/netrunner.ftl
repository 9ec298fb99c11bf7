# Words of the Reference Guide 1.0 and the first core rules, laid over those of today.
nr-damage = { $kind ->
    [net] ネットダメージ
    [meat] ミートダメージ
   *[core] ブレインダメージ
}
nr-pic-core-damage = ブレインダメージ
nr-pic-sign = { $sign ->
    [end] ランを終了
    [net] ネットダメージ
    [meat] ミートダメージ
    [core] ブレインダメージ
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
nr-alt-core-damage = ブレインダメージ{ $n }
nr-alt-sign = { $sign ->
    [end] ランを終了
    [net] { nr-alt-damage }ネットダメージ
    [meat] { nr-alt-damage }ミートダメージ
    [core] { nr-alt-damage }ブレインダメージ
    [tag] { nr-n-tags }
    [untag] タグを除去
    [bad_publicity] 悪名
    [leave] ランナーはジャックアウトできる
    [trash] トラッシュ
    [install] インストールまたはレゾ
    [back] カードを手札に戻す
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
nr-run-breaching = 成功、カードにアクセス中
nr-prompt-candidate = サーバーのカードにアクセスします。どれにアクセスしますか？
nr-prompt-candidate-declare = アクセス中のサーバーに{ $name }が入りました。これにもアクセスしますか？
nr-option-run-instead = { $run }（アクセスの代わりに{ $name }を使用）
nr-option-instead = アクセスの代わりに{ $name }を使用する
nr-option-breach = { $server }のカードにアクセスする
nr-stay-breach = カードへのアクセスを続ける
