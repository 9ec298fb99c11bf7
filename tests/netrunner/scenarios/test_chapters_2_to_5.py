"""Scenarios about cards, zones and turns (chapters 2 to 5)."""

from __future__ import annotations

from engine.netrunner import Orders
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table


def test_s16_2_16_5_subtypes_are_a_running_total() -> None:
    t = Table()
    t.ice("HQ", "Lycan", advancement=1)
    t.hand("runner", "Tinkering")
    t.start("runner")
    assert "sentry" not in t.game.subtypes(t.card("Lycan"))
    t.click("Play Tinkering")
    assert "sentry" in t.game.subtypes(t.card("Lycan")), "gained twice, lost once"


def test_s17_3_9_5b_strength_lasts_for_the_encounter() -> None:
    """Rules: 9.10.4a."""
    t = Table()
    t.ice("HQ", "Wall of Static", "Wall of Static")
    t.rig("Corroder")
    t.start("runner")
    t.play("Run on HQ", "Corroder: +1")
    assert t.game.strength(t.card("Corroder")) == 3
    t.play("Corroder: Break", "Go on")
    assert t.game.strength(t.card("Corroder")) == 2


def test_s17_3_9_5d_outside_of_an_encounter_it_is_gone_before_it_could_be_used() -> None:
    t = Table()
    t.rig("Corroder")
    t.start("runner")
    t.game.set_orders("runner", Orders(full_control=True))
    t.click("Gain 1 credit")
    t.click("Corroder: +1")
    assert t.credits("runner") == 5
    assert t.game.strength(t.card("Corroder")) == 2


def test_s17_3_9_5c_strength_for_the_run_lasts_over_encounters() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.play("Run on HQ", "Gordian Blade: +1", "Gordian Blade: Break", "Go on")
    assert t.game.strength(t.card("Gordian Blade")) == 3
    t.click("Gordian Blade: Break")
    t.next_action()
    assert t.game.strength(t.card("Gordian Blade")) == 2


def test_s18_3_4_2b_trashing_ice_first_lowers_the_install_cost() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Palisade", rezzed=False)
    (new,) = t.hand("corp", "Tithe")
    t.start("corp")
    assert t.offered("Install Tithe protecting HQ · 2 credits")
    t.click("Install Tithe protecting HQ, trashing first")
    t.play("Enigma", "Done")
    assert t.credits("corp") == 4
    assert new not in t.game.state.cards
    ice = [t.game.definition(t.game.state.cards[oid]).title for oid in t.game.state.servers["hq"].ice]
    assert ice == ["Palisade", "Tithe"]


def test_s19_4_6_8f_a_second_remote_server_is_not_offered() -> None:
    t = Table(corp="Earth Station")
    t.root("Server 1", "Plain Asset")
    t.hand("corp", "Plain Upgrade", "Enigma", "Once Asset")
    t.start("corp")
    assert not t.offered("a new server")
    for card, place in (("Plain Upgrade", "in"), ("Enigma", "protecting"), ("Once Asset", "in")):
        assert t.offered(f"Install {card} {place} Server 1")

    t = Table(corp="Earth Station")
    t.hand("corp", "Plain Upgrade")
    t.start("corp")
    assert t.offered("Install Plain Upgrade in a new server")


def test_s20_4_6_6i_a_card_trashed_by_access_still_knows_its_server() -> None:
    t = Table()
    t.root("Server 1", "Warroid Tracker", rezzed=True)
    t.rig("Small Program", "Tiny Program")
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Trash Warroid", "Small Program")
    assert t.names("heap") == ["Small Program"]


def test_s21_4_1_2a_a_facedown_card_that_must_have_an_attribute_is_revealed() -> None:
    """Rules: 2.16.3."""
    t = Table()
    t.hand("corp", "Archived Memories")
    t.discard_pile("corp", "Hedge Fund", "Plain Agenda", faceup=False)
    t.start("corp")
    t.play("Play Archived Memories", "Hedge Fund")
    shown = [event for event in t.events if event.kind == "revealed"]
    assert [event.code for event in shown] == ["hedge_fund"]
    assert t.names("hq") == ["Hedge Fund"]


