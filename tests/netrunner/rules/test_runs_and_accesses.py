"""Chapters 6 and 7: runs, encounters, breaches, accesses."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import (
    AddToHand,
    BadPublicity,
    Bypass,
    Draw,
    EndTheRun,
    ForceEncounter,
    Rez,
    Trash,
)
from engine.netrunner.language.selectors import Encountered, Installed, Subtype, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


def kinds(t: Table) -> list[str]:
    """What happened in the run so far, in order, as far as positions and phases go."""
    wanted = ("run_begins", "approach_ice", "encounter", "pass_ice", "approach_server", "successful_run",
              "unsuccessful_run", "jack_out", "run_ends", "breach_begins", "accessed")  # fmt: skip
    return [event.kind for event in t.game.state.happened if event.kind in wanted]


def test_6_1_2a_a_run_goes_through_its_phases() -> None:
    """6.3.2, 6.3.5, 6.4.2, 6.4.4, 6.5.2, 6.5.6, 6.6.2, 6.6.4 to 6.6.6, 6.7.4, 6.8.5: two pieces of ice,
    one rezzed."""
    t = Table()
    t.ice("HQ", "Tithe", "Palisade")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.rig("Cleaver")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Cleaver: Break")
    t.next_action()
    assert kinds(t) == [
        "run_begins", "approach_ice", "encounter", "pass_ice", "approach_ice", "encounter", "pass_ice",
        "approach_server", "successful_run", "breach_begins", "accessed", "run_ends",
    ]  # fmt: skip


def test_6_4_4_unrezzed_ice_is_passed_without_an_encounter() -> None:
    """6.3.5, 3.4.3, 8.1.2a: the Corp does not rez it when it is approached."""
    t = Table()
    t.ice("Archives", "Palisade", rezzed=False)
    t.start("runner")
    t.click("Run on Archives")
    t.click("Do not rez")
    t.next_action()
    assert "encounter" not in kinds(t)
    assert kinds(t)[:3] == ["run_begins", "approach_ice", "pass_ice"]


def test_6_1_5a_the_runner_may_jack_out_after_passing_ice() -> None:
    """6.6.3, 6.8.4, 6.9.6c: the run was not successful, and nothing is breached."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.hand("corp", "Plain Agenda")
    t.start("runner")
    t.play("Run on HQ", "Do not rez", "Jack out")
    assert kinds(t) == ["run_begins", "approach_ice", "pass_ice", "jack_out", "unsuccessful_run", "run_ends"]
    assert t.names("runner_score") == []
    assert t.clicks("runner") == 3


def test_6_1_5b_without_ice_the_runner_may_jack_out_once() -> None:
    t = Table()
    t.root("HQ", "Plain Upgrade")
    t.start("runner")
    t.click("Run on HQ")
    assert t.decision.step == "6.9.4c"
    t.click("Jack out")
    assert kinds(t) == ["run_begins", "jack_out", "unsuccessful_run", "run_ends"]


def test_6_3_2b_additional_costs_are_paid_when_the_server_is_announced() -> None:
    """1.16.10, 6.3.4, 6.3.3a: two clicks with Enhanced Login Protocol, and none are left for a third run."""
    t = Table()
    t.root("Server 1", "Enhanced Login Protocol", rezzed=True)
    t.start("runner")
    t.click("Run on Archives")
    assert t.clicks("runner") == 2
    t.next_action()
    t.click("Run on Archives")
    assert t.clicks("runner") == 0
    t.next_action()
    t.start("runner", clicks=1)
    assert not t.offered("Run on")


def test_6_3_2a_a_server_that_cannot_be_run_on_is_not_offered() -> None:
    """1.2.2: Fence forbids HQ only."""
    t = Table()
    t.root("Server 1", "Fence", rezzed=True)
    t.start("runner")
    assert not t.offered("Run on HQ")
    assert t.offered("Run on R&D")


