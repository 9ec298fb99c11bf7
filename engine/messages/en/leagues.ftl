# Community leagues: why something cannot be, why a pairing, why a rank, what organisers did.

## Settings and sign-up

lg-error-no-name = A league needs a name.
lg-error-format = There is no format “{ $format }”.
lg-error-ties = Every tie-break can be chosen once.
# $cut: the number of players that was typed
lg-error-cut-size = A cut takes 3, 4, 8 or 16 players, not { $cut }.
lg-error-elimination = A knock-out is single or double elimination, not “{ $elimination }”.
lg-error-cut-format = This format has no cut: the winner comes from the bracket or the ladder itself.
# $value: the number that was typed
lg-error-number = { $name ->
    [rounds] The number of rounds
    [divisions] The number of divisions
    [legs] How often each pair meets
   *[reach] How many places up one may challenge
} must be between { $least } and { $most }, not { $value }.
lg-error-seed-range = A seed is a whole number from 0, below 2 to the power of 63.
lg-error-begun = Play has begun, so this can no longer be changed.
lg-error-rounds-played = { $rounds } { $rounds ->
    [one] round is
   *[other] rounds are
} too few: { $played } have been played.
lg-error-divisions = { $divisions } { $divisions ->
    [one] division needs
   *[other] divisions need
} at least two players each; there are { $players }.
lg-error-division = There is no division { $division }; this league has { $divisions }.
lg-error-no-player-name = A player needs a name.
lg-error-signed-up = { $player } has signed up already.
lg-error-late-bye = { $player } cannot have a first-round bye: the first round has been paired.
lg-error-seed = { $player }’s seed must be 1 or more.
lg-error-drawn = The schedule or bracket is drawn, so this is no longer possible.
lg-error-not-waiting = { $player } is not on the waiting list.
lg-error-dropped = { $player } has left already.
lg-error-not-dropped = { $player } has not dropped.
lg-error-replaced = Somebody else plays in { $player }’s place now.
lg-error-playing = { $player } still has an open match.

## Pairing

lg-error-unknown-player = No player “{ $player }” takes part.
lg-error-unknown-round = There is no round { $round }.
lg-error-unknown-table = Round { $round } has no table { $table }.
lg-error-round-open = { ls-of-round } is still being played.
lg-error-no-open-round = No round is being played.
lg-error-unfinished = { ls-of-round } still has { $matches } { $matches ->
    [one] match
   *[other] matches
} without a result.
lg-error-too-few = { $players ->
    [0] Nobody plays
    [one] Only one player plays
   *[other] Only { $players } play
}; it takes at least { $least }.
# $cut: how many players are to go on into the knock-out
lg-error-cut-too-large = A cut of { $cut } is larger than the field: { $players } { $players ->
    [one] player is
   *[other] players are
} left.
lg-error-no-round-left = All rounds have been played ({ $rounds }).
lg-error-byes-spent = The field is odd ({ $players }), and each of them has had a bye. Nobody gets a second one: end the rounds here, or let somebody in or out.
lg-error-no-strict = The strict rules find no pairing of everybody for round { $round }. Allow rules to give way, or pair by hand.
lg-error-draft-stale = This draft no longer fits; draw it again.
lg-error-no-cut = There is no bracket yet.
lg-error-cut-over = The bracket is played out: { $player } has won.

## Results

lg-error-bye-result = Table { $table } of round { $round } is a bye; it has no other result.
lg-error-void = { ls-of-round }: table { $table } is void.
lg-error-confirmed = { ls-of-round }: table { $table } has a confirmed result; only an organiser can correct it.
lg-error-nothing-reported = { ls-of-round }: no result waits for confirmation at table { $table }.
lg-error-not-yours = This is not for { $player } to say.
lg-error-reports-differ = That is not the result { $player } reported. Confirm theirs, or dispute it: then an organiser decides.
lg-error-games = { $games ->
    [0] No game was
    [one] One game was
   *[other] { $games } games were
} given; the match has { $wanted }. Fewer count only with one of: intentional draw, two-for-one, somebody absent.
lg-error-same-sides = In two games each player is the Corp once.
lg-error-two-for-one = Two-for-one takes one game of two, and a winner.
lg-error-absent = Only a player of this match can have been absent.
lg-error-other-players = That game was not played by the two players of this match.
lg-error-points = A game ends 3–⁠0, 0–⁠3 or 1–⁠1, not { $corp }–⁠{ $runner }.
lg-error-sides = In this match { $corp } is the Corp.
lg-error-ladder-correct = Places have moved since; take the result back instead.
lg-error-no-pick = { ls-of-round }: there is no side to pick at table { $table }.
lg-error-not-your-pick = { $player } picks the side: the higher seed does.

## Repairs

