# The course of a league: what people are told, what they owe, why something cannot be done, the audit log.

## Lists

ls-list = { $first } and { $last }
ls-nobody = nobody

## Sign-up

ls-signup-open = Sign-up is open.
ls-signup-open-until = Sign-up is open until { $until }.
ls-signup-closed = Sign-up is closed. { $players ->
    [one] { $players } player is in.
   *[other] { $players } players are in.
}
ls-joined = You are in. I tell you when round one begins.
ls-joined-late = You are in from round { $round } on.
ls-joined-waiting = The league is full. You are on the waiting list, and get in as soon as a place is free.
ls-joined-channel = { $person } joins.
ls-joined-ladder = { $place ->
    [0] You are in. I tell you where you stand when the ladder begins.
   *[other] You are in, at place { $place } of the ladder. Challenge somebody up to { $reach } places above you under the standings.
}
ls-rejoined-ladder = You are back in, at place { $place } of the ladder. The standings show whom you can challenge.
ls-admitted-ladder = { $place ->
    [0] A place is free: you are in. I tell you where you stand when the ladder begins.
   *[other] A place is free: you are in, at place { $place } of the ladder. The standings show whom you can challenge.
}
ls-your-rung = The ladder begins: you are at place { $place } of { $players }. { $place ->
    [1] Others challenge you; whoever beats you takes your place.
   *[other] Challenge somebody up to { $reach } places above you under the standings: whoever wins from below takes the other’s place.
}
ls-ladder-moved = **{ $person }** takes place { $place } of the ladder from { $other }.
ls-ladder-stays = { $result } Both keep their places in the ladder.
ls-ladder-missed = { $result } Both keep their places in the ladder, and both have missed a match: whoever misses two in a row is out until an organiser lets them back in.
ls-result-gone-you = You have dropped out and forfeit what was not played. { $result }
# $cut: how many players go on
ls-not-in-cut = The rounds are over: you are at place { $place } of { $players }, and the first { $cut } go on into the cut. I tell you the final places when the league is over.
ls-admitted = A place is free: you are in from round { $round } on.
ls-left = You are out of the league.
ls-dropped = You have dropped out. Your results stay in the standings; matches still open are lost.
ls-dropped-channel = { $person } drops out.
ls-rejoined = You are back in from round { $round } on, with the points you had.
ls-rejoined-cut = You are back in, with the points you had. No round before the cut is left; you can still get into that.
ls-rejoined-channel = { $person } is back.
ls-substitute = You take over the place of { $other } from the next round on.
ls-substitute-channel = { $person } takes over the place of { $other }.
ls-retired = You missed two rounds in a row, so you are out of the coming ones. An organiser can let you back in.
ls-retired-ladder = You missed two matches in a row, so you are out of the ladder. An organiser can let you back in.
ls-retired-channel = { $person } missed two rounds in a row and is out of the coming ones.
ls-retired-channel-ladder = { $person } missed two matches in a row and is out of the ladder.

## Rounds

