# ネットランナー：ゲームの状況、質問、選択肢の意味、起こったこと。カード名とサブタイプは英語のまま。
# 用語は engine/speech/ja/words.lex のカードテキストに合わせる。場所（nr-place-、nr-there-）は名前の前に置く形で書く。

## 数

nr-n-credits = { $n }クレジット
nr-n-clicks = { $n }クリック
nr-n-cards = カード{ $n }枚
nr-n-tags = タグ{ $n }個
nr-n-points = { $n }ポイント
nr-n-agenda-points = { $n }計画ポイント
nr-alike = 同じ{ $most }枚のうち{ $n }枚目
nr-n-counters = { $kind ->
    [credit] { nr-n-credits }
    [virus] ウィルスカウンター{ $n }個
    [power] パワーカウンター{ $n }個
    [agenda] 計画カウンター{ $n }個
    [advancement] アドバンストークン{ $n }個
   *[other] { $kind }カウンター{ $n }個
}
nr-price = { $text } · { $n ->
    [0] 無料
   *[other] { $n }クレジット
}
nr-and = { $one }と{ $other }

## 場所とカード

nr-server-hq = HQ
nr-server-rd = R&D
nr-server-archives = アーカイブ
nr-server-new = 新しいサーバー
nr-server-remote = サーバー{ $n }
nr-part = { $where ->
    [ice] { $server }を守るアイス
    [central] { $server }のルート
   *[remote] { $server }
}
nr-place-root = { $server }の
nr-place-central-root = { $server }のルートの
nr-place-protecting = { $server }を守る
nr-place-innermost = { $server }を守る最内殻の
nr-place-outermost = { $server }を守る最外殻の
nr-place-position = { $server }を守る（内側から{ $n }番目の）
nr-placed = { $where }{ $name }
nr-card-gone = もうないカード
nr-card = カード
nr-facedown-card = 裏向きのカード
nr-unrezzed-ice = 非レゾ状態のアイス
nr-ice = アイス
nr-the-ice = そのアイス
nr-the-server = そのサーバー
nr-the-unrezzed-ice = 非レゾ状態のアイス
nr-the-facedown-card = 裏向きのカード

nr-role = { $seat ->
    [corp] コーポ
   *[runner] ランナー
}

## ゲームの状況

nr-where-over = ゲームは終了しました
nr-where-setup = 最初のターンの前：開始時の手札
nr-where-turn = { nr-role }の第{ $n }ターン、{ $phase ->
    [start] ターン開始
    [discard] ディスカードフェイズ
   *[action] アクションフェイズ
}
nr-where-trace = { $where } · トレース{ $strength }対リンク{ $link }
nr-where-run = { $server }へのラン：{ $doing }
nr-run-starting = 開始
nr-run-approach = { $count ->
    [0] アイスにアプローチ中
    [1] 唯一のアイスにアプローチ中
   *[other] アイス{ $count }枚中{ $nth }枚目にアプローチ中
}
nr-run-encounter = { $ice }{ $count ->
    [0] { "" }
    [1] （唯一のアイス）
   *[other] （アイス{ $count }枚中{ $nth }枚目）
}にエンカウント中
nr-run-past = { $count ->
    [1] 唯一のアイスを通過
   *[other] アイス{ $count }枚中{ $nth }枚目を通過
}
nr-run-before = { $count ->
    [1] 唯一のアイスの手前
   *[other] アイス{ $count }枚中1枚目の手前
}
nr-run-reaching = サーバーに到達する直前
nr-run-accessing = カードにアクセス中
nr-run-breaching = 成功、サーバーをブリーチ中
nr-run-ending = 終了

## 質問

