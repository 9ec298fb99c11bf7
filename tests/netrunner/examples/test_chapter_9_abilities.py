"""The rulebook's examples of abilities: 9.1 to 9.6."""

from __future__ import annotations

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import Damage, Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    end_turn,
    go_on,
    let,
    running,
)
from tests.netrunner.scenarios.making import runner


def test_9_1_2a_example_1_a_chain_reaction_resolves_before_what_it_interrupts() -> None:
    t = Table(runner='Armand "Geist" Walker: Tech Lord')
    t.deck("corp", "Snare!")
    t.rig("Decoy", "Biometric Spoofing")
    t.hand("runner", "Diesel", "Diesel")
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Pay 4 credits")
    t.click("Pay 4 credits")
    assert t.offered("Decoy"), "tag and damage are one instruction"
    assert t.offered("Biometric Spoofing")
    t.play("Decoy", "Pass")
    assert t.game.state.tags == 0
    assert t.winner is None, "the card drawn for Decoy is the third"
    assert t.names("grip") == []


def test_9_1_2b_example_1_a_static_ability_holds_while_its_subroutine_resolves() -> None:
    t = Table()
    t.ice("HQ", "Attini")
    t.rig("Caldera")
    t.score_area("corp", "Obokata Protocol")
    t.hand("runner", *["Diesel"] * 4)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert not t.asks("interrupt")
    assert len(t.names("grip")) == 1
    assert t.credits("runner") == 5


def test_9_1_8g_example_1_an_ability_of_a_trashed_card_is_active_until_it_has_resolved() -> None:
    t = singularity()
    for left in (2, 1, 0):
        assert t.offered("Use Hostile Infrastructure") or left < 2
        if t.offered("Use Hostile Infrastructure"):
            t.click("Use Hostile Infrastructure")
    assert len(t.names("grip")) == 1
    assert t.card("Hostile Infrastructure", "archives")
    t.next_action()
    assert t.happened("damage") == 3


def singularity() -> Table:
    """Singularity has trashed Hostile Infrastructure and two upgrades."""
    t = Table()
    t.root("Server 1", "Hostile Infrastructure", "Strongbox", "Ganked!", rezzed=True)
    t.hand("runner", "Singularity", *["Diesel"] * 4)
    t.start("runner")
    t.play("Play Singularity", "Go on")
    return t


def test_9_1_8h_example_1_a_card_encountered_in_hq_has_active_subroutines() -> None:
    t = Table()
    t.hand("corp", "Archangel")
    t.rig("Corroder")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Pay 3 credits")
    t.click("Pay 3 credits")
    let(t)
    t.play("0 credits", "0 credits")
    assert t.names("grip") == ["Corroder"]
    assert t.offered("Leave Archangel"), "then the access goes on"


def test_9_2_8f_example_1_what_is_pending_in_an_encounter_that_is_over_is_lost() -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.hand("runner", "Femme Fatale")
    t.set(runner_credits=12)
    t.start("runner")
    t.play("Install Femme Fatale", "Run on HQ", "Pay 1 credit")
    assert t.credits("runner") == 12 - 9 - 1
    assert running(t)
    assert t.happened("pass_ice") == 1


def test_9_3_3f_example_1_what_x_may_be_is_a_restriction() -> None:
    for tags, most in ((1, 1), (4, 4), (9, 5)):
        t = Table()
        t.hand("corp", "Psychographics")
        t.root("Server 1", "Hostile Takeover")
        t.set(tags=tags, corp_credits=5)
        t.start("corp")
        t.click("Play Psychographics")
        assert t.options == [f"X is {x}" for x in range(most + 1)]


def test_9_5_5_example_1_counters_set_aside_as_a_cost_still_count() -> None:
    t = Table()
    t.rig("Fermenter", virus=4)
    t.start("runner")
    t.click("Fermenter")
    assert t.credits("runner") == 5 + 8
    assert t.names("heap") == ["Fermenter"]
    assert t.card("Fermenter", "heap").virus == 0


def test_9_6_4b_example_1_a_condition_met_three_times_makes_three_instances() -> None:
    t = singularity()
    assert t.options == [f"Use Hostile Infrastructure: Do 1 net damage ({n})" for n in (1, 2, 3)]


