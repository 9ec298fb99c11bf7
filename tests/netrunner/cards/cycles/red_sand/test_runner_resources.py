"""Resources of the Red Sand cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, grip, hq, hurt, rigged, running

# -- Bio-Modeled Network ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "usable"), [(4, True), (2, True), (1, False)])
def test_bio_modeled_network_prevents_all_but_one_net_damage(damage: int, usable: bool) -> None:
    """9.9.7c: it sets the amount to 1, and is relevant to 2 or more."""
    t = rigged("Bio-Modeled Network")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.effect("corp", Damage("net", damage))
    assert t.offered("Bio-Modeled Network") == usable
    if usable:
        t.click("Bio-Modeled Network")
    assert grip(t) == 4
    assert ("Bio-Modeled Network" in t.names("heap")) == usable


def test_bio_modeled_network_does_nothing_against_meat_damage() -> None:
    t = rigged("Bio-Modeled Network")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.effect("corp", Damage("meat", 3))
    assert grip(t) == 2


# -- Caldera ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["core", "net", "meat"])
def test_caldera_prevents_core_and_net_damage(kind: str) -> None:
    t = rigged("Caldera", runner_credits=9)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.effect("corp", Damage(kind, 2))  # type: ignore[arg-type]
    if kind == "meat":
        assert grip(t) == 1
        return
    t.click(f"Caldera: Prevent 1 {kind} damage")
    t.pass_until("Gain 1 credit")
    assert (grip(t), t.credits("runner")) == (2, 6)


# -- Clan Vengeance ---------------------------------------------------------------------------------------


def test_clan_vengeance_counts_damage_and_trashes_cards_of_hq() -> None:
    t = hurt("Clan Vengeance", "net", 2)
    t.effect("corp", Damage("meat", 1))
    assert t.card("Clan Vengeance").power == 2
    t.click("Clan Vengeance: Trash")
    assert (hq(t), len(t.names("archives"))) == (3, 2)


# -- Counter Surveillance ---------------------------------------------------------------------------------


def sifting(*hq: str) -> Table:
    """The Corp is asked to separate HQ."""
    t = Table()
    t.hand("corp", *hq)
    t.hand("runner", "Information Sifting")
    t.start("runner")
    t.click("Play Information Sifting")
    while not t.asks("separate"):
        go_on(t)
    return t


def test_each_agenda_of_the_pile_is_accessed_once() -> None:
    """1.12.1: stolen it is another object, which is not accessed again."""
    t = sifting("AstroScript Pilot Program", "Hostile Takeover", "Hedge Fund", "PAD Campaign")
    t.click("PAD Campaign")
    t.click("Pile 2")
    for _ in range(60):
        if not running(t):
            break
        t.click("Steal") if t.offered("Steal") else go_on(t)
    assert not running(t)
    assert sorted(t.names("runner_score")) == ["AstroScript Pilot Program", "Hostile Takeover"]
    accessed = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert sorted(accessed) == ["astroscript_pilot_program", "hedge_fund", "hostile_takeover"]


def watched(server: str, tags: int, credits: int = 5) -> Table:
    """Counter Surveillance is used against a server."""
    t = Table()
    t.rig("Counter Surveillance")
    t.hand("corp", "Hedge Fund", "Hostile Takeover", "Ice Wall")
    t.root("HQ", "Hokusai Grid")
    t.set(tags=tags, runner_credits=credits)
    t.start("runner")
    t.click("Counter Surveillance")
    t.click(f"Run on {server}") if t.offered(f"Run on {server}") else t.click(server)
    return t


def test_counter_surveillance_pays_for_as_many_accesses_as_tags() -> None:
    """7.1.10: of HQ more than the one card of a breach, and no breach begins."""
    t = watched("HQ", 3)
    while not t.asks("how_many"):
        go_on(t)
    assert t.credits("runner") == 2
    assert t.names("heap") == ["Counter Surveillance"]
    t.click("2")
    while running(t):
        assert t.happened("accessed") <= 2
        go_on(t)
    assert t.happened("accessed") == 2
    assert not t.happened("breach_begins")


def test_counter_surveillance_accesses_nothing_without_the_credits_or_tags() -> None:
    t = watched("HQ", 3, credits=2)
    finish_run(t)
    assert t.credits("runner") == 2
    assert not t.happened("accessed")
    t = watched("HQ", 0)
    finish_run(t)
    assert not t.happened("accessed")


def test_counter_surveillance_accesses_cards_of_rd_from_the_top() -> None:
    t = watched("R&D", 2)
    t.deck("corp", "Enigma", "Ice Wall")
    while not t.asks("how_many"):
        go_on(t)
    t.click("2")
    finish_run(t)
    accessed = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert accessed == ["enigma", "ice_wall"]
