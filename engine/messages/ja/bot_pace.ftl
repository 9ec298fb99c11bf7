# 普段のゲームの時間：ペース、リマインダー、催促、静かな時間帯、休暇

bot-option-pace = 1手にかけられる時間。空欄なら無制限（リマインダーあり）
bot-choice-pace-none = 無制限
bot-choice-pace-day = 1手につき1日
bot-choice-pace-three = 1手につき3日
bot-challenge-pace-day = 1手につき1日
bot-challenge-pace-three = 1手につき3日

bot-button-pace = 催促…
bot-command-pace = 誰をいつから待っているか。催促する、または長すぎる場合はゲームを終える
bot-pace-none = 1手の時間は無制限です。14日間手がなければ、他の人がゲームを終えられます。
bot-pace-day = 約束：1手につき1日。
bot-pace-three = 約束：1手につき3日。
bot-pace-alone = 他にプレイしている人はいません。1手の時間は無制限です。
bot-pace-off = 締め切りはこのゲームのリーグが決めます。`/league my` を見てください。
bot-pace-nobody = 他に待っている人はいません。
bot-pace-since = **{ $name }**の番になったのは{ $since }です。
bot-pace-since-you = あなた自身の番になったのは{ $since }です。
bot-pace-until = 期限は{ $due }です。
bot-pace-too-long = 時間がかかりすぎています。
bot-pace-both = どちらも時間内に手を打っていないため、勝ちを申し立てることはできません。
bot-pace-is-away = { $until }まで休暇中です。時間は止まっています。
bot-pace-away = { $name }さんは{ $until }まで休暇中です。
bot-pace-nudge = 催促する
bot-pace-nudged = { $names }に呼びかけました。
bot-pace-nudge-later = { $name }さんを催促できるのは{ $at }からです。
bot-pace-nudge-gone = { $name }さんにはもう連絡できません。待つ必要はありません。
bot-pace-moved = もう遅れている人はいません。もう一度確かめてください。
bot-pace-claim = 勝ちを申し立てる
bot-pace-claim-sure = 相手が時間を過ぎたので、ゲーム{ $game }の勝ちを申し立てますか？
bot-pace-claim-told = { $name }が勝ちを申し立てました。{ $other }は約束の時間を過ぎました。
bot-pace-claim-done = 勝ちを申し立てました。
bot-pace-abandon = 勝者なしで終える
bot-pace-abandon-sure = ゲーム{ $game }を勝者なしで完全に終えますか？
bot-pace-abandon-told = { $name }がゲームを終えました。{ $other }は長い間手を打っていませんでした。
bot-pace-abandon-gone-told = { $name }がゲームを終えました。{ $other }にはもう連絡できません。
bot-pace-gone = その人にはもう連絡できません。待つ必要はありません。
bot-pace-abandon-done = ゲームは終わりました。勝者はいません。
bot-pace-over-none = { $names }：{ $name }は14日間手を打っていません。これ以上待つ必要はありません。
bot-pace-over-day = { $names }：{ $name }は約束の1日を過ぎました。これ以上待つ必要はありません。
bot-pace-over-three = { $names }：{ $name }は約束の3日を過ぎました。これ以上待つ必要はありません。
bot-pace-what = できることを見る
bot-remind = ⏰ { $since }からあなたの手を待っています。
bot-remind-by = 👋 { $name }からの催促です。{ $since }からあなたの手を待っています。
bot-remind-due = { $due }までにお願いします。その後は、他の人は待つ必要がなくなります。
bot-games-due = { $due }まで

