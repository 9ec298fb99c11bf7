# Decks of players' own

bot-command-deck = Ваши собственные колоды
bot-command-deck-import = Загрузить колоду: вставить список или прислать файл
bot-command-deck-list = Ваши колоды
bot-command-deck-show = Показать одну из ваших колод, себе или всем здесь
bot-command-deck-rename = Переименовать одну из ваших колод
bot-command-deck-delete = Удалить одну из ваших колод
bot-command-deck-export = Одна из ваших колод файлом
bot-command-deck-copy = Скопировать одну из ваших колод
bot-option-deck = Какая колода
bot-option-deck-file = Список: текст, Markdown, BBCode, JSON или OCTGN (.o8d)
bot-option-deck-name = Название колоды
bot-option-deck-identity = Карта личности, если её нет в списке
bot-option-deck-public = Видят ли её здесь все
bot-option-deck-format = В каком виде записать
bot-deck-import = Загрузить колоду
bot-deck-paste = Список
bot-deck-hint = 3x Hedge Fund … и карта личности. Длиннее 4000 знаков? Загрузите файлом.
bot-deck-name-form = Название (или как в списке)
bot-deck-identity-form = Карта личности (если её нет в списке)
bot-deck-name = Название
bot-deck-new = Загрузить колоду…
bot-deck-list = { $n ->
    [one] **Ваши колоды: { $n }**
    [few] **Ваши колоды: { $n }**
   *[other] **Ваши колоды: { $n }**
}
bot-deck-no-decks = У вас здесь пока нет колод.
bot-deck-none = Такой колоды нет.
bot-deck-not-named = У вас нет колоды «{ $name }» или таких несколько.
bot-deck-taken = У вас уже есть колода с названием { $name }.
bot-deck-nameless = Колоде нужно название.
bot-deck-link = Это ссылка, а ссылки здесь не открываются. Откройте её сами, скопируйте список или экспортируйте его текстом и загрузите; ничего не сохранено.
bot-deck-many = Колод у вас уже { $n }, больше не хранится. Сначала удалите одну.
bot-deck-large = Этот файл слишком велик для списка колоды: не больше { $most } кБ.
bot-deck-slow = Этот файл слишком долго читать. Присылайте списки по одному.
bot-deck-unread = Файл не удалось получить. Попробуйте ещё раз.
bot-deck-refused = **Список не принят; ничего не сохранено.**
bot-deck-more = и ещё { $n }
bot-deck-doubts = { $n ->
    [one] **{ $n } название неясно.** Какая карта имеется в виду?
    [few] **{ $n } названия неясны.** Какие карты имеются в виду?
   *[other] **{ $n } названий неясны.** Какие карты имеются в виду?
}
bot-deck-no-identity = **В списке не названа карта личности.** Какая она?
    Её нет среди этих? Загрузите список ещё раз и укажите карту личности.
