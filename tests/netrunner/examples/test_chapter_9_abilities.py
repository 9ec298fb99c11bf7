"""The rulebook's examples of abilities: 9.1 to 9.6."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, let, running


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
