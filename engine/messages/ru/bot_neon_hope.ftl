# NEON HOPE in a channel: lobby, campaign, help offers, leaving and taking over, story.

## The lobby

bnh-title = NEON HOPE
bnh-heading = { $episode }
bnh-of-campaign = NEON HOPE · { $campaign }, эпизод { $number } из { $count }
bnh-one-episode = NEON HOPE · отдельный эпизод
bnh-told-in = -# История рассказана только на языках: { $languages }, поэтому она и названия карт показываются по-английски. Всё остальное — по-русски.
bnh-at-the-table = **За столом** ({ $places } из { $most })
bnh-nobody = Пока никого.
bnh-seated = { $who }: { $character }
bnh-by-chance = Случайно
bnh-by-chance-about = Один из персонажей, которых никто не взял
bnh-options-difficulty = **Сложность:** { $name }: { $about }
bnh-options-rest = **Ведущий персонаж:** { $lead } · **Предложения помощи:** { $limit } · **Руки:** { $hands }
bnh-options-several = Один человек может играть несколькими персонажами.
bnh-as-recommended = по совету эпизода
bnh-expires = Стол ждёт до { $until }. Персонажей может быть до { $most }; начать может любой, кто за столом.
bnh-difficulty-normal = Обычная
bnh-difficulty-advanced = Повышенная
bnh-difficulty-hard = Высокая
bnh-difficulty-hopeless = Безнадёжная
bnh-difficulty-normal-about = для первой игры
bnh-difficulty-advanced-about = неприятностей больше
bnh-difficulty-hard-about = неприятностей больше, и слежка настигает раньше
bnh-difficulty-hopeless-about = худшее из всего
bnh-limit-0 = без срока
bnh-limit-30 = 30 секунд
bnh-limit-120 = 2 минуты
bnh-limit-600 = 10 минут
bnh-limit-3600 = 1 час
bnh-limit-0-about = Игра ждёт каждого ответа
bnh-limit-about = Кто не ответит вовремя, не помогает
bnh-hands-open = открыты
bnh-hands-closed = у каждого своя
bnh-join = Присоединиться
bnh-leave = Покинуть
bnh-begin = Начать
bnh-cancel = Отменить
bnh-open-hands = Показывать руки всем
bnh-close-hands = Скрывать руки
bnh-allow-several = По нескольку персонажей
bnh-forbid-several = По одному персонажу
bnh-choose-character = Ваш персонаж…
bnh-choose-characters = Ваши персонажи…
bnh-choose-difficulty = Сложность: { $now }
bnh-choose-lead = Ведущий: { $now }
bnh-choose-limit = Помощи ждут: { $now }
bnh-taken-about = Занято: { $name }
bnh-closed-begun = ✅ Игра начинается.
bnh-closed-cancelled = ↩️ Отменено.
bnh-closed-expired = ⌛ Никто не начал вовремя. `/neonhope start` открывает новый стол, `/neonhope campaign` продолжает кампанию.
bnh-no-longer = Этот стол закрыт.

bnh-already-in = Вы уже за этим столом.
bnh-not-in = Вас нет за этим столом. Нажмите «Присоединиться» или выберите персонажа.
bnh-full = За столом нет мест: персонажей может быть не больше { $most }.
bnh-forged = Такого варианта здесь нет.
bnh-one-character = За этим столом у каждого по одному персонажу; любой, кто за столом, может разрешить больше.
bnh-character-taken = { $name } играет персонажем { $character }. Выберите другого.
bnh-several-in-use = Кто-то играет несколькими персонажами; сначала их надо отпустить.
bnh-only-table-cancels = Отменить стол может только тот, кто его открыл или сидит за ним.
bnh-no-episode = Эпизода или кампании с таким названием нет. Выберите из предложенных.
bnh-no-packs = У этого бота нет эпизодов.
bnh-cannot-begin = Эпизод не может начаться: { $reason }
bnh-pack-gone = Пакета «{ $pack }» больше нет, поэтому сыграть это нельзя.

## Campaigns

