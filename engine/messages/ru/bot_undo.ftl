# Taking back
bot-button-undo = Отменить
bot-command-undo = Отменить сделанное в игре или попросить об этом
bot-option-undo = Что можно отменить; если не указать — сразу, пока никто ничего не увидел и никого не спросили
bot-choice-free = Сразу, иначе по согласию
bot-choice-consent = Только по согласию
bot-choice-never = Ничего
bot-challenge-undo-consent = отмена только по согласию
bot-challenge-undo-off = ничего не отменяется
bot-undo-title = Что вы хотите отменить?
bot-undo-last = Ваш последний выбор
bot-undo-action = Всё действие
bot-undo-turn = Весь ваш ход
bot-undo-alone = Это вы можете сделать сами.
bot-undo-computer = Компьютер согласен.
bot-undo-consent = На это нужно согласие: { $names }.
bot-undo-never = Этого отменить нельзя: с тех пор вы видели карты или вмешался случай, а компьютер на это согласиться не может.
bot-undo-shown = { $names }: { $n ->
    [one] уже видит карты
    [few] уже видят карты
   *[other] уже видят карты
}: { $cards }.
bot-undo-own-seen = Вы видели: { $cards }. Сколько вы увидели, узнает и другая сторона: { $names }.
bot-undo-do-last = Отменить мой последний выбор
bot-undo-do-action = Отменить действие
bot-undo-do-turn = Отменить мой ход
bot-undo-ask-last = Попросить: мой последний выбор
bot-undo-ask-action = Попросить: действие
bot-undo-ask-turn = Попросить: мой ход
bot-undo-gone = Игра с тех пор ушла вперёд; посмотрите ещё раз, что можно отменить.
bot-undo-off = В этой игре ничего нельзя отменить.
bot-undo-nothing = Вы ещё не сделали ничего, что можно отменить.
bot-undo-asked = Вы уже попросили; ответ ещё впереди.
bot-undo-asked-first = Спрашивают вас: сначала скажите, согласны ли вы.
bot-undo-own = Согласиться должны другие, а не вы.
bot-undo-asks = ↩ **{ $name } просит отменить:**
bot-undo-seen = { $name } с тех пор знает карты: { $cards }.
bot-undo-cards = { $others ->
    [yes] { $n ->
        [one] ещё { $n } карта
        [few] ещё { $n } карты
       *[other] ещё { $n } карт
    }
   *[no] { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
}
bot-undo-chance = В этом участвовал случай; кто сделает то же самое снова, получит то же самое.
bot-undo-waiting = ↩ Вы просите об отмене: { $names }. Если до ответа кто-то продолжит играть, просьба снимается.
bot-undo-granted = ↩ Отменено. Согласие дано: { $names }.
bot-undo-agree = Согласиться
bot-undo-agreed = Вы согласились; ещё нет ответа: { $names }.
bot-undo-refuse = Не соглашаться
bot-undo-withdraw = Отозвать просьбу
bot-undo-refused = ↩ { $name }, { $other } не соглашается: игра продолжается как есть.
bot-undo-refused-here = ↩ { $names } не соглашается: ничего не отменено.
bot-undo-call = { $name }, вас спрашивают, можно ли кое-что отменить.
bot-undo-told = { $n ->
    [one] ↩ { $name } отменяет { $n } выбор.
    [few] ↩ { $name } отменяет последние выборы: { $n }.
   *[other] ↩ { $name } отменяет последние выборы: { $n }.
}
bot-undo-told-agreed = { $n ->
    [one] ↩ { $name } отменяет { $n } выбор, по согласию.
    [few] ↩ { $name } отменяет последние выборы по согласию: { $n }.
   *[other] ↩ { $name } отменяет последние выборы по согласию: { $n }.
}

# The end of the turn
bot-option-end = Заканчивать ход самому, кнопкой
bot-end-off = Ваш ход заканчивается сам, когда делать больше нечего.
bot-end-on = Вы заканчиваете ход сами, кнопкой.
bot-to-end-on = Заканчивать мои ходы кнопкой
bot-to-end-off = Заканчивать мои ходы автоматически

# Choices that are seldom meant
bot-more = Ещё…
bot-less = Назад

# Why not?
bot-button-why = Почему нельзя?
bot-why-title = Чего сейчас сделать нельзя и почему
bot-why-nothing = Объяснять нечего: всё, что сейчас возможно, есть на вашей панели.
