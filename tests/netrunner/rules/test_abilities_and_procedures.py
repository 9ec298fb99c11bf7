"""Chapters 8 to 10: procedures, abilities, windows, checkpoints, damage, tags."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.effects import (
    ArrangeTop,
    Damage,
    Draw,
    Gain,
    GiveTags,
    Lose,
    PlaceCounters,
    RemoveFromGame,
    Search,
    Swap,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


def test_8_3_1_arranging_puts_the_top_cards_in_the_order_the_player_wants() -> None:
    """8.3.1a, 8.3.3, 1.12.3: they are new objects; a single card is not arranged."""
    t = Table()
    old = t.deck("corp", "Palisade", "Enigma")
    t.start("corp")
    t.effect("corp", ArrangeTop(2))
    t.click("Enigma", "Palisade") if t.decision.minimum == 2 else t.play("Enigma", "Palisade")
    assert t.names("rd")[:2] == ["Enigma", "Palisade"]
    assert not set(old) & set(t.game.state.zones["rd"])


def test_8_4_2_cards_drawn_come_from_the_top_together() -> None:
    """8.4.1, 8.4.2a, 8.2.2a: what looks for drawing sees them in the set-aside zone.

    Rules: 8.4.3a.
    """
    t = Table()
    t.deck("corp", "Palisade", "Enigma", "Tithe")
    t.root("Server 1", "Raman Rai", rezzed=True)
    t.start("corp")
    t.click("Draw 1 card")
    assert t.names("set_aside") == t.names("hq") == []
    assert t.names("rd")[0] == "Enigma"
    assert t.names("rd")[-1] == "Palisade"  # Raman Rai put the drawn card to the bottom


def test_8_5_6b_the_corp_may_trash_ice_before_it_installs_ice() -> None:
    """8.5.7, 8.5.11a: what goes is not counted for the install cost, and is facedown in Archives."""
    t = Table()
    t.ice("HQ", "Palisade", "Enigma", rezzed=False)
    t.hand("corp", "Tithe")
    t.start("corp")
    t.click("Install Tithe protecting HQ, trashing first")
    t.click("Palisade")
    t.next_action()
    assert t.names("archives") == ["Palisade"]
    assert not t.card("Palisade", "archives").faceup
    assert t.names("installed") == ["Enigma", "Tithe"]
    assert t.credits("corp") == 4


def test_8_5_1b_a_card_is_uninstalled_when_it_leaves() -> None:
    """9.1.8, 1.13.7: to another zone, however it goes."""
    t = Table()
    t.rig("Tech Trader")
    t.start("runner")
    t.effect("runner", RemoveFromGame(target(Installed("runner"))))
    assert [event.kind for event in t.events if event.kind == "uninstalled"] == ["uninstalled"]


def test_8_7_1_a_search_looks_at_the_whole_zone_and_shuffles_it() -> None:
    """8.7.1a, 8.7.2a, 8.7.3, 8.7.4, 4.2.3a, 4.8.4, 1.15.1a: what is found lies aside facedown meanwhile."""
    t = Table()
    t.deck("runner", "Leech", "Cleaver", "Tech Trader")
    t.start("runner")
    before = t.game.state.zones["stack"]
    t.effect("runner", Search(Type("program")))
    assert t.decision.kind == "search"
    assert t.options == ["Find Cleaver", "Find Leech", "Find nothing"]
    t.click("Find Leech")
    assert len(t.game.state.zones["stack"]) == len(before) - 1
    assert not set(t.game.state.zones["stack"]) & set(before)


def test_8_7_2e_nothing_need_be_found() -> None:
    t = Table()
    t.deck("runner", "Leech")
    t.start("runner")
    t.effect("runner", Search(Type("program")))
    t.click("Find nothing")
    assert "Leech" in t.names("stack")


def test_8_8_1_swapped_ice_exchanges_places_with_all_that_is_hosted() -> None:
    """8.8.3a, 8.8.2, 1.12.5: the same objects in each other's places.

    Rules: 8.8.3, 1.12.4.
    """
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma", advancement=2)
    t.start("corp")
    one, two = t.card("Palisade").oid, t.card("Enigma").oid
    t.effect("corp", Swap(Installed("corp") & Type("ice")))
    while not t.offered("Gain 1 credit"):
        t.answer([t.asked.options[0].key])
    assert t.game.state.servers["hq"].ice == (two,)
    assert t.game.state.servers["rd"].ice == (one,)
    assert t.card("Enigma").advancement == 2


def test_9_1_2_an_ability_resolves_its_instructions_in_order() -> None:
    """9.1.2, 10.3.5, 9.11.2a: with a checkpoint after each, in which the Runner loses the game.

    Rules: 9.3.4d.
    """
    t = Table()
    t.start("corp")
    t.effect("corp", Gain(2), Lose(3), Gain(1))
    assert t.credits("corp") == 5
    t.effect("corp", Damage("net", 1), Gain(9))
    assert t.winner == CORP
    assert t.credits("corp") == 5


def test_9_1_8f_what_can_be_advanced_can_be_advanced_facedown() -> None:
    """1.18.3, 9.1.8."""
    t = Table()
    t.root("Server 1", "Urtica Cipher")
    t.start("corp")
    assert t.offered("Advance Urtica Cipher")


def test_9_2_7a_players_pass_in_turn_until_both_have() -> None:
    """9.2.4b, 9.2.4c, 9.2.7f: whoever acts keeps priority, and the other player gets another chance.

    Rules: 9.2.7, 9.5.2e.
    """
    t = Table(policy=ASK_ALL)
    t.rig("Tech Trader")
    t.root("Server 1", "Once Asset", rezzed=True)
    t.start("corp")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", CORP)
    t.click("Once Asset")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", CORP)
    t.click("Pass")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", RUNNER)
    t.click("Tech Trader")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", RUNNER)
    t.click("Pass")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", CORP)
    t.click("Pass")
    assert (t.decision.step, t.decision.seat) == ("5.6.2b", CORP)


def test_9_2_8b_reactions_come_from_the_active_player_first() -> None:
    """9.2.8a, 9.2.8c, 9.6.8, 9.6.8a, 9.6.9b, 9.2.4a: mandatory ones cannot be passed, in any order one
    likes.

    Rules: 9.2.8d.
    """
    t = Table(policy=ASK_ALL)
    t.rig("Wyldside", "Underworld Contact", "Toolbox")
    t.start("runner", turn_begins=True)
    while t.decision.kind == "window":
        t.answer([o.key for o in t.asked.options if o.passing])
    assert (t.decision.kind, t.decision.seat) == ("reaction", RUNNER)
    assert "Pass" not in t.options
    assert t.options == ["Use Wyldside: Draw 2 cards", "Use Underworld Contact: Gain 1 credit"]
    t.click("Underworld Contact")
    assert t.credits("runner") == 6
    assert t.options == ["Use Wyldside"]


def test_9_2_8e_optional_reactions_can_be_passed() -> None:
    """9.6.9a, 9.6.11: and are gone then."""
    t = Table()
    t.rig("Aesop's Pawnshop", "Tech Trader")
    t.start("runner", turn_begins=True)
    t.pass_until("Aesop")
    assert t.decision.seat == RUNNER
    passing = [o.key for o in t.asked.options if o.passing]
    t.answer(passing)
    assert t.names("installed") == ["Aesop's Pawnshop", "Tech Trader"]
    assert not t.offered("Aesop")


def test_9_4_2_a_static_ability_holds_only_while_its_condition_does() -> None:
    """9.4.1, 9.4.4, 9.3.2c: Palisade is stronger where it protects a remote server."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("Server 1", "Enigma")
    t.start("corp")
    assert t.game.strength(t.card("Palisade")) == 2
    t.effect("corp", Swap(Installed("corp") & Type("ice")))
    while not t.offered("Gain 1 credit"):
        t.answer([t.asked.options[0].key])
    assert t.game.strength(t.card("Palisade")) == 4