nr-prompt = 選んでください。
nr-prompt-identity = { $title }：どのIDにしますか？
nr-prompt-start-with = ゲーム開始時に持つカードを{ $n }枚選んでください。
nr-prompt-mulligan = 開始時の手札です。このまま始めますか、それとも1回だけマリガンしますか？
nr-prompt-card-action = { $title }：どのアクションを実行しますか？
nr-prompt-action = あなたのターン：残り{ nr-n-clicks }。アクションを実行してください。
nr-prompt-turn = あなたのターン：残り{ nr-n-clicks }。
nr-prompt-no-clicks = クリックは残っていません。このターンにまだ何かしますか？
nr-prompt-run-server = { $title }：どのサーバーにランを行いますか？
nr-prompt-jack-out = 進みますか、ジャックアウトしますか？
nr-prompt-may-jack-out = { $title }：ここでジャックアウトできます。ランを続けますか？
nr-prompt-may-jack-out-amid = { $title }：ここでジャックアウトできます。{ $n ->
    [0] 残っているサブルーチンはありません。
   *[other] ブレイクされていないサブルーチンがあと{ $n }個あります：{ $does }
} あなたの手札は{ nr-n-held }です。
nr-prompt-must-jack-out = このランは際限なく繰り返されるので、ここで終わりにしなければなりません。
nr-prompt-run-plan = このラン中、レゾできるようになったら何をレゾしますか？ もう尋ねません。
nr-prompt-trace = { $title }：トレース強度{ $strength }対リンク{ $link }。{ $stands ->
    [below] 少なくとも{ nr-n-credits }消費しないと、トレースは失敗します。
    [open] このままなら、ランナーは{ nr-n-credits }で防げます（{ $most }クレジットまで消費可能）。
   *[above] ランナーが消費できるのは{ nr-n-credits }までで、防ぐには足りません。
}何クレジット消費しますか？
nr-prompt-link = { $title }：トレース強度{ $strength }対あなたのリンク{ $link }。{ $stands ->
    [below] 何も消費しなくても、トレースは失敗します。
    [open] 少なくとも{ nr-n-credits }消費すれば、トレースは失敗します。
   *[above] 防ぐには{ nr-n-credits }必要ですが、消費できるのは{ $most }クレジットまでです。
}何クレジット消費しますか？
nr-prompt-access = { $name }にアクセスしています。
nr-prompt-candidate = サーバーをブリーチしています。何にアクセスしますか？
nr-prompt-steal = { $name }にアクセスしています。{ $able ->
    [yes] 盗むには追加コストがかかります。支払いますか？
   *[no] 盗むには追加コストがかかりますが、支払えません。
}
nr-prompt-discard = 手札の上限になるよう、{ nr-n-cards }を捨ててください。
nr-prompt-target = { $title }：{ nr-how-many }選んでください。
nr-prompt-break = { $title }：{ $most ->
    [1] どのサブルーチンをブレイクしますか
   *[other] どのサブルーチンをブレイクしますか（{ nr-how-many }）
}？
nr-how-many = { $most ->
    [1] 1つ
   *[other] { $range ->
        [yes] { $least }～{ $most }個
       *[no] { $most }個
    }
}
nr-prompt-search = { $title }：スタックから何を取りますか？（その後シャッフルします。）
nr-prompt-instruction = { $title }：{ $does }
nr-prompt-may = { $title }：実行しますか？
nr-prompt-unless = { $title }：支払いますか、それともそのまま受けますか？
nr-prompt-mode = { $title }：1つ選んでください。
nr-prompt-spare = { $title }：どのカードのために支払いますか？
nr-prompt-loop = { $title }は際限なく繰り返されます。止まるまでに何回行いますか？
nr-prompt-additional = { $title }には追加コストがあります。支払いますか？
nr-prompt-pay-way = { $title }：どのコストを支払いますか？
nr-prompt-damaged = { $title }：ダメージでトラッシュする{ nr-n-cards }を選んでください。
nr-prompt-next-subroutine = { $title }：ブレイクされていないサブルーチンのうち、次にどれを解決しますか？
nr-prompt-gained-subroutines = { $title }：新たに得るサブルーチンのうち、どれを最初にしますか？
nr-prompt-placed-subroutines = { $title }：このアイスのサブルーチンのうち、次にどれを置きますか？
nr-prompt-separate = { $title }：1つ目の山のカードを選んでください。残りが2つ目の山になります。
nr-prompt-discount = { $title }：グリップのカードを1枚トラッシュして、支払いを減らしますか？
nr-prompt-held = { $title }：トラッシュされたカードを1枚、ゲームから取り除きますか？
nr-prompt-pay-with = { $title }：何で支払いますか？ { $n }個選んでください。
nr-prompt-payment = どこからクレジットを支払いますか？
nr-prompt-memory = メモリーが足りません。どのプログラムをトラッシュしますか？
nr-prompt-trash-like = { $title }をインストールします：先にどのカードをトラッシュしますか？
nr-prompt-install-inward = { $title }：そのすぐ内側にアイスを無料でインストールしますか？
nr-prompt-bid = { $title }：何クレジットをビッドしますか？ 両者のビッドは同時に公開されます。
nr-prompt-how-many = { $title }：いくつにしますか？
nr-prompt-card-name = { $title }：どのカード名を指定しますか？
nr-prompt-card-type = { $title }：どのカードタイプを指定しますか？
nr-prompt-subtype = { $title }：どのサブタイプを指定しますか？
nr-prompt-server = { $title }：どのサーバーにしますか？
nr-prompt-destination = { $title }をどこにインストールしますか？
nr-prompt-faceup = { $title }をどちら向きでインストールしますか？
nr-prompt-keep = このサーバーに残せる計画書または資材は1枚だけです。どれを残しますか？
nr-prompt-candidate-declare = ブリーチ中のサーバーに{ $name }が入りました。これにもアクセスしますか？
nr-prompt-interrupt = { $title }が起ころうとしています。割り込みますか？
nr-something = 何か
nr-prompt-ability = 能力を使用しますか？
nr-prompt-rez = ランナーが{ $ice }にアプローチしています。{ $can ->
    [yes] レゾしますか？
    [other] 今はレゾできません。
   *[no] 今はレゾできません。{ nr-prompt-asked-anyway }
}
nr-prompt-encounter = { $name }にエンカウントしています：ブレイクされていないサブルーチン{ $n }個。
nr-with-strength = { $name }（強度{ $strength }）
nr-prompt-asked-anyway = ランナーに何も悟られないように、それでも尋ねています。
nr-prompt-reaching = ランナーが{ $server }に到達しようとしています。{ $can ->
    [yes] 先に何かレゾまたは使用しますか？
   *[no] 今レゾや使用ができるものはありません。{ nr-prompt-asked-anyway }
}
nr-prompt-begin = あなたのターンが始まります（ドローの前）。{ $can ->
    [yes] 先に何かレゾまたは得点しますか？
   *[no] 今レゾや得点ができるものはありません。{ nr-prompt-asked-anyway }
}
nr-prompt-none-hidden = 伏せたカードを使えるタイミングですが、ここで効果のあるカードはありません。
nr-prompt-triggers = 複数の能力が発動します。どれを先に解決しますか？

