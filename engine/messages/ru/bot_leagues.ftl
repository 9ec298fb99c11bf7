# Leagues as organisers set them up and drive them; what everybody reads of one; files; privacy.

## Commands

bl-command-league = Лиги: запись, игры, таблицы
bl-command-create = Создать лигу в этом канале
bl-command-settings = Изменить настройки лиги
bl-command-start = Закрыть запись и составить первый тур
bl-command-close = Закрыть запись
bl-command-cancel = Отменить лигу
bl-command-repair = Посмотреть пары: опубликовать, поменять, составить вручную, снять со счёта
bl-command-undo = Отменить последнее изменение организаторов
bl-command-report-for = Вынести решение: результат, спор или заявление о неявке
bl-command-player = Добавить, снять или заменить игрока; баи и посев
bl-command-audit = Кто, что и когда сделал в лиге
bl-command-standings = Кто на каком месте
bl-command-bracket = Сетка плей-офф
bl-command-pairings = Кто с кем играет
bl-command-why = Почему кто-то на своём месте и почему такая пара
bl-command-export = Лига файлами: NRTM, CSV, календарь, статистика
bl-command-import = Продолжить здесь турнир из файла Cobra, NRTM или AesopsTables
bl-command-privacy = Что я храню о вас
bl-command-privacy-export = Всё, что я храню о вас, файлом
bl-command-privacy-delete = Забыть вас
bl-option-league = Лига (иначе — лига этого канала)
bl-option-action = Что сделать
bl-option-user = Кто
bl-option-other = На чьё место, кто из импортированных это, какое имя или какие туры без него
bl-option-seed = Номер посева (0: нет)
bl-option-round = Тур (иначе — последний)
bl-option-player = Игрок (иначе — вы)
bl-option-form = Какие файлы
bl-option-file = Файл Cobra, NRTM или AesopsTables (.json)
bl-choice-add = Добавить
bl-choice-drop = Снять
bl-choice-rejoin = Впустить обратно
bl-choice-admit = Впустить из листа ожидания
bl-choice-check-in = Отметить
bl-choice-substitute = Заменить другого игрока
bl-choice-bye = Дать бай в первом туре
bl-choice-no-bye = Забрать бай в первом туре
bl-choice-away = Отметить туры без этого игрока
bl-choice-seed = Задать номер посева
bl-choice-name = Задать имя
bl-choice-link = Сказать, кто из импортированных игроков это
bl-choice-warn = Предупреждения…
bl-choice-nrtm = NRTM (AlwaysBeRunning)
bl-choice-csv = Таблица, пары, сетка, рейтинги (CSV)
bl-choice-json = Всё, что открыто всем (JSON)
bl-choice-ics = Календарь (ICS)
bl-choice-statistics = Статистика карт личности (CSV)

## Creating

bl-create = **Новая лига.** Выберите самое близкое; потом всё можно изменить.
bl-create-title = Новая лига
bl-choose-template = Какая лига?
bl-template-weekly-swiss = Еженедельная швейцарка
bl-template-weekly-swiss-about = одна игра в неделю, туры по числу участников, затем топ-4; меньше десяти — встречи с повторами
bl-template-double-weekly = Двусторонняя еженедельная швейцарка
bl-template-double-weekly-about = каждую неделю по игре за каждую сторону, затем топ-4
bl-template-small-round-robin = Малый круговой турнир
bl-template-small-round-robin-about = каждый с каждым по одному разу, до восьми игроков; лучше всего для круга друзей
bl-template-knock-out-weekend = Турнир на вылет за выходные
bl-template-knock-out-weekend-about = до двух поражений, быстрые туры по 12 часов
bl-template-teams = Команды
bl-template-teams-about = три доски, тур в неделю, запасные для всех
bl-template-ladder = Лестница
bl-template-ladder-about = вызывайте тех, кто выше, сколько хотите
bl-default-title = Лига { $guild }
bl-create-about = Лига объявляется в этом канале.
bl-create-now = Создать и открыть запись
bl-create-later = Создать, запись открыть позже

## A league in a few lines

