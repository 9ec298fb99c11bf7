# NEON HOPE in a channel: lobby, campaign, help offers, leaving and taking over, story.

## The lobby

bnh-title = NEON HOPE
bnh-heading = { $episode }
bnh-of-campaign = NEON HOPE · { $campaign }, episode { $number } of { $count }
bnh-one-episode = NEON HOPE · a single episode
# Only where the pack of the episode does not speak the language: $languages are those that it speaks.
bnh-told-in = -# The story is told in { $languages } only, so it and the names of cards are shown in English here. All else is in your language.
bnh-at-the-table = **At the table** ({ $places } of { $most })
bnh-nobody = Nobody has joined yet.
bnh-seated = { $who }: { $character }
bnh-by-chance = By chance
bnh-by-chance-about = One of the characters nobody takes
# $about: a sentence about this difficulty
bnh-options-difficulty = **Difficulty:** { $name }: { $about }
bnh-options-rest = **Lead character:** { $lead } · **Offers to help:** { $limit } · **Hands:** { $hands }
bnh-options-several = One person may play several characters.
bnh-as-recommended = as recommended
bnh-expires = The table waits until { $until }. Up to { $most } characters can play; whoever is at the table may begin.
bnh-difficulty-normal = Normal
bnh-difficulty-advanced = Advanced
bnh-difficulty-hard = Hard
bnh-difficulty-hopeless = Hopeless
bnh-difficulty-normal-about = for a first game
bnh-difficulty-advanced-about = more trouble turns up
bnh-difficulty-hard-about = more trouble, and surveillance closes in sooner
bnh-difficulty-hopeless-about = the worst of everything
bnh-limit-0 = no time limit
bnh-limit-30 = 30 seconds
bnh-limit-120 = 2 minutes
bnh-limit-600 = 10 minutes
bnh-limit-3600 = 1 hour
bnh-limit-0-about = The game waits for every answer
bnh-limit-about = Who does not answer in time does not help
bnh-hands-open = open
bnh-hands-closed = each their own
bnh-join = Join
bnh-leave = Leave
bnh-begin = Begin
bnh-cancel = Cancel
bnh-open-hands = Show hands to all
bnh-close-hands = Keep hands private
bnh-allow-several = Several characters each
bnh-forbid-several = One character each
bnh-choose-character = Your character…
bnh-choose-characters = Your characters…
# $now: the difficulty that is chosen
bnh-choose-difficulty = Difficulty: { $now }
# $now: the character who is chosen
bnh-choose-lead = Lead character: { $now }
# $now: the time that is chosen, in words
bnh-choose-limit = Time limit for offers to help: { $now }
bnh-taken-about = Taken by { $name }
bnh-closed-begun = ✅ The game begins.
bnh-closed-cancelled = ↩️ Cancelled.
bnh-closed-expired = ⌛ Nobody began in time. `/neonhope start` sets a table anew, `/neonhope campaign` goes on with a campaign.
bnh-no-longer = This table is closed.

bnh-already-in = You are at this table already.
bnh-not-in = You are not at this table. Press Join, or choose a character.
bnh-full = The table is full: { $most } characters can play at most.
bnh-forged = That is not one of the choices here.
bnh-one-character = One character each at this table; somebody at it can allow several.
bnh-character-taken = { $name } plays { $character }. Choose another character.
bnh-several-in-use = Somebody plays several characters; they have to let go of them first.
bnh-only-table-cancels = Only whoever opened the table or sits at it can cancel it.
bnh-no-episode = I know no episode or campaign by that name. Choose one of those that are offered.
bnh-no-packs = This bot has no episode to play.
bnh-cannot-begin = The episode cannot begin: { $reason }
bnh-pack-gone = The pack “{ $pack }” is no longer there, so this cannot be played.

## Campaigns

