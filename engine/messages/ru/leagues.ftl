# Community leagues: why something cannot be, why a pairing, why a rank, what organisers did.

## Settings and sign-up

lg-error-no-name = Лиге нужно название.
lg-error-format = Формата «{ $format }» нет.
lg-error-ties = Каждый дополнительный показатель можно выбрать один раз.
lg-error-cut-size = В плей-офф выходят 3, 4, 8 или 16 игроков, а не { $cut }.
lg-error-elimination = Плей-офф бывает на вылет или до двух поражений, а не «{ $elimination }».
lg-error-cut-format = В этом формате нет плей-офф: победителя даёт сама сетка или лестница.
lg-error-number = { $name ->
    [rounds] Число туров
    [divisions] Число дивизионов
    [legs] Число встреч каждой пары
   *[reach] На сколько мест вверх можно вызывать
} — от { $least } до { $most }, а не { $value }.
lg-error-seed-range = Число для жребия — целое от 0 и меньше 2 в степени 63.
lg-error-begun = Игра началась, поэтому это уже не изменить.
lg-error-rounds-played = { $rounds } { $rounds ->
    [one] тур
    [few] тура
   *[other] туров
} — слишком мало: сыграно уже { $played }.
lg-error-divisions = Дивизионам ({ $divisions }) нужно хотя бы по два игрока; игроков { $players }.
lg-error-division = Дивизиона { $division } нет; в этой лиге дивизионов { $divisions }.
lg-error-no-player-name = Игроку нужно имя.
lg-error-signed-up = { $player }: запись уже есть.
lg-error-late-bye = { $player }: бай в первом туре уже невозможен, пары первого тура составлены.
lg-error-seed = { $player }: номер посева должен быть не меньше 1.
lg-error-drawn = Расписание или сетка уже составлены, поэтому это больше невозможно.
lg-error-not-waiting = { $player }: нет в листе ожидания.
lg-error-dropped = { $player } уже не участвует.
lg-error-not-dropped = { $player } всё ещё участвует.
lg-error-replaced = { $player }: на этом месте теперь играет кто-то другой.
lg-error-playing = { $player }: есть ещё открытый матч.

## Pairing

lg-error-unknown-player = Игрок «{ $player }» не участвует.
lg-error-unknown-round = Тура { $round } нет.
lg-error-unknown-table = В туре { $round } нет стола { $table }.
lg-error-round-open = { ls-of-round } ещё идёт.
lg-error-no-open-round = Сейчас никакой тур не идёт.
lg-error-unfinished = { ls-of-round }: без результата ещё { $matches } { $matches ->
    [one] матч
    [few] матча
   *[other] матчей
}.
lg-error-too-few = { $players ->
    [0] Никто не играет
    [one] Играет только { $players } игрок
    [few] Играют только { $players } игрока
   *[other] Играют только { $players } игроков
}; нужно не меньше { $least }.
lg-error-cut-too-large = Плей-офф на { $cut } { $cut ->
    [one] игрока
    [few] игроков
   *[other] игроков
} больше числа участников: осталось { $players } { $players ->
    [one] игрок
    [few] игрока
   *[other] игроков
}.
lg-error-no-round-left = Все туры сыграны ({ $rounds }).
lg-error-byes-spent = Число участников нечётное ({ $players }), и у каждого уже был бай. Второго не получает никто: закончите туры здесь или впустите кого-то либо отпустите.
lg-error-no-strict = Строгие правила не дают составить пары всех в туре { $round }. Разрешите правилам уступать или составьте пары вручную.
lg-error-draft-stale = Этот черновик больше не подходит; составьте его снова.
lg-error-no-cut = Сетки ещё нет.
lg-error-cut-over = Сетка сыграна до конца: победитель { $player }.

## Results

