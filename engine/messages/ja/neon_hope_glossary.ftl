# NEON HOPEの用語の説明。`nh-forms-` はテキストから探す形で、縦棒で区切る。
# カタカナの形はカタカナの語の途中では見つからない。

## エピソード

nh-words-episode = エピソード

nh-word-round = ラウンド
nh-forms-round = ラウンド
nh-means-round = まずすべてのキャラクターがターンを行い、その後遭遇フェイズになり、次のラウンドが始まります。

nh-word-turn = ターン
nh-forms-turn = ターン
nh-means-turn = キャラクターの3回のアクションです。キャラクターは好きな順番で1人ずつターンを行います。

nh-word-action = アクション
nh-forms-action = アクション
nh-means-action = 1ターンに3回あります。移動、タスク、またはアクションを必要とする能力に使います。使わなかった分は失われます。

nh-word-chapter = 章
nh-forms-chapter = 章
nh-means-chapter = 物語と、次に何をするかを告げるカードです。目標を達成すると次の章が始まり、最後の章を終えると全員の勝利です。

nh-word-objective = 目標
nh-forms-objective = 目標
nh-means-objective = 章があなたたち全員に求めることです。盤面の一番上にあります。

nh-word-lead = リーダー
nh-forms-lead = リーダー
nh-means-lead = 盤面に印のある1人です。最初に遭遇カードを解決し、いくつかの効果の対象になります。

nh-word-environment = 環境
nh-forms-environment = 環境
nh-means-environment = 上と下のロケーションを持つ都市の一角です。同じ環境のキャラクターは助け合えます。

nh-word-location = ロケーション
nh-forms-location = ロケーション
nh-means-location = キャラクターのいる場所です。自分のロケーションにあるカードのタスクを行えます。

nh-word-network = ネットワーク
nh-forms-network = ネットワーク
nh-means-network = どこにでもある場所です。そのカードは全員に影響し、どのロケーションからでもタスクを行えます。

## カード

nh-words-cards = カード

nh-word-clue = 手がかり
nh-forms-clue = 手がかり
nh-means-clue = 調べる場所、または話す相手です。最後の秘密やトークンがなくなると裏返り、裏面はスクラップ置き場に行きます。

nh-word-secret = 秘密
nh-forms-secret = 秘密
nh-means-secret = 手がかりで見つけ出すものです。調査に成功するたびに1つ取ります。

nh-word-token = トークン
nh-forms-token = トークン | 支援トークン
nh-means-token = 支援を得るまで手がかりの上にある助けです。希望、リソース、または2チャージの能力値トークンがあります。

nh-word-enemy = 敵
nh-forms-enemy = 敵
nh-means-enemy = あなたたちを追う者です。キャラクターのそばにいると監視を上げ、ドクロが出ると攻撃します。

nh-word-health = 体力
nh-forms-health = 体力 | ダメージ
nh-means-health = 体力と同じだけのダメージを受けた敵は撃破されます。

nh-word-retreat = 撤退
nh-forms-retreat = 撤退
nh-means-retreat = 撤退した敵は裏返っています。遭遇フェイズに戻るまで何もせず、戦うこともできません。

nh-word-condition = コンディション
nh-forms-condition = コンディション
nh-means-condition = ネットワークにある厄介ごとで、すべてのスロットにハッキングダイスが置かれるまで残ります。遭遇フェイズごとにダイスが1つ置かれます。

nh-word-slot = ハッキングスロット
nh-forms-slot = ハッキングスロット | スロット | ハッキングダイス
nh-means-slot = ハックに成功したときダイスを置く場所です。ダイスで覆われた危険のシンボルは、危険でも敵の攻撃でももう数えません。

nh-word-follower = 同行者
nh-forms-follower = 同行
nh-means-follower = キャラクターに加わった手がかりで、ずっと続くボーナスを与えます。

nh-word-encountercard = 遭遇カード
nh-forms-encountercard = 遭遇カード
nh-means-encountercard = 都市が送り込むものです。遭遇フェイズに各キャラクターが1枚引き、1人で対処します。

## タスク

nh-words-tasks = タスク

nh-word-task = タスク
nh-forms-task = タスク
nh-means-task = カードに書かれた、試せることです。能力値にカード、チャージ、修正を加えて、難易度に挑みます。

nh-word-investigate = 調査
nh-forms-investigate = 調査
nh-means-investigate = 秘密のある手がかりのタスクです。成功すると秘密を1つ取ります。

