"""The programs: viruses and icebreakers."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, accesses_from_here, finish_run, rigged, run_on, running


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


# -- icebreakers ------------------------------------------------------------------------------------------


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


def test_carmen_gains_three_for_two() -> None:
    t = Table()
    t.ice("HQ", "Karunā")
    (oid,) = t.rig("Carmen")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Carmen: +3 strength · 2 credits")
    assert t.game.strength(t.game.state.cards[oid]) == 5


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
