# ボットの卓でのネットランナー：陣営、レベル、ルールの版、ヘルプ、レッスン、前もっての指示。

bot-netrunner-turn = { $n ->
    [0] 準備
   *[other] { $seat ->
        [corp] コーポ
       *[runner] ランナー
    }第{ $n }ターン
}
bot-netrunner-turns = { $n ->
    [0] 最初のターンの前
   *[other] 各{ $n }ターン
}
# コーポのターンがランナーより1回多く始まった
bot-netrunner-turns-unequal = コーポ{ $corp }ターン、ランナー{ $runner }ターン
bot-netrunner = ネットランナー
bot-netrunner-corp = コーポ
bot-netrunner-runner = ランナー
bot-netrunner-core-set = 基本セットのスターターデッキ2つ、7計画ポイントまで
bot-netrunner-beginner = 入門：小さなスターターデッキ、6計画ポイントまで
bot-netrunner-intermediate = 中級：完全なスターターデッキ、7計画ポイントまで
bot-netrunner-points = 計画ポイント：{ $points }
bot-netrunner-side-other = もう一方の面：**{ $cards }**
bot-netrunner-side-up = このゲームでは、もう一方の面が表になっています：**{ $cards }**
bot-netrunner-option-card = 名前、または言葉：タイプ、派閥、サブタイプ、コスト、テキスト（例：「jinteki アイス 3」）

bot-edition-cr26-03 = 総合ルール26.03（現行）
bot-edition-cr24-03 = 総合ルール24.03
bot-edition-rg1-0 = リファレンスガイド1.0（旧ルール）
bot-edition-core2012 = 最初の基本ルール（2012年）
bot-starters-rg1-0 = { bot-netrunner-core-set }
bot-starters-core2012 = { bot-netrunner-core-set }

bot-help-netrunner =
    ## 1ページでわかるネットランナー
    { "" }**どんなゲームか。** 2人のプレイヤーが、2つの異なるゲームをします。**コーポ**は*計画書*をサーバーに隠して守ります。**ランナー**は侵入してそれを盗みます。先に必要な*計画ポイント*（7、入門ゲームでは6）に達したほうが勝ちます。
    { "" }**ターン。** *クリック*（コーポ3、ランナー4）を得て、1つずつ使います。1クレジットを得る、カードを引く、カードをプレイまたはインストールする、あるいは自分の陣営だけができることをします。コーポはターンの開始時に無料でカードを1枚引きます。その後、相手がプレイします。
    { "" }**コーポ**はカードを裏向きでインストールし、表にするときに初めて支払います。これを*レゾ*といいます。*アイス*はサーバーの前に、計画書と資材は中に置きます。計画書は*アドバンス*し（1回につき1クリックと1クレジット）、カウンターが十分にたまったら*得点*します。
    { "" }**ランナー**は*アイスブレイカー*をインストールし、クリックの続く限りサーバーに*ラン*を行います。**HQ**（コーポの手札）、**R&D**（デッキ）、**アーカイブ**（捨て札置き場）の3つは常にあり、コーポが作る遠隔サーバーもあります。
    { "" }**ラン**は最も外側のアイスから内側へ進みます。アイスごとに、コーポはそれをレゾできます。レゾ状態のアイスには*サブルーチン*があり、ランナーが合うアイスブレイカーでブレイクしなければ、それが起こります。最後のアイスの奥で、ランナーはカードに*アクセス*します。計画書はただちに盗まれ、他のカードはコストを支払ってトラッシュできます。
    { "" }手札の枚数を超える*ダメージ*を受けると**ランナーの負け**で、カードを引けなくなるとコーポの負けです。いつ何ができるかを覚える必要はありません。今できることはすべてパネルに並び、*その他…* の中の *これは何？* がその言葉を説明します。
    `/netrunner learn` は短い6つのレッスンで、プレイしながらこのすべてを教えます。その後 `/netrunner challenge` で対戦相手を見つけましょう。人間でも、5段階の強さ（入門、とてもやさしい、やさしい、普通、強い）のコンピューターでもかまいません。ヒントが許されているゲームでは、パネルの *その他…* の中の *あなたならどうする？* で強いコンピューターにヒントを聞けます。
    -# 画像：プレイ中のテーブル（上がコーポのサーバー、下がランナーのカード）、アイス、それをブレイクするアイスブレイカー。下：すべての言葉。

bot-learn-all = これが最後のレッスンでした。次は1ゲーム通してプレイしましょう。コンピューターとは下のボタンで、人とはサーバーで `/netrunner challenge` を使って対戦できます。
bot-command-learn-netrunner = コンピューターを相手に、短い6つのレッスンでゲームを学ぶ

bot-orders-all = 裏向きのカードすべて
bot-orders-server = { $server }の裏向きのカードすべて（アイスとルート）
bot-orders-ice = { $card }（{ $server }の外側から{ $n }枚目のアイス）
bot-orders-root = { $card }（{ $server }のルート）
bot-orders-full = ランのフルコントロール
bot-orders-begin = 自分のターンの開始
bot-orders-go = ランで進むこと
bot-orders-break = サブルーチンのブレイク
bot-orders-with = { $card }でのブレイク
bot-orders-trash = アクセスしたカードのトラッシュ（盗むための支払いは尋ねる）
bot-orders-rez-ask = 尋ねる
bot-orders-own-ask = 個別の指示なし
bot-orders-rez-yes = アプローチされたらレゾする
bot-orders-rez-keep = { $n }クレジット残るならレゾする
bot-orders-rez-open = …クレジット残るならレゾする
bot-orders-rez-no = レゾしない
bot-orders-agenda-no = それについて尋ねない
bot-orders-begin-ask = 尋ねる
bot-orders-begin-on = 先にレゾや得点をせず、すぐに始める
bot-orders-go-ask = 尋ねる
bot-orders-go-on = 何かがレゾされない限り進む
bot-orders-break-ask = 尋ねる
bot-orders-break-most = { $n ->
    [0] 無料ならブレイクする
   *[other] { $n }クレジットまでならブレイクする
}
bot-orders-break-open = …クレジットまでならブレイクする
bot-orders-instead = ブリーチの代わりに{ $card }
bot-orders-instead-ask = ブリーチする
bot-orders-instead-on = ランが成功したら使用する
bot-orders-trash-ask = 尋ねる
bot-orders-trash-most = { $n ->
    [0] 無料ならトラッシュし、そうでなければ残す
   *[other] { $n }クレジットまでならトラッシュし、そうでなければ残す
}
bot-orders-trash-open = …クレジットまでならトラッシュし、そうでなければ残す
bot-orders-full-ask = オフ
bot-orders-full-run = 次のランではすべて尋ねる
bot-orders-installed = インストールしたカードへの指示…
bot-orders-full-on = 常に尋ねる
bot-orders-window-approach = フルコントロール：アイスへのアプローチ
bot-orders-window-encounter = フルコントロール：エンカウント
bot-orders-window-pass = フルコントロール：アイスの通過、サーバーへの到達
bot-orders-window-jack_out = フルコントロール：ジャックアウト
bot-orders-window-access = フルコントロール：アクセス
bot-orders-window-breach = フルコントロール：ブリーチ
bot-orders-window-actions = フルコントロール：各アクションの前後
bot-orders-window-turns = フルコントロール：ターンの開始と終了
bot-orders-window-reaction = フルコントロール：能力の順番
