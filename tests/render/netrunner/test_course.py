"""The picture of a game's course: all in its place, readable on a phone, and telling what happened."""

from __future__ import annotations

import pytest

from engine import netrunner, players
from engine.netrunner.shown.course import Standing
from render.netrunner import course
from render.netrunner.course import alt, canvas, of
from tests.render import checks

NAMES = {"corp": "Ada", "runner": "Bran"}


def played(seed: int) -> tuple[netrunner.Game, tuple[Standing, ...]]:
    game = netrunner.new_game("beginner", seed=seed)
    events: list[netrunner.Event] = []
    while game.decisions:
        asked = game.decisions[0]
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        events += game.answer(asked.seat, asked.id, keys)
    return game, netrunner.course(game, events)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_course_of_a_whole_game(language: str) -> None:
    game, standings = played(2)
    view = game.view("spectator")
    assert [one.turn for one in standings] == sorted(one.turn for one in standings)
    assert of(standings, "corp", "points")[-1][1] == view.corp.points
    assert of(standings, "runner", "points")[-1][1] == view.runner.points
    assert of(standings, "corp", "credits")[-1][1] == view.corp.credits
    assert of(standings, "runner", "cards")[-1][1] == view.runner.hand_count
    drawn = canvas(standings, NAMES, language)
    assert checks.outside(drawn) == []
    assert checks.clashes(drawn) == []
    assert checks.faint(drawn) == []
    texts = [text.text for text in drawn.written]
    assert str(view.corp.credits) in texts
    said = alt(standings, NAMES, language)
    assert "Ada" in said
    between = "–\u2060" if language == "en" else ":"
    assert f"{view.corp.points}{between}{view.runner.points} (" in said


def test_each_turn_is_told_by_who_had_it() -> None:
    _, standings = played(3)
    turns = standings[:-2]
    assert [one.seat for one in turns[:4]] == ["corp", "runner", "corp", "runner"]
    assert [one.seat for one in standings[-2:]] == ["corp", "runner"]


def test_a_game_that_ends_at_once_and_one_without_a_turn() -> None:
    one = (Standing(1, "corp", 5, 5, 0, 0), Standing(1, "runner", 5, 5, 0, 0))
    assert course(one, {}, "en").data.startswith(b"\x89PNG")
    with pytest.raises(ValueError, match="without a turn"):
        course((), {}, "en")
