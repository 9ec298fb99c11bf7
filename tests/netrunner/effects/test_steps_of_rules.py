"""Steps that are instructions where a card listens (9.11.2); accesses, agendas, swaps; repeats; psi games."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import CountInstalled
from engine.netrunner.language.conditions import Did
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Access,
    Gain,
    GiveTags,
    Instead,
    Lose,
    Prevent,
    PsiGame,
    RemoveFromGame,
    ResolveSubroutine,
    Score,
    Steal,
    SwapCards,
    TrashTop,
)
from engine.netrunner.language.flow import Repeat
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import Installed, InZone, OddCost, Type, target
from engine.netrunner.language.sets import Each, EventCard
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import ARCHIVES, CORP, CORP_SCORE, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.happening import order
from tests.netrunner.scenarios.making import corp, ice, runner


def test_something_happens_instead_of_an_access() -> None:
    """9.11.2: step 7.5.5 becomes imminent; the card leaves the game and is not accessed."""
    access = would("access", what=InZone((ARCHIVES,)))
    removing = Instead("access", (RemoveFromGame(EventCard()),))
    runner("Interface", "hardware", When(access, (removing,), optional=True, interrupt=True))
    t = Table()
    t.rig("Interface")
    t.discard_pile("corp", "Plain Agenda", "Two Tags")
    t.start("runner")
    t.play("Run on Archives", "Go on", "Access Two Tags", "Use Interface")
    assert t.names("removed") == ["Two Tags"]
    t.pass_until("Steal")
    t.next_action()
    assert t.names("runner_score") == ["Plain Agenda"]
    assert t.game.state.tags == 0


def test_one_card_is_accessed_by_an_effect() -> None:
    """7.1, 7.2: "a card", whatever more there is."""
    t = Table()
    t.hand("corp", "Plain Agenda", "Plain Agenda")
    t.start("runner")
    t.effect("runner", Access(Each(InZone((HQ,)))))
    t.pass_until("Steal")
    t.click("Steal")
    t.next_action()
    assert (t.happened("accessed"), t.names("runner_score")) == (1, ["Plain Agenda"])


def test_stealing_can_be_replaced() -> None:
    """9.9.8b: a static ability; other agendas are stolen as ever."""
    corp("Loophole", "asset", Static(InsteadOf("steal", (GiveTags(2),))))
    t = Table()
    t.root("Server 1", "Loophole", rezzed=True)
    t.root("Server 2", "Plain Agenda")
    t.start("runner")
    t.play("Run on Server 2", "Go on")
    t.pass_until("Steal")
    t.click("Steal")
    assert (t.names("runner_score"), t.game.state.tags) == ([], 2)


def test_a_run_would_be_successful() -> None:
    """9.11.2: an interrupt prevents that the run is declared successful (6.9.5a)."""
    corp("Sandbag", "upgrade", Paid(cost(trash=True), (Prevent("success", 1),), interrupt="success"))
    t = Table()
    t.root("HQ", "Sandbag", rezzed=True)
    t.rig("Security Testing")
    t.start("runner")
    t.play("Run on HQ", "Go on", "Sandbag")
    t.next_action()
    assert t.credits("runner") == 5
    assert not [e for e in t.game.state.happened if e.kind is EventKind.SUCCESSFUL_RUN]


def test_scoring_can_be_interrupted() -> None:
    """9.11.2: the agenda stays where it is."""
    runner("Objection", "resource", Paid(cost(trash=True), (Prevent("score", 1),), interrupt="score"))
    t = Table()
    t.rig("Objection")
    t.root("Server 1", "Plain Agenda", advancement=3)
    t.start("corp")
    t.play("Score Plain Agenda", "Objection")
    assert (t.names("corp_score"), t.names("installed")) == ([], ["Plain Agenda"])


def test_cards_are_accessed_scored_and_stolen_by_abilities() -> None:
    """7.3.1, 1.17: outside of breaches, wherever they are."""
    corp("Ambush Plan", "operation", Play((Access(target(Installed(CORP) & Type("asset"))), Gain(1))))
    corp("Other Plan", "operation", Play((Score(target(InZone((HQ,)) & Type("agenda"))),)))
    runner("Heist", "event", Play((Steal(target(InZone((CORP_SCORE,)))),)))
    t = Table()
    t.hand("corp", "Ambush Plan", "Other Plan", "Plain Agenda")
    t.root("Server 1", "Plain Asset")
    t.start("corp")
    t.click("Play Ambush Plan")
    t.play("Plain Asset", "Trash Plain Asset")
    assert (t.names("archives")[0], t.credits("runner"), t.credits("corp")) == ("Plain Asset", 3, 6)
    t.play("Play Other Plan", "Plain Agenda")
    assert t.names("corp_score") == ["Plain Agenda"]
    t = Table()
    t.score_area("corp", "Plain Agenda")
    t.hand("runner", "Heist")
    t.start("runner")
    t.click("Play Heist")
    assert t.names("runner_score") == ["Plain Agenda"]


def test_agendas_are_swapped_between_score_areas() -> None:
    """8.8.4c: they keep their counters and are neither scored nor stolen.

    Rules: 8.8.4, 1.17.3e.
    """
    runner("Turn", "hardware",
           When(On(EventKind.STEAL), (SwapCards(EventCard(), target(InZone((CORP_SCORE,)))),)))  # fmt: skip
    corp("Watcher", "asset", When(On(EventKind.SCORE), (Gain(5),)))
    t = Table()
    t.rig("Turn")
    t.score_area("corp", "Plain Three")
    t.root("Server 1", "Watcher", rezzed=True)
    t.root("Server 2", "Plain Agenda")
    t.start("runner")
    t.play("Run on Server 2", "Go on")
    t.pass_until("Steal")
    t.click("Steal")
    assert (t.names("runner_score"), t.names("corp_score")) == (["Plain Three"], ["Plain Agenda"])
    assert (t.game.points(RUNNER), t.game.points(CORP), t.credits("corp")) == (3, 1, 5)


def test_a_subroutine_of_another_piece_of_ice_is_resolved() -> None:
    """9.8.11: the player chooses which; its source is that ice."""
    ice("Web", Sub((ResolveSubroutine(target(Installed(CORP) & Type("ice"))),)))
    t = Table()
    t.ice("R&D", "Little Engine")
    t.ice("HQ", "Web")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "Little Engine")
    assert len(t.options) == 3
    t.click(next(option for option in t.options if "5 credits" in option))
    assert t.credits("runner") == 10
    assert t.game.run is not None


def test_instructions_are_repeated() -> None:
    """9.11.4: so many times, or again as long as a condition holds.

    Rules: 9.12.4, 9.12.4a.
    """
    corp("Factory", "operation", Play((Repeat((Gain(2),), CountInstalled(Type("asset"))),)))
    corp("Spiral", "operation", Play((Repeat((TrashTop(1, who=RUNNER),), while_=Did("trashed", OddCost())),)))
    t = Table(filler=0)
    t.hand("corp", "Factory", "Spiral")
    t.root("Server 1", "Plain Asset")
    t.root("Server 2", "Plain Asset")
    t.deck("runner", "Carmen", "Cleaver", "Legwork", "Carmen")
    t.start("corp")
    t.click("Play Factory")
    assert t.credits("corp") == 9
    t.click("Play Spiral")
    assert t.names("heap") == ["Carmen", "Cleaver", "Legwork"]  # 2 is even


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