bnh-campaigns-none = No campaign has been begun in this server. `/neonhope start` begins one.
bnh-campaigns = **Campaigns of this server**
# $state: what comes next in the campaign, or where it is played
bnh-campaign-line = **{ $name }** (campaign { $id }) · { $state }
bnh-campaign-next = next: episode { $number }, { $episode }
# $where: a link to the thread
bnh-campaign-playing = playing: { $where }
bnh-campaign-over = finished
bnh-campaign-gone = There is no such campaign in this server.
bnh-campaign-choose = Which campaign's log?
bnh-campaign-start-next = Next episode
bnh-campaign-finished = This campaign has come to its end.
# $where: a link to the thread
bnh-campaign-busy = An episode of this campaign is being played: { $where }
# $where: a link to the table
bnh-campaign-lobby-open = There is an open table for this already: { $where }
bnh-log-title = { $name }: campaign log
bnh-log-characters = **Characters:** { $names }
bnh-log-results = **Episodes**
bnh-log-result = { $number }. { $episode }: { $resolution } ({ $won ->
    [yes] won
   *[no] lost
})
bnh-log-given-up = given up
# $name: what a campaign counts; $value: the number
bnh-log-tracker = **{ $name }:** { $value }
bnh-log-followers = **Followers:** { $names }
bnh-log-follower = { $follower } with { $character }
bnh-log-notes = **Notes**
bnh-log-pool = **Modifier pool:** { $changes }
bnh-log-nothing = Nothing has been written yet.
bnh-skull = skull
bnh-epic-win = Epic Win
bnh-epic-fail = Epic Fail
bnh-go-on = Go on
bnh-the-end = The end
bnh-step-of = NEON HOPE · { $campaign }
bnh-step-chose = **{ $name }** chose: { $choice }
# $into: the card that is taken; $out: the card that goes for it
bnh-train = { $kind ->
    [action] Practise “{ $into }” instead of “{ $out }”
   *[tool] Take “{ $into }” instead of “{ $out }”
}
bnh-train-which = { $character } trains…
# $at: a moment as Discord shows it
bnh-step-absent = From { $at } on whoever has chosen may do so for the others.
bnh-step-waits = **{ $character }** has yet to choose.
bnh-step-gone = The campaign has gone on from there. **/neonhope campaign** shows where it stands.
# $at: a moment as Discord shows it
bnh-step-chosen = Your characters have chosen already; from { $at } on you may choose for the others.
bnh-step-not-yours = Those who played the last episode of this campaign choose here.
bnh-campaign-next-step = next: { $step }
bnh-of-story = NEON HOPE · { $campaign }, episode { $number }
# $into: the card that came; $out: the card that went
bnh-log-swap = { $into } for { $out }
bnh-back = Back one step
bnh-choose-without = Somebody does not come along
# $n of $of: how many people want it, and how many there are; $step: the name of a part of the campaign
bnh-back-asked = Take the campaign back to before **{ $step }**? { $n } of { $of } want it. Everybody who played the last episode must agree.
bnh-back-done = The campaign is back before **{ $step }**.
bnh-copy = Copy
bnh-copied = Campaign { $copy } is a copy of campaign { $id } and stands where that one does.
bnh-pause = Pause
bnh-pause-back = I am back
bnh-pause-end = End the pause
# $back: people who are back; $away: people who are not; $n: how many are back
bnh-pause-since = ⏸️ Paused since { $since }. { $n ->
    [0] Nobody is back yet.
   *[other] Back: { $back }; still away: { $away }.
}
bnh-pause-told = ⏸️ **{ $name }** pauses the campaign. Nobody is reminded of anything until everybody is back; whoever comes back says so here.
bnh-pause-returned = **{ $name }** is back. Still away: { $names }.
bnh-pause-all = ▶️ **{ $name }** is back: the campaign goes on.{ $count ->
    [0] {""}
   *[other] {" "}{ $names }
}
bnh-pause-ended = ▶️ **{ $name }** ends the pause: the campaign goes on.{ $count ->
    [0] {""}
   *[other] {" "}{ $names }
}
bnh-pause-done = The campaign is paused. Nobody is reminded of anything; it goes on when everybody who played last is back.
bnh-pause-you = Welcome back. The campaign goes on when the others are back, too.
bnh-pause-gone-on = The campaign goes on.
bnh-pause-already = This campaign is paused already.
bnh-pause-back-already = You are back already. Still away: { $names }.
bnh-pause-none = This campaign is not paused (any more).
bnh-pause-not-yours = Those who played the last episode of this campaign pause it, and end the pause.
bnh-paused-pace = This campaign is paused: nobody is reminded of anything. **/neonhope campaign** shows who is back.
bnh-goes-on-with = Go on: { $name }
# $next and $id: numbers of the new campaign and of the old one; $name: the new one's name
bnh-gone-into = Campaign { $next }, **{ $name }**, goes on where campaign { $id } ended, with all that it carried.
bnh-campaign-lacks = Campaign { $id } waits: it needs the pack “{ $pack }”, which this bot does not have (any more).
# $then and $now: versions of the pack, as “1.2”
bnh-log-version = Begun with { $pack } { $then }; it is { $now } now, and what has changed in it counts.
bnh-log-history = **What each step changed**
bnh-log-step = **{ $step }**: { $changes }
bnh-log-epilogue = the end
bnh-log-choice = “{ $choice }”
bnh-log-chose = **{ $character }**: { $choice }
bnh-log-came = { $choice } ({ $note })
bnh-next-episode = Next episode
bnh-play-again = Play again
bnh-no-next = The campaign has no further episode.

## Playing

bnh-role-free = nobody
bnh-advice = 🤫 Encounter cards are being drawn and resolved: nobody may give advice now.
# $when: a moment as Discord shows it, “in 2 hours”
bnh-due = Time limit: { $when }. No answer means no.
bnh-help-always = Always help
bnh-help-never = Never help
bnh-help-ask = Ask me
bnh-help-set-always = Your characters now help whenever they can. `/neonhope settings` changes it.
bnh-help-set-never = Your characters no longer help unless you change it with `/neonhope settings`.
bnh-help-set-ask = You are asked whenever one of your characters could help.
bnh-story = Story
bnh-story-none = No story has been told yet.
bnh-story-page = Page { $page } of { $pages }
bnh-previous = ◀ Previous
bnh-next = Next ▶
bnh-hand = **{ $name }'s hand:** { $cards }
bnh-hand-empty = no cards
bnh-hand-drawn = **Drawn, for your eyes only:** { $card }