def test_9_5_2a_a_paid_ability_with_a_click_is_an_action() -> None:
    """1.11.3c, 9.5.3, 9.5.6b to h, 1.16.9: it costs the click first, then resolves."""
    t = Table()
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=6)
    t.start("corp")
    t.click("Regolith Mining License")
    assert (t.clicks("corp"), t.credits("corp")) == (2, 8)
    assert t.card("Regolith Mining License").credit == 3


def test_9_6_4_each_time_a_condition_is_met_there_is_an_instance() -> None:
    """9.6.4a, 9.6.5a, 9.6.15b to g: Pennyshaver places a credit for each successful run.

    Rules: 9.6.2.
    """
    t = Table()
    t.rig("Pennyshaver")
    t.start("runner")
    for n in (1, 2):
        t.click("Run on Archives")
        t.next_action()
        assert t.card("Pennyshaver").credit == n


def test_9_7_2a_an_events_instructions_resolve_one_after_another() -> None:
    """9.7.2b to f, 8.6.2b, 8.6.4, 9.11.1d: Process Automation gains two credits, then draws."""
    t = Table()
    t.hand("runner", "Process Automation")
    t.deck("runner", "Leech")
    t.start("runner")
    t.click("Play Process Automation")
    assert (t.credits("runner"), t.names("grip"), t.names("heap")) == (7, ["Leech"], ["Process Automation"])


