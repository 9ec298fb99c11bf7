# リーグのチーム：チームのメッセージ、できること、設定。

blp-button-team = チーム
blp-command-team = 自分のチーム：オーダー、補欠、メンバー。または他のチーム
blp-option-team = どのチームか（空欄なら自分の）

blt-lobby = ## { $league }のチーム
blt-asks = { $who }があなたを招待しています。
blt-substitute-for-all = あなたはどのチームの補欠にもなれます。必要になればお知らせします。
blt-no-teams = チームはまだありません。
blt-team-line = **{ $team }**（{ $boards }ボードに{ $n }人）、キャプテン{ $captain }
blt-captain = **キャプテン：**{ $name }
blt-members = **メンバー：**{ $who }
blt-gone = このチームはこの先のラウンドに出ません。
blt-invited = **招待中：**{ $who }
blt-line-up-open = **第{ $round }ラウンドのオーダー**（未確定）
blt-line-up-confirmed = **第{ $round }ラウンドのオーダー**（確定）
blt-board = { $board }. { $name }
blt-board-stands-in = { $board }. { $name }（このラウンドの代役）
blt-board-empty = { $board }. 空き：空いていれば共通の補欠が入ります
blt-bench = **控え：**{ $who }
blt-out = **出場しない人：**{ $who }
blt-how = ボードに選んだメンバーはこれからもそのボードです。補欠は1ラウンドだけです。ラウンドが公開されるまでオーダーを変えられます。
blt-choose-board = ボード{ $board }：{ $name }
blt-choose-invite = 誰かを招待…
blt-choose-team = 他のチームを見る…
blt-choose-captain = キャプテンを替える…
blt-choose-remove = メンバーを外す…
blt-choose-out = どのボード？
blt-choose-in = 誰がプレイする？
blt-substitute = { $name }（補欠）
blt-replace = このラウンドの誰の対戦を交代しますか？ 始まった対戦はそのままです。
blt-replace-option = ボード{ $board }：{ $name }
blt-replace-none = このラウンドの対戦はすべて始まっているか、終わっています。
blt-replace-whom = { $name }の代わりに誰がプレイしますか？
blt-replace-nobody = 空いている人がいません。控えと補欠が全員プレイしているか、いません。
blt-manage = ## { $team }
blt-withdraw-sure = **{ $team }**をリーグから外しますか？ この先のラウンドには出ません。メンバーは他のチームの代役になれます。
blt-field-name = チームの名前
blt-done = 完了しました。
blt-founded = チームができました。人を招待するか、主催者に入れてもらってください。
blt-asked = 招待しました。
blt-joined = チームに入りました。
blt-left = チームを離れました。
blt-confirmed = オーダーを確定しました。
blt-replaced = 本人と相手側に伝えました。

blt-act-found = チームを作る…
blt-act-yes = { $team }に入る
blt-join-alone = チームなしで参加する
blt-act-no = いいえ、結構です
blt-act-confirm = オーダーを確定
blt-act-replace = 今交代する…
blt-act-manage = その他…
blt-act-rename = 名前を変える…
blt-act-leave = チームを離れる
blt-act-withdraw = チームを外す…
blt-act-withdraw-yes = 外す
blt-act-show = 戻る

bl-boards = { $n ->
    [0] 個人戦（チームなし）
   *[other] { $n }人チーム
}
bl-choose-boards = 個人戦かチーム戦か
bl-teams-in = **{ $n }チーム**
bl-teams-in-of = **チーム（{ $room }チーム中{ $n }チーム）**
bl-team-of = **{ $team }**：{ $names }
bl-substitutes = **共通の補欠：**{ $names }
bl-line-teams = **チーム：**{ $players }参加、定員：{ $room }、最少{ $fewest }
bl-swap-teams-question = どの2チームを入れ替えますか？ ボードもそれに従います。
bl-swap-teams-choose = 2チーム
bl-pairing-walkover = { $table }. { $player }の相手がいません
lst-teams-meet = **{ $first } – { $second }** · { $points }
lst-teams-open = **{ $first } – { $second }** · { $points }（残り{ $left }ボード）
lst-team-bye = **{ $team }**は不戦勝：1ボード差の勝ち
lst-board-corp = { $one }（コーポ） – { $other }（ランナー）
lst-board-runner = { $one }（ランナー） – { $other }（コーポ）
lst-walkover = { $table }. { $name }、相手なし
web-teams = チーム
web-team-captain = キャプテン
web-team-bench = 控え
web-substitutes = 共通の補欠
web-team-bye = 不戦勝：1ボード差の勝ち
bl-print-team = チーム
