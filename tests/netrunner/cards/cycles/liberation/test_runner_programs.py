"""Other programs of the Liberation cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import against, finish_run, go_on, strength


def test_malandragem_bypasses_weak_ice_once_per_turn() -> None:
    t = Table()
    t.hand("runner", "Malandragem")
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Install Malandragem")
    assert t.card("Malandragem").power == 2
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.card("Malandragem").power == 1
    finish_run(t)
    assert t.happened("bypass") == 1
    t.click("Run on HQ")
    assert not t.offered("Malandragem")


def test_malandragem_does_not_bypass_strong_ice() -> None:
    t = against("Brân 1.0", "Malandragem", power=2)
    assert not t.offered("Malandragem")
    assert t.card("Malandragem").power == 2


def test_malandragem_is_removed_from_the_game_when_it_is_empty() -> None:
    t = Table()
    t.rig("Malandragem", power=1, loaded=("power",))
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.names("removed") == ["Malandragem"]


@pytest.mark.parametrize("points", [3, 4])
def test_malandragem_removes_itself_to_bypass_anything_when_the_threat_is_4(points: int) -> None:
    """Rules: 9.3.6f."""
    t = Table()
    blank("Threat", "corp", "agenda", agenda_points=points, advancement_requirement=3)
    t.score_area("corp", "Threat")
    t.rig("Malandragem", power=2)
    t.ice("HQ", "Brân 1.0")
    t.start("runner")
    t.click("Run on HQ")
    if points < 4:
        assert not t.offered("Remove")
        return
    t.click("Remove")
    assert t.names("removed") == ["Malandragem"]
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


def test_coalescence_is_worth_four_credits_in_the_own_turn() -> None:
    t = Table()
    t.hand("runner", "Coalescence")
    t.start("runner")
    t.click("Install Coalescence")
    assert (t.card("Coalescence").power, t.credits("runner")) == (2, 3)
    t.click("Coalescence: ")
    assert (t.card("Coalescence").power, t.credits("runner")) == (1, 5)
    t.click("Coalescence: ")
    assert not t.offered("Coalescence: ")


def test_coalescence_does_nothing_in_the_turn_of_the_corp() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Coalescence", power=2)
    t.start("corp")
    seats = set()
    for _ in range(4):
        seats.add(t.decision.seat)
        assert not t.offered("Coalescence: ")
        go_on(t)
    assert "runner" in seats


@pytest.mark.parametrize(
    ("ice", "asked"), [("Tithe", True), ("Archer", True), ("Lamplighter", True), ("Enigma", False)]
)
def test_laser_pointer_blinds_some_ice(ice: str, asked: bool) -> None:
    t = against(ice, "Laser Pointer")
    assert t.offered("Trash Laser Pointer") == asked
    if asked:
        t.click("Trash Laser Pointer")
        finish_run(t)
        assert t.happened("bypass") == 1
        assert t.names("heap") == ["Laser Pointer"]


def test_monkeywrench_weakens_its_host_and_the_other_ice_of_the_server() -> None:
    t = Table()
    t.ice("HQ", "Eli 1.0", "Wall of Static")
    t.ice("R&D", "Tithe")
    t.hand("runner", "Monkeywrench")
    t.start("runner")
    t.click("Install Monkeywrench on Eli")
    assert [strength(t, title) for title in ("Eli 1.0", "Wall of Static", "Tithe")] == [2, 2, 1]


def entangled(ice: str, credits: int = 5) -> Table:
    """A run on HQ, where a Physarum Entangler lies on the ice; the same ice protects R&D."""
    t = Table()
    t.ice("HQ", ice)
    t.hosted(ice, "Physarum Entangler")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_physarum_entangler_bypasses_for_a_credit_a_subroutine() -> None:
    t = entangled("Bathynomus")
    t.click("Pay 1")
    finish_run(t)
    assert (t.credits("runner"), t.happened("bypass")) == (4, 1)
    t = entangled("Tithe")
    t.click("Pay 2")
    assert t.credits("runner") == 3


def test_physarum_entangler_does_not_bypass_barriers_nor_for_less() -> None:
    assert not entangled("Palisade").offered("Pay 1")
    assert not entangled("Tithe", credits=1).offered("Pay")


def test_physarum_entangler_goes_on_ice_and_with_a_purge() -> None:
    t = Table()
    t.hand("runner", "Physarum Entangler")
    t.start("runner")
    assert not t.offered("Install Physarum")
    t = Table()
    t.ice("HQ", "Tithe")
    t.hosted("Tithe", "Physarum Entangler")
    t.start("corp")
    t.click("Purge virus counters")
    assert t.names("heap") == ["Physarum Entangler"]


def test_saci_gains_when_its_ice_is_rezzed() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.ice("R&D", "Enigma", rezzed=False)
    t.hosted("Ice Wall", "Saci")
    t.start("runner")
    t.play("Run on R&D", "Rez Enigma")
    finish_run(t)
    assert t.credits("runner") == 5
    t.play("Run on HQ", "Rez Ice Wall")
    finish_run(t)
    assert t.credits("runner") == 8


def test_saci_gains_when_its_ice_is_derezzed() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.hosted("Tithe", "Saci")
    t.rig("Capybara")
    t.rig("Malandragem", power=2)
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter", "Remove Capybara")
    assert not t.card("Tithe").faceup
    assert t.credits("runner") == 8


def test_saci_is_installed_on_ice() -> None:
    t = Table()
    t.hand("runner", "Saci", "Monkeywrench")
    t.start("runner")
    assert not t.offered("Install Saci")
    assert not t.offered("Install Monkeywrench")


@pytest.mark.parametrize("title", ["Saci", "Physarum Entangler"])
def test_these_trojans_lie_on_the_ice_they_are_installed_on(title: str) -> None:
    t = Table()
    (wall,) = t.ice("HQ", "Palisade")
    t.hand("runner", title)
    t.start("runner")
    t.click(f"Install {title} on Palisade")
    assert t.card(title).host == wall
