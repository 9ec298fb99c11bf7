# Replays of finished games
bot-button-replay = Replay
bot-command-replay = Watch a finished game step by step
bot-option-replay = The game; if left out, this thread's or the last one you finished
bot-replay-at = step { $step } of { $steps }
bot-replay-all = all cards open
bot-replay-spectator = as everybody saw it
bot-replay-seat = as { $name } ({ $role }) saw it
bot-replay-before = ⏮ Turn
bot-replay-back = ◀ Back
bot-replay-on = Forward ▶
bot-replay-after = Turn ⏭
bot-replay-turn = Go to a turn
bot-replay-post = Post for all
bot-replay-text = As text
bot-replay-json = As JSON
bot-replay-inexact = -# This was played with an earlier version of the rules; the board may differ a little until the next turn.
bot-replay-running = A game can be replayed once it is over. Until then the board and the log show what everybody may see.
bot-replay-slow = This file takes too long to write just now. Please try again later.
bot-replay-none = The moves of this game were not kept in a way that can be replayed.
bot-replay-which = You have not finished a game yet that could be replayed. Name one by its number.
bot-replay-eyes = In a league's game you see your own cards and what everybody saw, not the other's hand.
bot-replay-quota = You have posted { $most } pages within an hour; everybody can step on in those. The next one in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.

# Why a computer did something
bot-replay-why = Why did you do that?
bot-did-title = Why the computer did that
bot-did-hasty = It had no time to look ahead.
bot-did-unknown = Why it did that cannot be said any more.
