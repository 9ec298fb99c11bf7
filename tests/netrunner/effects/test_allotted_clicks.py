"""How many clicks a turn begins with (1.11.2)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static
from engine.netrunner.language.effects import AllotClicks
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn
from tests.netrunner.scenarios.making import corp, runner


def begin(t: Table, seat: str) -> int:
    """Play on to the first action of somebody's next turn, and count their clicks."""
    turn = t.game.state.turn
    while t.game.state.turn == turn or t.game.state.active != seat:
        end_turn(t)
    t.pass_until("Gain 1 credit")
    return t.clicks(seat)


@pytest.mark.parametrize(("n", "clicks"), [(-1, 3), (1, 5), (-9, 0)])
def test_for_the_next_turn_of_the_other_player_alone(n: int, clicks: int) -> None:
    corp("Overtime", "operation", Play((AllotClicks(n, "runner"),)), cost=0)
    t = Table()
    t.hand("corp", "Overtime")
    t.start("corp")
    t.click("Play Overtime")
    if clicks:
        assert begin(t, "runner") == clicks
        assert begin(t, "corp") == 3
    else:  # 1.11.2: no turn has fewer than none; the Runner's is over without an action
        assert begin(t, "corp") == 3
    assert begin(t, "runner") == 4


def test_ones_own_next_turn_is_not_this_one() -> None:
    runner("Early Night", "event", Play((AllotClicks(),)), cost=0)
    t = Table()
    t.hand("runner", "Early Night", "Early Night")
    t.start("runner")
    t.play("Play Early Night", "Play Early Night")
    assert t.clicks("runner") == 2
    assert begin(t, "runner") == 6
    assert begin(t, "runner") == 4


def test_a_card_in_play_changes_every_turn_of_one_player() -> None:
    corp("Day Shift", "asset", Static(Modify("clicks_corp", 1)), trash_cost=1)
    t = Table()
    t.root("Server 1", "Day Shift", rezzed=True)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert begin(t, "corp") == 4
    assert begin(t, "runner") == 4
    assert begin(t, "corp") == 4


def test_it_waits_for_the_turn_of_whoever_gets_them() -> None:
    """In the Runner's own turn: the Corp's turn comes first, and is not the one that is meant."""
    t = Table()
    t.start("runner")
    t.effect("corp", AllotClicks(-1, "runner"))
    assert begin(t, "corp") == 3
    assert begin(t, "runner") == 3
