# NEON HOPE: where a game stands, what is asked, what each choice means, what happened.

## Names

nh-type = { $type ->
    [investigate] Расследование
    [support] Поиск поддержки
    [fight] Бой
   *[hack] Взлом
}
nh-any-task = любая задача
nh-zone = { $zone ->
    [network] сеть
    [community] зона сообщества
    [scrap] утиль
   *[other] стол
}
nh-token = { $kind ->
    [hope] надежда
   *[resource] ресурс
}
nh-attribute-token = жетон: { $attribute }
nh-charges-left = осталось зарядов: { $n }
nh-modifier = { $modifier ->
    [skull] череп
    [epic-win] Эпический успех
   *[epic-fail] Эпический провал
}
nh-keyword = { $keyword ->
    [confrontation] Противостояние
    [additional-consequences] Дополнительные последствия
    [unpredictable] Непредсказуемость
    [reckless] Безрассудство
    [teamwork] Командная работа
   *[flexible] Гибкость
}
nh-slot = { $kind ->
    [slot] Ячейка взлома
    [stress] Символ стресса
    [surveillance] Символ слежки
   *[retreat] Поле отступления
}
nh-difficulty = { $level ->
    [normal] Обычная
    [advanced] Повышенная
    [hard] Высокая
   *[hopeless] Безнадёжная
}
nh-percent = { $n } %
nh-impacts = { $n ->
    [one] { $n } импульс
    [few] { $n } импульса
   *[other] { $n } импульсов
}
nh-previously = Ранее в { $campaign }
nh-previously-gone = Больше нет: { $note }
nh-previously-who = { $who }: { $what }
nh-previously-choice = Ваш выбор: «{ $choice }».
nh-chapter-title = Глава { $n }: { $name }
nh-group = { $group ->
    [tasks] Задачи
    [move] Переход
    [abilities] Способности
    [focus] Сосредоточение
    [cards] Карты
    [hope] Надежда
    [boosted] С дополнением
    [charges] Заряды
    [tools] Инструменты
   *[choices] Варианты
}

## Where the game stands

nh-where-over = Эпизод окончен
nh-where-setup = Подготовка
nh-where-between = Раунд { $n }: кто ходит следующим?
nh-where-turn = Раунд { $n }: ход персонажа { $hero }, { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}
nh-where-task = Раунд { $n }: { $hero }, { nh-type } – { $card }
nh-where-encounter = Раунд { $n }: фаза столкновений
nh-where-encounter-card = Раунд { $n }: фаза столкновений, { $hero } разрешает { $card }

## Prompts

