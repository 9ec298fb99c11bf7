"""Icebreakers of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, breaks, end_turn, finish_run, strength


def installing(ice: str, title: str) -> Table:
    """The icebreaker comes in, and meets ice in the same turn."""
    t = Table()
    t.ice("HQ", ice)
    t.hand("runner", title)
    t.set(runner_credits=20)
    t.start("runner")
    t.click(f"Install {title}")
    return t


def with_stealth(ice: str, title: str, stealth: int) -> Table:
    t = Table()
    t.ice("HQ", ice)
    t.rig(title)
    t.rig("Mantle", credit=stealth)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    return t


@pytest.mark.parametrize(
    ("ice", "stealth", "asked"),
    [
        ("Rototurret", 2, True),
        ("Rototurret", 1, False),
        ("Enigma", 2, False),
    ],
)
def test_afterimage_bypasses_sentries_for_stealth_credits(ice: str, stealth: int, asked: bool) -> None:
    t = with_stealth(ice, "Afterimage", stealth)
    assert t.offered("Use Afterimage") == asked
    if asked:
        t.click("Use Afterimage")
        finish_run(t)
        assert t.happened("successful_run")
        assert (t.card("Mantle").credit, t.credits("runner")) == (0, 20)
        assert t.card("Afterimage")


def test_afterimage_bypasses_once_a_turn() -> None:
    t = with_stealth("Rototurret", "Afterimage", 4)
    t.click("Use Afterimage")
    finish_run(t)
    t.next_action()
    t.click("Run on HQ")
    assert not t.offered("Use Afterimage")


def test_afterimage_breaks_sentries_and_is_strengthened_by_stealth_alone() -> None:
    t = with_stealth("Doomscroll", "Afterimage", 1)
    t.click("Afterimage: +2")
    assert strength(t, "Afterimage") == 4
    assert (t.card("Mantle").credit, t.credits("runner")) == (0, 20)
    assert not t.offered("Afterimage: +2")
    t = with_stealth("Rototurret", "Afterimage", 0)
    breaks(t, "Afterimage")
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("runner") == 19
    assert not with_stealth("Enigma", "Afterimage", 1).offered("Afterimage: Break")


def test_bukhgalter_pays_for_the_first_sentry_it_breaks_fully_each_turn() -> None:
    t = against("Rototurret", "Bukhgalter")
    for credits in (20, 18):
        t.click("Bukhgalter: Break")
        if t.decision.kind == "target":
            t.answer([t.asked.options[0].key])
        t.click("Bukhgalter: Break")
        assert t.credits("runner") == credits
        finish_run(t)
        if credits == 20:
            t.next_action()
            t.click("Run on HQ")


def test_bukhgalter_is_strengthened() -> None:
    t = against("Rototurret", "Bukhgalter")
    t.click("Bukhgalter: +1")
    assert (strength(t, "Bukhgalter"), t.credits("runner")) == (2, 19)
    assert not against("Enigma", "Bukhgalter").offered("Bukhgalter: Break")


def test_euler_breaks_for_nothing_in_the_turn_it_comes_in() -> None:
    t = installing("Enigma", "Euler")
    t.click("Run on HQ")
    assert t.offered("Euler: Break 1")
    breaks(t, "Euler", " 1")
    assert t.credits("runner") == 18
    t = against("Enigma", "Euler")
    assert not t.offered("Euler: Break 1")
    t.click("Euler: +1")
    assert (strength(t, "Euler"), t.credits("runner")) == (3, 19)
    breaks(t, "Euler", " up to 2")
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("runner") == 17


def test_gauss_is_strong_in_the_turn_it_comes_in() -> None:
    t = installing("Eli 1.0", "Gauss")
    assert strength(t, "Gauss") == 4
    end_turn(t)
    assert strength(t, "Gauss") == 1


def test_gauss_breaks_barriers() -> None:
    t = against("Ice Wall", "Gauss")
    t.click("Gauss: +2")
    assert strength(t, "Gauss") == 3
    t.click("Gauss: Break")
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("runner") == 17
    assert not against("Enigma", "Gauss").offered("Gauss: Break")


def test_makler_pays_for_the_first_barrier_it_breaks_fully_each_turn() -> None:
    t = against("Eli 1.0", "Makler")
    for credits in (17, 13):
        t.click("Makler: +2")
        assert strength(t, "Makler") == 4
        breaks(t, "Makler")
        assert t.credits("runner") == credits
        finish_run(t)
        if credits == 17:
            t.next_action()
            t.click("Run on HQ")


@pytest.mark.parametrize("virtual", [3, 2])
def test_odore_breaks_for_nothing_with_three_virtual_resources(virtual: int) -> None:
    t = against(
        "Rototurret", "Odore", "No Free Lunch", *["DreamNet", "Mystic Maemi", "Trickster Taka"][:virtual]
    )
    assert t.offered("Odore: Break 1") == (virtual == 3)
    if virtual == 3:
        breaks(t, "Odore", " 1")
        assert t.credits("runner") == 20


def test_odore_breaks_as_many_subroutines_of_a_sentry_as_one_likes() -> None:
    t = against("Archer", "Odore")
    t.play("Odore: +3", "Odore: +3")
    t.click("Odore: Break")
    assert (t.asked.minimum, t.asked.maximum) == (1, 4)
    t.click("Break: End the run.")
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("corp") == 7


def test_odore_breaks_all_of_a_sentry() -> None:
    t = against("Rototurret", "Odore")
    t.click("Odore: +3")
    assert strength(t, "Odore") == 3
    breaks(t, "Odore")
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("runner") == 20 - 3 - 2
    assert not against("Enigma", "Odore").offered("Odore: Break")


def test_penrose_breaks_barriers_in_the_turn_it_comes_in() -> None:
    t = installing("Ice Wall", "Penrose")
    t.play("Run on HQ", "Penrose: Break")
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("runner") == 20 - 3 - 1
    assert not against("Ice Wall", "Penrose").offered("Penrose: Break")


def test_penrose_breaks_code_gates_and_is_strengthened_by_stealth_alone() -> None:
    t = with_stealth("Enigma", "Penrose", 1)
    t.click("Penrose: +3")
    assert strength(t, "Penrose") == 5
    assert (t.card("Mantle").credit, t.credits("runner")) == (0, 20)
    assert not t.offered("Penrose: +3")
    breaks(t, "Penrose")
    assert t.credits("runner") == 19


# -- Utae -------------------------------------------------------------------------------------------------


def met_by_utae(*resources: str) -> Table:
    """Utae with strength enough meets Enigma."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Utae", *resources)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Utae: +1 strength")
    return t


