# Why not?
nr-why-now = Сейчас
nr-why-basic = Базовые действия
nr-why-hand = Рука
nr-why-installed = Установленные карты
nr-why-line = { $what }: { $why }
nr-why-cited = { $why } ({ $rule })
nr-why-step = { $where } · { $step }
nr-step = шаг { $step }
nr-step-of-chart = { $chart ->
    [corp] ход Корпорации, шаг { $step }
    [runner] ход Бегущего, шаг { $step }
   *[run] набег, шаг { $step }
}
nr-step-named = { $part ->
    [corp-1] фаза добора
    [corp-2] фаза действий
    [corp-3] фаза сброса
    [runner-1] фаза действий
    [runner-2] фаза сброса
    [run-1] фаза инициации
    [run-2] фаза противостояния: сближение со льдом
    [run-3] фаза противостояния: взаимодействие со льдом
    [run-5] фаза доступа
   *[run-6] завершение набега
}
nr-why-do-credit = Получить 1 кредит
nr-why-do-draw = Взять 1 карту
nr-why-do-purge = Удалить жетоны вирусов
nr-why-do-untag = Снять метку
nr-why-do-run = Набег на { $server }
nr-why-do-play = Сыграть { $name }
nr-why-do-install = Установить { $name }
nr-why-do-advance = Продвинуть { $name }
nr-why-do-trash-resource = Сбросить { $name }
nr-why-do-trash-any = Сбросить ресурс
nr-why-do-action = Использовать { $name } как действие
nr-why-do-use = Использовать { $name }
nr-why-do-ability = { $what } ({ $does })
nr-why-do-rez = Вскрыть { $name }
nr-why-do-score = Зачесть { $name }
nr-why-not-turn = сейчас не ваш ход: действий нет.
nr-why-not-later = сначала идёт другое: действий нет, вскрывать и засчитывать нельзя.
nr-why-not-ability = в этот момент способности использовать нельзя.
nr-why-not-must = сначала надо совершить набег.
nr-why-not-clicks = { $n ->
    [one] нужен { $n } клик, а у вас { $have }.
    [few] нужно { $n } клика, а у вас { $have }.
   *[other] нужно { $n } кликов, а у вас { $have }.
}
nr-why-not-credits = { $n ->
    [one] стоит { $n } кредит, а у вас { $have }.
    [few] стоит { $n } кредита, а у вас { $have }.
   *[other] стоит { $n } кредитов, а у вас { $have }.
}
nr-why-not-cost = стоимость нельзя оплатить.
nr-why-not-deck = брать больше нечего: карт не осталось.
nr-why-not-forbidden = сейчас это запрещает карта или правило.
nr-why-not-console = консоль уже установлена, а вторую эти правила не разрешают.
nr-why-not-condition = сначала должно выполниться условие карты.
nr-why-not-priority = это должен быть первый клик хода.
nr-why-not-useless = это ничего не изменит.
nr-why-not-nowhere = для этого нет места.
nr-why-not-memory = нужно { $n } MU, а ваш лимит — { $have }.
nr-why-not-untagged = меток нет.
nr-why-not-once = в этом ходу это уже использовано.
nr-why-not-encounter = только во время взаимодействия со льдом.
nr-why-not-breaking = только во время взаимодействия со льдом: взламываются подпрограммы.
nr-why-not-strength = сила льда { $n }, а здесь { $have }.
nr-why-not-fleeting = эффект закончится раньше, чем пригодится.
nr-why-not-approach = лёд вскрывают, когда с ним сближается Бегущий.
nr-why-not-advancement = нужно жетонов продвижения: { $n }, есть { $have }.

# Заголовки справочника 1.0 и первых правил (core-…).
nr-heading = { $heading ->
    [action-phase] Фаза действий
    [action] Действие
    [paid-window] Окно платных способностей
    [if-able] Если возможно
    [click] Клик
    [paying] Оплата стоимости
    [cannot] Нельзя
    [using] Использование способностей
    [installing] Установка
    [memory] Единица памяти, стоимость памяти, предел памяти
    [tagged] Помечен, метка
    [icebreaker] Ледолом
    [run-steps] Порядок забега
    [scoring] Зачёт
    [console] Консоль
    [core-turn] Обзор хода
    [core-priority] Приоритет действия
    [core-paid] Платные способности
    [core-drawing] Взятие карт, получение кредитов
    [core-constant] Способности карт, постоянные, срабатывающие
    [core-triggering] Срабатывание способностей
    [core-installing] Установка карт
    [core-traces] Трассировки, метки
    [core-icebreakers] Ледоломы, повышение силы
    [core-run] Начало, столкновение, доступ
    [core-scoring] Зачёт агенд
   *[other] { $heading }
}
