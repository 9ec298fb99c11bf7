# What the bot itself says: panels, boards, challenges, settings, and why something cannot be done.

## People, lists, lengths

bot-list = { $first } and { $last }
bot-or = { $first } or { $last }
bot-nobody = nobody
bot-waiting-for = Waiting for { $names }.
bot-not-your-move = It is not your move. Waiting for { $names }.
bot-panel-waits = not your move
bot-panel-against = against { $name }
bot-panel-with = with { $names }
bot-to-move = ▶ **{ $names }** to move
bot-against = { $first } against { $second }
bot-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
bot-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
bot-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# Two units of a length of time: “1 hour 5 minutes”
bot-length = { $longer } { $shorter }
bot-moment = less than a minute

## Why something cannot be done

bot-not-in-game = You are not playing in this game. The board and the log are open to everyone.
bot-stale = That is no longer pending.
bot-stale-waiting = That is no longer pending. Waiting for { $names }.
bot-already-done = That has been done already.
bot-forged = That button does not belong to anything I know. Try **My move** on the board of your game.
bot-unavailable = I could not save that just now, so nothing has changed. Please try again in a moment.
bot-held-up = This takes longer than it should: what you chose is not stored yet. The answer will stand here; if it does not come, please try again.
bot-held-up-done = It is done now.
bot-died-lost = I could not finish what you chose, and nothing of it is stored. Please try again.
bot-died-stored = I could not finish answering you, but what you chose is stored.
bot-busy = There is more going on than I can keep up with just now, so nothing has changed. Please try again in a few seconds.
bot-failed = Something went wrong on my side; nothing has changed. Please try again.
bot-illegal-answer = That is not one of the options.
bot-choose-exactly = Choose { $minimum }.
bot-choose-between = Choose { $minimum } to { $maximum }.
bot-too-many = Too many are chosen for one go; choose fewer.
bot-no-game = I do not know that game.
bot-other-kind = That is a game of { $title }. Use /{ $group } for it.
bot-no-games = You have no game running. Start one with { $starters }.
bot-which-game = You are not in a game here. Choose one with the `game` option, or start one with { $starters }.
bot-game-over = This game is over.
bot-missing-content = The content of this game is not installed at the moment. Nothing is lost: it goes on once whoever operates this bot has put it back (game { $game }).
bot-damaged = ⚠️ The stored state of this game cannot be read, so it has been set aside. Nothing was lost that could still be read; please tell whoever operates this bot (game { $game }). All other games go on.
# $one and $other: the two players' names; $wins and $losses are those of $one
bot-record = -# Your { $n } games: { $one } { $wins }–⁠{ $losses } { $other } ({ $sides })
bot-record-side = { $name } as { $side } { $wins } of { $n }
bot-retired = This panel has moved to a newer message below.
bot-not-here = A game needs a text channel of a server, where I can open a thread.
bot-not-here-alone = A game with others needs a text channel of a server, where I can open a thread. Here you can play the computer, seen by nobody else: `/{ $group } practice`.
bot-not-here-league = A league needs a text channel of a server, where I can post.
bot-missing = I cannot start a game here: I lack the permission to { $names } in this channel.
bot-missing-league = I cannot write for a league here: I lack the permission to { $names } in this channel.
bot-no-thread = Discord does not let me open the thread of your game in { $channel } now. The game goes on here, by direct message, and I go on trying: as soon as the thread is open I tell you. /{ $group } board shows the board, /{ $group } log the log.
bot-thread-at-last = The thread of your game is open now: { $thread }.
bot-not-reached = I cannot write to { $name }: their direct messages are closed to me, and the game has no thread in which I could call them. They can still play with /{ $group } move. If you know them, tell them.
bot-player-gone = { $names }: I cannot reach { $name } any more. They have left the server or were removed from it, or their account is gone. You need not wait for them; if they come back, their place is still theirs.
bot-player-gone-league = { $names }: I cannot reach { $name } any more. They have left the server or were removed from it, or their account is gone. The organisers of the league decide what becomes of this game.
bot-lost-thread = I can no longer write in the thread of your game (it is gone or closed, or I am not allowed to). The game goes on here: /{ $group } board shows the board, /{ $group } log the log.
bot-lost-thread-over = I can no longer write in the thread of your game, which is over (the thread is gone or closed, or I am not allowed to). /{ $group } board shows how it ended, /{ $group } log the log.
bot-dm-closed = { $name }, your direct messages are closed to me. Press **My move** on the board above (or use /{ $group } move) and I show your hand and decisions here, to you alone.
bot-your-move = { $name }, it is your move.

