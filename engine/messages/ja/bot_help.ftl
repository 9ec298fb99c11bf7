# ヘルプ：パネルの言葉の説明、レッスン、ヒント。

bot-button-words = これは何？
bot-words-here = **ここに出てくる言葉**
bot-words-none = ここに説明するものはありません。
bot-words-line = **{ $word }**：{ $means }
bot-words-more = ほかの言葉…
bot-words-help = 1ページでわかるゲーム
bot-help-words = { $names }…
bot-help-no-word = その言葉の説明はありません。`/{ $group } help` ですべての言葉を見られます。
bot-command-help = ゲームの遊び方を1ページの画像付きで。または言葉の意味を
bot-option-word = ゲームの用語

# レッスン

bot-learn-head = 🎓 **レッスン{ $n }／{ $most }：{ $name }**
bot-learn-step = 🎓 **ステップ{ $n }／{ $most }：{ $name }**
bot-learn-next = 次のレッスン
bot-learn-again = 最初からやり直す
bot-learn-stop = 学習をやめる
# $n: the lesson that comes next; 0 where they begin anew
bot-learn-stopped = { $n ->
    [0] やめました。`/{ $group } learn` で最初から始められます。
   *[other] やめました。`/{ $group } learn` でレッスン{ $n }から続けられます。
}
bot-lesson-number = レッスン{ $n }
bot-learn-opens = レッスン{ $n }が始まりました。他の人には見えません。ダイレクトメッセージで届きます。閉じている場合は*自分の手番*を押してください。
bot-learn-opens-here = レッスン{ $n }が始まりました。他の人には見えません。ここで続きます。
bot-option-lesson = どのレッスンか。空欄なら次のもの

# ヒント：自分の代わりにコンピューターなら何をするか
bot-button-hint = あなたならどうする？
bot-hint-title = 強いコンピューターがあなたの立場ならすること
bot-hint-forbidden = このゲームにヒントはありません。
bot-hint-lesson = レッスンでは、何をするかは選択肢の上の課題に書かれています。
bot-hint-not-asked = 今あなたに尋ねていることはありません。
bot-hint-failed = 今は計算できません。少し待ってからもう一度お試しください。
bot-hint-quota = 1時間のヒント{ $most }回を使いました。次は{ $minutes }分後です。
