"""The rulebook's examples of game concepts (chapter 1), each with the cards it names."""

from __future__ import annotations

import pytest

from engine.netrunner.decks.legality import influence, points_range
from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import EndTheRun
from engine.netrunner.language.flow import Unless
from engine.netrunner.table.facts import facts_of
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run, go_on, let, running


def test_1_2_2b_example_1_what_is_forbidden_in_part_can_be_played() -> None:
    t = Table()
    t.ice("HQ", "Lockdown")
    t.hand("runner", "Diesel", "Process Automation")
    t.start("runner")
    assert t.offered("Play Diesel")
    t.click("Run on HQ")
    let(t)
    t.next_action()
    assert not t.offered("Play Diesel")
    t.click("Play Process Automation")
    assert t.credits("runner") == 7
    assert t.names("grip") == ["Diesel"]


def test_1_4_5a_example_1_each_copy_counts() -> None:
    noise, diesel = facts_of("noise_hacker_extraordinaire"), facts_of("diesel")
    assert noise
    assert diesel
    assert noise.faction != "shaper"
    for copies in (1, 2):
        assert influence(noise, {diesel: copies}) == 2 * copies


def test_1_4_6d_example_1_points_of_a_deck_of_66() -> None:
    assert points_range(66) == (28, 29)


def test_1_10_3b_example_1_nobody_loses_more_credits_than_there_are() -> None:
    for credits, left in ((5, 0), (3, 0), (7, 1), (0, 0)):
        t = Table()
        t.ice("HQ", "DNA Tracker")
        t.hand("runner", *["Diesel"] * 4)
        t.set(runner_credits=credits)
        t.start("runner")
        t.click("Run on HQ")
        let(t)
        assert t.credits("runner") == left
        assert len(t.names("grip")) == 1


def test_1_10_3c_example_1_cyberfeeder_pays_for_the_first_ability_of_atman() -> None:
    """Rules: 9.1.6b: who pays for an optional part of an ability uses it."""
    t = Table()
    t.rig("Cyberfeeder", credit=1)
    t.hand("runner", "Atman")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Install Atman")
    assert t.credits("runner") == 0
    t.play("Pay X credits", "X is 1")
    assert t.card("Atman").power == 1
    assert t.card("Cyberfeeder").credit == 0


def test_1_10_3c_example_3_a_mandatory_price_takes_hosted_credits_too() -> None:
    t = Table()
    t.rig("Ghost Runner", credit=3, loaded=("credit",))
    t.ice("HQ", "Tollbooth")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    assert t.decision.step == "6.9.3b", "nothing was asked, and the run goes on"
    assert t.names("heap") == ["Ghost Runner"]


def test_1_10_5d_example_1_recurring_credits_are_filled_up_to_their_number() -> None:
    t = Table()
    t.hand("runner", "Spinal Modem")
    t.rig("Corroder")
    t.ice("HQ", "Palisade")
    t.start("runner", clicks=2)
    t.click("Install Spinal Modem")
    assert t.card("Spinal Modem").credit == 2
    t.play("Run on HQ", "Corroder: Break 1 barrier")
    assert t.card("Spinal Modem").credit == 1
    t.pass_until("Gain 1 credit")
    while t.game.state.active == "runner":
        go_on(t)
    while t.game.state.active == "corp":
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
    assert t.card("Spinal Modem").credit == 2


def test_1_12_2a_example_1_the_next_instruction_finds_what_was_just_installed() -> None:
    t = Table()
    t.hand("corp", "Priority Construction", "Palisade")
    in_hand = t.card("Palisade", "hq").oid
    t.root("Server 1", "Hostile Takeover")
    t.start("corp")
    t.play("Play Priority Construction", "Palisade", "Server 1")
    ice = t.card("Palisade")
    assert ice.oid != in_hand
    assert ice.advancement == 3


