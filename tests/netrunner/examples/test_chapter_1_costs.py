"""The rulebook's examples of targets, costs and values (1.15 to 1.20)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import EndTheRun
from engine.netrunner.language.flow import Unless
from engine.netrunner.table.state import RUNNER_SCORE
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run, let, run_to_access, running


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


def test_1_16_1d_example_1_a_cost_of_0_is_paid_by_saying_so() -> None:
    t = Table(runner="Freedom Khumalo: Crypto-Anarchist")
    t.deck("corp", "Beanstalk Royalties")
    t.start("runner")
    run_to_access(t, "R&D")
    assert not t.names("archives"), "nothing is paid by itself"
    t.click("Freedom Khumalo")
    assert t.names("archives") == ["Beanstalk Royalties"]
    finish_run(t)
    t.deck("corp", "Beanstalk Royalties")
    run_to_access(t, "R&D")
    assert not t.offered("Freedom Khumalo"), "it was used"


def test_1_16_10b_example_1_all_additional_costs_are_paid_at_once() -> None:
    """Two credits and six damage, or nothing; then I've Had Worse and Order of Sol hear of it."""
    for credits, cards, able in ((2, 7, True), (1, 7, False), (2, 5, False)):
        t = Table(filler=20)
        t.root("Server 1", "Obokata Protocol")
        t.root("Server 1", "Ben Musashi", rezzed=True)
        t.hand("corp", "Predictive Algorithm")
        t.rig("Order of Sol")
        t.hand("runner", *["I've Had Worse"] * cards)
        t.set(runner_credits=9, corp_credits=9)
        t.start("corp", clicks=1)
        t.click("Play Predictive Algorithm")
        t.pass_until("Run on Server 1")
        t.set(runner_credits=credits)
        t.refresh()
        t.click("Run on Server 1")
        t.pass_until("Do not")
        paying = [label for label in t.options if "Steal" in label or "Pay" in label]
        assert bool(paying) is able, t.options
        if not able:
            continue
        t.click(paying[0])
        finish_run(t)
        assert t.names(RUNNER_SCORE) == ["Obokata Protocol"]
        assert t.credits("runner") == 1, "Order of Sol"
        assert t.happened("drawn") == 3 * 6, "each copy of I've Had Worse"


def test_1_16_4d_example_1_the_play_cost_is_spent_to_take_the_action_that_plays() -> None:
    t = Table()
    t.root("Server 1", "Jeeves Model Bioroids", rezzed=True)
    t.hand("corp", "Blue Level Clearance", "Hedge Fund")
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Play Blue Level Clearance")
    assert t.clicks("corp") == 1, "both clicks count for the action to play"
    t.click("Play Hedge Fund")
    assert t.clicks("corp") == 1, "the third was spent, and one gained"
