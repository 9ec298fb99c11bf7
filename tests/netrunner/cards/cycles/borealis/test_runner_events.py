"""Events of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import event_played, finish_run, go_on, hq

# -- Carpe Diem -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", [True, False])
def test_carpe_diem_pays_and_lets_you_run_your_mark(runs: bool) -> None:
    t = Table()
    t.hand("runner", "Carpe Diem")
    t.start("runner")
    t.click("Play Carpe Diem")
    assert t.credits("runner") == 5 - 1 + 4
    t.click("Yes" if runs else "No")
    assert (t.game.run is not None) == runs
    assert t.game.run is None or t.game.run.server == t.game.state.mark


# -- Chastushka -------------------------------------------------------------------------------------------


def test_chastushka_sabotages_instead_of_breaching() -> None:
    t = event_played("Chastushka")
    while t.decision.seat == "runner":
        go_on(t)
    t.answer([option.key for option in t.asked.options[:3]])
    finish_run(t)
    assert (hq(t), len(t.names("archives")), t.happened("breach_begins")) == (2, 4, 0)
