# Help: the words of a panel explained; lessons; hints.

bot-button-words = Что это?
bot-words-here = **Слова, которые вы здесь видите**
bot-words-none = Здесь объяснять нечего.
bot-words-line = **{ $word }**: { $means }
bot-words-more = Другие слова…
bot-words-help = Игра на одной странице
bot-help-words = { $names }…
bot-help-no-word = Такое слово не объясняется. `/{ $group } help` показывает все.
bot-command-help = Как играть, на одной странице с картинками; или что значит слово
bot-option-word = Слово из игры

# Lessons

bot-learn-head = 🎓 **Урок { $n } из { $most }: { $name }**
bot-learn-step = 🎓 **Шаг { $n } из { $most }: { $name }**
bot-learn-next = Следующий урок
bot-learn-again = Начать снова
bot-learn-stop = Прекратить обучение
# $n: the lesson that comes next; 0 where they begin anew
bot-learn-stopped = { $n ->
    [0] Остановлено. `/{ $group } learn` начнёт сначала.
   *[other] Остановлено. `/{ $group } learn` продолжит с урока { $n }.
}
bot-lesson-number = урок { $n }
bot-learn-opens = Урок { $n } начался, и больше никто его не видит: он приходит вам в личные сообщения. Если они для меня закрыты, нажмите *Мой ход*.
bot-learn-opens-here = Урок { $n } начался, и больше никто его не видит: он идёт здесь.
bot-option-lesson = Какой урок; если не указать — следующий

# Hints: what the computer would do in one's place
bot-button-hint = Что бы вы сделали?
bot-hint-title = Что сделал бы сильный компьютер на вашем месте
bot-hint-forbidden = В этой игре советов нет.
bot-hint-lesson = В уроке задание само говорит, что делать: оно над вашими вариантами.
bot-hint-not-asked = Сейчас вас ни о чём не спрашивают.
bot-hint-failed = Сейчас это не удаётся рассчитать. Попробуйте ещё раз через минуту.
bot-hint-quota = Советов за час: { $most }, больше нельзя. Следующий будет через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
