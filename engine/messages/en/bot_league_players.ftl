# Leagues from the players' side: joining, details, matches, reports, times, no-shows, decks, ratings.

## Buttons

blp-button-join = Join
blp-button-check-in = Check in
blp-button-season = Season
blp-button-calendar = Another address
blp-button-leave = Leave
blp-button-leave-yes = Leave the league
blp-button-leave-no = Stay
blp-button-details = My details
blp-button-my = My matches
blp-button-challenge = Challenge…
blp-button-play = Play
blp-button-report = Report…
blp-button-times = Propose times…
blp-button-more = More time…
blp-button-absent = No-show…
blp-button-show = Match
blp-button-corp = Be the Corp
blp-button-runner = Be the Runner
blp-button-confirm = Confirm
blp-button-dispute = Dispute…
blp-button-take-back = Take my report back
blp-button-answer = Answer the claim…
blp-button-evidence = Evidence
blp-button-claim = Claim a no-show…
blp-button-draw = Offer a draw
blp-button-two-for-one = Offer two for one
blp-button-public = Show the time to all
blp-button-other-time = Another time…
blp-button-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
blp-button-yes-draw = Agree to the draw
blp-button-no-draw = No draw
blp-button-yes-two-for-one = Agree to two for one
blp-button-yes-public = Show it
blp-button-no-two-for-one = Play both games
blp-button-no-public = Rather not
blp-button-yes-extension = Give more time
blp-button-no-extension = No more time
blp-button-yes-time = Agree to the time
blp-button-no-time = I cannot then
blp-button-zone-form = Another zone…
blp-button-week-form = Times in words…
blp-button-anytime = Any time
blp-button-decks-form = My decks…

## Commands

blp-command-my = What you owe in all your leagues
blp-command-join = Join a league, or come back
blp-command-leave = Leave a league
blp-command-details = Your zone, times, quiet hours and decks in a league
blp-command-challenge = Challenge somebody in a ladder
blp-command-deck = Your decks in a league, or somebody else's where you may see them
blp-command-rating = Results, trophies and ratings of somebody in the leagues of this server
blp-command-leaderboard = The best of this server as Corp and as Runner
blp-option-league = Which league
blp-option-zone = Your time zone, such as Europe/Berlin
blp-option-opponent = Whom to challenge
blp-option-player = Whose; yours, if you leave it out
blp-which-league = Which league? Choose one with the `league` option.
blp-no-league-here = There is no league here that fits.
blp-no-leagues = You are in no league that is going on.
blp-not-in = You are not in this league.

## Joining and leaving

blp-you-are-in = You are in. Tell me here when you can play, and I find times for your matches.
blp-you-wait = The league is full: you are on the waiting list.
blp-checked-in = ✅ You are checked in. I tell you when round one begins.
blp-checked-in-waiting = ✅ You are checked in. If somebody with a place is not there, it may be yours.
blp-you-are-back = You are back in.
blp-leave-before = Leave **{ $league }**? You can join again as long as sign-up is open.
blp-leave-begun = Drop out of **{ $league }**? You lose the matches you have open; your results stay in the standings.
blp-leave-ladder = Leave **{ $league }**? If you join again, you begin at the bottom of the ladder.
blp-you-stay = You stay in.
blp-you-left = You are out of the league.
blp-you-dropped = You have dropped out. Your results stay in the standings.

## Details

