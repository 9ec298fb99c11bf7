"""What leaves a league for a screen: plain frozen values, in the order to show them, without a language.

`engine.leagues.views` builds them from an event. They hold names, never ids, and nothing that is private.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.leagues.errors import PLAIN
from engine.leagues.model import USUAL_TIES, Elimination, Format, PlayerStatus, Side, Tie
from engine.leagues.round_names import RoundName

MatchStateView: TypeAlias = Literal[
    "open", "playing", "reported", "disputed", "overdue", "done", "bye", "void"
]
"""reported: one player said how it ended, the other has not agreed yet. disputed: an organiser decides.
overdue: its time is over, and an organiser decides whether it is forfeited."""
Manner: TypeAlias = Literal["", "absent", "intentional_draw", "two_for_one"]
"""How a match ended otherwise than by its games."""
GameState: TypeAlias = Literal["waiting", "ready", "playing", "reported", "done", "unneeded"]
"""waiting: who plays it is not known. unneeded: the bracket reset after a final that decided."""
RoundKind: TypeAlias = Literal["single", "upper", "lower", "final", "reset"]


class Place(Struct, frozen=True):
    """A place that is decided."""

    place: int
    seed: int
    name: str


class StandingsRow(Struct, frozen=True):
    """One line. `moved`: places gained since the round before (lost: negative), None where there is nothing
    to compare. `lot`: only the draw parts this player from a neighbour. `in_cut`: in the cut, or would be
    now. `rank` 0: still in a knock-out. `ties`: what the view's tie-breaks come to (None: nothing)."""

    rank: int
    name: str
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    sos: float = 0.0
    esos: float = 0.0
    byes: int = 0
    moved: int | None = None
    status: PlayerStatus = "active"
    in_cut: bool = False
    lot: bool = False
    ties: tuple[float | None, ...] = ()


class Section(Struct, frozen=True):
    """The rows of a division, ranked by themselves; `division` 0 is everybody."""

    division: int
    rows: tuple[StandingsRow, ...]

    @property
    def cut_after(self) -> int:
        """After how many rows the line of the cut is drawn; 0 for none."""
        inside = [at for at, row in enumerate(self.rows, 1) if row.in_cut]
        return inside[-1] if inside and inside[-1] < len(self.rows) else 0


class StandingsView(Struct, frozen=True):
    """Who stands where. `round`: rounds that count so far; `rounds`: those planned, 0 where nobody can say.
    `playing`: the round that is being played and does not count yet, or 0. `cut`: how many get into it, 0
    where there is none; `cut_drawn`: whether it has begun; `places`: what it has decided. Points and schedule
    strength mean nothing in a ladder or a knock-out (`scored`). `ties`: what parts equal points, in order.
    `teams`: the rows are teams."""

    league: str
    format: Format
    round: int
    rounds: int
    sections: tuple[Section, ...]
    playing: int = 0
    cut: int = 0
    cut_drawn: bool = False
    places: tuple[Place, ...] = ()
    ties: tuple[Tie, ...] = USUAL_TIES
    teams: bool = False

    @property
    def scored(self) -> bool:
        """Whether points decide."""
        return self.format in ("dss", "sss", "round_robin")


class Contestant(Struct, frozen=True):
    """One of two in a game of a bracket. While unknown `name` is "" and `source` says who it will be: "W3"
    the winner of game 3, "L3" its loser, "" whom the seeds that are left decide."""

    name: str = ""
    seed: int = 0
    side: Side | None = None
    score: int | None = None
    won: bool = False
    source: str = ""


class BracketGameView(Struct, frozen=True):
    """A game of a bracket; `feeds`: the games its players come from as winners (0: from none)."""

    number: int
    first: Contestant
    second: Contestant
    state: GameState
    feeds: tuple[int, int] = (0, 0)
    reset: bool = False


class BracketRound(Struct, frozen=True):
    """A column: the games of one round of the upper or lower bracket that are really played. `number` of
    `total` rounds of its kind."""

    kind: RoundKind
    number: int
    total: int
    games: tuple[BracketGameView, ...]


