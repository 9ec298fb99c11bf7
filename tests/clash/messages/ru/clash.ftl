clash-title = Схватка
clash-level = { $level ->
    [long] До пяти очков
   *[short] До двух очков
}
clash-side = { $seat ->
    [left] Левый
   *[right] Правый
}
clash-computer = Автомат (бросает кубик)
clash-strength = Кубик
clash-signs = Знаки
clash-rock = Камень
clash-paper = Бумага
clash-scissors = Ножницы
clash-choose = Выберите знак. Соперник его не увидит.
clash-where = Раунд { $n }
clash-points = { $left } : { $right }, для победы нужно: { $goal }
clash-chosen = Вы выбрали: { $what }
clash-won = { clash-side } побеждает.
clash-nobody = Никто не победил.
clash-log-round = __Раунд { $n }__
clash-log-shows = { clash-side } показывает: { $what }.
clash-log-rolls = { clash-side } бросает кубик: { $n }.
clash-log-scores = { clash-side } получает очко, всего: { $n }.
clash-log-ends = { $seat ->
    [nobody] Никто не победил.
   *[other] { clash-side } побеждает.
}
clash-dealt = Первые броски: { $dice }
