# Time in friendly games: pace, reminders, nudges, quiet hours, vacation

bot-option-pace = Сколько может длиться ход; если не указать — сколько угодно, с напоминаниями
bot-choice-pace-none = Сколько угодно
bot-choice-pace-day = День на ход
bot-choice-pace-three = Три дня на ход
bot-challenge-pace-day = день на ход
bot-challenge-pace-three = три дня на ход

bot-button-pace = Поторопить…
bot-command-pace = Кого и с каких пор ждут в игре; поторопить или закончить, если ход слишком затянулся
bot-pace-none = Ход может длиться сколько угодно; через 14 дней без хода остальные могут закончить игру.
bot-pace-day = Условлено: день на ход.
bot-pace-three = Условлено: три дня на ход.
bot-pace-alone = Кроме вас, никто не играет: ваш ход может длиться сколько угодно.
bot-pace-off = Сроки задаёт лига, к которой относится эта игра. См. `/league my`.
bot-pace-nobody = Больше никого не ждут.
bot-pace-since = **{ $name }**: хода ждут с { $since }.
bot-pace-since-you = Вашего хода тоже ждут: с { $since }.
bot-pace-until = Время есть до { $due }.
bot-pace-too-long = Это слишком долго.
bot-pace-both = Вовремя не сходил никто из вас, поэтому забрать победу нельзя.
bot-pace-is-away = В отпуске до { $until }; время стоит.
bot-pace-away = { $name } в отпуске до { $until }.
bot-pace-nudge = Поторопить
bot-pace-nudged = Готово, я зову: { $names }.
bot-pace-nudge-later = { $name }: поторопить можно { $at }.
bot-pace-nudge-gone = { $name }: связи больше нет, ждать не обязательно.
bot-pace-moved = Опоздавших больше нет; посмотрите ещё раз.
bot-pace-claim = Забрать победу
bot-pace-claim-sure = Выиграть игру { $game }, потому что у другого игрока вышло время?
bot-pace-claim-told = { $name } забирает победу: у игрока { $other } вышло условленное время.
bot-pace-claim-done = Вы забрали победу.
bot-pace-abandon = Закончить без победителя
bot-pace-abandon-sure = Закончить игру { $game } насовсем, без победителя?
bot-pace-abandon-told = { $name } заканчивает игру: { $other } слишком долго не ходит.
bot-pace-abandon-gone-told = { $name } заканчивает игру: связи с игроком { $other } больше нет.
bot-pace-gone = Связи больше нет: ждать не обязательно.
bot-pace-abandon-done = Игра закончена, победителя нет.
bot-pace-over-none = { $names }: { $name } не ходит уже 14 дней. Ждать больше не обязательно.
bot-pace-over-day = { $names }: { $name } ходит дольше условленного дня. Ждать больше не обязательно.
bot-pace-over-three = { $names }: { $name } ходит дольше условленных трёх дней. Ждать больше не обязательно.
bot-pace-what = Что можно сделать?
bot-remind = ⏰ Вашего хода ждут с { $since }.
bot-remind-by = 👋 { $name } торопит вас: вашего хода ждут с { $since }.
bot-remind-due = Сделайте его до { $due }; потом остальные могут не ждать.
bot-games-due = до { $due }

# Quiet hours and vacation
bot-command-play = Поиск игр и ваше время для них
bot-command-reminders = Тихие часы и отпуск во всех ваших играх
bot-option-quiet = Часы без напоминаний, например 22-8; «нет» — без них
bot-option-zone = Ваш часовой пояс, например Europe/Moscow
bot-option-vacation = Сколько дней с этого момента стоит ваше время; 0 — вы вернулись
bot-reminders = **Когда я напоминаю**
bot-reminders-quiet = Тихие часы: { $hours } ({ $zone }). В это время нет напоминаний, ни в играх, ни в лигах; приглашение ходить приходит без звука, и срок хода не истекает.
bot-reminders-loud = Своих тихих часов нет. Задать: `/play reminders quiet:22-8`; до тех пор в лигах действуют их часы.
bot-reminders-away = В отпуске до { $until }: ваше время стоит, и никто не может вас поторопить. В лигах нет напоминаний, а тур по швейцарской системе, который кончится раньше, составляется без вас.
bot-reminders-here = Не в отпуске. { $n ->
    [0] Дни этого года исчерпаны.
    [one] В этом году остался { $n } день.
    [few] В этом году осталось { $n } дня.
   *[other] В этом году осталось { $n } дней.
}
bot-reminders-too-many = Это больше, чем у вас осталось на эти двенадцать месяцев, дней: { $n }.
bot-reminders-long-quiet = Тихих часов может быть не больше 12 в день.
bot-reminders-back = Я снова здесь

