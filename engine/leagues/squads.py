"""Who is in which team: founded, filled, left, withdrawn. Every team that plays has a captain who does."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import Event, Team
from engine.leagues.rng import number as drawn
from engine.leagues.teams import changed_team, team, team_of

NAME: Final = 40
"""Characters of a team's name at most."""
SQUAD: Final = 12
"""Members of a team at most."""


def found(event: Event, name: str, captain: str) -> Event:
    """A new team with its captain on the first board: from the next round on if play has begun. LeagueError:
    no name or one that is taken, the captain is in a team, a schedule that is drawn."""
    if event.rounds and event.settings.format == "round_robin":
        raise LeagueError("lg-error-drawn")
    _free(event, captain)
    number = max((int(each.id[1:]) for each in event.teams), default=0) + 1
    made = Team(
        f"t{number}",
        _name(event, name),
        captain,
        (captain,),
        entered=len(event.rounds) + 1,
        draw=drawn(event.settings.seed, "draw", f"t{number}"),
    )
    # Who stood in for another team has a place of their own now.
    return replace(event, teams=(*(_without_stand_in(each, captain) for each in event.teams), made))


def rename(event: Event, identifier: str, name: str) -> Event:
    """Another name. LeagueError if it is taken or none."""
    return changed_team(event, replace(team(event, identifier), name=_name(event, name, identifier)))


def _name(event: Event, name: str, but: str = "") -> str:
    name = " ".join(name.split())
    if not name or len(name) > NAME:
        raise LeagueError("lg-error-team-name", most=NAME)
    if any(each.name.casefold() == name.casefold() and each.id != but for each in event.teams):
        raise LeagueError("lg-error-team-taken", team=name)
    return name


def _free(event: Event, player: str) -> None:
    of = team_of(event, player)
    if of is not None:
        raise LeagueError("lg-error-in-team", player=event.name_of(player), team=of.name)


def enrol(event: Event, identifier: str, player: str) -> Event:
    """Somebody of the pool becomes the last of a team. LeagueError: they are in one, or it is full."""
    of = team(event, identifier)
    if event.player(player).status != "active":
        raise LeagueError("lg-error-not-playing", player=event.name_of(player))
    _free(event, player)
    if len(of.members) >= SQUAD:
        raise LeagueError("lg-error-team-full", team=of.name, most=SQUAD)
    # Who stood in for another team has a place of their own now.
    event = replace(event, teams=tuple(_without_stand_in(each, player) for each in event.teams))
    of = team(event, identifier)
    invited = tuple(one for one in of.invited if one != player)
    return changed_team(event, replace(of, members=(*of.members, player), invited=invited))


def release(event: Event, player: str) -> Event:
    """Somebody leaves their team for the pool; it has another captain, or, left by the last, is no more (see
    `tidied`). LeagueError if they are in none."""
    of = team_of(event, player)
    if of is None:
        raise LeagueError("lg-error-no-member", player=event.name_of(player))
    members = tuple(one for one in of.members if one != player)
    return tidied(changed_team(event, _without_stand_in(replace(of, members=members), player)))


def without_member(event: Event, player: str) -> Event:
    """The event in which no team knows somebody any more; what was played stays."""
    return replace(
        event,
        teams=tuple(
            _without_stand_in(
                replace(
                    each,
                    members=tuple(one for one in each.members if one != player),
                    invited=tuple(one for one in each.invited if one != player),
                ),
                player,
            )
            for each in event.teams
        ),
    )


def _without_stand_in(of: Team, player: str) -> Team:
    kept = tuple(pair for pair in of.stand_ins if pair[1] != player)
    return of if kept == of.stand_ins else replace(of, stand_ins=kept)


def tidied(event: Event) -> Event:
    """Every team that plays has a captain who does, and somebody at all: one without is dropped, or gone
    without a trace where it has met nobody."""
    active = {player.id for player in event.active}
    met = {one for played in event.rounds for match in played.team_matches for one in match.teams}
    kept = []
    for each in event.teams:
        left = [one for one in each.members if one in active]
        if each.status != "active":
            kept.append(each)
        elif not left:
            if each.id in met:
                kept.append(replace(each, status="dropped", stand_ins=()))
        elif each.captain not in left:
            kept.append(replace(each, captain=left[0]))
        else:
            kept.append(each)
    teams = tuple(kept)
    return event if teams == event.teams else replace(event, teams=teams)


def withdraw(event: Event, identifier: str) -> Event:
    """A team plays no further round; its members are in the pool. LeagueError if it has left already."""
    of = team(event, identifier)
    if of.status != "active":
        raise LeagueError("lg-error-team-gone", team=of.name)
    if not any(of.id in match.teams for played in event.rounds for match in played.team_matches):
        return replace(event, teams=tuple(each for each in event.teams if each.id != identifier))
    return changed_team(event, replace(of, status="dropped", stand_ins=()))


def appoint(event: Event, identifier: str, player: str) -> Event:
    """Another captain, of the members who play."""
    of = team(event, identifier)
    if player not in of.members or event.player(player).status != "active":
        raise LeagueError("lg-error-no-member", player=event.name_of(player))
    return changed_team(event, replace(of, captain=player))