ls-draft-made = { ls-of-round }: the pairings are ready. Look at them, change what you like, and publish them.
ls-draft-automatic = { ls-of-round }: the pairings are ready. They publish themselves at { $until }; until then you can change them.
ls-draft-waits = { ls-of-round }: the pairings are still waiting for you to publish them.
ls-stuck = The next round cannot be paired: { $reason } Change the field or the settings, and I try again.
ls-round-published = **{ ls-of-round }** begins: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, to be played by { $deadline }.
ls-relaxed = { $reason }
ls-round-over = { ls-of-round } is over.
ls-your-bye = You have the bye in round { $round }: full points, nothing to play.
ls-your-rest = You rest in round { $round }.
ls-your-rest-asked = You are not in round { $round }, as you asked: no match, and no points.
ls-away-paired = You asked not to be in round { $round }, but it cannot be paired without you: you are in it after all.
ls-away-vacation = You are on vacation until { $until }: you are not in round { $round }. If you are back before it is published, *My details* puts you in again.
ls-noted-away = An organiser has noted that you are not in: round { $rounds }. There is no match for you then, and no points.
ls-noted-back = An organiser has noted that you are in every round to come.
# $again: the number of the round, where those of the top $size play more than once
ls-of-round = { $stage ->
    [top] Top { $size }
    [top-again] Top { $size }, round { $again }
    [semi] Semi-final
    [semi-again] Semi-final, round { $again }
    [final] Final
    [final-again] Final, round { $again }
    [decider] Bracket reset
   *[main] { $round ->
        [0] Challenge
       *[other] Round { $round }
    }
}
# $again: the number of the round, where those of the top $size play more than once
ls-in-round = { $stage ->
    [top] top { $size }
    [top-again] top { $size }, round { $again }
    [semi] semi-final
    [semi-again] semi-final, round { $again }
    [final] final
    [final-again] final, round { $again }
    [decider] bracket reset
   *[main] { $round ->
        [0] challenge
       *[other] round { $round }
    }
}
ls-your-match = { ls-of-round }: you play { $other }, one game on each side, by { $deadline }.
ls-your-match-corp = { ls-of-round }: you play { $other } as the Corp, by { $deadline }.
ls-your-match-runner = { ls-of-round }: you play { $other } as the Runner, by { $deadline }.
ls-your-match-pick = { ls-of-round }: you play { $other }, by { $deadline }. You are the higher seed: choose your side.
ls-your-match-wait = { ls-of-round }: you play { $other }, by { $deadline }. They are the higher seed and choose their side.
ls-voided = Your match against { $other } does not count any more; an organiser has voided it.
ls-ladder-begins = The ladder begins with { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Challenge somebody above you.
ls-challenged = { $person } challenges { $other }. They play by { $deadline }.
ls-main-over-early = Nobody is left who could be paired, so round { $round } was the last before the end.
# $cut: how many players go on, 0 if there is none
ls-cut-smaller = { $cut ->
    [0] Too few players are left for a cut.
   *[other] Too few players are left for the cut as it was planned: it is a top { $cut }.
}
ls-cut-begins = The cut begins. In order of seed: { $people }.
ls-bracket-begins = The bracket is drawn. In order of seed: { $people }.
ls-bracket-reset = Bracket reset: each finalist has lost once, so one more game decides.
ls-finished = The league is over. **{ $winner }** wins. Congratulations!
ls-finished-points = The divisions are equally strong: over all of them the points decide, then the tie-breaks.
ls-finished-division = Division { $division }: **{ $winner }** is first.
ls-finished-empty = The league is over.
# $number: how many there are now; $was: how many there were to be
ls-now-rounds = The organisers have changed how many rounds there are before the end: { $number ->
    [0] as many as the field asks for
   *[other] { $number }
} instead of { $was ->
    [0] as many as the field asks for
   *[other] { $was }
}.
# $number: how many go on now; $was: how many were to
ls-now-cut = The organisers have changed the cut: { $number ->
    [0] there is none any more
   *[other] the best { $number } go on
}; before, { $was ->
    [0] there was to be none
   *[other] it was the best { $was }
}.
ls-now-single = The organisers have changed the cut: it is a single elimination now.
ls-now-double = The organisers have changed the cut: it is a double elimination now.
# $number: how many can be in it now; $was: how many could
ls-now-capacity = The organisers have changed how many can be in the league: { $number ->
    [0] everybody
   *[other] { $number }
} instead of { $was ->
    [0] everybody
   *[other] { $was }
}.
ls-now-ties = The organisers have changed what parts players of equal points; the standings are reckoned with it from now on.
# $number: how many go now; $was: how many were to
ls-now-promote = The organisers have changed how many go up and down between two divisions: { $number } instead of { $was }.
ls-not-promoted = You had earned your way up, but too few have signed up for that: you play in Division { $division }.
ls-organisers-not-promoted = { $person } was promised to go up and plays in Division { $division }: too few have signed up.
ls-your-place = The league is over: you came in at place { $place } of { $players }.
# $overall of $all: the place in all divisions together, and how many players these have
ls-your-place-division = The league is over: you came in at place { $place } of { $players } in Division { $division }, { $overall } of { $all } over all.
ls-cancelled = The league has been called off.
ls-cancelled-reason = The league has been called off: { $reason }

## A match

ls-ready = { $other } is ready to play. Press Play before { $deadline }, and the game begins.
ls-next-game = Game { $game } of your match against { $other } begins.
ls-game-stopped = The game of your match against { $other } has ended without a result. Press Play to begin again, before { $deadline }.
ls-side-corp = { $other } is the Corp, so you are the Runner. Play by { $deadline }.
ls-side-runner = { $other } is the Runner, so you are the Corp. Play by { $deadline }.
ls-side-by-chance = Nobody chose a side in time, so the draw did: { $corp } is the Corp.

# $points and $less: the points of the winner and of the other
ls-result = { ls-of-round }: **{ $winner }** beats { $other } { $points }–⁠{ $less }.
# $points and $less: the points of the winner and of the other
ls-result-forfeit = { ls-of-round }: **{ $winner }** gets { $points }–⁠{ $less } against { $other }, who forfeits what was not played.
ls-result-draw = { ls-of-round }: { $person } and { $other } draw { $points }–⁠{ $points }.
ls-result-intentional = { ls-of-round }: { $person } and { $other } share the points { $points }–⁠{ $points } without playing on.
ls-result-nobody = { ls-of-round }: { $person } and { $other } both forfeit.
ls-result-nobody-cut = { ls-of-round }: { $winner } and { $other } both forfeit, so { $winner } goes on as the higher seed.
ls-result-tied-cut = { ls-of-round }: the game between { $winner } and { $other } is tied, so { $winner } goes on as the higher seed.
ls-result-gone = { $people } has dropped out and forfeits. { $result }
ls-reason = The organisers’ reason for deciding your match so: { $text }
ls-corrected = An organiser has corrected the result of your match. { $result }
ls-decided = An organiser has decided your match. { $result }
ls-rule-waited = The time is over, and the game was waiting for { $people }. { $result }
ls-rule-effort = The time is over. { $people } did less to get the match played. { $result }
ls-rule-equal = The time is over, and you both tried to play, so what was not played is drawn. { $result }
ls-rule-equal-cut = The time is over, and you both tried to play. { $result }
ls-rule-nobody = The time is over, and neither of you did anything to play. { $result }
ls-rule-claim = The claim that { $people } did not show up was not answered. { $result }
ls-grace = The time is over, but your game is going on: it has until { $deadline }.
ls-put-off = I was away, so your match has as much more time. Its next deadline is now { $until }.
ls-agreed-missed = You had agreed to play at { $start }, and I was away then. Find another time.
ls-away = I was away from { $start } to { $end }. Every deadline is put off by that time.
ls-new-deadline = An organiser has set a new deadline for your match: { $deadline }.

ls-reported = { $other } reports: { $result } Confirm or dispute it; without an answer it counts from { $until } on.
ls-report-taken-back = { $other } has taken the report of your match back.
ls-disputed = { $other } disputes your report. An organiser decides.
ls-organisers-dispute = { $other } disputes a report of { $person }. Reported: { $result } They say: { $text }
ls-organisers-claim = { $person } says that { $other } does not show up. { $other } has been asked.
ls-organisers-answered = { $person } answers the claim of { $other } that they do not show up: { $text }
ls-organisers-decide = The match of { $people } is still waiting for your decision.

ls-claimed = { $other } says that you do not show up. Press Play, or say what happened, by { $until }; otherwise you forfeit.
ls-claim-answered = { $other } has answered your claim. An organiser decides.
ls-claim-shows-up = { $other } is here: your claim is settled, and the match can be played.
ls-claim-refused = An organiser has decided that nobody was absent. Play your match by { $deadline }.

ls-offer-draw = { $other } offers a draw without playing.
ls-offer-two-for-one = { $other } proposes that one game decides both (6–0).
ls-offer-public = { $other } would like all to see when you two play.
ls-offer-extension = { $other } asks for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} more for your match.
ls-offer-time = { $other } proposes to play at { $start }.
ls-declined-draw = { $other } does not want a draw. Play your match by { $deadline }.
ls-declined-two-for-one = { $other } wants to play both games. Both are to be played by { $deadline }.
ls-declined-public = { $other } would rather not show when you play. What you have agreed on stands.
ls-declined-extension = { $other } does not want to extend your match. It is to be played by { $deadline }; propose a time, or an organiser can put it off.
ls-declined-time = { $other } cannot play at the time you proposed. Propose another; the match is to be played by { $deadline }.
ls-time-past = { $other } has not answered your proposal to play at { $start }, and that time is past. Propose another; the match is to be played by { $deadline }.
ls-agreed-draw = You agreed on a draw. { $result }
ls-agreed-two-for-one = Agreed: one game decides both.
ls-agreed-public = Agreed: all see when you play.
ls-agreed-extension = Agreed: your match has until { $deadline }.
ls-agreed-time = Agreed: you play at { $start }.

