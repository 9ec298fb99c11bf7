# ネットランナーの用語の説明。`nr-forms-` はテキストから探す形で、縦棒で区切る。
# カタカナの形はカタカナの語の途中では見つからない（「ラン」は「ランナー」の中では見つからない）。

## ゲーム

nr-words-play = ゲーム

nr-word-corp = コーポ
nr-forms-corp = コーポ
nr-means-corp = 2つの陣営の一方です。計画書をサーバーに隠してアイスで守り、7計画ポイント（入門ゲームでは6）の得点を目指します。

nr-word-runner = ランナー
nr-forms-runner = ランナー
nr-means-runner = もう一方の陣営です。コーポのサーバーにランを行い、コーポが得点する前に計画書を盗もうとします。

nr-word-click = クリック
nr-forms-click = クリック
nr-means-click = アクションの支払いに使うものです。自分のターンにコーポは3、ランナーは4クリックを持ち、使わなかった分は失われます。

nr-word-credit = クレジット
nr-forms-credit = クレジット
nr-means-credit = お金です。カード、レゾ、能力の支払いに使います。1クリックで1クレジットを得られます。

nr-word-agenda = 計画書
nr-forms-agenda = 計画書
nr-means-agenda = このゲームの主役となるカードです。コーポのデッキだけに入っていて、コーポは得点し、ランナーは盗みます。

nr-word-points = 計画ポイント
nr-forms-points = 計画ポイント | ポイント
nr-means-points = 得点された、または盗まれた計画書の価値です。必要な数に達した側がただちに勝利します。

nr-word-mulligan = マリガン
nr-forms-mulligan = マリガン
nr-means-mulligan = 最初のターンの前に1回だけ、最初の手札をデッキに混ぜてシャッフルし、新しく5枚引けます。

nr-word-discard = 捨てる
nr-forms-discard = 捨て | 手札の上限
nr-means-discard = ターンの終了時に手札に残せるのは5枚までで、残りは自分の捨て札置き場に置きます。

nr-word-counter = カウンター
nr-forms-counter = カウンター | ウィルスカウンター | パワーカウンター | 計画カウンター | アドバンストークン
nr-means-counter = カードの上に置く目印です。何のためのものかはカードに書かれています。

## 場所

nr-words-places = 場所

nr-word-server = サーバー
nr-forms-server = サーバー
nr-means-server = ランナーがランを行えるコーポの場所です。HQ、R&D、アーカイブと、いくつでも作れる遠隔サーバーがあります。

nr-word-remote = 遠隔サーバー
nr-forms-remote = 遠隔 | サーバー1 | サーバー2 | サーバー3 | 新しいサーバー
nr-means-remote = コーポがカードをインストールして作るサーバーです。計画書と資材をインストールできるのはここだけです。

nr-word-hq = HQ
nr-forms-hq = HQ
nr-means-hq = コーポの手札です。HQへのランでは、その中のカード1枚にランダムにアクセスします。

nr-word-rd = R&D
nr-forms-rd = R&D
nr-means-rd = コーポのデッキです。R&Dへのランでは一番上のカードにアクセスします。空のデッキから引かなければならなくなると、コーポの負けです。

nr-word-archives = アーカイブ
nr-forms-archives = アーカイブ
nr-means-archives = コーポの捨て札置き場です。アーカイブへのランでは、その中のすべてのカードにアクセスします。

nr-word-grip = グリップ
nr-forms-grip = グリップ
nr-means-grip = ランナーの手札です。ダメージを受けるとここからカードが失われます。

nr-word-stack = スタック
nr-forms-stack = スタック
nr-means-stack = ランナーのデッキで、一番上から引きます。誰も中を見られません。

nr-word-heap = ヒープ
nr-forms-heap = ヒープ
nr-means-heap = ランナーの捨て札置き場です。誰でも中を見られます。