lg-error-round-over = { ls-of-round } is over; its pairings can no longer be changed.
lg-error-swap-same = { $first } and { $second } are at the same table.
lg-error-paired = { $player } is paired already in this round; void that pairing first.
lg-error-not-playing = { $player } does not play at the moment.
lg-error-not-in-round = { $player } is not in round { $round }.
lg-error-has-result = { ls-of-round }: table { $table } has a result already.
lg-error-second-bye = { $player } has had a bye; nobody gets a second one.
lg-error-no-sides = At table { $table } of round { $round } no side is to be set.
lg-error-nothing-to-undo = There is nothing to undo.
lg-repair-swap = Round { $round }: { $first } and { $second } changed places.
lg-repair-pair = Round { $round }: { $first } and { $second } were paired by hand.
lg-repair-bye = Round { $round }: { $player } was given a bye.
lg-repair-void = { ls-of-round }: table { $table } ({ $names }) was voided.
lg-repair-corp = { ls-of-round }, table { $table }: { $corp } is the Corp now.

## Ladder and ratings

lg-error-no-ladder = This league is no ladder.
lg-error-ladder-pairs = Nobody is paired in a ladder: players challenge each other.
lg-error-challenge-self = It takes two different players.
lg-error-challenge-down = { $player } is below; challenges go up.
lg-error-challenge-reach = { $player } is { $places } places up; challenges go up { $reach } at most.
lg-error-challenge-again = The last match was lost to { $player }; another one comes first.
lg-error-period = Rating period { $period } is not after the last one, { $last }.

## Files

lg-error-nrtm-json = This file is not JSON.
# $where: a field of the file, as “rounds.table”
lg-error-nrtm-shape = This is no NRTM file: “{ $where }” is missing or not what it should be.
lg-error-nrtm-large = This file has more than { $players } players or { $rounds } rounds. Larger events cannot be hosted here.
# $where: a field of the file, as “rounds.table”
lg-error-nrtm-long = “{ $where }” in this file is longer than { $most } characters.
lg-error-nrtm-deep = This is no NRTM file: it is nested too deeply.
lg-error-nrtm-doubled = Player { $player } is in this file twice.
lg-error-nrtm-unknown = Round { $round } names a player “{ $player }” the file does not have.
lg-error-nrtm-twice = Player { $player } is in round { $round } twice.
lg-error-nrtm-nobody = Round { $round } has a match without players.
lg-error-nrtm-points = Round { $round } has a match that ended { $first }–⁠{ $second }; no match can.
lg-error-nrtm-cut = The cut in this file fits no bracket.
lg-error-nrtm-cut-game = The cut in this file fits no bracket: in round { $round } { $first } met { $second }.
lg-error-nrtm-cut-open = Round { $round } has a game of the cut without a winner: { $first } against { $second }.
# $file and $here: two numbers, from the file and as they are counted here
lg-import-points = { $player } has { $file } points in the file, { $here } by its matches.
# $file and $here: two numbers, from the file and as they are counted here
lg-import-sos = { $player } has a strength of schedule (SoS) of { $file } in the file, { $here } by its matches.
# $file and $here: two numbers, from the file and as they are counted here
lg-import-esos = { $player } has an extended strength of schedule (ESoS) of { $file } in the file, { $here } by its matches.
# $file and $here: two numbers, from the file and as they are counted here
lg-import-rank = { $player } has rank { $file } in the file, { $here } by its matches.

## Rules that gave way in a round

lg-relaxed-sides = { $pairs ->
    [one] One pair plays
   *[other] { $pairs } pairs play
} the same sides against each other again: the strict rules left somebody out.
lg-relaxed-rematch = { $pairs ->
    [one] One pair meets
   *[other] { $pairs } pairs meet
} more often than the rules allow: otherwise somebody would be left out.
lg-relaxed-distance = { $pairs ->
    [one] One pair is
   *[other] { $pairs } pairs are
} further apart than the rules allow, in points or in sides: otherwise somebody would be left out.

## Why a pairing

