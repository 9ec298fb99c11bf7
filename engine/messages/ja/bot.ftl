# ボット自身の言葉：パネル、盤面、挑戦、設定、できない理由。

## 人、並べ方、長さ

bot-list = { $first }、{ $last }
bot-or = { $first }、または{ $last }
bot-nobody = 誰もいない
bot-waiting-for = { $names }を待っています。
bot-not-your-move = あなたの番ではありません。{ $names }を待っています。
bot-panel-waits = あなたの番ではない
bot-panel-against = 対{ $name }
bot-panel-with = { $names }と一緒
bot-to-move = ▶ **{ $names }**の番です
bot-against = { $first } 対 { $second }
bot-days = { $n }日
bot-hours = { $n }時間
bot-minutes = { $n }分
bot-length = { $longer }{ $shorter }
bot-moment = 1分未満

## できない理由

bot-not-in-game = あなたはこのゲームに参加していません。盤面とログは誰でも見られます。
bot-stale = それはもう終わっています。
bot-stale-waiting = それはもう終わっています。{ $names }を待っています。
bot-already-done = それはすでに行われています。
bot-forged = そのボタンには心当たりがありません。あなたのゲームの盤面で**自分の手番**を押してみてください。
bot-unavailable = 今は保存できなかったので、何も変わっていません。少し待ってからもう一度お試しください。
bot-held-up = 思ったより時間がかかっています。選んだ内容はまだ保存されていません。結果はここに表示されます。表示されないときは、もう一度お試しください。
bot-held-up-done = 完了しました。
bot-died-lost = 選んだ内容を最後まで処理できず、何も保存されていません。もう一度お試しください。
bot-died-stored = 最後までお返事できませんでしたが、選んだ内容は保存されています。
bot-busy = 今は混み合っていて処理が追いつかないため、何も変わっていません。数秒後にもう一度お試しください。
bot-failed = こちらで問題が起こりました。何も変わっていません。もう一度お試しください。
bot-illegal-answer = それは選択肢にありません。
bot-choose-exactly = { $minimum }個選んでください。
bot-choose-between = { $minimum }～{ $maximum }個選んでください。
bot-too-many = 一度に選べる数を超えています。減らしてください。
bot-no-game = そのゲームは見つかりません。
bot-other-kind = それは{ $title }のゲームです。/{ $group } を使ってください。
bot-no-games = 進行中のゲームはありません。{ $starters } で始められます。
bot-which-game = ここでは参加中のゲームがありません。`game` オプションで選ぶか、{ $starters } で始めてください。
bot-game-over = このゲームは終わっています。
bot-missing-content = このゲームのコンテンツは今インストールされていません。何も失われていません。このボットの運営者が戻せば続けられます（ゲーム{ $game }）。
bot-damaged = ⚠️ このゲームの保存された状態が読めないため、別に保管しました。読めるものは何も失われていません。このボットの運営者に伝えてください（ゲーム{ $game }）。他のゲームは続きます。
bot-record = -# 二人の対戦{ $n }回：{ $one } { $wins }–⁠{ $losses } { $other }（{ $sides }）
bot-record-side = { $name }、{ $side }で{ $n }戦{ $wins }勝
bot-retired = このパネルは下の新しいメッセージに移りました。
bot-not-here = ゲームには、スレッドを開けるサーバーのテキストチャンネルが必要です。
bot-not-here-alone = 他の人との対戦には、スレッドを開けるサーバーのテキストチャンネルが必要です。ここでは誰にも見られずにコンピューターと対戦できます：`/{ $group } practice`。
bot-not-here-league = リーグには、私が投稿できるサーバーのテキストチャンネルが必要です。
bot-missing = ここではゲームを始められません。このチャンネルで次の権限がありません：{ $names }。
bot-missing-league = ここではリーグの投稿ができません。このチャンネルで次の権限がありません：{ $names }。
bot-no-thread = 今は{ $channel }にゲームのスレッドを開くことをDiscordが許可しません。ゲームはここ、ダイレクトメッセージで続きます。開けるまで試し続け、開けたらお知らせします。/{ $group } board で盤面、/{ $group } log でログを見られます。
bot-thread-at-last = ゲームのスレッドが開きました：{ $thread }。
bot-not-reached = { $name }さんに連絡できません。ダイレクトメッセージが閉じられており、ゲームには呼びかけるためのスレッドもありません。/{ $group } move でプレイはできます。お知り合いなら伝えてください。
bot-player-gone = { $names }：{ $name }さんに連絡できなくなりました。サーバーを離れたか、退出させられたか、アカウントがなくなっています。待つ必要はありません。戻ってくれば、席はその人のものです。
bot-player-gone-league = { $names }：{ $name }さんに連絡できなくなりました。サーバーを離れたか、退出させられたか、アカウントがなくなっています。このゲームをどうするかはリーグの主催者が決めます。
bot-lost-thread = あなたのゲームのスレッドに書き込めなくなりました（スレッドがなくなったか閉じられたか、書き込む権限がありません）。ゲームはここで続きます。/{ $group } board で盤面、/{ $group } log でログを見られます。
bot-lost-thread-over = 終わったあなたのゲームのスレッドに書き込めなくなりました（スレッドがなくなったか閉じられたか、書き込む権限がありません）。/{ $group } board で結果、/{ $group } log でログを見られます。
bot-dm-closed = { $name }さん、ダイレクトメッセージが閉じられています。上の盤面で**自分の手番**を押すと（または /{ $group } move を使うと）、手札と選択肢をここであなただけに表示します。
bot-your-move = { $name }さん、あなたの番です。

