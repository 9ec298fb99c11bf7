"""Upgrades of the Red Sand cycle."""

import pytest

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import GiveTags
from engine.netrunner.language.happenings import On
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run, go_on, run_on

# -- Ben Musashi ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grip", [2, 1])
def test_ben_musashi_makes_agendas_hurt(grip: int) -> None:
    t = Table()
    t.root("Server 1", "Ben Musashi", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * grip)
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Do not steal"):
        go_on(t)
    assert t.offered("Steal Offworld Office") == (grip == 2)
    if grip == 2:
        t.click("Steal Offworld Office")
        assert t.names("grip") == []
    finish_run(t)
    assert t.happened("stolen") == (grip == 2)
    run_on(t, "Server 2")
    assert t.happened("stolen") == (grip == 2) + 1, "nothing to pay in another server"


def test_ben_musashi_still_counts_if_he_was_trashed() -> None:
    t = Table()
    t.root("Server 1", "Ben Musashi", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access Ben Musashi")
    t.play("Access Ben Musashi", "Trash Ben Musashi")
    finish_run(t)
    assert t.happened("stolen") == 0, "no card for 2 net damage"


# -- Henry Phillips ---------------------------------------------------------------------------------------


def test_henry_phillips_asks_for_the_tag_when_he_pays() -> None:
    """The condition is one of the instruction (9.6.5d): a tag that comes before it counts."""
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.root("HQ", "Henry Phillips", rezzed=True)
    tagged = When(On(EventKind.BREAK), (GiveTags(1),), optional=True)
    blank("Teller", "corp", "asset", (tagged,))
    t.root("Server 1", "Teller", rezzed=True)
    t.rig("Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break")
    t.pass_until("Use Teller")
    before = t.credits("corp")
    t.click("Use Teller")
    t.next_action()
    assert t.credits("corp") == before + 2


@pytest.mark.parametrize(("tags", "server", "gained"), [(1, "HQ", 2), (0, "HQ", 0), (1, "R&D", 0)])
def test_henry_phillips_is_paid_for_broken_subroutines(tags: int, server: str, gained: int) -> None:
    t = Table()
    t.ice(server, "Ice Wall")
    t.root("HQ", "Henry Phillips", rezzed=True)
    t.rig("Corroder")
    t.set(tags=tags)
    t.start("runner")
    t.play(f"Run on {server}", "Corroder: Break 1")
    finish_run(t)
    assert t.credits("corp") == 5 + gained


# -- Warroid Tracker --------------------------------------------------------------------------------------


@pytest.mark.parametrize("credits", [0, 9])
def test_warroid_tracker_has_the_runner_trash_two_cards(credits: int) -> None:
    t = Table()
    t.root("Server 1", "PAD Campaign", "Warroid Tracker", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.rig("Imp", "Cleaver", "Mimic")
    t.set(runner_credits=4 + credits, corp_credits=0)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access PAD Campaign")
    t.click("Access PAD Campaign")
    t.click("Trash PAD Campaign")
    if credits:
        t.pass_until("4 credits")
        t.click("4 credits")
    else:
        while not t.offered("Mimic"):
            go_on(t)
        t.click("Mimic", "Imp")
    finish_run(t)
    assert t.names("heap") == ([] if credits else ["Mimic", "Imp"]) or t.names("heap") == ["Imp", "Mimic"]
