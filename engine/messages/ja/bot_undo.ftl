# 取り消し
bot-button-undo = 取り消す
bot-command-undo = ゲームで自分のしたことを取り消す、または取り消しを頼む
bot-option-undo = 何を取り消せるか。空欄なら、誰も見たり尋ねられたりしていない間はすぐに
bot-choice-free = すぐに、そうでなければ同意で
bot-choice-consent = 同意があるときだけ
bot-choice-never = 何も取り消せない
bot-challenge-undo-consent = 取り消しは同意があるときだけ
bot-challenge-undo-off = 取り消しなし
bot-undo-title = 何を取り消しますか？
bot-undo-last = 最後の選択
bot-undo-action = アクション全体
bot-undo-turn = ターン全体
bot-undo-alone = 自分だけで取り消せます。
bot-undo-computer = コンピューターは同意します。
bot-undo-consent = それには{ $names }の同意が必要です。
bot-undo-never = それは取り消せません。その後カードを見たか、運の要素があり、コンピューターはそれに同意できません。
bot-undo-shown = { $names }が見たもの：{ $cards }。
bot-undo-own-seen = あなたが見たもの：{ $cards }。どれだけ見たかは{ $names }に伝えられます。
bot-undo-do-last = 最後の選択を取り消す
bot-undo-do-action = アクションを取り消す
bot-undo-do-turn = ターンを取り消す
bot-undo-ask-last = 頼む：最後の選択
bot-undo-ask-action = 頼む：アクション
bot-undo-ask-turn = 頼む：ターン
bot-undo-gone = その間にゲームが進みました。何を取り消せるか、もう一度確かめてください。
bot-undo-off = このゲームでは何も取り消せません。
bot-undo-nothing = 取り消せることをまだ何もしていません。
bot-undo-asked = すでに頼んであります。返事を待っています。
bot-undo-asked-first = あなた自身が尋ねられています。まず同意するかどうかを答えてください。
bot-undo-own = それに同意するのは他の人で、あなたではありません。
bot-undo-asks = ↩ **{ $name }が取り消しを頼んでいます：**
bot-undo-seen = { $name }がその後見たもの：{ $cards }。
bot-undo-cards = { $others ->
    [yes] 他のカード{ $n }枚
   *[no] カード{ $n }枚
}
bot-undo-chance = 運の要素がありました。同じことをもう一度しても、結果は同じです。
bot-undo-waiting = ↩ { $names }に取り消しを頼みました。返事の前に誰かがプレイを続けると、この頼みはなくなります。
bot-undo-granted = ↩ { $names }の同意を得て取り消しました。
bot-undo-agree = 同意する
bot-undo-agreed = 同意しました。返事を待っている人：{ $names }。
bot-undo-refuse = 同意しない
bot-undo-withdraw = 頼みを取り下げる
bot-undo-refused = ↩ { $name }さん、{ $other }さんは同意しませんでした。ゲームはこのまま続きます。
bot-undo-refused-here = ↩ { $names }さんは同意しませんでした。何も取り消されていません。
bot-undo-call = { $name }さん、取り消してよいか尋ねられています。
bot-undo-told = ↩ { $name }は選択を{ $n }個取り消しました。
bot-undo-told-agreed = ↩ { $name }は同意を得て選択を{ $n }個取り消しました。

# ターンの終了
bot-option-end = ターンを自分でボタンで終える
bot-end-off = することがなくなると、ターンは自動で終わります。
bot-end-on = ターンを自分でボタンで終えます。
bot-to-end-on = ターンをボタンで終える
bot-to-end-off = ターンを自動で終える

# めったに選ばれない選択肢
bot-more = その他…
bot-less = 戻る

# なぜできない？
bot-button-why = なぜできない？
bot-why-title = 今できないことと、その理由
bot-why-nothing = 説明することはありません。今できることはすべてパネルにあります。