## 選択肢：見出し

nr-group-basic = 基本アクション
nr-group-break = ブレイク
nr-group-install = インストール
nr-group-install-trash = 他のカードをトラッシュしてインストール
nr-group-play = プレイ
nr-group-run = ラン
nr-group-advance = アドバンス
nr-group-action = カードのアクション
nr-group-use = 能力
nr-group-rez = レゾ
nr-group-score = 得点
nr-group-trigger = 発動する能力
nr-group-choices = 選択肢

## 選択肢：ラベル

nr-option-keep-hand = この手札で始める
nr-option-start-with = { $name }を持って始める
nr-option-mulligan = マリガンする（新しい手札）
nr-option-decline = いいえ
nr-option-pile = 山{ $which }：{ nr-n-cards }
nr-option-at-random = ランダムに1枚
nr-option-done = { $kind ->
    [trash_like] これ以上トラッシュせずにインストールする
    [swap] アイスの並びはこのままにする
   *[other] これ以上は選ばない
}
nr-option-find-nothing = 何も見つけない
nr-option-no-target = 選べるものがない
nr-option-run = { $server }にランを行う
nr-option-run-instead = { $run }（ブリーチの代わりに{ $name }を使用）
nr-option-advance = { $text }（現在{ $have }）
nr-option-advance-agenda = { $text }（{ $have }／{ $need }）
nr-option-tagged = { $text }（ランナーはタグされている）
nr-option-points = { $text } · { nr-n-points }
nr-option-trashing = { $text }（{ $gone }をトラッシュ）
nr-option-faceup = 表向き
nr-option-facedown = 裏向き
nr-option-installing-faceup = { $text }（表向き）
nr-option-trash-first = { $text }（先にトラッシュする）
nr-costing = { $text } · { $cost }
nr-option-ability = { $title }：{ $does } · { $cost }
nr-option-break-all = { $name }ですべてブレイクする
nr-option-jack-out = ジャックアウトする（ラン終了）
nr-option-go-on-unless = 何かがレゾされない限りサーバーまで進む
nr-option-plan-run = ラン全体の分を決めておく…
nr-option-use = { $name }を使用する
nr-option-pay = 支払う
nr-option-other = 選択肢{ $n }
nr-option-trigger = { $title }を使用：{ $does }
nr-option-break = ブレイク：{ $sub }
nr-option-access-hq = HQのカード1枚にランダムにアクセスする{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] （残り{ $n }回）
}
nr-option-access-hq-chosen = コーポが選ぶHQのカード1枚にアクセスする{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] （残り{ $n }回）
}
nr-option-access-rd = R&Dの次のカードにアクセスする{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] （残り{ $n }回）
}
nr-option-from-rd = R&Dの上から{ $n }枚目のカード
nr-option-from-stack = スタックの上から{ $n }枚目のカード
nr-option-leave = { $name }を残して進む
nr-option-spend = { nr-n-credits }{ $then ->
    [stops] ：トレース失敗
    [holds] ：ランナーは防げない
   *[nothing] { "" }
}
nr-option-steal-next = 進む（{ $name }を盗むかどうかは次に選ぶ）
nr-option-do-not-steal = { $name }を盗まない
nr-option-letter = { $letter }を含む名前
nr-option-number = X＝{ $n }
nr-option-count = { $n }
nr-option-loop = { $n ->
    [0] ここで止める
   *[other] あと{ $n }回
}
nr-option-instead = ブリーチの代わりに{ $name }を使用する
nr-option-not-hosted = 搭載しない
nr-option-hosted = { $name }に搭載
nr-option-breach = { $server }をブリーチする
nr-option-install-from-hq = HQから{ $name }をインストールする
nr-option-find-in-heap = { $name }（ヒープ）
nr-option-find-in-archives = { $name }（アーカイブ）
nr-option-install-from-archives = アーカイブから{ $name }をインストールする
nr-option-hosted-credits = 搭載されたクレジットから先に{ $n }
nr-option-fund-credits = 悪名によるクレジットから先に{ $n }
nr-option-no-fund = 悪名によるクレジットは使わない
nr-option-pool-only = プールのクレジットだけ
nr-option-candidate = { $name }にもアクセスする
nr-option-no-candidate = { $name }にアクセスしない
nr-option-do-not-pay = 支払わない
nr-option-let-it-happen = そのまま受ける：{ $what }
nr-option-yes = はい：{ $what }

