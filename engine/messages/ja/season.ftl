# リーグの流れ：参加者に伝えること、すべきこと、できない理由、操作記録。

## 並べ方

ls-list = { $first }、{ $last }
ls-nobody = 誰もいない

## 参加登録

ls-signup-open = 参加登録を受け付けています。
ls-signup-open-until = { $until }まで参加登録を受け付けています。
ls-signup-closed = 参加登録は終わりました。{ $players }人が参加します。
ls-joined = 参加しました。第1ラウンドが始まるときにお知らせします。
ls-joined-late = 第{ $round }ラウンドから参加します。
ls-joined-waiting = リーグは満員です。待機リストに入りました。席が空き次第参加できます。
ls-joined-channel = { $person }が参加します。
ls-joined-ladder = { $place ->
    [0] 参加しました。ラダーが始まるときに順位をお知らせします。
   *[other] 参加しました。ラダーの{ $place }位です。順位表の下のボタンで、{ $reach }位上までの人に挑戦できます。
}
ls-rejoined-ladder = ラダーの{ $place }位に復帰しました。挑戦できる相手は順位表で分かります。
ls-admitted-ladder = { $place ->
    [0] 席が空いたので、参加が決まりました。ラダーが始まるときに順位をお知らせします。
   *[other] 席が空いたので、ラダーの{ $place }位で参加しました。挑戦できる相手は順位表で分かります。
}
ls-your-rung = ラダーが始まります。あなたは{ $players }人中{ $place }位です。{ $place ->
    [1] ほかの人があなたに挑戦します。あなたに勝った人がその順位に就きます。
   *[other] 順位表の下のボタンで、{ $reach }位上までの人に挑戦できます。勝てば相手の順位に就きます。
}
ls-ladder-moved = **{ $person }**が{ $other }に代わってラダーの{ $place }位になりました。
ls-ladder-stays = { $result }ラダーの順位はどちらもそのままです。
ls-ladder-missed = { $result }ラダーの順位はどちらもそのままですが、どちらも1試合の欠席になります。2試合続けて欠席すると、主催者が復帰させるまでラダーから外れます。
ls-result-gone-you = ドロップしたので、残りのゲームは不戦敗です。{ $result }
# $cut: how many players go on
ls-not-in-cut = 予選ラウンドは終わりました。あなたは{ $players }人中{ $place }位で、決勝に進むのは上位{ $cut }人です。最終順位はリーグが終わったときにお知らせします。
ls-admitted = 席が空きました。第{ $round }ラウンドから参加します。
ls-left = リーグから抜けました。
ls-dropped = ドロップしました。結果は順位表に残り、まだ終わっていない対戦は負けになります。
ls-dropped-channel = { $person }がドロップしました。
ls-rejoined = 第{ $round }ラウンドから、これまでのポイントで復帰します。
ls-rejoined-cut = これまでのポイントで復帰しました。決勝前のラウンドは残っていませんが、決勝に進むことはできます。
ls-rejoined-channel = { $person }が復帰しました。
ls-substitute = 次のラウンドから{ $other }の席を引き継ぎます。
ls-substitute-channel = { $person }が{ $other }の席を引き継ぎます。
ls-retired = 2ラウンド続けて欠席したので、この先のラウンドには入りません。主催者は復帰させることができます。
ls-retired-ladder = 2試合続けて欠席したので、ラダーから外れました。主催者は復帰させることができます。
ls-retired-channel = { $person }は2ラウンド続けて欠席したので、この先のラウンドには入りません。
ls-retired-channel-ladder = { $person }は2試合続けて欠席したので、ラダーから外れました。

## ラウンド