@pytest.mark.parametrize("shuffled", [True, False])
def test_1_12_3_example_1_shuffled_cards_can_no_longer_be_looked_at(shuffled: bool) -> None:
    t = Table(corp="The Foundry: Refining the Process")
    t.root("Server 1", "Accelerated Beta Test", advancement=3)
    t.deck("corp", "Palisade", "Enigma", "Hostile Takeover", "Palisade")
    t.start("corp")
    t.play("Score Accelerated Beta Test", "Use Accelerated Beta Test", "Palisade", "A new server")
    t.click("Use The Foundry" if shuffled else "Do not use it")
    while not t.offered("Gain 1 credit"):
        t.click("Find Palisade") if t.offered("Find Palisade") else go_on(t)
    assert t.names("archives") == ([] if shuffled else ["Enigma", "Hostile Takeover"])
    assert t.names("hq") == (["Palisade"] if shuffled else [])


def test_1_12_3_example_2_rearranged_cards_are_new_objects() -> None:
    t = Table()
    titles = ["Palisade", "Enigma", "Hostile Takeover", "Wall of Static", "Tollbooth"]
    old = t.deck("corp", *titles)
    below = t.game.state.zones["rd"][5:]
    t.hand("corp", "Precognition")
    t.start("corp")
    t.click("Play Precognition")
    t.click(*reversed(titles))
    assert t.names("rd")[:5] == titles[::-1]
    assert not set(old) & set(t.game.state.zones["rd"])
    assert t.game.state.zones["rd"][5:] == below


def test_1_12_4_example_1_a_card_that_moves_within_the_play_area_stays_itself() -> None:
    t = Table()
    t.hand("runner", "Femme Fatale")
    t.ice("HQ", "Thimblerig")
    (wall,) = t.ice("R&D", "Wall of Static")
    t.set(runner_credits=12)
    t.start("runner", clicks=1)
    t.play("Install Femme Fatale", "Wall of Static")
    t.pass_until("Use Thimblerig")
    t.play("Use Thimblerig")
    assert t.game.state.servers["hq"].ice == (wall,)
    while t.game.state.active == "corp":
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
    t.click("Run on HQ")
    t.pass_until("Pay 1 credit")
    t.click("Pay 1 credit")
    finish_run(t)
    assert t.happened("bypass") == 1


def test_1_12_6_example_2_a_card_trashed_on_the_way_counts_for_the_limit() -> None:
    t = Table()
    t.deck("corp", "PAD Campaign", "Palisade", "Tollbooth", "Enigma")
    t.hand("runner", "The Maker's Eye")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play The Maker")
    t.pass_until("Trash PAD Campaign")
    t.click("Trash PAD Campaign")
    finish_run(t)
    assert t.happened("accessed") == 3
    assert t.names("archives") == ["PAD Campaign"]


def test_1_13_5a_example_1_what_can_host_may_or_may_not() -> None:
    for hosted in (True, False):
        t = Table()
        t.rig("Off-Campus Apartment")
        t.hand("runner", "Fall Guy")
        t.start("runner")
        t.click("Install Fall Guy on Off-Campus Apartment" if hosted else "Install Fall Guy · free")
        assert t.card("Fall Guy").host == (t.card("Off-Campus Apartment").oid if hosted else 0)
        assert (t.names("grip") == ["Sure Gamble"]) is hosted


def test_1_13_5c_example_1_without_rezzed_ice_egret_cannot_be_installed() -> None:
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.hand("runner", "Egret")
    t.start("runner")
    assert not t.offered("Install Egret")

    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    (rezzed,) = t.ice("R&D", "Enigma")
    t.hand("runner", "Egret")
    t.start("runner")
    t.click("Install Egret")
    assert t.card("Egret").host == rezzed


def test_1_13_8_example_1_hosted_cards_of_hosted_cards_are_not_hosted_by_the_first() -> None:
    t = Table()
    t.rig("Dhegdheer")
    t.hosted("Dhegdheer", "Leprechaun")
    t.hand("runner", "Corroder")
    t.start("runner")
    assert t.offered("Install Corroder on Leprechaun · 2 credits")


def test_1_14_5_example_1_the_controller_chooses_unless_a_player_is_named() -> None:
    for ice, chooser in (("Rototurret", "corp"), ("Bulwark", "runner")):
        t = Table()
        t.ice("HQ", ice)
        t.rig("Corroder", "Imp")
        t.start("runner")
        t.click("Run on HQ")
        let(t)
        assert t.decision.seat == chooser
        t.click("Imp")
        assert t.names("heap") == ["Imp"]