nh-word-support = 支援を得る
nh-forms-support = 支援を得 | 支援
nh-means-support = トークンのある手がかりのタスクです。成功すると1つを自分の前に置きます。

nh-word-fight = 戦闘
nh-forms-fight = 戦闘
nh-means-fight = 敵のタスクです。成功すると1ダメージを与えます。

nh-word-hack = ハック
nh-forms-hack = ハック
nh-means-hack = スロットのあるカードのタスクです。成功するとハッキングダイスを1つ置きます。

nh-word-attribute = 能力値
nh-forms-attribute = 能力値
nh-means-attribute = キャラクターの得手不得手を表す4つのものの1つです。タスクごとに必要な能力値が決まっています。

nh-word-difficulty = 難易度
nh-forms-difficulty = 難易度
nh-means-difficulty = タスクに成功するために、すべてを加えた能力値が最後に達しなければならない数です。

nh-word-danger = 危険
nh-forms-danger = 危険
nh-means-danger = 最終的な値がこの数を下回ると、カードの危険のシンボルが起こります。ストレスか監視です。成功していても起こることがあります。

nh-word-completed = 完了
nh-forms-completed = 完了
nh-means-completed = 最後の秘密、トークン、体力を取るか、最後のスロットを埋めると、タスクは完了し、リソースを1得ます。

## 運

nh-words-chance = 運

nh-word-modifier = 修正
nh-forms-modifier = 修正
nh-means-modifier = 運が能力値に足したり引いたりするものです。タスクごとにグリッドで1つめくります。

nh-word-grid = グリッド
nh-forms-grid = グリッド
nh-means-grid = 16個の修正で、最初は裏向きです。めくられたものは全部めくられるまでそのままで、その後すべてシャッフルし直します。残りは盤面に出ています。

nh-word-archive = アーカイブ
nh-forms-archive = アーカイブ
nh-means-archive = グリッドにない修正が置かれる場所です。シャッフルのときに戻ります。

nh-word-skull = ドクロ
nh-forms-skull = ドクロ
nh-means-skull = 修正の1つ：マイナス1で、もう1つめくり、アクションの後にあなたのロケーションの敵すべてが攻撃し、もう1体があなたのところに来ます。

nh-word-epicwin = 大成功
nh-forms-epicwin = 大成功
nh-means-epicwin = 修正の1つ：タスクはただちに、危険なしで、インパクトを1加えて成功します。

nh-word-epicfail = 大失敗
nh-forms-epicfail = 大失敗
nh-means-epicfail = 修正の1つ：タスクはただちに失敗し、危険が起こり、アクションの後に敵が攻撃します。

nh-word-charge = チャージ
nh-forms-charge = チャージ
nh-means-charge = 能力値トークンには2つあります。1チャージで、その能力値のタスクに2足せます。自分のものでも、同じ環境の仲間のものでもかまいません。

nh-word-impact = インパクト
nh-forms-impact = インパクト
nh-means-impact = インパクトが1つあると成功は2回分になります。秘密、トークン、ダメージ、ダイスがもう1つ分です。

nh-word-analyse = 解析
nh-forms-analyse = 解析
nh-means-analyse = 裏向きの修正や遭遇カードを見て、一部を取り除きます。

nh-word-shape = 整形
nh-forms-shape = 整形
nh-means-shape = 表向きの修正をシャッフルしてグリッドに戻し、また出るようにします。

## あなたのキャラクター

nh-words-self = あなたのキャラクター

nh-word-actioncard = アクションカード
nh-forms-actioncard = アクションカード
nh-means-actioncard = 手札のカードです。合う種類のタスクと一緒にプレイすると、ボーナスを加えて書かれたことを行い、捨て札置き場に行きます。

nh-word-stress = ストレス
nh-forms-stress = ストレス
nh-means-stress = 1点ごとに手札のカード1枚、または代わりに希望1を失います。払えない分は監視を1上げます。

nh-word-hope = 希望
nh-forms-hope = 希望
nh-means-hope = 1使うとストレスを1無視できます。全員が3で始めます。

nh-word-focus = 集中
nh-forms-focus = 集中
nh-means-focus = 手札が空のとき（タスクの途中ならその後）、または続ける代わりに行います。持久力が1下がり、同じ数のカードを取り戻し、ツールを買えます。

nh-word-endurance = 持久力
nh-forms-endurance = 持久力
nh-means-endurance = 集中するたびに1下がり、残った数だけカードを取り戻します。0になると消耗します。