def test_6_3_3c_unspent_credits_from_bad_publicity_are_lost_as_the_run_ends() -> None:
    """10.6.1, 10.6.2, 6.8.3, 1.9.5d: two come with each run, and one taken during a run brings none for it
    (10.6.2a)."""
    t = Table()
    t.set(bad_publicity=2)
    t.root("HQ", "Plain Upgrade")
    t.start("runner")
    t.click("Run on HQ")
    assert t.credits("runner") == 7
    t.effect("corp", BadPublicity(1))
    assert (t.game.state.bad_publicity, t.credits("runner")) == (3, 7)
    t.next_action()
    assert t.credits("runner") == 5
    t.click("Run on HQ")
    assert t.credits("runner") == 8


def test_6_5_3_unbroken_subroutines_resolve_in_order() -> None:
    """6.5.4, 6.5.5, 9.8.2a, 9.8.5, 9.8.5a, 9.8.8, 9.8.8a, 9.8.8b: what was broken before does not matter
    now.

    Rules: 9.8.2.
    """
    t = Table()
    t.ice("HQ", "Whitespace")
    t.set(runner_credits=12)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Go on")
    assert (t.credits("runner"), t.game.run is not None) == (9, True)
    t.click("Jack out")
    t.set(runner_credits=9)
    t.click("Run on HQ")
    t.next_action()
    assert t.credits("runner") == 6  # few enough for the second subroutine, which resolves after the first
    assert "breach_begins" not in kinds(t)


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


def test_6_5_8a_bypassed_ice_is_passed_at_once() -> None:
    """6.5.8b: nothing of it resolves, and the Runner goes on."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.click("Run on HQ")
    assert t.game.encounter is not None
    t.effect("runner", Bypass())
    assert t.game.encounter is None
    assert t.offered("Go on to the server")
    assert "pass_ice" in kinds(t)


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


def test_6_7_3_a_run_can_fail_to_become_successful_and_breach_all_the_same() -> None:
    """6.7.2, 6.8.4a: Crisium Grid's run is neither."""
    t = Table()
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.hand("corp", "Palisade")
    t.start("runner")
    t.click("Run on HQ")
    t.next_action()
    assert "successful_run" not in kinds(t)
    assert "unsuccessful_run" not in kinds(t)
    assert "accessed" in kinds(t)


def test_6_2_2b_the_runner_has_no_position_at_the_server() -> None:
    """6.2.2a.

    Rules: 6.2.1a.
    """
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("HQ", "Plain Upgrade", "Panic Button")
    t.start("runner")
    t.play("Run on HQ", "Do not rez")
    t.pass_until("Access")
    view = t.view(RUNNER).run
    assert view is not None
    assert view.position is None


def test_6_2_4e_ice_that_leaves_after_it_was_passed_moves_nobody() -> None:
    """6.2.3a."""
    t = Table()
    t.ice("HQ", "Enigma", "Palisade")
    t.rig("Gordian Blade")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("runner", Bypass())
    t.click("Go on")
    assert t.game.encounter is not None
    here = t.game.encounter.ice
    t.effect("corp", AddToHand(target(Installed("corp") & Subtype("barrier"))))
    assert t.names("hq") == ["Palisade"]
    assert t.game.encounter is not None
    assert t.game.encounter.ice == here == t.card("Enigma").oid


