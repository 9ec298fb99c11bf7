# Leagues from the players' side: joining, details, matches, reports, times, no-shows, decks, ratings.

## Buttons

blp-button-join = Присоединиться
blp-button-check-in = Отметиться
blp-button-season = Сезон
blp-button-calendar = Другой адрес
blp-button-leave = Уйти
blp-button-leave-yes = Уйти из лиги
blp-button-leave-no = Остаться
blp-button-details = Мои данные
blp-button-my = Мои матчи
blp-button-challenge = Вызвать…
blp-button-play = Играть
blp-button-report = Сообщить…
blp-button-times = Предложить время…
blp-button-more = Больше времени…
blp-button-absent = Неявка…
blp-button-show = Матч
blp-button-corp = За Корпорацию
blp-button-runner = За Бегущего
blp-button-confirm = Подтвердить
blp-button-dispute = Оспорить…
blp-button-take-back = Отозвать мой результат
blp-button-answer = Ответить на заявление…
blp-button-evidence = Что известно
blp-button-claim = Заявить о неявке…
blp-button-draw = Предложить ничью
blp-button-two-for-one = Предложить две за одну
blp-button-public = Показать время всем
blp-button-other-time = Другое время…
blp-button-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
blp-button-yes-draw = Согласиться на ничью
blp-button-no-draw = Без ничьей
blp-button-yes-two-for-one = Согласиться: две за одну
blp-button-yes-public = Показать
blp-button-no-two-for-one = Играть обе игры
blp-button-no-public = Лучше не надо
blp-button-yes-extension = Дать больше времени
blp-button-no-extension = Не давать времени
blp-button-yes-time = Согласиться на время
blp-button-no-time = В это время не могу
blp-button-zone-form = Другой пояс…
blp-button-week-form = Время словами…
blp-button-anytime = В любое время
blp-button-decks-form = Мои колоды…

## Commands

blp-command-my = Что от вас требуется во всех ваших лигах
blp-command-join = Присоединиться к лиге или вернуться
blp-command-leave = Уйти из лиги
blp-command-details = Ваш пояс, время, тихие часы и колоды в лиге
blp-command-challenge = Вызвать кого-то в лестнице
blp-command-deck = Ваши колоды в лиге или чужие, если их можно видеть
blp-command-rating = Результаты, трофеи и рейтинги в лигах этого сервера
blp-command-leaderboard = Лучшие на этом сервере за Корпорацию и за Бегущего
blp-option-league = Какая лига
blp-option-zone = Ваш часовой пояс, например Europe/Moscow
blp-option-opponent = Кого вызвать
blp-option-player = Чьи; если не указать — ваши
blp-which-league = Какая лига? Выберите её в параметре `league`.
blp-no-league-here = Подходящей лиги здесь нет.
blp-no-leagues = Вы не участвуете ни в одной идущей лиге.
blp-not-in = Вы не в этой лиге.

## Joining and leaving

blp-you-are-in = Вы участвуете. Скажите мне здесь, когда вы можете играть, и я подберу время для ваших матчей.
blp-you-wait = Лига полна: вы в листе ожидания.
blp-checked-in = ✅ Вы отметились. Я скажу, когда начнётся первый тур.
blp-checked-in-waiting = ✅ Вы отметились. Если кого-то из участников не будет, место может достаться вам.
blp-you-are-back = Вы снова участвуете.
blp-leave-before = Уйти из **{ $league }**? Пока открыта запись, можно присоединиться снова.
blp-leave-begun = Сняться с **{ $league }**? Открытые матчи вы проиграете; результаты останутся в таблице.
blp-leave-ladder = Уйти из **{ $league }**? Если присоединитесь снова, начнёте с низа лестницы.
blp-you-stay = Вы остаётесь.
blp-you-left = Вы вышли из лиги.
blp-you-dropped = Вы снялись. Ваши результаты остаются в таблице.

## Details

