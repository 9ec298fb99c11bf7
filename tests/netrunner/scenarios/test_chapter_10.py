"""Scenarios about additional rules (chapter 10), and the older edition's examples that still hold."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.testkit import Table


def test_s69_10_4_3_more_damage_than_cards_is_the_end() -> None:
    t = Table()
    t.hand("corp", "BOOM!")
    t.hand("runner", "Diesel", "Diesel", "Diesel", "Diesel")
    t.start("corp")
    t.click("Play BOOM!")
    assert t.winner == "corp"
    assert t.game.result is not None
    assert t.names("grip") == ["Diesel"] * 4, "nothing was trashed first"

    t = Table()
    t.hand("corp", "BOOM!")
    t.hand("runner", "Diesel", "Diesel", "Diesel", "Diesel")
    t.rig("Plascrete Carapace")
    t.start("corp")
    t.play("Play BOOM!", "Plascrete Carapace")
    assert t.winner is None
    assert t.names("grip") == []
    assert t.names("heap") == ["Plascrete Carapace", *["Diesel"] * 4]


def test_s70_10_4_1_damage_suffered_is_not_damage_done_by_the_corp() -> None:
    t = Table(corp="Argus")
    t.score_area("corp", "The Cleaners")
    t.root("Server 1", "Plain Agenda")
    t.hand("runner", *["Diesel"] * 5)
    t.start("runner")
    t.play("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    assert len(t.names("grip")) == 3

    t = Table(corp="Argus")
    t.score_area("corp", "The Cleaners")
    t.hand("corp", "Punitive Counterstrike")
    t.hand("runner", *["Diesel"] * 5)
    t.start("corp")
    t.click("Play Punitive Counterstrike")
    assert len(t.names("grip")) == 3


def test_s72_10_3_1e_a_minimal_set_of_programs_is_trashed() -> None:
    t = Table()
    t.rig("Small Program", "Corroder", "Big Program", "Tiny Program")
    t.hand("runner", "Bad Times")
    t.start("runner")
    t.click("Play Bad Times")
    assert sorted(t.options) == ["Trash Big Program", "Trash Corroder", "Trash Small Program"]
    t.click("Trash Big Program")
    assert t.names("heap") == ["Big Program", "Bad Times"]


def test_s72_10_3_1e_after_one_small_program_another_of_its_set_goes_along() -> None:
    t = Table()
    t.rig("Small Program", "Corroder", "Big Program", "Tiny Program")
    t.hand("runner", "Bad Times")
    t.start("runner")
    t.play("Play Bad Times", "Trash Corroder")
    assert sorted(t.names("heap")) == ["Bad Times", "Corroder", "Small Program"]


def test_s77_10_3_1c_seven_points_end_the_game_in_the_middle_of_a_breach() -> None:
    t = Table()
    t.score_area("runner", "Plain Three", "Plain Three")
    t.deck("corp", "Two Tags", "Hedge Fund", "Hedge Fund")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.play("Play The Maker's Eye", "Go on", "Steal Two Tags")
    assert t.winner == "runner"
    assert t.game.state.tags == 0
    assert t.happened("accessed") == 1


# -- examples of the older editions ----------------------------------------------------------------------


def test_s78_6_5_7_bypassed_ice_was_not_fully_broken() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Chum")
    t.rig("Femme Fatale")
    t.hand("runner", *["Diesel"] * 4)
    t.start("runner")
    t.play("Run on HQ", "Do not pay", "Let the unbroken", "Go on")
    t.pass_until("Pay 1")
    t.click("Pay 1")
    assert t.happened("bypass") == 1
    assert len(t.names("grip")) == 1


def test_s79_9_12_2b_no_counters_no_damage() -> None:
    t = Table()
    t.deck("corp", "Cerebral Overwriter")
    t.start("runner")
    t.play("Run on R&D", "Go on")
    t.click("Leave Cerebral Overwriter")
    assert not t.happened("damage")
    assert t.winner is None


def test_s80_9_12_1a_changes_of_a_value_add_up() -> None:
    t = Table()
    (wall,) = t.ice("HQ", "Wall of Static")
    t.rig("Ice Carver")
    t.rig("Parasite", host=wall, virus=1)
    t.start("runner")
    assert t.game.strength(t.card("Wall of Static")) == 1


@pytest.mark.parametrize("banks", [2])
def test_s82_9_9_11_only_one_of_two_can_replace_the_breach(banks: int) -> None:
    """Rules: 6.7.4b, 6.7.4c, 9.9.8c."""
    t = Table()
    t.root("Server 1", "Plain Asset")
    t.rig(*["Bank Job"] * banks, credit=8)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Use Bank Job")
    t.answer([t.decision.options[0].key])
    assert t.decision.kind == "instead"
    assert t.offered("Breach Server 1")
    t.answer([t.decision.options[0].key])
    assert t.credits("runner") == 13
    assert sorted(t.game.state.cards[oid].credit for oid in t.game.state.zones["installed"]) == [0, 0, 8]
    assert not t.happened("breach_begins")
    assert t.offered("Gain 1 credit")


def test_s83_7_4_6b_a_card_entering_hq_during_its_breach_is_a_candidate() -> None:
    def played(seed: int) -> list[str]:
        """Titles accessed in order."""
        t = Table(runner="Leela Patel", seed=seed)
        t.root("Server 1", "Once Asset")
        t.hand("corp", "Disposable HQ", "Hedge Fund", "Plain Agenda")
        t.hand("runner", "Legwork")
        t.start("runner")
        t.play("Play Legwork", "Go on")
        found: list[str] = []
        for _ in range(4):
            found += [t.game.define(event.code).title for event in t.events if event.kind == "accessed"]
            if not t.offered("Gain 1 credit"):
                t.click("Steal" if t.offered("Steal") else "Leave")
        assert t.offered("Gain 1 credit")
        return found

    ways = [played(seed) for seed in range(20)]
    first = [way for way in ways if way[0] == "Disposable HQ"]
    assert first
    assert all(way == ["Disposable HQ", "Plain Agenda", "Once Asset"] for way in first)


def test_s84_8_2_2a_a_replaced_trash_did_not_happen() -> None:
    """Rules: 9.9.8, 9.9.8a, 9.9.10, 9.9.3c."""
    t = Table()
    t.root("Server 1", "Plain Asset", rezzed=True)
    t.rig("Salsette Slums", "Blackmailer")
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Trash Plain Asset", "Use Salsette Slums")
    assert t.names("removed") == ["Plain Asset"]
    assert not t.happened("trashed")
    assert t.credits("runner") == 5 - 2 + 1, "the trash cost was paid all the same"


@pytest.mark.parametrize(
    ("uses", "tags", "grip"),
    [((), 1, 0), (("Decoy",), 0, 0), (("Biometric",), 1, 2), (("Decoy", "Biometric"), 0, 2)],
)
def test_s85_9_9_4_damage_and_tag_of_one_instruction(uses: tuple[str, ...], tags: int, grip: int) -> None:
    """Rules: 1.16.11a."""
    t = Table()
    t.hand("corp", "Snare!")
    t.rig("Decoy", "Biometric Spoofing")
    t.hand("runner", *["Diesel"] * 3)
    t.start("runner")
    t.play("Run on HQ", "Go on", "Pay 4")
    assert t.decision.kind == "interrupt"
    for title in uses:
        assert (t.game.state.tags, len(t.names("grip"))) == (0, 3), "before anything resolves"
        t.click(title)
    while t.decision.kind == "interrupt":
        t.click("Pass")
    assert (t.game.state.tags, len(t.names("grip"))) == (tags, grip)


@pytest.mark.parametrize("wanted", [True, False])
def test_10_3_1i_the_runner_declares_whether_a_new_card_becomes_a_candidate(wanted: bool) -> None:
    """Rules: 7.4.6, 7.4.6a."""
    t = Table()
    t.root("Server 1", "Trap Builder", rezzed=True)
    t.hand("corp", "Plain Upgrade")
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Plain Upgrade")
    assert t.decision.kind == "candidate_declare"
    t.answer(["yes" if wanted else "no"])
    t.next_action()
    assert t.happened("accessed") == (2 if wanted else 1)


def test_10_3_1d_the_newest_copy_of_a_unique_card_and_the_newest_console_stay() -> None:
    t = Table()
    t.rig("Unique Friend", "Console One")
    (friend, console) = t.hand("runner", "Unique Friend", "Console Two")
    t.start("runner")
    t.play("Install Unique Friend", "Install Console Two")
    assert t.names("heap") == ["Unique Friend", "Console One"]
    assert t.names("installed") == ["Unique Friend", "Console Two"]
    assert t.game.memory_limit() == 6
    assert friend not in t.game.state.cards
    assert console not in t.game.state.cards


def test_10_3_1d_facedown_copies_do_not_count_until_they_are_rezzed() -> None:
    """Rules: 2.2.1, 10.1.1."""
    t = Table()
    (old,) = t.root("Server 1", "Unique Asset", rezzed=True)
    (new,) = t.root("Server 2", "Unique Asset")
    t.start("corp")
    t.game.set_orders("corp", Orders(full_control=True))
    t.pass_until("Rez Unique Asset")
    t.click("Rez Unique Asset")
    assert old not in t.game.state.cards
    assert new in t.game.state.cards


def test_10_2_being_asked_for_a_target_does_not_tell_what_is_facedown() -> None:
    t = Table()
    t.root("Server 1", "Plain Agenda")
    t.root("Server 2", "Plain Asset")
    t.hand("corp", "Mushin No Shin")
    t.start("corp")
    t.click("Play Mushin")
    assert t.decision.kind == "target", "one agenda, but the Runner may not know that there is only one"
    t.click("Plain Agenda")
    assert t.card("Plain Agenda").advancement == 3

    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Small Program")
    t.ice("R&D", "Rototurret")
    t.start("runner")
    t.play("Run on R&D", "Let the unbroken")
    assert t.names("heap") == ["Small Program"], "programs are open: nobody is asked about the only one"
