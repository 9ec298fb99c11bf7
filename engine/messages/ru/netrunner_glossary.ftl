# Netrunner's words explained. `nr-forms-` is what a text is searched for, separated by bars; a star stands for
# any ending. What a word means is one or two sentences for somebody who has never played.

## The game

nr-words-play = Игра

nr-word-corp = Корпорация (Corp)
nr-forms-corp = корпорац*
nr-means-corp = Одна из двух сторон: прячет агенды в серверах, защищает их льдом и старается зачесть 7 очков агенд (6 в игре для начинающих).

nr-word-runner = Бегущий (Runner)
nr-forms-runner = бегущ*
nr-means-runner = Другая сторона: совершает набеги на серверы Корпорации и старается украсть агенды раньше, чем Корпорация их зачтёт.

nr-word-click = клик (click)
nr-forms-click = клик*
nr-means-click = То, чем платят за действия. У Корпорации в её ходу 3 клика, у Бегущего 4; неиспользованные пропадают.

nr-word-credit = кредит (credit)
nr-forms-credit = кредит*
nr-means-credit = Деньги: ими платят за карты, вскрытие и способности. Один клик приносит один кредит.

nr-word-agenda = агенда (agenda)
nr-forms-agenda = агенд*
nr-means-agenda = Карты, ради которых идёт игра. В колоде они есть только у Корпорации; Корпорация их засчитывает, Бегущий крадёт.

nr-word-points = очко агенды (agenda point)
nr-forms-points = очк* агенд* | очко | очка | очков
nr-means-points = То, чего стоит зачтённая или украденная агенда. Кто наберёт достаточно, сразу побеждает.

nr-word-mulligan = муллиган (mulligan)
nr-forms-mulligan = муллиган*
nr-means-mulligan = Один раз, перед первым ходом: замешать начальную руку обратно и взять пять новых карт.

nr-word-discard = сброс лишних карт (discard)
nr-forms-discard = размер* руки | фаз* сброса | шаг* сброса | сброс* лишних карт | сбросьте до
nr-means-discard = В конце своего хода вы оставляете в руке не больше пяти карт; остальные уходят в сброс.

nr-word-counter = жетон (counter)
nr-forms-counter = жетон*
nr-means-counter = Отметка на карте. Для чего она, говорит сама карта.

## Places

nr-words-places = Места

nr-word-server = сервер (server)
nr-forms-server = сервер*
nr-means-server = Место Корпорации, на которое Бегущий может совершить набег: HQ, R&D, архив и сколько угодно удалённых серверов.

nr-word-remote = удалённый сервер (remote)
nr-forms-remote = удалённ* сервер* | сервер 1 | сервер 2 | сервер 3 | новый сервер
nr-means-remote = Сервер, который Корпорация создаёт, устанавливая карту: только в таком можно устанавливать агенды и ассеты.

nr-word-hq = HQ
nr-forms-hq = hq
nr-means-hq = Рука Корпорации. Набег на HQ даёт доступ к одной случайной карте этой руки.

nr-word-rd = R&D
nr-forms-rd = r&d
nr-means-rd = Колода Корпорации. Набег на R&D даёт доступ к верхней карте. Если Корпорация должна взять карту из пустой колоды, она проигрывает.

nr-word-archives = архив (Archives)
nr-forms-archives = архив*
nr-means-archives = Стопка сброса Корпорации. Набег на архив даёт доступ ко всем картам в нём.

nr-word-grip = рука (grip)
nr-forms-grip = рука | руки | руке | руку | рукой
nr-means-grip = Рука Бегущего: повреждения забирают карты из неё. Рука Корпорации — это HQ.

nr-word-stack = колода (stack)
nr-forms-stack = колод*
nr-means-stack = Колода Бегущего: карты берут сверху, смотреть её нельзя никому. Колода Корпорации — это R&D.

nr-word-heap = зона сброса (heap)
nr-forms-heap = зон* сброса
nr-means-heap = Стопка сброса Бегущего. Смотреть её можно всем.

nr-word-root = корень (root)
nr-forms-root = корень | корня | корню | корнем | корне
nr-means-root = Внутренняя часть сервера, за его льдом: там лежат агенды, ассеты и апгрейды.

