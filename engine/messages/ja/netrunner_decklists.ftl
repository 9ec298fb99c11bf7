# ネットランナー：読み込んだデッキリストについて。$text は書かれている内容、$where は行または場所
# （0：リスト全体）、$card はカード名。

nri-not-a-list = これはデッキリストではありません。リストには「3x Hedge Fund」のようなカードごとの行と、IDが必要です。
nri-too-big = デッキリストとしては大きすぎます。{ $most } kBまでです。
nri-empty-deck = このリストにはカードがありません。
nri-bad-xml = このOCTGNファイルは壊れています。正しい形式のXMLではありません。
nri-doctype-refused = このXMLファイルは文書型を宣言していますが、デッキのファイルにはないものです。読み込みませんでした。
nri-wrong-game = このデッキファイルは別のゲームのものです。
nri-bad-json = このJSONは壊れているか、途中で切れています。
nri-not-found = コピー元のサイトでデッキが見つかりませんでした。内容が空です。
nri-upstream-error = これはコピー元のサイトのエラーメッセージで、デッキではありません。
nri-no-identity = リストにIDがありません。カード名の行を加えてください。
nri-several-identities = { $where }行目：{ $card }を含めIDが複数あります。デッキに入るIDは1枚です。
nri-wrong-side = { $card }は相手の陣営のカードです。
nri-bad-quantity = { $where ->
    [0] 「{ $text }」
   *[other] { $where }行目「{ $text }」
}：何枚ですか？ 1から{ $most }までの整数が必要です。
nri-unknown-card = { $where ->
    [0] 「{ $text }」というカードはありません。
   *[other] { $where }行目：「{ $text }」というカードはありません。
}
nri-ambiguous = { $where ->
    [0] 「{ $text }」に当てはまるカードが複数あります。
   *[other] { $where }行目：「{ $text }」に当てはまるカードが複数あります。
}
nri-translated = { $where ->
    [0] 「{ $text }」は別の言語でのカード名です。
   *[other] { $where }行目：「{ $text }」は別の言語でのカード名です。
}
nri-bad-card = { $where ->
    [0] 「{ $text }」はここではカードを正しく指していません。
   *[other] { $where }番目：「{ $text }」はここではカードを正しく指していません。
}
nri-mojibake = { $where }行目は文字化けしていたため、「{ $text }」と読みました。
nri-not-utf8 = ファイルはUTF-8ではありません。Windows-1252として読みました。
nri-utf16 = ファイルをUTF-16として読みました。

# デッキの表示：区分と数値。
nrs-agenda = 計画書
nrs-asset = 資材
nrs-event = イベント
nrs-hardware = ハードウェア
nrs-operation = 任務
nrs-resource = リソース
nrs-upgrade = 強化
nrs-barrier = バリアー
nrs-code-gate = コードゲート
nrs-icebreaker = アイスブレイカー
nrs-multi = 複数の種類のアイス
nrs-other = その他のアイス
nrs-program = プログラム
nrs-sentry = セントリー
nrs-unknown = 不明
nrs-size = { $n }枚（最小{ $least }枚）
nrs-influence = 影響値{ $most }中{ $n }
nrs-influence-free = 影響値{ $n }（上限なし）
nrs-points = { $n }計画ポイント（{ $least }または{ $most }が必要）
nrs-unplayable = ×：まだここではプレイできないカード{ $n }枚
nrs-costs = コスト別のカード

# 用意されたデッキ：名前と戦い方。
nrp-opening-night = オープニング・ナイト
nrp-opening-night-plays = 早めに小さな計画書を得点し、そのたびにカードをさらに3枚場に出し、バイオロイドのアイスの奥で勝負を決めます。
nrp-living-prototypes = 生きた試作品
nrp-living-prototypes-plays = ランナーにダメージを与え、傷の数を数え、そのカウンターを必要なカードに変えます。
nrp-front-page = 一面記事
nrp-front-page-plays = 毎ターン任務をプレイし、その収入で動き、ランナーがタグを取り除いている間に得点します。
nrp-in-plain-sight = 目の前に
nrp-in-plain-sight-plays = 計画書を表向きで置きます。盗めば傷つきタグを受け、盗まなければ得点されます。
nrp-from-the-ashes = 灰の中から
nrp-from-the-ashes-plays = ときどきわざとサブルーチンを受け、コーポにHQのカードで代償を払わせます。
nrp-open-for-business = 営業中
nrp-open-for-business-plays = コーポがアイスをレゾするたびに何かをインストールし、HQが空になるまで成功したランでクレジットを稼ぎます。
nrp-new-hardware = 新しい機材
nrp-new-hardware-plays = 新しい道具のたびにR&Dを見て、隠したクレジットで支払い、一番上が何かわかったらランを行います。
nrp-full-memory = メモリー満杯
nrp-full-memory-plays = メモリーをいっぱいに使い、以後は成功したランのたびに収入を得ます。
nrp-measured-steps = 着実な歩み
nrp-measured-steps-plays = 厚いアイスの奥で経済を築き、ランナーが間に合わないときに追加のクリックで得点します。
nrp-patient-harm = 忍び寄る害
nrp-patient-harm-plays = 罠とダメージでグリップを削ります。どこでも覗くランナーは長生きできません。
nrp-always-on-air = 常時放送中
nrp-always-on-air-plays = どのランにも少しずつ負担をかけ、不注意な相手にタグを与え、素早く計画書を引きます。
nrp-heavy-plating = 重装甲
nrp-heavy-plating-plays = アイスと計画書を堂々とアドバンスし、豊かになり、ランナーに一歩ごとに支払わせます。
nrp-scorched-ground = 焦土
nrp-scorched-ground-plays = 素早く豊かになり、小さな計画書を得点します。タグされた者は手札を多く持つべきです。
nrp-factory-line = 組立ライン
nrp-factory-line-plays = インストールしたカードがすべて稼ぎます。バイオロイドのアイスはクリックで突破できますが、それでは他のことができません。
nrp-party-crasher = 招かれざる客
nrp-party-crasher-plays = 早くから何度もランを行い、見たものをトラッシュし、ウィルスを育てます。
nrp-quick-fingers = 素早い指先
nrp-quick-fingers-plays = 道具を素早く見つけ、成功したランのたびにクレジットを稼ぎます。
nrp-sleight-of-hand = 手品
nrp-sleight-of-hand-plays = たくさん引き、アイスを動かし、R&Dを深く掘ります。
nrp-loud-static = 激しいノイズ
nrp-loud-static-plays = ウィルスがコーポのデッキを削り弱らせ、小さなブレイカーが仕上げます。
nrp-back-door = 裏口
nrp-back-door-plays = HQからクレジットを盗み、アイスがそろう前に脇から忍び込みます。
nrp-workbench = 作業台
nrp-workbench-plays = すべてを開けるリグを組み、R&Dのカードを一度に何枚も見ます。

nr-typed-cost = コスト
