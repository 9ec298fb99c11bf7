"""Teams in the hands of those who play in them, their captains, and organisers: one message for each team."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from discord import ui

from bot.leagues.access import Actor, belongs, organises
from bot.leagues.players.joining import NAME as PERSON
from bot.leagues.players.team_view import (
    coming_layout,
    lobby_layout,
    manage_layout,
    replace_layout,
    sure_layout,
    team_layout,
)
from bot.leagues.posts.addresses import team_address
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import Refused, StoredLeague
from bot.messages.forms import Line, form
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues import season, teams
from engine.leagues.errors import LeagueError
from engine.leagues.model import Team
from engine.leagues.season.model import League, Outcome
from engine.leagues.squads import NAME

Act = Callable[[League, float, bool], Outcome]
"""Something done to a league, at a time, by one who organises it or not."""
FORMS: Final = ("found", "rename")
"""What begins with a modal."""


@dataclass(frozen=True)
class Pressed:
    """A press about a team: who, in which league, which team ("-": none), what was chosen or typed."""

    who: Actor
    league: int
    team: str
    argument: str = ""
    chosen: str = ""
    typed: str = ""


class Teams:
    """Shows teams, and changes them for their captains and organisers."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues

    async def near(self, who: Actor, league_id: int) -> StoredLeague:
        """A league of teams, of this server or one's own. Refusal for any other."""
        table = await self.leagues.load(league_id)
        if not belongs(table, who.asker) and not organises(who, table):
            raise Refusal("lst-no-league")
        if not table.league.event.settings.boards:
            raise Refused(LeagueError("ls-error-no-teams"))
        return table

    async def mine(self, who: Actor, league_id: int, team: str = "") -> Answer:
        """One's own team, another by its id, or where one finds a team."""
        return self._shown(await self.near(who, league_id), who, team)

    def _shown(self, table: StoredLeague, who: Actor, team: str = "", note: str = "") -> Answer:
        event = table.league.event
        of = next((each for each in event.teams if each.id == team), None) or teams.team_of(event, who.key)
        if of is None:
            return Answer(layout=lobby_layout(table, who.key, who.language, note))
        organiser = organises(who, table)
        return Answer(layout=team_layout(table, of, who.key, who.language, organiser=organiser, note=note))

    async def _change(
        self, pressed: Pressed, action: str, act: Act, note: str = "blt-done", team: str | None = None
    ) -> Answer:
        """Do something as captain or organiser, and show the team as it is then."""
        who = pressed.who
        before = await self.near(who, pressed.league)
        organiser = organises(who, before)
        table = await self.leagues.change(
            pressed.league,
            who.id,
            f"team-{action}",
            lambda league, now: act(league, now, organiser),
            {"team": pressed.team, "chosen": pressed.chosen or pressed.typed},
        )
        return self._shown(table, who, pressed.team if team is None else team, say(who.language, note))

    async def _own(self, pressed: Pressed) -> tuple[StoredLeague, Team]:
        """A team the presser may act for."""
        table = await self.near(pressed.who, pressed.league)
        of = _team(table, pressed.team)
        if of.captain != pressed.who.key and not organises(pressed.who, table):
            raise Refused(LeagueError("ls-error-captain"))
        return table, of

    # -- presses ---------------------------------------------------------------------------------------------

    async def serve(self, act: str, pressed: Pressed) -> Answer:
        """What a button, select or modal about a team comes to. Refusal for one there is not."""
        found = {
            "show": self._show,
            "pick": self._pick,
            "found-said": self._found,
            "rename-said": self._rename,
            "invite": self._invite,
            "yes": self._yes,
            "no": self._no,
            "board": self._board,
            "confirm": self._confirm,
            "replace": self._replace,
            "out": self._out,
            "in": self._in,
            "manage": self._manage,
            "captain": self._captain,
            "remove": self._remove,
            "leave": self._leave,
            "withdraw": self._withdraw,
            "withdraw-yes": self._withdraw_yes,
        }.get(act)
        if found is None:
            raise Refusal("bot-forged")
        return await found(pressed)

    async def ask(self, act: str, pressed: Pressed) -> ui.Modal:
        """A modal for a name."""
        table = await self.near(pressed.who, pressed.league)
        now = "" if act == "found" else (await self._own(pressed))[1].name
        language = pressed.who.language
        title = say(language, f"blt-act-{act}")
        address = team_address(table.id, pressed.team, f"{act}-said")
        return form(title, address, Line("name", say(language, "blt-field-name"), now, most=NAME))

    async def _show(self, pressed: Pressed) -> Answer:
        return await self.mine(pressed.who, pressed.league, pressed.team)

    async def _pick(self, pressed: Pressed) -> Answer:
        return await self.mine(pressed.who, pressed.league, pressed.chosen)

    async def _found(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            return season.found_team(league, now, pressed.who.key, pressed.typed, organiser=organiser)

        return await self._change(pressed, "found", act, "blt-founded", "")

    async def _rename(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            me = pressed.who.key
            return season.rename_team(league, now, me, pressed.team, pressed.typed, organiser=organiser)

        return await self._change(pressed, "rename", act)

    async def _invite(self, pressed: Pressed) -> Answer:
        """A captain asks; an organiser puts who has signed up into the team at once."""
        table = await self.near(pressed.who, pressed.league)
        person, me = _person(pressed.chosen), pressed.who.key
        at_once = _team(table, pressed.team).captain != me and person in table.league.people

        def act(league: League, now: float, organiser: bool) -> Outcome:
            do = season.add_member if at_once and organiser else season.invite
            return do(league, now, me, pressed.team, person, organiser=organiser)

        return await self._change(pressed, "invite", act, "blt-done" if at_once else "blt-asked")

    async def _yes(self, pressed: Pressed) -> Answer:
        """Into the team; who has not signed up does so with it, where nothing more is asked of them."""
        who = pressed.who

        def act(league: League, now: float, organiser: bool) -> Outcome:
            if who.key in league.people:
                return season.accept_invitation(league, now, who.key, pressed.team)
            if who.key not in _team_in(league, pressed.team).invited:
                raise LeagueError("ls-error-not-invited")
            name = " ".join(who.asker.name.split())[:PERSON] or who.key
            joined = season.join(league, now, who.key, name)
            then = season.accept_invitation(joined.league, now, who.key, pressed.team)
            told = tuple(said for said in joined.notices if said.message != "ls-joined-teams")
            return Outcome(
                then.league,
                (*told, *then.notices),
                (*joined.starts, *then.starts),
                (*joined.audit, *then.audit),
            )

        return await self._change(pressed, "accept", act, "blt-joined")

    async def _no(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            return season.decline_invitation(league, now, pressed.who.key, pressed.team)

        return await self._change(pressed, "decline", act, team="")

    async def _board(self, pressed: Pressed) -> Answer:
        """A member has the board from now on and changes places; somebody else for the next round."""
        board = int(pressed.argument) if pressed.argument.isdecimal() else 0
        me, chosen = pressed.who.key, _person(pressed.chosen)

        def act(league: League, now: float, organiser: bool) -> Outcome:
            of = _team_in(league, pressed.team)
            if chosen not in of.members:
                return season.name_stand_in(league, now, me, of.id, board, chosen, organiser=organiser)
            order = order_with(league, of, board, chosen)
            return season.set_line_up(league, now, me, of.id, order, organiser=organiser)

        return await self._change(pressed, "line-up", act)

    async def _confirm(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            return season.confirm_line_up(league, now, pressed.who.key, pressed.team, organiser=organiser)

        return await self._change(pressed, "confirm", act, "blt-confirmed")

    async def _replace(self, pressed: Pressed) -> Answer:
        table, of = await self._own(pressed)
        return Answer(layout=replace_layout(table, of, pressed.who.language))

    async def _out(self, pressed: Pressed) -> Answer:
        table, of = await self._own(pressed)
        leaving = _player_of(table.league, of, pressed.chosen)
        return Answer(layout=coming_layout(table, of, pressed.chosen, leaving, pressed.who.language))

    async def _in(self, pressed: Pressed) -> Answer:
        key, coming = pressed.argument.replace("_", ":"), _person(pressed.chosen)

        def act(league: League, now: float, organiser: bool) -> Outcome:
            leaving = _player_of(league, _team_in(league, pressed.team), key)
            return season.name_substitute(
                league, now, pressed.who.key, key, leaving, coming, organiser=organiser
            )

        return await self._change(pressed, "substitute", act, "blt-replaced")

    async def _manage(self, pressed: Pressed) -> Answer:
        table, of = await self._own(pressed)
        return Answer(layout=manage_layout(table, of, pressed.who.language))

    async def _captain(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            me, to = pressed.who.key, _person(pressed.chosen)
            return season.make_captain(league, now, me, pressed.team, to, organiser=organiser)

        return await self._change(pressed, "captain", act)

    async def _remove(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            whom = _person(pressed.chosen)
            if whom not in _team_in(league, pressed.team).members:
                raise LeagueError("lg-error-no-member", player=league.people[whom].name)
            return season.leave_team(league, now, pressed.who.key, person=whom, organiser=organiser)

        return await self._change(pressed, "remove", act)

    async def _leave(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            return season.leave_team(league, now, pressed.who.key)

        return await self._change(pressed, "leave", act, "blt-left", "")

    async def _withdraw(self, pressed: Pressed) -> Answer:
        table, of = await self._own(pressed)
        return Answer(layout=sure_layout(table, of, pressed.who.language))

    async def _withdraw_yes(self, pressed: Pressed) -> Answer:
        def act(league: League, now: float, organiser: bool) -> Outcome:
            return season.withdraw_team(league, now, pressed.who.key, pressed.team, organiser=organiser)

        return await self._change(pressed, "withdraw", act, team="")


def order_with(league: League, of: Team, board: int, chosen: str) -> tuple[str, ...]:
    """The members in order with one of them on a board; who sat there takes the other place."""
    active = {player.id for player in league.event.active}
    order = [one for one in of.members if one in active]
    if chosen not in order or not 1 <= board <= league.event.settings.boards:
        raise LeagueError("lg-error-no-board", board=board, boards=league.event.settings.boards)
    at, to = order.index(chosen), min(board, len(order)) - 1
    order[at], order[to] = order[to], order[at]
    return tuple(order)


def _team_in(league: League, team: str) -> Team:
    return teams.team(league.event, team)


def _team(table: StoredLeague, team: str) -> Team:
    try:
        return teams.team(table.league.event, team)
    except LeagueError as error:
        raise Refused(error) from error


def _player_of(league: League, of: Team, key: str) -> str:
    """Who plays a match for a team. Refusal if nobody does."""
    if key in league.matches:
        for one in league.pairing_of(key).players:
            if teams.played_for(league.event, league.matches[key].round, one) == of.id:
                return one
    raise Refusal("bot-forged")


def _person(value: str) -> str:
    """An id that was chosen in a select. Refusal for what can be none."""
    if not value or len(value) > 40:
        raise Refusal("bot-forged")
    return value