def test_1_14_5a_example_1_the_runner_trashes_what_apocalypse_trashes() -> None:
    t = Table()
    t.root("Server 1", "Hostile Infrastructure", rezzed=True)
    t.root("Server 2", "PAD Campaign", rezzed=True)
    t.hand("runner", "Apocalypse", *["Diesel"] * 5)
    t.start("runner")
    for server in ("HQ", "R&D", "Archives"):
        t.click(f"Run on {server}")
        t.pass_until("Run on")
    t.click("Play Apocalypse")
    assert len([option for option in t.options if "Hostile Infrastructure" in option]) == 2
    t.click("Use Hostile Infrastructure")
    assert t.names("grip") == ["Diesel"] * 3


def test_1_15_1_example_1_top_hat_aims_at_a_card_of_rd() -> None:
    t = Table()
    t.rig("Top Hat")
    t.deck("corp", "Palisade", "Enigma", "Tollbooth", "Wall of Static", "Hostile Takeover")
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Use Top Hat")
    t.play("Use Top Hat", "Card 3 from")
    (accessed,) = [event for event in t.events if event.kind == "accessed"]
    assert accessed.code == "tollbooth"


def test_1_15_1_example_2_colossus_aims_at_two_cards_at_once() -> None:
    t = Table()
    t.ice("HQ", "Colossus", advancement=3)
    t.rig("Corroder", "Imp", "Fall Guy", "Gang Sign")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Imp")
    assert "Imp" in t.names("installed"), "both are chosen before either is trashed"
    t.click("Gang Sign")
    assert t.decision.kind == "interrupt"
    t.click("Pass")
    assert t.names("heap") == ["Imp", "Gang Sign"]


def test_1_15_1_example_3_trick_of_light_moves_counters_of_one_card() -> None:
    t = Table()
    t.root("Server 1", "Hostile Takeover", advancement=1)
    t.root("Server 2", "Braintrust", advancement=1)
    t.root("Server 3", "Accelerated Beta Test")
    t.hand("corp", "Trick of Light")
    t.start("corp")
    t.play("Play Trick of Light", "Accelerated Beta Test")
    assert t.options == ["Hostile Takeover in Server 1", "Braintrust in Server 2"]
    t.play("Braintrust", "1")
    advanced = {title: t.card(title).advancement for title in ("Hostile Takeover", "Accelerated Beta Test")}
    assert advanced == {"Hostile Takeover": 1, "Accelerated Beta Test": 1}


def test_1_15_1_example_4_cleaver_aims_at_the_subroutines_it_breaks() -> None:
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.rig("Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Run on HQ", *["Cleaver: +1 strength"] * 3)
    t.click("Cleaver: Break")
    assert t.decision.kind == "target"
    assert (t.decision.minimum, t.decision.maximum) == (1, 2)
    t.click("Break: End the run. (1)", "Break: End the run. (2)")
    assert t.game.encounter is not None
    assert t.game.encounter.broken == (2, 3)


def test_1_15_2c_example_1_a_program_is_an_installed_one() -> None:
    t = Table()
    t.ice("HQ", "Bulwark")
    t.rig("Corroder", "Imp")
    t.hand("runner", "Egret")
    t.deck("runner", "Datasucker")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert t.options == ["Corroder", "Imp"]


def test_1_15_2e_example_1_fewer_targets_than_due_are_all_taken_together() -> None:
    t = Table()
    t.root("Server 1", "Aggressive Secretary", advancement=3)
    t.rig("Corroder", "Imp")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 2")
    t.click("Pay 2")
    assert t.names("heap") == ["Corroder", "Imp"]


def test_1_16_1a_example_1_what_is_trashed_as_a_cost_cannot_be_saved() -> None:
    t = Table()
    t.rig("Clone Chip", "LLDS Energy Regulator")
    t.discard_pile("runner", "Corroder")
    t.start("runner")
    t.click("Clone Chip")
    assert t.asks("install"), "nobody is asked about the chip"
    assert t.names("heap") == ["Corroder", "Clone Chip"]