bot-may-read-messages = view this channel
bot-may-send-messages = send messages
bot-may-create-public-threads = create public threads
bot-may-send-messages-in-threads = send messages in threads
bot-may-attach-files = attach files
bot-may-read-message-history = read the message history

## Buttons and panels

bot-button-hand = My hand
bot-button-move = My move
bot-button-show = Show my move
bot-button-board = Board
bot-button-log = Log
bot-button-card = Card…
bot-button-rematch = Rematch
bot-rematch-with = Rematch: { $strength }
bot-play-computer = Play the computer: { $strength }
bot-confirm = Confirm ({ $n })
bot-confirm-none = Confirm: none
bot-choose = Choose…
bot-otherwise = Something else
bot-more-ways = More ways…
# A button that leads to several ways of doing one thing
bot-opens-more = { $option } …
bot-choose-n = Choose { $n }…
# A button for several together, above one for each
bot-choose-at-once = Choose { $n } with one button:
bot-leave-out-at-once = Leave out { $n } with one button:
bot-one-by-one = Or one by one…
bot-leave-out = Leave out { $n }…
bot-left-out = Left out: { $names }
bot-choose-again = Choose again
bot-chosen = Chosen: { $names }
bot-yes = Yes: { $label }
bot-no = No, go back
bot-find = Find…
bot-find-option = Find a choice
bot-find-words = Words or a number it begins with
bot-find-all = All choices
bot-found-nothing = Nothing here fits “{ $words }”.
bot-previous = ◀ Previous
bot-next = Next ▶
bot-page = { $name } ({ $page } of { $pages })
bot-your-hand = **Your hand:** { $cards }
bot-no-cards = no cards
bot-shown = You are shown: { $cards }
bot-facedown = a facedown card
bot-log-knows = **What you have seen**
bot-log-no-memory = -# Memory is off in this game: here is what everybody saw.
bot-log-empty = Nothing has happened yet.

## Cards

# $met: yes where only cards that the reader has met are looked for
bot-no-card = { $met ->
    [yes] No card that has been met so far is called “{ $name }”
   *[no] No card is called “{ $name }”
}.
# $met: yes where only cards that the reader has met are looked for; $near: titles that look like it
bot-no-card-near = { $met ->
    [yes] No card that has been met so far is called “{ $name }”
   *[no] No card is called “{ $name }”
}. Did you mean { $near }?
# $kinds: “runner”, “ice”
bot-no-card-of-kinds = { $kinds } were read as kinds of cards, and no card is of all of them.
bot-quoted = “{ $text }”
bot-no-cards-seen = You can see no card's face yet.
bot-choose-card = Which card do you want to read?
bot-card-by-name = By name…
bot-card-name = Card name
bot-card-placeholder = Cards you can see
# $name and $value: a fact of a card and its figure or words: “Install cost: 3”
bot-fact = { $name }: { $value }

## Games, boards, summaries

bot-game-number = game { $game }
bot-turn = turn { $turn }
bot-round = round { $turn }
bot-rounds = { $n ->
    [0] before the first round
    [one] { $n } round
   *[other] { $n } rounds
}
bot-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
bot-your-move-short = your move
bot-starter = 🎲 **{ $title }, game { $game }:** { $players }
# $hands: yes in a game whose players hold hands
bot-hello = { $hands ->
    [yes] { $players }. Hands and decisions are private; what everyone may know is told here.
   *[no] { $players }. Decisions are private; what everyone may know is told here.
}
bot-concede = Do you really want to concede game { $game }? That ends it at once.
bot-concede-yes = Yes, concede
bot-conceded = You conceded.
bot-concede-no = Not conceded; the game goes on.
bot-computer-novice = Computer (newcomer)
bot-computer-gentle = Computer (very easy)
bot-computer-easy = Computer (easy)
bot-computer-sensible = Computer (normal)
bot-computer-strong = Computer (strong)

## Challenges