nr-word-rig = риг (rig)
nr-forms-rig = риг | рига | риге | ригу | ригом
nr-means-rig = Все карты, которые установил Бегущий.

nr-word-memory = память (MU)
nr-forms-memory = памят* | mu
nr-means-memory = Место для программ: у Бегущего 4 единицы памяти, и каждая программа занимает сколько-то из них.

## Cards

nr-words-cards = Карты

nr-word-ice = лёд (ice)
nr-forms-ice = лёд | льда | льду | льдом | льде
nr-means-ice = Устанавливается перед сервером лицом вниз. Вскрытый лёд встречает своими подпрограммами каждого Бегущего, который идёт мимо.

nr-word-subroutine = подпрограмма (subroutine)
nr-forms-subroutine = подпрограмм*
nr-means-subroutine = Строка на льду со стрелкой. То, что в ней сказано, происходит с Бегущим при взаимодействии со льдом, если её не взломать.

nr-word-icebreaker = ледолом (icebreaker)
nr-forms-icebreaker = ледолом*
nr-means-icebreaker = Программа, которая взламывает подпрограммы. Её сила должна быть не меньше силы льда.

nr-word-strength = сила (strength)
nr-forms-strength = сила | силы | силе | силу | силой
nr-means-strength = Насколько силён лёд или ледолом. Ледолом слабее льда надо усилить, прежде чем он сможет взламывать.

nr-word-barrier = Barrier
nr-forms-barrier = barrier | fracter
nr-means-barrier = Тип льда: стены, которые чаще всего завершают набег. Их взламывают ледоломы Fracter.

nr-word-codegate = Code Gate
nr-forms-codegate = code gate | decoder
nr-means-codegate = Тип льда: замки и лабиринты. Их взламывают ледоломы Decoder.

nr-word-sentry = Sentry
nr-forms-sentry = sentry | killer
nr-means-sentry = Тип льда: часто наносит Бегущему повреждения или сбрасывает программы. Его взламывают ледоломы Killer.

nr-word-asset = ассет (asset)
nr-forms-asset = ассет*
nr-means-asset = Карта в удалённом сервере, которая после вскрытия что-то делает для Корпорации. Бегущий может её сбросить.

nr-word-upgrade = апгрейд (upgrade)
nr-forms-upgrade = апгрейд*
nr-means-upgrade = Как ассет, но может лежать в любом сервере, в том числе рядом с агендой.

nr-word-operation = операция (operation)
nr-forms-operation = операци*
nr-means-operation = Карта Корпорации, которую играют один раз и сбрасывают.

nr-word-event = событие (event)
nr-forms-event = событи*
nr-means-event = Карта Бегущего, которую играют один раз и сбрасывают.

nr-word-program = программа (program)
nr-forms-program = программ*
nr-means-program = Карта Бегущего, которая остаётся в игре и занимает память. Ледоломы — тоже программы.

nr-word-hardware = железо (hardware)
nr-forms-hardware = желез*
nr-means-hardware = Карта Бегущего, которая остаётся в игре и не занимает памяти.

nr-word-resource = ресурс (resource)
nr-forms-resource = ресурс*
nr-means-resource = Карта Бегущего, которая остаётся в игре. Пока Бегущий помечен, Корпорация может её сбросить.

## What one does

nr-words-doing = Что делают

nr-word-install = установить (install)
nr-forms-install = установ* | устанавлива*
nr-means-install = Положить карту в игру, чтобы она там осталась. Карты Корпорации лежат лицом вниз и пока ничего не стоят; карты Бегущего лежат лицом вверх и оплачиваются сразу.

nr-word-rez = вскрыть (rez)
nr-forms-rez = вскры* | вскро* | невскры* | закрыть | закройте
nr-means-rez = Перевернуть установленную карту Корпорации лицом вверх, заплатив её стоимость. Лёд вскрывают, когда к нему подходит Бегущий. Агенды не вскрывают никогда.

nr-word-advance = продвинуть (advance)
nr-forms-advance = продвин* | продвига* | продвиж*
nr-means-advance = Корпорация платит один клик и один кредит и кладёт на карту жетон продвижения. Когда их достаточно, агенду можно зачесть.

