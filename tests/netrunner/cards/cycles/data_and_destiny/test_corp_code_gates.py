"""Code gates of Data and Destiny."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


@pytest.mark.parametrize("pays", [True, False])
def test_archangel_is_encountered_for_three_credits(pays: bool) -> None:
    t = Table()
    t.deck("corp", "Archangel")
    t.rig("Leech", "Mimic")
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Pay 3")
    t.click("Pay 3 credits" if pays else "Do not pay")
    if pays:
        t.pass_until("0 credits")
        t.click("0 credits")
        t.click("0 credits")
        t.click("Mimic")
    finish_run(t)
    assert (t.names("grip"), t.happened("revealed")) == (["Mimic"] * pays, 1)