def test_utae_breaks_any_number_once_per_run() -> None:
    t = met_by_utae()
    t.click("Utae: Break X")
    t.click("X is 1")
    t.answer([t.asked.options[0].key])
    assert t.credits("runner") == 9 - 1 - 1
    assert t.happened("broken") == 1
    assert not t.offered("Utae: Break")
    finish_run(t)
    t.click("Run on HQ")
    t.click("Utae: +1 strength")
    t.click("Utae: Break X")
    t.click("X is 2")
    assert t.happened("broken") == 1 + 2


def test_utae_breaks_one_by_one_with_three_virtual_resources() -> None:
    t = met_by_utae("Cookbook", "Wasteland")
    assert not t.offered("Utae: Break 1")
    t = met_by_utae("Cookbook", "Wasteland", "Backstitching")
    t.click("Utae: Break 1")
    t.answer([t.asked.options[0].key])
    assert t.credits("runner") == 9 - 1 - 1
    assert t.happened("broken") == 1


@pytest.mark.parametrize(("ice", "breaks"), [("Eli 1.0", True), ("Enigma", False), ("Archer", False)])
def test_makler_breaks_barriers_only(ice: str, breaks: bool) -> None:
    t = against(ice, "Makler")
    for _ in range(3):
        if t.offered("Makler: +2"):
            t.click("Makler: +2")
    assert t.offered("Makler: Break") == breaks
