"""A league of teams in time: found, filled, lined up, played, replaced."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.leagues import teams
from engine.leagues.model import Settings
from engine.leagues.season import (
    accept_invitation,
    add_member,
    close_signup,
    confirm,
    confirm_line_up,
    create,
    decide,
    decline_invitation,
    edit,
    forget,
    forget_organiser,
    found_team,
    game_started,
    invite,
    join,
    leave,
    leave_team,
    make_captain,
    name_stand_in,
    name_substitute,
    organisers_owe,
    owes,
    pair_by_hand,
    personal_data,
    publish_draft,
    rejoin,
    rename_team,
    reopen,
    report,
    set_line_up,
    signs,
    swap,
    void,
    withdraw_team,
)
from engine.leagues.season.career import career
from engine.leagues.season.model import LeagueSettings
from engine.leagues.season.public import public
from tests.leagues.season.kit import BOSS, DAY, HOUR, MONDAY, WEEK, Story, won

THREE = Settings("sss", seed=7, rounds=3, boards=2)


def team_night(count: int = 4, *, bench: int = 0, pool: int = 0, **fields: Any) -> Story:
    """Teams of 11, 12, ... and 21, 22, ... whose captains are 11, 21, ...; 901, 902, ... are substitutes."""
    night = Story(**{"game": THREE, "fewest": 2, **fields})
    boards = night.league.settings.game.boards
    for team in range(1, count + 1):
        for at in range(1, boards + bench + 1):
            night.do(join, f"{team}{at}", f"Player {team}{at}")
        night.do(found_team, f"{team}1", f"Team {team}")
        for at in range(2, boards + bench + 1):
            night.do(invite, f"{team}1", f"t{team}", f"{team}{at}")
            night.do(accept_invitation, f"{team}{at}", f"t{team}")
    for at in range(1, pool + 1):
        night.do(join, f"90{at}", f"Spare {at}")
    return night


def begun(*args: Any, **fields: Any) -> Story:
    night = team_night(*args, **fields)
    night.do(close_signup, BOSS, organiser=True)
    if night.league.draft is not None:
        night.do(publish_draft, BOSS, organiser=True)
    return night


def key_of(night: Story, player: str) -> str:
    """The open match of somebody."""
    return next(key for key in night.open if player in night.pairing(key).players)


def play(night: Story) -> None:
    """Every open board is won by whose id is less."""
    for key in night.open:
        night.do(decide, BOSS, key, won(night.pairing(key), min(night.players(key))), organiser=True)


def test_a_team_league_from_its_founding_to_its_winners() -> None:
    night = team_night(4)
    assert [each.name for each in night.league.event.teams] == ["Team 1", "Team 2", "Team 3", "Team 4"]
    night.do(close_signup, BOSS, organiser=True)
    assert night.ids("11") == ["ls-line-up"]
    assert [owed.what for owed in owes(night.league, "11")] == ["line_up"]
    night.do(confirm_line_up, "11", "t1")
    assert owes(night.league, "11") == ()
    assert night.refuse(confirm_line_up, "11", "t1") == "ls-error-confirmed"
    night.do(publish_draft, BOSS, organiser=True)
    assert night.ids("channel").count("ls-teams-meet") == 2
    assert night.ids("12") in (["ls-your-match-corp"], ["ls-your-match-runner"])
    for number in (1, 2, 3):
        assert len(night.open) == 4
        play(night)
        if number < 3:
            night.do(publish_draft, BOSS, organiser=True)
    assert night.league.state == "finished"
    assert "ls-finished-team" in night.ids("channel")
    assert night.ids("12")[-1] == "ls-your-team-place"
    view = public(night.league).standings
    assert [(row.rank, row.name, row.points) for row in view.sections[0].rows] == [
        (1, "Team 1", 9),
        (2, "Team 2", 6),
        (3, "Team 3", 3),
        (4, "Team 4", 0),
    ]
    mine = career(night.league, "12")
    assert mine is not None
    assert (mine.place, mine.field, mine.trophy) == (1, 4, 1)


def test_a_board_is_a_match_like_any_other() -> None:
    night = begun(2)
    key = key_of(night, "12")
    one, other = night.players(key)
    night.do(report, one, key, won(night.pairing(key), one))
    night.do(confirm, other, key)
    assert night.match(key).closed
    shown = public(night.league).rounds[0].teams[0]
    assert (sorted(shown.points), shown.left, shown.score) == ([0, 3], 1, None)
    night.wait(WEEK + HOUR)
    assert len(public(night.league).rounds) == 1, "neither did anything: the rule decides as ever"
    assert public(night.league).rounds[0].teams[0].score in ((3, 0), (0, 3))


def test_what_was_decided_can_be_opened_again() -> None:
    night = begun(2)
    play(night)
    key = "1:1"
    night.do(reopen, BOSS, key, organiser=True)
    assert night.open == [key]
    assert public(night.league).rounds[0].teams[0].score is None
    night.do(decide, BOSS, key, won(night.pairing(key), max(night.players(key))), organiser=True)
    assert public(night.league).rounds[0].teams[0].score == (1, 1)


def test_captains_set_line_ups_until_they_stand() -> None:
    night = team_night(2, bench=1, pool=1, publish="automatic", draft_seconds=DAY)
    night.do(close_signup, BOSS, organiser=True)
    assert "ls-line-up-until" in night.ids("21")
    night.do(set_line_up, "11", "t1", ("13", "11"))
    assert night.refuse(set_line_up, "12", "t1", ("12",)) == "ls-error-captain"
    assert night.refuse(set_line_up, "21", "t1", ("12",)) == "ls-error-captain"
    night.do(name_stand_in, BOSS, "t2", 2, "901", organiser=True)
    assert night.league.draft is not None
    boards = {frozenset(p.players) for p in night.league.draft.draft.round.pairings}
    assert boards == {frozenset({"13", "21"}), frozenset({"11", "901"})}
    night.do(confirm_line_up, "11", "t1")
    said = night.wait(DAY - HOUR)
    assert [notice.audience for notice in said] == ["person:21"], "only who has not confirmed is reminded"
    said = night.wait(2 * HOUR)
    assert night.league.draft is None
    assert "ls-stands-in" in [notice.message for notice in said if notice.person == "901"]
    play(night)
    assert teams.line_up(night.league.event, night.league.event.teams[1]) == ("21", "22"), "for one round"
    assert teams.line_up(night.league.event, night.league.event.teams[0]) == ("13", "11"), "for good"


def test_a_captain_names_a_substitute_until_the_match_has_begun() -> None:
    night = begun(2, bench=1, pool=1)
    key = key_of(night, "12")
    due = night.match(key).deadline
    assert night.refuse(name_substitute, "21", key, "12", "13") == "ls-error-captain"
    night.now += HOUR
    night.do(name_substitute, "11", key, "12", "901")
    assert night.ids("12") == ["ls-relieved"]
    (opponent,) = (one for one in night.players(key) if one != "901")
    assert night.ids(opponent)[0] == "ls-seated", "not as if it were another match"
    assert night.ids(opponent)[1].startswith("ls-your-match")
    assert night.ids("901")[0] in ("ls-your-match-corp", "ls-your-match-runner")
    assert night.match(key).deadline == due
    assert night.refuse(name_substitute, "11", key, "901", "22") in ("lg-error-in-team", "lg-error-paired")
    night.do(name_substitute, BOSS, key, "901", "13", organiser=True)
    pairing = night.pairing(key)
    night.do(game_started, key, "g1", pairing.corp, pairing.opponent(pairing.corp) or "")
    assert night.refuse(name_substitute, "11", key, "13", "901") == "ls-error-board-begun"
    assert [entry.message for entry in night.match(key).record] == ["ls-log-seated", "ls-log-seated"]


def test_who_retires_is_replaced() -> None:
    night = begun(2, bench=1, pool=1)
    key = key_of(night, "12")
    night.do(leave, "12")
    assert "13" in night.pairing(key).players, "the bench first"
    assert night.ids("11") == ["ls-member-out"]
    key = key_of(night, "11")
    night.do(leave, "11")
    assert "901" in night.pairing(key).players, "then the pool"
    assert teams.team(night.league.event, "t1").captain == "13"
    assert "ls-captain" in night.ids("13")
    key = key_of(night, "21")
    night.do(leave, "21")
    assert "23" in night.pairing(key).players
    night.do(leave, "22")
    assert night.match(key_of_closed(night, "22")).closed, "nobody is left: it is lost"
    night.do(rejoin, "12")
    assert teams.line_up(night.league.event, night.league.event.teams[0]) == ("12", "13")


def key_of_closed(night: Story, player: str) -> str:
    return next(key for key in night.league.matches if player in night.pairing(key).players)


def test_who_misses_two_rounds_is_retired_and_the_bench_moves_up() -> None:
    night = begun(2, bench=1, game=replace(THREE, format="round_robin", legs=4, rounds=0))
    for _ in range(2):
        key = key_of(night, "12")
        play_but(night, key)
        night.do(
            decide,
            BOSS,
            key,
            replace(won(night.pairing(key), "12"), games=(), absent=("12",)),
            organiser=True,
        )
        if night.league.draft is not None and len(night.league.event.rounds) < 2:
            night.do(publish_draft, BOSS, organiser=True)
    assert night.league.event.player("12").status == "retired"
    assert "ls-member-out" in night.ids("11")
    assert night.league.draft is not None
    seated = {one for p in night.league.draft.draft.round.pairings for one in p.players}
    assert "12" not in seated
    assert "13" in seated


def play_but(night: Story, kept: str) -> None:
    for key in night.open:
        if key != kept:
            night.do(decide, BOSS, key, won(night.pairing(key), min(night.players(key))), organiser=True)


def test_a_team_that_withdraws_leaves_its_players_to_the_pool() -> None:
    night = begun(3)
    play(night)
    night.do(withdraw_team, "31", "t3")
    assert night.ids("channel") == ["ls-team-out"]
    assert set(teams.pool(night.league.event)) == {"31", "32"}
    assert night.league.draft is not None
    assert len(night.league.draft.draft.round.team_matches) == 1
    assert night.refuse(set_line_up, BOSS, "t3", ("31",), organiser=True) in (
        "lg-error-team-gone",
        "ls-error-captain",
    )


def test_the_last_member_who_leaves_takes_the_team_along() -> None:
    night = team_night(2)
    night.do(leave, "21")
    assert teams.team(night.league.event, "t2").captain == "22"
    night.do(leave, "22")
    assert [each.id for each in night.league.event.teams] == ["t1"]
    assert "ls-team-out" in night.ids("channel")
    night.do(leave_team, "12")
    assert teams.pool(night.league.event) == ("12",)
    assert night.refuse(leave_team, "12") == "ls-error-no-member"


def test_invitations() -> None:
    night = team_night(1, pool=1)
    night.do(invite, "11", "t1", "555")
    assert night.ids("555") == ["ls-invited"]
    assert night.refuse(accept_invitation, "555", "t1") == "ls-error-not-in"
    night.do(join, "555", "Newcomer")
    assert [owed.what for owed in owes(night.league, "555")] == ["invited"]
    night.do(accept_invitation, "555", "t1")
    assert night.ids("11") == ["ls-member"]
    assert night.refuse(invite, "11", "t1", "555") == "lg-error-in-team"
    assert night.refuse(accept_invitation, "901", "t1") == "ls-error-not-invited"
    night.do(invite, "11", "t1", "901")
    night.do(decline_invitation, "901", "t1")
    assert night.ids("11") == ["ls-invitation-declined"]
    assert night.refuse(add_member, "11", "t1", "901") == "ls-error-organisers"
    night.do(add_member, BOSS, "t1", "901", organiser=True)
    assert night.ids("901") == ["ls-enrolled"]
    night.do(rename_team, "11", "t1", "Red Queens")
    night.do(make_captain, "11", "t1", "12")
    assert night.refuse(rename_team, "11", "t1", "Blue") == "ls-error-captain"
    night.do(leave_team, "12", person="901")
    assert night.ids("901") == ["ls-released"]


def test_an_invitation_lapses_when_its_person_joins_another_team_or_founds_one() -> None:
    night = team_night(2, pool=2)
    for who in ("901", "902"):
        night.do(invite, "11", "t1", who)
        night.do(invite, "21", "t2", who)
    night.do(accept_invitation, "901", "t1")
    assert night.ids("21") == ["ls-invitation-lapsed"]
    assert owes(night.league, "901") == ()
    assert night.refuse(accept_invitation, "901", "t2") == "ls-error-not-invited"
    night.do(found_team, "902", "Third")
    assert night.ids("11") == ["ls-invitation-lapsed"]
    assert night.ids("21") == ["ls-invitation-lapsed"]


def test_room_is_for_teams_and_people_are_always_welcome_as_substitutes() -> None:
    night = team_night(2, pool=1, capacity=2)
    assert night.refuse(found_team, "901", "Third") == "ls-error-full"
    night.do(close_signup, BOSS, organiser=True)
    assert night.ids("channel") == ["ls-signup-closed-teams"]
    night.do(join, "902", "Late")
    assert night.league.event.player("902").status == "active"
    few = team_night(1, pool=5)
    few.do(close_signup, BOSS, organiser=True)
    assert "ls-stuck" in few.ids("organisers")
    assert "1 team" in " ".join(few.say("organisers"))


def test_organisers_swap_teams_in_a_draft_and_leave_boards_alone() -> None:
    night = team_night(4)
    night.do(close_signup, BOSS, organiser=True)
    assert night.league.draft is not None
    one, other = night.league.draft.draft.round.team_matches
    night.do(swap, BOSS, one.team1, other.team1, organiser=True)
    now = night.league.draft.draft.round.team_matches
    assert {frozenset(match.teams) for match in now} == {
        frozenset({other.team1, one.team2}),
        frozenset({one.team1, other.team2}),
    }
    assert night.refuse(pair_by_hand, BOSS, "11", "21", organiser=True) == "ls-error-teams-by-hand"
    assert night.refuse(void, BOSS, "1:1", organiser=True) == "ls-error-teams-by-hand"
    night.do(publish_draft, BOSS, organiser=True)
    assert night.refuse(swap, BOSS, "t1", "t2", organiser=True) == "ls-error-teams-published"
    night.do(void, BOSS, "1:1", organiser=True)
    play(night)
    assert night.league.draft is not None, "a voided board does not hold the round up"
    assert organisers_owe(night.league)[0].what == "publish"


def test_what_does_not_go_with_teams() -> None:
    night = team_night(2)
    for settings in (
        replace(night.league.settings, check_in=DAY),
        replace(night.league.settings, series="Winter"),
    ):
        assert night.refuse(edit, BOSS, settings, organiser=True) == "ls-error-teams-with"
    ladder = Story(game=Settings("ladder"))
    ladder.join(2)
    assert ladder.refuse(found_team, "1", "Team") == "ls-error-no-teams"
    assert create(MONDAY, BOSS, LeagueSettings("T", game=THREE)).league.settings.game.boards == 2


def test_what_is_known_about_somebody_and_forgotten() -> None:
    night = begun(2, pool=1)
    night.do(invite, "11", "t1", "901")
    night.do(invite, "11", "t1", "777")
    assert personal_data(night.league, "12")["teams"][0]["name"] == "Team 1"
    assert personal_data(night.league, "901")["teams"] == [
        {"name": "Team 1", "captain": False, "invited": True}
    ]
    assert signs(night.league, "777")
    night._keep(forget_organiser(night.league, "777"))
    assert not signs(night.league, "777")
    night.do(forget, "11")
    assert "'11'" not in str(night.league.event)
    assert "gone-1" in teams.team(night.league.event, "t1").members
    assert teams.team(night.league.event, "t1").captain == "12"


def test_a_host_that_was_away_leaves_captains_their_time() -> None:
    night = team_night(2, publish="automatic", draft_seconds=DAY)
    night.do(close_signup, BOSS, organiser=True)
    assert night.league.draft is not None
    due = night.league.draft.publishes
    night.away(3 * DAY)
    assert night.league.draft is not None
    assert night.league.draft.publishes == (due or 0) + 3 * DAY
    assert [owed.deadline for owed in owes(night.league, "11")] == [(due or 0) + 3 * DAY]


def test_a_draft_is_of_the_teams_that_still_play() -> None:
    night = begun(3, bench=0)
    play(night)
    assert night.league.draft is not None
    night.do(leave, "12")
    night.do(leave_team, "11")  # whoever is left of the team has left the league
    assert night.league.draft is not None
    assert {one for match in night.league.draft.draft.round.team_matches for one in match.teams} == {
        "t2",
        "t3",
    }
    night.do(leave, "31")
    night.do(leave, "32")
    assert night.league.draft is None
    assert night.league.state == "finished", "nobody is left to meet"
