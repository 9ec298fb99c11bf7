# Netrunner: where a game stands, what is asked, what each choice means, what happened.

## Numbers

nr-n-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
nr-n-clicks = { $n ->
    [one] { $n } клик
    [few] { $n } клика
   *[other] { $n } кликов
}
nr-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
nr-n-tags = { $n ->
    [one] { $n } метка
    [few] { $n } метки
   *[other] { $n } меток
}
nr-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
nr-n-agenda-points = { $n ->
    [one] { $n } очко агенды
    [few] { $n } очка агенды
   *[other] { $n } очков агенды
}
nr-alike = { $n } из { $most } одинаковых
nr-n-counters = { $kind ->
    [credit] { nr-n-credits }
    [virus] { $n ->
        [one] { $n } жетон вируса
        [few] { $n } жетона вируса
       *[other] { $n } жетонов вируса
    }
    [power] { $n ->
        [one] { $n } жетон силы
        [few] { $n } жетона силы
       *[other] { $n } жетонов силы
    }
    [agenda] { $n ->
        [one] { $n } жетон агенды
        [few] { $n } жетона агенды
       *[other] { $n } жетонов агенды
    }
    [advancement] { $n ->
        [one] { $n } жетон продвижения
        [few] { $n } жетона продвижения
       *[other] { $n } жетонов продвижения
    }
   *[other] { $n ->
        [one] { $n } жетон ({ $kind })
        [few] { $n } жетона ({ $kind })
       *[other] { $n } жетонов ({ $kind })
    }
}
nr-price = { $text } · { $n ->
    [0] бесплатно
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
nr-and = { $one } и { $other }

## Places and cards

nr-server-hq = HQ
nr-server-rd = R&D
nr-server-archives = Архив
nr-server-new = новый сервер
nr-server-remote = Сервер { $n }
nr-part = { $where ->
    [ice] { $server }, лёд
    [central] { $server }, корень
   *[remote] { $server }
}
nr-place-root = ({ $server })
nr-place-central-root = ({ $server }, корень)
nr-place-protecting = ({ $server }, лёд)
nr-place-innermost = ({ $server }, самый внутренний лёд)
nr-place-outermost = ({ $server }, самый внешний лёд)
nr-place-position = ({ $server }, лёд на позиции { $n })
nr-placed = { $name } { $where }
nr-card-gone = карта, которой больше нет
nr-card = карта
nr-facedown-card = карта лицом вниз
nr-unrezzed-ice = невскрытый лёд
nr-ice = лёд
nr-the-ice = лёд
nr-the-server = сервер
nr-the-unrezzed-ice = невскрытый лёд
nr-the-facedown-card = карта лицом вниз

nr-role = { $seat ->
    [corp] Корпорация
   *[runner] Бегущий
}

## Where the game stands

nr-where-over = Игра окончена
nr-where-setup = Перед первым ходом: начальные руки
nr-where-turn = Ход { $n }, { nr-role }: { $phase ->
    [start] начало хода
    [discard] фаза сброса
   *[action] фаза действий
}
nr-where-trace = { $where } · трассировка { $strength } против линка { $link }
nr-where-run = Набег на { $server }: { $doing }
nr-run-starting = начало
nr-run-approach = { $count ->
    [0] сближение со льдом
    [1] сближение с единственным льдом
   *[other] сближение со льдом ({ $nth } из { $count })
}
nr-run-encounter = взаимодействие: { $ice }{ $count ->
    [0] { "" }
    [1] { " " }(единственный лёд)
   *[other] { " " }(лёд { $nth } из { $count })
}
nr-run-past = позади { $count ->
    [1] единственный лёд
   *[other] лёд { $nth } из { $count }
}
nr-run-before = впереди { $count ->
    [1] единственный лёд
   *[other] лёд 1 из { $count }
}
nr-run-reaching = перед самым сервером
nr-run-accessing = доступ к карте
nr-run-breaching = успешный, проникновение в сервер
nr-run-ending = завершение

## Questions

nr-prompt = Выберите.
nr-prompt-identity = { $title }: какую карту личности вы берёте?
nr-prompt-start-with = { $n ->
    [one] Выберите карту, с которой начинаете игру.
    [few] Выберите { $n } карты, с которыми начинаете игру.
   *[other] Выберите { $n } карт, с которыми начинаете игру.
}
nr-prompt-mulligan = Ваша начальная рука. Оставить её или один раз взять муллиган?
nr-prompt-card-action = { $title }: какое действие вы выполняете?
nr-prompt-action = Ваш ход, осталось: { nr-n-clicks }. Выполните действие.
nr-prompt-turn = Ваш ход, осталось: { nr-n-clicks }.
nr-prompt-no-clicks = Кликов не осталось. Что-нибудь ещё в этом ходу?
nr-prompt-run-server = { $title }: на какой сервер вы совершаете набег?
nr-prompt-jack-out = Идти дальше или отключиться?
nr-prompt-may-jack-out = { $title }: сейчас можно отключиться. Остаться в набеге?
nr-prompt-may-jack-out-amid = { $title }: сейчас можно отключиться. { $n ->
    [0] Невзломанных подпрограмм больше не осталось.
    [one] Впереди ещё { $n } невзломанная подпрограмма: { $does }
    [few] Впереди ещё { $n } невзломанные подпрограммы: { $does }
   *[other] Впереди ещё { $n } невзломанных подпрограмм: { $does }
} В вашей руке: { nr-n-held }.
nr-prompt-must-jack-out = Этот набег ходит по кругу, поэтому здесь он должен закончиться.
nr-prompt-run-plan = Что вы вскрываете в этом набеге, как только это можно вскрыть? Больше вас об этом не спросят.
nr-prompt-trace = { $title }: сила трассировки { $strength } против линка { $link }. { $stands ->
    [below] Трассировка не удастся, если вы не потратите хотя бы { nr-n-credits }.
    [open] Пока, чтобы её отразить, Бегущему нужно потратить { nr-n-credits }; он может потратить { $most }.
   *[above] Бегущий может потратить { nr-n-credits }: чтобы её отразить, этого мало.
} Сколько кредитов вы тратите?
nr-prompt-link = { $title }: сила трассировки { $strength } против вашего линка { $link }. { $stands ->
    [below] Трассировка не удастся, даже если вы ничего не потратите.
    [open] Трассировка не удастся, если вы потратите хотя бы { nr-n-credits }.
   *[above] Чтобы её отразить, нужно потратить { nr-n-credits }, а вы можете потратить { $most }.
} Сколько кредитов вы тратите?
nr-prompt-access = Вы получаете доступ: { $name }.
nr-prompt-candidate = Вы проникаете в сервер. К чему вы получаете доступ?
nr-prompt-steal = Вы получаете доступ: { $name }. { $able ->
    [yes] Кража имеет дополнительную стоимость. Заплатить её?
   *[no] Кража имеет дополнительную стоимость, заплатить её вы не можете.
}
nr-prompt-discard = Сбросьте до максимального размера руки: { nr-n-cards }.
nr-prompt-target = { $title }: выберите { nr-how-many }.
nr-prompt-break = { $title }: { $most ->
    [1] какую подпрограмму взломать?
   *[other] какие подпрограммы взломать ({ nr-how-many })?
}
nr-how-many = { $most ->
    [1] одно
   *[other] { $range ->
        [yes] от { $least } до { $most }
       *[no] { $most }
    }
}
nr-prompt-search = { $title }: что вы берёте из колоды? (После этого её перемешают.)
nr-prompt-instruction = { $title }: { $does }
nr-prompt-may = { $title }: сделать это?
nr-prompt-unless = { $title }: заплатить или пусть это произойдёт?
nr-prompt-mode = { $title }: выберите одно.
nr-prompt-spare = { $title }: за какие карты вы платите?
nr-prompt-loop = { $title } повторяется по кругу. Сколько ещё раз это произойдёт, прежде чем прекратится?
nr-prompt-additional = { $title }: есть дополнительная стоимость. Вы её платите?
nr-prompt-pay-way = { $title }: какую стоимость вы платите?
nr-prompt-damaged = { $title }: выберите, что сбросит повреждение: { nr-n-cards }.
nr-prompt-next-subroutine = { $title }: какая невзломанная подпрограмма разрешается следующей?
nr-prompt-gained-subroutines = { $title }: какая из полученных подпрограмм будет первой?
nr-prompt-placed-subroutines = { $title }: какая из её подпрограмм будет следующей по порядку?
nr-prompt-separate = { $title }: выберите карты первой стопки. Остальные составят вторую.
nr-prompt-discount = { $title }: сбросить карту из руки, чтобы заплатить меньше?
nr-prompt-held = { $title }: удалить одну из сброшенных карт из игры?
nr-prompt-pay-with = { $title }: чем вы платите? Выберите { $n }.
nr-prompt-payment = Откуда взять кредиты?
nr-prompt-memory = Не хватает памяти. Какие программы сбросить?
nr-prompt-trash-like = Установка { $title }: какую карту сначала сбросить?
nr-prompt-install-inward = { $title }: бесплатно установить лёд сразу за этой картой?
nr-prompt-bid = { $title }: сколько кредитов вы ставите? Обе ставки откроются одновременно.
nr-prompt-how-many = { $title }: сколько?
nr-prompt-card-name = { $title }: какое название карты?
nr-prompt-card-type = { $title }: какой тип карты?
nr-prompt-subtype = { $title }: какой подтип?
nr-prompt-server = { $title }: какой сервер?
nr-prompt-destination = Куда вы устанавливаете { $title }?
nr-prompt-faceup = Какой стороной вверх вы устанавливаете { $title }?
nr-prompt-keep = В этом сервере может остаться только одна агенда или один ассет. Что останется?
nr-prompt-candidate-declare = { $name }: эта карта попала в сервер, в который вы проникаете. Получить доступ и к ней?
nr-prompt-interrupt = { $title }: это сейчас произойдёт. Прервать?
nr-something = Что-то
nr-prompt-ability = Использовать способность?
nr-prompt-rez = Бегущий сближается со льдом: { $ice }. { $can ->
    [yes] Вскрыть?
    [other] Вскрыть сейчас нельзя.
   *[no] Вскрыть сейчас нельзя. { nr-prompt-asked-anyway }
}
nr-prompt-encounter = Вы взаимодействуете со льдом: { $name }. { $n ->
    [one] { $n } невзломанная подпрограмма
    [few] { $n } невзломанные подпрограммы
   *[other] { $n } невзломанных подпрограмм
}.
nr-with-strength = { $name }, сила { $strength }
nr-prompt-asked-anyway = Вас всё равно спрашивают, чтобы Бегущий ничего из этого не узнал.
nr-prompt-reaching = Бегущий вот-вот достигнет цели: { $server }. { $can ->
    [yes] Сначала что-нибудь вскрыть или использовать?
   *[no] Вскрыть или использовать сейчас нечего. { nr-prompt-asked-anyway }
}
nr-prompt-begin = Ваш ход вот-вот начнётся, карта ещё не взята. { $can ->
    [yes] Сначала что-нибудь вскрыть или зачесть?
   *[no] Вскрыть или зачесть сейчас нечего. { nr-prompt-asked-anyway }
}
nr-prompt-none-hidden = Сейчас можно было бы использовать скрытую карту. У вас нет такой, которая здесь что-то даёт.
nr-prompt-triggers = Срабатывает несколько способностей. Какая первая?

## Choices: headings

nr-group-basic = Базовые действия
nr-group-break = Взлом
nr-group-install = Установка
nr-group-install-trash = Установка со сбросом других карт
nr-group-play = Розыгрыш
nr-group-run = Набег
nr-group-advance = Продвижение
nr-group-action = Действия карт
nr-group-use = Способности
nr-group-rez = Вскрытие
nr-group-score = Зачёт
nr-group-trigger = Срабатывающие способности
nr-group-choices = Варианты

## Choices: labels

nr-option-keep-hand = Оставить эту руку
nr-option-start-with = Начать с { $name }
nr-option-mulligan = Взять муллиган (новая рука)
nr-option-decline = Нет
nr-option-pile = Стопка { $which }: { nr-n-cards }
nr-option-at-random = Случайная карта
nr-option-done = { $kind ->
    [trash_like] Готово: больше ничего не сбрасывать, установить
    [swap] Готово: оставить лёд как есть
   *[other] Готово: больше ничего не выбирать
}
nr-option-find-nothing = Ничего не находить
nr-option-no-target = Выбирать не из чего
nr-option-run = Набег на { $server }
nr-option-run-instead = { $run }, вместо проникновения — { $name }
nr-option-advance = { $text } (есть { $have })
nr-option-advance-agenda = { $text } ({ $have } из { $need })
nr-option-tagged = { $text } (Бегущий помечен)
nr-option-points = { $text } · { nr-n-points }
nr-option-trashing = { $text }, сбросив: { $gone }
nr-option-faceup = Лицом вверх
nr-option-facedown = Лицом вниз
nr-option-installing-faceup = { $text }, лицом вверх
nr-option-trash-first = { $text }, сначала сбросив другие карты
nr-costing = { $text } · { $cost }
nr-option-ability = { $title }: { $does } · { $cost }
nr-option-break-all = Взломать всё с помощью { $name }
nr-option-jack-out = Отключиться (завершить набег)
nr-option-go-on-unless = Дальше к серверу, если ничего не вскроют
nr-option-plan-run = Решить сразу на весь набег…
nr-option-use = Использовать { $name }
nr-option-pay = Заплатить
nr-option-other = Вариант { $n }
nr-option-trigger = Использовать { $title }: { $does }
nr-option-break = Взломать: { $sub }
nr-option-access-hq = Доступ к случайной карте из HQ{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(осталось { $n })
}
nr-option-access-hq-chosen = Доступ к карте из HQ по выбору Корпорации{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(осталось { $n })
}
nr-option-access-rd = Доступ к следующей карте R&D{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(осталось { $n })
}
nr-option-from-rd = Карта { $n } сверху R&D
nr-option-from-stack = Карта { $n } сверху колоды
nr-option-leave = Оставить { $name } и идти дальше
nr-option-spend = { nr-n-credits }{ $then ->
    [stops] : трассировка не удастся
    [holds] : Бегущему её не отразить
   *[nothing] { "" }
}
nr-option-steal-next = Дальше; красть ли { $name }, спросят сразу после этого
nr-option-do-not-steal = Не красть { $name }
nr-option-letter = Названия на { $letter }
nr-option-number = X равно { $n }
nr-option-count = { $n }
nr-option-loop = { $n ->
    [0] Остановить сейчас
    [one] Ещё { $n } раз
    [few] Ещё { $n } раза
   *[other] Ещё { $n } раз
}
nr-option-instead = { $name } вместо проникновения
nr-option-not-hosted = Не размещать на карте
nr-option-hosted = Разместить на { $name }
nr-option-breach = Проникнуть: { $server }
nr-option-install-from-hq = Установить { $name } из HQ
nr-option-find-in-heap = { $name } (в зоне сброса)
nr-option-find-in-archives = { $name } (в архиве)
nr-option-install-from-archives = Установить { $name } из архива
nr-option-hosted-credits = Сначала размещённые кредиты: { $n }
nr-option-fund-credits = Сначала из фонда плохой репутации: { $n }
nr-option-no-fund = Ничего из фонда плохой репутации
nr-option-pool-only = Только кредиты из запаса
nr-option-candidate = Получить доступ и к { $name }
nr-option-no-candidate = Без доступа к { $name }
nr-option-do-not-pay = Не платить
nr-option-let-it-happen = Пусть произойдёт: { $what }
nr-option-yes = Да: { $what }

nr-confirm-go-on = { $sure ->
    [yes] То, что лежит там в открытую, при получении доступа нанесёт повреждений: { $n }, а в вашей руке { nr-n-held } — это поражение. Точно идти дальше?
   *[no] То, что лежит там в открытую, при получении доступа может нанести повреждений: { $n }, а в вашей руке { nr-n-held } — это может стать поражением. Точно идти дальше?
}
nr-confirm-run = { $sure ->
    [yes] { $name } нанесёт повреждений: { $n }, в вашей руке { nr-n-held }, а помешать этому на столе нечему — это поражение. Точно начать набег?
   *[no] { $name } может нанести повреждений: { $n }, в вашей руке { nr-n-held }, а помешать этому на столе нечему — это может стать поражением. Точно начать набег?
}
nr-confirm-go-on-to-ice = { $sure ->
    [yes] { $name } нанесёт повреждений: { $n }, в вашей руке { nr-n-held }, а помешать этому на столе нечему — это поражение. Точно идти дальше?
   *[no] { $name } может нанести повреждений: { $n }, в вашей руке { nr-n-held }, а помешать этому на столе нечему — это может стать поражением. Точно идти дальше?
}
nr-confirm-replace = { $server }{ $central ->
    [yes] , корень:
   *[no] :
} карта { $name } будет сброшена. Всё равно установить туда?
nr-confirm-purge = В игре нет ни одного жетона вируса. Точно потратить впустую { nr-n-clicks }?
nr-confirm-empty-rd = { $n ->
        [0] R&D пуст
        [one] В R&D { $n } карта
        [few] В R&D { $n } карты
       *[many] В R&D { $n } карт
    }: кто должен взять карту и не может, проигрывает. Точно взять?
nr-confirm-score = Можно зачесть { $name }. Точно закончить ход?
nr-confirm-flatline = { $sure ->
    [yes] Подпрограммы нанесут повреждений: { $n }, а в вашей руке { nr-n-held } — это поражение. Точно дать им разрешиться?
   *[no] Подпрограммы могут нанести повреждений: { $n }, а в вашей руке { nr-n-held } — это может стать поражением. Точно дать им разрешиться?
}
nr-confirm-harm = { $sure ->
    [yes] Это нанесёт повреждений: { $n }, а в вашей руке останется { nr-n-held } — это поражение. Точно так?
   *[no] Это может нанести повреждений: { $n }, а если до того ничего не взять, в вашей руке останется { nr-n-held } — это может стать поражением. Точно так?
}
nr-confirm-harm-and-more = { $sure ->
    [yes] Это и то, что впереди, нанесёт повреждений: { $n }, а в вашей руке { nr-n-held } — это поражение. Точно так?
   *[no] Это и то, что впереди, может нанести повреждений: { $n }, а в вашей руке { nr-n-held } — это может стать поражением. Точно так?
}
nr-confirm-stay = { $sure ->
    [yes] То, что впереди, нанесёт повреждений: { $n }, а в вашей руке { nr-n-held } — это поражение. Точно остаться?
   *[no] То, что впереди, может нанести повреждений: { $n }, а в вашей руке { nr-n-held } — это может стать поражением. Точно остаться?
}
nr-n-held = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
nr-confirm-last-click = Этим кликом можно продвинуть { $name } и затем зачесть. Точно сделать что-то другое?
nr-confirm-theirs = { $name } — карта другого игрока, а выбрать можно и свою. Всё равно выбрать её?
nr-confirm-only-theirs = Жетоны карты { $name } можно положить только на карты другого игрока. Точно это сделать?
nr-confirm-no-use = Ни одной из ваших карт, на которые можно положить жетоны карты { $name }, они не пригодятся. Точно это сделать?
nr-confirm-unused = Карте { $name } эти жетоны не нужны, а другим вашим картам пригодятся. Всё равно выбрать её?
nr-confirm-leave = Цена кражи — { $cost }, и этого у вас хватает. Точно оставить?

nr-pass = Пас
nr-pass-trigger = Не использовать
nr-pass-triggers = Не использовать ни одну
nr-pass-encounter = Пусть невзломанные подпрограммы разрешатся
nr-pass-go-on = Дальше
nr-pass-rez = Не вскрывать
nr-pass-rez-nothing = Ничего не вскрывать, дальше
nr-option-rez-nothing = Ничего не вскрывать в этом набеге
nr-pass-begin = Начать ход
nr-pass-end = Закончить ход
nr-stay-subroutines = { $n ->
    [0] Дальше (подпрограмм не осталось)
    [one] { $does ->
        [none] Дальше (ещё { $n } подпрограмма)
       *[other] Дальше (ещё { $n } подпрограмма: { $does })
    }
    [few] { $does ->
        [none] Дальше (ещё { $n } подпрограммы)
       *[other] Дальше (ещё { $n } подпрограммы: { $does })
    }
   *[other] { $does ->
        [none] Дальше (ещё { $n } подпрограмм)
       *[other] Дальше (ещё { $n } подпрограмм: { $does })
    }
}
nr-stay-breach = Продолжить проникновение
nr-go-on-server = Дальше к серверу
nr-go-on-ice = Дальше (льда впереди: { $n })

## The end

nr-result-draw = Игра заканчивается вничью.
nr-result-points = { nr-winner } побеждает по очкам агенд.
nr-result-flatline = { nr-winner } побеждает: Бегущий погибает.
nr-result-decked = { nr-winner } побеждает: Корпорации не из чего брать карту, R&D пуст.
nr-result-card = { nr-winner } побеждает благодаря карте.
nr-result-lesson = Урок окончен.
nr-result-conceded = { nr-winner } побеждает: другой игрок сдаётся.
nr-result-time = { nr-winner } побеждает: у другого игрока вышло время.
nr-result-abandoned = Игра прервана, победителя нет.
nr-winner = { $name ->
    [none] { nr-the-role }
   *[other] { $name }
}
nr-the-role = { $seat ->
    [corp] Корпорация
   *[runner] Бегущий
}

## What a player has, in words above the picture

nr-standing-bad-publicity = плохая репутация: { $n }
