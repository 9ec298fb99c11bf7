# Netrunner: the running log, and cards for reading.

## The log: { $who } is a seat at the beginning of a sentence, { $by } the card that did it

nr-log-turn = **__{ nr-role }, ход { $n }__**
nr-log-by = { " " }(**{ $card }**)
nr-log-keep = { $who } оставляет начальную руку.
nr-log-mulligan = { $who } берёт муллиган.
nr-log-action-credit = { $who } тратит клик и получает 1 кредит.
nr-log-action-draw = { $who } тратит клик и берёт карту.
nr-log-action-purge = { $who } удаляет жетоны вирусов (3 клика).
nr-log-action-untag = { $who } снимает метку (1 клик, 2 кредита).
nr-log-uses = { $who } использует { $card } ({ nr-n-clicks }).
nr-log-pays = { $who } платит { nr-n-credits }{ $by }.
nr-log-spends = { $who } тратит { nr-n-clicks }{ $by }.
nr-log-pays-and-spends = { $who } платит { nr-n-credits } и тратит { $clicks ->
    [one] { $clicks } клик
    [few] { $clicks } клика
   *[other] { $clicks } кликов
}{ $by }.
nr-log-subroutine = { $card }: разрешается подпрограмма.
nr-log-trash-cost = { $who } платит { nr-n-credits }, чтобы сбросить карту.
nr-damage = { $kind ->
    [net] сетевое повреждение
    [meat] физическое повреждение
   *[core] мозговое повреждение
}
nr-log-trace-begins = { $card }: трассировка { $n }.
nr-log-switches = { $who } меняет карту личности на { $card }.
nr-log-names = { $who } называет { $card }.
nr-log-mark = { $how ->
    [chosen] { $who } выбирает для { $card }: { $server }.
   *[mark] Цель — { $server }.
}
nr-log-run-plan = { $seat ->
    [corp] Корпорация решает заранее, что вскроет до конца этого набега.
   *[runner] Бегущий идёт дальше к серверу, если ничего не вскроют.
}
nr-log-bid = { $who } ставит { nr-n-credits }.
nr-log-traced = { $done ->
    [yes] Трассировка успешна, её сила { $trace }.
   *[no] Трассировка неуспешна, её сила { $trace }.
}
nr-log-searches = { $who } ищет в колоде.
nr-log-concedes = { $who } сдаётся.

## Cards for reading

nr-type = { $type ->
    [agenda] Агенда
    [asset] Ассет
    [ice] Лёд
    [operation] Операция
    [upgrade] Апгрейд
    [event] Событие
    [hardware] Железо
    [program] Программа
    [resource] Ресурс
   *[identity] Карта личности
}
nr-type-line = { nr-type }: { $subtypes }
nr-faction-neutral-corp = Нейтральная (Корпорация)
nr-faction-neutral-runner = Нейтральная (Бегущий)
nr-fact-advancement-requirement = Требование продвижения
nr-fact-agenda-points = Очки агенды
nr-fact-play-cost = Стоимость розыгрыша
nr-fact-rez-cost = Стоимость вскрытия
nr-fact-install-cost = Стоимость установки
nr-fact-strength = Сила
nr-fact-memory-cost = Занимаемая память
nr-fact-trash-cost = Стоимость сброса
nr-fact-minimum-deck-size = Минимальный размер колоды
nr-fact-base-link = Базовый линк
nr-fact-influence-cost = Стоимость влияния
