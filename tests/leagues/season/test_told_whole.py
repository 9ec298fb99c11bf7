"""What ladders and cuts tell people: where they stand, until when, what comes next; in each language."""

from __future__ import annotations

import pytest

from engine.leagues.model import Settings
from engine.leagues.season import challenge, confirm, leave, publish_draft, rejoin, report, start, text
from engine.messages import LANGUAGES
from tests.leagues.season.kit import BOSS, DAY, HOUR, Story, plain, won


def ladder() -> Story:
    story = Story(game=Settings(format="ladder", reach=2, seed=1))
    story.join(5)
    assert set(story.ids()) == {"ls-joined-ladder"}, "a ladder has no rounds to wait for"
    story.do(start, BOSS, organiser=True)
    return story


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_ladder_all_are_told_where_they_stand_and_no_round_is_spoken_of(language: str) -> None:
    story = ladder()
    top, second, third, *_, last = story.league.event.ladder
    assert "1" in story.say(top, language)[0]
    assert "5" in story.say(last, language)[0]
    assert "2" in story.say(last, language)[0], "how far up they may challenge"
    story.do(challenge, third, top)
    (told,) = [notice for notice in story.fresh if notice.message == "ls-challenged"]
    (key,) = story.open
    assert f"<t:{int(story.match(key).deadline)}" in text(told, language, person=plain)
    story.do(report, third, key, won(story.pairing(key), third))
    story.do(confirm, top, key)
    assert story.ids("channel") == ["ls-result", "ls-ladder-moved"]
    (moved,) = [notice for notice in story.fresh if notice.message == "ls-ladder-moved"]
    assert moved.args == {"person": third, "other": top, "place": 1}
    assert story.league.event.ladder[0] == third
    assert plain(third) in story.say("channel", language)[1]
    assert plain(top) in story.say("channel", language)[1]
    story.do(leave, second)
    story.do(rejoin, second)
    assert story.ids(second) == ["ls-rejoined-ladder"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gets_a_free_place_in_a_ladder_is_told_where_once_it_has_begun(language: str) -> None:
    story = Story(game=Settings(format="ladder", reach=2, seed=1), capacity=3)
    story.join(5)
    story.do(leave, "1")
    assert story.ids("4") == ["ls-admitted-ladder"]
    assert not any(sign.isdigit() for sign in story.say("4", language)[0]), "nobody stands anywhere yet"
    story.do(start, BOSS, organiser=True)
    story.do(leave, "2")
    assert story.ids("5") == ["ls-admitted-ladder"]
    assert "3" in story.say("5", language)[0]
    assert story.league.event.ladder[-1] == "5"


def test_a_defended_place_moves_nobody() -> None:
    story = ladder()
    top, second, *_ = story.league.event.ladder
    story.do(challenge, second, top)
    (key,) = story.open
    story.do(report, top, key, won(story.pairing(key), top))
    story.do(confirm, second, key)
    assert story.ids("channel") == ["ls-result"]


def test_who_does_not_come_into_the_cut_is_told_and_who_drops_out_is_addressed() -> None:
    story = Story(
        game=Settings(format="sss", rounds=1, cut=4, seed=3, elimination="single"),
        publish="automatic", draft_seconds=HOUR, cut_seconds=3 * DAY,
    )  # fmt: skip
    story.join(6)
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    for key in story.open:
        winner, loser = story.players(key)
        story.do(report, winner, key, won(story.pairing(key), winner))
        story.do(confirm, loser, key)
    told = story.wait(2 * HOUR)
    out = {notice.audience for notice in told if notice.message == "ls-not-in-cut"}
    playing = {f"person:{one}" for key in story.open for one in story.players(key)}
    assert len(out) == 2
    assert not out & playing
    one, other = story.players(story.open[0])
    story.do(leave, other)
    assert story.ids(other)[0] == "ls-result-gone-you"
    assert story.ids(one) == ["ls-result-gone"]
