# Leagues as organisers set them up and drive them; what everybody reads of one; files; privacy.

## Commands

bl-command-league = Leagues: sign up, play, see who stands where
bl-command-create = Create a league in this channel
bl-command-settings = Change the settings of a league
bl-command-start = Close sign-up and draw up round one
bl-command-close = Close sign-up
bl-command-cancel = Call a league off
bl-command-repair = Look at the pairings: publish, swap, pair by hand, void
bl-command-undo = Take back the organisers' last change
bl-command-report-for = Decide a result, a dispute or a no-show claim
bl-command-player = Add, drop or substitute a player; byes and seeds
bl-command-audit = Who did what in a league, and when
bl-command-standings = Who stands where
bl-command-bracket = The bracket of the cut
bl-command-pairings = Who plays whom
bl-command-why = Why somebody stands where they stand, and was paired as they were
bl-command-export = A league as files: NRTM, CSV, calendar, statistics
bl-command-import = Carry on an event from a file of Cobra, NRTM or AesopsTables here
bl-command-privacy = What I store about you
bl-command-privacy-export = Everything I store about you, as a file
bl-command-privacy-delete = Have me forget you
bl-option-league = The league (otherwise: the one of this channel)
bl-option-action = What to do
bl-option-user = Who
bl-option-other = Whose place they take, which imported player they are, their name, or rounds they are not in
bl-option-seed = The seed (0: none)
bl-option-round = The round (otherwise: the newest)
bl-option-player = The player (otherwise: you)
bl-option-form = Which files
bl-option-file = A file of Cobra, NRTM or AesopsTables (.json)
bl-choice-add = Add
bl-choice-drop = Drop
bl-choice-rejoin = Let back in
bl-choice-admit = Let in from the waiting list
bl-choice-check-in = Check in
bl-choice-substitute = Substitute for another player
bl-choice-bye = Give a bye in round one
bl-choice-no-bye = Take the bye in round one back
bl-choice-away = Set the rounds they are not in
bl-choice-seed = Set the seed
bl-choice-name = Set what they are called
bl-choice-link = Say which imported player this is
bl-choice-warn = Warnings…
bl-choice-nrtm = NRTM (AlwaysBeRunning)
bl-choice-csv = Standings, pairings, bracket, ratings (CSV)
bl-choice-json = Everything that is public (JSON)
bl-choice-ics = Calendar (ICS)
bl-choice-statistics = Statistics of identities (CSV)

## Creating

bl-create = **A new league.** Choose what comes closest; everything can be changed afterwards.
bl-create-title = New league
bl-choose-template = What kind of league?
bl-template-weekly-swiss = Weekly Swiss
bl-template-weekly-swiss-about = one game a week, rounds by the field, then a top 4; below ten players some meet twice
bl-template-double-weekly = Double-sided weekly Swiss
bl-template-double-weekly-about = a game on each side every week, then a top 4
bl-template-small-round-robin = Small round robin
bl-template-small-round-robin-about = everybody plays everybody once, up to eight players; best for a circle of friends
bl-template-knock-out-weekend = Knock-out weekend
bl-template-knock-out-weekend-about = double elimination in quick rounds of 12 hours
bl-template-teams = Teams
bl-template-teams-about = three boards, a round a week, substitutes for everybody
bl-template-ladder = Ladder
bl-template-ladder-about = challenge those above you, for as long as you like
bl-default-title = { $guild } league
bl-create-about = The league is announced in this channel.
bl-create-now = Create and open sign-up
bl-create-later = Create, open sign-up later

## A league in a few lines

