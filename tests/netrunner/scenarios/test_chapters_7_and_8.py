"""Scenarios about accessing, and about moving and changing cards (chapters 7 and 8)."""

from __future__ import annotations

from engine.netrunner import Orders
from engine.netrunner.testkit import Table


def accessed(t: Table) -> list[str]:
    """Titles of the cards accessed by the last answer."""
    return [t.game.define(event.code).title for event in t.events if event.kind == "accessed"]


def test_s44_7_3_5a_one_card_of_rd_and_the_root_in_the_runners_order() -> None:
    t = Table()
    t.root("R&D", "Plain Upgrade")
    t.deck("corp", "Hedge Fund", "Government Subsidy", "Public Trail", "Retribution")
    t.start("runner")
    t.play("Run on R&D", "Go on", "Rez nothing")
    assert t.options == ["Access the facedown card in the root of R&D", "Access the next card of R&D"]
    t.click("Access the next card")
    assert accessed(t) == ["Hedge Fund"]
    t.click("Leave Hedge Fund")
    assert accessed(t) == ["Plain Upgrade"]
    t.click("Leave Plain Upgrade")
    assert t.offered("Gain 1 credit")


def test_s44_7_3_5b_three_cards_in_deck_order_with_one_of_the_root_in_between() -> None:
    t = Table()
    t.root("R&D", "Plain Upgrade")
    t.deck("corp", "Hedge Fund", "Government Subsidy", "Public Trail", "Retribution")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.play("Play The Maker's Eye", "Go on", "Rez nothing")
    seen = []
    for choice in ("Access the next card", "Access the facedown"):
        t.click(choice)
        seen += accessed(t)
        t.click("Leave")
    seen += accessed(t)
    t.click("Leave")
    seen += accessed(t)
    t.click("Leave")
    assert seen == ["Hedge Fund", "Plain Upgrade", "Government Subsidy", "Public Trail"]
    assert t.offered("Gain 1 credit")


def test_s45_7_4_7a_rearranged_cards_are_new_candidates() -> None:
    t = Table()
    t.deck("corp", "Celebrity Gift", "Bacterial Programming", "Hedge Fund", "Public Trail")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.play("Play The Maker's Eye", "Go on", "Leave Celebrity Gift")
    t.click("Steal Bacterial Programming")
    assert t.decision.seat == "corp"
    t.click("Celebrity Gift", "Hedge Fund")
    assert accessed(t) == ["Celebrity Gift"]
    t.click("Leave Celebrity Gift")
    assert t.offered("Gain 1 credit"), "three accesses in all"


def test_s46_7_4_5_a_card_trashed_from_the_root_is_a_candidate_in_archives() -> None:
    t = Table()
    t.root("Archives", "Plain Upgrade")
    t.start("runner")
    t.game.set_orders("runner", Orders(full_control=True))
    t.play("Run on Archives", "Go on", "Rez nothing", "Trash Plain Upgrade")
    while not t.offered("Leave Plain Upgrade"):
        t.click("Access Plain Upgrade")
    assert not t.offered("Trash Plain Upgrade")
    t.click("Leave Plain Upgrade")
    assert t.happened("accessed") == 2


def test_s47_7_4_2_the_only_candidate() -> None:
    t = Table()
    t.root("HQ", "Ash", rezzed=True)
    t.root("HQ", "Plain Upgrade", rezzed=True)
    t.hand("corp", "Plain Agenda")
    t.start("runner")
    t.play("Run on HQ", "Go on")
    assert accessed(t) == ["Ash"]
    t.click("Leave Ash")
    assert t.offered("Gain 1 credit")
    assert t.names("runner_score") == []


def test_s48_7_3_8_a_breach_during_a_breach_waits_for_its_end() -> None:
    t = Table()
    t.hand("corp", "Clone Retirement", "Hedge Fund")
    t.hand("runner", "Legwork")
    t.rig("Raymond Flint")
    t.start("runner")
    t.play("Play Legwork", "Go on")
    order: list[str] = []
    for _ in range(3):
        order += [e.kind for e in t.events if e.kind in ("accessed", "breach_begins", "breach_ends")]
        t.click("Steal" if t.offered("Steal") else "Leave")
    order += [e.kind for e in t.events if e.kind in ("accessed", "breach_begins", "breach_ends")]
    first_end = order.index("breach_ends")
    assert order[:first_end] == ["breach_begins", "accessed", "accessed"]
    assert order[first_end:] == ["breach_ends", "breach_begins", "accessed", "breach_ends"]
    assert t.offered("Gain 1 credit")


def test_s49_7_2_2_one_mid_access_ability_and_agendas_are_stolen() -> None:
    t = Table()
    t.root("Server 1", "Plain Asset", rezzed=True)
    t.rig("Imp", virus=2)
    t.start("runner")
    t.play("Run on Server 1", "Go on")
    assert t.options[0].startswith("Trash Plain Asset")
    assert t.offered("Imp: Trash")
    t.click("Trash Plain Asset · 2 credits")
    assert t.offered("Gain 1 credit")
    assert t.names("archives") == ["Plain Asset"]
    assert t.card("Imp").virus == 2

    t = Table()
    t.root("Server 1", "Plain Agenda")
    t.start("runner")
    t.play("Run on Server 1")
    t.pass_until("Steal Plain Agenda")
    assert t.options == ["Steal Plain Agenda · 1 point"]