bnh-campaigns-none = На этом сервере ещё не начато ни одной кампании. Её начинает `/neonhope start`.
bnh-campaigns = **Кампании этого сервера**
bnh-campaign-line = **{ $name }** (кампания { $id }) · { $state }
bnh-campaign-next = дальше: эпизод { $number }, { $episode }
bnh-campaign-playing = идёт: { $where }
bnh-campaign-over = окончена
bnh-campaign-gone = Такой кампании на этом сервере нет.
bnh-campaign-choose = Журнал какой кампании?
bnh-campaign-start-next = Следующий эпизод
bnh-campaign-finished = Эта кампания подошла к концу.
bnh-campaign-busy = Эпизод этой кампании уже идёт: { $where }
bnh-campaign-lobby-open = Для этого уже есть открытый стол: { $where }
bnh-log-title = { $name }: журнал кампании
bnh-log-characters = **Персонажи:** { $names }
bnh-log-results = **Эпизоды**
bnh-log-result = { $number }. { $episode }: { $resolution } ({ $won ->
    [yes] выигран
   *[no] проигран
})
bnh-log-given-up = прерван игроками
bnh-log-tracker = **{ $name }:** { $value }
bnh-log-followers = **Спутники:** { $names }
bnh-log-follower = { $follower } с персонажем { $character }
bnh-log-notes = **Заметки**
bnh-log-pool = **Набор модификаторов:** { $changes }
bnh-log-nothing = Пока ничего не записано.
bnh-skull = череп
bnh-epic-win = Эпический успех
bnh-epic-fail = Эпический провал
bnh-go-on = Дальше
bnh-the-end = Конец
bnh-step-of = NEON HOPE · { $campaign }
bnh-step-chose = **{ $name }**, выбор: { $choice }
bnh-train = { $kind ->
    [action] Выучить «{ $into }» вместо «{ $out }»
   *[tool] Взять «{ $into }» вместо «{ $out }»
}
bnh-train-which = { $character } учится…
bnh-step-absent = С { $at } те, кто уже сделал выбор, могут сделать его за остальных.
bnh-step-waits = **{ $character }**: выбор ещё впереди.
bnh-step-gone = Кампания уже ушла дальше. **/neonhope campaign** показывает, где она.
bnh-step-chosen = Ваши персонажи уже сделали выбор; с { $at } вы можете выбрать за остальных.
bnh-step-not-yours = Здесь выбирают те, кто играл последний эпизод этой кампании.
bnh-campaign-next-step = дальше: { $step }
bnh-of-story = NEON HOPE · { $campaign }, эпизод { $number }
bnh-log-swap = { $into } вместо { $out }
bnh-back = На шаг назад
bnh-choose-without = Кто-то не идёт с нами
bnh-back-asked = Вернуть кампанию к шагу **{ $step }**? Согласны { $n } из { $of }. Согласиться должны все, кто играл последний эпизод.
bnh-back-done = Кампания снова перед шагом **{ $step }**.
bnh-copy = Копировать
bnh-copied = Кампания { $copy } — копия кампании { $id } и стоит там же.
bnh-pause = Пауза
bnh-pause-back = Я снова здесь
bnh-pause-end = Закончить паузу
bnh-pause-since = ⏸️ Пауза с { $since }. { $n ->
    [0] Пока никто не вернулся.
   *[other] Снова здесь: { $back }; ещё нет: { $away }.
}
bnh-pause-told = ⏸️ **{ $name }** ставит кампанию на паузу. Никому ни о чём не напоминают, пока не вернутся все; вернувшиеся отмечаются здесь.
bnh-pause-returned = **{ $name }** снова здесь. Ещё нет: { $names }.
bnh-pause-all = ▶️ **{ $name }** снова здесь: кампания продолжается.{ $count ->
    [0] { "" }
   *[other] { " " }{ $names }
}
bnh-pause-ended = ▶️ **{ $name }** заканчивает паузу: кампания продолжается.{ $count ->
    [0] { "" }
   *[other] { " " }{ $names }
}
bnh-pause-done = Кампания на паузе. Никому ни о чём не напоминают; она продолжится, когда вернутся все, кто играл последним.
bnh-pause-you = С возвращением. Кампания продолжится, когда вернутся и остальные.
bnh-pause-gone-on = Кампания продолжается.
bnh-pause-already = Эта кампания уже на паузе.
bnh-pause-back-already = Вы уже здесь. Ещё нет: { $names }.
bnh-pause-none = Эта кампания не на паузе (или уже не на паузе).
bnh-pause-not-yours = Ставят кампанию на паузу и заканчивают паузу те, кто играл её последний эпизод.
bnh-paused-pace = Эта кампания на паузе: никому ни о чём не напоминают. **/neonhope campaign** показывает, кто вернулся.
bnh-goes-on-with = Продолжить: { $name }
bnh-gone-into = Кампания { $next }, **{ $name }**, продолжается с конца кампании { $id }, со всем, что в ней накоплено.
bnh-campaign-lacks = Кампания { $id } ждёт: ей нужен пакет «{ $pack }», которого у этого бота нет (или больше нет).
bnh-log-version = Начата с { $pack } { $then }; сейчас это { $now }, и действует то, что в нём изменилось.
bnh-log-history = **Что изменил каждый шаг**
bnh-log-step = **{ $step }**: { $changes }
bnh-log-epilogue = конец
bnh-log-choice = «{ $choice }»
bnh-log-chose = **{ $character }**: { $choice }
bnh-log-came = { $choice } ({ $note })
bnh-next-episode = Следующий эпизод
bnh-play-again = Сыграть ещё раз
bnh-no-next = В кампании больше нет эпизодов.

