# リファレンスガイド1.0（001）の用語。words.lexの上に重ねる。
[nouns]
core_damage = ブレインダメージ =
core_damage_counter = ブレインダメージトークン 個
breach = アクセス 回
bank = トークンバンク つ

[verbs]
breach = アクセスする s ~ {object:の}カードに

[phrases]
this_breach = このアクセスの間
once_per_breach = 各アクセス1回
instead_of_breaching = {x:の}カードに アクセスする 代わりに
during_breach = カードにアクセスしている間

[subtypes]
Liability = 違法