bot-may-read-messages = チャンネルを見る
bot-may-send-messages = メッセージを送信
bot-may-create-public-threads = 公開スレッドの作成
bot-may-send-messages-in-threads = スレッドでメッセージを送信
bot-may-attach-files = ファイルを添付
bot-may-read-message-history = メッセージ履歴を読む

## ボタンとパネル

bot-button-hand = 自分の手札
bot-button-move = 自分の手番
bot-button-show = 手番を表示
bot-button-board = 盤面
bot-button-log = ログ
bot-button-card = カード…
bot-button-rematch = 再戦
bot-rematch-with = 再戦：{ $strength }
bot-play-computer = コンピューターと対戦：{ $strength }
bot-confirm = 決定（{ $n }）
bot-confirm-none = 決定：なし
bot-choose = 選ぶ…
bot-otherwise = 他のこと
bot-more-ways = ほかのやり方…
bot-opens-more = { $option }…
bot-choose-n = { $n }個選ぶ…
# A button for several together, above one for each
bot-choose-at-once = ボタン1つで{ $n }個選ぶ：
bot-leave-out-at-once = ボタン1つで{ $n }個を除く：
bot-one-by-one = または1個ずつ…
bot-leave-out = { $n }個を除く…
bot-left-out = 除いたもの：{ $names }
bot-choose-again = 選び直す
bot-chosen = 選んだもの：{ $names }
bot-yes = はい：{ $label }
bot-no = いいえ、戻る
bot-find = 探す…
bot-find-option = 選択肢を探す
bot-find-words = 言葉、または先頭の番号
bot-find-all = すべての選択肢
bot-found-nothing = 「{ $words }」に合うものはありません。
bot-previous = ◀ 前へ
bot-next = 次へ ▶
bot-page = { $name }（{ $page }／{ $pages }）
bot-your-hand = **あなたの手札：**{ $cards }
bot-no-cards = カードなし
bot-shown = あなたに見せられたもの：{ $cards }
bot-facedown = 裏向きのカード
bot-log-knows = **あなたが見たもの**
bot-log-no-memory = -# このゲームでは記憶の補助がオフです。全員が見たものだけを表示しています。
bot-log-empty = まだ何も起こっていません。

## カード

