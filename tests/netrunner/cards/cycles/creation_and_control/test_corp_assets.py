"""Assets of Creation and Control."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, run_to_card


@pytest.mark.parametrize("pays", [True, False])
def test_cerebral_overwriter_does_core_damage_for_its_counters(pays: bool) -> None:
    t = run_to_card("Cerebral Overwriter", advancement=2)
    t.pass_until("Pay 3 credits")
    t.click("Pay 3 credits" if pays else "Do not pay")
    finish_run(t)
    assert (t.game.state.core_damage, t.credits("corp")) == ((2, 6) if pays else (0, 9))


def test_cerebral_overwriter_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Cerebral Overwriter")
    t.start("corp")
    t.click("Advance Cerebral Overwriter")
    assert t.card("Cerebral Overwriter").advancement == 1
