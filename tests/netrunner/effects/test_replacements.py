"""Static prevention and replacement, each time or for an effect of a pattern (9.9.5c, 9.9.8)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, Draw, Gain, GiveTags, Instead, Lose, Prevent, Trash
from engine.netrunner.language.flow import ChooseOne, ForNow, If, MayPay, Together
from engine.netrunner.language.happenings import TURN, First, would
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.language.sets import Each
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import OPPONENT, YOU
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import ice, runner


def test_the_first_of_each_turn_is_prevented() -> None:
    """9.9.5a, c: the second tag of the turn is not."""
    runner("Alibi", "resource", Static(Prevents("tag", 1, First(would("tag"), TURN))))
    ice("Double Tagger", Sub((GiveTags(2),)), Sub((GiveTags(2),)))
    t = Table()
    t.rig("Alibi")
    t.ice("HQ", "Double Tagger")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.game.state.tags == 3


def test_only_cards_of_a_set_are_saved_from_trashing() -> None:
    """9.9.5c: of several cards in one instruction."""
    runner("Vault", "resource", Static(Prevents("trash", what=Type("hardware"))))
    ice("Sweeper", Sub((Trash(Each(Installed(RUNNER) & (Type("program") | Type("hardware")))),)))
    t = Table()
    t.rig("Vault", "Forger", "Small Program")
    t.ice("HQ", "Sweeper")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.names("heap") == ["Small Program"]


def test_another_effect_happens_instead_and_the_rest_stays() -> None:
    """9.9.8b: net damage becomes a tag; the tag of the same instruction is still given.

    Rules: 9.9.8.
    """
    runner("Proxy", "resource", Static(InsteadOf("net_damage", (GiveTags(1),))))
    ice("Shock", Sub((Together((Damage("net", 2), Gain(1))),)))
    t = Table()
    t.rig("Proxy")
    t.hand("runner", "Diesel", "Diesel")
    t.ice("HQ", "Shock")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert (t.game.state.tags, len(t.names("grip")), t.credits("corp")) == (1, 2, 6)


def test_a_replacement_does_not_replace_its_own_effect_again() -> None:
    """9.9.9c: draw 2 instead of 1 for an ability, once."""
    runner("Doubler", "resource", Static(InsteadOf("draw", (Draw(2),), would("draw", by=YOU))))
    t = Table()
    t.rig("Doubler")
    t.start("runner")
    t.click("Draw")
    assert len(t.names("grip")) == 2


def test_whose_effect_it_is_matters() -> None:
    """9.9.8b: the opponent's draws are left alone."""
    runner("Doubler", "resource", Static(InsteadOf("draw", (Draw(2),), would("draw", by=OPPONENT))))
    t = Table()
    t.rig("Doubler")
    t.start("runner")
    t.click("Draw")
    assert len(t.names("grip")) == 1


def test_a_lingering_replacement() -> None:
    """9.9.8c: created ahead of time, for the rest of the turn."""
    runner("Plan", "event", Play((ForNow(InsteadOf("draw", (Gain(3),), would("draw", by=YOU)), "turn"),)))
    t = Table()
    t.hand("runner", "Plan")
    t.start("runner")
    t.play("Play Plan", "Draw")
    assert (t.names("grip"), t.credits("runner")) == ([], 8)


def test_damage_of_any_kind_is_prevented() -> None:
    """9.9.6b: one ability for net, meat and core damage."""
    runner("Padding", "hardware", Paid(cost(trash=True), (Prevent("damage", 2),), interrupt="damage"))
    for kind in ("net", "meat", "core"):
        ice(f"Hit {kind}", Sub((Damage(kind, 3),)))
        t = Table()
        t.rig("Padding")
        t.hand("runner", "Diesel", "Diesel", "Diesel")
        t.ice("HQ", f"Hit {kind}")
        t.start("runner")
        t.play("Run on HQ", "Let the unbroken", "Padding")
        assert len(t.names("grip")) == 2


def test_a_breach_of_some_servers_only() -> None:
    """6.7.4b: instead of breaching a remote server."""
    runner("Squeeze", "resource", Static(InsteadOf("breach", (Gain(4),), where=("remote",))))
    t = Table()
    t.rig("Squeeze")
    t.root("Server 1", "Plain Agenda")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    assert (t.credits("runner"), t.names("runner_score")) == (9, [])


@pytest.mark.parametrize("how", ["static", "interrupt"])
def test_you_and_this_are_those_of_the_card_that_replaces(how: str) -> None:
    """9.9.8: the Corp would do damage; the Runner's card draws for the Runner, and trashes itself."""
    then = (Draw(1), Trash())
    static = Static(InsteadOf("meat_damage", then))
    instead = When(would("meat_damage"), (Instead("meat_damage", then),), interrupt=True)
    runner("Cushion", "resource", static if how == "static" else instead)
    t = Table()
    t.rig("Cushion")
    t.hand("runner", "Diesel")
    t.root("Server 1", "Plain Asset", rezzed=True)
    t.start("corp")
    t.effect("corp", Damage("meat", 2), source="Plain Asset")
    assert (len(t.names("grip")), len(t.names("hq"))) == (2, 0)
    assert (t.names("installed"), t.names("heap")) == (["Plain Asset"], ["Cushion"])


