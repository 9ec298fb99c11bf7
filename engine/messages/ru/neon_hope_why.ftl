# NEON HOPE: what cannot be done now, and why.

nh-why-now = Сейчас
nh-why-tasks = Задачи
nh-why-move = Переход
nh-why-abilities = Способности
nh-why-hand = Ваша рука
nh-why-tools = Ваши инструменты
nh-why-line = { $what }: { $why }
nh-why-task = { nh-type }: { $card } ({ $attribute } против { $difficulty })
nh-why-ability = { $card } ({ $text })
nh-why-not-turn = идёт чужой ход: действий нет.
nh-why-not-done = в этом раунде вы свой ход уже сделали.
nh-why-not-phase = в подготовке и в фазе столкновений действий нет.
nh-why-not-later = сначала идёт другое: действий нет.
nh-why-not-begin = в начале вашего хода что-то происходит: сначала начните ход.
nh-why-not-actions = это стоит действия, а у вас их не осталось.
nh-why-not-place = это в другом месте: { $place }.
nh-why-not-retreated = враг отступил и вернётся в фазе столкновений.
nh-why-not-no-investigate = секретов на карте нет.
nh-why-not-no-support = жетонов на карте нет.
nh-why-not-no-fight = здоровья не осталось.
nh-why-not-no-hack = все ячейки заполнены.
nh-why-not-locked = там замок.
nh-why-not-closed = там уже закрыто.
nh-why-not-held = вас держит карта с Противостоянием в вашей локации.
nh-why-not-task = только во время подходящей задачи.
nh-why-not-condition = сначала должно выполниться условие карты.
nh-why-not-once-turn = в этом ходу это уже использовано.
nh-why-not-once-round = в этом раунде это уже использовано.
nh-why-not-uses = использований не осталось.
nh-why-not-useless = это ничего не изменит.
nh-why-not-types = здесь нет задачи, к которой это можно сыграть.
nh-why-not-type = не подходит к этому типу задачи.
nh-why-not-resources = { $n ->
    [one] стоит { $n } ресурс, а у вас { $have }.
    [few] стоит { $n } ресурса, а у вас { $have }.
   *[other] стоит { $n } ресурсов, а у вас { $have }.
}
nh-why-not-focus = инструменты покупают, когда сосредотачиваются.