bl-format-dss = Double-sided Swiss
bl-format-sss = Single-sided Swiss
bl-format-round-robin = Round robin
bl-format-single-elimination = Knock-out (single elimination)
bl-format-double-elimination = Knock-out (double elimination)
bl-format-ladder = Ladder by challenge
bl-both-sides = a game on each side
bl-divisions = { $n } divisions
bl-tiers = { $n } divisions by strength
bl-legs = everybody { $n } times against everybody
bl-rounds = { $n ->
    [0] rounds by the size of the field
    [one] { $n } round
   *[other] { $n } rounds
}
bl-reach = challenges up to { $n ->
    [one] { $n } place up
   *[other] { $n } places up
}
bl-cut-0 = no cut
bl-cut-2 = top 2
bl-cut-3 = top 3
bl-cut-4 = top 4
bl-cut-8 = top 8
bl-cut-16 = top 16
# $how: how it is played, as “single elimination”
bl-cut-of = top { $n } ({ $how })
bl-elimination-single = single elimination
bl-elimination-double = double elimination
bl-decks-free-private = own decks, played elsewhere; lists stay private
bl-decks-free-cut = own decks, played elsewhere; lists shown in the cut
bl-decks-free-public = own decks, played elsewhere; lists public from round one
bl-decks-own-private = own decks, registered ({ $format }), played here; lists stay private
bl-decks-own-cut = own decks, registered ({ $format }), played here; lists shown in the cut
bl-decks-own-public = own decks, registered ({ $format }), played here; lists public from round one
bl-decks-all = ✅ Everybody has registered decks.
# $more: how many players there are beside those in $names
bl-decks-missing = ⚠️ { $n ->
    [one] One player has
   *[other] { $n } players have
} no registered decks yet: { $names }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
bl-publish-organiser = an organiser publishes each round
bl-publish-at-once = rounds publish themselves at once
bl-publish-after = rounds publish themselves { $length } after they are drawn
bl-forfeits = { $n ->
    [0] by rule when the time is over
    [one] by rule when the time is over; in round 1 an organiser decides
   *[other] by rule when the time is over; in rounds 1 to { $n } an organiser decides
}
bl-length = { $length } a round
# $cut: how long a round of the knock-out lasts, in words, as $length is of the others
bl-length-cut = { $length } a round, { $cut } in the cut
bl-length-ladder = { $length } for each challenge
bl-length-same = as the other rounds
bl-quiet = no reminders { $hours }
bl-quiet-none = reminders at all hours
bl-window-from = Sign-up opens { $start }.
bl-window-from-until = Sign-up opens { $start } and closes { $until }.
bl-window-open = Sign-up is open.
bl-window-until = Sign-up is open until { $until }.
bl-window-late = Sign-up is closed; latecomers get in from the next round on.
bl-window-ladder = Sign-up is closed; whoever joins now begins at the bottom.
bl-window-closed = Sign-up is closed.
bl-state-planned = Sign-up has not opened yet.
bl-state-signup = Sign-up is open.
bl-state-closed = Sign-up is closed; round one is next.
bl-state-checking = Check-in is open until { $until }: { $n } of { $players } are there.
bl-state-checking-open = Check-in is open until there are enough: { $n } of { $players } are there.
bl-state-finished = The league is over.
bl-state-cancelled = The league has been called off.
bl-state-ladder = The ladder is open: challenge somebody above you.
bl-state-between = { ls-of-round }: over. The next round is being drawn up.
bl-state-cut = { ls-of-round }: being played.
bl-state-round = Round { $round } of { $rounds } is being played.
bl-everybody = everybody
bl-line-rules = **Format:** { $rules }
bl-line-length = **Time:** { $length }
# $cut: how many rounds of knock-out there are at most; $length: a length of time in words
bl-line-planned = **With the { $players } in it now:** { $rounds ->
    [0] {""}
    [one] one round
   *[other] { $rounds } rounds
}{ $cut ->
    [0] {""}
   *[other] { $rounds ->
        [0] up to { $cut } rounds of knock-out
       *[other] , then up to { $cut } of the cut
    }
}; { $length } at most, if nothing is put off
bl-line-rematches = -# Below ten players some meet twice in these rounds. With *Round robin* everybody meets everybody once.
bl-line-zone = **Time zone:** { $zone }, { $quiet }
bl-line-decks = **Decks:** { $decks }
bl-line-edition = **Rules:** { $edition }
bl-line-publish = **Pairings:** { $publish }
bl-line-forfeits = **Forfeits:** { $forfeits }
# $how: when players must check in, in words
bl-line-check-in = **Check-in:** { $how }
# $how: how the events of a season count together, in words
bl-line-series = **Season:** { $how }
bl-series = { $name }{ $leagues ->
    [0] {""}
    [one] , { $leagues } league
   *[other] , { $leagues } leagues
}{ $moving ->
    [0] {""}
   *[other] , { $moving } up and { $moving } down
}
bl-line-people = **Players:** { $players } in, room for { $room }, { $fewest } needed
bl-line-organisers = **Organisers:** { $who }
bl-signed-up = **Players ({ $n })**
bl-signed-up-of = **Players ({ $n } of { $room })**
bl-waiting-list = **Waiting list:** { $names }
bl-and-more = { $names } and { $n } more
bl-seed = All draws come from the seed { $seed }, so that everybody can check them. Its SHA-256, shown since sign-up: { $hash }
bl-seed-sealed = All draws come from a seed that is shown with round one, so that nobody joins or leaves to suit it. Its SHA-256 until then: { $hash }
# $hash: the first half of the SHA-256.
bl-seed-short = `{ $hash }…` (`/league why` shows all of it)

