"""The rulebook's examples about what is chosen, marked, replaced and exposed."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, rigged, run_on, running


def test_9_6_4b_example_2_each_exposed_card_triggers_an_instance() -> None:
    t = Table()
    t.rig("Blackguard")
    t.ice("HQ", "Ice Wall", "Enigma", rezzed=False)
    t.hand("runner", "Satellite Uplink")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Play Satellite Uplink")
    t.click("Ice Wall" if t.offered("Ice Wall") else t.options[0], t.options[1])
    assert len(t.options) == 2, "two instances, which the Runner puts in order"
    t.click("Use Blackguard")
    t.next_action()
    assert t.card("Ice Wall").faceup
    assert t.card("Enigma").faceup
    assert t.credits("corp") == 9 - 1 - 3


def test_9_7_1_example_1_a_lockdown_has_abilities_of_several_kinds() -> None:
    t = Table()
    t.hand("corp", "Hyoubu Precog Manifold", "Hyoubu Precog Manifold")
    t.start("corp")
    t.play("Play Hyoubu Precog Manifold", "R&D")
    assert t.names("play") == ["Hyoubu Precog Manifold"]
    assert not t.offered("Play Hyoubu"), "only without an active lockdown"
    end_turn(t)
    t.click("Run on R&D")
    t.pass_until("0 credits")
    t.play("0 credits", "1 credit")
    finish_run(t)
    assert t.happened("accessed") == 0
    end_turn(t)
    assert t.names("play") == [], "trashed as the next turn begins"


def avoiding(*grip_cards: str) -> Table:
    """2 tags are imminent; the Runner avoids one with Decoy and may install a card by Thunder Art Gallery."""
    t = rigged("Thunder Art Gallery", "Decoy", runner_credits=9)
    t.hand("runner", *grip_cards)
    t.effect("corp", GiveTags(2))
    t.click("Decoy: Prevent 1 tag")
    t.click("Thunder Art Gallery")
    t.click(grip_cards[0])
    return t


def test_9_9_4c_example_2_what_was_not_active_as_the_window_opened_is_not_pending() -> None:
    t = avoiding("No One Home")
    assert not t.offered("No One Home")
    t.next_action()
    assert "No One Home" in t.names("installed")
    assert t.game.state.tags == 1


def test_9_9_4d_example_1_a_paid_interrupt_can_be_used_as_soon_as_it_is_installed() -> None:
    t = avoiding("Decoy")
    t.pass_until("Decoy: Prevent 1 tag")
    t.click("Decoy: Prevent 1 tag")
    t.next_action()
    assert t.game.state.tags == 0


def hanzo(*rig: str) -> Table:
    """A run on a server with Tori Hanzō."""
    t = Table()
    t.root("HQ", "Tori Hanzō", rezzed=True)
    t.rig(*rig)
    t.set(corp_credits=9, runner_credits=20)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_9_9_5a_example_1_damage_that_was_prevented_was_the_first() -> None:
    t = hanzo("Feedback Filter")
    t.effect("corp", Damage("net", 1))
    while not t.offered("Feedback Filter: Prevent"):
        t.click("Do not pay")
    t.click("Feedback Filter: Prevent")
    while t.decision.kind in ("interrupt", "unless", "reaction"):
        go_on(t)
    assert grip(t) == 5
    t.effect("corp", Damage("net", 1))
    assert not t.offered("Pay 2 credits")


def test_9_9_10_example_1_after_the_replacement_other_interrupts_are_relevant() -> None:
    t = hanzo("Feedback Filter")
    t.effect("corp", Damage("net", 3))
    t.pass_until("Pay 2 credits")
    t.click("Pay 2 credits")
    t.pass_until("Feedback Filter")
    assert not t.offered("Prevent 1 net damage")
    assert t.offered("core damage")
    go_on(t)
    assert t.game.state.core_damage == 1
    assert grip(t) == 4


@pytest.mark.parametrize("first", ["Security Testing", "Account Siphon"])
def test_9_9_11a_example_1_one_of_two_replacements_applies(first: str) -> None:
    t = Table()
    t.rig("Security Testing")
    t.hand("runner", "Account Siphon")
    t.hand("corp", "Hedge Fund")
    t.start("runner", turn_begins=True)
    t.play("Security Testing", "HQ")
    t.pass_until("Play Account Siphon")
    t.click("Play Account Siphon")
    t.pass_until("Account Siphon")
    while t.decision.step != "6.9.5b":
        t.answer([t.asked.options[0].key])
    t.click(first)
    while not t.offered("Gain 1 credit"):
        go_on(t) if not t.offered("5") else t.click("5")
    assert t.happened("accessed") == 0
    assert t.credits("runner") == (5 + 2 if first == "Security Testing" else 5 + 10)


def test_9_10_3b_example_1_a_server_chosen_last_turn_is_chosen_no_more() -> None:
    t = Table()
    t.rig("Security Testing")
    t.hand("corp", "Hedge Fund")
    t.start("runner", turn_begins=True)
    t.play("Security Testing", "HQ")
    end_turn(t)
    end_turn(t)
    t.click("Do not use it")
    t.pass_until("Run on HQ")
    before = t.credits("runner")
    run_on(t, "HQ")
    assert t.credits("runner") == before
    assert t.happened("accessed") == 1


def test_9_12_1e_example_2_the_effect_of_the_hosted_card_breaks_the_loop() -> None:
    t = Table()
    t.ice("HQ", "Magnet")
    t.hosted("Magnet", "Hush")
    t.ice("R&D", "Ice Wall")
    t.start("runner")
    assert t.offered("Hush: Host"), "Hush keeps its abilities"
    t.click("Hush: Host")
    assert t.card("Hush").host == t.card("Ice Wall").oid


@pytest.mark.parametrize("seed", range(8))
def test_10_11_5_example_1_runs_before_the_mark_was_identified_do_not_count(seed: int) -> None:
    t = Table(seed=seed)
    t.hand("runner", "Jailbreak", "Carpe Diem")
    t.deck("runner", "Virtuoso")
    t.hand("corp", *["Hedge Fund"] * 4)
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Play Jailbreak", "HQ")
    t.next_action()
    t.play("Install Virtuoso", "Play Carpe Diem")
    before = t.happened("accessed")
    t.click("Yes")
    assert running(t)
    t.next_action()
    if t.game.state.mark == "hq":
        assert t.happened("accessed") == before + 2
    else:
        assert t.happened("breach_begins", server="hq") == 2


def test_10_2_3b_example_1_the_chosen_ice_is_open_to_both_players() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Enigma", rezzed=False)
    t.hand("runner", "Femme Fatale")
    t.set(runner_credits=12)
    t.start("runner")
    t.click("Install Femme Fatale")
    t.answer([t.asked.options[0].key])
    assert "The Runner chooses **Ice Wall** (protecting HQ)." in t.log("corp")
    end_turn(t)
    for seat in ("corp", "runner"):
        ice = t.view(seat).corp.servers[0].ice
        assert sorted(card.chosen_by for card in ice) == [(), ("Femme Fatale",)]
