"""Cards that the rulebook's examples name: runs, candidates of breaches, what was chosen for later."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let


def boomerang() -> Table:
    """Boomerang, thrown for the ice that protects HQ; R&D has a piece of ice, too."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Enigma")
    t.hand("runner", "Boomerang")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Install Boomerang")
    t.click("Enigma protecting HQ")
    return t


def test_boomerang_is_used_against_the_chosen_ice_alone() -> None:
    t = boomerang()
    assert "The Runner chooses **Enigma** (HQ)." in t.log("corp")
    t.click("Run on R&D")
    assert not t.offered("Boomerang")
    let(t)
    finish_run(t)
    t.click("Run on HQ")
    t.click("Boomerang: Break up to 2")
    assert t.names("heap") == ["Boomerang"]


def test_boomerang_comes_back_after_a_successful_run() -> None:
    t = boomerang()
    t.click("Run on HQ")
    t.click("Boomerang: Break up to 2")
    if t.decision.kind == "target":
        t.answer([option.key for option in t.asked.options])
    while not t.offered("Yes"):
        go_on(t)
    t.click("Yes")
    t.next_action()
    assert t.names("heap") == []
    assert "Boomerang" in t.names("stack")


def test_boomerang_stays_in_the_heap_after_another_run() -> None:
    t = boomerang()
    t.click("Run on HQ")
    t.click("Boomerang: Break up to 2")
    if t.decision.kind == "target":
        t.answer([option.key for option in t.asked.options][:1])
    let(t)
    while t.game.run is not None:
        t.click("Jack out") if t.offered("Jack out") else go_on(t)
    assert not t.offered("Yes")
    assert t.names("heap") == ["Boomerang"]


def test_pelangi_gives_the_ice_a_subtype_for_the_encounter() -> None:
    """Any that is printed on a piece of ice (2.16.6)."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Corroder")
    t.hand("runner", "Pelangi")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Pelangi")
    assert t.card("Pelangi").virus == 2
    t.click("Run on HQ")
    t.click("Pelangi:")
    assert {"Barrier", "Code Gate", "AP"} <= set(t.options)
    assert not t.offered("Icebreaker"), "printed on ice"
    t.click("Barrier")
    assert t.card("Pelangi").virus == 1
    assert not t.offered("Pelangi:"), "once per turn"
    assert t.offered("Corroder: Break")


def test_rip_deal_takes_as_many_cards_as_could_be_accessed() -> None:
    t = Table()
    t.hand("runner", "Rip Deal")
    t.hand("corp", "Hedge Fund", "Ice Wall")
    t.discard_pile("runner", "Corroder", "Leech")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Play Rip Deal")
    t.pass_until("Yes")
    t.click("Yes")
    t.click("Leech")
    finish_run(t)
    assert t.names("grip") == ["Leech"]
    assert t.happened("accessed") == 0
    assert t.names("removed") == ["Rip Deal"]


def test_rip_deal_leaves_the_accesses_to_who_wants_them() -> None:
    t = Table()
    t.hand("runner", "Rip Deal")
    t.hand("corp", "Hedge Fund", "Ice Wall")
    t.discard_pile("runner", "Corroder")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Play Rip Deal")
    t.pass_until("Yes")
    t.click("No")
    finish_run(t)
    assert t.happened("accessed") == 1
    assert t.names("grip") == []
    assert t.names("removed") == ["Rip Deal"]


def test_immolation_script_trashes_a_rezzed_copy_once_each_run() -> None:
    t = Table()
    t.ice("R&D", "Ice Wall", "Ice Wall")
    t.discard_pile("corp", "Ice Wall", "Enigma")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    t.pass_until("Use Immolation Script")
    t.click("Use Immolation Script")
    t.click("Ice Wall protecting R&D (outermost)")
    finish_run(t)
    assert t.names("archives").count("Ice Wall") == 2
    assert t.happened("accessed") == 2


def test_immolation_script_needs_a_rezzed_copy() -> None:
    t = Table()
    t.ice("R&D", "Ice Wall", rezzed=False)
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    while t.game.run is not None:
        assert not t.offered("Use Immolation")
        go_on(t)
    assert t.happened("accessed") == 1
