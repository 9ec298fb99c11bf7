# 終わったゲームのリプレイ
bot-button-replay = リプレイ
bot-command-replay = 終わったゲームを1手ずつ見る
bot-option-replay = どのゲームか。空欄ならこのスレッドのもの、または最後に終えたもの
bot-replay-at = { $steps }手中{ $step }手目
bot-replay-all = すべてのカードを公開
bot-replay-spectator = 全員に見えていたとおり
bot-replay-seat = { $name }（{ $role }）に見えていたとおり
bot-replay-before = ⏮ ターン
bot-replay-back = ◀ 戻る
bot-replay-on = 進む ▶
bot-replay-after = ターン ⏭
bot-replay-turn = ターンを選ぶ
bot-replay-post = 全員に見せる
bot-replay-text = テキストで
bot-replay-json = JSONで
bot-replay-inexact = -# これは以前のバージョンのルールでプレイされました。次のターンまで盤面が少し違うことがあります。
bot-replay-running = リプレイはゲームが終わってから見られます。それまでは、盤面とログに誰でも見てよいものが表示されます。
bot-replay-slow = 今はこのファイルの作成に時間がかかりすぎます。後でもう一度お試しください。
bot-replay-none = このゲームの手は、リプレイできる形では保存されていません。
bot-replay-which = リプレイできる終わったゲームはまだありません。他の人のゲームは番号で指定できます。
bot-replay-eyes = リーグのゲームでは、自分のカードと全員に見えていたものだけが見え、相手の手札は見えません。
bot-replay-quota = 1時間に{ $most }ページを投稿しました。そのページは誰でも先に進められます。次は{ $minutes }分後です。

# コンピューターがそうした理由
bot-replay-why = なぜそうした？
bot-did-title = コンピューターがそうした理由
bot-did-hasty = 先を読む時間がありませんでした。
bot-did-unknown = そうした理由はもうわかりません。
