# Replays of finished games
bot-button-replay = Повтор
bot-command-replay = Посмотреть оконченную игру шаг за шагом
bot-option-replay = Игра; если не указать — игра этой ветки или ваша последняя
bot-replay-at = шаг { $step } из { $steps }
bot-replay-all = все карты открыты
bot-replay-spectator = глазами всех
bot-replay-seat = глазами игрока { $name } ({ $role })
bot-replay-before = ⏮ Ход
bot-replay-back = ◀ Назад
bot-replay-on = Вперёд ▶
bot-replay-after = Ход ⏭
bot-replay-turn = Перейти к ходу
bot-replay-post = Показать всем
bot-replay-text = Текстом
bot-replay-json = JSON
bot-replay-inexact = -# Это сыграно по более ранней версии правил; до следующего хода стол может немного отличаться.
bot-replay-running = Повтор игры можно смотреть, когда она окончена. До этого стол и журнал показывают то, что можно видеть всем.
bot-replay-slow = Этот файл сейчас слишком долго записывать. Попробуйте позже.
bot-replay-none = Ходы этой игры не сохранены в виде, который можно повторить.
bot-replay-which = У вас ещё нет оконченной игры для повтора. Чужую можно назвать по номеру.
bot-replay-eyes = В игре лиги вы видите свои карты и то, что видели все, но не чужую руку.
bot-replay-quota = Показано страниц за час: { $most }; листать их могут все. Следующая будет через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.

# Why a computer did something
bot-replay-why = Почему так?
bot-did-title = Почему компьютер так поступил
bot-did-hasty = Времени смотреть вперёд не было.
bot-did-unknown = Почему так вышло, сказать уже нельзя.