def test_s50_7_1_5b_cards_in_archives_cannot_be_trashed() -> None:
    t = Table()
    t.discard_pile("corp", "Plain Asset", faceup=False)
    t.start("runner")
    t.game.set_orders("runner", Orders(full_control=True))
    t.click("Run on Archives")
    t.pass_until("Leave Plain Asset")
    assert t.options == ["Leave Plain Asset and go on"]


# -- chapter 8 --------------------------------------------------------------------------------------------


def test_s51_8_2_2a_a_prevented_trash_did_not_happen() -> None:
    t = Table()
    t.ice("HQ", "Rototurret", "Rototurret")
    t.rig("Small Program", "Sacrificial Construct", "First Blood")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.click("Sacrificial Construct")
    assert "Small Program" in t.names("installed")
    assert t.credits("runner") == 5
    t.play("Go on", "Let the unbroken")
    assert "Small Program" in t.names("heap")
    assert t.credits("runner") == 6, "that was the first"


def test_s52_8_5_5_each_of_several_installs_is_one_of_its_own() -> None:
    """Rules: 9.11.4b, 1.13.5, 4.6.5g, 8.5.1a, 1.13.6a, 9.3.3e."""
    t = Table()
    t.hand("runner", "Mass Install", "Dhegdheer", "Corroder", "Tiny Program")
    t.start("runner")
    t.click("Play Mass Install")
    t.click("Dhegdheer")
    t.click("Corroder")
    assert t.options == ["Not hosted", "Hosted on Dhegdheer", "Not hosted, trashing first"]
    t.click("Hosted on Dhegdheer")
    assert t.card("Corroder").host == t.card("Dhegdheer").oid
    assert t.credits("runner") == 5 - 1
    t.click("Tiny Program")
    assert t.options[0] == "Gain 1 credit", "Dhegdheer hosts one program, and is full"
    assert t.happened("installed") == 3


def test_s52_1_13_11_what_is_hosted_goes_when_its_host_goes() -> None:
    t = Table()
    (host,) = t.rig("Dhegdheer")
    t.rig("Corroder", host=host)
    t.hand("runner", "Spring Cleaning")
    t.start("runner")
    t.play("Play Spring Cleaning", "Dhegdheer")
    assert t.names("heap") == ["Corroder", "Spring Cleaning"]


def test_s53_8_7_2_what_is_found_must_be_installable_and_nothing_may_be_found() -> None:
    """Rules: 8.7.2b."""
    for credits, offered in ((5, True), (3, False)):
        t = Table()
        t.deck("runner", "Imp", "Diesel")
        t.rig("Self-Modifying Code")
        t.set(runner_credits=credits)
        t.start("runner")
        before = t.game.state.zones["stack"]
        t.click("Self-Modifying Code")
        assert t.offered("Find Imp") is offered
        t.click("Find nothing")
        assert "Imp" in t.names("stack")
        assert not set(before) & set(t.game.state.zones["stack"]), "shuffled"


def test_s54_8_8_2_a_swap_needs_a_legal_place_for_both() -> None:
    t = Table()
    t.hand("corp", "Metamorph")
    t.root("Server 1", "Plain Agenda")
    t.root("Server 2", "Plain Asset", "Plain Upgrade")
    t.root("R&D", "Akitaro Watanabe")
    t.ice("HQ", "Enigma")
    t.start("corp")
    t.click("Play Metamorph")
    assert set(t.options) == {
        "Swap Plain Agenda in Server 1",
        "Swap Plain Asset in Server 2",
        "Swap Plain Upgrade in Server 2",
        "Swap Akitaro Watanabe in the root of R&D",
    }
    t.click("Swap Plain Agenda")
    assert t.options == ["Swap Plain Agenda in Server 1 and Plain Asset in Server 2"]
    t.click("Swap Plain Agenda")
    assert t.card("Plain Agenda").server == "remote2"
    assert t.card("Plain Asset").server == "remote1"
    assert t.happened("swapped") == 1


def test_s55_8_4_3_cards_drawn_can_be_changed_before_they_reach_the_hand() -> None:
    t = Table()
    t.root("Server 1", "Daily Business Show", rezzed=True)
    t.root("Server 2", "Raman Rai", rezzed=True)
    t.deck("corp", "Enigma", "Palisade", "Tithe")
    t.start("corp", turn_begins=True)
    assert {"Enigma", "Palisade"} == {name for name in t.options if name in ("Enigma", "Palisade")}
    assert t.names("hq") == []
    t.click("Enigma")
    assert t.names("hq") == ["Palisade"]
    assert t.names("rd")[-1] == "Enigma"


def test_7_1_7_a_card_that_moves_is_not_accessed_any_more() -> None:
    t = Table()
    t.root("Server 1", "Slippery Agenda")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    assert t.names("runner_score") == []
    assert t.names("hq") == ["Slippery Agenda"]


def test_7_3_7_ending_the_run_ends_the_breach() -> None:
    t = Table()
    t.root("Server 1", "Curtain", "Plain Upgrade", rezzed=True)
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Access Curtain")
    t.next_action()
    assert "Plain Upgrade" in t.names("installed")
    assert t.happened("accessed") == 1


def test_8_5_9_installing_over_the_last_card_keeps_the_server() -> None:
    t = Table()
    t.root("Server 1", "Plain Agenda")
    t.hand("corp", "Plain Asset")
    t.start("corp")
    t.click("Install Plain Asset in Server 1")
    assert t.names("archives") == ["Plain Agenda"]
    assert list(t.game.state.servers) == ["hq", "rd", "archives", "remote1"]
