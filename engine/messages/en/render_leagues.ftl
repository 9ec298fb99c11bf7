# The leagues' pictures and their descriptions.

## Shared

# $whole and $parts: the digits before and behind the point
rlg-decimal = { $whole }.{ $parts }
rlg-round = Round { $n }
rlg-round-of = Round { $n } of { $rounds }
rlg-rounds = { $n } { $n ->
    [one] round
   *[other] rounds
}
rlg-teams = { $n ->
    [one] { $n } team
   *[other] { $n } teams
}
rlg-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
rlg-format = { $format ->
    [dss] Double-sided Swiss
    [sss] Single-sided Swiss
    [round_robin] Round robin
    [single_elimination] Single elimination
    [double_elimination] Double elimination
   *[ladder] Ladder
}
rlg-division = Division { $n }
rlg-alt-more = And { $n } more.
rlg-alt-part = Part { $n } of { $parts }.

## Standings

rlg-standings = Standings
rlg-being-played = round { $n } is being played
rlg-col-team = Team
rlg-col-board = Board
rlg-col-player = Player
rlg-col-points = Points
rlg-col-record = W-D-L
rlg-col-tie = { $tie ->
    [sos] SoS
    [esos] ESoS
    [buchholz] Buchholz
    [median] Median
    [solkoff] Solkoff
    [board_points] Boards
   *[head_to_head] Direct
}
rlg-col-byes = Byes
rlg-dropped = dropped
rlg-retired = retired
rlg-cut-line = top { $n }
rlg-key-cut = in the cut
rlg-key-cut-now = would be in the cut now
rlg-key-moved = places since the last round
rlg-key-lot = apart by the draw only
rlg-key-sos = opponents’ strength; ESoS: of their opponents
rlg-after-cut = After the cut
rlg-alt-standings = Standings of { $league }.
rlg-alt-row = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}, { $record }.
rlg-alt-row-unscored = { $name }: { $record }.

## Seasons: several leagues

rlg-series = Season
rlg-series-leagues = Leagues:
rlg-series-going = { $league } (going on)
rlg-series-parts = points of each league
rlg-series-over = Over after { $n } { $n ->
    [one] league
   *[other] leagues
}
rlg-series-played = { $planned ->
    [0] { $n } { $n ->
        [one] league
       *[other] leagues
    } played
   *[other] { $n } of { $planned } leagues played
}
rlg-key-trophy = trophies of the season
rlg-key-missed = not played to the end
rlg-alt-series = Season { $name }.
rlg-alt-series-row = { $name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $parts }).

## Pairings

rlg-pairings = Pairings
rlg-challenges = Open challenges
rlg-both-sides = two games, one on each side
rlg-left = { $n ->
    [one] { $n } match to play
   *[other] { $n } matches to play
}
rlg-all-done = all played
rlg-col-number = No.
rlg-col-table = Table
rlg-col-score = Score
rlg-corp = Corp
rlg-runner = Runner
# $state: of a match; a word in a picture
rlg-state = { $state ->
    [open] open
    [playing] playing
    [disputed] disputed
    [reported] reported
    [overdue] time is over
    [done] played
    [bye] bye
   *[void] void
}
rlg-manner = { $manner ->
    [absent] no-show
    [intentional_draw] agreed draw
   *[two_for_one] two-for-one
}
rlg-key-reported = reported, not agreed yet
rlg-alt-pairings = Pairings of { $league }, { $round }.
# $state: of the match, in a word (`rlg-state`)
rlg-alt-pairing = Table { $table }: { $first } – { $second }, { $state }.
# $state: of the board, in a word (`rlg-state`)
rlg-alt-board = Board { $table }: { $first } – { $second }, { $state }.
rlg-alt-walkover = Board { $table }: { $name } has nobody opposite.
# $points and $less: the points of the one and of the other
rlg-alt-teams = { $first } – { $second }, { $points }–⁠{ $less }.
rlg-alt-team-bye = { $team } has a bye.
rlg-walkover = nobody opposite
rlg-team-bye = bye
rlg-alt-bye = Table { $table }: { $name } has a bye.

## Ratings

rlg-ratings = Ratings
rlg-glicko = Glicko-2
rlg-period = after rating period { $n }
rlg-as-corp = As Corp
rlg-as-runner = As Runner
rlg-col-rating = Rating
rlg-col-games = Games
rlg-no-ratings = no games yet
rlg-provisional = provisional
rlg-key-range = one deviation; bar: two, 95% sure
rlg-key-change = in the last period
rlg-key-provisional = provisional: fewer than { $n } games
rlg-alt-ratings = Ratings after period { $period }.
rlg-alt-rated = { $name } { $rating } ±{ $deviation }, { $games } { $games ->
    [one] game
   *[other] games
}{ $mark }.

## Brackets

rlg-bracket = Bracket
rlg-winner = Winner: { $name }
rlg-reseeded = best seed left meets the worst
rlg-free = Through to round 2: { $names }
rlg-places = Places
rlg-place = { $place }. { $name }
# $left: how many rounds come after it; $n: its number
rlg-round-single = { $left ->
    [0] Final
    [1] Semi-finals
    [2] Top 8
    [3] Top 16
   *[other] Round { $n }
}
rlg-round-upper = { $last ->
    [yes] Upper final
   *[no] Upper bracket { $n }
}
rlg-round-lower = { $last ->
    [yes] Lower final
   *[no] Lower bracket { $n }
}
rlg-round-final = Final
rlg-round-reset = Bracket reset
rlg-from-winner = winner of { $n }
rlg-from-loser = loser of { $n }
rlg-from-seeds = open
rlg-not-needed = not needed
rlg-if-needed = only if the lower bracket wins the final
rlg-key-through = won
rlg-alt-bracket = Bracket of { $league }.
# $state: of the game, in a word (`rlg-state`)
rlg-alt-game = Game { $n }: { $first } – { $second }, { $state }.
rlg-alt-undecided = No game here can be played yet.
