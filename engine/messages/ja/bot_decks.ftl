# プレイヤー自身のデッキ

bot-command-deck = 自分のデッキ
bot-command-deck-import = デッキを取り込む：リストを貼り付けるか、ファイルをアップロード
bot-command-deck-list = 自分のデッキの一覧
bot-command-deck-show = 自分のデッキを、自分だけまたはここの全員に見せる
bot-command-deck-rename = 自分のデッキの名前を変える
bot-command-deck-delete = 自分のデッキを削除する
bot-command-deck-export = 自分のデッキをファイルにする
bot-command-deck-copy = 自分のデッキをコピーする
bot-option-deck = どのデッキか
bot-option-deck-file = リスト：テキスト、Markdown、BBCode、JSON、またはOCTGN（.o8d）
bot-option-deck-name = デッキの名前
bot-option-deck-identity = リストにない場合のID
bot-option-deck-public = ここの全員に見せるか
bot-option-deck-format = 書き出す形式
bot-deck-import = デッキを取り込む
bot-deck-paste = リスト
bot-deck-hint = 3x Hedge Fund … とID。4,000文字を超える場合はファイルでアップロードしてください。
bot-deck-name-form = 名前（空欄ならリストのとおり）
bot-deck-identity-form = ID（リストにない場合）
bot-deck-name = 名前
bot-deck-new = デッキを取り込む…
bot-deck-list = **あなたのデッキ（{ $n }個）**
bot-deck-no-decks = まだここにデッキはありません。
bot-deck-none = そのようなデッキはありません。
bot-deck-not-named = 「{ $name }」という名前のデッキは、ないか、複数あります。
bot-deck-taken = { $name }という名前のデッキはすでにあります。
bot-deck-nameless = デッキには名前が必要です。
bot-deck-link = これはリンクです。ここではリンクを開きません。自分で開いて、リストをコピーするかテキストで書き出し、それを取り込んでください。何も保存していません。
bot-deck-many = デッキが{ $n }個あり、保存できる数に達しています。先に1つ削除してください。
bot-deck-large = デッキリストとしては大きすぎるファイルです。{ $most } kBまでです。
bot-deck-slow = このファイルは読むのに時間がかかりすぎます。リストを1つずつ送ってください。
bot-deck-unread = ファイルを取得できませんでした。もう一度お試しください。
bot-deck-refused = **リストは取り込まれず、何も保存されていません。**
bot-deck-more = ほか{ $n }件
bot-deck-doubts = **はっきりしない名前が{ $n }個あります。** どのカードのことですか？
bot-deck-no-identity = **リストにIDがありません。** どのIDですか？
    この中にありませんか？ IDを添えて、もう一度リストを取り込んでください。
