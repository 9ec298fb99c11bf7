"""The rulebook's examples with the cards that were declared last: costs, replacements, choices."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage
from engine.netrunner.table.state import RUNNER_SCORE
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, run_on, run_to_access


def test_1_16_1d_example_1_a_cost_of_0_is_paid_by_saying_so() -> None:
    t = Table(runner="Freedom Khumalo: Crypto-Anarchist")
    t.deck("corp", "Beanstalk Royalties")
    t.start("runner")
    run_to_access(t, "R&D")
    assert not t.names("archives"), "nothing is paid by itself"
    t.click("Freedom Khumalo")
    assert t.names("archives") == ["Beanstalk Royalties"]
    finish_run(t)
    t.deck("corp", "Beanstalk Royalties")
    run_to_access(t, "R&D")
    assert not t.offered("Freedom Khumalo"), "it was used"


def test_1_16_10b_example_1_all_additional_costs_are_paid_at_once() -> None:
    """Two credits and six damage, or nothing; then I've Had Worse and Order of Sol hear of it."""
    for credits, cards, able in ((2, 7, True), (1, 7, False), (2, 5, False)):
        t = Table(filler=20)
        t.root("Server 1", "Obokata Protocol")
        t.root("Server 1", "Ben Musashi", rezzed=True)
        t.hand("corp", "Predictive Algorithm")
        t.rig("Order of Sol")
        t.hand("runner", *["I've Had Worse"] * cards)
        t.set(runner_credits=9, corp_credits=9)
        t.start("corp", clicks=1)
        t.click("Play Predictive Algorithm")
        t.pass_until("Run on Server 1")
        t.set(runner_credits=credits)
        t.refresh()
        t.click("Run on Server 1")
        t.pass_until("Obokata Protocol")
        t.click("Obokata Protocol")
        t.pass_until("Do not")
        paying = [label for label in t.options if "Steal" in label or "Pay" in label]
        assert bool(paying) is able, t.options
        if not able:
            continue
        t.click(paying[0])
        finish_run(t)
        assert t.names(RUNNER_SCORE) == ["Obokata Protocol"]
        assert t.credits("runner") == 1, "Order of Sol"
        assert t.happened("drawn") == 3 * 6, "each copy of I've Had Worse"


def test_9_9_9c_example_1_a_replacement_does_not_apply_to_its_own_result() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "HQ")
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 4
    assert t.happened("stolen") == 1


def hurt(seat: str) -> Table:
    """Chronos Protocol and Titanium Ribs, in a turn of the seat."""
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.rig("Titanium Ribs")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder")
    t.start(seat)
    t.effect("corp", Damage("net", 1))
    return t


def test_9_12_1c_example_1_the_active_player_chooses_and_the_corp_looks_all_the_same() -> None:
    for seat in ("corp", "runner"):
        t = hurt(seat)
        assert t.asks("damaged")
        assert t.decision.seat == seat
        t.click("Legwork")
        assert t.names("heap") == ["Legwork"]
        assert "Corroder" in str(t.view("corp")), "the Corp has looked at the grip"


def test_10_4_3a_example_1_the_corp_selects_one_of_three_and_all_are_trashed_at_once() -> None:
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.hand("corp", "Snare!")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder", "Imp", "Leech")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    while not t.asks("damaged"):
        t.click("Pay") if t.offered("Pay 4") else go_on(t)
    assert t.decision.seat == "corp"
    t.click("Imp")
    assert len(t.names("heap")) == 3
    assert t.names("heap")[0] == "Imp"
    trashed = [event for event in t.game.state.happened if event.kind == "trashed" and event.damage]
    assert len(trashed) == 3
    damage = [event.serial for event in t.game.state.happened if event.kind == "damage"]
    assert len(damage) == 1
    assert damage[0] < trashed[0].serial


def test_10_3_1e_example_1_what_is_hosted_on_ice_that_cannot_host_is_trashed() -> None:
    t = Table()
    t.ice("HQ", "Tithonium", rezzed=False)
    t.hosted("Tithonium", "Chisel")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Rez Tithonium")
    assert t.names("heap") == []
    t.click("Rez Tithonium")
    assert t.names("heap") == ["Chisel"]
