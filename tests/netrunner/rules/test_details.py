"""Details that planted faults showed to be untested."""

from __future__ import annotations

import pytest

from engine.netrunner.decks.legality import Problem, Reason, report
from engine.netrunner.decks.lists import Deck
from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.amounts.cards import Hosted
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Boost,
    EndTheRun,
    ForceEncounter,
    Load,
    PlaceCounters,
    RemoveTags,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Encountered, Installed, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, runner


def test_1_7_2b_a_hand_size_below_zero_flatlines_in_the_discard_phase() -> None:
    """10.4.4: not before, and not at zero."""
    for core, winner in ((5, None), (6, CORP)):
        t = Table()
        t.set(core_damage=core)
        t.start("runner", clicks=1)
        assert t.winner is None
        t.click("Gain 1 credit")
        assert t.winner == winner


@pytest.mark.parametrize("rezzed", [True, False])
def test_4_4_6_a_trashed_corp_card_keeps_its_face(rezzed: bool) -> None:
    """1.19.1, 8.5.7."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start("corp")
    t.effect("corp", Trash(target(Installed("corp"))))
    if t.decision.kind == "target":
        t.click("Nico Campaign")
    assert t.card("Nico Campaign", "archives").faceup == rezzed


def test_1_2_5_ending_the_run_needs_a_run_or_an_encounter() -> None:
    """9.1.6d, 6.5.9b: neither in the Corp's own turn nor without a run; a forced encounter is enough."""
    corp("Ender", "asset", Paid(cost(counter="power", counters=1), (EndTheRun(),)))
    t = Table()
    t.root("Server 1", "Ender", rezzed=True, power=3)
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Leech", "Leech", "Leech")
    t.start("corp")
    assert not t.offered("Ender")
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Ender", rezzed=True, power=3)
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Leech", "Leech", "Leech")
    t.start("runner")
    assert not t.offered("Ender")
    t.effect("corp", ForceEncounter(target(Installed("corp") & Type("ice"))))
    t.pass_until("Ender")
    t.click("Ender")
    assert t.game.encounter is None
    assert len(t.names("grip")) == 3


def test_1_15_2_an_effect_on_encountered_ice_does_nothing_without_an_encounter() -> None:
    """1.2.4."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.effect("runner", Trash(Encountered()))
    assert t.names("installed") == ["Palisade"]


def test_1_2_5_a_boost_by_nothing_is_not_offered() -> None:
    """9.1.5b."""
    breaker("Weakling", Paid(cost(credits=1), (Boost(Hosted("power")),)), strength=1)
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Weakling")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Weakling")


def test_what_changes_is_told() -> None:
    """Tags that go (10.5.4) and strength that falls are in the log."""
    t = Table()
    t.set(tags=1)
    t.ice("HQ", "Palisade")
    t.rig("Leech", virus=1)
    t.start("runner")
    t.click("Remove 1 tag")
    assert t.log() == ["The Runner removes a tag (1 click, 2 credits)."]
    t.click("Run on HQ")
    t.click("Leech")
    assert t.log() == ["The ice gets −1 strength (**Leech**)."]
    t.set(tags=2)
    assert [e.n for e in t.effect("runner", RemoveTags(2)) if e.kind == "untag"] == [2]


def test_1_4_2_a_report_of_what_is_no_deck_has_no_figures() -> None:
    found = report(Deck("hedge_fund", {"palisade": 3}))
    assert (found.size, found.minimum, found.influence, found.influence_limit, found.points) == (
        3,
        0,
        0,
        None,
        0,
    )
    assert found.problems == (Problem(Reason.NOT_AN_IDENTITY, "hedge_fund"),)
    assert Problem(Reason.NO_SUCH_CARD, "x").say() == "No card is known as “x”."


def test_10_9_3_counters_are_taken_as_far_as_they_go() -> None:
    """1.10.4a, 10.9.2: three from two, and the card is empty then."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=2, loaded=("credit",))
    t.start("corp")
    t.effect("corp", TakeCredits(3), source="Nico Campaign")
    assert t.credits("corp") == 7
    assert t.names("archives") == ["Nico Campaign"]


def test_10_9_1_loading_places_counters_that_are_remembered() -> None:
    """10.9.4: of this kind only."""
    t = Table()
    t.root("Server 1", "Plain Asset", rezzed=True)
    t.start("corp")
    t.effect("corp", Load(4), source="Plain Asset")
    card = t.card("Plain Asset")
    assert (card.credit, card.loaded) == (4, ("credit",))
    t.effect("corp", PlaceCounters("power", 1, target(Installed("corp"))), source="Plain Asset")
    assert t.card("Plain Asset").loaded == ("credit",)


@pytest.mark.parametrize(("n", "size"), [(2, 7), (-2, 3)])
def test_9_4_1_hand_sizes_change_with_what_is_active(n: int, size: int) -> None:
    """4.3.6, 5.5.3b: the Runner's own, and only while it is installed."""
    runner("Sizer", "hardware", Static(Modify("hand_runner", n)))
    t = Table()
    t.rig("Sizer")
    t.start("runner")
    assert (t.game.hand_size(RUNNER), t.game.hand_size(CORP)) == (size, 5)
    t.effect("runner", Trash(target(Installed("runner"))))
    assert t.game.hand_size(RUNNER) == 5


def test_9_12_6b_one_mode_is_all_where_the_ability_says_one() -> None:
    """9.12.6d: nothing more is asked."""
    t = Table()
    t.hand("corp", "Predictive Planogram")
    t.start("corp")
    t.play("Play Predictive Planogram", "Gain 3 credits")
    assert t.credits("corp") == 8
    assert t.names("hq") == []
    assert t.offered("Gain 1 credit")