nr-confirm-go-on = { $sure ->
    [yes] そこに表向きで置かれているカードにアクセスすると{ $n }ダメージを受けます。手札は{ nr-n-held }なので、あなたの負けになります。本当に進みますか？
   *[no] そこに表向きで置かれているカードにアクセスすると{ $n }ダメージを受けることがあります。手札は{ nr-n-held }なので、負けになるおそれがあります。本当に進みますか？
}
nr-confirm-run = { $sure ->
    [yes] { $name }から{ $n }ダメージを受けます。手札は{ nr-n-held }で、防ぐ手段も場にないので、あなたの負けになります。本当にランしますか？
   *[no] { $name }から{ $n }ダメージを受けることがあります。手札は{ nr-n-held }で、防ぐ手段も場にないので、負けになるおそれがあります。本当にランしますか？
}
nr-confirm-go-on-to-ice = { $sure ->
    [yes] { $name }から{ $n }ダメージを受けます。手札は{ nr-n-held }で、防ぐ手段も場にないので、あなたの負けになります。本当に進みますか？
   *[no] { $name }から{ $n }ダメージを受けることがあります。手札は{ nr-n-held }で、防ぐ手段も場にないので、負けになるおそれがあります。本当に進みますか？
}
nr-confirm-replace = { $server }の{ $central ->
    [yes] ルートの{ $name }
   *[no] { $name }
}はトラッシュされます。それでもそこにインストールしますか？
nr-confirm-purge = ウィルスカウンターは1つもありません。本当に{ nr-n-clicks }を無駄にしますか？
nr-confirm-empty-rd = { $n ->
        [0] R&Dは空です
       *[other] R&Dは残り{ $n }枚です
    }。引かなければならないのに引けないと、あなたの負けになります。本当に引きますか？
