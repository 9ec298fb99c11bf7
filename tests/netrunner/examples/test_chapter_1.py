"""The rulebook's examples of game concepts (chapter 1) up to 1.14."""

from __future__ import annotations

import pytest

from engine.netrunner.decks.legality import influence, points_range
from engine.netrunner.table.facts import facts_of
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let


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
    """Rules: 9.1.6: who pays for an optional part of an ability uses it."""
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


@pytest.mark.parametrize("tags", [0, 1])
def test_1_2_5_example_1_what_could_change_nothing_cannot_be_used(tags: int) -> None:
    t = Table(runner='Armand "Geist" Walker: Tech Lord')
    t.rig("Forger")
    t.set(tags=tags)
    t.start("runner")
    assert t.offered("Forger") is bool(tags)
    if tags:
        t.click("Forger")
        assert t.game.state.tags == 0
        assert len(t.names("grip")) == 1


def test_1_14_5a_example_2_who_is_told_to_trash_does_it() -> None:
    t = Table(runner="Alice Merchant: Clan Agitator")
    t.root("Server 1", "Hostile Infrastructure", rezzed=True)
    t.hand("corp", "Palisade", "Enigma")
    t.hand("runner", "Diesel")
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Enigma")
    t.click("Enigma")
    t.next_action()
    assert t.names("archives") == ["Enigma"]
    assert t.names("grip") == ["Diesel"], "the Corp has trashed it, not the Runner"


def test_1_10_3c_example_2_hosted_credits_pay_for_a_bid() -> None:
    t = Table()
    t.hand("corp", "The Future Perfect")
    t.rig("Ghost Runner", credit=3)
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    t.click("0 credits")
    t.click("2 credits")
    assert (t.card("Ghost Runner").credit, t.credits("runner")) == (1, 0)
    finish_run(t)
    assert t.names("hq") == ["The Future Perfect"]


def test_1_12_2_example_1_a_card_that_comes_back_is_a_new_object() -> None:
    t = Table()
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.hand("corp", "Restore", "Nico Campaign", "PAD Campaign")
    t.start("corp")
    t.play("Vaporframe Fabricator:", "Nico Campaign", "Server 1")
    while not t.offered("Play Restore"):
        t.answer([t.asked.options[0].key])
    assert t.names("archives") == ["Vaporframe Fabricator"]
    assert not t.offered("Vaporframe Fabricator:")
    t.click("Play Restore")
    t.pass_until("A new server")
    t.click("A new server")
    t.next_action()
    t.play("Vaporframe Fabricator:", "PAD Campaign", "A new server")
    t.next_action()
    assert "PAD Campaign" in t.names("installed")


def test_1_12_5_example_1_a_card_that_is_rezzed_again_is_the_same_object() -> None:
    t = Table()
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.hand("corp", "Divert Power", "Tollbooth", "PAD Campaign")
    t.set(corp_credits=20)
    t.start("corp")
    t.play("Vaporframe Fabricator:", "Tollbooth", "HQ")
    t.next_action()
    t.play("Play Divert Power", "Vaporframe Fabricator", "Yes", "Tollbooth")
    t.next_action()
    assert t.card("Tollbooth").faceup
    assert t.credits("corp") == 20 - 2 - (8 - 3)
    t.click("Rez Vaporframe Fabricator")
    assert t.card("Vaporframe Fabricator").faceup
    assert t.offered("Gain 1 credit")
    assert not t.offered("Vaporframe Fabricator:")
