# Help: the words of a panel explained; lessons; hints.

bot-button-words = What is this?
bot-words-here = **The words you see here**
bot-words-none = There is nothing to explain here.
bot-words-line = **{ $word }**: { $means }
bot-words-more = More words of this question and your cards…
bot-words-help = The game on one page
bot-help-words = { $names }…
bot-help-no-word = No such word is explained. `/{ $group } help` lists all of them.
bot-command-help = How the game is played, on one page with pictures; or what a word means
bot-option-word = A word of the game

# Lessons

bot-learn-head = 🎓 **Lesson { $n } of { $most }: { $name }**
bot-learn-step = 🎓 **Step { $n } of { $most }: { $name }**
bot-learn-next = Next lesson
bot-learn-again = Start again
bot-learn-stop = Stop learning
# $n: the lesson that comes next; 0 where they begin anew
bot-learn-stopped = { $n ->
    [0] Stopped. `/{ $group } learn` begins anew.
   *[other] Stopped. `/{ $group } learn` goes on with lesson { $n }.
}
bot-lesson-number = lesson { $n }
bot-learn-opens = Lesson { $n } has begun, and nobody else sees it: it comes to you by direct message. If those are closed to me, press *My move*.
bot-learn-opens-here = Lesson { $n } has begun, and nobody else sees it: it goes on here.
bot-option-lesson = Which lesson; otherwise the next one

# Hints: what the computer would do in one's place
bot-button-hint = What would you do?
bot-hint-title = What the strong computer would do in your place
bot-hint-forbidden = There are no hints in this game.
bot-hint-lesson = In a lesson the task says what to do: it stands above your choices.
bot-hint-not-asked = Nothing is asked of you now.
bot-hint-failed = I cannot work that out just now. Try again in a moment.
bot-hint-quota = That was { $most } hints within an hour. The next one comes in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
