# Слова первых правил (004) поверх words.lex; где 004 оставляет английское слово, остаётся слово words.lex.
[nouns]
breach = m доступ
bank = m банк +жетонов

[verbs]
forfeit = убрать убирать imp:уберите part:убран ~ {object:acc} из игры
breach = получить получать imp:получите ~ доступ к картам {object:в+prp}

[adjectives]
unsuccessful = неудавшийся

[relations]
breach_of = к картам {x:в+prp}

[phrases]
this_breach = во время этого доступа
once_per_breach = один раз за доступ
instead_of_breaching = вместо доступа к картам {x:в+prp}
during_breach = во время этого доступа

[subtypes]
Liability = Незаконное