## Settings

bl-page-play = Play
bl-page-time = Time
bl-page-people = People
bl-page-play-about = Settings · how it is played
bl-page-time-about = Settings · rounds, dates, who publishes
bl-page-people-about = Settings · decks, organisers, latecomers
bl-choose-format = Format
bl-choose-rounds = Rounds
bl-ties = Equal points: { $ties }
bl-ties-named = equal points: { $ties }
bl-choose-ties = What parts equal points
bl-choose-cut = Cut after the rounds
bl-choose-elimination = How the cut is played
bl-choose-length = Length of a round
bl-choose-cut-length = Length of a round of the cut
bl-choose-publish = Who publishes a round?
bl-choose-check-in = Check-in before round one?
bl-check-in-none = no check-in before round one
bl-check-in-length = { $length } after sign-up, before round one
bl-check-in-begun = ✅ Check-in has begun. The pairings follow when it is over.
bl-choose-decks = Decks
bl-choose-edition = Edition of the rules
bl-choose-roles = Roles whose members organise
bl-choose-organisers = People who organise
bl-choose-channel = Channel in which it is announced
bl-choose-deskchannel = Channel in which organisers are told (none: directly)
bl-flag-both-on = Play both sides
bl-flag-both-off = Play one game a match
bl-flag-seeds-on = Let seeds part equals
bl-flag-seeds-off = Ignore seeds in the standings
bl-flag-relax-on = Relax the rules if need be
bl-flag-relax-off = Never relax the pairing rules
bl-flag-late-on = Let latecomers in
bl-flag-late-off = No latecomers
bl-flag-early-on = Next round as soon as all have played
bl-flag-early-off = Rounds last their full time
bl-modal-dates = Dates and zone…
bl-modal-numbers = Name and numbers…
bl-field-title = Name
bl-field-title-about = As everybody reads it
bl-field-zone = Time zone
bl-field-zone-about = Like Europe/Berlin
bl-field-opens = Sign-up opens
bl-field-opens-about = 2026-12-24 18:00, or in 3 days
bl-field-closes = Sign-up closes
bl-field-closes-about = 2026-12-24 18:00, or 7d; empty: by hand
bl-field-quiet = Quiet hours, without reminders
bl-field-quiet-about = 22:00-08:00; empty: none
bl-field-capacity = Room for how many players?
bl-field-capacity-about = Empty: everybody
bl-field-fewest = How many are needed?
bl-field-fewest-about = Fewer, and it does not begin
bl-field-divisions = Divisions
bl-field-divisions-about = 1: everybody against everybody
bl-field-legs = How often does each pair meet?
bl-field-legs-about = 1, or 2 for a return match
bl-field-reach = Places up one may challenge
bl-field-reach-about = 1 or more
bl-field-reason = Why?
bl-field-reason-about = Told in the channel; may stay empty
bl-field-deadline = To be played by
bl-field-deadline-about = 2026-12-24 18:00, or in 2 days

## Buttons

