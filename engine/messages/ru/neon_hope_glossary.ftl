# NEON HOPE's words explained. `nh-forms-` is what a text is searched for, separated by bars; a star stands for
# any ending. What a word means is one or two sentences for somebody who has never played.

## The episode

nh-words-episode = Эпизод

nh-word-round = раунд (round)
nh-forms-round = раунд*
nh-means-round = Сначала ход делает каждый персонаж, затем идёт фаза столкновений; потом начинается следующий раунд.

nh-word-turn = ход (turn)
nh-forms-turn = ход | хода | ходу | ходом | ходе | ходы | ходов
nh-means-turn = Три действия персонажа. Персонажи ходят по очереди, в любом порядке, какой им нравится.

nh-word-action = действие (action)
nh-forms-action = действи*
nh-means-action = За ход их три: перейти, выполнить задачу или использовать способность, которая стоит действия. Неиспользованные пропадают.

nh-word-chapter = глава (chapter)
nh-forms-chapter = глав*
nh-means-chapter = Карта, которая рассказывает историю и говорит, что делать дальше. Когда её цель выполнена, начинается следующая глава; после последней вы все победили.

nh-word-objective = цель (objective)
nh-forms-objective = цель | цели | целью | целей
nh-means-objective = Чего глава хочет от вас всех. Она указана вверху стола.

nh-word-lead = ведущий персонаж (lead character)
nh-forms-lead = ведущ* персонаж*
nh-means-lead = Один из вас, отмеченный на столе: первым разрешает карты столкновений, и на него нацелены некоторые эффекты.

nh-word-environment = окружение (environment)
nh-forms-environment = окружени*
nh-means-environment = Часть города с верхней и нижней локацией. Персонажи в одном окружении могут помогать друг другу.

nh-word-location = локация (location)
nh-forms-location = локаци*
nh-means-location = Место, где стоит персонаж. Вы можете выполнять задачи карт в своей локации.

nh-word-network = сеть (network)
nh-forms-network = сеть | сети | сетью
nh-means-network = Место, которое повсюду: его карты действуют на вас всех, а их задачи можно выполнять из любой локации.

## Cards

nh-words-cards = Карты

nh-word-clue = улика (clue)
nh-forms-clue = улик*
nh-means-clue = Место, которое можно обыскать, или тот, с кем можно поговорить. Когда последний секрет или жетон снят, карта переворачивается; её обратная сторона уходит в утиль.

nh-word-secret = секрет (secret)
nh-forms-secret = секрет*
nh-means-secret = То, что можно узнать на улике. Каждое удачное расследование снимает один.

nh-word-token = жетон (token)
nh-forms-token = жетон*
nh-means-token = Помощь, которая лежит на улике, пока её не возьмёт поиск поддержки: надежда, ресурс или жетон характеристики с двумя зарядами.

nh-word-enemy = враг (enemy)
nh-forms-enemy = враг*
nh-means-enemy = Тот, кто вас преследует. Повышает слежку там, где стоит рядом с персонажем, и атакует, когда открыт череп.

nh-word-health = здоровье (health)
nh-forms-health = здоровь* | повреждени*
nh-means-health = Враг, у которого повреждений столько же, сколько здоровья, повержен.

nh-word-retreat = отступление (retreat)
nh-forms-retreat = отступ*
nh-means-retreat = Отступивший враг лежит рубашкой вверх: ничего не делает и не может быть целью боя, пока его не вернёт фаза столкновений.

nh-word-condition = состояние (condition)
nh-forms-condition = состояни*
nh-means-condition = Неприятность в сети, которая остаётся, пока во всех её ячейках не лежат кубики взлома. Каждая фаза столкновений кладёт туда один кубик.

nh-word-slot = ячейка взлома (hacking slot)
nh-forms-slot = ячейк* | ячеек | кубик* взлома
nh-means-slot = Куда удачный взлом ставит кубик. Символ опасности, закрытый кубиком, больше не действует: ни при опасности, ни при атаке врага.

nh-word-follower = спутник (follower)
nh-forms-follower = спутник*
nh-means-follower = Улика, которая присоединилась к персонажу и даёт постоянное преимущество.

nh-word-encountercard = карта столкновения (encounter card)
nh-forms-encountercard = карт* столкновени*
nh-means-encountercard = То, что насылает город: каждый персонаж берёт одну в фазе столкновений и справляется с ней сам.

## Tasks

nh-words-tasks = Задачи

nh-word-task = задача (task)
nh-forms-task = задач*
nh-means-task = То, что напечатано на карте и что можно попробовать: ваша характеристика вместе с картой, зарядами и модификатором против её сложности.

nh-word-investigate = Расследование (Investigate)
nh-forms-investigate = расследован*
nh-means-investigate = Задача улик с секретами. Успех снимает один секрет.

nh-word-support = Поиск поддержки (Get Support)
nh-forms-support = поиск* поддержки
nh-means-support = Задача улик с жетонами. Успех кладёт один из них перед вами.

