"""Resources of the Borealis cycle that count with power counters."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, finish_run, go_on, rigged

# -- Dr. Nuka Vrolyck -------------------------------------------------------------------------------------


def test_dr_nuka_vrolyck_draws_three_twice() -> None:
    t = Table()
    t.hand("runner", "Dr. Nuka Vrolyck")
    t.start("runner")
    t.click("Install Dr. Nuka")
    assert t.card("Dr. Nuka Vrolyck").power == 2
    t.click("Dr. Nuka Vrolyck: Draw 3")
    assert (len(t.names("grip")), t.clicks("runner"), t.names("heap")) == (3, 2, [])
    t.click("Dr. Nuka Vrolyck: Draw 3")
    assert (len(t.names("grip")), t.names("heap")) == (6, ["Dr. Nuka Vrolyck"])


# -- Environmental Testing --------------------------------------------------------------------------------


def test_environmental_testing_pays_with_the_fourth_program_or_hardware() -> None:
    t = Table()
    t.hand("runner", "Environmental Testing", "Leech", "No Free Lunch", "Carnivore")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Install Environmental", "Install Leech", "Install No Free Lunch", "Install Carnivore")
    assert t.card("Environmental Testing").power == 2
    t = Table()
    t.rig("Environmental Testing", power=3)
    t.hand("runner", "Leech")
    t.start("runner")
    t.click("Install Leech")
    assert (t.names("heap"), t.credits("runner")) == (["Environmental Testing"], 5 - 1 + 9)


# -- Stoneship Chart Room ---------------------------------------------------------------------------------


def test_stoneship_chart_room_draws_two() -> None:
    t = rigged("Stoneship Chart Room")
    assert not t.offered("Stoneship Chart Room: Charge"), "nothing to charge"
    t.click("Stoneship Chart Room: Draw 2")
    assert (len(t.names("grip")), t.names("heap")) == (2, ["Stoneship Chart Room"])


def test_stoneship_chart_room_charges_a_card() -> None:
    t = Table()
    t.rig("Stoneship Chart Room")
    t.rig("Leech", power=1)
    t.start("runner")
    t.click("Stoneship Chart Room: Charge")
    assert (t.card("Leech").power, t.names("heap")) == (2, ["Stoneship Chart Room"])


# -- The Twinning -----------------------------------------------------------------------------------------


def test_the_twinning_counts_the_first_credits_spent_from_a_card() -> None:
    t = Table()
    t.rig("The Twinning")
    t.rig("Cezve", credit=2)
    t.rig("Cleaver")
    t.ice("HQ", "Ice Wall")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    for _ in range(2):
        t.click("Run on HQ")
        t.click("Cleaver: Break")
        while t.game.run is not None:
            t.click("Do not pay") if t.offered("Spend X") else go_on(t)
        assert t.card("The Twinning").power == 1
    assert t.card("Cezve").credit == 0


def test_the_twinning_counts_no_credits_that_are_taken_or_spent_from_the_pool() -> None:
    t = Table()
    t.rig("The Twinning")
    t.rig("Telework Contract", credit=9)
    t.hand("runner", "Cleaver")
    t.start("runner")
    t.click("Telework Contract: ")
    t.click("Install Cleaver")
    assert t.card("The Twinning").power == 0


@pytest.mark.parametrize(("server", "n"), [("HQ", 2), ("R&D", 2), ("R&D", 0)])
def test_the_twinning_accesses_up_to_two_more_cards(server: str, n: int) -> None:
    t = Table()
    t.rig("The Twinning", power=3)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.start("runner")
    t.play(f"Run on {server}", "Go on to the server")
    if n:
        t.click("Spend X")
        assert t.options[-1] == "X is 2"
        t.click("X is 2")
    else:
        t.click("Do not pay")
    finish_run(t)
    assert (t.happened("accessed"), t.card("The Twinning").power) == (1 + n, 3 - n)


def test_the_twinning_does_nothing_in_archives() -> None:
    t = Table()
    t.rig("The Twinning", power=3)
    t.discard_pile("corp", "Hedge Fund", "Palisade")
    t.start("runner")
    assert accesses(t, "Archives") == 2


@pytest.mark.parametrize(("power", "clicks", "offered"), [(1, 1, True), (0, 1, False)])
def test_dr_nuka_vrolyck_needs_a_counter(power: int, clicks: int, offered: bool) -> None:
    t = Table()
    t.rig("Dr. Nuka Vrolyck", power=power)
    t.start("runner", clicks=clicks)
    assert t.offered("Dr. Nuka Vrolyck: Draw 3") == offered


def test_dr_nuka_vrolyck_needs_a_click() -> None:
    t = Table()
    t.rig("Dr. Nuka Vrolyck", power=2)
    t.hand("runner", "Leech")
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert not t.offered("Dr. Nuka Vrolyck: Draw 3")