nh-prompt-other = Выберите.
nh-prompt-offer = Это предложение видите только вы. Что вы выбираете?
nh-prompt-choose = Выберите одно.
nh-prompt-begin = Кто следующий? Ход достаётся тому, кто первым что-нибудь сделает.
nh-prompt-action = Ваш ход: { $actions ->
    [0] действий не осталось.{ $race ->
        [1] { "" }
       *[other] { " " }Ход закончится, как только продолжит кто-то другой.
    }
    [one] осталось { $actions } действие.
    [few] осталось { $actions } действия.
   *[other] осталось { $actions } действий.
}{ $ends ->
    [yes] {" "}С ним ход может закончиться: сосредоточьтесь раньше, если хотите.
   *[no] {""}
} Что вы делаете?
nh-prompt-play = { $card }: { $attribute } { $value } против { $difficulty }{ $danger ->
    [0] { "" }
   *[other] { " " }(опасно ниже { $danger })
}. Сыграть к этому карту?
nh-prompt-charges = { $card }: { $attribute } { $value } против { $difficulty }, { $chance }. { $gives ->
    [impact] Потратить заряд на 1 импульс?
    [either] Потратить заряд?
   *[more] Потратить заряд на +2?
}
nh-prompt-help = Нужна помощь, { $hero }: { $attribute }, нужно { $difficulty }, есть { $value } ({ $chance }). { $gives ->
    [impact] Помочь зарядом на 1 импульс?
    [either] Помочь зарядом?
   *[more] Помочь зарядом на +2?
}
nh-prompt-go-on = Ждать не обязательно: зарядом ещё могут помочь ({ $hero }; сейчас { $chance }).
nh-prompt-task-ability = { $card }: { $attribute } { $value } против { $difficulty }, { $chance }. Что-нибудь использовать?
nh-prompt-stress = { $n ->
    [one] Вы получаете { $n } стресс: сбросьте карту или потратьте надежду.
    [few] Вы получаете { $n } стресса: на каждый сбросьте карту или потратьте надежду.
   *[other] Вы получаете стресс: { $n }. На каждый сбросьте карту или потратьте надежду.
}
nh-prompt-focus-cards = Вы сосредотачиваетесь: возьмите обратно { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
nh-prompt-buy = У вас { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[other] { $resources } ресурсов
}. Купить инструмент?
nh-prompt-support = Какой жетон вы берёте с { $card }?
nh-prompt-slot = Куда вы ставите кубик взлома на { $card }?{ $covers ->
    [yes] {" "}Закрытый символ не считается ни при опасности, ни при атаке врага.
   *[no] {""}
}
nh-prompt-follower = { $card } становится спутником: чьим?
nh-prompt-order = Пора разрешить несколько эффектов. Какой первый?
nh-prompt-universal = Играя в одиночку, вы берёте с собой 2 универсальные карты других персонажей.
nh-prompt-starting-hand = Выберите начальную руку, карт: { $n }. Остальные начинают в вашем сбросе.
nh-prompt-tool-side = Какой стороной вашего инструмента персонажа вы играете?
nh-prompt-enemy-moves = Какой враг приходит к вам?
nh-prompt-another = { $text } Какой персонаж?
nh-prompt-target = { $text } Выберите.
nh-prompt-attribute = { $text } Какая характеристика?
nh-prompt-recharge = На какой жетон вернуть заряд?
nh-prompt-move = Куда?
nh-prompt-take-back = { $n ->
    [one] Какую карту вы берёте обратно?
    [few] Какие { $n } карты вы берёте обратно?
   *[other] Какие { $n } карт вы берёте обратно?
}
nh-prompt-rolled = Кубик показывает две характеристики: какая из них?
nh-prompt-archive = { $n ->
    [one] Какой модификатор уходит в архив?
    [few] Какие { $n } модификатора уходят в архив?
   *[other] Какие { $n } модификаторов уходят в архив?
}
nh-prompt-analyse-modifiers = Эти модификаторы видите только вы. Какие из них уходят в архив (не больше { $most })?
nh-prompt-analyse-encounters = Эти карты столкновений видите только вы. Какие из них сбросить (не больше { $most })?
nh-prompt-shape-modifiers = Выберите открытые модификаторы, которые замешать обратно: { $n }.
nh-prompt-optional = { $card }: { $text } Сделать это?

nh-because = { $cause }: { $text }
nh-cause-threshold = Слежка дошла до { $n }
nh-cause-danger = Опасность ({ $card })
nh-cause-attack = Враги атакуют
nh-cause-empty = Ваша рука пуста

## Options

nh-option-task = { $stands ->
    [under] { nh-type }:
   *[alone] { nh-type }: { $card } ·
}{" "}{ $attribute } { $value } против { $difficulty } · { $chance }{ $asks ->
    [yes] { " " }…
   *[no] { "" }
}
nh-option-direct = { $stands ->
    [under] { nh-type }:
   *[alone] { nh-type }: { $card } ·
}{" "}{ $attribute } + { $action } · { $chance }
nh-with-may = { $card } (с «можно»)
nh-price-stress = стресс: { $n }
nh-own-ability = Своя способность
nh-only-chance = Больше ничего.
nh-no-card = без карты
nh-option-move = Перейти: { $place }
nh-option-move-there = Перейти: { $place } ({ $there })
nh-odds = { $what ->
    [danger] опасность{" "}
    [retreat] отступление{" "}
   *[success] {""}
}{ $now } → { $then }
nh-odds-hardly = { $now }, почти без перемен
nh-option-ability = { $card }{ $cost }: { $text }
nh-option-boost = { $card }{ $cost } · { $change } · { $text }
nh-ability-cost = { $cost ->
    [action] 1 действие
    [recycle] вернуть в набор
    [scrap] в утиль
   *[use] 1 использование
}
nh-option-focus = Сосредоточиться: сбросить руку, выносливость { $n }, взять обратно { $n }
nh-option-end = Закончить мой ход
nh-option-begin = Начать мой ход
nh-option-no-card = Без карты · { $chance }
nh-option-charge = Жетон ({ $attribute }): +2 · { $change }
nh-option-charges = Жетоны ({ $attribute }, { $n }): +{ $more } · { $change }
nh-option-team = Жетон ({ $attribute }): 1 импульс (Командная работа)
nh-option-buy = { $only ->
        [yes] Только{" "}
       *[no] {""}
    }{ $card } · { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
}
nh-option-yes = Да
nh-option-no = Нет
nh-option-done = Готово
nh-option-back = Назад: сделать что-то другое
nh-option-go-on = Продолжить без помощи
nh-option-looked = Готово
nh-hope = надежда
nh-option-spend-hope = { $n ->
    [1] Потратить 1 надежду
   *[other] Потратить { $n }-ю надежду
}
nh-confirm-exhausting = Сосредоточиться сейчас — значит истощиться: ваш ход закончится, и после этого раунда эпизод будет проигран. Точно?
nh-confirm-end = У вас ещё { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}. Закончить ход?

## Results

nh-result = { $won ->
    [true] Эпизод выигран
   *[false] { $reason ->
        [surveillance] Эпизод проигран: слежка вас настигла
        [exhausted] Эпизод проигран: персонаж истощён
        [abandoned] Эпизод прерван игроками
        [lesson] Урок окончен
       *[other] Эпизод проигран
    }
}{ $named ->
    [no] .
   *[yes] : «{ $name }».
}

## Log

nh-log-round = __Раунд { $n }__
nh-log-turn = ▸ Ход персонажа { $hero }
nh-log-task = { $hero }: { nh-type } – { $card } ({ $attribute }, { $n }){ $plays ->
    [yes] , сыграно: { $played }
   *[no] { "" }
}
nh-log-uses = { $hero } использует { $card }
nh-log-chooses = { $hero } выбирает «{ $other }»
nh-log-modified = { $card }: { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}
nh-log-impacts = { $card }: { $n ->
    [one] { $n } импульс
    [few] { $n } импульса
   *[other] { $n } импульсов
}
nh-log-extra-reveal = { $card }: ещё один модификатор
nh-log-outcome = { $revealed } → { $epic ->
    [win] успех
    [fail] неудача
   *[no] { $value } против { $difficulty }, { $outcome ->
        [success] успех
       *[failure] неудача
    }
}
nh-log-surveillance = Слежка { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
}: { $other }
nh-log-gains = { $hero } получает { $kind ->
    [hope] надежду: { $n }
   *[resources] { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[other] { $n } ресурсов
    }
}
nh-log-token = { $hero } получает жетон: { $other }
nh-log-charge = { $hero } тратит заряд ({ $other }): { $place ->
    [team] 1 импульс
   *[other] +2
}
nh-log-recharge = { $hero } возвращает заряд на жетон: { $other }
nh-log-stress = { $hero } получает стресс: { $n }
nh-log-late-focus = { $hero }: карт на руке нет, сосредоточение — после задания
nh-log-spent-threshold = если слежка снова дойдёт до { $other }, ничего не сработает
# $other: the thresholds; $n: where surveillance begins
nh-log-past-threshold = То, что слежка вызывает при { $other }, не сработает: эпизод начинается со слежки { $n }
nh-log-excess = { $hero }: не осталось ни карт, ни надежды, слежка +1
nh-log-move = { $hero } → { $place }
nh-log-extra-action = { $hero } может выполнить ещё { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}
nh-log-enters = { $card } входит в игру: { $place }
nh-log-environment = Новое окружение: { $card }
nh-log-turned = Переворот карты: { $card }
nh-log-scrapped = В утиль: { $card }
nh-log-secrets = { $card }: секретов меньше на { $n }
nh-log-damage = { $card } получает повреждения: { $n }
nh-log-location = { $other ->
    [locked] 🔒 Закрыто на замок: { $place }
    [closing] ⚠️ Закроется следующей: { $place }
    [closed] ⚠️ Закрывается: { $place }
   *[open] Открыто: { $place }
}
nh-log-environment-turned = Окружение переворачивается: { $card }
nh-log-environment-leaves = { $card } покидает игру
nh-place-access = { $place } ({ $access ->
    [locked] на замке
    [closing] закроется следующей
   *[closed] закрыто
})
nh-log-secret = { $hero } хранит тайну: { $other }
nh-log-stage = ⚠️ Стадия { $n }: { $card }
nh-log-healed = { $card }: повреждения −{ $n }
nh-log-counters = { $card }: счётчик { $sign ->
    [up] +{ $abs }
   *[down] −{ $abs }
} ({ $other })
nh-log-die = Кубик взлома на { $card }
nh-log-defeated = Повержен враг: { $card }
nh-log-retreats = { $card } отступает
nh-log-returns = { $card } возвращается
nh-log-enemy-moves = { $card } приходит: { $place }
nh-log-follower = { $card } идёт за персонажем { $hero }
nh-log-buys = { $hero } покупает { $card }
nh-log-recycled = { $hero } возвращает в набор { $card }
nh-log-attacks = { $card } атакует: { $hero }
nh-log-focus = { $hero } сосредотачивается
nh-log-take-back = { $hero } берёт обратно { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
nh-log-exhausted = ⚠️ Выносливость исчерпана: { $hero }
nh-log-says = { $card }: «{ $text }»
nh-log-threshold = Слежка дошла до { $n }
nh-log-escalation = ⚠️ Карта слежки переворачивается на сторону эскалации
nh-log-chapter-done = Цель выполнена: { $card }
nh-log-encounter-phase = __Фаза столкновений { $n }__
nh-log-draws = Вы берёте { $card }
nh-log-encounter = { $hero } разрешает { $card }
nh-log-consequences = { $hero } берёт ещё одну карту
nh-log-reshuffled = Сброс столкновений замешан в новую колоду
nh-log-shuffled-in = Новое в колоде столкновений: «{ $other }»
nh-log-reset = Сетка собрана заново
nh-log-archived = В архив: { $n ->
    [one] { $n } модификатор
    [few] { $n } модификатора
   *[other] { $n } модификаторов
}
nh-log-analyses = { $hero } смотрит { $n ->
    [one] { $n } модификатор
    [few] { $n } модификатора
   *[other] { $n } модификаторов
}
nh-log-analyses-encounters = { $hero } смотрит сверху { $n ->
    [one] { $n } карту столкновения
    [few] { $n } карты столкновений
   *[other] { $n } карт столкновений
}
nh-log-encounter-discarded = Сброшено: { $card }
nh-log-shapes = { $hero } формирует { $n ->
    [one] { $n } модификатор
    [few] { $n } модификатора
   *[other] { $n } модификаторов
}
nh-log-rolled = { $hero } бросает кубик: { $other }
nh-log-die-turned = Кубик повёрнут: { $other }
nh-log-quiet = Черепа этой задачи не пробуждают врагов
nh-log-pool = Со следующего эпизода в наборе модификаторов { $other }: { $sign ->
    [up] на { $abs } больше
   *[down] на { $abs } меньше
}
nh-log-tracker = { $other }: { $n }
nh-log-crossed = Вычеркнуто: { $other }
nh-log-mark = { $hero } отмечает: { $other }
nh-log-unmark = { $hero } вычёркивает: { $other }
nh-log-swap = Со следующего эпизода: { $other } вместо { $card }
nh-log-note = Заметка: { $other }
nh-log-ends = Эпизод заканчивается
nh-recap-more = { $n ->
    [0] …
    [one] … ещё { $n } строка в разделе *Журнал*
    [few] … ещё { $n } строки в разделе *Журнал*
   *[other] … ещё { $n } строк в разделе *Журнал*
}