bl-act-open = Open sign-up
bl-act-close = Close sign-up
bl-act-start = Start
bl-act-cancel = Call it off…
bl-act-finish = End the league…
bl-act-round = Pairings
bl-act-show-round = Show the pairings
bl-act-draft = Draw the next round
bl-act-publish = Publish
bl-act-redraw = Discard my changes
bl-act-swap = Swap…
bl-act-pair = Pair by hand…
bl-act-void = Void…
bl-act-deadline = Deadline…
bl-act-deadline-match = Deadline of this match…
bl-act-endround = End the round…
bl-act-call = Remind all
bl-act-decide = Decide a match…
bl-act-decide-this = Decide
bl-act-decide-other = Another match…
bl-act-tables = All matches
bl-act-reason = Add a reason…
bl-reason = Why it was decided so
bl-reason-given = Both players have been told, and it is in the audit log.
bl-act-warn = Warn…
bl-warnings = ## Warnings of { $player }
bl-warnings-none = None in force in the leagues you organise.
# $at and $until: days as Discord shows them; $who: the organiser; $text: what they wrote
bl-warning = • { $at }, in force until { $until }, by { $who } in **{ $league }**: { $text }
bl-choose-unwarn = Take a warning back
bl-warned = ✅ They have been told. Only organisers see that there is a warning.
bl-unwarned = ✅ Taken back. They have been told.
bl-decide-warnings = ⚠️ { $player }: { $n ->
    [one] one warning
   *[other] { $n } warnings
} in force
bl-field-warning = What for
bl-field-warning-about = They read this; other players do not
bl-field-days = Days
bl-field-days-about = For how long it is in force
bl-act-waits = What waits?
bl-act-undo = Undo…
bl-act-settings = Settings
bl-act-audit = Audit log
bl-no = No, go back

## Pairings, for organisers

bl-draft = ## { ls-of-round }: draft
# $at: a moment as Discord shows it, “in 2 hours”
bl-draft-publishes = Publishes itself { $at }.
bl-draft-resting = **Not in this round:** { $who }
bl-draft-asked = { $name } (asked)
bl-away-later = **Not in later rounds:** { $who }
bl-away-later-of = { $name } ({ $rounds })
bl-draft-seed = -# Drawn from the seed { $seed }; nobody but the organisers sees this yet.
bl-round = ## { ls-of-round }
bl-round-until = To be played by { $until }.
bl-no-round = No round is drafted or being played.
bl-no-challenge = No challenge is open.
bl-no-match = There is no match to choose.
bl-pairing = { $table }. { $first } – { $second }
bl-pairing-corp-first = { $table }. { $first } (Corp) – { $second } (Runner)
bl-pairing-corp-second = { $table }. { $first } (Runner) – { $second } (Corp)
bl-pairing-bye = { $table }. { $player }: bye
bl-more-pairings = … and { $n } more
bl-match-open = open
bl-match-agreed = agreed: { $start }
bl-match-playing = being played
bl-match-reported = reported, not confirmed
bl-match-disputed = ⚠️ disputed
bl-match-claimed = ⚠️ no-show claimed
# $points and $less: the points of the one and of the other
bl-match-done = { $points }–⁠{ $less }
bl-match-option = { ls-of-round }, table { $table }: { $names }
bl-swap-question = Which two players change places?
bl-swap-choose = Two players
bl-pair-question = Who is paired by hand? Choose two players for a match, one for a bye. Whoever has a match already needs it voided first.
bl-pair-choose = One or two players
bl-void-question = Which match is not to count?
bl-void-choose = A match
bl-void-sure = Void { $names }? What was played or reported in it no longer counts, and both are told.
bl-void-yes = Yes, void it
bl-sides-question = { $who } play each other. Who is the Corp?
bl-sides-by-rule = As the rules say
bl-sides-corp = { $player }
bl-published = ✅ Published.
bl-redrawn = Your changes are discarded; this is what the seed draws.
bl-repaired = ✅ Done.
bl-announced-rounds = How many rounds there are was announced with round one. Change it all the same? Everybody will be told.
bl-announced-cut = The cut was announced with round one. Change it all the same? Everybody will be told.
bl-announced-elimination = How the cut is played was announced with round one. Change it all the same? Everybody will be told.
bl-announced-ties = What parts players of equal points was announced with round one. Change it all the same? The standings are reckoned anew, and everybody will be told.
bl-announced-capacity = How many can be in the league was announced with round one. Change it all the same? Everybody will be told.
bl-announced-promote = How many go up and down was announced with round one. Change it all the same? Everybody will be told.
bl-announced-yes = Yes, change it
bl-deadline-set = ✅ To be played by { $until }.
bl-deadline-soon = That is { $until }, within an hour. What has no result then is decided by rule, forfeits included. Is it meant so?
bl-deadline-unreminded = That is { $until }. Nobody can be reminded before that. Is it meant so?
bl-deadline-yes = Yes, by then
bl-opens-soon = Sign-up opens { $until }, within an hour. Is it meant so?
bl-opens-yes = Yes, open it then
bl-closes-soon = Sign-up closes { $until }, within an hour. Is it meant so?
bl-closes-unreminded = Sign-up closes { $until }. Nobody who has no decks yet can be reminded before that. Is it meant so?
bl-closes-yes = Yes, close it then
bl-publish-unlinked = These players are not on Discord yet: { $who }. Say who they are with the button of /league settings, or drop them.
bl-endround-sure = End the round now? Reports count as they are; what has no result is decided by rule, forfeits included.
bl-endround-yes = Yes, end the round
bl-round-ended = ✅ The round is over.

