"""Barriers of the Liberation cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip, let, met, office, running, strength


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


@pytest.mark.parametrize("threat", [True, False])
def test_ablative_barrier_installs_elsewhere_when_rezzed_in_a_run(threat: bool) -> None:
    t = Table()
    t.ice("HQ", "Ablative Barrier", rezzed=False)
    t.hand("corp", "Palisade", "Hostile Takeover")
    if threat:
        t.score_area("corp", "Salvo Testing")
    t.start("runner")
    t.play("Run on HQ", "Rez Ablative")
    assert t.offered("Palisade") == threat
    if threat:
        assert not t.offered("Hostile")
        t.click("Palisade")
        assert "HQ" not in t.options
        t.click("R&D")
        assert t.card("Palisade").server == "rd"
    let(t)
    finish_run(t)
    assert t.happened("successful_run") == 0


@pytest.mark.parametrize("pays", [True, False])
def test_boto_hurts_and_ends_the_run_for_cards(pays: bool) -> None:
    t = Table()
    t.ice("HQ", "Boto")
    t.hand("corp", "Palisade")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert grip(t) == 3
    t.click("Trash" if pays else "Do not")
    if t.offered("Palisade"):
        t.click("Palisade")
    finish_run(t)
    assert (t.happened("successful_run") == 0) == pays
    assert ("Palisade" in t.names("archives")) == pays


@pytest.mark.parametrize(
    ("agendas", "is_now"), [(("Salvo Testing",), 4), (("Salvo Testing", "Greenmail"), 6)]
)
def test_boto_grows_at_threat_4(agendas: tuple[str, ...], is_now: int) -> None:
    t = Table()
    t.ice("HQ", "Boto")
    t.score_area("runner", *agendas)
    t.start("runner")
    assert strength(t, "Boto") == is_now


@pytest.mark.parametrize(("tags", "is_now"), [(0, 3), (2, 5)])
def test_capacitor_lives_on_tags(tags: int, is_now: int) -> None:
    t = met("Capacitor", tags=tags)
    assert strength(t, "Capacitor") == is_now
    let(t)
    finish_run(t)
    assert t.credits("corp") == 5 + tags
    assert t.happened("successful_run") == 0


def test_tree_line_is_expended_for_three_counters_on_ice() -> None:
    t = office("Tree Line")
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Offworld Office")
    t.refresh()
    t.click("Tree Line:")
    if t.offered("Palisade"):
        t.click("Palisade")
    assert t.card("Palisade").advancement == 3
    assert (t.credits("corp"), t.clicks("corp")) == (8, 2)
    assert t.names("archives") == ["Tree Line"]


def test_tree_line_grows_pays_and_stops() -> None:
    t = met("Tree Line", advancement=2)
    assert strength(t, "Tree Line") == 6
    let(t)
    finish_run(t)
    assert t.credits("corp") == 6
    assert t.happened("successful_run") == 0
    t = Table()
    t.ice("HQ", "Tree Line")
    t.start("corp")
    t.click("Advance Tree Line")
    assert strength(t, "Tree Line") == 5


def test_logjam_comes_advanced_for_the_types_in_archives() -> None:
    t = Table()
    t.discard_pile("corp", "Hedge Fund", "Hedge Fund", "Ice Wall")
    t.discard_pile("corp", "PAD Campaign", faceup=False)
    t.ice("HQ", "Logjam", rezzed=False)
    t.start("runner")
    t.set(corp_credits=6)
    t.refresh()
    t.play("Run on HQ", "Rez Logjam")
    assert (t.card("Logjam").advancement, strength(t, "Logjam")) == (3, 3)
    let(t)
    assert not running(t)
    assert t.credits("corp") == 2


def test_logjam_ends_the_run_with_each_subroutine_and_is_advanced() -> None:
    t = met("Logjam", "Cleaver", advancement=2, runner_credits=3)
    assert strength(t, "Logjam") == 2
    t.click("Cleaver: Break up to 2")
    t.click("Break: The Corp gains", "Break: End the run")
    finish_run(t)
    assert t.happened("successful_run") == 0
    t = Table()
    t.ice("HQ", "Logjam")
    t.start("corp")
    t.click("Advance Logjam")
    assert strength(t, "Logjam") == 1


@pytest.mark.parametrize(("ice", "credits"), [(True, 1), (True, 0), (False, 1)])
def test_tree_line_is_expended_for_a_credit_and_only_with_ice(ice: bool, credits: int) -> None:
    t = Table()
    t.hand("corp", "Tree Line")
    if ice:
        t.ice("HQ", "Palisade")
    t.root("Server 1", "Offworld Office")
    t.set(corp_credits=credits)
    t.start("corp")
    assert t.offered("Tree Line:") == (ice and credits == 1)
