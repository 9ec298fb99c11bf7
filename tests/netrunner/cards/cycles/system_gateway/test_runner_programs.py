"""Other programs of System Gateway."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    accesses,
    accesses_from_here,
    end_turn,
    finish_run,
    rigged,
    run_on,
    running,
)

# -- Botulus ----------------------------------------------------------------------------------------------


def next_turn(t: Table) -> None:
    """Go on to the Runner's next turn."""
    end_turn(t)
    t.pass_until("Gain 1 credit")
    end_turn(t)
    t.pass_until("Run on HQ")


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


def hosted(title: str, ice: str, virus: int, server: str = "HQ") -> Table:
    """A program hosted on a piece of ice; another piece protects R&D."""
    t = Table()
    t.ice(server, ice)
    t.ice("R&D", "Tithe")
    t.hosted(ice, title, virus=virus)
    return t


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


# -- Conduit ----------------------------------------------------------------------------------------------


def test_conduit_may_gain_a_counter_after_a_run_on_rd() -> None:
    t = rigged("Conduit")
    t.click("Run on R&D")
    t.pass_until("Use Conduit")
    t.click("Use Conduit")
    assert t.card("Conduit").virus == 1


def test_conduit_counter_can_be_declined() -> None:
    t = rigged("Conduit")
    t.click("Run on R&D")
    t.pass_until("Use Conduit")
    t.click("Do not")
    assert t.card("Conduit").virus == 0


def test_conduit_gains_nothing_elsewhere_or_without_success() -> None:
    t = Table()
    t.ice("R&D", "Palisade")
    t.rig("Conduit")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert t.offered("Gain 1 credit")
    assert t.card("Conduit").virus == 0


def test_conduit_digs_as_deep_as_it_has_counters() -> None:
    t = Table()
    t.rig("Conduit", virus=2)
    t.start("runner")
    t.click("Conduit: Run R&D")
    assert accesses_from_here(t) == 3
    t.click("Use Conduit")
    assert t.card("Conduit").virus == 3


def test_conduit_digs_only_with_its_own_action() -> None:
    t = Table()
    t.rig("Conduit", virus=2)
    t.start("runner")
    assert accesses(t, "R&D") == 1


def test_conduit_is_emptied_by_a_purge() -> None:
    t = Table()
    t.rig("Conduit", "Leech", virus=3)
    t.start("corp")
    t.click("Purge virus counters")
    assert t.card("Conduit").virus == 0
    assert t.card("Leech").virus == 0


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


# -- Leech ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "counters"), [("HQ", 1), ("R&D", 1), ("Archives", 1), ("Server 1", 0)])
def test_leech_grows_on_central_servers(server: str, counters: int) -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.rig("Leech")
    t.start("runner")
    run_on(t, server)
    assert t.card("Leech").virus == counters


def test_leech_weakens_the_ice_for_one_encounter() -> None:
    t = Table()
    (oid,) = t.ice("HQ", "Whitespace")
    (tithe,) = t.ice("R&D", "Karunā")
    t.rig("Leech", virus=2)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Leech: The ice")
    assert t.game.strength(t.game.state.cards[oid]) == -1
    assert t.game.strength(t.game.state.cards[tithe]) == 3
    t.click("Let the unbroken")
    assert t.game.strength(t.game.state.cards[oid]) == 0
    assert t.card("Leech").virus == 1


def test_leech_helps_an_icebreaker_reach() -> None:
    t = Table()
    t.ice("HQ", "Karunā")
    t.rig("Carmen", "Leech", virus=1)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Carmen: Break")
    t.click("Leech: The ice")
    assert t.offered("Carmen: Break 1 sentry subroutine")


def test_leech_is_not_offered_outside_encounters_or_empty() -> None:
    t = Table()
    t.rig("Leech", virus=2)
    t.start("runner")
    assert not t.offered("Leech")


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
