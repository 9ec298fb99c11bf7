# What stands in Netrunner's pictures, and in their descriptions for those who do not see them.

## The banner

nr-pic-role = { $name } ({ nr-role })
nr-pic-draw = Игра окончена: ничья
nr-pic-abandoned = Игра окончена: прервана
nr-pic-wins = Победа: { $name }
nr-pic-your-move = Ваш ход
nr-pic-both-decide = Ваш ход (решают оба игрока)
nr-pic-in-progress = Игра идёт
nr-pic-to-decide = Решают: { $names }
nr-pic-to-move = Ходит { $name }
nr-pic-score = { nr-pic-corp } { $corp }:{ $runner } { nr-pic-runner }
nr-pic-corp = Корпорация
nr-pic-letter = { $seat ->
    [corp] К
   *[runner] Б
}
nr-pic-runner = Бегущий

## Figures

nr-pic-credits = { $n ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
nr-pic-clicks = клики
nr-pic-bad-publicity = плохая репутация
nr-pic-fund = +{ $n } на набег
nr-pic-for-run = { $n } на набег
nr-pic-grip = рука
nr-pic-stack = колода
nr-pic-heap = сброс
nr-pic-memory = память
nr-pic-tags = { $n ->
    [one] метка
    [few] метки
   *[other] меток
}
nr-pic-core-damage = мозговое повр.
nr-pic-link = линк
nr-pic-scored = Зачтено
nr-pic-in-play = В игре
nr-pic-hq-revealed = HQ, показано
nr-pic-grip-revealed = Рука, показано
nr-pic-stolen = Украдено
nr-pic-goal = { $n ->
    [one] / { $n } очка
    [few] / { $n } очков
   *[other] / { $n } очков
}

## Cards

nr-pic-hosts = несёт { $name }
nr-pic-hosts-more = несёт { $name } и ещё { $n }
nr-pic-new = новое
nr-pic-used = использовано
nr-pic-seen = видели · ход { $n }
nr-pic-known = { $zone ->
    [hq] известно: { $card }
   *[rd] { $place ->
        [1] верхняя: { $card }
       *[other] карта { $place }: { $card }
    }
}
nr-pic-card-facedown = { $name } (скрыто)
nr-pic-n-facedown = лицом вниз: { $n }
nr-pic-unknown = Неизвестная карта
nr-pic-to-score = до зачёта
nr-pic-point = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
nr-pic-strength = сила
nr-pic-to-trash = за сброс

## Servers, rig, what goes on

nr-pic-root-empty = корень пуст
nr-pic-no-ice = льда нет
nr-pic-server-mark = Цель
nr-pic-server-chosen = Выбрано для { $cards }
nr-pic-run = НАБЕГ
nr-pic-mark-server = Бегущий у сервера
nr-pic-mark-inside = Бегущий внутри
nr-pic-mark-approach = Бегущий сближается
nr-pic-mark-encounter = Взаимодействие
nr-pic-mark-movement = Бегущий проходит
nr-pic-programs = Программы
nr-pic-hardware = Железо
nr-pic-resources = Ресурсы
nr-pic-facedown = Лицом вниз
nr-pic-nothing-installed = Пока ничего не установлено
nr-pic-heap-label = Зона сброса
nr-pic-more = + ещё { $n }
nr-pic-shown = Показано
nr-pic-encounter = Взаимодействие: { $name }
nr-pic-strength-n = сила { $n }
nr-pic-sign = { $sign ->
    [end] завершить набег
    [net] сетевое повреждение
    [meat] физическое повреждение
    [core] мозговое повреждение
    [tag] метки
    [untag] снять метки
    [bad_publicity] плохая репутация
    [leave] можно отключиться
    [trash] сбросить
    [install] установить, вскрыть
    [back] вернуть
    [cards] взять карты
    [eye] посмотреть карты
    [access] доступ
    [agenda] агенды
    [counter] жетоны
    [credit_up] получить кредиты
    [credit_down] потерять кредиты
    [click_up] получить клики
    [click_down] потерять клики
    [move] переместить
    [again] разрешить снова
    [broken] взломать
    [lasting] длится какое-то время
    [contest] пси-игра
    [breaker] подходит ледолом
    [fresh] изменилось после вашего хода
    [chosen] выбрано картой
    [only-you] видно только вам
    [facedown] на столе лицом вниз
   *[trace] трассировка
}
nr-pic-resolved = разрешена
nr-pic-broken = взломана
nr-pic-accessing = Доступ
nr-pic-hand = { $n ->
    [0] { nr-pic-hand-name }: пусто
   *[other] { nr-pic-hand-name }: { nr-n-cards }
}
nr-pic-hand-name = { $seat ->
    [corp] Ваш HQ
   *[runner] Ваша рука
}

## Descriptions

nr-alt-more = Остальное на столе не описано.
nr-alt-subroutine = Подпрограмма: { $text }
nr-alt-points = Очки: Корпорация { $corp }, Бегущий { $runner }, до { $goal }.
nr-alt-accessing = Доступ: { $name }.
nr-alt-bad-publicity = плохая репутация: { $n }
nr-alt-fund = { $n ->
    [one] ещё { $n } кредит на этот набег
    [few] ещё { $n } кредита на этот набег
   *[other] ещё { $n } кредитов на этот набег
}
nr-alt-core-damage = мозговое повреждение: { $n }
nr-alt-link = линк: { $n }
nr-alt-corp = { $name }: { $credits }, { $clicks }{ $more }; HQ { $hand }, R&D { $deck }, архив { $archives }.
nr-alt-runner = { $name }: { $credits }, { $clicks }; рука { $hand }, колода { $deck }, зона сброса { $heap }, память { $used } из { $limit }{ $more }.
nr-alt-played = Карты личности: { $identities }
nr-alt-list = { $label }: { $items }.
nr-alt-at-server = Бегущий здесь: { $server }.
nr-alt-before-server = Бегущий вот-вот достигнет цели: { $server }.
nr-alt-run = Набег на { $server }.
nr-alt-at-ice = Набег на { $server }: Бегущий у льда { $nth } из { $count }, { $ice }.
nr-alt-before-ice = Набег на { $server }: Бегущий перед льдом { $nth } из { $count }, { $ice }, сближения ещё не было.
nr-alt-at-ice-broken = Набег на { $server }: Бегущий у льда { $nth } из { $count }, { $ice }, взломано подпрограмм: { $n } из { $all }.
nr-alt-unrezzed = не вскрыто
nr-alt-facedown = лицом вниз
nr-alt-with = { $name } (на карте: { $marks })
nr-alt-ice = лёд: { $names }
nr-alt-ice-inwards = лёд снаружи внутрь: { $names }
nr-alt-root = корень: { $names }
nr-alt-server = { $server }, { $ice }.
nr-alt-server-root = { $server }, { $ice }; { $root }.
nr-alt-brief = { $server }: { $ice }.
nr-alt-brief-root = { $server }: { $ice }; корень: { $root }.
nr-alt-private = { $name } (не вскрыто)
nr-alt-strength = { $name } (сила { $n })
nr-alt-rig-empty = У Бегущего ничего не установлено.
nr-alt-hand = { nr-pic-hand-name }, { nr-n-cards }:
nr-alt-hand-empty = { nr-pic-hand-name }: пусто.
nr-alt-hand-card = { $name } ({ $kind })
nr-alt-hand-cost = { $name } ({ $kind }, стоимость { $n })
nr-alt-hand-agenda = { $name } ({ $kind }, до зачёта { $need }, { nr-n-points })
nr-alt-kind = { $type ->
    [agenda] агенда
    [asset] ассет
    [ice] лёд
    [operation] операция
    [upgrade] апгрейд
    [event] событие
    [hardware] железо
    [program] программа
    [resource] ресурс
    [corp_identity] карта личности Корпорации
    [runner_identity] карта личности Бегущего
   *[other] карта
}
nr-alt-strip = На столе: { $sides }. { $places }.
nr-alt-strip-side = { nr-role }: { $credits }, { $points }, в руке { $hand }{ $more }
nr-alt-strip-server = { $server }: льда { $ice }, в корне { $root }
nr-alt-chosen = Выбрано для { $card }: { $chosen } ({ $where })
nr-alt-chosen-ice = невскрытый лёд { $n }
nr-alt-used = Использовано в этом ходу: { $cards }
nr-alt-subs = { $name } (сила { $n }: { $subs })
nr-alt-sub = { $maybe ->
    [yes] возможно, { nr-alt-sign }
   *[no] { nr-alt-sign }
}
nr-alt-sign = { $sign ->
    [end] завершить набег
    [net] сетевое повреждение { nr-alt-damage }
    [meat] физическое повреждение { nr-alt-damage }
    [core] мозговое повреждение { nr-alt-damage }
    [tag] { nr-n-tags }
    [untag] снять метки
    [bad_publicity] плохая репутация
    [leave] Бегущий может отключиться
    [trash] сбросить
    [install] установить или вскрыть
    [back] вернуть или перевернуть карты
    [cards] взять карты
    [eye] посмотреть карты
    [access] доступ
    [agenda] агенды
    [counter] жетоны
    [credit_up] получить кредиты
    [credit_down] потерять кредиты
    [click_up] получить клики
    [click_down] потерять клики
    [move] переместить
    [again] разрешить снова
    [broken] взломать подпрограммы
    [lasting] длящийся эффект
    [contest] пси-игра
   *[trace] трассировка { $n }
}
nr-alt-damage = { $n ->
    [0] X
   *[other] { $n }
}
nr-alt-new = Изменилось после вашего последнего хода: { $cards }
nr-alt-seen = Вы видели: { $cards }
nr-seen = { $zone ->
    [hq] HQ
    [grip] рука
    [stack] колода
    [rd] R&D
   *[other] { $zone }
}{ $place ->
    [0] { "" }
    [1] , верхняя карта
   *[other] , карта { $place }
}: { $card } (ход { $turn })
nr-outside = Вне игры, вам можно смотреть: { $cards }

## The course of a game

nr-course-points = Очки агенд
nr-course-credits = Кредиты
nr-course-cards = Карты в руке
nr-course-turn = Ход
nr-course-at = ход { $turn }
nr-alt-course = Ход игры: очки агенд, кредиты и карты в руке, { $corp } (Корпорация) и { $runner } (Бегущий), по ходам.
nr-alt-course-score = Очки агенд: { $score }.