bot-deck-which-identity = ID
bot-deck-did-you-mean = もしかして…
bot-deck-keep-as-it-is = 書かれているとおりに残す（プレイはできない）
bot-deck-keep-all = すべて書かれているとおりに残す
bot-deck-leave-out = どれでもない：除く
bot-deck-suggested = すべて候補のとおり
bot-deck-drop = リストを破棄する
bot-deck-dropped = リストは破棄されました。何も保存していません。
bot-deck-no-draft = 開いているリストはもうありません。もう一度取り込んでください。
bot-deck-skipped = 次の行はカードではないため読み飛ばしました：{ $lines }
bot-deck-kept = { $n }個のデッキを保存しました：
bot-deck-left = { $n }個は保存していません。それぞれ個別に取り込んでください：
bot-deck-legal = 使えるフォーマット：{ $formats }
bot-deck-mark-missing = ⛔ ここでまだプレイできないカードが{ $n }枚あります
bot-deck-mark-unfinished = ⛔ まだ適正なデッキではありません
bot-deck-mark-casual = ⚠️ カジュアルでのみ適正です
bot-deck-marks = 理由は各デッキの `/deck show` で分かります。
bot-deck-play = プレイ
bot-deck-play-whom = **{ $name }**で誰と対戦しますか？ コンピューターとのゲームはダイレクトメッセージで届き、他の人には見えません。人間には `/netrunner challenge` の `deck` にこのデッキを指定して申し込みます。
bot-deck-why = 使えない理由…
bot-deck-why-title = **{ $name }**：フォーマットで使えない理由
bot-deck-why-not = **{ $name }**はすべてのフォーマットで使えます。
bot-deck-illegal = { $format }：{ $reason }{ $n ->
    [0] { "" }
   *[other] （ほか{ $n }件）
}
bot-deck-unfinished = **まだ適正なデッキではありません：**
bot-deck-of = { $name }のデッキ
bot-deck-export = 書き出す形式…
bot-deck-post = ここに表示
bot-deck-rename = 名前を変える…
bot-deck-copy = コピー
bot-deck-delete = 削除…
bot-deck-deleted = 削除する
bot-deck-keep = 残す
bot-deck-delete-sure = { $name }を完全に削除しますか？
bot-deck-gone = { $name }を削除しました。
bot-deck-form-text = テキスト
bot-deck-form-markdown = Markdown
bot-deck-form-bbcode = BBCode
bot-deck-form-jinteki = jinteki.net
bot-deck-form-octgn = OCTGN（.o8d）
bot-deck-form-json-v3 = NetrunnerDB JSON（v3）
bot-deck-form-json-v2 = NetrunnerDB JSON（v2）
bot-deck-form-download = セット付きテキスト
bot-deck-form-packed = 行だけ、IDが先頭
bot-deck-form-bare = カードだけ
bot-command-deck-play = 自分のデッキでコンピューターと対戦する
bot-option-deck-computer = コンピューターの強さ
bot-option-deck-played = 両方のデッキのフォーマット。コンピューターはその中のランダムな適正デッキを使います
bot-option-deck-against = 代わりにコンピューターが使う、あなたのデッキ
bot-deck-same-side = { $name }は同じ陣営です。コンピューターには相手の陣営のデッキが必要です。
bot-deck-not-legal = { $name }は{ $format }では使えません：
    { $lines }
bot-deck-ours = **用意されたデッキ**（誰でも使えます）：`/deck play` でプレイし、`/deck copy` で自分のものにできます。

# デッキを使った挑戦

bot-decks-own = 各自のデッキ
bot-decks-format = 各自のデッキ、{ $format }
bot-challenge-same-decks = 両者とも前のゲームのデッキ
bot-option-challenge-format = 自分のデッキで使えるカード（デッキだけを指定するとカジュアル）
bot-option-challenge-deck = 自分のデッキか用意されたデッキ。フォーマットだけならランダムな適正デッキ
bot-challenge-level-or-deck = レベルにはスターターデッキを使います。レベルか、フォーマットとデッキか、どちらか一方を指定してください。
bot-challenge-deck-changed = { $name }のデッキは、もうこのフォーマットでは使えません。新しい挑戦を申し込んでください。
bot-deck-other-side = { $name }は{ $side }のデッキですが、もう一方の陣営が選ばれています。
bot-deck-none-random = ここでプレイできるカードでは、{ $format }の適正なデッキを作れません。
bot-deck-random = ランダムな適正デッキ
bot-deck-which = **どのデッキでプレイしますか？** { $format }。
bot-deck-which-side = **どのデッキで{ $side }をプレイしますか？** { $format }。
bot-deck-which-not = 今日の{ $format }では使えないもの：
bot-deck-choose = デッキを選ぶ…
bot-deck-brought = { $name }でプレイします。ゲームは{ $channel }の専用スレッドで始まります。

# 言葉に合うカード

bot-cards-found = **「{ $words }」に合うカード：{ $n }枚**
bot-cards-not-yet = まだここではプレイできません
bot-cards-open = 読むカード…
bot-cards-page = { $page }／{ $pages }ページ
bot-cards-back = 戻る
bot-cards-on = 次へ