blp-details = **Your details in { $league }**
blp-kept = Saved.
blp-zone-is = **Time zone:** { $zone } (it is { $clock } there)
blp-times-are = **You can play:** { $times }
blp-any-time = **You can play:** at any time but in quiet hours
blp-quiet-is = **Quiet hours:** { $start } to { $end }
blp-for-all = Time zone and quiet hours hold in all your games and leagues (`/play reminders`, for vacations too).
blp-vacation = **On vacation** until { $until }: no reminders. A Swiss round that is over by then is drawn without you.
blp-away-is = **Not in:** round { $rounds } – no match, no points, and no round missed.
blp-away-round = Not in round { $round }
blp-choose-away = Rounds I am not in
blp-quiet-never = **Quiet hours:** none
blp-quiet-option = No reminders { $hours }
blp-quiet-option-never = Reminders at any time
blp-quiet-as-league = As the league: quiet { $hours }
blp-quiet-as-league-never = As the league: at any time
# $value: the time zone of the league, as “Europe/Berlin”
blp-as-league = As the league: { $value }
blp-choose-zone = Time zone…
blp-choose-hours = When on { $days }?
blp-choose-day = One day apart…
blp-choose-quiet = Quiet hours…
blp-hours-work = Monday to Friday
blp-hours-end = Saturday and Sunday
blp-day-0 = Monday
blp-day-1 = Tuesday
blp-day-2 = Wednesday
blp-day-3 = Thursday
blp-day-4 = Friday
blp-day-5 = Saturday
blp-day-6 = Sunday
blp-short-day-0 = Mon
blp-short-day-1 = Tue
blp-short-day-2 = Wed
blp-short-day-3 = Thu
blp-short-day-4 = Fri
blp-short-day-5 = Sat
blp-short-day-6 = Sun
blp-form-zone = Time zone
blp-form-zone-title = Your time zone
blp-form-week = When you can play, in your zone
blp-form-week-title = Your week
blp-form-week-hint = Mon-Fri 18-22, Sat 10:00-14:00, Sun 20-1
# $near: time zones that look like it, as a list
blp-zone-near = I do not know the time zone “{ $zone }”. Did you mean one of these: { $near }?
blp-bad-times = I cannot read “{ $text }”. Write days and times like this: Mon-Fri 18-22, Sat 10:00-14:00.
blp-bad-clock = “{ $text }” is no time of day.
blp-too-many-times = Those are too many different times; leave some out.

## Decks

blp-form-decks-title = Your decks
blp-form-identity-corp = Corp identity
blp-form-identity-runner = Runner identity
blp-form-list-corp = Corp deck: list or link
blp-form-list-runner = Runner deck: list or link
blp-deck-corp = **Corp:** { $identity }
blp-deck-runner = **Runner:** { $identity }
blp-no-deck-corp = **Corp:** no deck
blp-no-deck-runner = **Runner:** no deck
blp-with-list = with its list
blp-decks-locked = Decks are locked since your first round.
blp-decks-of = **Decks of { $name }** in { $league }
blp-no-decks = { $name } has entered no decks here.
blp-decks-hidden-private = The decks of { $name } are private in this league.
blp-decks-hidden-cut = The decks of { $name } are shown in the cut, if they get there.
blp-decks-hidden-public = The decks of { $name } are shown once they are locked, with their first round.
blp-deck-no-identity = There is a list for the { $side ->
    [corp] Corp
   *[runner] Runner
}, but no identity.
blp-deck-not-identity = { $card } is not a { $side ->
    [corp] Corp
   *[runner] Runner
} identity.
blp-deck-other-side = { $card } does not go into a { $side ->
    [corp] Corp
   *[runner] Runner
} deck.
blp-deck-copies = { $copies } copies of { $card }: at most { $most } are allowed.
blp-deck-line = That list cannot be read. { $line }
blp-deck-size = That deck has { $size } cards; a deck has { $least } to { $most }.

## A match

