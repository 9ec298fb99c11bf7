"""Code gates of the Borealis cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, finish_run, grip, let, running

# -- Mestnichestvo ----------------------------------------------------------------------------------------


def mestnichestvo(advancement: int) -> Table:
    t = Table()
    t.set(runner_credits=9)
    t.ice("HQ", "Mestnichestvo", advancement=advancement)
    t.start("runner")
    t.click("Run on HQ")
    return t


@pytest.mark.parametrize("uses", [True, False])
def test_mestnichestvo_takes_3_credits_for_a_counter(uses: bool) -> None:
    t = mestnichestvo(2)
    assert t.decision.seat == "corp"
    t.click("Spend 1" if uses else "Do not")
    assert t.card("Mestnichestvo").advancement == (1 if uses else 2)
    assert t.credits("runner") == (6 if uses else 9)
    let(t)
    assert t.credits("runner") == (3 if uses else 6)
    assert not running(t)


def test_mestnichestvo_without_a_counter_takes_nothing_and_is_advanced() -> None:
    t = mestnichestvo(0)
    assert (t.decision.seat, t.credits("runner")) == ("runner", 9)
    t = Table()
    t.ice("HQ", "Mestnichestvo", rezzed=False)
    t.start("corp")
    t.click("Advance")
    assert t.card("Mestnichestvo").advancement == 1


# -- Pulse ------------------------------------------------------------------------------------------------


def pulse(**fields: int) -> Table:
    """Pulse is rezzed in a run on its server; Wave is rezzed elsewhere, Echo is not."""
    t = Table()
    t.set(corp_credits=9, runner_credits=9, **fields)
    t.ice("HQ", "Pulse", rezzed=False)
    t.ice("R&D", "Wave", "Palisade")
    t.ice("Archives", "Echo", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=3)
    t.play("Run on HQ", "Rez Pulse")
    return t


@pytest.mark.parametrize("pays", [True, False])
def test_pulse_takes_a_click_credits_and_asks_for_another_click(pays: bool) -> None:
    t = pulse()
    assert t.clicks("runner") == 1
    let(t)
    assert t.credits("runner") == 7, "1 for Pulse and 1 for Wave"
    t.click("Spend 1 click" if pays else "Let it happen")
    assert (t.clicks("runner"), running(t)) == ((0, True) if pays else (1, False))


def test_pulse_takes_no_click_where_it_was_rezzed_before() -> None:
    t = facing("Pulse")
    assert t.clicks("runner") == 3


# -- Vampyronassa -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_vampyronassa_resolves_its_four_subroutines(drawn: int) -> None:
    t = facing("Vampyronassa")
    let(t)
    assert (t.credits("runner"), t.credits("corp"), grip(t)) == (3, 7, 3)
    if drawn:
        t.click("Yes")
        t.click(str(drawn))
    else:
        t.click("No")
    assert len(t.names("hq")) == 1 + drawn
    assert running(t)


# -- Wave -------------------------------------------------------------------------------------------------


def wave(server: str) -> Table:
    t = Table()
    t.set(corp_credits=9)
    t.deck("corp", "Hedge Fund", "Palisade")
    t.ice("HQ", "Wave", rezzed=False)
    t.ice("R&D", "Pulse", "Whitespace")
    t.start("runner")
    t.play(f"Run on {server}", "Rez Wave")
    return t


@pytest.mark.parametrize("uses", [True, False])
def test_wave_finds_ice_and_pays_for_harmonic_ice(uses: bool) -> None:
    t = wave("HQ")
    t.click("Use Wave" if uses else "Do not")
    if uses:
        assert not t.offered("Hedge Fund")
        t.click("Palisade")
        assert t.happened("revealed") == 1
    assert t.names("hq") == (["Palisade"] if uses else [])
    let(t)
    assert t.credits("corp") == 9 - 2 + 2, "1 for Wave and 1 for Pulse"
    finish_run(t)


# -- Anvil ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trash", [True, False])
def test_anvil_cannot_be_broken_for_a_trashed_card(trash: bool) -> None:
    t = Table()
    t.ice("HQ", "Anvil")
    t.root("Server 1", "PAD Campaign")
    t.rig("Abaasy", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Trash 1" if trash else "Do not pay")
    t.click("Abaasy: +2")
    assert t.offered("Abaasy: Break") != trash
    if trash:
        assert t.names("archives") == ["PAD Campaign"]
        t.pass_until("Leech")
        t.click("Leech")
        finish_run(t)
        assert (t.names("heap"), t.credits("corp"), t.credits("runner")) == (["Leech"], 6, 9 - 2 - 1)
