"""Icebreakers of System Gateway."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, run_on, running, strength

# -- Buzzsaw ----------------------------------------------------------------------------------------------


def run_with(*titles: str, against: str, **fields: int) -> Table:
    """The Runner encounters a piece of ice protecting HQ, with these installed."""
    t = Table()
    t.ice("HQ", against)
    t.rig(*titles)
    t.set(**({"runner_credits": 20} | fields))
    t.start("runner")
    t.click("Run on HQ")
    return t


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


# -- Carmen -----------------------------------------------------------------------------------------------


def test_carmen_is_cheaper_after_a_successful_run() -> None:
    """Rules: 9.1.8d, 1.16.6.

    Rules: 9.3.3a.
    """
    t = Table()
    t.hand("runner", "Carmen")
    t.start("runner")
    assert t.offered("Install Carmen · 5 credits")
    run_on(t, "Archives")
    t.click("Install Carmen · 3 credits")
    assert t.credits("runner") == 2


def test_carmen_is_not_cheaper_after_a_failed_run() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Carmen")
    t.start("runner")
    run_on(t, "HQ")
    assert t.offered("Install Carmen · 5 credits")


@pytest.mark.parametrize(
    ("breaker", "fitting"),
    [("Carmen", "Tithe"), ("Cleaver", "Palisade"), ("Unity", "Whitespace")],
)
def test_icebreakers_break_their_own_kind(breaker: str, fitting: str) -> None:
    """Rules: 3.9.5, 9.8.6, 9.8.7."""
    for title in ("Tithe", "Palisade", "Whitespace"):
        t = Table()
        t.ice("HQ", title)
        t.rig(breaker)
        t.set(runner_credits=9)
        t.hand("runner", *["Sure Gamble"] * 5)
        t.start("runner")
        t.click("Run on HQ")
        assert t.offered(f"{breaker}: Break") is (title == fitting)


def test_icebreakers_need_the_strength_of_the_ice() -> None:
    t = Table()
    t.ice("Server 1", "Palisade")  # strength 4
    t.rig("Cleaver")  # strength 3
    t.start("runner")
    t.click("Run on Server 1")
    assert not t.offered("Cleaver: Break")
    t.click("Cleaver: +1 strength")
    t.click("Cleaver: Break")
    assert t.credits("runner") == 2


def test_strength_is_gone_after_the_encounter() -> None:
    t = Table()
    t.ice("Server 1", "Palisade", "Palisade")
    (oid,) = t.rig("Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.play("Cleaver: +1 strength", "Cleaver: Break")
    t.pass_until("Cleaver: +1 strength")
    assert t.game.strength(t.game.state.cards[oid]) == 3
    assert not t.offered("Cleaver: Break")


def test_carmen_gains_three_for_two() -> None:
    t = Table()
    t.ice("HQ", "Karunā")
    (oid,) = t.rig("Carmen")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Carmen: +3 strength · 2 credits")
    assert t.game.strength(t.game.state.cards[oid]) == 5


# -- Cleaver ----------------------------------------------------------------------------------------------


def test_cleaver_breaks_one_or_two() -> None:
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.rig("Cleaver")
    t.set(runner_credits=20)
    t.hand("corp", "Tithe")
    t.start("runner")
    t.click("Run on HQ")
    t.play(*["Cleaver: +1 strength"] * 3)
    t.click("Cleaver: Break up to 2")
    assert (t.asked.minimum, t.asked.maximum) == (1, 2)
    t.answer([t.asked.options[1].key, t.asked.options[2].key])
    assert t.credits("runner") == 13
    t.click("Let the unbroken")
    assert t.decision.seat == "corp"
    assert t.offered("Install Tithe from HQ")


def test_cleaver_may_break_just_one_of_two() -> None:
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.rig("Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.play(*["Cleaver: +1 strength"] * 3)
    t.click("Cleaver: Break up to 2")
    t.click("Break: The Corp may install")
    t.click("Let the unbroken")
    assert not running(t)


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


# -- Mayfly -----------------------------------------------------------------------------------------------


def mayfly() -> Table:
    t = Table()
    t.ice("Server 1", "Tithe", "Whitespace")
    t.root("Server 1", "Nico Campaign")
    t.rig("Mayfly")
    t.set(runner_credits=20)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    return t


def test_mayfly_breaks_anything_and_dies_when_the_run_ends() -> None:
    t = mayfly()
    t.click("Break everything with Mayfly")
    assert "Mayfly" in t.names("installed")
    finish_run(t)
    assert t.names("heap").count("Mayfly") == 1


def test_mayfly_dies_when_the_runner_jacks_out() -> None:
    t = mayfly()
    t.click("Break everything with Mayfly")
    t.pass_until("Jack out")
    t.click("Jack out")
    assert "Mayfly" in t.names("heap")


def test_mayfly_dies_when_the_run_is_ended() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Tithe")
    t.rig("Mayfly")
    t.set(runner_credits=9)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break everything with Mayfly")
    finish_run(t)
    assert "Mayfly" in t.names("heap")


def test_mayfly_lives_if_it_breaks_nothing() -> None:
    t = mayfly()
    t.click("Mayfly: +1 strength")
    finish_run(t)
    assert "Mayfly" in t.names("installed")


def test_mayfly_used_in_one_run_does_not_take_the_next_one_along() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Mayfly")
    t.set(runner_credits=20)
    t.hand("runner", "Mayfly")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break everything with Mayfly")
    finish_run(t)
    t.click("Install Mayfly")
    run_on(t, "Archives")
    assert t.names("installed") == ["Whitespace", "Mayfly"]
    assert t.names("heap") == ["Mayfly"]


# -- Unity ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rig", "gain"),
    [(("Unity",), 1), (("Unity", "Carmen"), 2), (("Unity", "Carmen", "Leech", "Cleaver"), 3)],
)
def test_unity_counts_installed_icebreakers_and_itself(rig: tuple[str, ...], gain: int) -> None:
    t = Table()
    t.ice("HQ", "Funhouse")
    oids = t.rig(*rig)
    t.start("runner")
    t.play("Run on HQ", "Take 1 tag")
    t.click(f"Unity: +{gain} strength · 1 credit")
    assert t.game.strength(t.game.state.cards[oids[0]]) == 1 + gain