lg-error-bye-result = Стол { $table } тура { $round } — бай; другого результата у него нет.
lg-error-void = { ls-of-round }: стол { $table } не в счёт.
lg-error-confirmed = { ls-of-round }: результат стола { $table } подтверждён; исправить его может только организатор.
lg-error-nothing-reported = { ls-of-round }: за столом { $table } нет результата, который ждёт подтверждения.
lg-error-not-yours = { $player } этого решать не может.
lg-error-reports-differ = Это не тот результат, о котором сообщает { $player }. Подтвердите тот или оспорьте: тогда решит организатор.
lg-error-games = { $games ->
    [0] Не указано ни одной игры
    [one] Указана { $games } игра
    [few] Указаны { $games } игры
   *[other] Указано { $games } игр
}; в матче их { $wanted }. Меньше считается только при одном из условий: договорная ничья, два за одну, неявка.
lg-error-same-sides = В двух играх каждый один раз играет за Корпорацию.
lg-error-two-for-one = Для «два за одну» нужна одна игра из двух и победитель.
lg-error-absent = Не явиться мог только участник этого матча.
lg-error-other-players = Эту игру играли не участники этого матча.
lg-error-points = Игра кончается 3:0, 0:3 или 1:1, а не { $corp }:{ $runner }.
lg-error-sides = В этом матче за Корпорацию играет { $corp }.
lg-error-ladder-correct = Места с тех пор изменились; вместо этого отмените результат.
lg-error-no-pick = { ls-of-round }: за столом { $table } выбирать сторону не надо.
lg-error-not-your-pick = Сторону выбирает { $player }: выбирает тот, кто выше в посеве.

## Repairs

lg-error-round-over = { ls-of-round }: всё сыграно, пары больше не изменить.
lg-error-swap-same = { $first } и { $second } за одним столом.
lg-error-paired = { $player }: пара в этом туре уже есть; сначала снимите её со счёта.
lg-error-not-playing = { $player } сейчас не играет.
lg-error-not-in-round = { $player }: нет в туре { $round }.
lg-error-has-result = { ls-of-round }: у стола { $table } уже есть результат.
lg-error-second-bye = { $player }: бай уже был; второго не получает никто.
lg-error-no-sides = За столом { $table } тура { $round } стороны не назначают.
lg-error-nothing-to-undo = Отменять нечего.
lg-repair-swap = Тур { $round }: { $first } и { $second } меняются местами.
lg-repair-pair = Тур { $round }: { $first } и { $second } сведены вручную.
lg-repair-bye = Тур { $round }: { $player } получает бай.
lg-repair-void = { ls-of-round }: стол { $table } ({ $names }) снят со счёта.
lg-repair-corp = { ls-of-round }, стол { $table }: за Корпорацию теперь играет { $corp }.

## Ladder and ratings

lg-error-no-ladder = Эта лига — не лестница.
lg-error-ladder-pairs = В лестнице пар не составляют: игроки вызывают друг друга.
lg-error-challenge-self = Нужны два разных игрока.
lg-error-challenge-down = { $player } ниже; вызывают тех, кто выше.
lg-error-challenge-reach = { $player } выше на { $places } { $places ->
    [one] место
    [few] места
   *[other] мест
}; вызывать можно выше не больше чем на { $reach }.
lg-error-challenge-again = { $player }: последний матч проигран; сначала нужен другой.
lg-error-period = Рейтинговый период { $period } не позже последнего, { $last }.

## Files