blp-match-of = **{ $league }**, { ls-in-round }
blp-match-challenge = **{ $league }**, challenge { $round }
# $one and $other: the two players' names
blp-match-players = ### { $one } – { $other }
blp-both-sides = One game on each side.
blp-one-decides = One game decides both.
blp-you-play-corp = You are the Corp.
blp-you-play-runner = You are the Runner.
blp-choose-side = You are the higher seed: choose your side by { $until }; after that the draw decides.
blp-they-choose = { $other } is the higher seed and chooses a side by { $until }.
blp-deadline = To be played by { $deadline }.
blp-they-are-away = { $other } is on vacation until { $until }.
blp-agreed = You have agreed to play at { $start }.
blp-agreed-public = You have agreed to play at { $start }; all see that.
blp-is-ready = { $name } is ready to play.
blp-ready-you = You are ready; { $other } has not pressed Play yet.
blp-thread-soon = in a thread of the league's channel
# $where: a link to the game
blp-game-runs = Game { $number } is going on: { $where }.
# $where: a link to the game; $names: those it waits for
blp-game-waits = Game { $number } is waiting for { $names }: { $where }.
# $where: a link to the game
blp-game-tied = Game { $number } was a tie: { $where }.
# $where: a link to the game
blp-game-won-corp = { $winner } won game { $number } as the Corp: { $where }.
# $where: a link to the game
blp-game-won-runner = { $winner } won game { $number } as the Runner: { $where }.
blp-void = This match has been voided and does not count.
blp-disputed = The result is disputed. An organiser decides.
# $by: who reports; $result: a whole sentence
blp-reported = { $by } reports: { $result } It counts from { $until } on if nobody disputes it.
# $by: who says so; $against: the player who does not show up
blp-claimed = { $by } says that { $against } does not show up. Without an answer { $against } forfeits at { $until }.
# $by: who says so; $against: the player who is said not to show up
blp-claim-answered = { $by } says that { $against } does not show up, and { $against } has answered. An organiser decides.
blp-mine-draw = You have offered a draw without playing.
blp-mine-two-for-one = You have proposed that one game decides both.
blp-mine-public = You have proposed that all see when you play.
blp-mine-extension = You have asked for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} more.
blp-mine-time = You have proposed to play at { $start }.
blp-theirs-draw = You are offered a draw without playing.
blp-theirs-two-for-one = It is proposed that one game decides both (6–0).
blp-theirs-public = It is proposed that all see when you play.
blp-theirs-extension = You are asked for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} more.
blp-theirs-time = It is proposed to play at { $start }.
blp-game-opens = The game opens in a thread of the league's channel.
blp-you-are-ready = You are ready. As soon as { $other } presses Play, the game opens.
blp-play-elsewhere = In this league everybody plays their own decks, so play wherever you like and report the result.

## Reports

blp-report-how = How did it end? Your opponent confirms it.
blp-choose-result = The result…
# $by: who has reported; $result: a whole sentence
blp-reported-by = { $by } has reported: { $result } If you choose the same, it counts; otherwise dispute it.
blp-you-reported = Reported. It counts when your opponent confirms it, or says nothing.
blp-both-reported = You both report the same: it counts.
blp-you-confirmed = Confirmed.
blp-taken-back = Your report is taken back.
blp-you-disputed = An organiser decides.
blp-result-gone = That result is no longer possible. Press Report again.
blp-reported-already = You have reported that already.
blp-form-dispute = How was it?
blp-form-dispute-title = Dispute the report

## Offers

blp-you-offered = Offered. Now it is for your opponent to agree.
blp-agreed-both = Agreed.
blp-you-declined = Declined, and your opponent is told. Your match goes on as it was.
blp-offered-already = You have offered that already; your opponent has not answered yet.
blp-agreed-already = You have agreed on that already.

## Times

blp-times = When both of you can play, in the evening where that is possible. Propose one to { $other }:
blp-no-overlap = I find no time at which both you and { $other } can play. Propose one yourself, or ask for more time.
blp-no-availability = { $names } did not say when in the week they can play; I took all but quiet hours.
blp-time-proposed = Proposed: { $start }. Now it is for your opponent to agree.
blp-time-agreed = Agreed: you play at { $start }.
blp-form-time = Date and time ({ $zone })
blp-form-time-hint = 2026-12-24 19:30
blp-form-time-title = Propose a time
blp-no-time = Write a date and a time, such as 2026-12-24 19:30.
blp-time-soon = That is { $start }, within an hour. Is it meant so?
blp-time-soon-yes = Yes, propose it
blp-more-how = Your match is to be played by { $deadline }. How much more time do you need? By agreement it can be extended by { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} in all.
blp-you-asked = Asked. Now it is for your opponent to agree.

## No-shows