def shocked(*then: Effect, how: str) -> Table:
    """The Runner's card does something instead of 2 net damage, with which the Corp gains 1 credit."""
    static = Static(InsteadOf("net_damage", then))
    instead = When(would("net_damage"), (Instead("net_damage", then),), interrupt=True)
    runner("Cushion", "resource", static if how == "static" else instead)
    ice("Shock", Sub((Together((Damage("net", 2), Gain(1))),)))
    t = Table()
    t.rig("Cushion")
    t.hand("runner", "Diesel", "Diesel")
    t.ice("HQ", "Shock")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    return t


@pytest.mark.parametrize("how", ["static", "interrupt"])
def test_what_happens_instead_may_ask(how: str) -> None:
    """9.9.8: the Runner is asked, pays, and draws; what else the instruction does still happens."""
    t = shocked(MayPay(cost(credits=2), (Draw(1), Trash())), how=how)
    assert (t.decision.seat, t.credits("runner")) == ("runner", 5)
    t.click("Pay 2 credits")
    t.next_action()
    assert (t.credits("runner"), len(t.names("grip")), t.credits("corp")) == (3, 3, 6)
    assert t.names("heap") == ["Cushion"], "this is the card that says so"


@pytest.mark.parametrize("how", ["static", "interrupt"])
def test_what_happens_instead_may_be_chosen(how: str) -> None:
    """9.11.4g: what is chosen are the next instructions."""
    t = shocked(ChooseOne(((GiveTags(2),), (Lose(5, least=1), Draw(1)))), how=how)
    t.click("Lose 1 to 5 credits")
    t.click("3")
    t.next_action()
    assert (t.game.state.tags, t.credits("runner"), len(t.names("grip"))) == (0, 2, 3)
    assert t.credits("corp") == 6


@pytest.mark.parametrize("how", ["static", "interrupt"])
def test_9_11_4g_what_follows_a_mode_of_what_happens_instead_follows_it(how: str) -> None:
    t = shocked(ChooseOne(((GiveTags(2),), (Draw(1),))), Lose(2), how=how)
    t.click("Take 2 tags")
    t.next_action()
    assert (t.game.state.tags, t.credits("runner"), t.credits("corp")) == (2, 3, 6)


def test_parts_of_one_instruction_may_ask_how_much() -> None:
    """9.11.1: a question is no pause. Each part is done once, in order; what they add comes in order, too."""
    tagged = If(Tagged(), (Gain(3),), otherwise=(GiveTags(1),))
    parts = (Lose(5, least=0), Gain(1), tagged, If(Tagged(), (Draw(3),), otherwise=(Draw(1),)))
    runner("Split", "event", Play((Together(parts),)))
    t = Table()
    t.hand("runner", "Split")
    t.start("runner")
    t.play("Play Split", "4")
    assert (t.credits("runner"), t.game.state.tags, len(t.names("grip"))) == (2, 1, 1)
    orders = [event.kind for event in t.events if event.kind in (EventKind.TAG, EventKind.DRAW)]
    assert orders == [EventKind.TAG, EventKind.DRAW]


def test_nobody_announces_targets_for_what_happens_instead() -> None:
    """1.15.3: it is imminent already, so that nothing would be done. Refused where it is declared."""
    trash = Trash(target(Installed(RUNNER)))
    with pytest.raises(DeclarationError, match="InsteadOf: nobody announces targets"):
        runner("Probe", "resource", Static(InsteadOf("tag", (trash,))))
    with pytest.raises(DeclarationError, match="Instead: nobody announces targets"):
        runner("Probe", "resource", When(would("tag"), (Instead("tag", (trash,)),), interrupt=True))
    runner("Probe", "resource", Static(InsteadOf("breach", (trash,))))


def test_damage_that_is_replaced_is_of_the_kind_that_is_still_to_be_done() -> None:
    """9.9.11a: what was prevented is nothing to replace."""
    shield = When(would("net_damage"), (Prevent("net_damage", 0),), interrupt=True)
    salve = When(would("meat_damage"), (Instead("damage", (Gain(3),)),), interrupt=True)
    runner("Shield", "resource", shield)
    runner("Salve", "resource", salve)
    t = Table(policy=ASK_ALL)
    t.rig("Shield", "Salve")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.effect("corp", Together((Damage("net", 1), Damage("meat", 2))))
    for _ in range(9):
        if t.decision.kind == "window":
            break
        t.click("Shield" if t.offered("Shield") else t.options[0])
    assert (t.credits("runner"), len(t.names("heap"))) == (8, 0)
