"""What happens instead of what was expected (9.9.8 to 9.9.11)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, Sub, When
from engine.netrunner.language.effects import Damage, Expose, Gain, GiveTags, Instead, Prevent, Trash
from engine.netrunner.language.flow import ChooseOne, Together
from engine.netrunner.language.happenings import would
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.selectors import Installed, Type, Unrezzed, target
from engine.netrunner.language.sets import Each
from engine.netrunner.objects.definitions import Definition, declared, definition
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from engine.speech.structs import inside
from tests.netrunner.asking import facing, go
from tests.netrunner.rules.printed import small_cards
from tests.netrunner.scenarios.making import corp, ice, runner

__all__ = ["small_cards"]


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


def test_9_9_9b_the_first_draw_is_the_one_that_replaces_another() -> None:
    """9.9.5a: Verbal Plasticity makes it one of 2 cards; The Class Act looks at 3 of them, once a turn."""
    t = facing("Verbal Plasticity", "The Class Act", grip=0)
    go(t, "Draw 1 card", "Use The Class Act")
    assert (t.decision.kind, len(t.options)) == ("target", 3)
    t.click("Sure Gamble (1)")
    t.next_action()
    assert len(t.names("grip")) == 2
    go(t, "Draw 1 card")
    t.next_action()
    assert len(t.names("grip")) == 3


def test_9_9_9c_replacements_apply_one_after_the_other_each_once() -> None:
    """9.9.11a: 1 net damage is 2 net damage, which is 1 meat damage; The Cleaners raises that."""
    corp("Twice", "asset", Static(InsteadOf("net_damage", (Damage("net", 2),))))
    corp("Club", "asset", Static(InsteadOf("net_damage", (Damage("meat", 1),), would("net_damage", least=2))))
    t = facing()
    t.root("Server 1", "Twice", rezzed=True)
    t.root("Server 2", "Club", rezzed=True)
    t.score_area(CORP, "The Cleaners")
    t.refresh()
    t.effect(CORP, Damage("net", 1))
    t.next_action()
    assert [(e.damage, e.n) for e in t.game.state.happened if e.kind is EventKind.DAMAGE] == [("meat", 2)]


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


def test_9_9_10_what_interrupts_did_to_the_rest_of_an_instruction_stays() -> None:
    """Snare! does 3 net damage and gives a tag: Decoy avoids the tag, and Tori Hanzō replaces the damage."""
    t = Table()
    t.rig("Decoy")
    t.hand(CORP, "Snare!")
    t.root("HQ", "Tori Hanzō", rezzed=True)
    t.hand(RUNNER, *["Sure Gamble"] * 4)
    t.set(corp_credits=9)
    t.start(RUNNER)
    go(t, "Run on HQ", "Access a random", "Pay 4", "Decoy: Prevent", "Pay 2")
    t.next_action()
    assert (t.game.state.core_damage, t.game.state.tags, len(t.names("grip"))) == (1, 0, 3)


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


def test_9_9_11a_nothing_replaces_what_was_prevented() -> None:
    """Data Mine's net damage is prevented by Feedback Filter; Tori Hanzō is not offered."""
    t = Table()
    t.rig("Feedback Filter")
    t.hand(RUNNER, *["Sure Gamble"] * 3)
    t.set(runner_credits=9, corp_credits=9)
    t.ice("HQ", "Data Mine")
    t.root("HQ", "Tori Hanzō", rezzed=True)
    t.start(RUNNER)
    go(t, "Run on HQ", "Let the unbroken", "Feedback")
    assert t.decision.seat == RUNNER
    assert t.offered("Feedback")  # 9.9.7a: the value can still be changed
    t.next_action()
    assert (t.credits(CORP), t.happened("damage")) == (9, 0)