## Reminders

ls-remind-play = Your match against { $other } is to be played by { $deadline }. Press Play, propose a time or ask for more.
ls-remind-move = Your match against { $other } is under way, and is to be finished by { $deadline }. Go on in its game, or ask for more time.
ls-remind-side = Choose your side against { $other } by { $deadline }; after that the draw decides.
ls-remind-confirm = { $other } has reported the result of your match. Confirm or dispute it by { $deadline }; after that it counts.
ls-remind-claim = { $other } says that you do not show up. Answer by { $deadline }, or you forfeit.
ls-remind-agreed = You play { $other } at { $start }.

## What somebody owes

ls-owe-play = Play against { $other } by { $deadline }
ls-owe-overdue = Your match against { $other }: the time is over, and an organiser decides whether it is forfeited. If you have played, report the result.
ls-owe-lapsed = Your match against { $other }: answer the claim that you do not show up, or play. An organiser decides whether you forfeit.
ls-owe-lapsed-other = Your match against { $other }: they have not answered your claim, and an organiser decides whether they forfeit.
ls-owe-move = Your move in the game against { $other }, by { $deadline }
ls-owe-side = Choose your side against { $other }, by { $deadline }
ls-owe-confirm = Confirm or dispute what { $other } reports, by { $deadline }
ls-owe-claim = Answer the claim of { $other } that you do not show up, by { $deadline }
ls-owe-draw = Answer the draw { $other } offers
ls-owe-two-for-one = Answer whether one game against { $other } decides both
ls-owe-public = Answer whether all may see when you play { $other }
ls-owe-extension = Answer whether { $other } gets more time
ls-owe-time = Answer the time { $other } proposes
ls-owe-deck = Name your decks
ls-owe-publish = Publish the pairings ({ ls-in-round })
ls-owe-decide = Decide the dispute between { $person } and { $other } ({ ls-in-round })
ls-owe-decide-claim = Decide the no-show claim between { $person } and { $other } ({ ls-in-round })

