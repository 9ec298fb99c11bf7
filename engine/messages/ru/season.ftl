# The course of a league: what people are told, what they owe, why something cannot be done, the audit log.

## Lists

ls-list = { $first } и { $last }
ls-nobody = никто

## Sign-up

ls-signup-open = Запись открыта.
ls-signup-open-until = Запись открыта до { $until }.
ls-signup-closed = Запись закрыта. { $players ->
    [one] Участвует { $players } игрок.
    [few] Участвуют { $players } игрока.
   *[other] Участвует { $players } игроков.
}
ls-joined = Вы участвуете. Я скажу, когда начнётся первый тур.
ls-joined-late = Вы участвуете с тура { $round }.
ls-joined-waiting = Лига полна. Вы в листе ожидания и попадёте в неё, как только освободится место.
ls-joined-channel = { $person } присоединяется.
ls-joined-ladder = { $place ->
    [0] Вы участвуете. Когда лестница начнётся, я скажу, где вы стоите.
   *[other] Вы участвуете, ваше место в лестнице — { $place }. Под таблицей можно вызвать того, кто не больше чем на { $reach } { $reach ->
        [one] место
        [few] места
       *[many] мест
    } выше.
}
ls-rejoined-ladder = Вы снова участвуете, ваше место в лестнице — { $place }. Кого можно вызвать, видно в таблице.
ls-admitted-ladder = { $place ->
    [0] Место свободно: вы участвуете. Когда лестница начнётся, я скажу, где вы стоите.
   *[other] Место свободно: вы участвуете, ваше место в лестнице — { $place }. Кого можно вызвать, видно в таблице.
}
ls-your-rung = Лестница начинается: ваше место — { $place } из { $players }. { $place ->
    [1] Вызывать будут вас; кто победит, займёт ваше место.
   *[other] Под таблицей можно вызвать того, кто не больше чем на { $reach } { $reach ->
        [one] место
        [few] места
       *[many] мест
    } выше: кто победит снизу, займёт место соперника.
}
ls-ladder-moved = **{ $person }** занимает место { $place } в лестнице вместо { $other }.
ls-ladder-stays = { $result } Оба остаются на своих местах в лестнице.
ls-ladder-missed = { $result } Оба остаются на своих местах в лестнице, и обоим засчитан пропуск матча: кто пропускает два матча подряд, выбывает, пока организатор не вернёт его.
ls-result-gone-you = Вы снялись, и всё несыгранное засчитано вам как поражение. { $result }
# $cut: how many players go on
ls-not-in-cut = Туры закончены: ваше место — { $place } из { $players }, а в плей-офф выходят первые { $cut }. Итоговые места я назову, когда лига закончится.
ls-admitted = Место свободно: вы участвуете с тура { $round }.
ls-left = Вы вышли из лиги.
ls-dropped = Вы снялись. Ваши результаты остаются в таблице; ещё открытые матчи проиграны.
ls-dropped-channel = { $person } снимается.
ls-rejoined = Вы снова участвуете с тура { $round }, с прежними очками.
ls-rejoined-cut = Вы снова участвуете, с прежними очками. До плей-офф туров не осталось; попасть в него вы ещё можете.
ls-rejoined-channel = { $person } снова участвует.
ls-substitute = Со следующего тура вы играете вместо { $other }.
ls-substitute-channel = { $person } играет вместо { $other }.
ls-retired = Вы пропустили два тура подряд, поэтому в следующих не участвуете. Организатор может впустить вас обратно.
ls-retired-ladder = Вы пропустили два матча подряд и выбываете из лестницы. Организатор может впустить вас обратно.
ls-retired-channel = { $person }: два пропущенных тура подряд, в следующих не участвует.
ls-retired-channel-ladder = { $person }: два пропущенных матча подряд, выбывает из лестницы.

## Rounds

