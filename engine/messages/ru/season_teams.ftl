# Teams: what captains and players are told and owe, the audit log, why something cannot be done.

ls-signup-closed-teams = Запись закрыта. { $teams ->
    [one] Участвует { $teams } команда.
    [few] Участвуют { $teams } команды.
   *[other] Участвует { $teams } команд.
}
ls-joined-teams = Вы участвуете как запасной для всех команд. Создайте свою команду или вступите в ту, которая вас пригласит.
ls-dropped-team = Вы снялись. Ваши результаты остаются; если ваш открытый матч есть кому передать, его передадут.
ls-team-founded = { $person } создаёт команду **{ $team }**.
ls-team-out = Команда **{ $team }** больше не играет туров.
ls-invited = { $other } приглашает вас в команду **{ $team }**. Ответьте в разделе *Команды*.
ls-invitation-declined = { $person } не вступает в { $team }. Пригласите кого-нибудь другого в разделе *Команды*.
ls-invitation-lapsed = { $person } теперь играет за другую команду, и приглашение в { $team } больше не действует. Пригласите кого-нибудь другого в разделе *Команды*.
ls-member = { $person } теперь в вашей команде { $team }.
ls-enrolled = Организатор включил вас в команду { $team }.
ls-released = Вы больше не в команде { $team }. Вы — запасной для всех команд.
ls-member-out = { $person } больше не играет за { $team }. Следующий на скамейке переходит выше; проверьте состав.
ls-captain = Теперь вы — капитан команды { $team }.
ls-line-up = Тур { $round } составлен. Проверьте состав { $team } и подтвердите его: он действует, как только организатор опубликует тур.
ls-line-up-until = Тур { $round } составлен. Проверьте состав { $team } и подтвердите его до { $until }: после этого он действует.
ls-team-bye = { $team } получает бай в туре { $round }: победа с перевесом в одну доску, играть не надо.
ls-teams-meet = Тур { $round }: **{ $team }** встречается с **{ $foe }**.
ls-board-empty = { $team }: на доске { $board } в туре { $round } никого нет, и свободных запасных не нашлось: доска проиграна.
ls-stands-in = В туре { $round } вы выходите на замену: { $team }.
ls-seated = { $person } играет в туре { $round } вместо { $other }.
ls-relieved = Ваш матч тура { $round } вместо вас играет { $other }.
ls-finished-team = Лига окончена. Победитель — **{ $team }**. Поздравляем!
ls-your-team-place = Лига окончена: { $team } на месте { $place } из { $teams }.

ls-owe-line-up = Подтвердить состав { $team } на тур { $round }
ls-owe-invited = Вступить в команду { $team } или отказаться

ls-log-team-founded = команда { $team }, капитан { $person }
ls-log-team-renamed = команда { $team } теперь называется { $foe }
ls-log-team-out = команда { $team } больше не играет туров
ls-log-member = { $person } вступает в команду { $team }
ls-log-member-out = { $person } уходит из команды { $team }
ls-log-captain = { $person } — капитан команды { $team }
ls-log-line-up = доски команды { $team }: { $people }
ls-log-line-up-confirmed = подтверждает состав { $team } на тур { $round }
ls-log-stand-in = { $person } играет на доске { $board } за { $team } в следующем туре
ls-log-seated = { $person } играет { $match } вместо { $other }

ls-error-no-teams = Это не лига команд.
ls-error-captain = Это могут только капитан команды или организатор.
ls-error-not-invited = Эта команда вас не приглашала или приглашение уже не действует.
ls-error-no-member = Вы не в команде.
ls-error-confirmed = Состав на тур { $round } уже подтверждён.
ls-error-board-begun = В этом матче уже что-то произошло: его доигрывает тот, кто играет, или решает организатор.
ls-error-too-few-teams = { $teams ->
    [0] Не участвует ни одна команда
    [one] Участвует только { $teams } команда
    [few] Участвуют только { $teams } команды
   *[other] Участвуют только { $teams } команд
}; нужно { $least }.
ls-error-teams-with = Команды играют без отметки и не входят в сезон из нескольких лиг.
ls-error-teams-by-hand = Доски следуют из того, какие команды встречаются. Поменяйте две команды в черновике или назовите запасного.
ls-error-teams-published = Составы утверждены. Сначала отмените публикацию («Отменить»), потом меняйте команды.
