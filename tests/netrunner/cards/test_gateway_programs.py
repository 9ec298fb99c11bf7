"""System Gateway: programs outside of the starter decks."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, running, strength


def run_with(*titles: str, against: str, **fields: int) -> Table:
    """The Runner encounters a piece of ice protecting HQ, with these installed."""
    t = Table()
    t.ice("HQ", against)
    t.rig(*titles)
    t.set(**({"runner_credits": 20} | fields))
    t.start("runner")
    t.click("Run on HQ")
    return t


def next_turn(t: Table) -> None:
    """Go on to the Runner's next turn."""
    end_turn(t)
    t.pass_until("Gain 1 credit")
    end_turn(t)
    t.pass_until("Run on HQ")


# -- Buzzsaw ----------------------------------------------------------------------------------------------


def test_buzzsaw_breaks_up_to_two_code_gate_subroutines_for_one_credit() -> None:
    t = run_with("Buzzsaw", against="Whitespace")
    t.click("Buzzsaw: Break up to 2 code gate subroutines · 1 credit")
    finish_run(t)
    assert t.credits("runner") == 19
    assert t.happened("successful_run", server="hq") == 1


def test_buzzsaw_breaks_no_other_ice() -> None:
    assert not run_with("Buzzsaw", against="Tithe").offered("Buzzsaw: Break")


def test_buzzsaw_gains_strength() -> None:
    t = run_with("Buzzsaw", against="Whitespace")
    t.click("Buzzsaw: +1 strength · 3 credits")
    assert strength(t, "Buzzsaw") == 4
    assert t.credits("runner") == 17


# -- Echelon ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "total"), [((), 1), (("Carmen",), 2), (("Carmen", "Cleaver", "Leech"), 3)]
)
def test_echelon_is_as_strong_as_there_are_icebreakers(others: tuple[str, ...], total: int) -> None:
    t = run_with("Echelon", *others, against="Tithe")
    assert strength(t, "Echelon") == total
    assert t.offered("Echelon: Break 1 sentry subroutine · 1 credit")
    t.click("Echelon: +2 strength · 3 credits")
    assert strength(t, "Echelon") == total + 2


def test_echelon_breaks_one_sentry_subroutine() -> None:
    t = run_with("Echelon", against="Tithe")
    t.play("Echelon: Break", "Break: The Corp gains")
    assert t.credits("runner") == 19
    assert not run_with("Echelon", against="Palisade").offered("Echelon: Break")


# -- Marjanah ---------------------------------------------------------------------------------------------


def test_marjanah_costs_less_after_a_successful_run() -> None:
    t = run_with("Marjanah", against="Palisade", runner_credits=30)
    t.play(*["Marjanah: +1 strength · 1 credit"] * 3)
    t.click("Marjanah: Break 1 barrier subroutine · 2 credits")
    assert t.credits("runner") == 25
    finish_run(t)
    t.click("Run on HQ")
    t.play(*["Marjanah: +1 strength"] * 3)
    t.click("Marjanah: Break 1 barrier subroutine · 1 credit")
    assert t.credits("runner") == 21


def test_marjanah_costs_two_after_a_failed_run_and_breaks_no_code_gate() -> None:
    t = run_with("Marjanah", against="Palisade")
    finish_run(t)
    t.click("Run on HQ")
    t.play(*["Marjanah: +1 strength"] * 3)
    assert t.offered("Marjanah: Break 1 barrier subroutine · 2 credits")
    assert not run_with("Marjanah", against="Whitespace").offered("Marjanah: Break")


# -- Botulus ----------------------------------------------------------------------------------------------


def hosted(title: str, ice: str, virus: int, server: str = "HQ") -> Table:
    """A program hosted on a piece of ice; another piece protects R&D."""
    t = Table()
    t.ice(server, ice)
    t.ice("R&D", "Tithe")
    t.hosted(ice, title, virus=virus)
    return t