ls-draft-made = { ls-of-round }の組み合わせができました。確かめて、必要なら変更し、公開してください。
ls-draft-automatic = { ls-of-round }の組み合わせができました。{ $until }に自動で公開されます。それまでは変更できます。
ls-draft-waits = { ls-of-round }の組み合わせが、まだ公開を待っています。
ls-stuck = 次のラウンドを組み合わせられません：{ $reason }参加者か設定を変えると、もう一度試します。
ls-round-published = **{ ls-of-round }**開始：{ $matches }試合、期限は{ $deadline }です。
ls-relaxed = { $reason }
ls-round-over = { ls-of-round }は終わりました。
ls-your-bye = 第{ $round }ラウンドは不戦勝です。満点を得て、対戦はありません。
ls-your-rest = 第{ $round }ラウンドは休みです。
ls-your-rest-asked = 希望どおり、第{ $round }ラウンドには入っていません。対戦も得点もありません。
ls-away-paired = 第{ $round }ラウンドに入らない希望でしたが、あなたなしでは組めないため、入っています。
ls-away-vacation = { $until }まで休暇中なので、第{ $round }ラウンドには入りません。公開の前に戻ったら、*自分の情報*で入れます。
ls-noted-away = 主催者が、あなたの入らないラウンドを記録しました：{ $rounds }。その間は対戦も得点もありません。
ls-noted-back = 主催者が、この先のすべてのラウンドにあなたが入ると記録しました。
ls-of-round = { $stage ->
    [top] トップ{ $size }
    [top-again] トップ{ $size }（{ $again }回目）
    [semi] 準決勝
    [semi-again] 準決勝（{ $again }回目）
    [final] 決勝戦
    [final-again] 決勝戦（{ $again }回目）
    [decider] 再決勝
   *[main] { $round ->
        [0] 挑戦
       *[other] 第{ $round }ラウンド
    }
}
ls-in-round = { $stage ->
    [top] トップ{ $size }
    [top-again] トップ{ $size }（{ $again }回目）
    [semi] 準決勝
    [semi-again] 準決勝（{ $again }回目）
    [final] 決勝戦
    [final-again] 決勝戦（{ $again }回目）
    [decider] 再決勝
   *[main] { $round ->
        [0] 挑戦
       *[other] 第{ $round }ラウンド
    }
}
ls-your-match = { ls-of-round }：{ $other }と両陣営1ゲームずつ対戦します。期限は{ $deadline }です。
ls-your-match-corp = { ls-of-round }：コーポとして{ $other }と対戦します。期限は{ $deadline }です。
ls-your-match-runner = { ls-of-round }：ランナーとして{ $other }と対戦します。期限は{ $deadline }です。
ls-your-match-pick = { ls-of-round }：{ $other }と対戦します。期限は{ $deadline }です。あなたが上位シードなので、陣営を選んでください。
ls-your-match-wait = { ls-of-round }：{ $other }と対戦します。期限は{ $deadline }です。相手が上位シードなので、陣営を選びます。
ls-voided = { $other }との対戦はもう数えられません。主催者が無効にしました。
ls-ladder-begins = { $players }人でラダーが始まります。上位の人に挑戦してください。
ls-challenged = { $person }が{ $other }に挑戦します。期限は{ $deadline }です。
ls-main-over-early = 組み合わせられる人が残っていないので、第{ $round }ラウンドが最後になりました。
ls-cut-smaller = { $cut ->
    [0] 決勝に必要な人数が残っていません。
   *[other] 予定の決勝には人数が足りないため、上位{ $cut }人で行います。
}
ls-cut-begins = 決勝トーナメントが始まります。シード順：{ $people }。
ls-bracket-begins = トーナメント表が決まりました。シード順：{ $people }。
ls-bracket-reset = 再決勝：決勝の2人がどちらも1敗なので、もう1ゲームで決めます。
ls-finished = リーグは終わりました。**{ $winner }**の優勝です。おめでとうございます！
ls-finished-points = ディビジョンの強さは同じなので、全体の順位はポイント、次にタイブレークで決まります。
ls-finished-division = ディビジョン{ $division }：**{ $winner }**が1位です。
ls-finished-empty = リーグは終わりました。
ls-now-rounds = 主催者が最後までのラウンド数を変えました：{ $was ->
    [0] 人数に応じた数
   *[other] { $was }
}から{ $number ->
    [0] 人数に応じた数
   *[other] { $number }
}へ。
ls-now-cut = 主催者が決勝を変えました：{ $was ->
    [0] 決勝なし
   *[other] 上位{ $was }人
}から{ $number ->
    [0] 決勝なし
   *[other] 上位{ $number }人
}へ。
ls-now-single = 主催者が決勝を変えました：シングルエリミネーションになります。
ls-now-double = 主催者が決勝を変えました：ダブルエリミネーションになります。
ls-now-capacity = 主催者がリーグの定員を変えました：{ $was ->
    [0] 定員なし
   *[other] { $was }人
}から{ $number ->
    [0] 定員なし
   *[other] { $number }人
}へ。
ls-now-ties = 主催者が同点のときの決め方を変えました。これからの順位はそれで計算されます。
ls-now-promote = 主催者がディビジョン間の昇格と降格の人数を変えました：{ $was }人から{ $number }人へ。
ls-not-promoted = 昇格の権利がありましたが、登録した人が足りないため、ディビジョン{ $division }でプレイします。
ls-organisers-not-promoted = { $person }は昇格の予定でしたが、ディビジョン{ $division }でプレイします。登録した人が足りないためです。
ls-your-place = リーグは終わりました。あなたは{ $players }人中{ $place }位でした。
ls-your-place-division = リーグは終わりました。あなたはディビジョン{ $division }の{ $players }人中{ $place }位、全体の{ $all }人中{ $overall }位でした。
ls-cancelled = リーグは中止されました。
ls-cancelled-reason = リーグは中止されました：{ $reason }

