"""Events of teams: who is in a team, who plays on which board, and what the boards come to.

`Event.players` are the people, as in every event, and `Round.pairings` their matches, one for each board: a
match between two people is the same there as anywhere. What is new is between teams: `units` gives the event
in which the teams are the players, with match points for whoever has more board points (equal ones share).
That event is paired and ranked by what pairs and ranks players. Whoever belongs to no team is a substitute
for all of them: the pool.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import (
    DRAW,
    SWISS,
    WIN,
    Event,
    Format,
    Pairing,
    Player,
    Round,
    Team,
    TeamMatch,
    bye_points,
)

FEWEST_BOARDS: Final = 2
MOST_BOARDS: Final = 6
FORMATS_OF_TEAMS: Final = (*SWISS, "round_robin")


# -- reading ------------------------------------------------------------------------------------------------


def team(event: Event, identifier: str) -> Team:
    """LeagueError if there is no such team."""
    for each in event.teams:
        if each.id == identifier:
            return each
    raise LeagueError("lg-error-no-team")


def playing_teams(event: Event) -> tuple[Team, ...]:
    """Those that play on, in the order they were founded."""
    return tuple(each for each in event.teams if each.status == "active")


def team_of(event: Event, player: str) -> Team | None:
    """The team somebody belongs to now."""
    return next((each for each in playing_teams(event) if player in each.members), None)


def invited(event: Event, player: str) -> bool:
    """Whether a team that plays has asked somebody, who need not be in the event."""
    return any(player in each.invited for each in playing_teams(event))


def pool(event: Event) -> tuple[str, ...]:
    """Who may stand in for every team, the one who has done so least first, then by sign-up."""
    taken = {one for each in playing_teams(event) for one in each.members}
    free = [player.id for player in event.active if player.id not in taken]
    times = Counter(
        one
        for played in event.rounds
        for match in played.team_matches
        for one in (*match.first, *match.second)
        if one in free
    )
    return tuple(sorted(free, key=lambda one: times[one]))


def entrants(event: Event) -> int:
    """How many play: teams, or players where there are none."""
    return len(playing_teams(event)) if event.settings.boards else len(event.active)


def team_match(event: Event, number: int, table: int) -> TeamMatch | None:
    """The meeting of teams a board belongs to; None in an event of players."""
    boards = event.settings.boards
    if not boards:
        return None
    at = (table - 1) // boards + 1
    return next((match for match in event.round(number).team_matches if match.table == at), None)


def played_for(event: Event, number: int, player: str) -> str | None:
    """The team somebody played for in a round, or None."""
    for match in event.round(number).team_matches:
        if player in match.first:
            return match.team1
        if player in match.second:
            return match.team2
    return None


def boards_of(played: Round, match: TeamMatch, boards: int) -> tuple[Pairing, ...]:
    """The pairings of a meeting, by boards; a board that both left empty has none."""
    first = (match.table - 1) * boards
    return tuple(p for p in played.pairings if first < p.table <= first + boards)


def board_points(played: Round, match: TeamMatch, boards: int) -> tuple[int, int]:
    """What the boards of a meeting have come to so far, for both teams."""
    mine = theirs = 0
    for pairing in boards_of(played, match, boards):
        if pairing.status != "confirmed" or pairing.score is None:
            continue
        one, other = pairing.score
        if pairing.player1 not in match.first:  # the one who is there, against an empty board
            one, other = other, one
        mine, theirs = mine + one, theirs + other
    return mine, theirs


def match_points(points: tuple[int, int]) -> tuple[int, int]:
    """Match points of two teams with these board points; nobody earns any where no board was played."""
    mine, theirs = points
    if mine == theirs:
        return (DRAW, DRAW) if mine else (0, 0)
    return (WIN, 0) if mine > theirs else (0, WIN)


# -- the event of the teams ---------------------------------------------------------------------------------


def units(event: Event) -> Event:
    """The event whose players are the teams. Swiss ones are paired as matches with both sides are: teams have
    the sides in equal parts, so that what counts is whom they have met."""
    settings = event.settings
    form: Format = "round_robin" if settings.format == "round_robin" else "dss"
    players = tuple(
        Player(each.id, each.name, each.status, entered=each.entered, draw=each.draw) for each in event.teams
    )
    rounds = tuple(
        replace(
            played,
            pairings=tuple(_unit(event, played, match) for match in played.team_matches),
            team_matches=(),
        )
        for played in event.rounds
    )
    game = replace(
        settings,
        format=form,
        boards=0,
        both_sides=False,
        manual_seeds=False,
        ties=("board_points", *(tie for tie in settings.ties if tie != "board_points")),
    )
    return Event(event.name, game, players, rounds)


def _unit(event: Event, played: Round, match: TeamMatch) -> Pairing:
    boards = event.settings.boards
    if match.team2 is None:
        # Won by the smallest margin: nobody gains more by having no opponent than by beating one narrowly.
        full = (boards // 2 + 1) * bye_points(event.settings)
        return Pairing(
            match.table,
            match.team1,
            score=(WIN, 0),
            status="confirmed",
            manual=match.manual,
            boards=(full, 0),
        )
    of = boards_of(played, match, boards)
    if of and not any(pairing.counts for pairing in of):
        return Pairing(match.table, match.team1, match.team2, status="void", manual=match.manual)
    points = board_points(played, match, boards)
    open_still = any(pairing.status in ("open", "reported") for pairing in of)
    return Pairing(
        match.table,
        match.team1,
        match.team2,
        score=match_points(points),
        status="open" if open_still else "confirmed",
        manual=match.manual,
        boards=points,
    )


# -- line-ups -----------------------------------------------------------------------------------------------


def line_up(event: Event, of: Team) -> tuple[str, ...]:
    """Who is meant to play on which board in the next round, "" for nobody: the members who play, in their
    order, and who stands in. Somebody who stands in from a board of their own changes places."""
    active = {player.id for player in event.active}
    boards = event.settings.boards
    places = [one for one in of.members if one in active][:boards]
    places += [""] * (boards - len(places))
    for board, one in of.stand_ins:
        if not 1 <= board <= boards or one not in active:
            continue
        if one in places:
            places[places.index(one)] = places[board - 1]
        places[board - 1] = one
    return tuple(places)


def line_ups(event: Event, order: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The line-ups of these teams for the next round; boards nobody has go to the pool, team by team."""
    found = {one: list(line_up(event, team(event, one))) for one in order}
    busy = {player for places in found.values() for player in places}
    free = iter([one for one in pool(event) if one not in busy])
    for places in found.values():
        for at, one in enumerate(places):
            if not one:
                places[at] = next(free, "")
    return {one: tuple(places) for one, places in found.items()}