nh-word-fight = Бой (Fight)
nh-forms-fight = бой | боя | бою | боем | бое
nh-means-fight = Задача врагов. Успех наносит 1 повреждение.

nh-word-hack = Взлом (Hack)
nh-forms-hack = взлом*
nh-means-hack = Задача карт с ячейками. Успех ставит в одну из них кубик взлома.

nh-word-attribute = характеристика (attribute)
nh-forms-attribute = характеристик*
nh-means-attribute = Одно из четырёх умений, которыми персонаж владеет лучше или хуже. Каждая задача называет то, которое ей нужно.

nh-word-difficulty = сложность (difficulty)
nh-forms-difficulty = сложност* | против
nh-means-difficulty = До какого числа должна дойти ваша характеристика со всеми прибавками, чтобы задача удалась.

nh-word-danger = опасность (danger)
nh-forms-danger = опасн*
nh-means-danger = Если ваше итоговое значение меньше этого числа, срабатывают символы опасности карты: стресс или слежка. Слишком малым может быть даже успех.

nh-word-completed = выполнена (completed)
nh-forms-completed = выполнена | выполнено | завершает | завершена
nh-means-completed = Снять последний секрет, жетон или единицу здоровья или заполнить последнюю ячейку — значит выполнить задачу до конца: вы получаете 1 ресурс.

## Chance

nh-words-chance = Случай

nh-word-modifier = модификатор (modifier)
nh-forms-modifier = модификатор*
nh-means-modifier = То, что случай прибавляет к вашей характеристике или отнимает от неё. В каждой задаче один открывается в сетке.

nh-word-grid = сетка (grid)
nh-forms-grid = сетк*
nh-means-grid = Шестнадцать модификаторов, сначала закрытых. Открытые остаются открытыми, пока не откроются все; тогда всё перемешивают заново. На столе видно, какие остались.

nh-word-archive = архив (archive)
nh-forms-archive = архив*
nh-means-archive = Где лежат модификаторы, которых нет в сетке. Они возвращаются, когда её перемешивают.

nh-word-skull = череп (skull)
nh-forms-skull = череп*
nh-means-skull = Модификатор: минус 1, открывается ещё один, и после действия атакуют все враги в вашей локации; ещё один приходит к вам.

nh-word-epicwin = Эпический успех (Epic Win)
nh-forms-epicwin = эпическ* успех*
nh-means-epicwin = Модификатор: задача сразу удаётся, без опасности и с ещё одним импульсом.

nh-word-epicfail = Эпический провал (Epic Fail)
nh-forms-epicfail = эпическ* провал*
nh-means-epicfail = Модификатор: задача сразу не удаётся, происходит её опасность, и после действия атакуют враги.

nh-word-charge = заряд (charge)
nh-forms-charge = заряд*
nh-means-charge = На жетоне характеристики их два. Один заряд прибавляет 2 к задаче на эту характеристику: вашей или чьей-то в вашем окружении.

nh-word-impact = импульс (impact)
nh-forms-impact = импульс*
nh-means-impact = Успех с одним импульсом считается дважды: ещё один секрет, жетон, повреждение или кубик.

nh-word-analyse = анализ (analyse)
nh-forms-analyse = анализ*
nh-means-analyse = Посмотреть закрытые модификаторы или карты столкновений и убрать некоторые из них с дороги.

nh-word-shape = формирование (shape)
nh-forms-shape = формир* | сформир*
nh-means-shape = Замешать открытые модификаторы обратно в сетку, чтобы они могли выпасть снова.

## Your character

nh-words-self = Ваш персонаж

nh-word-actioncard = карта действия (action card)
nh-forms-actioncard = карт* действи*
nh-means-actioncard = Карта вашей руки. Сыграйте её к задаче её типа: она прибавит своё и сделает то, что на ней сказано, а потом ляжет в ваш сброс.

nh-word-stress = стресс (stress)
nh-forms-stress = стресс*
nh-means-stress = Каждая единица стоит вам карты из руки или 1 надежды. То, чего нельзя заплатить, повышает слежку на 1.

nh-word-hope = надежда (hope)
nh-forms-hope = надежд*
nh-means-hope = Потратьте 1, чтобы не получить 1 стресс. Все начинают с тремя.

nh-word-focus = сосредоточение (focus)
nh-forms-focus = сосредот*
nh-means-focus = Когда рука пуста (если идёт задача, то после неё) или вместо дальнейшей игры: ваша выносливость падает на 1, вы берёте обратно столько же карт, сколько её осталось, и можете купить инструменты.

nh-word-endurance = выносливость (endurance)
nh-forms-endurance = выносливост*
nh-means-endurance = Падает на 1 каждый раз, когда вы сосредотачиваетесь, и вы берёте обратно столько карт, сколько её осталось. На 0 вы истощены.