## Leaving and taking over

bnh-leave-ask = Do you want to leave game { $game }? Your place becomes free and the game waits; anybody may take it over, you too.
bnh-leave-yes = Yes, leave
bnh-leave-no = No, stay
bnh-stayed = You stay in the game.
bnh-left = You have left game { $game }.
bnh-has-left = **{ $name }** has left. { $characters } { $count ->
    [one] waits
   *[other] wait
} for somebody to take over; nothing is lost.
bnh-free = { $character } is free.
bnh-take-over = Take over { $character }
bnh-took-over = **{ $name }** takes over { $character }.
bnh-taken = Somebody plays { $character } already.
bnh-you-took-over = You play { $character } now.
bnh-abandon-ask = Do you want to give the episode up (game { $game })? It ends unfinished when everybody still playing agrees.
bnh-abandon-yes = Yes, give up
bnh-abandon-no = No, play on
bnh-abandon-wants = **{ $name }** wants to give this episode up. It ends when everybody still playing agrees; not yet: { $missing }.
bnh-abandon-agree = Give up too
bnh-abandon-against = Play on
bnh-abandon-noted = You want to give up; the others are asked in the thread.
bnh-abandon-withdrawn = **{ $name }** wants to play on; the episode goes on.
bnh-abandon-plays-on = The episode goes on.
bnh-abandoned = The episode has been given up.
bnh-already-over = This episode is over.

## Settings and commands

bnh-settings-help-ask = When one of your characters could help somebody, you are asked.
bnh-settings-help-always = Your characters help whenever they can, without asking you.
bnh-settings-help-never = Your characters never help others with their tokens.
bnh-command-start = Open a table for an episode or a campaign
bnh-command-campaign = The campaigns of this server, their logs and their next episodes
bnh-command-story = The story so far, to read again
bnh-command-leave = Leave a game; your place can be taken over
bnh-command-abandon = Give an episode up, if everybody still playing agrees
bnh-command-settings = Where you are asked, how often, and whether your characters help
bnh-option-episode = An episode, or a campaign from its beginning; leave out for the first one there is
bnh-option-difficulty = How hard it is to be
bnh-option-campaign = Which campaign
bnh-option-game = Which game, if you play several
bnh-option-help = What your characters do when they could help
bnh-choice-campaign = Campaign: { $name } (from { $episode })
bnh-choice-episode = Episode: { $name }
bnh-turn-of-round = __Round { $n }__ · { $turn }

# Standing orders
bnh-orders-stress = Stress
bnh-orders-ask = Ask me
bnh-orders-least3 = Lose the least useful, keep 3 cards
bnh-orders-least1 = Lose the least useful, keep 1 card
bnh-orders-hope1 = Hope first, then the least useful
bnh-orders-back = Cards I take back
bnh-orders-useful = The most useful
bnh-orders-charges = Charges (as long as the chance is below)
bnh-orders-below60 = Charges below 60 %
bnh-orders-below80 = Charges below 80 %
bnh-orders-yes = Do it
bnh-orders-no = Do not do it
bnh-orders-now = { $order } (now: { $answer })

bot-help-neon-hope =
    ## NEON HOPE on one page
    { "" }**What it is about.** One to four people against a city that watches. The *chapter* says what you have to do; when its *objective* is met, the story goes on, and after the last chapter you have all won. You have all lost when *surveillance* reaches its last threshold, or when one of you is *exhausted*.
    { "" }**A round.** Each character takes a turn with three *actions*: move to another location, or do a *task* of a card where you stand or in the *network*. Then, in the encounter phase, surveillance rises by 1 for each character and for each enemy beside one, and everybody draws an *encounter card*.
    { "" }**Tasks.** *Investigate* takes a secret off a clue, *Get Support* takes a token from one, *Fight* deals an enemy 1 damage, *Hack* puts a die on a slot. The last secret, token, damage or die *completes* the task: clues turn over, enemies are gone, and you gain 1 resource.
    { "" }**How a task goes.** Your attribute, and what a fitting card of your hand adds, and 2 for each *charge* spent (others in your environment can help), and a number that chance turns up in the *grid*: if that reaches the difficulty, you succeed. An *impact* makes success count once more. Before you commit, you are told how likely it is.
    { "" }**What goes wrong.** A value below the *danger* number brings the symbols of the card, stress or surveillance. A *skull* makes the enemies at your location attack.
    { "" }**Your hand is your strength.** *Stress* costs cards of your hand, or *hope* instead; *Always…* on that question decides it from then on. When the hand is empty you *focus*: endurance falls by 1, you take back as many cards, and resources buy *tools*. At endurance 0 you are exhausted.
    You never need to know when you may do something: your panel lists all you can do now, and *What is this?*, behind *More…*, explains its words.
    `/neonhope learn` plays one round with you and explains each step.
    -# The pictures: a table in the midst of play, a clue, and an action card that fits it. Below: all words.
bot-command-learn-neon-hope = Play one round with a guide who explains each step
