# Netrunner: what is said of a deck list that was read. $text is what stands there, $where its line or place
# (0: the whole list), $card a card's name.

nri-not-a-list = Это не список колоды. В списке по строке на карту, например «3x Hedge Fund», и карта личности.
nri-too-big = Это слишком много для списка колоды: не больше { $most } кБ.
nri-empty-deck = В этом списке нет карт.
nri-bad-xml = Этот файл OCTGN повреждён: неправильный XML.
nri-doctype-refused = Этот XML объявляет тип документа, а в файлах колод такого не бывает. Файл не прочитан.
nri-wrong-game = Этот файл колоды от другой игры.
nri-bad-json = Этот JSON повреждён или обрезан.
nri-not-found = Сайт, с которого это скопировано, не нашёл колоду: ответ пуст.
nri-upstream-error = Это сообщение об ошибке сайта, с которого скопирован текст, а не колода.
nri-no-identity = В списке не названа карта личности. Добавьте строку с её названием.
nri-several-identities = Строка { $where }: { $card } — одна из нескольких карт личности. В колоде она одна.
nri-wrong-side = { $card } принадлежит другой стороне.
nri-bad-quantity = { $where ->
    [0] «{ $text }»
   *[other] Строка { $where }, «{ $text }»
}: сколько копий? Нужно целое число от 1 до { $most }.
nri-unknown-card = { $where ->
    [0] Нет карты с названием «{ $text }».
   *[other] Строка { $where }: нет карты с названием «{ $text }».
}
nri-ambiguous = { $where ->
    [0] «{ $text }» может означать разные карты.
   *[other] Строка { $where }: «{ $text }» может означать разные карты.
}
nri-translated = { $where ->
    [0] «{ $text }» — название на другом языке.
   *[other] Строка { $where }: «{ $text }» — название на другом языке.
}
nri-bad-card = { $where ->
    [0] «{ $text }» здесь не называет карту как следует.
   *[other] Запись { $where }: «{ $text }» здесь не называет карту как следует.
}
nri-mojibake = Строка { $where } повреждена в пути и прочитана как «{ $text }».
nri-not-utf8 = Файл не в UTF-8; прочитан как Windows-1252.
nri-utf16 = Файл прочитан как UTF-16.

# A deck as it is shown: its sections and figures.
nrs-agenda = Агенды
nrs-asset = Ассеты
nrs-event = События
nrs-hardware = Железо
nrs-operation = Операции
nrs-resource = Ресурсы
nrs-upgrade = Апгрейды
nrs-barrier = Барьеры
nrs-code-gate = Кодовые шлюзы
nrs-icebreaker = Ледоломы
nrs-multi = Лёд нескольких типов
nrs-other = Прочий лёд
nrs-program = Программы
nrs-sentry = Стражи
nrs-unknown = Неизвестные
nrs-size = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, не меньше { $least }
nrs-influence = влияние: { $n } из { $most }
nrs-influence-free = влияние: { $n }, без ограничения
nrs-points = { $n ->
    [one] { $n } очко агенд
    [few] { $n } очка агенд
   *[other] { $n } очков агенд
}; нужно { $least } или { $most }
nrs-unplayable = { $n ->
    [one] × { $n } карта, которой здесь пока нельзя играть
    [few] × { $n } карты, которыми здесь пока нельзя играть
   *[other] × { $n } карт, которыми здесь пока нельзя играть
}
nrs-costs = Карты по стоимости

# Decks of ours: what they are called, and how they play.
nrp-opening-night = Премьера
nrp-opening-night-plays = Рано засчитывает маленькую агенду, каждая приносит в игру ещё три карты, а заканчивает за биороидным льдом.
nrp-living-prototypes = Живые прототипы
nrp-living-prototypes-plays = Наносит Бегущему повреждения, считает каждое и обменивает жетоны на нужные карты.
nrp-front-page = Первая полоса
nrp-front-page-plays = Каждый ход играет операцию, живёт на то, что она приносит, и засчитывает агенды, пока Бегущий снимает метки.
nrp-in-plain-sight = На виду
nrp-in-plain-sight-plays = Кладёт агенды на стол лицом вверх: кто украдёт, получит повреждения и метку, кто не украдёт, даст их зачесть.
nrp-from-the-ashes = Из пепла
nrp-from-the-ashes-plays = Иногда нарочно даёт подпрограмме разрешиться, и Корпорация платит за это картами из HQ.
nrp-open-for-business = Открыто
nrp-open-for-business-plays = Устанавливает что-нибудь, когда Корпорация вскрывает лёд, и зарабатывает успешными набегами, пока HQ не опустеет.
nrp-new-hardware = Новое железо
nrp-new-hardware-plays = С каждым новым инструментом заглядывает в R&D, платит скрытыми кредитами и бежит, когда знает, что лежит сверху.
nrp-full-memory = Полная память
nrp-full-memory-plays = Заполняет память до краёв и с этих пор получает плату за каждый успешный набег.
nrp-measured-steps = Мерным шагом
nrp-measured-steps-plays = Строит экономику за толстым льдом и засчитывает агенды лишними кликами, пока Бегущий не успевает войти.
nrp-patient-harm = Терпеливый вред
nrp-patient-harm-plays = Ловушки и повреждения изматывают руку; кто заглядывает повсюду, долго не живёт.
nrp-always-on-air = Всегда в эфире
nrp-always-on-air-plays = Берёт понемногу с каждого набега, метит неосторожных и быстро добирает до агенд.
nrp-heavy-plating = Тяжёлая броня
nrp-heavy-plating-plays = Открыто продвигает лёд и агенды, богатеет и заставляет Бегущего платить за каждый шаг.
nrp-scorched-ground = Выжженная земля
nrp-scorched-ground-plays = Быстро богатеет и засчитывает маленькие агенды; помеченному нужна полная рука.
nrp-factory-line = Конвейер
nrp-factory-line-plays = Платит каждая установленная карта. Биороидный лёд можно пройти кликами, но тогда больше ни на что не хватит.
nrp-party-crasher = Незваный гость
nrp-party-crasher-plays = Бегает рано и часто, сбрасывает увиденное и растит вирусы.
nrp-quick-fingers = Ловкие пальцы
nrp-quick-fingers-plays = Быстро находит инструменты и зарабатывает каждым успешным набегом.
nrp-sleight-of-hand = Ловкость рук
nrp-sleight-of-hand-plays = Берёт много карт, двигает лёд и копает R&D.
nrp-loud-static = Громкие помехи
nrp-loud-static-plays = Вирусы перемалывают и ослабляют Корпорацию; остальное делают маленькие ледоломы.
nrp-back-door = Чёрный ход
nrp-back-door-plays = Крадёт кредиты из HQ и проскальзывает в боковую дверь, пока лёд не встал.
nrp-workbench = Верстак
nrp-workbench-plays = Собирает риг, который открывает всё, а потом смотрит по несколько карт R&D сразу.

nr-typed-cost = стоимость, цена
