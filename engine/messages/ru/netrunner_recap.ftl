# What happened, told shortly: a line an action. The first part of a line is its beginning, the rest follows after a colon.
# A number in brackets is what it cost in credits.

nr-recap-cost = { $n ->
    [0] { "" }
   *[other] { " " }({ nr-n-credits })
}
nr-recap-cost-and-clicks = { $clicks ->
    [none] { nr-recap-cost }
   *[other] { $n ->
        [0] { " " }({ $clicks })
       *[other] { " " }({ nr-n-credits }, { $clicks })
    }
}
nr-recap-turn = **{ $name }** · { nr-role }, ход { $n }
nr-there-ice = ({ $server }, лёд)
nr-there-central = ({ $server }, корень)
nr-there-remote = ({ $server })
nr-recap-times = { $n } × { $text }
nr-recap-again = { $text } ×{ $n }
nr-recap-more = { $heading ->
    [none] { "" }
   *[other] { $heading } ·{ " " }
}{ $n ->
    [0] …
    [one] … ещё { $n } строка в разделе *Журнал*
    [few] … ещё { $n } строки в разделе *Журнал*
   *[other] … ещё { $n } строк в разделе *Журнал*
}
nr-recap-totals = осталось: { nr-n-credits } · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} в руке · очки агенд { $score }
nr-recap-whose = { $other ->
    [yes] { nr-role }{ " " }
   *[no] { "" }
}
nr-recap-credit = +1 кредит за клик
nr-recap-untag = −1 метка{ nr-recap-cost }
nr-recap-untags = Бегущий −{ nr-n-tags }
nr-recap-purge = удаление жетонов вирусов
nr-recap-draws = взято: { nr-n-cards }{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
}
nr-recap-discards = в сброс: { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
}
nr-recap-installs = установка — { $card }{ $where ->
    [ice] { " " }({ $server }, лёд)
    [central] { " " }({ $server }, корень)
    [root] { " " }({ $server })
   *[rig] { "" }
}{ nr-recap-cost }
nr-recap-plays = розыгрыш — { $card }{ nr-recap-cost }
nr-recap-uses = использование — { $card }{ nr-recap-cost }
nr-recap-rezzes = вскрытие — { $card }{ $there ->
    [none] { "" }
   *[other] { " " }{ $there }
}{ nr-recap-cost }
nr-recap-advances = продвижение — { $card } { $there }{ nr-recap-cost }
nr-recap-gains = { nr-recap-whose }+{ nr-n-credits }
nr-recap-takes = +{ nr-n-credits } с { $card }
nr-recap-loses = { nr-recap-whose }−{ nr-n-credits }
nr-recap-gains-clicks = { nr-recap-whose }+{ nr-n-clicks }
nr-recap-loses-clicks = { nr-recap-whose }−{ nr-n-clicks }
nr-recap-pays-for = { nr-recap-whose }−{ nr-n-credits }{ nr-recap-for }
nr-recap-spends-for = { nr-recap-whose }−{ nr-n-clicks }{ nr-recap-for }
nr-recap-for = { $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
nr-recap-counters = +{ nr-n-counters } → { $card }{ $there ->
    [none] { "" }
   *[other] { " " }{ $there }
}
nr-recap-moves = { $card } → { $server }{ $where ->
    [ice] , лёд
    [central] , корень
   *[remote] { "" }
}
nr-recap-swaps = 2 карты поменялись местами
nr-recap-flipped = карта личности теперь — { $card }
nr-recap-added-as-agenda = { $card } — теперь агенда ({ nr-n-points })
nr-recap-loses-bad-publicity = Корпорация: плохая репутация −{ $n }
nr-recap-mark = цель — { $server }
nr-recap-names = названо: { $card }
nr-recap-switches = новая карта личности — { $card }
nr-recap-run = набег на { $server }
nr-recap-passes = { $n ->
    [one] мимо { $n } невскрытой карты льда
    [few] мимо { $n } невскрытых карт льда
   *[other] мимо { $n } невскрытых карт льда
}
nr-recap-breaks = { $all ->
    [yes] взлом — { $card }
   *[no] { $broken ->
        [one] взломана { $broken } подпрограмма
        [few] взломаны { $broken } подпрограммы
       *[other] взломано { $broken } подпрограмм
    } ({ $card })
}{ nr-recap-cost-and-clicks }
nr-recap-ordered = { $part } – по вашему приказу
nr-recap-bypasses = обход — { $card }
nr-recap-jacks-out = отключение
nr-recap-successful = успешно
nr-recap-ends-run = набег завершён{ $by ->
    [none] { "" }
   *[other] { " " }картой { $by }
}
nr-recap-accesses = доступ — { $cards ->
    [none] { nr-n-cards }
   *[other] { $cards }
}
nr-recap-archives = доступ в архиве — { nr-n-cards }
nr-recap-trashes = сброс — { $card }{ nr-recap-cost }
nr-recap-steals = кража — { $card } ({ nr-n-points })
nr-recap-scores = зачёт — { $card } ({ nr-n-points })
nr-recap-trashed = в сброс — { $card }
nr-recap-damage = { nr-damage }: { $n }
nr-recap-tags = Бегущий +{ nr-n-tags }
nr-recap-bad-publicity = Корпорация: плохая репутация +{ $n }
nr-recap-reveals = показано: { $card }
nr-recap-derezzed = закрытие — { $card }
nr-recap-looks = просмотр — { $card }
nr-recap-forfeits = пожертвовано: { $card }
nr-recap-trace = трассировка { $n }: { $done ->
    [yes] успешна
   *[no] неуспешна
}
nr-recap-keeps = { nr-role } оставляет начальную руку
nr-recap-mulligan = { nr-role } берёт муллиган
nr-recap-concedes = { nr-role } сдаётся

nr-ending-hand = { $seat ->
    [corp] Рука Корпорации
   *[runner] Рука Бегущего
}: { $cards }
nr-ending-facedown = Лицом вниз: { $cards }
nr-ending-none = нет карт
