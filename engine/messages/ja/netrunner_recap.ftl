# 起こったことの短い報告：1アクション1行。行の最初の部分が書き出しで、残りはコロンの後に続く。
# 括弧の中の数はクレジットでの費用。

nr-recap-cost = { $n ->
    [0] { "" }
   *[other] （{ nr-n-credits }）
}
nr-recap-cost-and-clicks = { $clicks ->
    [none] { nr-recap-cost }
   *[other] { $n ->
        [0] （{ $clicks }）
       *[other] （{ nr-n-credits }、{ $clicks }）
    }
}
nr-recap-turn = **{ $name }** · { nr-role }第{ $n }ターン
nr-there-ice = { $server }を守る
nr-there-central = { $server }のルートの
nr-there-remote = { $server }の
nr-recap-times = { $n }回{ $text }
nr-recap-again = { $text } ×{ $n }
nr-recap-more = { $heading ->
    [none] { "" }
   *[other] { $heading } ·{ " " }
}{ $n ->
    [0] …
   *[other] …*ログ*にあと{ $n }行
}
nr-recap-totals = 残り{ nr-n-credits } · 手札{ $cards }枚 · 計画ポイント{ $score }
nr-recap-whose = { $other ->
    [yes] { nr-role }{ " " }
   *[no] { "" }
}
nr-recap-credit = 1クレジットを得る
nr-recap-untag = タグを1つ取り除く{ nr-recap-cost }
nr-recap-untags = ランナー −{ nr-n-tags }
nr-recap-purge = ウィルスカウンターを破棄
nr-recap-draws = { nr-n-cards }を引く{ $cards ->
    [none] { "" }
   *[other] （{ $cards }）
}
nr-recap-discards = { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
}を捨てる
nr-recap-installs = { $where ->
    [ice] { $server }を守る位置に
    [central] { $server }のルートに
    [root] { $server }に
   *[rig] { "" }
}{ $card }をインストール{ nr-recap-cost }
nr-recap-plays = { $card }をプレイ{ nr-recap-cost }
nr-recap-uses = { $card }を使用{ nr-recap-cost }
nr-recap-rezzes = { $there ->
    [none] { "" }
   *[other] { $there }
}{ $card }をレゾ{ nr-recap-cost }
nr-recap-advances = { $there }{ $card }をアドバンス{ nr-recap-cost }
nr-recap-gains = { nr-recap-whose }＋{ nr-n-credits }
nr-recap-takes = { $card }から＋{ nr-n-credits }
nr-recap-loses = { nr-recap-whose }−{ nr-n-credits }
nr-recap-gains-clicks = { nr-recap-whose }＋{ nr-n-clicks }
nr-recap-loses-clicks = { nr-recap-whose }−{ nr-n-clicks }
nr-recap-pays-for = { nr-recap-whose }−{ nr-n-credits }{ nr-recap-for }
nr-recap-spends-for = { nr-recap-whose }−{ nr-n-clicks }{ nr-recap-for }
nr-recap-for = { $card ->
    [none] { "" }
   *[other] （{ $card }）
}
nr-recap-counters = { $there ->
    [none] { "" }
   *[other] { $there }
}{ $card }に＋{ nr-n-counters }
nr-recap-moves = { $card }を{ $where ->
    [ice] { $server }を守る位置に
    [central] { $server }のルートに
   *[remote] { $server }に
}移動
nr-recap-swaps = カード2枚を入れ替え
nr-recap-flipped = IDが{ $card }になる
nr-recap-added-as-agenda = { $card }を計画書として加える（{ nr-n-points }）
nr-recap-loses-bad-publicity = コーポ −悪名{ $n }
nr-recap-mark = マークは{ $server }
nr-recap-names = { $card }を指定
nr-recap-switches = IDを{ $card }に交替
nr-recap-run = { $server }にラン
nr-recap-passes = 非レゾ状態のアイス{ $n }枚を通過
nr-recap-breaks = { $all ->
    [yes] { $card }
   *[no] { $card }のサブルーチン{ $broken }個
}をブレイク{ nr-recap-cost-and-clicks }
nr-recap-ordered = { $part }（あなたの指示）
nr-recap-bypasses = { $card }を迂回
nr-recap-jacks-out = ジャックアウト
nr-recap-successful = 成功
nr-recap-ends-run = { $by ->
    [none] { "" }
   *[other] { $by }により
}ラン終了
nr-recap-accesses = { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
}にアクセス
nr-recap-archives = アーカイブの{ nr-n-cards }にアクセス
nr-recap-trashes = { $card }をトラッシュ{ nr-recap-cost }
nr-recap-steals = { $card }を盗む（{ nr-n-points }）
nr-recap-scores = { $card }を得点（{ nr-n-points }）
nr-recap-trashed = { $card }がトラッシュされる
nr-recap-damage = { $n }{ nr-damage }
nr-recap-tags = ランナー ＋{ nr-n-tags }
nr-recap-bad-publicity = コーポ ＋悪名{ $n }
nr-recap-reveals = { $card }を公開
nr-recap-derezzed = { $card }をデレゾ
nr-recap-looks = { $card }を見る
nr-recap-forfeits = { $card }を放棄
nr-recap-trace = トレース{ $n }{ $done ->
    [yes] 成功
   *[no] 失敗
}
nr-recap-keeps = { nr-role }は開始時の手札で始める
nr-recap-mulligan = { nr-role }はマリガン
nr-recap-concedes = { nr-role }は投了

nr-ending-hand = { $seat ->
    [corp] コーポの手札
   *[runner] ランナーの手札
}：{ $cards }
nr-ending-facedown = 裏向き：{ $cards }
nr-ending-none = カードなし
