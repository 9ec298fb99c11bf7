"""Hardware of the Genesis cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, accesses, finish_run, go_on, rigged, run_on, running

# -- Doppelgänger -----------------------------------------------------------------------------------------


def test_doppelganger_runs_again_once_a_turn() -> None:
    t = rigged("Doppelgänger")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    t.pass_until("Use Doppelg")
    t.play("Use Doppelg", "R&D")
    while running(t):
        go_on(t)
    assert t.clicks("runner") == 3
    assert t.happened("successful_run") == 2
    run_on(t, "HQ")
    assert t.happened("run_begins") == 3


# -- Dyson Mem Chip ---------------------------------------------------------------------------------------


def test_dyson_mem_chip_gives_memory_and_link() -> None:
    t = rigged("Dyson Mem Chip")
    assert (t.game.memory_limit(), t.game.link()) == (5, 1)


# -- R&D Interface ----------------------------------------------------------------------------------------


def test_r_d_interface_accesses_one_more() -> None:
    t = rigged("R&D Interface")
    assert accesses(t, "R&D") == 2
    assert accesses(t, "HQ") == 1


# -- Spinal Modem -----------------------------------------------------------------------------------------


def test_spinal_modem_pays_for_icebreakers_and_minds_traces() -> None:
    t = Table()
    t.ice("HQ", "Hunter")
    t.rig("Spinal Modem", "Mimic")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner", turn_begins=True)
    assert (t.game.memory_limit(), t.card("Spinal Modem").credit) == (5, 2)
    t.click("Run on HQ")
    t.click(LET)
    t.play("0 credits", "0 credits")
    finish_run(t)
    assert t.game.state.core_damage == 1
    t.ice("R&D", "Rototurret")
    t.refresh()
    t.click("Run on R&D")
    t.click("Mimic: Break 1")
    t.click(t.options[0])
    assert (t.card("Spinal Modem").credit, t.credits("runner")) == (1, 5)
