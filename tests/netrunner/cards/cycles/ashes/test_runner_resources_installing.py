"""Resources of the Ashes cycle: installing and stealing."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, finish_run, rigged

# -- Climactic Showdown -----------------------------------------------------------------------------------


def showdown(*, ice: bool = True) -> Table:
    """The Runner's turn begins with the resource, and a server with ice."""
    t = Table()
    t.rig("Climactic Showdown")
    if ice:
        t.ice("Server 1", "Ice Wall")
        t.ice("HQ", "Enigma", rezzed=False)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.start("runner", turn_begins=True)
    return t


@pytest.mark.parametrize("trashes", [True, False])
def test_climactic_showdown_takes_ice_or_gives_two_accesses(trashes: bool) -> None:
    t = showdown()
    assert t.options == ["HQ", "Server 1"], "those that ice protects"
    t.click("Server 1")
    assert t.names("removed") == ["Climactic Showdown"]
    assert t.decision.seat == "corp"
    t.click("Trash" if trashes else "Let it happen")
    if t.offered("Ice Wall"):
        t.click("Ice Wall")
    t.pass_until("Run on R&D")
    assert t.names("archives") == (["Ice Wall"] if trashes else [])
    for n in (1, 3)[not trashes], 1:
        assert accesses(t, "R&D") == n


def test_climactic_showdown_needs_ice() -> None:
    t = showdown(ice=False)
    t.pass_until("Run on R&D")
    assert t.names("removed") == ["Climactic Showdown"]
    assert accesses(t, "R&D") == 3, "nothing was trashed"


# -- Pauleʼs Café -----------------------------------------------------------------------------------------


def cafe(*rig: str, **fields: int) -> Table:
    """The Runner's turn with two cards hosted."""
    t = Table()
    t.rig("Paule's Cafe", *rig)
    t.set(**{"runner_credits": 9, **fields})
    t.hand("runner", "Leech", "Carmen", "Diesel", "Demolisher")
    t.start("runner")
    for title in ("Carmen", "Demolisher"):
        t.click("Pauleʼs Café: Host")
        assert not t.offered("Diesel"), "neither a program nor hardware"
        t.click(title)
    return t


def test_paules_cafe_hosts_cards_and_installs_them_for_a_credit() -> None:
    t = cafe()
    assert t.clicks("runner") == 2
    assert sorted(t.names("grip")) == ["Diesel", "Leech"]
    t.click("Pauleʼs Café: Install")
    t.click("Carmen")
    assert t.credits("runner") == 9 - 1 - 5
    assert t.card("Carmen").host == 0
    assert t.clicks("runner") == 2


def test_paules_cafe_is_cheaper_for_connections_with_the_first_card_each_turn() -> None:
    t = cafe("Whistleblower", "Verbal Plasticity", runner_credits=12)
    t.click("Pauleʼs Café: Install")
    t.click("Carmen")
    assert t.credits("runner") == 12 - 1 - (5 - 1)
    t.click("Pauleʼs Café: Install")
    t.click("Demolisher")
    assert t.credits("runner") == 7 - 1 - 4
    assert t.card("Demolisher").host == 0
    assert not t.offered("Pauleʼs Café: Install")


# -- Whistleblower ----------------------------------------------------------------------------------------


def blown(named: str) -> Table:
    """A successful run on HQ, the resource trashed and a name chosen."""
    t = Table()
    t.rig("Whistleblower")
    t.hand("corp", "Bellona")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Trash Whistleblower")
    t.click("Trash Whistleblower")
    t.click(f"Names with {named[0]}")
    t.click(named)
    return t


def test_whistleblower_steals_the_named_agenda_for_nothing() -> None:
    t = blown("Bellona")
    finish_run(t)
    assert t.names("runner_score") == ["Bellona"]
    assert t.credits("runner") == 0
    assert t.names("heap") == ["Whistleblower"]


def test_whistleblower_steals_no_other() -> None:
    t = blown("Hostile Takeover")
    finish_run(t)
    assert t.names("runner_score") == []


def test_whistleblower_need_not_be_trashed() -> None:
    t = rigged("Whistleblower")
    t.click("Run on HQ")
    t.pass_until("Trash Whistleblower")
    t.click("Do not")
    finish_run(t)
    assert t.names("installed") == ["Whistleblower"]


# -- The Back ---------------------------------------------------------------------------------------------


def test_the_back_gets_a_counter_for_hardware_used_during_a_run() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("The Back", "Flip Switch", "Flip Switch", "Flip Switch")
    t.set(tags=3)
    t.start("runner")
    t.click("Flip Switch: Remove 1 tag")
    assert t.card("The Back").power == 0, "not during a run"
    t.click("Run on HQ")
    t.click("Flip Switch: Remove 1 tag")
    assert t.card("The Back").power == 1
    t.click("Flip Switch: Remove 1 tag")
    assert t.card("The Back").power == 1, "the first time each turn"


def test_the_back_shuffles_two_cards_for_each_counter_into_the_stack() -> None:
    t = Table()
    t.rig("The Back", power=1)
    t.discard_pile("runner", "Boomerang", "Simulchip", "Cleaver", "Lucky Charm")
    t.start("runner")
    t.click("The Back: Choose")
    assert not t.offered("Cleaver")
    t.answer([option.key for option in t.asked.options][:2])
    assert len(t.names("heap")) == 2
    assert t.names("removed") == ["The Back"]
