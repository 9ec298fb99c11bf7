"""Hardware of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, finish_run, go_on, let

# -- Boomerang --------------------------------------------------------------------------------------------


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


# -- Devil Charm ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_devil_charm_weakens_ice_for_the_run(use: bool) -> None:
    t = against("Hunter", "Devil Charm")
    t.click(t.options[0] if use else "Do not pay")
    assert t.game.strength(t.card("Hunter")) == (-2 if use else 4)
    assert t.names("removed") == ["Devil Charm"] * use