def test_8_5_10_ice_that_is_uninstalled_while_encountered_ends_the_encounter() -> None:
    """6.2.4b, 9.8.8c: none of its subroutines resolves."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("runner", Trash(Encountered()))
    assert t.game.encounter is None
    t.next_action()
    assert "successful_run" in kinds(t)


def test_7_1_8_ending_the_run_ends_the_access() -> None:
    """7.3.7, 6.1.4: the rest of the breach does not take place."""
    t = Table()
    t.root("Server 1", "Plain Upgrade", "Panic Button", rezzed=True)
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Rez nothing", "Access Plain Upgrade")
    assert t.game.accessed
    t.effect("corp", EndTheRun())
    assert not t.game.accessed
    assert t.game.breach is None
    assert t.game.run is None
    assert t.offered("Gain 1 credit")


@pytest.mark.parametrize(
    ("server", "zone", "count"), [("HQ", "hq", 1), ("R&D", "rd", 1), ("Archives", "archives", 3)]
)
def test_7_4_1_who_is_a_candidate_at_the_beginning(server: str, zone: str, count: int) -> None:
    """7.4.1a to d, 7.3.4, 7.3.5, 7.3.5a, 7.3.5c, 7.4.4: the root, and of HQ and R&D one card."""
    t = Table()
    t.root(server, "Plain Upgrade")
    three = ("Palisade", "Enigma", "Tithe")
    {"hq": t.hand, "rd": t.deck, "archives": t.discard_pile}[zone]("corp", *three)
    t.start("runner")
    t.click(f"Run on {server}")
    t.next_action()
    accessed = [event.oid for event in t.game.state.happened if event.kind == "accessed"]
    assert len(accessed) == count + 1


def test_7_3_2_breaching_archives_turns_its_cards_faceup_first() -> None:
    """7.5.2, 4.4.6b: all of them, whether they are accessed or not, and they stay so."""
    t = Table()
    t.discard_pile("corp", "Palisade", "Enigma", faceup=False)
    t.discard_pile("corp", "Tithe")
    t.start("runner")
    assert [card.title for card in t.view(RUNNER).corp.archives if card.title] == ["Tithe"]
    t.click("Run on Archives")
    t.next_action()
    assert all(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])
    assert sorted(card.title or "" for card in t.view(RUNNER).corp.archives) == [
        "Enigma",
        "Palisade",
        "Tithe",
    ]


def test_7_3_2_breaching_another_server_turns_nothing_faceup() -> None:
    t = Table()
    t.discard_pile("corp", "Palisade", faceup=False)
    t.hand("corp", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    t.next_action()
    assert not t.card("Palisade", "archives").faceup


def test_7_4_7_cards_of_rd_are_accessed_from_the_top_down() -> None:
    """7.4.7a, 7.3.5b: The Maker's Eye looks at three, one after another."""
    t = Table()
    t.deck("corp", "Palisade", "Enigma", "Tithe", "Whitespace")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.click("Play The Maker's Eye")
    t.next_action()
    seen = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert seen == ["palisade", "test_enigma", "tithe"]
    assert t.names("rd")[:4] == ["Palisade", "Enigma", "Tithe", "Whitespace"]


def test_7_3_4a_a_card_of_hq_is_accessed_at_random() -> None:
    """7.3.4, 9.2.10a to d: which one the Runner does not choose; over seeds each of the two comes up."""
    seen = set()
    for seed in range(12):
        t = Table(seed=seed)
        t.hand("corp", "Palisade", "Enigma")
        t.start("runner")
        t.click("Run on HQ")
        t.next_action()
        seen |= {event.code for event in t.game.state.happened if event.kind == "accessed"}
    assert seen == {"palisade", "test_enigma"}


def test_7_1_4_one_mid_access_ability_for_each_access() -> None:
    """9.2.10a to d, 7.2.2: with Imp and a trash cost there are two ways, and then the access is over.

    Rules: 9.3.6b, 9.5.2c.
    """
    t = Table(policy=ASK_ALL)
    t.rig("Imp", virus=2)
    t.root("Server 1", "Plain Asset")
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Imp")
    assert t.decision.step == "7.2.2"
    assert t.decision.seat == RUNNER
    assert t.offered("Trash Plain Asset")
    t.click("Imp")
    assert t.names("archives") == ["Plain Asset"]
    assert t.credits("runner") == 5
    assert not t.offered("Imp")


def test_8_1_2b_an_effect_can_rez_ice_outside_of_a_run() -> None:
    """8.1.2, 1.16.4a: for its rez cost."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start("corp")
    t.effect("corp", Rez(target(Installed("corp") & Type("ice"))))
    t.click("Palisade")
    assert t.card("Palisade").faceup
    assert t.credits("corp") == 2
    assert any(event.kind == Kind.REZ for event in t.events)


def test_5_2_3_the_seats_take_turns() -> None:
    """9.2.1, 5.1.4c: the active player is the one whose turn it is."""
    t = Table()
    t.start("corp", clicks=1)
    seats = [t.game.state.active]
    t.click("Gain 1 credit")
    assert [*seats, t.game.state.active] == [CORP, RUNNER]