ls-draft-made = { ls-of-round }: пары готовы. Посмотрите, измените что нужно и опубликуйте.
ls-draft-automatic = { ls-of-round }: пары готовы. { $until } они опубликуются сами; до тех пор их можно менять.
ls-draft-waits = { ls-of-round }: пары всё ещё ждут вашей публикации.
ls-stuck = Пары следующего тура составить нельзя: { $reason } Измените состав участников или настройки, и я попробую снова.
ls-round-published = **{ ls-of-round }** начинается: { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
   *[other] { $matches } матчей
}, сыграть до { $deadline }.
ls-relaxed = { $reason }
ls-round-over = { ls-of-round }: сыграно.
ls-your-bye = У вас бай в туре { $round }: полные очки, играть не надо.
ls-your-rest = Вы отдыхаете в туре { $round }.
ls-your-rest-asked = Вы не в туре { $round }, как просили: ни матча, ни очков.
ls-away-paired = Вы просили не быть в туре { $round }, но без вас его не составить: вы всё же в нём.
ls-away-vacation = Вы в отпуске до { $until }: вас нет в туре { $round }. Если вернётесь до его публикации, *Мои данные* вернут вас в него.
ls-noted-away = Организатор отметил, что вас не будет: тур { $rounds }. Тогда у вас нет ни матча, ни очков.
ls-noted-back = Организатор отметил, что вы во всех следующих турах.
ls-of-round = { $stage ->
    [top] Топ-{ $size }
    [top-again] Топ-{ $size }, тур { $again }
    [semi] Полуфинал
    [semi-again] Полуфинал, тур { $again }
    [final] Финал
    [final-again] Финал, тур { $again }
    [decider] Решающая игра финала
   *[main] { $round ->
        [0] Вызов
       *[other] Тур { $round }
    }
}
ls-in-round = { $stage ->
    [top] топ-{ $size }
    [top-again] топ-{ $size }, тур { $again }
    [semi] полуфинал
    [semi-again] полуфинал, тур { $again }
    [final] финал
    [final-again] финал, тур { $again }
    [decider] решающая игра финала
   *[main] { $round ->
        [0] вызов
       *[other] тур { $round }
    }
}
ls-your-match = { ls-of-round }: ваш соперник — { $other }, по одной игре за каждую сторону, до { $deadline }.
ls-your-match-corp = { ls-of-round }: ваш соперник — { $other }, вы играете за Корпорацию, до { $deadline }.
ls-your-match-runner = { ls-of-round }: ваш соперник — { $other }, вы играете за Бегущего, до { $deadline }.
ls-your-match-pick = { ls-of-round }: ваш соперник — { $other }, до { $deadline }. Вы выше в посеве: выберите сторону.
ls-your-match-wait = { ls-of-round }: ваш соперник — { $other }, до { $deadline }. Соперник выше в посеве и выбирает сторону.
ls-voided = Ваш матч против { $other } больше не считается: организатор снял его со счёта.
ls-ladder-begins = Лестница начинается, в ней { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}. Бросьте вызов кому-нибудь выше себя.
ls-challenged = { $person } вызывает { $other }. Играют до { $deadline }.
ls-main-over-early = Составить пары больше не из кого, поэтому тур { $round } был последним перед концом.
ls-cut-smaller = { $cut ->
    [0] Для плей-офф осталось слишком мало игроков.
   *[other] Для задуманного плей-офф осталось слишком мало игроков: будет топ-{ $cut }.
}
ls-cut-begins = Плей-офф начинается. По порядку посева: { $people }.
ls-bracket-begins = Сетка составлена. По порядку посева: { $people }.
ls-bracket-reset = У обоих финалистов по одному поражению, поэтому решает ещё одна игра.
ls-finished = Лига окончена. Победитель — **{ $winner }**. Поздравляем!
ls-finished-points = Дивизионы равны по силе: для всех вместе решают очки, затем дополнительные показатели.
ls-finished-division = Дивизион { $division }: первое место — **{ $winner }**.
ls-finished-empty = Лига окончена.
ls-now-rounds = Организаторы изменили число туров до конца: { $number ->
    [0] по числу участников
   *[other] { $number }
} вместо { $was ->
    [0] «по числу участников»
   *[other] { $was }
}.
ls-now-cut = Организаторы изменили плей-офф: { $number ->
    [0] теперь его нет
   *[other] выходят лучшие { $number }
}; раньше { $was ->
    [0] его не было
   *[other] выходили лучшие { $was }
}.
ls-now-single = Организаторы изменили плей-офф: теперь он на вылет.
ls-now-double = Организаторы изменили плей-офф: теперь он до двух поражений.
ls-now-capacity = Организаторы изменили число мест в лиге: { $number ->
    [0] для всех
   *[other] { $number }
} вместо { $was ->
    [0] «для всех»
   *[other] { $was }
}.
ls-now-ties = Организаторы изменили то, что различает игроков с равными очками; отныне таблица считается так.
ls-now-promote = Организаторы изменили, сколько игроков переходит между двумя дивизионами вверх и вниз: { $number } вместо { $was }.
ls-not-promoted = Вы заслужили переход выше, но записалось слишком мало игроков: вы играете в дивизионе { $division }.
ls-organisers-not-promoted = { $person }: был обещан переход выше, но место — в дивизионе { $division }: записалось слишком мало игроков.
ls-your-place = Лига окончена: ваше место — { $place } из { $players }.
ls-your-place-division = Лига окончена: ваше место — { $place } из { $players } в дивизионе { $division }, общее — { $overall } из { $all }.
ls-cancelled = Лига отменена.
ls-cancelled-reason = Лига отменена: { $reason }

