"""The rulebook's examples of chapter 1 with cards of many sets."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, running


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


def test_1_16_1b_example_1_damage_that_would_be_prevented_is_no_payment() -> None:
    for guarded in (False, True):
        t = Table()
        t.root("Server 1", "Obokata Protocol")
        t.rig(*["Guru Davinder"] * guarded)
        t.hand("runner", *["Sure Gamble"] * 5)
        t.start("runner")
        t.click("Run on Server 1")
        while running(t) and not t.offered("Steal"):
            t.answer([next((o.key for o in t.asked.options if o.passing), t.asked.options[0].key)])
        assert running(t) != guarded, "it can be stolen for 4 net damage, but not with Guru Davinder"


def test_1_18_2_example_1_placing_counters_is_not_advancing() -> None:
    t = Table()
    t.hand("corp", "Mushin No Shin", "Oaktown Renovation")
    t.start("corp")
    t.play("Play Mushin No Shin", "Oaktown Renovation")
    assert t.card("Oaktown Renovation").advancement == 3
    assert t.credits("corp") == 5
    t.click("Advance Oaktown Renovation")
    assert t.credits("corp") == 5 - 1 + 2, "advancing it does pay"