def test_9_8_5b_subroutines_of_what_changed_are_counted_anew() -> None:
    """9.8.3a, 9.8.3b: Ashigaru has as many as there are cards in HQ, and loses the last ones first."""
    t = Table()
    t.ice("HQ", "Ashigaru")
    t.hand("corp", "Palisade", "Enigma", "Tithe")
    t.start("corp")
    oid = t.card("Ashigaru").oid
    first = t.game.sub_ids(oid)
    assert len(first) == 3
    t.effect("corp", Draw(1))
    assert len(t.game.sub_ids(oid)) == 4
    assert t.game.sub_ids(oid)[:3] == first
    t.empty_deck("corp")
    for card in t.game.state.zones["hq"][1:]:
        del t.game.state.cards[card]
    t.game.state.zones["hq"] = t.game.state.zones["hq"][:1]
    t.game.forget()
    assert t.game.sub_ids(oid) == first[:1]


@pytest.mark.parametrize(("uses", "left"), [(0, 0), (1, 2)])
def test_9_9_3a_damage_is_prevented_before_it_is_done(uses: int, left: int) -> None:
    """9.9.6b, 9.9.7d, 9.2.9a to d, 9.9.4, 9.5.2b: three meat damage against two cards and a Plascrete
    Carapace.

    Rules: 9.2.9, 9.3.6d.
    """
    t = Table()
    t.hand("runner", "Leech", "Cleaver")
    t.rig("Plascrete Carapace")
    t.start("corp")
    t.effect("corp", Damage("meat", 3))
    assert t.decision.kind == "interrupt"
    if uses:
        t.click("Plascrete")
        t.next_action()
        assert len(t.names("grip")) == left
        assert t.winner is None
    else:
        t.answer([o.key for o in t.asked.options if o.passing])
        assert t.winner == CORP


def test_9_9_6a_tags_are_avoided_one_by_one() -> None:
    """9.9.3b, 9.9.5: Decoy takes one of two tags."""
    t = Table()
    t.rig("Decoy")
    t.start("corp")
    t.effect("corp", GiveTags(2))
    t.click("Decoy")
    t.next_action()
    assert t.game.state.tags == 1
    assert t.names("heap") == ["Decoy"]