## Playing

bnh-role-free = никто
bnh-advice = 🤫 Карты столкновений берут и разрешают: сейчас советовать нельзя никому.
bnh-due = Срок: { $when }. Нет ответа — значит нет.
bnh-help-always = Всегда помогать
bnh-help-never = Никогда не помогать
bnh-help-ask = Спрашивать меня
bnh-help-set-always = Теперь ваши персонажи помогают всегда, когда могут. Изменить: `/neonhope settings`.
bnh-help-set-never = Ваши персонажи больше не помогают, пока вы не измените это: `/neonhope settings`.
bnh-help-set-ask = Вас спросят, когда кто-то из ваших персонажей сможет помочь.
bnh-story = История
bnh-story-none = Истории пока нет.
bnh-story-page = Страница { $page } из { $pages }
bnh-previous = ◀ Назад
bnh-next = Дальше ▶
bnh-hand = **Рука, { $name }:** { $cards }
bnh-hand-empty = нет карт
bnh-hand-drawn = **Взято, только для ваших глаз:** { $card }

## Leaving and taking over

bnh-leave-ask = Вы хотите покинуть игру { $game }? Ваше место освободится, и игра подождёт; занять его может любой, и вы тоже.
bnh-leave-yes = Да, покинуть
bnh-leave-no = Нет, остаться
bnh-stayed = Вы остаётесь в игре.
bnh-left = Вы покинули игру { $game }.
bnh-has-left = **{ $name }** уходит из игры. { $count ->
    [one] Ждёт, кто его подхватит: { $characters }
    [few] Ждут, кто их подхватит: { $characters }
   *[other] Ждут, кто их подхватит: { $characters }
}; ничего не потеряно.
bnh-free = { $character }: место свободно.
bnh-take-over = Подхватить: { $character }
bnh-took-over = **{ $name }** теперь играет: { $character }.
bnh-taken = Персонажем { $character } уже кто-то играет.
bnh-you-took-over = Теперь вы играете персонажем { $character }.
bnh-abandon-ask = Вы хотите прервать эпизод (игра { $game })? Он закончится незавершённым, когда согласятся все, кто ещё играет.
bnh-abandon-yes = Да, прервать
bnh-abandon-no = Нет, играть дальше
bnh-abandon-wants = **{ $name }** хочет прервать этот эпизод. Он закончится, когда согласятся все, кто ещё играет; ещё нет ответа: { $missing }.
bnh-abandon-agree = Тоже прервать
bnh-abandon-against = Играть дальше
bnh-abandon-noted = Вы хотите прервать эпизод; остальных спрашивают в ветке.
bnh-abandon-withdrawn = **{ $name }** хочет играть дальше; эпизод продолжается.
bnh-abandon-plays-on = Эпизод продолжается.
bnh-abandoned = Эпизод прерван.
bnh-already-over = Этот эпизод окончен.

## Settings and commands

