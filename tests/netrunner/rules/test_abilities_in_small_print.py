"""Rules about costs, timing and sources of abilities that are easily overlooked."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, When
from engine.netrunner.language.conditions import Did
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    Draw,
    Gain,
    Install,
    InstallFrom,
    Lose,
    PsiGame,
    SetAside,
    Trash,
    TrashRandom,
)
from engine.netrunner.language.effects.damage import Damage
from engine.netrunner.language.flow import Delayed, If, Together
from engine.netrunner.language.happenings import Next, On, would
from engine.netrunner.language.selectors import Installed, InZone, Result, Type, target
from engine.netrunner.language.sets import AnyCard, Each, Named, OnTop
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, HEAP, RUNNER, STACK
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

PROGRAM = Installed(RUNNER) & Type("program")


def order(t: Table, *kinds: EventKind) -> list[EventKind]:
    """What happened this turn, of these kinds, in order."""
    return [event.kind for event in t.game.state.happened if event.kind in kinds]


def test_1_15_2f_no_target_is_chosen_once_the_instruction_is_imminent() -> None:
    """There was no program when it was announced; one that an interrupt installs is not trashed."""
    corp("Strike", "operation", Play((Together((Damage("net", 1), Trash(target(PROGRAM)))),)))
    quick = When(would("net_damage"), (InstallFrom((GRIP,), Type("program")),), optional=True, interrupt=True)
    runner("Quick Hand", "resource", quick)
    t = Table()
    t.rig("Quick Hand")
    t.hand("runner", "Small Program", "Diesel")
    t.hand("corp", "Strike")
    t.start("corp")
    t.play("Play Strike", "Use Quick Hand", "Small Program")
    assert sorted(t.names("installed")) == ["Quick Hand", "Small Program"]
    assert t.names("heap") == ["Diesel"]


def test_1_15_2f_what_was_there_is_announced_before_the_interrupt() -> None:
    """The other side: a program that was there is the target, whatever is installed meanwhile."""
    corp("Strike", "operation", Play((Together((Damage("net", 1), Trash(target(PROGRAM)))),)))
    quick = When(would("net_damage"), (InstallFrom((GRIP,), Type("program")),), optional=True, interrupt=True)
    runner("Quick Hand", "resource", quick)
    t = Table()
    t.rig("Quick Hand", "Tiny Program")
    t.hand("runner", "Small Program", "Diesel")
    t.hand("corp", "Strike")
    t.start("corp")
    t.play("Play Strike", "Use Quick Hand", "Small Program")
    assert sorted(t.names("installed")) == ["Quick Hand", "Small Program"]
    assert sorted(t.names("heap")) == ["Diesel", "Tiny Program"]


@pytest.mark.parametrize(("saved", "credits"), [(False, 8), (True, 5)])
def test_1_16_11c_if_you_do_is_no_cost(saved: bool, credits: int) -> None:
    """Whether it can be interrupted shows it: a program that was saved was not trashed, and pays nothing."""
    runner("Melt", "event", Play((Trash(target(PROGRAM)), If(Did("trashed", AnyCard()), (Gain(3),)))))
    t = Table()
    t.rig("Small Program", "Sacrificial Construct")
    t.hand("runner", "Melt")
    t.start("runner")
    t.click("Play Melt")
    t.click("Sacrificial Construct" if saved else "Pass")
    assert ("Small Program" in t.names("installed")) is saved
    assert t.credits("runner") == credits


def test_1_16_11c_without_anything_to_do_it_resolves_all_the_same() -> None:
    """A nested cost that cannot be paid would leave the choice; here nothing happens."""
    runner("Melt", "event",
           Play((Trash(target(PROGRAM)), If(Did("trashed", AnyCard()), (Gain(3),)), Draw(1))))  # fmt: skip
    t = Table()
    t.hand("runner", "Melt")
    t.start("runner")
    t.click("Play Melt")
    assert (t.credits("runner"), len(t.names("grip"))) == (5, 1)


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


def test_9_1_3c_what_lasts_has_the_source_that_created_it() -> None:
    """The credit comes from Promise's delayed ability, which is told by its source: Promise."""
    runner("Promise", "resource",
           Paid(cost(), (Delayed(When(Next(On(EventKind.SUCCESSFUL_RUN)), (Gain(1),))),),
               once=True))  # fmt: skip
    runner("Listener", "resource", When(On(EventKind.GAIN_CREDITS, of=Named("Promise")), (Draw(1),)))
    runner("Deaf", "resource", When(On(EventKind.GAIN_CREDITS, of=Named("Tech Trader")), (Draw(3),)))
    t = Table()
    t.rig("Promise", "Listener", "Deaf")
    t.start("runner")
    t.play("Promise", "Run on Archives")
    t.next_action()
    assert (t.credits("runner"), len(t.names("grip"))) == (6, 1)


def test_9_1_9c_the_instructions_of_an_event_have_an_order() -> None:
    """Gained, lost and gained again: only what came last is left."""
    runner("Swings", "event", Play((Gain(2), Lose(99), Gain(1))))
    t = Table()
    t.hand("runner", "Swings")
    t.start("runner")
    t.click("Play Swings")
    assert t.credits("runner") == 1


def test_9_3_4c_an_instruction_is_carried_out_as_a_whole() -> None:
    """Both programs are trashed and the card is drawn before an ability about the first trash resolves."""
    runner("Scrap", "event", Play((Together((Trash(Each(PROGRAM)), Draw(1))),)))
    runner("Scrapper", "resource", When(On(EventKind.TRASH, what=Type("program")), (Gain(1),)))
    t = Table()
    t.rig("Small Program", "Tiny Program", "Scrapper")
    t.hand("runner", "Scrap")
    t.start("runner")
    t.click("Play Scrap")
    happened = order(t, EventKind.TRASH, EventKind.DRAW, EventKind.GAIN_CREDITS)
    assert happened[:2] == [EventKind.TRASH, EventKind.TRASH]
    assert EventKind.GAIN_CREDITS not in happened[: happened.index(EventKind.DRAW)]
    assert t.credits("runner") == 7


def test_10_13_6c_nothing_comes_between_the_two_payments_of_a_psi_game() -> None:
    """10.13.4a: what the first payment brings about is resolved when both have paid."""
    leak = When(On(EventKind.SPEND_CREDITS, by=RUNNER), (Lose(99, who=CORP),))
    corp("Leak", "asset", leak)
    t = Table()
    t.root("Server 1", "Leak", rezzed=True)
    t.start("runner")
    t.effect("corp", PsiGame())
    t.answer(["bid:2"])
    t.answer(["bid:1"])
    spent = [(e.seat, e.n) for e in t.game.state.happened if e.kind is EventKind.SPEND_CREDITS]
    assert spent == [(RUNNER, 1), (CORP, 2)], "the Runner is the active player"
    assert order(t, EventKind.SPEND_CREDITS, EventKind.REVEAL_BIDS, EventKind.LOSE_CREDITS) == [
        EventKind.SPEND_CREDITS, EventKind.SPEND_CREDITS, EventKind.REVEAL_BIDS, EventKind.LOSE_CREDITS,
    ]  # fmt: skip
    assert t.credits("corp") == 0