## 対戦

ls-ready = { $other }の準備ができました。{ $deadline }までに「プレイ」を押すとゲームが始まります。
ls-next-game = { $other }との対戦の第{ $game }ゲームが始まります。
ls-game-stopped = { $other }との対戦のゲームは結果なしで終わりました。{ $deadline }までに「プレイ」を押してもう一度始めてください。
ls-side-corp = { $other }がコーポなので、あなたはランナーです。期限は{ $deadline }です。
ls-side-runner = { $other }がランナーなので、あなたはコーポです。期限は{ $deadline }です。
ls-side-by-chance = 時間内に陣営が選ばれなかったので、抽選で決めました：{ $corp }がコーポです。

ls-result = { ls-of-round }：**{ $winner }**が{ $other }に{ $points }–⁠{ $less }で勝ちました。
ls-result-forfeit = { ls-of-round }：**{ $winner }**が{ $other }に対し{ $points }–⁠{ $less }を得ました。{ $other }は未消化分が不戦敗です。
ls-result-draw = { ls-of-round }：{ $person }と{ $other }は{ $points }–⁠{ $points }で引き分けました。
ls-result-intentional = { ls-of-round }：{ $person }と{ $other }は続きをプレイせず、{ $points }–⁠{ $points }で分け合いました。
ls-result-nobody = { ls-of-round }：{ $person }と{ $other }はどちらも不戦敗です。
ls-result-nobody-cut = { ls-of-round }：{ $winner }と{ $other }はどちらも不戦敗なので、上位シードの{ $winner }が勝ち上がります。
ls-result-tied-cut = { ls-of-round }：{ $winner }と{ $other }のゲームは引き分けなので、上位シードの{ $winner }が勝ち上がります。
ls-result-gone = { $people }はドロップしたので不戦敗です。{ $result }
ls-reason = 主催者があなたの対戦をそう決めた理由：{ $text }
ls-corrected = 主催者があなたの対戦の結果を訂正しました。{ $result }
ls-decided = 主催者があなたの対戦を裁定しました。{ $result }
ls-rule-waited = 時間切れになり、ゲームは{ $people }を待っていました。{ $result }
ls-rule-effort = 時間切れになりました。{ $people }のほうが対戦のためにしたことが少なかったためです。{ $result }
ls-rule-equal = 時間切れになりました。両者ともプレイしようとしていたので、未消化分は引き分けです。{ $result }
ls-rule-equal-cut = 時間切れになりました。両者ともプレイしようとしていました。{ $result }
ls-rule-nobody = 時間切れになりました。両者ともプレイのために何もしませんでした。{ $result }
ls-rule-claim = { $people }が来なかったという申し立てに返答がありませんでした。{ $result }
ls-grace = 時間切れですが、ゲームが進行中なので、{ $deadline }まで続けられます。
ls-put-off = 私が不在だったため、対戦にその分の時間を加えます。次の期限は{ $until }です。
ls-agreed-missed = { $start }にプレイする約束でしたが、私が不在でした。別の時間を決めてください。
ls-away = 私は{ $start }から{ $end }まで不在でした。すべての期限をその分延ばします。
ls-new-deadline = 主催者があなたの対戦の新しい期限を決めました：{ $deadline }。