nh-word-exhausted = 消耗
nh-forms-exhausted = 消耗
nh-means-exhausted = 持久力が0のキャラクターです。全員のターンの後、または遭遇フェイズならただちに、エピソードは敗北となります。

nh-word-resource = リソース
nh-forms-resource = リソース
nh-means-resource = ツールを買うためのものです。タスクを完了するたびに1得ます。

nh-word-tool = ツール
nh-forms-tool = ツール | キャラクターツール
nh-means-tool = 集中するときにリソースで買う、能力を持つカードです。両面のキャラクターツールは最初から持っています。

nh-word-recycle = リサイクル
nh-forms-recycle = リサイクル
nh-means-recycle = ツールをセットに戻して支払います。また買うことができます。

nh-word-scrap = スクラップ
nh-forms-scrap = スクラップ
nh-means-scrap = ツールを完全に失って支払います。終わった手がかりもこうなり、ゲームから除かれます。

## 変化するカードと場所

nh-words-life = 変化するカードと場所

nh-word-stage = 段階
nh-forms-stage = 段階
nh-means-stage = いくつかの段階を持つ敵もいて、段階ごとに別のタスクがあります。最後の段階の後に初めて撃破されます。

nh-word-counter = カウンター
nh-forms-counter = カウンター
nh-means-counter = カードが数を数えるものです。残っている人の数や、機械の進み具合など、意味はカードに書かれています。

nh-word-locked = 施錠
nh-forms-locked = 施錠
nh-means-locked = 何かが開けるまで、施錠されたロケーションには誰も移動できません。そこにいる人は離れられます。

nh-word-closing = 次に閉鎖
nh-forms-closing = 次に閉鎖 | 閉鎖
nh-means-closing = このロケーションは次に閉鎖されます。そのときカードは場を離れ、そこにいる人は移動させられます。したいことは今のうちに。

## 脅威

nh-words-threat = 脅威

nh-word-surveillance = 監視
nh-forms-surveillance = 監視
nh-means-surveillance = 敵がどれだけあなたたちに迫っているかです。遭遇フェイズのたびに上がり、最後のしきい値に達すると負けです。

nh-word-threshold = しきい値
nh-forms-threshold = しきい値 | に達しました
nh-means-threshold = あなたたち全員に何かが起こる監視の値です。起こるのは1度だけで、下回ってからまた達しても何も起こりません。

nh-word-escalation = エスカレーション
nh-forms-escalation = エスカレーション
nh-means-escalation = 監視カードの2つ目の面です。表になっている間、大失敗はさらに悪くなります。

nh-word-encounter = 遭遇フェイズ
nh-forms-encounter = 遭遇フェイズ
nh-means-encounter = すべてのターンの後に、キャラクター1人ごとと、そばの敵1体ごとに監視が1上がり、撤退した敵が戻り、全員がカードを引きます。

## キーワード

nh-words-keywords = キーワード

nh-word-confrontation = 対峙
nh-forms-confrontation = 対峙
nh-means-confrontation = このカードのロケーションから移動できません。

nh-word-consequences = さらなる影響
nh-forms-consequences = さらなる影響
nh-means-consequences = この遭遇カードの後、もう1枚引いて解決します。

nh-word-unpredictable = 予測不能
nh-forms-unpredictable = 予測不能
nh-means-unpredictable = このタスクではドクロを大失敗として数えます。

nh-word-reckless = 無謀
nh-forms-reckless = 無謀
nh-means-reckless = このタスクでは修正をもう1つめくり、両方を数えます。

nh-word-teamwork = チームワーク
nh-forms-teamwork = チームワーク
nh-means-teamwork = このタスクに使うチャージは、+2の代わりにインパクト1を与えてもよいです。

nh-word-flexible = 柔軟
nh-forms-flexible = 柔軟
nh-means-flexible = このタスクでは、どの能力値のチャージも1つだけ合うものとして使えます。

nh-word-universal = 汎用
nh-forms-universal = 汎用
nh-means-universal = この特徴を持つアクションカードは他の人も持っていけます。1人でプレイする人は2枚持ちます。

nh-word-another = 別のキャラクター
nh-forms-another = 別のキャラクター
nh-means-another = 他の人のキャラクターから、自分が選んだ1人です。1人でプレイする場合、自分のカードでは自分自身を指し、他のカードでは誰も指しません。

nh-word-elite = エリート
nh-forms-elite = エリート
nh-means-elite = 自分の意志を持つ敵です。多くの効果は普通の敵にしか効きません。