bot-opens = Your game opens in a thread below.
bot-opens-alone = Your game has begun, and nobody else sees it: it comes to you by direct message. If those are closed to me, press *My move*.
bot-opens-alone-here = Your game has begun, and nobody else sees it: it goes on here.
bot-opens-in = Your game opens in a thread of its own in { $channel }.
bot-challenge = **{ $challenger } challenges { $opponent } to a game of { $title }**
bot-challenge-rematch = **{ $challenger } asks { $opponent } for a rematch in { $title }**
bot-challenge-anyone = **{ $challenger } challenges anyone to a game of { $title }**
bot-challenge-side = { $challenger } plays the { $side }
bot-challenge-lot = sides are drawn by lot
bot-challenge-no-memory = nobody is reminded of what they have seen
bot-challenge-stands = The challenge stands for { $hours ->
    [1] an hour
   *[other] { $hours } hours
}.
bot-join = Join
bot-withdraw = Withdraw
bot-accept = Accept
bot-decline = Decline
bot-challenge-accepted = ✅ Accepted: the game begins.
bot-challenge-accepted-in = ✅ Accepted: the game begins in { $channel }.
bot-challenge-declined = ❌ { $opponent } has declined.
bot-challenge-withdrawn = ↩️ Withdrawn.
# $whom: named where the challenge names an opponent
bot-challenge-expired = ⌛ Expired: { $whom ->
    [named] { $opponent } did not answer in time.
   *[anyone] nobody took it.
}
bot-challenge-next = `/{ $group } challenge` asks somebody else; `/play find` shows who else is looking for a game.
bot-ask-again = Ask again
bot-ask-anyone = Ask anyone
bot-ask-again-late = The deck of that challenge is not kept any more. `/{ $group } challenge` lets you ask with one of your decks.
bot-challenge-asked-again = You have asked again already: that challenge still stands.
bot-only-challenger-asks = Only { $name } can ask again. `/{ $group } challenge` lets you ask somebody yourself.
bot-challenge-taken = That challenge has been closed already.
bot-not-challenged = This challenge is for { $name }.
bot-own-challenge = This is your own challenge. You can withdraw it.
bot-only-challenger = Only { $name } can withdraw this challenge.
bot-no-self = You cannot play against yourself. Leave the opponent out to challenge anyone, or name the computer.
bot-too-many-games = { $most } of your games against the computer are not over yet. Play one to its end, or give one up.
bot-too-many-challenges = { $most } of your challenges are still open. Withdraw one, or wait until somebody answers.
bot-too-many-challenges-server = On this server { $most } challenges are still open. Accept one of them, or wait until some are answered.
bot-too-many-tables = You have { $most } tables that are forming or being played. Finish, leave or close one, then you can open another.
bot-too-many-tables-server = This server has { $most } tables that are forming or being played. Take a seat at one of them, or wait until one is done.
bot-no-bot = { $name } is a bot that does not play. Choose the computer with the `computer` option.
bot-one-opponent = Name an opponent or a computer, not both.
bot-rematch-asked = A rematch of this game has been asked for already.
bot-rematch-shown = Your challenge stands in { $channel }.
bot-rematch-declined = ❌ { $opponent } has declined the rematch in { $title } you asked for in { $channel }. On the server, `/{ $group } challenge` asks somebody else, and `/play find` shows who is looking for a game.
bot-rematch-expired = ⌛ { $opponent } did not answer in time: your request for a rematch in { $title } in { $channel } has run out. `/{ $group } challenge` on the server asks somebody else.
bot-rematch-not-shown = I could not show the challenge in { $channel }, so there is none. Ask for a rematch under the end of the game in its thread.
bot-rematch-gone = { $name } does not play here any more.

## Settings

bot-settings = **Your settings**
# $hands: yes where there are games whose players hold hands
bot-private-dm = { $hands ->
    [yes] Hand and decisions come by direct message.
   *[no] Decisions come by direct message.
}
bot-private-panel = { $hands ->
    [yes] Hand and decisions come in a private panel behind **My move** (you are called in the thread).
   *[no] Decisions come in a private panel behind **My move** (you are called in the thread).
}
bot-control-off = You are asked where a decision usually matters.
bot-control-on = You are asked at every window with more than one option.
bot-language-own = I speak { $language } with you.
bot-language-auto = I speak the language of your Discord with you: { $language }.
bot-to-dm = Use direct messages instead
bot-to-panel = Use a private panel instead
bot-to-control-on = Turn full control on
bot-to-control-off = Turn full control off
bot-language-choice = Language
bot-automatic = As Discord is set
bot-server-about = Sysop { $version } hosts { $games }. { $n ->
    [0] No game is running here.
    [one] One game is running here.
   *[other] { $n } games are running here.
  }
