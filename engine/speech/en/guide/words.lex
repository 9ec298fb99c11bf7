# Words of the Reference Guide 1.0 and the first core rules, laid over those of words.lex.
[nouns]
core_damage = brain damage / brain damage
core_damage_counter = brain damage token
advancement_counter = advancement token
breach = access / accesses
static_ability = constant ability / constant abilities
bank = token bank

[verbs]
breach = access past:accessed ~ cards in {object}
run = make past:made ~ a run {on:on}

[phrases]
this_breach = while you access these cards
once_per_breach = once while you access cards
instead_of_breaching = instead of accessing cards in {x}
during_breach = while you access cards

[subtypes]
Liability = Illicit
