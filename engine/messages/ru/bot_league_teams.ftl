# Teams in leagues: the message of a team, what can be done with it, and settings.

blp-button-team = Команды
blp-command-team = Ваша команда: состав, запасные, участники; или другая команда
blp-option-team = Какая команда (если не указать — ваша)

blt-lobby = ## Команды лиги { $league }
blt-asks = Приглашения: { $who }.
blt-substitute-for-all = Вы — запасной для всех команд. Если какой-то вы понадобитесь, вам скажут.
blt-no-teams = Команд пока нет.
blt-team-line = **{ $team }** (участников { $n } на { $boards } { $boards ->
    [one] доску
    [few] доски
   *[other] досок
}), капитан { $captain }
blt-captain = **Капитан:** { $name }
blt-members = **Участники:** { $who }
blt-gone = Эта команда больше не играет туров.
blt-invited = **Приглашены:** { $who }
blt-line-up-open = **Состав на тур { $round }** (ещё не подтверждён)
blt-line-up-confirmed = **Состав на тур { $round }** (подтверждён)
blt-board = { $board }. { $name }
blt-board-stands-in = { $board }. { $name } (замена на этот тур)
blt-board-empty = { $board }. никого: доску займёт запасной для всех команд, если есть свободный
blt-bench = **Скамейка:** { $who }
blt-out = **Не играют:** { $who }
blt-how = Участник, которого вы выбрали для доски, остаётся на ней; запасной играет один тур. Пока тур не опубликован, состав можно менять.
blt-choose-board = Доска { $board }: { $name }
blt-choose-invite = Пригласить…
blt-choose-team = Другая команда…
blt-choose-captain = Сменить капитана…
blt-choose-remove = Кто-то уходит из команды…
blt-choose-out = Какая доска?
blt-choose-in = Кто играет?
blt-substitute = { $name } (запасной)
blt-replace = Чей матч этого тура играет кто-то другой? Начатые матчи остаются как есть.
blt-replace-option = Доска { $board }: { $name }
blt-replace-none = Все матчи этого тура уже начаты или окончены.
blt-replace-whom = Кто играет вместо { $name }?
blt-replace-nobody = Свободных нет: скамейка и запасные все играют, или их нет.
blt-manage = ## { $team }
blt-withdraw-sure = Снять команду **{ $team }** с лиги? Туров она больше не играет; её участники могут выходить на замену за других.
blt-field-name = Название команды
blt-done = Готово.
blt-founded = Ваша команда создана. Пригласите людей или попросите организатора включить их.
blt-asked = Приглашение отправлено.
blt-joined = Вы в команде.
blt-left = Вы ушли из команды.
blt-confirmed = Состав подтверждён.
blt-replaced = Замене и другой стороне сообщено.

blt-act-found = Создать команду…
blt-act-yes = Вступить: { $team }
blt-join-alone = Участвовать без команды
blt-act-no = Нет, спасибо
blt-act-confirm = Подтвердить состав
blt-act-replace = Заменить сейчас…
blt-act-manage = Ещё…
blt-act-rename = Другое название…
blt-act-leave = Уйти из команды
blt-act-withdraw = Снять команду…
blt-act-withdraw-yes = Снять
blt-act-show = Назад

bl-boards = { $n ->
    [0] Игроки, без команд
   *[other] команды по { $n }
}
bl-choose-boards = Игроки или команды
bl-teams-in = { $n ->
    [one] **{ $n } команда**
    [few] **{ $n } команды**
   *[other] **{ $n } команд**
}
bl-teams-in-of = **Команды ({ $n } из { $room })**
bl-team-of = **{ $team }**: { $names }
bl-substitutes = **Запасные для всех:** { $names }
bl-line-teams = **Команды:** участвуют { $players }, мест { $room }, нужно { $fewest }
bl-swap-teams-question = Какие две команды меняются местами? Их доски переходят вместе с ними.
bl-swap-teams-choose = Две команды
bl-pairing-walkover = { $table }. { $player }: без соперника
lst-teams-meet = **{ $first } – { $second }** · { $points }
lst-teams-open = **{ $first } – { $second }** · { $points } ({ $left ->
    [one] открыта { $left } доска
    [few] открыты { $left } доски
   *[other] открыто { $left } досок
})
lst-team-bye = **{ $team }**: бай, победа с перевесом в одну доску
lst-board-corp = { $one } (Корпорация) – { $other } (Бегущий)
lst-board-runner = { $one } (Бегущий) – { $other } (Корпорация)
lst-walkover = { $table }. { $name }, без соперника
web-teams = Команды
web-team-captain = капитан
web-team-bench = скамейка
web-substitutes = Запасные для всех команд
web-team-bye = бай: победа с перевесом в одну доску
bl-print-team = Команда
