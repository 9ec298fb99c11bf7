"""Chapters 8 to 10: procedures, abilities, windows, checkpoints, damage, tags."""

from __future__ import annotations

from engine.netrunner import Orders
from engine.netrunner.language.effects import (
    ArrangeTop,
    Damage,
    Gain,
    Lose,
    PlaceCounters,
    Search,
    Swap,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.selectors import Installed, Type, target
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


def test_9_7_2a_an_events_instructions_resolve_one_after_another() -> None:
    """9.7.2b to f, 8.6.2b, 8.6.4, 9.11.1d: Process Automation gains two credits, then draws."""
    t = Table()
    t.hand("runner", "Process Automation")
    t.deck("runner", "Leech")
    t.start("runner")
    t.click("Play Process Automation")
    assert (t.credits("runner"), t.names("grip"), t.names("heap")) == (7, ["Leech"], ["Process Automation"])


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
