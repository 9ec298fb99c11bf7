"""Sentries of System Gateway."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, finish_run, go_on, grip, let, running

# -- Ansel 1.0 --------------------------------------------------------------------------------------------


def ansel(*rig: str, hand: tuple[str, ...] = ("Hedge Fund",), server: str = "Server 1") -> Table:
    """A Runner who encounters Ansel 1.0 protecting an Offworld Office."""
    t = Table()
    t.ice(server, "Ansel 1.0")
    t.root("Server 1", "Offworld Office")
    t.root("Server 1", "Manegarm Skunkworks")
    t.rig(*rig)
    t.hand("corp", *hand)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click(f"Run on {server}")
    return t


def test_ansel_trashes_any_installed_runner_card() -> None:
    t = ansel("Pennyshaver", "Red Team")
    let(t)
    assert t.decision.seat == "corp"
    assert sorted(label.removeprefix("Choose ") for label in t.options) == ["Pennyshaver", "Red Team"]
    t.click("Red Team")
    assert t.names("heap") == ["Red Team"]


def test_ansel_installs_a_card_from_hq_or_archives() -> None:
    t = ansel(hand=("Hedge Fund", "Palisade"))
    t.discard_pile("corp", "Nico Campaign", faceup=False)
    let(t)
    assert t.options == ["Nico Campaign", "Palisade", "No"]
    t.click("Nico Campaign")
    t.click("A new server")
    assert t.card("Nico Campaign").server == "remote2"


def test_ansel_pays_for_the_ice_it_installs() -> None:
    t = ansel(hand=("Palisade",))
    let(t)
    t.click("Palisade")
    t.click("Server 1")
    assert t.credits("corp") == 4


def test_ansel_installing_is_optional() -> None:
    t = ansel(hand=("Palisade",))
    let(t)
    t.click("No")
    assert t.names("hq") == ["Palisade"]


def test_after_ansel_nothing_is_stolen_or_trashed_in_this_run() -> None:
    t = ansel(hand=())
    t.set(runner_credits=9)
    let(t)
    while running(t):
        assert not t.offered("Trash")
        assert not t.offered("Steal")
        go_on(t)
    assert t.names("runner_score") == []
    assert sorted(t.names("installed")) == ["Ansel 1.0", "Manegarm Skunkworks", "Offworld Office"]
    t.click("Run on Server 1")  # another run is free of it once the subroutine is broken
    for _ in range(2):
        t.click("Ansel 1.0: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(next(label for label in reversed(t.options)))
    finish_run(t)
    assert t.names("runner_score") == ["Offworld Office"]


def test_ansel_can_be_clicked_through_by_the_runner_only() -> None:
    t = ansel("Pennyshaver")
    t.click("Ansel 1.0: Break 1 subroutine")
    t.click("Break: The Corp trashes 1 installed Runner card")
    assert t.clicks("runner") == 2
    t.click(LET)
    assert "Pennyshaver" in t.names("installed")
    t = Table()
    t.ice("HQ", "Ansel 1.0")
    t.start("corp")
    assert not t.offered("Ansel 1.0")


# -- Ballista ---------------------------------------------------------------------------------------------


def ballista(*rig: str) -> Table:
    """The subroutine of Ballista resolves."""
    t = Table()
    t.ice("HQ", "Ballista")
    t.rig(*rig)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_ballista_trashes_a_program_or_ends_the_run() -> None:
    t = ballista("Unity", "Pennyshaver", "Carmen")
    assert t.decision.seat == "corp"
    assert len(t.options) == 2
    t.click("Trash 1 installed program")
    assert sorted(label.removeprefix("Choose ") for label in t.options) == ["Carmen", "Unity"]
    t.click("Carmen")
    assert t.names("heap") == ["Carmen"]
    assert running(t)
    t = ballista("Unity")
    t.click("End the run")
    assert not running(t)
    assert t.names("heap") == []


@pytest.mark.parametrize(("mode", "runs"), [("End the run", False), ("Trash 1 installed program", True)])
def test_ballista_without_programs_leaves_the_corp_the_choice(mode: str, runs: bool) -> None:
    """1.2.4: it says nothing of "must" (9.12.3c)."""
    t = ballista("Pennyshaver")
    t.click(mode)
    assert (running(t), t.names("heap")) == (runs, [])


# -- Karunā -----------------------------------------------------------------------------------------------


def test_karuna_lets_the_runner_jack_out_in_between() -> None:
    t = facing("Karunā")
    let(t)
    assert grip(t) == 3
    t.click("Jack out")
    assert grip(t) == 3
    assert not running(t)


def test_karuna_hurts_again_who_stays() -> None:
    t = facing("Karunā")
    let(t)
    go_on(t)
    assert grip(t) == 1
    assert running(t)


def test_karuna_broken_in_part() -> None:
    t = facing("Karunā", "Carmen", runner_credits=9)
    t.click("Carmen: +3 strength")
    t.click("Carmen: Break")
    t.click("Break: The Corp does 2 net damage. You may jack out.")
    t.click(LET)
    assert grip(t) == 3
    assert running(t)


# -- Tithe ------------------------------------------------------------------------------------------------


def test_tithe_hurts_and_pays() -> None:
    t = facing("Tithe", corp_credits=0)
    let(t)
    assert grip(t) == 4
    assert t.credits("corp") == 1
    assert running(t)


def test_tithe_broken_does_nothing() -> None:
    t = facing("Tithe", "Mayfly", corp_credits=0)
    t.click("Break everything with Mayfly")
    assert (grip(t), t.credits("corp")) == (5, 0)
