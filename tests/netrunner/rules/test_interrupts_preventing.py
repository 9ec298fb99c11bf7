"""Preventing: what is left of an instruction, and who hears of what was prevented (9.9.1 to 9.9.6)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Damage,
    Gain,
    GiveTags,
    KeepFacedown,
    Prevent,
    Trash,
    TrashTop,
)
from engine.netrunner.language.flow import Delayed, Together
from engine.netrunner.language.happenings import would
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.selectors import Installed, ThisCard, Type
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.parts import EffectKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.cards.playing import finish_run
from tests.netrunner.scenarios.making import END, corp, ice, runner


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


AVOID = When(would("tag"), (Prevent("tag", 1),), interrupt=True, optional=True)


def test_9_6_10_an_interrupt_whose_source_went_is_not_pending_any_more() -> None:
    """9.6.10: what trashes the other one leaves the Runner with one tag less, not two."""
    runner("Alibi", "resource", AVOID)
    runner("Traitor", "resource", When(would("tag"), (Prevent("tag", 1), Trash(Each(Named("Alibi")))),
                                       interrupt=True, optional=True))  # fmt: skip
    ice("Marker", Sub((GiveTags(3),)))
    t = Table()
    t.rig("Alibi", "Traitor")
    t.ice("HQ", "Marker")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    traitor = t.card("Traitor").oid
    t.answer([next(o.key for o in t.decision.options if o.oid == traitor)])
    assert t.decision.kind != "interrupt"
    t.next_action()
    assert t.game.state.tags == 2


def test_9_6_13_a_delayed_interrupt_needs_its_source_no_more() -> None:
    """9.6.13, 9.10.1: the event that made it is in the heap."""
    runner("Lie Low", "event", Play((Delayed(AVOID, "turn"),)))
    ice("Marker", Sub((GiveTags(3),)))
    t = Table()
    t.hand(RUNNER, "Lie Low")
    t.ice("HQ", "Marker")
    t.start(RUNNER)
    t.click("Play Lie Low")
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.answer([next(o.key for o in t.decision.options if o.verb == "trigger")])
    t.next_action()
    assert t.game.state.tags == 2


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


def test_9_9_4c_what_is_not_added_comes_with_nothing() -> None:
    """9.9.4c: the addition that Project Vacheron is about was prevented: it is not relevant any more."""
    would_be_added = When(would("runner_score"), (Prevent("runner_score", 0),), interrupt=True)
    corp("Keeper", "asset", would_be_added)
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Keeper", rezzed=True)
    t.hand(CORP, "Project Vacheron")
    t.start(RUNNER)
    go(t, "Run on HQ", "Steal", "Use Keeper")
    assert t.options == ["Pass"]
    t.next_action()
    assert t.names("hq") == ["Project Vacheron"]


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


def told(t: Table, seat: str) -> list[str]:
    """Why the seat cannot do what it cannot do now."""
    return [line for _, lines in t.game.why_not(seat, "en") for line in lines]


@pytest.mark.parametrize(("title", "told"), [("Leech", 1), ("Docklands Pass", 0)])
def test_9_9_5c_what_spares_no_card_prevents_nothing(title: str, told: int) -> None:
    runner("Vault", "resource", Static(Prevents("trash", what=Type("program"))))
    t = Table()
    t.rig("Vault", title)
    t.start(CORP)
    t.effect(CORP, Trash(Each(Named(title))))
    assert t.happened("prevented") == told
    assert (title in t.names("installed")) is bool(told)


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


def test_1_16_1b_what_prevents_once_a_turn_need_not_be_used_so_that_its_effect_can_be_paid() -> None:
    """9.6.9: an ability that can be used once is optional. Funhouse: end the run unless you take 1 tag."""
    runner("Alibi", "resource", When(would("tag"), (Prevent("tag", 1),), interrupt=True, once=True))
    t = Table()
    t.rig("Alibi")
    t.ice("HQ", "Funhouse")
    t.start(RUNNER)
    t.play("Run on HQ", "Take 1 tag")
    assert t.game.run is not None


def test_8_2_2_what_is_turned_facedown_instead_of_trashed_is_active_no_more() -> None:
    kept = When(would("trash", what=ThisCard()), (KeepFacedown(),), interrupt=True)
    runner("Sleeper", "program", Static(Modify("link", 1)), kept)
    t = Table()
    t.rig("Sleeper")
    t.start(RUNNER)
    assert t.game.link() == 1
    t.effect(CORP, Trash(Each(Named("Sleeper"))))
    assert (t.names("installed"), t.game.link()) == (["Sleeper"], 0)


def test_9_9_4c_what_kept_a_card_from_one_instruction_keeps_it_from_no_other() -> None:
    """8.2.2: Harbinger stays, facedown; the next instruction trashes all that is installed."""
    t = Table()
    t.rig("Harbinger")
    t.start(RUNNER)
    t.effect(CORP, Trash(Each(Named("Harbinger"))), Trash(Each(Installed(RUNNER))))
    assert (t.names("installed"), t.names("heap")) == ([], ["Harbinger"])
