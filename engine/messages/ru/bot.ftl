# What the bot itself says: panels, boards, challenges, settings, and why something cannot be done.

## People, lists, lengths

bot-list = { $first } и { $last }
bot-or = { $first } или { $last }
bot-nobody = никто
bot-waiting-for = Ждём: { $names }.
bot-not-your-move = Сейчас не ваш ход. Ждём: { $names }.
bot-panel-waits = не ваш ход
bot-panel-against = соперник: { $name }
bot-panel-with = вместе: { $names }
bot-to-move = ▶ Ход: **{ $names }**
bot-against = { $first } – { $second }
bot-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
bot-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
bot-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
bot-length = { $longer } { $shorter }
bot-moment = меньше минуты

## Why something cannot be done

bot-not-in-game = Вы не участвуете в этой игре. Стол и журнал открыты для всех.
bot-stale = Этот вопрос уже решён.
bot-stale-waiting = Этот вопрос уже решён. Ждём: { $names }.
bot-already-done = Это уже сделано.
bot-forged = Эта кнопка не относится ни к чему мне известному. Нажмите **Мой ход** под столом вашей игры.
bot-unavailable = Сейчас не удалось это сохранить, поэтому ничего не изменилось. Попробуйте ещё раз через минуту.
bot-held-up = Это длится дольше обычного: ваш выбор ещё не сохранён. Ответ появится здесь; если его не будет, попробуйте ещё раз.
bot-held-up-done = Теперь готово.
bot-died-lost = Не удалось довести ваш выбор до конца, ничего из него не сохранено. Попробуйте ещё раз.
bot-died-stored = Не удалось ответить до конца, но ваш выбор сохранён.
bot-busy = Сейчас слишком много дел сразу, поэтому ничего не изменилось. Попробуйте ещё раз через несколько секунд.
bot-failed = У меня что-то пошло не так; ничего не изменилось. Попробуйте ещё раз.
bot-illegal-answer = Такого варианта здесь нет.
bot-choose-exactly = Выберите ровно { $minimum }.
bot-choose-between = Выберите от { $minimum } до { $maximum }.
bot-too-many = Для одного раза выбрано слишком много; выберите меньше.
bot-no-game = Я не знаю такой игры.
bot-other-kind = Это игра в { $title }. Для неё есть /{ $group }.
bot-no-games = У вас нет идущих игр. Начните: { $starters }.
bot-which-game = Здесь вы не в игре. Выберите игру в параметре `game` или начните новую: { $starters }.
bot-game-over = Эта игра окончена.
bot-missing-content = Содержание этой игры сейчас не установлено. Ничего не потеряно: игра продолжится, как только хозяин бота вернёт его на место (игра { $game }).
bot-damaged = ⚠️ Сохранённое состояние этой игры не читается, поэтому она отложена. Не потеряно ничего, что ещё можно было прочитать; сообщите хозяину бота (игра { $game }). Все остальные игры продолжаются.
bot-record = -# Ваши игры друг с другом, всего { $n }: { $one } { $wins }:{ $losses } { $other } ({ $sides })
bot-record-side = { $name }, { $side }: { $wins } из { $n }
bot-retired = Эта панель переехала в новое сообщение ниже.
bot-not-here = Для игры нужен текстовый канал сервера, в котором я могу открыть ветку.
bot-not-here-alone = Для игры с другими нужен текстовый канал сервера, в котором я могу открыть ветку. Здесь можно играть с компьютером, и больше никто этого не видит: `/{ $group } practice`.
bot-not-here-league = Для лиги нужен текстовый канал сервера, в котором я могу писать.
bot-missing = Здесь начать игру не получится: в этом канале мне не хватает прав: { $names }.
bot-missing-league = Вести лигу здесь не получится: в этом канале мне не хватает прав: { $names }.
bot-no-thread = Discord сейчас не даёт мне открыть ветку вашей игры в { $channel }. Игра идёт здесь, в личных сообщениях, а я продолжаю пробовать: как только ветка откроется, я скажу. /{ $group } board показывает стол, /{ $group } log — журнал.
bot-thread-at-last = Ветка вашей игры теперь открыта: { $thread }.
bot-not-reached = Не могу написать игроку { $name }: личные сообщения для меня закрыты, а у игры нет ветки, куда я могу позвать. Играть всё ещё можно через /{ $group } move. Если вы знакомы, передайте.
bot-player-gone = { $names }: с игроком { $name } больше нет связи: его больше нет на сервере, или нет самой учётной записи. Ждать не обязательно; если игрок вернётся, место остаётся за ним.
bot-player-gone-league = { $names }: с игроком { $name } больше нет связи: его больше нет на сервере, или нет самой учётной записи. Что будет с этой игрой, решают организаторы лиги.
bot-lost-thread = Я больше не могу писать в ветке вашей игры (её нет, она закрыта или у меня нет на это права). Игра идёт здесь: /{ $group } board показывает стол, /{ $group } log — журнал.
bot-lost-thread-over = Я больше не могу писать в ветке вашей завершённой игры (ветки нет, она закрыта или у меня нет на это права). /{ $group } board показывает, чем кончилось, /{ $group } log — журнал.
bot-dm-closed = { $name }, ваши личные сообщения для меня закрыты. Нажмите **Мой ход** под столом выше (или /{ $group } move), и я покажу вашу руку и решения здесь, только вам.
bot-your-move = { $name }, ваш ход.