## Results to choose from

ls-possible-corp = { $winner } wins as the Corp
ls-possible-runner = { $winner } wins as the Runner
ls-possible-tied = a tie, with { $corp } as the Corp
# $points and $less: the points of $person and of $other; $first and $second: what happens then, in words
ls-possible-both = { $person } { $points }–⁠{ $less } { $other }: { $first }; { $second }
ls-possible-two-for-one = { $winner } wins the one game that decides both
ls-possible-draw = Draw without playing
ls-possible-absent = { $person } was absent
ls-possible-nobody = Both were absent

## Evidence

# $at and $deadline: moments as Discord shows them
ls-fact-opened = { $at }: the match begins, to be played by { $deadline }.
# $at: a moment as Discord shows it
ls-fact-ready = { $at }: { $person } presses Play.
# $at: a moment as Discord shows it
ls-fact-proposed = { $at }: { $person } makes a proposal.
# $at: a moment as Discord shows it
ls-fact-answered = { $at }: { $person } answers.
# $at: a moment as Discord shows it
ls-fact-claimed = { $at }: { $person } says that the other does not show up.
# $at: a moment as Discord shows it
ls-fact-moved = { $at }: { $person } makes their last move so far.
# $at: a moment as Discord shows it
ls-fact-reported = { $at }: { $person } reports a result.
ls-fact-days = { $person } did something for the match on { $days } { $days ->
    [one] day
   *[other] days
}.
ls-fact-agreed = { $start }: the time both agreed on.
# $at: a moment as Discord shows it
ls-fact-game = { $at }: a game begins here.
# $at: a moment as Discord shows it; $people: those it waits for
ls-fact-waiting = Since { $at } the game has been waiting for { $people }.
ls-fact-reminded = { $person } was reminded { $times ->
    [one] once
   *[other] { $times } times
}.
# $at: a moment as Discord shows it; $what: a whole sentence
ls-fact-recorded = { $at }: { $person }: { $what }
# $at: a moment as Discord shows it; $what: a whole sentence
ls-fact-ruled = { $at }, by rule: { $what }

