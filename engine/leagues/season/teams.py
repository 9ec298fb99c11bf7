"""What captains, players and organisers do with teams: found and fill them, set line-ups, name substitutes.

A captain acts for their own team, an organiser for every team.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues import squads, teams
from engine.leagues.errors import LeagueError
from engine.leagues.model import Team
from engine.leagues.season import lineups
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.model import League
from engine.leagues.season.operation import operation
from engine.leagues.season.rounds import redraft

INVITED = 20
"""Open invitations of a team at most."""


def _need_teams(course: Course) -> None:
    if not course.event.settings.boards:
        raise LeagueError("ls-error-no-teams")


def _own(course: Course, team: str, organiser: bool) -> Team:
    """A team the actor may act for. LeagueError otherwise."""
    _need_teams(course)
    of = teams.team(course.event, team)
    if of.captain != course.actor and not organiser:
        raise LeagueError("ls-error-captain")
    if of.status != "active":
        raise LeagueError("lg-error-team-gone", team=of.name)
    return of


def open_to_teams(league: League) -> bool:
    """Whether a new team could come in, as long as there is room."""
    if league.state == "signup":
        return True
    drawn = league.event.settings.format == "round_robin" and bool(league.event.rounds)
    return league.state in ("closed", "running") and league.settings.late and not drawn


@operation
def found_team(course: Course, name: str, *, person: str = "", organiser: bool = False) -> None:
    """A new team of somebody who signed up, its captain: the actor, or `person` if the actor organises.
    LeagueError: sign-up is over, the league is full, they are in a team, the name is taken."""
    _need_teams(course)
    league = course.league
    who = course.actor
    if person and person != who:
        need_organiser(organiser)
        who = person
    course.person(who)
    if not (open_to_teams(league) or organiser):
        raise LeagueError("ls-error-signup-not-open" if league.state == "planned" else "ls-error-no-late")
    if league.settings.capacity and len(teams.playing_teams(league.event)) >= league.settings.capacity:
        raise LeagueError("ls-error-full")
    if league.event.player(who).status != "active":
        raise LeagueError("lg-error-not-playing", player=league.event.name_of(who))
    course.change(event=squads.found(league.event, name, who))
    made = course.event.teams[-1]
    course.tell("channel", "people", "ls-team-founded", team=made.name, person=who)
    course.log("ls-log-team-founded", team=made.name, person=who)
    _lapsed(course, who)
    redraft(course)


@operation
def rename_team(course: Course, team: str, name: str, *, organiser: bool = False) -> None:
    """Another name for a team."""
    of = _own(course, team, organiser)
    course.change(event=squads.rename(course.event, team, name))
    course.log("ls-log-team-renamed", team=of.name, foe=teams.team(course.event, team).name)


@operation
def invite(course: Course, team: str, person: str, *, organiser: bool = False) -> None:
    """Ask somebody into a team, whether they have signed up or not; they may accept. LeagueError: they are in
    a team, or it is full."""
    of = _own(course, team, organiser)
    other = teams.team_of(course.event, person)
    if other is not None:
        raise LeagueError("lg-error-in-team", player=course.event.name_of(person), team=other.name)
    if len(of.members) >= squads.SQUAD or len(of.invited) >= INVITED:
        raise LeagueError("lg-error-team-full", team=of.name, most=squads.SQUAD)
    if person not in of.invited:
        of = replace(of, invited=(*of.invited, person))
        course.change(event=teams.changed_team(course.event, of))
        course.tell(person, "people", "ls-invited", team=of.name, other=course.actor)


@operation
def accept_invitation(course: Course, team: str) -> None:
    """Join the team that has asked. LeagueError if it has not, or the actor has not signed up."""
    _need_teams(course)
    of = teams.team(course.event, team)
    if course.actor not in of.invited:
        raise LeagueError("ls-error-not-invited")
    course.person(course.actor)
    _enrol(course, of, course.actor)
    course.tell(of.captain, "people", "ls-member", team=of.name, person=course.actor)


@operation
def decline_invitation(course: Course, team: str) -> None:
    """Do not join the team that has asked."""
    of = teams.team(course.event, team)
    if course.actor not in of.invited:
        raise LeagueError("ls-error-not-invited")
    left = tuple(one for one in of.invited if one != course.actor)
    course.change(event=teams.changed_team(course.event, replace(of, invited=left)))
    course.tell(of.captain, "people", "ls-invitation-declined", team=of.name, person=course.actor)


@operation
def add_member(course: Course, team: str, person: str, *, organiser: bool = False) -> None:
    """An organiser puts somebody who signed up into a team."""
    need_organiser(organiser)
    of = _own(course, team, organiser)
    course.person(person)
    _enrol(course, of, person)
    course.tell(person, "people", "ls-enrolled", team=of.name)


def _enrol(course: Course, of: Team, person: str) -> None:
    course.change(event=squads.enrol(course.event, of.id, person))
    course.log("ls-log-member", team=of.name, person=person)
    _lapsed(course, person)
    lineups.anew(course)


def _lapsed(course: Course, person: str) -> None:
    """Who has a team now answers no other: those captains may ask somebody else."""
    for of in course.event.teams:
        if person in of.invited:
            left = tuple(one for one in of.invited if one != person)
            course.change(event=teams.changed_team(course.event, replace(of, invited=left)))
            course.tell(of.captain, "people", "ls-invitation-lapsed", team=of.name, person=person)


@operation
def leave_team(course: Course, *, person: str = "", organiser: bool = False) -> None:
    """Out of one's team, into the pool; a captain or an organiser does so with `person`. What is paired
    already is played."""
    _need_teams(course)
    who = person or course.actor
    of = teams.team_of(course.event, who)
    if of is None:
        raise LeagueError("ls-error-no-member")
    if who != course.actor:
        _own(course, of.id, organiser)
        course.tell(who, "people", "ls-released", team=of.name)
    elif of.captain != who:
        course.tell(of.captain, "people", "ls-member-out", team=of.name, person=who)
    course.change(event=squads.release(course.event, who))
    course.log("ls-log-member-out", team=of.name, person=who)
    if of.id not in {each.id for each in teams.playing_teams(course.event)}:
        course.tell("channel", "people", "ls-team-out", team=of.name)
        redraft(course)
    else:
        lineups.anew(course)


@operation
def make_captain(course: Course, team: str, person: str, *, organiser: bool = False) -> None:
    """Another member is captain."""
    of = _own(course, team, organiser)
    course.change(event=squads.appoint(course.event, team, person))
    course.tell(person, "people", "ls-captain", team=of.name)
    course.log("ls-log-captain", team=of.name, person=person)


@operation
def withdraw_team(course: Course, team: str, *, organiser: bool = False) -> None:
    """A team plays no further round. What is paired already is played; members are in the pool."""
    of = _own(course, team, organiser)
    course.change(event=squads.withdraw(course.event, team))
    course.tell("channel", "people", "ls-team-out", team=of.name)
    course.log("ls-log-team-out", team=of.name)
    redraft(course)


# -- line-ups -----------------------------------------------------------------------------------------------


@operation
def set_line_up(course: Course, team: str, order: tuple[str, ...], *, organiser: bool = False) -> None:
    """The boards of a team from the next round on: members in order, the others on the bench."""
    of = _own(course, team, organiser)
    course.change(event=teams.set_order(course.event, team, order))
    course.log("ls-log-line-up", team=of.name, people=order)
    lineups.anew(course)


@operation
def name_stand_in(course: Course, team: str, board: int, person: str, *, organiser: bool = False) -> None:
    """Who plays a board in the next round only: of the bench or the pool."""
    of = _own(course, team, organiser)
    course.person(person)
    course.change(event=teams.stand_in(course.event, team, board, person))
    course.log("ls-log-stand-in", team=of.name, board=board, person=person)
    lineups.anew(course)


@operation
def confirm_line_up(course: Course, team: str, *, organiser: bool = False) -> None:
    """The line-up of the next round is as its captain wants it. LeagueError if it is confirmed already."""
    of = _own(course, team, organiser)
    number = lineups.open_round(course.league)
    if of.confirmed == number:
        raise LeagueError("ls-error-confirmed", round=number)
    course.change(event=teams.changed_team(course.event, replace(of, confirmed=number)))
    course.log("ls-log-line-up-confirmed", team=of.name, round=number)


@operation
def name_substitute(
    course: Course, match: str, leaving: str, person: str, *, organiser: bool = False
) -> None:
    """Somebody else plays a board of the round that is being played. LeagueError: the match has begun, or
    they cannot stand in."""
    _need_teams(course)
    found = course.open_match(match)
    of = teams.played_for(course.event, found.round, leaving)
    if of is None or leaving not in course.pairing(match).players:
        raise LeagueError("ls-error-not-yours")
    _own(course, of, organiser)
    course.person(person)
    if lineups.begun(found):
        raise LeagueError("ls-error-board-begun")
    lineups.seat(course, match, leaving, person)


__all__ = [
    "accept_invitation",
    "add_member",
    "confirm_line_up",
    "decline_invitation",
    "found_team",
    "invite",
    "leave_team",
    "make_captain",
    "name_stand_in",
    "name_substitute",
    "open_to_teams",
    "rename_team",
    "set_line_up",
    "withdraw_team",
]