ls-reported = { $other }の報告：{ $result }確認するか異議を申し立ててください。返答がなければ{ $until }に確定します。
ls-report-taken-back = { $other }が対戦の報告を取り消しました。
ls-disputed = { $other }があなたの報告に異議を申し立てました。主催者が裁定します。
ls-organisers-dispute = { $other }が{ $person }の報告に異議を申し立てました。報告：{ $result }言い分：{ $text }
ls-organisers-claim = { $person }によると{ $other }が来ません。{ $other }に確認しています。
ls-organisers-answered = { $person }が、来ないという{ $other }の申し立てに返答しました：{ $text }
ls-organisers-decide = { $people }の対戦が、まだあなたの裁定を待っています。

ls-claimed = { $other }によると、あなたが来ません。{ $until }までに「プレイ」を押すか、事情を伝えてください。そうしないと不戦敗になります。
ls-claim-answered = { $other }があなたの申し立てに返答しました。主催者が裁定します。
ls-claim-shows-up = { $other }が来ました。申し立ては解決し、対戦できます。
ls-claim-refused = 主催者は、どちらも欠席ではないと裁定しました。期限は{ $deadline }です。

ls-offer-draw = { $other }がプレイせずに引き分けることを申し出ています。
ls-offer-two-for-one = { $other }が1ゲームで両方を決めること（6–0）を提案しています。
ls-offer-public = { $other }は、二人の対戦日時を全員に見せたいそうです。
ls-offer-extension = { $other }が対戦の期限をあと{ $hours }時間延ばすことを求めています。
ls-offer-time = { $other }が{ $start }にプレイすることを提案しています。
ls-declined-draw = { $other }は引き分けを望みません。対戦は{ $deadline }までにプレイしてください。
ls-declined-two-for-one = { $other }は両方のゲームをプレイすることを望んでいます。どちらも{ $deadline }までにプレイしてください。
ls-declined-public = { $other }は対戦日時を見せないことを望んでいます。約束した日時はそのままです。
ls-declined-extension = { $other }は対戦の期限を延ばすことを望みません。期限は{ $deadline }のままです。時間を提案するか、主催者に延長を頼めます。
ls-declined-time = { $other }は提案の時間にプレイできません。別の時間を提案してください。対戦の期限は{ $deadline }です。
ls-time-past = { $start }にプレイするというあなたの提案に{ $other }が答えないまま、その時間は過ぎました。別の時間を提案してください。対戦の期限は{ $deadline }です。
ls-agreed-draw = 引き分けに合意しました。{ $result }
ls-agreed-two-for-one = 合意しました：1ゲームで両方を決めます。
ls-agreed-public = 合意しました：対戦日時が全員に見えます。
ls-agreed-extension = 合意しました：対戦の期限は{ $deadline }です。
ls-agreed-time = 合意しました：{ $start }にプレイします。

## リマインダー

ls-remind-play = { $other }との対戦の期限は{ $deadline }です。「プレイ」を押すか、時間を提案するか、延長を求めてください。
ls-remind-move = { $other }との対戦は進行中で、期限は{ $deadline }です。ゲームを続けるか、延長を求めてください。
ls-remind-side = { $deadline }までに{ $other }に対する陣営を選んでください。その後は抽選で決まります。
ls-remind-confirm = { $other }が対戦の結果を報告しました。{ $deadline }までに確認するか異議を申し立ててください。その後は確定します。
ls-remind-claim = { $other }によると、あなたが来ません。{ $deadline }までに返答しないと不戦敗になります。
ls-remind-agreed = { $start }に{ $other }とプレイします。

## すべきこと