def test_9_9_5b_what_was_prevented_did_not_happen() -> None:
    """9.9.2a: Mr. Stone does nothing when the only tag is avoided."""
    t = Table()
    t.root("Server 1", "Mr. Stone", rezzed=True)
    t.rig("Decoy")
    t.hand("runner", "Leech")
    t.start("corp")
    t.effect("corp", GiveTags(1))
    t.click("Decoy")
    t.next_action()
    assert t.names("grip") == ["Leech"]


def test_9_10_1_what_lasts_is_independent_of_its_source() -> None:
    """9.1.5a, 8.6.4: Tinkering is trashed, and the ice is a sentry for the turn (9.10.4).

    Rules: 9.3.4e.
    """
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Tinkering")
    t.start("runner")
    t.click("Play Tinkering")
    assert t.names("heap") == ["Tinkering"]
    assert "sentry" in t.game.subtypes(t.card("Palisade"))
    t.game.set_orders(RUNNER, Orders())
    while t.game.state.active == RUNNER:
        t.click("Gain 1 credit")
    assert "sentry" not in t.game.subtypes(t.card("Palisade"))


def test_9_12_2b_a_calculated_amount_is_one_effect() -> None:
    """9.12.2c, 1.16.2b: Cayambe Grid asks 2 credits for each advanced piece of ice, all at once."""
    t = Table()
    t.ice("Server 1", "Palisade", rezzed=False, advancement=1)
    t.ice("Server 1", "Enigma", rezzed=False, advancement=2)
    t.root("Server 1", "Cayambe Grid", rezzed=True)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("4 credits")
    assert t.offered("4 credits")


@pytest.mark.parametrize("kind", ["net", "meat", "core"])
def test_10_4_2a_damage_trashes_cards_at_random(kind: Literal["net", "meat", "core"]) -> None:
    """10.4.2b, 10.4.3, 4.3.9b: one a point, together; core damage leaves its mark."""
    t = Table()
    t.hand("runner", "Leech", "Cleaver", "Unity")
    t.start("corp")
    t.effect("corp", Damage(kind, 2))
    assert (len(t.names("grip")), len(t.names("heap"))) == (1, 2)
    assert t.game.state.core_damage == (2 if kind == "core" else 0)
    assert t.game.hand_size(RUNNER) == (3 if kind == "core" else 5)


def test_10_4_4_more_damage_than_cards_flatlines() -> None:
    t = Table()
    t.hand("runner", "Leech")
    t.start("corp")
    t.effect("corp", Damage("net", 1))
    assert t.winner is None
    t.effect("corp", Damage("net", 1))
    assert t.winner == CORP


def test_10_7_1_link_is_added_up() -> None:
    """2.9.1, 3.1.3, 10.7: base link and what is installed."""
    t = Table()
    t.rig("Forger", "Toolbox", "Dyson Mem Chip")
    t.start("runner")
    assert t.game.link() == 4
    t.effect("runner", Trash(target(Installed("runner") & Type("hardware"), most=3, least=3)))
    assert t.game.link() == 0


def test_10_9_4_loaded_counters_are_counters_like_others() -> None:
    """10.9.2, 1.9.2a, 1.9.5h: the card is empty when the last of them is gone, whoever took it."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=3, loaded=("credit",))
    t.start("corp")
    t.effect("corp", TakeCredits(3), source="Nico Campaign")
    t.next_action()
    assert t.names("archives") == ["Nico Campaign"]
    assert t.credits("corp") == 8


def test_1_9_2a_counters_are_placed_from_the_bank() -> None:
    """1.9.5f, 1.9.5h, 1.9.5i: of any kind, as many as are wanted."""
    t = Table()
    t.rig("Leech")
    t.start("runner")
    for kind in ("virus", "power", "agenda"):
        t.effect("runner", PlaceCounters(kind, 2, target(Installed("runner"))))
    card = t.card("Leech")
    assert (card.virus, card.power, card.agenda) == (2, 2, 2)
