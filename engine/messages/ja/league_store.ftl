# ボットが自分からリーグについて伝えること：ページと、チャンネルがどうなるか。

lst-no-league = そのようなリーグはありません。
lst-damaged = **{ $league }**はもう読めないため、別に保管しました。他のリーグはすべて続きます。
lst-channel-lost = **{ $league }**のチャンネルに書き込めなくなりました。リーグは続きます。別のチャンネルを指定するか、書き込みを許可してもう一度指定してください。
lst-left-server = **{ $league }：**{ $name }はもうサーバーにいない（離れたか、追放された）ため、私の言葉が届きません。ドロップさせることができます。そうしなければ組み合わせに残り、2ラウンド欠席すると棄権になります。
lst-organisers-wait = **{ $league }**の主催者としてのあなたに用件があります。
lst-word-waits = 主催者から連絡があります。「自分の対戦」を押すか、/league my を見てください。
lst-not-on-discord = どちらかがここにアカウントを持たないため、ゲームを開けません。別の場所でプレイして結果を報告してください。
lst-undo-since = その後、この方法では取り消せないことが起こりました。ラウンドで時計が決めたことは、/league repair に「再開」があれば、再開できます。
lst-nothing-to-undo = 取り消すことはありません。
lst-undone = { $actor }が主催者の最後の変更を取り消しました。リーグのメッセージにあるものが今の状態です。

## 操作記録

lst-log-undone = 取り消し：{ $action }
lst-log-organisers = 主催者：{ $names }
lst-log-channel = これからリーグは{ $channel }で告知される
lst-log-organiser-channel = これから主催者には{ $channel }で知らせる
lst-log-level = スターターデッキ：{ $level }
lst-log-edition = ゲームのルール：{ $edition }

## ページ

lst-more = ほか{ $count }件
lst-standings = ## { $league }：順位表
lst-cut-places = **決勝の結果：**{ $names }
lst-round = ## { $league }：{ ls-of-round }
lst-round-until = { $time }までにプレイしてください。
lst-match-until = { $time }まで
lst-match-agreed = { $time }に対戦
lst-reported = { $score }（報告済み、未確認）
lst-round-gone = このラウンドは取り消されました。
lst-table = { $table }. { $names }
lst-bye = { $table }. { $name }は不戦勝
lst-against = { $one } 対 { $other }
lst-sides = { $corp }（コーポ） 対 { $runner }（ランナー）
lst-web = ウェブで見る