nr-word-root = ルート
nr-forms-root = ルート
nr-means-root = アイスの奥、サーバーの内部です。計画書、資材、強化が置かれます。

nr-word-rig = リグ
nr-forms-rig = リグ
nr-means-rig = ランナーがインストールしたすべてのカードです。

nr-word-memory = メモリー
nr-forms-memory = メモリー | MU | メモリーユニット
nr-means-memory = プログラムのための空きです。ランナーは4メモリーユニットを持ち、プログラムごとにその一部を使います。

## カード

nr-words-cards = カード

nr-word-ice = アイス
nr-forms-ice = アイス
nr-means-ice = サーバーの前に裏向きでインストールします。レゾされると、通ろうとするランナーすべてにサブルーチンで立ちはだかります。

nr-word-subroutine = サブルーチン
nr-forms-subroutine = サブルーチン
nr-means-subroutine = アイスに矢印付きで書かれた行です。ブレイクされない限り、エンカウントしたランナーに書かれたことが起こります。

nr-word-icebreaker = アイスブレイカー
nr-forms-icebreaker = アイスブレイカー
nr-means-icebreaker = サブルーチンをブレイクするプログラムです。アイス以上の強度が必要です。

nr-word-strength = 強度
nr-forms-strength = 強度
nr-means-strength = アイスやアイスブレイカーの強さです。アイスの強度を下回るアイスブレイカーは、強度を上げないとブレイクできません。

nr-word-barrier = バリアー（Barrier）
nr-forms-barrier = バリアー | フラクター | Barrier | Fracter
nr-means-barrier = アイスの種類の1つで、主にランを終了させる壁です。フラクターでブレイクします。

nr-word-codegate = コードゲート（Code Gate）
nr-forms-codegate = コードゲート | デコーダー | Code Gate | Decoder
nr-means-codegate = アイスの種類の1つで、錠前や迷路です。デコーダーでブレイクします。

nr-word-sentry = セントリー（Sentry）
nr-forms-sentry = セントリー | キラー | Sentry | Killer
nr-means-sentry = アイスの種類の1つで、ランナーにダメージを与えたりプログラムを壊したりします。キラーでブレイクします。

nr-word-asset = 資材
nr-forms-asset = 資材
nr-means-asset = 遠隔サーバーに置かれ、レゾするとコーポの役に立つカードです。ランナーがトラッシュできます。

nr-word-upgrade = 強化
nr-forms-upgrade = 強化
nr-means-upgrade = 資材に似ていますが、どのサーバーにも、計画書のそばにも置けます。

nr-word-operation = 任務
nr-forms-operation = 任務
nr-means-operation = 一度プレイしたら捨て札になるコーポのカードです。

nr-word-event = イベント
nr-forms-event = イベント
nr-means-event = 一度プレイしたら捨て札になるランナーのカードです。

nr-word-program = プログラム
nr-forms-program = プログラム
nr-means-program = 場に残り、メモリーを使うランナーのカードです。アイスブレイカーもプログラムです。

nr-word-hardware = ハードウェア
nr-forms-hardware = ハードウェア
nr-means-hardware = 場に残り、メモリーを使わないランナーのカードです。

nr-word-resource = リソース
nr-forms-resource = リソース
nr-means-resource = 場に残るランナーのカードです。ランナーがタグされている間、コーポがトラッシュできます。

## すること

nr-words-doing = すること

nr-word-install = インストール
nr-forms-install = インストール
nr-means-install = カードを場に置きます。コーポのカードは裏向きで、まだ支払いません。ランナーのカードは表向きで、すぐに支払います。

nr-word-rez = レゾ
nr-forms-rez = レゾ | デレゾ
nr-means-rez = インストールしたコーポのカードを、コストを支払って表向きにします。アイスはランナーが来たときにレゾします。計画書はレゾしません。

