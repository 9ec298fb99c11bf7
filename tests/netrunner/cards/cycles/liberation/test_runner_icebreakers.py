"""Icebreakers of the Liberation cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, end_turn, finish_run, run_on, strength


def test_audrey_grows_on_what_is_trashed_while_it_is_accessed() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.rig("Audrey v2", "Carnivore")
    t.hand("runner", *["Sure Gamble"] * 2)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Nico Campaign")
    t.click("Trash Nico Campaign")
    finish_run(t)
    assert t.card("Audrey v2").virus == 1
    t.click("Run on HQ")
    t.pass_until("Carnivore")
    t.click("Carnivore")
    t.click("Sure Gamble", "Sure Gamble")
    finish_run(t)
    assert t.names("archives") == ["Nico Campaign", "Hedge Fund"]
    assert t.card("Audrey v2").virus == 2


def test_audrey_does_not_grow_on_other_trashed_cards() -> None:
    t = Table()
    t.rig("Audrey v2")
    t.rig("Fermenter", virus=1)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Fermenter: ")
    run_on(t, "HQ")
    assert t.card("Audrey v2").virus == 0


def test_audrey_breaks_up_to_two_of_anything_with_a_counter() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.rig("Audrey v2", virus=1)
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Audrey v2: Break")  # strength 0 against 1
    t.click("Audrey v2: +3 strength")
    if t.offered("Sure Gamble"):
        t.click("Sure Gamble")
    assert strength(t, "Audrey v2") == 3
    assert t.names("heap") == ["Sure Gamble"]
    assert not t.offered("Audrey v2: +3 strength")  # an empty grip
    t.click("Audrey v2: Break up to 2 subroutines")
    assert t.card("Audrey v2").virus == 0
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


def test_audrey_breaks_nothing_without_a_counter() -> None:
    t = against("Whitespace", "Audrey v2")
    assert not t.offered("Audrey v2: Break")


@pytest.mark.parametrize("trashed", [True, False])
def test_boi_tata_is_cheaper_after_a_trashed_card(trashed: bool) -> None:
    t = Table()
    t.ice("HQ", "Bathynomus")
    t.rig("Boi-tatá", "Friend of a Friend")
    t.set(runner_credits=20)
    t.start("runner")
    if trashed:
        t.click("Friend of a Friend: Gain 5")
    before = t.credits("runner")
    t.click("Run on HQ")
    t.click("Boi-tatá: +3 strength")
    assert (strength(t, "Boi-tatá"), before - t.credits("runner")) == (4, 2 if trashed else 3)
    t.click("Boi-tatá: Break")
    assert before - t.credits("runner") == (3 if trashed else 5)
    finish_run(t)
    assert t.happened("successful_run") == 1


def test_boi_tata_breaks_sentries_alone() -> None:
    t = against("Palisade", "Boi-tatá")
    t.click("Boi-tatá: +3 strength")
    assert not t.offered("Boi-tatá: Break")


def test_curupira_counts_the_ice_it_breaks_fully() -> None:
    t = against("Palisade", "Curupira")
    assert not t.offered("Spend 3")
    t.click("Curupira: +1 strength")
    assert strength(t, "Curupira") == 2
    t.click("Curupira: Break")
    assert t.card("Curupira").power == 1
    finish_run(t)
    assert t.credits("runner") == 20 - 2


@pytest.mark.parametrize(("ice", "asked"), [("Palisade", True), ("Enigma", False)])
def test_curupira_bypasses_a_barrier_for_three_counters(ice: str, asked: bool) -> None:
    t = against(ice, "Curupira", power=3)
    assert t.offered("Spend 3") == asked
    if asked:
        t.click("Spend 3")
        assert t.card("Curupira").power == 0
        finish_run(t)
        assert t.happened("successful_run") == 1


@pytest.mark.parametrize(("offices", "expected"), [(1, 3), (2, 1)])
def test_shibboleth_is_weaker_at_threat_four(offices: int, expected: int) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.ice("HQ", "Enigma")
    t.rig("Shibboleth")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert strength(t, "Shibboleth") == expected
    t.click("Shibboleth: +2 strength")
    assert strength(t, "Shibboleth") == expected + 2
    t.play("Shibboleth: Break", "Break: End the run")
    assert t.credits("runner") == 17
    finish_run(t)
    assert t.happened("successful_run") == 1


def threat(t: Table, points: int) -> None:
    """Some agenda points in the Corp's score area."""
    t.score_area("corp", *["Offworld Office"] * (points // 2))


# --- Banner


def test_banner_keeps_a_barrier_from_ending_the_run() -> None:
    t = against("Palisade", "Banner")
    t.click("Banner: ")
    assert t.credits("runner") == 18
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1
    assert t.happened("broken") == 0


def test_banner_is_for_barriers_and_for_their_subroutines() -> None:
    assert not against("Enigma", "Banner").offered("Banner: ")
    t = Table()
    t.rig("Banner")
    t.ice("HQ", "Palisade", "Palisade")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Banner: ")
    t.play("Let the", "Go on")
    finish_run(t)
    assert t.happened("successful_run") == 0, "the next piece of ice ends it"


def test_banner_does_not_bar_other_cards() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Banner")
    t.ice("HQ", "Palisade")
    t.root("Server 1", "B-1001", rezzed=True)
    t.set(runner_credits=9, tags=1)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Banner: ")
    t.click("Banner: ")
    t.pass_until("B-1001: ")
    t.click("B-1001: ")
    t.pass_until("Run on HQ")
    assert t.happened("successful_run") == 0


# --- Living Mural


def mural(ice: str, points: int = 0) -> Table:
    """It is installed on other ice protecting the same server."""
    t = Table()
    threat(t, points)
    t.ice("HQ", "Palisade", ice)
    t.hand("runner", "Living Mural")
    t.set(runner_credits=12)
    t.start("runner")
    t.click("Install Living Mural on Palisade")
    return t


def test_living_mural_breaks_sentries_protecting_its_server() -> None:
    t = mural("Ballista")
    t.click("Run on HQ")
    t.play("Living Mural: +2", "Living Mural: +2", "Living Mural: Break 1")
    assert not t.offered("Palisade")
    finish_run(t)
    assert (t.happened("broken"), t.credits("runner")) == (1, 12 - 3 - 3)


def test_living_mural_does_not_break_sentries_elsewhere() -> None:
    t = mural("Tithe")
    t.ice("R&D", "Tithe")
    t.refresh()
    t.click("Run on R&D")
    assert not t.offered("Living Mural: Break")


@pytest.mark.parametrize(("points", "expected"), [(2, 1), (4, 4)])
def test_living_mural_is_stronger_in_the_turn_it_comes_at_threat_four(points: int, expected: int) -> None:
    t = mural("Tithe", points)
    assert strength(t, "Living Mural") == expected
    end_turn(t)
    assert strength(t, "Living Mural") == 1


# --- Lobisomem


def test_lobisomem_earns_counters_with_code_gates_and_breaks_barriers_with_them() -> None:
    t = Table()
    t.hand("runner", "Lobisomem")
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Install Lobisomem")
    assert t.card("Lobisomem").power == 1
    t.click("Run on R&D")
    t.click("Break everything with Lobisomem")
    finish_run(t)
    assert t.card("Lobisomem").power == 2
    t.click("Run on HQ")
    t.play("Lobisomem: Break X", "X is 1")
    assert t.card("Lobisomem").power == 1
    assert t.happened("broken") == 3
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1
    assert t.card("Lobisomem").power == 1, "no counter for barriers"


def test_lobisomem_breaks_no_barrier_without_a_counter() -> None:
    t = against("Palisade", "Lobisomem")
    assert not t.offered("Lobisomem: Break")
    t.click("Lobisomem: +2")
    assert strength(t, "Lobisomem") == 4


# --- Pressure Spike


def test_pressure_spike_breaks_barriers() -> None:
    t = against("Palisade", "Pressure Spike")
    t.click("Break everything with Pressure Spike")
    assert t.credits("runner") == 20 - 2 - 1
    assert not against("Enigma", "Pressure Spike").offered("Pressure Spike: Break")


@pytest.mark.parametrize(("points", "times"), [(2, 0), (4, 1)])
def test_pressure_spike_gets_nine_strength_once_per_run(points: int, times: int) -> None:
    t = Table()
    threat(t, points)
    t.ice("HQ", "Palisade")
    t.rig("Pressure Spike")
    t.set(runner_credits=20)
    t.start("runner")
    for _ in range(2):
        t.click("Run on HQ")
        assert t.offered("+9 strength") == bool(times)
        if times:
            t.click(next(o for o in t.options if "+9" in o))
            assert strength(t, "Pressure Spike") == 10
            assert not t.offered("+9 strength")
        finish_run(t)


# --- Slap Vandal


def test_slap_vandal_breaks_one_subroutine_of_its_host_each_encounter() -> None:
    t = Table()
    t.hand("runner", "Slap Vandal")
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Palisade")
    t.start("runner")
    assert not t.offered("Install Slap Vandal ·")
    t.click("Install Slap Vandal on Enigma")
    for runs in (1, 2):
        t.click("Run on HQ")
        t.play("Slap Vandal: Break 1", "Break: End the run")
        assert not t.offered("Slap Vandal: ")
        assert t.happened("broken") == runs
        finish_run(t)


def test_slap_vandal_breaks_nothing_on_other_ice() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Palisade")
    t.hosted("Enigma", "Slap Vandal")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Slap Vandal: ")


# --- Umbrella


@pytest.mark.parametrize("trojan", [True, False])
def test_umbrella_breaks_code_gates_that_host_a_trojan(trojan: bool) -> None:
    t = Table()
    t.ice("HQ", "Enigma")
    if trojan:
        t.hosted("Enigma", "Slap Vandal")
    t.rig("Umbrella")
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Umbrella: ") == trojan
    if trojan:
        hq = len(t.names("hq"))
        t.click("Umbrella: ")
        t.click("Break: You lose", "Break: End")
        t.play("1", "0")
        assert (t.happened("broken"), t.credits("runner")) == (2, 3)
        assert (len(t.names("grip")), len(t.names("hq"))) == (1, hq)