bot-server-language-own = In this server's threads I speak { $language }.
bot-server-language-auto = In this server's threads I speak the server's own language: { $language }.
bot-server-threads-archived = In this server I archive the thread of a game once it has ended. Whoever writes in it opens it again.
bot-server-threads-kept = In this server I leave the threads of games that have ended as they are.
bot-server-only = That is a setting of a server; use it in one.
bot-server-not-allowed = Only who may manage the server can set this.

## Descriptions of the slash commands, and choices in them

bot-command-group = Play { $title } in this server
bot-command-challenge = Challenge somebody, anybody, or the computer to a game
bot-command-games = Your running games, and whose move it is
bot-command-move = Your decision in a game, for you alone
bot-command-hand = Your hand, for you alone
bot-command-board = The board of a game
bot-command-log = What has happened in a game
bot-command-card = Read a card
bot-command-concede = Give a game up
bot-command-settings = Your settings: in which language you are asked, where, and what else can be set
bot-command-server = What holds for this whole server
bot-command-server-language = The language of the threads in this server
bot-command-server-threads = What becomes of the threads of games that have ended
bot-command-server-about = What this bot is and what it hosts here
bot-option-opponent = Whom to challenge; leave out to challenge anyone
bot-option-side = The side you want to play
bot-option-level = Which kind of game; the first one if left out
bot-option-computer = Play against the computer instead: how strong it is
bot-option-edition = Which edition of the rules; the one in force if left out
bot-option-memory = Whether I remember for both what they have seen; on if left out
bot-option-game = Which game, if you play several
bot-option-card = Its name or a part of it
bot-option-private = Direct messages, or a private panel behind My move
bot-option-control = Be asked at every window
bot-option-language = The language I speak with you
bot-option-server-threads = Archive them, or leave them; leave out to see what is set
bot-choice-threads-archive = Archive them at once
bot-choice-threads-keep = Leave them
bot-command-practice = Play against the computer in direct messages, where nobody else sees it
# $usual: what that strength is called
bot-option-practice-computer = How strong the computer is; if left out: { $usual }
bot-option-server-language = Leave out to see what is set
bot-choice-random = Random
bot-choice-dm = Direct messages
bot-choice-panel = Private panel
bot-choice-novice = Newcomer
bot-choice-gentle = Very easy
bot-choice-easy = Easy
bot-choice-sensible = Normal
bot-choice-strong = Strong
bot-choice-by-lot = By lot
bot-choice-on = On
bot-choice-off = Off

# Standing orders
bot-button-orders = Orders…
bot-command-orders = What you decided ahead in a game, and to change it
bot-orders-title = Your orders. Nobody is asked where they stand; what they say only you can see.
bot-orders-none = You have left no orders: you are asked everything.
bot-always = Always…
bot-always-order = Always: { $order }
# $about: what the order answers, as “Palisade: rez?”; $order: the answer that was chosen
bot-orders-given = Ordered for { $about }: **{ $order }**. From now on this is your answer, and you are not asked; *Orders…*, behind *More…*, changes it.
# $about: what the order answered; $order: the answer that had been chosen
bot-orders-taken-back = Order for { $about } taken back: **{ $order }**.
bot-orders-gone = That cannot be ordered any more.
bot-orders-amount = How many?
bot-orders-no-amount = Please write a whole number from 0 to { $most }.
bot-orders-about = What about?
# $about: what the orders answer, as a list
bot-orders-left = { $name } has left orders about: { $about }.
bot-orders-left-none = { $name } has left no orders.

bot-slow-quota = You have asked for { $most } { $most ->
    [one] picture or page
   *[other] pictures and pages
} within an hour. The next one comes in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Your games go on: their panels and boards come by themselves.
bot-slow-quota-server = The people of this server have asked for { $most } { $most ->
    [one] picture or page
   *[other] pictures and pages
} within an hour. The next one comes in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Games go on: their panels and boards come by themselves.
bot-file-quota = You have written or read { $most } { $most ->
    [one] file
   *[other] files
} within an hour (exports, imports, games dealt again to be checked). The next one can go in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
bot-file-quota-server = The people of this server have written or read { $most } { $most ->
    [one] file
   *[other] files
} within an hour (exports, imports, games dealt again to be checked). The next one can go in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
