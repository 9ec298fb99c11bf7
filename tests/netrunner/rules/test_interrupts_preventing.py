"""What `engine/netrunner/rules/interrupts.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Tags
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Boost,
    Break,
    Damage,
    Expose,
    Gain,
    GiveTags,
    Instead,
    Prevent,
    Trash,
    TrashTop,
)
from engine.netrunner.language.flow import ChooseOne, Together
from engine.netrunner.language.happenings import would
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.selectors import Installed, Type, Unrezzed, target
from engine.netrunner.language.sets import AnyCard, Each
from engine.netrunner.objects.definitions import Definition, declared, definition
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.rules.shortcuts import break_all
from engine.netrunner.table.parts import EffectKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from engine.speech.structs import inside
from tests.netrunner.cards.playing import finish_run
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def test_9_3_6_an_interrupt_once_a_turn_has_one_chance_in_a_window() -> None:
    """9.6.9: of two effects of an instruction it hears, it changes one."""
    avoid = When(would("tag") | would("meat_damage"), (Prevent("tag", 1), Prevent("meat_damage", 1)),
                 interrupt=True, optional=True, once=True)  # fmt: skip
    runner("Nerves", "resource", avoid)
    ice("Both", Sub((Together((GiveTags(2), Damage("meat", 2))),)))
    t = Table()
    t.rig("Nerves")
    t.ice("HQ", "Both")
    t.hand(RUNNER, "Sure Gamble", "Sure Gamble")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    asked = 0
    while t.decision.kind == "interrupt":
        asked += 1
        t.answer([next(o.key for o in t.decision.options if o.verb == "trigger")])
    assert (asked, t.game.state.tags, len(t.names("grip"))) == (1, 1, 1)


def test_9_3_6c_strength_that_grows_by_nothing_is_no_way_to_break() -> None:
    """9.3.6c: without tags it never has strength enough."""
    breaker(
        "Wallflower", Paid(cost(credits=1), (Break(1),), interface=True),
        Paid(cost(credits=1), (Boost(Tags()),)), strength=1,
    )  # fmt: skip
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Wallflower")
    t.start(RUNNER)
    assert t.game.strength(t.card("Palisade")) == 2
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.game.encounter is None:
        t.answer([t.decision.options[-1].key])
    assert not break_all(t.game)


def test_9_3_6c_strength_that_costs_more_than_credits_is_no_shortcut() -> None:
    breaker(
        "Sledge",
        Paid(cost(credits=1), (Break(1),), interface=True),
        Paid(cost(clicks=1), (Boost(3),)),
        strength=1,
    )
    ice("Bulkhead", END, END, strength=4)
    t = Table(policy=POLICY)
    t.ice("HQ", "Bulkhead")
    t.rig("Sledge")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert not any(option.verb == "break_all" for option in t.decision.options)


def test_9_3_6c_only_an_interface_ability_breaks_all_in_one_press() -> None:
    """The first ability does not fit the ice, the second is no interface ability."""
    breaker(
        "Crowbar",
        Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
        Paid(cost(credits=1), (Break(1),)),
    )
    t = Table(policy=POLICY)
    t.ice("HQ", "Whitespace")
    t.rig("Crowbar")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert t.decision.kind == "window"
    assert not any(o.verb == "break_all" for o in t.decision.options)


def test_9_9_1_damage_is_no_trashing_to_those_who_interrupt() -> None:
    """An interrupt of trashing cannot prevent damage, nor the other way round."""
    wrong: list[tuple[EffectKind, EffectKind]] = [("net_damage", "trash"), ("trash", "net_damage")]
    for what, heard in wrong:
        with pytest.raises(DeclarationError, match="what it interrupts is"):
            runner("Wrong", "resource", Paid(cost(trash=True), (Prevent(what, 1),), interrupt=heard))


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


def test_9_9_4b_an_effect_about_no_card_is_about_no_card() -> None:
    """9.9.4b: an interrupt about cards does not hear of tags."""
    runner("Fussy", "resource", When(would("tag", what=AnyCard()), (Gain(5),), interrupt=True))
    t = Table()
    t.rig("Fussy")
    t.start(RUNNER)
    t.effect(CORP, GiveTags(1))
    assert t.credits(RUNNER) == 5


def test_9_9_5_what_prevents_one_trash_spares_one_card() -> None:
    """9.9.5: of two programs that would be trashed at once."""
    runner("Lifeline", "resource", Static(Prevents("trash_program", n=1)))
    t = Table()
    t.rig("Lifeline", "Leech", "Cleaver")
    t.start(RUNNER)
    t.effect(CORP, Trash(Each(Type("program"))))
    assert len(t.names("heap")) == 1


def test_9_9_5_any_number_of_damage_is_prevented() -> None:
    """9.9.6: as much as there is, if one wants to."""
    runner(
        "Shield",
        "resource",
        Paid(cost(trash=True), (Prevent("net_damage", 0, least=0),), interrupt="net_damage"),
    )
    t = Table()
    t.rig("Shield")
    t.hand(RUNNER, "Sure Gamble", "Leech", "Cleaver")
    ice("Stinger", Sub((Damage("net", 3),)))
    t.ice("HQ", "Stinger")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Let the unbroken")
    t.click("Shield")
    t.click("2")
    finish_run(t)
    assert len(t.names("grip")) == 2


def test_9_9_5_only_what_would_be_trashed_from_play_is_saved() -> None:
    """9.9.5: the program on top of the stack is no installed one that could be chosen."""
    keep = When(would("trash_program"), (Prevent("trash_program", 1),), interrupt=True)
    runner("Keeper", "resource", keep)
    sweep = Together((Trash(Each(Installed(RUNNER) & Type("program"))), TrashTop(1, who="you")))
    t = Table()
    t.rig("Leech", "Keeper")
    t.deck(RUNNER, "Cleaver")
    t.start(RUNNER)
    t.effect(RUNNER, sweep)
    t.next_action()
    assert ("Leech" in t.names("installed"), t.names("heap")) == (True, ["Cleaver"])


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


def test_9_9_5c_what_is_always_prevented_meets_no_condition() -> None:
    """9.9.4b: nothing is left that the second card could hear, although it changes nothing about it."""
    runner("Clean Record", "resource", Static(Prevents("tag", 1)))
    runner("Watcher", "resource", When(would("tag"), (Gain(3),), interrupt=True))
    ice("Marker", Sub((GiveTags(1),)))
    ice("Double Marker", Sub((GiveTags(2),)))
    t = Table()
    t.rig("Clean Record", "Watcher")
    t.ice("HQ", "Marker")
    t.ice("R&D", "Double Marker")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    t.next_action()
    assert (t.credits(RUNNER), t.game.state.tags) == (5, 0)
    t.play("Run on R&D", "Let the unbroken")
    t.next_action()
    assert (t.credits(RUNNER), t.game.state.tags) == (8, 1)


def test_9_9_5c_the_end_of_a_run_can_be_prevented() -> None:
    """9.9.5c, 6.1.4: an instruction of which nothing is left does nothing."""
    runner("Insistence", "resource", Static(Prevents("end_run")))
    ice("Dead End", END, Sub((GiveTags(1),)))
    t = Table()
    t.rig("Insistence")
    t.ice("HQ", "Dead End")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.game.run is not None
    assert t.game.state.tags == 1


def test_9_9_6_the_end_of_a_run_is_prevented_once() -> None:
    """9.9.6: it is one effect, of which preventing one leaves nothing."""
    stay = Paid(cost(trash=True), (Prevent("end_run", 1),), interrupt="end_run")
    runner("Wedged Door", "resource", stay)
    ice("Gate", END)
    t = Table()
    t.rig("Wedged Door")
    t.ice("HQ", "Gate")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.answer([next(o.key for o in t.decision.options if o.verb == "use")])
    t.next_action()
    assert t.happened("successful_run") == 1


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


def test_9_9_8_what_happens_instead_is_interrupted_for_what_it_is_about() -> None:
    """9.9.8: of the cards, the second is the one that would be trashed."""
    spared = When(would("trash", what=Type("program")), (Prevent("trash", 1),), interrupt=True)
    runner("Ward", "resource", spared)
    other = Trash(Each(Installed(RUNNER) & Type("program")))
    which = would("trash", what=Type("hardware"))
    runner("Decoy Duck", "resource", Static(InsteadOf("trash", (other,), which)))
    corp("Hammer", "operation", Play((Trash(target(Type("hardware"))),)))
    t = Table()
    t.rig("Ward", "Decoy Duck", "Carmen", "Pennyshaver")
    t.hand(CORP, "Hammer")
    t.start(CORP)
    t.click("Play Hammer")
    assert "Pennyshaver" in t.names("installed")
    assert "Carmen" in t.names("installed")


def test_9_9_8_what_an_effect_put_elsewhere_brings_about_happens_once() -> None:
    """9.9.8, 9.12.3: the mode that is chosen, then the rest of the ability."""
    mode = ChooseOne(((Gain(1), GiveTags(1)), (Gain(2), GiveTags(2))))
    runner("Veil", "resource", Static(InsteadOf("expose", (mode,))))
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.rig("Veil")
    t.start(RUNNER)
    t.effect(RUNNER, Expose(target(Unrezzed())), Gain(3))
    assert t.decision.kind == "mode"
    t.answer([t.decision.options[0].key])
    t.next_action()
    assert (t.credits(RUNNER), t.game.state.tags, t.happened("exposed")) == (5 + 1 + 3, 1, 0)


@pytest.mark.parametrize("also", [False, True])
def test_9_9_10_targets_of_what_is_replaced_are_targets_of_nothing(also: bool) -> None:
    """9.9.10, 1.15.1: instead of the expose a credit is gained; the other part keeps its own target."""
    runner("Veil", "resource", Static(InsteadOf("expose", (Gain(1),))))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.rig("Veil", "Leech", "Cleaver")
    t.start(RUNNER)
    expose, trash = Expose(target(Unrezzed())), Trash(target(Type("program")))
    t.effect(RUNNER, Together((expose, trash)) if also else expose)
    while t.decision.kind == "target":
        t.click("Cleaver" if t.offered("Cleaver") else "The facedown card in Server 1")
    assert (t.credits(RUNNER), t.happened("exposed")) == (6, 0)
    assert t.names("heap") == (["Cleaver"] if also else [])


def test_9_9_10_what_was_prevented_is_not_replaced() -> None:
    """9.9.10: with nothing left of the expected effect there is nothing to do instead."""
    runner("Shield", "resource", Static(Prevents("tag")))
    avoid = When(would("tag"), (Instead("tag", (Gain(5),)),), interrupt=True, optional=True)
    runner("Swindle", "resource", avoid)
    ice("Marker", Sub((GiveTags(1),)))
    t = Table()
    t.rig("Shield", "Swindle")
    t.ice("HQ", "Marker")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    while t.game.run is not None and t.decision.kind not in ("action", "window", "jack_out"):
        t.answer([t.decision.options[0].key])
    assert (t.game.state.tags, t.credits("runner")) == (0, 5)


def test_9_9_11_no_two_static_replacements_of_declared_cards_can_meet() -> None:
    """9.9.11: then nobody has to order them; breaches, which several replace, have a choice of their own."""
    found: dict[str, list[Definition]] = {}
    for code in declared():
        card = definition(code)
        for part in inside(card.abilities):
            if isinstance(part, InsteadOf) and part.kind != "breach":
                found.setdefault(part.kind, []).append(card)
    assert all(len(cards) == 1 for cards in found.values())
    assert all(card.facts.unique or card.type == "event" for cards in found.values() for card in cards)
