"""What `engine/netrunner/rules/encounters.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Boost,
    Break,
    Derez,
    Draw,
    ForceEncounter,
    Gain,
    GiveTags,
    Prevent,
    RemoveFromGame,
    ResolveSubroutine,
    Trash,
)
from engine.netrunner.language.flow import If
from engine.netrunner.language.happenings import Happened, On
from engine.netrunner.language.restrictions import BreakLimit
from engine.netrunner.language.selectors import Encountered, Installed, This, ThisCard, Type, target
from engine.netrunner.language.sets import Each, LastEncountered, Named
from engine.netrunner.language.traits import GainAbilities
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.edition import EDITIONS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run
from tests.netrunner.rules.running import meet
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def test_1_15_2_an_effect_on_encountered_ice_does_nothing_without_an_encounter() -> None:
    """1.2.4."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.effect("runner", Trash(Encountered()))
    assert t.names("installed") == ["Palisade"]


def test_4_6_8e_a_forced_encounter_goes_on_when_the_attacked_server_is_gone() -> None:
    """6.5.9: it is no part of the run that ends (6.1.4)."""
    ice("Snare Wall", Sub((GiveTags(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("R&D", "Snare Wall")
    t.root("Server 1", "Nico Campaign")
    t.ice("Server 1", "Palisade")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.effect(CORP, ForceEncounter(Each(Named("Snare Wall"))))
    assert t.game.encounter is not None
    assert t.game.encounter.forced
    t.effect(CORP, RemoveFromGame(Each(Named("Palisade") | Named("Nico Campaign"))))
    assert "remote1" not in t.game.state.servers
    t.next_action()
    assert (t.game.state.tags, t.happened("successful_run"), t.game.run) == (1, 0, None)


def test_6_5_an_encounter_that_began_with_the_ability_is_the_encounter_meant() -> None:
    """6.5: what an ability about the beginning of an encounter did itself happened in that encounter."""
    tagged = Happened(On(EventKind.TAG), "encounter")
    ice("Herald", END, When(On(EventKind.ENCOUNTER, what=ThisCard()), (GiveTags(1), If(tagged, (Gain(3),)))))
    t = Table()
    t.ice("HQ", "Herald")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert (t.game.state.tags, t.credits(CORP)) == (1, 8)


def test_6_5_ice_that_was_met_last_may_be_gone() -> None:
    """1.15.3: nothing is then known of it."""
    ice("Brief", Sub((Trash(This()),)))
    runner("Mourner", "resource", When(On(EventKind.RUN_ENDS), (Derez(LastEncountered()), Gain(2))))
    t = Table()
    t.ice("HQ", "Brief")
    t.rig("Mourner")
    t.start(RUNNER)
    t.click("Run on HQ")
    finish_run(t)
    assert "Brief" in t.names("archives")
    assert t.credits(RUNNER) == 5 + 2


def test_6_5_7a_all_subroutines_broken_is_fully_broken() -> None:
    """6.5.7, 6.5.7d: told once, however it was done."""
    t = Table()
    t.ice("HQ", "Wall of Thorns")
    t.rig("Crypsis")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    for _ in range(5):
        t.click("Crypsis: +1")
    t.play("Crypsis: Break", "Break: The Corp does 2 net damage")
    assert "fully_broken" not in [event.kind for event in t.game.state.happened]
    t.click("Crypsis: Break")
    t.next_action()
    assert sum(event.kind == "fully_broken" for event in t.game.state.happened) == 1


def test_6_5_9_a_boost_lasts_for_the_forced_encounter_only() -> None:
    """6.5.9, 9.10.4a: the encounter in which it began is over although another one goes on."""
    ice("Little Wall", Sub((GiveTags(1),)))
    ice("Thrower", When(ENCOUNTERED, (ForceEncounter(Each(Named("Little Wall"))),)), END, strength=3)
    boost = Paid(cost(credits=1), (Boost(3),))
    breaker("Pick", boost, Paid(cost(credits=1), (Break(1),), interface=True), strength=1)
    t = Table(policy=ASK_ALL)
    t.ice("R&D", "Little Wall")
    t.ice("HQ", "Thrower")
    t.rig("Pick")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    for _ in range(20):
        encounter = t.game.encounter
        forced = encounter is not None and encounter.ice == t.card("Little Wall").oid
        if forced and t.decision.seat == RUNNER:
            break
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    pick = t.card("Pick").oid
    t.answer([next(o.key for o in t.decision.options if o.oid == pick and o.verb == "use")])
    assert t.game.strength(t.card("Pick")) == 4
    for _ in range(20):
        if t.game.encounter is None or t.game.encounter.ice == t.card("Thrower").oid:
            break
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.game.encounter is not None, "the first encounter goes on"
    assert t.game.strength(t.card("Pick")) == 1


def test_6_5_9a_ice_that_is_gone_before_its_turn_is_not_encountered() -> None:
    """6.5.9a: of two that the Runner is to encounter, the first trashes the other."""
    for title in ("Gate A", "Gate B"):
        ice(title, Sub((Trash(Each(Type("ice") - ThisCard())),)))
    t = Table()
    t.ice("HQ", "Gate A")
    t.ice("R&D", "Gate B")
    t.start(RUNNER)
    t.effect(RUNNER, ForceEncounter(Each(Type("ice"))))
    t.next_action()
    assert t.happened("encounter") == 1
    assert len([title for title in t.names("installed") if title.startswith("Gate")]) == 1


def test_6_5_9c_a_forced_encounter_is_over_before_its_instruction_is() -> None:
    """6.1.3c, 6.5.9, 6.5.9a: outside of a run too."""
    t = Table()
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Sure Gamble", "Sure Gamble", "Leech")
    t.start("runner")
    t.effect("corp", ForceEncounter(target(Installed("corp") & Type("ice"))), Draw(1))
    assert t.game.encounter is not None
    assert t.names("hq") == []
    t.next_action()
    assert t.game.run is None
    assert len(t.names("grip")) == 1
    assert len(t.names("hq")) == 1


def test_6_9_3_who_has_nothing_to_use_is_not_asked_in_an_encounter() -> None:
    """9.2.7: a Runner without an icebreaker has nothing to decide."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert t.offered("Draw 1 card")


def test_9_8_5b_subroutines_of_what_changed_are_counted_anew() -> None:
    """9.8.3a, 9.8.3b: Ashigaru has as many as there are cards in HQ, and loses the last ones first."""
    t = Table()
    t.ice("HQ", "Ashigaru")
    t.hand("corp", "Palisade", "Enigma", "Tithe")
    t.start("corp")
    oid = t.card("Ashigaru").oid
    first = t.game.sub_ids(oid)
    assert len(first) == 3
    t.effect("corp", Draw(1))
    assert len(t.game.sub_ids(oid)) == 4
    assert t.game.sub_ids(oid)[:3] == first
    t.empty_deck("corp")
    for card in t.game.state.zones["hq"][1:]:
        del t.game.state.cards[card]
    t.game.state.zones["hq"] = t.game.state.zones["hq"][:1]
    t.game.forget()
    assert t.game.sub_ids(oid) == first[:1]


def test_9_8_6_only_printed_subroutines_count_for_a_limit() -> None:
    """9.8.6: the gained one is broken besides."""
    more = (Sub((GiveTags(1),)),)
    ice("Narrow Gate", END, Static(BreakLimit(1)))
    corp("Annex", "asset", Static(GainAbilities(more, Type("ice"))))
    breaker("Pick", Paid(cost(credits=1), (Break(1),), interface=True), strength=3)
    t = Table()
    t.ice("HQ", "Narrow Gate")
    t.root("Server 1", "Annex", rezzed=True)
    t.rig("Pick")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Pick")
    t.click("Break: The Corp gives you 1 tag")
    t.click("Pick")
    assert not t.game.unbroken()


def test_9_8_6_each_printed_subroutine_counts_for_a_limit() -> None:
    """9.8.6: the first one, too, which is the first of the abilities of the ice."""
    ice("Narrow Arch", Sub((GiveTags(1),)), END, Static(BreakLimit(1)))
    breaker("Pick", Paid(cost(credits=1), (Break(1),), interface=True), strength=3)
    t = Table()
    t.ice("HQ", "Narrow Arch")
    t.rig("Pick")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.play("Pick", "Break: The Corp gives you 1 tag")
    assert len(t.game.unbroken()) == 1
    assert not t.offered("Pick")


def test_9_8_11b_a_subroutine_itself_can_be_interrupted() -> None:
    """9.8.11b: and does not resolve then."""
    runner("Hush", "resource", Paid(cost(trash=True), (Prevent("subroutine", 1),), interrupt="subroutine"))
    ice("Bell", Sub((GiveTags(1),)))
    t = Table()
    t.ice("HQ", "Bell")
    t.rig("Hush")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Let the unbroken")
    t.click("Hush")
    finish_run(t)
    assert t.game.state.tags == 0


@pytest.mark.parametrize("own", [True, False])
def test_9_8_11b_only_the_encountered_ice_has_a_when_encountered_ability_to_prevent(own: bool) -> None:
    """Not another card that hears of the encounter."""
    ice("Toll", *([When(ENCOUNTERED, (Gain(2),))] if own else []), Sub((Gain(1),)))
    corp("Usher", "upgrade", *([] if own else [When(On(EventKind.ENCOUNTER), (Gain(2),))]))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Toll")
    t.root("HQ", "Usher", rezzed=True)
    t.rig("AirbladeX (JSRF Ed.)", power=3)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    offered = 0
    for _ in range(20):
        if t.happened("encounter") and t.credits(CORP) > 5:
            break
        offered += t.offered("AirbladeX")
        t.answer([next((o.key for o in t.asked.options if o.passing), t.asked.options[0].key)])
    assert bool(offered) == own


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_9_8_other_ice_that_is_not_rezzed_has_subroutines_to_resolve_in_an_encounter(edition: str) -> None:
    """By none does it matter that another piece of ice is encountered (D16 is about that one alone)."""
    ice("Outer Thorn", END)
    ice("Far Thorn", Sub((GiveTags(1),)))
    t = Table(policy=ASK_ALL, edition=edition)
    t.ice("HQ", "Outer Thorn")
    t.ice("R&D", "Far Thorn", rezzed=False)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    meet(t, "Outer Thorn")
    t.effect("corp", ResolveSubroutine(Each(Named("Far Thorn"))))
    t.click("Give the Runner 1 tag")
    assert t.game.state.tags == 1
