"""Other ice of Creation and Control."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let


def test_howler_may_install_nothing_and_stays() -> None:
    t = Table()
    t.ice("HQ", "Howler")
    t.hand("corp", "Ansel 1.0", "Ice Wall")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert t.offered("Ansel 1.0")
    assert not t.offered("Ice Wall")
    go_on(t)
    finish_run(t)
    assert "Howler" in t.names("installed")


def test_howler_is_trashed_after_the_run_with_the_bioroid_derezzed() -> None:
    t = Table()
    t.ice("HQ", "Howler")
    t.discard_pile("corp", "Ansel 1.0")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Ansel 1.0")
    assert t.card("Ansel 1.0").faceup
    finish_run(t)
    assert not t.card("Ansel 1.0").faceup
    assert t.names("archives") == ["Howler"]