ls-owe-play = { $other }と対戦する：期限は{ $deadline }
ls-owe-overdue = { $other }との対戦：時間切れです。不戦敗にするかは主催者が決めます。プレイした場合は結果を報告してください。
ls-owe-lapsed = { $other }との対戦：来ないという申し立てに返答するか、プレイしてください。不戦敗かどうかは主催者が決めます。
ls-owe-lapsed-other = { $other }との対戦：相手が申し立てに返答していません。相手の不戦敗かどうかは主催者が決めます。
ls-owe-move = { $other }とのゲームはあなたの番です：期限は{ $deadline }
ls-owe-side = { $other }に対する陣営を選ぶ：期限は{ $deadline }
ls-owe-confirm = { $other }の報告を確認するか異議を申し立てる：期限は{ $deadline }
ls-owe-claim = 来ないという{ $other }の申し立てに返答する：期限は{ $deadline }
ls-owe-draw = { $other }の引き分けの申し出に返答する
ls-owe-two-for-one = { $other }との1ゲームで両方を決めるか返答する
ls-owe-public = { $other }との対戦日時を全員に見せるか返答する
ls-owe-extension = { $other }に時間を延ばすか返答する
ls-owe-time = { $other }の提案した時間に返答する
ls-owe-deck = デッキを登録する
ls-owe-publish = { ls-of-round }の組み合わせを公開する
ls-owe-decide = { $person }と{ $other }の争いを裁定する（{ ls-in-round }）
ls-owe-decide-claim = { $person }と{ $other }の欠席の申し立てを裁定する（{ ls-in-round }）

## 選べる結果

ls-possible-corp = { $winner }がコーポで勝ち
ls-possible-runner = { $winner }がランナーで勝ち
ls-possible-tied = 引き分け（コーポは{ $corp }）
ls-possible-both = { $person } { $points }–⁠{ $less } { $other }：{ $first }、{ $second }
ls-possible-two-for-one = { $winner }が両方を決める1ゲームに勝ち
ls-possible-draw = プレイせずに引き分け
ls-possible-absent = { $person }が欠席
ls-possible-nobody = 両者とも欠席

## 経緯

ls-fact-opened = { $at }：対戦開始、期限は{ $deadline }。
ls-fact-ready = { $at }：{ $person }が「プレイ」を押す。
ls-fact-proposed = { $at }：{ $person }が提案する。
ls-fact-answered = { $at }：{ $person }が返答する。
ls-fact-claimed = { $at }：{ $person }が、相手が来ないと申し立てる。
ls-fact-moved = { $at }：{ $person }のこれまでで最後の手。
ls-fact-reported = { $at }：{ $person }が結果を報告する。
ls-fact-days = { $person }が対戦のために何かをしたのは{ $days }日。
ls-fact-agreed = { $start }：両者が合意した時間。
ls-fact-game = { $at }：ここでゲームが始まる。
ls-fact-waiting = { $at }からゲームは{ $people }を待っている。
ls-fact-reminded = { $person }に{ $times }回リマインダーを送った。
ls-fact-recorded = { $at }：{ $person }：{ $what }
ls-fact-ruled = { $at }、規則により：{ $what }

## 操作記録

