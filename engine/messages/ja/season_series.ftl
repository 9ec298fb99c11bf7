# リーグのシーズン：操作記録、できない理由。

ls-log-series = リーグをシーズン{ $text }に入れる
ls-error-series = シーズンは{ $leagues }リーグまで、昇格と降格はそれぞれ{ $most }人までです。
ls-error-no-series = このリーグはシーズンに属していません。
ls-error-not-over = リーグはまだ終わっていません。
ls-error-not-imported = 続きのラウンドを行えるのは、終了済みとして取り込んだ大会だけです。
