# ネットランナー：デッキが適正でない理由（1.4）。$card はカード名。

nrd-no-such-card = 「{ $card }」というカードは知られていません。
nrd-not-playable = { $card }はまだここではプレイできません。
nrd-all-not-playable = ここではまだ使えないもの：{ $cards }。
nrd-not-an-identity = { $card }はIDではありません。
nrd-starter-identity = { $card }はスターターパックのデッキでだけプレイできます。
nrd-too-small = デッキは{ $n }枚です。{ $card }には{ $least }枚以上が必要です。
nrd-identity-inside = { $card }はIDなので、デッキに入れられません。
nrd-other-side = { $card }は相手の陣営のカードです。
nrd-out-of-faction = { $card }は派閥外のカードで影響値がないため、他の派閥では使えません。
nrd-barred = このIDでは{ $card }を使えません。
nrd-influence = デッキは影響値を{ $n }使っています。{ $card }で使えるのは{ $most }までです。
nrd-agenda-points = デッキには{ $n }計画ポイントあります。{ $least }または{ $most }が必要です。
nrd-copies = { $card }が{ $n }枚あります。{ $most }枚まで入れられます。
nrd-no-copies = { $card }の枚数が0です。
nrd-not-outside = { $card }をデッキの外から持ち込むことはできません。
nrd-too-few-outside = { $card }は、デッキの外の異なるカード{ $least }枚で始めます。今は{ $n }枚です。

# フォーマットの制限。$by はフォーマットまたはそのリスト、$cards はカード名。

nrd-not-a-starter-deck = このフォーマットでは、スターターデッキをそのままの形でだけプレイします。
nrd-not-in-edition = 「{ $card }」はこのルールより後のカードです。
nrd-all-not-in-edition = このルールより後のもの：{ $cards }。
nrd-not-in-pool = { $card }は{ $by }のカードに含まれていません。
nrd-all-not-in-pool = { $by }のカードに含まれていないもの：{ $cards }。
nrd-banned = { $card }は禁止されています（{ $by }）。
nrd-all-banned = 禁止されているもの（{ $by }）：{ $cards }。
nrd-restricted = 次のカードのうちデッキに入れられるのは1種類だけです（{ $by }）：{ $cards }。
nrd-points = { $n }ポイント使っています。{ $most }ポイントまでです（{ $by }）：{ $cards }。
nrd-large-agendas = 3ポイント以上の計画書が{ $n }枚あります。デッキに入れられるのは{ $most }枚までです（{ $by }）：{ $cards }。

nrf-starter = スターターデッキ
nrf-system_gateway = System Gateway
nrf-core = Core Set
nrf-startup = Startup
nrf-standard = Standard
nrf-eternal = Eternal
nrf-casual = カジュアル（すべてのカード）