blp-evidence = **What I know of this match**
blp-claim-from = A no-show can be claimed from { $start } on.
blp-claim-how = If you claim a no-show, your opponent has { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} to press Play or to answer; otherwise they forfeit. Both of you and the organisers see what I know.
blp-form-claim = What happened? (may be left empty)
blp-form-claim-title = Claim a no-show
blp-form-answer = What happened?
blp-form-answer-title = Answer the claim
blp-you-claimed = Your opponent has been asked.
blp-you-answered = An organiser decides.

## What I owe

blp-my-league = ### { $league }
blp-nothing-running = You owe nothing here.
blp-nothing-before = You are signed up; play has not begun.
blp-warning = ⚠️ An organiser has warned you; this is in force until { $until }: { $text }
blp-calendar-new = Your calendar is here from now on: { $address }
  The old address leads nowhere any more.
blp-series = ## { $name }: season
blp-series-going = { $planned ->
    [0] Leagues played: { $n }.
   *[other] Leagues played: { $n } of { $planned }.
}
blp-series-over = The season is over after { $n ->
    [one] { $n } league
   *[other] { $n } leagues
}.
blp-series-now = going on: { $league }
blp-series-none = Nobody has points yet: the first league is not over.
blp-series-row = { $place }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $parts })
blp-series-points = Points for the places: { $points }; 1 for everybody else who played to the end. Equal points are parted by the better places.
blp-profile-series = Season { $name }
blp-out-dropped = You have dropped out. Join brings you back, as long as that is possible.
blp-out-retired = You missed two rounds in a row and are out of the coming ones. An organiser can let you back in.
blp-league-finished = This league is over.
blp-league-cancelled = This league has been called off.

## Ladders

blp-challenge-how = You are at place { $place }. You may challenge up to { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} up.
blp-choose-opponent = Whom do you challenge?
blp-nobody-to-challenge = There is nobody you could challenge now: you are in a match, at the top, or everybody above is busy.

## Ratings

blp-rating-of = **{ $name }** in the leagues of this server
blp-profile-leagues = Leagues
blp-profile-in = { $league }: signed up
# $how: whether the league is over; $field: how many players there are; $record: games won and lost
blp-profile-place = { $league }: place { $place } of { $field }{ $how ->
    [over] { "" }
   *[going] { " so far" }
}, { $record }
blp-profile-matches = Latest matches
blp-profile-match = { $league }, { ls-in-round }: { $score } against { $other }
blp-rating-corp = **As the Corp:** { $rating } ± { $deviation } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
blp-rating-runner = **As the Runner:** { $rating } ± { $deviation } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
blp-rating-none-corp = **As the Corp:** no games yet
blp-rating-none-runner = **As the Runner:** no games yet
blp-rating-provisional = provisional until { $games } games
blp-rating-history = Before: { $values }
blp-rating-about = Glicko-2, from the games of this server's leagues. In 19 of 20 cases the true strength is within two of the figure after ±.
blp-no-ratings = Nobody on this server has a rating yet: ratings come from the games of its leagues.
blp-server-only = Ratings belong to a server: ask there.
blp-button-appeal = Appeal…
blp-form-appeal = What was it really like?
blp-form-appeal-title = Appeal
blp-you-appealed = An organiser looks at it.

# Registered decks

blp-button-register = Register decks…
blp-register = **Decks for { $league }** · { $format }
blp-register-corp = Choose the Corp deck…
blp-register-runner = Choose the Runner deck…
blp-register-day = What is legal is what the format allows on { $day }. A ban list that comes into force later changes nothing for what is registered.
blp-register-not = Not legal in { $format } on that day:
blp-register-lists-private = What is registered is a copy as it is now. Nobody else sees the lists. They are locked at round one.
blp-register-lists-cut = What is registered is a copy as it is now. Everybody sees the lists of those in the cut. They are locked at round one.
blp-register-lists-public = What is registered is a copy as it is now. Everybody sees the lists once they are locked, at round one.
blp-deck-format-changed = The format has just been changed. Look again.
