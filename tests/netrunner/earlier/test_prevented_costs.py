"""Costs that are prevented (000, Kosten; D18): what they pay for does not happen, the rest is gone."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.amounts import HowMany
from engine.netrunner.language.costs import Chosen, TagCost, cost
from engine.netrunner.language.effects import Draw, Gain, GiveTags, Prevent, Trash
from engine.netrunner.language.flow import Unless
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, InZone, Subtype, Type
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CORE_2012, CR_24_03, CR_26_03, RG_1_0
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_accesses_and_costs import goes, runs
from tests.netrunner.scenarios.making import corp, runner

OLD, NEW, RG, CORE = CR_24_03.name, CR_26_03.name, RG_1_0.name, CORE_2012.name
EACH = pytest.mark.parametrize(("edition", "asked"), [(OLD, False), (NEW, False), (RG, True), (CORE, True)])
USE = pytest.mark.parametrize("used", [True, False])
CONSTRUCT = "Sacrificial Construct: Prevent"


def interrupts(t: Table, *, asked: bool, used: bool, what: str = CONSTRUCT, otherwise: str = "Pass") -> None:
    """Whether an interrupt is offered, and used or not. It is not where costs cannot be prevented."""
    assert t.offered(what) is asked
    if asked:
        t.click(what if used else otherwise)


@EACH
@USE
def test_rg_28_c_17_a_cost_of_trashing_is_prevented(edition: str, asked: bool, used: bool) -> None:
    t = Table(edition=edition)
    t.rig("Aesop's Pawnshop", CONSTRUCT.partition(":")[0], "Corroder")
    t.start("runner", turn_begins=True)
    t.play("Trash 1 other installed", "Corroder")
    interrupts(t, asked=asked, used=used)
    prevented = asked and used
    assert t.names("heap") == (["Sacrificial Construct"] if prevented else ["Corroder"])
    assert t.credits("runner") == (5 if prevented else 8)


@EACH
@USE
def test_the_rest_of_a_cost_is_spent_and_the_action_over(edition: str, asked: bool, used: bool) -> None:
    t = Table(edition=edition)
    t.rig("Self-modifying Code", "Sacrificial Construct")
    t.deck("runner", "Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Self-modifying Code")
    interrupts(t, asked=asked, used=used)
    prevented = asked and used
    assert t.offered("Corroder") is not prevented
    assert t.credits("runner") == 7
    assert t.names("heap") == (["Sacrificial Construct"] if prevented else ["Self-modifying Code"])


@EACH
@USE
def test_damage_prevented_in_part_steals_nothing(edition: str, asked: bool, used: bool) -> None:
    """D18: a cost of damage prevented in part counts as prevented."""
    t = Table(edition=edition)
    t.rig("Net Shield")
    t.deck("corp", "Obokata Protocol")
    t.hand("runner", *["Sure Gamble"] * 5)
    runs(t, "R&D")
    goes(t, until="Steal")
    t.click("Steal")
    interrupts(t, asked=asked, used=used, what="Pay 1 credit", otherwise="Do not pay")
    goes(t)
    prevented = asked and used
    assert len(t.names("grip")) == (2 if prevented else 1)
    assert t.names("runner_score") == ([] if prevented else ["Obokata Protocol"])


@EACH
@USE
def test_tags_are_not_taken_and_buy_nothing(edition: str, asked: bool, used: bool) -> None:
    runner("Loan Shark", "resource", Paid(cost(TagCost(1), clicks=1), (Gain(6),)))
    t = Table(edition=edition)
    t.rig("Loan Shark", "Decoy")
    t.start("runner")
    t.click("Loan Shark")
    interrupts(t, asked=asked, used=used, what="Decoy")
    prevented = asked and used
    assert (t.credits("runner"), t.game.state.tags) == ((5, 0) if prevented else (11, 1))
    assert t.clicks("runner") == 3


VIRUS = cost(Chosen("trash", 1, Installed("runner") & Subtype("virus")))


@EACH
@USE
def test_an_event_whose_cost_is_prevented_goes_without_effect(edition: str, asked: bool, used: bool) -> None:
    runner("Sell Out", "event", Play((Gain(9),)), Static(Price("play", VIRUS)))
    t = Table(edition=edition)
    t.rig("Datasucker", "Sacrificial Construct")
    t.hand("runner", "Sell Out")
    t.start("runner")
    t.click("Play Sell Out")
    interrupts(t, asked=asked, used=used)
    prevented = asked and used
    assert t.credits("runner") == (5 if prevented else 14)
    assert set(t.names("heap")) == {"Sell Out", "Sacrificial Construct" if prevented else "Datasucker"}
    assert t.clicks("runner") == 3


@EACH
@USE
def test_a_card_whose_cost_is_prevented_is_not_installed(edition: str, asked: bool, used: bool) -> None:
    runner("Big Rig", "hardware", Static(Price("install", VIRUS)))
    t = Table(edition=edition)
    t.rig("Datasucker", "Sacrificial Construct")
    t.hand("runner", "Big Rig")
    t.start("runner")
    t.click("Install Big Rig")
    interrupts(t, asked=asked, used=used)
    prevented = asked and used
    assert t.names("grip") == (["Big Rig"] if prevented else [])
    assert t.names("heap") == ["Sacrificial Construct" if prevented else "Datasucker"]


@EACH
@USE
def test_what_happens_unless_it_is_paid_happens(edition: str, asked: bool, used: bool) -> None:
    """Its nested cost was not paid."""
    runner(
        "Hungry Thing", "resource", Paid(cost(clicks=1), (Unless((Trash(),), (VIRUS,), "runner"), Draw(1)))
    )
    t = Table(edition=edition)
    t.rig("Hungry Thing", "Datasucker", "Sacrificial Construct")
    t.start("runner")
    t.play("Hungry Thing", "Trash 1")
    interrupts(t, asked=asked, used=used)
    gone = ["Sacrificial Construct", "Hungry Thing"] if asked and used else ["Datasucker"]
    assert (t.names("heap"), len(t.names("grip"))) == (gone, 1)


NOTHING = Chosen("trash", HowMany(Installed(CORP)), Installed(RUNNER) & Type("program"))
ANY_CARD = Chosen("trash", 1, InZone((GRIP,)), random=True)


@pytest.mark.parametrize("edition", [OLD, NEW, RG, CORE])
@pytest.mark.parametrize(("part", "trashed"), [(NOTHING, []), (ANY_CARD, ["Sure Gamble"])])
def test_what_is_paid_with_no_card_or_one_of_the_hand_is_paid_unasked(
    part: Chosen, trashed: list[str], edition: str
) -> None:
    """No card of the Corp is installed: none is to be trashed, and nothing there to prevent."""
    runner("Furnace", "resource", Paid(cost(part), (Gain(3),), once=True))
    t = Table(edition=edition)
    t.rig("Furnace", "Corroder", "Sacrificial Construct")
    t.hand(RUNNER, "Sure Gamble")
    t.start(RUNNER)
    t.click("Furnace")
    t.next_action()
    assert (t.names("heap"), t.credits(RUNNER)) == (trashed, 8)


@pytest.mark.parametrize("edition", [RG, CORE])
def test_what_prevents_a_cost_is_not_saved_by_what_it_saves(edition: str) -> None:
    """Each could prevent the other's cost without end."""
    guard = Paid(cost(trash=True), (Prevent("trash", 1, Installed() & Type("hardware")),), interrupt="trash")
    runner("Left Hand", "hardware", guard)
    runner("Right Hand", "hardware", guard)
    runner("Brittle Thing", "hardware", Paid(cost(trash=True), (Gain(1),)))
    t = Table(edition=edition)
    t.rig("Left Hand", "Right Hand", "Brittle Thing")
    t.start("runner")
    t.play("Brittle Thing", "Left Hand", "Right Hand")
    # The right hand saved the left one, which prevents nothing therefore, and can be used once more.
    assert t.names("heap") == ["Right Hand"]
    assert t.offered("Left Hand")
    t.click("Pass")
    assert (t.names("heap"), t.credits("runner")) == (["Right Hand", "Brittle Thing"], 6)


