"""Hardware of many sets."""

from msgspec.structs import replace

from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import end_turn, finish_run, rigged, run_on, running

# -- memory and hand size ---------------------------------------------------------------------------------


def test_box_e_gives_memory_and_a_larger_hand() -> None:
    t = rigged("Box-E")
    assert t.game.memory_limit() == 6
    assert t.view("runner").runner.max_hand_size == 7
    assert t.view("runner").corp.max_hand_size == 5


def test_brain_chip_grows_with_the_runners_score() -> None:
    t = Table()
    t.rig("Brain Chip")
    t.score_area("runner", "Offworld Office")
    t.score_area("corp", "Send a Message")
    t.hand("corp", "Offworld Office")
    t.start("runner")
    assert t.game.memory_limit() == 6
    assert t.view("runner").runner.max_hand_size == 7
    run_on(t, "HQ")
    assert t.game.memory_limit() == 8
    assert t.view("runner").runner.max_hand_size == 9


def test_brain_chip_gives_nothing_without_points() -> None:
    t = rigged("Brain Chip")
    assert t.game.memory_limit() == 4
    assert t.view("runner").runner.max_hand_size == 5


# -- Cyberdelia -------------------------------------------------------------------------------------------


def test_cyberdelia_pays_for_the_first_ice_fully_broken_each_turn() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Palisade")
    t.rig("Cyberdelia", "Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    t.click("Cleaver: Break")
    assert t.credits("runner") == 9
    t.pass_until("Cleaver: Break")
    t.click("Cleaver: Break")
    assert t.credits("runner") == 8


def test_cyberdelia_waits_for_all_subroutines() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Cyberdelia", "Unity")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.play("Unity: Break", "Break: You lose")
    assert t.credits("runner") == 8
    t.click("Unity: Break")
    if t.offered("Break:"):
        t.click("Break:")
    assert t.credits("runner") == 8


# -- Dyson Fractal Generator ------------------------------------------------------------------------------


def test_dyson_fractal_generator_pays_for_fracters_and_is_refilled() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Cleaver", "Dyson Fractal Generator")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.pass_until("Run on HQ")
    assert t.card("Dyson Fractal Generator").credit == 1
    t.click("Run on HQ")
    t.click("Cleaver: Break")
    finish_run(t)
    assert t.card("Dyson Fractal Generator").credit == 0
    end_turn(t)
    t.pass_until("Gain 1 credit")
    end_turn(t)
    t.pass_until("Run on HQ")
    assert t.card("Dyson Fractal Generator").credit == 1


def test_dyson_fractal_generator_pays_for_no_decoder() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Unity")
    t.rig("Dyson Fractal Generator", credit=1)
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Unity: Break")


# -- Q-Coherence Chip -------------------------------------------------------------------------------------


def test_q_coherence_chip_goes_with_any_installed_program() -> None:
    t = Table()
    t.rig("Q-Coherence Chip")
    t.rig("Fermenter", virus=1)
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Fermenter: ")
    assert t.names("heap") == ["Fermenter", "Q-Coherence Chip"]


def test_q_coherence_chip_stays_when_other_cards_are_trashed() -> None:
    t = Table()
    t.rig("Q-Coherence Chip", "Carnivore", "Leech")
    t.hand("runner", "Unity", "Cleaver")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Carnivore")
    t.click("Carnivore")
    t.click("Unity", "Cleaver")
    finish_run(t)
    assert sorted(t.names("heap")) == ["Cleaver", "Unity"]
    assert "Q-Coherence Chip" in t.names("installed")


# -- Archives Interface -----------------------------------------------------------------------------------


def archives(*titles: str) -> Table:
    t = Table()
    t.rig("Archives Interface")
    t.discard_pile("corp", *titles)
    t.start("runner")
    return t


def test_archives_interface_removes_a_card_instead_of_accessing_it() -> None:
    t = archives("Hedge Fund", "Offworld Office")
    t.click("Run on Archives")
    t.pass_until("Hedge Fund")
    t.click("Hedge Fund")
    t.click("Use Archives Interface")
    assert t.names("removed") == ["Hedge Fund"]
    while running(t):
        assert not t.offered("Use Archives Interface")  # once each breach
        t.answer([t.asked.options[0].key])
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.names("archives") == []


def test_archives_interface_works_again_in_the_next_breach() -> None:
    t = archives("Hedge Fund", "Hedge Fund")
    for left in (1, 0):
        t.click("Run on Archives")
        t.pass_until("Use Archives Interface")
        t.click("Use Archives Interface")
        finish_run(t)
        assert len(t.names("archives")) == left


def test_archives_interface_may_be_left_unused_and_leaves_other_servers_alone() -> None:
    t = archives("Offworld Office")
    t.hand("corp", "Hedge Fund")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Archives Interface")
        t.answer([t.asked.options[0].key])
    t.click("Run on Archives")
    t.pass_until("Use Archives Interface")
    assert t.decision.seat == "runner"
    finish_run(t)
    assert t.names("runner_score") == ["Offworld Office"]


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


# -- Turntable --------------------------------------------------------------------------------------------


def test_turntable_swaps_the_stolen_agenda_for_one_the_corp_scored() -> None:
    """8.8.4c: counters stay on their agendas.

    Rules: 8.8.4c.
    """
    t = Table()
    blank("Small", "corp", "agenda", agenda_points=1, advancement_requirement=3)
    t.rig("Turntable")
    (big,) = t.score_area("corp", "Offworld Office")
    t.score_area("corp", "Send a Message")
    t.game.state.cards[big] = replace(t.card("Offworld Office", "corp_score"), agenda=2)
    t.hand("corp", "Small")
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    t.pass_until("Use Turntable")
    t.click("Use Turntable")
    assert t.options == ["Offworld Office", "Send a Message"]
    t.click("Offworld Office")
    assert t.names("runner_score") == ["Offworld Office"]
    assert sorted(t.names("corp_score")) == ["Send a Message", "Small"]
    assert t.card("Offworld Office", "runner_score").agenda == 2
    assert t.game.points("runner") == 2
    assert t.happened("scored") == 0
    assert t.happened("stolen") == 1


def test_turntable_is_not_offered_without_an_agenda_to_swap() -> None:
    t = Table()
    t.rig("Turntable")
    t.hand("corp", "Offworld Office")
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Turntable")
        t.answer([t.asked.options[0].key])
    assert t.names("runner_score") == ["Offworld Office"]
