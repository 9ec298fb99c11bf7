"""Barriers of the Liberation cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, let, running


def test_tatu_bola_ends_the_run_and_stays() -> None:
    t = Table()
    t.ice("HQ", "Tatu-Bola")
    t.hand("corp", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert not running(t)
    assert t.names("installed") == ["Tatu-Bola"]


def test_tatu_bola_is_asked_about_whatever_lies_in_hq() -> None:
    """Not being asked would tell that there is no ice (10.2)."""
    t = Table()
    t.ice("HQ", "Tatu-Bola")
    t.hand("corp", "Hedge Fund")
    t.rig("Corroder")
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Corroder: Break") if t.offered("Corroder: Break") else t.click("Break everything")
    assert t.decision.seat == "corp"
    assert not t.offered("Use Tatu-Bola")
    finish_run(t)
    assert t.credits("corp") == 0


def test_tatu_bola_swaps_and_what_was_hosted_on_it_is_trashed() -> None:
    """The new ice stands where it stood, unrezzed (8.8.4b)."""
    t = Table()
    t.ice("HQ", "Ice Wall", "Tatu-Bola")
    t.hosted("Tatu-Bola", "Chisel")
    t.hand("corp", "Enigma")
    t.rig("Corroder")
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Corroder: Break") if t.offered("Corroder: Break") else t.click("Break everything")
    t.pass_until("Use Tatu-Bola")
    t.play("Use Tatu-Bola", "Enigma")
    ice = [t.game.state.cards[oid] for oid in t.game.state.servers["hq"].ice]
    assert [(card.code, card.faceup) for card in ice] == [("ice_wall", True), ("enigma", False)]
    assert t.names("heap") == ["Chisel"]
    assert t.credits("corp") == 4
    assert "Enigma" not in str(t.view("runner").corp.servers)
    t.pass_until("Corroder: Break")
    assert t.game.run is not None
    assert t.game.run.ice == t.card("Ice Wall").oid
