# `/neonhope learn` の案内付きラウンド：各段階の名前と課題、ボタンを押したときの言葉。カードの名前は英語のまま。

nh-lesson-name = 最初のラウンド

nh-lesson-move = あなたのいる場所
nh-lesson-move-task = あなたはBruna Vasile、今夜はKettleに1人です。1ターンに3アクションあります。探しているものはFerry Stepsの街灯の下にあります。**Ferry Stepsへ移動**してください。これで1アクションです。

nh-lesson-investigate = 手がかり
nh-lesson-investigate-task = あなたのCourageで**Lamp 44を調査**してください。難易度4に対して4で、さらに運が足したり引いたりします。そこで**Stand Togetherを一緒にプレイ**して、1足しましょう。1つのボタンで両方できます。パーセントは、それぞれの方法が成功する確率です。

nh-lesson-fight = 敵
nh-lesson-fight-task = Ferry StepsにCourtesy Stewardが立っています。**Courtesy Stewardと戦闘**し、**Shoulder Firstをプレイ**してください。そのインパクトで成功が2回分になり、Courtesy Stewardの体力は2です。

nh-lesson-encounter = 都市のすること
nh-lesson-encounter-task = すべてのキャラクターがアクションを使うと遭遇フェイズになり、あなたはカードを引きます。どちらを引き受けるか選んでください。

nh-lesson-praise = よくできました！ これで1ラウンドです。3アクション、そして都市の返答。好きなだけここで続けるか、他の人と本当のエピソードをプレイしましょう：サーバーで`/neonhope start`。

nh-lesson-on-move = 移動しました。ここにあるもののタスクを行えます。
nh-lesson-on-success = 成功です。値が難易度に達しました。
nh-lesson-on-completes = それが最後の秘密でした。手がかりは裏返って別の面を見せ、タスクを完了したあなたはリソースを1得ます。
nh-lesson-on-completed = タスクが完了し、あなたはリソースを1得ます。
nh-lesson-on-defeated = 体力と同じだけのダメージで、敵はいなくなりました。Brunaはそれを見るたびに希望を1得ます。
nh-lesson-on-failure = 失敗です。値が足りませんでした。失敗だけなら失うのはアクションとカードだけです。アクションが残っていれば、もう一度試せます。
nh-lesson-on-danger = 値が危険の数を下回ったので、カードのシンボルが起こりました。ストレスではカードを、監視では時間を失います。
nh-lesson-on-token = トークンを取りました。希望はストレスを防ぎ、リソースはツールを買い、能力値トークンはタスクを助けます。
nh-lesson-on-stress = ストレス：1点ごとにカード、または代わりに希望を失いました。その質問の下の *常に…* で、以後は自動で決められます。
nh-lesson-on-encounter = 監視は、キャラクター1人ごとと、そばの敵1体ごとに1上がりました。その後、全員がカードを引きました。
nh-lesson-on-focus = 集中しました。持久力が少し下がり、カードを取り戻せます。
nh-lesson-other = それもできますし、正しいことも多いです。ここの課題はまだ残っています。