## A match

ls-ready = Соперник готов играть: { $other }. Нажмите «Играть» до { $deadline }, и игра начнётся.
ls-next-game = Начинается игра { $game } вашего матча против { $other }.
ls-game-stopped = Игра вашего матча против { $other } закончилась без результата. Нажмите «Играть» до { $deadline }, чтобы начать снова.
ls-side-corp = За Корпорацию играет { $other }, значит, вы — за Бегущего. Сыграйте до { $deadline }.
ls-side-runner = За Бегущего играет { $other }, значит, вы — за Корпорацию. Сыграйте до { $deadline }.
ls-side-by-chance = Вовремя сторону никто не выбрал, решает жребий: за Корпорацию играет { $corp }.

ls-result = { ls-of-round }: **{ $winner }** побеждает { $other }, { $points }:{ $less }.
ls-result-forfeit = { ls-of-round }: **{ $winner }** получает { $points }:{ $less } против { $other }: за несыгранное засчитано поражение.
ls-result-draw = { ls-of-round }: { $person } и { $other } играют вничью { $points }:{ $points }.
ls-result-intentional = { ls-of-round }: { $person } и { $other } делят очки { $points }:{ $points }, не доигрывая.
ls-result-nobody = { ls-of-round }: { $person } и { $other } — поражение обоим.
ls-result-nobody-cut = { ls-of-round }: { $winner } и { $other } — поражение обоим, дальше идёт тот, кто выше в посеве: { $winner }.
ls-result-tied-cut = { ls-of-round }: игра { $winner } и { $other } вничью, дальше идёт тот, кто выше в посеве: { $winner }.
ls-result-gone = Снятие с лиги, и поражение без игры: { $people }. { $result }
ls-reason = Почему организаторы так решили по вашему матчу: { $text }
ls-corrected = Организатор исправил результат вашего матча. { $result }
ls-decided = Организатор вынес решение по вашему матчу. { $result }
ls-rule-waited = Время вышло, игра ждала хода: { $people }. { $result }
ls-rule-effort = Время вышло. Меньше стараний сыграть матч: { $people }. { $result }
ls-rule-equal = Время вышло, вы оба старались сыграть, поэтому за несыгранное — ничья. { $result }
ls-rule-equal-cut = Время вышло, вы оба старались сыграть. { $result }
ls-rule-nobody = Время вышло, и никто из вас ничего не сделал, чтобы сыграть. { $result }
ls-rule-claim = На заявление о неявке ({ $people }) ответа нет. { $result }
ls-grace = Время вышло, но ваша игра идёт: у неё есть время до { $deadline }.
ls-put-off = Меня не было, поэтому у вашего матча настолько же больше времени. Следующий срок теперь { $until }.
ls-agreed-missed = Вы договорились играть { $start }, а меня тогда не было. Найдите другое время.
ls-away = Меня не было с { $start } до { $end }. Все сроки отложены на это время.
ls-new-deadline = Организатор назначил вашему матчу новый срок: { $deadline }.