lg-why-manual = An organiser made this pairing.
lg-why-random = Round one is random. Anyone can check the draw: its seed is { $seed }.
lg-why-equal = { $first } and { $second } both have { $points } { $points ->
    [one] point
   *[other] points
}.
lg-why-points = { $first } has { $points } { $points ->
    [one] point
   *[other] points
}, { $second } { $others }: the nearest there was for the whole field.
lg-why-first-meeting = They have not met before.
lg-why-rematch = { $times ->
    [one] They have met once before.
   *[other] They have met { $times } times before.
}
lg-why-cheapest = The round costs { $cost } by the published weights; no allowed pairing of everybody costs less.
lg-why-bye-given = { $player } has a first-round bye, outside the draw.
lg-why-bye-random = The field is odd; the draw gave { $player } the bye.
lg-why-bye = The field is odd. { $player } has { $points } { $points ->
    [one] point
   *[other] points
} and has not had a bye.
lg-why-sides-met = { $corp } is the Corp: in their last meeting it was the other way round.
lg-why-sides-bias = { $corp } is the Corp: Corp games minus Runner games are { $bias } against { $others }.
lg-why-sides-last = { $corp } is the Corp: the sides are even, and last time it was the other way round.
lg-why-sides-random = { $corp } is the Corp by the draw: the sides are even.
lg-why-relaxed-sides = They play the same sides as before: otherwise somebody would be left out.
lg-why-relaxed-rematch = They meet more often than the rules allow: otherwise somebody would be left out.
lg-why-relaxed-distance = They are further apart than the rules allow, in points or in sides: otherwise somebody would be left out.
lg-why-robin = { $division ->
    [0] Match day { $round }
   *[other] Division { $division }, match day { $round }
}{ $leg ->
    [0] {""}
   *[other] {" "}of leg { $leg }
}: everybody meets everybody.
lg-why-ladder = { $first } challenged { $second }.
lg-why-cut = Game { $game } of the bracket: { $first } against { $second }.
lg-why-reset = Game { $game } of the bracket decides between { $first } and { $second }: each has lost once.
lg-why-slot-seed = { $player } comes from seed { $n }.
lg-why-slot-winner = { $player } won game { $n }.
lg-why-slot-loser = { $player } lost game { $n }.
lg-why-cut-pick = { $player } has the higher seed and picks the side.
lg-why-cut-side = { $corp } is the Corp: fewer Corp games in the cut, or the draw if both have as many.

## Why a rank

lg-rank-place = { $player } is in place { $place } of { $players } with { $points } { $points ->
    [one] point
   *[other] points
}.
lg-error-not-ranked = { $player } is not in the standings.
lg-rank-matches = Matches: { $won } won, { $drawn } drawn, { $lost } lost.
lg-rank-byes = Byes: { $byes }.
lg-rank-sos = SoS { $sos }: what the opponents of { $opponents } { $opponents ->
    [one] match
   *[other] matches
} score a round on average; ESoS { $esos }: the same of their opponents.
lg-rank-no-opponents = Without an opponent so far, SoS and ESoS are 0.
lg-rank-above-points = { $other } is just above with more points: { $theirs } to { $mine }.
lg-rank-above-seed = { $other } is just above on equal points with the better seed: { $theirs } to { $mine }.
lg-rank-above-tie = { $other } is just above on equal points with the higher { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz score
    [median] median score
    [solkoff] Solkoff score
    [board_points] board points
   *[head_to_head] score in the matches among equals
}: { $theirs } to { $mine }.
lg-rank-above-draw = { $other } is just above by the draw: everything else is equal.
lg-rank-below-points = { $other } is just below with fewer points: { $theirs } to { $mine }.
lg-rank-below-seed = { $other } is just below on equal points with the lower seed: { $theirs } to { $mine }.
lg-rank-below-tie = { $other } is just below on equal points with the lower { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz score
    [median] median score
    [solkoff] Solkoff score
    [board_points] board points
   *[head_to_head] score in the matches among equals
}: { $theirs } to { $mine }.
lg-rank-below-draw = { $other } is just below by the draw: everything else is equal.
lg-rank-dropped = { $player } has left; the results still count.
lg-rank-open-round = Round { $round } is being played and counts once it is over.
lg-rank-cut-seed = Seed { $seed } in the cut; the place is not decided yet.
lg-rank-cut-place = Seed { $seed } in the cut; place { $place } there.
lg-rank-ladder = { $player } is on place { $place } of { $players } of the ladder.
lg-rank-ladder-new = Who has not played yet stands where they joined.
lg-rank-ladder-last = The last match, against { $other }, ended { $mine }–⁠{ $theirs }; whoever beats somebody above takes their place.

# Teams.
lg-error-teams-format = Teams play Swiss rounds or a round robin in one division, without a cut.
lg-error-no-team = There is no such team.
lg-error-team-name = A team has a name of { $most } characters at most.
lg-error-team-taken = There is a team { $team } already.
lg-error-team-full = { $team } is full: a team has { $most } members at most.
lg-error-team-gone = { $team } does not play any more.
lg-error-in-team = { $player } is in the team { $team }.
lg-error-no-member = { $player } is not in the team.
lg-error-no-board = There is no board { $board }: teams have { $boards }.
lg-error-stands-in = { $player } stands in for { $team } already.
lg-rank-boards = Board points: { $points }. They come right after the match points.
lg-why-boards = Each team has both sides equally often; who is the Corp on which board costs least by the weights of the players.
lg-why-boards-odd = Each team has the sides as equally as an odd number of boards allows; who is the Corp on which board costs least by the weights of the players.