lg-error-nrtm-json = Этот файл — не JSON.
lg-error-nrtm-shape = Это не файл NRTM: «{ $where }» отсутствует или не такое, каким должно быть.
lg-error-nrtm-large = В этом файле больше { $players } { $players ->
    [one] игрока
    [few] игроков
   *[other] игроков
} или { $rounds } { $rounds ->
    [one] тура
    [few] туров
   *[other] туров
}. Такие большие турниры здесь провести нельзя.
lg-error-nrtm-long = «{ $where }» в этом файле длиннее { $most } знаков.
lg-error-nrtm-deep = Это не файл NRTM: слишком глубокая вложенность.
lg-error-nrtm-doubled = Игрок { $player } есть в этом файле дважды.
lg-error-nrtm-unknown = Тур { $round } называет игрока «{ $player }», которого в файле нет.
lg-error-nrtm-twice = Игрок { $player } есть в туре { $round } дважды.
lg-error-nrtm-nobody = В туре { $round } есть матч без игроков.
lg-error-nrtm-points = В туре { $round } есть матч со счётом { $first }:{ $second }; такого не бывает.
lg-error-nrtm-cut = Плей-офф в этом файле не подходит ни к одной сетке.
lg-error-nrtm-cut-game = Плей-офф в этом файле не подходит ни к одной сетке: в туре { $round } встретились { $first } и { $second }.
lg-error-nrtm-cut-open = В туре { $round } есть игра плей-офф без победителя: { $first } против { $second }.
lg-import-points = { $player }: очков в файле { $file }, по матчам { $here }.
lg-import-sos = { $player }: сила соперников (SoS) в файле { $file }, по матчам { $here }.
lg-import-esos = { $player }: расширенная сила соперников (ESoS) в файле { $file }, по матчам { $here }.
lg-import-rank = { $player }: место в файле { $file }, по матчам { $here }.

## Rules that gave way in a round

lg-relaxed-sides = { $pairs ->
    [one] { $pairs } пара снова играет теми же сторонами
    [few] { $pairs } пары снова играют теми же сторонами
   *[other] { $pairs } пар снова играют теми же сторонами
}: по строгим правилам кто-то оставался без пары.
lg-relaxed-rematch = { $pairs ->
    [one] { $pairs } пара встречается чаще
    [few] { $pairs } пары встречаются чаще
   *[other] { $pairs } пар встречаются чаще
}, чем допускают правила: иначе кто-то остался бы без пары.
lg-relaxed-distance = { $pairs ->
    [one] { $pairs } пара разошлась
    [few] { $pairs } пары разошлись
   *[other] { $pairs } пар разошлись
} по очкам или сторонам дальше, чем допускают правила: иначе кто-то остался бы без пары.

## Why a pairing

lg-why-manual = Эту пару составил организатор.
lg-why-random = Первый тур случаен. Жеребьёвку может проверить каждый: её число — { $seed }.
lg-why-equal = У { $first } и { $second } поровну очков: { $points }.
lg-why-points = { $first } — { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}, { $second } — { $others }: ближе для всех участников не нашлось.
lg-why-first-meeting = Раньше они не встречались.
lg-why-rematch = { $times ->
    [one] Раньше они встречались { $times } раз.
    [few] Раньше они встречались { $times } раза.
   *[other] Раньше они встречались { $times } раз.
}
lg-why-cheapest = По опубликованным весам тур стоит { $cost }; ни одно допустимое составление пар для всех не стоит меньше.
lg-why-bye-given = { $player }: бай в первом туре, вне жеребьёвки.
lg-why-bye-random = Число участников нечётное; бай по жребию получает { $player }.
lg-why-bye = Число участников нечётное. { $player }: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}, бая ещё не было.
lg-why-sides-met = За Корпорацию играет { $corp }: в прошлой встрече было наоборот.
lg-why-sides-bias = За Корпорацию играет { $corp }: разница игр за Корпорацию и за Бегущего — { $bias } против { $others }.
lg-why-sides-last = За Корпорацию играет { $corp }: сторон поровну, а в прошлый раз было наоборот.
lg-why-sides-random = За Корпорацию по жребию играет { $corp }: сторон поровну.
lg-why-relaxed-sides = Они играют теми же сторонами, что и раньше: иначе кто-то остался бы без пары.
lg-why-relaxed-rematch = Они встречаются чаще, чем допускают правила: иначе кто-то остался бы без пары.
lg-why-relaxed-distance = Они расходятся по очкам или сторонам дальше, чем допускают правила: иначе кто-то остался бы без пары.
lg-why-robin = { $division ->
    [0] Игровой день { $round }
   *[other] Дивизион { $division }, игровой день { $round }
}{ $leg ->
    [0] { "" }
   *[other] , круг { $leg }
}: каждый встречается с каждым.
lg-why-ladder = { $first } вызывает { $second }.
lg-why-cut = Игра { $game } сетки: { $first } против { $second }.
lg-why-reset = Игра { $game } сетки решает между { $first } и { $second }: у каждого одно поражение.
lg-why-slot-seed = { $player }: номер посева { $n }.
lg-why-slot-winner = { $player }: победа в игре { $n }.
lg-why-slot-loser = { $player }: поражение в игре { $n }.
lg-why-cut-pick = { $player } выше в посеве и выбирает сторону.
lg-why-cut-side = За Корпорацию играет { $corp }: меньше игр за Корпорацию в плей-офф или жребий, если их поровну.

