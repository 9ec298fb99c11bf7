# Warnings: what the player is told, the audit log, why something cannot be done.

ls-warned = Предупреждение от организатора; оно действует до { $until }, и видят его только организаторы: { $text }
ls-warning-withdrawn = Организатор снял предупреждение.
ls-log-warned = предупреждает: { $person }, до { $until }
ls-log-warning-withdrawn = снимает предупреждение: { $person }
ls-error-warning-text = В предупреждении сказано, за что оно; не больше { $most } знаков.
ls-error-warning-days = Предупреждение действует не меньше дня и не больше { $most } { $most ->
    [one] дня
    [few] дней
   *[other] дней
}.
ls-error-warnings = Действующих предупреждений у одного человека может быть не больше { $most }.
ls-error-no-warning = Этого предупреждения больше нет.
