"""Teams whose captains and members do as chance has it, and what must hold of them."""

from __future__ import annotations

from typing import Any

from engine.leagues import teams
from engine.leagues.model import Settings
from engine.leagues.season import (
    League,
    LeagueSettings,
    accept_invitation,
    add_member,
    confirm_line_up,
    decline_invitation,
    found_team,
    invite,
    leave_team,
    make_captain,
    name_stand_in,
    name_substitute,
    rename_team,
    set_line_up,
    withdraw_team,
)
from tests.leagues.season.chance import Season
from tests.leagues.season.kit import BOSS, Story


class TeamSeason(Season):
    """Captains confirm, line up and replace; now and then somebody changes teams."""

    def _pay(self, who: str, what: str, key: str) -> None:
        event = self.story.league.event
        if what == "line_up":
            of = teams.team_of(event, who)
            assert of is not None
            self.attempt(confirm_line_up, who, of.id)
        elif what == "invited":
            asking = next(each for each in teams.playing_teams(event) if who in each.invited)
            act = accept_invitation if self.rng.random() < 0.8 else decline_invitation
            self.attempt(act, who, asking.id)
        else:
            super()._pay(who, what, key)

    def anything(self) -> None:
        """Half of the time something about teams, sensible or not."""
        rng, league = self.rng, self.story.league
        if rng.random() < 0.5 or not league.event.teams:
            super().anything()
            return
        of = rng.choice(league.event.teams)
        people = [*league.people, "404"]
        some, key = rng.choice(people), rng.choice([*league.matches, "1:1"])
        mine = rng.choice([*of.members, some])
        organiser = rng.random() < 0.3
        who = BOSS if organiser else rng.choice((of.captain, some))
        board = rng.randint(0, league.settings.game.boards + 1)
        order = tuple(rng.sample(of.members, rng.randint(0, len(of.members))))
        likely: list[tuple[Any, ...]] = [
            (set_line_up, who, of.id, order), (name_stand_in, who, of.id, board, some),
            (confirm_line_up, who, of.id), (name_substitute, who, key, mine, some),
            (name_substitute, who, key, mine, rng.choice(people)), (invite, who, of.id, some),
            (make_captain, who, of.id, mine), (rename_team, who, of.id, f"Team {rng.randint(1, 40)}"),
            (found_team, some, f"Team {rng.randint(1, 40)}"), (add_member, who, of.id, some),
        ]  # fmt: skip
        act, *args = rng.choice(likely)
        self.attempt(act, *args, organiser=organiser)
        if rng.random() < 0.1:
            self.attempt(leave_team, mine)
        if rng.random() < 0.01:
            self.attempt(withdraw_team, who, of.id, organiser=organiser)

    def check(self) -> None:
        super().check()
        check_teams(self.story.league)


def check_teams(league: League) -> None:
    """Nobody is in two teams or on two boards; every team that plays has a captain who does; boards are the
    pairings of their teams, and a draft is of the line-ups as they are."""
    event = league.event
    active = {player.id for player in event.active}
    members = [one for each in teams.playing_teams(event) for one in each.members]
    assert len(members) == len(set(members))
    if league.state not in ("finished", "cancelled"):
        for each in teams.playing_teams(event):
            assert each.captain in each.members
            assert each.captain in active
    rounds = [*event.rounds]
    if league.draft is not None:
        rounds.append(league.draft.draft.round)
        for match in rounds[-1].team_matches:
            assert set(match.teams) <= {each.id for each in teams.playing_teams(event)}
            assert {one for one in (*match.first, *match.second) if one} <= active
    for played in rounds:
        seated = [one for match in played.team_matches for one in (*match.first, *match.second) if one]
        assert len(seated) == len(set(seated))
        paired = sorted(one for pairing in played.pairings for one in pairing.players)
        assert paired == sorted(seated)
        for match in played.team_matches:
            for pairing in teams.boards_of(played, match, event.settings.boards):
                board = (pairing.table - 1) % event.settings.boards
                opposite = {
                    one for one in (*match.first[board : board + 1], *match.second[board : board + 1]) if one
                }
                assert set(pairing.players) == opposite


def team_story(
    count: int, size: int, pool: int = 0, *, settings: LeagueSettings | None = None, **game: Any
) -> Story:
    """So many teams of so many, whose captains are 1, 1 + size, ...; more are in none."""
    made = settings or LeagueSettings("Season", Settings(**{"format": "sss", "boards": 3, **game}), fewest=2)
    story = Story(made)
    story.join(count * size + pool)
    for at in range(count):
        captain = str(at * size + 1)
        story.do(found_team, captain, f"Team {at + 1}")
        for member in range(at * size + 2, (at + 1) * size + 1):
            story.do(add_member, BOSS, f"t{at + 1}", str(member), organiser=True)
    return story
