"""The picture of an episode's course, and what is new marked in pictures."""

from __future__ import annotations

from functools import cache

import pytest

from engine.neon_hope import Game, Library, marked, new_game
from engine.neon_hope.shown.course import Standing
from engine.neon_hope.table.state import Event
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from render.neon_hope import board, course
from render.neon_hope.course import alt, canvas
from tests.render import checks

LIBRARY = Library.load([])
NAMES = {"p1": "Ada", "p2": "Bran"}


@cache
def played(seed: int) -> tuple[Game, tuple[Event, ...]]:
    """A whole episode of two sensible players, and everything that happened since its first answer."""
    game = new_game(LIBRARY, episode="afterglow", characters=("bruna", "jun"), seed=seed)
    events: list[Event] = []
    while game.decisions:
        asked = game.decisions[0]
        keys = choose(game, asked.seat, asked.id, "sensible")
        events += game.answer(asked.seat, asked.id, keys)
    return game, tuple(events)


def test_the_course_tells_each_round_as_it_ended() -> None:
    game, events = played(3)
    standings = game.course(events)
    assert [one.round for one in standings] == list(range(1, game.turn + 1))
    assert standings[-1].surveillance == game.state.surveillance
    assert standings[-1].endurance == {seat: hero.endurance for seat, hero in game.state.heroes.items()}
    done = [event.seat for event in events if event.kind == "completes"]
    assert standings[-1].completed == {seat: done.count(seat) for seat in game.seats}
    # What the dial showed when a round ended is what the last change before the next round left.
    shown, number, ends = 0, 0, {}
    for event in events:
        if event.kind == "surveillance":
            shown = int(event.other)
        if event.kind == "round":
            number = event.n
        ends[number] = shown
    assert [one.surveillance for one in standings[1:-1]] == [ends[one.round] for one in standings[1:-1]]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_picture_is_readable_on_a_phone_and_tells_it(language: str) -> None:
    game, events = played(3)
    standings, view = game.course(events), game.view("spectator", language)
    drawn = canvas(standings, view, NAMES)
    assert checks.outside(drawn) == []
    assert checks.clashes(drawn) == []
    assert checks.faint(drawn) == []
    assert min(text.size for text in drawn.written) * 300 / drawn.width >= 10
    texts = [text.text for text in drawn.written]
    assert "Bruna Vasile (Ada)" in texts
    assert str(game.state.surveillance) in texts
    said = alt(standings, view)
    assert str(standings[-1].surveillance) in said
    assert "Jun Halloran" in said
    assert course(standings, view, NAMES).data.startswith(b"\x89PNG")


def test_an_episode_without_a_round_has_no_course() -> None:
    game = new_game(LIBRARY, episode="afterglow", characters=("bruna",), seed=1)
    assert game.course(()) == ()
    with pytest.raises(ValueError, match="without a round"):
        canvas((), game.view("spectator"), {})


def test_four_lines_that_end_together_are_told_apart() -> None:
    game = new_game(LIBRARY, episode="afterglow", characters=("bruna", "jun", "oda", "zaki"), seed=1)
    even = dict.fromkeys(game.seats, 3)
    standings = tuple(Standing(number, number * 4, even, even) for number in (1, 2, 3))
    drawn = canvas(standings, game.view("spectator"), {})
    assert checks.clashes(drawn) == []
    assert checks.outside(drawn) == []


def test_what_changed_since_ones_last_answer_is_marked() -> None:
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow", hand=4)
    t.put("lamp-44", at="kettle:upper", secrets=4).put("laundrette", at="kettle:upper")
    t.turn("bruna").reveals("+1")
    options = t.game.view("p1").decisions[0].options
    key = next(o.key for o in options if "Lamp 44 · Courage +" in o.label)
    events = t.game.answer("p1", t.asked("bruna").id, key)
    told = (("p2", ()), ("p1", events))
    for seat in ("p1", "p2"):
        view = marked(t.game.view(seat), told)
        assert view.fresh == ("lamp-44",)
    assert marked(t.game.view("p2"), (*told, ("p2", ()))).fresh == ()
    view = marked(t.game.view("p1"), (("p1", (*events, Event("surveillance", n=2, other="2"))),))
    assert view.surveillance_moved == 2
    said = board(view, NAMES)[0].alt
    assert "new: Lamp 44." in said
    assert "new" not in board(t.game.view("p1"), NAMES)[0].alt
