"""Sentries of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, facing, finish_run, go_on, grip, let, running, strength

# -- Bathynomus -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "expected"), [("Archives", 4), ("HQ", 1), ("Server 1", 1)])
def test_bathynomus_is_strong_at_archives(server: str, expected: int) -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.ice(server, "Bathynomus")
    t.start("corp")
    assert strength(t, "Bathynomus") == expected


def test_bathynomus_does_three_net_damage() -> None:
    t = facing("Bathynomus")
    let(t)
    assert grip(t) == 2
    assert running(t)


# -- Bloop ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [True, False])
def test_bloop_derezzes_another_harmonic_ice(other: bool) -> None:
    t = Table()
    t.ice("HQ", "Bloop", rezzed=False)
    t.ice("R&D", "Bloop" if other else "Ice Wall")
    t.rig("Leech", "Mimic", "Corroder")
    t.hand("runner", "Sure Gamble")
    t.set(corp_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Rez Bloop") == other
    if other:
        t.click("Rez Bloop")
        while t.decision.kind in ("pay_with", "additional"):
            go_on(t)
        assert t.happened("derezzed") == 1
        finish_run(t)
        assert t.game.state.core_damage == 1
        assert [title for title in t.names("heap") if title in ("Leech", "Mimic")] == ["Leech", "Mimic"]


# -- Anemone ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("uses", [True, False])
def test_anemone_trashes_a_card_of_hq_for_2_net_damage(uses: bool) -> None:
    t = Table()
    t.ice("HQ", "Anemone", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.play("Run on HQ", "Rez Anemone")
    t.click("Trash" if uses else "Do not")
    while t.decision.seat == "corp":
        go_on(t)
    assert grip(t) == (3 if uses else 5)
    assert t.names("archives") == (["Hedge Fund"] if uses else [])
    let(t)
    assert grip(t) == (2 if uses else 4)


def test_anemone_rezzed_before_asks_for_nothing() -> None:
    t = facing("Anemone")
    assert (t.decision.seat, grip(t)) == ("runner", 5)


# -- Vasilisa ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("uses", [True, False])
def test_vasilisa_advances_a_card_for_a_credit_and_gives_a_tag(uses: bool) -> None:
    t = Table()
    t.ice("HQ", "Vasilisa")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Nico Campaign")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Pay 1" if uses else "Do not")
    if t.decision.kind == "target":
        assert not t.offered("Nico")
        go_on(t)
    assert t.card("Offworld Office").advancement == uses
    assert t.credits("corp") == 5 - uses
    let(t)
    assert t.game.state.tags == 1


# -- Stavka -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("uses", [True, False])
def test_stavka_grows_for_the_run_for_another_card(uses: bool) -> None:
    t = Table()
    t.set(corp_credits=9)
    t.ice("HQ", "Stavka", rezzed=False)
    t.root("Server 1", "Nico Campaign")
    t.rig("Cleaver", "Mayfly", "Carmen")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.play("Run on HQ", "Rez Stavka")
    t.click("Trash" if uses else "Do not")
    while t.decision.seat == "corp":
        go_on(t)
    assert strength(t, "Stavka") == (7 if uses else 2)
    assert t.names("archives") == (["Nico Campaign"] if uses else [])
    let(t)
    while t.decision.kind == "target":
        go_on(t)
    assert len(t.names("heap")) == 2
    finish_run(t)
    assert strength(t, "Stavka") == 2


# -- Unsmiling Tsarevna -----------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_unsmiling_tsarevna_lets_one_subroutine_be_broken_for_two_credits(pays: bool) -> None:
    t = Table()
    t.ice("HQ", "Unsmiling Tsarevna", rezzed=False)
    t.rig("Num")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=20, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Unsmiling Tsarevna")
    t.click("Use Unsmiling" if pays else "Do not use")
    assert t.credits("runner") == 20 + 2 * pays
    t.pass_until("Num: Break")
    t.click("Num: Break")
    t.click("Break: The Corp does 2 net damage")
    assert t.offered("Num: Break") != pays
    t.pass_until("Yes")
    t.click("Yes")
    finish_run(t)
    assert (t.game.state.tags, len(t.names("grip"))) == (1, 5)
    assert len(t.names("hq")) == 2


def test_unsmiling_tsarevna_asks_nothing_that_was_rezzed_before() -> None:
    t = against("Unsmiling Tsarevna", "Num")
    t.click("Break everything with Num")
    assert t.happened("broken") == 3


def test_unsmiling_tsarevna_gives_a_tag_and_hurts() -> None:
    t = facing("Unsmiling Tsarevna")
    let(t)
    t.click("No")
    finish_run(t)
    assert (t.game.state.tags, grip(t), len(t.names("hq"))) == (1, 3, 1)
