# なぜできない？
nr-why-now = 今
nr-why-basic = 基本アクション
nr-why-hand = 手札
nr-why-installed = インストールされたカード
nr-why-line = { $what }：{ $why }
nr-why-cited = { $why }（{ $rule }）
nr-why-step = { $where } · { $step }
nr-step = ステップ{ $step }
nr-step-of-chart = { $chart ->
    [corp] コーポのターン、ステップ{ $step }
    [runner] ランナーのターン、ステップ{ $step }
   *[run] ラン、ステップ{ $step }
}
nr-step-named = { $part ->
    [corp-1] ドローフェイズ
    [corp-2] アクションフェイズ
    [corp-3] ディスカードフェイズ
    [runner-1] アクションフェイズ
    [runner-2] ディスカードフェイズ
    [run-1] 開始フェイズ
    [run-2] 対峙フェイズ：アイスへのアプローチ
    [run-3] 対峙フェイズ：アイスへのエンカウント
    [run-5] アクセスフェイズ
   *[run-6] ランの終了
}
nr-why-do-credit = 1クレジットを得る
nr-why-do-draw = カードを1枚引く
nr-why-do-purge = ウィルスカウンターを破棄する
nr-why-do-untag = タグを1つ取り除く
nr-why-do-run = { $server }にランを行う
nr-why-do-play = { $name }をプレイする
nr-why-do-install = { $name }をインストールする
nr-why-do-advance = { $name }をアドバンスする
nr-why-do-trash-resource = { $name }をトラッシュする
nr-why-do-trash-any = リソースをトラッシュする
nr-why-do-action = { $name }をアクションとして使用する
nr-why-do-use = { $name }を使用する
nr-why-do-ability = { $what }（{ $does }）
nr-why-do-rez = { $name }をレゾする
nr-why-do-score = { $name }を得点する
nr-why-not-turn = あなたのターンではないので、アクションはできません。
nr-why-not-later = 先に別のことがあります。アクションもレゾも得点もできません。
nr-why-not-ability = このタイミングでは能力を使用できません。
nr-why-not-must = 先にランを行わなければなりません。
nr-why-not-clicks = { $n }クリック必要ですが、{ $have }クリックしかありません。
nr-why-not-credits = { $n }クレジット必要ですが、{ $have }クレジットしかありません。
nr-why-not-cost = コストを支払えません。
nr-why-not-deck = 引けるカードがもうありません。
nr-why-not-forbidden = 今はカードまたはルールで禁じられています。
nr-why-not-console = すでにコンソールがインストールされており、このルールでは2つ目を入れられません。
nr-why-not-condition = 書かれている条件がまだ満たされていません。
nr-why-not-priority = ターンの最初のクリックでなければなりません。
nr-why-not-useless = 何も変わりません。
nr-why-not-nowhere = 置ける場所がありません。
nr-why-not-memory = { $n } MU必要ですが、上限は{ $have } MUです。
nr-why-not-untagged = 誰もタグされていません。
nr-why-not-once = このターンにはもう使用しました。
nr-why-not-encounter = アイスとのエンカウント中だけです。
nr-why-not-breaking = アイスとのエンカウント中だけです（サブルーチンをブレイクするため）。
nr-why-not-strength = アイスの強度は{ $n }で、これは{ $have }です。
nr-why-not-fleeting = 役に立つ前に効果が切れてしまいます。
nr-why-not-approach = アイスはランナーがアプローチしたときにレゾします。
nr-why-not-advancement = アドバンストークンが{ $n }個必要ですが、{ $have }個しかありません。

# リファレンスガイド1.0の見出し（その日本語版のとおり）と、最初の基本ルールの見出し（core-…）。
nr-heading = { $heading ->
    [action-phase] アクションフェイズ
    [action] アクション
    [paid-window] 消費型能力ウィンドウ
    [if-able] 「可能なら」
    [click] クリック
    [paying] コストの支払い
    [cannot] 「できない/されない」
    [using] 能力の使用
    [installing] インストール
    [memory] メモリーユニット、メモリーコスト、メモリー上限
    [tagged] タグされている、タグ
    [icebreaker] アイスブレイカー
    [run-steps] ランのタイミング構成
    [scoring] 得点
    [console] コンソール
    [core-turn] ターンの概要
    [core-priority] タイミングの優先権
    [core-paid] 消費型能力
    [core-drawing] ドロー、獲得
    [core-constant] カードの能力、常在型、誘発型
    [core-triggering] 能力の発動
    [core-installing] カードのインストール
    [core-traces] トレース、タグ
    [core-icebreakers] アイスブレイカー、強度の上昇
    [core-run] 開始、対決、アクセスフェイズ
    [core-scoring] 計画書の得点
   *[other] { $heading }
}
