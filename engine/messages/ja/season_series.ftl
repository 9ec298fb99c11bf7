# リーグのシリーズ：操作記録、できない理由。

ls-log-series = リーグをシリーズ{ $text }に入れる
ls-error-series = シリーズは{ $leagues }リーグまで、昇格と降格はそれぞれ{ $most }人までです。
ls-error-no-series = このリーグはシリーズに属していません。
ls-error-not-over = リーグはまだ終わっていません。
ls-error-not-imported = 続きのラウンドを行えるのは、終了済みとして取り込んだ大会だけです。