## Audit log

ls-log-created = creates the league { $title }
ls-log-edited = changes the settings
ls-log-web-on = shows the league on the web
ls-log-web-off = takes the league off the web
ls-log-called = calls { $number ->
    [one] one person who owes something
   *[other] { $number } people who owe something
}
ls-log-signup-opened = opens sign-up
ls-log-signup-closed = closes sign-up
ls-log-started = starts the league with { $players ->
    [one] { $players } player
   *[other] { $players } players
}
ls-log-finished = ends the league
ls-log-cancelled = calls the league off
ls-log-joined = signs { $person } up
ls-log-dropped = takes { $person } out
ls-log-rejoined = lets { $person } back in
ls-log-admitted = lets { $person } in from the waiting list
ls-log-substitute = puts { $person } in the place of { $other }
ls-log-retired = { $person } is retired: two rounds missed in a row
ls-log-retired-ladder = { $person } is retired: two matches missed in a row
ls-log-bye = gives { $person } a bye in round one
ls-log-not-in = { $person } is not in: round { $rounds }
ls-log-in = { $person } is in every round to come
ls-log-no-bye = takes the bye in round one from { $person }
ls-log-seed = sets the seed of { $person }: { $seed }
ls-log-deck = changes the decks of { $person }
ls-log-redrafted = has the pairings drawn up anew
ls-log-published = publishes the pairings: { ls-in-round }
ls-log-round-ended = ends it: { ls-in-round }
# $said: a whole sentence that says what was repaired
ls-log-repair = { $said }
ls-log-deadline = sets a deadline: { $deadline }
# $match: its key, or “here” where only this match is spoken of
ls-log-of = { $match ->
    [here] {""}
   *[other] match { $match }:{" "}
}
ls-log-reported = { ls-log-of }reports a result: { $result }
ls-log-confirmed = { ls-log-of }confirms the result: { $result }
ls-log-report-back = { ls-log-of }takes the report back: { $result }
ls-log-disputed = { ls-log-of }disputes the report: { $result } They say: { $text }
ls-log-claimed = { ls-log-of }says that { $other } does not show up: { $text }
ls-log-claim-answered = { ls-log-of }answers the claim of { $other }: { $text }
ls-log-reason = { ls-log-of }the reason for the decision: { $text }
ls-log-decided = { $match ->
    [here] decides: { $result }
   *[other] decides match { $match }: { $result }
}
ls-log-claim = { $match ->
    [here] decides the no-show claim; absent: { $people }
   *[other] decides the no-show claim of match { $match }; absent: { $people }
}
ls-log-brought = the result comes from the imported file
ls-log-renamed = says what { $person } is called
ls-log-played-on = lets the imported event go on with round { $round }
ls-log-forfeit = { ls-log-of }forfeited by { $people }
ls-log-drawn = { ls-log-of }drawn by rule, for { $people } tried equally
ls-log-accepted = { ls-log-of }the report of { $person } counts, for nobody answered
ls-log-away = away from { $start } to { $end }: every deadline is put off by that time

## Templates

ls-template-weekly-swiss = Weekly Swiss
ls-template-weekly-swiss-about = One game a week, then a cut of four. For leagues of about 8 to 40.
ls-template-double-weekly = Weekly double Swiss
ls-template-double-weekly-about = A game on each side a week, then a cut of four.
ls-template-small-round-robin = Small round robin
ls-template-small-round-robin-about = Up to 8 players, everybody meets everybody once, a week for each round.
ls-template-knock-out-weekend = Knock-out weekend
ls-template-knock-out-weekend-about = Double elimination, twelve hours for each round.
ls-template-teams = Teams
ls-template-teams-about = Teams of three in Swiss rounds, a week each, with substitutes for all.
ls-template-ladder = Ladder
ls-template-ladder-about = No end: challenge those above you, a week for each match.

## Why something cannot be done