nr-word-score = зачесть (score)
nr-forms-score = зачесть | зачт* | зачёт* | зачл* | засчит* | област* подсчёта
nr-means-score = Корпорация переворачивает агенду, на которой достаточно жетонов продвижения, и получает её очки. Клика это не стоит.

nr-word-steal = украсть (steal)
nr-forms-steal = украс* | украд* | украл* | красть | крад* | краж*
nr-means-steal = Бегущий, получивший доступ к агенде, забирает её вместе с очками.

nr-word-trash = сбросить (trash)
nr-forms-trash = сбро* | сбрас*
nr-means-trash = Убрать карту в стопку сброса её владельца. Бегущий может заплатить стоимость сброса карты, к которой получает доступ.

nr-word-purge = удалить вирусы (purge)
nr-forms-purge = удал* жетон* вирус* | удал* вирус* | удал* все жетоны вирусов
nr-means-purge = Корпорация убирает все жетоны вирусов, потратив на это весь свой ход из трёх кликов.

## Runs

nr-words-run = Набеги

nr-word-run = набег (run)
nr-forms-run = набег* | событи* run
nr-means-run = Нападение Бегущего на сервер: мимо каждого льда снаружи внутрь, затем в сам сервер.

nr-word-approach = сближение (approach)
nr-forms-approach = сближ* | сблиз*
nr-means-approach = Бегущий стоит перед льдом. Сейчас Корпорация может его вскрыть.

nr-word-encounter = взаимодействие (encounter)
nr-forms-encounter = взаимодейств* | столкновени*
nr-means-encounter = Бегущий встречает вскрытый лёд: сначала можно использовать ледоломы, затем происходит каждая невзломанная подпрограмма.

nr-word-break = взломать (break)
nr-forms-break = взлом* | взламыва*
nr-means-break = Сделать так, чтобы подпрограмма ничего не сделала, с помощью ледолома, подходящего к типу льда.

nr-word-endrun = завершить набег (end the run)
nr-forms-endrun = заверш* набег* | набег завершён
nr-means-endrun = Набег сразу заканчивается, доступа нет ни к чему.

nr-word-jackout = отключиться (jack out)
nr-forms-jackout = отключ*
nr-means-jackout = Прекратить набег перед следующим льдом. Доступа нет, но и хуже уже не станет.

nr-word-breach = проникновение (breach)
nr-forms-breach = проникн* | проникать | проникае* | проникли | проник
nr-means-breach = Бегущий прошёл весь лёд и находится в сервере. Доступ ко всем его картам идёт по одной, в том порядке, в каком хочет Бегущий.

nr-word-access = доступ (access)
nr-forms-access = доступ | доступа | доступу | доступом | доступе | доступы | доступов
nr-means-access = Увидеть карту сервера. Агенда будет украдена, карту со стоимостью сброса можно сбросить, ловушка может навредить.

## Harm

nr-words-danger = Вред

nr-word-damage = повреждение (damage)
nr-forms-damage = повреждени*
nr-means-damage = За каждую единицу Бегущий теряет случайную карту из руки. Если повреждений больше, чем карт, Бегущий проигрывает.

nr-word-tag = метка (tag)
nr-forms-tag = метк* | меток | помечен*
nr-means-tag = Корпорация знает, где Бегущий. Некоторые карты за это наказывают. Бегущий снимает метку за клик и 2 кредита.

nr-word-badpub = плохая репутация (bad publicity)
nr-forms-badpub = плох* репутаци*
nr-means-badpub = За каждое очко у Бегущего в каждом набеге есть 1 лишний кредит.

nr-word-virus = вирус (virus)
nr-forms-virus = вирус* | virus
nr-means-virus = Вид программ, которые копят жетоны вируса. Корпорация может их удалить.

nr-word-trace = трассировка (trace)
nr-forms-trace = трассировк* | трассировок
nr-means-trace = Корпорация и Бегущий платят по очереди: Корпорация повышает силу трассировки, затем Бегущий — свой линк. Если больше у Корпорации, трассировка удалась.