blp-details = **Ваши данные в { $league }**
blp-kept = Сохранено.
blp-zone-is = **Часовой пояс:** { $zone } (там сейчас { $clock })
blp-times-are = **Вы можете играть:** { $times }
blp-any-time = **Вы можете играть:** в любое время, кроме тихих часов
blp-quiet-is = **Тихие часы:** с { $start } до { $end }
blp-for-all = Часовой пояс и тихие часы — одни на все ваши игры и лиги (`/play reminders`, там же и отпуск).
blp-vacation = **В отпуске** до { $until }: без напоминаний. Тур по швейцарской системе, который кончится раньше, составляется без вас.
blp-away-is = **Без вас:** тур { $rounds } – ни матча, ни очков, ни пропуска.
blp-away-round = Не в туре { $round }
blp-choose-away = Туры без меня
blp-quiet-never = **Тихие часы:** нет
blp-quiet-option = Без напоминаний { $hours }
blp-quiet-option-never = Напоминать в любое время
blp-quiet-as-league = Как в лиге: тихо { $hours }
blp-quiet-as-league-never = Как в лиге: в любое время
blp-as-league = Как в лиге: { $value }
blp-choose-zone = Часовой пояс…
blp-choose-hours = Когда ({ $days })?
blp-choose-day = Один день отдельно…
blp-choose-quiet = Тихие часы…
blp-hours-work = пн–пт
blp-hours-end = сб и вс
blp-day-0 = понедельник
blp-day-1 = вторник
blp-day-2 = среда
blp-day-3 = четверг
blp-day-4 = пятница
blp-day-5 = суббота
blp-day-6 = воскресенье
blp-short-day-0 = пн
blp-short-day-1 = вт
blp-short-day-2 = ср
blp-short-day-3 = чт
blp-short-day-4 = пт
blp-short-day-5 = сб
blp-short-day-6 = вс
blp-form-zone = Часовой пояс
blp-form-zone-title = Ваш часовой пояс
blp-form-week = Когда вы можете играть, по вашему времени
blp-form-week-title = Ваша неделя
blp-form-week-hint = пн-пт 18-22, сб 10:00-14:00, вс 20-1
blp-zone-near = Я не знаю часового пояса «{ $zone }». Может быть, один из этих: { $near }?
blp-bad-times = Не могу прочитать «{ $text }». Напишите дни и время так: пн-пт 18-22, сб 10:00-14:00.
blp-bad-clock = «{ $text }» — это не время суток.
blp-too-many-times = Слишком много разных времён; уберите часть.

## Decks

blp-form-decks-title = Ваши колоды
blp-form-identity-corp = Карта личности Корпорации
blp-form-identity-runner = Карта личности Бегущего
blp-form-list-corp = Колода Корпорации: список или ссылка
blp-form-list-runner = Колода Бегущего: список или ссылка
blp-deck-corp = **Корпорация:** { $identity }
blp-deck-runner = **Бегущий:** { $identity }
blp-no-deck-corp = **Корпорация:** колоды нет
blp-no-deck-runner = **Бегущий:** колоды нет
blp-with-list = со списком
blp-decks-locked = Колоды закреплены с вашего первого тура.
blp-decks-of = **{ $name }: колоды** в { $league }
blp-no-decks = { $name } здесь колод не указывает.
blp-decks-hidden-private = { $name }: колоды в этой лиге скрыты.
blp-decks-hidden-cut = { $name }: колоды покажут в случае выхода в плей-офф.
blp-decks-hidden-public = { $name }: колоды покажут, когда они будут закреплены, с первым туром.
blp-deck-no-identity = Есть список { $side ->
    [corp] Корпорации
   *[runner] Бегущего
}, но нет карты личности.
blp-deck-not-identity = { $card } — не карта личности { $side ->
    [corp] Корпорации
   *[runner] Бегущего
}.
blp-deck-other-side = { $card } не подходит для колоды { $side ->
    [corp] Корпорации
   *[runner] Бегущего
}.
blp-deck-copies = { $card }, копий: { $copies }; разрешено не больше { $most }.
blp-deck-line = Этот список не читается. { $line }
blp-deck-size = В этой колоде карт: { $size }; в колоде их от { $least } до { $most }.

## A match

