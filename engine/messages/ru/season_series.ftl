# Series of leagues: the audit log, why something cannot be done.

ls-log-series = включает лигу в серию { $text }
ls-error-series = В серии не больше { $leagues } { $leagues ->
    [one] лиги
    [few] лиг
   *[other] лиг
}, и вверх и вниз переходят не больше { $most }.
ls-error-no-series = Эта лига не входит ни в какую серию.
ls-error-not-over = Лига ещё не окончена.
ls-error-not-imported = Продолжить можно только импортированный турнир, который сочли оконченным.
