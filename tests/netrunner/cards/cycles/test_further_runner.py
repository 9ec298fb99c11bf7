"""The Runner's cards of further lots."""

import pytest

from engine.netrunner.language.effects import Damage, Trash
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip, rigged


def test_process_automation_pays_and_draws() -> None:
    t = Table()
    t.hand("runner", "Process Automation")
    t.start("runner")
    t.click("Play Process Automation")
    assert (t.credits("runner"), grip(t)) == (7, 1)


def test_scrubber_pays_for_trashing() -> None:
    t = Table()
    t.root("Server 1", "Melange Mining Corp.")
    t.rig("Scrubber")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.click("Run on Server 1")
    t.pass_until("Trash Melange Mining Corp.")
    t.click("Trash Melange Mining Corp.")
    assert (t.names("archives"), t.card("Scrubber").credit) == (["Melange Mining Corp."], 1)


def test_scheherazade_pays_for_programs_on_it() -> None:
    t = rigged("Scheherazade", runner_credits=9)
    t.hand("runner", "Leech", "Cleaver")
    t.refresh()
    t.click("Install Leech on Scheherazade")
    assert (t.credits("runner"), t.card("Leech").host) == (9 - 1 + 1, t.card("Scheherazade").oid)
    t.click("Install Cleaver")
    assert t.credits("runner") == 9 - 3, "not on it"


@pytest.mark.parametrize("way", ["Pay 3 credits", "Trash LLDS Energy Regulator"])
def test_llds_energy_regulator_saves_hardware(way: str) -> None:
    """9.9.3b: it is offered where installed hardware would be trashed."""
    t = rigged("LLDS Energy Regulator", "Pennyshaver", "Leech")
    t.effect("corp", Trash(Each(Type("hardware") | Named("Leech"))))
    t.play("LLDS Energy Regulator: Prevent", way)
    assert sorted(t.names("installed")) == sorted(
        ["Pennyshaver", *["LLDS Energy Regulator"] * way.startswith("Pay")]
    )
    assert t.credits("runner") == (2 if way.startswith("Pay") else 5)


def test_llds_energy_regulator_saves_nothing_else() -> None:
    t = rigged("LLDS Energy Regulator", "Leech")
    t.effect("corp", Trash(Each(Named("Leech"))))
    assert t.names("heap") == ["Leech"]
    t.hand("runner", "Pennyshaver")
    t.effect("corp", Trash(Each(InZone(("grip",)))))
    assert t.names("heap") == ["Leech", "Pennyshaver"], "it is not installed"


@pytest.mark.parametrize("title", ["Leech", "Pennyshaver"])
def test_sacrificial_construct_saves_a_program_or_hardware(title: str) -> None:
    t = rigged("Sacrificial Construct", "Leech", "Pennyshaver")
    t.effect("corp", Trash(Each(Type("program") | Type("hardware"))))
    t.click("Sacrificial Construct: Prevent")
    t.click(title)
    assert t.names("installed") == [title]


@pytest.mark.parametrize("kind", ["core", "net", "meat"])
def test_caldera_prevents_core_and_net_damage(kind: str) -> None:
    t = rigged("Caldera", runner_credits=9)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.effect("corp", Damage(kind, 2))  # type: ignore[arg-type]
    if kind == "meat":
        assert grip(t) == 1
        return
    t.click(f"Caldera: Prevent 1 {kind} damage")
    t.pass_until("Gain 1 credit")
    assert (grip(t), t.credits("runner")) == (2, 6)


@pytest.mark.parametrize("use", [True, False])
def test_joshua_b_gives_a_click_for_a_tag_at_the_end_of_the_turn(use: bool) -> None:
    t = Table()
    t.rig("Joshua B.")
    t.start("runner", turn_begins=True)
    t.click("Use Joshua B." if use else "Do not use")
    assert t.clicks("runner") == 4 + use
    assert t.game.state.tags == 0, "not before the turn ends"
    while t.clicks("runner"):
        t.click("Gain 1 credit")
    assert t.game.state.tags == use