# Pace
bnh-choose-pace = Время на ход: { $now }
bnh-pace-none-about = С напоминаниями через один, три и семь дней
bnh-pace-day-about = Потом остальные могут освободить место
bnh-pace-three-about = Потом остальные могут освободить место
bnh-options-pace = { $pace }.
bnh-free-place = Освободить место: { $character }
bnh-released = **{ $name }** слишком долго не ходит; остальные освобождают место. { $count ->
    [one] Ждёт кого-то другого: { $characters }.
    [few] Ждут кого-то другого: { $characters }.
   *[other] Ждут кого-то другого: { $characters }.
}
bnh-released-gone = Связи с игроком **{ $name }** больше нет; остальные освобождают место. { $count ->
    [one] Ждёт кого-то другого: { $characters }.
    [few] Ждут кого-то другого: { $characters }.
   *[other] Ждут кого-то другого: { $characters }.
}
bnh-released-done = Место свободно: { $name }. Занять его может любой в ветке.

# Finding somebody to play with
bot-command-find = Искать игру; без параметров — посмотреть, кто ищет
bot-option-find-game = Во что вы хотите сыграть
bot-option-find-format = Формат, уровень или эпизод
bot-find-title = **Ищут компанию:**
bot-find-line = • { $what } · { $name } · [присоединиться]({ $where })
bot-find-nobody = Здесь никто не ищет игру. { $choose ->
    [yes] Выберите, во что хотите сыграть: я напишу об этом в этом канале, и с вами сыграет тот, кто нажмёт *{ bot-join }*.
   *[no] `/play find` в канале сервера скажет, что ищете вы.
}
bot-find-choose = Во что хотите сыграть?
bot-find-joined = { $name } ищет то же самое: вы играете друг с другом. Игра открывается в ветке канала { $channel }.
bot-find-format = Я не знаю такого формата. Выберите из списка.

# Statistics
bot-command-stats = Итоги ваших оконченных игр или чьих-то ещё на этом сервере
bot-option-stats-player = Чьи; если не указать — ваши
bot-stats-title = **Игры: { $name }**
bot-stats-none = Пока нет ни одной засчитанной игры. Уроки не в счёт.
bot-stats-line = { $title }: { $n ->
    [0] игр с другими пока нет
    [one] { $n } игра с другими, побед { $won }, поражений { $lost }, без победителя { $open }
    [few] { $n } игры с другими, побед { $won }, поражений { $lost }, без победителя { $open }
   *[other] { $n } игр с другими, побед { $won }, поражений { $lost }, без победителя { $open }
}
bot-stats-computers = Против компьютера: { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[other] { $n } игр
}, побед { $won }, поражений { $lost }, без победителя { $open }
bot-stats-picture = { $name } · { $title }
bot-stats-sides = По сторонам
bot-stats-played = По картам личности или персонажам
bot-stats-against = Против кого
bot-stats-with = С кем
bot-stats-somebody = Кто-то
bot-stats-hidden = { $name } не показывает статистику другим.
bot-stats-shown = Эту статистику могут видеть другие на ваших серверах, а ваше имя — в своей.
bot-stats-not-shown = Её видите только вы, и никто не видит вашего имени в своей.
bot-stats-to-off = Скрыть от других
bot-stats-to-on = Показать другим
stats-won = победы
stats-lost = поражения
stats-open = без победителя
stats-alt = побед { $won }, поражений { $lost }, без победителя { $open }