nr-word-advance = アドバンス
nr-forms-advance = アドバンス
nr-means-advance = コーポが1クリックと1クレジットで、カードにアドバンストークンを1個置きます。十分にたまった計画書は得点できます。

nr-word-score = 得点
nr-forms-score = 得点
nr-means-score = コーポがアドバンストークンの足りた計画書を表にして、そのポイントを得ます。クリックはかかりません。

nr-word-steal = 盗む
nr-forms-steal = 盗む | 盗ん | 盗ま | 盗み | 盗も | 盗め
nr-means-steal = 計画書にアクセスしたランナーが、それとそのポイントを得ます。

nr-word-trash = トラッシュ
nr-forms-trash = トラッシュ | トラッシュコスト
nr-means-trash = カードを破壊し、持ち主の捨て札置き場に送ります。ランナーはアクセス中のカードのトラッシュコストを支払えます。

nr-word-purge = 破棄
nr-forms-purge = 破棄
nr-means-purge = コーポが3クリックのターンすべてを使って、ウィルスカウンターをすべて取り除きます。

## ラン

nr-words-run = ラン

nr-word-run = ラン
nr-forms-run = ラン
nr-means-run = ランナーによるサーバーへの攻撃です。外側から順にアイスを通過し、サーバーに入ります。

nr-word-approach = アプローチ
nr-forms-approach = アプローチ
nr-means-approach = ランナーがアイスの前に立ちます。ここでコーポはそれをレゾできます。

nr-word-encounter = エンカウント
nr-forms-encounter = エンカウント
nr-means-encounter = ランナーがレゾ状態のアイスと向き合います。まずアイスブレイカーを使うことができ、その後ブレイクされていないサブルーチンがそれぞれ起こります。

nr-word-break = ブレイク
nr-forms-break = ブレイク
nr-means-break = アイスの種類に合うアイスブレイカーで、サブルーチンが何もしないようにします。

nr-word-endrun = ランを終了する
nr-forms-endrun = ランを終了 | ランの終了 | ラン終了
nr-means-endrun = ランはただちに終わり、何にもアクセスしません。

nr-word-jackout = ジャックアウト
nr-forms-jackout = ジャックアウト
nr-means-jackout = 次のアイスの前でランをあきらめます。何にもアクセスしませんが、それ以上悪いことも起こりません。

nr-word-breach = ブリーチ
nr-forms-breach = ブリーチ
nr-means-breach = ランナーがすべてのアイスを通過し、サーバーの中に入りました。その中のカードに、好きな順番で1枚ずつアクセスします。

nr-word-access = アクセス
nr-forms-access = アクセス
nr-means-access = サーバーのカードを見ます。計画書なら盗み、トラッシュコストのあるカードはトラッシュでき、罠なら痛い目にあいます。

## 害

nr-words-danger = 害

nr-word-damage = ダメージ
nr-forms-damage = ダメージ | ネットダメージ | ミートダメージ | コアダメージ | ブレインダメージ
nr-means-damage = 1点ごとに、ランナーはグリップのカードをランダムに1枚失います。手札の枚数を超えるダメージを受けるとランナーの負けです。

nr-word-tag = タグ
nr-forms-tag = タグ
nr-means-tag = コーポがランナーの居場所を知っています。それを罰するカードもあります。ランナーは1クリックと2クレジットで1つ取り除けます。

nr-word-badpub = 悪名
nr-forms-badpub = 悪名
nr-means-badpub = 1つごとに、ランナーはランのたびに追加の1クレジットを使えます。

nr-word-virus = ウィルス
nr-forms-virus = ウィルス | Virus | ウィルスカウンター
nr-means-virus = ウィルスカウンターをためる種類のプログラムです。コーポはそれを破棄できます。

nr-word-trace = トレース
nr-forms-trace = トレース | トレース強度
nr-means-trace = コーポ、ランナーの順に支払います。コーポはトレース強度を、ランナーはリンクを上げます。コーポのほうが高ければ成功です。
