# 複数の場所で言うこと。

language-name = 日本語

between-items = 、
between-parts = ／
between-sentences = { "" }
with-note = { $text }（{ $note }）
with-label = { $label }：{ $text }
full-sentence = { $text }。
exclaimed = { $text }！
score = { $first }–⁠{ $second }