bot-no-card = { $met ->
    [yes] 「{ $name }」というカードは、まだ登場していないか、存在しません
   *[no] 「{ $name }」というカードはありません
}。
bot-no-card-near = { $met ->
    [yes] 「{ $name }」というカードは、まだ登場していないか、存在しません
   *[no] 「{ $name }」というカードはありません
}。もしかして：{ $near }
bot-no-card-of-kinds = { $kinds }はカードの種類として読まれましたが、そのすべてに当てはまるカードはありません。
bot-quoted = 「{ $text }」
bot-no-cards-seen = まだ表を見られるカードはありません。
bot-choose-card = どのカードを読みますか？
bot-card-by-name = 名前で探す…
bot-card-name = カード名
bot-card-placeholder = 見られるカード
bot-fact = { $name }：{ $value }

## ゲーム、盤面、まとめ

bot-game-number = ゲーム{ $game }
bot-turn = 第{ $turn }ターン
bot-round = 第{ $turn }ラウンド
bot-rounds = { $n ->
    [0] 最初のラウンドの前
   *[other] { $n }ラウンド
}
bot-turns = { $n }ターン
bot-your-move-short = あなたの番
bot-starter = 🎲 **{ $title }、ゲーム{ $game }：**{ $players }
# $hands: yes in a game whose players hold hands
bot-hello = { $hands ->
    [yes] { $players }。手札と選択は非公開です。誰でも知ってよいことはここに書かれます。
   *[no] { $players }。選択は非公開です。誰でも知ってよいことはここに書かれます。
}
bot-concede = 本当にゲーム{ $game }を投了しますか？ ゲームはただちに終わります。
bot-concede-yes = はい、投了する
bot-conceded = 投了しました。
bot-concede-no = 投了しませんでした。ゲームは続きます。
bot-computer-novice = コンピューター（入門）
bot-computer-gentle = コンピューター（とてもやさしい）
bot-computer-easy = コンピューター（やさしい）
bot-computer-sensible = コンピューター（普通）
bot-computer-strong = コンピューター（強い）

## 挑戦

bot-opens = ゲームは下のスレッドで始まります。
bot-opens-alone = ゲームが始まりました。他の人には見えません。ダイレクトメッセージで届きます。閉じている場合は*自分の手番*を押してください。
bot-opens-alone-here = ゲームが始まりました。他の人には見えません。ここで続きます。
bot-opens-in = ゲームは{ $channel }の専用スレッドで始まります。
bot-challenge = **{ $challenger }が{ $opponent }に{ $title }の対戦を申し込みました**
bot-challenge-rematch = **{ $challenger }が{ $opponent }に{ $title }の再戦を申し込みました**
bot-challenge-anyone = **{ $challenger }が{ $title }の対戦相手を募集しています**
bot-challenge-side = { $challenger }は{ $side }をプレイします
bot-challenge-lot = 陣営は抽選で決めます
bot-challenge-no-memory = 見たものの記憶は補助されません
bot-challenge-stands = この挑戦は{ $hours }時間有効です。
bot-join = 参加する
bot-withdraw = 取り下げる
bot-accept = 受ける
bot-decline = 断る
bot-challenge-accepted = ✅ 受けられました。ゲームを始めます。
bot-challenge-accepted-in = ✅ 受けられました。{ $channel }でゲームを始めます。
bot-challenge-declined = ❌ { $opponent }さんに断られました。
bot-challenge-withdrawn = ↩️ 取り下げられました。
# $whom: named where the challenge names an opponent
bot-challenge-expired = ⌛ 期限切れ：{ $whom ->
    [named] { $opponent }さんは期限までに返事をしませんでした。
   *[anyone] 誰も受けませんでした。
}
bot-challenge-next = `/{ $group } challenge` で別の人に挑戦でき、`/play find` でほかに対戦相手を探している人が分かります。
bot-ask-again = もう一度申し込む
bot-ask-anyone = 誰でも募集する
bot-ask-again-late = この対戦申し込みのデッキはもう保存されていません。`/{ $group } challenge` で自分のデッキを選んで申し込めます。
bot-challenge-asked-again = すでにもう一度申し込んでいます。その挑戦はまだ有効です。
bot-only-challenger-asks = もう一度申し込めるのは{ $name }さんだけです。ご自分で誰かに挑戦するには `/{ $group } challenge` を使ってください。
bot-challenge-taken = その挑戦はすでに締め切られています。
bot-not-challenged = この挑戦は{ $name }さんへのものです。
bot-own-challenge = これはあなた自身の挑戦です。取り下げることができます。
bot-only-challenger = この挑戦を取り下げられるのは{ $name }さんだけです。
bot-no-self = 自分自身とは対戦できません。誰でもよければ相手を空欄にするか、コンピューターを指定してください。
bot-too-many-games = コンピューターとのゲームが{ $most }個、まだ終わっていません。1つを最後までプレイするか、あきらめてください。
bot-too-many-challenges = あなたの挑戦が{ $most }個、まだ有効です。1つ取り下げるか、返事を待ってください。
bot-too-many-challenges-server = このサーバーではまだ{ $most }個の挑戦が有効です。そのどれかを受けるか、返事を待ってください。
bot-too-many-tables = 準備中またはプレイ中のあなたのテーブルが{ $most }個あります。どれかを終えるか、離れるか、閉じると、次を開けます。
bot-too-many-tables-server = このサーバーには準備中またはプレイ中のテーブルが{ $most }個あります。そのどれかに着くか、終わるのを待ってください。
bot-no-bot = { $name }はプレイしないボットです。`computer` オプションでコンピューターを選んでください。
bot-one-opponent = 相手かコンピューターのどちらか一方だけを指定してください。
bot-rematch-asked = このゲームの再戦はすでに申し込まれています。
bot-rematch-shown = あなたの挑戦は{ $channel }にあります。
bot-rematch-declined = ❌ { $channel }で申し込んだ{ $title }の再戦は、{ $opponent }さんに断られました。サーバーでは、`/{ $group } challenge` で別の人に挑戦でき、`/play find` で対戦相手を探している人が分かります。
bot-rematch-expired = ⌛ { $opponent }さんが期限までに返事をしなかったので、{ $channel }で申し込んだ{ $title }の再戦は期限切れになりました。サーバーで `/{ $group } challenge` を使うと別の人に挑戦できます。
bot-rematch-not-shown = { $channel }に挑戦を表示できなかったので、挑戦は出されていません。スレッドのゲーム終了の下で再戦を申し込んでください。
bot-rematch-gone = { $name }さんはもうここではプレイしていません。