## Why a rank

lg-rank-place = { $player }: место { $place } из { $players }, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}.
lg-error-not-ranked = { $player }: в таблице нет.
lg-rank-matches = Матчи: побед { $won }, ничьих { $drawn }, поражений { $lost }.
lg-rank-byes = Баи: { $byes }.
lg-rank-sos = SoS { $sos }: сколько в среднем за тур набирают соперники (матчей: { $opponents }); ESoS { $esos }: то же у их соперников.
lg-rank-no-opponents = Соперников пока не было, поэтому SoS и ESoS равны 0.
lg-rank-above-points = { $other } на место выше: больше очков, { $theirs } против { $mine }.
lg-rank-above-seed = { $other } на место выше: очков поровну, но лучше посев, { $theirs } против { $mine }.
lg-rank-above-tie = { $other } на место выше: очков поровну, но больше { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] коэффициент Бухгольца
    [median] медианный коэффициент
    [solkoff] коэффициент Солкоффа
    [board_points] очков на досках
   *[head_to_head] очков во встречах между равными
}: { $theirs } против { $mine }.
lg-rank-above-draw = { $other } на место выше по жребию: всё остальное поровну.
lg-rank-below-points = { $other } на место ниже: меньше очков, { $theirs } против { $mine }.
lg-rank-below-seed = { $other } на место ниже: очков поровну, но хуже посев, { $theirs } против { $mine }.
lg-rank-below-tie = { $other } на место ниже: очков поровну, но меньше { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] коэффициент Бухгольца
    [median] медианный коэффициент
    [solkoff] коэффициент Солкоффа
    [board_points] очков на досках
   *[head_to_head] очков во встречах между равными
}: { $theirs } против { $mine }.
lg-rank-below-draw = { $other } на место ниже по жребию: всё остальное поровну.
lg-rank-dropped = { $player } больше не участвует; результаты остаются в счёте.
lg-rank-open-round = Тур { $round } ещё идёт и войдёт в счёт, когда закончится.
lg-rank-cut-seed = Номер посева { $seed } в плей-офф; место ещё не определено.
lg-rank-cut-place = Номер посева { $seed } в плей-офф; место { $place }.
lg-rank-ladder = { $player }: место { $place } из { $players } в лестнице.
lg-rank-ladder-new = Кто ещё не играл, стоит там, где присоединился.
lg-rank-ladder-last = Последний матч, против { $other }, закончился { $mine }:{ $theirs }; кто победит стоящего выше, займёт его место.

# Teams.
lg-error-teams-format = Команды играют швейцарские туры или круговой турнир в одном дивизионе, без плей-офф.
lg-error-no-team = Такой команды нет.
lg-error-team-name = В названии команды не больше { $most } знаков.
lg-error-team-taken = Команда { $team } уже есть.
lg-error-team-full = { $team }: команда полна, участников не больше { $most }.
lg-error-team-gone = { $team } больше не играет.
lg-error-in-team = { $player } уже в команде { $team }.
lg-error-no-member = { $player } не в этой команде.
lg-error-no-board = Доски { $board } нет: в командах их { $boards }.
lg-error-stands-in = { $player } уже на замене в { $team }.
lg-rank-boards = Очки на досках: { $points }. Они идут сразу после очков за матчи.
lg-why-boards = Обе стороны у каждой команды одинаково часто; кто на какой доске играет за Корпорацию, обходится дешевле всего по весам игроков.
lg-why-boards-odd = Стороны у каждой команды настолько поровну, насколько позволяет нечётное число досок; кто на какой доске играет за Корпорацию, обходится дешевле всего по весам игроков.
