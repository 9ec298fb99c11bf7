# Ligaserien: das Protokoll, warum etwas nicht geht.

ls-log-series = stellt die Liga in die Saison { $text }
ls-error-series = Eine Saison hat höchstens { $leagues } Ligen, und höchstens { $most } steigen auf und ab.
ls-error-no-series = Diese Liga gehört zu keiner Saison.
ls-error-not-over = Die Liga ist noch nicht zu Ende.
ls-error-not-imported = Nur ein importiertes Turnier, das für beendet gehalten wurde, kann weitere Runden haben.