## 設定

bot-settings = **あなたの設定**
# $hands: yes where there are games whose players hold hands
bot-private-dm = { $hands ->
    [yes] 手札と選択はダイレクトメッセージで届きます。
   *[no] 選択はダイレクトメッセージで届きます。
}
bot-private-panel = { $hands ->
    [yes] 手札と選択は**自分の手番**を押すと出る非公開パネルに表示されます（スレッドで呼びかけます）。
   *[no] 選択は**自分の手番**を押すと出る非公開パネルに表示されます（スレッドで呼びかけます）。
}
bot-control-off = たいてい意味のある選択のときだけ尋ねます。
bot-control-on = 選択肢が2つ以上あるウィンドウのたびに尋ねます。
bot-language-own = あなたには{ $language }で話します。
bot-language-auto = あなたのDiscordの言語で話します：{ $language }。
bot-to-dm = ダイレクトメッセージにする
bot-to-panel = 非公開パネルにする
bot-to-control-on = フルコントロールをオンにする
bot-to-control-off = フルコントロールをオフにする
bot-language-choice = 言語
bot-automatic = Discordの設定に従う
bot-server-about = Sysop { $version }は{ $games }をホストします。{ $n ->
    [0] ここで進行中のゲームはありません。
   *[other] ここで進行中のゲームは{ $n }件です。
  }
bot-server-language-own = このサーバーのスレッドでは{ $language }で話します。
bot-server-language-auto = このサーバーのスレッドではサーバーの言語で話します：{ $language }。
bot-server-threads-archived = このサーバーでは、終わったゲームのスレッドをアーカイブします。誰かが書き込むとまた開きます。
bot-server-threads-kept = このサーバーでは、終わったゲームのスレッドをそのままにします。
bot-server-only = それはサーバーの設定です。サーバーの中で使ってください。
bot-server-not-allowed = これを設定できるのは、サーバーを管理できる人だけです。

## スラッシュコマンドの説明と選択肢

