# Words of the Reference Guide 1.0 and the first core rules, laid over those of standing orders.
bot-orders-instead = アクセスする代わりに{ $card }
bot-orders-instead-ask = カードにアクセスする
bot-orders-window-breach = フルコントロール：アクセスの代わり