## Deciding

bl-decide-question = Which match do you want to decide?
bl-decide-choose = A match
bl-decide-match = ## { ls-of-round }, table { $table }: { $names }
bl-decide-result = How did it end?
bl-decided = ✅ Decided. { $n ->
    [0] Nothing else is waiting for you.
    [one] One more match is waiting for your decision.
   *[other] { $n } more matches are waiting for your decision.
}
bl-claim-absent = { $player } was absent
bl-claim-both = Both were absent
bl-claim-nobody = Nobody was absent

## The field

bl-player-add = ✅ { $player } is in.
bl-player-waiting = ✅ { $player } is on the waiting list: the league is full.
bl-player-drop = ✅ { $player } is out.
bl-player-rejoin = ✅ { $player } is back in.
bl-player-admit = ✅ { $player } is in from the waiting list.
bl-player-check-in = ✅ { $player } is checked in.
bl-player-substitute = ✅ { $player } takes the place over from the next round on.
bl-player-bye = ✅ { $player } has a bye in round one.
bl-player-no-bye = ✅ { $player } has no bye in round one.
bl-player-seed = ✅ The seed of { $player } is set.
bl-player-name = ✅ { $player } is called so from now on.
bl-player-away = ✅ The rounds that { $player } is not in are noted.
bl-player-rounds = I cannot read “{ $text }” as rounds. Type their numbers, such as 4 or 4, 5; nothing for none.
bl-player-link = ✅ { $player } plays on here.
bl-player-which = I cannot tell which player “{ $name }” is. Choose one of those offered.
bl-player-other-substitute = Name in `other` whose place they take.
bl-player-other-link = Name in `other` which imported player they are.
bl-drop-sure = Take { $player } out? Their open matches are lost; what they have played stays.
bl-drop-yes = Yes, take them out
bl-no-bots = { $name } is a bot and cannot play in a league.

## From start to end

bl-cancel-sure = Call **{ $title }** off? Open matches end without a result. What was played stays as a record.
bl-cancel-yes = Yes, call it off…
bl-cancelled = The league has been called off.
bl-finish-sure = End the league as it stands? Nothing can be played in it after that.
bl-finish-yes = Yes, end it
bl-finished = ✅ The league is over.
bl-start-sure = This begins the league at once with { $players ->
    [one] one player
   *[other] { $players } players
}: sign-up closes, and the matches begin. Nobody looks at the pairings first.
bl-start-yes = Yes, begin
# $at: a moment as Discord shows it; $what: a whole sentence from the audit log
bl-undo-sure = Take this back? { $line }
bl-undo-yes = Yes, take it back
bl-undone = ✅ Taken back.
bl-unchanged = Nothing has changed.

## Reading

bl-audit = ## { $title }: audit log
bl-audit-empty = Nothing has been done yet.
# $at: a moment as Discord shows it; $who: the organiser; $what: a whole sentence
bl-audit-line = { $at } **{ $who }**: { $what }
bl-audit-clock = Rule:
bl-audit-older = Older ▶
bl-audit-newest = ◀ Newest
bl-somebody = Somebody
bl-bracket = ## { $title }: bracket
bl-bracket-place = **{ $place }.** { $player }
bl-bracket-game = Game { $game }: { $first } – { $second }
bl-bracket-later = The bracket is not drawn yet: it comes with the first round of the knock-out or cut.
bl-bracket-none = This league has no cut, so there is no bracket.
bl-no-pairings = No round has been published yet.
bl-nobody-yet = Nobody has signed up yet.
bl-challenges = ## { $title }: open challenges
bl-why-rank = **Why this rank?**
bl-why-pairing = **{ ls-of-round }: why { $names }?**
bl-why-unpaired = They have not been paired yet.
bl-act-link = { $number ->
    [one] Say who one imported player is
   *[other] Say who { $number } imported players are
}
# $left: how many players are still without a person on Discord
bl-link = ## { $title }: who is who?
    { $left ->
        [one] Of one imported player I do not know who they are on Discord.
       *[other] Of { $left } imported players I do not know who they are on Discord.
    } Choose somebody for each, or take my guesses. It is stored at once; whom you leave out stays as they are. Page { $page } of { $pages }.