blp-match-of = **{ $league }**, { ls-in-round }
blp-match-challenge = **{ $league }**, вызов { $round }
blp-match-players = ### { $one } – { $other }
blp-both-sides = По одной игре за каждую сторону.
blp-one-decides = Одна игра решает обе.
blp-you-play-corp = Вы играете за Корпорацию.
blp-you-play-runner = Вы играете за Бегущего.
blp-choose-side = Вы выше в посеве: выберите сторону до { $until }; потом решит жребий.
blp-they-choose = { $other } выше в посеве и выбирает сторону до { $until }.
blp-deadline = Сыграть до { $deadline }.
blp-agreed = Вы договорились играть { $start }.
blp-agreed-public = Вы договорились играть { $start }; это видят все.
blp-they-are-away = { $other } в отпуске до { $until }.
blp-is-ready = Игрок { $name } готов к игре.
blp-ready-you = Вы готовы; { $other } ещё не нажимает «Играть».
blp-thread-soon = в ветке канала лиги
blp-game-runs = Игра { $number } идёт: { $where }.
blp-game-waits = В игре { $number } ждём хода: { $names } — { $where }.
blp-game-tied = Игра { $number } закончилась вничью: { $where }.
blp-game-won-corp = Игра { $number }: победа за Корпорацию, { $winner }: { $where }.
blp-game-won-runner = Игра { $number }: победа за Бегущего, { $winner }: { $where }.
blp-void = Этот матч снят со счёта.
blp-disputed = Результат спорный. Решает организатор.
blp-reported = { $by } сообщает: { $result } Если никто не оспорит, результат засчитают { $until }.
blp-claimed = { $by } заявляет о неявке: { $against }. Без ответа { $against } получит поражение { $until }.
blp-claim-answered = { $by } заявляет о неявке: { $against }; ответ уже получен. Решает организатор.
blp-mine-draw = Вы предложили ничью без игры.
blp-mine-two-for-one = Вы предложили, чтобы одна игра решила обе.
blp-mine-public = Вы предложили, чтобы все видели, когда вы играете.
blp-mine-extension = Вы попросили ещё { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
blp-mine-time = Вы предложили играть { $start }.
blp-theirs-draw = Вам предлагают ничью без игры.
blp-theirs-two-for-one = Предлагают, чтобы одна игра решила обе (6:0).
blp-theirs-public = Предлагают, чтобы все видели, когда вы играете.
blp-theirs-extension = Вас просят дать ещё { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
blp-theirs-time = Предлагают играть { $start }.
blp-game-opens = Игра открывается в ветке канала лиги.
blp-you-are-ready = Вы готовы. Как только { $other } нажмёт «Играть», игра откроется.
blp-play-elsewhere = В этой лиге каждый играет своими колодами, поэтому играйте где хотите и сообщите результат.

## Reports

blp-report-how = Чем закончилось? Соперник это подтвердит.
blp-choose-result = Результат…
blp-reported-by = { $by } сообщает: { $result } Если вы выберете то же, результат засчитают; иначе оспорьте.
blp-you-reported = Сообщено. Результат засчитают, когда соперник его подтвердит или промолчит.
blp-both-reported = Вы оба сообщаете одно и то же: результат засчитан.
blp-you-confirmed = Подтверждено.
blp-taken-back = Ваш результат отозван.
blp-you-disputed = Решает организатор.
blp-result-gone = Этот результат больше невозможен. Нажмите «Сообщить» ещё раз.
blp-reported-already = Об этом вы уже сообщили.
blp-form-dispute = Как было?
blp-form-dispute-title = Оспорить результат

## Offers

blp-you-offered = Предложено. Теперь слово за соперником.
blp-agreed-both = Договорились.
blp-you-declined = Отклонено, соперник об этом узнает. Матч продолжается как прежде.
blp-offered-already = Это вы уже предложили; соперник ещё не ответил.
blp-agreed-already = Об этом вы уже договорились.

## Times

blp-times = Когда вы оба можете играть, по возможности вечером. Предложите одно время, соперник — { $other }:
blp-no-overlap = Не нахожу времени, когда можете и вы, и { $other }. Предложите время сами или попросите больше времени.
blp-no-availability = { $names }: не указано, когда на неделе можно играть; считаю подходящим всё, кроме тихих часов.
blp-time-proposed = Предложено: { $start }. Теперь слово за соперником.
blp-time-agreed = Договорились: вы играете { $start }.
blp-form-time = Дата и время ({ $zone })
blp-form-time-hint = 24.12.2026 19:30
blp-form-time-title = Предложить время
blp-no-time = Напишите дату и время, например 24.12.2026 19:30.
blp-time-soon = Это { $start }, меньше чем через час. Так и надо?
blp-time-soon-yes = Да, предложить
blp-more-how = Ваш матч надо сыграть до { $deadline }. Сколько ещё времени нужно? По договорённости его можно продлить всего на { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
blp-you-asked = Запрос отправлен. Теперь слово за соперником.

## No-shows

blp-evidence = **Что мне известно об этом матче**
blp-claim-from = О неявке можно заявить с { $start }.
blp-claim-how = Если вы заявите о неявке, у соперника есть { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}, чтобы нажать «Играть» или ответить; иначе ему засчитают поражение. Вы оба и организаторы видите то, что мне известно.
blp-form-claim = Что произошло? (можно оставить пустым)
blp-form-claim-title = Заявить о неявке
blp-form-answer = Что произошло?
blp-form-answer-title = Ответить на заявление
blp-you-claimed = Соперник получил вопрос.
blp-you-answered = Решает организатор.

## What I owe

blp-my-league = ### { $league }
blp-nothing-running = Здесь от вас ничего не требуется.
blp-nothing-before = Вы записаны; игра ещё не началась.
blp-warning = ⚠️ Вам сделано предупреждение от организатора; действует до { $until }: { $text }
blp-calendar-new = Ваш календарь отныне здесь: { $address }
    Старый адрес больше никуда не ведёт.
blp-series = ## { $name }: сезон
blp-series-going = { $planned ->
    [0] Сыграно лиг: { $n }.
   *[other] Сыграно лиг: { $n } из { $planned }.
}
blp-series-over = Сезон окончен, лиг в нём: { $n }.
blp-series-now = идёт: { $league }
blp-series-none = Очков пока ни у кого нет: первая лига ещё не окончена.
blp-series-row = { $place }. { $name }: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} ({ $parts })
blp-series-points = Очки за места: { $points }; 1 — всем остальным, кто доиграл до конца. При равных очках решают лучшие места.
blp-profile-series = Сезон { $name }
blp-out-dropped = Вы снялись. «Присоединиться» вернёт вас, пока это возможно.
blp-out-retired = Вы пропустили два тура подряд и в следующих не участвуете. Организатор может впустить вас обратно.
blp-league-finished = Эта лига окончена.
blp-league-cancelled = Эта лига отменена.

## Ladders

blp-challenge-how = Вы на месте { $place }. Вызывать можно выше не больше чем на { $reach ->
    [one] { $reach } место
    [few] { $reach } места
   *[other] { $reach } мест
}.
blp-choose-opponent = Кого вы вызываете?
blp-nobody-to-challenge = Сейчас вызвать некого: у вас идёт матч, вы наверху, или все выше заняты.

## Ratings

blp-rating-of = **{ $name }** в лигах этого сервера
blp-profile-leagues = Лиги
blp-profile-in = { $league }: запись есть
blp-profile-place = { $league }: место { $place } из { $field }{ $how ->
    [over] { "" }
   *[going] { " " }пока
}, { $record }
blp-profile-matches = Последние матчи
blp-profile-match = { $league }, { ls-in-round }: { $score } против { $other }
blp-rating-corp = **За Корпорацию:** { $rating } ± { $deviation } после { $games ->
    [one] { $games } игры
    [few] { $games } игр
   *[other] { $games } игр
}
blp-rating-runner = **За Бегущего:** { $rating } ± { $deviation } после { $games ->
    [one] { $games } игры
    [few] { $games } игр
   *[other] { $games } игр
}
blp-rating-none-corp = **За Корпорацию:** игр пока нет
blp-rating-none-runner = **За Бегущего:** игр пока нет
blp-rating-provisional = предварительно до { $games } игр
blp-rating-history = Раньше: { $values }
blp-rating-about = Glicko-2, по играм лиг этого сервера. В 19 случаях из 20 настоящая сила отличается не больше чем на удвоенное число после ±.
blp-no-ratings = На этом сервере пока ни у кого нет рейтинга: рейтинги дают игры его лиг.
blp-server-only = Рейтинги есть у сервера: спросите там.
blp-button-appeal = Подать жалобу…
blp-form-appeal = Как было на самом деле?
blp-form-appeal-title = Жалоба
blp-you-appealed = Организатор посмотрит.

# Registered decks

blp-button-register = Зарегистрировать колоды…
blp-register = **Колоды для { $league }** · { $format }
blp-register-corp = Выберите колоду Корпорации…
blp-register-runner = Выберите колоду Бегущего…
blp-register-day = Допустимо то, что формат разрешает на { $day }. Запретный список, вступивший в силу позже, ничего не меняет для того, что зарегистрировано.
blp-register-not = В этот день не допустимы в формате { $format }:
blp-register-lists-private = Регистрируется копия в нынешнем виде. Списков больше никто не видит. Они закрепляются с первым туром.
blp-register-lists-cut = Регистрируется копия в нынешнем виде. Списки участников плей-офф видят все. Они закрепляются с первым туром.
blp-register-lists-public = Регистрируется копия в нынешнем виде. Списки видят все, когда они закреплены, с первым туром.
blp-deck-format-changed = Формат только что изменён. Посмотрите ещё раз.