# 静かな時間帯と休暇
bot-command-play = 対戦相手探しと、あなたの時間
bot-command-reminders = すべてのゲームでの静かな時間帯と休暇
bot-option-quiet = リマインダーを送らない時間帯（例：22-8）。なしは「オフ」
bot-option-zone = タイムゾーン（例：Asia/Tokyo）
bot-option-vacation = 今日から時間を止める日数。戻ったら0
bot-reminders = **リマインダーを送る時間**
bot-reminders-quiet = 静かな時間帯：{ $hours }（{ $zone }）。この間はゲームでもリーグでもリマインダーはなく、番の呼びかけは音なしで届き、番の時間切れにもなりません。
bot-reminders-loud = 自分の静かな時間帯はありません。`/play reminders quiet:22-8` で設定できます。それまでは各リーグの時間帯に従います。
bot-reminders-away = { $until }まで休暇中：時間は止まり、誰もあなたを催促できません。リーグでもリマインダーはなく、それまでに終わるスイス式のラウンドはあなた抜きで組まれます。
bot-reminders-here = 休暇中ではありません。{ $n ->
    [0] 今年の日数は使い切りました。
   *[other] 今年はあと{ $n }日残っています。
}
bot-reminders-too-many = この12か月に残っている{ $n }日を超えています。
bot-reminders-long-quiet = 静かな時間帯は1日12時間までです。
bot-reminders-back = 戻りました

# ペース
bnh-choose-pace = 1手の時間：{ $now }
bnh-pace-none-about = 1日、3日、7日後にリマインダー
bnh-pace-day-about = 過ぎると、他の人が席を空けられます
bnh-pace-three-about = 過ぎると、他の人が席を空けられます
bnh-options-pace = { $pace }。
bnh-free-place = { $character }の席を空ける
bnh-released = **{ $name }**は長い間手を打っていないため、他の人が席を空けました。{ $characters }は誰かを待っています。
bnh-released-gone = **{ $name }**にはもう連絡できないため、他の人が席を空けました。{ $characters }は誰かを待っています。
bnh-released-done = { $name }の席が空きました。希望する人はスレッドで引き継げます。

# 対戦相手を探す
bot-command-find = 対戦相手を探す。何も入れなければ、探している人を表示
bot-option-find-game = プレイしたいゲーム
bot-option-find-format = フォーマット、レベル、またはエピソード
bot-find-title = **募集中：**
bot-find-line = • { $what } · { $name } · [参加する]({ $where })
bot-find-nobody = ここで相手を探している人はいません。{ $choose ->
    [yes] プレイしたいものを選んでください。このチャンネルで募集し、*{ bot-join }*を押した人とプレイします。
   *[no] サーバーのチャンネルで `/play find` を使うと募集できます。
}
bot-find-choose = 何をプレイしたいですか？
bot-find-joined = { $name }が同じゲームを探していたので、対戦が決まりました。ゲームは{ $channel }のスレッドで始まります。
bot-find-format = そのフォーマットは見つかりません。一覧から選んでください。

# 統計
bot-command-stats = 終わったゲームの統計。自分のもの、またはこのサーバーの他の人のもの
bot-option-stats-player = 誰のものか。空欄なら自分
bot-stats-title = **{ $name }のゲーム**
bot-stats-none = 数えられる終わったゲームはまだありません。レッスンは数えません。
bot-stats-line = { $title }：{ $n ->
    [0] 他の人とのゲームはまだありません
   *[other] 他の人との{ $n }ゲーム、{ $won }勝、{ $lost }敗、勝者なし{ $open }
}
bot-stats-computers = コンピューターと：{ $n }ゲーム、{ $won }勝、{ $lost }敗、勝者なし{ $open }
bot-stats-picture = { $name } · { $title }
bot-stats-sides = 陣営別
bot-stats-played = IDまたはキャラクター別
bot-stats-against = 対戦相手別
bot-stats-with = 一緒にプレイした人別
bot-stats-somebody = 誰か
bot-stats-hidden = { $name }は統計を他の人に公開していません。
bot-stats-shown = あなたのサーバーの他の人はこれを見られ、その人たちの統計にあなたの名前が出ます。
bot-stats-not-shown = これを見られるのはあなただけで、他の人の統計にあなたの名前は出ません。
bot-stats-to-off = 他の人に見せない
bot-stats-to-on = 他の人に見せる
stats-won = 勝ち
stats-lost = 負け
stats-open = 勝者なし
stats-alt = { $won }勝、{ $lost }敗、勝者なし{ $open }
