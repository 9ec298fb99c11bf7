# What the bot says of leagues by itself: their pages, and what becomes of channels.

lst-no-league = Такой лиги нет.
lst-damaged = **{ $league }** больше не читается и отложена. Все остальные лиги продолжаются.
lst-channel-lost = Я больше не могу писать в канале лиги **{ $league }**. Лига продолжается; назовите для неё другой канал или дайте мне писать там и назовите его снова.
lst-left-server = **{ $league }:** { $name } больше не на сервере, поэтому мои сообщения туда не доходят. Игрока можно снять; иначе он остаётся в парах и выбывает после двух пропущенных туров.
lst-organisers-wait = **{ $league }**: кое-что ждёт вас как организатора.
lst-word-waits = Вам пишет организатор: нажмите «Мои матчи» или откройте /league my.
lst-not-on-discord = У одного из двоих здесь нет учётной записи, поэтому игру открыть нельзя. Сыграйте в другом месте и сообщите результат.
lst-undo-since = С тех пор произошло то, что так отменить нельзя. Решённое по часам в раунде можно открыть снова: /league repair, «Открыть снова», если эта кнопка там есть.
lst-nothing-to-undo = Отменять нечего.
lst-undone = { $actor } отменяет последнее изменение организаторов. Действует то, что сейчас в сообщениях лиги.

## The audit log

lst-log-undone = Отменено: { $action }
lst-log-organisers = Организаторы теперь: { $names }
lst-log-channel = Отныне лига объявляется в { $channel }
lst-log-organiser-channel = Отныне организаторов оповещают в { $channel }
lst-log-level = Стартовые колоды теперь: { $level }
lst-log-edition = Правила игр теперь: { $edition }

## Pages

lst-more = и ещё { $count }
lst-standings = ## { $league }: таблица
lst-cut-places = **После плей-офф:** { $names }
lst-round = ## { $league }: { ls-in-round }
lst-round-until = Сыграть до { $time }.
lst-match-until = до { $time }
lst-match-agreed = играют { $time }
lst-reported = { $score }, сообщено, ещё не подтверждено
lst-round-gone = Этот тур отменён.
lst-table = { $table }. { $names }
lst-bye = { $table }. { $name } пропускает тур (бай)
lst-against = { $one } – { $other }
lst-sides = { $corp } (Корпорация) – { $runner } (Бегущий)
lst-web = В сети