nh-word-exhausted = истощение (exhausted)
nh-forms-exhausted = истощ*
nh-means-exhausted = Персонаж с выносливостью 0. Эпизод проигран: в конце ходов, а в фазе столкновений сразу.

nh-word-resource = ресурс (resource)
nh-forms-resource = ресурс*
nh-means-resource = На что покупают инструменты. Вы получаете один за каждую выполненную до конца задачу.

nh-word-tool = инструмент (tool)
nh-forms-tool = инструмент*
nh-means-tool = Карта со способностями, которую вы покупаете за ресурсы, когда сосредотачиваетесь. Ваш собственный, двусторонний, есть с самого начала.

nh-word-recycle = вернуть в набор (recycle)
nh-forms-recycle = вернуть в набор | верните в набор
nh-means-recycle = Заплатить инструментом, вернув его в свой набор: его можно купить снова.

nh-word-scrap = утиль (scrap)
nh-forms-scrap = утил*
nh-means-scrap = Заплатить инструментом насовсем, или судьба улики, с которой покончено: её больше нет в игре.

## Cards and places with a life of their own

nh-words-life = Карты и места, которые меняются

nh-word-stage = стадия (stage)
nh-forms-stage = стади*
nh-means-stage = У некоторых врагов их несколько, одна за другой, у каждой свои задачи. Повержены они только после последней.

nh-word-counter = счётчик (counter)
nh-forms-counter = счётчик*
nh-means-counter = То, чем карта ведёт счёт: сколько людей осталось, насколько продвинулась машина. Что это значит, говорит карта.

nh-word-locked = на замке (locked)
nh-forms-locked = на замке | замок
nh-means-locked = В локацию на замке никто не может войти, пока её что-нибудь не откроет. Кто внутри, тот может выйти.

nh-word-closing = закроется следующей (closes next)
nh-forms-closing = закроется следующей
nh-means-closing = Эта локация закроется следующей. Тогда её карты покинут игру, а все, кто там, уйдут: всё, что вам там нужно, делайте сейчас.

## Threat

nh-words-threat = Угроза

nh-word-surveillance = слежка (surveillance)
nh-forms-surveillance = слежк*
nh-means-surveillance = Насколько близко к вам они подобрались. Растёт в каждой фазе столкновений; когда дойдёт до последнего порога, вы проиграли.

nh-word-threshold = порог (threshold)
nh-forms-threshold = порог* | слежка дошла до
nh-means-threshold = Значение слежки, при котором что-то происходит со всеми вами, один раз: опуститься ниже и дойти до него снова не значит ничего.

nh-word-escalation = эскалация (escalation)
nh-forms-escalation = эскалаци*
nh-means-escalation = Вторая сторона карты слежки. Пока она вверху, Эпический провал ещё хуже.

nh-word-encounter = фаза столкновений (encounter phase)
nh-forms-encounter = фаз* столкновени*
nh-means-encounter = После всех ходов: слежка растёт на 1 за персонажа и за врага рядом с кем-то из вас, отступившие враги возвращаются, и каждый из вас берёт карту.

## Keywords

nh-words-keywords = Ключевые слова

nh-word-confrontation = Противостояние (Confrontation)
nh-forms-confrontation = противостояни*
nh-means-confrontation = Вам нельзя уйти из локации этой карты.

nh-word-consequences = Дополнительные последствия (Additional Consequences)
nh-forms-consequences = дополнительн* последстви*
nh-means-consequences = После этой карты столкновения вы берёте и разрешаете ещё одну.

nh-word-unpredictable = Непредсказуемость (Unpredictable)
nh-forms-unpredictable = непредсказуем*
nh-means-unpredictable = В этой задаче черепа считаются Эпическим провалом.

nh-word-reckless = Безрассудство (Reckless)
nh-forms-reckless = безрассуд*
nh-means-reckless = Для этой задачи открывается ещё один модификатор, и считаются оба.

nh-word-teamwork = Командная работа (Teamwork)
nh-forms-teamwork = командн* работ*
nh-means-teamwork = Заряд, потраченный на эту задачу, может дать 1 импульс вместо +2.

nh-word-flexible = Гибкость (Flexible)
nh-forms-flexible = гибкост*
nh-means-flexible = Для этой задачи один заряд любой характеристики можно потратить так, будто он подходит.

nh-word-universal = Универсальная (Universal)
nh-forms-universal = универсальн*
nh-means-universal = Карты действий с этой чертой могут брать с собой другие: играющий в одиночку берёт две таких.

nh-word-another = другой персонаж
nh-forms-another = другой персонаж | другого персонажа | другому персонажу | другим персонажем | другом персонаже
nh-means-another = Один из остальных, по вашему выбору. У играющего в одиночку на его собственных картах это он сам, а на остальных — никто.

nh-word-elite = Элитный (Elite)
nh-forms-elite = элитн*
nh-means-elite = Враг с собственной волей: многие эффекты действуют только на обычных.
