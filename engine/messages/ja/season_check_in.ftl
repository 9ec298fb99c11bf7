# 第1ラウンド前のチェックイン：参加者に伝えること、できない理由、操作記録。

ls-check-in = { $until }までチェックインを受け付けます。参加登録した人は、来ていることを知らせてください。チェックインしない人は組み合わせに入りません。
ls-check-in-you = 参加登録は終わりました。{ $until }までにチェックインしないと、組み合わせに入りません。
ls-remind-check-in = まだチェックインしていません。しないと、{ $until }以降の組み合わせに入りません。
ls-check-in-over = チェックインは終わりました。{ $players }人が来ています{ $absent ->
    [0] 。
   *[other] 。{ $absent }人はチェックインせず、不参加です。
}
ls-check-in-few = チェックインしたのは{ $players }人中{ $n }人です。始めるには少なすぎるため、チェックインを続けます。席を失った人はいません。設定でオフにすることもできます。その場合は参加登録した全員がプレイします。
ls-checked-in = 主催者があなたをチェックインしました。
ls-not-seated = チェックインしなかったので、リーグに参加していません。主催者は今からでもあなたを登録できます。
ls-not-seated-late = チェックインしなかったので、最初の組み合わせに入っていません。遅れての参加はできます：サーバーで /league join。

ls-owe-check-in = { $until }までにチェックイン

ls-log-checked-in = { $person }をチェックイン
ls-log-not-seated = チェックインせず不参加：{ $people }

ls-error-check-in = チェックインの期間は10分以上1週間以内です。
ls-error-no-check-in = 今チェックインの必要な人はいません。
ls-error-checked-in = すでにチェックインしています。
ls-error-too-few-here = チェックインした人が{ $players }人です。{ $least }人必要です。設定でオフにすると、参加登録した全員がプレイします。