ls-error-nothing-decided = No organiser has decided this match.
ls-error-organisers = Only organisers of this league can do that.
ls-error-over = This league is over.
ls-error-begun = That cannot be changed any more: the league has begun.
ls-error-not-begun = The league has not begun yet.
ls-error-title = The league needs a name of at most { $most } characters.
ls-error-zone = I do not know the time zone “{ $zone }”. Zones are named like Europe/Berlin.
ls-error-quiet = Quiet hours are two times of day.
ls-error-away-format = Only rounds of Swiss can be played without somebody. Ask for more time instead, or agree on a time.
ls-error-away-round = Round { $round } is not one that is still to come.
ls-error-on-vacation = { $person } is on vacation until { $until }. What is not played by the deadline is decided then; the two of you can agree on more time.
ls-error-window = That is not a window of a week: a day, a beginning, and an end within 24 hours of it.
ls-error-closes = Sign-up would close before it opens.
ls-error-closes-past = Sign-up would already be over.
ls-error-round-length = A round takes an hour at least and eight weeks at most.
ls-error-capacity = At most { $most } players can take part.
ls-error-capacity-few = There is room for { $capacity }, but at least { $least } are needed.
ls-error-fewest = A league begins with 2 to { $most } players.
# $value: what was typed
ls-error-choice = “{ $value }” is not one of the options.
ls-error-reminders = There can be at most { $most } reminders, each some time before the deadline.
ls-error-answer-length = Reports and claims can be answered for an hour at least and two weeks at most.
ls-error-lengths = That is not a length of time I can work with.
ls-error-too-few = { $players ->
    [one] Only { $players } player is in; { $least } are needed.
   *[other] Only { $players } players are in; { $least } are needed.
}
ls-error-signup-open = Sign-up is open, or play has begun.
ls-error-signup-not-open = Sign-up is not open.
ls-error-no-late = Sign-up is over, and nobody can come in late in this league.
ls-error-no-round-left = { $rounds ->
    [one] The only round before the end is drawn already,
   *[other] All { $rounds } rounds before the end are drawn already,
} so nobody can come in any more. How many there are was announced with round one; organisers can change it in the settings.
ls-error-full = The league is full.
ls-error-name-long = A name has { $most } characters at most.
ls-error-in-already = You are signed up already.
ls-error-linked = { $person } is in this league already.
ls-error-nobody-owes = Nobody owes anything to a match right now.
ls-error-called = All who owe something were reminded just now. You can do that again from { $until } on.
ls-error-not-in = That person is not in this league.
ls-error-left-already = Already out of the league.
ls-error-deck-missing = This league needs a deck for each side.
ls-error-deck-list = Decks are shown in this league: each needs its list, as text or as a link.
ls-error-deck-long = That deck list is too long.
ls-error-locked = Decks are locked since your first round. Ask an organiser.
ls-error-draft-there = The pairings are ready already.
ls-error-no-draft = There are no pairings waiting to be published.
ls-error-undecided = First decide the disputes and claims of this round.
ls-error-matches-open = Matches are still open. Decide or void them, or wait until they are over.
ls-error-deadline-past = That time is past.
ls-error-no-match = There is no match { $match }.
ls-error-match-over = This match is over.
ls-error-not-yours = That is not your match.
ls-error-game-running = A game of this match is running.
ls-error-ready-already = You have pressed Play already; now it is for the other to do so.
ls-error-side-first = First a side must be chosen.
ls-error-reported = A result of this match has been reported.
ls-error-disputed = This result is disputed. An organiser decides.
ls-error-nothing-reported = No result is waiting for an answer.
ls-error-own-report = That is your own report; the other player confirms it.
ls-error-claim-instead = If the other did not come, claim a no-show.
ls-error-offer-instead = That needs both of you: offer it to the other.
ls-error-hosted-result = That does not fit the game you played here.
ls-error-no-two-for-one = Two for one is for matches of two games of which none has been played.
ls-error-no-time-agreed = You have agreed on no time, or all see it already.
ls-error-no-draw-in-cut = There are no draws by agreement in the cut.
ls-error-no-offer = That offer is gone.
ls-error-time = That time is past, or after the deadline.
ls-error-extension = { $hours ->
    [0] This match cannot be extended any more by agreement.
    [one] This match can be extended by { $hours } hour at most.
   *[other] This match can be extended by { $hours } hours at most.
}
ls-error-claimed = A no-show has been claimed already.
ls-error-claim-early = It is too early for that: wait until half of the time is over, or a quarter of an hour after the time you agreed on.
ls-error-claim-yours = The game is waiting for you.
ls-error-no-claim = There is no such claim.
ls-error-claim-answered = You have answered already. An organiser decides.
ls-error-no-text = Say in a sentence what happened.

