# Worte des Referenzhandbuchs 1.0 (000), über die von words.lex gelegt.
[nouns]
net_damage = m Netz-Schaden / Netz-Schaden
meat_damage = m Körper-Schaden / Körper-Schaden
core_damage = m Hirn-Schaden / Hirn-Schaden
core_damage_counter = m Marker_„Hirn-Schaden“ / Marker_„Hirn-Schaden“
breach = m Zugriff / Zugriffe

[verbs]
breach = zu|greifen part:gegriffen ~ auf Karten {object:in+dat}

[phrases]
this_breach = für diesen Zugriff
once_per_breach = einmal pro Zugriff
instead_of_breaching = statt auf Karten in {x:dat} zuzugreifen
during_breach = während auf Karten zugegriffen wird
