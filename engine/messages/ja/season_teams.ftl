# チーム：キャプテンとプレイヤーに伝えること、操作記録、できない理由。

ls-signup-closed-teams = 参加登録は終わりました。{ $teams }チームが参加します。
ls-joined-teams = どのチームの補欠にもなれる形で参加しました。自分のチームを作るか、招待してくれるチームに入ってください。
ls-dropped-team = ドロップしました。結果は残ります。未消化の対戦を引き継げる人がいれば、その人が引き継ぎます。
ls-team-founded = { $person }がチーム**{ $team }**を作りました。
ls-team-out = チーム**{ $team }**はこの先のラウンドに出ません。
ls-invited = { $other }があなたをチーム**{ $team }**に招待しています。「チーム」から参加するか断るかを選べます。
ls-invitation-declined = { $person }は{ $team }に入りません。「チーム」からほかの人を招待できます。
ls-invitation-lapsed = { $person }は別のチームに入ったので、{ $team }への招待は無効になりました。「チーム」からほかの人を招待できます。
ls-member = { $person }があなたのチーム{ $team }に入りました。
ls-enrolled = 主催者があなたをチーム{ $team }に入れました。
ls-released = あなたはもうチーム{ $team }のメンバーではありません。どのチームの補欠にもなれます。
ls-member-out = { $person }はもう{ $team }でプレイしません。控えの次の人が上がります。オーダーを確かめてください。
ls-captain = あなたは{ $team }のキャプテンになりました。
ls-line-up = 第{ $round }ラウンドの組み合わせが決まりました。{ $team }のオーダーを見て確定してください。主催者がラウンドを公開すると固定されます。
ls-line-up-until = 第{ $round }ラウンドの組み合わせが決まりました。{ $team }のオーダーを見て、{ $until }までに確定してください。その時点で固定されます。
ls-team-bye = { $team }は第{ $round }ラウンド不戦勝です。1ボード差の勝ちで、対戦はありません。
ls-teams-meet = 第{ $round }ラウンド：**{ $team }** 対 **{ $foe }**。
ls-board-empty = 第{ $round }ラウンドのボード{ $board }に{ $team }の人がおらず、空いている補欠もいませんでした。負けになります。
ls-stands-in = 第{ $round }ラウンドで{ $team }の代役を務めます。
ls-seated = 第{ $round }ラウンドは{ $other }の代わりに{ $person }がプレイします。
ls-relieved = 第{ $round }ラウンドの対戦は、あなたの代わりに{ $other }がプレイします。
ls-finished-team = リーグは終わりました。**{ $team }**の優勝です。おめでとうございます！
ls-your-team-place = リーグは終わりました。{ $team }は{ $teams }チーム中{ $place }位でした。

ls-owe-line-up = 第{ $round }ラウンドの{ $team }のオーダーを確定
ls-owe-invited = チーム{ $team }に入るか断る

ls-log-team-founded = { $person }のチーム{ $team }
ls-log-team-renamed = チーム{ $team }の名前は{ $foe }に
ls-log-team-out = チーム{ $team }はこの先のラウンドに出ない
ls-log-member = { $person }がチーム{ $team }に入る
ls-log-member-out = { $person }がチーム{ $team }を離れる
ls-log-captain = { $person }が{ $team }のキャプテンに
ls-log-line-up = { $team }のボードを決める：{ $people }
ls-log-line-up-confirmed = 第{ $round }ラウンドの{ $team }のオーダーを確定
ls-log-stand-in = { $person }が次のラウンドで{ $team }のボード{ $board }をプレイ
ls-log-seated = { $other }の代わりに{ $person }が{ $match }をプレイ

ls-error-no-teams = これはチームのリーグではありません。
ls-error-captain = それができるのは、チームのキャプテンか主催者だけです。
ls-error-not-invited = そのチームはあなたを招待していないか、もう招待していません。
ls-error-no-member = あなたはどのチームにも入っていません。
ls-error-confirmed = 第{ $round }ラウンドのオーダーはもう確定しています。
ls-error-board-begun = この対戦ではすでに何かが起こりました。今のプレイヤーのままにするか、主催者が決めます。
ls-error-too-few-teams = 参加しているのは{ $teams }チームです。{ $least }チーム必要です。
ls-error-teams-with = チーム戦にはチェックインがなく、複数リーグのシーズンにも属しません。
ls-error-teams-by-hand = ボードは対戦するチームによって決まります。案の中で2つのチームを入れ替えるか、補欠を指定してください。
ls-error-teams-published = オーダーは固定されています。先に公開を取り消して（取り消す）、それからチームを入れ替えてください。
