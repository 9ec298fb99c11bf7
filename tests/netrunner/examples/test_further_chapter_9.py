"""The rulebook's examples of chapters 9 and 10 with cards of many sets."""

from __future__ import annotations

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    LET,
    end_turn,
    facing,
    finish_run,
    go_on,
    grip,
    running,
    strength,
)
from tests.netrunner.scenarios.making import runner


def flare(cards: int) -> Table:
    """Flare's subroutine with two of The Cleaners scored, a Runner who could prevent two damage."""
    t = facing("Flare", "Biometric Spoofing", cards=cards, runner_credits=0, corp_credits=0)
    t.score_area("corp", "The Cleaners")
    t.click(LET)
    while running(t):
        assert not t.offered("Biometric Spoofing")
        go_on(t) if not t.offered("The Cleaners") else t.click("The Cleaners")
    return t


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


def test_9_4_5_example_1_all_of_the_damage_cannot_be_prevented() -> None:
    t = flare(5)
    assert grip(t) == 2


def test_9_9_7e_example_1_damage_that_is_raised_still_cannot_be_prevented() -> None:
    t = flare(2)
    assert t.winner == "corp"


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


def test_9_12_1e_example_1_what_is_independent_is_applied_first() -> None:
    t = Table()
    t.root("Server 1", "Warden Fatuma", rezzed=True)
    t.ice("HQ", "Mother Goddess")
    t.ice("R&D", "Ansel 1.0")
    t.start("runner")
    goddess, ansel = t.card("Mother Goddess"), t.card("Ansel 1.0")
    assert "bioroid" in t.game.face(goddess).subtypes
    assert len(t.game.subroutines(goddess.oid)) == 2
    t.hand("runner", "Hush")
    t.refresh()
    t.click("Install Hush on Mother Goddess")
    assert "bioroid" not in t.game.face(t.card("Mother Goddess")).subtypes
    assert len(t.game.subroutines(goddess.oid)) == 1
    assert len(t.game.subroutines(ansel.oid)) == 4


def test_9_12_2e_example_2_a_lost_ability_defines_no_x() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Surveyor")
    t.hand("runner", "Hush")
    t.start("runner")
    assert strength(t, "Surveyor") == 4
    t.click("Install Hush on Surveyor")
    assert strength(t, "Surveyor") == 0


def test_9_12_3a_example_1_a_runner_who_must_uses_other_cards() -> None:
    t = Table()
    t.root("Server 1", "Mumbad Virtual Tour")
    t.rig("Scrubber", credit=2)
    t.rig("Imp", virus=1)
    t.set(runner_credits=4)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Imp")
    assert len(t.options) == 2
    assert not any(option.passing for option in t.asked.options)
    t.click("Trash Mumbad Virtual Tour")
    while running(t):
        t.answer([t.asked.options[0].key])
    assert t.card("Scrubber").credit < 2
    assert t.names("archives") == ["Mumbad Virtual Tour"]


def test_10_4_1_example_1_damage_the_runner_is_told_to_suffer_is_not_done_by_the_corp() -> None:
    t = Table(corp="Argus Security: Protection Guaranteed")
    t.score_area("corp", "The Cleaners")
    t.deck("corp", "Hostile Takeover")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Punitive Counterstrike")
    t.set(corp_credits=9, runner_credits=0)
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Steal")
    t.click("Steal")
    t.answer([o.key for o in t.asked.options if "suffer" in o.label.lower()])
    finish_run(t)
    assert grip(t) == 3
    end_turn(t)
    t.next_action()
    t.click("Play Punitive Counterstrike")
    while t.decision.kind in ("trace", "link"):
        go_on(t)
    assert grip(t) == 1, "1 for the agenda, 1 more by The Cleaners"


def test_10_9_2_example_1_a_card_is_not_empty_before_it_is_loaded() -> None:
    t = Table()
    t.hand("runner", "Crowdfunding")
    t.start("runner")
    t.click("Install Crowdfunding")
    assert t.card("Crowdfunding").credit == 3
    assert t.happened("trashed") == 0


def test_10_13_3_example_1_a_bid_is_no_higher_than_what_can_be_spent() -> None:
    t = Table()
    t.root("HQ", "Adrian Seis", rezzed=True)
    t.rig("Fencer Fueno", credit=1)
    t.set(runner_credits=0)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    bids = {decision.seat: len(decision.options) for decision in t.game.decisions}
    assert bids == {"corp": 3, "runner": 2}
    t.play("1 credit", "1 credit")
    assert t.card("Fencer Fueno").credit == 0


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


def test_9_8_2b_example_1_what_lasts_from_before_stands_before_what_the_encounter_brings() -> None:
    t = Table()
    t.ice("HQ", "Brainstorm", "Marker")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("encounter") < 2:
        assert t.decision.kind != "reaction", "nobody has an order to choose"
        go_on(t)
    subroutines = t.game.subroutines(t.card("Brainstorm").oid)
    assert [type(sub.effects[0]).__name__ for sub in subroutines] == ["EndTheRun", *["Damage"] * 3]
    finish_run(t)
    assert (t.happened("end_run"), grip(t)) == (1, 3), "the run ends before any damage is done"