## Reopening

ls-reopened = An organiser has opened your match against { $other } again. It is to be played by { $deadline }.
ls-round-reopened = **{ ls-of-round }**: opened again by an organiser, to be played by { $until }.
ls-round-taken-back = { ls-of-round }: taken back; it is drawn up anew later.
ls-back-again = You are back in. { ls-of-round }: opened again.
ls-reopen-match = { ls-of-round }: this opens match { $match } again. It is to be played by { $until }, or by its own deadline if that is later.
ls-reopen-round = { ls-of-round }: this opens it again. { $matches ->
    [one] One match that was decided by rule is
   *[other] { $matches } matches that were decided by rule are
} to be played by { $until }. Results that were reported or played stay.
ls-reopen-published = { ls-of-round }: taken back, nobody has played in it yet.
ls-reopen-draft = { ls-of-round }: the draft is thrown away, and made anew when this round is over.
ls-reopen-cut = The cut is drawn anew when this round is over.
ls-reopen-back = Back in, for they were retired for missing it: { $people }.
ls-reopen-over = The league is no longer over.
# $was and $result: whole sentences, the old result and the new one
ls-correct-match = Match { $match } counts as: { $was } From now on: { $result }
ls-correct-later = Pairings stay as they were made, from here on: { ls-in-round }.
ls-correct-draft = { ls-of-round }: the draft is made anew, for it rests on this result.
ls-log-reopened = { $match ->
    [here] opens the match again
   *[other] opens match { $match } again
}
ls-log-reopened-round = opens again: { ls-in-round }
ls-error-not-decided = This match has no result that could be taken back.
ls-error-nothing-by-rule = { ls-of-round }: nothing was decided by rule. Open a single match instead.
ls-error-played-on = { ls-of-round }: somebody has already played, so what was before stays. Correct the result instead: Decide a match.

## Appeals

ls-appealed = { $other } appeals against what the rule decided about your match. An organiser looks at it.
ls-organisers-appeal = { $person } appeals against what a rule decided about the match with { $other } ({ ls-in-round }): { $text }
ls-appeal-dismissed = An organiser has looked at the appeal: your match stays as it is.
ls-log-appealed = { ls-log-of }appeals against the rule: { $text }
ls-log-appeal-dismissed = { ls-log-of }dismisses the appeal
ls-owe-appeal = Hear the appeal about { $person } against { $other } ({ ls-in-round })
ls-error-no-appeal = There is nothing to appeal against: no rule decided this match, or you have appealed already.
ls-error-nothing-appealed = No appeal about this match is waiting.

## Forfeits that need an organiser's word

ls-forfeit-proposed = The time is over. By the rules this match is forfeited by { $people }; an organiser decides that. If you have played, report the result now.
ls-organisers-forfeit = { ls-of-round }: the time is over, and by the rules the match is forfeited by { $people }. It is done when you say so; you can also give more time.
ls-organisers-lapsed = { ls-of-round }: { $people } has not answered the claim of not showing up, and by the rules forfeits. It is done when you say so; until then { $people } can still answer, and both can play.
ls-organisers-proposal-gone = { $people } are playing after all: no forfeit is waiting for your word any more.
ls-claim-lapsed-you = You have not answered the claim that you do not show up. By the rules you forfeit this match; an organiser decides that. Until then you can still answer it, or press Play.
ls-claim-lapsed = { $other } has not answered your claim that they do not show up. By the rules they forfeit this match; an organiser decides that. Until then you can both still play.
ls-proposal-gone = You are both there, so nobody forfeits. Your match has until { $deadline }.
ls-log-proposed = { ls-log-of }by the rules it is forfeited by { $people }; an organiser is asked
ls-log-proposal-gone = { ls-log-of }both play after all, so no forfeit is proposed any more
ls-owe-forfeit = Approve the forfeit between { $person } and { $other }, or give more time ({ ls-in-round })
ls-error-nothing-proposed = No forfeit of this match is waiting for your word.
