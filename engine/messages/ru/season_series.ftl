# Series of leagues: the audit log, why something cannot be done.

ls-log-series = включает лигу в сезон { $text }
ls-error-series = В сезоне не больше { $leagues } { $leagues ->
    [one] лиги
    [few] лиг
   *[other] лиг
}, и вверх и вниз переходят не больше { $most }.
ls-error-no-series = Эта лига не входит ни в какой сезон.
ls-error-not-over = Лига ещё не окончена.
ls-error-not-imported = Продолжить можно только импортированный турнир, который сочли оконченным.