ls-log-created = リーグ{ $title }を作る
ls-log-edited = 設定を変える
ls-log-web-on = リーグをウェブで公開する
ls-log-web-off = リーグのウェブ公開をやめる
ls-log-called = すべきことのある{ $number }人に呼びかける
ls-log-signup-opened = 参加登録を始める
ls-log-signup-closed = 参加登録を締め切る
ls-log-started = { $players }人でリーグを始める
ls-log-finished = リーグを終える
ls-log-cancelled = リーグを中止する
ls-log-joined = { $person }を登録する
ls-log-dropped = { $person }を外す
ls-log-rejoined = { $person }を復帰させる
ls-log-admitted = { $person }を待機リストから入れる
ls-log-substitute = { $other }の席に{ $person }を入れる
ls-log-retired = { $person }は棄権：2ラウンド続けて欠席
ls-log-retired-ladder = { $person }は棄権：2試合続けて欠席
ls-log-bye = { $person }に第1ラウンドの不戦勝を与える
ls-log-not-in = { $person }は次のラウンドに入らない：{ $rounds }
ls-log-in = { $person }はこの先のすべてのラウンドに入る
ls-log-no-bye = { $person }の第1ラウンドの不戦勝を取り消す
ls-log-seed = { $person }のシードを決める：{ $seed }
ls-log-deck = { $person }のデッキを変える
ls-log-redrafted = 組み合わせを作り直す
ls-log-published = { ls-of-round }を公開する
ls-log-round-ended = { ls-of-round }を終える
ls-log-repair = { $said }
ls-log-deadline = 期限を決める：{ $deadline }
# $match: its key, or “here” where only this match is spoken of
ls-log-of = { $match ->
    [here] {""}
   *[other] 対戦{ $match }：
}
ls-log-reported = { ls-log-of }結果を報告：{ $result }
ls-log-confirmed = { ls-log-of }結果を確認：{ $result }
ls-log-report-back = { ls-log-of }報告を取り消す：{ $result }
ls-log-disputed = { ls-log-of }報告に異議：{ $result }言い分：{ $text }
ls-log-claimed = { ls-log-of }{ $other }が来ないと申し立て：{ $text }
ls-log-claim-answered = { ls-log-of }{ $other }の申し立てに返答：{ $text }
ls-log-reason = { ls-log-of }裁定の理由：{ $text }
ls-log-decided = { $match ->
    [here] 裁定：{ $result }
   *[other] 対戦{ $match }を裁定：{ $result }
}
ls-log-claim = { $match ->
    [here] 欠席の申し立てを裁定。欠席：{ $people }
   *[other] 対戦{ $match }の欠席の申し立てを裁定。欠席：{ $people }
}
ls-log-brought = 取り込んだファイルの結果
ls-log-renamed = { $person }の名前を決める
ls-log-played-on = 取り込んだ大会を第{ $round }ラウンドから続ける
ls-log-forfeit = { ls-log-of }{ $people }の不戦敗
ls-log-drawn = { ls-log-of }規則により引き分け（{ $people }は同じだけ努めた）
ls-log-accepted = { ls-log-of }返答がないため{ $person }の報告が確定
ls-log-away = { $start }から{ $end }まで不在：すべての期限をその分延ばす

## ひな形

ls-template-weekly-swiss = 週1回のスイス式
ls-template-weekly-swiss-about = 週1ゲーム、その後4人の決勝。8～40人ほどのリーグ向け。
ls-template-double-weekly = 週1回の両陣営スイス式
ls-template-double-weekly-about = 週に両陣営1ゲームずつ、その後4人の決勝。
ls-template-small-round-robin = 小さな総当たり
ls-template-small-round-robin-about = 8人まで、全員が1回ずつ対戦、1ラウンド1週間。
ls-template-knock-out-weekend = 週末ノックアウト
ls-template-knock-out-weekend-about = ダブルエリミネーション、1ラウンド12時間。
ls-template-teams = チーム
ls-template-teams-about = 3人チームのスイス式、1ラウンド1週間、共通の補欠あり。
ls-template-ladder = ラダー
ls-template-ladder-about = 終わりなし：上位の人に挑戦、1対戦1週間。

## できない理由