ls-reported = { $other } сообщает: { $result } Подтвердите или оспорьте; без ответа результат засчитают { $until }.
ls-report-taken-back = { $other } отзывает результат, сообщённый о вашем матче.
ls-disputed = { $other } оспаривает сообщённый вами результат. Решает организатор.
ls-organisers-dispute = { $other } оспаривает результат, о котором сообщает { $person }. Сообщено: { $result } Возражение: { $text }
ls-organisers-claim = { $person } заявляет о неявке: { $other }. Ждём ответа: { $other }.
ls-organisers-answered = { $person } отвечает на заявление о неявке ({ $other }): { $text }
ls-organisers-decide = Матч всё ещё ждёт вашего решения: { $people }.

ls-claimed = { $other } заявляет, что вы не явились. Нажмите «Играть» или скажите, что произошло, до { $until }; иначе вам засчитают поражение.
ls-claim-answered = { $other } отвечает на ваше заявление. Решает организатор.
ls-claim-shows-up = { $other } здесь: ваше заявление улажено, матч можно играть.
ls-claim-refused = Организатор решил, что неявки не было. Сыграйте ваш матч до { $deadline }.

ls-offer-draw = { $other } предлагает ничью без игры.
ls-offer-two-for-one = { $other } предлагает, чтобы одна игра решила обе (6:0).
ls-offer-public = { $other } хочет, чтобы все видели, когда вы играете.
ls-offer-extension = { $other } просит для вашего матча ещё { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
ls-offer-time = { $other } предлагает играть { $start }.
ls-declined-draw = { $other } не хочет ничьей. Сыграйте матч до { $deadline }.
ls-declined-two-for-one = { $other } хочет играть обе игры. Обе надо сыграть до { $deadline }.
ls-declined-public = { $other } не хочет показывать, когда вы играете. Ваша договорённость о времени остаётся в силе.
ls-declined-extension = { $other } не хочет продлевать ваш матч. Его надо сыграть до { $deadline }; предложите время или попросите организатора о продлении.
ls-declined-time = { $other } не может играть в предложенное вами время. Предложите другое; матч надо сыграть до { $deadline }.
ls-time-past = { $other }: нет ответа на ваше предложение сыграть { $start }, и это время прошло. Предложите другое; матч надо сыграть до { $deadline }.
ls-agreed-draw = Вы договорились о ничьей. { $result }
ls-agreed-two-for-one = Договорились: одна игра решает обе.
ls-agreed-public = Договорились: все видят, когда вы играете.
ls-agreed-extension = Договорились: у вашего матча есть время до { $deadline }.
ls-agreed-time = Договорились: вы играете { $start }.

## Reminders

ls-remind-play = Ваш матч против { $other } надо сыграть до { $deadline }. Нажмите «Играть», предложите время или попросите больше времени.
ls-remind-move = Ваш матч против { $other } идёт, доиграть его надо до { $deadline }. Продолжайте игру или попросите больше времени.
ls-remind-side = Выберите сторону против { $other } до { $deadline }; потом решит жребий.
ls-remind-confirm = { $other } сообщает результат вашего матча. Подтвердите или оспорьте до { $deadline }; потом он считается.
ls-remind-claim = { $other } заявляет, что вы не явились. Ответьте до { $deadline }, иначе вам засчитают поражение.
ls-remind-agreed = Вы играете против { $other } { $start }.

## What somebody owes

ls-owe-play = Сыграть против { $other }, до { $deadline }
ls-owe-overdue = Ваш матч против { $other }: время вышло, и организатор решает, засчитать ли поражение. Если вы сыграли, сообщите результат.
ls-owe-lapsed = Ваш матч против { $other }: ответьте на заявление о вашей неявке или играйте. Засчитать ли вам поражение, решает организатор.
ls-owe-lapsed-other = Ваш матч против { $other }: ответа на ваше заявление нет, и организатор решает, засчитать ли поражение.
ls-owe-move = Ваш ход в игре против { $other }, до { $deadline }
ls-owe-side = Выбрать сторону против { $other }, до { $deadline }
ls-owe-confirm = Подтвердить или оспорить, что сообщает { $other }, до { $deadline }
ls-owe-claim = Ответить на заявление о вашей неявке ({ $other }), до { $deadline }
ls-owe-draw = Ответить на предложение ничьей: { $other }
ls-owe-two-for-one = Ответить, решает ли одна игра против { $other } обе
ls-owe-public = Ответить, можно ли всем видеть, когда вы играете против { $other }
ls-owe-extension = Ответить, дать ли больше времени: { $other }
ls-owe-time = Ответить на предложение времени: { $other }
ls-owe-deck = Указать ваши колоды
ls-owe-publish = Опубликовать пары ({ ls-in-round })
ls-owe-decide = Решить спор: { $person } и { $other } ({ ls-in-round })
ls-owe-decide-claim = Вынести решение о неявке: { $person } и { $other } ({ ls-in-round })

## Results to choose from

ls-possible-corp = победа за Корпорацию: { $winner }
ls-possible-runner = победа за Бегущего: { $winner }
ls-possible-tied = ничья, за Корпорацию играет { $corp }
ls-possible-both = { $person } { $points }:{ $less } { $other }: { $first }; { $second }
ls-possible-two-for-one = одна игра решает обе, победа: { $winner }
ls-possible-draw = Ничья без игры
ls-possible-absent = Неявка: { $person }
ls-possible-nobody = Неявка обоих

## Evidence

ls-fact-opened = { $at }: матч начинается, сыграть до { $deadline }.
ls-fact-ready = { $at }: { $person } нажимает «Играть».
ls-fact-proposed = { $at }: { $person } делает предложение.
ls-fact-answered = { $at }: { $person } отвечает.
ls-fact-claimed = { $at }: { $person } заявляет о неявке соперника.
ls-fact-moved = { $at }: { $person } делает последний пока ход.
ls-fact-reported = { $at }: { $person } сообщает результат.
ls-fact-days = { $person }: для матча что-то сделано в { $days } { $days ->
    [one] день
    [few] разных дня
   *[other] разных дней
}.
ls-fact-agreed = { $start }: время, о котором оба договорились.
ls-fact-game = { $at }: здесь начинается игра.
ls-fact-waiting = С { $at } игра ждёт хода: { $people }.
ls-fact-reminded = { $person }: напоминаний — { $times }.
ls-fact-recorded = { $at }: { $person }: { $what }
ls-fact-ruled = { $at }, по правилу: { $what }

## Audit log

ls-log-created = создаёт лигу { $title }
ls-log-edited = меняет настройки
ls-log-web-on = показывает лигу в сети
ls-log-web-off = убирает лигу из сети
ls-log-called = зовёт { $number ->
    [one] { $number } человека, за которым что-то есть
    [few] { $number } человек, за которыми что-то есть
   *[other] { $number } человек, за которыми что-то есть
}
ls-log-signup-opened = открывает запись
ls-log-signup-closed = закрывает запись
ls-log-started = начинает лигу, в ней { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
ls-log-finished = заканчивает лигу
ls-log-cancelled = отменяет лигу
ls-log-joined = записывает: { $person }
ls-log-dropped = снимает с лиги: { $person }
ls-log-rejoined = впускает обратно: { $person }
ls-log-admitted = впускает из листа ожидания: { $person }
ls-log-substitute = ставит { $person } на место { $other }
ls-log-retired = { $person } выбывает: пропущены два тура подряд
ls-log-retired-ladder = { $person } выбывает: пропущены два матча подряд
ls-log-bye = даёт бай в первом туре: { $person }
ls-log-not-in = без игрока { $person }: тур { $rounds }
ls-log-in = { $person } во всех следующих турах
ls-log-no-bye = забирает бай в первом туре: { $person }
ls-log-seed = задаёт номер посева { $person }: { $seed }
ls-log-deck = меняет колоды: { $person }
ls-log-redrafted = составляет пары заново
ls-log-published = публикует пары: { ls-in-round }
ls-log-round-ended = заканчивает: { ls-in-round }
ls-log-repair = { $said }
ls-log-deadline = назначает срок: { $deadline }
# $match: its key, or “here” where only this match is spoken of
ls-log-of = { $match ->
    [here] {""}
   *[other] матч { $match }:{" "}
}
ls-log-reported = { ls-log-of }сообщает результат: { $result }
ls-log-confirmed = { ls-log-of }подтверждает результат: { $result }
ls-log-report-back = { ls-log-of }отзывает сообщённый результат: { $result }
ls-log-disputed = { ls-log-of }оспаривает сообщённый результат: { $result } Возражение: { $text }
ls-log-claimed = { ls-log-of }заявляет о неявке, { $other }: { $text }
ls-log-claim-answered = { ls-log-of }отвечает на заявление, { $other }: { $text }
ls-log-reason = { ls-log-of }причина решения: { $text }
ls-log-decided = { $match ->
    [here] решение: { $result }
   *[other] решает матч { $match }: { $result }
}
ls-log-claim = { $match ->
    [here] решает заявление о неявке; неявка: { $people }
   *[other] решает заявление о неявке в матче { $match }; неявка: { $people }
}
ls-log-brought = результат взят из импортированного файла
ls-log-renamed = задаёт имя: { $person }
ls-log-played-on = продолжает импортированный турнир с тура { $round }
ls-log-forfeit = { ls-log-of }поражение засчитано, { $people }
ls-log-drawn = { ls-log-of }ничья по правилу, одинаково старались: { $people }
ls-log-accepted = { ls-log-of }сообщение { $person } считается, ответа нет
ls-log-away = перерыв с { $start } до { $end }: все сроки отложены на это время

## Templates

ls-template-weekly-swiss = Еженедельная швейцарка
ls-template-weekly-swiss-about = Одна игра в неделю, затем плей-офф на четверых. Для лиг примерно от 8 до 40 игроков.
ls-template-double-weekly = Еженедельная двойная швейцарка
ls-template-double-weekly-about = По игре за каждую сторону в неделю, затем плей-офф на четверых.
ls-template-small-round-robin = Малый круговой турнир
ls-template-small-round-robin-about = До 8 игроков, каждый с каждым по одному разу, неделя на тур.
ls-template-knock-out-weekend = Турнир на вылет за выходные
ls-template-knock-out-weekend-about = До двух поражений, двенадцать часов на тур.
ls-template-teams = Команды
ls-template-teams-about = Команды по три в швейцарских турах, по неделе на тур, с запасными для всех.
ls-template-ladder = Лестница
ls-template-ladder-about = Без конца: вызывайте тех, кто выше, неделя на матч.

## Why something cannot be done

ls-error-nothing-decided = Этот матч организатор не решал.
ls-error-organisers = Это могут только организаторы этой лиги.
ls-error-over = Эта лига окончена.
ls-error-begun = Это уже не изменить: лига началась.
ls-error-not-begun = Лига ещё не началась.
ls-error-title = Лиге нужно название не длиннее { $most } знаков.
ls-error-zone = Я не знаю часового пояса «{ $zone }». Пояса называются, например, Europe/Moscow.
ls-error-quiet = Тихие часы — это два времени суток.
ls-error-away-format = Без кого-то можно составить только тур швейцарки. Попросите больше времени или договоритесь о времени.
ls-error-away-round = Тур { $round } не из тех, что ещё будут.
ls-error-on-vacation = { $person } в отпуске до { $until }. Что не сыграно к сроку, решится тогда; вдвоём вы можете договориться о большем времени.
ls-error-window = Это не окно недели: нужны день, начало и конец не позже чем через 24 часа.
ls-error-closes = Запись закрылась бы раньше, чем откроется.
ls-error-closes-past = Запись была бы уже окончена.
ls-error-round-length = Тур длится не меньше часа и не больше восьми недель.
ls-error-capacity = Участвовать могут не больше { $most } { $most ->
    [one] игрока
    [few] игроков
   *[other] игроков
}.
ls-error-capacity-few = Мест { $capacity }, а нужно не меньше { $least } { $least ->
    [one] игрока
    [few] игроков
   *[other] игроков
}.
ls-error-fewest = Лига начинается, когда в ней от 2 до { $most } { $most ->
    [one] игрока
    [few] игроков
   *[other] игроков
}.
ls-error-choice = Варианта «{ $value }» нет.
ls-error-reminders = Напоминаний может быть не больше { $most }, каждое — за какое-то время до срока.
ls-error-answer-length = На ответ о результате или о неявке можно дать не меньше часа и не больше двух недель.
ls-error-lengths = С такой продолжительностью ничего не сделать.
ls-error-too-few = { $players ->
    [one] Участвует только { $players } игрок
    [few] Участвуют только { $players } игрока
   *[other] Участвует только { $players } игроков
}; нужно { $least }.
ls-error-signup-open = Запись открыта, или игра уже началась.
ls-error-signup-not-open = Запись не открыта.
ls-error-no-late = Запись окончена, а с опозданием в эту лигу не принимают.
ls-error-no-round-left = { $rounds ->
    [one] Единственный тур до конца уже составлен
    [few] Все { $rounds } тура до конца уже составлены
   *[other] Все { $rounds } туров до конца уже составлены
}, поэтому присоединиться больше нельзя. Сколько их, объявлено с первым туром; организаторы могут изменить это в настройках.
ls-error-full = Лига полна.
ls-error-name-long = В имени не больше { $most } знаков.
ls-error-in-already = Вы уже записаны.
ls-error-linked = { $person } уже в этой лиге.
ls-error-nobody-owes = Сейчас ни за кем ничего нет.
ls-error-called = Всем, за кем что-то есть, только что напомнили. Снова можно с { $until }.
ls-error-not-in = Этого человека нет в этой лиге.
ls-error-left-already = Уже вне лиги.
ls-error-deck-missing = В этой лиге нужна колода за каждую сторону.
ls-error-deck-list = В этой лиге колоды показывают: для каждой нужен список, текстом или ссылкой.
ls-error-deck-long = Этот список колоды слишком длинный.
ls-error-locked = Колоды закреплены с вашего первого тура. Спросите организатора.
ls-error-draft-there = Пары уже готовы.
ls-error-no-draft = Пар, ждущих публикации, нет.
ls-error-undecided = Сначала решите споры и заявления этого тура.
ls-error-matches-open = Ещё есть открытые матчи. Примите по ним решение, аннулируйте их или дождитесь конца.
ls-error-deadline-past = Это время уже прошло.
ls-error-no-match = Матча { $match } нет.
ls-error-match-over = Этот матч окончен.
ls-error-not-yours = Это не ваш матч.
ls-error-game-running = Игра этого матча идёт.
ls-error-ready-already = Вы уже нажали «Играть»; теперь очередь соперника.
ls-error-side-first = Сначала надо выбрать сторону.
ls-error-reported = О результате этого матча уже сообщено.
ls-error-disputed = Этот результат спорный. Решает организатор.
ls-error-nothing-reported = Результатов, ждущих ответа, нет.
ls-error-own-report = Этот результат сообщили вы сами; подтверждает его соперник.
ls-error-claim-instead = Если соперник не пришёл, заявите о неявке.
ls-error-offer-instead = Для этого нужны вы оба: предложите это сопернику.
ls-error-hosted-result = Это не сходится с игрой, которую вы сыграли здесь.
ls-error-no-two-for-one = «Две за одну» — для матчей из двух игр, ни одна из которых не сыграна.
ls-error-no-time-agreed = Вы не договорились о времени, или его уже видят все.
ls-error-no-draw-in-cut = В плей-офф договорных ничьих нет.
ls-error-no-offer = Этого предложения больше нет.
ls-error-time = Это время уже прошло или позже срока.
ls-error-extension = { $hours ->
    [0] По договорённости этот матч больше не продлить.
    [one] Этот матч можно продлить не больше чем на { $hours } час.
    [few] Этот матч можно продлить не больше чем на { $hours } часа.
   *[other] Этот матч можно продлить не больше чем на { $hours } часов.
}
ls-error-claimed = О неявке уже заявлено.
ls-error-claim-early = Для этого слишком рано: подождите, пока пройдёт половина времени или четверть часа после условленного времени.
ls-error-claim-yours = Игра ждёт вас.
ls-error-no-claim = Такого заявления нет.
ls-error-claim-answered = Вы уже ответили. Решает организатор.
ls-error-no-text = Скажите одним предложением, что произошло.

## Reopening

ls-reopened = Организатор снова открыл ваш матч против { $other }. Сыграть до { $deadline }.
ls-round-reopened = **{ ls-of-round }**: снова открыто организатором, до { $until }.
ls-round-taken-back = { ls-of-round }: отменено; позже составят заново.
ls-back-again = Вы снова участвуете. { ls-of-round }: снова открыто.
ls-reopen-match = { ls-of-round }: матч { $match } снова откроется. Сыграть его надо до { $until } или до его собственного срока, если тот позже.
ls-reopen-round = { ls-of-round }: снова откроется. { $matches ->
    [one] { $matches } матч, решённый по правилу, надо
    [few] { $matches } матча, решённых по правилу, надо
   *[other] { $matches } матчей, решённых по правилу, надо
} сыграть до { $until }. Сообщённые и сыгранные результаты остаются.
ls-reopen-published = { ls-of-round }: отменяется, там ещё никто не играл.
ls-reopen-draft = { ls-of-round }: черновик выбрасывается и составляется заново, когда этот тур закончится.
ls-reopen-cut = Плей-офф составляется заново, когда этот тур закончится.
ls-reopen-back = Возвращаются, потому что выбыли из-за пропуска этого тура: { $people }.
ls-reopen-over = Лига больше не окончена.
ls-correct-match = Матч { $match } сейчас считается так: { $was } Отныне: { $result }
ls-correct-later = Пары остаются, как составлены, начиная отсюда: { ls-in-round }.
ls-correct-draft = { ls-of-round }: черновик составляется заново, потому что опирается на этот результат.
ls-log-reopened = { $match ->
    [here] снова открывает матч
   *[other] снова открывает матч { $match }
}
ls-log-reopened-round = снова открывает: { ls-in-round }
ls-error-not-decided = У этого матча нет результата, который можно отменить.
ls-error-nothing-by-rule = { ls-of-round }: ничего не решено по правилу. Откройте отдельный матч.
ls-error-played-on = { ls-of-round }: уже кто-то играл, поэтому то, что было раньше, остаётся. Вместо этого исправьте результат: «Решение по матчу…».

## Appeals

ls-appealed = { $other } подаёт жалобу на решение по правилу о вашем матче. Организатор посмотрит.
ls-organisers-appeal = { $person } подаёт жалобу на решение по правилу, соперник { $other } ({ ls-in-round }): { $text }
ls-appeal-dismissed = Организатор рассмотрел жалобу: ваш матч остаётся как есть.
ls-log-appealed = { ls-log-of }жалоба на правило: { $text }
ls-log-appeal-dismissed = { ls-log-of }отклоняет жалобу
ls-owe-appeal = Рассмотреть жалобу: { $person } против { $other } ({ ls-in-round })
ls-error-no-appeal = Жаловаться не на что: по этому матчу решало не правило, или вы уже подали жалобу.
ls-error-nothing-appealed = Жалоб об этом матче нет.

## Forfeits that need an organiser's word

ls-forfeit-proposed = Время вышло. По правилам в этом матче засчитывается поражение: { $people }; решает организатор. Если вы сыграли, сообщите результат сейчас.
ls-organisers-forfeit = { ls-of-round }: время вышло, и по правилам засчитывается поражение: { $people }. Это произойдёт, когда вы подтвердите; можно и дать больше времени.
ls-organisers-lapsed = { ls-of-round }: на заявление о неявке ответа нет, { $people }, и по правилам засчитывается поражение. Это произойдёт, когда вы подтвердите; до тех пор { $people } ещё может ответить, и оба могут играть.
ls-organisers-proposal-gone = Всё-таки играют: { $people }. Засчитывать поражение больше не нужно.
ls-claim-lapsed-you = Вы не ответили на заявление о вашей неявке. По правилам вам засчитывается поражение в этом матче; решает организатор. До тех пор вы ещё можете ответить или нажать «Играть».
ls-claim-lapsed = { $other } не отвечает на ваше заявление о неявке. По правилам сопернику засчитывается поражение в этом матче; решает организатор. До тех пор вы оба ещё можете играть.
ls-proposal-gone = Вы оба здесь, и поражения никому не засчитают. У вашего матча есть время до { $deadline }.
ls-log-proposed = { ls-log-of }по правилам засчитывается поражение, { $people }; спрашивают организатора
ls-log-proposal-gone = { ls-log-of }оба всё-таки играют, поэтому поражение больше не предлагается
ls-owe-forfeit = Подтвердить поражение, { $person } и { $other }, или дать больше времени ({ ls-in-round })
ls-error-nothing-proposed = Поражений этого матча, ждущих вашего слова, нет.
