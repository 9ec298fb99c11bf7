"""Barriers of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, facing, finish_run, go_on, grip, let, running

# -- Envelopment ------------------------------------------------------------------------------------------


def test_envelopment_has_a_subroutine_for_each_counter_and_then_its_own() -> None:
    t = Table()
    t.set(corp_credits=5)
    t.ice("HQ", "Envelopment", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Envelopment")
    assert t.card("Envelopment").power == 4
    assert len(t.game.subroutines(t.card("Envelopment").oid)) == 5
    let(t)
    assert not running(t)
    assert "Envelopment" in t.names("installed")  # its own one stands last


def test_envelopment_shrinks_each_turn_and_goes() -> None:
    t = Table()
    t.ice("HQ", "Envelopment", power=1)
    t.hand("corp", "Hedge Fund")
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("Envelopment").power == 0
    t = facing("Envelopment")
    let(t)
    assert "Envelopment" in t.names("archives")
    assert running(t)


# -- Hákarl 1.0 -------------------------------------------------------------------------------------------


def hakarl() -> Table:
    """Hákarl 1.0 is rezzed in a run on its server, behind it Brân 1.0."""
    t = Table()
    t.set(corp_credits=20)
    t.ice("HQ", "Brân 1.0", "Hákarl 1.0", rezzed=False)
    t.root("Server 1", "Mental Health Clinic", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Hákarl 1.0")
    return t


def test_hakarl_keeps_the_runner_from_clicking_through_bioroids() -> None:
    t = hakarl()
    assert t.decision.seat == "corp"
    t.click("Use Hákarl 1.0")
    if t.decision.kind == "target":
        t.click("Mental Health Clinic")
    assert not t.card("Mental Health Clinic").faceup
    while t.game.encounter is None:
        go_on(t)
    assert not t.offered("Hákarl 1.0: Break")
    let(t)
    assert not running(t)
    assert grip(t) == 4
    t.click("Run on HQ")
    assert not t.offered("Hákarl 1.0: Break")  # for the rest of the turn


def test_hakarl_need_not_derez() -> None:
    t = hakarl()
    t.click("Do not use it")
    assert t.card("Mental Health Clinic").faceup
    t.click("Hákarl 1.0: Break 1 subroutine")
    t.click("Break: The Corp does 1 core damage")
    let(t)
    assert (grip(t), t.game.state.core_damage) == (5, 0)
    assert not running(t)


def test_hakarl_does_core_damage() -> None:
    t = facing("Hákarl 1.0")
    let(t)
    assert t.game.state.core_damage == 1
    assert t.game.hand_size("runner") == 4


# -- Ivik -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "cost"), [((), 7), (("Palisade",), 7), (("Funhouse", "Funhouse"), 5)])
def test_ivik_is_cheaper_for_each_rezzed_code_gate(others: tuple[str, ...], cost: int) -> None:
    t = Table()
    t.set(corp_credits=20)
    t.ice("HQ", "Ivik", rezzed=False)
    t.ice("R&D", *others)
    t.ice("Archives", "Whitespace", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Ivik")
    assert t.credits("corp") == 20 - cost


def test_ivik_hurts_and_ends_the_run() -> None:
    t = facing("Ivik")
    let(t)
    assert grip(t) == 3
    assert not running(t)


# -- Echo -------------------------------------------------------------------------------------------------


def test_echo_grows_with_each_harmonic_ice_rezzed_itself_too() -> None:
    t = Table()
    t.set(corp_credits=20)
    t.ice("HQ", "Echo", "Pulse", "Palisade", rezzed=False)
    t.start("runner")
    t.play("Run on HQ", "Rez Palisade")
    let(t)
    assert not running(t)
    t = Table()
    t.set(corp_credits=20)
    t.ice("HQ", "Echo", rezzed=False)
    t.start("runner")
    t.play("Run on HQ", "Rez Echo")
    assert t.card("Echo").power == 1
    let(t)
    assert not running(t)


@pytest.mark.parametrize(("other", "counters"), [("Wave", 1), ("Palisade", 0)])
def test_echo_hears_of_harmonic_ice_alone(other: str, counters: int) -> None:
    t = Table()
    t.set(corp_credits=20)
    t.ice("HQ", "Echo")
    t.ice("R&D", other, rezzed=False)
    t.start("runner")
    t.play("Run on R&D", f"Rez {other}")
    while t.decision.seat == "corp":
        go_on(t)
    assert t.card("Echo").power == counters
    assert len(t.game.subroutines(t.card("Echo").oid)) == counters


# -- Maskirovka -------------------------------------------------------------------------------------------


def test_maskirovka_pays_2_and_ends_the_run() -> None:
    t = facing("Maskirovka")
    let(t)
    assert t.credits("corp") == 7
    assert not running(t)


# -- Hafrún -----------------------------------------------------------------------------------------------


def hafrun() -> Table:
    """A run in which Hafrún was rezzed, with two fracters against it and Ice Wall behind it."""
    t = Table()
    t.ice("HQ", "Ice Wall", "Hafrún", rezzed=False)
    t.rig("Cleaver", "Corroder")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=20, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Hafrún")
    return t


def test_hafrun_keeps_a_card_from_breaking_anything_for_the_run() -> None:
    t = hafrun()
    t.click("Trash 1")
    t.click("Hedge Fund")
    t.click("Cleaver")
    assert t.names("archives") == ["Hedge Fund"]
    t.pass_until("Corroder: +1")
    t.click("Corroder: +1")
    assert not t.offered("Cleaver: Break")
    t.click("Corroder: Break")
    t.pass_until("Rez Ice Wall")
    t.click("Rez Ice Wall")
    t.pass_until("Corroder: Break")
    assert not t.offered("Cleaver: Break")
    finish_run(t)
    t.click("Run on HQ")
    t.pass_until("Cleaver: Break")


def test_hafrun_lets_break_what_it_paid_nothing_for() -> None:
    t = hafrun()
    t.click("Do not pay")
    t.pass_until("Cleaver: Break")
    assert t.names("archives") == []


# -- Klevetnik --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("used", [True, False])
def test_klevetnik_silences_a_resource_until_the_next_turn_of_the_corp_ends(used: bool) -> None:
    t = Table()
    t.ice("HQ", "Klevetnik", rezzed=False)
    t.rig("No Free Lunch")
    t.set(corp_credits=9)
    t.start("runner", clicks=3)
    t.click("Run on HQ")
    t.click("Rez Klevetnik")
    t.click("Use Klevetnik" if used else "Do not use")
    finish_run(t)
    assert (t.offered("No Free Lunch"), t.credits("runner")) == (not used, 5 + 2 * used)
    end_turn(t)
    assert t.decision.seat == "corp"
    end_turn(t)
    assert t.offered("No Free Lunch: Gain 3")


def test_hafrun_ends_the_run() -> None:
    t = facing("Hafrún")
    let(t)
    assert not running(t)
