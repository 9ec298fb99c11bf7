# NEON HOPE: cards for reading.

nhe-keyword = { $name } ({ $reminder })
nhe-keyword-confrontation = Противостояние
nhe-keyword-additional-consequences = Дополнительные последствия
nhe-keyword-unpredictable = Непредсказуемость
nhe-keyword-reckless = Безрассудство
nhe-keyword-teamwork = Командная работа
nhe-keyword-flexible = Гибкость
nhe-reminder-confrontation = вам нельзя уйти из локации этой карты
nhe-reminder-additional-consequences = затем возьмите и разрешите ещё одну карту столкновения
nhe-reminder-unpredictable = черепа считаются Эпическим провалом
nhe-reminder-reckless = откройте ещё один модификатор
nhe-reminder-teamwork = подходящий заряд может дать 1 импульс вместо +2
nhe-reminder-flexible = 1 заряд любой характеристики можно потратить так, будто он подходит

nhe-stays = Не приходит к вам; двигают эту карту только её собственные эффекты.

nhe-threshold-flip = Карта слежки переворачивается на сторону эскалации.
nhe-threshold-end = Эпизод проигран.

nhe-task-danger = опасность { $n }
nhe-task-retreat = отступление { $n }
nhe-task-slots = { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
}
nhe-task-retreat-box = поле отступления { $n }
nhe-count-per = { $base ->
    [0] { $each } на персонажа
   *[other] { $base } + { $each } на персонажа
}
nhe-by-characters = { $one }, { $two }, { $three } или { $four } для 1, 2, 3 или 4 персонажей
nhe-token-hope = надежда
nhe-token-resource = ресурс
nhe-token-attribute = жетон: { $attribute }

nhe-fact-secrets = Секреты
nhe-fact-counters = Счётчики
nhe-fact-support = Поддержка
nhe-fact-task = Задача
nhe-fact-secondary = Вторая задача
nhe-fact-number = Номер
nhe-fact-bonus = Прибавка к характеристике
nhe-fact-impacts = Импульсы
nhe-fact-cost = Стоимость
nhe-fact-uses = Использования
nhe-fact-upper = Верхняя локация
nhe-fact-lower = Нижняя локация
nhe-fact-health = Здоровье
nhe-fact-stage = Стадия { $n }
nhe-fact-appears = Появляется
nhe-fact-goal = Цель
nhe-appears-here = в вашей локации
nhe-appears-upper = в верхней локации вашего окружения
nhe-appears-lower = в нижней локации вашего окружения
nhe-appears-start = в начальной локации
nhe-appears-network = в сети

nhe-kind-character = Персонаж
nhe-kind-action = Карта действия
nhe-kind-tool = Инструмент
nhe-kind-character-tool = Инструмент персонажа
nhe-kind-environment = Окружение
nhe-kind-clue = Улика
nhe-kind-enemy = Враг
nhe-kind-condition = Состояние
nhe-kind-event = Событие
nhe-kind-community = Карта сообщества
nhe-kind-chapter = Глава
nhe-kind-surveillance = Карта слежки
nhe-kind-episode = Эпизод
nhe-kind-campaign = Кампания
nhe-trait-universal = Универсальная
nhe-trait-elite = Элитный

nhe-difficulty = { $level ->
    [normal] Обычная
    [advanced] Повышенная
    [hard] Высокая
   *[hopeless] Безнадёжная
}
nhe-may-question = { $effects } Сделать это?