def test_botulus_is_installed_on_ice_and_comes_with_a_counter() -> None:
    t = Table()
    (wall,) = t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Nico Campaign")
    t.hand("runner", "Botulus")
    t.start("runner")
    assert [label for label in t.options if "Botulus" in label] == [
        "Install Botulus on Palisade · 2 credits",
        "Install Botulus on the unrezzed ice protecting R&D · 2 credits",
    ]
    t.click("Install Botulus on Palisade")
    assert t.card("Botulus").host == wall
    assert t.card("Botulus").virus == 1
    next_turn(t)
    assert t.card("Botulus").virus == 2


def test_botulus_cannot_be_installed_without_ice() -> None:
    t = Table()
    t.hand("runner", "Botulus")
    t.start("runner")
    assert not t.offered("Install Botulus")


def test_botulus_breaks_any_subroutine_of_its_host() -> None:
    t = hosted("Botulus", "Palisade", virus=1)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Botulus: Break 1 subroutine")
    assert t.card("Botulus").virus == 0
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


def test_botulus_breaks_nothing_else() -> None:
    t = hosted("Botulus", "Palisade", virus=1)
    t.start("runner")
    t.click("Run on R&D")
    assert not t.offered("Botulus")
    t = hosted("Botulus", "Palisade", virus=0)
    t.start("runner")
    t.click("Run on HQ")
    assert running(t)
    assert not t.offered("Botulus")


def test_botulus_goes_with_its_ice() -> None:
    """Rules: 1.13.9."""
    t = hosted("Botulus", "Palisade", virus=1)
    t.hand("corp", "Brân 1.0")
    t.start("corp")
    t.click("Install Brân 1.0 protecting HQ, trashing first")
    t.click("Palisade")
    assert t.names("heap") == ["Botulus"]


# -- Fermenter --------------------------------------------------------------------------------------------


def test_fermenter_grows_and_is_cashed_in() -> None:
    t = Table()
    t.hand("runner", "Fermenter")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Install Fermenter")
    assert t.card("Fermenter").virus == 1
    next_turn(t)
    assert t.card("Fermenter").virus == 2
    before = t.credits("runner")
    t.click("Fermenter: Gain 4 credits")
    assert t.credits("runner") == before + 4
    assert t.clicks("runner") == 3
    assert t.names("heap") == ["Fermenter"]


def test_fermenter_does_not_grow_when_the_corps_turn_begins() -> None:
    t = Table()
    t.rig("Fermenter", virus=1)
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.card("Fermenter").virus == 1


# -- Tranquilizer -----------------------------------------------------------------------------------------


def test_tranquilizer_derezzes_its_host_from_the_third_counter_on() -> None:
    t = hosted("Tranquilizer", "Palisade", virus=1)
    t.start("runner", turn_begins=True)
    t.pass_until("Run on HQ")
    assert t.card("Tranquilizer").virus == 2
    assert t.card("Palisade").faceup
    next_turn(t)
    assert t.card("Tranquilizer").virus == 3
    assert not t.card("Palisade").faceup
    assert t.card("Tithe").faceup


def test_tranquilizer_derezzes_again_what_was_rezzed_again() -> None:
    t = hosted("Tranquilizer", "Palisade", virus=5)
    t.start("runner", turn_begins=True)
    t.pass_until("Run on HQ")
    assert not t.card("Palisade").faceup
    t.click("Run on HQ")
    t.click("Rez Palisade")
    assert t.card("Palisade").faceup
    finish_run(t)
    next_turn(t)
    assert not t.card("Palisade").faceup


def test_tranquilizer_is_installed_on_ice_with_a_counter() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Tranquilizer")
    t.start("runner")
    t.click("Install Tranquilizer on Palisade · 2 credits")
    assert t.card("Tranquilizer").virus == 1
    assert t.card("Tranquilizer").host == t.card("Palisade").oid
    assert t.card("Palisade").faceup