ls-error-nothing-decided = 主催者はこの対戦を裁定していません。
ls-error-organisers = それができるのはこのリーグの主催者だけです。
ls-error-over = このリーグは終わっています。
ls-error-begun = リーグが始まったので、もう変更できません。
ls-error-not-begun = リーグはまだ始まっていません。
ls-error-title = リーグには{ $most }文字以内の名前が必要です。
ls-error-zone = タイムゾーン「{ $zone }」は見つかりません。Asia/Tokyo のような名前です。
ls-error-quiet = 静かな時間帯は2つの時刻で表します。
ls-error-away-format = 誰か抜きで組めるのはスイス式のラウンドだけです。時間の延長を頼むか、日時を約束してください。
ls-error-away-round = 第{ $round }ラウンドは、これからのラウンドではありません。
ls-error-on-vacation = { $person }は{ $until }まで休暇中です。期限までに行われない対戦はそのとき判定されます。二人で時間の延長を決めることもできます。
ls-error-window = それは1週間の中の時間帯ではありません。曜日、開始、そこから24時間以内の終了が必要です。
ls-error-closes = 参加登録が始まる前に締め切られることになります。
ls-error-closes-past = 参加登録がもう終わっていることになります。
ls-error-round-length = 1ラウンドの長さは1時間以上8週間以内です。
ls-error-capacity = 参加できるのは{ $most }人までです。
ls-error-capacity-few = 定員は{ $capacity }人ですが、{ $least }人以上必要です。
ls-error-fewest = リーグは2～{ $most }人で始まります。
ls-error-choice = 「{ $value }」は選択肢にありません。
ls-error-reminders = リマインダーは{ $most }回まで、それぞれ期限より前でなければなりません。
ls-error-answer-length = 報告と申し立てへの返答期間は1時間以上2週間以内です。
ls-error-lengths = その長さは扱えません。
ls-error-too-few = 参加しているのは{ $players }人です。{ $least }人必要です。
ls-error-signup-open = 参加登録の受付中か、対戦が始まっています。
ls-error-signup-not-open = 参加登録は受け付けていません。
ls-error-no-late = 参加登録は終わり、このリーグでは途中参加できません。
ls-error-no-round-left = 最後までの{ $rounds }ラウンドがすべて組み合わせ済みなので、もう参加できません。ラウンド数は第1ラウンドのときに告知されました。主催者は設定で変えられます。
ls-error-full = リーグは満員です。
ls-error-name-long = 名前は{ $most }文字までです。
ls-error-in-already = すでに登録しています。
ls-error-linked = { $person }はすでにこのリーグにいます。
ls-error-nobody-owes = 今、対戦のためにすべきことのある人はいません。
ls-error-called = すべきことのある人全員にリマインダーを送ったばかりです。次は{ $until }からできます。
ls-error-not-in = その人はこのリーグにいません。
ls-error-left-already = すでにリーグから抜けています。
ls-error-deck-missing = このリーグには各陣営のデッキが必要です。
ls-error-deck-list = このリーグではデッキが公開されます。それぞれにリストをテキストかリンクで入れてください。
ls-error-deck-long = そのデッキリストは長すぎます。
ls-error-locked = デッキは最初のラウンドから固定されています。主催者に相談してください。
ls-error-draft-there = 組み合わせはすでにできています。
ls-error-no-draft = 公開を待つ組み合わせはありません。
ls-error-undecided = 先にこのラウンドの異議と申し立てを裁定してください。
ls-error-matches-open = まだ終わっていない対戦があります。裁定するか無効にするか、終わるまで待ってください。
ls-error-deadline-past = その時間は過ぎています。
ls-error-no-match = 対戦{ $match }はありません。
ls-error-match-over = この対戦は終わっています。
ls-error-not-yours = それはあなたの対戦ではありません。
ls-error-game-running = この対戦のゲームが進行中です。
ls-error-ready-already = すでに「プレイ」を押しています。次は相手が押す番です。
ls-error-side-first = 先に陣営を選ばなければなりません。
ls-error-reported = この対戦の結果はすでに報告されています。
ls-error-disputed = この結果には異議があります。主催者が裁定します。
ls-error-nothing-reported = 返答を待つ結果はありません。
ls-error-own-report = それはあなた自身の報告です。相手が確認します。
ls-error-claim-instead = 相手が来なかった場合は、欠席を申し立ててください。
ls-error-offer-instead = それには両者の同意が必要です。相手に申し出てください。
ls-error-hosted-result = ここでプレイしたゲームと合いません。
ls-error-no-two-for-one = 2-for-1は、まだ1ゲームもプレイしていない2ゲームの対戦のためのものです。
ls-error-no-time-agreed = 日時を約束していないか、もう全員に見えています。
ls-error-no-draw-in-cut = 決勝に合意の引き分けはありません。
ls-error-no-offer = その申し出はもうありません。
ls-error-time = その時間は過ぎているか、期限より後です。
ls-error-extension = { $hours ->
    [0] この対戦は合意ではもう延長できません。
   *[other] この対戦を延長できるのは{ $hours }時間までです。
}
ls-error-claimed = 欠席はすでに申し立てられています。
ls-error-claim-early = まだ早すぎます。時間の半分が過ぎるか、約束の時間から15分過ぎるまで待ってください。
ls-error-claim-yours = ゲームはあなたを待っています。
ls-error-no-claim = そのような申し立てはありません。
ls-error-claim-answered = すでに返答しています。主催者が裁定します。
ls-error-no-text = 何があったか一文で書いてください。

## 再開