bl-link-guess = perhaps { $who }
bl-link-choose = Who is { $name }?
bl-link-take = { $number ->
    [one] The guess is right
   *[other] All { $number } guesses are right
}
bl-link-taken = ✅ { $names } play on here.
bl-link-since = Something has changed meanwhile: this is how it stands now.
bl-link-none = **{ $title }**: everybody who was imported is somebody on Discord now.
bl-log-link = says who an imported player is: { $name } is { $person }
bl-log-imported = imports { $title } from a file

## Files

bl-export-nrtm = **{ $title }** as an NRTM file, as AlwaysBeRunning takes it. Completed rounds are in it.
bl-export-unknown = { $number ->
    [one] This identity is not known and is left empty in the file: { $names }.
   *[other] { $number } identities are not known and are left empty in the file: { $names }.
}
bl-export-csv = **{ $title }**: standings, pairings, and where there are any bracket and ratings, as tables.
bl-export-json = **{ $title }**: standings, rounds, bracket and ratings as one file for programs.
bl-called = ✅ { $number ->
    [one] One person owes something and is reminded
   *[other] { $number } people owe something and are reminded
}, in quiet hours as soon as they are over.
bl-choice-print = Pairings by name, to print (text)
bl-export-print = **{ $title }**: who plays at which table, by name.
bl-print-head = { $title }, { ls-in-round }
bl-print-side = Side
bl-print-bye = bye
bl-export-ics = **{ $title }**: your open matches, for a calendar. Take the file in again when something has moved: it changes the entries that are there.
bl-export-subscribe = Subscribed to, your calendar follows by itself, in all your leagues: { $address }
  The address is yours alone: who knows it reads your matches.
bl-export-statistics = **{ $title }**: games, wins and the way into the cut of each identity.
bl-export-no-matches = You have no open match, so there are no deadlines.
bl-export-no-identities = Nobody has named an identity here, so there are no statistics.
bl-ics-deadline = { ls-of-round }: { $names } (deadline)
bl-ics-agreed = { ls-of-round }: { $names }
bl-import-large = That file is too large: { $most } kB at most.
bl-import-slow = That file takes too long to read.
bl-import-unread = I could not read that file. Please try again.
bl-imported = { $found ->
    [0] ✅ Imported:
   *[other] ⚠️ Imported, with something to look at:
} { $players ->
    [one] one player
   *[other] { $players } players
}, { $rounds ->
    [one] one completed round
   *[other] { $rounds } completed rounds
}.
bl-import-open = { $matches ->
    [one] One match has no result yet; it is to be played here.
   *[other] { $matches } matches have no result yet; they are to be played here.
}
bl-import-void = { $matches ->
    [one] One match of an earlier round has no result in the file; it does not count.
   *[other] { $matches } matches of earlier rounds have no result in the file; they do not count.
}
# $more: how many players are not named
bl-import-more = … and about { $more ->
    [one] one more player.
   *[other] { $more } more players.
}
bl-imported-who = Now say who they are on Discord, before you publish the next round.
bl-imported-over = The event is over, and its final standings are here. You can still say who its players are on Discord.
bl-imported-on = All the rounds the file has are played, and it names no cut to come. If it goes on here, press *{ bl-act-on }*.
bl-act-on = Play further rounds
bl-act-drop = Drop them…

## Privacy

bl-privacy-file = Everything I store about you. Only you can see this message. What is hidden in running games (hands, decks) is part of the games and not in the file.
bl-privacy-sure = Shall I forget you, in all servers? Your settings and ratings go. In finished games your seat says “Somebody”. You drop out of running leagues, and your results stay under a neutral name. This cannot be taken back.
bl-privacy-yes = Yes, forget me
bl-privacy-kept = Nothing has been deleted.
bl-privacy-done = ✅ I have forgotten you. What you or I wrote in channels is Discord's; delete it there.
bl-privacy-damaged = I have forgotten you, but for a league that cannot be read any more. Please ask whoever operates this bot.
bl-privacy-playing = Games you still play, by number: { $games }. End or concede them first: the others at the table need your seat.

