# NEON HOPE's pictures and their descriptions.

# The banner.
rnh-your-move = Ваш ход
rnh-turn = Действует { $name }
rnh-who-next = Кто следующий? { $names }
rnh-deciding = Решают: { $names }
rnh-setup = Подготовка
rnh-playing = Эпизод идёт
rnh-won = Эпизод выигран
rnh-lost = Эпизод проигран
rnh-over = Эпизод окончен
rnh-round = Раунд { $n }
rnh-or = { $first } или { $last }
rnh-and = { $first } и { $last }
rnh-no-advice = Карты столкновений: без советов, пока не разрешены все

# Chapter, surveillance, grid.
rnh-chapter = Глава { $n }
rnh-surveillance = Слежка
rnh-escalated = эскалация
rnh-threshold = При { $n }: { $text }
rnh-epic-fail = Эпический провал ещё и: { $text }
rnh-grid = Сетка
rnh-grid-later = Сетку выложат после подготовки.
rnh-face-down = закрыто: { $n }
rnh-archive = Архив { $n }
rnh-hidden = Скрыто

# Places and cards.
rnh-nothing-here = здесь ничего
rnh-percent = { $n } %
rnh-danger = опасность { $n }
rnh-retreat = отступление { $n }
rnh-retreats = отступает
rnh-retreated = отступил
rnh-elite = Элитный
rnh-secrets = { $n ->
    [one] { $n } секрет
    [few] { $n } секрета
   *[other] { $n } секретов
}
rnh-network = Сеть
rnh-network-empty = нет карт, кроме слежки
rnh-encounter-deck = Колода столкновений { $n }
rnh-encounter-discard = сброс { $n }
rnh-discard-top = { $n } (сверху { $top })
rnh-scrap = Утиль { $n }
rnh-uses = использований: { $n }
rnh-access = { $access ->
    [locked] на замке
    [locking] следующей на замок
    [closing] закроется следующей
   *[closed] закрыто
}
rnh-secrets-kept = Знаете только вы
rnh-attacks = атакует:
rnh-stage = стадия { $n }/{ $of }
rnh-counters = { $name ->
    [none] счётчик: { $n }
   *[other] { $name } { $n }
}
rnh-used = использовано

# Characters.
rnh-endurance = выносливость
rnh-hand = рука
rnh-hope = надежда
rnh-resources = ресурсы
rnh-actions = действия
rnh-lead = ведущий
rnh-exhausted = истощение
rnh-done = ход сделан
rnh-at-turn = ходит
rnh-tools = Инструменты

# The task being performed.
rnh-task-by = { $name } выполняет задачу: { $card }
rnh-value = значение
rnh-needed = нужно
rnh-revealed = открыто
rnh-nothing-revealed = пока ничего не открыто
rnh-success = успех
rnh-failure = неудача

# The hand.
rnh-played = играет
rnh-your-hand = { $n ->
    [0] Ваша рука пуста
    [one] Ваша рука: { $n } карта
    [few] Ваша рука: { $n } карты
   *[other] Ваша рука: { $n } карт
}
rnh-impact = { $n ->
    [one] импульс
    [few] импульса
   *[other] импульсов
}
rnh-universal = Универсальная
rnh-discard-pile = Сброс
rnh-tool-set = Набор инструментов
rnh-in-play = В игре
rnh-tokens = Жетоны
rnh-drawn = Ваша карта столкновения
rnh-drawn-alone = Вы решаете одни: без советов.
rnh-looked-at = Вы смотрите
rnh-archive-known = Архив, каким вы его знаете

# Descriptions for those who do not see the picture.
rnh-more = Остальное на столе не описано.
rnh-alt-name-role = { $name } ({ $role })
rnh-alt-surveillance = Слежка { $n } из { $last }.
rnh-alt-surveillance-escalated = Слежка { $n } из { $last }, эскалация.
rnh-alt-next = Следующий порог при { $n }.
rnh-alt-goal = Глава { $n }, { $name }: { $goal }
rnh-alt-hero = { $name }, { $place }: выносливость { $endurance }, рука { $hand }, надежда { $hope }, ресурсы { $resources }, действия { $actions }
rnh-alt-hero-begins = { $name }: выносливость { $endurance }, остальное ещё выбирается
rnh-alt-nowhere = пока нигде
rnh-alt-grid = Сетка: закрыто { $down }, открыто { $up }.
rnh-alt-place = { $name }: { $cards }.
rnh-alt-secrets = { $name } ({ $n ->
    [one] { $n } секрет
    [few] { $n } секрета
   *[other] { $n } секретов
})
rnh-alt-attacks = атакует: { $n } { $kind ->
    [stress] стресс
   *[surveillance] слежка
}
rnh-alt-enemy = { $name } (враг, повреждения { $damage } из { $health })
rnh-alt-enemy-gone = { $name } (враг, отступил)
rnh-alt-network = Сеть: { $cards }.
rnh-alt-condition = { $name } (кубиков: { $filled } из { $slots })
rnh-alt-task = { $name }: { $task } на { $card }, значение { $value }.
rnh-alt-hand = Ваша рука, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}:
rnh-alt-list = { $label }: { $items }.

# Modifiers in words.
rnh-skull = череп
rnh-epic-win-name = Эпический успех
rnh-epic-fail-name = Эпический провал

# What is new, and the course of an episode
rnh-new = новое
rnh-campaign-before = { $n ->
    [one] до этого { $n } шаг
    [few] до этого { $n } шага
   *[other] до этого { $n } шагов
}
rnh-campaign-next = дальше
rnh-campaign-over = Кампания окончена
rnh-campaign-modifiers = Модификаторы
rnh-campaign-pool = { $n } × { $modifier }
rnh-campaign-choice = «{ $choice }»
rnh-campaign-crossed = Вычеркнуто: { $note }
rnh-campaign-healed = Больше нет: { $note }
rnh-campaign-card = новое умение: { $card }
rnh-campaign-who = { $who }: { $what }
rnh-campaign-learned = { $card } вместо { $old }
rnh-campaign-unscathed = Пока ничего не потеряно и ничему не научились
rnh-alt-campaign-next = дальше { $step }
rnh-course-surveillance = Слежка (все вы)
rnh-course-endurance = Выносливость
rnh-course-completed = Выполненные задачи
rnh-course-round = Раунд
rnh-alt-course = Ход эпизода. Слежка в конце каждого раунда: { $values }, из { $most }.
rnh-alt-course-hero = { $name }: выносливость { $endurance }, выполненных задач { $n }.