bot-may-read-messages = просматривать канал
bot-may-send-messages = отправлять сообщения
bot-may-create-public-threads = создавать публичные ветки
bot-may-send-messages-in-threads = отправлять сообщения в ветках
bot-may-attach-files = прикреплять файлы
bot-may-read-message-history = читать историю сообщений

## Buttons and panels

bot-button-hand = Моя рука
bot-button-move = Мой ход
bot-button-show = Показать мой ход
bot-button-board = Стол
bot-button-log = Журнал
bot-button-card = Карта…
bot-button-rematch = Реванш
bot-rematch-with = Реванш: { $strength }
bot-play-computer = Сыграть с компьютером: { $strength }
bot-confirm = Подтвердить ({ $n })
bot-confirm-none = Подтвердить: ничего
bot-choose = Выбрать…
bot-otherwise = Другое
bot-more-ways = Другие способы…
bot-opens-more = { $option }…
bot-choose-n = Выбрать { $n }…
# A button for several together, above one for each
bot-choose-at-once = Выбрать { $n } одной кнопкой:
bot-leave-out-at-once = Убрать { $n } одной кнопкой:
bot-one-by-one = Или по одному…
bot-leave-out = Убрать { $n }…
bot-left-out = Пропущено: { $names }
bot-choose-again = Выбрать заново
bot-chosen = Выбрано: { $names }
bot-yes = Да: { $label }
bot-no = Нет, назад
bot-find = Найти…
bot-find-option = Найти вариант
bot-find-words = Слова или число, с которых он начинается
bot-find-all = Все варианты
bot-found-nothing = Здесь ничего не подходит к «{ $words }».
bot-previous = ◀ Назад
bot-next = Дальше ▶
bot-page = { $name } ({ $page } из { $pages })
bot-your-hand = **Ваша рука:** { $cards }
bot-no-cards = нет карт
bot-shown = Вам показано: { $cards }
bot-facedown = карта лицом вниз
bot-log-knows = **Что вы видели**
bot-log-no-memory = -# Память в этой игре выключена: вот то, что видели все.
bot-log-empty = Пока ничего не произошло.

## Cards