class BracketView(Struct, frozen=True):
    """A cut or a knock-out event. `free`: (seed, name) of those whom round one leaves out."""

    league: str
    elimination: Elimination
    players: int
    rounds: tuple[BracketRound, ...]
    free: tuple[tuple[int, str], ...] = ()
    places: tuple[Place, ...] = ()

    @property
    def winner(self) -> str:
        """Who has won, or ""."""
        return self.places[0].name if self.places and self.places[0].place == 1 else ""


class TeamMatchView(Struct, frozen=True):
    """Two teams that meet; `second` is "" for a bye. `points`: board points of both so far. `left`: boards
    without a result. `score`: match points, None until every board has a result."""

    table: int
    first: str
    second: str = ""
    points: tuple[int, int] = (0, 0)
    left: int = 0
    score: tuple[int, int] | None = None


class TeamView(Struct, frozen=True):
    """A team by names: who is in it, the first board first; the last ones are its bench (`boards` play)."""

    name: str
    captain: str
    members: tuple[str, ...]
    boards: int
    gone: bool = False


class PairingView(Struct, frozen=True):
    """One table. `corp`: 1 or 2, who is the Corp; 0 where a match is two games or the side is open. `second`
    is "" for a bye. `score`: points of both, also those reported and not agreed. `absent`: who (1, 2) did
    not come. `deadline`: until when it is to be played (Unix seconds), where that is not when the round ends.
    `agreed`: when it will be played, where both want that seen.
    `match`, `board`: of teams, the table they meet at and which of its boards this is.
    """

    table: int
    first: str
    second: str = ""
    corp: int = 0
    state: MatchStateView = "open"
    score: tuple[int, int] | None = None
    manner: Manner = ""
    absent: tuple[int, ...] = ()
    deadline: int | None = None
    agreed: int | None = None
    match: int = 0
    board: int = 0


class PairingsView(Struct, frozen=True):
    """A round, by tables. `stage_cut`: a round of the cut; `called`: the name it has there (`round_name`).
    `number` 0: the challenges of a ladder. `until`: when it ends (Unix seconds), None for one that is over.
    `teams`: those that meet, each before its boards (`boards_of`); none in a league of players."""

    league: str
    number: int
    rounds: int
    pairings: tuple[PairingView, ...]
    both_sides: bool = False
    stage_cut: bool = False
    until: int | None = None
    teams: tuple[TeamMatchView, ...] = ()
    called: RoundName = {}

    def boards_of(self, match: TeamMatchView) -> tuple[PairingView, ...]:
        """The boards of two teams, the first first."""
        return tuple(each for each in self.pairings if each.match == match.table)

    @property
    def name(self) -> RoundName:
        """What it is called."""
        return self.called or {**PLAIN, "round": self.number}

    @property
    def left(self) -> int:
        """Matches that have no result yet."""
        return sum(
            each.state in ("open", "playing", "reported", "disputed", "overdue") for each in self.pairings
        )


class Rated(Struct, frozen=True):
    """A rating rounded to whole points, its deviation (one standard deviation), and how much it changed in
    the last period (None: did not play in it). `rank` 0 while provisional."""

    rank: int
    name: str
    rating: int
    deviation: int
    games: int
    change: int | None = None
    provisional: bool = False


class LeaderboardView(Struct, frozen=True):
    """Ratings of a community after a period, apart for both sides, the best first, provisional ones
    behind."""

    community: str
    period: int
    corp: tuple[Rated, ...]
    runner: tuple[Rated, ...]
    established: int
    """Games until a rating is no longer provisional."""


class SeriesRow(Struct, frozen=True):
    """Somebody over a series. `rank`: shared where all is equal. `parts`: points of each league, None for one
    they did not finish. `places`: where they ended, the best first. `trophy`: the place they are honoured for
    once it is over, or 0. `mine`: of who reads it."""

    rank: int
    name: str
    points: int
    parts: tuple[int | None, ...]
    places: tuple[int, ...]
    trophy: int = 0
    mine: bool = False


class SeriesView(Struct, frozen=True):
    """The standings of a series ("season" to people). `leagues`: titles of those that are over, the first
    first; `going`: of those that are not. `planned`: how many are to be played, 0 for no end. `over`: so many
    have been."""

    name: str
    leagues: tuple[str, ...]
    going: tuple[str, ...]
    planned: int
    over: bool
    rows: tuple[SeriesRow, ...]