def test_9_6_5c_example_1_a_condition_is_judged_when_the_access_happens() -> None:
    for tags, owner in ((0, "runner_score"), (1, "corp_score")):
        t = Table()
        t.hand("corp", "Casting Call", "Quantum Predictive Model")
        t.set(tags=tags)
        t.start("corp")
        t.click("Play Casting Call")
        while t.game.state.active == "corp":
            t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
        t.click("Run on Server 1")
        while running(t):
            go_on(t)
        assert t.names(owner) == ["Quantum Predictive Model"]
        assert t.game.state.tags == tags + 2


def test_9_6_5d_example_1_the_rest_of_a_condition_is_asked_when_it_resolves() -> None:
    for supplier_first, credits in ((True, 1), (False, 0)):
        t = Table()
        t.rig("Underworld Contact", "The Supplier", "Access to Globalsec")
        t.hand("runner", "Dyson Mem Chip")
        t.set(runner_credits=1)
        t.start("runner", clicks=1)
        t.click("The Supplier")
        while t.game.state.active == "runner":
            go_on(t)
        while t.game.state.active == "corp":
            t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
        t.click("Use The Supplier" if supplier_first else "Use Underworld Contact")
        if not supplier_first:
            t.click("Use The Supplier") if t.offered("Use The Supplier") else None
        if t.offered("Dyson Mem Chip"):
            t.click("Dyson Mem Chip")
        t.pass_until("Gain 1 credit")
        assert t.game.link() == 2
        assert t.credits("runner") == 1 - 1 + credits


def test_9_6_6a_example_1_what_a_card_had_is_asked_of_the_last_checkpoint() -> None:
    t = Table(corp="Weyland Consortium: Built to Last")
    t.root("Server 1", "Hostile Takeover")
    t.start("corp")
    t.click("Advance Hostile Takeover")
    assert t.credits("corp") == 5 - 1 + 2
    t.click("Advance Hostile Takeover")
    assert t.credits("corp") == 6 - 1


def test_9_6_7d_example_1_what_could_change_nothing_does_not_become_pending() -> None:
    t = Table()
    t.ice("HQ", "Architect")
    t.hosted("Architect", "Parasite", virus=2)
    t.start("runner", turn_begins=True)
    assert t.card("Parasite").virus == 3
    assert t.game.strength(t.card("Architect")) == 0
    assert t.offered("Gain 1 credit")

    t = Table()
    t.ice("HQ", "Wall of Static")
    t.hosted("Wall of Static", "Parasite", virus=2)
    t.start("runner", turn_begins=True)
    assert t.names("archives") == ["Wall of Static"]
    assert t.names("heap") == ["Parasite"]


def test_9_6_10_example_1_a_pending_ability_goes_with_its_card() -> None:
    t = Table()
    t.rig("Aesop's Pawnshop", "Drug Dealer")
    t.start("runner", turn_begins=True)
    t.play("Use Aesop", "Trash 1 other")
    if t.asks("pay_with"):
        t.click("Drug Dealer")
    assert t.names("heap") == ["Drug Dealer"]
    assert t.credits("runner") == 5 + 3
    assert t.offered("Gain 1 credit")


def test_9_6_13b_example_1_a_stated_duration_lets_an_ability_resolve_again() -> None:
    t = Table()
    t.hand("runner", "In the Groove", "Corroder", "Imp", "Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    t.play(
        "Play In the Groove",
        "Install Corroder",
        "Gain 1 credit",
        "Install Imp",
        "Use In the Groove",
        "Draw 1 card",
    )
    assert t.credits("runner") == 9 - 2 + 1 - 2
    assert t.names("grip") == ["Cleaver", "Sure Gamble"]
    while t.game.state.active == "runner":
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
    while t.game.state.active == "corp":
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
    t.click("Install Cleaver")
    assert t.offered("Run on HQ"), "the turn is over, and so is the ability"


def test_9_6_13c_example_1_without_a_duration_it_resolves_once() -> None:
    t = Table()
    t.rig("Joshua B.")
    t.start("runner", turn_begins=True)
    t.click("Use Joshua B.")
    assert t.clicks("runner") == 5
    end_turn(t)
    assert t.game.state.tags == 1
    end_turn(t)
    t.click("Do not use it")
    assert t.clicks("runner") == 4
    end_turn(t)
    assert t.game.state.tags == 1, "the one of last turn has gone with it"