## Why something cannot be done

bl-may-not-create = Creating a league needs the permission to manage the server or its events.
bl-too-many-leagues = { $most } leagues that you created are not over yet. Finish or cancel one, then you can create another.
bl-too-many-leagues-server = This server has { $most } leagues that are not over yet. Finish or cancel one, then another can be created.
bl-no-league = There is no league in this server yet. Create one with /league create.
bl-which-league = There are several leagues here. Choose one with the `league` option.
bl-forged = That is not one of the options any more. Please open it again.
bl-bad-date = I do not understand “{ $text }” as a date. Write for instance 2026-12-24 18:00, Friday 8pm, tomorrow, 3 days or 1 month.
bl-date-far = “{ $text }” is too far away.
bl-bad-hours = I do not understand “{ $text }” as hours. Write 22:00-08:00, or “off” for none.
bl-bad-number = { $name }: “{ $text }” is not a whole number.
bl-bad-channel = I can announce a league only in a text channel of this server.
bl-everyone = That role is everybody in the server. Choose another.
# $cut: how many players go on into the knock-out
bl-cut-too-large = The cut takes { $cut } players, but { $players ->
    [one] only { $players } is in
   *[other] only { $players } are in
}. Choose a smaller cut in the settings, or wait for more players.

## Reopening

bl-act-reopen = Reopen…
bl-reopen-question = What is to be opened again? A whole round means its matches that were decided by rule.
bl-reopen-choose = A match with a result
bl-reopen-round = { ls-of-round }: what was decided by rule ({ $matches })
bl-reopen-yes = Yes, open it again
bl-reopened = Opened again. Both players of each match have been told; it can be taken back with Undo.
bl-reopen-nothing = No match has a result yet.
# $what: lines that say what becomes of the rounds after it
bl-reopen-sure = { $what }
    Open it again?
bl-correct-yes = Yes, correct it
# $what: lines that say what becomes of the result
bl-correct-sure = { $what }
    Correct it?
bl-act-dismiss = Dismiss the appeal
bl-act-approve = Approve the forfeit
bl-match-proposed = forfeit, waiting for your word
bl-flag-word-on = Forfeits in rounds 1 and 2 need my word
bl-flag-word-off = Forfeits by rule at once
bl-flag-tiers-on = Divisions by strength
bl-flag-tiers-off = Divisions equally strong
bl-modal-series = Season…
bl-field-series = Name of the season
bl-field-series-about = Leagues of this server with the same name count together
bl-field-leagues = Leagues in it
bl-field-leagues-about = After so many there are trophies; empty: no end
bl-field-promote = Up and down between divisions
bl-field-promote-about = How many change places for the next league
bl-act-next = Next league
bl-next-made = ✅ The next league of the season. Open its sign-up when you like.
bl-next-there = The next league of the season is there already.
bl-line-undo = **Taking back:** { $undo ->
    [off] not allowed
   *[consent] if the opponent agrees
}
bl-flag-undo-on = Allow taking back by consent
bl-flag-undo-off = No taking back
bl-line-hints = **Hints from the computer:** { $hints ->
    [on] allowed
   *[off] not allowed
}
bl-flag-hints-on = Allow hints from the computer
bl-flag-hints-off = No hints from the computer

## Pages on the web

