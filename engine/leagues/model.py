"""An event as plain data: what was set, who plays, what was paired, how it ended."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.leagues.errors import LeagueError

Format: TypeAlias = Literal["dss", "sss", "round_robin", "single_elimination", "double_elimination", "ladder"]
Elimination: TypeAlias = Literal["single", "double"]
PlayerStatus: TypeAlias = Literal["active", "dropped", "retired", "waiting"]
MatchStatus: TypeAlias = Literal["open", "reported", "confirmed", "void"]
Stage: TypeAlias = Literal["main", "cut"]
Side: TypeAlias = Literal["corp", "runner"]

Tie: TypeAlias = Literal["sos", "esos", "buchholz", "median", "solkoff", "head_to_head", "board_points"]
"""What parts players of equal points (`tie_breaks`). Between teams their board points always come first."""

TIES: Final = ("sos", "esos", "buchholz", "median", "solkoff", "head_to_head")
USUAL_TIES: Final[tuple[Tie, ...]] = ("sos", "esos")
FORMATS: Final = ("dss", "sss", "round_robin", "single_elimination", "double_elimination", "ladder")
KNOCK_OUT: Final = ("single_elimination", "double_elimination")
SWISS: Final = ("dss", "sss")
CUTS: Final = (0, 2, 3, 4, 8, 16)
WIN: Final = 3
DRAW: Final = 1


class Settings(Struct, frozen=True):
    """What an organiser decides. `seed` is published before the first draw.

    `rounds` 0 is as many as the field asks for. `relax` False refuses a round the strict rules cannot pair.
    `both_sides`: a match of a round robin or a ladder is two games, one for each side; `legs`: how often each
    pair of a round robin meets; `reach`: how many places up one may challenge in a ladder. `manual_seeds`: a
    player's seed goes before the tie-breaks where points are equal. `ties`: those in order. `tiers`:
    divisions are by strength, the strongest first, not equally strong. `boards`: how many of each team meet
    as many of the other (`teams`); 0 is an event of players. `promised`: in an event that follows another,
    the seeds (first, last) of those who were promised to come up into each division but the last.
    """

    format: Format = "sss"
    seed: int = 0
    rounds: int = 0
    cut: int = 0
    elimination: Elimination = "double"
    divisions: int = 1
    legs: int = 1
    both_sides: bool = False
    reach: int = 3
    manual_seeds: bool = False
    relax: bool = True
    ties: tuple[Tie, ...] = USUAL_TIES
    tiers: bool = False
    boards: int = 0
    promised: tuple[tuple[int, int], ...] = ()


class Identity(Struct, frozen=True):
    """A deck's identity as the exchange format names it."""

    name: str = ""
    faction: str = ""


class Player(Struct, frozen=True):
    """Somebody signed up. `entered`: the first round they are in. `draw`: the random draw, stored when they
    come, that parts equals. `stands_for`: whose place in a schedule they took. `away`: rounds of Swiss they
    asked not to be in."""

    id: str
    name: str
    status: PlayerStatus = "active"
    first_round_bye: bool = False
    seed: int = 0
    entered: int = 1
    division: int = 1
    corp: Identity = Identity()
    runner: Identity = Identity()
    draw: int = 0
    stands_for: str = ""
    away: tuple[int, ...] = ()


class GameResult(Struct, frozen=True):
    """One game: points of each side (3 to 0, 1 to 1) and how it ended ("agenda", "flatline", ...)."""

    corp: str
    runner: str
    corp_points: int
    runner_points: int
    reason: str = ""


class Pairing(Struct, frozen=True):
    """A match, or a bye if there is no `player2`.

    `corp`: who is the Corp where a match is one game; "" where it is two, or not decided yet. `score`: points
    of player1 and player2. `absent`: who did not show up. `relaxed`: the rules this pairing had to break.
    `manual`: an organiser paired it. `reporter`: the player whose report waits for the other's word.
    `boards`: of two teams (`teams.units`), what their boards came to.
    """

    table: int
    player1: str
    player2: str | None = None
    corp: str = ""
    games: tuple[GameResult, ...] = ()
    score: tuple[int, int] | None = None
    status: MatchStatus = "open"
    intentional_draw: bool = False
    two_for_one: bool = False
    absent: tuple[str, ...] = ()
    relaxed: tuple[str, ...] = ()
    manual: bool = False
    reporter: str = ""
    boards: tuple[int, int] | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """One or two ids."""
        return (self.player1,) if self.player2 is None else (self.player1, self.player2)

    @property
    def counts(self) -> bool:
        """Whether it was paired and not voided."""
        return self.status != "void"

    def points(self, player: str) -> int:
        """What somebody in it has got from it."""
        if self.score is None:
            return 0
        return self.score[0] if player == self.player1 else self.score[1]

    def opponent(self, player: str) -> str | None:
        """The other one; None for a bye."""
        return self.player2 if player == self.player1 else self.player1


