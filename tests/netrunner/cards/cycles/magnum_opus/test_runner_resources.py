"""Resources of Magnum Opus."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, run_on


def test_crowdfunding_pays_three_times_then_draws() -> None:
    t = Table()
    t.hand("runner", "Crowdfunding")
    t.start("runner")
    t.click("Install Crowdfunding")
    for n in (1, 2, 3):
        assert t.card("Crowdfunding").credit == 4 - n
        end_turn(t)
        end_turn(t)
    assert t.names("heap")[0] == "Crowdfunding"
    assert "Crowdfunding" not in t.names("installed")
    assert t.happened("drawn") == 1


@pytest.mark.parametrize("runs", [2, 3])
def test_crowdfunding_comes_back_after_three_successful_runs(runs: int) -> None:
    t = Table()
    t.discard_pile("runner", "Crowdfunding")
    t.start("runner", clicks=3)
    for _ in range(runs):
        run_on(t, "Archives")
    while t.game.state.active == "runner" and not t.offered("Crowdfunding"):
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else t.answer(
            [next(o.key for o in t.asked.options if o.passing)]
        )
    if runs == 3:
        t.click("Crowdfunding")
        assert t.card("Crowdfunding").credit == 3
    assert ("Crowdfunding" in t.names("installed")) == (runs == 3)