bot-no-card = { $met ->
    [yes] Среди карт, которые уже встретились, нет карты с названием «{ $name }»
   *[no] Нет карты с названием «{ $name }»
}.
bot-no-card-near = { $met ->
    [yes] Среди карт, которые уже встретились, нет карты с названием «{ $name }»
   *[no] Нет карты с названием «{ $name }»
}. Может быть, { $near }?
bot-no-card-of-kinds = { $kinds } — так называются виды карт, и ни одна карта не относится ко всем сразу.
bot-quoted = «{ $text }»
bot-no-cards-seen = Вы пока не видите лица ни одной карты.
bot-choose-card = Какую карту вы хотите прочитать?
bot-card-by-name = По названию…
bot-card-name = Название карты
bot-card-placeholder = Карты, которые вы видите
bot-fact = { $name }: { $value }

## Games, boards, summaries

bot-game-number = игра { $game }
bot-turn = ход { $turn }
bot-round = раунд { $turn }
bot-rounds = { $n ->
    [0] до первого раунда
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
bot-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
bot-your-move-short = ваш ход
bot-starter = 🎲 **{ $title }, игра { $game }:** { $players }
# $hands: yes in a game whose players hold hands
bot-hello = { $hands ->
    [yes] { $players }. Руки и решения видны только своим игрокам; то, что можно знать всем, рассказывается здесь.
   *[no] { $players }. Решения видны только своим игрокам; то, что можно знать всем, рассказывается здесь.
}
bot-concede = Вы точно хотите сдаться в игре { $game }? Она сразу закончится.
bot-concede-yes = Да, сдаться
bot-conceded = Вы сдались.
bot-concede-no = Вы не сдались; игра продолжается.
bot-computer-novice = Компьютер (новичок)
bot-computer-gentle = Компьютер (очень лёгкий)
bot-computer-easy = Компьютер (лёгкий)
bot-computer-sensible = Компьютер (обычный)
bot-computer-strong = Компьютер (сильный)

## Challenges

bot-opens = Ваша игра открывается в ветке ниже.
bot-opens-alone = Ваша игра началась, и больше никто её не видит: она приходит вам в личные сообщения. Если они для меня закрыты, нажмите *Мой ход*.
bot-opens-alone-here = Ваша игра началась, и больше никто её не видит: она идёт здесь.
bot-opens-in = Ваша игра открывается в собственной ветке в { $channel }.
bot-challenge = **{ $challenger } вызывает { $opponent } на игру в { $title }**
bot-challenge-rematch = **{ $challenger } предлагает { $opponent } реванш в { $title }**
bot-challenge-anyone = **{ $challenger } вызывает любого на игру в { $title }**
bot-challenge-side = { $challenger } выбирает сторону: { $side }
bot-challenge-lot = стороны решает жребий
bot-challenge-no-memory = никому не напоминают увиденное
bot-challenge-stands = Вызов действует { $hours ->
    [1] час
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
bot-join = Принять
bot-withdraw = Отозвать
bot-accept = Принять
bot-decline = Отклонить
bot-challenge-accepted = ✅ Принято: игра начинается.
bot-challenge-accepted-in = ✅ Принято: игра начинается в { $channel }.
bot-challenge-declined = ❌ { $opponent }: отказ.
bot-challenge-withdrawn = ↩️ Отозвано.
# $whom: named where the challenge names an opponent
bot-challenge-expired = ⌛ Время вышло: { $whom ->
    [named] ответа от { $opponent } не было.
   *[anyone] никто не откликнулся.
}
bot-challenge-next = `/{ $group } challenge` вызовет кого-нибудь другого; `/play find` покажет, кто ещё ищет игру.
bot-ask-again = Вызвать снова
bot-ask-anyone = Вызвать любого
bot-ask-again-late = Колода этого вызова больше не хранится. `/{ $group } challenge` бросает вызов с одной из ваших колод.
bot-challenge-asked-again = Вы уже повторили вызов: он ещё действует.
bot-only-challenger-asks = Повторить вызов может только { $name }. Чтобы вызвать кого-нибудь самому, есть `/{ $group } challenge`.
bot-challenge-taken = Этот вызов уже закрыт.
bot-not-challenged = Этот вызов — для { $name }.
bot-own-challenge = Это ваш собственный вызов. Его можно отозвать.
bot-only-challenger = Отозвать этот вызов может только { $name }.
bot-no-self = Играть с самим собой нельзя. Не указывайте противника, чтобы вызвать любого, или выберите компьютер.
bot-too-many-games = Ваших неоконченных игр с компьютером: { $most }. Доиграйте одну или сдайтесь в какой-нибудь.
bot-too-many-challenges = Ваших открытых вызовов: { $most }. Отзовите один или подождите ответа.
bot-too-many-challenges-server = На этом сервере открытых вызовов: { $most }. Примите один из них или подождите, пока на какие-то ответят.
bot-too-many-tables = Ваших столов, которые собираются или играют: { $most }. Доиграйте, покиньте или закройте один, тогда можно открыть новый.
bot-too-many-tables-server = На этом сервере столов, которые собираются или играют: { $most }. Сядьте за один из них или подождите, пока какой-то закончит.
bot-no-bot = { $name } — бот, который не играет. Выберите компьютер в параметре `computer`.
bot-one-opponent = Укажите противника или компьютер, но не обоих.
bot-rematch-asked = Реванш за эту игру уже предложен.
bot-rematch-shown = Ваш вызов опубликован в { $channel }.
bot-rematch-declined = ❌ От { $opponent } пришёл отказ на реванш в { $title }, который вы предложили в { $channel }. На сервере `/{ $group } challenge` вызовет кого-нибудь другого, а `/play find` покажет, кто ищет игру.
bot-rematch-expired = ⌛ Ответа от { $opponent } не было: время вашего предложения реванша в { $title } в { $channel } вышло. `/{ $group } challenge` на сервере вызовет кого-нибудь другого.
bot-rematch-not-shown = Показать вызов в { $channel } не удалось, поэтому он не сделан. Предложите реванш в ветке игры, под сообщением о её конце.
bot-rematch-gone = { $name } здесь больше не играет.

## Settings

bot-settings = **Ваши настройки**
# $hands: yes where there are games whose players hold hands
bot-private-dm = { $hands ->
    [yes] Рука и решения приходят в личные сообщения.
   *[no] Решения приходят в личные сообщения.
}
bot-private-panel = { $hands ->
    [yes] Рука и решения приходят на личную панель за кнопкой **Мой ход** (вас зовут в ветке).
   *[no] Решения приходят на личную панель за кнопкой **Мой ход** (вас зовут в ветке).
}
bot-control-off = Вас спрашивают там, где решение обычно важно.
bot-control-on = Вас спрашивают в каждом окне, где есть больше одного варианта.
bot-language-own = Мой язык для вас: { $language }.
bot-language-auto = Я говорю с вами на языке вашего Discord: { $language }.
bot-to-dm = Перейти на личные сообщения
bot-to-panel = Перейти на личную панель
bot-to-control-on = Включить полный контроль
bot-to-control-off = Выключить полный контроль
bot-language-choice = Язык
bot-automatic = Как в Discord
bot-server-about = Sysop { $version } ведёт игры: { $games }. { $n ->
    [0] Сейчас здесь не идёт ни одной игры.
    [one] Сейчас здесь идёт { $n } игра.
    [few] Сейчас здесь идут { $n } игры.
   *[other] Сейчас здесь идёт { $n } игр.
}
bot-server-language-own = В ветках этого сервера мой язык: { $language }.
bot-server-language-auto = В ветках этого сервера я говорю на языке самого сервера: { $language }.
bot-server-threads-archived = На этом сервере я архивирую ветку игры, когда игра окончена. Кто напишет в ней, тот снова её откроет.
bot-server-threads-kept = На этом сервере я оставляю ветки оконченных игр как есть.
bot-server-only = Это настройка сервера; используйте её на сервере.
bot-server-not-allowed = Это могут настраивать только те, кто управляет сервером.

## Descriptions of the slash commands, and choices in them

bot-command-group = Играть в { $title } на этом сервере
bot-command-challenge = Вызвать на игру кого-то, любого или компьютер
bot-command-games = Ваши идущие игры и чей в них ход
bot-command-move = Ваше решение в игре, только для вас
bot-command-hand = Ваша рука, только для вас
bot-command-board = Стол игры
bot-command-log = Что произошло в игре
bot-command-card = Прочитать карту
bot-command-concede = Сдаться в игре
bot-command-settings = Ваши настройки: на каком языке и где вас спрашивать и что ещё можно задать
bot-command-server = То, что действует для всего сервера
bot-command-server-language = Язык веток на этом сервере
bot-command-server-threads = Что делать с ветками оконченных игр
bot-command-server-about = Что это за бот и что он здесь ведёт
bot-option-opponent = Кого вызвать; не указывайте, чтобы вызвать любого
bot-option-side = Сторона, за которую вы хотите играть
bot-option-level = Какая это будет игра; если не указать — первая из списка
bot-option-computer = Играть с компьютером: насколько он силён
bot-option-edition = Какая редакция правил; если не указать — действующая
bot-option-memory = Помню ли я для обоих то, что они видели; если не указать — да
bot-option-game = Какая игра, если их у вас несколько
bot-option-card = Название или его часть
bot-option-private = Личные сообщения или личная панель за кнопкой «Мой ход»
bot-option-control = Спрашивать в каждом окне
bot-option-language = Язык, на котором я с вами говорю
bot-option-server-threads = Архивировать или оставлять; не указывайте, чтобы увидеть, что задано
bot-choice-threads-archive = Сразу архивировать
bot-choice-threads-keep = Оставлять
bot-command-practice = Играть с компьютером в личных сообщениях, где больше никто не видит
# $usual: what that strength is called
bot-option-practice-computer = Насколько силён компьютер; если не указать: { $usual }
bot-option-server-language = Не указывайте, чтобы увидеть, что задано
bot-choice-random = Случайно
bot-choice-dm = Личные сообщения
bot-choice-panel = Личная панель
bot-choice-novice = Новичок
bot-choice-gentle = Очень лёгкий
bot-choice-easy = Лёгкий
bot-choice-sensible = Обычный
bot-choice-strong = Сильный
bot-choice-by-lot = По жребию
bot-choice-on = Вкл.
bot-choice-off = Выкл.

# Standing orders
bot-button-orders = Приказы…
bot-command-orders = Что вы решили в игре заранее, и изменить это
bot-orders-title = Ваши приказы. Там, где они есть, вас не спрашивают; что в них сказано, видно только вам.
bot-orders-none = Приказов вы не оставили: вас спрашивают обо всём.
bot-always = Всегда…
bot-always-order = Всегда: { $order }
bot-orders-given = Приказ ({ $about }): **{ $order }**. С этих пор так и делается, без вопроса; изменить это можно через *Приказы…* за кнопкой *Ещё…* в любой момент.
bot-orders-taken-back = Приказ отменён ({ $about }): **{ $order }**.
bot-orders-gone = Этого больше нельзя приказать.
bot-orders-amount = Сколько?
bot-orders-no-amount = Введите целое число от 0 до { $most }.
bot-orders-about = О чём?
bot-orders-left = { $name } оставляет приказы: { $about }.
bot-orders-left-none = { $name }: приказов нет.

bot-slow-quota = За час вы запросили картинок и страниц: { $most }. Следующая будет через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}. Ваши игры продолжаются: панели и столы приходят сами.
bot-slow-quota-server = За час на этом сервере запросили картинок и страниц: { $most }. Следующая будет через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}. Игры продолжаются: панели и столы приходят сами.
bot-file-quota = За час вы записали или прочитали файлов: { $most } (экспорт, импорт, проверка раздач). Следующий можно через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
bot-file-quota-server = За час на этом сервере записали или прочитали файлов: { $most } (экспорт, импорт, проверка раздач). Следующий можно через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