bot-deck-which-identity = Карта личности
bot-deck-did-you-mean = Может быть…?
bot-deck-keep-as-it-is = Оставить как написано; играть этой картой нельзя
bot-deck-keep-all = Оставить все как написано
bot-deck-leave-out = Ни одна из них: пропустить
bot-deck-suggested = Всё, как предложено
bot-deck-drop = Забыть список
bot-deck-dropped = Список забыт; ничего не сохранено.
bot-deck-no-draft = Открытого списка больше нет. Загрузите его ещё раз.
bot-deck-skipped = Эти строки не означают карт и пропущены: { $lines }
bot-deck-kept = { $n ->
    [one] Сохранена { $n } колода:
    [few] Сохранены { $n } колоды:
   *[other] Сохранено { $n } колод:
}
bot-deck-left = { $n ->
    [one] Не сохранена { $n }. Загрузите её отдельно:
    [few] Не сохранены { $n }. Загрузите их по отдельности:
   *[other] Не сохранено { $n }. Загрузите их по отдельности:
}
bot-deck-legal = Допустима в форматах: { $formats }
bot-deck-mark-missing = ⛔ { $n ->
    [one] { $n } карта пока не играется
    [few] { $n } карты пока не играются
   *[many] { $n } карт пока не играются
}
bot-deck-mark-unfinished = ⛔ пока не допустимая колода
bot-deck-mark-casual = ⚠️ допустима только в свободном формате
bot-deck-marks = Почему — скажет `/deck show` для каждой колоды.
bot-deck-play = Играть
bot-deck-play-whom = Против кого сыграть колодой **{ $name }**? Игры с компьютером приходят вам в личные сообщения, и больше никто их не видит. Человека вы вызываете через `/netrunner challenge`, указав эту колоду в `deck`.
bot-deck-why = Почему недопустима…
bot-deck-why-title = **{ $name }**: что не пускает её в форматы
bot-deck-why-not = **{ $name }** допустима во всех форматах.
bot-deck-illegal = { $format }: { $reason }{ $n ->
    [0] { "" }
   *[other] { " " }(и ещё { $n })
}
bot-deck-unfinished = **Пока недопустимая колода:**
bot-deck-of = Колода игрока { $name }
bot-deck-export = Экспортировать…
bot-deck-post = Показать здесь
bot-deck-rename = Переименовать…
bot-deck-copy = Копировать
bot-deck-delete = Удалить…
bot-deck-deleted = Удалить
bot-deck-keep = Оставить
bot-deck-delete-sure = Удалить { $name } насовсем?
bot-deck-gone = { $name }: удалено.
bot-deck-form-text = Текст
bot-deck-form-markdown = Markdown
bot-deck-form-bbcode = BBCode
bot-deck-form-jinteki = jinteki.net
bot-deck-form-octgn = OCTGN (.o8d)
bot-deck-form-json-v3 = NetrunnerDB JSON (v3)
bot-deck-form-json-v2 = NetrunnerDB JSON (v2)
bot-deck-form-download = Текст с наборами
bot-deck-form-packed = Простые строки, карта личности первой
bot-deck-form-bare = Только карты
bot-command-deck-play = Сыграть одной из ваших колод против компьютера
bot-option-deck-computer = Насколько силён компьютер
bot-option-deck-played = Формат для обеих колод; компьютер получает случайную допустимую колоду
bot-option-deck-against = Какой из ваших колод вместо этого играет компьютер
bot-deck-same-side = { $name } принадлежит той же стороне. Компьютеру нужна колода другой.
bot-deck-not-legal = { $name }: колода недопустима в формате { $format }:
    { $lines }
bot-deck-ours = **Наши колоды**, для всех: `/deck play` — сыграть ими, `/deck copy` — взять себе копию.

# Challenges with decks

bot-decks-own = свои колоды
bot-decks-format = свои колоды, { $format }
bot-challenge-same-decks = оба с колодами прошлой игры
bot-option-challenge-format = Со своими колодами: какие карты разрешены (свободный, если указана только колода)
bot-option-challenge-deck = Ваша колода или одна из наших; случайная допустимая, если указан только формат
bot-challenge-level-or-deck = На уровне играют его стартовыми колодами. Укажите либо уровень, либо формат и колоду.
bot-challenge-deck-changed = Колода, с которой пришёл игрок { $name }, больше не допустима в этом формате. Нужен новый вызов.
bot-deck-other-side = { $name } — колода другой стороны ({ $side }), а вы выбрали не её.
bot-deck-none-random = { $format }: из карт, которыми здесь играют, не собрать допустимой колоды.
bot-deck-random = Случайная допустимая колода
bot-deck-which = **Какой колодой вы играете?** { $format }.
bot-deck-which-side = **Какой колодой вы играете за эту сторону: { $side }?** { $format }.
bot-deck-which-not = Сегодня недопустимы в формате { $format }:
bot-deck-choose = Выберите колоду…
bot-deck-brought = Вы играете колодой { $name }. Игра открывается в собственной ветке в { $channel }.

# Cards that words fit

bot-cards-found = { $n ->
    [one] **К «{ $words }» подходит { $n } карта**
    [few] **К «{ $words }» подходят { $n } карты**
   *[other] **К «{ $words }» подходит { $n } карт**
}
bot-cards-not-yet = здесь пока нельзя играть
bot-cards-open = Прочитать…
bot-cards-page = Страница { $page } из { $pages }
bot-cards-back = Назад
bot-cards-on = Дальше
