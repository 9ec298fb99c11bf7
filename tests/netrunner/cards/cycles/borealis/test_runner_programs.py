"""Other programs of the Borealis cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import strength


def test_hush_takes_what_ice_does_and_leaves_its_printed_subroutines() -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.ice("R&D", "Wraparound")
    t.hand("runner", "Hush")
    t.start("runner")
    assert not t.offered("Install Hush on HQ")
    t.click("Install Hush on Wraparound")
    assert strength(t, "Wraparound") == 0
    t.click("Hush: Host")
    assert strength(t, "Wraparound") == 7
    credits = t.credits("runner")
    t.click("Run on HQ")
    assert t.credits("runner") == credits, "Tollbooth asks for nothing"
    assert t.options