def test_1_16_1b_example_2_a_tag_that_would_be_prevented_is_no_payment() -> None:
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.ice("HQ", "Funhouse")
    t.start("runner")
    t.click("Run on HQ")
    assert not running(t)
    assert t.happened("end_run") == 1
    assert t.game.state.tags == 0


def test_1_16_1c_example_1_a_used_ability_is_no_way_to_suffer() -> None:
    t = Table()
    t.rig("Zer0", "Clan Vengeance")
    t.hand("runner", *["Diesel"] * 5)
    t.start("runner")
    t.click("Zer0")
    assert t.card("Clan Vengeance").power == 1
    assert not t.offered("Zer0")


def test_1_16_1c_example_2_the_requirement_still_holds_after_the_payment() -> None:
    t = Table()
    t.root("Server 1", "Azef Protocol", advancement=2)
    t.root("Server 1", "SanSan City Grid", rezzed=True)
    t.start("corp")
    assert not t.offered("Score Azef")

    t = Table()
    t.root("Server 1", "Azef Protocol", advancement=2)
    t.root("Server 1", "SanSan City Grid", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.start("corp")
    t.click("Score Azef")
    assert "SanSan City Grid" in t.names("installed")
    assert t.names("archives") == ["PAD Campaign"]


def test_1_16_2c_example_1_x_goes_up_to_the_number_of_tags() -> None:
    t = Table()
    t.hand("corp", "Psychographics")
    t.root("Server 1", "Hostile Takeover")
    t.set(tags=3)
    t.start("corp")
    t.click("Play Psychographics")
    assert t.options == ["X is 0", "X is 1", "X is 2", "X is 3"]


def test_1_16_10a_example_1_what_costs_more_to_steal_may_be_left() -> None:
    for steal in (True, False):
        t = Table()
        t.root("Server 1", "Obokata Protocol")
        t.hand("runner", *["Diesel"] * 4)
        t.start("runner")
        t.click("Run on Server 1")
        t.pass_until("Steal Obokata")
        t.click("Steal Obokata" if steal else "Do not steal")
        assert ("Obokata Protocol" in t.names("runner_score")) is steal
        assert len(t.names("grip")) == (0 if steal else 4)


@pytest.mark.parametrize("pays", [True, False])
def test_1_16_11b_example_1_what_is_paid_for_does_not_happen(pays: bool) -> None:
    ends = Unless((EndTheRun(),), (cost(credits=1),), by="runner")
    blank("Turnstile", "corp", "ice", (Sub((ends,)),), strength=1)
    t = Table()
    t.ice("HQ", "Turnstile")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Pay 1 credit" if pays else "Let it happen")
    assert running(t) is pays
    assert t.credits("runner") == 5 - pays


def test_1_17_1a_example_1_the_threat_level_is_the_higher_score() -> None:
    t = Table()
    for stolen, offered in (("Obokata Protocol", False), ("Braintrust", True)):
        t = Table()
        t.score_area("runner", stolen, *(["Accelerated Beta Test"] if offered else []))
        t.score_area("corp", "Obokata Protocol")
        t.rig("Malandragem", power=2)
        t.ice("HQ", "Tollbooth")
        t.start("runner")
        t.click("Run on HQ")
        assert t.offered("Remove Malandragem") is offered


def test_1_19_4_example_1_trashing_itself_is_the_price_of_fall_guy() -> None:
    t = Table()
    t.rig("Fall Guy")
    t.start("runner")
    t.click("Fall Guy")
    assert t.names("heap") == ["Fall Guy"]
    assert t.credits("runner") == 7


def test_1_20_2_example_1_astrolabe_gives_a_fifth_unit() -> None:
    t = Table()
    t.rig("Corroder", "Imp", "Datasucker", "Leprechaun")
    t.hand("runner", "Astrolabe", "Cleaver")
    t.start("runner")
    t.click("Install Astrolabe")
    t.click("Install Cleaver")
    assert t.names("heap") == []
    assert len(t.names("installed")) == 6
