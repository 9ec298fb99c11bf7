# 警告：プレイヤーに伝えること、操作記録、できない理由。

ls-warned = 主催者からの警告です。{ $until }まで有効で、主催者だけが見られます：{ $text }
ls-warning-withdrawn = 主催者が警告を取り下げました。
ls-log-warned = { $until }まで{ $person }に警告
ls-log-warning-withdrawn = { $person }への警告を取り下げる
ls-error-warning-text = 警告には理由を{ $most }文字以内で書いてください。
ls-error-warning-days = 警告の有効期間は1日以上{ $most }日以内です。
ls-error-warnings = 1人に同時に有効な警告は{ $most }件までです。
ls-error-no-warning = その警告はもうありません。
