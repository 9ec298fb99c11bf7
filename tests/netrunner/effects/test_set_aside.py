"""Cards that are set aside, and where they come from (4.8), searches included (8.7)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.effects import (
    AddToHand,
    DiscardDown,
    Gain,
    Install,
    RemoveFromGame,
    SetAside,
    Trash,
    TrashRandom,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Installed, InZone, Result, Type, target
from engine.netrunner.language.sets import Each, OnTop
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, HEAP, RUNNER, STACK
from engine.netrunner.testkit import Table
from tests.netrunner.happening import order
from tests.netrunner.scenarios.making import corp, runner


@pytest.mark.parametrize(("zone", "gained"), [("heap", 2), ("stack", 0)])
def test_4_8_3_a_card_set_aside_comes_from_where_it_was(zone: str, gained: int) -> None:
    """It is set aside and then installed: an ability that waits for installs from the heap sees one."""
    runner("Exile", "resource", When(On(EventKind.INSTALL, by=RUNNER, from_=HEAP), (Gain(2),)))
    which = Each(InZone((HEAP,)) & Type("program")) if zone == "heap" else Each(OnTop("stack"))
    runner("Test Run", "event", Play((SetAside(which), Install(Result("set_aside"), ignoring="all"))))
    t = Table()
    t.rig("Exile")
    if zone == "heap":
        t.discard_pile("runner", "Small Program")
    else:
        t.deck("runner", "Small Program")
    t.hand("runner", "Test Run")
    t.start("runner")
    t.click("Play Test Run")
    assert "Small Program" in t.names("installed")
    assert t.credits("runner") == 5 + gained


def test_4_8_3_a_card_found_comes_from_the_deck_that_was_searched() -> None:
    """Self-Modifying Code's program is set aside while the stack is shuffled; it comes from the stack."""
    runner("Stack Watcher", "resource", When(On(EventKind.INSTALL, by=RUNNER, from_=STACK), (Gain(2),)))
    t = Table(filler=1)
    t.rig("Stack Watcher", "Self-Modifying Code")
    t.deck("runner", "Small Program")
    t.start("runner")
    t.click("Self-Modifying Code")
    t.click("Small Program")
    assert "Small Program" in t.names("installed")
    assert t.credits("runner") == 5  # 2 paid, 2 gained


@pytest.mark.parametrize("facedown", [True, False])
def test_4_8_6_cards_are_set_aside_faceup_unless_the_ability_says_facedown(facedown: bool) -> None:
    """The Corp sees them while a question is open, or does not."""
    aside = SetAside(Each(OnTop("stack")), facedown=facedown)
    ask = Trash(target(Installed(RUNNER), least=0))
    runner("Juggle", "event", Play((aside, ask, AddToHand(Result("set_aside")))))
    t = Table()
    t.rig("Tech Trader")
    t.deck("runner", "Legwork")
    t.hand("runner", "Juggle")
    t.start("runner")
    t.click("Play Juggle")
    assert t.decision.kind == "target"
    seen = [card.title for card in t.view(CORP).revealed]
    assert seen == ([] if facedown else ["Legwork"])
    assert [card.title for card in t.view(RUNNER).revealed] == ["Legwork"]


def test_8_2_1a_setting_aside_and_removing_are_no_movements() -> None:
    """What waits for a card to be trashed, drawn or installed hears neither; nor of a discard."""
    waiting = When(On((EventKind.TRASH, EventKind.DRAW, EventKind.INSTALL)), (Gain(1),))
    runner("Movement Watcher", "resource", waiting)
    t = Table()
    t.rig("Movement Watcher")
    t.hand("runner", *["Diesel"] * 6)
    t.start("runner")
    t.effect("runner", SetAside(Each(OnTop("stack", 2))), AddToHand(Result("set_aside")))
    t.effect("runner", RemoveFromGame(Each(OnTop("stack"))))
    t.effect("runner", DiscardDown())
    t.click("Diesel", "Diesel", "Diesel")
    assert t.credits("runner") == 5
    assert (len(t.names("grip")), len(t.names("removed")), len(t.names("heap"))) == (5, 1, 3)
    t.effect("runner", Trash(Each(OnTop("stack"))))
    assert t.credits("runner") == 6


def test_8_7_5_9_11_4d_a_search_is_heard_before_what_was_found_is_installed() -> None:
    """The stack is shuffled, then a card of the grip is trashed, and only then the program is installed.

    Rules: 9.11.4d, 8.7.3.
    """
    corp("Profiles", "asset", When(On(EventKind.SEARCH, by=RUNNER), (TrashRandom(1, who=RUNNER),)))
    t = Table(filler=1)
    t.root("Server 1", "Profiles", rezzed=True)
    t.rig("Self-Modifying Code")
    t.deck("runner", "Small Program")
    t.hand("runner", "Diesel")
    t.start("runner")
    t.click("Self-Modifying Code")
    t.click("Small Program")
    assert t.names("heap") == ["Self-Modifying Code", "Diesel"]
    found = order(t, EventKind.SEARCH, EventKind.SHUFFLE, EventKind.TRASH, EventKind.INSTALL)
    assert found == [EventKind.TRASH, EventKind.SEARCH, EventKind.SHUFFLE, EventKind.TRASH, EventKind.INSTALL]


def test_1_19_what_the_rules_trash_is_trashed_by_no_ability_although_one_sets_it_aside() -> None:
    """10.3.1d: the older of two unique cards is set aside and goes to the heap by no ability."""
    runner("Mourner", "resource", When(On(EventKind.TRASH, of=Type("corp_identity")), (Gain(1),)))
    runner("Chip", "hardware", unique=True)
    t = Table(corp="Skorpios Defense Systems: Persuasive Power")
    t.rig("Mourner", "Chip")
    t.hand("runner", "Chip")
    t.start("runner")
    before = t.credits("runner")
    t.play("Install Chip", "No")
    assert (t.credits("runner"), t.names("heap")) == (before, ["Chip"])
