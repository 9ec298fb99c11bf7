"""What was announced with round one stands: rounds, capacity, cut, who goes up; and there is one order at the
end."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.leagues.final import final_order
from engine.leagues.model import Settings, games_per_match
from engine.leagues.nrtm import to_nrtm
from engine.leagues.season import (
    TEMPLATES,
    choose_side,
    confirm,
    edit,
    follow,
    join,
    leave,
    open_signup,
    publish_draft,
    rejoin,
    report,
    seed_in_next,
    series_view,
    set_series,
    start,
)
from engine.leagues.season.career import career
from engine.leagues.setup import planned_rounds
from engine.leagues.spreadsheets import standings_csv
from tests.leagues.events import win
from tests.leagues.season.kit import BOSS, Story, won


def play_round(story: Story, beats: dict[tuple[str, str], str] | None = None) -> None:
    """The draft is published, and the lower id wins each match (or whom `beats` names)."""
    if story.league.draft is not None:
        story.do(publish_draft, BOSS, organiser=True)
    for key in list(story.open):
        one, other = sorted(story.players(key), key=int)
        winner = (beats or {}).get((one, other), one)
        if story.match(key).side_due is not None:
            story.do(choose_side, story.pairing(key).player1, key, "corp")
        if story.match(key).report is None:
            both = games_per_match(story.league.event.settings) == 2
            result = win(story.pairing(key), winner) if both else won(story.pairing(key), winner)
            story.do(report, winner, key, result)
        if key in story.open:
            story.do(confirm, other if winner == one else one, key)


SWISS = [name for name, made in TEMPLATES.items() if made("x").game.format in ("sss", "dss")]
PLAYERS = [name for name in SWISS if not TEMPLATES[name]("x").game.boards]


@pytest.mark.parametrize("template", PLAYERS)
@pytest.mark.parametrize("size", [8, 9, 16])
def test_the_number_of_rounds_stands_whoever_comes_and_goes(template: str, size: int) -> None:
    story = Story(replace(TEMPLATES[template]("Night league", seed=3), publish="organiser", quiet=(0, 0)))
    for at in range(1, size + 1):
        story.do(join, str(at), f"Player {at}")
    story.do(start, BOSS, organiser=True)
    number = planned_rounds(story.league.event)
    story.do(publish_draft, BOSS, organiser=True)
    assert story.league.settings.game.rounds == number
    for at in range(1, number + 1):
        if story.league.draft is not None:
            story.do(publish_draft, BOSS, organiser=True)
        assert planned_rounds(story.league.event) == number
        if at < number:
            story.do(join, str(100 + at), "Late")
            assert story.say(str(100 + at))[0] == f"You are in from round {at + 1} on."
            story.do(leave, str(100 + at))
        else:
            assert story.refuse(join, "200", "Too late") == "ls-error-no-round-left"
        play_round(story)
    assert planned_rounds(story.league.event) == number
    assert story.refuse(join, "200", "Too late") == "ls-error-no-round-left"
    if story.league.settings.game.cut:
        assert story.league.draft is not None
        assert story.league.draft.draft.round.stage == "cut"
    else:
        assert story.league.state == "finished"


def test_a_save_of_an_older_program_keeps_its_rounds() -> None:
    story = Story(game=Settings("sss", seed=3))
    story.begin(8)
    game = replace(story.league.event.settings, rounds=0)
    story.league = replace(
        story.league,
        event=replace(story.league.event, settings=game),
        settings=replace(story.league.settings, game=game),
    )
    story.do(join, "50", "Late")
    assert planned_rounds(story.league.event) == 6


def test_after_the_last_round_one_comes_back_for_the_cut_only() -> None:
    story = Story(game=Settings("sss", seed=3, rounds=1, cut=2))
    story.begin(4)
    story.do(leave, "4")
    story.do(rejoin, "4")
    assert story.say("4")[-1].startswith("You are back in, with the points you had. No round before the cut")
    without = Story(game=Settings("sss", seed=3, rounds=1), late=True)
    without.begin(4)
    without.do(leave, "4")
    assert without.refuse(rejoin, "4") == "ls-error-no-round-left"


def test_nobody_is_let_in_from_the_waiting_list_for_nothing() -> None:
    story = Story(game=Settings("sss", seed=3, rounds=1, cut=2), capacity=4)
    for at in range(1, 6):
        story.do(join, str(at), f"Player {at}")
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    story.do(leave, "4")
    assert story.league.event.player("5").status == "waiting"
    assert "person:5" not in [notice.audience for notice in story.fresh]


@pytest.mark.parametrize(
    ("game", "fields", "said"),
    [
        ({"rounds": 7}, {}, "how many rounds there are before the end: 7 instead of 6"),
        ({"cut": 4}, {}, "the best 4 go on; before, it was the best 2"),
        ({"cut": 0}, {}, "there is none any more; before, it was the best 2"),
        ({"elimination": "single"}, {}, "it is a single elimination now"),
        ({"ties": ("solkoff",)}, {}, "what parts players of equal points"),
        ({}, {"capacity": 9}, "how many can be in the league: 9 instead of everybody"),
    ],
)
def test_what_was_announced_is_changed_before_everybody(
    game: dict[str, object], fields: dict[str, object], said: str
) -> None:
    story = Story(game=Settings("sss", seed=3, cut=2))
    story.join(8)
    changed = replace(story.league.settings, early=False)
    story.do(edit, BOSS, changed, organiser=True)
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    now = story.league.settings
    story.do(edit, BOSS, replace(now, **fields, game=replace(now.game, **game)), organiser=True)
    assert [line for line in story.say("channel") if said in line]
    assert len(story.say("channel", "de")) == 1
    # What was not announced is not told.
    story.do(edit, BOSS, replace(story.league.settings, accept_seconds=7200), organiser=True)
    assert story.say("channel") == []


# -- divisions ----------------------------------------------------------------------------------------------

CYCLE = {("1", "3"): "3", ("2", "3"): "2"}
"""In the first division the best wins two of three; in the second 5 wins all."""


def two_divisions(*, tiers: bool = True, cut: int = 0) -> Story:
    """Eight players seeded 1 to 8; 1, 2 and 3 beat each other in a circle."""
    game = Settings("round_robin", seed=3, divisions=2, tiers=tiers, cut=cut)
    story = Story(game=game, quiet=(0, 0), series="Harbour", series_leagues=1)
    for seed in range(1, 9):
        story.do(join, str(seed), f"Player {seed}", seed=seed)
    story.do(start, BOSS, organiser=True)
    while story.league.state != "finished":
        play_round(story, CYCLE)
    return story


def test_there_is_one_order_of_divisions_by_strength() -> None:
    story = two_divisions()
    event = story.league.event
    order = final_order(event)
    assert [event.player(one).division for one in order] == [1] * 4 + [2] * 4
    assert order[4] == "5"
    first = order[0]
    assert first in "123"
    end = story.say("channel")
    assert f"The league is over. **@{first}** wins. Congratulations!" in end
    assert f"Division 1: **@{first}** is first." in end
    assert "Division 2: **@5** is first." in end
    told = story.say("5")[-1]
    assert told.endswith("you came in at place 1 of 4 in Division 2, 5 of 8 over all.")
    # Places, trophies, the season, the files: the same order.
    for place, one in enumerate(order, 1):
        found = career(story.league, one)
        assert found is not None
        assert (found.place, found.trophy) == (place, place if place <= 3 else 0)
    rows = series_view([story.league]).rows
    assert [row.name for row in rows] == [event.name_of(one) for one in order]
    assert [row.trophy for row in rows][:4] == [1, 2, 3, 0]
    names = [player["name"] for player in to_nrtm(event, date="x")["players"]]
    assert names == [event.name_of(one) for one in order]
    lines = [line.split(",") for line in standings_csv(event).splitlines()[1:]]
    assert {line[2]: int(line[1]) for line in lines} == {one: at for at, one in enumerate(order, 1)}


def test_equal_divisions_say_their_winners_and_what_decides() -> None:
    story = two_divisions(tiers=False)
    order = final_order(story.league.event)
    end = story.say("channel")
    assert f"The league is over. **@{order[0]}** wins. Congratulations!" in end
    assert any("over all of them the points decide" in line for line in end)
    assert sum("is first." in line for line in end) == 2


def places_of_season(story: Story) -> dict[str, int]:
    """Places the season counts, by name."""
    return {row.name: row.places[0] for row in series_view([story.league]).rows}


def test_a_cut_of_divisions_is_the_order_of_the_season_too() -> None:
    story = two_divisions(cut=2)
    event = story.league.event
    order = final_order(event)
    # The second of the cut comes before all others of the first division.
    assert event.player(order[1]).division == 2
    assert [row.name for row in series_view([story.league]).rows] == [event.name_of(one) for one in order]


@pytest.mark.parametrize("form", ["sss", "round_robin"])
def test_who_left_keeps_a_place_and_the_season_counts_by_the_same_places(form: Any) -> None:
    story = Story(game=Settings(form, seed=5, rounds=4), quiet=(0, 0), series="Harbour", series_leagues=1)
    story.begin(8)
    while story.league.state != "finished":
        play_round(story)
        if len(story.league.event.rounds) == 3 and story.league.event.player("1").status == "active":
            story.do(leave, "1")
    order = final_order(story.league.event)
    assert order.index("1") < len(order) - 1
    told = {f"Player {one}": at for at, one in enumerate(order, 1) if one != "1"}
    assert places_of_season(story) == told
    for one in order:
        found = career(story.league, one)
        assert found is not None
        assert found.place == told.get(f"Player {one}", order.index("1") + 1)


# -- going up -----------------------------------------------------------------------------------------------


def following(story: Story, *people: str) -> Story:
    after = Story(now=story.now)
    after.league = follow(story.league, story.now, BOSS, 17, 5, story.now + 60, organiser=True).league
    after.do(open_signup, BOSS, organiser=True)
    for one in people:
        after.do(join, one, f"Player {one}", seed=seed_in_next(story.league, one))
    after.do(start, BOSS, organiser=True)
    return after


@pytest.mark.parametrize("missing", list("1234678"))
def test_who_was_promised_to_go_up_does_whoever_stays_away(missing: str) -> None:
    story = two_divisions()
    down = final_order(story.league.event)[3]
    here = [str(n) for n in range(1, 9) if str(n) != missing]
    after = following(story, *here)
    event = after.league.event
    assert event.player("5").division == 1
    sizes = [sum(player.division == n for player in event.players) for n in (1, 2)]
    assert sorted(sizes) == [3, 4]
    if missing not in ("1", "2", "3", "4"):
        assert sizes == [4, 3]  # what is left over is in the upper one
        assert event.player(down).division == 2
    assert "ls-not-promoted" not in after.ids()


def test_who_cannot_go_up_is_told_with_the_organisers() -> None:
    story = two_divisions()
    second = {p.id for p in story.league.event.players if p.division == 2}
    # Nobody of the second division but the winner: two are needed below.
    up = [one for one in "1234" if one not in second]
    after = following(story, *up[:2], "5", up[2])
    assert after.league.event.player("5").division == 2
    told = following(story, *up[:3], "5")
    if told.league.event.player("5").division == 2:
        assert told.say("5") == [
            "You had earned your way up, but too few have signed up for that: you play in Division 2."
        ]
        assert any("was promised to go up" in line for line in told.say("organisers"))


def test_how_many_go_up_is_changed_before_everybody() -> None:
    story = Story(game=Settings("round_robin", seed=3, divisions=2, tiers=True), series="Harbour")
    story.begin(8)
    story.do(set_series, BOSS, "Harbour", 0, 2, organiser=True)
    assert story.say("channel") == [
        "The organisers have changed how many go up and down between two divisions: 2 instead of 1."
    ]
    story.do(set_series, BOSS, "Harbour", 3, 2, organiser=True)
    assert story.say("channel") == []