def test_s22_1_7_2c_drawing_from_an_empty_deck_loses_at_once() -> None:
    t = Table()
    t.empty_deck("corp")
    t.start("corp", turn_begins=True)
    assert t.winner == "runner"

    t = Table()
    t.empty_deck("corp")
    t.start("corp")
    t.click("Draw 1 card")
    assert t.winner == "runner"


def test_s23_5_6_3b_no_scoring_in_the_discard_phase() -> None:
    t = Table()
    t.root("Server 1", "Plain Agenda", advancement=3)
    t.root("Server 2", "Plain Asset")
    t.start("corp", clicks=1)
    t.game.set_orders("corp", Orders(full_control=True))
    t.click("Gain 1 credit")
    assert t.decision.step == "5.6.2a"
    assert t.offered("Score")
    t.click("End the turn")
    assert t.decision.step == "5.6.3b"
    assert t.offered("Rez Plain Asset")
    assert not t.offered("Score")


def test_s24_5_2_6_the_same_basic_action_is_the_same_action() -> None:
    """Rules: 5.2.6a, 5.2.6b.

    Rules: 5.2.2d.
    """
    t = Table(corp="MirrorMorph")
    t.hand("corp", "Hedge Fund", "Lateral Growth")
    t.start("corp")
    t.click("Play Hedge Fund")
    t.click("Play Lateral Growth")
    t.next_action()
    assert t.credits("corp") == 5 - 5 + 9 - 1 + 4
    t.click("Gain 1 credit")
    assert t.credits("corp") == 5 - 5 + 9 - 1 + 4 + 1 + 10


def test_s25_5_2_1a_losing_a_click_is_no_action() -> None:
    """Rules: 5.2.1."""
    for clicks, able in ((2, True), (1, False)):
        t = Table()
        t.ice("HQ", "Brân 1.0")
        t.start("runner", clicks=clicks)
        t.click("Run on HQ")
        assert t.decision.step == "6.9.3b"
        assert t.offered("Brân 1.0: Break") is able
    actions = t.happened("action")
    assert actions == 1


def test_s26_5_4_3_a_terminal_operation_ends_the_action_phase() -> None:
    """Rules: 5.4.3a, 5.4.3d."""
    t = Table(policy=ASK_ALL)
    t.hand("corp", "Terminal Operation")
    t.start("corp")
    t.pass_until("Play Terminal")
    t.click("Play Terminal Operation")
    t.pass_until("Use Terminal Operation")
    t.click("Use Terminal Operation")
    assert t.credits("corp") == 8
    assert t.names("archives") == ["Terminal Operation"]
    assert t.clicks("corp") == 2
    assert t.decision.step == "5.6.3b", "the discard phase has begun"
    t.pass_until("Gain 1 credit")
    assert t.decision.seat == "runner"
    assert t.clicks("corp") == 0


def test_3_6_5_a_second_region_replaces_the_first() -> None:
    t = Table()
    (old,) = t.root("HQ", "Region One")
    t.hand("corp", "Region Two")
    t.start("corp")
    t.click("Install Region Two in the root of HQ · free")
    assert old not in t.game.state.cards
    assert t.names("archives") == ["Region One"]
    assert t.names("installed") == ["Region Two"]


def test_5_4_3c_what_was_resolving_stops_and_counts_as_complete() -> None:
    """Rules: 5.4.3b."""
    t = Table()
    t.hand("corp", "Sudden End")
    t.start("corp")
    t.click("Play Sudden End")
    assert t.credits("corp") == 8
    assert t.names("archives") == ["Sudden End"]
    assert t.decision.seat == "runner"
