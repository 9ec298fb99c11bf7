"""Hardware of the Flashpoint cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import crisium, finish_run, go_on, grip, rigged, run_on, running

# -- GPI Net Tap ------------------------------------------------------------------------------------------


def net_tap(*, rezzed: bool = False) -> Table:
    t = Table()
    t.ice("HQ", "Palisade", rezzed=rezzed)
    t.rig("GPI Net Tap", "Au Revoir")
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_gpi_net_tap_exposes_the_ice_that_is_approached() -> None:
    t = net_tap()
    assert "Palisade" not in str(t.view("runner"))
    t.click("Yes: expose")
    assert t.happened("exposed") == 1
    assert t.decision.seat == "runner"
    t.click("Trash GPI Net Tap")
    assert t.names("heap") == ["GPI Net Tap"]
    assert not running(t)
    assert t.credits("runner") == 6  # Au Revoir: it is jacking out


def test_gpi_net_tap_may_be_kept() -> None:
    t = net_tap()
    t.click("No")
    assert t.happened("exposed") == 0
    t.click("Do not")
    t.pass_until("Rez Palisade")
    assert running(t)
    assert "GPI Net Tap" in t.names("installed")


def test_gpi_net_tap_jacks_out_of_rezzed_ice_too_and_exposes_none() -> None:
    t = net_tap(rezzed=True)
    t.click("Trash GPI Net Tap")
    assert t.happened("exposed") == 0
    assert not running(t)


# -- Obelus -----------------------------------------------------------------------------------------------


def test_obelus_draws_for_accesses_and_grows_with_tags() -> None:
    t = rigged("Obelus", "R&D Interface", tags=2)
    assert (t.game.memory_limit(), t.game.hand_size("runner")) == (5, 7)
    run_on(t, "R&D")
    assert grip(t) == 2
    run_on(t, "HQ")
    assert grip(t) == 2, "the first time each turn"


# -- Top Hat ----------------------------------------------------------------------------------------------


def test_top_hat_accesses_one_of_the_top_five_unseen() -> None:
    t = rigged("Top Hat")
    t.deck("corp", "Palisade", "Enigma", "Urtica Cipher", "Hunter", "Offworld Office", "Tollbooth")
    t.refresh()
    t.click("Run on R&D")
    while not t.offered("Top Hat"):
        go_on(t)
    t.click(next(label for label in t.options if "Top Hat" in label))
    assert t.options == [f"Card {n} from the top of R&D" for n in range(1, 6)]
    assert all(option.code is None for option in t.asked.options)
    t.answer([t.asked.options[4].key])
    finish_run(t)
    assert t.happened("breach_begins") == 0
    assert t.names("runner_score") == ["Offworld Office"]


def test_top_hat_may_stay_on() -> None:
    t = rigged("Top Hat")
    t.click("Run on R&D")
    while not t.offered("Top Hat"):
        go_on(t)
    t.click(next(label for label in t.options if "Top Hat" not in label))
    finish_run(t)
    assert t.happened("breach_begins") == 1


@pytest.mark.parametrize("grid", [False, True])
def test_top_hat_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("R&D") if grid else Table()
    t.rig("Top Hat")
    t.start("runner")
    t.click("Run on R&D")
    asked = False
    while t.game.run is not None:
        asked = asked or t.offered("Top Hat")
        go_on(t)
    assert asked is not grid