class Result(Struct, frozen=True):
    """How a match went. Games not played go to who was there, if somebody was `absent`; an intentional draw
    is 1-1 for what was not played; two-for-one: the one game played decides both."""

    games: tuple[GameResult, ...] = ()
    intentional_draw: bool = False
    two_for_one: bool = False
    absent: tuple[str, ...] = ()


class TeamMatch(Struct, frozen=True):
    """Two teams that meet, or a bye if there is no `team2`. `first`, `second`: who plays for them, by boards
    ("" nobody). Board b of it is the pairing at table (table - 1) * boards + b, team1's player first."""

    table: int
    team1: str
    team2: str | None = None
    first: tuple[str, ...] = ()
    second: tuple[str, ...] = ()
    manual: bool = False

    @property
    def teams(self) -> tuple[str, ...]:
        """One or two ids of teams."""
        return (self.team1,) if self.team2 is None else (self.team1, self.team2)


class Team(Struct, frozen=True):
    """A team. `members`: ids of players in the order of the boards; who has no board is its bench.
    `stand_ins`: (board, player) for the next round only. `confirmed`: the round for which its captain has
    confirmed the line-up. `invited`: who may join it. `entered`, `draw`: as of a player."""

    id: str
    name: str
    captain: str
    members: tuple[str, ...] = ()
    status: PlayerStatus = "active"
    entered: int = 1
    draw: int = 0
    stand_ins: tuple[tuple[int, str], ...] = ()
    confirmed: int = 0
    invited: tuple[str, ...] = ()


class Round(Struct, frozen=True):
    """Pairings played at the same time. `number` goes on through the cut; `weight` is how much its matches
    count in averages; `cost` is what its pairing cost by the published weights; `team_matches`: in an event
    of teams, who meets whom on the boards that `pairings` holds."""

    number: int
    pairings: tuple[Pairing, ...] = ()
    stage: Stage = "main"
    completed: bool = False
    weight: float = 1.0
    cost: int = 0
    team_matches: tuple[TeamMatch, ...] = ()


class Cut(Struct, frozen=True):
    """Who is in the cut, by seed, and how it is played. A knock-out event is a cut of everybody."""

    seeds: tuple[str, ...]
    elimination: Elimination


class Event(Struct, frozen=True):
    """A league. `ladder`: ids from the top, where the format is a ladder. `teams`: in an event of teams;
    players of no team are substitutes for all of them."""

    name: str
    settings: Settings
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    cut: Cut | None = None
    ladder: tuple[str, ...] = ()
    teams: tuple[Team, ...] = ()

    def player(self, identifier: str) -> Player:
        """LeagueError if nobody has this id."""
        for player in self.players:
            if player.id == identifier:
                return player
        raise LeagueError("lg-error-unknown-player", player=identifier)

    def name_of(self, identifier: str) -> str:
        """A player's name."""
        return self.player(identifier).name

    def round(self, number: int) -> Round:
        """LeagueError if there is none of this number."""
        if not 1 <= number <= len(self.rounds):
            raise LeagueError("lg-error-unknown-round", round=number)
        return self.rounds[number - 1]

    def pairing(self, number: int, table: int) -> Pairing:
        """LeagueError if there is no such table."""
        for pairing in self.round(number).pairings:
            if pairing.table == table:
                return pairing
        raise LeagueError("lg-error-unknown-table", round=number, table=table)

    @property
    def active(self) -> tuple[Player, ...]:
        """Those who play on, in the order they signed up."""
        return tuple(player for player in self.players if player.status == "active")

    def of_stage(self, stage: Stage) -> tuple[Round, ...]:
        """The rounds before the cut, or of it."""
        return tuple(played for played in self.rounds if played.stage == stage)


def games_per_match(settings: Settings, stage: Stage = "main") -> int:
    """Two in double-sided Swiss and where it is set so; one in single-sided Swiss and in every cut."""
    if stage == "cut" or settings.format in ("sss", *KNOCK_OUT):
        return 1
    return 2 if settings.format == "dss" or settings.both_sides else 1


def bye_points(settings: Settings) -> int:
    """A bye is a match won: 6 points for two games, 3 for one."""
    return WIN * games_per_match(settings)
