"""Sentries of the Ashes cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, running


def test_drafter_takes_back_and_installs_for_nothing() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Drafter")
    t.discard_pile("corp", "Hedge Fund")
    t.hand("corp", "Karunā")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "may":
        go_on(t)
    t.click("Yes")
    assert "Hedge Fund" in t.names("hq")
    t.click("Karunā")
    t.click("HQ")
    assert t.names("installed").count("Karunā") == 1
    assert t.credits("corp") == 0, "installing behind two pieces of ice costs nothing"
    finish_run(t)


def test_drafter_need_not() -> None:
    t = Table()
    t.ice("HQ", "Drafter")
    t.discard_pile("corp", "Hedge Fund")
    t.hand("corp", "Karunā")
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        t.click("No") if t.offered("No") else go_on(t)
    assert t.names("hq") == ["Karunā"]
    assert t.names("archives") == ["Hedge Fund"]