nr-confirm-score = { $name }を得点できます。本当にターンを終了しますか？
nr-confirm-flatline = { $sure ->
    [yes] サブルーチンで{ $n }ダメージを受けます。手札は{ nr-n-held }なので、あなたの負けになります。本当に解決しますか？
   *[no] サブルーチンで{ $n }ダメージを受けることがあります。手札は{ nr-n-held }なので、負けになるおそれがあります。本当に解決しますか？
}
nr-confirm-harm = { $sure ->
    [yes] これで{ $n }ダメージを受けます。その時の手札は{ nr-n-held }なので、あなたの負けになります。本当にそうしますか？
   *[no] これで{ $n }ダメージを受けることがあります。それまでに引かなければ手札は{ nr-n-held }なので、負けになるおそれがあります。本当にそうしますか？
}
nr-confirm-harm-and-more = { $sure ->
    [yes] これとこの後の効果で合わせて{ $n }ダメージを受けます。手札は{ nr-n-held }なので、あなたの負けになります。本当にそうしますか？
   *[no] これとこの後の効果で合わせて{ $n }ダメージを受けることがあります。手札は{ nr-n-held }なので、負けになるおそれがあります。本当にそうしますか？
}
nr-confirm-stay = { $sure ->
    [yes] この後{ $n }ダメージを受けます。手札は{ nr-n-held }なので、あなたの負けになります。本当に残りますか？
   *[no] この後{ $n }ダメージを受けることがあります。手札は{ nr-n-held }なので、負けになるおそれがあります。本当に残りますか？
}
nr-n-held = { $cards }枚
nr-confirm-last-click = このクリックで{ $name }をアドバンスして得点できます。本当に他のことをしますか？
nr-confirm-theirs = { $name }は相手のカードで、自分のカードも選べます。それでも選びますか？
nr-confirm-only-theirs = { $name }のカウンターを置けるのは相手のカードだけです。本当に行いますか？
nr-confirm-no-use = { $name }のカウンターを置ける自分のカードの中に、それを活かせるものはありません。本当に行いますか？
nr-confirm-unused = { $name }はこのカウンターを活かせませんが、活かせる自分のカードがほかにあります。それでも選びますか？
nr-confirm-leave = 盗むコストは{ $cost }で、支払えます。本当に残していきますか？

nr-pass = パス
nr-pass-trigger = 使用しない
nr-pass-triggers = どれも使用しない
nr-pass-encounter = ブレイクしていないサブルーチンを受ける
nr-pass-go-on = 進む
nr-pass-rez = レゾしない
nr-pass-rez-nothing = 何もレゾせずに進む
nr-option-rez-nothing = このランでは何もレゾしない
nr-pass-begin = ターンを始める
nr-pass-end = ターンを終える
nr-stay-subroutines = { $n ->
    [0] 続ける（サブルーチンは残っていない）
   *[other] { $does ->
        [none] 続ける（サブルーチンあと{ $n }個）
       *[other] 続ける（サブルーチンあと{ $n }個：{ $does }）
    }
}
nr-stay-breach = ブリーチを続ける
nr-go-on-server = サーバーへ進む
nr-go-on-ice = 進む（アイスあと{ $n }枚）

## 終了

nr-result-draw = ゲームは引き分けです。
nr-result-points = { nr-winner }が計画ポイントで勝利しました。
nr-result-flatline = ランナーがフラットラインし、{ nr-winner }が勝利しました。
nr-result-decked = コーポが空のR&Dから引かなければならなくなり、{ nr-winner }が勝利しました。
nr-result-card = カードの効果により{ nr-winner }が勝利しました。
nr-result-lesson = レッスンは終了しました。
nr-result-conceded = 対戦相手の投了により{ nr-winner }が勝利しました。
nr-result-time = 対戦相手の時間切れにより{ nr-winner }が勝利しました。
nr-result-abandoned = ゲームは中止されました。勝者はいません。
nr-winner = { $name ->
    [none] { nr-the-role }
   *[other] { $name }
}
nr-the-role = { $seat ->
    [corp] コーポ
   *[runner] ランナー
}

## プレイヤーの持ち物（画像の上の言葉）

nr-standing-bad-publicity = 悪名{ $n }