bnh-settings-help-ask = Когда кто-то из ваших персонажей может помочь, вас спрашивают.
bnh-settings-help-always = Ваши персонажи помогают всегда, когда могут, не спрашивая вас.
bnh-settings-help-never = Ваши персонажи никогда не помогают другим своими жетонами.
bnh-command-start = Открыть стол для эпизода или кампании
bnh-command-campaign = Кампании этого сервера, их журналы и следующие эпизоды
bnh-command-story = История до сих пор, чтобы перечитать
bnh-command-leave = Покинуть игру; ваше место может занять другой
bnh-command-abandon = Прервать эпизод, если согласятся все, кто ещё играет
bnh-command-settings = Где вас спрашивают, как часто и помогают ли ваши персонажи
bnh-option-episode = Эпизод или кампания с начала; если не указать — первое, что есть
bnh-option-difficulty = Насколько будет трудно
bnh-option-campaign = Какая кампания
bnh-option-game = Какая игра, если их у вас несколько
bnh-option-help = Что делают ваши персонажи, когда могут помочь
bnh-choice-campaign = Кампания: { $name } (с эпизода { $episode })
bnh-choice-episode = Эпизод: { $name }
bnh-turn-of-round = __Раунд { $n }__ · { $turn }

# Standing orders
bnh-orders-stress = Стресс
bnh-orders-ask = Спрашивать меня
bnh-orders-least3 = Терять самое ненужное, оставить 3 карты
bnh-orders-least1 = Терять самое ненужное, оставить 1 карту
bnh-orders-hope1 = Сначала надежда, потом самое ненужное
bnh-orders-back = Карты, которые я беру обратно
bnh-orders-useful = Самые полезные
bnh-orders-charges = Заряды (пока вероятность ниже)
bnh-orders-below60 = Заряды ниже 60 %
bnh-orders-below80 = Заряды ниже 80 %
bnh-orders-yes = Делать это
bnh-orders-no = Не делать этого
bnh-orders-now = { $order } (сейчас: { $answer })

bot-help-neon-hope =
    ## NEON HOPE на одной странице
    { "" }**О чём игра.** От одного до четырёх человек против города, который следит. *Глава* говорит, что надо сделать; когда её *цель* выполнена, история идёт дальше, и после последней главы вы все победили. Вы все проиграли, когда *слежка* доходит до последнего порога или когда кто-то из вас *истощён*.
    { "" }**Раунд.** Каждый персонаж делает ход из трёх *действий*: перейти в другую локацию или выполнить *задачу* карты там, где вы стоите, или в *сети*. Затем, в фазе столкновений, слежка растёт на 1 за каждого персонажа и за каждого врага рядом с кем-то из вас, и каждый берёт *карту столкновения*.
    { "" }**Задачи.** *Расследование* снимает с улики секрет, *поиск поддержки* снимает с неё жетон, *бой* наносит врагу 1 повреждение, *взлом* ставит кубик в ячейку. Последний секрет, жетон, повреждение или кубик *завершает* задачу: улики переворачиваются, враги уходят, и вы получаете 1 ресурс.
    { "" }**Как идёт задача.** Ваша характеристика, плюс то, что добавляет подходящая карта из руки, плюс 2 за каждый потраченный *заряд* (помочь могут и другие в вашем окружении), плюс число, которое случай откроет в *сетке*: если вместе это не меньше сложности, задача удалась. *Импульс* засчитывает успех ещё раз. До решения вам говорят, насколько он вероятен.
    { "" }**Что идёт не так.** Значение ниже числа *опасности* приносит символы карты: стресс или слежку. *Череп* заставляет врагов в вашей локации атаковать.
    { "" }**Ваша рука — ваша сила.** *Стресс* стоит карт из руки или *надежды*; *Всегда…* под этим вопросом решает его на будущее. Когда рука пуста, вы *сосредотачиваетесь*: выносливость падает на 1, вы берёте обратно столько же карт, сколько её осталось, а ресурсы покупают *инструменты*. С выносливостью 0 вы истощены.
    Знать, что и когда можно сделать, не нужно: на панели есть всё, что вы можете сейчас, а *Что это?* за кнопкой *Ещё…* объясняет её слова.
    `/neonhope learn` играет с вами один раунд и объясняет каждый шаг.
    -# Картинки: стол посреди игры, улика и карта действия, которая к ней подходит. Ниже: все слова.
bot-command-learn-neon-hope = Сыграть один раунд с проводником, который объясняет каждый шаг
