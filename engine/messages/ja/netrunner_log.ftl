# ネットランナー：進行ログと、読むためのカード。

## ログ：{ $who } は文頭の席、{ $by } はそれを行ったカード

nr-log-turn = **__{ nr-role }第{ $n }ターン__**
nr-log-by = （**{ $card }**）
nr-log-keep = { $who }は開始時の手札で始めた。
nr-log-mulligan = { $who }はマリガンした。
nr-log-action-credit = { $who }は1クリックで1クレジットを得た。
nr-log-action-draw = { $who }は1クリックでカードを引いた。
nr-log-action-purge = { $who }はウィルスカウンターを破棄した（3クリック）。
nr-log-action-untag = { $who }はタグを1つ取り除いた（1クリック、2クレジット）。
nr-log-uses = { $who }は{ $card }を使用した（{ nr-n-clicks }）。
nr-log-pays = { $who }は{ nr-n-credits }を支払った{ $by }。
nr-log-spends = { $who }は{ nr-n-clicks }を消費した{ $by }。
nr-log-pays-and-spends = { $who }は{ nr-n-credits }を支払い、{ $clicks }クリックを消費した{ $by }。
nr-log-subroutine = { $card }のサブルーチンが解決された。
nr-log-trash-cost = { $who }はトラッシュするために{ nr-n-credits }を支払った。
nr-damage = { $kind ->
    [net] ネットダメージ
    [meat] ミートダメージ
   *[core] コアダメージ
}
nr-log-trace-begins = { $card }：トレース{ $n }。
nr-log-switches = { $who }はIDを{ $card }に替えた。
nr-log-names = { $who }は{ $card }を指定した。
nr-log-mark = { $how ->
    [chosen] { $who }は{ $card }のために{ $server }を選んだ。
   *[mark] マークは{ $server }。
  }
nr-log-run-plan = { $seat ->
    [corp] コーポはこのランの残りで何をレゾするかを決めた。
   *[runner] ランナーは何かがレゾされない限りサーバーまで進むことにした。
}
nr-log-bid = { $who }は{ nr-n-credits }をビッドした。
nr-log-traced = { $done ->
    [yes] トレース成功（トレース強度{ $trace }）。
   *[no] トレース失敗（トレース強度{ $trace }）。
}
nr-log-searches = { $who }は{ $place ->
    [stack] スタック
   *[deck] デッキ
}からカードを探した。
nr-log-concedes = { $who }は投了した。

## 読むためのカード

nr-type = { $type ->
    [agenda] 計画書
    [asset] 資材
    [ice] アイス
    [operation] 任務
    [upgrade] 強化
    [event] イベント
    [hardware] ハードウェア
    [program] プログラム
    [resource] リソース
   *[identity] ID
}
nr-type-line = { nr-type }：{ $subtypes }
nr-faction-neutral-corp = 中立（コーポ）
nr-faction-neutral-runner = 中立（ランナー）
nr-fact-advancement-requirement = アドバンス要求
nr-fact-agenda-points = 計画ポイント
nr-fact-play-cost = プレイコスト
nr-fact-rez-cost = レゾコスト
nr-fact-install-cost = インストールコスト
nr-fact-strength = 強度
nr-fact-memory-cost = メモリーコスト
nr-fact-trash-cost = トラッシュコスト
nr-fact-minimum-deck-size = 最小デッキ枚数
nr-fact-base-link = 基本リンク
nr-fact-influence-cost = 影響値