bl-line-web = **Web page:** { $address } – everybody can read it
bl-flag-web-on = Show it on the web
bl-flag-web-off = Take it off the web
bl-web-none = Whoever runs this bot has not switched web pages on.
web-skip = To the content
web-pages = Pages
web-languages = Languages
web-rules = Rules
web-about = Kept by Sysop. Everything here is what the league’s channel on Discord shows. As data:
web-live = { $n ->
    [one] One game is being played
   *[other] { $n } games are being played
}
web-until = To be played by
web-agreed = Will be played
web-played = Challenges played
web-place = Place
web-record = Won, drawn, lost
web-free = Through to round 2:
web-no-matches = No match is open.
web-missing = There is nothing here
web-missing-about = This page does not exist, or whoever keeps it does not show it.
web-back = To the league
web-rule-format = Format
web-rule-length = Time
web-rule-publish = Pairings
web-rule-forfeits = Forfeits
web-rule-check-in = Check-in
web-rule-series = Season
web-rule-decks = Decks
web-rule-edition = Edition of the rules
web-rule-zone = Time zone
web-rule-undo = Taking back
web-rule-hints = Hints from the computer
web-rule-seed = Draws
web-rule-ties = Equal points
web-rule-yes = allowed
web-rule-consent = if the opponent agrees
web-rule-no = not allowed
web-tie = { $tie ->
    [sos] Strength of schedule: how well the opponents do
    [esos] Extended strength of schedule: how well their opponents do
    [buchholz] Points of all opponents; a bye counts as somebody with one’s own points
    [median] Points of all opponents but the best and the worst
    [solkoff] Points of all opponents
    [board_points] Board points
   *[head_to_head] Points from the matches among those who are equal, where all have met
}
web-ties-draw = the draw

## Words that are read in what people type, separated by commas; those of all languages are known to everybody

bl-typed-minute = m, min, mins, minute, minutes
bl-typed-hour = h, hr, hrs, hour, hours
bl-typed-day = d, day, days
bl-typed-week = w, wk, wks, week, weeks
bl-typed-month = mo, mos, month, months
bl-typed-year = y, yr, yrs, year, years
bl-typed-one = a, an, one
bl-typed-half = half an, half a, half
bl-typed-half-hour = { "" }
bl-typed-one-and-half = one and a half
bl-typed-number-2 = two
bl-typed-number-3 = three
bl-typed-number-4 = four
bl-typed-number-5 = five
bl-typed-number-6 = six
bl-typed-number-7 = seven
bl-typed-number-8 = eight
bl-typed-number-9 = nine
bl-typed-number-10 = ten
bl-typed-and-half = { "" }
bl-typed-the = the
bl-typed-this = this
bl-typed-next-week = next week
bl-typed-until-behind = { "" }
bl-typed-ordinal = st, nd, rd, th
bl-typed-half-past = { "" }
bl-typed-half-to = { "" }
bl-typed-noon = noon, midday
bl-typed-midnight = midnight
bl-typed-evening = in the evening
bl-typed-in-the-morning = morning
bl-typed-in-the-evening = afternoon, evening, night
bl-typed-tonight = tonight, this evening
bl-typed-after = after
bl-typed-onwards = onwards, onward
bl-typed-all-day = all day
bl-typed-workdays = weekdays, weekday, workdays
bl-typed-weekend = weekend, weekends
bl-typed-zones = MSK Europe/Moscow, EST America/New_York, EDT America/New_York, PST America/Los_Angeles, PDT America/Los_Angeles, CEST Europe/Berlin, BST Europe/London
bl-typed-and = and
bl-typed-in = in
bl-typed-at = at, by
bl-typed-on = on, by, until, till
bl-typed-from = from, between
bl-typed-to = to
bl-typed-o-clock = h, o'clock, o’clock
bl-typed-am = am, a.m., in the morning
bl-typed-pm = pm, p.m., in the afternoon
bl-typed-every-day = daily, everyday, every day, every evening, every night
bl-typed-off = off, none, no, never
bl-typed-today = today
bl-typed-tomorrow = tomorrow
bl-typed-overmorrow = the day after tomorrow, day after tomorrow
bl-typed-weekday-0 = mon, monday, mo, mondays
bl-typed-weekday-1 = tue, tuesday, tues, tu, tuesdays
bl-typed-weekday-2 = wed, wednesday, we, wednesdays
bl-typed-weekday-3 = thu, thursday, thurs, th, thursdays
bl-typed-weekday-4 = fri, friday, fr, fridays
bl-typed-weekday-5 = sat, saturday, sa, saturdays
bl-typed-weekday-6 = sun, sunday, su, sundays
bl-typed-month-1 = jan, january
bl-typed-month-2 = feb, february
bl-typed-month-3 = mar, march
bl-typed-month-4 = apr, april
bl-typed-month-5 = may
bl-typed-month-6 = jun, june
bl-typed-month-7 = jul, july
bl-typed-month-8 = aug, august
bl-typed-month-9 = sep, sept, september
bl-typed-month-10 = oct, october
bl-typed-month-11 = nov, november
bl-typed-month-12 = dec, december