ls-reopened = 主催者が{ $other }との対戦を再開しました。期限は{ $deadline }です。
ls-round-reopened = 主催者が**{ ls-of-round }**を再開しました。期限は{ $until }です。
ls-round-taken-back = { ls-of-round }は取り消され、後で組み合わせ直されます。
ls-back-again = { ls-of-round }が再開されたので、あなたは復帰しました。
ls-reopen-match = { ls-of-round }の対戦{ $match }を再開します。期限は{ $until }、または対戦自身の期限のほうが遅ければそれです。
ls-reopen-round = { ls-of-round }を再開します。規則で決まった{ $matches }試合の期限は{ $until }になります。報告またはプレイされた結果は残ります。
ls-reopen-published = まだ誰もプレイしていない{ ls-of-round }は取り消されます。
ls-reopen-draft = { ls-of-round }の案は捨てられ、このラウンドが終わると作り直されます。
ls-reopen-cut = 決勝はこのラウンドが終わると組み合わせ直されます。
ls-reopen-back = このラウンドの欠席で棄権になったため復帰する人：{ $people }。
ls-reopen-over = リーグは終了ではなくなります。
ls-correct-match = 対戦{ $match }の今の結果：{ $was }これから：{ $result }
ls-correct-later = { ls-of-round }以降の組み合わせはそのままです。
ls-correct-draft = { ls-of-round }の案はこの結果によるため、作り直されます。
ls-log-reopened = { $match ->
    [here] 対戦を再開する
   *[other] 対戦{ $match }を再開する
}
ls-log-reopened-round = { ls-of-round }を再開する
ls-error-not-decided = この対戦に取り消せる結果はありません。
ls-error-nothing-by-rule = { ls-of-round }に規則で決まったものはありません。対戦を1つ選んで再開してください。
ls-error-played-on = { ls-of-round }ですでにプレイした人がいるので、その前のものは変わりません。代わりに結果を訂正してください：対戦の裁定。

## 再審

ls-appealed = { $other }が、規則で決まったあなたとの対戦に再審を求めています。主催者が検討します。
ls-organisers-appeal = { $person }が、規則で決まった{ $other }との対戦（{ ls-in-round }）に再審を求めています：{ $text }
ls-appeal-dismissed = 主催者が再審の求めを検討しました。対戦の結果はそのままです。
ls-log-appealed = { ls-log-of }規則に対し再審を求める：{ $text }
ls-log-appeal-dismissed = { ls-log-of }再審の求めを退ける
ls-owe-appeal = { $person }対{ $other }の再審を検討する（{ ls-in-round }）
ls-error-no-appeal = 再審を求めるものがありません。規則で決まった対戦ではないか、すでに求めています。
ls-error-nothing-appealed = この対戦に待っている再審の求めはありません。

## 主催者の承認が必要な不戦敗

ls-forfeit-proposed = 時間切れです。規則ではこの対戦は{ $people }の不戦敗で、主催者が決めます。プレイした場合は今すぐ結果を報告してください。
ls-organisers-forfeit = { ls-of-round }：時間切れで、規則では{ $people }の不戦敗です。あなたの承認で確定します。時間を延ばすこともできます。
ls-organisers-lapsed = { ls-of-round }：{ $people }が欠席の申し立てに返答せず、規則では不戦敗です。あなたの承認で確定します。それまで{ $people }は返答でき、両者はプレイできます。
ls-organisers-proposal-gone = { $people }は結局プレイしています。承認を待つ不戦敗はなくなりました。
ls-claim-lapsed-you = 来ないという申し立てに返答しませんでした。規則ではこの対戦は不戦敗で、主催者が決めます。それまでは返答することも、「プレイ」を押すこともできます。
ls-claim-lapsed = { $other }が来ないという申し立てに返答しませんでした。規則では相手の不戦敗で、主催者が決めます。それまでは両者ともプレイできます。
ls-proposal-gone = 両者がそろったので、不戦敗はありません。対戦の期限は{ $deadline }です。
ls-log-proposed = { ls-log-of }規則では{ $people }の不戦敗。主催者に確認する
ls-log-proposal-gone = { ls-log-of }両者が結局プレイするため、不戦敗の提案はなくなった
ls-owe-forfeit = { $person }と{ $other }の不戦敗を承認するか、時間を延ばす（{ ls-in-round }）
ls-error-nothing-proposed = この対戦に承認を待つ不戦敗はありません。
