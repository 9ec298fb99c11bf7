# Time in friendly games: pace, reminders, nudges, quiet hours, vacation

bot-option-pace = How long a move may take; if left out, as long as it takes, with reminders
bot-choice-pace-none = As long as it takes
bot-choice-pace-day = A day for each move
bot-choice-pace-three = Three days for each move
bot-challenge-pace-day = a day for each move
bot-challenge-pace-three = three days for each move

bot-button-pace = Nudge…
bot-command-pace = Who is waited for in a game and since when; nudge, or end it if a move takes too long
bot-pace-none = A move may take as long as it takes; after 14 days without one, the others may end the game.
bot-pace-day = Agreed: a day for each move.
bot-pace-three = Agreed: three days for each move.
bot-pace-alone = Nobody else is playing: your moves may take as long as they take.
bot-pace-off = The league this game belongs to sets its deadlines. See `/league my`.
bot-pace-nobody = Nobody else is waited for.
bot-pace-since = **{ $name }** has owed a move since { $since }.
bot-pace-since-you = Your own move has been awaited since { $since }.
bot-pace-until = There is time until { $due }.
bot-pace-too-long = That is too long.
bot-pace-both = Neither of you has moved in time, so nobody can claim the game.
bot-pace-is-away = On vacation until { $until }; the time stands still.
bot-pace-away = { $name } is on vacation until { $until }.
bot-pace-nudge = Nudge
bot-pace-nudged = Done: I have called { $names }.
# $at: a moment as Discord shows it, “in 2 hours”
bot-pace-nudge-later = { $name } can be nudged { $at }.
bot-pace-nudge-gone = { $name } cannot be reached any more: you need not wait.
bot-pace-moved = Nobody is overdue any more; look again.
bot-pace-claim = Claim the game
bot-pace-claim-sure = Win game { $game } because the other player let the time pass?
bot-pace-claim-told = { $name } claims the game: { $other } has let the agreed time pass.
bot-pace-claim-done = You have claimed the game.
bot-pace-abandon = End it, nobody wins
bot-pace-abandon-sure = End game { $game } for good, without a winner?
bot-pace-abandon-told = { $name } ends the game: { $other } has not moved for too long.
bot-pace-abandon-gone-told = { $name } ends the game: { $other } cannot be reached any more.
bot-pace-gone = I cannot reach them any more: you need not wait.
bot-pace-abandon-done = The game has ended; nobody wins.
bot-pace-over-none = { $names }: { $name } has not moved for 14 days. You need not wait any longer.
bot-pace-over-day = { $names }: { $name } has taken longer than the agreed day. You need not wait any longer.
bot-pace-over-three = { $names }: { $name } has taken longer than the agreed three days. You need not wait any longer.
bot-pace-what = What can I do?
bot-remind = ⏰ Your move has been awaited since { $since }.
bot-remind-by = 👋 { $name } nudges you: your move has been awaited since { $since }.
bot-remind-due = Make it by { $due }; after that the others need not wait for you.
bot-games-due = by { $due }

# Quiet hours and vacation
bot-command-play = Finding games, and your time for them
bot-command-reminders = Quiet hours, and vacation, in all your games
bot-option-quiet = Hours without reminders, such as 22-8; off for none
bot-option-zone = Your time zone, such as Europe/Berlin
bot-option-vacation = Days from now in which your time stands still; 0 to be back
bot-reminders = **When I remind you**
bot-reminders-quiet = Quiet hours: { $hours } ({ $zone }). No reminders then, in games and leagues; a call to move comes without a sound, and no time for a move runs out.
bot-reminders-loud = No quiet hours of your own. Set them with `/play reminders quiet:22-8`; leagues have hours of theirs until you do.
bot-reminders-away = On vacation until { $until }: your time stands still, and nobody can nudge you. In leagues you are not reminded, and a Swiss round that is over by then is drawn without you.
bot-reminders-here = Not on vacation. { $n ->
    [0] You have used up this year's days.
    [one] { $n } day is left for this year.
   *[other] { $n } days are left for this year.
}
bot-reminders-too-many = That is more than the { $n } days that are left to you for these twelve months.
bot-reminders-long-quiet = Quiet hours may be at most 12 hours a day.
bot-reminders-back = I am back

# Pace. $now: the pace that is chosen
bnh-choose-pace = Time for a move: { $now }
bnh-pace-none-about = With reminders after one, three and seven days
bnh-pace-day-about = Then the others may free the place
bnh-pace-three-about = Then the others may free the place
bnh-options-pace = { $pace }.
bnh-free-place = Free { $character }’s place
bnh-released = **{ $name }** has not moved for too long; the others have freed the place. { $characters } { $count ->
    [one] waits for somebody else.
   *[other] wait for somebody else.
}
bnh-released-gone = **{ $name }** cannot be reached any more; the others have freed the place. { $characters } { $count ->
    [one] waits for somebody else.
   *[other] wait for somebody else.
}
bnh-released-done = { $name }’s place is free. Whoever likes takes it over in the thread.

# Finding somebody to play with
bot-command-find = Look for a game; without anything, see who is looking
bot-option-find-game = What you would like to play
bot-option-find-format = The format, level or episode
bot-find-title = **Looking for company:**
# $what: a game and its kind; $where: the address of its message
bot-find-line = • { $what } · { $name } · [join there]({ $where })
bot-find-nobody = Nobody is looking for a game here. { $choose ->
    [yes] Choose what you would like to play: it is said in this channel, and who presses *{ bot-join }* plays with you.
   *[no] `/play find` in a channel of a server says that you are.
}
bot-find-choose = What would you like to play?
bot-find-joined = { $name } was looking for the same: you play each other. The game opens in a thread of { $channel }.
bot-find-format = I do not know that format. Choose one from the list.

# Statistics
bot-command-stats = What your finished games add up to, or somebody else’s on this server
bot-option-stats-player = Whose; leave out for your own
bot-stats-title = **{ $name }’s games**
bot-stats-none = No finished game counts yet. Lessons do not.
bot-stats-line = { $title }: { $n ->
    [0] no games with others yet
    [one] { $n } game with others, { $won } won, { $lost } lost, { $open } without a winner
   *[other] { $n } games with others, { $won } won, { $lost } lost, { $open } without a winner
}
bot-stats-computers = Against the computer: { $n ->
    [one] { $n } game, { $won } won, { $lost } lost, { $open } without a winner
   *[other] { $n } games, { $won } won, { $lost } lost, { $open } without a winner
}
bot-stats-picture = { $name } · { $title }
bot-stats-sides = By side
bot-stats-played = By identity or character
bot-stats-against = Against whom
bot-stats-with = With whom
bot-stats-somebody = Somebody
bot-stats-hidden = { $name } does not show statistics to others.
bot-stats-shown = Others on your servers can see these, and your name in theirs.
bot-stats-not-shown = Only you can see these, and nobody sees your name in theirs.
bot-stats-to-off = Hide from others
bot-stats-to-on = Show to others
stats-won = won
stats-lost = lost
stats-open = no winner
stats-alt = { $won } won, { $lost } lost, { $open } without a winner