bl-format-dss = Двусторонняя швейцарка
bl-format-sss = Односторонняя швейцарка
bl-format-round-robin = Круговой турнир
bl-format-single-elimination = На вылет (до одного поражения)
bl-format-double-elimination = На вылет (до двух поражений)
bl-format-ladder = Лестница с вызовами
bl-both-sides = по игре за каждую сторону
bl-divisions = дивизионов: { $n }
bl-tiers = дивизионов по силе: { $n }
bl-legs = каждый с каждым, кругов: { $n }
bl-rounds = { $n ->
    [0] туры по числу участников
    [one] { $n } тур
    [few] { $n } тура
   *[other] { $n } туров
}
bl-reach = вызовы вверх не дальше чем на { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
bl-cut-0 = без плей-офф
bl-cut-2 = топ-2
bl-cut-3 = топ-3
bl-cut-4 = топ-4
bl-cut-8 = топ-8
bl-cut-16 = топ-16
bl-cut-of = топ-{ $n } ({ $how })
bl-elimination-single = на вылет
bl-elimination-double = до двух поражений
bl-decks-free-private = свои колоды, игры в другом месте; списки скрыты
bl-decks-free-cut = свои колоды, игры в другом месте; списки показывают в плей-офф
bl-decks-free-public = свои колоды, игры в другом месте; списки открыты с первого тура
bl-decks-own-private = свои зарегистрированные колоды ({ $format }), игры здесь; списки скрыты
bl-decks-own-cut = свои зарегистрированные колоды ({ $format }), игры здесь; списки показывают в плей-офф
bl-decks-own-public = свои зарегистрированные колоды ({ $format }), игры здесь; списки открыты с первого тура
bl-decks-all = ✅ Колоды зарегистрировали все.
bl-decks-missing = ⚠️ { $n ->
    [one] Колоды ещё не зарегистрировал { $n } игрок
    [few] Колоды ещё не зарегистрировали { $n } игрока
   *[other] Колоды ещё не зарегистрировали { $n } игроков
}: { $names }{ $more ->
    [0] .
   *[other] { " " }и ещё { $more }.
}
bl-publish-organiser = каждый тур публикует организатор
bl-publish-at-once = туры публикуются сами сразу
bl-publish-after = туры публикуются сами через { $length } после составления
bl-forfeits = { $n ->
    [0] по правилу, когда время вышло
    [one] по правилу, когда время вышло; в туре { $n } решает организатор
    [few] по правилу, когда время вышло; в турах с 1 по { $n } решает организатор
   *[other] по правилу, когда время вышло; в турах с 1 по { $n } решает организатор
}
bl-length = { $length } на тур
bl-length-cut = { $length } на тур, { $cut } в плей-офф
bl-length-ladder = { $length } на вызов
bl-length-same = как у остальных туров
bl-quiet = без напоминаний { $hours }
bl-quiet-none = напоминания в любое время
bl-window-from = Запись откроется { $start }.
bl-window-from-until = Запись откроется { $start } и закроется { $until }.
bl-window-open = Запись открыта.
bl-window-until = Запись открыта до { $until }.
bl-window-late = Запись закрыта; опоздавшие вступают со следующего тура.
bl-window-ladder = Запись закрыта; кто присоединится сейчас, начнёт снизу.
bl-window-closed = Запись закрыта.
bl-state-planned = Запись ещё не открыта.
bl-state-signup = Запись открыта.
bl-state-closed = Запись закрыта; дальше первый тур.
bl-state-checking = Отметка открыта до { $until }: здесь { $n } из { $players }.
bl-state-checking-open = Отметка открыта, пока игроков не хватит: здесь { $n } из { $players }.
bl-state-finished = Лига окончена.
bl-state-cancelled = Лига отменена.
bl-state-ladder = Лестница открыта: бросьте вызов кому-нибудь выше себя.
bl-state-between = { ls-of-round }: сыграно. Составляется следующий тур.
bl-state-cut = { ls-of-round }: идёт.
bl-state-round = Идёт тур { $round } из { $rounds }.
bl-everybody = хватит всем
bl-line-rules = **Формат:** { $rules }
bl-line-length = **Время:** { $length }
bl-line-planned = **При нынешнем числе участников ({ $players }):** { $rounds ->
    [0] { "" }
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}{ $cut ->
    [0] { "" }
   *[other] { $rounds ->
        [0] туров на вылет не больше { $cut }
       *[other] , затем туров плей-офф не больше { $cut }
    }
}; всего, самое большее, { $length }, если ничего не отложат
bl-line-rematches = -# Меньше десяти игроков — и некоторые встретятся дважды. В *Круговом турнире* каждый встречается с каждым один раз.
bl-line-zone = **Часовой пояс:** { $zone }, { $quiet }
bl-line-decks = **Колоды:** { $decks }
bl-line-edition = **Правила:** { $edition }
bl-line-publish = **Пары:** { $publish }
bl-line-forfeits = **Поражения без игры:** { $forfeits }
bl-line-check-in = **Отметка:** { $how }
bl-line-series = **Сезон:** { $how }
bl-series = { $name }{ $leagues ->
    [0] { "" }
    [one] , { $leagues } лига
    [few] , { $leagues } лиги
   *[other] , { $leagues } лиг
}{ $moving ->
    [0] { "" }
   *[other] , вверх и вниз по { $moving }
}
bl-line-people = **Игроки:** участвуют { $players }, мест { $room }, нужно { $fewest }
bl-line-organisers = **Организаторы:** { $who }
bl-signed-up = **Игроки ({ $n })**
bl-signed-up-of = **Игроки ({ $n } из { $room })**
bl-waiting-list = **Лист ожидания:** { $names }
bl-and-more = { $names } и ещё { $n }
bl-seed = Вся жеребьёвка идёт от числа { $seed }, чтобы её мог проверить каждый. Его SHA-256, показанный с начала записи: { $hash }
bl-seed-sealed = Вся жеребьёвка идёт от числа, которое покажут с первым туром, чтобы никто не вступал и не уходил ради него. До тех пор его SHA-256: { $hash }
bl-seed-short = `{ $hash }…` (целиком — в `/league why`)

## Settings

bl-page-play = Игра
bl-page-time = Время
bl-page-people = Люди
bl-page-play-about = Настройки · как играют
bl-page-time-about = Настройки · туры, даты, кто публикует
bl-page-people-about = Настройки · колоды, организаторы, опоздавшие
bl-choose-format = Формат
bl-choose-rounds = Туры
bl-ties = Равные очки: { $ties }
bl-ties-named = равные очки: { $ties }
bl-choose-ties = Что различает равные очки
bl-choose-cut = Плей-офф после туров
bl-choose-elimination = Как играют плей-офф
bl-choose-length = Длительность тура
bl-choose-cut-length = Длительность тура плей-офф
bl-choose-publish = Кто публикует тур?
bl-choose-check-in = Отметка перед первым туром?
bl-check-in-none = без отметки перед первым туром
bl-check-in-length = { $length } после записи, перед первым туром
bl-check-in-begun = ✅ Отметка началась. Пары будут, когда она закончится.
bl-choose-decks = Колоды
bl-choose-edition = Редакция правил
bl-choose-roles = Роли, участники которых организуют
bl-choose-organisers = Люди, которые организуют
bl-choose-channel = Канал, в котором лигу объявляют
bl-choose-deskchannel = Канал, в котором оповещают организаторов (нет: лично)
bl-flag-both-on = Играть за обе стороны
bl-flag-both-off = Одна игра в матче
bl-flag-seeds-on = Посев различает равных
bl-flag-seeds-off = Не учитывать посев в таблице
bl-flag-relax-on = Правилам можно уступать
bl-flag-relax-off = Правилам пар не уступать
bl-flag-late-on = Впускать опоздавших
bl-flag-late-off = Без опоздавших
bl-flag-early-on = Следующий тур, как только сыграют все
bl-flag-early-off = Туры длятся полное время
bl-modal-dates = Даты и пояс…
bl-modal-numbers = Название и числа…
bl-field-title = Название
bl-field-title-about = Как его читают все
bl-field-zone = Часовой пояс
bl-field-zone-about = Например, Europe/Moscow
bl-field-opens = Запись откроется
bl-field-opens-about = 24.12.2026 18:00 или через 3 дня
bl-field-closes = Запись закроется
bl-field-closes-about = 24.12.2026 18:00 или 7 дней; пусто: вручную
bl-field-quiet = Тихие часы, без напоминаний
bl-field-quiet-about = 22:00-08:00; пусто: нет
bl-field-capacity = Мест для скольких игроков?
bl-field-capacity-about = Пусто: для всех
bl-field-fewest = Сколько игроков нужно?
bl-field-fewest-about = Меньше — и лига не начнётся
bl-field-divisions = Дивизионы
bl-field-divisions-about = 1: каждый против каждого
bl-field-legs = Сколько раз встречается каждая пара?
bl-field-legs-about = 1 или 2, с ответным матчем
bl-field-reach = На сколько мест вверх можно вызывать
bl-field-reach-about = 1 или больше
bl-field-reason = Почему?
bl-field-reason-about = Говорится в канале; можно оставить пустым
bl-field-deadline = Сыграть до
bl-field-deadline-about = 24.12.2026 18:00 или через 2 дня

## Buttons

bl-act-open = Открыть запись
bl-act-close = Закрыть запись
bl-act-start = Начать
bl-act-cancel = Отменить лигу…
bl-act-finish = Закончить лигу…
bl-act-round = Пары
bl-act-show-round = Показать пары
bl-act-draft = Составить следующий тур
bl-act-publish = Опубликовать
bl-act-redraw = Сбросить мои изменения
bl-act-swap = Поменять…
bl-act-pair = Составить вручную…
bl-act-void = Снять со счёта…
bl-act-deadline = Срок…
bl-act-deadline-match = Срок этого матча…
bl-act-endround = Закончить тур…
bl-act-call = Напомнить всем
bl-act-decide = Решение по матчу…
bl-act-decide-this = Вынести решение
bl-act-decide-other = Другой матч…
bl-act-tables = Все матчи
bl-act-reason = Добавить причину…
bl-reason = Почему решено именно так
bl-reason-given = Обоим игрокам сообщено, и это есть в журнале действий.
bl-act-warn = Предупредить…
bl-warnings = ## Предупреждения: { $player }
bl-warnings-none = В лигах, которые вы организуете, действующих нет.
bl-warning = • { $at }, действует до { $until }, от { $who } в **{ $league }**: { $text }
bl-choose-unwarn = Снять предупреждение
bl-warned = ✅ Сообщено. То, что предупреждение есть, видят только организаторы.
bl-unwarned = ✅ Снято. Сообщено.
bl-decide-warnings = ⚠️ { $player }: { $n ->
    [one] действует { $n } предупреждение
    [few] действуют { $n } предупреждения
   *[other] действует { $n } предупреждений
}
bl-field-warning = За что
bl-field-warning-about = Это прочитает только тот, кого предупреждают; другие игроки — нет
bl-field-days = Дни
bl-field-days-about = Сколько оно действует
bl-act-waits = Что ждёт?
bl-act-undo = Отменить…
bl-act-settings = Настройки
bl-act-audit = Журнал
bl-no = Нет, назад

## Pairings, for organisers

bl-draft = ## { ls-of-round }: черновик
bl-draft-publishes = Опубликуется сам { $at }.
bl-draft-resting = **Не в этом туре:** { $who }
bl-draft-asked = { $name } (по просьбе)
bl-away-later = **Не в следующих турах:** { $who }
bl-away-later-of = { $name } ({ $rounds })
bl-draft-seed = -# Составлено по числу { $seed }; пока это видят только организаторы.
bl-round = ## { ls-of-round }
bl-round-until = Сыграть до { $until }.
bl-no-round = Ни черновика, ни идущего тура нет.
bl-no-challenge = Открытых вызовов нет.
bl-no-match = Выбирать не из чего: матчей нет.
bl-pairing = { $table }. { $first } – { $second }
bl-pairing-corp-first = { $table }. { $first } (Корпорация) – { $second } (Бегущий)
bl-pairing-corp-second = { $table }. { $first } (Бегущий) – { $second } (Корпорация)
bl-pairing-bye = { $table }. { $player }: бай
bl-more-pairings = … и ещё { $n }
bl-match-open = открыт
bl-match-agreed = договорились: { $start }
bl-match-playing = идёт
bl-match-reported = сообщён, не подтверждён
bl-match-disputed = ⚠️ спорный
bl-match-claimed = ⚠️ заявлена неявка
bl-match-done = { $points }:{ $less }
bl-match-option = { ls-of-round }, стол { $table }: { $names }
bl-swap-question = Какие два игрока меняются местами?
bl-swap-choose = Два игрока
bl-pair-question = Кого свести вручную? Выберите двух игроков для матча, одного — для бая. Если матч уже есть, сначала снимите его со счёта.
bl-pair-choose = Один или два игрока
bl-void-question = Какой матч не считать?
bl-void-choose = Матч
bl-void-sure = Снять со счёта: { $names }? Сыгранное и сообщённое в нём больше не считается, обоим об этом скажут.
bl-void-yes = Да, снять со счёта
bl-sides-question = Играют друг с другом: { $who }. Кто за Корпорацию?
bl-sides-by-rule = Как велят правила
bl-sides-corp = { $player }
bl-published = ✅ Опубликовано.
bl-redrawn = Ваши изменения сброшены; вот что даёт жеребьёвка.
bl-repaired = ✅ Готово.
bl-announced-rounds = Число туров объявлено с первым туром. Всё равно изменить? Об этом скажут всем.
bl-announced-cut = Плей-офф объявлен с первым туром. Всё равно изменить? Об этом скажут всем.
bl-announced-elimination = То, как играют плей-офф, объявлено с первым туром. Всё равно изменить? Об этом скажут всем.
bl-announced-ties = То, что различает игроков с равными очками, объявлено с первым туром. Всё равно изменить? Таблицу посчитают заново, и об этом скажут всем.
bl-announced-capacity = Число мест в лиге объявлено с первым туром. Всё равно изменить? Об этом скажут всем.
bl-announced-promote = Сколько игроков переходит вверх и вниз, объявлено с первым туром. Всё равно изменить? Об этом скажут всем.
bl-announced-yes = Да, изменить
bl-deadline-set = ✅ Сыграть до { $until }.
bl-deadline-soon = Это { $until }, меньше чем через час. То, что останется без результата, решится по правилу, включая поражения без игры. Так и надо?
bl-deadline-unreminded = Это { $until }. Напомнить до этого никому не удастся. Так и надо?
bl-deadline-yes = Да, до этого времени
bl-opens-soon = Запись откроется { $until }, меньше чем через час. Так и надо?
bl-opens-yes = Да, открыть тогда
bl-closes-soon = Запись закроется { $until }, меньше чем через час. Так и надо?
bl-closes-unreminded = Запись закроется { $until }. Тем, у кого ещё нет колод, до этого напомнить не удастся. Так и надо?
bl-closes-yes = Да, закрыть тогда
bl-publish-unlinked = Этих игроков ещё нет в Discord: { $who }. Скажите, кто они, кнопкой в /league settings или снимите их.
bl-endround-sure = Закончить тур сейчас? Сообщённые результаты засчитываются как есть; где результата нет, решает правило, включая поражения без игры.
bl-endround-yes = Да, закончить тур
bl-round-ended = ✅ Тур окончен.

## Deciding

bl-decide-question = По какому матчу вынести решение?
bl-decide-choose = Матч
bl-decide-match = ## { ls-of-round }, стол { $table }: { $names }
bl-decide-result = Чем закончилось?
bl-decided = ✅ Решено. { $n ->
    [0] Больше ничего вас не ждёт.
    [one] Вашего решения ждёт ещё { $n } матч.
    [few] Вашего решения ждут ещё { $n } матча.
   *[other] Вашего решения ждут ещё { $n } матчей.
}
bl-claim-absent = Неявка: { $player }
bl-claim-both = Неявка обоих
bl-claim-nobody = Неявки не было

## The field

bl-player-add = ✅ { $player } участвует.
bl-player-waiting = ✅ { $player } в листе ожидания: лига полна.
bl-player-drop = ✅ { $player } больше не участвует.
bl-player-rejoin = ✅ { $player } снова участвует.
bl-player-admit = ✅ { $player } участвует, место из листа ожидания.
bl-player-check-in = ✅ { $player }: отметка сделана.
bl-player-substitute = ✅ { $player } занимает место со следующего тура.
bl-player-bye = ✅ { $player }: бай в первом туре.
bl-player-no-bye = ✅ { $player }: бая в первом туре нет.
bl-player-seed = ✅ { $player }: номер посева задан.
bl-player-name = ✅ Имя отныне такое: { $player }.
bl-player-away = ✅ Туры без игрока { $player } отмечены.
bl-player-rounds = Не могу прочесть «{ $text }» как туры. Напишите их номера, например 4 или 4, 5; ничего, если таких нет.
bl-player-link = ✅ { $player } играет здесь дальше.
bl-player-which = Не могу понять, какой игрок — «{ $name }». Выберите из предложенных.
bl-player-other-substitute = Укажите в `other`, чьё место занять.
bl-player-other-link = Укажите в `other`, кто это из импортированных игроков.
bl-drop-sure = Снять с лиги: { $player }? Открытые матчи будут проиграны; сыгранное останется.
bl-drop-yes = Да, снять
bl-no-bots = { $name } — бот и не может играть в лиге.

## From start to end

bl-cancel-sure = Отменить **{ $title }**? Открытые матчи закончатся без результата. Сыгранное останется в записи.
bl-cancel-yes = Да, отменить…
bl-cancelled = Лига отменена.
bl-finish-sure = Закончить лигу как есть? После этого в ней ничего не сыграть.
bl-finish-yes = Да, закончить
bl-finished = ✅ Лига окончена.
bl-start-sure = Лига начнётся сразу, в ней { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}: запись закроется, и матчи начнутся. Заранее пары никто не увидит.
bl-start-yes = Да, начать
bl-undo-sure = Отменить это? { $line }
bl-undo-yes = Да, отменить
bl-undone = ✅ Отменено.
bl-unchanged = Ничего не изменилось.

## Reading

bl-audit = ## { $title }: журнал действий
bl-audit-empty = Пока ничего не сделано.
bl-audit-line = { $at } **{ $who }**: { $what }
bl-audit-clock = Правило:
bl-audit-older = Раньше ▶
bl-audit-newest = ◀ Последние
bl-somebody = Кто-то
bl-bracket = ## { $title }: сетка
bl-bracket-place = **{ $place }.** { $player }
bl-bracket-game = Игра { $game }: { $first } – { $second }
bl-bracket-later = Сетка ещё не составлена: она появится с первым туром плей-офф или турнира на вылет.
bl-bracket-none = В этой лиге нет плей-офф, поэтому сетки нет.
bl-no-pairings = Ни один тур ещё не опубликован.
bl-nobody-yet = Пока никто не записался.
bl-challenges = ## { $title }: открытые вызовы
bl-why-rank = **Почему это место?**
bl-why-pairing = **{ ls-of-round }: почему { $names }?**
bl-why-unpaired = Пары ещё не было.
bl-act-link = { $number ->
    [one] Сказать, кто { $number } импортированный игрок
    [few] Сказать, кто { $number } импортированных игрока
   *[other] Сказать, кто { $number } импортированных игроков
}
bl-link = ## { $title }: кто есть кто?
    { $left ->
    [one] Про { $left } импортированного игрока
    [few] Про { $left } импортированных игроков
   *[other] Про { $left } импортированных игроков
} я не знаю, кто это в Discord. Выберите для каждого человека или примите мои догадки. Это сохраняется сразу; кого вы пропустите, останется как есть. Страница { $page } из { $pages }.
bl-link-guess = может быть, { $who }
bl-link-choose = Кто { $name }?
bl-link-take = { $number ->
    [one] Догадка верна
    [few] Верны все догадки: { $number }
   *[other] Верны все догадки: { $number }
}
bl-link-taken = ✅ Играют здесь дальше: { $names }.
bl-link-since = Тем временем что-то изменилось: теперь это так.
bl-link-none = **{ $title }**: все импортированные игроки теперь есть в Discord.
bl-log-link = говорит, кто импортированный игрок: { $name } — это { $person }
bl-log-imported = импортирует { $title } из файла

## Files

bl-export-nrtm = **{ $title }** файлом NRTM, как его принимает AlwaysBeRunning. В нём законченные туры.
bl-export-unknown = { $number ->
    [one] { $number } карта личности неизвестна и в файле пуста
    [few] { $number } карты личности неизвестны и в файле пусты
   *[other] { $number } карт личности неизвестны и в файле пусты
}: { $names }.
bl-export-csv = **{ $title }**: таблица, пары, а где есть — сетка и рейтинги, в виде таблиц.
bl-export-json = **{ $title }**: таблица, туры, сетка и рейтинги одним файлом для программ.
bl-called = ✅ { $number ->
    [one] { $number } человеку, за которым что-то есть, напомнят
    [few] { $number } людям, за которыми что-то есть, напомнят
   *[other] { $number } людям, за которыми что-то есть, напомнят
}, в тихие часы — как только они закончатся.
bl-choice-print = Пары по именам, для печати (текст)
bl-export-print = **{ $title }**: кто за каким столом, по именам.
bl-print-head = { $title }, { ls-in-round }
bl-print-side = Сторона
bl-print-bye = бай
bl-export-ics = **{ $title }**: ваши открытые матчи, для календаря. Если что-то сдвинется, загрузите файл снова: он изменит записи, которые уже есть.
bl-export-subscribe = По подписке ваш календарь меняется сам, во всех ваших лигах: { $address }
    Этот адрес только ваш: кто его знает, тот читает ваши матчи.
bl-export-statistics = **{ $title }**: игры, победы и выход в плей-офф каждой карты личности.
bl-export-no-matches = У вас нет открытых матчей, поэтому нет и сроков.
bl-export-no-identities = Карт личности здесь никто не назвал, поэтому статистики нет.
bl-ics-deadline = { ls-of-round }: { $names } (срок)
bl-ics-agreed = { ls-of-round }: { $names }
bl-import-large = Этот файл слишком велик: не больше { $most } кБ.
bl-import-slow = Этот файл слишком долго читать.
bl-import-unread = Файл не удалось прочитать. Попробуйте ещё раз.
bl-imported = { $found ->
    [0] ✅ Импортировано:
   *[other] ⚠️ Импортировано, но кое-что надо посмотреть:
} { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, { $rounds ->
    [one] { $rounds } законченный тур
    [few] { $rounds } законченных тура
   *[other] { $rounds } законченных туров
}.
bl-import-open = { $matches ->
    [one] { $matches } матч ещё без результата; его сыграют здесь.
    [few] { $matches } матча ещё без результата; их сыграют здесь.
   *[other] { $matches } матчей ещё без результата; их сыграют здесь.
}
bl-import-void = { $matches ->
    [one] { $matches } матч прежнего тура в файле без результата; он не считается.
    [few] { $matches } матча прежних туров в файле без результата; они не считаются.
   *[other] { $matches } матчей прежних туров в файле без результата; они не считаются.
}
bl-import-more = … и ещё про { $more ->
    [one] { $more } игрока
    [few] { $more } игроков
   *[other] { $more } игроков
}.
bl-imported-who = Теперь скажите, кто они в Discord, прежде чем публиковать следующий тур.
bl-imported-over = Турнир окончен, и здесь его итоговая таблица. Сказать, кто его игроки в Discord, ещё можно.
bl-imported-on = Все туры, которые есть в файле, сыграны, и о плей-офф в нём не сказано. Если турнир продолжается здесь, нажмите *{ bl-act-on }*.
bl-act-on = Играть дальше туры
bl-act-drop = Снять с лиги…

## Privacy

bl-privacy-file = Всё, что я храню о вас. Это сообщение видите только вы. То, что скрыто в идущих играх (руки, колоды), относится к играм и в файл не входит.
bl-privacy-sure = Забыть вас на всех серверах? Ваши настройки и рейтинги исчезнут. В законченных играх на вашем месте будет «Кто-то». С идущих лиг вы снимаетесь, ваши результаты остаются под нейтральным именем. Отменить это нельзя.
bl-privacy-yes = Да, забыть меня
bl-privacy-kept = Ничего не удалено.
bl-privacy-done = ✅ Вы забыты. То, что вы или я писали в каналах, хранит Discord; удалите это там.
bl-privacy-damaged = Вы забыты, кроме одной лиги, которая больше не читается. Обратитесь к хозяину этого бота.
bl-privacy-playing = Номера игр, в которых вы ещё играете: { $games }. Сначала закончите их или сдайтесь: ваше место нужно остальным за столом.

## Why something cannot be done

bl-may-not-create = Чтобы создать лигу, нужно право управлять сервером или его событиями.
bl-too-many-leagues = Созданных вами неоконченных лиг: { $most }. Закончите или отмените одну, тогда можно создать другую.
bl-too-many-leagues-server = Неоконченных лиг на этом сервере: { $most }. Закончите или отмените одну, тогда можно создать другую.
bl-no-league = На этом сервере пока нет лиг. Создайте лигу через /league create.
bl-which-league = Здесь несколько лиг. Выберите одну в параметре `league`.
bl-forged = Этого варианта больше нет. Откройте ещё раз.
bl-bad-date = Не понимаю «{ $text }» как дату. Напишите, например, 24.12.2026 18:00, пятница 20:00, завтра, 3 дня или 1 месяц.
bl-date-far = «{ $text }» — слишком далеко.
bl-bad-hours = Не понимаю «{ $text }» как часы. Напишите, например, 22:00-08:00, или «нет», чтобы их не было.
bl-bad-number = { $name }: «{ $text }» — не целое число.
bl-bad-channel = Объявлять лигу я могу только в текстовом канале этого сервера.
bl-everyone = Эта роль — все на сервере. Выберите другую.
bl-cut-too-large = В плей-офф { $cut ->
    [one] выходит { $cut } игрок
    [few] выходят { $cut } игрока
   *[other] выходят { $cut } игроков
}, а { $players ->
    [one] участвует только { $players }
    [few] участвуют только { $players }
   *[other] участвуют только { $players }
}. Выберите в настройках плей-офф поменьше или подождите ещё игроков.

## Reopening

bl-act-reopen = Открыть снова…
bl-reopen-question = Что открыть снова? Целый тур — это его матчи, решённые по правилу.
bl-reopen-choose = Матч с результатом
bl-reopen-round = { ls-of-round }: решённое по правилу (матчей: { $matches })
bl-reopen-yes = Да, открыть снова
bl-reopened = Снова открыто. Обоим игрокам каждого матча сообщено; отменить это можно кнопкой «Отменить».
bl-reopen-nothing = Матчей с результатом пока нет.
bl-reopen-sure = { $what }
    Открыть снова?
bl-correct-yes = Да, исправить
bl-correct-sure = { $what }
    Исправить?
bl-act-dismiss = Отклонить жалобу
bl-act-approve = Подтвердить поражение
bl-match-proposed = поражение ждёт вашего слова
bl-flag-word-on = Поражения в турах 1 и 2 — с моего слова
bl-flag-word-off = Поражения сразу по правилу
bl-flag-tiers-on = Дивизионы по силе
bl-flag-tiers-off = Дивизионы равной силы
bl-modal-series = Сезон…
bl-field-series = Название сезона
bl-field-series-about = Лиги этого сервера с одинаковым названием считаются вместе
bl-field-leagues = Сколько в нём лиг
bl-field-leagues-about = После стольких будут трофеи; пусто: без конца
bl-field-promote = Вверх и вниз между дивизионами
bl-field-promote-about = Сколько игроков меняется местами к следующей лиге
bl-act-next = Следующая лига
bl-next-made = ✅ Следующая лига сезона готова. Откройте запись, когда захотите.
bl-next-there = Следующая лига сезона уже есть.
bl-line-undo = **Отмена ходов:** { $undo ->
    [off] запрещена
   *[consent] если соперник согласен
}
bl-flag-undo-on = Разрешить отмену по согласию
bl-flag-undo-off = Без отмены ходов
bl-line-hints = **Советы компьютера:** { $hints ->
    [on] разрешены
   *[off] запрещены
}
bl-flag-hints-on = Разрешить советы компьютера
bl-flag-hints-off = Без советов компьютера

## Pages on the web

bl-line-web = **Страница в сети:** { $address } – её может читать каждый
bl-flag-web-on = Показать в сети
bl-flag-web-off = Убрать из сети
bl-web-none = Хозяин этого бота не включил страницы в сети.
web-skip = К содержанию
web-pages = Страницы
web-languages = Языки
web-rules = Правила
web-about = Ведёт Sysop. Здесь всё то же, что показывает канал лиги в Discord. В виде данных:
web-live = { $n ->
    [one] Идёт { $n } игра
    [few] Идут { $n } игры
   *[other] Идёт { $n } игр
}
web-until = Сыграть до
web-agreed = Играют
web-played = Сыгранные вызовы
web-place = Место
web-record = Победы, ничьи, поражения
web-free = Сразу в туре 2:
web-no-matches = Открытых матчей нет.
web-missing = Здесь ничего нет
web-missing-about = Такой страницы нет, или её хозяин её не показывает.
web-back = К лиге
web-rule-format = Формат
web-rule-length = Время
web-rule-publish = Пары
web-rule-forfeits = Поражения без игры
web-rule-check-in = Отметка
web-rule-series = Сезон
web-rule-decks = Колоды
web-rule-edition = Редакция правил
web-rule-zone = Часовой пояс
web-rule-undo = Отмена ходов
web-rule-hints = Советы компьютера
web-rule-seed = Жеребьёвка
web-rule-ties = Равные очки
web-rule-yes = разрешено
web-rule-consent = если соперник согласен
web-rule-no = запрещено
web-tie = { $tie ->
    [sos] Сила соперников: как успешно они играют
    [esos] Расширенная сила соперников: как успешно играют их соперники
    [buchholz] Очки всех соперников; бай считается соперником с собственными очками
    [median] Очки всех соперников, кроме лучшего и худшего
    [solkoff] Очки всех соперников
    [board_points] Очки на досках
   *[head_to_head] Очки во встречах между равными, если встречались все
}
web-ties-draw = жребий

## Words that are read in what people type, separated by commas; those of all languages are known to everybody

bl-typed-minute = мин, минута, минуту, минуты, минут
bl-typed-hour = ч, час, часа, часов
bl-typed-day = д, дн, день, дня, дней, сутки, суток, сут
bl-typed-week = н, нед, неделя, неделю, недели, недель
bl-typed-month = мес, месяц, месяца, месяцев
bl-typed-year = г, год, года, лет
bl-typed-one = один, одна, одну, одно
bl-typed-half = { "" }
bl-typed-half-hour = полчаса
bl-typed-one-and-half = полтора, полторы
bl-typed-number-2 = два, две
bl-typed-number-3 = три
bl-typed-number-4 = четыре
bl-typed-number-5 = пять
bl-typed-number-6 = шесть
bl-typed-number-7 = семь
bl-typed-number-8 = восемь
bl-typed-number-9 = девять
bl-typed-number-10 = десять
bl-typed-and-half = { "" }
bl-typed-the = { "" }
bl-typed-this = эту, этот, это, ближайшую, ближайший, ближайшее
bl-typed-next-week = на следующей неделе, следующей недели
bl-typed-until-behind = { "" }
bl-typed-ordinal = -го, го, -е
bl-typed-half-past = { "" }
bl-typed-half-to = { "" }
bl-typed-noon = полдень, полудня
bl-typed-midnight = полночь, полуночи
bl-typed-evening = вечера
bl-typed-in-the-morning = утром
bl-typed-in-the-evening = днём, днем, вечером
bl-typed-tonight = { "" }
bl-typed-after = после
bl-typed-onwards = { "" }
bl-typed-all-day = весь день, целый день
bl-typed-workdays = будни, будням, будние, будние дни, будним дням, рабочие дни
bl-typed-weekend = выходные, выходным, выходных, выходные дни
bl-typed-zones = мск Europe/Moscow, Москва Europe/Moscow, Киев Europe/Kyiv, Минск Europe/Minsk, Питер Europe/Moscow, Екатеринбург Asia/Yekaterinburg, Новосибирск Asia/Novosibirsk, Владивосток Asia/Vladivostok, Токио Asia/Tokyo, Берлин Europe/Berlin, Лондон Europe/London, Нью-Йорк America/New_York
bl-typed-and = и
bl-typed-in = через
bl-typed-at = в, к, до
bl-typed-on = в, во, к, ко, до
bl-typed-from = с, со, от, по
bl-typed-to = до, по
bl-typed-o-clock = ч, час, часа, часов
bl-typed-am = утра, ночи
bl-typed-pm = дня
bl-typed-every-day = ежедневно, каждый день, каждый вечер
bl-typed-off = выкл, выключить, отключить, не надо, нет, никогда
bl-typed-today = сегодня
bl-typed-tomorrow = завтра
bl-typed-overmorrow = послезавтра
bl-typed-weekday-0 = пн, понедельник, понедельника, понедельнику, понедельникам
bl-typed-weekday-1 = вт, вторник, вторника, вторнику, вторникам
bl-typed-weekday-2 = ср, среда, среду, среды, среде, средам
bl-typed-weekday-3 = чт, четверг, четверга, четвергу, четвергам
bl-typed-weekday-4 = пт, пятница, пятницу, пятницы, пятнице, пятницам
bl-typed-weekday-5 = сб, суббота, субботу, субботы, субботе, субботам
bl-typed-weekday-6 = вс, воскресенье, воскресенья, воскресенью, воскресеньям
bl-typed-month-1 = янв, январь, января
bl-typed-month-2 = фев, февраль, февраля
bl-typed-month-3 = мар, март, марта
bl-typed-month-4 = апр, апрель, апреля
bl-typed-month-5 = май, мая
bl-typed-month-6 = июн, июнь, июня
bl-typed-month-7 = июл, июль, июля
bl-typed-month-8 = авг, август, августа
bl-typed-month-9 = сен, сент, сентябрь, сентября
bl-typed-month-10 = окт, октябрь, октября
bl-typed-month-11 = ноя, нояб, ноябрь, ноября
bl-typed-month-12 = дек, декабрь, декабря