def test_tags_that_are_removed_to_pay_are_nothing_to_prevent() -> None:
    """Of the guide, by which what a cost does can be prevented: less tags than before are no tags taken."""
    corp("Amnesty", "asset", Paid(cost(TagCost(-1)), (Gain(2),)))
    t = Table(edition="rg1.0")
    t.root("Server 1", "Amnesty", rezzed=True)
    t.set(tags=2)
    t.start(CORP)
    t.click("Amnesty")
    assert t.game.state.tags == 1
    assert t.credits(CORP) == 7


def test_rg_36_tags_that_were_prevented_were_taken_for_the_first_time() -> None:
    """Of the guide: what counts the first tags of a turn counts those that nobody got."""
    runner("Diary", "resource", When(First(On(EventKind.TAG)), (Gain(1),)))
    runner("Veil", "resource", Paid(cost(trash=True), (Prevent("tag", 1),), interrupt="tag"))
    for edition, gained in (("rg1.0", 0), ("cr24.03", 1)):
        t = Table(edition=edition, policy=ASK_ALL)
        t.rig("Diary", "Veil")
        t.start(CORP)
        t.effect(CORP, GiveTags(1), GiveTags(1))
        t.pass_until("Veil")
        t.click("Veil")
        for _ in range(20):
            if t.game.state.tags:
                break
            t.answer([next((o.key for o in t.asked.options if o.passing), t.asked.options[0].key)])
        t.pass_until("Gain 1 credit")
        assert t.game.state.tags == 1
        assert t.credits(RUNNER) == 5 + gained