# -- changing -----------------------------------------------------------------------------------------------


def changed_team(event: Event, to: Team) -> Event:
    """The event with one team's record replaced."""
    return replace(event, teams=tuple(to if each.id == to.id else each for each in event.teams))


def set_order(event: Event, identifier: str, order: Collection[str]) -> Event:
    """The boards from the first on; members who are not named follow as they were. Who stood in does not any
    more. LeagueError if one of them is not a member."""
    of = team(event, identifier)
    for one in order:
        if one not in of.members:
            raise LeagueError("lg-error-no-member", player=event.name_of(one))
    rest = [one for one in of.members if one not in order]
    members = (*dict.fromkeys(order), *rest)
    return changed_team(event, replace(of, members=members, stand_ins=(), confirmed=0))


def stand_in(event: Event, identifier: str, board: int, player: str) -> Event:
    """Somebody of the bench or the pool plays on a board in the next round, and only then. LeagueError: no
    such board, they do not play, are of another team, or stand in for one."""
    of = team(event, identifier)
    if not 1 <= board <= event.settings.boards:
        raise LeagueError("lg-error-no-board", board=board, boards=event.settings.boards)
    check_stand_in(event, of, player)
    kept = tuple(pair for pair in of.stand_ins if pair[0] != board and pair[1] != player)
    return changed_team(event, replace(of, stand_ins=(*kept, (board, player)), confirmed=0))


def check_stand_in(event: Event, of: Team, player: str) -> None:
    """LeagueError if somebody cannot stand in for a team."""
    if event.player(player).status != "active":
        raise LeagueError("lg-error-not-playing", player=event.name_of(player))
    other = team_of(event, player)
    if other is not None and other.id != of.id:
        raise LeagueError("lg-error-in-team", player=event.name_of(player), team=other.name)
    for each in playing_teams(event):
        if each.id != of.id and any(one == player for _, one in each.stand_ins):
            raise LeagueError("lg-error-stands-in", player=event.name_of(player), team=each.name)


def substitute(event: Event, number: int, table: int, leaving: str, coming: str) -> Event:
    """Somebody else plays a board of a round that is being played: the side stays that of the board.
    LeagueError: it has a result, `coming` plays already in this round or cannot stand in, or it is no board
    of teams."""
    match, pairing = team_match(event, number, table), event.pairing(number, table)
    if match is None or leaving not in pairing.players:
        raise LeagueError("lg-error-no-team")
    if pairing.status != "open" or event.round(number).completed:
        raise LeagueError("lg-error-has-result", round=number, table=table)
    first = leaving in match.first
    check_stand_in(event, team(event, match.team1 if first else match.team2 or ""), coming)
    played = event.round(number)
    if any(coming in each.players for each in played.pairings):
        raise LeagueError("lg-error-paired", player=event.name_of(coming))

    def now(one: str | None) -> str | None:
        return coming if one == leaving else one

    to = replace(pairing, player1=now(pairing.player1), player2=now(pairing.player2), corp=now(pairing.corp))
    places = tuple(now(one) for one in (match.first if first else match.second))
    meeting = replace(match, first=places) if first else replace(match, second=places)
    of = replace(
        played,
        pairings=tuple(to if p.table == table else p for p in played.pairings),
        team_matches=tuple(meeting if m.table == match.table else m for m in played.team_matches),
    )
    return replace(event, rounds=tuple(of if r.number == number else r for r in event.rounds))


def substitutes(event: Event, number: int, of: Team) -> tuple[str, ...]:
    """Who could play a board of a round that is being played for a team: its bench, then the pool."""
    busy = {one for p in event.round(number).pairings for one in p.players}
    active = {player.id for player in event.active}
    bench = [one for one in of.members if one in active and one not in busy]
    promised = {one for each in playing_teams(event) if each.id != of.id for _, one in each.stand_ins}
    return (*bench, *(one for one in pool(event) if one not in busy and one not in promised))
