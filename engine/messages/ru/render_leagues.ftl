# The leagues' pictures and their descriptions.

## Shared

rlg-decimal = { $whole },{ $parts }
rlg-round = Тур { $n }
rlg-round-of = Тур { $n } из { $rounds }
rlg-rounds = { $n } { $n ->
    [one] тур
    [few] тура
   *[other] туров
}
rlg-teams = { $n ->
    [one] { $n } команда
    [few] { $n } команды
   *[other] { $n } команд
}
rlg-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
rlg-format = { $format ->
    [dss] Двусторонняя швейцарка
    [sss] Односторонняя швейцарка
    [round_robin] Круговой турнир
    [single_elimination] На вылет
    [double_elimination] До двух поражений
   *[ladder] Лестница
}
rlg-division = Дивизион { $n }
rlg-alt-more = И ещё { $n }.
rlg-alt-part = Часть { $n } из { $parts }.

## Standings

rlg-standings = Таблица
rlg-being-played = идёт тур { $n }
rlg-col-team = Команда
rlg-col-board = Доска
rlg-col-player = Игрок
rlg-col-points = Очки
rlg-col-record = В-Н-П
rlg-col-tie = { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Бухгольц
    [median] Медиана
    [solkoff] Солкофф
    [board_points] Доски
   *[head_to_head] Личные
}
rlg-col-byes = Баи
rlg-dropped = снят
rlg-retired = выбыл
rlg-cut-line = топ-{ $n }
rlg-key-cut = в плей-офф
rlg-key-cut-now = сейчас — в плей-офф
rlg-key-moved = места после прошлого тура
rlg-key-lot = различает только жребий
rlg-key-sos = сила соперников; ESoS: их соперников
rlg-after-cut = После плей-офф
rlg-alt-standings = Таблица лиги { $league }.
rlg-alt-row = { $name }: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}, { $record }.
rlg-alt-row-unscored = { $name }: { $record }.

## Seasons: several leagues

rlg-series = Сезон
rlg-series-leagues = Лиги:
rlg-series-going = { $league } (идёт)
rlg-series-parts = очки каждой лиги
rlg-series-over = Окончен, всего: { $n } { $n ->
    [one] лига
    [few] лиги
   *[other] лиг
}
rlg-series-played = { $planned ->
    [0] Сыграно: { $n } { $n ->
        [one] лига
        [few] лиги
       *[other] лиг
    }
   *[other] Сыграно лиг: { $n } из { $planned }
}
rlg-key-trophy = трофеи сезона
rlg-key-missed = не доиграно до конца
rlg-alt-series = Сезон { $name }.
rlg-alt-series-row = { $name }: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} ({ $parts }).

## Pairings

rlg-pairings = Пары
rlg-challenges = Открытые вызовы
rlg-both-sides = две игры, по одной за каждую сторону
rlg-left = { $n ->
    [one] осталось сыграть { $n } матч
    [few] осталось сыграть { $n } матча
   *[other] осталось сыграть { $n } матчей
}
rlg-all-done = всё сыграно
rlg-col-number = №
rlg-col-table = Стол
rlg-col-score = Счёт
rlg-corp = Корпорация
rlg-runner = Бегущий
rlg-state = { $state ->
    [open] открыт
    [playing] идёт
    [disputed] спорный
    [reported] сообщён
    [overdue] время вышло
    [done] сыгран
    [bye] бай
   *[void] не в счёт
}
rlg-manner = { $manner ->
    [absent] неявка
    [intentional_draw] договорная ничья
   *[two_for_one] два за одну
}
rlg-key-reported = сообщено, ещё не подтверждено
rlg-alt-pairings = Пары лиги { $league }. { $round }.
rlg-alt-pairing = Стол { $table }: { $first } – { $second }, { $state }.
rlg-alt-board = Доска { $table }: { $first } – { $second }, { $state }.
rlg-alt-walkover = Доска { $table }: { $name } без соперника.
rlg-alt-teams = { $first } – { $second }, { $points }:{ $less }.
rlg-alt-team-bye = { $team }: бай.
rlg-walkover = без соперника
rlg-team-bye = бай
rlg-alt-bye = Стол { $table }: { $name }, бай.

## Ratings

rlg-ratings = Рейтинги
rlg-glicko = Glicko-2
rlg-period = после рейтингового периода { $n }
rlg-as-corp = За Корпорацию
rlg-as-runner = За Бегущего
rlg-col-rating = Рейтинг
rlg-col-games = Игры
rlg-no-ratings = игр пока нет
rlg-provisional = предварительный
rlg-key-range = одно отклонение; полоса: два, с вероятностью 95 %
rlg-key-change = за последний период
rlg-key-provisional = предварительный: игр меньше { $n }
rlg-alt-ratings = Рейтинги после периода { $period }.
rlg-alt-rated = { $name } { $rating } ±{ $deviation }, { $games } { $games ->
    [one] игра
    [few] игры
   *[other] игр
}{ $mark }.

## Brackets

rlg-bracket = Сетка
rlg-winner = Победитель: { $name }
rlg-reseeded = лучший из оставшихся встречает худшего
rlg-free = Сразу в туре 2: { $names }
rlg-places = Места
rlg-place = { $place }. { $name }
rlg-round-single = { $left ->
    [0] Финал
    [1] Полуфиналы
    [2] Топ-8
    [3] Топ-16
   *[other] Тур { $n }
}
rlg-round-upper = { $last ->
    [yes] Финал верхней сетки
   *[no] Верхняя сетка { $n }
}
rlg-round-lower = { $last ->
    [yes] Финал нижней сетки
   *[no] Нижняя сетка { $n }
}
rlg-round-final = Финал
rlg-round-reset = Решающая игра финала
rlg-from-winner = победитель матча { $n }
rlg-from-loser = проигравший матча { $n }
rlg-from-seeds = открыто
rlg-not-needed = не нужна
rlg-if-needed = только если финал выиграет нижняя сетка
rlg-key-through = победа
rlg-alt-bracket = Сетка лиги { $league }.
rlg-alt-game = Матч { $n }: { $first } – { $second }, { $state }.
rlg-alt-undecided = Здесь пока нет матча, который можно сыграть.