bot-command-group = このサーバーで{ $title }をプレイする
bot-command-challenge = 誰か、誰でも、またはコンピューターに対戦を申し込む
bot-command-games = 進行中の自分のゲームと、誰の番か
bot-command-move = ゲームでの自分の選択（あなただけに表示）
bot-command-hand = 自分の手札（あなただけに表示）
bot-command-board = ゲームの盤面
bot-command-log = ゲームで起こったこと
bot-command-card = カードを読む
bot-command-concede = ゲームを投了する
bot-command-settings = 自分の設定：尋ねられる言語と場所、そのほか変えられること
bot-command-server = このサーバー全体の設定
bot-command-server-language = このサーバーのスレッドの言語
bot-command-server-threads = 終わったゲームのスレッドをどうするか
bot-command-server-about = このボットについてと、ここでホストしているもの
bot-option-opponent = 申し込む相手。空欄なら誰でも
bot-option-side = プレイしたい陣営
bot-option-level = どの種類のゲームか。空欄なら最初のもの
bot-option-computer = 代わりにコンピューターと対戦する。その強さ
bot-option-edition = どの版のルールか。空欄なら現行のもの
bot-option-memory = 見たものを両者のために覚えておくか。空欄ならオン
bot-option-game = 複数プレイ中なら、どのゲームか
bot-option-card = 名前、またはその一部
bot-option-private = ダイレクトメッセージか、自分の手番の非公開パネルか
bot-option-control = すべてのウィンドウで尋ねる
bot-option-language = あなたに話す言語
bot-option-server-threads = アーカイブするか、そのままにするか。空欄なら現在の設定を表示
bot-choice-threads-archive = すぐにアーカイブする
bot-choice-threads-keep = そのままにする
bot-command-practice = ダイレクトメッセージでコンピューターと対戦する（他の人には見えません）
# $usual: what that strength is called
bot-option-practice-computer = コンピューターの強さ。空欄なら「{ $usual }」
bot-option-server-language = 空欄なら現在の設定を表示
bot-choice-random = ランダム
bot-choice-dm = ダイレクトメッセージ
bot-choice-panel = 非公開パネル
bot-choice-novice = 入門
bot-choice-gentle = とてもやさしい
bot-choice-easy = やさしい
bot-choice-sensible = 普通
bot-choice-strong = 強い
bot-choice-by-lot = 抽選
bot-choice-on = オン
bot-choice-off = オフ

# 前もっての指示
bot-button-orders = 指示…
bot-command-orders = ゲームで前もって決めたことと、その変更
bot-orders-title = あなたの指示です。指示のあることは尋ねられません。内容はあなたにしか見えません。
bot-orders-none = 指示はありません。すべて尋ねられます。
bot-always = 常に…
bot-always-order = 常に：{ $order }
bot-orders-given = { $about }への指示：**{ $order }**。*その他…* の中の *指示…* で変更するまで、これからは尋ねずにそうします。
bot-orders-taken-back = { $about }への指示を取り消しました：**{ $order }**。
bot-orders-gone = その指示はもうできません。
bot-orders-amount = いくつですか？
bot-orders-no-amount = 0から{ $most }までの整数を入力してください。
bot-orders-about = 何について？
bot-orders-left = { $name }は次のことに指示を残しています：{ $about }。
bot-orders-left-none = { $name }は指示を残していません。

bot-slow-quota = 1時間に{ $most }回、画像やページを求めました。次は{ $minutes }分後です。ゲームは続き、パネルと盤面は自動で届きます。
bot-slow-quota-server = このサーバーの人たちは1時間に{ $most }回、画像やページを求めました。次は{ $minutes }分後です。ゲームは続き、パネルと盤面は自動で届きます。
bot-file-quota = 1時間に{ $most }個のファイルを書き出しまたは読み込みました（エクスポート、インポート、検証のための配り直し）。次は{ $minutes }分後です。
bot-file-quota-server = このサーバーの人たちは1時間に{ $most }個のファイルを書き出しまたは読み込みました（エクスポート、インポート、検証のための配り直し）。次は{ $minutes }分後です。
