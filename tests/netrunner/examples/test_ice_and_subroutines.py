"""The rulebook's examples about ice that moves, subroutines that are replaced and what is said of a card."""

from __future__ import annotations

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.sets import Each
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, finish_run, go_on, let, running


def test_1_12_6_example_1_ice_that_is_gone_was_passed_all_the_same() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Enigma", rezzed=False)
    t.hand("runner", "Bravado")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=3, corp_credits=0)
    t.start("runner")
    t.play("Play Bravado")
    t.pass_until("Go on")
    t.effect("corp", Trash(Each(Protecting("hq", "outermost"))))
    assert t.names("archives") == ["Enigma"]
    finish_run(t)
    assert t.credits("runner") == 3 - 3 + 6 + 2


def test_6_2_4c_example_1_the_runner_goes_along_with_the_ice_they_encounter() -> None:
    t = Table()
    t.ice("Server 1", "Bullfrog")
    t.root("Server 1", "PAD Campaign")
    t.ice("Archives", "Ice Wall")
    t.start("runner")
    t.click("Run on Server 1")
    let(t)
    t.play("1 credit", "0 credits")
    assert "Server 1" not in t.options, "another server"
    t.click("Archives")
    run = t.game.run
    assert run is not None
    assert (run.server, run.position) == ("archives", 1)
    t.pass_until(LET)
    assert run is not t.game.run
    assert t.game.run is not None
    assert t.game.run.ice == t.card("Ice Wall").oid


def test_9_8_3a_example_2_a_new_subroutine_is_the_last() -> None:
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Panic Button", rezzed=True)
    t.hand("corp", *["Hedge Fund"] * 3)
    t.ice("HQ", "Ashigaru")
    t.rig("Corroder", "Gbahali")
    t.set(runner_credits=20)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Corroder: Break 1 barrier") if t.offered("Corroder: Break") else t.pass_until("Gbahali")
    while not t.offered("Corroder: Break 1 barrier"):
        t.click("Corroder: +1")
    while t.offered("Corroder: Break 1 barrier"):
        t.click("Corroder: Break 1 barrier")
        if t.decision.kind == "target":
            t.answer([t.asked.options[0].key])
    assert not t.offered("Gbahali"), "there is none to break"
    t.play("Go on", "Panic Button: Draw")
    assert len(t.game.subroutines(t.card("Ashigaru").oid)) == 4
    t.pass_until("Gbahali: Break")
    t.click("Gbahali: Break")
    assert t.names("heap") == ["Gbahali"]
    finish_run(t)
    assert t.happened("successful_run") == 1


def test_9_8_10_example_1_what_is_resolved_instead_resolves_from_the_ice() -> None:
    t = Table()
    t.rig('Tsakhia "Bankhar" Gantulga', "Persephone")
    t.ice("HQ", "Bloop")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Tsakhia", "HQ")
    t.pass_until("Run on HQ")
    t.play("Run on HQ", LET)
    assert len(t.names("grip")) == 5 - 3
    assert t.game.state.core_damage == 0
    t.click("Use Persephone")
    assert t.names("archives") == ["Hedge Fund"] * 3


def test_10_1_5_example_1_the_name_of_a_card_on_itself_is_that_card() -> None:
    t = Table()
    t.ice("HQ", "Kitsune")
    t.ice("R&D", "Kitsune")
    t.hand("corp", "Ice Wall", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    kitsune = t.card("Kitsune")
    t.play("Yes", "Hedge Fund")
    go_on(t)
    assert kitsune.oid not in t.game.state.cards
    assert t.names("archives") == ["Kitsune"]
    assert t.card("Kitsune").server == "rd"
    assert running(t)


def test_10_3_1b_example_2_a_current_is_trashed_in_the_checkpoint_after_the_theft() -> None:
    t = Table()
    t.hand("corp", "Targeted Marketing", "Priority Requisition")
    t.start("corp")
    t.click("Play Targeted Marketing")
    t.play("S", "Sure Gamble")
    assert t.names("play") == ["Targeted Marketing"]
    end_turn(t)
    t.click("Run on HQ")
    while not t.happened("stolen"):
        go_on(t)
    assert t.names("play") == []
    assert "Targeted Marketing" in t.names("archives")


def test_9_8_3b_example_1_subroutines_are_lost_from_the_last_backwards() -> None:
    t = Table()
    t.hand("corp", *["Hedge Fund"] * 3)
    t.ice("HQ", "Ashigaru")
    t.rig("Corroder", "Utopia Shard")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    while t.offered("Corroder: +1"):
        if t.offered("Corroder: Break 1 barrier"):
            break
        t.click("Corroder: +1")
    t.click("Corroder: Break 1 barrier")
    t.answer([t.asked.options[0].key])
    assert t.game.unbroken() == [1, 2]
    t.click("Utopia Shard: The Corp discards")
    assert len(t.names("hq")) == 1
    assert (len(t.game.subroutines(t.card("Ashigaru").oid)), t.game.unbroken()) == (1, [])
    finish_run(t)
    assert t.happened("end_run") == 0, "the one that is left was broken already"