def test_9_6_14d_example_1_resolving_as_if_scored_asks_for_the_rest_of_the_condition() -> None:
    script = "AstroScript Pilot Program"
    for tags, forfeited, counters in ((0, "Market Research", 1), (1, script, 1), (0, script, 0)):
        t = Table()
        t.score_area("corp", "AstroScript Pilot Program", "Market Research")
        t.hand("corp", "24/7 News Cycle")
        t.set(tags=tags)
        t.start("corp")
        t.play("Play 24/7 News Cycle", forfeited)
        if t.decision.kind == "target":
            go_on(t)
        (left,) = t.game.state.zones["corp_score"]
        assert t.game.state.cards[left].agenda == counters


def test_9_1_2b_example_2_an_identity_has_no_abilities_while_the_event_resolves() -> None:
    t = Table(runner="Zahya Sadeghi: Versatile Smuggler")
    t.hand("runner", "Direct Access")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.play("Play Direct Access", "HQ")
    while t.names("play"):
        assert not t.offered("Zahya")
        go_on(t)
    assert not t.offered("Zahya")
    assert t.credits("runner") == 4
    assert t.names("heap") == ["Direct Access"]


def test_9_5_5_example_3_counters_set_aside_as_the_cost_are_moved() -> None:
    """Rules: 4.8.5."""
    t = Table()
    t.root("Server 1", "Reconstruction Contract", rezzed=True, advancement=3)
    t.root("Server 2", "Offworld Office")
    t.ice("HQ", "Ice Wall")
    t.start("corp")
    t.click("Reconstruction Contract:")
    assert t.names("archives") == ["Reconstruction Contract"], "the cost is paid before there is a target"
    t.play("Ice Wall", "3")
    assert t.card("Ice Wall").advancement == 3
    assert t.find(t.card("Reconstruction Contract", "archives").number).advancement == 0


def test_9_1_6c_example_1_a_card_whose_credits_are_spent_is_used_too() -> None:
    """Rules: 1.10.4d."""
    with taken_back():
        runner("Witness", "resource", When(On(EventKind.USE, by=YOU), (Gain(1),)))
        t = Table(policy=ASK_ALL)
        t.ice("HQ", "Rototurret")
        t.rig("Cyberfeeder", credit=1)
        t.rig("Mimic", "Witness")
        t.set(runner_credits=0)
        t.start("runner")
        t.pass_until("Run on HQ")
        t.click("Run on HQ")
        t.pass_until("Mimic: Break")
        t.click("Mimic: Break")
        assert [e.code for e in t.events if e.kind == "used"] == ["cyberfeeder", "mimic"]
        t.click("Use Witness: Gain 1 credit (1)")
        t.pass_until("Break: End the run.")
        assert t.credits("runner") == 2, "both uses are heard"


def test_9_5_5_example_2_hosted_cards_are_set_aside_while_the_ability_resolves() -> None:
    t = Table()
    t.hand("runner", "Street Peddler")
    t.deck("runner", "Corroder", "Legwork", "Imp")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Street Peddler")
    t.click("Street Peddler")
    assert t.names("heap") == ["Street Peddler"], "the three cards wait for the ability"
    t.click("Imp")
    installed = [event for event in t.events if event.kind == "installed"]
    trashed = [event for event in t.events if event.kind == "trashed"]
    assert [event.code for event in installed] == ["imp"]
    assert sorted(event.code for event in trashed) == ["corroder", "legwork"]
    assert {event.was for event in (*installed, *trashed)} == {"hosted"}, "not from where they were set aside"


def test_9_1_8b_example_1_what_is_removed_instead_is_not_active_in_the_heap() -> None:
    for removed in (True, False):
        t = Table(corp="Skorpios Defense Systems: Persuasive Power")
        t.hand("runner", "I've Had Worse")
        t.start("corp")
        t.effect("corp", Damage("meat", 1))
        t.click("I've Had Worse" if removed else "No")
        assert t.names("removed" if removed else "heap") == ["I've Had Worse"]
        assert len(t.names("grip")) == (0 if removed else 3), "it draws three cards from the heap"
